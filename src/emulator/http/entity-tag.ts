import { createHash } from 'node:crypto';
import type { Fault } from './faults.ts';
import type { ServiceResponse } from './response.ts';

/**
 * What is sent of a tagged response (RFC 9110 §13.1.2): its entity tag is made of the bytes that are sent, a fault's
 * record too, so that a record which a fault has changed is another one. Where a fault is to break the body of the
 * response, that is sent whole and without a tag.
 */
export function conditional(
	response: ServiceResponse,
	fault: Fault | undefined,
	ifNoneMatch: string | undefined,
): ServiceResponse {
	const isWhole = fault === undefined || fault.kind === 'override' || fault.kind === 'delay';
	if (!response.tagged || !isWhole || !Buffer.isBuffer(response.body)) return response;
	const etag = `"${createHash('sha256').update(response.body).digest('hex').slice(0, 32)}"`;
	const headers = { ...response.headers, etag };
	const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
	if (!known.includes(etag) && !known.includes('*')) return { ...response, headers };
	return { status: 304, headers: { etag }, body: Buffer.alloc(0) };
}
