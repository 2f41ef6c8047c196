import type { PackageFacts } from './deploy-report.ts';
import { count, formatBytes } from './units.ts';

/** What the log says of the package: a title, and the lines that unfold. */
export function packageLines(pack: PackageFacts): { title: string; lines: string[] } {
	const width = Math.max(0, ...pack.largest.map(({ size }) => formatBytes(size).length));
	return {
		title: `Package: ${count(pack.files, 'file')}, ${formatBytes(pack.contentSize)} → ${formatBytes(pack.size)}`,
		lines: [
			`Digest   ${pack.digest}`,
			'Largest files',
			...pack.largest.map(({ path, size }) => `  ${formatBytes(size).padStart(width)}  ${path}`),
			pack.leftOut.length === 0 ? 'Nothing was left out' : 'Left out',
			...pack.leftOut.map(({ rule, count: number, examples }) => {
				const more = number > examples.length ? `, and ${number - examples.length} more` : '';
				return `  ${rule} → ${examples.join(', ')}${more}`;
			}),
		],
	};
}
