import { CALL_LIMIT } from '../actions/step/call-limit.ts';
import { parseReplays, type ReplayRecord } from '../domain/records/replay.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { readJson } from '../http/json-response.ts';
import { send } from '../http/request.ts';
import { unusableAnswer } from '../http/response-failure.ts';

/**
 * GET /browsers/{id}/replays (API §4.4).
 * @param browserId checked.
 * @throws StepFailure `network` or `rejected`, the latter too for an answer that is no list of replays; Interrupted.
 */
export async function listReplays(
	connection: Connection,
	browserId: string,
	options: CallOptions,
): Promise<readonly ReplayRecord[]> {
	const path = `/browsers/${browserId}/replays`;
	const what = { doing: 'Listing the replays', request: `GET ${path}`, ifAmbiguous: '', limit: CALL_LIMIT };
	const answer = await send(connection, {
		what,
		method: 'GET',
		path,
		repeatable: 'always',
		wantsWhole: true,
		...options,
	});
	const read = readJson(answer);
	if (!read.ok) throw unusableAnswer(what, answer.status, read.why);
	const parsed = parseReplays(read.json);
	if (!parsed.ok) throw unusableAnswer(what, answer.status, parsed.why);
	if (parsed.replays.some(({ id }) => connection.holdsSecret?.(id)))
		throw unusableAnswer(what, answer.status, 'the "replay_id" of an entry holds a secret');
	return parsed.replays;
}
