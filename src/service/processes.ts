import { isObject } from '../domain/text/json.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { jsonBody } from '../http/request-body.ts';
import { requestFailure, unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import { judgeConsent } from './consent.ts';

export interface ResizeRequest {
	/** Both ids are validated by the caller. */
	readonly browserId: string;
	readonly processId: string;
	readonly rows: number;
	readonly cols: number;
}

/** Fields beside `ok` that may take its yes back. A service may add others. */
const CONTRADICTIONS = ['rows', 'cols', 'status'];

/**
 * POST /browsers/{id}/process/{process_id}/resize (API §4.3). The values are absolute, so the request is idempotent.
 * @returns the `ok` of the response; what contradicts its `true` makes it unusable.
 * @throws StepFailure `network` or `rejected`; Interrupted.
 */
export async function resizeTerminal(
	connection: Connection,
	{ browserId, processId, rows, cols }: ResizeRequest,
	options: CallOptions,
): Promise<boolean> {
	const path = `/browsers/${browserId}/process/${processId}/resize`;
	const what = { doing: 'Resizing the terminal', request: `POST ${path}` };
	const body = jsonBody({ rows, cols });
	const response = await send(connection, {
		what,
		method: 'POST',
		path,
		body,
		retrySafety: 'idempotent',
		wantsWhole: true,
		...options,
	});
	const unusable = (why: string) => unusableResponse(what, response.status, why);
	const read = readJson(response);
	if (!read.ok) throw unusable(read.why);
	if (!isObject(read.json)) throw unusable('the body is not a JSON object');
	const consent = judgeConsent(read.json, { rows, cols });
	if (consent.kind === 'error') throw requestFailure(what, response, 'refused', 1);
	if (typeof read.json.ok !== 'boolean') throw unusable('the body has no boolean "ok"');
	if (!read.json.ok) return false;
	if (consent.kind === 'denied') throw unusable(consent.why);
	if (response.status === 202) throw unusable('a 202 only promises that it will be done');
	const against = consent.kind === 'unclear' ? consent.beside.filter((name) => CONTRADICTIONS.includes(name)) : [];
	if (against.length > 0) throw unusable(`its "${against[0]}" does not say that the terminal has its new size`);
	return true;
}
