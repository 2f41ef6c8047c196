import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const CLOCK = pathToFileURL(path.resolve(import.meta.dirname, '../../src/runner/clock.ts'));

test('a watchdog that has barked and was stopped is not woken by food: it would keep the process from ending', () => {
	const code = `
		import { systemClock } from ${JSON.stringify(CLOCK)};
		const watchdog = systemClock.watchdog(5, () => setImmediate(() => {
			watchdog.stop();
			watchdog.feed();
			console.log(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length);
		}));`;
	const script = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code];
	expect(execFileSync(process.execPath, script, { encoding: 'utf8' })).toBe('0\n');
});
