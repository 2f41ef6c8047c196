import { StepFailure } from '../../../domain/failures/failure.ts';
import { Interrupted } from '../../../domain/failures/interruption.ts';
import type { Trigger } from '../../../runner/trigger.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployRun, OwnDeployment } from '../run.ts';

/** Milliseconds for the DELETE with its retries. */
const DELETING_MS = 60_000;

/** What is known of the run whose deployment may have to go. */
export interface PreviewFacts {
	readonly inputs: Pick<DeployInputs, 'deleteWhenClosed' | 'version'>;
	readonly trigger: Pick<Trigger, 'pullRequest' | 'isPullRequestOpen'>;
	/** Whether the POST of this very run made it: the service has told its id in the response. */
	readonly isMadeHere: boolean;
}

export type Eligibility =
	| { readonly kind: 'eligible'; readonly pullRequest: number }
	/** `why`: a sentence without a full stop; '' where there is nothing to say. */
	| { readonly kind: 'stays'; readonly why: string };

/**
 * Whether a deployment may be deleted again if its pull request turns out to be closed. A workflow that deploys when a
 * pull request is merged runs on an event that says `closed`: what it deploys always stays.
 */
export function eligibility({ inputs, trigger, isMadeHere }: PreviewFacts): Eligibility {
	const stays = (why: string): Eligibility => ({ kind: 'stays', why });
	if (!inputs.deleteWhenClosed) return stays('');
	const version = inputs.version.trim().toLowerCase();
	if (version === '' || version === 'latest') return stays('"version" is empty or "latest"');
	const { pullRequest, isPullRequestOpen } = trigger;
	if (pullRequest === undefined || !isPullRequestOpen) return stays('the event is not of an open pull request');
	if (!isMadeHere) return stays('it is not certain that this run has made the deployment');
	return { kind: 'eligible', pullRequest };
}

/**
 * Deletes the deployment again where its pull request was closed while it was deployed: whoever deletes the previews of
 * closed pull requests may have come too early for it. Never throws, and never changes how the job ends.
 * @param isNew whether it is of this attempt of the job.
 */
export async function deleteWhenClosed(
	{ inputs, edges, update }: DeployRun,
	{ record: { id }, isRecognised }: OwnDeployment,
	isNew: boolean,
): Promise<void> {
	const { log, cancel, pullState, deletion, environment } = edges;
	const may = eligibility({ inputs, trigger: environment.trigger, isMadeHere: isNew && !isRecognised });
	if (may.kind === 'stays') {
		if (may.why !== '') log.info(`Nothing to delete (delete-when-closed): ${may.why}`);
		return;
	}
	// The workflow that cancels the deploys of a closed pull request also deletes its previews.
	if (cancel.aborted) return;
	const name = `pull request #${may.pullRequest}`;
	const state = await pullState(may.pullRequest, cancel);
	if (state.kind === 'open') return log.info(`The ${name} is still open: the preview stays`);
	if (state.kind === 'unread')
		return log.notice(`Whether the ${name} is closed meanwhile could not be read (${state.why}): the preview stays.`);
	try {
		await deletion.delete(id, startTimeLimit(edges, DELETING_MS, 'the 60 s for deleting it'));
		update({ isGone: true });
		log.info(`Deleted deployment ${id} again: the ${name} was closed meanwhile`, 'odd');
	} catch (thrown) {
		log.warning(
			`The ${name} was closed meanwhile, and deployment ${id} ${reasonOf(thrown)} Delete it with delete-deployments, or at the service.`,
			{ title: 'A preview is left' },
		);
	}
}

/** The end of a sentence, and what else is known. */
function reasonOf(thrown: unknown): string {
	if (thrown instanceof StepFailure) return `could not be deleted. ${thrown.message}`;
	const maybeDone = thrown instanceof Interrupted && thrown.sent === 'all';
	return maybeDone ? 'may be deleted or not: there was no response.' : 'was not deleted: there was no time left.';
}
