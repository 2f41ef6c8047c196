import { count, formatBytes, formatDuration } from '../../../domain/text/format.ts';
import type { IndexedModes } from '../../../workspace/select/git-index.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import type { PackageFacts } from './report.ts';

/** A group of the log: its title, and the lines that unfold. */
export interface LogGroup {
	readonly title: string;
	readonly lines: readonly string[];
}

/** What the log says of the selection, before anything is packed. */
export function selectionGroup(files: number, leftOut: readonly LeftOut[]): LogGroup {
	const total = leftOut.reduce((sum, { count: number }) => sum + number, 0);
	return {
		title: `Selected ${count(files, 'file')}${total === 0 ? '' : `, left out ${count(total, 'path')}`}`,
		lines: leftOut.map(({ rule, count: number, examples }) => {
			const more = number > examples.length ? `, and ${number - examples.length} more` : '';
			return `${rule} → ${examples.join(', ')}${more}`;
		}),
	};
}

/** Names of a line of the debug log: a monorepo may have thousands. */
const IGNORE_FILES_SHOWN = 50;

/** @param names the ignore files that were read. */
export function ignoreFilesLine(names: readonly string[]): string {
	const more = names.length - IGNORE_FILES_SHOWN;
	const shown = names.slice(0, IGNORE_FILES_SHOWN).join(', ');
	return `Ignore files read: ${shown || 'none'}${more > 0 ? `, and ${more} more` : ''}`;
}

/** What the log says of modes that the disk did not tell. */
export function modesLine({ indexed, executable, unknown, problem }: IndexedModes): string {
	const known = indexed === 0 ? [] : [`from git's index for ${count(indexed, 'file')} (${executable} with 0755)`];
	const rest = unknown === 0 ? [] : [`0644 for ${count(unknown, 'file')} that it does not know`];
	return `Modes: ${[...known, ...rest].join(', ')}${problem === undefined ? '' : `; ${problem}`}`;
}

/** What the log says of the package, once it was made. */
export function packageGroup(pack: PackageFacts): LogGroup {
	const width = Math.max(0, ...pack.largest.map(({ size }) => formatBytes(size).length));
	return {
		title: `Packed ${count(pack.files, 'file')}: ${formatBytes(pack.contentSize)} → ${formatBytes(pack.size)}`,
		lines: [
			`Digest ${pack.digest}`,
			'Largest files',
			...pack.largest.map(({ path, size }) => `  ${formatBytes(size).padStart(width)}  ${path}`),
		],
	};
}

/** One line while packing and sending goes on. Sizes in bytes, time in milliseconds. */
export function progressLine(
	{ files, contentSize, size }: { files: number; contentSize: number; size: number },
	elapsedMs: number,
): string {
	const rate = formatBytes((size / Math.max(1, elapsedMs)) * 1_000);
	return `Packing and sending: ${count(files, 'file')}, ${formatBytes(contentSize)} in, ${formatBytes(size)} out, ${rate}/s, ${formatDuration(elapsedMs)} so far`;
}
