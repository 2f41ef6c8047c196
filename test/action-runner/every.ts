/** Set by `npm run test:every`, which CI runs: every row of the long tables, and not only what stands for them. */
export const EVERY = process.env.EVERY !== undefined;

/** Every nth row of a long table, which stands for all of it in `npm test`. */
export function someOf<T>(rows: readonly T[], nth: number): T[] {
	return rows.filter((_, at) => EVERY || at % nth === 0);
}
