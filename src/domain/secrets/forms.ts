import { leaveOutNoise, undoNotations } from './notations.ts';
import { emptyReading, readText } from './reading.ts';

/** Bytes: a secret of fewer is found as it stands, and not in other notations, where chance would have it often. */
export const SHORTEST_FORM = 8;

/** Characters: a longer secret is looked for without the forms that only chance makes necessary, which cost memory. */
const LONGEST_WITH_MORE = 16_384;

/**
 * The patterns to look for. The first is the secret as it stands; the others are what is left of it once its notations
 * are undone, for texts are read so too.
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

/** A secret of which hardly a character is left without its notation: how the usual programs would write it. */
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

/** As a form has its blanks, as notations may change it, and without the half of an escape that it ends with. */
function moreForms(secret: string): Uint8Array[] {
	const spelled = [
		...(secret.includes(' ') ? [secret.replaceAll(' ', '+')] : []),
		// A secret with backslashes or line breaks may read otherwise when it is written in a notation.
		...writtenForms(secret),
		...(HALF_AT_END.test(secret) ? [secret.replace(HALF_AT_END, '')] : []),
	];
	return [
		...spelled.map((text) => readable(text)),
		// What looks like an escape in it may be torn apart by a line's end or a colour.
		readable(secret, leaveOutNoise),
	];
}

const HALF_AT_END = /(?:%[0-9a-f]|\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?|[0-7]{1,2})|&#?[0-9a-z]+)$/i;

/** What is left where a backslash or a percent sign before the secret takes its first characters for an escape's. */
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
