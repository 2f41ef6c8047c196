// The input `env-vars`: dotenv lines or one JSON object; values come through byte for byte.
import { expect, test } from '@jest/globals';
import { parseEnvVars } from '../../../../../src/actions/deploy/inputs/env-vars.ts';

/** Each row: the text, and what it sets, as `NAME=value`. */
test.each<[text: string, ...vars: string[]]>([
	[''],
	[' \n\t\n'],
	['# a comment\nA=1', 'A=1'],
	['A=1\r\nB=2\r\n', 'A=1', 'B=2'],
	['\uFEFFA=1', 'A=1'],
	['A="a # b" # comment', 'A=a # b'],
	['A=`it\'s "so"`', 'A=it\'s "so"'],
	['A="a\\nb"', 'A=a\nb'],
	['A="one\ntwo\n\nthree"\nB=2', 'A=one\ntwo\n\nthree', 'B=2'],
	['A="one\n# no comment\nB=3"\nC=4', 'A=one\n# no comment\nB=3', 'C=4'],
	['KEY="-----BEGIN\nabc=\n-----END"', 'KEY=-----BEGIN\nabc=\n-----END'],
	['__proto__=x\nconstructor=y', '__proto__=x', 'constructor=y'],
	['a.b-c=1', 'a.b-c=1'],
	['A=ünï🦄', 'A=ünï🦄'],
	['{}'],
	['\uFEFF{"A":"1"}', 'A=1'],
	[' \n{"B":"2","A":"1"}\n', 'B=2', 'A=1'],
	['{"A":"one\\ntwo\\r\\nthree"}', 'A=one\ntwo\r\nthree'],
	['{"__proto__":"x","toString":"y"}', '__proto__=x', 'toString=y'],
	['{"A":"  x  ","B":""}', 'A=  x  ', 'B='],
	['{"\\u0041":"\\ud83e\\udd84"}', 'A=🦄'],
	['{"a b":"{\\"A\\":1,\\"A\\":2}"}', 'a b={"A":1,"A":2}'],
])('%j sets %j', (text, ...vars) => {
	expect(parseEnvVars(text).map(([name, value]) => `${name}=${value}`)).toEqual(vars);
});

const SECRET = 'hidden-value';

test.each([
	{ text: `A=1\n\n${SECRET}`, says: /line 3/ },
	{ text: `A: ${SECRET}`, says: /line 1/ },
	{ text: `=${SECRET}`, says: /empty name/ },
	{ text: `A="${SECRET}\nB="x"`, says: /line 1: it opens a quote that is never closed/ },
	{ text: `A=${SECRET}\nB=1\nA=2`, says: /"A" twice/ },
	{ text: `__proto__=${SECRET}\n__proto__=2`, says: /"__proto__" twice/ },
	{ text: `{"A":"${SECRET}","\\u0041":"b"}`, says: /"A" twice/ },
	{ text: `{"__proto__":"${SECRET}","__proto__":"b"}`, says: /"__proto__" twice/ },
	{ text: `{"A":"${SECRET}"`, says: /is not valid JSON/ },
	{ text: `// c\n{"A":"${SECRET}"}`, says: /line 1/ },
	{ text: `["${SECRET}"]`, says: /not an object/ },
	{ text: ' null ', says: /not an object/ },
	{ text: `{"A":{"B":"${SECRET}"}}`, says: /"A" to an object/ },
	{ text: '{"A":42}', says: /"A" to a number/ },
	{ text: '{"A":null}', says: /"A" to null/ },
	{ text: `{"":"${SECRET}"}`, says: /empty name/ },
	{ text: `{"A=B":"${SECRET}"}`, says: /"=" or NUL/ },
	{ text: `{"A\\u0000":"${SECRET}"}`, says: /"=" or NUL/ },
	{ text: `{"A":"${SECRET}\\u0000"}`, says: /"A" to text with a NUL/ },
	{ text: `{"A":"${SECRET}\\ud800"}`, says: /lone surrogate/ },
	{ text: `{"A\\ud800":"${SECRET}"}`, says: /lone surrogate/ },
])('refused, without a word of the value: $text', ({ text, says }) => {
	expect(() => parseEnvVars(text)).toThrow(says);
	expect(() => parseEnvVars(text)).not.toThrow(SECRET);
});
