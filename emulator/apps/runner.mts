// Runs in the app's own process, never in the emulator's: imports the entrypoint, reads the registry of the SDK that the
// app has loaded, and calls the handlers of its actions. It speaks with the emulator in lines of JSON over file
// descriptor 3; see runtime.ts for what they say.
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';

interface Action {
	name: string;
	handler(context: { invocation_id: string }, payload?: unknown): unknown;
}

interface Registry {
	getApps(): { name: string; getActions(): Action[] }[];
}

interface Invoke {
	invocation: string;
	app: string;
	action: string;
	/** JSON text; left out where the caller gave none. */
	payload?: string;
}

const [entrypoint = ''] = process.argv.splice(2, 1);
const channel = new Socket({ fd: 3 });
// It does not keep alive what would end by itself.
channel.unref();
const send = (message: object) => channel.write(`${JSON.stringify(message)}\n`);

/** Where the SDK keeps the registry. An app may load it twice: once by import, and once by require. */
const REGISTRY = /\/@onkernel\/sdk\/(?:.*\/)?app-framework\.m?js$/;
const registries = new Set<string>();
registerHooks({
	resolve(specifier, context, nextResolve) {
		const { url, ...rest } = nextResolve(withEnding(specifier, context.parentURL), context);
		if (REGISTRY.test(url)) registries.add(url);
		return { ...rest, url };
	},
});

/** What an import of the app's own code may leave out, or have otherwise: bundlers and the live service allow it. */
const ENDINGS = ['.ts', '.js', '.mjs', '/index.ts', '/index.js'];

/** The specifier of a file that is imported without its ending, or with the one that it has once it is compiled. */
function withEnding(specifier: string, parent: string | undefined): string {
	const isOwn = parent?.startsWith('file:') && !parent.includes('/node_modules/');
	if (!isOwn || !/^\.\.?(?:\/|$)/.test(specifier)) return specifier;
	const isFile = (one: string) =>
		statSync(fileURLToPath(new URL(one, parent)), { throwIfNoEntry: false })?.isFile() ?? false;
	const bare = specifier.replace(/\.js$/, '');
	return [specifier, ...ENDINGS.map((ending) => bare + ending)].find(isFile) ?? specifier;
}

/** The first line of what Node prints of an error. */
const headOf = (error: unknown): string => (typeof error === 'string' ? error : inspect(error)).split('\n')[0] ?? '';

const current = new AsyncLocalStorage<string>();

/** What a handler writes is told line by line, together with the invocation that it belongs to. */
function divertOutput(stream: NodeJS.WriteStream): void {
	const write = stream.write.bind(stream);
	const started = new Map<string, string>();
	stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
		const invocation = current.getStore();
		if (invocation === undefined) return (write as (...all: unknown[]) => boolean)(chunk, ...rest);
		const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
		const lines = ((started.get(invocation) ?? '') + text).split('\n');
		started.set(invocation, lines.pop() ?? '');
		for (const line of lines) send({ event: 'log', invocation, line });
		const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
		if (done) process.nextTick(done);
		return true;
	}) as typeof stream.write;
	flushes.push((invocation) => {
		const line = started.get(invocation);
		if (line) send({ event: 'log', invocation, line });
		started.delete(invocation);
	});
}

const flushes: ((invocation: string) => void)[] = [];

async function invoke(
	apps: ReturnType<Registry['getApps']>,
	{ invocation, app, action, payload }: Invoke,
): Promise<void> {
	try {
		const found = apps
			.find(({ name }) => name === app)
			?.getActions()
			.find(({ name }) => name === action);
		if (!found) throw new Error(`${app} has no action ${action}`);
		const result = await found.handler(
			{ invocation_id: invocation },
			payload === undefined ? undefined : JSON.parse(payload),
		);
		const output = JSON.stringify(result);
		for (const flush of flushes) flush(invocation);
		send({ event: 'succeeded', invocation, ...(output === undefined ? {} : { output }) });
	} catch (error) {
		console.error(error);
		for (const flush of flushes) flush(invocation);
		send({ event: 'failed', invocation, reason: headOf(error) });
	}
}

/** Runs the entrypoint as a script, in this same process: what it does only as the main module is done then. */
function startOver(): void {
	channel.ref();
	channel.end(() => process.execve?.(process.execPath, [process.execPath, entrypoint], process.env));
}

await import(pathToFileURL(entrypoint).href);
const apps: ReturnType<Registry['getApps']> = [];
for (const url of registries) {
	const module = (await import(url)) as { appRegistry?: Registry; default?: { appRegistry?: Registry } };
	apps.push(...((module.appRegistry ?? module.default?.appRegistry)?.getApps() ?? []));
}
if (apps.length > 0) {
	for (const stream of [process.stdout, process.stderr]) divertOutput(stream);
	createInterface({ input: channel }).on('line', (line) => {
		const request = JSON.parse(line) as Invoke;
		void current.run(request.invocation, () => invoke(apps, request));
	});
	channel.ref();
	// The emulator is gone.
	channel.on('close', () => process.exit());
	send({
		event: 'registered',
		apps: apps.map((app) => ({ name: app.name, actions: app.getActions().map(({ name }) => name) })),
	});
} else {
	send({ event: 'script' });
	if (/require\.main\b|import\.meta\.main|process\.argv\[1\]/.test(readFileSync(entrypoint, 'utf8'))) startOver();
}
