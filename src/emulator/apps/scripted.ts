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
 *     //! says action a line of its log, when it is called
 *     //! returns action {"some": "JSON"}
 *     //! throws action Error: no url
 *     //! stays action
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
		const said: { readonly action: string; readonly line: string }[] = [];
		const results = new Map<string, Result | Promise<Result>>();
		let failure: string | undefined;
		for (const line of text.split('\n')) {
			const [, step, rest = ''] = STEP.exec(line) ?? [];
			const [name = '', ...others] = rest.split(' ');
			if (step === 'log') onLine(rest);
			if (step === 'app') apps.push({ name, actions: others });
			if (step === 'says') said.push({ action: name, line: others.join(' ') });
			if (step === 'stays') results.set(name, new Promise(() => {}));
			if (step === 'returns') results.set(name, { status: 'succeeded', output: others.join(' ') });
			if (step === 'throws') results.set(name, { status: 'failed', reason: others.join(' ') });
			if (step === 'fail') failure = rest;
		}
		this.hasEnded = failure !== undefined;
		if (failure !== undefined) onEnd(failure);
		else if (apps.length === 0) onScript();
		else {
			const runtime: Runtime = {
				async call({ action }, tell) {
					for (const one of said) if (one.action === action) tell(one.line);
					return results.get(action) ?? { status: 'succeeded' };
				},
				forget: () => undefined,
				idle: () => Promise.resolve(),
			};
			this.runtime = runtime;
			onRegistered(apps);
		}
	}

	async kill(): Promise<void> {
		this.hasEnded = true;
	}
}
