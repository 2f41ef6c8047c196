import { anySignal } from 'any-signal';
import { formatDuration } from '../domain/text/format.ts';
import { field } from '../domain/text/json.ts';
import { openBoundedFetch } from '../http/bounded-fetch.ts';
import type { RequestClock } from '../http/connection.ts';
import type { ProxySettings } from '../http/transport.ts';
import { statusOf, textIn } from './response.ts';
import { type Limits, Permanent, retry } from './retry.ts';

/** What everything about GitHub needs of the runner. */
export interface GitHubEdges {
	readonly environment: {
		/** `owner/name`, or ''. */
		readonly repository: string;
		/** API address of the GitHub server that runs the job. */
		readonly apiUrl: string;
		readonly proxy: ProxySettings;
		/** URL of the run, and its id, which is the same in all of its attempts; or ''. */
		readonly runUrl: string;
		readonly runId: string;
		/** 1 for the first attempt of a run; undefined if the server does not say. */
		readonly runAttempt: number | undefined;
		readonly trigger: { readonly commit: string; readonly pullRequest: number | undefined };
	};
	readonly log: Readonly<Record<'info' | 'debug' | 'notice', (line: string) => void>>;
	readonly outputs: { set(values: Readonly<Record<string, string>>): void };
	readonly clock: RequestClock & { deadline(ms: number): AbortSignal };
	/** Redacts keys and tokens in names that come from inputs. */
	readonly redactName: (text: string) => string;
}

/** The GitHub server that runs the job. */
export interface GitHub extends GitHubEdges {
	/** Why it cannot be asked, as part of a sentence; undefined if it can. */
	readonly missing: string | undefined;
	/**
	 * Does something that may be done twice, and tries again what may pass.
	 * @throws what the last try threw; Permanent if it cannot be asked.
	 */
	ask<T>(limits: Limits, act: (api: GitHubApi) => Promise<T>): Promise<T>;
	/** Limits for something that may take so many milliseconds, all tries together. */
	within(ms: number, signal: AbortSignal): Limits;
}

/** The GitHub API, within the limits of what is asked. */
export interface GitHubApi {
	/**
	 * @param route such as `POST /repos/{owner}/{repo}/check-runs`.
	 * @throws Octokit's error; Error if a success holds no JSON.
	 */
	request(route: string, parameters?: Parameters): Promise<unknown>;
	/**
	 * The items of a list, over all of its pages.
	 * @param list name of the list in the response; absent if the response itself is the list.
	 * @throws Permanent if it has more than 1,000 items: what is sought may be behind them.
	 */
	items(route: string, parameters: Parameters, list?: string): AsyncGenerator<unknown, void>;
	/** The login that the token acts as. For a workflow's own token only GraphQL has it, not the REST API. */
	viewer(): Promise<string>;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Milliseconds for one call. */
const CALL_MS = 10_000;
/** Items per page, and the most pages of a list. */
const PER_PAGE = 100;
const MOST_PAGES = 10;
/** The most bytes of one decoded response: a page of comments or check runs of 64 KiB each. */
const LARGEST_BODY = 8 * 1_048_576;

/** @param token '' for none. */
export function openGitHub(token: string, edges: GitHubEdges): GitHub {
	const { clock, environment } = edges;
	const unset = environment.repository === '' ? 'GITHUB_REPOSITORY is not set' : undefined;
	const missing = token === '' ? 'there is no github-token' : unset;
	let opened: Promise<Octokit> | undefined;
	const open = () => (opened ??= openOctokit(token, environment));
	return {
		...edges,
		missing,
		within: (ms, signal) => ({ signal: anySignal([signal, clock.deadline(ms)]), endsAt: clock.now() + ms }),
		async ask(limits, act) {
			if (missing !== undefined) throw new Permanent(missing);
			const api = apiOf(open, limits.signal, edges);
			return retry(() => act(api), limits, clock);
		},
	};
}

function apiOf(open: () => Promise<Octokit>, whole: AbortSignal, edges: GitHubEdges): GitHubApi {
	const { environment, log, clock } = edges;
	const { repository, apiUrl } = environment;

	/** One request, bounded and with a line in the debug log. */
	const send = async (route: string, parameters: Parameters): Promise<Response> => {
		const signal = anySignal([whole, clock.deadline(CALL_MS)]);
		const began = clock.now();
		let status: number | undefined;
		try {
			const octokit = await open();
			const response: Response = await octokit.request(route.replace('{owner}/{repo}', repository), {
				...parameters,
				request: { signal },
			});
			status = response.status;
			if (status === 204) return { ...response, data: {} };
			// A page of some proxy, or a truncated response. Neither shows that the request was carried out.
			if (typeof response.data !== 'object' || response.data === null)
				throw new Error(`the response to ${route} is not JSON`);
			return response;
		} catch (thrown) {
			status ??= statusOf(thrown);
			throw thrown;
		} finally {
			signal.clear();
			log.debug(`GitHub: ${route}: ${status ?? 'no response'} in ${formatDuration(clock.now() - began)}`);
		}
	};
	return {
		request: async (route, parameters = {}) => (await send(route, parameters)).data,
		async *items(route, parameters, list) {
			for (let page = 1; page <= MOST_PAGES; page++) {
				const { data, headers } = await send(route, { ...parameters, per_page: PER_PAGE, page });
				const items = list === undefined ? data : field(data, list);
				if (!Array.isArray(items)) throw new Error(`the response to ${route} is not a list`);
				yield* items;
				if (!/\brel="?next\b/.test(headers.link ?? '')) return;
			}
			throw new Permanent(`the list has more than ${MOST_PAGES * PER_PAGE} items`);
		},
		async viewer() {
			const baseUrl = apiUrl.replace(/\/v3$/, ''); // a server of GitHub Enterprise has it beside its REST API
			const { data } = await send('POST /graphql', { baseUrl, query: '{ viewer { login } }' });
			const login = textIn(data, 'data', 'viewer', 'login');
			if (login === '') throw new Error('the response has no login');
			return login;
		},
	};
}

interface Response {
	readonly status: number;
	readonly data: unknown;
	readonly headers: { readonly link?: string | undefined };
}

type Octokit = Awaited<ReturnType<typeof openOctokit>>;

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** The package @actions/github is only loaded here: importing it takes time, and fails if the event's payload is broken. */
async function openOctokit(token: string, { apiUrl: baseUrl, proxy }: GitHubEdges['environment']) {
	const { getOctokit } = await import('@actions/github').catch(() => {
		throw new Permanent("the run's event is not JSON");
	});
	const fetch = await openBoundedFetch({ baseUrl, proxy, largestBody: LARGEST_BODY });
	// Octokit's own log would print response headers unredacted.
	return getOctokit(token, { baseUrl, log: SILENT, request: { fetch, log: SILENT } });
}
