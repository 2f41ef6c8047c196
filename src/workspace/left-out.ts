import type { LeftOut } from '../domain/deploy-report.ts';
import { isSecretRule } from '../domain/ignore-rules.ts';

const EXAMPLES = 3;

/** Counts what is left out, by rule. */
export class LeftOutTally {
	/** The rule that left the entrypoint out, if one did. */
	entrypointRule: string | undefined;
	readonly #entrypoint: string;
	readonly #byRule = new Map<string, { examples: string[]; count: number }>();

	constructor(entrypoint: string) {
		this.#entrypoint = entrypoint;
	}

	/** @param name a folder's with a trailing slash. */
	add(rule: string, name: string): void {
		const left = this.#byRule.get(rule) ?? { examples: [], count: 0 };
		left.count++;
		if (left.examples.length < EXAMPLES || isSecretRule(rule)) left.examples.push(name);
		this.#byRule.set(rule, left);
		if (name === this.#entrypoint || (name.endsWith('/') && this.#entrypoint.startsWith(name)))
			this.entrypointRule ??= rule;
	}

	list(): LeftOut[] {
		return [...this.#byRule].map(([rule, left]) => ({ rule, ...left, secret: isSecretRule(rule) }));
	}
}
