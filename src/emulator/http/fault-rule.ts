import { invalid } from './errors.ts';
import { type Fault, type FaultRule, POINTS } from './faults.ts';
import { isObject } from './request-body.ts';

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
	const { operation, times, skip, fault, ...others } = body;
	const operations = ['*', ...served] as const;
	const known = operations.find((one) => one === operation);
	if (known === undefined) throw invalid(`operation must be one of ${operations.join(', ')}`);
	refuseOthers('a rule', Object.keys(others), []);
	return {
		operation: known,
		fault: parseFault(fault),
		...(times === undefined ? {} : { times: parseCount('times', times) }),
		...(skip === undefined ? {} : { skip: parseCount('skip', skip) }),
	};
}

function parseCount(name: string, value: unknown): number {
	if (value === 'Infinity') return Number.POSITIVE_INFINITY;
	if (!isWhole(value)) throw invalid(`${name} must be a whole number of 0 or more, or "Infinity"`);
	return value as number;
}

function parseFault(fault: unknown): Fault {
	const kind = isObject(fault) ? KINDS.find((known) => known === fault.kind) : undefined;
	if (!isObject(fault) || kind === undefined) throw invalid(`fault.kind must be one of ${KINDS.join(', ')}`);
	const { kind: _, ...given } = fault;
	const { required, optional } = FIELDS[kind];
	refuseOthers(`the fault "${kind}"`, Object.keys(given), [...required, ...optional]);
	for (const name of [...required, ...optional]) {
		const isMissing = !Object.hasOwn(given, name);
		const { isValid, what } = VALUES[name];
		if (isMissing ? required.includes(name) : !isValid(given[name])) throw invalid(`fault.${name} must be ${what}`);
	}
	return fault as unknown as Fault;
}

function refuseOthers(owner: string, given: readonly string[], known: readonly string[]): void {
	const other = given.find((name) => !known.includes(name));
	if (other !== undefined) throw invalid(`${owner} has no field ${other}`);
}

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const FLAG = { isValid: (value: unknown) => typeof value === 'boolean', what: 'true or false' };
const COUNT = { isValid: isWhole, what: 'a whole number of 0 or more' };

const VALUES = {
	status: {
		isValid: (value: unknown) => isWhole(value) && Number(value) >= 200 && Number(value) <= 999,
		what: 'a status from 200 to 999',
	},
	headers: {
		isValid: (value: unknown) => isObject(value) && Object.values(value).every((one) => typeof one === 'string'),
		what: 'an object of strings',
	},
	body: {
		isValid: (value: unknown) => typeof value === 'string' || (typeof value === 'object' && value !== null),
		what: 'a string, an object or an array',
	},
	afterCommit: FLAG,
	early: FLAG,
	at: { isValid: (value: unknown) => POINTS.some((known) => known === value), what: `one of ${POINTS.join(', ')}` },
	bytes: COUNT,
	frames: COUNT,
	record: { isValid: () => true, what: 'there: fields to replace, or anything to send instead' },
	ms: COUNT,
} as const;

type Name = keyof typeof VALUES;
interface Fields {
	readonly required: readonly Name[];
	readonly optional: readonly Name[];
}

const BREAK: Fields = { required: ['at'], optional: ['bytes', 'frames'] };
const FIELDS: Readonly<Record<Exclude<Fault['kind'], 'alter'>, Fields>> = {
	answer: { required: ['status'], optional: ['headers', 'body', 'afterCommit', 'early'] },
	reset: BREAK,
	stall: BREAK,
	override: { required: ['record'], optional: [] },
	delay: { required: ['ms'], optional: [] },
};
const KINDS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
