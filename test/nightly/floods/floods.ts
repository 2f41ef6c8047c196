// The floods that a hostile server sends instead of a response.
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

export interface Flood {
	readonly name: string;
	/** Sends it, once the request is there; from the first moment of a connection on where `unasked`. */
	send(socket: Socket): void;
	readonly unasked?: boolean;
	/** A response never begins, or its head is there and no end comes; else it is over soon. */
	readonly isEndless?: true;
	/** Characters that a step may show, where the flood is of what it is to show; default 64 KiB. */
	readonly shows?: number;
}

/** In every flood; must not be found in what a step shows. */
export const MARK = 'FLOOD';
const TEXT = Buffer.from(MARK.repeat(13_000));

/** Writes `head`, and then pieces without an end, as fast as they are read. */
function pour(socket: Socket, head: string, piece: Buffer | string = TEXT): void {
	socket.write(head);
	const more = () => {
		if (socket.destroyed) return;
		if (socket.write(piece)) setImmediate(more);
		else socket.once('drain', more);
	};
	more();
}

/** Writes one byte every tenth of a second: a connection that is never idle. */
function trickle(socket: Socket, head: string): void {
	socket.write(head);
	const timer = setInterval(() => socket.write(' '), 100);
	socket.on('close', () => clearInterval(timer));
}

