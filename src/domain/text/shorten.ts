/** GitHub's limits in characters. It refuses longer texts (422). */
export const LIMITS = { checkText: 65_535, description: 140, comment: 65_536, annotation: 4_096 } as const;

/** Truncates a text to a number of characters, and marks that with `…`. */
export function shorten(text: string, limit: number): string {
	return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}…`;
}

/**
 * Truncates markdown to a number of characters. It cuts at the end of a line, so that no inline code is left open, and
 * closes an open code block and an open collapsible section.
 */
export function shortenMarkdown(text: string, limit: number): string {
	if (text.length <= limit) return text;
	const kept = text.slice(0, text.lastIndexOf('\n', limit - END_OF_CODE.length - UNFOLDED.length - CUT_OFF.length));
	// Only tags at the start of a line count: elsewhere they are external text without a meaning.
	const isOpen = (begin: RegExp, end: RegExp) => kept.split(begin).length > kept.split(end).length;
	const isCode = isOpen(/^<pre>/m, /<\/pre>$/m);
	const isUnfolded = isOpen(/^<details>/m, /^<\/details>$/m);
	return `${kept}${isCode ? END_OF_CODE : ''}${isUnfolded ? UNFOLDED : ''}${CUT_OFF}`;
}

const END_OF_CODE = '</code></pre>';
const UNFOLDED = '\n\n</details>';
const CUT_OFF = '\n\n… cut off here: the job summary shows all of it.\n';
