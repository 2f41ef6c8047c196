import type { AppRecord } from '../../../domain/records/app.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { type MarkedDeployment, readMarks } from '../../../domain/reporting/deploy-marks.ts';
import type { NewestDeployment } from '../../../github/newest-deployment.ts';
import type { Listing } from '../../../service/list-pages.ts';

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
export function judgeApps(apps: Listing<AppRecord>, id: string, version: string): Doubt | undefined {
	if (apps.kind === 'refused') {
		const { status, code } = apps.failure.service ?? {};
		// A proxy or a gateway on the way responds with such a status too, but not with the service's code (API §7).
		const isLacking = (status === 404 || status === 405 || status === 501) && code !== '';
		return isLacking ? undefined : doubt(`the list of apps could not be read: ${apps.failure.message}`);
	}
	if (apps.kind === 'malformed') return doubt('the service responded to GET /apps with something other than a list');
	if (!apps.isWhole) return doubt(`GET /apps could not be read to its end, after ${apps.items.length} versions`);
	const ofVersion = apps.items.filter((app) => app.version === versionLabel(version));
	const own = ofVersion.filter(({ deployment }) => deployment === id);
	if (own.length === 0) return doubt(`GET /apps does not name deployment ${id} for this version`);
	const isShared = ofVersion.some((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
	return isShared ? doubt(`GET /apps names deployment ${id} and another one for this version`) : undefined;
}
