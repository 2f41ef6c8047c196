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
	return parseWithId(body, recordOf);
}

/** Reads an entry of GET /invocations. */
export function parseListedInvocation(entry: unknown): Parsed<ListedInvocation> {
	return parseWithId(entry, (id, body, text) => ({
		record: recordOf(id, body, text),
		app: jsonText(body.app_name),
		action: jsonText(body.action_name),
		version: jsonText(body.version),
		payload: jsonText(body.payload),
	}));
}

function recordOf(id: string, { output }: Record<string, unknown>, text: (name: string) => string): InvocationRecord {
	return {
		id,
		status: text('status'),
		statusReason: text('status_reason'),
		output: jsonText(output),
		startedAt: text('started_at'),
	};
}

/** JSON text; a service may send the value itself. */
function jsonText(value: unknown): string {
	if (typeof value === 'string') return value;
	return value === undefined || value === null ? '' : JSON.stringify(value);
}
