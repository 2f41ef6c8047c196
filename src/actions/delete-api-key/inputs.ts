import { InputFailure } from '../../domain/failures/failure.ts';
import { parseId } from '../../domain/inputs/ids.ts';
import { parseBoolean, type RawInputs } from '../../domain/inputs/parsers.ts';
import { parseServiceInputs, type ServiceInputs } from '../../domain/inputs/service.ts';

/** Every input of `delete-api-key`, checked. */
export interface DeleteApiKeyInputs extends ServiceInputs {
	readonly keyId: string;
	/** Whether a key that does not exist counts as deleted. */
	readonly missingOk: boolean;
}

/** @throws InputFailure for the first bad input. */
export function parseDeleteApiKeyInputs(raw: RawInputs): DeleteApiKeyInputs {
	const service = parseServiceInputs(raw);
	if (raw('key-id').trim() === service.apiKey) {
		throw new InputFailure('key-id', 'is the same as "api-key"', 'the id of a key, which is not a secret');
	}
	return { ...service, keyId: parseId(raw, 'key-id'), missingOk: parseBoolean(raw, 'missing-ok') };
}
