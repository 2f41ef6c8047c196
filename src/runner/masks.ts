import { setSecret } from '@actions/core';
import { createRedactor, type Redact, redactLinkTokens } from '../domain/secrets/redact.ts';
import { decoded, isHidden, maskableLines, type Secrets, SHORTEST_HIDDEN } from '../domain/secrets/secrets.ts';

/** What is hidden and what is never cut; both can grow. */
export interface Masks {
	/** Redacts all secrets that are known at the time of the call. */
	readonly redact: Redact;
	/** As `redact`, but leaves the tokens of links. */
	readonly redactKnown: Redact;
	/** From now on `redact` also removes the tokens of links to replays, wherever a text has one. */
	hideLinkTokens(): void;
	/**
	 * Tells the runner to mask the secrets, and makes `redact` remove them and the values. Must be called before any line is
	 * written that could contain one of them.
	 */
	hide(secrets: Partial<Secrets>): void;
	/** From now on these texts are never cut, though an environment value may be the same: names that the service tells. */
	neverCut(facts: readonly string[]): void;
}

/** Characters by which a key is recognised in a text that was cut to length. */
const BEGINNING = 16;

/** @param publicFacts what the log shows of the run in any case: a value may be that, or a part of it. */
export function createMasks(publicFacts: readonly string[]): Masks {
	const [secrets, values, facts] = [new Set<string>(), new Set<string>(), new Set(publicFacts)];
	let hasLinkTokens = false;
	let redactKnown = createRedactor([]);
	return {
		redact: (text) => redactKnown(hasLinkTokens ? redactLinkTokens(text) : text),
		redactKnown: (text) => redactKnown(text),
		hideLinkTokens() {
			hasLinkTokens = true;
		},
		hide({ keys = [], masked = [], values: given = [], facts: shown = [] }) {
			const lines = [...keys.flatMap((key) => key.split(/[\r\n]+/)), ...masked.flatMap(maskableLines)];
			for (const line of new Set(lines)) if (line !== '' && !secrets.has(line)) setSecret(line);
			const beginnings = keys.filter(({ length }) => length > BEGINNING).map((key) => key.slice(0, BEGINNING));
			for (const text of [...lines, ...masked.filter((one) => isHidden(one)), ...beginnings]) secrets.add(text);
			for (const value of given) if (isHidden(value, publicFacts)) values.add(value);
			for (const fact of shown) facts.add(fact);
			redactKnown = createRedactor(secrets, values, facts);
		},
		neverCut(more) {
			for (const fact of more) facts.add(fact);
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
	return [password, decoded(password)].map((text) => (text.length < SHORTEST_HIDDEN ? `:${text}@` : text));
}
