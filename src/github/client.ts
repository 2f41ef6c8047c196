import { anySignal } from 'any-signal';
import { backoffDelay } from '../domain/backoff.ts';
import { formatDuration } from '../domain/text/format.ts';
import { field, textIn } from '../domain/text/json.ts';
import { openBoundedFetch } from '../http/bounded-fetch.ts';
import type { RequestClock } from '../http/connection.ts';
import type { ProxySettings } from '../http/transport.ts';
import { isRefused, rateLimitOf, statusOf, unlessRefused, whyNot } from './faults.ts';

/** What everything about GitHub needs of the runner; see runner/runner.ts. */
interface GitHubEdges {
	readonly environment: {
		readonly repository: string;
		readonly apiUrl: string;
		readonly proxy: ProxySettings;
		readonly runUrl: string;
		readonly trigger: { readonly pullRequest: number | undefined; readonly hasReadOnlyToken: boolean };
	};
	readonly log: {
		info(line: string): void;
		debug(line: string): void;
		notice(line: string, more?: { readonly lines: readonly string[] }): void;
	};
	readonly outputs: { set(values: Readonly<Record<string, string>>): void };
	readonly clock: RequestClock & { deadline(ms: number): AbortSignal };
}

/** The GitHub server that runs the job. */
export type GitHub = ReturnType<typeof openGitHub>;

/** The GitHub API. What it throws is said by `faults.ts`. */
export type GitHubApi = ReturnType<ReturnType<typeof openApi>>;

/** What could not be read. `why`: part of a sentence. */
export interface Unread {
	readonly kind: 'unread';
	readonly why: string;
}

interface Reading {
	readonly signal: AbortSignal;
	/** What the job lacks if the token may not do this, such as `checks: write`. */
	readonly permission: string;
	/** Milliseconds for all tries together. Default: 15 s. */
	readonly withinMs?: number;
}

/** Milliseconds for one call, and for a reading with all of its tries. */
const CALL_MS = 10_000;
const READING_MS = 15_000;
/** Items per page: the most that GitHub gives. */
const PER_PAGE = 100;
/** The most bytes of one decoded response: a page of comments or check runs of 64 KiB each. */
const LARGEST_BODY = 8 * 1_048_576;
/** The login of a workflow's own token, for a server that refuses the GraphQL query. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

/** @param token '' for none. */
export function openGitHub(token: string, edges: GitHubEdges) {
	const { clock } = edges;
	const api = openApi(token, edges);
	const unset = edges.environment.repository === '' ? 'GITHUB_REPOSITORY is not set' : undefined;
	/** Why it cannot be asked, as part of a sentence; undefined if it can. */
	const missing = token === '' ? 'there is no github-token' : unset;

	/** Does something that may be done twice, and tries again until its time is over. Throws nothing. */
	async function read<T>(
		{ signal, permission, withinMs = READING_MS }: Reading,
		act: (api: GitHubApi) => Promise<T>,
	): Promise<T | Unread> {
		if (missing !== undefined) return { kind: 'unread', why: missing };
		const ends = anySignal([signal, clock.deadline(withinMs)]);
		const limits = { signal: ends, endsAt: clock.now() + withinMs, retries: Number.POSITIVE_INFINITY };
		try {
			return await retry(() => act(api(ends)), limits, clock);
		} catch (thrown) {
			return { kind: 'unread', why: whyNot(thrown, permission) };
		}
	}

	return { ...edges, missing, api, read };
}

/** How long and how often something is tried again. */
interface Limits {
	/** Ends the requests and the pauses; nothing is tried after it. */
	readonly signal: AbortSignal;
	/** The clock reading after which nothing is tried; a pause that would last longer is not begun. */
	readonly endsAt: number;
	/** Retries after the first try. */
	readonly retries: number;
}

/**
 * Does something at GitHub that may be done twice, and again unless GitHub refuses it. A rate limit is waited out.
 * @param limits may change meanwhile.
 * @throws what the last try threw.
 */
