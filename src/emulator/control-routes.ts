import type { Browsers } from './browsers/browsers.ts';
import type { CommittedDeployment } from './deployments/ledger.ts';
import { parseFaultRule } from './http/fault-rule.ts';
import type { Faults } from './http/faults.ts';
import type { RecordedRequest } from './http/recorded-request.ts';
import { readObject } from './http/request-body.ts';
import { empty, json } from './http/response.ts';
import type { Route } from './http/router.ts';

interface ControlOptions {
	requests: RecordedRequest[];
	ledger: CommittedDeployment[];
	faults: Faults;
	browsers: Browsers;
	/** The service's own, for their names. */
	routes: readonly Route[];
}

/** How a person with curl sees and steers the emulator. Not part of the service. */
export function controlRoutes({ requests, ledger, faults, browsers, routes }: ControlOptions): Route[] {
	return [
		{
			operation: 'addFault',
			method: 'POST',
			path: '/_emulator/faults',
			handle: async ({ body }) => {
				const operations = routes.map(({ operation }) => operation);
				const rule = parseFaultRule(await readObject(body), operations);
				faults.add(rule);
				return json(201, rule);
			},
		},
		{
			operation: 'clearFaults',
			method: 'DELETE',
			path: '/_emulator/faults',
			handle: () => {
				faults.clear();
				return empty(204);
			},
		},
		{
			operation: 'showRequests',
			method: 'GET',
			path: '/_emulator/requests',
			handle: () => json(200, requests),
		},
		{
			operation: 'showLedger',
			method: 'GET',
			path: '/_emulator/ledger',
			handle: () => json(200, ledger),
		},
		{
			operation: 'showBrowser',
			method: 'GET',
			path: '/_emulator/browsers/:id',
			handle: ({ params }) => {
				const { folder, processes } = browsers.get(params.id);
				return json(200, { folder, processes: [...processes.values()].map(({ id, pid }) => ({ id, pid })) });
			},
		},
	];
}
