import { REPORTERS, type ReporterName } from '../domain/reporting/notices.ts';
import { parseJson } from '../domain/text/json.ts';

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

const NAME = 'report-inputs';

interface SavingEdges {
	readonly state: { keep(name: string, text: string): void };
	/** Redacts keys and tokens. */
	readonly redactName: (text: string) => string;
}

/**
 * Saves the inputs about reporting for the post step. Its own may be others: in a composite action that another one uses,
 * the runner evaluates them once more, and some of what they are made of is gone by then.
 */
export function saveReportInputs(
	{ reportTo, reportName, environment, commentKey, environmentUrl }: ReportInputs,
	{ state, redactName }: SavingEdges,
): void {
	const names = [reportName, environment, commentKey, environmentUrl].map(redactName);
	state.keep(NAME, JSON.stringify([reportTo, ...names]));
}

/** What the main step has saved so; undefined where it has reported nothing. */
export function readReportInputs(
	{ read }: { read(name: string): string },
	githubToken: string,
): ReportInputs | undefined {
	const saved = parseJson(read(NAME));
	if (!Array.isArray(saved)) return undefined;
	const [to, reportName = '', environment = '', commentKey = '', environmentUrl = ''] = saved;
	const reportTo = REPORTERS.filter((name) => Array.isArray(to) && to.includes(name));
	return { reportTo, reportName, environment, commentKey, environmentUrl, githubToken };
}
