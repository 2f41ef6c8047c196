import type { Readable } from 'node:stream';
import type { ApiError } from './errors.ts';

/** The response of an operation, before any fault distorts it. A stream is sent piece by piece. */
export interface ServiceResponse {
	status: number;
	headers: Record<string, string>;
	body: Buffer | Readable;
}

/** A response whose body is known as a whole. */
export type WholeResponse = ServiceResponse & { body: Buffer };

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): WholeResponse => ({
	status,
	headers: { 'content-type': 'application/json', ...headers },
	body: Buffer.from(JSON.stringify(value)),
});

export const empty = (status: number): ServiceResponse => ({ status, headers: {}, body: Buffer.alloc(0) });

export const bytes = (status: number, contentType: string, body: Buffer): ServiceResponse => ({
	status,
	headers: { 'content-type': contentType },
	body,
});

/** Server-sent events (API §6): every chunk of the stream is one whole frame. */
export const eventStream = (frames: Readable): ServiceResponse => ({
	status: 200,
	headers: {
		'content-type': 'text/event-stream',
		'cache-control': 'no-cache',
		'x-sse-content-type': 'application/json',
	},
	body: frames,
});

export const refusal = (error: ApiError): ServiceResponse => json(error.status, error);

export const frame = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;
