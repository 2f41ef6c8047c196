// What the emulator's `alter` can make of a real response: bodies as gateways and broken servers send them.
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Fault } from '../../src/emulator/emulator.ts';

type Response = Parameters<Extract<Fault, { kind: 'alter' }>['alter']>[0];

const alter = (change: (response: Response) => Response): Fault => ({ kind: 'alter', alter: change });
const bytesOf = ({ body }: Response): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Says a length that the body never reaches, then ends. */
export const TRUNCATED = alter((response) => {
	const length = String(bytesOf(response).length + 100);
	return { ...response, headers: { ...response.headers, 'content-length': length, connection: 'close' } };
});

const packed = (response: Response, body: Buffer): Response => ({
	...response,
	headers: { ...response.headers, 'content-encoding': 'gzip' },
	body,
});

/** In gzip, which was not asked for: the real body, or this one. */
export const gzip = (body?: string): Fault =>
	alter((response) => packed(response, gzipSync(body ?? bytesOf(response))));

export const HALF_GZIP = alter((response) => {
	const whole = gzipSync(bytesOf(response));
	return packed(response, whole.subarray(0, Math.ceil(whole.length / 2)));
});

function* endless(start: string): Generator<string> {
	yield start;
	const piece = 'x'.repeat(16 * 1024);
	for (;;) yield piece;
}

/** A body that never ends; of an event stream, a line that never ends. */
export const ENDLESS = alter((response) => {
	const start = response.headers['content-type'] === 'text/event-stream' ? 'data: {"type":"' : '{"id":"';
	return { ...response, body: Readable.from(endless(start)) };
});
