// The vendor's Python package, the newest one, against the emulator: `npm run test:all -- clients`.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect } from '@jest/globals';
import { startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { deployApp, SAMPLE } from '../../emulator/registered-app.ts';
import { start } from '../../emulator/started.ts';
import { where } from '../../support/action-runner/only-on.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder();

/** Why the package cannot be had, or '' where it is in `folder`. */
function install(): string {
	try {
		const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', folder, 'kernel'];
		execFileSync('python3', args, { stdio: ['ignore', 'ignore', 'pipe'] });
		return '';
	} catch (error) {
		return String((error as Error).message)
			.replaceAll('\n', ' ')
			.slice(0, 300);
	}
}

const missing = install();
const run = where(missing === '', `what pip cannot install (${missing})`);

run(
	'every call of the Python package',
	async () => {
		const emulator = await startEmulator({ chrome: true }); // the package wants each session to have one
		try {
			const client = new Client(emulator);
			const { id } = await deployApp(client, SAMPLE, { env_vars: '{"A":"1"}' });
			await client.until(id, 'running');
			const script = path.join(import.meta.dirname, 'every-call.py');
			const { apiKey, url } = emulator;
			const env = { HOME: folder, PYTHONPATH: folder, KERNEL_API_KEY: apiKey, KERNEL_BASE_URL: url };
			const { code, told } = await start(['python3', '-B', script], { cwd: folder, env }).ended;
			expect({ code, told }).toEqual({ code: 0, told: expect.stringMatching(/^version \S+\n$/) });
		} finally {
			await emulator.close();
		}
	},
	120_000,
);
