// Every bad input ends before the first request: exit 1, one error that names the input, no secret shown.
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const scenario = deployScenario({
	'app.js': 'setInterval(() => {}, 1000)',
	'sub/inner.js': '',
	'.gitignore': 'ignored.js\n',
	'ignored.js': '',
	'empty/.gitignore': '*\n',
});

const LONG = 'x'.repeat(200);
const BAD: [input: string, values: Record<string, string>, says?: RegExp][] = [
	['api-key', { 'api-key': '' }, /fork/],
	['api-key', { 'api-key': '   ' }],
	['api-key', { 'api-key': 'two words-of-key' }],
	['api-key', { 'api-key': 'first-line\nsecond-line' }],
	['api-key', { 'api-key': 'schlüssel-key' }],
	['api-key', { 'api-key': 'Bearer secretkey' }, /Bearer/],
	['base-url', { 'base-url': '' }],
	['base-url', { 'base-url': 'http://example.com' }, /http/],
	['base-url', { 'base-url': 'ftp://example.com' }],
	['base-url', { 'base-url': 'https://user:passw0rd@example.com' }],
	['base-url', { 'base-url': 'https://example.com/?a=b' }],
	['base-url', { 'base-url': 'https://example.com?' }],
	['base-url', { 'base-url': 'https://example.com/#a' }],
	['base-url', { 'base-url': 'https://example.com:99999' }],
	['base-url', { 'base-url': 'example.com' }, /scheme/],
	['base-url', { 'base-url': 'localhost:8080' }, /scheme/],
	['entrypoint', { entrypoint: '' }],
	['entrypoint', { entrypoint: '/app.js' }],
	['entrypoint', { entrypoint: 'C:/app.js' }],
	['entrypoint', { entrypoint: '../app.js' }],
	['entrypoint', { entrypoint: 'sub/../app.js' }],
	['entrypoint', { entrypoint: 'nope.js' }],
	['entrypoint', { entrypoint: 'sub' }, /folder/],
	['entrypoint', { entrypoint: 'sub/' }, /folder/],
	['entrypoint', { entrypoint: 'ignored.js' }, /\.gitignore line 1: ignored\.js/],
	['entrypoint', { entrypoint: 'sub\\inner.js' }, /backslash/],
	['entrypoint', { entrypoint: 'App.js' }, /app\.js/],
	['directory', { directory: 'nowhere' }],
	['directory', { directory: 'app.js' }, /file/],
	['directory', { directory: '..' }, /outside/],
	['directory', { directory: '/' }, /outside/],
	['directory', { directory: 'empty' }, /nothing/],
	['version', { version: 'a\nb' }],
	['region', { region: 'eu-west-1' }, /aws\.us-east-1a/],
	['force', { force: 'yes' }, /true or false/],
	['force', { force: '1' }],
	['env-vars', { 'env-vars': '{"KEY": "hidden-value' }],
	['env-vars', { 'env-vars': '["hidden-value"]' }],
	['env-vars', { 'env-vars': 'null' }],
	['env-vars', { 'env-vars': '{"A":{"B":"hidden-value"}}' }],
	['env-vars', { 'env-vars': '{"A":42}' }, /"A"/],
	['env-vars', { 'env-vars': '{"":"hidden-value"}' }],
	['env-vars', { 'env-vars': '{"A=B":"hidden-value"}' }],
	['env-vars', { 'env-vars': '{"A\\u0000B":"hidden-value"}' }],
	['env-vars', { 'env-vars': '{"A":"hidden-value","A":"b"}' }, /"A" twice/],
	['env-vars', { 'env-vars': 'A=hidden-value\nA=b' }, /"A" twice/],
	['env-vars', { 'env-vars': '{"A":"\\ud800"}' }],
	['env-vars', { 'env-vars': 'hidden-value' }, /line 1/],
	['env-vars', { 'env-vars': 'A="hidden-value' }, /never closed/],
	['env-vars-encoding', { 'env-vars-encoding': 'xml' }],
	...['abc', '0', '-1', '1e9', '10m', '1e3', 'Infinity', '0x10'].flatMap(
		(value): [string, Record<string, string>][] => [
			['timeout', { timeout: value }],
			['poll-interval', { 'poll-interval': value }],
		],
	),
	['poll-interval', { 'poll-interval': '20', timeout: '10' }, /timeout/],
	['compression-level', { 'compression-level': '10' }],
	['compression-level', { 'compression-level': '-1' }],
	['compression-level', { 'compression-level': '1.5' }],
	['wait-until', { 'wait-until': 'done' }, /created/],
	['source', { source: '{"type":"github"}' }, /entrypoint/],
	['source', { source: '[1]', entrypoint: '' }],
	['source', { source: 'https://example.com', entrypoint: '' }],
	['report-to', { 'report-to': 'check,carrier-pigeon' }, /carrier-pigeon/],
	['allow-fork', { 'allow-fork': 'maybe' }],
	['dry-run', { 'dry-run': 'on' }],
];

