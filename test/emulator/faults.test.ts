import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Fault } from '../../src/emulator/emulator.ts';
import { parseFaultRule } from '../../src/emulator/http/fault-rule.ts';
import { Faults } from '../../src/emulator/http/faults.ts';
import { appForm } from './client.ts';
import { emulated } from './emulated.ts';

const here = emulated({ apps: 'scripted' });

/** What a bare socket saw: the text that arrived, and how the connection ended. */
interface RawResult {
	text: string;
	end: 'FIN' | 'RST' | 'open';
}

/** Opens a bare connection: no HTTP client would send what these tests send. */
function openSocket(): Promise<Socket> {
	return new Promise((resolve, reject) => {
		const socket: Socket = connect(Number(new URL(here.emulator.url).port), '127.0.0.1', () => resolve(socket));
		socket.once('error', reject);
	});
}

/** Reads until the connection ends, or until the text fits `enough`. */
function readSocket(socket: Socket, enough?: RegExp): Promise<RawResult> {
	return new Promise((resolve) => {
		let text = '';
		const done = (end: RawResult['end']) => {
			resolve({ text, end });
			socket.destroy();
		};
		socket.on('data', (chunk) => {
			text += chunk.toString('latin1');
			if (enough?.test(text)) done('open');
		});
		socket.on('end', () => done('FIN'));
		socket.on('error', () => done('RST'));
	});
}

const head = (line: string, headers: Record<string, string | number> = {}): string => {
	const all = { host: 'emulator', authorization: `Bearer ${here.emulator.apiKey}`, ...headers };
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/** The same form as bytes, for a bare socket. */
async function formBytes(): Promise<{ type: string; body: Buffer }> {
	const request = new Request('http://x', { method: 'POST', body: appForm([{ name: 'index.js', content: '' }]) });
	const body = Buffer.from(await request.arrayBuffer());
	return { type: request.headers.get('content-type') ?? '', body };
}

async function postRaw(fault: Fault, enough?: RegExp) {
	here.emulator.faults.add({ operation: 'createDeployment', fault });
	const { type, body } = await formBytes();
	const socket = await openSocket();
	const result = readSocket(socket, enough);
	socket.write(head('POST /deployments', { 'content-type': type, 'content-length': body.length }));
	socket.write(body);
	return result;
}

test.each([
	['headers', /^$/, 0],
	['body', /^$/, 0],
	['after-commit', /^$/, 1],
	['response-body', /\r\n\r\n{"id":.+[^}]$/, 1],
] as const)('a reset at %s', async (at, text, commits) => {
	expect(await postRaw({ kind: 'reset', at })).toEqual({ end: 'RST', text: expect.stringMatching(text) });
	expect([here.emulator.ledger.length, here.emulator.records().length]).toEqual([commits, commits]);
});

test.each(['headers', 'body', 'after-commit'] as const)(
	'a request that stalls at %s ends when the emulator does',
	async (at) => {
		const result = postRaw({ kind: 'stall', at });
		while (here.emulator.requests.length === 0) await sleep(5);
		await here.emulator.close();
		expect((await result).text).toBe('');
	},
);

test('rules skip, repeat and queue up', () => {
	const faults = new Faults();
	const delay = (ms: number): Fault => ({ kind: 'delay', ms });
	faults.add({ operation: 'a', fault: delay(1) });
	faults.add({ operation: '*', skip: 2, times: 2, fault: delay(2) });
	faults.add({ operation: 'a', skip: 5, times: Number.POSITIVE_INFINITY, fault: delay(3) });
	const taken = ['b', 'a', 'a', 'a', 'a', 'a', 'a'].map((operation) => faults.take(operation));
	expect(taken.map((fault) => (fault?.kind === 'delay' ? fault.ms : 0))).toEqual([0, 1, 2, 2, 0, 0, 3]);
	faults.clear();
	expect(faults.take('a')).toBeUndefined();
});

/** A rule as JSON says it, with a fault that is sound unless the row has another. */
const rule = (fields: object) => ({ operation: 'a', fault: { kind: 'delay', ms: 1 }, ...fields });

test.each([
	{ kind: 'answer', status: 503, headers: { a: 'b' }, body: [1], afterCommit: true },
	{ kind: 'reset', at: 'body', bytes: 200 },
	{ kind: 'override', record: null },
])('as JSON: %j', (fault) => {
	const given = rule({ fault, times: 'Infinity' });
	expect(parseFaultRule(given, ['a'])).toEqual({ operation: 'a', times: Number.POSITIVE_INFINITY, skip: 0, fault });
});

test.each([
	{ given: [], says: 'must be an object' },
	{ given: rule({ operation: 'b' }), says: 'operation must be one of *, a' },
	{ given: rule({ times: -1 }), says: 'times must be a whole number, or "Infinity"' },
	{ given: rule({ fault: { kind: 'alter' } }), says: 'fault.kind must be one of answer, reset' },
	{ given: rule({ fault: { kind: 'override' } }), says: 'fault.record is missing' },
	{ given: rule({ fault: { kind: 'reset' } }), says: 'fault.at must be one of headers, body' },
	{ given: rule({ fault: { kind: 'answer', status: 100 } }), says: 'fault.status must be from 200 to 999' },
	{ given: rule({ fault: { kind: 'answer', status: 503, afterComit: true } }), says: 'no field afterComit' },
])('not as JSON: $given', ({ given, says }) => {
	expect(() => parseFaultRule(given, ['a'])).toThrow(says);
});

const stored = () => {
	const folder = path.join(here.emulator.folder, 'deployments');
	return existsSync(folder) ? readdirSync(folder).length : 0;
};

/** The files below the emulator's folder that this process has open; none where there is no /proc. */
function openFiles(): string[] {
	if (!existsSync('/proc/self/fd')) return [];
	const targets = readdirSync('/proc/self/fd').map((fd) => {
		try {
			return readlinkSync(`/proc/self/fd/${fd}`);
		} catch {
			return ''; // It was that of the listing itself.
		}
	});
	return targets.filter((target) => target.startsWith(here.emulator.folder));
}

test('an upload that is cut off leaves nothing behind', async () => {
	const socket = await openSocket();
	const type = 'multipart/form-data; boundary=x';
	socket.write(head('POST /deployments', { 'content-type': type, 'content-length': 100_000 }));
	socket.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n${'P'.repeat(50_000)}`);
	while ((here.emulator.requests[0]?.bodyBytes ?? 0) < 50_000 || stored() === 0) await sleep(5);
	socket.resetAndDestroy();
	while (stored() > 0) await sleep(5);
	expect([here.emulator.ledger, here.emulator.records(), openFiles()]).toEqual([[], [], []]);
	expect(here.emulator.requests[0]).toMatchObject({ complete: false, status: undefined });
});
