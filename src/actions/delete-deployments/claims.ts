import { type DeploymentRecord, isFinal } from '../../domain/records/deployment.ts';
import type { AppEntry, AppVersion, NamedDeployment } from '../../domain/records/named-deployment.ts';

/**
 * What a list of deployments of one app and version says that cannot be; undefined where nothing is wrong. The end of a
 * sentence.
 */
export function contradictionOf(listed: readonly NamedDeployment[], { app, version }: AppVersion): string | undefined {
	const other = listed.find(
		(one) => (one.app !== '' && one.app !== app) || (one.version !== '' && one.version !== version),
	);
	if (other === undefined) return undefined;
	const what = other.app !== '' && other.app !== app ? `app "${other.app}"` : `version "${other.version}"`;
	return `deployment ${other.record.id} in it says that it is of ${what}`;
}

/** Ids that `GET /apps` names for this app and version. */
export function namedFor(apps: readonly AppEntry[], { app, version }: AppVersion): string[] {
	return apps.filter((one) => one.app === app && one.version === version).map(({ deployment }) => deployment);
}

/** Ids that are proven to be of this app and version: `GET /apps` names them so, or their own record does. */
export function provenIn(listed: readonly NamedDeployment[], apps: readonly AppEntry[], of: AppVersion): string[] {
	const own = listed.filter(({ app, version }) => app === of.app && version === of.version);
	return [...namedFor(apps, of), ...own.map(({ record }) => record.id)];
}

/** What `GET /apps` says against deleting one of some ids. */
export interface Objection {
	/** Whether what was named has the deployment as well. */
	readonly isShared: boolean;
	/** The end of a sentence. */
	readonly says: string;
}

/**
 * The first of these ids that `GET /apps` names for an app or a version that was not named; undefined where it names none.
 * @param isNamed whether what is to be deleted was named by this app and version.
 */
export function foreignIn(
	apps: readonly AppEntry[],
	ids: readonly string[],
	isNamed: (of: AppVersion) => boolean,
): Objection | undefined {
	const foreign = apps.find((one) => ids.includes(one.deployment) && !isNamed(one));
	if (foreign === undefined) return undefined;
	const { app, version, deployment } = foreign;
	const isShared = apps.some((one) => one.deployment === deployment && isNamed(one));
	const says = `deployment ${deployment} is ${isShared ? 'also ' : ''}that of app "${app}", version "${version}"`;
	return { isShared, says };
}

/** Whether a listed deployment is still to be deleted. One that failed goes once, whatever the list says afterwards. */
export function isDue({ id, status }: DeploymentRecord, handled: ReadonlySet<string>): boolean {
	return status !== 'stopped' && !(isFinal(status) && handled.has(id));
}
