// Interim responses that nobody asked for (RFC 9110 §15.2) are passed over, wherever they come.
import { describe, expect, test } from '@jest/globals';
import { send } from '../../../src/http/request.ts';
import { tryOnce } from '../../../src/http/try.ts';
import { aBody, aRequest, response, serving, whenComplete } from '../../support/service-server/serving.ts';

const { serve, connect } = serving();
const OK = response(201, '{"id":"d"}');
const INTERIM = [
	{ name: '100', text: 'HTTP/1.1 100 Continue\r\n\r\n' },
	{ name: '100 with headers', text: 'HTTP/1.1 100 Continue\r\nX: y\r\nRetry-After: 9\r\n\r\n' },
	{ name: '102', text: 'HTTP/1.1 102 Processing\r\n\r\n' },
	{ name: '103', text: 'HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n' },
	{ name: '199', text: 'HTTP/1.1 199 X\r\n\r\n' },
	{ name: 'several', text: 'HTTP/1.1 103 X\r\n\r\nHTTP/1.1 100 X\r\n\r\nHTTP/1.1 103 X\r\n\r\n' },
];

describe.each(INTERIM)('$name', ({ text }) => {
	const accepted = { kind: 'response', status: 201, body: { ok: true, text: '{"id":"d"}' } };
	const post = () => aRequest({ body: aBody(['one', 'two', 'three']) });
	const END = '0\r\n\r\n';

	test('on the headers of a POST', async () => {
		const url = await serve((socket, arrived) => {
			socket.write(text);
			whenComplete(socket, arrived, END, () => socket.write(OK));
		});
		expect(await tryOnce(connect(url), post())).toMatchObject({ ...accepted, sent: 'all' });
	});

	test('after all was sent', async () => {
		const url = await serve((socket, arrived) =>
			whenComplete(socket, arrived, END, () => socket.write(text, () => setImmediate(() => socket.write(OK)))),
		);
		expect(await tryOnce(connect(url), post())).toMatchObject({ ...accepted, sent: 'all' });
	});

	test('in one piece with the response', async () => {
		const url = await serve((socket, arrived) => whenComplete(socket, arrived, END, () => socket.write(text + OK)));
		expect(await tryOnce(connect(url), post())).toMatchObject(accepted);
	});

	test('byte by byte', async () => {
		const url = await serve((socket, arrived) =>
			whenComplete(socket, arrived, END, () => {
				const bytes = [...(text + OK)];
				const next = () => {
					const byte = bytes.shift();
					if (byte !== undefined) socket.write(byte, () => setImmediate(next));
				};
				next();
			}),
		);
		expect(await tryOnce(connect(url), post())).toMatchObject(accepted);
	});

	test('on a GET, and the next one', async () => {
		const url = await serve((socket, arrived) => {
			let from = 0;
			const next = () => {
				from = arrived().length;
				socket.write(text + response(200, '{}'));
			};
			socket.on('data', () => arrived().length > from && next());
			next();
		});
		const aGet = aRequest({ method: 'GET', retry: 'idempotent' });
		const connection = connect(url);
		expect(await send(connection, aGet)).toMatchObject({ status: 200 });
		expect(await send(connection, aGet)).toMatchObject({ status: 200 });
	});

	test('and then the end: a break like any other', async () => {
		const url = await serve((socket, arrived) => whenComplete(socket, arrived, END, () => socket.end(text)));
		expect(await tryOnce(connect(url), post())).toMatchObject({ kind: 'broken', sent: 'all' });
	});
});
