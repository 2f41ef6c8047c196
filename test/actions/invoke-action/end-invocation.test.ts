// What came of ending an invocation: the service may refuse it because it has ended by itself.
import { expect, test } from '@jest/globals';
import { endInvocation } from '../../../src/actions/invoke-action/end-invocation.ts';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import type { InvocationRecord } from '../../../src/domain/records/invocation.ts';
import type { Ending } from '../../../src/service/invocations/end.ts';
import type { InvocationPoll, Invocations } from '../../../src/service/invocations/invocations.ts';
import { fakeClock } from '../../action-runner/fake-clock.ts';

const record = (status: string): InvocationRecord => ({
	id: 'inv_1',
	status,
	statusReason: '',
	output: '"done"',
	startedAt: '',
	finishedAt: '',
});
const refusal = new StepFailure({ kind: 'rejected', message: 'Refused with 400.', advice: '' });
const is = (status: string): InvocationPoll => ({ kind: 'record', record: record(status) }) as InvocationPoll;

/** What is done as the PATCH ends, and as the GET after it. */
async function ending(
	end: Ending | StepFailure,
	get: InvocationPoll | StepFailure,
	{ by }: { readonly by: 'deadline' | 'cancel' | undefined } = { by: 'deadline' },
) {
	let gets = 0;
	const respond = <T>(response: T | StepFailure): Promise<T> =>
		response instanceof StepFailure ? Promise.reject(response) : Promise.resolve(response);
	const invocations = {
		end: () => respond(end),
		deleteBrowsers: () => respond<Ending>({ kind: 'ended' }),
		get: () => {
			gets += 1;
			return respond(get);
		},
	} as Partial<Invocations> as Invocations;
	const log = { debug: () => {} } as unknown as Parameters<typeof endInvocation>[2]['log'];
	const ended = await endInvocation(
		'inv_1',
		{ why: 'no end within 10 s', by },
		{ clock: fakeClock(), invocations, log },
	);
	return { ...ended, gets };
}

test('one that was ended is not asked for again', async () => {
	const { said, succeeded, gets } = await ending({ kind: 'ended' }, is('succeeded'));
	expect({ said, succeeded, gets }).toEqual({
		said: 'It was ended at the service, and its browsers with it.',
		succeeded: undefined,
		gets: 0,
	});
});

test('a record in the response that has succeeded is the result, but for what a GET tells', async () => {
	const told = { ...record('succeeded'), output: '' };
	const end: Ending = { kind: 'unclear', why: 'it had ended by itself', record: told };
	expect((await ending(end, refusal)).succeeded).toEqual(told);
	expect((await ending(end, is('succeeded'))).succeeded).toEqual(record('succeeded'));
});

test('a success whose output is that of the end is none', async () => {
	const output = '{"error":"no end within 10 s"}';
	const kept = { kind: 'record', record: { ...record('succeeded'), output } } as InvocationPoll;
	const { said, succeeded } = await ending(refusal, kept);
	expect([said, succeeded]).toEqual([expect.stringMatching(/It is over all the same\.$/), undefined]);
});

test.each([
	[
		'succeeded',
		record('succeeded'),
		/^It could not be ended at the service: Refused with 400\. It had succeeded by then\.$/,
	],
	['failed', undefined, /Refused with 400\. It is over all the same\.$/],
	['running', undefined, /Refused with 400\. It may be running\.$/],
])('where that is refused, its record decides: %s', async (status, succeeded, said) => {
	expect({ succeeded: undefined, ...(await ending(refusal, is(status))) }).toMatchObject({
		succeeded,
		said: expect.stringMatching(said),
		gets: 1,
	});
});

test.each(['cancel', undefined] as const)('it is not asked for but at the time-out (%s)', async (by) => {
	const { said, succeeded, gets } = await ending(refusal, is('succeeded'), { by });
	expect({ said, succeeded, gets }).toEqual({
		said: 'It could not be ended at the service: Refused with 400. It may be running.',
		succeeded: undefined,
		gets: 0,
	});
});

test.each<Ending | StepFailure>([refusal, { kind: 'unclear', why: 'the body is HTML' }])(
	'it may be running where its record cannot be read (%j)',
	async (end) => {
		const { said, succeeded } = await ending(end, refusal);
		expect([said, succeeded]).toEqual([expect.stringMatching(/It may be running\.$/), undefined]);
	},
);
