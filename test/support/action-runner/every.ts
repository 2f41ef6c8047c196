/** More than 1 in `npm run test:all`: how many times the cases of `npm test` are tried where they are generated. */
export const DEPTH = Number(process.env.DEPTH ?? 1);
/** Whether every row of the long tables is tried, and not only what stands for them. */
export const EVERY = DEPTH > 1;

/** Every nth row of a long table, which stands for all of it in `npm test`. */
export function someOf<T>(rows: readonly T[], nth: number): T[] {
	return rows.filter((_, at) => EVERY || at % nth === 0);
}
