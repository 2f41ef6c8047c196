import { chmodSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { compareBytes } from '../../../src/workspace/select/entry-name.ts';
import type { SelectedFile } from '../../../src/workspace/selected-file.ts';
import { makeWorkspace } from '../action-runner/workspace.ts';

export { noise, prose } from '../../../tools/bench/generator.ts';

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
	const { path: root, write, remove } = makeWorkspace({});
	const names = Object.keys(spec).sort(compareBytes);
	const modes: Record<string, number> = {};
	const listing = names.map((name) => {
		const [content, mode] = ((entry) => (Array.isArray(entry) ? entry : [entry, 0o644]))(spec[name]);
		const at = path.join(root, name);
		write({ [name]: content });
		chmodSync(at, mode);
		modes[name] = keptMode(mode);
		return listingLine(name, content);
	});
	const files = names.map((name) => ({ path: name, root }));
	return { root, files, listing, modes, remove };
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
