import type { StepFailure } from '../domain/failures/failure.ts';
import { describeForeignBody, saysNotFound } from '../domain/records/service-error.ts';
import { isObject, parseJson } from '../domain/text/json.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import type { HttpResponse } from '../http/one-try.ts';
import { trySend } from '../http/request.ts';
import { type RequestText, requestFailure, unusableResponse } from '../http/request-failure.ts';
import { judgeConsent } from './consent.ts';

/** The outcome of deleting something. */
export type Deletion =
	/** `inDoubt`: the response to the try that deleted it was lost, and a retry found it gone. */
	| { readonly kind: 'deleted'; readonly inDoubt: boolean }
	/** It did not exist in the first place. */
	| { readonly kind: 'missing'; readonly failure: StepFailure };

export interface DeletionRequest extends CallOptions {
	readonly what: RequestText;
	/** What is deleted, in the word for it. */
	readonly noun: 'deployment' | 'key';
	readonly path: string;
	/** Checked by the caller: the one id that a response may name. */
	readonly id: string;
}

/**
 * DELETE of one resource. A response counts only if it must come from the service itself: a 2xx that
 * {@link judgeBody} accepts, or a 404 with the error body of §7. A proxy on the way could send any other 404 or 200.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
export async function deleteResource(connection: Connection, request: DeletionRequest): Promise<Deletion> {
	const { what, noun, id: _, ...options } = request;
	const retried = { retrySafety: 'idempotent-delete', wantsWhole: true } as const;
	const result = await trySend(connection, { method: 'DELETE', ...retried, what, ...options });
	if (result.kind === 'accepted') {
		const { response } = result;
		return response.status === 404 ? goneAfterDoubt(request, response) : deleted(request, response);
	}
	const { failure, response } = result;
	if (response?.status !== 404 || failure.kind !== 'rejected') throw failure;
	if (saysNotFound(failure.service)) return { kind: 'missing', failure };
	const { code = '', message = '' } = failure.service ?? {};
	throw failure.with({
		advice:
			code !== '' && message !== ''
				? `${failure.advice} This 404 is about something other than the ${noun}, and so tells nothing about it.`
				: `Check base-url, its path too: this 404 does not have the body of an error of the service, so it tells nothing about the ${noun}.`,
	});
}

/** A 404 to a retry, where an earlier try may have deleted the key. */
function goneAfterDoubt({ what }: DeletionRequest, response: HttpResponse): Deletion {
	const { service } = requestFailure(what, response, 'refused', 1);
	if (saysNotFound(service)) return { kind: 'deleted', inDoubt: true };
	throw requestFailure(what, response, 'ambiguous', 1);
}

function deleted({ what, noun, id }: DeletionRequest, response: HttpResponse): Deletion {
	const { status, body } = response;
	const judged = body.ok ? judgeBody(status, body.text, id, noun) : ({ kind: 'unclear', why: body.why } as const);
	switch (judged.kind) {
		case 'deleted':
			return { kind: 'deleted', inDoubt: false };
		case 'error':
			throw requestFailure(what, response, 'refused', 1);
		case 'denied':
			throw unusableResponse(what, status, judged.why);
		case 'foreign': {
			const failure = unusableResponse(what, status, judged.why);
			throw failure.with({ advice: `${failure.advice} ${what.ifAmbiguous ?? ''}`.trim(), cause: FOREIGN });
		}
		case 'unclear':
			throw unusableResponse(what, status, judged.why).with({
				kind: 'ambiguous',
				advice: what.ifAmbiguous ?? '',
				cause: UNCLEAR,
			});
	}
}

/** Cause of a failure whose 2xx response does not say whether it is done: nothing speaks against the next DELETE. */
export const UNCLEAR = 'unclear 2xx';

/** Cause of a failure whose 2xx response is none of the service's: a page of a gateway, which tells nothing. */
export const FOREIGN = 'foreign 2xx';

/** What a 2xx response says about the deletion. `why` is part of a sentence, and does not quote the body. */
export type DeletionBody =
	| { readonly kind: 'deleted' }
	/** The error body of §7, whatever the status. */
	| { readonly kind: 'error' }
	| { readonly kind: 'denied' | 'foreign' | 'unclear'; readonly why: string };

/**
 * The specification shows neither status nor body of the success (API §4.2). A 204 counts as one, and for a key another 2xx
 * without a body. So does a JSON object that says yes and nothing else, such as the generic OK response (API §2.4).
 * @param id the one id that the body may name.
 * @param noun what is deleted, in one word.
 */
export function judgeBody(status: number, text: string, id: string, noun: string): DeletionBody {
	if (status === 204) return { kind: 'deleted' };
	if (status === 202) return { kind: 'unclear', why: 'a 202 only promises that it will be done' };
	// A deployment can be looked at, a key cannot.
	if (text.trim() === '')
		return noun === 'deployment' ? { kind: 'unclear', why: 'its body is empty' } : { kind: 'deleted' };
	const json = parseJson(text);
	if (!isObject(json)) return { kind: 'foreign', why: describeForeignBody(text) };
	const consent = judgeConsent(json, { id });
	if (consent.kind === 'yes') return { kind: 'deleted' };
	if (consent.kind !== 'unclear') return consent;
	return { kind: 'unclear', why: `its body does not say that the ${noun} is gone` };
}
