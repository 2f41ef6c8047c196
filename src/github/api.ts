import { anySignal } from 'any-signal';
import { formatDuration } from '../domain/text/format.ts';
import { field } from '../domain/text/json.ts';
import { openBoundedFetch } from '../http/bounded-fetch.ts';
import type { ProxySettings } from '../http/transport.ts';
import { statusOf } from './response.ts';

/** The GitHub calls that the reporters need. */
export interface GitHubApi {
	/** @param route such as `POST /repos/{owner}/{repo}/check-runs`. */
	request(route: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
	/**
	 * Requests one page of a list, by its number: `Link` headers are not followed.
	 * @param list name of the list in the response; absent if the response itself is the list.
	 * @throws Error if the response holds no list.
	 */
	page(route: string, parameters: PageParameters, list?: string): Promise<Page>;
	/** The login that the token acts as. For a workflow's own token only GraphQL has it, not the REST API. */
	viewer(): Promise<string>;
	/**
	 * Finds the first wanted item of a list, over all of its pages.
	 * @param list name of the list in the response; absent if the response itself is the list.
	 * @throws Error if the list has more than {@link MOST_PAGES} pages, because the item may be on a later one.
	 */
	find(
		route: string,
		parameters: Readonly<Record<string, unknown>>,
		isWanted: (item: unknown) => boolean,
		list?: string,
	): Promise<unknown>;
}

export interface PageParameters extends Readonly<Record<string, unknown>> {
	readonly per_page: number;
	/** From 1 on. */
	readonly page: number;
}

/** One page of a list. */
export interface Page {
	readonly items: readonly unknown[];
	/** Whether another page may follow: this one is full, or GitHub says so. A server may give fewer than it was asked for. */
	readonly hasMore: boolean;
}

/** Milliseconds for one call, and for all pages of one list together. */
const CALL_MS = 10_000;
const LIST_MS = 30_000;

/** Items per page. As many check runs or comments of 64 KiB each still fit into {@link LARGEST_BODY}. */
const PER_PAGE = 50;
/** The most pages read of a list. */
const MOST_PAGES = 100;
/** The most bytes of one decoded response. */
const LARGEST_BODY = 5 * 1_048_576;

/** The token, the repository and the server of a connection to GitHub. */
export interface GitHubConnection {
	readonly token: string;
	/** `owner/name`. */
	readonly repository: string;
	/** API address of the GitHub server that runs the job. */
	readonly apiUrl: string;
	readonly proxy: ProxySettings;
	/** Ends all calls and connections. */
	readonly abandoned: AbortSignal;
	readonly clock: { now(): number; deadline(ms: number): AbortSignal };
	/** Called with one debug line after each call. */
	readonly debug: (line: string) => void;
}

interface GitHubResponse {
	readonly status: number;
	readonly data: unknown;
	readonly headers: { readonly link?: string | undefined };
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Connects to the API of the GitHub server that runs the job. The package @actions/github is only loaded here: importing
 * it takes time, and fails if the event's payload file is broken.
 */
export async function connectGitHub(connection: GitHubConnection): Promise<GitHubApi> {
	const { token, repository, apiUrl, proxy, abandoned, clock, debug } = connection;
	const { getOctokit } = await import('@actions/github');
	const [owner = '', repo = ''] = repository.split('/');
	const bounds = { baseUrl: apiUrl, proxy, signal: abandoned, largestBody: LARGEST_BODY };
	const { fetch, close } = await openBoundedFetch(bounds);
	abandoned.addEventListener('abort', () => void close());
	// Octokit's own log would print response headers unredacted.
	const octokit = getOctokit(token, { baseUrl: apiUrl, log: SILENT, request: { fetch, log: SILENT } });
	octokit.hook.wrap('request', async (request, options) => {
		const began = clock.now();
		let status: number | undefined;
		try {
			const response = await request(options);
			status = response.status;
			return response;
		} catch (thrown) {
			status = statusOf(thrown);
			throw thrown;
		} finally {
			const took = formatDuration(clock.now() - began);
			debug(`GitHub: ${options.method} ${options.url}: ${status ?? 'no response'} in ${took}`);
		}
	});
	const within = async <T>(ms: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> => {
		const signal = anySignal([abandoned, clock.deadline(ms)]);
		try {
			return await act(signal);
		} finally {
			signal.clear();
		}
	};
	const call = async (route: string, parameters: Readonly<Record<string, unknown>>, signal: AbortSignal) => {
		const { status, data, headers }: GitHubResponse = await octokit.request(route, {
			owner,
			repo,
			...parameters,
			request: { signal },
		});
		if (status === 204) return { data: {}, headers };
		// A page of some proxy, or a truncated response. Neither shows that the call was carried out.
		if (typeof data !== 'object' || data === null) throw new Error(`the response to ${route} is not JSON`);
		return { data, headers };
	};
	const pageOf = async (route: string, parameters: PageParameters, list: string | undefined, signal: AbortSignal) => {
		const { data, headers } = await call(route, parameters, signal);
		const items = list === undefined ? data : field(data, list);
		if (!Array.isArray(items)) throw new Error(`the response to ${route} is no list`);
		return { items, hasMore: items.length >= parameters.per_page || /\brel="?next\b/.test(headers.link ?? '') };
	};
	return {
		request: (route, parameters = {}) =>
			within(CALL_MS, async (signal) => (await call(route, parameters, signal)).data),
		page: (route, parameters, list) => within(CALL_MS, (signal) => pageOf(route, parameters, list, signal)),
		viewer: () =>
			within(CALL_MS, async (signal) => {
				const request = { signal };
				const { viewer } = await octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }', { request });
				return viewer.login;
			}),
		find: (route, parameters, isWanted, list) =>
			within(LIST_MS, async (signal) => {
				for (let page = 1; page <= MOST_PAGES; page++) {
					const { items, hasMore } = await pageOf(route, { ...parameters, per_page: PER_PAGE, page }, list, signal);
					const wanted = items.find(isWanted);
					if (wanted !== undefined || !hasMore) return wanted;
				}
				throw new Error(`the list of ${route} has more than ${MOST_PAGES} pages`);
			}),
	};
}
