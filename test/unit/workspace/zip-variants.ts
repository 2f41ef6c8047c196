// Forms of a zip that are sound, and that the action does not write itself.
import { type CraftedEntry, craftZip } from '../../emulator/crafted-zip.ts';

/** Bytes of the record that ends an archive without a comment. */
const END = 22;

/** With a comment at the end. */
export function withTail(zip: Buffer, comment: string): Buffer {
	const bytes = Buffer.concat([zip, Buffer.from(comment)]);
	bytes.writeUInt16LE(comment.length, zip.length - 2);
	return bytes;
}

/** The offsets of the central directory and of its entries' headers. */
function directoryOf(zip: Buffer): { start: number; size: number; headers: number[] } {
	const end = zip.length - END;
	const size = zip.readUInt32LE(end + 12);
	const start = zip.readUInt32LE(end + 16);
	const headers: number[] = [];
	for (
		let at = start;
		at < start + size;
		at += 46 + [28, 30, 32].reduce((sum, one) => sum + zip.readUInt16LE(at + one), 0)
	)
		headers.push(at);
	return { start, size, headers };
}

/** With 64-bit records throughout, although nothing in it is large. */
export function zip64(entries: readonly CraftedEntry[]): Buffer {
	const small = craftZip(entries);
	const { start, headers, size } = directoryOf(small);
	const directory = headers.map((at, index) => {
		const next = headers[index + 1] ?? start + size;
		const header = Buffer.from(small.subarray(at, next));
		const extra = Buffer.alloc(28);
		extra.writeUInt16LE(1, 0);
		extra.writeUInt16LE(24, 2);
		extra.writeBigUInt64LE(BigInt(header.readUInt32LE(24)), 4);
		extra.writeBigUInt64LE(BigInt(header.readUInt32LE(20)), 12);
		extra.writeBigUInt64LE(BigInt(header.readUInt32LE(42)), 20);
		for (const offset of [20, 24, 42]) header.writeUInt32LE(0xffff_ffff, offset);
		header.writeUInt16LE(extra.length, 30);
		return Buffer.concat([header, extra]);
	});
	const central = Buffer.concat(directory);
	const record = Buffer.alloc(56);
	record.write('PK\x06\x06', 'latin1');
	record.writeBigUInt64LE(44n, 4);
	record.writeBigUInt64LE(BigInt(entries.length), 24);
	record.writeBigUInt64LE(BigInt(entries.length), 32);
	record.writeBigUInt64LE(BigInt(central.length), 40);
	record.writeBigUInt64LE(BigInt(start), 48);
	const locator = Buffer.alloc(20);
	locator.write('PK\x06\x07', 'latin1');
	locator.writeBigUInt64LE(BigInt(start + central.length), 8);
	locator.writeUInt32LE(1, 16);
	const end = Buffer.alloc(END, 0xff);
	end.write('PK\x05\x06\0\0\0\0', 'latin1');
	end.writeUInt16LE(0, 20);
	return Buffer.concat([small.subarray(0, start), central, record, locator, end]);
}
