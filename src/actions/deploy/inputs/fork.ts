import { InputFailure } from '../../../domain/failures/failure.ts';
import type { RawInputs } from '../../../domain/inputs/parsers.ts';
import { isForkWithSecrets, type Trigger } from '../../../runner/trigger.ts';
import { type DeployInputs, parseDeployInputs } from './inputs.ts';

/**
 * Reads the inputs of a deploy, and refuses a fork's head on the two events that give it the repository's secrets.
 * @throws InputFailure
 */
export function parseDeployJob(raw: RawInputs, trigger: Trigger): DeployInputs {
	const inputs = parseDeployInputs(raw);
	if (!inputs.allowFork && !inputs.dryRun && isForkWithSecrets(trigger)) {
		throw new InputFailure(
			'allow-fork',
			`is false, and this "${trigger.eventName}" event comes from a fork: its code would be deployed with the secrets of this repository`,
			'"true" where you have reviewed the code that is checked out, or the event "pull_request", which gives forks no secrets',
		);
	}
	return inputs;
}
