import { readFileSync } from 'node:fs';
import type { ProxySettings } from './proxy-address.ts';

/** What the runner says about the job: the only place where `process.env` is read. */
export interface Environment {
	/** The folder of the job's checkout, absolute. */
	readonly workspace: string;
	/** A folder that the runner empties after the job, absolute. */
	readonly temp: string;
	readonly eventName: string;
	/** The event's payload; an empty object where there is none or it is not readable. */
	readonly event: unknown;
	/** `owner/name`, or ''. */
	readonly repository: string;
	readonly sha: string;
	/** 1 for the first attempt of a run, more for its re-runs; undefined where the server does not say. */
	readonly runAttempt: number | undefined;
	/** Address of the run for a reader, or ''. */
	readonly runUrl: string;
	readonly apiUrl: string;
	readonly proxy: ProxySettings;
	/** Whether the log is shown with colours: a runner's is, unless NO_COLOR (no-color.org) asks for none. */
	readonly colours: boolean;
}

export function readEnvironment(): Environment {
	const env = (name: string) => process.env[name] ?? '';
	const repository = env('GITHUB_REPOSITORY');
	const runId = env('GITHUB_RUN_ID');
	return {
		workspace: env('GITHUB_WORKSPACE') || process.cwd(),
		temp: env('RUNNER_TEMP'),
		eventName: env('GITHUB_EVENT_NAME'),
		event: readEvent(env('GITHUB_EVENT_PATH')),
		repository,
		sha: env('GITHUB_SHA'),
		runAttempt: Number(env('GITHUB_RUN_ATTEMPT')) || undefined,
		runUrl:
			repository === '' || runId === ''
				? ''
				: `${env('GITHUB_SERVER_URL') || 'https://github.com'}/${repository}/actions/runs/${runId}`,
		apiUrl: env('GITHUB_API_URL') || 'https://api.github.com',
		colours: env('GITHUB_ACTIONS') === 'true' && env('NO_COLOR') === '',
		proxy: {
			https: env('https_proxy') || env('HTTPS_PROXY'),
			noProxy: env('no_proxy') || env('NO_PROXY'),
		},
	};
}

function readEvent(path: string): unknown {
	if (path === '') return {};
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch {
		return {};
	}
}
