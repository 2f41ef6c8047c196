// What a failed test prints beside its assertion: the last step that it ran, and the requests that the servers saw.
import type { Finished } from './action-runner/start-action.ts';

/** Lines of the step's log: the end says how it went. */
const LINES = 40;

interface Seen {
	readonly method: string;
	readonly path?: string;
	readonly url?: string;
}

let last: Finished | undefined;
const servers = new Map<string, { readonly requests: readonly Seen[] }>();

export const evidence = {
	forgetStep() {
		last = undefined;
	},
	/** Before each file. */
	clear() {
		last = undefined;
		servers.clear();
	},
	step(finished: Finished): Finished {
		last = finished;
		return finished;
	},
	server<S extends { readonly requests: readonly Seen[] }>(name: string, server: S): S {
		servers.set(name, server);
		return server;
	},
	text(): string {
		if (last === undefined) return '';
		const stdout = last.stdout.trimEnd().split('\n');
		const outputs = Object.entries(last.outputs).flatMap(([name, value]) =>
			value === '' ? [] : [`  ${name}: ${value.slice(0, 300)}`],
		);
		const requests = [...servers].flatMap(([name, server]) => {
			const seen = server.requests.slice(-LINES).map((one) => `  ${one.method} ${one.path ?? one.url}`);
			return [`${name} saw`, ...seen];
		});
		return [
			`The last step ended with ${last.code ?? last.signal} and wrote`,
			...stdout.slice(-LINES).map((line) => `  ${line.slice(0, 300)}`),
			...(last.stderr === '' ? [] : [`and to stderr\n  ${last.stderr.slice(-2_000)}`]),
			'Its outputs',
			...outputs,
			...requests,
		].join('\n');
	},
};
