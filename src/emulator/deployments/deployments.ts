import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { App, AppEvents } from '../apps/app.ts';
import { Launch } from '../apps/launch.ts';
import type { RegisteredApp } from '../apps/runtime.ts';
import { ScriptedApp } from '../apps/scripted.ts';
import type { AppVersions } from '../apps/versions.ts';
import { notFound } from '../http/errors.ts';
import type { Keys } from '../keys/keys.ts';
import type { Leash } from '../processes/leash.ts';
import { type DeploymentForm, LATEST } from './deployment-form.ts';
import { type DeploymentRecord, type DeploymentStatus, isFinal, newRecord } from './deployment-record.ts';
import { EventLog } from './event-log.ts';
import type { UnpackedEntry } from './unpack.ts';
import type { Upload } from './upload.ts';

/** What one committed `POST /deployments` brought, exactly as received. */
export interface CommittedDeployment extends Upload {
	id: string;
	/** The archive's entries in its own order; none for a source deployment. */
	entries: UnpackedEntry[];
}

export interface DeploymentsOptions {
	folder: string;
	leash: Leash;
	/** Where the versions go that deployed apps register. */
	versions: AppVersions;
	/** Where each app gets its key. */
	keys: Keys;
	/** Under which address apps find the emulator. */
	serviceUrl(): string;
	/** Whether apps are processes, or only played. */
	apps: 'processes' | 'scripted';
	/** An app that stays up this long, in milliseconds, is running. */
	startGraceMs: number;
	/** How long a record stays queued at least, in milliseconds. */
	queuedMs: number;
	/** Whether a record says of which package it was made. */
	checksums: boolean;
}

interface Deployment {
	record: DeploymentRecord;
	/** What its code has registered. */
	appNames: readonly string[];
	version: string;
	projectId: string;
	/** Still in the list: a deployment that was deleted is not, and can be asked for by its id alone. */
	listed: boolean;
	events: EventLog;
	timer?: NodeJS.Timeout;
	app?: App;
	/** A test has put it into a state: what its app does moves it no more. */
	isSet?: boolean;
}

/** What a list is filtered by. */
export type ListedDeployment = Readonly<Pick<Deployment, 'record' | 'appNames' | 'version' | 'projectId' | 'listed'>>;

/** The deployments, and their way from `queued` to where it ends (API §3). */
export class Deployments {
	/** Every upload that made a deployment, exactly once. */
	readonly ledger: CommittedDeployment[] = [];
	readonly #all = new Map<string, Deployment>();
	readonly #options: DeploymentsOptions;
	#isClosed = false;

	constructor(options: DeploymentsOptions) {
		this.#options = options;
	}

	/** Where one deployment's files live. */
	folderOf = (id: string): string => path.join(this.#options.folder, id);

	/** Takes a checked upload in. */
	commit(form: DeploymentForm, committed: CommittedDeployment, projectId: string): DeploymentRecord {
		const { id } = committed;
		const record = newRecord(id, form, new Date());
		if (!this.#options.checksums) delete record.source_checksum;
		const version = form.version ?? LATEST;
		const deployment: Deployment = { record, appNames: [], version, projectId, listed: true, events: new EventLog() };
		this.#all.set(id, deployment);
		this.ledger.push(committed);
		deployment.events.add('deployment_state', { deployment: { ...record } });
		deployment.timer = setTimeout(() => this.#start(deployment, form), this.#options.queuedMs);
		return { ...record };
	}

	#move(deployment: Deployment, status: DeploymentStatus, reason: string): void {
		if (!isFinal(deployment.record.status)) this.#put(deployment, status, reason);
	}

	#moveByApp(deployment: Deployment, status: DeploymentStatus, reason: string): void {
		if (!deployment.isSet) this.#move(deployment, status, reason);
	}

	#put(deployment: Deployment, status: DeploymentStatus, reason: string): void {
		Object.assign(deployment.record, { status, status_reason: reason, updated_at: new Date().toISOString() });
		deployment.events.add('deployment_state', { deployment: { ...deployment.record } });
		if (!isFinal(status)) return;
		this.#options.versions.drop(deployment.record.id);
		deployment.events.end();
	}

