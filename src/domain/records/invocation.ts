import { type Identified, type Parsed, parseWithId } from './id.ts';

/** The statuses that are known. */
export const INVOCATION_STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;

/** A call of an action of a deployed app. The specification does not show it: all but the id may be missing. */
export type InvocationRecord = Readonly<ReturnType<typeof readInvocation>>;

/** Whether that is its end, well or not. */
export function hasEnded({ status }: InvocationRecord): boolean {
	return status === 'succeeded' || status === 'failed';
}

/** Reads a record from a parsed body. Unknown fields, and known ones of a wrong type, are passed over. */
export function parseInvocation(body: unknown): Parsed<InvocationRecord> {
	return parseWithId(body, readInvocation);
}

function readInvocation({ id, text, fields }: Identified) {
	return {
		id,
		/** One of {@link INVOCATION_STATUSES}, or a value that this version has never heard of; '' for none. */
		status: text('status'),
		statusReason: text('status_reason'),
		/** JSON text, as the service has it; '' where there is none. */
		output: jsonText(fields.output),
		startedAt: text('started_at'),
		app: jsonText(fields.app_name),
		action: jsonText(fields.action_name),
		version: jsonText(fields.version),
		/** JSON text. */
		payload: jsonText(fields.payload),
	};
}

/** JSON text; a service may send the value itself. */
function jsonText(value: unknown): string {
	if (typeof value === 'string') return value;
	return value === undefined || value === null ? '' : JSON.stringify(value);
}
