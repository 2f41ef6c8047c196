import { setTimeout as sleep } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { DeploymentRecord, Emulator } from '../../src/emulator/emulator.ts';
import { type CraftedEntry, craftZip } from './crafted-zip.ts';

/** Where an emulator is, in this process or in another. */
export type Reachable = Pick<Emulator, 'url' | 'apiKey'>;

/** The plainest client there is, for the emulator's own tests: nothing of the action is in it. */
export class Client {
	readonly #emulator: Reachable;

	constructor(emulator: Reachable) {
		this.#emulator = emulator;
	}

	fetch(path: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		if (!headers.has('authorization')) headers.set('authorization', `Bearer ${this.#emulator.apiKey}`);
		return fetch(`${this.#emulator.url}${path}`, { ...init, headers });
	}

	send(method: string, path: string, body?: unknown): Promise<Response> {
		if (body === undefined) return this.fetch(path, { method });
		const headers = { 'content-type': 'application/json' };
		return this.fetch(path, { method, headers, body: JSON.stringify(body) });
	}

	/** The body of a response as JSON. */
	async json<T>(method: string, path: string, body?: unknown): Promise<T> {
		return (await (await this.send(method, path, body)).json()) as T;
	}

	/** All events of a stream that ends. */
	async events<T = Record<string, string>>(path: string): Promise<T[]> {
		const frames = (await (await this.fetch(path)).text()).trim().split('\n\n');
		return frames.map((frame) => JSON.parse(frame.replace('data: ', '')));
	}

	post(form: FormData): Promise<Response> {
		return this.fetch('/deployments', { method: 'POST', body: form });
	}

	/** Deploys an app of these files; of one alone, its entrypoint is `index.js`. */
	async deploy(
		files: string | Readonly<Record<string, string>>,
		fields: Record<string, string> = {},
	): Promise<DeploymentRecord> {
		const all = Object.entries(typeof files === 'string' ? { 'index.js': files } : files);
		const entries = all.map(([name, content]) => ({ name, content }));
		const response = await this.post(appForm(entries, fields));
		if (response.status !== 201) throw new Error(`not accepted: ${response.status} ${await response.text()}`);
		return (await response.json()) as DeploymentRecord;
	}

	async get(id: string): Promise<DeploymentRecord> {
		return this.json('GET', `/deployments/${id}`);
	}

	async until(id: string, ...statuses: string[]): Promise<DeploymentRecord> {
		for (;;) {
			const record = await this.get(id);
			if (statuses.includes(record.status)) return record;
			await sleep(10);
		}
	}
}

/** The form that deploys an archive, `index.js` being its entrypoint unless the fields say otherwise. */
export function appForm(entries: readonly CraftedEntry[] | Buffer, fields: Record<string, string> = {}): FormData {
	const archive = Buffer.isBuffer(entries) ? entries : craftZip(entries);
	const form = new FormData();
	form.set('file', new Blob([new Uint8Array(archive)], { type: 'application/zip' }), 'app.zip');
	for (const [name, value] of Object.entries({ entrypoint_rel_path: 'index.js', ...fields })) {
		if (value !== '') form.set(name, value);
	}
	return form;
}

/** Reads the JSON data of server-sent events off a response, one at a time. */
export class EventReader<T = Record<string, unknown>> {
	readonly #events: AsyncIterator<{ readonly data: string }>;

	constructor({ body }: Response) {
		if (!body) throw new Error('the response has no body');
		const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
		this.#events = events[Symbol.asyncIterator]();
	}

	/** The next event, or undefined at the end of the stream. */
	async next(): Promise<T | undefined> {
		const { done, value } = await this.#events.next();
		return done ? undefined : (JSON.parse(value.data) as T);
	}

	/** All events up to the first that fits, that one included. */
	async until(fits: (event: T) => boolean): Promise<T[]> {
		const events: T[] = [];
		for (;;) {
			const event = await this.next();
			if (event === undefined) throw new Error(`the stream ended after ${JSON.stringify(events)}`);
			events.push(event);
			if (fits(event)) return events;
		}
	}

	async close(): Promise<void> {
		await this.#events.return?.();
	}
}
