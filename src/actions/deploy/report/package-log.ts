import { count, formatBytes, formatDuration, grouped } from '../../../domain/text/format.ts';
import { shorten } from '../../../domain/text/shorten.ts';
import type { IndexedModes } from '../../../workspace/select/git-modes.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import type { PackageFacts } from './report.ts';

/** A collapsible group in the log: its title and its lines. */
export interface LogGroup {
	readonly title: string;
	readonly lines: readonly string[];
}

/** Limits of a log group: rules, names per rule, characters per name, and characters per line of names. */
const MOST_RULES = 200;
const MOST_NAMES = 200;
const LONGEST_NAME = 300;
const LONGEST_LINE = 1_000;

/** The log group about the selected files, written before anything is packed. */
export function selectionGroup(files: number, leftOut: readonly LeftOut[]): LogGroup {
	const total = leftOut.reduce((sum, { count: number }) => sum + number, 0);
	const rules = leftOut.length - MOST_RULES;
	return {
		title: `Selected ${count(files, 'file')}${total === 0 ? '' : `, left out ${count(total, 'path')}`}`,
		lines: [
			...leftOut.slice(0, MOST_RULES).flatMap(linesOfRule),
			...(rules > 0 ? [`… and ${count(rules, 'more rule')}`] : []),
		],
	};
}

/** A rule with the names that it left out, wrapped over several lines if needed. */
function linesOfRule({ rule, count: number, examples }: LeftOut): string[] {
	const names = examples.slice(0, MOST_NAMES).map((name) => shorten(name, LONGEST_NAME));
	const more = number - names.length;
	const lines: string[] = [];
	let line = `${shorten(rule, LONGEST_NAME)} → `;
	for (const [at, name] of names.entries()) {
		if (line.length + name.length > LONGEST_LINE) {
			lines.push(line.trimEnd());
			line = '    ';
		}
		line += `${name}${at < names.length - 1 ? ', ' : ''}`;
	}
	return [...lines, `${line}${more > 0 ? `, and ${grouped(more)} more` : ''}`];
}

/** Names in one line of the debug log: a monorepo may have thousands of ignore files. */
const IGNORE_FILES_SHOWN = 50;

/** The debug line about ignore files. @param names the ignore files that were read. */
export function ignoreFilesLine(names: readonly string[]): string {
	const more = names.length - IGNORE_FILES_SHOWN;
	const shown = names
		.slice(0, IGNORE_FILES_SHOWN)
		.map((name) => shorten(name, LONGEST_NAME))
		.join(', ');
	return `Ignore files read: ${shown || 'none'}${more > 0 ? `, and ${grouped(more)} more` : ''}`;
}

/** The log line about file modes that the disk does not provide. */
export function modesLine({ indexed, executable, unknown, problem }: IndexedModes): string {
	const known =
		indexed === 0 ? [] : [`from git's index for ${count(indexed, 'file')} (${grouped(executable)} with 0755)`];
	const rest = unknown === 0 ? [] : [`0644 for ${count(unknown, 'file')} that it does not know`];
	return `Modes: ${[...known, ...rest].join(', ')}${problem === undefined ? '' : `; ${problem}`}`;
}

/** The log group about the finished package. */
export function packageGroup(pack: PackageFacts): LogGroup {
	return { title: `Packed ${sizesOf(pack)}`, lines: packageLines(pack) };
}

/** The log group about a package that was made before. @param file its path, as the input has it. */
export function readyGroup(file: string, pack: PackageFacts): LogGroup {
	return { title: `Checked the package ${shorten(file, LONGEST_NAME)}: ${sizesOf(pack)}`, lines: packageLines(pack) };
}

function sizesOf({ files, contentSize, size }: PackageFacts): string {
	return `${count(files, 'file')}: ${formatBytes(contentSize)} → ${formatBytes(size)}`;
}

function packageLines({ digest, largest }: PackageFacts): string[] {
	const width = Math.max(0, ...largest.map(({ size }) => formatBytes(size).length));
	return [
		`Digest ${digest}`,
		'Largest files',
		...largest.map(({ path, size }) => `  ${formatBytes(size).padStart(width)}  ${path}`),
	];
}

/** The progress line while a package that was made before is sent. Sizes in bytes, time in milliseconds. */
export function sendingLine(sent: number, size: number, elapsedMs: number): string {
	const rate = formatBytes((sent / Math.max(1, elapsedMs)) * 1_000);
	return `Sending: ${formatBytes(sent)} of ${formatBytes(size)}, ${rate}/s, ${formatDuration(elapsedMs)} so far`;
}

/** The progress line during packing and sending. Sizes in bytes, time in milliseconds. */
export function progressLine(
	{ files, contentSize, size }: { files: number; contentSize: number; size: number },
	elapsedMs: number,
): string {
	const rate = formatBytes((size / Math.max(1, elapsedMs)) * 1_000);
	return `Packing and sending: ${count(files, 'file')}, ${formatBytes(contentSize)} in, ${formatBytes(size)} out, ${rate}/s, ${formatDuration(elapsedMs)} so far`;
}
