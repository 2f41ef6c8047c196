import { StepFailure } from '../../domain/failures/failure.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { StepText } from '../step/call-failure.ts';
import type { RunnerEdges } from '../step/edges.ts';
import { singleCall } from '../step/single-call.ts';
import type { ResizeTerminalInputs } from './inputs.ts';

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
