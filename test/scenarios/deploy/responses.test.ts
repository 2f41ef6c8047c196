// Responses that the emulator cannot give: with an id in passing, or of an error. Those in mid-upload, and interim ones, are
// in test/unit/http/try.test.ts.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';
import { type RawServer, startRawServer } from './raw-stream.ts';

const scenario = deployScenario();
const RECORD = JSON.stringify({ id: 'dep_1', status: 'running', region: 'aws.us-east-1a' });
let server: RawServer | undefined;

afterEach(async () => {
	await server?.close();
});

/** Deploys to a service without a list, which responds to the POST as `create` does. */
async function deployTo(
	create: (request: IncomingMessage, response: ServerResponse) => void,
	inputs: Record<string, string> = {},
) {
	const started = await startRawServer((response, number) => {
		const request = started.requests[number - 1] as IncomingMessage;
		if (request.method === 'POST') return create(request, response);
		if (request.url === '/deployments/dep_1') response.writeHead(200).end(RECORD);
		else response.writeHead(404).end('{"code":"not_found","message":"No such route"}');
	});
	server = started;
	const finished = await scenario.run({ with: { 'base-url': started.url, ...inputs } });
	const { conclusion, 'failure-kind': kind, 'deployment-id': id } = finished.outputs;
	const posts = started.requests.filter(({ method }) => method === 'POST').length;
	return { ...finished, ends: { conclusion, kind, id, posts } };
}

const AMBIGUOUS = { conclusion: 'unknown', kind: 'ambiguous', id: undefined, posts: 1 };

test('an unusable 201 with a Location: ambiguous, once, and the id is named', async () => {
	const { ends, outputs, stdout } = await deployTo((request, response) => {
		request.resume().on('end', () => response.writeHead(201, { location: '/deployments/dep_9' }).end());
	});
	expect(ends).toEqual(AMBIGUOUS);
	expect(annotations(stdout)[0]?.message).toContain('The response names deployment dep_9, which may be the new one');
	expect(outputs['error-message']).toContain('dep_9');
});

test('a 200 that says "ok: false" is no deployment, whatever its id and status are', async () => {
	const body = JSON.stringify({ ok: false, id: 'req_123', status: 'queued', message: 'The version exists' });
	const { ends, stdout } = await deployTo(
		(request, response) => void request.resume().on('end', () => response.writeHead(200).end(body)),
		{ 'wait-until': 'created' },
	);
	expect(ends).toEqual(AMBIGUOUS);
	expect(stdout).not.toContain('deployment req_123');
	expect(stdout).toContain('The version exists');
});

test('an id that holds the key is not shown', async () => {
	const apiKey = 'sk_secret_0123456789';
	const { ends, stdout } = await deployTo(
		(request, response) => {
			const head = { location: `/deployments/dep_${apiKey}` };
			request.resume().on('end', () => response.writeHead(201, head).end());
		},
		{ 'api-key': apiKey },
	);
	expect(ends).toEqual(AMBIGUOUS);
	expect(stdout.replaceAll(`::add-mask::${apiKey}`, '')).not.toContain(apiKey);
});
