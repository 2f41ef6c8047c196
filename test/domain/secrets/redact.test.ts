// Secrets are cut out of every text, in each form in which a service may echo them.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/domain/secrets/redact.ts';

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
	{ form: 'JSON of ASCII alone', echo: SECRET.replaceAll('"', '\\"').replace('ü', '\\u00fc') },
	{ form: 'lower-case percent signs', echo: encodeURIComponent(SECRET).toLowerCase() },
	{ form: 'wrapped at its blank', echo: SECRET.replace(' ', '\n\t') },
	{ form: 'wrapped anywhere', echo: SECRET.replace('live', 'li\r\n  ve') },
	{ form: 'a line that goes on', echo: SECRET.replace('live', 'liv\\\ne') },
	{ form: 'a line that goes on, indented', echo: SECRET.replace('live', 'liv\\\r\n\t  e') },
	{ form: 'base64 in lines', echo: bytes.toString('base64').replace(/.{8}/g, '$&\n') },
])('$form', ({ echo }) => {
	const redact = createRedactor([SECRET]);
	for (const text of [echo, `before ${echo} after`, `${echo}${echo}`]) {
		expect(redact(text)).not.toContain(echo);
		expect(redact(text)).toContain('***');
	}
	expect(redact(`before ${echo} after`)).toMatch(/^before .*after$/s);
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
		{
			name: 'in another order than in the text',
			secrets: ['second-one', 'first-one'],
			text: 'a first-one, second-one z',
			clean: 'a ***, *** z',
		},
		{ name: 'in any order', secrets: ['abcdefghij', 'abcdefgh'], text: 'abcdefghij abcdefgh', clean: '*** ***' },
		{ name: 'side by side', secrets: ['abcdefgh', 'ijklmnop'], text: 'abcdefghijklmnop', clean: '******' },
		{ name: 'overlapping', secrets: ['aaaa-bbbb', 'bbbb-cccc'], text: 'x aaaa-bbbb-cccc y', clean: 'x *** y' },
		{ name: 'overlapping itself', secrets: ['abab-abab'], text: 'abab-abab-abab', clean: '***' },
		{ name: 'with the signs of a pattern', secrets: ['a.*(b)[c]$&'], text: 'xa.*(b)[c]$&x axxb', clean: 'x***x axxb' },
		{ name: 'none', secrets: [], text: 'anything', clean: 'anything' },
		{ name: 'an empty one', secrets: [''], text: 'anything', clean: 'anything' },
		{ name: 'an empty one beside another', secrets: ['', 'abcdefgh'], text: 'x abcdefgh', clean: 'x ***' },
		{ name: 'a short one, in its plain form', secrets: ['k1'], text: 'k1 6b31', clean: '*** 6b31' },
		{ name: '7 characters', secrets: ['abcdefg'], text: '61626364656667', clean: '61626364656667' },
		{ name: '8 characters, in hex too', secrets: ['abcdefgh'], text: '6162636465666768', clean: '***' },
		{ name: '8 without its blanks, wrapped', secrets: ['abcd efgh'], text: 'abcd\nefgh', clean: '***' },
		{
			name: '7 without its blanks: too short to be known so',
			secrets: ['abc defg'],
			text: 'abcdefg abc defg',
			clean: 'abcdefg ***',
		},
	])('$name', ({ secrets, text, clean }) => expect(createRedactor(secrets)(text)).toBe(clean));

	test('long ones do no harm', () => {
		const secrets = Array.from({ length: 20 }, (_, index) => `${index}${'x.(['.repeat(10_000)}`);
		expect(createRedactor(secrets)(`a ${secrets[7]} b`)).toBe('a *** b');
	});

	test('a lone surrogate', () => {
		expect(createRedactor(['secret-\ud800-value'])('a secret-\ud800-value b')).toBe('a *** b');
	});
});

