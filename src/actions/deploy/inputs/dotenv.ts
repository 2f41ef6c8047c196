import type { InputFailure } from '../../../domain/failures/failure.ts';

/** Makes the failure of a problem, which is part of a sentence. `advice` says how to write it. */
export type Bad = (problem: string, advice?: string) => InputFailure;

const IN_QUOTES = 'Put the whole value in a kind of quotes that it does not contain, or use JSON: {"NAME": "value"}';

/**
 * Reads dotenv lines. Unlike in the package `dotenv`, a `#` begins a comment only after a blank, and a line that is no
 * assignment, or that can be read in two ways, is an error.
 * @throws what `bad` makes: it names the line or the variable, never a value.
 */
export function parseDotenv(text: string, bad: Bad): [name: string, value: string][] {
	const lines = text.split(/\r\n|\r|\n/);
	const vars: [string, string][] = [];
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] as string;
		if (/^\s*(?:#|$)/.test(line)) continue;
		const [, name, rest = ''] = /^\s*(?:export\s+)?([^=]*?)\s*=(.*)$/.exec(line) ?? [];
		const wrong = (problem: string) => bad(`is wrong on line ${at + 1}: ${problem}`);
		if (name === undefined) throw wrong('it is not NAME=value (a value of several lines needs quotes around it)');
		if (!/^[\w.-]*$/.test(name))
			throw wrong('the name contains a character other than letters, digits, "_", "." and "-"');
		if (/^\s*["'`]/.test(rest)) {
			const quoted = quotedValue([rest.trimStart(), ...lines.slice(at + 1)], name, bad);
			vars.push([name, quoted.value]);
			at += quoted.more;
		} else {
			const [before = '', value = ''] = vars.at(-1) ?? [];
			if (isRestOfBase64(value, `${name}=${rest.trim()}`)) throw twoWays(before, bad); // the rest of a secret is not shown
			vars.push([name, plainValue(rest, name, bad)]);
		}
	}
	return vars;
}

/** Whether a line such as `O20=` may be the end of base64 that a program has broken after 64 or 76 characters. */
function isRestOfBase64(first: string, line: string): boolean {
	const isBroken = /^(?:[A-Za-z0-9+/]{64}|[A-Za-z0-9+/]{76})$/.test(first) && !/^[0-9a-f]+$/i.test(first);
	const isRest = /^[A-Za-z0-9]+==?$/.test(line) && /[a-z0-9]/.test(line); // `URL=` is an empty variable
	return isBroken && isRest && line.length % 4 === 0;
}

/** A value without quotes around it, which ends before a blank and `#`. */
function plainValue(rest: string, name: string, bad: Bad): string {
	const value = rest.replace(/\s#.*$/, '').trim();
	// An empty value before `#x` may be a colour, a quoted piece with ` #` in it may be meant whole, and `==` ends base64.
	const isEmptyBefore = value === '' && /^\s+#[^\s#]/.test(rest);
	if (isEmptyBefore || value === '=' || /[\s:=,([{](["'`])[^"'`]*\s#.*\1/.test(rest)) throw twoWays(name, bad);
	return value;
}

/**
 * A value that begins with a quote. The same quote closes it where nothing or a comment follows on its line.
 * @param lines the rest of the first line, and all lines after it.
 * @returns with the number of lines that it takes beside the first.
 */
function quotedValue(lines: readonly string[], name: string, bad: Bad) {
	const quote = (lines[0] as string)[0] as string;
	for (const [more, line] of lines.entries()) {
		const quotes = [...line.matchAll(new RegExp(quote, 'g'))].map(({ index }) => index).slice(more === 0 ? 1 : 0);
		const bare = quotes.filter((at) => line[at - 1] !== '\\');
		const closing = quotes.filter((at) => /^(?:\s*$|\s+#)/.test(line.slice(at + 1)));
		const bareClosing = closing.filter((at) => bare.includes(at));
		const ends = bareClosing.length > 0 ? bareClosing : closing;
		if (ends.length > 1) throw twoWays(name, bad);
		// Another quote before it, further down, is that of another assignment: then this one was never closed.
		if (ends.length === 1 && (more === 0 || bare.length === 1)) {
			const value = [...lines.slice(0, more), line.slice(0, ends[0])].join('\n').slice(1);
			return { more, value: quote === '"' ? value.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : value };
		}
		if (bare.length > 0 && more === 0) throw bad(`sets "${name}" to quoted text followed by other text`, IN_QUOTES);
		if (bare.length > 0) break;
	}
	throw bad(`sets "${name}" to text with a quote that is never closed`, IN_QUOTES);
}

function twoWays(name: string, bad: Bad): InputFailure {
	return bad(`sets "${name}" on a line that can be read in two ways`, IN_QUOTES);
}
