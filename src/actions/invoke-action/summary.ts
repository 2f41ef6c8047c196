import { renderFailedStep } from '../../domain/failures/failure-summary.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import { redactReplays } from '../../domain/records/replay.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { code, codeBlock, prose, table } from '../../domain/text/markdown.ts';
import { replayTable } from '../step/replay-table.ts';
import { type InvokeReport, shortOutput } from './report.ts';

/** What the action does, for titles. */
export const INVOKING = 'Invoking the action';

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
		failure === undefined
			? '## ✅ The action succeeded'
			: renderFailedStep(INVOKING, redactFailure(failure, redact)).trimEnd(),
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
