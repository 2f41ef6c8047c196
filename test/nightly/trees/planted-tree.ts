import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptMode } from '../../support/planted-trees/tree.ts';
import { bytesOf, diskBytes, type Folder, type Link, type Name, type Place, placesOf } from './tree-model.ts';

/** How a checkout of a tree may differ from another one of the same tree, which no package may tell. */
export interface Checkout {
	/** In the other order. */
	readonly backwards: boolean;
	/** The umask that git has written the files under. Undefined: each has the mode that its model says. */
	readonly umask: number | undefined;
}

/** Puts a tree on the disk. */
export function plant(root: string, model: Folder, { backwards, umask }: Checkout): void {
	const places = placesOf(model);
	const folders = places.filter((place) => place.model.kind === 'folder').slice(1);
	const others = places.filter((place) => place.model.kind !== 'folder');
	mkdirSync(root);
	for (const { path: at } of folders) mkdirSync(diskPath(root, at));
	for (const place of backwards ? others.toReversed() : others) plantOne(root, place, { places, umask });
}

/** A place in a tree as a path on the disk. */
export function diskPath(root: string, names: readonly Name[]): Buffer {
	return diskBytes([root, ...names].join('/'));
}

interface Planting {
	readonly places: readonly Place[];
	readonly umask: number | undefined;
}

function plantOne(root: string, { path: names, model }: Place, { places, umask }: Planting): void {
	const at = diskPath(root, names);
	if (model.kind === 'file') {
		writeFileSync(at, bytesOf(model.content));
		chmodSync(at, umask === undefined ? model.mode : (keptMode(model.mode) | 0o666) & ~umask);
	} else if (model.kind === 'ignore-file') {
		writeFileSync(at, model.text);
		chmodSync(at, 0o666 & ~(umask ?? 0o022));
	} else if (model.kind === 'repository') {
		const place = model.asFile ? mkdtempSync(`${root}.module-`) : at.toString();
		plantRepository(place);
		if (model.asFile) writeFileSync(at, `gitdir: ${place}\n`);
	} else if (model.kind === 'link') symlinkSync(textOf(model, root, names, places), at);
	else if (model.kind === 'fifo') {
		// No argument of a command holds a name that is no text.
		execFileSync('mkfifo', [`${root}.fifo`]);
		renameSync(`${root}.fifo`, at);
	}
}

/** As much of a repository as git asks for; `git init` makes many more files. */
export function plantRepository(at: string): void {
	for (const name of ['objects', 'refs']) mkdirSync(path.join(at, name), { recursive: true });
	writeFileSync(path.join(at, 'HEAD'), 'ref: refs/heads/main\n');
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
