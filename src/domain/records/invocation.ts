import { isObject } from '../text/json.ts';
import { type Parsed, parseWithId } from './id.ts';

/** The statuses that are known. */
export const INVOCATION_STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;

/** A call of an action of a deployed app. The specification does not show it: all but the id may be missing. */
export interface InvocationRecord {
	readonly id: string;
	/** `queued`, `running`, `succeeded`, `failed`, or a value that this version has never heard of; '' for none. */
	readonly status: string;
	readonly statusReason: string;
	/** JSON text, as the service has it; '' where there is none. */
	readonly output: string;
	readonly startedAt: string;
	readonly finishedAt: string;
}

/** Whether that is its end, well or not. */
export function hasEnded({ status }: InvocationRecord): boolean {
	return status === 'succeeded' || status === 'failed';
}

/** A record of the list of invocations, with what tells whose it is. Each text is '' where the record has none. */
export interface ListedInvocation {
	readonly record: InvocationRecord;
	readonly app: string;
	readonly action: string;
	readonly version: string;
	/** JSON text. */
	readonly payload: string;
}

/** Reads a record from a parsed body. Unknown fields, and known ones of a wrong type, are passed over. */
export function parseInvocation(body: unknown): Parsed<InvocationRecord> {
	return parseWithId(body, (id, { output }, text) => ({
		id,
		status: text('status'),
		statusReason: text('status_reason'),
		output: jsonText(output),
		startedAt: text('started_at'),
		finishedAt: text('finished_at'),
	}));
}

/** Reads the response of GET /invocations; undefined where it is no array. Records that make no sense are passed over. */
export function parseInvocationList(body: unknown): ListedInvocation[] | undefined {
	if (!Array.isArray(body)) return undefined;
	return body.filter(isObject).flatMap((entry) => {
		const parsed = parseInvocation(entry);
		if (!parsed.ok) return [];
		const { app_name: app, action_name: action, version, payload } = entry;
		return [
			{
				record: parsed.record,
				app: rawText(app),
				action: rawText(action),
				version: rawText(version),
				payload: isObject(payload) || Array.isArray(payload) ? jsonText(payload) : rawText(payload),
			},
		];
	});
}

/** JSON text; a service may send the value itself. */
function jsonText(value: unknown): string {
	if (typeof value === 'string') return value;
	return value === undefined || value === null ? '' : JSON.stringify(value);
}

function rawText(value: unknown): string {
	return typeof value === 'string' ? value : '';
}
