// The reader splits a stream into HTTP messages, no matter how the stream is cut into chunks.
import { expect, test } from '@jest/globals';
import { MessageReader } from './message-reader.ts';

const CHUNKED =
	'POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\nT: 1\r\n\r\n';
const SIZED = 'POST /b HTTP/1.1\r\ncontent-length: 5\r\n\r\nhello';
const BARE = 'GET /c HTTP/1.1\r\nhost: x\r\n\r\n';
const RESPONSES =
	'HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 204 No Content\r\nContent-Length: 7\r\n\r\nHTTP/1.1 200 OK\r\n\r\nto the end';

test.each([
	{
		name: 'requests',
		responses: false,
		text: CHUNKED + BARE + SIZED + BARE,
		lines: ['POST /a HTTP/1.1', 'GET /c HTTP/1.1', 'POST /b HTTP/1.1', 'GET /c HTTP/1.1'],
		content: 'abc0123456789hello',
		ends: 4,
	},
	{
		name: 'responses',
		responses: true,
		text: RESPONSES,
		lines: ['HTTP/1.1 201 Created', 'HTTP/1.1 204 No Content', 'HTTP/1.1 200 OK'],
		content: 'okto the end',
		ends: 2,
	},
])('$name', ({ responses, text, lines, content, ends }) => {
	for (let size = 1; size <= text.length; size++) {
		const reader = new MessageReader(responses);
		const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
		const pieces = chunks.flatMap((chunk) => [...reader.feed(Buffer.from(chunk))]);
		const joined = (of: typeof pieces) => Buffer.concat(of.map(({ bytes }) => bytes)).toString();
		expect(joined(pieces)).toBe(text);
		expect(pieces.flatMap((piece) => (piece.kind === 'head' ? [piece.line] : []))).toEqual(lines);
		expect(joined(pieces.filter(({ kind }) => kind === 'body'))).toBe(content);
		expect(pieces.filter(({ kind }) => kind === 'end')).toHaveLength(ends);
	}
});

test('content is counted from the start of its message', () => {
	const pieces = [...new MessageReader(false).feed(Buffer.from(CHUNKED + SIZED))];
	expect(pieces.flatMap((piece) => (piece.kind === 'body' ? [piece.from] : []))).toEqual([0, 3, 0]);
});
