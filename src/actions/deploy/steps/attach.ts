import { noneIfMissing, StepFailure } from '../../../domain/failures/failure.ts';
import { interruptionOf } from '../../../domain/failures/interruption.ts';
import { type DeploymentRecord, isFinal, isInFlight } from '../../../domain/records/deployment.ts';
import { isOwnError } from '../../../domain/records/service-error.ts';
import { type DeployRecord, MAY_EXIST } from '../../../domain/reporting/deploy-record.ts';
import type { Attempt, Earlier } from '../../../github/earlier.ts';
import { poll } from '../../step/poll.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { askApps } from './apps.ts';
import { lookUp } from './look-up.ts';
import { packForDigest } from './pack.ts';
import { missingVariables } from './variables.ts';

/** Milliseconds by which the clocks of GitHub and of the service may differ. */
const SKEW_MS = 60_000;

/**
 * In a re-run, goes on with the deployment that an earlier attempt of the job left in flight or running: sending it again
 * would deploy twice. The package is built for the comparison only if there may be such a deployment.
 * @returns the deployment, or undefined if there is something to deploy.
 * @throws StepFailure `ambiguous` if nobody can tell; Interrupted.
 */
export async function attach(run: DeployRun, app: SelectedApp): Promise<DeploymentRecord | undefined> {
	const { inputs, edges, report } = run;
	const { log, cancel } = edges;
	if (app.kind === 'source' || !inputs.attach || edges.environment.runAttempt === 1) return undefined;
	const earlier = await findEarlier(run);
	const { setup } = report.now;
	const mayBeLeft = ({ record }: Attempt) =>
		record.deployment !== '' && (record.setup === '' || record.setup === setup); // a check may be older than its setup key
	const left = earlier.kind === 'read' ? earlier.attempts.filter(mayBeLeft) : [];
	if (earlier.kind === 'read' && left.length === 0) return undefined;
	log.info('An earlier attempt of this job may have left a deployment: comparing its package with this one');
	const digest = await packForDigest(run, app);
	const search = { ...run, digest, limit: startTimeLimit(edges, inputs.timeoutMs) }; // packing takes nothing of it
	try {
		if (earlier.kind === 'unread') return await deployUnlessInFlight(search, earlier.why);
		// The newest first.
		for (const { record, startedAt } of left) {
			if (record.digest !== '' && record.digest !== digest) continue; // of another package
			const isLost = record.deployment === MAY_EXIST;
			const found = await (isLost ? findLost(search, startedAt, earlier.ids) : findKnown(search, record));
			if (found === undefined) continue;
			log.info(
				`Continuing with deployment ${found.id} from an earlier attempt ("${found.status}"): nothing is sent again`,
			);
			report.add({ record: found });
			return found;
		}
		return undefined;
	} catch (thrown) {
		if (cancel.aborted || interruptionOf(thrown)?.by !== 'deadline') throw thrown;
		throw ambiguous(
			'The service did not say within "timeout" what happened to the deployment from an earlier attempt.',
		);
	}
}

/** What GitHub has of earlier attempts. Where it refuses the check of this one, it may have refused theirs. */
async function findEarlier({ inputs, edges, report }: DeployRun): Promise<Earlier> {
	const earlier = await edges.earlier(edges.cancel, inputs.timeoutMs);
	if (earlier.kind === 'unread' || earlier.attempts.length > 0) return earlier;
	await report.recorded();
	const why = edges.reporters?.refusal;
	return why === undefined ? earlier : { kind: 'unread', why: `check: ${why}` };
}

interface Search extends DeployRun {
	/** SHA-256 of this attempt's package, in bare hex. */
	readonly digest: string;
	readonly limit: TimeLimit;
}

