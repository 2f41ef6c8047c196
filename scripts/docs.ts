// Writes the generated parts of the documents: from the action.yml beside each README, from the sources, from the
// example workflows and from the report of the benchmark. The test test/docs.test.ts finds what is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { actionFolders, inputsTable, outputsTable, ROOT, readMetadata } from './readme/actions.ts';
import { figuresTable } from './readme/figures.ts';
import { type Part, withParts } from './readme/parts.ts';
import { permissionsTable } from './readme/permissions.ts';
import { readRecipes, recipesList } from './readme/recipes.ts';
import { troubleshootingTable } from './readme/troubleshooting.ts';
import { unmaskedValues } from './readme/unmasked.ts';

/** The README of every action, relative to the repository. */
export function documents(): string[] {
	return actionFolders().map((folder) => path.join(folder, 'README.md'));
}

/** What makes the parts of a document. */
export function partsFor(document: string): Readonly<Record<string, Part>> {
	const metadata = readMetadata(path.dirname(document));
	return {
		inputs: () => inputsTable(metadata),
		outputs: () => outputsTable(metadata),
		permissions: permissionsTable,
		recipes: () => recipesList(readRecipes()),
		troubleshooting: troubleshootingTable,
		figures: figuresTable,
		unmasked: unmaskedValues,
	};
}

/** A document as it is, and as it should be. */
export function made(document: string): { is: string; should: string } {
	const is = readFileSync(path.join(ROOT, document), 'utf8');
	return { is, should: withParts(is, partsFor(document)) };
}

if (import.meta.main)
	for (const document of documents()) writeFileSync(path.join(ROOT, document), made(document).should);
