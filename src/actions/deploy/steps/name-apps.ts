import type { AppNames } from '../../../domain/records/app.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { count } from '../../../domain/text/format.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployRun } from '../run.ts';

/** A deployment at which the job has arrived. */
export interface Reached {
	readonly record: DeploymentRecord;
	/** The apps that its stream has told of; empty where it has not. */
	readonly apps: readonly AppNames[];
}

/** Apps of one deployment that are named. */
export const MOST_APPS = 10;

/** Milliseconds for the list of apps: the deployment is there already, and nothing depends on the names. */
const LOOKING_MS = 10_000;

/**
 * Adds the names of the deployment's apps and of their actions to the report: those that its stream has told, else those
 * that the service lists. Never throws, and says nothing where the service tells neither.
 */
export async function nameApps(
	run: Pick<DeployRun, 'inputs' | 'edges' | 'update'>,
	{ record, apps: told }: Reached,
): Promise<void> {
	const apps = told.length > 0 ? told : await listedApps(run, record);
	if (apps.length === 0) return;
	const { log, environment, neverCut } = run.edges;
	neverCut(apps.flatMap(({ name, actions }) => [name, ...actions]));
	run.update({ apps, invokedBy: subAction('invoke-action', environment.action) });
	for (const { name, actions } of apps)
		log.info(`App "${name}" with ${count(actions.length, 'action')}${named(actions)}`);
}

async function listedApps(
	{ inputs, edges }: Pick<DeployRun, 'inputs' | 'edges'>,
	{ id, status }: DeploymentRecord,
): Promise<readonly AppNames[]> {
	if (status !== 'running') return []; // until then the service has not read the names out of the code
	const skipped = (why: string) => edges.log.debug(`The names of the app are not known: ${why}`);
	// Addresses are written to logs on their way: no secret goes into one, and the deployment's id is enough.
	const version = edges.redact(inputs.version) === inputs.version ? versionLabel(inputs.version) : '';
	try {
		const list = await edges.apps.list(startTimeLimit(edges, LOOKING_MS), { version });
		if (list.kind === 'list') return list.items.filter(({ deployment }) => deployment === id).slice(0, MOST_APPS);
		skipped(list.kind === 'refused' ? list.failure.message : 'the response to GET /apps is no list');
	} catch (thrown) {
		skipped(`GET /apps was ended (${thrown instanceof Error ? thrown.name : typeof thrown})`);
	}
	return [];
}

/** Actions that the log names. */
const SHOWN = 20;

function named(actions: readonly string[]): string {
	if (actions.length === 0) return '';
	const names = actions.slice(0, SHOWN).map((action) => `"${action}"`);
	return `: ${names.join(', ')}${actions.length > SHOWN ? ' …' : ''}`;
}

/** How a workflow names a sub-action of this action, which may be part of the checkout. */
function subAction(name: string, { repository, ref }: { readonly repository: string; readonly ref: string }): string {
	const isKnown = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref);
	return isKnown ? `${repository}/${name}@${ref}` : `./${name}`;
}
