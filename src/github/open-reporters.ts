import { randomBytes } from 'node:crypto';
import { runKey } from '../domain/reporting/deploy-record.ts';
import { openGitHub } from './client.ts';
import type { ReportEdges, Reported, ReportInputs } from './reported.ts';
import { Reporters } from './reporters/reporters.ts';

/** Opens the reporters that the inputs ask for. Undefined if there are none, or if something they need is missing. */
export function openReporters(inputs: ReportInputs, edges: ReportEdges): Reporters | undefined {
	const { environment, log, redactName } = edges;
	const { commit, pullRequest } = environment.trigger;
	if (inputs.reportTo.length === 0) return undefined;
	const github = openGitHub(inputs, edges);
	if (github.kind === 'missing' || commit === '') {
		const why = github.kind === 'missing' ? github.why : 'the event has no commit';
		log.info(`Not shown on the commit or pull request: ${why}`);
		return undefined;
	}
	const reported: Reported = {
		reportTo: inputs.reportTo,
		reportName: redactName(inputs.reportName),
		environment: redactName(inputs.environment),
		commentKey: redactName(inputs.commentKey),
		environmentUrl: redactName(inputs.environmentUrl),
		commit,
		pullRequest,
		runKey: runKey(environment.runId, randomBytes(8).toString('hex')),
	};
	return new Reporters(reported, edges, { isPost: false, connect: github.connect });
}

/**
 * Opens reporters again in the post step.
 * @param reported what the main step has saved, with the reporters in `reportTo` that are to show something once more.
 */
export function reopenReporters(reported: Reported, githubToken: string, edges: ReportEdges): Reporters | undefined {
	if (reported.reportTo.length === 0) return undefined;
	const github = openGitHub({ githubToken }, edges);
	if (github.kind === 'missing') {
		edges.log.info(`What the main step left open cannot be closed: ${github.why}`);
		return undefined;
	}
	return new Reporters(reported, edges, { isPost: true, connect: github.connect });
}
