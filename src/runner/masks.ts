import { setSecret } from '@actions/core';
import { createRedactor, redactLinkTokens } from '../domain/secrets/redact.ts';
import { decoded, isHidden, maskableLines, type Secrets, SHORTEST_HIDDEN } from '../domain/secrets/secrets.ts';

/** Characters by which a key is recognised in a text that was cut to length. */
const BEGINNING = 16;

export type Masks = ReturnType<typeof createMasks>;

/**
 * What is hidden and what is never cut; both can grow.
 * @param publicFacts what the log shows of the run in any case: a value may be that, or a part of it.
 */
export function createMasks(publicFacts: readonly string[]) {
	const [secrets, values, facts] = [new Set<string>(), new Set<string>(), new Set(publicFacts)];
	let hasLinkTokens = false;
	let redactKnown = createRedactor([]);
	return {
		/** Redacts all secrets that are known at the time of the call. */
		redact: (text: string) => redactKnown(hasLinkTokens ? redactLinkTokens(text) : text),
		/** As `redact`, but leaves the tokens of links. */
		redactKnown: (text: string) => redactKnown(text),
		/** From now on `redact` also removes the tokens of links to replays, wherever a text has one. */
		hideLinkTokens(): void {
			hasLinkTokens = true;
		},
		/**
		 * Tells the runner to mask the secrets, and makes `redact` remove them and the values. Must be called before any line is
		 * written that could contain one of them.
		 */
		hide({ keys = [], masked = [], values: given = [], facts: shown = [] }: Partial<Secrets>): void {
			const lines = [...keys.flatMap((key) => key.split(/[\r\n]+/)), ...masked.flatMap(maskableLines)];
			for (const line of new Set(lines)) if (line !== '' && !secrets.has(line)) setSecret(line);
			const beginnings = keys.filter(({ length }) => length > BEGINNING).map((key) => key.slice(0, BEGINNING));
			for (const text of [...lines, ...masked.filter((one) => isHidden(one)), ...beginnings]) secrets.add(text);
			for (const value of given) if (isHidden(value, publicFacts)) values.add(value);
			for (const fact of shown) facts.add(fact);
			redactKnown = createRedactor(secrets, values, facts);
		},
		/** From now on these texts are never cut, though an environment value may be the same: names that the service tells. */
		neverCut(more: readonly string[]): void {
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
