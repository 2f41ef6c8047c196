// Trees that change while they are sent: the request stays incomplete, and the error names the file.
import { appendFileSync, chmodSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ordinaryUser } from '../../support/action-runner/ordinary-user.ts';
import { until } from '../sub-actions/calling.ts';
import { annotations, deployScenario } from './deploying.ts';

/** Bytes that come before the file in question: more than the connection and the packer hold on their way. */
const AHEAD = 128 * 1024 * 1024;

const scenario = deployScenario({ 'app.js': '', 'z/the file.txt': 'content' });

interface Shift {
	readonly name: string;
	readonly happens: (at: string) => void;
	readonly says: RegExp;
	readonly ordinary?: boolean;
}

const SHIFTS: readonly Shift[] = [
	{ name: 'it vanishes', happens: (at) => rmSync(at), says: /it vanished during packing/ },
	{
		name: 'its folder vanishes',
		happens: (at) => renameSync(path.dirname(at), `${path.dirname(at)}.gone`),
		says: /it vanished during packing/,
	},
	{
		name: 'it becomes a link to a file outside',
		happens: (at) => {
			rmSync(at);
			symlinkSync('/etc/hosts', at);
		},
		says: /it was replaced by a link during packing/,
	},
	{
		name: 'it becomes unreadable',
		happens: (at) => chmodSync(at, 0o000),
		says: /it cannot be read \(EACCES\)/,
		ordinary: true,
	},
	{ name: 'what was read already grows', happens: (at) => appendFileSync(ahead(at), 'x'), says: /it changed during/ },
	{
		name: 'what was read already shrinks',
		happens: (at) => truncateSync(ahead(at), AHEAD - 1),
		says: /it changed during/,
	},
];

const ahead = (at: string) => path.join(path.dirname(at), '../ahead.bin');

test.each(SHIFTS)('$name', async ({ happens, says, ordinary }) => {
	if (ordinary && typeof ordinaryUser === 'string') {
		console.warn(`skipped: ${ordinaryUser}`);
		return;
	}
	const at = path.join(scenario.workspace.path, 'z/the file.txt');
	writeFileSync(ahead(at), '');
	truncateSync(ahead(at), AHEAD);
	const user = ordinary && typeof ordinaryUser === 'object' ? { user: ordinaryUser } : {};
	const running = scenario.start({ with: { 'compression-level': '0' }, ...user });
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
