import { StepFailure } from '../../domain/failures/failure.ts';
import { type Form, ID, parseNumber, parseText, type RawInputs } from '../../domain/inputs/parsers.ts';
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

/** A process's id (API §4.3). */
export const UUID: Form = {
	fits: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
	accepted: 'a UUID such as 1b4e28ba-2fa1-11d2-883f-0016d3cca427',
};

/** @throws InputFailure for the first bad input. */
export function parseResizeTerminalInputs(raw: RawInputs): ResizeRequest {
	return {
		browserId: parseText(raw, 'browser-id', ID),
		processId: parseText(raw, 'process-id', UUID),
		rows: parseNumber(raw, 'rows', SIDE),
		cols: parseNumber(raw, 'cols', SIDE),
	};
}
