import { type FailureKind, type StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { failureTitle, renderFailedStep } from '../../domain/failures/failure-summary.ts';
import type { Log } from '../../runner/log.ts';
import type { Runner } from '../../runner/runner.ts';

/** Writes the one error annotation of a failed step, on the file and line to blame where there is one. */
export function logFailure(log: Pick<Log, 'error'>, title: string, failure: StepFailure): void {
	const { message, advice, reasonLines, file, line } = failure;
	log.error(`${message} ${advice}`, { title, file, line, lines: reasonLines });
}

/** Logs the stack of an unexpected error, under debug logging only, because its message may quote a secret. */
export function logStack(log: Log, thrown: unknown, failure: StepFailure): void {
	if (thrown instanceof Error && thrown !== failure) log.debug(thrown.stack ?? thrown.message);
}

type EndEdges = Pick<Runner, 'log' | 'summary'>;

/**
 * Ends a sub-action that failed: one error and one summary.
 * @param doing e.g. `Deleting the API key`.
 */
export async function endFailed(doing: string, failure: StepFailure, { log, summary }: EndEdges): Promise<void> {
	logFailure(log, failureTitle(doing, failure), failure);
	await summary.write((redact) => renderFailedStep(doing, failure, redact));
}

/** The outputs of a step whose inputs are refused; the names are those of its action.yml. */
export type RefusedOutputs = (failure: StepFailure) => Record<string, string>;

/** Ends a sub-action because of a bad input; no request was sent. */
export function refuseStep(
	doing: string,
	thrown: unknown,
	edges: EndEdges & Pick<Runner, 'outputs'>,
	outputsOf: RefusedOutputs = () => ({}),
): Promise<void> {
	const failure = toStepFailure(thrown, 'input');
	edges.outputs.set(outputsOf(failure));
	return endFailed(doing, failure, edges);
}

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
