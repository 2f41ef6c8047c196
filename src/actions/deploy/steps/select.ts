import { InputFailure } from '../../../domain/failures/failure.ts';
import { count, listFirst } from '../../../domain/text/format.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
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
	const selection = await workspace.select(directory, inputs.exclude, app.entrypoint);
	cancel.throwIfAborted();
	const { files, leftOut } = selection;
	log.debug(ignoreFilesLine(selection.ignoreFiles));
	update({ leftOut });
	if (files.length === 0) {
		const rules = leftOut.map(({ rule }) => rule).join('; ');
		throw new InputFailure(
			'directory',
			`is "${app.directory}", and nothing in it is left to pack${rules === '' ? '' : ` (left out: ${rules})`}`,
			'a folder with at least the entrypoint in it',
		);
	}
	workspace.requireEntrypoint(directory, selection, app.entrypoint);
	const { title, lines } = selectionGroup(files.length, leftOut);
	if (lines.length === 0) log.info(title);
	else log.group(title, lines);
	warnOfSecrets(leftOut, log);
	if (selection.takenBack.length > 0)
		log.info(`Taken back, though left out by default: ${listFirst(selection.takenBack, SHOWN)}`);
	if (selection.modes !== undefined) log.info(modesLine(selection.modes));
	return { kind: 'directory', entrypoint: app.entrypoint, files };
}

/** Names that a message shows. */
const SHOWN = 20;

function warnOfSecrets(leftOut: readonly LeftOut[], log: DeployRun['edges']['log']): void {
	const names = leftOut.filter(({ secret }) => secret).flatMap(({ examples }) => examples);
	if (names.length === 0) return;
	log.warning(
		`${count(names.length, 'file')} that may hold secrets ${names.length === 1 ? 'is' : 'are'} left out of the package: ${listFirst(names, SHOWN)}. To pack one all the same, name it in "exclude": "!${names[0]}". To be rid of this warning, name it in an ignore file.`,
		{ title: 'Left out: may hold secrets' },
	);
}
