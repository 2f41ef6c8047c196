/** A piece of an HTTP/1.1 request as it came over the wire; all pieces in order are the request, byte for byte. */
export type Piece =
	/** First line and headers, whole. */
	| { readonly kind: 'head'; readonly bytes: Buffer; readonly line: string }
	/** Content. `from`: how many bytes of it came before. */
	| { readonly kind: 'body'; readonly bytes: Buffer; readonly from: number }
	/** Sizes and ends of chunks. */
	| { readonly kind: 'framing'; readonly bytes: Buffer }
	/** The request is over; its last bytes were given before. */
	| { readonly kind: 'end'; readonly bytes: Buffer };

type State =
	| { readonly kind: 'head' | 'chunk-size' | 'trailer' }
	| { readonly kind: 'length' | 'chunk' | 'chunk-end'; left: number };

const NOTHING = Buffer.alloc(0);

/** Takes a stream of HTTP/1.1 requests apart, whatever chunks it comes in (RFC 9112 §6, §7). Trusts who sends them. */
export class RequestReader {
	#state: State = { kind: 'head' };
	#held: Buffer = NOTHING;
	#content = 0;

	*feed(chunk: Buffer): Generator<Piece> {
		let rest = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
		this.#held = NOTHING;
		while (rest.length > 0) {
			const taken = this.#lengthOf(rest);
			if (taken === 0) {
				this.#held = rest;
				return;
			}
			yield* this.#take(rest.subarray(0, taken));
			rest = rest.subarray(taken);
		}
	}

	/** Bytes that can be taken now; 0 where a line is not whole yet. */
	#lengthOf(bytes: Buffer): number {
		const state = this.#state;
		if ('left' in state) return Math.min(state.left, bytes.length);
		const end = state.kind === 'head' ? '\r\n\r\n' : '\r\n';
		const at = bytes.indexOf(end);
		return at === -1 ? 0 : at + end.length;
	}

	*#take(bytes: Buffer): Generator<Piece> {
		const state = this.#state;
		if (state.kind === 'head') {
			yield* this.#begin(bytes);
			return;
		}
		if (state.kind === 'length' || state.kind === 'chunk') {
			yield { kind: 'body', bytes, from: this.#content };
			this.#content += bytes.length;
		} else {
			yield { kind: 'framing', bytes };
		}
		if (state.kind === 'chunk-size') {
			const left = Number.parseInt(bytes.toString('latin1'), 16);
			this.#state = left === 0 ? { kind: 'trailer' } : { kind: 'chunk', left };
		} else if (state.kind === 'trailer') {
			if (bytes.length === 2) yield this.#end();
		} else if ('left' in state) {
			state.left -= bytes.length;
			if (state.left > 0) return;
			if (state.kind === 'length') yield this.#end();
			else this.#state = state.kind === 'chunk' ? { kind: 'chunk-end', left: 2 } : { kind: 'chunk-size' };
		}
	}

	*#begin(bytes: Buffer): Generator<Piece> {
		const text = bytes.toString('latin1');
		this.#content = 0;
		yield { kind: 'head', bytes, line: text.slice(0, text.indexOf('\r\n')) };
		const length = Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? 0);
		if (/^transfer-encoding: *chunked/im.test(text)) this.#state = { kind: 'chunk-size' };
		else if (length > 0) this.#state = { kind: 'length', left: length };
		else yield this.#end();
	}

	#end(): Piece {
		this.#state = { kind: 'head' };
		return { kind: 'end', bytes: NOTHING };
	}
}
