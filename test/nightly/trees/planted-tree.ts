import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptMode } from '../../support/planted-trees/tree.ts';
import { bytesOf, type Folder, type Link, type Place, placesOf } from './tree-model.ts';

/**
 * Puts a tree on the disk.
 * @param umask that git has written the files under, in another order. Undefined: each has the mode that its model says.
 */
export function plant(root: string, model: Folder, umask?: number): void {
	const places = placesOf(model);
	for (const place of places) if (place.model.kind === 'folder') mkdirSync(path.join(root, ...place.path));
	for (const place of umask === undefined ? places : places.toReversed()) plantOne(root, place, places, umask);
}

function plantOne(root: string, { path: names, model }: Place, places: readonly Place[], umask?: number): void {
	const at = path.join(root, ...names);
	if (model.kind === 'file') {
		writeFileSync(at, bytesOf(model.content));
		chmodSync(at, umask === undefined ? model.mode : (keptMode(model.mode) | 0o666) & ~umask);
	} else if (model.kind === 'ignore-file') {
		writeFileSync(at, model.text);
		chmodSync(at, 0o666 & ~(umask ?? 0o022));
	} else if (model.kind === 'link') symlinkSync(textOf(model, root, names, places), at);
}

/** What stands in a link. */
function textOf(link: Link, root: string, names: readonly string[], places: readonly Place[]): string {
	if (link.aim === 'outside') return path.dirname(root);
	if (link.aim === 'nowhere') return 'nowhere/at all';
	const target = (places[link.aim % places.length] as Place).path;
	return link.absolute ? path.join(root, ...target) : path.join('../'.repeat(names.length - 1), ...target);
}
