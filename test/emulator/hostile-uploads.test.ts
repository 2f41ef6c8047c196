// Bodies that no client would send: each is refused, and leaves an emulator that responds and not a single file.
import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { craftZip } from './crafted-zip.ts';
import { head, openSocket, readSocket } from './raw-request.ts';
import { refusing } from './refusing.ts';

const scenario = refusing();

const MIB = 1024 * 1024;
const part = (name: string, value: string | Buffer, more = '') =>
	Buffer.concat([
		Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
		Buffer.from(value),
		Buffer.from('\r\n'),
	]);
const APP = part('file', craftZip([{ name: 'index.js' }]), '; filename="a.zip"');
const SOUND = Buffer.concat([APP, part('entrypoint_rel_path', 'index.js')]);
const END = Buffer.from('--x--\r\n');
const whole = (...pieces: (Buffer | string)[]) => Buffer.concat([...pieces.map((piece) => Buffer.from(piece)), END]);
const times = (count: number, make: (at: number) => Buffer) =>
	Buffer.concat(Array.from({ length: count }, (_, at) => make(at)));

interface Row {
	what: string;
	body?: () => Buffer;
	/** Parameters of the Content-Type. */
	type?: string;
	says: string;
}

const FLOODS: Row[] = [
	{
		what: 'a text part of 100 MB',
		body: () => whole(SOUND, part('version', Buffer.alloc(100 * MIB, 'v'))),
		says: 'text parts',
	},
	{
		what: '3 text parts of 2 MB',
		body: () =>
			whole(
				SOUND,
				times(3, (at) => part(`a${at}`, Buffer.alloc(2 * MIB, 'v'))),
			),
		says: 'text parts',
	},
	{
		what: '10,000 parts',
		body: () =>
			whole(
				SOUND,
				times(10_000, (at) => part(`a${at}`, '')),
			),
		says: 'more than 1000 parts',
	},
	{
		what: '10,000 file parts',
		body: () =>
			whole(
				SOUND,
				times(10_000, (at) => part(`${at}.file`, 'x', '; filename="f"')),
			),
		says: 'more than 1000 parts',
	},
	{
		what: 'a header of 1 MB',
		body: () => whole(SOUND, part('version', '1', `\r\nX-Pad: ${'p'.repeat(MIB)}`)),
		says: 'the header of a part',
	},
	{
		what: 'a header of 10,000 fields',
		body: () =>
			whole(
				SOUND,
				part('version', '1', Array.from({ length: 10_000 }, (_, at) => `\r\nX-${at}: ${'p'.repeat(90)}`).join('')),
			),
		says: 'the header of a part',
	},
	{
		what: 'a header that never ends',
		body: () => whole(SOUND, '--x\r\n', 'X: '.repeat(MIB), '\r\n'),
		says: 'no readable',
	},
	{
		what: '20 MB before the first boundary',
		body: () => whole('p'.repeat(20 * MIB), '\r\n', SOUND),
		says: 'before and',
	},
	{
		what: '20 MB behind the last one',
		body: () => Buffer.concat([whole(SOUND), Buffer.alloc(20 * MIB)]),
		says: 'behind',
	},
];

const BOUNDARIES: Row[] = [
	{ what: 'no boundary', type: '', says: 'no boundary' },
	{ what: 'an empty boundary', type: '; boundary=', says: '1 to 70' },
	{ what: 'an empty boundary in quotes', type: '; boundary=""', says: '1 to 70' },
	{ what: 'two boundaries', type: '; boundary=x; boundary=y', says: 'more than one boundary' },
	{ what: 'the same boundary twice', type: '; boundary=x; boundary=x', says: 'more than one boundary' },
	{ what: 'a boundary of 71 characters', type: `; boundary=${'x'.repeat(71)}`, says: '1 to 70' },
	{ what: 'a boundary of 7,000 characters', type: `; boundary=${'x'.repeat(7_000)}`, says: '1 to 70' },
	{ what: 'a boundary that ends with a blank', type: '; boundary="x "', says: '1 to 70' },
	{ what: 'a boundary of characters that none may have', type: '; boundary="x*<>@"', says: '1 to 70' },
	{ what: 'a boundary of bytes beyond ASCII', type: '; boundary="\u00e4"', says: '1 to 70' },
	{ what: 'another boundary than the body has', type: '; boundary=y', says: 'malformed' },
	{ what: 'a longer boundary than the body has', type: '; boundary=xx', says: 'malformed' },
];

