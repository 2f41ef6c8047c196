// Writes the generated parts of the documents: from the action.yml beside each README, from the sources, from the
// example workflows and from the report of the benchmark. The test test/docs.test.ts finds what is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
	actionFolders,
	advancedInputs,
	everydayInputs,
	inputsTable,
	outputsTable,
	ROOT,
	readMetadata,
	subActionsTable,
} from './readme/actions.ts';
import { figuresTable } from './readme/figures.ts';
import { type Part, withParts } from './readme/parts.ts';
import { permissionsTable } from './readme/permissions.ts';
import { firstWorkflow, readRecipes, recipesList } from './readme/recipes.ts';
import { troubleshootingTable } from './readme/troubleshooting.ts';

/** The documents with generated parts, relative to the repository: the README of every action, and those of the project. */
export function documents(): string[] {
	return [...actionFolders().map((folder) => path.join(folder, 'README.md')), 'docs/troubleshooting.md'];
}

/** What makes the parts of a document. */
export function partsFor(document: string): Readonly<Record<string, Part>> {
	const metadata = () => readMetadata(path.dirname(document));
	return {
		inputs: () => inputsTable(metadata()),
		'everyday-inputs': () => everydayInputs(metadata()),
		'advanced-inputs': () => advancedInputs(metadata()),
		outputs: () => outputsTable(metadata()),
		'sub-actions': subActionsTable,
		'first-workflow': () => firstWorkflow(readRecipes()),
		permissions: permissionsTable,
		recipes: () => recipesList(readRecipes()),
		troubleshooting: troubleshootingTable,
		figures: figuresTable,
	};
}

/** A document as it is, and as it should be. */
export function made(document: string): { is: string; should: string } {
	const is = readFileSync(path.join(ROOT, document), 'utf8');
	return { is, should: withParts(is, partsFor(document)) };
}

if (import.meta.main)
	for (const document of documents()) writeFileSync(path.join(ROOT, document), made(document).should);
