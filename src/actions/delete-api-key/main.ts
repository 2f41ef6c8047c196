import { InputFailure } from '../../domain/failures/failure.ts';
import { parseBoolean, parseId, type RawInputs } from '../../domain/inputs/parsers.ts';
import type { Connection } from '../../http/connection.ts';
import type { Runner } from '../../runner/runner.ts';
import { deleteApiKey } from '../../service/deletion.ts';
import { type StepText, singleCall } from '../step/call.ts';
import { subAction } from '../step/sub-action.ts';

const TEXT: StepText = {
	doing: 'Deleting the API key',
	ifSent: 'The key may have been deleted. Run the job again with "missing-ok: true"; this is safe.',
	idempotent: false,
};

export const main = subAction({ doing: TEXT.doing, parse: parseDeleteApiKeyInputs, run: deleteKey });

/** @throws InputFailure for the first bad input. */
export function parseDeleteApiKeyInputs(raw: RawInputs) {
	if (raw('key-id').trim() === raw('api-key').trim())
		throw new InputFailure('key-id', 'is the same as "api-key"', 'the id of the key, which is not secret');
	return {
		keyId: parseId(raw, 'key-id'),
		/** Whether a key that does not exist counts as deleted. */
		missingOk: parseBoolean(raw, 'missing-ok'),
	};
}

function deleteKey(
	{ keyId, missingOk }: ReturnType<typeof parseDeleteApiKeyInputs>,
	connection: Connection,
	edges: Runner,
): Promise<boolean> {
	const { log, outputs } = edges;
	return singleCall(TEXT, edges, async (options) => {
		const deletion = await deleteApiKey(connection, keyId, { ifAmbiguous: TEXT.ifSent, ...options });
		if (deletion.kind === 'unclear') throw deletion.failure;
		outputs.set({ deleted: String(deletion.kind === 'deleted') });
		if (deletion.kind === 'deleted') return log.info(`Deleted API key ${keyId}`);
		const advice = 'Check key-id and base-url. If the key may already be gone, set "missing-ok: true".';
		if (!missingOk) throw deletion.failure.with({ advice });
		log.info(`API key ${keyId} does not exist, which is fine because missing-ok is true`);
	});
}
