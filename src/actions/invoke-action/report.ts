import { conclusionOf, type StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { type Redact, redactTexts } from '../../domain/secrets/redact.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { code, table } from '../../domain/text/markdown.ts';
import { type AppLog, renderLastLines } from '../step/app-log.ts';
import { callFailure, type StepText } from '../step/call.ts';
import { failureOutputs, type Step } from '../step/end.ts';
import { replayList, replayTable } from '../step/replay-table.ts';
import { waitFailure } from '../step/wait.ts';
import type { InvokeInputs } from './inputs.ts';
import type { SessionReplays } from './sessions.ts';

export const TEXT: StepText = {
	doing: 'Invoking the action',
	ifSent:
		'The action may be running. Look for the invocation at the service (GET /invocations) before you try again. The service ends it 30 s after "timeout".',
	idempotent: false,
};

/** Characters of an output in the summary. */
const SHOWN_OUTPUT = 2_000;

/** All that is known of an invocation at one moment: outputs and summary are made from it. */
export class InvokeReport implements Step {
	readonly doing = TEXT.doing;
	readonly inputs: InvokeInputs;
	readonly appLog: AppLog;
	/** Undefined until the service has confirmed it. */
	record: InvocationRecord | undefined;
	/** Whether only the service's list has told it: it may turn out to be another job's. */
	isAdopted = false;
	/** Milliseconds since it was confirmed. */
	tookMs = 0;
	/** What the action returned, where it is short enough for an output; else the file with it. '' for none. */
	output = '';
	outputFile = '';
	replays: readonly SessionReplays[] = [];
	/** What came of ending it at the service, as a sentence; '' where that was not tried. */
	ended = '';

	constructor(inputs: InvokeInputs, appLog: AppLog) {
		this.inputs = inputs;
		this.appLog = appLog;
	}

	outputs(failure: StepFailure | undefined): Record<string, string> {
		const { record, replays, inputs } = this;
		const all = replays.flatMap(({ browserId, replays: list }) =>
			replayList(list, inputs.showLinks).map((replay) => ({ browser_id: browserId, ...replay })),
		);
		return {
			'invocation-id': record?.id ?? '',
			status: record?.status ?? '',
			'status-reason': record?.statusReason ?? '',
			output: this.output,
			'output-file': this.outputFile,
			conclusion: failure === undefined ? 'success' : conclusionOf(failure.kind, record !== undefined),
			...failureOutputs(failure),
			replays: JSON.stringify(all),
		};
	}

	failureOf(thrown: unknown): StepFailure {
		const { record, ended, inputs } = this;
		if (record === undefined) return callFailure(thrown, TEXT);
		const interruption = interruptionOf(thrown);
		if (interruption === undefined) {
			const failure = toStepFailure(thrown, 'ambiguous');
			return failure.with({ message: `${failure.message} ${ended}`.trimEnd() });
		}
		const check = "Check the last lines of the app's log, and what the action has already done,";
		return waitFailure(interruption, 'Invocation', record, { timeoutMs: inputs.timeoutS * 1_000, left: ended, check });
	}

	summary(redact: Redact, failure: StepFailure | undefined): string[] {
		return [
			failure === undefined ? '## ✅ The action succeeded' : '',
			this.#facts(redact, failure),
			failure === undefined ? '' : renderLastLines(this.appLog.shown()),
			...this.replays.map(({ browserId, replays }) => {
				const shown = replayTable(redactTexts(replays, redact), this.inputs.showLinks);
				return `**Replays of browser session ${code(browserId)}:**\n\n${shown}`;
			}),
		];
	}

	#facts(redact: Redact, failure: StepFailure | undefined): string {
		const { inputs, record, tookMs, output, outputFile } = this;
		const shown = (text: string, most?: number) => code(redact(text), most);
		const rows: string[][] = [];
		if (record !== undefined) {
			const isTold = record.statusReason === '' || failure?.reason !== undefined;
			const reason = isTold ? '' : ` ${shown(record.statusReason)}`;
			rows.push(['Invocation', code(record.id)], ['Status', `**${shown(record.status)}**${reason}`]);
			rows.push(['Time', formatDuration(tookMs)]);
		}
		if (outputFile !== '') rows.push(['Output', `in the file ${code(outputFile)}`]);
		if (output !== '') rows.push(['Output', shown(output, SHOWN_OUTPUT)]);
		const action = `${shown(inputs.action)} of ${shown(inputs.app)}, version ${shown(inputs.version)}`;
		return table(['Action', action], rows);
	}
}
