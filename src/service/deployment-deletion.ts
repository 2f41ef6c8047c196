import { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import { isFinal } from '../domain/records/deployment.ts';
import {
	type AppEntry,
	type AppVersion,
	type NamedDeployment,
	parseAppEntries,
	parseNamedDeployments,
} from '../domain/records/named-deployment.ts';
import { formatDuration } from '../domain/text/format.ts';
import { oneLine } from '../domain/text/sanitize.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { startDeadline } from '../http/deadline.ts';
import type { RequestText } from '../http/request-failure.ts';
import { type Deletion, deleteResource, FOREIGN, UNCLEAR } from './deletion.ts';
import { getDeployment, type PollResult } from './deployment.ts';
import { type ListOutcome, readList } from './list-pages.ts';

// Of these operations the specification has the GET of one deployment alone; services of the same kind have them all.

/** What deleting deployments needs of the service. */
export interface DeploymentDeletion {
	get(id: string, options: CallOptions): Promise<PollResult>;
	/** GET /deployments of an app and a version. A service may ignore the filter. */
	list(of: AppVersion, options: CallOptions): Promise<ListOutcome<NamedDeployment>>;
	/** GET /apps; '' for any. A service may ignore the filter. */
	apps(of: AppVersion, options: CallOptions): Promise<ListOutcome<AppEntry>>;
	/** What GET says of it. @throws Interrupted */
	fate(id: string, options: CallOptions): Promise<DeploymentFate>;
	/** @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted. */
	delete(id: string, options: CallOptions): Promise<DeploymentEnd>;
}

export function openDeploymentDeletion(connection: Connection): DeploymentDeletion {
	const isHidden = (id: string) => connection.holdsSecret?.(id) ?? false;
	return {
		get: (id, options) => getDeployment(connection, id, options),
		list: ({ app, version }, options) =>
			readList(connection, {
				...options,
				doing: 'Listing the deployments',
				path: '/deployments',
				filter: { app_name: app, app_version: version },
				twice: true, // what it lacks decides
				parse(body) {
					const named = parseNamedDeployments(body);
					// No sink may show such an id, and what is deleted has to be named.
					return named?.some(({ record }) => isHidden(record.id)) ? undefined : named;
				},
				keyOf: ({ record }) => record.id,
			}),
		apps: ({ app, version }, options) =>
			readList(connection, {
				...options,
				doing: 'Listing the apps',
				path: '/apps',
				filter: { app_name: app, version },
				twice: true,
				parse: parseAppEntries,
				keyOf: (one) => JSON.stringify([one.app, one.version, one.deployment]),
			}),
		fate: (id, options) => fateOf(connection, id, options),
		delete: (id, options) => deleteDeployment(connection, id, options),
	};
}

/** What became of a deployment that was to be deleted. */
export type DeploymentEnd =
	/**
	 * `deleted` by this request, or `gone` before it. `by`: what says so. That is the response to the DELETE, or a look at
	 * the deployment: it has ended, or is not known to the service.
	 */
	| { readonly kind: 'deleted' | 'gone'; readonly by: 'response' | 'ended' | 'missing' }
	/** The service has taken the DELETE and does not say that it is done, and it is still active. */
	| { readonly kind: 'open'; readonly failure: StepFailure };

/**
 * DELETE /deployments/{id}: 204, and 404 for one that is gone already. A 404 alone proves nothing: it may be that of an
 * unknown route, or follow a try that did nothing. So the deployment itself is looked at, there and wherever no response
 * says what was done, or the refusal may be about one that has ended.
 */
export async function deleteDeployment(
	connection: Connection,
	id: string,
	options: CallOptions,
): Promise<DeploymentEnd> {
	const what = {
		doing: `Deleting deployment ${id}`,
		request: `DELETE /deployments/${id}`,
		ifAmbiguous: 'The deployment may be deleted. Run the job again: that is safe.',
	};
	const request = { what, noun: 'deployment' as const, path: `/deployments/${id}`, id, ...options };
	const deletion = await deleteResource(connection, request).catch(undecided);
	if (deletion.kind === 'deleted' && !deletion.inDoubt) return { kind: 'deleted', by: 'response' };
	return endOf(what, deletion, await fateOf(connection, id, options));
}

/** What became of a deployment, by what came of its DELETE and by what GET says of it now. */
function endOf(
	what: RequestText,
	deletion: Deletion | Undecided,
	fate: DeploymentFate,
): Exclude<DeploymentEnd, { by: 'response' }> {
	const isRefused = deletion.kind === 'missing' || deletion.kind === 'refused';
	// Where nothing but errors or pages of others came, nobody can say whether a deployment that is not known was there.
	const isHeard = deletion.kind !== 'open' && deletion.kind !== 'foreign';
	if (fate.kind === 'ended' || (fate.kind === 'missing' && isHeard))
		return { kind: isRefused ? 'gone' : 'deleted', by: fate.kind };
	if (deletion.kind === 'refused') throw deletion.failure;
	if (deletion.kind === 'foreign') {
		const message = `${deletion.failure.message} Now ${fate.why}.`;
		// What is still active was not deleted, and the address is to blame.
		throw deletion.failure.with(fate.kind === 'active' ? { message } : { kind: 'ambiguous', message });
	}
	if (deletion.kind === 'taken' || deletion.kind === 'open') {
		const failure = deletion.failure.with({ message: `${deletion.failure.message} Now ${fate.why}.` });
		if (fate.kind === 'active' && deletion.kind === 'taken') return { kind: 'open', failure };
		throw failure;
	}
	if (fate.kind === 'active' && deletion.kind === 'missing') throw deletion.failure.with(NO_SUCH_ROUTE);
	const tried = deletion.kind === 'missing' ? 'the response was a 404' : 'a try without a clear response, then a 404';
	throw new StepFailure({
		kind: 'ambiguous',
		message: `${what.doing} (${what.request}): ${tried}, and ${fate.why}.`,
		advice: what.ifAmbiguous ?? '',
		retryable: true,
		cause: fate.cause,
	});
}

/**
 * What a DELETE leaves undecided: whether it was carried out (`foreign`: all that came is a page of somebody else), whether
 * what the service has `taken` is done, or whether it was refused because nothing was left to do.
 */
interface Undecided {
	readonly kind: 'open' | 'foreign' | 'taken' | 'refused';
	readonly failure: StepFailure;
}

/** Status codes of a DELETE that may be refused because the deployment has ended. */
const REFUSALS = [409, 410];

/** @throws what leaves nothing open. */
function undecided(thrown: unknown): Undecided {
	if (thrown instanceof StepFailure) {
		if (thrown.kind === 'ambiguous') return { kind: thrown.cause === UNCLEAR ? 'taken' : 'open', failure: thrown };
		if (thrown.cause === FOREIGN) return { kind: 'foreign', failure: thrown };
		if (REFUSALS.includes(thrown.service?.status ?? 0)) return { kind: 'refused', failure: thrown };
	}
	throw thrown;
}

const NO_SUCH_ROUTE = {
	advice: 'The deployment itself is there and active: this service does not offer to delete deployments.',
};

/** What GET says of a deployment: that it has ended, or that there is none. `why`: the end of a sentence. */
export type DeploymentFate =
	| { readonly kind: 'ended' }
	| { readonly kind: 'active' | 'missing' | 'unknown'; readonly why: string; readonly cause?: unknown };

/** Milliseconds that a look at a deployment may take, with its retries. */
const LOOK_MS = 30_000;

/** @throws Interrupted: what was sent before may have been carried out. */
async function fateOf(connection: Connection, id: string, options: CallOptions): Promise<DeploymentFate> {
	const { stop, ...limit } = startDeadline(connection.clock, options, LOOK_MS, 'the 30 s for a look');
	try {
		const look = await getDeployment(connection, id, limit);
		switch (look.kind) {
			case 'record': {
				const { status } = look.record;
				if (isFinal(status)) return { kind: 'ended' };
				return look.isOld
					? { kind: 'unknown', why: 'GET responded with a record that a cache has kept' }
					: { kind: 'active', why: `GET says that it is still "${oneLine(status)}"` };
			}
			case 'missing':
				return look.doubt === undefined
					? { kind: 'missing', why: 'GET says that there is no such deployment' }
					: { kind: 'unknown', why: `GET responded with ${look.doubt}`, cause: look.failure };
			case 'malformed':
				return { kind: 'unknown', why: `GET responded with what is no record: ${look.why}` };
		}
	} catch (thrown) {
		if (limit.signal.aborted && !options.signal.aborted)
			return { kind: 'unknown', why: `GET told nothing in ${formatDuration(LOOK_MS)}`, cause: thrown };
		if (thrown instanceof Interrupted) throw new Interrupted('all', thrown.reason);
		if (!(thrown instanceof StepFailure)) throw thrown;
		return { kind: 'unknown', why: `GET failed: ${thrown.message.replace(/\.$/, '')}`, cause: thrown };
	} finally {
		stop();
	}
}
