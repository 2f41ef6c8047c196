import { StepFailure } from '../../../domain/failures/failure.ts';
import type { AppNames } from '../../../domain/records/app.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { count, listFirst, withoutStop } from '../../../domain/text/format.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployRun } from '../run.ts';

/** Milliseconds for the list of apps, with its retries. */
const ASKING_MS = 15_000;
/** Apps of one deployment, and actions of an app, that are named: outputs have a limit. The log names fewer actions. */
const MOST_APPS = 10;
const MOST_ACTIONS = 500;

/**
 * Asks GET /apps whether callers of our version reach a deployment, and no other one of the same app.
 * @returns why it is not known to be named, as part of a sentence, or `absent` where the service has no such list; and the apps
 * of this deployment, whatever version the list gives them.
 * @throws Interrupted after a cancel.
 */
export async function askApps({ inputs, edges }: DeployRun, id: string) {
	const version = versionLabel(inputs.version);
	const limit = startTimeLimit(edges, ASKING_MS);
	// Addresses are written to logs on their way, so no secret goes into one. The versions are compared here anyway.
	const filter = edges.redact(version) === version ? version : '';
	const list = await edges.apps.list(limit, filter).catch((thrown: unknown) => {
		if (edges.cancel.aborted || !limit.signal.aborted) throw thrown;
	});
	const apps = list?.kind === 'list' ? list.items.filter(({ deployment }) => deployment === id) : [];
	const unnamed = (why: string) => ({ kind: 'unnamed', why: `GET /apps ${why}`, apps }) as const;
	if (list === undefined) return unnamed('did not respond within 15 s');
	if (list.kind === 'unread' && list.isAbsent)
		return { kind: 'absent', why: 'the service has no GET /apps', apps } as const;
	if (list.kind === 'unread') return unnamed(`could not be read: ${withoutStop(list.failure.message)}`);
	if (!list.isWhole) return unnamed('could not be read completely');
	const own = apps.filter((app) => app.version === version).map(({ name }) => name);
	if (own.length === 0) return unnamed('does not name it for this version');
	const other = list.items.find((app) => app.version === version && app.deployment !== id && own.includes(app.name));
	if (other !== undefined) return unnamed(`names it and ${other.deployment} for this version`);
	return { kind: 'named', why: '', apps } as const;
}

/**
 * Adds apps of a deployment to the report, each once: a stream that is opened again tells everything again. Their names are
 * never cut.
 */
export function addApps({ edges, report }: DeployRun, names: readonly AppNames[]): void {
	const told = names.map(({ name, actions }) => ({
		name: oneLine(name), // one with a control character is none of `invoke-action`
		actions: actions.slice(0, MOST_ACTIONS).map(oneLine),
	}));
	const byName = new Map([...(report.now.apps ?? []), ...told].map((app) => [app.name, app]));
	const apps = [...byName.values()].slice(0, MOST_APPS);
	edges.neverCut(apps.flatMap(({ name, actions }) => [name, ...actions]));
	report.add({ apps });
}

/**
 * What was adopted may be another job's: where there is a GET /apps, it must name the deployment.
 * @throws StepFailure `ambiguous`; Interrupted after a cancel.
 */
export async function confirmAdopted(run: DeployRun, { id }: DeploymentRecord): Promise<void> {
	const { isAdopted, apps } = run.report.now;
	if (!isAdopted) return;
	const naming = await askApps(run, id);
	if (naming.kind === 'unnamed')
		throw new StepFailure({
			kind: 'ambiguous',
			message: `Deployment ${id} has this package and is running, but ${naming.why}. It may belong to another job, so it is unknown whether this job's own request created a deployment.`,
			advice: `Before you try again, check at the service which deployment version "${versionLabel(run.inputs.version)}" has.`,
		});
	run.report.add({ isAdopted: false });
	if (apps === undefined) addApps(run, naming.apps); // none, too: then nobody asks again
}

/**
 * Logs what the apps of a deployment are called, and asks GET /apps where nothing has told: until it runs, the service has not
 * read the names out of its code.
 */
export async function nameApps(run: DeployRun, { id, status }: DeploymentRecord): Promise<void> {
	const { edges, report } = run;
	if (report.now.apps === undefined && status === 'running') {
		const naming = await askApps(run, id).catch(() => undefined); // a cancel that comes so late ends no deploy
		if (naming !== undefined && naming.apps.length > 0) addApps(run, naming.apps);
		else edges.log.debug(`The app's name is not known: ${naming?.why}`);
	}
	for (const { name, actions } of report.now.apps ?? []) {
		const quoted = actions.map((action) => `"${action}"`);
		const named = quoted.length === 0 ? '' : `: ${listFirst(quoted)}`;
		edges.log.info(`App "${name}" with ${count(actions.length, 'action')}${named}`);
	}
}
