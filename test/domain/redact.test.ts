// Secrets are cut out of every text, in each form in which a service may echo them.
import { describe, expect, test } from '@jest/globals';
import { createRedactor, maskableParts } from '../../src/domain/redact.ts';

const SECRET = 'sk_live-ü/+ "q"&<x>?~';
const bytes = Buffer.from(SECRET);
const basic = Buffer.from(`user:${SECRET}`).toString('base64');

test.each([
	{ form: 'plain', echo: SECRET },
	{ form: 'JSON', echo: JSON.stringify(SECRET) },
	{ form: 'percent-encoded', echo: encodeURIComponent(SECRET) },
	{ form: 'of a form', echo: encodeURIComponent(SECRET).replaceAll('%20', '+') },
	{ form: 'hex', echo: bytes.toString('hex') },
	{ form: 'upper-case hex', echo: bytes.toString('hex').toUpperCase() },
	{ form: 'base64', echo: bytes.toString('base64') },
	{ form: 'url-safe base64', echo: bytes.toString('base64url') },
])('$form', ({ echo }) => {
	const redact = createRedactor([SECRET]);
	for (const text of [echo, `before ${echo} after`, `${echo}${echo}`]) {
		expect(redact(text)).not.toContain(echo);
		expect(redact(text)).toContain('***');
	}
	expect(redact(`before ${echo} after`)).toMatch(/^before .*after$/);
});

test.each([0, 1, 2, 3, 4, 5].map((before) => ({ before })))(
	'base64, $before bytes after the start of the encoded text',
	({ before }) => {
		const redact = createRedactor([SECRET]);
		for (const encoding of ['base64', 'base64url'] as const) {
			const echo = Buffer.from(`${'x'.repeat(before)}${SECRET}yyy`).toString(encoding);
			const shown = Buffer.from(redact(echo).replaceAll('***', ''), encoding).toString('latin1');
			// At most the bits beside the cut are left: one character at each end.
			expect(shown).not.toContain(bytes.toString('latin1').slice(1, -1));
			expect(redact(echo)).toContain('***');
			expect(redact(echo).length).toBeLessThanOrEqual(echo.length - (bytes.length * 8) / 6 + 6);
		}
	},
);

test('as a password of basic authentication', () => {
	expect(createRedactor([SECRET])(basic)).toContain('***');
});

describe('several secrets', () => {
	test.each([
		{ name: 'one in another: the longer first', secrets: ['abcdefgh', 'abcdefghij'], text: 'abcdefghij', clean: '***' },
		{ name: 'in any order', secrets: ['abcdefghij', 'abcdefgh'], text: 'abcdefghij abcdefgh', clean: '*** ***' },
		{ name: 'side by side', secrets: ['abcdefgh', 'ijklmnop'], text: 'abcdefghijklmnop', clean: '******' },
		{ name: 'overlapping', secrets: ['aaaa-bbbb', 'bbbb-cccc'], text: 'x aaaa-bbbb-cccc y', clean: 'x *** y' },
		{ name: 'overlapping itself', secrets: ['abab-abab'], text: 'abab-abab-abab', clean: '***' },
		{ name: 'with the signs of a pattern', secrets: ['a.*(b)[c]$&'], text: 'xa.*(b)[c]$&x axxb', clean: 'x***x axxb' },
		{ name: 'none', secrets: [], text: 'anything', clean: 'anything' },
		{ name: 'an empty one', secrets: [''], text: 'anything', clean: 'anything' },
		{ name: 'a short one, in its plain form', secrets: ['k1'], text: 'k1 6b31', clean: '*** 6b31' },
	])('$name', ({ secrets, text, clean }) => expect(createRedactor(secrets)(text)).toBe(clean));

	test('long ones do no harm', () => {
		const secrets = Array.from({ length: 20 }, (_, index) => `${index}${'x.(['.repeat(10_000)}`);
		expect(createRedactor(secrets)(`a ${secrets[7]} b`)).toBe('a *** b');
	});

	test('a lone surrogate', () => {
		expect(createRedactor(['secret-\ud800-value'])('a secret-\ud800-value b')).toBe('a *** b');
	});
});

describe('what is masked of a value', () => {
	test.each([
		{ value: '1', parts: [] },
		{ value: 'true', parts: [] },
		{ value: '1234567', parts: [] },
		{ value: '12345678', parts: ['12345678'] },
		{ value: '        ', parts: [] },
		{ value: '', parts: [] },
		{ value: '{\n  "private": "x"\n}\n', parts: ['"private": "x"'] },
		{ value: 'line one\r\nline two\rline three', parts: ['line one', 'line two', 'line three'] },
		{ value: 'short\nshort', parts: [] },
	])('$value', ({ value, parts }) => expect(maskableParts(value)).toEqual(parts));

	test('a key is masked whatever its length', () => expect(maskableParts('k', 1)).toEqual(['k']));
});
