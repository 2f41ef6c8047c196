// What goes wrong in the action itself is never retried, and never called a fault of the network.
import { describe, expect, test } from '@jest/globals';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import type { Connection } from '../../../src/http/connection.ts';
import { send } from '../../../src/http/request.ts';
import { type ServiceRequest, tryOnce } from '../../../src/http/try.ts';
import { followEvents } from '../../../src/service/events/event-stream.ts';
import { aBody, aRequest, ENDLESS, response, serving, whenComplete } from '../../support/service-server/serving.ts';

const { serve, connect, pauses } = serving();
const END = '0\r\n\r\n';
const THROWN = [
	{ name: 'a TypeError', make: () => new TypeError('x is not a function') },
	{ name: 'an error with the code of a file', make: () => Object.assign(new Error('open'), { code: 'EMFILE' }) },
	{ name: 'an error with the code of a network', make: () => Object.assign(new Error('read'), { code: 'ECONNRESET' }) },
	{ name: 'a text', make: () => 'thrown' },
];

/** What a request to a server that accepts everything ends with, and how often the server was asked. */
async function endOf(
	more: Partial<ServiceRequest>,
	changes: (connection: Connection) => Partial<Connection> = () => ({}),
) {
	const debugged: string[] = [];
	let connections = 0;
	const url = await serve((socket, arrived) => {
		connections++;
		whenComplete(socket, arrived, END, () => socket.write(response(201, '{}')));
	});
	const connection = connect(url, { debug: (line) => debugged.push(line) });
	const failure: unknown = await send({ ...connection, ...changes(connection) }, aRequest(more)).catch(
		(thrown: unknown) => thrown,
	);
	return { failure, connections, debugged: debugged.join('\n') };
}

describe.each(THROWN)('$name', ({ make }) => {
	test.each([0, 1, 3])('by the body, at chunk %i: package', async (at) => {
		const thrown = make();
		const body = {
			contentType: 'text/plain',
			async *open() {
				for (let chunk = 0; chunk < 5; chunk++) {
					if (chunk === at) throw thrown;
					yield Buffer.from('x');
				}
			},
		};
		const { failure, connections, debugged } = await endOf({ body });
		expect(failure).toMatchObject({ kind: 'package', retryable: false, advice: expect.stringContaining('report') });
		expect(connections).toBeLessThanOrEqual(1);
		expect(pauses).toEqual([]);
		expect(debugged).toContain(thrown instanceof Error ? (thrown.stack as string) : thrown);
	});

	test('by what reads a stream: after the request, so nobody knows', async () => {
		const url = await serve((socket) => socket.write(response(200)));
		const trying = tryOnce(connect(url), aRequest({ method: 'GET', retry: 'idempotent' }), async () => {
			throw make();
		});
		const isTransport = (make() as { code?: string }).code !== undefined;
		if (!isTransport) await expect(trying).rejects.toMatchObject({ kind: 'ambiguous' });
		else await trying.catch(() => {});
	});
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
		resumes: false,
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

test('by the way to the network: it stays what it is, for nothing was sent', async () => {
	const openFresh = () => {
		throw new TypeError('no such option');
	};
	const { failure, connections } = await endOf({ body: aBody(['one']) }, () => ({ openFresh }));
	expect(failure).toBeInstanceOf(TypeError);
	expect(connections).toBe(0);
});

test('a header that cannot be sent is no fault of the network', async () => {
	const { failure, connections } = await endOf({ body: aBody(['one']) }, () => ({ apiKey: 'a\nb' }));
	expect(failure).toMatchObject({ kind: 'package', retryable: false });
	expect((failure as Error).message).not.toContain('a\nb');
	expect(connections).toBe(0);
});

test('by the log, before a retry: nothing was carried out', async () => {
	const url = await serve((socket, arrived) => whenComplete(socket, arrived, END, () => socket.write(response(429))));
	const note = () => {
		throw new TypeError('no log');
	};
	const sending = send(connect(url, { note }), aRequest({ body: aBody(['one']) }));
	await expect(sending).rejects.toThrow('no log');
});

test('a failure of the package stays what it is', async () => {
	const thrown = new StepFailure({ kind: 'package', message: 'gone', advice: 'Look.' });
	const body = {
		contentType: 'text/plain',
		async *open() {
			yield* ENDLESS;
		},
	};
	body.open = async function* () {
		yield Buffer.from('x');
		throw thrown;
	};
	expect((await endOf({ body })).failure).toBe(thrown);
});
