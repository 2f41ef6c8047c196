// The checked inputs of a plain deploy, and a record of its deployment, for tests that change one of them.
import { type DeployInputs, parseDeployInputs } from '../../../src/actions/deploy/inputs/inputs.ts';
import { InputFailure } from '../../../src/domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../src/domain/records/deployment.ts';
import { readTrigger } from '../../../src/runner/trigger.ts';

/** A push on Linux, in a workspace without files. */
export const PUSH = { workspace: '/', temp: '', platform: 'linux', trigger: readTrigger('push', {}, '') } as const;

/** @param values as a workflow gives them, on top of key, address and entrypoint. */
export function deployInputs(values: Readonly<Record<string, string>> = {}): DeployInputs {
	const given: Readonly<Record<string, string>> = {
		'api-key': 'test-key',
		'base-url': 'https://api.example.com',
		...(values.source === undefined ? { entrypoint: 'src/app.ts' } : {}),
		...values,
	};
	return parseDeployInputs((name) => given[name] ?? '', PUSH);
}

/** What inputs are refused with. */
export function refusalOf(read: () => unknown): InputFailure {
	try {
		read();
	} catch (thrown) {
		if (thrown instanceof InputFailure) return thrown;
		throw thrown;
	}
	throw new Error('They were not refused.');
}

export function deploymentRecord(changes: Partial<DeploymentRecord> = {}): DeploymentRecord {
	const texts = { statusReason: '', region: '', entrypoint: '', createdAt: '', updatedAt: '' };
	return { id: 'dep_1', status: 'running', ...texts, ...changes };
}
