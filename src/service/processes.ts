import { CALL_LIMIT } from '../actions/step/call-limit.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { readJson } from '../http/json-response.ts';
import { send } from '../http/request.ts';
import { jsonBody } from '../http/request-body.ts';
import { unusableAnswer } from '../http/response-failure.ts';
import { parseOk } from './ok-response.ts';

export interface ResizeRequest {
	/** Both ids are checked. */
	readonly browserId: string;
	readonly processId: string;
	readonly rows: number;
	readonly cols: number;
}

/**
 * POST /browsers/{id}/process/{process_id}/resize (API §4.3). The values are absolute, so it may be repeated.
 * @returns what the service says of its success.
 * @throws StepFailure `network` or `rejected`; Interrupted.
 */
export async function resizeTerminal(
	connection: Connection,
	{ browserId, processId, rows, cols }: ResizeRequest,
	options: CallOptions,
): Promise<boolean> {
	const path = `/browsers/${browserId}/process/${processId}/resize`;
	const what = { doing: 'Resizing the terminal', request: `POST ${path}`, ifAmbiguous: '', limit: CALL_LIMIT };
	const body = jsonBody({ rows, cols });
	const answer = await send(connection, {
		what,
		method: 'POST',
		path,
		body,
		repeatable: 'always',
		wantsWhole: true,
		...options,
	});
	const read = readJson(answer);
	if (!read.ok) throw unusableAnswer(what, answer.status, read.why);
	const parsed = parseOk(read.json);
	if (!parsed.ok) throw unusableAnswer(what, answer.status, parsed.why);
	return parsed.value;
}
