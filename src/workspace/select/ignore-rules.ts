import ignore from 'ignore'; // gitignore semantics, tested against git itself
import { literal } from '../../domain/text/gitignore.ts';
import { builtInRule, isSecretRule } from './built-in.ts';
import { foldersTo, hasGit } from './directory.ts';

/** One ignore pattern and its origin. */
export interface Rule {
	/** gitignore syntax, relative to the root that all tested paths are relative to. */
	readonly pattern: string;
	/** Its origin, for the log: `.gitignore line 3: dist/`. */
	readonly mark: string;
}

/** The rule that no other rule can take back. */
const GIT_RULE = 'always: .git';

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
const OF_DIRECTORY = 'input directory';

function parseLines(text: string, folder: string, markOf: (line: string, number: number) => string): Rule[] {
	return text
		.replace(/^\uFEFF/, '')
		.split(/\r?\n|\r$/) // git reads the last line as if it ended
		.flatMap((line, index) =>
			NO_PATTERN.test(line) ? [] : [{ pattern: inFolder(folder, line), mark: markOf(line.trim(), index + 1) }],
		);
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
	const last = pattern.trimEnd().replace(/\/+$/, '').split('/').at(-1) ?? '';
	return isNegated({ pattern }) && /[\p{L}\p{N}]/u.test(last);
}

const isNegated = ({ pattern }: Pick<Rule, 'pattern'>) => pattern.startsWith('!');

/** Paths after which the matcher is replaced, because `ignore` caches every tested path for ever. */
const REMEMBERED = 1000;

const matcher = (): ignore.Ignore => ignore({ ignorecase: false });

/** How a path is packed: left out by a rule, or packed though a built-in rule leaves it out. */
export type Decision = { readonly kind: 'out'; readonly rule: string } | { readonly kind: 'taken-back' } | undefined;

/** What a line of `exclude` has matched so far. */
class Effect {
	readonly rule: Rule;
	readonly #alone: ignore.Ignore;
	/** Folders that it takes back. */
	readonly #folders: string[] = [];
	#hasMatched = false;

	constructor(rule: Rule) {
		this.rule = rule;
		this.#alone = matcher().add([rule.pattern.replace(/^!/, '')]);
	}

	/** @param path one that some rule matches. */
	see(path: string): void {
		if (this.#hasMatched || this.#isBelow(path) || !this.#alone.ignores(path)) return;
		if (path.endsWith('/') && takesBackByName(this.rule)) this.#folders.push(path);
		else this.#hasMatched = true;
	}

	isMet(isAnyPacked: (isOne: (path: string) => boolean) => boolean): boolean {
		return this.#hasMatched || (this.#folders.length > 0 && isAnyPacked((path) => this.#isBelow(path)));
	}

	#isBelow(path: string): boolean {
		return this.#folders.some((folder) => path.startsWith(folder));
	}
}

/** Decides which paths are left out. Rules of nested files are added on the way down; `exclude` always comes last. */
export class IgnoreRules {
	readonly #rules: readonly Rule[];
	readonly #exclude: readonly Rule[];
	/** What those of `exclude` have matched so far. */
	readonly #effects: readonly Effect[];
	#patterns: ignore.Ignore;
	/** The patterns that take back built-in rules, which hold in any case of their letters. */
	readonly #takeBack: ignore.Ignore;
	#tested = 0;

	/** @param above where these rules add to those of a folder above, with the same `exclude`. */
	constructor(rules: readonly Rule[], exclude: readonly Rule[] = [], above?: IgnoreRules) {
		this.#rules = rules;
		this.#exclude = exclude;
		this.#effects = above ? above.#effects : exclude.map((rule) => new Effect(rule));
		const all = [...rules, ...exclude];
		this.#patterns = matcher().add(all);
		this.#takeBack = ignore({ ignorecase: true }).add(all.filter(takesBackByName));
	}

