import type { ReporterName, ReportProblem } from '../domain/reporting/notices.ts';
import { rateLimitOf } from './rate-limit.ts';
import { ListedButGone, statusOf } from './response.ts';

/** Describes an error thrown by a call to GitHub. The error's message is not used: it may quote the request. */
export function toProblem(thrown: unknown, reporter: ReporterName): ReportProblem {
	const problem = { reporter, status: statusOf(thrown), rateLimited: rateLimitOf(thrown, 0) !== undefined };
	return thrown instanceof ListedButGone ? { ...problem, isListed: true } : problem;
}
