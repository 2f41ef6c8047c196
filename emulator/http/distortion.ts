import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Fault } from './faults.ts';
import { isObject } from './request-body.ts';
import type { Answer, WholeAnswer } from './response.ts';

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

export function cannedAnswer(fault: Fault & { kind: 'answer' | 'early-answer' }): WholeAnswer {
	const { status, headers = {}, body } = fault;
	const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
	return { status, headers: { ...contentType(body), ...lowered }, body: toBuffer(body) };
}

/** @param real the answer of the real work, whose record `{id}` stands for. */
function cannedAfter(real: Answer, fault: Fault & { kind: 'answer' }): WholeAnswer {
	const { body, headers, ...canned } = cannedAnswer(fault);
	const id = idOf(real);
	const named = (text: string) => text.replaceAll('{id}', id);
	return {
		...canned,
		headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, named(value)])),
		body: body.includes('{id}') ? Buffer.from(named(body.toString('utf8'))) : body,
	};
}

function idOf({ body }: Answer): string {
	const record = recordOf(body);
	return isObject(record) && typeof record.id === 'string' ? record.id : '';
}

function recordOf(body: Answer['body']): unknown {
	try {
		return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined;
	} catch {
		return undefined;
	}
}

function override(answer: Answer, record: unknown): Answer {
	if (!Buffer.isBuffer(answer.body)) return answer;
	const real = recordOf(answer.body);
	const replaced = isObject(real) && isObject(record) ? { ...real, ...record } : record;
	return { ...answer, body: Buffer.from(JSON.stringify(replaced) ?? '') };
}

function gzip(answer: Answer, fault: Fault & { kind: 'gzip' }): Answer {
	const plain = fault.body === undefined && Buffer.isBuffer(answer.body) ? answer.body : toBuffer(fault.body);
	const packed = gzipSync(plain);
	const body = fault.truncated ? packed.subarray(0, Math.ceil(packed.length / 2)) : packed;
	return { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body };
}

function* endless(start: string): Generator<string> {
	yield start;
	const piece = 'x'.repeat(16 * 1024);
	for (;;) yield piece;
}

/** What a fault makes of the answer that the real work gave. */
export function distort(answer: Answer, fault: Fault | undefined): Answer {
	switch (fault?.kind) {
		case 'answer':
			return fault.afterCommit ? cannedAfter(answer, fault) : cannedAnswer(fault);
		case 'override':
			return override(answer, fault.record);
		case 'gzip':
			return gzip(answer, fault);
		case 'endless': {
			if (!Buffer.isBuffer(answer.body)) answer.body.destroy();
			const start = answer.headers['content-type'] === 'text/event-stream' ? 'data: {"type":"' : '{"id":"';
			return { ...answer, body: Readable.from(endless(start)) };
		}
		default:
			return answer;
	}
}
