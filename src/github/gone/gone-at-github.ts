import { anySignal } from 'any-signal';
import { lackOf, type ReporterName, reasonOf } from '../../domain/reporting/notices.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { GitHubApi } from '../api.ts';
import { openGitHub } from '../open-github.ts';
import type { ReportedRun } from '../open-reporters.ts';
import { toProblem } from '../problem.ts';
import type { GateClock } from '../rate-limit-gate.ts';
import { type GoneOutcome, sayGone } from '../reporters/gone-comment.ts';
import { sayRowGone } from '../reporters/gone-row.ts';
import { retried } from '../retried.ts';
import { findStale, retire } from './gone-deployments.ts';

/** What GitHub shows of deployments that are gone. */
export interface GoneAtGitHub {
	/**
	 * Says at GitHub that these deployments of the service are gone. Never throws: what fails becomes a notice.
	 * @param hasEnded whether the service says so of a deployment. Where it is given, those of the same app and pull request
	 * that an earlier run has left active at GitHub are looked for as well.
	 */
	tell(ids: readonly string[], hasEnded: HasEnded | undefined, cancel: AbortSignal): Promise<void>;
}

type HasEnded = (id: string, options: CallOptions) => Promise<boolean>;

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
	const { environment, reportName, commentKey } = inputs;
	if (environment === '' && reportName === '') return undefined;
	const github = openGitHub(inputs, edges);
	if (github.kind === 'missing') {
		log.notice(`Nothing is changed at GitHub: ${github.why}.`);
		return undefined;
	}
	const { pullRequest } = edges.environment.trigger;
	const app = { reportName: redactName(reportName), environment: redactName(environment) };
	/** Whose GitHub deployments may have been left active by an earlier run; undefined where that cannot be told. */
	const staleOf =
		environment === '' || reportName === '' || pullRequest === undefined ? undefined : { ...app, pullRequest };
	const retireAll = async (api: GitHubApi, ids: readonly string[]) => {
		if (environment === '' || ids.length === 0) return;
		const number = await retire(api, app.environment, new Set(ids));
		log.info(`GitHub deployments of "${environment}" that are inactive now: ${number}`);
	};
	const at = clock.wall();
	const comment = async (api: GitHubApi, ids: readonly string[], isDeleted: boolean, abandoned: AbortSignal) => {
		const { runUrl, trigger } = edges.environment;
		if (reportName === '' || ids.length === 0) return;
		if (pullRequest === undefined) return log.info('No comment says that it is gone: the event is of no pull request');
		const row = {
			issue: pullRequest,
			commentKey: redactName(commentKey),
			name: app.reportName,
			ids,
			at,
			sha: trigger.commit,
			link: runUrl,
		};
		const pausing = { pause: (ms: number) => clock.sleep(ms, abandoned), random: () => clock.random() };
		const outcome =
			commentKey === ''
				? await sayGone(api, { issue: pullRequest, reportName: app.reportName, ids, isDeleted, runUrl })
				: await sayRowGone(api, row, pausing);
		log.info(
			`The ${commentKey === '' ? 'comment' : 'row'} of "${reportName}" on pull request #${pullRequest} ${COMMENTS[outcome]}`,
		);
	};
	return {
		async tell(ids, hasEnded, cancel) {
			if (ids.length === 0 && (staleOf === undefined || hasEnded === undefined)) return;
			const began = clock.now();
			const over = new AbortController();
			const abandoned = anySignal([cancel, over.signal, clock.deadline(TELLING_MS)]);
			const leftMs = () => TELLING_MS - (clock.now() - began);
			try {
				const api = await github.connect(abandoned);
				const limits = { abandoned, leftMs, ...edges };
				const [isRetired] = await Promise.all([
					bounded('deployment', limits, () => retireAll(api, ids)),
					bounded('comment', limits, () => comment(api, ids, true, abandoned)),
				]);
				if (staleOf === undefined || hasEnded === undefined || !isRetired) return;
				let stale: readonly string[] = [];
				await bounded('deployment', limits, async () => {
					const ended = (id: string) => hasEnded(id, { signal: abandoned, leftMs });
					stale = await findStale(api, { ...staleOf, known: ids }, ended);
					await retireAll(api, stale);
				});
				await bounded('comment', limits, () => comment(api, stale, false, abandoned));
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

/** Runs one part, and again where that may help. What fails in the end becomes one notice. @returns whether it was done. */
async function bounded(
	part: ReporterName,
	{ abandoned, leftMs, clock, log }: GoneEdges & { readonly abandoned: AbortSignal; readonly leftMs: () => number },
	act: () => Promise<void>,
): Promise<boolean> {
	try {
		await retried(act, { clock, abandoned, leftMs, retries: RETRIES });
		return true;
	} catch (thrown) {
		const problem = toProblem(thrown, part);
		log.notice(
			`GitHub does not show that it is gone (${part}: ${reasonOf(problem)}${lackOf(problem)}). The deletion itself is not affected.`,
		);
		return false;
	}
}
