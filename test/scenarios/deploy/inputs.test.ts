// Every bad input ends before the first request: exit 1, one error that names the input, no secret shown. What is wrong with
// a key, an address, an entrypoint, variables or a project is shown value by value in the tables of their parsers.
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const scenario = deployScenario({
	'app.js': 'setInterval(() => {}, 1000)',
	'sub/inner.js': '',
	'.gitignore': 'ignored.js\n',
	'ignored.js': '',
	'empty/.gitignore': '*\n',
	'.env': '',
});

const BAD: [input: string, values: Record<string, string>, says?: RegExp][] = [
	['api-key', { 'api-key': '' }, /fork/],
	['api-key', { 'api-key': 'first-line\nsecond-line' }],
	['api-key', { 'api-key': 'Bearer secretkey' }, /Bearer/],
	['base-url', { 'base-url': '' }, /the variable or secret that it is set from/],
	['base-url', { 'base-url': 'https://user:passw0rd@example.com' }],
	['entrypoint', { entrypoint: '' }, /is missing.*, or set "source" instead\.$/],
	['entrypoint', { entrypoint: '../app.js' }],
	['entrypoint', { entrypoint: 'nope.js' }],
	['entrypoint', { entrypoint: 'sub' }, /folder/],
	['entrypoint', { entrypoint: 'ignored.js' }, /\.gitignore line 1: ignored\.js/],
	['entrypoint', { exclude: 'sub\napp.*' }, /exclude: app\.\*/],
	['entrypoint', { entrypoint: '.env' }, /\.env/],
	['entrypoint', { entrypoint: 'App.js' }, /app\.js/],
	['directory', { directory: 'nowhere' }],
	['directory', { directory: 'app.js' }, /file/],
	['directory', { directory: '..' }, /outside/],
	['directory', { directory: 'empty' }, /it contains nothing to pack \(left out: empty\/\.gitignore line 1: \*\)\./],
	['region', { region: 'eu-west-1' }, /aws\.us-east-1a/],
	['force', { force: 'yes' }, /true or false/],
	['force', { force: '1' }],
	['env-vars', { 'env-vars': '{"KEY": "hidden-value' }],
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
	['compression-level', { 'compression-level': '1.5' }],
	['wait-until', { 'wait-until': 'done' }, /created/],
	['stream-logs', { 'stream-logs': 'true' }, /is "true"\. Set it to auto, false\./],
	['links', { links: 'copy' }, /follow, keep/],
	['source', { source: '{"type":"github"}' }, /entrypoint/],
	['source', { source: '{"auth":"hidden-value"', entrypoint: '' }],
	['source', { source: 'https://example.com', entrypoint: '' }],
	['report-to', { 'report-to': 'check,carrier-pigeon' }, /carrier-pigeon/],
	['commit', { commit: 'main' }, /is not a full commit SHA/],
	['pull-request', { 'pull-request': '#7' }, /is not a pull request number/],
	['report-name', { 'report-name': 'a\tb' }, /contains a line break or another control character\. Set it to .* 100 /],
	['report-name', { 'report-name': 'x'.repeat(101) }, /is 101 characters long\. Set it to .* 100 /],
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
		expect(shown).not.toMatch(/hidden-value|passw0rd|secretkey|second-line/);
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
