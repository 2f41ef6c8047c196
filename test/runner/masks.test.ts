// The password of a proxy, however it is written.
import { expect, test } from '@jest/globals';
import { createMasks, proxyPassword } from '../../src/runner/masks.ts';

test.each([
	['http://user:long-password@h:1', ['long-password', 'long-password']],
	['http://user:long%2Fpassword@h:1', ['long%2Fpassword', 'long/password']],
	// Cut out everywhere it would ruin ids and results.
	['http://user:a@h:1', [':a@', ':a@']],
	['http://user:100%25@h:1', [':100%25@', ':100%@']],
	['http://user@h:1', []],
	['http://h:1', []],
	['', []],
])('of %j', (address, secrets) => expect(proxyPassword(address)).toEqual(secrets));

test('a value of short lines is cut out as a whole, in whatever notation', () => {
	const value = 'admin\nPa55w0d';
	const masks = createMasks([]);
	masks.hide({ always: [], ifLong: [value] });
	for (const text of [value, JSON.stringify(value), encodeURIComponent(value), Buffer.from(value).toString('base64')])
		expect(masks.redact(`it is ${text}!`)).not.toMatch(/Pa55|UGE1NXcwZ/);
	expect(masks.redact('the admin')).toBe('the admin');
});
