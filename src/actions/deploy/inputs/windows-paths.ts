import type { RawInputs } from '../../../domain/inputs/parsers.ts';

/** Inputs that are paths, or patterns for paths. */
const PATHS: Readonly<Record<string, (text: string) => string>> = {
	directory: withSlashes,
	entrypoint: withSlashes,
	package: withSlashes,
	exclude: (text) => text.split('\n').map(ruleWithSlashes).join('\n'),
};

/**
 * The inputs as they are written on a system: on Windows a backslash in a path separates folders. Elsewhere it is a
 * part of a name, and the inputs stay as they are.
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
 * A line with a slash is written for git, to which a backslash is an escape on every system. In a line without one it
 * separates folders, but for the escape of a first `#` or `!`.
 */
function ruleWithSlashes(line: string): string {
	if (line.includes('/')) return line;
	const start = /^!?(?:\\[#!])?/.exec(line)?.[0] ?? '';
	return start + withSlashes(line.slice(start.length));
}
