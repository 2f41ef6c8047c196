// Writes the tables of inputs and outputs into the README files, from the action.yml beside each. With --check it
// only compares, for the test that catches drift.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';

interface Metadata {
	readonly inputs?: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
	readonly outputs?: Readonly<Record<string, { description: string }>>;
}

const root = path.dirname(import.meta.dirname);

/** Every folder with an action.yml; '' is the repository itself. */
export function actionFolders(): string[] {
	const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	return ['', ...folders.map(({ name }) => name)].filter((folder) => existsSync(path.join(root, folder, 'action.yml')));
}

/** A README with its generated parts made anew. */
export function withTables(readme: string, metadata: Metadata): string {
	return replacePart(replacePart(readme, 'inputs', inputsTable(metadata)), 'outputs', outputsTable(metadata));
}

export function readAction(folder: string): { readme: string; metadata: Metadata; readmePath: string } {
	const readmePath = path.join(root, folder, 'README.md');
	const metadata = parseYaml(readFileSync(path.join(root, folder, 'action.yml'), 'utf8')) as Metadata;
	return { readme: readFileSync(readmePath, 'utf8'), metadata, readmePath };
}

function replacePart(text: string, name: string, table: string): string {
	const open = `<!-- ${name}: made from action.yml by npm run docs -->\n`;
	const close = `<!-- end of ${name} -->`;
	const from = text.indexOf(open) + open.length;
	const to = text.indexOf(close, from);
	if (from < open.length || to < 0) throw new Error(`there is no place for the ${name}: "${open.trim()}" … "${close}"`);
	return `${text.slice(0, from)}${table}\n${text.slice(to)}`;
}

function inputsTable({ inputs = {} }: Metadata): string {
	const rows = Object.entries(inputs).map(([name, { description, default: value, required }]) => {
		const shown = required ? '**required**' : value === undefined || value === '' ? '–' : `\`${value}\``;
		return `| \`${name}\` | ${shown} | ${cell(description)} |`;
	});
	return ['| input | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function outputsTable({ outputs = {} }: Metadata): string {
	const rows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`);
	return ['| output | meaning |', '|---|---|', ...rows].join('\n');
}

function cell(text: string): string {
	return text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ');
}

if (import.meta.main) {
	for (const folder of actionFolders()) {
		const { readme, metadata, readmePath } = readAction(folder);
		writeFileSync(readmePath, withTables(readme, metadata));
	}
}
