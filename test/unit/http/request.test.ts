// The one way to the service: what is repeated, how often, after which pause, and what ends it.
import { describe, expect, test } from '@jest/globals';
import { DeadlineReached } from '../../../src/domain/failures/interruption.ts';
import { ask, send } from '../../../src/http/request.ts';
import type { Retry } from '../../../src/http/verdict.ts';
import {
	aBody,
	aRequest,
	ENDLESS,
	kennel,
	response,
	serving,
	whenComplete,
} from '../../support/service-server/serving.ts';

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
			socket.write(text);
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

test('a body is opened anew for each try, and arrives whole each time', async () => {
	const { url, seen } = await responding(BUSY, BUSY, OK);
	const body = aBody(['one', 'two']);
	await send(connect(url), aRequest({ body }));
	expect(body.opened).toBe(3);
	expect(seen.map((request) => request.endsWith(`3\r\none\r\n3\r\ntwo\r\n${END}`))).toEqual([true, true, true]);
});

describe('how often', () => {
	test.each<{ name: string; retry: Retry; given: (string | null)[]; tries: number; ends: object }>([
		{ name: 'a POST, busy once', retry: 'once', given: [BUSY, OK], tries: 2, ends: { status: 200 } },
		{
			name: 'a POST, busy for ever',
			retry: 'once',
			given: [BUSY],
			tries: 5,
			ends: { kind: 'rejected', retryable: true },
		},
		{
			name: 'a POST, 500',
			retry: 'once',
			given: [BROKEN, OK],
			tries: 1,
			ends: { kind: 'ambiguous', retryable: false },
		},
		{
			name: 'a POST, reset after the end',
			retry: 'once',
			given: [null, OK],
			tries: 1,
			ends: { kind: 'ambiguous' },
		},
		{
			name: 'a POST, busy, then 500',
			retry: 'once',
			given: [BUSY, BROKEN, OK],
			tries: 2,
			ends: { kind: 'ambiguous' },
		},
		{ name: 'a POST, 501', retry: 'once', given: [response(501), OK], tries: 1, ends: { kind: 'ambiguous' } },
		{ name: 'a GET, 500 once', retry: 'idempotent', given: [BROKEN, OK], tries: 2, ends: { status: 200 } },
		{ name: 'a GET, reset once', retry: 'idempotent', given: [null, OK], tries: 2, ends: { status: 200 } },
		{
			name: 'a GET, reset for ever',
			retry: 'idempotent',
			given: [null],
			tries: 5,
			ends: { kind: 'network', retryable: true },
		},
		{
			name: 'a GET, 500 for ever',
			retry: 'idempotent',
			given: [BROKEN],
			tries: 5,
			ends: { kind: 'rejected', retryable: true },
		},
		{ name: 'a GET, 404', retry: 'idempotent', given: [response(404), OK], tries: 1, ends: { kind: 'rejected' } },
	])('$name: $tries', async ({ retry, given, tries, ends }) => {
		const { url, seen } = await responding(...given);
		const spec = aRequest(retry === 'once' ? { body: aBody(['x']) } : { method: 'GET', retry });
		expect(await send(connect(url), spec).catch((thrown: unknown) => thrown)).toMatchObject(ends);
		expect(seen).toHaveLength(tries);
		expect(pauses).toHaveLength(tries - 1);
		expect(notes).toHaveLength(tries - 1);
	});
});

const aGet = aRequest({ method: 'GET', retry: 'idempotent' });

test('the pauses grow, and are announced', async () => {
	const { url } = await responding(BROKEN);
	await expect(send(connect(url), aGet)).rejects.toThrow('at the last of 5 tries');
	expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
	expect(notes[0]).toBe('Trying: the service responded with 500: the body is empty. Try 2 of 5 in 500 ms.');
});

describe('Retry-After', () => {
	test.each([
		{ header: 'Retry-After: 7', pause: 7_000 },
		{ header: 'Retry-After: 0', pause: 500 },
		{ header: 'Retry-After: soon', pause: 500 },
		{ header: 'Retry-After: Sun, 06 Nov 1994 08:49:47 GMT\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT', pause: 10_000 },
	])('$header: $pause ms', async ({ header, pause }) => {
		const { url } = await responding(response(429, '', `${header}\r\n`), OK);
		await send(connect(url), aGet);
		expect(pauses).toEqual([pause]);
	});

	test.each([
		{ header: 'Retry-After: 61', says: /asks to wait 1 min 01 s, and only 1 min 00 s/ },
		{ header: `Retry-After: ${'9'.repeat(400)}`, says: /far longer/ },
	])('longer than what is left fails at once', async ({ header, says }) => {
		const { url, seen } = await responding(response(429, '', `${header}\r\n`), OK);
		await expect(send(connect(url), aGet)).rejects.toThrow(says);
		expect([seen.length, pauses.length]).toEqual([1, 0]);
	});
});

