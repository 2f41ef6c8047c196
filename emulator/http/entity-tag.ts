import { createHash } from 'node:crypto';
import type { Fault } from './faults.ts';
import type { Answer } from './response.ts';

/**
 * What is sent of a tagged answer (RFC 9110 §13.1.2): its entity tag is made of the bytes that are answered, a fault's
 * record too, so that a record which a fault has changed is another one. Where a fault is to break the body of the
 * answer, that is sent whole and without a tag.
 */
export function conditional(answer: Answer, fault: Fault | undefined, ifNoneMatch: string | undefined): Answer {
	const isWhole = fault === undefined || fault.kind === 'override' || fault.kind === 'delay';
	if (!answer.tagged || !isWhole || !Buffer.isBuffer(answer.body)) return answer;
	const etag = `"${createHash('sha256').update(answer.body).digest('hex').slice(0, 32)}"`;
	const headers = { ...answer.headers, etag };
	const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
	if (!known.includes(etag) && !known.includes('*')) return { ...answer, headers };
	return { status: 304, headers: { etag }, body: Buffer.alloc(0) };
}
