// Lists of GitHub, whatever its responses tell of their pages.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { githubAt } from './opened.ts';

test.each([
	{ items: 0, hasLink: true, pages: 1 },
	{ items: 150, hasLink: true, pages: 2 },
	{ items: 150, hasLink: false, pages: 2 }, // as behind a proxy that leaves the header out
	{ items: 100, hasLink: false, pages: 2 }, // nothing tells that there are no more
])('$items items, with Link: $hasLink', async ({ items, hasLink, pages }) => {
	const asked: string[] = [];
	const all = Array.from({ length: items }, (_, at) => ({ id: at + 1 }));
	const server = createServer((request, response) => {
		const page = Number(new URL(request.url ?? '', 'http://h').searchParams.get('page'));
		asked.push(request.url ?? '');
		const link = hasLink && items > page * 100 ? { link: '<http://h/?page=2>; rel="next"' } : {};
		response.writeHead(200, { 'content-type': 'application/json', ...link });
		response.end(JSON.stringify(all.slice((page - 1) * 100, page * 100)));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const github = githubAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	const listed = await Array.fromAsync(github.api(new AbortController().signal).items('GET /list', {}));
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
	expect([listed, asked.length]).toEqual([all, pages]);
});
