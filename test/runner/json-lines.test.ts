// The file of JSON lines of watch-files: each line is whole, also where the disk does not take one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect } from '@jest/globals';
import { onLinux } from '../action-runner/only-on.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'json-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onLinux('prlimit')('a line that the disk takes in part is not there', () => {
	const module = pathToFileURL(path.resolve(import.meta.dirname, '../../src/runner/json-lines.ts'));
	const script = `const { createJsonLines } = await import(${JSON.stringify(module)});
		const file = createJsonLines(${JSON.stringify(folder)}, 'events', (text) => text);
		console.log(file.path);
		try {
			for (let n = 0; ; n++) file.add(JSON.stringify({ n, text: 'x'.repeat(30) }));
		} catch (thrown) {
			console.log(thrown.name);
		}`;
	const node = [process.execPath, '--input-type=module', '--eval', script];
	const printed = execFileSync('prlimit', ['--fsize=100', ...node], { encoding: 'utf8' });
	const [file, thrown] = printed.trim().split('\n') as [string, string];
	expect(thrown).toBe('StepFailure');
	const lines = readFileSync(file, 'utf8').split('\n');
	expect(lines.pop()).toBe('');
	expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual([0, 1]);
});
