// docs/fidelity.md has a row for every operation, and names tests that are there.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { FACTS } from '../../scripts/readme/fidelity-facts.ts';
import { startEmulator } from '../../src/emulator/emulator.ts';
import { readAgreements } from '../clients/agreement.ts';

const served = async () => {
	const emulator = await startEmulator();
	await emulator.close();
	return emulator.operations;
};

/** Without a client that agrees: signed links are opened by browsers. */
const NOT_AGREED = ['viewReplay'];

test('every operation that is served has its row', async () => {
	const operations = await served();
	const rows = Object.entries(FACTS).map(([operation, { request }]) => [operation, request]);
	expect(Object.fromEntries(rows)).toMatchObject(operations);
});

test('a client agrees on no operation that is not served, and every one that is served has a client that agrees', async () => {
	const agreed = Object.values(readAgreements()).flatMap(({ operations }) => Object.keys(operations));
	const operations = Object.keys(await served()).filter((operation) => !NOT_AGREED.includes(operation));
	expect([...new Set(agreed)].toSorted()).toEqual(operations.toSorted());
});

test('the tests that the rows name are there', async () => {
	const operations = Object.keys(await served());
	const names = operations.flatMap((operation) => FACTS[operation]?.tests ?? []);
	const missing = names.filter((name) => !existsSync(path.join(import.meta.dirname, `${name}.test.ts`)));
	expect(missing).toEqual([]);
});
