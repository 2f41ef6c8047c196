import type { ReplayRecord } from '../../domain/records/replay.ts';
import { count } from '../../domain/text/format.ts';
import { replayList, replayTable } from '../step/replay-table.ts';

/** The outputs; the names are those of action.yml. */
export function replayOutputs(replays: readonly ReplayRecord[], showLinks: boolean): Record<string, string> {
	return {
		replays: JSON.stringify(replayList(replays, showLinks)),
		count: String(replays.length),
		'replay-ids': replays.map(({ id }) => id).join(','),
	};
}

/** The list in one line: title of the summary and of the log group. */
export function replayTitle(replays: readonly ReplayRecord[], browserId: string): string {
	const number = replays.length === 0 ? 'no replays' : count(replays.length, 'replay');
	return `Browser session ${browserId} has ${number}`;
}

/** The job summary, as markdown. All external text is escaped. */
export function renderReplays(replays: readonly ReplayRecord[], browserId: string, showLinks: boolean): string {
	const title = `## 🎞️ ${replayTitle(replays, browserId)}\n`;
	return replays.length === 0 ? title : `${title}\n${replayTable(replays, showLinks)}`;
}
