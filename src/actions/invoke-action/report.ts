import { conclusionOf, type StepFailure } from '../../domain/failures/failure.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { failureOutputs } from '../step/failure-outputs.ts';
import { replayList } from '../step/replay-table.ts';
import type { InvokeInputs } from './inputs.ts';
import type { SessionReplays } from './sessions.ts';

/** All that is known of an invocation at one moment: outputs and summary are made from it. */
export interface InvokeReport {
	readonly inputs: Pick<InvokeInputs, 'app' | 'action' | 'version' | 'timeoutS' | 'showLinks'>;
	/** Absent until the service has confirmed it. */
	record?: InvocationRecord;
	/** Milliseconds since then. */
	tookMs: number;
	/** The file with an output that is too long for an output; '' for none. */
	outputFile: string;
	/** The last lines of the app's log, redacted. */
	lastLines: readonly string[];
	replays: readonly SessionReplays[];
	/** What came of ending it at the service, as a sentence; '' where that was not tried. */
	ended: string;
	isOver: boolean;
	/** Absent while it goes on, and after a success. */
	failure?: StepFailure;
}

export function startInvokeReport(inputs: InvokeReport['inputs']): InvokeReport {
	return { inputs, tookMs: 0, outputFile: '', lastLines: [], replays: [], ended: '', isOver: false };
}

/** Bytes of an output: 256 KiB. A longer one is in a file, of 16 MiB at most. */
export const LARGEST_OUTPUT = 262_144;
export const LARGEST_OUTPUT_FILE = 16_777_216;

/** What an action returned, where it is short enough for an output, else ''. */
export function shortOutput({ output = '' }: Partial<InvocationRecord> = {}): string {
	return Buffer.byteLength(output) <= LARGEST_OUTPUT ? output : '';
}

/** The outputs; the names are those of action.yml. */
export function invokeOutputs({
	inputs,
	record,
	outputFile,
	replays,
	failure,
	isOver,
}: InvokeReport): Record<string, string> {
	const all = replays.flatMap(({ browserId, replays: list }) =>
		replayList(list, inputs.showLinks).map((replay) => ({ browser_id: browserId, ...replay })),
	);
	const conclusion = failure === undefined ? 'success' : conclusionOf(failure.kind, record !== undefined);
	return {
		'invocation-id': record?.id ?? '',
		status: record?.status ?? '',
		'status-reason': record?.statusReason ?? '',
		output: shortOutput(record),
		'output-file': outputFile,
		conclusion: isOver ? conclusion : '',
		...failureOutputs(failure, record?.statusReason),
		replays: isOver ? JSON.stringify(all) : '',
	};
}

/** The outputs where an input is refused: nothing was invoked. */
export function refusedInvokeOutputs(failure: StepFailure): Record<string, string> {
	const inputs = { app: '', action: '', version: '', timeoutS: 0, showLinks: false };
	return invokeOutputs({ ...startInvokeReport(inputs), isOver: true, failure });
}
