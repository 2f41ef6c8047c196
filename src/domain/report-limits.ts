/** GitHub cuts nothing itself: longer texts are refused (422). Characters. */
export const LIMITS = { checkText: 65_535, description: 140, comment: 65_536, annotation: 4_096 } as const;

/** Cuts a text to a number of characters, and shows that it did. */
export function shorten(text: string, limit: number): string {
	return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}…`;
}

/** Cuts markdown to a number of characters at the end of a line, where no code is left open, and closes what unfolds. */
export function shortenMarkdown(text: string, limit: number): string {
	if (text.length <= limit) return text;
	const kept = text.slice(0, text.lastIndexOf('\n', limit - UNFOLDED.length - CUT_OFF.length));
	// At the start of a line: elsewhere it is text from outside, and means nothing.
	const isUnfolded = (kept.match(/^<details>/gm)?.length ?? 0) > (kept.match(/^<\/details>$/gm)?.length ?? 0);
	return `${kept}${isUnfolded ? UNFOLDED : ''}${CUT_OFF}`;
}

const UNFOLDED = '\n\n</details>';
const CUT_OFF = '\n\n… cut off here: the job summary has it all.\n';
