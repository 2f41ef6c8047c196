import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

export interface Ended {
	code: number | null;
	/** What it wrote to both streams, without colours. */
	told: string;
}

export interface Started {
	readonly child: ChildProcess;
	/** Resolves when it has told this. */
	until(pattern: RegExp): Promise<RegExpExecArray>;
	readonly ended: Promise<Ended>;
}

/** Starts a program and reads what it tells; of this process's environment it gets nothing but PATH. */
export function start(
	[file = '', ...args]: readonly string[],
	{ cwd, env = {}, detached = false }: { cwd?: string; env?: Readonly<Record<string, string>>; detached?: boolean },
): Started {
	const child = spawn(file, args, {
		...{ cwd, detached, stdio: ['ignore', 'pipe', 'pipe'] },
		env: { PATH: process.env.PATH, ...env },
	});
	let told = '';
	const events = new EventEmitter();
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			told += text;
			events.emit('told');
		});
	}
	const plain = () => stripVTControlCharacters(told);
	const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, told: plain() }));
	const until = async (pattern: RegExp) => {
		for (;;) {
			const found = pattern.exec(plain());
			if (found) return found;
			if (child.exitCode !== null) throw new Error(`it ended before it told ${pattern}: ${plain()}`);
			await Promise.race([once(events, 'told'), ended]);
		}
	};
	return { child, until, ended };
}
