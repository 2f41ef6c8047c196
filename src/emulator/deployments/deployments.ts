import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { InstallSettings } from '../apps/install.ts';
import { type Activity, Launch } from '../apps/launch.ts';
import type { RegisteredApp } from '../apps/runtime.ts';
import { type AppVersions, newAppVersion } from '../apps/versions.ts';
import { notFound, versionExists } from '../http/errors.ts';
import type { Keys } from '../keys/keys.ts';
import type { Owned } from '../keys/project-scope.ts';
import type { Journal } from '../state/journal.ts';
import type { Leash } from '../state/leash.ts';
import { type DeploymentForm, LATEST } from './deployment-form.ts';
import { type DeploymentRecord, type DeploymentStatus, isFinal, newRecord } from './deployment-record.ts';
import { EventLog } from './event-log.ts';
import type { CommittedDeployment } from './ledger.ts';

/** What is known of a deployment for good, and each later state of it. */
export type DeploymentEntry =
	| {
			event: 'created';
			appName: string;
			version: string;
			projectId?: string | null;
			record: DeploymentRecord;
			committed: CommittedDeployment;
	  }
	| { event: 'registered'; id: string; appNames: string[] }
	| { event: 'deleted'; id: string }
	| ({ event: 'moved'; id: string } & Pick<DeploymentRecord, 'status' | 'status_reason' | 'updated_at'>);

export interface DeploymentsOptions {
	folder: string;
	/** Where the records outlive the emulator; without one they do not. */
	journal?: Journal<DeploymentEntry> | undefined;
	leash: Leash;
	/** Where the versions go that deployed apps register. */
	versions: AppVersions;
	/** Where each app gets its key. */
	keys: Keys;
	/** Under which address apps find the emulator. */
	serviceUrl(): string;
	install: InstallSettings;
	/** How long the import of an entrypoint may take before it is taken for a script that stays up, in milliseconds. */
	importLimitMs: number;
	/** An app that stays up this long, in milliseconds, is running. */
	startGraceMs: number;
	/** Whether a record says of which package it was made. */
	checksums: boolean;
	/** How long a record stays queued at least, in milliseconds. */
	queuedMs: number;
}

interface Deployment {
	record: DeploymentRecord;
	/** From the manifest: what its code registers is known later. */
	appName: string;
	/** What its code has registered, else `appName` alone. */
	appNames: readonly string[];
	version: string;
	projectId: string | null;
	/** Still in the list: a deployment that was deleted is not, and can be asked for by its id alone. */
	listed: boolean;
	folder: string;
	events: EventLog;
	timer?: NodeJS.Timeout;
	launch?: Launch;
	/** A test has put it into a state: what its app does moves it no more. */
	isSet?: boolean;
}

/** What a list is filtered by. */
export type ListedDeployment = Readonly<Pick<Deployment, 'record' | 'appNames' | 'version' | 'projectId' | 'listed'>>;

/** Before its code has registered itself, an app is what its manifest and its entrypoint name together. */
const isTwin = (one: Deployment, other: Deployment): boolean =>
	one.appName === other.appName &&
	one.record.entrypoint_rel_path === other.record.entrypoint_rel_path &&
	one.version === other.version &&
	one.projectId === other.projectId;

/** The deployments, and their way from `queued` to where it ends (API §3). */
export class Deployments {
	/** Every upload that made a deployment, exactly once. */
	readonly ledger: CommittedDeployment[] = [];
	readonly #all = new Map<string, Deployment>();
	readonly #options: DeploymentsOptions;

	constructor(options: DeploymentsOptions) {
		this.#options = options;
	}

