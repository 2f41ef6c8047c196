import type { RawInputs } from '../../../domain/inputs/parsers.ts';

/** Inputs that are paths, or patterns for paths. */
const PATHS: Readonly<Record<string, (text: string) => string>> = {
	directory: withSlashes,
	'env-file': withSlashes,
	entrypoint: withSlashes,
	package: withSlashes,
	exclude: (text) => text.split('\n').map(ruleWithSlashes).join('\n'),
};

/**
 * Reads inputs as users of a platform write them. On Windows a backslash in a path separates folders. Elsewhere a
 * backslash is part of a name, and the inputs are not changed.
 */
export function inputsOn(platform: NodeJS.Platform, raw: RawInputs): RawInputs {
	if (platform !== 'win32') return raw;
	return (name) => (PATHS[name] ?? unchanged)(raw(name));
}

const unchanged = (text: string) => text;

function withSlashes(text: string): string {
	return text.replaceAll('\\', '/');
}

/**
 * A line with a slash is a git pattern, where a backslash is an escape on every system. In a line without a slash, a
 * backslash separates folders, unless it escapes a leading `#` or `!`.
 */
function ruleWithSlashes(line: string): string {
	if (line.includes('/')) return line;
	const start = /^!?(?:\\[#!])?/.exec(line)?.[0] ?? '';
	return start + withSlashes(line.slice(start.length));
}
