import { InputFailure } from '../../domain/failures/failure.ts';
import { keysIn } from '../../domain/inputs/api-key.ts';
import { parseBoolean, parseInteger, type RawInputs } from '../../domain/inputs/parsers.ts';
import { parseServiceInputs, type ServiceInputs } from '../../domain/inputs/service.ts';
import { isId } from '../../domain/records/id.ts';
import { isLatest } from '../../domain/records/version.ts';
import type { Secrets } from '../../domain/secrets/secrets.ts';

/** Which deployments are to be deleted. */
export type Target =
	| { readonly kind: 'ids'; readonly ids: readonly string[] }
	| { readonly kind: 'version'; readonly app: string; readonly version: string }
	/** Of the versions that begin with `prefix` all but the newest `keep`, which is 1 at least. */
	| {
			readonly kind: 'older';
			readonly app: string;
			readonly prefix: string;
			readonly keep: number;
			readonly allowLatest: boolean;
	  }
	/** Of the versions `<prefix><number>` those whose pull request is closed. */
	| { readonly kind: 'closed'; readonly app: string; readonly prefix: string };

/** Every input of `delete-deployments`, checked. */
export interface DeleteDeploymentsInputs extends ServiceInputs {
	readonly target: Target;
	readonly dryRun: boolean;
	/** GitHub environment whose deployments become inactive; '' for none. */
	readonly environment: string;
	/** Whose comment then says that the preview is gone; '' for none. */
	readonly reportName: string;
	/** Key of a comment that several jobs share; '' for none. */
	readonly commentKey: string;
	/** '' for none. */
	readonly githubToken: string;
}

/** @throws InputFailure for the first bad input. */
export function parseDeleteDeploymentsInputs(raw: RawInputs): DeleteDeploymentsInputs {
	return {
		...parseServiceInputs(raw),
		target: parseTarget(raw),
		dryRun: parseBoolean(raw, 'dry-run'),
		environment: raw('environment').trim(),
		reportName: raw('report-name').trim(),
		commentKey: raw('comment-key').trim(),
		githubToken: raw('github-token').trim(),
	};
}

/** The secrets among the inputs, before they are checked. */
export function secretsOfDeletion(raw: RawInputs): Secrets {
	return { keys: keysIn(raw, 'github-token') };
}

const EITHER =
	'either "deployment-id", or "app-name" with "version", or "app-name" with "version-prefix" and "keep" or "closed-pull-requests"';

function parseTarget(raw: RawInputs): Target {
	const app = raw('app-name').trim();
	const version = raw('version');
	const prefix = raw('version-prefix');
	const keep = parseInteger(raw, 'keep', { least: 0, most: 1_000, default: 0 });
	const closed = parseBoolean(raw, 'closed-pull-requests');
	const allowLatest = parseBoolean(raw, 'allow-latest');
	const byPrefix = prefix !== '' || keep > 0 || closed;
	if (raw('deployment-id').trim() !== '') {
		if (app !== '' || version !== '' || byPrefix)
			throw new InputFailure('deployment-id', 'is given together with an app or its versions', EITHER);
		return { kind: 'ids', ids: parseIds(raw, 'deployment-id') };
	}
	if (app === '')
		throw new InputFailure(version === '' && !byPrefix ? 'deployment-id' : 'app-name', 'is missing', EITHER);
	if (byPrefix) {
		if (version !== '') throw new InputFailure('version', 'is given together with "version-prefix"', EITHER);
		if (prefix.trim() === '')
			throw new InputFailure('version-prefix', 'is empty, so it would match all versions of the app', EITHER);
		if (closed && keep > 0) throw new InputFailure('keep', 'is given together with "closed-pull-requests"', EITHER);
		if (closed) return { kind: 'closed', app, prefix };
		if (keep === 0)
			throw new InputFailure('keep', 'is 0: no version with "version-prefix" would be left', 'a number from 1 to 1000');
		return { kind: 'older', app, prefix, keep, allowLatest };
	}
	if (version.trim() === '')
		throw new InputFailure('version', 'is empty, so all versions of the app would be deleted', EITHER);
	if (isLatest(version) && !allowLatest)
		throw new InputFailure(
			'version',
			'is what callers get who name no version',
			'another version, or also set "allow-latest: true"',
		);
	return { kind: 'version', app, version };
}

/** The most ids of one step. */
const MOST_IDS = 500;

/** Ids, separated by commas, blanks or line breaks; one that is named twice counts once. */
function parseIds(raw: RawInputs, name: string): string[] {
	const ids = [...new Set(raw(name).split(/[\s,]+/))].filter((id) => id !== '');
	const accepted = `ids as the service gave them, separated by commas or lines: 1 to 128 letters, digits, "-" and "_", up to ${MOST_IDS} ids`;
	const wrong = ids.find((id) => !isId(id));
	if (wrong !== undefined) throw new InputFailure(name, `contains "${wrong.slice(0, 200)}"`, accepted);
	if (ids.length === 0 || ids.length > MOST_IDS) throw new InputFailure(name, `holds ${ids.length} ids`, accepted);
	return ids;
}
