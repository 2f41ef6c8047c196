/**
 * A text as a program may read it: with its escapes undone, or its lines joined. Where something is found in it tells
 * where that stands in what was written.
 */
export interface TextView {
	readonly text: string;
	/** Where in what was written the character at an index begins. */
	start(index: number): number;
	/** Where it ends. */
	end(index: number): number;
}

/**
 * The text as it stands, and as it reads with JSON's escapes undone (twice, for JSON in JSON), with percent signs
 * undone, and with its lines joined: in all combinations that make a difference.
 */
export function viewsOf(text: string): TextView[] {
	const plain: TextView = { text, start: (index) => index, end: (index) => index + 1 };
	const once = through(plain, ESCAPES, unescaped);
	const twice = once.flatMap((view) => through(view, ESCAPES, unescaped));
	const unquoted = [plain, ...once, ...twice];
	const read = [...unquoted, ...unquoted.flatMap((view) => through(view, PERCENTS, decoded))];
	const inLines = read.filter((view) => /[\r\n]/.test(view.text));
	return [...read, ...inLines.flatMap((view) => through(view, BLANKS, () => ''))];
}

/** The text without any blank: where lines are joined, nobody can tell which of them stood at their ends. */
export function withoutBlanks(text: string): string {
	return text.replace(BLANKS, '');
}

const BLANKS = /\s+/g;
const ESCAPES = /\\(?:u[0-9a-f]{4}|["\\/bfnrt])/gi;
const PERCENTS = /(?:%[0-9a-f]{2})+/gi;

const SHORT: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function unescaped(written: string): string {
	const sign = written[1] as string;
	if (written.length === 6) return String.fromCharCode(Number.parseInt(written.slice(2), 16));
	return SHORT[sign] ?? sign;
}

function decoded(run: string): string {
	return Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8');
}

/** The view with every match read as something else; none where nothing matches. */
function through(view: TextView, pattern: RegExp, meaning: (match: string) => string): TextView[] {
	const starts: number[] = [];
	const ends: number[] = [];
	let read = '';
	let from = 0;
	const add = (text: string, span: (index: number) => readonly [start: number, end: number]) => {
		for (let index = 0; index < text.length; index++) {
			const [start, end] = span(index);
			starts.push(start);
			ends.push(end);
		}
		read += text;
	};
	const keep = (to: number) => add(view.text.slice(from, to), (index) => [from + index, from + index + 1]);
	for (const { 0: match, index: at } of view.text.matchAll(pattern)) {
		keep(at);
		from = at + match.length;
		add(meaning(match), () => [at, from]);
	}
	if (from === 0) return [];
	keep(view.text.length);
	return [
		{
			text: read,
			start: (index) => view.start(starts[index] as number),
			end: (index) => view.end((ends[index] as number) - 1),
		},
	];
}
