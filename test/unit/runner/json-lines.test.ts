// The file of JSON lines of watch-files: each line is whole, also where the disk does not take one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect } from '@jest/globals';
import { onLinux } from '../../support/action-runner/only-on.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'json-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onLinux('prlimit')('a line that the disk takes in part is not there', () => {
	const module = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/runner/json-lines.ts'));
	const script = `const { createJsonLines } = await import(${JSON.stringify(module)});
		const log = { notice: (text) => console.log(text) };
		const file = createJsonLines({ folder: ${JSON.stringify(folder)}, name: 'events' }, { redact: (text) => text, log });
		console.log(file.path);
		const add = (n) => file.add(JSON.stringify({ n, text: 'x'.repeat(30) }));
		console.log(JSON.stringify([0, 1, 2, 3].map(add)));`;
	const node = [process.execPath, '--input-type=module', '--eval', script];
	const printed = execFileSync('prlimit', ['--fsize=100', ...node], { encoding: 'utf8' });
	const [file, notice, taken, ...more] = printed.trim().split('\n') as [string, string, string];
	expect(notice).toContain(`${file} is incomplete from here on`); // once
	expect({ taken, more }).toEqual({ taken: '[true,true,false,false]', more: [] });
	const lines = readFileSync(file, 'utf8').split('\n');
	expect(lines.pop()).toBe('');
	expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual([0, 1]);
});
