// What a cancel says before the service has confirmed the invocation: whether the action may be running.
import { expect, test } from '@jest/globals';
import { invokeFailure } from '../../../../src/actions/invoke-action/failures.ts';
import { startInvokeReport } from '../../../../src/actions/invoke-action/report.ts';
import { Cancelled, Interrupted } from '../../../../src/domain/failures/interruption.ts';

const COURSE = startInvokeReport({ app: 'a', action: 'b', version: 'v', timeoutS: 300, showLinks: false });

test.each([
	{ name: 'in mid-request', thrown: new Interrupted('part', new Cancelled()) },
	{ name: 'in a pause', thrown: new Cancelled() },
])('$name: nothing was invoked', ({ thrown }) => {
	expect(invokeFailure(thrown, COURSE)).toMatchObject({
		kind: 'cancelled',
		message: 'The run was cancelled before the request was sent.',
		retryable: true,
	});
});

test.each([
	{
		thrown: new Interrupted('all', new Cancelled()),
		message: 'after the request was sent but before the service responded: the action may be running.',
	},
	{
		thrown: new Interrupted('part', new Cancelled(), { status: 201 }),
		message: 'before the whole response (201) was read: the action may be running.',
	},
])('$message', ({ thrown, message }) => {
	const failure = invokeFailure(thrown, COURSE);
	expect(failure).toMatchObject({
		kind: 'cancelled',
		message: `The run was cancelled ${message}`,
		advice: expect.stringMatching(/GET \/invocations\).*ends it 30 s after "timeout"/),
		retryable: false,
	});
});
