import { type ListedDeployment, parseDeploymentList } from '../actions/deploy/recognise/lost-deployment.ts';
import { StepFailure } from '../domain/failures/failure.ts';
import { type DeploymentRecord, parseDeployment } from '../domain/records/deployment.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { readEntityTag } from '../http/entity-tag.ts';
import { readJson } from '../http/json-response.ts';
import { encodeMultipart, type FilePart } from '../http/multipart.ts';
import type { Answered } from '../http/one-try.ts';
import { send } from '../http/request.ts';
import { requestFailure, type Undertaking } from '../http/request-failure.ts';
import { type DeploymentEventsRequest, followDeployment } from './deployment-events.ts';

export const CREATE: Undertaking = {
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
	const answer = await send(connection, {
		what: CREATE,
		method: 'POST',
		path: '/deployments',
		body: encodeMultipart([...fields, ...(file === undefined ? [] : [{ name: 'file', file }])]),
		repeatable: 'until-sent',
		signal,
		leftMs,
	});
	const read = readRecord(connection, answer);
	if (read.kind === 'record') return read.record;
	throw requestFailure(CREATE, { ...answer, body: { ok: false, why: read.why } }, 'ambiguous', 1);
}

/** A record, and what the next poll may refer to it by. */
export interface SeenRecord {
	readonly kind: 'record';
	readonly record: DeploymentRecord;
	/** Absent where the service gives none. */
	readonly entityTag?: string | undefined;
}

/** What one poll brought. */
export type PollAnswer =
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
): Promise<PollAnswer> {
	try {
		const answer = await send(connection, {
			what: { doing: 'Asking for the status', request: `GET /deployments/${id}`, ifAmbiguous: '' },
			method: 'GET',
			path: `/deployments/${id}`,
			repeatable: 'always',
			ifNoneMatch: last?.entityTag,
			...options,
		});
		if (answer.status === 304 && last !== undefined) return last;
		const read = readRecord(connection, answer);
		if (read.kind === 'record' && read.record.id !== id) {
			return { kind: 'malformed', why: 'the record answered is another one' };
		}
		if (read.kind === 'record' && read.record.status === '') {
			return { kind: 'malformed', why: 'the record has no "status"' };
		}
		return read;
	} catch (error) {
		if (!(error instanceof StepFailure)) throw error;
		if (error.service?.status === 404) return { kind: 'missing', failure: error };
		if (error.service?.status === 304) return { kind: 'malformed', why: '304 answers a question that was not asked' };
		throw error;
	}
}

function readRecord({ holdsSecret }: Connection, answer: Answered): Exclude<PollAnswer, { kind: 'missing' }> {
	const read = readJson(answer);
	if (!read.ok) return { kind: 'malformed', why: read.why };
	const parsed = parseDeployment(read.json);
	if (!parsed.ok) return { kind: 'malformed', why: parsed.why };
	if (holdsSecret?.(parsed.record.id)) return { kind: 'malformed', why: 'the record\'s "id" holds a secret' };
	return { kind: 'record', record: parsed.record, entityTag: readEntityTag(answer.headers.etag) };
}

/** What the service lists, and the time by its own clock. */
export interface DeploymentList {
	readonly listed: readonly ListedDeployment[];
	/** The answer's `Date`, milliseconds since 1970: whole seconds, rounded down. */
	readonly serverNow: number;
}

/**
 * GET /deployments: not in the specification, but in services of the same kind.
 * @param version only deployments with this version label, where it is not ''.
 * @returns undefined where the answer is no list, or does not say what time it is.
 * @throws StepFailure where the service has no such operation; Interrupted.
 */
export async function listDeployments(
	connection: Connection,
	version: string,
	options: CallOptions,
): Promise<DeploymentList | undefined> {
	const all: ListedDeployment[] = [];
	for (let page = 1, offset = 0; ; page++) {
		const query = new URLSearchParams({
			limit: '100',
			...(version === '' ? {} : { app_version: version }),
			...(offset === 0 ? {} : { offset: `${offset}` }),
		});
		const answer = await send(connection, {
			what: { doing: 'Looking for the deployment', request: 'GET /deployments', ifAmbiguous: '' },
			method: 'GET',
			path: `/deployments?${query}`,
			repeatable: 'always',
			wantsWhole: true,
			...options,
		});
		const read = readJson(answer);
		const listed = read.ok ? parseDeploymentList(read.json) : undefined;
		const serverNow = Date.parse(answer.headers.date ?? '');
		if (listed === undefined || Number.isNaN(serverNow)) return undefined;
		all.push(...listed.filter(({ record }) => !connection.holdsSecret?.(record.id)));
		const next = Number(answer.headers['x-next-offset']);
		const isLast = answer.headers['x-has-more'] !== 'true' || !(next > offset) || page === MOST_PAGES;
		if (isLast) return { listed: all, serverNow };
		offset = next;
	}
}

/** Pages of a list that are read at most. */
const MOST_PAGES = 10;

/** The operations on deployments, over one connection. */
export interface Deployments {
	create(request: CreateRequest): Promise<DeploymentRecord>;
	list(version: string, options: CallOptions): Promise<DeploymentList | undefined>;
	get(id: string, options: PollOptions): Promise<PollAnswer>;
	follow(id: string, request: DeploymentEventsRequest): Promise<void>;
}

export function openDeployments(connection: Connection): Deployments {
	return {
		create: (request) => createDeployment(connection, request),
		list: (version, options) => listDeployments(connection, version, options),
		get: (id, options) => getDeployment(connection, id, options),
		follow: (id, request) => followDeployment(connection, id, request),
	};
}
