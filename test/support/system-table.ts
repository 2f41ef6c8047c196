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

const GROUPS: readonly (readonly [systems: readonly string[], because: string, ...at: string[]])[] = [
	[
		POSIX,
		'signals and process groups: the emulator runs apps in them, and a cancel is a signal',
		...['test/scenarios', 'test/emulator', 'test/unit/tarball.test.ts'],
		...['faults', 'floods', 'signals'].map((name) => `test/nightly/${name}`),
	],
	[
		POSIX,
		'a disk with permission bits, links and pipes',
		...['test/nightly/trees', 'test/unit/workspace/ready.test.ts'],
		...['git-modes', 'trees'].map((name) => `test/unit/workspace/select/${name}.test.ts`),
	],
	[
		POSIX,
		'paths with slashes: it judges the repository, which is the same everywhere',
		...['docs', 'house', 'paths'].map((name) => `test/unit/${name}.test.ts`),
	],
	[LINUX, 'the Node that npm installs, which there is for Linux', 'test/unit/node24.test.ts'],
	[
		LINUX,
		'inotify, by which the emulator watches folders',
		...['test/emulator/watches.test.ts', 'test/scenarios/sub-actions/watch-files.test.ts'],
	],
	[LINUX, '/proc, where the files of another process are read', 'test/scenarios/sub-actions/emulator.test.ts'],
];
export const SYSTEM_TABLE: readonly Entry[] = GROUPS.flatMap(([systems, because, ...all]) =>
	all.map((at) => ({ at, systems, because })),
);

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
