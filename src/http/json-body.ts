// Apart from the form, whose encoder only a deploy loads.
import type { RequestBody } from './request-body.ts';

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
