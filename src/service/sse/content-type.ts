import { shorten } from '../../domain/text/shorten.ts';
import type { HttpResponse } from '../../http/one-try.ts';

/** Why a response is not a stream of JSON events, or undefined if it is one. API §4.1 defines both media types. */
export function streamObjection(headers: HttpResponse['headers']): string | undefined {
	const type = mediaType(headers['content-type']);
	if (type !== 'text/event-stream') return `it is ${type === '' ? 'of no media type' : 'no event stream'}`;
	if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'it is in an encoding that was not asked for';
	const ofData = headers['x-sse-content-type'];
	if (ofData === undefined || mediaType(ofData) === 'application/json') return undefined;
	return `X-SSE-Content-Type says that its events are not JSON: "${shorten(ofData, 100)}"`;
}

function mediaType(header = ''): string {
	return (header.split(';')[0] as string).trim().toLowerCase();
}
