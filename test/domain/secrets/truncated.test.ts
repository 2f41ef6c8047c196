// How much of a secret stands before a cut: for every text as a plain search says.
import { expect, test } from '@jest/globals';
import { beginningsAt, cutsIn } from '../../../src/domain/secrets/truncated.ts';

/** The longest beginning of the form that the text ends with, looked for length by length. */
const searched = (text: string, form: string) =>
	Array.from(
		{ length: Math.min(text.length, form.length) },
		(_, less) => Math.min(text.length, form.length) - less,
	).find((length) => text.endsWith(form.slice(0, length))) ?? 0;

test.each([
	{ name: 'nothing cut', text: 'secret', form: 'secret' },
	{ name: 'a cut at the start', text: '…secret', form: 'secret' },
	{ name: 'half of it', text: 'a sec…', form: 'secret' },
	{ name: 'all of it', text: 'a secret…', form: 'secret' },
	{ name: 'more than it', text: 'a secrets…', form: 'secret' },
	{ name: 'it begins anew within itself', text: 'ababab… abab… abac…', form: 'ababac' },
	{ name: 'one sign again and again', text: 'aaaaaaaa…aaa…b…', form: 'aaaab' },
	{ name: 'a cut beside a cut', text: 'sec……ret…sec…', form: 'secret' },
	{ name: 'half an escape', text: 'sec\\u00… sec%4… sec\ufffd…', form: 'secret' },
])('$name', ({ text, form }) => {
	const cuts = cutsIn(text);
	expect(cuts).toHaveLength(text.split('…').length - 1);
	expect(beginningsAt(cuts, text, form)).toEqual(cuts.map(({ whole }) => searched(text.slice(0, whole), form)));
});

test.each([
	{ text: 'ab…', whole: 2 },
	{ text: 'ab\\…', whole: 2 },
	{ text: 'ab\\u00f…', whole: 2 },
	{ text: 'ab%C…', whole: 2 },
	{ text: 'ab\ufffd\ufffd…', whole: 2 },
	{ text: 'ab%C3…', whole: 5 },
])('before $text', ({ text, whole }) => {
	expect(cutsIn(text)).toEqual([{ whole, at: text.length - 1 }]);
});
