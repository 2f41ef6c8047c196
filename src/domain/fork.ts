import { type DeployInputs, parseDeployInputs } from './deploy-inputs.ts';
import { isForkWithSecrets, type Trigger } from './event.ts';
import { InputFailure } from './failure.ts';
import type { RawInputs } from './input-types.ts';

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
