import { expect, test } from '@jest/globals';
import type { GitHub } from '../../../src/github/client.ts';
import { openHasCommit } from '../../../src/github/repository.ts';

const SHA = 'c'.repeat(40);
test.each([
	[200, true],
	[404, false],
	[403, true], // the token may not read it
])('GitHub responds with %i: whether a commit is of this repository is taken as %s', async (status, isThere) => {
	const refusal = { status, response: { data: { message: 'Not for you' } } };
	const request = async () => (status === 200 ? { sha: SHA } : Promise.reject(refusal));
	const read: GitHub['read'] = (_, act) => act({ request } as never).catch(() => ({ kind: 'unread', why: 'refused' }));
	expect(await openHasCommit({ read } as GitHub)(SHA, new AbortController().signal)).toBe(isThere);
});
