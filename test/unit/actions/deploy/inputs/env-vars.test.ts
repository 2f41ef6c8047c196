// The input `env-vars`: dotenv lines or one JSON object; values come through byte for byte.
import { describe, expect, test } from '@jest/globals';
import { type EnvVars, parseEnvVars } from '../../../../../src/actions/deploy/inputs/env-vars.ts';

describe('dotenv lines', () => {
	test.each<{ text: string; vars: EnvVars }>([
		{ text: '', vars: [] },
		{ text: ' \n\t\n', vars: [] },
		{ text: '# a comment\nA=1', vars: [['A', '1']] },
		{
			text: 'A=1\nB=2\n',
			vars: [
				['A', '1'],
				['B', '2'],
			],
		},
		{
			text: 'A=1\r\nB=2\r\n',
			vars: [
				['A', '1'],
				['B', '2'],
			],
		},
		{
			text: 'A=1\rB=2',
			vars: [
				['A', '1'],
				['B', '2'],
			],
		},
		{ text: '\uFEFFA=1', vars: [['A', '1']] },
		{ text: 'export A=1', vars: [['A', '1']] },
		{ text: '  A  =  1  ', vars: [['A', '1']] },
		{ text: 'A=', vars: [['A', '']] },
		{ text: 'A=a=b', vars: [['A', 'a=b']] },
		{ text: 'A=a b # comment', vars: [['A', 'a b']] },
		{ text: 'A="a # b" # comment', vars: [['A', 'a # b']] },
		{ text: "A='a # b'", vars: [['A', 'a # b']] },
		{ text: 'A=`it\'s "so"`', vars: [['A', 'it\'s "so"']] },
		{ text: 'A="a\\nb"', vars: [['A', 'a\nb']] },
		{ text: "A='a\\nb'", vars: [['A', 'a\\nb']] },
		{
			text: 'A="one\ntwo\n\nthree"\nB=2',
			vars: [
				['A', 'one\ntwo\n\nthree'],
				['B', '2'],
			],
		},
		{ text: "A='one\ntwo'", vars: [['A', 'one\ntwo']] },
		{
			text: 'A="one\n# no comment\nB=3"\nC=4',
			vars: [
				['A', 'one\n# no comment\nB=3'],
				['C', '4'],
			],
		},
		{ text: 'KEY="-----BEGIN\nabc=\n-----END"', vars: [['KEY', '-----BEGIN\nabc=\n-----END']] },
		{
			text: '__proto__=x\nconstructor=y',
			vars: [
				['__proto__', 'x'],
				['constructor', 'y'],
			],
		},
		{ text: 'a.b-c=1', vars: [['a.b-c', '1']] },
		{ text: 'A=ünï🦄', vars: [['A', 'ünï🦄']] },
		{ text: "A=it's", vars: [['A', "it's"]] },
	])('$text', ({ text, vars }) => expect(parseEnvVars(text)).toEqual(vars));
});

describe('one JSON object', () => {
	test.each<{ text: string; vars: EnvVars }>([
		{ text: '{}', vars: [] },
		{
			text: ' \n{"B":"2","A":"1"}\n',
			vars: [
				['B', '2'],
				['A', '1'],
			],
		},
		{ text: '{"A":"one\\ntwo\\r\\nthree"}', vars: [['A', 'one\ntwo\r\nthree']] },
		{
			text: '{"__proto__":"x","toString":"y"}',
			vars: [
				['__proto__', 'x'],
				['toString', 'y'],
			],
		},
		{
			text: '{"A":"  x  ","B":""}',
			vars: [
				['A', '  x  '],
				['B', ''],
			],
		},
		{ text: '{"\\u0041":"\\ud83e\\udd84"}', vars: [['A', '🦄']] },
		{ text: '{"a b":"{\\"A\\":1,\\"A\\":2}"}', vars: [['a b', '{"A":1,"A":2}']] },
	])('$text', ({ text, vars }) => expect(parseEnvVars(text)).toEqual(vars));
});

const SECRET = 'hidden-value';

test.each([
	{ text: 'A', says: /line 1: it is not NAME=value/ },
	{ text: `A=1\n\n${SECRET}`, says: /line 3/ },
	{ text: `A: ${SECRET}`, says: /line 1/ },
	{ text: `A B=${SECRET}`, says: /line 1: the name contains a space/ },
	{ text: `=${SECRET}`, says: /empty name/ },
	{ text: `A=1\nB="${SECRET}`, says: /line 2: it opens a quote that is never closed/ },
	{ text: `A="${SECRET}\nB="x"`, says: /line 1: it opens a quote that is never closed/ },
	{ text: `A='${SECRET}\nB='x'\nC=1`, says: /line 1: it opens a quote that is never closed/ },
	{ text: `A=${SECRET}\nB=1\nA=2`, says: /"A" twice/ },
	{ text: `__proto__=${SECRET}\n__proto__=2`, says: /"__proto__" twice/ },
	{ text: `{"A":"${SECRET}","\\u0041":"b"}`, says: /"A" twice/ },
	{ text: `{"__proto__":"${SECRET}","__proto__":"b"}`, says: /"__proto__" twice/ },
	{ text: `{"A":"${SECRET}"`, says: /is not valid JSON/ },
	{ text: `{"A":"${SECRET}",}`, says: /is not valid JSON/ },
	{ text: `// c\n{"A":"${SECRET}"}`, says: /line 1/ },
	{ text: `["${SECRET}"]`, says: /not an object/ },
	{ text: ' null ', says: /not an object/ },
	{ text: `{"A":{"B":"${SECRET}"}}`, says: /"A" to an object/ },
	{ text: `{"A":["${SECRET}"]}`, says: /"A" to an array/ },
	{ text: '{"A":42}', says: /"A" to a number/ },
	{ text: '{"A":true}', says: /"A" to a boolean/ },
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
