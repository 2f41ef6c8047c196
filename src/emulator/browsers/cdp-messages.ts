import path from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';

/** RFC 6455 §5.2: a frame of text that is a whole message. */
const WHOLE_TEXT = 0x81;
/** Longest message that is read, in bytes: what sets the folder of downloads is short. */
const MAX_READ = 64 * 1024;

interface Frame {
	headSize: number;
	size: number;
	mask: Buffer;
}

/**
 * The messages of a client on their way to its browser. A folder of downloads that it names is one of the session, as on the
 * live platform, where the browser has a disk of its own.
 */
export class CdpMessages extends Transform {
	readonly #home: string;
	#held: Buffer = Buffer.alloc(0);
	/** Bytes of a frame that are still to come, and are not read. */
	#unread = 0;

	/** @param home the folder that is `/` of the session. */
	constructor(home: string) {
		super();
		this.#home = home;
	}

	override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
		this.#held = Buffer.concat([this.#held, chunk]);
		while (this.#step());
		done();
	}

	/** @returns whether there may be more to pass on. */
	#step(): boolean {
		this.#unread -= this.#pass(this.#unread);
		const frame = this.#unread === 0 ? headOf(this.#held) : undefined;
		if (frame === undefined) return false;
		const whole = frame.headSize + frame.size;
		if (this.#held[0] !== WHOLE_TEXT || frame.size > MAX_READ) this.#unread = whole;
		else if (this.#held.length < whole) return false;
		else this.#passMessage(frame);
		return true;
	}

	/** @returns how many bytes there were to pass on. */
	#pass(most: number): number {
		const part = this.#held.subarray(0, most);
		if (part.length > 0) this.push(part);
		this.#held = this.#held.subarray(part.length);
		return part.length;
	}

	#passMessage({ headSize, size, mask }: Frame): void {
		const text = this.#held.subarray(headSize, headSize + size).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
		const changed = withOwnFolder(Buffer.from(text).toString('utf8'), this.#home);
		if (changed === undefined) {
			this.#pass(headSize + size);
			return;
		}
		this.#held = this.#held.subarray(headSize + size);
		this.push(textFrame(changed));
	}
}

/** Undefined until all of it is there. */
function headOf(bytes: Buffer): Frame | undefined {
	const short = (bytes[1] ?? 0) & 0x7f;
	const sizeBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
	const headSize = 2 + sizeBytes + 4;
	if (bytes.length < headSize) return undefined;
	const size = sizeBytes === 0 ? short : sizeBytes === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
	return { headSize, size, mask: bytes.subarray(headSize - 4, headSize) };
}

/** A masked one, as every client's must be; the mask is 0. */
function textFrame(text: string): Buffer {
	const content = Buffer.from(text);
	const head = Buffer.alloc(8);
	head.writeUInt8(WHOLE_TEXT, 0);
	if (content.length < 126) {
		head.writeUInt8(0x80 | content.length, 1);
		return Buffer.concat([head.subarray(0, 6), content]);
	}
	head.writeUInt8(0x80 | 126, 1);
	head.writeUInt16BE(content.length, 2);
	return Buffer.concat([head, content]);
}

/** Undefined where the message names no folder of downloads, or is none that Chrome would understand. */
function withOwnFolder(text: string, home: string): string | undefined {
	if (!text.includes('"downloadPath"')) return undefined;
	try {
		const message = JSON.parse(text) as { params: { downloadPath: string } };
		message.params.downloadPath = path.join(home, path.join('/', message.params.downloadPath));
		return JSON.stringify(message);
	} catch {
		return undefined;
	}
}
