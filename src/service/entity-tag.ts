/** Characters: a longer tag is not worth its bytes. */
const LONGEST_TAG = 256;

/**
 * A response's `ETag` (RFC 9110 §8.8.3), as it goes back in `If-None-Match`.
 * @returns undefined where there is none, or one that cannot be sent as it came.
 */
export function readEntityTag(value: string | undefined): string | undefined {
	const tag = value?.trim() ?? '';
	return tag.length <= LONGEST_TAG && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(tag) ? tag : undefined;
}
