"use strict";
exports.id = 171;
exports.ids = [171];
exports.modules = {
	171: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			inspect: () => inspect,
		});
		var posix_ = __webpack_require__(3916);
		var posix_default = __webpack_require__.n(posix_);
		var yauzl = __webpack_require__(4067);
		var failures_failure = __webpack_require__(7390);
		var format = __webpack_require__(3045);
		var lfs_pointers = __webpack_require__(9009);
		var workspace_listing = __webpack_require__(7879);
		var built_in = __webpack_require__(5022);
		var entry_name = __webpack_require__(5426);
		var select_entrypoint = __webpack_require__(5488);
		var left_out = __webpack_require__(5586);
		var ready_file = __webpack_require__(5577);
		var external_node_stream_ = __webpack_require__(7075);
		const WINDOW = 256 * 1024;
		class PackageReader extends yauzl.lJ {
			#file;
			#size;
			#window = Buffer.alloc(0);
			#windowAt = 0;
			constructor(file, size) {
				super();
				this.#file = file;
				this.#size = size;
			}
			read(into, offset, length, position, done) {
				const copied = this.#bytes(position, length).then((bytes) => void bytes.copy(into, offset));
				copied.then(() => process.nextTick(done, null)).catch((error) => process.nextTick(done, error));
			}
			async #bytes(position, length) {
				if (position < 0 || position + length > this.#size) throw new Error("it points outside the archive");
				if (position < this.#windowAt || position + length > this.#windowAt + this.#window.length) {
					const end = Math.min(position + Math.max(length, WINDOW), this.#size);
					this.#window = Buffer.concat(await Array.fromAsync((0, ready_file.$$)(this.#file, position, end)));
					this.#windowAt = position;
					if (this.#window.length < length) throw new Error("it ends early");
				}
				return this.#window.subarray(position - this.#windowAt, position - this.#windowAt + length);
			}
			_readStreamForRange(from, to) {
				return external_node_stream_.Readable.from((0, ready_file.$$)(this.#file, from, to), { objectMode: false });
			}
		}
		const MOST_ENTRIES = 500_000;
		const MOST_CONTENT = 16_000_000_000;
		const RATIO_FROM = 64_000_000;
		const MOST_RATIO = 200;
		const LONGEST_TARGET = 4_096;
		const TYPE_BITS = 0o170000;
		const REGULAR = 0o100000;
		const LINK = 0o120000;
		async function inspect(file, size, entrypoint, signal) {
			const zip = await openZip(file, size);
			const listing = new workspace_listing.l();
			const names = new Set();
			const links = new Set();
			const secrets = new Map();
			let isPointer = false;
			for await (const entry of entriesOf(zip)) {
				signal.throwIfAborted();
				const name = nameOf(entry);
				const isLink = requireFit(entry, name) === LINK;
				if (name.endsWith("/")) continue;
				if (names.has(name)) throw refusalOf(name, "it occurs more than once");
				names.add(name);
				listing.add(name, entry.uncompressedSize);
				requireNoBomb(listing.contentSize, size);
				const isRead = isLink || name === entrypoint || built_in.ih.test(name);
				const content = isRead ? await contentOf(zip, entry, name) : EMPTY;
				if (isLink) {
					links.add(name);
					requireInside(name, content.toString());
				} else if (name === entrypoint) isPointer = (0, lfs_pointers.jF)(content);
				const rule = (0, built_in.hL)(name, () => !isLink && (0, built_in.T_)(content));
				if (rule !== undefined) secrets.set(name, rule);
			}
			if (listing.files === 0) throw (0, ready_file.x5)("it contains no files");
			for (const name of names) for (let at = posix_default().dirname(name); at !== "."; at = posix_default().dirname(at)) if (links.has(at)) throw refusalOf(name, `it is in "${(0, failures_failure.dh)(at)}", which is a link`);
			const failure = isPointer ? (0, lfs_pointers.In)(entrypoint) : (0, select_entrypoint.N)(entrypoint, [...names]);
			if (failure !== undefined) throw failure.with({ file: undefined });
			return { ...listing, secrets: (0, left_out.k)(secrets) };
		}
		const EMPTY = Buffer.alloc(0);
		async function openZip(file, size) {
			const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
			const zip = await (0, yauzl.or)(new PackageReader(file, size), size, options).catch((error) => {
				throw (0, ready_file.x5)(`it is not a complete zip archive (${error.message})`, { cause: error });
			});
			if (zip.entryCount > MOST_ENTRIES) throw (0, ready_file.x5)(`it contains more than ${MOST_ENTRIES} files and folders`);
			return zip;
		}
		async function* entriesOf(zip) {
			try {
				yield* zip.eachEntry();
			} catch (error) {
				throw (0, ready_file.x5)(`its central directory cannot be read (${error.message})`, { cause: error });
			}
		}
		function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }) {
			const name = (0, yauzl.ax)(generalPurposeBitFlag, fileNameRaw, extraFields, true);
			const isControl = /[\0-\x1f\x7f]/.test(fileNameRaw.toString("latin1"));
			const problem = isControl ? "its name contains a control character" : (0, entry_name.j)(name);
			if (problem !== undefined) throw refusalOf(name, problem);
			return name;
		}
		function requireFit(entry, name) {
			const type = (entry.externalFileAttributes >>> 16) & TYPE_BITS;
			if (entry.isEncrypted()) throw refusalOf(name, "it is encrypted");
			if (!entry.canDecodeFileData()) throw refusalOf(name, `it is compressed by method ${entry.compressionMethod}, not "stored" or "deflated"`);
			if (!name.endsWith("/") && type !== 0 && type !== REGULAR && type !== LINK) throw refusalOf(name, "it is neither a file nor a folder nor a link");
			if (type === LINK && entry.uncompressedSize > LONGEST_TARGET) throw refusalOf(name, `it is a link to a path of more than ${LONGEST_TARGET} bytes`);
			return type;
		}
		function requireNoBomb(content, size) {
			if (content > MOST_CONTENT) throw (0, ready_file.x5)(`it unpacks to more than ${(0, format.z3)(MOST_CONTENT)}, the limit of this action`);
			if (content > RATIO_FROM && content > size * MOST_RATIO) throw (0, ready_file.x5)(`it unpacks to more than ${MOST_RATIO} times its size, like a zip bomb`);
		}
		async function contentOf(zip, entry, name) {
			const chunks = [];
			let length = 0;
			try {
				for await (const chunk of await zip.openReadStreamPromise(entry)) {
					chunks.push(chunk);
					length += chunk.length;
					if (length >= built_in.Zw) break;
				}
			} catch (error) {
				if (error instanceof failures_failure.pH) throw error;
				throw refusalOf(name, `its content cannot be unpacked (${error.message})`, error);
			}
			return Buffer.concat(chunks);
		}
		function requireInside(name, target) {
			const steps = target.split("/").filter((step) => step !== "" && step !== ".");
			const climbs = steps.lastIndexOf("..") + 1;
			const depth = name.split("/").length - 1;
			const isClean = steps.slice(0, climbs).every((step) => step === "..");
			if (target === "" || target.startsWith("/") || climbs > depth || !isClean) throw refusalOf(name, `it is a link to "${(0, failures_failure.dh)(target)}", which may lead outside the package`);
		}
		function refusalOf(name, problem, cause) {
			return (0, ready_file.x5)(`entry "${(0, failures_failure.dh)(name)}": ${problem}`, { cause });
		}
	}),
};
