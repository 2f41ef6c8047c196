// GET /deployments: page by page, whatever the service tells of its pages.
import { expect, test } from '@jest/globals';
import { type ListOptions, listDeployments } from '../../src/service/deployments.ts';
import { serving } from '../service-server/serving.ts';

const { serve, connect } = serving();
const DATE = 'Date: Fri, 02 Jan 2026 03:04:05 GMT\r\n';
const ids = (from: number, number: number) => Array.from({ length: number }, (_, at) => ({ id: `dep_${from + at}` }));

interface Page {
	readonly status?: number;
	readonly body: unknown;
	readonly headers?: string;
}

/** A service that sends one page after the other, the last one again and again; and what it was asked. */
async function list(pages: readonly Page[], isEnough: ListOptions['isEnough'] = () => false, twice = false) {
	const asked: string[] = [];
	const baseUrl = await serve((socket, arrived) => {
		asked.push(arrived().split(' ')[1] as string);
		const { status = 200, body, headers = DATE } = pages[Math.min(asked.length, pages.length) - 1] as Page;
		const text = typeof body === 'string' ? body : JSON.stringify(body);
		const head = `Connection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n${headers}`;
		socket.end(`HTTP/1.1 ${status} X\r\n${head}\r\n${text}`);
	});
	const signal = new AbortController().signal;
	const found = await listDeployments(connect(baseUrl), { signal, leftMs: () => 60_000, isEnough, twice });
	const listed = found.kind === 'list' ? found.items.map(({ record }) => record.id) : [];
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

test.each([100, 20])(
	'without those headers it is asked for more until nothing new comes: pages of %i',
	async (size) => {
		const { found, asked, listed } = await list([{ body: ids(0, size) }, { body: ids(size, 5) }]);
		expect([listed.length, asked.length]).toEqual([size + 5, 3]);
		expect(found).toMatchObject({ isWhole: true });
	},
);

test('where the absence of a record decides, several pages are read twice: one moves past the page that is read next', async () => {
	const shifted = [
		{ body: ids(0, 2), headers: more(2) },
		{ body: [], headers: last },
	];
	const again = [
		{ body: ids(1, 2), headers: more(2) },
		{ body: [], headers: last },
	];
	const moved = await list([...shifted, ...again], undefined, true); // and the last page alone, which brings nothing new
	expect(moved.listed).toEqual(['dep_0', 'dep_1', 'dep_2']);
	expect(moved.found).toMatchObject({ isWhole: true });
	const reading = (first: number) => [
		{ body: ids(first, 2), headers: more(2) },
		{ body: [], headers: last },
	];
	const never = await list([0, 1, 2, 3, 4].flatMap(reading), undefined, true);
	expect([never.found, never.asked.length]).toEqual([expect.objectContaining({ isWhole: false }), 8]);
	const still = await list([...shifted, ...shifted], undefined, true);
	expect([still.found, still.asked.length]).toEqual([expect.objectContaining({ isWhole: true }), 4]);
	const one = await list([{ body: ids(0, 2), headers: last }], undefined, true);
	expect([one.found, one.asked.length]).toEqual([expect.objectContaining({ isWhole: true }), 1]);
});

test('an offset past the records of a page leaves none out', async () => {
	const { asked, listed } = await list([
		{ body: ids(0, 50), headers: more(100) },
		{ body: ids(50, 50), headers: more(200) },
		{ body: ids(100, 1), headers: last },
	]);
	expect(listed).toHaveLength(101);
	expect(asked.slice(1)).toEqual(['/deployments?limit=100&offset=50', '/deployments?limit=100&offset=100']);
});

test.each([
	{ age: '0', kind: 'list' },
	{ age: '7', kind: 'malformed' },
])('what a cache has kept for $age s is: $kind', async ({ age, kind }) => {
	const { found } = await list([{ body: [], headers: `${DATE}Age: ${age}\r\n` }]);
	expect(found.kind).toBe(kind);
});

test('a record that moves on to the next page while it is read is one record', async () => {
	const { listed } = await list([
		{ body: ids(0, 2), headers: more(2) },
		{ body: ids(1, 2), headers: last },
	]);
	expect(listed).toEqual(['dep_0', 'dep_1', 'dep_2']);
});

const says = (...lines: readonly string[]) => [DATE.trimEnd(), ...lines, ''].join('\r\n');
const MORE = says('X-Has-More: true');
const END: Page = { body: [], headers: says('X-Has-More: false') };
test.each<{ name: string; pages: readonly Page[]; read: number; isWhole: boolean }>([
	{
		name: 'more, and the same page again',
		pages: [{ body: ids(0, 100), headers: more(100) }],
		read: 100,
		isWhole: false,
	},
	{ name: 'more, and a short page again', pages: [{ body: ids(0, 3), headers: MORE }], read: 3, isWhole: false },
	{ name: 'more, and no record', pages: [{ body: [], headers: more(100) }], read: 0, isWhole: false },
	{
		name: 'more, then no record',
		pages: [
			{ body: ids(0, 2), headers: MORE },
			{ body: [], headers: MORE },
		],
		read: 2,
		isWhole: false,
	},
	...['True', 'TRUE', 'yes', '1', 'maybe'].map((word) => ({
		name: `"${word}" for more`,
		pages: [
			{ body: ids(0, 2), headers: says(`X-Has-More: ${word}`) },
			{ body: ids(2, 2), headers: last },
		],
		read: 4,
		isWhole: true,
	})),
	...['False', 'FALSE', 'no', '0'].map((word) => ({
		name: `"${word}" for no more`,
		pages: [{ body: ids(0, 2), headers: says(`X-Has-More: ${word}`) }],
		read: 2,
		isWhole: true,
	})),
	...['', '0', '-5', 'x', '1e999', '2.5', '1000'].map((next) => ({
		name: `more, and "${next}" for the next offset`,
		pages: [
			{ body: ids(0, 2), headers: says('X-Has-More: true', `X-Next-Offset: ${next}`) },
			{ body: ids(2, 2), headers: last },
		],
		read: 4,
		isWhole: true,
	})),
	...[
		['X-Total-Count: 3'],
		['Content-Range: items 0-1/3'],
		['Link: </deployments?offset=2>; rel="next"'],
		['Link: </a>; rel="first", </b>; title="x"; rel="last next"'],
		['Link: </a>; rel="first"', 'Link: </b>; rel="next"'],
		['Link: </b>; rel = "next"'],
		['X-Has-More: false', 'X-Has-More: true'],
		['X-Total-Count: 1', 'X-Total-Count: 31'],
		['X-Next-Offset: 2'],
		['X-Has-More: false', 'Link: </deployments?offset=2>; rel=next'],
		['X-Has-More: false', 'X-Total-Count: 3'],
	].map((lines) => ({
		name: `${lines.join(', ')}, and the same page again`,
		pages: [{ body: ids(0, 2), headers: says(...lines) }],
		read: 2,
		isWhole: false,
	})),
	{ name: '206', pages: [{ status: 206, body: ids(0, 2) }], read: 2, isWhole: false },
	...[
		['X-Total-Count: 2'],
		['Content-Range: items 0-1/2'],
		['Content-Range: items 0-1/*'],
		['X-Total-Count: many'],
		['Link: </deployments>; rel="first"'],
		['Link: </next>; rel="prev"; title="next"'],
	].map((lines) => ({
		name: `${lines.join()}`,
		pages: [{ body: ids(0, 2), headers: says(...lines) }],
		read: 2,
		isWhole: true,
	})),
	{ name: 'nothing said, and an end', pages: [{ body: ids(0, 100) }, { body: [] }], read: 100, isWhole: true },
	// A service that does not know pages: it has fewer than were asked for.
	{ name: 'nothing said, and a short page again', pages: [{ body: ids(0, 5) }], read: 5, isWhole: true },
	{ name: 'nothing said, and a full page again', pages: [{ body: ids(0, 100) }], read: 100, isWhole: false },
	{
		name: 'a record that cannot be read',
		pages: [{ ...END, body: [...ids(0, 2), { id: '../x' }] }],
		read: 2,
		isWhole: false,
	},
	{ name: 'no record', pages: [END], read: 0, isWhole: true },
])('$name: is it whole? $isWhole', async ({ pages, read, isWhole }) => {
	const { found, asked, listed } = await list(pages);
	expect(found).toMatchObject({ kind: 'list', isWhole });
	expect(listed).toHaveLength(read);
	const [first] = pages as [Page];
	// Nothing is left out between two pages.
	if (asked.length > 1) expect(asked[1]).toMatch(new RegExp(`&offset=${(first.body as unknown[]).length}$`));
});

test('ends where no more is needed', async () => {
	const { found, asked } = await list([{ body: ids(0, 100), headers: more(100) }], () => true);
	expect(asked).toHaveLength(1);
	expect(found).toMatchObject({ kind: 'list', isWhole: true });
});

test('is not whole where a record cannot be used, though no more is needed', async () => {
	const { found } = await list([{ body: [{ id: 17 }, ...ids(0, 2)], headers: more(3) }], () => true);
	expect(found).toMatchObject({ kind: 'list', isWhole: false });
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

test('a page that is refused says how much was read before it', async () => {
	const { found } = await list([
		{ body: ids(0, 2), headers: more(2) },
		{ status: 400, body: {} },
	]);
	expect(found).toMatchObject({
		kind: 'refused',
		failure: { message: expect.stringMatching(/400.* had 2 records\.$/) },
	});
});

test.each([
	{ name: 'no list', body: { deployments: [] }, kind: 'malformed' },
	{ name: 'HTML', body: '<html>', kind: 'malformed' },
	{ name: 'empty', body: '', kind: 'malformed' },
	{ name: 'no word of the time', body: [], headers: '', kind: 'malformed' },
	...[400, 401, 403, 404, 405, 422, 501, 503].map((status) => ({
		name: `${status}`,
		status,
		body: {},
		kind: 'refused',
	})),
])('$name: $kind', async ({ kind, ...page }) => {
	expect((await list([page])).found.kind).toBe(kind);
});
