// Trees that change while they are sent: the request stays incomplete, and the error names the file.
import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../sub-actions/calling.ts';
import { annotations, deployScenario } from './deploying.ts';

/** Bytes that come before the file in question: more than the connection and the packer hold on their way. */
const AHEAD = 64 * 1024 * 1024;

const scenario = deployScenario({ 'app.js': '', 'z/the file.txt': 'content' });

const ahead = (at: string) => path.join(path.dirname(at), '../ahead.bin');

/** One that is still to be read, and one that was: every other way is in test/unit/workspace/pack/faults.test.ts. */
const SHIFTS = [
	{ name: 'it vanishes', happens: (at: string) => rmSync(at), says: /it vanished during packing/ },
	{
		name: 'what was read already grows',
		happens: (at: string) => appendFileSync(ahead(at), 'x'),
		says: /it changed during/,
	},
];

test.each(SHIFTS)('$name', async ({ happens, says }) => {
	const at = path.join(scenario.workspace.path, 'z/the file.txt');
	writeFileSync(ahead(at), '');
	truncateSync(ahead(at), AHEAD);
	const running = scenario.start({ with: { 'compression-level': '0' } });
	// The server reads in this thread, and so not much between two looks at what has arrived.
	await until(running, () => (scenario.emulator.requests[0]?.bodyBytes ?? 0) > 64 * 1024);
	happens(at);
	const { code, stdout, outputs } = await running.finished;
	const [error] = annotations(stdout);
	expect([code, error?.message]).toEqual([1, expect.stringMatching(says)]);
	expect(['z/the file.txt', 'ahead.bin']).toContain(error?.properties.file);
	expect(outputs).toMatchObject({ 'failure-kind': 'package', conclusion: 'failure' });
	expect(scenario.emulator.ledger).toEqual([]);
	expect(scenario.emulator.requests.map(({ complete }) => complete)).toEqual([false]);
});
