import { createHash, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import type { DeployMarks } from '../../../domain/reporting/deploy-marks.ts';
import type { EnvVars } from '../inputs/env-vars.ts';
import type { DeployInputs } from '../inputs/inputs.ts';

/**
 * Plain hash of all that is deployed but the package and the environment values: service, project, region, version,
 * entrypoint, encoding. It does not depend on the API key, which may be a new one for each run.
 */
export function setupHash({ baseUrl, projectId, region, version, app, envVarsEncoding }: DeployInputs): string {
	const entrypoint = 'entrypoint' in app ? app.entrypoint : '';
	const parts = [baseUrl, projectId, region, version, entrypoint, envVarsEncoding];
	return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The marks of a deployment that is about to be made. */
export async function makeMarks(inputs: DeployInputs): Promise<DeployMarks> {
	const salt = randomBytes(SALT_BYTES).toString('hex');
	return { setup: setupHash(inputs), env_mark: await envMark(inputs.envVars, salt) };
}

/** Whether a stored mark is that of these environment values. */
export async function isMarkOf(mark: string, envVars: EnvVars): Promise<boolean> {
	const [salt = ''] = mark.split('.');
	return mark === (await envMark(envVars, salt));
}

const SALT_BYTES = 16;
/** The mark of a deployment without environment variables: there is nothing to hide. */
const NONE = 'none';

/**
 * What a guess of the values costs: 32 MiB of memory and about 0.2 s. No secret outlives a run whose API key is made for
 * it, so no secret key can guard the mark; anyone who may read the repository's deployments could try values against
 * it. Therefore all values together are hashed by a function that is slow on purpose, with a salt that is new for every
 * deployment: two marks do not even show whether values have changed.
 */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 };

async function envMark(envVars: EnvVars, salt: string): Promise<string> {
	if (envVars.length === 0) return NONE;
	const sorted = envVars.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	const hash = await new Promise<Buffer>((resolve, reject) =>
		scrypt(JSON.stringify(sorted), salt, 32, COST, (error, key) => (error === null ? resolve(key) : reject(error))),
	);
	return `${salt}.${hash.toString('hex')}`;
}
