// Which paths are left out, and by which rule.
import { describe, expect, test } from '@jest/globals';
import { isPrivateKey } from '../../../../src/workspace/select/built-in.ts';
import {
	IgnoreRules,
	parseExclude,
	parseIgnoreFile,
	rulesInside,
} from '../../../../src/workspace/select/ignore-rules.ts';

const only = (text: string, folder = '') => new IgnoreRules(parseIgnoreFile(text, folder, '.gitignore'), []);
/** The rule that leaves a path out. */
const ruleFor = (rules: IgnoreRules, path: string) => {
	const decision = rules.decide(path);
	return decision?.kind === 'out' ? decision.rule : undefined;
};

describe('an ignore file', () => {
	// What patterns mean is told by git itself: test/nightly/trees.
	test.each([
		{ text: 'dist/**', path: 'dist/', out: false },
		{ text: 'dist/**\n!dist/keep', path: 'dist/keep', out: false },
		{ text: '*.TS', path: 'a.ts', out: false },
		{ text: '\\#a', path: '#a', out: true },
		{ text: '\uFEFF*.ts\r\n', path: 'a.ts', out: true },
		// Git takes one carriage return off the end of a line, and spaces; what else is there belongs to the pattern.
		{ text: 'b\r\na\r', path: 'a', out: true },
		{ text: 'dist/\r', path: 'dist/', out: true },
		{ text: 'a  ', path: 'a', out: true },
		{ text: 'a\r\r\n', path: 'a', out: false },
	])('"$text": $path is left out: $out', ({ text, path, out }) => {
		expect(ruleFor(only(text), path) !== undefined).toBe(out);
	});

	test.each(['!', '!  ', '!\r', '/', '!/', '//', '!// ', '!\\', '\\', '!!'])(
		'"%s" is no pattern: it neither leaves out nor takes back',
		(line) => {
			for (const folder of ['', 'app']) {
				const above = parseIgnoreFile('build/\n*.log\n', '', '.gitignore');
				const rules = new IgnoreRules([...above, ...parseIgnoreFile(line, folder, '.gitignore')], []);
				const left = ['app/build/', 'app/x.log', 'app/node_modules/', 'app/.env'];
				expect(left.filter((path) => ruleFor(rules, path) === undefined)).toEqual([]);
				expect(['app/', 'app/a', 'a'].filter((path) => ruleFor(rules, path) !== undefined)).toEqual([]);
			}
		},
	);

	test('the rule is named with its file and line', () => {
		expect(ruleFor(only('a\n\n# c\n*.ts'), 'x.ts')).toBe('.gitignore line 4: *.ts');
		expect(ruleFor(only('  *.ts  '), '  x.ts')).toBe('.gitignore line 1: *.ts');
		expect(ruleFor(only('*.ts', 'sub/dir'), 'sub/dir/x.ts')).toBe('sub/dir/.gitignore line 1: *.ts');
	});
});

describe('an ignore file in a folder holds for that folder', () => {
	test.each([
		{ text: '*.log', path: 'sub/a.log', out: true },
		{ text: '*.log', path: 'sub/deep/a.log', out: true },
		{ text: '*.log', path: 'a.log', out: false },
		{ text: '/a.log', path: 'sub/a.log', out: true },
		{ text: '/a.log', path: 'sub/deep/a.log', out: false },
		{ text: 'deep/a.log', path: 'sub/x/deep/a.log', out: false },
		{ text: '# a.log', path: 'sub/# a.log', out: false },
		{ text: '*#', path: 'sub/a#', out: true },
	])('$text in sub: $path is left out: $out', ({ text, path, out }) => {
		expect(ruleFor(only(text, 'sub'), path) !== undefined).toBe(out);
	});

	test.each(['a[b]', 'a*', 'a b', '!a', '#a', 'a?'].map((folder) => ({ folder })))(
		'whose name is $folder',
		({ folder }) => {
			expect(ruleFor(only('x', folder), `${folder}/x`)).toBeDefined();
			expect(ruleFor(only('x', folder), 'ab/x')).toBeUndefined();
		},
	);

	test('it can take back what one above it leaves out', () => {
		const rules = only('*.log').with(parseIgnoreFile('!keep.log', 'sub', '.gitignore'));
		expect(ruleFor(rules, 'sub/keep.log')).toBeUndefined();
		expect(ruleFor(rules, 'keep.log')).toBeDefined();
	});
});

describe('built-in', () => {
	const built = new IgnoreRules([], []);
	test.each<[kind: RegExp | undefined, paths: readonly string[]]>([
		[/^built-in/, ['node_modules/', 'a/node_modules/', '.venv/', 'a/__pycache__/', '.DS_Store']],
		[
			/^looks like a secret/,
			[
				...['.env', '.ENV', 'a/.env.production', '.envrc', '.npmrc', '.Netrc', '_netrc', '.pypirc', '.git-credentials'],
				...['home/.aws/credentials', '.kube/config', '.docker/config.json', 'gha-kubeconfig-1', 'gha-creds-0a.json'],
				...['terraform.tfstate.backup', 'key.p12', 'a.PFX', 'a.jks', 'a.ppk', 'id_rsa', 'id_dsa', 'id_ecdsa.pub'],
				'home/id_ed25519',
			],
		],
		[
			undefined,
			[
				...['env', 'my.env.ts', 'a.pem.ts', 'kid_rsa', 'gha-creds.json', 'node_modules.ts', 'src/id_map.js'],
				...['id_generator.ts', '.env.example', '.env.sample', '.env.template', 'aws/credentials', 'config.json'],
				...['ca-bundle.pem', 'server.key'],
			],
		],
	])('%s: %j', (kind, paths) => {
		const rules = paths.map((path) => ruleFor(built, path));
		expect(rules).toEqual(paths.map(() => (kind === undefined ? undefined : expect.stringMatching(kind))));
	});

	test('only an explicit pattern takes a secret back, and exclude has the last word', () => {
		const last = parseExclude('!.env\n', '');
		expect(ruleFor(new IgnoreRules([], last), '.env')).toBeUndefined();
		expect(ruleFor(new IgnoreRules([], last), '.env.local')).toBeDefined();
		const nested = new IgnoreRules([], parseExclude('.env', '')).with(parseIgnoreFile('!.env', '', '.gitignore'));
		expect(ruleFor(nested, '.env')).toBe('exclude: .env');
	});
});

