import { anySignal } from 'any-signal';
import { lackOf, type ReporterName, reasonOf } from '../domain/reporting/notices.ts';
import { listFirst } from '../domain/text/format.ts';
import { field } from '../domain/text/json.ts';
import { code } from '../domain/text/markdown.ts';
import type { GitHubApi } from './api.ts';
import { makeInactive } from './app-deployments.ts';
import { allPages, payloadOf } from './lists.ts';
import { openGitHub } from './open-github.ts';
import type { ReportedRun } from './open-reporters.ts';
import { toProblem } from './problem.ts';
import { markerOf, runIdIn, runMark } from './reporters/comment.ts';
import { authorOf, findComment, updateComment } from './reporters/comment-place.ts';
import { tableMark, withGoneRows } from './reporters/table.ts';
import { idIn } from './response.ts';
import { type GitHubClock, retried } from './retried.ts';

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
	readonly clock: GitHubClock;
	/** Redacts names, in the same way as when they were sent to GitHub. */
	readonly redactName: (text: string) => string;
}

/** Says at GitHub that these deployments of the service are gone. Never throws: what fails becomes a notice. */
export type TellGone = (ids: readonly string[], cancel: AbortSignal) => Promise<void>;

/** Milliseconds for all of it, pauses included, and the retries of one part. */
const TELLING_MS = 60_000;
const RETRIES = 3;

/** Undefined where nothing at GitHub is to be changed. */
export function openTellGone(inputs: GoneInputs, edges: GoneEdges): TellGone | undefined {
	const { log, clock, redactName } = edges;
	if (inputs.environment === '' && inputs.reportName === '' && inputs.commentKey === '') return undefined;
	const github = openGitHub(inputs, edges);
	if (github.kind === 'missing') {
		log.notice(`Nothing is changed at GitHub: ${github.why}.`);
		return undefined;
	}
	return async (ids, cancel) => {
		const endsAt = clock.now() + TELLING_MS;
		const over = new AbortController();
		const abandoned = anySignal([cancel, over.signal, clock.deadline(TELLING_MS)]);
		const limits = { clock, abandoned, leftMs: () => endsAt - clock.now(), retries: RETRIES };
		const api = github.connect(abandoned);
		const part = async (name: ReporterName, act: (api: GitHubApi) => Promise<void>) => {
			try {
				await retried(async () => act(await api), limits);
			} catch (thrown) {
				const problem = toProblem(thrown, name);
				log.notice(
					`GitHub does not show the deletion (${name}: ${reasonOf(problem)}${lackOf(problem)}). The deletion itself is not affected.`,
				);
			}
		};
		const environment = redactName(inputs.environment);
		await Promise.all([
			part('deployment', async (to) => {
				if (environment === '') return;
				const retired = await retire(to, environment, ids);
				log.info(`GitHub deployments of "${inputs.environment}" that are inactive now: ${retired}`);
			}),
			part('comment', (to) => sayInComment(to, ids, inputs, edges)),
		]);
		over.abort();
	};
}

/** Makes the GitHub deployments of an environment inactive whose payload names one of the ids. @returns how many. */
async function retire(api: GitHubApi, environment: string, ids: readonly string[]): Promise<number> {
	const route = 'GET /repos/{owner}/{repo}/deployments';
	const { items } = await allPages(api, { perPage: 100, mostPages: 10 }, route, { environment });
	const named = items.filter((one) => ids.some((id) => id === field(payloadOf(one), 'deployment')));
	const own = named.flatMap((one) => idIn(one) ?? []);
	for (const id of own) await makeInactive(api, id);
	return own.length;
}

const GONE = '## 🗑️ The preview was deleted';
/** Ids that the comment names. */
const SHOWN = 10;

/** Has the comment of the preview, or its row of a shared one, say that it is gone. No comment is made for that. */
async function sayInComment(
	api: GitHubApi,
	ids: readonly string[],
	inputs: GoneInputs,
	{ environment, log, redactName }: GoneEdges,
): Promise<void> {
	const { trigger, runUrl, runId } = environment;
	const [commentKey, reportName] = [redactName(inputs.commentKey), redactName(inputs.reportName)];
	if (commentKey === '' && reportName === '') return;
	const issue = trigger.pullRequest;
	if (issue === undefined) return log.info('No comment was updated: the event has no pull request');
	const mark = commentKey === '' ? markerOf(reportName) : tableMark(commentKey);
	const comment = await findComment(api, { issue, author: await authorOf(api), mark });
	const name = `comment of "${inputs.commentKey || inputs.reportName}" on pull request #${issue}`;
	if (comment === undefined) return log.info(`The ${name} does not exist`);
	const named = ids.filter((id) => comment.body.includes(code(id, 128)));
	if (named.length === 0) return log.info(`The ${name} shows none of them, and stays as it is`);
	if (commentKey === '' && comment.body.includes(GONE)) return log.info(`The ${name} says that it is gone already`);
	const run = runUrl === '' ? '' : ` by [this run](${runUrl})`;
	const deleted = `Deleted${run}: ${listFirst(
		named.map((id) => code(id)),
		SHOWN,
		'deployment',
	)}.`;
	const body =
		commentKey === ''
			? `${mark}\n${GONE}\n\n${deleted}\n\n${runMark(runIdIn(comment.body))}`
			: withGoneRows(comment.body, ids, { run: Number(runId), sha: trigger.commit, link: runUrl });
	if (body !== comment.body) await updateComment(api, comment.id, body);
	log.info(`The ${name} says that it is gone`);
}
