// A tree as a value, and on a disk.
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noise, prose } from '../../support/planted-trees/tree.ts';

export type Model =
	| { readonly kind: 'file'; readonly content: Content; readonly mode: number }
	| { readonly kind: 'ignore-file'; readonly text: string }
	| { readonly kind: 'folder'; readonly entries: readonly Entry[] }
	| { readonly kind: 'link'; readonly aim: Aim; readonly absolute: boolean };

export type Entry = readonly [name: string, model: Model];
export type Folder = Extract<Model, { kind: 'folder' }>;
export type Link = Extract<Model, { kind: 'link' }>;

/** Where a link leads: to one of the tree's own places, counted round and round, to nothing, or away. */
export type Aim = number | 'nowhere' | 'outside';

/** Content by its kind, small enough to be shown when a property fails. */
export interface Content {
	readonly kind: 'prose' | 'noise';
	/** Bytes. */
	readonly size: number;
	readonly seed: number;
}

export interface TreeModel {
	readonly root: Folder;
	/** The input `exclude`. */
	readonly exclude: readonly string[];
}

/** A place in a tree: the names on the way, and what is there. */
export interface Place {
	readonly path: readonly string[];
	readonly model: Model;
}

/** Bytes: more than any content. Contents are cut from it, for making each anew would take most of the time. */
const POOL = 4 * 1024 * 1024;
let made: { readonly prose: Buffer; readonly noise: Buffer } | undefined;

export function bytesOf({ kind, size, seed }: Content): Buffer {
	made ??= { prose: prose(POOL), noise: noise(POOL) };
	const from = (seed * 997) % (POOL - size);
	return made[kind].subarray(from, from + size);
}

/** All places of a tree, the root first. */
export function placesOf(model: Model, at: readonly string[] = []): Place[] {
	const inside = model.kind === 'folder' ? model.entries : [];
	return [{ path: at, model }, ...inside.flatMap(([name, entry]) => placesOf(entry, [...at, name]))];
}

/** What a link leads to in the end; undefined where it leads nowhere, away, or round. */
export function endOf(link: Link, places: readonly Place[], seen: readonly Link[] = []): Place | undefined {
	if (typeof link.aim !== 'number' || seen.includes(link)) return undefined;
	const target = places[link.aim % places.length] as Place;
	return target.model.kind === 'link' ? endOf(target.model, places, [...seen, link]) : target;
}

/** Puts a tree on the disk. */
export function plant(root: string, model: Folder): void {
	const places = placesOf(model);
	for (const place of places) {
		const at = path.join(root, ...place.path);
		if (place.model.kind === 'folder') mkdirSync(at);
		else if (place.model.kind === 'ignore-file') writeFileSync(at, place.model.text);
		else if (place.model.kind === 'link') symlinkSync(textOf(place.model, root, place.path, places), at);
		else {
			writeFileSync(at, bytesOf(place.model.content));
			chmodSync(at, place.model.mode);
		}
	}
}

/** What stands in a link. */
function textOf(link: Link, root: string, names: readonly string[], places: readonly Place[]): string {
	if (link.aim === 'outside') return path.dirname(root);
	if (link.aim === 'nowhere') return 'nowhere/at all';
	const target = (places[link.aim % places.length] as Place).path;
	return link.absolute ? path.join(root, ...target) : path.join('../'.repeat(names.length - 1), ...target);
}