describe('what looks like a secret stays one', () => {
	test.each([
		{ name: 'by the built-in rule alone', text: '', path: '.env', secret: true },
		{ name: 'where an ignore file names it too', text: '.env', path: '.env', secret: true },
		{ name: 'where its folder is left out', text: 'private/', path: 'private/key.pem', secret: true },
		{ name: 'below a folder of such a name', text: '', path: '.env.d/a', secret: true },
		{ name: 'but not where it is taken back', text: '!.env', path: '.env', secret: false },
		{ name: 'and nothing else becomes one', text: '*.log', path: 'a.log', secret: false },
	])('$name', ({ text, path, secret }) => {
		const rules = new IgnoreRules([...parseIgnoreFile(text, '', '.gitignore')], []);
		expect(rules.secretRuleFor(path, () => true) !== undefined).toBe(secret);
	});
});

test.each(['out/', 'packages/out/*\n!packages/out/.gitkeep', '/packages/out/**', 'packages/*\nout'])(
	'naming a directory is stronger than %j, whose other rules go on to hold',
	(text) => {
		const above = parseIgnoreFile(`out/\n${text}\n*.log`, '', '.gitignore');
		const rules = new IgnoreRules(rulesInside('packages/out', above), []);
		expect(ruleFor(rules, 'packages/out/')).toBeUndefined();
		expect(ruleFor(rules, 'packages/out/a.js')).toBeUndefined();
		expect(ruleFor(rules, 'packages/out/a.log')).toBeDefined();
		expect(ruleFor(rules, 'packages/out/deeper/out/')).toBeDefined();
	},
);

test('40,000 paths are still told apart', () => {
	const rules = only('*.log');
	const wrong = Array.from({ length: 20_000 }, (_, index) => `f${index}`).filter(
		(name) => ruleFor(rules, name) !== undefined || ruleFor(rules, `${name}.log`) === undefined,
	);
	expect(wrong).toEqual([]);
});

test.each([
	{ path: 'ca.pem', rule: 'contains a private key: *.pem' },
	{ path: 'certs/server.KEY', rule: 'contains a private key: *.key' },
	{ path: 'a.key/b.txt', rule: undefined },
	{ path: 'a.key/.env', rule: 'looks like a secret: .env*' },
	{ path: 'node_modules/a/.env', rule: 'looks like a secret: .env*' },
	{ path: 'node_modules/a/server.key', rule: 'contains a private key: *.key' },
])('$path, if it is one that holds a private key: $rule', ({ path, rule }) => {
	expect(new IgnoreRules([], []).secretRuleFor(path, () => true)).toBe(rule);
	if (rule?.startsWith('contains')) expect(new IgnoreRules([], []).secretRuleFor(path, () => false)).toBeUndefined();
});

test.each([
	{ text: '-----BEGIN CERTIFICATE-----\nMII\n-----BEGIN RSA PRIVATE KEY-----', is: true },
	{ text: '-----BEGIN PRIVATE KEY-----', is: true },
	{ text: '-----BEGIN ENCRYPTED PRIVATE KEY-----', is: true },
	{ text: '-----BEGIN CERTIFICATE-----', is: false },
	{ text: '-----BEGIN PUBLIC KEY-----', is: false },
	{ text: '', is: false },
])('a private key: $text: $is', ({ text, is }) => expect(isPrivateKey(Buffer.from(text))).toBe(is));

describe('only a pattern that names a file takes it back', () => {
	test.each([
		{ text: '*\n!src/\n!src/**', path: 'src/.env', kind: 'out' },
		{ text: '*\n!src/\n!src/**', path: 'src/node_modules/', kind: 'out' },
		{ text: '*\n!src/', path: 'src/id_rsa', kind: 'out' },
		{ text: '!*', path: '.npmrc', kind: 'out' },
		{ text: '', path: '.env.example', kind: undefined },
		{ text: '!.*', path: '.env', kind: 'out' },
		{ text: '*\n!src/\n!src/**', path: 'src/app.ts', kind: undefined },
		{ text: '!.env', path: 'src/.env', kind: 'taken-back' },
		{ text: '!.env*', path: '.env.local', kind: 'taken-back' },
		{ text: '!node_modules/', path: 'node_modules/', kind: 'taken-back' },
		{ text: '!node_modules/', path: 'node_modules/m/.env', kind: 'out' },
		{ text: '!.env\n*\n!src/\n!src/**', path: 'src/.env', kind: 'taken-back' },
	])('"$text": $path is $kind', ({ text, path, kind }) => {
		expect(new IgnoreRules(parseIgnoreFile(text, '', '.gitignore'), []).decide(path)?.kind).toBe(kind);
	});
});
