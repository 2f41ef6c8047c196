import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { RecordedRequest } from '../../src/emulator/emulator.ts';

/** What each client was last seen to do: the table of docs/fidelity.md is made from this file. */
export const FILE = path.resolve(import.meta.dirname, '../../docs/fidelity.json');

export type ClientName = 'node' | 'python' | 'command line';

export interface Agreement {
	/** Of the client. */
	version: string;
	/** Status of the first success of each operation. */
	operations: Record<string, number>;
}

export type Agreements = Record<ClientName, Agreement>;

export const readAgreements = (): Agreements => JSON.parse(readFileSync(FILE, 'utf8')) as Agreements;

/**
 * Compares what a client did, as the emulator saw it, with what the documents say that it does. `UPDATE=1` writes the
 * documents' side anew.
 */
export function expectAgreement(client: ClientName, version: string, requests: readonly RecordedRequest[]): void {
	const operations: Record<string, number> = {};
	for (const { operation, status = 0, headers } of requests.toSorted(byOperation)) {
		// What carries no key is a link that the test has opened by itself.
		if (operation !== undefined && status < 300 && headers.authorization !== undefined)
			operations[operation] ??= status;
	}
	if (process.env.UPDATE === '1') {
		const all = { ...readAgreements(), [client]: { version, operations } };
		writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
	}
	expect(operations).toEqual(readAgreements()[client].operations);
}

function byOperation({ operation: one = '' }: RecordedRequest, { operation: other = '' }: RecordedRequest): number {
	return one === other ? 0 : one < other ? -1 : 1;
}
