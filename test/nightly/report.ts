/** `ONLY=text npm run test:all -- floods` runs the rows of a harness whose name holds that. */
export const isChosen = (name: string): boolean => name.includes(process.env.ONLY ?? '');

/**
 * Says how the rows of a harness went.
 * @param wrong what is wrong with each of them, as sentences.
 * @param began when, by `performance.now()`.
 * @returns all of that.
 */
export function report(what: string, wrong: readonly (readonly string[])[], began: number): string[] {
	const bad = wrong.filter((one) => one.length > 0).length;
	const seconds = Math.round((performance.now() - began) / 1_000);
	process.stdout.write(`${wrong.length} ${what}: ${wrong.length - bad} as they should be, ${bad} not (${seconds} s)\n`);
	return wrong.flat();
}
