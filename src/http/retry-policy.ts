import { isRetryAfter } from '../domain/backoff.ts';
import type { Sent } from '../domain/failures/interruption.ts';

/** The outcome of one try of a request. */
export type TryResult =
	| {
			readonly kind: 'response';
			/** How much of the request was handed to the socket when the response came. */
			readonly sent: Sent;
			readonly status: number;
			readonly headers: Readonly<Record<string, string>>;
			readonly body: ResponseBody;
			/** The address that was asked; without it, the advice names none. */
			readonly url?: string;
	  }
	| { readonly kind: 'broken'; readonly sent: Sent; readonly problem: Problem };

/**
 * The decoded body of a response, or why it could not be read. `brokeOff`: a retry may bring the whole body; `partial` is
 * what came of it, 1 MiB at most.
 */
export type ResponseBody =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly why: string; readonly brokeOff?: boolean; readonly partial?: string };

/** A network problem, with its code (`ECONNREFUSED`) and a description. */
export interface Problem {
	readonly code: string;
	readonly words: string;
	/** The certificate is not trusted: no retry helps, and no bypass exists. */
	readonly untrusted: boolean;
	readonly cause?: unknown;
	/** What to do about it, if that differs from the general advice. */
	readonly advice?: string;
}

/**
 * Whether a request may be sent again when nobody knows if it was carried out.
 * - `idempotent`: a GET, the resize, the end of an invocation.
 * - `idempotent-delete`: the DELETE of a key or a deployment. A retry finds nothing where the first try was carried out,
 *   and any other refusal of it leaves open what became of that one.
 * - `once`: POST /deployments and POST /invocations, which have no idempotency key.
 */
export type RetrySafety = 'idempotent' | 'idempotent-delete' | 'once';

export type Verdict =
	/** A 2xx response or an equivalent one. The operation decides whether its body is usable. */
	| 'accepted'
	/** Not executed, or safe to send again. */
	| 'retry'
	/** The service said no; nothing was done. */
	| 'refused'
	/** The request may or may not have been carried out. */
	| 'ambiguous'
	/** No retry can help. */
	| 'fatal';

/**
 * Classifies one try by how much of the body was sent. The error's code does not help, because it is the same for a
 * connection reset during the upload and after it.
 * @param doubt whether an earlier try of the same request may have been carried out.
 * @param conditional whether the request had If-None-Match: only then is a 304 a valid response.
 */
export function classify(
	tried: TryResult,
	retrySafety: RetrySafety,
	{ doubt = false, conditional = false } = {},
): Verdict {
	if (tried.kind === 'response') {
		const { status } = tried;
		if (status >= 200 && status < 300) return 'accepted';
		if (status === 304 && conditional) return 'accepted';
		if (status < 500 && status !== 408 && status !== 429) {
			if (!doubt || retrySafety !== 'idempotent-delete') return 'refused';
			return status === 404 ? 'accepted' : 'ambiguous';
		}
		// Not implemented (RFC 9110 §15.6.2): no retry helps. A gateway may say so of a request that was carried out.
		if (status === 501 && (retrySafety === 'idempotent' || !mayBeExecuted(tried))) return 'refused';
	} else if (tried.problem.untrusted) return 'fatal';
	return retrySafety === 'once' && mayBeExecuted(tried) ? 'ambiguous' : 'retry';
}

/** Whether only part of the response body came. */
export function brokeOff(tried: TryResult): boolean {
	return tried.kind === 'response' && !tried.body.ok && tried.body.brokeOff === true;
}

/**
 * Whether a try may have been carried out whose response is not taken. Not if the closing boundary was not sent, and not if
 * the service refuses it or says that it was too busy (408, 429, a 503 with `Retry-After`). A 2xx that broke off says yes.
 */
export function mayBeExecuted(tried: TryResult): boolean {
	if (tried.sent !== 'all') return false;
	if (tried.kind === 'broken') return true;
	if (tried.status < 300) return true;
	return tried.status >= 500 && !(tried.status === 503 && isRetryAfter(tried.headers['retry-after']));
}
