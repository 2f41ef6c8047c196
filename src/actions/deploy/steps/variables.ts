import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { listFirst } from '../../../domain/text/format.ts';
import type { Log } from '../../../runner/log.ts';
import { SET_BY_SERVICE } from '../inputs/env-vars.ts';
import type { DeployInputs } from '../inputs/inputs.ts';

/** Warns of variables that the app will not see as they were given or meant, and of those that hand it more. */
export function warnOfVariables(
	{ envVars, githubToken }: Pick<DeployInputs, 'envVars' | 'githubToken'>,
	{ warning, notice }: Pick<Log, 'warning' | 'notice'>,
): void {
	const reserved = namesOf(envVars).filter((name) => SET_BY_SERVICE.includes(name));
	if (reserved.length > 0) {
		warning(
			`The environment variables contain ${shown(reserved)}, which the service sets itself, so the app sees the service's value. Rename the variable.`,
			{ title: 'Reserved environment variables' },
		);
	}
	const tokens = namesOf(envVars.filter(([, value]) => githubToken !== '' && value.trim() === githubToken));
	if (tokens.length > 0) {
		warning(
			`The app is given this job's token, as ${shown(tokens)}. Until the job ends, the app can do everything in this repository that the job can. toJSON(secrets) contains the token: name only the secrets that the app needs.`,
			{ title: "The job's token is among the environment variables" },
		);
	}
	const [only] = envVars;
	if (only !== undefined && envVars.length === 1 && OTHERS.test(only[1])) {
		warning(
			`The only environment variable is ${only[0]}, and its value looks as if it held others. Put each on a line of its own and write "env-vars: |": after "env-vars: >", YAML joins the lines.`,
			{ title: 'One variable instead of several' },
		);
	}
	const expressions = namesOf(envVars.filter(([, value]) => value.includes('${{')));
	if (expressions.length > 0) {
		warning(
			`The values of ${shown(expressions)} contain "\${{", which GitHub fills in only in a workflow file. The app sees it as it is. Set these variables in "env-vars".`,
			{ title: 'An expression that nobody fills in' },
		);
	}
	const empty = namesOf(envVars.filter(([, value]) => value === ''));
	if (empty.length > 0) {
		notice(
			`These environment variables are empty: ${shown(empty)}. If that is not meant: a secret that is not set, or that this run may not read, is empty.`,
			{ title: 'Empty environment variables' },
		);
	}
}

/**
 * A value with another assignment in it, behind a blank, a comma or a semicolon. What begins with an assignment or an address
 * is a connection string.
 */
const OTHERS = /^(?:[^\n]*\s|[^\n=:,;]*[,;])[A-Z][A-Z0-9_]*=/;

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
	return new StepFailure({
		kind: 'failed',
		message: `Deployment ${id} is "${status || 'unknown'}" but lacks ${shown(missing)} from "env-vars": the service did not accept them with "env-vars-encoding: ${encoding}".`,
		advice: `Set "env-vars-encoding: ${encoding === 'json' ? 'fields' : 'json'}" and deploy again.`,
	});
}

const namesOf = (envVars: DeployInputs['envVars']) => envVars.map(([name]) => name);
/** The first ten names. */
const shown = (names: readonly string[]) => listFirst(names, 10, 'variable');
