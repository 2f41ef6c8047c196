import { createHmac } from 'node:crypto';
import type { DeployInputs } from '../../actions/deploy/inputs/inputs.ts';
import type { DeployReport } from '../../actions/deploy/report/report.ts';
import { field } from '../../runner/trigger.ts';
import { isId } from '../records/id.ts';
import { parseJson } from '../records/service-error.ts';
import type { Redact } from '../secrets/redact.ts';

/** What a later attempt of the same job needs to recognise this deployment. It is saved at GitHub. */
export interface Trace {
	readonly deployment_id?: string;
	readonly package_digest?: string;
	readonly version?: string;
	readonly entrypoint?: string;
	/** See {@link appKey}. */
	readonly app?: string;
	/** When sending began and ended whose answer got lost (ISO 8601): there may be a deployment whose id nobody knows. */
	readonly lost_since?: string;
	readonly lost_until?: string;
}

/**
 * One text for all that a deployment is made of but its package: service, region, version, entrypoint and environment
 * values. Keyed with the API key, so that nobody can guess the values from it.
 */
export function appKey({ apiKey, baseUrl, region, version, app, envVars }: DeployInputs): string {
	const parts = [baseUrl, region, version, app.kind === 'directory' ? app.entrypoint : app.json, envVars];
	return createHmac('sha256', apiKey).update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** The trace of a deploy as far as it has got. */
export function traceOf(report: DeployReport): Trace {
	const { inputs, appKey: app, record, package: pack, sentAt, endedAt } = report;
	return {
		...(record === undefined ? {} : { deployment_id: record.id }),
		...(pack === undefined ? {} : { package_digest: pack.digest }),
		...(inputs.version === '' ? {} : { version: inputs.version }),
		...(inputs.app.kind === 'directory' ? { entrypoint: inputs.app.entrypoint, app } : {}),
		...(sentAt === undefined || !isLost(report)
			? {}
			: { lost_since: sentAt, ...(endedAt === undefined ? {} : { lost_until: endedAt }) }),
	};
}

/** Whether there may be a deployment whose id is not known: all is packed, and so perhaps sent. */
function isLost({ record, package: pack, failure }: DeployReport): boolean {
	if (record !== undefined || pack === undefined) return false;
	return failure === undefined || failure.kind === 'ambiguous' || failure.kind === 'cancelled';
}

/** The trace without the secrets that its texts may hold; the others are this action's own. */
export function redactTrace(trace: Trace, redact: Redact): Trace {
	const { version, entrypoint } = trace;
	return {
		...trace,
		...(version === undefined ? {} : { version: redact(version) }),
		...(entrypoint === undefined ? {} : { entrypoint: redact(entrypoint) }),
	};
}

/** What an earlier attempt has left: the id of its deployment, or the time in which one got lost. */
export type EarlierDeploy = {
	/** Of the package, in hex. */
	readonly digest: string;
	/** See {@link appKey}. */
	readonly app: string;
} & (
	| { readonly kind: 'known'; readonly id: string }
	/** Milliseconds since 1970. */
	| { readonly kind: 'lost'; readonly since: number; readonly until: number }
);

/**
 * The trace in one line, for a check run's external id: the job's own key, package, app, id, and the time of a loss. At
 * most 255 characters.
 * @param own tells this job's check runs from those of others; no blanks.
 */
export function toExternalId(own: string, trace: Trace): string {
	const { package_digest = NONE, app = NONE, deployment_id = NONE, lost_since = NONE, lost_until = NONE } = trace;
	return [own, package_digest.replace(/^sha256:/, ''), app, deployment_id, lost_since, lost_until].join(' ');
}

const NONE = '-';

/** Whether a check run's external id is of the job with this key. */
export function isExternalIdOf(own: string, externalId: unknown): boolean {
	return typeof externalId === 'string' && externalId.split(' ')[0] === own;
}

/** Reads back {@link toExternalId}; undefined where it tells of no deployment. */
export function readExternalId(externalId: unknown): EarlierDeploy | undefined {
	const [, package_digest = '', app = '', deployment_id = '', lost_since = '', lost_until = ''] =
		String(externalId).split(' ');
	return earlierDeploy({ package_digest, app, deployment_id, lost_since, lost_until });
}

/** Reads a GitHub deployment's payload, which is a trace as JSON; undefined where it tells of no deployment. */
export function readPayload(payload: unknown): EarlierDeploy | undefined {
	const trace = typeof payload === 'string' ? parseJson(payload) : payload;
	const text = (name: keyof Trace) => {
		const value = field(trace, name);
		return typeof value === 'string' ? value : '';
	};
	return earlierDeploy({
		package_digest: text('package_digest'),
		app: text('app'),
		deployment_id: text('deployment_id'),
		lost_since: text('lost_since'),
		lost_until: text('lost_until'),
	});
}

/** Milliseconds for which a loss is taken to last whose end was not written down: the job was killed. */
const LOST_FOR_MS = 3_600_000;

function earlierDeploy(trace: Required<Omit<Trace, 'version' | 'entrypoint'>>): EarlierDeploy | undefined {
	const { app, deployment_id: id } = trace;
	const digest = trace.package_digest.replace(/^sha256:/, '');
	if (!/^[0-9a-f]{64}$/.test(digest) || !/^[0-9a-f]{16}$/.test(app)) return undefined;
	if (isId(id) && id !== NONE) return { kind: 'known', digest, app, id };
	const since = Date.parse(trace.lost_since);
	const until = Date.parse(trace.lost_until);
	if (Number.isNaN(since)) return undefined;
	return { kind: 'lost', digest, app, since, until: Number.isNaN(until) ? since + LOST_FOR_MS : until };
}
