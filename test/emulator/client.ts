import { setTimeout as sleep } from 'node:timers/promises';
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
