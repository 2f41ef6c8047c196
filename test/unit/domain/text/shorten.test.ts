// Texts that are cut to the length that GitHub takes.
import { expect, test } from '@jest/globals';
import { code, codeBlock, details, table } from '../../../../src/domain/text/markdown.ts';
import { shortenMarkdown } from '../../../../src/domain/text/shorten.ts';
import { rendered } from '../../../support/github-server/rendered.ts';

const HOSTILE = [
	...['<pre>', '</pre>', '</code></pre>', '<details>', '</details>', '```', '~~~', '', '<b>', 'a'.repeat(90)],
];
const CELLS = HOSTILE.map((line) => [code(line)]);
const TEXT = ['## Title', codeBlock(HOSTILE), details('More', table(['A'], CELLS)), codeBlock(HOSTILE), 'The end'].join(
	'\n\n',
);

test('wherever markdown is cut, what was begun is closed, and it says so', () => {
	for (let limit = 200; limit < TEXT.length; limit += 17) {
		const cut = shortenMarkdown(TEXT, limit);
		expect(cut.length).toBeLessThanOrEqual(limit);
		const { html } = rendered(cut);
		expect(html.trim()).toMatch(/<p>… cut off here: the job summary shows all of it\.<\/p>$/);
		for (const name of ['pre', 'code', 'details', 'summary']) {
			expect(html.match(new RegExp(`<${name}>`, 'g'))?.length ?? 0).toBe(
				html.match(new RegExp(`</${name}>`, 'g'))?.length ?? 0,
			);
		}
	}
	expect(shortenMarkdown(TEXT, TEXT.length)).toBe(TEXT);
});
