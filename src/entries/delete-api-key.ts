import { parseDeleteApiKeyInputs } from '../domain/delete-api-key-inputs.ts';
import { secretsOfService } from '../domain/service-inputs.ts';
import { DELETE_API_KEY, deleteKey } from '../flows/delete-api-key.ts';
import { refuseStep } from '../flows/single-call.ts';
import { startRunner } from '../runner/runner.ts';
import { deleteApiKey } from '../service/api-keys.ts';
import { openConnection } from '../service/transport.ts';

const runner = startRunner(secretsOfService);
const refuse = (thrown: unknown) => refuseStep(thrown, DELETE_API_KEY.doing, runner);

await runner.run(parseDeleteApiKeyInputs, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const done = await deleteKey(inputs, {
		...runner,
		apiKeys: { delete: (id, options) => deleteApiKey(connection, id, options) },
	});
	await connection.dispatcher.destroy();
	return done;
});
