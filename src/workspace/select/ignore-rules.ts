import ignore from 'ignore'; // gitignore semantics, tested against git itself
import { CLUTTER_RULES, keyRule, MAY_BE_KEY, mayBeBuiltIn, SECRET_RULES } from './built-in.ts';
import { foldersTo } from './directory.ts';

/** One ignore pattern and its origin. */
export interface Rule {
	/** gitignore syntax, relative to the root that all tested paths are relative to. */
	readonly pattern: string;
	/** Its origin, for the log: `.gitignore line 3: dist/`. */
	readonly mark: string;
}

/** The rules that no other rule can take back. */
export const GIT_RULE = 'always: .git';
export const ENV_FILE_RULE = 'always: the file that "env-file" names';

/** Parses the text of an ignore file. `folder`: the file's folder relative to the root, '' for the root. */
export function parseIgnoreFile(text: string, folder: string, name: string): Rule[] {
	const shown = folder === '' ? name : `${folder}/${name}`;
	return parseLines(text, folder, (line, number) => `${shown} line ${number}: ${line}`);
}

/** Parses the input `exclude`, for a deployed directory at `base`. */
export function parseExclude(text: string, base: string): Rule[] {
	return parseLines(text, base, (line) => OF_EXCLUDE + line);
}

const OF_EXCLUDE = 'exclude: ';

function parseLines(text: string, folder: string, markOf: (line: string, number: number) => string): Rule[] {
	return text
		.replace(/^\uFEFF/, '')
		.split(/\r?\n|\r$/) // git reads the last line as if it ended
		.flatMap((line, index) =>
			NO_PATTERN.test(line) ? [] : [{ pattern: inFolder(folder, line), mark: markOf(line.trim(), index + 1) }],
		);
}

