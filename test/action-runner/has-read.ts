import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const hex = (port: string): string => Number(port).toString(16).toUpperCase().padStart(4, '0');

/** Waits until a step has read all that a server on loopback has sent to it so far. Linux tells it. */
export async function hasRead(url: string): Promise<void> {
	const { port } = new URL(url);
	// Fields: number, own address, the other's, state, "bytes not yet sent:bytes not yet read" …
	const unread = () =>
		readFileSync('/proc/net/tcp', 'utf8')
			.split('\n')
			.map((line) => line.trim().split(/\s+/))
			.filter(([, , other]) => other?.endsWith(`:${hex(port)}`))
			.some(([, , , , waiting]) => !waiting?.endsWith(':00000000'));
	while (unread()) await sleep(5);
}
