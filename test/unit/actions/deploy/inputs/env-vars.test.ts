// The input `env-vars`: dotenv lines or one JSON object. What arrives, byte for byte, what is an error, and that all other lines
// are as the package `dotenv` reads them.
import { expect, test } from '@jest/globals';
import { parse } from 'dotenv';
import { parseEnvVars } from '../../../../../src/actions/deploy/inputs/env-vars.ts';
import { refusalOf } from '../../../../support/action-runner/raw-inputs.ts';

/** Each row: the text, and what it sets, as `NAME=value`. */
test.each<[text: string, ...vars: string[]]>([
	[''],
	[' \n\t\n'],
	['# a comment\nA=1', 'A=1'],
	['A=1\r\nB=2\r\n', 'A=1', 'B=2'],
	['\uFEFFA=1', 'A=1'],
	['A=`it\'s "so"`', 'A=it\'s "so"'],
	['A="a\\nb"', 'A=a\nb'],
	['A="one\ntwo\n\nthree"\nB=2', 'A=one\ntwo\n\nthree', 'B=2'],
	['A="one\n# no comment\nB=3"\nC=4', 'A=one\n# no comment\nB=3', 'C=4'],
	['__proto__=x\nconstructor=y', '__proto__=x', 'constructor=y'],
	['a.b-c=1', 'a.b-c=1'],
	['A=ünï🦄', 'A=ünï🦄'],
	// Where dotenv would cut, or take apart, what a user has meant.
	['A=abc#def12345', 'A=abc#def12345'],
	['A=#FF0000', 'A=#FF0000'],
	["A='postgres://u:p'a#b@h/db'", "A=postgres://u:p'a#b@h/db"],
	["A='p'a #b'", "A=p'a #b"],
	["A='it's' # a comment", "A=it's"],
	['A="a # b" # comment', 'A=a # b'],
	['A="a "b" c"', 'A=a "b" c'],
	['A=https://h/#/route', 'A=https://h/#/route'],
	['A=`x`y`', 'A=x`y'],
	['A=a\t# comment', 'A=a'],
	['A= # comment', 'A='],
	['A="x"# y"', 'A=x"# y'],
	[`A=${'Zm9v'.repeat(16)}\nURL=`, `A=${'Zm9v'.repeat(16)}`, 'URL='],
	[`A=${'0a'.repeat(32)}\nDBG=`, `A=${'0a'.repeat(32)}`, 'DBG='],
	// JSON
	['{}'],
	['\uFEFF{"A":"1"}', 'A=1'],
	[' \n{"B":"2","A":"1"}\n', 'B=2', 'A=1'],
	['{"__proto__":"x","toString":"y"}', '__proto__=x', 'toString=y'],
	['{"A":"  x\\n\\r\\n  ","B":""}', 'A=  x\n\r\n  ', 'B='],
	['{"\\u0041":"\\ud83e\\udd84"}', 'A=🦄'],
	['{"a b":"{\\"A\\":1,\\"A\\":2}"}', 'a b={"A":1,"A":2}'],
])('%j sets %j', (text, ...vars) => {
	expect(parseEnvVars(text).map(([name, value]) => `${name}=${value}`)).toEqual(vars);
});

const SECRET = 'hidden-value';
const TWO_WAYS = /"A" on a line that can be read in two ways.*a kind of quotes that it does not contain/;
const QUOTED = /"A" to quoted text followed by other text.*or use JSON/;
const PEM = `-----BEGIN PRIVATE KEY-----\n${SECRET}\n-----END PRIVATE KEY-----`;

test.each<[text: string, says: RegExp]>([
	[`A='x' # ${SECRET}'`, TWO_WAYS],
	[`A="x" # and "${SECRET}"`, TWO_WAYS],
	['A= #FF0000', TWO_WAYS],
	[`A={"a": "x #${SECRET}"}`, TWO_WAYS],
	[`A="x" ${SECRET}`, QUOTED],
	[`A='x'${SECRET}=1`, QUOTED],
	[`A=${PEM}`, /line 2: it is not NAME=value \(a value of several lines needs quotes/],
	[`A=1\n\n${SECRET}`, /line 3: it is not NAME=value/],
	[`A=c2VjcmV0\nc2VjcmV0IQ==`, /"c2VjcmV0IQ" on a line that can be read in two ways/],
	[`A=${'Zm9v'.repeat(16)}\nO20=`, TWO_WAYS],
	[`A=${'Zm9v'.repeat(19)}\nhidden==`, TWO_WAYS],
	[`MY TOKEN=${SECRET}`, /line 1: the name contains a character/],
	[`A="${SECRET}\nB="x"`, /"A" to text with a quote that is never closed/],
	[`A="${SECRET}\nB=2`, /"A" to text with a quote that is never closed/],
	[`=${SECRET}`, /empty name/],
	[`A=${SECRET}\nB=1\nA=2`, /"A" twice/],
	[`{"A":"${SECRET}","\\u0041":"b"}`, /"A" twice/],
	[`{"__proto__":"${SECRET}","__proto__":"b"}`, /"__proto__" twice/],
	[`// c\n{"A":"${SECRET}"}`, /line 1/],
	[`["${SECRET}"]`, /not an object/],
	[' null ', /not an object/],
	[`{"A":"${SECRET}"`, /is not valid JSON \(line 1, column \d+\)/],
	[`{"A":{"B":"${SECRET}"}}`, /"A" to something other than a string/],
	['{"A":42}', /"A" to something other than a string/],
	['{"A":null}', /"A" to something other than a string/],
	[`{"":"${SECRET}"}`, /empty name/],
	[`{"A=B":"${SECRET}"}`, /"=" or NUL/],
	[`{"A\\u0000":"${SECRET}"}`, /"=" or NUL/],
	[`{"A":"${SECRET}\\u0000"}`, /"A" to text with a NUL/],
	[`{"A":"${SECRET}\\ud800"}`, /lone surrogate/],
	[`{"A\\ud800":"${SECRET}"}`, /lone surrogate/],
])('refused, without a word of the value: %j', (text, says) => {
	const { message, advice } = refusalOf(() => parseEnvVars(text));
	expect(`${message} ${advice}`).toMatch(says);
	expect(`${message} ${advice}`).not.toContain(SECRET);
});

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
			const ours = Object.fromEntries(parseEnvVars(text));
			const theirs = parse(text);
			return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ text, ours, theirs }];
		} catch {
			return []; // an error sends nothing wrong; which they are is shown above
		}
	});
	expect(differences).toEqual([]);
});
