// Steps that end while V8 is still at work, many at a time: none may hang at its end. Run by `npm run test:ends`, because it
// needs hundreds of steps: where an end can hang, one in a hundred does.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { startAction } from '../action-runner/start-action.ts';
import { makeWorkspace } from '../action-runner/workspace.ts';
import { inTurn } from '../scenarios/secrets/evidence.ts';

const STEPS = 600;
/** More than there are cores: a thread of V8 that has to wait for one is still at work at the end. */
const AT_ONCE = 12;
/** Milliseconds after which a step hangs, and is killed: one of them takes 2 s. Any other signal is a crash. */
const HANGS_MS = 60_000;
/** Characters of an output: what is read of it fills the heap up to its limit. */
const OUTPUT = 16_777_217;

const record = (status: string, more = {}) => ({
	id: 'inv_1',
	app_name: 'shop',
	action_name: 'long',
	version: 'latest',
	status,
	started_at: new Date(0).toISOString(),
	...more,
});

/** A service whose invocation has ended at the second look, with a record and a last event of 16 MiB. */
function longOutputs(): RequestListener {
	const ended = record('succeeded', { output: JSON.stringify('x'.repeat(OUTPUT - 2)) });
	const whole = Buffer.from(JSON.stringify(ended));
	const event = { event: 'invocation_state', timestamp: new Date(0).toISOString(), invocation: ended };
	const frame = Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
	const seen = new Set<string>();
	return (request, response) => {
		const { method, url = '', headers } = request;
		const [, step = ''] = headers.authorization?.split(' ') ?? [];
		const json = (status: number, body: string | Buffer) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(body);
		request.resume();
		if (method === 'POST') json(202, JSON.stringify(record('queued')));
		else if (url.endsWith('/browsers')) json(200, '{"browsers":[]}');
		else if (url.includes('/events')) response.writeHead(200, { 'content-type': 'text/event-stream' }).end(frame);
		else if (seen.has(step)) json(200, whole);
		else {
			seen.add(step);
			json(200, JSON.stringify(record('running')));
		}
	};
}

test('no step hangs at its end', async () => {
	const server = createServer(longOutputs()).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const workspace = makeWorkspace({});
	const began = performance.now();
	try {
		const ends = await inTurn(
			Array.from({ length: STEPS }, (_, at) => at),
			async (at) => {
				const { child, finished } = startAction({
					action: 'invoke-action',
					workspace: workspace.path,
					with: {
						'api-key': `sk_test_ends_${at}`,
						'base-url': `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
						'app-name': 'shop',
						'action-name': 'long',
					},
				});
				const watch = setTimeout(() => child.kill('SIGKILL'), HANGS_MS);
				const { code, signal, stdout } = await finished;
				clearTimeout(watch);
				return signal === null ? `code ${code}` : `${signal} after: ${stdout.trim().split('\n').at(-1)}`;
			},
			AT_ONCE,
		);
		const bad = ends.filter((end) => end !== 'code 0');
		const took = Math.round((performance.now() - began) / 1_000);
		process.stdout.write(
			`${STEPS} steps, ${AT_ONCE} at a time: ${bad.length} did not end as they should (${took} s)\n`,
		);
		expect(bad).toEqual([]);
	} finally {
		workspace.remove();
		server.closeAllConnections();
		server.close();
	}
}, 1_800_000);
