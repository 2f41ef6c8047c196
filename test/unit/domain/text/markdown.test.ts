// Text from outside in markdown: it means nothing there, and a reader sees every character of it.
import { expect, test } from '@jest/globals';
import { code, codeBlock, details, link, prose, table } from '../../../../src/domain/text/markdown.ts';
import { rendered } from '../../../support/github-server/rendered.ts';

const TEXTS = [
	...['<img src=x onerror=alert(1)>', '</code><b>bold</b>', '<!-- |', '&lt;b&gt; &#60; &amp;', '**bold** _it_ ~~no~~'],
	...['[a](https://example.com) ![b](https://example.com/x.png)', '[x]: https://example.com "|"'],
	...['https://example.com www.example.com a@example.com', '@octocat #1 octo/repo#2', '$x$ $$y$$'],
	...['a | b', 'a \\| b', 'a `b` c', '``` x', '`', '|', '\\', '\\`<i>|', '--- | ---', '🦄 ünï | 🦄'],
	...['- item', '+ item', '12. item', '1) item', '===', '# heading'],
];

test.each(TEXTS)('%s means nothing, and is seen whole', (text) => {
	const alone = rendered(code(text));
	expect([alone.tags, alone.text]).toEqual([['p', 'code'], text]);
	const sentence = rendered(prose(text));
	expect([sentence.tags, sentence.text]).toEqual([['p'], text]);
	const block = rendered(`${codeBlock([text, '', text])}\n\nafter`);
	expect([block.tags, block.text]).toEqual([['pre', 'code', 'p'], `${text}\n\n${text}after`]);
	const { tags, rows } = rendered(table(['A'], [[code(text)], ['c']]));
	expect(rows).toEqual([['A'], [text], ['c']]);
	expect(tags.filter((tag) => tag !== 'code').join(' ')).toBe('table thead tr th tbody tr td tr td');
	const outside = code(text).replace(/^`[^`]*`$|^<code>|<\/code>$/g, '');
	expect(outside).toMatch(/^[A-Za-z0-9 &#;]*$/); // no mention, no link, no HTML in its source
});

test.each([
	{ text: '', shown: '–' },
	{ text: ' \n ', shown: '`\\n`' },
	{ text: '  a  ', shown: '`a`' },
	{ text: 'a\nb', shown: '`a\\nb`' },
	{ text: '\u202ea', shown: '`\\u202ea`' },
])('"$text" is shown as $shown', ({ text, shown }) => expect(code(text)).toBe(shown));

// What GitHub alone makes links and mentions of, no other renderer shows: so their source is looked at.
test.each([
	{ text: 'by @octocat', source: 'by &#64;&#8203;octocat' },
	{ text: 'fixes #12', source: 'fixes &#35;&#8203;12' },
	{ text: 'GH-12 and gh-7', source: 'GH&#8203;-12 and gh&#8203;-7' },
	{ text: '#fff, # 1, 5GH-2, 3 GHz', source: '&#35;fff, &#35; 1, 5GH-2, 3 GHz' },
	{ text: 'https://example.com: a:b', source: 'https&#58;//example.com: a:b' },
	{ text: 'WWW.example.com', source: 'www&#46;example.com' },
	{ text: '12. item', source: '12&#46; item' },
	{ text: '12 items', source: '12 items' },
	{ text: '- item', source: '&#45; item' },
	{ text: '=== 3', source: '&#61;== 3' },
	{ text: 'a - b + c = d', source: 'a - b + c = d' },
	{ text: '  a\nb ', source: 'a&#92;nb' },
])('"$text" as a sentence is written $source', ({ text, source }) => expect(prose(text)).toBe(source));

test('a long text is cut, and shows that it is; one that just fits is not', () => {
	expect(code('🦄'.repeat(10), 6)).toBe('`🦄🦄�…`');
	expect(prose('🦄'.repeat(10), 6)).toBe('🦄🦄�…');
	expect(code('x'.repeat(10), 10)).toBe(`\`${'x'.repeat(10)}\``);
	expect(prose('x'.repeat(10), 10)).toBe('x'.repeat(10));
});

test.each([
	['https://example.com/a?b=1', '[x](https://example.com/a?b=1)'],
	['https://example.com/\u001b[31m\u202e(a)|', '[x](https://example.com/%1B%5B31m%E2%80%AE%28a%29%7C)'],
	['javascript:alert(1)', '`javascript:alert(1)`'],
	['https://[', '`https://[`'],
])('a link to %j is written %s', (url, written) => expect(link('x', url)).toBe(written));

test('a part that unfolds', () => {
	const { tags } = rendered(details('Title', table(['A'], [['b']])));
	expect(tags.join(' ')).toBe('details summary table thead tr th tbody tr td');
});
