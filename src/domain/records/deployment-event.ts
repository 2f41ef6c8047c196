import { isObject } from '../text/json.ts';
import { parseTime } from '../text/time.ts';
import { type AppNames, parseAppNames } from './app.ts';
import { type Made, type Parsed, parseEventData } from './id.ts';

/**
 * What happened to a deployment or an invocation, less what a reader of its log does not need. The specification shows
 * none of it.
 */
export type DeploymentEvent =
	/** Output of the app, or an error of the service. `line` may contain line breaks. */
	| { readonly kind: 'log'; readonly timestamp: string; readonly line: string }
	/** The status has changed. Only the record itself decides how a deployment ended. */
	| { readonly kind: 'state'; readonly timestamp: string; readonly status: string }
	/** The service has read the names of an app out of the deployment's code. A deployment may have several apps. */
	| { readonly kind: 'app'; readonly app: AppNames }
	/** A heartbeat, or an unknown event. */
	| { readonly kind: 'other' };

/**
 * Reads the data of one server-sent event.
 * @param resource whose events they are: its record is in the field of that name.
 */
export function parseDeploymentEvent(data: string, resource: Made = 'deployment'): Parsed<DeploymentEvent> {
	const parsed = parseEventData(data);
	if (!parsed.ok) return parsed;
	const body = parsed.record;
	const { event, timestamp, message, error, [resource]: record } = body;
	const app = event === 'app_version_summary' && resource === 'deployment' ? parseAppNames(body) : undefined;
	if (app !== undefined) return { ok: true, record: { kind: 'app', app } };
	const isState = event === `${resource}_state`;
	if (event !== 'log' && event !== 'error' && !isState) return { ok: true, record: { kind: 'other' } };
	if (typeof timestamp !== 'string' || Number.isNaN(parseTime(timestamp)))
		return { ok: false, why: 'its "timestamp" is not valid' };
	if (isState) {
		const status = isObject(record) ? record.status : undefined;
		if (typeof status !== 'string') return { ok: false, why: `its "${resource}" has no "status"` };
		return { ok: true, record: { kind: 'state', timestamp, status } };
	}
	const line = event === 'log' ? message : errorLine(error);
	if (typeof line !== 'string') return { ok: false, why: 'it has no "message"' };
	return { ok: true, record: { kind: 'log', timestamp, line } };
}

function errorLine(error: unknown): string | undefined {
	if (!isObject(error) || typeof error.message !== 'string') return undefined;
	return typeof error.code === 'string' && error.code !== '' ? `${error.code}: ${error.message}` : error.message;
}
