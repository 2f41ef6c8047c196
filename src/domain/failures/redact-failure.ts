import type { ServiceError } from '../records/service-error.ts';
import type { Redact } from '../secrets/redact.ts';
import type { StepFailure } from './failure.ts';

/** Redacts a failure. Must be called before escaping for markdown, which changes a secret so that it is not found. */
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
