// The fault proxy breaks a connection at exactly the given place, checked from both of its sides.
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { appForm } from '../../emulator/client.ts';
import { type Certificates, makeCertificates } from '../../support/action-runner/certificates.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import type { Place, WireFault } from './wire-fault.ts';

let certificates: Certificates;
let body: Buffer;
let type: string;
let emulator: Emulator;
let proxy: FaultProxy | undefined;

beforeAll(async () => {
	certificates = await makeCertificates();
	const form = new Response(appForm([{ name: 'index.js', content: '' }]));
	type = form.headers.get('content-type') ?? '';
	body = Buffer.from(await form.arrayBuffer());
});
beforeEach(async () => {
	emulator = await startEmulator();
});
afterEach(() => Promise.all([proxy?.close(), emulator.close()]));
afterAll(() => certificates.remove());

async function start(tls: boolean, fault: Partial<WireFault> & Pick<WireFault, 'cut' | 'place'>): Promise<void> {
	proxy = await startFaultProxy({
		target: Number(new URL(emulator.url).port),
		elsewhere: 'http://127.0.0.1:9/elsewhere',
		fault: { requests: /^POST /, skip: 0, times: 1, ...fault },
		...(tls ? { tls: certificates.server } : {}),
	});
}

/** Uploads over a fresh connection; what came back, or the code of the error. */
function upload(tls: boolean): Promise<string> {
	return new Promise((resolve) => {
		let said = '';
		const options = {
			port: proxy?.port,
			method: 'POST',
			path: '/deployments',
			agent: false as const,
			ca: readFileSync(certificates.authorityFile),
			headers: {
				authorization: `Bearer ${emulator.apiKey}`,
				'content-type': type,
				'content-length': body.length,
				connection: 'close',
			},
		};
		const sent = (tls ? httpsRequest : httpRequest)({ host: '127.0.0.1', ...options }, (response) => {
			const { statusCode, headers } = response;
			said = `${statusCode} ${headers.location ?? ''}`.trim();
			response.on('error', () => resolve(`${said}, broken off`)).resume();
			response.on('end', () => resolve(said));
		});
		sent.on('error', ({ code = 'no code' }: NodeJS.ErrnoException) =>
			resolve(said === '' ? code : `${said}, broken off`),
		);
		sent.end(body);
	});
}

/** How much of the POST has reached the service. */
const reached = () => emulator.requests.map(({ bodyBytes, complete }) => ({ bodyBytes, complete }));

describe.each([{ tls: false }, { tls: true }])('with TLS: $tls', ({ tls }) => {
	const PLACES: readonly { name: string; place: () => Place; reached: () => unknown; seen: string }[] = [
		{ name: 'connect', place: () => ({ kind: 'connect' }), reached: () => [], seen: 'ECONNRESET' },
		{
			name: 'the headers of the request',
			place: () => ({ kind: 'request-headers' }),
			reached: () => part(0),
			seen: 'ECONNRESET',
		},
		{
			name: 'the first byte',
			place: () => ({ kind: 'request-body', bytes: 1 }),
			reached: () => part(1),
			seen: 'ECONNRESET',
		},
		{
			name: 'the last byte but one',
			place: () => ({ kind: 'request-body', bytes: body.length - 1 }),
			reached: () => part(body.length - 1),
			seen: 'ECONNRESET',
		},
		{
			name: 'the end of the request',
			place: () => ({ kind: 'request-end' }),
			reached: whole,
			seen: 'ECONNRESET',
		},
		{ name: 'the response', place: () => ({ kind: 'response' }), reached: whole, seen: 'ECONNRESET' },
		{
			name: 'the headers of the response',
			place: () => ({ kind: 'response-headers' }),
			reached: whole,
			seen: '201, broken off',
		},
		{
			name: 'the body of the response',
			place: () => ({ kind: 'response-body' }),
			reached: whole,
			seen: '201, broken off',
		},
	];
	const part = (bodyBytes: number) => [{ bodyBytes, complete: false }];
	function whole() {
		return [{ bodyBytes: body.length, complete: true }];
	}

	test.each(PLACES.flatMap((row) => (['end', 'reset'] as const).map((cut) => ({ ...row, cut }))))(
		'$cut at $name',
		async ({ cut, place, reached: expected, seen }) => {
			await start(tls, { cut, place: place() });
			expect(await upload(tls)).toBe(seen);
			// The service goes on with what it has, also after the client has heard of the end.
			for (let turns = 0; turns < 1_000 && !isDeepStrictEqual(reached(), expected()); turns++) await sleep(5);
			expect(reached()).toEqual(expected());
			expect(proxy?.hits()).toBe(1);
			expect(await upload(tls)).toBe('201');
		},
	);

	test.each([{ at: 'request-headers' }, { at: 'request-end' }] as const)(
		'a redirect at $at: the service sees no whole request',
		async ({ at }) => {
			await start(tls, { cut: 'redirect 307', place: { kind: at } });
			expect(await upload(tls)).toBe('307 http://127.0.0.1:9/elsewhere');
			expect(reached()).toEqual([]);
		},
	);

	test('what trickles arrives', async () => {
		await start(tls, { cut: 'trickle', place: { kind: 'request-body', bytes: 1 } });
		expect(await upload(tls)).toBe('201');
		expect(proxy?.hits()).toBe(1);
		expect(emulator.ledger).toHaveLength(1);
	});

	test('so many pass, and so many are hit', async () => {
		await start(tls, { cut: 'reset', place: { kind: 'response' }, skip: 1, times: 2 });
		const seen: string[] = [];
		for (let number = 1; number <= 4; number++) seen.push(await upload(tls));
		expect(seen).toEqual(['201', 'ECONNRESET', 'ECONNRESET', '201']);
	});
});

test('once it refuses, nobody gets in', async () => {
	await start(false, { cut: 'reset', place: { kind: 'connect' }, times: 0 });
	expect(await upload(false)).toBe('201');
	proxy?.refuse();
	expect(await upload(false)).toBe('ECONNREFUSED');
});
