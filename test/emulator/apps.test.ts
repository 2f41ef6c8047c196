import { expect, test } from '@jest/globals';
import { emulated } from './emulated.ts';

// No app of these tests stays up: however slow the machine is, its end decides.
const here = emulated({ startGraceMs: 600_000, queuedMs: 10 });

test.each([
	['ends with 0', 'console.log("done")', 'running', 'The app exited with 0'],
	['complains and exits', 'console.error("first\\nno browser\\n\\n"); process.exit(3)', 'failed', 'no browser'],
	['is killed', 'process.kill(process.pid, "SIGKILL")', 'failed', 'the app was ended by SIGKILL'],
])('an app that %s', async (_, code, status, reason) => {
	const { id } = await here.client.deploy(code);
	expect(await here.client.until(id, 'running', 'failed')).toMatchObject({ status, status_reason: reason });
});

test.each([
	['run.py', 'print("from python")', 'The app exited with 0'],
	['run', '#!/bin/sh', 'run cannot be started: it is neither JavaScript nor TypeScript nor Python'],
])('entrypoint %s', async (name, content, reason) => {
	const { id } = await here.client.deploy({ [name]: content }, { entrypoint_rel_path: name });
	expect((await here.client.until(id, 'running', 'failed')).status_reason).toBe(reason);
});

test('a module that is missing is told with paths from the root of the package', async () => {
	const files = { 'src/app.ts': "import './x.ts';" };
	const { id } = await here.client.deploy(files, { entrypoint_rel_path: 'src/app.ts' });
	expect((await here.client.until(id, 'running', 'failed')).status_reason).toMatch(
		/Cannot find module 'src\/x\.ts' imported from src\/app\.ts$/,
	);
});
