import { type DeploymentRecord, parseDeployment } from '../domain/records/deployment.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { type FilePart, formBody } from '../http/request-body.ts';
import type { RequestText } from '../http/request-failure.ts';
import type { HttpResponse } from '../http/verdict.ts';
import { unusableCreation, whyUnusable } from './creation.ts';
import { getDeployment, type PollOptions, type PollResult, readRecord } from './deployment.ts';
import type { DeploymentEventsRequest } from './events/log-events.ts';
import { type ListOutcome, readList } from './list-pages.ts';

/** The service says that there is this version of the app already, with whatever status. */
const VERSION_TAKEN =
	/\balready\b.*\bversion\b|\bversion\b.*\balready\b|(?<!\b(?:no|such) )\bversion (?:\S+ )?exists\b/i;

/** What helps where a chunked body is not taken. */
const WITH_LENGTH = 'set "package" to the zip of a dry run (output "package-path"), which is sent with its length.';

export const CREATE: RequestText = {
	doing: 'Creating the deployment',
	request: 'POST /deployments',
	ifAmbiguous:
		'The deployment may exist. Look for it at the service (GET /deployments) before you try again, or you may deploy twice.',
	advise(status, said) {
		if (status === 500)
			return 'A 500 may also mean that the service cannot use the app: check "entrypoint", and the manifest beside it (package.json, pyproject.toml).';
		if (status === 409 || (status === 400 && VERSION_TAKEN.test(said)))
			return 'The version exists: set another "version", or "force: true" to overwrite it.';
		if (status === 411 || status === 501)
			return `The service or a gateway does not accept a body of unknown length: ${WITH_LENGTH}`;
		if (status === 413)
			return 'The package is too large for the service: leave out more with "exclude" or a .deployignore file.';
		return undefined;
	},
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
		body: formBody([...fields, ...(file === undefined ? [] : [{ name: 'file', file }])]),
		retry: 'once',
		signal,
		leftMs,
	});
	const read = readCreated(connection, response);
	if (read.kind === 'record') return read.record;
	throw unusableCreation(connection, 'deployment', CREATE, response, read.why);
}

function readCreated(connection: Connection, response: HttpResponse): ReturnType<typeof readRecord> {
	const why = whyUnusable('deployment', response);
	return why === undefined ? readRecord(connection, response) : { kind: 'malformed', why };
}

/** The outcome of GET /deployments. */
export type DeploymentList = ListOutcome<DeploymentRecord>;

/**
 * GET /deployments, page by page: not in the specification, but offered by similar services. The request has no version
 * filter, because the live service refuses one without an app name. Where a record cannot be used the list is not whole: that
 * may be the one that is looked for.
 * @throws Interrupted
 */
export async function listDeployments(connection: Connection, options: CallOptions): Promise<DeploymentList> {
	let isUsable = true;
	const list = await readList(connection, {
		...options,
		doing: 'Looking for the deployment',
		path: '/deployments',
		parse(body) {
			// An id that contains a secret is unusable, because no sink may show it.
			if (!Array.isArray(body)) return undefined;
			const usable = body
				.map(parseDeployment)
				.flatMap((one) => (one.ok && !connection.holdsSecret?.(one.record.id) ? [one.record] : []));
			isUsable &&= usable.length === body.length;
			return usable;
		},
		keyOf: ({ id }) => id,
	});
	return list.kind === 'list' ? { ...list, isWhole: isUsable && list.isWhole } : list;
}

/** The operations on deployments. */
export interface Deployments {
	create(request: CreateRequest): Promise<DeploymentRecord>;
	list(options: CallOptions): Promise<DeploymentList>;
	get(id: string, options: PollOptions): Promise<PollResult>;
	follow(id: string, request: DeploymentEventsRequest): Promise<void>;
}

export function openDeployments(connection: Connection): Deployments {
	return {
		create: (request) => createDeployment(connection, request),
		list: (options) => listDeployments(connection, options),
		get: (id, options) => getDeployment(connection, id, options),
		async follow(id, request) {
			const { followLog } = await import('./events/log-events.ts'); // not every deploy follows its app's log
			await followLog(connection, 'deployment', id, request);
		},
	};
}
