import { listFirst } from '../../../domain/text/format.ts';
import type { Log } from '../../../runner/log.ts';
import { SET_BY_SERVICE } from '../inputs/env-vars.ts';
import type { DeployInputs } from '../inputs/inputs.ts';

type Given = Pick<DeployInputs, 'envVars' | 'envVarsEncoding'>;

/** Warns of variables that the app will not see as they were given. */
export function warnOfReserved({ envVars }: Given, { warning }: Pick<Log, 'warning'>): void {
	const reserved = namesOf(envVars).filter((name) => SET_BY_SERVICE.includes(name));
	if (reserved.length === 0) return;
	warning(
		`Input "env-vars" sets ${listFirst(reserved, SHOWN, 'variable')}, which the service sets itself: the app sees the service's value. Give the variable another name.`,
		{ title: 'Reserved environment variables' },
	);
}

/**
 * Warns of variables that were sent and did not arrive.
 * @param arrived their names in the new record.
 */
export function warnOfMissing(
	{ envVars, envVarsEncoding }: Given,
	arrived: readonly string[],
	{ warning }: Pick<Log, 'warning'>,
): void {
	const missing = namesOf(envVars).filter((name) => !arrived.includes(name) && !SET_BY_SERVICE.includes(name));
	if (missing.length === 0) return;
	const other = envVarsEncoding === 'json' ? 'fields' : 'json';
	warning(
		`The new deployment lacks ${listFirst(missing, SHOWN, 'variable')} of "env-vars": the service did not take what was sent. Try "env-vars-encoding: ${other}".`,
		{ title: 'Environment variables are missing' },
	);
}

function namesOf(envVars: DeployInputs['envVars']): string[] {
	return envVars.map(([name]) => name);
}

/** Names that a warning shows. */
const SHOWN = 10;
