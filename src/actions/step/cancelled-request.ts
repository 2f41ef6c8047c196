import type { Interruption } from '../../domain/failures/interruption.ts';

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
