import { type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { DeployInputs } from '../inputs/inputs.ts';

/**
 * What one guess costs: 32 MiB of memory and about 0.2 s. The key is shown at GitHub, where whoever may read it could try
 * environment values against it. No secret key can guard it, because none outlives a run.
 */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 };
/** Without environment values there is nothing to guess, and nothing to wait for. */
const NO_COST = { N: 2, r: 1, p: 1 };
/** Bytes of the key, 16 hex digits: it distinguishes the jobs of one commit. */
const KEY_BYTES = 8;

/**
 * The setup key: one text for all that is deployed except the package. Equal in every attempt of a job, also with a new API
 * key. It does not reveal the environment values. scrypt runs off the main thread.
 */
export async function setupKey(inputs: DeployInputs): Promise<string> {
	const { baseUrl, projectId, project, region, version, app, envVars, envVarsEncoding } = inputs;
	const entrypoint = app.kind === 'source' ? '' : app.entrypoint;
	const encoding = envVars.length === 0 ? 'json' : envVarsEncoding; // without values, both send the same
	const values = envVars.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	const setup = JSON.stringify([baseUrl, projectId, project, region, version, entrypoint, encoding, values]);
	const salt = JSON.stringify([baseUrl, projectId, project, entrypoint]);
	const key = await promisify<string, string, number, ScryptOptions, Buffer>(scrypt)(
		setup,
		salt,
		KEY_BYTES,
		envVars.length === 0 ? NO_COST : COST,
	);
	return key.toString('hex');
}
