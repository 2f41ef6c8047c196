// The stream of a watch: what is read of it, when it is opened again, and what the end of the time means (API §4.1, §6).
import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { followFileEvents } from '../../../../src/service/events/file-events.ts';
import { EVENT_STREAM, frame, type RawServer, startRawServer } from '../../../scenarios/deploy/raw-stream.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';
import { serving } from '../../../support/service-server/serving.ts';

const { connect, notes } = serving();
let server: RawServer;
afterEach(() => server.close());

type Respond = (response: ServerResponse, number: number) => void;

/** Follows until `/end`, or to the end of the time, which only pauses let pass. */
async function follow(respond: Respond, timeoutMs = 60_000) {
	server = await startRawServer(respond);
	const clock = fakeClock();
	const seen = { paths: [] as string[], malformed: [] as string[], opened: 0, thrown: undefined as unknown };
	await followFileEvents(
		{ ...connect(server.url), clock },
		{
			browserId: 'b',
			watchId: 'w',
			signal: clock.deadline(timeoutMs),
			leftMs: () => timeoutMs - clock.now(),
			opened: () => {
				seen.opened += 1;
			},
			malformed: (why) => seen.malformed.push(why),
			take({ path }) {
				if (path === '/bug') throw new TypeError('no such thing');
				return seen.paths.push(path) > 0 && path === '/end';
			},
		},
	).catch((thrown: unknown) => {
		seen.thrown = thrown;
	});
	return { ...seen, requests: server.requests.length };
}

const open = (response: ServerResponse) => response.writeHead(200, EVENT_STREAM);
const END = frame('/end');
const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();

/** Sends pieces one by one, each in a packet of its own as far as that can be had, and then nothing. */
const inPieces =
	(pieces: readonly (string | Buffer)[]): Respond =>
	async (response) => {
		open(response).flushHeaders();
		for (const piece of pieces) await new Promise((written) => response.write(piece, () => setImmediate(written)));
	};

const BYTES = [...Buffer.from(frame('/ä€😀'))].map((byte) => Buffer.of(byte));
test.each<[what: string, pieces: readonly (string | Buffer)[], paths: readonly string[]]>([
	['half lines', ['da', 'ta: {"type":"CRE', 'ATE","path":"/a"}', '\n', '\n', END], ['/a', '/end']],
	['bytes of a letter apart', [...BYTES, END], ['/ä€😀', '/end']],
	['data over several lines', ['data: {"type":"WRITE",\ndata: "path":\ndata: "/a"}\n\n', END], ['/a', '/end']],
	['CRLF, comments, ids and names', [': hi\r\n\r\nid: 1\nevent: x\n', frame('/a'), END], ['/a', '/end']],
	['what follows the awaited one is not read', [`${END}${frame('/later')}`], ['/end']],
])('%s', async (_, pieces, paths) => {
	expect(await follow(inPieces(pieces))).toMatchObject({ paths, malformed: [], thrown: undefined });
});

test('what is not as specified is told and skipped', async () => {
	const bad = ['{"type":"CREATE"}', '{"type":"CHMOD","path":"/a"}', '[]', 'ping'];
	const { paths, malformed } = await follow(inPieces([...bad.map((data) => `data: ${data}\n\n`), END]));
	expect(paths).toEqual(['/end']);
	expect(malformed.map((why) => why.split(',')[0])).toEqual([
		'it has no "path"',
		'its "type" is not one of CREATE',
		'its data is not a JSON object',
		'its data is not a JSON object',
	]);
});

test.each([
	['a line', [`data: ${'x'.repeat(1_100_000)}`]],
	['an event', Array.from({ length: 30 }, () => `data: ${'x'.repeat(60_000)}\n`)],
])('%s of more than 1 MiB ends it', async (_, pieces) => {
	const { thrown, paths, requests } = await follow(inPieces([frame('/a'), ...pieces]));
	expect(thrown).toMatchObject({ kind: 'rejected', message: expect.stringContaining('larger than 1 MiB') });
	expect([paths, requests]).toEqual([['/a'], 1]);
});

