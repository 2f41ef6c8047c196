import { lackOf, reasonOf } from '../domain/reporting/notices.ts';
import { endOf, listAppDeployments, otherAppsIn } from './app-deployments.ts';
import { openGitHub } from './open-github.ts';
import type { ReportEdges, ReportInputs } from './open-reporters.ts';
import { toProblem } from './problem.ts';

/** The newest GitHub deployment of the app in its environment. */
export type NewestDeployment =
	| {
			readonly kind: 'found';
			readonly id: number;
			readonly payload: unknown;
			/** How it ended, such as `success` or `inactive`; undefined while it is under way. */
			readonly end: string | undefined;
	  }
	| { readonly kind: 'none' }
	/** It could not be read. `why` is part of a sentence. */
	| { readonly kind: 'unread'; readonly why: string };

/** Looks up the newest GitHub deployment, of any commit and any state. Throws nothing. */
export type FindNewest = (signal: AbortSignal) => Promise<NewestDeployment>;

/**
 * Ids of the deployments at the service that the newest GitHub deployments of other apps name; none where that cannot be
 * read. Throws nothing.
 * @param place where this app comes from.
 */
export type FindOtherApps = (place: string, signal: AbortSignal) => Promise<ReadonlySet<string>>;

export interface DeploymentLooks {
	readonly newest: FindNewest;
	readonly otherApps: FindOtherApps;
}

/** GitHub deployments that are asked for, of which the newest counts. */
const PAGE_SIZE = 30;

export function openDeploymentLooks(
	inputs: ReportInputs,
	edges: Omit<ReportEdges, 'state' | 'outputs'>,
): DeploymentLooks {
	const { log, redactName } = edges;
	const github = openGitHub(inputs, edges);
	const app = { reportName: redactName(inputs.reportName), environment: redactName(inputs.environment) };
	const newest: FindNewest = async (signal) => {
		if (github.kind === 'missing') return { kind: 'unread', why: github.why };
		try {
			const api = await github.connect(signal);
			const { deployments } = await listAppDeployments(api, app, { per_page: PAGE_SIZE, page: 1 });
			const [newest] = deployments;
			if (newest === undefined) return { kind: 'none' };
			const { id, payload } = newest;
			// It may be the newest one of all.
			if (id === undefined) return { kind: 'unread', why: 'one of them has no id' };
			return { kind: 'found', id, payload, end: await endOf(api, id) };
		} catch (thrown) {
			const problem = toProblem(thrown, 'deployment');
			return { kind: 'unread', why: `${reasonOf(problem)}${lackOf(problem)}` };
		}
	};
	const otherApps: FindOtherApps = async (place, signal) => {
		const none = (why: string) => {
			log.debug(`The GitHub deployments of other apps could not be read: ${why}`);
			return new Set<string>();
		};
		if (github.kind === 'missing') return none(github.why);
		try {
			return await otherAppsIn(await github.connect(signal), { ...app, place });
		} catch (thrown) {
			return none(reasonOf(toProblem(thrown, 'deployment')));
		}
	};
	return { newest, otherApps };
}
