// A text as a program reads it, and where what was read stands in what was written.
import { describe, expect, test } from '@jest/globals';
import { viewsOf, withoutBlanks } from '../../../src/domain/secrets/decodings.ts';

const reads = (text: string) => viewsOf(text).map((view) => view.text);

describe('as it stands, and', () => {
	test.each([
		{ name: 'nothing to undo', text: 'plain ünï 🦄 100 %', views: [] },
		{ name: 'an empty text', text: '', views: [] },
		{ name: "JSON's short escapes", text: 'a\\"\\/\\b\\f\\n\\r\\t', views: ['a"/\b\f\n\r\t', 'a"/\b'] },
		{ name: 'a backslash', text: 'C:\\\\x', views: ['C:\\x'] },
		{ name: 'its long ones', text: 'k\\u00e4\\u00DF', views: ['käß'] },
		{ name: 'two halves of a character', text: '\\ud83e\\udd84', views: ['🦄'] },
		{ name: 'one that is cut', text: 'k\\u00e', views: [] },
		{ name: 'one with a wrong digit', text: 'k\\u00g4', views: [] },
		{ name: 'JSON in JSON', text: 'a\\\\\\"b\\\\u00e4', views: ['a\\"b\\u00e4', 'a"bä'] },
		{ name: 'percent signs', text: 'a%20b%c3%A4', views: ['a bä'] },
		{ name: 'a percent sign that is cut', text: 'a%2', views: [] },
		{ name: 'bytes that are no character', text: '%C3x', views: ['\ufffdx'] },
		{ name: 'percent signs in JSON', text: '\\"%41', views: ['"%41', '\\"A', '"A'] },
		{ name: 'lines', text: 'ab \r\n\t cd e', views: ['abcde'] },
		{ name: 'lines that begin with a line break', text: '\nab', views: ['ab'] },
		{ name: 'a carriage return alone', text: 'a\rb', views: ['ab'] },
		{ name: 'one line with blanks, which stay', text: 'a b\tc', views: [] },
		{ name: 'lines in JSON', text: 'ab\\n cd', views: ['ab\n cd', 'abcd'] },
		{ name: 'lines in percent signs', text: 'ab%0A%20cd', views: ['ab\n cd', 'abcd'] },
	])('$name', ({ text, views }) => expect(reads(text)).toEqual([text, ...views]));
});

describe('where it was written', () => {
	/** What was written for a part of the view that reads `read`. */
	const written = (text: string, read: string, part: string) => {
		const view = viewsOf(text).find((candidate) => candidate.text === read);
		const at = read.indexOf(part);
		return text.slice(view?.start(at), view?.end(at + part.length - 1));
	};

	test.each([
		{ text: 'plain', read: 'plain', part: 'lai', as: 'lai' },
		{ text: 'a\\"b\\"c', read: 'a"b"c', part: 'b', as: 'b' },
		{ text: 'a\\"b\\"c', read: 'a"b"c', part: '"b"', as: '\\"b\\"' },
		{ text: 'a\\"bcd', read: 'a"bcd', part: 'bc', as: 'bc' },
		{ text: 'a\\"bcd', read: 'a"bcd', part: 'cd', as: 'cd' },
		{ text: 'x\\u00e4y', read: 'xäy', part: 'xä', as: 'x\\u00e4' },
		{ text: 'x%C3%A4%20y', read: 'xä y', part: 'y', as: 'y' },
		// A run of percent signs is taken as a whole: which byte gave which character is not asked.
		{ text: 'x%C3%A4%20y', read: 'xä y', part: 'ä', as: '%C3%A4%20' },
		{ text: 'x%F0%9F%A6%84y', read: 'x🦄y', part: '🦄', as: '%F0%9F%A6%84' },
		{ text: 'x ab\n\t cd y', read: 'xabcdy', part: 'abcd', as: 'ab\n\t cd' },
		{ text: 'x ab\n\t cd y', read: 'xabcdy', part: 'b', as: 'b' },
		{ text: 'x ab\n\t cd y', read: 'xabcdy', part: 'cdy', as: 'cd y' },
		{ text: 'xa\\\\\\"by', read: 'xa"by', part: 'a"', as: 'a\\\\\\"' },
		{ text: 'xa\\n%41 by', read: 'xaAby', part: 'aAb', as: 'a\\n%41 b' },
	])('$part of $read is $as', ({ text, read, part, as }) => expect(written(text, read, part)).toBe(as));
});

test.each([
	{ text: 'a b\t\r\nc\u00a0 d ', bare: 'abcd' },
	{ text: 'abcd', bare: 'abcd' },
	{ text: ' \n', bare: '' },
])('without blanks: "$bare"', ({ text, bare }) => expect(withoutBlanks(text)).toBe(bare));
