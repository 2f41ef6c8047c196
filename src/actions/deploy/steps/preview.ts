import { StepFailure } from '../../../domain/failures/failure.ts';
import { isLatest } from '../../../domain/records/version.ts';
import type { Trigger } from '../../../runner/trigger.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Preview } from '../post-state.ts';
import type { DeployEdges, DeployRun } from '../run.ts';

/**
 * Why a deployment stays, whatever becomes of its pull request; undefined where it may go. A workflow that deploys when a pull
 * request is merged runs on an event that says `closed`: what it deploys always stays.
 */
export function whyItStays(
	{ version }: Pick<DeployInputs, 'version'>,
	{ pullRequest, isPullRequestOpen }: Pick<Trigger, 'pullRequest' | 'isPullRequestOpen'>,
): string | undefined {
	if (version.trim() === '' || isLatest(version)) return '"version" is empty or "latest"';
	return pullRequest === undefined || !isPullRequestOpen ? 'the event is not for an open pull request' : undefined;
}

/** Saves a deployment that this very run has made, as soon as its id is known: the step may be killed at any time. */
export function keepPreview({ inputs, edges: { save, environment } }: DeployRun, id: string): void {
	const { trigger } = environment;
	const { baseUrl, project, projectId } = inputs;
	if (!inputs.deleteWhenClosed || whyItStays(inputs, trigger) !== undefined) return;
	const service = { 'base-url': baseUrl, project, 'project-id': projectId };
	save({ preview: { id, pullRequest: trigger.pullRequest as number, service } });
}

/** The end of a deploy: the deployment that this run has made goes where its pull request was closed meanwhile. */
export async function deleteIfClosed({ inputs, edges, report }: DeployRun): Promise<void> {
	const { log, cancel, environment, saved, save } = edges;
	if (!inputs.deleteWhenClosed) return;
	const { preview } = saved();
	if (preview === undefined) {
		const why = whyItStays(inputs, environment.trigger) ?? 'it is not certain that this run created the deployment';
		return log.info(`Nothing to delete (delete-when-closed): ${why}`);
	}
	const isGone = await deletePreview(preview, edges);
	if (!isGone && cancel.aborted)
		return log.info('The post step will check whether the pull request is closed (delete-when-closed)');
	save({ preview: undefined });
	if (isGone) report.add({ isGone });
}

/** Milliseconds for the DELETE with its retries. */
const DELETING_MS = 60_000;

/**
 * Deletes a preview again where its pull request was closed while it was deployed: whoever deletes the previews of closed
 * pull requests may have come too early for it. Never throws, and never changes how the job ends: what fails becomes a
 * notice or a warning. After a cancel there is no time for it: then the post step does it.
 * @returns whether it was deleted.
 */
export async function deletePreview(
	{ id, pullRequest }: Preview,
	edges: Pick<DeployEdges, 'log' | 'clock' | 'cancel' | 'pullState' | 'deployments'>,
): Promise<boolean> {
	const { log, cancel, pullState, deployments } = edges;
	const name = `pull request #${pullRequest}`;
	try {
		cancel.throwIfAborted();
		const pull = await pullState(pullRequest, cancel);
		cancel.throwIfAborted();
		if (pull.kind === 'unread')
			log.notice(`Could not read whether ${name} has been closed (${pull.why}), so the preview stays.`);
		if (pull.kind === 'open') log.info(`The preview stays: ${name} is still open`);
		if (pull.kind !== 'closed') return false;
		await deployments.delete(id, startTimeLimit(edges, DELETING_MS));
		log.info(`Deleted deployment ${id}, because ${name} was closed in the meantime`);
		return true;
	} catch (thrown) {
		if (cancel.aborted) return false;
		const why = thrown instanceof StepFailure ? thrown.message : 'The service did not say within 60 s that it is gone.';
		log.warning(
			`Deployment ${id} may still be there, although ${name} was closed in the meantime. ${why} Delete it with delete-deployments, or at the service.`,
			{ title: 'A preview may be left' },
		);
		return false;
	}
}
