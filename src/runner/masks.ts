import { setSecret } from '@actions/core';
import { createRedactor, maskableParts, type Redact } from '../domain/redact.ts';

export interface Secrets {
	/** Hidden whatever their length: keys and tokens. */
	readonly always: readonly string[];
	/** Hidden from 8 characters on: values of environment variables. */
	readonly ifLong: readonly string[];
}

/**
 * Tells the runner to mask the secrets, which covers log and summary, and returns the function that cuts them out
 * of everything else. To be called before any other line is written.
 */
export function hideSecrets({ always, ifLong }: Secrets): Redact {
	const texts = new Set([
		...always.flatMap((text) => maskableParts(text, 1)),
		...ifLong.flatMap((text) => maskableParts(text)),
	]);
	for (const text of texts) setSecret(text);
	return createRedactor([...texts, ...ifLong.filter((text) => maskableParts(text).length > 0)]);
}

/** The password of a proxy's address, as it is written and decoded. */
export function proxyPassword(address: string): string[] {
	const password = URL.parse(address)?.password ?? '';
	if (password === '') return [];
	try {
		return [password, decodeURIComponent(password)];
	} catch {
		return [password];
	}
}
