// Where an app's log says that it went wrong: frames as each language and tool really writes them.
import { expect, test } from '@jest/globals';
import { findFrame, withOwnFrames } from '../../../../src/actions/step/blame.ts';

const FILES = [
	'src/app.ts',
	'src/lib/page.js',
	'main.py',
	'jobs/run.py',
	'index.mjs',
	'a b/ü.ts',
	'app/(shop)/page.ts',
	'node/main.js',
	'index.js',
	'src/index.js',
];
const find = (...lines: string[]) => findFrame(lines, (path) => FILES.includes(path));
const at = (file: string, line: number) => ({ file, line });

test.each<[what: string, lines: string[], found: ReturnType<typeof find>]>([
	['a function', ['Error: x', '    at run (/srv/app/src/app.ts:12:3)'], at('src/app.ts', 12)],
	['no function', ['    at /srv/app/src/app.ts:12:3'], at('src/app.ts', 12)],
	['a file URL', ['    at run (file:///srv/src/app.ts:12:3)'], at('src/app.ts', 12)],
	['a file URL with escapes', ['    at file:///srv/a%20b/%C3%BC.ts:5:1'], at('a b/ü.ts', 5)],
	['an asynchronous one', ['    at async Page.open (/srv/src/lib/page.js:7:11)'], at('src/lib/page.js', 7)],
	['a folder in parentheses', ['    at run (/srv/app/(shop)/page.ts:4:1)'], at('app/(shop)/page.ts', 4)],
	['a folder named as the runtime', ['    at run (node/main.js:4:1)'], at('node/main.js', 4)],
	[
		'the first of our frames',
		['E: x', '    at a (/srv/src/lib/page.js:1:1)', '    at b (/srv/src/app.ts:2:2)'],
		at('src/lib/page.js', 1),
	],
	[
		'below those of others',
		[
			'E: x',
			'    at node:internal/x:1:1',
			'    at y (/srv/node_modules/z/index.js:1:1)',
			'    at b (/srv/src/app.ts:2:2)',
		],
		at('src/app.ts', 2),
	],
	[
		'the last stack',
		['A: x', '    at a (/srv/src/app.ts:1:1)', 'B: y', '    at b (/srv/src/app.ts:2:2)'],
		at('src/app.ts', 2),
	],
	['lines after the stack', ['    at a (/srv/src/app.ts:1:1)', '  code: 1', '}', 'Node.js v24'], at('src/app.ts', 1)],
	['the head of an uncaught error', ['/srv/src/app.ts:12', '    boom();', '    ^'], at('src/app.ts', 12)],
	['tsc with colours', ['src/app.ts:3:5 - error TS2322: Type'], at('src/app.ts', 3)],
	[
		'Python',
		['Traceback (most recent call last):', '  File "/srv/main.py", line 7, in <module>', '    run()', 'ValueError: x'],
		at('main.py', 7),
	],
	[
		'the last of Python',
		[
			'  File "/srv/main.py", line 7, in <module>',
			'    run()',
			'  File "/srv/jobs/run.py", line 3, in run',
			'    1/0',
			'ZeroDivisionError: x',
		],
		at('jobs/run.py', 3),
	],
	[
		'Python, in a library',
		[
			'  File "/srv/main.py", line 7, in <module>',
			'    get()',
			'  File "/usr/lib/python3/site-packages/x/main.py", line 9, in get',
			'    raise',
			'E',
		],
		at('main.py', 7),
	],
	[
		'a syntax error of Python',
		['  File "jobs/run.py", line 4', '    def', '       ^', 'SyntaxError: invalid'],
		at('jobs/run.py', 4),
	],
	['the longest end that is a file', ['    at run (/srv/src/index.js:1:1)'], at('src/index.js', 1)],
	['a file that is not ours', ['    at run (/srv/other.ts:12:3)'], undefined],
	['a library alone', ['    at run (/srv/node_modules/x/src/app.ts:12:3)'], undefined],
	['the runtime', ['    at node:internal/main:1:1', '    at <anonymous>'], undefined],
	['a web page', ['    at run (https://example.com/src/app.ts:12:3)'], undefined],
	['a path upwards', ['    at run (/srv/../src/app.ts:12:3)'], undefined],
	['line 0', ['    at run (/srv/src/app.ts:0:3)'], undefined],
	['a sentence', ['see src/app.ts:12 for more'], undefined],
])('%s', (_, lines, found) => {
	expect(find(...lines)).toEqual(found);
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
	expect(find(...lines, ...paths)).toBeUndefined();
});

test.each([
	['to blame', findFrame],
	['to show', withOwnFrames],
])('of a path of 900 folders the last fifty are looked at: %s', (_, look) => {
	let asked = 0;
	look([`    at ${'a/'.repeat(900)}:1:1`], () => ++asked < 0);
	expect(asked).toBe(50);
});

test.each<[what: string, lines: string[], shown: string[]]>([
	[
		'our frames first, by their path in the package',
		[
			'Error: x',
			'    at open (/srv/node_modules/db/index.js:1:1)',
			'    at run (file:///srv/app/src/app.ts:12:3)',
			'    at async /srv/app/src/lib/page.js:7:11',
			'    at node:internal/main:1:1',
			'',
			'Node.js v24',
		],
		[
			'Error: x',
			'    at run (src/app.ts:12:3)',
			'    at async src/lib/page.js:7:11',
			'    … 2 frames in Node.js and packages',
			'',
			'Node.js v24',
		],
	],
	['the head of an uncaught error', ['/srv/app/src/app.ts:12', '  throw x'], ['src/app.ts:12', '  throw x']],
	[
		'Python',
		['  File "/srv/main.py", line 7, in run', '    boom()'],
		['  File "main.py", line 7, in run', '    boom()'],
	],
	[
		'a stack without a frame of ours stays',
		['    at open (/srv/node_modules/db/index.js:1:1)', '    at node:internal/main:1:1'],
		['    at open (/srv/node_modules/db/index.js:1:1)', '    at node:internal/main:1:1'],
	],
	[
		'one frame of others',
		['    at a (/srv/index.js:1:1)', '    at b (node:x:1:1)'],
		['    at a (index.js:1:1)', '    … 1 frame in Node.js and packages'],
	],
	['no stack', ['listening', 'see src/app.ts:12 for more'], ['listening', 'see src/app.ts:12 for more']],
])('as people read it: %s', (_, lines, shown) => {
	expect(withOwnFrames(lines, (path) => FILES.includes(path))).toEqual(shown);
});
