// How a step is cancelled. And the end of the process: at once after the job, but not before its log is written.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { notOnWindows } from '../../support/action-runner/only-on.ts';

const PROCESS = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/runner/process.ts'));

/** More bytes than a pipe holds. */
const LONG = 1_000_000;

const start = (script: string, type = 'module') =>
	spawn(process.execPath, [`--input-type=${type}`, '--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });

// As Node hands them on: Windows' Ctrl-C is SIGINT, its Ctrl-Break SIGBREAK, which no other system can send.
test.each(['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'])('%s cancels, and the next one changes nothing', async (name) => {
	const script = `const { cancelSignal } = await import(${JSON.stringify(PROCESS)});
		const cancel = cancelSignal();
		const reasons = [];
		cancel.addEventListener('abort', () => reasons.push(cancel.reason.by));
		process.emit('${name}', '${name}');
		process.emit('SIGTERM', 'SIGTERM');
		console.log(reasons.join());`;
	expect(await text(start(script).stdout)).toBe('cancel\n');
});

const endsWith = async (log: number) => {
	const script = `const { endProcess } = await import(${JSON.stringify(PROCESS)});
		setInterval(() => {}, 1_000);
		process.exitCode = 7;
		process.stdout.write('x'.repeat(${log}));
		process.stderr.write('said all');
		endProcess();`;
	const child = start(script);
	// Nobody reads the log before the process has said all.
	await once(child.stderr, 'data');
	const [read, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
	expect({ code, length: read.length }).toEqual({ code: 7, length: log });
};

test('a step ends with the code it has, whatever is still open', () => endsWith(0));
notOnWindows('a pipe that takes what nobody reads yet')(
	'a log that is longer than a pipe holds is written to its end',
	() => endsWith(LONG),
);

test('a step whose job waits for nothing is no success', async () => {
	const runner = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/runner/runner.ts'));
	const script = `import(${JSON.stringify(runner)}).then(({ stepOf }) =>
		stepOf(() => ({ keys: [] }), () => new Promise(() => {}))());`;
	const child = start(script, 'commonjs');
	const [log, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
	expect([code, log]).toEqual([1, expect.stringMatching(/^::error::The step ended before its work was done/)]);
});
