import { isId } from '../domain/records/id.ts';
import { type DeployRecord, isOfRun, MAY_EXIST } from '../domain/reporting/deploy-record.ts';
import { readNewest } from './app-deployments.ts';
import { readCheckRuns } from './check-runs.ts';
import type { GitHub, GitHubApi, Unread } from './client.ts';
import { PERMISSIONS } from './notices.ts';
import type { Reported } from './reporters/reporter.ts';

/** What one attempt of the job has left. */
export interface Attempt {
	readonly record: DeployRecord;
	/** When its check was made (ISO 8601); '' where only a GitHub deployment tells of it. */
	readonly startedAt: string;
}

/** What GitHub has of earlier attempts of this job: nothing in the first attempt, and where nothing holds a record. */
export type Earlier =
	/** `ids`: the deployments that any check of the commit names. */
	| { readonly kind: 'read'; readonly attempts: readonly Attempt[]; readonly ids: readonly string[] }
	/** GitHub refuses, or is down to the end. */
	| Unread;

/**
 * Reads what earlier attempts have left, newest first. Throws nothing but the signal's reason.
 * @param withinMs the most milliseconds that it may take; never more than 90 s.
 */
export type FindEarlier = (signal: AbortSignal, withinMs: number) => Promise<Earlier>;

/** A rate limit's pause is mostly a minute. */
const READING_MS = 90_000;

export function openEarlier(github: GitHub, reported: Reported): FindEarlier {
	const { environment, log, missing } = github;
	const { reportTo, reportName, commit, runKey } = reported;
	const keeper = (['check', 'deployment'] as const).find((name) => reportTo.includes(name));
	return async (signal, withinMs) => {
		if (environment.runAttempt === 1) return NOTHING;
		if (missing !== undefined || commit === '' || keeper === undefined) {
			log.info(
				'Did not look for a deployment from an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"',
			);
			return NOTHING;
		}
		const reading = { signal, permission: PERMISSIONS[keeper], withinMs: Math.min(READING_MS, withinMs) };
		const found = await github.read<Earlier>(reading, async (api) => {
			const stored = await (keeper === 'check' ? inChecks : inDeployments)(api, reported);
			const attempts = stored.filter(
				({ name, record: { run } }) => name === reportName && run !== runKey && isOfRun(run, environment.runId),
			);
			return { kind: 'read', attempts, ids: stored.map(({ record }) => record.deployment).filter(isId) };
		});
		signal.throwIfAborted();
		return found.kind === 'unread' ? { kind: 'unread', why: `${keeper}: ${found.why}` } : found;
	};
}

const NOTHING: Earlier = { kind: 'read', attempts: [], ids: [] };

type Stored = Attempt & { readonly name: string };

/** What the check runs of the commit hold, those of other jobs too. */
async function inChecks(api: GitHubApi, { commit }: Reported): Promise<Stored[]> {
	const checks = await readCheckRuns(api, commit);
	return checks.map(({ record, name, conclusion, startedAt }) => {
		// Nobody has said how an open one ended, so its request may have been sent.
		const mayExist = conclusion === '' && record.deployment === '';
		return { name, startedAt, record: mayExist ? { ...record, deployment: MAY_EXIST } : record };
	});
}

async function inDeployments(api: GitHubApi, reported: Reported): Promise<Stored[]> {
	const deployments = await readNewest(api, reported, reported.commit);
	return deployments.flatMap(({ record }) => (record ? { name: reported.reportName, record, startedAt: '' } : []));
}
