// Faults of POST /deployments and of the polls: what the step reports, and which requests the server saw. What is retried is a
// table of test/unit/http/verdict.test.ts, and what a poll rides out one of test/unit/actions/step/poll.test.ts.
import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/emulator.ts';
import { gzip, TRUNCATED } from '../../support/altered.ts';
import { annotations, deployScenario, registeringApp } from './deploying.ts';

const scenario = deployScenario(registeringApp('shop'));
const seen = (operation: string) => scenario.emulator.requests.filter((one) => one.operation === operation).length;
const answer = (status: number, more: Partial<Extract<Fault, { kind: 'answer' }>> = {}): Fault => ({
	kind: 'answer',
	status,
	...more,
});
const HTML = '<html></html>';
const REFUSAL = { code: 'refused', message: 'No' };

/** How the step ends, how often the server saw the POST, and what it made. */
const SENT_AGAIN = { conclusion: 'success', kind: '', posts: 2, made: 1 };
const REFUSED = { conclusion: 'failure', kind: 'rejected', posts: 1, made: 0 };
/** The response got lost, and the service lists the deployment. */
const ADOPTED = { conclusion: 'success', kind: '', posts: 1, made: 1 };
const AMBIGUOUS = { conclusion: 'unknown', kind: 'ambiguous', posts: 1, made: 0 };

test.each<[what: string, fault: Fault, ends: typeof ADOPTED]>([
	['503 with Retry-After', answer(503, { headers: { 'retry-after': '0' } }), SENT_AGAIN],
	['404 in HTML', answer(404, { body: HTML }), REFUSED],
	['413 before the upload ends', answer(413, { early: true, body: REFUSAL }), REFUSED],
	['307', answer(307, { headers: { location: 'https://example.com/' } }), REFUSED],
	['503 without Retry-After', answer(503), AMBIGUOUS],
	[
		'an unusable 201 with a Location',
		answer(201, { headers: { location: '/deployments/dep_9' }, body: '' }),
		AMBIGUOUS,
	],
	['a 200 that says "ok: false"', answer(200, { body: { ok: false, id: 'req_1', status: 'queued' } }), AMBIGUOUS],
	['a reset after the commit', { kind: 'reset', at: 'after-commit' }, ADOPTED],
	['a truncated response', TRUNCATED, ADOPTED],
	['201 in HTML', answer(201, { body: HTML, afterCommit: true }), ADOPTED],
	['201 with an id that is a path', { kind: 'override', record: { id: '../x' } }, ADOPTED],
	['gzip that was not asked for', gzip(), ADOPTED],
])('POST: %s', async (_, fault, ends) => {
	scenario.emulator.faults.add({ operation: 'createDeployment', fault });
	const { code, outputs, stdout, leftInTemp } = await scenario.run();
	const { conclusion, 'failure-kind': kind, retryable } = outputs;
	expect({ conclusion, kind, posts: seen('createDeployment'), made: scenario.emulator.ledger.length }).toEqual(ends);
	const failures = ends.kind === '' ? 0 : 1;
	expect([code, annotations(stdout).length, retryable, leftInTemp]).toEqual([failures, failures, 'false', []]);
	if (kind === 'ambiguous') expect(stdout).toContain('The deployment may exist');
});

test('the parsed error is in outputs, annotation and summary, the inner error included', async () => {
	const body = {
		...{ code: 'conflict', message: 'Version exists' },
		details: [{ code: 'invalid_input', message: 'first' }, { message: 'no code' }],
		inner_error: { code: 'deep', message: 'innermost' },
	};
	const fault = answer(409, { body, headers: { 'x-request-id': 'req-7' } });
	scenario.emulator.faults.add({ operation: 'createDeployment', fault });
	const { outputs, stdout, summary } = await scenario.run();
	expect(outputs).toMatchObject({ 'error-code': 'conflict', 'error-message': 'Version exists' });
	expect(JSON.parse(outputs['error-details'] as string)).toEqual([
		{ code: 'invalid_input', message: 'first' },
		{ code: '', message: 'no code' },
		{ code: 'deep', message: 'innermost' },
	]);
	expect(annotations(stdout)[0]?.message).toMatch(
		/409 conflict: Version exists \(first; no code; innermost\) \[request req-7\].*force/,
	);
	for (const text of ['conflict', 'Version exists', 'first', 'no code', 'innermost', 'force', 'req-7'])
		expect(summary).toContain(text);
});

test('a reset in mid-upload, before the closing boundary was handed over, is repeated', async () => {
	// Larger than what the sockets of both sides hold, and not compressible.
	scenario.workspace.write({ 'large.bin': randomBytes(24_000_000) });
	scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'reset', at: 'body', bytes: 100_000 } });
	const { outputs } = await scenario.run({ with: { 'compression-level': '0' } });
	expect([outputs.conclusion, seen('createDeployment'), scenario.emulator.ledger.length]).toEqual(['success', 2, 1]);
});

test('Retry-Afters that are together longer than "timeout" fail at once', async () => {
	const fault = answer(503, { headers: { 'retry-after': '40' } });
	scenario.emulator.faults.add({ operation: 'createDeployment', times: 9, fault });
	const { outputs } = await scenario.run({ with: { timeout: '60' } });
	expect([seen('createDeployment'), outputs['failure-kind'], outputs.retryable]).toEqual([2, 'rejected', 'true']);
});

const UNREAD = {
	message: expect.stringContaining('. The deployment was created and may be running'),
	properties: { title: '❔ The status of the deployment could not be read' },
};
test.each<[what: string, fault: Fault, times: number, conclusion: string, kind: string, errors: unknown[]]>([
	['an outage that is longer than the tries of one request', answer(503), 7, 'success', '', []],
	['401 of the service', answer(401, { body: REFUSAL }), 1, 'unknown', 'rejected', [UNREAD]],
])('poll: %s', async (_, fault, times, conclusion, kind, errors) => {
	scenario.emulator.faults.add({ operation: 'getDeployment', fault, times });
	const { outputs, summary, stdout } = await scenario.run();
	// A deployment exists: whatever happens, running the step again could deploy twice.
	const id = scenario.emulator.ledger[0]?.id;
	expect(outputs).toMatchObject({ conclusion, 'failure-kind': kind, retryable: 'false', 'deployment-id': id });
	expect(summary).toContain(id);
	expect([seen('createDeployment'), annotations(stdout)]).toEqual([1, errors]);
	if (kind !== '') expect(seen('getDeployment')).toBe(1);
});
