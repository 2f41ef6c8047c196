import type { InvocationRecord, ListedInvocation } from '../../domain/records/invocation.ts';
import { parseJson } from '../../domain/text/json.ts';
import type { InvocationCall } from '../../service/invocations.ts';

/** What was sent in a request whose response got lost. */
export interface LostCall extends InvocationCall {
	/** The earliest moment at which the service can have taken it, by its own clock: milliseconds since 1970. */
	readonly since: number;
}

export type Adoption =
	| { readonly kind: 'adopted'; readonly record: InvocationRecord }
	| { readonly kind: 'none' }
	| { readonly kind: 'several'; readonly ids: readonly string[] };

/**
 * Finds the invocation of a lost request: the one record since then of the same app, action, version and payload. Two
 * such records, and nobody can say which it is.
 */
export function adopt(listed: readonly ListedInvocation[], lost: LostCall): Adoption {
	const own = listed.filter(
		({ record, app, action, version, payload }) =>
			app === lost.app &&
			action === lost.action &&
			version === lost.version &&
			isSameJson(payload, lost.payload) &&
			isSince(record.startedAt, lost.since),
	);
	const [only] = own;
	if (only === undefined) return { kind: 'none' };
	return own.length === 1
		? { kind: 'adopted', record: only.record }
		: { kind: 'several', ids: own.map(({ record }) => record.id) };
}

/** The service may have written it anew: white space is no difference. */
function isSameJson(one: string, other: string): boolean {
	return (
		one === other || (one !== '' && other !== '' && JSON.stringify(parseJson(one)) === JSON.stringify(parseJson(other)))
	);
}

/** A time without a fraction is one of whole seconds, rounded down. */
function isSince(startedAt: string, since: number): boolean {
	const unsure = /[.,]\d/.test(startedAt) ? 0 : 999;
	return Date.parse(startedAt) + unsure >= since;
}
