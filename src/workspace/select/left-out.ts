import { isSecretRule } from './built-in.ts';
import { wayTo } from './directory.ts';

/** What is left out of the package: the rule of each path, a folder with a trailing slash. What is in it is not listed. */
export type Left = ReadonlyMap<string, string>;

export type LeftWith = NonNullable<ReturnType<typeof leftWith>>;

/** The rule that leaves out a path, and what it leaves out: the path itself, or a folder above it. */
export function leftWith(left: Left, path: string) {
	for (const at of wayTo(path)) {
		const rule = left.get(at);
		if (rule !== undefined) return { rule, path: at };
	}
	return undefined;
}

const EXAMPLES = 3;

/** The paths that one rule left out, for reports: as examples all of a rule that keeps secrets out, otherwise the first few. */
export type LeftOut = Readonly<ReturnType<typeof byRule>[number]>;

export function byRule(left: Left) {
	return [...Map.groupBy(left, ([, rule]) => rule)].map(([rule, found]) => {
		const secret = isSecretRule(rule);
		const examples = (secret ? found : found.slice(0, EXAMPLES)).map(([path]) => path);
		return { rule, examples, count: found.length, secret };
	});
}
