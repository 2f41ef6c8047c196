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
 * enough. The lines are passed one by one, because the runner would mask every line of a value, even a lone `}`.
 */
export function maskableParts(value: string, shortest = SHORTEST_MASKED): string[] {
	if (OWN_WORDS.includes(value.trim())) return [];
	const lines = value.split(/\r\n|\r|\n/);
	// A value with blanks around it may be printed without them.
	if (lines.length === 1 && value.trim() !== '')
		return [...new Set([value, value.trim()])].filter((text) => text.length >= shortest);
	return lines.map((line) => line.trim()).filter((line) => line.length >= shortest);
}

/** The texts to hide for the value of an environment variable; none if it is a common word. */
export function maskableValue(value: string): string[] {
	return UNMASKED_VALUES.includes(value.trim().toLowerCase()) ? [] : maskableParts(value);
}
