import type { Readable } from 'node:stream';
import type { ApiError } from './errors.ts';

/** What an operation answers, before any fault distorts it. A stream is sent piece by piece. */
export interface Answer {
	status: number;
	headers: Record<string, string>;
	body: Buffer | Readable;
	/** It carries an entity tag, and is not sent to who has it already. */
	tagged?: boolean;
	/** Send the headers only together with the first piece of the stream. */
	lateHeaders?: boolean;
}

/** An answer whose body is known as a whole. */
export type WholeAnswer = Answer & { body: Buffer };

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): WholeAnswer => ({
	status,
	headers: { 'content-type': 'application/json', ...headers },
	body: Buffer.from(JSON.stringify(value)),
});

export const empty = (status: number): Answer => ({ status, headers: {}, body: Buffer.alloc(0) });

export const bytes = (status: number, contentType: string, body: Buffer): Answer => ({
	status,
	headers: { 'content-type': contentType },
	body,
});

/** Server-sent events (API §6): every chunk of the stream is one whole frame. */
export const eventStream = (frames: Readable, lateHeaders = false): Answer => ({
	status: 200,
	headers: {
		'content-type': 'text/event-stream',
		'cache-control': 'no-cache',
		'x-sse-content-type': 'application/json',
	},
	body: frames,
	lateHeaders,
});

export const refusal = (error: ApiError): Answer => json(error.status, error);

export const frame = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;
