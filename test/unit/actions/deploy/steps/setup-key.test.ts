// Which inputs tell one setup from another, and which do not.
import { expect, test } from '@jest/globals';
import { setupKey } from '../../../../../src/actions/deploy/steps/setup-key.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

const BASE = { version: '1.0', 'env-vars': 'A=1\nB=two' };
const keyOf = (changes: Record<string, string>) => setupKey(deployInputs({ ...BASE, ...changes }));
const base = keyOf({});

test.each<Record<string, string>>([
	{ 'env-vars': '{"B": "two", "A": "1"}' },
	{ 'api-key': 'another_key_0123456789' },
	{ force: 'true' },
	{ timeout: '77' },
	{ 'wait-until': 'running' },
	{ environment: 'staging' },
])('the same with %j', async (changes) => {
	expect(await keyOf(changes)).toBe(await base);
});

test.each<Record<string, string>>([
	{ version: '2.0' },
	{ entrypoint: 'other.js' },
	{ 'base-url': 'https://other.example.com' },
	{ 'project-id': 'proj_2' },
	{ project: 'other' },
	{ 'env-vars': 'A=1\nB=three' },
	{ 'env-vars': 'A=1' },
	{ 'env-vars-encoding': 'fields' },
])('another with %j', async (changes) => {
	expect(await keyOf(changes)).not.toBe(await base);
});

test('16 hex digits; the encoding of no variables is all one', async () => {
	expect(await base).toMatch(/^[0-9a-f]{16}$/);
	const none = { 'env-vars': '' };
	expect(await keyOf({ ...none, 'env-vars-encoding': 'fields' })).toBe(await keyOf(none));
});
