import { type DeployRecord, readRecord } from '../domain/reporting/deploy-record.ts';
import { lackOf, reasonOf } from '../domain/reporting/notices.ts';
import { endOf, listAppDeployments } from './app-deployments.ts';
import { openGitHub } from './open-github.ts';
import type { ReportEdges, ReportInputs } from './open-reporters.ts';
import { toProblem } from './problem.ts';

/** The newest GitHub deployment of the app in its environment. */
export type NewestDeployment =
	| {
			readonly kind: 'found';
			readonly id: number;
			/** Undefined where it holds none, such as that of an older version of this action. */
			readonly record: DeployRecord | undefined;
			/** How it ended, such as `success` or `inactive`; undefined while it is under way. */
			readonly end: string | undefined;
	  }
	| { readonly kind: 'none' }
	/** It could not be read. `why` is part of a sentence. */
	| { readonly kind: 'unread'; readonly why: string };

/** Looks up the newest GitHub deployment, of any commit and any state. Throws nothing. */
export type FindNewest = (signal: AbortSignal) => Promise<NewestDeployment>;

/** GitHub deployments that are asked for, of which the newest counts. */
const PAGE_SIZE = 30;

export function openNewest(inputs: ReportInputs, edges: Omit<ReportEdges, 'state' | 'outputs'>): FindNewest {
	const { redactName } = edges;
	const github = openGitHub(inputs, edges);
	const app = { reportName: redactName(inputs.reportName), environment: redactName(inputs.environment) };
	return async (signal) => {
		if (github.kind === 'missing') return { kind: 'unread', why: github.why };
		try {
			const api = await github.connect(signal);
			const { deployments } = await listAppDeployments(api, app, { per_page: PAGE_SIZE, page: 1 });
			const [newest] = deployments;
			if (newest === undefined) return { kind: 'none' };
			const { id, payload } = newest;
			// It may be the newest one of all.
			if (id === undefined) return { kind: 'unread', why: 'one of them has no id' };
			return { kind: 'found', id, record: readRecord(payload), end: await endOf(api, id) };
		} catch (thrown) {
			const problem = toProblem(thrown, 'deployment');
			return { kind: 'unread', why: `${reasonOf(problem)}${lackOf(problem)}` };
		}
	};
}
