import { secretsOfService } from '../../domain/inputs/service.ts';
import { openConnection } from '../../http/transport.ts';
import { startRunner } from '../../runner/runner.ts';
import { deleteApiKey } from '../../service/api-keys.ts';
import { refuseStep } from '../step/single-call.ts';
import { DELETE_API_KEY, deleteKey } from './delete-api-key.ts';
import { parseDeleteApiKeyInputs } from './inputs.ts';

const runner = startRunner(secretsOfService);
const refuse = (thrown: unknown) => refuseStep(thrown, DELETE_API_KEY.doing, runner);

await runner.run(parseDeleteApiKeyInputs, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const done = await deleteKey(inputs, {
		...runner,
		apiKeys: { delete: (id, options) => deleteApiKey(connection, id, options) },
	});
	await connection.close();
	return done;
});
