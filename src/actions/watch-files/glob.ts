/** Why a text is not a valid glob; the message continues a sentence that begins with the text. */
export class GlobError extends Error {
	override readonly name = 'GlobError';
}

/** Characters of a glob at most, and how many of them may be `*`. With the limit of paths they bound the work per event. */
export const LONGEST_GLOB = 1_000;
const MOST_STARS = 64;

/**
 * Compiles a glob: `*` and `?` within one part of a path, `**` as a part of its own for any number of parts, `[a-z]`,
 * `[!a-z]`, and `{a,b}`. The matcher follows all possible states at once (Thompson, 1968), so its time is at most
 * proportional to path length times glob length. That matters because web pages choose the file names.
 * @throws GlobError for any other syntax: a backslash, `!` at the start, `+(…)`.
 */
export function compileGlob(glob: string): (path: string) => boolean {
	if (glob.length > LONGEST_GLOB) throw new GlobError(`has ${glob.length} characters`);
	if (glob.split('*').length > MOST_STARS + 1) throw new GlobError(`has more than ${MOST_STARS} times "*"`);
	if (glob.startsWith('!')) throw new GlobError('begins with "!": negated globs are not supported');
	const { states, first } = new Compiler([...glob]).compile();
	return (path) => path === glob || run(states, first, path);
}

/** A state: the character it takes (`undefined`: none), and all states that may follow. */
interface State {
	readonly takes: ((character: string) => boolean) | undefined;
	next: number[];
}

/** The number of the accepting state, which is created first. */
const END = 0;

/** Creates the states from the end of the glob to its start, so that each state's followers exist before it. */
class Compiler {
	readonly states: State[] = [{ takes: undefined, next: [] }];
	readonly #signs: readonly string[];

	constructor(signs: readonly string[]) {
		this.#signs = signs;
	}

	compile(): { states: readonly State[]; first: number } {
		return { states: this.states, first: this.#sequence(parseUntil(this.#signs, 0, '').parts, END) };
	}

	#sequence(parts: readonly GlobPart[], after: number): number {
		return parts.reduceRight((next, part) => this.#part(part, next), after);
	}

	#part(part: GlobPart, after: number): number {
		switch (part.kind) {
			case 'one':
				return this.#add(part.takes, [after]);
			case 'any':
				return this.#loop(part.takes, after);
			case 'folders': {
				// Matches nothing, or anything up to a slash.
				const slash = this.#add((sign) => sign === '/', [after]);
				return this.#add(undefined, [after, this.#loop(() => true, slash)]);
			}
			case 'rest': {
				// Matches the folder itself, or anything in it.
				const slash = this.#add((sign) => sign === '/', [this.#loop(() => true, after)]);
				return this.#add(undefined, [after, slash]);
			}
			case 'either':
				return this.#add(
					undefined,
					part.choices.map((choice) => this.#sequence(choice, after)),
				);
		}
	}

	#loop(takes: (sign: string) => boolean, after: number): number {
		const loop = this.#add(undefined, [after]);
		(this.states[loop] as State).next.push(this.#add(takes, [loop]));
		return loop;
	}

	#add(takes: State['takes'], next: number[]): number {
		return this.states.push({ takes, next }) - 1;
	}
}

type GlobPart =
	| { readonly kind: 'one' | 'any'; readonly takes: (sign: string) => boolean }
	/** `folders`: a double star followed by a slash. `rest`: a slash and a double star at the end. */
	| { readonly kind: 'folders' | 'rest' }
	| { readonly kind: 'either'; readonly choices: readonly (readonly GlobPart[])[] };

const isNoSlash = (sign: string) => sign !== '/';

