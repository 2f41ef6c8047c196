/** Characters below which a secret is looked for only as it is: in other forms it would be found by chance. */
export const SHORTEST_FORM = 8;

/** A secret as programs write it, and as the runner's own masker knows it. */
export function formsOf(secret: string): string[] {
	const lines = secret.split(/\r\n|\r|\n/).map((line) => line.trim());
	const whole = [...new Set([secret, secret.trim()])].filter((text) => text !== '');
	const isLong = (text: string) => text.length >= SHORTEST_FORM;
	return [
		...whole,
		...lines.filter((line) => lines.length > 1 && isLong(line)),
		...whole.filter(isLong).flatMap(encoded),
	];
}

function encoded(text: string): string[] {
	const url = encodeURIComponent(text.toWellFormed());
	const bytes = Buffer.from(text);
	const xml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
	return [
		JSON.stringify(text).slice(1, -1),
		url,
		url.replaceAll('%20', '+'),
		xml.replaceAll("'", '&apos;'),
		xml.replaceAll("'", '&#39;'),
		bytes.toString('hex'),
		bytes.toString('hex').toUpperCase(),
		...[0, 1, 2].flatMap((before) => inBase64(bytes, before)),
	];
}

/**
 * The characters of base64 that stand for these bytes alone, in both alphabets.
 * @param before bytes that are encoded before them, modulo 3: the text around the secret is not known.
 */
function inBase64(bytes: Uint8Array, before: number): string[] {
	const all = Buffer.concat([Buffer.alloc(before), bytes]);
	const [from, to] = [Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6)];
	return [all.toString('base64').slice(from, to), all.toString('base64url').slice(from, to)];
}
