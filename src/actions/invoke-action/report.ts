import { conclusionOf, type StepFailure } from '../../domain/failures/failure.ts';
import { renderFailedStep } from '../../domain/failures/failure-summary.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { redactReplays } from '../../domain/records/replay.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { code, codeBlock, prose, table } from '../../domain/text/markdown.ts';
import { failureOutputs } from '../step/failure-outputs.ts';
import { replayList, replayTable } from '../step/replay-table.ts';
import type { InvokeInputs } from './inputs.ts';
import type { SessionReplays } from './sessions.ts';

/** What the action does, for titles. */
export const INVOKING = 'Invoking the action';

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
function shortOutput({ output = '' }: Partial<InvocationRecord> = {}): string {
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

/** Characters of an output in the summary. */
const SHOWN_OUTPUT = 2_000;

/** The job summary of an invocation, as markdown. External text is redacted first, then escaped. */
export function renderInvoke(
	{ inputs, record, tookMs, outputFile, lastLines, replays, failure }: InvokeReport,
	redact: Redact,
): string {
	const shown = (text: string, most?: number) => code(redact(text), most);
	const output = shortOutput(record);
	const [head = [], ...rows] = [
		['Action', `${shown(inputs.action)} of ${shown(inputs.app)}, version ${shown(inputs.version)}`],
		...(record === undefined
			? []
			: [
					['Invocation', code(record.id)],
					[
						'Status',
						`**${shown(record.status)}** ${record.statusReason === '' ? '' : shown(record.statusReason)}`.trim(),
					],
					['Time', formatDuration(tookMs)],
				]),
		...(outputFile === '' ? [] : [['Output', `in the file ${code(outputFile)}`]]),
		...(output === '' ? [] : [['Output', shown(output, SHOWN_OUTPUT)]]),
	];
	const parts = [
		failure === undefined ? '## ✅ The action succeeded' : renderFailedStep(INVOKING, failure, redact).trimEnd(),
		table(head, rows),
		// Only after a failure: there it is what people look for.
		failure === undefined || lastLines.length === 0
			? ''
			: `**The last lines of the app's log:**\n\n${codeBlock(lastLines)}`,
		...replays.map(({ browserId, replays: all, unread }) =>
			unread === undefined
				? `**Replays of browser session ${code(browserId)}:**\n\n${replayTable(redactReplays(all, redact), inputs.showLinks)}`
				: `The replays of browser session ${code(browserId)} could not be read: ${prose(redact(unread))}`,
		),
	];
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
