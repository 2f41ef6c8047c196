import { parseBoolean, parseId, type RawInputs } from '../../domain/inputs/parsers.ts';
import { lengthOf, type ReplayRecord, tokensOf } from '../../domain/records/replay.ts';
import { redactTexts } from '../../domain/secrets/redact.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { Runner } from '../../runner/runner.ts';
import { type StepText, singleCall } from '../step/call.ts';
import { replayList, replayTable } from '../step/replay-table.ts';

interface ListReplaysInputs {
	readonly browserId: string;
	/** Whether to show the view URLs. Anyone who has such a URL can open the recording. */
	readonly showLinks: boolean;
}

/** @throws InputFailure for the first bad input. */
export function parseListReplaysInputs(raw: RawInputs): ListReplaysInputs {
	return { browserId: parseId(raw, 'browser-id'), showLinks: parseBoolean(raw, 'show-links') };
}

export const LIST_REPLAYS: StepText = {
	doing: 'Listing the replays',
	ifSent: 'Listing changes nothing: you can run the job again.',
	idempotent: true,
};

/** Replays that the log shows; the outputs have all of them. */
const MAX_LINES = 100;

/** The whole job: list → hide the tokens → outputs → log → summary. @param list asks the service. */
export function listSessionReplays(
	{ browserId, showLinks }: ListReplaysInputs,
	runner: Runner,
	list: (options: CallOptions) => Promise<readonly ReplayRecord[]>,
): Promise<boolean> {
	const { log, outputs, summary } = runner;
	if (!showLinks) runner.hideLinkTokens();
	return singleCall(LIST_REPLAYS, runner, async (options) => {
		const replays = await list(options);
		if (!showLinks) runner.hide({ masked: replays.flatMap(({ viewUrl }) => tokensOf(viewUrl)) });
		outputs.set({
			replays: JSON.stringify(replayList(replays, showLinks)),
			count: String(replays.length),
			'replay-ids': replays.map(({ id }) => id).join(','),
		});
		const title = `Browser session ${browserId} has ${replays.length === 0 ? 'no replays' : count(replays.length, 'replay')}`;
		if (replays.length === 0) log.info(title);
		else log.group(title, replays.slice(0, MAX_LINES).map(lineOf));
		if (replays.length > MAX_LINES)
			log.info(`Only the first ${MAX_LINES} are shown here; the outputs contain all of them`);
		if (!showLinks && replays.length > 0) log.info('The view links are left out, because show-links is false');
		const table = (redact: (text: string) => string) => replayTable(redactTexts(replays, redact), showLinks);
		await summary.write((redact) => `## 🎞️ ${title}\n${replays.length === 0 ? '' : `\n${table(redact)}`}`);
	});
}

function lineOf(replay: ReplayRecord): string {
	const length = lengthOf(replay);
	const times = `${replay.startedAt || 'unknown'} to ${replay.finishedAt || 'unknown'}`;
	return `${replay.id}: ${times}${length === undefined ? '' : `, ${formatDuration(length)}`}`;
}
