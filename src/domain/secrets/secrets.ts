/** The secrets of a step, by how far they are hidden. */
export interface Secrets {
	/** Keys and tokens: masked for the job, cut everywhere, also where only their first 16 characters are left. */
	readonly keys: readonly string[];
	/** Passwords and the like: masked for the job, and cut. */
	readonly masked?: readonly string[];
	/** Cut out of what the step itself writes, but not out of facts: values of environment variables. */
	readonly values?: readonly string[];
	/** What is never cut because a value is the same text: version, entrypoint, names. */
	readonly facts?: readonly string[];
}

/**
 * Characters below which a value is not hidden, and a secret only as it is: cutting `1` or `true` out would ruin every text,
 * and so would what is found by chance.
 */
export const SHORTEST_HIDDEN = 8;

/** Words of the outputs, and of the lines that name an id: cutting them would ruin both, and they reveal nothing. */
const OWN_WORDS = [
	...['cancelled', 'timed_out', 'ambiguous', 'rejected', 'in_progress', 'completed', 'aws.us-east-1a'],
	...['deployment', 'deployed', 'invocation', 'succeeded', 'unchanged', 'entrypoint', 'directory'],
];

/** Common values of environment variables that are not secret. Those below 8 characters are not hidden anyway. */
const COMMON_WORDS = [
	...['production', 'development', 'integration', 'acceptance', 'localhost', '127.0.0.1', 'http://localhost'],
	...['postgres', 'postgresql', 'database', 'undefined', 'disabled', 'standard'],
	...['us-east-1', 'us-west-2', 'eu-west-1', 'eu-central-1'],
];

/** Values that are never cut, in lower case. */
export const UNMASKED_VALUES: readonly string[] = [...OWN_WORDS, ...COMMON_WORDS];

/** Whether a value is cut out of what the step writes: not where it is short, a common word, or what the run shows anyway. */
export function isHidden(value: string, publicFacts: readonly string[] = []): boolean {
	const text = value.trim();
	const isPlain = UNMASKED_VALUES.includes(text.toLowerCase()) || publicFacts.includes(text);
	return text.length >= SHORTEST_HIDDEN && !isPlain;
}

/**
 * The texts that the runner is told to mask for a secret: its lines that are long enough, one by one, because it would
 * mask every line of a value, even a lone `}`.
 */
export function maskableLines(secret: string): string[] {
	const lines = secret.split(/\r\n|\r|\n/);
	// A value with blanks around it may be printed without them.
	const texts = lines.length === 1 ? [secret, secret.trim()] : lines.map((line) => line.trim());
	return [...new Set(texts)].filter((text) => isHidden(text));
}

/** A part of an address without its percent-encoding; as it is where that cannot be read. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
