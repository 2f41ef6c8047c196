// The fetch for libraries that bring no bounds of their own: one server, one deadline, and no more than is wanted.
import { afterEach, expect, test } from '@jest/globals';
import { type FetchInit, openBoundedFetch } from '../../../src/http/bounded-fetch.ts';
import { startProxy } from '../../support/action-runner/proxy.ts';
import { response, serving } from '../../support/service-server/serving.ts';

const { serve } = serving();
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
	await Promise.all(closers.splice(0).map((close) => close()));
});

async function open(baseUrl: string, proxy = { https: '', noProxy: '' }) {
	const fetch = await openBoundedFetch(baseUrl, proxy, 1_048_576);
	return (url: string | URL, init?: Partial<FetchInit>) =>
		fetch(url, { signal: new AbortController().signal, ...init });
}

/** A server that gives every request this response, and the requests that it has seen. */
async function responding(response: string) {
	const seen: string[] = [];
	const url = await serve((socket, arrived) => {
		seen.push(arrived());
		socket.write(response);
	});
	return { url, seen };
}

/** The message of what a bounded fetch of a server with this response throws. */
async function faultOf(response: string): Promise<string> {
	const { url } = await responding(response);
	const fetch = await open(url);
	return fetch(`${url}/a`).then(String, (thrown: Error) => thrown.message);
}

test('a request and its response', async () => {
	const { url, seen } = await responding(response(201, '\ufeff{"a":"ünï"}', 'X-One: 1\r\nX-One: 2\r\n'));
	const fetched = await (await open(url))(`${url}/a?b=c`, {
		method: 'POST',
		headers: { authorization: 'token t', 'user-agent': 'a-library' },
		body: '{"x":1}',
	});
	expect(fetched).toMatchObject({ url: `${url}/a?b=c`, status: 201 });
	expect(await fetched.text()).toBe('{"a":"ünï"}');
	expect(Buffer.from(await fetched.arrayBuffer()).toString()).toBe('{"a":"ünï"}');
	expect(fetched.headers.get('x-one')).toBe('1');
	expect(seen[0]).toMatch(/^POST \/a\?b=c HTTP\/1\.1\r\n/);
	expect(seen[0]).toMatch(/\r\nauthorization: token t\r\n/);
	expect(seen[0]).toMatch(/\r\nuser-agent: browser-deploy-action a-library\r\n/);
	expect(seen[0]).toContain('{"x":1}');
});

test.each([
	...['https://elsewhere.test/a', 'http://127.0.0.1:1/a', 'https://SERVER', 'http://user@SERVER', 'nonsense'],
	'file:///etc/hosts',
])('not %s', async (to) => {
	const { url, seen } = await responding(response(200));
	const address = to.replace('SERVER', new URL(url).host);
	await expect((await open(url))(address)).rejects.toThrow('the address is on another server');
	expect(seen).toEqual([]);
});

test('plain http beyond this machine', async () => {
	const { port, requests, close } = await startProxy({ target: 0 });
	closers.push(close);
	const proxy = { https: `http://127.0.0.1:${port}`, noProxy: '' };
	const fetching = (await open('http://github.test', proxy))('http://github.test/a');
	await expect(fetching).rejects.toThrow('the address is not https');
	expect(requests).toEqual([]);
});

test.each([301, 308])('a redirect is not followed: %i', async (status) => {
	const other = await responding(response(200));
	expect(await faultOf(response(status, '', `Location: ${other.url}/\r\n`))).toMatch(/^the server redirects/);
	expect(other.seen).toEqual([]);
});

// What a body may be is a table of response-body.test.ts.
const LARGE = 'x'.repeat(1_048_577);

test('no larger body than is wanted', async () =>
	expect(await faultOf(response(200, LARGE))).toBe('the response is larger than 1 MiB'));

test('of a refusal its status is left, however large it is', async () => {
	const { url } = await responding(response(403, LARGE));
	const fetched = await (await open(url))(url);
	expect([fetched.status, await fetched.text()]).toEqual([403, '']);
});

test.each([
	['silence', 'HTTP/1.1 103 Early\r\n'],
	['half a refusal', 'HTTP/1.1 500 X\r\nContent-Length: 9\r\n\r\n{"a"'],
])('a deadline: %s', async (_, text) => {
	const reason = new Error('the time is over');
	const controller = new AbortController();
	const url = await serve((socket) => {
		socket.write(text, () => setImmediate(() => controller.abort(reason)));
	});
	const fetch = await open(url);
	for (const _ of ['while it is on its way', 'before it begins'])
		await expect(fetch(url, { signal: controller.signal })).rejects.toBe(reason);
});
