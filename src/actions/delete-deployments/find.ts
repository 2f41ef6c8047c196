import { type DeploymentRecord, isFinal } from '../../domain/records/deployment.ts';
import { isId } from '../../domain/records/id.ts';
import type { AppEntry, AppVersion, NamedDeployment } from '../../domain/records/named-deployment.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { PollResult } from '../../service/deployment.ts';
import type { ReadList } from '../../service/list-pages.ts';
import { checkForeign, findApps } from './apps.ts';
import { contradictionOf, namedFor, provenIn } from './claims.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import { BY_ID, refusal } from './failures.ts';
import { checkLookAlikes, listVersion } from './filters.ts';
import type { Target } from './inputs.ts';
import { type DatedVersion, olderThanKept, versionsOf } from './older.ts';

type FindEdges = Pick<DeleteDeploymentsEdges, 'deployments' | 'log' | 'randomText'>;

/**
 * The deployments of one version that the service lists now. Those that were not seen before are compared with what
 * `GET /apps` says, where the service has it, and with what it lists for similar names.
 * @param seen ids that were compared already.
 * @throws StepFailure where anything speaks against it; Interrupted.
 */
export async function findVersion(
	of: AppVersion,
	seen: ReadonlySet<string>,
	edges: FindEdges,
	limit: CallOptions,
): Promise<ReadList<NamedDeployment>> {
	// First the apps: whatever they name is then in the list as well.
	const found = await findApps(edges, limit);
	if (found.kind === 'none')
		edges.log.debug('The service has no GET /apps: the list of deployments is not compared with it');
	const apps = found.kind === 'apps' ? found.apps : [];
	const list = await listVersion(of, edges, limit);
	const listed = list.items;
	const contradiction = contradictionOf(listed, of);
	if (contradiction !== undefined)
		throw refusal(`the list of deployments is of something else: ${contradiction}`, BY_ID);
	const ids = listed.map(({ record }) => record.id);
	await checkUnlisted(
		namedFor(apps, of).filter((id) => !ids.includes(id) && !seen.has(id)),
		edges,
		limit,
	);
	const fresh = listed
		.filter(({ record }) => record.status !== 'stopped' && !seen.has(record.id))
		.map(({ record }) => record.id);
	const check = (named: readonly AppEntry[]) =>
		checkForeign(named, fresh, ({ app, version }) => app === of.app && version === of.version);
	check(apps);
	const proven = provenIn(listed, apps, of);
	if (fresh.every((id) => proven.includes(id))) return list;
	// What nobody named yet may have registered meanwhile.
	if (found.kind === 'apps') check(await appsNow(edges, limit));
	await checkLookAlikes(of, ids, edges, limit);
	return list;
}

async function appsNow(edges: FindEdges, limit: CallOptions): Promise<readonly AppEntry[]> {
	const found = await findApps(edges, limit);
	if (found.kind === 'none') throw found.failure;
	return found.apps;
}

/** A deployment that the apps name and the list lacks: where it is active, one of the two is wrong. */
async function checkUnlisted(ids: readonly string[], edges: FindEdges, limit: CallOptions): Promise<void> {
	for (const id of ids.filter(isId)) {
		const record = await recordOf(id, edges, limit);
		if (record !== undefined && !isFinal(record.status))
			throw refusal(
				`GET /apps names deployment ${id} for this app and version, and the list of deployments lacks it`,
				BY_ID,
			);
	}
}

/**
 * The record of a deployment; undefined where the service itself says that there is none.
 * @throws StepFailure where its response does not tell: a 404 of a gateway is no word of the service; Interrupted.
 */
async function recordOf(
	id: string,
	{ deployments }: FindEdges,
	limit: CallOptions,
): Promise<DeploymentRecord | undefined> {
	const look = await deployments.get(id, limit);
	if (look.kind === 'record' && (!look.isOld || isFinal(look.record.status))) return look.record;
	if (look.kind === 'missing' && look.doubt === undefined) return undefined;
	throw refusal(`what became of deployment ${id} is not known: ${whyUnknown(look)}`, BY_ID);
}

function whyUnknown(look: PollResult): string {
	switch (look.kind) {
		case 'record':
			return 'its record is one that a cache has kept';
		case 'malformed':
			return look.why;
		case 'missing':
			return look.failure.message.replace(/\.$/, '');
	}
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
	const { log } = edges;
	const apps = await appsNow(edges, limit);
	const versions = versionsOf(apps, target);
	const dated: DatedVersion[] = [];
	for (const { version, deployment } of versions) {
		if (!isId(deployment)) throw refusal(`GET /apps names no usable id for version "${version}"`, BY_ID);
		const record = await recordOf(deployment, edges, limit);
		if (record !== undefined) dated.push({ version, record });
	}
	const ageing = olderThanKept(dated, target.keep);
	if (ageing.kind === 'unknown') throw refusal(`not every age is known. ${ageing.why.replace(/\.$/, '')}`, BY_ID);
	const { older } = ageing;
	const named = new Set(older.map(({ version }) => version));
	checkForeign(
		apps,
		older.map(({ record }) => record.id),
		({ app, version }) => app === target.app && named.has(version),
	);
	log.info(
		ageing.kept.length === 0
			? `No version of app "${target.app}" that begins with "${target.prefix}" runs`
			: `Kept: ${ageing.kept.map((version) => `"${version}"`).join(', ')}`,
	);
	return older;
}
