// Markdown as a reader's browser gets it. GitHub's own renderer takes out more; what is harmless here is harmless there.
import { marked } from 'marked';

export function rendered(markdown: string) {
	const html = marked.parse(markdown, { async: false, gfm: true });
	/** The cells of all table rows, as text. */
	const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
		[...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell)),
	);
	return {
		html,
		/** Names of all elements, in order of appearance. */
		tags: [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name = '']) => name),
		/** What a reader sees, without zero-width spaces. */
		text: textOf(html),
		rows,
	};
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function textOf(html: string): string {
	return html
		.replace(/<[^>]*>/g, '')
		.replace(/&(?:#(\d+)|([a-z]+));/g, (_, number, name) =>
			number === undefined ? (ENTITIES[name] ?? '?') : String.fromCodePoint(Number(number)).toWellFormed(),
		)
		.replaceAll('\u200b', '')
		.trim();
}
