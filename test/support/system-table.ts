// Test files that need what only some systems have. Elsewhere jest leaves them out, and test/support/reporter.js tells
// each by its name.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const POSIX = ['linux', 'darwin'];
const LINUX = ['linux'];

interface Entry {
	/** A file, or a folder with all its tests. */
	readonly at: string;
	readonly systems: readonly string[];
	/** Completes "skipped: it needs …". */
	readonly because: string;
}

export const SYSTEM_TABLE: readonly Entry[] = [
	...[
		'test/scenarios',
		'test/emulator',
		'test/nightly/faults',
		'test/nightly/floods',
		'test/nightly/signals',
		'test/unit/tarball.test.ts',
	].map((at) => ({
		at,
		systems: POSIX,
		because: 'signals and process groups: the emulator runs apps in them, and a cancel is a signal',
	})),
	...[
		'test/nightly/trees',
		'test/unit/workspace/ready.test.ts',
		'test/unit/workspace/select/git-modes.test.ts',
		'test/unit/workspace/select/trees.test.ts',
	].map((at) => ({
		at,
		systems: POSIX,
		because: 'a disk with permission bits, links and pipes',
	})),
	...['test/unit/docs.test.ts', 'test/unit/house.test.ts', 'test/unit/paths.test.ts'].map((at) => ({
		at,
		systems: POSIX,
		because: 'paths with slashes: it judges the repository, which is the same everywhere',
	})),
	{ at: 'test/unit/node24.test.ts', systems: LINUX, because: 'the Node that npm installs, which there is for Linux' },
	...['test/emulator/watches.test.ts', 'test/scenarios/sub-actions/watch-files.test.ts'].map((at) => ({
		at,
		systems: LINUX,
		because: 'inotify, by which the emulator watches folders',
	})),
	{
		at: 'test/scenarios/sub-actions/emulator.test.ts',
		systems: LINUX,
		because: '/proc, where the files of another process are read',
	},
];

/** The entries that are left out on a system. */
export const leftOutOn = (platform: string): Entry[] =>
	SYSTEM_TABLE.filter(({ systems }) => !systems.includes(platform));

/** The test files of an entry, relative to the repository. */
export function filesOf({ at }: Entry): string[] {
	const full = path.join(ROOT, at);
	if (statSync(full).isFile()) return [at];
	return readdirSync(full, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.test.ts'))
		.map((name) => `${at}/${name.replaceAll(path.sep, '/')}`);
}
