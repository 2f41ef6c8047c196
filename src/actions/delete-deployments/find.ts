import { isFinal } from '../../domain/records/deployment.ts';
import { isId } from '../../domain/records/id.ts';
import type { AppEntry, AppVersion, NamedDeployment } from '../../domain/records/named-deployment.ts';
import type { CallOptions } from '../../http/call-options.ts';
import { contradictionOf, foreignIn, namedFor } from './claims.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import { refusal, unlisted } from './failures.ts';
import type { Target } from './inputs.ts';
import { type DatedVersion, olderThanKept, versionsOf } from './older.ts';

type FindEdges = Pick<DeleteDeploymentsEdges, 'deployments' | 'log' | 'randomText'>;

const BY_ID = 'Give "deployment-id" instead, and check base-url.';
const LISTED = 'a list of deployments by app and version';

/**
 * Asks for deployments that cannot be: where the service lists some, it ignores a filter, and everything would be hit.
 * @throws StepFailure; Interrupted.
 */
export async function checkFilters({ app, version }: AppVersion, edges: FindEdges, limit: CallOptions): Promise<void> {
	const nothing = `no-such-${edges.randomText()}`;
	const probes = [
		{ of: { app: nothing, version }, filter: 'app_name' },
		{ of: { app, version: nothing }, filter: 'app_version' },
	];
	for (const { of, filter } of probes) {
		const listed = await listVersion(of, edges, limit);
		if (listed.length > 0)
			throw refusal(
				`the service ignores the filter "${filter}" of GET /deployments, and listed ${listed.length} deployments that cannot be`,
				BY_ID,
			);
	}
}

/** @throws StepFailure where the service does not say; Interrupted. */
async function listVersion(
	of: AppVersion,
	{ deployments }: FindEdges,
	limit: CallOptions,
): Promise<readonly NamedDeployment[]> {
	const list = await deployments.list(of, limit);
	if (list.kind === 'refused') throw unlisted(list.failure, LISTED);
	if (list.kind === 'malformed') throw refusal('the response to GET /deployments is not a list of deployments', BY_ID);
	return list.items;
}

/**
 * The deployments of one version that the service lists now. Those that were not seen before are compared with what
 * `GET /apps` says, where the service has it.
 * @param seen ids that were compared already.
 * @throws StepFailure where anything speaks against it; Interrupted.
 */
export async function findVersion(
	of: AppVersion,
	seen: ReadonlySet<string>,
	edges: FindEdges,
	limit: CallOptions,
): Promise<readonly NamedDeployment[]> {
	// First the apps: whatever they name is then in the list as well.
	const named = await listApps(of, edges, limit);
	const listed = await listVersion(of, edges, limit);
	const contradiction = contradictionOf(listed, of);
	if (contradiction !== undefined)
		throw refusal(`the list of deployments is of something else: ${contradiction}`, BY_ID);
	if (named === undefined) return listed;
	const ids = listed.map(({ record }) => record.id);
	const confirmed = namedFor(named, of);
	await checkUnlisted(
		confirmed.filter((id) => !ids.includes(id) && !seen.has(id)),
		edges,
		limit,
	);
	const unconfirmed = ids.filter((id) => !confirmed.includes(id) && !seen.has(id));
	if (unconfirmed.length === 0) return listed;
	const foreign = foreignIn((await listApps({ app: '', version: '' }, edges, limit)) ?? [], unconfirmed, of);
	if (foreign !== undefined) throw refusal(`the list of deployments contradicts GET /apps: ${foreign}`, BY_ID);
	return listed;
}

/** A deployment that the apps name and the list lacks: where it is active, one of the two is wrong. */
async function checkUnlisted(ids: readonly string[], { deployments }: FindEdges, limit: CallOptions): Promise<void> {
	for (const id of ids.filter(isId)) {
		const look = await deployments.get(id, limit);
		if (look.kind === 'record' && !isFinal(look.record.status))
			throw refusal(
				`GET /apps names deployment ${id} for this app and version, and the list of deployments lacks it`,
				BY_ID,
			);
	}
}

/** @returns undefined where the service has no such list. @throws StepFailure; Interrupted. */
async function listApps(
	of: AppVersion,
	{ deployments, log }: FindEdges,
	limit: CallOptions,
): Promise<readonly AppEntry[] | undefined> {
	const list = await deployments.apps(of, limit);
	if (list.kind === 'list') return list.items;
	if (list.kind === 'refused' && ![404, 405, 501].includes(list.failure.service?.status ?? 0)) throw list.failure;
	log.debug('The service has no GET /apps: the list of deployments is not compared with it');
	return undefined;
}

/**
 * The running deployments of versions with a prefix, but for the newest of these versions.
 * @throws StepFailure where their age is not known; Interrupted.
 */
export async function findOlder(
	target: Extract<Target, { readonly kind: 'older' }>,
	edges: FindEdges,
	limit: CallOptions,
): Promise<readonly DatedVersion[]> {
	const { deployments, log } = edges;
	const apps = await deployments.apps({ app: target.app, version: '' }, limit);
	if (apps.kind === 'refused') throw unlisted(apps.failure, 'a list of apps');
	if (apps.kind === 'malformed') throw refusal('the response to GET /apps is not a list of apps', BY_ID);
	if (!apps.isWhole) throw refusal(`GET /apps goes on after ${apps.items.length} versions`, BY_ID);
	const versions = versionsOf(apps.items, target);
	const dated: DatedVersion[] = [];
	for (const { version, deployment } of versions) {
		if (!isId(deployment)) throw refusal(`GET /apps names no usable id for version "${version}"`, BY_ID);
		const look = await deployments.get(deployment, limit);
		if (look.kind === 'malformed')
			throw refusal(`the age of deployment ${deployment} is not known: ${look.why}`, BY_ID);
		if (look.kind === 'record') dated.push({ version, record: look.record });
	}
	const ageing = olderThanKept(dated, target.keep);
	if (ageing.kind === 'unknown') throw refusal(`not every age is known. ${ageing.why.replace(/\.$/, '')}`, BY_ID);
	log.info(
		ageing.kept.length === 0
			? `No version of app "${target.app}" that begins with "${target.prefix}" runs`
			: `Kept: ${ageing.kept.map((version) => `"${version}"`).join(', ')}`,
	);
	return ageing.older;
}
