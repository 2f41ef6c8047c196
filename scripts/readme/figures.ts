import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './actions.ts';
import { table } from './table.ts';

/** The measured figures, one row a tree, out of the report of `npm run bench`. */
export function figuresTable(): string {
	const report = readFileSync(path.join(ROOT, 'docs/performance.md'), 'utf8');
	const rows = report
		.split(/^## /m)
		.filter((section) => section.includes('| zip -qr, curl |'))
		.map((section) => {
			const [ours, zip] = [figuresOf(section, 'this action'), figuresOf(section, 'zip -qr, curl')];
			const archiver = figuresOf(section, 'archiver, directory()');
			const tree = section.slice(0, section.indexOf('\n'));
			return [tree, shown(zip), shown(archiver), shown(ours), `**${ours.ratio}**`];
		});
	if (rows.length === 0) throw new Error('docs/performance.md holds no comparison');
	return table(
		[
			'packed and sent',
			'`zip -qr`, `curl`',
			'`archiver` as most actions use it',
			'this action',
			'of the time of `zip`',
		],
		rows,
	);
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