	/** Takes up what an earlier emulator has left in the same folder; its apps have ended with it. */
	async restore(): Promise<void> {
		const { folder, journal } = this.#options;
		for (const entry of journal?.entries ?? []) {
			if (entry.event === 'created') {
				const { appName, version, projectId = null, record, committed } = entry;
				this.#all.set(record.id, this.#known(record, appName, version, projectId));
				this.ledger.push(committed);
			} else if (entry.event === 'registered') {
				this.#find(entry.id).appNames = entry.appNames;
			} else if (entry.event === 'deleted') {
				this.#find(entry.id).listed = false;
			} else {
				const { event, id, ...state } = entry;
				Object.assign(this.#find(id).record, state);
			}
		}
		for (const deployment of this.#all.values()) {
			this.#move(deployment, 'stopped', 'The emulator ended, and the app with it');
			deployment.events.end();
		}
		await mkdir(folder, { recursive: true });
		for (const name of await readdir(folder)) {
			// An upload that was under way. Nothing that does not look like one is touched.
			if (/^[0-9a-f]{24}$/.test(name) && !this.#all.has(name)) await this.discard(path.join(folder, name));
		}
	}

	#known = (record: DeploymentRecord, appName: string, version: string, projectId: string | null): Deployment => ({
		record,
		appName,
		appNames: [appName],
		version,
		projectId,
		listed: true,
		folder: path.join(this.#options.folder, record.id),
		events: new EventLog(),
	});

	/** Makes the folder that one deployment's files live in. */
	async reserve(id: string): Promise<string> {
		const folder = path.join(this.#options.folder, id);
		await mkdir(folder);
		return folder;
	}

	discard = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

	/**
	 * Takes a checked upload in. Looks for a conflict and adds the record in one turn, so that of two only one wins;
	 * resolves when the record is safe.
	 */
	async commit(
		form: DeploymentForm,
		appName: string,
		committed: CommittedDeployment,
		projectId: string | null = null,
	): Promise<DeploymentRecord> {
		const { id } = committed;
		const version = form.version ?? LATEST;
		const record = newRecord(id, form, new Date());
		if (!this.#options.checksums) delete record.source_checksum;
		const deployment = this.#known(record, appName, version, projectId);
		const twins = [...this.#all.values()].filter((one) => isTwin(one, deployment) && !isFinal(one.record.status));
		if (form.version !== undefined && version !== LATEST) {
			if (twins.length > 0 && !form.force) throw versionExists(appName, version);
		}
		this.#all.set(id, deployment);
		deployment.events.add('deployment_state', { deployment: { ...record } });
		try {
			await this.#options.journal?.append({ event: 'created', appName, version, projectId, record, committed });
		} catch (error) {
			this.#all.delete(id);
			throw error;
		}
		this.ledger.push(committed);
		if (form.version !== undefined && version !== LATEST) {
			// One that has registered its app goes when the new one registers it too.
			for (const twin of twins) if (!this.#options.versions.has(twin.record.id)) void this.#replace(twin, id);
		}
		if (isFinal(record.status)) return { ...record };
		this.#after(deployment, this.#options.queuedMs, () => this.#start(deployment, form));
		return { ...record };
	}

	#after(deployment: Deployment, ms: number, act: () => unknown): void {
		deployment.timer = setTimeout(act, ms);
	}

	#move(deployment: Deployment, status: DeploymentStatus, reason: string): void {
		if (!isFinal(deployment.record.status)) this.#put(deployment, status, reason);
	}

	#moveByApp(deployment: Deployment, status: DeploymentStatus, reason: string): void {
		if (!deployment.isSet) this.#move(deployment, status, reason);
	}

	#put(deployment: Deployment, status: DeploymentStatus, reason: string): void {
		const state = { status, status_reason: reason, updated_at: new Date().toISOString() };
		Object.assign(deployment.record, state);
		// Nobody is told that a state is safe: where it cannot be written, the next start finds an older one.
		this.#options.journal?.append({ event: 'moved', id: deployment.record.id, ...state }).catch(() => undefined);
		deployment.events.add('deployment_state', { deployment: { ...deployment.record } });
		if (!isFinal(status)) return;
		this.#options.versions.drop(deployment.record.id);
		deployment.events.end();
	}

	#start(deployment: Deployment, form: DeploymentForm): void {
		const { startGraceMs, importLimitMs, keys, leash, install } = this.#options;
		this.#moveByApp(deployment, 'in_progress', 'Starting the app');
		const run = (reason: string) =>
			this.#after(deployment, startGraceMs, () => this.#moveByApp(deployment, 'running', reason));
		if (form.origin.kind === 'source') {
			run('Recorded only: the emulator fetches no code');
			return;
		}
		const key = keys.mint(`deployment ${deployment.record.id}`, deployment.projectId);
		deployment.launch = new Launch({
			folder: path.join(deployment.folder, 'app'),
			entrypoint: form.origin.entrypoint,
			envVars: form.envVars,
			serviceVars: { KERNEL_API_KEY: key, KERNEL_BASE_URL: this.#options.serviceUrl() },
			install,
			importLimitMs,
			leash,
			onLine: (message) => deployment.events.add('log', { message }),
			onScript: () => run('The app is running'),
			onRegistered: (apps) => this.#register(deployment, form, apps),
			onEnd: (failure) => {
				clearTimeout(deployment.timer);
				keys.revoke(key);
				if (failure !== undefined) this.#moveByApp(deployment, 'failed', failure);
				else if (this.#options.versions.has(deployment.record.id)) {
					this.#moveByApp(deployment, 'failed', 'The app ended with 0: its actions cannot be called any more');
				} else this.#moveByApp(deployment, 'running', 'The app ended with 0');
			},
		});
	}

	/** Only now are the names of the apps known: a deployment takes over from the one that had the same app and version. */
	#register(deployment: Deployment, { force, region, envVars }: DeploymentForm, apps: RegisteredApp[]): void {
		const { versions } = this.#options;
		const { version, launch, record, projectId } = deployment;
		if (isFinal(record.status) || !launch?.runtime) return;
		const others = versions.deploymentsOf(apps, version, projectId);
		if (others.length > 0 && version !== LATEST && !force) {
			const names = apps.map(({ name }) => name).join(', ');
			void this.#end(deployment, 'failed', versionExists(names, version).message);
			return;
		}
		const ids = [...this.#all.keys()];
		const newer = others.find((id) => ids.indexOf(id) > ids.indexOf(record.id));
		if (newer !== undefined) {
			void this.#replace(deployment, newer);
			return;
		}
		const appNames = apps.map(({ name }) => name);
		deployment.appNames = appNames;
		this.#options.journal?.append({ event: 'registered', id: record.id, appNames }).catch(() => undefined);
		const blank = Object.fromEntries(Object.keys(envVars).map((name) => [name, '']));
		for (const app of apps) {
			const one = newAppVersion(app, { version, region, deployment: record.id, env_vars: blank });
			versions.hold(one, launch.runtime, projectId);
			const { deployment: _, env_vars: __, ...summary } = one;
			deployment.events.add('app_version_summary', summary);
		}
		this.#moveByApp(deployment, 'running', 'The app is running');
		for (const id of others) void this.#replace(this.#find(id), record.id);
	}

	#replace = (deployment: Deployment, by: string): Promise<void> => this.#stop(deployment, `overwritten by ${by}`);

	#stop = (deployment: Deployment, reason: string): Promise<void> => this.#end(deployment, 'stopped', reason);

	async #end(deployment: Deployment, status: DeploymentStatus, reason: string): Promise<void> {
		clearTimeout(deployment.timer);
		this.#move(deployment, status, reason);
		await deployment.launch?.stop();
	}

