import { StepFailure } from '../../../domain/failures/failure.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import type { LeftOpen } from '../recognise/left-open.ts';
import type { LookUp } from '../recognise/look-up.ts';
import type { Fate } from './fate.ts';

// Why a re-run sends nothing: what an earlier attempt has left cannot be found out.

const WAY_OUT = 'To deploy anew all the same, set "attach: false".';

function ambiguous(message: string, cause?: unknown): StepFailure {
	return new StepFailure({
		kind: 'ambiguous',
		message: `${message} Nothing was sent: that could deploy twice.`,
		advice: `Look at the service which deployments there are, or run the job again later. ${WAY_OUT}`,
		cause,
	});
}

export function unknownFateFailure(id: string, fate: Extract<Fate, { kind: 'refused' | 'unknown' }>): StepFailure {
	if (fate.kind === 'unknown')
		return ambiguous(`Deployment ${id} of an earlier attempt of this job may be in flight. ${fate.why}`);
	const { failure } = fate;
	return failure.with({
		kind: 'ambiguous',
		message: `Deployment ${id} of an earlier attempt of this job may be in flight. ${failure.message}`,
		advice: `${failure.advice} ${WAY_OUT}`,
		retryable: false,
	});
}

export function unknownPackageFailure(id: string): StepFailure {
	return ambiguous(
		`Deployment ${id} of an earlier attempt of this job is in flight. Whether it is of this package is not known: its digest was not recorded, and the service tells no checksum.`,
	);
}

/** @param limit what was over, as part of a sentence; default: the input `timeout`. */
export function overdueFailure({ known }: LeftOpen, { limit = '"timeout"' }: Pick<CallOptions, 'limit'>): StepFailure {
	const ids = known.map(({ id }) => id);
	return ambiguous(
		`The service could not be asked within ${limit} what became of the deployment of an earlier attempt of this job${ids.length === 0 ? '' : ` (${ids.join(', ')})`}.`,
	);
}

export function lossFailure(found: Exclude<LookUp, { kind: 'ours' | 'none' }>): StepFailure {
	if (found.kind === 'unknown')
		return ambiguous(
			`An earlier attempt of this job may have made a deployment, and its response got lost. ${found.why}`,
		);
	const [id, ...others] = found.ids;
	return ambiguous(
		others.length === 0
			? `Deployment ${id} may be the one that an earlier attempt of this job has sent, and nothing proves it.`
			: `Several deployments may be the one that an earlier attempt of this job has sent: ${found.ids.join(', ')}.`,
	);
}

/** @param where the place that could not be read, and why, as the end of a sentence. */
export function unreadRecordsFailure(whose: string, where: string): StepFailure {
	return ambiguous(`What ${whose} have left could not be read from ${where}.`);
}
