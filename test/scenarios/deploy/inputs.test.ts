// Every bad input ends before the first request: exit 1, one error that names the input, no secret shown.
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const scenario = deployScenario(
	{
		'app.js': 'setInterval(() => {}, 1000)',
		'sub/inner.js': '',
		'.gitignore': 'ignored.js\n',
		'ignored.js': '',
		'empty/.gitignore': '*\n',
		'-dash.js': 'setInterval(() => {}, 1000)',
		'.env': '',
	},
	{ prefix: '/v1/api' },
);

const BAD: [input: string, values: Record<string, string>, says?: RegExp][] = [
	['api-key', { 'api-key': '' }, /fork/],
	['api-key', { 'api-key': 'seven77' }, /fewer than 8 characters/],
	['api-key', { 'api-key': 'two words-of-key' }],
	['api-key', { 'api-key': 'first-line\nsecond-line' }],
	['api-key', { 'api-key': 'schlüssel-key' }],
	['api-key', { 'api-key': 'Bearer secretkey' }, /Bearer/],
	['base-url', { 'base-url': '' }, /the variable or secret that it is set from/],
	['base-url', { 'base-url': 'http://example.com' }, /http/],
	['base-url', { 'base-url': 'https://user:passw0rd@example.com' }],
	['base-url', { 'base-url': 'https://example.com/?a=b' }],
	['base-url', { 'base-url': 'https://example.com/#a' }],
	['base-url', { 'base-url': 'https://example.com:99999' }],
	['base-url', { 'base-url': 'example.com' }, /scheme/],
	['entrypoint', { entrypoint: '' }, /is missing.*, or set "source" instead\.$/],
	['entrypoint', { entrypoint: '/app.js' }],
	['entrypoint', { entrypoint: '../app.js' }],
	['entrypoint', { entrypoint: 'nope.js' }],
	['entrypoint', { entrypoint: 'sub' }, /folder/],
	['entrypoint', { entrypoint: 'ignored.js' }, /\.gitignore line 1: ignored\.js/],
	['entrypoint', { exclude: 'sub\napp.*' }, /exclude: app\.\*/],
	['entrypoint', { entrypoint: '.env' }, /\.env/],
	['entrypoint', { entrypoint: 'sub\\inner.js' }, /backslash/],
	['entrypoint', { entrypoint: 'App.js' }, /app\.js/],
	['directory', { directory: 'nowhere' }],
	['directory', { directory: 'app.js' }, /file/],
	['directory', { directory: '..' }, /outside/],
	['directory', { directory: '/' }, /outside/],
	['directory', { directory: 'empty' }, /it contains nothing to pack \(left out: empty\/\.gitignore line 1: \*\)\./],
	['region', { region: 'eu-west-1' }, /aws\.us-east-1a/],
	['force', { force: 'yes' }, /true or false/],
	['force', { force: '1' }],
	['env-vars', { 'env-vars': '{"KEY": "hidden-value' }],
	['env-vars', { 'env-vars': '{"A":"hidden-value","A":"b"}' }, /"A" twice/],
	['env-vars', { 'env-vars': 'hidden-value' }, /line 1/],
	['env-vars', { 'env-vars': 'A="hidden-value' }, /never closed/],
	[
		'env-vars',
		{ 'env-vars': "URL='postgres://u:p' #hidden-value@h/db'" },
		/"URL".*a kind of quotes that it does not contain/,
	],
	['env-file', { 'env-file': 'nowhere.env' }, /"nowhere\.env"/],
	['project', { project: 'a', 'project-id': 'b' }, /cannot be combined with "project-id"/],
	['env-vars-encoding', { 'env-vars-encoding': 'xml' }],
	...['abc', '0', '-1', '1e9', '10m', '1e3', 'Infinity', '0x10'].flatMap(
		(value): [string, Record<string, string>][] => [
			['timeout', { timeout: value }],
			['poll-interval', { 'poll-interval': value }],
		],
	),
	['compression-level', { 'compression-level': '10' }],
	['compression-level', { 'compression-level': '-1' }],
	['compression-level', { 'compression-level': '1.5' }],
	['compression-level', { 'compression-level': 'best' }],
	['wait-until', { 'wait-until': 'done' }, /created/],
	['wait-until', { 'wait-until': 'runing' }, /did you mean "running"\?/],
	['source', { source: '{"type":"github"}' }, /entrypoint/],
	['source', { source: '[1]', entrypoint: '' }],
	['source', { source: 'null', entrypoint: '' }],
	['source', { source: '{"auth":"hidden-value"', entrypoint: '' }],
	['source', { source: 'https://example.com', entrypoint: '' }],
	['report-to', { 'report-to': 'check,carrier-pigeon' }, /carrier-pigeon/],
	['report-to', { 'report-to': 'check, coment' }, /did you mean "comment"\?/],
	['commit', { commit: 'main' }, /is not a full commit SHA/],
	['pull-request', { 'pull-request': '#7' }, /is not a pull request number/],
	['pull-request', { 'pull-request': '0' }, /is not a pull request number/],
	['report-name', { 'report-name': 'a\tb' }, /contains a line break or another control character\. Set it to .* 100 /],
	['report-name', { 'report-name': 'x'.repeat(101) }, /is 101 characters long\. Set it to .* 100 /],
	['environment', { environment: 'a\nb' }, /contains a line break or another control character\. Set it to .* 255 /],
	['environment', { environment: 'x'.repeat(256) }, /is 256 characters long\. Set it to .* 255 /],
	['environment-url', { 'environment-url': 'javascript:alert(1)' }, /does not begin with http/],
	['environment-url', { 'environment-url': 'https://' }, /is not a valid address/],
	['environment-url', { 'environment-url': 'https://user:passw0rd@example.com' }, /contains a user name or password/],
	['environment-url', { 'environment-url': 'https://example.com/{ID}' }, /contains braces other than/],
	['environment-url', { 'environment-url': 'https://example.com/a b' }, /contains whitespace/],
	['environment-url', { 'environment-url': `https://example.com/${'x'.repeat(2_000)}` }, /is 2,020 characters long/],
	['allow-fork', { 'allow-fork': 'maybe' }],
	['dry-run', { 'dry-run': 'on' }],
];

