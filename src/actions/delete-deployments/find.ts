import { randomUUID } from 'node:crypto';
import { StepFailure } from '../../domain/failures/failure.ts';
import type { AppRecord } from '../../domain/records/app.ts';
import { isFinal } from '../../domain/records/deployment.ts';
import { isId } from '../../domain/records/id.ts';
import { isLatest } from '../../domain/records/version.ts';
import { listFirst } from '../../domain/text/format.ts';
import { parseTime } from '../../domain/text/time.ts';
import type { FindPullState } from '../../github/pull-state.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { Apps } from '../../service/apps.ts';
import type { AppVersion, Deployments } from '../../service/deployments.ts';
import type { ListOutcome } from '../../service/list-pages.ts';
import type { RunnerEdges } from '../step/edges.ts';
import type { AppTarget, Target } from './inputs.ts';

export interface FindEdges extends RunnerEdges {
	readonly apps: Apps;
	readonly deployments: Pick<Deployments, 'list' | 'get' | 'delete'>;
	readonly pullState: FindPullState;
}

/** A deployment that is to be deleted. */
export interface Found {
	readonly id: string;
	/** '' where only its id was given. */
	readonly version: string;
}

export interface Findings {
	readonly found: readonly Found[];
	/** For an app that the service does not know: which ones it has, as the end of a sentence. */
	readonly hint?: string;
}

/**
 * Finds the deployments that are to be deleted. All versions of all apps are read: filters may be ignored.
 * @throws StepFailure where the service does not tell, or what was named shares a deployment; Interrupted.
 */
export async function find(target: Target, edges: FindEdges, limit: CallOptions): Promise<Findings> {
	if (target.kind === 'ids') return { found: target.ids.map((id) => ({ id, version: '' })) };
	const list = await edges.apps.list(limit);
	if (list.kind === 'refused' && list.isAbsent && target.kind === 'version')
		return { found: await findListed(target, edges, limit) };
	const apps = itemsOf(list, 'GET /apps').filter(({ deployment }) => deployment !== '');
	const own = apps.filter(({ name }) => name === target.app);
	if (own.length === 0) return { found: [], hint: noSuchApp(apps) };
	const unusable = own.find(({ deployment }) => !isId(deployment));
	if (unusable !== undefined) throw refusal(`GET /apps names no usable id for version "${unusable.version}"`);
	const chosen = await choose(own, target, edges, limit);
	const isChosen = ({ deployment }: AppRecord) => chosen.some((one) => one.deployment === deployment);
	const shared = apps.find((one) => isChosen(one) && !chosen.includes(one));
	if (shared !== undefined)
		throw refusal(
			`deployment ${shared.deployment} also belongs to app "${shared.name}", version "${shared.version}"`,
			'Set "deployment-id" to delete it for both.',
		);
	return { found: chosen.map(({ deployment: id, version }) => ({ id, version })) };
}

/** The most apps that the hint names. */
const MOST_NAMED = 20;

function noSuchApp(apps: readonly AppRecord[]): string {
	const names = [...new Set(apps.map(({ name }) => `"${name}"`))];
	const known = listFirst(names, MOST_NAMED) || 'no app';
	return `: the service has no such app. It has ${known}. Check "app-name" and the key's project.`;
}

/** Of the versions of an app those that are to be deleted. */
async function choose(
	own: readonly AppRecord[],
	target: AppTarget,
	edges: FindEdges,
	limit: CallOptions,
): Promise<readonly AppRecord[]> {
	if (target.kind === 'version') return own.filter(({ version }) => version === target.version);
	const named = own.filter(({ version }) => version.startsWith(target.prefix));
	if (target.kind === 'closed') return ofClosed(named, target.prefix, edges, limit);
	const mayGo = target.allowLatest ? named : named.filter(({ version }) => !isLatest(version));
	return allButNewest(mayGo, target.keep, edges, limit);
}

/** The deployments that run, but for those of the newest versions. A failed one is nothing to go back to, and does not count. */
async function allButNewest(
	versions: readonly AppRecord[],
	keep: number,
	{ deployments, log }: FindEdges,
	limit: CallOptions,
): Promise<readonly AppRecord[]> {
	const running: { readonly entry: AppRecord; readonly created: number }[] = [];
	for (const entry of versions) {
		const look = await deployments.get(entry.deployment, limit);
		if (look.kind === 'missing' || (look.kind === 'record' && look.record.status !== 'running')) continue;
		const created = look.kind === 'record' ? parseTime(look.record.createdAt) : Number.NaN;
		if (Number.isNaN(created))
			throw refusal(`the record of deployment ${entry.deployment} has no usable creation time`);
		running.push({ entry, created });
	}
	const newestFirst = running.toSorted((a, b) => b.created - a.created).map(({ entry }) => entry);
	const kept = [...new Set(newestFirst.map(({ version }) => version))].slice(0, keep);
	if (kept.length > 0) log.info(`Kept: ${kept.map((version) => `"${version}"`).join(', ')}`);
	return newestFirst.filter(({ version }) => !kept.includes(version));
}

/** Of the versions `<prefix><number>` those whose pull request GitHub says is closed. */
async function ofClosed(
	versions: readonly AppRecord[],
	prefix: string,
	{ pullState, log }: FindEdges,
	{ signal }: CallOptions,
): Promise<readonly AppRecord[]> {
	const closed: AppRecord[] = [];
	for (const [version, entries] of Map.groupBy(versions, (one) => one.version)) {
		const number = version.slice(prefix.length);
		if (!/^[1-9]\d{0,8}$/.test(number)) continue;
		const state = await pullState(Number(number), signal);
		if (state.kind === 'closed') closed.push(...entries);
		if (state.kind === 'unread')
			log.warning(`Version "${version}" stays: pull request #${number} could not be read (${state.why}).`);
	}
	return closed;
}

/** What a service without GET /apps lists for an app and a version, if it ignores neither filter. */
async function findListed(
	{ app, version }: AppVersion,
	{ deployments }: FindEdges,
	limit: CallOptions,
): Promise<readonly Found[]> {
	const listed = async (of: AppVersion) => itemsOf(await deployments.list(limit, of), 'GET /deployments');
	const nobodys = `no-such-${randomUUID()}`;
	const probes = [...(await listed({ app: nobodys, version })), ...(await listed({ app, version: nobodys }))];
	if (probes.length > 0)
		throw refusal('the service ignores the filters "app_name" and "app_version" of GET /deployments');
	return (await listed({ app, version })).filter(({ status }) => !isFinal(status)).map(({ id }) => ({ id, version }));
}

/** @throws StepFailure where it is no list, or only a part of one. */
function itemsOf<Item>(list: ListOutcome<Item>, request: string): readonly Item[] {
	if (list.kind === 'refused')
		throw list.isAbsent ? list.failure.with({ advice: `The service has no ${request}. ${BY_ID}` }) : list.failure;
	if (list.kind === 'malformed') throw refusal(`the response to ${request} is not a list (${list.why})`);
	if (!list.isWhole) throw refusal(`the list of ${request} could not be read completely`);
	return list.items;
}

/** What to do where a list cannot be relied on. */
const BY_ID = 'Set "deployment-id" instead, and check base-url.';

/** @param why the end of a sentence, without a full stop. */
function refusal(why: string, advice = BY_ID): StepFailure {
	return new StepFailure({ kind: 'rejected', message: `It is unclear what to delete: ${why}.`, advice });
}
