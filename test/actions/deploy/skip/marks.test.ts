import { expect, test } from '@jest/globals';
import { parseDeployInputs } from '../../../../src/actions/deploy/inputs/inputs.ts';
import { setupHash } from '../../../../src/actions/deploy/recognise/fingerprint.ts';
import { isMarkOf, makeMarks } from '../../../../src/actions/deploy/skip/marks.ts';

const GIVEN: Readonly<Record<string, string>> = {
	'api-key': 'key-for-docs',
	'base-url': 'https://example.com',
	entrypoint: 'app.js',
};
const inputsWith = (changes: Readonly<Record<string, string>>) => {
	const given = { ...GIVEN, ...changes };
	return parseDeployInputs((name) => given[name] ?? '');
};

test.each([
	{ 'base-url': 'https://example.org' },
	{ 'project-id': 'p1' },
	{ entrypoint: 'other.js' },
	{ version: 'v1' },
	{ 'env-vars': 'A=b', 'env-vars-encoding': 'fields' },
])('%j is another setup', (changes) => expect(setupHash(inputsWith(changes))).not.toBe(setupHash(inputsWith({}))));

test('another region is another setup', () => {
	const inputs = inputsWith({});
	expect(setupHash({ ...inputs, region: 'elsewhere' })).not.toBe(setupHash(inputs));
});

test.each([
	{ 'api-key': 'another-key' },
	{ force: 'true' },
	{ 'env-vars': 'A=b' },
	{ 'env-vars-encoding': 'fields' },
	{ 'compression-level': '1' },
])('%j is not', (changes) => expect(setupHash(inputsWith(changes))).toBe(setupHash(inputsWith({}))));

const VALUES = [
	['A', '1'],
	['B', '2'],
] as const;

test.each([
	{ name: 'the same values', other: VALUES, is: true },
	{ name: 'the same in another order', other: VALUES.toReversed(), is: true },
	{
		name: 'another value',
		other: [
			['A', '1'],
			['B', '3'],
		] as const,
		is: false,
	},
	{
		name: 'another name',
		other: [
			['A', '1'],
			['C', '2'],
		] as const,
		is: false,
	},
	{ name: 'values that only look alike when joined', other: [['A', '1B2']] as const, is: false },
	{ name: 'one less', other: [['A', '1']] as const, is: false },
	{ name: 'none', other: [], is: false },
])('the mark of environment values, compared with $name', async ({ other, is }) => {
	const { env_mark: mark } = await makeMarks({ ...inputsWith({}), envVars: VALUES });
	expect(await isMarkOf(mark, other)).toBe(is);
});

test('no values, no mark to guess at', async () => {
	expect((await makeMarks(inputsWith({}))).env_mark).toBe('none');
	expect(await isMarkOf('none', VALUES)).toBe(false);
});
