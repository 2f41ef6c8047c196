// Tests of what only some systems have. Elsewhere they are skipped, with the reason in their name, and
// test/support/reporter.js tells each. Whole files are in test/support/system-table.ts.
import { test } from '@jest/globals';

/** @param because completes "skipped: it needs …". */
export const onLinux = (because: string): typeof test => where(process.platform === 'linux', because);
export const notOnWindows = (because: string): typeof test => where(process.platform !== 'win32', because);

/** Tests of what only some machines have. */
export function where(isHere: boolean, because: string): typeof test {
	if (isHere) return test;
	const named = (name: string) => `${name} (skipped on ${process.platform}: it needs ${because})`;
	const skipped = (name: string, run: () => void) => test.skip(named(name), run);
	const each = (table: readonly never[]) => (name: string, run: () => void) => test.skip.each(table)(named(name), run);
	return Object.assign(skipped, { each }) as unknown as typeof test;
}
