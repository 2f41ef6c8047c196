import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const CLOCK = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/runner/clock.ts'));

test.each([
	{ limit: 'watchdog', start: 'clock.watchdog(50, late)' },
	{ limit: 'deadline', start: "clock.deadline(50).addEventListener('abort', late)" },
])('a machine that has stood still: what has come in time counts, whatever the $limit says by then', ({ start }) => {
	const code = `
		import { connect, createServer } from 'node:net';
		import { systemClock as clock } from ${JSON.stringify(CLOCK)};
		const say = (word) => {
			console.log(word);
			process.exit();
		};
		const late = () => say('late');
		const server = createServer((socket) => {
			${start};
			socket.write('x');
			for (const end = Date.now() + 200; Date.now() < end; );
		}).listen(0, '127.0.0.1', () => connect(server.address().port, '127.0.0.1').on('data', () => say('read')));`;
	const script = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code];
	expect(execFileSync(process.execPath, script, { encoding: 'utf8' })).toBe('read\n');
});
