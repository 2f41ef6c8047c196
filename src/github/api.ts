import { formatDuration } from '../domain/text/format.ts';
import { statusOf } from './response.ts';

/** The calls that the reporters make. */
export interface GitHubApi {
	/** @param route such as `POST /repos/{owner}/{repo}/check-runs`. */
	request(route: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
	/** The login that the token writes as. The REST API does not tell that of a workflow's own token; GraphQL does. */
	viewer(): Promise<string>;
	/** The items of all pages, page by page. */
	pages(route: string, parameters?: Readonly<Record<string, unknown>>): AsyncIterable<readonly unknown[]>;
}

/** Milliseconds for one call. */
const CALL_MS = 10_000;

/** Who connects, to what. */
export interface GitHubConnection {
	readonly token: string;
	/** `owner/name`. */
	readonly repository: string;
	/** Ends every call. */
	readonly abandoned: AbortSignal;
	readonly clock: { now(): number; deadline(ms: number): AbortSignal };
	/** Told one line for each call that is over. */
	readonly debug: (line: string) => void;
}

/**
 * Connects to the GitHub API of the job's server. The package is loaded here and not before: its import takes its
 * time, and fails where the event's file is broken.
 */
export async function connectGitHub(connection: GitHubConnection): Promise<GitHubApi> {
	const { token, repository, abandoned, clock, debug } = connection;
	const { getOctokit } = await import('@actions/github');
	const [owner = '', repo = ''] = repository.split('/');
	const octokit = getOctokit(token);
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
	const limits = () => ({ request: { signal: AbortSignal.any([abandoned, clock.deadline(CALL_MS)]) } });
	const options = (parameters: Readonly<Record<string, unknown>> = {}) => ({ owner, repo, ...parameters, ...limits() });
	return {
		request: async (route, parameters) => {
			const data: unknown = (await octokit.request(route, options(parameters))).data;
			// Somebody else's page, or half of a response: nothing says that it was done.
			if (typeof data !== 'object' || data === null) throw new Error(`the response to ${route} is not JSON`);
			return data;
		},
		viewer: async () => {
			const { viewer } = await octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }', limits());
			return viewer.login;
		},
		async *pages(route, parameters) {
			for await (const page of octokit.paginate.iterator(route, options({ per_page: 100, ...parameters }))) {
				yield page.data as readonly unknown[];
			}
		},
	};
}
