import { secretsOfService } from '../domain/service-inputs.ts';
import { parseWatchFilesInputs } from '../domain/watch-files-inputs.ts';
import { WATCHING } from '../domain/watch-summary.ts';
import { refuseStep } from '../flows/single-call.ts';
import { watchFiles } from '../flows/watch-files.ts';
import { startRunner } from '../runner/runner.ts';
import { followFileEvents } from '../service/file-events.ts';
import { openConnection } from '../service/transport.ts';

const runner = startRunner(secretsOfService);
const refuse = (thrown: unknown) => refuseStep(thrown, WATCHING, runner);

await runner.run(parseWatchFilesInputs, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const done = await watchFiles(inputs, {
		...runner,
		fileEvents: { follow: (request) => followFileEvents(connection, request) },
	});
	await connection.dispatcher.destroy();
	return done;
});
