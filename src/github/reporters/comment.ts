import { createHash } from 'node:crypto';
import type { ReportView } from '../../domain/reporting/view.ts';
import { LIMITS, shortenMarkdown } from '../../domain/text/shorten.ts';
import { pageIn } from '../response.ts';
import { createComment, findComment, placeFinder, updateComment } from './comment-place.ts';
import type { Reporter, ReporterContext } from './reporter.ts';

/**
 * Shows the deploy as one comment on the pull request, which is found by a hidden mark and updated in place. It is made
 * once the service has responded, because people get mail about it; until then the check shows the progress.
 */
export function commentReporter(context: ReporterContext): Reporter {
	const { api, reportName, runId, found, say } = context;
	const findPlace = placeFinder(context, markerOf(reportName));
	return {
		async show(view) {
			const place = view.phase === 'preparing' ? undefined : await findPlace();
			if (place === undefined) return;
			const shown = await findComment(api, place);
			const isLater = shown !== undefined && runIdIn(shown.body) > Number(runId);
			if (isLater) say('The comment shows a later run, and stays as it is');
			const body = bodyOf(view, context);
			const page = isLater
				? shown.page
				: pageIn((shown && (await updateComment(api, shown.id, body))) ?? (await createComment(api, place, body)));
			if (page !== undefined) found({ 'comment-url': page });
		},
	};
}

/** The mark, an HTML comment. It contains a hash of the name, because a name may contain the end of a comment. */
export function markerOf(reportName: string): string {
	return `<!-- browser-deploy-action ${createHash('sha256').update(reportName).digest('hex').slice(0, 32)} -->`;
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
