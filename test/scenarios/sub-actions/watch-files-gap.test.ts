// What watch-files does if its stream ends or breaks (API §6 does not define the end of a stream).
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { EVENT_STREAM, frame, type RawServer, startRawServer } from '../deploy/raw-stream.ts';
import { callScenario } from './calling.ts';

const scenario = callScenario('watch-files');
let server: RawServer;

afterEach(() => server?.close());

async function watch(respond: (response: ServerResponse, number: number) => void, more: Record<string, string> = {}) {
	server = await startRawServer(respond);
	const inputs = { 'base-url': server.url, 'browser-id': 'b', 'watch-id': 'w', 'until-path': '/end', ...more };
	const finished = await scenario.run({ with: inputs });
	const gaps = finished.stdout.match(/there may be a gap\. Try/g)?.length ?? 0;
	return { ...finished, gaps, errors: annotations(finished.stdout) };
}

/** Ends a stream after its last piece: properly, in the middle of a chunk, or with a reset. */
const ENDS = {
	ended: (response: ServerResponse, text: string) => response.end(text),
	'was cut off': (response: ServerResponse, text: string) => response.write(text, () => response.socket?.end()),
	'was reset': (response: ServerResponse, text: string) =>
		response.write(text, () => response.socket?.resetAndDestroy()),
} as const;

const open = (response: ServerResponse) => response.writeHead(200, EVENT_STREAM);

test.each(Object.entries(ENDS))('the stream %s: it is opened again, and the log tells of a gap', async (_, end) => {
	const { code, outputs, gaps, stdout, summary } = await watch((response, number) => {
		if (number === 1) end(open(response), frame('/a'));
		else open(response).write(frame('/end'));
	});
	expect(code).toBe(0);
	expect(gaps).toBe(1);
	expect(stdout).toContain('The stream is open again; there may be a gap before this');
	expect(summary).toContain('connected again 1 time: some events may be missing');
	expect(server.requests).toHaveLength(2);
	expect(JSON.parse(outputs.matched ?? '').path).toBe('/end');
	expect(Number(outputs.count)).toBeGreaterThanOrEqual(1); // a reset may overtake the event before it
});

test('half an event at the end of a stream is none', async () => {
	const { outputs } = await watch((response, number) => {
		if (number === 1) open(response).end('data: {"type":"CREATE","path":"/end"}\n');
		else open(response).write(frame('/end'));
	});
	expect(outputs.count).toBe('1');
	expect(server.requests).toHaveLength(2);
});

test('streams that end without an event are opened again four times, and no more', async () => {
	const { code, errors, gaps, outputs } = await watch((response) => open(response).end());
	expect(code).toBe(1);
	expect(server.requests).toHaveLength(5);
	expect(gaps).toBe(4);
	expect(errors).toHaveLength(1);
	expect(errors[0]?.message).toMatch(/the stream ended, at the last of 5 connections in a row that brought no event/);
	expect(outputs).toMatchObject({ count: '0', matched: '' });
});

test('malformed events do not make a connection useful', async () => {
	const { code } = await watch((response) => open(response).end('data: x\n\n'));
	expect(code).toBe(1);
	expect(server.requests).toHaveLength(5);
});

test('after an event the count starts anew', async () => {
	const { code, outputs } = await watch((response, number) => {
		open(response).end(number === 8 ? frame('/end') : number === 4 ? frame('/a') : '');
	});
	expect({ code, count: outputs.count }).toEqual({ code: 0, count: '2' });
	expect(server.requests).toHaveLength(8);
});

test('a 404 on connecting again means that the watch was stopped', async () => {
	const { code, errors, outputs } = await watch((response, number) => {
		if (number === 1) open(response).end(frame('/a'));
		else response.writeHead(404).end('{"code":"not_found","message":"no such watch"}');
	});
	expect(code).toBe(1);
	expect(errors[0]).toMatchObject({
		message: expect.stringContaining('Watch w was stopped'),
		properties: { title: 'Watching the files: stopped' },
	});
	expect(outputs.count).toBe('1');
	expect(server.requests).toHaveLength(2);
});

