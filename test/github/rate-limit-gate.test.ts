// How a rate limit keeps the reporters of a process waiting: as long as it says, a little longer by chance, and within
// the patience of the job.
import { expect, test } from '@jest/globals';
import { RateLimitGate } from '../../src/github/rate-limit-gate.ts';
import { fakeClock } from '../action-runner/fake-clock.ts';

const limited = (seconds: number) => ({
	status: 403,
	response: { status: 403, headers: { 'retry-after': String(seconds) } },
});

function start(random = 0) {
	const clock = { ...fakeClock(), random: () => random };
	const abandoned = new AbortController();
	return { clock, abandoned, gate: new RateLimitGate(clock, abandoned.signal) };
}

test('nobody waits before anything was refused', async () => {
	const { clock, gate } = start();
	await gate.wait(0);
	expect(clock.sleeps).toEqual([]);
});

test.each([
	{ random: 0, refusals: 1, waits: 7_000 },
	{ random: 0.5, refusals: 1, waits: 7_250 },
	{ random: 1, refusals: 1, waits: 7_500 },
	{ random: 1, refusals: 4, waits: 11_000 },
	{ random: 1, refusals: 9, waits: 15_000 },
	// Somebody else was refused: nobody goes on meanwhile, and all come back one by one.
	{ random: 0.5, refusals: 0, waits: 7_250 },
])('7 s, chance $random, refused $refusals times in a row: $waits ms', async ({ random, refusals, waits }) => {
	const { clock, gate } = start(random);
	expect(gate.record(limited(7))).toBe(true);
	await gate.wait(refusals);
	expect(clock.now()).toBe(waits);
	await gate.wait(0);
	expect(clock.now()).toBe(waits);
});

test('a shorter limit does not end a longer one', async () => {
	const { clock, gate } = start();
	gate.record(limited(7));
	gate.record(limited(2));
	await gate.wait(1);
	expect(clock.now()).toBe(7_000);
});

test('other responses gate nobody', async () => {
	const { clock, gate } = start();
	expect(gate.record({ status: 503, response: { headers: { 'retry-after': '7' } } })).toBe(false);
	await gate.wait(1);
	expect(clock.now()).toBe(0);
});

test('what would be later than the patience is not waited for at all', async () => {
	const { clock, gate } = start();
	gate.limitWait(15_000);
	gate.record(limited(60));
	await expect(gate.wait(1)).rejects.toEqual(limited(60));
	expect(clock.sleeps).toEqual([]);
});

test.each([
	{ name: 'the patience gets shorter', act: ({ gate }: ReturnType<typeof start>) => gate.limitWait(15_000) },
	{ name: 'all is abandoned', act: ({ abandoned }: ReturnType<typeof start>) => abandoned.abort() },
])('$name in the middle of a wait: it ends at once', async ({ act }) => {
	const made = start();
	const { clock, gate } = made;
	gate.record(limited(60));
	// Ten seconds into the wait.
	clock.deadline(10_000).addEventListener('abort', () => act(made));
	await expect(gate.wait(1)).rejects.toEqual(limited(60));
	expect(clock.now()).toBe(10_000);
});

test('a shorter patience that is long enough ends no wait', async () => {
	const { clock, gate } = start();
	gate.record(limited(12));
	clock.deadline(10_000).addEventListener('abort', () => gate.limitWait(15_000));
	await gate.wait(1);
	expect(clock.now()).toBe(12_000);
});
