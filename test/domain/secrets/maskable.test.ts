// What is masked of a value, and what is not.
import { describe, expect, test } from '@jest/globals';
import { isHidden, maskableParts, maskableValue, UNMASKED_VALUES } from '../../../src/domain/secrets/maskable.ts';

describe('what is masked of a value', () => {
	test.each([
		{ value: '1', parts: [] },
		{ value: 'true', parts: [] },
		{ value: '1234567', parts: [] },
		{ value: '12345678', parts: ['12345678'] },
		{ value: ' 123456 ', parts: [' 123456 '] },
		{ value: '        ', parts: [] },
		{ value: '', parts: [] },
		{ value: '{\n  "private": "x"\n}\n', parts: ['"private": "x"'] },
		{ value: 'line one\r\nline two\rline three', parts: ['line one', 'line two', 'line three'] },
		{ value: 'short\nshort', parts: [] },
		{ value: 'two words  ', parts: ['two words  ', 'two words'] },
		{ value: 'cancelled', parts: [] },
		{ value: 'in_progress', parts: [] },
		{ value: 'queued\nin_progress\n cancelled\nmy-secret', parts: ['my-secret'] },
	])('"$value"', ({ value, parts }) => expect(maskableParts(value)).toEqual(parts));

	test('a key is masked whatever its length', () => expect(maskableParts('k', 1)).toEqual(['k']));
});

test.each(['production', 'Development', ' localhost ', 'in_progress', 'eu-west-1', 'true'])(
	'%j is a common word',
	(value) => expect(maskableValue(value)).toEqual([]),
);

test.each(['production-1', 'my localhost', 'production\nof secrets'])('%j is none', (value) =>
	expect(maskableValue(value)).not.toEqual([]),
);

test('of several lines those are masked that are no common word and no public fact', () => {
	expect(maskableValue('production\nLOCALHOST\nmain-branch\na-secret-line', ['main-branch'])).toEqual([
		'a-secret-line',
	]);
	expect(maskableValue(' main-branch ', ['main-branch'])).toEqual([]);
});

test.each([
	{ value: 'admin\nPa55w0d', hidden: true },
	{ value: 'secret7\r\n8\r\n', hidden: true },
	{ value: ' short ', hidden: false },
	{ value: 'a\nb\nc', hidden: false },
	{ value: ' Production ', hidden: false },
	{ value: 'main-branch', hidden: false },
])('$value as a whole is hidden: $hidden', ({ value, hidden }) =>
	expect(isHidden(value, ['main-branch'])).toBe(hidden),
);

test('a key may be a common word, and is masked', () => expect(maskableParts('production')).toEqual(['production']));

test('the list has what would be masked otherwise, each once', () => {
	for (const value of UNMASKED_VALUES) expect(value.length).toBeGreaterThanOrEqual(8);
	expect(new Set(UNMASKED_VALUES).size).toBe(UNMASKED_VALUES.length);
});
