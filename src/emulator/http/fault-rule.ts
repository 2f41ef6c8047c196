import { invalid } from './errors.ts';
import { type Fault, type FaultRule, KINDS, POINTS } from './faults.ts';
import { isObject } from './request-body.ts';

/**
 * A fault as JSON says it: `"times": "Infinity"` stands for the number that JSON has not.
 * @param served names of the operations that there are.
 * @throws ApiError 400 that names the field.
 */
export function parseFaultRule(body: unknown, served: readonly string[]): FaultRule {
	if (!isObject(body)) throw invalid('a fault must be an object with operation and fault');
	const { operation, times, skip, fault, ...others } = body;
	const operations = ['*', ...served];
	if (typeof operation !== 'string' || !operations.includes(operation))
		throw invalid(`operation must be one of ${operations.join(', ')}`);
	refuseOthers('a rule', '', others);
	return {
		operation,
		fault: parseFault(fault),
		...(times === undefined ? {} : { times: parseCount('times', times) }),
		...(skip === undefined ? {} : { skip: parseCount('skip', skip) }),
	};
}

function parseCount(name: string, value: unknown): number {
	if (value === 'Infinity') return Number.POSITIVE_INFINITY;
	if (!isWhole(value)) throw invalid(`${name} must be a whole number of 0 or more, or "Infinity"`);
	return value;
}

function parseFault(fault: unknown): Fault {
	const kind = isObject(fault) ? KINDS.find((known) => known === fault.kind) : undefined;
	if (!isObject(fault) || kind === undefined) throw invalid(`fault.kind must be one of ${KINDS.join(', ')}`);
	const { required = {}, optional = {} } = FIELDS[kind];
	const fields = { ...required, ...optional };
	const { kind: _, ...given } = fault;
	refuseOthers(
		`the fault "${kind}"`,
		'fault.',
		Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(fields, name))),
	);
	for (const [name, { isValid, what }] of Object.entries(fields)) {
		const isMissing = !Object.hasOwn(given, name);
		if (isMissing ? Object.hasOwn(required, name) : !isValid(given[name]))
			throw invalid(`fault.${name} must be ${what}`);
	}
	return fault as unknown as Fault;
}

function refuseOthers(owner: string, prefix: string, others: Record<string, unknown>): void {
	const [name] = Object.keys(others);
	if (name !== undefined) throw invalid(`${owner} has no field ${prefix}${name}`);
}

/** What a field of a fault may hold. */
interface Field {
	readonly isValid: (value: unknown) => boolean;
	/** The same in words, after "must be". */
	readonly what: string;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const STATUS: Field = {
	isValid: (value) => isWhole(value) && value >= 200 && value <= 999,
	what: 'a status from 200 to 999',
};
const HEADERS: Field = {
	isValid: (value) => isObject(value) && Object.values(value).every((one) => typeof one === 'string'),
	what: 'an object of strings',
};
const BODY: Field = {
	isValid: (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
	what: 'a string, an object or an array',
};
const FLAG: Field = { isValid: (value) => typeof value === 'boolean', what: 'true or false' };
const COUNT: Field = { isValid: isWhole, what: 'a whole number of 0 or more' };
const POINT: Field = {
	isValid: (value) => POINTS.some((known) => known === value),
	what: `one of ${POINTS.join(', ')}`,
};
const ANYTHING: Field = { isValid: () => true, what: 'there: fields to replace, or anything to send instead' };

interface Fields {
	readonly required?: Readonly<Record<string, Field>>;
	readonly optional?: Readonly<Record<string, Field>>;
}

const BREAK: Fields = { required: { at: POINT }, optional: { bytes: COUNT, frames: COUNT } };

const FIELDS: Readonly<Record<Fault['kind'], Fields>> = {
	answer: { required: { status: STATUS }, optional: { headers: HEADERS, body: BODY, afterCommit: FLAG } },
	reset: BREAK,
	close: BREAK,
	stall: BREAK,
	'early-answer': { required: { status: STATUS }, optional: { headers: HEADERS, body: BODY } },
	override: { required: { record: ANYTHING } },
	truncated: {},
	gzip: { optional: { body: BODY, truncated: FLAG } },
	endless: {},
	delay: { required: { ms: COUNT } },
};
