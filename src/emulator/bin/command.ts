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

/** The arguments of a command; `--help` prints the usage. */
export function readArguments(usage: string): string[] {
	try {
		const options = { help: { type: 'boolean', short: 'h' } } as const;
		const { values, positionals } = parseArgs({ allowPositionals: true, options });
		if (!values.help) return positionals;
		console.log(usage);
		process.exit(0);
	} catch (error) {
		return fail(`${(error as Error).message.split('. ')[0]}. Run it with --help to see the options.`);
	}
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
