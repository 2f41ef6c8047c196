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

/**
 * @param target port of whoever should have been reached.
 * @param host an address that no other cell uses.
 */
export async function openWay(
	problem: 'refused' | 'DNS' | 'connect time-out' | 'certificate',
	target: number,
	host: string,
): Promise<Way> {
	switch (problem) {
		case 'DNS':
			return { host: 'service.invalid', ...NOTHING }; // RFC 6761 §6.4
		case 'certificate':
			return { host: `127.0.0.1:${target}`, ...NOTHING };
		default:
			return await startDoor(problem, target, host);
	}
}

async function startDoor(problem: 'refused' | 'connect time-out', target: number, host: string): Promise<Way> {
	const port = await freePort(host);
	const shared = new SharedArrayBuffer(4);
	const gate = new Int32Array(shared);
	const worker = new Worker(new URL('./door.ts', import.meta.url), {
		workerData: { problem, host, port, target, shared },
	});
	await once(worker, 'message');
	const open = () => {
		Atomics.store(gate, 0, 1);
		Atomics.notify(gate, 0);
	};
	return {
		host: `${host}:${port}`,
		open,
		async close() {
			open();
			await worker.terminate();
		},
	};
}

async function freePort(host: string): Promise<number> {
	const server = createServer().listen(0, host);
	await once(server, 'listening');
	const { port } = server.address() as { port: number };
	server.close();
	await once(server, 'close');
	return port;
}
