// Redaction: the forms in which a secret is found, what is never cut, and the longest first.
import { describe, expect, test } from '@jest/globals';
import { createRedactor, redactLinkTokens } from '../../../../src/domain/secrets/redact.ts';

const SECRET = ' p<4>"w&\'ö/ +%\\7';
const bytes = (text: string) => Buffer.from(text);
const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string, apostrophe: string) => text.replace(/[&<>"']/g, (sign) => XML[sign] ?? apostrophe);

test.each<[string, string]>([
	['as it is', SECRET],
	['trimmed', SECRET.trim()],
	['JSON', JSON.stringify(SECRET).slice(1, -1)],
	['URL', encodeURIComponent(SECRET)],
	['a form', encodeURIComponent(SECRET).replaceAll('%20', '+')],
	['XML', xml(SECRET, '&apos;')],
	['HTML', xml(SECRET, '&#39;')],
	['hex', bytes(SECRET).toString('hex')],
	['upper-case hex', bytes(SECRET).toString('hex').toUpperCase()],
])('%s', (_form, text) => {
	const shown = createRedactor([SECRET])(`before:${text}:after`);
	expect(shown).toMatch(/^before:\s?\*\*\*\s?:after$/);
});

describe.each(['base64', 'base64url'] as const)('%s', (alphabet) => {
	test.each(['', 'u', 'u:', 'u:v'])('after "%s"', (before) => {
		const shown = createRedactor([SECRET])(bytes(`${before}${SECRET}:end`).toString(alphabet));
		expect(shown).toContain('***');
		// What is left, at most two characters beside the text around it, tells less than a character of the secret.
		expect(bytes(shown).length).toBeLessThan(bytes(`${before}:end`).toString('base64').length + 3 + 4);
	});
});

test.each([
	['a line of 8 characters', 'one-line\nshort\ntwo-line', 'only one-line', 'only ***'],
	['a line in hex', 'one-line\nshort\ntwo-line', `only ${bytes('two-line').toString('hex')}`, 'only ***'],
	['no shorter line', 'one-line\nshort\ntwo-line', 'it is short', 'it is short'],
	['of a short secret only itself', 'abc', 'abc 616263 YWJj', '*** 616263 YWJj'],
	['the longest that begins at a place', ['hunter2', 'hunter2-and-more'], 'hunter2-and-more', '***'],
	['each of several', ['first-one', 'second-one'], 'second-one, first-one', '***, ***'],
	['the beginning that truncating left', 'hunter2-hunter2', 'it is hunter2-hun…', 'it is ***…'],
	['no shorter beginning', 'hunter2-hunter2', 'it is hunter2…', 'it is hunter2…'],
	['nothing for an empty secret', '', 'a text', 'a text'],
	['characters of patterns as they are', 'a.c+(d)', 'abc+(d) a.c+(d)', 'abc+(d) ***'],
])('%s', (_name, secrets, text, clean) => {
	expect(createRedactor([secrets].flat())(text)).toBe(clean);
});

describe('a value is cut, but a fact is not', () => {
	test.each([
		['elsewhere', 'my value-one', 'my ***'],
		['where it is one', 'version value-one-2', 'version value-one-2'],
		['though both stand in a text', 'value-one-2 value-one', 'value-one-2 ***'],
		['though the fact is a part of the value', 'a long-app-name here', 'a *** here'],
	])('%s', (_name, text, clean) => {
		const redact = createRedactor([], ['value-one', 'long-app-name'], ['value-one-2', 'app-name']);
		expect(redact(text)).toBe(clean);
	});

	test('a time is one', () => {
		const redact = createRedactor([], ['2026-01-02', '12:30:45']);
		expect(redact('2026-01-02T12:30:45.123Z, 2026-01-02')).toBe('2026-01-02T12:30:45.123Z, ***');
	});

	test('a key is cut there too', () => {
		expect(createRedactor(['sk_live-1'], [], ['v-sk_live-1'])('v-sk_live-1')).toBe('v-***');
	});

	test('facts may grow', () => {
		const facts: string[] = [];
		const redact = createRedactor([], ['value-one'], facts);
		expect(redact('value-one')).toBe('***');
		facts.push('value-one');
		expect(redact('value-one')).toBe('value-one');
	});
});

test.each([
	['https://h/replays?jwt=a.b-c_d&replay_id=r', 'https://h/replays?jwt=***&replay_id=r'],
	['https%3A%2F%2Fh%3Fjwt%3Da.b', 'https%3A%2F%2Fh%3Fjwt%3D***'],
	['{"url":"?jwt\\u003da.b","b":1}', '{"url":"?jwt\\u003d***","b":1}'],
	['?JWT=a)', '?JWT=***)'],
	['myjwt=a', 'myjwt=a'],
])('the token of a link: %s', (text, clean) => expect(redactLinkTokens(text)).toBe(clean));
