// Headers that are filled into a form are those that compress-commons would have written.
import { crc32 } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { ZipArchiveEntry, ZipArchiveOutputStream } from 'compress-commons';
import { pack } from '../../trees/packing.ts';
import { makeTree, noise, prose } from '../../trees/tree.ts';

/** Writes headers only. */
class Headers extends ZipArchiveOutputStream {
	readonly #parts: Buffer[] = [];

	override write(part: Uint8Array | string): boolean {
		this.#parts.push(Buffer.from(part as string));
		return true;
	}

	of(entry: ZipArchiveEntry, offset: number): { readonly local: Buffer; readonly central: Buffer } {
		entry._offsets = { file: 0, data: 0, contents: 0 };
		this._writeLocalFileHeader(entry);
		const local = Buffer.concat(this.#parts.splice(0));
		entry._offsets.file = offset;
		this._writeCentralFileHeader(entry);
		return { local, central: Buffer.concat(this.#parts.splice(0)) };
	}
}

test.each([
	['deflated', 'app.js', prose(5000), 0o644],
	['deflated, executable', 'bin/run.sh', prose(300), 0o755],
	['stored', 'photo.jpg', noise(5000), 0o644],
	['stored, executable', 'bin/tool', noise(100), 0o755],
	['empty', 'empty', '', 0o644],
	['a name of more bytes than characters', 'sub/grün-日本.txt', prose(400), 0o644],
	['the same, stored and executable', 'ä', noise(50), 0o755],
])('%s', async (_, name, content, mode) => {
	// The second entry is filled into the form of the first.
	const tree = makeTree({ [name]: [content, mode], [`${name}2`]: [content, mode] });
	const archive = await pack(tree.files);
	tree.remove();
	const start = archive.lastIndexOf(Buffer.from('PK\x03\x04'));
	const isDeflated = archive.readUInt16LE(start + 8) === 8;
	const entry = new ZipArchiveEntry(`${name}2`);
	entry.setTime(new Date('1980-01-01T00:00:00Z'), false);
	entry.setUnixMode(mode);
	entry.setMethod(isDeflated ? 8 : 0);
	if (isDeflated) entry.setVersionNeededToExtract(20);
	entry.setCrc(crc32(content));
	entry.setCompressedSize(archive.readUInt32LE(start + 18));
	entry.setSize(content.length);
	const { local, central } = new Headers().of(entry, start);
	expect(archive.subarray(start, start + local.length)).toEqual(local);
	expect(archive.subarray(-22 - central.length, -22)).toEqual(central);
});
