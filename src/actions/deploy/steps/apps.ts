import { StepFailure } from '../../../domain/failures/failure.ts';
import type { AppNames } from '../../../domain/records/app.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { count, listFirst, withoutStop } from '../../../domain/text/format.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployRun } from '../run.ts';

/** What GET /apps says of a deployment. */
export interface Naming {
	/** `named`: callers of our version reach this deployment, and no other. `absent`: the service has no such list. */
	readonly kind: 'named' | 'not named' | 'absent' | 'unread';
	/** Why it is not named; a sentence without its full stop. */
	readonly why: string;
	/** The apps of this deployment, whatever version the list gives them. */
	readonly apps: readonly AppNames[];
}

/** Milliseconds for the list of apps, with its retries. */
const ASKING_MS = 15_000;
/** Apps of one deployment, and actions of an app, that are named. */
export const MOST_APPS = 10;
const MOST_ACTIONS = 20;

/**
 * Asks GET /apps whether it names a deployment, and no other one of the same app, for our version.
 * @throws Interrupted after a cancel.
 */
export async function askApps({ inputs, edges }: Pick<DeployRun, 'inputs' | 'edges'>, id: string): Promise<Naming> {
	const version = versionLabel(inputs.version);
	// Addresses are written to logs on their way, so no secret goes into one. The versions are compared here anyway.
	const filter = edges.redact(version) === version ? { version } : {};
	const limit = startTimeLimit(edges, ASKING_MS);
	const list = await edges.apps.list(limit, filter).catch((thrown: unknown) => {
		if (edges.cancel.aborted || !limit.signal.aborted) throw thrown;
	});
	const not = (kind: Naming['kind'], why: string, apps: Naming['apps'] = []): Naming => ({ kind, why, apps });
	if (list === undefined) return not('unread', 'GET /apps did not respond within 15 s');
	if (list.kind === 'malformed') return not('unread', 'the response to GET /apps is not a list');
	if (list.kind === 'refused')
		return list.isAbsent
			? not('absent', 'the service has no GET /apps')
			: not('unread', `GET /apps could not be read: ${withoutStop(list.failure.message)}`);
	const ofVersion = list.items.filter((app) => app.version === version);
	const own = ofVersion.filter(({ deployment }) => deployment === id);
	const other = ofVersion.find((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
	const apps = list.items.filter(({ deployment }) => deployment === id).slice(0, MOST_APPS);
	if (!list.isWhole) return not('unread', 'GET /apps could not be read completely', apps);
	if (own.length > 0 && other === undefined) return not('named', '', apps);
	const says = other === undefined ? 'does not name it' : `names it and ${other.deployment}`;
	return not('not named', `GET /apps ${says} for this version`, apps);
}

/**
 * Checks a deployment that only the list has told, once it runs: where there is GET /apps, callers must reach it.
 * @throws StepFailure `ambiguous`; Interrupted after a cancel.
 */
export async function confirmAdopted(run: DeployRun, { id }: DeploymentRecord): Promise<void> {
	const naming = await askApps(run, id);
	if (naming.kind === 'named' || naming.kind === 'absent') return run.report.add({ isConfirmed: true });
	throw new StepFailure({
		kind: 'ambiguous',
		message: `Deployment ${id} has this package and is running, but ${naming.why}. It may belong to another job, so it is unknown whether this job's own request created a deployment.`,
		advice: `Before you try again, check at the service which deployment version "${versionLabel(run.inputs.version)}" has.`,
	});
}

/** A deployment at which the job has arrived. */
export interface Reached {
	readonly record: DeploymentRecord;
	/** Its apps, as far as something has told of them; empty where nothing has. */
	readonly apps: readonly AppNames[];
}

/**
 * Adds the names of the deployment's apps and of their actions to the report: those that were told, else those that the
 * service lists. Never throws, and says nothing where the service tells neither.
 */
export async function nameApps(run: DeployRun, { record, apps: told }: Reached): Promise<void> {
	const { log, environment, neverCut } = run.edges;
	const apps = (told.length > 0 ? told : await listedApps(run, record)).slice(0, MOST_APPS);
	if (apps.length === 0) return;
	neverCut(apps.flatMap(({ name, actions }) => [name, ...actions]));
	run.report.add({ apps, invokedBy: subAction('invoke-action', environment.action) });
	for (const { name, actions } of apps) {
		const named =
			actions.length === 0
				? ''
				: `: ${listFirst(
						actions.map((action) => `"${action}"`),
						MOST_ACTIONS,
					)}`;
		log.info(`App "${name}" with ${count(actions.length, 'action')}${named}`);
	}
}

/** Until a deployment runs, the service has not read the names out of its code. */
async function listedApps(run: DeployRun, { id, status }: DeploymentRecord): Promise<readonly AppNames[]> {
	if (status !== 'running') return [];
	try {
		const { apps, why } = await askApps(run, id);
		if (apps.length === 0) run.edges.log.debug(`The app's name is not known: ${why}`);
		return apps;
	} catch {
		return []; // a cancel, after which nothing is asked
	}
}

/** How a workflow names a sub-action of this action, which may be part of the checkout. */
function subAction(name: string, { repository, ref }: { readonly repository: string; readonly ref: string }): string {
	const isKnown = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref);
	return isKnown ? `${repository}/${name}@${ref}` : `./${name}`;
}
