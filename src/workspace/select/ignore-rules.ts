import { basename } from 'node:path/posix';
import { setImmediate } from 'node:timers/promises';
import ignore from 'ignore'; // gitignore semantics, tested against git itself
import { literal } from '../../domain/text/gitignore.ts';
import type { SelectedFile } from '../selected-file.ts';
import { builtInRule, GIT_RULE, secretRule } from './built-in.ts';
import { foldersTo, hasGit } from './directory.ts';
import type { Left } from './left-out.ts';

/** One ignore pattern and its origin. */
export interface Rule {
	/** gitignore syntax, relative to the root that all tested paths are relative to. */
	readonly pattern: string;
	/** As it is written. */
	readonly line: string;
	/** Its origin, for the log: `.gitignore line 3: dist/`. */
	readonly mark: string;
}

const OF_DIRECTORY = 'input directory';

/**
 * Parses lines in gitignore syntax.
 * @param folder what they are relative to, itself relative to the root: '' for the root.
 * @param originOf names the line of a number, from 1.
 */
export function parseRules(text: string, folder: string, originOf: (number: number) => string): Rule[] {
	const lines = text.replace(/^\uFEFF/, '').split(/\r?\n|\r$/); // git reads the last line as if it ended
	return lines.flatMap((line, index) => {
		const mark = `${originOf(index + 1)}: ${line.trim()}`;
		return NO_PATTERN.test(line) ? [] : [{ pattern: inFolder(folder, line), line, mark }];
	});
}

/** Lines that match nothing in git: comments, blanks, a lone `!`, slashes, a trailing CR (such names are refused). */
const NO_PATTERN = /^#|^!?\/*\s*$|\r$/;

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

/**
 * Only a pattern whose last segment names something takes back a built-in rule: `!src/**` in an allow list means the app's
 * files, not the secrets among them.
 */
function takesBackByName({ pattern }: Rule): boolean {
	return pattern.startsWith('!') && hasName(basename(pattern.trimEnd()));
}

/** Paths after which the matcher is replaced, because `ignore` caches every tested path for ever. */
const REMEMBERED = 1000;

const matcher = (): ignore.Ignore => ignore({ ignorecase: false });

/** Decides which paths are left out. Rules of nested files are added on the way down; `exclude` always comes last. */
export class IgnoreRules {
	readonly #rules: readonly Rule[];
	readonly #exclude: readonly Rule[];
	#patterns: ignore.Ignore;
	/** The patterns that take back built-in rules, which hold in any case of their letters. */
	readonly #takeBack: ignore.Ignore;
	#tested = 0;

	constructor(rules: readonly Rule[], exclude: readonly Rule[] = []) {
		this.#rules = rules;
		this.#exclude = exclude;
		const all = [...rules, ...exclude];
		this.#patterns = matcher().add(all);
		this.#takeBack = ignore({ ignorecase: true }).add(all.filter(takesBackByName));
	}

	/**
	 * The rules in a folder.
	 * @param own those of its ignore file.
	 * @param isRepository whether it is a nested repository, such as a submodule: as in git, the rules of the folders above do
	 * not apply there.
	 */
	inside(own: readonly Rule[], isRepository: boolean): IgnoreRules {
		if (own.length === 0 && !isRepository) return this;
		const above = isRepository ? this.#rules.filter(({ mark }) => mark === OF_DIRECTORY) : this.#rules;
		return new IgnoreRules([...above, ...own], this.#exclude);
	}

	/**
	 * Decides about a path in a folder that is packed.
	 * @param path relative to the root, forward slashes, with a trailing slash for a folder.
	 * @param holdsKey whether its content is a private key.
	 * @param real its real path, which differs behind a link: then it must not be a secret either.
	 * @returns the rule that leaves it out, if any; or else whether a pattern takes it back from a built-in one.
	 */
	decide(path: string, holdsKey: () => boolean = () => false, real = path): { out?: string; isTakenBack?: boolean } {
		if (++this.#tested % REMEMBERED === 0) this.#patterns = matcher().add(this.#patterns);
		// `checkIgnore` would not do: there `dist/**` leaves out `dist/` itself, and so also files that a later rule keeps.
		const { ignored, rule } = this.#patterns.test(path);
		if (ignored) return { out: rule?.mark ?? 'an ignore rule' };
		if (hasGit(path)) return { out: GIT_RULE };
		const takesBack = (one: string) => this.#takeBack.test(one).unignored;
		const builtIn = builtInRule(path, holdsKey);
		if (builtIn !== undefined && !takesBack(path)) return { out: builtIn };
		const secret = real === path ? undefined : secretRule(real, holdsKey, takesBack);
		return secret === undefined ? { isTakenBack: builtIn !== undefined } : { out: secret };
	}
}

/**
 * The lines without an effect, with their origin: they leave nothing out, or take nothing back. In git, `!dist/` does not take
 * back what `dist/*` or a file's own `*` leaves out. One that says what is left out anyway is meant, whichever line does it.
 * @param lines of the input `exclude` and of the deployed directory's ignore file.
 * @param files the packed ones.
 */
export async function linesWithoutEffect(lines: readonly Rule[], files: readonly SelectedFile[], left: Left) {
	const isMeant = ({ line }: Rule) =>
		hasGit(line) || builtInRule(line, () => false) !== undefined || /^!\W*$/.test(line); // `!*/` of an allow list
	const matcherOf = (some: readonly Rule[]) => matcher().add(some.map(({ line }) => line.replace(/^!/, '')));
	let without = lines.filter((line) => !isMeant(line));
	const paths = [...left.keys(), ...files.map(({ path }) => path)];
	// In slices, for `ignore` remembers each path, and a tree may be large.
	for (let at = 0; at < paths.length && without.length > 0; at += REMEMBERED) {
		const any = matcherOf(without);
		const found = paths.slice(at, at + REMEMBERED).filter((path) => any.ignores(path));
		without = without.filter((rule) => {
			const matches = matcherOf([rule]);
			// What is left out in the end was not taken back.
			const isFailed = (path: string) => rule.line.startsWith('!') && left.has(path);
			return !found.some((path) => matches.ignores(path) && !isFailed(path));
		});
		await setImmediate();
	}
	return without.map(({ mark }) => mark);
}

/** A name that no pattern has, unless it has all. */
const ANY_NAME = '\u{10ffff}';

/**
 * The rules of the folders above, and more that take back the folders on the way to the deployed directory: the input
 * `directory: dist` wins over `dist/`, `dist/*` and `dist/**` in the repository's `.gitignore`. Its other rules still apply
 * inside.
 */
export function rulesInside(base: string, above: readonly Rule[]): Rule[] {
	const ofDirectory = foldersTo(base)
		.slice(1)
		.map((folder) => `!/${literal(folder)}/`)
		.map((pattern) => ({ pattern, line: pattern, mark: OF_DIRECTORY }));
	/** Whether a line leaves out all that is in the directory, even so. One of stars alone is an allow list's. */
	const empties = (rule: Rule) => {
		const matches = matcher().add([rule, ...ofDirectory]);
		return hasName(rule.line) && matches.ignores(`${base}/${ANY_NAME}`);
	};
	/** Folders of that name which are deeper inside are left out as before. */
	const below = (rule: Rule) =>
		rule.pattern.startsWith('**/') ? [{ ...rule, pattern: `/${literal(base)}/${rule.pattern}` }] : [];
	return [...above.flatMap((rule) => (empties(rule) ? below(rule) : [rule])), ...ofDirectory];
}

/** Whether a pattern has a letter or digit, and so names something. */
const hasName = (pattern: string) => /[\p{L}\p{N}]/u.test(pattern);
