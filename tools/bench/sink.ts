import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that takes deployments, tells their status by an event stream too, keeps nothing and has no lists. */
export interface Sink {
	readonly url: string;
	/** Of the last upload. */
	readonly last: () => Upload;
	/** Milliseconds after which a deployment leaves `queued`. Default: 0. */
	queueMs: number;
	close(): void;
}

export interface Upload {
	readonly bytes: number;
	/** Milliseconds since 1970. */
	readonly firstByteAt: number;
	readonly startedAt: number;
}

export async function openSink(): Promise<Sink> {
	let last: Upload = { bytes: 0, firstByteAt: 0, startedAt: 0 };
	const sink = { queueMs: 0 };
	const server = createServer((request, response) => {
		if (/^\/(?:apps|deployments)(?:\?|$)/.test(request.url ?? '') && request.method === 'GET')
			return void response.writeHead(404, JSON_TYPE).end('{"code":"not_found","message":"There is no such list"}');
		if (request.url?.includes('/events')) return follow(response, last.startedAt - Date.now());
		if (request.url?.endsWith('/replays')) return void response.writeHead(200, JSON_TYPE).end('[]');
		if (request.method === 'GET') return answer(response, 200, last.startedAt <= Date.now() ? 'running' : 'queued');
		let bytes = 0;
		let firstByteAt = 0;
		request.on('data', (chunk: Buffer) => {
			if (bytes === 0) firstByteAt = Date.now();
			bytes += chunk.length;
		});
		request.on('end', () => {
			last = { bytes, firstByteAt, startedAt: Date.now() + sink.queueMs };
			answer(response, 201, 'queued');
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return Object.assign(sink, { url, last: () => last, close: () => server.close() });
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The event stream of a deployment that runs after so many milliseconds. */
function follow(response: ServerResponse, ms: number): void {
	response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
	const timestamp = new Date().toISOString();
	const event = { event: 'deployment_state', timestamp, deployment: record('running') };
	setTimeout(() => response.write(`data: ${JSON.stringify(event)}\n\n`), Math.max(0, ms)).unref();
}

function answer(response: ServerResponse, code: number, status: string): void {
	response.writeHead(code, JSON_TYPE).end(JSON.stringify(record(status)));
}

function record(status: string) {
	const now = new Date(0).toISOString();
	return {
		id: 'bench',
		status,
		status_reason: '',
		region: 'aws.us-east-1a',
		entrypoint_rel_path: 'index.js',
		env_vars: {},
		created_at: now,
		updated_at: now,
	};
}
