import { isObject } from '../text/json.ts';
import { plainText } from '../text/sanitize.ts';
import { isId } from './id.ts';

/** The statuses that the specification knows (API §3). */
export const STATUSES = ['queued', 'in_progress', 'running', 'failed', 'stopped'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * A deployment record (API §2.3), less what this project must never show: `env_vars` is not even parsed.
 * Which fields are present is not specified: all but the id may be missing.
 */
export interface DeploymentRecord {
	readonly id: string;
	/** One of {@link STATUSES}, or a value that this version has never heard of. Empty where the record has none. */
	readonly status: string;
	readonly statusReason: string;
	readonly region: string;
	readonly entrypoint: string;
	readonly createdAt: string;
	readonly updatedAt: string;
}

export type ParsedRecord =
	| { readonly ok: true; readonly record: DeploymentRecord }
	| { readonly ok: false; readonly why: string };

const MAX_TEXT = 4_000;

/** Reads a deployment record from a parsed body. Unknown fields, and known ones of a wrong type, are passed over. */
export function parseDeployment(body: unknown): ParsedRecord {
	if (!isObject(body)) return { ok: false, why: 'the body is not a JSON object' };
	if (typeof body.id !== 'string') return { ok: false, why: 'the record has no "id"' };
	if (!isId(body.id)) return { ok: false, why: 'the record\'s "id" is not of the form [A-Za-z0-9_-]{1,128}' };
	const text = (name: string) => plainText(body[name], MAX_TEXT);
	return {
		ok: true,
		record: {
			id: body.id,
			status: text('status'),
			statusReason: text('status_reason'),
			region: text('region'),
			entrypoint: text('entrypoint_rel_path'),
			createdAt: text('created_at'),
			updatedAt: text('updated_at'),
		},
	};
}

/** Whether the deployment is still on its way. A status never heard of is one on the way. */
export function isInFlight(status: string): boolean {
	return status !== 'running' && !isFinal(status);
}

/** Whether the server will never change the status again. */
export function isFinal(status: string): boolean {
	return status === 'failed' || status === 'stopped';
}

export type WaitUntil = 'created' | 'started' | 'running';

/** Where a deployment stands, for somebody who waits for `until`. */
export type Progress = 'reached' | 'waiting' | 'unknown-status' | 'failed' | 'stopped';

/** Judges a status against what is waited for. `failed` and `stopped` are final on the server, whatever is waited for. */
export function judgeStatus(status: string, until: WaitUntil): Progress {
	if (status === 'failed' || status === 'stopped') return status;
	if (until === 'created') return 'reached';
	switch (status) {
		case 'running':
			return 'reached';
		case 'in_progress':
			return until === 'started' ? 'reached' : 'waiting';
		case 'queued':
		case '':
			return 'waiting';
		default:
			return 'unknown-status';
	}
}
