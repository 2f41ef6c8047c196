// Where an app's log says that it went wrong: frames as each language and tool really writes them.
import { expect, test } from '@jest/globals';
import { describeReason, findFrame, withOwnFrames } from '../../../../src/actions/step/blame.ts';

const FILES =
	'src/app.ts, src/lib/page.js, main.py, jobs/run.py, index.mjs, a b/ü.ts, app/(shop)/page.ts, node/main.js, index.js, src/index.js';
const isFile = (path: string) => FILES.split(', ').includes(path);
const PYTHON = '  File "/srv/main.py", line 7, in <module>\n    run()\n';
const IN_LIBRARY = '  File "/usr/lib/python3/site-packages/x/main.py", line 9, in get\n    raise\nE';

test.each<[what: string, text: string, found?: string]>([
	['a function', 'Error: x\n    at run (/srv/app/src/app.ts:12:3)', 'src/app.ts:12'],
	['no function', '    at /srv/app/src/app.ts:12:3', 'src/app.ts:12'],
	['a file URL with escapes', '    at file:///srv/a%20b/%C3%BC.ts:5:1', 'a b/ü.ts:5'],
	['an asynchronous one', '    at async Page.open (/srv/src/lib/page.js:7:11)', 'src/lib/page.js:7'],
	['a folder in parentheses', '    at run (/srv/app/(shop)/page.ts:4:1)', 'app/(shop)/page.ts:4'],
	['a folder named as the runtime', '    at run (node/main.js:4:1)', 'node/main.js:4'],
	['the first of ours', '    at a (/srv/src/lib/page.js:1:1)\n    at b (/srv/src/app.ts:2:2)', 'src/lib/page.js:1'],
	['below the runtime', 'E: x\n    at node:internal/x:1:1\n    at b (/srv/src/app.ts:2:2)', 'src/app.ts:2'],
	['below a package', '    at y (/srv/node_modules/z/index.js:1:1)\n    at b (/srv/src/app.ts:2:2)', 'src/app.ts:2'],
	['the last stack', '    at a (/srv/src/app.ts:1:1)\nB: y\n    at b (/srv/src/app.ts:2:2)', 'src/app.ts:2'],
	['lines after the stack', '    at a (/srv/src/app.ts:1:1)\n  code: 1\n}\nNode.js v24', 'src/app.ts:1'],
	['the head of an uncaught error', '/srv/src/app.ts:12\n    boom();\n    ^', 'src/app.ts:12'],
	['tsc with colours', 'src/app.ts:3:5 - error TS2322: Type', 'src/app.ts:3'],
	['Python', `Traceback (most recent call last):\n${PYTHON}ValueError: x`, 'main.py:7'],
	['the last of Python', '  File "/srv/main.py", line 7\n  File "jobs/run.py", line 3, in run\nE: x', 'jobs/run.py:3'],
	['Python, in a library', `${PYTHON}${IN_LIBRARY}`, 'main.py:7'],
	['a syntax error of Python', '  File "jobs/run.py", line 4\n    def\n       ^\nSyntaxError', 'jobs/run.py:4'],
	['a sentence', 'TypeError in /srv/x/src/app.ts:12:3 while loading', 'src/app.ts:12'],
	['in parentheses', 'Error: boom (src/app.ts:12)', 'src/app.ts:12'],
	['esbuild', 'src/app.ts:2:3: ERROR: Expected ";"', 'src/app.ts:2'],
	['Python, in a sentence', 'KeyError: File "/boot/main.py", line 7, in <module>', 'main.py:7'],
	['a line of Python', '/boot/main.py:7: SyntaxError', 'main.py:7'],
	['the longest end that is a file', '    at run (/srv/src/index.js:1:1)', 'src/index.js:1'],
	['a file that is not ours', '    at run (/srv/other.ts:12:3)'],
	['a library alone', '    at run (/srv/node_modules/x/src/app.ts:12:3)'],
	['the runtime', '    at node:internal/main:1:1\n    at <anonymous>'],
	['a web page', '    at run (https://example.com/src/app.ts:12:3)'],
	['a path upwards', '    at run (/srv/../src/app.ts:12:3)'],
	['line 0', '    at run (/srv/src/app.ts:0:3)'],
	['an address in a sentence', 'see https://example.com/src/app.ts:12'],
])('%s', (_, text, found = '') => {
	const { file, line } = findFrame(text.split('\n'), isFile) ?? {};
	expect(file === undefined ? '' : `${file}:${line}`).toBe(found);
});

