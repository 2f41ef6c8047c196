import { isId } from '../domain/records/id.ts';
import { type DeployRecord, isOfRun, MAY_EXIST, readRecord } from '../domain/reporting/deploy-record.ts';
import { readNewest } from './app-deployments.ts';
import { readCheckRuns } from './check-runs.ts';
import type { GitHub, GitHubApi } from './client.ts';
import { PERMISSIONS, whyNot } from './notices.ts';
import { keeperOf, type Reported } from './reporters/reporter.ts';
import { payloadOf } from './response.ts';

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
	/** GitHub refuses, or is down to the end. `why`: part of a sentence. */
	| { readonly kind: 'unread'; readonly why: string };

/**
 * Reads what earlier attempts have left, newest first. Throws nothing but the signal's reason.
 * @param withinMs the most milliseconds that it may take; never more than 90 s.
 */
export type FindEarlier = (signal: AbortSignal, withinMs: number) => Promise<Earlier>;

/** Milliseconds for all reads together, pauses included. A rate limit's pause is mostly a minute. */
const READING_MS = 90_000;

const NOTHING: Earlier = { kind: 'read', attempts: [], ids: [] };

/** @param job `runKey`: what this attempt itself marks its objects with; '' where it makes none. */
export function openEarlier(github: GitHub, job: Job): FindEarlier {
	const { environment, log, redactName } = github;
	const { runAttempt, runId } = environment;
	const keeper = keeperOf(job.reportTo);
	if (runAttempt === 1) return async () => NOTHING;
	if (github.missing !== undefined || job.commit === '' || keeper === undefined) {
		return async () => {
			log.info(
				'Did not look for a deployment from an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"',
			);
			return NOTHING;
		};
	}
	const shown = { ...job, reportName: redactName(job.reportName), environment: redactName(job.environment) };
	return async (signal, withinMs) => {
		const limits = { ...github.within(Math.min(READING_MS, withinMs), signal), retries: Number.POSITIVE_INFINITY };
		try {
			const stored = await github.ask(limits, (api) => (keeper === 'check' ? inChecks : inDeployments)(api, shown));
			const attempts = stored.filter(
				({ name, record: { run } }) => name === shown.reportName && run !== job.runKey && isOfRun(run, runId),
			);
			return { kind: 'read', attempts, ids: stored.map(({ record }) => record.deployment).filter(isId) };
		} catch (thrown) {
			signal.throwIfAborted();
			return { kind: 'unread', why: `${keeper}: ${whyNot(thrown, PERMISSIONS[keeper])}` };
		}
	};
}

type Job = Pick<Reported, 'reportTo' | 'reportName' | 'environment' | 'commit' | 'runKey'>;

type Stored = Attempt & { readonly name: string };

/** What the check runs of the commit hold, those of other jobs too. */
async function inChecks(api: GitHubApi, { commit }: Job): Promise<Stored[]> {
	const checks = await readCheckRuns(api, commit);
	return checks.map(({ record, name, conclusion, startedAt }) => {
		// Nobody has said how an open one ended, so its request may have been sent.
		const mayExist = conclusion === '' && record.deployment === '';
		return { name, startedAt, record: mayExist ? { ...record, deployment: MAY_EXIST } : record };
	});
}

async function inDeployments(api: GitHubApi, { commit, reportName, environment }: Job): Promise<Stored[]> {
	const deployments = await readNewest(api, { reportName, environment }, commit);
	return deployments.flatMap((one) => {
		const record = readRecord(payloadOf(one));
		return record === undefined ? [] : { name: reportName, record, startedAt: '' };
	});
}
