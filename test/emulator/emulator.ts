import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { controlRoutes } from './control-routes.ts';
import type { DeploymentRecord } from './deployment-record.ts';
import { type DeploymentOperation, deploymentRoutes } from './deployment-routes.ts';
import { Deployments } from './deployments.ts';
import { Faults } from './faults.ts';
import { Keys } from './keys.ts';
import type { CommittedDeployment } from './ledger.ts';
import type { RecordedRequest } from './recorded-request.ts';
import { RequestHandler } from './request-handler.ts';

export type { DeploymentRecord } from './deployment-record.ts';
export type { Fault, FaultRule } from './faults.ts';
export type { CommittedDeployment } from './ledger.ts';
export type { RecordedRequest } from './recorded-request.ts';

export type Operation = DeploymentOperation;

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
	/** Where files are kept; by default a fresh temporary folder that goes on close. */
	stateDir?: string;
	/** An app that stays up this long, in milliseconds, is running: 300. */
	startGraceMs?: number;
	/** How long a record stays queued at least, in milliseconds: 50. */
	queuedMs?: number;
	/** Between two heartbeats of an event stream, in milliseconds: 15,000. */
	heartbeatMs?: number;
}

export interface Emulator {
	url: string;
	apiKey: string;
	/** Every request since the start, in order of arrival. */
	requests: RecordedRequest[];
	/** Every POST that made a deployment, exactly once. */
	ledger: CommittedDeployment[];
	faults: Faults<Operation>;
	/** The newest first. */
	records(): DeploymentRecord[];
	/** The lines that a deployed app has written. */
	logs(id: string): string[];
	/** Puts a record into any state, known to the service or not. */
	setStatus(id: string, status: string, reason?: string): void;
	close(): Promise<void>;
}

function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
	});
}

export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
	const { apiKey = 'test-key', prefix = '', tls, startGraceMs = 300, queuedMs = 50, heartbeatMs = 15_000 } = options;
	const stateDir = options.stateDir ?? (await mkdtemp(path.join(tmpdir(), 'emulator-')));
	const requests: RecordedRequest[] = [];
	const ledger: CommittedDeployment[] = [];
	const faults = new Faults<Operation>();
	const deployments = new Deployments({ folder: path.join(stateDir, 'deployments'), startGraceMs, queuedMs });
	const sockets = new Map<number | undefined, Socket>();
	const handler = new RequestHandler<Operation>({
		routes: deploymentRoutes(deployments, ledger, heartbeatMs),
		control: controlRoutes({ requests, ledger, faults }),
		keys: new Keys(apiKey),
		prefix,
		requests,
		faults,
		log: options.log ?? (() => undefined),
		socketOf: (socket) => sockets.get(socket.remotePort) ?? socket,
	});
	const handle = (request: IncomingMessage, response: ServerResponse) => void handler.handle(request, response);
	const server = tls ? createTlsServer(tls, handle) : createServer(handle);
	// A stalled or slow request is the client's to give up.
	Object.assign(server, { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 60_000 });
	server.on('connection', (socket: Socket) => {
		const { remotePort } = socket;
		sockets.set(remotePort, socket);
		socket.on('error', () => undefined);
		socket.on('close', () => sockets.delete(remotePort));
	});
	const port = await listen(server, options.port ?? 0);
	process.once('exit', deployments.killAll);
	return {
		url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}${prefix}`,
		apiKey,
		requests,
		ledger,
		faults,
		records: () => deployments.list(),
		logs: (id) => deployments.events(id).lines.map((line) => line.message),
		setStatus: (id, status, reason) => deployments.setStatus(id, status, reason),
		close: async () => {
			process.off('exit', deployments.killAll);
			const closed = new Promise((resolve) => server.close(resolve));
			for (const socket of sockets.values()) socket.destroy();
			await Promise.all([closed, deployments.close(), handler.idle()]);
			if (options.stateDir === undefined) await rm(stateDir, { recursive: true, force: true });
		},
	};
}
