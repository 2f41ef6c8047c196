// The look for what an ambiguous POST has made: when the list is read, and what is said where nothing proves it.
import { expect, test } from '@jest/globals';
import { type LookUp, recover } from '../../../../src/actions/step/recover.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

const lost = new StepFailure({ kind: 'ambiguous', message: 'It is lost.', advice: 'Look.' });

/** What the list says at each look; `hang`: there is no response. */
type Look = LookUp<{ readonly id: string }> | 'hang' | 'cancel';

async function recovered(...looks: readonly Look[]) {
	const clock = fakeClock();
	const cancel = new AbortController();
	const at: number[] = [];
	const edges = { clock, cancel: cancel.signal, log: { info: () => {} } } as unknown as Parameters<typeof recover>[3];
	const look = async ({ signal }: { readonly signal: AbortSignal }) => {
		const found = looks[at.length] as Look;
		at.push(clock.now());
		if (found === 'cancel') cancel.abort(new Interrupted('cancel'));
		if (typeof found !== 'string') return found;
		await clock.sleep(1_000_000, signal).catch(() => {});
		throw new Interrupted(signal.reason.by);
	};
	const ended: unknown = await recover('deployment', lost, look, edges).catch((thrown: unknown) => thrown);
	return { ended, at };
}

const ONE = { kind: 'one', record: { id: 'x_1' } } as const;
const NONE = { kind: 'none' } as const;
const NAMED = { kind: 'none', why: 'With its checksum: x_1.' } as const;
const UNCLEAR = { kind: 'unclear', why: 'One of these may be it: x_1, x_2.' } as const;

test.each([[], [NONE], [UNCLEAR]])(
	'the only one is gone on with, after 3 s or, behind %j, 12 s later',
	async (...before) => {
		const at = [3_000, 15_000].slice(0, before.length + 1);
		expect(await recovered(...before, ONE)).toEqual({ ended: ONE.record, at });
	},
);

test.each<[looks: Look[], says: string, reads: number]>([
	[[NONE, NONE], 'The service lists no deployment that matches it.', 2],
	[[NONE, NAMED], 'The service lists no deployment that matches it. With its checksum: x_1.', 2],
	[[UNCLEAR, UNCLEAR], UNCLEAR.why, 2],
	[['hang'], 'It could not be looked up: The list did not arrive in time.', 1],
])('it stays ambiguous, and says what was found: %j', async (looks, says, reads) => {
	const { ended, at } = await recovered(...looks);
	expect(ended).toMatchObject({ kind: 'ambiguous', message: `It is lost. ${says}`, advice: 'Look.' });
	expect(at).toHaveLength(reads);
});

test('a cancel: what was sent may have been carried out', async () => {
	const { ended } = await recovered('cancel');
	expect(ended).toBeInstanceOf(Interrupted);
	expect(ended).toMatchObject({ maybeDone: true });
});
