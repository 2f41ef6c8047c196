// Which streams watch-files reads, and which it refuses.
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { EVENT_STREAM, frame, type RawServer, startRawServer } from '../deploy/raw-stream.ts';
import { callScenario, until } from './calling.ts';

const scenario = callScenario('watch-files');
let server: RawServer;

afterEach(() => server.close());

/** Runs the step against a server that responds so to every request. */
async function watch(respond: (response: ServerResponse, number: number) => void, more: Record<string, string> = {}) {
	server = await startRawServer(respond);
	const inputs = { 'base-url': server.url, 'browser-id': 'b', 'watch-id': 'w', ...more };
	const finished = await scenario.run({ with: inputs });
	const lines = readFileSync(finished.outputs['events-file'] ?? '', 'utf8')
		.split('\n')
		.slice(0, -1);
	return {
		...finished,
		lines,
		errors: annotations(finished.stdout),
		warnings: annotations(finished.stdout, 'warning'),
	};
}

/** Sends pieces one by one, each in a packet of its own as far as that can be had, and then nothing. */
function inPieces(pieces: readonly (string | Buffer)[], headers: Record<string, string> = EVENT_STREAM) {
	return async (response: ServerResponse) => {
		response.writeHead(200, headers);
		response.flushHeaders();
		for (const piece of pieces) {
			response.write(piece);
			await sleep(5);
		}
	};
}

const END = frame('/end');
const UNTIL_END = { 'until-path': '/end' };
const PATHS = [
	['whole frames', [frame('/a'), END], ['/a']],
	['half lines', ['da', 'ta: {"type":"CRE', 'ATE","path":"/a"}', '\n', '\n', END], ['/a']],
	[
		'bytes of a letter apart',
		[...Buffer.from(frame('/ä€😀'))].map((byte) => Buffer.of(byte)).concat(Buffer.from(END)),
		['/ä€😀'],
	],
	['CRLF', ['data: {"type":"WRITE","path":"/a"}\r\n\r\n', END], ['/a']],
	['CR', ['data: {"type":"WRITE","path":"/a"}\r\rdata: {"type":"WRITE","path":"/b"}\r\r', END], ['/a', '/b']],
	['CR and LF apart', ['data: {"type":"WRITE","path":"/a"}\r', '\n\r', '\n', END], ['/a']],
	['no blank after the colon', ['data:{"type":"WRITE","path":"/a"}\n\n', END], ['/a']],
	['data over several lines', ['data: {"type":"WRITE",\ndata: "path":\ndata: "/a"}\n\n', END], ['/a']],
	[
		'comments, ids, names, retry, unknown fields',
		[': hi\n\nid: 1\nevent: x\nretry: 9\nzzz: 1\n', frame('/a'), END],
		['/a'],
	],
	['a byte order mark', ['\ufeff', frame('/a'), END], ['/a']],
	['blank events', ['\n\n\n\n', frame('/a'), '\n\n', END], ['/a']],
] as const;

test.each(PATHS)('%s', async (_, pieces, paths) => {
	const { code, lines, outputs, errors, warnings } = await watch(inPieces(pieces), UNTIL_END);
	expect({ code, errors, warnings }).toEqual({ code: 0, errors: [], warnings: [] });
	expect(lines.map((line) => JSON.parse(line).path)).toEqual([...paths, '/end']);
	expect(outputs.count).toBe(String(paths.length + 1));
});

test('unknown fields are kept, numbers too large for JavaScript too', async () => {
	const event = '{"type":"CREATE","path":"/end","inode":12345678901234567890,"more":{"a":[1.10]},"name":null}';
	const { outputs, lines } = await watch(inPieces([`data: ${event}\n\n`]), UNTIL_END);
	expect(outputs.matched).toBe(event);
	expect(lines).toEqual([event]);
});

test.each([
	['{"type":"CREATE"}', 'no "path"'],
	['{"type":"CREATE","path":""}', 'no "path"'],
	['{"type":"CREATE","path":7}', 'no "path"'],
	['{"path":"/a"}', '"type"'],
	['{"type":"create","path":"/a"}', '"type"'],
	['{"type":"CHMOD","path":"/a"}', '"type"'],
	['{"type":"CREATE","path":"/a","name":5}', '"name"'],
	['{"type":"CREATE","path":"/a","is_dir":"yes"}', '"is_dir"'],
	['[]', 'not a JSON object'],
	['null', 'not a JSON object'],
	['ping', 'not JSON'],
	['{"type":"CREATE","path":"/a"', 'not JSON'],
])('%s is reported and skipped', async (data, why) => {
	const { code, outputs, lines, warnings } = await watch(inPieces([`data: ${data}\n\n`, END]), UNTIL_END);
	expect(code).toBe(0);
	expect(lines).toHaveLength(1);
	expect(outputs.count).toBe('1');
	expect(warnings).toHaveLength(1);
	expect(warnings[0]?.message).toContain('skipped');
	expect(warnings[0]?.message).toContain(why);
});

test('many malformed events make one annotation', async () => {
	const { warnings, summary } = await watch(inPieces(['data: x\n\n'.repeat(500), END]), UNTIL_END);
	expect(warnings).toHaveLength(1);
	expect(summary).toContain('1 event came, and 500 that could not be read');
});

test('more events than the summary and the log show', async () => {
	const many = Array.from({ length: 1_000 }, (_, index) => frame(`/n${index}`)).join('');
	const { outputs, lines, summary, stdout } = await watch(inPieces([many, END]), UNTIL_END);
	expect(outputs.count).toBe('1001');
	expect(lines).toHaveLength(1_001);
	expect(summary).toContain('Last 20 events');
	expect(summary).toContain('| 1001 | CREATE | `/end` |');
	expect(stdout.split('\n').length).toBeLessThan(250);
});

