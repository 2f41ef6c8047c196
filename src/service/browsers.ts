import { parseReplays, type ReplayRecord } from '../domain/records/replay.ts';
import { isErrorBody } from '../domain/records/service-error.ts';
import { isObject } from '../domain/text/json.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { requestFailure, unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import { jsonBody } from '../http/upload.ts';

// The operations on a browser session.

/**
 * GET /browsers/{id}/replays (API §4.4): all of them, there are no pages.
 * @param browserId validated by the caller.
 * @throws StepFailure `network`, or `rejected`, also for a response that is not a list of replays; Interrupted.
 */
export async function listReplays(
	connection: Connection,
	browserId: string,
	options: CallOptions,
): Promise<readonly ReplayRecord[]> {
	const path = `/browsers/${browserId}/replays`;
	const response = await send(connection, { doing: 'Listing the replays', method: 'GET', path, ...options });
	const read = readJson(response);
	const replays = read.ok ? parseReplays(read.record) : read;
	if (!replays.ok) throw unusableResponse(response, replays.why);
	return replays.record;
}

export interface ResizeRequest {
	/** Both ids are validated by the caller. */
	readonly browserId: string;
	readonly processId: string;
	readonly rows: number;
	readonly cols: number;
}

/**
 * POST /browsers/{id}/process/{process_id}/resize (API §4.3). The values are absolute, so the request is idempotent.
 * @returns the `ok` of the response.
 * @throws StepFailure `network` or `rejected`; Interrupted.
 */
export async function resizeTerminal(
	connection: Connection,
	{ browserId, processId, rows, cols }: ResizeRequest,
	options: CallOptions,
): Promise<boolean> {
	const path = `/browsers/${browserId}/process/${processId}/resize`;
	const body = jsonBody({ rows, cols });
	const resize = { doing: 'Resizing the terminal', method: 'POST', path, body, idempotent: true } as const;
	const response = await send(connection, { ...resize, ...options });
	const read = readJson(response);
	if (!read.ok) throw unusableResponse(response, read.why);
	if (!isObject(read.record)) throw unusableResponse(response, 'the body is not a JSON object');
	const { ok, ...others } = read.record;
	if (isErrorBody(others)) throw requestFailure(response, 'refused');
	if (typeof ok !== 'boolean') throw unusableResponse(response, 'the body has no boolean "ok"');
	return ok;
}
