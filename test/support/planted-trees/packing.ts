import path from 'node:path';
import { Listing } from '../../../src/workspace/listing.ts';
import { archiveOf } from '../../../src/workspace/pack/archive.ts';
import type { SelectedFile } from '../../../src/workspace/selected-file.ts';
import { makeWorkspace } from '../action-runner/workspace.ts';

/** Packs files in memory. */
export async function pack(
	files: readonly SelectedFile[],
	options: { level?: number; workers?: number } = {},
	listing = new Listing(),
): Promise<Buffer> {
	return Buffer.concat(await Array.fromAsync(archiveOf(files, { level: 6, ...options }, listing)));
}

/** Gives an archive a place on the disk for as long as `use` takes. */
export function onDisk<T>(archive: Buffer, use: (at: string) => Promise<T>): Promise<T> {
	const folder = makeWorkspace({ 'app.zip': archive });
	return use(path.join(folder.path, 'app.zip')).finally(folder.remove);
}
