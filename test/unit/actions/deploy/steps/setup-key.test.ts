// Which inputs tell one setup from another, and which do not.
import { expect, test } from '@jest/globals';
import { setupKey } from '../../../../../src/actions/deploy/steps/setup-key.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

/** Environment values make a key expensive, which the other inputs need not wait for. */
const VALUES = 'A=1\nB=two';
const keyOf = (changes: Record<string, string>) => setupKey(deployInputs({ version: '1.0', ...changes }));
const base = keyOf({});
const withValues = keyOf({ 'env-vars': VALUES });

test.each<[is: 'the same' | 'another', changes: Record<string, string>, of?: Promise<string>]>([
	['the same', { 'api-key': 'another_key', force: 'true', timeout: '77', 'wait-until': 'running', environment: 'x' }],
	['the same', { 'env-vars-encoding': 'fields' }], // of no variables
	['another', { version: '2.0' }],
	['another', { entrypoint: 'other.js' }],
	['another', { 'base-url': 'https://other.example.com' }],
	['another', { 'project-id': 'proj_2' }],
	['another', { project: 'other' }],
	['the same', { 'env-vars': '{"B": "two", "A": "1"}' }, withValues], // in another order and notation
	['another', { 'env-vars': 'A=1\nB=three' }, withValues],
	['another', { 'env-vars': VALUES, 'env-vars-encoding': 'fields' }, withValues],
])('%s with %j', async (is, changes, of = base) => {
	const key = await keyOf(changes);
	expect(key).toMatch(/^[0-9a-f]{16}$/);
	expect(key === (await of)).toBe(is === 'the same');
});