const CUT: Row[] = [
	{ what: 'no body', body: () => Buffer.alloc(0), says: 'malformed' },
	{ what: 'an end without parts', body: () => END, says: 'either file or source' },
	{ what: 'a body that ends in a header', body: () => SOUND.subarray(0, 30), says: 'malformed' },
	{ what: 'a body that ends in the archive', body: () => APP.subarray(0, -40), says: 'malformed' },
	{ what: 'a body that ends before its closing boundary', body: () => SOUND, says: 'malformed' },
	{
		what: 'a closing boundary with one dash',
		body: () => Buffer.concat([SOUND, Buffer.from('--x-\r\n')]),
		says: 'malformed',
	},
	{
		what: 'line feeds alone',
		body: () => Buffer.from(whole(SOUND).toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
		says: '',
	},
];

test.each([...FLOODS, ...BOUNDARIES, ...CUT])('refuses $what', async ({ body, type = '; boundary=x', says }) => {
	const response = await scenario.client.fetch('/deployments', {
		method: 'POST',
		headers: { 'content-type': `multipart/form-data${type}` },
		body: new Uint8Array(body?.() ?? whole(SOUND)),
	});
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(says)]);
	await scenario.expectNothingLeft();
});

const LENGTH = whole(SOUND).length;
const chunked = (size: string) => `${size}\r\n${whole(SOUND).toString('latin1')}\r\n0\r\n\r\n`;
const GIB = 1024 * MIB;

interface Framing {
	what: string;
	headers: Record<string, string | number>;
	/** Default: the sound body. */
	sent?: string;
	/** Ends the client's side after the body. */
	ends?: boolean;
	status: number;
}

const FRAMINGS: Framing[] = [
	{ what: 'a length that is too large', headers: { 'content-length': LENGTH + 9 }, ends: true, status: 400 },
	{ what: 'a length that is too small', headers: { 'content-length': LENGTH - 9 }, status: 400 },
	{ what: 'a length of 0', headers: { 'content-length': 0 }, status: 400 },
	{ what: 'a negative length', headers: { 'content-length': -1 }, status: 400 },
	{ what: 'a length that is no number', headers: { 'content-length': 'many' }, status: 400 },
	{ what: 'two lengths', headers: { 'content-length': `${LENGTH}\r\ncontent-length: 1` }, status: 400 },
	{ what: 'more than 2 GiB', headers: { 'content-length': 3 * GIB }, sent: '', status: 413 },
	{ what: 'a length and chunks', headers: { 'content-length': LENGTH, 'transfer-encoding': 'chunked' }, status: 400 },
	{ what: 'an unknown encoding', headers: { 'transfer-encoding': 'rot13' }, status: 400 },
	{ what: 'chunks that are none', headers: { 'transfer-encoding': 'chunked' }, status: 400 },
	{
		what: 'a chunk that is longer than it says',
		headers: { 'transfer-encoding': 'chunked' },
		sent: chunked((LENGTH - 9).toString(16)),
		status: 400,
	},
	{
		what: 'a chunk that is shorter than it says',
		headers: { 'transfer-encoding': 'chunked' },
		sent: chunked((LENGTH + 90).toString(16)),
		ends: true,
		status: 400,
	},
	{
		what: 'a chunk of more than 2^64 bytes',
		headers: { 'transfer-encoding': 'chunked' },
		sent: chunked('f'.repeat(17)),
		status: 400,
	},
	{ what: 'a head of 100 kB', headers: { 'x-pad': 'p'.repeat(20_000) }, sent: '', status: 431 },
];

test.each(FRAMINGS)('refuses $what', async ({ headers, sent = whole(SOUND).toString('latin1'), ends, status }) => {
	const { emulator } = scenario;
	const socket: Socket = await openSocket(emulator);
	const seen = readSocket(socket, /^HTTP\/1\.1 \d+ /);
	socket.write(head(emulator, 'POST /deployments', { 'content-type': 'multipart/form-data; boundary=x', ...headers }));
	socket.write(sent, 'latin1');
	if (ends) socket.end();
	const { text } = await seen;
	expect(text).toMatch(`HTTP/1.1 ${status} `);
	await scenario.expectNothingLeft();
});
