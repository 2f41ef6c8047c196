import { invalid, notFound } from '../http/errors.ts';
import { isObject } from '../http/request-body.ts';
import type { Leash } from '../state/leash.ts';
import type { ProcessForm } from './process-form.ts';
import { Replays } from './replays.ts';
import { SessionProcess } from './session-process.ts';
import type { LinkSigner } from './signed-link.ts';
import { Watches } from './watches.ts';

/** The fields that the public SDKs declare as always there. */
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
	name?: string;
	viewport?: unknown;
}

/** Seconds. */
const DEFAULT_TIMEOUT = 60;
const DEFAULT_MEMORY = '4GiB';

/** Where a session comes from. */
export interface BrowserOrigin {
	projectId: string | null;
	/** Id of the invocation whose handler made it. */
	invocation: string | undefined;
}

/** A session without a browser: its folder, its processes, its watches and its replays are real. */
export class Browser {
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
		for (const one of this.processes.values()) one.kill('KILL');
		await Promise.all([...this.processes.values()].map((one) => one.ended));
	}
}

export function newBrowserRecord(id: string, body: Record<string, unknown>, baseUrl: string): BrowserRecord {
	const {
		headless = false,
		stealth = false,
		timeout_seconds: timeout = DEFAULT_TIMEOUT,
		name,
		viewport,
		memory,
	} = body;
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
		region: 'us-east',
		memory: typeof memory === 'string' ? memory : DEFAULT_MEMORY,
		...(typeof name === 'string' && name !== '' ? { name } : {}),
		...(isObject(viewport) ? { viewport } : {}),
	};
}
