import { anySignal } from 'any-signal';
import { isId } from '../domain/records/id.ts';
import { type DeployRecord, MAY_EXIST, parseRecord, readRecord } from '../domain/reporting/deploy-record.ts';
import { lackOf, reasonOf } from '../domain/reporting/notices.ts';
import { field } from '../domain/text/json.ts';
import type { GitHubApi } from './api.ts';
import { taskOf } from './app-deployments.ts';
import { allPages, newestFirst, payloadOf } from './lists.ts';
import { openGitHub } from './open-github.ts';
import type { ReportedRun, ReportInputs } from './open-reporters.ts';
import { toProblem } from './problem.ts';
import { type GitHubClock, isRefused, retried } from './retried.ts';
import { isOfRun } from './run-key.ts';

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

export interface EarlierEdges {
	readonly environment: ReportedRun & {
		/** 1 for the first attempt of a run; undefined if the server does not say. */
		readonly runAttempt: number | undefined;
	};
	readonly log: { info(line: string): void; debug(line: string): void };
	readonly clock: GitHubClock;
	/** Redacts names, in the same way as when they were sent to GitHub. */
	readonly redactName: (text: string) => string;
}

/** Milliseconds for all reads together, pauses included. A rate limit's pause is mostly a minute. */
const READING_MS = 90_000;

/** @param runKey what this attempt itself marks its objects with; '' where it makes none. */
export function openEarlier(inputs: ReportInputs, edges: EarlierEdges, runKey = ''): FindEarlier {
	const { environment, log, clock, redactName } = edges;
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
		const endsAt = clock.now() + Math.min(READING_MS, withinMs);
		const leftMs = () => endsAt - clock.now();
		const abandoned = anySignal([signal, clock.deadline(leftMs())]);
		try {
			const api = await github.connect(abandoned);
			const read = () => (keeper === 'check' ? readChecks(api, query) : readDeployments(api, query));
			const { attempts, ids, isWhole } = await retried(read, { clock, abandoned, leftMs });
			if (!isWhole) return { kind: 'unread', why: `${keeper}: the commit has more than 1,000 of them` };
			const isEarlier = ({ record: { run } }: Attempt) => run !== runKey && isOfRun(run, runId);
			return { kind: 'read', attempts: attempts.filter(isEarlier), ids };
		} catch (thrown) {
			signal.throwIfAborted();
			const problem = toProblem(thrown, keeper);
			const why = `${keeper}: ${reasonOf(problem)}`;
			return { kind: 'unread', why: isRefused(thrown) ? `${why}${lackOf(problem)}` : why };
		}
	};
}

interface Query {
	readonly sha: string;
	readonly reportName: string;
	readonly environment: string;
}

/** 1,000 objects are read at most. */
const BOUNDS = { perPage: 100, mostPages: 10 };

interface Stored {
	readonly attempts: readonly Attempt[];
	readonly ids: readonly string[];
	readonly isWhole: boolean;
}

async function readChecks(api: GitHubApi, { sha, reportName }: Query): Promise<Stored> {
	const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
	const { items, isWhole } = await allPages(api, BOUNDS, route, { ref: sha, filter: 'all' }, 'check_runs');
	const attempts = newestFirst(items).flatMap((check) => {
		const record = parseRecord(field(check, 'external_id'));
		if (record === undefined) return [];
		const isOpen = field(check, 'status') !== 'completed' && record.deployment === '';
		// Nobody has said how it ended, so its request may have been sent.
		const deployment = isOpen ? MAY_EXIST : record.deployment;
		return [{ record: { ...record, deployment }, startedAt: String(field(check, 'started_at')), check }];
	});
	const ids = attempts.map(({ record }) => record.deployment).filter(isId);
	return { attempts: attempts.filter(({ check }) => field(check, 'name') === reportName), ids, isWhole };
}

async function readDeployments(api: GitHubApi, { sha, reportName, environment }: Query): Promise<Stored> {
	const route = 'GET /repos/{owner}/{repo}/deployments';
	const { items, isWhole } = await allPages(api, BOUNDS, route, { sha, task: taskOf(reportName), environment });
	const attempts = newestFirst(items).flatMap((one) => {
		const record = readRecord(payloadOf(one));
		return record === undefined ? [] : [{ record, startedAt: '' }];
	});
	return { attempts, ids: attempts.map(({ record }) => record.deployment).filter(isId), isWhole };
}
