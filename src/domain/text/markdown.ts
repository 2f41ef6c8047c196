import { oneLine } from './sanitize.ts';
import { shorten } from './shorten.ts';

/**
 * Text from outside as inline code: markdown, HTML, links and mentions in it mean nothing there. Where the text
 * holds what would end the code or a table's cell, every character that could mean something becomes an entity.
 * @param limit characters that are shown at most.
 */
export function code(text: string, limit = 1_000): string {
	const line = oneLine(text.length > limit ? `${text.slice(0, limit).toWellFormed()}…` : text).trim();
	if (line === '') return '–';
	if (!/[`|]/.test(line)) return `\`${line}\``;
	return `<code>${line.replace(/[^A-Za-z0-9 ]/gu, entity)}</code>`;
}

/**
 * A sentence that may hold text from outside, as plain text: what markdown, HTML, mentions and links are made of
 * becomes entities, which read the same.
 * @param limit characters that are shown at most.
 */
export function prose(text: string, limit = 2_000): string {
	const line = oneLine(text.length > limit ? `${text.slice(0, limit).toWellFormed()}…` : text).trim();
	return (
		line
			.replace(/[\\`*_{}[\]<>#|~@&!$^]/gu, entity)
			// GitHub looks for references in what is displayed, where `&#35;1` reads `#1`.
			.replace(/(&#35;|\bGH)(?=-?\d)/gi, '$1&#8203;')
			.replace(/:(?=\/\/)/g, entity)
			.replace(/\bwww\./gi, 'www&#46;')
			.replace(/^(\d+)([.)])/, (_, number: string, mark: string) => number + entity(mark))
			.replace(/^[-+=]/, entity)
	);
}

function entity(character: string): string {
	return `&#${character.codePointAt(0)};${character === '@' ? '&#8203;' : ''}`;
}

/** A table with a heading row; cells are markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => ':---')), ...rows.map(line)].join('\n');
}

/**
 * Lines from outside as a block of code. Up to its end GitHub looks for nothing but HTML in it.
 * @param limit characters of a line that are shown at most.
 */
export function codeBlock(lines: readonly string[], limit = 500): string {
	const shown = lines.map((line) => oneLine(shorten(line, limit).toWellFormed()).replace(/[&<>]/g, entity));
	return `<pre><code>${shown.join('\n')}</code></pre>`;
}

/** A part that the reader can unfold. `title` is text of our own. */
export function details(title: string, body: string): string {
	return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
