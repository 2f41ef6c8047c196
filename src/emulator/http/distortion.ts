import type { Fault } from './faults.ts';
import { isObject } from './request-body.ts';
import type { ServiceResponse, WholeResponse } from './response.ts';

const toBuffer = (body: string | Buffer | object | undefined): Buffer => {
	if (Buffer.isBuffer(body)) return body;
	return Buffer.from(typeof body === 'object' ? JSON.stringify(body) : String(body ?? ''));
};

function contentType(body: unknown): Record<string, string> {
	if (body === undefined) return {};
	const isHtml = typeof body === 'string' && body.trimStart().startsWith('<');
	return { 'content-type': isHtml ? 'text/html' : 'application/json' };
}

/** @param id of what the real work has made: `{id}` stands for it. */
export function cannedResponse(fault: Fault & { kind: 'answer' }, id = ''): WholeResponse {
	const { status, headers = {}, body } = fault;
	const named = (text: string) => text.replaceAll('{id}', id);
	const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), named(value)]);
	const bytes = toBuffer(body);
	return {
		status,
		headers: { ...contentType(body), ...Object.fromEntries(own) },
		body: bytes.includes('{id}') ? Buffer.from(named(bytes.toString('utf8'))) : bytes,
	};
}

function recordOf({ body }: ServiceResponse): unknown {
	try {
		return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined;
	} catch {
		return undefined;
	}
}

/** What a fault makes of the response that the real work gave. */
export function distort(response: ServiceResponse, fault: Fault | undefined): ServiceResponse {
	const record = fault?.kind === 'answer' || fault?.kind === 'override' ? recordOf(response) : undefined;
	if (fault?.kind === 'alter') return fault.alter(response);
	if (fault?.kind === 'answer') {
		return cannedResponse(fault, isObject(record) && typeof record.id === 'string' ? record.id : '');
	}
	if (fault?.kind !== 'override' || !Buffer.isBuffer(response.body)) return response;
	const replaced = isObject(record) && isObject(fault.record) ? { ...record, ...fault.record } : fault.record;
	return { ...response, body: Buffer.from(JSON.stringify(replaced) ?? '') };
}
