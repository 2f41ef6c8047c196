import type { Host } from '../../runner/process.ts';
import { followFileEvents } from '../../service/events/file-events.ts';
import { startSubAction } from '../step/sub-action.ts';
import { parseWatchFilesInputs } from './inputs.ts';
import { WATCHING } from './report.ts';
import { watchFiles } from './watch-files.ts';

export const main = (host?: Host): Promise<void> =>
	startSubAction(
		{
			doing: WATCHING,
			parse: parseWatchFilesInputs,
			refusedOutputs: () => ({ count: '0' }),
			run: (inputs, connection, runner) =>
				watchFiles(inputs, runner, (request) => followFileEvents(connection, request)),
		},
		host,
	);
