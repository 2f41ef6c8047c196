import { UNMASKED_VALUES } from '../../src/domain/secrets/secrets.ts';
import { SECRETS } from '../../src/workspace/select/built-in.ts';
import { code } from './table.ts';

/** The values of environment variables that are not removed, in the order of the alphabet. */
export function unmaskedValues(): string {
	return `${UNMASKED_VALUES.toSorted().map(code).join(', ')}.`;
}

/** Names of files that are left out of a package, whatever is in them. */
export function secretFiles(): string {
	return `${SECRETS.map(code).join(', ')}.`;
}
