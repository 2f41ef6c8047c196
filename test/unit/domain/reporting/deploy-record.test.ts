// What is kept of a deploy at GitHub: a line in a check, JSON elsewhere.
import { expect, test } from '@jest/globals';
import { type DeployReport, startReport } from '../../../../src/actions/deploy/report/report.ts';
import { deployRecordOf } from '../../../../src/actions/deploy/report/reporting.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../../src/domain/records/deployment.ts';
import {
	formatRecord,
	isOfRun,
	parseRecord,
	readRecord,
	runKey,
} from '../../../../src/domain/reporting/deploy-record.ts';
import { deployInputs } from '../../../support/action-runner/raw-inputs.ts';

const RUN = '4242-0123456789abcdef';
const WHOLE = { run: RUN, setup: '00112233445566aa', digest: 'a'.repeat(64), deployment: 'dep_1' };

test.each([
	WHOLE,
	{ ...WHOLE, deployment: '?' },
	{ ...WHOLE, deployment: '' },
	{ ...WHOLE, digest: '', deployment: '?' },
	{ run: 'run-0123456789abcdef', setup: '', digest: '', deployment: '' },
])('is read back from its line and from JSON: %j', (record) => {
	expect(parseRecord(formatRecord(record))).toEqual(record);
	expect(readRecord(JSON.parse(JSON.stringify({ ...record, pull_request: 7 })))).toEqual(record);
});

test('the longest line is one that GitHub takes', () => {
	const longest = { ...WHOLE, run: `${'9'.repeat(20)}-0123456789abcdef`, deployment: 'd'.repeat(128) };
	expect(formatRecord(longest)).toHaveLength(248);
	expect(parseRecord(formatRecord(longest))).toEqual(longest);
});

test.each([
	'',
	null,
	7,
	'ca395085-040a-526b-2ce8-bdc85f692774',
	`${RUN} - ${'a'.repeat(64)} - - -`, // of version 1
	`${RUN} - - ../x`,
	`${RUN} - - dep_1 more`,
	`${RUN} - ${'g'.repeat(64)} dep_1`,
	`no-run - - dep_1`,
])('%j is no record', (line) => expect(parseRecord(line)).toBeUndefined());

test.each([undefined, 'text', {}, { ...WHOLE, deployment: '..' }, { deployment_id: 'dep_1' }])(
	'%j holds none',
	(stored) => expect(readRecord(stored)).toBeUndefined(),
);

test.each([
	{ made: '123', read: '123', is: true },
	{ made: '123', read: '124', is: false },
	{ made: '123', read: '', is: false },
	{ made: '', read: '', is: true },
	{ made: 'no number', read: '123', is: false },
])('a key made in run "$made" is of run "$read": $is', ({ made, read, is }) => {
	const run = runKey(made, '0123456789abcdef');
	expect(isOfRun(run, read)).toBe(is);
	expect(readRecord({ run })).toMatchObject({ run });
});

const report: DeployReport = { ...startReport(deployInputs()), setup: WHOLE.setup };
const at = (status: string) => ({ id: 'dep_1', status, statusReason: '' }) as DeploymentRecord;
const failed = (kind: StepFailure['kind'], retryable = false) =>
	new StepFailure({ kind, message: '', advice: '', retryable });

test.each<{ name: string; facts: Partial<DeployReport>; deployment: string }>([
	{ name: 'before it is sent', facts: {}, deployment: '' },
	{ name: 'while it is sent', facts: { isSent: true }, deployment: '?' },
	{ name: 'refused', facts: { isSent: true, failure: failed('rejected') }, deployment: '' },
	{ name: 'not reached', facts: { isSent: true, failure: failed('network', true) }, deployment: '' },
	{ name: 'ambiguous', facts: { isSent: true, failure: failed('ambiguous') }, deployment: '?' },
	{ name: 'ambiguous before anything was sent', facts: { failure: failed('ambiguous') }, deployment: '' },
	{ name: 'cancelled after it was sent', facts: { isSent: true, failure: failed('cancelled') }, deployment: '?' },
	{ name: 'cancelled in time', facts: { isSent: true, failure: failed('cancelled', true) }, deployment: '' },
	{ name: 'queued', facts: { isSent: true, record: at('queued') }, deployment: 'dep_1' },
	{ name: 'timed out', facts: { record: at('queued'), failure: failed('timeout') }, deployment: 'dep_1' },
	{ name: 'running', facts: { record: at('running') }, deployment: 'dep_1' },
	{ name: 'told by the list alone', facts: { record: at('queued'), isConfirmed: false }, deployment: '?' },
	{ name: 'told by the list, and confirmed', facts: { record: at('running'), isConfirmed: true }, deployment: 'dep_1' },
	{ name: 'failed', facts: { record: at('failed'), failure: failed('failed') }, deployment: '' },
	{ name: 'stopped', facts: { record: at('stopped'), failure: failed('stopped') }, deployment: '' },
	{ name: 'deleted again', facts: { record: at('running'), isGone: true }, deployment: '' },
])('a deploy that is $name: "$deployment"', ({ facts, deployment }) => {
	expect(deployRecordOf({ ...report, ...facts }, RUN)).toEqual({
		run: RUN,
		setup: WHOLE.setup,
		digest: '',
		deployment,
	});
});