	#start(deployment: Deployment, form: DeploymentForm): void {
		if (this.#isClosed) return;
		const { startGraceMs, keys } = this.#options;
		const { record, projectId } = deployment;
		this.#moveByApp(deployment, 'in_progress', 'Starting the app');
		const run = (reason: string) => {
			deployment.timer = setTimeout(() => this.#moveByApp(deployment, 'running', reason), startGraceMs);
		};
		if (form.origin.kind === 'source') {
			run('Recorded only, because the emulator fetches no code');
			return;
		}
		const key = keys.mint(`deployment ${record.id}`, projectId);
		deployment.app = this.#makeApp(record.id, form, form.origin.entrypoint, key, {
			onLine: (message) => deployment.events.add('log', { message }),
			onScript: () => run('The app is running'),
			onRegistered: (apps) => this.#register(deployment, form.force, apps),
			onEnd: (failure) => {
				clearTimeout(deployment.timer);
				keys.revoke(key);
				if (failure !== undefined) this.#moveByApp(deployment, 'failed', failure);
				else if (deployment.appNames.length > 0) {
					this.#moveByApp(deployment, 'failed', 'The app exited with 0, so its actions can no longer be called');
				} else this.#moveByApp(deployment, 'running', 'The app exited with 0');
			},
		});
	}

	#makeApp(id: string, { envVars }: DeploymentForm, entrypoint: string, key: string, events: AppEvents): App {
		const { apps, serviceUrl, leash } = this.#options;
		const folder = path.join(this.folderOf(id), 'app');
		if (apps === 'scripted') return new ScriptedApp(folder, entrypoint, events);
		const serviceVars = { KERNEL_API_KEY: key, KERNEL_BASE_URL: serviceUrl() };
		const environment = path.join(this.folderOf(id), 'environment');
		return new Launch({ owner: id, folder, environment, entrypoint, envVars, serviceVars, leash }, events);
	}

	/** Only now are the names of the apps known: a deployment takes over from the one that had the same app and version. */
	#register(deployment: Deployment, force: boolean, apps: RegisteredApp[]): void {
		const { versions } = this.#options;
		const { version, app, record, projectId } = deployment;
		if (isFinal(record.status) || !app?.runtime) return;
		const others = versions.deploymentsOf(apps, version, projectId);
		const appNames = apps.map(({ name }) => name);
		if (others.length > 0 && version !== LATEST && !force) {
			const reason = `version ${version} of ${appNames.join(', ')} already exists; set force to overwrite it`;
			void this.#end(deployment, 'failed', reason);
			return;
		}
		deployment.appNames = appNames;
		const { id, region, env_vars } = record;
		for (const { name, actions } of apps) {
			const known = {
				id: randomBytes(12).toString('hex'),
				app_name: name,
				version,
				region,
				actions: actions.map((action) => ({ name: action })),
			};
			versions.hold({ ...known, deployment: id, env_vars }, app.runtime, projectId);
			deployment.events.add('app_version_summary', known);
		}
		this.#moveByApp(deployment, 'running', 'The app is running');
		for (const other of others) void this.#replace(this.#find(other), id);
	}

	/** Another one has taken over: what it is still asked to do is done, and then its app ends. */
	async #replace(deployment: Deployment, by: string): Promise<void> {
		clearTimeout(deployment.timer);
		this.#move(deployment, 'stopped', `overwritten by ${by}`);
		await deployment.app?.runtime?.idle();
		await deployment.app?.kill();
	}

	async #end(deployment: Deployment, status: DeploymentStatus, reason: string): Promise<void> {
		clearTimeout(deployment.timer);
		this.#move(deployment, status, reason);
		await deployment.app?.kill();
	}

	/** @param projectId of the request; left out, any will do. */
	#find(id: string, projectId?: string): Deployment {
		const found = this.#all.get(id);
		if (!found || (projectId !== undefined && found.projectId !== projectId)) throw notFound('deployment');
		return found;
	}

	get = (id: string, projectId: string): DeploymentRecord => ({ ...this.#find(id, projectId).record });

	events = (id: string, projectId?: string): EventLog => this.#find(id, projectId).events;

	/** The newest first, deleted ones too. */
	list = (filter: (one: ListedDeployment) => boolean = () => true): DeploymentRecord[] =>
		[...this.#all.values()]
			.filter(filter)
			.map((one) => ({ ...one.record }))
			.reverse();

	/** Stops it and takes it out of the list; its record stays. */
	async delete(id: string, projectId: string): Promise<void> {
		const deployment = this.#find(id, projectId);
		deployment.listed = false;
		await this.#end(deployment, 'stopped', 'Stopped by request');
	}

	hasEnded = (id: string): boolean => this.#find(id).app?.hasEnded ?? true;

	/** Puts a deployment into any state at all, for tests. */
	setStatus(id: string, status: string, reason = ''): void {
		const deployment = this.#find(id);
		clearTimeout(deployment.timer);
		deployment.isSet = true;
		this.#put(deployment, status as DeploymentStatus, reason);
	}

	discard = (id: string): Promise<void> => rm(this.folderOf(id), { recursive: true, force: true });

	/** Ends every app at once, and waits until they are gone. */
	async close(): Promise<void> {
		this.#isClosed = true;
		for (const deployment of this.#all.values()) {
			clearTimeout(deployment.timer);
			this.#move(deployment, 'stopped', 'The emulator was closed');
			deployment.events.end();
		}
		await Promise.all([...this.#all.values()].map(({ app }) => app?.kill()));
	}
}
