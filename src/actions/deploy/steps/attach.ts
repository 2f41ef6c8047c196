import { DeadlineReached, Interrupted } from '../../../domain/failures/interruption.ts';
import { type DeploymentRecord, isInFlight } from '../../../domain/records/deployment.ts';
import { ANY_APP, type EarlierDeploy } from '../../../domain/reporting/resume-record.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import { findLost } from '../recognise/find-lost.ts';
import { type LeftOpen, type Loss, leftOpen } from '../recognise/left-open.ts';
import { namedBy } from '../recognise/named-by.ts';
import { isOfPackage } from '../recognise/recognise.ts';
import type { DeployReport } from '../report/report.ts';
import type { DeployRun, OwnDeployment, SelectedApp } from '../run.ts';
import {
	lossFailure,
	overdueFailure,
	unknownFateFailure,
	unknownPackageFailure,
	unreadRecordsFailure,
} from './attach-failures.ts';
import { missingVariables } from './env-vars-warnings.ts';
import { fateOf } from './fate.ts';
import { logPackage, packForDigest } from './pack.ts';

/**
 * Looks for a deployment of the same package and app that an earlier attempt of this job left in
 * flight: sending it again would deploy twice. The package is built for the comparison only if there may be such a deployment.
 * @param key tells the app and its settings apart (recognise/fingerprint.ts).
 * @returns the deployment, or undefined if nothing can be in flight.
 * @throws StepFailure if it cannot be found out whether there is one; Interrupted.
 */
export async function attach(run: DeployRun, app: SelectedApp, key: string): Promise<OwnDeployment | undefined> {
	const { inputs, edges, update } = run;
	const { log, clock } = edges;
	if (app.kind === 'source' || !inputs.attach) return undefined;
	run.enter({ kind: 'attaching' });
	const earlier = await edges.earlier.find(edges.cancel, inputs.timeoutMs);
	const { stores } = earlier;
	const all = stores.flat();
	const isOfApp = ({ app: one }: EarlierDeploy) => one === key || one === ANY_APP;
	if (all.some((one) => one.kind !== 'refuted' && isOfApp(one))) {
		log.info(
			'An earlier attempt of this job may have left a deployment in flight: comparing its package with this one',
		);
		const began = clock.now();
		const pack = await packForDigest(run, app);
		const packMs = clock.now() - began;
		const left = leftOpen(
			stores,
			(one) => isOfApp(one) && (one.digest === '' || `sha256:${one.digest}` === pack.digest),
		);
		// Whatever else the service has told an id of, is of another app, package or run.
		const known = all.flatMap((one) => (one.kind === 'known' ? [one.id] : []));
		const others = [...earlier.others, ...known, ...left.refuted];
		const limit = startTimeLimit(edges, inputs.timeoutMs); // now, because packing takes nothing of "timeout"
		const found = await inFlight(run, { ...left, others }, pack.digest, limit).catch((thrown: unknown) => {
			throw isDeadline(thrown) ? overdueFailure(left, limit) : thrown;
		});
		if (found !== undefined) {
			logPackage(pack, packMs, log, update);
			const { record, loss } = found;
			log.info(
				`Going on with deployment ${record.id} of an earlier attempt ("${record.status}"): nothing is sent again`,
			);
			update({ record, attached: true, ...(loss === undefined ? {} : recognisedAfter(loss)) });
			return { record, isRecognised: loss !== undefined };
		}
		log.info('No deployment of an earlier attempt with this package is in flight, or runs for this version');
	}
	if (earlier.unread !== undefined)
		throw unreadRecordsFailure('earlier attempts of this job', `GitHub: ${earlier.unread}`);
	return undefined;
}

function recognisedAfter({ since, until }: Loss): Pick<DeployReport, 'sentAt' | 'recognised'> {
	return { sentAt: new Date(since).toISOString(), recognised: { until: new Date(until).toISOString() } };
}

/** A deployment that is still in flight; with the loss after which it was recognised, if the service has not told its id. */
interface InFlight {
	readonly record: DeploymentRecord;
	readonly loss?: Loss;
}

interface LeftByEarlier extends LeftOpen {
	/** Ids of other deployments, which none of the lost ones is. */
	readonly others: readonly string[];
}

/** The first deployment that is still in flight, or undefined if there is none. */
async function inFlight(
	run: DeployRun,
	{ known, losses, others }: LeftByEarlier,
	digest: string,
	limit: TimeLimit,
): Promise<InFlight | undefined> {
	const { log } = run.edges;
	/** Whether a record is of this package, and has all variables that are to be sent. */
	const isOurs = (record: DeploymentRecord, hasDigest: boolean) =>
		(record.checksum === undefined ? hasDigest : isOfPackage(record, digest)) &&
		missingVariables(run.inputs.envVars, record).length === 0;
	for (const { id, hasDigest, loss } of known) {
		const fate = await fateOf(id, run.edges, limit);
		if (fate.kind === 'known' && fate.record.status === 'running' && isOurs(fate.record, hasDigest)) {
			const naming = await namedBy(run, id, limit);
			if (naming.kind === 'named') return { record: fate.record, ...(loss === undefined ? {} : { loss }) };
			log.info(`Deployment ${id} of an earlier attempt is "running", but ${naming.why}`);
			continue;
		}
		if (fate.kind === 'known' && isInFlight(fate.record.status)) {
			const { record } = fate;
			if (hasDigest || isOfPackage(record, digest)) return { record, ...(loss === undefined ? {} : { loss }) };
			if (record.checksum === undefined) throw unknownPackageFailure(id);
			log.info(`Deployment ${id} of an earlier attempt is of another package`);
			continue;
		}
		if (fate.kind === 'refused' || fate.kind === 'unknown') throw unknownFateFailure(id, fate);
		log.info(
			fate.kind === 'gone'
				? `The service does not know deployment ${id} of an earlier attempt any more`
				: `Deployment ${id} of an earlier attempt is "${fate.record.status}"`,
		);
	}
	const handled = [...others, ...known.map(({ id }) => id)];
	for (const loss of losses) {
		const found = await findLost(run, loss, { digest, others: handled }, limit);
		if (found.kind === 'ours') return { record: found.record, loss };
		if (found.kind !== 'none') throw lossFailure(found);
	}
	return undefined;
}

function isDeadline(thrown: unknown): boolean {
	return (thrown instanceof Interrupted ? thrown.reason : thrown) instanceof DeadlineReached;
}
