// Archives that no tool would make: each is refused, and leaves an emulator that responds and not a single file.
import { crc32, deflateRawSync, constants as zlib } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { appForm } from './client.ts';
import { type CraftedEntry, closed, craftZip } from './crafted-zip.ts';
import { refusing } from './refusing.ts';

const scenario = refusing();

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
const FOLDER = 0o040755;
const SYMLINK = 0o120777;
const FIFO = 0o010644;
const DEVICE = 0o020644;

/** Deflated zeros, as many mebibytes as a multiple of 64, in a stream that is never whole in memory. */
function zeros(mebibytes: number): Buffer {
	const block = deflateRawSync(Buffer.alloc(64 * MIB), { finishFlush: zlib.Z_FULL_FLUSH });
	return Buffer.concat([...Array<Buffer>(mebibytes / 64).fill(block), deflateRawSync(Buffer.alloc(0))]);
}

const ZEROS = zeros(10 * 1024);

/** The 64-bit sizes of an entry (APPNOTE 4.5.3). */
function zip64(size: number): Buffer {
	const extra = Buffer.alloc(12);
	extra.writeUInt16LE(1, 0);
	extra.writeUInt16LE(8, 2);
	extra.writeBigUInt64LE(BigInt(size), 4);
	return extra;
}

/** The name that Info-ZIP's Unicode path field puts in place of `name`. */
function unicodePath(name: string, instead: string): Buffer {
	const data = Buffer.concat([Buffer.from([1]), Buffer.alloc(4), Buffer.from(instead)]);
	data.writeUInt32LE(crc32(name), 1);
	const head = Buffer.alloc(4);
	head.writeUInt16LE(0x7075, 0);
	head.writeUInt16LE(data.length, 2);
	return Buffer.concat([head, data]);
}

/**
 * The bomb that needs no nesting (Fifield, 2019): each entry's bytes quote the header of the next one in a stored block,
 * then go on into its bytes, down to one kernel. All that is said of each entry is true.
 */
function overlapping(count: number, kernel: Buffer): Buffer {
	const entries: CraftedEntry[] = [];
	let packed: Buffer = deflateRawSync(kernel);
	let content: Buffer = kernel;
	let local: Buffer = Buffer.alloc(0);
	for (let index = count - 1; index >= 0; index -= 1) {
		const name = String(index).padStart(3, '0');
		if (local.length > 0) {
			const block = Buffer.alloc(5);
			block.writeUInt16LE(local.length, 1);
			block.writeUInt16LE(~local.length & 0xffff, 3);
			packed = Buffer.concat([block, local, packed]);
			content = Buffer.concat([local, content]);
		}
		local = craftZip([{ name, content, packed }]).subarray(0, 30 + name.length);
		entries.unshift({ name, content, packed });
	}
	const step = local.length + 5;
	const directory = entries.map((entry, index) => craftZip([{ ...entry, at: index * step }]));
	const headers = directory.map((one) => one.subarray(0, one.length - 22));
	return closed(Buffer.concat([local, packed]), Buffer.concat(headers), count);
}

/** A million entries, all of them the same. */
function million(): Buffer {
	const one = craftZip([{ name: 'a' }]);
	const header = one.subarray(33, one.length - 22);
	return closed(one.subarray(0, 33), Buffer.alloc(header.length * 1e6, header), 1e6);
}

interface Row {
	what: string;
	/** Beside the entrypoint; a function where the whole archive is made by hand. */
	archive: readonly CraftedEntry[] | (() => Buffer);
	says: string;
}

const text = { content: 'abc' };

const SLIPS: Row[] = [
	{ what: 'a name that climbs', archive: [{ name: '../evil' }], says: 'invalid relative path' },
	{ what: 'a name that climbs inside', archive: [{ name: 'a/../../evil' }], says: 'invalid relative path' },
	{ what: 'a name that climbs at its end', archive: [{ name: 'a/..' }], says: 'invalid relative path' },
	{ what: 'a folder that climbs', archive: [{ name: '../', mode: FOLDER }], says: 'invalid relative path' },
	{ what: 'an absolute name', archive: [{ name: '/etc/evil' }], says: 'absolute path' },
	{ what: 'a host and share', archive: [{ name: '//host/share/evil' }], says: 'absolute path' },
	{ what: 'a drive letter', archive: [{ name: 'C:/evil' }], says: 'absolute path' },
	{ what: 'a drive letter alone', archive: [{ name: 'C:evil' }], says: 'absolute path' },
	{ what: 'a backslash', archive: [{ name: 'a\\b' }], says: 'invalid characters in fileName' },
	{ what: 'a climb with backslashes', archive: [{ name: '..\\..\\evil' }], says: 'invalid characters in fileName' },
	{ what: 'a control character', archive: [{ name: 'a\nb' }], says: 'holds a control character' },
	{ what: 'a NUL', archive: [{ name: 'a\0.txt' }], says: 'holds a control character' },
	{ what: 'a dot segment', archive: [{ name: './a' }], says: 'not in its plain form' },
	{ what: 'an empty segment', archive: [{ name: 'a//b' }], says: 'not in its plain form' },
	{ what: 'no name', archive: [{ name: '' }], says: 'not in its plain form' },
	{ what: 'a Unicode path that climbs', archive: [{ name: 'abc', extra: unicodePath('abc', '../evil') }], says: 'ZIP' },
	{ what: 'a long segment', archive: [{ name: 'x'.repeat(256) }], says: 'too long' },
	{ what: 'a deep name', archive: [{ name: 'a/'.repeat(30_000) }], says: 'too long' },
	{
		what: 'a symbolic link',
		archive: [{ name: 'link', content: '/etc/passwd', mode: SYMLINK }],
		says: 'leads outside',
	},
	{
		what: 'a file through a symbolic link',
		archive: [
			{ name: 'link', content: '../..', mode: SYMLINK },
			{ name: 'link/evil', content: '' },
		],
		says: 'both a file and a folder',
	},
	{ what: 'a FIFO', archive: [{ name: 'pipe', mode: FIFO }], says: 'special file' },
	{ what: 'a device', archive: [{ name: 'null', mode: DEVICE }], says: 'special file' },
	{ what: 'the same name twice', archive: [{ name: 'a' }, { name: 'a' }], says: 'occurs twice' },
	{ what: 'names alike but for case', archive: [{ name: 'README' }, { name: 'readme' }], says: 'but for its case' },
	{ what: 'names alike but for Unicode form', archive: [{ name: 'é' }, { name: 'e\u0301' }], says: 'occurs twice' },
	{ what: 'folders alike but for case', archive: [{ name: 'a/x' }, { name: 'A/y' }], says: 'differ only in case' },
	{ what: 'a file that is a folder too', archive: [{ name: 'a' }, { name: 'a/b' }], says: 'both a file and a folder' },
	{ what: 'a folder that is a file too', archive: [{ name: 'a/b' }, { name: 'A' }], says: 'occurs twice' },
];

