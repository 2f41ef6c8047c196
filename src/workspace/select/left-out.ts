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

/** The rule that left the entrypoint out, and the path that `exclude` is to take back, '' where nothing does. */
export interface LeftEntrypoint {
	readonly rule: string;
	readonly takeBack: string;
}

/** Counts the left-out paths by rule. */
export class LeftOutTally {
	leftEntrypoint: LeftEntrypoint | undefined;
	readonly #entrypoint: string;
	readonly #byRule = new Map<string, { examples: string[]; count: number }>();

	constructor(entrypoint: string) {
		this.#entrypoint = entrypoint;
	}

	/** @param name with a trailing slash for a folder. @param takeBack see LeftEntrypoint. */
	add(rule: string, name: string, takeBack = name): undefined {
		const left = this.#byRule.get(rule) ?? { examples: [], count: 0 };
		left.count++;
		if (left.examples.length < EXAMPLES || isSecretRule(rule)) left.examples.push(name);
		this.#byRule.set(rule, left);
		if (name === this.#entrypoint || (name.endsWith('/') && this.#entrypoint.startsWith(name)))
			this.leftEntrypoint ??= { rule, takeBack };
	}

	list(): LeftOut[] {
		return [...this.#byRule].map(([rule, left]) => ({ rule, ...left, secret: isSecretRule(rule) }));
	}
}
