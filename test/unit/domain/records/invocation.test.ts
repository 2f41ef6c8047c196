// What an action has returned, in the forms in which services send it.
import { expect, test } from '@jest/globals';
import { parseInvocation } from '../../../../src/domain/records/invocation.ts';

test.each([
	{ output: '{"a":1}', text: '{"a":1}' },
	{ output: '', text: '' },
	{ output: undefined, text: '' },
	{ output: null, text: '' },
	// The value itself, and not its text.
	{ output: { a: 1 }, text: '{"a":1}' },
	{ output: false, text: 'false' },
])('the output $output is "$text"', ({ output, text }) => {
	expect(parseInvocation({ id: 'inv_1', status: 'succeeded', output })).toMatchObject({ record: { output: text } });
});
