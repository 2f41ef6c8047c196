// Faults of POST /deployments and of the polls: what the step reports, and which requests the server saw.

import { expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/emulator.ts';
import { ENDLESS, gzip, HALF_GZIP, TRUNCATED } from '../../support/altered.ts';
import { annotations, deployScenario } from './deploying.ts';
import { registeringApp } from './registering.ts';

const scenario = deployScenario(registeringApp('shop'));
const posts = () => scenario.emulator.requests.filter(({ method }) => method === 'POST').length;
const polled = () => scenario.emulator.requests.filter(({ operation }) => operation === 'getDeployment').length;
const body = (code: string, message: string) => ({
	code,
	message,
	details: [{ code: 'invalid_input', message: 'first' }, { message: 'no code' }],
	inner_error: { code: 'deep', message: 'innermost' },
});

interface Row {
	readonly name: string;
	readonly fault: Fault;
	readonly times?: number;
	/** Expected: how often the server saw the POST, and how the step ended. */
	readonly posts: number;
	readonly kind: string;
	readonly conclusion: string;
	readonly committed?: number;
	readonly retryable?: string;
}

const REPEATED = { kind: '', conclusion: 'success', posts: 2, committed: 1 };
const REFUSED = { kind: 'rejected', conclusion: 'failure', posts: 1, committed: 0, retryable: 'false' };
/** The response got lost, and the service lists the deployment. */
const ADOPTED = { kind: '', conclusion: 'success', posts: 1, committed: 1 };
const AMBIGUOUS = { kind: 'ambiguous', conclusion: 'unknown', posts: 1, retryable: 'false' };

const CREATE: readonly Row[] = [
	{ name: '408', fault: { kind: 'answer', status: 408 }, ...REPEATED },
	{ name: '429', fault: { kind: 'answer', status: 429 }, ...REPEATED },
	{
		name: '503 with Retry-After',
		fault: { kind: 'answer', status: 503, headers: { 'retry-after': '0' } },
		...REPEATED,
	},
	{ name: '400', fault: { kind: 'answer', status: 400, body: body('bad_request', 'No') }, ...REFUSED },
	{ name: '401', fault: { kind: 'answer', status: 401, body: body('unauthorized', 'No') }, ...REFUSED },
	{ name: '403', fault: { kind: 'answer', status: 403, body: body('forbidden', 'No') }, ...REFUSED },
	{ name: '404 in HTML', fault: { kind: 'answer', status: 404, body: '<html>nope</html>' }, ...REFUSED },
	{ name: '409', fault: { kind: 'answer', status: 409, body: body('conflict', 'No') }, ...REFUSED },
	{
		name: '413 before the upload ends',
		fault: { kind: 'answer', early: true, status: 413, body: body('too_large', 'No') },
		...REFUSED,
	},
	{ name: '307', fault: { kind: 'answer', status: 307, headers: { location: 'https://example.com/' } }, ...REFUSED },
	{ name: '500', fault: { kind: 'answer', status: 500, body: body('internal', 'Oops') }, ...AMBIGUOUS },
	{ name: '502', fault: { kind: 'answer', status: 502, body: '<html></html>' }, ...AMBIGUOUS },
	{ name: '503 without Retry-After', fault: { kind: 'answer', status: 503 }, ...AMBIGUOUS },
	{ name: '504', fault: { kind: 'answer', status: 504 }, ...AMBIGUOUS },
	{ name: 'reset after the commit', fault: { kind: 'reset', at: 'after-commit' }, ...ADOPTED },
	{ name: 'reset in the response', fault: { kind: 'reset', at: 'response-body' }, ...ADOPTED },
	{ name: 'truncated response', fault: TRUNCATED, ...ADOPTED },
	{ name: 'truncated gzip', fault: HALF_GZIP, ...ADOPTED },
	{ name: 'endless response', fault: ENDLESS, ...ADOPTED },
	{
		name: '201 in HTML',
		fault: { kind: 'answer', status: 201, body: '<html></html>', afterCommit: true },
		...ADOPTED,
	},
	{
		name: '201 and empty',
		fault: { kind: 'answer', status: 201, body: '', afterCommit: true },
		...ADOPTED,
	},
	{
		name: '201 without an id',
		fault: { kind: 'answer', status: 201, body: { status: 'queued' }, afterCommit: true },
		...ADOPTED,
	},
	{
		name: '201 with an id that is a path',
		fault: { kind: 'override', record: { id: '../x' } },
		...ADOPTED,
	},
	...['dep.9', 'd'.repeat(129)].map(
		(id): Row => ({
			name: `201 with an id that no request can name, ${id.slice(0, 9)}`,
			fault: { kind: 'override', record: { id } },
			...ADOPTED,
		}),
	),
	{ name: 'gzip that was not asked for', fault: gzip(), posts: 1, kind: '', conclusion: 'success' },
];

test.each(CREATE)('POST: $name', async (row) => {
	scenario.emulator.faults.add({ operation: 'createDeployment', fault: row.fault, times: row.times ?? 1 });
	const { code, outputs, stdout, leftInTemp } = await scenario.run();
	expect(posts()).toBe(row.posts);
	expect(outputs).toMatchObject({ conclusion: row.conclusion, 'failure-kind': row.kind });
	expect(code).toBe(row.kind === '' ? 0 : 1);
	expect(annotations(stdout)).toHaveLength(row.kind === '' ? 0 : 1);
	if (row.committed !== undefined) expect(scenario.emulator.ledger).toHaveLength(row.committed);
	if (row.retryable !== undefined) expect(outputs.retryable).toBe(row.retryable);
	if (row.kind === 'ambiguous') expect(stdout).toContain('The deployment may exist');
	expect(leftInTemp).toEqual([]);
});

test.each(CREATE.filter(({ committed, kind }) => committed === 1 && kind === ''))(
	'POST without a list to look into: $name',
	async ({ fault, posts: expected }) => {
		if (expected !== 1) return;
		const { faults } = scenario.emulator;
		faults.add({ operation: 'createDeployment', fault });
		faults.add({
			operation: 'listDeployments',
			times: Number.POSITIVE_INFINITY,
			fault: { kind: 'answer', status: 404 },
		});
		const { outputs, stdout } = await scenario.run();
		expect(posts()).toBe(1);
		expect(scenario.emulator.ledger).toHaveLength(1);
		expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
		expect(annotations(stdout)[0]?.message).toMatch(/could not be looked up: .*404.*The deployment may exist/);
	},
);

test('two deployments that may be the lost one: both are named, none is adopted', async () => {
	const { faults } = scenario.emulator;
	faults.add({ operation: 'createDeployment', fault: { kind: 'reset', at: 'after-commit' } });
	const record = (id: string) => ({
		id,
		status: 'running',
		region: 'aws.us-east-1a',
		entrypoint_rel_path: 'app.js',
		created_at: '2199-01-01T00:00:00Z',
	});
	const body = JSON.stringify([record('dep_1'), record('dep_2')]);
	const list = { kind: 'answer', status: 200, body } as const;
	faults.add({ operation: 'listDeployments', times: Number.POSITIVE_INFINITY, fault: list });
	const { outputs, stdout } = await scenario.run();
	expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous', conclusion: 'unknown' });
	expect(annotations(stdout)[0]?.message).toContain('dep_1, dep_2');
});

test('the parsed error is in outputs, annotation and summary, the inner error included', async () => {
	scenario.emulator.faults.add({
		operation: 'createDeployment',
		fault: {
			kind: 'answer',
			status: 409,
			body: body('conflict', 'Version exists'),
			headers: { 'x-request-id': 'req-7' },
		},
	});
	const { outputs, stdout, summary } = await scenario.run();
	expect(outputs).toMatchObject({ 'error-code': 'conflict', 'error-message': 'Version exists' });
	const details = [
		{ code: 'invalid_input', message: 'first' },
		{ code: '', message: 'no code' },
		{ code: 'deep', message: 'innermost' },
	];
	expect(JSON.parse(outputs['error-details'] as string)).toEqual(details);
	expect(annotations(stdout)[0]?.message).toMatch(
		/409 conflict: Version exists \(first; no code; innermost\) \[request req-7\].*force/,
	);
	for (const text of ['conflict', 'Version exists', 'first', 'no code', 'innermost', 'force', 'req-7']) {
		expect(summary).toContain(text);
	}
});

test('a reset in mid-upload, before the closing boundary was handed over, is repeated', async () => {
	// Larger than what the sockets of both sides hold, and not compressible.
	const { randomBytes } = await import('node:crypto');
	scenario.workspace.write({ 'large.bin': randomBytes(24_000_000) });
	scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'reset', at: 'body', bytes: 100_000 } });
	const { outputs } = await scenario.run({ with: { 'compression-level': '0' } });
	expect(outputs.conclusion).toBe('success');
	expect(posts()).toBe(2);
	expect(scenario.emulator.ledger).toHaveLength(1);
});

