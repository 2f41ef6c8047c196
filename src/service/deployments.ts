import { StepFailure } from '../domain/failures/failure.ts';
import { type DeploymentRecord, parseDeployment } from '../domain/records/deployment.ts';
import { type ListedDeployment, parseDeploymentList } from '../domain/records/deployment-list.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { readEntityTag } from '../http/entity-tag.ts';
import { encodeMultipart, type FilePart } from '../http/multipart.ts';
import type { HttpResponse } from '../http/one-try.ts';
import { send } from '../http/request.ts';
import { type RequestText, requestFailure } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import { type DeploymentEventsRequest, followDeployment } from './deployment-events.ts';

export const CREATE: RequestText = {
	doing: 'Creating the deployment',
	request: 'POST /deployments',
	ifAmbiguous:
		'The deployment may exist. Look for it at the service (GET /deployments) before a second try: that could deploy twice.',
};

export interface CreateRequest extends CallOptions {
	readonly fields: readonly { readonly name: string; readonly text: string }[];
	/** The package, or undefined for a deployment from `source`. */
	readonly file?: FilePart;
}

/**
 * POST /deployments (API §4.5).
 * @returns the new record; its status may be empty.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
export async function createDeployment(connection: Connection, request: CreateRequest): Promise<DeploymentRecord> {
	const { fields, file, signal, leftMs } = request;
	const response = await send(connection, {
		what: CREATE,
		method: 'POST',
		path: '/deployments',
		body: encodeMultipart([...fields, ...(file === undefined ? [] : [{ name: 'file', file }])]),
		retrySafety: 'once',
		signal,
		leftMs,
	});
	const read = readRecord(response);
	if (read.kind === 'record') return read.record;
	throw requestFailure(CREATE, { ...response, body: { ok: false, why: read.why } }, 'ambiguous', 1);
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
}

/**
 * GET /deployments/{id}: the record as it is now.
 * @throws StepFailure `network` or `rejected` once the repeats are used up or useless; Interrupted.
 */
export async function getDeployment(
	connection: Connection,
	id: string,
	{ last, ...options }: PollOptions,
): Promise<PollResult> {
	try {
		const response = await send(connection, {
			what: { doing: 'Asking for the status', request: `GET /deployments/${id}`, ifAmbiguous: '' },
			method: 'GET',
			path: `/deployments/${id}`,
			retrySafety: 'idempotent',
			ifNoneMatch: last?.entityTag,
			...options,
		});
		if (response.status === 304 && last !== undefined) return last;
		const read = readRecord(response);
		if (read.kind === 'record' && read.record.id !== id) {
			return { kind: 'malformed', why: 'the record in the response is another one' };
		}
		if (read.kind === 'record' && read.record.status === '') {
			return { kind: 'malformed', why: 'the record has no "status"' };
		}
		return read;
	} catch (error) {
		if (!(error instanceof StepFailure)) throw error;
		if (error.service?.status === 404) return { kind: 'missing', failure: error };
		if (error.service?.status === 304) return { kind: 'malformed', why: '304 to a request without If-None-Match' };
		throw error;
	}
}

function readRecord(response: HttpResponse): Exclude<PollResult, { kind: 'missing' }> {
	const read = readJson(response);
	if (!read.ok) return { kind: 'malformed', why: read.why };
	const parsed = parseDeployment(read.json);
	if (!parsed.ok) return { kind: 'malformed', why: parsed.why };
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
	let response: HttpResponse;
	try {
		response = await send(connection, {
			what: { doing: 'Looking for the deployment', request: 'GET /deployments', ifAmbiguous: '' },
			method: 'GET',
			path: `/deployments?${query}`,
			retrySafety: 'idempotent',
			wantsWhole: true,
			...options,
		});
	} catch (thrown) {
		if (thrown instanceof StepFailure) return { kind: 'refused', failure: thrown };
		throw thrown;
	}
	const read = readJson(response);
	const listed = read.ok ? parseDeploymentList(read.json) : undefined;
	const serverNow = Date.parse(response.headers.date ?? '');
	if (!read.ok || listed === undefined || Number.isNaN(serverNow)) return { kind: 'malformed' };
	const records = (read.json as readonly unknown[]).length;
	return { kind: 'page', listed, serverNow, next: nextOffset(response.headers, offset, records) };
}

/** Where the service does not say whether there is more, a full page says so. */
function nextOffset(headers: HttpResponse['headers'], offset: number, records: number): number | undefined {
	const hasMore = headers['x-has-more'] === undefined ? records === PAGE_SIZE : headers['x-has-more'] === 'true';
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
