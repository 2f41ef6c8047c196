// Every text of a report that comes from the service, or that files and inputs are called after, passes through the
// redactor; what is our own does not.
import { expect, test } from '@jest/globals';
import { redactReport, startReport } from '../../../../../src/actions/deploy/report/report.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

/** Shows which texts it was given. */
const redact = (text: string) => `<${text}>`;

test('a record: neither its id, nor a status that the API names', () => {
	const times = { createdAt: 'c', updatedAt: 'u' };
	const record = deploymentRecord({ statusReason: 's', region: 'r', entrypoint: 'e', ...times });
	expect(redactReport({ record }, redact)).toStrictEqual({
		record: {
			...{ id: 'dep_1', status: 'running', statusReason: '<s>', region: '<r>', entrypoint: '<e>' },
			...{ createdAt: '<c>', updatedAt: '<u>' },
		},
	});
	const statuses = ['queued', 'in_progress', 'failed', 'stopped', 'paused', 'runn'];
	const shown = statuses.map((status) => redactReport({ record: { ...record, status } }, redact).record.status);
	expect(shown).toEqual(['queued', 'in_progress', 'failed', 'stopped', '<paused>', '<runn>']);
});

test("a failure, with the service's words", () => {
	const service = { status: 409, code: 'c', message: 'm', details: [{ code: 'dc', message: 'dm' }], requestId: 'r' };
	const facts = { kind: 'rejected', retryable: true, cause: 'why' } as const;
	const failure = new StepFailure({ ...facts, message: 'what', advice: 'do', file: 'f', service });
	const details = [{ code: '<dc>', message: '<dm>' }];
	expect(redactReport({ failure }, redact).failure).toMatchObject({
		...{ ...facts, message: '<what>', advice: '<do>', file: '<f>' },
		service: { status: 409, code: '<c>', message: '<m>', details, requestId: '<r>' },
	});
});

test('what inputs and files are called', () => {
	const left = { rule: '*.md', examples: ['a.md'], count: 1, secret: false };
	const pack = { size: 1, digest: 'sha256:d', files: 1, contentSize: 1, largest: [{ path: 'a.js', size: 1 }] };
	const report = { ...startReport(deployInputs({ version: '1.0' })), base: 'web', leftOut: [left], package: pack };
	expect(redactReport(report, redact)).toMatchObject({
		inputs: { version: '<1.0>', app: { directory: '<.>', entrypoint: '<src/app.ts>' } },
		base: '<web>',
		leftOut: [{ ...left, rule: '<*.md>', examples: ['<a.md>'] }],
		package: { ...pack, largest: [{ path: '<a.js>', size: 1 }] },
	});
});

test("an app's names, each on one line, and not too many of them", () => {
	const actions = ['a\n::error::b', ...Array(1_000).fill('c')];
	const [app] = redactReport({ apps: [{ name: 'shop\u202e', actions }] }, redact).apps ?? [];
	expect(app?.name).toBe('<shop\\u202e>');
	expect(app?.actions.slice(0, 2)).toEqual(['<a\\n::error::b>', '<c>']);
	expect(app?.actions).toHaveLength(500);
});
