import { readFileSync } from 'node:fs';
import type { ProxySettings } from '../http/transport.ts';
import type { CommandFileName } from './command-files.ts';
import { readTrigger, type Trigger } from './trigger.ts';

/** What the runner says about the job: the only place where `process.env` is read. */
export interface Environment {
	/** The folder of the job's checkout, absolute. */
	readonly workspace: string;
	/** A folder that the runner empties after the job, absolute. */
	readonly temp: string;
	readonly platform: NodeJS.Platform;
	/** Where programs are, as the system writes it. */
	readonly searchPath: string;
	/** Paths of the files that the runner reads after the step; '' where it names none. */
	readonly commandFiles: Readonly<Record<CommandFileName, string>>;
	/** The event that started the workflow. */
	readonly trigger: Trigger;
	/** `owner/name`, or ''. */
	readonly repository: string;
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
		platform: process.platform,
		searchPath: env('PATH'),
		commandFiles: {
			GITHUB_OUTPUT: env('GITHUB_OUTPUT'),
			GITHUB_STATE: env('GITHUB_STATE'),
			GITHUB_STEP_SUMMARY: env('GITHUB_STEP_SUMMARY'),
		},
		trigger: readTrigger(env('GITHUB_EVENT_NAME'), readPayload(env('GITHUB_EVENT_PATH')), env('GITHUB_SHA')),
		repository,
		runAttempt: Number(env('GITHUB_RUN_ATTEMPT')) || undefined,
		runUrl:
			repository === '' || runId === ''
				? ''
				: `${env('GITHUB_SERVER_URL') || 'https://github.com'}/${repository}/actions/runs/${runId}`,
		apiUrl: env('GITHUB_API_URL') || 'https://api.github.com',
		colours: env('GITHUB_ACTIONS') === 'true' && env('NO_COLOR') === '',
		proxy: {
			https: proxyAddress(env('https_proxy') || env('HTTPS_PROXY')),
			noProxy: env('no_proxy') || env('NO_PROXY'),
		},
	};
}

/** An empty object where there is none, or it is not readable. */
function readPayload(path: string): unknown {
	if (path === '') return {};
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch {
		return {};
	}
}

/** The address of a proxy as a URL: `host:3128` is plain http, as curl and others read it. '' stays ''. */
function proxyAddress(text: string): string {
	return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
}
