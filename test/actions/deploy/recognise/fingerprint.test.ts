import { expect, test } from '@jest/globals';
import { parseDeployInputs } from '../../../../src/actions/deploy/inputs/inputs.ts';
import { appKey } from '../../../../src/actions/deploy/recognise/fingerprint.ts';

const GIVEN: Readonly<Record<string, string>> = {
	'api-key': 'key-for-docs',
	'base-url': 'https://example.com',
	entrypoint: 'app.js',
};
const keyWith = (changes: Readonly<Record<string, string>>) => {
	const given = { ...GIVEN, ...changes };
	return appKey(parseDeployInputs((name) => given[name] ?? ''));
};

test.each([
	{ 'base-url': 'https://example.org' },
	{ 'project-id': 'p1' },
	{ entrypoint: 'other.js' },
	{ version: 'v1' },
	{ environment: 'staging' },
	{ 'env-vars': 'A=b' },
	{ 'env-vars': 'A=b', 'env-vars-encoding': 'fields' },
])('%j makes it another deployment', async (changes) => {
	const key = await keyWith(changes);
	expect(key).toMatch(/^[0-9a-f]{16}$/);
	expect(key).not.toBe(await keyWith({}));
	expect(key).toBe(await keyWith(changes));
});

test('so does the encoding of the variables, where there are some', async () => {
	const fields = { 'env-vars-encoding': 'fields' };
	expect(await keyWith({ 'env-vars': 'A=b', ...fields })).not.toBe(await keyWith({ 'env-vars': 'A=b' }));
	expect(await keyWith(fields)).toBe(await keyWith({}));
});

test('another value of the same variable is another deployment', async () => {
	expect(await keyWith({ 'env-vars': 'A=b' })).not.toBe(await keyWith({ 'env-vars': 'A=c' }));
});

// A key that is made for one run is another one in each attempt.
test.each([{ 'api-key': 'another-key' }, { timeout: '7' }, { force: 'true' }, { 'wait-until': 'running' }])(
	'%j does not',
	async (changes) => {
		expect(await keyWith(changes)).toBe(await keyWith({}));
		expect(await keyWith({ ...changes, 'env-vars': 'A=b' })).toBe(await keyWith({ 'env-vars': 'A=b' }));
	},
);
