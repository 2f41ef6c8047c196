import { InputFailure } from '../../../domain/failures/failure.ts';
import { listFirst } from '../../../domain/text/format.ts';
import { ignoreFilesLine, modesLine, selectionGroup } from '../report/package-log.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { openReady } from './open-ready.ts';

/** Selects the files to pack, or opens the ready package, and checks that the entrypoint is among the files. */
export async function select(run: DeployRun): Promise<SelectedApp> {
	const { inputs, edges, update } = run;
	const { app } = inputs;
	if (app.kind === 'source') return { kind: 'source' };
	if (app.kind === 'package') return openReady(run, app);
	const { workspace, log, cancel } = edges;
	const directory = workspace.locate(app.directory);
	update({ base: directory.base });
	const selection = await workspace.select(directory, {
		exclude: inputs.exclude,
		entrypoint: app.entrypoint,
		keepLinks: inputs.links === 'keep',
	});
	cancel.throwIfAborted();
	const { files, leftOut } = selection;
	log.debug(ignoreFilesLine(selection.ignoreFiles));
	update({ leftOut });
	if (files.length === 0) {
		const rules = leftOut.map(({ rule }) => rule).join('; ');
		throw new InputFailure(
			'directory',
			`is "${app.directory}", but nothing in it is left to pack${rules === '' ? '' : ` (left out: ${rules})`}`,
			'a folder that contains the entrypoint',
		);
	}
	workspace.requireEntrypoint(directory, selection, app.entrypoint);
	const { title, lines } = selectionGroup(files.length, leftOut);
	if (lines.length === 0) log.info(title);
	else log.group(title, lines);
	for (const { title, message } of workspace.check(directory, selection, app.entrypoint))
		log.warning(message, { title });
	if (selection.takenBack.length > 0)
		log.info(`Included, although left out by default: ${listFirst(selection.takenBack, SHOWN)}`);
	if (selection.modes !== undefined) log.info(modesLine(selection.modes));
	return { kind: 'directory', entrypoint: app.entrypoint, files };
}

/** Names that a message shows. */
const SHOWN = 20;
