import fc from 'fast-check';
import { treeModel } from './tree-arbitrary.ts';
import { checkTree, TreeTally } from './tree-property.ts';

/**
 * Tries so many trees.
 * @throws Error that shows the smallest tree that fails, and the seed that finds it again.
 */
export async function tryTrees(numRuns: number, seed: number): Promise<TreeTally> {
	const tally = new TreeTally();
	const property = fc.asyncProperty(treeModel, (model) => checkTree(model, tally));
	await fc.assert(property, { numRuns, seed, includeErrorInReport: true });
	return tally;
}
