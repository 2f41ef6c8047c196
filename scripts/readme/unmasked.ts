import { UNMASKED_VALUES } from '../../src/domain/secrets/maskable.ts';
import { code } from './table.ts';

/** The values of environment variables that are not masked, in the order of the alphabet. */
export function unmaskedValues(): string {
	return `${UNMASKED_VALUES.toSorted().map(code).join(', ')}.`;
}
