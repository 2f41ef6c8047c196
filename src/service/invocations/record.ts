import { type InvocationRecord, parseInvocation } from '../../domain/records/invocation.ts';
import type { Connection } from '../../http/connection.ts';
import { readJson } from '../../http/response-body.ts';
import type { HttpResponse } from '../../http/verdict.ts';

/** Bytes of a response with a record, 40 MiB: an output of 16 MiB with its quotes escaped, and the payload. */
export const LARGEST_RECORD = 41_943_040;

/** The record that a response brought. */
export type ReadInvocation =
	| { readonly kind: 'record'; readonly record: InvocationRecord }
	/** `why`: the end of a sentence; quotes nothing of the response but an id. */
	| { readonly kind: 'malformed'; readonly why: string };

export function readInvocation({ holdsSecret }: Connection, response: HttpResponse): ReadInvocation {
	const read = readJson(response);
	if (!read.ok) return { kind: 'malformed', why: read.why };
	const parsed = parseInvocation(read.json);
	if (!parsed.ok) return { kind: 'malformed', why: parsed.why };
	if (holdsSecret?.(parsed.record.id)) return { kind: 'malformed', why: 'the record\'s "id" contains a secret' };
	return { kind: 'record', record: parsed.record };
}
