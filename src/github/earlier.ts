import { isId } from '../domain/records/id.ts';
import { type DeployRecord, isOfRun, MAY_EXIST, readRecord } from '../domain/reporting/deploy-record.ts';
import { taskOf } from './app-deployments.ts';
import { readCheckRuns } from './check-runs.ts';
import { type GitHubApi, openGitHub } from './client.ts';
import { PERMISSIONS, whyNot } from './notices.ts';
import type { ReportEdges, ReportInputs } from './reported.ts';
import { newestFirst, payloadOf } from './response.ts';

/** What one attempt of the job has left. */
export interface Attempt {
	readonly record: DeployRecord;
	/** When its check was made (ISO 8601); '' where only a GitHub deployment tells of it. */
	readonly startedAt: string;
}

/** What GitHub has of earlier attempts of this job. */
export type Earlier =
	/** This is the first attempt, or nothing is reported that could hold a record. */
	| { readonly kind: 'none' }
	/** `ids`: the deployments that any check of the commit names. */
	| { readonly kind: 'read'; readonly attempts: readonly Attempt[]; readonly ids: readonly string[] }
	/** GitHub refuses, or is down to the end. `why`: part of a sentence. */
	| { readonly kind: 'unread'; readonly why: string };

/**
 * Reads what earlier attempts have left, newest first. Throws nothing but the signal's reason.
 * @param withinMs the most milliseconds that it may take; never more than 90 s.
 */
export type FindEarlier = (signal: AbortSignal, withinMs: number) => Promise<Earlier>;

type EarlierEdges = Pick<ReportEdges, 'log' | 'clock' | 'redactName'> & {
	readonly environment: ReportEdges['environment'] & {
		/** 1 for the first attempt of a run; undefined if the server does not say. */
		readonly runAttempt: number | undefined;
	};
};

/** Milliseconds for all reads together, pauses included. A rate limit's pause is mostly a minute. */
const READING_MS = 90_000;

/** @param runKey what this attempt itself marks its objects with; '' where it makes none. */
export function openEarlier(inputs: ReportInputs, edges: EarlierEdges, runKey = ''): FindEarlier {
	const { environment, log, redactName } = edges;
	const { trigger, runAttempt, runId } = environment;
	const keeper = (['check', 'deployment'] as const).find((name) => inputs.reportTo.includes(name));
	const github = openGitHub(inputs, edges);
	if (runAttempt === 1) return async () => ({ kind: 'none' });
	if (github.kind === 'missing' || trigger.commit === '' || keeper === undefined) {
		return async () => {
			log.info(
				'Did not look for a deployment of an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"',
			);
			return { kind: 'none' };
		};
	}
	const query = {
		sha: trigger.commit,
		reportName: redactName(inputs.reportName),
		environment: redactName(inputs.environment),
	};
	return async (signal, withinMs) => {
		const limits = { signal, withinMs: Math.min(READING_MS, withinMs), retries: Number.POSITIVE_INFINITY };
		try {
			const stored = await github.ask(limits, (api) => (keeper === 'check' ? inChecks : inDeployments)(api, query));
			const attempts = stored.filter(
				({ name, record: { run } }) => name === query.reportName && run !== runKey && isOfRun(run, runId),
			);
			return { kind: 'read', attempts, ids: stored.map(({ record }) => record.deployment).filter(isId) };
		} catch (thrown) {
			signal.throwIfAborted();
			return { kind: 'unread', why: `${keeper}: ${whyNot(thrown, PERMISSIONS[keeper])}` };
		}
	};
}

interface Query {
	readonly sha: string;
	readonly reportName: string;
	readonly environment: string;
}

type Stored = Attempt & { readonly name: string };

/** What the check runs of the commit hold, those of other jobs too. */
async function inChecks(api: GitHubApi, { sha }: Query): Promise<Stored[]> {
	const checks = await readCheckRuns(api, sha);
	return checks.map(({ record, name, conclusion, startedAt }) => {
		// Nobody has said how an open one ended, so its request may have been sent.
		const mayExist = conclusion === '' && record.deployment === '';
		return { name, startedAt, record: mayExist ? { ...record, deployment: MAY_EXIST } : record };
	});
}

async function inDeployments(api: GitHubApi, { sha, reportName, environment }: Query): Promise<Stored[]> {
	const query = { sha, task: taskOf(reportName), environment };
	const items = await Array.fromAsync(api.items('GET /repos/{owner}/{repo}/deployments', query));
	return newestFirst(items).flatMap((one) => {
		const record = readRecord(payloadOf(one));
		return record === undefined ? [] : { name: reportName, record, startedAt: '' };
	});
}
