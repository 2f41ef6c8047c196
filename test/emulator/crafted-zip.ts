import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive, and every lie that can be told about it. */
export interface CraftedEntry {
	name: string;
	content?: string | Buffer;
	/** Whole Unix mode, the type bits included. */
	mode?: number;
	crc?: number;
	/** The size that the headers claim. */
	size?: number;
}

const REGULAR_FILE = 0o100644;
/** 1980-01-01, the oldest date that the format knows. */
const DOS_DATE = 33;

/** Writes an archive byte by byte, so that tests can make the ones that no library would. */
export function craftZip(entries: readonly CraftedEntry[]): Buffer {
	const local: Buffer[] = [];
	const central: Buffer[] = [];
	let offset = 0;
	for (const entry of entries) {
		const name = Buffer.from(entry.name);
		const content = Buffer.from(entry.content ?? '');
		const packed = deflateRawSync(content);
		const shared = Buffer.alloc(26);
		shared.writeUInt16LE(20, 0);
		shared.writeUInt16LE(0x0800, 2);
		shared.writeUInt16LE(8, 4);
		shared.writeUInt16LE(DOS_DATE, 8);
		shared.writeUInt32LE(entry.crc ?? crc32(content), 10);
		shared.writeUInt32LE(packed.length, 14);
		shared.writeUInt32LE(entry.size ?? content.length, 18);
		shared.writeUInt16LE(name.length, 22);
		const tail = Buffer.alloc(14);
		tail.writeUInt32LE(((entry.mode ?? REGULAR_FILE) << 16) >>> 0, 6);
		tail.writeUInt32LE(offset, 10);
		const header = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name]);
		local.push(header, packed);
		central.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, tail, name);
		offset += header.length + packed.length;
	}
	const directory = Buffer.concat(central);
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 'latin1');
	end.writeUInt16LE(entries.length, 8);
	end.writeUInt16LE(entries.length, 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...local, directory, end]);
}
