import { REPORTERS, type ReporterName } from '../domain/reporting/notices.ts';
import { field, isObject, parseJson } from '../domain/text/json.ts';
import { type GitHubServer, openGitHub } from './open-github.ts';
import { Reporters } from './reporters/reporters.ts';
import type { GitHubClock } from './retried.ts';
import { newRunKey } from './run-key.ts';

/** The inputs about reporting. */
export interface ReportInputs {
	readonly reportTo: readonly ReporterName[];
	readonly reportName: string;
	/** GitHub environment of the `deployment` reporter. */
	readonly environment: string;
	/** Key of the comment that several jobs share; '' for a comment of its own. */
	readonly commentKey: string;
	/** Address of what was deployed, with `{id}` and `{version}` in it; '' for none. */
	readonly environmentUrl: string;
	/** '' for none. */
	readonly githubToken: string;
}

/** The run that is reported, from the runner's environment. */
export interface ReportedRun extends GitHubServer {
	/** URL of the run, or ''. */
	readonly runUrl: string;
	/** Id of the run, the same in all of its attempts, or ''. */
	readonly runId: string;
	readonly trigger: { readonly commit: string; readonly pullRequest: number | undefined };
}

export interface ReportEdges {
	readonly environment: ReportedRun;
	/** State that survives the main step, by name. */
	readonly state: { read(name: string): string; keep(name: string, text: string): void };
	readonly outputs: { set(values: Readonly<Record<string, string>>): void };
	readonly log: { info(line: string): void; debug(line: string): void };
	readonly clock: GitHubClock;
	/** Redacts keys and tokens in names that come from inputs. */
	readonly redactName: (text: string) => string;
}

/** What the post step shows is what the main step has begun: in a composite action its own inputs may be others. */
interface SavedReport extends Omit<ReportInputs, 'githubToken'> {
	readonly commit: string;
	readonly pullRequest?: number | undefined;
	readonly runKey: string;
}

const REPORT = 'report';
const OWED = 'owed';

/** Opens the reporters that the inputs ask for. Undefined if there are none, or if something they need is missing. */
export function openReporters(inputs: ReportInputs, edges: ReportEdges): Reporters | undefined {
	const { environment, state, log, redactName } = edges;
	const { commit, pullRequest } = environment.trigger;
	if (inputs.reportTo.length === 0) return undefined;
	const github = openGitHub(inputs, edges);
	if (github.kind === 'missing' || commit === '') {
		log.info(
			`Not shown on the commit or pull request: ${github.kind === 'missing' ? github.why : 'the event has no commit'}`,
		);
		return undefined;
	}
	const saved: SavedReport = {
		reportTo: inputs.reportTo,
		reportName: redactName(inputs.reportName),
		environment: redactName(inputs.environment),
		commentKey: redactName(inputs.commentKey),
		environmentUrl: redactName(inputs.environmentUrl),
		commit,
		pullRequest,
		runKey: newRunKey(environment.runId),
	};
	state.keep(REPORT, JSON.stringify(saved));
	return reporters(saved, edges, { names: saved.reportTo, isPost: false, connect: github.connect });
}

/**
 * Opens the reporters that the main step owes something; all of them where it was killed.
 * @param isAll whether all are to be shown once more: what the main step has made is gone since.
 */
export function openLeftReporters(githubToken: string, edges: ReportEdges, isAll: boolean): Reporters | undefined {
	const saved = parseJson(edges.state.read(REPORT));
	if (!isObject(saved)) return undefined;
	const names = (list: unknown) => REPORTERS.filter((name) => Array.isArray(list) && list.includes(name));
	const reportTo = names(field(saved, 'reportTo'));
	const owed = edges.state.read(OWED);
	const open = isAll || owed === '' ? reportTo : names(parseJson(owed));
	if (open.length === 0) return undefined;
	const github = openGitHub({ githubToken }, edges);
	if (github.kind === 'missing') {
		edges.log.info(`What the main step left open cannot be closed: ${github.why}`);
		return undefined;
	}
	const own = { names: open, isPost: true, connect: github.connect };
	return reporters({ ...(saved as unknown as SavedReport), reportTo }, edges, own);
}

function reporters(
	{ reportTo: _, commit: sha, ...saved }: SavedReport,
	{ environment: { runId, runUrl }, state, outputs, log, clock }: ReportEdges,
	own: Pick<ConstructorParameters<typeof Reporters>[0], 'names' | 'isPost' | 'connect'>,
): Reporters {
	return new Reporters({
		...saved,
		...own,
		pullRequest: saved.pullRequest,
		sha,
		runId,
		runUrl,
		clock,
		found: (values) => outputs.set(values),
		say: (line) => log.info(line),
		keepOwed: (names) => state.keep(OWED, JSON.stringify(names)),
	});
}
