import { invalid } from '../http/errors.ts';
import { isObject } from '../http/request-body.ts';
import type { KeyRecord } from './keys.ts';

/** Longest life of a key, in days. */
const MAX_DAYS = 3650;
/** How long a rotated key goes on working, in days, where the request does not say. */
export const WEEK_DAYS = 7;
/** Most characters of a name. */
const MAX_NAME = 255;

export function checkedName({ name }: Record<string, unknown>): string {
	if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME) {
		throw invalid(`name must be a string of 1 to ${MAX_NAME} characters`);
	}
	return name;
}

/** A number of days: undefined where the field was left out, null for "never". */
export function lifetime(body: Record<string, unknown>, field: string, min: number): number | null | undefined {
	const days = body[field];
	if (days === undefined || days === null) return days;
	if (typeof days !== 'number' || !Number.isInteger(days) || days < min || days > MAX_DAYS) {
		throw invalid(`${field} must be an integer from ${min} to ${MAX_DAYS}`);
	}
	return days;
}

/** The exact time of the end, instead of a number of days. */
export function expiryTime({ expires_at: text, days_to_expire: days }: Record<string, unknown>): string | undefined {
	if (text === undefined || text === null) return undefined;
	const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
	if (Number.isNaN(time) || time <= Date.now()) throw invalid('expires_at must be a time stamp in the future');
	if (days !== undefined && days !== null) throw invalid('expires_at and days_to_expire exclude each other');
	return new Date(time).toISOString();
}

export function checkedPolicy({ policy }: Record<string, unknown>): unknown {
	if (policy === undefined || policy === null) return undefined;
	const statements = isObject(policy) && Array.isArray(policy.statements) ? policy.statements : [];
	const isSound = (one: unknown) => isObject(one) && typeof one.action === 'string' && typeof one.resource === 'string';
	if (statements.length === 0 || !statements.every(isSound)) {
		throw invalid('policy.statements must be a list of objects with action and resource');
	}
	return policy;
}

const oneOf = <T extends string>(query: URLSearchParams, name: string, allowed: readonly T[]): T | undefined => {
	const value = query.get(name);
	const found = allowed.find((one) => one === value);
	if (value !== null && found === undefined) throw invalid(`${name} must be one of ${allowed.join(', ')}`);
	return found;
};

export const wantsDeleted = (query: URLSearchParams): boolean =>
	oneOf(query, 'include_deleted', ['true', 'false']) === 'true';

/** The filters and the order of `GET /org/api_keys`. */
export function listedKeys(keys: readonly KeyRecord[], query: URLSearchParams): KeyRecord[] {
	const status = oneOf(query, 'status', ['active', 'deleted', 'all']) ?? (wantsDeleted(query) ? 'all' : 'active');
	const sortBy = oneOf(query, 'sort_by', ['created_at', 'name', 'expires_at']) ?? 'created_at';
	const sign = oneOf(query, 'sort_direction', ['asc', 'desc']) === 'desc' ? -1 : 1;
	const name = query.get('name')?.toLowerCase();
	const part = query.get('query')?.toLowerCase() ?? '';
	return keys
		.filter((key) => status === 'all' || (key.deleted_at === null) === (status === 'active'))
		.filter((key) => name === undefined || key.name.toLowerCase() === name)
		.filter((key) => {
			const texts = [key.name, key.created_by.email, key.created_by.name ?? '', key.project_name ?? ''];
			return texts.some((text) => text.toLowerCase().includes(part)) || key.id.startsWith(part);
		})
		.toSorted((one, other) => sign * compare(one[sortBy] ?? '', other[sortBy] ?? ''));
}

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
