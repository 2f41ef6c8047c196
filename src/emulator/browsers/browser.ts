import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { invalid, notFound } from '../http/errors.ts';
import { isObject } from '../http/request-body.ts';
import type { Leash } from '../processes/leash.ts';
import type { Chrome } from './chrome.ts';
import type { ProcessForm } from './process-form.ts';
import { Replays } from './replays.ts';
import { SessionProcess } from './session-process.ts';
import { Watches } from './watches.ts';

/** It may have more fields, of which none has an effect here. */
export interface Viewport {
	width: number;
	height: number;
}

/** What a session is asked to be. */
export interface BrowserForm {
	timeoutSeconds: number;
	viewport: Viewport | undefined;
	/** Id of the invocation whose handler makes it. */
	invocation: string | undefined;
	stealth: boolean;
}

/** Path of the WebSocket that leads to a session's browser (cdp.ts). */
export const CDP_PATH = '/browser/cdp';
/** Seconds. */
const TIMEOUT = { min: 10, default: 60, max: 259_200 };

/** A session: a folder that is its `/`, with processes, watches, replays, and a browser where the machine has one. */
export class Browser {
	readonly id: string = randomBytes(12).toString('hex');
	/** Opens its WebSocket. */
	readonly token: string = randomBytes(24).toString('hex');
	readonly form: BrowserForm;
	readonly projectId: string;
	readonly createdAt = new Date();
	/** On this machine. */
	readonly folder: string;
	readonly watches: Watches;
	readonly replays: Replays;
	chrome: Chrome | undefined;
	noBrowser: string | undefined;
	readonly #processes = new Map<string, SessionProcess>();
	readonly #leash: Leash;
	readonly #onIdle: () => void;
	#timer: NodeJS.Timeout | undefined;
	#holds = 0;

	/** @param onIdle called when nothing has used it for as long as its time-out says. */
	constructor(form: BrowserForm, parent: string, projectId: string, leash: Leash, onIdle: () => void) {
		this.form = form;
		this.projectId = projectId;
		this.folder = path.join(parent, this.id, 'files');
		this.watches = new Watches(this.folder);
		this.replays = new Replays();
		this.#leash = leash;
		this.#onIdle = onIdle;
	}

	/**
	 * The fields that the public SDKs declare as always there, but for addresses that would lead nowhere; where it has no
	 * browser, `no_browser` says why.
	 * @param baseUrl the address under which the client reaches the emulator.
	 */
	record(baseUrl: string): object {
		const { viewport, timeoutSeconds, stealth } = this.form;
		const cdp = `${baseUrl.replace(/^http/, 'ws')}${CDP_PATH}?token=${this.token}`;
		return {
			session_id: this.id,
			created_at: this.createdAt.toISOString(),
			...(this.chrome ? { cdp_ws_url: cdp } : { no_browser: this.noBrowser ?? 'it was not started' }),
			webdriver_ws_url: '',
			headless: true,
			stealth,
			timeout_seconds: timeoutSeconds,
			region: 'us-east',
			memory: '4GiB',
			...(viewport === undefined ? {} : { viewport }),
		};
	}

	/** A request came: the time-out begins anew. */
	touch(): void {
		clearTimeout(this.#timer);
		if (this.#holds === 0) this.#timer = setTimeout(this.#onIdle, this.form.timeoutSeconds * 1000);
	}

	/** It is used until the returned function is called: by a connection to its browser, or a stream. */
	hold(): () => void {
		this.#holds += 1;
		this.touch();
		return () => {
			this.#holds -= 1;
			this.touch();
		};
	}

	spawn(form: ProcessForm): SessionProcess {
		try {
			const started = new SessionProcess(form, { home: this.folder, leash: this.#leash, owner: this.id });
			this.#processes.set(started.id, started);
			return started;
		} catch (error) {
			throw invalid(`the process cannot be started: ${(error as Error).message}`);
		}
	}

	process(id: string): SessionProcess {
		if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw invalid('process_id must be a UUID');
		const found = this.#processes.get(id);
		if (!found) throw notFound('process');
		return found;
	}

	/** Ends all that it has started. */
	async close(): Promise<void> {
		this.#holds = Number.POSITIVE_INFINITY; // it is over: no time-out any more
		clearTimeout(this.#timer);
		this.watches.close();
		const started = [...(this.chrome ? [this.chrome] : []), ...this.#processes.values()];
		for (const one of started) one.kill();
		await this.#leash.end(this.id); // before the wait: what has left its group may hold the output of one open
		await Promise.all(started.map(({ ended }) => ended));
	}
}

const isWhole = (value: unknown, min = 1, max = Number.MAX_SAFE_INTEGER): value is number =>
	Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

function parseViewport(value: unknown): Viewport | undefined {
	if (value === undefined || value === null) return undefined;
	const { width, height, ...others } = isObject(value) ? value : {};
	if (!isWhole(width) || !isWhole(height)) throw invalid('viewport needs a width and a height, both integers above 0');
	return { ...others, width, height };
}

export function parseBrowserForm(body: Record<string, unknown>): BrowserForm {
	const { stealth = false, timeout_seconds: timeout = TIMEOUT.default, invocation_id: invocation } = body;
	if (!isWhole(timeout, TIMEOUT.min, TIMEOUT.max)) {
		throw invalid(`timeout_seconds must be an integer from ${TIMEOUT.min} to ${TIMEOUT.max}`);
	}
	return {
		timeoutSeconds: timeout,
		viewport: parseViewport(body.viewport),
		invocation: typeof invocation === 'string' ? invocation : undefined,
		stealth: stealth === true,
	};
}
