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

/**
 * What `GET /apps` says against ids that it does not name for this app and version; undefined where nothing does. The end
 * of a sentence.
 */
export function foreignIn(apps: readonly AppEntry[], ids: readonly string[], of: AppVersion): string | undefined {
	const own = namedFor(apps, of);
	const foreign = apps.find(({ deployment }) => ids.includes(deployment) && !own.includes(deployment));
	return foreign && `deployment ${foreign.deployment} is that of app "${foreign.app}", version "${foreign.version}"`;
}

/** Whether a listed deployment is still to be deleted. One that failed goes once, whatever the list says afterwards. */
export function isDue({ id, status }: DeploymentRecord, handled: ReadonlySet<string>): boolean {
	return status !== 'stopped' && !(isFinal(status) && handled.has(id));
}
