import { parseFaultRule } from './http/fault-rule.ts';
import type { Faults } from './http/faults.ts';
import { readObject } from './http/request-body.ts';
import { empty, json } from './http/response.ts';
import { on, type Route } from './http/router.ts';

/** How a person with curl steers the emulator. Not part of the service. */
export const controlRoutes = <Operation extends string>(
	faults: Faults<Operation>,
	operations: readonly Operation[],
): Route[] => [
	on('addFault', 'POST /_emulator/faults', async ({ body }) => {
		const rule = parseFaultRule(await readObject(body), operations);
		faults.add(rule);
		return json(201, rule);
	}),
	on('clearFaults', 'DELETE /_emulator/faults', () => {
		faults.clear();
		return empty(204);
	}),
];
