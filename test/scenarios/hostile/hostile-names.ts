// Names: bytes that are not allowed on other systems, names that differ only by case, and the longest possible names.
import { execFileSync } from 'node:child_process';
import { type HostileTree, packs, refuses } from './hostile-tree.ts';

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const UTF_8 = /its name is not valid UTF-8/;
const CONTROL = /its name contains a control character/;
const TOO_LONG = /its path is too long for this system to open/;

const refused = (name: string, file: string | Buffer, says: RegExp, shown = String(file)): HostileTree => ({
	name,
	make: (tree) => tree.file(file),
	outcome: refuses(shown, says),
});

const twins = (name: string, first: string, second: string): HostileTree => ({
	name,
	make: (tree) => tree.files({ [first]: '1', [second]: '2' }),
	outcome: packs({ [first]: '1', [second]: '2' }),
});

/** Bytes of the longest path that Linux opens. */
const LONGEST_PATH = 4095;
const STEP = 'd'.repeat(99);

/** A path in a tree at `root` that makes `length` bytes together with it. */
function deepPath(root: string, length: number): string {
	const left = length - root.length - 1;
	const steps = Math.floor((left - 1) / (STEP.length + 1));
	return `${`${STEP}/`.repeat(steps)}${'f'.repeat(left - steps * (STEP.length + 1))}`;
}

/** Makes a file some folders at a time: at once, the system would not take so long a path. */
function plantDeep(root: string, file: string): void {
	const steps = file.split('/');
	const name = steps.pop() as string;
	const strides = Array.from({ length: Math.ceil(steps.length / 30) }, (_, n) =>
		steps.slice(30 * n, 30 * n + 30).join('/'),
	);
	const script =
		'cd "$1"; file=$2; shift 2; for way in "$@"; do mkdir -p "$way"; cd -P "$way"; done; printf deep > "$file"';
	execFileSync('sh', ['-c', script, 'sh', root, name, ...strides]);
}

/** The first folder on the way, or the file itself, that the system does not open. */
function firstTooLong(root: string, file: string): string {
	const steps = file.split('/');
	const ways = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
	return ways.find((way) => `${root}/${way}`.length > LONGEST_PATH) as string;
}

const deep = (name: string, pathOf: (root: string) => string): HostileTree => ({
	name,
	make: (tree) => plantDeep(tree.root, pathOf(tree.root)),
	outcome: (root) => {
		const file = pathOf(root);
		return `${root}/${file}`.length > LONGEST_PATH
			? refuses(firstTooLong(root, file), TOO_LONG)
			: packs({ [file]: 'deep' });
	},
});

export const NAMES: readonly HostileTree[] = [
	refused('a line break', 'a\nb', CONTROL, 'a\\nb'),
	refused('a carriage return', 'a\rb', CONTROL, 'a\\rb'),
	refused('an escape sequence', 'a\x1b[31mred', CONTROL, 'a\\u001b[31mred'),
	refused('a workflow command in a name', '\n::set-output name=x::y', CONTROL, '\\n::set-output name=x::y'),
	refused('a control character of Latin 1', 'a\x85b', CONTROL, 'a\\u0085b'),
	refused('a control character in a folder', 'a\tb/c.txt', CONTROL, 'a b'),
	refused('a backslash', 'a\\b', /backslash/),
	refused('a way out for whoever takes backslashes for slashes', '..\\..\\evil', /backslash/),
	refused('a name that is not UTF-8', bytes('x\xff'), UTF_8, 'x\ufffd'),
	refused('an overlong slash', bytes('..\xc0\xafetc'), UTF_8, '..\ufffd\ufffdetc'),
	refused('a surrogate half', bytes('\xed\xa0\x80'), UTF_8, '\ufffd\ufffd\ufffd'),
	{
		name: 'a folder whose name is not UTF-8',
		make: (tree) => {
			tree.folder(bytes('d\xe9'));
			tree.file(bytes('d\xe9/inside'));
		},
		outcome: refuses('d\ufffd', UTF_8),
	},
	{
		name: 'names that are no UTF-8, left out by a rule',
		make: (tree) => tree.file(bytes('caf\xe9.txt')),
		with: { exclude: 'caf*' },
		outcome: packs({}),
	},
	twins('colons', 'C:x', 'notes: draft.md'),
	twins('files alike but for case', 'Readme.md', 'README.md'),
	twins('folders alike but for case', 'Docs/a.txt', 'docs/b.txt'),
	twins('a file and a folder alike but for case', 'Data', 'data/a.txt'),
	twins('names that are one once composed', 'caf\u00e9', 'cafe\u0301'),
	{
		name: 'a link that is the twin of a file',
		make: (tree) => {
			tree.file('A', 'a');
			tree.link('a', 'A');
		},
		outcome: packs({ A: 'a', a: 'a' }),
	},
	{
		name: 'names that look like others, and are none',
		make: (tree) =>
			tree.files({
				'...': '1',
				'..a': '2',
				'a..': '3',
				'.. /b': '4',
				'-rf': '5',
				'--help': '6',
				'@list': '7',
				'trailing ': '8',
				'trailing.': '9',
				' leading': '10',
				'*': '11',
				'?': '12',
				'[a]': '13',
				'!a': '14',
				'#a': '15',
				'%2e%2e': '16',
				'~': '17',
				$HOME: '18',
				'quote\'"`': '19',
				['__proto__']: '20',
				constructor: '21',
				NUL: '22',
				'a\u2028b': '23',
				'\u202egnp.exe': '24',
			}),
		outcome: packs({
			' leading': '10',
			'!a': '14',
			'#a': '15',
			$HOME: '18',
			'%2e%2e': '16',
			'*': '11',
			'--help': '6',
			'-rf': '5',
			'.. /b': '4',
			'...': '1',
			'..a': '2',
			'?': '12',
			'@list': '7',
			NUL: '22',
			'[a]': '13',
			['__proto__']: '20',
			'a\u2028b': '23',
			'a..': '3',
			constructor: '21',
			'quote\'"`': '19',
			'trailing ': '8',
			'trailing.': '9',
			'~': '17',
			'\u202egnp.exe': '24',
		}),
	},
	{
		name: 'names of 255 bytes',
		make: (tree) =>
			tree.files({ [`${'a'.repeat(255)}/${'b'.repeat(255)}`]: '1', ['ü'.repeat(127)]: '2', ['🦄'.repeat(63)]: '3' }),
		outcome: packs({
			[`${'a'.repeat(255)}/${'b'.repeat(255)}`]: '1',
			['ü'.repeat(127)]: '2',
			['🦄'.repeat(63)]: '3',
		}),
	},
	deep('a path as long as the system opens', (root) => deepPath(root, LONGEST_PATH)),
	deep('a path one byte longer', (root) => deepPath(root, LONGEST_PATH + 1)),
	deep('a path of 4,096 characters in the tree', (root) => deepPath(root, root.length + 1 + 4096)),
	deep('a path of 12,000 characters', (root) => deepPath(root, 12_000)),
	deep('a thousand folders in one another', () => `${'d/'.repeat(1000)}f`),
];
