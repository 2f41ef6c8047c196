// npm start [-- folder entrypoint [action [payload]]]: deploys an app to a fresh emulator through the built action,
// started as the runner starts it, and prints what a user would see: the log, the outputs, the job summary. Where an
// action is named, it is then invoked, with the payload as JSON text.
import { statSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { shownLog } from '../../test/action-runner/shown-log.ts';
import { startAction } from '../../test/action-runner/start-action.ts';
import { startEmulator } from '../emulator.ts';
import { invokeAction } from './invoke-action.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [folder = path.join(root, 'examples/hello'), entrypoint = 'src/app.js', action, payload] = process.argv.slice(2);
const heading = (text: string) =>
	console.log(`\n\u001b[1m── ${text} ${'─'.repeat(Math.max(0, 74 - text.length))}\u001b[0m`);

if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
	console.error(`There is no folder ${folder}.`);
	process.exit(1);
}
const version = 'try-out';
const emulator = await startEmulator();
try {
	heading(`log of the step: ${path.relative(process.cwd(), path.resolve(folder)) || '.'} → ${emulator.url}`);
	const running = startAction({
		workspace: path.resolve(folder),
		with: {
			'api-key': emulator.apiKey,
			'base-url': emulator.url,
			entrypoint,
			version,
			'report-to': '',
			'env-vars': 'GREETING_NAME=you',
			'wait-until': 'running',
		},
	});
	const shown = shownLog();
	running.child.stdout?.pipe(shown).pipe(process.stdout, { end: false });
	running.child.stderr?.pipe(process.stderr);
	const { code, outputs, summary } = await running.finished;
	await finished(shown);
	heading('outputs');
	for (const [name, value] of Object.entries(outputs)) console.log(`${name.padEnd(16)} ${value}`);
	heading('job summary (markdown)');
	console.log(summary.trimEnd());
	heading(code === 0 ? 'the step succeeded' : `the step failed with exit code ${code}`);
	process.exitCode = code ?? 1;
	if (code === 0 && action !== undefined) {
		heading(`invocation of ${action}`);
		if (!(await invokeAction(emulator, version, action, payload))) process.exitCode = 1;
	}
} finally {
	await emulator.close();
}