const LIES: Row[] = [
	{ what: 'a wrong CRC-32', archive: [{ name: 'a', ...text, crc: 1 }], says: 'CRC-32 of a does not match' },
	{ what: 'a size that is too small', archive: [{ name: 'a', ...text, size: 2 }], says: 'not a sound ZIP archive' },
	{ what: 'a size that is too large', archive: [{ name: 'a', ...text, size: 4 }], says: 'not a sound ZIP archive' },
	{ what: 'another name at the bytes', archive: [{ name: 'a', local: { name: '../b' } }], says: 'one name in the' },
	{ what: 'another method at the bytes', archive: [{ name: 'a', ...text, local: { method: 0 } }], says: 'one method' },
	{ what: 'another CRC-32 at the bytes', archive: [{ name: 'a', ...text, local: { crc: 1 } }], says: 'one CRC-32' },
	{ what: 'another size at the bytes', archive: [{ name: 'a', ...text, local: { size: 9 } }], says: 'one size' },
	{
		what: 'another length at the bytes',
		archive: [{ name: 'a', ...text, local: { packedSize: 1 } }],
		says: 'one size',
	},
	{
		what: 'a descriptor of another CRC-32',
		archive: [{ name: 'a', ...text, descriptor: { crc: 1 } }],
		says: 'one CRC',
	},
	{ what: 'a descriptor of another size', archive: [{ name: 'a', ...text, descriptor: { size: 9 } }], says: 'one CRC' },
	{
		what: 'a descriptor of another length',
		archive: [{ name: 'a', ...text, descriptor: { packedSize: 9 } }],
		says: 'one CRC',
	},
	{ what: 'an encrypted entry', archive: [{ name: 'a', ...text, flags: 1 }], says: 'encrypted' },
	{ what: 'an unknown method', archive: [{ name: 'a', ...text, method: 99 }], says: 'compression method' },
	{
		what: 'bytes that are not deflated',
		archive: [{ name: 'a', packed: Buffer.from('\xff\xff') }],
		says: 'not a sound',
	},
	{ what: 'bytes of another entry', archive: [{ name: 'a', ...text, at: 0 }], says: 'one name in the' },
	{ what: 'bytes behind the end', archive: [{ name: 'a', ...text, at: 2 ** 31 }], says: 'not a sound ZIP archive' },
	{
		what: 'a count that is too large',
		archive: () => closed(Buffer.alloc(0), Buffer.alloc(0), 3),
		says: 'ZIP archive',
	},
	{ what: 'text', archive: () => Buffer.from('this is no archive'), says: 'ZIP archive' },
	{
		what: 'an archive cut short',
		archive: () => craftZip([{ name: 'index.js' }]).subarray(0, -30),
		says: 'ZIP archive',
	},
];

const BOMBS: Row[] = [
	{ what: 'a claim of 4 GB', archive: [{ name: 'a', ...text, size: 2 ** 32 - 2 }], says: 'too many bytes' },
	{
		what: '10 GB of zeros, claimed',
		archive: [{ name: 'a', packed: ZEROS, size: 2 ** 32 - 1, extra: zip64(10 * GIB) }],
		says: 'too many bytes',
	},
	{
		what: '10 GB of zeros, not claimed',
		archive: [{ name: 'a', packed: ZEROS, size: 100 }],
		says: 'not a sound',
	},
	{
		what: '70 MB of zeros in two entries',
		archive: ['a', 'b'].map((name) => ({ name, content: Buffer.alloc(35 * MIB) })),
		says: 'too many bytes',
	},
	{ what: 'entries that overlap', archive: () => overlapping(50, Buffer.alloc(MIB)), says: 'overlap' },
	{ what: 'a million entries', archive: million, says: 'more than 100000 files and folders' },
	{
		what: 'a million folders in 1,000 names',
		archive: () =>
			craftZip(Array.from({ length: 1_000 }, (_, at) => ({ name: `${at}/${'a/'.repeat(1_000)}`, mode: FOLDER }))),
		says: 'more than 100000 files and folders',
	},
];

test.each([...SLIPS, ...LIES, ...BOMBS])('refuses $what', async ({ archive, says }) => {
	const whole = typeof archive === 'function' ? archive() : craftZip([{ name: 'index.js' }, ...archive]);
	const response = await scenario.client.post(appForm(whole));
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(says)]);
	await scenario.expectNothingLeft();
});
