// The service has made a deployment and told its id, and then something goes wrong: whoever looks for it has the id.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { hasRead } from '../../action-runner/has-read.ts';
import { onLinux } from '../../action-runner/only-on.ts';
import { annotations, deployScenario } from './deploying.ts';
import { type RawServer, startRawServer } from './raw-stream.ts';

const scenario = deployScenario();
const RECORD = { id: 'dep_9', status: 'queued', region: 'aws.us-east-1a' };
const TEXT = JSON.stringify(RECORD);
const LONG = 'x'.repeat(1_200_000);
const LOCATION = { location: '/deployments/dep_9' };
let server: RawServer | undefined;

afterEach(async () => {
	await server?.close();
});

/** A service that responds to the POST as told once it has all of it, and has no list to look into. */
async function service(respond: (response: ServerResponse) => void): Promise<{ with: { 'base-url': string } }> {
	const started = await startRawServer((response, number) => {
		const request = started.requests[number - 1] as IncomingMessage;
		if (request.method === 'POST') request.resume().on('end', () => respond(response));
		else response.writeHead(404).end('{"code":"not_found","message":"No such route"}');
	});
	server = started;
	return { with: { 'base-url': started.url } };
}

test.each(['dep.01HZX', 'proj:dep1', 'a/b'])('an id that is none, %s, is named all the same', async (id) => {
	const step = await service((response) => response.writeHead(201).end(JSON.stringify({ ...RECORD, id })));
	const { outputs, stdout } = await scenario.run(step);
	expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous' });
	expect(outputs['error-message']).toContain(`"${id}"`);
	expect(annotations(stdout)[0]?.message).toContain(`"${id}"`);
});

const posts = () => server?.requests.filter(({ method }) => method === 'POST').length;

interface Row {
	readonly name: string;
	readonly status: number;
	readonly head?: Record<string, string | number>;
	readonly body?: string;
	/** The connection breaks after the body. */
	readonly breaks?: boolean;
}

const BROKEN: readonly Row[] = [
	{
		name: 'broken off after the id',
		status: 201,
		head: { 'content-length': 500 },
		body: '{"id":"dep_9","status":"que',
	},
	{
		name: 'the last chunk is missing, and the id is not in front',
		status: 201,
		body: JSON.stringify({ env_vars: { A: '' }, ...RECORD }),
		breaks: true,
	},
	{ name: 'larger than 1 MiB', status: 201, body: JSON.stringify({ ...RECORD, logs: 'x'.repeat(1_200_000) }) },
	{ name: 'empty', status: 201, head: LOCATION },
	{ name: 'empty, a trailing slash', status: 201, head: { location: 'https://example.com/v1/deployments/dep_9/?a#b' } },
	{ name: 'HTML', status: 200, head: LOCATION, body: '<html></html>' },
	{ name: 'an id and no status', status: 200, body: '{"id":"dep_9"}' },
	...[500, 501, 502, 503, 504, 520].flatMap((status): Row[] => [
		{ name: 'Location', status, head: LOCATION },
		{ name: 'the record', status, body: TEXT },
	]),
	{ name: 'the record, and Retry-After', status: 503, head: { 'retry-after': '0' }, body: TEXT },
	{ name: 'a redirect to it', status: 303, head: LOCATION },
	...[201, 500, 503].flatMap((status): Row[] => {
		const head = { 'retry-after': '0' };
		const wrapped = (more = {}) => JSON.stringify({ deployment: { ...RECORD, ...more } });
		return [
			{ name: 'wrapped, broken off', status, head: { ...head, 'content-length': 500 }, body: wrapped().slice(0, -20) },
			{ name: 'wrapped, larger than 1 MiB', status, head, body: wrapped({ logs: LONG }) },
		];
	}),
];

/** Ids that no request can name. */
const ODD = ['dep.9', 'dpl:9', 'prj/dep9', 'd'.repeat(129)];

test.each(
	ODD.flatMap((id, at) => [
		{ id, status: 201, record: at % 2 === 0 ? { ...RECORD, id } : { deployment: { ...RECORD, id } } },
		{ id, status: 503, record: at % 2 === 1 ? { ...RECORD, id } : { deployment: { ...RECORD, id } } },
	]),
)('an id that no request can name, $id of a $status ($record): once, and no other deployment is taken', async (row) => {
	const { id, status, record } = row;
	let made: Record<string, unknown> = {};
	const started = await startRawServer((response, number) => {
		const request = started.requests[number - 1] as IncomingMessage;
		const date = new Date().toUTCString();
		if (request.method !== 'POST') return response.writeHead(200, { date }).end(JSON.stringify([made]));
		const respond = () =>
			response.writeHead(status, { date: new Date().toUTCString(), 'retry-after': '0' }).end(JSON.stringify(record));
		request.resume().on('end', () => {
			// Another job's, in the midst of this request.
			const place = { region: RECORD.region, entrypoint_rel_path: 'app.js' };
			made = { id: 'dep_other', status: 'running', ...place, created_at: new Date() };
			setTimeout(respond, 1_100);
		});
	});
	server = started;
	const { outputs } = await scenario.run({ with: { 'base-url': started.url } });
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
	expect(outputs['error-message']).toContain(id.slice(0, 100));
	expect(posts()).toBe(1);
});

