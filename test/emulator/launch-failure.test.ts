// What a process says when it falls, and the one line of it that is the reason. Real processes: Node, Python and sh.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { errorLine } from '../../src/emulator/apps/launch-failure.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'error-line-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PROGRAMS: Record<string, string> = { '.py': 'python3', '.sh': 'sh' };

test.each<[file: string, code: string, expected: string]>([
	['a.js', "require('left-pad')", "Error: Cannot find module 'left-pad'"],
	['b.mjs', "import 'left-pad'", "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'left-pad' imported from …/b.mjs"],
	['c.js', 'let x = ;', "SyntaxError: Unexpected token ';'"],
	['d.js', 'new Foo({\n\ta: 1 })', 'ReferenceError: Foo is not defined'],
	['e.js', "throw 'text'", 'text'],
	['f.js', 'const e = new Error("two\\nlines"); e.more = { a: { b: [1] } }; throw e', 'Error: two'],
	['g.js', 'throw new Error("outer", { cause: new TypeError("inner") })', 'Error: outer'],
	['h.js', 'throw new AggregateError([new Error("one"), new Error("two")], "many")', 'AggregateError: many'],
	['i.js', 'class NotFound extends Error {} throw new NotFound("no app")', 'NotFound [Error]: no app'],
	['j.js', "require('node:assert').equal(1, 2)", 'AssertionError [ERR_ASSERTION]: 1 == 2'],
	['k.js', "require('node:fs').readFileSync('/nope')", "Error: ENOENT: no such file or directory, open '/nope'"],
	['l.js', "require('node:net').connect('/nope')", 'Error: connect ENOENT /nope'],
	['m.js', 'const e = new Error("shown"); e.code = "C"; console.error(e); process.exit(1)', 'Error: shown'],
	['n.js', 'console.error(new Error("shown")); console.error("no browser\\n\\n"); process.exit(1)', 'no browser'],
	['o.js', 'process.emitWarning("old"); setTimeout(() => { throw new Error("late") }, 1)', 'Error: late'],
	['p.ts', 'enum A { x }', expect.stringContaining('TypeScript enum is not supported') as unknown as string],
	['p.mjs', 'await new Promise(() => {})', 'Warning: Detected unsettled top-level await at file://…/p.mjs:1'],
	['q.py', 'import left_pad', "ModuleNotFoundError: No module named 'left_pad'"],
	['r.py', 'raise ValueError("two\\nlines")', 'ValueError: two'],
	['s.py', 'def x(:\n  pass', 'SyntaxError: invalid syntax'],
	['t.py', 'try:\n  1/0\nexcept Exception as e:\n  raise RuntimeError("outer") from e', 'RuntimeError: outer'],
	['u.py', 'import sys\nsys.exit("no browser")', 'no browser'],
	['v.sh', 'echo one >&2; echo two >&2; exit 3', 'two'],
])('%s: %s', (file, code, expected) => {
	const at = path.join(folder, file);
	writeFileSync(at, code);
	const { stderr, status } = spawnSync(PROGRAMS[path.extname(file)] ?? process.execPath, [at], { encoding: 'utf8' });
	expect(status).not.toBe(0);
	expect(errorLine(stderr.replaceAll(folder, '…').split('\n'))).toEqual(expected);
});

test('a group of exceptions, as Python 3.11 and later report it', () => {
	const lines = [
		'  + Exception Group Traceback (most recent call last):',
		'  |   File "a.py", line 1, in <module>',
		'  |     raise ExceptionGroup("many", [ValueError("one")])',
		'  | ExceptionGroup: many (1 sub-exception)',
		'  +-+---------------- 1 ----------------',
		'    | ValueError: one',
		'    +------------------------------------',
	];
	expect(errorLine(lines)).toBe('ExceptionGroup: many (1 sub-exception)');
});

test('nothing that says something is no reason', () => {
	expect(errorLine(['', '}', '   ^'])).toBeUndefined();
});
