// A tree as a value: what stands in it, before anything is on a disk.
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
	/** Of the compression. */
	readonly level: number;
	/** Of another checkout of the same tree, which must give the same package. */
	readonly umask: number;
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
export function placesOf(model: Model, path: readonly string[] = []): Place[] {
	const inside = model.kind === 'folder' ? model.entries : [];
	return [{ path, model }, ...inside.flatMap(([name, entry]) => placesOf(entry, [...path, name]))];
}

/** What a link leads to in the end; undefined where it leads nowhere, away, or round. */
export function endOf(link: Link, places: readonly Place[], seen: readonly Link[] = []): Place | undefined {
	if (typeof link.aim !== 'number' || seen.includes(link)) return undefined;
	const target = places[link.aim % places.length] as Place;
	return target.model.kind === 'link' ? endOf(target.model, places, [...seen, link]) : target;
}
