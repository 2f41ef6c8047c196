import type { ReporterName } from '../domain/reporting/view.ts';
import { listFirst } from '../domain/text/format.ts';
import { field } from '../domain/text/json.ts';
import { code } from '../domain/text/markdown.ts';
import { makeInactive } from './app-deployments.ts';
import { type GitHubApi, openGitHub } from './client.ts';
import { PERMISSIONS, whyNot } from './notices.ts';
import type { ReportEdges } from './reported.ts';
import { markerOf, runIdIn, runMark } from './reporters/comment.ts';
import { authorOf, findComment, updateComment } from './reporters/comment-place.ts';
import { tableMark, withGoneRows } from './reporters/table.ts';
import { idIn, payloadOf } from './response.ts';

export interface GoneInputs {
	readonly githubToken: string;
	/** GitHub environment whose deployments become inactive; '' for none. */
	readonly environment: string;
	/** Whose comment then says that the preview is gone; '' for none. */
	readonly reportName: string;
	/** Key of the comment that several jobs share, whose row it then is; '' for a comment of its own. */
	readonly commentKey: string;
}

type GoneEdges = Pick<ReportEdges, 'environment' | 'clock' | 'redactName'> & {
	readonly log: ReportEdges['log'] & { notice(line: string): void };
};

/** Says at GitHub that these deployments of the service are gone. Never throws: what fails becomes a notice. */
export type TellGone = (ids: readonly string[], cancel: AbortSignal) => Promise<void>;

/** Milliseconds for each part of it, pauses included. */
const TELLING_MS = 60_000;

/** Undefined where nothing at GitHub is to be changed. */
export function openTellGone(inputs: GoneInputs, edges: GoneEdges): TellGone | undefined {
	const { log } = edges;
	if (inputs.environment === '' && inputs.reportName === '' && inputs.commentKey === '') return undefined;
	const github = openGitHub(inputs, edges);
	if (github.kind === 'missing') {
		log.notice(`Nothing is changed at GitHub: ${github.why}.`);
		return undefined;
	}
	const parts: readonly [ReporterName, typeof retire][] = [
		['deployment', retire],
		['comment', sayInComment],
	];
	return async (ids, signal) => {
		const tell = async ([name, act]: (typeof parts)[number]) => {
			try {
				await github.ask({ signal, withinMs: TELLING_MS }, (api) => act(api, ids, inputs, edges));
			} catch (thrown) {
				const why = whyNot(thrown, PERMISSIONS[name]);
				log.notice(`GitHub does not show the deletion (${name}: ${why}). The deletion itself is not affected.`);
			}
		};
		await Promise.all(parts.map(tell));
	};
}

/** The newest GitHub deployments of the environment that are looked at. */
const MOST_DEPLOYMENTS = 1_000;

/** Makes the GitHub deployments of the environment inactive whose payload names one of the ids. */
async function retire(
	api: GitHubApi,
	ids: readonly string[],
	{ environment }: GoneInputs,
	{ log, redactName }: GoneEdges,
): Promise<void> {
	if (environment === '') return;
	const named: number[] = [];
	let left = MOST_DEPLOYMENTS;
	const all = api.items('GET /repos/{owner}/{repo}/deployments', { environment: redactName(environment) });
	for await (const one of all) {
		const id = idIn(one);
		if (id !== undefined && ids.some((gone) => gone === field(payloadOf(one), 'deployment'))) named.push(id);
		if (--left === 0) break; // of a longer list the rest is older
	}
	for (const id of named) await makeInactive(api, id);
	log.info(`GitHub deployments of "${environment}" that are inactive now: ${named.length}`);
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
	const body =
		commentKey === ''
			? `${mark}\n${GONE}\n\n${deletedText(named, runUrl)}\n\n${runMark(runIdIn(comment.body))}`
			: withGoneRows(comment.body, ids, { run: Number(runId), sha: trigger.commit, link: runUrl });
	if (body !== comment.body) await updateComment(api, comment.id, body);
	log.info(`The ${name} says that it is gone`);
}

function deletedText(ids: readonly string[], runUrl: string): string {
	const run = runUrl === '' ? '' : ` by [this run](${runUrl})`;
	const names = ids.map((id) => code(id));
	return `Deleted${run}: ${listFirst(names, SHOWN, 'deployment')}.`;
}
