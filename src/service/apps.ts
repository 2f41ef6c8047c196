import { type AppRecord, parseApps } from '../domain/records/app.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { readJson } from '../http/response-body.ts';

/**
 * GET /apps: the versions of apps that can be invoked. Not in the specification, but in services of the same kind.
 * @returns the first 100, newest first where the service keeps that order; undefined where the response is no list.
 * @throws StepFailure where the service has no such operation; Interrupted.
 */
export async function listApps(
	connection: Connection,
	options: CallOptions,
): Promise<readonly AppRecord[] | undefined> {
	const response = await send(connection, {
		what: { doing: 'Listing the apps', request: 'GET /apps', ifAmbiguous: '' },
		method: 'GET',
		path: '/apps?limit=100',
		retrySafety: 'idempotent',
		wantsWhole: true,
		...options,
	});
	const read = readJson(response);
	return read.ok ? parseApps(read.json) : undefined;
}
