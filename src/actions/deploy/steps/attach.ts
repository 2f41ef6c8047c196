import { StepFailure } from '../../../domain/failures/failure.ts';
import { interruptionOf } from '../../../domain/failures/interruption.ts';
import { type DeploymentRecord, isInFlight } from '../../../domain/records/deployment.ts';
import { isOwnError } from '../../../domain/records/service-error.ts';
import { hexOf, MAY_EXIST } from '../../../domain/reporting/deploy-record.ts';
import type { Earlier } from '../../../github/earlier.ts';
import { poll } from '../../step/poll.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import type { DeployRun, OwnDeployment, SelectedApp } from '../run.ts';
import { missingVariables } from './env-vars-warnings.ts';
import { describeLookUp, lookUp, type Sought, soughtOf } from './look-up.ts';
import { namedBy } from './named-by.ts';
import { logPackage, packForDigest } from './pack.ts';

/** Milliseconds by which the clocks of GitHub and of the service may differ. */
const SKEW_MS = 60_000;

/**
 * In a re-run, goes on with the deployment that an earlier attempt of the job left in flight or running: sending it again
 * would deploy twice. The package is built for the comparison only if there may be such a deployment.
 * @param setup the setup key.
 * @returns the deployment, or undefined if there is something to deploy.
 * @throws StepFailure `ambiguous` if nobody can tell; Interrupted.
 */
export async function attach(run: DeployRun, app: SelectedApp, setup: string): Promise<OwnDeployment | undefined> {
	const { inputs, edges, update } = run;
	const { log, clock } = edges;
	if (app.kind === 'source' || !inputs.attach) return undefined;
	run.enter({ kind: 'attaching' });
	const earlier = await edges.earlier(edges.cancel, inputs.timeoutMs);
	if (earlier.kind === 'none') return undefined;
	const attempts = earlier.kind === 'read' ? ofSetup(earlier.attempts, setup) : [];
	if (earlier.kind === 'read' && attempts.length === 0) return undefined;
	log.info('An earlier attempt of this job may have left a deployment: comparing its package with this one');
	const began = clock.now();
	const pack = await packForDigest(run, app);
	const packMs = clock.now() - began;
	const limit = startTimeLimit(edges, inputs.timeoutMs); // now, because packing takes nothing of "timeout"
	const digest = hexOf(pack.digest);
	const finding =
		earlier.kind === 'read'
			? findLeft(run, { ...earlier, attempts }, digest, limit)
			: refuseInFlight(run, earlier.why, digest, limit);
	const found = await finding.catch((thrown: unknown) => {
		if (edges.cancel.aborted || interruptionOf(thrown)?.by !== 'deadline') throw thrown;
		throw ambiguous('The service did not tell within "timeout" what became of it.');
	});
	if (found === undefined) return undefined;
	logPackage(pack, packMs, log, update);
	const { record, isAdopted } = found;
	log.info(`Going on with deployment ${record.id} of an earlier attempt ("${record.status}"): nothing is sent again`);
	update({ record, attached: true, ...(isAdopted ? { isConfirmed: false } : {}) });
	return found;
}

type ReadEarlier = Extract<Earlier, { kind: 'read' }>;

/** The attempts of the same setup that may have left a deployment. One whose check tells no setup yet may be of it. */
function ofSetup(attempts: ReadEarlier['attempts'], setup: string): ReadEarlier['attempts'] {
	return attempts.filter(({ record }) => record.deployment !== '' && ['', setup].includes(record.setup));
}

/** Looks at what each attempt has left, newest first. */
async function findLeft(
	run: DeployRun,
	{ attempts, ids }: ReadEarlier,
	digest: string,
	limit: TimeLimit,
): Promise<OwnDeployment | undefined> {
	const asked = new Set<string>();
	for (const { record, startedAt } of attempts) {
		const { deployment: id } = record;
		if (asked.has(id) || (record.digest !== '' && record.digest !== digest)) continue; // of another package
		const found =
			id === MAY_EXIST
				? await findLost(run, { startedAt, digest, not: ids }, limit)
				: await findKnown(run, { id, digest, hasDigest: record.digest !== '' }, limit);
		if (found !== undefined) return found;
		if (id !== MAY_EXIST) asked.add(id);
	}
	return undefined;
}

interface Known {
	readonly id: string;
	readonly digest: string;
	/** Whether the attempt has recorded which package it sent. */
	readonly hasDigest: boolean;
}

