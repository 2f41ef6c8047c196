import { parseListReplaysInputs } from '../domain/list-replays-inputs.ts';
import { secretsOfService } from '../domain/service-inputs.ts';
import { LIST_REPLAYS, listSessionReplays } from '../flows/list-replays.ts';
import { refuseStep } from '../flows/single-call.ts';
import { startRunner } from '../runner/runner.ts';
import { listReplays } from '../service/replays.ts';
import { openConnection } from '../service/transport.ts';

const runner = startRunner(secretsOfService);
const refuse = (thrown: unknown) => refuseStep(thrown, LIST_REPLAYS.doing, runner);

await runner.run(parseListReplaysInputs, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const done = await listSessionReplays(inputs, {
		...runner,
		replays: { list: (browserId, options) => listReplays(connection, browserId, options) },
	});
	await connection.dispatcher.destroy();
	return done;
});
