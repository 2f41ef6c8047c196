import type { Host } from '../../runner/process.ts';
import { deleteApiKey } from '../../service/deletion.ts';
import { startSubAction } from '../step/sub-action.ts';
import { DELETE_API_KEY, deleteKey, parseDeleteApiKeyInputs } from './delete-api-key.ts';

export const main = (host?: Host): Promise<void> =>
	startSubAction(
		{
			doing: DELETE_API_KEY.doing,
			parse: parseDeleteApiKeyInputs,
			run: (inputs, connection, runner) =>
				deleteKey(inputs, runner, (options) =>
					deleteApiKey(connection, inputs.keyId, { ifAmbiguous: DELETE_API_KEY.ifSent, ...options }),
				),
		},
		host,
	);
