import ignore from 'ignore'; // gitignore semantics, tested against git itself

/** One ignore pattern and where it stands. */
export interface Rule {
	/** gitignore syntax, relative to the root that all tested paths are relative to. */
	readonly pattern: string;
	/** For the log: `.gitignore line 3: dist/`. */
	readonly origin: string;
}

/** Names that are left out unless a later rule takes them back: what is reinstalled, or is the machine's own. */
const CLUTTER = ['node_modules', '.venv', '__pycache__', '.DS_Store'];

/** Names that look like secrets: packed only where a `!pattern` asks for them. */
const SECRET_LOOKING = ['.env*', '.npmrc', '.netrc', '*.pem', 'id_*', 'gha-creds-*.json'];

/** The one rule that nothing takes back. */
export const GIT_RULE = 'always: .git';

const SECRET_ORIGIN = 'looks like a secret';

/** The rules that stand before all others, for a deployed directory at `base` ('' for the root itself). */
export function builtInRules(base: string): Rule[] {
	const clutter = CLUTTER.map((pattern) => ({ pattern, origin: `built-in: ${pattern}` }));
	const secrets = SECRET_LOOKING.map((pattern) => ({
		pattern: caseless(pattern),
		origin: `${SECRET_ORIGIN}: ${pattern}`,
	}));
	return [...clutter, ...secrets].map((rule) => ({ ...rule, pattern: inFolder(base, rule.pattern) }));
}

/** Whether a rule is one of those that keep secrets out of the package. */
export function isSecretRule(origin: string): boolean {
	return origin.startsWith(SECRET_ORIGIN);
}

/** The rules of an ignore file's text. `folder`: where the file stands, relative to the root, '' for the root. */
export function parseIgnoreFile(text: string, folder: string, name: string): Rule[] {
	const shown = folder === '' ? name : `${folder}/${name}`;
	return parseLines(text, folder, (line, number) => `${shown} line ${number}: ${line}`);
}

/** The rules of the input `exclude`, for a deployed directory at `base`. */
export function parseExclude(text: string, base: string): Rule[] {
	return parseLines(text, base, (line) => `exclude: ${line}`);
}

function parseLines(text: string, folder: string, origin: (line: string, number: number) => string): Rule[] {
	return text
		.replace(/^\uFEFF/, '')
		.split(/\r?\n/)
		.flatMap((line, index) =>
			/^\s*$/.test(line) || line.startsWith('#') || line.length > LONGEST_LINE
				? []
				: [{ pattern: inFolder(folder, line), origin: origin(line.trim(), index + 1) }],
		);
}

/**
 * A pattern of a nested ignore file as one of the root: git anchors it to its own folder, and lets it match at any
 * depth below it when it holds no slash but a last one.
 */
function inFolder(folder: string, pattern: string): string {
	if (folder === '') return pattern;
	const negated = pattern.startsWith('!');
	const body = negated ? pattern.slice(1) : pattern;
	const anchored = /\/(?!\s*$)/.test(body);
	return `${negated ? '!' : ''}/${literal(folder)}/${anchored ? body.replace(/^\//, '') : `**/${body}`}`;
}

