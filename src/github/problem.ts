import type { ReporterName, ReportProblem } from '../domain/reporting/notices.ts';
import { field } from '../domain/text/json.ts';
import { oneLine } from '../domain/text/sanitize.ts';
import { shorten } from '../domain/text/shorten.ts';
import { rateLimitOf } from './rate-limit.ts';
import { statusOf } from './response.ts';

/** The most characters of GitHub's message that are shown. */
const LONGEST_MESSAGE = 300;

/**
 * Describes an error thrown by a call to GitHub, with the message of GitHub's response. That of the error itself is not used:
 * it may quote the request.
 */
export function toProblem(thrown: unknown, reporter: ReporterName): ReportProblem {
	const message = field(thrown, 'response', 'data', 'message');
	return {
		reporter,
		status: statusOf(thrown),
		rateLimited: rateLimitOf(thrown, 0) !== undefined,
		...(typeof message === 'string' ? { message: shorten(oneLine(message).trim(), LONGEST_MESSAGE) } : {}),
	};
}
