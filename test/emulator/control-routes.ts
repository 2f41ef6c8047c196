import { empty, json } from './answer.ts';
import { invalid } from './errors.ts';
import type { FaultRule, Faults } from './faults.ts';
import type { CommittedDeployment } from './ledger.ts';
import type { RecordedRequest } from './recorded-request.ts';
import { isObject, readObject } from './request-body.ts';
import type { Route } from './router.ts';

interface ControlOptions {
	requests: RecordedRequest[];
	ledger: CommittedDeployment[];
	faults: Faults;
}

/** A fault as JSON says it: `"times": "Infinity"` stands for the number that JSON has not. */
function parseRule(body: Record<string, unknown>): FaultRule {
	const { operation, times, skip, fault } = body;
	if (typeof operation !== 'string') throw invalid('operation must be the name of an operation, or *');
	if (!isObject(fault) || typeof fault.kind !== 'string') throw invalid('fault must be an object with a kind');
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
export function controlRoutes({ requests, ledger, faults }: ControlOptions): Route[] {
	return [
		{
			operation: 'addFault',
			method: 'POST',
			path: '/_emulator/faults',
			handle: async ({ body }) => {
				const rule = parseRule(await readObject(body));
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
	];
}
