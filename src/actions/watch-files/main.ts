import { followFileEvents } from '../../service/events/file-events.ts';
import { subAction } from '../step/sub-action.ts';
import { parseWatchFilesInputs } from './inputs.ts';
import { WATCHING } from './report.ts';
import { watchFiles } from './watch-files.ts';

export const main = subAction({
	doing: WATCHING,
	parse: parseWatchFilesInputs,
	refusedOutputs: () => ({ count: '0' }),
	run: (inputs, connection, runner) => watchFiles(inputs, runner, (request) => followFileEvents(connection, request)),
});
