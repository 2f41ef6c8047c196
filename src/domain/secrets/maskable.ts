/** Characters: a shorter value is not cut out, for cutting `1` or `true` would ruin every text. */
export const SHORTEST_MASKED = 8;

/** What the outputs of a deploy say: cut out, they could not be read any more, and nobody learns a value by them. */
const OWN_WORDS = ['cancelled', 'timed_out', 'ambiguous', 'rejected', 'in_progress', 'aws.us-east-1a'];

/** Values of environment variables that many apps have and that are no secret. Shorter ones are not masked anyway. */
const COMMON_WORDS = [
	...['production', 'development', 'staging', 'test', 'testing', 'preview', 'integration', 'acceptance', 'default'],
	...['localhost', '127.0.0.1', '0.0.0.0', 'http://localhost', 'postgres', 'postgresql', 'database'],
	...['undefined', 'disabled', 'enabled', 'standard', 'us-east-1', 'us-west-2', 'eu-west-1', 'eu-central-1'],
];

/** Values of environment variables that are not masked, in any case of their letters. */
export const UNMASKED_VALUES: readonly string[] = [...COMMON_WORDS, ...OWN_WORDS].filter(
	({ length }) => length >= SHORTEST_MASKED,
);

/**
 * The texts to hide for a key, a token or a password: the value, and where it has several lines each line that is long
 * enough to be recognised. The runner would mask each line by itself, down to a lone `}`: so lines are given one by one.
 */
export function maskableParts(value: string, shortest = SHORTEST_MASKED): string[] {
	if (OWN_WORDS.includes(value.trim())) return [];
	const lines = value.split(/\r\n|\r|\n/);
	// With blanks around it, it may be printed without them.
	if (lines.length === 1 && value.trim() !== '')
		return [...new Set([value, value.trim()])].filter((text) => text.length >= shortest);
	return lines.map((line) => line.trim()).filter((line) => line.length >= shortest);
}

/** The texts to hide for the value of an environment variable: none where it is a common word. */
export function maskableValue(value: string): string[] {
	return UNMASKED_VALUES.includes(value.trim().toLowerCase()) ? [] : maskableParts(value);
}
