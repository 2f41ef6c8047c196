import { parseRetryAfter } from '../domain/backoff.ts';
import type { ReporterName } from '../domain/reporting/view.ts';
import { field, textIn } from '../domain/text/json.ts';
import { oneLine } from '../domain/text/sanitize.ts';
import { shorten } from '../domain/text/shorten.ts';

/**
 * HTTP status of GitHub's response, or undefined if no response came. Octokit reports a broken connection as a 500 too,
 * so the status only counts if the error contains a response.
 */
export function statusOf(thrown: unknown): number | undefined {
	const status = field(thrown, 'response') === undefined ? undefined : field(thrown, 'status');
	return typeof status === 'number' ? status : undefined;
}

/** Whether GitHub itself refuses, for good. A proxy on the way refuses with a page. */
export function isRefused(thrown: unknown): boolean {
	const status = statusOf(thrown) ?? 0;
	const isOwn = status >= 400 && status < 500 && status !== 408 && textIn(thrown, 'response', 'data', 'message') !== '';
	return isOwn && rateLimitOf(thrown) === undefined;
}

/** @returns `otherwise` if GitHub refuses. @throws what may pass. */
export async function unlessRefused<T>(response: Promise<T>, otherwise: T): Promise<T> {
	try {
		return await response;
	} catch (thrown) {
		if (isRefused(thrown)) return otherwise;
		throw thrown;
	}
}

/** Milliseconds to wait if a rate limit's response gives no time, as GitHub's documentation asks. */
const UNNAMED_MS = 60_000;

/**
 * Reads a rate limit from a thrown response: a 429, or a 403 that is not about a missing permission. The secondary limit
 * (many requests in a short time) sends a `Retry-After`, the hourly limit a time of reset.
 * @returns milliseconds for which nothing should be sent, or undefined if no limit was hit.
 */
export function rateLimitOf(thrown: unknown): number | undefined {
	const header = (name: string) => textIn(thrown, 'response', 'headers', name);
	const isUsedUp = header('x-ratelimit-remaining') === '0';
	const says = /rate limit|abuse detection/i.test(textIn(thrown, 'response', 'data', 'message'));
	const isLimit = isUsedUp || says || header('retry-after') !== '';
	const status = statusOf(thrown);
	if (status !== 429 && !(status === 403 && isLimit)) return undefined;
	const untilReset = Number(header('x-ratelimit-reset') || Number.NaN) * 1_000 - Date.parse(header('date'));
	const reset = isUsedUp && !Number.isNaN(untilReset) ? Math.max(0, untilReset) : undefined;
	return parseRetryAfter(header('retry-after'), header('date')) ?? reset ?? UNNAMED_MS;
}

/** The permission that each reporter needs, as a line of YAML. */
export const PERMISSIONS: Readonly<Record<ReporterName, string>> = {
	check: 'checks: write',
	status: 'statuses: write',
	deployment: 'deployments: write',
	comment: 'pull-requests: write',
};

/**
 * One notice of what could not be shown, with the lines to add where permissions are missing.
 * @param problems what the calls to GitHub threw.
 * @param isReadOnly whether the token of a run from a fork is read-only: then `permissions:` cannot help.
 */
export function noticeOf(problems: readonly { name: ReporterName; problem: unknown }[], isReadOnly: boolean) {
	const missing = problems.filter(({ problem }) => isMissingPermission(problem));
	const reasons = problems.map(({ name, problem }) => `${name}: ${reasonOf(problem)}`).join('; ');
	const what = `Some results could not be shown or updated on the commit or pull request (${reasons}). The deploy itself is not affected.`;
	if (missing.length === 0) return { message: what, lines: [] };
	if (problems.some(({ problem }) => /personal access token/i.test(messageOf(problem))))
		return { message: `${what} Give that token the permissions, or leave out "github-token".`, lines: [] };
	if (isReadOnly)
		return { message: `${what} Runs from forks have a read-only token. See the job summary instead.`, lines: [] };
	return {
		message: `${what} The token lacks a permission. Add these lines to the job, or remove the reporter from "report-to":`,
		lines: ['permissions:', '  contents: read', ...missing.map(({ name }) => `  ${PERMISSIONS[name]}`)],
	};
}

/**
 * Why a call to GitHub failed, as part of a sentence.
 * @param permission what the job then lacks, if it is that.
 */
export function whyNot(thrown: unknown, permission: string): string {
	return `${reasonOf(thrown)}${isMissingPermission(thrown) ? `; the job needs "${permission}"` : ''}`;
}

/** What GitHub says where a token lacks a permission (403), or may not even see the resource (404). */
const LACKS = /^(?:|Not Found|Resource not accessible by .*|Must have (?:admin|push|write) .*)$/i;

function isMissingPermission(thrown: unknown): boolean {
	const mayLack = [403, 404].includes(statusOf(thrown) ?? 0) && rateLimitOf(thrown) === undefined;
	return mayLack && LACKS.test(messageOf(thrown));
}

function reasonOf(thrown: unknown): string {
	const [status, message] = [statusOf(thrown), messageOf(thrown)];
	if (status === undefined) return 'no usable response from GitHub';
	return `GitHub responded with ${status}${message === '' ? '' : `: ${message}`}`;
}

/** GitHub's own words, of which 300 characters are shown; '' for none. That of another error may quote the request. */
function messageOf(thrown: unknown): string {
	const errors = field(thrown, 'response', 'data', 'errors'); // of a 422: what is wrong
	const details = Array.isArray(errors) ? errors.map((error) => textIn(error, 'message')) : [];
	const words = [textIn(thrown, 'response', 'data', 'message'), ...details].filter((text) => text !== '');
	return shorten(oneLine(words.join(': ')).trim(), 300);
}
