// The flow of watch-files by itself: what the clock makes it do.
import { expect, test } from '@jest/globals';
import { parseWatchFilesInputs } from '../../../../src/actions/watch-files/inputs.ts';
import { watchFiles } from '../../../../src/actions/watch-files/watch-files.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import type { Runner } from '../../../../src/runner/runner.ts';
import type { FileEventsRequest } from '../../../../src/service/events/file-events.ts';
import { hear } from '../../../support/action-runner/heard.ts';

const event = { type: 'CREATE', path: '/a', isDir: undefined, json: '{"type":"CREATE","path":"/a"}' } as const;

/**
 * Watches, and writes everything down.
 * @param follow plays the stream; time passes when it says so.
 */
async function watch(
	inputs: Record<string, string>,
	follow: (request: FileEventsRequest, pass: (ms: number) => void) => Promise<void>,
) {
	const { heard, clock, edges } = hear();
	const runner = { ...edges, jsonLines: () => ({ path: '/f', add: () => true }) } as unknown as Runner;
	const given: Record<string, string> = { 'browser-id': 'b', 'watch-id': 'w', ...inputs };
	const isGreen = await watchFiles(
		parseWatchFilesInputs((name) => given[name] ?? ''),
		runner,
		(request) => follow(request, clock.pass),
	);
	return { isGreen, ...heard };
}

test('a long wait shows a sign of life every 30 s', async () => {
	const { isGreen, said } = await watch({ 'until-type': 'CREATE', timeout: '600' }, async ({ take }, pass) => {
		pass(30_000);
		take({ ...event, type: 'WRITE' });
		pass(30_000);
		take(event);
	});
	expect(isGreen).toBe(true);
	expect(said).toContain('info: Still watching after 30 s: no event arrived so far');
	expect(said).toContain('info: Still watching after 1 min 00 s: 1 event arrived so far');
});

test('the bound is reached, and the awaited event has not come', async () => {
	const inputs = { 'until-type': 'DELETE', 'max-events': '2' };
	const { isGreen, said, outputs } = await watch(inputs, async ({ take }) => {
		expect([take(event), take(event)]).toEqual([false, true]);
	});
	expect({ isGreen, outputs }).toMatchObject({ isGreen: false, outputs: { count: '2', matched: '' } });
	expect(said.at(-1)).toBe(
		'error: Waited for a DELETE ("max-events": 2); 2 events arrived, but not the expected one. Compare until-type and until-path with the events, or raise "max-events".',
	);
});

test.each([
	{ opened: 1, events: 1, says: /1 event arrived\. Compare until-type and until-path with the events, or raise/ },
	{ opened: 1, events: 0, says: /no event arrived\. Check that the watch is on the right folder/ },
	{ opened: 0, events: 0, says: /no event arrived\. The service has not responded yet; it may respond only with/ },
])('the time is over: the failure says what came ($events events, opened $opened times)', async ({ says, ...came }) => {
	const inputs = { 'until-type': 'DELETE', timeout: '2' };
	const { isGreen, said, outputs, summary } = await watch(inputs, async ({ take, opened }) => {
		if (came.opened > 0) opened?.();
		for (let nth = 0; nth < came.events; nth++) take({ ...event, isDir: true });
		throw new Interrupted('deadline');
	});
	expect({ isGreen, outputs }).toEqual({
		isGreen: false,
		outputs: { 'events-file': '/f', count: String(came.events), matched: '' },
	});
	expect(said.at(-1)).toMatch(/^error: Waited 2\.0 s for a DELETE \("timeout"\); /);
	expect(said.at(-1)).toMatch(says);
	expect(summary).toContain('⌛ Watching the files: timed out');
	if (came.events > 0) expect(summary).toContain('| CREATE | `/a` (folder) |');
});
