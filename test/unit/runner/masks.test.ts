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

/** What is written to stdout meanwhile, by calls. */
function writtenBy(run: () => void): string[] {
	const written: string[] = [];
	const write = process.stdout.write;
	process.stdout.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
	try {
		run();
	} finally {
		process.stdout.write = write;
	}
	return written;
}

/** The lines `::add-mask::` that hiding writes. */
function maskedBy(secrets: Partial<Secrets>): string[] {
	return writtenBy(() => createMasks([]).hide(secrets)).map((line) =>
		line.replace('::add-mask::', '').replace(/\r?\n$/, ''),
	);
}

test.each<[string, Partial<Secrets>, string[]]>([
	['a key', { keys: ['sk_live-1'] }, ['sk_live-1']],
	['a short one', { keys: [':a@'] }, [':a@']],
	['a password', { masked: ['pass phrase'] }, ['pass phrase']],
	['one with blanks around it', { masked: [' pass phrase '] }, [' pass phrase ', 'pass phrase']],
	['the long lines of a secret', { masked: ['{\n  "key": "value"\n}'] }, ['"key": "value"']],
	['a short or common one', { masked: ['short', 'production', 'completed'] }, []],
	['a value', { values: ['Europe/Berlin', 'checkout-bot'] }, []],
])('masked for the job: %s', (_name, secrets, masks) => expect(maskedBy(secrets)).toEqual(masks));

function masksOf(secrets: Partial<Secrets>, publicFacts: readonly string[] = []) {
	const masks = createMasks(publicFacts);
	writtenBy(() => masks.hide(secrets));
	return masks;
}

test('a value of short lines is cut out as a whole, in whatever form', () => {
	const value = 'admin\nPa55w0d';
	const masks = masksOf({ values: [value] });
	for (const text of [value, JSON.stringify(value), encodeURIComponent(value), Buffer.from(value).toString('base64')])
		expect(masks.redact(`it is ${text}!`)).not.toMatch(/Pa55|UGE1NXcwZ/);
	expect(masks.redact('the admin')).toBe('the admin');
});

test('of a key the first 16 characters are cut, of a value only the whole', () => {
	const masks = masksOf({ keys: ['abcdefghijklmnopqrstuvwxyz'], values: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'] });
	expect(masks.redact('abcdefghijklmnop')).toBe('***');
	expect(masks.redact('ABCDEFGHIJKLMNOP')).toBe('ABCDEFGHIJKLMNOP');
});

test.each([
	['what the run shows', ['refs/heads/main'], 'refs/heads/main'],
	['a common word', [], 'production'],
	['a word of the outputs', [], 'completed'],
	['a short one', [], 'seven77'],
])('a value that is not cut: %s', (_name, publicFacts, value) => {
	expect(masksOf({ values: [value] }, publicFacts).redact(`a ${value} b`)).toBe(`a ${value} b`);
});

test('a value that is a part of what the run shows is not cut there', () => {
	const masks = masksOf({ values: ['/home/runner', 'https://github.com/acme'] }, [
		'/home/runner/work/_temp',
		'https://github.com/acme/bot',
	]);
	const shown = '/home/runner/work/_temp/app.zip https://github.com/acme/bot/runs/1';
	expect(masks.redact(shown)).toBe(shown);
	expect(masks.redact('/home/runner/.ssh https://github.com/acme/x')).toBe('***/.ssh ***/x');
});

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
