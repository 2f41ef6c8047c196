import { invalid } from '../http/errors.ts';

export interface TerminalSize {
	cols: number;
	rows: number;
}

/** A request to start a process, checked. */
export interface ProcessForm {
	file: string;
	args: string[];
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

export function parseProcessForm(body: Record<string, unknown>): ProcessForm {
	const { command, args = [], allocate_tty: hasTerminal = false, cols = 80, rows = 24 } = body;
	if (typeof command !== 'string' || command === '') throw invalid('command must be a string');
	if (!isTexts(args)) throw invalid('args must be a list of strings');
	const isShellCommand = args.length === 0 && /\s/.test(command);
	return {
		file: isShellCommand ? 'sh' : command,
		args: isShellCommand ? ['-c', command] : args,
		...(hasTerminal === true ? { terminal: parseSize({ cols, rows }) } : {}),
	};
}

const isTexts = (values: unknown): values is string[] =>
	Array.isArray(values) && values.every((value) => typeof value === 'string');
