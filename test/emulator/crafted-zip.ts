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
/** APPNOTE 4.4.2. */
const MADE_ON_UNIX = 0x0314;
const UTF8 = 0x0800;
const DESCRIPTOR = 0x0008;

type Field = readonly [value: number, bytes: number];
const fieldsOf =
	(bytes: number) =>
	(...values: readonly number[]) =>
		values.map((value): Field => [value, bytes]);
const u16 = fieldsOf(2);
const u32 = fieldsOf(4);
const u64 = fieldsOf(8);

/** A record of an archive: its signature, and numbers, little endian. */
function record(signature: string, ...fields: readonly Field[]): Buffer {
	const numbers = fields.map(([value, bytes]) => {
		const field = Buffer.alloc(bytes);
		field.writeUIntLE(value, 0, Math.min(bytes, 6));
		return field;
	});
	return Buffer.concat([Buffer.from(`PK${signature}`), ...numbers]);
}

/** Writes an archive byte by byte, so that tests can make the ones that no library would. */
export function craftZip(entries: readonly CraftedEntry[]): Buffer {
	const local: Buffer[] = [];
	const central: Buffer[] = [];
	let offset = 0;
	for (const entry of entries) {
		const { mode = REGULAR_FILE, flags = 0, method = 8, descriptor } = entry;
		const content = Buffer.from(entry.content ?? '');
		const packed = entry.packed ?? deflateRawSync(content);
		const name = entry.rawName ?? Buffer.from(entry.name);
		const sums = u32(entry.crc ?? crc32(content), packed.length, entry.size ?? content.length);
		const bits = UTF8 | flags | (descriptor ? DESCRIPTOR : 0);
		/** What both headers of an entry have. */
		const told = (...given: readonly Field[]) => [
			...u16(20, bits, method, 0, DOS_DATE),
			...given,
			...u16(name.length, 0),
		];
		const early = descriptor ? told([0, 12]) : told(...sums);
		const late = descriptor ? record('\x07\x08', ...sums) : Buffer.alloc(0);
		const bytes = Buffer.concat([record('\x03\x04', ...early), name, packed, late]);
		const place = u32((mode << 16) >>> 0, offset);
		central.push(record('\x01\x02', ...u16(MADE_ON_UNIX), ...told(...sums), [0, 6], ...place), name);
		local.push(bytes);
		offset += bytes.length;
	}
	return closed(Buffer.concat(local), Buffer.concat(central), entries.length);
}

/** Entries' bytes, their directory, and the record that ends an archive: in its 64-bit form where the count asks for it. */
export function closed(local: Buffer, directory: Buffer, count: number): Buffer {
	const short = Math.min(count, 0xffff);
	const end = record('\x05\x06', ...u16(0, 0, short, short), ...u32(directory.length, local.length), ...u16(0));
	if (count < 0xffff) return Buffer.concat([local, directory, end]);
	const large = record('\x06\x06', ...u64(44), [0, 12], ...u64(count, count, directory.length, local.length));
	const locator = record('\x06\x07', ...u32(0), ...u64(local.length + directory.length), ...u32(1));
	return Buffer.concat([local, directory, large, locator, end]);
}
