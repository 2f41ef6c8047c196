import type { ServiceError } from '../records/service-error.ts';

/** What went wrong, as the output `failure-kind` names it. */
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

/** How the step ended, as the output `conclusion` names it. `unknown`: nobody here can say what the service did. */
export type Conclusion = 'success' | 'failure' | 'cancelled' | 'timed_out' | 'unknown';

export interface FailureFacts {
	readonly kind: FailureKind;
	/** What was tried, and what happened. One or two sentences. */
	readonly message: string;
	/** What the reader should do now. */
	readonly advice: string;
	/** Whether running the same step again may succeed without deploying twice. Default: false. */
	readonly retryable?: boolean;
	/** The service's own words, where it responded with an error body (API §7). */
	readonly service?: ServiceError | undefined;
	/** The file to blame, relative to the deployed directory. */
	readonly file?: string | undefined;
	/** The line of that file, from 1. */
	readonly line?: number | undefined;
	readonly cause?: unknown;
}

/** The one error of this project: every way in which a step can fail. Its texts never hold a secret. */
export class StepFailure extends Error {
	override readonly name = 'StepFailure';
	readonly kind: FailureKind;
	readonly advice: string;
	readonly retryable: boolean;
	readonly service: ServiceError | undefined;
	readonly file: string | undefined;
	readonly line: number | undefined;

	constructor(facts: FailureFacts) {
		super(facts.message, { cause: facts.cause });
		this.kind = facts.kind;
		this.advice = facts.advice;
		this.retryable = facts.retryable ?? false;
		this.service = facts.service;
		this.file = facts.file;
		this.line = facts.line;
	}

	/** The same failure, but for some of its facts. */
	with(changes: Partial<FailureFacts>): StepFailure {
		const { kind, message, advice, retryable, service, file, line, cause } = this;
		return new StepFailure({ kind, message, advice, retryable, service, file, line, cause, ...changes });
	}
}

/** A bad input: found before the first request. `problem` must not quote a secret input. */
export class InputFailure extends StepFailure {
	constructor(input: string, problem: string, accepted: string, file?: string) {
		super({
			kind: 'input',
			message: `Input "${input}" ${problem}.`,
			advice: `Accepted: ${accepted}.`,
			file,
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

/** Characters of a path that a message shows at most, half of them from either end: an annotation takes 4,096. */
const SHOWN = 1_000;

function brief(path: string): string {
	if (path.length <= SHOWN) return path;
	return `${path.slice(0, SHOWN / 2)}…${path.slice(-SHOWN / 2)}`.toWellFormed();
}

/**
 * Whatever was thrown, as a failure of the step. A stranger's message may quote its input, so only its
 * name and code are kept; the stack goes to the debug log alone.
 * @param kind what is honest to say at this point of the job, where the thrown thing does not know.
 */
export function toStepFailure(thrown: unknown, kind: FailureKind): StepFailure {
	if (thrown instanceof StepFailure) return thrown;
	const code = (thrown as { code?: unknown } | null)?.code;
	const name = thrown instanceof Error ? thrown.name : typeof thrown;
	return new StepFailure({
		kind,
		message: `The action stopped on an unexpected ${name}${typeof code === 'string' ? ` (${code})` : ''}.`,
		advice: 'Run the job again with debug logging to see where; if it happens again, report it as a bug.',
		cause: thrown,
	});
}

/**
 * The step's conclusion after a failure.
 * @param created whether the service has confirmed a deployment: then a broken wait says nothing about how it ended.
 */
export function conclusionOf(kind: FailureKind, created: boolean): Conclusion {
	switch (kind) {
		case 'cancelled':
			return 'cancelled';
		case 'timeout':
			return 'timed_out';
		case 'ambiguous':
			return 'unknown';
		case 'network':
		case 'rejected':
			return created ? 'unknown' : 'failure';
		default:
			return 'failure';
	}
}
