import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { invalid, nameTaken, notFound } from '../http/errors.ts';
import { isVisible } from '../keys/project-scope.ts';
import type { Leash } from '../state/leash.ts';
import { Browser, type BrowserRecord, newBrowserRecord, parseViewport } from './browser.ts';
import { LinkSigner } from './signed-link.ts';

/** The folders that a fresh session has. */
const FOLDERS = ['downloads', 'tmp'];

/** Records of ended sessions that are kept. */
const MAX_ENDED = 1000;

export const BROWSER_STATUSES = ['active', 'deleted', 'all'] as const;
export type BrowserStatus = (typeof BROWSER_STATUSES)[number];

/** The browser sessions. */
export class Browsers {
	readonly signer = new LinkSigner();
	readonly #folder: string;
	readonly #leash: Leash;
	readonly #all = new Map<string, Browser>();
	/** The last ones that have ended, the oldest first. */
	readonly #ended: Pick<Browser, 'record' | 'projectId'>[] = [];

	constructor(folder: string, leash: Leash) {
		this.#folder = folder;
		this.#leash = leash;
	}

	async create(body: Record<string, unknown>, baseUrl: string, projectId: string | null = null): Promise<Browser> {
		const id = randomBytes(12).toString('hex');
		const record = newBrowserRecord(id, body, baseUrl);
		const { invocation_id: invocation } = body;
		if (invocation !== undefined && typeof invocation !== 'string') throw invalid('invocation_id must be a string');
		const folder = path.join(this.#folder, id);
		for (const name of FOLDERS) await mkdir(path.join(folder, name), { recursive: true });
		// In one turn with its entry, so that of two of one name only one wins.
		if (typeof body.name === 'string') this.#requireFree(body.name, projectId);
		const browser = new Browser(record, folder, this.signer, this.#leash, { projectId, invocation });
		this.#all.set(id, browser);
		return browser;
	}

	/** By id, else by name: first among those that a request about a project sees. */
	find = (idOrName: string, scope: string | null = null): Browser | undefined => {
		const named = [...this.#all.values()].filter(({ record }) => record.name === idOrName);
		return this.#all.get(idOrName) ?? named.find((one) => isVisible(one, scope)) ?? named[0];
	};

	get(idOrName = ''): Browser {
		const found = this.find(idOrName);
		if (found) return found;
		if (!/^[\w-]{1,128}$/.test(idOrName)) throw invalid('the session id is malformed');
		throw notFound('browser session');
	}

	/** The record of one that has ended, by id; none of another project. */
	ended = (id = '', projectId: string | null): BrowserRecord | undefined =>
		this.#ended.find((one) => one.record.session_id === id && isVisible(one, projectId))?.record;

	/** @param query finds by id or name. */
	list(query: string, projectId: string | null, status: BrowserStatus): BrowserRecord[] {
		const part = query.toLowerCase();
		const active = status === 'deleted' ? [] : [...this.#all.values()];
		return [...active, ...(status === 'active' ? [] : this.#ended)]
			.filter((one) => isVisible(one, projectId))
			.map(({ record }) => record)
			.filter(({ session_id, name = '' }) => [session_id, name].some((text) => text.toLowerCase().includes(part)));
	}

	/** What is left out stays; an empty name goes. */
	update(idOrName: string, { name, viewport }: Record<string, unknown>): BrowserRecord {
		const { record, projectId } = this.get(idOrName);
		const size = viewport === undefined || viewport === null ? record.viewport : parseViewport(viewport);
		if (name !== undefined && name !== null) this.#rename(record, name, projectId);
		if (size !== undefined) record.viewport = size;
		return record;
	}

	#rename(record: BrowserRecord, name: unknown, projectId: string | null): void {
		if (typeof name !== 'string') throw invalid('name must be a string');
		if (name !== record.name) this.#requireFree(name, projectId);
		if (name === '') delete record.name;
		else record.name = name;
	}

	/** A name is unique among the sessions of a project. */
	#requireFree(name: string, projectId: string | null): void {
		const taken = [...this.#all.values()].some((one) => one.record.name === name && one.projectId === projectId);
		if (name !== '' && taken) throw nameTaken(name);
	}

	/** Those that were made for an invocation, by a request that could see it. */
	ofInvocation = (id: string, scope: string | null): BrowserRecord[] =>
		[...this.#all.values()].filter((one) => one.invocation === id && isVisible(one, scope)).map(({ record }) => record);

	async delete(id?: string): Promise<void> {
		const browser = this.get(id);
		const { record, projectId } = browser;
		this.#all.delete(record.session_id);
		this.#ended.push({ record: { ...record, deleted_at: new Date().toISOString() }, projectId });
		if (this.#ended.length > MAX_ENDED) this.#ended.shift();
		await browser.close();
		await rm(browser.folder, { recursive: true, force: true });
	}

	async close(): Promise<void> {
		await Promise.all([...this.#all.values()].map((browser) => browser.close()));
	}
}
