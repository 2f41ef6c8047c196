import { lengthOf, type ReplayRecord } from '../../domain/records/replay.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import { code, table } from '../../domain/text/markdown.ts';

/** Rows of the table in the summary; the outputs have all replays. */
const MAX_ROWS = 300;

/** The outputs; the names are those of action.yml, the fields those of API §2.2. */
export function replayOutputs(replays: readonly ReplayRecord[], showLinks: boolean): Record<string, string> {
	const list = replays.map(({ id, startedAt, finishedAt, viewUrl }) => ({
		replay_id: id,
		started_at: startedAt || null,
		finished_at: finishedAt || null,
		...(showLinks ? { replay_view_url: viewUrl || null } : {}),
	}));
	return {
		replays: JSON.stringify(list),
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
	if (replays.length === 0) return title;
	const rows = replays.slice(0, MAX_ROWS).map((replay) => {
		const length = lengthOf(replay);
		return [
			code(replay.id),
			code(replay.startedAt),
			code(replay.finishedAt),
			length === undefined ? '–' : formatDuration(length),
			...(showLinks ? [linkOf(replay.viewUrl)] : []),
		];
	});
	const head = ['Replay', 'Started', 'Finished', 'Length', ...(showLinks ? ['View'] : [])];
	const more = replays.length > MAX_ROWS ? `\n\n… and ${count(replays.length - MAX_ROWS, 'more replay')}\n` : '\n';
	return `${title}\n${table(head, rows)}${more}`;
}

/** Renders an https URL as a link. Characters that could end the link or the table cell are percent-encoded. */
function linkOf(viewUrl: string): string {
	const url = URL.parse(viewUrl);
	if (url?.protocol !== 'https:') return code(viewUrl, 4_000);
	return `[view](${url.href.replace(/[|<>()[\]{}\\^`'"*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`;
}
