import { anySignal } from 'any-signal';
import { lackOf, reasonOf } from '../domain/reporting/notices.ts';
import type { EarlierDeploy } from '../domain/reporting/resume-record.ts';
import type { GitHubApi } from './api.ts';
import { openGitHub } from './open-github.ts';
import type { ReportedRun, ReportInputs } from './open-reporters.ts';
import { toProblem } from './problem.ts';
import { type RecordStore, STORES, type StoredRecords, type StoreQuery } from './record-stores.ts';
import type { GitHubClock } from './retried.ts';
import { isRefused, retried } from './retried.ts';

/** What earlier attempts of this job have stored at GitHub. */
export interface Earlier {
	/** The records of each store, newest first. A store that GitHub refuses to show has no list here. */
	readonly stores: readonly (readonly EarlierDeploy[])[];
	/** Ids that the service has told other runs. */
	readonly others: readonly string[];
	/** Why a store that may hold records could not be read, as part of a sentence. */
	readonly unread?: string;
}

export interface EarlierAttempts {
	/**
	 * Reads the records. A refusal by GitHub becomes a notice. Throws nothing but the signal's reason.
	 * @param withinMs the most milliseconds that it may take; never more than 90 s.
	 */
	find(signal: AbortSignal, withinMs: number): Promise<Earlier>;
}

const NONE: EarlierAttempts = { find: async () => ({ stores: [], others: [] }) };

export interface EarlierEdges {
	readonly environment: ReportedRun & {
		/** 1 for the first attempt of a run; undefined if the server does not say. */
		readonly runAttempt: number | undefined;
	};
	readonly log: { info(line: string): void; debug(line: string): void; notice(line: string): void };
	readonly clock: GitHubClock;
	/** Redacts names, in the same way as when they were sent to GitHub. */
	readonly redactName: (text: string) => string;
}

/** Milliseconds for all reads together, including retries and pauses. A rate limit's pause is mostly a minute. */
const READING_MS = 90_000;

/** How often what can be done without is read again. */
const RETRIES_OF_OTHERS = 2;

/**
 * Opens the records of earlier attempts. The first attempt of a run has none, and makes no request.
 * @param runKey what this attempt itself marks its objects with; '' where it makes none.
 */
export function openEarlierAttempts(inputs: ReportInputs, edges: EarlierEdges, runKey = ''): EarlierAttempts {
	const { environment, log, clock, redactName } = edges;
	const { trigger, runAttempt } = environment;
	if (runAttempt === 1) return NONE;
	const stores = STORES.filter(({ reporter }) => inputs.reportTo.includes(reporter));
	const github = openGitHub(inputs, edges);
	if (github.kind === 'missing' || trigger.commit === '' || stores.length === 0) {
		if (runAttempt !== undefined)
			log.info(
				'Did not look for a deployment of an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"',
			);
		return NONE;
	}
	const query = {
		sha: trigger.commit,
		reportName: redactName(inputs.reportName),
		environment: redactName(inputs.environment),
		runId: environment.runId,
		runKey,
	};
	return {
		async find(signal, withinMs) {
			const within = Math.min(READING_MS, withinMs);
			const limit = {
				endsAt: clock.now() + within,
				signal: anySignal([signal, clock.deadline(within)]),
			};
			const api = github.connect(limit.signal);
			const read = await Promise.all(stores.map((store) => readStore(store, { api, query, clock, limit })));
			signal.throwIfAborted();
			const refused = read.flatMap((one) => (one.kind === 'refused' ? [one.why] : []));
			const unread = read.flatMap((one) => (one.kind === 'unread' ? [one.why] : []));
			const isRerun = runAttempt !== undefined;
			const unseen = isRerun ? refused : [...refused, ...unread];
			if (unseen.length > 0) {
				log.notice(
					`Whether an earlier attempt of this job has left a deployment in flight could not be read from GitHub (${unseen.join('; ')}).`,
				);
			}
			return {
				stores: read.flatMap((one) => (one.kind === 'read' ? [one.own] : [])),
				others: read.flatMap((one) => (one.kind === 'read' ? one.others : [])),
				...(isRerun && unread.length > 0 ? { unread: unread.join('; ') } : {}),
			};
		},
	};
}

interface ReadContext {
	readonly api: Promise<GitHubApi>;
	readonly query: StoreQuery;
	readonly clock: GitHubClock;
	/** `endsAt`: a reading of the clock, in milliseconds. */
	readonly limit: { readonly endsAt: number; readonly signal: AbortSignal };
}

type ReadStore =
	| ({ readonly kind: 'read' } & StoredRecords)
	/** GitHub refuses. Asking again does not help. */
	| { readonly kind: 'refused'; readonly why: string }
	/** The store could not be read within the time limit, or not at all: nobody knows what is in it. */
	| { readonly kind: 'unread'; readonly why: string };

async function readStore(store: RecordStore, { api, query, clock, limit }: ReadContext): Promise<ReadStore> {
	const github = await api.catch(() => undefined);
	if (github === undefined) return { kind: 'unread', why: 'the library that talks to GitHub does not load' };
	const limits = { clock, abandoned: limit.signal, leftMs: () => limit.endsAt - clock.now() };
	try {
		const { own, others } = await retried(() => store.read(github, query), limits);
		if (!own.some((one) => one.kind === 'lost')) return { kind: 'read', own, others };
		// What other jobs were told is no candidate. Where that cannot be read, less is excluded.
		const few = { ...limits, retries: RETRIES_OF_OTHERS };
		const named = await retried(() => store.readOthers(github, query), few).catch(() => []);
		return { kind: 'read', own, others: [...others, ...named] };
	} catch (thrown) {
		const problem = toProblem(thrown, store.reporter);
		const why = `${store.reporter}: ${reasonOf(problem)}`;
		return isRefused(thrown) ? { kind: 'refused', why: `${why}${lackOf(problem)}` } : { kind: 'unread', why };
	}
}
