import type { StepFailure } from '../domain/failures/failure.ts';
import { type DeploymentRecord, parseDeployment } from '../domain/records/deployment.ts';
import { type ListedDeployment, parseDeploymentList } from '../domain/records/deployment-list.ts';
import { field, isObject } from '../domain/text/json.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { encodeMultipart, type FilePart } from '../http/multipart.ts';
import type { HttpResponse, Patience } from '../http/one-try.ts';
import { send, trySend } from '../http/request.ts';
import { type RequestText, requestFailure } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import { type DeploymentEventsRequest, followDeployment } from './deployment-events.ts';
import { readEntityTag } from './entity-tag.ts';

export const CREATE: RequestText = {
	doing: 'Creating the deployment',
	request: 'POST /deployments',
	ifAmbiguous:
		'The deployment may exist. Look for it at the service (GET /deployments) before a second try: that could deploy twice.',
	ifInternalError:
		'A 500 may also mean that the service could not make sense of the app: check "entrypoint", and the manifest beside it (package.json, pyproject.toml).',
};

export interface CreateRequest extends CallOptions {
	readonly fields: readonly { readonly name: string; readonly text: string }[];
	/** The package, or undefined for a deployment from `source`. */
	readonly file?: FilePart;
	/** Told the names of the environment variables that the new record has; not called where it does not say. */
	readonly onEnvNames?: (names: readonly string[]) => void;
}

/**
 * POST /deployments (API §4.5).
 * @returns the new record; its status may be empty.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
export async function createDeployment(connection: Connection, request: CreateRequest): Promise<DeploymentRecord> {
	const { fields, file, onEnvNames, signal, leftMs } = request;
	const response = await send(connection, {
		what: CREATE,
		method: 'POST',
		path: '/deployments',
		body: encodeMultipart([...fields, ...(file === undefined ? [] : [{ name: 'file', file }])]),
		retrySafety: 'once',
		signal,
		leftMs,
	});
	const read = readRecord(connection, response);
	if (read.kind === 'record') {
		const names = readEnvNames(response);
		if (names !== undefined) onEnvNames?.(names);
		return read.record;
	}
	throw requestFailure(CREATE, { ...response, body: { ok: false, why: read.why } }, 'ambiguous', 1);
}

/** The names alone: a value may come back in clear, and nobody here is to have it. */
function readEnvNames(response: HttpResponse): string[] | undefined {
	const read = readJson(response);
	const vars = read.ok ? field(read.json, 'env_vars') : undefined;
	return isObject(vars) ? Object.keys(vars) : undefined;
}

/** A record, and what the next poll may refer to it by. */
export interface SeenRecord {
	readonly kind: 'record';
	readonly record: DeploymentRecord;
	/** Absent where the service gives none. */
	readonly entityTag?: string | undefined;
}

/** What one poll brought. */
export type PollResult =
	| SeenRecord
	| { readonly kind: 'missing'; readonly failure: StepFailure }
	| { readonly kind: 'malformed'; readonly why: string };

export interface PollOptions extends CallOptions {
	/** The last record that was seen: it stands where the service says that nothing has changed since. */
	readonly last?: SeenRecord | undefined;
	/** `to-deadline`: an outage is ridden out for as long as there is time. Default: four retries. */
	readonly patience?: Patience;
}

/**
 * GET /deployments/{id}: the record as it is now.
 * @throws StepFailure `network` or `rejected` once the retries are used up or useless; Interrupted.
 */
export async function getDeployment(
	connection: Connection,
	id: string,
	{ last, ...options }: PollOptions,
): Promise<PollResult> {
	const result = await trySend(connection, {
		what: { doing: 'Asking for the status', request: `GET /deployments/${id}`, ifAmbiguous: '' },
		method: 'GET',
		path: `/deployments/${id}`,
		retrySafety: 'idempotent',
		ifNoneMatch: last?.entityTag,
		...options,
	});
	if (result.kind === 'failed') {
		if (result.status === 404) return { kind: 'missing', failure: result.failure };
		if (result.status === 304) return { kind: 'malformed', why: '304 to a request without If-None-Match' };
		throw result.failure;
	}
	const { response } = result;
	if (response.status === 304 && last !== undefined) return last;
	const read = readRecord(connection, response);
	if (read.kind === 'record' && read.record.id !== id) {
		return { kind: 'malformed', why: 'the record in the response is another one' };
	}
	if (read.kind === 'record' && read.record.status === '') {
		return { kind: 'malformed', why: 'the record has no "status"' };
	}
	return read;
}

