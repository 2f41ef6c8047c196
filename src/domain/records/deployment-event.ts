import { isObject, parseJson } from '../text/json.ts';
import { describeForeignBody } from './service-error.ts';

/**
 * What happened to a deployment or an invocation, less what a reader of its log does not need. The specification shows
 * none of it.
 */
export type DeploymentEvent =
	/** What the app wrote, or an error of the service on the way: `line` may hold line breaks. */
	| { readonly kind: 'log'; readonly timestamp: string; readonly line: string }
	/** The record has changed. Only the record itself says how a deployment ends. */
	| { readonly kind: 'state'; readonly timestamp: string; readonly status: string }
	/** A heartbeat, a summary, or what this version has never heard of. */
	| { readonly kind: 'other' };

export type ParsedDeploymentEvent =
	| { readonly ok: true; readonly event: DeploymentEvent }
	/** `why` quotes nothing of the event. */
	| { readonly ok: false; readonly why: string };

/** RFC 3339. It comes back in the address of a request: nothing else may. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * Reads the data of one server-sent event.
 * @param resource whose events they are: its record is in the field of that name.
 */
export function parseDeploymentEvent(
	data: string,
	resource: 'deployment' | 'invocation' = 'deployment',
): ParsedDeploymentEvent {
	const body = parseJson(data);
	if (body === undefined) return { ok: false, why: describeForeignBody(data).replace('the body', 'its data') };
	if (!isObject(body)) return { ok: false, why: 'its data is not a JSON object' };
	const { event, timestamp, message, error, [resource]: record } = body;
	const isState = event === `${resource}_state`;
	if (event !== 'log' && event !== 'error' && !isState) return { ok: true, event: { kind: 'other' } };
	if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp) || Number.isNaN(Date.parse(timestamp))) {
		return { ok: false, why: 'its "timestamp" is none' };
	}
	if (isState) {
		const status = isObject(record) ? record.status : undefined;
		if (typeof status !== 'string') return { ok: false, why: `its "${resource}" has no "status"` };
		return { ok: true, event: { kind: 'state', timestamp, status } };
	}
	const line = event === 'log' ? message : errorLine(error);
	if (typeof line !== 'string') return { ok: false, why: 'it has no "message"' };
	return { ok: true, event: { kind: 'log', timestamp, line } };
}

function errorLine(error: unknown): string | undefined {
	if (!isObject(error) || typeof error.message !== 'string') return undefined;
	return typeof error.code === 'string' && error.code !== '' ? `${error.code}: ${error.message}` : error.message;
}
