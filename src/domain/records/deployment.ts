import { isObject } from '../text/json.ts';
import { type Parsed, parseWithId } from './id.ts';

/** The statuses that the specification knows (API §3). */
export const STATUSES = ['queued', 'in_progress', 'running', 'failed', 'stopped'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * A deployment record (API §2.3). Of `env_vars` only the names are kept, because the values must never be shown.
 * The specification does not say which fields are present: all but the id may be missing.
 */
export interface DeploymentRecord {
	readonly id: string;
	/** One of {@link STATUSES}, or a value unknown to this version. Empty if the record has none. */
	readonly status: string;
	readonly statusReason: string;
	readonly region: string;
	readonly entrypoint: string;
	readonly createdAt: string;
	readonly updatedAt: string;
	/** SHA-256 of the package in hex, which some services tell. */
	readonly checksum?: string;
	/** Names of its environment variables; absent where the record has no object of them. */
	readonly envNames?: readonly string[];
}

/** Reads a deployment record from a parsed body. Unknown fields, and fields of a wrong type, are ignored. */
export function parseDeployment(body: unknown): Parsed<DeploymentRecord> {
	return parseWithId(body, (id, { env_vars }, text) => {
		const checksum = checksumOf(text('source_checksum'));
		return {
			id,
			status: text('status'),
			statusReason: text('status_reason'),
			region: text('region'),
			entrypoint: text('entrypoint_rel_path'),
			createdAt: text('created_at'),
			updatedAt: text('updated_at'),
			...(checksum === undefined ? {} : { checksum }),
			...(isObject(env_vars) ? { envNames: Object.keys(env_vars) } : {}),
		};
	});
}

function checksumOf(text: string): string | undefined {
	return /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toLowerCase();
}

/** Whether the deployment is still in flight. An unknown status counts as in flight. */
export function isInFlight(status: string): boolean {
	return status !== 'running' && !isFinal(status);
}

/** Whether the service will never change the status again. */
export function isFinal(status: string): boolean {
	return status === 'failed' || status === 'stopped';
}

export type WaitUntil = 'created' | 'started' | 'running';

/** The progress of a deployment towards the awaited status. */
export type Progress = 'reached' | 'waiting' | 'unknown-status' | 'failed' | 'stopped';

/** Compares a status with the awaited one. `failed` and `stopped` are always final. */
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
