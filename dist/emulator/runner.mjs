// @ts-check
// Runs in the app's own process, never in the emulator's: imports the entrypoint, reads the registry of the SDK that the
// app has loaded, and calls the handlers of its actions. It hears the emulator on file descriptor 3, and tells
// it on 4, in lines of JSON; see runtime.ts for what they say. What it tells is written at once, not later: a crash takes
// none of it back. It is JavaScript, because Node takes 80 ms to load what takes the types
// out of TypeScript, and an app that is JavaScript as well does without.
import { AsyncLocalStorage } from 'node:async_hooks';
import { statSync, writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';

/**
 * @typedef {{ name: string, handler(context: { invocation_id: string }, payload?: unknown): unknown }} Action
 * @typedef {{ name: string, getActions(): Action[] }} App
 * @typedef {{ getApps(): App[] }} Registry
 * @typedef {{ invocation: string, app: string, action: string, payload?: string }} Invoke `payload`: JSON text; left out
 * where the caller gave none.
 */

const [entrypoint = ''] = process.argv.splice(2, 1);
// By this path apps know that the platform runs them.
process.argv[1] = '/boot-node/runner.mjs';
const channel = new Socket({ fd: 3 });
// It does not keep alive what would end by itself.
channel.unref();
/** @param {object} message */
function send(message) {
	let rest = Buffer.from(`${JSON.stringify(message)}\n`);
	while (rest.length > 0) rest = rest.subarray(writeSync(4, rest));
}

/** Where the SDK keeps the registry. An app may load it twice: once by import, and once by require. */
const REGISTRY = /\/@onkernel\/sdk\/(?:.*\/)?app-framework\.m?js$/;
/** @type {Set<string>} */
const registries = new Set();
registerHooks({
	resolve(specifier, context, nextResolve) {
		const { url, ...rest } = nextResolve(withEnding(specifier, context.parentURL), context);
		if (REGISTRY.test(url)) registries.add(url);
		return { ...rest, url };
	},
});

/** What an import of the app's own code may leave out, or have otherwise: bundlers and the live service allow it. */
const ENDINGS = ['.ts', '.js', '.mjs', '/index.ts', '/index.js'];

/**
 * The specifier of a file that is imported without its ending, or with the one that it has once it is compiled.
 * @param {string} specifier
 * @param {string | undefined} parent
 */
function withEnding(specifier, parent) {
	const isOwn = parent?.startsWith('file:') && !parent.includes('/node_modules/');
	if (!isOwn || !/^\.\.?(?:\/|$)/.test(specifier)) return specifier;
	/** @param {string} one */
	const isFile = (one) => statSync(fileURLToPath(new URL(one, parent)), { throwIfNoEntry: false })?.isFile() ?? false;
	const bare = specifier.replace(/\.js$/, '');
	return [specifier, ...ENDINGS.map((ending) => bare + ending)].find(isFile) ?? specifier;
}

/**
 * The first line of what Node prints of an error.
 * @param {unknown} error
 */
const headOf = (error) => (typeof error === 'string' ? error : inspect(error)).split('\n')[0] ?? '';

/** @type {AsyncLocalStorage<string>} */
const current = new AsyncLocalStorage();

/**
 * What a handler writes is told line by line, together with the invocation that it belongs to.
 * @param {NodeJS.WriteStream} stream
 */
function divertOutput(stream) {
	const write = stream.write.bind(stream);
	/** @type {Map<string, string>} */
	const started = new Map();
	/**
	 * @param {string | Uint8Array} chunk
	 * @param {any[]} rest
	 */
	stream.write = (chunk, ...rest) => {
		const invocation = current.getStore();
		if (invocation === undefined) return write(chunk, ...rest);
		const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
		const lines = ((started.get(invocation) ?? '') + text).split('\n');
		started.set(invocation, lines.pop() ?? '');
		for (const line of lines) send({ event: 'log', invocation, line });
		const done = rest.find((one) => typeof one === 'function');
		if (done) process.nextTick(done);
		return true;
	};
	flushes.push((invocation) => {
		const line = started.get(invocation);
		if (line) send({ event: 'log', invocation, line });
		started.delete(invocation);
	});
	process.on('exit', () => {
		for (const [invocation, line] of started) if (line) send({ event: 'log', invocation, line });
	});
}

/** @type {((invocation: string) => void)[]} */
const flushes = [];

/**
 * @param {App[]} apps
 * @param {Invoke} invoke
 */
async function invoke(apps, { invocation, app, action, payload }) {
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

await import(pathToFileURL(entrypoint).href);
/** @type {App[]} */
const apps = [];
for (const url of registries) {
	/** @type {{ appRegistry?: Registry, default?: { appRegistry?: Registry } }} */
	const module = await import(url);
	apps.push(...((module.appRegistry ?? module.default?.appRegistry)?.getApps() ?? []));
}
if (apps.length > 0) {
	for (const stream of [process.stdout, process.stderr]) divertOutput(stream);
	createInterface({ input: channel }).on('line', (line) => {
		/** @type {Invoke} */
		const request = JSON.parse(line);
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
}
