import { StepFailure } from '../../domain/failures/failure.ts';
import type { Interruption } from '../../domain/failures/interruption.ts';
import { describeTold, type Made, mayBe } from '../../domain/records/created.ts';

/**
 * The failure for a cancel where the service's list has shown what the request may have made: it names all that is known by
 * then.
 * @param ids what earlier looks have shown to be possible.
 * @returns undefined if they have shown nothing.
 */
export function cancelledLook(
	made: Made,
	{ advice, told }: Pick<StepFailure, 'advice' | 'told'>,
	ids: readonly string[],
): StepFailure | undefined {
	if (ids.length === 0) return undefined;
	const asked = `The run was cancelled before it was known what the request has made.`;
	const said = told === undefined ? '' : ` Of the response this is known: ${describeTold(told)}.`;
	return new StepFailure({ kind: 'cancelled', message: `${asked} ${mayBe(made, ids)}${said}`, told, advice });
}

/**
 * What is known of a request that may have been carried out when the run was cancelled, as a sentence.
 * @param words what was sent, such as `everything`, and what that may mean, such as `the deployment may exist`.
 */
export function cancelledAfter(
	{ told, status }: Pick<Interruption, 'told' | 'status'>,
	{ sent, maybe }: { readonly sent: string; readonly maybe: string },
): string {
	if (told === undefined && status === undefined)
		return `The run was cancelled after ${sent} was sent and before the service responded: ${maybe}.`;
	const response = status === undefined ? 'the response' : `the response (${status})`;
	const known = told === undefined ? `: ${maybe}` : `; ${describeTold(told)}`;
	return `The run was cancelled before ${response} was read in whole${known}.`;
}