export async function retry<T>(act: () => Promise<T>, limits: Limits, clock: RequestClock): Promise<T> {
	for (let failures = 1; ; failures++) {
		try {
			return await act();
		} catch (thrown) {
			const { signal, endsAt, retries } = limits;
			if (isRefused(thrown) || failures > retries || signal.aborted) throw thrown;
			// Runs that were refused together do not come back together.
			const pause = (rateLimitOf(thrown) ?? 0) + backoffDelay(failures, clock.random());
			if (clock.now() + pause > endsAt) throw thrown;
			await clock.sleep(pause, signal).catch(() => {
				throw thrown;
			});
		}
	}
}

function openApi(token: string, { clock, environment, log }: GitHubEdges) {
	const { repository, apiUrl } = environment;
	let octokit: ReturnType<typeof openOctokit> | undefined;
	let author: string | undefined;

	/** One request, bounded and with a line in the debug log. */
	async function send(route: string, parameters: Parameters, whole: AbortSignal) {
		const signal = anySignal([whole, clock.deadline(CALL_MS)]);
		const began = clock.now();
		let end: number | string = 'no usable response';
		try {
			octokit ??= openOctokit(token, environment);
			const { request } = await octokit;
			const response = await request(route.replace('{owner}/{repo}', repository), {
				...parameters,
				request: { signal },
			});
			end = response.status;
			// A page of some proxy, or a truncated response. Neither shows that the request was carried out.
			if (end !== 204 && (typeof response.data !== 'object' || response.data === null))
				throw new Error(`the response to ${route} is not JSON`);
			return response;
		} catch (thrown) {
			end = statusOf(thrown) ?? end;
			throw thrown;
		} finally {
			log.debug(`GitHub: ${route}: ${end} in ${formatDuration(clock.now() - began)}`);
			signal.clear();
		}
	}

	/** For a workflow's own token only GraphQL tells it; a server of GitHub Enterprise has it beside its REST API. */
	async function viewer(whole: AbortSignal): Promise<string> {
		const baseUrl = apiUrl.replace(/\/v3$/, '');
		const { data } = await send('POST /graphql', { baseUrl, query: '{ viewer { login } }' }, whole);
		const login = textIn(data, 'data', 'viewer', 'login');
		if (login === '') throw new Error('the response has no login'); // a wrong one would lead to a second comment
		return login;
	}

	/** @param whole ends all requests and pauses. */
	return (whole: AbortSignal) => ({
		/**
		 * @param route such as `POST /repos/{owner}/{repo}/check-runs`.
		 * @param parameters what is undefined is left out.
		 * @throws Octokit's error; Error if a success holds no JSON.
		 */
		request: async (route: string, parameters: Parameters = {}): Promise<unknown> =>
			(await send(route, parameters, whole)).data,
		/** The items of a list, over all of its pages, or so many of 100 items. */
		async *items(
			route: string,
			parameters: Parameters = {},
			pages = Number.POSITIVE_INFINITY,
		): AsyncGenerator<unknown, void> {
			for (let page = 1; page <= pages; page++) {
				const { data, headers } = await send(route, { ...parameters, per_page: PER_PAGE, page }, whole);
				const items = route.endsWith('/check-runs') ? field(data, 'check_runs') : data; // GitHub wraps these alone
				if (!Array.isArray(items)) throw new Error(`the response to ${route} is not a list`);
				yield* items;
				// A proxy may leave out the header that names the next page.
				if (items.length < PER_PAGE && !/\brel="?next\b/.test(headers.link ?? '')) return;
			}
		},
		/** The login that comments written with the token have. */
		author: async () => (author ??= await unlessRefused(viewer(whole), WORKFLOW_AUTHOR)),
		/** Waits so many milliseconds, and up to `spread` more, at random. */
		pause: (ms: number, spread: number) => clock.sleep(ms + clock.random() * spread, whole),
	});
}

type Parameters = Readonly<Record<string, unknown>>;

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** The package @actions/github is only loaded here: importing it takes time. */
async function openOctokit(token: string, { apiUrl: baseUrl, proxy }: GitHubEdges['environment']) {
	const { getOctokit } = await import('@actions/github');
	const fetch = await openBoundedFetch(baseUrl, proxy, LARGEST_BODY);
	// Octokit's own log would print response headers unredacted.
	return getOctokit(token, { baseUrl, log: SILENT, request: { fetch, log: SILENT } });
}
