import { setSecret } from '@actions/core';
import { isHidden, maskableParts, maskableValue, SHORTEST_MASKED } from '../domain/secrets/maskable.ts';
import { createRedactors, type Redact } from '../domain/secrets/redact.ts';
import { decoded } from '../domain/text/decoded.ts';

export interface Secrets {
	/** Always hidden: keys, tokens, passwords. */
	readonly always: readonly string[];
	/** Hidden if they have at least 8 characters and are not a common word: values of environment variables. */
	readonly ifLong: readonly string[];
}

/** The secrets that are hidden; more can be added later. */
export interface Masks {
	/** Redacts all secrets that are known at the time of the call. */
	readonly redact: Redact;
	/** As `redact`, but for the tokens of links that were not given to `hide`. */
	readonly redactKnown: Redact;
	/** From now on `redact` also removes the tokens of links to replays, wherever a text has one. */
	hideLinkTokens(): void;
	/**
	 * Tells the runner to mask the secrets, which covers log and summary, and makes `redact` remove them elsewhere. Must be
	 * called before any line is written that could contain one of them.
	 */
	hide(secrets: Secrets): void;
}

/** @param publicFacts what the log shows of the run in any case: an environment value may be that. */
export function createMasks(publicFacts: readonly string[]): Masks {
	const hidden = new Set<string>();
	let hasLinkTokens = false;
	let redactors = createRedactors([]);
	return {
		redact: (text) => (hasLinkTokens ? redactors.redactLinks(text) : redactors.redact(text)),
		redactKnown: (text) => redactors.redact(text),
		hideLinkTokens() {
			hasLinkTokens = true;
		},
		hide({ always, ifLong }) {
			const masked = new Set([
				...always.flatMap((text) => maskableParts(text, 1)),
				...ifLong.flatMap((text) => maskableValue(text, publicFacts)),
			]);
			for (const text of masked) if (!hidden.has(text)) setSecret(text);
			for (const text of masked) hidden.add(text);
			// The runner masks line by line; here a value of several lines is found as a whole, too.
			for (const text of ifLong) if (isHidden(text, publicFacts)) hidden.add(text);
			redactors = createRedactors(hidden);
		},
	};
}

/**
 * The password in a proxy's address, both as written and percent-decoded. A short password is only hidden in its place
 * inside an address (`:password@`), because hiding it everywhere would ruin ids and results.
 */
export function proxyPassword(address: string): string[] {
	const password = URL.parse(address)?.password ?? '';
	if (password === '') return [];
	return [password, decoded(password)].map((text) => (text.length < SHORTEST_MASKED ? `:${text}@` : text));
}
