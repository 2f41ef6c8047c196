import { setImmediate } from 'node:timers/promises';
import { StepFailure } from '../domain/failures/failure.ts';
import type { Sent } from '../domain/failures/interruption.ts';

/** A body that can be opened again for each try. */
export interface RequestBody {
	readonly contentType: string;
	/** Bytes, where they are known. */
	readonly contentLength?: number;
	open(): AsyncIterable<Uint8Array>;
}

/** A value as a JSON body. */
export function jsonBody(value: unknown): RequestBody {
	const bytes = Buffer.from(JSON.stringify(value));
	return {
		contentType: 'application/json',
		contentLength: bytes.length,
		async *open() {
			yield bytes;
		},
	};
}

/**
 * Follows how far a body got, one chunk behind, so that the last one is known for the last. Before each chunk the
 * event loop turns once: a server that responds early (401, 413) and closes is then heard before the next write finds
 * the connection closed, which would lose the response.
 */
export function track(body: RequestBody, moved: () => void) {
	let sent: Sent = 'nothing';
	let failure: StepFailure | undefined;
	async function* chunks() {
		let held: Uint8Array | undefined;
		try {
			for await (const chunk of body.open()) {
				moved();
				if (held !== undefined) {
					await listened();
					sent = 'part';
					yield held;
				}
				held = chunk;
			}
		} catch (error) {
			// What goes wrong here went wrong while reading the files, not on the network.
			if (error instanceof StepFailure) failure = error;
			throw error;
		}
		await listened();
		sent = 'all';
		if (held !== undefined) yield held;
	}
	return { chunks: chunks(), sent: () => sent, fault: () => failure };
}

/** Two turns: the first may begin after the loop has looked at its sockets, the second is sure to look again. */
async function listened(): Promise<void> {
	await setImmediate();
	await setImmediate();
}
