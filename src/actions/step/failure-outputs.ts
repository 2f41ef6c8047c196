import type { FailureKind, StepFailure } from '../../domain/failures/failure.ts';

/**
 * The outputs that say what went wrong, all empty after a success; the names are those of action.yml.
 * @param statusReason what the service says of the app that ended.
 */
export function failureOutputs(failure: StepFailure | undefined, statusReason = ''): Record<string, string> {
	const service = failure?.service;
	return {
		'failure-kind': failure?.kind ?? '',
		'error-code': service?.code ?? '',
		'error-message': failure === undefined ? '' : errorMessageOf(failure, statusReason),
		'error-details': JSON.stringify(service?.details ?? []),
	};
}

/** The kinds of which the app is the reason. */
const OF_APP: readonly FailureKind[] = ['failed', 'stopped'];

/** The service's own words where it had some and they are all that is known, else what this action says. */
function errorMessageOf(failure: StepFailure, statusReason: string): string {
	if (OF_APP.includes(failure.kind) && statusReason !== '') return statusReason;
	const { responseId, service } = failure;
	return (responseId === undefined && service?.message) || failure.message;
}
