import { type DeployInputs, parseDeployInputs } from './deploy-inputs.ts';
import { InputFailure } from './failure.ts';
import type { RawInputs } from './input-types.ts';
import { isObject } from './service-error.ts';

/** What decides whether a job may run a stranger's code next to secrets. */
export interface Trigger {
	readonly eventName: string;
	/** The event's payload, unparsed. */
	readonly event: unknown;
}

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

/** Whether the event runs with the repository's secrets for a head that lies in another repository. */
export function isForkWithSecrets({ eventName, event }: Trigger): boolean {
	const base = field(event, 'repository', 'full_name');
	switch (eventName) {
		case 'pull_request_target':
			return isOther(field(event, 'pull_request', 'head', 'repo', 'full_name'), base);
		case 'workflow_run':
			return isOther(field(event, 'workflow_run', 'head_repository', 'full_name'), base);
		default:
			return false;
	}
}

/** A head whose repository is not known (a deleted fork) counts as another one. */
function isOther(head: unknown, base: unknown): boolean {
	return typeof head !== 'string' || typeof base !== 'string' || head.toLowerCase() !== base.toLowerCase();
}

/** A nested field of an unparsed value, or undefined. */
export function field(value: unknown, ...path: readonly string[]): unknown {
	let at = value;
	for (const name of path) {
		if (!isObject(at)) return undefined;
		at = at[name];
	}
	return at;
}
