import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { code, table } from './table.ts';

/** What is read of an action.yml. */
export interface Metadata {
	readonly inputs?: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
	readonly outputs?: Readonly<Record<string, { description: string }>>;
}

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Every folder with an action.yml; '' is the repository itself. */
export function actionFolders(): string[] {
	const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	return ['', ...folders.map(({ name }) => name)].filter((folder) => existsSync(path.join(ROOT, folder, 'action.yml')));
}

export function readMetadata(folder: string): Metadata {
	return parseYaml(readFileSync(path.join(ROOT, folder, 'action.yml'), 'utf8')) as Metadata;
}

export function inputsTable({ inputs = {} }: Metadata): string {
	const rows = Object.entries(inputs).map(([name, { description, default: value, required }]) => {
		const shown = required ? '**required**' : value === undefined || value === '' ? '–' : code(value);
		return [code(name), shown, description];
	});
	return table(['input', 'default', 'meaning'], rows);
}

export function outputsTable({ outputs = {} }: Metadata): string {
	const rows = Object.entries(outputs).map(([name, { description }]) => [code(name), description]);
	return table(['output', 'meaning'], rows);
}
