import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppVersions, appRoutes } from './apps/versions.ts';
import { browserRoutes } from './browsers/browser-routes.ts';
import { Browsers } from './browsers/browsers.ts';
import { passOn } from './browsers/cdp.ts';
import { processRoutes } from './browsers/process-routes.ts';
import { replayRoutes } from './browsers/replays.ts';
import type { EnvVarsForm } from './deployments/deployment-form.ts';
import type { DeploymentRecord } from './deployments/deployment-record.ts';
import { deploymentRoutes } from './deployments/deployment-routes.ts';
import { type CommittedDeployment, Deployments, type DeploymentsOptions } from './deployments/deployments.ts';
import { Faults } from './http/faults.ts';
import { LoopbackServer } from './http/loopback-server.ts';
import type { RecordedRequest } from './http/recorded-request.ts';
import { RequestHandler } from './http/request-handler.ts';
import { invocationRoutes } from './invocations/invocation-routes.ts';
import { Invocations } from './invocations/invocations.ts';
import { Keys, keyRoutes } from './keys/keys.ts';
import { Projects } from './keys/projects.ts';
import { Leash } from './processes/leash.ts';

export type { DeploymentRecord } from './deployments/deployment-record.ts';
export type { CommittedDeployment } from './deployments/deployments.ts';
export type { Fault, FaultRule } from './http/faults.ts';
export type { RecordedRequest } from './http/recorded-request.ts';

export type Operation = ReturnType<typeof routesOf>[number]['operation'];

export interface EmulatorOptions {
	/** 0, the default, takes a free one. */
	port?: number;
	apiKey?: string;
	/** Names of projects that there are from the start, beside the default one. */
	projects?: readonly string[];
	/** PEM texts: the emulator then speaks https. */
	tls?: { key: string; cert: string };
	/** Path under which the service is found, such as `/api`. */
	prefix?: string;
	/** Called with one line per request. */
	log?: (line: string) => void;
	/** `scripted`: no process is started, an app does what its entrypoint says of itself (apps/scripted.ts). */
	apps?: DeploymentsOptions['apps'];
	/** Sessions get a real browser, where the machine has one: false. */
	chrome?: boolean;
	/** An app that stays up this long, in milliseconds, is running: 300. */
	startGraceMs?: number;
	/** How long a record stays queued at least, in milliseconds: 50. */
	queuedMs?: number;
	/** Say in a record of which package it was made, as not every service does: true. */
	checksums?: boolean;
	/** How environment variables are taken: as one JSON field, as one part for each, or both, the default. */
	envVars?: EnvVarsForm;
	/** Keep every request with 64 MiB of its body: true. */
	keepRequests?: boolean;
}

export interface Emulator {
	url: string;
	apiKey: string;
	/** Where its files are, as long as it runs. */
	folder: string;
	/** Every request since the start, in order of arrival, where they are kept. */
	requests: RecordedRequest[];
	/** Every POST that made a deployment, exactly once. */
	ledger: CommittedDeployment[];
	faults: Faults<Operation>;
	/** Every operation that is served. */
	operations: readonly Operation[];
	/** The newest first. */
	records(): DeploymentRecord[];
	/** The lines that a deployed app has written. */
	logs(id: string): string[];
	/** Whether a deployed app has ended, and all that it wrote is in its log. */
	hasEnded(id: string): boolean;
	/** Puts a record into any state, known to the service or not. */
	setStatus(id: string, status: string, reason?: string): void;
	/** The real folder that is `/` of a browser session. */
	browserFolder(id: string): string;
	close(): Promise<void>;
}

interface Rooms {
	deployments: Deployments;
	versions: AppVersions;
	invocations: Invocations;
	browsers: Browsers;
	keys: Keys;
	projects: Projects;
}

const routesOf = (
	{ deployments, versions, invocations, browsers, keys, projects }: Rooms,
	envVars: EnvVarsForm = 'both',
) => [
	...deploymentRoutes(deployments, envVars),
	...appRoutes(versions),
	...invocationRoutes(invocations, browsers),
	...browserRoutes(browsers),
	...processRoutes(browsers),
	...replayRoutes(browsers),
	...keyRoutes(keys, projects),
];

export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
	const { apiKey = 'test-key', prefix = '', tls, log = () => undefined } = options;
	const folder = await mkdtemp(path.join(tmpdir(), 'emulator-'));
	const leash = new Leash(folder);
	const projects = new Projects(options.projects);
	const keys = new Keys(apiKey, projects);
	const versions = new AppVersions();
	let url = '';
	const deployments = new Deployments({
		folder: path.join(folder, 'deployments'),
		leash,
		versions,
		keys,
		serviceUrl: () => url,
		apps: options.apps ?? 'processes',
		startGraceMs: options.startGraceMs ?? 300,
		queuedMs: options.queuedMs ?? 50,
		checksums: options.checksums ?? true,
	});
	const browsers = new Browsers({
		folder: path.join(folder, 'browsers'),
		leash,
		chrome: options.chrome ?? false,
		log: (line, invocation = '') => {
			log(line);
			invocations.note(invocation, line);
		},
	});
	const invocations = new Invocations(versions, browsers);
	const routes = routesOf({ deployments, versions, invocations, browsers, keys, projects }, options.envVars);
	const requests: RecordedRequest[] = [];
	const faults = new Faults<Operation>();
	const { ledger } = deployments;
	const handler = new RequestHandler({
		routes,
		keys,
		projects,
		prefix,
		requests: options.keepRequests === false ? undefined : requests,
		faults,
		log,
	});
	const server = new LoopbackServer((request, response, socket) => void handler.handle(request, response, socket), tls);
	server.onUpgrade((request, socket, head) => passOn(browsers, request, socket, head));
	let closing: Promise<void> | undefined;
	const end = async () => {
		invocations.close();
		await Promise.all([server.close(), deployments.close(), browsers.close(), handler.idle()]);
		await leash.close();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	};
	const close = () => {
		closing ??= end();
		return closing;
	};
	const port = await server.listen(options.port ?? 0).catch(async (error: unknown) => {
		await close();
		throw error;
	});
	url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}${prefix}`;
	return {
		url,
		apiKey,
		folder,
		requests,
		ledger,
		faults,
		operations: routes.map(({ operation }) => operation),
		records: () => deployments.list(),
		logs: (id) => deployments.events(id).lines,
		hasEnded: (id) => deployments.hasEnded(id),
		setStatus: (id, status, reason) => deployments.setStatus(id, status, reason),
		browserFolder: (id) => browsers.folderOf(id),
		close,
	};
}
