// The vendor's command line: a program that the reader installs as its vendor says. It is taken from KERNEL_CLI (its
// path), else from PATH.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { Started } from '../../emulator/started.ts';
import { startClient } from './run-client.ts';

const PROGRAM = process.env.KERNEL_CLI ?? 'kernel';
/** Its version, or undefined where there is no such program. */
export const version = /^kernel (\S+)/.exec(spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
export const run = version === undefined ? test.skip : test;
export const suffix =
	version === undefined ? `: skipped, there is no program ${PROGRAM}; KERNEL_CLI names another` : '';
// jest shows the names of skipped tests only where it is asked to.
if (version === undefined) process.stderr.write(`The command line${suffix}.\n`);

/** Of the test file: the program runs in it. Where all is skipped nobody would remove it. */
export const folder = version === undefined ? '' : mkdtempSync(path.join(tmpdir(), 'command-line-'));
/** It asks nobody whether there is a newer one, and keeps what it keeps in the folder of the test. */
const OPTIONS = { cwd: folder, env: { KERNEL_NO_UPDATE_CHECK: '1', XDG_CACHE_HOME: folder } };

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

type Service = Pick<Emulator, 'url' | 'apiKey'>;

export const startKernel = (emulator: Service, args: readonly string[]): Started =>
	startClient(emulator, [PROGRAM, '--no-color', ...args], OPTIONS);

/** Runs one command; what it tells must hold what is expected, and it must end with this code. */
export async function endKernel(
	emulator: Service,
	code: number,
	args: readonly string[],
	...expected: readonly (string | RegExp)[]
): Promise<string> {
	const ended = await startKernel(emulator, args).ended;
	for (const text of expected) expect({ args, told: ended.told }).toEqual({ args, told: expect.stringMatching(text) });
	expect({ args, ...ended }).toEqual({ args, told: ended.told, code });
	return ended.told;
}
