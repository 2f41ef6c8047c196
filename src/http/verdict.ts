import { parseRetryAfter } from '../domain/backoff.ts';
import { isSentOnce, type Try } from './try.ts';

export type Verdict =
	/** A 2xx. The operation decides whether its body is usable. */
	| 'ok'
	/** Not executed, or safe to send again. */
	| 'retry'
	/** The service said no, or its certificate is not trusted: nothing was done, and no retry can help. */
	| 'refused'
	/** The request may or may not have been carried out, and must not be sent again. */
	| 'ambiguous';

/**
 * Judges one try by how much of the body was sent. The error's code does not help, because it is the same for a
 * connection reset during the upload and after it.
 */
export function verdictOn(tried: Try): Verdict {
	const isOnce = isSentOnce(tried.request);
	if (tried.kind === 'broken') {
		if (tried.problem.untrusted) return 'refused';
	} else {
		const { status, body } = tried;
		const isHalf = !body.ok && body.brokeOff === true;
		if (status >= 200 && status < 300) return isHalf && !isOnce ? 'retry' : 'ok';
		if (status < 500 && status !== 408 && status !== 429) return 'refused';
		if (status === 501 && !isOnce) return 'refused'; // it has no such operation (RFC 9110 §15.6.2)
	}
	return isOnce && mayBeExecuted(tried) ? 'ambiguous' : 'retry';
}

/**
 * Whether a try may have been carried out. Not if its last byte was not sent, and not if the service refuses it or says
 * that it was too busy (408, 429, a 503 with a usable `Retry-After`).
 */
export function mayBeExecuted(tried: Try): boolean {
	if (tried.sent !== 'all') return false;
	if (tried.kind === 'broken' || tried.status < 300) return true;
	const isBusy =
		tried.status === 503 && parseRetryAfter(tried.headers['retry-after'], tried.headers.date) !== undefined;
	return tried.status >= 500 && !isBusy;
}
