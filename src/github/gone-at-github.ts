import { anySignal } from 'any-signal';
import { lackOf, type ReporterName, reasonOf } from '../domain/reporting/notices.ts';
import { field } from '../domain/text/json.ts';
import { connectGitHub, type GitHubApi } from './api.ts';
import { allPages, type PageBounds, payloadOf } from './lists.ts';
import type { ReportedRun } from './open-reporters.ts';
import { toProblem } from './problem.ts';
import type { GateClock } from './rate-limit-gate.ts';
import { type GoneOutcome, sayGone } from './reporters/gone-comment.ts';
import { sayRowGone } from './reporters/gone-row.ts';
import { idIn } from './response.ts';
import { retried } from './retried.ts';

/** What GitHub shows of deployments that are gone. */
export interface GoneAtGitHub {
	/** Says at GitHub that these deployments of the service are gone. Never throws: what fails becomes a notice. */
	tell(ids: readonly string[], cancel: AbortSignal): Promise<void>;
}

export interface GoneInputs {
	readonly githubToken: string;
	/** GitHub environment whose deployments become inactive; '' for none. */
	readonly environment: string;
	/** Whose comment then says that the preview is gone; '' for none. */
	readonly reportName: string;
	/** Key of the comment that several jobs share, whose row it then is; '' for a comment of its own. */
	readonly commentKey: string;
}

export interface GoneEdges {
	readonly environment: ReportedRun;
	readonly log: { info(line: string): void; debug(line: string): void; notice(line: string): void };
	readonly clock: GateClock;
	/** Redacts names, in the same way as when they were sent to GitHub. */
	readonly redactName: (text: string) => string;
}

/** Milliseconds for all of it, retries and pauses included. */
const TELLING_MS = 60_000;
/** Retries of one part. */
const RETRIES = 3;

/** Undefined where nothing at GitHub is to be changed. */
export function openGoneAtGitHub(inputs: GoneInputs, edges: GoneEdges): GoneAtGitHub | undefined {
	const { log, clock, redactName } = edges;
	const { repository, apiUrl, proxy } = edges.environment;
	const { githubToken: token, environment, reportName, commentKey } = inputs;
	if (environment === '' && reportName === '') return undefined;
	const missing = token === '' ? 'there is no github-token' : repository === '' ? 'this is no run of a repository' : '';
	if (missing !== '') {
		log.notice(`Nothing is changed at GitHub: ${missing}.`);
		return undefined;
	}
	const retireAll = async (api: GitHubApi, ids: readonly string[]) => {
		const number = await retire(api, redactName(environment), new Set(ids));
		log.info(`GitHub deployments of "${environment}" that are inactive now: ${number}`);
	};
	const at = clock.wall();
	const comment = async (api: GitHubApi, ids: readonly string[], abandoned: AbortSignal) => {
		const { runUrl, trigger } = edges.environment;
		const issue = trigger.pullRequest;
		if (issue === undefined) return log.info('No comment says that it is gone: the event is of no pull request');
		const name = redactName(reportName);
		const row = { issue, commentKey: redactName(commentKey), name, ids, at, sha: trigger.commit, link: runUrl };
		const pausing = { pause: (ms: number) => clock.sleep(ms, abandoned), random: () => clock.random() };
		const outcome =
			commentKey === ''
				? await sayGone(api, { issue, reportName: name, ids, runUrl })
				: await sayRowGone(api, row, pausing);
		log.info(
			`The ${commentKey === '' ? 'comment' : 'row'} of "${reportName}" on pull request #${issue} ${COMMENTS[outcome]}`,
		);
	};
	return {
		async tell(ids, cancel) {
			const began = clock.now();
			const over = new AbortController();
			const abandoned = anySignal([cancel, over.signal, clock.deadline(TELLING_MS)]);
			const leftMs = () => TELLING_MS - (clock.now() - began);
			const debug = (line: string) => log.debug(line);
			try {
				const api = await connectGitHub({ token, repository, apiUrl, proxy, abandoned, clock, debug });
				const limits = { abandoned, leftMs, ...edges };
				await Promise.all([
					environment === '' ? undefined : bounded('deployment', limits, () => retireAll(api, ids)),
					reportName === '' ? undefined : bounded('comment', limits, () => comment(api, ids, abandoned)),
				]);
			} catch {
				log.notice(
					'GitHub was not told: the library that talks to it does not load. The deletion itself is not affected.',
				);
			} finally {
				over.abort();
			}
		},
	};
}

const COMMENTS: Readonly<Record<GoneOutcome, string>> = {
	updated: 'says that it is gone',
	none: 'does not exist',
	other: 'shows another deployment, and stays as it is',
};

/** Runs one part, and again where that may help. What fails in the end becomes one notice. */
async function bounded(
	part: ReporterName,
	{ abandoned, leftMs, clock, log }: GoneEdges & { readonly abandoned: AbortSignal; readonly leftMs: () => number },
	act: () => Promise<void>,
): Promise<void> {
	try {
		await retried(act, { clock, abandoned, leftMs, retries: RETRIES });
	} catch (thrown) {
		const problem = toProblem(thrown, part);
		log.notice(
			`GitHub does not show that it is gone (${part}: ${reasonOf(problem)}${lackOf(problem)}). The deletion itself is not affected.`,
		);
	}
}

/** How many deployments of an environment are read. */
const BOUNDS: PageBounds = { perPage: 100, mostPages: 10 };

/**
 * Makes the GitHub deployments of an environment inactive whose payload names one of the ids, and no others.
 * @returns how many these are.
 */
async function retire(api: GitHubApi, environment: string, ids: ReadonlySet<string>): Promise<number> {
	const { items } = await allPages(api, BOUNDS, 'GET /repos/{owner}/{repo}/deployments', { environment });
	const own = new Set(items.filter((one) => isOf(one, environment, ids)).flatMap((one) => idIn(one) ?? []));
	for (const deployment_id of own)
		await api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
			deployment_id,
			state: 'inactive',
		});
	return own.size;
}

/** GitHub's own filter is not relied on: the environment is compared as well. */
function isOf(listed: unknown, environment: string, ids: ReadonlySet<string>): boolean {
	const id = field(payloadOf(listed), 'deployment_id');
	return field(listed, 'environment') === environment && typeof id === 'string' && ids.has(id);
}
