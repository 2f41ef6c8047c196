// The choice that a mistyped word is close to.
import { expect, test } from '@jest/globals';
import { didYouMean } from '../../../../src/domain/inputs/did-you-mean.ts';

const CHOICES = ['check', 'status', 'deployment', 'comment'];

test.each([
	['coment', 'comment'],
	['Check', 'check'],
	['checks', 'check'],
	['stats', 'status'],
	['deploy', 'deployment'],
	['deployments', 'deployment'],
	['slack', undefined],
	['c', undefined],
	['', undefined],
	['x'.repeat(1_000), undefined],
])('%s', (text, choice) => {
	expect(didYouMean(text, CHOICES)).toBe(choice === undefined ? '' : ` (did you mean "${choice}"?)`);
});
