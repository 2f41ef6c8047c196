import { isDeepStrictEqual } from 'node:util';
import type { InvocationRecord, ListedInvocation } from '../../domain/records/invocation.ts';
import { isLatest } from '../../domain/records/version.ts';
import { isLossless, parseJson } from '../../domain/text/json.ts';
import { parseTime, USUAL_SKEW_MS, widestSpanOf } from '../../domain/text/time.ts';
import type { InvocationCall } from '../../service/invocations/invocations.ts';
import type { Doubt, StartTime } from './server-clock.ts';

/** What was sent in a request whose response got lost. */
export interface LostCall extends InvocationCall {
	readonly start: StartTime;
	/** Milliseconds that the request took. */
	readonly tookMs: number;
}

export type Adoption =
	| { readonly kind: 'adopted'; readonly record: InvocationRecord }
	| { readonly kind: 'none' }
	/** Any of these may be it, and nothing proves it. `doubt`: what a further look may clear up. */
	| { readonly kind: 'open'; readonly ids: readonly string[]; readonly doubt?: Doubt };

/**
 * Finds the invocation of a lost request: the one record of the same app, action, version and payload that was certainly
 * created during the request. One of which that is not certain is never taken, and lets no other one be taken. Where the
 * list has none such, those from just before, and those that it does not tell enough of, may be it.
 */
export function adopt(listed: readonly ListedInvocation[], lost: LostCall): Adoption {
	const all = judgeAll(listed, lost, 'equal');
	const judged = all.filter(({ is }) => is !== 'near');
	const [only] = judged;
	if (only === undefined) {
		const unclear = judgeAll(listed, lost, 'unknown').filter(({ is }) => is !== 'near');
		const ids = [...all, ...unclear].map(({ record }) => record.id);
		return ids.length === 0 ? { kind: 'none' } : { kind: 'open', ids };
	}
	if (judged.length === 1 && only.is === 'certain') return { kind: 'adopted', record: only.record };
	const [doubt] = judged.flatMap((one) => one.doubt ?? []).sort((one, other) => other.start - one.start);
	return { kind: 'open', ids: judged.map(({ record }) => record.id), ...(doubt === undefined ? {} : { doubt }) };
}

function judgeAll(listed: readonly ListedInvocation[], lost: LostCall, match: Match) {
	return listed
		.filter((one) => matchOf(one, lost) === match)
		.map((one) => ({ record: one.record, ...judge(one, lost) }))
		.filter(({ is }) => is !== 'other');
}

interface Judgement {
	/** `near`: made just before the request, by a clock that may differ from that of `Date`. */
	readonly is: 'certain' | 'possible' | 'near' | 'other';
	readonly doubt?: Doubt;
}

function judge({ record }: ListedInvocation, { start, tookMs }: LostCall): Judgement {
	const from = parseTime(record.startedAt);
	if (Number.isNaN(from)) return { is: 'possible' };
	const to = from + widestSpanOf(record.startedAt); // exclusive
	if (to <= start.earliest) return { is: to <= start.earliest - USUAL_SKEW_MS ? 'other' : 'near' };
	if (from < start.latest) return { is: 'possible', doubt: { start: from, must: 'by' } };
	if (to > start.earliest + tookMs) return { is: 'possible', doubt: { start: to - tookMs, must: 'not-before' } };
	return { is: 'certain' };
}

/** `unknown`: a part of it is not told, or told in a way that may be the service's own. */
type Match = 'equal' | 'different' | 'unknown';

function matchOf(listed: ListedInvocation, lost: InvocationCall): Match {
	const parts = [
		textMatch(listed.app, lost.app),
		textMatch(listed.action, lost.action),
		versionMatch(listed.version, lost.version),
		payloadMatch(listed.payload, lost.payload),
	];
	if (parts.includes('different')) return 'different';
	return parts.includes('unknown') ? 'unknown' : 'equal';
}

function textMatch(listed: string, sent: string): Match {
	if (listed === sent) return 'equal';
	return listed === '' ? 'unknown' : 'different';
}

/** The service may say which version the latest one is. */
function versionMatch(listed: string, sent: string): Match {
	const match = textMatch(listed, sent);
	return match === 'different' && isLatest(sent) ? 'unknown' : match;
}

/** The service may have written it anew, with its members in another order, or have put something where nothing was sent. */
function payloadMatch(listed: string, sent: string): Match {
	const match = textMatch(listed, sent);
	if (match !== 'different') return match;
	if (sent === '') return NOTHING.includes(listed.replaceAll(/\s/g, '')) ? 'unknown' : 'different';
	const [one, other] = [parseJson(listed), parseJson(sent)];
	if (one === undefined || !isDeepStrictEqual(one, other)) return 'different';
	// Numbers that JavaScript rounds to the same one, and members of one name, may be what they differ in.
	return isLossless(listed) && isLossless(sent) ? 'equal' : 'unknown';
}

const NOTHING = ['null', '{}', '""'];
