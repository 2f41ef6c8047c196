import { secretsOfService } from '../../domain/inputs/service.ts';
import { openConnection } from '../../http/transport.ts';
import { startRunner } from '../../runner/runner.ts';
import { resizeTerminal } from '../../service/processes.ts';
import { refuseStep } from '../step/single-call.ts';
import { parseResizeTerminalInputs } from './inputs.ts';
import { RESIZE_TERMINAL, resizeTo } from './resize-terminal.ts';

const runner = startRunner(secretsOfService);
const refuse = (thrown: unknown) => refuseStep(thrown, RESIZE_TERMINAL.doing, runner);

await runner.run(parseResizeTerminalInputs, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const done = await resizeTo(inputs, {
		...runner,
		processes: { resize: (request, options) => resizeTerminal(connection, request, options) },
	});
	await connection.close();
	return done;
});
