import { createHash } from 'node:crypto';
import type { DeployReport } from './deploy-report.ts';
import { field } from './event.ts';
import { isId } from './id.ts';
import { parseJson } from './service-error.ts';

/** What a later attempt of the same job needs to recognise this deployment. It is saved at GitHub. */
export interface Trace {
	readonly deployment_id?: string;
	readonly package_digest?: string;
	readonly version?: string;
	readonly entrypoint?: string;
	/** When everything was sent whose answer got lost (ISO 8601): there may be a deployment whose id nobody knows. */
	readonly lost_since?: string;
}

/** The trace of a deploy as far as it has got. */
export function traceOf(report: DeployReport): Trace {
	const { inputs, record, package: pack, sentAt } = report;
	return {
		...(record === undefined ? {} : { deployment_id: record.id }),
		...(pack === undefined ? {} : { package_digest: pack.digest }),
		...(inputs.version === '' ? {} : { version: inputs.version }),
		...(inputs.app.kind === 'directory' ? { entrypoint: inputs.app.entrypoint } : {}),
		...(sentAt !== undefined && isLost(report) ? { lost_since: sentAt } : {}),
	};
}

/** Whether there may be a deployment whose id is not known: all is packed, and so perhaps sent. */
function isLost({ record, package: pack, failure }: DeployReport): boolean {
	if (record !== undefined || pack === undefined) return false;
	return failure === undefined || failure.kind === 'ambiguous' || failure.kind === 'cancelled';
}

/** What an earlier attempt has left: the id of its deployment, or the moment at which one got lost. */
export type EarlierDeploy = { readonly app: string } & (
	| { readonly kind: 'known'; readonly id: string }
	| { readonly kind: 'lost'; readonly since: number }
);

/** One text for package, version and entrypoint: equal only where all three are. */
export function appKey(digest: string, version: string, entrypoint: string): string {
	return createHash('sha256')
		.update(JSON.stringify([digest, version, entrypoint]))
		.digest('hex');
}

/**
 * The trace in one line, for a check run's external id: the job's own key, the app's, the id and the moment. At most 255
 * characters, whatever the version is.
 * @param own tells this job's check runs from those of others; no blanks.
 */
export function toExternalId(own: string, trace: Trace): string {
	const { deployment_id = '-', package_digest, version = '', entrypoint = '', lost_since = '-' } = trace;
	const app = package_digest === undefined ? '-' : appKey(package_digest, version, entrypoint);
	return [own, app, deployment_id, lost_since].join(' ');
}

/** Whether a check run's external id is of the job with this key. */
export function isExternalIdOf(own: string, externalId: unknown): boolean {
	return typeof externalId === 'string' && externalId.split(' ')[0] === own;
}

/** Reads back {@link toExternalId}; undefined where it tells of no deployment. */
export function readExternalId(externalId: unknown): EarlierDeploy | undefined {
	const [, app = '', id = '', since = ''] = String(externalId).split(' ');
	return /^[0-9a-f]{64}$/.test(app) ? earlier(app, id, since) : undefined;
}

/** Reads a GitHub deployment's payload, which is a trace as JSON; undefined where it tells of no deployment. */
export function readPayload(payload: unknown): EarlierDeploy | undefined {
	const trace = typeof payload === 'string' ? parseJson(payload) : payload;
	const text = (name: keyof Trace) => {
		const value = field(trace, name);
		return typeof value === 'string' ? value : '';
	};
	const digest = text('package_digest');
	if (digest === '') return undefined;
	return earlier(appKey(digest, text('version'), text('entrypoint')), text('deployment_id'), text('lost_since'));
}

function earlier(app: string, id: string, since: string): EarlierDeploy | undefined {
	if (isId(id) && id !== '-') return { kind: 'known', app, id };
	const moment = Date.parse(since);
	return Number.isNaN(moment) ? undefined : { kind: 'lost', app, since: moment };
}
