import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';

/** A way to the service on which nobody is reached, until it opens. */
export interface Way {
	readonly host: string;
	/** From now on it leads to the service. */
	open(): void;
	close(): Promise<void>;
}

const NOTHING = { open: () => undefined, close: async () => undefined };

/** @param target port of whoever should have been reached. */
export async function openWay(
	problem: 'refused' | 'DNS' | 'connect time-out' | 'certificate',
	target: number,
): Promise<Way> {
	switch (problem) {
		case 'DNS':
			return { host: 'service.invalid', ...NOTHING }; // RFC 6761 §6.4
		case 'certificate':
			return { host: `127.0.0.1:${target}`, ...NOTHING };
		default:
			return await startDoor(problem, target);
	}
}

async function startDoor(problem: 'refused' | 'connect time-out', target: number): Promise<Way> {
	const port = await freePort();
	const shared = new SharedArrayBuffer(4);
	const gate = new Int32Array(shared);
	const worker = new Worker(new URL('./door.ts', import.meta.url), { workerData: { problem, port, target, shared } });
	await once(worker, 'message');
	const open = () => {
		Atomics.store(gate, 0, 1);
		Atomics.notify(gate, 0);
	};
	return {
		host: `127.0.0.1:${port}`,
		open,
		async close() {
			open();
			await worker.terminate();
		},
	};
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as { port: number };
	server.close();
	await once(server, 'close');
	return port;
}
