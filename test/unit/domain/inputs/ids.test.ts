// Ids: one segment of a path and nothing else.
import { expect, test } from '@jest/globals';
import { UUID as UUID_FORM } from '../../../../src/actions/resize-terminal/main.ts';
import { ID, parseText } from '../../../../src/domain/inputs/parsers.ts';
import { isId } from '../../../../src/domain/records/id.ts';

const from = (text: string) => (name: string) => (name === 'key-id' ? text : '');
const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

test.each(['a', 'Z', '7', '_', '-', 'dep_01-X', 'x'.repeat(128), UUID])('an id: %s', (id) => {
	expect(isId(id)).toBe(true);
	expect(parseText(from(` ${id}\n`), 'key-id', ID)).toBe(id);
});

test.each(['', '.', '..', 'a/b', '../a', 'a\\b', 'a b', ' a', 'a\n', 'a?b', 'a#b', 'a%2e', 'ä', 'x'.repeat(129)])(
	'no id: %j',
	(text) => expect(isId(text)).toBe(false),
);

test.each([
	{ text: ' \n', message: 'Input "key-id" is missing.' },
	{ text: ' ../keys ', message: 'Input "key-id" is "../keys".' },
	{ text: '/'.repeat(300), message: `Input "key-id" is "${'/'.repeat(200)}".` },
])('an input that is no id is refused: "$text"', ({ text, message }) => {
	const refusal = (advice: RegExp) => expect.objectContaining({ message, advice: expect.stringMatching(advice) });
	expect(() => parseText(from(text), 'key-id', ID)).toThrow(refusal(/letters, digits, "-" and "_"/));
	expect(() => parseText(from(text), 'key-id', UUID_FORM)).toThrow(refusal(/UUID such as/));
});

test.each([UUID, UUID.toUpperCase(), '00000000-0000-0000-0000-000000000000'])('a UUID: %s', (uuid) => {
	expect(parseText(from(` ${uuid}\n`), 'key-id', UUID_FORM)).toBe(uuid);
});

test.each([
	...[`g${UUID.slice(1)}`, UUID.slice(1), `0${UUID}`, `${UUID}0`, UUID.replace('2fa1', '2fa10')],
	...[UUID.replaceAll('-', ''), `{${UUID}}`, `../${UUID}`, `${UUID}/kill`],
])('no UUID: %s', (text) => expect(() => parseText(from(text), 'key-id', UUID_FORM)).toThrow('Input "key-id" is "'));
