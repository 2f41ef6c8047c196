import type { CommittedDeployment } from './deployments/ledger.ts';
import { parseFaultRule } from './http/fault-rule.ts';
import type { Faults } from './http/faults.ts';
import type { RecordedRequest } from './http/recorded-request.ts';
import { readObject } from './http/request-body.ts';
import { empty, json } from './http/response.ts';
import { on, type Route } from './http/router.ts';

interface ControlOptions<Operation extends string> {
	requests: RecordedRequest[];
	ledger: CommittedDeployment[];
	faults: Faults<Operation>;
	/** Names of the service's own operations. */
	operations: readonly Operation[];
}

/** How a person with curl sees and steers the emulator. Not part of the service. */
export const controlRoutes = <Operation extends string>({
	requests,
	ledger,
	faults,
	operations,
}: ControlOptions<Operation>): Route[] => [
	on('addFault', 'POST /_emulator/faults', async ({ body }) => {
		const rule = parseFaultRule(await readObject(body), operations);
		faults.add(rule);
		return json(201, rule);
	}),
	on('clearFaults', 'DELETE /_emulator/faults', () => {
		faults.clear();
		return empty(204);
	}),
	on('showRequests', 'GET /_emulator/requests', () => json(200, requests)),
	on('showLedger', 'GET /_emulator/ledger', () => json(200, ledger)),
];
