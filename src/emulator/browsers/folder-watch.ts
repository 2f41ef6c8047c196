import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';

export interface Change {
	type: 'CREATE' | 'WRITE' | 'DELETE' | 'RENAME';
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

/** What was last seen at one path. */
interface Seen {
	/** The same file under another name has the same identity; an inode number alone is soon given away again. */
	identity: string;
	isDir: boolean;
	/** Changes when the content does. Empty where the system is about to tell that it was written. */
	version: string;
}

/**
 * Watches a real folder. The operating system says only that something happened to a name; what it was follows from a
 * comparison with what was there before. A rename is RENAME of the old name and then CREATE of the new one, as inotify
 * has it.
 */
export class FolderWatch {
	readonly #options: FolderWatchOptions;
	readonly #watchers = new Map<string, FSWatcher>();
	readonly #known = new Map<string, Seen>();
	/** Identities of what has lost its name, and is about to appear under its new one. */
	readonly #moving = new Set<string>();

	constructor(options: FolderWatchOptions) {
		this.#options = options;
		this.#enter('', false);
	}

	close(): void {
		for (const watcher of this.#watchers.values()) watcher.close();
		this.#watchers.clear();
	}

	#real = (name: string): string => path.join(this.#options.folder, name);

	/** Starts to watch a folder; what it holds already is news only where nobody could have seen it come. */
	#enter(folder: string, isNew: boolean): void {
		try {
			const watcher = watch(this.#real(folder), (_, name) => {
				if (name !== null && this.#watchers.get(folder) === watcher) this.#happened(path.join(folder, name));
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
			if (isNew) this.#tell('CREATE', file, seen);
			if (isNew && !seen.isDir && !isEmpty(seen)) this.#tell('WRITE', file, seen);
			if (seen.isDir && this.#options.recursive) this.#enter(file, isNew);
		}
	}

	#happened(file: string): void {
		const before = this.#known.get(file);
		const now = look(this.#real(file));
		const isReplaced = now !== undefined && this.#moving.has(now.identity);
		if (before && before.identity !== now?.identity) this.#vanished(file, before, isReplaced);
		if (now && before?.identity !== now.identity) this.#appeared(file, now);
		else if (now && !now.isDir && before?.version !== now.version) {
			this.#known.set(file, now);
			if (!isEmpty(now)) this.#tell('WRITE', file, now);
		}
	}

	/** @param isReplaced by a file that was renamed: of that only the new name is news. */
	#vanished(file: string, before: Seen, isReplaced: boolean): void {
		const isInside = (one: string) => one === file || one.startsWith(`${file}${path.sep}`);
		for (const known of [...this.#known.keys()].filter(isInside)) this.#known.delete(known);
		for (const [folder, watcher] of this.#watchers) {
			if (!isInside(folder)) continue;
			watcher.close();
			this.#watchers.delete(folder);
		}
		if (isReplaced) return;
		const isMoving = holds(this.#options.home, before.identity);
		if (isMoving) this.#moving.add(before.identity);
		this.#tell(isMoving ? 'RENAME' : 'DELETE', file, before);
	}

	#appeared(file: string, now: Seen): void {
		const hasMoved = this.#moving.delete(now.identity);
		// A content that is there at first sight was written after the name was made: that news is on its way.
		this.#known.set(file, hasMoved || isEmpty(now) ? now : { ...now, version: '' });
		this.#tell('CREATE', file, now);
		if (now.isDir && this.#options.recursive) this.#enter(file, !hasMoved);
	}

	#tell(type: Change['type'], file: string, { isDir }: Seen): void {
		this.#options.onChange({ type, path: file, isDir });
	}
}

function look(file: string): Seen | undefined {
	const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false });
	if (stats === undefined) return undefined;
	return {
		identity: `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`,
		isDir: stats.isDirectory(),
		version: `${stats.size}:${stats.mtimeNs}`,
	};
}

const isEmpty = ({ version }: Seen): boolean => version.startsWith('0:');

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder).sort();
	} catch {
		return [];
	}
}

/** Whether a file of this identity is anywhere below a folder. */
function holds(folder: string, identity: string): boolean {
	return namesIn(folder).some((name) => {
		const file = path.join(folder, name);
		const seen = look(file);
		return seen?.identity === identity || (seen?.isDir === true && holds(file, identity));
	});
}
