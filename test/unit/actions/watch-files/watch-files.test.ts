// The flow of watch-files by itself: what the clock makes it do.
import { expect, test } from '@jest/globals';
import { parseWatchFilesInputs } from '../../../../src/actions/watch-files/inputs.ts';
import { type WatchFilesEdges, watchFiles } from '../../../../src/actions/watch-files/watch-files.ts';
import { DeadlineReached } from '../../../../src/domain/failures/interruption.ts';
import { systemClock } from '../../../../src/runner/clock.ts';
import type { FileEventsRequest } from '../../../../src/service/events/file-events.ts';

const GIVEN: Record<string, string> = {
	'api-key': 'key-for-tests',
	'base-url': 'https://x.example',
	'browser-id': 'b',
	'watch-id': 'w',
};
const event = { type: 'CREATE', path: '/a', isDir: undefined, json: '{"type":"CREATE","path":"/a"}' } as const;

/** Edges that write everything down; time passes when the test says so. */
function record(
	follow: (request: FileEventsRequest, tick: (toMs: number) => void) => Promise<void>,
	/** Lines that the events file takes. */
	most = 100,
) {
	const seen = {
		summary: '',
		lines: [] as string[],
		written: [] as string[],
		outputs: {} as Record<string, string>,
		intervalMs: 0,
		stopped: false,
	};
	let now = 0;
	let ticked = () => {};
	const say = (line: string) => void seen.lines.push(line);
	const edges: WatchFilesEdges = {
		log: {
			info: say,
			debug: say,
			notice: say,
			warning: say,
			error: say,
			group: say,
			groupLine: (_, line) => say(line),
		},
		outputs: { set: (values) => void Object.assign(seen.outputs, values) },
		summary: {
			write: async (render) => {
				seen.summary = render((text) => text);
			},
		},
		clock: {
			...systemClock,
			now: () => now,
			every(ms, tick) {
				seen.intervalMs = ms;
				ticked = tick;
				return () => {
					seen.stopped = true;
				};
			},
		},
		cancel: new AbortController().signal,
		fileEvents: {
			follow: (request) =>
				follow(request, (toMs) => {
					now = toMs;
					ticked();
				}),
		},
		jsonLines: () => ({
			path: '/f',
			add: (json) => seen.written.push(json) <= most,
		}),
	};
	return { edges, seen };
}

test('a long wait shows a sign of life at least every 30 s', async () => {
	const { edges, seen } = record(async ({ take }, tick) => {
		tick(30_000);
		take({ ...event, type: 'WRITE' });
		tick(60_000);
		take(event);
	});
	const inputs = parseWatchFilesInputs((name) => ({ ...GIVEN, 'until-type': 'CREATE', timeout: '600' })[name] ?? '');
	expect(await watchFiles(inputs, edges)).toBe(true);
	expect(seen.intervalMs).toBeLessThanOrEqual(30_000);
	expect(seen.lines).toContain('Still watching after 30 s: no event arrived so far');
	expect(seen.lines).toContain('Still watching after 1 min 00 s: 1 event arrived so far');
	expect(seen).toMatchObject({ stopped: true });
});

test.each([
	{
		opened: 1,
		events: 1,
		says: /1 event arrived\. Compare until-type and until-path with the events, or raise "timeout"\.$/,
	},
	{ opened: 1, events: 0, says: /no event arrived\. Check that the watch is on the right folder/ },
	{
		opened: 0,
		events: 0,
		says: /no event arrived\. The service has not responded yet; it may respond only with the first/,
	},
])('the time is over: the failure says what came ($events events, opened $opened times)', async ({ says, ...came }) => {
	const { edges, seen } = record(async ({ take, opened }) => {
		if (came.opened > 0) opened(came.opened);
		for (let nth = 0; nth < came.events; nth++) take({ ...event, isDir: true });
		throw new DeadlineReached();
	});
	const inputs = parseWatchFilesInputs((name) => ({ ...GIVEN, 'until-type': 'DELETE', timeout: '2' })[name] ?? '');
	expect(await watchFiles(inputs, edges)).toBe(false);
	expect(seen.lines.at(-1)).toMatch(/^Waited 2\.0 s for a DELETE \("timeout"\); /);
	expect(seen.lines.at(-1)).toMatch(says);
	expect(seen.outputs).toEqual({ 'events-file': '/f', count: String(came.events), matched: '' });
	expect(seen.summary).toContain('⌛ Watching the files: timed out');
	if (came.events > 0) expect(seen.summary).toContain('| 1 | CREATE | `/a` (folder) |');
});

test('something unexpected fails the step with its own message', async () => {
	const { edges, seen } = record(async () => {
		throw new TypeError('x is not a function');
	});
	const inputs = parseWatchFilesInputs((name) => GIVEN[name] ?? '');
	expect(await watchFiles(inputs, edges)).toBe(false);
	expect(seen.lines.at(-1)).toMatch(/^The action stopped on an unexpected TypeError: x is not a function\./);
	expect(seen).toMatchObject({ stopped: true });
});

test('the summary counts what the events file does not take', async () => {
	const { edges, seen } = record(async ({ take }) => {
		for (const next of [event, event, event]) take(next);
	}, 2);
	const inputs = parseWatchFilesInputs((name) => ({ ...GIVEN, 'max-events': '3' })[name] ?? '');
	expect(await watchFiles(inputs, edges)).toBe(true);
	expect(seen.summary).toContain('The events file is full (64 MiB at most): 1 event not written.');
	expect(seen.lines.at(-1)).toBe('Done after 3 events: CREATE /a');
});
