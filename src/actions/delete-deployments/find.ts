import { randomUUID } from 'node:crypto';
import { noneIfMissing, StepFailure } from '../../domain/failures/failure.ts';
import type { AppRecord } from '../../domain/records/app.ts';
import { isFinal } from '../../domain/records/deployment.ts';
import { isId } from '../../domain/records/id.ts';
import { isLatest } from '../../domain/records/version.ts';
import { listQuoted } from '../../domain/text/format.ts';
import { parseTime } from '../../domain/text/time.ts';
import type { TellGone } from '../../github/gone.ts';
import type { FindPullState } from '../../github/repository.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { Runner } from '../../runner/runner.ts';
import type { Apps } from '../../service/apps.ts';
import type { Deployments } from '../../service/deployments.ts';
import type { ListOutcome } from '../../service/list-pages.ts';
import type { Target } from './inputs.ts';

export interface DeletionEdges extends Runner {
	/** The limit of the whole step. */
	readonly limit: CallOptions;
	readonly apps: Apps;
	readonly deployments: Pick<Deployments, 'list' | 'get' | 'delete'>;
	readonly pullState: FindPullState;
	readonly tellGone: TellGone;
}

/** A deployment that is to be deleted. Its version is '' where only its id was given. */
export type Found = Pick<AppRecord, 'deployment' | 'version'>;

/**
 * Finds the deployments that are to be deleted. All versions of all apps are read: filters may be ignored.
 * @param isFirst whether an app that the service does not know is worth a warning: what was deleted is not listed any more.
 * @throws StepFailure where the service does not tell, or what was named shares a deployment; Interrupted.
 */
export async function find(target: Target, edges: DeletionEdges, isFirst: boolean): Promise<readonly Found[]> {
	if (target.kind === 'ids') return target.ids.map((deployment) => ({ deployment, version: '' }));
	const list = await edges.apps.list(edges.limit);
	if (target.kind === 'version' && list.kind === 'unread' && list.isAbsent)
		return findListed(target.app, target.version, edges);
	const apps = itemsOf(list).filter(({ deployment }) => deployment !== '');
	const own = apps.filter(({ name }) => name === target.app);
	if (own.length === 0 && isFirst) {
		const known = listQuoted(apps.map(({ name }) => name)) || 'no app';
		const problem = `The service has no app "${target.app}". It has ${known}.`;
		edges.log.warning(`${problem} Check "app-name" and the key's project.`);
	}
	const unusable = own.find(({ deployment }) => !isId(deployment));
	if (unusable !== undefined) throw refusal(`GET /apps names no usable id for version "${unusable.version}"`);
	const chosen = await choose(own, target, edges);
	const ids = new Set(chosen.map(({ deployment }) => deployment));
	const shared = apps.find((one) => ids.has(one.deployment) && !chosen.includes(one));
	if (shared !== undefined)
		throw refusal(
			`deployment ${shared.deployment} also belongs to app "${shared.name}", version "${shared.version}"`,
			'Set "deployment-id" to delete it for both.',
		);
	return chosen;
}

/** Of the versions of an app those that are to be deleted. */
async function choose(
	own: readonly Found[],
	target: Exclude<Target, { kind: 'ids' }>,
	edges: DeletionEdges,
): Promise<readonly Found[]> {
	if (target.kind === 'version') return own.filter(({ version }) => version === target.version);
	const { prefix, keep, allowLatest } = target;
	const named = own.filter(({ version }) => version.startsWith(prefix) && (allowLatest || !isLatest(version)));
	return keep > 0 ? allButNewest(named, keep, edges) : ofClosed(named, prefix, edges);
}

/** The deployments that run, but for those of the newest versions. A failed one is nothing to go back to, and does not count. */
async function allButNewest(versions: readonly Found[], keep: number, edges: DeletionEdges): Promise<Found[]> {
	const { deployments, log, limit } = edges;
	const running = new Map<Found, number>();
	for (const one of versions) {
		const look = await deployments.get(one.deployment, limit).catch(noneIfMissing);
		if (look === undefined || (look.ok && look.record.status !== 'running')) continue;
		const created = look.ok ? parseTime(look.record.createdAt) : Number.NaN;
		if (Number.isNaN(created)) throw refusal(`the record of deployment ${one.deployment} has no usable creation time`);
		running.set(one, created);
	}
	const newestFirst = [...running].toSorted(([, a], [, b]) => b - a).map(([one]) => one);
	const kept = [...new Set(newestFirst.map(({ version }) => version))].slice(0, keep);
	if (kept.length > 0) log.info(`Kept: ${listQuoted(kept)}`);
	return newestFirst.filter(({ version }) => !kept.includes(version));
}

/** Of the versions `<prefix><number>` those whose pull request GitHub says is closed. */
async function ofClosed(versions: readonly Found[], prefix: string, edges: DeletionEdges): Promise<Found[]> {
	const { pullState, log, limit } = edges;
	const closed: Found[] = [];
	for (const [version, entries] of Map.groupBy(versions, (one) => one.version)) {
		const number = version.slice(prefix.length);
		if (!/^[1-9]\d{0,8}$/.test(number)) continue;
		const state = await pullState(Number(number), limit.signal);
		if (state.kind === 'closed') closed.push(...entries);
		if (state.kind === 'unread')
			log.warning(`Version "${version}" stays: pull request #${number} could not be read (${state.why}).`);
	}
	return closed;
}

/** What a service without GET /apps lists for an app and a version, if it ignores neither filter. */
async function findListed(app: string, version: string, { deployments, limit }: DeletionEdges): Promise<Found[]> {
	const named = { app, version };
	const listed = async (of: typeof named) => itemsOf(await deployments.list(limit, of));
	const nobodys = `no-such-${randomUUID()}`;
	const probes = [...(await listed({ ...named, app: nobodys })), ...(await listed({ ...named, version: nobodys }))];
	if (probes.length > 0)
		throw refusal('the service ignores the filters "app_name" and "app_version" of GET /deployments');
	const active = (await listed(named)).filter(({ status }) => !isFinal(status));
	return active.map(({ id: deployment }) => ({ deployment, version }));
}

/** @throws StepFailure where it could not be read, or only a part of it. */
function itemsOf<Item>(list: ListOutcome<Item>): readonly Item[] {
	if (list.kind === 'unread') throw list.failure.with({ advice: `${list.failure.advice} ${BY_ID}` });
	if (!list.isWhole) throw refusal("the service's list could not be read completely");
	return list.items;
}

/** What to do where a list cannot be relied on. */
const BY_ID = 'To delete without a list, set "deployment-id".';

/** @param why the end of a sentence, without a full stop. */
function refusal(why: string, advice = BY_ID): StepFailure {
	return new StepFailure({ kind: 'rejected', message: `It is unclear what to delete: ${why}.`, advice });
}
