import { secretsOfService } from '../../domain/inputs/service.ts';
import { openConnection } from '../../http/transport.ts';
import { startRunner } from '../../runner/runner.ts';
import { listReplays } from '../../service/replays.ts';
import { refuseStep } from '../step/single-call.ts';
import { parseListReplaysInputs } from './inputs.ts';
import { LIST_REPLAYS, listSessionReplays } from './list-replays.ts';

const runner = startRunner(secretsOfService);
const refuse = (thrown: unknown) => refuseStep(thrown, LIST_REPLAYS.doing, runner);

await runner.run(parseListReplaysInputs, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const done = await listSessionReplays(inputs, {
		...runner,
		replays: { list: (browserId, options) => listReplays(connection, browserId, options) },
	});
	await connection.close();
	return done;
});
