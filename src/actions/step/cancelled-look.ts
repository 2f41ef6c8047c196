import { StepFailure } from '../../domain/failures/failure.ts';
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
