import { isRetryAfter } from '../domain/backoff.ts';
import type { Sent } from '../domain/failures/interruption.ts';

/** What came of one try of a request. */
export type TryResult =
	| {
			readonly kind: 'response';
			/** How much of the request was handed to the socket when the response came. */
			readonly sent: Sent;
			readonly status: number;
			readonly headers: Readonly<Record<string, string>>;
			readonly body: ResponseBody;
	  }
	| { readonly kind: 'broken'; readonly sent: Sent; readonly problem: Problem };

/** The decoded body of a response, or why there is none. `brokeOff`: another try may bring it whole. */
export type ResponseBody =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly why: string; readonly brokeOff?: boolean };

/** A fault of the network, named by its code (`ECONNREFUSED`) and in words. */
export interface Problem {
	readonly code: string;
	readonly words: string;
	/** The certificate is not trusted: no retry helps, and no bypass exists. */
	readonly untrusted: boolean;
	readonly cause?: unknown;
	/** What to do about it, where that is not the same for every fault. */
	readonly advice?: string;
}

/**
 * Whether a request may be sent again when nobody knows if it was carried out: `idempotent` for a GET and the resize;
 * `idempotent-delete` for the DELETE of a key, too, whose retry finds nothing where the first try was carried out;
 * `once` for POST /deployments and POST /invocations, which have no idempotency key.
 */
export type RetrySafety = 'idempotent' | 'idempotent-delete' | 'once';

export type Verdict =
	/** A 2xx response, or one that says as much. Whether its body is usable is for the operation to say. */
	| 'accepted'
	/** Not executed, or safe to send again. */
	| 'retry'
	/** The service said no; nothing was done. */
	| 'refused'
	/** It may have been carried out, or not. */
	| 'ambiguous'
	/** No retry can help. */
	| 'fatal';

/**
 * Puts one try into its class: by how far the body got, never by the error's code, for a reset in mid-upload and
 * one after it read the same.
 * @param doubt whether an earlier try of the same request may have been carried out.
 * @param conditional whether it was asked for only if it has changed: to nothing else can a 304 be a response.
 */
export function classify(
	attempt: TryResult,
	retrySafety: RetrySafety,
	{ doubt = false, conditional = false } = {},
): Verdict {
	if (attempt.kind === 'response') {
		const { status } = attempt;
		if (status >= 200 && status < 300) return 'accepted';
		if (status === 304 && conditional) return 'accepted';
		if (status === 404 && doubt && retrySafety === 'idempotent-delete') return 'accepted';
		if (status < 500 && status !== 408 && status !== 429) return 'refused';
		// Not implemented (RFC 9110 §15.6.2): nothing was done, and no retry helps.
		if (status === 501) return 'refused';
	} else if (attempt.problem.untrusted) return 'fatal';
	return retrySafety === 'once' && mayBeExecuted(attempt) ? 'ambiguous' : 'retry';
}

/** Whether a response came in part. */
export function brokeOff(attempt: TryResult): boolean {
	return attempt.kind === 'response' && !attempt.body.ok && attempt.body.brokeOff === true;
}

/**
 * Whether a try that was not accepted may have been carried out all the same. A request without its closing boundary
 * cannot; nor one that the service says it was too busy for (408, 429, a 503 that says when to come back).
 */
export function mayBeExecuted(attempt: TryResult): boolean {
	if (attempt.sent !== 'all') return false;
	if (attempt.kind === 'broken') return true;
	return attempt.status >= 500 && !(attempt.status === 503 && isRetryAfter(attempt.headers['retry-after']));
}
