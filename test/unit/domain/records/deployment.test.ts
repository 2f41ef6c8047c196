// The deployment record in any shape, and what its status means for somebody who waits.
import { describe, expect, test } from '@jest/globals';
import {
	judgeStatus,
	type Progress,
	parseDeployment,
	type WaitUntil,
} from '../../../../src/domain/records/deployment.ts';

const EMPTY = { id: 'dep_1', status: '', statusReason: '', region: '', entrypoint: '', createdAt: '', updatedAt: '' };

describe('a record', () => {
	test.each([
		{ name: 'of the id alone', body: { id: 'dep_1' }, record: EMPTY },
		{ name: 'of id and status', body: { id: 'dep_1', status: 'queued' }, record: { ...EMPTY, status: 'queued' } },
		{
			name: 'with every field (API §2.3)',
			body: {
				id: 'A-Z_9',
				status: 'failed',
				status_reason: 'why',
				region: 'aws.us-east-1a',
				entrypoint_rel_path: 'app.ts',
				created_at: '2025-01-01T00:00:00Z',
				updated_at: '2025-01-02T00:00:00Z',
				env_vars: { A: 'never shown' },
			},
			record: {
				id: 'A-Z_9',
				status: 'failed',
				statusReason: 'why',
				region: 'aws.us-east-1a',
				entrypoint: 'app.ts',
				envNames: ['A'],
				createdAt: '2025-01-01T00:00:00Z',
				updatedAt: '2025-01-02T00:00:00Z',
			},
		},
		{
			name: 'with fields of wrong types, which are passed over',
			body: { id: 'dep_1', status: 7, status_reason: ['a'], region: {}, created_at: null, updated_at: null },
			record: EMPTY,
		},
		{ name: 'with unknown fields', body: { id: 'dep_1', source_type: 'github', x: [1] }, record: EMPTY },
		{
			name: 'with a prototype',
			body: JSON.parse('{"id":"dep_1","__proto__":{"status":"running"}}'),
			record: EMPTY,
		},
		{ name: 'with a status never heard of', body: { id: 'dep_1', status: '🦄' }, record: { ...EMPTY, status: '🦄' } },
		{ name: 'with the longest id', body: { id: 'x'.repeat(128) }, record: { ...EMPTY, id: 'x'.repeat(128) } },
	])('$name', ({ body, record }) => expect(parseDeployment(body)).toEqual({ ok: true, record }));

	test('a reason that never ends is cut', () => {
		const parsed = parseDeployment({ id: 'a', status_reason: 'x'.repeat(1_000_000) });
		expect(parsed.ok && parsed.record.statusReason.length).toBe(4_000);
	});
});

describe('no record', () => {
	test.each([
		{ body: undefined, why: /object/ },
		{ body: null, why: /object/ },
		{ body: [{ id: 'dep_1' }], why: /object/ },
		{ body: {}, why: /no "id"/ },
		{ body: { id: 5 }, why: /no "id"/ },
		{ body: { id: '' }, why: /does not match/ },
		{ body: { id: '..' }, why: /does not match/ },
		{ body: { id: 'a/b' }, why: /does not match/ },
		{ body: { id: 'x'.repeat(129) }, why: /does not match/ },
	])('$body', ({ body, why }) => {
		expect(parseDeployment(body)).toEqual({ ok: false, why: expect.stringMatching(why) });
	});
});

const STATUSES: readonly ({ status: string } & Record<WaitUntil, Progress>)[] = [
	{ status: 'queued', created: 'reached', started: 'waiting', running: 'waiting' },
	{ status: '', created: 'reached', started: 'waiting', running: 'waiting' },
	{ status: 'in_progress', created: 'reached', started: 'reached', running: 'waiting' },
	{ status: 'running', created: 'reached', started: 'reached', running: 'reached' },
	{ status: 'failed', created: 'failed', started: 'failed', running: 'failed' },
	{ status: 'stopped', created: 'stopped', started: 'stopped', running: 'stopped' },
	{ status: 'Running', created: 'reached', started: 'unknown-status', running: 'unknown-status' },
	{ status: 'warming_up', created: 'reached', started: 'unknown-status', running: 'unknown-status' },
	{ status: '__proto__', created: 'reached', started: 'unknown-status', running: 'unknown-status' },
];

describe.each(STATUSES)('status "$status"', ({ status, ...expected }) => {
	test.each(['created', 'started', 'running'] as const)('wait-until: %s', (until) => {
		expect(judgeStatus(status, until)).toBe(expected[until]);
	});
});

test.each<[unknown, readonly string[] | undefined]>([
	[{ FIRST: 'a-value', constructor: '' }, ['FIRST', 'constructor']],
	[{}, []],
	[undefined, undefined],
	[null, undefined],
	['FIRST', undefined],
	[['FIRST'], undefined],
	[7, undefined],
])('of env_vars %j the names are kept: %j', (env_vars, names) => {
	const parsed = parseDeployment({ id: 'dep_1', env_vars });
	expect(parsed.ok && parsed.record.envNames).toEqual(names);
	expect(JSON.stringify(parsed)).not.toContain('a-value');
});
