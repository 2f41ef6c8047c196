import { createHash } from 'node:crypto';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { prose } from '../../domain/text/markdown.ts';
import { LIMITS, shortenMarkdown } from '../../domain/text/shorten.ts';
import { USUAL_SKEW_MS } from '../../domain/text/time.ts';
import { idIn, statusOf } from '../response.ts';
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
			const mark = markerOf(context.reportName);
			const shown =
				id === undefined ? (await findComment(context, { issue, author, mark }))?.comment : await look(context, id);
			id ??= idIn(shown);
			if (id !== undefined && isOfLater(shown, context)) {
				context.say('The comment shows a run that began later, and stays as it is');
				announce(context, shown);
				return context.slot.write({ open: false, id });
			}
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

/** What the comment says now; undefined where GitHub does not tell: then it is updated all the same. */
async function look({ api }: ReporterContext, comment_id: number): Promise<unknown> {
	const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
	return api.request(route, { comment_id }).catch(() => undefined);
}

/** Says in a comment, as its last line, when the job began that wrote it: milliseconds since 1970. */
export function beganMark(began: number): string {
	return `<!-- began ${began} -->\n`;
}

/** When the job began that wrote a comment; 0 where that is not known. */
export function beganOf(body: string): number {
	const [, began = 0] = /<!-- began (\d{1,15}) -->\s*$/.exec(body) ?? [];
	return Number(began);
}

/**
 * Whether a comment was written by a job of another run that began later. One that began well after the comment was
 * written, by GitHub's clock of whole seconds, had a wrong clock of its own.
 */
function isOfLater(comment: unknown, { began, runUrl }: ReporterContext): boolean {
	const body = String(field(comment, 'body'));
	const other = beganOf(body);
	const writtenAt = Date.parse(String(field(comment, 'updated_at')));
	return (
		other > began && !(other > writtenAt + 1_000 + USUAL_SKEW_MS) && !(runUrl !== '' && body.includes(`](${runUrl})`))
	);
}

/** The body of the comment, and a smaller variant without the report, which the run's log has anyway. */
function bodiesOf(view: ReportView, { reportName, sha, runUrl, began }: ReporterContext): string[] {
	const run = runUrl === '' ? '' : ` · [log of the run](${runUrl})`;
	const foot = `\n<sub>\`${reportName.replaceAll('`', "'")}\` · commit ${sha.slice(0, 7)}${run}</sub>\n\n${beganMark(began)}`;
	const head = `${markerOf(reportName)}\n`;
	const report = shortenMarkdown(view.summary, LIMITS.comment - head.length - foot.length);
	return [`${head}${report}${foot}`, `${head}${prose(view.title, LIMITS.description)}\n${foot}`];
}
