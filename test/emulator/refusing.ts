// What every upload that an emulator refuses must leave: an emulator that responds, and not a file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { namesBelow } from '../action-runner/names-below.ts';
import { Client } from './client.ts';
import { Served } from './served.ts';

/** Most memory that it may ever have, in bytes: an idle one has had 100 MiB. */
const MAX_MEMORY = 400 * 1024 * 1024;

export interface Refusing {
	emulator: Served;
	client: Client;
	/** Compares what stands around the emulator's folder, and in it, with what stood there before any upload. */
	expectNothingLeft(): Promise<void>;
}

/** To be called at the top of a test file: one emulator, a process of its own, for all its tests. */
export function refusing(): Refusing {
	const scenario = {} as Refusing;
	const parent = mkdtempSync(path.join(tmpdir(), 'refusing-'));
	const state = path.join(parent, 'a', 'state');
	const everything = () => namesBelow(parent); // the emulator may be removing what it has refused
	let before: string[];
	beforeAll(async () => {
		mkdirSync(state, { recursive: true });
		writeFileSync(path.join(parent, 'a', 'neighbour'), '');
		scenario.emulator = await Served.start(state);
		scenario.client = new Client(scenario.emulator);
		before = everything();
	});
	afterAll(async () => {
		const memory = scenario.emulator.peakMemory();
		await scenario.emulator.kill('SIGTERM');
		const left = everything(); // by now each upload has been dealt with to its end
		rmSync(parent, { recursive: true, force: true });
		expect(left).toEqual(before);
		expect(memory).toBeLessThan(MAX_MEMORY);
	});
	scenario.expectNothingLeft = async () => {
		expect(scenario.emulator.running).toBe(true);
		const records = await scenario.client.fetch('/deployments');
		expect([records.status, await records.json()]).toEqual([200, []]);
		// A refusal may come before its upload has got a folder, and where the client has left, the files go a moment after it.
		while (!isDeepStrictEqual(everything(), before)) await sleep(10);
	};
	return scenario;
}
