import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppOperation, appRoutes } from './apps/app-routes.ts';
import { Environments } from './apps/environments.ts';
import type { Activity } from './apps/launch.ts';
import { AppVersions } from './apps/versions.ts';
import { type BrowserOperation, browserRoutes } from './browsers/browser-routes.ts';
import { Browsers } from './browsers/browsers.ts';
import { type FileOperation, fileRoutes } from './browsers/file-routes.ts';
import { type ProcessOperation, processRoutes } from './browsers/process-routes.ts';
import { type ReplayOperation, replayRoutes } from './browsers/replay-routes.ts';
import { controlRoutes } from './control-routes.ts';
import type { EnvVarsForm } from './deployments/deployment-form.ts';
import type { DeploymentRecord } from './deployments/deployment-record.ts';
import { type DeploymentOperation, deploymentRoutes } from './deployments/deployment-routes.ts';
import { type DeploymentEntry, Deployments } from './deployments/deployments.ts';
import type { CommittedDeployment } from './deployments/ledger.ts';
import { Faults } from './http/faults.ts';
import { LoopbackServer } from './http/loopback-server.ts';
import type { RecordedRequest } from './http/recorded-request.ts';
import { RequestHandler } from './http/request-handler.ts';
import type { Route } from './http/router.ts';
import { type InvocationOperation, invocationRoutes } from './invocations/invocation-routes.ts';
import { Invocations } from './invocations/invocations.ts';
import { type KeyOperation, keyRoutes } from './keys/key-routes.ts';
import { type KeyEntry, Keys } from './keys/keys.ts';
import { type ProjectOperation, projectRoutes } from './keys/project-routes.ts';
import { scoped } from './keys/project-scope.ts';
import { type ProjectEntry, Projects } from './keys/projects.ts';
import { Journal } from './state/journal.ts';
import { Leash } from './state/leash.ts';

export type { DeploymentRecord } from './deployments/deployment-record.ts';
export type { CommittedDeployment } from './deployments/ledger.ts';
export type { Fault, FaultRule } from './http/faults.ts';
export type { RecordedRequest } from './http/recorded-request.ts';

export type Operation =
	| DeploymentOperation
	| BrowserOperation
	| FileOperation
	| ProcessOperation
	| ReplayOperation
	| KeyOperation
	| ProjectOperation
	| AppOperation
	| InvocationOperation;

/** Bytes of a body that are kept. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** How long the dependencies of an app may take to install, in milliseconds. */
const INSTALL_LIMIT_MS = 300_000;
/** How long an entrypoint may take to import, in milliseconds: that of the SDK for Python takes seconds. */
const IMPORT_LIMIT_MS = 60_000;
/** As the live service documents it, in milliseconds. */
const SYNC_LIMIT_MS = 100_000;

export interface EmulatorOptions {
	/** 0, the default, takes a free one. */
	port?: number;
	apiKey?: string;
	/** PEM texts: the emulator then speaks https. */
	tls?: { key: string; cert: string };
	/** Path under which the service is found, such as `/api`. */
	prefix?: string;
	/** Called with one line per request. */
	log?: (line: string) => void;
	/**
	 * Where files, deployments and API keys are kept, for the next emulator with the same folder too; by default a
	 * fresh temporary folder that goes on close.
	 */
	stateDir?: string;
	/** An app that stays up this long, in milliseconds, is running: 300. */
	startGraceMs?: number;
	/** How long a record stays queued at least, in milliseconds: 50. */
	queuedMs?: number;
	/** Between two heartbeats of an event stream, in milliseconds: 15,000. */
	heartbeatMs?: number;
	/** Install the dependencies that an app's manifest names: true. */
	install?: boolean;
	/** How long that may take, in milliseconds: 300,000. */
	installLimitMs?: number;
	/** How long an entrypoint may take to import before it is taken for a script that stays up, in ms: 60,000. */
	importLimitMs?: number;
	/** How long an invocation that is waited for may take, in milliseconds: 100,000. */
	syncLimitMs?: number;
	/** Send the headers of a watch's event stream only with its first event, as the live service may. */
	lateWatchHeaders?: boolean;
	/** Say in a record of which package it was made, as not every service does: true. */
	checksums?: boolean;
	/** How environment variables are taken: as one JSON field, as one part for each, or both, the default. */
	envVars?: EnvVarsForm;
	/** Bytes of each request's body that are kept: 64 MiB. */
	keptBytes?: number;
}

