/** A piece of an HTTP/1.1 message as it came over the wire; all pieces in order are the message, byte for byte. */
export type Piece =
	/** First line and headers, whole. */
	| { readonly kind: 'head'; readonly bytes: Buffer; readonly line: string }
	/** Content. `from`: how many bytes of it came before. */
	| { readonly kind: 'body'; readonly bytes: Buffer; readonly from: number }
	/** Sizes and ends of chunks. */
	| { readonly kind: 'framing'; readonly bytes: Buffer }
	/** The message is over; its last bytes were given before. */
	| { readonly kind: 'end'; readonly bytes: Buffer };

type State =
	| { kind: 'head' | 'chunk-size' | 'trailer' }
	| { kind: 'length' | 'chunk' | 'chunk-end'; left: number }
	| { kind: 'until-close' };

const NOTHING = Buffer.alloc(0);

/** Takes a stream of HTTP/1.1 messages apart, whatever chunks it comes in (RFC 9112 §6, §7). Trusts both sides. */
export class MessageReader {
	#state: State = { kind: 'head' };
	#held: Buffer = NOTHING;
	#content = 0;
	readonly #responses: boolean;

	/** @param responses whether these are responses: without a length, they go on to the end of the connection. */
	constructor(responses: boolean) {
		this.#responses = responses;
	}

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
		if (state.kind === 'until-close') return bytes.length;
		const end = state.kind === 'head' ? '\r\n\r\n' : '\r\n';
		const at = bytes.indexOf(end);
		return at === -1 ? 0 : at + end.length;
	}

	*#take(bytes: Buffer): Generator<Piece> {
		const state = this.#state;
		switch (state.kind) {
			case 'head':
				yield* this.#begin(bytes);
				return;
			case 'length':
			case 'chunk':
			case 'until-close':
				yield { kind: 'body', bytes, from: this.#content };
				this.#content += bytes.length;
				break;
			default:
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
		const line = text.slice(0, text.indexOf('\r\n'));
		this.#content = 0;
		yield { kind: 'head', bytes, line };
		const length = Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? Number.NaN);
		const isBare = this.#responses && /^HTTP\/1\.1 (?:1\d\d|204|304)/.test(line);
		if (!isBare && /^transfer-encoding: *chunked/im.test(text)) this.#state = { kind: 'chunk-size' };
		else if (!isBare && length > 0) this.#state = { kind: 'length', left: length };
		else if (this.#responses && !isBare && Number.isNaN(length)) this.#state = { kind: 'until-close' };
		else yield this.#end();
	}

	#end(): Piece {
		this.#state = { kind: 'head' };
		return { kind: 'end', bytes: NOTHING };
	}
}
