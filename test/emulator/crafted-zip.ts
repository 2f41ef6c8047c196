import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive, and every lie that can be told about it. */
export interface CraftedEntry {
	name: string;
	/** The bytes of the name, where they are not its UTF-8. */
	rawName?: Buffer;
	/** Whether the flags do not say that the name is UTF-8. */
	plainFlags?: boolean;
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
	/** Of the directory's header. */
	extra?: Buffer;
	/** Of the header at the bytes. */
	local?: { extra: Buffer };
	/** Says size and CRC-32 after the bytes, not before them. */
	descriptor?: object;
	/** The system that it says it was made on (APPNOTE 4.4.2). Default: 3, Unix. */
	maker?: number;
	/** The attributes of MS-DOS. */
	dosAttributes?: number;
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
	extraSize: number;
}

/** The 26 bytes that both headers of an entry have. */
function told({ name, flags, method, crc, packedSize, size, extraSize }: Told): Buffer {
	const bytes = Buffer.alloc(26);
	bytes.writeUInt16LE(20, 0);
	bytes.writeUInt16LE(flags, 2);
	bytes.writeUInt16LE(method, 4);
	bytes.writeUInt16LE(DOS_DATE, 8);
	bytes.writeUInt32LE(crc, 10);
	bytes.writeUInt32LE(packedSize, 14);
	bytes.writeUInt32LE(size, 18);
	bytes.writeUInt16LE(name.length, 22);
	bytes.writeUInt16LE(extraSize, 24);
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
		const { descriptor, extra = Buffer.alloc(0) } = entry;
		const localExtra = entry.local?.extra ?? Buffer.alloc(0);
		const truth: Told = {
			name: entry.rawName ?? Buffer.from(entry.name),
			flags: (entry.plainFlags ? 0 : UTF8) | (entry.flags ?? 0) | (descriptor ? DESCRIPTOR : 0),
			method: entry.method ?? 8,
			crc: entry.crc ?? crc32(content),
			packedSize: packed.length,
			size: entry.size ?? content.length,
			extraSize: extra.length,
		};
		const early = descriptor ? { crc: 0, packedSize: 0, size: 0 } : {};
		const bytes = Buffer.concat([
			Buffer.from('PK\x03\x04'),
			told({ ...truth, ...early, extraSize: localExtra.length }),
			truth.name,
			localExtra,
			packed,
			descriptor ? descriptorOf(truth) : Buffer.alloc(0),
		]);
		const tail = Buffer.alloc(14);
		tail.writeUInt32LE((((entry.mode ?? REGULAR_FILE) << 16) | (entry.dosAttributes ?? 0)) >>> 0, 6);
		tail.writeUInt32LE(offset, 10);
		const maker = Buffer.from([20, entry.maker ?? 3]);
		central.push(Buffer.from('PK\x01\x02'), maker, told(truth), tail, truth.name, extra);
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
