/** How much of a request's body was handed to the socket when it broke. `all`: the closing boundary was among it. */
export type Sent = 'nothing' | 'part' | 'all';

/** What came of one try of a request. */
export type Attempt =
	| {
			readonly kind: 'answered';
			readonly status: number;
			readonly headers: Readonly<Record<string, string>>;
			readonly body: AnswerBody;
	  }
	| { readonly kind: 'broken'; readonly sent: Sent; readonly problem: Problem };

/** The decoded body of an answer, or why there is none. */
export type AnswerBody = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

/** A fault of the network, named by its code (`ECONNREFUSED`) and in words. */
export interface Problem {
	readonly code: string;
	readonly words: string;
	/** The certificate is not trusted: no repeat helps, and no bypass exists. */
	readonly untrusted: boolean;
	readonly cause?: unknown;
}

/**
 * Whether an operation may be sent again when nobody knows if it was carried out:
 * `always` for GET, the DELETE of a key and the resize; `until-sent` for POST /deployments, which has no idempotency key.
 */
export type Repeatable = 'always' | 'until-sent';

export type Verdict =
	/** A 2xx answer. Whether its body is usable is for the operation to say. */
	| 'accepted'
	/** Not executed, or safe to send again. */
	| 'repeat'
	/** The service said no; nothing was done. */
	| 'refused'
	/** It may have been carried out, or not. */
	| 'ambiguous'
	/** No repeat can help. */
	| 'hopeless';

/**
 * Puts one try into its class: by how far the body got, never by the error's code, for a reset in mid-upload and
 * one after it read the same.
 */
export function judge(attempt: Attempt, repeatable: Repeatable): Verdict {
	if (attempt.kind === 'broken') {
		if (attempt.problem.untrusted) return 'hopeless';
		return repeatable === 'always' || attempt.sent !== 'all' ? 'repeat' : 'ambiguous';
	}
	const { status, headers } = attempt;
	if (status >= 200 && status < 300) return 'accepted';
	if (status === 408 || status === 429) return 'repeat';
	if (status === 503 && headers['retry-after'] !== undefined) return 'repeat';
	if (status >= 500) return repeatable === 'always' ? 'repeat' : 'ambiguous';
	return 'refused';
}