test('a wrong key is refused at once, however early the service responds', async () => {
	const { outputs } = await scenario.run({ with: { 'api-key': 'wrong-key' } });
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'rejected', 'error-code': 'unauthorized' });
	expect(posts()).toBe(1);
});

test('a refused connection is repeated four times, then fails as network', async () => {
	const { outputs, stdout } = await scenario.run({ with: { 'base-url': 'http://127.0.0.1:1' } });
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'network', retryable: 'true' });
	expect(stdout.match(/Try \d of 5/g)).toEqual(['Try 2 of 5', 'Try 3 of 5', 'Try 4 of 5', 'Try 5 of 5']);
});

test('429 for ever ends after five tries, as rejected and retryable', async () => {
	scenario.emulator.faults.add({
		operation: 'createDeployment',
		times: Number.POSITIVE_INFINITY,
		fault: { kind: 'answer', status: 429, headers: { 'retry-after': '0' } },
	});
	const { outputs } = await scenario.run();
	expect(posts()).toBe(5);
	expect(outputs).toMatchObject({ 'failure-kind': 'rejected', retryable: 'true' });
});

test('a Retry-After beyond the time that is left fails at once', async () => {
	scenario.emulator.faults.add({
		operation: 'createDeployment',
		fault: { kind: 'answer', status: 503, headers: { 'retry-after': '99999999999999999999' } },
	});
	const { outputs, stdout } = await scenario.run();
	expect(posts()).toBe(1);
	expect(outputs['failure-kind']).toBe('rejected');
	expect(annotations(stdout)[0]?.message).toMatch(/asks to wait .*, but only .* are left/);
});

