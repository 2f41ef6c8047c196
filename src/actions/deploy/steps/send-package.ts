import { StepFailure } from '../../../domain/failures/failure.ts';
import { Interrupted } from '../../../domain/failures/interruption.ts';
import { mayBe } from '../../../domain/records/created.ts';
import type { Package } from '../../../workspace/package.ts';
import { cancelledLook } from '../../step/cancelled-request.ts';
import { LOOK_FIRST } from '../interruption.ts';
import { Shown } from '../recognise/shown.ts';
import { toldInJob } from '../report/job-records.ts';
import { progressLine, sendingLine } from '../report/package-log.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { type Posted, post, type Sending, type Tried } from './create-request.ts';
import { orListed } from './look-beside.ts';
import { MadePackage } from './made-package.ts';
import { factsOf, packForDigest } from './pack.ts';
import { recover } from './recover.ts';
import { searchFor } from './sent.ts';

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 10_000;

const APP_ZIP = { filename: 'app.zip', type: 'application/zip' };

/**
 * Sends the package, while it is being packed where it was not made before. If the response is lost, looks for the
 * deployment in the service's list. What the list has shown is named however the request ends.
 */
export async function sendPackage(
	run: DeployRun,
	app: Exclude<SelectedApp, { kind: 'source' }>,
	sending: Sending,
): Promise<Posted> {
	const { inputs, edges } = run;
	const { workspace, clock, cancel, log } = edges;
	const options = { level: inputs.compressionLevel, signal: cancel };
	const streamed = app.kind === 'package' ? app.ready : workspace.stream(app.files, options);
	const part = { ...APP_ZIP, ...(app.kind === 'package' ? { size: app.ready.size } : {}) };
	const made = new MadePackage(run, sending);
	const others = toldInJob(edges);
	const shown = new Shown(({ record }) => !others.includes(record.id));
	/** Tries that were sent in whole, in all and before the last try: no other can have been carried out. */
	let whole = { all: 0, before: 0 };
	const onTried = ({ sent }: Tried) => {
		whole = { all: whole.all + (sent === 'all' ? 1 : 0), before: whole.all };
		made.tried();
	};
	const isOnlyTry = () => whole.before === 0;
	const rethrow = (thrown: unknown): never => {
		throw withShown(shown.ids, thrown, isOnlyTry());
	};
	const own: Sending = { ...sending, onTried, isMade: () => shown.hasOurPackage };
	const stopProgress = clock.every(PROGRESS_MS, () => {
		if (made.facts !== undefined) return;
		const progress = streamed.progress();
		const elapsed = sending.elapsed();
		log.info(
			app.kind === 'package' ? sendingLine(progress.size, app.ready.size, elapsed) : progressLine(progress, elapsed),
		);
	});
	try {
		const send = (signal: AbortSignal) => post(run, { ...own, signal }, { ...part, open: () => made.noting(streamed) });
		let posted = await orListed(run, sending, made, send, isOnlyTry, shown).catch(rethrow);
		if (posted.kind === 'wants length' && shown.hasOurPackage)
			posted = {
				kind: 'ambiguous',
				failure: posted.failure.with({ kind: 'ambiguous', advice: LOOK_FIRST }),
			};
		if (posted.kind === 'wants length' && app.kind === 'directory') {
			log.info('The service does not take a body of unknown length: sending it once more, from a temporary file');
			const file = await workspace.pack(streamed);
			made.note(factsOf(file));
			const soFar = sending.elapsed(); // the first upload and packing take nothing of "timeout"
			whole = { all: 0, before: 0 }; // the first one was refused
			const again: Sending = { ...own, leftMs: () => sending.leftMs() + soFar };
			const sendAgain = (signal: AbortSignal) => sendFromDisk(run, { ...again, signal }, made, file);
			posted = await orListed(run, sending, made, sendAgain, isOnlyTry, shown).catch(rethrow);
		}
		if (posted.kind === 'wants length') throw withShown(shown.ids, posted.failure, isOnlyTry());
		if (posted.kind !== 'ambiguous') return posted;
		const endedAt = sending.elapsed();
		stopProgress();
		if (made.facts === undefined) await noteDigest(run, app, made, posted.failure).catch(rethrow);
		if (made.facts === undefined) return posted;
		const search = searchFor(inputs, made.facts.digest, sending.elapsed, endedAt);
		const recovery = await recover(posted.failure, search, edges, shown);
		return recovery.kind === 'found'
			? { kind: 'created', record: recovery.record, isRecognised: true }
			: { kind: 'ambiguous', failure: recovery.failure };
	} finally {
		stopProgress();
	}
}

/**
 * What ended the request, with the deployments that may be what it has made all the same: then its end is ambiguous, and
 * a re-run looks for them. Only a refusal of the only try leaves no doubt.
 */
function withShown(ids: readonly string[], thrown: unknown, isOnlyTry: boolean): unknown {
	if (thrown instanceof Interrupted)
		return cancelledLook('deployment', { told: thrown.told, advice: LOOK_FIRST }, ids) ?? thrown;
	if (ids.length === 0 || !(thrown instanceof StepFailure)) return thrown;
	const message = `${thrown.message} ${mayBe('deployment', ids)}`;
	const isRefused = thrown.kind === 'rejected' && !thrown.retryable && isOnlyTry;
	return isRefused
		? thrown.with({ message })
		: thrown.with({ message, kind: 'ambiguous', advice: LOOK_FIRST, retryable: false });
}

/**
 * Packs what a response in the midst of the upload has cut off: a deployment is looked for by the digest of its package.
 * Notes nothing where it cannot be packed.
 * @throws Interrupted
 */
async function noteDigest(
	run: DeployRun,
	app: Exclude<SelectedApp, { kind: 'source' }>,
	made: MadePackage,
	{ told }: StepFailure,
): Promise<void> {
	const { cancel } = run.edges;
	const facts = await packForDigest(run, app).catch(() => undefined);
	if (cancel.aborted) throw new Interrupted('all', cancel.reason, { told });
	if (facts !== undefined) made.note(facts);
}

async function sendFromDisk(run: DeployRun, sending: Sending, made: MadePackage, file: Package): Promise<Posted> {
	try {
		return await post(run, sending, { ...APP_ZIP, size: file.size, open: () => made.handing(file.open()) });
	} finally {
		await file.remove();
	}
}