test("a gateway's 404 on connecting again says nothing of the watch", async () => {
	const { code, errors } = await watch((response, number) => {
		if (number === 1) open(response).end(frame('/a'));
		else response.writeHead(404, { 'content-type': 'text/html' }).end('<html>not here</html>');
	});
	expect(code).toBe(1);
	expect(errors[0]?.message).not.toContain('was stopped');
	expect(errors[0]?.message).toContain('responded with 404');
});

test('another refusal on connecting again is told as it is', async () => {
	const { code, errors } = await watch((response, number) => {
		if (number === 1) open(response).end(frame('/a'));
		else response.writeHead(401).end('{"code":"unauthorized","message":"expired"}');
	});
	expect(code).toBe(1);
	expect(errors[0]?.message).toMatch(/401 unauthorized: expired.*Check api-key/);
});

test('a 503 with Retry-After, a reset before the headers, and then the stream', async () => {
	const { code, gaps } = await watch((response, number) => {
		if (number === 1) response.writeHead(503, { 'retry-after': '1' }).end();
		else if (number === 2) response.socket?.resetAndDestroy();
		else open(response).write(frame('/end'));
	});
	expect(code).toBe(0);
	expect(gaps).toBe(2);
	expect(server.requests).toHaveLength(3);
});

test('Retry-After beyond the time-out fails at once', async () => {
	const { code, errors } = await watch((response) => response.writeHead(429, { 'retry-after': '600' }).end());
	expect(code).toBe(1);
	expect(errors[0]?.message).toMatch(/asks to wait 10 min 00 s.*"timeout"/);
	expect(server.requests).toHaveLength(1);
});

test('the time-out holds while the stream keeps ending', async () => {
	const { code, errors } = await watch((response, number) => open(response).end(frame(`/n${number}`)), {
		timeout: '15',
	});
	expect(code).toBe(1);
	expect(errors[0]?.message).toMatch(/^Waited 15 s/);
});

describe('the time is over without a connection: a failure, whatever fail-on-timeout says', () => {
	const FINE = { timeout: '8', 'fail-on-timeout': 'false' };
	const fails = (finished: Awaited<ReturnType<typeof scenario.run>>, says: RegExp) => {
		const errors = annotations(finished.stdout);
		expect({ code: finished.code, notices: annotations(finished.stdout, 'notice') }).toEqual({ code: 1, notices: [] });
		expect(errors).toHaveLength(1);
		expect(errors[0]?.message).toMatch(says);
		expect(finished.summary).not.toMatch(/which is fine|has not begun to respond/);
	};
	const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();

	test('a 503 whose body never ends', async () =>
		fails(
			await watch((response) => response.writeHead(503).write('{'), FINE),
			/responded with 503.*Then the time was over/,
		));

	test('every connection is refused', async () => {
		const inputs = { 'base-url': 'http://127.0.0.1:1', 'browser-id': 'b', 'watch-id': 'w', ...FINE };
		fails(await scenario.run({ with: inputs }), /\(ECONNREFUSED\)/);
	});

	test('a TLS handshake that gets no response', async () => {
		const sockets: Socket[] = [];
		const silent = createServer((socket) => sockets.push(socket.on('error', () => {})));
		await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
		const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`;
		const inputs = { 'base-url': url, 'browser-id': 'b', 'watch-id': 'w', ...FINE };
		fails(await scenario.run({ with: inputs }), /the time was over before a connection to the service stood/);
		for (const socket of sockets) socket.destroy();
		silent.close();
	});

	test.each<[what: string, respond: (response: ServerResponse, number: number) => void]>([
		['a response that is awaited, after a reset', (response, number) => (number === 1 ? reset(response) : undefined)],
		[
			'an open stream, after a 503',
			(response, number) => {
				if (number === 1) response.writeHead(503).end();
				else open(response).flushHeaders();
			},
		],
		['a stream that ends, again and again', (response, number) => open(response).end(frame(`/n${number}`))],
	])('but %s, is a connection', async (_, respond) => {
		const { code, errors, stdout } = await watch(respond, FINE);
		expect({ code, errors }).toEqual({ code: 0, errors: [] });
		expect(annotations(stdout, 'notice')[0]?.message).toMatch(/^Waited 8\.0 s .*fail-on-timeout is false/);
	});
});
