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
	readonly app: string;
	readonly action: string;
	readonly version: string;
	/** JSON text. */
	readonly payload: string;
}

/** Whether that is its end, well or not. */
export function hasEnded({ status }: InvocationRecord): boolean {
	return status === 'succeeded' || status === 'failed';
}

/** Reads a record from a parsed body. Unknown fields, and known ones of a wrong type, are passed over. */
export function parseInvocation(body: unknown): Parsed<InvocationRecord> {
	return parseWithId(body, (id, fields, text) => ({
		id,
		status: text('status'),
		statusReason: text('status_reason'),
		output: jsonText(fields.output),
		startedAt: text('started_at'),
		app: jsonText(fields.app_name),
		action: jsonText(fields.action_name),
		version: jsonText(fields.version),
		payload: jsonText(fields.payload),
	}));
}

/** JSON text; a service may send the value itself. */
function jsonText(value: unknown): string {
	if (typeof value === 'string') return value;
	return value === undefined || value === null ? '' : JSON.stringify(value);
}
