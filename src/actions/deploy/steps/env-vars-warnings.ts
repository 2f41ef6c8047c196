import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
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
		`Input "env-vars" sets ${listFirst(reserved, SHOWN, 'variable')}, which the service sets itself, so the app sees the service's value. Rename the variable.`,
		{ title: 'Reserved environment variables' },
	);
}

/** Warns of variables that hand the job's token to the app, as `toJSON(secrets)` does. */
export function warnOfJobToken(
	{ envVars, githubToken }: Pick<DeployInputs, 'envVars' | 'githubToken'>,
	{ warning }: Pick<Log, 'warning'>,
): void {
	const names = envVars.filter(([, value]) => githubToken !== '' && value.trim() === githubToken).map(([name]) => name);
	if (names.length === 0) return;
	warning(
		`Input "env-vars" passes this job's token to the app, as ${listFirst(names, SHOWN, 'variable')}. Until the job ends, the app can do everything in this repository that the job can. toJSON(secrets) contains the token: name only the secrets that the app needs.`,
		{ title: "The job's token is among the environment variables" },
	);
}

/** Names of the variables that were sent and that the record lacks; none where the record tells of no variables. */
export function missingVariables(
	envVars: DeployInputs['envVars'],
	{ envNames }: Pick<DeploymentRecord, 'envNames'>,
): string[] {
	if (envNames === undefined) return [];
	return namesOf(envVars).filter((name) => !envNames.includes(name) && !SET_BY_SERVICE.includes(name));
}

/** The failure for a deployment that is there without its variables: the app cannot work as it was meant. */
export function missingFailure(
	missing: readonly string[],
	{ id, status }: DeploymentRecord,
	encoding: DeployInputs['envVarsEncoding'],
): StepFailure {
	const other = encoding === 'json' ? 'fields' : 'json';
	return new StepFailure({
		kind: 'failed',
		message: `Deployment ${id} is "${status || 'unknown'}" but lacks ${listFirst(missing, SHOWN, 'variable')} from "env-vars": the service did not accept them with "env-vars-encoding: ${encoding}".`,
		advice: `Set "env-vars-encoding: ${other}" and deploy again.`,
	});
}

function namesOf(envVars: DeployInputs['envVars']): string[] {
	return envVars.map(([name]) => name);
}

/** Names that a message shows. */
const SHOWN = 10;
