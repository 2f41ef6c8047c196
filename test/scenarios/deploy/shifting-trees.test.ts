// A tree that changes while it is sent: the request stays incomplete, and the error names the file. Each way in which one may
// change is in test/unit/workspace/pack/faults.test.ts.
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../sub-actions/calling.ts';
import { annotations, deployScenario } from './deploying.ts';

/** Bytes that come before the file in question: more than the connection and the packer hold on their way. */
const AHEAD = 64 * 1024 * 1024;

const scenario = deployScenario({ 'app.js': '', 'z/the file.txt': 'content' });

test('a file that vanishes', async () => {
	const at = (name: string) => path.join(scenario.workspace.path, name);
	writeFileSync(at('ahead.bin'), '');
	truncateSync(at('ahead.bin'), AHEAD);
	const running = scenario.start({ with: { 'compression-level': '0' } });
	// The server reads in this thread, and so not much between two looks at what has arrived.
	await until(running, () => (scenario.emulator.requests[0]?.bodyBytes ?? 0) > 64 * 1024);
	rmSync(at('z/the file.txt'));
	const { code, stdout, outputs } = await running.finished;
	const [error] = annotations(stdout);
	expect([code, error?.message]).toEqual([1, expect.stringMatching(/it vanished during packing/)]);
	expect(error?.properties.file).toBe('z/the file.txt');
	expect(outputs).toMatchObject({ 'failure-kind': 'package', conclusion: 'failure' });
	expect(scenario.emulator.ledger).toEqual([]);
	expect(scenario.emulator.requests.map(({ complete }) => complete)).toEqual([false]);
});
