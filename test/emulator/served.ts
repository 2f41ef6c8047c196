import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The emulator as `npm run emulator` starts it: a process of its own, that can be killed. */
export class Served {
	readonly url: string;
	readonly apiKey: string;
	readonly ended: Promise<void>;
	readonly #child: ChildProcess;

	private constructor(child: ChildProcess, url: string, apiKey: string) {
		this.#child = child;
		this.url = url;
		this.apiKey = apiKey;
		this.ended = new Promise((resolve) => child.once('close', () => resolve()));
	}

	/** @param temp the folder for its temporary files. */
	static async start(temp: string): Promise<Served> {
		const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../src/emulator/bin/serve.ts')], {
			stdio: ['ignore', 'pipe', 'inherit'],
			env: { PATH: process.env.PATH, PORT: '0', TMPDIR: temp },
		});
		const lines = createInterface({ input: child.stdout });
		let url = '';
		for await (const line of lines) {
			url ||= /^The service emulator listens on (\S+)/.exec(line)?.[1] ?? '';
			const key = /^ {2}key +(\S+)/.exec(line)?.[1];
			if (key === undefined) continue;
			child.stdout.resume();
			return new Served(child, url, key);
		}
		throw new Error('the emulator ended before it listened');
	}

	kill(signal: NodeJS.Signals): Promise<void> {
		this.#child.kill(signal);
		return this.ended;
	}
}
