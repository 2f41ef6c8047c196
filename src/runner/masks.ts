import { setSecret } from '@actions/core';
import { maskableParts, maskableValue, SHORTEST_MASKED } from '../domain/secrets/maskable.ts';
import { createRedactor, type Redact } from '../domain/secrets/redact.ts';

export interface Secrets {
	/** Hidden whatever they are: keys, tokens, passwords. */
	readonly always: readonly string[];
	/** Hidden from 8 characters on, unless they are a common word: values of environment variables. */
	readonly ifLong: readonly string[];
}

/** What is hidden, at the start and from then on. */
export interface Masks {
	/** Cuts out all that is hidden by the time of the call. */
	readonly redact: Redact;
	/**
	 * Tells the runner to mask the secrets, which covers log and summary, and has `redact` cut them out of everything
	 * else. To be called before any other line is written that could hold one of them.
	 */
	hide(secrets: Secrets): void;
}

export function createMasks(): Masks {
	const hidden = new Set<string>();
	let redact = createRedactor([]);
	return {
		redact: (text) => redact(text),
		hide({ always, ifLong }) {
			const masked = new Set([...always.flatMap((text) => maskableParts(text, 1)), ...ifLong.flatMap(maskableValue)]);
			for (const text of masked) if (!hidden.has(text)) setSecret(text);
			for (const text of masked) hidden.add(text);
			for (const text of ifLong) if (maskableValue(text).length > 0) hidden.add(text);
			redact = createRedactor(hidden);
		},
	};
}

/**
 * The password of a proxy's address, as it is written and decoded. A short one is hidden in the place where it belongs:
 * cut out everywhere, it would ruin ids and results.
 */
export function proxyPassword(address: string): string[] {
	const password = URL.parse(address)?.password ?? '';
	if (password === '') return [];
	return [password, decoded(password)].map((text) => (text.length < SHORTEST_MASKED ? `:${text}@` : text));
}

function decoded(password: string): string {
	try {
		return decodeURIComponent(password);
	} catch {
		return password;
	}
}
