import type { Host } from '../../runner/process.ts';
import { resizeTerminal } from '../../service/processes.ts';
import { startSubAction } from '../step/sub-action.ts';
import { parseResizeTerminalInputs, RESIZE_TERMINAL, resize } from './resize-terminal.ts';

export const main = (host?: Host): Promise<void> =>
	startSubAction(
		{
			doing: RESIZE_TERMINAL.doing,
			parse: parseResizeTerminalInputs,
			run: (inputs, connection, runner) =>
				resize(inputs, runner, (options) => resizeTerminal(connection, inputs, options)),
		},
		host,
	);
