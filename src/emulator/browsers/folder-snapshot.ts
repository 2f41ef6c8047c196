import { type BigIntStats, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What was last seen at one path. */
export interface Seen {
	/** The same file under another name has the same identity; an inode number alone is soon given away again. */
	identity: string;
	isDir: boolean;
	size: bigint;
	/** Changes when the content does. Empty where the change is still to be reported. */
	version: string;
}

/** Stands for a file that came and went before anyone looked. */
export const GHOST: Seen = { identity: '', isDir: false, size: 0n, version: '' };

export function look(file: string): Seen | undefined {
	let stats: BigIntStats;
	try {
		stats = lstatSync(file, { bigint: true });
	} catch {
		return undefined;
	}
	return {
		identity: `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`,
		isDir: stats.isDirectory(),
		size: stats.size,
		version: `${stats.mtimeNs}:${stats.size}`,
	};
}

export function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder).sort();
	} catch {
		return [];
	}
}

/** Whether a file of this identity is anywhere below a folder. */
export function holds(folder: string, identity: string): boolean {
	return namesIn(folder).some((name) => {
		const file = path.join(folder, name);
		const seen = look(file);
		return seen?.identity === identity || (seen?.isDir === true && holds(file, identity));
	});
}
