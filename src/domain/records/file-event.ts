import { type Parsed, parseEventData } from './id.ts';

/** The kinds of change that the specification knows (API §2.1). */
export const EVENT_TYPES = ['CREATE', 'WRITE', 'DELETE', 'RENAME'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A change to a file on the browser's machine (API §2.1). */
export interface FileEvent {
	readonly type: EventType;
	/** Absolute path on the browser's machine. */
	readonly path: string;
	/** Whether it is a folder; undefined if the service does not say. */
	readonly isDir: boolean | undefined;
	/** The event as the service wrote it, with unknown fields, on one line. */
	readonly json: string;
}

/** The most characters of an event: a longer one cannot be about a file. */
const LONGEST_EVENT = 65_536;

/** Parses the data of one server-sent event. */
export function parseFileEvent(data: string): Parsed<FileEvent> {
	if (data.length > LONGEST_EVENT) return { ok: false, why: `it is longer than ${LONGEST_EVENT} characters` };
	const parsed = parseEventData(data);
	if (!parsed.ok) return parsed;
	const { type: given, path, is_dir: isDir } = parsed.record;
	const type = EVENT_TYPES.find((known) => known === given);
	if (type === undefined) return { ok: false, why: `its "type" is not one of ${EVENT_TYPES.join(', ')}` };
	if (typeof path !== 'string' || path === '') return { ok: false, why: 'it has no "path"' };
	// In JSON a line feed can only be between tokens, where a blank means the same. The text is not parsed and written
	// again, so that numbers too large for JavaScript keep their value.
	const json = data.replaceAll('\n', ' ').trim();
	return { ok: true, record: { type, path, isDir: typeof isDir === 'boolean' ? isDir : undefined, json } };
}
