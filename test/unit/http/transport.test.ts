// Which way a request goes, and what it makes of a broken one: TLS and proxies, one try at a time.
import { afterEach, expect, test } from '@jest/globals';
import { openConnection } from '../../../src/http/connection.ts';
import { send } from '../../../src/http/request.ts';
import { tryOnce } from '../../../src/http/try.ts';
import { systemClock } from '../../../src/runner/clock.ts';
import { type ProxyOptions, startProxy, type TunnelProxy } from '../../support/action-runner/proxy.ts';
import { aBody, aRequest, kennel, response, serving } from '../../support/service-server/serving.ts';

const { serve, connect, pauses } = serving();
const aGet = aRequest({ method: 'GET' });
const open: (() => void | Promise<void>)[] = [];

afterEach(async () => {
	await Promise.all(open.splice(0).map((close) => close()));
});

async function proxy(options: Partial<ProxyOptions> = {}): Promise<TunnelProxy> {
	const started = await startProxy({ target: 0, ...options });
	open.push(started.close);
	return started;
}

/** A connection through a transport of these settings. */
async function through(https: string, noProxy = '', baseUrl = 'https://service.test') {
	const job = { environment: { proxy: { https, noProxy } }, clock: systemClock, log: { info() {}, debug() {} } };
	const { dispatcher, openFresh } = await openConnection({ baseUrl, apiKey: 'key', projectId: '', project: '' }, job);
	open.push(() => dispatcher.destroy().catch(() => {}));
	return connect(baseUrl, { dispatcher, openFresh });
}

test.each([
	{ list: 'SERVICE.TEST', direct: true },
	{ list: '.test', direct: true },
	{ list: 'service.test:8443', direct: false },
	{ list: '', direct: false },
])('no_proxy "$list": reached directly: $direct', async ({ list, direct }) => {
	const { port, requests } = await proxy({ refusals: [502] });
	const tried = await tryOnce(await through(`http://127.0.0.1:${port}`, list), aGet);
	expect(tried).toMatchObject({ kind: 'broken', sent: 'nothing' });
	expect(requests).toEqual(direct ? [] : ['CONNECT service.test:443']);
});

test.each(['127.0.0.1', 'localhost', '[::1]'])('%s is this machine: no proxy', async (host) => {
	const { port, requests } = await proxy();
	const closed = await through(`http://127.0.0.1:${port}`, '', `https://${host}:1`);
	expect(await tryOnce(closed, aGet)).toMatchObject({ kind: 'broken', problem: { code: 'ECONNREFUSED' } });
	expect(requests).toEqual([]);
});

test.each([
	{ name: '407', refusals: [407], words: /the proxy refused the tunnel/ },
	{ name: 'a reset', refusals: [0], words: /reset|closed the connection/ },
])('a proxy that refuses the tunnel with $name for ever: five tries, then network', async ({ refusals, words }) => {
	const { port, requests } = await proxy({ refusals, always: true });
	const ended = send(await through(`http://127.0.0.1:${port}`), aGet);
	const message = expect.stringMatching(words);
	await expect(ended).rejects.toMatchObject({ kind: 'network', retryable: true, message });
	expect([requests.length, pauses.length]).toEqual([5, 4]);
});

test('a proxy that takes the CONNECT and says nothing: after 30 s nothing was sent, and no connection is left', async () => {
	const silent = await proxy({ isSilent: true });
	const { clock, dogs } = kennel();
	const connection = { ...(await through(`http://127.0.0.1:${silent.port}`)), clock };
	const trying = tryOnce(connection, aRequest({ body: aBody(['x']) }));
	while (silent.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
	expect(dogs.map(({ ms }) => ms)).toEqual([30_000]);
	dogs[0]?.bark();
	expect(await trying).toMatchObject({ kind: 'broken', sent: 'nothing', problem: { code: 'IDLE' } });
	while (silent.connections() > 0) await new Promise((resolve) => setImmediate(resolve));
});

test.each([...['http://a:99999', 'http://u:p%zz@a', 'ftp://a', 'http://', 'http://u:secret@']])(
	'an address that cannot be used ends the request, and is not quoted: %j',
	async (address) => {
		const ended = await send(await through(address), aGet).catch((thrown: unknown) => thrown);
		expect(ended).toMatchObject({ kind: 'network', retryable: false, cause: undefined });
		expect(pauses).toEqual([]);
	},
);

test('a server that speaks plain http where https is asked for', async () => {
	const url = await serve((socket) => socket.end(response(400)));
	const tried = await tryOnce(connect(url.replace('http:', 'https:')), aGet);
	expect(tried).toMatchObject({ kind: 'broken', sent: 'nothing', problem: { words: 'the TLS handshake failed' } });
});
