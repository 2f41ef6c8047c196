import { ID, parseBoolean, parseText, type RawInputs } from '../../domain/inputs/parsers.ts';
import { lengthOf, type ReplayRecord, tokensOf } from '../../domain/records/replay.ts';
import { redactTexts } from '../../domain/secrets/redact.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import { listReplays } from '../../service/browsers.ts';
import { type StepText, singleCall } from '../step/call.ts';
import { replayList, replayTable } from '../step/replay-table.ts';
import { subAction } from '../step/sub-action.ts';

const TEXT: StepText = {
	doing: 'Listing the replays',
	ifSent: 'Listing changes nothing: you can run the job again.',
	idempotent: true,
};

/** Replays that the log shows; the outputs have all of them. */
const MAX_LINES = 100;

export const main = subAction({
	doing: TEXT.doing,
	parse: parseListReplaysInputs,
	run: ({ browserId, showLinks }, connection, runner) =>
		singleCall(TEXT, runner, async (options) => {
			if (!showLinks) runner.hideLinkTokens();
			const replays = await listReplays(connection, browserId, options);
			if (!showLinks) runner.hide({ masked: replays.flatMap(({ viewUrl }) => tokensOf(viewUrl)) });
			runner.outputs.set({
				replays: JSON.stringify(replayList(replays, showLinks)),
				count: String(replays.length),
				'replay-ids': replays.map(({ id }) => id).join(','),
			});
			const some = replays.length > 0;
			const title = `Browser session ${browserId} has ${some ? count(replays.length, 'replay') : 'no replays'}`;
			if (some) runner.log.group(title, replays.slice(0, MAX_LINES).map(lineOf));
			else runner.log.info(title);
			if (replays.length > MAX_LINES)
				runner.log.info(`Only the first ${MAX_LINES} are shown here; the outputs contain all of them`);
			if (!showLinks && some) runner.log.info('The view links are left out, because show-links is false');
			await runner.summary.write((redact) => {
				const table = some ? `\n${replayTable(redactTexts(replays, redact), showLinks)}` : '';
				return `## 🎞️ ${title}\n${table}`;
			});
		}),
});

/** @throws InputFailure for the first bad input. */
export function parseListReplaysInputs(raw: RawInputs) {
	return {
		browserId: parseText(raw, 'browser-id', ID),
		/** Whether to show the view URLs. Anyone who has such a URL can open the recording. */
		showLinks: parseBoolean(raw, 'show-links'),
	};
}

function lineOf(replay: ReplayRecord): string {
	const length = lengthOf(replay);
	const times = `${replay.startedAt || 'unknown'} to ${replay.finishedAt || 'unknown'}`;
	return `${replay.id}: ${times}${length === undefined ? '' : `, ${formatDuration(length)}`}`;
}
