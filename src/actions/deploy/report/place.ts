import { InputFailure } from '../../../domain/failures/failure.ts';
import type { Reported } from '../../../github/reporters/reporter.ts';
import type { FindPullState, HasCommit, PullState } from '../../../github/repository.ts';
import type { Environment } from '../../../runner/environment.ts';
import type { Runner } from '../../../runner/runner.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Link } from './report.ts';

interface PlaceEdges extends Pick<Runner, 'environment' | 'log' | 'cancel'> {
	readonly pullState: FindPullState;
	readonly hasCommit: HasCommit;
	/** The commit that is checked out; undefined where git does not tell. */
	readonly checkedOut: () => string | undefined;
}

/**
 * Finds what to report on. No check says of a commit that it was deployed when another one was: the commit of the event, or of
 * the pull request, is taken only where the workspace has it.
 * @throws InputFailure where the pull request is a fork's, or may be, and `allow-fork` is false.
 */
export async function findPlace(
	inputs: Pick<DeployInputs, 'commit' | 'pullRequest' | 'allowFork' | 'dryRun' | 'reportTo'>,
	edges: PlaceEdges,
): Promise<Pick<Reported, 'commit' | 'pullRequest'>> {
	const { environment, log, cancel, pullState, hasCommit, checkedOut } = edges;
	const { trigger, repository } = environment;
	const pullRequest = inputs.pullRequest ?? trigger.pullRequest;
	const at = (commit: string) => ({ commit, pullRequest });
	if (inputs.dryRun) return at(inputs.commit || trigger.commit);
	// The event tells the head of its own pull request, but not where it is a comment on it.
	const isOther = pullRequest !== undefined && (trigger.isComment || pullRequest !== trigger.pullRequest);
	const pull = isOther ? await pullState(pullRequest, cancel) : undefined;
	const isCancelled = cancel.aborted; // the deploy says so
	if (pull !== undefined && !inputs.allowFork && !isCancelled) refuseFork(pull, `#${pullRequest}`, repository);
	if (inputs.commit !== '') return at(inputs.commit);
	const workspace = checkedOut();
	const mismatch = (what: string, advice: string) =>
		`The workspace is at ${workspace?.slice(0, 7)}, ${what}. The deploy is reported on the workspace's commit. ${advice}`;
	if (pull === undefined) {
		const { commit, merge, eventName } = trigger;
		const isThere = workspace === undefined || workspace === commit || workspace === merge;
		// That of another repository, or one that this job has made, is none that GitHub could show anything on.
		if (isThere || inputs.reportTo.length === 0 || !(await hasCommit(workspace, cancel))) return at(commit);
		const what = `not at ${commit.slice(0, 7)}, which this ${eventName} is about`;
		const advice =
			'To deploy the other one, set "ref" of actions/checkout; to report on it all the same, set "commit".';
		// A workflow that is started by hand, or from elsewhere, may check out another commit on purpose.
		const say = /_dispatch$/.test(eventName) ? log.info : log.warning;
		say(mismatch(what, advice));
		return at(workspace);
	}
	if (pull.kind !== 'unread' && (workspace === pull.head || workspace === pull.merge)) return at(pull.head);
	if (workspace === undefined)
		log.warning(
			'Git does not tell which commit is checked out, so nothing is reported. To report on it, set "commit".',
		);
	else if (!isCancelled) {
		const what = `which is neither the head nor the merge commit of pull request #${pullRequest}`;
		log.warning(mismatch(what, `Check out refs/pull/${pullRequest}/merge to deploy the pull request.`));
	}
	return at(workspace ?? '');
}

function refuseFork(pull: PullState, number: string, repository: string): void {
	if (pull.kind !== 'unread' && pull.headRepository.toLowerCase() === repository.toLowerCase()) return;
	const problem =
		pull.kind === 'unread'
			? `is false, and pull request ${number}, which may come from a fork, could not be read (${pull.why})`
			: `is false, and pull request ${number} comes from a fork, whose code would be deployed with this repository's secrets`;
	throw new InputFailure('allow-fork', problem, '"true" if you have reviewed the code that is checked out');
}

/** Links to the commit that is reported on, and to the run. */
export function linksOf({ commit }: Pick<Reported, 'commit'>, { runUrl }: Pick<Environment, 'runUrl'>): Link[] {
	if (runUrl === '') return [];
	const run = { text: 'run', url: runUrl };
	if (commit === '') return [run];
	const url = runUrl.replace(/\/actions\/runs\/.*$/, `/commit/${commit}`);
	return [{ text: `commit ${commit.slice(0, 7)}`, url }, run];
}
