import { count } from '../../../domain/text/format.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import type { AppSource } from '../inputs/app-source.ts';
import { readyGroup, selectionGroup } from '../report/package-log.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { factsOf } from './pack.ts';

/**
 * Opens the ready package and checks it: everything is known of it before anything is sent.
 * @throws StepFailure; Interrupted.
 */
export async function openReady(
	{ edges, update }: DeployRun,
	{ file, entrypoint }: Extract<AppSource, { kind: 'package' }>,
): Promise<SelectedApp> {
	const { workspace, log, cancel } = edges;
	const ready = await workspace.openPackage(file, { entrypoint, signal: cancel });
	const facts = { ...factsOf(ready), isReady: true };
	update({ package: facts });
	const { title, lines } = readyGroup(file, facts);
	log.group(title, lines);
	if (ready.secrets.length > 0) warnOfSecrets(ready.secrets, log);
	return { kind: 'package', entrypoint, ready };
}

function warnOfSecrets(secrets: readonly LeftOut[], log: DeployRun['edges']['log']): void {
	const total = secrets.reduce((sum, { count: number }) => sum + number, 0);
	log.warning(
		`The package contains ${count(total, 'file')} that would be left out of a directory, but the package is sent as it is. If one contains a secret, make a new package without it, and replace the secret.`,
		{ title: 'Names that look like secrets', lines: selectionGroup(total, secrets).lines },
	);
}
