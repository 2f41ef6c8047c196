// All patterns in one pass: what is found is what a search for each of them finds.
import { expect, test } from '@jest/globals';
import { Automaton } from '../../../src/domain/secrets/automaton.ts';
import { emptyReading, readText } from '../../../src/domain/secrets/reading.ts';
import fc, { cases } from '../../properties.ts';

function found(patterns: readonly string[], text: string, least = 1): string[] {
	const reading = emptyReading(Buffer.byteLength(text));
	readText(text, reading);
	const places: string[] = [];
	new Automaton(patterns.map((pattern) => Buffer.from(pattern))).scan(reading, least, (start, end) =>
		places.push(`${start}-${end}`),
	);
	return places;
}

/** At each end the longest pattern that ends there, looked for one by one. */
function searched(patterns: readonly string[], text: string, least: number): string[] {
	return Array.from({ length: text.length }, (_, at) => at + 1).flatMap((end) => {
		const fits = patterns.filter((one) => one.length >= 1 && text.slice(0, end).endsWith(one));
		const longest = Math.max(0, ...fits.map(({ length }) => length));
		return longest >= least && longest > 0 ? [`${end - longest}-${end}`] : [];
	});
}

test('as a plain search has it', () => {
	const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }).map((signs) => signs.join(''));
	const pattern = fc
		.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
		.map((signs) => signs.join(''));
	fc.assert(
		fc.property(
			fc.array(pattern, { maxLength: 12 }),
			text,
			fc.integer({ min: 1, max: 4 }),
			(patterns, within, least) => {
				expect(found(patterns, within, least)).toEqual(searched(patterns, within, least));
			},
		),
		cases(500),
	);
});

/** The longest beginning that the text ends with, looked for length by length. */
function begun(form: string, text: string): number {
	const lengths = Array.from({ length: form.length }, (_, less) => form.length - less);
	return lengths.find((length) => text.endsWith(form.slice(0, length))) ?? 0;
}

test.each([
	{ text: 'a secr…', form: 'secret-value' },
	{ text: 'a sec…', form: 'secret-value' },
	{ text: 'abababab…', form: 'ababababac' },
	{ text: '…………', form: 'secret-value' },
])('the beginning before the cut of "$text"', ({ text, form }) => {
	const cut = text.indexOf('…');
	const length = begun(form, text.slice(0, cut));
	expect(found([form], text)).toEqual(length >= 4 ? [`${cut - length}-${cut}`] : []);
});
