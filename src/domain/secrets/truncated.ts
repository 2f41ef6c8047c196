/** Where a text was cut to length. */
const CUT = '…';

/** What is left of a character that was cut through: of its bytes, of JSON's escape, of its percent sign. */
const HALF_AN_ESCAPE = /\ufffd*(?:\\(?:u[0-9a-f]{0,3})?|%[0-9a-f]?)?$/i;

/** Characters: `\ufffd` and `\u00f`. */
const LONGEST_HALF = 6;

/** A place where a text was cut. */
export interface Cut {
	/** Index after the last whole character. */
	readonly whole: number;
	/** Index of the sign that shows the cut. */
	readonly at: number;
}

/** The cuts of a text, in order. */
export function cutsIn(text: string): Cut[] {
	const cuts: Cut[] = [];
	for (let at = text.indexOf(CUT); at >= 0; at = text.indexOf(CUT, at + 1)) {
		const near = Math.max(0, at - LONGEST_HALF);
		cuts.push({ whole: near + text.slice(near, at).search(HALF_AN_ESCAPE), at });
	}
	return cuts;
}

/**
 * How much of the beginning of a form stands right before each cut, in characters. One pass over the text whatever the
 * number of cuts (Knuth, Morris, Pratt): texts from outside may consist of cuts.
 */
export function beginningsAt(cuts: readonly Cut[], text: string, form: string): number[] {
	if (cuts.length === 0) return [];
	const borders = bordersOf(form);
	const lengths: number[] = [];
	let matched = 0;
	for (let index = 0; lengths.length < cuts.length; index++) {
		if (cuts[lengths.length]?.whole === index) lengths.push(matched);
		const sign = text[index];
		while (matched > 0 && form[matched] !== sign) matched = borders[matched - 1] as number;
		if (form[matched] === sign) matched += 1;
	}
	return lengths;
}

/** For each beginning of the form, the longest shorter beginning that it ends with. */
function bordersOf(form: string): number[] {
	const borders = [0];
	for (let index = 1, matched = 0; index < form.length; index++) {
		while (matched > 0 && form[matched] !== form[index]) matched = borders[matched - 1] as number;
		if (form[matched] === form[index]) matched += 1;
		borders.push(matched);
	}
	return borders;
}
