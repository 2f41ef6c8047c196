// Every text of a report that comes from the service passes through the redactor; what is our own does not.
import { expect, test } from '@jest/globals';
import { startReport } from '../../src/domain/deploy-report.ts';
import type { DeploymentRecord } from '../../src/domain/deployment.ts';
import { StepFailure } from '../../src/domain/failure.ts';
import { redactFailure, redactReport } from '../../src/domain/redact-report.ts';
import { deployInputs } from './inputs.ts';

/** Shows which texts it was given. */
const redact = (text: string) => `<${text}>`;

const RECORD: DeploymentRecord = {
	id: 'dep_1',
	status: 'running',
	statusReason: 'reason',
	region: 'region',
	entrypoint: 'entrypoint',
	createdAt: 'created',
	updatedAt: 'updated',
};
const SERVICE = { status: 409, code: 'c', message: 'm', details: [{ code: 'dc', message: 'dm' }], requestId: 'r' };
const FACTS = { kind: 'rejected', message: 'what', advice: 'do', retryable: true, file: 'f', cause: 'why' } as const;
const failure = new StepFailure({ ...FACTS, service: SERVICE });

test('a record, whose id cannot hold a secret', () => {
	const report = { ...startReport(deployInputs()), record: RECORD };
	expect(redactReport(report, redact)).toStrictEqual({
		...report,
		record: {
			id: 'dep_1',
			status: 'running',
			statusReason: '<reason>',
			region: '<region>',
			entrypoint: '<entrypoint>',
			createdAt: '<created>',
			updatedAt: '<updated>',
		},
	});
});

test.each([
	...['queued', 'in_progress', 'running', 'failed', 'stopped'].map((status) => ({ status, shown: status })),
	{ status: 'paused', shown: '<paused>' },
	{ status: 'runn', shown: '<runn>' },
])('the status "$status" is shown as "$shown"', ({ status, shown }) => {
	const report = { ...startReport(deployInputs()), record: { ...RECORD, status } };
	expect(redactReport(report, redact).record?.status).toBe(shown);
});

test("a failure, with the service's words", () => {
	const redacted = redactFailure(failure, redact);
	expect(redacted).toMatchObject({ ...FACTS, message: '<what>', advice: '<do>' });
	expect(redacted.service).toStrictEqual({
		status: 409,
		code: '<c>',
		message: '<m>',
		details: [{ code: '<dc>', message: '<dm>' }],
		requestId: '<r>',
	});
	expect(redactReport({ ...startReport(deployInputs()), failure }, redact).failure).toEqual(redacted);
});

test('a failure without them', () => {
	expect(redactFailure(new StepFailure(FACTS), redact).service).toBeUndefined();
});

test('where there is neither, none comes up', () => {
	const report = startReport(deployInputs());
	expect(redactReport(report, redact)).toStrictEqual(report);
});
