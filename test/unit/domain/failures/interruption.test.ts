// What a cancelled or timed-out job says: how far it came decides whether a second try may deploy twice.
import { expect, test } from '@jest/globals';
import { interruptionFailure, type Stage } from '../../../../src/actions/deploy/interruption.ts';
import { toStepFailure } from '../../../../src/domain/failures/failure.ts';
import { Cancelled, DeadlineReached, Interrupted, type Sent } from '../../../../src/domain/failures/interruption.ts';

const PREPARING: Stage = { kind: 'preparing' };
const SENDING: Stage = { kind: 'sending' };
const WAITING: Stage = { kind: 'waiting', id: 'dep_1', status: 'queued', timeoutMs: 90_000 };
const cancelledAfter = (sent: Sent) => new Interrupted(sent, new Cancelled());

test.each([
	{
		name: 'before anything was sent',
		thrown: new Cancelled(),
		stage: PREPARING,
		message: 'The run was cancelled before anything was sent.',
		advice: /^Nothing was deployed/,
		retryable: true,
	},
	{
		name: 'while packing, though a request was sent in whole',
		thrown: cancelledAfter('all'),
		stage: PREPARING,
		message: 'The run was cancelled before anything was sent.',
		advice: /^Nothing was deployed/,
		retryable: true,
	},
	{
		name: 'between two tries',
		thrown: new Cancelled(),
		stage: SENDING,
		message: 'The run was cancelled before the request was complete.',
		advice: /^Nothing was deployed/,
		retryable: true,
	},
	{
		name: 'in mid-upload',
		thrown: cancelledAfter('part'),
		stage: SENDING,
		message: 'The run was cancelled before the request was complete.',
		advice: /^Nothing was deployed/,
		retryable: true,
	},
	{
		name: 'after everything was sent',
		thrown: cancelledAfter('all'),
		stage: SENDING,
		message: /after everything was sent.*may exist\.$/,
		advice: /GET \/deployments.*deploy twice/,
		retryable: false,
	},
	{
		name: 'while an early 201 is read that has told nothing yet',
		thrown: new Interrupted('part', new Cancelled(), { status: 201 }),
		stage: SENDING,
		message: /before the response \(201\) was read completely: the deployment may exist\.$/,
		advice: /GET \/deployments.*deploy twice/,
		retryable: false,
	},
	{
		name: 'while waiting, in a pause',
		thrown: new Cancelled(),
		stage: WAITING,
		message: /while deployment dep_1 was "queued".*not stopped\.$/,
		advice: /^Look at the deployment/,
		retryable: false,
	},
	{
		name: 'while waiting, in a poll',
		thrown: cancelledAfter('all'),
		stage: WAITING,
		message: /while deployment dep_1 was "queued".*not stopped\.$/,
		advice: /^Look at the deployment/,
		retryable: false,
	},
])('cancelled $name', ({ thrown, stage, message, advice, retryable }) => {
	const failure = interruptionFailure(thrown, stage);
	expect(failure).toMatchObject({ kind: 'cancelled', retryable });
	expect(failure?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
	expect(failure?.advice).toMatch(advice);
});

test.each([
	{ status: 'queued', thrown: new DeadlineReached(), shown: '"queued"' },
	{ status: '', thrown: new Interrupted('all', new DeadlineReached()), shown: '"unknown"' },
])('the time is over while it is $shown', ({ status, thrown, shown }) => {
	expect(interruptionFailure(thrown, { ...WAITING, status })).toMatchObject({
		kind: 'timeout',
		message: expect.stringContaining(`Deployment dep_1 is still ${shown} after 1 min 30 s`),
		advice: expect.stringContaining('raise "timeout"'),
		retryable: false,
	});
});

test.each([
	{ name: 'the time is over while sending', thrown: new DeadlineReached(), stage: SENDING },
	{ name: 'the time is over while preparing', thrown: new DeadlineReached(), stage: PREPARING },
	{ name: "a stranger's error while waiting", thrown: new Error(), stage: WAITING },
	{ name: 'an abort for another reason', thrown: new Interrupted('all', new Error()), stage: SENDING },
	{ name: 'nothing at all', thrown: undefined, stage: WAITING },
])('no interruption: $name', ({ thrown, stage }) => expect(interruptionFailure(thrown, stage)).toBeUndefined());

test.each([
	{ thrown: new Cancelled(), name: 'Cancelled' },
	{ thrown: new DeadlineReached(), name: 'DeadlineReached' },
	{ thrown: new Interrupted('part', undefined), name: 'Interrupted' },
])('where nobody expects it, $name is named', ({ thrown, name }) => {
	expect(toStepFailure(thrown, 'ambiguous').message).toContain(name);
});
