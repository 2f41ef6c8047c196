import { StepFailure } from '../../../domain/failures/failure.ts';
import { interruptionOf } from '../../../domain/failures/interruption.ts';
import type { AppRecord } from '../../../domain/records/app.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import { parseTime } from '../../../domain/text/time.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import type { ListOfDeployments } from '../../../service/deployments.ts';
import type { ListOutcome } from '../../../service/list-pages.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import { placeHash, setupHash } from '../recognise/fingerprint.ts';
import { isPast } from '../recognise/look-up.ts';
import { contradicting } from '../recognise/recognise.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { MOST_APPS, type Reached } from '../steps/name-apps.ts';
import { logPackage, packForDigest } from '../steps/pack.ts';
import { whatWasSent } from '../steps/sent.ts';
import { type Candidate, type Doubt, doubt, findRivals, judgeApps, judgeNewest } from './doubt.ts';
import { isMarkOf, makeMarks } from './marks.ts';

/** The most milliseconds for all look-ups together, packing not counted. */
const LOOK_MS = 30_000;

/** With `skip-unchanged`, notes what a later job will recognise this deployment by. */
export async function mark({ inputs, update }: DeployRun): Promise<void> {
	if (inputs.skipUnchanged) update({ marks: await makeMarks(inputs) });
}

/**
 * Finds out whether the same package runs already, deployed in the same way; then there is nothing to deploy. Any doubt
 * deploys, and one line of the log says why. The package is built for the comparison only if all the rest is equal.
 * @returns the deployment that runs already, or undefined if there is something to deploy.
 * @throws StepFailure if the package cannot be made; the signal's reason after a cancel.
 */
export async function skip(run: DeployRun, app: SelectedApp): Promise<Reached | undefined> {
	const { inputs, edges, update } = run;
	const { log, clock } = edges;
	if (!inputs.skipUnchanged || app.kind === 'source') return undefined;
	run.enter({ kind: 'preparing' });
	const deploy = ({ why }: Doubt) => {
		log.info(`Not skipped: ${oneLine(why)}`);
		return undefined;
	};
	const found = await look(run).catch((thrown: unknown) => {
		edges.cancel.throwIfAborted();
		return doubt(whyFailed(thrown, inputs.timeoutMs));
	});
	if (found.kind === 'doubt') return deploy(found);
	const { record, candidate, apps } = found;
	const began = clock.now();
	const pack = await packForDigest(run, app);
	if (pack.digest !== candidate.digest) return deploy(doubt(`deployment ${record.id} was made of another package`));
	logPackage(pack, clock.now() - began, log, update);
	log.info(`Deployment ${record.id} runs with this package already: nothing is sent`);
	// At once, with the conclusion: a kill in between must not look like a deploy that was cut off.
	update({ record, unchanged: { githubDeployment: candidate.githubDeployment }, conclusion: 'success' });
	return { record, apps };
}

interface Running extends Reached {
	readonly kind: 'running';
	readonly candidate: Candidate;
}

/** Looks for the running deployment that is equal to what would be made now in all but the package. */
async function look({ inputs, edges }: DeployRun): Promise<Running | Doubt> {
	const { deployments, apps, newest, redact } = edges;
	const limit = startTimeLimit(edges, Math.min(LOOK_MS, inputs.timeoutMs), limitText(inputs.timeoutMs));
	const candidate = judgeNewest(await newest(limit.signal), setupHash(inputs));
	if (candidate.kind === 'doubt') return candidate;
	if (!(await isMarkOf(candidate.env_mark, inputs.envVars))) return doubt('the environment variables have changed');
	const { id } = candidate;
	const response = await deployments.get(id, limit);
	if (response.kind === 'missing') return doubt(`the service does not know deployment ${id} any more`);
	if (response.kind === 'malformed') return doubt(`the record of deployment ${id} makes no sense: ${response.why}`);
	const { record } = response;
	if (record.status !== 'running') return doubt(`deployment ${id} is "${record.status}"`);
	const other = contradicting(record, whatWasSent(inputs, candidate.digest));
	if (other !== undefined) return doubt(`the record of deployment ${id} has another ${other}`);
	const version = inputs.version;
	// Addresses are written to logs on their way: no secret goes into one. The list's versions are compared here anyway.
	const filter = redact(version) === version ? { version: versionLabel(version) } : {};
	const listed = await apps.list(limit, filter);
	const named = listed.kind === 'list' ? listed.items.filter(({ deployment }) => deployment === id) : [];
	const doubtful = judgeApps(listed, id, version) ?? (await lookForRivals({ inputs, edges }, record, listed, limit));
	return doubtful ?? { kind: 'running', record, candidate, apps: named.slice(0, MOST_APPS) };
}

/** Looks for a deployment of this app that has taken the place of the one that runs, or is about to. */
async function lookForRivals(
	{ inputs: { version, app }, edges }: Pick<DeployRun, 'inputs' | 'edges'>,
	running: DeploymentRecord,
	apps: ListOutcome<AppRecord>,
	limit: CallOptions,
): Promise<Doubt | undefined> {
	const isEnough = (soFar: ListOfDeployments) => isPast(soFar, parseTime(running.createdAt));
	const list = await edges.deployments.list({ ...limit, isEnough });
	const found = findRivals(list, { record: running, version, apps });
	if (found.kind === 'doubt') return found;
	if (found.ids.length === 0) return undefined;
	// The jobs of other apps have noted theirs at GitHub.
	const others = await edges.otherApps(placeHash(app) ?? '', limit.signal);
	const open = found.ids.find((id) => !others.has(id));
	return open === undefined ? undefined : doubt(`deployment ${open} is newer, and may be of this app`);
}

/** What limits the look-ups, as part of a sentence; undefined for the input `timeout`. */
function limitText(timeoutMs: number): string | undefined {
	return LOOK_MS < timeoutMs ? `the ${formatDuration(LOOK_MS)} for the look-ups` : undefined;
}

function whyFailed(thrown: unknown, timeoutMs: number): string {
	if (interruptionOf(thrown)?.by === 'deadline') return `${limitText(timeoutMs) ?? '"timeout"'} ended the look-ups`;
	return thrown instanceof StepFailure ? thrown.message : 'the look-up stopped on an unexpected error';
}
