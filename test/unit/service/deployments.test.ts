// GET /deployments: page by page, whatever the service tells of its pages.
import { expect, test } from '@jest/globals';
import { openDeployments } from '../../../src/service/deployments.ts';
import { serving } from '../../support/service-server/serving.ts';

const { serve, connect } = serving();
const DATE = 'Date: Fri, 02 Jan 2026 03:04:05 GMT\r\n';
const ids = (from: number, number: number) => Array.from({ length: number }, (_, at) => ({ id: `dep_${from + at}` }));

interface Page {
	readonly status?: number;
	readonly body: unknown;
	readonly headers?: string;
}

/** A service that sends one page after the other, the last one again and again; and what it was asked. */
async function list(pages: readonly Page[]) {
	const asked: string[] = [];
	const baseUrl = await serve((socket, arrived) => {
		asked.push(arrived().split(' ')[1] as string);
		const { status = 200, body, headers = DATE } = pages[Math.min(asked.length, pages.length) - 1] as Page;
		const text = typeof body === 'string' ? body : JSON.stringify(body);
		const head = `Connection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n${headers}`;
		socket.end(`HTTP/1.1 ${status} X\r\n${head}\r\n${text}`);
	});
	const signal = new AbortController().signal;
	const found = await openDeployments(connect(baseUrl)).list({ signal, leftMs: () => 60_000 });
	const listed = found.kind === 'list' ? found.items.map(({ id }) => id) : [];
	return { found, asked, listed };
}

const more = (next: number) => `${DATE}X-Has-More: true\r\nX-Next-Offset: ${next}\r\n`;
const last = `${DATE}X-Has-More: false\r\nX-Next-Offset: 0\r\n`;

test('all pages, as the headers say; no version is asked for', async () => {
	const { found, asked, listed } = await list([
		{ body: ids(0, 2), headers: more(2) },
		{ body: ids(2, 2), headers: more(4) },
		{ body: ids(4, 1), headers: last },
	]);
	expect(listed).toEqual(ids(0, 5).map(({ id }) => id));
	expect(found).toMatchObject({ kind: 'list', isWhole: true, serverNow: Date.UTC(2026, 0, 2, 3, 4, 5) });
	expect(asked).toEqual(['', '&offset=2', '&offset=4'].map((offset) => `/deployments?limit=100${offset}`));
});

const hasMore = (said: string) => `${DATE}X-Has-More: ${said}\r\n`;
const page = (from: number, number: number, headers = DATE): Page => ({ body: ids(from, number), headers });
test.each<[what: string, pages: readonly Page[], read: number, isWhole: boolean]>([
	['a short page', [page(0, 5)], 5, true],
	['a full page, and a short one', [page(0, 100), page(100, 5)], 105, true],
	['a full page, again and again', [page(0, 100)], 100, false],
	['X-Has-More: True', [page(0, 2, hasMore('True')), page(2, 2, last)], 4, true],
	['a full page, and X-Has-More: 0', [page(0, 100, hasMore('0'))], 100, true],
	['X-Next-Offset alone', [page(0, 2, `${DATE}X-Next-Offset: 2\r\n`), page(2, 2)], 4, true],
	['more, and the same page again', [page(0, 2, more(2))], 2, false],
	['a record that cannot be used', [{ body: [...ids(0, 2), { id: '../x' }] }], 2, false],
	['no record', [page(0, 0, last)], 0, true],
	['a record that moves on to the next page', [page(0, 2, more(2)), page(1, 2, last)], 3, true],
])('%s', async (_, pages, read, isWhole) => {
	const { found, listed } = await list(pages);
	expect(found).toMatchObject({ kind: 'list', isWhole });
	expect(listed).toHaveLength(read);
});

test('a list without an end is read up to 50 pages', async () => {
	const pages = Array.from({ length: 60 }, (_, at) => ({ body: ids(at * 2, 2), headers: more(at * 2 + 2) }));
	const { found, asked } = await list(pages);
	expect(asked).toHaveLength(50);
	expect(found).toMatchObject({ kind: 'list', isWhole: false });
});

test('only a first page that the service refuses in its own words says that there is no list', async () => {
	const lacking = { status: 404, body: { code: 'not_found', message: 'There is no such list' } };
	expect((await list([lacking])).found).toMatchObject({ kind: 'unread', isAbsent: true });
	for (const pages of [[page(0, 2, more(2)), lacking], [{ status: 404, body: '<html>' }]])
		expect((await list(pages)).found).toMatchObject({ kind: 'unread', isAbsent: false });
});

test.each<[what: string, page: Page, says: RegExp]>([
	['no list', { body: { error: 'not yet' } }, /200, but it is not a list: not yet\.$/],
	['HTML', { body: '<html>' }, /a gateway responded with 200, not the service/],
	['empty', { body: '' }, /200, but the body is empty\.$/],
	...[400, 401, 503].map((status): [string, Page, RegExp] => [`${status}`, { status, body: {} }, /responded with/]),
])('%s: unread', async (_, page, says) => {
	const failure = expect.objectContaining({ message: expect.stringMatching(says) });
	expect((await list([page])).found).toEqual({ kind: 'unread', failure, isAbsent: false });
});
