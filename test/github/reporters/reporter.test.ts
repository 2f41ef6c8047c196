// What a reporter keeps for the post step when the request that opens something fails.
import { expect, test } from '@jest/globals';
import { sendOpen } from '../../../src/github/reporters/reporter.ts';

const response = (status: number, headers: object = {}) => ({ status, response: { status, headers, data: {} } });

test.each([
	{ name: 'a missing permission: nothing is owed', thrown: response(403), open: false },
	{ name: 'a body that GitHub does not take: nothing is owed', thrown: response(422), open: false },
	{ name: 'a rate limit: it is still owed', thrown: response(403, { 'retry-after': '60' }), open: true },
	{ name: 'too many requests: it is still owed', thrown: response(429), open: true },
	{ name: 'a fault of GitHub: it may be there', thrown: response(502), open: true },
	{ name: 'no response: it may be there', thrown: new Error('reset'), open: true },
])('$name', async ({ thrown, open }) => {
	let kept: { readonly open: boolean } | undefined;
	const slot = {
		read: () => kept,
		write(next: { readonly open: boolean }) {
			kept = next;
		},
	};
	await expect(sendOpen({ slot }, { open: true }, () => Promise.reject(thrown))).rejects.toBe(thrown);
	expect(kept).toMatchObject({ open });
});
