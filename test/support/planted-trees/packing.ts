import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { archiveOf } from '../../../src/workspace/pack/archive.ts';
import type { PackedEntry } from '../../../src/workspace/pack/entries.ts';
import type { SelectedFile } from '../../../src/workspace/selected-file.ts';

/** Packs files in memory. */
export async function pack(
	files: readonly SelectedFile[],
	options: { level?: number; workers?: number } = {},
	packed: (entry: PackedEntry) => void = () => {},
): Promise<Buffer> {
	return Buffer.concat(await Array.fromAsync(archiveOf(files, { level: 6, ...options }, packed)));
}

/** Gives an archive a place on the disk for as long as `use` takes. */
export async function onDisk<T>(archive: Buffer, use: (at: string) => Promise<T>): Promise<T> {
	const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
	try {
		const at = path.join(folder, 'app.zip');
		writeFileSync(at, archive);
		return await use(at);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
