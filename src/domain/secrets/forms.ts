import { undoNotations } from './notations.ts';
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
	const plain = readable(secret, true);
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

/** As a form has its blanks, as Latin 1 has its letters, and without the half of an escape that it ends with. */
function moreForms(secret: string): Uint8Array[] {
	const spelled = [
		...(secret.includes(' ') ? [secret.replaceAll(' ', '+')] : []),
		...(HALF_AT_END.test(secret) ? [secret.replace(HALF_AT_END, '')] : []),
	];
	return [
		...spelled.map((text) => readable(text, true)),
		...(/[\x80-\xff]/.test(secret) ? [secret, ...spelled].map((text) => readable(text, false)) : []),
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

/** @param inUtf8 otherwise the letters of Latin 1 are a byte each, as Python's `\xfc` has them. */
function readable(secret: string, inUtf8: boolean): Uint8Array {
	const reading = emptyReading(Buffer.byteLength(secret));
	readText(secret, reading);
	if (!inUtf8) {
		let kept = 0;
		for (let at = 0; at < reading.length; at++) {
			const [lead, next] = reading.bytes.subarray(at, at + 2) as unknown as [number, number];
			const isLatin = lead === 0xc2 || lead === 0xc3;
			reading.bytes[kept++] = isLatin ? (next & 0x3f) | ((lead & 0x03) << 6) : lead;
			if (isLatin) at++;
		}
		reading.length = kept;
	}
	undoNotations(reading);
	return reading.bytes.slice(0, reading.length);
}

function bytesOf(text: string): Uint8Array {
	const reading = emptyReading(Buffer.byteLength(text));
	readText(text, reading);
	return reading.bytes.slice(0, reading.length);
}
