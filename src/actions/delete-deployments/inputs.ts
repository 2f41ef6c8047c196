import { InputFailure } from '../../domain/failures/failure.ts';
import { parseBoolean, parseNumber, type RawInputs } from '../../domain/inputs/parsers.ts';
import { isId } from '../../domain/records/id.ts';
import { isLatest } from '../../domain/records/version.ts';

export type DeleteDeploymentsInputs = Readonly<ReturnType<typeof parseDeleteDeploymentsInputs>>;

/**
 * The inputs of `delete-deployments` beside those of the service, checked. Each text is '' for none.
 * @throws InputFailure for the first bad input.
 */
export function parseDeleteDeploymentsInputs(raw: RawInputs) {
	return {
		target: parseTarget(raw),
		dryRun: parseBoolean(raw, 'dry-run'),
		githubToken: raw('github-token').trim(),
		/** What shows the deployments at GitHub: an environment, the comment of a report, or one that several jobs share. */
		shownBy: {
			environment: raw('environment').trim(),
			reportName: raw('report-name').trim(),
			commentKey: raw('comment-key').trim(),
		},
	};
}

const EITHER =
	'either "deployment-id", or "app-name" with "version", or "app-name" with "version-prefix" and "keep" or "closed-pull-requests"';
const bad = (input: string, problem: string, accepted = EITHER) => new InputFailure(input, problem, accepted);

/** Which deployments are to be deleted. */
export type Target = Readonly<ReturnType<typeof parseTarget>>;

function parseTarget(raw: RawInputs) {
	const app = raw('app-name').trim();
	const version = raw('version');
	const prefix = raw('version-prefix');
	const keep = parseNumber(raw, 'keep', { least: 0, most: 1_000, default: 0 });
	const closed = parseBoolean(raw, 'closed-pull-requests');
	const allowLatest = parseBoolean(raw, 'allow-latest');
	const byPrefix = prefix !== '' || keep > 0 || closed;
	if (raw('deployment-id').trim() !== '') {
		if (app !== '' || version !== '' || byPrefix)
			throw bad('deployment-id', 'cannot be combined with "app-name" or a version');
		return { kind: 'ids', ids: parseIds(raw('deployment-id')) } as const;
	}
	if (app === '') throw bad('app-name', 'is missing, and "deployment-id" is empty'); // as after a deploy that made none
	if (byPrefix) {
		if (version !== '') throw bad('version', 'cannot be combined with "version-prefix"');
		if (prefix.trim() === '') throw bad('version-prefix', 'is empty, so it would match all versions of the app');
		if (closed === keep > 0)
			throw bad('keep', 'does not fit: set either it or "closed-pull-requests"', 'a number from 1 to 1000');
		// All but the newest `keep` ones; with 0 those `<prefix><number>` whose pull request is closed.
		return { kind: 'prefix', app, prefix, allowLatest, keep } as const;
	}
	if (version.trim() === '') throw bad('version', 'is empty, so all versions of the app would be deleted');
	if (isLatest(version) && !allowLatest)
		throw bad('version', 'is what callers get by default', 'another version, or also set "allow-latest: true"');
	return { kind: 'version', app, version } as const;
}

/** The most ids of one step. */
const MOST_IDS = 500;

/** Ids, separated by commas, blanks or line breaks; one that is named twice counts once. */
function parseIds(text: string): string[] {
	const ids = [...new Set(text.split(/[\s,]+/))].filter((id) => id !== '');
	const accepted = `ids as the service gave them, separated by commas or newlines: 1 to 128 letters, digits, "-" and "_", up to ${MOST_IDS} ids`;
	const wrong = ids.find((id) => !isId(id));
	if (wrong !== undefined) throw bad('deployment-id', `contains "${wrong.slice(0, 200)}"`, accepted);
	if (ids.length === 0 || ids.length > MOST_IDS) throw bad('deployment-id', `contains ${ids.length} ids`, accepted);
	return ids;
}