const POLLS: readonly {
	name: string;
	fault: Fault;
	times: number;
	kind: string;
	conclusion: string;
	polls?: number;
}[] = [
	{ name: 'one reset', fault: { kind: 'reset', at: 'headers' }, times: 1, kind: '', conclusion: 'success' },
	{ name: 'one 500', fault: { kind: 'answer', status: 500 }, times: 1, kind: '', conclusion: 'success' },
	{
		name: 'one 429',
		fault: { kind: 'answer', status: 429, headers: { 'retry-after': '0' } },
		times: 1,
		kind: '',
		conclusion: 'success',
	},
	{
		name: 'a 404 before the record was seen',
		fault: { kind: 'answer', status: 404 },
		times: 5,
		kind: '',
		conclusion: 'success',
	},
	{
		name: 'an outage that is longer than the tries of one request',
		fault: { kind: 'answer', status: 503 },
		times: 7,
		kind: '',
		conclusion: 'success',
	},
	{
		name: 'resets, for longer than the tries of one request',
		fault: { kind: 'reset', at: 'headers' },
		times: 6,
		kind: '',
		conclusion: 'success',
	},
	{
		name: '429 that asks for more time than there is',
		fault: { kind: 'answer', status: 429, headers: { 'retry-after': '86400' } },
		times: 1,
		kind: 'rejected',
		conclusion: 'unknown',
		polls: 1,
	},
	{
		name: 'two responses in HTML',
		fault: { kind: 'answer', status: 200, body: '<html>' },
		times: 2,
		kind: '',
		conclusion: 'success',
	},
	{
		name: 'three responses in HTML',
		fault: { kind: 'answer', status: 200, body: '<html>' },
		times: 3,
		kind: '',
		conclusion: 'success',
	},
	{
		name: 'three truncated responses',
		fault: TRUNCATED,
		times: 3,
		kind: '',
		conclusion: 'success',
	},
	{
		name: 'three endless responses',
		fault: ENDLESS,
		times: 3,
		kind: '',
		conclusion: 'success',
	},
	{
		name: 'another record',
		fault: { kind: 'override', record: { id: 'other' } },
		times: 3,
		kind: '',
		conclusion: 'success',
	},
	...[401, 403].flatMap((status) => [
		{
			name: `${status} of the service`,
			fault: { kind: 'answer', status, body: body('refused', 'No') } as const,
			times: 1,
			kind: 'rejected',
			conclusion: 'unknown',
			polls: 1,
		},
		{
			name: `${status} of a gateway`,
			fault: { kind: 'answer', status, body: '<html>' } as const,
			times: 1,
			kind: '',
			conclusion: 'success',
		},
	]),
	{
		name: '307',
		fault: { kind: 'answer', status: 307, headers: { location: '/x' } },
		times: 1,
		kind: '',
		conclusion: 'success',
	},
];

test.each(POLLS)('poll: $name', async ({ fault, times, kind, conclusion, polls }) => {
	scenario.emulator.faults.add({ operation: 'getDeployment', fault, times });
	const { outputs, summary, stdout } = await scenario.run();
	// A deployment exists: whatever happens, running the step again could deploy twice.
	expect(outputs).toMatchObject({ conclusion, 'failure-kind': kind, retryable: 'false' });
	if (kind !== '') {
		const [error] = annotations(stdout);
		expect(error?.properties.title).toBe('❔ The status of the deployment could not be read');
		expect(error?.message).toContain('. The deployment was created and may be running');
	}
	expect(outputs['deployment-id']).toBe(scenario.emulator.ledger[0]?.id);
	expect(summary).toContain(outputs['deployment-id']);
	expect(posts()).toBe(1);
	if (polls !== undefined) {
		expect(polled()).toBe(polls);
	}
});

test('a deployment that is gone for good is an error once the minute after its creation is over', async () => {
	scenario.emulator.faults.add({
		operation: 'getDeployment',
		fault: { kind: 'override', record: { status: 'queued' } },
	});
	scenario.emulator.faults.add({
		operation: 'getDeployment',
		skip: 1,
		times: Number.POSITIVE_INFINITY,
		fault: { kind: 'answer', status: 404 },
	});
	const { outputs } = await scenario.run();
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'rejected', retryable: 'false' });
});
