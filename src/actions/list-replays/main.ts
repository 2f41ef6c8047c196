import type { Host } from '../../runner/process.ts';
import { listReplays } from '../../service/replays.ts';
import { startSubAction } from '../step/sub-action.ts';
import { LIST_REPLAYS, listSessionReplays, parseListReplaysInputs } from './list-replays.ts';

export const main = (host?: Host): Promise<void> =>
	startSubAction(
		{
			doing: LIST_REPLAYS.doing,
			parse: parseListReplaysInputs,
			run: (inputs, connection, runner) =>
				listSessionReplays(inputs, runner, (options) => listReplays(connection, inputs.browserId, options)),
		},
		host,
	);
