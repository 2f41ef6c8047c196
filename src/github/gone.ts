import type { ReporterName } from '../domain/reporting/view.ts';
import { textIn } from '../domain/text/json.ts';
import { code } from '../domain/text/markdown.ts';
import type { GitHub, GitHubApi } from './client.ts';
import { PERMISSIONS } from './faults.ts';
import { findComment, markOf, writeComment } from './own-comments.ts';
import { appDeploymentOf, makeInactive } from './reporters/deployment.ts';
import type { Reported } from './reporters/reporter.ts';
import { withGoneRows } from './reporters/shared-comment.ts';

/** The environment whose GitHub deployments become inactive, and whose comment or row then says so; each '' for none. */
type GoneInputs = Pick<Reported, 'environment' | 'reportName' | 'commentKey'>;

export type TellGone = ReturnType<typeof openTellGone>;

/** Milliseconds for each part of it, pauses included. */
const TELLING_MS = 60_000;

/** Says at GitHub that these deployments of the service are gone. Never throws: what fails becomes a notice. */
export function openTellGone(github: GitHub, inputs: GoneInputs) {
	const { log, environment } = github;
	return async (ids: readonly string[], signal: AbortSignal): Promise<void> => {
		const tell = async (part: ReporterName, act: (api: GitHubApi) => Promise<string>) => {
			const told = await github.read({ signal, permission: PERMISSIONS[part], withinMs: TELLING_MS }, act);
			if (typeof told === 'string') return log.info(told);
			log.notice(`GitHub does not show the deletion (${part}: ${told.why}). The deletion itself is not affected.`);
		};
		const hasComment = inputs.reportName !== '' || inputs.commentKey !== '';
		await Promise.all([
			inputs.environment !== '' && tell('deployment', (api) => retire(api, ids, inputs.environment)),
			hasComment && tell('comment', (api) => sayInComment(api, ids, inputs, environment)),
		]);
	};
}

/** Pages of the newest GitHub deployments of the environment that are looked at: what has just been deleted is among them. */
const MOST_PAGES = 10;

/** Makes the GitHub deployments of the environment inactive whose payload names one of the ids. @returns a line of the log. */
async function retire(api: GitHubApi, ids: readonly string[], environment: string): Promise<string> {
	let retired = 0;
	for await (const one of api.items('GET /repos/{owner}/{repo}/deployments', { environment }, MOST_PAGES)) {
		const { id, record } = appDeploymentOf(one);
		if (record === undefined || !ids.includes(record.deployment)) continue;
		await makeInactive(api, id); // before the next page is asked for, which GitHub may refuse
		retired++;
	}
	return `GitHub deployments in "${environment}" that are now inactive: ${retired}`;
}

/**
 * Has the comment of the preview, or its row of a shared one, say that it is gone. No comment is made for that.
 * @returns a line of the log.
 */
async function sayInComment(
	api: GitHubApi,
	ids: readonly string[],
	{ reportName, commentKey }: GoneInputs,
	{ trigger, runUrl }: GitHub['environment'],
): Promise<string> {
	const { pullRequest } = trigger;
	if (pullRequest === undefined) return 'No comment was updated: the event has no pull request';
	const mark = markOf(commentKey, reportName);
	const comment = await findComment(api, pullRequest, mark);
	const name = `comment of "${commentKey || reportName}" on pull request #${pullRequest}`;
	const before = textIn(comment, 'body');
	const named = ids.map((id) => code(id, 128)).filter((id) => before.includes(id));
	if (named.length === 0) return `No ${name} shows any of them`;
	const by = runUrl === '' ? '' : ` by [this run](${runUrl})`;
	const body =
		commentKey === ''
			? `${mark}\n## 🗑️ The preview was deleted\n\nDeleted${by}: ${named.join(', ')}.\n`
			: withGoneRows(before, ids);
	await writeComment(api, pullRequest, comment, body);
	return `The ${name} now says that it was deleted`;
}
