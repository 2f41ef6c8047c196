// The look for a deployment whose response got lost.
import { expect, test } from '@jest/globals';
import type { DeployRun } from '../../../../../src/actions/deploy/run.ts';
import { recover } from '../../../../../src/actions/deploy/steps/recover.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { Cancelled, Interrupted } from '../../../../../src/domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../../../src/domain/records/deployment.ts';
import type { DeploymentList } from '../../../../../src/service/deployments.ts';
import { fakeClock } from '../../../../support/action-runner/fake-clock.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

const HEX = 'b'.repeat(64);
const failure = new StepFailure({ kind: 'ambiguous', message: 'It is lost.', advice: 'Look.' });
const rejected = new StepFailure({ kind: 'rejected', message: 'There is no list.', advice: '' });

/** @param look what the list says at the n-th look, from 0. */
async function recovered(
	look: (number: number, now: number, cancel: AbortController) => DeploymentList | Promise<DeploymentList>,
) {
	const clock = fakeClock();
	const cancel = new AbortController();
	const at: number[] = [];
	const edges = {
		clock,
		cancel: cancel.signal,
		log: { info: () => {} },
		deployments: {
			list: async () => {
				at.push(clock.now());
				return look(at.length - 1, clock.wall(), cancel);
			},
		},
	};
	clock.pass(200); // how long the request took
	const run = { inputs: deployInputs({ entrypoint: 'app.js' }), edges } as unknown as DeployRun;
	const ended: unknown = await recover(run, { failure, digest: HEX, elapsed: clock.now }).catch(
		(thrown: unknown) => thrown,
	);
	return { ended, at: at.map((ms) => ms - 200) };
}

const list = (now: number, createdMs: readonly number[]): DeploymentList => ({
	kind: 'list',
	isWhole: true,
	serverNow: Math.floor(now / 1_000) * 1_000,
	items: createdMs.map((ms, number) => ({
		...({ status: 'queued', statusReason: '', region: '', entrypoint: '', updatedAt: '' } as DeploymentRecord),
		id: `dep_${number}`,
		createdAt: new Date(Date.UTC(2026, 0) + ms).toISOString(),
		checksum: HEX,
	})),
});

test('after 3 s, and again 12 s later', async () => {
	const found = await recovered((number, now) => list(now, number === 0 ? [] : [100]));
	expect(found).toMatchObject({ ended: { id: 'dep_0' }, at: [3_000, 15_000] });
	expect((await recovered((_, now) => list(now, [100]))).at).toEqual([3_000]);
});

test.each([
	{
		name: 'nothing',
		look: (now: number) => list(now, []),
		says: 'The service lists no deployment that matches it.',
		looks: 2,
	},
	{
		name: 'what is older',
		look: (now: number) => list(now, [-2_500]),
		says: 'lists no deployment that matches it',
		looks: 2,
	},
	{ name: 'several', look: (now: number) => list(now, [0, 50]), says: 'dep_0, dep_1', looks: 2 },
	{
		name: 'a service without a list',
		look: (): DeploymentList => ({ kind: 'refused', failure: rejected, isAbsent: true }),
		says: 'It could not be looked up: There is no list.',
		looks: 1,
	},
])('$name: it stays ambiguous, and says what was found', async ({ look, says, looks }) => {
	const { ended, at } = await recovered((_, now) => look(now));
	expect(ended).toMatchObject({ kind: 'ambiguous', message: expect.stringMatching(/^It is lost\. /) });
	expect(ended).toMatchObject({ message: expect.stringContaining(says) });
	expect(at).toHaveLength(looks);
});

test('a cancel: what was sent may have been carried out', async () => {
	const { ended } = await recovered((_number, _now, cancel) => {
		cancel.abort(new Cancelled());
		throw new Interrupted('nothing', cancel.signal.reason);
	});
	expect(ended).toBeInstanceOf(Interrupted);
	expect(ended).toMatchObject({ sent: 'all' });
});