test('what is asked about is no absolute path, and never goes upwards', () => {
	const asked: string[] = [];
	findFrame(
		['    at a (/x/./y//z.js:1:1)', '    at b (C:\\..\\z.js:1:1)', '  File "/../q.py", line 1'],
		(path) => asked.push(path) < 0,
	);
	expect(asked.sort()).toEqual(['x/y/z.js', 'y/z.js', 'z.js']);
});

test('a flood of long lines takes no time that grows with their square', () => {
	const lines = Array.from({ length: 400 }, () => `    at ${'('.repeat(1_900)}`);
	const paths = Array.from({ length: 400 }, () => `    at ${'a/'.repeat(900)}:1:1`);
	expect(findFrame([...lines, ...paths], isFile)).toBeUndefined();
});

test.each([
	['to blame', findFrame],
	['to show', withOwnFrames],
])('of a path of 900 folders the last fifty are looked at: %s', (_, look) => {
	let asked = 0;
	look([`    at ${'a/'.repeat(900)}:1:1`], () => ++asked < 0);
	expect(asked).toBe(50);
});

const OURS = 'Error: x\n    at run (file:///srv/app/src/app.ts:12:3)';
const ALSO_OURS = '    at async /srv/app/src/lib/page.js:7:11\n\nNode.js v24';
const SHOWN = `Error: x
    at run (src/app.ts:12:3)
    at async src/lib/page.js:7:11
    … 2 frames in Node.js and packages

Node.js v24`;
const FOREIGN = '    at open (/srv/node_modules/db/index.js:1:1)\n    at node:internal/main:1:1';
const ONE = '    at a (index.js:1:1)\n    … 1 frame in Node.js and packages';

test.each<[what: string, text: string, shown: string]>([
	['our frames first, by their path in the package', `${OURS}\n${FOREIGN}\n${ALSO_OURS}`, SHOWN],
	['the head of an uncaught error', '/srv/app/src/app.ts:12\n  throw x', 'src/app.ts:12\n  throw x'],
	['Python', '  File "/srv/main.py", line 7, in run\n    boom()', '  File "main.py", line 7, in run\n    boom()'],
	['our frames alone', '    at run (/srv/src/app.ts:12:3)', '    at run (src/app.ts:12:3)'],
	['a stack without a frame of ours stays', FOREIGN, FOREIGN],
	['one frame of others', '    at a (/srv/index.js:1:1)\n    at b (node:x:1:1)', ONE],
	['no stack', 'listening\nsee src/app.ts:12 for more', 'listening\nsee src/app.ts:12 for more'],
])('as people read it: %s', (_, text, shown) => {
	expect(withOwnFrames(text.split('\n'), isFile).join('\n')).toBe(shown);
});

const KEY_ERROR =
	'Traceback (most recent call last):\n  File "/app/main.py", line 7, in <module>\n    a()\nKeyError: \'DATABASE_URL\'\n';
const TYPE_ERROR =
	"file:///app/app.ts:12\n\tthrow new Error('x');\n\t      ^\n\nTypeError [ERR_X]: no database\n    at file:///app/app.ts:12:3\n\nNode.js v24.0.0";
test.each([
	['', 'The service gave no reason.'],
	['no database', 'Reason: no database.'],
	['no database...\n', 'Reason: no database.'],
	[KEY_ERROR, "Reason: KeyError: 'DATABASE_URL'."],
	[TYPE_ERROR, 'Reason: TypeError [ERR_X]: no database.'],
	['\nnpm error code ERESOLVE\nnpm error could not resolve', 'Reason: npm error code ERESOLVE.'],
])('the reason "%s"', (reason, says) => expect(describeReason(reason)).toBe(says));
