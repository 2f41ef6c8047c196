import { StepFailure } from '../../../domain/failures/failure.ts';
import { Interrupted, interruptionOf } from '../../../domain/failures/interruption.ts';
import { GRACE_MS } from '../../step/poll.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployEdges } from '../edges.ts';
import type { DeployRun, OwnDeployment } from '../run.ts';
import { eligibility, forgetPreview, type Preview } from './left-preview.ts';

/** Milliseconds for the DELETE with its retries. */
const DELETING_MS = 60_000;
/** Milliseconds before the next DELETE of one that the service does not know yet, or that is still active. */
const AGAIN_MS = 2_000;

/** What deleting a preview again needs. */
type PreviewEdges = Pick<DeployEdges, 'log' | 'clock' | 'cancel' | 'pullState' | 'deletion'>;

/**
 * Deletes the deployment again where its pull request was closed while it was deployed: whoever deletes the previews of
 * closed pull requests may have come too early for it. Never throws, and never changes how the job ends. After a cancel
 * there is no time for it: then the post step does it.
 */
export async function deleteWhenClosed(
	{ inputs, edges, update }: DeployRun,
	{ record: { id }, madeAt }: OwnDeployment,
): Promise<void> {
	const { log, environment } = edges;
	const may = eligibility({ inputs, trigger: environment.trigger, isMadeHere: madeAt !== undefined });
	if (may.kind === 'stays') {
		if (may.why !== '') log.info(`Nothing to delete (delete-when-closed): ${may.why}`);
		return;
	}
	const outcome = await deleteIfClosed({ id, pullRequest: may.pullRequest, madeAt: madeAt ?? 0 }, edges);
	if (outcome === 'cancelled')
		return log.info('The post step will look whether the pull request is closed (delete-when-closed)');
	forgetPreview(edges);
	if (outcome === 'deleted') update({ isGone: true });
}

/** `cancelled`: it is not known, or not done, because the run was cancelled. */
type PreviewOutcome = 'stays' | 'deleted' | 'cancelled';

/** Never throws: what fails becomes a notice or a warning. */
export async function deleteIfClosed(preview: Preview, edges: PreviewEdges): Promise<PreviewOutcome> {
	const { id, pullRequest } = preview;
	const { log, cancel, pullState } = edges;
	if (cancel.aborted) return 'cancelled';
	const name = `pull request #${pullRequest}`;
	const pull = await pullState(pullRequest, cancel);
	if (pull.kind === 'open') {
		log.info(`The ${name} is still open: the preview stays`);
		return 'stays';
	}
	if (cancel.aborted) return 'cancelled';
	if (pull.kind === 'unread') {
		log.notice(`Whether the ${name} is closed meanwhile could not be read (${pull.why}): the preview stays.`);
		return 'stays';
	}
	try {
		await deleteUntilEnded(preview, edges);
		log.info(`Deleted deployment ${id} again, so it is stopped: the ${name} was closed meanwhile`, 'odd');
		return 'deleted';
	} catch (thrown) {
		if (interruptionOf(thrown)?.by === 'cancel') return 'cancelled';
		log.warning(
			`The ${name} was closed meanwhile, and deployment ${id} ${reasonOf(thrown)} Delete it with delete-deployments, or at the service.`,
			{ title: 'A preview was not deleted' },
		);
		return 'stays';
	}
}

/**
 * Deletes a deployment until it has ended. The service may not know it everywhere yet: within a minute of its creation a
 * 404 says nothing. Or it has taken the DELETE, and needs a moment for it.
 * @throws StepFailure; Interrupted, or the signal's reason.
 */
async function deleteUntilEnded({ id, madeAt }: Preview, edges: PreviewEdges): Promise<void> {
	const { clock, deletion, log } = edges;
	const limit = startTimeLimit(edges, DELETING_MS, 'the 60 s for deleting it');
	let open: StepFailure | undefined;
	try {
		for (;;) {
			const end = await deletion.delete(id, limit);
			open = end.kind === 'open' ? end.failure : undefined;
			const isUnseen = end.kind === 'gone' && clock.wall() - madeAt < GRACE_MS;
			if (open === undefined && !isUnseen) return;
			const why = isUnseen ? 'the service does not know it (yet)' : 'it is still active';
			log.debug(`Deployment ${id}: ${why}, deleting it again in ${AGAIN_MS / 1_000} s`);
			await clock.sleep(AGAIN_MS, limit.signal);
		}
	} catch (thrown) {
		throw open !== undefined && interruptionOf(thrown)?.by === 'deadline' ? open : thrown;
	}
}

/** The end of a sentence, and what else is known. */
function reasonOf(thrown: unknown): string {
	if (thrown instanceof StepFailure) return `could not be deleted. ${thrown.message}`;
	const maybeDone = thrown instanceof Interrupted && thrown.sent === 'all';
	return maybeDone ? 'may be deleted or not: there was no response.' : 'was not deleted: there was no time left.';
}
