import { invalid, notFound } from '../http/errors.ts';
import { isObject } from '../http/request-body.ts';
import type { Leash } from '../state/leash.ts';
import type { ProcessForm } from './process-form.ts';
import { Replays } from './replays.ts';
import { SessionProcess } from './session-process.ts';
import type { LinkSigner } from './signed-link.ts';
import { Watches } from './watches.ts';

export interface Viewport {
	width: number;
	height: number;
	refresh_rate?: number;
}

/** The fields that the public SDKs declare as always there, and what the vendor's command line shows. */
export interface BrowserRecord {
	session_id: string;
	created_at: string;
	cdp_ws_url: string;
	webdriver_ws_url: string;
	headless: boolean;
	stealth: boolean;
	timeout_seconds: number;
	region: string;
	memory: string;
	kiosk_mode: boolean;
	/** Of a session with a window. */
	browser_live_view_url?: string;
	/** Of one that has ended. */
	deleted_at?: string;
	name?: string;
	viewport?: Viewport;
}

/** Seconds. */
const TIMEOUT = { min: 10, default: 60, max: 259_200 };
const DEFAULT_MEMORY = '4GiB';

/** Where a session comes from. */
export interface BrowserOrigin {
	projectId: string | null;
	/** Id of the invocation whose handler made it. */
	invocation: string | undefined;
}

/** A session without a browser: its folder, its processes, its watches and its replays are real. */
export class Browser {
	readonly id: string;
	readonly record: BrowserRecord;
	readonly folder: string;
	readonly projectId: string | null;
	/** Id of the invocation whose handler made it. */
	readonly invocation: string | undefined;
	readonly watches: Watches;
	readonly replays: Replays;
	readonly processes = new Map<string, SessionProcess>();
	readonly #leash: Leash;

	constructor(
		record: BrowserRecord,
		folder: string,
		signer: LinkSigner,
		leash: Leash,
		{ projectId, invocation }: BrowserOrigin,
	) {
		this.id = record.session_id;
		this.projectId = projectId;
		this.record = record;
		this.invocation = invocation;
		this.folder = folder;
		this.watches = new Watches(folder);
		this.replays = new Replays(record.session_id, signer);
		this.#leash = leash;
	}

	spawn(form: ProcessForm): SessionProcess {
		let started: SessionProcess;
		try {
			started = new SessionProcess(form, this.folder, this.#leash);
		} catch (error) {
			throw invalid(`the process cannot be started: ${(error as Error).message}`);
		}
		this.processes.set(started.id, started);
		return started;
	}

	process(id: string): SessionProcess {
		if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw invalid('process_id must be a UUID');
		const found = this.processes.get(id);
		if (!found) throw notFound('process');
		return found;
	}

	async close(): Promise<void> {
		this.watches.close();
		for (const one of this.processes.values()) one.end();
		await Promise.all([...this.processes.values()].map((one) => one.ended));
	}
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

export function parseViewport(value: unknown): Viewport {
	const { width, height, refresh_rate: rate } = isObject(value) ? value : {};
	if (!isWhole(width) || !isWhole(height) || (rate !== undefined && !isWhole(rate))) {
		throw invalid('viewport needs a width and a height, integers above 0, and may have such a refresh_rate');
	}
	return { width, height, ...(rate === undefined ? {} : { refresh_rate: rate }) };
}

export function newBrowserRecord(id: string, body: Record<string, unknown>, baseUrl: string): BrowserRecord {
	const {
		headless = false,
		stealth = false,
		kiosk_mode: kiosk = false,
		timeout_seconds: timeout = TIMEOUT.default,
		name,
		viewport,
		memory,
	} = body;
	if (typeof headless !== 'boolean' || typeof stealth !== 'boolean' || typeof kiosk !== 'boolean') {
		throw invalid('headless, stealth and kiosk_mode are boolean');
	}
	if (!isWhole(timeout) || timeout < TIMEOUT.min || timeout > TIMEOUT.max) {
		throw invalid(`timeout_seconds must be an integer from ${TIMEOUT.min} to ${TIMEOUT.max}`);
	}
	const sockets = baseUrl.replace(/^http/, 'ws');
	return {
		session_id: id,
		created_at: new Date().toISOString(),
		cdp_ws_url: `${sockets}/browser/cdp?session_id=${id}`,
		webdriver_ws_url: `${sockets}/browser/webdriver?session_id=${id}`,
		headless,
		stealth,
		kiosk_mode: kiosk,
		...(headless ? {} : { browser_live_view_url: `${baseUrl}/browser/live?session_id=${id}` }),
		timeout_seconds: timeout,
		region: 'us-east',
		memory: typeof memory === 'string' ? memory : DEFAULT_MEMORY,
		...(typeof name === 'string' && name !== '' ? { name } : {}),
		...(viewport === undefined || viewport === null ? {} : { viewport: parseViewport(viewport) }),
	};
}
