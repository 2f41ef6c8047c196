// A 2xx that is of no use, and names what was made: whoever looks for it has the id.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';
import { type RawServer, startRawServer } from './raw-stream.ts';

const scenario = deployScenario();
const LOCATION = { location: '/deployments/dep_9' };
let server: RawServer | undefined;

afterEach(async () => {
	await server?.close();
});

/** A service that responds to the POST once it has all of it, and has no list to look into. */
async function service(respond: (response: ServerResponse) => void): Promise<{ with: { 'base-url': string } }> {
	const started = await startRawServer((response, number) => {
		const request = started.requests[number - 1] as IncomingMessage;
		if (request.method === 'POST') request.resume().on('end', () => respond(response));
		else response.writeHead(404).end('{"code":"not_found","message":"No such route"}');
	});
	server = started;
	return { with: { 'base-url': started.url } };
}

const posts = () => server?.requests.filter(({ method }) => method === 'POST').length;

test.each([
	{ name: 'empty', status: 201, head: LOCATION, body: '' },
	{ name: 'HTML', status: 200, head: LOCATION, body: '<html></html>' },
	{ name: 'an id and no status', status: 200, head: {}, body: '{"id":"dep_9"}' },
])('$status, $name: ambiguous, once, and the id is named', async ({ status, head, body }) => {
	const step = await service((response) => void response.writeHead(status, head).end(body));
	const { outputs, stdout } = await scenario.run(step);
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
	expect(outputs['deployment-id']).toBeUndefined();
	expect(annotations(stdout)[0]?.message).toContain('The response names deployment dep_9, which may be the new one');
	expect(outputs['error-message']).toContain('dep_9');
	expect(posts()).toBe(1);
});

test.each([
	{ id: 'req_123', code: 'bad_request', message: 'The version exists' },
	{ id: 'req_123', error: { message: 'The version exists' } },
	{ ok: false, id: 'req_123', status: 'queued', message: 'The version exists' },
])('a 200 with an error is no deployment, whatever its id is: %j', async (body) => {
	const step = await service((response) => void response.writeHead(200).end(JSON.stringify(body)));
	const { code, outputs, stdout } = await scenario.run({ with: { ...step.with, 'wait-until': 'created' } });
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous' });
	expect(outputs['deployment-id']).toBeUndefined();
	expect(stdout).not.toContain('deployment req_123');
	expect(stdout).toContain('The version exists');
});

test('an id that holds the key is not shown', async () => {
	const apiKey = 'sk_secret_0123456789';
	const step = await service((response) => {
		response.writeHead(201, { location: `/deployments/dep_${apiKey}` }).end();
	});
	const { outputs, stdout } = await scenario.run({ with: { ...step.with, 'api-key': apiKey } });
	expect(outputs['failure-kind']).toBe('ambiguous');
	expect(stdout.replaceAll(`::add-mask::${apiKey}`, '')).not.toContain(apiKey);
	expect(posts()).toBe(1);
});
