/** What bounds an operation. */
export interface CallOptions {
	/** Ends the call, the pauses between its repeats too. */
	readonly signal: AbortSignal;
	/** Milliseconds that are left for those pauses. */
	readonly leftMs: () => number;
	/** What sets that time, as part of a sentence. Default: the input `timeout`. */
	readonly limit?: string;
}
