import { StepFailure } from '../../domain/failures/failure.ts';
import { parseId, parseInteger, parseUuid, type RawInputs } from '../../domain/inputs/parsers.ts';
import type { CallOptions } from '../../http/connection.ts';
import { type StepText, singleCall } from '../step/call.ts';
import type { RunnerEdges } from '../step/edges.ts';

interface ResizeTerminalInputs {
	readonly browserId: string;
	readonly processId: string;
	readonly rows: number;
	readonly cols: number;
}

/** Bounds of rows and columns. The specification gives none (API §8); a terminal stores each in 16 bits. */
const SIDE = { least: 1, most: 65_535 } as const;

/** @throws InputFailure for the first bad input. */
export function parseResizeTerminalInputs(raw: RawInputs): ResizeTerminalInputs {
	return {
		browserId: parseId(raw, 'browser-id'),
		processId: parseUuid(raw, 'process-id'),
		rows: parseInteger(raw, 'rows', SIDE),
		cols: parseInteger(raw, 'cols', SIDE),
	};
}

export const RESIZE_TERMINAL: StepText = {
	doing: 'Resizing the terminal',
	ifSent: 'The terminal may have its new size. Run the job again; this is safe.',
	idempotent: true,
};

/** Resizes the terminal of one process. @param send sends the request, and returns the `ok` of the response. */
export function resize(
	{ processId, rows, cols }: ResizeTerminalInputs,
	edges: RunnerEdges,
	send: (options: CallOptions) => Promise<boolean>,
): Promise<boolean> {
	return singleCall(RESIZE_TERMINAL, edges, async (options) => {
		const ok = await send(options);
		edges.outputs.set({ ok: String(ok) });
		if (!ok)
			throw new StepFailure({
				kind: 'rejected',
				message: `Resizing the terminal of process ${processId}: the service responded with "ok": false and gave no reason.`,
				advice: 'Check that the process is running and has a terminal.',
			});
		edges.log.info(`The terminal of process ${processId} now has ${rows} rows and ${cols} columns`);
	});
}
