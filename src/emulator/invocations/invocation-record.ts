import type { InvocationForm } from './invocation-form.ts';

export const STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;
export type InvocationStatus = (typeof STATUSES)[number];

export interface InvocationRecord {
	id: string;
	app_name: string;
	action_name: string;
	version: string;
	status: InvocationStatus;
	started_at: string;
	/** Null until it ends. */
	finished_at: string | null;
	/** JSON text; left out where the caller gave none. */
	payload?: string;
	/** JSON text; left out until there is one. */
	output?: string;
	status_reason?: string;
}

export const newInvocationRecord = (id: string, form: InvocationForm, now: Date): InvocationRecord => ({
	id,
	app_name: form.app,
	action_name: form.action,
	version: form.version,
	status: 'queued',
	started_at: now.toISOString(),
	finished_at: null,
	...(form.payload === undefined ? {} : { payload: form.payload }),
});
