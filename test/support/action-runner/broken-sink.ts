// What a step writes to, broken in every way that a runner knows.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ordinaryUser } from './ordinary-user.ts';
import type { Started, Step } from './start-action.ts';

export const COMMAND_FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;
export type CommandFileName = (typeof COMMAND_FILES)[number];

/** One sink, and what is wrong with it. */
export interface SinkFault {
	readonly name: string;
	readonly sink: CommandFileName | 'stdout' | 'stderr';
	/** The words of the notice; only of a command file. */
	readonly says?: RegExp;
	/** It breaks while the step runs. */
	readonly later?: boolean;
	break(folder: string): Omit<BrokenSink, 'close'>;
}

export interface BrokenSink {
	/** What the step is to be started with. */
	readonly step: Partial<Step>;
	/** Breaks the sink of a running step: at its start, or at its moment where the fault comes later. */
	strike?(running: Started): void;
	close(): void;
}

interface FileFault {
	readonly name: string;
	/** The system that has it; left out for all. */
	readonly only?: NodeJS.Platform;
	readonly says: RegExp;
	break(sink: CommandFileName, folder: string): Omit<BrokenSink, 'close'>;
}

const FILE_FAULTS: readonly FileFault[] = [
	{ name: 'not named', says: /it is not set/, break: (sink) => ({ step: { env: { [sink]: '' } } }) },
	{
		name: 'missing',
		says: /ENOENT/,
		break: (sink, folder) => ({ step: { env: { [sink]: path.join(folder, 'nowhere', 'file') } } }),
	},
	{
		name: 'on a full disk',
		only: 'linux',
		says: /ENOSPC: no space left/,
		break: (sink) => ({ step: { env: { [sink]: '/dev/full' } } }),
	},
	{
		name: 'a folder',
		says: /EISDIR/,
		break(sink, folder) {
			mkdirSync(path.join(folder, 'file'));
			return { step: { env: { [sink]: path.join(folder, 'file') } } };
		},
	},
	...(typeof ordinaryUser === 'string'
		? []
		: [
				{
					name: 'read-only',
					says: /EACCES/,
					break(sink: CommandFileName, folder: string) {
						const file = made(folder, '');
						chmodSync(file, 0o444);
						const user = ordinaryUser as Exclude<typeof ordinaryUser, string>;
						return { step: { env: { [sink]: file }, ...(user === undefined ? {} : { user }) } };
					},
				},
			]),
];

const closing = (sink: 'stdout' | 'stderr', later: boolean): SinkFault => ({
	name: `${sink} ${later ? 'closing' : 'closed'}`,
	sink,
	later,
	break: () => ({ step: {}, strike: ({ child }) => void child[sink]?.destroy() }),
});

for (const { name, only = process.platform } of FILE_FAULTS)
	if (only !== process.platform) console.warn(`skipped: a command file ${name}: only ${only} has it`);

export const SINK_FAULTS: readonly SinkFault[] = [
	...COMMAND_FILES.flatMap((sink) =>
		FILE_FAULTS.filter(({ only = process.platform }) => only === process.platform).map(
			(fault): SinkFault => ({
				...fault,
				name: `${sink} ${fault.name}`,
				sink,
				break: (folder) => fault.break(sink, folder),
			}),
		),
	),
	closing('stdout', false),
	closing('stdout', true),
	closing('stderr', false),
];

/** Breaks a sink for one step. */
export function breakSink(fault: SinkFault): BrokenSink {
	const folder = mkdtempSync(path.join(tmpdir(), 'sink-'));
	chmodSync(folder, 0o755);
	return { ...fault.break(folder), close: () => rmSync(folder, { recursive: true, force: true }) };
}

function made(folder: string, text: string): string {
	const file = path.join(folder, 'file');
	writeFileSync(file, text);
	return file;
}
