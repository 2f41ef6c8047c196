// What a cancelled or timed-out job says: how far it came decides whether a second try may deploy twice.
import { expect, test } from '@jest/globals';
import { failureOf, type Stage } from '../../../../src/actions/deploy/failures.ts';
import { startReport } from '../../../../src/actions/deploy/report/report.ts';
import { Cancelled, DeadlineReached, Interrupted, type Sent } from '../../../../src/domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../../src/domain/records/deployment.ts';
import { deployInputs } from '../../../support/action-runner/raw-inputs.ts';

/** The failure at a stage; while waiting, of a deployment with this status. */
function failed(thrown: unknown, stage: Stage, status = 'queued') {
	const report = startReport(deployInputs({ timeout: '90' }));
	const record = { id: 'dep_1', status } as DeploymentRecord;
	return failureOf(thrown, stage, stage === 'waiting' ? { ...report, record } : report);
}
const cancelledAfter = (sent: Sent) => new Interrupted(sent, new Cancelled());

test.each([
	{
		name: 'before anything was sent',
		thrown: new Cancelled(),
		stage: 'preparing' as const,
		message: 'The run was cancelled before anything was sent.',
		advice: /^Nothing was deployed/,
		retryable: true,
	},
	{
		name: 'while packing, though a request was sent in whole',
		thrown: cancelledAfter('all'),
		stage: 'preparing' as const,
		message: 'The run was cancelled before anything was sent.',
		advice: /^Nothing was deployed/,
		retryable: true,
	},
	{
		name: 'between two tries',
		thrown: new Cancelled(),
		stage: 'sending' as const,
		message: 'The run was cancelled before the request was complete.',
		advice: /^Nothing was deployed/,
		retryable: true,
	},
	{
		name: 'in mid-upload',
		thrown: cancelledAfter('part'),
		stage: 'sending' as const,
		message: 'The run was cancelled before the request was complete.',
		advice: /^Nothing was deployed/,
		retryable: true,
	},
	{
		name: 'after everything was sent',
		thrown: cancelledAfter('all'),
		stage: 'sending' as const,
		message: /after the whole request was sent.*may exist\.$/,
		advice: /GET \/deployments.*deploy twice/,
		retryable: false,
	},
	{
		name: 'while an early 201 is read that has told nothing yet',
		thrown: new Interrupted('part', new Cancelled(), { status: 201 }),
		stage: 'sending' as const,
		message: /before the whole response \(201\) was read: the deployment may exist\.$/,
		advice: /GET \/deployments.*deploy twice/,
		retryable: false,
	},
	{
		name: 'while waiting, in a pause',
		thrown: new Cancelled(),
		stage: 'waiting' as const,
		message: /while deployment dep_1 was "queued".*not stopped\.$/,
		advice: /^Check the deployment/,
		retryable: false,
	},
	{
		name: 'while waiting, in a poll',
		thrown: cancelledAfter('all'),
		stage: 'waiting' as const,
		message: /while deployment dep_1 was "queued".*not stopped\.$/,
		advice: /^Check the deployment/,
		retryable: false,
	},
])('cancelled $name', ({ thrown, stage, message, advice, retryable }) => {
	const failure = failed(thrown, stage);
	expect(failure).toMatchObject({ kind: 'cancelled', retryable });
	expect(failure.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
	expect(failure.advice).toMatch(advice);
});

test.each([
	{ status: 'queued', thrown: new DeadlineReached(), shown: '"queued"' },
	{ status: '', thrown: new Interrupted('all', new DeadlineReached()), shown: '"unknown"' },
])('the time is over while it is $shown', ({ status, thrown, shown }) => {
	expect(failed(thrown, 'waiting', status)).toMatchObject({
		kind: 'timeout',
		message: expect.stringContaining(`Deployment dep_1 is still ${shown} after 1 min 30 s`),
		advice: expect.stringContaining('raise "timeout"'),
		retryable: false,
	});
});

test.each([
	{ name: 'the time is over while sending', thrown: new DeadlineReached(), stage: 'sending', kind: 'ambiguous' },
	{ name: 'the time is over while preparing', thrown: new DeadlineReached(), stage: 'preparing', kind: 'package' },
	{ name: 'an abort for another reason', thrown: new Interrupted('part', 0), stage: 'sending', kind: 'ambiguous' },
	{ name: "a stranger's error while waiting", thrown: new RangeError(), stage: 'waiting', kind: 'ambiguous' },
	{ name: 'nothing at all', thrown: undefined, stage: 'waiting', kind: 'ambiguous' },
] as const)('a bug of ours: $name', ({ thrown, stage, kind }) => {
	const name = thrown === undefined ? 'undefined' : thrown.name;
	expect(failed(thrown, stage)).toMatchObject({ kind, message: expect.stringContaining(name) });
});
