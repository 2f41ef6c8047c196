import { redactLines } from './app-log.ts';
import type { DeployReport } from './deploy-report.ts';
import { type DeploymentRecord, STATUSES } from './deployment.ts';
import type { StepFailure } from './failure.ts';
import type { Redact } from './redact.ts';
import type { ServiceError } from './service-error.ts';

/**
 * The report without the secrets that the service echoes. To be called before anything is made of it: escaping for
 * markdown changes a secret so that it is not found any more, and cutting to length leaves a part of it.
 */
export function redactReport(report: DeployReport, redact: Redact): DeployReport {
	const { record, failure, appLog } = report;
	return {
		...report,
		...(record === undefined ? {} : { record: redactRecord(record, redact) }),
		...(appLog === undefined ? {} : { appLog: redactLines(appLog, redact) }),
		...(failure === undefined ? {} : { failure: redactFailure(failure, redact) }),
	};
}

function redactRecord(record: DeploymentRecord, redact: Redact): DeploymentRecord {
	const isKnown = STATUSES.some((status) => status === record.status);
	return {
		...record,
		status: isKnown ? record.status : redact(record.status),
		statusReason: redact(record.statusReason),
		region: redact(record.region),
		entrypoint: redact(record.entrypoint),
		createdAt: redact(record.createdAt),
		updatedAt: redact(record.updatedAt),
	};
}

/** To be called before a failure is escaped for markdown: see {@link redactReport}. */
export function redactFailure(failure: StepFailure, redact: Redact): StepFailure {
	const { message, advice, service } = failure;
	return failure.with({
		message: redact(message),
		advice: redact(advice),
		service: service && redactServiceError(service, redact),
	});
}

function redactServiceError(error: ServiceError, redact: Redact): ServiceError {
	return {
		...error,
		code: redact(error.code),
		message: redact(error.message),
		details: error.details.map(({ code, message }) => ({ code: redact(code), message: redact(message) })),
		requestId: redact(error.requestId),
	};
}
