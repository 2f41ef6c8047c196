import { isId } from '../domain/records/id.ts';
import { runIn } from '../domain/reporting/deploy-record.ts';
import type { GitHub, Unread } from './client.ts';
import { PERMISSIONS } from './faults.ts';
import { type CheckRun, readCheckRuns } from './reporters/check.ts';
import { readNewest } from './reporters/deployment.ts';
import type { Reported } from './reporters/reporter.ts';

/** What one attempt of the job has left. `startedAt`: '' where only a GitHub deployment tells of it. */
export type Attempt = Pick<CheckRun, 'name' | 'record' | 'startedAt'>;

/** What GitHub has of earlier attempts of this job; nothing where nothing holds a record. */
export type Earlier =
	/** `ids`: the deployments that any check of the commit names. */
	| { readonly kind: 'read'; readonly attempts: readonly Attempt[]; readonly ids: readonly string[] }
	/** GitHub refuses, or is down to the end. */
	| Unread;

/** A rate limit's pause is mostly a minute. */
const READING_MS = 90_000;

export type FindEarlier = ReturnType<typeof openEarlier>;

/**
 * Reads what earlier attempts have left, newest first. Throws nothing but the signal's reason. `withinMs`: the most
 * milliseconds that it may take; never more than 90 s.
 */
export function openEarlier(github: GitHub, reported: Reported) {
	const { reportTo, reportName, commit, runKey } = reported;
	const keeper = (['check', 'deployment'] as const).find((name) => reportTo.includes(name));
	return async (signal: AbortSignal, withinMs: number): Promise<Earlier> => {
		if (github.missing !== undefined || commit === '' || keeper === undefined) {
			github.log.info(
				'Did not look for a deployment from an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"',
			);
			return { kind: 'read', attempts: [], ids: [] };
		}
		const reading = { signal, permission: PERMISSIONS[keeper], withinMs: Math.min(READING_MS, withinMs) };
		const found = await github.read<Earlier>(reading, async (api) => {
			const stored: readonly Attempt[] =
				keeper === 'check'
					? await readCheckRuns(api, commit)
					: (await readNewest(api, reported, commit)).flatMap(({ record }) =>
							record ? { name: reportName, record, startedAt: '' } : [],
						);
			const attempts = stored.filter(
				({ name, record: { run } }) => name === reportName && run !== runKey && runIn(run) === runIn(runKey),
			);
			return { kind: 'read', attempts, ids: stored.map(({ record }) => record.deployment).filter(isId) };
		});
		signal.throwIfAborted();
		return found.kind === 'unread' ? { kind: 'unread', why: `${keeper}: ${found.why}` } : found;
	};
}
