import { parseArgs } from 'node:util';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the program with one sentence: what is wrong, and what to do. */
export function fail(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}

/** Ends the program once all that it has printed is written, or at a signal: a pipe whose reader is slow takes it bit by bit. */
export function end(): void {
	for (const signal of SIGNALS) process.on(signal, () => process.exit());
	process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}

/**
 * The arguments of a command. `--help` prints the usage; an option that is not there, or an argument too many, is told
 * in one sentence.
 */
export function readArguments(usage: string, most: number): string[] {
	const { values, positionals } = parse();
	if (values.help) {
		console.log(usage);
		process.exit(0);
	}
	const extra = positionals[most];
	if (extra !== undefined) fail(`There is no use for the argument "${extra}": --help tells what there is.`);
	return positionals;
}

function parse() {
	try {
		return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
	} catch (error) {
		const option = /'(-[^' ]+)/.exec((error as Error).message)?.[1] ?? 'of this kind';
		return fail(`There is no option ${option}: --help tells what there is.`);
	}
}

/** PORT; empty counts as not set. */
export function readPort(ifAbsent: number): number {
	const text = process.env.PORT || String(ifAbsent);
	const port = Number(text);
	if (/^\d+$/.test(text) && port <= 65_535) return port;
	return fail(`PORT is "${text}": it must be a number from 0 to 65535; 0 takes a free port.`);
}

/**
 * Aborted by the first of the signals that end a program in a terminal, or when nobody reads its output any more. Later
 * ones change nothing: what is being cleaned up is cleaned up.
 */
export function interruption(): AbortSignal {
	const controller = new AbortController();
	const stop = () => controller.abort();
	for (const signal of SIGNALS) process.on(signal, stop);
	for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);
	return controller.signal;
}
