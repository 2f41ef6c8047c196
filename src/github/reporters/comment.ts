import { createHash } from 'node:crypto';
import type { ReportView } from '../../domain/reporting/view.ts';
import { prose } from '../../domain/text/markdown.ts';
import { LIMITS, shortenMarkdown } from '../../domain/text/shorten.ts';
import { statusOf } from '../response.ts';
import { announce, authorOf, findComment, findPullRequest } from './comment-place.ts';
import { createKept, type Reporter, type ReporterContext, sendAccepted, sendOpen } from './reporter.ts';

/**
 * Shows the deploy as one comment on the pull request, which is found by a hidden marker and updated in place. It is
 * created once the service has responded, because people get mail about it; until then the check shows the progress.
 */
export function commentReporter(context: ReporterContext): Reporter {
	const { api } = context;
	let id = context.slot.read()?.id;
	/** The pull request, looked up once. */
	let place: { readonly issue: number | undefined } | undefined;
	let author: string | undefined;
	return {
		name: 'comment',
		async show(view) {
			place ??= { issue: await findPullRequest(context) };
			const { issue } = place;
			if (issue === undefined) return;
			author ??= await authorOf(api);
			if (view.phase === 'preparing') return;
			const ended = view.phase === 'ended';
			const bodies = bodiesOf(view, context);
			id ??= (await findComment(context, { issue, author, mark: markerOf(context.reportName) }))?.id;
			if (id !== undefined && !(await update(context, id, bodies, ended))) id = undefined;
			if (id !== undefined) return;
			const { id: newId, made } = await createKept(context, ended, () =>
				sendAccepted(bodies, (body) =>
					api.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue, body }),
				),
			);
			id = newId;
			announce(context, made);
		},
	};
}

/** Updates the comment. @returns false if it does not exist any more. */
async function update(
	context: ReporterContext,
	id: number,
	bodies: readonly string[],
	ended: boolean,
): Promise<boolean> {
	const { api, slot } = context;
	const patch = () =>
		sendAccepted(bodies, (body) =>
			api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: id, body }),
		);
	try {
		announce(context, await (ended ? patch() : sendOpen(context, { open: true, id }, patch)));
	} catch (error) {
		if (statusOf(error) !== 404) throw error;
		slot.write({ open: false });
		return false;
	}
	slot.write({ open: !ended, id });
	return true;
}

/** The marker, an HTML comment. It contains a hash of the name, because a name may contain the end of a comment. */
export function markerOf(reportName: string): string {
	return `<!-- browser-deploy-action ${createHash('sha256').update(reportName).digest('hex').slice(0, 32)} -->`;
}

/** The body of the comment, and a smaller variant without the report, which the run's log has anyway. */
function bodiesOf(view: ReportView, { reportName, sha, runUrl }: ReporterContext): string[] {
	const run = runUrl === '' ? '' : ` · [log of the run](${runUrl})`;
	const foot = `\n<sub>\`${reportName.replaceAll('`', "'")}\` · commit ${sha.slice(0, 7)}${run}</sub>\n`;
	const head = `${markerOf(reportName)}\n`;
	const report = shortenMarkdown(view.summary, LIMITS.comment - head.length - foot.length);
	return [`${head}${report}${foot}`, `${head}${prose(view.title, LIMITS.description)}\n${foot}`];
}
