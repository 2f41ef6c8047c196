import { InputFailure } from '../../domain/failures/failure.ts';
import { SHORTEST_KEY } from '../../domain/inputs/api-key.ts';
import { parseBoolean, parseInteger, type RawInputs } from '../../domain/inputs/parsers.ts';
import { parseServiceInputs, type ServiceInputs, secretsOfService } from '../../domain/inputs/service.ts';
import { isId } from '../../domain/records/id.ts';
import type { AppVersion } from '../../domain/records/named-deployment.ts';
import { isLatest } from '../../domain/records/version.ts';

/** Which deployments are to be deleted. Whatever the service lists: no other one is. */
export type Target =
	| { readonly kind: 'ids'; readonly ids: readonly string[] }
	| ({ readonly kind: 'version' } & AppVersion)
	/** All versions of an app that begin with `prefix`, but for the newest ones. */
	| {
			readonly kind: 'older';
			readonly app: string;
			readonly prefix: string;
			/** At least 1. */
			readonly keep: number;
			readonly allowLatest: boolean;
	  };

/** Every input of `delete-deployments`, checked. */
export interface DeleteDeploymentsInputs extends ServiceInputs {
	readonly target: Target;
	readonly dryRun: boolean;
	/** GitHub environment whose deployments become inactive; '' for none. */
	readonly environment: string;
	/** Whose comment then says that the preview is gone; '' for none. */
	readonly reportName: string;
	/** Key of the comment that several jobs share; '' for a comment of its own. */
	readonly commentKey: string;
	/** '' for none. */
	readonly githubToken: string;
}

/** @throws InputFailure for the first bad input. */
export function parseDeleteDeploymentsInputs(raw: RawInputs): DeleteDeploymentsInputs {
	const service = parseServiceInputs(raw);
	const environment = parseLine(raw, 'environment', 255).trim();
	const commentKey = parseLine(raw, 'comment-key', 100).trim();
	const reportName = parseLine(raw, 'report-name', 100).trim() || (commentKey === '' ? '' : 'deploy');
	return {
		...service,
		target: parseTarget(raw),
		dryRun: parseBoolean(raw, 'dry-run'),
		environment,
		reportName,
		commentKey,
		githubToken: raw('github-token').trim(),
	};
}

/** The secrets among the inputs, before they are checked. */
export function secretsOfDeletion(raw: RawInputs): ReturnType<typeof secretsOfService> {
	const { always, ifLong } = secretsOfService(raw);
	return { always: [...always, raw('github-token').trim()].filter(({ length }) => length >= SHORTEST_KEY), ifLong };
}

const EITHER = 'either "deployment-id", or "app-name" with "version", or "app-name" with "version-prefix" and "keep"';

function parseTarget(raw: RawInputs): Target {
	const app = parseLine(raw, 'app-name', LONGEST).trim();
	const version = parseLine(raw, 'version', LONGEST);
	const prefix = parseLine(raw, 'version-prefix', LONGEST);
	const keep = parseInteger(raw, 'keep', { least: 0, most: 1_000, default: 0 });
	const allowLatest = parseBoolean(raw, 'allow-latest');
	if (raw('deployment-id').trim() !== '') {
		if (app !== '' || version !== '' || prefix !== '' || keep > 0)
			throw new InputFailure(
				'deployment-id',
				'is given together with "app-name", "version", "version-prefix" or "keep"',
				EITHER,
			);
		return { kind: 'ids', ids: parseIds(raw, 'deployment-id') };
	}
	if (app === '')
		throw new InputFailure(version === '' && prefix === '' ? 'deployment-id' : 'app-name', 'is missing', EITHER);
	if (prefix !== '' || keep > 0) {
		if (version !== '') throw new InputFailure('version', 'is given together with "version-prefix" or "keep"', EITHER);
		if (prefix.trim() === '')
			throw new InputFailure('version-prefix', 'is empty: "keep" would be of all versions of the app', EITHER);
		if (keep === 0)
			throw new InputFailure('keep', 'is 0: nothing would be left of the versions of "version-prefix"', '1 to 1000');
		return { kind: 'older', app, prefix, keep, allowLatest };
	}
	if (version.trim() === '')
		throw new InputFailure('version', 'is empty: all versions of the app would be deleted', EITHER);
	if (isLatest(version) && !allowLatest)
		throw new InputFailure(
			'version',
			'is what everybody gets who names no version',
			'another version, or "allow-latest: true"',
		);
	return { kind: 'version', app, version };
}

/** Characters of a name, a version or a prefix: a branch, which a version may be named after, has up to 255. */
const LONGEST = 1_000;
/** The most ids of one step. */
const MOST_IDS = 500;

function parseLine(raw: RawInputs, name: string, longest: number): string {
	const text = raw(name).replace(/[\r\n]+$/, '');
	const accepted = `one line of at most ${longest} characters`;
	if (/\p{Cc}/u.test(text)) throw new InputFailure(name, 'holds a line break or another control character', accepted);
	if (text.length > longest) throw new InputFailure(name, `has ${text.length} characters`, accepted);
	return text;
}

/** Ids, separated by commas, blanks or line breaks; one that is named twice counts once. */
function parseIds(raw: RawInputs, name: string): string[] {
	const ids = [...new Set(raw(name).split(/[\s,]+/))].filter((id) => id !== '');
	const accepted = `ids as the service gave them, separated by commas or lines: 1 to 128 letters, digits, "-" and "_", up to ${MOST_IDS} ids`;
	const wrong = ids.find((id) => !isId(id));
	if (wrong !== undefined) throw new InputFailure(name, `holds "${wrong.slice(0, 200)}"`, accepted);
	if (ids.length === 0) throw new InputFailure(name, 'holds no id', accepted);
	if (ids.length > MOST_IDS) throw new InputFailure(name, `holds ${ids.length} ids`, accepted);
	return ids;
}
