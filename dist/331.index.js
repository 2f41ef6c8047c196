"use strict";
exports.id = 331;
exports.ids = [331];
exports.modules = {
	7331: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			archiveOf: () => archiveOf,
		});
		var external_node_events_ = __webpack_require__(8474);
		var external_node_os_ = __webpack_require__(8161);
		var external_node_stream_ = __webpack_require__(7075);
		var archiver = __webpack_require__(4692);
		var lean_memory = __webpack_require__(8383);
		const POLYNOMIAL = 0xedb88320;
		const ONE = 0x80000000;
		const BYTE = ONE >>> 8;
		function combineCrc(crcA, crcB, lengthB) {
			let shift = ONE;
			for (let rest = lengthB, power = BYTE; rest > 0; rest = Math.floor(rest / 2), power = multiply(power, power)) if (rest % 2 === 1) shift = multiply(power, shift);
			return (multiply(shift, crcA) ^ crcB) >>> 0;
		}
		function multiply(a, b) {
			let product = 0;
			for (let bit = ONE, power = b; bit !== 0; bit >>>= 1) {
				if (a & bit) product ^= power;
				power = power & 1 ? (power >>> 1) ^ POLYNOMIAL : power >>> 1;
			}
			return product >>> 0;
		}
		var external_node_zlib_ = __webpack_require__(8522);
		var lfs_pointers = __webpack_require__(9009);
		var external_node_worker_threads_ = __webpack_require__(5919);
		const SAMPLE = 4 * 1024;
		const SAMPLES = 4;
		const WORTH_SAMPLING = 32 * 1024;
		const DOUBTFUL_ENTROPY = 7.5;
		const WORTHLESS = 0.99;
		function isIncompressible(content) {
			if (content.length < WORTH_SAMPLING) return false;
			const positions = Array.from({ length: SAMPLES }, (_, nth) => Math.floor(((content.length - SAMPLE) * nth) / (SAMPLES - 1)));
			const sample = Buffer.concat(positions.map((at) => content.subarray(at, at + SAMPLE)));
			if (entropyOf(sample) < DOUBTFUL_ENTROPY) return false;
			return (0, external_node_zlib_.deflateRawSync)(sample, { level: 1, chunkSize: sample.length + 1024 }).length >= WORTHLESS * sample.length;
		}
		function entropyOf(bytes) {
			const counts = new Uint32Array(256);
			let counted = 0;
			for (let at = 0; at < bytes.length; at += 4, counted++) {
				const byte = bytes[at];
				counts[byte] = counts[byte] + 1;
			}
			let bits = 0;
			for (const count of counts) if (count > 0) bits -= count * Math.log2(count / counted);
			return bits / counted;
		}
		const DICTIONARY = 32 * 1024;
		const SHORT = 4 * 1024;
		const MEM_LEVEL = { short: 8, whole: 9, piece: 7 };
		const WHOLE_LEVEL = [0, 1, 2, 3, 4, 4, 4, 6, 8, 9];
		function deflateWhole(content, level) {
			if (level === 0 || content.length === 0 || isIncompressible(content)) return undefined;
			const deflated = (0, external_node_zlib_.deflateRawSync)(content, {
				level: WHOLE_LEVEL[level],
				memLevel: content.length <= SHORT ? MEM_LEVEL.short : MEM_LEVEL.whole,
				windowBits: windowFor(content.length),
				chunkSize: roomFor(content),
			});
			if (deflated.length < content.length) return deflated;
			release(deflated);
			return undefined;
		}
		function deflatePiece(piece, before, last, level) {
			return (0, external_node_zlib_.deflateRawSync)(piece, {
				level: isIncompressible(piece) ? external_node_zlib_.constants.Z_NO_COMPRESSION : level,
				memLevel: MEM_LEVEL.piece,
				chunkSize: roomFor(piece),
				finishFlush: last ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH,
				...(before.length === 0 ? {} : { dictionary: before }),
			});
		}
		function windowFor(length) {
			return Math.min(15, Math.max(9, 32 - Math.clz32(length + 261)));
		}
		function roomFor(content) {
			return content.length + (content.length >> 12) + 64;
		}
		function release(bytes) {
			const { buffer } = bytes;
			if (buffer instanceof ArrayBuffer && !(0, external_node_worker_threads_.isMarkedAsUntransferable)(buffer)) buffer.transfer(0);
		}
		var external_node_fs_ = __webpack_require__(3024);
		var refusals = __webpack_require__(3878);
		var selected_file = __webpack_require__(8565);
		function readRange(file, from, to, into) {
			const wanted = to - from;
			const { length, now } = readFrom(file, from, wanted, into.subarray(0, wanted + (to === file.size ? 1 : 0)));
			const isSame = now.size === file.size && now.mtimeMs === file.modifiedMs && (0, selected_file.cu)(now) === file.identity;
			if (!isSame || length !== wanted) throw (0, refusals.tD)(file.path);
			return into.subarray(0, length);
		}
		function readFrom({ path, source }, from, wanted, into) {
			let fd;
			try {
				fd = (0, external_node_fs_.openSync)(source, selected_file.sj);
				let length = 0;
				for (let read = -1; read !== 0 && length < wanted; length += read) read = (0, external_node_fs_.readSync)(fd, into, length, into.length - length, from + length);
				return { length, now: (0, external_node_fs_.fstatSync)(fd) };
			} catch (error) {
				if (error.code === "ELOOP") throw (0, refusals.tD)(path);
				throw (0, refusals.O$)(path, error);
			} finally {
				if (fd !== undefined) (0, external_node_fs_.closeSync)(fd);
			}
		}
		const PIECE = 1024 * 1024;
		const SLAB = PIECE + 4 * 1024;
		let scratch;
		function runTask(task, level, slab) {
			scratch ??= Buffer.allocUnsafeSlow(DICTIONARY + PIECE + 1);
			const into = scratch;
			let at = 0;
			return task.map((part) => {
				const result = runPart(part, level, slab.subarray(at), into);
				at += result.length;
				return result;
			});
		}
		function runPart(part, level, slab, into) {
			const { from, to, size, link } = part;
			const before = Math.min(DICTIONARY, from);
			const read = link === undefined ? readRange(part, from - before, to, into) : Buffer.from(link);
			const content = read.subarray(before);
			const deflated = size > PIECE ? deflatePiece(content, read.subarray(0, before), to === size, level) : deflateWhole(content, link === undefined ? level : 0);
			const bytes = deflated ?? content;
			slab.set(bytes);
			const result = {
				stored: deflated === undefined,
				crc: (0, external_node_zlib_.crc32)(content),
				length: bytes.length,
				isPointer: (0, lfs_pointers.jF)(content),
			};
			if (deflated !== undefined) release(deflated);
			return result;
		}
		const IN_ZIP64 = 0xffff_ffff;
		const COUNT_IN_ZIP64 = 0xffff;
		const VERSION = { stored: 10, deflated: 20, zip64: 45 };
		const MADE_BY = (3 << 8) | 45;
		const DATE = (1 << 21) | (1 << 16);
		const ARCHIVE = 0x20;
		const GROWTH = 1 / 1024;
		const isLarge = ({ size }) => size + size * GROWTH >= IN_ZIP64;
		function localHeader(entry) {
			const known = entry.late ? { crc: 0, length: 0, size: 0 } : entry;
			return headerOf(LOCAL, entry, known, isLarge(entry) ? zip64Field(known.size, known.length) : EMPTY);
		}
		function dataDescriptor(entry) {
			const { crc, length, size } = entry;
			const head = Buffer.alloc(8);
			head.writeUInt32LE(0x08074b50, 0);
			head.writeUInt32LE(crc, 4);
			if (isLarge(entry)) return Buffer.concat([head, numbers64(length, size)]);
			return Buffer.concat([head, new Uint8Array(new Uint32Array([length, size]).buffer)]);
		}
		function centralRecord(entry) {
			const { length, size, offset, mode } = entry;
			const large = isLarge(entry) || offset >= IN_ZIP64;
			const header = headerOf(CENTRAL, entry, entry, large ? zip64Field(size, length, offset) : EMPTY);
			header.writeUInt16LE(MADE_BY, 4);
			header.writeUInt32LE(((mode << 16) | ARCHIVE) >>> 0, 38);
			header.writeUInt32LE(large ? IN_ZIP64 : offset, 42);
			return header;
		}
		function endRecords({ count, from, to }) {
			const large = count >= COUNT_IN_ZIP64 || to >= IN_ZIP64;
			const end = Buffer.alloc(22);
			end.writeUInt32LE(0x06054b50, 0);
			end.writeUInt16LE(large ? COUNT_IN_ZIP64 : count, 8);
			end.writeUInt16LE(large ? COUNT_IN_ZIP64 : count, 10);
			end.writeUInt32LE(large ? IN_ZIP64 : to - from, 12);
			end.writeUInt32LE(large ? IN_ZIP64 : from, 16);
			if (!large) return end;
			const record = Buffer.alloc(24);
			record.writeUInt32LE(0x06064b50, 0);
			record.writeUInt32LE(44, 4);
			record.writeUInt16LE(VERSION.zip64, 12);
			record.writeUInt16LE(VERSION.zip64, 14);
			const locator = Buffer.alloc(8);
			locator.writeUInt32LE(0x07064b50, 0);
			const disks = Buffer.from([1, 0, 0, 0]);
			return Buffer.concat([record, numbers64(count, count, to - from, from), locator, numbers64(to), disks, end]);
		}
		const LOCAL = { signature: 0x04034b50, shared: 4, fixed: 30 };
		const CENTRAL = { signature: 0x02014b50, shared: 6, fixed: 46 };
		function headerOf({ signature, shared: at, fixed }, { name, stored, late }, { crc, length, size }, extra) {
			const large = extra !== EMPTY;
			const nameLength = Buffer.byteLength(name);
			const isUtf8 = nameLength !== name.length;
			const header = Buffer.allocUnsafe(fixed + nameLength + extra.length).fill(0, 0, fixed);
			header.writeUInt32LE(signature, 0);
			header.writeUInt16LE(large ? VERSION.zip64 : stored ? VERSION.stored : VERSION.deflated, at);
			header.writeUInt16LE((late ? 0x0008 : 0) | (isUtf8 ? 0x0800 : 0), at + 2);
			header.writeUInt16LE(stored ? 0 : 8, at + 4);
			header.writeUInt32LE(DATE, at + 6);
			header.writeUInt32LE(crc, at + 10);
			header.writeUInt32LE(large ? IN_ZIP64 : length, at + 14);
			header.writeUInt32LE(large ? IN_ZIP64 : size, at + 18);
			header.writeUInt16LE(nameLength, at + 22);
			header.writeUInt16LE(extra.length, at + 24);
			header.write(name, fixed);
			header.set(extra, fixed + nameLength);
			return header;
		}
		const EMPTY = Buffer.alloc(0);
		function zip64Field(...values) {
			const head = Buffer.alloc(4);
			head.writeUInt16LE(1, 0);
			head.writeUInt16LE(8 * values.length, 2);
			return Buffer.concat([head, numbers64(...values)]);
		}
		function numbers64(...values) {
			const bytes = Buffer.alloc(8 * values.length);
			for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * index);
			return bytes;
		}
		async function* entriesOf(finished, listing) {
			const directory = [];
			let offset = 0;
			let entry;
			for await (const { task, results, slab } of finished) {
				const bytes = [];
				const records = [];
				const write = (more) => {
					bytes.push(more);
					offset += more.length;
				};
				let at = 0;
				for (const [index, { path, mode, size, from, to }] of task.entries()) {
					const { stored, crc, length, isPointer } = results[index];
					if (from === 0) {
						entry = { name: path, mode, size, stored, late: size > PIECE, crc, length, offset };
						write(localHeader(entry));
					} else entry = { ...entry, crc: combineCrc(entry.crc, crc, to - from), length: entry.length + length };
					write(slab.subarray(at, at + length));
					at += length;
					if (to < size) continue;
					if (entry.late) write(dataDescriptor(entry));
					records.push(centralRecord(entry));
					listing.add(path, size, isPointer);
				}
				directory.push(Buffer.concat(records));
				yield Buffer.concat(bytes);
			}
			const to = directory.reduce((sum, { length }) => sum + length, offset);
			yield Buffer.concat([...directory, endRecords({ count: listing.files, from: offset, to })]);
		}
		const BATCH = 64;
		const REGULAR = 0o100000;
		const LINK = 0o120777;
		const OWNER_EXECUTES = 0o100;
		function* plan(files) {
			let batch = [];
			let bytes = 0;
			for (const selected of files) {
				const file = planFile(selected);
				if (batch.length > 0 && (batch.length === BATCH || bytes + file.size > PIECE)) {
					yield batch;
					batch = [];
					bytes = 0;
				}
				if (file.size > PIECE) {
					for (let from = 0; from < file.size; from += PIECE) yield [{ ...file, from, to: Math.min(from + PIECE, file.size) }];
				} else {
					batch.push(file);
					bytes += file.size;
				}
			}
			if (batch.length > 0) yield batch;
		}
		function isSmall(files, limit) {
			let bytes = 0;
			return files.every((file) => {
				bytes += planFile(file).size;
				return bytes <= limit;
			});
		}
		function planFile(file) {
			const { path, identity, executable, link } = file;
			const source = (0, selected_file.vz)(file);
			if (link !== undefined) {
				const size = Buffer.byteLength(link);
				return { path, source, link, size, mode: LINK, modifiedMs: 0, identity: "", from: 0, to: size };
			}
			const status = look(path, source);
			const { size, mtimeMs: modifiedMs } = status;
			const own = (0, selected_file.cu)(status);
			if (!status.isFile() || (identity ?? own) !== own) throw (0, refusals.tD)(path);
			const mode = REGULAR | ((executable ?? (status.mode & OWNER_EXECUTES) !== 0) ? 0o755 : 0o644);
			return { path, source, size, mode, modifiedMs, identity: own, from: 0, to: size };
		}
		function look(path, source) {
			try {
				return (0, external_node_fs_.lstatSync)(source);
			} catch (error) {
				throw (0, refusals.O$)(path, error);
			}
		}
		const AHEAD = 3;
		async function* inOrder(tasks, level, count) {
			const workers = Array.from({ length: count }, () => startWorker(level));
			const run = async (task, slab) => {
				const [idlest] = workers.toSorted((a, b) => a.load() - b.load());
				return { task, slab, results: (await idlest?.run(task, slab)) ?? runTask(task, level, slab) };
			};
			const width = Math.max(1, count * AHEAD);
			const slabs = Array.from({ length: width }, () => new Uint8Array(new SharedArrayBuffer(SLAB)));
			const running = [];
			try {
				for (;;) {
					for (let slab = slabs.pop(); slab !== undefined; slab = slabs.pop()) {
						const next = tasks.next();
						if (next.done) break;
						const packed = run(next.value, slab);
						packed.catch(() => {});
						running.push(packed);
					}
					const first = await running.shift();
					if (first === undefined) return;
					yield first;
					slabs.push(first.slab);
				}
			} finally {
				await Promise.all(workers.map((worker) => worker.end()));
			}
		}
		const YOUNG_GENERATION_MB = 4;
		const WORKER = new URL(`./worker${require("url").pathToFileURL(__filename).href.endsWith(".ts") ? ".ts" : ".js"}`, require("url").pathToFileURL(__filename).href);
		function startWorker(level) {
			const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
			const worker = new external_node_worker_threads_.Worker(WORKER, { workerData: level, env: {}, execArgv: [], resourceLimits });
			const waiting = [];
			let lost;
			const lose = (error) => {
				lost ??= error;
				for (const { reject } of waiting.splice(0)) reject(error);
			};
			worker.on("message", (results) => {
				waiting.shift()?.resolve(results);
				if (waiting.length === 0) worker.unref();
			});
			worker.on("error", lose);
			worker.on("exit", () => lose(new Error("a packing worker ended")));
			worker.unref();
			return {
				load: () => waiting.length,
				async run(task, slab) {
					if (lost !== undefined) throw lost;
					const result = Promise.withResolvers();
					if (waiting.push(result) === 1) worker.ref();
					worker.postMessage({ task, slab });
					return result.promise;
				},
				async end() {
					if (lost !== undefined) return;
					const gone = new Promise((resolve) => worker.once("exit", resolve));
					worker.removeAllListeners("message").ref();
					worker.postMessage(undefined);
					await gone;
				},
			};
		}
		const SMALL = 3 * 1024 * 1024;
		const MOST_WORKERS = 3;
		async function* archiveOf(files, { level, workers }, listing) {
			(0, lean_memory.x)();
			const count = workers ?? (isSmall(files, SMALL) ? 0 : Math.min((0, external_node_os_.availableParallelism)(), MOST_WORKERS));
			if (count > 0) (0, lean_memory.k)(true);
			const archive = openArchive();
			const stop = new AbortController();
			const filling = fill(archive, entriesOf(inOrder(plan(files), level, count), listing), stop.signal);
			const filled = filling.catch((error) => archive.destroy(error));
			try {
				yield* archive;
			} finally {
				stop.abort();
				archive.destroy();
				await filled;
				if (count > 0) (0, lean_memory.k)(false);
			}
		}
		function openArchive() {
			const output = new external_node_stream_.PassThrough();
			const module = Object.assign(output, {
				append: (bytes, _, done) => void output.write(bytes, done),
				finalize: () => void output.end(),
			});
			const archive = Object.assign(new archiver.fx(), { _format: "zip", _module: module });
			archive._modulePipe();
			return archive;
		}
		async function fill(archive, chunks, signal) {
			for await (const bytes of chunks) {
				signal.throwIfAborted();
				archive.append(bytes, { name: "files" });
				await (0, external_node_events_.once)(archive, "entry", { signal });
			}
			archive.finalize().catch(() => {});
		}
	}),
};
