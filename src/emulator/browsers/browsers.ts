import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '../http/errors.ts';
import type { Leash } from '../processes/leash.ts';
import { Browser, type BrowserForm } from './browser.ts';
import { Chrome, findChrome, NO_CHROME } from './chrome.ts';

/** The folders that a fresh session has. */
const FOLDERS = ['downloads', 'tmp'];
const DEFAULT_SIZE = { width: 1920, height: 1080 };

export interface BrowsersOptions {
	folder: string;
	leash: Leash;
	/** Whether sessions get a browser, where the machine has one. */
	chrome: boolean;
	/** Called with one line where a session gets no browser, and with the invocation whose handler asked for it. */
	log(line: string, invocation: string | undefined): void;
}

/** The browser sessions. */
export class Browsers {
	readonly #options: BrowsersOptions;
	readonly #all = new Map<string, Browser>();

	constructor(options: BrowsersOptions) {
		this.#options = options;
	}

	async create(form: BrowserForm, projectId: string): Promise<Browser> {
		const { folder, leash, log } = this.#options;
		const browser = new Browser(form, folder, projectId, leash, () => void this.#end(browser));
		for (const name of FOLDERS) await mkdir(path.join(browser.folder, name), { recursive: true });
		try {
			if (this.#options.chrome) browser.chrome = await this.#startChrome(browser);
			else browser.noBrowser = 'this emulator was started without browsers';
		} catch (error) {
			browser.noBrowser = (error as Error).message;
			log(`session ${browser.id} has no browser: ${browser.noBrowser}`, form.invocation);
		}
		this.#all.set(browser.id, browser);
		browser.touch();
		return browser;
	}

	async #startChrome({ id, folder, form }: Browser): Promise<Chrome> {
		const program = await findChrome();
		if (program === undefined) throw new Error(NO_CHROME);
		return Chrome.start(program, {
			profile: path.join(path.dirname(folder), 'profile'),
			downloads: path.join(folder, 'downloads'),
			size: form.viewport ?? DEFAULT_SIZE,
			leash: this.#options.leash,
			owner: id,
		});
	}

	get(id: string, projectId: string): Browser {
		const found = this.#all.get(id);
		if (found?.projectId !== projectId) throw notFound('browser session');
		found.touch();
		return found;
	}

	list = (projectId: string): Browser[] => [...this.#all.values()].filter((one) => one.projectId === projectId);

	byToken = (token: string): Browser | undefined => [...this.#all.values()].find((one) => one.token === token);

	/** Of any project, for tests. */
	folderOf = (id: string): string => this.#all.get(id)?.folder ?? '';

	ofInvocation = (id: string): Browser[] => [...this.#all.values()].filter(({ form }) => form.invocation === id);

	delete = (id: string, projectId: string): Promise<void> => this.#end(this.get(id, projectId));

	async endOf(invocation: string): Promise<void> {
		await Promise.all(this.ofInvocation(invocation).map((browser) => this.#end(browser)));
	}

	async #end(browser: Browser): Promise<void> {
		this.#all.delete(browser.id);
		await browser.close();
		await rm(path.dirname(browser.folder), { recursive: true, force: true, maxRetries: 3 });
	}

	async close(): Promise<void> {
		await Promise.all([...this.#all.values()].map((browser) => browser.close()));
	}
}
