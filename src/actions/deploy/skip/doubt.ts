import type { AppRecord } from '../../../domain/records/app.ts';
import { type DeploymentRecord, isInFlight } from '../../../domain/records/deployment.ts';
import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';
import { isOtherVersion, versionLabel } from '../../../domain/records/version.ts';
import { type MarkedDeployment, readMarks } from '../../../domain/reporting/deploy-marks.ts';
import { compareTimes } from '../../../domain/text/time.ts';
import type { NewestDeployment } from '../../../github/newest-deployment.ts';
import type { ListOutcome, ReadList } from '../../../service/list-pages.ts';

/** A reason to deploy all the same, as a sentence without its full stop. */
export interface Doubt {
	readonly kind: 'doubt';
	readonly why: string;
}

export function doubt(why: string): Doubt {
	return { kind: 'doubt', why };
}

/** A deployment that may be the one that would be made now. */
export interface Candidate extends MarkedDeployment {
	readonly kind: 'candidate';
	/** Id of its GitHub deployment. */
	readonly githubDeployment: number;
}

/**
 * Judges the newest GitHub deployment of the app.
 * @param setup hash of what would be deployed now; see marks.ts.
 */
export function judgeNewest(newest: NewestDeployment, setup: string): Candidate | Doubt {
	if (newest.kind === 'unread') return doubt(`the GitHub deployments could not be read: ${newest.why}`);
	if (newest.kind === 'none') return doubt('there is no GitHub deployment of it in this environment yet');
	const name = `its newest GitHub deployment (${newest.id})`;
	if (newest.end === undefined) return doubt(`${name} has not ended, or not been closed`);
	if (newest.end !== 'success') return doubt(`${name} is "${newest.end}"`);
	const marked = readMarks(newest.payload);
	if (marked === undefined) return doubt(`${name} was made without "skip-unchanged", or by an older version of it`);
	if (marked.setup !== setup)
		return doubt(`${name} has another service, project, region, version, entrypoint or encoding`);
	return { kind: 'candidate', ...marked, githubDeployment: newest.id };
}

/**
 * Judges the service's list of apps: does it name the deployment for its version? A deployment that still runs may have
 * been replaced there by a newer one, which some other way of deploying has made.
 */
export function judgeApps(apps: ListOutcome<AppRecord>, id: string, version: string): Doubt | undefined {
	const read = readable(apps, { path: '/apps', of: 'apps', items: 'versions' });
	if (read?.kind !== 'list') return read;
	const ofVersion = read.items.filter((app) => app.version === versionLabel(version));
	const own = ofVersion.filter(({ deployment }) => deployment === id);
	if (own.length === 0) return doubt(`GET /apps does not name deployment ${id} for this version`);
	const isShared = ofVersion.some((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
	return isShared ? doubt(`GET /apps names deployment ${id} and another one for this version`) : undefined;
}

/** A list that is asked for, and the words for it. */
interface Asked {
	readonly path: string;
	readonly of: string;
	readonly items: string;
}

/** A list that can be relied on; undefined where the service has none such. */
function readable<T>(list: ListOutcome<T>, { path, of, items }: Asked): ReadList<T> | Doubt | undefined {
	if (list.kind === 'refused')
		return list.isAbsent ? undefined : doubt(`the list of ${of} could not be read: ${list.failure.message}`);
	if (list.kind === 'malformed') return doubt(`the service responded to GET ${path} with something other than a list`);
	return list.isWhole ? list : doubt(`GET ${path} could not be read to its end, after ${list.items.length} ${items}`);
}

/** Deployments that may be what runs now, or take its place once they have started. */
export interface Rivals {
	readonly kind: 'rivals';
	readonly ids: readonly string[];
}

/** What is known of the deployment that runs. */
export interface InPlace {
	readonly record: DeploymentRecord;
	readonly version: string;
	readonly apps: ListOutcome<AppRecord>;
}

/**
 * The deployments that are not known to be older than the one that runs, nor of another version or app, and are on their
 * way. Where no list of apps says which of two runs, one that runs counts as well.
 */
export function findRivals(
	list: ListOutcome<ListedDeployment>,
	{ record: running, version, apps }: InPlace,
): Rivals | Doubt {
	const read = readable(list, { path: '/deployments', of: 'deployments', items: 'deployments' });
	if (read === undefined) return { kind: 'rivals', ids: [] };
	if (read.kind === 'doubt') return read;
	const named = apps.kind === 'list' ? apps.items : [];
	const own = named.filter(({ deployment }) => deployment === running.id).map(({ name }) => name);
	const isOtherApp = (id: string) => {
		const names = named.filter(({ deployment }) => deployment === id).map(({ name }) => name);
		return names.length > 0 && own.length > 0 && !names.some((name) => own.includes(name));
	};
	const counts = (status: string) => isInFlight(status) || (apps.kind !== 'list' && status === 'running');
	const rivals = read.items.filter(({ record, versions }) => {
		if (record.id === running.id || !counts(record.status)) return false;
		if (compareTimes(record.createdAt, running.createdAt) < 0) return false;
		return !isOtherVersion(versions, versionLabel(version)) && !isOtherApp(record.id);
	});
	return { kind: 'rivals', ids: rivals.map(({ record }) => record.id) };
}
