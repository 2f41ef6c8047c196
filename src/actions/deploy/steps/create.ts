import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import { momentsOf } from '../../../domain/text/time.ts';
import { keepPreview } from '../preview/left-preview.ts';
import type { DeployReport } from '../report/report.ts';
import type { DeployRun, OwnDeployment, SelectedApp } from '../run.ts';
import { post } from './create-request.ts';
import { warnOfReserved } from './env-vars-warnings.ts';
import { sendPackage } from './send-package.ts';

/** Milliseconds by which the service's clock may be behind this machine's. */
const OLD_MS = 300_000;

/**
 * Creates the deployment. The package is packed while it is sent, and is not written to disk.
 * @throws StepFailure; Interrupted.
 */
export async function create(run: DeployRun, app: SelectedApp): Promise<OwnDeployment> {
	const { inputs, edges, update } = run;
	const { clock, log } = edges;
	run.enter({ kind: 'sending' });
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	let known: string | undefined;
	let madeAt = 0;
	const onCreated = (record: DeploymentRecord, facts: Pick<DeployReport, 'recognised'> = {}) => {
		if (record.id === known) return update(facts); // what is newer is known of it by now
		known = record.id;
		madeAt = clock.wall();
		log.info(`Created deployment ${record.id} in ${formatDuration(elapsed())}`); // first: no later error can hide it
		update({ record, ...facts });
	};
	const sentAt = clock.wall();
	/** Whether the record says that it was made long before the request: then this run has not made it. */
	const isOlder = ({ createdAt }: DeploymentRecord) => momentsOf(createdAt).last < sentAt - OLD_MS;
	/** The deployment that the list alone has told, until the response tells the same id. */
	let recognised: string | undefined;
	const onResponse = (record: DeploymentRecord) => {
		onCreated(record, recognised === undefined ? {} : { recognised: 'settled' }); // told late, the id is known all the same
		if (record.id === recognised) recognised = undefined;
		if (isOlder(record)) log.debug(`Deployment ${record.id} was made before this request, as its "created_at" says`);
		else keepPreview(run, record.id, madeAt);
	};
	const leftMs = () => inputs.timeoutMs - elapsed();
	const sending = { elapsed, leftMs, signal: edges.cancel, onCreated: onResponse };
	warnOfReserved(inputs, log);
	log.info(DOING[app.kind]);
	update({ sentAt: new Date(sentAt).toISOString() });
	const posted = app.kind === 'source' ? await post(run, sending) : await sendPackage(run, app, sending);
	if (posted.kind !== 'created') throw posted.failure;
	const { record, openRequest } = posted;
	if (posted.isRecognised) {
		recognised = record.id;
		onCreated(record, { recognised: { until: new Date(clock.wall()).toISOString() } });
	} else onResponse(record);
	update({ record, timings: { upload: elapsed() } });
	return {
		record,
		get isRecognised() {
			return recognised !== undefined;
		},
		...(isOlder(record) ? {} : { madeAt }),
		...(openRequest === undefined ? {} : { openRequest }),
	};
}

const DOING: Readonly<Record<SelectedApp['kind'], string>> = {
	directory: 'Packing and sending',
	package: 'Sending the package',
	source: 'Creating the deployment from its source',
};
