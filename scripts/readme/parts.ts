const MARKER = /<!-- ([a-z-]+): made from [^>]*? by npm run docs -->\n/g;

/** Makes a part's text anew. */
export type Part = () => string;

/**
 * A document with its generated parts made anew: each stands between `<!-- name: made from … by npm run docs -->` and
 * `<!-- end of name -->`.
 * @throws Error where a part is unknown, or never ends.
 */
export function withParts(document: string, parts: Readonly<Record<string, Part>>): string {
	let made = '';
	let at = 0;
	for (const { 0: open, 1: name = '', index } of document.matchAll(MARKER)) {
		const part = parts[name];
		if (part === undefined) throw new Error(`nothing makes the part "${name}"`);
		const from = index + open.length;
		const to = document.indexOf(`<!-- end of ${name} -->`, from);
		if (to < 0) throw new Error(`the part "${name}" never ends`);
		made += `${document.slice(at, from)}${part()}\n`;
		at = to;
	}
	return made + document.slice(at);
}

/** The names of a document's parts, in their order. */
export function partsOf(document: string): string[] {
	return [...document.matchAll(MARKER)].map(([, name = '']) => name);
}
