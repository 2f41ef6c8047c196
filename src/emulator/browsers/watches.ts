import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { invalid, notFound } from '../http/errors.ts';
import { frame } from '../http/response.ts';
import { FolderWatch } from './folder-watch.ts';
import { realPath, virtualPath } from './session-path.ts';

/** Most events that wait for a reader; the oldest go first. */
const MAX_WAITING = 10_000;

/** A watch on a folder. Its events wait while nobody reads, and are gone once they were read. */
class Watch {
	readonly #folder: FolderWatch;
	readonly #waiting: unknown[] = [];
	readonly #readers = new Set<Readable>();

	constructor(home: string, watched: string, recursive: boolean) {
		this.#folder = new FolderWatch({
			folder: realPath(home, watched),
			recursive,
			home,
			onChange: ({ type, path: at, isDir }) =>
				this.#add({ type, name: path.basename(at), path: path.posix.join(watched, at), is_dir: isDir }),
		});
	}

	#add(event: object): void {
		for (const reader of this.#readers) reader.push(frame(event));
		if (this.#readers.size > 0) return;
		this.#waiting.push(event);
		if (this.#waiting.length > MAX_WAITING) this.#waiting.shift();
	}

	read(): Readable {
		const reader = new Readable({ read: () => undefined, objectMode: true });
		for (const event of this.#waiting.splice(0)) reader.push(frame(event));
		this.#readers.add(reader);
		return reader.on('close', () => this.#readers.delete(reader));
	}

	end(): void {
		this.#folder.close();
		for (const reader of this.#readers) reader.push(null);
	}
}

/** The watches of one browser session (API §4.1). */
export class Watches {
	readonly #home: string;
	readonly #all = new Map<string, Watch>();

	constructor(home: string) {
		this.#home = home;
	}

	start({ path: at, recursive = false }: Record<string, unknown>): string {
		if (typeof recursive !== 'boolean') throw invalid('recursive must be true or false');
		const watched = virtualPath(at);
		const stats = statSync(realPath(this.#home, watched), { throwIfNoEntry: false });
		if (!stats) throw notFound('path');
		if (!stats.isDirectory()) throw invalid('path is not a directory');
		const id = randomBytes(12).toString('hex');
		this.#all.set(id, new Watch(this.#home, watched, recursive));
		return id;
	}

	#find(id: string): Watch {
		const found = this.#all.get(id);
		if (!found) throw notFound('watch');
		return found;
	}

	events = (id: string): Readable => this.#find(id).read();

	stop(id: string): void {
		this.#find(id).end();
		this.#all.delete(id);
	}

	close(): void {
		for (const watch of this.#all.values()) watch.end();
	}
}
