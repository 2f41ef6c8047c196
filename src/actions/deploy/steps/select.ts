import { InputFailure } from '../../../domain/failures/failure.ts';
import { count, listFirst } from '../../../domain/text/format.ts';
import type { AppSource } from '../inputs/app-source.ts';
import { brief, countLeftOut, selectionGroup } from '../report/package-log.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { logPackage } from './pack.ts';

/** Names that a message shows. */
const SHOWN = 20;

/** Selects the files to pack, or opens the ready package, and checks that the entrypoint is among the files. */
export async function select(run: DeployRun): Promise<SelectedApp> {
	const { app } = run.inputs;
	if (app.kind === 'source') return { kind: 'source' };
	return app.kind === 'package' ? openReady(run, app) : selectFiles(run, app);
}

async function selectFiles(
	{ inputs, edges, report }: DeployRun,
	{ directory: given, entrypoint }: Extract<AppSource, { kind: 'directory' }>,
): Promise<SelectedApp> {
	const { workspace, log, cancel } = edges;
	const directory = workspace.locate(given);
	report.add({ base: directory.base });
	const selection = await workspace.select(directory, {
		exclude: inputs.exclude,
		envFile: inputs.envFile,
		entrypoint,
		keepLinks: inputs.links === 'keep',
	});
	cancel.throwIfAborted();
	const { files, leftOut } = selection;
	report.add({ leftOut });
	if (files.length === 0) {
		const rules = leftOut.map(({ rule }) => rule).join('; ');
		const by =
			rules === '' ? 'did actions/checkout run? A submodule needs its "submodules: true"' : `left out: ${rules}`;
		const problem = `is "${given}", but it contains nothing to pack (${by})`;
		throw new InputFailure('directory', problem, 'a folder that contains the entrypoint');
	}
	workspace.requireEntrypoint(directory, selection, entrypoint);
	const { title, lines } = selectionGroup(files.length, leftOut);
	if (lines.length === 0) log.info(title);
	else log.group(title, lines);
	for (const warning of workspace.check(directory, selection, entrypoint))
		log.warning(warning.message, { title: warning.title });
	if (selection.takenBack.length > 0)
		log.info(`Included, although left out by default: ${listFirst(selection.takenBack, SHOWN)}`);
	const streamed = workspace.stream(files, { level: inputs.compressionLevel, signal: cancel });
	return { kind: 'directory', entrypoint, files, package: streamed };
}

/** A package that was made before: everything is known of it before anything is sent. */
async function openReady(
	run: DeployRun,
	{ file, entrypoint }: Extract<AppSource, { kind: 'package' }>,
): Promise<SelectedApp> {
	const { workspace, clock, log, cancel } = run.edges;
	const began = clock.now();
	const ready = await workspace.openPackage(file, entrypoint, cancel);
	logPackage(run, ready, `Checked the package ${brief(file)}:`, clock.now() - began);
	if (ready.secrets.length > 0) {
		const total = countLeftOut(ready.secrets);
		log.warning(
			`The package contains ${count(total, 'file')} that the action leaves out when it packs a directory. The package is sent as it is. If one of them contains a secret, make a new package without it, and replace the secret.`,
			{ title: 'Names that look like secrets', lines: selectionGroup(total, ready.secrets).lines },
		);
	}
	return { kind: 'package', entrypoint, package: ready };
}