/** Lines that match nothing in git: comments, blanks, a lone `!`, slashes, a trailing CR (such names are refused). */
const NO_PATTERN = /^(?:#[\s\S]*|\s*|!?\/* *|[\s\S]*\r)$/;

/**
 * Rewrites a pattern of a nested ignore file as a pattern of the root. Git anchors it to the file's folder, and matches
 * it at any depth below if it has no slash except a trailing one.
 */
function inFolder(folder: string, pattern: string): string {
	if (folder === '') return pattern;
	const negated = pattern.startsWith('!');
	const body = negated ? pattern.slice(1) : pattern;
	const anchored = /\/(?!\s*$)/.test(body);
	return `${negated ? '!' : ''}/${literal(folder)}/${anchored ? body.replace(/^\//, '') : `**/${body}`}`;
}

/** Escapes a path, as a pattern that matches only this path. */
export function literal(path: string): string {
	return path.replace(/[\\*?[\]!# ]/g, '\\$&');
}

/**
 * Only a pattern whose last segment names something takes back a built-in rule: `!src/**` in an allow list means the app's
 * files, not the secrets among them.
 */
function takesBackByName({ pattern }: Rule): boolean {
	const last = pattern.trimEnd().replace(/\/+$/, '').split('/').at(-1) ?? '';
	return pattern.startsWith('!') && /[\p{L}\p{N}]/u.test(last);
}

/** Paths after which the matcher is replaced, because `ignore` caches every tested path for ever. */
const REMEMBERED = 1000;

const matcher = (): ignore.Ignore => ignore({ ignorecase: false });

/** The patterns of `exclude` that have matched nothing so far. */
class Unmatched {
	readonly #open: Map<string, ignore.Ignore>;

	constructor(exclude: readonly Rule[]) {
		this.#open = new Map(exclude.map(({ pattern, mark }) => [mark, matcher().add([pattern.replace(/^!/, '')])]));
	}

	/** Takes note of a path that some pattern matches. */
	see(path: string): void {
		for (const [mark, patterns] of this.#open) if (patterns.ignores(path)) this.#open.delete(mark);
	}

	/** The patterns as they are in the input. */
	list(): string[] {
		return [...this.#open.keys()].map((mark) => mark.slice(OF_EXCLUDE.length));
	}
}

/** How a path is packed: left out by a rule, or packed though a built-in rule leaves it out. */
export type Decision = { readonly kind: 'out'; readonly rule: string } | { readonly kind: 'taken-back' } | undefined;

/** Decides which paths are left out. Rules of nested files are added on the way down; `exclude` always comes last. */
export class IgnoreRules {
	readonly unmatched: Unmatched;
	readonly #rules: readonly Rule[];
	readonly #last: readonly Rule[];
	#patterns: ignore.Ignore;
	/** The built-in rules, and the patterns that take them back. Apart, for a secret may lie in a folder of the other kind. */
	readonly #secrets: ignore.Ignore;
	readonly #clutter: ignore.Ignore;
	#tested = 0;

	/** @param last the rules of `exclude`. @param unmatched of the same rules, where they are used elsewhere too. */
	constructor(rules: readonly Rule[], last: readonly Rule[] = [], unmatched = new Unmatched(last)) {
		this.#rules = rules;
		this.#last = last;
		this.unmatched = unmatched;
		const all = [...rules, ...last];
		const takeBack = all.filter(takesBackByName);
		this.#patterns = matcher().add(all);
		this.#secrets = ignore({ ignorecase: true }).add([...SECRET_RULES, ...takeBack]);
		this.#clutter = ignore({ ignorecase: true }).add([...CLUTTER_RULES, ...takeBack]);
	}

	/** Adds the rules of a nested ignore file. */
	with(nested: readonly Rule[]): IgnoreRules {
		return nested.length === 0 ? this : new IgnoreRules([...this.#rules, ...nested], this.#last, this.unmatched);
	}

	/**
	 * @param path relative to the root, forward slashes, with a trailing slash for a folder.
	 * @param holdsKey whether its content is a private key.
	 */
	decide(path: string, holdsKey: () => boolean = () => false): Decision {
		if (++this.#tested % REMEMBERED === 0) this.#patterns = matcher().add(this.#patterns);
		// `checkIgnore` would not do: there `dist/**` leaves out `dist/` itself, and so also files that a later rule keeps.
		const { ignored, unignored, rule } = this.#patterns.test(path);
		if (ignored || unignored) this.unmatched.see(path);
		if (ignored) return { kind: 'out', rule: rule?.mark ?? 'an ignore rule' };
		if (!mayBeBuiltIn(path)) return undefined;
		const secret = this.secretRuleFor(path, holdsKey);
		if (secret !== undefined) return { kind: 'out', rule: secret };
		const clutter = this.#clutter.test(path);
		if (clutter.ignored) return { kind: 'out', rule: clutter.rule?.mark ?? '' };
		return clutter.unignored ? { kind: 'taken-back' } : undefined;
	}

	/** The rule by which a path is a secret, or lies in a folder that is one; undefined where a pattern takes it back. */
	secretRuleFor(path: string, holdsKey: () => boolean): string | undefined {
		const { ignored, unignored, rule } = this.#secrets.test(path);
		if (ignored) return rule?.mark;
		return !unignored && MAY_BE_KEY.test(path) && holdsKey() ? keyRule(path) : undefined;
	}
}

/**
 * The rules of the folders above, and more that take back the folders on the way to the deployed directory: the input
 * `directory: dist` wins over `dist/`, `dist/*` and `dist/**` in the repository's `.gitignore`. Its other rules still apply
 * inside.
 */
export function rulesInside(base: string, above: readonly Rule[] = []): Rule[] {
	const folders = foldersTo(base).slice(1).map(literal);
	const all = new Set(folders.flatMap((folder) => [`${folder}/*`, `${folder}/**`]));
	return [
		...above.filter(({ pattern }) => !all.has(pattern.trimEnd().replace(/^\//, ''))),
		...folders.map((folder) => ({ pattern: `!/${folder}/`, mark: 'input directory' })),
	];
}
