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
	{ 'api-key': 'another-key' },
	{ 'base-url': 'https://example.org' },
	{ 'project-id': 'p1' },
	{ entrypoint: 'other.js' },
	{ version: 'v1' },
	{ 'env-vars': 'A=b' },
])('%j makes it another deployment', (changes) => {
	expect(keyWith(changes)).not.toBe(keyWith({}));
	expect(keyWith(changes)).toBe(keyWith(changes));
});

test.each([{ timeout: '7' }, { force: 'true' }, { 'wait-until': 'running' }])('%j does not', (changes) =>
	expect(keyWith(changes)).toBe(keyWith({})),
);
