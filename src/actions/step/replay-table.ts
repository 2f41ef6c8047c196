import { lengthOf, type ReplayRecord } from '../../domain/records/replay.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import { code, link, table } from '../../domain/text/markdown.ts';

/** Rows: a longer table is for the output, not for a reader. */
const MAX_ROWS = 300;

/** Replays as the outputs have them; the fields are those of API §2.2, the link only where it is asked for. */
export function replayList(replays: readonly ReplayRecord[], showLinks: boolean): Record<string, string | null>[] {
	return replays.map(({ id, startedAt, finishedAt, viewUrl }) => ({
		replay_id: id,
		started_at: startedAt || null,
		finished_at: finishedAt || null,
		...(showLinks ? { replay_view_url: viewUrl || null } : {}),
	}));
}

/** Replays as a table of markdown. Everything from outside is escaped. */
export function replayTable(replays: readonly ReplayRecord[], showLinks: boolean): string {
	const rows = replays.slice(0, MAX_ROWS).map((replay) => {
		const length = lengthOf(replay);
		return [
			code(replay.id),
			code(replay.startedAt),
			code(replay.finishedAt),
			length === undefined ? '–' : formatDuration(length),
			...(showLinks ? [link('view', replay.viewUrl)] : []),
		];
	});
	const head = ['Replay', 'Started', 'Finished', 'Length', ...(showLinks ? ['View'] : [])];
	const more = replays.length > MAX_ROWS ? `\n\n… and ${count(replays.length - MAX_ROWS, 'more replay')}\n` : '\n';
	return `${table(head, rows)}${more}`;
}
