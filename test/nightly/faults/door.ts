// A thread that keeps a port shut until it is told to open: refused, for nobody listens; or, with a full queue and a
// thread that takes nobody out of it, in silence. Then it leads every connection to the target.
import { connect, createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { problem, host, port, target, shared } = workerData as {
	problem: 'refused' | 'connect time-out';
	host: string;
	port: number;
	target: number;
	shared: SharedArrayBuffer;
};
/** Connections that Linux lets into a queue of length 1, and some more. */
const FILLERS = 4;

function waitUntilOpen(): void {
	parentPort?.postMessage('shut');
	Atomics.wait(new Int32Array(shared), 0, 0);
}

const server = createServer((client) => {
	const service = connect(target, '127.0.0.1');
	client.on('error', () => service.destroy());
	service.on('error', () => client.destroy());
	client.pipe(service).pipe(client);
});
if (problem === 'refused') {
	waitUntilOpen();
	server.listen(port, host);
} else {
	server.listen({ port, host, backlog: 1 }, () => {
		for (let filler = 0; filler < FILLERS; filler++) connect(port, host).on('error', () => undefined);
		setImmediate(waitUntilOpen); // they have set out by then
	});
}
