import { expect, test } from '@jest/globals';
import { emulated } from './emulated.ts';

// No app of these tests stays up: however slow the machine is, its end decides.
const here = emulated({ startGraceMs: 600_000, queuedMs: 10 });

const THROWS = `throw Object.assign(new Error('no database\\nsecond line', { cause: new TypeError('inner') }), { code: 'X' });`;
const RAISES = `try:
    1 / 0
except ZeroDivisionError:
    raise RuntimeError("outer\\nsecond line")`;
const DONE = 'The app exited with 0';

test.each([
	['ends with 0', 'index.js', 'console.log("done")', DONE],
	['is in Python', 'run.py', 'print("from python")', DONE],
	['complains and exits', 'index.js', 'console.error("first\\nno browser\\n\\n"); process.exit(3)', 'no browser'],
	['is killed', 'index.js', 'process.kill(process.pid, "SIGKILL")', 'the app was ended by SIGKILL'],
	['throws', 'index.js', THROWS, 'Error: no database'],
	['raises', 'run.py', RAISES, 'RuntimeError: outer'],
	[
		'ends in a wait, of which a line of code is told',
		'a.mjs',
		'await new Promise(() => {});',
		/^Warning: .*unsettled.*a\.mjs:1$/,
	],
	['says nothing', 'index.js', 'console.error("\\n}\\n   ^\\n"); process.exit(1)', 'the app ended with exit code 1'],
	[
		'imports what is not there',
		'src/app.ts',
		"import './x.ts';",
		/Cannot find module 'src\/x\.ts' imported from src\/app\.ts$/,
	],
	['is neither', 'run', '#!/bin/sh', 'run cannot be started: it is neither JavaScript nor TypeScript nor Python'],
])('an app that %s', async (_, entrypoint, code, reason) => {
	const { id } = await here.client.deploy({ [entrypoint]: code }, { entrypoint_rel_path: entrypoint });
	expect(await here.client.until(id, 'running', 'failed')).toMatchObject({
		status: reason === DONE ? 'running' : 'failed',
		status_reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
	});
});
