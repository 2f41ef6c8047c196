import { conclusionOf, type StepFailure } from '../../domain/failures/failure.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { redactReplays } from '../../domain/records/replay.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { failureOutputs } from '../step/failure-outputs.ts';
import { replayList } from '../step/replay-table.ts';
import type { InvokeInputs } from './inputs.ts';
import type { SessionReplays } from './sessions.ts';

/** All that is known of an invocation at one moment: outputs and summary are made from it. */
export interface InvokeReport {
	readonly inputs: InvokeInputs;
	/** Absent until the service has confirmed it. */
	readonly record?: InvocationRecord;
	/** Milliseconds since then. */
	readonly tookMs?: number;
	/** The file with an output that is too long for an output; '' for none. */
	readonly outputFile: string;
	/** The last lines of the app's log. */
	readonly lastLines: readonly string[];
	readonly replays: readonly SessionReplays[];
	/** What came of ending it at the service, in sentences; '' where that was not tried. */
	readonly ended: string;
	readonly isOver: boolean;
	/** Absent while it goes on, and after a success. */
	readonly failure?: StepFailure;
}

export type Update = (facts: Partial<InvokeReport>) => void;

const NOTHING: Omit<InvokeReport, 'inputs'> = { outputFile: '', lastLines: [], replays: [], ended: '', isOver: false };

export function startInvokeReport(inputs: InvokeInputs): InvokeReport {
	return { ...NOTHING, inputs };
}

/** Bytes of an output: 256 KiB. A longer one is in a file, of 16 MiB at most. */
export const LARGEST_OUTPUT = 262_144;
export const LARGEST_OUTPUT_FILE = 16_777_216;

/** The outputs; the names are those of action.yml. */
export function invokeOutputs(
	report: Omit<InvokeReport, 'inputs'> & { readonly inputs: Pick<InvokeInputs, 'showLinks'> },
): Record<string, string> {
	const { inputs, record, outputFile, failure, isOver } = report;
	const replays = report.replays.flatMap(({ browserId, replays: all }) =>
		replayList(all, inputs.showLinks).map((replay) => ({ browser_id: browserId, ...replay })),
	);
	return {
		'invocation-id': record?.id ?? '',
		status: record?.status ?? '',
		'status-reason': record?.statusReason ?? '',
		output: shortOutput(record),
		'output-file': outputFile,
		conclusion: conclusionIn(report),
		...failureOutputs(failure, record?.statusReason),
		replays: isOver ? JSON.stringify(replays) : '',
	};
}

/** The outputs where an input is refused: nothing was invoked. */
export function refusedInvokeOutputs(failure: StepFailure): Record<string, string> {
	return invokeOutputs({ ...NOTHING, inputs: { showLinks: false }, isOver: true, failure });
}

/** The output where it is short enough to be one, else ''. */
function shortOutput(record: InvocationRecord | undefined): string {
	const { output = '' } = record ?? {};
	return Buffer.byteLength(output) <= LARGEST_OUTPUT ? output : '';
}

/** '' while the invocation goes on. */
function conclusionIn({ record, failure, isOver }: Omit<InvokeReport, 'inputs'>): string {
	if (!isOver) return '';
	return failure === undefined ? 'success' : conclusionOf(failure.kind, record !== undefined);
}

/**
 * For the summary, without the secrets that the service echoes: before anything is escaped or cut. A long output is
 * left out, and the lines of the log have none.
 */
export function redactInvoke(report: InvokeReport, redact: Redact): InvokeReport {
	const { record, failure, replays, inputs } = report;
	return {
		...report,
		inputs: { ...inputs, app: redact(inputs.app), action: redact(inputs.action), version: redact(inputs.version) },
		replays: replays.map((one) => ({
			...one,
			replays: redactReplays(one.replays, redact),
			...(one.unread === undefined ? {} : { unread: redact(one.unread) }),
		})),
		...(record === undefined
			? {}
			: {
					record: {
						...record,
						status: redact(record.status),
						statusReason: redact(record.statusReason),
						output: redact(shortOutput(record)),
					},
				}),
		...(failure === undefined ? {} : { failure: redactFailure(failure, redact) }),
	};
}
