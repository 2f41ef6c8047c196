// Computes the CRC-32 of a file from the CRC-32s of its pieces, so that the pieces can be read in parallel. A CRC is the
// remainder of a polynomial over GF(2); appending `length` bytes to a piece multiplies its polynomial by x^(8·length).
// Based on zlib's crc32_combine (Mark Adler), https://github.com/madler/zlib/blob/v1.3.1/crc32.c

/** The polynomial of zip's CRC-32, lowest power in the highest bit. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** x^8: a byte has 8 bits. */
const BYTE = ONE >>> 8;

/**
 * The CRC-32 of A followed by B.
 * @param lengthB length of B in bytes.
 */
export function combineCrc(crcA: number, crcB: number, lengthB: number): number {
	let shift = ONE;
	for (let rest = lengthB, power = BYTE; rest > 0; rest = Math.floor(rest / 2), power = multiply(power, power))
		if (rest % 2 === 1) shift = multiply(power, shift);
	return (multiply(shift, crcA) ^ crcB) >>> 0;
}

/** The product of two polynomials modulo POLYNOMIAL. */
function multiply(a: number, b: number): number {
	let product = 0;
	for (let bit = ONE, power = b; bit !== 0; bit >>>= 1) {
		if (a & bit) product ^= power;
		power = power & 1 ? (power >>> 1) ^ POLYNOMIAL : power >>> 1;
	}
	return product >>> 0;
}