/** A deployment whose id an attempt was told. */
async function findKnown(search: Search, left: DeployRecord): Promise<DeploymentRecord | undefined> {
	const { inputs, edges, digest } = search;
	const name = `deployment ${left.deployment} from an earlier attempt`;
	const notContinued = (why: string) => void edges.log.info(`Not continuing with ${name}: ${why}`);
	const record = await ask(search, left.deployment);
	if (record === undefined) return notContinued('the service does not know it, or does not show it to this key');
	const { id, status, checksum = left.digest } = record; // '' where nobody knows
	if (isFinal(status)) return notContinued(`it is "${status}"`);
	if (checksum === '' && isInFlight(status))
		throw ambiguous(`It is unknown whether ${name}, which is still starting, has this package.`);
	if (checksum !== digest) return notContinued('it is not known to have this package');
	if (isInFlight(status)) return record;
	const missing = missingVariables(inputs.envVars, record);
	if (missing.length > 0) return notContinued(`it runs without ${missing.join(', ')}`);
	const naming = await askApps(search, id);
	return naming.kind === 'named' ? record : notContinued(`it is "running", but ${naming.why}`);
}

/** The record as it is now; undefined where the service says that there is none, or that it is another project's. */
async function ask({ inputs, edges, limit }: Search, id: string): Promise<DeploymentRecord | undefined> {
	const none = { ok: true, record: undefined } as const;
	const get = async (options: TimeLimit) => (await edges.deployments.get(id, options).catch(noneIfMissing)) ?? none;
	const polled = { made: 'deployment', get, intervalMs: inputs.pollIntervalMs } as const;
	try {
		return await poll<DeploymentRecord | undefined>(polled, () => true, limit, edges);
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		if (thrown.service?.status === 403 && isOwnError(thrown.service)) return undefined;
		const what = `The status of deployment ${id} from an earlier attempt could not be read.`;
		throw ambiguous(`${what} ${thrown.message}`, thrown);
	}
}

/**
 * A deployment of a request that an attempt may have sent, and of which the service has told it no id.
 * @param known the deployments that any check of the commit names.
 */
async function findLost(
	search: Search,
	startedAt: string,
	known: readonly string[],
): Promise<DeploymentRecord | undefined> {
	const { inputs, edges, report, digest, limit } = search;
	const since = () => Date.parse(startedAt) - SKEW_MS;
	const isOther = ({ id, status }: DeploymentRecord) => known.includes(id) || isFinal(status);
	const found = await lookUp(edges.deployments, { inputs, digest, since, isOther }, limit);
	if (found.kind === 'none') return undefined;
	const lost = 'An earlier attempt of this job may have created a deployment without learning its id.';
	if (found.kind === 'unclear') throw ambiguous(`${lost} ${found.why}`);
	const { record } = found;
	if (isInFlight(record.status)) {
		report.add({ isAdopted: true });
		return record;
	}
	const naming = await askApps(search, record.id);
	if (naming.kind === 'named') return record;
	throw ambiguous(
		`${lost} Deployment ${record.id} has the checksum of this package and is running, but ${naming.why}.`,
	);
}

/**
 * Where GitHub does not tell what earlier attempts have left, nothing is adopted: their setup may have been another one.
 * Deploys, unless the service's list shows this package in flight.
 */
async function deployUnlessInFlight({ edges, digest, limit }: Search, why: string): Promise<undefined> {
	const unread = `GitHub did not say whether an earlier attempt of this job left a deployment (${why})`;
	const list = await edges.deployments.list(limit);
	const listed = list.kind === 'list' ? list.items : [];
	const ids = listed.filter(({ status, checksum }) => isInFlight(status) && checksum === digest).map(({ id }) => id);
	if (ids.length > 0) throw ambiguous(`${unread}, and the service is starting this package: ${ids.join(', ')}.`);
	const isKnown = list.kind === 'list' ? list.isWhole : list.isAbsent;
	if (!isKnown) throw ambiguous(`${unread}, and the service's list of deployments could not be read either.`);
	edges.log.notice(
		`${unread}. The service lists no deployment of this package that is still starting, so the app is deployed.`,
	);
	return undefined;
}

function ambiguous(message: string, cause?: StepFailure): StepFailure {
	return new StepFailure({
		kind: 'ambiguous',
		message: `${message} Nothing was sent, because that could deploy twice.`,
		advice:
			'Check the deployments at the service, or run the job again later. To deploy again anyway, set "attach: false".',
		service: cause?.service,
		cause,
	});
}
