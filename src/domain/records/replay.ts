import type { Redact } from '../secrets/redact.ts';
import { isObject } from '../text/json.ts';
import { shorten } from '../text/shorten.ts';
import { isId } from './id.ts';

/** A recording of a browser session (API §2.2), less the fields that nobody specified. */
export interface ReplayRecord {
	readonly id: string;
	/** As the service wrote it; '' where it is not known. */
	readonly startedAt: string;
	readonly finishedAt: string;
	/** Holds a token that opens the recording; '' where there is none. */
	readonly viewUrl: string;
}

export type ParsedReplays =
	| { readonly ok: true; readonly replays: readonly ReplayRecord[] }
	/** `why` quotes nothing of the body. */
	| { readonly ok: false; readonly why: string };

const MAX_TIME = 100;

/**
 * Reads the response of the listing (API §4.4): an array is the only success. Only the id of a record is certain; the
 * other fields may be null, or missing, and count as missing where they are of a wrong type.
 */
export function parseReplays(body: unknown): ParsedReplays {
	if (!Array.isArray(body)) return { ok: false, why: 'the body is not a JSON array' };
	const replays: ReplayRecord[] = [];
	for (const [index, record] of body.entries()) {
		if (!isObject(record)) return { ok: false, why: `entry ${index + 1} of the list is not an object` };
		const { replay_id: id, started_at: startedAt, finished_at: finishedAt, replay_view_url: viewUrl } = record;
		if (typeof id !== 'string' || !isId(id)) {
			return { ok: false, why: `entry ${index + 1} of the list has no "replay_id" of the form [A-Za-z0-9_-]{1,128}` };
		}
		replays.push({
			id,
			startedAt: shorten(textOf(startedAt), MAX_TIME),
			finishedAt: shorten(textOf(finishedAt), MAX_TIME),
			viewUrl: textOf(viewUrl),
		});
	}
	return { ok: true, replays };
}

function textOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}

/**
 * The tokens in a view URL: what its parameter `jwt` holds, as it is written and decoded, and whatever else in it is
 * shaped like a JSON Web Token.
 */
export function tokensOf(viewUrl: string): string[] {
	const values = [...viewUrl.matchAll(/[?&#;]jwt=([^&#;\s]+)/gi)].map((match) => match[1] as string);
	const shaped = (viewUrl.match(/[\w.-]+/g) ?? []).flatMap(tokenIn);
	return [...new Set([...values, ...values.map(decoded), ...shaped])];
}

/** What is shaped like a token in a run of its characters, to the end of the run. */
function tokenIn(run: string): string[] {
	const at = run.indexOf('eyJ');
	return at >= 0 && run.includes('.', at) ? [run.slice(at)] : [];
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Without the secrets that the service echoes: before anything is escaped. The link is shown as it is, or not at all. */
export function redactReplays(replays: readonly ReplayRecord[], redact: Redact): ReplayRecord[] {
	return replays.map((replay) => ({
		...replay,
		startedAt: redact(replay.startedAt),
		finishedAt: redact(replay.finishedAt),
		viewUrl: redact(replay.viewUrl),
	}));
}

/** How long a recording is, in milliseconds; undefined where one of its times is not known or the two make no sense. */
export function lengthOf({ startedAt, finishedAt }: ReplayRecord): number | undefined {
	const ms = Date.parse(finishedAt) - Date.parse(startedAt);
	return ms >= 0 ? ms : undefined;
}
