// Steps that end while V8 is still at work, many at a time: none may hang at its end. Run by `npm run test:all -- ends`, because it
// needs hundreds of steps: where an end can hang, one in a hundred does.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { type Running, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { endWithin, report } from '../matrix.ts';

/** More than there are cores: a thread of V8 that has to wait for one is still at work at the end. */
const AT_ONCE = 12;
/** Milliseconds after which a step hangs, and is killed: one of them takes 2 s. Any other signal is a crash. */
const HANGS_MS = 60_000;
/** Milliseconds for all steps of a scene. */
const SCENE_MS = 1_800_000;
/** Characters of an output: what is read of it fills the heap up to its limit. */
const OUTPUT = 16_777_217;
/** So many that compilers and threads are busy while they are packed. */
const FILES = 2_000;

const JSON_TYPE = { 'content-type': 'application/json' };
/** The steps that run, by the header with their key. */
const running = new Map<string, Running>();

/** A service whose invocation has ended at the second look, with a record and a last event of 16 MiB. */
function longOutputs(): RequestListener {
	const started = { id: 'inv_1', app_name: 'shop', action_name: 'long', version: 'latest', status: 'running' };
	const ended = { ...started, status: 'succeeded', output: JSON.stringify('x'.repeat(OUTPUT - 2)) };
	const whole = Buffer.from(JSON.stringify(ended));
	const event = { event: 'invocation_state', timestamp: new Date(0).toISOString(), invocation: ended };
	const frame = Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
	const seen = new Set<string>();
	return (request, response) => {
		const { method, url = '', headers } = request;
		const key = headers.authorization ?? '';
		const respond = (status: number, body: string | Buffer) => response.writeHead(status, JSON_TYPE).end(body);
		request.resume();
		if (method === 'POST') respond(202, JSON.stringify(started));
		else if (url.endsWith('/browsers')) respond(200, '{"browsers":[]}');
		else if (url.includes('/events')) response.writeHead(200, { 'content-type': 'text/event-stream' }).end(frame);
		else {
			respond(200, seen.has(key) ? whole : JSON.stringify(started));
			seen.add(key);
		}
	};
}

/** A service that runs every package at once. */
const takesPackages: RequestListener = (request, response) => {
	const record = JSON.stringify({ id: 'dep_1', status: 'running', region: 'aws.us-east-1a' });
	const status = request.method === 'POST' ? 201 : 200;
	request.resume().on('end', () => response.writeHead(status, JSON_TYPE).end(record));
};

/** One that never responds to a package, whose step is cancelled as it begins to come. */
const cancels: RequestListener = (request) =>
	request.once('data', () => running.get(request.headers.authorization ?? '')?.child.kill('SIGINT')).resume();

const manyFiles = Object.fromEntries(
	Array.from({ length: FILES }, (_, at) => [
		`lib/${at % 50}/module-${at}.js`,
		`export const nr${at} = ${at};\n`.repeat(1 + (at % 30)),
	]),
);
const INVOKE = { 'app-name': 'shop', 'action-name': 'long' };
const DEPLOY = { entrypoint: 'lib/0/module-0.js', 'report-to': '', 'stream-logs': 'false' };

test.each([
	{ name: 'invoke-action with outputs of 16 MiB', action: 'invoke-action', steps: 600, service: longOutputs() },
	{ name: `a deploy of ${FILES} files`, action: '', steps: 300, service: takesPackages },
	{ name: 'a deploy that is cancelled while it packs', action: '', steps: 300, service: cancels, code: 1 },
])(
	'no step hangs at its end: $name',
	async ({ name, action, steps, service, code: right = 0 }) => {
		const server = createServer(service).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const { port } = server.address() as AddressInfo;
		const workspace = makeWorkspace(action === '' ? manyFiles : {});
		const began = performance.now();
		/** @returns what is wrong with its end. */
		const run = async (key: string): Promise<string[]> => {
			const inputs = { 'api-key': key, 'base-url': `http://127.0.0.1:${port}`, ...(action === '' ? DEPLOY : INVOKE) };
			const step = startAction({ action, workspace: workspace.path, with: inputs });
			running.set(`Bearer ${key}`, step);
			const { code, signal, stdout } = await endWithin(HANGS_MS, step);
			if (code === right) return [];
			return [signal === null ? `code ${code}` : `${signal} after: ${stdout.trim().split('\n').at(-1)}`];
		};
		try {
			const keys = Array.from({ length: steps }, (_, at) => `sk_test_ends_${at}`);
			expect(report(`times ${name}`, await inTurn(keys, run, AT_ONCE), began)).toEqual([]);
		} finally {
			workspace.remove();
			server.closeAllConnections();
			server.close();
		}
	},
	SCENE_MS,
);
