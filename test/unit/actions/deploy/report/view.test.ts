// What GitHub keeps of a deploy at each moment: what a re-run may have to look for.
import { expect, test } from '@jest/globals';
import { type DeployReport, startReport } from '../../../../../src/actions/deploy/report/report.ts';
import { lostView, sentView, viewOf } from '../../../../../src/actions/deploy/report/view.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

const RUN = '7-0123456789abcdef';
const SETUP = '00112233445566aa';
const report: DeployReport = { ...startReport(deployInputs()), setup: SETUP };
const at = (status: string) => deploymentRecord({ status });
const failed = (kind: StepFailure['kind'], retryable = false) =>
	new StepFailure({ kind, message: '', advice: '', retryable });

test.each<{ name: string; facts: Partial<DeployReport>; deployment: string }>([
	{ name: 'before it is sent', facts: {}, deployment: '' },
	{ name: 'while it is sent', facts: { isSent: true }, deployment: '?' },
	{ name: 'refused', facts: { isSent: true, failure: failed('rejected') }, deployment: '' },
	{ name: 'ambiguous', facts: { isSent: true, failure: failed('ambiguous') }, deployment: '?' },
	{ name: 'cancelled after it was sent', facts: { isSent: true, failure: failed('cancelled') }, deployment: '?' },
	{ name: 'cancelled in time', facts: { isSent: true, failure: failed('cancelled', true) }, deployment: '' },
	{ name: 'queued', facts: { isSent: true, record: at('queued') }, deployment: 'dep_1' },
	{ name: 'running', facts: { record: at('running') }, deployment: 'dep_1' },
	{ name: 'told by the list alone', facts: { record: at('queued'), isAdopted: true }, deployment: '?' },
	{ name: 'failed', facts: { record: at('failed'), failure: failed('failed') }, deployment: '' },
	{ name: 'deleted again', facts: { record: at('running'), isGone: true }, deployment: '' },
])('a deploy that is $name: "$deployment"', ({ facts, deployment }) => {
	expect(viewOf({ ...report, ...facts }, RUN).record).toEqual({ run: RUN, setup: SETUP, digest: '', deployment });
});

test('a killed job: what is known of it stays', () => {
	const view = lostView({ ...report, record: at('queued') }, RUN);
	const ended = { state: 'ended', conclusion: 'cancelled', deployment: 'dep_1', record: { deployment: 'dep_1' } };
	expect(view).toMatchObject(ended);
	expect(view.summary).toMatch(/`deploy src\/app.ts`.*The run ended before.*deployment \(dep&#95;1\) may exist/s);
});

test.each([
	{ facts: {}, is: '?' },
	{ facts: { isSent: true }, is: '?' },
	{ facts: { record: at('queued') }, is: 'dep_1' },
])('a killed job that ran on with $facts: "$is"', ({ facts, is }) => {
	expect(sentView(lostView({ ...report, ...facts }, RUN)).record.deployment).toBe(is);
});
