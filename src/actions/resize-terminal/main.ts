import { StepFailure } from '../../domain/failures/failure.ts';
import { parseId, parseInteger, parseUuid, type RawInputs } from '../../domain/inputs/parsers.ts';
import { type ResizeRequest, resizeTerminal } from '../../service/browsers.ts';
import { type StepText, singleCall } from '../step/call.ts';
import { subAction } from '../step/sub-action.ts';

const TEXT: StepText = {
	doing: 'Resizing the terminal',
	ifSent: 'The terminal may have its new size. Run the job again; this is safe.',
	idempotent: true,
};

export const main = subAction({
	doing: TEXT.doing,
	parse: parseResizeTerminalInputs,
	run: (inputs, connection, runner) =>
		singleCall(TEXT, runner, async (options) => {
			const { processId, rows, cols } = inputs;
			const ok = await resizeTerminal(connection, inputs, options);
			runner.outputs.set({ ok: String(ok) });
			if (!ok)
				throw new StepFailure({
					kind: 'rejected',
					message: `Resizing the terminal of process ${processId}: the service responded with "ok": false and gave no reason.`,
					advice: 'Check that the process is running and has a terminal.',
				});
			runner.log.info(`The terminal of process ${processId} now has ${rows} rows and ${cols} columns`);
		}),
});

/** Bounds of rows and columns. The specification gives none (API §8); a terminal stores each in 16 bits. */
const SIDE = { least: 1, most: 65_535 } as const;

/** @throws InputFailure for the first bad input. */
export function parseResizeTerminalInputs(raw: RawInputs): ResizeRequest {
	return {
		browserId: parseId(raw, 'browser-id'),
		processId: parseUuid(raw, 'process-id'),
		rows: parseInteger(raw, 'rows', SIDE),
		cols: parseInteger(raw, 'cols', SIDE),
	};
}
