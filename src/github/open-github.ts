import type { ProxySettings } from '../http/transport.ts';
import { connectGitHub, type GitHubApi, type GitHubConnection } from './api.ts';

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
	readonly clock: GitHubConnection['clock'];
}

/** The GitHub server that runs the job, before anything is sent. */
export type OpenedGitHub =
	| {
			readonly kind: 'ready';
			/** @param abandoned ends all calls and connections. */
			connect(abandoned: AbortSignal): Promise<GitHubApi>;
	  }
	/** It cannot be asked. `why` is part of a sentence. */
	| { readonly kind: 'missing'; readonly why: string };

/** @param inputs `githubToken`: '' for none. */
export function openGitHub(
	{ githubToken: token }: { readonly githubToken: string },
	{ environment, log, clock }: GitHubEdges,
): OpenedGitHub {
	const { repository, apiUrl, proxy } = environment;
	if (token === '') return { kind: 'missing', why: 'there is no github-token' };
	if (repository === '') return { kind: 'missing', why: 'GITHUB_REPOSITORY is not set' };
	const debug = (line: string) => log.debug(line);
	return {
		kind: 'ready',
		connect: (abandoned) => connectGitHub({ token, repository, apiUrl, proxy, abandoned, clock, debug }),
	};
}
