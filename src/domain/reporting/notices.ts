/** The places at GitHub where a deployment can be shown. */
export const REPORTERS = ['check', 'status', 'deployment', 'comment'] as const;
export type ReporterName = (typeof REPORTERS)[number];

/** The permission that each reporter needs, as a line of YAML. */
export const PERMISSIONS: Readonly<Record<ReporterName, string>> = {
	check: 'checks: write',
	status: 'statuses: write',
	deployment: 'deployments: write',
	comment: 'pull-requests: write',
};

/** Why a reporter could not show something. */
export interface ReportProblem {
	readonly reporter: ReporterName;
	/** HTTP status of GitHub's response, or undefined if no response came. */
	readonly status: number | undefined;
	/** Whether the response says that a rate limit was hit. */
	readonly rateLimited: boolean;
	/** GitHub's own message, '' for none. It is text from outside. */
	readonly message?: string;
}

/** A notice for the reader: the message says what happened; the lines are to be pasted into the workflow. */
export interface ReportNotice {
	readonly message: string;
	readonly lines: readonly string[];
}

/**
 * Turns the problems, one per reporter, into as few notices as possible. None changes the deploy's result.
 * @param isReadOnly whether the token of a run from a fork is read-only: then `permissions:` cannot help.
 */
export function noticesFor(problems: readonly ReportProblem[], isReadOnly: boolean): ReportNotice[] {
	const unknown = problems.filter(isUnknownToken);
	const missing = problems.filter(isMissingPermission);
	const others = problems.filter((problem) => !isUnknownToken(problem) && !isMissingPermission(problem));
	const names = (list: readonly ReportProblem[]) => list.map(({ reporter }) => reporter).join(', ');
	const notices: ReportNotice[] = [];
	if (unknown.length > 0) {
		const message = `Not shown on the commit or pull request (${names(unknown)}): GitHub rejects github-token (401): it is wrong or expired. The deploy itself is not affected.`;
		notices.push({ message, lines: [] });
	}
	if (missing.length > 0 && isReadOnly) {
		const message = `Not shown on the pull request (${names(missing)}): runs from forks have a read-only token. See the job summary instead.`;
		notices.push({ message, lines: [] });
	} else if (missing.length > 0) {
		notices.push({
			message: `Not shown on the commit or pull request (${names(missing)}): the token lacks a permission. The deploy itself is not affected. Add these lines to the job, or remove the reporter from "report-to":`,
			lines: ['permissions:', '  contents: read', ...missing.map(({ reporter }) => `  ${PERMISSIONS[reporter]}`)],
		});
	}
	if (others.length > 0) {
		const reasons = others.map((problem) => `${problem.reporter}: ${reasonOf(problem)}`).join('; ');
		notices.push({
			message: `Not shown, or not up to date, on the commit or pull request (${reasons}). The deploy itself is not affected.`,
			lines: [],
		});
	}
	return notices;
}

function isUnknownToken({ status, rateLimited }: ReportProblem): boolean {
	return !rateLimited && status === 401;
}

/** What GitHub says where a token lacks a permission (403), or may not even see the resource (404). */
const LACKS = /^(?:|Not Found|Resource not accessible by .*|Must have (?:admin|push|write) .*)$/i;

function isMissingPermission({ status, rateLimited, message = '' }: ReportProblem): boolean {
	return !rateLimited && (status === 403 || status === 404) && LACKS.test(message);
}

/** Names the permission that the token lacks, as the end of a sentence; '' if it is something else. */
export function lackOf(problem: ReportProblem, permission: string = PERMISSIONS[problem.reporter]): string {
	return isMissingPermission(problem) ? `; the job needs "${permission}"` : '';
}

/** Why GitHub did not carry out a request, in a few words. */
export function reasonOf({ status, rateLimited, message = '' }: ReportProblem): string {
	if (rateLimited) return "GitHub's rate limit is used up";
	if (status === undefined) return 'no usable response from GitHub';
	return `GitHub responded with ${status}${message === '' ? '' : `: ${message}`}`;
}
