import type { ReportView } from '../../domain/reporting/view.ts';
import { LIMITS, shortenMarkdown } from '../../domain/text/shorten.ts';
import { commentFinder, writeComment } from '../own-comments.ts';
import { hashOf } from '../response.ts';
import type { Reporter, ReporterContext } from './reporter.ts';

/**
 * Shows the deploy as one comment on the pull request, which is found by a hidden mark and updated in place. It is made
 * once the service has responded, because people get mail about it; until then the check shows the progress.
 */
export function commentReporter(context: ReporterContext, pullRequest: number): Reporter {
	const { reportName, runId, found, say } = context;
	const findOwn = commentFinder(pullRequest, markerOf(reportName));
	return async (api, view) => {
		if (view.phase === 'preparing') return;
		const before = await findOwn(api);
		const isLater = before !== undefined && runIdIn(before.body) > Number(runId);
		if (isLater) say('The comment shows a later run, so it stays as it is');
		const comment = isLater ? before : await writeComment(api, pullRequest, before, bodyOf(view, context));
		if (comment?.page) found({ 'comment-url': comment.page });
	};
}

/** The mark, an HTML comment. It contains a hash of the name, because a name may contain the end of a comment. */
export function markerOf(reportName: string): string {
	return `<!-- browser-deploy-action ${hashOf(reportName)} -->`;
}

/** The last line of a comment: which run wrote it. GitHub gives later runs larger ids. */
export function runMark(runId: string | number): string {
	return `<!-- run ${runId} -->\n`;
}

/** The id of the run that wrote a comment; 0 where that is not known. */
export function runIdIn(body: string): number {
	const [, id = 0] = /<!-- run (\d{1,15}) -->\s*$/.exec(body) ?? [];
	return Number(id);
}

function bodyOf(view: ReportView, { reportName, runId }: ReporterContext): string {
	const head = `${markerOf(reportName)}\n`;
	const foot = `\n${runMark(runId)}`;
	return `${head}${shortenMarkdown(view.summary, LIMITS.comment - head.length - foot.length)}${foot}`;
}
