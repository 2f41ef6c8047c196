import { reasonOf } from '../domain/reporting/notices.ts';
import { type EarlierDeploy, readExternalId, readPayload } from '../domain/reporting/resume-record.ts';
import { field } from '../domain/text/json.ts';
import { connectGitHub, type GitHubApi } from './api.ts';
import type { ReportedRun, ReportInputs } from './open-reporters.ts';
import { toProblem } from './problem.ts';

/** What earlier attempts of this job have left at GitHub. */
export interface EarlierAttempts {
	/** The newest first; none where there are none, or where they cannot be read, which the log tells. Never throws. */
	find(signal: AbortSignal): Promise<readonly EarlierDeploy[]>;
}

const NONE: EarlierAttempts = { find: async () => [] };

export interface EarlierEdges {
	readonly environment: ReportedRun & {
		/** 1 for the first attempt of a run; undefined where the server does not say. */
		readonly runAttempt: number | undefined;
	};
	readonly log: { info(line: string): void; debug(line: string): void };
	readonly clock: { now(): number; deadline(ms: number): AbortSignal };
	/** As the names are that were given to GitHub. */
	readonly redactName: (text: string) => string;
}

/** Only a re-run has earlier attempts: the first one asks nothing. */
export function openEarlierAttempts(
	inputs: ReportInputs,
	{ environment, log, clock, redactName }: EarlierEdges,
): EarlierAttempts {
	const { repository, trigger, runAttempt } = environment;
	const sha = trigger.commit;
	if (runAttempt === 1) return NONE;
	const stores = STORES.filter(({ reporter }) => inputs.reportTo.includes(reporter));
	if (inputs.githubToken === '' || repository === '' || sha === '' || stores.length === 0) {
		if (runAttempt !== undefined)
			log.info('Not looked for the deployment of an earlier attempt: that needs a token and "check" or "deployment"');
		return NONE;
	}
	const place = {
		sha,
		name: redactName(inputs.reportName),
		environment: redactName(inputs.environment),
	};
	return {
		async find(signal) {
			const token = inputs.githubToken;
			const debug = (line: string) => log.debug(line);
			const api = connectGitHub({ ...environment, token, repository, abandoned: signal, clock, debug });
			const found = stores.map(async ({ reporter, read }) => {
				try {
					return await read(await api, place);
				} catch (thrown) {
					if (!signal.aborted)
						log.info(
							`Earlier attempts of this job could not be read (${reporter}: ${reasonOf(toProblem(thrown, reporter))})`,
						);
					return [];
				}
			});
			return (await Promise.all(found)).flat();
		},
	};
}

interface Place {
	readonly sha: string;
	readonly name: string;
	readonly environment: string;
}

/** Where traces are kept. Both lists have the newest first. */
const STORES = [
	{
		reporter: 'check',
		async read(api: GitHubApi, { sha, name }: Place): Promise<EarlierDeploy[]> {
			const response = await api.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
				ref: sha,
				check_name: name,
				filter: 'all',
				per_page: 100,
			});
			const runs = field(response, 'check_runs');
			return Array.isArray(runs) ? runs.flatMap((run) => readExternalId(field(run, 'external_id')) ?? []) : [];
		},
	},
	{
		reporter: 'deployment',
		async read(api: GitHubApi, { sha, environment }: Place): Promise<EarlierDeploy[]> {
			const listed = await api.request('GET /repos/{owner}/{repo}/deployments', { sha, environment, per_page: 100 });
			return Array.isArray(listed) ? listed.flatMap((one) => readPayload(field(one, 'payload')) ?? []) : [];
		},
	},
] as const;
