import { conclusionOf, type FailureKind, type StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
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
	edges.outputs.set(step.outputs?.(failure) ?? {});
	if (failure !== undefined || step.summary !== undefined) await tellEnd(step, failure, edges);
	return failure === undefined;
}

async function tellEnd(
	step: Pick<Step, 'doing' | 'summary'>,
	failure: StepFailure | undefined,
	{ log, summary }: EndEdges,
): Promise<void> {
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

/** The outputs of a step whose inputs are refused; the names are those of its action.yml. */
export type RefusedOutputs = (failure: StepFailure) => Record<string, string>;

/** Ends a step because of a bad input; no request was sent. */
export function refuseStep(
	doing: string,
	thrown: unknown,
	edges: EndEdges,
	outputsOf: RefusedOutputs = () => ({}),
): Promise<void> {
	const failure = toStepFailure(thrown, 'input');
	edges.outputs.set(outputsOf(failure));
	return tellEnd({ doing }, failure, edges);
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
