import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Bytes of a body that are kept. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** What arrived, seen from outside: filled in while the request goes on. */
export class RecordedRequest {
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	readonly headers: IncomingHttpHeaders;
	readonly rawHeaders: string[];
	/** Bytes of the body that arrived. */
	bodyBytes = 0;
	/** The whole body arrived. */
	complete = false;
	/** Name of the operation, where the route is known. */
	operation: string | undefined;
	/** Status of the response, where one was. */
	status: number | undefined;
	readonly #kept: Buffer[] = [];
	readonly #keepsBody: boolean;

	constructor(request: IncomingMessage, url: URL, keepsBody: boolean) {
		this.#keepsBody = keepsBody;
		this.method = request.method ?? '';
		this.path = url.pathname;
		this.query = url.searchParams;
		this.headers = request.headers;
		this.rawHeaders = request.rawHeaders;
	}

	/** The raw bytes of the body, as far as they are kept. */
	get body(): Buffer {
		if (this.#kept.length > 1) this.#kept.splice(0, this.#kept.length, Buffer.concat(this.#kept));
		return this.#kept[0] ?? Buffer.alloc(0);
	}

	receive(chunk: Buffer): void {
		this.bodyBytes += chunk.length;
		if (this.#keepsBody && this.bodyBytes <= KEPT_BYTES) this.#kept.push(chunk);
	}
}
