import { InputFailure } from '../../../domain/failures/failure.ts';
import type { HasCommit } from '../../../github/commits.ts';
import type { FindPullState } from '../../../github/pull-state.ts';
import type { Environment } from '../../../runner/environment.ts';
import type { Log } from '../../../runner/log.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Link } from './report.ts';

/** The commit and the pull request that a deploy is shown on. */
export interface ReportedPlace {
	/** '' for none. */
	readonly commit: string;
	readonly pullRequest: number | undefined;
}

interface PlaceEdges {
	readonly environment: Environment;
	readonly log: Log;
	readonly cancel: AbortSignal;
	readonly pullState: FindPullState;
	readonly hasCommit: HasCommit;
	/** The commit that is checked out; undefined where git does not tell. */
	readonly checkedOut: () => string | undefined;
}

type PlaceInputs = Pick<DeployInputs, 'commit' | 'pullRequest' | 'allowFork' | 'dryRun' | 'reportTo'>;

/**
 * Finds what to report on. No check says of a commit that it was deployed when another one was: the commit of the event, or of
 * the pull request, is taken only where the workspace has it.
 * @throws InputFailure where the pull request is a fork's, or may be, and `allow-fork` is false.
 */
export async function findPlace(inputs: PlaceInputs, edges: PlaceEdges): Promise<ReportedPlace> {
	const { trigger } = edges.environment;
	const { commit } = inputs;
	const pullRequest = inputs.pullRequest ?? trigger.pullRequest;
	if (inputs.dryRun) return { commit: commit || trigger.commit, pullRequest };
	if (pullRequest !== undefined && (trigger.isComment || pullRequest !== trigger.pullRequest))
		return placeOfPull(pullRequest, inputs, edges);
	const isShown = commit === '' && inputs.reportTo.length > 0;
	return { commit: isShown ? await commitOfEvent(edges) : commit || trigger.commit, pullRequest };
}

/** The commit of the event, unless the workspace has another one of this repository. */
async function commitOfEvent({ environment, log, cancel, hasCommit, checkedOut }: PlaceEdges): Promise<string> {
	const { commit, merge, eventName } = environment.trigger;
	const workspace = checkedOut();
	if (workspace === undefined || workspace === commit || workspace === merge) return commit;
	// That of another repository, or one that this job has made, is none that GitHub could show anything on.
	if (!(await hasCommit(workspace, cancel))) return commit;
	const advice = 'To deploy the other one, set "ref" of actions/checkout; to report on it all the same, set "commit".';
	warnOfOther(log, workspace, `not at ${commit.slice(0, 7)}, which this ${eventName} is about`, advice);
	return workspace;
}

/** A pull request of which the event does not tell the head. */
async function placeOfPull(
	pullRequest: number,
	{ commit, allowFork }: PlaceInputs,
	{ environment, log, cancel, pullState, checkedOut }: PlaceEdges,
): Promise<ReportedPlace> {
	const { repository } = environment;
	const workspace = checkedOut() ?? '';
	const pull = await pullState(pullRequest, cancel);
	if (cancel.aborted) return { commit: commit || workspace, pullRequest }; // the deploy says that it was cancelled
	const isOwn = pull.kind !== 'unread' && pull.headRepository.toLowerCase() === repository.toLowerCase();
	if (!isOwn && !allowFork) {
		const problem =
			pull.kind === 'unread'
				? `is false, and pull request #${pullRequest}, which may come from a fork, could not be read (${pull.why})`
				: `is false, and pull request #${pullRequest} comes from a fork, whose code would be deployed with this repository's secrets`;
		throw new InputFailure('allow-fork', problem, '"true" if you have reviewed the code that is checked out');
	}
	if (commit !== '') return { commit, pullRequest };
	if (pull.kind !== 'unread' && (workspace === pull.head || workspace === pull.merge))
		return { commit: pull.head, pullRequest };
	const advice = `Check out refs/pull/${pullRequest}/merge to deploy the pull request.`;
	const what = `which is neither the head nor the merge commit of pull request #${pullRequest}`;
	if (workspace !== '') warnOfOther(log, workspace, what, advice);
	else
		log.warning(
			'Git does not tell which commit is checked out, so nothing is reported. To report on it, set "commit".',
		);
	return { commit: workspace, pullRequest };
}

function warnOfOther(log: Log, workspace: string, what: string, advice: string): void {
	log.warning(
		`The workspace is at ${workspace.slice(0, 7)}, ${what}. The deploy is reported on the workspace's commit. ${advice}`,
	);
}

/** Links to the commit that is reported on, and to the run. */
export function linksOf({ commit }: ReportedPlace, { runUrl }: Pick<Environment, 'runUrl'>): Link[] {
	if (runUrl === '') return [];
	const run = { text: 'run', url: runUrl };
	if (commit === '') return [run];
	const url = runUrl.replace(/\/actions\/runs\/.*$/, `/commit/${commit}`);
	return [{ text: `commit ${commit.slice(0, 7)}`, url }, run];
}
