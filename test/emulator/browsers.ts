import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { invalid, notFound } from './errors.ts';
import type { ProcessForm } from './process-form.ts';
import { Replays } from './replays.ts';
import { isObject } from './request-body.ts';
import { SessionProcess } from './session-process.ts';
import { LinkSigner } from './signed-link.ts';
import { Watches } from './watches.ts';

/** The fields that the public SDK declares as always there. */
export interface BrowserRecord {
	session_id: string;
	created_at: string;
	cdp_ws_url: string;
	webdriver_ws_url: string;
	headless: boolean;
	stealth: boolean;
	timeout_seconds: number;
	name?: string;
	viewport?: unknown;
}

const DEFAULT_TIMEOUT = 60;
/** The folders that a fresh session has. */
const FOLDERS = ['downloads', 'tmp'];

/** A session without a browser: its folder, its processes, its watches and its replays are real. */
export class Browser {
	readonly record: BrowserRecord;
	readonly folder: string;
	readonly watches: Watches;
	readonly replays: Replays;
	readonly processes = new Map<string, SessionProcess>();

	constructor(record: BrowserRecord, folder: string, signer: LinkSigner) {
		this.record = record;
		this.folder = folder;
		this.watches = new Watches(folder);
		this.replays = new Replays(record.session_id, signer);
	}

	spawn(form: ProcessForm): SessionProcess {
		const started = new SessionProcess(form, this.folder);
		this.processes.set(started.id, started);
		return started;
	}

	process(id: string): SessionProcess {
		if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw invalid('process_id must be a UUID');
		const found = this.processes.get(id);
		if (!found) throw notFound('process');
		return found;
	}

	killAll(): void {
		for (const one of this.processes.values()) one.kill('KILL');
	}

	async close(): Promise<void> {
		this.watches.close();
		this.killAll();
		await Promise.all([...this.processes.values()].map((one) => one.ended));
	}
}

function newRecord(id: string, body: Record<string, unknown>, baseUrl: string): BrowserRecord {
	const { headless = false, stealth = false, timeout_seconds: timeout = DEFAULT_TIMEOUT, name, viewport } = body;
	if (typeof headless !== 'boolean' || typeof stealth !== 'boolean') throw invalid('headless and stealth are boolean');
	if (typeof timeout !== 'number' || !Number.isInteger(timeout)) throw invalid('timeout_seconds must be an integer');
	const sockets = baseUrl.replace(/^http/, 'ws');
	return {
		session_id: id,
		created_at: new Date().toISOString(),
		cdp_ws_url: `${sockets}/browser/cdp?session_id=${id}`,
		webdriver_ws_url: `${sockets}/browser/webdriver?session_id=${id}`,
		headless,
		stealth,
		timeout_seconds: timeout,
		...(typeof name === 'string' ? { name } : {}),
		...(isObject(viewport) ? { viewport } : {}),
	};
}

export class Browsers {
	readonly signer = new LinkSigner();
	readonly #folder: string;
	readonly #all = new Map<string, Browser>();

	constructor(folder: string) {
		this.#folder = folder;
	}

	async create(body: Record<string, unknown>, baseUrl: string): Promise<Browser> {
		const id = randomBytes(12).toString('hex');
		const record = newRecord(id, body, baseUrl);
		const folder = path.join(this.#folder, id);
		for (const name of FOLDERS) await mkdir(path.join(folder, name), { recursive: true });
		const browser = new Browser(record, folder, this.signer);
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

	async delete(id?: string): Promise<void> {
		const browser = this.get(id);
		this.#all.delete(browser.record.session_id);
		await browser.close();
		await rm(browser.folder, { recursive: true, force: true });
	}

	/** For the end of the whole process, where nothing can be waited for. */
	killAll = (): void => {
		for (const browser of this.#all.values()) browser.killAll();
	};

	async close(): Promise<void> {
		await Promise.all([...this.#all.values()].map((browser) => browser.close()));
	}
}
