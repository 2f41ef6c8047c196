import { renderFailedStep } from '../../domain/failures/failure-summary.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { code, codeBlock, prose, table } from '../../domain/text/markdown.ts';
import { replayTable } from '../step/replay-table.ts';
import type { InvokeReport } from './report.ts';

/** What the action does, for titles. */
export const INVOKING = 'Invoking the action';

/** The job summary of an invocation, as markdown. Everything from outside is escaped. */
export function renderInvoke(report: InvokeReport): string {
	const parts = [headOf(report), factsOf(report), renderLines(report), renderReplays(report)];
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function headOf({ failure }: InvokeReport): string {
	return failure === undefined ? '## ✅ The action succeeded' : renderFailedStep(INVOKING, failure).trimEnd();
}

/** Characters of an output in the summary. */
const SHOWN_OUTPUT = 2_000;

function factsOf({ inputs, record, tookMs, outputFile }: InvokeReport): string {
	const rows = [
		['Action', `${code(inputs.action)} of ${code(inputs.app)}, version ${code(inputs.version)}`],
		...(record === undefined ? [] : [['Invocation', code(record.id)]]),
		...(record === undefined ? [] : [['Status', `**${code(record.status)}** ${reasonIn(record.statusReason)}`.trim()]]),
		...(tookMs === undefined ? [] : [['Time', formatDuration(tookMs)]]),
		...(outputFile === '' ? [] : [['Output', `in the file ${code(outputFile)}`]]),
		...(record === undefined || record.output === '' ? [] : [['Output', code(record.output, SHOWN_OUTPUT)]]),
	];
	const [head = [], ...others] = rows;
	return table(head, others);
}

function reasonIn(statusReason: string): string {
	return statusReason === '' ? '' : code(statusReason);
}

/** Only after a failure: there it is what people look for. */
function renderLines({ failure, lastLines }: InvokeReport): string {
	if (failure === undefined || lastLines.length === 0) return '';
	return `**The last lines of the app's log:**\n\n${codeBlock(lastLines)}`;
}

function renderReplays({ replays, inputs }: InvokeReport): string {
	return replays
		.map(({ browserId, replays: all, unread }) =>
			unread === undefined
				? `**Replays of browser session ${code(browserId)}:**\n\n${replayTable(all, inputs.showLinks)}`
				: `The replays of browser session ${code(browserId)} could not be read: ${prose(unread)}.`,
		)
		.join('\n\n');
}
