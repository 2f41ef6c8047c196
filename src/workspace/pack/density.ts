import { deflateRawSync } from 'node:zlib';

/** Bytes per sample, and number of samples: enough for a decision, and cheap compared with deflating the content. */
const SAMPLE = 4 * 1024;
const SAMPLES = 4;

/** Bytes below which deflating costs no more than sampling. */
const WORTH_SAMPLING = 32 * 1024;

/** Bits per byte. Text has 4 to 5, programs 6, base64 exactly 6; compressed content has more. */
const DOUBTFUL_ENTROPY = 7.5;

/** Content counts as incompressible if deflating leaves at least this share of a sample: media shrink by up to 1 %. */
const WORTHLESS = 0.99;

/** Whether content is already compressed, as media and archives are. Deflating it would take long and gain nothing. */
export function isIncompressible(content: Uint8Array): boolean {
	if (content.length < WORTH_SAMPLING) return false;
	// Spread evenly, the first at the start, the last at the end.
	const positions = Array.from({ length: SAMPLES }, (_, nth) =>
		Math.floor(((content.length - SAMPLE) * nth) / (SAMPLES - 1)),
	);
	const sample = Buffer.concat(positions.map((at) => content.subarray(at, at + SAMPLE)));
	if (entropyOf(sample) < DOUBTFUL_ENTROPY) return false;
	return deflateRawSync(sample, { level: 1, chunkSize: sample.length + 1024 }).length >= WORTHLESS * sample.length;
}

/** Shannon entropy of every fourth byte, in bits per byte. */
function entropyOf(bytes: Uint8Array): number {
	const counts = new Uint32Array(256);
	let counted = 0;
	for (let at = 0; at < bytes.length; at += 4, counted++) {
		const byte = bytes[at] as number;
		counts[byte] = (counts[byte] as number) + 1;
	}
	let bits = 0;
	for (const count of counts) if (count > 0) bits -= count * Math.log2(count / counted);
	return bits / counted;
}
