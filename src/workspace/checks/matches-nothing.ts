import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFirst } from '../../domain/text/format.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

/** Ways of writing a pattern that git does not know, and how it is written. */
const MISTAKES: readonly (readonly [RegExp, string])[] = [
	[/^!?\.{1,2}\//, 'patterns start at "directory", without "./" or "../"'],
	[/^(?:(["']).*\1|- .*)$/, 'without quotes and dashes'],
	[/,/, 'write one pattern per line, without commas or braces'],
	[/^!?(?:[A-Za-z]:|\/(?:home|__w)\/)/, 'patterns start at "directory"'],
];

/** Patterns of `exclude` that match nothing: most likely they are not written as git reads them. */
export function matchesNothing({ directory, selection }: CheckedApp): Warning | undefined {
	const isBelowLeftOut = (pattern: string) => {
		const [literal = ''] = /^[^*?[]*(?=\/|$)/.exec(pattern.replace(/^!?\/?/, '').replace(/\/$/, '')) ?? [];
		const at = path.posix.normalize(literal.replace(/\\(.)/g, '$1'));
		if (literal === '' || at !== literal || !existsSync(path.join(directory.root, at))) return false;
		return !selection.files.some((file) => file.path.startsWith(`${at}/`));
	};
	const patterns = selection.unmatched.filter((pattern) => !isBelowLeftOut(pattern));
	if (patterns.length === 0) return undefined;
	const shown = patterns.map((pattern) => {
		const hint = hintFor(pattern, directory.base);
		return `"${pattern}"${hint === undefined ? '' : ` (${hint})`}`;
	});
	return {
		title: 'A pattern matches nothing',
		message: `Nothing in the directory matches these patterns of "exclude": ${listFirst(shown, SHOWN)}. Correct or remove them.`,
	};
}

function hintFor(pattern: string, base: string): string | undefined {
	const fromDirectory = pattern.replace(/^!?\/?/, '');
	if (base !== '' && fromDirectory.startsWith(`${base}/`))
		return `patterns start at "directory", so write "/${fromDirectory.slice(base.length + 1)}"`;
	return MISTAKES.find(([mistake]) => mistake.test(pattern))?.[1];
}
