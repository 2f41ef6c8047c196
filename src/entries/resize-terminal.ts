import { parseResizeTerminalInputs } from '../domain/resize-terminal-inputs.ts';
import { secretsOfService } from '../domain/service-inputs.ts';
import { RESIZE_TERMINAL, resizeTo } from '../flows/resize-terminal.ts';
import { refuseStep } from '../flows/single-call.ts';
import { startRunner } from '../runner/runner.ts';
import { resizeTerminal } from '../service/processes.ts';
import { openConnection } from '../service/transport.ts';

const runner = startRunner(secretsOfService);
const refuse = (thrown: unknown) => refuseStep(thrown, RESIZE_TERMINAL.doing, runner);

await runner.run(parseResizeTerminalInputs, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const done = await resizeTo(inputs, {
		...runner,
		processes: { resize: (request, options) => resizeTerminal(connection, request, options) },
	});
	await connection.dispatcher.destroy();
	return done;
});
