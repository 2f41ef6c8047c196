import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { GHOST, holds, look, namesIn, type Seen } from './folder-snapshot.ts';

export type ChangeType = 'CREATE' | 'WRITE' | 'DELETE' | 'RENAME';

export interface Change {
	type: ChangeType;
	/** Relative to the watched folder. */
	path: string;
	isDir: boolean;
}

export interface FolderWatchOptions {
	folder: string;
	recursive: boolean;
	/** A file that is found again below this folder was renamed, not deleted. */
	home: string;
	onChange(change: Change): void;
}

/** A change on its way out. One whose name vanished waits: only what follows tells a rename from a deletion. */
interface Queued extends Change {
	vanished?: Seen;
}

/** How long a vanished name waits for the new one of the same file, in milliseconds. */
const RENAME_WINDOW = 25;

/**
 * Watches a real folder. The operating system says only that something happened to a name; what it was follows from a
 * comparison with what was there before. A rename is RENAME of the old name and then CREATE of the new one, as inotify
 * has it.
 */
export class FolderWatch {
	readonly #options: FolderWatchOptions;
	readonly #watchers = new Map<string, FSWatcher>();
	readonly #known = new Map<string, Seen>();
	readonly #queue: Queued[] = [];
	readonly #timers = new Set<NodeJS.Timeout>();

	constructor(options: FolderWatchOptions) {
		this.#options = options;
		this.#enter('', false);
	}

	close(): void {
		for (const watcher of this.#watchers.values()) watcher.close();
		for (const timer of this.#timers) clearTimeout(timer);
		this.#watchers.clear();
	}

	#real = (name: string): string => path.join(this.#options.folder, name);

	/** Starts to watch a folder; what it holds already is news only where nobody could have seen it come. */
	#enter(folder: string, isNew: boolean): void {
		try {
			const watcher = watch(this.#real(folder), (type, name) => {
				if (name !== null && this.#watchers.get(folder) === watcher) this.#happened(folder, type, name);
			});
			watcher.on('error', () => undefined);
			this.#watchers.set(folder, watcher);
		} catch {
			return; // It is gone again, which its parent's watcher tells.
		}
		for (const name of namesIn(this.#real(folder))) {
			const file = path.join(folder, name);
			const seen = look(this.#real(file));
			if (!seen || this.#known.has(file)) continue;
			this.#known.set(file, seen);
			if (isNew) {
				this.#put('CREATE', file, seen);
				if (!seen.isDir && seen.size > 0n) this.#put('WRITE', file, seen);
			}
			if (seen.isDir && this.#options.recursive) this.#enter(file, isNew);
		}
	}

	#leave(folder: string): void {
		for (const file of this.#known.keys()) if (file.startsWith(`${folder}${path.sep}`)) this.#known.delete(file);
		for (const [watched, watcher] of this.#watchers) {
			if (watched !== folder && !watched.startsWith(`${folder}${path.sep}`)) continue;
			watcher.close();
			this.#watchers.delete(watched);
		}
	}

	#happened(folder: string, type: string, name: string): void {
		const file = path.join(folder, name);
		const now = look(this.#real(file));
		const before = this.#known.get(file);
		const isChange = type === 'change';
		if (now && !before) this.#appeared(file, now);
		else if (now && before) this.#changed(file, before, now);
		else if (before) {
			if (!isChange) this.#vanished(file, before);
			else if (before === GHOST) this.#put('WRITE', file, before);
		} else if (!isChange && name !== path.basename(this.#real(folder))) {
			// (A folder's own end is reported under its own name.)
			this.#known.set(file, GHOST);
			this.#put('CREATE', file, GHOST);
		}
	}

	#vanished(file: string, before: Seen): void {
		this.#known.delete(file);
		if (before.isDir) this.#leave(file);
		const queued: Queued = { type: 'DELETE', path: file, isDir: before.isDir, vanished: before };
		this.#queue.push(queued);
		const timer = setTimeout(() => {
			this.#timers.delete(timer);
			if (!queued.vanished) return;
			if (before !== GHOST && holds(this.#options.home, before.identity)) queued.type = 'RENAME';
			delete queued.vanished;
			this.#drain();
		}, RENAME_WINDOW);
		this.#timers.add(timer);
	}

	#appeared(file: string, now: Seen): void {
		const source = this.#queue.find(({ vanished }) => vanished === GHOST || vanished?.identity === now.identity);
		// A content that was there at first sight was written after the name was made: that news is on its way.
		const pendingWrite = !source && !now.isDir && now.size > 0n;
		this.#known.set(file, pendingWrite ? { ...now, version: '' } : now);
		if (source) {
			source.type = 'RENAME';
			delete source.vanished;
		}
		this.#put('CREATE', file, now);
		if (now.isDir && this.#options.recursive) this.#enter(file, !source);
	}

	#changed(file: string, before: Seen, now: Seen): void {
		if (before.identity !== now.identity) {
			const isRenamed = this.#queue.some(({ vanished }) => vanished?.identity === now.identity);
			if (before !== GHOST && !isRenamed) this.#put('DELETE', file, before);
			if (before.isDir) this.#leave(file);
			this.#appeared(file, now);
			return;
		}
		this.#known.set(file, now);
		const isTouched = before.size === 0n && now.size === 0n;
		if (!now.isDir && before.version !== now.version && !isTouched) this.#put('WRITE', file, now);
	}

	#put(type: ChangeType, file: string, { isDir }: Seen): void {
		this.#queue.push({ type, path: file, isDir });
		this.#drain();
	}

	/** Passes on what waits for nothing, in order. */
	#drain(): void {
		while (this.#queue[0] && !this.#queue[0].vanished) {
			const { type, path: file, isDir } = this.#queue.shift() as Queued;
			this.#options.onChange({ type, path: file, isDir });
		}
	}
}