test.each(BAD.map(([input, values, says = /./]) => ({ input, values, says })))(
	'$input $values',
	async ({ input, values, says }) => {
		const { code, stdout, stderr, outputs, state, leftInTemp, summary } = await scenario.run({ with: values });
		const errors = annotations(stdout);
		expect(errors).toHaveLength(1);
		expect(errors[0]?.message).toContain(`"${input}"`);
		expect(errors[0]?.message).toMatch(/(?:Set it to|Include it with|Spell it) /);
		expect(errors[0]?.message).toMatch(says);
		expect(code).toBe(1);
		expect(stderr).toBe('');
		expect(scenario.emulator.requests).toEqual([]);
		expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'input', retryable: 'false' });
		expect(outputs['error-message']).toContain(input);
		expect(summary).toContain('Not deployed');
		expect(leftInTemp).toEqual([]);
		const shown = stdout.replace(/^::add-mask::.*$/gm, '') + summary + JSON.stringify({ outputs, state });
		expect(shown).not.toMatch(/hidden-value|passw0rd|secretkey|words-of-key|second-line|schlüssel/);
	},
);

test.each([
	{
		what: 'an entrypoint',
		link: 'out.js',
		to: '/etc/hosts',
		with: { entrypoint: 'out.js' },
		says: /"out\.js".*outside/,
	},
	{
		what: 'a directory',
		link: 'etc',
		to: '/etc',
		with: { directory: 'etc', entrypoint: 'hostname' },
		says: /"directory".*outside/,
	},
])('$what that is a link out of the workspace', async ({ link, to, with: values, says }) => {
	symlinkSync(to, path.join(scenario.workspace.path, link));
	const { code, stdout } = await scenario.run({ with: values });
	expect(code).toBe(1);
	expect(annotations(stdout).map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
	expect(scenario.emulator.requests).toEqual([]);
});

test('a workspace that is missing is told as that, and not as a fault of ours', async () => {
	const gone = path.join(scenario.workspace.path, 'gone');
	const { code, stdout } = await scenario.run({ env: { GITHUB_WORKSPACE: gone } });
	expect(code).toBe(1);
	expect(annotations(stdout).map(({ message }) => message)).toEqual([
		`There is no workspace: the folder ${gone} (GITHUB_WORKSPACE) does not exist, or cannot be read. Run this step after actions/checkout, in a job or container where the runner's workspace is mounted.`,
	]);
	expect(scenario.emulator.requests).toEqual([]);
});

test('an error names the file to blame, relative to the workspace', async () => {
	const { stdout } = await scenario.run({ with: { directory: 'sub', entrypoint: 'gone.js' } });
	expect(annotations(stdout)[0]?.properties.file).toBe('sub/gone.js');
});

interface Good {
	readonly what: string;
	readonly with: Readonly<Record<string, string>>;
	/** The text parts that go out instead of the usual ones; undefined for none. */
	readonly sent?: Readonly<Record<string, string | undefined>>;
}

/** What goes out where nothing but the key, the address and the entrypoint is said. */
const USUAL = { entrypoint_rel_path: 'app.js', region: 'aws.us-east-1a', force: 'false' };
const NO_CODE = '{ "type": "github", "n": 12345678901234567890 }';
const DEFAULTS = [
	'timeout',
	'poll-interval',
	'compression-level',
	'region',
	'wait-until',
	'env-vars-encoding',
	'dry-run',
];

const GOOD: readonly Good[] = [
	{ what: 'nothing more', with: {} },
	{ what: 'a key with a line break at its end', with: { 'api-key': 'test-key\n' } },
	{ what: 'a key with blanks and CR LF around it', with: { 'api-key': 'test-key\r\n' } },
	{ what: './ before the entrypoint', with: { entrypoint: './app.js' } },
	{ what: 'a dash before it', with: { entrypoint: '-dash.js' }, sent: { entrypoint_rel_path: '-dash.js' } },
	{
		what: 'a folder',
		with: { directory: 'sub', entrypoint: 'inner.js' },
		sent: { entrypoint_rel_path: 'inner.js' },
	},
	{ what: 'a version of 200 characters', with: { version: 'x'.repeat(200) }, sent: { version: 'x'.repeat(200) } },
	{ what: 'a version of emoji', with: { version: '🦄 v1 ✓' }, sent: { version: '🦄 v1 ✓' } },
	{ what: 'version 0', with: { version: '0' }, sent: { version: '0' } },
	{ what: 'a version with blanks and quotes', with: { version: ' "1"; a=b ' }, sent: { version: ' "1"; a=b ' } },
	{ what: 'a version of two lines', with: { version: 'a\nb\r\n' }, sent: { version: 'a\nb\r\n' } },
	{ what: 'no version', with: { version: '' }, sent: { version: undefined } },
	{ what: 'force: TRUE', with: { force: 'TRUE' }, sent: { force: 'true' } },
	{ what: 'force: False', with: { force: 'False' } },
	{ what: 'no force', with: { force: '' } },
	{
		what: 'environment values of several lines, and a key that means something to JavaScript',
		with: { 'env-vars': '{"__proto__":"kept","A":"one\\ntwo\\r\\n","B":"","constructor":"c"}' },
		sent: { env_vars: '{"__proto__":"kept","A":"one\\ntwo\\r\\n","B":"","constructor":"c"}' },
	},
	{ what: 'environment lines', with: { 'env-vars': 'A=1\nB="x\ny"\n' }, sent: { env_vars: '{"A":"1","B":"x\\ny"}' } },
	{
		what: 'environment values as fields',
		with: { 'env-vars': '{"A":"1","__proto__":"p"}', 'env-vars-encoding': 'fields' },
		sent: { 'env_vars[A]': '1', 'env_vars[__proto__]': 'p' },
	},
	{ what: 'no environment values', with: { 'env-vars': '' }, sent: { env_vars: undefined } },
	{
		what: 'a source',
		with: { source: NO_CODE, entrypoint: '' },
		sent: { source: NO_CODE, entrypoint_rel_path: undefined },
	},
	{ what: 'a timeout that is shorter than the poll interval', with: { timeout: '1.5' } },
	{ what: 'parts of seconds', with: { timeout: '30.5', 'poll-interval': '0.5' } },
	{ what: 'all that has a default, left empty', with: Object.fromEntries(DEFAULTS.map((name) => [name, ''])) },
];

test.each(GOOD)('goes out: $what', async ({ with: values, sent }) => {
	const { stdout, outputs } = await scenario.run({ with: values });
	expect(annotations(stdout)).toEqual([]);
	expect(outputs.conclusion).toBe('success');
	const fields = scenario.emulator.ledger[0]?.fields.map(({ name, value }) => [name, value]) ?? [];
	const expected = Object.entries({ ...USUAL, ...sent }).filter(([, value]) => value !== undefined);
	expect(fields.toSorted()).toEqual(expected.toSorted());
	const [post] = scenario.emulator.requests;
	expect(post).toMatchObject({ method: 'POST', path: '/v1/api/deployments' });
	expect(post?.headers.authorization).toBe('Bearer test-key');
});

test('goes out: a slash behind the address, dropped', async () => {
	const { outputs } = await scenario.run({ with: { 'base-url': `${scenario.emulator.url}//` } });
	expect(outputs.conclusion).toBe('success');
	expect(scenario.emulator.requests[0]?.path).toBe('/v1/api/deployments');
});