/** Parses up to one of `ends`. @param ends the characters that end a choice in braces, '' for the whole glob. */
function parseUntil(signs: readonly string[], from: number, ends: string): { parts: GlobPart[]; at: number } {
	const parts: GlobPart[] = [];
	let at = from;
	const isPartStart = () => at === 0 || signs[at - 1] === '/';
	const isEnd = (index: number) => index >= signs.length || ends.includes(signs[index] as string);
	while (!isEnd(at)) {
		const sign = signs[at] as string;
		if (sign === '\\') throw new GlobError('holds a backslash: escape special characters as in [*]');
		if (signs[at + 1] === '(' && '?*+@!'.includes(sign))
			throw new GlobError(`holds "${sign}(", which is not supported`);
		if (signs.slice(at, at + 3).join('') === '/**' && isEnd(at + 3)) {
			parts.push({ kind: 'rest' });
			at += 3;
		} else if (signs.slice(at, at + 3).join('') === '**/' && isPartStart()) {
			parts.push({ kind: 'folders' });
			at += 3;
		} else if (sign === '*') {
			const isAll = signs[at + 1] === '*' && isPartStart() && isEnd(at + 2);
			while (signs[at + 1] === '*') at++;
			parts.push({ kind: 'any', takes: isAll ? () => true : isNoSlash });
			at++;
		} else if (sign === '[') {
			const { takes, after } = parseClass(signs, at);
			parts.push({ kind: 'one', takes });
			at = after;
		} else if (sign === '{') {
			const { choices, after } = parseChoices(signs, at);
			parts.push({ kind: 'either', choices });
			at = after;
		} else {
			parts.push({ kind: 'one', takes: sign === '?' ? isNoSlash : (other) => other === sign });
			at++;
		}
	}
	return { parts, at };
}

function parseChoices(signs: readonly string[], open: number): { choices: GlobPart[][]; after: number } {
	const choices: GlobPart[][] = [];
	let at = open;
	do {
		const choice = parseUntil(signs, at + 1, ',}');
		choices.push(choice.parts);
		at = choice.at;
	} while (signs[at] === ',');
	if (signs[at] !== '}') throw new GlobError('opens a "{" that it never closes');
	if (choices.length === 1) throw new GlobError('has braces without a comma: they give choices, as in {pdf,csv}');
	return { choices, after: at + 1 };
}

function parseClass(signs: readonly string[], open: number): { takes: (sign: string) => boolean; after: number } {
	const isNegated = signs[open + 1] === '!' || signs[open + 1] === '^';
	const first = open + (isNegated ? 2 : 1);
	const close = signs.indexOf(']', first + 1); // a "]" right after the start belongs to the class
	if (close < 0) throw new GlobError('opens a "[" that it never closes');
	const ranges: [from: string, to: string][] = [];
	for (let at = first; at < close; at++) {
		const from = signs[at] as string;
		if (from === '\\') throw new GlobError('holds a backslash');
		if (from === '[' && ':.='.includes(signs[at + 1] as string))
			throw new GlobError(`holds "[${signs[at + 1]}": POSIX classes are not supported`);
		const isRange = signs[at + 1] === '-' && at + 2 < close;
		const to = isRange ? (signs[at + 2] as string) : from;
		if (order(from) > order(to)) throw new GlobError(`has the range "${from}-${to}", which holds nothing`);
		ranges.push([from, to]);
		if (isRange) at += 2;
	}
	const isIn = (sign: string) => ranges.some(([from, to]) => order(from) <= order(sign) && order(sign) <= order(to));
	return { takes: (sign) => sign !== '/' && isIn(sign) !== isNegated, after: close + 1 };
}

function order(sign: string): number {
	return sign.codePointAt(0) as number;
}

/** Matches a path by following all possible states at once. */
function run(states: readonly State[], first: number, path: string): boolean {
	/** For each state, the last step in which it was reached. */
	const seen = new Int32Array(states.length).fill(-1);
	const reach = (from: readonly number[], step: number): number[] => {
		const reached: number[] = [];
		const waiting = [...from];
		for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
			if (seen[state] === step) continue;
			seen[state] = step;
			const { takes, next } = states[state] as State;
			if (takes !== undefined || state === END) reached.push(state);
			else waiting.push(...next);
		}
		return reached;
	};
	let possible = reach([first], 0);
	let step = 0;
	for (const sign of path) {
		const next: number[] = [];
		for (const state of possible) {
			const { takes, next: after } = states[state] as State;
			if (takes?.(sign)) next.push(...after);
		}
		if (next.length === 0) return false;
		possible = reach(next, ++step);
	}
	return seen[END] === step;
}