/** A path as a pattern that finds it alone. */
function literal(path: string): string {
	return path.replace(/[\\*?[\]!# ]/g, '\\$&');
}

/** `.env*` as a pattern that also finds `.ENV`: people copy secrets from systems that do not mind. */
function caseless(pattern: string): string {
	return pattern.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/** Bytes of the longest line that is read: no path that a system opens is as long, and no regular expression takes all. */
const LONGEST_LINE = 32 * 1024;

/**
 * A text with a character for each byte of its UTF-8, for git matches bytes: `?` and `[!a]` stand for one of the two
 * or more that a letter such as `é` takes. Bytes above ASCII become characters for private use, which neither `ignore`
 * nor a regular expression gives a meaning to.
 */
function asBytes(text: string): string {
	if (!NOT_ASCII.test(text)) return text;
	return Buffer.from(text)
		.toString('latin1')
		.replace(HIGH_BYTE, (byte) => String.fromCharCode(PRIVATE_USE + byte.charCodeAt(0)));
}

const NOT_ASCII = /[^\0-\x7f]/;
const HIGH_BYTE = /[\x80-\xff]/g;
/** Its first characters are those that `ignore` uses itself. */
const PRIVATE_USE = 0xe100;

/** Paths after which what has been tested is forgotten: `ignore` remembers every path for as long as it lives. */
const REMEMBERED = 1000;

function matcher(): ignore.Ignore {
	return ignore({ ignorecase: false });
}

function matcherOf(rules: readonly Rule[]): ignore.Ignore {
	return matcher().add(rules.map(({ pattern, origin }) => ({ pattern: asBytes(pattern), mark: origin })));
}

/** Which paths are left out. Rules of nested files are added on the way down; the input `exclude` always stands last. */
export class IgnoreRules {
	readonly #rules: readonly Rule[];
	readonly #last: readonly Rule[];
	#matcher: ignore.Ignore;
	#secrets: ignore.Ignore | undefined;
	#tested = 0;

	constructor(rules: readonly Rule[], last: readonly Rule[]) {
		this.#rules = rules;
		this.#last = last;
		this.#matcher = matcherOf([...rules, ...last]);
	}

	/** The rules for a folder that has an ignore file of its own. */
	with(nested: readonly Rule[]): IgnoreRules {
		return nested.length === 0 ? this : new IgnoreRules([...this.#rules, ...nested], this.#last);
	}

	/**
	 * The origin of the rule that leaves a path out, or undefined where it is packed.
	 * @param path relative to the root, forward slashes, with a trailing slash for a folder.
	 */
	ruleFor(path: string): string | undefined {
		if (++this.#tested % REMEMBERED === 0) this.#matcher = matcher().add(this.#matcher);
		// Not its `checkIgnore`, for which `dist/**` takes away `dist/` itself, and so what a later rule would keep in it.
		const { ignored, rule } = this.#matcher.test(asBytes(path));
		return ignored ? (rule?.mark ?? 'an ignore rule') : undefined;
	}

	/**
	 * The lines of the input `exclude` that take a path back: of a folder that stays left out, nothing in it comes back,
	 * so the folder is what they name.
	 * @param path see ruleFor.
	 * @param base the deployed directory, which `exclude` is relative to.
	 */
	takeBack(path: string, base: string): string[] {
		const lines: string[] = [];
		let rules: IgnoreRules = this;
		for (const part of wayTo(path, base)) {
			if (rules.ruleFor(part) === undefined) continue;
			lines.push(`!${literal(base === '' ? part : part.slice(base.length + 1))}`);
			rules = new IgnoreRules(this.#rules, [...this.#last, ...parseExclude(lines.join('\n'), base)]);
		}
		return lines;
	}

	/**
	 * The origin of the rule that takes a path for a secret, or undefined where it is none, or was taken back. That
	 * another rule has the last word on the path, such as the `.env` of most ignore files, makes it no less a secret.
	 * @param path see ruleFor.
	 */
	secretRuleFor(path: string): string | undefined {
		if (this.ruleFor(path) === undefined) return undefined;
		this.#secrets ??= matcherOf(this.#rules.filter(({ origin }) => isSecretRule(origin)));
		const { ignored, rule } = this.#secrets.test(asBytes(path));
		return ignored ? rule?.mark : undefined;
	}
}

/** A path and the folders on the way to it below another folder, from the top: `a/`, `a/b/`, `a/b/c.ts`. */
function wayTo(path: string, below: string): string[] {
	const start = below === '' ? 0 : below.length + 1;
	return [...path.matchAll(/[^/]+(?:\/|$)/g)]
		.map(({ 0: segment, index }) => path.slice(0, index + segment.length))
		.filter((part) => part.length > start);
}

/**
 * Takes back the folders on the way to the deployed directory: naming `dist` as the directory is stronger than a
 * `dist/` in the repository's `.gitignore`, whose other rules go on to hold inside.
 */
export function namedDirectoryRules(base: string): Rule[] {
	const segments = base === '' ? [] : base.split('/');
	return segments.map((_, index) => {
		const folder = segments.slice(0, index + 1).join('/');
		return { pattern: `!/${literal(folder)}/`, origin: 'input directory' };
	});
}
