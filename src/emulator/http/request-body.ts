import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { invalid, tooLarge } from './errors.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** Largest body that is accepted, in bytes. */
const MAX_BODY = 2 * 1024 * 1024 * 1024;
/** Largest JSON body, in bytes. */
const MAX_JSON = 16 * 1024 * 1024;

export interface Interruption {
	/** How many bytes of the body may arrive; a shorter body is interrupted at its end. */
	bytes: number;
	act(): void;
}

/**
 * Reads the body at the operation's own pace and records it on the way. Once the operation no longer reads, the rest is
 * still taken off the wire and recorded, so that a client that sends before it listens sees the response.
 */
export function receiveBody(request: IncomingMessage, record: RecordedRequest, interruption?: Interruption): Readable {
	const body = new PassThrough();
	let interrupted = false;
	const interrupt = () => {
		interrupted = true;
		body.destroy(new Error('the connection was interrupted'));
		interruption?.act();
	};
	const clientLeft = () => body.destroy(new Error('the client went away'));
	request.on('data', (chunk: Buffer) => {
		record.receive(chunk);
		if (interrupted) return;
		if (interruption && record.bodyBytes >= interruption.bytes) interrupt();
		else if (record.bodyBytes > MAX_BODY) body.destroy(tooLarge(MAX_BODY));
		else if (!body.destroyed && !body.write(chunk)) request.pause();
	});
	request.on('end', () => {
		record.complete = request.complete;
		if (interruption && !interrupted) interrupt();
		else if (!body.destroyed) body.end();
	});
	request.on('error', clientLeft);
	request.on('close', () => {
		if (!request.complete) clientLeft();
	});
	body.on('drain', () => request.resume());
	body.on('close', () => {
		if (!interrupted) request.resume();
	});
	// An operation that does not read its body must not die of a client that hangs up.
	body.on('error', () => undefined);
	return body;
}

/** Reads a JSON object; no body at all counts as an empty one. */
export async function readObject(body: Readable): Promise<Record<string, unknown>> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > MAX_JSON) throw tooLarge(MAX_JSON);
		chunks.push(chunk);
	}
	const text = Buffer.concat(chunks).toString('utf8');
	if (text.trim() === '') return {};
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw invalid('the body is not valid JSON');
	}
	if (!isObject(value)) throw invalid('the body is not a JSON object');
	return value;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
