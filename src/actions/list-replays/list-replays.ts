import { lengthOf, type ReplayRecord, redactReplays, tokensOf } from '../../domain/records/replay.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { StepText } from '../step/call-failure.ts';
import type { RunnerEdges } from '../step/edges.ts';
import { singleCall } from '../step/single-call.ts';
import type { ListReplaysInputs } from './inputs.ts';
import { renderReplays, replayOutputs, replayTitle } from './summary.ts';

export interface ListReplaysEdges extends RunnerEdges {
	readonly replays: { list(browserId: string, options: CallOptions): Promise<readonly ReplayRecord[]> };
	/** Masks secrets, and makes every sink redact them. */
	hide(secrets: readonly string[]): void;
	/** Makes every sink redact the tokens of links, also of those that are in no list. */
	hideLinkTokens(): void;
}

export const LIST_REPLAYS: StepText = {
	doing: 'Listing the replays',
	ifSent: 'Listing changes nothing: run the job again whenever you like.',
	idempotent: true,
};

/** Replays that the log shows; the outputs have all of them. */
const MAX_LINES = 100;

/** The whole job: list → hide the tokens → outputs → log → summary. */
export function listSessionReplays(inputs: ListReplaysInputs, edges: ListReplaysEdges): Promise<boolean> {
	const { browserId, showLinks } = inputs;
	const { log, outputs, summary } = edges;
	if (!showLinks) edges.hideLinkTokens();
	return singleCall(LIST_REPLAYS, edges, async (options) => {
		const replays = await edges.replays.list(browserId, options);
		if (!showLinks) edges.hide(replays.flatMap(({ viewUrl }) => tokensOf(viewUrl)));
		outputs.set(replayOutputs(replays, showLinks));
		const title = replayTitle(replays, browserId);
		if (replays.length === 0) log.info(title);
		else log.group(title, replays.slice(0, MAX_LINES).map(lineOf));
		if (replays.length > MAX_LINES) log.info(`Only the first ${MAX_LINES} are shown here; the outputs have all`);
		if (!showLinks && replays.length > 0) log.info('The view links are left out: show-links is false');
		await summary.write((redact) => renderReplays(redactReplays(replays, redact), browserId, showLinks));
	});
}

function lineOf(replay: ReplayRecord): string {
	const length = lengthOf(replay);
	const times = `${replay.startedAt || 'unknown'} to ${replay.finishedAt || 'unknown'}`;
	return `${replay.id}: ${times}${length === undefined ? '' : `, ${formatDuration(length)}`}`;
}