test.each(BROKEN)(
	'$status, $name: ambiguous, once, and the id is named',
	async ({ status, head = {}, body, breaks }) => {
		const step = await service((response) => {
			response.writeHead(status, head);
			if (body !== undefined) response.write(body);
			if (breaks || 'content-length' in head) setImmediate(() => response.destroy());
			else response.end();
		});
		const { outputs, stdout } = await scenario.run(step);
		expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
		expect(outputs['deployment-id']).toBeUndefined();
		expect(annotations(stdout)[0]?.message).toContain('it names deployment dep_9, which may be the new one');
		expect(outputs['error-message']).toContain('dep_9');
		expect(posts()).toBe(1);
	},
);

onLinux('word of what a process has read').each([
	{ signal: 'SIGINT', head: LOCATION, body: '' },
	{ signal: 'SIGTERM', head: {}, body: TEXT },
	{ signal: 'SIGTERM', head: {}, body: '{"env_vars":{},"id":"dep_9","sta' },
] as const)('$signal while a 201 is read: the id is named ($head $body)', async ({ signal, head, body }) => {
	const { promise: responded, resolve } = Promise.withResolvers<void>();
	const step = await service((response) => {
		response.writeHead(201, head);
		response.flushHeaders();
		response.write(body === '' ? ' ' : body, () => resolve());
	});
	const running = scenario.start({ ...step, env: { RUNNER_DEBUG: '1' } });
	await responded;
	await hasRead(step.with['base-url']);
	running.child.kill(signal);
	const { outputs, stdout } = await running.finished;
	expect(outputs).toMatchObject({ conclusion: 'cancelled', 'failure-kind': 'cancelled', retryable: 'false' });
	expect(annotations(stdout)[0]?.message).toContain('it names deployment dep_9, which may be the new one');
	expect(outputs['error-message']).toContain('dep_9');
});

test.each([
	{ id: 'req_123', code: 'bad_request', message: 'The version exists' },
	{ id: 'req_123', error: { message: 'The version exists' } },
	{ id: 'req_123', message: 'The version exists', status: 'error' },
])('a 200 with an error is no deployment, whatever its id is: %j', async (body) => {
	const step = await service((response) => void response.writeHead(200).end(JSON.stringify(body)));
	const { code, outputs, stdout } = await scenario.run({ with: { ...step.with, 'wait-until': 'created' } });
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous' });
	expect(outputs['deployment-id']).toBeUndefined();
	expect(stdout).not.toContain('deployment req_123');
	// Whatever it is of: who looks for a deployment may find it by this.
	expect(stdout).toContain('[id req_123]');
	if ('code' in body || 'status' in body) expect(outputs['error-message']).toBe('The version exists');
});

test('a 409 names what is in the way, and no new deployment', async () => {
	const step = await service((response) => void response.writeHead(409, LOCATION).end(TEXT));
	const { outputs, stdout } = await scenario.run(step);
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'rejected' });
	expect(stdout).not.toContain('may be the new one');
});

test.each([{ deployment_id: 'dep_1' }, { data: RECORD }])(
	"a 409 that names one, %j: error-message is the service's own words",
	async (naming) => {
		const body = { code: 'conflict', message: 'Version exists', ...naming };
		const step = await service((response) => void response.writeHead(409).end(JSON.stringify(body)));
		const { outputs } = await scenario.run(step);
		expect(outputs).toMatchObject({ 'error-code': 'conflict', 'error-message': 'Version exists' });
	},
);

test('an id that holds the key is not shown', async () => {
	const apiKey = 'sk_secret_0123456789';
	const location = `/deployments/dep_${apiKey}`;
	const step = await service((response) => void response.writeHead(201, { location }).end());
	const { outputs, stdout } = await scenario.run({ with: { ...step.with, 'api-key': apiKey } });
	expect(outputs['failure-kind']).toBe('ambiguous');
	expect(stdout.replaceAll(`::add-mask::${apiKey}`, '')).not.toContain(apiKey);
	expect(outputs['error-message']).toContain('deployment (its id holds a secret, and is not shown)');
	expect(posts()).toBe(1);
});