export interface Emulator {
	url: string;
	apiKey: string;
	/** Where files are. */
	stateDir: string;
	/** Every request since the start, in order of arrival. */
	requests: RecordedRequest[];
	/** Every POST that made a deployment, exactly once. */
	ledger: CommittedDeployment[];
	faults: Faults<Operation>;
	/** Every operation that is served, such as `GET /deployments/:id`. */
	operations: Record<string, string>;
	/** The newest first. */
	records(): DeploymentRecord[];
	/** The lines that a deployed app has written. */
	logs(id: string): string[];
	/** What a deployed app does now. */
	activity(id: string): Activity;
	/** Puts a record into any state, known to the service or not. */
	setStatus(id: string, status: string, reason?: string): void;
	/** The real folder that is `/` of a browser session. */
	browserFolder(id: string): string;
	close(): Promise<void>;
}

export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
	const { apiKey = 'test-key', prefix = '', tls, startGraceMs = 300, queuedMs = 50, heartbeatMs = 15_000 } = options;
	const stateDir = options.stateDir ?? (await mkdtemp(path.join(tmpdir(), 'emulator-')));
	const requests: RecordedRequest[] = [];
	const faults = new Faults<Operation>();
	const keeps = options.stateDir !== undefined;
	const journal = keeps ? await Journal.open<DeploymentEntry>(path.join(stateDir, 'deployments.jsonl')) : undefined;
	const keyJournal = keeps ? await Journal.open<KeyEntry>(path.join(stateDir, 'keys.jsonl')) : undefined;
	const projectJournal = keeps ? await Journal.open<ProjectEntry>(path.join(stateDir, 'projects.jsonl')) : undefined;
	const leash = new Leash();
	const folder = path.join(stateDir, 'deployments');
	const projects = new Projects(projectJournal);
	const keys = new Keys(apiKey, projects, keyJournal);
	const versions = new AppVersions();
	let url = '';
	const environmentFolder = path.join(stateDir, 'environments');
	await rm(environmentFolder, { recursive: true, force: true });
	const deployments = new Deployments({
		folder,
		journal,
		leash,
		versions,
		keys,
		serviceUrl: () => url,
		install: {
			enabled: options.install ?? true,
			limitMs: options.installLimitMs ?? INSTALL_LIMIT_MS,
			environments: new Environments(environmentFolder),
		},
		importLimitMs: options.importLimitMs ?? IMPORT_LIMIT_MS,
		startGraceMs,
		queuedMs,
		checksums: options.checksums ?? true,
	});
	await deployments.restore();
	const { ledger } = deployments;
	const browsers = new Browsers(path.join(stateDir, 'browsers'), leash);
	const invocations = new Invocations(versions, browsers, options.syncLimitMs ?? SYNC_LIMIT_MS);
	const routes: Route<Operation>[] = [
		...deploymentRoutes(deployments, heartbeatMs, options.envVars ?? 'both'),
		...scoped<Operation>('browser session', browsers.find, [
			...browserRoutes(browsers, options.lateWatchHeaders ?? false),
			...fileRoutes(browsers),
			...processRoutes(browsers),
			...replayRoutes(browsers),
		]),
		...keyRoutes(keys),
		...projectRoutes(projects),
		...appRoutes(versions),
		...invocationRoutes(invocations, heartbeatMs),
	];
	const handler = new RequestHandler<Operation>({
		routes,
		control: controlRoutes({ requests, ledger, faults, browsers, routes }),
		keys,
		projects,
		prefix,
		requests,
		faults,
		log: options.log ?? (() => undefined),
		keptBytes: options.keptBytes ?? KEPT_BYTES,
	});
	const server = new LoopbackServer((request, response, socket) => void handler.handle(request, response, socket), tls);
	const close = async () => {
		invocations.close();
		await Promise.all([server.close(), deployments.close(), browsers.close(), handler.idle()]);
		await Promise.all([leash.close(), journal?.close(), keyJournal?.close(), projectJournal?.close()]);
		if (!keeps) await rm(stateDir, { recursive: true, force: true });
	};
	const port = await server.listen(options.port ?? 0).catch(async (error: unknown) => {
		await close();
		throw error;
	});
	url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}${prefix}`;
	return {
		url,
		apiKey,
		stateDir,
		requests,
		ledger,
		faults,
		operations: Object.fromEntries(routes.map((one) => [one.operation, `${one.method} ${one.path}`])),
		records: () => deployments.list(),
		logs: (id) => deployments.events(id).lines.map((line) => line.message),
		activity: (id) => deployments.activity(id),
		setStatus: (id, status, reason) => deployments.setStatus(id, status, reason),
		browserFolder: (id) => browsers.get(id).folder,
		close,
	};
}
