import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive, and every lie that can be told about it. */
export interface CraftedEntry {
	name: string;
	/** The bytes of the name, where they are not its UTF-8. */
	rawName?: Buffer;
	content?: string | Buffer;
	/** The compressed bytes, where they are not the content's. */
	packed?: Buffer;
	/** Whole Unix mode, the type bits included. */
	mode?: number;
	crc?: number;
	/** The size that the headers claim. */
	size?: number;
	/** Bit 0: encrypted. */
	flags?: number;
	/** 8: deflated. */
	method?: number;
	/** Says size and CRC-32 after the bytes, not before them. */
	descriptor?: object;
}

const REGULAR_FILE = 0o100644;
/** 1980-01-01, the oldest date that the format knows. */
const DOS_DATE = 33;
const UTF8 = 0x0800;
const DESCRIPTOR = 0x0008;

interface Told {
	name: Buffer;
	flags: number;
	method: number;
	crc: number;
	packedSize: number;
	size: number;
}

/** The 26 bytes that both headers of an entry have. */
function told({ name, flags, method, crc, packedSize, size }: Told): Buffer {
	const bytes = Buffer.alloc(26);
	bytes.writeUInt16LE(20, 0);
	bytes.writeUInt16LE(flags, 2);
	bytes.writeUInt16LE(method, 4);
	bytes.writeUInt16LE(DOS_DATE, 8);
	bytes.writeUInt32LE(crc, 10);
	bytes.writeUInt32LE(packedSize, 14);
	bytes.writeUInt32LE(size, 18);
	bytes.writeUInt16LE(name.length, 22);
	return bytes;
}

function descriptorOf({ crc, packedSize, size }: Told): Buffer {
	return Buffer.concat([Buffer.from('PK\x07\x08'), Buffer.from(new Uint32Array([crc, packedSize, size]).buffer)]);
}

/** Writes an archive byte by byte, so that tests can make the ones that no library would. */
export function craftZip(entries: readonly CraftedEntry[]): Buffer {
	const local: Buffer[] = [];
	const central: Buffer[] = [];
	let offset = 0;
	for (const entry of entries) {
		const content = Buffer.from(entry.content ?? '');
		const packed = entry.packed ?? deflateRawSync(content);
		const { descriptor } = entry;
		const truth: Told = {
			name: entry.rawName ?? Buffer.from(entry.name),
			flags: UTF8 | (entry.flags ?? 0) | (descriptor ? DESCRIPTOR : 0),
			method: entry.method ?? 8,
			crc: entry.crc ?? crc32(content),
			packedSize: packed.length,
			size: entry.size ?? content.length,
		};
		const early = descriptor ? { crc: 0, packedSize: 0, size: 0 } : {};
		const bytes = Buffer.concat([
			Buffer.from('PK\x03\x04'),
			told({ ...truth, ...early }),
			truth.name,
			packed,
			descriptor ? descriptorOf(truth) : Buffer.alloc(0),
		]);
		const tail = Buffer.alloc(14);
		tail.writeUInt32LE(((entry.mode ?? REGULAR_FILE) << 16) >>> 0, 6);
		tail.writeUInt32LE(offset, 10);
		const maker = Buffer.from([20, 3]); // Unix (APPNOTE 4.4.2)
		central.push(Buffer.from('PK\x01\x02'), maker, told(truth), tail, truth.name);
		local.push(bytes);
		offset += bytes.length;
	}
	return closed(Buffer.concat(local), Buffer.concat(central), entries.length);
}

/** Entries' bytes, their directory, and the record that ends an archive: in its 64-bit form where the count asks for it. */
export function closed(local: Buffer, directory: Buffer, count: number): Buffer {
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 'latin1');
	end.writeUInt16LE(Math.min(count, 0xffff), 8);
	end.writeUInt16LE(Math.min(count, 0xffff), 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(local.length, 16);
	if (count < 0xffff) return Buffer.concat([local, directory, end]);
	const large = Buffer.alloc(56);
	large.write('PK\x06\x06', 'latin1');
	large.writeBigUInt64LE(44n, 4);
	large.writeBigUInt64LE(BigInt(count), 24);
	large.writeBigUInt64LE(BigInt(count), 32);
	large.writeBigUInt64LE(BigInt(directory.length), 40);
	large.writeBigUInt64LE(BigInt(local.length), 48);
	const locator = Buffer.alloc(20);
	locator.write('PK\x06\x07', 'latin1');
	locator.writeBigUInt64LE(BigInt(local.length + directory.length), 8);
	locator.writeUInt32LE(1, 16);
	return Buffer.concat([local, directory, large, locator, end]);
}
