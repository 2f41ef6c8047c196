import { statSync } from 'node:fs';
import { invalid } from '../http/errors.ts';
import { isObject } from '../http/request-body.ts';
import { realPath, virtualPath } from './session-path.ts';

export interface TerminalSize {
	cols: number;
	rows: number;
}

/** A request to start a process, checked. */
export interface ProcessForm {
	file: string;
	args: string[];
	/** On this machine. */
	cwd: string;
	env: Record<string, string>;
	terminal?: TerminalSize;
}

const MAX_SIDE = 65_535;

/** Both sides are required (API §4.3). */
export function parseSize(body: Record<string, unknown>): TerminalSize {
	const [cols, rows] = (['cols', 'rows'] as const).map((name) => {
		const value = body[name];
		if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SIDE) return value as number;
		throw invalid(`${name} must be an integer from 1 to ${MAX_SIDE}`);
	}) as [number, number];
	return { cols, rows };
}

const isTexts = (values: unknown): values is string[] =>
	Array.isArray(values) && values.every((value) => typeof value === 'string' && !value.includes('\0'));

export function parseProcessForm(body: Record<string, unknown>, home: string): ProcessForm {
	const { command, args = [], env = {}, cwd = '/', allocate_tty: hasTerminal = false, cols = 80, rows = 24 } = body;
	if (!isTexts([command]) || command === '') throw invalid('command must be a string');
	if (!isTexts(args)) throw invalid('args must be a list of strings');
	if (!isObject(env) || !isTexts(Object.values(env))) throw invalid('env must be an object of strings');
	const folder = realPath(home, virtualPath(cwd, 'cwd'));
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw invalid('cwd is not a directory');
	const isShellCommand = args.length === 0 && /\s/.test(String(command));
	return {
		file: isShellCommand ? 'sh' : String(command),
		args: isShellCommand ? ['-c', String(command)] : args,
		cwd: folder,
		env: env as Record<string, string>,
		...(hasTerminal === true ? { terminal: parseSize({ cols, rows }) } : {}),
	};
}
