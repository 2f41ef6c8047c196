import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { code, table } from './table.ts';

/** What is read of an action.yml. */
export interface Metadata {
	readonly description: string;
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

/** The inputs of the deploy action that most workflows set: those of the README. */
const EVERYDAY_INPUTS = [
	'api-key',
	'base-url',
	'entrypoint',
	'directory',
	'version',
	'force',
	'env-vars',
	'exclude',
	'wait-until',
	'timeout',
	'report-to',
	'environment',
	'dry-run',
];

/** The outputs that most workflows read. */
const EVERYDAY_OUTPUTS = [
	'deployment-id',
	'status',
	'app-name',
	'package-digest',
	'conclusion',
	'failure-kind',
	'retryable',
	'error-message',
];

export function everydayInputs({ inputs = {} }: Metadata): string {
	return inputsTable({ inputs: pick(inputs, EVERYDAY_INPUTS) });
}

export function everydayOutputs({ outputs = {} }: Metadata): string {
	return outputsTable({ outputs: pick(outputs, EVERYDAY_OUTPUTS) });
}

/** @throws Error where action.yml lacks one of the names. */
function pick<T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
	return Object.fromEntries(
		names.map((name) => {
			const one = all[name];
			if (one === undefined) throw new Error(`action.yml has no "${name}"`);
			return [name, one];
		}),
	);
}

/** The sub-actions, in the order in which people need them. */
const SUB_ACTIONS = [
	'invoke-action',
	'delete-deployments',
	'emulator',
	'list-replays',
	'watch-files',
	'resize-terminal',
	'delete-api-key',
];

/** The sub-actions, and what each does. */
export function subActionsTable(): string {
	const unlisted = actionFolders().filter((folder) => folder !== '' && !SUB_ACTIONS.includes(folder));
	if (unlisted.length > 0) throw new Error(`the order of the sub-actions lacks ${unlisted.join(', ')}`);
	const rows = SUB_ACTIONS.map((folder) => [`[${code(folder)}](${folder})`, readMetadata(folder).description]);
	return table(['action', 'what it does'], rows);
}

/** All inputs and outputs of all actions. */
export function reference(): string {
	return ['', ...SUB_ACTIONS].map(referenceOf).join('\n\n');
}

function referenceOf(folder: string): string {
	const metadata = readMetadata(folder);
	const title = folder === '' ? 'The deploy action' : `[${code(folder)}](../${folder})`;
	return [`## ${title}`, metadata.description, inputsTable(metadata), outputsTable(metadata)].join('\n\n');
}

export function inputsTable({ inputs = {} }: Pick<Metadata, 'inputs'>): string {
	const rows = Object.entries(inputs).map(([name, { description, default: value, required }]) => {
		const shown = required ? '**required**' : value === undefined || value === '' ? '–' : code(value);
		return [code(name), shown, description];
	});
	return table(['input', 'default', 'meaning'], rows);
}

export function outputsTable({ outputs = {} }: Pick<Metadata, 'outputs'>): string {
	const rows = Object.entries(outputs).map(([name, { description }]) => [code(name), description]);
	return table(['output', 'meaning'], rows);
}
