import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DeployInputs } from '../inputs/inputs.ts';
import { slowHash } from './slow-hash.ts';

/**
 * Plain hash of all that is deployed but the package and the environment values: service, project, region, version,
 * entrypoint, encoding of the environment values. It does not depend on the API key, which may be a new one for each run
 * or attempt.
 */
export function setupHash(inputs: DeployInputs): string {
	const { baseUrl, projectId, project, region, version, app, envVars, envVarsEncoding } = inputs;
	const entrypoint = 'entrypoint' in app ? app.entrypoint : '';
	const encoding = envVars.length === 0 ? 'json' : envVarsEncoding; // without values, both send the same
	const parts = [baseUrl, projectId, project, region, version, entrypoint, encoding];
	return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Hash of where the app comes from: its directory or package, and its entrypoint. Apps of two places are two apps,
 * whatever else is equal. Undefined for a deployment from `source`.
 */
export function placeHash(app: DeployInputs['app']): string | undefined {
	if (app.kind === 'source') return undefined;
	const place = app.kind === 'directory' ? path.posix.join('.', app.directory, '/') : path.posix.join('.', app.file);
	return createHash('sha256')
		.update(JSON.stringify([place, app.entrypoint]))
		.digest('hex')
		.slice(0, 16);
}

/**
 * One text for all that a deployment is made of but its package, the environment values included, and for the GitHub
 * environment, which tells jobs apart: the same in every attempt of a job. It is shown at GitHub; see slow-hash.ts for why
 * nobody can guess the values from it.
 */
export async function appKey(inputs: DeployInputs): Promise<string> {
	const { envVars, environment } = inputs;
	const job = createHash('sha256')
		.update(JSON.stringify([setupHash(inputs), environment]))
		.digest('hex');
	const key = envVars.length === 0 ? job : await slowHash(envVars, job);
	return key.slice(0, 16);
}
