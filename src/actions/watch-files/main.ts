import { secretsOfService } from '../../domain/inputs/service.ts';
import { openConnection } from '../../http/transport.ts';
import { startRunner } from '../../runner/runner.ts';
import { followFileEvents } from '../../service/file-events.ts';
import { refuseStep } from '../step/single-call.ts';
import { parseWatchFilesInputs } from './inputs.ts';
import { WATCHING } from './summary.ts';
import { watchFiles } from './watch-files.ts';

const runner = startRunner(secretsOfService);
const refuse = (thrown: unknown) => refuseStep(thrown, WATCHING, runner);

await runner.run(parseWatchFilesInputs, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const done = await watchFiles(inputs, {
		...runner,
		fileEvents: { follow: (request) => followFileEvents(connection, request) },
	});
	await connection.close();
	return done;
});
