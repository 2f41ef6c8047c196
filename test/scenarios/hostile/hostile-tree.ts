import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file's content, and its permission bits where they are not 644. */
export type Packed = string | Buffer | readonly [content: string | Buffer, mode: number];

/** A tree that a checkout may turn out to be, and the one right thing to do with it. */
export interface HostileTree {
	readonly name: string;
	/** Makes the tree in a checkout that holds an `app.js` already. A text is why that cannot be done here. */
	make(tree: Planting): unknown;
	/** More inputs of the step. */
	readonly with?: Readonly<Record<string, string>>;
	/** As an ordinary user, whom permissions hold for. */
	readonly ordinary?: boolean;
	readonly outcome: Outcome | ((root: string) => Outcome);
}

export type Outcome =
	/** Exactly these entries, in byte order, beside `app.js`. `log`: what it must say about the rest. */
	| { readonly kind: 'packed'; readonly entries: Readonly<Record<string, Packed>>; readonly log?: RegExp }
	/** Nothing is sent. The error names `file`, relative to the workspace, and says `says`. */
	| { readonly kind: 'refused'; readonly file: string; readonly says: RegExp };

export const packs = (entries: Readonly<Record<string, Packed>>, log?: RegExp): Outcome =>
	log === undefined ? { kind: 'packed', entries } : { kind: 'packed', entries, log };

export const refuses = (file: string, says: RegExp): Outcome => ({ kind: 'refused', file, says });

/** Makes what stands in a tree, whatever its name is made of. */
export class Planting {
	readonly root: string;

	constructor(root: string) {
		this.root = root;
	}

	/** The place of a name; bytes where a name is no text. */
	at(name: string | Buffer): string | Buffer {
		return typeof name === 'string' ? `${this.root}/${name}` : Buffer.concat([Buffer.from(`${this.root}/`), name]);
	}

	path(name: string): string {
		return path.join(this.root, name);
	}

	file(name: string | Buffer, content: string | Buffer = ''): void {
		if (typeof name === 'string') mkdirSync(path.dirname(this.path(name)), { recursive: true });
		writeFileSync(this.at(name), content);
	}

	files(contents: Readonly<Record<string, string | Buffer>>): void {
		for (const [name, content] of Object.entries(contents)) this.file(name, content);
	}

	folder(name: string | Buffer): void {
		mkdirSync(this.at(name), { recursive: true });
	}

	/** @param to as it stands in the link. */
	link(name: string | Buffer, to: string | Buffer): void {
		if (typeof name === 'string') mkdirSync(path.dirname(this.path(name)), { recursive: true });
		symlinkSync(to, this.at(name));
	}
}
