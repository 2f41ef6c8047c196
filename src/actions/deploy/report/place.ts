import { InputFailure } from '../../../domain/failures/failure.ts';
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
	/** The commit that is checked out; undefined where git does not tell. */
	readonly checkedOut: () => string | undefined;
}

/**
 * Finds what to report on. A pull request of which the event does not tell the head is asked for, and a head is taken only
 * where the workspace has it: no check says of a commit that it was deployed when another one was.
 * @throws InputFailure where it is a fork's, or may be, and `allow-fork` is false.
 */
export async function findPlace(
	inputs: Pick<DeployInputs, 'commit' | 'pullRequest' | 'allowFork' | 'dryRun'>,
	{ environment, log, cancel, pullState, checkedOut }: PlaceEdges,
): Promise<ReportedPlace> {
	const { trigger } = environment;
	const { commit } = inputs;
	const pullRequest = inputs.pullRequest ?? trigger.pullRequest;
	const isOfEvent = pullRequest === trigger.pullRequest && !trigger.isComment;
	if (inputs.dryRun) return { commit: commit || trigger.commit, pullRequest };
	if (pullRequest === undefined || isOfEvent) {
		const workspace = commit === '' && trigger.eventName in HEAD_OF ? checkedOut() : undefined;
		if (workspace === undefined || [trigger.commit, trigger.merge].includes(workspace))
			return { commit: commit || trigger.commit, pullRequest };
		log.warning(
			`The workspace is at ${workspace.slice(0, 7)}, not at ${trigger.commit.slice(0, 7)}, which this ${trigger.eventName} is about. The deploy is reported on the workspace's commit. To deploy the other one, set "ref: \${{ ${HEAD_OF[trigger.eventName]} }}" for actions/checkout.`,
		);
		return { commit: workspace, pullRequest };
	}
	const workspace = checkedOut() ?? trigger.commit;
	const pull = await pullState(pullRequest, cancel);
	if (cancel.aborted) return { commit: commit || workspace, pullRequest }; // the deploy says that it was cancelled
	const isAbsent = pull.kind === 'unread' && pull.isAbsent === true && !trigger.isComment;
	if (isAbsent) {
		log.notice(`No comment: GitHub has no pull request #${pullRequest} in this repository`);
		return { commit: commit || trigger.commit, pullRequest: undefined };
	}
	const isOwn = pull.kind !== 'unread' && pull.headRepository.toLowerCase() === environment.repository.toLowerCase();
	if (!isOwn && !inputs.allowFork) {
		const problem =
			pull.kind === 'unread'
				? `is false, and pull request #${pullRequest}, which may come from a fork, could not be read (${pull.why})`
				: `is false, and pull request #${pullRequest} comes from a fork, whose code would be deployed with this repository's secrets`;
		throw new InputFailure('allow-fork', problem, '"true" if you have reviewed the code that is checked out');
	}
	if (commit !== '') return { commit, pullRequest };
	if (pull.kind !== 'unread' && (workspace === pull.head || workspace === pull.merge))
		return { commit: pull.head, pullRequest };
	log.warning(
		`The workspace is at ${workspace.slice(0, 7) || 'no commit'}, which is neither the head nor the merge commit of pull request #${pullRequest}. The deploy is reported on the workspace's commit. Check out refs/pull/${pullRequest}/merge to deploy the pull request.`,
	);
	return { commit: workspace, pullRequest };
}

/** Where an event under which actions/checkout takes the base has the commit that it is about. */
const HEAD_OF: Readonly<Record<string, string>> = {
	pull_request_target: 'github.event.pull_request.head.sha',
	workflow_run: 'github.event.workflow_run.head_sha',
};

/** Links to the commit that is reported on, and to the run. */
export function linksOf({ commit }: ReportedPlace, { runUrl }: Pick<Environment, 'runUrl'>): Link[] {
	if (runUrl === '') return [];
	const run = { text: 'run', url: runUrl };
	if (commit === '') return [run];
	const url = runUrl.replace(/\/actions\/runs\/.*$/, `/commit/${commit}`);
	return [{ text: `commit ${commit.slice(0, 7)}`, url }, run];
}
