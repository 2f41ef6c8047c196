import { invalid } from './errors.ts';
import { type FaultRule, KINDS } from './faults.ts';
import { isObject } from './request-body.ts';

/**
 * A fault as JSON says it: `"times": "Infinity"` stands for the number that JSON has not.
 * @param served names of the operations that there are.
 */
export function parseFaultRule(body: unknown, served: readonly string[]): FaultRule {
	if (!isObject(body)) throw invalid('a fault must be an object with operation and fault');
	const { operation, times, skip, fault } = body;
	const operations = ['*', ...served];
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
