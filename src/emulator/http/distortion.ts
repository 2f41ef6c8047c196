import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Fault } from './faults.ts';
import { isObject } from './request-body.ts';
import type { ServiceResponse, WholeResponse } from './response.ts';

type Body = string | Buffer | object | undefined;

const toBuffer = (body: Body): Buffer => {
	if (Buffer.isBuffer(body)) return body;
	return Buffer.from(typeof body === 'object' ? JSON.stringify(body) : (body ?? ''));
};

const contentType = (body: Body): Record<string, string> => {
	if (body === undefined) return {};
	const isHtml = typeof body === 'string' && body.trimStart().startsWith('<');
	return { 'content-type': isHtml ? 'text/html' : 'application/json' };
};

export function cannedResponse(fault: Fault & { kind: 'answer' | 'early-answer' }): WholeResponse {
	const { status, headers = {}, body } = fault;
	const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
	return { status, headers: { ...contentType(body), ...lowered }, body: toBuffer(body) };
}

/** @param real the response of the real work, whose record `{id}` stands for. */
function cannedAfter(real: ServiceResponse, fault: Fault & { kind: 'answer' }): WholeResponse {
	const { body, headers, ...canned } = cannedResponse(fault);
	const id = idOf(real);
	const named = (text: string) => text.replaceAll('{id}', id);
	return {
		...canned,
		headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, named(value)])),
		body: body.includes('{id}') ? Buffer.from(named(body.toString('utf8'))) : body,
	};
}

function idOf({ body }: ServiceResponse): string {
	const record = recordOf(body);
	return isObject(record) && typeof record.id === 'string' ? record.id : '';
}

function recordOf(body: ServiceResponse['body']): unknown {
	try {
		return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined;
	} catch {
		return undefined;
	}
}

function override(response: ServiceResponse, record: unknown): ServiceResponse {
	if (!Buffer.isBuffer(response.body)) return response;
	const real = recordOf(response.body);
	const replaced = isObject(real) && isObject(record) ? { ...real, ...record } : record;
	return { ...response, body: Buffer.from(JSON.stringify(replaced) ?? '') };
}

function gzip(response: ServiceResponse, fault: Fault & { kind: 'gzip' }): ServiceResponse {
	const plain = fault.body === undefined && Buffer.isBuffer(response.body) ? response.body : toBuffer(fault.body);
	const packed = gzipSync(plain);
	const body = fault.truncated ? packed.subarray(0, Math.ceil(packed.length / 2)) : packed;
	return { ...response, headers: { ...response.headers, 'content-encoding': 'gzip' }, body };
}

function* endless(start: string): Generator<string> {
	yield start;
	const piece = 'x'.repeat(16 * 1024);
	for (;;) yield piece;
}

/** What a fault makes of the response that the real work gave. */
export function distort(response: ServiceResponse, fault: Fault | undefined): ServiceResponse {
	switch (fault?.kind) {
		case 'answer':
			return fault.afterCommit ? cannedAfter(response, fault) : cannedResponse(fault);
		case 'override':
			return override(response, fault.record);
		case 'gzip':
			return gzip(response, fault);
		case 'endless': {
			const start = response.headers['content-type'] === 'text/event-stream' ? 'data: {"type":"' : '{"id":"';
			return { ...response, body: Readable.from(endless(start)) };
		}
		default:
			return response;
	}
}
