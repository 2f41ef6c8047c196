// The one way to the service: what is repeated, how often, after which pause, and what ends it.
import { describe, expect, test } from '@jest/globals';
import { Interrupted } from '../../../src/domain/failures/interruption.ts';
import { send } from '../../../src/http/request.ts';
import { aBody, aRequest, response, serving, whenComplete } from '../../support/service-server/serving.ts';

const { serve, connect, pauses, notes } = serving();
const END = '0\r\n\r\n';

/** A server that gives the n-th request the n-th response, and the last one to all that follow. `null`: it resets. */
async function responding(...responses: (string | null)[]) {
	const seen: string[] = [];
	const url = await serve((socket, arrived) => {
		let from = 0;
		const next = () => {
			seen.push(arrived().slice(from));
			from = arrived().length;
			const text = responses[Math.min(seen.length, responses.length) - 1] ?? null;
			if (text === null) return socket.resetAndDestroy();
			if (text === HALF) socket.end(text);
			else socket.write(text);
		};
		const isGet = !arrived().startsWith('POST');
		if (isGet) {
			socket.on('data', () => arrived().length > from && next());
			next();
		} else whenComplete(socket, arrived, END, next);
	});
	return { url, seen };
}

const OK = response(200, '{}');
const BUSY = response(503, '', 'Retry-After: 0\r\n');
const BROKEN = response(500);
const HOUR = response(503, '', 'Retry-After: 3600\r\n');
const HALF = 'HTTP/1.1 200 X\r\nContent-Length: 9\r\nConnection: close\r\n\r\n{"ok"';

test('a body is opened anew for each try, and arrives whole each time', async () => {
	const { url, seen } = await responding(BUSY, BUSY, OK);
	const body = aBody(['one', 'two']);
	await send(connect(url), aRequest({ body }));
	expect(body.opened).toBe(3);
	expect(seen.map((request) => request.endsWith(`3\r\none\r\n3\r\ntwo\r\n${END}`))).toEqual([true, true, true]);
});

const failed = (failure: object, maybeDone: boolean) => ({ name: 'StepFailure', ...failure, maybeDone });
test.each<[what: string, given: (string | null)[], tries: number, ends: object]>([
	['a POST, busy once', [BUSY, OK], 2, { kind: 'response', status: 200 }],
	['a POST, busy for ever', [BUSY], 5, failed({ kind: 'rejected', retryable: true }, false)],
	['a POST, 500', [BROKEN, OK], 1, failed({ kind: 'ambiguous', retryable: false }, true)],
	['a POST, reset after the end', [null, OK], 1, failed({ kind: 'ambiguous' }, true)],
	['a POST, busy, then 500', [BUSY, BROKEN, OK], 2, failed({ kind: 'ambiguous' }, true)],
	['a GET, 500 once', [BROKEN, OK], 2, { kind: 'response', status: 200 }],
	['a GET, a body that breaks off', [HALF, OK], 2, { kind: 'response', body: { ok: true, text: '{}' } }],
	['a GET, reset for ever', [null], 5, failed({ kind: 'network', retryable: true }, true)],
	['a GET, 500 for ever', [BROKEN], 5, failed({ kind: 'rejected', retryable: true }, true)],
	['a GET, 404', [response(404), OK], 1, failed({ kind: 'rejected' }, false)],
	['a GET, busy, then 404', [BUSY, response(404)], 2, failed({ kind: 'rejected' }, false)],
	['a GET, reset, then 404', [null, response(404)], 2, failed({ kind: 'rejected' }, true)],
	['a GET, reset, then asked for an hour', [null, HOUR], 2, failed({ kind: 'rejected' }, true)],
])('how often, and whether a try may have been carried out: %s', async (what, given, tries, ends) => {
	const { url, seen } = await responding(...given);
	const spec = aRequest(what.startsWith('a POST') ? { body: aBody(['x']) } : { method: 'GET' });
	expect(await send(connect(url), spec).catch((thrown: unknown) => thrown)).toMatchObject(ends);
	expect([seen.length, pauses.length, notes.length]).toEqual([tries, tries - 1, tries - 1]);
});

const aGet = aRequest({ method: 'GET' });

test('the pauses grow, and are announced', async () => {
	const { url } = await responding(BROKEN);
	await expect(send(connect(url), aGet)).rejects.toThrow('on the last of 5 tries');
	expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
	expect(notes[0]).toBe('Trying: the service responded with 500: the body is empty. Try 2 of 5 in 500 ms.');
});

