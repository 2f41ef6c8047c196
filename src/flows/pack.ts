import type { AppSource, DeployInputs } from '../domain/deploy-inputs.ts';
import { InputFailure } from '../domain/failure.ts';
import { packageLines } from '../domain/package-log.ts';
import { formatDuration } from '../domain/units.ts';
import type { Package } from '../workspace/package.ts';
import type { Learn } from './deploy.ts';
import type { DeployEdges } from './edges.ts';

/** select → check the entrypoint → pack → log what is in the package. */
export async function packDirectory(
	inputs: DeployInputs,
	app: Extract<AppSource, { kind: 'directory' }>,
	{ workspace, log, clock, cancel }: DeployEdges,
	learn: Learn,
): Promise<Package> {
	const began = clock.now();
	const directory = workspace.locate(app.directory);
	learn({ base: directory.base });
	const selection = await workspace.select(directory, inputs.exclude, app.entrypoint);
	if (selection.files.length === 0) {
		const rules = selection.leftOut.map(({ rule }) => rule).join('; ');
		throw new InputFailure(
			'directory',
			`is "${app.directory}", and nothing in it is left to pack${rules === '' ? '' : ` (left out by ${rules})`}`,
			'a folder with at least the entrypoint in it',
		);
	}
	workspace.requireEntrypoint(directory, selection, app.entrypoint);
	cancel.throwIfAborted();
	const made = await workspace.pack(selection.files, { level: inputs.compressionLevel, signal: cancel });
	const pack = clock.now() - began;
	const { path, size, digest, files, contentSize, largest } = made;
	const facts = { path, size, digest, files, contentSize, largest, leftOut: selection.leftOut };
	learn({ package: facts, timings: { pack } });
	const { title, lines } = packageLines(facts);
	log.group(`${title} in ${formatDuration(pack)}`, lines);
	return made;
}
