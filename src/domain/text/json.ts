/** The most levels of nesting: records have only a few. A text with fewer characters cannot have more. */
const DEEPEST = 1_000;
/** The most commas and opening brackets. A list of 1 MiB has about 40,000, at 25 bytes per field of a record. */
const MOST_SIGNS = 100_000;

/**
 * Parses JSON; undefined if the text is not JSON, because V8's error message would quote the text. Also undefined for
 * extreme nesting or an extreme number of small values: parsing 1 MiB of brackets takes a hundred times their memory.
 */
export function parseJson(text: string): unknown {
	if (text.length > DEEPEST && isBeyondMeasure(text)) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Whether a text has more nesting, or more small values, than any JSON that is expected here. */
function isBeyondMeasure(text: string): boolean {
	let depth = 0;
	let signs = 0;
	let inString = false;
	for (let at = 0; at < text.length; at++) {
		const sign = text[at];
		if (sign === '"') inString = !inString;
		else if (inString) at += sign === '\\' ? 1 : 0;
		else if (sign === '[' || sign === '{') {
			depth++;
			signs++;
		} else if (sign === ']' || sign === '}') depth--;
		else if (sign === ',') signs++;
		if (depth > DEEPEST || signs > MOST_SIGNS) return true;
	}
	return false;
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A nested field of an unparsed value, or undefined. */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
	let at = value;
	for (const name of path) {
		if (Array.isArray(at)) at = at[name as number];
		else if (isObject(at)) at = at[name];
		else return undefined;
	}
	return at;
}

/** A nested text of an unparsed value, '' if there is none. */
export function textIn(value: unknown, ...path: readonly (string | number)[]): string {
	const text = field(value, ...path);
	return typeof text === 'string' ? text : '';
}
