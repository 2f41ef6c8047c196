import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Fault } from '../../src/emulator/emulator.ts';
import { parseFaultRule } from '../../src/emulator/http/fault-rule.ts';
import { Faults } from '../../src/emulator/http/faults.ts';
import { appForm } from './client.ts';
import { emulated } from './emulated.ts';

const here = emulated({ apps: 'scripted' });

const post = async (more: RequestInit = {}) => {
	const body = appForm([{ name: 'index.js', content: '' }]);
	return (await here.client.fetch('/deployments', { method: 'POST', body, ...more })).text();
};

test.each([
	['headers', 'fetch failed', 0],
	['body', 'fetch failed', 0],
	['after-commit', 'fetch failed', 1],
	['response-body', 'terminated', 1],
] as const)('a reset at %s', async (at, message, commits) => {
	here.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'reset', at } });
	await expect(post()).rejects.toMatchObject({ message, cause: { code: 'ECONNRESET' } });
	expect([here.emulator.ledger.length, here.emulator.records().length]).toEqual([commits, commits]);
});

test.each(['headers', 'body', 'after-commit'] as const)(
	'a request that stalls at %s ends when the emulator does',
	async (at) => {
		here.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'stall', at } });
		const posted = expect(post()).rejects.toThrow('fetch failed');
		while (here.emulator.requests.length === 0) await sleep(5);
		await here.emulator.close();
		await posted;
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
	const gone = new AbortController();
	async function* half() {
		yield Buffer.from(
			`--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n${'P'.repeat(50_000)}`,
		);
		await once(gone.signal, 'abort');
	}
	const headers = { 'content-type': 'multipart/form-data; boundary=x' };
	const posted = post({ headers, body: half(), duplex: 'half', signal: gone.signal } as RequestInit);
	while ((here.emulator.requests[0]?.bodyBytes ?? 0) < 50_000 || stored() === 0) await sleep(5);
	gone.abort();
	await expect(posted).rejects.toThrow('aborted');
	while (stored() > 0) await sleep(5);
	expect([here.emulator.ledger, here.emulator.records(), openFiles()]).toEqual([[], [], []]);
	expect(here.emulator.requests[0]).toMatchObject({ complete: false, status: undefined });
});
