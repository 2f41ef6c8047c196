import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { App, AppEvents } from './app.ts';
import type { RegisteredApp, Result, Runtime } from './runtime.ts';

/** What an app that is only played does, in lines of its entrypoint that begin with `//!` or `#!`. */
const STEP = /^(?:\/\/|#)! (\w+) ?(.*)$/;

/**
 * An app of which no line is run, for tests that need no process: it does what its entrypoint says of itself, and else
 * stays up.
 *
 *     //! log a line of its log
 *     //! app name action another-action
 *     //! returns action {"some": "JSON"}
 *     //! throws action Error: no url
 *     //! fail the reason
 */
export class ScriptedApp implements App {
	hasEnded = false;
	runtime: Runtime | undefined;

	constructor(folder: string, entrypoint: string, events: AppEvents) {
		setImmediate(() => {
			if (this.hasEnded) events.onEnd(undefined);
			else this.#play(readFileSync(path.join(folder, entrypoint), 'utf8'), events);
		});
	}

	#play(text: string, { onLine, onRegistered, onScript, onEnd }: AppEvents): void {
		const apps: RegisteredApp[] = [];
		const results = new Map<string, Result>();
		let failure: string | undefined;
		for (const line of text.split('\n')) {
			const [, step, rest = ''] = STEP.exec(line) ?? [];
			const [name = '', ...others] = rest.split(' ');
			if (step === 'log') onLine(rest);
			if (step === 'app') apps.push({ name, actions: others });
			if (step === 'returns') results.set(name, { status: 'succeeded', output: others.join(' ') });
			if (step === 'throws') results.set(name, { status: 'failed', reason: others.join(' ') });
			if (step === 'fail') failure = rest;
		}
		this.hasEnded = failure !== undefined;
		if (failure !== undefined) onEnd(failure);
		else if (apps.length === 0) onScript();
		else this.#register(apps, results, onRegistered);
	}

	#register(apps: RegisteredApp[], results: ReadonlyMap<string, Result>, tell: AppEvents['onRegistered']): void {
		this.runtime = {
			call: async ({ action }) => results.get(action) ?? { status: 'succeeded' },
			forget: () => undefined,
			idle: () => Promise.resolve(),
		};
		tell(apps);
	}

	async stop(): Promise<void> {
		this.hasEnded = true;
	}

	kill = (): Promise<void> => this.stop();
}
