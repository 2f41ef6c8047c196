// The API key: printable ASCII without blanks; no message ever shows it.
import { expect, test } from '@jest/globals';
import { parseApiKey } from '../../../../src/domain/inputs/api-key.ts';
import { refusalOf } from '../../../support/action-runner/raw-inputs.ts';

test.each([
	{ text: 'sk_live-123\r\n\r\n', key: 'sk_live-123' },
	{ text: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', key: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' },
	{ text: 'bearerish', key: 'bearerish' },
	{ text: '8-letter', key: '8-letter' },
])('the key "$text"', ({ text, key }) => expect(parseApiKey(text)).toBe(key));

test.each([
	{ text: '\n', says: /is empty/ },
	{ text: 'hun ter2', says: /space, a line break/ },
	{ text: 'hunter2\nhunter2', says: /space, a line break/ },
	{ text: 'Bearer hunter2', says: /Bearer/ },
	{ text: 'bearer\thunter2', says: /Bearer/ },
	{ text: 'hünter2', says: /ASCII/ },
	{ text: 'hunter2', says: /fewer than 8 characters/ },
])('refused: "$text"', ({ text, says }) => {
	expect(() => parseApiKey(text)).toThrow(says);
	expect(() => parseApiKey(text)).toThrow('Input "api-key"');
	expect(() => parseApiKey(text)).not.toThrow('hunter2');
});

test.each([
	{ isFork: false, says: /is empty: the secret .* probably does not exist here/ },
	{ isFork: true, says: /is empty: this run is for a pull request from a fork/ },
])('an empty one, in a run of a fork: $isFork', ({ isFork, says }) => {
	const { message, advice } = refusalOf(() => parseApiKey('', isFork));
	expect(message).toMatch(says);
	expect(advice).toMatch(/forks.*skip this step/);
});
