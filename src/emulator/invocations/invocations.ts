import { randomBytes } from 'node:crypto';
import type { Result, Runtime } from '../apps/runtime.ts';
import type { AppVersions } from '../apps/versions.ts';
import type { Browsers } from '../browsers/browsers.ts';
import { EventLog } from '../deployments/event-log.ts';
import { invalid, notFound } from '../http/errors.ts';
import type { InvocationChange, InvocationForm } from './invocation-form.ts';

/** How long an invocation that is waited for may take, in milliseconds, as the live service documents it. */
const SYNC_LIMIT_MS = 100_000;

export interface InvocationRecord {
	id: string;
	app_name: string;
	action_name: string;
	version: string;
	status: 'queued' | 'running' | 'succeeded' | 'failed';
	started_at: string;
	/** Null until it ends. */
	finished_at: string | null;
	/** JSON text; left out where the caller gave none. */
	payload?: string;
	/** JSON text; left out until there is one. */
	output?: string;
	status_reason?: string;
}

export interface InvocationFilter {
	app_name?: string;
	action_name?: string;
	version?: string;
	deployment_id?: string;
	status?: string;
	/** Milliseconds of the epoch. */
	since: number;
}

interface Invocation {
	record: InvocationRecord;
	deployment: string;
	projectId: string;
	runtime: Runtime;
	events: EventLog;
	ended: PromiseWithResolvers<void>;
	timer?: NodeJS.Timeout;
}

const hasEnded = ({ status }: InvocationRecord): boolean => status === 'succeeded' || status === 'failed';

/** The calls of the actions of deployed apps. */
export class Invocations {
	readonly #versions: AppVersions;
	readonly #browsers: Browsers;
	readonly #all = new Map<string, Invocation>();

	constructor(versions: AppVersions, browsers: Browsers) {
		this.#versions = versions;
		this.#browsers = browsers;
	}

	/** Starts one, and returns its record: that of its start, or that of its end where the caller waits for it. */
	async create(form: InvocationForm, projectId: string): Promise<InvocationRecord> {
		const { version, runtime } = this.#versions.find(form.app, form.version, projectId);
		if (!version.actions.some(({ name }) => name === form.action)) {
			throw notFound(`action ${form.action} of app ${form.app}`);
		}
		const invocation: Invocation = {
			record: newRecord(form),
			deployment: version.deployment,
			projectId,
			runtime,
			events: new EventLog(),
			ended: Promise.withResolvers(),
		};
		this.#all.set(invocation.record.id, invocation);
		this.#tell(invocation);
		const limitMs = form.isAsync ? form.asyncTimeout * 1000 : SYNC_LIMIT_MS;
		invocation.timer = setTimeout(() => {
			void this.#terminate(invocation, { status: 'failed' }, `the action did not end within ${limitMs / 1000} s`);
		}, limitMs);
		const queued = { ...invocation.record };
		setImmediate(() => void this.#run(invocation));
		if (form.isAsync) return queued;
		await invocation.ended.promise;
		return { ...invocation.record };
	}

	async #run(invocation: Invocation): Promise<void> {
		const { record, events, runtime } = invocation;
		if (hasEnded(record)) return;
		record.status = 'running';
		this.#tell(invocation);
		const { id, app_name: app, action_name: action, payload } = record;
		const call = { invocation: id, app, action, ...(payload === undefined ? {} : { payload }) };
		this.#end(invocation, await runtime.call(call, (message) => events.add('log', { message })));
	}

	#tell = ({ record, events }: Invocation): void => events.add('invocation_state', { invocation: { ...record } });

	#end(invocation: Invocation, result: Result): void {
		const { record, events, ended, timer } = invocation;
		if (hasEnded(record)) return;
		clearTimeout(timer);
		Object.assign(record, { status: result.status, finished_at: new Date().toISOString() });
		if (result.status === 'failed') record.status_reason = result.reason;
		else if (result.output !== undefined) record.output = result.output;
		this.#tell(invocation);
		events.end();
		ended.resolve();
	}

	/** Ends one from outside; its browsers go with it, as the live service documents. */
	async #terminate(invocation: Invocation, { status, output }: InvocationChange, reason: string): Promise<void> {
		const { record, runtime } = invocation;
		runtime.forget(record.id);
		if (output !== undefined) record.output = output;
		this.#end(invocation, status === 'failed' ? { status, reason } : { status });
		if (status === 'failed') await this.#browsers.endOf(record.id);
	}

	/** Ends an invocation. */
	async update(id: string, change: InvocationChange, projectId: string): Promise<InvocationRecord> {
		const invocation = this.#find(id, projectId);
		const { record } = invocation;
		if (hasEnded(record)) throw invalid(`status: the invocation has already ended, as ${record.status}`);
		await this.#terminate(invocation, change, 'The invocation was ended by request');
		return { ...record };
	}

	#find(id: string, projectId: string): Invocation {
		const found = this.#all.get(id);
		if (found?.projectId !== projectId) throw notFound('invocation');
		return found;
	}

	get = (id: string, projectId: string): InvocationRecord => ({ ...this.#find(id, projectId).record });

	events = (id: string, projectId: string): EventLog => this.#find(id, projectId).events;

	/** A line of the emulator's own in its log, where there is such an invocation. */
	note(id: string, message: string): void {
		this.#all.get(id)?.events.add('log', { message });
	}

	/** The newest first. */
	list({ since, deployment_id: deployment, ...exact }: InvocationFilter, projectId: string): InvocationRecord[] {
		return [...this.#all.values()]
			.filter((one) => one.projectId === projectId && (!deployment || one.deployment === deployment))
			.map(({ record }) => ({ ...record }))
			.filter((record) => Date.parse(record.started_at) >= since)
			.filter((record) =>
				Object.entries(exact).every(([field, value]) => !value || record[field as keyof InvocationRecord] === value),
			)
			.reverse();
	}

	close(): void {
		for (const invocation of this.#all.values())
			this.#end(invocation, { status: 'failed', reason: 'The emulator was closed' });
	}
}

const newRecord = ({ app, action, version, payload }: InvocationForm): InvocationRecord => ({
	id: randomBytes(12).toString('hex'),
	app_name: app,
	action_name: action,
	version,
	status: 'queued',
	started_at: new Date().toISOString(),
	finished_at: null,
	...(payload === undefined ? {} : { payload }),
});
