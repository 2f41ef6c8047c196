import { expect, test } from '@jest/globals';
import type { GitHub } from '../../../src/github/client.ts';
import { openHasCommit } from '../../../src/github/commits.ts';

const SHA = 'c'.repeat(40);
const refusal = (status: number) => ({ status, response: { data: { message: 'Not for you' } } });

test.each([
	['GitHub has it', async () => ({ sha: SHA }), true],
	['GitHub has none of that name', () => Promise.reject(refusal(404)), false],
	['the token may not read it', () => Promise.reject(refusal(403)), true],
])('a commit is of this repository unless GitHub says that it is not: %s', async (_name, request, isThere) => {
	const read: GitHub['read'] = (_reading, act) =>
		act({ request } as never).catch(() => ({ kind: 'unread', why: 'GitHub refuses' }));
	expect(await openHasCommit({ read } as GitHub)(SHA, new AbortController().signal)).toBe(isThere);
});
