import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { FilePart } from '../../../http/multipart.ts';
import type { DeployRun } from '../run.ts';
import { createFields } from './create-form.ts';
import { warnOfMissing } from './env-vars-warnings.ts';

/** The time of one creation. */
export interface Sending {
	/** Milliseconds since it began. */
	readonly elapsed: () => number;
	/** Milliseconds that are left of `timeout`. */
	readonly leftMs: () => number;
	/** Ends the request. */
	readonly signal: AbortSignal;
}

/** What came of a POST /deployments. Whatever else it ends with is thrown: nothing was done then. */
export type Posted =
	| { readonly kind: 'created'; readonly record: DeploymentRecord }
	/** The service does not take a body of unknown length; nothing was done. */
	| { readonly kind: 'wants length'; readonly failure: StepFailure }
	/** The deployment may exist. */
	| { readonly kind: 'ambiguous'; readonly failure: StepFailure };

/**
 * Sends the POST.
 * @param file the package, where there is one.
 * @throws StepFailure where nothing was done; Interrupted.
 */
export async function post({ inputs, edges }: DeployRun, sending: Sending, file?: FilePart): Promise<Posted> {
	const { signal, leftMs } = sending;
	const fields = createFields(inputs);
	try {
		const onEnvNames = (names: readonly string[]) => warnOfMissing(inputs, names, edges.log);
		const request = { fields, ...(file === undefined ? {} : { file }), onEnvNames, signal, leftMs };
		return { kind: 'created', record: await edges.deployments.create(request) };
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		if (thrown.kind === 'ambiguous') return { kind: 'ambiguous', failure: thrown };
		// 411 asks for a Content-Length; 501 says that chunks are not understood. Either way nothing was done.
		const { status } = thrown.service ?? {};
		if (status === 411 || status === 501) return { kind: 'wants length', failure: thrown };
		throw thrown;
	}
}
