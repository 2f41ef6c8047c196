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
	expect(asked).toEqual([
		'/deployments?limit=100',
		'/deployments?limit=100&offset=2',
		'/deployments?limit=100&offset=4',
	]);
});

test('a record that moves on to the next page while it is read is one record', async () => {
	const { listed } = await list([
		{ body: ids(0, 2), headers: more(2) },
		{ body: ids(1, 2), headers: last },
	]);
	expect(listed).toEqual(['dep_0', 'dep_1', 'dep_2']);
});

test.each<{ name: string; pages: readonly Page[]; read: number; isWhole: boolean }>([
	{ name: 'a short page', pages: [{ body: ids(0, 5) }], read: 5, isWhole: true },
	{
		name: 'a full page, and a short one',
		pages: [{ body: ids(0, 100) }, { body: ids(100, 5) }],
		read: 105,
		isWhole: true,
	},
	{ name: 'a full page, again and again', pages: [{ body: ids(0, 100) }], read: 100, isWhole: false },
	{
		name: 'X-Has-More alone',
		pages: [
			{ body: ids(0, 2), headers: `${DATE}X-Has-More: True\r\n` },
			{ body: ids(2, 2), headers: last },
		],
		read: 4,
		isWhole: true,
	},
	...['1', 'yes'].map((said) => ({
		name: `X-Has-More: ${said}`,
		pages: [
			{ body: ids(0, 2), headers: `${DATE}X-Has-More: ${said}\r\n` },
			{ body: ids(2, 2), headers: last },
		],
		read: 4,
		isWhole: true,
	})),
	{
		name: 'a full page, and X-Has-More: 0',
		pages: [{ body: ids(0, 100), headers: `${DATE}X-Has-More: 0\r\n` }],
		read: 100,
		isWhole: true,
	},
	{
		name: 'X-Next-Offset alone',
		pages: [{ body: ids(0, 2), headers: `${DATE}X-Next-Offset: 2\r\n` }, { body: ids(2, 2) }],
		read: 4,
		isWhole: true,
	},
	{ name: 'more, and the same page again', pages: [{ body: ids(0, 2), headers: more(2) }], read: 2, isWhole: false },
	{ name: 'a record that cannot be used', pages: [{ body: [...ids(0, 2), { id: '../x' }] }], read: 2, isWhole: false },
	{ name: 'no record', pages: [{ body: [], headers: last }], read: 0, isWhole: true },
])('$name: is it whole? $isWhole', async ({ pages, read, isWhole }) => {
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
	expect((await list([lacking])).found).toMatchObject({ kind: 'refused', isAbsent: true });
	const inMidList = await list([{ body: ids(0, 2), headers: more(2) }, lacking]);
	expect(inMidList.found).toMatchObject({ kind: 'refused', isAbsent: false });
	expect((await list([{ status: 404, body: '<html>' }])).found).toMatchObject({ kind: 'refused', isAbsent: false });
});

test.each([
	{ name: 'no list', body: { deployments: [] }, kind: 'malformed' },
	{ name: 'HTML', body: '<html>', kind: 'malformed' },
	{ name: 'empty', body: '', kind: 'malformed' },
	...[400, 401, 403, 404, 405, 422, 501, 503].map((status) => ({
		name: `${status}`,
		status,
		body: {},
		kind: 'refused',
	})),
])('$name: $kind', async ({ kind, ...page }) => {
	expect((await list([page])).found.kind).toBe(kind);
});
