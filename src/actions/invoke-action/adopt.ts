import type { InvocationRecord, ListedInvocation } from '../../domain/records/invocation.ts';
import { parseJson } from '../../domain/text/json.ts';
import { parseTime } from '../../domain/text/time.ts';
import type { InvocationCall } from '../../service/invocations.ts';
import type { StartTime } from './server-clock.ts';

/** What was sent in a request whose response got lost. */
export interface LostCall extends InvocationCall {
	readonly start: StartTime;
	/** Milliseconds that the request took. */
	readonly tookMs: number;
}

/** A record of the list. */
export interface Candidate extends ListedInvocation {
	/** Whether the first look, right after the request, had it: then it is from before the end of that look. */
	readonly isPrompt: boolean;
}

export type Adoption =
	| { readonly kind: 'adopted'; readonly record: InvocationRecord }
	| { readonly kind: 'none' }
	/**
	 * Any of these may be it, and nothing proves it. `unsureOf`: the time of the newest that may be from before the request,
	 * by the service's clock, which a further look may tell; milliseconds since 1970.
	 */
	| { readonly kind: 'open'; readonly ids: readonly string[]; readonly unsureOf?: number };

/**
 * Finds the invocation of a lost request: the one record of the same app, action, version and payload that was certainly
 * created during the request. One of which that is not certain is never taken, and lets no other one be taken.
 */
export function adopt(listed: readonly Candidate[], lost: LostCall): Adoption {
	const judged = listed
		.filter((one) => isSameCall(one, lost))
		.map((one) => ({ record: one.record, ...judge(one, lost) }))
		.filter(({ is }) => is !== 'other');
	const [only] = judged;
	if (only === undefined) return { kind: 'none' };
	if (judged.length === 1 && only.is === 'certain') return { kind: 'adopted', record: only.record };
	const unsureOf = Math.max(...judged.flatMap((one) => (one.unsureOf === undefined ? [] : [one.unsureOf])));
	return {
		kind: 'open',
		ids: judged.map(({ record }) => record.id),
		...(Number.isFinite(unsureOf) ? { unsureOf } : {}),
	};
}

interface Judgement {
	readonly is: 'certain' | 'possible' | 'other';
	readonly unsureOf?: number;
}

function judge({ record, isPrompt }: Candidate, { start, tookMs }: LostCall): Judgement {
	const from = parseTime(record.startedAt);
	if (Number.isNaN(from)) return { is: 'possible' };
	// Exclusive. A time without a fraction is one of whole seconds, rounded down.
	const to = from + (/[.,]\d/.test(record.startedAt) ? 1 : 1_000);
	if (to <= start.earliest) return { is: 'other' };
	if (from < start.latest) return { is: 'possible', unsureOf: from };
	return { is: isPrompt || to <= start.earliest + tookMs ? 'certain' : 'possible' };
}

function isSameCall({ app, action, version, payload }: ListedInvocation, lost: InvocationCall): boolean {
	return app === lost.app && action === lost.action && version === lost.version && isSameJson(payload, lost.payload);
}

/** The service may have written it anew: white space is no difference. */
function isSameJson(one: string, other: string): boolean {
	return (
		one === other || (one !== '' && other !== '' && JSON.stringify(parseJson(one)) === JSON.stringify(parseJson(other)))
	);
}
