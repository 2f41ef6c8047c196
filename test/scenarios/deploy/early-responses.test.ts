// A service that responds before it has the whole request, or sends interim responses first.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { deployScenario } from './deploying.ts';
import { type RawServer, startRawServer } from './raw-stream.ts';

const scenario = deployScenario();
const RECORD = JSON.stringify({ id: 'dep_1', status: 'running', region: 'aws.us-east-1a' });
let server: RawServer | undefined;

afterEach(async () => {
	await server?.close();
});

/** A service that creates a deployment as `create` does, which is running from then on. */
async function deployTo(create: (request: IncomingMessage, response: ServerResponse) => void) {
	const started = await startRawServer((response, number) => {
		const request = started.requests[number - 1] as IncomingMessage;
		if (request.method === 'POST') create(request, response);
		else response.writeHead(request.url === '/deployments/dep_1' ? 200 : 404).end(RECORD);
	});
	server = started;
	const finished = await scenario.run({ with: { 'base-url': started.url, 'compression-level': '0' } });
	return { ...finished, posts: started.requests.filter(({ method }) => method === 'POST').length };
}

test('201 on the headers of a large request: it goes on with that deployment', async () => {
	scenario.workspace.write({ 'large.bin': randomBytes(24_000_000) });
	const { outputs, posts } = await deployTo((_, response) => void response.writeHead(201).end(RECORD));
	expect(posts).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'success', 'deployment-id': 'dep_1' });
});

test('502 on the headers of a large request, once: it was not executed, and is sent again', async () => {
	scenario.workspace.write({ 'large.bin': randomBytes(24_000_000) });
	let number = 0;
	const { outputs, posts } = await deployTo((request, response) => {
		if (++number === 1) return void response.writeHead(502).end();
		request.resume().on('end', () => response.writeHead(201).end(RECORD));
	});
	expect(posts).toBe(2);
	expect(outputs).toMatchObject({ conclusion: 'success', 'deployment-id': 'dep_1', 'failure-kind': '' });
});

test('503 with "Retry-After: soon" after all was sent says nothing of what was done', async () => {
	const { outputs, posts } = await deployTo((request, response) => {
		request.resume().on('end', () => response.writeHead(503, { 'retry-after': 'soon' }).end());
	});
	expect(posts).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
});

const INTERIM: readonly { name: string; say: (response: ServerResponse) => void }[] = [
	{ name: '100', say: (response) => response.writeContinue() },
	{ name: '102', say: (response) => response.writeProcessing() },
	{ name: '103', say: (response) => response.writeEarlyHints({ link: '</a>; rel=preload' }) },
];

test.each(INTERIM)('$name that nobody asked for, before and after the upload: passed over', async ({ say }) => {
	const { outputs, posts } = await deployTo((request, response) => {
		say(response);
		request.resume().on('end', () => {
			say(response);
			response.writeHead(201).end(RECORD);
		});
	});
	expect(posts).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'success', 'deployment-id': 'dep_1', 'failure-kind': '' });
});

test('a byte order mark before the record', async () => {
	const { outputs } = await deployTo((request, response) => {
		request.resume().on('end', () => response.writeHead(201).end(`\ufeff${RECORD}`));
	});
	expect(outputs).toMatchObject({ conclusion: 'success', 'deployment-id': 'dep_1' });
});
