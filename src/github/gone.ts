import type { ReporterName } from '../domain/reporting/view.ts';
import { listFirst } from '../domain/text/format.ts';
import { field } from '../domain/text/json.ts';
import { code } from '../domain/text/markdown.ts';
import { makeInactive } from './app-deployments.ts';
import type { GitHub, GitHubApi } from './client.ts';
import { PERMISSIONS, whyNot } from './notices.ts';
import { changeComment, commentFinder } from './own-comments.ts';
import { markerOf, runIdIn, runMark } from './reporters/comment.ts';
import { tableMark, withGoneRows } from './reporters/table.ts';
import { idIn, payloadOf } from './response.ts';

/** Whose deployments they were. */
export interface GoneInputs {
	/** GitHub environment whose deployments become inactive; '' for none. */
	readonly environment: string;
	/** Whose comment then says that the preview is gone; '' for none. */
	readonly reportName: string;
	/** Key of the comment that several jobs share, whose row it then is; '' for a comment of its own. */
	readonly commentKey: string;
}

/** Says at GitHub that these deployments of the service are gone. Never throws: what fails becomes a notice. */
export type TellGone = (ids: readonly string[], cancel: AbortSignal) => Promise<void>;

/** Milliseconds for each part of it, pauses included. */
const TELLING_MS = 60_000;

/** Undefined where nothing at GitHub is to be changed. */
export function openTellGone(github: GitHub, inputs: GoneInputs): TellGone | undefined {
	const { log, redactName } = github;
	const environment = redactName(inputs.environment);
	const names = { reportName: redactName(inputs.reportName), commentKey: redactName(inputs.commentKey) };
	const hasComment = names.reportName !== '' || names.commentKey !== '';
	if (environment === '' && !hasComment) return undefined;
	if (github.missing !== undefined) {
		log.notice(`Nothing was changed at GitHub: ${github.missing}.`);
		return undefined;
	}
	const tell = async (part: ReporterName, signal: AbortSignal, act: (api: GitHubApi) => Promise<void>) => {
		try {
			await github.ask(github.within(TELLING_MS, signal), act);
		} catch (thrown) {
			const why = whyNot(thrown, PERMISSIONS[part]);
			log.notice(`GitHub does not show the deletion (${part}: ${why}). The deletion itself is not affected.`);
		}
	};
	return async (ids, signal) => {
		await Promise.all([
			environment !== '' && tell('deployment', signal, (api) => retire(api, ids, environment, log)),
			hasComment && tell('comment', signal, (api) => sayInComment(api, ids, names, github)),
		]);
	};
}

/** The newest GitHub deployments of the environment that are looked at: what has just been deleted is among them. */
const MOST_DEPLOYMENTS = 1_000;

/** Makes the GitHub deployments of the environment inactive whose payload names one of the ids. */
async function retire(api: GitHubApi, ids: readonly string[], environment: string, log: GitHub['log']): Promise<void> {
	const named: number[] = [];
	let looked = 0;
	for await (const one of api.items('GET /repos/{owner}/{repo}/deployments', { environment })) {
		const id = idIn(one);
		if (id !== undefined && ids.some((gone) => gone === field(payloadOf(one), 'deployment'))) named.push(id);
		if (++looked === MOST_DEPLOYMENTS) break;
	}
	for (const id of named) await makeInactive(api, id);
	const among = looked < MOST_DEPLOYMENTS ? '' : ' (only the newest 1,000 of the environment were checked)';
	log.info(`GitHub deployments in "${environment}" that are now inactive: ${named.length}${among}`);
}

const GONE = '## 🗑️ The preview was deleted';
/** Ids that the comment names. */
const SHOWN = 10;

/** Has the comment of the preview, or its row of a shared one, say that it is gone. No comment is made for that. */
async function sayInComment(
	api: GitHubApi,
	ids: readonly string[],
	{ reportName, commentKey }: Omit<GoneInputs, 'environment'>,
	{ environment, log }: GitHub,
): Promise<void> {
	const { trigger, runUrl, runId } = environment;
	const { pullRequest } = trigger;
	if (pullRequest === undefined) return log.info('No comment was updated: the event has no pull request');
	const mark = commentKey === '' ? markerOf(reportName) : tableMark(commentKey);
	const comment = await commentFinder(pullRequest, mark)(api);
	const name = `comment of "${commentKey || reportName}" on pull request #${pullRequest}`;
	const named = ids.filter((id) => comment?.body.includes(code(id, 128)));
	if (comment === undefined || named.length === 0) return log.info(`No ${name} shows any of them`);
	const body =
		commentKey === ''
			? `${mark}\n${GONE}\n\n${deletedText(named, runUrl)}\n\n${runMark(runIdIn(comment.body))}`
			: withGoneRows(comment.body, ids, { run: Number(runId), sha: trigger.commit, link: runUrl });
	await changeComment(api, comment.id, body);
	log.info(`The ${name} now says that it was deleted`);
}

function deletedText(ids: readonly string[], runUrl: string): string {
	const run = runUrl === '' ? '' : ` by [this run](${runUrl})`;
	const names = ids.map((id) => code(id));
	return `Deleted${run}: ${listFirst(names, SHOWN, 'deployment')}.`;
}
