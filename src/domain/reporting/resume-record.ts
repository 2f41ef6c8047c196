import { isId } from '../records/id.ts';
import type { Redact } from '../secrets/redact.ts';
import { field, parseJson } from '../text/json.ts';

/** What a later attempt of the same job needs to recognise this deployment. It is saved at GitHub. */
export interface ResumeRecord {
	readonly deployment_id?: string;
	readonly package_digest?: string;
	readonly version?: string;
	readonly entrypoint?: string;
	/** See {@link appKey}. */
	readonly app?: string;
	/** When sending began and ended whose response got lost (ISO 8601): there may be a deployment whose id nobody knows. */
	readonly lost_since?: string;
	readonly lost_until?: string;
}

/** The record without the secrets that its texts may hold; the others are this action's own. */
export function redactResumeRecord(record: ResumeRecord, redact: Redact): ResumeRecord {
	const { version, entrypoint } = record;
	return {
		...record,
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
 * The record in one line, for a check run's external id: the job's own key, package, app, id, and the time of a loss. At
 * most 255 characters.
 * @param own tells this job's check runs from those of others; no blanks.
 */
export function toExternalId(own: string, record: ResumeRecord): string {
	const { package_digest = NONE, app = NONE, deployment_id = NONE, lost_since = NONE, lost_until = NONE } = record;
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

/** Reads a GitHub deployment's payload, which is a record as JSON; undefined where it tells of no deployment. */
export function readPayload(payload: unknown): EarlierDeploy | undefined {
	const record = typeof payload === 'string' ? parseJson(payload) : payload;
	const text = (name: keyof ResumeRecord) => {
		const value = field(record, name);
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

/** Whether a saved record, as JSON, tells of a deployment that a later attempt has to know of. */
export function tellsOfDeployment(record: string): boolean {
	return readPayload(record) !== undefined;
}

/** Milliseconds for which a loss is taken to last whose end was not written down: the job was killed. */
const LOST_FOR_MS = 3_600_000;

function earlierDeploy(record: Required<Omit<ResumeRecord, 'version' | 'entrypoint'>>): EarlierDeploy | undefined {
	const { app, deployment_id: id } = record;
	const digest = record.package_digest.replace(/^sha256:/, '');
	if (!/^[0-9a-f]{64}$/.test(digest) || !/^[0-9a-f]{16}$/.test(app)) return undefined;
	if (isId(id) && id !== NONE) return { kind: 'known', digest, app, id };
	const since = Date.parse(record.lost_since);
	const until = Date.parse(record.lost_until);
	if (Number.isNaN(since)) return undefined;
	return { kind: 'lost', digest, app, since, until: Number.isNaN(until) ? since + LOST_FOR_MS : until };
}
