(() => {
	var __webpack_modules__ = {
		917: ((module) => {
			module.exports = Pend;
			function Pend() {
				this.pending = 0;
				this.max = Infinity;
				this.listeners = [];
				this.waiting = [];
				this.error = null;
			}
			Pend.prototype.go = function (fn) {
				if (this.pending < this.max) {
					pendGo(this, fn);
				} else {
					this.waiting.push(fn);
				}
			};
			Pend.prototype.wait = function (cb) {
				if (this.pending === 0) {
					cb(this.error);
				} else {
					this.listeners.push(cb);
				}
			};
			Pend.prototype.hold = function () {
				return pendHold(this);
			};
			function pendHold(self) {
				self.pending += 1;
				var called = false;
				return onCb;
				function onCb(err) {
					if (called) throw new Error("callback called twice");
					called = true;
					self.error = self.error || err;
					self.pending -= 1;
					if (self.waiting.length > 0 && self.pending < self.max) {
						pendGo(self, self.waiting.shift());
					} else if (self.pending === 0) {
						var listeners = self.listeners;
						self.listeners = [];
						listeners.forEach(cbListener);
					}
				}
				function cbListener(listener) {
					listener(self.error);
				}
			}
			function pendGo(self, fn) {
				fn(pendHold(self));
			}
		}),
		44: ((module) => {
			const CRC_TABLE = new Int32Array([
				0x00000000, 0x77073096, 0xee0e612c, 0x990951ba, 0x076dc419, 0x706af48f, 0xe963a535, 0x9e6495a3, 0x0edb8832, 0x79dcb8a4, 0xe0d5e91e, 0x97d2d988, 0x09b64c2b, 0x7eb17cbd, 0xe7b82d07, 0x90bf1d91, 0x1db71064, 0x6ab020f2, 0xf3b97148, 0x84be41de, 0x1adad47d, 0x6ddde4eb, 0xf4d4b551, 0x83d385c7, 0x136c9856, 0x646ba8c0,
				0xfd62f97a, 0x8a65c9ec, 0x14015c4f, 0x63066cd9, 0xfa0f3d63, 0x8d080df5, 0x3b6e20c8, 0x4c69105e, 0xd56041e4, 0xa2677172, 0x3c03e4d1, 0x4b04d447, 0xd20d85fd, 0xa50ab56b, 0x35b5a8fa, 0x42b2986c, 0xdbbbc9d6, 0xacbcf940, 0x32d86ce3, 0x45df5c75, 0xdcd60dcf, 0xabd13d59, 0x26d930ac, 0x51de003a, 0xc8d75180, 0xbfd06116,
				0x21b4f4b5, 0x56b3c423, 0xcfba9599, 0xb8bda50f, 0x2802b89e, 0x5f058808, 0xc60cd9b2, 0xb10be924, 0x2f6f7c87, 0x58684c11, 0xc1611dab, 0xb6662d3d, 0x76dc4190, 0x01db7106, 0x98d220bc, 0xefd5102a, 0x71b18589, 0x06b6b51f, 0x9fbfe4a5, 0xe8b8d433, 0x7807c9a2, 0x0f00f934, 0x9609a88e, 0xe10e9818, 0x7f6a0dbb, 0x086d3d2d,
				0x91646c97, 0xe6635c01, 0x6b6b51f4, 0x1c6c6162, 0x856530d8, 0xf262004e, 0x6c0695ed, 0x1b01a57b, 0x8208f4c1, 0xf50fc457, 0x65b0d9c6, 0x12b7e950, 0x8bbeb8ea, 0xfcb9887c, 0x62dd1ddf, 0x15da2d49, 0x8cd37cf3, 0xfbd44c65, 0x4db26158, 0x3ab551ce, 0xa3bc0074, 0xd4bb30e2, 0x4adfa541, 0x3dd895d7, 0xa4d1c46d, 0xd3d6f4fb,
				0x4369e96a, 0x346ed9fc, 0xad678846, 0xda60b8d0, 0x44042d73, 0x33031de5, 0xaa0a4c5f, 0xdd0d7cc9, 0x5005713c, 0x270241aa, 0xbe0b1010, 0xc90c2086, 0x5768b525, 0x206f85b3, 0xb966d409, 0xce61e49f, 0x5edef90e, 0x29d9c998, 0xb0d09822, 0xc7d7a8b4, 0x59b33d17, 0x2eb40d81, 0xb7bd5c3b, 0xc0ba6cad, 0xedb88320, 0x9abfb3b6,
				0x03b6e20c, 0x74b1d29a, 0xead54739, 0x9dd277af, 0x04db2615, 0x73dc1683, 0xe3630b12, 0x94643b84, 0x0d6d6a3e, 0x7a6a5aa8, 0xe40ecf0b, 0x9309ff9d, 0x0a00ae27, 0x7d079eb1, 0xf00f9344, 0x8708a3d2, 0x1e01f268, 0x6906c2fe, 0xf762575d, 0x806567cb, 0x196c3671, 0x6e6b06e7, 0xfed41b76, 0x89d32be0, 0x10da7a5a, 0x67dd4acc,
				0xf9b9df6f, 0x8ebeeff9, 0x17b7be43, 0x60b08ed5, 0xd6d6a3e8, 0xa1d1937e, 0x38d8c2c4, 0x4fdff252, 0xd1bb67f1, 0xa6bc5767, 0x3fb506dd, 0x48b2364b, 0xd80d2bda, 0xaf0a1b4c, 0x36034af6, 0x41047a60, 0xdf60efc3, 0xa867df55, 0x316e8eef, 0x4669be79, 0xcb61b38c, 0xbc66831a, 0x256fd2a0, 0x5268e236, 0xcc0c7795, 0xbb0b4703,
				0x220216b9, 0x5505262f, 0xc5ba3bbe, 0xb2bd0b28, 0x2bb45a92, 0x5cb36a04, 0xc2d7ffa7, 0xb5d0cf31, 0x2cd99e8b, 0x5bdeae1d, 0x9b64c2b0, 0xec63f226, 0x756aa39c, 0x026d930a, 0x9c0906a9, 0xeb0e363f, 0x72076785, 0x05005713, 0x95bf4a82, 0xe2b87a14, 0x7bb12bae, 0x0cb61b38, 0x92d28e9b, 0xe5d5be0d, 0x7cdcefb7, 0x0bdbdf21,
				0x86d3d2d4, 0xf1d4e242, 0x68ddb3f8, 0x1fda836e, 0x81be16cd, 0xf6b9265b, 0x6fb077e1, 0x18b74777, 0x88085ae6, 0xff0f6a70, 0x66063bca, 0x11010b5c, 0x8f659eff, 0xf862ae69, 0x616bffd3, 0x166ccf45, 0xa00ae278, 0xd70dd2ee, 0x4e048354, 0x3903b3c2, 0xa7672661, 0xd06016f7, 0x4969474d, 0x3e6e77db, 0xaed16a4a, 0xd9d65adc,
				0x40df0b66, 0x37d83bf0, 0xa9bcae53, 0xdebb9ec5, 0x47b2cf7f, 0x30b5ffe9, 0xbdbdf21c, 0xcabac28a, 0x53b39330, 0x24b4a3a6, 0xbad03605, 0xcdd70693, 0x54de5729, 0x23d967bf, 0xb3667a2e, 0xc4614ab8, 0x5d681b02, 0x2a6f2b94, 0xb40bbe37, 0xc30c8ea1, 0x5a05df1b, 0x2d02ef8d,
			]);
			function crc32(buf) {
				let crc = -1;
				for (let x of buf) {
					crc = CRC_TABLE[(crc ^ x) & 0xff] ^ (crc >>> 8);
				}
				return (crc ^ -1) >>> 0;
			}
			module.exports = crc32;
		}),
		898: ((__unused_webpack_module, exports, __nccwpck_require__) => {
			var fs = __nccwpck_require__(896);
			var util = __nccwpck_require__(23);
			var stream = __nccwpck_require__(203);
			var Readable = stream.Readable;
			var PassThrough = stream.PassThrough;
			var Pend = __nccwpck_require__(917);
			var EventEmitter = __nccwpck_require__(434).EventEmitter;
			exports.BufferSlicer = BufferSlicer;
			exports.FdSlicer = FdSlicer;
			util.inherits(FdSlicer, EventEmitter);
			function FdSlicer(fd) {
				EventEmitter.call(this);
				this.fd = fd;
				this.pend = new Pend();
				this.pend.max = 1;
				this.refCount = 0;
			}
			FdSlicer.prototype.read = function (buffer, offset, length, position, callback) {
				var self = this;
				self.pend.go(function (cb) {
					fs.read(self.fd, buffer, offset, length, position, function (err, bytesRead, buffer) {
						cb();
						callback(err, bytesRead, buffer);
					});
				});
			};
			FdSlicer.prototype.createReadStream = function (options) {
				return new ReadStream(this, options);
			};
			FdSlicer.prototype.ref = function () {
				this.refCount += 1;
			};
			FdSlicer.prototype.unref = function () {
				var self = this;
				self.refCount -= 1;
				if (self.refCount < 0) throw new Error("invalid unref");
				if (self.refCount > 0) return;
				fs.close(self.fd, onCloseDone);
				function onCloseDone(err) {
					if (err) {
						self.emit("error", err);
					} else {
						self.emit("close");
					}
				}
			};
			util.inherits(ReadStream, Readable);
			function ReadStream(context, options) {
				options = options || {};
				Readable.call(this, options);
				this.context = context;
				this.context.ref();
				this.start = options.start || 0;
				this.endOffset = options.end;
				this.pos = this.start;
			}
			ReadStream.prototype._read = function (n) {
				var self = this;
				var toRead = Math.min(self._readableState.highWaterMark, n);
				if (self.endOffset != null) {
					toRead = Math.min(toRead, self.endOffset - self.pos);
				}
				if (toRead <= 0) {
					self.push(null);
					this._cleanup();
					return;
				}
				self.context.pend.go(function (cb) {
					var buffer = Buffer.allocUnsafe(toRead);
					fs.read(self.context.fd, buffer, 0, toRead, self.pos, function (err, bytesRead) {
						if (err) {
							self.destroy(err);
						} else if (bytesRead === 0) {
							self.push(null);
							self._cleanup();
						} else {
							self.pos += bytesRead;
							self.push(buffer.slice(0, bytesRead));
						}
						cb();
					});
				});
			};
			ReadStream.prototype._destroy = function (err, cb) {
				this._cleanup();
				cb(err);
			};
			ReadStream.prototype._cleanup = function () {
				if (this.context != null) {
					this.context.unref();
					this.context = null;
				}
			};
			util.inherits(BufferSlicer, EventEmitter);
			function BufferSlicer(buffer) {
				EventEmitter.call(this);
				this.refCount = 0;
				this.buffer = buffer;
			}
			BufferSlicer.prototype.read = function (buffer, offset, length, position, callback) {
				if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
				if (position < 0) throw new RangeError("position is negative: " + position);
				if (offset + length > buffer.length) {
					length = buffer.length - offset;
				}
				if (position + length > this.buffer.length) {
					length = this.buffer.length - position;
				}
				if (length <= 0) {
					setImmediate(function () {
						callback(null, 0);
					});
					return;
				}
				this.buffer.copy(buffer, offset, position, position + length);
				setImmediate(function () {
					callback(null, length);
				});
			};
			BufferSlicer.prototype.createReadStream = function (options) {
				options = options || {};
				var readStream = new PassThrough(options);
				readStream.start = options.start || 0;
				readStream.endOffset = options.end;
				readStream.pos = readStream.endOffset || this.buffer.length;
				var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
				var maxChunkSize = 0x10000;
				var offset = 0;
				while (true) {
					var nextOffset = offset + maxChunkSize;
					if (nextOffset >= entireSlice.length) {
						if (offset < entireSlice.length) {
							readStream.write(entireSlice.slice(offset, entireSlice.length));
						}
						break;
					}
					readStream.write(entireSlice.slice(offset, nextOffset));
					offset = nextOffset;
				}
				readStream.end();
				return readStream;
			};
			BufferSlicer.prototype.ref = function () {
				this.refCount += 1;
			};
			BufferSlicer.prototype.unref = function () {
				this.refCount -= 1;
				if (this.refCount < 0) {
					throw new Error("invalid unref");
				}
			};
		}),
		67: ((__unused_webpack_module, exports, __nccwpck_require__) => {
			var __webpack_unused_export__;
			var fs = __nccwpck_require__(896);
			var zlib = __nccwpck_require__(106);
			var fd_slicer = __nccwpck_require__(898);
			var util = __nccwpck_require__(23);
			var EventEmitter = __nccwpck_require__(434).EventEmitter;
			var Transform = __nccwpck_require__(203).Transform;
			var PassThrough = __nccwpck_require__(203).PassThrough;
			var Writable = __nccwpck_require__(203).Writable;
			const crc32 = typeof zlib.crc32 === "function" ? zlib.crc32 : __nccwpck_require__(44);
			__webpack_unused_export__ = open;
			__webpack_unused_export__ = fromFd;
			__webpack_unused_export__ = fromBuffer;
			__webpack_unused_export__ = fromRandomAccessReader;
			exports.sO = openPromise;
			__webpack_unused_export__ = fromFdPromise;
			__webpack_unused_export__ = fromBufferPromise;
			__webpack_unused_export__ = fromRandomAccessReaderPromise;
			__webpack_unused_export__ = dosDateTimeToDate;
			__webpack_unused_export__ = getFileNameLowLevel;
			__webpack_unused_export__ = validateFileName;
			__webpack_unused_export__ = parseExtraFields;
			__webpack_unused_export__ = ZipFile;
			__webpack_unused_export__ = Entry;
			__webpack_unused_export__ = LocalFileHeader;
			__webpack_unused_export__ = RandomAccessReader;
			function openPromise(path, options) {
				return new Promise((resolve, reject) => {
					open(path, { ...options, lazyEntries: true }, function (err, zipfile) {
						if (err) return reject(err);
						resolve(zipfile);
					});
				});
			}
			function fromFdPromise(fd, options) {
				return new Promise((resolve, reject) => {
					fromFd(fd, { ...options, lazyEntries: true }, function (err, zipfile) {
						if (err) return reject(err);
						resolve(zipfile);
					});
				});
			}
			function fromBufferPromise(buffer, options) {
				return new Promise((resolve, reject) => {
					fromBuffer(buffer, { ...options, lazyEntries: true }, function (err, zipfile) {
						if (err) return reject(err);
						resolve(zipfile);
					});
				});
			}
			function fromRandomAccessReaderPromise(reader, totalSize, options) {
				return new Promise((resolve, reject) => {
					fromRandomAccessReader(reader, totalSize, { ...options, lazyEntries: true }, function (err, zipfile) {
						if (err) return reject(err);
						resolve(zipfile);
					});
				});
			}
			function open(path, options, callback) {
				if (typeof options === "function") {
					callback = options;
					options = null;
				}
				if (options == null) options = {};
				if (options.autoClose == null) options.autoClose = true;
				if (options.lazyEntries == null) options.lazyEntries = false;
				if (options.decodeStrings == null) options.decodeStrings = true;
				if (options.validateEntrySizes == null) options.validateEntrySizes = true;
				if (options.strictFileNames == null) options.strictFileNames = false;
				if (callback == null) callback = defaultCallback;
				fs.open(path, "r", function (err, fd) {
					if (err) return callback(err);
					fromFd(fd, options, function (err, zipfile) {
						if (err) fs.close(fd, defaultCallback);
						callback(err, zipfile);
					});
				});
			}
			function fromFd(fd, options, callback) {
				if (typeof options === "function") {
					callback = options;
					options = null;
				}
				if (options == null) options = {};
				if (options.autoClose == null) options.autoClose = false;
				if (options.lazyEntries == null) options.lazyEntries = false;
				if (options.decodeStrings == null) options.decodeStrings = true;
				if (options.validateEntrySizes == null) options.validateEntrySizes = true;
				if (options.strictFileNames == null) options.strictFileNames = false;
				if (callback == null) callback = defaultCallback;
				fs.fstat(fd, function (err, stats) {
					if (err) return callback(err);
					var reader = new fd_slicer.FdSlicer(fd);
					fromRandomAccessReader(reader, stats.size, options, callback);
				});
			}
			function fromBuffer(buffer, options, callback) {
				if (typeof options === "function") {
					callback = options;
					options = null;
				}
				if (options == null) options = {};
				options.autoClose = false;
				if (options.lazyEntries == null) options.lazyEntries = false;
				if (options.decodeStrings == null) options.decodeStrings = true;
				if (options.validateEntrySizes == null) options.validateEntrySizes = true;
				if (options.strictFileNames == null) options.strictFileNames = false;
				var reader = new fd_slicer.BufferSlicer(buffer);
				fromRandomAccessReader(reader, buffer.length, options, callback);
			}
			function fromRandomAccessReader(reader, totalSize, options, callback) {
				if (typeof options === "function") {
					callback = options;
					options = null;
				}
				if (options == null) options = {};
				if (options.autoClose == null) options.autoClose = true;
				if (options.lazyEntries == null) options.lazyEntries = false;
				if (options.decodeStrings == null) options.decodeStrings = true;
				var decodeStrings = !!options.decodeStrings;
				if (options.validateEntrySizes == null) options.validateEntrySizes = true;
				if (options.strictFileNames == null) options.strictFileNames = false;
				if (callback == null) callback = defaultCallback;
				if (typeof totalSize !== "number") throw new Error("expected totalSize parameter to be a number");
				if (totalSize > Number.MAX_SAFE_INTEGER) {
					throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
				}
				reader.ref();
				var eocdrWithoutCommentSize = 22;
				var zip64EocdlSize = 20;
				var maxCommentSize = 0xffff;
				var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + maxCommentSize, totalSize);
				var buffer = newBuffer(bufferSize);
				var bufferReadStart = totalSize - buffer.length;
				readAndAssertNoEof(reader, buffer, 0, bufferSize, bufferReadStart, function (err) {
					if (err) return callback(err);
					for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
						if (buffer.readUInt32LE(i) !== 0x06054b50) continue;
						var eocdrBuffer = buffer.subarray(i);
						var diskNumber = eocdrBuffer.readUInt16LE(4);
						var entryCount = eocdrBuffer.readUInt16LE(10);
						var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
						var commentLength = eocdrBuffer.readUInt16LE(20);
						var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
						if (commentLength !== expectedCommentLength) {
							return callback(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263a\u263b` in the comment?"));
						}
						var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false) : eocdrBuffer.subarray(22);
						if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 0x07064b50) {
							var zip64EocdlBuffer = buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize);
							var zip64EocdrOffset = readUInt64LE(zip64EocdlBuffer, 8);
							var zip64EocdrBuffer = newBuffer(56);
							return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function (err) {
								if (err) return callback(err);
								if (zip64EocdrBuffer.readUInt32LE(0) !== 0x06064b50) {
									return callback(new Error("invalid zip64 end of central directory record signature"));
								}
								diskNumber = zip64EocdrBuffer.readUInt32LE(16);
								if (diskNumber !== 0) {
									return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
								}
								entryCount = readUInt64LE(zip64EocdrBuffer, 32);
								centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
								return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
							});
						}
						if (diskNumber !== 0) {
							return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
						}
						return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
					}
					callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
				});
			}
			util.inherits(ZipFile, EventEmitter);
			function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
				var self = this;
				EventEmitter.call(self);
				self.reader = reader;
				self.reader.on("error", function (err) {
					emitError(self, err);
				});
				self.reader.once("close", function () {
					self.emit("close");
				});
				self.readEntryCursor = centralDirectoryOffset;
				self.fileSize = fileSize;
				self.entryCount = entryCount;
				self.comment = comment;
				self.entriesRead = 0;
				self.autoClose = !!autoClose;
				self.lazyEntries = !!lazyEntries;
				self.decodeStrings = !!decodeStrings;
				self.validateEntrySizes = !!validateEntrySizes;
				self.strictFileNames = !!strictFileNames;
				self.isOpen = true;
				self.emittedError = false;
				self.hasEachEntryBeenCalled = false;
				if (!self.lazyEntries) self._readEntry();
			}
			ZipFile.prototype.close = function () {
				if (!this.isOpen) return;
				this.isOpen = false;
				this.reader.unref();
			};
			function emitErrorAndAutoClose(self, err) {
				if (self.autoClose) self.close();
				emitError(self, err);
			}
			function emitError(self, err) {
				if (self.emittedError) return;
				self.emittedError = true;
				self.emit("error", err);
			}
			ZipFile.prototype.readEntry = function () {
				if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
				this._readEntry();
			};
			ZipFile.prototype._readEntry = function () {
				var self = this;
				if (self.entryCount === self.entriesRead) {
					setImmediate(function () {
						if (self.autoClose) self.close();
						if (self.emittedError) return;
						self.emit("end");
					});
					return;
				}
				if (self.emittedError) return;
				var buffer = newBuffer(46);
				readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function (err) {
					if (err) return emitErrorAndAutoClose(self, err);
					if (self.emittedError) return;
					var entry = new Entry();
					var signature = buffer.readUInt32LE(0);
					if (signature !== 0x02014b50) return emitErrorAndAutoClose(self, new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
					entry.versionMadeBy = buffer.readUInt16LE(4);
					entry.versionNeededToExtract = buffer.readUInt16LE(6);
					entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
					entry.compressionMethod = buffer.readUInt16LE(10);
					entry.lastModFileTime = buffer.readUInt16LE(12);
					entry.lastModFileDate = buffer.readUInt16LE(14);
					entry.crc32 = buffer.readUInt32LE(16);
					entry.compressedSize = buffer.readUInt32LE(20);
					entry.uncompressedSize = buffer.readUInt32LE(24);
					entry.fileNameLength = buffer.readUInt16LE(28);
					entry.extraFieldLength = buffer.readUInt16LE(30);
					entry.fileCommentLength = buffer.readUInt16LE(32);
					entry.internalFileAttributes = buffer.readUInt16LE(36);
					entry.externalFileAttributes = buffer.readUInt32LE(38);
					entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);
					if (entry.generalPurposeBitFlag & 0x40) return emitErrorAndAutoClose(self, new Error("strong encryption is not supported"));
					self.readEntryCursor += 46;
					buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
					readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function (err) {
						if (err) return emitErrorAndAutoClose(self, err);
						if (self.emittedError) return;
						entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
						var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
						entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
						entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);
						try {
							entry.extraFields = parseExtraFields(entry.extraFieldRaw);
						} catch (err) {
							return emitErrorAndAutoClose(self, err);
						}
						if (self.decodeStrings) {
							var isUtf8 = (entry.generalPurposeBitFlag & 0x800) !== 0;
							entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf8);
							entry.fileName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, self.strictFileNames);
							var errorMessage = validateFileName(entry.fileName);
							if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
						} else {
							entry.fileComment = entry.fileCommentRaw;
							entry.fileName = entry.fileNameRaw;
						}
						entry.comment = entry.fileComment;
						self.readEntryCursor += buffer.length;
						self.entriesRead += 1;
						for (var i = 0; i < entry.extraFields.length; i++) {
							var extraField = entry.extraFields[i];
							if (extraField.id !== 0x0001) continue;
							var zip64EiefBuffer = extraField.data;
							var index = 0;
							if (entry.uncompressedSize === 0xffffffff) {
								if (index + 8 > zip64EiefBuffer.length) {
									return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include uncompressed size"));
								}
								entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
								index += 8;
							}
							if (entry.compressedSize === 0xffffffff) {
								if (index + 8 > zip64EiefBuffer.length) {
									return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include compressed size"));
								}
								entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
								index += 8;
							}
							if (entry.relativeOffsetOfLocalHeader === 0xffffffff) {
								if (index + 8 > zip64EiefBuffer.length) {
									return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include relative header offset"));
								}
								entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
								index += 8;
							}
							break;
						}
						if (self.validateEntrySizes && entry.compressionMethod === 0) {
							var expectedCompressedSize = entry.uncompressedSize;
							if (entry.isEncrypted()) {
								expectedCompressedSize += 12;
							}
							if (entry.compressedSize !== expectedCompressedSize) {
								var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
								return emitErrorAndAutoClose(self, new Error(msg));
							}
						}
						self.emit("entry", entry);
						if (!self.lazyEntries) self._readEntry();
					});
				});
			};
			ZipFile.prototype.eachEntry = function () {
				const self = this;
				if (!self.lazyEntries) throw new Error("eachEntry() requires lazyEntries: true");
				if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
				self.hasEachEntryBeenCalled = true;
				let pendingResolveReject = null;
				self.on("entry", onEntry);
				self.on("end", onEnd);
				self.on("error", onError);
				function cleanup() {
					self.removeListener("entry", onEntry);
					self.removeListener("end", onEnd);
					self.removeListener("error", onError);
					if (self.autoClose) self.close();
				}
				function onEntry(entry) {
					let { resolve } = pendingResolveReject;
					pendingResolveReject = null;
					resolve({ value: entry });
				}
				function onEnd() {
					let { resolve } = pendingResolveReject;
					pendingResolveReject = null;
					cleanup();
					resolve({ done: true });
				}
				function onError(err) {
					let { reject } = pendingResolveReject;
					pendingResolveReject = null;
					cleanup();
					reject(err);
				}
				return {
					[Symbol.asyncIterator]() {
						return this;
					},
					next() {
						const promise = new Promise((resolve, reject) => {
							if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
							pendingResolveReject = { resolve, reject };
						});
						self.readEntry();
						return promise;
					},
					return(value) {
						cleanup();
						return Promise.resolve({ done: true, value });
					},
					throw(value) {
						cleanup();
						return Promise.reject(value);
					},
				};
			};
			ZipFile.prototype.openReadStream = function (entry, options, callback) {
				var self = this;
				var relativeStart = 0;
				var relativeEnd = entry.compressedSize;
				if (callback == null) {
					callback = options;
					options = null;
				}
				if (options == null) {
					options = {};
				} else {
					if (options.decodeFileData === false) {
						if (options.decrypt != null) {
							throw new Error("cannot use options.decrypt when options.decodeFileData === false");
						}
						if (options.decompress != null) {
							throw new Error("cannot use options.decompress when options.decodeFileData === false");
						}
					} else {
						if (options.decrypt != null) {
							if (!entry.isEncrypted()) {
								throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
							}
							if (options.decrypt !== false) throw new Error("invalid options.decrypt value: " + options.decrypt);
							if (entry.isCompressed()) {
								if (options.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
							}
						}
						if (options.decompress != null) {
							if (!entry.isCompressed()) {
								throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
							}
							if (!(options.decompress === false || options.decompress === true)) {
								throw new Error("invalid options.decompress value: " + options.decompress);
							}
							decompress = options.decompress;
						}
					}
					if (options.start != null) {
						relativeStart = options.start;
						if (relativeStart < 0) throw new Error("options.start < 0");
						if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
					}
					if (options.end != null) {
						relativeEnd = options.end;
						if (relativeEnd < 0) throw new Error("options.end < 0");
						if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
						if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
					}
				}
				var rawMode = options.decodeFileData === false || ((entry.compressionMethod === 0 || (entry.compressionMethod === 8 && options.decompress === false)) && (!entry.isEncrypted() || options.decrypt === false));
				if (options.start != null || options.end != null) {
					if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
				}
				if (!self.isOpen) return callback(new Error("closed"));
				if (entry.isEncrypted() && !rawMode) {
					if (options.decrypt !== false) return callback(new Error("entry is encrypted, and options.decodeFileData !== false"));
				}
				var decompress;
				if (rawMode) {
					decompress = false;
				} else if (entry.compressionMethod === 8) {
					decompress = options.decodeFileData !== true;
				} else {
					return callback(new Error("unsupported compression method: " + entry.compressionMethod));
				}
				self.readLocalFileHeader(entry, { minimal: true }, function (err, localFileHeader) {
					if (err) return callback(err);
					self.openReadStreamLowLevel(localFileHeader.fileDataStart, entry.compressedSize, relativeStart, relativeEnd, decompress, entry.uncompressedSize, callback);
				});
			};
			ZipFile.prototype.openReadStreamLowLevel = function (fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
				var self = this;
				var fileDataEnd = fileDataStart + compressedSize;
				var readStream = self.reader.createReadStream({
					start: fileDataStart + relativeStart,
					end: fileDataStart + relativeEnd,
				});
				var endpointStream = readStream;
				if (decompress) {
					var destroyed = false;
					var inflateFilter = zlib.createInflateRaw();
					readStream.on("error", function (err) {
						setImmediate(function () {
							if (!destroyed) inflateFilter.emit("error", err);
						});
					});
					readStream.pipe(inflateFilter);
					if (self.validateEntrySizes) {
						endpointStream = new AssertByteCountStream(uncompressedSize);
						inflateFilter.on("error", function (err) {
							setImmediate(function () {
								if (!destroyed) endpointStream.emit("error", err);
							});
						});
						inflateFilter.pipe(endpointStream);
					} else {
						endpointStream = inflateFilter;
					}
					installDestroyFn(endpointStream, function () {
						destroyed = true;
						if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
						readStream.unpipe(inflateFilter);
						readStream.destroy();
					});
				}
				callback(null, endpointStream);
			};
			ZipFile.prototype.readLocalFileHeader = function (entry, options, callback) {
				var self = this;
				if (callback == null) {
					callback = options;
					options = null;
				}
				if (options == null) options = {};
				self.reader.ref();
				var buffer = newBuffer(30);
				readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function (err) {
					try {
						if (err) return callback(err);
						var signature = buffer.readUInt32LE(0);
						if (signature !== 0x04034b50) {
							return callback(new Error("invalid local file header signature: 0x" + signature.toString(16)));
						}
						var fileNameLength = buffer.readUInt16LE(26);
						var extraFieldLength = buffer.readUInt16LE(28);
						var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
						if (fileDataStart + entry.compressedSize > self.fileSize) {
							return callback(new Error("file data overflows file bounds: " + fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
						}
						if (options.minimal) {
							return callback(null, { fileDataStart: fileDataStart });
						}
						var localFileHeader = new LocalFileHeader();
						localFileHeader.fileDataStart = fileDataStart;
						localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
						localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
						localFileHeader.compressionMethod = buffer.readUInt16LE(8);
						localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
						localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
						localFileHeader.crc32 = buffer.readUInt32LE(14);
						localFileHeader.compressedSize = buffer.readUInt32LE(18);
						localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
						localFileHeader.fileNameLength = fileNameLength;
						localFileHeader.extraFieldLength = extraFieldLength;
						buffer = newBuffer(fileNameLength + extraFieldLength);
						self.reader.ref();
						readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function (err) {
							try {
								if (err) return callback(err);
								localFileHeader.fileName = buffer.subarray(0, fileNameLength);
								localFileHeader.extraField = buffer.subarray(fileNameLength);
								return callback(null, localFileHeader);
							} finally {
								self.reader.unref();
							}
						});
					} finally {
						self.reader.unref();
					}
				});
			};
			ZipFile.prototype.openReadStreamPromise = function (entry, options) {
				return new Promise((resolve, reject) => {
					this.openReadStream(entry, options, function (err, readStream) {
						if (err) return reject(err);
						resolve(readStream);
					});
				});
			};
			ZipFile.prototype.openReadStreamLowLevelPromise = function (fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
				return new Promise((resolve, reject) => {
					this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function (err, readStream) {
						if (err) return reject(err);
						resolve(readStream);
					});
				});
			};
			ZipFile.prototype.readLocalFileHeaderPromise = function (entry, options) {
				return new Promise((resolve, reject) => {
					this.readLocalFileHeader(entry, options, function (err, localFileHeader) {
						if (err) return reject(err);
						resolve(localFileHeader);
					});
				});
			};
			function Entry() {}
			Entry.prototype.getLastModDate = function (options) {
				if (options == null) options = {};
				if (!options.forceDosFormat) {
					for (var i = 0; i < this.extraFields.length; i++) {
						var extraField = this.extraFields[i];
						if (extraField.id === 0x5455) {
							var data = extraField.data;
							if (data.length < 5) continue;
							var flags = data[0];
							var HAS_MTIME = 1;
							if (!(flags & HAS_MTIME)) continue;
							var posixTimestamp = data.readInt32LE(1);
							return new Date(posixTimestamp * 1000);
						} else if (extraField.id === 0x000a) {
							var data = extraField.data;
							if (data.length !== 32) continue;
							if (data.readUInt16LE(4) !== 1) continue;
							if (data.readUInt16LE(6) !== 24) continue;
							var hundredNanoSecondsSince1601 = data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12);
							var millisecondsSince1970 = hundredNanoSecondsSince1601 / 10000 - 11644473600000;
							return new Date(millisecondsSince1970);
						}
					}
				}
				return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options.timezone);
			};
			Entry.prototype.canDecodeFileData = function () {
				return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
			};
			Entry.prototype.isEncrypted = function () {
				return (this.generalPurposeBitFlag & 0x1) !== 0;
			};
			Entry.prototype.isCompressed = function () {
				return this.compressionMethod === 8;
			};
			function LocalFileHeader() {}
			function dosDateTimeToDate(date, time, timezone) {
				var day = date & 0x1f;
				var month = ((date >> 5) & 0xf) - 1;
				var year = ((date >> 9) & 0x7f) + 1980;
				var millisecond = 0;
				var second = (time & 0x1f) * 2;
				var minute = (time >> 5) & 0x3f;
				var hour = (time >> 11) & 0x1f;
				if (timezone == null || timezone === "local") {
					return new Date(year, month, day, hour, minute, second, millisecond);
				} else if (timezone === "UTC") {
					return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
				} else {
					throw new Error("unrecognized options.timezone: " + options.timezone);
				}
			}
			function getFileNameLowLevel(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
				var fileName = null;
				for (var i = 0; i < extraFields.length; i++) {
					var extraField = extraFields[i];
					if (extraField.id === 0x7075) {
						if (extraField.data.length < 6) {
							continue;
						}
						if (extraField.data.readUInt8(0) !== 1) {
							continue;
						}
						var oldNameCrc32 = extraField.data.readUInt32LE(1);
						if (crc32(fileNameBuffer) !== oldNameCrc32) {
							continue;
						}
						fileName = decodeBuffer(extraField.data.subarray(5), true);
						break;
					}
				}
				if (fileName == null) {
					var isUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
					fileName = decodeBuffer(fileNameBuffer, isUtf8);
				}
				if (!strictFileNames) {
					fileName = fileName.replace(/\\/g, "/");
				}
				return fileName;
			}
			function validateFileName(fileName) {
				if (fileName.indexOf("\\") !== -1) {
					return "invalid characters in fileName: " + fileName;
				}
				if (/^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName)) {
					return "absolute path: " + fileName;
				}
				if (fileName.split("/").indexOf("..") !== -1) {
					return "invalid relative path: " + fileName;
				}
				return null;
			}
			function parseExtraFields(extraFieldBuffer) {
				var extraFields = [];
				var i = 0;
				while (i < extraFieldBuffer.length - 3) {
					var headerId = extraFieldBuffer.readUInt16LE(i + 0);
					var dataSize = extraFieldBuffer.readUInt16LE(i + 2);
					var dataStart = i + 4;
					var dataEnd = dataStart + dataSize;
					if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
					var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
					extraFields.push({
						id: headerId,
						data: dataBuffer,
					});
					i = dataEnd;
				}
				return extraFields;
			}
			function readAndAssertNoEof(reader, buffer, offset, length, position, callback) {
				if (length === 0) {
					return setImmediate(function () {
						callback(null, newBuffer(0));
					});
				}
				reader.read(buffer, offset, length, position, function (err, bytesRead) {
					if (err) return callback(err);
					if (bytesRead < length) {
						return callback(new Error("unexpected EOF"));
					}
					callback();
				});
			}
			util.inherits(AssertByteCountStream, Transform);
			function AssertByteCountStream(byteCount) {
				Transform.call(this);
				this.actualByteCount = 0;
				this.expectedByteCount = byteCount;
			}
			AssertByteCountStream.prototype._transform = function (chunk, encoding, cb) {
				this.actualByteCount += chunk.length;
				if (this.actualByteCount > this.expectedByteCount) {
					var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
					return cb(new Error(msg));
				}
				cb(null, chunk);
			};
			AssertByteCountStream.prototype._flush = function (cb) {
				if (this.actualByteCount < this.expectedByteCount) {
					var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
					return cb(new Error(msg));
				}
				cb();
			};
			util.inherits(RandomAccessReader, EventEmitter);
			function RandomAccessReader() {
				EventEmitter.call(this);
				this.refCount = 0;
			}
			RandomAccessReader.prototype.ref = function () {
				this.refCount += 1;
			};
			RandomAccessReader.prototype.unref = function () {
				var self = this;
				self.refCount -= 1;
				if (self.refCount > 0) return;
				if (self.refCount < 0) throw new Error("invalid unref");
				self.close(onCloseDone);
				function onCloseDone(err) {
					if (err) return self.emit("error", err);
					self.emit("close");
				}
			};
			RandomAccessReader.prototype.createReadStream = function (options) {
				if (options == null) options = {};
				var start = options.start;
				var end = options.end;
				if (start === end) {
					var emptyStream = new PassThrough();
					setImmediate(function () {
						emptyStream.end();
					});
					return emptyStream;
				}
				var stream = this._readStreamForRange(start, end);
				var destroyed = false;
				var refUnrefFilter = new RefUnrefFilter(this);
				stream.on("error", function (err) {
					setImmediate(function () {
						if (!destroyed) refUnrefFilter.emit("error", err);
					});
				});
				installDestroyFn(refUnrefFilter, function () {
					stream.unpipe(refUnrefFilter);
					refUnrefFilter.unref();
					stream.destroy();
				});
				var byteCounter = new AssertByteCountStream(end - start);
				refUnrefFilter.on("error", function (err) {
					setImmediate(function () {
						if (!destroyed) byteCounter.emit("error", err);
					});
				});
				installDestroyFn(byteCounter, function () {
					destroyed = true;
					refUnrefFilter.unpipe(byteCounter);
					refUnrefFilter.destroy();
				});
				return stream.pipe(refUnrefFilter).pipe(byteCounter);
			};
			RandomAccessReader.prototype._readStreamForRange = function (start, end) {
				throw new Error("not implemented");
			};
			RandomAccessReader.prototype.read = function (buffer, offset, length, position, callback) {
				var readStream = this.createReadStream({ start: position, end: position + length });
				var writeStream = new Writable();
				var written = 0;
				writeStream._write = function (chunk, encoding, cb) {
					chunk.copy(buffer, offset + written, 0, chunk.length);
					written += chunk.length;
					cb();
				};
				writeStream.on("finish", callback);
				readStream.on("error", function (error) {
					callback(error);
				});
				readStream.pipe(writeStream);
			};
			RandomAccessReader.prototype.close = function (callback) {
				setImmediate(callback);
			};
			util.inherits(RefUnrefFilter, PassThrough);
			function RefUnrefFilter(context) {
				PassThrough.call(this);
				this.context = context;
				this.context.ref();
				this.unreffedYet = false;
			}
			RefUnrefFilter.prototype._flush = function (cb) {
				this.unref();
				cb();
			};
			RefUnrefFilter.prototype.unref = function (cb) {
				if (this.unreffedYet) return;
				this.unreffedYet = true;
				this.context.unref();
			};
			var cp437 = "\u0000\u263a\u263b\u2665\u2666\u2663\u2660\u2022\u25d8\u25cb\u25d9\u2642\u2640\u266a\u266b\u263c\u25ba\u25c4\u2195\u203c\u00b6\u00a7\u25ac\u21a8\u2191\u2193\u2192\u2190\u221f\u2194\u25b2\u25bc !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\u00c7\u00fc\u00e9\u00e2\u00e4\u00e0\u00e5\u00e7\u00ea\u00eb\u00e8\u00ef\u00ee\u00ec\u00c4\u00c5\u00c9\u00e6\u00c6\u00f4\u00f6\u00f2\u00fb\u00f9\u00ff\u00d6\u00dc\u00a2\u00a3\u00a5\u20a7\u0192\u00e1\u00ed\u00f3\u00fa\u00f1\u00d1\u00aa\u00ba\u00bf\u2310\u00ac\u00bd\u00bc\u00a1\u00ab\u00bb\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255d\u255c\u255b\u2510\u2514\u2534\u252c\u251c\u2500\u253c\u255e\u255f\u255a\u2554\u2569\u2566\u2560\u2550\u256c\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256b\u256a\u2518\u250c\u2588\u2584\u258c\u2590\u2580\u03b1\u00df\u0393\u03c0\u03a3\u03c3\u00b5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\u00b1\u2265\u2264\u2320\u2321\u00f7\u2248\u00b0\u2219\u00b7\u221a\u207f\u00b2\u25a0\u00a0";
			function decodeBuffer(buffer, isUtf8) {
				if (isUtf8) {
					return buffer.toString("utf8");
				} else {
					var result = "";
					for (var i = 0; i < buffer.length; i++) {
						result += cp437[buffer[i]];
					}
					return result;
				}
			}
			function readUInt64LE(buffer, offset) {
				var lower32 = buffer.readUInt32LE(offset);
				var upper32 = buffer.readUInt32LE(offset + 4);
				return upper32 * 0x100000000 + lower32;
			}
			var newBuffer;
			if (typeof Buffer.allocUnsafe === "function") {
				newBuffer = function (len) {
					return Buffer.allocUnsafe(len);
				};
			} else {
				newBuffer = function (len) {
					return new Buffer(len);
				};
			}
			function installDestroyFn(stream, fn) {
				if (typeof stream.destroy === "function") {
					stream._destroy = function (err, cb) {
						fn();
						if (cb != null) cb(err);
					};
				} else {
					stream.destroy = fn;
				}
			}
			function defaultCallback(err) {
				if (err) throw err;
			}
		}),
		375: ((module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.a(
				module,
				async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
					try {
						__nccwpck_require__.r(__webpack_exports__);
						var node_events__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(474);
						var node_events__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
						var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(24);
						var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
						var node_net__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(30);
						var node_net__WEBPACK_IMPORTED_MODULE_2___default = __nccwpck_require__.n(node_net__WEBPACK_IMPORTED_MODULE_2__);
						var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(500);
						var node_timers_promises__WEBPACK_IMPORTED_MODULE_3___default = __nccwpck_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_3__);
						var _emulator_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(247);
						var _http_fault_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(353);
						const END_MS = 10_000;
						const LOOK_MS = 500;
						process.env.TMPDIR = process.cwd();
						const stop = new AbortController();
						const end = () => stop.abort();
						for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
						for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
						process.on("disconnect", end);
						if (!process.connected) end();
						process.on("message", (message) => {
							if (message === "keep") process.off("disconnect", end);
						});
						const stopped = new Promise((resolve) => {
							if (stop.signal.aborted) resolve(undefined);
							stop.signal.addEventListener("abort", () => resolve(undefined));
						});
						const settings = await Promise.race([(0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(process, "message").then(([first]) => first), stopped]);
						if (settings !== undefined && !stop.signal.aborted) await serve(settings);
						process.exit();
						async function serve({ port, apiKey, faults, control, job }) {
							const options = { port, apiKey, chrome: true, keepRequests: false, log: console.log };
							const emulator = await (0, _emulator_js__WEBPACK_IMPORTED_MODULE_4__.s)(options).catch(async (error) => {
								const isPort = error.syscall === "listen";
								const problem = error.code === "EADDRINUSE" ? "is in use" : `cannot be used: ${error.message}`;
								await reply({ problem: isPort ? problem : error.message, ...(isPort ? { input: "port" } : {}) });
							});
							if (emulator === undefined) return;
							const problem = misbehave(emulator, faults) ?? (await listen(control));
							await reply(problem ?? { url: emulator.url });
							if (job !== 0) void ended(job).then(end);
							if (problem === undefined) await stopped;
							setTimeout(() => process.exit(1), END_MS).unref();
							await emulator.close();
						}
						function misbehave(emulator, rules) {
							try {
								(0, _http_fault_rule_js__WEBPACK_IMPORTED_MODULE_5__.b)(emulator, rules);
								return undefined;
							} catch (error) {
								return { problem: error.message, input: "faults" };
							}
						}
						async function listen(control) {
							try {
								await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)((0, node_net__WEBPACK_IMPORTED_MODULE_2__.createServer)(end).listen(control), "listening");
								return undefined;
							} catch (error) {
								return { problem: `its control socket could not be created: ${error.message}` };
							}
						}
						function reply(text) {
							return new Promise((resolve) => {
								if (process.connected) process.send?.(text, () => resolve());
								else resolve();
							});
						}
						async function ended(pid) {
							while (lives(pid)) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(LOOK_MS, undefined, { ref: false });
						}
						function lives(pid) {
							try {
								process.kill(pid, 0);
								return !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)("/proc/self") || !/^State:\tZ/m.test((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/status`, "utf8"));
							} catch (error) {
								return error.code === "EPERM";
							}
						}
						__webpack_async_result__();
					} catch (e) {
						__webpack_async_result__(e);
					}
				},
				1,
			);
		}),
		247: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				s: () => startEmulator,
			});
			const promises_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:fs/promises"))[name] }); })();
			const external_node_os_namespaceObject = require("node:os");
			const external_node_path_namespaceObject = require("node:path");
			var external_node_path_default = __nccwpck_require__.n(external_node_path_namespaceObject);
			var errors = __nccwpck_require__(943);
			const json = (status, value, headers = {}) => ({
				status,
				headers: { "content-type": "application/json", ...headers },
				body: Buffer.from(JSON.stringify(value)),
			});
			const empty = (status) => ({ status, headers: {}, body: Buffer.alloc(0) });
			const bytes = (status, contentType, body) => ({
				status,
				headers: { "content-type": contentType },
				body,
			});
			const eventStream = (frames) => ({
				status: 200,
				headers: {
					"content-type": "text/event-stream",
					"cache-control": "no-cache",
					"x-sse-content-type": "application/json",
				},
				body: frames,
			});
			const refusal = (error) => json(error.status, error);
			const response_frame = (event) => `data: ${JSON.stringify(event)}\n\n`;
			const DEFAULT_LIMIT = 20;
			const MAX_LIMIT = 100;
			function count(query, name, ifAbsent, min) {
				const text = query.get(name);
				if (text === null) return ifAbsent;
				const value = Number(text);
				if (!/^\d+$/.test(text) || value < min) {
					throw (0, errors.Gq)(`${name} must be an integer, ${min} or more`);
				}
				return value;
			}
			function page(records, query) {
				const limit = Math.min(MAX_LIMIT, count(query, "limit", DEFAULT_LIMIT, 1));
				const offset = count(query, "offset", 0, 0);
				const end = offset + limit;
				const hasMore = end < records.length;
				return json(200, records.slice(offset, end), {
					"x-has-more": String(hasMore),
					"x-next-offset": String(hasMore ? end : 0),
				});
			}
			function on(operation, request, handle) {
				const [method = "", path = ""] = request.split(" ");
				return { operation, method, path, handle };
			}
			function matchPath(pattern, path) {
				const expected = pattern.split("/");
				const actual = path.split("/");
				if (expected.length !== actual.length) return undefined;
				const values = [];
				for (const [index, segment] of expected.entries()) {
					const value = actual[index] ?? "";
					if (segment.startsWith(":") && value !== "") values.push(value);
					else if (segment !== value) return undefined;
				}
				return values;
			}
			function findRoute(routes, method, path) {
				for (const route of routes) {
					const values = route.method === method ? matchPath(route.path, path) : undefined;
					if (values) return { route, values };
				}
				return (0, errors.hp)(method, path);
			}
			class AppVersions {
				#held = new Map();
				deploymentsOf(apps, version, projectId) {
					const found = apps.map(({ name }) => this.#held.get(keyOf(projectId, name, version))?.version.deployment);
					return [...new Set(found.filter((id) => id !== undefined))];
				}
				hold(version, runtime, projectId) {
					const key = keyOf(projectId, version.app_name, version.version);
					this.#held.delete(key);
					this.#held.set(key, { version, runtime, projectId });
				}
				drop(deployment) {
					for (const [key, { version }] of this.#held) if (version.deployment === deployment) this.#held.delete(key);
				}
				find(app, version, projectId) {
					const found = this.#held.get(keyOf(projectId, app, version));
					if (found) return found;
					const isKnown = this.list(projectId).some(({ app_name }) => app_name === app);
					throw (0, errors.mX)(isKnown ? `version ${version} of app ${app}` : `app ${app}`);
				}
				list = (projectId) =>
					[...this.#held.values()]
						.filter((one) => one.projectId === projectId)
						.map(({ version }) => version)
						.reverse();
			}
			const keyOf = (projectId, app, version) => JSON.stringify([projectId, app, version]);
			const appRoutes = (versions) => [
				on("listApps", "GET /apps", ({ query, projectId }) => {
					const [name, version, text] = ["app_name", "version", "query"].map((field) => query.get(field));
					const found = versions
						.list(projectId)
						.filter((one) => !name || one.app_name === name)
						.filter((one) => !version || one.version === version)
						.filter((one) => !text || one.app_name.includes(text));
					return page(found, query);
				}),
			];
			var external_node_fs_ = __nccwpck_require__(24);
			const external_node_stream_promises_namespaceObject = require("node:stream/promises");
			var request_body = __nccwpck_require__(936);
			const external_node_crypto_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:crypto"))[name] }); })();
			const encode = (claims) => Buffer.from(JSON.stringify(claims)).toString("base64url");
			class Replays {
				#all = [];
				#token = [encode({ alg: "HS256", typ: "JWT" }), encode({ exp: Date.now() }), (0, external_node_crypto_namespaceObject.randomBytes)(32).toString("base64url")].join(".");
				start(baseUrl) {
					const id = (0, external_node_crypto_namespaceObject.randomUUID)();
					const link = `${baseUrl}/browser/replays?jwt=${this.#token}&replay_id=${id}`;
					const replay = {
						replay_id: id,
						started_at: new Date().toISOString(),
						finished_at: null,
						replay_view_url: link,
					};
					this.#all.push(replay);
					return replay;
				}
				list = () => this.#all;
				stop(id) {
					const found = this.#all.find(({ replay_id }) => replay_id === id);
					if (!found) throw (0, errors.mX)("replay");
					found.finished_at ??= new Date().toISOString();
				}
			}
			const replayRoutes = (browsers) => {
				const find = ({ id, projectId }) => browsers.get(id, projectId).replays;
				return [
					on("startReplay", "POST /browsers/:id/replays", (exchange) => json(201, find(exchange).start(exchange.baseUrl))),
					on("listReplays", "GET /browsers/:id/replays", (exchange) => json(200, find(exchange).list())),
					on("stopReplay", "POST /browsers/:id/replays/:replay/stop", (exchange) => {
						find(exchange).stop(exchange.part);
						return empty(200);
					}),
				];
			};
			const external_node_module_namespaceObject = require("node:module");
			const external_node_child_process_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:child_process"))[name] }); })();
			const external_node_string_decoder_namespaceObject = require("node:string_decoder");
			const SILENCE_MS = 5000;
			class ProcessGroup {
				pid;
				ended;
				channel;
				#options;
				#alive = true;
				constructor(command, options) {
					const { cwd, env, leash, owner, onOutput, channel = false, leavesRest = false } = options;
					this.#options = options;
					const [file = "", ...args] = command;
					const child = (0, external_node_child_process_namespaceObject.spawn)(file, args, {
						cwd,
						env: { ...env, ...leash.mark(owner) },
						detached: true,
						stdio: ["ignore", "pipe", "pipe", ...(channel ? ["pipe", "pipe"] : [])],
					});
					this.pid = child.pid;
					const [, , , output, input] = child.stdio;
					if (output && input) this.channel = { input: input, output: output };
					for (const stream of child.stdio) stream?.on("error", () => undefined);
					leash.hold(child.pid);
					child.stdout?.on("data", (data) => onOutput("stdout", data));
					child.stderr?.on("data", (data) => onOutput("stderr", data));
					let startError = "";
					child.on("error", (error) => {
						startError = error.message;
					});
					child.on("exit", () => {
						if (!leavesRest) {
							this.signal("SIGKILL");
							void leash.end(owner);
						}
						closeWhenSilent(child);
					});
					this.ended = new Promise((resolve) => {
						child.on("close", (code, signal) => {
							this.#alive = this.signal(0);
							if (!this.#alive) leash.release(child.pid);
							resolve({ code: code ?? 128 + external_node_os_namespaceObject.constants.signals[signal ?? "SIGKILL"], signal, startError });
						});
					});
				}
				signal(signal) {
					if (this.pid === undefined || !this.#alive) return false;
					try {
						return process.kill(-this.pid, signal);
					} catch {
						return false;
					}
				}
				async kill() {
					this.signal("SIGKILL");
					await this.#options.leash.end(this.#options.owner);
					await this.ended;
				}
			}
			function closeWhenSilent({ stdio }) {
				for (const stream of stdio) {
					if (!stream) continue;
					const timer = setTimeout(() => stream.destroy(), SILENCE_MS).unref();
					stream.on("data", () => timer.refresh());
					stream.on("close", () => clearTimeout(timer));
				}
			}
			const MAX_LINE = 64 * 1024;
			class Lines {
				#decoder = new external_node_string_decoder_namespaceObject.StringDecoder("utf8");
				#onLine;
				#rest = "";
				constructor(onLine) {
					this.#onLine = onLine;
				}
				write(data) {
					const lines = (this.#rest + this.#decoder.write(data)).split(/\r?\n/);
					this.#rest = (lines.pop() ?? "").slice(0, MAX_LINE);
					for (const line of lines) this.#onLine(line.slice(0, MAX_LINE));
				}
				end() {
					if (this.#rest !== "") this.#onLine(this.#rest);
					this.#rest = "";
				}
			}
			const MAX_OUTPUT = 1024 * 1024;
			class SessionProcess {
				id = (0, external_node_crypto_namespaceObject.randomUUID)();
				startedAt = new Date().toISOString();
				pid;
				ended;
				output = { stdout: Buffer.alloc(0), stderr: Buffer.alloc(0) };
				#running;
				#hasEnded = false;
				constructor(form, surroundings) {
					this.#running = form.terminal
						? onTerminal(form, form.terminal, surroundings)
						: onPipes(form, surroundings, (stream, data) => {
								this.output[stream] = Buffer.concat([this.output[stream], data]).subarray(0, MAX_OUTPUT);
							});
					this.pid = this.#running.pid ?? 0;
					this.ended = this.#running.ended.then((code) => {
						this.#hasEnded = true;
						return code;
					});
				}
				resize(cols, rows) {
					if (!this.#running.resize) throw (0, errors.Gq)("the process has no terminal");
					if (this.#hasEnded) throw (0, errors.Gq)("the process has ended");
					this.#running.resize(cols, rows);
				}
				kill() {
					if (!this.#hasEnded) this.#running.kill();
				}
			}
			function environment(home) {
				const { PATH = "/usr/local/bin:/usr/bin:/bin" } = process.env;
				return { PATH, HOME: home };
			}
			function onPipes({ file, args }, { home, leash, owner }, onOutput) {
				const options = { cwd: home, env: environment(home), leash, owner, onOutput, leavesRest: true };
				const group = new ProcessGroup([file, ...args], options);
				const ended = group.ended.then(({ code, startError }) => {
					if (startError !== "") onOutput("stderr", Buffer.from(`${startError}\n`));
					return code;
				});
				return { pid: group.pid, ended, kill: () => group.signal("SIGKILL") };
			}
			function onTerminal({ file, args }, size, { home, leash, owner }) {
				const env = { ...environment(home), ...leash.mark(owner) };
				const pty = loadPty()(file, args, { name: "xterm-256color", cwd: home, env, ...size });
				leash.hold(pty.pid);
				const ended = new Promise((resolve) => {
					pty.onExit(({ exitCode, signal }) => resolve(signal ? 128 + signal : exitCode));
				});
				return {
					pid: pty.pid,
					ended,
					kill: () => pty.kill("SIGKILL"),
					resize: (cols, rows) => pty.resize(cols, rows),
				};
			}
			const PTY = "@lydell/node-pty";
			function loadPty() {
				try {
					return (0, external_node_module_namespaceObject.createRequire)(require("url").pathToFileURL(__filename).href)(PTY).spawn;
				} catch {
					throw (0, errors.Gq)(`this emulator has no pseudo-terminal: ${PTY} is not installed beside it (npm install ${PTY})`);
				}
			}
			var external_node_stream_ = __nccwpck_require__(75);
			class FolderWatch {
				#options;
				#watchers = new Map();
				#known = new Map();
				#moving = new Set();
				constructor(options) {
					this.#options = options;
					this.#enter("", false);
				}
				close() {
					for (const watcher of this.#watchers.values()) watcher.close();
					this.#watchers.clear();
				}
				#real = (name) => external_node_path_default().join(this.#options.folder, name);
				#enter(folder, isNew) {
					try {
						const watcher = (0, external_node_fs_.watch)(this.#real(folder), (_, name) => {
							if (name !== null && this.#watchers.get(folder) === watcher) this.#happened(external_node_path_default().join(folder, name));
						});
						watcher.on("error", () => undefined);
						this.#watchers.set(folder, watcher);
					} catch {
						return;
					}
					for (const name of namesIn(this.#real(folder))) {
						const file = external_node_path_default().join(folder, name);
						const seen = look(this.#real(file));
						if (!seen || this.#known.has(file)) continue;
						this.#known.set(file, seen);
						if (isNew) this.#tell("CREATE", file, seen);
						if (isNew && !seen.isDir && !isEmpty(seen)) this.#tell("WRITE", file, seen);
						if (seen.isDir && this.#options.recursive) this.#enter(file, isNew);
					}
				}
				#happened(file) {
					const before = this.#known.get(file);
					const now = look(this.#real(file));
					const isReplaced = now !== undefined && this.#moving.has(now.identity);
					if (before && before.identity !== now?.identity) this.#vanished(file, before, isReplaced);
					if (now && before?.identity !== now.identity) this.#appeared(file, now);
					else if (now && !now.isDir && before?.version !== now.version) {
						this.#known.set(file, now);
						if (!isEmpty(now)) this.#tell("WRITE", file, now);
					}
				}
				#vanished(file, before, isReplaced) {
					const isInside = (one) => one === file || one.startsWith(`${file}${external_node_path_default().sep}`);
					for (const known of [...this.#known.keys()].filter(isInside)) this.#known.delete(known);
					for (const [folder, watcher] of this.#watchers) {
						if (!isInside(folder)) continue;
						watcher.close();
						this.#watchers.delete(folder);
					}
					if (isReplaced) return;
					const isMoving = holds(this.#options.home, before.identity);
					if (isMoving) this.#moving.add(before.identity);
					this.#tell(isMoving ? "RENAME" : "DELETE", file, before);
				}
				#appeared(file, now) {
					const hasMoved = this.#moving.delete(now.identity);
					this.#known.set(file, hasMoved || isEmpty(now) ? now : { ...now, version: "" });
					this.#tell("CREATE", file, now);
					if (now.isDir && this.#options.recursive) this.#enter(file, !hasMoved);
				}
				#tell(type, file, { isDir }) {
					this.#options.onChange({ type, path: file, isDir });
				}
			}
			function look(file) {
				const stats = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
				if (stats === undefined) return undefined;
				return {
					identity: `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`,
					isDir: stats.isDirectory(),
					version: `${stats.size}:${stats.mtimeNs}`,
				};
			}
			const isEmpty = ({ version }) => version.startsWith("0:");
			function namesIn(folder) {
				try {
					return (0, external_node_fs_.readdirSync)(folder).sort();
				} catch {
					return [];
				}
			}
			function holds(folder, identity) {
				return namesIn(folder).some((name) => {
					const file = external_node_path_default().join(folder, name);
					const seen = look(file);
					return seen?.identity === identity || (seen?.isDir === true && holds(file, identity));
				});
			}
			function virtualPath(value) {
				if (typeof value !== "string" || !value.startsWith("/") || value.includes("\0")) {
					throw (0, errors.Gq)("path must be an absolute path");
				}
				const normal = external_node_path_default().posix.normalize(value);
				return normal.length > 1 ? normal.replace(/\/$/, "") : normal;
			}
			const realPath = (folder, virtual) => external_node_path_default().join(folder, ...virtual.split("/"));
			const MAX_WAITING = 10_000;
			class Watch {
				#folder;
				#waiting = [];
				#readers = new Set();
				constructor(home, watched, recursive) {
					this.#folder = new FolderWatch({
						folder: realPath(home, watched),
						recursive,
						home,
						onChange: ({ type, path: at, isDir }) => this.#add({ type, name: external_node_path_default().basename(at), path: external_node_path_default().posix.join(watched, at), is_dir: isDir }),
					});
				}
				#add(event) {
					for (const reader of this.#readers) reader.push(response_frame(event));
					if (this.#readers.size > 0) return;
					this.#waiting.push(event);
					if (this.#waiting.length > MAX_WAITING) this.#waiting.shift();
				}
				read() {
					const reader = new external_node_stream_.Readable({ read: () => undefined, objectMode: true });
					for (const event of this.#waiting.splice(0)) reader.push(response_frame(event));
					this.#readers.add(reader);
					return reader.on("close", () => this.#readers.delete(reader));
				}
				end() {
					this.#folder.close();
					for (const reader of this.#readers) reader.push(null);
				}
			}
			class Watches {
				#home;
				#all = new Map();
				constructor(home) {
					this.#home = home;
				}
				start({ path: at, recursive = false }) {
					if (typeof recursive !== "boolean") throw (0, errors.Gq)("recursive must be true or false");
					const watched = virtualPath(at);
					const stats = (0, external_node_fs_.statSync)(realPath(this.#home, watched), { throwIfNoEntry: false });
					if (!stats) throw (0, errors.mX)("path");
					if (!stats.isDirectory()) throw (0, errors.Gq)("path is not a directory");
					const id = (0, external_node_crypto_namespaceObject.randomBytes)(12).toString("hex");
					this.#all.set(id, new Watch(this.#home, watched, recursive));
					return id;
				}
				#find(id) {
					const found = this.#all.get(id);
					if (!found) throw (0, errors.mX)("watch");
					return found;
				}
				events = (id) => this.#find(id).read();
				stop(id) {
					this.#find(id).end();
					this.#all.delete(id);
				}
				close() {
					for (const watch of this.#all.values()) watch.end();
				}
			}
			const CDP_PATH = "/browser/cdp";
			const TIMEOUT = { min: 10, default: 60, max: 259_200 };
			class Browser {
				id = (0, external_node_crypto_namespaceObject.randomBytes)(12).toString("hex");
				token = (0, external_node_crypto_namespaceObject.randomBytes)(24).toString("hex");
				form;
				projectId;
				createdAt = new Date();
				folder;
				watches;
				replays;
				chrome;
				noBrowser;
				#processes = new Map();
				#leash;
				#onIdle;
				#timer;
				#holds = 0;
				constructor(form, parent, projectId, leash, onIdle) {
					this.form = form;
					this.projectId = projectId;
					this.folder = external_node_path_default().join(parent, this.id, "files");
					this.watches = new Watches(this.folder);
					this.replays = new Replays();
					this.#leash = leash;
					this.#onIdle = onIdle;
				}
				record(baseUrl) {
					const { viewport, timeoutSeconds, stealth } = this.form;
					const cdp = `${baseUrl.replace(/^http/, "ws")}${CDP_PATH}?token=${this.token}`;
					return {
						session_id: this.id,
						created_at: this.createdAt.toISOString(),
						...(this.chrome ? { cdp_ws_url: cdp } : { no_browser: this.noBrowser ?? "it was not started" }),
						webdriver_ws_url: "",
						headless: true,
						stealth,
						timeout_seconds: timeoutSeconds,
						region: "us-east",
						memory: "4GiB",
						...(viewport === undefined ? {} : { viewport }),
					};
				}
				touch() {
					clearTimeout(this.#timer);
					if (this.#holds === 0) this.#timer = setTimeout(this.#onIdle, this.form.timeoutSeconds * 1000);
				}
				hold() {
					this.#holds += 1;
					this.touch();
					return () => {
						this.#holds -= 1;
						this.touch();
					};
				}
				spawn(form) {
					try {
						const started = new SessionProcess(form, { home: this.folder, leash: this.#leash, owner: this.id });
						this.#processes.set(started.id, started);
						return started;
					} catch (error) {
						throw (0, errors.Gq)(`the process cannot be started: ${error.message}`);
					}
				}
				process(id) {
					if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw (0, errors.Gq)("process_id must be a UUID");
					const found = this.#processes.get(id);
					if (!found) throw (0, errors.mX)("process");
					return found;
				}
				async close() {
					this.#holds = Number.POSITIVE_INFINITY;
					clearTimeout(this.#timer);
					this.watches.close();
					const started = [...(this.chrome ? [this.chrome] : []), ...this.#processes.values()];
					for (const one of started) one.kill();
					await this.#leash.end(this.id);
					await Promise.all(started.map(({ ended }) => ended));
				}
			}
			const isWhole = (value, min = 1, max = Number.MAX_SAFE_INTEGER) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
			function parseViewport(value) {
				if (value === undefined || value === null) return undefined;
				const { width, height, ...others } = (0, request_body.Gv)(value) ? value : {};
				if (!isWhole(width) || !isWhole(height)) throw (0, errors.Gq)("viewport needs a width and a height, both integers above 0");
				return { ...others, width, height };
			}
			function parseBrowserForm(body) {
				const { stealth = false, timeout_seconds: timeout = TIMEOUT.default, invocation_id: invocation } = body;
				if (!isWhole(timeout, TIMEOUT.min, TIMEOUT.max)) {
					throw (0, errors.Gq)(`timeout_seconds must be an integer from ${TIMEOUT.min} to ${TIMEOUT.max}`);
				}
				return {
					timeoutSeconds: timeout,
					viewport: parseViewport(body.viewport),
					invocation: typeof invocation === "string" ? invocation : undefined,
					stealth: stealth === true,
				};
			}
			const browserRoutes = (browsers) => {
				const find = ({ id, projectId }) => browsers.get(id, projectId);
				const fileOf = (exchange) => realPath(find(exchange).folder, virtualPath(exchange.query.get("path")));
				return [
					on("createBrowser", "POST /browsers", async ({ body, projectId, baseUrl }) => {
						const browser = await browsers.create(parseBrowserForm(await (0, request_body.Ag)(body)), projectId);
						return json(200, browser.record(baseUrl));
					}),
					on("listBrowsers", "GET /browsers", ({ query, projectId, baseUrl }) =>
						page(
							browsers.list(projectId).map((one) => one.record(baseUrl)),
							query,
						),
					),
					on("getBrowser", "GET /browsers/:id", (exchange) => json(200, find(exchange).record(exchange.baseUrl))),
					on("deleteBrowser", "DELETE /browsers/:id", async ({ id, projectId }) => {
						await browsers.delete(id, projectId);
						return empty(204);
					}),
					on("writeFile", "PUT /browsers/:id/fs/write_file", async (exchange) => {
						const file = fileOf(exchange);
						const write = async () => {
							await (0, promises_namespaceObject.mkdir)(external_node_path_default().dirname(file), { recursive: true });
							await (0, external_node_stream_promises_namespaceObject.pipeline)(exchange.body, (0, external_node_fs_.createWriteStream)(file));
						};
						await attempt(write());
						return empty(201);
					}),
					on("readFile", "GET /browsers/:id/fs/read_file", async (exchange) => bytes(200, "application/octet-stream", await attempt((0, promises_namespaceObject.readFile)(fileOf(exchange))))),
					on("startWatch", "POST /browsers/:id/fs/watch", async (exchange) => json(201, { watch_id: find(exchange).watches.start(await (0, request_body.Ag)(exchange.body)) })),
					on("watchEvents", "GET /browsers/:id/fs/watch/:watch/events", (exchange) => {
						const browser = find(exchange);
						const events = browser.watches.events(exchange.part);
						return eventStream(events.on("close", browser.hold()));
					}),
					on("stopWatch", "DELETE /browsers/:id/fs/watch/:watch", (exchange) => {
						find(exchange).watches.stop(exchange.part);
						return empty(204);
					}),
				];
			};
			async function attempt(work) {
				try {
					return await work;
				} catch (error) {
					const { code } = error;
					if (code === "ENOENT") throw (0, errors.mX)("path");
					if (code?.startsWith("E")) throw (0, errors.Gq)(`the path does not allow this: ${code}`);
					throw error;
				}
			}
			const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
			const ON_MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
			const NO_CHROME = "there is no Chrome or Chromium on this machine; install one (apt-get install chromium), or set CHROME_PATH";
			const START_MS = 60_000;
			const TEMP = "tmp";
			const LISTENS = /^DevTools listening on (ws:\S+)$/;
			async function findChrome() {
				const { CHROME_PATH, PATH = "" } = process.env;
				if (CHROME_PATH) return (await isProgram(CHROME_PATH)) ? CHROME_PATH : undefined;
				const folders = PATH.split(external_node_path_default().delimiter).filter((folder) => folder !== "");
				const files = NAMES.flatMap((name) => folders.map((folder) => external_node_path_default().join(folder, name)));
				for (const file of [...files, ON_MACOS]) if (await isProgram(file)) return file;
				return undefined;
			}
			const isProgram = (file) =>
				(0, promises_namespaceObject.access)(file, external_node_fs_.constants.X_OK).then(
					() => true,
					() => false,
				);
			class Chrome {
				address;
				#process;
				constructor(address, process) {
					this.address = address;
					this.#process = process;
				}
				static async start(program, { profile, downloads, size, leash, owner }) {
					for (const folder of ["Default", TEMP]) await (0, promises_namespaceObject.mkdir)(external_node_path_default().join(profile, folder), { recursive: true });
					const preferences = { download: { default_directory: downloads, prompt_for_download: false } };
					await (0, promises_namespaceObject.writeFile)(external_node_path_default().join(profile, "Default/Preferences"), JSON.stringify(preferences));
					const { promise, resolve, reject } = Promise.withResolvers();
					let last = "";
					const lines = new Lines((line) => {
						const [, address] = LISTENS.exec(line) ?? [];
						if (address !== undefined) resolve(new URL(address));
						if (line.trim() !== "") last = line;
					});
					const { PATH = "/usr/local/bin:/usr/bin:/bin" } = process.env;
					const started = new ProcessGroup([program, ...flags(profile, size)], {
						cwd: profile,
						env: { PATH, HOME: profile, TMPDIR: TEMP },
						leash,
						owner,
						leavesRest: true,
						onOutput: (_, data) => lines.write(data),
					});
					void started.ended.then(({ startError }) => reject(new Error(startError || last || "it ended at once")));
					const timer = setTimeout(() => reject(new Error(`it did not start to listen within ${START_MS / 1000} s`)), START_MS);
					try {
						return new Chrome(await promise, started);
					} catch (error) {
						started.signal("SIGKILL");
						throw error;
					} finally {
						clearTimeout(timer);
					}
				}
				kill() {
					this.#process.signal("SIGKILL");
				}
				get ended() {
					return this.#process.ended;
				}
			}
			const flags = (profile, { width, height }) => [
				"--headless",
				"--remote-debugging-port=0",
				`--user-data-dir=${profile}`,
				`--window-size=${width},${height}`,
				"--no-first-run",
				"--no-default-browser-check",
				"--disable-dev-shm-usage",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--password-store=basic",
				"--use-mock-keychain",
				...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
				"about:blank",
			];
			const FOLDERS = ["downloads", "tmp"];
			const DEFAULT_SIZE = { width: 1920, height: 1080 };
			class Browsers {
				#options;
				#all = new Map();
				constructor(options) {
					this.#options = options;
				}
				async create(form, projectId) {
					const { folder, leash, log } = this.#options;
					const browser = new Browser(form, folder, projectId, leash, () => void this.#end(browser));
					for (const name of FOLDERS) await (0, promises_namespaceObject.mkdir)(external_node_path_default().join(browser.folder, name), { recursive: true });
					try {
						if (this.#options.chrome) browser.chrome = await this.#startChrome(browser);
						else browser.noBrowser = "this emulator was started without browsers";
					} catch (error) {
						browser.noBrowser = error.message;
						log(`session ${browser.id} has no browser: ${browser.noBrowser}`, form.invocation);
					}
					this.#all.set(browser.id, browser);
					browser.touch();
					return browser;
				}
				async #startChrome({ id, folder, form }) {
					const program = await findChrome();
					if (program === undefined) throw new Error(NO_CHROME);
					return Chrome.start(program, {
						profile: external_node_path_default().join(external_node_path_default().dirname(folder), "profile"),
						downloads: external_node_path_default().join(folder, "downloads"),
						size: form.viewport ?? DEFAULT_SIZE,
						leash: this.#options.leash,
						owner: id,
					});
				}
				get(id, projectId) {
					const found = this.#all.get(id);
					if (found?.projectId !== projectId) throw (0, errors.mX)("browser session");
					found.touch();
					return found;
				}
				list = (projectId) => [...this.#all.values()].filter((one) => one.projectId === projectId);
				byToken = (token) => [...this.#all.values()].find((one) => one.token === token);
				folderOf = (id) => this.#all.get(id)?.folder ?? "";
				ofInvocation = (id) => [...this.#all.values()].filter(({ form }) => form.invocation === id);
				delete = (id, projectId) => this.#end(this.get(id, projectId));
				async endOf(invocation) {
					await Promise.all(this.ofInvocation(invocation).map((browser) => this.#end(browser)));
				}
				async #end(browser) {
					this.#all.delete(browser.id);
					await browser.close();
					await (0, promises_namespaceObject.rm)(external_node_path_default().dirname(browser.folder), { recursive: true, force: true, maxRetries: 3 });
				}
				async close() {
					await Promise.all([...this.#all.values()].map((browser) => browser.close()));
				}
			}
			var external_node_net_ = __nccwpck_require__(30);
			const WHOLE_TEXT = 0x81;
			const MAX_READ = 32 * 1024;
			class CdpMessages extends external_node_stream_.Transform {
				#home;
				#held = Buffer.alloc(0);
				constructor(home) {
					super();
					this.#home = home;
				}
				_transform(chunk, _, done) {
					this.#held = Buffer.concat([this.#held, chunk]);
					for (let head = headOf(this.#held); head !== undefined; head = headOf(this.#held)) {
						const whole = head.size + head.contentSize;
						if (this.#held.length < whole) break;
						this.push(this.#changed(this.#held.subarray(0, whole), head));
						this.#held = this.#held.subarray(whole);
					}
					done();
				}
				#changed(frame, { size, contentSize }) {
					if (frame[0] !== WHOLE_TEXT || contentSize > MAX_READ) return frame;
					const mask = frame.subarray(size - 4, size);
					const text = frame.subarray(size).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
					const changed = withOwnFolder(Buffer.from(text).toString("utf8"), this.#home);
					return changed === undefined ? frame : textFrame(changed);
				}
			}
			function headOf(bytes) {
				const short = (bytes[1] ?? 0) & 0x7f;
				const sizeBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
				const size = 2 + sizeBytes + 4;
				if (bytes.length < size) return undefined;
				if (sizeBytes === 0) return { size, contentSize: short };
				return { size, contentSize: sizeBytes === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)) };
			}
			function textFrame(text) {
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
			function withOwnFolder(text, home) {
				if (!text.includes('"downloadPath"')) return undefined;
				try {
					const message = JSON.parse(text);
					message.params.downloadPath = external_node_path_default().join(home, external_node_path_default().join("/", message.params.downloadPath));
					return JSON.stringify(message);
				} catch {
					return undefined;
				}
			}
			const NOT_PASSED = ["host", "origin", "sec-websocket-extensions"];
			function passOn(browsers, request, client, head) {
				client.on("error", () => undefined);
				try {
					const { browser, address } = find(browsers, new URL(`http://emulator${request.url}`));
					const release = browser.hold();
					const chrome = (0, external_node_net_.connect)(Number(address.port), address.hostname);
					chrome.on("error", () => client.destroy());
					chrome.on("close", () => client.destroy());
					client.on("close", () => {
						chrome.destroy();
						release();
					});
					chrome.write(`GET ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\n${passedHeaders(request)}\r\n`);
					const messages = new CdpMessages(browser.folder);
					messages.on("error", () => client.destroy());
					messages.write(head);
					client.pipe(messages).pipe(chrome).pipe(client);
				} catch (error) {
					refuse(client, error instanceof errors.hD ? error : (0, errors.Gq)("the address cannot be read"));
				}
			}
			function find(browsers, { pathname, searchParams }) {
				if (!pathname.endsWith(CDP_PATH)) throw (0, errors.mX)("WebSocket");
				const browser = browsers.byToken(searchParams.get("token") ?? "");
				if (browser?.chrome === undefined) throw (0, errors.nc)("the token does not belong to an open session");
				return { browser, address: browser.chrome.address };
			}
			function passedHeaders({ rawHeaders }) {
				const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1]]] : []));
				const passed = pairs.filter(([name]) => !NOT_PASSED.includes(name.toLowerCase()));
				return passed.map(([name, value]) => `${name}: ${value}\r\n`).join("");
			}
			function refuse(client, error) {
				const body = JSON.stringify(error);
				const head = [`HTTP/1.1 ${error.status} Refused`, "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`, "Connection: close"];
				client.end(`${head.join("\r\n")}\r\n\r\n${body}`);
			}
			const MAX_SIDE = 65_535;
			function parseSize(body) {
				const [cols, rows] = ["cols", "rows"].map((name) => {
					const value = body[name];
					if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SIDE) return value;
					throw (0, errors.Gq)(`${name} must be an integer from 1 to ${MAX_SIDE}`);
				});
				return { cols, rows };
			}
			function parseProcessForm(body) {
				const { command, args = [], allocate_tty: hasTerminal = false, cols = 80, rows = 24 } = body;
				if (typeof command !== "string" || command === "") throw (0, errors.Gq)("command must be a string");
				if (!isTexts(args)) throw (0, errors.Gq)("args must be a list of strings");
				const isShellCommand = args.length === 0 && /\s/.test(command);
				return {
					file: isShellCommand ? "sh" : command,
					args: isShellCommand ? ["-c", command] : args,
					...(hasTerminal === true ? { terminal: parseSize({ cols, rows }) } : {}),
				};
			}
			const isTexts = (values) => Array.isArray(values) && values.every((value) => typeof value === "string");
			const processRoutes = (browsers) => {
				const browserOf = ({ id, projectId }) => browsers.get(id, projectId);
				const start = async (exchange) => {
					const browser = browserOf(exchange);
					return browser.spawn(parseProcessForm(await (0, request_body.Ag)(exchange.body)));
				};
				return [
					on("spawnProcess", "POST /browsers/:id/process/spawn", async (exchange) => {
						const { id, pid, startedAt } = await start(exchange);
						return json(200, { process_id: id, pid, started_at: startedAt });
					}),
					on("execProcess", "POST /browsers/:id/process/exec", async (exchange) => {
						const started = Date.now();
						const run = await start(exchange);
						const release = browserOf(exchange).hold();
						const exitCode = await run.ended;
						release();
						return json(200, {
							exit_code: exitCode,
							stdout_b64: run.output.stdout.toString("base64"),
							stderr_b64: run.output.stderr.toString("base64"),
							duration_ms: Date.now() - started,
						});
					}),
					on("resizeProcess", "POST /browsers/:id/process/:process/resize", async (exchange) => {
						const found = browserOf(exchange).process(exchange.part);
						const { cols, rows } = parseSize(await (0, request_body.Ag)(exchange.body));
						found.resize(cols, rows);
						return json(200, { ok: true });
					}),
				];
			};
			const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
			function parseSince(text, now) {
				if (text === null || text === "") return 0;
				const steps = [...text.matchAll(/(\d+)([smhd])/g)];
				const isDuration = steps.map(([step]) => step).join("") === text;
				const time = isDuration ? steps.reduce((left, [, count, unit = ""]) => left - Number(count) * (UNITS[unit] ?? 0), now) : Date.parse(text);
				if (Number.isNaN(time)) throw (0, errors.Gq)("since must be a timestamp or a duration such as 5m");
				return time;
			}
			const REGION = "aws.us-east-1a";
			const LATEST = "latest";
			function parseObject(name, text) {
				let value;
				try {
					value = JSON.parse(text);
				} catch {
					throw (0, errors.Gq)(`${name} is not valid JSON`);
				}
				if (!(0, request_body.Gv)(value)) throw (0, errors.Gq)(`${name} is not a JSON object`);
				return value;
			}
			function parseEnvVars(fields, taken) {
				const found = new Map();
				for (const { name, value } of fields) {
					const single = taken === "json" ? null : /^env_vars(?:\[(.*)\]|\.(.*))$/s.exec(name);
					const pairs = name === "env_vars" && taken !== "fields" ? Object.entries(parseObject(name, value)) : [];
					if (single) pairs.push([single[1] ?? single[2] ?? "", value]);
					for (const [key, text] of pairs) {
						if (key === "" || /[=\0]/.test(key)) throw (0, errors.Gq)("env_vars has a key that is not a variable name");
						if (typeof text !== "string") throw (0, errors.Gq)(`env_vars: the value of ${key} is not a string`);
						if (text.includes("\0")) throw (0, errors.Gq)(`env_vars: the value of ${key} has a NUL character`);
						found.set(key, text);
					}
				}
				return Object.fromEntries(found);
			}
			function parseOrigin(fields, file) {
				const source = fields.get("source");
				const entrypoint = fields.get("entrypoint_rel_path");
				if ([...fields.keys()].some((name) => /^source[[.]/.test(name))) throw (0, errors.Gq)("source must be one part that contains JSON");
				if (file && source !== undefined) throw (0, errors.Gq)("file and source cannot be combined");
				if (file) {
					if (!entrypoint) throw (0, errors.Gq)("entrypoint_rel_path is missing");
					return { kind: "file", file, entrypoint };
				}
				if (source === undefined) throw (0, errors.Gq)("either file or source is required");
				const parsed = parseObject("source", source);
				if (parsed.type !== "github") throw (0, errors.Gq)("source.type must be github");
				return { kind: "source", source: parsed };
			}
			function parseDeploymentForm({ fields, file }, taken) {
				const byName = new Map();
				for (const { name, value } of fields) {
					if (byName.has(name)) throw (0, errors.Gq)(`${name} was sent twice`);
					byName.set(name, value);
				}
				const region = byName.get("region") ?? REGION;
				const force = byName.get("force") ?? "false";
				const version = byName.get("version");
				if (region !== REGION) throw (0, errors.Gq)(`region must be ${REGION}`);
				if (force !== "true" && force !== "false") throw (0, errors.Gq)("force must be true or false");
				return {
					origin: parseOrigin(byName, file),
					...(version ? { version } : {}),
					region,
					force: force === "true",
					envVars: parseEnvVars(fields, taken),
				};
			}
			const external_node_zlib_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:zlib"))[name] }); })();
			var yauzl = __nccwpck_require__(67);
			const MAX_ENTRIES = 100_000;
			const MAX_UNPACKED = 4 * 1024 * 1024 * 1024;
			const RATIO_FROM = 64 * 1024 * 1024;
			const MAX_RATIO = 200;
			const [TYPE_BITS, LINK] = [0o170000, 0o120000];
			function nameOf({ fileNameRaw }) {
				let name;
				try {
					name = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
				} catch {
					throw (0, errors.Gq)("file: a name is not UTF-8");
				}
				if (name.startsWith("/") || name.includes("\0") || name.split("/").includes("..")) {
					throw (0, errors.Gq)(`file: the name ${JSON.stringify(name)} leaves the folder`);
				}
				return name;
			}
			function modeOf({ versionMadeBy, externalFileAttributes }, isFolder) {
				const mode = versionMadeBy >>> 8 === 3 ? externalFileAttributes >>> 16 : 0;
				return mode || (isFolder ? 0o755 : 0o644);
			}
			async function read(zip, entry, write) {
				let crc = 0;
				for await (const chunk of await zip.openReadStreamPromise(entry)) {
					crc = (0, external_node_zlib_namespaceObject.crc32)(chunk, crc);
					await write(chunk);
				}
				if (crc !== entry.crc32) throw (0, errors.Gq)(`file: the CRC-32 of ${entry.fileNameRaw} does not match`);
			}
			async function unpackEntry(zip, entry, folder) {
				const name = nameOf(entry);
				const isFolder = name.endsWith("/");
				const mode = modeOf(entry, isFolder);
				const at = external_node_path_default().join(folder, name);
				const mtime = entry.getLastModDate({ timezone: "UTC" }).toISOString();
				const unpacked = { name, mode: mode & 0o7777, size: entry.uncompressedSize, mtime };
				await (0, promises_namespaceObject.mkdir)(isFolder ? at : external_node_path_default().dirname(at), { recursive: true });
				if (isFolder) return unpacked;
				if ((mode & TYPE_BITS) === LINK) {
					const chunks = [];
					await read(zip, entry, (chunk) => chunks.push(chunk));
					return { ...unpacked, target: Buffer.concat(chunks).toString("utf8") };
				}
				const file = await (0, promises_namespaceObject.open)(at, "wx", 0o600);
				try {
					await read(zip, entry, (chunk) => file.writeFile(chunk));
					await file.chmod((mode & 0o777) | 0o600);
					return unpacked;
				} finally {
					await file.close();
				}
			}
			const leaves = (name) => (0, errors.Gq)(`file: the link ${name} leaves the folder`);
			async function makeLinks(entries, folder) {
				const links = entries.flatMap(({ name, target }) => (target === undefined ? [] : [{ name, target }]));
				for (const { name, target } of links) {
					const to = external_node_path_default().posix.join(external_node_path_default().posix.dirname(name), target);
					if (target.startsWith("/") || to === ".." || to.startsWith("../")) throw leaves(name);
					await (0, promises_namespaceObject.symlink)(target, external_node_path_default().join(folder, name));
				}
				const root = await (0, promises_namespaceObject.realpath)(folder);
				for (const { name } of links) {
					const real = await (0, promises_namespaceObject.realpath)(external_node_path_default().join(root, name)).catch(() => root);
					if (real !== root && !real.startsWith(`${root}${external_node_path_default().sep}`)) throw leaves(name);
				}
			}
			async function unpack(archive, size, folder) {
				await (0, promises_namespaceObject.mkdir)(folder);
				let zip;
				try {
					zip = await (0, yauzl.sO)(archive, { autoClose: false, decodeStrings: false });
					if (zip.entryCount > MAX_ENTRIES) throw (0, errors.Gq)(`file: more than ${MAX_ENTRIES} entries`);
					let left = Math.min(MAX_UNPACKED, Math.max(RATIO_FROM, size * MAX_RATIO));
					const entries = [];
					for await (const entry of zip.eachEntry()) {
						left -= entry.uncompressedSize;
						if (left < 0) throw (0, errors.Gq)("file: it unpacks to too many bytes");
						entries.push(await unpackEntry(zip, entry, folder));
					}
					await makeLinks(entries, folder);
					return entries;
				} catch (error) {
					if (error instanceof errors.hD) throw error;
					throw (0, errors.Gq)(`file is not a valid zip archive: ${error.message}`);
				} finally {
					zip?.close();
				}
			}
			var busboy = __nccwpck_require__(198);
			const MAX_TEXT = 4 * 1024 * 1024;
			async function readUpload(body, contentType = "", target) {
				if (!contentType.startsWith("multipart/form-data")) throw (0, errors.Gq)("the body is not multipart/form-data");
				const fields = [];
				let opened;
				let stored;
				try {
					const form = new busboy.Busboy({
						headers: { "content-type": contentType },
						limits: { fieldSize: MAX_TEXT },
						isPartAFile: (_name, _type, filename) => filename !== undefined,
					});
					form.on("field", (name, value, _isNameCut, isCut) => {
						fields.push({ name, value });
						if (isCut) body.destroy(new Error(`${name} has more than ${MAX_TEXT} bytes`));
					});
					form.on("file", (name, stream, filename, _encoding, type) => {
						if (name !== "file" || stored !== undefined) {
							stream.resume();
							return;
						}
						opened = stream;
						stored = store(stream, filename, type, target);
						stored.catch((error) => body.destroy(error));
					});
					await (0, external_node_stream_promises_namespaceObject.pipeline)(body, form);
					const file = await stored;
					return { fields, ...(file === undefined ? {} : { file }) };
				} catch (error) {
					opened?.destroy();
					await stored?.catch(() => undefined);
					throw (0, errors.Gq)(`the multipart body cannot be read: ${error.message}`);
				}
			}
			async function store(stream, filename, contentType, path) {
				const hash = (0, external_node_crypto_namespaceObject.createHash)("sha256");
				let size = 0;
				const measure = async function* (chunks) {
					for await (const chunk of chunks) {
						hash.update(chunk);
						size += chunk.length;
						yield chunk;
					}
				};
				await (0, external_node_stream_promises_namespaceObject.pipeline)(stream, measure, (0, external_node_fs_.createWriteStream)(path));
				return { filename, contentType, size, sha256: hash.digest("hex"), path };
			}
			async function unpackOrigin({ origin }, folder) {
				if (origin.kind === "source") return [];
				const entries = await unpack(origin.file.path, origin.file.size, folder);
				if (!entries.some(({ name }) => name === origin.entrypoint)) {
					throw (0, errors.Gq)(`entrypoint_rel_path: ${origin.entrypoint} is not in the archive`);
				}
				return entries;
			}
			async function create(deployments, { body, headers, projectId }, taken) {
				const id = (0, external_node_crypto_namespaceObject.randomBytes)(12).toString("hex");
				const folder = deployments.folderOf(id);
				await (0, promises_namespaceObject.mkdir)(folder, { recursive: true });
				try {
					const upload = await readUpload(body, headers["content-type"], external_node_path_default().join(folder, "app.zip"));
					const form = parseDeploymentForm(upload, taken);
					const entries = await unpackOrigin(form, external_node_path_default().join(folder, "app"));
					return json(201, deployments.commit(form, { id, ...upload, entries }, projectId));
				} catch (error) {
					await deployments.discard(id);
					throw error;
				}
			}
			function listFilter({ query, projectId }) {
				const name = query.get("app_name") ?? "";
				const version = query.get("app_version") ?? "";
				const part = query.get("query") ?? "";
				if (version !== "" && name === "") throw (0, errors.Gq)("app_version needs app_name");
				return (one) => one.listed && one.projectId === projectId && (name === "" || one.appNames.includes(name)) && (version === "" || one.version === version) && [one.record.id, ...one.appNames].some((text) => text.includes(part));
			}
			const deploymentRoutes = (deployments, taken) => [
				on("createDeployment", "POST /deployments", (exchange) => create(deployments, exchange, taken)),
				on("listDeployments", "GET /deployments", (exchange) => page(deployments.list(listFilter(exchange)), exchange.query)),
				on("getDeployment", "GET /deployments/:id", ({ id, projectId }) => json(200, deployments.get(id, projectId))),
				on("deleteDeployment", "DELETE /deployments/:id", async ({ id, projectId }) => {
					await deployments.delete(id, projectId);
					return empty(204);
				}),
				on("followDeployment", "GET /deployments/:id/events", ({ id, query, projectId }) => {
					const since = parseSince(query.get("since"), Date.now());
					return eventStream(deployments.events(id, projectId).follow(since));
				}),
			];
			const external_node_url_namespaceObject = require("node:url");
			const NODE = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"];
			const OTHER_LOCKS = ["pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb", "uv.lock", "poetry.lock"];
			const isNode = (entrypoint) => NODE.includes(external_node_path_default().extname(entrypoint).toLowerCase());
			const isPython = (entrypoint) => external_node_path_default().extname(entrypoint).toLowerCase() === ".py";
			const exists = (file) =>
				(0, promises_namespaceObject.access)(file).then(
					() => true,
					() => false,
				);
			function* foldersUp(root, file) {
				for (let folder = external_node_path_default().dirname(external_node_path_default().join(root, file)); ; folder = external_node_path_default().dirname(folder)) {
					yield folder;
					if (external_node_path_default().relative(root, folder) === "") return;
				}
			}
			async function firstOf(folder, files) {
				for (const file of files) if (await exists(external_node_path_default().join(folder, file))) return file;
				return undefined;
			}
			const KINDS_OF_DEPENDENCIES = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies", "workspaces"];
			async function readPackage(file) {
				try {
					const manifest = JSON.parse(await (0, promises_namespaceObject.readFile)(file, "utf8"));
					return {
						namesDependencies: KINDS_OF_DEPENDENCIES.some((field) => Object.keys(manifest[field] ?? {}).length > 0),
						isModule: manifest.type === "module",
					};
				} catch {
					return { namesDependencies: true, isModule: true };
				}
			}
			async function findManifest(root, entrypoint) {
				const kind = isNode(entrypoint) ? "node" : isPython(entrypoint) ? "python" : undefined;
				if (kind === undefined) return undefined;
				let nearest;
				for (const folder of foldersUp(root, entrypoint)) {
					const names = kind === "node" ? ["package.json"] : ["pyproject.toml", "requirements.txt"];
					const file = await firstOf(folder, names);
					if (file === undefined) continue;
					const { namesDependencies, isModule } = kind === "node" ? await readPackage(external_node_path_default().join(folder, file)) : { namesDependencies: true, isModule: true };
					const hasLock = await exists(external_node_path_default().join(folder, "package-lock.json"));
					const otherLock = hasLock ? undefined : await firstOf(folder, OTHER_LOCKS);
					const where = external_node_path_default().relative(root, external_node_path_default().join(folder, file));
					const lenient = [
						...(folder === root ? [] : [`the live platform reads ${file} in the root of the package, not ${where}`]),
						...(file === "requirements.txt" ? ["the live platform needs a pyproject.toml, not requirements.txt"] : []),
						...(isModule ? [] : [`the live platform needs "type": "module" in ${where}`]),
						...(otherLock === undefined ? [] : [`${otherLock} is not read, so newer versions may be installed`]),
					];
					const manifest = { kind, folder, file, namesDependencies, lenient };
					if (namesDependencies) return manifest;
					nearest ??= manifest;
				}
				return nearest;
			}
			const SDK = external_node_path_default().join("node_modules", "@onkernel", "sdk", "package.json");
			const NODE_OPTIONS = ["--experimental-transform-types", "--disable-warning=ExperimentalWarning", "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"];
			async function canImportSdk(folder, entrypoint) {
				for (const one of foldersUp(folder, entrypoint)) if (await exists(external_node_path_default().join(one, SDK))) return true;
				return false;
			}
			const runner = (name) => external_node_path_default().join(external_node_path_default().dirname((0, external_node_url_namespaceObject.fileURLToPath)(require("url").pathToFileURL(__filename).href)), name);
			async function commandFor(folder, entrypoint, python = "python3") {
				const file = external_node_path_default().join(folder, entrypoint);
				if (isPython(entrypoint)) return { command: [python, runner("runner.py"), file], runner: true };
				if (!isNode(entrypoint)) return undefined;
				if (!(await canImportSdk(folder, entrypoint))) return { command: [process.execPath, file], runner: false };
				return { command: [process.execPath, ...NODE_OPTIONS, runner("runner.mjs"), file], runner: true };
			}
			const ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception|Exit|Interrupt)\b[^:]*(?::|$)/;
			const NOISE = /^\s|^[\s{}()[\],;^~]*$|^Node\.js v\d|^\(Use `node --trace-|^Emitted 'error' event on /;
			const CARETS = /^\s*\^+\s*$/;
			function errorLine(lines) {
				const telling = lines.filter((line, at) => !NOISE.test(line) && !CARETS.test(lines[at + 1] ?? ""));
				return (telling.findLast((line) => ERROR.test(line)) ?? telling.at(-1))?.replace(/ \{$/, "");
			}
			function reasonOf(program, { code, signal, startError }, stderr) {
				if (code === 0) return undefined;
				const silent = signal ? `${program} was ended by ${signal}` : `${program} ended with exit code ${code}`;
				return startError || errorLine(stderr) || silent;
			}
			const PASSED = /^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|XDG_\w+|npm_config_\w+|PIP_\w+|PYENV_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|REQUESTS_CA_BUNDLE|(?:https?|no|all)_proxy)$/i;
			function passedOn() {
				const passed = Object.entries(process.env).filter(([name, value]) => PASSED.test(name) && value !== undefined);
				return Object.fromEntries(passed);
			}
			const NPM = ["npm", "install", "--no-audit", "--no-fund", "--no-update-notifier", "--prefer-offline"];
			const READ_PYPROJECT = `import sys
try:
    import tomllib
except ImportError:
    from pip._vendor import tomli as tomllib
with open(sys.argv[1], 'rb') as file:
    dependencies = tomllib.load(file).get('project', {}).get('dependencies', [])
with open(sys.argv[2], 'w') as file:
    file.write(''.join(line + '\\n' for line in dependencies))`;
			function pipCommands(file, venv) {
				const isProject = file === "pyproject.toml";
				const requirements = isProject ? `${venv}.requirements.txt` : file;
				const pip = ["python3", "-m", "pip", "--python", external_node_path_default().join(venv, "bin/python"), "install"];
				return [...(isProject ? [["python3", "-c", READ_PYPROJECT, file, requirements]] : []), ["python3", "-m", "venv", "--without-pip", venv], [...pip, "--disable-pip-version-check", "--no-input", "--quiet", "-r", requirements]];
			}
			async function install(options) {
				const { folder, entrypoint, onLine } = options;
				const manifest = await findManifest(folder, entrypoint);
				if (!manifest) return {};
				for (const sentence of manifest.lenient) onLine(`Warning: ${sentence}`);
				if (!manifest.namesDependencies) return {};
				if (manifest.kind === "node" && (await exists(external_node_path_default().join(manifest.folder, "node_modules")))) return {};
				return run(manifest, options);
			}
			async function run({ kind, file, folder }, options) {
				const { environment: venv, onLine } = options;
				const by = `${kind === "node" ? "npm" : "pip"} from ${file}`;
				onLine(`Installing the dependencies: ${by}`);
				for (const command of kind === "node" ? [NPM] : pipCommands(file, venv)) {
					const failure = await runCommand(command, folder, options);
					if (failure !== undefined) return { failure: `the dependencies could not be installed (${by}): ${failure}` };
				}
				return kind === "node" ? {} : { python: external_node_path_default().join(venv, "bin/python") };
			}
			const COMPLAINT = /^(?:npm error (?!code |errno |syscall |path |command |dest )|ERROR: |error: )(\S.*)$/;
			async function runCommand(command, cwd, { leash, owner, onLine, onProcess }) {
				const written = [];
				const lines = new Lines((line) => {
					written.push(line);
					if (line.trim() !== "") onLine(line);
				});
				const onOutput = (_, data) => lines.write(data);
				const started = new ProcessGroup(command, { cwd, env: passedOn(), leash, owner, onOutput });
				onProcess(started);
				const end = await started.ended;
				lines.end();
				const failure = reasonOf(command[0] ?? "", end, written);
				const complaint = written.map((line) => COMPLAINT.exec(line)?.[1]).find((line) => line !== undefined);
				return failure === undefined ? undefined : (complaint ?? failure);
			}
			const external_node_readline_namespaceObject = require("node:readline");
			class ProcessRuntime {
				#output;
				#events;
				#pending = new Map();
				#onIdle = [];
				#ended;
				constructor({ input, output }, events) {
					this.#output = output;
					this.#events = events;
					const lines = (0, external_node_readline_namespaceObject.createInterface)({ input }).on("error", () => undefined);
					lines.on("line", (line) => this.#receive(line));
				}
				#receive(line) {
					const message = parse(line);
					if (message?.event === "registered") this.#events.onRegistered(message.apps);
					else if (message?.event === "script") this.#events.onScript();
					else if (message?.event === "log") {
						this.#events.onLine(message.line);
						this.#pending.get(message.invocation)?.onLine(message.line);
					} else if (message !== undefined) {
						const { event, invocation, ...result } = message;
						this.#pending.get(invocation)?.resolve({ status: event, ...result });
						this.forget(invocation);
					}
				}
				call(call, onLine) {
					if (this.#ended !== undefined) return Promise.resolve({ status: "failed", reason: this.#ended });
					return new Promise((resolve) => {
						this.#pending.set(call.invocation, { onLine, resolve });
						this.#output.write(`${JSON.stringify(call)}\n`);
					});
				}
				forget(invocation) {
					this.#pending.delete(invocation);
					if (this.#pending.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
				}
				async idle() {
					if (this.#pending.size > 0) await new Promise((resolve) => this.#onIdle.push(resolve));
				}
				end(reason) {
					this.#ended = reason;
					for (const [invocation, { resolve }] of this.#pending) {
						resolve({ status: "failed", reason });
						this.forget(invocation);
					}
				}
			}
			function parse(line) {
				try {
					const message = JSON.parse(line);
					return typeof message?.event === "string" ? message : undefined;
				} catch {
					return undefined;
				}
			}
			const KEPT_LINES = 200;
			class Launch {
				#options;
				#events;
				#ended;
				#process;
				#isStopped = false;
				runtime;
				hasEnded = false;
				constructor(options, events) {
					this.#options = options;
					this.#events = events;
					this.#ended = this.#run()
						.catch((error) => events.onEnd(`the app cannot be started: ${String(error)}`))
						.finally(() => {
							this.hasEnded = true;
						});
				}
				async #run() {
					const { folder, entrypoint, leash, owner, environment } = this.#options;
					const { onLine, onEnd } = this.#events;
					const onProcess = (process) => {
						this.#process = process;
						if (this.#isStopped) void process.kill();
					};
					const installation = await install({ folder, entrypoint, environment, leash, owner, onLine, onProcess });
					if (this.#isStopped || installation.failure !== undefined) return onEnd(installation.failure);
					const ended = await this.#start(installation);
					const failure = ended?.replaceAll(`${folder}${external_node_path_default().sep}`, "");
					this.runtime?.end(this.#isStopped ? "the deployment was stopped" : (failure ?? "the app exited with 0"));
					onEnd(failure);
				}
				async #start({ python }) {
					const { folder, entrypoint, leash, owner } = this.#options;
					const { onLine, onScript } = this.#events;
					const found = await commandFor(folder, entrypoint, python);
					if (!found) return `${entrypoint} cannot be started: it is neither JavaScript nor TypeScript nor Python`;
					const env = this.#env(python);
					if (this.#isStopped) return undefined;
					const complaints = [];
					const complain = (line) => {
						onLine(line);
						if (complaints.push(line) > KEPT_LINES) complaints.shift();
					};
					const lines = { stdout: new Lines(onLine), stderr: new Lines(complain) };
					const started = new ProcessGroup(found.command, {
						cwd: folder,
						env,
						leash,
						owner,
						channel: found.runner,
						onOutput: (stream, data) => lines[stream].write(data),
					});
					this.#process = started;
					if (started.channel) this.runtime = new ProcessRuntime(started.channel, this.#events);
					else onScript();
					const end = await started.ended;
					for (const one of Object.values(lines)) one.end();
					return reasonOf("the app", end, complaints);
				}
				#env(python) {
					const { folder, entrypoint, envVars, serviceVars } = this.#options;
					const { PATH = "/usr/local/bin:/usr/bin:/bin" } = process.env;
					return {
						PATH: python === undefined ? PATH : `${external_node_path_default().dirname(python)}${external_node_path_default().delimiter}${PATH}`,
						HOME: folder,
						PYTHONUNBUFFERED: "1",
						...envVars,
						...serviceVars,
						ENTRYPOINT_RELPATH: entrypoint,
					};
				}
				async kill() {
					this.#isStopped = true;
					await this.#process?.kill();
					await this.#ended;
				}
			}
			const STEP = /^(?:\/\/|#)! (\w+) ?(.*)$/;
			class ScriptedApp {
				hasEnded = false;
				runtime;
				constructor(folder, entrypoint, events) {
					setImmediate(() => {
						if (this.hasEnded) events.onEnd(undefined);
						else this.#play((0, external_node_fs_.readFileSync)(external_node_path_default().join(folder, entrypoint), "utf8"), events);
					});
				}
				#play(text, { onLine, onRegistered, onScript, onEnd }) {
					const apps = [];
					const said = [];
					const results = new Map();
					let failure;
					for (const line of text.split("\n")) {
						const [, step, rest = ""] = STEP.exec(line) ?? [];
						const [name = "", ...others] = rest.split(" ");
						if (step === "log") onLine(rest);
						if (step === "app") apps.push({ name, actions: others });
						if (step === "says") said.push({ action: name, line: others.join(" ") });
						if (step === "stays") results.set(name, new Promise(() => {}));
						if (step === "returns") results.set(name, { status: "succeeded", output: others.join(" ") });
						if (step === "throws") results.set(name, { status: "failed", reason: others.join(" ") });
						if (step === "fail") failure = rest;
					}
					this.hasEnded = failure !== undefined;
					if (failure !== undefined) onEnd(failure);
					else if (apps.length === 0) onScript();
					else {
						const runtime = {
							async call({ action }, tell) {
								for (const one of said) if (one.action === action) tell(one.line);
								return results.get(action) ?? { status: "succeeded" };
							},
							forget: () => undefined,
							idle: () => Promise.resolve(),
						};
						this.runtime = runtime;
						onRegistered(apps);
					}
				}
				async kill() {
					this.hasEnded = true;
				}
			}
			const isFinal = (status) => status === "failed" || status === "stopped";
			const blank = (envVars) => Object.fromEntries(Object.keys(envVars).map((key) => [key, ""]));
			function newRecord(id, form, now) {
				const { origin, region, envVars } = form;
				const record = {
					id,
					status: "queued",
					region,
					created_at: now.toISOString(),
					updated_at: null,
					status_reason: "Deployment in progress",
					env_vars: blank(envVars),
					source_type: origin.kind === "file" ? "file" : "github",
				};
				if (origin.kind === "file") {
					record.entrypoint_rel_path = origin.entrypoint;
					record.source_checksum = origin.file.sha256;
					return record;
				}
				const { entrypoint } = origin.source;
				if (typeof entrypoint === "string") record.entrypoint_rel_path = entrypoint;
				return record;
			}
			const MAX_SIZE = 64 * 1024 * 1024;
			const LINE_SIZE = 100;
			const CUT = 0.25;
			const HEARTBEAT_MS = 15_000;
			const sizeOf = ({ event, message }) => (event === "log" ? String(message).length + LINE_SIZE : 0);
			class EventLog {
				#events = [];
				#size = 0;
				#readers = new Map();
				#ended = false;
				get lines() {
					return this.#events.filter(({ event }) => event === "log").map(({ message }) => String(message));
				}
				add(event, fields) {
					const entry = { event, timestamp: new Date().toISOString(), ...fields };
					this.#events.push(entry);
					this.#size += sizeOf(entry);
					if (this.#size > MAX_SIZE) this.#cut();
					for (const reader of this.#readers.keys()) reader.push(response_frame(entry));
				}
				#cut() {
					this.#events = this.#events.filter((one) => {
						if (one.event !== "log" || this.#size <= MAX_SIZE * (1 - CUT)) return true;
						this.#size -= sizeOf(one);
						return false;
					});
				}
				end() {
					this.#ended = true;
					for (const reader of this.#readers.keys()) {
						this.#leave(reader);
						reader.push(null);
					}
				}
				#leave(reader) {
					clearInterval(this.#readers.get(reader));
					this.#readers.delete(reader);
				}
				follow(since) {
					const reader = new external_node_stream_.Readable({ read: () => undefined, objectMode: true });
					for (const event of this.#events) if (Date.parse(event.timestamp) >= since) reader.push(response_frame(event));
					if (this.#ended) {
						reader.push(null);
						return reader;
					}
					const beat = () => reader.push(response_frame({ event: "sse_heartbeat", timestamp: new Date().toISOString() }));
					this.#readers.set(reader, setInterval(beat, HEARTBEAT_MS));
					return reader.on("close", () => this.#leave(reader));
				}
			}
			class Deployments {
				ledger = [];
				#all = new Map();
				#options;
				#isClosed = false;
				constructor(options) {
					this.#options = options;
				}
				folderOf = (id) => external_node_path_default().join(this.#options.folder, id);
				commit(form, committed, projectId) {
					const { id } = committed;
					const record = newRecord(id, form, new Date());
					if (!this.#options.checksums) delete record.source_checksum;
					const version = form.version ?? LATEST;
					const deployment = { record, appNames: [], version, projectId, listed: true, events: new EventLog() };
					this.#all.set(id, deployment);
					this.ledger.push(committed);
					deployment.events.add("deployment_state", { deployment: { ...record } });
					deployment.timer = setTimeout(() => this.#start(deployment, form), this.#options.queuedMs);
					return { ...record };
				}
				#move(deployment, status, reason) {
					if (!isFinal(deployment.record.status)) this.#put(deployment, status, reason);
				}
				#moveByApp(deployment, status, reason) {
					if (!deployment.isSet) this.#move(deployment, status, reason);
				}
				#put(deployment, status, reason) {
					Object.assign(deployment.record, { status, status_reason: reason, updated_at: new Date().toISOString() });
					deployment.events.add("deployment_state", { deployment: { ...deployment.record } });
					if (!isFinal(status)) return;
					this.#options.versions.drop(deployment.record.id);
					deployment.events.end();
				}
				#start(deployment, form) {
					if (this.#isClosed) return;
					const { startGraceMs, keys } = this.#options;
					const { record, projectId } = deployment;
					this.#moveByApp(deployment, "in_progress", "Starting the app");
					const run = (reason) => {
						deployment.timer = setTimeout(() => this.#moveByApp(deployment, "running", reason), startGraceMs);
					};
					if (form.origin.kind === "source") {
						run("Recorded only, because the emulator fetches no code");
						return;
					}
					const key = keys.mint(`deployment ${record.id}`, projectId);
					deployment.app = this.#makeApp(record.id, form, form.origin.entrypoint, key, {
						onLine: (message) => deployment.events.add("log", { message }),
						onScript: () => run("The app is running"),
						onRegistered: (apps) => this.#register(deployment, form.force, apps),
						onEnd: (failure) => {
							clearTimeout(deployment.timer);
							keys.revoke(key);
							if (failure !== undefined) this.#moveByApp(deployment, "failed", failure);
							else if (deployment.appNames.length > 0) {
								this.#moveByApp(deployment, "failed", "The app exited with 0, so its actions can no longer be called");
							} else this.#moveByApp(deployment, "running", "The app exited with 0");
						},
					});
				}
				#makeApp(id, { envVars }, entrypoint, key, events) {
					const { apps, serviceUrl, leash } = this.#options;
					const folder = external_node_path_default().join(this.folderOf(id), "app");
					if (apps === "scripted") return new ScriptedApp(folder, entrypoint, events);
					const serviceVars = { KERNEL_API_KEY: key, KERNEL_BASE_URL: serviceUrl() };
					const environment = external_node_path_default().join(this.folderOf(id), "environment");
					return new Launch({ owner: id, folder, environment, entrypoint, envVars, serviceVars, leash }, events);
				}
				#register(deployment, force, apps) {
					const { versions } = this.#options;
					const { version, app, record, projectId } = deployment;
					if (isFinal(record.status) || !app?.runtime) return;
					const others = versions.deploymentsOf(apps, version, projectId);
					const appNames = apps.map(({ name }) => name);
					if (others.length > 0 && version !== LATEST && !force) {
						const reason = `version ${version} of ${appNames.join(", ")} already exists; set force to overwrite it`;
						void this.#end(deployment, "failed", reason);
						return;
					}
					deployment.appNames = appNames;
					const { id, region, env_vars } = record;
					for (const { name, actions } of apps) {
						const known = {
							id: (0, external_node_crypto_namespaceObject.randomBytes)(12).toString("hex"),
							app_name: name,
							version,
							region,
							actions: actions.map((action) => ({ name: action })),
						};
						versions.hold({ ...known, deployment: id, env_vars }, app.runtime, projectId);
						deployment.events.add("app_version_summary", known);
					}
					this.#moveByApp(deployment, "running", "The app is running");
					for (const other of others) void this.#replace(this.#find(other), id);
				}
				async #replace(deployment, by) {
					clearTimeout(deployment.timer);
					this.#move(deployment, "stopped", `overwritten by ${by}`);
					await deployment.app?.runtime?.idle();
					await deployment.app?.kill();
				}
				async #end(deployment, status, reason) {
					clearTimeout(deployment.timer);
					this.#move(deployment, status, reason);
					await deployment.app?.kill();
				}
				#find(id, projectId) {
					const found = this.#all.get(id);
					if (!found || (projectId !== undefined && found.projectId !== projectId)) throw (0, errors.mX)("deployment");
					return found;
				}
				get = (id, projectId) => ({ ...this.#find(id, projectId).record });
				events = (id, projectId) => this.#find(id, projectId).events;
				list = (filter = () => true) =>
					[...this.#all.values()]
						.filter(filter)
						.map((one) => ({ ...one.record }))
						.reverse();
				async delete(id, projectId) {
					const deployment = this.#find(id, projectId);
					deployment.listed = false;
					await this.#end(deployment, "stopped", "Stopped by request");
				}
				hasEnded = (id) => this.#find(id).app?.hasEnded ?? true;
				setStatus(id, status, reason = "") {
					const deployment = this.#find(id);
					clearTimeout(deployment.timer);
					deployment.isSet = true;
					this.#put(deployment, status, reason);
				}
				discard = (id) => (0, promises_namespaceObject.rm)(this.folderOf(id), { recursive: true, force: true });
				async close() {
					this.#isClosed = true;
					for (const deployment of this.#all.values()) {
						clearTimeout(deployment.timer);
						this.#move(deployment, "stopped", "The emulator was closed");
						deployment.events.end();
					}
					await Promise.all([...this.#all.values()].map(({ app }) => app?.kill()));
				}
			}
			var http_faults = __nccwpck_require__(925);
			const external_node_http_namespaceObject = require("node:http");
			const external_node_https_namespaceObject = require("node:https");
			const KEEP_ALIVE = 60_000;
			const BACKLOG = 4096;
			class LoopbackServer {
				#server;
				#sockets = new Map();
				constructor(handle, tls) {
					const listener = (request, response) => {
						const { socket } = request;
						handle(request, response, this.#sockets.get(socket.remotePort) ?? socket);
					};
					this.#server = tls ? (0, external_node_https_namespaceObject.createServer)(tls, listener) : (0, external_node_http_namespaceObject.createServer)(listener);
					this.#server.requestTimeout = 0;
					this.#server.headersTimeout = 0;
					this.#server.keepAliveTimeout = KEEP_ALIVE;
					this.#server.on("connection", (socket) => {
						const { remotePort } = socket;
						this.#sockets.set(remotePort, socket);
						socket.on("error", () => undefined);
						socket.on("close", () => {
							if (this.#sockets.get(remotePort) === socket) this.#sockets.delete(remotePort);
						});
					});
				}
				onUpgrade(handle) {
					this.#server.on("upgrade", handle);
				}
				listen(port) {
					return new Promise((resolve, reject) => {
						this.#server.once("error", reject);
						this.#server.listen({ port, host: "127.0.0.1", backlog: BACKLOG }, () => resolve(this.#server.address().port));
					});
				}
				close() {
					const closed = new Promise((resolve) => this.#server.close(() => resolve()));
					for (const socket of this.#sockets.values()) socket.destroy();
					return closed;
				}
			}
			var promises_ = __nccwpck_require__(500);
			const SETTLE_MS = 50;
			const LINGER_MS = 5_000;
			class Connection {
				#request;
				#response;
				#socket;
				constructor(request, response, socket) {
					this.#request = request;
					this.#response = response;
					this.#socket = socket;
				}
				breakOff({ kind }) {
					if (kind === "reset") this.#socket.resetAndDestroy();
					else this.#request.pause();
				}
				sendEarly({ status, headers, body }) {
					const head = Object.entries({ ...headers, connection: "close", "content-length": String(body.length) });
					const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join("");
					this.#request.socket.write(`HTTP/1.1 ${status} Early\r\n${lines}\r\n`);
					this.#request.socket.write(body);
				}
				async send({ status, headers, body }, breaks) {
					const cut = breaks?.at === "response-body" ? breaks : undefined;
					const isWhole = Buffer.isBuffer(body) && status !== 204;
					this.#response.writeHead(status, { ...(isWhole ? { "content-length": String(body.length) } : {}), ...headers });
					if (cut) return this.#sendPart(body, cut);
					if (Buffer.isBuffer(body)) {
						this.#response.write(body);
						await this.#linger();
						this.#response.end();
						return;
					}
					this.#response.flushHeaders();
					const toBytes = new external_node_stream_.Transform({
						writableObjectMode: true,
						transform: (chunk, _encoding, done) => done(null, chunk),
					});
					await (0, external_node_stream_promises_namespaceObject.pipeline)(body, toBytes, this.#response).catch(() => undefined);
				}
				async #linger() {
					if (this.#request.complete) return;
					await (0, external_node_stream_promises_namespaceObject.finished)(this.#request, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
				}
				async #sendPart(body, fault) {
					this.#response.flushHeaders();
					let left = fault.frames ?? 1;
					if (Buffer.isBuffer(body)) this.#response.write(body.subarray(0, Math.ceil(body.length / 2)));
					else if (left > 0) {
						for await (const frame of body) {
							this.#response.write(frame);
							if (--left <= 0) break;
						}
					}
					await (0, promises_.setTimeout)(SETTLE_MS);
					await (0, promises_.setImmediate)();
					this.breakOff(fault);
				}
			}
			const toBuffer = (body) => {
				if (Buffer.isBuffer(body)) return body;
				return Buffer.from(typeof body === "object" ? JSON.stringify(body) : String(body ?? ""));
			};
			function contentType(body) {
				if (body === undefined) return {};
				const isHtml = typeof body === "string" && body.trimStart().startsWith("<");
				return { "content-type": isHtml ? "text/html" : "application/json" };
			}
			function cannedResponse(fault, id = "") {
				const { status, headers = {}, body } = fault;
				const named = (text) => text.replaceAll("{id}", id);
				const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), named(value)]);
				const bytes = toBuffer(body);
				return {
					status,
					headers: { ...contentType(body), ...Object.fromEntries(own) },
					body: bytes.includes("{id}") ? Buffer.from(named(bytes.toString("utf8"))) : bytes,
				};
			}
			function recordOf({ body }) {
				try {
					return Buffer.isBuffer(body) ? JSON.parse(body.toString("utf8")) : undefined;
				} catch {
					return undefined;
				}
			}
			function distort(response, fault) {
				const record = fault?.kind === "answer" || fault?.kind === "override" ? recordOf(response) : undefined;
				if (fault?.kind === "alter") return fault.alter(response);
				if (fault?.kind === "answer") {
					return cannedResponse(fault, (0, request_body.Gv)(record) && typeof record.id === "string" ? record.id : "");
				}
				if (fault?.kind !== "override" || !Buffer.isBuffer(response.body)) return response;
				const replaced = (0, request_body.Gv)(record) && (0, request_body.Gv)(fault.record) ? { ...record, ...fault.record } : fault.record;
				return { ...response, body: Buffer.from(JSON.stringify(replaced) ?? "") };
			}
			const KEPT_BYTES = 64 * 1024 * 1024;
			class RecordedRequest {
				method;
				path;
				query;
				headers;
				rawHeaders;
				bodyBytes = 0;
				complete = false;
				operation;
				status;
				#kept = [];
				#keepsBody;
				constructor(request, url, keepsBody) {
					this.#keepsBody = keepsBody;
					this.method = request.method ?? "";
					this.path = url.pathname;
					this.query = url.searchParams;
					this.headers = request.headers;
					this.rawHeaders = request.rawHeaders;
				}
				get body() {
					if (this.#kept.length > 1) this.#kept.splice(0, this.#kept.length, Buffer.concat(this.#kept));
					return this.#kept[0] ?? Buffer.alloc(0);
				}
				receive(chunk) {
					this.bodyBytes += chunk.length;
					if (this.#keepsBody && this.bodyBytes <= KEPT_BYTES) this.#kept.push(chunk);
				}
			}
			class RequestHandler {
				#options;
				#open = new Set();
				constructor(options) {
					this.#options = options;
				}
				async idle() {
					while (this.#open.size > 0) await Promise.allSettled(this.#open);
				}
				async handle(request, response, socket) {
					const work = this.#handle(request, response, socket);
					this.#open.add(work);
					await work.catch((error) => this.#options.log(`the emulator failed: ${String(error)}`));
					this.#open.delete(work);
				}
				async #handle(request, response, socket) {
					const { routes, prefix, faults, requests, log } = this.#options;
					const url = new URL(`http://emulator${request.url?.startsWith("/") ? request.url : "/"}`);
					const connection = new Connection(request, response, socket);
					const record = new RecordedRequest(request, url, requests !== undefined);
					response.on("error", () => undefined);
					requests?.push(record);
					const isInside = url.pathname.startsWith(`${prefix}/`);
					const found = findRoute(routes, record.method, isInside ? url.pathname.slice(prefix.length) : "");
					if (!(found instanceof errors.hD)) record.operation = found.route.operation;
					const fault = record.operation === undefined ? undefined : faults.take(record.operation);
					response.on("close", () => {
						const kind = fault ? `, fault: ${fault.kind}` : "";
						log(`${record.method} ${url.pathname} ${record.status ?? "-"} (${record.bodyBytes} bytes in${kind})`);
					});
					const breaks = fault?.kind === "reset" || fault?.kind === "stall" ? fault : undefined;
					if (breaks?.at === "headers") return connection.breakOff(breaks);
					if (fault?.kind === "answer" && fault.early) {
						record.status = fault.status;
						return connection.sendEarly(cannedResponse(fault));
					}
					const interruption = breaks?.at === "body" ? { bytes: breaks.bytes ?? 1, act: () => connection.breakOff(breaks) } : undefined;
					const body = (0, request_body.uL)(request, record, interruption);
					if (fault?.kind === "delay") await delay(fault.ms, response);
					if (response.destroyed && record.method === "GET") return;
					const real = fault?.kind === "answer" && !fault.afterCommit ? await drained(body, cannedResponse(fault)) : await this.#work(found, record, body, request);
					try {
						if (interruption || response.destroyed) return;
						if (breaks?.at === "after-commit") return connection.breakOff(breaks);
						if (record.operation !== undefined) await faults.released(record.operation);
						const sent = distort(real, fault);
						record.status = sent.status;
						await connection.send(sent, breaks);
					} finally {
						if (!Buffer.isBuffer(real.body)) real.body.destroy();
					}
				}
				#authorize({ headers }) {
					const { keys, projects } = this.#options;
					const key = keys.authenticate(headers.authorization);
					const scope = projects.scopeOf(key.project_id, headers);
					return { key, scope, projectId: scope ?? projects.default.id };
				}
				async #work(found, record, body, request) {
					try {
						if (found instanceof errors.hD) throw found;
						const { route, values } = found;
						const asking = this.#authorize(request);
						const { query, headers } = record;
						const scheme = "encrypted" in request.socket ? "https" : "http";
						const baseUrl = `${scheme}://${headers.host}${this.#options.prefix}`;
						const [id = "", part = ""] = values;
						return await route.handle({ id, part, query, headers, body, baseUrl, ...asking });
					} catch (error) {
						if (error instanceof errors.hD) return refusal(error);
						if (!body.destroyed) this.#options.log(`the emulator failed: ${String(error)}`);
						return refusal((0, errors.mM)());
					} finally {
						body.resume();
					}
				}
			}
			async function drained(body, response) {
				try {
					for await (const _ of body);
				} catch {}
				return response;
			}
			function delay(ms, response) {
				return new Promise((resolve) => {
					const timer = setTimeout(resolve, ms);
					response.on("close", () => {
						clearTimeout(timer);
						resolve();
					});
				});
			}
			const invocation_form_TIMEOUT = { min: 10, default: 900, max: 3600 };
			function jsonText(body, field) {
				const text = body[field];
				if (text === undefined || text === null || text === "") return undefined;
				if (typeof text !== "string") throw (0, errors.Gq)(`${field} must be a string that contains JSON`);
				try {
					JSON.parse(text);
					return text;
				} catch {
					throw (0, errors.Gq)(`${field} is a string that is not valid JSON`);
				}
			}
			function invocation_form_name(body, field) {
				const value = body[field];
				if (typeof value !== "string" || value === "") throw (0, errors.Gq)(`${field} must be a non-empty string`);
				return value;
			}
			function parseInvocationForm(body) {
				const { async: isAsync = false, async_timeout_seconds: timeout = invocation_form_TIMEOUT.default } = body;
				if (typeof isAsync !== "boolean") throw (0, errors.Gq)("async must be true or false");
				if (!Number.isInteger(timeout) || Number(timeout) < invocation_form_TIMEOUT.min || Number(timeout) > invocation_form_TIMEOUT.max) {
					throw (0, errors.Gq)(`async_timeout_seconds must be an integer from ${invocation_form_TIMEOUT.min} to ${invocation_form_TIMEOUT.max}`);
				}
				const payload = jsonText(body, "payload");
				return {
					app: invocation_form_name(body, "app_name"),
					action: invocation_form_name(body, "action_name"),
					version: body.version === undefined ? LATEST : invocation_form_name(body, "version"),
					...(payload === undefined ? {} : { payload }),
					isAsync,
					asyncTimeout: Number(timeout),
				};
			}
			function parseInvocationChange(body) {
				const { status } = body;
				if (status !== "succeeded" && status !== "failed") throw (0, errors.Gq)("status must be succeeded or failed");
				const output = jsonText(body, "output");
				return { status, ...(output === undefined ? {} : { output }) };
			}
			const FILTERS = ["app_name", "action_name", "version", "deployment_id", "status"];
			function parseFilter(query) {
				const given = FILTERS.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []));
				return { since: parseSince(query.get("since"), Date.now()), ...Object.fromEntries(given) };
			}
			const invocationRoutes = (invocations, browsers) => [
				on("createInvocation", "POST /invocations", async ({ body, projectId }) => {
					const form = parseInvocationForm(await (0, request_body.Ag)(body));
					const { id, action_name, status, status_reason, output } = await invocations.create(form, projectId);
					return json(form.isAsync ? 202 : 200, { id, action_name, status, status_reason, output });
				}),
				on("listInvocations", "GET /invocations", ({ query, projectId }) => page(invocations.list(parseFilter(query), projectId), query)),
				on("getInvocation", "GET /invocations/:id", ({ id, projectId }) => json(200, invocations.get(id, projectId))),
				on("updateInvocation", "PATCH /invocations/:id", async ({ id, body, projectId }) => {
					const change = parseInvocationChange(await (0, request_body.Ag)(body));
					return json(200, await invocations.update(id, change, projectId));
				}),
				on("followInvocation", "GET /invocations/:id/events", ({ id, query, projectId }) => {
					const since = parseSince(query.get("since"), Date.now());
					return eventStream(invocations.events(id, projectId).follow(since));
				}),
				on("listInvocationBrowsers", "GET /invocations/:id/browsers", ({ id, projectId, baseUrl }) => {
					invocations.get(id, projectId);
					return json(200, { browsers: browsers.ofInvocation(id).map((one) => one.record(baseUrl)) });
				}),
				on("deleteInvocationBrowsers", "DELETE /invocations/:id/browsers", async ({ id, projectId }) => {
					invocations.get(id, projectId);
					await browsers.endOf(id);
					return empty(204);
				}),
			];
			const SYNC_LIMIT_MS = 100_000;
			const hasEnded = ({ status }) => status === "succeeded" || status === "failed";
			class Invocations {
				#versions;
				#browsers;
				#all = new Map();
				constructor(versions, browsers) {
					this.#versions = versions;
					this.#browsers = browsers;
				}
				async create(form, projectId) {
					const { version, runtime } = this.#versions.find(form.app, form.version, projectId);
					if (!version.actions.some(({ name }) => name === form.action)) {
						throw (0, errors.mX)(`action ${form.action} of app ${form.app}`);
					}
					const invocation = {
						record: invocations_newRecord(form),
						deployment: version.deployment,
						projectId,
						runtime,
						events: new EventLog(),
						ended: Promise.withResolvers(),
					};
					this.#all.set(invocation.record.id, invocation);
					this.#tell(invocation);
					const limitMs = form.isAsync ? form.asyncTimeout * 1000 : SYNC_LIMIT_MS;
					invocation.timer = setTimeout(() => {
						void this.#terminate(invocation, { status: "failed" }, `the action did not end within ${limitMs / 1000} s`);
					}, limitMs);
					const queued = { ...invocation.record };
					setImmediate(() => void this.#run(invocation));
					if (form.isAsync) return queued;
					await invocation.ended.promise;
					return { ...invocation.record };
				}
				async #run(invocation) {
					const { record, events, runtime } = invocation;
					if (hasEnded(record)) return;
					record.status = "running";
					this.#tell(invocation);
					const { id, app_name: app, action_name: action, payload } = record;
					const call = { invocation: id, app, action, ...(payload === undefined ? {} : { payload }) };
					this.#end(invocation, await runtime.call(call, (message) => events.add("log", { message })));
				}
				#tell = ({ record, events }) => events.add("invocation_state", { invocation: { ...record } });
				#end(invocation, result) {
					const { record, events, ended, timer } = invocation;
					if (hasEnded(record)) return;
					clearTimeout(timer);
					Object.assign(record, { status: result.status, finished_at: new Date().toISOString() });
					if (result.status === "failed") record.status_reason = result.reason;
					else if (result.output !== undefined) record.output = result.output;
					this.#tell(invocation);
					events.end();
					ended.resolve();
				}
				async #terminate(invocation, { status, output }, reason) {
					const { record, runtime } = invocation;
					runtime.forget(record.id);
					if (output !== undefined) record.output = output;
					this.#end(invocation, status === "failed" ? { status, reason } : { status });
					if (status === "failed") await this.#browsers.endOf(record.id);
				}
				async update(id, change, projectId) {
					const invocation = this.#find(id, projectId);
					const { record } = invocation;
					if (hasEnded(record)) throw (0, errors.Gq)(`status: the invocation has already ended, as ${record.status}`);
					await this.#terminate(invocation, change, "The invocation was ended by request");
					return { ...record };
				}
				#find(id, projectId) {
					const found = this.#all.get(id);
					if (found?.projectId !== projectId) throw (0, errors.mX)("invocation");
					return found;
				}
				get = (id, projectId) => ({ ...this.#find(id, projectId).record });
				events = (id, projectId) => this.#find(id, projectId).events;
				note(id, message) {
					this.#all.get(id)?.events.add("log", { message });
				}
				list({ since, deployment_id: deployment, ...exact }, projectId) {
					return [...this.#all.values()]
						.filter((one) => one.projectId === projectId && (!deployment || one.deployment === deployment))
						.map(({ record }) => ({ ...record }))
						.filter((record) => Date.parse(record.started_at) >= since)
						.filter((record) => Object.entries(exact).every(([field, value]) => !value || record[field] === value))
						.reverse();
				}
				close() {
					for (const invocation of this.#all.values()) this.#end(invocation, { status: "failed", reason: "The emulator was closed" });
				}
			}
			const invocations_newRecord = ({ app, action, version, payload }) => ({
				id: (0, external_node_crypto_namespaceObject.randomBytes)(12).toString("hex"),
				app_name: app,
				action_name: action,
				version,
				status: "queued",
				started_at: new Date().toISOString(),
				finished_at: null,
				...(payload === undefined ? {} : { payload }),
			});
			const DAY = 24 * 60 * 60 * 1000;
			const MAX_DAYS = 3650;
			const OWNER = { id: "user_local", email: "local@example.com", name: "Local" };
			const newKey = () => `sk_${(0, external_node_crypto_namespaceObject.randomBytes)(24).toString("base64url")}`;
			class Keys {
				#byKey = new Map();
				#minted = new Map();
				#projects;
				constructor(firstKey, projects) {
					this.#projects = projects;
					this.#byKey.set(firstKey, this.#newRecord(firstKey, "first key", null, null));
				}
				#newRecord(key, name, expiresAt, projectId) {
					return {
						id: (0, external_node_crypto_namespaceObject.randomUUID)(),
						name,
						created_at: new Date().toISOString(),
						created_by: OWNER,
						deleted_at: null,
						expires_at: expiresAt,
						masked_key: `${key.slice(0, 3)}...${key.slice(-4)}`,
						project_id: projectId,
						project_name: projectId === null ? null : this.#projects.get(projectId).name,
					};
				}
				authenticate(header) {
					if (header === undefined) throw (0, errors.nc)("the Authorization header is missing");
					const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
					if (token === undefined) throw (0, errors.nc)('the Authorization header is not "Bearer <key>"');
					const record = this.#byKey.get(token) ?? this.#minted.get(token);
					if (!record) throw (0, errors.nc)("the API key is not valid");
					return record;
				}
				create(body, { scope }) {
					const { name, days_to_expire: days = null, project_id: asked = scope } = body;
					if (typeof name !== "string" || name.trim() === "") throw (0, errors.Gq)("name must be a non-empty string");
					if (days !== null && !(Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_DAYS)) {
						throw (0, errors.Gq)(`days_to_expire must be an integer from 1 to ${MAX_DAYS}`);
					}
					if (asked !== null && typeof asked !== "string") throw (0, errors.Gq)("project_id must be a string");
					if (scope !== null && asked !== scope) throw (0, errors.o0)("a project's key can create keys only for that project");
					const key = newKey();
					const end = days === null ? null : new Date(Date.now() + Number(days) * DAY).toISOString();
					const record = this.#newRecord(key, name, end, asked);
					this.#byKey.set(key, record);
					return { ...record, key };
				}
				mint(name, projectId) {
					const key = newKey();
					this.#minted.set(key, this.#newRecord(key, name, null, projectId));
					return key;
				}
				revoke(key) {
					this.#minted.delete(key);
				}
				list = ({ scope }) => [...this.#byKey.values()].filter(({ project_id: id }) => scope === null || id === scope);
				delete(id, asking) {
					const record = this.list(asking).find((one) => one.id === id);
					if (!record) throw (0, errors.mX)("API key");
					if (record === asking.key) throw (0, errors.o0)("a key cannot delete itself");
					for (const [key, one] of this.#byKey) if (one === record) this.#byKey.delete(key);
				}
			}
			const keyRoutes = (keys, projects) => [
				on("createApiKey", "POST /org/api_keys", async (exchange) => json(201, keys.create(await (0, request_body.Ag)(exchange.body), exchange))),
				on("listApiKeys", "GET /org/api_keys", (exchange) => page(keys.list(exchange), exchange.query)),
				on("deleteApiKey", "DELETE /org/api_keys/:id", (exchange) => {
					keys.delete(exchange.id, exchange);
					return empty(204);
				}),
				on("createProject", "POST /org/projects", async ({ key, body }) => {
					if (key.project_id !== null) throw (0, errors.o0)("a project's key cannot create projects");
					return json(201, projects.create(await (0, request_body.Ag)(body)));
				}),
			];
			class Projects {
				default;
				#all = new Map();
				constructor(names = []) {
					this.default = this.create({ name: "default" });
					for (const name of names) this.create({ name });
				}
				create({ name }) {
					if (typeof name !== "string" || name.trim() === "") throw (0, errors.Gq)("name must be a non-empty string");
					if (this.#find(name) !== undefined) throw (0, errors.nn)(name);
					const now = new Date().toISOString();
					const record = {
						id: (0, external_node_crypto_namespaceObject.randomBytes)(12).toString("hex"),
						name,
						status: "active",
						created_at: now,
						updated_at: now,
					};
					this.#all.set(record.id, record);
					return record;
				}
				#find = (text) => this.#all.get(text) ?? [...this.#all.values()].find(({ name }) => name === text);
				get(id) {
					const found = this.#all.get(id);
					if (!found) throw (0, errors.pu)();
					return found;
				}
				scopeOf(own, headers) {
					const id = headers["x-kernel-project-id"];
					const idOrName = headers["x-kernel-project"];
					if (!id && !idOrName) return own;
					const found = id ? this.#all.get(String(id)) : this.#find(String(idOrName));
					if (own !== null && found?.id !== own) throw (0, errors.o0)("the API key belongs to another project");
					if (!found) throw (0, errors.pu)();
					return found.id;
				}
			}
			const MARK = "EMULATOR_PROCESS_OF";
			const LOOK_MS = 10;
			const MOST_LOOKS = 200;
			const KEEPER = `held=' '
while read -r sign group; do
	case $sign in
	+) held="$held$group " ;;
	-) held="\${held%%" $group "*} \${held#*" $group "}" ;;
	esac
done
for group in $held; do kill -s KILL -- "-$group"; done
for round in 1 2; do
	for file in $(grep -lsz "^${MARK}=$1/" /proc/[0-9]*/environ); do
		file=\${file%/environ}
		kill -s KILL "\${file#/proc/}"
	done
done
rm -rf -- "$2"`;
			class Leash {
				#id = (0, external_node_crypto_namespaceObject.randomBytes)(8).toString("hex");
				#folder;
				#keeper;
				constructor(folder) {
					this.#folder = folder;
				}
				mark = (owner) => ({ [MARK]: `${this.#id}/${owner}` });
				hold(group) {
					if (group !== undefined) this.#tell("+", group);
				}
				release(group) {
					if (group !== undefined) this.#tell("-", group);
				}
				async end(owner) {
					for (let look = 0; look < MOST_LOOKS && this.#kill(owner); look += 1) await (0, promises_.setTimeout)(LOOK_MS);
				}
				#kill(owner) {
					const sought = Buffer.from(`${MARK}=${this.#id}/${owner}\0`);
					const pids = processIds().filter((pid) => environmentOf(pid)?.includes(sought));
					for (const pid of pids) killOne(pid);
					return pids.length > 0;
				}
				#tell(sign, group) {
					this.#keeper ??= startKeeper(this.#id, this.#folder);
					this.#keeper.stdin?.write(`${sign} ${group}\n`);
				}
				async close() {
					const keeper = this.#keeper;
					if (keeper === undefined) return;
					const ended = new Promise((resolve) => keeper.once("close", resolve));
					keeper.stdin?.end();
					await ended;
				}
			}
			function startKeeper(id, folder) {
				const keeper = (0, external_node_child_process_namespaceObject.spawn)("sh", ["-c", KEEPER, "keeper", id, folder], {
					detached: true,
					stdio: ["pipe", "ignore", "ignore"],
				});
				keeper.stdin.on("error", () => undefined);
				return keeper;
			}
			function processIds() {
				try {
					return (0, external_node_fs_.readdirSync)("/proc")
						.filter((name) => /^\d+$/.test(name))
						.map(Number);
				} catch {
					return [];
				}
			}
			function environmentOf(pid) {
				try {
					return (0, external_node_fs_.readFileSync)(`/proc/${pid}/environ`);
				} catch {
					return undefined;
				}
			}
			function killOne(pid) {
				try {
					process.kill(pid, "SIGKILL");
				} catch {}
			}
			const routesOf = ({ deployments, versions, invocations, browsers, keys, projects }, envVars = "both") => [
				...deploymentRoutes(deployments, envVars),
				...appRoutes(versions),
				...invocationRoutes(invocations, browsers),
				...browserRoutes(browsers),
				...processRoutes(browsers),
				...replayRoutes(browsers),
				...keyRoutes(keys, projects),
			];
			async function startEmulator(options = {}) {
				const { apiKey = "test-key", prefix = "", tls, log = () => undefined } = options;
				const folder = await (0, promises_namespaceObject.mkdtemp)(external_node_path_default().join((0, external_node_os_namespaceObject.tmpdir)(), "emulator-"));
				const leash = new Leash(folder);
				const projects = new Projects(options.projects);
				const keys = new Keys(apiKey, projects);
				const versions = new AppVersions();
				let url = "";
				const deployments = new Deployments({
					folder: external_node_path_default().join(folder, "deployments"),
					leash,
					versions,
					keys,
					serviceUrl: () => url,
					apps: options.apps ?? "processes",
					startGraceMs: options.startGraceMs ?? 300,
					queuedMs: options.queuedMs ?? 50,
					checksums: options.checksums ?? true,
				});
				const browsers = new Browsers({
					folder: external_node_path_default().join(folder, "browsers"),
					leash,
					chrome: options.chrome ?? false,
					log: (line, invocation = "") => {
						log(line);
						invocations.note(invocation, line);
					},
				});
				const invocations = new Invocations(versions, browsers);
				const routes = routesOf({ deployments, versions, invocations, browsers, keys, projects }, options.envVars);
				const requests = [];
				const faults = new http_faults.C();
				const { ledger } = deployments;
				const handler = new RequestHandler({
					routes,
					keys,
					projects,
					prefix,
					requests: options.keepRequests === false ? undefined : requests,
					faults,
					log,
				});
				const server = new LoopbackServer((request, response, socket) => void handler.handle(request, response, socket), tls);
				server.onUpgrade((request, socket, head) => passOn(browsers, request, socket, head));
				let closing;
				const end = async () => {
					invocations.close();
					await Promise.all([server.close(), deployments.close(), browsers.close(), handler.idle()]);
					await leash.close();
					await (0, promises_namespaceObject.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
				};
				const close = () => {
					closing ??= end();
					return closing;
				};
				const port = await server.listen(options.port ?? 0).catch(async (error) => {
					await close();
					throw error;
				});
				url = `${tls ? "https" : "http"}://127.0.0.1:${port}${prefix}`;
				return {
					url,
					apiKey,
					folder,
					requests,
					ledger,
					faults,
					operations: routes.map(({ operation }) => operation),
					records: () => deployments.list(),
					logs: (id) => deployments.events(id).lines,
					hasEnded: (id) => deployments.hasEnded(id),
					setStatus: (id, status, reason) => deployments.setStatus(id, status, reason),
					browserFolder: (id) => browsers.folderOf(id),
					close,
				};
			}
		}),
		943: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Gq: () => invalid,
				g$: () => tooLarge,
				hD: () => ApiError,
				hp: () => notServed,
				mM: () => internal,
				mX: () => notFound,
				nc: () => unauthorized,
				nn: () => nameTaken,
				o0: () => forbidden,
				pu: () => projectNotFound,
			});
			class ApiError extends Error {
				status;
				code;
				details;
				constructor(status, code, message, details = []) {
					super(message);
					this.name = "ApiError";
					this.status = status;
					this.code = code;
					this.details = details;
				}
				toJSON() {
					const { code, message, details } = this;
					return details.length > 0 ? { code, message, details } : { code, message };
				}
			}
			const invalid = (message) => new ApiError(400, "bad_request", message, [{ code: "invalid_input", message }]);
			const unauthorized = (message) => new ApiError(401, "unauthorized", message);
			const forbidden = (message) => new ApiError(403, "forbidden", message);
			const notFound = (what) => new ApiError(404, "not_found", `${what} not found`);
			const notServed = (method, path) => {
				const where = path === "" ? "" : `: the emulator does not serve ${method} ${path.slice(0, 200)}`;
				return new ApiError(404, "not_found", `route not found${where}`);
			};
			const projectNotFound = () => new ApiError(404, "project_not_found", "project not found");
			const nameTaken = (name) => new ApiError(409, "conflict", `the name ${name} is taken`, [{ code: "name_exists", message: "choose another name" }]);
			const tooLarge = (limit) => new ApiError(413, "payload_too_large", `the body is larger than ${limit} bytes`);
			const internal = () => new ApiError(500, "internal_error", "Internal error");
		}),
		353: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				b: () => addRules,
			});
			var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(943);
			var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(925);
			var _request_body_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(936);
			const FIELDS = {
				answer: ["status", "headers", "body", "afterCommit", "early"],
				reset: ["at", "bytes", "frames"],
				stall: ["at", "bytes", "frames"],
				override: ["record"],
				delay: ["ms"],
			};
			const KINDS = Object.keys(FIELDS);
			const NUMBERS = ["status", "bytes", "frames", "ms"];
			const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
			function addRules({ faults, operations }, rules) {
				const parsed = rules.map((rule) => parseFaultRule(rule, operations));
				for (const rule of parsed) faults.add(rule);
			}
			function parseFaultRule(body, served) {
				if (!(0, _request_body_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(body)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)("a fault must be an object with operation and fault");
				const { operation, times = 1, skip = 0, fault, ...others } = body;
				const operations = ["*", ...served];
				const known = operations.find((one) => one === operation);
				if (known === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)(`operation must be one of ${operations.join(", ")}`);
				for (const name of Object.keys(others)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)(`a rule has no field ${name}`);
				const count = times === "Infinity" ? Number.POSITIVE_INFINITY : times;
				if (count !== Number.POSITIVE_INFINITY && !isCount(count)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)('times must be a whole number, or "Infinity"');
				if (!isCount(skip)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)("skip must be a whole number");
				return { operation: known, times: count, skip, fault: parseFault(fault) };
			}
			function parseFault(fault) {
				const kind = (0, _request_body_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(fault) ? KINDS.find((known) => known === fault.kind) : undefined;
				if (!(0, _request_body_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(fault) || kind === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)(`fault.kind must be one of ${KINDS.join(", ")}`);
				const [required = "", ...optional] = FIELDS[kind];
				for (const [name, value] of Object.entries(fault)) {
					if (!["kind", required, ...optional].includes(name)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)(`the fault "${kind}" has no field ${name}`);
					if (NUMBERS.includes(name) && !isCount(value)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)(`fault.${name} must be a whole number`);
				}
				if (required === "at" && !_faults_js__WEBPACK_IMPORTED_MODULE_2__.i.some((point) => point === fault.at)) {
					throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)(`fault.at must be one of ${_faults_js__WEBPACK_IMPORTED_MODULE_2__.i.join(", ")}`);
				}
				if (fault[required] === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)(`fault.${required} is missing`);
				if (kind === "answer" && !(Number(fault.status) >= 200 && Number(fault.status) <= 999)) {
					throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Gq)("fault.status must be from 200 to 999");
				}
				return fault;
			}
		}),
		925: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				C: () => Faults,
				i: () => POINTS,
			});
			const POINTS = ["headers", "body", "after-commit", "response-body"];
			class Faults {
				#rules = [];
				#held = new Map();
				add(rule) {
					this.#rules.push({ rule, seen: 0, left: rule.times ?? 1 });
				}
				clear() {
					this.#rules = [];
				}
				hold(operation) {
					const { promise, resolve } = Promise.withResolvers();
					this.#held.set(operation, promise);
					return () => {
						this.#held.delete(operation);
						resolve();
					};
				}
				async released(operation) {
					await this.#held.get(operation);
				}
				take(operation) {
					let taken;
					for (const state of this.#rules) {
						if (state.rule.operation !== "*" && state.rule.operation !== operation) continue;
						state.seen += 1;
						if (taken || state.left <= 0 || state.seen <= (state.rule.skip ?? 0)) continue;
						state.left -= 1;
						taken = state.rule.fault;
					}
					return taken;
				}
			}
		}),
		936: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Ag: () => readObject,
				Gv: () => isObject,
				uL: () => receiveBody,
			});
			var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(75);
			var node_stream__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_0__);
			var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(943);
			const MAX_BODY = 2 * 1024 * 1024 * 1024;
			const MAX_JSON = 16 * 1024 * 1024;
			function receiveBody(request, record, interruption) {
				const body = new node_stream__WEBPACK_IMPORTED_MODULE_0__.PassThrough();
				let interrupted = false;
				const interrupt = () => {
					interrupted = true;
					body.destroy(new Error("the connection was interrupted"));
					interruption?.act();
				};
				const clientLeft = () => body.destroy(new Error("the client went away"));
				request.on("data", (chunk) => {
					record.receive(chunk);
					if (interrupted) return;
					if (interruption && record.bodyBytes >= interruption.bytes) interrupt();
					else if (record.bodyBytes > MAX_BODY) body.destroy((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.g$)(MAX_BODY));
					else if (!body.destroyed && !body.write(chunk)) request.pause();
				});
				request.on("end", () => {
					record.complete = request.complete;
					if (interruption && !interrupted) interrupt();
					else if (!body.destroyed) body.end();
				});
				request.on("error", clientLeft);
				request.on("close", () => {
					if (!request.complete) clientLeft();
				});
				body.on("drain", () => request.resume());
				body.on("close", () => {
					if (!interrupted) request.resume();
				});
				body.on("error", () => undefined);
				return body;
			}
			async function readObject(body) {
				const chunks = [];
				let size = 0;
				for await (const chunk of body) {
					size += chunk.length;
					if (size > MAX_JSON) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.g$)(MAX_JSON);
					chunks.push(chunk);
				}
				const text = Buffer.concat(chunks).toString("utf8");
				if (text.trim() === "") return {};
				let value;
				try {
					value = JSON.parse(text);
				} catch {
					throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Gq)("the body is not valid JSON");
				}
				if (!isObject(value)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Gq)("the body is not a JSON object");
				return value;
			}
			const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
		}),
		434: ((module) => {
			"use strict";
			module.exports = require("events");
		}),
		896: ((module) => {
			"use strict";
			module.exports = require("fs");
		}),
		474: ((module) => {
			"use strict";
			module.exports = require("node:events");
		}),
		24: ((module) => {
			"use strict";
			module.exports = require("node:fs");
		}),
		30: ((module) => {
			"use strict";
			module.exports = require("node:net");
		}),
		75: ((module) => {
			"use strict";
			module.exports = require("node:stream");
		}),
		500: ((module) => {
			"use strict";
			module.exports = require("node:timers/promises");
		}),
		975: ((module) => {
			"use strict";
			module.exports = require("node:util");
		}),
		203: ((module) => {
			"use strict";
			module.exports = require("stream");
		}),
		23: ((module) => {
			"use strict";
			module.exports = require("util");
		}),
		106: ((module) => {
			"use strict";
			module.exports = require("zlib");
		}),
		294: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const WritableStream = __nccwpck_require__(75).Writable;
			const inherits = __nccwpck_require__(975).inherits;
			const StreamSearch = __nccwpck_require__(216);
			const PartStream = __nccwpck_require__(556);
			const HeaderParser = __nccwpck_require__(535);
			const DASH = 45;
			const B_ONEDASH = Buffer.from("-");
			const B_CRLF = Buffer.from("\r\n");
			const EMPTY_FN = function () {};
			function Dicer(cfg) {
				if (!(this instanceof Dicer)) {
					return new Dicer(cfg);
				}
				WritableStream.call(this, cfg);
				if (!cfg || (!cfg.headerFirst && typeof cfg.boundary !== "string")) {
					throw new TypeError("Boundary required");
				}
				if (typeof cfg.boundary === "string") {
					this.setBoundary(cfg.boundary);
				} else {
					this._bparser = undefined;
				}
				this._headerFirst = cfg.headerFirst;
				this._dashes = 0;
				this._parts = 0;
				this._finished = false;
				this._realFinish = false;
				this._isPreamble = true;
				this._justMatched = false;
				this._firstWrite = true;
				this._inHeader = true;
				this._part = undefined;
				this._cb = undefined;
				this._ignoreData = false;
				this._partOpts = { highWaterMark: cfg.partHwm };
				this._pause = false;
				const self = this;
				this._hparser = new HeaderParser(cfg);
				this._hparser.on("header", function (header) {
					self._inHeader = false;
					self._part.emit("header", header);
				});
			}
			inherits(Dicer, WritableStream);
			Dicer.prototype.emit = function (ev) {
				if (ev === "finish" && !this._realFinish) {
					if (!this._finished) {
						const self = this;
						process.nextTick(function () {
							self.emit("error", new Error("Unexpected end of multipart data"));
							if (self._part && !self._ignoreData) {
								const type = self._isPreamble ? "Preamble" : "Part";
								self._part.emit("error", new Error(type + " terminated early due to unexpected end of multipart data"));
								self._part.push(null);
								process.nextTick(function () {
									self._realFinish = true;
									self.emit("finish");
									self._realFinish = false;
								});
								return;
							}
							self._realFinish = true;
							self.emit("finish");
							self._realFinish = false;
						});
					}
				} else {
					WritableStream.prototype.emit.apply(this, arguments);
				}
			};
			Dicer.prototype._write = function (data, encoding, cb) {
				if (!this._hparser && !this._bparser) {
					return cb();
				}
				if (this._headerFirst && this._isPreamble) {
					if (!this._part) {
						this._part = new PartStream(this._partOpts);
						if (this.listenerCount("preamble") !== 0) {
							this.emit("preamble", this._part);
						} else {
							this._ignore();
						}
					}
					const r = this._hparser.push(data);
					if (!this._inHeader && r !== undefined && r < data.length) {
						data = data.slice(r);
					} else {
						return cb();
					}
				}
				if (this._firstWrite) {
					this._bparser.push(B_CRLF);
					this._firstWrite = false;
				}
				this._bparser.push(data);
				if (this._pause) {
					this._cb = cb;
				} else {
					cb();
				}
			};
			Dicer.prototype.reset = function () {
				this._part = undefined;
				this._bparser = undefined;
				this._hparser = undefined;
			};
			Dicer.prototype.setBoundary = function (boundary) {
				const self = this;
				this._bparser = new StreamSearch("\r\n--" + boundary);
				this._bparser.on("info", function (isMatch, data, start, end) {
					self._oninfo(isMatch, data, start, end);
				});
			};
			Dicer.prototype._ignore = function () {
				if (this._part && !this._ignoreData) {
					this._ignoreData = true;
					this._part.on("error", EMPTY_FN);
					this._part.resume();
				}
			};
			Dicer.prototype._oninfo = function (isMatch, data, start, end) {
				let buf;
				const self = this;
				let i = 0;
				let r;
				let shouldWriteMore = true;
				if (!this._part && this._justMatched && data) {
					while (this._dashes < 2 && start + i < end) {
						if (data[start + i] === DASH) {
							++i;
							++this._dashes;
						} else {
							if (this._dashes) {
								buf = B_ONEDASH;
							}
							this._dashes = 0;
							break;
						}
					}
					if (this._dashes === 2) {
						if (start + i < end && this.listenerCount("trailer") !== 0) {
							this.emit("trailer", data.slice(start + i, end));
						}
						this.reset();
						this._finished = true;
						if (self._parts === 0) {
							self._realFinish = true;
							self.emit("finish");
							self._realFinish = false;
						}
					}
					if (this._dashes) {
						return;
					}
				}
				if (this._justMatched) {
					this._justMatched = false;
				}
				if (!this._part) {
					this._part = new PartStream(this._partOpts);
					this._part._read = function (n) {
						self._unpause();
					};
					if (this._isPreamble && this.listenerCount("preamble") !== 0) {
						this.emit("preamble", this._part);
					} else if (this._isPreamble !== true && this.listenerCount("part") !== 0) {
						this.emit("part", this._part);
					} else {
						this._ignore();
					}
					if (!this._isPreamble) {
						this._inHeader = true;
					}
				}
				if (data && start < end && !this._ignoreData) {
					if (this._isPreamble || !this._inHeader) {
						if (buf) {
							shouldWriteMore = this._part.push(buf);
						}
						shouldWriteMore = this._part.push(data.slice(start, end));
						if (!shouldWriteMore) {
							this._pause = true;
						}
					} else if (!this._isPreamble && this._inHeader) {
						if (buf) {
							this._hparser.push(buf);
						}
						r = this._hparser.push(data.slice(start, end));
						if (!this._inHeader && r !== undefined && r < end) {
							this._oninfo(false, data, start + r, end);
						}
					}
				}
				if (isMatch) {
					this._hparser.reset();
					if (this._isPreamble) {
						this._isPreamble = false;
					} else {
						if (start !== end && !this._inHeader) {
							++this._parts;
							this._part.on("end", function () {
								if (--self._parts === 0) {
									if (self._finished) {
										self._realFinish = true;
										self.emit("finish");
										self._realFinish = false;
									} else {
										self._unpause();
									}
								}
							});
						}
					}
					this._part.push(null);
					this._part = undefined;
					this._ignoreData = false;
					this._justMatched = true;
					this._dashes = 0;
				}
			};
			Dicer.prototype._unpause = function () {
				if (!this._pause) {
					return;
				}
				this._pause = false;
				if (this._cb) {
					const cb = this._cb;
					this._cb = undefined;
					cb();
				}
			};
			module.exports = Dicer;
		}),
		535: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const EventEmitter = __nccwpck_require__(474).EventEmitter;
			const inherits = __nccwpck_require__(975).inherits;
			const getLimit = __nccwpck_require__(497);
			const B_DCRLF = Buffer.from("\r\n\r\n");
			const S_DCRLF = "\r\n\r\n";
			function HeaderParser(cfg) {
				EventEmitter.call(this);
				cfg = cfg || {};
				this.nread = 0;
				this.maxed = false;
				this.dropped = 0;
				this.npairs = 0;
				this.maxHeaderPairs = getLimit(cfg, "maxHeaderPairs", 2000);
				this.maxHeaderSize = getLimit(cfg, "maxHeaderSize", 80 * 1024);
				this.buffer = "";
				this.header = Object.create(null);
				this.finished = false;
				this.tail = "";
			}
			inherits(HeaderParser, EventEmitter);
			HeaderParser.prototype.push = function (data) {
				if (!Buffer.isBuffer(data)) {
					data = Buffer.from(data, "binary");
				}
				let end = data.length;
				let appendEnd = data.length;
				let found = false;
				let splitTail = 0;
				const tail = this.tail;
				for (let i = tail.length; i > 0; --i) {
					if (tail.endsWith(S_DCRLF.slice(0, i))) {
						let matched = data.length >= S_DCRLF.length - i;
						for (let j = i; matched && j < S_DCRLF.length; ++j) {
							matched = data[j - i] === S_DCRLF.charCodeAt(j);
						}
						if (matched) {
							end = S_DCRLF.length - i;
							appendEnd = 0;
							splitTail = i;
							found = true;
							break;
						}
					}
				}
				if (!found) {
					const pos = data.indexOf(B_DCRLF);
					if (pos !== -1) {
						end = pos + B_DCRLF.length;
						appendEnd = pos;
						found = true;
					}
				}
				if (!found) {
					this.tail = data.length >= 3 ? data.toString("binary", data.length - 3) : (tail + data.toString("binary")).slice(-3);
				} else {
					this.tail = "";
				}
				if (appendEnd !== 0 && !this.maxed) {
					const remaining = this.maxHeaderSize - this.nread;
					if (appendEnd >= remaining) {
						this.buffer += data.toString("binary", 0, remaining);
						this.nread = this.maxHeaderSize;
						this.maxed = true;
						this.dropped = appendEnd - remaining;
					} else {
						this.buffer += data.toString("binary", 0, appendEnd);
						this.nread += appendEnd;
					}
				} else {
					this.dropped += appendEnd;
				}
				if (found) {
					const buffered = splitTail - this.dropped;
					if (buffered > 0) {
						this.buffer = this.buffer.slice(0, this.buffer.length - buffered);
					}
					this._finish();
					return end;
				}
			};
			HeaderParser.prototype.reset = function () {
				this.finished = false;
				this.nread = this.npairs = 0;
				this.maxed = false;
				this.buffer = "";
				this.header = Object.create(null);
				this.tail = "";
				this.dropped = 0;
			};
			HeaderParser.prototype._finish = function () {
				if (this.buffer) {
					this._parseHeader();
				}
				const header = this.header;
				this.header = Object.create(null);
				this.buffer = "";
				this.tail = "";
				this.finished = true;
				this.nread = this.npairs = 0;
				this.maxed = false;
				this.dropped = 0;
				this.emit("header", header);
			};
			HeaderParser.prototype._parseHeader = function () {
				if (this.npairs === this.maxHeaderPairs) {
					return;
				}
				const buffer = this.buffer;
				let h;
				let lineStart = 0;
				while (lineStart < buffer.length) {
					let lineEnd = buffer.indexOf("\r\n", lineStart);
					if (lineEnd === -1) {
						lineEnd = buffer.length;
					}
					if (lineEnd === lineStart) {
						lineStart = lineEnd + 2;
						continue;
					}
					const line = buffer.slice(lineStart, lineEnd);
					if (line.includes("\r") || line.includes("\n")) {
						return;
					}
					if ((buffer[lineStart] === "\t" || buffer[lineStart] === " ") && h) {
						this.header[h][this.header[h].length - 1] += buffer.slice(lineStart, lineEnd);
						lineStart = lineEnd + 2;
						continue;
					}
					const posColon = buffer.indexOf(":", lineStart);
					if (posColon === -1 || posColon === lineStart || posColon > lineEnd) {
						return;
					}
					h = buffer.slice(lineStart, posColon).toLowerCase();
					let valueStart = posColon + 1;
					if (buffer[valueStart] === " " || buffer[valueStart] === "\t") {
						++valueStart;
					}
					const values = this.header[h] || (this.header[h] = []);
					values.push(buffer.slice(valueStart, lineEnd));
					if (++this.npairs === this.maxHeaderPairs) {
						break;
					}
					lineStart = lineEnd + 2;
				}
			};
			module.exports = HeaderParser;
		}),
		556: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const inherits = __nccwpck_require__(975).inherits;
			const ReadableStream = __nccwpck_require__(75).Readable;
			function PartStream(opts) {
				ReadableStream.call(this, opts);
			}
			inherits(PartStream, ReadableStream);
			PartStream.prototype._read = function (n) {};
			module.exports = PartStream;
		}),
		216: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const { EventEmitter } = __nccwpck_require__(474);
			const { inherits } = __nccwpck_require__(975);
			function SBMH(needle) {
				if (typeof needle === "string") {
					needle = Buffer.from(needle);
				}
				if (!Buffer.isBuffer(needle)) {
					throw new TypeError("The needle has to be a String or a Buffer.");
				}
				const needleLength = needle.length;
				const needleLastCharIndex = needleLength - 1;
				if (needleLength === 0) {
					throw new Error("The needle cannot be an empty String/Buffer.");
				}
				if (needleLength > 256) {
					throw new Error("The needle cannot have a length bigger than 256.");
				}
				this.maxMatches = Infinity;
				this.matches = 0;
				this._occ = new Uint16Array(256).fill(needleLength);
				this._lookbehind_size = 0;
				this._needle = needle;
				this._bufpos = 0;
				this._lookbehind = Buffer.alloc(needleLastCharIndex);
				for (var i = 0; i < needleLastCharIndex; ++i) {
					this._occ[needle[i]] = needleLastCharIndex - i;
				}
			}
			inherits(SBMH, EventEmitter);
			SBMH.prototype.reset = function () {
				this._lookbehind_size = 0;
				this.matches = 0;
				this._bufpos = 0;
			};
			SBMH.prototype.push = function (chunk, pos) {
				if (!Buffer.isBuffer(chunk)) {
					chunk = Buffer.from(chunk, "binary");
				}
				const chlen = chunk.length;
				this._bufpos = pos || 0;
				let r;
				while (r !== chlen && this.matches < this.maxMatches) {
					r = this._sbmh_feed(chunk);
				}
				return r;
			};
			SBMH.prototype._sbmh_feed = function (data) {
				const len = data.length;
				const needle = this._needle;
				const needleLength = needle.length;
				const needleLastCharIndex = needleLength - 1;
				const needleLastChar = needle[needleLastCharIndex];
				let pos = -this._lookbehind_size;
				let ch;
				if (pos < 0) {
					while (pos < 0 && pos <= len - needleLength) {
						ch = data[pos + needleLastCharIndex];
						if (ch === needleLastChar && this._sbmh_memcmp(data, pos, needleLastCharIndex)) {
							this._lookbehind_size = 0;
							++this.matches;
							this.emit("info", true);
							return (this._bufpos = pos + needleLength);
						}
						pos += this._occ[ch];
					}
					while (pos < 0 && !this._sbmh_memcmp(data, pos, len - pos)) {
						++pos;
					}
					if (pos >= 0) {
						this.emit("info", false, this._lookbehind, 0, this._lookbehind_size);
						this._lookbehind_size = 0;
					} else {
						const bytesToCutOff = this._lookbehind_size + pos;
						if (bytesToCutOff > 0) {
							this.emit("info", false, this._lookbehind, 0, bytesToCutOff);
						}
						this._lookbehind_size -= bytesToCutOff;
						this._lookbehind.copy(this._lookbehind, 0, bytesToCutOff, this._lookbehind_size);
						data.copy(this._lookbehind, this._lookbehind_size);
						this._lookbehind_size += len;
						this._bufpos = len;
						return len;
					}
				}
				pos = data.indexOf(needle, pos + this._bufpos);
				if (pos !== -1) {
					++this.matches;
					if (pos === 0) {
						this.emit("info", true);
					} else {
						this.emit("info", true, data, this._bufpos, pos);
					}
					return (this._bufpos = pos + needleLength);
				}
				pos = len - needleLastCharIndex;
				if (pos < 0) {
					pos = 0;
				}
				while (pos !== len && (data[pos] !== needle[0] || Buffer.compare(data.subarray(pos + 1, len), needle.subarray(1, len - pos)) !== 0)) {
					++pos;
				}
				if (pos !== len) {
					data.copy(this._lookbehind, 0, pos, len);
					this._lookbehind_size = len - pos;
				}
				if (pos !== 0) {
					this.emit("info", false, data, this._bufpos, pos);
				}
				this._bufpos = len;
				return len;
			};
			SBMH.prototype._sbmh_lookup_char = function (data, pos) {
				return pos < 0 ? this._lookbehind[this._lookbehind_size + pos] : data[pos];
			};
			SBMH.prototype._sbmh_memcmp = function (data, pos, len) {
				for (var i = 0; i < len; ++i) {
					if (this._sbmh_lookup_char(data, pos + i) !== this._needle[i]) {
						return false;
					}
				}
				return true;
			};
			module.exports = SBMH;
		}),
		198: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const WritableStream = __nccwpck_require__(75).Writable;
			const { inherits } = __nccwpck_require__(975);
			const Dicer = __nccwpck_require__(294);
			const MultipartParser = __nccwpck_require__(840);
			const UrlencodedParser = __nccwpck_require__(415);
			const parseParams = __nccwpck_require__(433);
			function Busboy(opts) {
				if (!(this instanceof Busboy)) {
					return new Busboy(opts);
				}
				if (typeof opts !== "object") {
					throw new TypeError("Busboy expected an options-Object.");
				}
				if (typeof opts.headers !== "object") {
					throw new TypeError("Busboy expected an options-Object with headers-attribute.");
				}
				if (typeof opts.headers["content-type"] !== "string") {
					throw new TypeError("Missing Content-Type-header.");
				}
				const { headers, ...streamOptions } = opts;
				this.opts = {
					autoDestroy: false,
					...streamOptions,
				};
				WritableStream.call(this, this.opts);
				this._done = false;
				this._parser = this.getParserByHeaders(headers);
				this._finished = false;
			}
			inherits(Busboy, WritableStream);
			Busboy.prototype.emit = function (ev) {
				if (ev === "finish") {
					if (!this._done) {
						this._parser?.end();
						return;
					} else if (this._finished) {
						return;
					}
					this._finished = true;
				}
				WritableStream.prototype.emit.apply(this, arguments);
			};
			Busboy.prototype.getParserByHeaders = function (headers) {
				const parsed = parseParams(headers["content-type"]);
				const cfg = {
					defCharset: this.opts.defCharset,
					fileHwm: this.opts.fileHwm,
					headers,
					highWaterMark: this.opts.highWaterMark,
					isPartAFile: this.opts.isPartAFile,
					limits: this.opts.limits,
					parsedConType: parsed,
					preservePath: this.opts.preservePath,
				};
				if (MultipartParser.detect.test(parsed[0])) {
					return new MultipartParser(this, cfg);
				}
				if (UrlencodedParser.detect.test(parsed[0])) {
					return new UrlencodedParser(this, cfg);
				}
				throw new Error("Unsupported Content-Type.");
			};
			Busboy.prototype._write = function (chunk, encoding, cb) {
				this._parser.write(chunk, cb);
			};
			module.exports = Busboy;
			module.exports["default"] = Busboy;
			module.exports.Busboy = Busboy;
			module.exports.Dicer = Dicer;
		}),
		840: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const { Readable } = __nccwpck_require__(75);
			const { inherits } = __nccwpck_require__(975);
			const Dicer = __nccwpck_require__(294);
			const parseParams = __nccwpck_require__(433);
			const decodeText = __nccwpck_require__(379);
			const basename = __nccwpck_require__(732);
			const getLimit = __nccwpck_require__(497);
			const RE_BOUNDARY = /^boundary$/i;
			const RE_FIELD = /^form-data$/i;
			const RE_CHARSET = /^charset$/i;
			const RE_FILENAME = /^filename$/i;
			const RE_NAME = /^name$/i;
			Multipart.detect = /^multipart\/form-data/i;
			function Multipart(boy, cfg) {
				let i;
				let len;
				const self = this;
				let boundary;
				const limits = cfg.limits;
				const isPartAFile = cfg.isPartAFile || ((fieldName, contentType, fileName) => contentType === "application/octet-stream" || fileName !== undefined);
				const parsedConType = cfg.parsedConType || [];
				const defCharset = cfg.defCharset || "utf8";
				const preservePath = cfg.preservePath;
				const fileOpts = { highWaterMark: cfg.fileHwm };
				for (i = 0, len = parsedConType.length; i < len; ++i) {
					if (Array.isArray(parsedConType[i]) && RE_BOUNDARY.test(parsedConType[i][0])) {
						boundary = parsedConType[i][1];
						break;
					}
				}
				function checkFinished() {
					if (nends === 0 && finished && !boy._done) {
						finished = false;
						self.end();
					}
				}
				if (typeof boundary !== "string") {
					throw new Error("Multipart: Boundary not found");
				}
				const fieldSizeLimit = getLimit(limits, "fieldSize", 1 * 1024 * 1024);
				const fileSizeLimit = getLimit(limits, "fileSize", Infinity);
				const filesLimit = getLimit(limits, "files", Infinity);
				const fieldsLimit = getLimit(limits, "fields", Infinity);
				const partsLimit = getLimit(limits, "parts", Infinity);
				const headerPairsLimit = getLimit(limits, "headerPairs", 2000);
				const headerSizeLimit = getLimit(limits, "headerSize", 80 * 1024);
				let nfiles = 0;
				let nfields = 0;
				let nends = 0;
				let curFile;
				let curField;
				let finished = false;
				this._needDrain = false;
				this._pause = false;
				this._cb = undefined;
				this._nparts = 0;
				this._boy = boy;
				const parserCfg = {
					boundary,
					maxHeaderPairs: headerPairsLimit,
					maxHeaderSize: headerSizeLimit,
					partHwm: fileOpts.highWaterMark,
					highWaterMark: cfg.highWaterMark,
				};
				this.parser = new Dicer(parserCfg);
				this.parser
					.on("drain", function () {
						self._needDrain = false;
						if (self._cb && !self._pause) {
							const cb = self._cb;
							self._cb = undefined;
							cb();
						}
					})
					.on("part", function onPart(part) {
						if (++self._nparts > partsLimit) {
							self.parser.removeListener("part", onPart);
							self.parser.on("part", skipPart);
							boy.hitPartsLimit = true;
							boy.emit("partsLimit");
							return skipPart(part);
						}
						if (curField) {
							const field = curField;
							field.emit("end");
							field.removeAllListeners("end");
						}
						part
							.on("header", function (header) {
								let contype;
								let fieldname;
								let parsed;
								let charset;
								let encoding;
								let filename;
								let nsize = 0;
								if (header["content-type"]) {
									const contentType = header["content-type"][0];
									if (contentType.length !== 0 && contentType.indexOf(";") === -1 && contentType.indexOf(" ") === -1 && contentType.indexOf("\t") === -1) {
										contype = contentType.toLowerCase();
									} else {
										parsed = parseParams(contentType);
										if (parsed[0]) {
											contype = parsed[0].toLowerCase();
											for (i = 0, len = parsed.length; i < len; ++i) {
												if (RE_CHARSET.test(parsed[i][0])) {
													charset = parsed[i][1].toLowerCase();
													break;
												}
											}
										}
									}
								}
								if (contype === undefined) {
									contype = "text/plain";
								}
								if (charset === undefined) {
									charset = defCharset;
								}
								if (header["content-disposition"]) {
									parsed = parseParams(header["content-disposition"][0]);
									if (!RE_FIELD.test(parsed[0])) {
										return skipPart(part);
									}
									for (i = 0, len = parsed.length; i < len; ++i) {
										if (RE_NAME.test(parsed[i][0])) {
											fieldname = parsed[i][1];
											if (hasBareLineBreak(fieldname)) {
												return skipPart(part);
											}
										} else if (RE_FILENAME.test(parsed[i][0])) {
											filename = parsed[i][1];
											if (hasBareLineBreak(filename)) {
												return skipPart(part);
											}
											if (!preservePath) {
												filename = basename(filename);
											}
										}
									}
								} else {
									return skipPart(part);
								}
								if (header["content-transfer-encoding"]) {
									encoding = header["content-transfer-encoding"][0].toLowerCase();
								} else {
									encoding = "7bit";
								}
								let onData, onEnd;
								if (isPartAFile(fieldname, contype, filename)) {
									if (nfiles === filesLimit) {
										if (!boy.hitFilesLimit) {
											boy.hitFilesLimit = true;
											boy.emit("filesLimit");
										}
										return skipPart(part);
									}
									++nfiles;
									if (boy.listenerCount("file") === 0) {
										self.parser._ignore();
										return;
									}
									++nends;
									const file = new FileStream(fileOpts);
									curFile = file;
									file.on("end", function () {
										--nends;
										self._pause = false;
										checkFinished();
										if (self._cb && !self._needDrain) {
											const cb = self._cb;
											self._cb = undefined;
											cb();
										}
									});
									file._read = function (n) {
										if (!self._pause) {
											return;
										}
										self._pause = false;
										if (self._cb && !self._needDrain) {
											const cb = self._cb;
											self._cb = undefined;
											cb();
										}
									};
									boy.emit("file", fieldname, file, filename, encoding, contype);
									onData = function (data) {
										if ((nsize += data.length) > fileSizeLimit) {
											const extralen = fileSizeLimit - nsize + data.length;
											if (extralen > 0) {
												file.push(data.slice(0, extralen));
											}
											file.truncated = true;
											file.bytesRead = fileSizeLimit;
											part.removeAllListeners("data");
											file.emit("limit");
											return;
										} else if (!file.push(data)) {
											self._pause = true;
										}
										file.bytesRead = nsize;
									};
									onEnd = function () {
										curFile = undefined;
										file.push(null);
									};
								} else {
									if (nfields === fieldsLimit) {
										if (!boy.hitFieldsLimit) {
											boy.hitFieldsLimit = true;
											boy.emit("fieldsLimit");
										}
										return skipPart(part);
									}
									++nfields;
									++nends;
									let buffer = "";
									let truncated = false;
									curField = part;
									onData = function (data) {
										if ((nsize += data.length) > fieldSizeLimit) {
											const extralen = fieldSizeLimit - (nsize - data.length);
											buffer += data.toString("binary", 0, extralen);
											truncated = true;
											part.removeAllListeners("data");
										} else {
											buffer += data.toString("binary");
										}
									};
									onEnd = function () {
										curField = undefined;
										if (buffer.length) {
											buffer = decodeText(buffer, "binary", charset);
										}
										boy.emit("field", fieldname, buffer, false, truncated, encoding, contype);
										--nends;
										checkFinished();
									};
								}
								part._readableState.sync = false;
								part.on("data", onData);
								part.on("end", onEnd);
							})
							.on("error", function (err) {
								if (curFile) {
									curFile.emit("error", err);
								}
							});
					})
					.on("error", function (err) {
						boy.emit("error", err);
					})
					.on("finish", function () {
						finished = true;
						checkFinished();
					});
			}
			Multipart.prototype.write = function (chunk, cb) {
				if (!this.parser.writable) {
					cb();
					return;
				}
				const r = this.parser.write(chunk);
				if (r && !this._pause) {
					cb();
				} else {
					this._needDrain = !r;
					this._cb = cb;
				}
			};
			Multipart.prototype.end = function () {
				const self = this;
				if (self.parser.writable) {
					self.parser.end();
				} else if (!self._boy._done) {
					process.nextTick(function () {
						self._boy._done = true;
						self._boy.emit("finish");
					});
				}
			};
			function skipPart(part) {
				part.on("error", () => {});
				part.resume();
			}
			function hasBareLineBreak(value) {
				return typeof value === "string" && (value.includes("\r") || value.includes("\n"));
			}
			function FileStream(opts) {
				Readable.call(this, opts);
				this.bytesRead = 0;
				this.truncated = false;
			}
			inherits(FileStream, Readable);
			FileStream.prototype._read = function (n) {};
			module.exports = Multipart;
		}),
		415: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const Decoder = __nccwpck_require__(576);
			const decodeText = __nccwpck_require__(379);
			const getLimit = __nccwpck_require__(497);
			const RE_CHARSET = /^charset$/i;
			UrlEncoded.detect = /^application\/x-www-form-urlencoded/i;
			function UrlEncoded(boy, cfg) {
				const limits = cfg.limits;
				const parsedConType = cfg.parsedConType;
				this.boy = boy;
				this.fieldSizeLimit = getLimit(limits, "fieldSize", 1 * 1024 * 1024);
				this.fieldNameSizeLimit = getLimit(limits, "fieldNameSize", 100);
				this.fieldsLimit = getLimit(limits, "fields", Infinity);
				let charset;
				for (var i = 0, len = parsedConType.length; i < len; ++i) {
					if (Array.isArray(parsedConType[i]) && RE_CHARSET.test(parsedConType[i][0])) {
						charset = parsedConType[i][1].toLowerCase();
						break;
					}
				}
				if (charset === undefined) {
					charset = cfg.defCharset || "utf8";
				}
				this.decoder = new Decoder();
				this.charset = charset;
				this._fields = 0;
				this._state = "key";
				this._checkingBytes = true;
				this._bytesKey = 0;
				this._bytesVal = 0;
				this._key = "";
				this._val = "";
				this._keyTrunc = false;
				this._valTrunc = false;
				this._hitLimit = false;
			}
			UrlEncoded.prototype.write = function (data, cb) {
				if (this._fields === this.fieldsLimit) {
					if (!this.boy.hitFieldsLimit) {
						this.boy.hitFieldsLimit = true;
						this.boy.emit("fieldsLimit");
					}
					return cb();
				}
				let idxeq;
				let idxamp;
				let i;
				let p = 0;
				const len = data.length;
				while (p < len) {
					if (this._state === "key") {
						idxeq = idxamp = undefined;
						for (i = p; i < len; ++i) {
							if (!this._checkingBytes) {
								++p;
							}
							if (data[i] === 0x3d) {
								idxeq = i;
								break;
							} else if (data[i] === 0x26) {
								idxamp = i;
								break;
							}
							if (this._checkingBytes && this._bytesKey === this.fieldNameSizeLimit) {
								this._hitLimit = true;
								break;
							} else if (this._checkingBytes) {
								++this._bytesKey;
							}
						}
						if (idxeq !== undefined) {
							if (idxeq > p) {
								this._key += this.decoder.write(data.toString("binary", p, idxeq));
							}
							this._endKey();
							this._state = "val";
							this._hitLimit = false;
							this._checkingBytes = true;
							this._val = "";
							this._bytesVal = 0;
							this._valTrunc = false;
							this.decoder.reset();
							p = idxeq + 1;
						} else if (idxamp !== undefined) {
							++this._fields;
							if (idxamp > p) {
								this._key += this.decoder.write(data.toString("binary", p, idxamp));
							}
							this._endKey();
							const key = this._key;
							const keyTrunc = this._keyTrunc;
							this._hitLimit = false;
							this._checkingBytes = true;
							this._key = "";
							this._bytesKey = 0;
							this._keyTrunc = false;
							this.decoder.reset();
							if (key.length) {
								this.boy.emit("field", decodeText(key, "binary", this.charset), "", keyTrunc, false);
							}
							p = idxamp + 1;
							if (this._fields === this.fieldsLimit) {
								return cb();
							}
						} else if (this._hitLimit) {
							if (i > p) {
								this._key += this.decoder.write(data.toString("binary", p, i));
							}
							p = i;
							if ((this._bytesKey = this._key.length) >= this.fieldNameSizeLimit) {
								this._key = this._key.substring(0, this.fieldNameSizeLimit);
								this._checkingBytes = false;
								this._keyTrunc = true;
							}
						} else {
							if (p < len) {
								this._key += this.decoder.write(data.toString("binary", p));
							}
							p = len;
						}
					} else {
						idxamp = undefined;
						for (i = p; i < len; ++i) {
							if (!this._checkingBytes) {
								++p;
							}
							if (data[i] === 0x26) {
								idxamp = i;
								break;
							}
							if (this._checkingBytes && this._bytesVal === this.fieldSizeLimit) {
								this._hitLimit = true;
								break;
							} else if (this._checkingBytes) {
								++this._bytesVal;
							}
						}
						if (idxamp !== undefined) {
							++this._fields;
							if (idxamp > p) {
								this._val += this.decoder.write(data.toString("binary", p, idxamp));
							}
							this._endVal();
							this.boy.emit("field", decodeText(this._key, "binary", this.charset), decodeText(this._val, "binary", this.charset), this._keyTrunc, this._valTrunc);
							this._state = "key";
							this._hitLimit = false;
							this._checkingBytes = true;
							this._key = "";
							this._bytesKey = 0;
							this._keyTrunc = false;
							this.decoder.reset();
							p = idxamp + 1;
							if (this._fields === this.fieldsLimit) {
								return cb();
							}
						} else if (this._hitLimit) {
							if (i > p) {
								this._val += this.decoder.write(data.toString("binary", p, i));
							}
							p = i;
							if ((this._bytesVal = this._val.length) >= this.fieldSizeLimit) {
								this._val = this._val.substring(0, this.fieldSizeLimit);
								this._checkingBytes = false;
								this._valTrunc = true;
							}
						} else {
							if (p < len) {
								this._val += this.decoder.write(data.toString("binary", p));
							}
							p = len;
						}
					}
				}
				cb();
			};
			UrlEncoded.prototype.end = function () {
				if (this.boy._done) {
					return;
				}
				if (this._state === "key") {
					this._endKey();
					if (this._key.length > 0) {
						this.boy.emit("field", decodeText(this._key, "binary", this.charset), "", this._keyTrunc, false);
					}
				} else {
					this._endVal();
					this.boy.emit("field", decodeText(this._key, "binary", this.charset), decodeText(this._val, "binary", this.charset), this._keyTrunc, this._valTrunc);
				}
				this.boy._done = true;
				this.boy.emit("finish");
			};
			UrlEncoded.prototype._endKey = function () {
				this._key += this.decoder.end();
				if (this._key.length > this.fieldNameSizeLimit) {
					this._key = this._key.substring(0, this.fieldNameSizeLimit);
					this._keyTrunc = true;
				}
			};
			UrlEncoded.prototype._endVal = function () {
				this._val += this.decoder.end();
				if (this._val.length > this.fieldSizeLimit) {
					this._val = this._val.substring(0, this.fieldSizeLimit);
					this._valTrunc = true;
				}
			};
			module.exports = UrlEncoded;
		}),
		576: ((module) => {
			"use strict";
			const RE_PLUS = /\+/g;
			const HEX = [
				0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0,
				0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
			];
			function Decoder() {
				this.buffer = undefined;
			}
			Decoder.prototype.write = function (str) {
				str = str.replace(RE_PLUS, " ");
				let res = "";
				let i = 0;
				let p = 0;
				const len = str.length;
				for (; i < len; ++i) {
					if (this.buffer !== undefined) {
						if (!HEX[str.charCodeAt(i)]) {
							res += "%" + this.buffer;
							this.buffer = undefined;
							--i;
						} else {
							this.buffer += str[i];
							++p;
							if (this.buffer.length === 2) {
								res += String.fromCharCode(parseInt(this.buffer, 16));
								this.buffer = undefined;
							}
						}
					} else if (str[i] === "%") {
						if (i > p) {
							res += str.substring(p, i);
							p = i;
						}
						this.buffer = "";
						++p;
					}
				}
				if (p < len && this.buffer === undefined) {
					res += str.substring(p);
				}
				return res;
			};
			Decoder.prototype.end = function () {
				const res = this.buffer === undefined ? "" : "%" + this.buffer;
				this.buffer = undefined;
				return res;
			};
			Decoder.prototype.reset = function () {
				this.buffer = undefined;
			};
			module.exports = Decoder;
		}),
		732: ((module) => {
			"use strict";
			module.exports = function basename(path) {
				if (typeof path !== "string") {
					return "";
				}
				for (var i = path.length - 1; i >= 0; --i) {
					switch (path.charCodeAt(i)) {
						case 0x2f:
						case 0x5c:
							path = path.slice(i + 1);
							return path === ".." || path === "." ? "" : path;
					}
				}
				return path === ".." || path === "." ? "" : path;
			};
		}),
		379: function (module) {
			"use strict";
			const utf8Decoder = new TextDecoder("utf-8");
			const textDecoders = new Map([
				["utf-8", utf8Decoder],
				["utf8", utf8Decoder],
			]);
			function getDecoder(charset) {
				let lc;
				while (true) {
					switch (charset) {
						case "utf-8":
						case "utf8":
							return decoders.utf8;
						case "latin1":
						case "ascii":
						case "us-ascii":
						case "iso-8859-1":
						case "iso8859-1":
						case "iso88591":
						case "iso_8859-1":
						case "windows-1252":
						case "iso_8859-1:1987":
						case "cp1252":
						case "x-cp1252":
							return decoders.latin1;
						case "utf16le":
						case "utf-16le":
						case "ucs2":
						case "ucs-2":
							return decoders.utf16le;
						case "base64":
							return decoders.base64;
						default:
							if (lc === undefined) {
								lc = true;
								charset = charset.toLowerCase();
								continue;
							}
							return decoders.other.bind(charset);
					}
				}
			}
			function isAscii(data) {
				for (var i = 0, len = data.length; i < len; ++i) {
					if (data.charCodeAt(i) > 0x7f) {
						return false;
					}
				}
				return true;
			}
			const decoders = {
				utf8: (data, sourceEncoding) => {
					if (data.length === 0) {
						return "";
					}
					if (typeof data === "string") {
						if (isAscii(data)) {
							return data;
						}
						data = Buffer.from(data, sourceEncoding);
					}
					return data.utf8Slice(0, data.length);
				},
				latin1: (data, sourceEncoding) => {
					if (data.length === 0) {
						return "";
					}
					if (typeof data === "string") {
						return data;
					}
					return data.latin1Slice(0, data.length);
				},
				utf16le: (data, sourceEncoding) => {
					if (data.length === 0) {
						return "";
					}
					if (typeof data === "string") {
						data = Buffer.from(data, sourceEncoding);
					}
					return data.ucs2Slice(0, data.length);
				},
				base64: (data, sourceEncoding) => {
					if (data.length === 0) {
						return "";
					}
					if (typeof data === "string") {
						data = Buffer.from(data, sourceEncoding);
					}
					return data.base64Slice(0, data.length);
				},
				other: (data, sourceEncoding) => {
					if (data.length === 0) {
						return "";
					}
					if (typeof data === "string") {
						data = Buffer.from(data, sourceEncoding);
					}
					if (textDecoders.has(this.toString())) {
						try {
							return textDecoders.get(this).decode(data);
						} catch {}
					}
					return typeof data === "string" ? data : data.toString();
				},
			};
			function decodeText(text, sourceEncoding, destEncoding) {
				if (text) {
					return getDecoder(destEncoding)(text, sourceEncoding);
				}
				return text;
			}
			module.exports = decodeText;
		},
		497: ((module) => {
			"use strict";
			module.exports = function getLimit(limits, name, defaultLimit) {
				if (!limits || limits[name] === undefined || limits[name] === null) {
					return defaultLimit;
				}
				if (typeof limits[name] !== "number" || isNaN(limits[name])) {
					throw new TypeError("Limit " + name + " is not a valid number");
				}
				return limits[name];
			};
		}),
		433: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const decodeText = __nccwpck_require__(379);
			const RE_ENCODED = /%[a-fA-F0-9][a-fA-F0-9]/g;
			const EncodedLookup = {
				"%00": "\x00",
				"%01": "\x01",
				"%02": "\x02",
				"%03": "\x03",
				"%04": "\x04",
				"%05": "\x05",
				"%06": "\x06",
				"%07": "\x07",
				"%08": "\x08",
				"%09": "\x09",
				"%0a": "\x0a",
				"%0A": "\x0a",
				"%0b": "\x0b",
				"%0B": "\x0b",
				"%0c": "\x0c",
				"%0C": "\x0c",
				"%0d": "\x0d",
				"%0D": "\x0d",
				"%0e": "\x0e",
				"%0E": "\x0e",
				"%0f": "\x0f",
				"%0F": "\x0f",
				"%10": "\x10",
				"%11": "\x11",
				"%12": "\x12",
				"%13": "\x13",
				"%14": "\x14",
				"%15": "\x15",
				"%16": "\x16",
				"%17": "\x17",
				"%18": "\x18",
				"%19": "\x19",
				"%1a": "\x1a",
				"%1A": "\x1a",
				"%1b": "\x1b",
				"%1B": "\x1b",
				"%1c": "\x1c",
				"%1C": "\x1c",
				"%1d": "\x1d",
				"%1D": "\x1d",
				"%1e": "\x1e",
				"%1E": "\x1e",
				"%1f": "\x1f",
				"%1F": "\x1f",
				"%20": "\x20",
				"%21": "\x21",
				"%22": "\x22",
				"%23": "\x23",
				"%24": "\x24",
				"%25": "\x25",
				"%26": "\x26",
				"%27": "\x27",
				"%28": "\x28",
				"%29": "\x29",
				"%2a": "\x2a",
				"%2A": "\x2a",
				"%2b": "\x2b",
				"%2B": "\x2b",
				"%2c": "\x2c",
				"%2C": "\x2c",
				"%2d": "\x2d",
				"%2D": "\x2d",
				"%2e": "\x2e",
				"%2E": "\x2e",
				"%2f": "\x2f",
				"%2F": "\x2f",
				"%30": "\x30",
				"%31": "\x31",
				"%32": "\x32",
				"%33": "\x33",
				"%34": "\x34",
				"%35": "\x35",
				"%36": "\x36",
				"%37": "\x37",
				"%38": "\x38",
				"%39": "\x39",
				"%3a": "\x3a",
				"%3A": "\x3a",
				"%3b": "\x3b",
				"%3B": "\x3b",
				"%3c": "\x3c",
				"%3C": "\x3c",
				"%3d": "\x3d",
				"%3D": "\x3d",
				"%3e": "\x3e",
				"%3E": "\x3e",
				"%3f": "\x3f",
				"%3F": "\x3f",
				"%40": "\x40",
				"%41": "\x41",
				"%42": "\x42",
				"%43": "\x43",
				"%44": "\x44",
				"%45": "\x45",
				"%46": "\x46",
				"%47": "\x47",
				"%48": "\x48",
				"%49": "\x49",
				"%4a": "\x4a",
				"%4A": "\x4a",
				"%4b": "\x4b",
				"%4B": "\x4b",
				"%4c": "\x4c",
				"%4C": "\x4c",
				"%4d": "\x4d",
				"%4D": "\x4d",
				"%4e": "\x4e",
				"%4E": "\x4e",
				"%4f": "\x4f",
				"%4F": "\x4f",
				"%50": "\x50",
				"%51": "\x51",
				"%52": "\x52",
				"%53": "\x53",
				"%54": "\x54",
				"%55": "\x55",
				"%56": "\x56",
				"%57": "\x57",
				"%58": "\x58",
				"%59": "\x59",
				"%5a": "\x5a",
				"%5A": "\x5a",
				"%5b": "\x5b",
				"%5B": "\x5b",
				"%5c": "\x5c",
				"%5C": "\x5c",
				"%5d": "\x5d",
				"%5D": "\x5d",
				"%5e": "\x5e",
				"%5E": "\x5e",
				"%5f": "\x5f",
				"%5F": "\x5f",
				"%60": "\x60",
				"%61": "\x61",
				"%62": "\x62",
				"%63": "\x63",
				"%64": "\x64",
				"%65": "\x65",
				"%66": "\x66",
				"%67": "\x67",
				"%68": "\x68",
				"%69": "\x69",
				"%6a": "\x6a",
				"%6A": "\x6a",
				"%6b": "\x6b",
				"%6B": "\x6b",
				"%6c": "\x6c",
				"%6C": "\x6c",
				"%6d": "\x6d",
				"%6D": "\x6d",
				"%6e": "\x6e",
				"%6E": "\x6e",
				"%6f": "\x6f",
				"%6F": "\x6f",
				"%70": "\x70",
				"%71": "\x71",
				"%72": "\x72",
				"%73": "\x73",
				"%74": "\x74",
				"%75": "\x75",
				"%76": "\x76",
				"%77": "\x77",
				"%78": "\x78",
				"%79": "\x79",
				"%7a": "\x7a",
				"%7A": "\x7a",
				"%7b": "\x7b",
				"%7B": "\x7b",
				"%7c": "\x7c",
				"%7C": "\x7c",
				"%7d": "\x7d",
				"%7D": "\x7d",
				"%7e": "\x7e",
				"%7E": "\x7e",
				"%7f": "\x7f",
				"%7F": "\x7f",
				"%80": "\x80",
				"%81": "\x81",
				"%82": "\x82",
				"%83": "\x83",
				"%84": "\x84",
				"%85": "\x85",
				"%86": "\x86",
				"%87": "\x87",
				"%88": "\x88",
				"%89": "\x89",
				"%8a": "\x8a",
				"%8A": "\x8a",
				"%8b": "\x8b",
				"%8B": "\x8b",
				"%8c": "\x8c",
				"%8C": "\x8c",
				"%8d": "\x8d",
				"%8D": "\x8d",
				"%8e": "\x8e",
				"%8E": "\x8e",
				"%8f": "\x8f",
				"%8F": "\x8f",
				"%90": "\x90",
				"%91": "\x91",
				"%92": "\x92",
				"%93": "\x93",
				"%94": "\x94",
				"%95": "\x95",
				"%96": "\x96",
				"%97": "\x97",
				"%98": "\x98",
				"%99": "\x99",
				"%9a": "\x9a",
				"%9A": "\x9a",
				"%9b": "\x9b",
				"%9B": "\x9b",
				"%9c": "\x9c",
				"%9C": "\x9c",
				"%9d": "\x9d",
				"%9D": "\x9d",
				"%9e": "\x9e",
				"%9E": "\x9e",
				"%9f": "\x9f",
				"%9F": "\x9f",
				"%a0": "\xa0",
				"%A0": "\xa0",
				"%a1": "\xa1",
				"%A1": "\xa1",
				"%a2": "\xa2",
				"%A2": "\xa2",
				"%a3": "\xa3",
				"%A3": "\xa3",
				"%a4": "\xa4",
				"%A4": "\xa4",
				"%a5": "\xa5",
				"%A5": "\xa5",
				"%a6": "\xa6",
				"%A6": "\xa6",
				"%a7": "\xa7",
				"%A7": "\xa7",
				"%a8": "\xa8",
				"%A8": "\xa8",
				"%a9": "\xa9",
				"%A9": "\xa9",
				"%aa": "\xaa",
				"%Aa": "\xaa",
				"%aA": "\xaa",
				"%AA": "\xaa",
				"%ab": "\xab",
				"%Ab": "\xab",
				"%aB": "\xab",
				"%AB": "\xab",
				"%ac": "\xac",
				"%Ac": "\xac",
				"%aC": "\xac",
				"%AC": "\xac",
				"%ad": "\xad",
				"%Ad": "\xad",
				"%aD": "\xad",
				"%AD": "\xad",
				"%ae": "\xae",
				"%Ae": "\xae",
				"%aE": "\xae",
				"%AE": "\xae",
				"%af": "\xaf",
				"%Af": "\xaf",
				"%aF": "\xaf",
				"%AF": "\xaf",
				"%b0": "\xb0",
				"%B0": "\xb0",
				"%b1": "\xb1",
				"%B1": "\xb1",
				"%b2": "\xb2",
				"%B2": "\xb2",
				"%b3": "\xb3",
				"%B3": "\xb3",
				"%b4": "\xb4",
				"%B4": "\xb4",
				"%b5": "\xb5",
				"%B5": "\xb5",
				"%b6": "\xb6",
				"%B6": "\xb6",
				"%b7": "\xb7",
				"%B7": "\xb7",
				"%b8": "\xb8",
				"%B8": "\xb8",
				"%b9": "\xb9",
				"%B9": "\xb9",
				"%ba": "\xba",
				"%Ba": "\xba",
				"%bA": "\xba",
				"%BA": "\xba",
				"%bb": "\xbb",
				"%Bb": "\xbb",
				"%bB": "\xbb",
				"%BB": "\xbb",
				"%bc": "\xbc",
				"%Bc": "\xbc",
				"%bC": "\xbc",
				"%BC": "\xbc",
				"%bd": "\xbd",
				"%Bd": "\xbd",
				"%bD": "\xbd",
				"%BD": "\xbd",
				"%be": "\xbe",
				"%Be": "\xbe",
				"%bE": "\xbe",
				"%BE": "\xbe",
				"%bf": "\xbf",
				"%Bf": "\xbf",
				"%bF": "\xbf",
				"%BF": "\xbf",
				"%c0": "\xc0",
				"%C0": "\xc0",
				"%c1": "\xc1",
				"%C1": "\xc1",
				"%c2": "\xc2",
				"%C2": "\xc2",
				"%c3": "\xc3",
				"%C3": "\xc3",
				"%c4": "\xc4",
				"%C4": "\xc4",
				"%c5": "\xc5",
				"%C5": "\xc5",
				"%c6": "\xc6",
				"%C6": "\xc6",
				"%c7": "\xc7",
				"%C7": "\xc7",
				"%c8": "\xc8",
				"%C8": "\xc8",
				"%c9": "\xc9",
				"%C9": "\xc9",
				"%ca": "\xca",
				"%Ca": "\xca",
				"%cA": "\xca",
				"%CA": "\xca",
				"%cb": "\xcb",
				"%Cb": "\xcb",
				"%cB": "\xcb",
				"%CB": "\xcb",
				"%cc": "\xcc",
				"%Cc": "\xcc",
				"%cC": "\xcc",
				"%CC": "\xcc",
				"%cd": "\xcd",
				"%Cd": "\xcd",
				"%cD": "\xcd",
				"%CD": "\xcd",
				"%ce": "\xce",
				"%Ce": "\xce",
				"%cE": "\xce",
				"%CE": "\xce",
				"%cf": "\xcf",
				"%Cf": "\xcf",
				"%cF": "\xcf",
				"%CF": "\xcf",
				"%d0": "\xd0",
				"%D0": "\xd0",
				"%d1": "\xd1",
				"%D1": "\xd1",
				"%d2": "\xd2",
				"%D2": "\xd2",
				"%d3": "\xd3",
				"%D3": "\xd3",
				"%d4": "\xd4",
				"%D4": "\xd4",
				"%d5": "\xd5",
				"%D5": "\xd5",
				"%d6": "\xd6",
				"%D6": "\xd6",
				"%d7": "\xd7",
				"%D7": "\xd7",
				"%d8": "\xd8",
				"%D8": "\xd8",
				"%d9": "\xd9",
				"%D9": "\xd9",
				"%da": "\xda",
				"%Da": "\xda",
				"%dA": "\xda",
				"%DA": "\xda",
				"%db": "\xdb",
				"%Db": "\xdb",
				"%dB": "\xdb",
				"%DB": "\xdb",
				"%dc": "\xdc",
				"%Dc": "\xdc",
				"%dC": "\xdc",
				"%DC": "\xdc",
				"%dd": "\xdd",
				"%Dd": "\xdd",
				"%dD": "\xdd",
				"%DD": "\xdd",
				"%de": "\xde",
				"%De": "\xde",
				"%dE": "\xde",
				"%DE": "\xde",
				"%df": "\xdf",
				"%Df": "\xdf",
				"%dF": "\xdf",
				"%DF": "\xdf",
				"%e0": "\xe0",
				"%E0": "\xe0",
				"%e1": "\xe1",
				"%E1": "\xe1",
				"%e2": "\xe2",
				"%E2": "\xe2",
				"%e3": "\xe3",
				"%E3": "\xe3",
				"%e4": "\xe4",
				"%E4": "\xe4",
				"%e5": "\xe5",
				"%E5": "\xe5",
				"%e6": "\xe6",
				"%E6": "\xe6",
				"%e7": "\xe7",
				"%E7": "\xe7",
				"%e8": "\xe8",
				"%E8": "\xe8",
				"%e9": "\xe9",
				"%E9": "\xe9",
				"%ea": "\xea",
				"%Ea": "\xea",
				"%eA": "\xea",
				"%EA": "\xea",
				"%eb": "\xeb",
				"%Eb": "\xeb",
				"%eB": "\xeb",
				"%EB": "\xeb",
				"%ec": "\xec",
				"%Ec": "\xec",
				"%eC": "\xec",
				"%EC": "\xec",
				"%ed": "\xed",
				"%Ed": "\xed",
				"%eD": "\xed",
				"%ED": "\xed",
				"%ee": "\xee",
				"%Ee": "\xee",
				"%eE": "\xee",
				"%EE": "\xee",
				"%ef": "\xef",
				"%Ef": "\xef",
				"%eF": "\xef",
				"%EF": "\xef",
				"%f0": "\xf0",
				"%F0": "\xf0",
				"%f1": "\xf1",
				"%F1": "\xf1",
				"%f2": "\xf2",
				"%F2": "\xf2",
				"%f3": "\xf3",
				"%F3": "\xf3",
				"%f4": "\xf4",
				"%F4": "\xf4",
				"%f5": "\xf5",
				"%F5": "\xf5",
				"%f6": "\xf6",
				"%F6": "\xf6",
				"%f7": "\xf7",
				"%F7": "\xf7",
				"%f8": "\xf8",
				"%F8": "\xf8",
				"%f9": "\xf9",
				"%F9": "\xf9",
				"%fa": "\xfa",
				"%Fa": "\xfa",
				"%fA": "\xfa",
				"%FA": "\xfa",
				"%fb": "\xfb",
				"%Fb": "\xfb",
				"%fB": "\xfb",
				"%FB": "\xfb",
				"%fc": "\xfc",
				"%Fc": "\xfc",
				"%fC": "\xfc",
				"%FC": "\xfc",
				"%fd": "\xfd",
				"%Fd": "\xfd",
				"%fD": "\xfd",
				"%FD": "\xfd",
				"%fe": "\xfe",
				"%Fe": "\xfe",
				"%fE": "\xfe",
				"%FE": "\xfe",
				"%ff": "\xff",
				"%Ff": "\xff",
				"%fF": "\xff",
				"%FF": "\xff",
			};
			function encodedReplacer(match) {
				return EncodedLookup[match];
			}
			function decodeUtf8Text(text) {
				for (var i = 0, len = text.length; i < len; ++i) {
					if (text.charCodeAt(i) > 0x7f) {
						return decodeText(text, "binary", "utf8");
					}
				}
				return text;
			}
			const STATE_KEY = 0;
			const STATE_VALUE = 1;
			const STATE_CHARSET = 2;
			const STATE_LANG = 3;
			function parseFormDataDisposition(str) {
				if (!str.startsWith('form-data; name="')) {
					return;
				}
				let valueStart = 17;
				let valueEnd = str.indexOf('"', valueStart);
				if (valueEnd === -1 || str.indexOf("\\", valueStart) !== -1) {
					return;
				}
				const res = ["form-data", ["name", decodeUtf8Text(str.slice(valueStart, valueEnd))]];
				let pos = valueEnd + 1;
				while (pos < str.length && str[pos] !== ";") {
					++pos;
				}
				if (pos === str.length) {
					return res;
				}
				++pos;
				while (str[pos] === " " || str[pos] === "\t") {
					++pos;
				}
				if (!str.startsWith('filename="', pos)) {
					return;
				}
				valueStart = pos + 10;
				valueEnd = str.indexOf('"', valueStart);
				if (valueEnd === -1 || str.indexOf("\\", valueStart) !== -1) {
					return;
				}
				res.push(["filename", decodeUtf8Text(str.slice(valueStart, valueEnd))]);
				return res;
			}
			function parseParams(str) {
				if (str.indexOf(";") === -1) {
					return [decodeUtf8Text(str)];
				}
				const fastFormData = parseFormDataDisposition(str);
				if (fastFormData !== undefined) {
					return fastFormData;
				}
				const res = [];
				let state = STATE_KEY;
				let charset = "";
				let inquote = false;
				let escaping = false;
				let p = 0;
				let tmp = "";
				const len = str.length;
				for (var i = 0; i < len; ++i) {
					const char = str[i];
					if (char === "\\" && inquote) {
						if (escaping) {
							escaping = false;
						} else {
							escaping = true;
							continue;
						}
					} else if (char === '"') {
						if (!escaping) {
							if (inquote) {
								inquote = false;
								state = STATE_KEY;
								while (i + 1 < len && str[i + 1] !== ";") {
									++i;
								}
							} else {
								inquote = true;
							}
							continue;
						} else {
							escaping = false;
						}
					} else {
						if (escaping && inquote) {
							tmp += "\\";
						}
						escaping = false;
						if ((state === STATE_CHARSET || state === STATE_LANG) && char === "'") {
							if (state === STATE_CHARSET) {
								state = STATE_LANG;
								charset = tmp.substring(1);
							} else {
								state = STATE_VALUE;
							}
							tmp = "";
							continue;
						} else if (state === STATE_KEY && (char === "*" || char === "=") && res.length) {
							state = char === "*" ? STATE_CHARSET : STATE_VALUE;
							res[p] = [tmp, undefined];
							tmp = "";
							continue;
						} else if (!inquote && char === ";") {
							state = STATE_KEY;
							if (charset) {
								if (tmp.length) {
									tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer), "binary", charset);
								}
								charset = "";
							} else if (tmp.length) {
								tmp = decodeUtf8Text(tmp);
							}
							if (res[p] === undefined) {
								res[p] = tmp;
							} else {
								res[p][1] = tmp;
							}
							tmp = "";
							++p;
							continue;
						} else if (!inquote && (char === " " || char === "\t")) {
							continue;
						}
					}
					tmp += char;
				}
				if (charset && tmp.length) {
					tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer), "binary", charset);
				} else if (tmp) {
					tmp = decodeUtf8Text(tmp);
				}
				if (res[p] === undefined) {
					if (tmp) {
						res[p] = tmp;
					}
				} else {
					res[p][1] = tmp;
				}
				return res;
			}
			module.exports = parseParams;
		}),
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== undefined) {
			return cachedModule.exports;
		}
		var module = (__webpack_module_cache__[moduleId] = {
			exports: {},
		});
		var threw = true;
		try {
			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
			threw = false;
		} finally {
			if (threw) delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = __dirname + "/";
	(() => {
		var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
		var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
		var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
		var resolveQueue = (queue) => {
			if (queue && queue.d < 1) {
				queue.d = 1;
				queue.forEach((fn) => fn.r--);
				queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
			}
		};
		var wrapDeps = (deps) =>
			deps.map((dep) => {
				if (dep !== null && typeof dep === "object") {
					if (dep[webpackQueues]) return dep;
					if (dep.then) {
						var queue = [];
						queue.d = 0;
						dep.then(
							(r) => {
								obj[webpackExports] = r;
								resolveQueue(queue);
							},
							(e) => {
								obj[webpackError] = e;
								resolveQueue(queue);
							},
						);
						var obj = {};
						obj[webpackQueues] = (fn) => fn(queue);
						return obj;
					}
				}
				var ret = {};
				ret[webpackQueues] = (x) => {};
				ret[webpackExports] = dep;
				return ret;
			});
		__nccwpck_require__.a = (module, body, hasAwait) => {
			var queue;
			hasAwait && ((queue = []).d = -1);
			var depQueues = new Set();
			var exports = module.exports;
			var currentDeps;
			var outerResolve;
			var reject;
			var promise = new Promise((resolve, rej) => {
				reject = rej;
				outerResolve = resolve;
			});
			promise[webpackExports] = exports;
			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x) => {}));
			module.exports = promise;
			body(
				(deps) => {
					currentDeps = wrapDeps(deps);
					var fn;
					var getResult = () =>
						currentDeps.map((d) => {
							if (d[webpackError]) throw d[webpackError];
							return d[webpackExports];
						});
					var promise = new Promise((resolve) => {
						fn = () => resolve(getResult);
						fn.r = 0;
						var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
						currentDeps.map((dep) => dep[webpackQueues](fnQueue));
					});
					return fn.r ? promise : getResult();
				},
				(err) => (err ? reject((promise[webpackError] = err)) : outerResolve(exports), resolveQueue(queue)),
			);
			queue && queue.d < 0 && (queue.d = 0);
		};
	})();
	(() => {
		__nccwpck_require__.n = (module) => {
			var getter = module && module.__esModule ? () => module["default"] : () => module;
			__nccwpck_require__.d(getter, { a: getter });
			return getter;
		};
	})();
	(() => {
		__nccwpck_require__.d = (exports, definition) => {
			for (var key in definition) {
				if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
				}
			}
		};
	})();
	(() => {
		__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	})();
	(() => {
		__nccwpck_require__.r = (exports) => {
			if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
				Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
			}
			Object.defineProperty(exports, "__esModule", { value: true });
		};
	})();
	var __webpack_exports__ = __nccwpck_require__(375);
	module.exports = __webpack_exports__;
})();