test('another media type is not one of events', async () => {
	const { thrown } = await follow((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'));
	expect(thrown).toMatchObject({
		message: expect.stringContaining('it is not an event stream'),
		advice: expect.stringContaining('base-url'),
	});
});

test.each<[how: string, end: (response: ServerResponse, text: string) => unknown]>([
	['ended', (response, text) => response.end(text)],
	['was cut off', (response, text) => response.write(text, () => response.socket?.end())],
	['was reset', (response, text) => response.write(text, () => reset(response))],
])('a stream that %s is opened again, and half an event is none', async (_, end) => {
	const { opened, thrown, paths } = await follow((response, number) => {
		if (number === 1) end(open(response), 'data: {"type":"CREATE","path":"/half"}\n');
		else open(response).write(END);
	});
	expect({ opened, thrown, paths }).toEqual({ opened: 2, thrown: undefined, paths: ['/end'] });
	expect(notes).toEqual([expect.stringMatching(/responded with 200: the stream \w+.*\. Try 2 of 5 in/)]);
});

test.each([
	['that end', ''],
	['of malformed events', 'data: x\n\n'],
])('streams %s are opened five times in a row, and no more', async (_, text) => {
	const { thrown, requests } = await follow((response) => open(response).end(text));
	expect(requests).toBe(5);
	expect(thrown).toMatchObject({
		kind: 'rejected',
		message: expect.stringContaining('the stream ended, on the last of 5 tries'),
		advice: expect.stringContaining('still exists'),
	});
});

test('after an event the count starts anew', async () => {
	const { paths, requests } = await follow((response, number) => {
		if (number === 1) response.writeHead(503, { 'retry-after': '1' }).end();
		else if (number === 2) reset(response);
		else open(response).end(number === 8 ? END : number === 4 ? frame('/a') : '');
	});
	expect([paths, requests]).toEqual([['/a', '/end'], 8]);
});

const refusal = (status: number, body: string) => (response: ServerResponse, number: number) => {
	if (number === 1) open(response).end(frame('/a'));
	else response.writeHead(status).end(body);
};
const OWN = '{"code":"not_found","message":"no such watch"}';
test.each<[what: string, respond: Respond, kind: string, says: RegExp]>([
	['the service, 404', refusal(404, OWN), 'stopped', /^Watch w was stopped/],
	['a gateway, 404', refusal(404, '<html>not here</html>'), 'rejected', /responded with 404/],
	['the service, 401', refusal(401, OWN), 'rejected', /401 not_found: no such watch/],
])('refused on connecting again by %s', async (_, respond, kind, says) => {
	const { thrown, requests } = await follow(respond);
	expect(thrown).toMatchObject({ kind, message: expect.stringMatching(says) });
	expect(requests).toBe(2);
});

const RESET = expect.stringMatching(/the connection was reset .*, on the last of 3 tries/);
const REFUSED = expect.stringMatching(/responded with 503/);
const stream = (response: ServerResponse) => open(response).end(frame('/a'));
test.each<[what: string, respond: Respond, ends: object]>([
	['resets', reset, { kind: 'network', retryable: true, message: RESET }],
	['503s', (response) => response.writeHead(503).end(), { kind: 'rejected', retryable: true, message: REFUSED }],
	// With a connection before, the time is over, and nothing more.
	['streams that end', stream, { name: 'Interrupted' }],
	['a stream, then resets', (to, number) => (number === 1 ? stream : reset)(to), { name: 'Interrupted' }],
])('%s to the end of the time', async (_, respond, ends) => {
	expect((await follow(respond, 1_500)).thrown).toMatchObject(ends);
});

test('a bug of who takes an event is no fault of the network: the stream is not opened again', async () => {
	const { thrown, requests } = await follow((response) => open(response).end(frame('/bug')));
	expect(thrown).toMatchObject({ name: 'StepFailure', kind: 'ambiguous', retryable: false });
	expect(requests).toBe(1);
});
