// What a process says when it falls, and the one line of it that is the reason.
import { expect, test } from '@jest/globals';
import { reasonOf } from '../../src/emulator/apps/launch-failure.ts';

const NODE = `/app/index.js:3
throw Object.assign(new Error('no database'), { code: 'X' });
^

Error: no database
second line of it
    at Object.<anonymous> (/app/index.js:3:7)
    at node:internal/main/run_main_module:33:47 {
  code: 'X',
  [cause]: TypeError: inner
}

Node.js v24.21.0`;

const PYTHON = `Traceback (most recent call last):
  File "/app/main.py", line 2, in <module>
ZeroDivisionError: division by zero

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/app/main.py", line 4, in <module>
    raise RuntimeError("outer")
RuntimeError: outer
second line of it`;

test.each([
	['an error of Node', NODE, 'Error: no database'],
	['an exception of Python', PYTHON, 'RuntimeError: outer'],
	[
		'a line of source code, which says nothing',
		'Warning: Detected unsettled top-level await at file:///app/a.mjs:1\nawait new Promise(() => {});\n^\n',
		'Warning: Detected unsettled top-level await at file:///app/a.mjs:1',
	],
	['nothing that says something', '\n}\n   ^\n', 'the app ended with exit code 1'],
])('%s', (_, text, expected) => {
	expect(reasonOf('the app', { code: 1, signal: null, startError: '' }, text.split('\n'))).toBe(expected);
});
