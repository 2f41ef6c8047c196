import { StepFailure } from '../../domain/failures/failure.ts';
import type { Interruption } from '../../domain/failures/interruption.ts';
import { describeResponseId, type Made, mayBe } from '../../domain/records/created.ts';

/**
 * The failure for a cancel where the service's list has shown what the request may have made: it names all that is known by
 * then.
 * @param ids what earlier looks have shown to be possible.
 * @returns undefined if they have shown nothing.
 */
export function cancelledLook(
	made: Made,
	{ advice, responseId }: Pick<StepFailure, 'advice' | 'responseId'>,
	ids: readonly string[],
): StepFailure | undefined {
	if (ids.length === 0) return undefined;
	const asked = `The run was cancelled before the result of the request was known.`;
	const said = responseId === undefined ? '' : ` Of the response ${describeResponseId(made, responseId)}.`;
	return new StepFailure({ kind: 'cancelled', message: `${asked} ${mayBe(made, ids)}${said}`, responseId, advice });
}

/**
 * What is known of a request that may have been carried out when the run was cancelled, as a sentence.
 * @param words what was sent, such as `everything`, and what that may mean, such as `the deployment may exist`.
 */
export function cancelledAfter(
	{ status }: Pick<Interruption, 'status'>,
	{ sent, maybe }: { readonly sent: string; readonly maybe: string },
): string {
	if (status === undefined)
		return `The run was cancelled after ${sent} was sent and before the service responded: ${maybe}.`;
	return `The run was cancelled before the response (${status}) was read completely: ${maybe}.`;
}
