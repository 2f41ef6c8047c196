import { parseBoolean, parseId, type RawInputs } from '../../domain/inputs/parsers.ts';
import { lengthOf, type ReplayRecord, tokensOf } from '../../domain/records/replay.ts';
import { redactTexts } from '../../domain/secrets/redact.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import type { Connection } from '../../http/connection.ts';
import type { Runner } from '../../runner/runner.ts';
import { listReplays } from '../../service/browsers.ts';
import { type StepText, singleCall } from '../step/call.ts';
import { replayList, replayTable } from '../step/replay-table.ts';
import { subAction } from '../step/sub-action.ts';

const TEXT: StepText = {
	doing: 'Listing the replays',
	ifSent: 'Listing changes nothing: you can run the job again.',
	idempotent: true,
};

export const main = subAction({ doing: TEXT.doing, parse: parseListReplaysInputs, run: listSessionReplays });

/** @throws InputFailure for the first bad input. */
export function parseListReplaysInputs(raw: RawInputs) {
	return {
		browserId: parseId(raw, 'browser-id'),
		/** Whether to show the view URLs. Anyone who has such a URL can open the recording. */
		showLinks: parseBoolean(raw, 'show-links'),
	};
}

/** Replays that the log shows; the outputs have all of them. */
const MAX_LINES = 100;

function listSessionReplays(
	{ browserId, showLinks }: ReturnType<typeof parseListReplaysInputs>,
	connection: Connection,
	runner: Runner,
): Promise<boolean> {
	const { log, outputs, summary } = runner;
	return singleCall(TEXT, runner, async (options) => {
		if (!showLinks) runner.hideLinkTokens();
		const replays = await listReplays(connection, browserId, options);
		if (!showLinks) runner.hide({ masked: replays.flatMap(({ viewUrl }) => tokensOf(viewUrl)) });
		outputs.set({
			replays: JSON.stringify(replayList(replays, showLinks)),
			count: String(replays.length),
			'replay-ids': replays.map(({ id }) => id).join(','),
		});
		const some = replays.length > 0;
		const title = `Browser session ${browserId} has ${some ? count(replays.length, 'replay') : 'no replays'}`;
		if (some) log.group(title, replays.slice(0, MAX_LINES).map(lineOf));
		else log.info(title);
		if (replays.length > MAX_LINES)
			log.info(`Only the first ${MAX_LINES} are shown here; the outputs contain all of them`);
		if (!showLinks && some) log.info('The view links are left out, because show-links is false');
		await summary.write((redact) => {
			const table = some ? `\n${replayTable(redactTexts(replays, redact), showLinks)}` : '';
			return `## 🎞️ ${title}\n${table}`;
		});
	});
}

function lineOf(replay: ReplayRecord): string {
	const length = lengthOf(replay);
	const times = `${replay.startedAt || 'unknown'} to ${replay.finishedAt || 'unknown'}`;
	return `${replay.id}: ${times}${length === undefined ? '' : `, ${formatDuration(length)}`}`;
}
