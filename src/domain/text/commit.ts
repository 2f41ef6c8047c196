/** Whether a value is a commit: SHA-1 or SHA-256 in hex. Other text must not get into URLs and comments. */
export function isCommit(value: unknown): value is string {
	return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}
