import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The emulator as `npm run emulator` starts it: a process of its own, that can be killed and whose memory is told. */
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

	static async start(stateDir: string): Promise<Served> {
		const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../src/emulator/bin/serve.ts')], {
			stdio: ['ignore', 'pipe', 'inherit'],
			env: { PATH: process.env.PATH, PORT: '0', STATE_DIR: stateDir },
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

	get running(): boolean {
		return this.#child.exitCode === null && this.#child.signalCode === null;
	}

	/** Most memory that the process ever had, in bytes. */
	peakMemory(): number {
		const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
		return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
	}

	kill(signal: NodeJS.Signals): Promise<void> {
		this.#child.kill(signal);
		return this.ended;
	}
}
