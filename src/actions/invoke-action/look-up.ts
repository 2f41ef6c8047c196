import { isDeepStrictEqual } from 'node:util';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { parseJson } from '../../domain/text/json.ts';
import { parseTime } from '../../domain/text/time.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { InvocationCall, Invocations } from '../../service/invocations.ts';
import { type LookUp, SLACK_MS } from '../step/recover.ts';

/**
 * Looks an invocation up in the service's list, by the service's own clock.
 * @param elapsed milliseconds since the request began.
 * @param id its id, where the response has told it.
 * @throws Interrupted
 */
export async function lookUp(
	invocations: Pick<Invocations, 'list'>,
	{ call, elapsed, id }: { call: InvocationCall; elapsed: () => number; id: string | undefined },
	limit: CallOptions,
): Promise<LookUp<InvocationRecord>> {
	const list = await invocations.list(call, elapsed() + SLACK_MS, limit);
	const unread = 'It could not be looked up:';
	if (list.kind === 'unread') return { kind: 'unclear', why: `${unread} ${list.failure.message}` };
	if (!list.isWhole) return { kind: 'unclear', why: `${unread} GET /invocations could not be read completely.` };
	const since = list.serverNow - elapsed() - SLACK_MS;
	const candidates = list.items
		.filter(({ app, action, version }) => app === call.app && action === call.action && version === call.version)
		.filter(({ payload }) => isDeepStrictEqual(parseJson(payload), parseJson(call.payload)))
		.filter((record) => (id === undefined || record.id === id) && !(parseTime(record.startedAt) < since));
	const [only, ...others] = candidates;
	if (only === undefined) return { kind: 'none' };
	// One that is still queued has no time: that it is listed since then says enough.
	const isSince = only.startedAt === '' || parseTime(only.startedAt) >= since;
	if (others.length === 0 && isSince) return { kind: 'one', record: only };
	return { kind: 'unclear', why: `One of these invocations may be it: ${candidates.map((one) => one.id).join(', ')}.` };
}
