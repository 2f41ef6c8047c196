import { randomBytes } from 'node:crypto';
import type { Result, Runtime } from '../apps/runtime.ts';
import type { AppVersions } from '../apps/versions.ts';
import type { BrowserRecord } from '../browsers/browser.ts';
import type { Browsers } from '../browsers/browsers.ts';
import { EventLog } from '../deployments/event-log.ts';
import { invalid, notFound } from '../http/errors.ts';
import { isVisible, type Owned } from '../keys/project-scope.ts';
import type { InvocationChange, InvocationForm } from './invocation-form.ts';
import { type InvocationRecord, newInvocationRecord } from './invocation-record.ts';

export interface InvocationFilter {
	app_name?: string;
	action_name?: string;
	version?: string;
	deployment_id?: string;
	status?: string;
	/** Part of an id, or of the name of an app or an action. */
	query?: string;
	/** Milliseconds of the epoch. */
	since: number;
}

interface Invocation {
	record: InvocationRecord;
	deployment: string;
	projectId: string | null;
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
	readonly #syncLimitMs: number;
	readonly #all = new Map<string, Invocation>();

	/** @param syncLimitMs how long an invocation that is waited for may take, in milliseconds. */
	constructor(versions: AppVersions, browsers: Browsers, syncLimitMs: number) {
		this.#versions = versions;
		this.#browsers = browsers;
		this.#syncLimitMs = syncLimitMs;
	}

	/** Starts one, and returns its record: that of its start, or that of its end where the caller waits for it. */
	async create(form: InvocationForm, scope: string | null): Promise<InvocationRecord> {
		const { version, runtime, projectId } = this.#versions.find(form.app, form.version, scope);
		if (!version.actions.some(({ name }) => name === form.action)) {
			throw notFound(`action ${form.action} of app ${form.app}`);
		}
		const invocation: Invocation = {
			record: newInvocationRecord(randomBytes(12).toString('hex'), form, new Date()),
			deployment: version.deployment,
			projectId,
			runtime,
			events: new EventLog(),
			ended: Promise.withResolvers(),
		};
		this.#all.set(invocation.record.id, invocation);
		this.#tell(invocation);
		const limitMs = form.isAsync ? form.asyncTimeout * 1000 : this.#syncLimitMs;
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
		const result = await runtime.call(call, (message) => events.add('log', { message }));
		this.#end(invocation, result);
	}

	#tell = ({ record, events }: Invocation): void => events.add('invocation_state', { invocation: { ...record } });

	#end(invocation: Invocation, result: Result): void {
		const { record, events, ended, timer } = invocation;
		if (hasEnded(record)) return;
		clearTimeout(timer);
		const { status } = result;
		Object.assign(record, { status, finished_at: new Date().toISOString() });
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
		if (status === 'failed') await this.deleteBrowsers(record.id);
	}

	/** Ends an invocation, or gives one that has ended another output. */
	async update(id: string, change: InvocationChange): Promise<InvocationRecord> {
		const invocation = this.#find(id);
		const { record } = invocation;
		if (!hasEnded(record)) await this.#terminate(invocation, change, 'The invocation was ended by request');
		else if (record.status !== change.status)
			throw invalid(`status: the invocation has ended already, as ${record.status}`);
		else if (change.output !== undefined) record.output = change.output;
		return { ...record };
	}

	#find(id: string): Invocation {
		const found = this.#all.get(id);
		if (!found) throw notFound('invocation');
		return found;
	}

	/** Whose it is. */
	owner = (id: string): Owned | undefined => this.#all.get(id);

	get = (id: string): InvocationRecord => ({ ...this.#find(id).record });

	events = (id: string): EventLog => this.#find(id).events;

	/** The newest first. */
	list(
		{ since, query, deployment_id: deployment, ...exact }: InvocationFilter,
		scope: string | null,
	): InvocationRecord[] {
		const contains = ({ id, app_name, action_name }: InvocationRecord) =>
			[id, app_name, action_name].some((text) => text.includes(query ?? ''));
		return [...this.#all.values()]
			.filter((one) => isVisible(one, scope))
			.filter((one) => !deployment || one.deployment === deployment)
			.map(({ record }) => ({ ...record }))
			.filter((record) => Date.parse(record.started_at) >= since && contains(record))
			.filter((record) =>
				Object.entries(exact).every(([field, value]) => !value || record[field as keyof InvocationRecord] === value),
			)
			.reverse();
	}

	browsers(id: string): BrowserRecord[] {
		const { record, projectId } = this.#find(id);
		return this.#browsers.ofInvocation(record.id, projectId);
	}

	async deleteBrowsers(id: string): Promise<void> {
		await Promise.all(this.browsers(id).map((one) => this.#browsers.delete(one.session_id)));
	}

	close(): void {
		for (const invocation of this.#all.values())
			this.#end(invocation, { status: 'failed', reason: 'The emulator was closed' });
	}
}
