import { readFileSync } from 'node:fs';
import type { ProxySettings } from '../http/transport.ts';
import { readTrigger, type Trigger } from './trigger.ts';

/** What the runner says about the job. No other file looks at a variable. */
export interface Environment {
	/** Absolute path of the job's checkout. */
	readonly workspace: string;
	/** Absolute path of the folder for temporary files, which the runner empties after the job. */
	readonly temp: string;
	readonly platform: NodeJS.Platform;
	/** The PATH variable, as the system writes it. */
	readonly searchPath: string;
	/** Paths of the files that the runner reads after the step; '' if it gives none. */
	readonly commandFiles: Readonly<Record<'GITHUB_OUTPUT' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY', string>>;
	/** The event that started the workflow. */
	readonly trigger: Trigger;
	/** `owner/name`, or ''. */
	readonly repository: string;
	/** 1 for the first attempt of a run, more for its re-runs; undefined if the server does not say. */
	readonly runAttempt: number | undefined;
	/** Id of the run, the same in all of its attempts, or ''. */
	readonly runId: string;
	/** URL of the run's page, or ''. */
	readonly runUrl: string;
	readonly apiUrl: string;
	/** What anybody who sees the run sees: commit, branches, repository, run, actor, folders. A value that is one of these is no secret. */
	readonly publicFacts: readonly string[];
	readonly proxy: ProxySettings;
}

export function readEnvironment(): Environment {
	const env = (name: string) => process.env[name] ?? '';
	const repository = env('GITHUB_REPOSITORY');
	const page = `${env('GITHUB_SERVER_URL') || 'https://github.com'}/${repository}`;
	const runId = env('GITHUB_RUN_ID');
	const trigger = readTrigger(env('GITHUB_EVENT_NAME'), readPayload(env('GITHUB_EVENT_PATH')), env('GITHUB_SHA'));
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
		trigger,
		repository,
		runAttempt: Number(env('GITHUB_RUN_ATTEMPT')) || undefined,
		runId,
		runUrl: repository === '' || runId === '' ? '' : `${page}/actions/runs/${runId}`,
		publicFacts: [...PUBLIC_FACTS.map(env), ...repository.split('/'), page, trigger.commit],
		apiUrl: env('GITHUB_API_URL') || 'https://api.github.com',
		proxy: {
			https: proxyAddress(env('https_proxy') || env('HTTPS_PROXY')),
			noProxy: env('no_proxy') || env('NO_PROXY'),
		},
	};
}

/** Names of variables that every runner sets. */
const PUBLIC_FACTS = [
	...['SHA', 'REF', 'REF_NAME', 'HEAD_REF', 'BASE_REF', 'REPOSITORY', 'RUN_ID', 'ACTOR'],
	...['SERVER_URL', 'WORKFLOW', 'JOB', 'EVENT_NAME', 'WORKSPACE'],
]
	.map((name) => `GITHUB_${name}`)
	.concat('RUNNER_TEMP');

/** Reads the event's payload; an empty object if there is none or it cannot be read. */
function readPayload(path: string): unknown {
	if (path === '') return {};
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch {
		return {};
	}
}

/** The address of a proxy as a URL. `host:3128` means plain http, as for curl and others. '' stays ''. */
function proxyAddress(text: string): string {
	return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
}
