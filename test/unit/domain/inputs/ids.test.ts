// Ids: one segment of a path and nothing else.
import { describe, expect, test } from '@jest/globals';
import { parseId, parseUuid } from '../../../../src/domain/inputs/parsers.ts';
import { isId } from '../../../../src/domain/records/id.ts';

const from = (text: string) => (name: string) => (name === 'key-id' ? text : '');
const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

const IDS = ['a', 'Z', '7', '_', '-', 'dep_01-X', 'x'.repeat(128), UUID].map((id) => ({ id }));
const NO_IDS = [
	'',
	'.',
	'..',
	'a/b',
	'../a',
	'a\\b',
	'a b',
	' a',
	'a\n',
	'a?b',
	'a#b',
	'a%2e',
	'ä',
	'x'.repeat(129),
].map((text) => ({ text }));

test.each(IDS)('an id: $id', ({ id }) => {
	expect(isId(id)).toBe(true);
	expect(parseId(from(` ${id}\n`), 'key-id')).toBe(id);
});

test.each(NO_IDS)('no id: "$text"', ({ text }) => expect(isId(text)).toBe(false));

describe('an input that is no id is refused', () => {
	const [accepted, acceptedUuid] = [/letters, digits, "-" and "_"/, /UUID such as/].map((advice) => ({
		advice: expect.stringMatching(advice),
	}));

	test.each([
		{ text: '', message: 'Input "key-id" is missing.' },
		{ text: ' \n', message: 'Input "key-id" is missing.' },
		{ text: ' ../keys ', message: 'Input "key-id" is "../keys".' },
		{ text: '/'.repeat(300), message: `Input "key-id" is "${'/'.repeat(200)}".` },
	])('"$text"', ({ text, message }) => {
		expect(() => parseId(from(text), 'key-id')).toThrow(expect.objectContaining({ ...accepted, message }));
		expect(() => parseUuid(from(text), 'key-id')).toThrow(expect.objectContaining({ ...acceptedUuid, message }));
	});
});

test.each([UUID, UUID.toUpperCase(), '00000000-0000-0000-0000-000000000000'])('a UUID: %s', (uuid) => {
	expect(parseUuid(from(` ${uuid}\n`), 'key-id')).toBe(uuid);
});

test.each([
	{ name: 'a letter that is no digit', text: `g${UUID.slice(1)}` },
	{ name: 'one in the middle', text: UUID.replace('2fa1', '2fx1') },
	{ name: 'one at the end', text: `${UUID.slice(0, -1)}z` },
	{ name: 'a digit too few at the start', text: UUID.slice(1) },
	{ name: 'a digit too few in the middle', text: UUID.replace('2fa1', '2fa') },
	{ name: 'a digit too few at the end', text: UUID.slice(0, -1) },
	{ name: 'a digit too many at the start', text: `0${UUID}` },
	{ name: 'a digit too many in the middle', text: UUID.replace('2fa1', '2fa10') },
	{ name: 'a digit too many at the end', text: `${UUID}0` },
	{ name: 'a group too few', text: UUID.replace('-2fa1', '') },
	{ name: 'a group too many', text: UUID.replace('-2fa1', '-2fa1-2fa1') },
	{ name: 'no hyphens', text: UUID.replaceAll('-', '') },
	{ name: 'braces', text: `{${UUID}}` },
	{ name: 'something before it', text: `../${UUID}` },
	{ name: 'something after it', text: `${UUID}/kill` },
])('no UUID: $name', ({ text }) => expect(() => parseUuid(from(text), 'key-id')).toThrow('Input "key-id" is "'));
