import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './actions.ts';
import { table } from './table.ts';

/** The measured figures, one row a tree, out of the report of `npm run bench`. */
export function figuresTable(): string {
	const rows = [...comparisons()].map(([tree, section]) => {
		const [ours, zip] = [figuresOf(section, 'this action'), figuresOf(section, 'zip -qr, curl')];
		const archiver = figuresOf(section, 'archiver, directory()');
		return [tree, shown(zip), shown(archiver), shown(ours), ours.ratio];
	});
	return table(
		['packed and sent', '`zip -qr`, `curl`', '`archiver` as most actions use it', 'this action', 'time ÷ `zip`'],
		rows,
	);
}

/** The speed in one sentence. */
export function speedLine(): string {
	const all = [...comparisons()];
	const [[, small = ''] = [], [large = '', section = ''] = []] = [
		all.find(([tree]) => tree.startsWith('Small app')),
		all.find(([tree]) => tree.startsWith('Large tree')),
	];
	// Rounded down: no more is said than was measured.
	const times = Math.floor(10 / Number(figuresOf(section, 'this action').ratio)) / 10;
	const slower = secondsOf(small, 'this action') - secondsOf(small, 'zip -qr, curl');
	return `${times} times as fast as \`zip\` and \`curl\` for a ${large.toLowerCase().replace(', ', ' of ')}; ${slower.toFixed(1)} s slower for a small app.`;
}

/** What was compared, by the name of the tree. */
function comparisons(): Map<string, string> {
	const report = readFileSync(path.join(ROOT, 'docs/performance.md'), 'utf8');
	const sections = report.split(/^## /m).filter((section) => section.includes('| zip -qr, curl |'));
	if (sections.length === 0) throw new Error('docs/performance.md holds no comparison');
	return new Map(sections.map((section) => [section.slice(0, section.indexOf('\n')), section]));
}

function secondsOf(section: string, name: string): number {
	return Number.parseFloat(figuresOf(section, name).wall);
}

interface Figures {
	readonly ratio: string;
	readonly wall: string;
	readonly memory: string;
}

function shown({ wall, memory }: Figures): string {
	return `${wall}, ${memory}`;
}

function figuresOf(section: string, name: string): Figures {
	const line = section.split('\n').find((text) => text.startsWith(`| ${name} |`));
	if (line === undefined) throw new Error(`docs/performance.md does not compare ${name}`);
	const [, , ratio = '', , wall = '', , memory = ''] = line.split('|').map((text) => text.trim());
	return { ratio, wall, memory };
}
