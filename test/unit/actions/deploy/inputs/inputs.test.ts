// Every bad value that is an input's own: an error that names the input and what it accepts, and never shows a secret. Key,
// address, project, entrypoint and variables have tables of their own; directory and entrypoint others in test/unit/workspace.
import { expect, test } from '@jest/globals';
import { deployInputs, refusalOf } from '../../../../support/action-runner/raw-inputs.ts';

type Row = [input: string, value: string, says: RegExp, others?: Readonly<Record<string, string>>];

const SOURCE = '{"type":"github"}';
const SECONDS = ['abc', '0', '-1', '1e9', '10m', '1e3', 'Infinity', '0x10', '86401'];
const BAD: readonly Row[] = [
	['region', 'eu-west-1', /is "eu-west-1"\. Set it to aws\.us-east-1a\.$/],
	...['yes', '1'].map((value): Row => ['force', value, /true or false/]),
	...['dry-run', 'allow-fork', 'attach', 'skip-unchanged', 'delete-when-closed'].map(
		(input): Row => [input, 'maybe', /true or false/],
	),
	...SECONDS.map((value): Row => ['timeout', value, /a number of seconds from 0\.1 to 86400/]),
	...SECONDS.map((value): Row => ['poll-interval', value, /a number of seconds from 0\.1 to 3600/]),
	...['10', '-1', '1.5'].map((value): Row => ['compression-level', value, /a whole number from 0 to 9/]),
	['env-vars-encoding', 'xml', /json, fields/],
	['wait-until', 'done', /started, created, running/],
	['stream-logs', 'true', /is "true"\. Set it to auto, false\./],
	['links', 'copy', /follow, keep/],
	['source', SOURCE, /cannot be combined with "entrypoint"/, { entrypoint: 'app.js' }],
	['source', SOURCE, /cannot be combined with "directory"/, { entrypoint: '', directory: 'build' }],
	['source', SOURCE, /cannot be combined with "exclude"/, { entrypoint: '', exclude: '*.md' }],
	['source', SOURCE, /cannot be combined with "links"/, { entrypoint: '', links: 'keep' }],
	['package', 'app.zip', /cannot be combined with "directory"/, { directory: 'build' }],
	['package', 'app.zip', /cannot be combined with "source"/, { source: SOURCE, entrypoint: '' }],
	['source', '{"auth":"hidden-value"', /is not a JSON object \(line 1, column 23\)/],
	['source', 'https://example.com', /is not a JSON object/],
	['skip-unchanged', 'true', /is true, but "report-to" lacks "deployment"/, { 'report-to': 'check' }],
	['skip-unchanged', 'true', /is true, but "source" is set/, { source: SOURCE, 'report-to': 'deployment' }],
	['report-to', 'check,carrier-pigeon', /contains "carrier-pigeon"\. Set it to any of check, status/],
	['commit', 'main', /is not a full commit SHA/],
	['pull-request', '#7', /is not a pull request number/],
	['report-name', 'a\tb', /contains a line break or another control character\. Set it to .* 100 /],
	['report-name', 'x'.repeat(101), /is 101 characters long\. Set it to .* 100 /],
	['environment', 'x'.repeat(256), /is 256 characters long\. Set it to .* 255 /],
	['environment-url', 'javascript:alert(1)', /does not begin with http/],
	['environment-url', 'https://', /is not a valid address/],
	['environment-url', 'https://user:passw0rd@example.com', /contains a user name or password/],
	['environment-url', 'https://example.com/{ID}', /contains braces other than/],
	['environment-url', 'https://example.com/a b', /contains whitespace/],
];

test.each(BAD)('%s: %j', (input, value, says, others = {}) => {
	const { message, advice } = refusalOf(() => deployInputs({ [input]: value, ...others }));
	expect(`${message} ${advice}`).toMatch(says);
	expect(message).toContain(`Input "${input}"`);
	expect(advice).toMatch(/^Set it to /);
	expect(`${message} ${advice}`).not.toMatch(/hidden-value|passw0rd/);
});

test('a dry run skips nothing, whatever "skip-unchanged" says', () => {
	expect(deployInputs({ 'skip-unchanged': 'true', 'dry-run': 'true', 'report-to': 'check' }).skipUnchanged).toBe(false);
});
