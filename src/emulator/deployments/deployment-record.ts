import type { DeploymentForm } from './deployment-form.ts';

export type DeploymentStatus = 'queued' | 'in_progress' | 'running' | 'failed' | 'stopped';

/** The record of API §2.3, with the extra fields that the live service adds for the origin of the code. */
export interface DeploymentRecord {
	id: string;
	status: DeploymentStatus;
	region: string;
	created_at: string;
	updated_at: string | null;
	status_reason: string;
	entrypoint_rel_path?: string;
	env_vars: Record<string, string>;
	source_type: 'file' | 'github';
	source_checksum?: string;
}

export const isFinal = (status: DeploymentStatus): boolean => status === 'failed' || status === 'stopped';

/** An API key never sees the values again. */
const blank = (envVars: Record<string, string>): Record<string, string> =>
	Object.fromEntries(Object.keys(envVars).map((key) => [key, '']));

export function newRecord(id: string, form: DeploymentForm, now: Date): DeploymentRecord {
	const { origin, region, envVars } = form;
	const record: DeploymentRecord = {
		id,
		status: 'queued',
		region,
		created_at: now.toISOString(),
		updated_at: null,
		status_reason: 'Deployment in progress',
		env_vars: blank(envVars),
		source_type: origin.kind === 'file' ? 'file' : 'github',
	};
	if (origin.kind === 'file') {
		record.entrypoint_rel_path = origin.entrypoint;
		record.source_checksum = origin.file.sha256;
		return record;
	}
	const { entrypoint } = origin.source;
	if (typeof entrypoint === 'string') record.entrypoint_rel_path = entrypoint;
	return record;
}
