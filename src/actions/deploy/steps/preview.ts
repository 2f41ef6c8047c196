import { StepFailure } from '../../../domain/failures/failure.ts';
import { Interrupted } from '../../../domain/failures/interruption.ts';
import { isId } from '../../../domain/records/id.ts';
import { isLatest } from '../../../domain/records/version.ts';
import { field, parseJson } from '../../../domain/text/json.ts';
import type { State } from '../../../runner/sinks.ts';
import type { Trigger } from '../../../runner/trigger.ts';
import { GRACE_MS } from '../../step/poll.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployEdges } from '../edges.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployRun, OwnDeployment } from '../run.ts';

/** A deployment that has to go if its pull request is closed. */
export interface Preview {
	readonly id: string;
	readonly pullRequest: number;
	/** When it became known, in milliseconds since 1970. */
	readonly madeAt: number;
	/** The inputs that say where the service is, by name: those of the post step may be others. */
	readonly service: Readonly<Record<string, string>>;
}

/**
 * Why a deployment stays, whatever becomes of its pull request; '' where it was not asked for, undefined where it may go. A
 * workflow that deploys when a pull request is merged runs on an event that says `closed`: what it deploys always stays.
 */
export function whyItStays(
	{ deleteWhenClosed, version }: Pick<DeployInputs, 'deleteWhenClosed' | 'version'>,
	{ pullRequest, isPullRequestOpen }: Pick<Trigger, 'pullRequest' | 'isPullRequestOpen'>,
): string | undefined {
	if (!deleteWhenClosed) return '';
	if (version.trim() === '' || isLatest(version)) return '"version" is empty or "latest"';
	return pullRequest === undefined || !isPullRequestOpen ? 'the event is not of an open pull request' : undefined;
}

/** Name of the state that tells the post step of a preview whose pull request nobody has looked at yet. */
const STATE = 'preview';

/** Keeps a deployment that this very run has made, as soon as its id is known: the step may be killed at any time. */
export function keepPreview({ inputs, edges: { state, environment } }: DeployRun, id: string, madeAt: number): void {
	if (whyItStays(inputs, environment.trigger) !== undefined) return;
	state.keep(STATE, JSON.stringify(previewOf(inputs, environment.trigger, id, madeAt)));
}

function previewOf(
	{ baseUrl, project, projectId }: DeployInputs,
	{ pullRequest }: Pick<Trigger, 'pullRequest'>,
	id: string,
	madeAt: number,
): Preview {
	return {
		id,
		pullRequest: pullRequest as number,
		madeAt,
		service: { 'base-url': baseUrl, project, 'project-id': projectId },
	};
}

/** What the main step has left to the post step; undefined for nothing. */
export function readPreview({ read }: Pick<State, 'read'>): Preview | undefined {
	const saved = parseJson(read(STATE));
	return isId(String(field(saved, 'id') ?? '')) ? (saved as Preview) : undefined;
}

/** What deleting a preview again needs. */
type PreviewEdges = Pick<DeployEdges, 'log' | 'clock' | 'cancel' | 'pullState' | 'deletion'> & {
	readonly state: Pick<State, 'keep'>;
};

/**
 * Deletes the deployment again where its pull request was closed while it was deployed: whoever deletes the previews of
 * closed pull requests may have come too early for it. Never throws, and never changes how the job ends: what fails becomes
 * a notice or a warning. After a cancel there is no time for it: then the post step does it.
 * @returns whether it was deleted.
 */
export async function deleteIfClosed(preview: Preview, edges: PreviewEdges): Promise<boolean> {
	const { id, pullRequest } = preview;
	const { log, cancel, pullState, state } = edges;
	const name = `pull request #${pullRequest}`;
	const isLeft = () => {
		if (cancel.aborted) log.info('The post step will look whether the pull request is closed (delete-when-closed)');
		else state.keep(STATE, '');
		return cancel.aborted;
	};
	const pull = cancel.aborted ? undefined : await pullState(pullRequest, cancel);
	if (pull?.kind !== 'closed') {
		if (isLeft()) return false;
		if (pull?.kind === 'unread')
			log.notice(`Whether the ${name} is closed meanwhile could not be read (${pull.why}): the preview stays.`);
		else log.info(`The ${name} is still open: the preview stays`);
		return false;
	}
	try {
		await deleteUntilEnded(preview, edges);
		log.info(`Deleted deployment ${id} again, so it is stopped: the ${name} was closed meanwhile`, 'odd');
		state.keep(STATE, '');
		return true;
	} catch (thrown) {
		if (!isLeft())
			log.warning(
				`The ${name} was closed meanwhile, and deployment ${id} ${reasonOf(thrown)} Delete it with delete-deployments, or at the service.`,
				{ title: 'A preview is left' },
			);
		return false;
	}
}

/** The end of a deploy: the deployment that this run has made goes where its pull request was closed meanwhile. */
export async function deleteWhenClosed(
	{ inputs, edges, update }: DeployRun,
	{ record: { id }, madeAt }: OwnDeployment,
): Promise<void> {
	const { log, environment } = edges;
	const stays =
		whyItStays(inputs, environment.trigger) ??
		(madeAt !== undefined ? undefined : 'it is not certain that this run has made the deployment');
	if (stays === undefined) {
		const preview = previewOf(inputs, environment.trigger, id, madeAt ?? 0);
		if (await deleteIfClosed(preview, edges)) update({ isGone: true });
	} else if (stays !== '') log.info(`Nothing to delete (delete-when-closed): ${stays}`);
}

/** Milliseconds for the DELETE with its retries, and before the next one. */
const DELETING_MS = 60_000;
const AGAIN_MS = 2_000;

/**
 * Deletes a deployment until it has ended. The service may not know it everywhere yet: within a minute of its creation a
 * 404 says nothing. Or it has taken the DELETE, and needs a moment for it.
 */
async function deleteUntilEnded({ id, madeAt }: Preview, edges: PreviewEdges): Promise<void> {
	const { clock, deletion } = edges;
	const limit = startTimeLimit(edges, DELETING_MS, 'the 60 s for deleting it');
	for (;;) {
		const end = await deletion.delete(id, limit);
		const isUnseen = end.kind === 'gone' && clock.wall() - madeAt < GRACE_MS;
		if (end.kind !== 'open' && !isUnseen) return;
		await clock.sleep(AGAIN_MS, limit.signal);
	}
}

/** The end of a sentence, and what else is known. */
function reasonOf(thrown: unknown): string {
	if (thrown instanceof StepFailure) return `could not be deleted. ${thrown.message}`;
	const maybeDone = thrown instanceof Interrupted && thrown.sent === 'all';
	return maybeDone ? 'may be deleted or not: there was no response.' : 'was not deleted: there was no time left.';
}
