import type { ReporterName } from '../domain/reporting/view.ts';
import { oneLine } from '../domain/text/sanitize.ts';
import { shorten } from '../domain/text/shorten.ts';
import { statusOf, textIn } from './response.ts';
import { isRefused, Permanent, rateLimitOf } from './retry.ts';

/** The permission that each reporter needs, as a line of YAML. */
export const PERMISSIONS: Readonly<Record<ReporterName, string>> = {
	check: 'checks: write',
	status: 'statuses: write',
	deployment: 'deployments: write',
	comment: 'pull-requests: write',
};

/** Why GitHub did not carry out a request. */
export interface GitHubProblem {
	/** HTTP status of GitHub's response, or undefined if no response came. */
	readonly status: number | undefined;
	readonly isRateLimited: boolean;
	/** Whether GitHub would refuse it again. */
	readonly isRefused: boolean;
	/** GitHub's own message, which is text from outside, or ours of what no retry mends; '' for none. */
	readonly message: string;
}

/** Why a reporter could not show something. */
export interface ReportProblem extends GitHubProblem {
	readonly reporter: ReporterName;
}

/** The most characters of GitHub's message that are shown. */
const LONGEST_MESSAGE = 300;

/** Describes an error thrown by a call to GitHub. The error's own message is not used: it may quote the request. */
export function problemOf(thrown: unknown): GitHubProblem {
	const message = thrown instanceof Permanent ? thrown.message : textIn(thrown, 'response', 'data', 'message');
	return {
		status: statusOf(thrown),
		isRateLimited: rateLimitOf(thrown) !== undefined,
		isRefused: isRefused(thrown),
		message: shorten(oneLine(message).trim(), LONGEST_MESSAGE),
	};
}

/**
 * Why a call to GitHub failed, as part of a sentence.
 * @param permission what the job then lacks, if it is that.
 */
export function whyNot(thrown: unknown, permission: string): string {
	const problem = problemOf(thrown);
	return `${reasonOf(problem)}${isMissingPermission(problem) ? `; the job needs "${permission}"` : ''}`;
}

/** A notice for the reader: the message says what happened; the lines are to be pasted into the workflow. */
export interface ReportNotice {
	readonly message: string;
	readonly lines: readonly string[];
}

/**
 * One notice of the problems, one problem per reporter, with the lines to add where permissions are missing.
 * @param isReadOnly whether the token of a run from a fork is read-only: then `permissions:` cannot help.
 */
export function noticeOf(problems: readonly ReportProblem[], isReadOnly: boolean): ReportNotice {
	const missing = problems.filter(isMissingPermission).map(({ reporter }) => `  ${PERMISSIONS[reporter]}`);
	const reasons = problems.map((problem) => `${problem.reporter}: ${reasonOf(problem)}`).join('; ');
	const what = `Not shown, or not up to date, on the commit or pull request (${reasons}). The deploy itself is not affected.`;
	if (missing.length === 0) return { message: what, lines: [] };
	if (isReadOnly)
		return { message: `${what} Runs from forks have a read-only token: see the job summary instead.`, lines: [] };
	return {
		message: `${what} The token lacks a permission: add these lines to the job, or remove the reporter from "report-to":`,
		lines: ['permissions:', '  contents: read', ...missing],
	};
}

/** What GitHub says where a token lacks a permission (403), or may not even see the resource (404). */
const LACKS = /^(?:|Not Found|Resource not accessible by .*|Must have (?:admin|push|write) .*)$/i;

function isMissingPermission({ status, isRateLimited, message }: GitHubProblem): boolean {
	return !isRateLimited && (status === 403 || status === 404) && LACKS.test(message);
}

function reasonOf({ status, isRateLimited, message }: GitHubProblem): string {
	if (isRateLimited) return "GitHub's rate limit is used up";
	if (status === undefined) return message || 'no usable response from GitHub';
	return `GitHub responded with ${status}${message === '' ? '' : `: ${message}`}`;
}
