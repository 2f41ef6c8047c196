/** A body that can be opened again for each try. */
export interface RequestBody {
	readonly contentType: string;
	/** Length in bytes, if it is known. */
	readonly contentLength?: number;
	open(): AsyncIterable<Uint8Array>;
}

/** A value as a JSON body. */
export function jsonBody(value: unknown): RequestBody {
	const bytes = Buffer.from(JSON.stringify(value));
	return {
		contentType: 'application/json',
		contentLength: bytes.length,
		async *open() {
			yield bytes;
		},
	};
}