/** A deployment whose id an attempt was told. */
async function findKnown(
	run: DeployRun,
	{ id, digest, hasDigest }: Known,
	limit: TimeLimit,
): Promise<OwnDeployment | undefined> {
	const { log } = run.edges;
	const name = `deployment ${id} of an earlier attempt`;
	const record = await ask(run, id, limit);
	const deploy = (why: string) => void log.info(`Not going on with ${name}: ${why}`);
	if (record === undefined) return deploy('the service does not know it, or does not show it to this key');
	const { status, checksum } = record;
	if (checksum !== undefined && checksum !== digest) return deploy('it is of another package');
	if (isInFlight(status)) {
		if (checksum === undefined && !hasDigest)
			throw ambiguous(`Whether ${name}, which is in flight, is of this package is not known.`);
		return { record, isAdopted: false };
	}
	if (status !== 'running') return deploy(`it is "${status}"`);
	const missing = missingVariables(run.inputs.envVars, record);
	if (missing.length > 0) return deploy(`it runs without ${missing.join(', ')}`);
	if (checksum === undefined && !hasDigest) return deploy('its package is not known');
	const naming = await namedBy(run, id);
	return naming.kind === 'named' ? { record, isAdopted: false } : deploy(`it is "running", but ${naming.why}`);
}

/** The record as it is now; undefined where the service says that there is none, or that this key may not see it. */
async function ask(run: DeployRun, id: string, limit: TimeLimit): Promise<DeploymentRecord | undefined> {
	const { inputs, edges } = run;
	const nothing = { kind: 'record', record: undefined } as const;
	const get = async (options: TimeLimit) => {
		try {
			const asked = await edges.deployments.get(id, { ...options, patience: 'to-deadline' });
			return asked.kind === 'missing' && isHidden(asked.failure) ? nothing : asked;
		} catch (thrown) {
			if (isHidden(thrown)) return nothing;
			throw thrown;
		}
	};
	const polls = poll<DeploymentRecord | undefined>(
		{ made: 'deployment', get, intervalMs: inputs.pollIntervalMs },
		limit,
		edges,
	);
	try {
		return (await polls.next()).value;
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		throw ambiguous(
			`What became of deployment ${id} of an earlier attempt could not be read. ${thrown.message}`,
			thrown,
		);
	}
}

/** Whether the service itself says that there is no such deployment, or that it is another project's (API §7). */
function isHidden(thrown: unknown): boolean {
	const service = thrown instanceof StepFailure ? thrown.service : undefined;
	if (service === undefined || !isOwnError(service)) return false;
	return service.status === 403 || (service.status === 404 && service.code !== 'project_not_found');
}

/** A deployment of a request that an attempt may have sent, and of which the service has told it no id. */
async function findLost(
	run: DeployRun,
	{ startedAt, ...what }: Pick<Sought, 'not' | 'digest'> & { readonly startedAt: string },
	limit: TimeLimit,
): Promise<OwnDeployment | undefined> {
	const since = Date.parse(startedAt) - SKEW_MS;
	const sought = { ...soughtOf(run.inputs, what.digest), ...what, since: () => since, mayHaveEnded: false };
	const found = await lookUp(run.edges.deployments, sought, limit);
	if (found.kind === 'none') return undefined;
	const lost = 'An earlier attempt of this job may have made a deployment of which it was told nothing.';
	if (found.kind !== 'one') throw ambiguous(`${lost} ${describeLookUp(found)}`);
	const { record } = found;
	if (isInFlight(record.status)) return { record, isAdopted: true };
	const naming = await namedBy(run, record.id);
	if (naming.kind === 'named') return { record, isAdopted: false };
	throw ambiguous(`${lost} ${describeLookUp(found)} It runs, but ${naming.why}.`);
}

/**
 * Where GitHub does not tell what earlier attempts have left, nothing is adopted: their setup may have been another one.
 * Deploys, unless the service's list shows this package in flight.
 */
async function refuseInFlight({ edges }: DeployRun, why: string, digest: string, limit: TimeLimit): Promise<undefined> {
	const unread = `Whether an earlier attempt of this job has left a deployment could not be read from GitHub (${why})`;
	const list = await edges.deployments.list(limit);
	if (list.kind === 'list') {
		const ids = list.items
			.filter(({ status, checksum }) => isInFlight(status) && checksum === digest)
			.map(({ id }) => id);
		if (ids.length > 0) throw ambiguous(`${unread}, and this package is in flight: ${ids.join(', ')}.`);
	}
	const isKnown = list.kind === 'list' ? list.isWhole : list.kind === 'refused' && list.isAbsent;
	if (!isKnown) throw ambiguous(`${unread}, and the list of deployments could not be read from the service either.`);
	edges.log.notice(`${unread}. The service shows none of this package in flight, so it is deployed.`);
	return undefined;
}

function ambiguous(message: string, cause?: StepFailure): StepFailure {
	return new StepFailure({
		kind: 'ambiguous',
		message: `${message} Nothing was sent: that could deploy twice.`,
		advice:
			'Look up the deployments at the service, or run the job again later. To deploy again anyway, set "attach: false".',
		service: cause?.service,
		cause,
	});
}
