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
	/** After which it is ended, in seconds; 0 for never. */
	timeLimit: number;
}

/** Seconds: as long as a session may last. */
const MAX_TIME_LIMIT = 259_200;
const MAX_SIDE = 65_535;
const DEFAULT_SIZE: TerminalSize = { cols: 80, rows: 24 };

function side(body: Record<string, unknown>, name: keyof TerminalSize, ifAbsent?: number): number {
	const value = body[name] ?? ifAbsent;
	if (value === undefined) throw invalid(`${name} is missing`);
	if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > MAX_SIDE) {
		throw invalid(`${name} must be an integer from 1 to ${MAX_SIDE}`);
	}
	return value;
}

/** Both sides are required here (API §4.3). */
export const parseSize = (body: Record<string, unknown>): TerminalSize => ({
	cols: side(body, 'cols'),
	rows: side(body, 'rows'),
});

const isTexts = (values: unknown[]): values is string[] =>
	values.every((value) => typeof value === 'string' && !value.includes('\0'));

export function parseProcessForm(body: Record<string, unknown>, home: string): ProcessForm {
	const { command, args = [], env = {}, allocate_tty: allocateTty = false, timeout_sec: timeout } = body;
	const timeLimit = timeout ?? 0;
	if (typeof command !== 'string' || command === '' || command.includes('\0'))
		throw invalid('command must be a string');
	if (!Array.isArray(args) || !isTexts(args)) throw invalid('args must be a list of strings');
	if (!isObject(env) || !isTexts(Object.values(env))) throw invalid('env must be an object of strings');
	if (typeof allocateTty !== 'boolean') throw invalid('allocate_tty must be true or false');
	if (typeof timeLimit !== 'number' || !Number.isInteger(timeLimit) || timeLimit < 0 || timeLimit > MAX_TIME_LIMIT) {
		throw invalid(`timeout_sec must be an integer from 0 to ${MAX_TIME_LIMIT}`);
	}
	const cwd = realPath(home, virtualPath(body.cwd ?? '/', 'cwd'));
	if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) throw invalid('cwd is not a directory');
	const isShellCommand = args.length === 0 && /\s/.test(command);
	const form: ProcessForm = {
		file: isShellCommand ? 'sh' : command,
		args: isShellCommand ? ['-c', command] : args,
		cwd,
		env: env as Record<string, string>,
		timeLimit,
	};
	if (!allocateTty) return form;
	const terminal = { cols: side(body, 'cols', DEFAULT_SIZE.cols), rows: side(body, 'rows', DEFAULT_SIZE.rows) };
	return { ...form, terminal };
}
