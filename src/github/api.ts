import { formatDuration } from '../domain/text/format.ts';
import { field } from '../domain/text/json.ts';
import { openBoundedFetch } from '../http/bounded-fetch.ts';
import type { ProxySettings } from '../http/transport.ts';
import { statusOf } from './response.ts';

/** The calls that the reporters make. */
export interface GitHubApi {
	/** @param route such as `POST /repos/{owner}/{repo}/check-runs`. */
	request(route: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
	/** The login that the token writes as. The REST API does not tell that of a workflow's own token; GraphQL does. */
	viewer(): Promise<string>;
	/**
	 * The first item of a list, over all of its pages, that is wanted.
	 * @param list name of the list in the response; left out where the response is the list.
	 * @throws Error where the list is longer than {@link MOST_PAGES}: then nobody knows.
	 */
	find(
		route: string,
		parameters: Readonly<Record<string, unknown>>,
		isWanted: (item: unknown) => boolean,
		list?: string,
	): Promise<unknown>;
}

/** Milliseconds for one call, and for all pages of a list together. */
const CALL_MS = 10_000;
const LIST_MS = 30_000;

/** Items of a page. Check runs and comments of 64 KiB of text each still fit into {@link LARGEST_BODY}. */
const PER_PAGE = 50;
/** Pages of a list that are read at most. They are counted here: what a response calls the next page is not followed. */
const MOST_PAGES = 100;
/** Bytes of one response, decoded. */
const LARGEST_BODY = 8 * 1_048_576;

/** Who connects, to what. */
export interface GitHubConnection {
	readonly token: string;
	/** `owner/name`. */
	readonly repository: string;
	/** Address of the API of the job's server. */
	readonly apiUrl: string;
	readonly proxy: ProxySettings;
	/** Ends every call, and all connections. */
	readonly abandoned: AbortSignal;
	readonly clock: { now(): number; deadline(ms: number): AbortSignal };
	/** Told one line for each call that is over. */
	readonly debug: (line: string) => void;
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Connects to the GitHub API of the job's server. The package is loaded here and not before: its import takes its
 * time, and fails where the event's file is broken.
 */
export async function connectGitHub(connection: GitHubConnection): Promise<GitHubApi> {
	const { token, repository, apiUrl, proxy, abandoned, clock, debug } = connection;
	const { getOctokit } = await import('@actions/github');
	const [owner = '', repo = ''] = repository.split('/');
	const { fetch, close } = openBoundedFetch({ baseUrl: apiUrl, proxy, signal: abandoned, largestBody: LARGEST_BODY });
	abandoned.addEventListener('abort', () => void close());
	// Its log would print headers of a response as they are.
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
	const within = (ms: number) => AbortSignal.any([abandoned, clock.deadline(ms)]);
	const call = async (route: string, parameters: Readonly<Record<string, unknown>>, signal: AbortSignal) => {
		const { data }: { data: unknown } = await octokit.request(route, {
			owner,
			repo,
			...parameters,
			request: { signal },
		});
		// Somebody else's page, or half of a response: nothing says that it was done.
		if (typeof data !== 'object' || data === null) throw new Error(`the response to ${route} is not JSON`);
		return data;
	};
	return {
		request: (route, parameters = {}) => call(route, parameters, within(CALL_MS)),
		viewer: async () => {
			const request = { signal: within(CALL_MS) };
			const { viewer } = await octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }', { request });
			return viewer.login;
		},
		async find(route, parameters, isWanted, list) {
			const signal = within(LIST_MS);
			for (let page = 1; page <= MOST_PAGES; page++) {
				const data = await call(route, { ...parameters, per_page: PER_PAGE, page }, signal);
				const items = list === undefined ? data : field(data, list);
				if (!Array.isArray(items)) throw new Error(`the response to ${route} is no list`);
				const wanted = items.find(isWanted);
				if (wanted !== undefined || items.length < PER_PAGE) return wanted;
			}
			throw new Error(`the list of ${route} has more than ${MOST_PAGES} pages`);
		},
	};
}
