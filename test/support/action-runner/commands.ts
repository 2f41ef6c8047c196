/** A line that the runner takes for a command, and does not print. */
export interface Command {
	readonly name: string;
	/** `::name::` at a line's start, or the older `##[name]` anywhere in it. */
	readonly syntax: 'v2' | 'v1';
	readonly line: string;
}

/** What the runner knows; the toolkit's `::notice`, `::group` and so on are among them. Case does not count. */
const COMMAND_NAMES = [
	...['add-mask', 'add-matcher', 'add-path', 'debug', 'echo', 'endgroup', 'error', 'group', 'internal-set-repo-path'],
	...['notice', 'remove-matcher', 'save-state', 'set-env', 'set-output', 'stop-commands', 'warning'],
];

/**
 * The commands in what a step wrote, by the rules of the runner's own parser (`ActionCommand.TryParseV2`, then
 * `TryParse`): .NET ends a line at LF, CR LF and a lone CR, and trims Unicode's white space. Its comparison passes over
 * characters that show nothing, so `:` + U+200B + `:` begins like a command; but the name is read from the third
 * character on, and is none then.
 */
export function commandsIn(written: string): Command[] {
	return written.split(/\r\n|\r|\n/).flatMap((line) => v2(line) ?? v1(line) ?? []);
}

const TRIMMED = /^[\t-\r\x85\p{Z}]+/u;
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

function v2(line: string): Command | undefined {
	const text = line.replace(TRIMMED, '');
	if (!text.replace(IGNORABLE, '').startsWith('::')) return undefined;
	const end = text.indexOf('::', 2);
	return end < 0 ? undefined : known(text.slice(2, end), 'v2', line);
}

function v1(line: string): Command | undefined {
	const start = line.indexOf('##[');
	const end = start < 0 ? -1 : line.indexOf(']', start);
	return end < 0 ? undefined : known(line.slice(start + 3, end), 'v1', line);
}

function known(info: string, syntax: Command['syntax'], line: string): Command | undefined {
	const name = (info.split(' ')[0] as string).toLowerCase();
	return COMMAND_NAMES.includes(name) ? { name, syntax, line } : undefined;
}
