import { randomBytes } from 'node:crypto';
import type { DeployMarks } from '../../../domain/reporting/deploy-marks.ts';
import type { EnvVars } from '../inputs/env-vars.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { setupHash } from '../recognise/fingerprint.ts';
import { slowHash } from '../recognise/slow-hash.ts';

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

/** The salt is new for every deployment: two marks do not even show whether values have changed. */
async function envMark(envVars: EnvVars, salt: string): Promise<string> {
	if (envVars.length === 0) return NONE;
	return `${salt}.${await slowHash(envVars, salt)}`;
}
