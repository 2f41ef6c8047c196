// Whoever echoes a secret writes it in a notation of his own, or in several, one around the other. All compositions of
// up to three notations are tried, on secrets of every kind of character, with texts around them.
import { describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/domain/secrets/redact.ts';
import fc, { cases } from '../../properties.ts';
import { NOTATIONS, type Notation } from './written.ts';

const ENCODINGS = NOTATIONS.filter(({ name }) => /base64|hex$|^a list/.test(name) && !/HTML/.test(name));
const [LETTERS, SIGNS, FOREIGN] = ['ABCxyz0189ntbfu', '_-+/=.:~!$%&<>#@?"\'\\` ,;{}[]()^|', 'üß€éДя日😀'];

const character = (signs: string) => fc.constantFrom(...signs);
const secret = fc
	.tuple(
		fc.array(character(LETTERS), { minLength: 24, maxLength: 40 }),
		fc.array(fc.tuple(fc.nat(), fc.oneof(character(SIGNS), character(FOREIGN), fc.constant('\n'))), { maxLength: 10 }),
	)
	.map(([letters, others]) => {
		const signs = [...letters];
		// Not at its ends: a quote or a blank there may stay.
		for (const [at, sign] of others) signs.splice(1 + (at % (signs.length - 1)), 0, sign);
		return signs.join('');
	});
const around = fc.constantFrom(
	'',
	' ',
	'token: ',
	'{"key":"',
	'">',
	'\n',
	'user:',
	'Bearer ',
	"'",
	'x=1&y=',
	'100 ',
	'é ',
);
const notations = fc
	.array(fc.constantFrom(...NOTATIONS), { minLength: 1, maxLength: 3 })
	// Two encodings within one another are undone, three are not.
	.filter((all) => all.filter((one) => ENCODINGS.includes(one)).length <= 2)
	// Nor is an escape that was cut in two by a line's end, where that was then escaped itself.
	.filter((all) => !all.some(({ name }, at) => /^(indented )?lines$/.test(name) && at > 0 && at < all.length - 1))
	// A form writes a line's indentation with the `+` that base64 has, too.
	.filter((all) => !/indented.*,a form/.test(all.map(({ name }) => name).join()))
	// A backslash before the `&` or `%` of an escape, where more escapes are around both: nobody can tell what it means.
	.filter((all) => !all.some(({ name }, at) => /%q|regular/.test(name) && at > 0 && at < all.length - 1))
	// Blanks are left out with the notation around them: then nobody can tell one number from the next.
	.filter((all) => !all.some(({ name }) => name.endsWith('with blanks')) || all.length === 1)
	// Colours are for readers: they stand in the secret itself.
	.filter((all) => !all.some(({ name }, at) => name === 'colours' && at > 0));

const writtenIn = (all: readonly Notation[], text: string) => all.reduce((written, { write }) => write(written), text);

/** What may stand in the place of the secret, for padding, quotes, colours and ends of lines depend on it. */
const OTHERS = ['', 'x', 'xx', '\n', 'x\n', 'xx\n', '\u001b[1;31m\u001b[1;31m', '\r\n\t  \r\n\t  '];

/** What is left of a text that held a secret, beyond what stood around it, as characters of the secret. */
function left(all: readonly Notation[], before: string, value: string, after: string): number {
	const written = writtenIn(all, `${before}${value}${after}`);
	const clean = createRedactor([value])(written);
	const others = Math.max(...OTHERS.map((between) => writtenIn(all, `${before}${between}${after}`).length));
	const perCharacter = Math.max(...[...value].map((sign) => writtenIn(all, sign).length));
	return (clean.replaceAll('***', '').length - others) / perCharacter;
}

/** Characters that may stay at the ends of a secret: there they share an escape, or a digit, with what is beside it. */
const AT_ENDS = 4;

describe('one notation', () => {
	test.each(NOTATIONS.map((notation) => ({ name: notation.name, notation })))('$name', ({ notation }) => {
		const long = 'sixty characters, so that what is left of them is not small beside what stands around: ü~';
		for (const value of [
			'sk_live-ü/+ "q"&<x>?~',
			"it's \\ 100% 'mine' €",
			'Дверь_日本_😀😀',
			'line one\nline two=',
			long,
		]) {
			expect(left([notation], 'the key is ', value, ', it says')).toBeLessThanOrEqual(AT_ENDS);
		}
	});
});

test('any notations within one another', () => {
	fc.assert(
		fc.property(notations, around, secret, around, (all, before, value, after) => {
			// What looks like an escape in the secret, torn apart by a colour, is found only where nothing else is in its way.
			fc.pre(!(all.some(({ name }) => name === 'colours') && /[%&\\]/.test(value)));
			expect(left(all, before, value, after)).toBeLessThanOrEqual(AT_ENDS);
		}),
		cases(1_000),
	);
});

test('what holds no secret stays as it is', () => {
	const redact = createRedactor(['sk_live-ü/+ "q"&<x>?~', 'correct horse battery staple']);
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...NOTATIONS), { maxLength: 2 }),
			fc.string({ unit: 'grapheme' }),
			(all, text) => {
				const written = writtenIn(all, text);
				expect(redact(written)).toBe(written);
			},
		),
	);
});