	#find(id: string): Deployment {
		const found = this.#all.get(id);
		if (!found) throw notFound('deployment');
		return found;
	}

	get = (id: string): DeploymentRecord => ({ ...this.#find(id).record });

	events = (id: string): EventLog => this.#find(id).events;

	/** The newest first, deleted ones too. */
	list = (filter: (one: ListedDeployment) => boolean = () => true): DeploymentRecord[] =>
		[...this.#all.values()]
			.filter(filter)
			.map((one) => ({ ...one.record }))
			.reverse();

	/** Whose it is. */
	owner = (id: string): Owned | undefined => this.#all.get(id);

	/** Stops it and takes it out of the list; its record stays. */
	async delete(id: string): Promise<void> {
		const deployment = this.#find(id);
		if (deployment.listed) {
			deployment.listed = false;
			await this.#options.journal?.append({ event: 'deleted', id });
		}
		await this.#stop(deployment, 'Stopped by request');
	}

	activity(id: string): Activity {
		return this.#find(id).launch?.activity ?? 'ended';
	}

	/** Puts a deployment into any state at all, for tests. */
	setStatus(id: string, status: string, reason = ''): void {
		const deployment = this.#find(id);
		clearTimeout(deployment.timer);
		deployment.isSet = true;
		this.#put(deployment, status as DeploymentStatus, reason);
	}

	/** Ends every app at once; the response waits until they are gone. */
	async close(): Promise<void> {
		for (const deployment of this.#all.values()) {
			clearTimeout(deployment.timer);
			deployment.events.end();
			this.#move(deployment, 'stopped', 'The emulator was closed');
			deployment.launch?.kill();
		}
		await Promise.all([...this.#all.values()].map((one) => one.launch?.ended));
	}
}
