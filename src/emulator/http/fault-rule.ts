import { invalid } from './errors.ts';
import { type Fault, type FaultRule, type Faults, POINTS } from './faults.ts';
import { isObject } from './request-body.ts';

/** The fields that a fault of each kind has, the first of them always. */
const FIELDS: Readonly<Record<Exclude<Fault['kind'], 'alter'>, readonly string[]>> = {
	answer: ['status', 'headers', 'body', 'afterCommit', 'early'],
	reset: ['at', 'bytes', 'frames'],
	stall: ['at', 'bytes', 'frames'],
	override: ['record'],
	delay: ['ms'],
};
const KINDS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const NUMBERS = ['status', 'bytes', 'frames', 'ms'];

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Adds rules that came as JSON to the faults of an emulator.
 * @throws ApiError 400 that names the field of the first one that is wrong.
 */
export function addRules<Operation extends string>(
	{ faults, operations }: { faults: Faults<Operation>; operations: readonly Operation[] },
	rules: readonly unknown[],
): void {
	const parsed = rules.map((rule) => parseFaultRule(rule, operations));
	for (const rule of parsed) faults.add(rule);
}

/**
 * A fault as JSON says it: `"times": "Infinity"` stands for the number that JSON has not.
 * @param served names of the operations that there are.
 * @throws ApiError 400 that names the field.
 */
export function parseFaultRule<Operation extends string>(
	body: unknown,
	served: readonly Operation[],
): FaultRule<Operation> {
	if (!isObject(body)) throw invalid('a fault must be an object with operation and fault');
	const { operation, times = 1, skip = 0, fault, ...others } = body;
	const operations = ['*', ...served] as const;
	const known = operations.find((one) => one === operation);
	if (known === undefined) throw invalid(`operation must be one of ${operations.join(', ')}`);
	for (const name of Object.keys(others)) throw invalid(`a rule has no field ${name}`);
	const count = times === 'Infinity' ? Number.POSITIVE_INFINITY : times;
	if (count !== Number.POSITIVE_INFINITY && !isCount(count))
		throw invalid('times must be a whole number, or "Infinity"');
	if (!isCount(skip)) throw invalid('skip must be a whole number');
	return { operation: known, times: count as number, skip, fault: parseFault(fault) };
}

function parseFault(fault: unknown): Fault {
	const kind = isObject(fault) ? KINDS.find((known) => known === fault.kind) : undefined;
	if (!isObject(fault) || kind === undefined) throw invalid(`fault.kind must be one of ${KINDS.join(', ')}`);
	const [required = '', ...optional] = FIELDS[kind];
	for (const [name, value] of Object.entries(fault)) {
		if (!['kind', required, ...optional].includes(name)) throw invalid(`the fault "${kind}" has no field ${name}`);
		if (NUMBERS.includes(name) && !isCount(value)) throw invalid(`fault.${name} must be a whole number`);
	}
	if (required === 'at' && !POINTS.some((point) => point === fault.at)) {
		throw invalid(`fault.at must be one of ${POINTS.join(', ')}`);
	}
	if (fault[required] === undefined) throw invalid(`fault.${required} is missing`);
	if (kind === 'answer' && !(Number(fault.status) >= 200 && Number(fault.status) <= 999)) {
		throw invalid('fault.status must be from 200 to 999');
	}
	return fault as unknown as Fault;
}
