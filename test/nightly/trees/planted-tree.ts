import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskBytes, keptMode } from '../../support/planted-trees/tree.ts';
import { bytesOf, type Folder, type Link, type Name, type Place, placesOf } from './tree-model.ts';

/**
 * Puts a tree on the disk.
 * @param umask that git has written the files under, in another order. Undefined: each has the mode that its model says.
 */
export function plant(root: string, model: Folder, umask?: number): void {
	const places = placesOf(model);
	const folders = places.filter((place) => place.model.kind === 'folder').slice(1);
	const others = places.filter((place) => place.model.kind !== 'folder');
	mkdirSync(root);
	for (const { path: at } of folders) mkdirSync(diskPath(root, at));
	for (const place of umask === undefined ? others : others.toReversed()) plantOne(root, place, places, umask);
}

/** A place in a tree as a path on the disk. */
export function diskPath(root: string, names: readonly Name[]): Buffer {
	return diskBytes([root, ...names].join('/'));
}

function plantOne(root: string, { path: names, model }: Place, places: readonly Place[], umask?: number): void {
	const at = diskPath(root, names);
	if (model.kind === 'file') {
		writeFileSync(at, bytesOf(model.content));
		chmodSync(at, umask === undefined ? model.mode : (keptMode(model.mode) | 0o666) & ~umask);
	} else if (model.kind === 'ignore-file') {
		writeFileSync(at, model.text);
		chmodSync(at, 0o666 & ~(umask ?? 0o022));
	} else if (model.kind === 'link') symlinkSync(textOf(model, root, names, places), at);
	else if (model.kind === 'fifo') {
		// No argument of a command holds a name that is no text.
		execFileSync('mkfifo', [`${root}.fifo`]);
		renameSync(`${root}.fifo`, at);
	}
}

/** What stands in a link. */
function textOf(link: Link, root: string, names: readonly Name[], places: readonly Place[]): Buffer {
	if (link.aim === 'outside') return Buffer.from(path.dirname(root));
	if (link.aim === 'nowhere') return Buffer.from('nowhere/at all');
	const target = (places[link.aim % places.length] as Place).path;
	if (link.absolute) return diskPath(root, target);
	const up = '../'.repeat(names.length - 1);
	return diskBytes(`${up}${target.join('/')}` || '.');
}
