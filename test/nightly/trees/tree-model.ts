// A tree as a value: what stands in it, before anything is on a disk.
import { noise, prose } from '../../support/planted-trees/tree.ts';

/** A name. `\udc80` to `\udcff` stand for bytes that are no UTF-8. */
export type Name = string;

export type Model =
	| { readonly kind: 'file'; readonly content: Content; readonly mode: number }
	| { readonly kind: 'ignore-file'; readonly text: string }
	| { readonly kind: 'folder'; readonly entries: readonly Entry[] }
	| { readonly kind: 'link'; readonly aim: Aim; readonly absolute: boolean }
	| { readonly kind: 'fifo' };

export type Entry = readonly [name: Name, model: Model];
export type Folder = Extract<Model, { kind: 'folder' }>;
export type Link = Extract<Model, { kind: 'link' }>;

/** Where a link leads: to one of the tree's own places, counted round and round, to nothing, or away. */
export type Aim = number | 'nowhere' | 'outside';

/** Content by its kind, small enough to be shown when a property fails. */
export interface Content {
	readonly kind: 'prose' | 'noise' | 'zeros' | 'mixture';
	/** Bytes. */
	readonly size: number;
	readonly seed: number;
}

export interface TreeModel {
	readonly root: Folder;
	/** The input `exclude`. */
	readonly exclude: readonly string[];
	/** Of the compression. */
	readonly level: number;
	/** Of another checkout of the same tree, which must give the same package. */
	readonly umask: number;
}

/** A place in a tree: the folders on the way, the root first, and the names. */
export interface Place {
	readonly path: readonly Name[];
	readonly model: Model;
}

export function bytesOf({ kind, size, seed }: Content): Buffer {
	if (kind === 'zeros') return Buffer.alloc(size);
	const half = size >> 1;
	if (kind === 'mixture') return Buffer.concat([cut(pools().noise, half, seed), cut(pools().prose, size - half, seed)]);
	return cut(pools()[kind], size, seed);
}

function cut(pool: Buffer, size: number, seed: number): Buffer {
	const from = (seed * 997) % (pool.length - size);
	return pool.subarray(from, from + size);
}

/** Bytes: more than any content. */
const POOL = 4 * 1024 * 1024;
let made: { readonly prose: Buffer; readonly noise: Buffer } | undefined;

/** What contents are cut from, for making each anew would take most of the time. */
function pools() {
	made ??= { prose: prose(POOL), noise: noise(POOL) };
	return made;
}

/** All places of a tree, the root first. */
export function placesOf(model: Model, path: readonly Name[] = []): Place[] {
	const inside = model.kind === 'folder' ? model.entries : [];
	return [{ path, model }, ...inside.flatMap(([name, entry]) => placesOf(entry, [...path, name]))];
}

/** What a link leads to in the end, or how it fails to. */
export function endOf(link: Link, places: readonly Place[], seen: readonly Link[] = []): Place | 'loop' | Aim {
	if (seen.includes(link)) return 'loop';
	if (typeof link.aim !== 'number') return link.aim;
	const target = places[link.aim % places.length] as Place;
	return target.model.kind === 'link' ? endOf(target.model, places, [...seen, link]) : target;
}
