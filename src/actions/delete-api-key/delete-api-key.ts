import type { StepFailure } from '../../domain/failures/failure.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { KeyDeletion } from '../../service/api-keys.ts';
import type { StepText } from '../step/call-failure.ts';
import type { RunnerEdges } from '../step/edges.ts';
import { singleCall } from '../step/single-call.ts';
import type { DeleteApiKeyInputs } from './inputs.ts';

export interface DeleteApiKeyEdges extends RunnerEdges {
	readonly apiKeys: { delete(id: string, options: CallOptions): Promise<KeyDeletion> };
}

export const DELETE_API_KEY: StepText = {
	doing: 'Deleting the API key',
	ifSent: 'The key may be deleted. Run the job again with "missing-ok: true": that is safe.',
	idempotent: false,
};

/** Deletes one key. */
export function deleteKey({ keyId, missingOk }: DeleteApiKeyInputs, edges: DeleteApiKeyEdges): Promise<boolean> {
	const { log, outputs, apiKeys } = edges;
	return singleCall(DELETE_API_KEY, edges, async (options) => {
		const deletion = await apiKeys.delete(keyId, options);
		outputs.set({ deleted: String(deletion.kind === 'deleted') });
		if (deletion.kind === 'missing') {
			if (!missingOk) throw keyIsMissing(deletion.failure);
			log.info(`There is no API key ${keyId} (any more), which is fine: missing-ok is true`);
		} else if (deletion.inDoubt) {
			log.info(`Deleted API key ${keyId}: one response of the service was lost, and now the key is gone`);
		} else log.info(`Deleted API key ${keyId}`);
	});
}

function keyIsMissing(failure: StepFailure): StepFailure {
	const advice = 'Check key-id and base-url. Where it is fine that the key is gone already, set "missing-ok: true".';
	return failure.with({ advice });
}
