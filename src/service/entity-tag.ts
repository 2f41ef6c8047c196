/** Characters of an entity tag that is sent back; longer ones are ignored. */
const LONGEST_TAG = 256;

/**
 * Reads a response's `ETag` (RFC 9110 §8.8.3), to be sent back in `If-None-Match`.
 * @returns undefined if there is none, or if it cannot be sent back unchanged.
 */
export function readEntityTag(value: string | undefined): string | undefined {
	const tag = value?.trim() ?? '';
	return tag.length <= LONGEST_TAG && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(tag) ? tag : undefined;
}
