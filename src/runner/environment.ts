import { readFileSync } from 'node:fs';
import { readTrigger } from './trigger.ts';

export type Environment = Readonly<ReturnType<typeof readEnvironment>>;

/** What the runner says about the job. No other file looks at a variable. */
export function readEnvironment() {
	const env = (name: string) => process.env[name] ?? '';
	const temp = env('RUNNER_TEMP');
	const repository = env('GITHUB_REPOSITORY');
	const page = `${env('GITHUB_SERVER_URL') || 'https://github.com'}/${repository}`;
	const runId = env('GITHUB_RUN_ID');
	const trigger = readTrigger(env('GITHUB_EVENT_NAME'), readPayload(env('GITHUB_EVENT_PATH')), env('GITHUB_SHA'));
	return {
		/** Absolute path of the job's checkout. */
		workspace: env('GITHUB_WORKSPACE') || process.cwd(),
		/** Absolute path of the folder for temporary files, which the runner empties after the job. */
		temp,
		platform: process.platform,
		/** As the system writes it. */
		searchPath: env('PATH'),
		/** Paths of the files that the runner reads after the step; '' if it gives none. */
		commandFiles: {
			GITHUB_OUTPUT: env('GITHUB_OUTPUT'),
			GITHUB_STATE: env('GITHUB_STATE'),
			GITHUB_STEP_SUMMARY: env('GITHUB_STEP_SUMMARY'),
		},
		trigger,
		/** `owner/name`, or ''. */
		repository,
		/** 1 for the first attempt of a run, more for its re-runs; undefined if the server does not say. */
		runAttempt: Number(env('GITHUB_RUN_ATTEMPT')) || undefined,
		/** Id of the run, the same in all of its attempts, or ''. */
		runId,
		/** URL of the run's page, or ''. */
		runUrl: repository === '' || runId === '' ? '' : `${page}/actions/runs/${runId}`,
		apiUrl: env('GITHUB_API_URL') || 'https://api.github.com',
		/** What anybody who sees the run sees: commit, branches, repository, run, actor, folders. A value that is one of these is no secret. */
		publicFacts: [
			...PUBLIC_FACTS.map((name) => env(`GITHUB_${name}`)),
			temp,
			...repository.split('/'),
			page,
			trigger.commit,
		],
		proxy: {
			https: proxyAddress(env('https_proxy') || env('HTTPS_PROXY')),
			noProxy: env('no_proxy') || env('NO_PROXY'),
		},
	};
}

/** Names of variables that every runner sets, without `GITHUB_`. */
const PUBLIC_FACTS = [
	...['SHA', 'REF', 'REF_NAME', 'HEAD_REF', 'BASE_REF', 'REPOSITORY', 'RUN_ID', 'ACTOR'],
	...['SERVER_URL', 'WORKFLOW', 'JOB', 'EVENT_NAME', 'WORKSPACE'],
];

/** Reads the event's payload; an empty object if there is none or it cannot be read. */
function readPayload(path: string): unknown {
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