test.each(BAD.map(([input, values, says = /./]) => ({ input, values, says })))(
	'$input $values',
	async ({ input, values, says }) => {
		const { code, stdout, stderr, outputs, leftInTemp, summary } = await scenario.run({ with: values });
		const errors = annotations(stdout);
		expect(errors).toHaveLength(1);
		expect(errors[0]?.message).toContain(`"${input}"`);
		expect(errors[0]?.message).toMatch(/Accepted: /);
		expect(errors[0]?.message).toMatch(says);
		expect(code).toBe(1);
		expect(stderr).toBe('');
		expect(scenario.emulator.requests).toEqual([]);
		expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'input', retryable: 'false' });
		expect(outputs['error-message']).toContain(input);
		expect(summary).toContain('Not deployed');
		expect(leftInTemp).toEqual([]);
		const shown = stdout.replace(/^::add-mask::.*$/gm, '') + summary + JSON.stringify(outputs);
		expect(shown).not.toMatch(/hidden-value|passw0rd|secretkey|words-of-key|second-line|schlüssel/);
	},
);

test('an entrypoint that is a link out of the directory', async () => {
	symlinkSync('/etc/hostname', path.join(scenario.workspace.path, 'out.js'));
	const { code, stdout } = await scenario.run({ with: { entrypoint: 'out.js' } });
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toMatch(/"out\.js".*outside/);
	expect(scenario.emulator.requests).toEqual([]);
});

test('a directory that is a link out of the workspace', async () => {
	symlinkSync('/etc', path.join(scenario.workspace.path, 'etc'));
	const { stdout } = await scenario.run({ with: { directory: 'etc', entrypoint: 'hostname' } });
	expect(annotations(stdout)[0]?.message).toMatch(/"directory".*outside/);
});

test('an error names the file to blame, relative to the workspace', async () => {
	const { stdout } = await scenario.run({ with: { directory: 'sub', entrypoint: 'gone.js' } });
	expect(annotations(stdout)[0]?.properties.file).toBe('sub/gone.js');
});

const GOOD: [Record<string, string>][] = [
	[{ entrypoint: './app.js' }],
	[{ entrypoint: '-dash.js' }],
	[{ force: 'TRUE' }],
	[{ force: '' }],
	[{ directory: 'sub', entrypoint: 'inner.js' }],
	[{ timeout: '30.5', 'poll-interval': '0.5' }],
	[{ timeout: '', 'poll-interval': '', 'compression-level': '', region: '', 'wait-until': '' }],
	[{ version: LONG }],
];

test.each(GOOD)('accepted: %j', async (values) => {
	scenario.workspace.write({ '-dash.js': 'setInterval(() => {}, 1000)' });
	mkdirSync(path.join(scenario.workspace.path, 'bare'));
	const { stdout, outputs } = await scenario.run({ with: values });
	expect(annotations(stdout)).toEqual([]);
	expect(outputs.conclusion).toBe('success');
});
