import { renderFailedStep } from '../../domain/failures/failure-summary.ts';
import type { FileEvent } from '../../domain/records/file-event.ts';
import { count } from '../../domain/text/format.ts';
import { code, prose, table } from '../../domain/text/markdown.ts';
import { eventsCame, type WatchReport } from './report.ts';

/** What the action does, for titles. */
export const WATCHING = 'Watching the files';

/** The job summary of a watch, as markdown. All external text is escaped. */
export function renderWatch(report: WatchReport): string {
	const parts = [headOf(report), countsOf(report), renderEvents(report)];
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function headOf({ matched, failure, inputs }: WatchReport): string {
	if (matched !== undefined) return `## ✅ ${WATCHING}: ${matched.type}\n\n${code(matched.path)}`;
	if (failure === undefined) return `## ${WATCHING}`;
	if (failure.kind === 'timeout' && !inputs.failOnTimeout) {
		return `## ⌛ ${WATCHING}: the time is over, which is fine (\`fail-on-timeout: false\`)\n\n${prose(failure.message)}`;
	}
	return renderFailedStep(WATCHING, failure).trimEnd();
}

function countsOf(report: WatchReport): string {
	const gaps = report.connections - 1;
	const gap = gaps > 0 ? ` The stream was connected again ${count(gaps, 'time')}: some events may be missing.` : '';
	const { unwritten } = report;
	const full =
		unwritten > 0 ? ` The events file takes no more (64 MiB at most): ${count(unwritten, 'event')} are not in it.` : '';
	return `${eventsCame(report).replace(/^./, (letter) => letter.toUpperCase())}.${gap}${full}`;
}

function renderEvents({ last, count: number }: WatchReport): string {
	if (last.length === 0) return '';
	const first = number - last.length + 1;
	const rows = last.map((event, index) => [String(first + index), event.type, describePath(event)]);
	return table(['#', number > last.length ? `Last ${last.length} events` : 'Event', 'Path'], rows);
}

function describePath({ path, isDir }: FileEvent): string {
	return `${code(path, 500)}${isDir === true ? ' (folder)' : ''}`;
}