const OK = 'HTTP/1.1 200 OK\r\n';
const JSON_TYPE = `${OK}Content-Type: application/json\r\n`;
const CHUNKED = `${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const GARBAGE = Buffer.from(Array.from({ length: 65_536 }, (_, at) => (at * 7_919) % 256));

/** 1 GiB of zeros in 1 MB: members, one after the other, are one gzip file (RFC 1952 §2.2). Made when it is first sent. */
let bomb: Buffer | undefined;
function gzipBomb(): Buffer {
	bomb ??= Buffer.concat(Array(16).fill(gzipSync(Buffer.alloc(67_108_864), { level: 9 })));
	return bomb;
}

/** A body that is all there, in an encoding. */
function packed(encoding: string, body: () => Buffer): Flood['send'] {
	return (socket) => {
		const bytes = body();
		socket.write(`${JSON_TYPE}Content-Encoding: ${encoding}\r\nContent-Length: ${bytes.length}\r\n\r\n`);
		socket.write(bytes);
	};
}

const plain =
	(text: string): Flood['send'] =>
	(socket) =>
		void socket.write(text);
const response = (body: string, headers = '') => `${JSON_TYPE}${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
const RECORD = JSON.stringify({ id: 'dep_1', status: 'running', ok: true });

export const FLOODS: readonly Flood[] = [
	{ name: '1 GiB of zeros in 1 MB of gzip', send: packed('gzip', gzipBomb) },
	{ name: 'gzip in gzip', send: packed('gzip, gzip', () => gzipSync(gzipBomb())) },
	{ name: 'headers without an end', send: (socket) => pour(socket, OK, `X-${MARK}: ${MARK.repeat(200)}\r\n`) },
	{ name: 'a header without an end', send: (socket) => pour(socket, `${OK}X-${MARK}: `) },
	{ name: 'a reason without an end', isEndless: true, send: (socket) => pour(socket, 'HTTP/1.1 200 ') },
	{ name: '100 Continue, which nobody asked for', isEndless: true, send: plain('HTTP/1.1 100 Continue\r\n\r\n') },
	{ name: '101, another protocol', send: plain(`HTTP/1.1 101 ${MARK}\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n`) },
	{ name: 'chunks without an end', send: (socket) => pour(socket, CHUNKED, chunk(MARK.repeat(10_000))) },
	{
		name: 'a body of 10^15 bytes',
		send: (socket) => pour(socket, `${JSON_TYPE}Content-Length: 1${'0'.repeat(15)}\r\n\r\n`),
	},
	{
		name: 'a body of 10^15 bytes, of which none comes',
		isEndless: true,
		send: plain(`${JSON_TYPE}Content-Length: 1${'0'.repeat(15)}\r\n\r\n`),
	},
	{ name: 'a body until the end of the connection, which is none', send: (socket) => pour(socket, `${JSON_TYPE}\r\n`) },
	{ name: 'a slow trickle of a head', isEndless: true, send: (socket) => trickle(socket, `${OK}X-${MARK}: `) },
	{
		name: 'a slow trickle of a body',
		isEndless: true,
		send: (socket) => trickle(socket, CHUNKED.replace('chunked', 'identity')),
	},
	{ name: 'silence', isEndless: true, send: () => undefined },
	{ name: 'a response before it is asked', unasked: true, send: plain(response(`{"of":"${MARK}"}`)) },
	{
		name: 'a flood before it is asked',
		unasked: true,
		send: (socket) => pour(socket, CHUNKED, chunk(MARK.repeat(10_000))),
	},
	{ name: 'garbage without an end', send: (socket) => pour(socket, '', GARBAGE) },
	{ name: 'HTTP/0.9: a body, and no head', send: (socket) => void socket.end(`${RECORD}${MARK}`) },
	{ name: 'a line feed in a header', send: plain(response(RECORD, `X-A: a\n${MARK}\n\nb\r\n`)) },
	{ name: 'two lengths', send: plain(response(RECORD, 'Content-Length: 5\r\n')) },
	{ name: 'a length and chunks', send: plain(response(RECORD, 'Transfer-Encoding: chunked\r\n')) },
	{ name: 'JSON of 300,000 objects side by side', send: plain(response(`[${'{},'.repeat(300_000)}{}]`)) },
	{ name: 'JSON of 500,000 arrays in one another', send: plain(response('['.repeat(500_000) + ']'.repeat(500_000))) },
];

const STREAM = `${OK}Content-Type: text/event-stream\r\nX-SSE-Content-Type: application/json\r\n`;

const event = (at: string) => `data: ${JSON.stringify({ type: 'WRITE', path: at })}\n\n`;

const ofEvents = (name: string, piece: string, shows?: number): Flood => ({
	name: `${name}, without an end`,
	send: (socket) => pour(socket, `${STREAM}\r\n`, piece),
	...(shows === undefined ? {} : { shows }),
});

/** … and in the place of events. */
export const EVENT_FLOODS: readonly Flood[] = [
	{ name: 'a line without an end', send: (socket) => pour(socket, `${STREAM}\r\ndata: `) },
	{ name: 'a comment without an end', send: (socket) => pour(socket, `${STREAM}\r\n: `) },
	ofEvents('an event', `data: ${MARK.repeat(2_000)}\n`),
	ofEvents('comments', `: ${MARK.repeat(2_000)}\n\n`),
	ofEvents('events that are none', `data: ${MARK}\n\n`.repeat(200)),
	ofEvents('events', event('/a').repeat(500)),
	ofEvents('events of cuts', event('/…'.repeat(20_000))),
	ofEvents('empty lines', '\n'.repeat(20_000)),
	ofEvents('ids', `id: ${MARK.repeat(2_000)}\n`),
	{ name: 'a slow trickle of a line', send: (socket) => trickle(socket, `${STREAM}\r\ndata: `) },
	{ name: 'a bomb', send: (socket) => pour(socket, `${STREAM}Content-Encoding: gzip\r\n\r\n`, gzipBomb()) },
];

const TIME = new Date(0).toISOString();
const line = `data: ${JSON.stringify({ event: 'log', timestamp: TIME, message: 'x'.repeat(1_000) })}\n\n`;
const summary = `data: ${JSON.stringify({ event: 'app_version_summary', app_name: 'a', actions: Array(5_000).fill({ name: 'b' }) })}\n\n`;

/** … and in the place of an app's log, of which a step prints 10,000 lines: some ten million characters; and of its names. */
export const LOG_FLOODS: readonly Flood[] = [
	ofEvents('lines of a log', line.repeat(50), 10_500_000),
	ofEvents('names of an app', summary),
];