test.each([
	{ name: 'a broken try', given: null },
	{ name: 'a busy service', given: response(429) },
	{ name: 'a service that asks for no pause', given: BUSY },
])('where nobody asks to wait, $name is repeated however little time is left', async ({ given }) => {
	const { url, seen } = await responding(given, OK);
	await send(connect(url), { ...aGet, leftMs: () => -1 });
	expect(seen).toHaveLength(2);
});

test.each([
	{ name: 'refused', given: [response(404)], isInDoubt: false },
	{ name: 'busy, then refused', given: [BUSY, response(404)], isInDoubt: false },
	{ name: 'reset, then refused', given: [null, response(404)], isInDoubt: true },
	{
		name: 'reset, then a wait that is too long',
		given: [null, response(503, '', 'Retry-After: 3600\r\n')],
		isInDoubt: true,
	},
	{ name: '500 for ever', given: [BROKEN], isInDoubt: true },
])('$name: whether a try may have been carried out: $isInDoubt', async ({ given, isInDoubt }) => {
	const { url } = await responding(...given);
	expect(await ask(connect(url), aGet)).toMatchObject({ kind: 'failed', isInDoubt });
});

describe('an abort during a pause', () => {
	test.each<{ name: string; retry: Retry; given: string | null; sent: string }>([
		{ name: 'after a busy service', retry: 'idempotent', given: BUSY, sent: 'nothing' },
		{ name: 'after a try that may have been carried out', retry: 'idempotent', given: null, sent: 'all' },
	])('$name: $sent was sent', async ({ retry, given, sent }) => {
		const { url } = await responding(given);
		const controller = new AbortController();
		const connection = connect(url, { note: () => controller.abort(new Error('enough')) });
		const spec = aRequest({ method: 'DELETE', retry, signal: controller.signal });
		await expect(send(connection, spec)).rejects.toMatchObject({ name: 'Interrupted', sent });
	});
});

describe('a response that breaks off', () => {
	const HALF = 'HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\n{"ok"';
	const half = async (then?: string) => {
		let times = 0;
		const url = await serve((socket) => {
			times += 1;
			socket.end(times === 1 || then === undefined ? HALF : then);
		});
		return { url, times: () => times };
	};

	test('is asked for again', async () => {
		const { url, times } = await half(OK);
		expect(await send(connect(url), aGet)).toMatchObject({ body: { ok: true, text: '{}' } });
		expect(times()).toBe(2);
		expect(notes.join()).toContain('the service responded with 200: the response broke off');
	});

	test('five times at most', async () => {
		const { url, times } = await half();
		await expect(send(connect(url), aGet)).rejects.toMatchObject({ kind: 'rejected', retryable: true });
		expect(times()).toBe(5);
	});
});

test('no redirect is followed', async () => {
	const other = await responding(OK);
	const { url } = await responding(response(307, '', `Location: ${other.url}/\r\n`));
	await expect(send(connect(url), aRequest({ body: aBody(['x']) }))).rejects.toMatchObject({
		kind: 'rejected',
		advice: expect.stringContaining('Redirects are not followed'),
	});
	expect(other.seen).toEqual([]);
});

test('the key and the body of a response are in no error', async () => {
	const { url } = await responding(response(400, '<html>Bearer key-of-somebody</html>'));
	const thrown = await send(connect(url, { apiKey: 'sk-hunter2' }), aGet).catch((error: Error) => error);
	expect(JSON.stringify(thrown) + (thrown as Error).message).not.toMatch(/hunter2|key-of-somebody/);
});

