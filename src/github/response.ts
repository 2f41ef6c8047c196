/**
 * HTTP status of GitHub's response, or undefined where there was none. The library calls a broken connection a 500 too:
 * only an error that holds a response came from GitHub.
 */
export function statusOf(thrown: unknown): number | undefined {
	const { status, response } = (thrown ?? {}) as { status?: unknown; response?: unknown };
	return response !== undefined && typeof status === 'number' ? status : undefined;
}

/** Whether GitHub says that it did not do what was asked. After anything else it may have. */
export function isRefusal(thrown: unknown): boolean {
	const status = statusOf(thrown) ?? 0;
	return status >= 400 && status < 500;
}
