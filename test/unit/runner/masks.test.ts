// What the runner is told to mask for the job, what is cut out of the step's own texts, and the password of a proxy.
import { expect, test } from '@jest/globals';
import type { Secrets } from '../../../src/domain/secrets/secrets.ts';
import { createMasks, proxyPassword } from '../../../src/runner/masks.ts';

test.each([
	['http://user:long-password@h:1', ['long-password', 'long-password']],
	['http://user:long%2Fpassword@h:1', ['long%2Fpassword', 'long/password']],
	// Cut out everywhere it would ruin ids and results.
	['http://user:a@h:1', [':a@', ':a@']],
	['http://user:100%25@h:1', [':100%25@', ':100%@']],
	['http://user@h:1', []],
	['http://h:1', []],
	['', []],
])('of %j', (address, secrets) => expect(proxyPassword(address)).toEqual(secrets));

/** Masks that hide these, and what the runner is told to mask. */
function masksOf(secrets: Partial<Secrets>, publicFacts: readonly string[] = []) {
	const told: string[] = [];
	const masks = createMasks(publicFacts);
	const { write } = process.stdout;
	process.stdout.write = (text: string | Uint8Array) =>
		told.push(String(text).replace(/^::add-mask::|\r?\n$/g, '')) > 0;
	try {
		masks.hide(secrets);
	} finally {
		process.stdout.write = write;
	}
	return { ...masks, told };
}

test.each<[string, Partial<Secrets>, string[]]>([
	['a key', { keys: ['sk_live-1'] }, ['sk_live-1']],
	['a short one', { keys: [':a@'] }, [':a@']],
	['a password', { masked: ['pass phrase'] }, ['pass phrase']],
	['one with blanks around it', { masked: [' pass phrase '] }, [' pass phrase ', 'pass phrase']],
	['the long lines of a secret', { masked: ['{\n  "key": "value"\n}'] }, ['"key": "value"']],
	['a short or common one', { masked: ['short', 'production', 'completed'] }, []],
	['a value', { values: ['Europe/Berlin', 'checkout-bot'] }, []],
])('masked for the job: %s', (_name, secrets, masks) => expect(masksOf(secrets).told).toEqual(masks));

test('a value of short lines is cut out as a whole, in whatever form', () => {
	const value = 'admin\nPa55w0d';
	const masks = masksOf({ values: [value] });
	for (const text of [value, JSON.stringify(value), encodeURIComponent(value), Buffer.from(value).toString('base64')])
		expect(masks.redact(`it is ${text}!`)).not.toMatch(/Pa55|UGE1NXcwZ/);
	expect(masks.redact('the admin')).toBe('the admin');
});

const REF = 'refs/heads/main';
const PLACES = ['/home/runner/work/_temp', 'https://github.com/acme/bot'];
test.each<[what: string, hidden: Partial<Secrets>, facts: readonly string[], text: string, clean: string]>([
	['the first 16 characters of a key', { keys: ['abcdefghijklmnopqrstuvwxyz'] }, [], 'abcdefghijklmnop', '***'],
	['no beginning of a value', { values: ['abcdefghijklmnopqrstuvwxyz'] }, [], 'abcdefghijklmnop', 'abcdefghijklmnop'],
	['not what the run shows', { values: [REF] }, [REF], REF, REF],
	['not a common word', { values: ['production'] }, [], 'in production', 'in production'],
	['not a word of the outputs', { values: ['completed'] }, [], 'it completed', 'it completed'],
	['not a short one', { values: ['seven77'] }, [], 'a seven77 b', 'a seven77 b'],
	[
		'a part of what the run shows elsewhere alone',
		{ values: ['/home/runner', 'https://github.com/acme'] },
		PLACES,
		`${PLACES.join('/a ')} /home/runner/.ssh https://github.com/acme/x`,
		`${PLACES.join('/a ')} ***/.ssh ***/x`,
	],
])('cut is %s', (_, hidden, facts, text, clean) => expect(masksOf(hidden, facts).redact(text)).toBe(clean));

test('a value that becomes a fact is not cut from then on', () => {
	const masks = masksOf({ values: ['checkout-bot'] });
	expect(masks.redact('app checkout-bot')).toBe('app ***');
	masks.neverCut(['checkout-bot']);
	expect(masks.redact('app checkout-bot')).toBe('app checkout-bot');
});

test("the tokens of replays' links are cut where they are to be, but not from what an app returns", () => {
	const masks = masksOf({});
	const link = 'https://h/browser/replays?jwt=a.b-c_d&replay_id=r';
	expect(masks.redact(link)).toBe(link);
	masks.hideLinkTokens();
	expect(masks.redact(link)).toBe('https://h/browser/replays?jwt=***&replay_id=r');
	expect(masks.redactKnown(link)).toBe(link);
});
