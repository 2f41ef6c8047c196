import { createHmac } from 'node:crypto';
import type { DeployInputs } from '../inputs/inputs.ts';

/**
 * One text for all that a deployment is made of but its package: service, project, region, version, entrypoint and
 * environment values. Keyed with the API key, so that nobody can guess the values from it.
 */
export function appKey({ apiKey, baseUrl, region, version, app, envVars, projectId }: DeployInputs): string {
	const parts = [baseUrl, region, version, app.kind === 'source' ? app.json : app.entrypoint, envVars, projectId];
	return createHmac('sha256', apiKey).update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
