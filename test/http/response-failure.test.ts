// A 2xx answer that cannot be used.
import { expect, test } from '@jest/globals';
import { unusableAnswer } from '../../src/http/response-failure.ts';

test('it was answered, but not as specified: the address is the first suspect, and no repeat is promised', () => {
	const what = { doing: 'Creating it', request: 'POST /x', ifAmbiguous: '' };
	expect(unusableAnswer(what, 200, 'the body is empty')).toMatchObject({
		kind: 'rejected',
		message: 'Creating it (POST /x): the service answered 200, but the body is empty.',
		advice: expect.stringContaining('base-url'),
		retryable: false,
	});
});
