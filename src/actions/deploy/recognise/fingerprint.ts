import { createHmac } from 'node:crypto';
import type { DeployInputs } from '../inputs/inputs.ts';

/**
 * Fingerprint of everything that is deployed except the package: service, region, version, entrypoint and environment
 * values. It is an HMAC keyed with the API key, so that the values cannot be guessed from it.
 */
export function appKey({ apiKey, baseUrl, region, version, app, envVars }: DeployInputs): string {
	const parts = [baseUrl, region, version, app.kind === 'directory' ? app.entrypoint : app.json, envVars];
	return createHmac('sha256', apiKey).update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
