import { InputFailure } from '../../domain/failures/failure.ts';
import { ID, parseBoolean, parseText, type RawInputs } from '../../domain/inputs/parsers.ts';
import { deleteApiKey } from '../../service/deletion.ts';
import { type StepText, singleCall } from '../step/call.ts';
import { subAction } from '../step/sub-action.ts';

const TEXT: StepText = {
	doing: 'Deleting the API key',
	ifSent: 'The key may have been deleted. Run the job again with "missing-ok: true"; this is safe.',
	idempotent: false,
};

export const main = subAction({
	doing: TEXT.doing,
	parse: parseDeleteApiKeyInputs,
	run: ({ keyId, missingOk }, connection, runner) =>
		singleCall(TEXT, runner, async (options) => {
			const deletion = await deleteApiKey(connection, keyId, TEXT.ifSent, options);
			if (deletion.kind === 'unclear') throw deletion.failure;
			const isDeleted = deletion.kind === 'deleted';
			runner.outputs.set({ deleted: String(isDeleted) });
			if (isDeleted) return runner.log.info(`Deleted API key ${keyId}`);
			const advice = 'Check key-id and base-url. If the key may already be gone, set "missing-ok: true".';
			if (!missingOk) throw deletion.failure.with({ advice });
			runner.log.info(`API key ${keyId} does not exist, which is fine because missing-ok is true`);
		}),
});

/** @throws InputFailure for the first bad input. */
export function parseDeleteApiKeyInputs(raw: RawInputs) {
	if (raw('key-id').trim() === raw('api-key').trim())
		throw new InputFailure('key-id', 'is the same as "api-key"', 'the id of the key, which is not secret');
	return {
		keyId: parseText(raw, 'key-id', ID),
		/** Whether a key that does not exist counts as deleted. */
		missingOk: parseBoolean(raw, 'missing-ok'),
	};
}
