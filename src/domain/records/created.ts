import { decoded } from '../text/decoded.ts';
import { isObject, parseBeginning } from '../text/json.ts';
import { plainText } from '../text/sanitize.ts';
import { STATUSES } from './deployment.ts';
import { isId } from './id.ts';
import { INVOCATION_STATUSES } from './invocation.ts';
import { isErrorBody } from './service-error.ts';

// What the response to a POST tells of what the POST has made. It may come with any status, broken off, or not to its end.

/** What a POST makes, each of which has an id. */
export type Made = 'deployment' | 'invocation';

interface Kind {
	readonly path: RegExp;
	readonly statuses: readonly string[];
	/** Fields that no error has. */
	readonly fields: readonly string[];
}

const KINDS: Readonly<Record<Made, Kind>> = {
	deployment: {
		path: /^.*\/deployments\/([^/]+)/,
		statuses: STATUSES,
		fields: ['entrypoint_rel_path', 'env_vars', 'region'],
	},
	invocation: {
		path: /^.*\/invocations\/([^/]+)/,
		statuses: INVOCATION_STATUSES,
		fields: ['action_name', 'app_name', 'started_at'],
	},
};

/**
 * Why the body of a 2xx response is not the record of something new, or undefined if it may be one. Errors have ids too,
 * those of requests: where a body looks like an error, only a status that the specification knows makes it a record.
 * Any other is one only where the response itself says that something was made (201) or will be (202).
 */
export function whyNotMade(made: Made, httpStatus: number, body: unknown): string | undefined {
	if (!isObject(body)) return 'the body is not a JSON object';
	if (isKnown(made, body)) return undefined;
	const isMade = httpStatus === 201 || httpStatus === 202;
	if (isErrorBody(body, isMade)) return 'the body is an error and not a record';
	return isMade ? undefined : 'the record has no "status" that is known';
}

function isKnown(made: Made, { status }: Readonly<Record<string, unknown>>): boolean {
	return KINDS[made].statuses.some((known) => known === status);
}

/**
 * The id that a response tells, whatever else is wrong with it: a hint for whoever looks for it, and no proof. Also one
 * that no request can name: the response says that something was made all the same.
 */
export interface ToldId {
	readonly made: Made;
	/** Where it is none that {@link isId} takes, it is for messages alone; '' where it holds a secret. */
	readonly id: string;
}

/** What came of a response. */
export interface Telling {
	/** HTTP status. */
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** What came of its body. */
	readonly text: string;
}

/** Characters of a body that are searched: a record has a few kB. */
const MAX_SEARCHED = 1_048_576;

/**
 * Finds the id that a response tells: in the record that is its body, whole or broken off, or else in `Location` or
 * `Content-Location` (RFC 9110 §10.2.2, §8.7).
 * @param mayShow whether an id may be shown.
 */
export function toldId(
	made: Made,
	{ status, headers, text }: Telling,
	mayShow: (id: string) => boolean = () => true,
): ToldId | undefined {
	const isRedirect = status >= 300 && status < 400;
	const inHeaders = [headers.location, headers['content-location']]
		.flatMap((lines) => lines?.split(/,\s+/) ?? [])
		.flatMap((location) => idInLocation(made, location) ?? [])
		.filter((id) => isId(id) || (!isRedirect && SEGMENT.test(id))); // a redirect to `login.html` names nothing
	const ids = [...idsInBody(made, status, text.slice(0, MAX_SEARCHED)), ...inHeaders];
	const [id] = [...ids.filter((one) => isId(one) && mayShow(one)), ...ids];
	return id === undefined ? undefined : { made, id: mayShow(id) ? plainText(id, MAX_SHOWN) : '' };
}

/** A part of a path that may be an id, though not one of the form that this action can use. */
const SEGMENT = /^(?!\.{1,2}$)[^\s/\\%]+$/;

/** Characters. */
const MAX_SHOWN = 128;

/** Fields that wrap a record in the responses of many services, beside the name of what is made. */
const ENVELOPES = ['data', 'result'];
/** So many levels of a body are searched: three envelopes, and the record. */
const MOST_LEVELS = 4;

/** All that may be the record in a body: it may be wrapped, also more than once, or be the only one of a list. */
function recordsIn(made: Made, body: unknown): Record<string, unknown>[] {
	const records: Record<string, unknown>[] = [];
	let layer = [body];
	for (let depth = 0; depth < MOST_LEVELS; depth++) {
		const found = layer.map((one) => (Array.isArray(one) && one.length === 1 ? one[0] : one)).filter(isObject);
		records.push(...found);
		layer = found.flatMap((one) => [made, `${made}s`, ...ENVELOPES].map((name) => one[name]));
	}
	return records;
}

/**
 * Finds the ids in a body. Outside 2xx an id is mostly that of the request, unless a field beside it is one of records
 * alone; one that is named after what is made (`deployment_id`) never is.
 */
function* idsInBody(made: Made, httpStatus: number, text: string): Generator<string> {
	const body = parseBeginning(text);
	const isAccepted = httpStatus >= 200 && httpStatus < 300;
	for (const record of recordsIn(made, body)) {
		const [id, named] = [record.id, record[`${made}_id`]].map(written);
		const hasFields = isAccepted || KINDS[made].fields.some((field) => Object.hasOwn(record, field));
		const isOurs = isKnown(made, record) || (hasFields && !isErrorBody(record, httpStatus !== 200 || record !== body));
		if (isOurs && id) yield id;
		if (named) yield named;
	}
}

/** An id as text. The specification's are strings; a whole number is as good a hint. */
function written(id: unknown): string | undefined {
	return typeof id === 'string' || Number.isSafeInteger(id) ? String(id) : undefined;
}

function idInLocation(made: Made, location: string): string | undefined {
	const [, id] = KINDS[made].path.exec(URL.parse(location, `http://localhost/${made}s`)?.pathname ?? '') ?? [];
	return id === undefined ? undefined : decoded(id);
}

/** Whether what a response of this HTTP status tells may be new. A 4xx may name what is in the way, and no more. */
export function mayBeNew(httpStatus: number): boolean {
	return httpStatus < 400 || httpStatus >= 500;
}

/** For a message, as the end of a sentence. */
export function describeTold({ made, id }: ToldId): string {
	const shown = id === '' ? '(its id holds a secret, and is not shown)' : id;
	return `it names ${made} ${shown}, which may be the new one`;
}

/** A sentence that names what may be what a lost request has made; '' if there is nothing. */
export function mayBe(made: Made, ids: readonly string[]): string {
	if (ids.length === 0) return '';
	const [first = ''] = made;
	return ids.length === 1
		? `${first.toUpperCase()}${made.slice(1)} ${ids[0]} may be what the request has made, and nothing proves it.`
		: `Several ${made}s may be what the request has made: ${ids.join(', ')}.`;
}
