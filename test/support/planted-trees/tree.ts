import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { compareBytes } from '../../../src/workspace/select/entry-name.ts';
import type { SelectedFile } from '../../../src/workspace/selected-file.ts';

/** Contents by path; `[content, mode]` where the permission bits are not 644. */
export type Spec = Readonly<Record<string, Buffer | string | readonly [Buffer | string, number]>>;

/** Files on the disk, and what an archive of them must hold. */
export interface Tree {
	/** Absolute. */
	readonly root: string;
	/** In the byte order of their paths. */
	readonly files: readonly SelectedFile[];
	/** A line a file: CRC-32, size, path; as the readers print them. */
	readonly listing: readonly string[];
	/** Permission bits by path, as git keeps them. */
	readonly modes: Readonly<Record<string, number>>;
	remove(): void;
}

export function makeTree(spec: Spec): Tree {
	const root = mkdtempSync(path.join(tmpdir(), 'tree-'));
	const names = Object.keys(spec).sort(compareBytes);
	const modes: Record<string, number> = {};
	const listing = names.map((name) => {
		const [content, mode] = ((entry) => (Array.isArray(entry) ? entry : [entry, 0o644]))(spec[name]);
		const at = path.join(root, name);
		mkdirSync(path.dirname(at), { recursive: true });
		writeFileSync(at, content);
		chmodSync(at, mode);
		modes[name] = keptMode(mode);
		return listingLine(name, content);
	});
	const files = names.map((name) => ({ path: name, source: path.join(root, name) }));
	return { root, files, listing, modes, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A name or a path as the disk has it: `\udc80` to `\udcff` stand for bytes that are no UTF-8. */
export function diskBytes(name: string): Buffer {
	const isByte = (character: string) => character >= '\udc80' && character <= '\udcff';
	return Buffer.concat(
		Array.from(name, (character) =>
			isByte(character) ? Buffer.of(character.charCodeAt(0) & 0xff) : Buffer.from(character),
		),
	);
}

/** What git keeps of permission bits. */
export function keptMode(mode: number): number {
	return (mode & 0o100) === 0 ? 0o644 : 0o755;
}

/** CRC-32, size and path, as the readers print them. */
export function listingLine(name: string, content: Buffer | string): string {
	return `${crc32(content).toString(16).padStart(8, '0')} ${Buffer.byteLength(content)} ${name}`;
}

/** Bytes that look random, the same for the same seed: an xorshift generator. */
export function noise(size: number, seed = 1): Buffer {
	const words = new Uint32Array(Math.ceil(size / 4));
	let state = (seed * 2_654_435_761) >>> 0 || 1;
	for (let at = 0; at < words.length; at++) {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		words[at] = state;
	}
	return Buffer.from(words.buffer, 0, size);
}

/** Text that deflates well, and differs from seed to seed. */
export function prose(size: number, seed = 1): Buffer {
	const words = noise(Math.ceil(size / 4), seed);
	return Buffer.from(Array.from(words, (byte) => `${WORDS[byte % WORDS.length]} `).join('')).subarray(0, size);
}

const WORDS = ['archive', 'entry', 'header', 'deflate', 'stored', 'browser', 'deployment', 'workspace', 'x1f8b08'];
