import { oneLine } from './sanitize.ts';
import { shorten } from './shorten.ts';

/**
 * Renders external text as inline code, where markdown, HTML, links and mentions have no effect. If the text contains a
 * character that would end the code or a table cell, all special characters become entities.
 * @param limit the most characters shown.
 */
export function code(text: string, limit = 1_000): string {
	const line = oneLine(shorten(text, limit)).trim();
	if (line === '') return '–';
	if (!/[`|]/.test(line)) return `\`${line}\``;
	return `<code>${line.replace(/[^A-Za-z0-9 ]/gu, entity)}</code>`;
}

/**
 * Renders a sentence that may contain external text as plain text: the special characters of markdown, HTML, mentions
 * and links become entities, which look the same.
 * @param limit the most characters shown.
 */
export function prose(text: string, limit = 2_000): string {
	const line = oneLine(shorten(text, limit)).trim();
	return (
		line
			.replace(/[\\`*_{}[\]<>#|~@&!$^]/gu, entity)
			// GitHub looks for issue references in the displayed text, where `&#35;1` is `#1`.
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

/** Renders a table with a heading row; the cells are already markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => ':---')), ...rows.map(line)].join('\n');
}

/** Renders external lines, 500 characters of each, as a block of code, in which GitHub interprets nothing but HTML. */
export function codeBlock(lines: readonly string[]): string {
	const shown = lines.map((line) => oneLine(shorten(line, 500).toWellFormed()).replace(/[&<>]/g, entity));
	return `<pre><code>${shown.join('\n')}</code></pre>`;
}

/** Renders a collapsible section. `title` must not contain external text. */
export function details(title: string, body: string): string {
	return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/**
 * Renders a link, or the address as it is where that is not https; control characters, and those that could end it, are
 * encoded. `text` must not contain external text.
 */
export function link(text: string, url: string): string {
	const address = URL.parse(url);
	if (address?.protocol !== 'https:') return code(url);
	return `[${text}](${address.href.replace(/[()<>|\\`[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)})`;
}