test('what follows the awaited event is not read', async () => {
	const { outputs } = await watch(inPieces([`${END}${frame('/later')}`]), UNTIL_END);
	expect(outputs.count).toBe('1');
});

const LONG = 70_000;
test.each([
	['an endless line', [`data: ${'x'.repeat(LONG)}`], /64 KiB/],
	['an endless line in pieces', Array.from({ length: 10 }, () => 'x'.repeat(10_000)), /64 KiB/],
	['an endless comment', [`:${'x'.repeat(LONG)}`], /64 KiB/],
	['a line that ends too late', [`data: {"type":"CREATE","path":"/${'x'.repeat(LONG)}"}\n\n`], /64 KiB/],
	['an endless event', Array.from({ length: 30 }, () => `data: ${'x'.repeat(60_000)}\n`), /1 MiB/],
] as const)('%s ends the step with an error', async (_, pieces, says) => {
	const { code, errors, outputs } = await watch(inPieces([frame('/a'), ...pieces]), UNTIL_END);
	expect(code).toBe(1);
	expect(errors).toHaveLength(1);
	expect(errors[0]?.message).toMatch(says);
	expect(outputs).toMatchObject({ count: '1', matched: '' });
	expect(server.requests).toHaveLength(1);
});

test('a line of just 64 KiB is read, an event of nearly 1 MiB passed over', async () => {
	const fill = (text: string, length: number) => `${text}${' '.repeat(length - text.length)}`;
	const line = fill('data: {"type":"CREATE","path":"/a"}', 65_536);
	const large = ['data: {"type":"CREATE",', ...Array(15).fill(fill('data:', 65_000)), 'data: "path":"/end"}'];
	const { code, outputs, stdout } = await watch(
		inPieces([`${line}\n\n`, ...large.map((text) => `${text}\n`), '\n', END]),
		UNTIL_END,
	);
	expect({ code, count: outputs.count }).toEqual({ code: 0, count: '2' });
	expect(stdout).toContain('it is longer than 65536 characters');
});

test.each([
	[{ 'content-type': 'text/event-stream' }, undefined],
	[{ 'content-type': 'text/event-stream; charset=utf-8', 'x-sse-content-type': 'application/json' }, undefined],
	[{ 'content-type': 'Text/Event-Stream', 'X-SSE-Content-Type': 'Application/JSON; charset=utf-8' }, undefined],
	[{ ...EVENT_STREAM, 'content-encoding': 'identity' }, undefined],
	[{ ...EVENT_STREAM, 'x-sse-content-type': 'text/plain' }, /X-SSE-Content-Type.*"text\/plain"/],
	[{ ...EVENT_STREAM, 'x-sse-content-type': '' }, /X-SSE-Content-Type/],
	[{ ...EVENT_STREAM, 'x-sse-content-type': 'application/json-seq' }, /X-SSE-Content-Type/],
	[{ ...EVENT_STREAM, 'content-encoding': 'gzip' }, /encoding/],
	[{ 'content-type': 'text/html' }, /no event stream.*base-url/],
	[{ 'content-type': 'application/json' }, /no event stream/],
	[{}, /no media type/],
] as [Record<string, string>, RegExp | undefined][])('headers %j', async (headers, says) => {
	const { code, errors, outputs } = await watch(inPieces([END], headers), UNTIL_END);
	expect(code).toBe(says === undefined ? 0 : 1);
	expect(errors.map(({ message }) => message)).toEqual(says === undefined ? [] : [expect.stringMatching(says)]);
	expect(outputs.count).toBe(says === undefined ? '1' : '0');
	expect(server.requests).toHaveLength(1);
});

test('headers that come only with the first event', async () => {
	let stream: ServerResponse | undefined;
	server = await startRawServer((response) => {
		stream = response;
	});
	const running = scenario.start({ with: { 'base-url': server.url, 'browser-id': 'b', 'watch-id': 'w' } });
	await until(running, () => stream !== undefined);
	expect(running.stdout()).not.toContain('The stream is open');
	stream?.writeHead(200, EVENT_STREAM).write(END);
	expect((await running.finished).outputs.count).toBe('1');
});

test('headers that never come: the time-out says that there was no response', async () => {
	server = await startRawServer(() => undefined);
	const inputs = { 'base-url': server.url, 'browser-id': 'b', 'watch-id': 'w', timeout: '20' };
	const { code, stdout, outputs } = await scenario.run({ with: inputs });
	expect({ code, count: outputs.count }).toEqual({ code: 1, count: '0' });
	expect(annotations(stdout)[0]?.message).toMatch(/no event came\. The service has not begun to respond/);
});

test('a path that forges commands and markup does neither, and the key is in no sink', async () => {
	const path = `/x\n::error::forged\n##[error]y|\`<img>${scenario.emulator.apiKey}`;
	const { stdout, summary, outputs, errors, lines } = await watch(inPieces([frame(path)]));
	expect(errors).toEqual([]);
	expect(stdout).not.toContain('##[error]');
	expect(summary).not.toContain('<img');
	const shown = [stdout.replace(/^::add-mask::.*$/gm, ''), summary, outputs.matched, ...lines].join();
	expect(shown).not.toContain(scenario.emulator.apiKey);
	expect(JSON.parse(outputs.matched ?? '').path).toContain('<img>***');
});