describe('a text that was cut to length ends in … and may hold the beginning of a secret', () => {
	test.each([
		{ name: 'most of it', secret: 'sk_live-abc', text: 'key sk_live-ab…', clean: 'key ***…' },
		{ name: 'all of it', secret: 'sk_live-abc', text: 'key sk_live-abc…', clean: 'key ***…' },
		{ name: 'four characters', secret: 'sk_live-abc', text: 'key sk_l…', clean: 'key ***…' },
		{ name: 'four characters and nothing else', secret: 'sk_live-abc', text: 'sk_l…', clean: '***…' },
		{ name: 'three, which many words begin with', secret: 'sk_live-abc', text: 'key sk_…', clean: 'key sk_…' },
		{ name: 'a beginning that nothing cut', secret: 'sk_live-abc', text: 'sk_live-a', clean: 'sk_live-a' },
		{ name: 'what is not its beginning', secret: 'sk_live-abc', text: 'live-ab…', clean: 'live-ab…' },
		{ name: 'a cut that comes later', secret: 'sk_live-abc', text: 'sk_live-a …', clean: 'sk_live-a …' },
		{ name: 'three full stops', secret: 'sk_live-abc', text: "key 'sk_live-ab...'.", clean: "key '***...'." },
		{ name: 'three full stops at the end', secret: 'sk_live-abc', text: 'sk_live-ab...', clean: '***...' },
		{ name: 'two full stops', secret: 'sk_live-abc', text: 'sk_live-ab..', clean: 'sk_live-ab..' },
		{ name: 'three full stops after a blank', secret: 'sk_live-abc', text: 'sk_live-a ...', clean: 'sk_live-a ...' },
		{ name: 'a word for it', secret: 'sk_live-abc', text: 'sk_live-a[truncated]', clean: '***[truncated]' },
		{
			name: 'a word after a blank',
			secret: 'sk_live-abc',
			text: 'sk_live-a (Truncated, 40)',
			clean: '***(Truncated, 40)',
		},
		{ name: 'another word in brackets', secret: 'sk_live-abc', text: 'sk_live-a [of 3]', clean: 'sk_live-a [of 3]' },
		{ name: 'full stops in brackets', secret: 'sk_live-abc', text: 'sk_live-a[...]', clean: '***[...]' },
		{ name: 'its base64 and full stops', secret: 'sk_live-abc', text: 'key c2tfbGl2...', clean: 'key ***...' },
		{ name: 'escaped, and full stops', secret: 'a\nb\nc\nd', text: String.raw`a\nb\nc...`, clean: '***...' },
		{ name: 'two cuts', secret: 'sk_live-abc', text: '…sk_live…, sk_li…', clean: '…***…, ***…' },
		{ name: 'the longest that fits', secret: 'abababab-x', text: 'ababababab…', clean: 'ab***…' },
		{ name: 'its hex', secret: 'sk_live-abc', text: 'key 736b5f6c69…', clean: 'key ***…' },
		{ name: 'its base64', secret: 'sk_live-abc', text: 'key c2tfbGl2…', clean: 'key ***…' },
		{ name: 'over lines', secret: 'sk_live-abc', text: 'key sk_l\n  ive…', clean: 'key ***…' },
		{ name: 'a short secret', secret: 'pass12', text: 'pass1…', clean: '***…' },
	])('$name', ({ secret, text, clean }) => expect(createRedactor([secret])(text)).toBe(clean));

	test.each(
		[
			'pass',
			'pass\\',
			'pass\\u',
			'pass\\u0',
			'pass\\u00',
			'pass\\u00F',
			'pass%',
			'pass%c',
			'pass%c3',
			'pass%c3%',
			'pass%c3%b',
		].map((begun) => ({ begun })),
	)('through a character that was written as several: $begun', ({ begun }) => {
		const redact = createRedactor(['passö-word']);
		expect(redact(`${begun}…`)).toBe('***…');
		expect(redact(`the password ${begun}… and more`)).toBe('the password ***… and more');
	});

	test.each([
		{ text: 'pas\\u00…' },
		{ text: 'pass\\y…' },
		{ text: 'pass\\u00x…' },
		{ text: 'pass%x…' },
		{ text: 'pass\\u00 …' },
		{ text: 'pass% …' },
	])('but not through anything else: $text', ({ text }) => {
		expect(createRedactor(['passö-word'])(text)).toBe(text);
	});
});

describe('facts that machines made', () => {
	const digest = `sha256:${'ab'.repeat(4)}12345678${'cd'.repeat(24)}`;
	test.each([
		{
			name: 'a date in a time',
			secret: '2026-11-21',
			text: 'at 2026-11-21T10:00:00.5Z, on 2026-11-21',
			clean: 'at 2026-11-21T10:00:00.5Z, on ***',
		},
		{ name: 'a time', secret: '2026-11-21T10:00:00Z', text: '"2026-11-21T10:00:00Z"', clean: '"2026-11-21T10:00:00Z"' },
		{ name: 'eight digits of a digest', secret: '12345678', text: `${digest} 12345678`, clean: `${digest} ***` },
		{ name: 'eight digits of a commit', secret: 'abababab', text: 'ab'.repeat(20), clean: 'ab'.repeat(20) },
		{
			name: 'a secret that looks like a digest',
			secret: 'ab'.repeat(32),
			text: `sha256:${'ab'.repeat(32)}`,
			clean: 'sha256:***',
		},
		{ name: 'sixteen digits are no chance', secret: 'ab'.repeat(8), text: 'ab'.repeat(32), clean: '***' },
		{
			name: 'the hex of a secret of 32 bytes',
			secret: 'x'.repeat(32),
			text: Buffer.from('x'.repeat(32)).toString('hex'),
			clean: '***',
		},
		{ name: 'more than the time', secret: 'T10:00:00Z!', text: '2026-11-21T10:00:00Z!', clean: '2026-11-21***' },
	])('$name', ({ secret, text, clean }) => expect(createRedactor([secret])(text)).toBe(clean));
});

/** Resolves once less than so many bytes are kept in buffers. When what is not kept gets freed is up to V8's own threads. */
async function keepsLessThan(bytes: number): Promise<void> {
	setFlagsFromString('--expose-gc');
	const collect: () => void = runInNewContext('gc');
	while (process.memoryUsage().arrayBuffers >= bytes) {
		collect();
		await setImmediate();
	}
}

test('a megabyte of secrets keeps less than 50 MiB, and so does looking for them', async () => {
	const secrets = Array.from(
		{ length: 1_000 },
		(_, at) => `eyJ${at}.${createHash('sha512').update(`${at}`).digest('hex').repeat(8)}`,
	);
	const before = process.memoryUsage().arrayBuffers;
	const redact = createRedactor(secrets);
	expect(redact(`a ${secrets[7]} b`)).toBe('a *** b');
	await keepsLessThan(before + 50 * 2 ** 20);
	expect(redact(`a ${secrets[8]} b`)).toBe('a *** b'); // it is still in use
});
