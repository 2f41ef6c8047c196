/** The limits of an operation. */
export interface CallOptions {
	/** Ends the call, including the pauses between its tries. */
	readonly signal: AbortSignal;
	/** Milliseconds left for those pauses. */
	readonly leftMs: () => number;
	/** What sets this time limit, as part of a sentence. Default: the input `timeout`. */
	readonly limit?: string;
}
