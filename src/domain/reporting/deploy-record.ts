import { isId } from '../records/id.ts';
import { field } from '../text/json.ts';

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

/** The record as a line of at most 248 characters; GitHub takes 255. */
export function formatRecord({ run, setup, digest, deployment }: DeployRecord): string {
	return [run, setup, digest, deployment].map((part) => part || NONE).join(' ');
}

/** Reads a line of {@link formatRecord}; undefined for anything else, such as the external id of another tool. */
export function parseRecord(line: unknown): DeployRecord | undefined {
	if (typeof line !== 'string') return undefined;
	const parts = line.split(' ').map((part) => (part === NONE ? '' : part));
	const [run = '', setup = '', digest = '', deployment = ''] = parts;
	return parts.length === 4 ? validRecord({ run, setup, digest, deployment }) : undefined;
}

/** Reads a record that was stored as JSON, such as a GitHub deployment's payload. */
export function readRecord(stored: unknown): DeployRecord | undefined {
	const text = (name: keyof DeployRecord) => {
		const value = field(stored, name);
		return typeof value === 'string' ? value : '';
	};
	return validRecord({
		run: text('run'),
		setup: text('setup'),
		digest: text('digest'),
		deployment: text('deployment'),
	});
}

function validRecord(record: DeployRecord): DeployRecord | undefined {
	const { run, setup, digest, deployment } = record;
	const isValid =
		/^(?:\d{1,20}|run)-[0-9a-f]{16}$/.test(run) &&
		/^(?:[0-9a-f]{16})?$/.test(setup) &&
		/^(?:[0-9a-f]{64})?$/.test(digest) &&
		(deployment === '' || deployment === MAY_EXIST || isId(deployment));
	return isValid ? record : undefined;
}

/**
 * The mark of what one attempt has at GitHub: the id of its run, so that re-runs find what belongs to them, and a random part.
 * @param random 16 hex digits.
 */
export function runKey(runId: string, random: string): string {
	return `${idOf(runId)}-${random}`;
}

/** Whether a key is of an attempt of the run. */
export function isOfRun(key: string, runId: string): boolean {
	return key.split('-')[0] === idOf(runId);
}

function idOf(runId: string): string {
	return /^\d{1,20}$/.test(runId) ? runId : 'run';
}

/** A digest without its `sha256:`. */
export function hexOf(digest: string): string {
	return digest.replace(/^sha256:/, '');
}
