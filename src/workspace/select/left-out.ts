import { isSecretRule } from './built-in.ts';

const EXAMPLES = 3;

/** The paths that one rule left out of the package. */
export interface LeftOut {
	readonly rule: string;
	/** Paths, folders with a trailing slash: all for a rule that keeps secrets out, otherwise the first few. */
	readonly examples: readonly string[];
	readonly count: number;
	readonly secret: boolean;
}

/** Counts the left-out paths by rule. */
export class LeftOutTally {
	readonly #byRule = new Map<string, { examples: string[]; count: number }>();

	/** @param path with a trailing slash for a folder. */
	add(rule: string, path: string): void {
		const left = this.#byRule.get(rule) ?? { examples: [], count: 0 };
		left.count++;
		if (left.examples.length < EXAMPLES || isSecretRule(rule)) left.examples.push(path);
		this.#byRule.set(rule, left);
	}

	list(): LeftOut[] {
		return [...this.#byRule].map(([rule, left]) => ({ rule, ...left, secret: isSecretRule(rule) }));
	}
}
