// Every text of a report that comes from the service, or that files and inputs are called after, passes through the
// redactor; what is our own does not.
import { expect, test } from '@jest/globals';
import { redactReport, startReport } from '../../../../../src/actions/deploy/report/report.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../../../src/domain/records/deployment.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

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

test('a record, whose id cannot hold a secret', () => {
	expect(redactReport({ record: RECORD }, redact)).toStrictEqual({
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
	const service = { status: 409, code: 'c', message: 'm', details: [{ code: 'dc', message: 'dm' }], requestId: 'r' };
	const facts = { kind: 'rejected', retryable: true, cause: 'why' } as const;
	const failure = new StepFailure({ ...facts, message: 'what', advice: 'do', file: 'f', service });
	expect(redactReport({ failure }, redact).failure).toMatchObject({
		...{ ...facts, message: '<what>', advice: '<do>', file: '<f>' },
		service: {
			...service,
			code: '<c>',
			message: '<m>',
			details: [{ code: '<dc>', message: '<dm>' }],
			requestId: '<r>',
		},
	});
});

test('what inputs and files are called', () => {
	const { inputs, base, leftOut } = redactReport(
		{
			...startReport(deployInputs({ version: '1.0' })),
			base: 'web',
			leftOut: [{ rule: '*.md', examples: ['a.md'], count: 1, secret: false }],
		},
		redact,
	);
	expect(inputs).toMatchObject({ version: '<1.0>', app: { directory: '<.>', entrypoint: '<src/app.ts>' } });
	expect(base).toBe('<web>');
	expect(leftOut).toStrictEqual([{ rule: '<*.md>', examples: ['<a.md>'], count: 1, secret: false }]);
	const pack = { size: 1, digest: 'sha256:d', files: 1, contentSize: 1, largest: [{ path: 'a.js', size: 1 }] };
	expect(redactReport({ package: pack }, redact).package).toStrictEqual({
		...pack,
		largest: [{ path: '<a.js>', size: 1 }],
	});
});

test("an app's names, each on one line, and not too many of them", () => {
	const actions = ['a\n::error::b', ...Array(1_000).fill('c')];
	const [app] = redactReport({ apps: [{ name: 'shop\u202e', actions }] }, redact).apps ?? [];
	expect(app?.name).toBe('<shop\\u202e>');
	expect(app?.actions.slice(0, 2)).toEqual(['<a\\n::error::b>', '<c>']);
	expect(app?.actions).toHaveLength(500);
});
