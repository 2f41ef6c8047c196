import { conclusionOf, type FailureKind, type StepFailure } from '../../domain/failures/failure.ts';
import { iconOf, renderFailure } from '../../domain/failures/failure-summary.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
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

/** A sub-action. Where `failure` is undefined, it succeeded. */
export interface Step {
	/** E.g. `Deleting the API key`. */
	readonly doing: string;
	/** Whatever ended it early, as its failure. */
	failureOf(thrown: unknown): StepFailure;
	/** The outputs at its end; the names are those of action.yml. */
	outputs?(failure: StepFailure | undefined): Record<string, string>;
	/** Its summary but for the failure, in parts of markdown, '' for none. External text is redacted first, then escaped. */
	summary?(redact: Redact, failure: StepFailure | undefined): readonly string[];
}

type EndEdges = Pick<Runner, 'log' | 'outputs' | 'summary'>;

/**
 * Runs a sub-action, and tells how it ended. Never throws.
 * @param work what it does; it logs its success itself.
 * @returns whether it succeeded.
 */
export async function runStep(
	step: Step,
	work: () => Promise<void>,
	edges: EndEdges & Pick<Runner, 'cancel'>,
): Promise<boolean> {
	let failure: StepFailure | undefined;
	try {
		edges.cancel.throwIfAborted();
		await work();
	} catch (thrown) {
		failure = step.failureOf(thrown);
		logStack(edges.log, thrown, failure);
	}
	await endStep(step, failure, edges);
	return failure === undefined;
}

/** Tells how a sub-action ended, or a step whose inputs are refused: then nothing was sent to the service. */
export async function endStep(
	step: Omit<Step, 'failureOf'>,
	failure: StepFailure | undefined,
	{ log, outputs, summary }: EndEdges,
): Promise<void> {
	outputs.set(step.outputs?.(failure) ?? {});
	if (failure === undefined && step.summary === undefined) return;
	const title = failure === undefined ? '' : `${step.doing}${ENDINGS[failure.kind] ?? ' failed'}`;
	if (failure !== undefined) logFailure(log, title, failure);
	await summary.write((redact) => {
		const parts = [...(step.summary?.(redact, failure) ?? [])];
		if (failure !== undefined) {
			const icon = iconOf(conclusionOf(failure.kind, false));
			parts.unshift(`## ${icon} ${title}`, renderFailure(failure.redacted(redact)));
		}
		return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
	});
}

/** How the title of a failed sub-action ends. */
const ENDINGS: Readonly<Partial<Record<FailureKind, string>>> = {
	input: ': an input is wrong',
	ambiguous: ': the outcome is unknown',
	stopped: ': stopped',
	timeout: ': timed out',
	cancelled: ': cancelled',
};

/** The outputs that say what went wrong, all empty after a success; the names are those of action.yml. */
export function failureOutputs(failure: StepFailure | undefined): Record<string, string> {
	const service = failure?.service;
	return {
		'failure-kind': failure?.kind ?? '',
		'error-code': service?.code ?? '',
		'error-message': failure === undefined ? '' : errorMessageOf(failure),
		'error-details': JSON.stringify(service?.details ?? []),
	};
}

/** The service's own words where it had some and they are all that is known, else what this action says. */
function errorMessageOf({ reason, responseId, service, message }: StepFailure): string {
	return reason || (responseId === undefined && service?.message) || message;
}
