import { anySignal } from 'any-signal';
import type { Runner } from '../../runner/runner.ts';

export type TimeLimit = ReturnType<typeof startTimeLimit>;

/**
 * Begins a time limit. It ends both requests and sleeps; a cancel of the job ends it early.
 * @param ms its length in milliseconds.
 */
export function startTimeLimit({ clock, cancel }: Pick<Runner, 'clock' | 'cancel'>, ms: number) {
	const signal: AbortSignal = anySignal([cancel, clock.deadline(ms)]);
	const began = clock.now();
	const elapsed = () => clock.now() - began; // in milliseconds
	return { signal, elapsed, leftMs: () => ms - elapsed() };
}

/** Waits for something, but for so many milliseconds at most, and not after a cancel. */
export async function atMost(
	ms: number,
	something: Promise<unknown> | undefined,
	{ clock, cancel }: Pick<Runner, 'clock' | 'cancel'>,
): Promise<void> {
	if (something === undefined) return;
	const over = new AbortController();
	const ends = anySignal([cancel, over.signal]);
	await Promise.race([something, clock.sleep(ms, ends).catch(() => {})]);
	over.abort();
}
