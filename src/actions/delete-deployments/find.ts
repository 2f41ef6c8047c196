import { StepFailure } from '../../domain/failures/failure.ts';
import { isFinal } from '../../domain/records/deployment.ts';
import { isId } from '../../domain/records/id.ts';
import type { AppEntry, AppVersion, NamedDeployment } from '../../domain/records/named-deployment.ts';
import { isLatest } from '../../domain/records/version.ts';
import { listFirst } from '../../domain/text/format.ts';
import { parseTime } from '../../domain/text/time.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { ListOutcome } from '../../service/list-pages.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import type { Target } from './inputs.ts';

/** A deployment that is to be deleted. */
export interface Found {
	readonly id: string;
	/** Absent where only its id was given. */
	readonly version?: string;
}

export interface Findings {
	readonly found: readonly Found[];
	/** All apps and versions of the service; undefined where they were not asked for, or it has no GET /apps. */
	readonly apps?: readonly AppEntry[];
}

/** @throws StepFailure where the service does not tell, or what was named shares a deployment; Interrupted. */
export async function find(target: Target, edges: DeleteDeploymentsEdges, limit: CallOptions): Promise<Findings> {
	if (target.kind === 'ids') return { found: target.ids.map((id) => ({ id })) };
	const list = await edges.deployments.apps({ app: '', version: '' }, limit);
	if (list.kind === 'refused' && list.isAbsent && target.kind === 'version')
		return { found: await findListed(target, edges, limit) };
	const apps = itemsOf(list, 'GET /apps');
	const named = await versionsOf(target, apps, edges, limit);
	const isNamed = (one: AppEntry) => named.includes(one);
	const ids = new Set(named.map(({ deployment }) => deployment));
	const shared = apps.find((one) => ids.has(one.deployment) && !isNamed(one));
	if (shared !== undefined)
		throw refusal(
			`deployment ${shared.deployment} also belongs to app "${shared.app}", version "${shared.version}"`,
			'Set "deployment-id" to delete it for both.',
		);
	return { found: named.map(({ deployment: id, version }) => ({ id, version })), apps };
}

