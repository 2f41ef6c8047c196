import { runIn } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field, textIn } from '../../domain/text/json.ts';
import { LIMITS, shortenMarkdown } from '../../domain/text/shorten.ts';
import type { GitHubApi } from '../client.ts';
import { findComment, markOf, writeComment } from '../own-comments.ts';
import { pageIn } from '../response.ts';
import type { Reporter, ReporterContext } from './reporter.ts';
import { sharedComment } from './shared-comment.ts';

/**
 * Shows the deploy in a comment on the pull request: one of its own, or one that several jobs share. It is made once the
 * service has responded, because people get mail about it; until then the check shows the progress.
 */
export function commentReporter(context: ReporterContext): Reporter {
	const { api, commentKey, commit, pullRequest, log } = context;
	const show = commentKey === '' ? ownComment(context) : sharedComment(context);
	// A row is written once, and looking for the pull request at each view would cost requests.
	const isLate = commentKey !== '' || pullRequest === undefined;
	return async (view) => {
		if (view.conclusion === undefined && (isLate || view.deployment === '')) return;
		const number = pullRequest ?? (await pullRequestOf(api, commit));
		if (number !== undefined) return show(view, number);
		log.info('No comment: the commit has no open pull request; the input "pull-request" can name one');
	};
}

/** The open pull request whose head this is; else the only open one that contains it. */
async function pullRequestOf(api: GitHubApi, commit: string): Promise<number | undefined> {
	const pulls = await Array.fromAsync(api.items(`GET /repos/{owner}/{repo}/commits/${commit}/pulls`));
	const open = pulls.filter((pull) => field(pull, 'state') === 'open');
	const found =
		open.find((pull) => textIn(pull, 'head', 'sha') === commit) ?? (open.length === 1 ? open[0] : undefined);
	const number = field(found, 'number');
	return typeof number === 'number' ? number : undefined;
}

/** Shows the deploy as one comment, which is found by a hidden mark and updated in place. */
function ownComment({ api, commentKey, reportName, runKey, output, log }: ReporterContext) {
	const mark = markOf(commentKey, reportName);
	const run = runIn(runKey);
	return async ({ summary }: ReportView, pullRequest: number): Promise<undefined> => {
		const before = await findComment(api, pullRequest, mark);
		const [, shownRun = 0] = /^.*\r?\n<!-- run (\d{1,15}) -->/.exec(textIn(before, 'body')) ?? [];
		const isLater = Number(shownRun) > run;
		if (isLater) log.info('The comment shows a later run, so it stays as it is');
		const body = shortenMarkdown(`${mark}\n<!-- run ${run} -->\n${summary}`, LIMITS.comment);
		output('comment-url', pageIn(isLater ? before : await writeComment(api, pullRequest, before, body)));
	};
}
