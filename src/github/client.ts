import { anySignal } from 'any-signal';
import { formatDuration } from '../domain/text/format.ts';
import { field } from '../domain/text/json.ts';
import { openBoundedFetch } from '../http/bounded-fetch.ts';
import type { ProxySettings } from '../http/transport.ts';
import { statusOf, textIn } from './response.ts';
import { type GitHubClock, Permanent, type RetryLimits, retry } from './retry.ts';

/** The GitHub API of the server that runs the job. */
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

/** The repository and the GitHub server of the run. */
export interface GitHubServer {
	/** `owner/name`, or ''. */
	readonly repository: string;
	/** API address of the GitHub server that runs the job. */
	readonly apiUrl: string;
	readonly proxy: ProxySettings;
}

export interface GitHubEdges {
	readonly environment: GitHubServer;
	readonly log: { debug(line: string): void };
	readonly clock: GitHubClock;
}

/** The GitHub server that runs the job, before anything is sent. */
export type OpenedGitHub =
	| {
			readonly kind: 'ready';
			/** @param abandoned ends all calls and connections. */
			connect(abandoned: AbortSignal): GitHubApi;
			/** Does something that may be done twice, tries again what may pass, and closes the connections. */
			ask<T>(limits: AskLimits, act: (api: GitHubApi) => Promise<T>): Promise<T>;
	  }
	/** It cannot be asked. `why` is part of a sentence. */
	| { readonly kind: 'missing'; readonly why: string };

export interface AskLimits extends Pick<RetryLimits, 'retries'> {
	readonly signal: AbortSignal;
	/** Milliseconds for all tries together. */
	readonly withinMs: number;
}

/** @param inputs `githubToken`: '' for none. */
export function openGitHub({ githubToken }: { readonly githubToken: string }, edges: GitHubEdges): OpenedGitHub {
	const { clock, environment } = edges;
	if (githubToken === '') return { kind: 'missing', why: 'there is no github-token' };
	if (environment.repository === '') return { kind: 'missing', why: 'GITHUB_REPOSITORY is not set' };
	const connect = (abandoned: AbortSignal) => connectGitHub(githubToken, edges, abandoned);
	return {
		kind: 'ready',
		connect,
		async ask({ signal, withinMs, ...retries }, act) {
			const over = new AbortController();
			const abandoned = anySignal([signal, over.signal, clock.deadline(withinMs)]);
			const endsAt = clock.now() + withinMs;
			const api = connect(abandoned);
			try {
				return await retry(() => act(api), { clock, abandoned, endsAt: () => endsAt, ...retries });
			} finally {
				over.abort();
			}
		},
	};
}

function connectGitHub(token: string, { environment, log, clock }: GitHubEdges, abandoned: AbortSignal): GitHubApi {
	const { repository, apiUrl, proxy } = environment;
	const [owner = '', repo = ''] = repository.split('/');
	let opened: ReturnType<typeof openOctokit> | undefined;

	/** One request, bounded and with a line in the debug log. */
	const send = async (
		route: string,
		act: (octokit: Octokit, request: { signal: AbortSignal }) => Promise<GitHubResponse>,
	) => {
		opened ??= openOctokit(token, apiUrl, proxy, abandoned);
		const octokit = await opened;
		const signal = anySignal([abandoned, clock.deadline(CALL_MS)]);
		const began = clock.now();
		let status: number | undefined;
		try {
			const response = await act(octokit, { signal });
			status = response.status;
			return response;
		} catch (thrown) {
			status = statusOf(thrown);
			throw thrown;
		} finally {
			signal.clear();
			log.debug(`GitHub: ${route}: ${status ?? 'no response'} in ${formatDuration(clock.now() - began)}`);
		}
	};
	const ask = async (route: string, parameters: Parameters) => {
		const { status, data, headers } = await send(route, (octokit, request) =>
			octokit.request(route, { owner, repo, ...parameters, request }),
		);
		if (status === 204) return { data: {}, headers };
		// A page of some proxy, or a truncated response. Neither shows that the request was carried out.
		if (typeof data !== 'object' || data === null) throw new Error(`the response to ${route} is not JSON`);
		return { data, headers };
	};
	return {
		request: async (route, parameters = {}) => (await ask(route, parameters)).data,
		async *items(route, parameters, list) {
			for (let page = 1; page <= MOST_PAGES; page++) {
				const { data, headers } = await ask(route, { ...parameters, per_page: PER_PAGE, page });
				const items = list === undefined ? data : field(data, list);
				if (!Array.isArray(items)) throw new Error(`the response to ${route} is no list`);
				yield* items;
				if (!/\brel="?next\b/.test(headers.link ?? '')) return;
			}
			throw new Permanent(`the list has more than ${MOST_PAGES * PER_PAGE} items`);
		},
		async viewer() {
			const { data } = await send('POST /graphql', async (octokit, request) => {
				return { status: 200, headers: {}, data: await octokit.graphql('{ viewer { login } }', { request }) };
			});
			const login = textIn(data, 'viewer', 'login');
			if (login === '') throw new Error('the response has no login');
			return login;
		},
	};
}

interface GitHubResponse {
	readonly status: number;
	readonly data: unknown;
	readonly headers: { readonly link?: string | undefined };
}

type Octokit = Awaited<ReturnType<typeof openOctokit>>;

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** The package @actions/github is only loaded here: importing it takes time, and fails if the event's payload is broken. */
async function openOctokit(token: string, baseUrl: string, proxy: ProxySettings, abandoned: AbortSignal) {
	const { getOctokit } = await import('@actions/github').catch(() => {
		throw new Permanent('the event of the run is no JSON');
	});
	const { fetch, close } = await openBoundedFetch({ baseUrl, proxy, signal: abandoned, largestBody: LARGEST_BODY });
	abandoned.addEventListener('abort', () => void close());
	// Octokit's own log would print response headers unredacted.
	return getOctokit(token, { baseUrl, log: SILENT, request: { fetch, log: SILENT } });
}
