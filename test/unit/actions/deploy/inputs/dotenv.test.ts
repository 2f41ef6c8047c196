// Dotenv lines: what arrives, what is an error, and that all else is as the package `dotenv` reads it.
import { expect, test } from '@jest/globals';
import { parse } from 'dotenv';
import { parseDotenv } from '../../../../../src/actions/deploy/inputs/dotenv.ts';

const read = (text: string) =>
	parseDotenv(text, (problem, advice = '') => new Error(`env-vars ${problem}. ${advice}`) as never);

/** Each is one line that sets `A`. */
test.each([
	// Where dotenv would cut, or take apart, what a user has meant.
	['A=abc#def12345', 'abc#def12345'],
	['A=#FF0000', '#FF0000'],
	['A={"a":"x#y"}', '{"a":"x#y"}'],
	["A='postgres://u:p'a#b@h/db'", "postgres://u:p'a#b@h/db"],
	["A='p'a #b'", "p'a #b"],
	["A='it's'", "it's"],
	["A='it's' # a comment", "it's"],
	['A="a "b" c"', 'a "b" c'],
	['A=https://h/#/route', 'https://h/#/route'],
	['A=`x`y`', 'x`y'],
	['A=a\t# comment', 'a'],
	['A= # comment', ''],
	['A=   #  comment', ''],
	['A=x #', 'x'],
	['A="x"# y"', 'x"# y'],
])('%s', (text, value) => expect(read(text)).toEqual([['A', value]]));

test.each([
	["A='x' # y'", /"A" on a line that can be read in two ways.*a kind of quotes that it does not contain/],
	['A="x" # and "y"', /"A" on a line that can be read in two ways/],
	['A= #FF0000', /"A" on a line that can be read in two ways/],
	['A={"a": "x #y"}', /"A" on a line that can be read in two ways/],
	['A="x" y', /"A" to quoted text followed by other text.*or use JSON/],
	['A="x"y', /"A" to quoted text followed by other text/],
	["A='x'y=1", /"A" to quoted text followed by other text/],
	['A=-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----', /"A" to the first line of a PEM.*in double quotes/],
	['A=1\nB', /line 2: it is not NAME=value/],
	['MY TOKEN=x', /line 1: the name contains a character/],
	['A="x\nB=2', /line 1: it opens a quote that is never closed/],
])('refused: %s', (text, says) => expect(() => read(text)).toThrow(says));

/** Values without `#` and with balanced quotes alone, in every place: there both agree. */
const ATOMS = ['', 'a', ' ', 'é🦄', '=', '\\n', '\\', '$B', '{"a":1}', "'", '`x`', ','];
const LINES = ATOMS.flatMap((one) =>
	ATOMS.flatMap((two) => [
		`A=${one}${two}`,
		` export A = ${one}${two} `,
		`A="${one}${two}"`.replaceAll(/\\"$/g, '"'),
		`A=x${one}${two} # comment`,
	]),
);

test('all else is as dotenv reads it', () => {
	const differences = LINES.flatMap((text) => {
		try {
			const ours = Object.fromEntries(read(text));
			const theirs = parse(text);
			return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ text, ours, theirs }];
		} catch {
			return []; // an error sends nothing wrong; which they are is shown above
		}
	});
	expect(differences).toEqual([]);
});
