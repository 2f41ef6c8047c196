import { decoded } from '../secrets/secrets.ts';
import { textIn } from '../text/json.ts';
import { shorten } from '../text/shorten.ts';
import { parseTime } from '../text/time.ts';
import { isId, type Parsed } from './id.ts';

/** A recording of a browser session, with the fields of API §2.2. */
export type ReplayRecord = Readonly<NonNullable<ReturnType<typeof parseReplay>>>;

const MAX_TIME = 100;

/**
 * Parses the response of the listing (API §4.4), which must be an array. Only the id of a record is required. The other
 * fields may be null or missing; a field of a wrong type counts as missing.
 */
export function parseReplays(body: unknown): Parsed<readonly ReplayRecord[]> {
	if (!Array.isArray(body)) return { ok: false, why: 'the body is not a JSON array' };
	const replays = body.map(parseReplay);
	const bad = replays.indexOf(undefined);
	if (bad !== -1)
		return { ok: false, why: `entry ${bad + 1} of the list has no "replay_id" that matches [A-Za-z0-9_-]{1,128}` };
	return { ok: true, record: replays as ReplayRecord[] };
}

function parseReplay(entry: unknown) {
	const id = textIn(entry, 'replay_id');
	if (!isId(id)) return undefined;
	return {
		id,
		/** As the service wrote it; '' if unknown. */
		startedAt: shorten(textIn(entry, 'started_at'), MAX_TIME),
		finishedAt: shorten(textIn(entry, 'finished_at'), MAX_TIME),
		/** Contains a token that opens the recording; '' if there is none. */
		viewUrl: textIn(entry, 'replay_view_url'),
	};
}

/** Finds the token in a view URL: the value of its parameter `jwt` (API §2.2), both as written and percent-decoded. */
export function tokensOf(viewUrl: string): string[] {
	const values = [...viewUrl.matchAll(/[?&#;]jwt=([^&#;\s]+)/gi)].map((match) => match[1] as string);
	return [...new Set([...values, ...values.map(decoded)])];
}

/** Length of a recording in milliseconds; undefined if one of its times is unknown or they are inconsistent. */
export function lengthOf({ startedAt, finishedAt }: ReplayRecord): number | undefined {
	const ms = parseTime(finishedAt) - parseTime(startedAt);
	return ms >= 0 ? ms : undefined;
}
