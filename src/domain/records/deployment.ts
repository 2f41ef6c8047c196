import { isObject } from '../text/json.ts';
import { type Identified, type Parsed, parseWithId } from './id.ts';

/** The statuses that the specification knows (API §3). */
export const STATUSES = ['queued', 'in_progress', 'running', 'failed', 'stopped'] as const;

/**
 * A deployment record (API §2.3). Of `env_vars` only the names are kept, because the values must never be shown.
 * The specification does not say which fields are present: all but the id may be missing.
 */
export type DeploymentRecord = Readonly<ReturnType<typeof readDeployment>>;

/** Reads a deployment record from a parsed body. Unknown fields, and fields of a wrong type, are ignored. */
export function parseDeployment(body: unknown): Parsed<DeploymentRecord> {
	return parseWithId(body, readDeployment);
}

function readDeployment({ id, text, fields: { env_vars } }: Identified) {
	const [, checksum] = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text('source_checksum')) ?? [];
	return {
		id,
		/** One of {@link STATUSES}, or a value unknown to this version. Empty if the record has none. */
		status: text('status'),
		statusReason: text('status_reason'),
		region: text('region'),
		entrypoint: text('entrypoint_rel_path'),
		createdAt: text('created_at'),
		updatedAt: text('updated_at'),
		/** SHA-256 of the package in hex, which some services tell. */
		...(checksum === undefined ? {} : { checksum: checksum.toLowerCase() }),
		/** Names of its environment variables; absent where the record has no object of them. */
		...(isObject(env_vars) ? { envNames: Object.keys(env_vars) } : {}),
	};
}

/** What to do where it is not known whether a request has made one. */
export const IF_SENT =
	'The deployment may exist. Look for it at the service (GET /deployments) before you try again, or you may deploy twice.';

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
export type Progress = 'reached' | 'waiting' | 'unknown-status';

/** Compares a status with the awaited one. Its end is reached, too: nothing else comes. */
export function judgeStatus(status: string, until: WaitUntil): Progress {
	if (until === 'created' || status === 'running' || isFinal(status)) return 'reached';
	if (status === 'in_progress') return until === 'started' ? 'reached' : 'waiting';
	return status === 'queued' || status === '' ? 'waiting' : 'unknown-status';
}
