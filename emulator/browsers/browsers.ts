import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { invalid, notFound } from '../http/errors.ts';
import type { Leash } from '../state/leash.ts';
import { Browser, type BrowserRecord, newBrowserRecord } from './browser.ts';
import { LinkSigner } from './signed-link.ts';

/** The folders that a fresh session has. */
const FOLDERS = ['downloads', 'tmp'];

/** The browser sessions. */
export class Browsers {
	readonly signer = new LinkSigner();
	readonly #folder: string;
	readonly #leash: Leash;
	readonly #all = new Map<string, Browser>();

	constructor(folder: string, leash: Leash) {
		this.#folder = folder;
		this.#leash = leash;
	}

	async create(body: Record<string, unknown>, baseUrl: string): Promise<Browser> {
		const id = randomBytes(12).toString('hex');
		const record = newBrowserRecord(id, body, baseUrl);
		const { invocation_id: invocation } = body;
		if (invocation !== undefined && typeof invocation !== 'string') throw invalid('invocation_id must be a string');
		const folder = path.join(this.#folder, id);
		for (const name of FOLDERS) await mkdir(path.join(folder, name), { recursive: true });
		const browser = new Browser(record, folder, this.signer, this.#leash, invocation);
		this.#all.set(id, browser);
		return browser;
	}

	get(id = ''): Browser {
		if (!/^[\w-]{1,128}$/.test(id)) throw invalid('the session id is malformed');
		const found = this.#all.get(id);
		if (!found) throw notFound('browser session');
		return found;
	}

	list = (): BrowserRecord[] => [...this.#all.values()].map(({ record }) => record);

	ofInvocation = (id: string): BrowserRecord[] =>
		[...this.#all.values()].filter(({ invocation }) => invocation === id).map(({ record }) => record);

	async delete(id?: string): Promise<void> {
		const browser = this.get(id);
		this.#all.delete(browser.record.session_id);
		await browser.close();
		await rm(browser.folder, { recursive: true, force: true });
	}

	async close(): Promise<void> {
		await Promise.all([...this.#all.values()].map((browser) => browser.close()));
	}
}
