/** Characters below which a value is not redacted: redacting `1` or `true` would ruin every text. */
export const SHORTEST_MASKED = 8;

/** Words of a deploy's outputs. They are never redacted, so that outputs stay readable, and they reveal nothing. */
const OWN_WORDS = ['cancelled', 'timed_out', 'ambiguous', 'rejected', 'in_progress', 'aws.us-east-1a'];

/** Common values of environment variables that are not secret. Those below 8 characters are not masked anyway. */
const COMMON_WORDS = [
	...['production', 'development', 'staging', 'test', 'testing', 'preview', 'integration', 'acceptance', 'default'],
	...['localhost', '127.0.0.1', '0.0.0.0', 'http://localhost', 'postgres', 'postgresql', 'database'],
	...['undefined', 'disabled', 'enabled', 'standard', 'us-east-1', 'us-west-2', 'eu-west-1', 'eu-central-1'],
];

/** Values of environment variables that are not masked, in upper or lower case. */
export const UNMASKED_VALUES: readonly string[] = [...COMMON_WORDS, ...OWN_WORDS].filter(
	({ length }) => length >= SHORTEST_MASKED,
);

/**
 * The texts to hide for a key, a token or a password: the value, or if it has several lines, each line that is long
 * enough and no word of a deploy's outputs. The lines are passed one by one, because the runner would mask every line of a
 * value, even a lone `}`.
 */
export function maskableParts(value: string, shortest = SHORTEST_MASKED): string[] {
	const lines = value.split(/\r\n|\r|\n/);
	// A value with blanks around it may be printed without them.
	const parts = lines.length === 1 && value.trim() !== '' ? [value, value.trim()] : lines.map((line) => line.trim());
	return [...new Set(parts)].filter((part) => part.length >= shortest && !OWN_WORDS.includes(part.trim()));
}

/**
 * The texts to hide for the value of an environment variable: the same, but for common words and for what the log shows
 * of the run in any case.
 */
export function maskableValue(value: string, publicFacts: readonly string[] = []): string[] {
	return maskableParts(value).filter((part) => !isPlain(part, publicFacts));
}

/** Whether the value as a whole is to be hidden: also where each of its lines is too short to be, alone. */
export function isHidden(value: string, publicFacts: readonly string[] = []): boolean {
	return value.trim().length >= SHORTEST_MASKED && !isPlain(value, publicFacts);
}

/** Whether a text is a common word, or what the log shows of the run in any case. */
function isPlain(text: string, publicFacts: readonly string[]): boolean {
	return UNMASKED_VALUES.includes(text.trim().toLowerCase()) || publicFacts.includes(text.trim());
}
