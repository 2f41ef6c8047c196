import type { Browsers } from './browsers/browsers.ts';
import type { CommittedDeployment } from './deployments/ledger.ts';
import { invalid } from './http/errors.ts';
import { type FaultRule, type Faults, KINDS } from './http/faults.ts';
import type { RecordedRequest } from './http/recorded-request.ts';
import { isObject, readObject } from './http/request-body.ts';
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

/** A fault as JSON says it: `"times": "Infinity"` stands for the number that JSON has not. */
function parseRule(body: Record<string, unknown>, operations: readonly string[]): FaultRule {
	const { operation, times, skip, fault } = body;
	if (!operations.includes(String(operation))) throw invalid(`operation must be one of ${operations.join(', ')}`);
	const kind = isObject(fault) ? KINDS.find((known) => known === fault.kind) : undefined;
	if (!kind) throw invalid(`fault.kind must be one of ${KINDS.join(', ')}`);
	const rule = { operation, fault } as unknown as FaultRule;
	for (const [name, value] of Object.entries({ times, skip })) {
		if (value === undefined) continue;
		const count = Number(value);
		if (Number.isNaN(count) || count < 0) throw invalid(`${name} must be a number`);
		Object.assign(rule, { [name]: count });
	}
	return rule;
}

/** How a person with curl sees and steers the emulator. Not part of the service. */
export function controlRoutes({ requests, ledger, faults, browsers, routes }: ControlOptions): Route[] {
	return [
		{
			operation: 'addFault',
			method: 'POST',
			path: '/_emulator/faults',
			handle: async ({ body }) => {
				const operations = ['*', ...routes.map(({ operation }) => operation)];
				const rule = parseRule(await readObject(body), operations);
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