describe('a request that is sent once', () => {
	test('has a connection of its own for each try, however many stand', async () => {
		const numbers: string[] = [];
		const url = await serve((socket, arrived, number) => {
			let from = 0;
			const next = () => {
				const text = arrived().slice(from);
				if (text.startsWith('POST') && !text.endsWith(END)) return;
				from = arrived().length;
				numbers.push(`${text.slice(0, 4).trim()} ${number}`);
				const posts = numbers.filter((one) => one.startsWith('POST')).length;
				socket.write(text.startsWith('POST') && posts === 1 ? BUSY : OK);
			};
			socket.on('data', next);
			next();
		});
		const connection = connect(url);
		await send(connection, aGet);
		await send(connection, aGet);
		await send(connection, aRequest({ body: aBody(['x']) }));
		await send(connection, aGet);
		const [posts, gets] = ['POST', 'GET'].map((method) => numbers.filter((one) => one.startsWith(method)));
		expect(new Set(posts?.map((one) => one.slice(5))).size).toBe(2);
		expect(gets?.filter((one) => posts?.includes(one.replace('GET', 'POST')))).toEqual([]);
		expect(gets?.at(-1)).toBe('GET 1'); // it stood all the time
	});

	/** Sends to a server that never responds, until a watchdog of so many milliseconds barks. */
	async function late(ms: number, body: Iterable<string | Buffer>, left: () => number) {
		let connections = 0;
		const url = await serve((socket) => {
			connections++;
			socket.pause();
		});
		const { clock } = kennel((dog) => dog.ms === ms && setImmediate(dog.bark));
		const spec = aRequest({ body: aBody(body), leftMs: left });
		const result = await ask(connect(url, { clock: { ...clock, sleep: async () => {} } }), spec);
		return { result, connections };
	}

	test('is ambiguous where the time is over after all was sent', async () => {
		const { result, connections } = await late(600_000, ['x'], () => 600_000);
		expect(result).toMatchObject({
			kind: 'failed',
			failure: { kind: 'ambiguous', retryable: false, message: expect.stringContaining('The whole request was sent') },
		});
		expect(connections).toBe(1);
	});

	test('is sent again where the socket takes nothing more of it, however long that has taken', async () => {
		const { result } = await late(60_000, ENDLESS, () => 1);
		expect(result).toMatchObject({
			kind: 'failed',
			failure: { kind: 'network', retryable: true, message: expect.stringContaining('STALLED') },
		});
	});

	test('has all of its time for each response, whatever its upload took', async () => {
		const awaited: number[] = [];
		const { clock, awake } = kennel();
		const url = await serve((socket, arrived) =>
			whenComplete(socket, arrived, END, () => {
				awaited.push(...awake());
				socket.write(response(429, '', 'Retry-After: 0\r\n'));
			}),
		);
		const spec = aRequest({ body: aBody(['x']), leftMs: () => 40_000 });
		const timed = { ...clock, sleep: async () => {} };
		expect((await ask(connect(url, { clock: timed }), spec)).kind).toBe('failed');
		expect(awaited).toEqual(Array(5).fill(40_000));
	});

	test('a cancel is one, whatever time is left', async () => {
		const { url } = await responding(BUSY);
		const controller = new AbortController();
		const connection = connect(url, { note: () => controller.abort(new Error('enough')) });
		const sending = ask(connection, aRequest({ body: aBody(['x']), signal: controller.signal }));
		await expect(sending).rejects.toMatchObject({ name: 'Interrupted', reason: { message: 'enough' } });
	});
});

describe('patience to the deadline', () => {
	const HOUR = 3_600_000;
	const outage = [null, BROKEN, BUSY, response(429), response(408), response(504), response(502, '<html>'), null];
	const patient = { ...aGet, patience: 'to-deadline', leftMs: () => HOUR } as const;

	test('an outage of any length and kind is ridden out', async () => {
		const many = Array.from({ length: 10 }, () => outage).flat();
		const { url, seen } = await responding(...many, OK);
		expect(await send(connect(url), patient)).toMatchObject({ status: 200 });
		expect(seen).toHaveLength(many.length + 1);
		expect(Math.max(...pauses)).toBe(8_000);
	});

	test('there is a line now and then, and not for each try', async () => {
		let now = 0;
		const { url, seen } = await responding(...Array.from({ length: 50 }, () => BROKEN), OK);
		const base = connect(url);
		const at: number[] = [];
		const clock = {
			...base.clock,
			now: () => now,
			sleep: async (ms: number) => {
				now += ms;
			},
		};
		await send({ ...base, clock, note: (line) => at.push(now) && notes.push(line) }, patient);
		expect(seen).toHaveLength(51);
		const gaps = at.slice(1).map((time, index) => time - (at[index] as number));
		expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30_000);
		expect(Math.max(...gaps)).toBeLessThanOrEqual(38_000);
		expect(notes[1]).toMatch(/^Trying: the service responded with 500: the body is empty\. Try \d+ in 8\.0 s\.$/);
	});

	test('the signal ends it, and what came of the last try is known', async () => {
		const { url, seen } = await responding(BROKEN);
		const deadline = new AbortController();
		const base = connect(url);
		const sleep = async (_: number, signal: AbortSignal) => {
			if (seen.length === 20) deadline.abort(new DeadlineReached());
			signal.throwIfAborted();
		};
		const sending = send({ ...base, clock: { ...base.clock, sleep } }, { ...patient, signal: deadline.signal });
		await expect(sending).rejects.toMatchObject({
			name: 'Interrupted',
			reason: expect.any(DeadlineReached),
			since: 'the service responded with 500: the body is empty',
		});
	});

	test.each([400, 401, 403, 404, 307])('a refusal ends it at once: %i', async (status) => {
		const { url, seen } = await responding(response(status), OK);
		expect(await ask(connect(url), patient)).toMatchObject({ kind: 'failed', response: { status } });
		expect(seen).toHaveLength(1);
	});

	test('a Retry-After beyond the deadline ends it at once', async () => {
		const { url, seen } = await responding(response(429, '', 'Retry-After: 86400\r\n'), OK);
		expect(await ask(connect(url), patient)).toMatchObject({ kind: 'failed', response: { status: 429 } });
		expect(seen).toHaveLength(1);
	});
});

test("each try is a line of the debug log, with the service's id of it", async () => {
	const { url } = await responding(response(503, '', 'X-Request-Id: 4f\r\nRetry-After: 0\r\n'), null, OK);
	const lines: string[] = [];
	await send(connect(url, { debug: (line) => lines.push(line.replace(/ in [\d.]+ m?s/, '')) }), aGet);
	expect(lines).toEqual(['GET /x: 503 (request 4f)', 'GET /x: the connection was reset (ECONNRESET)', 'GET /x: 200']);
});
