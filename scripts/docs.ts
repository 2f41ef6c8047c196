// Writes the generated parts of the documents: from the action.yml beside each README, from the sources, from the
// example workflows.
// test/unit/docs.test.ts finds what is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
	actionFolders,
	everydayInputs,
	everydayOutputs,
	inputsTable,
	outputsTable,
	ROOT,
	readMetadata,
	reference,
	subActionsTable,
} from './readme/actions.ts';
import { type Part, withParts } from './readme/parts.ts';
import { permissionsTable } from './readme/permissions.ts';
import { readRecipes, recipesPage, recipesTable, workflow } from './readme/recipes.ts';
import { filesWithRepository, withRepository } from './readme/repository.ts';
import { secretFiles, unmaskedValues } from './readme/secrets.ts';
import { troubleshootingTable } from './readme/troubleshooting.ts';

/** The README of every action, relative to the repository, and what else has generated parts. */
export function documents(): string[] {
	return [...actionFolders().map((folder) => path.join(folder, 'README.md')), ...Object.keys(OTHERS)];
}

/** What `npm run docs` writes: these, and what names the repository. */
export function written(): string[] {
	return [...new Set([...documents(), ...filesWithRepository()])];
}

/** Documents that are of no action, and their parts. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
	'SECURITY.md': { 'secret-files': secretFiles, unmasked: unmaskedValues },
	'docs/reference.md': { reference },
	'docs/recipes.md': { recipes: () => recipesPage(readRecipes()) },
	'docs/troubleshooting.md': { troubleshooting: troubleshootingTable },
};

/** What makes the parts of a document. */
export function partsFor(document: string): Readonly<Record<string, Part>> {
	const parts = OTHERS[document];
	if (parts !== undefined) return parts;
	const metadata = () => readMetadata(path.dirname(document));
	return {
		inputs: () => inputsTable(metadata()),
		outputs: () => outputsTable(metadata()),
		'everyday-inputs': () => everydayInputs(metadata()),
		'everyday-outputs': () => everydayOutputs(metadata()),
		'first-workflow': () => workflow('deploy-on-push'),
		'preview-workflow': () => workflow('pull-request'),
		permissions: permissionsTable,
		recipes: () => recipesTable(readRecipes()),
		'sub-actions': subActionsTable,
	};
}

/** A document as it is, and as it should be. */
export function made(document: string): { is: string; should: string } {
	const is = readFileSync(path.join(ROOT, document), 'utf8');
	const parts = documents().includes(document) ? partsFor(document) : {};
	return { is, should: withRepository(withParts(is, parts)) };
}

if (import.meta.main) for (const document of written()) writeFileSync(path.join(ROOT, document), made(document).should);
