import { isObject, parseJson } from '../text/json.ts';
import { describeForeignBody } from './service-error.ts';

/** The kinds of change that the specification knows (API §2.1). */
export const EVENT_TYPES = ['CREATE', 'WRITE', 'DELETE', 'RENAME'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A change to a file of the browser (API §2.1). */
export interface FileEvent {
	readonly type: EventType;
	/** Absolute, inside the browser. */
	readonly path: string;
	/** Whether it is a folder, where the service says so. */
	readonly isDir: boolean | undefined;
	/** The event as the service wrote it, unknown fields and all, on one line. */
	readonly json: string;
}

export type ParsedEvent =
	| { readonly ok: true; readonly event: FileEvent }
	/** `why` quotes nothing of the event. */
	| { readonly ok: false; readonly why: string };

/** Characters of an event: what is longer names no file. */
const LONGEST_EVENT = 65_536;

/** Reads the data of one server-sent event. A field that may be absent may be null too. */
export function parseFileEvent(data: string): ParsedEvent {
	if (data.length > LONGEST_EVENT) return { ok: false, why: `it is longer than ${LONGEST_EVENT} characters` };
	const body = parseJson(data);
	if (body === undefined) return { ok: false, why: describeForeignBody(data).replace('the body', 'its data') };
	if (!isObject(body)) return { ok: false, why: 'its data is not a JSON object' };
	const { type: given, path, name = null, is_dir: isDir = null } = body;
	const type = EVENT_TYPES.find((known) => known === given);
	if (type === undefined) return { ok: false, why: `its "type" is none of ${EVENT_TYPES.join(', ')}` };
	if (typeof path !== 'string' || path === '') return { ok: false, why: 'it has no "path"' };
	if (name !== null && typeof name !== 'string') return { ok: false, why: 'its "name" is not a string' };
	if (isDir !== null && typeof isDir !== 'boolean') return { ok: false, why: 'its "is_dir" is not a boolean' };
	// Between the tokens of JSON a line feed is a blank, and inside them there is none: numbers too large for
	// JavaScript survive.
	return { ok: true, event: { type, path, isDir: isDir ?? undefined, json: data.replaceAll('\n', ' ').trim() } };
}
