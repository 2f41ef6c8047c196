import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { invalid, notFound } from '../http/errors.ts';
import { Backlog } from './backlog.ts';
import { FolderWatch } from './folder-watch.ts';
import { realPath, virtualPath } from './session-path.ts';

interface Watch {
	folder: FolderWatch;
	backlog: Backlog;
}

/** The watches of one browser session (API §4.1). */
export class Watches {
	readonly #home: string;
	readonly #all = new Map<string, Watch>();

	constructor(home: string) {
		this.#home = home;
	}

	start(body: Record<string, unknown>): string {
		const { recursive = false } = body;
		if (typeof recursive !== 'boolean') throw invalid('recursive must be true or false');
		const watched = virtualPath(body.path);
		const folder = realPath(this.#home, watched);
		const stats = statSync(folder, { throwIfNoEntry: false });
		if (!stats) throw notFound('path');
		if (!stats.isDirectory()) throw invalid('path is not a directory');
		const backlog = new Backlog();
		const onChange: ConstructorParameters<typeof FolderWatch>[0]['onChange'] = (change) => {
			const name = path.basename(change.path);
			const full = path.posix.join(watched, ...change.path.split(path.sep));
			backlog.add({ type: change.type, name, path: full, is_dir: change.isDir });
		};
		const id = randomBytes(12).toString('hex');
		this.#all.set(id, { folder: new FolderWatch({ folder, recursive, home: this.#home, onChange }), backlog });
		return id;
	}

	#find(id: string): Watch {
		const found = this.#all.get(id);
		if (!found) throw notFound('watch');
		return found;
	}

	events = (id: string): Readable => this.#find(id).backlog.read();

	stop(id: string): void {
		const { folder, backlog } = this.#find(id);
		this.#all.delete(id);
		folder.close();
		backlog.end();
	}

	close(): void {
		for (const id of [...this.#all.keys()]) this.stop(id);
	}
}
