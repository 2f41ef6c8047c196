import { leaveOutNoise, undoNotations } from './notations.ts';
import { emptyReading, readText } from './reading.ts';

/** Bytes below which a secret is only searched for as it is, because other notations would match by chance too often. */
export const SHORTEST_FORM = 8;

/** Characters above which a secret is searched for without the rare forms, which would take too much memory. */
const LONGEST_WITH_MORE = 16_384;

/**
 * The patterns to search for. The first is the secret as it is. The others are the secret with its notations undone,
 * because texts are also searched with their notations undone.
 */
export function formsOf(secret: string): Uint8Array[] {
	const asItStands = bytesOf(secret);
	const plain = readable(secret);
	if (plain.length < SHORTEST_FORM) return [asItStands, ...writtenForms(secret).map((text) => Buffer.from(text))];
	const more =
		secret.length > LONGEST_WITH_MORE ? [] : moreForms(secret).flatMap((form) => [form, ...headless(secret, form)]);
	const heads = secret.length > LONGEST_WITH_MORE ? [] : headless(secret, plain);
	const unique = new Map(
		[asItStands, plain, ...heads, ...more].map((form) => [Buffer.from(form).toString('latin1'), form]),
	);
	return [...unique.values()].filter((form) => form === asItStands || form.length >= SHORTEST_FORM);
}

/** The forms in which common programs would write the secret. */
function writtenForms(secret: string): string[] {
	const references: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };
	const written = [
		JSON.stringify(secret).slice(1, -1),
		secret.replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
		secret.replaceAll("'", "'\\''"),
		secret.replace(/[&<>"']/g, (sign) => `&${references[sign]};`),
		encodeURIComponent(secret.toWellFormed()),
		encodeURIComponent(secret.toWellFormed()).replaceAll('%20', '+'),
	];
	return [...new Set(written)].filter((text) => text !== secret);
}

/** Rare forms: blanks as `+` in forms, as notations may change the secret, and without half an escape at its end. */
function moreForms(secret: string): Uint8Array[] {
	const spelled = [
		...(secret.includes(' ') ? [secret.replaceAll(' ', '+')] : []),
		// A secret with backslashes or line breaks may read differently once it is written in a notation.
		...writtenForms(secret),
		...(HALF_AT_END.test(secret) ? [secret.replace(HALF_AT_END, '')] : []),
	];
	return [
		...spelled.map((text) => readable(text)),
		// A line end or a colour may split what looks like an escape in the secret.
		readable(secret, leaveOutNoise),
	];
}

/** What follows a secret may make a whole escape of its last characters; a line's end with indentation may split it. */
const HALF_AT_END = ((joint: string) => {
	const upTo = (sign: string, most: number) => `(?:${joint}${sign}){0,${most}}`;
	const half = [
		`%${joint}[0-9a-f]`,
		`\\\\${joint}u${upTo('[0-9a-f]', 3)}`,
		`\\\\${joint}x${upTo('[0-9a-f]', 1)}`,
		`\\\\${joint}[0-7]${upTo('[0-7]', 1)}`,
		`&(?:${joint}#)?(?:${joint}[0-9a-z])+`,
	];
	return new RegExp(`(?:${half.join('|')})$`, 'i');
})('(?:\\r?\\n[ \\t]*)?');

/** The rest of the secret if a backslash or percent sign before it makes an escape of its first characters. */
function headless(secret: string, form: Uint8Array): Uint8Array[] {
	return [
		...(/^[abtnvfre]/.test(secret) ? [form.subarray(1)] : []),
		...(/^[0-9a-f]{2}/i.test(secret) ? [form.subarray(2)] : []),
	];
}

function readable(secret: string, simplify = undoNotations): Uint8Array {
	const reading = emptyReading(Buffer.byteLength(secret));
	readText(secret, reading);
	simplify(reading);
	return reading.bytes.slice(0, reading.length);
}

function bytesOf(text: string): Uint8Array {
	const reading = emptyReading(Buffer.byteLength(text));
	readText(text, reading);
	return reading.bytes.slice(0, reading.length);
}
