import { PERMISSIONS, reasonOf } from '../domain/reporting/notices.ts';
import { connectGitHub } from './api.ts';
import { endOf, listAppDeployments } from './app-deployments.ts';
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

export function openNewestDeployment(
	inputs: ReportInputs,
	{ environment, log, clock, redactName }: Omit<ReportEdges, 'state' | 'outputs'>,
): FindNewest {
	const { repository } = environment;
	const app = { reportName: redactName(inputs.reportName), environment: redactName(inputs.environment) };
	return async (signal) => {
		if (inputs.githubToken === '') return { kind: 'unread', why: 'there is no github-token' };
		if (repository === '') return { kind: 'unread', why: 'this is no run of a repository' };
		try {
			const api = await connectGitHub({
				...environment,
				token: inputs.githubToken,
				repository,
				abandoned: signal,
				clock,
				debug: (line) => log.debug(line),
			});
			const [newest] = await listAppDeployments(api, app);
			if (newest === undefined) return { kind: 'none' };
			return { kind: 'found', ...newest, end: await endOf(api, newest.id) };
		} catch (thrown) {
			const problem = toProblem(thrown, 'deployment');
			const lacks = problem.status === 403 || problem.status === 404;
			const needs = lacks && !problem.rateLimited ? `; the job needs "${PERMISSIONS.deployment}"` : '';
			return { kind: 'unread', why: `${reasonOf(problem)}${needs}` };
		}
	};
}
