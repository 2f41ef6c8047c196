// What goes wrong in the action itself is never retried, and never called a fault of the network.
import { expect, test } from '@jest/globals';
import { send } from '../../../src/http/request.ts';
import { followEvents } from '../../../src/service/events/event-stream.ts';
import { aBody, aRequest, response, serving, whenComplete } from '../../support/service-server/serving.ts';

const { serve, connect, pauses } = serving();
const END = '0\r\n\r\n';

/** A server that accepts everything, and how often it was asked. */
async function accepting() {
	const seen = { connections: 0, url: '' };
	seen.url = await serve((socket, arrived) => {
		seen.connections++;
		whenComplete(socket, arrived, END, () => socket.write(response(201, '{}')));
	});
	return seen;
}

/** A body that throws at its third chunk. */
const throwing = (thrown: unknown) => ({
	contentType: 'text/plain',
	async *open() {
		yield* [Buffer.from('x'), Buffer.from('y')];
		throw thrown;
	},
});

test.each([
	['a TypeError', new TypeError('x is not a function')],
	['an error with the code of a network', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
	['a text', 'thrown'],
])('%s by the body: package', async (_, thrown) => {
	const debugged: string[] = [];
	const server = await accepting();
	const connection = connect(server.url, { debug: (line) => debugged.push(line) });
	await expect(send(connection, aRequest({ body: throwing(thrown) }))).rejects.toMatchObject({
		kind: 'package',
		retryable: false,
		advice: expect.stringContaining('report'),
	});
	expect(server.connections).toBeLessThanOrEqual(1);
	expect(pauses).toEqual([]);
	expect(debugged.join('\n')).toContain(thrown instanceof Error ? thrown.stack : thrown);
});

test('by who takes an event: the stream is not opened again', async () => {
	let connections = 0;
	const url = await serve((socket) => {
		connections++;
		socket.end('HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\ndata: x\n\n');
	});
	const following = followEvents(connect(url), {
		what: { doing: 'Following', request: 'GET /x', ifAmbiguous: '' },
		path: () => '/x',
		signal: new AbortController().signal,
		leftMs: () => 60_000,
		opened() {},
		take() {
			throw new TypeError('no such thing');
		},
	});
	await expect(following).rejects.toMatchObject({ name: 'StepFailure', kind: 'ambiguous', retryable: false });
	expect(connections).toBe(1);
});

test('a header that cannot be sent is no fault of the network, and is not quoted', async () => {
	const server = await accepting();
	const failure: unknown = await send(
		connect(server.url, { apiKey: 'a\nb' }),
		aRequest({ body: aBody(['one']) }),
	).catch((thrown: unknown) => thrown);
	expect(failure).toMatchObject({ kind: 'package', retryable: false });
	expect((failure as Error).message).not.toContain('a\nb');
	expect(server.connections).toBe(0);
});