function readRecord({ holdsSecret }: Connection, response: HttpResponse): Exclude<PollResult, { kind: 'missing' }> {
	const read = readJson(response);
	if (!read.ok) return { kind: 'malformed', why: read.why };
	const parsed = parseDeployment(read.json);
	if (!parsed.ok) return { kind: 'malformed', why: parsed.why };
	if (holdsSecret?.(parsed.record.id)) return { kind: 'malformed', why: 'the record\'s "id" holds a secret' };
	return { kind: 'record', record: parsed.record, entityTag: readEntityTag(response.headers.etag) };
}

/** What GET /deployments brought. */
export type DeploymentList =
	| {
			readonly kind: 'list';
			/** The pages so far, one after the other. */
			readonly listed: readonly ListedDeployment[];
			/** The `Date` of the last response, milliseconds since 1970: whole seconds, rounded down. */
			readonly serverNow: number;
			/** Whether there was no page left to read. */
			readonly isWhole: boolean;
	  }
	/** The service has no such operation, or could not be reached in all tries: asking again at once is of no use. */
	| { readonly kind: 'refused'; readonly failure: StepFailure }
	/** A page that is no list, or does not say what time it is; the next one may be better. */
	| { readonly kind: 'malformed' };

export type ListOfDeployments = Extract<DeploymentList, { kind: 'list' }>;

export interface ListOptions extends CallOptions {
	/** Asked after each page: whether no further one is needed. */
	readonly isEnough: (list: ListOfDeployments) => boolean;
}

/**
 * GET /deployments, page by page: not in the specification, but in services of the same kind. It is asked for without
 * a version, which the live service refuses where no app is named.
 * @throws Interrupted
 */
export async function listDeployments(
	connection: Connection,
	{ isEnough, ...options }: ListOptions,
): Promise<DeploymentList> {
	const known = new Map<string, ListedDeployment>();
	for (let number = 1, offset = 0; ; number++) {
		const page = await readPage(connection, offset, options);
		if (page.kind !== 'page') return page;
		const before = known.size;
		for (const one of page.listed) known.set(one.record.id, one);
		// Where the service passes over the offset, every page is the first one.
		const isWhole = page.next === undefined || known.size === before;
		const list = { kind: 'list', listed: [...known.values()], serverNow: page.serverNow, isWhole } as const;
		if (isWhole || number === MOST_PAGES || isEnough(list)) return list;
		offset = page.next ?? 0;
	}
}

/** Records in a page, and pages of a list that are read at most. */
const PAGE_SIZE = 100;
const MOST_PAGES = 50;

type Page =
	| {
			readonly kind: 'page';
			readonly listed: readonly ListedDeployment[];
			readonly serverNow: number;
			/** Offset of the next page, where there is one. */
			readonly next: number | undefined;
	  }
	| Exclude<DeploymentList, { kind: 'list' }>;

async function readPage(connection: Connection, offset: number, options: CallOptions): Promise<Page> {
	const query = `limit=${PAGE_SIZE}${offset === 0 ? '' : `&offset=${offset}`}`;
	const result = await trySend(connection, {
		what: { doing: 'Looking for the deployment', request: 'GET /deployments', ifAmbiguous: '' },
		method: 'GET',
		path: `/deployments?${query}`,
		retrySafety: 'idempotent',
		wantsWhole: true,
		...options,
	});
	if (result.kind === 'failed') return { kind: 'refused', failure: result.failure };
	const { response } = result;
	const read = readJson(response);
	const listed = read.ok ? parseDeploymentList(read.json) : undefined;
	const serverNow = Date.parse(response.headers.date ?? '');
	if (!read.ok || listed === undefined || Number.isNaN(serverNow)) return { kind: 'malformed' };
	const records = (read.json as readonly unknown[]).length;
	// An id that holds a secret is no usable one.
	const usable = listed.filter(({ record }) => !connection.holdsSecret?.(record.id));
	return { kind: 'page', listed: usable, serverNow, next: nextOffset(response.headers, offset, records) };
}

/** Where the service does not say whether there is more, it is asked for more until nothing new comes. */
function nextOffset(headers: HttpResponse['headers'], offset: number, records: number): number | undefined {
	const hasMore = headers['x-has-more'] === undefined || headers['x-has-more'] === 'true';
	if (!hasMore || records === 0) return undefined;
	const next = Number(headers['x-next-offset']);
	return next > offset ? next : offset + records;
}

/** The operations on deployments, over one connection. */
export interface Deployments {
	create(request: CreateRequest): Promise<DeploymentRecord>;
	list(options: ListOptions): Promise<DeploymentList>;
	get(id: string, options: PollOptions): Promise<PollResult>;
	follow(id: string, request: DeploymentEventsRequest): Promise<void>;
}

export function openDeployments(connection: Connection): Deployments {
	return {
		create: (request) => createDeployment(connection, request),
		list: (options) => listDeployments(connection, options),
		get: (id, options) => getDeployment(connection, id, options),
		follow: (id, request) => followDeployment(connection, id, request),
	};
}
