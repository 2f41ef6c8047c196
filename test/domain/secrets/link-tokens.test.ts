// Tokens of links to replays that nobody knows yet.
import { describe, expect, test } from '@jest/globals';
import { createRedactors } from '../../../src/domain/secrets/redact.ts';

const { redact, redactLinks } = createRedactors([]);
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJyIn0.c2lnbmF0-dXJl_x';
const LINK = `https://h.example/browser/replays?jwt=${TOKEN}&replay_id=r1`;
const CLEAN = LINK.replace(TOKEN, '***');

test.each([
	{ text: LINK, clean: CLEAN },
	{ text: `see ${LINK}, or not`, clean: `see ${CLEAN}, or not` },
	{ text: `https://h?replay_id=r&JWT=${TOKEN}`, clean: 'https://h?replay_id=r&JWT=***' },
	{ text: `jwt=${TOKEN} and words`, clean: 'jwt=*** and words' },
	{ text: `[a](https://h?jwt=${TOKEN}) b`, clean: '[a](https://h?jwt=***) b' },
	{ text: 'https://h?jwt=a%2Eb%2dc#x', clean: 'https://h?jwt=***#x' },
	{ text: JSON.stringify({ url: `https://h?jwt=${TOKEN}`, a: 1 }), clean: '{"url":"https://h?jwt=***","a":1}' },
	{ text: `https://h?jwt\\u003d${TOKEN}\\u0026a=1`, clean: 'https://h?jwt\\u003d***\\u0026a=1' },
	{ text: `https://h?a=1&amp;jwt=${TOKEN}&amp;b=2`, clean: 'https://h?a=1&amp;jwt=***&amp;b=2' },
	{ text: `<a href="https://h?jwt=${TOKEN}">`, clean: '<a href="https://h?jwt=***">' },
	{ text: `${TOKEN.slice(0, 9)} jwt=${TOKEN.slice(0, 9)}…`, clean: `${TOKEN.slice(0, 9)} jwt=***…` },
	{ text: `jwt=${TOKEN}\njwt=${TOKEN}`, clean: 'jwt=***\njwt=***' },
	{ text: CLEAN, clean: CLEAN },
	...['', 'jwt', 'jwt=', 'jwt= x', 'jwt=&a=b', 'the jwt was "x"', 'a=b'].map((text) => ({ text, clean: text })),
])('$text', ({ text, clean }) => {
	expect(redactLinks(text)).toBe(clean);
	expect(redact(text)).toBe(text);
});

describe('wrapped over lines', () => {
	const LONG = `eyJ${'h'.repeat(60)}.eyJ${'p'.repeat(120)}.${'s'.repeat(43)}`;
	const link = `https://h.example/browser/replays?jwt=${LONG}&replay_id=r1`;
	const wrapped = (columns: number, between: string) =>
		link.match(new RegExp(`.{1,${columns}}`, 'g'))?.join(between) ?? '';

	test.each(['\n', '\r\n', '\n    ', ' \\\n'])('%j', (between) => {
		for (const columns of [40, 64, 72, 80, 100, 132]) {
			const clean = redactLinks(`before\n${wrapped(columns, between)}\nafter`);
			expect([columns, clean]).toEqual([columns, expect.not.stringMatching(/[hps]{16}/)]);
			expect(clean).toMatch(/^before\n/);
			expect(clean).toMatch(/\nafter$/);
		}
	});

	test.each([
		{ text: `jwt=${TOKEN}\nError: it failed`, clean: 'jwt=***\nError: it failed' },
		{ text: `jwt=${TOKEN}\n    at com.example.shop.Handler(Handler.java:7)`, clean: undefined },
		{ text: `jwt=${TOKEN} node_modules/@onkernel/sdk`, clean: undefined },
		{ text: `jwt=\n${TOKEN} x`, clean: 'jwt=\n*** x' },
		{ text: 'jwt=abc\nplain words', clean: 'jwt=***\nplain words' },
		{ text: 'jwt=eyJhbGci\nOiJI.eyJ0.c2ln', clean: 'jwt=***' },
	])('$text', ({ text, clean }) => {
		expect(redactLinks(text)).toBe(clean ?? text.replace(TOKEN, '***'));
	});
});

test.each([1, 2, 3])('percent-encoded %d times', (times) => {
	let text = LINK;
	for (let nth = 0; nth < times; nth++) text = encodeURIComponent(text);
	expect(redactLinks(`to ${text} x`)).toBe(`to ${text.replace(TOKEN, '***')} x`);
});

test('beside secrets that are known', () => {
	const known = createRedactors(['hunter2hunter2']);
	expect(known.redactLinks(`hunter2hunter2 ${LINK}`)).toBe(`*** ${CLEAN}`);
	expect(known.redactLinks('https://h?jwt=a-hunter2hunter2-b&c')).toBe('https://h?jwt=***&c');
});

test.each([
	'jwt=',
	'jwt',
	'jwt=a',
	'jwt%25',
	'%25',
	'jwt=a.',
	`jwt=eyJ${' a'.repeat(40)}\n`,
	'eyJ\n',
	'jwt=a '.padEnd(24, 'b'),
])('the time for many "%s" is linear', (piece) => {
	const text = piece.repeat(250_000);
	// With the square of the length it would be minutes.
	expect(redactLinks(text).length).toBeLessThanOrEqual(2 * text.length);
});
