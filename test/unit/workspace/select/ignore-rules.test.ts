// Which paths are left out, and by which rule. What patterns mean is told by git itself: test/nightly/trees.
import { expect, test } from '@jest/globals';
import { isPrivateKey } from '../../../../src/workspace/select/built-in.ts';
import { IgnoreRules, parseRules, rulesInside } from '../../../../src/workspace/select/ignore-rules.ts';

const parsed = (text: string, folder = '') =>
	parseRules(text, folder, (number) => `${folder === '' ? '' : `${folder}/`}.gitignore line ${number}`);
const only = (text: string, folder = '') => new IgnoreRules(parsed(text, folder));
/** The rule that leaves a path out. */
const ruleFor = (rules: IgnoreRules, path: string) => rules.decide(path).out;

test.each<[text: string, folder: string, out: readonly string[], kept: readonly string[]]>([
	['dist/**\n!dist/keep', '', ['dist/x'], ['dist/', 'dist/keep']],
	['*.ts', '', ['a.ts'], ['a.TS']],
	// Git takes one carriage return off the end of a line, and spaces; what else is there belongs to the pattern.
	['\uFEFF*.ts\r\n', '', ['a.ts'], ['a']],
	['b\r\na\r', '', ['a', 'b'], []],
	['a  ', '', ['a'], []],
	['a\r\r\n', '', [], ['a']],
	['*.log\n/x', 'sub', ['sub/a.log', 'sub/deep/a.log', 'sub/x'], ['a.log', 'sub/y/x']],
	['deep/a', 'sub', ['sub/deep/a'], ['sub/y/deep/a']],
	['# a.log\n*#', 'sub', ['sub/a#'], ['sub/# a.log']],
	...['a[b]', 'a*', 'a b', '!a', '#a', 'a?'].map(
		(folder) => ['x', folder, [`${folder}/x`], ['ab/x']] as [string, string, string[], string[]],
	),
])('%j in the folder "%s" leaves out %j, not %j', (text, folder, out, kept) => {
	const rules = only(text, folder);
	const left = [...out, ...kept].filter((path) => ruleFor(rules, path) !== undefined);
	expect(left).toEqual(out);
});

test.each(['!', '!/', '/', '//', '!\\'])('"%s" is no pattern: it neither leaves out nor takes back', (line) => {
	const above = parsed('build/\n');
	const rules = new IgnoreRules([...above, ...parsed(line, 'app')]);
	const paths = ['app/build/', 'app/.env', 'app/', 'app/a', 'a'];
	expect(paths.filter((path) => ruleFor(rules, path) !== undefined)).toEqual(paths.slice(0, 2));
});

test('the rule is named with its file and line', () => {
	expect(ruleFor(only('a\n\n# c\n  *.ts'), '  x.ts')).toBe('.gitignore line 4: *.ts');
	expect(ruleFor(only('*.ts', 'sub/dir'), 'sub/dir/x.ts')).toBe('sub/dir/.gitignore line 1: *.ts');
});

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
])('built-in: %s: %j', (kind, paths) => {
	const rules = paths.map((path) => ruleFor(new IgnoreRules([]), path));
	expect(rules).toEqual(paths.map(() => (kind === undefined ? undefined : expect.stringMatching(kind))));
});

const ENV = 'looks like a secret: .env*';
test.each<[path: string, rule: string | undefined, text?: string]>([
	['ca.pem', 'contains a private key: *.pem'],
	['certs/server.KEY', 'contains a private key: *.key'],
	['a.key/b.txt', undefined],
	['a.key/.env', ENV],
	['node_modules/a/.env', ENV],
	['.env.d/a', ENV],
	['.env', ENV, '.env'],
	['.env', undefined, '!.env'],
	['a.log', undefined, '*.log'],
])('the rule by which a link to %s is a secret, if a key is in it: %s, with %j', (path, rule, text = '') => {
	expect(only(text).decide('link', () => true, path).out).toBe(rule);
	if (rule?.startsWith('contains')) expect(only(text).decide('link', () => false, path).out).toBeUndefined();
});

test.each([
	['-----BEGIN CERTIFICATE-----\nMII\n-----BEGIN RSA PRIVATE KEY-----', true],
	['-----BEGIN PRIVATE KEY-----', true],
	['-----BEGIN ENCRYPTED PRIVATE KEY-----', true],
	['-----BEGIN CERTIFICATE-----', false],
	['-----BEGIN PUBLIC KEY-----', false],
])('a private key: %s: %s', (text, is) => expect(isPrivateKey(Buffer.from(text))).toBe(is));

test.each([
	...['out/', 'packages/out/*\n!packages/out/.gitkeep', '/packages/out/**', 'packages/out/**/*', '**/out/**'],
	'packages/*\nout',
])('naming a directory is stronger than %j, whose other rules go on to hold', (text) => {
	const above = parsed(`out/\n${text}\n*.log`);
	const rules = new IgnoreRules(rulesInside('packages/out', above));
	const paths = ['packages/out/', 'packages/out/a.js', 'packages/out/a.log', 'packages/out/deeper/out/'];
	expect(paths.filter((path) => ruleFor(rules, path) !== undefined)).toEqual(paths.slice(2));
});

test.each([
	['*\n!*/\n!*.ts', 'packages', 'packages/out/credentials.json'], // an allow list
	['**/*\n!**/\n!**/*.ts', '', 'packages/out/credentials.json'],
	['**/out/**', '', 'packages/out/deeper/out/a.js'],
])('naming a directory leaves what %j in %j means inside it', (text, folder, path) => {
	const rules = new IgnoreRules(rulesInside('packages/out', parsed(text, folder)));
	expect([ruleFor(rules, 'packages/out/a.ts'), ruleFor(rules, path)]).toEqual([undefined, expect.any(String)]);
});

test('40,000 paths are still told apart', () => {
	const rules = only('*.log');
	const wrong = Array.from({ length: 20_000 }, (_, index) => `f${index}`).filter(
		(name) => ruleFor(rules, name) !== undefined || ruleFor(rules, `${name}.log`) === undefined,
	);
	expect(wrong).toEqual([]);
});

test.each([
	['*\n!src/\n!src/**', 'src/.env', ENV],
	['*\n!src/\n!src/**', 'src/node_modules/', 'built-in: node_modules'],
	['*\n!src/\n!src/**', 'src/app.ts', undefined],
	['!.*', '.env', ENV],
	['.env*\n!.env.example', '.env.example', undefined],
	['!.env', 'src/.env', undefined],
	['!.env*', '.env.local', undefined],
	['!.env', '.env.local', ENV],
	['!node_modules/', 'node_modules/m/.env', ENV],
	['!.env\n*\n!src/\n!src/**', 'src/.env', undefined],
])('only a pattern that names a file takes it back: with %j, %s is left out by %s', (text, path, rule) => {
	expect(ruleFor(only(text), path)).toBe(rule);
});
