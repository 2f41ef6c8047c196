import { type ScryptOptions, scrypt } from 'node:crypto';
import type { EnvVars } from '../inputs/env-vars.ts';

/**
 * What a guess of the values costs: 32 MiB of memory and about 0.2 s. No secret outlives a run whose API key is made for
 * it, so no secret key can guard what is stored at GitHub; anyone who may read it there could try values against it.
 * Therefore all environment values together are hashed by a function that is slow on purpose.
 */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 };

/** Hash of environment variables in any order, in hex. It is computed beside the event loop. */
export function slowHash(envVars: EnvVars, salt: string): Promise<string> {
	const values = JSON.stringify(envVars.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
	return new Promise((resolve, reject) => {
		scrypt(values, salt, 32, COST, (error, key) => (error === null ? resolve(key.toString('hex')) : reject(error)));
	});
}