describe('Retry-After', () => {
	test.each([
		{ header: 'Retry-After: 7', pause: 7_000 },
		{ header: 'Retry-After: Sun, 06 Nov 1994 08:49:47 GMT\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT', pause: 10_000 },
	])('$header: $pause ms', async ({ header, pause }) => {
		const { url } = await responding(response(429, '', `${header}\r\n`), OK);
		await send(connect(url), aGet);
		expect(pauses).toEqual([pause]);
	});

	test('longer than what is left fails at once', async () => {
		const { url, seen } = await responding(response(429, '', 'Retry-After: 61\r\n'), OK);
		const message = expect.stringContaining('asks to wait 1 min 01 s, but only 1 min 00 s');
		const asked = { kind: 'rejected', retryable: true, cause: 'Retry-After', service: { status: 429 }, message };
		await expect(send(connect(url), aGet)).rejects.toMatchObject(asked);
		expect([seen.length, pauses.length]).toEqual([1, 0]);
	});
});

test('where nobody asks to wait, a try is repeated however little time is left', async () => {
	const { url, seen } = await responding(null, OK);
	await send(connect(url), { ...aGet, leftMs: () => -1 });
	expect(seen).toHaveLength(2);
});

test.each([
	{ name: 'after a busy service', given: BUSY, maybeDone: false },
	{ name: 'after a try that may have been carried out', given: null, maybeDone: true },
])('an abort during a pause $name: $maybeDone', async ({ given, maybeDone }) => {
	const { url } = await responding(given);
	const controller = new AbortController();
	const connection = connect(url, { note: () => controller.abort(new Interrupted('deadline')) });
	const request = aRequest({ method: 'DELETE', signal: controller.signal });
	await expect(send(connection, request)).rejects.toMatchObject({ name: 'Interrupted', by: 'deadline', maybeDone });
});

test('no redirect is followed, and neither the key nor the body of a response is in the error', async () => {
	const other = await responding(OK);
	const page = '<html>Bearer key-of-somebody</html>';
	const { url } = await responding(response(307, page, `Location: ${other.url}/\r\n`));
	const thrown: unknown = await send(connect(url, { apiKey: 'sk-hunter2' }), aGet).catch((error: unknown) => error);
	expect(thrown).toMatchObject({ kind: 'rejected', advice: expect.stringContaining('Redirects are not followed') });
	expect(JSON.stringify(thrown) + (thrown as Error).message).not.toMatch(/hunter2|key-of-somebody/);
	expect(other.seen).toEqual([]);
});

test('a request that is sent once has a connection of its own for each try, however many stand', async () => {
	const seen: string[] = [];
	const url = await serve((socket, arrived, number) => {
		let from = 0;
		const next = () => {
			const text = arrived().slice(from);
			if (text.startsWith('POST') && !text.endsWith(END)) return;
			from = arrived().length;
			seen.push(`${text.slice(0, 4).trim()} ${number}`);
			socket.write(seen.at(-1) === 'POST 2' ? BUSY : OK);
		};
		socket.on('data', next);
		next();
	});
	const connection = connect(url);
	for (const request of [aGet, aRequest({ body: aBody(['x']) }), aGet]) await send(connection, request);
	expect(seen).toEqual(['GET 1', 'POST 2', 'POST 3', 'GET 1']);
});

test("each try is a line of the debug log, with the service's id of it", async () => {
	const { url } = await responding(response(503, '', 'X-Request-Id: 4f\r\nRetry-After: 0\r\n'), null, OK);
	const lines: string[] = [];
	await send(connect(url, { debug: (line) => lines.push(line.replace(/ in [\d.]+ m?s/, '')) }), aGet);
	expect(lines).toEqual(['GET /x: 503 (request 4f)', 'GET /x: the connection was reset (ECONNRESET)', 'GET /x: 200']);
});

describe('a bug of the action is never retried, and never called a fault of the network', () => {
	const throwing = (thrown: unknown) => ({
		contentType: 'text/plain',
		async *open() {
			yield* [Buffer.from('x'), Buffer.from('y')];
			throw thrown;
		},
	});
	const coded = Object.assign(new Error('read'), { code: 'ECONNRESET' });
	test.each([
		['an error of the body', { body: throwing(coded) }, 'key', coded.stack],
		['a text that the body throws', { body: throwing('thrown') }, 'key', 'thrown'],
		['a header that cannot be sent, and is not quoted', { body: aBody(['x']) }, 'a\nb', 'invalid authorization header'],
	])('%s', async (_, more, apiKey, debugged = '') => {
		const { url, seen } = await responding(OK);
		const lines: string[] = [];
		const connection = connect(url, { apiKey, debug: (line) => lines.push(line) });
		const failure = await send(connection, aRequest(more)).catch((thrown: unknown) => thrown);
		const advice = expect.stringContaining('report');
		expect(failure).toMatchObject({ kind: 'package', retryable: false, advice });
		expect((failure as Error).message).not.toContain('a\nb');
		expect([seen, pauses]).toEqual([[], []]);
		expect(lines.join('\n')).toContain(debugged);
	});
});
