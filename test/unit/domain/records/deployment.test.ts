// The deployment record in any shape, and what its status means for somebody who waits.
import { expect, test } from '@jest/globals';
import { judgeStatus, type Progress, parseDeployment } from '../../../../src/domain/records/deployment.ts';

const EMPTY = { id: 'dep_1', status: '', statusReason: '', region: '', entrypoint: '', createdAt: '', updatedAt: '' };
const TIMES = ['2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z'] as const;
const SENT = {
	...{ id: 'A-Z_9', status: 'failed', status_reason: 'why', region: 'aws.us-east-1a', entrypoint_rel_path: 'app.ts' },
	...{ created_at: TIMES[0], updated_at: TIMES[1] },
	...{ env_vars: { A: 'a-value', constructor: '' }, source_checksum: `sha256:${'A'.repeat(64)}` },
};
const READ = {
	...{ id: 'A-Z_9', status: 'failed', statusReason: 'why', region: 'aws.us-east-1a', entrypoint: 'app.ts' },
	...{ createdAt: TIMES[0], updatedAt: TIMES[1], envNames: ['A', 'constructor'], checksum: 'a'.repeat(64) },
};
const BAD = { status: 7, status_reason: ['a'], region: {}, created_at: null, env_vars: ['A'], source_checksum: 'a' };
const CUT = { ...EMPTY, statusReason: `${'x'.repeat(3_999)}…` };

test.each<[what: string, body: object, record: object]>([
	['the id alone', { id: 'dep_1' }, EMPTY],
	['every field (API §2.3), of the variables the names', SENT, READ],
	['fields of wrong types, which are passed over', { id: 'dep_1', ...BAD }, EMPTY],
	['a prototype', JSON.parse('{"id":"dep_1","__proto__":{"status":"running"}}'), EMPTY],
	['a reason without an end', { id: 'dep_1', status_reason: 'x'.repeat(9_000) }, CUT],
])('a record of %s', (_, body, record) => expect(parseDeployment(body)).toEqual({ ok: true, record }));

test.each<[body: unknown, why: RegExp]>([
	[undefined, /object/],
	[[{ id: 'dep_1' }], /object/],
	[{ id: 5 }, /no "id"/],
	[{ id: '' }, /does not match/],
	[{ id: 'a/b' }, /"a\/b", does not match/],
])('%j is no record', (body, why) => {
	expect(parseDeployment(body)).toEqual({ ok: false, why: expect.stringMatching(why) });
});

test.each<[status: string, created: Progress, started: Progress, running: Progress]>([
	['queued', 'reached', 'waiting', 'waiting'],
	['', 'reached', 'waiting', 'waiting'],
	['in_progress', 'reached', 'reached', 'waiting'],
	['running', 'reached', 'reached', 'reached'],
	['failed', 'reached', 'reached', 'reached'],
	['stopped', 'reached', 'reached', 'reached'],
	['Running', 'reached', 'unknown-status', 'unknown-status'],
	['__proto__', 'reached', 'unknown-status', 'unknown-status'],
])('"%s" for who waits until created, started, running: %s, %s, %s', (status, ...expected) => {
	expect((['created', 'started', 'running'] as const).map((until) => judgeStatus(status, until))).toEqual(expected);
});
