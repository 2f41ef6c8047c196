import path from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';

/** RFC 6455 §5.2: a frame of text that is a whole message. */
const WHOLE_TEXT = 0x81;
/** Longest message that is read, in bytes: what sets the folder of downloads is short. */
const MAX_READ = 32 * 1024;

/**
 * The messages of a client on their way to its browser. A folder of downloads that it names is one of the session, as on the
 * live platform, where the browser has a disk of its own.
 */
export class CdpMessages extends Transform {
	readonly #home: string;
	#held: Buffer = Buffer.alloc(0);

	/** @param home the folder that is `/` of the session. */
	constructor(home: string) {
		super();
		this.#home = home;
	}

	override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
		this.#held = Buffer.concat([this.#held, chunk]);
		for (let head = headOf(this.#held); head !== undefined; head = headOf(this.#held)) {
			const whole = head.size + head.contentSize;
			if (this.#held.length < whole) break;
			this.push(this.#changed(this.#held.subarray(0, whole), head));
			this.#held = this.#held.subarray(whole);
		}
		done();
	}

	#changed(frame: Buffer, { size, contentSize }: Head): Buffer {
		if (frame[0] !== WHOLE_TEXT || contentSize > MAX_READ) return frame;
		const mask = frame.subarray(size - 4, size);
		const text = frame.subarray(size).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
		const changed = withOwnFolder(Buffer.from(text).toString('utf8'), this.#home);
		return changed === undefined ? frame : textFrame(changed);
	}
}

/** Of a frame, in bytes; its last four are the mask. */
interface Head {
	size: number;
	contentSize: number;
}

/** Undefined until all of it is there. */
function headOf(bytes: Buffer): Head | undefined {
	const short = (bytes[1] ?? 0) & 0x7f;
	const sizeBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
	const size = 2 + sizeBytes + 4;
	if (bytes.length < size) return undefined;
	if (sizeBytes === 0) return { size, contentSize: short };
	return { size, contentSize: sizeBytes === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)) };
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
