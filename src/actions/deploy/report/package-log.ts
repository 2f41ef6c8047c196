import { count, formatBytes, formatDuration, grouped } from '../../../domain/text/format.ts';
import { shorten } from '../../../domain/text/shorten.ts';
import type { ArchiveFacts } from '../../../workspace/package.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';

/** A collapsible group in the log: its title and its lines. */
export interface LogGroup {
	readonly title: string;
	readonly lines: readonly string[];
}

/** Rules of a log group, names on a line, and characters of a name. */
const MOST_RULES = 200;
const MOST_NAMES = 50;
const LONGEST_NAME = 300;

/** A name as it is shown. */
export const brief = (name: string) => shorten(name, LONGEST_NAME);

/** How many paths were left out. */
export const countLeftOut = (leftOut: readonly LeftOut[]) =>
	leftOut.reduce((sum, { count: number }) => sum + number, 0);

/** The log group about the selected files, written before anything is packed: each rule with what it left out. */
export function selectionGroup(files: number, leftOut: readonly LeftOut[]): LogGroup {
	const total = countLeftOut(leftOut);
	const rules = leftOut.length - MOST_RULES;
	const lines = leftOut.slice(0, MOST_RULES).map(({ rule, examples, count: number }) => {
		const names = examples.slice(0, MOST_NAMES).map(brief);
		const more = number - names.length;
		return `${brief(rule)} → ${names.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`;
	});
	return {
		title: `Selected ${count(files, 'file')}${total === 0 ? '' : `, left out ${count(total, 'path')}`}`,
		lines: rules > 0 ? [...lines, `… and ${count(rules, 'more rule')}`] : lines,
	};
}

/** The log group about a package. @param done such as `Packed`. */
export function packageGroup(done: string, { digest, largest, files, contentSize, size }: ArchiveFacts): LogGroup {
	const width = Math.max(0, ...largest.map((file) => formatBytes(file.size).length));
	return {
		title: `${done} ${count(files, 'file')}: ${formatBytes(contentSize)} → ${formatBytes(size)}`,
		lines: [
			`Digest ${digest}`,
			'Largest files',
			...largest.map((file) => `  ${formatBytes(file.size).padStart(width)}  ${file.path}`),
		],
	};
}

/**
 * The progress line during packing and sending. Sizes in bytes.
 * @param whole the size of a package that was made before.
 */
export function progressLine(
	{ files, contentSize, size }: Pick<ArchiveFacts, 'files' | 'contentSize' | 'size'>,
	elapsedMs: number,
	whole?: number,
): string {
	const sent =
		whole === undefined
			? `Packing and sending: ${count(files, 'file')}, ${formatBytes(contentSize)} in, ${formatBytes(size)} out`
			: `Sending: ${formatBytes(size)} of ${formatBytes(whole)}`;
	const rate = formatBytes((size / Math.max(1, elapsedMs)) * 1_000);
	return `${sent}, ${rate}/s, ${formatDuration(elapsedMs)} so far`;
}
