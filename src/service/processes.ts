import { isObject } from '../domain/text/json.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { jsonBody } from '../http/request-body.ts';
import { unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';

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
	const what = { doing: 'Resizing the terminal', request: `POST ${path}`, ifAmbiguous: '' };
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
	const read = readJson(response);
	if (!read.ok) throw unusableResponse(what, response.status, read.why);
	const parsed = parseOk(read.json);
	if (!parsed.ok) throw unusableResponse(what, response.status, parsed.why);
	return parsed.value;
}

type ParsedOk = { readonly ok: true; readonly value: boolean } | { readonly ok: false; readonly why: string };

/** Reads the generic OK response (API §2.4). */
function parseOk(body: unknown): ParsedOk {
	if (!isObject(body)) return { ok: false, why: 'the body is not a JSON object' };
	if (typeof body.ok !== 'boolean') return { ok: false, why: 'the body has no boolean "ok"' };
	return { ok: true, value: body.ok };
}
