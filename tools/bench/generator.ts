/** Bytes that are the same on every machine, for the same seed: an xorshift generator. */
export function noise(size: number, seed = 1): Buffer {
	const words = new Uint32Array(Math.ceil(size / 4));
	let state = (seed * 2_654_435_761) >>> 0 || 1;
	for (let at = 0; at < words.length; at++) {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		words[at] = state;
	}
	return Buffer.from(words.buffer, 0, size);
}

/** Text of a small vocabulary. */
export function prose(size: number, seed = 1): Buffer {
	const picks = noise(Math.ceil(size / 5), seed);
	let text = '';
	for (const pick of picks) text += `${VOCABULARY[pick] as string} `;
	return Buffer.from(text).subarray(0, size);
}

/** 256 words of 4 to 11 letters. */
const VOCABULARY = Array.from({ length: 256 }, (_, n) => {
	const letters = noise(12, n + 1)
		.toString('hex')
		.replace(/\d/g, '');
	return `${letters}word`.slice(0, 4 + (n % 8));
});

/** Half noise, half text, in turns of 16 KiB. */
export function halfAndHalf(size: number, seed: number): Buffer {
	const turn = 16 * 1024;
	const [dense, text] = [noise(size / 2, seed), prose(size / 2, seed)];
	const parts: Buffer[] = [];
	for (let at = 0; at < size / 2; at += turn) parts.push(dense.subarray(at, at + turn), text.subarray(at, at + turn));
	return Buffer.concat(parts);
}
