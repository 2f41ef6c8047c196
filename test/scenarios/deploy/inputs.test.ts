// A bad input ends the step before the first request: exit 1, one error that names the input, no secret shown. Each bad value is
// a row of a table: of its parser in test/unit/actions/deploy/inputs and test/unit/domain/inputs, or in test/unit/workspace/select.
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const scenario = deployScenario({
	'app.js': 'setInterval(() => {}, 1000)',
	'.gitignore': 'ignored.js\n',
	'ignored.js': '',
	'empty/.gitignore': '*\n',
	'sub/inner.js': '',
});
const LEFT_OUT =
	/it contains nothing to pack \(left out: empty\/\.gitignore line 1: \*; "!\*" in "exclude" takes its files back\)/;

test.each<[input: string, values: Record<string, string>, says: RegExp, file?: string]>([
	['api-key', { 'api-key': 'first-line\nsecond-line' }, /Set it to/],
	['base-url', { 'base-url': 'https://user:passw0rd@example.com' }, /Set it to/],
	['env-vars', { 'env-vars': '{"KEY": "hidden-value' }, /Set it to/],
	['directory', { directory: '..' }, /outside the workspace/],
	['directory', { directory: 'empty' }, LEFT_OUT],
	['entrypoint', { entrypoint: 'ignored.js' }, /\.gitignore line 1: ignored\.js.*Include it with/, 'ignored.js'],
	['entrypoint', { directory: 'sub', entrypoint: 'gone.js' }, /not in the package/, 'sub/gone.js'],
])('%s: %j', async (input, values, says, file = '') => {
	const { code, stdout, stderr, outputs, state, leftInTemp, summary } = await scenario.run({ with: values });
	const [error, ...more] = annotations(stdout);
	expect([code, stderr, more, leftInTemp, scenario.emulator.requests]).toEqual([1, '', [], [], []]);
	expect([error?.message, error?.properties.file ?? '']).toEqual([expect.stringMatching(says), file]);
	expect(error?.message).toContain(`"${input}"`);
	const ends = { conclusion: 'failure', 'failure-kind': 'input', retryable: 'false', skipped: 'false' };
	expect(outputs).toMatchObject({ ...ends, 'error-message': expect.stringContaining(input) });
	expect(summary).toContain('Not deployed');
	const shown = stdout.replace(/^::add-mask::.*$/gm, '') + summary + JSON.stringify({ outputs, state });
	expect(shown).not.toMatch(/hidden-value|passw0rd|second-line/);
});

test('a workspace that is missing is told as that, and not as a fault of ours', async () => {
	const gone = path.join(scenario.workspace.path, 'gone');
	const { code, stdout } = await scenario.run({ env: { GITHUB_WORKSPACE: gone } });
	const says = 'Input "directory" is ".", which does not exist or cannot be read (ENOENT; did actions/checkout run?). ';
	const message = `${says}Set it to the path of a folder inside the workspace (${gone}), relative to the workspace.`;
	const errors = annotations(stdout).map((one) => one.message);
	expect([code, errors, scenario.emulator.requests]).toEqual([1, [message], []]);
});
