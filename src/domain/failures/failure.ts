import { type ServiceError, saysNotFound } from '../records/service-error.ts';
import { type Redact, redactTexts } from '../secrets/redact.ts';
import { withoutStop } from '../text/format.ts';
import { shorten } from '../text/shorten.ts';

/** The kinds of failure; these are the values of the output `failure-kind`. */
export type FailureKind =
	| 'input'
	| 'package'
	| 'network'
	| 'rejected'
	| 'ambiguous'
	| 'failed'
	| 'stopped'
	| 'timeout'
	| 'cancelled';

/** How the step ended; these are the values of the output `conclusion`. `unknown`: it is not known what the service did. */
export type Conclusion = 'success' | 'failure' | 'cancelled' | 'timed_out' | 'unknown';

/** What a failure is made of. */
export type FailureFacts = Pick<StepFailure, 'kind' | 'message' | 'advice'> &
	Partial<
		Pick<StepFailure, 'reason' | 'retryable' | 'maybeDone' | 'service' | 'responseId' | 'file' | 'line' | 'cause'>
	>;

/**
 * The error class for every way in which a step can fail. Its texts never contain a secret. The message says in one or two
 * sentences what was tried, and what happened.
 */
export class StepFailure extends Error {
	override readonly name = 'StepFailure';
	readonly kind!: FailureKind;
	/** What the reader should do now. */
	readonly advice!: string;
	/** What the service gives as the reason for a status; the message has the line of it that names the cause. */
	readonly reason: string | undefined;
	/** Whether running the same step again may succeed without deploying twice. */
	readonly retryable: boolean = false;
	/** Whether a request that failed may have been carried out, in one of its tries. */
	readonly maybeDone: boolean = false;
	/** The service's own error, if it responded with an error body (API §7). */
	readonly service: ServiceError | undefined;
	/** The id that an unusable response gives of what was made; the message has it too. */
	readonly responseId: string | undefined;
	/** The file to blame, relative to the deployed directory. */
	readonly file: string | undefined;
	/** The line of that file, from 1. */
	readonly line: number | undefined;

	constructor({ message, cause, ...facts }: FailureFacts) {
		super(message, { cause });
		Object.assign(this, facts);
	}

	/** The lines of a reason that has several, such as a stack; none of one that the message has whole. */
	get reasonLines(): string[] {
		const lines = this.reason?.trimEnd().split(/\r?\n/) ?? [];
		return lines.length > 1 ? lines : [];
	}

	/** A copy of the failure with some facts changed. */
	with(changes: Partial<FailureFacts>): StepFailure {
		const { message, cause } = this;
		return new StepFailure({ ...this, message, cause, ...changes });
	}

	/** A copy without secrets. To be made before escaping for markdown, which changes a secret so that it is not found. */
	redacted(redact: Redact): StepFailure {
		const { message, advice, reason, service, file } = this;
		return this.with(redactTexts({ message, advice, reason, service, file }, redact));
	}
}

/** A bad input, found before the first request. `problem` must not quote a secret input. */
export class InputFailure extends StepFailure {
	constructor(input: string, problem: string, accepted: string, more: Pick<FailureFacts, 'file' | 'cause'> = {}) {
		super({
			kind: 'input',
			message: `Input "${input}" ${problem}.`,
			advice: `Set it to ${accepted}.`,
			...more,
		});
	}
}

/** A file that cannot be packed as it is. `path` is relative to the deployed directory. */
export class PackageFailure extends StepFailure {
	constructor(path: string, problem: string, advice: string, more: { cause?: unknown } = {}) {
		super({
			kind: 'package',
			message: `Cannot pack "${brief(path)}": ${problem}.`,
			advice,
			file: path.replace(/\/$/, ''),
			...more,
		});
	}
}

/** The most characters of a path in a message, half from either end: an annotation has at most 4,096. */
const SHOWN = 1_000;

export function brief(path: string): string {
	if (path.length <= SHOWN) return path;
	return `${path.slice(0, SHOWN / 2)}…${path.slice(-SHOWN / 2)}`.toWellFormed();
}

/** The most characters of an unexpected error's own message. */
const MAX_OWN_MESSAGE = 300;

/**
 * Turns anything thrown into a failure of the step. An unexpected error is a bug of ours: its own message tells the most, and
 * is redacted like all that is shown. That of a parser quotes its input, and is left out.
 * @param kind the failure kind for an unexpected error at this point of the job: no fault of the network is unexpected.
 */
export function toStepFailure(thrown: unknown, kind: Exclude<FailureKind, 'network'>): StepFailure {
	if (thrown instanceof StepFailure) return thrown;
	const code = (thrown as { code?: unknown } | null)?.code;
	const name = thrown instanceof Error ? thrown.name : typeof thrown;
	const own =
		thrown instanceof Error && !(thrown instanceof SyntaxError) ? shorten(thrown.message, MAX_OWN_MESSAGE) : '';
	return new StepFailure({
		kind,
		message: `The action stopped on an unexpected ${name}${typeof code === 'string' ? ` (${code})` : ''}${own === '' ? '' : `: ${withoutStop(own)}`}.`,
		advice: 'This is a bug in the action. Please report it with the stack from the debug log.',
		cause: thrown,
	});
}

/** To catch what a GET throws. @returns undefined where the service itself says that there is no such record. */
export function noneIfMissing(thrown: unknown): undefined {
	if (!(thrown instanceof StepFailure) || !saysNotFound(thrown.service)) throw thrown;
}

/**
 * The step's conclusion after a failure.
 * @param created whether the service has confirmed a deployment. Its outcome is then unknown if the wait breaks.
 */
export function conclusionOf(kind: FailureKind, created: boolean): Conclusion {
	if (kind === 'cancelled') return 'cancelled';
	if (kind === 'timeout') return 'timed_out';
	const isUnread = created && (kind === 'network' || kind === 'rejected');
	return kind === 'ambiguous' || isUnread ? 'unknown' : 'failure';
}
