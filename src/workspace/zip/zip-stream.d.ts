// Types for the parts that are used of archiver's building blocks, which come without types.

declare module 'zip-stream' {
	import { ZipArchiveOutputStream } from 'compress-commons';

	export default class ZipStream extends ZipArchiveOutputStream {
		finalize(): void;
	}
}

declare module 'compress-commons' {
	import type { Transform } from 'node:stream';

	export class ZipArchiveOutputStream extends Transform {
		/** Bytes written so far. */
		protected offset: number;
		/** Counted and iterated at the end. */
		protected _entries: unknown[];
		protected _archive: {
			centralOffset: number;
			centralLength: number;
			finished: boolean;
			processing: boolean;
			finish: boolean;
			forceZip64: boolean;
		};
		protected _writeLocalFileHeader(entry: ZipArchiveEntry): void;
		protected _writeDataDescriptor(entry: ZipArchiveEntry): void;
		protected _writeCentralFileHeader(entry: ZipArchiveEntry): void;
		protected _writeCentralDirectoryZip64(): void;
		protected _writeCentralDirectoryEnd(): void;
	}

	export class ZipArchiveEntry {
		constructor(name: string);
		_offsets: { file: number; data: number; contents: number };
		getName(): string;
		getGeneralPurposeBit(): { useDataDescriptor(use: boolean): void; encode(): Buffer };
		getMethod(): number;
		getTimeDos(): number;
		getSize(): number;
		getCompressedSize(): number;
		getCrc(): number;
		isZip64(): boolean;
		setCompressedSize(bytes: number): void;
		setCrc(crc: number): void;
		setMethod(method: number): void;
		setSize(bytes: number): void;
		setTime(time: Date, local: boolean): void;
		setUnixMode(mode: number): void;
		setVersionNeededToExtract(version: number): void;
	}
}
