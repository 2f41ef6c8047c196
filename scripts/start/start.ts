// npm start [-- folder entrypoint [action [payload]]]: deploys an app to a fresh emulator through the built action,
// started as the runner starts it, and prints what a user would see: the log, the outputs, the job summary. Where an
// action is named, it is then invoked, with the payload as JSON text.
import { statSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { end, fail, interruption, readArguments } from '../../src/emulator/bin/command.ts';
import { startEmulator } from '../../src/emulator/emulator.ts';
import { startAction } from '../../test/support/action-runner/start-action.ts';
import { invokeAction } from './invoke-action.ts';
import { linesShown, restOfLog } from './rest-of-log.ts';
import { shownLog } from './shown-log.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** How long the action may take to end after Ctrl-C, in milliseconds. */
const END_GRACE = 5000;
/** Exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

const [folder = path.join(root, 'examples/hello'), entrypoint = 'src/app.js', action, payload] = readArguments(
	`npm start [-- folder entrypoint [action [payload]]]: deploys an app to an emulator on this machine with the built action,
and prints what a workflow would show: the step's log, its outputs and the job summary.

  folder      the folder to deploy, by default examples/hello
  entrypoint  the app's entry file, a path inside folder, by default src/app.js
  action      the app's action to invoke after the deploy
  payload     the action's payload, as JSON text

When it ends, it removes the app, the emulator and all their files.`,
);
const heading = (text: string) =>
	console.log(`\n\u001b[1m── ${text} ${'─'.repeat(Math.max(0, 74 - text.length))}\u001b[0m`);

if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) fail(`The folder ${folder} does not exist.`);
const version = 'try-out';
const interrupted = interruption();
const emulator = await startEmulator({ chrome: true });
try {
	heading(`the step's log: ${path.relative(process.cwd(), path.resolve(folder)) || '.'} → ${emulator.url}`);
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
	const interrupt = () => {
		running.child.kill('SIGINT');
		setTimeout(() => running.child.kill('SIGKILL'), END_GRACE).unref();
	};
	if (interrupted.aborted) interrupt();
	else interrupted.addEventListener('abort', interrupt);
	const shown = shownLog();
	running.child.stdout?.pipe(shown).pipe(process.stdout, { end: false });
	running.child.stderr?.pipe(process.stderr);
	const { code, outputs, summary, stdout } = await running.finished;
	await finished(shown);
	const from = linesShown(stdout);
	const rest = outputs['deployment-id'] ? restOfLog(emulator, outputs['deployment-id'], from, interrupted) : [];
	let isFirst = true;
	for await (const line of rest) {
		if (isFirst) heading(`the app's log after the step, from line ${from + 1}`);
		isFirst = false;
		console.log(line);
	}
	heading('outputs');
	// The runner's folder for temporary files goes with it: no path into it is of use.
	const shownOf = (value: string) =>
		path.isAbsolute(value) ? `${path.basename(value)} (removed with the run)` : value;
	for (const [name, value] of Object.entries(outputs)) console.log(`${name.padEnd(16)} ${shownOf(value)}`);
	heading('job summary (markdown)');
	console.log(summary.trimEnd());
	heading(code === 0 ? 'the step succeeded' : `the step failed with exit code ${code}`);
	process.exitCode = interrupted.aborted ? INTERRUPTED : (code ?? 1);
	if (code === 0 && action !== undefined && !interrupted.aborted) {
		heading(`invocation of ${action}`);
		const succeeded = await invokeAction(emulator, version, interrupted, action, payload).catch((error: unknown) => {
			if (!interrupted.aborted) throw error;
			return false;
		});
		if (interrupted.aborted) process.exitCode = INTERRUPTED;
		else if (!succeeded) process.exitCode = 1;
	}
} finally {
	await emulator.close();
}
end();
