import { isId } from '../records/id.ts';
import { textIn } from '../text/json.ts';

/**
 * What GitHub keeps of a deploy for later attempts and jobs: one line in the check's external_id, JSON in GITHUB_STATE and in
 * the payload of the GitHub deployment. It holds no secret.
 */
export interface DeployRecord {
	/** Id of the run and a random key of this attempt. */
	readonly run: string;
	/** The setup key: a slow hash of all that is deployed except the package; '' while it is not known. */
	readonly setup: string;
	/** SHA-256 of the package in bare hex; '' while it is not known. */
	readonly digest: string;
	/** '': no deployment can exist. '?': the request may have been sent. Otherwise the deployment's id. */
	readonly deployment: string;
}

/** The deployment of a request that may have been sent. */
export const MAY_EXIST = '?';

/** Stands for '' in the line. */
const NONE = '-';
/** The facts, in the order of the line. */
const NAMES = ['run', 'setup', 'digest', 'deployment'] as const;

/** The record as a line of at most 248 characters; GitHub takes 255. */
export function formatRecord(record: DeployRecord): string {
	return NAMES.map((name) => record[name] || NONE).join(' ');
}

/** Reads a line of {@link formatRecord}; undefined for anything else, such as the external id of another tool. */
export function parseRecord(line: unknown): DeployRecord | undefined {
	const parts = typeof line === 'string' ? line.split(' ') : [];
	if (parts.length !== NAMES.length) return undefined;
	return readRecord(Object.fromEntries(NAMES.map((name, at) => [name, parts[at] === NONE ? '' : parts[at]])));
}

/** Reads a record that was stored as JSON, such as a GitHub deployment's payload. */
export function readRecord(stored: unknown): DeployRecord | undefined {
	const [run = '', setup = '', digest = '', deployment = ''] = NAMES.map((name) => textIn(stored, name));
	const isValid =
		/^(?:\d{1,20}|run)-[0-9a-f]{16}$/.test(run) &&
		/^(?:[0-9a-f]{16})?$/.test(setup) &&
		/^(?:[0-9a-f]{64})?$/.test(digest) &&
		(deployment === '' || deployment === MAY_EXIST || isId(deployment));
	return isValid ? { run, setup, digest, deployment } : undefined;
}

/**
 * The mark of what one attempt has at GitHub: the id of its run, so that re-runs find what belongs to them, and a random part.
 * @param random 16 hex digits.
 */
export function runKey(runId: string, random: string): string {
	return `${/^\d{1,20}$/.test(runId) ? runId : 'run'}-${random}`;
}

/** The id of the run of a key, equal in all its attempts: GitHub gives later runs larger ones. 0 where it has none. */
export function runIn(key: string): number {
	return Number.parseInt(key, 10) || 0;
}
