// What a cancelled or timed-out job says: how far it came decides whether a second try may deploy twice.
import { expect, test } from '@jest/globals';
import { failureOf } from '../../../../src/actions/deploy/failures.ts';
import { startReport } from '../../../../src/actions/deploy/report/report.ts';
import { Cancelled, DeadlineReached, Interrupted, type Sent } from '../../../../src/domain/failures/interruption.ts';
import { deployInputs, deploymentRecord } from '../../../support/action-runner/raw-inputs.ts';

/** The failure at a moment: before a request, once it may have been sent, or while its deployment has this status. */
function failed(thrown: unknown, moment: 'before' | 'sent' | { readonly status: string }) {
	const report = { ...startReport(deployInputs({ timeout: '90' })), isSent: moment !== 'before' };
	if (typeof moment === 'string') return failureOf(thrown, report);
	return failureOf(thrown, { ...report, record: deploymentRecord(moment) });
}
const cancelledAfter = (sent: Sent) => new Interrupted(sent, new Cancelled());
const QUEUED = { status: 'queued' };

const EARLY = {
	message: /before the request for a deployment was complete/,
	advice: /run the job again/,
	retryable: true,
};
const SENT = { advice: /GET \/deployments.*deploy twice/, retryable: false };
const WAITING = {
	message: /while deployment dep_1 was "queued".*not stopped\.$/,
	advice: /^Check the deployment/,
	retryable: false,
};
test.each([
	{ name: 'before anything was sent', thrown: new Cancelled(), moment: 'before', ...EARLY },
	{ name: 'while it looks for an earlier deployment', thrown: cancelledAfter('all'), moment: 'before', ...EARLY },
	{ name: 'in mid-upload', thrown: cancelledAfter('part'), moment: 'before', ...EARLY },
	{ name: 'between two tries', thrown: new Cancelled(), moment: 'sent', ...EARLY },
	{
		name: 'after everything was sent',
		thrown: cancelledAfter('all'),
		moment: 'sent',
		message: /after the whole request was sent.*may exist\.$/,
		...SENT,
	},
	{ name: 'while waiting, in a pause', thrown: new Cancelled(), moment: QUEUED, ...WAITING },
	{ name: 'while waiting, in a poll', thrown: cancelledAfter('all'), moment: QUEUED, ...WAITING },
] as const)('cancelled $name', ({ thrown, moment, message, advice, retryable }) => {
	const failure = failed(thrown, moment);
	expect(failure).toMatchObject({ kind: 'cancelled', retryable });
	expect(failure.message).toMatch(message);
	expect(failure.advice).toMatch(advice);
});

test.each([
	{ status: 'queued', thrown: new DeadlineReached(), shown: '"queued"' },
	{ status: '', thrown: new Interrupted('all', new DeadlineReached()), shown: '"unknown"' },
])('the time is over while it is $shown', ({ status, thrown, shown }) => {
	expect(failed(thrown, { status })).toMatchObject({
		kind: 'timeout',
		message: expect.stringContaining(`Deployment dep_1 is still ${shown} after 1 min 30 s`),
		advice: expect.stringContaining('raise "timeout"'),
		retryable: false,
	});
});

test.each([
	{ name: 'the time is over once it was sent', thrown: new DeadlineReached(), moment: 'sent', kind: 'ambiguous' },
	{ name: 'the time is over before', thrown: new DeadlineReached(), moment: 'before', kind: 'package' },
	{ name: 'an abort for another reason', thrown: new Interrupted('part', 0), moment: 'sent', kind: 'ambiguous' },
	{ name: "a stranger's error while waiting", thrown: new RangeError(), moment: QUEUED, kind: 'ambiguous' },
	{ name: 'nothing at all', thrown: undefined, moment: QUEUED, kind: 'ambiguous' },
] as const)('a bug of ours: $name', ({ thrown, moment, kind }) => {
	const name = thrown === undefined ? 'undefined' : thrown.name;
	expect(failed(thrown, moment)).toMatchObject({ kind, message: expect.stringContaining(name) });
});
