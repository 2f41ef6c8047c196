import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './actions.ts';
import { FACTS } from './fidelity-facts.ts';
import { code, table } from './table.ts';

/** The clients, in the order of the table, and the test that drives each. */
const CLIENTS = [
	{ name: 'node', shown: 'Node', test: 'test/emulator/sdk.test.ts', what: '`@onkernel/sdk` from npm' },
	{ name: 'python', shown: 'Python', test: 'test/clients/python.ts', what: '`kernel` from PyPI' },
	{
		name: 'command line',
		shown: 'command line',
		test: 'test/clients/command-line.ts',
		what: "the vendor's `kernel`, a Go program",
	},
] as const;

type Agreements = Record<string, { version: string; operations: Record<string, number> }>;

const readAgreements = (): Agreements =>
	JSON.parse(readFileSync(path.join(ROOT, 'docs/fidelity.json'), 'utf8')) as Agreements;

/** The clients that drive the emulator, and the version that last did. */
export function clientsTable(): string {
	const agreements = readAgreements();
	const rows = CLIENTS.map(({ name, what, test }) => {
		const { version = '', operations = {} } = agreements[name] ?? {};
		return [what, version, `${Object.keys(operations).length}`, code(test)];
	});
	return table(['client', 'last run with', 'operations', 'test'], rows);
}

/** One row for each operation. */
export function fidelityTable(): string {
	const agreements = readAgreements();
	const rows = Object.entries(FACTS).map(([operation, { request, specified, action, emulator, tests, unknown }]) => {
		const agreed = CLIENTS.filter(({ name }) => agreements[name]?.operations[operation] !== undefined);
		const status = agreed.map(({ name }) => agreements[name]?.operations[operation])[0];
		return [
			`${code(operation)}<br>${code(request.replaceAll(/:(\w+)/g, '{$1}'))}`,
			specified === undefined ? 'not shown' : `§${specified}`,
			agreed.map(({ shown }) => shown).join(', ') || '–',
			status === undefined ? emulator : `${status}; ${emulator}`,
			[action ?? []].flat().map(code).join(', ') || '–',
			tests.join(', '),
			unknown,
		];
	});
	return table(['operation', 'specification', 'clients', 'emulator', 'action', 'own tests', 'not known'], rows);
}
