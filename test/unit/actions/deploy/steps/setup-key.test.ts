// Which inputs tell one setup from another, and which do not.
import { expect, test } from '@jest/globals';
import { setupKey } from '../../../../../src/actions/deploy/steps/setup-key.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

/** Environment values make a key expensive, which the other inputs need not wait for. */
const VALUES = 'A=1\nB=two';
const keyOf = (changes: Record<string, string>) => setupKey(deployInputs({ version: '1.0', ...changes }));
const base = keyOf({});
const withValues = keyOf({ 'env-vars': VALUES });

test.each<Record<string, string>>([
	{ 'api-key': 'another_key_0123456789' },
	{ force: 'true' },
	{ timeout: '77' },
	{ 'wait-until': 'running' },
	{ environment: 'staging' },
	{ 'env-vars-encoding': 'fields' }, // of no variables
])('the same with %j', async (changes) => {
	expect(await keyOf(changes)).toBe(await base);
});

test.each<Record<string, string>>([
	{ version: '2.0' },
	{ entrypoint: 'other.js' },
	{ 'base-url': 'https://other.example.com' },
	{ 'project-id': 'proj_2' },
	{ project: 'other' },
])('another with %j', async (changes) => {
	expect(await keyOf(changes)).not.toBe(await base);
});

test('the same with equal values in another notation', async () => {
	expect(await keyOf({ 'env-vars': '{"B": "two", "A": "1"}' })).toBe(await withValues);
});

test.each<Record<string, string>>([
	{ 'env-vars': 'A=1\nB=three' },
	{ 'env-vars': VALUES, 'env-vars-encoding': 'fields' },
])('another with %j', async (changes) => {
	expect(await keyOf(changes)).not.toBe(await withValues);
});

test('16 hex digits', async () => {
	for (const key of [await base, await withValues]) expect(key).toMatch(/^[0-9a-f]{16}$/);
});
