import { deflateRawSync } from 'node:zlib';

/** Bytes of each sample, and how many: enough to tell, cheap beside deflating what they stand for. */
const SAMPLE = 4 * 1024;
const SAMPLES = 4;

/** Bytes: below this, trying costs no more than sampling. */
const WORTH_SAMPLING = 32 * 1024;

/** Bits a byte. Text has 4 to 5, programs 6, base64 exactly 6: only what has more may be compressed already. */
const DOUBTFUL_ENTROPY = 7.5;

/** What deflating must leave of a sample for the content to count as dense: media lose up to 1 % here. */
const WORTHLESS = 0.99;

/** Whether content is compressed already, as media and archives are: deflating it takes long and gains nothing. */
export function isIncompressible(content: Uint8Array): boolean {
	if (content.length < WORTH_SAMPLING) return false;
	return isDenseSample(Buffer.concat(samplePositions(content.length).map((at) => content.subarray(at, at + SAMPLE))));
}

/** The same of samples that have been taken already. */
export function isDenseSample(sample: Buffer): boolean {
	if (entropyOf(sample) < DOUBTFUL_ENTROPY) return false;
	return deflateRawSync(sample, { level: 1, chunkSize: sample.length + 1024 }).length >= WORTHLESS * sample.length;
}

/** Where samples of so many bytes of content begin: spread evenly, the first at the start, the last at the end. */
export function samplePositions(length: number): number[] {
	return Array.from({ length: SAMPLES }, (_, index) => Math.floor(((length - SAMPLE) * index) / (SAMPLES - 1)));
}

/** Bytes in each sample. */
export const SAMPLE_SIZE = SAMPLE;

/** Shannon's entropy of every fourth byte as if each stood alone, in bits a byte. */
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
