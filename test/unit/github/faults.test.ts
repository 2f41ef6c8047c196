import { expect, test } from '@jest/globals';
import { noticeOf } from '../../../src/github/faults.ts';

const problem = (status: number, message: string, isReadOnly = false) =>
	noticeOf([{ name: 'comment', problem: { status, response: { data: { message } } } }], isReadOnly);

test.each([
	[403, 'Resource not accessible by integration'],
	[403, 'Must have admin rights to Repository.'],
	[404, 'Not Found'],
])('%s "%s" is a missing permission: the lines to add', (status, message) => {
	const notice = problem(status, message);
	expect(notice.lines).toEqual(['permissions:', '  contents: read', '  pull-requests: write']);
});

test.each([
	[403, 'Unable to create comment because issue is locked.'],
	[404, '404 page not found'],
	[422, 'Validation Failed'],
	[403, 'You have exceeded a secondary rate limit.'],
])('%s "%s" is none: GitHub\'s own message, and no lines', (status, message) => {
	const notice = problem(status, message);
	expect(notice.lines).toEqual([]);
	expect(notice.message).toContain(`(comment: GitHub responded with ${status}: ${message})`);
	expect(notice.message).not.toContain('permission');
});

test.each([
	[
		'a personal access token',
		'personal access token',
		false,
		/Give that token the permissions, or leave out "github-token"\.$/,
	],
	["a fork's read-only token", 'integration', true, /read-only.*job summary/],
])('%s: no lines, which would not help', (_, who, isReadOnly, says) => {
	const { message, lines } = problem(403, `Resource not accessible by ${who}`, isReadOnly);
	expect([message, lines]).toEqual([expect.stringMatching(says), []]);
});

test('of a 422, what GitHub says is wrong', () => {
	const data = { message: 'Validation Failed', errors: [{ field: 'body' }, { message: 'body is too long' }] };
	const { message } = noticeOf([{ name: 'comment', problem: { status: 422, response: { data } } }], false);
	expect(message).toContain('GitHub responded with 422: Validation Failed: body is too long');
});
