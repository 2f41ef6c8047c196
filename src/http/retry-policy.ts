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

/** The decoded body of an answer, or why there is none. `brokeOff`: another try may bring it whole. */
export type AnswerBody =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly why: string; readonly brokeOff?: boolean };

/** A fault of the network, named by its code (`ECONNREFUSED`) and in words. */
export interface Problem {
	readonly code: string;
	readonly words: string;
	/** The certificate is not trusted: no repeat helps, and no bypass exists. */
	readonly untrusted: boolean;
	readonly cause?: unknown;
}

/**
 * Whether an operation may be sent again when nobody knows if it was carried out: `always` for a GET and the resize;
 * `until-gone` for the DELETE of a key, too, whose repeat finds nothing where the first try was carried out;
 * `until-sent` for POST /deployments, which has no idempotency key.
 */
export type Repeatable = 'always' | 'until-gone' | 'until-sent';

export type Verdict =
	/** A 2xx answer, or one that says as much. Whether its body is usable is for the operation to say. */
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
 * @param doubt whether an earlier try of the same request may have been carried out.
 * @param conditional whether it was asked for only if it has changed: to nothing else can a 304 be an answer.
 */
export function judge(attempt: Attempt, repeatable: Repeatable, { doubt = false, conditional = false } = {}): Verdict {
	if (attempt.kind === 'answered') {
		const { status } = attempt;
		if (status >= 200 && status < 300) return 'accepted';
		if (status === 304 && conditional) return 'accepted';
		if (status === 404 && doubt && repeatable === 'until-gone') return 'accepted';
		if (status < 500 && status !== 408 && status !== 429) return 'refused';
		// Not implemented (RFC 9110 §15.6.2): nothing was done, and no repeat helps.
		if (status === 501) return 'refused';
	} else if (attempt.problem.untrusted) return 'hopeless';
	return repeatable === 'until-sent' && mayBeDone(attempt) ? 'ambiguous' : 'repeat';
}

/** Whether an answer came in part. */
export function brokeOff(attempt: Attempt): boolean {
	return attempt.kind === 'answered' && !attempt.body.ok && attempt.body.brokeOff === true;
}

/** Whether a try that was not accepted may have been carried out all the same. */
export function mayBeDone(attempt: Attempt): boolean {
	if (attempt.kind === 'broken') return attempt.sent === 'all';
	return attempt.status >= 500 && !(attempt.status === 503 && attempt.headers['retry-after'] !== undefined);
}