/** What `GET /apps` names of the target. */
async function versionsOf(
	target: Exclude<Target, { kind: 'ids' }>,
	apps: readonly AppEntry[],
	edges: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<readonly AppEntry[]> {
	const own = apps.filter(({ app }) => app === target.app);
	const unusable = own.find(({ deployment }) => !isId(deployment));
	if (unusable !== undefined) throw refusal(`GET /apps names no usable id for version "${unusable.version}"`, BY_ID);
	switch (target.kind) {
		case 'version':
			return own.filter(({ version }) => version === target.version);
		case 'older':
			return findOlder(target, own, edges, limit);
		case 'closed':
			return findClosed(target, own, edges, limit);
	}
}

/**
 * The running deployments of versions with a prefix, but for those of the newest versions. A failed one is nothing to go
 * back to, so it does not count.
 */
async function findOlder(
	{ prefix, keep, allowLatest }: Extract<Target, { kind: 'older' }>,
	own: readonly AppEntry[],
	{ deployments, log }: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<readonly AppEntry[]> {
	const dated: { readonly entry: AppEntry; readonly created: number }[] = [];
	for (const entry of own) {
		if (!entry.version.startsWith(prefix) || (isLatest(entry.version) && !allowLatest)) continue;
		const look = await deployments.get(entry.deployment, limit);
		if (look.kind === 'missing') continue;
		const created = look.kind === 'record' ? parseTime(look.record.createdAt) : Number.NaN;
		if (look.kind === 'record' && look.record.status !== 'running') continue;
		if (Number.isNaN(created))
			throw refusal(`the record of deployment ${entry.deployment} has no usable creation time`, BY_ID);
		dated.push({ entry, created });
	}
	const byAge = dated.toSorted((a, b) => b.created - a.created).map(({ entry }) => entry);
	const kept = [...new Set(byAge.map(({ version }) => version))].slice(0, keep);
	if (kept.length > 0) log.info(`Kept: ${kept.map((version) => `"${version}"`).join(', ')}`);
	return byAge.filter(({ version }) => !kept.includes(version));
}

/** The deployments of versions `<prefix><number>` whose pull request GitHub says is closed. */
async function findClosed(
	{ prefix }: Extract<Target, { kind: 'closed' }>,
	own: readonly AppEntry[],
	{ pullState, log }: DeleteDeploymentsEdges,
	{ signal }: CallOptions,
): Promise<readonly AppEntry[]> {
	const closed: AppEntry[] = [];
	for (const [version, entries] of Map.groupBy(own, (one) => one.version)) {
		const number = version.startsWith(prefix) ? version.slice(prefix.length) : '';
		if (!/^[1-9]\d{0,8}$/.test(number)) continue;
		const state = await pullState(Number(number), signal);
		if (state.kind === 'closed') closed.push(...entries);
		if (state.kind === 'unread')
			log.warning(`Version "${version}" stays: pull request #${number} could not be read (${state.why}).`);
	}
	return closed;
}

/** What a service without `GET /apps` lists for an app and a version, if it does not ignore the two filters. */
async function findListed(
	of: AppVersion,
	{ deployments, randomText }: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<readonly Found[]> {
	const listed = async (one: AppVersion) => itemsOf(await deployments.list(one, limit), 'GET /deployments');
	const name = `no-such-${randomText()}`; // neither app nor version has it
	for (const probe of [
		{ ...of, app: name },
		{ ...of, version: name },
	])
		if ((await listed(probe)).length > 0)
			throw refusal('the service ignores the filters "app_name" and "app_version" of GET /deployments', BY_ID);
	return (await listed(of))
		.filter((one) => isOf(one, of) && !isFinal(one.record.status))
		.map(({ record: { id } }) => ({ id, version: of.version }));
}

/** A record of the list may say of which app and version it is. */
function isOf({ app, version }: NamedDeployment, of: AppVersion): boolean {
	return [of.app, ''].includes(app) && [of.version, ''].includes(version);
}

/** @throws StepFailure where it is no list, or only a part of one. */
function itemsOf<Item>(list: ListOutcome<Item>, request: string): readonly Item[] {
	if (list.kind === 'refused')
		throw list.failure.with(list.isAbsent ? { advice: `The service has no ${request}. ${BY_ID}` } : {});
	if (list.kind === 'malformed') throw refusal(`the response to ${request} is not a list (${list.why})`, BY_ID);
	if (!list.isWhole) throw refusal(`the list of ${request} could not be read to its end`, BY_ID);
	return list.items;
}

/** What to do where a list cannot be relied on. */
const BY_ID = 'Set "deployment-id" instead, and check base-url.';

/** `why`: the end of a sentence, without a full stop. */
function refusal(why: string, advice: string): StepFailure {
	return new StepFailure({ kind: 'rejected', message: `Nothing was deleted: ${why}.`, advice });
}

/** Why there is nothing to delete. */
export interface Nothing {
	readonly isUnknownApp: boolean;
	/** For log and summary. */
	readonly line: string;
}

export function nothingFound(target: Exclude<Target, { kind: 'ids' }>, apps: readonly AppEntry[] | undefined): Nothing {
	const names = [...new Set(apps?.map(({ app }) => app))];
	const isUnknownApp = apps !== undefined && !names.includes(target.app);
	const what = `app "${target.app}", ${describeVersions(target)}`;
	if (!isUnknownApp) return { isUnknownApp, line: `Nothing to delete for ${what}` };
	const known =
		names.length === 0
			? 'no app'
			: listFirst(
					names.map((name) => `"${name}"`),
					MOST_NAMED,
				);
	const line = `Nothing to delete for ${what}: the service has no such app. It has ${known}. Check "app-name" and the project of the key.`;
	return { isUnknownApp, line };
}

/** Apps that the warning names. */
const MOST_NAMED = 10;

/** What is to be deleted of an app, for a sentence. */
export function describeVersions(target: Exclude<Target, { kind: 'ids' }>): string {
	switch (target.kind) {
		case 'version':
			return `version "${target.version}"`;
		case 'older':
			return `running versions that begin with "${target.prefix}", beyond the newest ${target.keep}`;
		case 'closed':
			return `versions "${target.prefix}<number>" of closed pull requests`;
	}
}
