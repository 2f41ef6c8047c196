import type { ReporterName, ReportProblem } from '../domain/reporting/notices.ts';
import { rateLimitOf } from './rate-limit.ts';
import { statusOf } from './response.ts';

/** Reads a problem out of what a call to GitHub has thrown. Its message is left out: it may quote the request. */
export function toProblem(thrown: unknown, reporter: ReporterName): ReportProblem {
	return { reporter, status: statusOf(thrown), rateLimited: rateLimitOf(thrown, 0) !== undefined };
}
