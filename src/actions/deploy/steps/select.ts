import { InputFailure } from '../../../domain/failures/failure.ts';
import { count, grouped, listFirst } from '../../../domain/text/format.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import type { AppSource } from '../inputs/app-source.ts';
import { countPaths } from '../report/report.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { logPackage } from './pack.ts';

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
		keepLinks: inputs.links === 'keep',
	});
	cancel.throwIfAborted();
	const { files, leftOut } = selection;
	report.add({ leftOut });
	if (files.length === 0) {
		const rules = leftOut.map(({ rule }) => rule).join('; ');
		const by =
			rules === ''
				? 'did actions/checkout run? A submodule needs its "submodules: true"'
				: `left out: ${rules}${/ignore line \d/.test(rules) ? '; "!*" in "exclude" takes its files back' : ''}`;
		const problem = `is "${given}", but it contains nothing to pack (${by})`;
		throw new InputFailure('directory', problem, 'a folder that contains the entrypoint');
	}
	const warnings = workspace.check(directory, selection, entrypoint);
	if (leftOut.length === 0) log.info(`Selected ${count(files.length, 'file')}`);
	else log.group(`Selected ${count(files.length, 'file')}, left out ${countPaths(leftOut)}`, linesOf(leftOut));
	for (const warning of warnings) log.warning(warning.message, { title: warning.title });
	if (selection.takenBack.length > 0)
		log.info(`Included, although left out by default: ${listFirst(selection.takenBack)}`);
	const streamed = workspace.stream(files, { level: inputs.compressionLevel, signal: cancel });
	return { kind: 'directory', files, package: streamed };
}

/** A package that was made before: everything is known of it before anything is sent. */
async function openReady(
	run: DeployRun,
	{ file, entrypoint }: Extract<AppSource, { kind: 'package' }>,
): Promise<SelectedApp> {
	const { workspace, clock, log, cancel } = run.edges;
	const began = clock.now();
	const ready = await workspace.openPackage(file, entrypoint, cancel);
	logPackage(run, ready, `Checked the package ${file}:`, clock.now() - began);
	if (ready.secrets.length > 0) {
		log.warning(
			`The package contains ${countPaths(ready.secrets)} that the action leaves out when it packs a directory. The package is sent as it is. If one of them contains a secret, make a new package without it, and replace the secret.`,
			{ title: 'Names that look like secrets', lines: linesOf(ready.secrets) },
		);
	}
	return { kind: 'package', package: ready };
}

/** Names on a line of the log. */
const MOST_NAMES = 50;

/** Lines of the log: each rule with what it left out. */
export function linesOf(leftOut: readonly LeftOut[]): string[] {
	return leftOut.map(({ rule, examples, count: number }) => {
		const names = examples.slice(0, MOST_NAMES);
		const more = number - names.length;
		return `${rule} → ${names.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`;
	});
}
