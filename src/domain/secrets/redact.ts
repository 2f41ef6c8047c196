import { SHORTEST_HIDDEN } from './secrets.ts';

/** Removes secrets from a text. */
export type Redact = (text: string) => string;

/** Redacts all texts in plain data; what is undefined is left out. */
export function redactTexts<T extends object>(data: T, redact: Redact): T {
	const redacted = JSON.stringify(data, (_name, member: unknown) =>
		typeof member === 'string' ? redact(member) : member,
	);
	return JSON.parse(redacted) as T;
}

/** Times are never cut, though a value may be the date in one. */
const TIMES = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)/g;

/**
 * Builds the function through which every sink passes its texts. It finds each secret in the forms of formsOf.
 * @param secrets cut wherever they stand.
 * @param values cut as well, but not where they are a fact, or a part of one.
 * @param facts texts that are never cut: ids, names, versions. Looked at with each text, so it may grow.
 */
export function createRedactor(
	secrets: Iterable<string>,
	values: Iterable<string> = [],
	facts: Iterable<string> = [],
): Redact {
	const always = allForms(secrets);
	const unlessFact = allForms(values);
	const all = [...always, ...unlessFact];
	return (text) => {
		const clean = cutEnds(cut(text, presentIn(text, always), []), all);
		const present = presentIn(clean, unlessFact);
		if (present.length === 0) return clean; // as in most texts: the facts may be many
		return cut(clean, present, [...facts, ...(clean.match(TIMES) ?? [])]);
	};
}

const allForms = (secrets: Iterable<string>) => [...new Set([...secrets].flatMap(formsOf))];

function presentIn(text: string, all: readonly string[]): string[] {
	return all.filter((one) => text.includes(one));
}

/** The longest text that begins at a place counts: a fact with a secret in it is kept, a secret with a fact in it is cut. */
function cut(text: string, secrets: readonly string[], facts: readonly string[]): string {
	if (secrets.length === 0) return text;
	const kept = new Set(facts.filter((fact) => secrets.some((one) => fact.includes(one))));
	const longestFirst = [...kept, ...secrets.filter((one) => !kept.has(one))].toSorted((a, b) => b.length - a.length);
	const pattern = new RegExp(longestFirst.map((one) => RegExp.escape(one)).join('|'), 'g');
	return text.replace(pattern, (found) => (kept.has(found) ? found : '***'));
}

/** A text that was truncated may end in a part of a secret. Split, for a pattern would take quadratic time. */
function cutEnds(text: string, secrets: readonly string[]): string {
	if (!text.includes('…')) return text;
	const begun = secrets.filter((one) => one.length > SHORTEST_HIDDEN && text.includes(one.slice(0, SHORTEST_HIDDEN)));
	if (begun.length === 0) return text;
	const parts = text.split('…');
	return parts.map((part, at) => (at < parts.length - 1 ? cutEnd(part, begun) : part)).join('…');
}

function cutEnd(end: string, secrets: readonly string[]): string {
	const starts = secrets
		.map((one) => ({ one, at: end.lastIndexOf(one.slice(0, SHORTEST_HIDDEN)) }))
		.filter(({ one, at }) => at !== -1 && one.startsWith(end.slice(at)));
	return starts.length === 0 ? end : `${end.slice(0, Math.min(...starts.map(({ at }) => at)))}***`;
}

/** A secret as programs write it, and as the runner's own masker knows it. */
function formsOf(secret: string): string[] {
	const lines = secret.split(/\r\n|\r|\n/).map((line) => line.trim());
	const isLong = (text: string) => text.length >= SHORTEST_HIDDEN;
	const texts = [...new Set([secret, secret.trim(), ...lines.filter(isLong)])].filter((text) => text !== '');
	return [...texts, ...texts.filter(isLong).flatMap(encoded)];
}

function encoded(text: string): string[] {
	const url = encodeURIComponent(text.toWellFormed());
	const bytes = Buffer.from(text);
	const xml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
	return [
		JSON.stringify(text).slice(1, -1),
		url,
		url.replaceAll('%20', '+'),
		xml.replaceAll("'", '&apos;'),
		xml.replaceAll("'", '&#39;'),
		bytes.toString('hex'),
		bytes.toString('hex').toUpperCase(),
		...[0, 1, 2].flatMap((before) => inBase64(bytes, before)),
	];
}

/**
 * The characters of base64 that stand for these bytes alone, in both alphabets.
 * @param before bytes that are encoded before them, modulo 3: the text around the secret is not known.
 */
function inBase64(bytes: Uint8Array, before: number): string[] {
	const all = Buffer.concat([Buffer.alloc(before), bytes]);
	const [from, to] = [Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6)];
	return [all.toString('base64').slice(from, to), all.toString('base64url').slice(from, to)];
}

/** The token in links to replays: nobody knows it before, so it is told by the name of its parameter. */
const LINK_TOKEN = /((?:\b|%3f|%26)jwt(?:=|%3d|\\u003d))[^\s&#;"'`<>()[\]{}|,\\]+/gi;

export function redactLinkTokens(text: string): string {
	return text.replace(LINK_TOKEN, '$1***');
}
