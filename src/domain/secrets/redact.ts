import { type TextView, viewsOf, withoutBlanks } from './decodings.ts';
import { beginningsAt, type Cut, cutsIn } from './truncated.ts';

/** Characters: a shorter environment value is not cut out, for cutting `1` or `true` would ruin every text. */
export const SHORTEST_MASKED_VALUE = 8;

/** What the outputs say of every deploy: cut out, `conclusion` could not be read any more, and nobody learns a value by it. */
const OWN_WORDS = new Set(['cancelled', 'timed_out', 'ambiguous', 'rejected', 'in_progress', 'aws.us-east-1a']);

/** Cuts secrets out of a text. */
export type Redact = (text: string) => string;

/**
 * The texts to hide for a secret: the value, and where it has several lines each line that is long enough to be
 * recognised. The runner would mask each line by itself, down to a lone `}`: so lines are given one by one.
 */
export function maskableParts(value: string, shortest = SHORTEST_MASKED_VALUE): string[] {
	if (OWN_WORDS.has(value.trim())) return [];
	const lines = value.split(/\r\n|\r|\n/);
	// With blanks around it, it may be printed without them.
	if (lines.length === 1 && value.trim() !== '')
		return [...new Set([value, value.trim()])].filter((text) => text.length >= shortest);
	return lines.map((line) => line.trim()).filter((line) => line.length >= shortest);
}

/**
 * Builds the function that every sink passes its texts through. A secret is found as it is, in hex and in base64 at
 * each of its three offsets, each of them escaped as in JSON or an address, and split over lines, too. Where a text was
 * cut to length, which `…` shows, the beginning of a secret is found before that.
 */
export function createRedactor(secrets: Iterable<string>): Redact {
	const forms = [...new Set([...secrets].filter((secret) => secret !== '').flatMap(formsOf))];
	return (text) => {
		const found = viewsOf(text).flatMap((view) => {
			const cuts = cutsIn(view.text);
			return forms.flatMap((form) => [...occurrences(form, view), ...beginnings(form, view, cuts)]);
		});
		let clean = '';
		let at = 0;
		for (const [start, end] of merged(found)) {
			clean += `${text.slice(at, start)}***`;
			at = end;
		}
		return clean + text.slice(at);
	};
}

type Span = readonly [start: number, end: number];

function occurrences(form: string, { text, start, end }: TextView): Span[] {
	const spans: Span[] = [];
	for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
		spans.push([start(at), end(at + form.length - 1)]);
	}
	return spans;
}

/** Characters: the beginning of a secret is recognised by so many. */
const SHORTEST_BEGINNING = 4;

function beginnings(form: string, { text, start, end }: TextView, cuts: readonly Cut[]): Span[] {
	return beginningsAt(cuts, text, form).flatMap((length, nth): Span[] => {
		const { whole, at } = cuts[nth] as Cut;
		return length < SHORTEST_BEGINNING ? [] : [[start(whole - length), end(at - 1)]];
	});
}

/** In order, with those that overlap as one: cut out one by one, the first would leave a part of the second. */
function merged(spans: readonly Span[]): Span[] {
	const apart: Span[] = [];
	for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
		const last = apart.at(-1);
		if (last === undefined || start >= last[1]) apart.push([start, end]);
		else apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
	}
	return apart;
}

function formsOf(secret: string): string[] {
	const formEncoded = encodeURIComponent(secret.toWellFormed()).replaceAll('%20', '+');
	const forms = [secret, formEncoded];
	if (secret.length < SHORTEST_MASKED_VALUE) return forms;
	const bytes = Buffer.from(secret);
	const hex = bytes.toString('hex');
	const encoded = [hex, hex.toUpperCase(), ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset))];
	const bare = withoutBlanks(secret);
	return [...forms, ...(bare.length < SHORTEST_MASKED_VALUE ? [] : [bare]), ...encoded];
}

/** The characters of a base64 text that depend on the secret alone, when `offset` bytes stand before it. */
function base64At(bytes: Buffer, offset: number): string[] {
	const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
	const skip = [0, 2, 3][offset] as number;
	const core = padded.toString('base64').slice(skip, Math.floor((padded.length * 8) / 6));
	return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
}