	/** The rules in a folder with an ignore file of its own. */
	with(nested: readonly Rule[]): IgnoreRules {
		return nested.length === 0 ? this : new IgnoreRules([...this.#rules, ...nested], this.#exclude, this);
	}

	/** At the top of a nested repository, such as a submodule: as in git, the rules of the folders above do not apply. */
	ofRepository(): IgnoreRules {
		const ofDirectory = this.#rules.filter(({ mark }) => mark === OF_DIRECTORY);
		return new IgnoreRules(ofDirectory, this.#exclude, this);
	}

	/**
	 * The lines of `exclude` without an effect: they have matched no path, or take back a folder of which nothing is packed. In
	 * git, `!dist/` does not take back what `dist/*` or a file's own `*` leaves out.
	 * @param isAnyPacked whether some packed path, relative to the root, is one of these.
	 */
	unmatched(isAnyPacked: (isOne: (path: string) => boolean) => boolean): string[] {
		const without = this.#effects.filter((effect) => !effect.isMet(isAnyPacked));
		return without.map(({ rule }) => rule.mark.slice(OF_EXCLUDE.length));
	}

	/**
	 * Decides about a path in a folder that is packed.
	 * @param path relative to the root, forward slashes, with a trailing slash for a folder.
	 * @param holdsKey whether its content is a private key.
	 */
	decide(path: string, holdsKey: () => boolean = () => false): Decision {
		if (++this.#tested % REMEMBERED === 0) this.#patterns = matcher().add(this.#patterns);
		// `checkIgnore` would not do: there `dist/**` leaves out `dist/` itself, and so also files that a later rule keeps.
		const { ignored, unignored, rule } = this.#patterns.test(path);
		if (ignored || unignored) for (const effect of this.#effects) effect.see(path);
		if (ignored) return { kind: 'out', rule: rule?.mark ?? 'an ignore rule' };
		if (hasGit(path)) return { kind: 'out', rule: GIT_RULE };
		const builtIn = builtInRule(path, holdsKey);
		if (builtIn === undefined) return undefined;
		return this.#takeBack.test(path).unignored ? { kind: 'taken-back' } : { kind: 'out', rule: builtIn };
	}

	/**
	 * The rule by which a path may not be packed under any name: git's own, a secret, or what is in a folder of secrets;
	 * undefined for others, and where a pattern takes it back.
	 */
	secretRuleFor(path: string, holdsKey: () => boolean): string | undefined {
		if (hasGit(path)) return GIT_RULE;
		const names = path.split(/(?<=\/)/); // a/b.txt: a/, b.txt
		for (const [index, name] of names.entries()) {
			const rule = builtInRule((names[index - 1] ?? '') + name, holdsKey);
			if (rule === undefined || !isSecretRule(rule)) continue;
			if (!this.#takeBack.test(names.slice(0, index + 1).join('')).unignored) return rule;
		}
		return undefined;
	}
}

/**
 * The rules of the folders above, and more that take back the folders on the way to the deployed directory: the input
 * `directory: dist` wins over `dist/`, `dist/*` and `dist/**` in the repository's `.gitignore`. Its other rules still apply
 * inside.
 */
export function rulesInside(base: string, above: readonly Rule[] = []): Rule[] {
	const folders = foldersTo(base).slice(1);
	/** Whether a line names folders, and leaves out all that is in one of these. One of stars alone is an allow list's. */
	const empties = ({ pattern, mark }: Rule) => {
		const [, folder] = /^([^!].*?)\/(?:\*\*\/)?\*\*?\s*$/.exec(pattern) ?? [];
		const names = /[\p{L}\p{N}]/u.test(mark.slice(mark.indexOf(': ')));
		return folder !== undefined && names && folders.some((one) => matcher().add([folder]).ignores(`${one}/`));
	};
	/** Folders of that name which are deeper inside are left out as before. */
	const below = (rule: Rule) =>
		rule.pattern.startsWith('**/') ? [{ ...rule, pattern: `/${literal(base)}/${rule.pattern}` }] : [];
	return [
		...above.flatMap((rule) => (empties(rule) ? below(rule) : [rule])),
		...folders.map((folder) => ({ pattern: `!/${literal(folder)}/`, mark: OF_DIRECTORY })),
	];
}
