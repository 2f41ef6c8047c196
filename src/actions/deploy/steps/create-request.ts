import { StepFailure } from '../../../domain/failures/failure.ts';
import type { Sent } from '../../../domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { FilePart } from '../../../http/multipart.ts';
import type { DeployRun, OwnDeployment } from '../run.ts';
import { createFields } from './create-form.ts';

/** How much of the request was sent in one try of it. */
export type Tried = { readonly sent: Sent };

/** Time limits of one creation. */
export interface Sending {
	/** Milliseconds since it began. */
	readonly elapsed: () => number;
	/** Milliseconds left of the input `timeout`. */
	readonly leftMs: () => number;
	/** Ends the request. */
	readonly signal: AbortSignal;
	/** Called as soon as the record is known, while the rest of the package may still be read for its digest. */
	readonly onCreated: (record: DeploymentRecord) => void;
	/** Called after each try of the request. */
	readonly onTried?: ((tried: Tried) => void) | undefined;
	/** Whether the service's list has shown what an earlier try has made: then the request is not sent again. */
	readonly isMade?: (() => boolean) | undefined;
}

/** The outcome of a POST /deployments. Any other outcome is thrown, and means that nothing was created. */
export type Posted =
	/** `isRecognised`: the response was lost or is late, and the service's list told which deployment it is. */
	| ({ readonly kind: 'created' } & Pick<OwnDeployment, 'record' | 'isRecognised' | 'openRequest'>)
	/** The service does not accept a body of unknown length; nothing was created. */
	| { readonly kind: 'wants length'; readonly failure: StepFailure }
	/** The deployment may exist. */
	| { readonly kind: 'ambiguous'; readonly failure: StepFailure };

/**
 * Sends the POST.
 * @param file the package, if there is one.
 * @throws StepFailure if nothing was created; Interrupted.
 */
export async function post({ inputs, edges }: DeployRun, sending: Sending, file?: FilePart): Promise<Posted> {
	const { signal, leftMs, onCreated, onTried, isMade } = sending;
	const fields = createFields(inputs);
	try {
		const part = file === undefined ? {} : { file };
		const request = { fields, ...part, onCreated, onTried, isMade, signal, leftMs };
		return { kind: 'created', record: await edges.deployments.create(request), isRecognised: false };
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		if (thrown.kind === 'ambiguous') return { kind: 'ambiguous', failure: thrown };
		// 411 asks for a Content-Length; a 501 during the upload says that chunked bodies are not supported. Nothing was created.
		const { status } = thrown.service ?? {};
		if (status === 411 || status === 501) return { kind: 'wants length', failure: thrown };
		throw thrown;
	}
}
