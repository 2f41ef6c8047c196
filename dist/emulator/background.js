/******/ (() => { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({

/***/ 917:
/***/ ((module) => {

module.exports = Pend;

function Pend() {
  this.pending = 0;
  this.max = Infinity;
  this.listeners = [];
  this.waiting = [];
  this.error = null;
}

Pend.prototype.go = function(fn) {
  if (this.pending < this.max) {
    pendGo(this, fn);
  } else {
    this.waiting.push(fn);
  }
};

Pend.prototype.wait = function(cb) {
  if (this.pending === 0) {
    cb(this.error);
  } else {
    this.listeners.push(cb);
  }
};

Pend.prototype.hold = function() {
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


/***/ }),

/***/ 44:
/***/ ((module) => {

// Adapted from https://github.com/brianloveswords/buffer-crc32/blob/v0.2.13/index.js
const CRC_TABLE = new Int32Array([
  0x00000000, 0x77073096, 0xee0e612c, 0x990951ba, 0x076dc419, 0x706af48f, 0xe963a535, 0x9e6495a3,
  0x0edb8832, 0x79dcb8a4, 0xe0d5e91e, 0x97d2d988, 0x09b64c2b, 0x7eb17cbd, 0xe7b82d07, 0x90bf1d91,
  0x1db71064, 0x6ab020f2, 0xf3b97148, 0x84be41de, 0x1adad47d, 0x6ddde4eb, 0xf4d4b551, 0x83d385c7,
  0x136c9856, 0x646ba8c0, 0xfd62f97a, 0x8a65c9ec, 0x14015c4f, 0x63066cd9, 0xfa0f3d63, 0x8d080df5,
  0x3b6e20c8, 0x4c69105e, 0xd56041e4, 0xa2677172, 0x3c03e4d1, 0x4b04d447, 0xd20d85fd, 0xa50ab56b,
  0x35b5a8fa, 0x42b2986c, 0xdbbbc9d6, 0xacbcf940, 0x32d86ce3, 0x45df5c75, 0xdcd60dcf, 0xabd13d59,
  0x26d930ac, 0x51de003a, 0xc8d75180, 0xbfd06116, 0x21b4f4b5, 0x56b3c423, 0xcfba9599, 0xb8bda50f,
  0x2802b89e, 0x5f058808, 0xc60cd9b2, 0xb10be924, 0x2f6f7c87, 0x58684c11, 0xc1611dab, 0xb6662d3d,
  0x76dc4190, 0x01db7106, 0x98d220bc, 0xefd5102a, 0x71b18589, 0x06b6b51f, 0x9fbfe4a5, 0xe8b8d433,
  0x7807c9a2, 0x0f00f934, 0x9609a88e, 0xe10e9818, 0x7f6a0dbb, 0x086d3d2d, 0x91646c97, 0xe6635c01,
  0x6b6b51f4, 0x1c6c6162, 0x856530d8, 0xf262004e, 0x6c0695ed, 0x1b01a57b, 0x8208f4c1, 0xf50fc457,
  0x65b0d9c6, 0x12b7e950, 0x8bbeb8ea, 0xfcb9887c, 0x62dd1ddf, 0x15da2d49, 0x8cd37cf3, 0xfbd44c65,
  0x4db26158, 0x3ab551ce, 0xa3bc0074, 0xd4bb30e2, 0x4adfa541, 0x3dd895d7, 0xa4d1c46d, 0xd3d6f4fb,
  0x4369e96a, 0x346ed9fc, 0xad678846, 0xda60b8d0, 0x44042d73, 0x33031de5, 0xaa0a4c5f, 0xdd0d7cc9,
  0x5005713c, 0x270241aa, 0xbe0b1010, 0xc90c2086, 0x5768b525, 0x206f85b3, 0xb966d409, 0xce61e49f,
  0x5edef90e, 0x29d9c998, 0xb0d09822, 0xc7d7a8b4, 0x59b33d17, 0x2eb40d81, 0xb7bd5c3b, 0xc0ba6cad,
  0xedb88320, 0x9abfb3b6, 0x03b6e20c, 0x74b1d29a, 0xead54739, 0x9dd277af, 0x04db2615, 0x73dc1683,
  0xe3630b12, 0x94643b84, 0x0d6d6a3e, 0x7a6a5aa8, 0xe40ecf0b, 0x9309ff9d, 0x0a00ae27, 0x7d079eb1,
  0xf00f9344, 0x8708a3d2, 0x1e01f268, 0x6906c2fe, 0xf762575d, 0x806567cb, 0x196c3671, 0x6e6b06e7,
  0xfed41b76, 0x89d32be0, 0x10da7a5a, 0x67dd4acc, 0xf9b9df6f, 0x8ebeeff9, 0x17b7be43, 0x60b08ed5,
  0xd6d6a3e8, 0xa1d1937e, 0x38d8c2c4, 0x4fdff252, 0xd1bb67f1, 0xa6bc5767, 0x3fb506dd, 0x48b2364b,
  0xd80d2bda, 0xaf0a1b4c, 0x36034af6, 0x41047a60, 0xdf60efc3, 0xa867df55, 0x316e8eef, 0x4669be79,
  0xcb61b38c, 0xbc66831a, 0x256fd2a0, 0x5268e236, 0xcc0c7795, 0xbb0b4703, 0x220216b9, 0x5505262f,
  0xc5ba3bbe, 0xb2bd0b28, 0x2bb45a92, 0x5cb36a04, 0xc2d7ffa7, 0xb5d0cf31, 0x2cd99e8b, 0x5bdeae1d,
  0x9b64c2b0, 0xec63f226, 0x756aa39c, 0x026d930a, 0x9c0906a9, 0xeb0e363f, 0x72076785, 0x05005713,
  0x95bf4a82, 0xe2b87a14, 0x7bb12bae, 0x0cb61b38, 0x92d28e9b, 0xe5d5be0d, 0x7cdcefb7, 0x0bdbdf21,
  0x86d3d2d4, 0xf1d4e242, 0x68ddb3f8, 0x1fda836e, 0x81be16cd, 0xf6b9265b, 0x6fb077e1, 0x18b74777,
  0x88085ae6, 0xff0f6a70, 0x66063bca, 0x11010b5c, 0x8f659eff, 0xf862ae69, 0x616bffd3, 0x166ccf45,
  0xa00ae278, 0xd70dd2ee, 0x4e048354, 0x3903b3c2, 0xa7672661, 0xd06016f7, 0x4969474d, 0x3e6e77db,
  0xaed16a4a, 0xd9d65adc, 0x40df0b66, 0x37d83bf0, 0xa9bcae53, 0xdebb9ec5, 0x47b2cf7f, 0x30b5ffe9,
  0xbdbdf21c, 0xcabac28a, 0x53b39330, 0x24b4a3a6, 0xbad03605, 0xcdd70693, 0x54de5729, 0x23d967bf,
  0xb3667a2e, 0xc4614ab8, 0x5d681b02, 0x2a6f2b94, 0xb40bbe37, 0xc30c8ea1, 0x5a05df1b, 0x2d02ef8d,
]);

function crc32(buf) {
  let crc = -1;
  for (let x of buf) {
    crc = CRC_TABLE[(crc ^ x) & 0xff] ^ (crc >>> 8);
  }
  return (crc ^ -1) >>> 0;
}

module.exports = crc32;


/***/ }),

/***/ 898:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

// This was adapted from https://github.com/andrewrk/node-fd-slicer by Andrew Kelley under the MIT License.
var fs = __nccwpck_require__(896);
var util = __nccwpck_require__(23);
var stream = __nccwpck_require__(203);
var Readable = stream.Readable;
var PassThrough = stream.PassThrough;
var Pend = __nccwpck_require__(917);
var EventEmitter = (__nccwpck_require__(434).EventEmitter);

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

FdSlicer.prototype.read = function(buffer, offset, length, position, callback) {
  var self = this;
  self.pend.go(function(cb) {
    fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer) {
      cb();
      callback(err, bytesRead, buffer);
    });
  });
};

FdSlicer.prototype.createReadStream = function(options) {
  return new ReadStream(this, options);
};

FdSlicer.prototype.ref = function() {
  this.refCount += 1;
};

FdSlicer.prototype.unref = function() {
  var self = this;
  self.refCount -= 1;
  if (self.refCount < 0) throw new Error("invalid unref");
  if (self.refCount > 0) return;

  fs.close(self.fd, onCloseDone);

  function onCloseDone(err) {
    if (err) {
      self.emit('error', err);
    } else {
      self.emit('close');
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

ReadStream.prototype._read = function(n) {
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
  self.context.pend.go(function(cb) {
    var buffer = Buffer.allocUnsafe(toRead);
    fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
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

ReadStream.prototype._destroy = function(err, cb) {
  // Node 14+ calls this automatically at EOF.
  this._cleanup();
  cb(err);
};

ReadStream.prototype._cleanup = function() {
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

BufferSlicer.prototype.read = function(buffer, offset, length, position, callback) {
  if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
  if (position < 0) throw new RangeError("position is negative: " + position);
  if (offset + length > buffer.length) {
    // The caller's buffer can't hold all the bytes they're trying to read.
    // Clamp the length instead of giving an error.
    // The callback will be informed of fewer than expected bytes written.
    length = buffer.length - offset;
  }
  if (position + length > this.buffer.length) {
    // Clamp any attempt to read past the end of the source buffer.
    length = this.buffer.length - position;
  }
  if (length <= 0) {
    // After any clamping, we're fully out of bounds or otherwise have nothing to do.
    // This isn't an error; it's just zero bytes written.
    setImmediate(function() {
      callback(null, 0);
    });
    return;
  }
  this.buffer.copy(buffer, offset, position, position + length);
  setImmediate(function() {
    callback(null, length);
  });
};

BufferSlicer.prototype.createReadStream = function(options) {
  options = options || {};
  var readStream = new PassThrough(options);
  readStream.start = options.start || 0;
  readStream.endOffset = options.end;
  // by the time this function returns, we'll be done.
  readStream.pos = readStream.endOffset || this.buffer.length;

  var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
  // Cut the buffer into smaller slices for better memory usage when streaming into a zlib inflate stream.
  // See https://github.com/thejoshwolfe/yauzl/issues/87
  var maxChunkSize = 0x10000;
  var offset = 0;
  while (true) {
    var nextOffset = offset + maxChunkSize;
    if (nextOffset >= entireSlice.length) {
      // last chunk
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

BufferSlicer.prototype.ref = function() {
  this.refCount += 1;
};

BufferSlicer.prototype.unref = function() {
  this.refCount -= 1;

  if (this.refCount < 0) {
    throw new Error("invalid unref");
  }
};


/***/ }),

/***/ 67:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;
var fs = __nccwpck_require__(896);
var zlib = __nccwpck_require__(106);
var fd_slicer = __nccwpck_require__(898);
var util = __nccwpck_require__(23);
var EventEmitter = (__nccwpck_require__(434).EventEmitter);
var Transform = (__nccwpck_require__(203).Transform);
var PassThrough = (__nccwpck_require__(203).PassThrough);
var Writable = (__nccwpck_require__(203).Writable);

// Node 20 added zlib.crc32.
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
    open(path, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromFdPromise(fd, options) {
  return new Promise((resolve, reject) => {
    fromFd(fd, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromBufferPromise(buffer, options) {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromRandomAccessReaderPromise(reader, totalSize, options) {
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(reader, totalSize, {...options, lazyEntries: true}, function(err, zipfile) {
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
  fs.open(path, "r", function(err, fd) {
    if (err) return callback(err);
    fromFd(fd, options, function(err, zipfile) {
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
  fs.fstat(fd, function(err, stats) {
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

  // the matching unref() call is in zipfile.close()
  reader.ref();

  // eocdr means End of Central Directory Record.
  // search backwards for the eocdr signature.
  // the last field of the eocdr is a variable-length comment.
  // the comment size is encoded in a 2-byte field in the eocdr, which we can't find without trudging backwards through the comment to find it.
  // as a consequence of this design decision, it's possible to have ambiguous zip file metadata if a coherent eocdr was in the comment.
  // we search backwards for a eocdr signature, and hope that whoever made the zip file was smart enough to forbid the eocdr signature in the comment.
  var eocdrWithoutCommentSize = 22;
  var zip64EocdlSize = 20; // Zip64 end of central directory locator
  var maxCommentSize = 0xffff; // 2-byte size
  var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + maxCommentSize, totalSize);
  var buffer = newBuffer(bufferSize);
  var bufferReadStart = totalSize - buffer.length;
  readAndAssertNoEof(reader, buffer, 0, bufferSize, bufferReadStart, function(err) {
    if (err) return callback(err);
    for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
      if (buffer.readUInt32LE(i) !== 0x06054b50) continue;
      // found eocdr
      var eocdrBuffer = buffer.subarray(i);

      // 0 - End of central directory signature = 0x06054b50
      // 4 - Number of this disk
      var diskNumber = eocdrBuffer.readUInt16LE(4);
      // 6 - Disk where central directory starts
      // 8 - Number of central directory records on this disk
      // 10 - Total number of central directory records
      var entryCount = eocdrBuffer.readUInt16LE(10);
      // 12 - Size of central directory (bytes)
      // 16 - Offset of start of central directory, relative to start of archive
      var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
      // 20 - Comment length
      var commentLength = eocdrBuffer.readUInt16LE(20);
      var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
      if (commentLength !== expectedCommentLength) {
        return callback(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263a\u263b` in the comment?"));
      }
      // 22 - Comment
      // the encoding is always cp437.
      var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false)
                                  : eocdrBuffer.subarray(22);

      // Look for a Zip64 end of central directory locator
      if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 0x07064b50) {
        // ZIP64 format
        var zip64EocdlBuffer = buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize);
        // 0 - zip64 end of central dir locator signature = 0x07064b50
        // 4 - number of the disk with the start of the zip64 end of central directory
        // 8 - relative offset of the zip64 end of central directory record
        var zip64EocdrOffset = readUInt64LE(zip64EocdlBuffer, 8);
        // 16 - total number of disks

        // ZIP64 end of central directory record
        var zip64EocdrBuffer = newBuffer(56);
        return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err) {
          if (err) return callback(err);

          // 0 - zip64 end of central dir signature                           4 bytes  (0x06064b50)
          if (zip64EocdrBuffer.readUInt32LE(0) !== 0x06064b50) {
            return callback(new Error("invalid zip64 end of central directory record signature"));
          }
          // 4 - size of zip64 end of central directory record                8 bytes
          // 12 - version made by                                             2 bytes
          // 14 - version needed to extract                                   2 bytes
          // 16 - number of this disk                                         4 bytes
          diskNumber = zip64EocdrBuffer.readUInt32LE(16);
          if (diskNumber !== 0) {
            // Check this only after zip64 overrides. See #118.
            return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
          }
          // 20 - number of the disk with the start of the central directory  4 bytes
          // 24 - total number of entries in the central directory on this disk         8 bytes
          // 32 - total number of entries in the central directory            8 bytes
          entryCount = readUInt64LE(zip64EocdrBuffer, 32);
          // 40 - size of the central directory                               8 bytes
          // 48 - offset of start of central directory with respect to the starting disk number     8 bytes
          centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
          // 56 - zip64 extensible data sector                                (variable size)
          return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
        });
      }

      // Not ZIP64 format
      if (diskNumber !== 0) {
        return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
      }
      return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));

    }

    // Not a zip file.
    callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
  });
}

util.inherits(ZipFile, EventEmitter);
function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
  var self = this;
  EventEmitter.call(self);
  self.reader = reader;
  // forward close events
  self.reader.on("error", function(err) {
    // error closing the fd
    emitError(self, err);
  });
  self.reader.once("close", function() {
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
ZipFile.prototype.close = function() {
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

ZipFile.prototype.readEntry = function() {
  if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
  this._readEntry();
};
ZipFile.prototype._readEntry = function() {
  var self = this;
  if (self.entryCount === self.entriesRead) {
    // done with metadata
    setImmediate(function() {
      if (self.autoClose) self.close();
      if (self.emittedError) return;
      self.emit("end");
    });
    return;
  }
  if (self.emittedError) return;
  var buffer = newBuffer(46);
  readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
    if (err) return emitErrorAndAutoClose(self, err);
    if (self.emittedError) return;
    var entry = new Entry();
    // 0 - Central directory file header signature
    var signature = buffer.readUInt32LE(0);
    if (signature !== 0x02014b50) return emitErrorAndAutoClose(self, new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
    // 4 - Version made by
    entry.versionMadeBy = buffer.readUInt16LE(4);
    // 6 - Version needed to extract (minimum)
    entry.versionNeededToExtract = buffer.readUInt16LE(6);
    // 8 - General purpose bit flag
    entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
    // 10 - Compression method
    entry.compressionMethod = buffer.readUInt16LE(10);
    // 12 - File last modification time
    entry.lastModFileTime = buffer.readUInt16LE(12);
    // 14 - File last modification date
    entry.lastModFileDate = buffer.readUInt16LE(14);
    // 16 - CRC-32
    entry.crc32 = buffer.readUInt32LE(16);
    // 20 - Compressed size
    entry.compressedSize = buffer.readUInt32LE(20);
    // 24 - Uncompressed size
    entry.uncompressedSize = buffer.readUInt32LE(24);
    // 28 - File name length (n)
    entry.fileNameLength = buffer.readUInt16LE(28);
    // 30 - Extra field length (m)
    entry.extraFieldLength = buffer.readUInt16LE(30);
    // 32 - File comment length (k)
    entry.fileCommentLength = buffer.readUInt16LE(32);
    // 34 - Disk number where file starts
    // 36 - Internal file attributes
    entry.internalFileAttributes = buffer.readUInt16LE(36);
    // 38 - External file attributes
    entry.externalFileAttributes = buffer.readUInt32LE(38);
    // 42 - Relative offset of local file header
    entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);

    if (entry.generalPurposeBitFlag & 0x40) return emitErrorAndAutoClose(self, new Error("strong encryption is not supported"));

    self.readEntryCursor += 46;

    buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
    readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
      if (err) return emitErrorAndAutoClose(self, err);
      if (self.emittedError) return;
      // 46 - File name
      entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
      // 46+n - Extra field
      var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
      entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
      // 46+n+m - File comment
      entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);

      // Parse the extra fields, which we need for processing other fields.
      try {
        entry.extraFields = parseExtraFields(entry.extraFieldRaw);
      } catch (err) {
        return emitErrorAndAutoClose(self, err);
      }

      // Interpret strings according to bit flags, extra fields, and options.
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
      // Maintain API compatibility. See https://github.com/thejoshwolfe/yauzl/issues/47
      entry.comment = entry.fileComment;

      self.readEntryCursor += buffer.length;
      self.entriesRead += 1;

      // Check for the Zip64 Extended Information Extra Field.
      for (var i = 0; i < entry.extraFields.length; i++) {
        var extraField = entry.extraFields[i];
        if (extraField.id !== 0x0001) continue;
        // Found it.

        var zip64EiefBuffer = extraField.data;
        var index = 0;
        // 0 - Original Size          8 bytes
        if (entry.uncompressedSize === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include uncompressed size"));
          }
          entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 8 - Compressed Size        8 bytes
        if (entry.compressedSize === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include compressed size"));
          }
          entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 16 - Relative Header Offset 8 bytes
        if (entry.relativeOffsetOfLocalHeader === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include relative header offset"));
          }
          entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 24 - Disk Start Number      4 bytes

        break;
      }

      // validate file size
      if (self.validateEntrySizes && entry.compressionMethod === 0) {
        var expectedCompressedSize = entry.uncompressedSize;
        if (entry.isEncrypted()) {
          // traditional encryption prefixes the file data with a header
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

ZipFile.prototype.eachEntry = function() {
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
    let {resolve} = pendingResolveReject;
    pendingResolveReject = null;
    resolve({value: entry});
  }
  function onEnd() {
    let {resolve} = pendingResolveReject;
    pendingResolveReject = null;
    cleanup();
    resolve({done: true});
  }
  function onError(err) {
    let {reject} = pendingResolveReject;
    pendingResolveReject = null;
    cleanup();
    reject(err);
  }

  return {
    [Symbol.asyncIterator]() {
      // Called once by `for await...of`.
      return this;
    },
    next() {
      // Called on each iteration in a `for await...of`.
      const promise = new Promise((resolve, reject) => {
        if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
        pendingResolveReject = {resolve, reject};
      });
      self.readEntry();
      return promise;
    },
    return(value) {
      // Called when breaking, returning, throwing out of a `for await...of`.
      cleanup();
      return Promise.resolve({done: true, value});
    },
    throw(value) {
      // Almost never called. Something about `yield*` maybe?
      cleanup();
      return Promise.reject(value);
    },
  };
};

ZipFile.prototype.openReadStream = function(entry, options, callback) {
  var self = this;
  // parameter validation
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
      // new, simple option
      if (options.decrypt != null) {
        throw new Error("cannot use options.decrypt when options.decodeFileData === false");
      }
      if (options.decompress != null) {
        throw new Error("cannot use options.decompress when options.decodeFileData === false");
      }
      // start and end are allowed
    } else {
      // old, complicated options
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
  var rawMode = (
    options.decodeFileData === false || // Explicitly requested raw.
    (
      (entry.compressionMethod === 0 || // Naturally without compression.
        (entry.compressionMethod === 8 && options.decompress === false) // Deprecated compression bypass option.
      ) &&
      (!entry.isEncrypted() || // Naturally without encryption.
        options.decrypt === false // Deprecated encryption bypass option.
      )
    )
  );
  if (options.start != null || options.end != null) {
    // Ensure slicing deals with raw data.
    if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
  }

  // any further errors can either be caused by the zipfile,
  // or were introduced in a minor version of yauzl,
  // so should be passed to the client rather than thrown.
  if (!self.isOpen) return callback(new Error("closed"));
  if (entry.isEncrypted() && !rawMode) {
    if (options.decrypt !== false) return callback(new Error("entry is encrypted, and options.decodeFileData !== false"));
  }
  var decompress;
  if (rawMode) {
    decompress = false;
  } else if (entry.compressionMethod === 8) {
    // 8 - The file is Deflated
    decompress = options.decodeFileData !== true;
  } else {
    return callback(new Error("unsupported compression method: " + entry.compressionMethod));
  }

  self.readLocalFileHeader(entry, {minimal: true}, function(err, localFileHeader) {
    if (err) return callback(err);
    self.openReadStreamLowLevel(
      localFileHeader.fileDataStart, entry.compressedSize,
      relativeStart, relativeEnd,
      decompress, entry.uncompressedSize,
      callback);
  });
};

ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
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
    readStream.on("error", function(err) {
      // setImmediate here because errors can be emitted during the first call to pipe()
      setImmediate(function() {
        if (!destroyed) inflateFilter.emit("error", err);
      });
    });
    readStream.pipe(inflateFilter);

    if (self.validateEntrySizes) {
      endpointStream = new AssertByteCountStream(uncompressedSize);
      inflateFilter.on("error", function(err) {
        // forward zlib errors to the client-visible stream
        setImmediate(function() {
          if (!destroyed) endpointStream.emit("error", err);
        });
      });
      inflateFilter.pipe(endpointStream);
    } else {
      // the zlib filter is the client-visible stream
      endpointStream = inflateFilter;
    }
    // this is part of yauzl's API, so implement this function on the client-visible stream
    installDestroyFn(endpointStream, function() {
      destroyed = true;
      if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
      readStream.unpipe(inflateFilter);
      // TODO: the inflateFilter may cause a memory leak. see Issue #27.
      readStream.destroy();
    });
  }
  callback(null, endpointStream);
};

ZipFile.prototype.readLocalFileHeader = function(entry, options, callback) {
  var self = this;
  if (callback == null) {
    callback = options;
    options = null;
  }
  if (options == null) options = {};

  self.reader.ref();
  var buffer = newBuffer(30);
  readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
    try {
      if (err) return callback(err);
      // 0 - Local file header signature = 0x04034b50
      var signature = buffer.readUInt32LE(0);
      if (signature !== 0x04034b50) {
        return callback(new Error("invalid local file header signature: 0x" + signature.toString(16)));
      }

      var fileNameLength = buffer.readUInt16LE(26);
      var extraFieldLength = buffer.readUInt16LE(28);
      var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
      // We now have enough information to do this bounds check.
      if (fileDataStart + entry.compressedSize > self.fileSize) {
        return callback(new Error("file data overflows file bounds: " +
            fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
      }

      if (options.minimal) {
        return callback(null, {fileDataStart: fileDataStart});
      }

      var localFileHeader = new LocalFileHeader();
      localFileHeader.fileDataStart = fileDataStart;

      // 4 - Version needed to extract (minimum)
      localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
      // 6 - General purpose bit flag
      localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
      // 8 - Compression method
      localFileHeader.compressionMethod = buffer.readUInt16LE(8);
      // 10 - File last modification time
      localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
      // 12 - File last modification date
      localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
      // 14 - CRC-32
      localFileHeader.crc32 = buffer.readUInt32LE(14);
      // 18 - Compressed size
      localFileHeader.compressedSize = buffer.readUInt32LE(18);
      // 22 - Uncompressed size
      localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
      // 26 - File name length (n)
      localFileHeader.fileNameLength = fileNameLength;
      // 28 - Extra field length (m)
      localFileHeader.extraFieldLength = extraFieldLength;
      // 30 - File name
      // 30+n - Extra field

      buffer = newBuffer(fileNameLength + extraFieldLength);
      self.reader.ref();
      readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function(err) {
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

ZipFile.prototype.openReadStreamPromise = function(entry, options) {
  return new Promise((resolve, reject) => {
    this.openReadStream(entry, options, function(err, readStream) {
      if (err) return reject(err);
      resolve(readStream);
    });
  });
};
ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
  return new Promise((resolve, reject) => {
    this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
      if (err) return reject(err);
      resolve(readStream);
    });
  });
};
ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options) {
  return new Promise((resolve, reject) => {
    this.readLocalFileHeader(entry, options, function(err, localFileHeader) {
      if (err) return reject(err);
      resolve(localFileHeader);
    });
  });
};

function Entry() {
}
Entry.prototype.getLastModDate = function(options) {
  if (options == null) options = {};

  if (!options.forceDosFormat) {
    // Check extended fields.
    for (var i = 0; i < this.extraFields.length; i++) {
      var extraField = this.extraFields[i];
      if (extraField.id === 0x5455) {
        // Info-ZIP "universal timestamp" extended field (`0x5455` aka `"UT"`).
        // See the Info-ZIP source code unix/unix.c:set_extra_field() and zipfile.c:ef_scan_ut_time().
        var data = extraField.data;
        if (data.length < 5) continue; // Too short.
        // The flags define which of the three fields are present: mtime, atime, ctime.
        // We only care about mtime.
        // Also, ctime is never included in practice.
        // And also, atime is only included in the local file header for some reason
        // despite the flags lying about its inclusion in the central header.
        var flags = data[0];
        var HAS_MTIME = 1;
        if (!(flags & HAS_MTIME)) continue; // This will realistically never happen.
        // Although the positions of all of the fields shift around depending on the presence of other fields,
        // mtime is always first if present, and that's the only one we care about.
        var posixTimestamp = data.readInt32LE(1);
        return new Date(posixTimestamp * 1000);
      } else if (extraField.id === 0x000a) {
        var data = extraField.data;
        if (data.length !== 32) continue; // The length is always the same.
        // 4 bytes reserved
        // 2 bytes Tag
        if (data.readUInt16LE(4) !== 1) continue; // Tag1 is actually the only defined Tag.
        // 2 bytes Size
        if (data.readUInt16LE(6) !== 24) continue; // Size is always 24.
        // 8 bytes Mtime
        var hundredNanoSecondsSince1601 = data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12);
        // Convert from NTFS to POSIX milliseconds.
        // The big number below is the milliseconds between year 1601 and year 1970
        // (i.e. the negative POSIX timestamp of 1601-01-01 00:00:00Z)
        var millisecondsSince1970 = hundredNanoSecondsSince1601 / 10000 - 11644473600000;
        // Note on numeric precision: JavaScript Number objects lose precision above Number.MAX_SAFE_INTEGER,
        // and NTFS timestamps are typically much bigger than that limit.
        // (MAX_SAFE_INTEGER would represent 1629-07-17T23:58:45.475Z.)
        // However, we're losing precision in the conversion from 100nanosecond units to millisecond units anyway,
        // and the time at which we also lose 1-millisecond precision is year 275760, the JavaScript Date limit (by design).
        // Up through the year 2057, this conversion only drops 4 bits of precision,
        // which is well under the 13-14 bits ratio between the milliseconds and 100nanoseconds.
        return new Date(millisecondsSince1970);
      }
    }
  }

  // Fallback to non-extended encoding.
  return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options.timezone);
};

Entry.prototype.canDecodeFileData = function() {
  return (
    !this.isEncrypted() &&
    (this.compressionMethod === 0 || this.compressionMethod === 8)
  );
};
Entry.prototype.isEncrypted = function() {
  return (this.generalPurposeBitFlag & 0x1) !== 0;
};
Entry.prototype.isCompressed = function() {
  return this.compressionMethod === 8;
};

function LocalFileHeader() {
}

function dosDateTimeToDate(date, time, timezone) {
  var day = date & 0x1f; // 1-31
  var month = (date >> 5 & 0xf) - 1; // 1-12, 0-11
  var year = (date >> 9 & 0x7f) + 1980; // 0-128, 1980-2108

  var millisecond = 0;
  var second = (time & 0x1f) * 2; // 0-29, 0-58 (even numbers)
  var minute = time >> 5 & 0x3f; // 0-59
  var hour = time >> 11 & 0x1f; // 0-23

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

  // check for Info-ZIP Unicode Path Extra Field (0x7075)
  // see https://github.com/thejoshwolfe/yauzl/issues/33
  for (var i = 0; i < extraFields.length; i++) {
    var extraField = extraFields[i];
    if (extraField.id === 0x7075) {
      if (extraField.data.length < 6) {
        // too short to be meaningful
        continue;
      }
      // Version       1 byte      version of this extra field, currently 1
      if (extraField.data.readUInt8(0) !== 1) {
        // > Changes may not be backward compatible so this extra
        // > field should not be used if the version is not recognized.
        continue;
      }
      // NameCRC32     4 bytes     File Name Field CRC32 Checksum
      var oldNameCrc32 = extraField.data.readUInt32LE(1);
      if (crc32(fileNameBuffer) !== oldNameCrc32) {
        // > If the CRC check fails, this UTF-8 Path Extra Field should be
        // > ignored and the File Name field in the header should be used instead.
        continue;
      }
      // UnicodeName   Variable    UTF-8 version of the entry File Name
      fileName = decodeBuffer(extraField.data.subarray(5), true);
      break;
    }
  }

  if (fileName == null) {
    // The typical case.
    var isUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
    fileName = decodeBuffer(fileNameBuffer, isUtf8);
  }

  if (!strictFileNames) {
    // Allow backslash.
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
  // all good
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
    // fs.read will throw an out-of-bounds error if you try to read 0 bytes from a 0 byte file
    return setImmediate(function() { callback(null, newBuffer(0)); });
  }
  reader.read(buffer, offset, length, position, function(err, bytesRead) {
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
AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
  this.actualByteCount += chunk.length;
  if (this.actualByteCount > this.expectedByteCount) {
    var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
    return cb(new Error(msg));
  }
  cb(null, chunk);
};
AssertByteCountStream.prototype._flush = function(cb) {
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
RandomAccessReader.prototype.ref = function() {
  this.refCount += 1;
};
RandomAccessReader.prototype.unref = function() {
  var self = this;
  self.refCount -= 1;

  if (self.refCount > 0) return;
  if (self.refCount < 0) throw new Error("invalid unref");

  self.close(onCloseDone);

  function onCloseDone(err) {
    if (err) return self.emit('error', err);
    self.emit('close');
  }
};
RandomAccessReader.prototype.createReadStream = function(options) {
  if (options == null) options = {};
  var start = options.start;
  var end = options.end;
  if (start === end) {
    var emptyStream = new PassThrough();
    setImmediate(function() {
      emptyStream.end();
    });
    return emptyStream;
  }
  var stream = this._readStreamForRange(start, end);

  var destroyed = false;
  var refUnrefFilter = new RefUnrefFilter(this);
  stream.on("error", function(err) {
    setImmediate(function() {
      if (!destroyed) refUnrefFilter.emit("error", err);
    });
  });
  installDestroyFn(refUnrefFilter, function() {
    stream.unpipe(refUnrefFilter);
    refUnrefFilter.unref();
    stream.destroy();
  });

  var byteCounter = new AssertByteCountStream(end - start);
  refUnrefFilter.on("error", function(err) {
    setImmediate(function() {
      if (!destroyed) byteCounter.emit("error", err);
    });
  });
  installDestroyFn(byteCounter, function() {
    destroyed = true;
    refUnrefFilter.unpipe(byteCounter);
    refUnrefFilter.destroy();
  });

  return stream.pipe(refUnrefFilter).pipe(byteCounter);
};
RandomAccessReader.prototype._readStreamForRange = function(start, end) {
  throw new Error("not implemented");
};
RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback) {
  var readStream = this.createReadStream({start: position, end: position + length});
  var writeStream = new Writable();
  var written = 0;
  writeStream._write = function(chunk, encoding, cb) {
    chunk.copy(buffer, offset + written, 0, chunk.length);
    written += chunk.length;
    cb();
  };
  writeStream.on("finish", callback);
  readStream.on("error", function(error) {
    callback(error);
  });
  readStream.pipe(writeStream);
};
RandomAccessReader.prototype.close = function(callback) {
  setImmediate(callback);
};

util.inherits(RefUnrefFilter, PassThrough);
function RefUnrefFilter(context) {
  PassThrough.call(this);
  this.context = context;
  this.context.ref();
  this.unreffedYet = false;
}
RefUnrefFilter.prototype._flush = function(cb) {
  this.unref();
  cb();
};
RefUnrefFilter.prototype.unref = function(cb) {
  if (this.unreffedYet) return;
  this.unreffedYet = true;
  this.context.unref();
};

var cp437 = '\u0000\u263a\u263b\u2665\u2666\u2663\u2660\u2022\u25d8\u25cb\u25d9\u2642\u2640\u266a\u266b\u263c\u25ba\u25c4\u2195\u203c\u00b6\u00a7\u25ac\u21a8\u2191\u2193\u2192\u2190\u221f\u2194\u25b2\u25bc !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\u00c7\u00fc\u00e9\u00e2\u00e4\u00e0\u00e5\u00e7\u00ea\u00eb\u00e8\u00ef\u00ee\u00ec\u00c4\u00c5\u00c9\u00e6\u00c6\u00f4\u00f6\u00f2\u00fb\u00f9\u00ff\u00d6\u00dc\u00a2\u00a3\u00a5\u20a7\u0192\u00e1\u00ed\u00f3\u00fa\u00f1\u00d1\u00aa\u00ba\u00bf\u2310\u00ac\u00bd\u00bc\u00a1\u00ab\u00bb\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255d\u255c\u255b\u2510\u2514\u2534\u252c\u251c\u2500\u253c\u255e\u255f\u255a\u2554\u2569\u2566\u2560\u2550\u256c\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256b\u256a\u2518\u250c\u2588\u2584\u258c\u2590\u2580\u03b1\u00df\u0393\u03c0\u03a3\u03c3\u00b5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\u00b1\u2265\u2264\u2320\u2321\u00f7\u2248\u00b0\u2219\u00b7\u221a\u207f\u00b2\u25a0\u00a0';
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
  // There is no native function for this, because we can't actually store 64-bit integers precisely.
  // after 53 bits, JavaScript's Number type (IEEE 754 double) can't store individual integers anymore.
  // but since 53 bits is a whole lot more than 32 bits, we do our best anyway.
  // As of 2020, Node has added support for BigInt, which obviates this whole function,
  // but yauzl hasn't been updated to depend on BigInt (yet?).
  var lower32 = buffer.readUInt32LE(offset);
  var upper32 = buffer.readUInt32LE(offset + 4);
  // we can't use bitshifting here, because JavaScript bitshifting only works on 32-bit integers.
  return upper32 * 0x100000000 + lower32;
  // as long as we're bounds checking the result of this function against the total file size,
  // we'll catch any overflow errors, because we already made sure the total file size was within reason.
}

// Node 10 deprecated new Buffer().
var newBuffer;
if (typeof Buffer.allocUnsafe === "function") {
  newBuffer = function(len) {
    return Buffer.allocUnsafe(len);
  };
} else {
  newBuffer = function(len) {
    return new Buffer(len);
  };
}

// Node 8 introduced a proper destroy() implementation on writable streams.
function installDestroyFn(stream, fn) {
  if (typeof stream.destroy === "function") {
    // New API.
    stream._destroy = function(err, cb) {
      fn();
      if (cb != null) cb(err);
    };
  } else {
    // Old API.
    stream.destroy = fn;
  }
}

function defaultCallback(err) {
  if (err) throw err;
}


/***/ }),

/***/ 375:
/***/ ((module, __webpack_exports__, __nccwpck_require__) => {

"use strict";
__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__nccwpck_require__.r(__webpack_exports__);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(30);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_net__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__nccwpck_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _emulator_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(510);
/* harmony import */ var _http_fault_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(353);
// The emulator in the background of a job, started by the action `emulator` as a process of its own. Whoever starts it
// holds it by the IPC channel until it says `keep`. From then on it lives until somebody connects to its control socket,
// or until the process that runs the job has ended.






/** Milliseconds that the end may take, whatever hangs. The apps then end by their leash. */
const END_MS = 10_000;
/** Milliseconds between two looks at a process: no operating system tells the end of a stranger's process to Node. */
const LOOK_MS = 500;
const stop = new AbortController();
const end = () => stop.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, end);
// A full disk costs lines of the log, and not the emulator.
for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => undefined);
process.on('disconnect', end);
if (!process.connected)
    end(); // while this file was loaded
process.on('message', (message) => {
    if (message === 'keep')
        process.off('disconnect', end);
});
const stopped = new Promise((resolve) => {
    if (stop.signal.aborted)
        resolve(undefined);
    stop.signal.addEventListener('abort', () => resolve(undefined));
});
const settings = await Promise.race([(0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(process, 'message').then(([first]) => first), stopped]);
if (settings !== undefined && !stop.signal.aborted)
    await serve(settings);
process.exit();
async function serve({ port, apiKey, faults, control, job }) {
    const options = { port, apiKey, chrome: true, keepRequests: false, log: console.log };
    const emulator = await (0,_emulator_js__WEBPACK_IMPORTED_MODULE_4__/* .startEmulator */ .s)(options).catch(async (error) => {
        const isPort = error.syscall === 'listen';
        const problem = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used: ${error.message}`;
        await reply({ problem: isPort ? problem : error.message, ...(isPort ? { input: 'port' } : {}) });
    });
    if (emulator === undefined)
        return;
    const problem = misbehave(emulator, faults) ?? (await listen(control));
    await reply(problem ?? { url: emulator.url });
    if (job !== 0)
        void ended(job).then(end);
    if (problem === undefined)
        await stopped;
    setTimeout(() => process.exit(1), END_MS).unref();
    await emulator.close();
}
/** Adds what is to go wrong. */
function misbehave(emulator, rules) {
    try {
        (0,_http_fault_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .addRules */ .b)(emulator, rules);
        return undefined;
    }
    catch (error) {
        return { problem: error.message, input: 'faults' };
    }
}
/** Opens the control socket. */
async function listen(control) {
    try {
        await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)((0,node_net__WEBPACK_IMPORTED_MODULE_2__.createServer)(end).listen(control), 'listening');
        return undefined;
    }
    catch (error) {
        return { problem: `its control socket cannot be made: ${error.message}` };
    }
}
/** Resolves when it is sent, or cannot be: whoever asked may have ended. */
function reply(text) {
    return new Promise((resolve) => {
        if (process.connected)
            process.send?.(text, () => resolve());
        else
            resolve();
    });
}
/** Resolves when a process has ended. */
async function ended(pid) {
    const started = startOf(pid);
    while (lives(pid) && startOf(pid) === started)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(LOOK_MS, undefined, { ref: false });
}
/** A process of another user lives too, although it takes no signal from here. */
function lives(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
/**
 * When a process was started, in ticks of the kernel since its own start: another process with the same id was started
 * later. One that has ended and that nobody has asked for (a zombie) has no start. Where there is no /proc, always the
 * same.
 */
function startOf(pid) {
    try {
        // proc(5): the command is in round brackets, and may hold any character.
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' ? 'ended' : fields[19];
    }
    catch {
        return undefined;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 510:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ startEmulator)
});

;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:fs/promises"))[name] }); })();
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = require("node:os");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
var external_node_path_default = /*#__PURE__*/__nccwpck_require__.n(external_node_path_namespaceObject);
;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:crypto"))[name] }); })();
// EXTERNAL MODULE: ./lib/src/emulator/http/errors.js
var errors = __nccwpck_require__(943);
;// CONCATENATED MODULE: ./lib/src/emulator/http/response.js
const json = (status, value, headers = {}) => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value)),
});
const empty = (status) => ({ status, headers: {}, body: Buffer.alloc(0) });
const bytes = (status, contentType, body) => ({
    status,
    headers: { 'content-type': contentType },
    body,
});
/** Server-sent events (API \u00a76): every chunk of the stream is one whole frame. */
const eventStream = (frames) => ({
    status: 200,
    headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache',
        'x-sse-content-type': 'application/json',
    },
    body: frames,
});
const refusal = (error) => json(error.status, error);
const response_frame = (event) => `data: ${JSON.stringify(event)}\n\n`;

;// CONCATENATED MODULE: ./lib/src/emulator/http/page.js


/** Records in one response, where `limit` says nothing, and at most. */
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
function count(query, name, ifAbsent, min) {
    const text = query.get(name);
    if (text === null)
        return ifAbsent;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min) {
        throw (0,errors/* invalid */.Gq)(`${name} must be an integer, ${min} or more`);
    }
    return value;
}
/**
 * One page of a list: a bare array, paging in headers. `X-Next-Offset` is 0 on the last page. A larger `limit` counts
 * as the largest, as the vendor's command line expects: it asks for one record more than it shows.
 */
function page(records, query) {
    const limit = Math.min(MAX_LIMIT, count(query, 'limit', DEFAULT_LIMIT, 1));
    const offset = count(query, 'offset', 0, 0);
    const end = offset + limit;
    const hasMore = end < records.length;
    return json(200, records.slice(offset, end), {
        'x-has-more': String(hasMore),
        'x-next-offset': String(hasMore ? end : 0),
    });
}

;// CONCATENATED MODULE: ./lib/src/emulator/http/router.js

/** @param request method and path, such as `GET /deployments/:id`. */
function on(operation, request, handle) {
    const [method = '', path = ''] = request.split(' ');
    return { operation, method, path, handle };
}
function matchPath(pattern, path) {
    const expected = pattern.split('/');
    const actual = path.split('/');
    if (expected.length !== actual.length)
        return undefined;
    const values = [];
    for (const [index, segment] of expected.entries()) {
        const value = actual[index] ?? '';
        if (segment.startsWith(':') && value !== '')
            values.push(decode(value));
        else if (segment !== value)
            return undefined;
    }
    return values;
}
function decode(segment) {
    try {
        return decodeURIComponent(segment);
    }
    catch {
        return segment;
    }
}
/** The route, or the 404 or 405. */
function findRoute(routes, method, path) {
    let pathExists = false;
    for (const route of routes) {
        const values = matchPath(route.path, path);
        if (!values)
            continue;
        if (route.method === method)
            return { route, values };
        pathExists = true;
    }
    return pathExists ? (0,errors/* wrongMethod */.BX)(method) : (0,errors/* notServed */.hp)(method, path);
}

;// CONCATENATED MODULE: ./lib/src/emulator/apps/versions.js




/** The versions of apps that can be invoked: of each app and version of a project one, that of the latest deployment. */
class AppVersions {
    #held = new Map();
    /** Ids of the deployments that have one of these apps in this version. */
    deploymentsOf(apps, version, projectId) {
        const found = apps.map(({ name }) => this.#held.get(keyOf(projectId, name, version))?.version.deployment);
        return [...new Set(found.filter((id) => id !== undefined))];
    }
    hold(version, runtime, projectId) {
        const key = keyOf(projectId, version.app_name, version.version);
        // Taken out first: the list is in order of arrival.
        this.#held.delete(key);
        this.#held.set(key, { version, runtime, projectId });
    }
    has = (deployment) => [...this.#held.values()].some(({ version }) => version.deployment === deployment);
    drop(deployment) {
        for (const [key, { version }] of this.#held)
            if (version.deployment === deployment)
                this.#held.delete(key);
    }
    find(app, version, projectId) {
        const found = this.#held.get(keyOf(projectId, app, version));
        if (found)
            return found;
        const isKnown = this.list(projectId).some(({ app_name }) => app_name === app);
        throw (0,errors/* notFound */.mX)(isKnown ? `version ${version} of app ${app}` : `app ${app}`);
    }
    /** The newest first. */
    list = (projectId) => [...this.#held.values()]
        .filter((one) => one.projectId === projectId)
        .map(({ version }) => version)
        .reverse();
}
const keyOf = (projectId, app, version) => JSON.stringify([projectId, app, version]);
const newAppVersion = (app, of) => ({
    id: (0,external_node_crypto_namespaceObject.randomBytes)(12).toString('hex'),
    app_name: app.name,
    ...of,
    actions: app.actions.map((name) => ({ name })),
});
/** The apps that deployed code has registered, each version of them. */
const appRoutes = (versions) => [
    on('listApps', 'GET /apps', ({ query, projectId }) => {
        const [name, version, text] = ['app_name', 'version', 'query'].map((field) => query.get(field));
        const found = versions
            .list(projectId)
            .filter((one) => !name || one.app_name === name)
            .filter((one) => !version || one.version === version)
            .filter((one) => !text || one.app_name.includes(text));
        return page(found, query);
    }),
];

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:stream/promises"
const external_node_stream_promises_namespaceObject = require("node:stream/promises");
// EXTERNAL MODULE: ./lib/src/emulator/http/request-body.js
var request_body = __nccwpck_require__(936);
;// CONCATENATED MODULE: ./lib/src/emulator/browsers/replays.js




const encode = (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url');
/** The recordings of one session: no pictures, but their records. */
class Replays {
    #all = [];
    /** JSON Web Token of the session: nothing checks its signature. */
    #token = [
        encode({ alg: 'HS256', typ: 'JWT' }),
        encode({ exp: Date.now() }),
        (0,external_node_crypto_namespaceObject.randomBytes)(32).toString('base64url'),
    ].join('.');
    /** @param baseUrl the address under which the client reaches the emulator. */
    start(baseUrl) {
        const id = (0,external_node_crypto_namespaceObject.randomUUID)();
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
        if (!found)
            throw (0,errors/* notFound */.mX)('replay');
        found.finished_at ??= new Date().toISOString();
    }
}
/** Replays of a session (API \u00a74.4). */
const replayRoutes = (browsers) => {
    const find = ({ id, projectId }) => browsers.get(id, projectId).replays;
    return [
        on('startReplay', 'POST /browsers/:id/replays', (exchange) => json(201, find(exchange).start(exchange.baseUrl))),
        on('listReplays', 'GET /browsers/:id/replays', (exchange) => json(200, find(exchange).list())),
        on('stopReplay', 'POST /browsers/:id/replays/:replay/stop', (exchange) => {
            find(exchange).stop(exchange.part);
            return empty(200);
        }),
    ];
};

;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = require("node:module");
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(75);
;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:child_process"))[name] }); })();
;// CONCATENATED MODULE: external "node:string_decoder"
const external_node_string_decoder_namespaceObject = require("node:string_decoder");
;// CONCATENATED MODULE: ./lib/src/emulator/processes/process-group.js



/** How long a process may take to end after SIGTERM, in milliseconds. */
const TERM_GRACE = 2000;
/** Milliseconds of silence after which the output of a process that has ended is closed: something else holds it open. */
const SILENCE_MS = 5000;
/** A process with all that it starts: the head of a process group of its own. */
class ProcessGroup {
    pid;
    /** Resolves when the process is gone and all that it wrote was read. */
    ended;
    channel;
    #child;
    #options;
    #alive = true;
    constructor(command, options) {
        const { cwd, env, leash, owner, onOutput, channel = false, stdin = false, leavesRest = false } = options;
        this.#options = options;
        const [file = '', ...args] = command;
        const child = (0,external_node_child_process_namespaceObject.spawn)(file, args, {
            cwd,
            env: { ...env, ...leash.mark(owner) },
            detached: true,
            stdio: [stdin ? 'pipe' : 'ignore', 'pipe', 'pipe', ...(channel ? ['pipe', 'pipe'] : [])],
        });
        this.#child = child;
        this.pid = child.pid;
        const [, , , output, input] = child.stdio;
        if (output && input)
            this.channel = { input: input, output: output };
        for (const stream of child.stdio)
            stream?.on('error', () => undefined); // one that is killed may reset its end
        leash.hold(child.pid);
        child.stdout?.on('data', (data) => onOutput('stdout', data));
        child.stderr?.on('data', (data) => onOutput('stderr', data));
        let startError = '';
        child.on('error', (error) => {
            startError = error.message;
        });
        child.on('exit', () => {
            if (!leavesRest) {
                this.signal('SIGKILL');
                void leash.end(owner);
            }
            closeWhenSilent(child);
        });
        this.ended = new Promise((resolve) => {
            child.on('close', (code, signal) => {
                // What it has left in the background goes on, until its owner ends.
                this.#alive = this.signal(0);
                if (!this.#alive)
                    leash.release(child.pid);
                resolve({ code: code ?? 128 + external_node_os_namespaceObject.constants.signals[signal ?? 'SIGKILL'], signal, startError });
            });
        });
    }
    get isRunning() {
        return this.#child.exitCode === null && this.#child.signalCode === null && this.pid !== undefined;
    }
    /** Reaches the whole group, and tells whether there was anybody in it. */
    signal(signal) {
        if (this.pid === undefined || !this.#alive)
            return false;
        try {
            return process.kill(-this.pid, signal);
        }
        catch {
            return false;
        }
    }
    write(data) {
        this.#child.stdin?.write(data);
    }
    /** SIGTERM, then SIGKILL; resolves when the process is gone, with all that carries its owner's mark. */
    async stop() {
        if (this.isRunning)
            this.signal('SIGTERM');
        const killing = setTimeout(() => this.signal('SIGKILL'), TERM_GRACE);
        await this.ended;
        clearTimeout(killing);
        await this.kill();
    }
    async kill() {
        this.signal('SIGKILL');
        await this.#options.leash.end(this.#options.owner);
        await this.ended;
    }
}
/**
 * Closes the output of a process that has ended once it is silent: whatever the process has started may hold the other end
 * for ever. What was written before is read, however long that takes.
 */
function closeWhenSilent({ stdio }) {
    for (const stream of stdio) {
        if (!stream)
            continue;
        const timer = setTimeout(() => stream.destroy(), SILENCE_MS).unref();
        stream.on('data', () => timer.refresh());
        stream.on('close', () => clearTimeout(timer));
    }
}
/** Longest line that is kept, in characters: where the live platform cuts one, too. */
const MAX_LINE = 64 * 1024;
/** Cuts output into lines. */
class Lines {
    #decoder = new external_node_string_decoder_namespaceObject.StringDecoder('utf8');
    #onLine;
    #rest = '';
    constructor(onLine) {
        this.#onLine = onLine;
    }
    write(data) {
        const lines = (this.#rest + this.#decoder.write(data)).split(/\r?\n/);
        this.#rest = (lines.pop() ?? '').slice(0, MAX_LINE);
        for (const line of lines)
            this.#onLine(line.slice(0, MAX_LINE));
    }
    /** The last line may have no end. */
    end() {
        if (this.#rest !== '')
            this.#onLine(this.#rest);
        this.#rest = '';
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/session-process.js






/** Bytes of output that are kept; the oldest go first. */
const MAX_OUTPUT = 1024 * 1024;
/** A process of a browser session: a real one, and on a real pseudo-terminal where one is asked for. */
class SessionProcess {
    id = (0,external_node_crypto_namespaceObject.randomUUID)();
    startedAt = new Date().toISOString();
    pid;
    /** Its exit code. */
    ended;
    #running;
    #output = [];
    #readers = new Set();
    #exitCode;
    constructor(form, { home, leash, owner }) {
        const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
        const env = { PATH, HOME: home, ...form.env, ...leash.mark(owner) };
        const onOutput = (stream, data) => this.#emit({ stream, data });
        this.#running = form.terminal ? onTerminal(form, env, onOutput) : onPipes(form, env, leash, owner, onOutput);
        this.pid = this.#running.pid ?? 0;
        leash.hold(this.#running.pid);
        this.ended = this.#running.ended.then((code) => {
            this.#exitCode = code;
            for (const reader of this.#readers)
                this.#finish(reader);
            return code;
        });
    }
    /** What it has written to one of its outputs. */
    output = (stream) => Buffer.concat(this.#output.filter((chunk) => chunk.stream === stream).map(({ data }) => data));
    #emit(chunk) {
        this.#output.push(chunk);
        let size = this.#output.reduce((sum, { data }) => sum + data.length, 0);
        while (size > MAX_OUTPUT && this.#output.length > 1)
            size -= this.#output.shift()?.data.length ?? 0;
        for (const reader of this.#readers)
            reader.push(outputFrame(chunk));
    }
    #finish(reader) {
        reader.push(response_frame({ event: 'exit', exit_code: this.#exitCode }));
        reader.push(null);
    }
    /** Frames of the output from its start, then the exit. */
    follow() {
        const reader = new external_node_stream_.Readable({ read: () => undefined, objectMode: true });
        for (const chunk of this.#output)
            reader.push(outputFrame(chunk));
        if (this.#exitCode === undefined)
            this.#readers.add(reader);
        else
            this.#finish(reader);
        return reader.on('close', () => this.#readers.delete(reader));
    }
    #requireRunning() {
        if (this.#exitCode !== undefined)
            throw (0,errors/* invalid */.Gq)('the process has ended');
    }
    resize(cols, rows) {
        if (!this.#running.resize)
            throw (0,errors/* invalid */.Gq)('the process has no terminal');
        this.#requireRunning();
        this.#running.resize(cols, rows);
    }
    write(data) {
        this.#requireRunning();
        this.#running.write(data);
    }
    /** Resolves when it is gone. */
    async kill() {
        if (this.#exitCode === undefined)
            this.#running.kill();
        await this.ended;
    }
}
const outputFrame = ({ stream, data }) => response_frame({ stream, data_b64: data.toString('base64') });
function onPipes({ file, args, cwd }, env, leash, owner, onOutput) {
    const group = new ProcessGroup([file, ...args], {
        cwd,
        env,
        leash,
        owner,
        onOutput,
        stdin: true,
        leavesRest: true,
    });
    const ended = group.ended.then(({ code, startError }) => {
        if (startError !== '')
            onOutput('stderr', Buffer.from(`${startError}\n`));
        return code;
    });
    return { pid: group.pid, ended, kill: () => group.signal('SIGKILL'), write: (data) => group.write(data) };
}
function onTerminal({ file, args, cwd, terminal }, env, onOutput) {
    const pty = loadPty()(file, args, { name: 'xterm-256color', encoding: null, cwd, env, ...terminal });
    pty.onData((data) => onOutput('stdout', Buffer.from(data)));
    const ended = new Promise((resolve) => {
        pty.onExit(({ exitCode, signal }) => resolve(signal ? 128 + signal : exitCode));
    });
    return {
        pid: pty.pid,
        ended,
        kill: () => pty.kill('SIGKILL'),
        write: (data) => pty.write(data.toString('utf8')),
        resize: (cols, rows) => pty.resize(cols, rows),
    };
}
/** The package is native code for one machine: a bundle does not bring it, and finds it only where it is installed. */
const PTY = '@lydell/node-pty';
function loadPty() {
    try {
        return (0,external_node_module_namespaceObject.createRequire)(require("url").pathToFileURL(__filename).href)(PTY).spawn;
    }
    catch {
        throw (0,errors/* invalid */.Gq)(`this emulator has no pseudo-terminal: ${PTY} is not installed beside it (npm install ${PTY})`);
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/folder-watch.js


/**
 * Watches a real folder. The operating system says only that something happened to a name; what it was follows from a
 * comparison with what was there before. A rename is RENAME of the old name and then CREATE of the new one, as inotify
 * has it.
 */
class FolderWatch {
    #options;
    #watchers = new Map();
    #known = new Map();
    /** Identities of what has lost its name, and is about to appear under its new one. */
    #moving = new Set();
    constructor(options) {
        this.#options = options;
        this.#enter('', false);
    }
    close() {
        for (const watcher of this.#watchers.values())
            watcher.close();
        this.#watchers.clear();
    }
    #real = (name) => external_node_path_default().join(this.#options.folder, name);
    /** Starts to watch a folder; what it holds already is news only where nobody could have seen it come. */
    #enter(folder, isNew) {
        try {
            const watcher = (0,external_node_fs_.watch)(this.#real(folder), (_, name) => {
                if (name !== null && this.#watchers.get(folder) === watcher)
                    this.#happened(external_node_path_default().join(folder, name));
            });
            watcher.on('error', () => undefined);
            this.#watchers.set(folder, watcher);
        }
        catch {
            return; // It is gone again, which its parent's watcher tells.
        }
        for (const name of namesIn(this.#real(folder))) {
            const file = external_node_path_default().join(folder, name);
            const seen = look(this.#real(file));
            if (!seen || this.#known.has(file))
                continue;
            this.#known.set(file, seen);
            if (isNew)
                this.#tell('CREATE', file, seen);
            if (isNew && !seen.isDir && !isEmpty(seen))
                this.#tell('WRITE', file, seen);
            if (seen.isDir && this.#options.recursive)
                this.#enter(file, isNew);
        }
    }
    #happened(file) {
        const before = this.#known.get(file);
        const now = look(this.#real(file));
        const isReplaced = now !== undefined && this.#moving.has(now.identity);
        if (before && before.identity !== now?.identity)
            this.#vanished(file, before, isReplaced);
        if (now && before?.identity !== now.identity)
            this.#appeared(file, now);
        else if (now && !now.isDir && before?.version !== now.version) {
            this.#known.set(file, now);
            if (!isEmpty(now))
                this.#tell('WRITE', file, now);
        }
    }
    /** @param isReplaced by a file that was renamed: of that only the new name is news. */
    #vanished(file, before, isReplaced) {
        const isInside = (one) => one === file || one.startsWith(`${file}${(external_node_path_default()).sep}`);
        for (const known of [...this.#known.keys()].filter(isInside))
            this.#known.delete(known);
        for (const [folder, watcher] of this.#watchers) {
            if (!isInside(folder))
                continue;
            watcher.close();
            this.#watchers.delete(folder);
        }
        if (isReplaced)
            return;
        const isMoving = holds(this.#options.home, before.identity);
        if (isMoving)
            this.#moving.add(before.identity);
        this.#tell(isMoving ? 'RENAME' : 'DELETE', file, before);
    }
    #appeared(file, now) {
        const hasMoved = this.#moving.delete(now.identity);
        // A content that is there at first sight was written after the name was made: that news is on its way.
        this.#known.set(file, hasMoved || isEmpty(now) ? now : { ...now, version: '' });
        this.#tell('CREATE', file, now);
        if (now.isDir && this.#options.recursive)
            this.#enter(file, !hasMoved);
    }
    #tell(type, file, { isDir }) {
        this.#options.onChange({ type, path: file, isDir });
    }
}
function look(file) {
    const stats = (0,external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined)
        return undefined;
    return {
        identity: `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`,
        isDir: stats.isDirectory(),
        version: `${stats.size}:${stats.mtimeNs}`,
    };
}
const isEmpty = ({ version }) => version.startsWith('0:');
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).sort();
    }
    catch {
        return [];
    }
}
/** Whether a file of this identity is anywhere below a folder. */
function holds(folder, identity) {
    return namesIn(folder).some((name) => {
        const file = external_node_path_default().join(folder, name);
        const seen = look(file);
        return seen?.identity === identity || (seen?.isDir === true && holds(file, identity));
    });
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/session-path.js


/** Turns a path inside the browser, which is absolute there, into its plain form; it can climb no higher than `/`. */
function virtualPath(value, name = 'path') {
    if (typeof value !== 'string' || !value.startsWith('/') || value.includes('\0')) {
        throw (0,errors/* invalid */.Gq)(`${name} must be an absolute path`);
    }
    const normal = external_node_path_default().posix.normalize(value);
    return normal.length > 1 ? normal.replace(/\/$/, '') : normal;
}
/** Where a path of the browser is on this machine. */
const realPath = (folder, virtual) => external_node_path_default().join(folder, ...virtual.split('/'));

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/watches.js








/** Most events that wait for a reader; the oldest go first. */
const MAX_WAITING = 10_000;
/** A watch on a folder. Its events wait while nobody reads, and are gone once they were read. */
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
        for (const reader of this.#readers)
            reader.push(response_frame(event));
        if (this.#readers.size > 0)
            return;
        this.#waiting.push(event);
        if (this.#waiting.length > MAX_WAITING)
            this.#waiting.shift();
    }
    read() {
        const reader = new external_node_stream_.Readable({ read: () => undefined, objectMode: true });
        for (const event of this.#waiting.splice(0))
            reader.push(response_frame(event));
        this.#readers.add(reader);
        return reader.on('close', () => this.#readers.delete(reader));
    }
    end() {
        this.#folder.close();
        for (const reader of this.#readers)
            reader.push(null);
    }
}
/** The watches of one browser session (API \u00a74.1). */
class Watches {
    #home;
    #all = new Map();
    constructor(home) {
        this.#home = home;
    }
    start({ path: at, recursive = false }) {
        if (typeof recursive !== 'boolean')
            throw (0,errors/* invalid */.Gq)('recursive must be true or false');
        const watched = virtualPath(at);
        const stats = (0,external_node_fs_.statSync)(realPath(this.#home, watched), { throwIfNoEntry: false });
        if (!stats)
            throw (0,errors/* notFound */.mX)('path');
        if (!stats.isDirectory())
            throw (0,errors/* invalid */.Gq)('path is not a directory');
        const id = (0,external_node_crypto_namespaceObject.randomBytes)(12).toString('hex');
        this.#all.set(id, new Watch(this.#home, watched, recursive));
        return id;
    }
    #find(id) {
        const found = this.#all.get(id);
        if (!found)
            throw (0,errors/* notFound */.mX)('watch');
        return found;
    }
    events = (id) => this.#find(id).read();
    stop(id) {
        this.#find(id).end();
        this.#all.delete(id);
    }
    close() {
        for (const watch of this.#all.values())
            watch.end();
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/browser.js







/** Path of the WebSocket that leads to a session's browser (cdp.ts). */
const CDP_PATH = '/browser/cdp';
/** Seconds. */
const TIMEOUT = { min: 10, default: 60, max: 259_200 };
/** A session: a folder that is its `/`, with processes, watches, replays, and a browser where the machine has one. */
class Browser {
    id = (0,external_node_crypto_namespaceObject.randomBytes)(12).toString('hex');
    /** Opens its WebSocket. */
    token = (0,external_node_crypto_namespaceObject.randomBytes)(24).toString('hex');
    form;
    projectId;
    createdAt = new Date();
    /** On this machine. */
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
    /** @param onIdle called when nothing has used it for as long as its time-out says. */
    constructor(form, parent, projectId, leash, onIdle) {
        this.form = form;
        this.projectId = projectId;
        this.folder = external_node_path_default().join(parent, this.id, 'files');
        this.watches = new Watches(this.folder);
        this.replays = new Replays();
        this.#leash = leash;
        this.#onIdle = onIdle;
    }
    /**
     * The fields that the public SDKs declare as always there, but for addresses that would lead nowhere; where it has no
     * browser, `no_browser` says why.
     * @param baseUrl the address under which the client reaches the emulator.
     */
    record(baseUrl) {
        const { name, viewport, timeoutSeconds, stealth } = this.form;
        const cdp = `${baseUrl.replace(/^http/, 'ws')}${CDP_PATH}?token=${this.token}`;
        return {
            session_id: this.id,
            created_at: this.createdAt.toISOString(),
            ...(this.chrome ? { cdp_ws_url: cdp } : { no_browser: this.noBrowser ?? 'it was not started' }),
            webdriver_ws_url: '',
            headless: true,
            stealth,
            timeout_seconds: timeoutSeconds,
            region: 'us-east',
            memory: '4GiB',
            ...(name === undefined ? {} : { name }),
            ...(viewport === undefined ? {} : { viewport }),
        };
    }
    /** A request came: the time-out begins anew. */
    touch() {
        clearTimeout(this.#timer);
        if (this.#holds === 0)
            this.#timer = setTimeout(this.#onIdle, this.form.timeoutSeconds * 1000);
    }
    /** It is used until the returned function is called: by a connection to its browser, or a stream. */
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
        }
        catch (error) {
            throw (0,errors/* invalid */.Gq)(`the process cannot be started: ${error.message}`);
        }
    }
    process(id) {
        if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
            throw (0,errors/* invalid */.Gq)('process_id must be a UUID');
        const found = this.#processes.get(id);
        if (!found)
            throw (0,errors/* notFound */.mX)('process');
        return found;
    }
    /** Ends all that it has started. */
    async close() {
        this.#holds = Number.POSITIVE_INFINITY; // it is over: no time-out any more
        clearTimeout(this.#timer);
        this.watches.close();
        await Promise.all([this.chrome?.end(), ...[...this.#processes.values()].map((one) => one.kill())]);
        await this.#leash.end(this.id);
    }
}
const isWhole = (value, min = 1, max = Number.MAX_SAFE_INTEGER) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
function parseViewport(value) {
    if (value === undefined || value === null)
        return undefined;
    const { width, height, ...others } = (0,request_body/* isObject */.Gv)(value) ? value : {};
    if (!isWhole(width) || !isWhole(height))
        throw (0,errors/* invalid */.Gq)('viewport needs a width and a height, integers above 0');
    return { ...others, width, height };
}
function parseBrowserForm(body) {
    const { stealth = false, timeout_seconds: timeout = TIMEOUT.default, name, invocation_id: invocation } = body;
    if (!isWhole(timeout, TIMEOUT.min, TIMEOUT.max)) {
        throw (0,errors/* invalid */.Gq)(`timeout_seconds must be an integer from ${TIMEOUT.min} to ${TIMEOUT.max}`);
    }
    const viewport = parseViewport(body.viewport);
    const textOf = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
    return {
        timeoutSeconds: timeout,
        viewport,
        name: textOf(name),
        invocation: textOf(invocation),
        stealth: stealth === true,
    };
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/browser-routes.js











/** Sessions, their files, and the watches on those (API \u00a74.1). */
const browserRoutes = (browsers) => {
    const find = ({ id, projectId }) => browsers.get(id, projectId);
    const fileOf = (exchange) => realPath(find(exchange).folder, virtualPath(exchange.query.get('path')));
    return [
        on('createBrowser', 'POST /browsers', async ({ body, projectId, baseUrl }) => {
            const browser = await browsers.create(parseBrowserForm(await (0,request_body/* readObject */.Ag)(body)), projectId);
            return json(200, browser.record(baseUrl));
        }),
        on('listBrowsers', 'GET /browsers', ({ query, projectId, baseUrl }) => page(browsers.list(projectId).map((one) => one.record(baseUrl)), query)),
        on('getBrowser', 'GET /browsers/:id', (exchange) => json(200, find(exchange).record(exchange.baseUrl))),
        on('deleteBrowser', 'DELETE /browsers/:id', async ({ id, projectId }) => {
            await browsers.delete(id, projectId);
            return empty(204);
        }),
        on('writeFile', 'PUT /browsers/:id/fs/write_file', async (exchange) => {
            const file = fileOf(exchange);
            const write = async () => {
                await (0,promises_namespaceObject.mkdir)(external_node_path_default().dirname(file), { recursive: true });
                await (0,external_node_stream_promises_namespaceObject.pipeline)(exchange.body, (0,external_node_fs_.createWriteStream)(file));
            };
            await attempt(write());
            return empty(201);
        }),
        on('readFile', 'GET /browsers/:id/fs/read_file', async (exchange) => bytes(200, 'application/octet-stream', await attempt((0,promises_namespaceObject.readFile)(fileOf(exchange))))),
        on('startWatch', 'POST /browsers/:id/fs/watch', async (exchange) => json(201, { watch_id: find(exchange).watches.start(await (0,request_body/* readObject */.Ag)(exchange.body)) })),
        on('watchEvents', 'GET /browsers/:id/fs/watch/:watch/events', (exchange) => {
            const browser = find(exchange);
            return eventStream(held(browser, browser.watches.events(exchange.part)));
        }),
        on('stopWatch', 'DELETE /browsers/:id/fs/watch/:watch', (exchange) => {
            find(exchange).watches.stop(exchange.part);
            return empty(204);
        }),
    ];
};
/** The session is in use as long as somebody reads the stream. */
function held(browser, stream) {
    return stream.on('close', browser.hold());
}
/** What the file system refuses is the client's mistake: a path that is not there, or is something else. */
async function attempt(work) {
    try {
        return await work;
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT')
            throw (0,errors/* notFound */.mX)('path');
        if (code?.startsWith('E'))
            throw (0,errors/* invalid */.Gq)(`the path does not allow this: ${code}`);
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/chrome.js




const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const NO_CHROME = 'there is no Chrome or Chromium on this machine: install one (apt-get install chromium), or set CHROME_PATH to it';
/** How long one may take until it can be connected to, in milliseconds: half a second is usual. */
const START_MS = 60_000;
/** For its temporary files, in its profile. Relative: it makes a socket there, whose path may have 107 characters at most. */
const TEMP = 'tmp';
const LISTENS = /^DevTools listening on (ws:\S+)$/;
/** Chrome on this machine: what `CHROME_PATH` names, else the first on PATH. */
async function findChrome() {
    const { CHROME_PATH, PATH = '' } = process.env;
    if (CHROME_PATH)
        return (await isProgram(CHROME_PATH)) ? CHROME_PATH : undefined;
    const folders = PATH.split((external_node_path_default()).delimiter).filter((folder) => folder !== '');
    const files = NAMES.flatMap((name) => folders.map((folder) => external_node_path_default().join(folder, name)));
    for (const file of [...files, ON_MACOS])
        if (await isProgram(file))
            return file;
    return undefined;
}
const isProgram = (file) => (0,promises_namespaceObject.access)(file, external_node_fs_.constants.X_OK).then(() => true, () => false);
/** A headless Chrome. It ends with its owner. */
class Chrome {
    /** Where it is connected to, on loopback. */
    address;
    #process;
    constructor(address, process) {
        this.address = address;
        this.#process = process;
    }
    /** @throws Error with its own words where it does not start. */
    static async start(program, { profile, downloads, size, leash, owner }) {
        for (const folder of ['Default', TEMP])
            await (0,promises_namespaceObject.mkdir)(external_node_path_default().join(profile, folder), { recursive: true });
        const preferences = { download: { default_directory: downloads, prompt_for_download: false } };
        await (0,promises_namespaceObject.writeFile)(external_node_path_default().join(profile, 'Default/Preferences'), JSON.stringify(preferences));
        const { promise, resolve, reject } = Promise.withResolvers();
        let last = '';
        const lines = new Lines((line) => {
            const [, address] = LISTENS.exec(line) ?? [];
            if (address !== undefined)
                resolve(new URL(address));
            if (line.trim() !== '')
                last = line;
        });
        const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
        const started = new ProcessGroup([program, ...flags(profile, size)], {
            cwd: profile,
            env: { PATH, HOME: profile, TMPDIR: TEMP },
            leash,
            owner,
            leavesRest: true,
            onOutput: (_, data) => lines.write(data),
        });
        void started.ended.then(({ startError }) => reject(new Error(startError || last || 'it ended at once')));
        const timer = setTimeout(() => reject(new Error(`it did not listen within ${START_MS / 1000} s`)), START_MS);
        try {
            return new Chrome(await promise, started);
        }
        catch (error) {
            started.signal('SIGKILL');
            throw error;
        }
        finally {
            clearTimeout(timer);
        }
    }
    async end() {
        this.#process.signal('SIGKILL');
        await this.#process.ended;
    }
}
const flags = (profile, { width, height }) => [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--window-size=${width},${height}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-dev-shm-usage', // containers have 64 MiB of it
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--password-store=basic',
    '--use-mock-keychain',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // root has none: Chrome refuses to start
    'about:blank',
];

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/browsers.js





/** The folders that a fresh session has. */
const FOLDERS = ['downloads', 'tmp'];
const DEFAULT_SIZE = { width: 1920, height: 1080 };
/** The browser sessions. */
class Browsers {
    #options;
    #all = new Map();
    constructor(options) {
        this.#options = options;
    }
    async create(form, projectId) {
        const { folder, leash, log } = this.#options;
        const browser = new Browser(form, folder, projectId, leash, () => void this.#end(browser));
        for (const name of FOLDERS)
            await (0,promises_namespaceObject.mkdir)(external_node_path_default().join(browser.folder, name), { recursive: true });
        try {
            if (this.#options.chrome)
                browser.chrome = await this.#startChrome(browser);
            else
                browser.noBrowser = 'this emulator was started without browsers';
        }
        catch (error) {
            browser.noBrowser = error.message;
            log(`session ${browser.id} has no browser: ${browser.noBrowser}`, form.invocation);
        }
        this.#all.set(browser.id, browser);
        browser.touch();
        return browser;
    }
    async #startChrome({ id, folder, form }) {
        const program = await findChrome();
        if (program === undefined)
            throw new Error(NO_CHROME);
        return Chrome.start(program, {
            profile: external_node_path_default().join(external_node_path_default().dirname(folder), 'profile'),
            downloads: external_node_path_default().join(folder, 'downloads'),
            size: form.viewport ?? DEFAULT_SIZE,
            leash: this.#options.leash,
            owner: id,
        });
    }
    /** By id or name. */
    get(idOrName, projectId) {
        const inProject = this.list(projectId);
        const found = inProject.find(({ id }) => id === idOrName) ?? inProject.find(({ form }) => form.name === idOrName);
        if (!found)
            throw (0,errors/* notFound */.mX)('browser session');
        found.touch();
        return found;
    }
    list = (projectId) => [...this.#all.values()].filter((one) => one.projectId === projectId);
    byToken = (token) => [...this.#all.values()].find((one) => one.token === token);
    /** Of any project, for tests. */
    folderOf = (id) => this.#all.get(id)?.folder ?? '';
    ofInvocation = (id) => [...this.#all.values()].filter(({ form }) => form.invocation === id);
    delete = (idOrName, projectId) => this.#end(this.get(idOrName, projectId));
    async endOf(invocation) {
        await Promise.all(this.ofInvocation(invocation).map((browser) => this.#end(browser)));
    }
    async #end(browser) {
        this.#all.delete(browser.id);
        await browser.close();
        await (0,promises_namespaceObject.rm)(external_node_path_default().dirname(browser.folder), { recursive: true, force: true, maxRetries: 3 });
    }
    async close() {
        await Promise.all([...this.#all.values()].map((browser) => browser.close()));
    }
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(30);
;// CONCATENATED MODULE: ./lib/src/emulator/browsers/cdp-messages.js


/** RFC 6455 \u00a75.2: a frame of text that is a whole message. */
const WHOLE_TEXT = 0x81;
/** Longest message that is read, in bytes: what sets the folder of downloads is short. */
const MAX_READ = 64 * 1024;
/**
 * The messages of a client on their way to its browser. A folder of downloads that it names is one of the session, as on the
 * live platform, where the browser has a disk of its own.
 */
class CdpMessages extends external_node_stream_.Transform {
    #home;
    #held = Buffer.alloc(0);
    /** Bytes of a frame that are still to come, and are not read. */
    #unread = 0;
    /** @param home the folder that is `/` of the session. */
    constructor(home) {
        super();
        this.#home = home;
    }
    _transform(chunk, _, done) {
        this.#held = Buffer.concat([this.#held, chunk]);
        while (this.#step())
            ;
        done();
    }
    /** @returns whether there may be more to pass on. */
    #step() {
        this.#unread -= this.#pass(this.#unread);
        const frame = this.#unread === 0 ? headOf(this.#held) : undefined;
        if (frame === undefined)
            return false;
        const whole = frame.headSize + frame.size;
        if (this.#held[0] !== WHOLE_TEXT || frame.size > MAX_READ)
            this.#unread = whole;
        else if (this.#held.length < whole)
            return false;
        else
            this.#passMessage(frame);
        return true;
    }
    /** @returns how many bytes there were to pass on. */
    #pass(most) {
        const part = this.#held.subarray(0, most);
        if (part.length > 0)
            this.push(part);
        this.#held = this.#held.subarray(part.length);
        return part.length;
    }
    #passMessage({ headSize, size, mask }) {
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
function headOf(bytes) {
    const short = (bytes[1] ?? 0) & 0x7f;
    const sizeBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
    const headSize = 2 + sizeBytes + 4;
    if (bytes.length < headSize)
        return undefined;
    const size = sizeBytes === 0 ? short : sizeBytes === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
    return { headSize, size, mask: bytes.subarray(headSize - 4, headSize) };
}
/** A masked one, as every client's must be; the mask is 0. */
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
/** Undefined where the message names no folder of downloads, or is none that Chrome would understand. */
function withOwnFolder(text, home) {
    if (!text.includes('"downloadPath"'))
        return undefined;
    try {
        const message = JSON.parse(text);
        message.params.downloadPath = external_node_path_default().join(home, external_node_path_default().join('/', message.params.downloadPath));
        return JSON.stringify(message);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/cdp.js




/** Chrome refuses whoever says where a page comes from; the token is what counts here. Packed messages could not be read. */
const NOT_PASSED = ['host', 'origin', 'sec-websocket-extensions'];
/** Passes a WebSocket on to the browser of the session whose token it carries. */
function passOn(browsers, request, client, head) {
    client.on('error', () => undefined);
    try {
        const { browser, address } = find(browsers, new URL(`http://emulator${request.url}`));
        const release = browser.hold();
        const chrome = (0,external_node_net_.connect)(Number(address.port), address.hostname);
        chrome.on('error', () => client.destroy());
        chrome.on('close', () => client.destroy());
        client.on('close', () => {
            chrome.destroy();
            release();
        });
        chrome.write(`GET ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\n${passedHeaders(request)}\r\n`);
        const messages = new CdpMessages(browser.folder);
        messages.on('error', () => client.destroy());
        messages.write(head);
        client.pipe(messages).pipe(chrome).pipe(client);
    }
    catch (error) {
        refuse(client, error instanceof errors/* ApiError */.hD ? error : (0,errors/* invalid */.Gq)('the address cannot be read'));
    }
}
function find(browsers, { pathname, searchParams }) {
    if (!pathname.endsWith(CDP_PATH))
        throw (0,errors/* notFound */.mX)('WebSocket');
    const browser = browsers.byToken(searchParams.get('token') ?? '');
    if (browser?.chrome === undefined)
        throw (0,errors/* unauthorized */.nc)('the token is not that of a session, or not any more');
    return { browser, address: browser.chrome.address };
}
function passedHeaders({ rawHeaders }) {
    const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1]]] : []));
    const passed = pairs.filter(([name]) => !NOT_PASSED.includes(name.toLowerCase()));
    return passed.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}
function refuse(client, error) {
    const body = JSON.stringify(error);
    const head = [
        `HTTP/1.1 ${error.status} Refused`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
    ];
    client.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/process-form.js




const MAX_SIDE = 65_535;
/** Both sides are required (API \u00a74.3). */
function parseSize(body) {
    const [cols, rows] = ['cols', 'rows'].map((name) => {
        const value = body[name];
        if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SIDE)
            return value;
        throw (0,errors/* invalid */.Gq)(`${name} must be an integer from 1 to ${MAX_SIDE}`);
    });
    return { cols, rows };
}
const isTexts = (values) => Array.isArray(values) && values.every((value) => typeof value === 'string' && !value.includes('\0'));
function parseProcessForm(body, home) {
    const { command, args = [], env = {}, cwd = '/', allocate_tty: hasTerminal = false, cols = 80, rows = 24 } = body;
    if (!isTexts([command]) || command === '')
        throw (0,errors/* invalid */.Gq)('command must be a string');
    if (!isTexts(args))
        throw (0,errors/* invalid */.Gq)('args must be a list of strings');
    if (!(0,request_body/* isObject */.Gv)(env) || !isTexts(Object.values(env)))
        throw (0,errors/* invalid */.Gq)('env must be an object of strings');
    const folder = realPath(home, virtualPath(cwd, 'cwd'));
    if (!(0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        throw (0,errors/* invalid */.Gq)('cwd is not a directory');
    const isShellCommand = args.length === 0 && /\s/.test(String(command));
    return {
        file: isShellCommand ? 'sh' : String(command),
        args: isShellCommand ? ['-c', String(command)] : args,
        cwd: folder,
        env: env,
        ...(hasTerminal === true ? { terminal: parseSize({ cols, rows }) } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/src/emulator/browsers/process-routes.js






/** Processes of a session (API \u00a74.3). */
const processRoutes = (browsers) => {
    const browserOf = ({ id, projectId }) => browsers.get(id, projectId);
    const find = (exchange) => browserOf(exchange).process(exchange.part);
    const start = async (exchange) => {
        const browser = browserOf(exchange);
        return browser.spawn(parseProcessForm(await (0,request_body/* readObject */.Ag)(exchange.body), browser.folder));
    };
    const one = '/browsers/:id/process/:process';
    return [
        on('spawnProcess', 'POST /browsers/:id/process/spawn', async (exchange) => {
            const { id, pid, startedAt } = await start(exchange);
            return json(200, { process_id: id, pid, started_at: startedAt });
        }),
        on('execProcess', 'POST /browsers/:id/process/exec', async (exchange) => {
            const started = Date.now();
            const run = await start(exchange);
            const release = browserOf(exchange).hold();
            const exitCode = await run.ended;
            release();
            return json(200, {
                exit_code: exitCode,
                stdout_b64: run.output('stdout').toString('base64'),
                stderr_b64: run.output('stderr').toString('base64'),
                duration_ms: Date.now() - started,
            });
        }),
        on('resizeProcess', `POST ${one}/resize`, async (exchange) => {
            const found = find(exchange);
            const { cols, rows } = parseSize(await (0,request_body/* readObject */.Ag)(exchange.body));
            found.resize(cols, rows);
            return json(200, { ok: true });
        }),
        on('writeStdin', `POST ${one}/stdin`, async (exchange) => {
            const found = find(exchange);
            const { data_b64: data } = await (0,request_body/* readObject */.Ag)(exchange.body);
            if (typeof data !== 'string')
                throw (0,errors/* invalid */.Gq)('data_b64 must be base64');
            const bytes = Buffer.from(data, 'base64');
            found.write(bytes);
            return json(200, { written_bytes: bytes.length });
        }),
        on('streamStdout', `GET ${one}/stdout/stream`, (exchange) => eventStream(held(browserOf(exchange), find(exchange).follow()))),
    ];
};

;// CONCATENATED MODULE: ./lib/src/emulator/http/since.js

/** Milliseconds of each unit that a duration may have. */
const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** The `since` of an event stream, in milliseconds of the epoch: a time stamp, or a duration such as `5m` or `1h30m`. */
function parseSince(text, now) {
    if (text === null || text === '')
        return 0;
    const steps = [...text.matchAll(/(\d+)([smhd])/g)];
    const isDuration = steps.map(([step]) => step).join('') === text;
    const time = isDuration
        ? steps.reduce((left, [, count, unit = '']) => left - Number(count) * (UNITS[unit] ?? 0), now)
        : Date.parse(text);
    if (Number.isNaN(time))
        throw (0,errors/* invalid */.Gq)('since must be a time stamp or a duration such as 5m');
    return time;
}

// EXTERNAL MODULE: ./lib/node_modules/@fastify/busboy/index.js
var busboy = __nccwpck_require__(198);
;// CONCATENATED MODULE: ./lib/src/emulator/http/upload.js





/** Most bytes of one text part: they are kept in memory. */
const MAX_TEXT = 4 * 1024 * 1024;
/** Most parts of a body. */
const MAX_PARTS = 1_000;
/** `file`, and the indexed `<n>.file` parts (API \u00a74.5). */
const isFileName = (name) => /^(?:\d+\.)?file$/.test(name);
function boundaryOf(contentType = '') {
    if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType))
        throw (0,errors/* invalid */.Gq)('the body is not multipart/form-data');
    const match = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
    const boundary = match?.[1] ?? match?.[2];
    if (boundary === undefined)
        throw (0,errors/* invalid */.Gq)('the Content-Type header carries no boundary');
    return boundary;
}
/** Undoes the three escapes that the form-data encoding of the HTML standard knows. */
const upload_decode = (value) => value.replace(/%22|%0D|%0A/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
function parameters(disposition) {
    const found = new Map();
    const parameter = /\s*;\s*([\w*-]+)=(?:"([^"]*)"|([^;\s"]*))/gy;
    parameter.lastIndex = 'form-data'.length;
    for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
        found.set((match[1] ?? '').toLowerCase(), upload_decode(match[2] ?? match[3] ?? ''));
    }
    return found;
}
/** `fields` hold one character per byte. */
function parsePartHead(fields) {
    const headers = {};
    for (const [name, values] of Object.entries(fields)) {
        headers[name] = Buffer.from(values.join(', '), 'latin1').toString('utf8');
    }
    const disposition = headers['content-disposition'] ?? '';
    if (!/^form-data\s*(?:;|$)/i.test(disposition))
        throw (0,errors/* invalid */.Gq)('a part has no Content-Disposition of form-data');
    const found = parameters(disposition);
    const name = found.get('name');
    const filename = found.get('filename');
    if (name === undefined || name === '')
        throw (0,errors/* invalid */.Gq)('a part has no name');
    return { name, ...(filename === undefined ? {} : { filename }), headers };
}
async function readPart(stream, target) {
    const header = Promise.withResolvers();
    stream.once('header', header.resolve);
    const chunks = [];
    const hash = (0,external_node_crypto_namespaceObject.createHash)('sha256');
    let head;
    let file;
    let size = 0;
    try {
        for await (const chunk of stream) {
            head ??= parsePartHead(await header.promise);
            size += chunk.length;
            if (isFileName(head.name)) {
                file ??= await (0,promises_namespaceObject.open)(target, 'wx');
                hash.update(chunk);
                await file.writeFile(chunk);
            }
            else if (size > MAX_TEXT)
                throw (0,errors/* invalid */.Gq)(`${head.name} has more than ${MAX_TEXT} bytes`);
            else
                chunks.push(chunk);
        }
    }
    finally {
        await file?.close();
    }
    head ??= parsePartHead(await Promise.race([header.promise, {}]));
    if (!isFileName(head.name))
        return { kind: 'text', ...head, value: Buffer.concat(chunks) };
    if (size === 0)
        throw (0,errors/* invalid */.Gq)(`${head.name} is empty`);
    return { kind: 'file', ...head, size, sha256: hash.digest('hex'), path: target };
}
/** Reads the whole multipart body; file parts go to `folder`. Rejects on anything malformed or cut off. */
function readParts(body, contentType, folder) {
    const dicer = new busboy.Dicer({ boundary: boundaryOf(contentType) });
    const streams = [];
    const parts = [];
    const { promise, resolve, reject } = Promise.withResolvers();
    let isFinished = false;
    // Text before the first boundary says nothing.
    dicer.on('preamble', (stream) => stream.on('error', () => undefined).resume());
    dicer.on('part', (stream) => {
        streams.push(stream);
        const part = readPart(stream, external_node_path_default().join(folder, `part-${parts.length + 1}`));
        part.catch(reject);
        if (parts.push(part) > MAX_PARTS)
            reject((0,errors/* invalid */.Gq)(`the body has more than ${MAX_PARTS} parts`));
    });
    dicer.on('error', (error) => reject((0,errors/* invalid */.Gq)(`the multipart body is malformed: ${error.message}`)));
    dicer.on('finish', () => {
        isFinished = true;
        // What follows the closing boundary is taken off here: the parser may no longer ask for it.
        body.unpipe(dicer);
        body.resume();
        if (body.readableEnded)
            resolve();
    });
    body.on('end', () => {
        if (isFinished)
            resolve();
    });
    body.on('error', reject);
    // The client may have left before anyone listened.
    if (body.errored)
        reject(body.errored);
    body.pipe(dicer);
    return promise
        .then(() => Promise.all(parts))
        .catch(async (error) => {
        body.unpipe(dicer);
        body.resume();
        // The parser never ends a part that was cut off: its reader would wait for ever, with its file open.
        for (const stream of streams)
            stream.destroy();
        await Promise.allSettled(parts);
        throw error;
    });
}

;// CONCATENATED MODULE: ./lib/src/emulator/deployments/deployment-form.js


const REGION = 'aws.us-east-1a';
/** The version of a deployment that names none. */
const LATEST = 'latest';
function textFields(parts) {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const fields = [];
    for (const part of parts) {
        if (part.kind === 'file')
            continue;
        try {
            fields.push({ name: part.name, value: decoder.decode(part.value) });
        }
        catch {
            throw (0,errors/* invalid */.Gq)(`${part.name} is not valid UTF-8`);
        }
    }
    return fields;
}
function parseObject(name, text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw (0,errors/* invalid */.Gq)(`${name} is not valid JSON`);
    }
    if (!(0,request_body/* isObject */.Gv)(value))
        throw (0,errors/* invalid */.Gq)(`${name} is not a JSON object`);
    return value;
}
/** One JSON field as specified, or one part per variable as the official SDKs send: `env_vars[KEY]`, `env_vars.KEY`. */
function parseEnvVars(fields, taken) {
    const found = new Map();
    for (const { name, value } of fields) {
        const single = taken === 'json' ? null : /^env_vars(?:\[(.*)\]|\.(.*))$/s.exec(name);
        const pairs = name === 'env_vars' && taken !== 'fields' ? Object.entries(parseObject(name, value)) : [];
        if (single)
            pairs.push([single[1] ?? single[2] ?? '', value]);
        for (const [key, text] of pairs) {
            if (key === '' || /[=\0]/.test(key))
                throw (0,errors/* invalid */.Gq)('env_vars has a key that is no variable name');
            if (typeof text !== 'string')
                throw (0,errors/* invalid */.Gq)(`env_vars: the value of ${key} is not a string`);
            if (text.includes('\0'))
                throw (0,errors/* invalid */.Gq)(`env_vars: the value of ${key} has a NUL character`);
            found.set(key, text);
        }
    }
    return Object.fromEntries(found);
}
function parseOrigin(fields, file) {
    const source = fields.get('source');
    const entrypoint = fields.get('entrypoint_rel_path');
    if ([...fields.keys()].some((name) => /^source[[.]/.test(name)))
        throw (0,errors/* invalid */.Gq)('source must be one part holding JSON');
    if (file && source !== undefined)
        throw (0,errors/* invalid */.Gq)('file and source exclude each other');
    if (file) {
        if (file.filename === undefined)
            throw (0,errors/* invalid */.Gq)('file is not a file: its part has no filename');
        if (!entrypoint)
            throw (0,errors/* invalid */.Gq)('entrypoint_rel_path is missing');
        return { kind: 'file', file, entrypoint };
    }
    if (source === undefined)
        throw (0,errors/* invalid */.Gq)('either file or source is required');
    const parsed = parseObject('source', source);
    if (parsed.type !== 'github')
        throw (0,errors/* invalid */.Gq)('source.type must be github');
    return { kind: 'source', source: parsed };
}
function parseDeploymentForm(parts, taken) {
    const fields = textFields(parts);
    const byName = new Map();
    for (const { name, value } of fields) {
        if (byName.has(name))
            throw (0,errors/* invalid */.Gq)(`${name} was sent twice`);
        byName.set(name, value);
    }
    const files = parts.filter((part) => part.kind === 'file' && part.name === 'file');
    if (files.length > 1)
        throw (0,errors/* invalid */.Gq)('file was sent twice');
    const region = byName.get('region') ?? REGION;
    const force = byName.get('force') ?? 'false';
    const version = byName.get('version');
    if (region !== REGION)
        throw (0,errors/* invalid */.Gq)(`region must be ${REGION}`);
    if (force !== 'true' && force !== 'false')
        throw (0,errors/* invalid */.Gq)('force must be true or false');
    return {
        origin: parseOrigin(byName, files[0]),
        ...(version ? { version } : {}),
        region,
        force: force === 'true',
        envVars: parseEnvVars(fields, taken),
    };
}

;// CONCATENATED MODULE: ./lib/src/emulator/deployments/ledger.js
function ledgerEntry(id, parts, fields, entries) {
    const summaries = parts.map((part) => ({
        name: part.name,
        headers: part.headers,
        size: part.kind === 'file' ? part.size : part.value.length,
    }));
    const entry = { id, parts: summaries, fields, entries };
    for (const part of parts) {
        if (part.kind !== 'file' || part.name !== 'file')
            continue;
        const { filename = '', headers, size, sha256, path } = part;
        entry.file = { filename, contentType: headers['content-type'], size, sha256, path };
    }
    return entry;
}

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:zlib"))[name] }); })();
// EXTERNAL MODULE: ./lib/node_modules/yauzl/index.js
var yauzl = __nccwpck_require__(67);
;// CONCATENATED MODULE: ./lib/src/emulator/deployments/unpack.js






/** Most files, folders and links of an archive. */
const MAX_ENTRIES = 100_000;
/** Most bytes that an archive may unpack to. */
const MAX_UNPACKED = 4 * 1024 * 1024 * 1024;
/** From this many bytes on, an archive may grow by MAX_RATIO at most: beyond that it is a bomb. */
const RATIO_FROM = 64 * 1024 * 1024;
const MAX_RATIO = 200;
const TYPE_BITS = 0o170000;
const [FOLDER, REGULAR, LINK] = [0o040000, 0o100000, 0o120000];
/** Decoded here, for yauzl's own way refuses a colon and a backslash, which are names on Linux. */
function nameOf({ fileNameRaw }) {
    let name;
    try {
        name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
    }
    catch {
        throw (0,errors/* invalid */.Gq)('file: a name is not UTF-8');
    }
    if (name.startsWith('/') || name.includes('\0') || name.split('/').includes('..')) {
        throw (0,errors/* invalid */.Gq)(`file: the name ${JSON.stringify(name)} leaves the folder`);
    }
    return name;
}
/** The whole Unix mode, the bits of the type included. */
function modeOf({ versionMadeBy, externalFileAttributes }, name) {
    const isUnix = versionMadeBy >>> 8 === 3;
    const mode = isUnix ? externalFileAttributes >>> 16 : 0;
    const type = mode & TYPE_BITS || (name.endsWith('/') ? FOLDER : REGULAR);
    if ((type === FOLDER) !== name.endsWith('/') || ![FOLDER, REGULAR, LINK].includes(type)) {
        throw (0,errors/* invalid */.Gq)(`file: ${name} is neither a file, a folder nor a link`);
    }
    return mode === 0 ? type | (type === FOLDER ? 0o755 : 0o644) : type | (mode & 0o7777);
}
/** @returns the SHA-256 of the content. */
async function read(zip, entry, write) {
    const hash = (0,external_node_crypto_namespaceObject.createHash)('sha256');
    let crc = 0;
    for await (const chunk of (await zip.openReadStreamPromise(entry))) {
        hash.update(chunk);
        crc = (0,external_node_zlib_namespaceObject.crc32)(chunk, crc);
        await write(chunk);
    }
    if (crc !== entry.crc32)
        throw (0,errors/* invalid */.Gq)(`file: the CRC-32 of ${entry.fileNameRaw} does not match`);
    return hash.digest('hex');
}
async function unpackEntry(zip, entry, folder) {
    const name = nameOf(entry);
    const mode = modeOf(entry, name);
    const type = mode & TYPE_BITS;
    const at = external_node_path_default().join(folder, name);
    const mtime = entry.getLastModDate({ timezone: 'UTC' }).toISOString();
    const unpacked = { name, mode: mode & 0o7777, size: entry.uncompressedSize, sha256: '', mtime };
    await (0,promises_namespaceObject.mkdir)(type === FOLDER ? at : external_node_path_default().dirname(at), { recursive: true });
    if (type === FOLDER)
        return unpacked;
    if (type === LINK) {
        const chunks = [];
        const sha256 = await read(zip, entry, (chunk) => chunks.push(chunk));
        return { ...unpacked, sha256, target: Buffer.concat(chunks).toString('utf8') };
    }
    const file = await (0,promises_namespaceObject.open)(at, 'wx', 0o600);
    try {
        const sha256 = await read(zip, entry, (chunk) => file.writeFile(chunk));
        await file.chmod((mode & 0o777) | 0o600);
        return { ...unpacked, sha256 };
    }
    finally {
        await file.close();
    }
}
const leaves = (name) => (0,errors/* invalid */.Gq)(`file: the link ${name} leaves the folder`);
/** Links come last: nothing is ever written through one. */
async function makeLinks(entries, folder) {
    const links = entries.flatMap(({ name, target }) => (target === undefined ? [] : [{ name, target }]));
    for (const { name, target } of links) {
        const to = external_node_path_default().posix.join(external_node_path_default().posix.dirname(name), target);
        if (target.startsWith('/') || to === '..' || to.startsWith('../'))
            throw leaves(name);
        await (0,promises_namespaceObject.symlink)(target, external_node_path_default().join(folder, name));
    }
    const root = await (0,promises_namespaceObject.realpath)(folder);
    for (const { name } of links) {
        // A link may lead out by way of another one.
        const real = await (0,promises_namespaceObject.realpath)(external_node_path_default().join(root, name)).catch(() => root); // one that points to nothing
        if (real !== root && !real.startsWith(`${root}${(external_node_path_default()).sep}`))
            throw leaves(name);
    }
}
/**
 * Unpacks an archive into a fresh folder, and trusts nothing that it says.
 * @param size of the archive, in bytes.
 */
async function unpack(archive, size, folder) {
    await (0,promises_namespaceObject.mkdir)(folder);
    let zip;
    try {
        zip = await (0,yauzl/* openPromise */.sO)(archive, { autoClose: false, decodeStrings: false });
        if (zip.entryCount > MAX_ENTRIES)
            throw (0,errors/* invalid */.Gq)(`file: more than ${MAX_ENTRIES} entries`);
        let left = Math.min(MAX_UNPACKED, Math.max(RATIO_FROM, size * MAX_RATIO));
        const entries = [];
        for await (const entry of zip.eachEntry()) {
            left -= entry.uncompressedSize;
            if (left < 0)
                throw (0,errors/* invalid */.Gq)('file: it unpacks to too many bytes');
            entries.push(await unpackEntry(zip, entry, folder));
        }
        await makeLinks(entries, folder);
        return entries;
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD)
            throw error;
        throw (0,errors/* invalid */.Gq)(`file is not a sound ZIP archive: ${error.message}`);
    }
    finally {
        zip?.close();
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/deployments/deployment-routes.js












async function unpackOrigin({ origin }, folder) {
    if (origin.kind === 'source')
        return [];
    const entries = await unpack(origin.file.path, origin.file.size, folder);
    if (!entries.some(({ name }) => name === origin.entrypoint)) {
        throw (0,errors/* invalid */.Gq)(`entrypoint_rel_path: ${origin.entrypoint} is not in the archive`);
    }
    return entries;
}
async function create(deployments, { body, headers, projectId }, taken) {
    const id = (0,external_node_crypto_namespaceObject.randomBytes)(12).toString('hex');
    const folder = deployments.folderOf(id);
    await (0,promises_namespaceObject.mkdir)(folder, { recursive: true });
    try {
        const parts = await readParts(body, headers['content-type'], folder);
        const form = parseDeploymentForm(parts, taken);
        const entries = await unpackOrigin(form, external_node_path_default().join(folder, 'app'));
        const committed = ledgerEntry(id, parts, textFields(parts), entries);
        return json(201, deployments.commit(form, committed, projectId));
    }
    catch (error) {
        await deployments.discard(id);
        throw error;
    }
}
/** The filters of `GET /deployments`; an empty one filters nothing. */
function listFilter({ query, projectId }) {
    const name = query.get('app_name') ?? '';
    const version = query.get('app_version') ?? '';
    const part = query.get('query') ?? '';
    if (version !== '' && name === '')
        throw (0,errors/* invalid */.Gq)('app_version needs app_name');
    return (one) => one.listed &&
        one.projectId === projectId &&
        (name === '' || one.appNames.includes(name)) &&
        (version === '' || one.version === version) &&
        [one.record.id, ...one.appNames].some((text) => text.includes(part));
}
/** @param taken how environment variables are taken. */
const deploymentRoutes = (deployments, heartbeatMs, taken) => [
    on('createDeployment', 'POST /deployments', (exchange) => create(deployments, exchange, taken)),
    on('listDeployments', 'GET /deployments', (exchange) => page(deployments.list(listFilter(exchange)), exchange.query)),
    on('getDeployment', 'GET /deployments/:id', ({ id, projectId }) => json(200, deployments.get(id, projectId))),
    on('deleteDeployment', 'DELETE /deployments/:id', async ({ id, projectId }) => {
        await deployments.delete(id, projectId);
        return empty(204);
    }),
    on('followDeployment', 'GET /deployments/:id/events', ({ id, query, projectId }) => {
        const since = parseSince(query.get('since'), Date.now());
        return eventStream(deployments.events(id, projectId).follow(since, heartbeatMs));
    }),
];

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = require("node:url");
;// CONCATENATED MODULE: ./lib/src/emulator/apps/manifest.js


const NODE = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'];
const OTHER_LOCKS = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb', 'uv.lock', 'poetry.lock'];
const isNode = (entrypoint) => NODE.includes(external_node_path_default().extname(entrypoint).toLowerCase());
const isPython = (entrypoint) => external_node_path_default().extname(entrypoint).toLowerCase() === '.py';
const exists = (file) => (0,promises_namespaceObject.access)(file).then(() => true, () => false);
/** The folders from a file's own up to `root`, the nearest first. */
function* foldersUp(root, file) {
    for (let folder = external_node_path_default().dirname(external_node_path_default().join(root, file));; folder = external_node_path_default().dirname(folder)) {
        yield folder;
        if (external_node_path_default().relative(root, folder) === '')
            return;
    }
}
async function firstOf(folder, files) {
    for (const file of files)
        if (await exists(external_node_path_default().join(folder, file)))
            return file;
    return undefined;
}
const KINDS_OF_DEPENDENCIES = [
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'peerDependencies',
    'workspaces',
];
/** A package.json; one that cannot be read is npm's to complain about. */
async function readPackage(file) {
    try {
        const manifest = JSON.parse(await (0,promises_namespaceObject.readFile)(file, 'utf8'));
        return {
            namesDependencies: KINDS_OF_DEPENDENCIES.some((field) => Object.keys(manifest[field] ?? {}).length > 0),
            isModule: manifest.type === 'module',
        };
    }
    catch {
        return { namesDependencies: true, isModule: true };
    }
}
/** The manifest nearest to the entrypoint that names dependencies, in its folder or above, up to the app's root. */
async function findManifest(root, entrypoint) {
    const kind = isNode(entrypoint) ? 'node' : isPython(entrypoint) ? 'python' : undefined;
    if (kind === undefined)
        return undefined;
    for (const folder of foldersUp(root, entrypoint)) {
        const names = kind === 'node' ? ['package.json'] : ['pyproject.toml', 'requirements.txt'];
        const file = await firstOf(folder, names);
        if (file === undefined)
            continue;
        const { namesDependencies, isModule } = kind === 'node' ? await readPackage(external_node_path_default().join(folder, file)) : { namesDependencies: true, isModule: true };
        if (!namesDependencies)
            continue;
        const hasLock = await exists(external_node_path_default().join(folder, 'package-lock.json'));
        const otherLock = hasLock ? undefined : await firstOf(folder, OTHER_LOCKS);
        const where = external_node_path_default().relative(root, external_node_path_default().join(folder, file));
        const lenient = [
            ...(folder === root ? [] : [`the live platform reads ${file} in the root of the package, not ${where}`]),
            ...(file === 'requirements.txt' ? ['the live platform wants a pyproject.toml, not requirements.txt'] : []),
            ...(isModule ? [] : [`the live platform wants "type": "module" in ${where}`]),
            ...(otherLock === undefined ? [] : [`${otherLock} is not read: what is installed may be newer than it says`]),
        ];
        return { kind, folder, file, lenient };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/emulator/apps/command.js




/** The SDK with whose help an app registers itself. */
const SDK = external_node_path_default().join('node_modules', '@onkernel', 'sdk', 'package.json');
/** Enumerations and parameter properties too, which taking the types out does not do away with. */
const NODE_OPTIONS = [
    '--experimental-transform-types',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
];
async function canImportSdk(folder, entrypoint) {
    for (const one of foldersUp(folder, entrypoint))
        if (await exists(external_node_path_default().join(one, SDK)))
            return true;
    return false;
}
/** The file of a runner, which a bundle has beside itself as it is: Node takes the types out when it starts it. */
const runner = (name) => external_node_path_default().join(external_node_path_default().dirname((0,external_node_url_namespaceObject.fileURLToPath)(require("url").pathToFileURL(__filename).href)), name);
/** The command that starts an app, or undefined where nothing can. Only an app that can import the SDK can register. */
async function commandFor(folder, entrypoint, python = 'python3') {
    const file = external_node_path_default().join(folder, entrypoint);
    const plain = (...command) => ({ command, runner: false });
    if (isNode(entrypoint)) {
        if (!(await canImportSdk(folder, entrypoint)))
            return plain(process.execPath, file);
        return { command: [process.execPath, ...NODE_OPTIONS, runner('runner.mjs'), file], runner: true };
    }
    // Where Python looks for modules only Python knows: this runner itself turns into a plain script.
    if (isPython(entrypoint))
        return { command: [python, runner('runner.py'), file], runner: true };
    if (external_node_path_default().extname(entrypoint).toLowerCase() === '.sh')
        return plain('sh', file);
    return ((await (0,promises_namespaceObject.stat)(file)).mode & 0o111) !== 0 ? plain(file) : undefined;
}

;// CONCATENATED MODULE: ./lib/src/emulator/apps/launch-failure.js

/** The first line of an error's text, where Node and Python begin one: `TypeError: \u2026`, `kernel.NotFoundError: \u2026`. */
const ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception|Exit|Interrupt)\b[^:]*(?::|$)/;
/** Lines that say nothing of their own: blank and indented ones, brackets, what Node adds to an error. */
const NOISE = /^\s|^[\s{}()[\],;^~]*$|^Node\.js v\d|^\(Use `node --trace-|^Emitted 'error' event on /;
/** Below a line of source code. */
const CARETS = /^\s*\^+\s*$/;
/** The line that says why a process ended, of what it wrote to stderr: the last one of an error, else the last that says something. */
function errorLine(lines) {
    const telling = lines.filter((line, at) => !NOISE.test(line) && !CARETS.test(lines[at + 1] ?? ''));
    return (telling.findLast((line) => ERROR.test(line)) ?? telling.at(-1))?.replace(/ \{$/, '');
}
/** Why a program ended, or undefined where it ended with 0. */
function reasonOf(program, { code, signal, startError }, stderr) {
    if (code === 0)
        return undefined;
    const silent = signal ? `${program} was ended by ${signal}` : `${program} ended with exit code ${code}`;
    return startError || errorLine(stderr) || silent;
}
const MODULE_MISSING = /Cannot find (?:module|package)|ModuleNotFoundError|No module named/;
/**
 * A failure in words for whoever deployed the app: its own paths, and for a module that is not there what became of the
 * dependencies.
 */
function explain(failure, folder, installed) {
    const text = failure.replaceAll(`${folder}${(external_node_path_default()).sep}`, '');
    return MODULE_MISSING.test(text) ? `${text} (${installed})` : text;
}

;// CONCATENATED MODULE: ./lib/src/emulator/apps/install.js




/** How long it may take, in milliseconds. */
const LIMIT_MS = 300_000;
/**
 * What the package managers need of the emulator's own environment: their settings and caches, proxies, certificates. The
 * caches are those of the user who runs the emulator, so that what was downloaded once is there for every deployment.
 */
const PASSED = /^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|XDG_\w+|npm_config_\w+|PIP_\w+|PYENV_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|REQUESTS_CA_BUNDLE|(?:https?|no|all)_proxy)$/i;
function passedOn() {
    const passed = Object.entries(process.env).filter(([name, value]) => PASSED.test(name) && value !== undefined);
    return Object.fromEntries(passed);
}
/** As npm itself does it: by the lockfile where that fits the manifest, as those of the vendor's samples do not all. */
const NPM = ['npm', 'install', '--no-audit', '--no-fund', '--no-update-notifier', '--prefer-offline'];
/** Prints the dependencies of a pyproject.toml, which pip does not install without building the app as a package. */
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
    const isProject = file === 'pyproject.toml';
    const requirements = isProject ? `${venv}.requirements.txt` : file;
    const pip = ['python3', '-m', 'pip', '--python', external_node_path_default().join(venv, 'bin/python'), 'install'];
    return [
        ...(isProject ? [['python3', '-c', READ_PYPROJECT, file, requirements]] : []),
        ['python3', '-m', 'venv', '--without-pip', venv],
        [...pip, '--disable-pip-version-check', '--no-input', '--quiet', '-r', requirements],
    ];
}
/** Installs the dependencies that an app names, as the live service does after the upload. */
async function install(options) {
    const { folder, entrypoint, onLine } = options;
    const manifest = await findManifest(folder, entrypoint);
    if (!manifest)
        return { summary: 'no dependencies were installed: no manifest names any' };
    for (const sentence of manifest.lenient)
        onLine(`Warning: ${sentence}`);
    const file = external_node_path_default().relative(folder, external_node_path_default().join(manifest.folder, manifest.file));
    if (manifest.kind === 'node' && (await exists(external_node_path_default().join(manifest.folder, 'node_modules')))) {
        return { summary: `the dependencies of ${file} were not installed: the package brought its own node_modules` };
    }
    return run(manifest, options);
}
async function run({ kind, file, folder }, options) {
    const { environment: venv, onLine } = options;
    const by = `${kind === 'node' ? 'npm' : 'pip'} from ${file}`;
    onLine(`Installing the dependencies: ${by}`);
    const deadline = Date.now() + LIMIT_MS;
    for (const command of kind === 'node' ? [NPM] : pipCommands(file, venv)) {
        const failure = await runCommand(command, folder, deadline, options);
        if (failure === undefined)
            continue;
        const summary = 'the dependencies could not be installed';
        return { summary, failure: `${summary} (${by}): ${failure}` };
    }
    const summary = `the dependencies were installed by ${by}`;
    return kind === 'node' ? { summary } : { summary, python: external_node_path_default().join(venv, 'bin/python') };
}
/** What npm, pip and Python say of a failure. */
const COMPLAINT = /^(?:npm error (?!code |errno |syscall |path |command |dest )|ERROR: |error: )(\S.*)$/;
/** @returns why it failed. */
async function runCommand(command, cwd, deadline, { leash, owner, onLine, onProcess }) {
    const written = [];
    const lines = new Lines((line) => {
        written.push(line);
        if (line.trim() !== '')
            onLine(line);
    });
    const onOutput = (_, data) => lines.write(data);
    const started = new ProcessGroup(command, { cwd, env: passedOn(), leash, owner, onOutput });
    onProcess(started);
    let isLate = false;
    const timer = setTimeout(() => {
        isLate = true;
        void started.kill();
    }, deadline - Date.now());
    const end = await started.ended;
    clearTimeout(timer);
    lines.end();
    if (isLate)
        return `it took longer than ${LIMIT_MS / 1000} s`;
    const failure = reasonOf(command[0] ?? '', end, written);
    const complaint = written.map((line) => COMPLAINT.exec(line)?.[1]).find((line) => line !== undefined);
    return failure === undefined ? undefined : (complaint ?? failure);
}

;// CONCATENATED MODULE: external "node:readline"
const external_node_readline_namespaceObject = require("node:readline");
;// CONCATENATED MODULE: ./lib/src/emulator/apps/runtime.js

/** The emulator's side of the channel to the runner in an app's process. */
class ProcessRuntime {
    #output;
    #events;
    #pending = new Map();
    #onIdle = [];
    /** Why no handler can be called any more. */
    #ended;
    constructor({ input, output }, events) {
        this.#output = output;
        this.#events = events;
        // An app that is killed resets its end of the channel; a reader of lines tells that as an error of its own.
        const lines = (0,external_node_readline_namespaceObject.createInterface)({ input }).on('error', () => undefined);
        lines.on('line', (line) => this.#receive(line));
    }
    #receive(line) {
        const message = parse(line);
        if (message?.event === 'registered')
            this.#events.onRegistered(message.apps);
        else if (message?.event === 'script')
            this.#events.onScript();
        else if (message?.event === 'log') {
            this.#events.onLine(message.line);
            this.#pending.get(message.invocation)?.onLine(message.line);
        }
        else if (message !== undefined) {
            const { event, invocation, ...result } = message;
            this.#pending.get(invocation)?.resolve({ status: event, ...result });
            this.forget(invocation);
        }
    }
    call(call, onLine) {
        if (this.#ended !== undefined)
            return Promise.resolve({ status: 'failed', reason: this.#ended });
        return new Promise((resolve) => {
            this.#pending.set(call.invocation, { onLine, resolve });
            this.#output.write(`${JSON.stringify(call)}\n`);
        });
    }
    forget(invocation) {
        this.#pending.delete(invocation);
        if (this.#pending.size === 0)
            for (const resolve of this.#onIdle.splice(0))
                resolve();
    }
    async idle() {
        if (this.#pending.size > 0)
            await new Promise((resolve) => this.#onIdle.push(resolve));
    }
    /** The process has ended, and every call with it. */
    end(reason) {
        this.#ended = reason;
        for (const [invocation, { resolve }] of this.#pending) {
            resolve({ status: 'failed', reason });
            this.forget(invocation);
        }
    }
}
/** A line of the channel. The app's own code can write to it too: what is no message is passed over. */
function parse(line) {
    try {
        const message = JSON.parse(line);
        return typeof message?.event === 'string' ? message : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/apps/launch.js






/** How long the import of an entrypoint may take before it is taken for a script that stays up, in milliseconds. */
const IMPORT_LIMIT_MS = 60_000;
/** Lines of stderr among which the reason of a failure is looked for. */
const KEPT_LINES = 200;
/** An app that is a process: its dependencies are installed, then it is started. */
class Launch {
    #options;
    #events;
    #ended;
    #process;
    #runtime;
    #isStopped = false;
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
    get runtime() {
        return this.#runtime;
    }
    async #run() {
        const { folder, entrypoint, leash, owner, environment } = this.#options;
        const { onLine, onEnd } = this.#events;
        const onProcess = (process) => {
            this.#process = process;
            if (this.#isStopped)
                void process.kill();
        };
        const installation = await install({ folder, entrypoint, environment, leash, owner, onLine, onProcess });
        if (this.#isStopped || installation.failure !== undefined)
            return onEnd(installation.failure);
        const ended = await this.#start(installation);
        const failure = ended === undefined ? undefined : explain(ended, folder, installation.summary);
        this.#runtime?.end(this.#isStopped ? 'the deployment was stopped' : (failure ?? 'the app ended with 0'));
        onEnd(failure);
    }
    async #start({ python }) {
        const { folder, entrypoint, leash, owner } = this.#options;
        const { onLine, onScript } = this.#events;
        const found = await commandFor(folder, entrypoint, python);
        if (!found)
            return `${entrypoint} cannot be started: its extension is unknown and it is not executable`;
        const env = this.#env(python);
        if (this.#isStopped)
            return undefined;
        const complaints = [];
        const complain = (line) => {
            onLine(line);
            if (complaints.push(line) > KEPT_LINES)
                complaints.shift();
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
        const known = started.channel ? this.#listen(started.channel) : onScript;
        if (!started.channel)
            known();
        const end = await started.ended;
        for (const one of Object.values(lines))
            one.end();
        if (started.channel)
            known();
        return reasonOf('the app', end, complaints);
    }
    /**
     * Hears what the runner in the app's process tells.
     * @returns called when the app has ended: it is no script that takes long to import any more.
     */
    #listen(channel) {
        const { onLine, onScript, onRegistered } = this.#events;
        const timer = setTimeout(onScript, IMPORT_LIMIT_MS);
        const known = () => clearTimeout(timer);
        this.#runtime = new ProcessRuntime(channel, {
            onRegistered: (apps) => {
                known();
                onRegistered(apps);
            },
            onScript: () => {
                known();
                onScript();
            },
            onLine,
        });
        return known;
    }
    #env(python) {
        const { folder, entrypoint, envVars, serviceVars } = this.#options;
        const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
        return {
            PATH: python === undefined ? PATH : `${external_node_path_default().dirname(python)}${(external_node_path_default()).delimiter}${PATH}`,
            HOME: folder,
            PYTHONUNBUFFERED: '1',
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
    async stop() {
        this.#isStopped = true;
        await this.#process?.stop();
        await this.#ended;
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/apps/scripted.js


/** What an app that is only played does, in lines of its entrypoint that begin with `//!` or `#!`. */
const STEP = /^(?:\/\/|#)! (\w+) ?(.*)$/;
/**
 * An app of which no line is run, for tests that need no process: it does what its entrypoint says of itself, and else
 * stays up.
 *
 *     //! log a line of its log
 *     //! app name action another-action
 *     //! returns action {"some": "JSON"}
 *     //! throws action Error: no url
 *     //! fail the reason
 */
class ScriptedApp {
    hasEnded = false;
    runtime;
    constructor(folder, entrypoint, events) {
        setImmediate(() => {
            if (this.hasEnded)
                events.onEnd(undefined);
            else
                this.#play((0,external_node_fs_.readFileSync)(external_node_path_default().join(folder, entrypoint), 'utf8'), events);
        });
    }
    #play(text, { onLine, onRegistered, onScript, onEnd }) {
        const apps = [];
        const results = new Map();
        let failure;
        for (const line of text.split('\n')) {
            const [, step, rest = ''] = STEP.exec(line) ?? [];
            const [name = '', ...others] = rest.split(' ');
            if (step === 'log')
                onLine(rest);
            if (step === 'app')
                apps.push({ name, actions: others });
            if (step === 'returns')
                results.set(name, { status: 'succeeded', output: others.join(' ') });
            if (step === 'throws')
                results.set(name, { status: 'failed', reason: others.join(' ') });
            if (step === 'fail')
                failure = rest;
        }
        this.hasEnded = failure !== undefined;
        if (failure !== undefined)
            onEnd(failure);
        else if (apps.length === 0)
            onScript();
        else
            this.#register(apps, results, onRegistered);
    }
    #register(apps, results, tell) {
        this.runtime = {
            call: async ({ action }) => results.get(action) ?? { status: 'succeeded' },
            forget: () => undefined,
            idle: () => Promise.resolve(),
        };
        tell(apps);
    }
    async stop() {
        this.hasEnded = true;
    }
    kill = () => this.stop();
}

;// CONCATENATED MODULE: ./lib/src/emulator/deployments/deployment-record.js
const isFinal = (status) => status === 'failed' || status === 'stopped';
const textOf = (value) => (typeof value === 'string' ? value : undefined);
/** An API key never sees the values again. */
const blank = (envVars) => Object.fromEntries(Object.keys(envVars).map((key) => [key, '']));
function newRecord(id, form, now) {
    const { origin, region, envVars } = form;
    const record = {
        id,
        status: 'queued',
        region,
        created_at: now.toISOString(),
        updated_at: null,
        status_reason: 'Deployment in progress',
        env_vars: blank(envVars),
        source_type: origin.kind === 'file' ? 'file' : 'github',
    };
    if (origin.kind === 'file') {
        record.entrypoint_rel_path = origin.entrypoint;
        record.source_checksum = origin.file.sha256;
        return record;
    }
    const { entrypoint, url, ref, path } = origin.source;
    const fields = { entrypoint_rel_path: entrypoint, source_url: url, source_ref: ref, source_path: path };
    for (const [name, value] of Object.entries(fields)) {
        const text = textOf(value);
        if (text !== undefined)
            Object.assign(record, { [name]: text });
    }
    return record;
}

;// CONCATENATED MODULE: ./lib/src/emulator/deployments/event-log.js


/** Most characters of log that are kept; what a line counts beside its own; and what goes at once, a share of the most. */
const MAX_SIZE = 64 * 1024 * 1024;
const LINE_SIZE = 100;
const CUT = 0.25;
const sizeOf = ({ event, message }) => (event === 'log' ? String(message).length + LINE_SIZE : 0);
/** What happened to a deployment or an invocation, for as many readers as like to follow it. */
class EventLog {
    #events = [];
    #size = 0;
    /** Each with what beats its heart. */
    #readers = new Map();
    #ended = false;
    get lines() {
        return this.#events.filter(({ event }) => event === 'log').map(({ message }) => String(message));
    }
    add(event, fields) {
        const entry = { event, timestamp: new Date().toISOString(), ...fields };
        this.#events.push(entry);
        this.#size += sizeOf(entry);
        if (this.#size > MAX_SIZE)
            this.#cut();
        for (const reader of this.#readers.keys())
            reader.push(response_frame(entry));
    }
    /** Drops the oldest lines, and no event of another kind. */
    #cut() {
        this.#events = this.#events.filter((one) => {
            if (one.event !== 'log' || this.#size <= MAX_SIZE * (1 - CUT))
                return true;
            this.#size -= sizeOf(one);
            return false;
        });
    }
    /** Ends the streams of all readers, those to come as well. */
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
    /** Frames of what happened at `since` (ms of the epoch) or later, then of what goes on to happen. */
    follow(since, heartbeatMs) {
        const reader = new external_node_stream_.Readable({ read: () => undefined, objectMode: true });
        for (const event of this.#events)
            if (Date.parse(event.timestamp) >= since)
                reader.push(response_frame(event));
        if (this.#ended) {
            reader.push(null);
            return reader;
        }
        const beat = () => reader.push(response_frame({ event: 'sse_heartbeat', timestamp: new Date().toISOString() }));
        this.#readers.set(reader, setInterval(beat, heartbeatMs));
        return reader.on('close', () => this.#leave(reader));
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/deployments/deployments.js









/** The deployments, and their way from `queued` to where it ends (API \u00a73). */
class Deployments {
    /** Every upload that made a deployment, exactly once. */
    ledger = [];
    #all = new Map();
    #options;
    #isClosed = false;
    constructor(options) {
        this.#options = options;
    }
    /** Where one deployment's files live. */
    folderOf = (id) => external_node_path_default().join(this.#options.folder, id);
    /** Takes a checked upload in. */
    commit(form, committed, projectId) {
        const { id } = committed;
        const record = newRecord(id, form, new Date());
        if (!this.#options.checksums)
            delete record.source_checksum;
        const version = form.version ?? LATEST;
        const deployment = { record, appNames: [], version, projectId, listed: true, events: new EventLog() };
        this.#all.set(id, deployment);
        this.ledger.push(committed);
        deployment.events.add('deployment_state', { deployment: { ...record } });
        deployment.timer = setTimeout(() => this.#start(deployment, form), this.#options.queuedMs);
        return { ...record };
    }
    #move(deployment, status, reason) {
        if (!isFinal(deployment.record.status))
            this.#put(deployment, status, reason);
    }
    #moveByApp(deployment, status, reason) {
        if (!deployment.isSet)
            this.#move(deployment, status, reason);
    }
    #put(deployment, status, reason) {
        Object.assign(deployment.record, { status, status_reason: reason, updated_at: new Date().toISOString() });
        deployment.events.add('deployment_state', { deployment: { ...deployment.record } });
        if (!isFinal(status))
            return;
        this.#options.versions.drop(deployment.record.id);
        deployment.events.end();
    }
    #start(deployment, form) {
        if (this.#isClosed)
            return;
        const { startGraceMs, keys } = this.#options;
        const { record, projectId } = deployment;
        this.#moveByApp(deployment, 'in_progress', 'Starting the app');
        const run = (reason) => {
            deployment.timer = setTimeout(() => this.#moveByApp(deployment, 'running', reason), startGraceMs);
        };
        if (form.origin.kind === 'source') {
            run('Recorded only: the emulator fetches no code');
            return;
        }
        const key = keys.mint(`deployment ${record.id}`, projectId);
        deployment.app = this.#makeApp(record.id, form, form.origin.entrypoint, key, {
            onLine: (message) => deployment.events.add('log', { message }),
            onScript: () => run('The app is running'),
            onRegistered: (apps) => this.#register(deployment, form, apps),
            onEnd: (failure) => {
                clearTimeout(deployment.timer);
                keys.revoke(key);
                if (failure !== undefined)
                    this.#moveByApp(deployment, 'failed', failure);
                else if (this.#options.versions.has(record.id)) {
                    this.#moveByApp(deployment, 'failed', 'The app ended with 0: its actions cannot be called any more');
                }
                else
                    this.#moveByApp(deployment, 'running', 'The app ended with 0');
            },
        });
    }
    #makeApp(id, { envVars }, entrypoint, key, events) {
        const { apps, serviceUrl, leash } = this.#options;
        const folder = external_node_path_default().join(this.folderOf(id), 'app');
        if (apps === 'scripted')
            return new ScriptedApp(folder, entrypoint, events);
        const serviceVars = { KERNEL_API_KEY: key, KERNEL_BASE_URL: serviceUrl() };
        const environment = external_node_path_default().join(this.folderOf(id), 'environment');
        return new Launch({ owner: id, folder, environment, entrypoint, envVars, serviceVars, leash }, events);
    }
    /** Only now are the names of the apps known: a deployment takes over from the one that had the same app and version. */
    #register(deployment, { force, region, envVars }, apps) {
        const { versions } = this.#options;
        const { version, app, record, projectId } = deployment;
        if (isFinal(record.status) || !app?.runtime)
            return;
        const others = versions.deploymentsOf(apps, version, projectId);
        const appNames = apps.map(({ name }) => name);
        if (others.length > 0 && version !== LATEST && !force) {
            const reason = `version ${version} of ${appNames.join(', ')} already exists; set force to overwrite it`;
            void this.#end(deployment, 'failed', reason);
            return;
        }
        const ids = [...this.#all.keys()];
        const newer = others.find((id) => ids.indexOf(id) > ids.indexOf(record.id));
        if (newer !== undefined) {
            void this.#replace(deployment, newer);
            return;
        }
        deployment.appNames = appNames;
        const blank = Object.fromEntries(Object.keys(envVars).map((name) => [name, '']));
        for (const one of apps) {
            const held = newAppVersion(one, { version, region, deployment: record.id, env_vars: blank });
            versions.hold(held, app.runtime, projectId);
            const { deployment: _, env_vars: __, ...summary } = held;
            deployment.events.add('app_version_summary', summary);
        }
        this.#moveByApp(deployment, 'running', 'The app is running');
        for (const id of others)
            void this.#replace(this.#find(id), record.id);
    }
    /** Another one has taken over: what it is still asked to do is done, and then its app ends. */
    async #replace(deployment, by) {
        clearTimeout(deployment.timer);
        this.#move(deployment, 'stopped', `overwritten by ${by}`);
        await deployment.app?.runtime?.idle();
        await deployment.app?.stop();
    }
    async #end(deployment, status, reason) {
        clearTimeout(deployment.timer);
        this.#move(deployment, status, reason);
        await deployment.app?.stop();
    }
    /** @param projectId of the request; left out, any will do. */
    #find(id, projectId) {
        const found = this.#all.get(id);
        if (!found || (projectId !== undefined && found.projectId !== projectId))
            throw (0,errors/* notFound */.mX)('deployment');
        return found;
    }
    get = (id, projectId) => ({ ...this.#find(id, projectId).record });
    events = (id, projectId) => this.#find(id, projectId).events;
    /** The newest first, deleted ones too. */
    list = (filter = () => true) => [...this.#all.values()]
        .filter(filter)
        .map((one) => ({ ...one.record }))
        .reverse();
    /** Stops it and takes it out of the list; its record stays. */
    async delete(id, projectId) {
        const deployment = this.#find(id, projectId);
        deployment.listed = false;
        await this.#end(deployment, 'stopped', 'Stopped by request');
    }
    hasEnded = (id) => this.#find(id).app?.hasEnded ?? true;
    /** Puts a deployment into any state at all, for tests. */
    setStatus(id, status, reason = '') {
        const deployment = this.#find(id);
        clearTimeout(deployment.timer);
        deployment.isSet = true;
        this.#put(deployment, status, reason);
    }
    discard = (id) => (0,promises_namespaceObject.rm)(this.folderOf(id), { recursive: true, force: true });
    /** Ends every app at once, and waits until they are gone. */
    async close() {
        this.#isClosed = true;
        for (const deployment of this.#all.values()) {
            clearTimeout(deployment.timer);
            this.#move(deployment, 'stopped', 'The emulator was closed');
            deployment.events.end();
        }
        await Promise.all([...this.#all.values()].map(({ app }) => app?.kill()));
    }
}

// EXTERNAL MODULE: ./lib/src/emulator/http/faults.js
var http_faults = __nccwpck_require__(925);
;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = require("node:http");
;// CONCATENATED MODULE: external "node:https"
const external_node_https_namespaceObject = require("node:https");
;// CONCATENATED MODULE: ./lib/src/emulator/http/loopback-server.js


/** How long an idle connection is kept, in milliseconds: no test should meet its end. */
const KEEP_ALIVE = 60_000;
/** Connections that may wait to be accepted: Node's 511 overflow where a thousand come at once. */
const BACKLOG = 4096;
/** An HTTP server that only this machine reaches, and that knows the TCP socket of every request. */
class LoopbackServer {
    #server;
    #sockets = new Map();
    constructor(handle, tls) {
        const listener = (request, response) => {
            const { socket } = request;
            handle(request, response, this.#sockets.get(socket.remotePort) ?? socket);
        };
        this.#server = tls ? (0,external_node_https_namespaceObject.createServer)(tls, listener) : (0,external_node_http_namespaceObject.createServer)(listener);
        // A stalled or slow request is the client's to give up.
        this.#server.requestTimeout = 0;
        this.#server.headersTimeout = 0;
        this.#server.keepAliveTimeout = KEEP_ALIVE;
        this.#server.on('connection', (socket) => {
            const { remotePort } = socket;
            this.#sockets.set(remotePort, socket);
            socket.on('error', () => undefined);
            socket.on('close', () => {
                if (this.#sockets.get(remotePort) === socket)
                    this.#sockets.delete(remotePort);
            });
        });
    }
    /** Called with the request of a WebSocket, and with what has come behind it. */
    onUpgrade(handle) {
        this.#server.on('upgrade', handle);
    }
    /** Resolves to the port; 0 takes a free one. */
    listen(port) {
        return new Promise((resolve, reject) => {
            this.#server.once('error', reject);
            this.#server.listen({ port, host: '127.0.0.1', backlog: BACKLOG }, () => resolve(this.#server.address().port));
        });
    }
    close() {
        const closed = new Promise((resolve) => this.#server.close(() => resolve()));
        for (const socket of this.#sockets.values())
            socket.destroy();
        return closed;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(500);
;// CONCATENATED MODULE: ./lib/src/emulator/http/connection.js



/** Time for what was sent to reach the client before a reset would take it back, in milliseconds. */
const SETTLE_MS = 50;
/** Milliseconds for which the rest of a request is taken that has got its response. */
const LINGER_MS = 5_000;
/** One request's connection, down to the TCP socket: resets must be real ones, below TLS too. */
class Connection {
    #request;
    #response;
    #socket;
    constructor(request, response, socket) {
        this.#request = request;
        this.#response = response;
        this.#socket = socket;
    }
    /** Breaks the connection as told; a stalled one stays as it is until the emulator closes. */
    breakOff({ kind }) {
        if (kind === 'reset')
            this.#socket.resetAndDestroy();
        else
            this.#request.pause();
    }
    /** Sends a response past Node's response object, which would read the rest of the request first. */
    sendEarly({ status, headers, body }) {
        const head = Object.entries({ ...headers, connection: 'close', 'content-length': String(body.length) });
        const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
        this.#request.socket.write(`HTTP/1.1 ${status} Early\r\n${lines}\r\n`);
        this.#request.socket.write(body);
    }
    async send({ status, headers, body }, breaks) {
        const cut = breaks?.at === 'response-body' ? breaks : undefined;
        const isWhole = Buffer.isBuffer(body) && status !== 204;
        this.#response.writeHead(status, { ...(isWhole ? { 'content-length': String(body.length) } : {}), ...headers });
        if (cut)
            return this.#sendPart(body, cut);
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
        // A client that hangs up is no error: the stream ends with it.
        await (0,external_node_stream_promises_namespaceObject.pipeline)(body, toBytes, this.#response).catch(() => undefined);
    }
    /** Takes the rest of the request: closing the connection before would reset it, and the client might lose the response. */
    async #linger() {
        if (this.#request.complete)
            return;
        await (0,external_node_stream_promises_namespaceObject.finished)(this.#request, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
    }
    /** Half of a body, or some frames of a stream; then it breaks. */
    async #sendPart(body, fault) {
        this.#response.flushHeaders();
        let left = fault.frames ?? 1;
        if (Buffer.isBuffer(body))
            this.#response.write(body.subarray(0, Math.ceil(body.length / 2)));
        else if (left > 0) {
            for await (const frame of body) {
                this.#response.write(frame);
                if (--left <= 0)
                    break;
            }
        }
        await (0,promises_.setTimeout)(SETTLE_MS);
        // A client in this very process reads before that, however long the process was held up.
        await (0,promises_.setImmediate)();
        this.breakOff(fault);
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/http/distortion.js

const toBuffer = (body) => {
    if (Buffer.isBuffer(body))
        return body;
    return Buffer.from(typeof body === 'object' ? JSON.stringify(body) : String(body ?? ''));
};
function contentType(body) {
    if (body === undefined)
        return {};
    const isHtml = typeof body === 'string' && body.trimStart().startsWith('<');
    return { 'content-type': isHtml ? 'text/html' : 'application/json' };
}
/** @param id of what the real work has made: `{id}` stands for it. */
function cannedResponse(fault, id = '') {
    const { status, headers = {}, body } = fault;
    const named = (text) => text.replaceAll('{id}', id);
    const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), named(value)]);
    const bytes = toBuffer(body);
    return {
        status,
        headers: { ...contentType(body), ...Object.fromEntries(own) },
        body: bytes.includes('{id}') ? Buffer.from(named(bytes.toString('utf8'))) : bytes,
    };
}
function recordOf({ body }) {
    try {
        return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined;
    }
    catch {
        return undefined;
    }
}
/** What a fault makes of the response that the real work gave. */
function distort(response, fault) {
    const record = fault?.kind === 'answer' || fault?.kind === 'override' ? recordOf(response) : undefined;
    if (fault?.kind === 'alter')
        return fault.alter(response);
    if (fault?.kind === 'answer') {
        return cannedResponse(fault, (0,request_body/* isObject */.Gv)(record) && typeof record.id === 'string' ? record.id : '');
    }
    if (fault?.kind !== 'override' || !Buffer.isBuffer(response.body))
        return response;
    const replaced = (0,request_body/* isObject */.Gv)(record) && (0,request_body/* isObject */.Gv)(fault.record) ? { ...record, ...fault.record } : fault.record;
    return { ...response, body: Buffer.from(JSON.stringify(replaced) ?? '') };
}

;// CONCATENATED MODULE: ./lib/src/emulator/http/recorded-request.js
/** Bytes of a body that are kept. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** What arrived, seen from outside: filled in while the request goes on. */
class RecordedRequest {
    method;
    path;
    query;
    headers;
    rawHeaders;
    /** Bytes of the body that arrived. */
    bodyBytes = 0;
    /** The whole body arrived. */
    complete = false;
    /** Name of the operation, where the route is known. */
    operation;
    /** Status of the response, where one was. */
    status;
    #kept = [];
    #keepsBody;
    constructor(request, url, keepsBody) {
        this.#keepsBody = keepsBody;
        this.method = request.method ?? '';
        this.path = url.pathname;
        this.query = url.searchParams;
        this.headers = request.headers;
        this.rawHeaders = request.rawHeaders;
    }
    /** The raw bytes of the body, as far as they are kept. */
    get body() {
        if (this.#kept.length > 1)
            this.#kept.splice(0, this.#kept.length, Buffer.concat(this.#kept));
        return this.#kept[0] ?? Buffer.alloc(0);
    }
    receive(chunk) {
        this.bodyBytes += chunk.length;
        if (this.#keepsBody && this.bodyBytes <= KEPT_BYTES)
            this.#kept.push(chunk);
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/http/request-handler.js







/** Takes a request from its headers to its response, with everything that can be made to go wrong on the way. */
class RequestHandler {
    #options;
    #open = new Set();
    constructor(options) {
        this.#options = options;
    }
    /** Resolves when no work is under way any more; the connections must be closed before. */
    async idle() {
        while (this.#open.size > 0)
            await Promise.allSettled(this.#open);
    }
    async handle(request, response, socket) {
        const work = this.#handle(request, response, socket);
        this.#open.add(work);
        await work.catch((error) => this.#options.log(`the emulator failed: ${String(error)}`));
        this.#open.delete(work);
    }
    async #handle(request, response, socket) {
        const { routes, prefix, faults, requests, log } = this.#options;
        const url = new URL(`http://emulator${request.url?.startsWith('/') ? request.url : '/'}`);
        const connection = new Connection(request, response, socket);
        const record = new RecordedRequest(request, url, requests !== undefined);
        response.on('error', () => undefined);
        requests?.push(record);
        const isInside = url.pathname.startsWith(`${prefix}/`);
        const found = findRoute(routes, record.method, isInside ? url.pathname.slice(prefix.length) : '');
        if (!(found instanceof errors/* ApiError */.hD))
            record.operation = found.route.operation;
        const fault = record.operation === undefined ? undefined : faults.take(record.operation);
        response.on('close', () => {
            const kind = fault ? `, fault: ${fault.kind}` : '';
            log(`${record.method} ${url.pathname} ${record.status ?? '-'} (${record.bodyBytes} bytes in${kind})`);
        });
        const breaks = fault?.kind === 'reset' || fault?.kind === 'stall' ? fault : undefined;
        if (breaks?.at === 'headers')
            return connection.breakOff(breaks);
        if (fault?.kind === 'answer' && fault.early) {
            record.status = fault.status;
            return connection.sendEarly(cannedResponse(fault));
        }
        const interruption = breaks?.at === 'body' ? { bytes: breaks.bytes ?? 1, act: () => connection.breakOff(breaks) } : undefined;
        const body = (0,request_body/* receiveBody */.uL)(request, record, interruption);
        if (fault?.kind === 'delay')
            await delay(fault.ms, response);
        // Whoever has gone reads nothing: what waits for a reader goes on waiting.
        if (response.destroyed && record.method === 'GET')
            return;
        const real = fault?.kind === 'answer' && !fault.afterCommit
            ? await drained(body, cannedResponse(fault))
            : await this.#work(found, record, body, request);
        try {
            if (interruption || response.destroyed)
                return;
            if (breaks?.at === 'after-commit')
                return connection.breakOff(breaks);
            if (record.operation !== undefined)
                await faults.released(record.operation);
            const sent = distort(real, fault);
            record.status = sent.status;
            await connection.send(sent, breaks);
        }
        finally {
            // A stream that was not sent, or not to its end, would go on without a reader.
            if (!Buffer.isBuffer(real.body))
                real.body.destroy();
        }
    }
    /** Whose request it is, and about which project. */
    #authorize({ headers }) {
        const { keys, projects } = this.#options;
        const key = keys.authenticate(headers.authorization);
        const scope = projects.scopeOf(key.project_id, headers);
        return { key, scope, projectId: scope ?? projects.default.id };
    }
    async #work(found, record, body, request) {
        try {
            if (found instanceof errors/* ApiError */.hD)
                throw found;
            const { route, values } = found;
            const asking = this.#authorize(request);
            if (Number(request.headers['content-length'] ?? 0) > request_body/* MAX_BODY */._D)
                throw (0,errors/* tooLarge */.g$)(request_body/* MAX_BODY */._D);
            const { query, headers } = record;
            const scheme = 'encrypted' in request.socket ? 'https' : 'http';
            const baseUrl = `${scheme}://${headers.host}${this.#options.prefix}`;
            const [id = '', part = ''] = values;
            return await route.handle({ id, part, query, headers, body, baseUrl, ...asking });
        }
        catch (error) {
            if (error instanceof errors/* ApiError */.hD)
                return refusal(error);
            if (!body.destroyed)
                this.#options.log(`the emulator failed: ${String(error)}`);
            return refusal((0,errors/* internal */.mM)());
        }
        finally {
            body.resume();
        }
    }
}
async function drained(body, response) {
    try {
        for await (const _ of body)
            ;
    }
    catch {
        // The client left; nobody will see the response.
    }
    return response;
}
function delay(ms, response) {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        response.on('close', () => {
            clearTimeout(timer);
            resolve();
        });
    });
}

;// CONCATENATED MODULE: ./lib/src/emulator/invocations/invocation-form.js


/** Largest payload, in bytes: 4.5 MB, as the live service documents it. */
const MAX_PAYLOAD = 4_500_000;
/** Of an asynchronous invocation, in seconds. */
const invocation_form_TIMEOUT = { min: 10, default: 900, max: 3600 };
/** A text that holds JSON; undefined where there is none. */
function jsonText(body, field) {
    const text = body[field];
    if (text === undefined || text === null || text === '')
        return undefined;
    if (typeof text !== 'string')
        throw (0,errors/* invalid */.Gq)(`${field} must be a string that holds JSON`);
    if (Buffer.byteLength(text) > MAX_PAYLOAD)
        throw (0,errors/* invalid */.Gq)(`${field} is larger than ${MAX_PAYLOAD} bytes`);
    try {
        JSON.parse(text);
        return text;
    }
    catch {
        throw (0,errors/* invalid */.Gq)(`${field} is a string, but what it holds is not valid JSON`);
    }
}
function invocation_form_name(body, field) {
    const value = body[field];
    if (typeof value !== 'string' || value === '')
        throw (0,errors/* invalid */.Gq)(`${field} must be a string that is not empty`);
    return value;
}
function parseInvocationForm(body) {
    const { async: isAsync = false, async_timeout_seconds: timeout = invocation_form_TIMEOUT.default } = body;
    if (typeof isAsync !== 'boolean')
        throw (0,errors/* invalid */.Gq)('async must be true or false');
    if (!Number.isInteger(timeout) || Number(timeout) < invocation_form_TIMEOUT.min || Number(timeout) > invocation_form_TIMEOUT.max) {
        throw (0,errors/* invalid */.Gq)(`async_timeout_seconds must be an integer from ${invocation_form_TIMEOUT.min} to ${invocation_form_TIMEOUT.max}`);
    }
    const payload = jsonText(body, 'payload');
    return {
        app: invocation_form_name(body, 'app_name'),
        action: invocation_form_name(body, 'action_name'),
        version: body.version === undefined ? LATEST : invocation_form_name(body, 'version'),
        ...(payload === undefined ? {} : { payload }),
        isAsync,
        asyncTimeout: Number(timeout),
    };
}
function parseInvocationChange(body) {
    const { status } = body;
    if (status !== 'succeeded' && status !== 'failed')
        throw (0,errors/* invalid */.Gq)('status must be succeeded or failed');
    const output = jsonText(body, 'output');
    return { status, ...(output === undefined ? {} : { output }) };
}

;// CONCATENATED MODULE: ./lib/src/emulator/invocations/invocations.js



const STATUSES = ['queued', 'running', 'succeeded', 'failed'];
const hasEnded = ({ status }) => status === 'succeeded' || status === 'failed';
/** The calls of the actions of deployed apps. */
class Invocations {
    #versions;
    #browsers;
    #syncLimitMs;
    #all = new Map();
    /** @param syncLimitMs how long an invocation that is waited for may take, in milliseconds. */
    constructor(versions, browsers, syncLimitMs) {
        this.#versions = versions;
        this.#browsers = browsers;
        this.#syncLimitMs = syncLimitMs;
    }
    /** Starts one, and returns its record: that of its start, or that of its end where the caller waits for it. */
    async create(form, projectId) {
        const { version, runtime } = this.#versions.find(form.app, form.version, projectId);
        if (!version.actions.some(({ name }) => name === form.action)) {
            throw (0,errors/* notFound */.mX)(`action ${form.action} of app ${form.app}`);
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
        const limitMs = form.isAsync ? form.asyncTimeout * 1000 : this.#syncLimitMs;
        invocation.timer = setTimeout(() => {
            void this.#terminate(invocation, { status: 'failed' }, `the action did not end within ${limitMs / 1000} s`);
        }, limitMs);
        const queued = { ...invocation.record };
        setImmediate(() => void this.#run(invocation));
        if (form.isAsync)
            return queued;
        await invocation.ended.promise;
        return { ...invocation.record };
    }
    async #run(invocation) {
        const { record, events, runtime } = invocation;
        if (hasEnded(record))
            return;
        record.status = 'running';
        this.#tell(invocation);
        const { id, app_name: app, action_name: action, payload } = record;
        const call = { invocation: id, app, action, ...(payload === undefined ? {} : { payload }) };
        this.#end(invocation, await runtime.call(call, (message) => events.add('log', { message })));
    }
    #tell = ({ record, events }) => events.add('invocation_state', { invocation: { ...record } });
    #end(invocation, result) {
        const { record, events, ended, timer } = invocation;
        if (hasEnded(record))
            return;
        clearTimeout(timer);
        Object.assign(record, { status: result.status, finished_at: new Date().toISOString() });
        if (result.status === 'failed')
            record.status_reason = result.reason;
        else if (result.output !== undefined)
            record.output = result.output;
        this.#tell(invocation);
        events.end();
        ended.resolve();
    }
    /** Ends one from outside; its browsers go with it, as the live service documents. */
    async #terminate(invocation, { status, output }, reason) {
        const { record, runtime } = invocation;
        runtime.forget(record.id);
        if (output !== undefined)
            record.output = output;
        this.#end(invocation, status === 'failed' ? { status, reason } : { status });
        if (status === 'failed')
            await this.#browsers.endOf(record.id);
    }
    /** Ends an invocation, or gives one that has ended another output. */
    async update(id, change, projectId) {
        const invocation = this.#find(id, projectId);
        const { record } = invocation;
        if (!hasEnded(record))
            await this.#terminate(invocation, change, 'The invocation was ended by request');
        else if (record.status !== change.status) {
            throw (0,errors/* invalid */.Gq)(`status: the invocation has ended already, as ${record.status}`);
        }
        else if (change.output !== undefined)
            record.output = change.output;
        return { ...record };
    }
    #find(id, projectId) {
        const found = this.#all.get(id);
        if (found?.projectId !== projectId)
            throw (0,errors/* notFound */.mX)('invocation');
        return found;
    }
    get = (id, projectId) => ({ ...this.#find(id, projectId).record });
    events = (id, projectId) => this.#find(id, projectId).events;
    /** A line of the emulator's own in its log, where there is such an invocation. */
    note(id, message) {
        this.#all.get(id)?.events.add('log', { message });
    }
    /** The newest first. */
    list({ since, deployment_id: deployment, ...exact }, projectId) {
        return [...this.#all.values()]
            .filter((one) => one.projectId === projectId && (!deployment || one.deployment === deployment))
            .map(({ record }) => ({ ...record }))
            .filter((record) => Date.parse(record.started_at) >= since)
            .filter((record) => Object.entries(exact).every(([field, value]) => !value || record[field] === value))
            .reverse();
    }
    close() {
        for (const invocation of this.#all.values())
            this.#end(invocation, { status: 'failed', reason: 'The emulator was closed' });
    }
}
const invocations_newRecord = ({ app, action, version, payload }) => ({
    id: (0,external_node_crypto_namespaceObject.randomBytes)(12).toString('hex'),
    app_name: app,
    action_name: action,
    version,
    status: 'queued',
    started_at: new Date().toISOString(),
    finished_at: null,
    ...(payload === undefined ? {} : { payload }),
});

;// CONCATENATED MODULE: ./lib/src/emulator/invocations/invocation-routes.js








const FILTERS = ['app_name', 'action_name', 'version', 'deployment_id', 'status'];
function parseFilter(query) {
    const status = query.get('status');
    if (status && !STATUSES.some((one) => one === status))
        throw (0,errors/* invalid */.Gq)(`status must be one of ${STATUSES.join(', ')}`);
    const given = FILTERS.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []));
    return { since: parseSince(query.get('since'), Date.now()), ...Object.fromEntries(given) };
}
/** The actions of deployed apps, called. */
const invocationRoutes = (invocations, browsers, heartbeatMs) => [
    on('createInvocation', 'POST /invocations', async ({ body, projectId }) => {
        const form = parseInvocationForm(await (0,request_body/* readObject */.Ag)(body));
        const { id, action_name, status, status_reason, output } = await invocations.create(form, projectId);
        return json(form.isAsync ? 202 : 200, { id, action_name, status, status_reason, output });
    }),
    on('listInvocations', 'GET /invocations', ({ query, projectId }) => page(invocations.list(parseFilter(query), projectId), query)),
    on('getInvocation', 'GET /invocations/:id', ({ id, projectId }) => json(200, invocations.get(id, projectId))),
    on('updateInvocation', 'PATCH /invocations/:id', async ({ id, body, projectId }) => {
        const change = parseInvocationChange(await (0,request_body/* readObject */.Ag)(body));
        return json(200, await invocations.update(id, change, projectId));
    }),
    on('followInvocation', 'GET /invocations/:id/events', ({ id, query, projectId }) => {
        const since = parseSince(query.get('since'), Date.now());
        return eventStream(invocations.events(id, projectId).follow(since, heartbeatMs));
    }),
    on('listInvocationBrowsers', 'GET /invocations/:id/browsers', ({ id, projectId, baseUrl }) => {
        invocations.get(id, projectId);
        return json(200, { browsers: browsers.ofInvocation(id).map((one) => one.record(baseUrl)) });
    }),
    on('deleteInvocationBrowsers', 'DELETE /invocations/:id/browsers', async ({ id, projectId }) => {
        invocations.get(id, projectId);
        await browsers.endOf(id);
        return empty(204);
    }),
];

;// CONCATENATED MODULE: ./lib/src/emulator/keys/keys.js






/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Longest life of a key, in days. */
const MAX_DAYS = 3650;
const OWNER = { id: 'user_local', email: 'local@example.com', name: 'Local' };
const newKey = () => `sk_${(0,external_node_crypto_namespaceObject.randomBytes)(24).toString('base64url')}`;
/** API keys that work as soon as they are made and stop as soon as they are deleted (API \u00a75). */
class Keys {
    #byKey = new Map();
    /** Those of deployed apps: no list shows them. */
    #minted = new Map();
    #projects;
    /** @param firstKey is of the organization, and valid from the start. */
    constructor(firstKey, projects) {
        this.#projects = projects;
        this.#byKey.set(firstKey, this.#newRecord(firstKey, 'first key', null, null));
    }
    #newRecord(key, name, expiresAt, projectId) {
        return {
            id: (0,external_node_crypto_namespaceObject.randomUUID)(),
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
    /** The key that an Authorization header carries; throws the 401 where there is none that is valid. */
    authenticate(header) {
        if (header === undefined)
            throw (0,errors/* unauthorized */.nc)('the Authorization header is missing');
        const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
        if (token === undefined)
            throw (0,errors/* unauthorized */.nc)('the Authorization header is not "Bearer <key>"');
        const record = this.#byKey.get(token) ?? this.#minted.get(token);
        const hasExpired = record?.expires_at != null && Date.parse(record.expires_at) <= Date.now();
        if (!record || hasExpired)
            throw (0,errors/* unauthorized */.nc)('the API key is not valid');
        return record;
    }
    /** The plain key is in this response and never again. A request about one project makes a key of that project. */
    create(body, { scope }) {
        const { name, days_to_expire: days = null, project_id: asked = scope } = body;
        if (typeof name !== 'string' || name.trim() === '')
            throw (0,errors/* invalid */.Gq)('name must be a string that is not empty');
        if (days !== null && !(Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_DAYS)) {
            throw (0,errors/* invalid */.Gq)(`days_to_expire must be an integer from 1 to ${MAX_DAYS}`);
        }
        if (asked !== null && typeof asked !== 'string')
            throw (0,errors/* invalid */.Gq)('project_id must be a string');
        if (scope !== null && asked !== scope)
            throw (0,errors/* forbidden */.o0)('a key of a project makes keys for that project alone');
        const key = newKey();
        const end = days === null ? null : new Date(Date.now() + Number(days) * DAY).toISOString();
        const record = this.#newRecord(key, name, end, asked);
        this.#byKey.set(key, record);
        return { ...record, key };
    }
    /** Makes a key for one deployed app: it works until it is revoked. */
    mint(name, projectId) {
        const key = newKey();
        this.#minted.set(key, this.#newRecord(key, name, null, projectId));
        return key;
    }
    revoke(key) {
        this.#minted.delete(key);
    }
    list = ({ scope }) => [...this.#byKey.values()].filter(({ project_id: id }) => scope === null || id === scope);
    get(id, asking) {
        const record = this.list(asking).find((one) => one.id === id);
        if (!record)
            throw (0,errors/* notFound */.mX)('API key');
        return record;
    }
    delete(id, asking) {
        const record = this.get(id, asking);
        if (record === asking.key)
            throw (0,errors/* forbidden */.o0)('a key cannot delete itself');
        for (const [key, one] of this.#byKey)
            if (one === record)
                this.#byKey.delete(key);
    }
}
/** API keys (API \u00a74.2), and projects, which only a key of the whole organization makes. */
const keyRoutes = (keys, projects) => [
    on('createApiKey', 'POST /org/api_keys', async (exchange) => json(201, keys.create(await (0,request_body/* readObject */.Ag)(exchange.body), exchange))),
    on('listApiKeys', 'GET /org/api_keys', (exchange) => page(keys.list(exchange), exchange.query)),
    on('getApiKey', 'GET /org/api_keys/:id', (exchange) => json(200, keys.get(exchange.id, exchange))),
    on('deleteApiKey', 'DELETE /org/api_keys/:id', (exchange) => {
        keys.delete(exchange.id, exchange);
        return empty(204);
    }),
    on('createProject', 'POST /org/projects', async ({ key, body }) => {
        if (key.project_id !== null)
            throw (0,errors/* forbidden */.o0)('a key of a project cannot make projects');
        return json(201, projects.create(await (0,request_body/* readObject */.Ag)(body)));
    }),
];

;// CONCATENATED MODULE: ./lib/src/emulator/keys/projects.js


/** The projects of the organization: the default one, which is never named, and those that are made. */
class Projects {
    default;
    #all = new Map();
    /** @param names of those that there are from the start. */
    constructor(names = []) {
        this.default = this.create({ name: 'default' });
        for (const name of names)
            this.create({ name });
    }
    /** @param body of the request: its `name`, which is free. */
    create({ name }) {
        if (typeof name !== 'string' || name.trim() === '')
            throw (0,errors/* invalid */.Gq)('name must be a string that is not empty');
        if (this.#find(name) !== undefined)
            throw (0,errors/* nameTaken */.nn)(name);
        const now = new Date().toISOString();
        const record = {
            id: (0,external_node_crypto_namespaceObject.randomBytes)(12).toString('hex'),
            name,
            status: 'active',
            created_at: now,
            updated_at: now,
        };
        this.#all.set(record.id, record);
        return record;
    }
    /** By id or name. */
    #find = (text) => this.#all.get(text) ?? [...this.#all.values()].find(({ name }) => name === text);
    /** @throws ApiError 404 where there is none with this id. */
    get(id) {
        const found = this.#all.get(id);
        if (!found)
            throw (0,errors/* projectNotFound */.pu)();
        return found;
    }
    /**
     * The project that a request names, or that its key belongs to; null for none. A key of a project is not told which
     * other projects there are.
     */
    scopeOf(own, headers) {
        const byId = headers['x-kernel-project-id'];
        const either = headers['x-kernel-project'];
        const asked = [
            ...(byId ? [this.#all.get(String(byId))?.id] : []),
            ...(either ? [this.#find(String(either))?.id] : []),
        ];
        if (own !== null && asked.some((id) => id !== own))
            throw (0,errors/* forbidden */.o0)('the API key belongs to another project');
        const [first, second = first] = asked;
        if (asked.includes(undefined))
            throw (0,errors/* projectNotFound */.pu)();
        if (first !== second)
            throw (0,errors/* invalid */.Gq)('X-Kernel-Project-Id and X-Kernel-Project name two projects');
        return first ?? own;
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/processes/leash.js




/** The environment variable by which a process is known as one of this emulator, whatever session or group it is in. */
const MARK = 'EMULATOR_PROCESS_OF';
/** Between two looks for processes that are left, in milliseconds, and looks at most. */
const LOOK_MS = 10;
const MOST_LOOKS = 200;
/**
 * Reads `+ <group>` and `- <group>`; at the end of its input it ends the groups that are left, and then, twice, what
 * carries the emulator's mark: whatever has left its group. Last it removes the emulator's folder.
 */
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
/**
 * Ends processes with the emulator, however it ends: a small shell holds the other end of a pipe, and the operating system
 * closes that pipe even where the emulator gets a SIGKILL.
 */
class Leash {
    #id = (0,external_node_crypto_namespaceObject.randomBytes)(8).toString('hex');
    #folder;
    #keeper;
    /** @param folder of the emulator: it goes with it. */
    constructor(folder) {
        this.#folder = folder;
    }
    /** The variable that a process of this owner, a deployment or a session, must have, and that it hands down. */
    mark = (owner) => ({ [MARK]: `${this.#id}/${owner}` });
    /** @param group id of a process that is the head of its group. */
    hold(group) {
        if (group !== undefined)
            this.#tell('+', group);
    }
    release(group) {
        if (group !== undefined)
            this.#tell('-', group);
    }
    /** Ends whatever carries an owner's mark: on Linux, where /proc tells it. Resolves when nothing is left. */
    async end(owner) {
        for (let look = 0; look < MOST_LOOKS && this.#kill(owner); look += 1)
            await (0,promises_.setTimeout)(LOOK_MS);
    }
    /** @returns whether there was something to end. */
    #kill(owner) {
        const sought = Buffer.from(`${MARK}=${this.#id}/${owner}\0`);
        const pids = processIds().filter((pid) => environmentOf(pid)?.includes(sought));
        for (const pid of pids)
            killOne(pid);
        return pids.length > 0;
    }
    #tell(sign, group) {
        this.#keeper ??= startKeeper(this.#id, this.#folder);
        this.#keeper.stdin?.write(`${sign} ${group}\n`);
    }
    /** Ends what is still held. */
    async close() {
        const keeper = this.#keeper;
        if (keeper === undefined)
            return;
        const ended = new Promise((resolve) => keeper.once('close', resolve));
        keeper.stdin?.end();
        await ended;
    }
}
function startKeeper(id, folder) {
    // A session of its own: the Ctrl-C that ends the emulator does not reach it.
    const keeper = (0,external_node_child_process_namespaceObject.spawn)('sh', ['-c', KEEPER, 'keeper', id, folder], {
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    // Where it was ended from outside, nothing is held, and all else goes on.
    keeper.stdin.on('error', () => undefined);
    return keeper;
}
function processIds() {
    try {
        return (0,external_node_fs_.readdirSync)('/proc')
            .filter((name) => /^\d+$/.test(name))
            .map(Number);
    }
    catch {
        return [];
    }
}
/** Undefined for a process of another user, or one that has ended. */
function environmentOf(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        return undefined;
    }
}
function killOne(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // It has just ended.
    }
}

;// CONCATENATED MODULE: ./lib/src/emulator/emulator.js



















/** As the live service documents it, in milliseconds. */
const SYNC_LIMIT_MS = 100_000;
const routesOf = ({ deployments, versions, invocations, browsers, keys, projects }, { heartbeatMs = 15_000, envVars = 'both' }) => [
    ...deploymentRoutes(deployments, heartbeatMs, envVars),
    ...appRoutes(versions),
    ...invocationRoutes(invocations, browsers, heartbeatMs),
    ...browserRoutes(browsers),
    ...processRoutes(browsers),
    ...replayRoutes(browsers),
    ...keyRoutes(keys, projects),
];
async function startEmulator(options = {}) {
    const { apiKey = 'test-key', prefix = '', tls, log = () => undefined } = options;
    const folder = await (0,promises_namespaceObject.mkdtemp)(external_node_path_default().join((0,external_node_os_namespaceObject.tmpdir)(), 'emulator-'));
    const leash = new Leash(folder);
    const projects = new Projects(options.projects);
    const keys = new Keys(apiKey, projects);
    const versions = new AppVersions();
    let url = '';
    const deployments = new Deployments({
        folder: external_node_path_default().join(folder, 'deployments'),
        leash,
        versions,
        keys,
        serviceUrl: () => url,
        apps: options.apps ?? 'processes',
        startGraceMs: options.startGraceMs ?? 300,
        queuedMs: options.queuedMs ?? 50,
        checksums: options.checksums ?? true,
    });
    const browsers = new Browsers({
        folder: external_node_path_default().join(folder, 'browsers'),
        leash,
        chrome: options.chrome ?? false,
        log: (line, invocation = '') => {
            log(line);
            invocations.note(invocation, line);
        },
    });
    const invocations = new Invocations(versions, browsers, options.syncLimitMs ?? SYNC_LIMIT_MS);
    const routes = routesOf({ deployments, versions, invocations, browsers, keys, projects }, options);
    const requests = [];
    const faults = new http_faults/* Faults */.C();
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
        await (0,promises_namespaceObject.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    };
    const close = () => {
        closing ??= end();
        return closing;
    };
    const port = await server.listen(options.port ?? 0).catch(async (error) => {
        await close();
        throw error;
    });
    url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}${prefix}`;
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


/***/ }),

/***/ 943:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ wrongMethod),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   hp: () => (/* binding */ notServed),
/* harmony export */   mM: () => (/* binding */ internal),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   nc: () => (/* binding */ unauthorized),
/* harmony export */   nn: () => (/* binding */ nameTaken),
/* harmony export */   o0: () => (/* binding */ forbidden),
/* harmony export */   pu: () => (/* binding */ projectNotFound)
/* harmony export */ });
class ApiError extends Error {
    status;
    code;
    details;
    constructor(status, code, message, details = []) {
        super(message);
        this.name = 'ApiError';
        this.status = status;
        this.code = code;
        this.details = details;
    }
    toJSON() {
        const { code, message, details } = this;
        return details.length > 0 ? { code, message, details } : { code, message };
    }
}
/** Invalid input: `bad_request` on top, `invalid_input` below (API \u00a77); both say what is wrong. */
const invalid = (message) => new ApiError(400, 'bad_request', message, [{ code: 'invalid_input', message }]);
const unauthorized = (message) => new ApiError(401, 'unauthorized', message);
const forbidden = (message) => new ApiError(403, 'forbidden', message);
const notFound = (what) => new ApiError(404, 'not_found', `${what} not found`);
/** A request that belongs to no operation; the path is told, for a client may have calls for more than is served. */
const notServed = (method, path) => {
    const where = path === '' ? '' : `: the emulator does not serve ${method} ${path.slice(0, 200)}`;
    return new ApiError(404, 'not_found', `route not found${where}`);
};
const projectNotFound = () => new ApiError(404, 'project_not_found', 'project not found');
const wrongMethod = (method) => new ApiError(405, 'method_not_allowed', `${method} is not allowed here`);
const nameTaken = (name) => new ApiError(409, 'conflict', `the name ${name} is taken`, [{ code: 'name_exists', message: 'choose another name' }]);
const tooLarge = (limit) => new ApiError(413, 'payload_too_large', `the body is larger than ${limit} bytes`);
const internal = () => new ApiError(500, 'internal_error', 'Internal error');


/***/ }),

/***/ 353:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ addRules)
/* harmony export */ });
/* unused harmony export parseFaultRule */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(943);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(925);
/* harmony import */ var _request_body_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(936);



/** The fields that a fault of each kind has, the first of them always. */
const FIELDS = {
    answer: ['status', 'headers', 'body', 'afterCommit', 'early'],
    reset: ['at', 'bytes', 'frames'],
    stall: ['at', 'bytes', 'frames'],
    override: ['record'],
    delay: ['ms'],
};
const KINDS = Object.keys(FIELDS);
const NUMBERS = ['status', 'bytes', 'frames', 'ms'];
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/**
 * Adds rules that came as JSON to the faults of an emulator.
 * @throws ApiError 400 that names the field of the first one that is wrong.
 */
function addRules({ faults, operations }, rules) {
    const parsed = rules.map((rule) => parseFaultRule(rule, operations));
    for (const rule of parsed)
        faults.add(rule);
}
/**
 * A fault as JSON says it: `"times": "Infinity"` stands for the number that JSON has not.
 * @param served names of the operations that there are.
 * @throws ApiError 400 that names the field.
 */
function parseFaultRule(body, served) {
    if (!(0,_request_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(body))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)('a fault must be an object with operation and fault');
    const { operation, times = 1, skip = 0, fault, ...others } = body;
    const operations = ['*', ...served];
    const known = operations.find((one) => one === operation);
    if (known === undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`operation must be one of ${operations.join(', ')}`);
    for (const name of Object.keys(others))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`a rule has no field ${name}`);
    const count = times === 'Infinity' ? Number.POSITIVE_INFINITY : times;
    if (count !== Number.POSITIVE_INFINITY && !isCount(count))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)('times must be a whole number, or "Infinity"');
    if (!isCount(skip))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)('skip must be a whole number');
    return { operation: known, times: count, skip, fault: parseFault(fault) };
}
function parseFault(fault) {
    const kind = (0,_request_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(fault) ? KINDS.find((known) => known === fault.kind) : undefined;
    if (!(0,_request_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(fault) || kind === undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`fault.kind must be one of ${KINDS.join(', ')}`);
    const [required = '', ...optional] = FIELDS[kind];
    for (const [name, value] of Object.entries(fault)) {
        if (!['kind', required, ...optional].includes(name))
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`the fault "${kind}" has no field ${name}`);
        if (NUMBERS.includes(name) && !isCount(value))
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`fault.${name} must be a whole number`);
    }
    if (required === 'at' && !_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .POINTS */ .i.some((point) => point === fault.at)) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`fault.at must be one of ${_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .POINTS */ .i.join(', ')}`);
    }
    if (fault[required] === undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)(`fault.${required} is missing`);
    if (kind === 'answer' && !(Number(fault.status) >= 200 && Number(fault.status) <= 999)) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)('fault.status must be from 200 to 999');
    }
    return fault;
}


/***/ }),

/***/ 925:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Faults),
/* harmony export */   i: () => (/* binding */ POINTS)
/* harmony export */ });
/** Where in the life of a request a connection breaks or stalls. */
const POINTS = [
    /** The request's headers have arrived, nothing of its body was read. */
    'headers',
    /** `bytes` of the body have arrived (1 where left out); nothing was done. */
    'body',
    /** The work is done, nothing was sent back. */
    'after-commit',
    /** The work is done; the headers of the response are sent, and half of its body; of a stream, `frames` of it (1). */
    'response-body',
];
/** What the emulator was told to do wrong. The first rule that fits a request applies to it, and no other. */
class Faults {
    #rules = [];
    #held = new Map();
    add(rule) {
        this.#rules.push({ rule, seen: 0, left: rule.times ?? 1 });
    }
    clear() {
        this.#rules = [];
    }
    /** Holds the responses to an operation back, work done, until the returned function is called. */
    hold(operation) {
        const { promise, resolve } = Promise.withResolvers();
        this.#held.set(operation, promise);
        return () => {
            this.#held.delete(operation);
            resolve();
        };
    }
    /** Settles as soon as nothing holds the operation back. */
    async released(operation) {
        await this.#held.get(operation);
    }
    /** Counts one request, and tells what is to go wrong with it. */
    take(operation) {
        let taken;
        for (const state of this.#rules) {
            if (state.rule.operation !== '*' && state.rule.operation !== operation)
                continue;
            state.seen += 1;
            if (taken || state.left <= 0 || state.seen <= (state.rule.skip ?? 0))
                continue;
            state.left -= 1;
            taken = state.rule.fault;
        }
        return taken;
    }
}


/***/ }),

/***/ 936:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ readObject),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   _D: () => (/* binding */ MAX_BODY),
/* harmony export */   uL: () => (/* binding */ receiveBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(75);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(943);


/** Largest body that is accepted, in bytes. */
const MAX_BODY = 2 * 1024 * 1024 * 1024;
/** Largest JSON body, in bytes: that of an invocation whose payload is escaped. */
const MAX_JSON = 18_000_000;
/**
 * Reads the body at the operation's own pace and records it on the way. Once the operation no longer reads, the rest is
 * still taken off the wire and recorded, so that a client that sends before it listens sees the response.
 */
function receiveBody(request, record, interruption) {
    const body = new node_stream__WEBPACK_IMPORTED_MODULE_0__.PassThrough();
    let interrupted = false;
    const interrupt = () => {
        interrupted = true;
        body.destroy(new Error('the connection was interrupted'));
        interruption?.act();
    };
    const clientLeft = () => body.destroy(new Error('the client went away'));
    request.on('data', (chunk) => {
        record.receive(chunk);
        if (interrupted)
            return;
        if (interruption && record.bodyBytes >= interruption.bytes)
            interrupt();
        else if (record.bodyBytes > MAX_BODY)
            body.destroy((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLarge */ .g$)(MAX_BODY));
        else if (!body.destroyed && !body.write(chunk))
            request.pause();
    });
    request.on('end', () => {
        record.complete = request.complete;
        if (interruption && !interrupted)
            interrupt();
        else if (!body.destroyed)
            body.end();
    });
    request.on('error', clientLeft);
    request.on('close', () => {
        if (!request.complete)
            clientLeft();
    });
    body.on('drain', () => request.resume());
    body.on('close', () => {
        if (!interrupted)
            request.resume();
    });
    // An operation that does not read its body must not die of a client that hangs up.
    body.on('error', () => undefined);
    return body;
}
/** Reads a JSON object; no body at all counts as an empty one. */
async function readObject(body) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > MAX_JSON)
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLarge */ .g$)(MAX_JSON);
        chunks.push(chunk);
    }
    const text = Buffer.concat(chunks).toString('utf8');
    if (text.trim() === '')
        return {};
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)('the body is not valid JSON');
    }
    if (!isObject(value))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)('the body is not a JSON object');
    return value;
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);


/***/ }),

/***/ 434:
/***/ ((module) => {

"use strict";
module.exports = require("events");

/***/ }),

/***/ 896:
/***/ ((module) => {

"use strict";
module.exports = require("fs");

/***/ }),

/***/ 474:
/***/ ((module) => {

"use strict";
module.exports = require("node:events");

/***/ }),

/***/ 24:
/***/ ((module) => {

"use strict";
module.exports = require("node:fs");

/***/ }),

/***/ 30:
/***/ ((module) => {

"use strict";
module.exports = require("node:net");

/***/ }),

/***/ 75:
/***/ ((module) => {

"use strict";
module.exports = require("node:stream");

/***/ }),

/***/ 500:
/***/ ((module) => {

"use strict";
module.exports = require("node:timers/promises");

/***/ }),

/***/ 975:
/***/ ((module) => {

"use strict";
module.exports = require("node:util");

/***/ }),

/***/ 203:
/***/ ((module) => {

"use strict";
module.exports = require("stream");

/***/ }),

/***/ 23:
/***/ ((module) => {

"use strict";
module.exports = require("util");

/***/ }),

/***/ 106:
/***/ ((module) => {

"use strict";
module.exports = require("zlib");

/***/ }),

/***/ 294:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const WritableStream = (__nccwpck_require__(75).Writable)
const inherits = (__nccwpck_require__(975).inherits)

const StreamSearch = __nccwpck_require__(216)

const PartStream = __nccwpck_require__(556)
const HeaderParser = __nccwpck_require__(535)

const DASH = 45
const B_ONEDASH = Buffer.from('-')
const B_CRLF = Buffer.from('\r\n')
const EMPTY_FN = function () {}

function Dicer (cfg) {
  if (!(this instanceof Dicer)) { return new Dicer(cfg) }
  WritableStream.call(this, cfg)

  if (!cfg || (!cfg.headerFirst && typeof cfg.boundary !== 'string')) { throw new TypeError('Boundary required') }

  if (typeof cfg.boundary === 'string') { this.setBoundary(cfg.boundary) } else { this._bparser = undefined }

  this._headerFirst = cfg.headerFirst

  this._dashes = 0
  this._parts = 0
  this._finished = false
  this._realFinish = false
  this._isPreamble = true
  this._justMatched = false
  this._firstWrite = true
  this._inHeader = true
  this._part = undefined
  this._cb = undefined
  this._ignoreData = false
  this._partOpts = { highWaterMark: cfg.partHwm }
  this._pause = false

  const self = this
  this._hparser = new HeaderParser(cfg)
  this._hparser.on('header', function (header) {
    self._inHeader = false
    self._part.emit('header', header)
  })
}
inherits(Dicer, WritableStream)

Dicer.prototype.emit = function (ev) {
  if (ev === 'finish' && !this._realFinish) {
    if (!this._finished) {
      const self = this
      process.nextTick(function () {
        self.emit('error', new Error('Unexpected end of multipart data'))
        if (self._part && !self._ignoreData) {
          const type = (self._isPreamble ? 'Preamble' : 'Part')
          self._part.emit('error', new Error(type + ' terminated early due to unexpected end of multipart data'))
          self._part.push(null)
          process.nextTick(function () {
            self._realFinish = true
            self.emit('finish')
            self._realFinish = false
          })
          return
        }
        self._realFinish = true
        self.emit('finish')
        self._realFinish = false
      })
    }
  } else { WritableStream.prototype.emit.apply(this, arguments) }
}

Dicer.prototype._write = function (data, encoding, cb) {
  // ignore unexpected data (e.g. extra trailer data after finished)
  if (!this._hparser && !this._bparser) { return cb() }

  if (this._headerFirst && this._isPreamble) {
    if (!this._part) {
      this._part = new PartStream(this._partOpts)
      if (this.listenerCount('preamble') !== 0) { this.emit('preamble', this._part) } else { this._ignore() }
    }
    const r = this._hparser.push(data)
    if (!this._inHeader && r !== undefined && r < data.length) { data = data.slice(r) } else { return cb() }
  }

  // allows for "easier" testing
  if (this._firstWrite) {
    this._bparser.push(B_CRLF)
    this._firstWrite = false
  }

  this._bparser.push(data)

  if (this._pause) { this._cb = cb } else { cb() }
}

Dicer.prototype.reset = function () {
  this._part = undefined
  this._bparser = undefined
  this._hparser = undefined
}

Dicer.prototype.setBoundary = function (boundary) {
  const self = this
  this._bparser = new StreamSearch('\r\n--' + boundary)
  this._bparser.on('info', function (isMatch, data, start, end) {
    self._oninfo(isMatch, data, start, end)
  })
}

Dicer.prototype._ignore = function () {
  if (this._part && !this._ignoreData) {
    this._ignoreData = true
    this._part.on('error', EMPTY_FN)
    // we must perform some kind of read on the stream even though we are
    // ignoring the data, otherwise node's Readable stream will not emit 'end'
    // after pushing null to the stream
    this._part.resume()
  }
}

Dicer.prototype._oninfo = function (isMatch, data, start, end) {
  let buf; const self = this; let i = 0; let r; let shouldWriteMore = true

  if (!this._part && this._justMatched && data) {
    while (this._dashes < 2 && (start + i) < end) {
      if (data[start + i] === DASH) {
        ++i
        ++this._dashes
      } else {
        if (this._dashes) { buf = B_ONEDASH }
        this._dashes = 0
        break
      }
    }
    if (this._dashes === 2) {
      if ((start + i) < end && this.listenerCount('trailer') !== 0) { this.emit('trailer', data.slice(start + i, end)) }
      this.reset()
      this._finished = true
      // no more parts will be added
      if (self._parts === 0) {
        self._realFinish = true
        self.emit('finish')
        self._realFinish = false
      }
    }
    if (this._dashes) { return }
  }
  if (this._justMatched) { this._justMatched = false }
  if (!this._part) {
    this._part = new PartStream(this._partOpts)
    this._part._read = function (n) {
      self._unpause()
    }
    if (this._isPreamble && this.listenerCount('preamble') !== 0) {
      this.emit('preamble', this._part)
    } else if (this._isPreamble !== true && this.listenerCount('part') !== 0) {
      this.emit('part', this._part)
    } else {
      this._ignore()
    }
    if (!this._isPreamble) { this._inHeader = true }
  }
  if (data && start < end && !this._ignoreData) {
    if (this._isPreamble || !this._inHeader) {
      if (buf) { shouldWriteMore = this._part.push(buf) }
      shouldWriteMore = this._part.push(data.slice(start, end))
      if (!shouldWriteMore) { this._pause = true }
    } else if (!this._isPreamble && this._inHeader) {
      if (buf) { this._hparser.push(buf) }
      r = this._hparser.push(data.slice(start, end))
      if (!this._inHeader && r !== undefined && r < end) { this._oninfo(false, data, start + r, end) }
    }
  }
  if (isMatch) {
    this._hparser.reset()
    if (this._isPreamble) { this._isPreamble = false } else {
      // A part whose header block is still incomplete never emits 'header',
      // so nothing will consume it and its 'end' would never fire. Do not
      // count it as outstanding, just like an empty part.
      if (start !== end && !this._inHeader) {
        ++this._parts
        this._part.on('end', function () {
          if (--self._parts === 0) {
            if (self._finished) {
              self._realFinish = true
              self.emit('finish')
              self._realFinish = false
            } else {
              self._unpause()
            }
          }
        })
      }
    }
    this._part.push(null)
    this._part = undefined
    this._ignoreData = false
    this._justMatched = true
    this._dashes = 0
  }
}

Dicer.prototype._unpause = function () {
  if (!this._pause) { return }

  this._pause = false
  if (this._cb) {
    const cb = this._cb
    this._cb = undefined
    cb()
  }
}

module.exports = Dicer


/***/ }),

/***/ 535:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const EventEmitter = (__nccwpck_require__(474).EventEmitter)
const inherits = (__nccwpck_require__(975).inherits)
const getLimit = __nccwpck_require__(497)

const B_DCRLF = Buffer.from('\r\n\r\n')
const S_DCRLF = '\r\n\r\n'

function HeaderParser (cfg) {
  EventEmitter.call(this)

  cfg = cfg || {}
  this.nread = 0
  this.maxed = false
  // Number of trailing header bytes received but not kept in this.buffer
  // because maxHeaderSize was reached.
  this.dropped = 0
  this.npairs = 0
  this.maxHeaderPairs = getLimit(cfg, 'maxHeaderPairs', 2000)
  this.maxHeaderSize = getLimit(cfg, 'maxHeaderSize', 80 * 1024)
  this.buffer = ''
  this.header = Object.create(null)
  this.finished = false
  this.tail = ''
}
inherits(HeaderParser, EventEmitter)

HeaderParser.prototype.push = function (data) {
  if (!Buffer.isBuffer(data)) { data = Buffer.from(data, 'binary') }

  let end = data.length
  let appendEnd = data.length
  let found = false
  let splitTail = 0
  const tail = this.tail

  for (let i = tail.length; i > 0; --i) {
    if (tail.endsWith(S_DCRLF.slice(0, i))) {
      let matched = data.length >= S_DCRLF.length - i
      for (let j = i; matched && j < S_DCRLF.length; ++j) {
        matched = data[j - i] === S_DCRLF.charCodeAt(j)
      }
      if (matched) {
        end = S_DCRLF.length - i
        appendEnd = 0
        splitTail = i
        found = true
        break
      }
    }
  }

  if (!found) {
    const pos = data.indexOf(B_DCRLF)
    if (pos !== -1) {
      end = pos + B_DCRLF.length
      appendEnd = pos
      found = true
    }
  }

  if (!found) {
    this.tail = data.length >= 3
      ? data.toString('binary', data.length - 3)
      : (tail + data.toString('binary')).slice(-3)
  } else { this.tail = '' }

  if (appendEnd !== 0 && !this.maxed) {
    const remaining = this.maxHeaderSize - this.nread
    if (appendEnd >= remaining) {
      this.buffer += data.toString('binary', 0, remaining)
      this.nread = this.maxHeaderSize
      this.maxed = true
      this.dropped = appendEnd - remaining
    } else {
      this.buffer += data.toString('binary', 0, appendEnd)
      this.nread += appendEnd
    }
  } else {
    this.dropped += appendEnd
  }

  if (found) {
    // A CRLFCRLF header terminator split across pushes left its leading bytes
    // in this.buffer on the previous push; drop them so they do not trail the
    // last header value. splitTail is 0 in the common case, making this a no-op.
    // When maxHeaderSize truncation dropped some trailing bytes, only the
    // terminator bytes that actually made it into this.buffer are removed.
    const buffered = splitTail - this.dropped
    if (buffered > 0) {
      this.buffer = this.buffer.slice(0, this.buffer.length - buffered)
    }
    this._finish()
    return end
  }
}

HeaderParser.prototype.reset = function () {
  this.finished = false
  // A delimiter can cut off an incomplete header block; do not let its size
  // and pair counts carry over into the next part's header block.
  this.nread = this.npairs = 0
  this.maxed = false
  this.buffer = ''
  this.header = Object.create(null)
  this.tail = ''
  this.dropped = 0
}

HeaderParser.prototype._finish = function () {
  if (this.buffer) { this._parseHeader() }
  const header = this.header
  this.header = Object.create(null)
  this.buffer = ''
  this.tail = ''
  this.finished = true
  this.nread = this.npairs = 0
  this.maxed = false
  this.dropped = 0
  this.emit('header', header)
}

HeaderParser.prototype._parseHeader = function () {
  if (this.npairs === this.maxHeaderPairs) { return }

  const buffer = this.buffer
  let h
  let lineStart = 0

  while (lineStart < buffer.length) {
    let lineEnd = buffer.indexOf('\r\n', lineStart)
    if (lineEnd === -1) { lineEnd = buffer.length }

    if (lineEnd === lineStart) {
      lineStart = lineEnd + 2
      continue
    }

    // Reject bare line breaks instead of exposing them in parsed values
    const line = buffer.slice(lineStart, lineEnd)
    if (line.includes('\r') || line.includes('\n')) { return }

    if ((buffer[lineStart] === '\t' || buffer[lineStart] === ' ') && h) {
      // folded header content
      // RFC2822 says to just remove the CRLF and not the whitespace following
      // it, so we follow the RFC and include the leading whitespace ...
      this.header[h][this.header[h].length - 1] += buffer.slice(lineStart, lineEnd)
      lineStart = lineEnd + 2
      continue
    }

    const posColon = buffer.indexOf(':', lineStart)
    if (
      posColon === -1 ||
      posColon === lineStart ||
      posColon > lineEnd
    ) {
      return
    }
    h = buffer.slice(lineStart, posColon).toLowerCase()
    let valueStart = posColon + 1
    if (buffer[valueStart] === ' ' || buffer[valueStart] === '\t') { ++valueStart }
    const values = this.header[h] || (this.header[h] = [])
    values.push(buffer.slice(valueStart, lineEnd))
    if (++this.npairs === this.maxHeaderPairs) { break }

    lineStart = lineEnd + 2
  }
}

module.exports = HeaderParser


/***/ }),

/***/ 556:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const inherits = (__nccwpck_require__(975).inherits)
const ReadableStream = (__nccwpck_require__(75).Readable)

function PartStream (opts) {
  ReadableStream.call(this, opts)
}
inherits(PartStream, ReadableStream)

PartStream.prototype._read = function (n) {}

module.exports = PartStream


/***/ }),

/***/ 216:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


/**
 * Copyright Brian White. All rights reserved.
 *
 * @see https://github.com/mscdex/streamsearch
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to
 * deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
 * sell copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in
 * all copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
 * FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
 * IN THE SOFTWARE.
 *
 * Based heavily on the Streaming Boyer-Moore-Horspool C++ implementation
 * by Hongli Lai at: https://github.com/FooBarWidget/boyer-moore-horspool
 */

const { EventEmitter } = __nccwpck_require__(474)
const { inherits } = __nccwpck_require__(975)

function SBMH (needle) {
  if (typeof needle === 'string') {
    needle = Buffer.from(needle)
  }

  if (!Buffer.isBuffer(needle)) {
    throw new TypeError('The needle has to be a String or a Buffer.')
  }

  const needleLength = needle.length
  const needleLastCharIndex = needleLength - 1

  if (needleLength === 0) {
    throw new Error('The needle cannot be an empty String/Buffer.')
  }

  if (needleLength > 256) {
    throw new Error('The needle cannot have a length bigger than 256.')
  }

  this.maxMatches = Infinity
  this.matches = 0

  this._occ = new Uint16Array(256)
    .fill(needleLength) // Initialize occurrence table.
  this._lookbehind_size = 0
  this._needle = needle
  this._bufpos = 0

  this._lookbehind = Buffer.alloc(needleLastCharIndex)

  // Populate occurrence table with analysis of the needle,
  // ignoring last letter.
  for (var i = 0; i < needleLastCharIndex; ++i) { // eslint-disable-line no-var
    this._occ[needle[i]] = needleLastCharIndex - i
  }
}
inherits(SBMH, EventEmitter)

SBMH.prototype.reset = function () {
  this._lookbehind_size = 0
  this.matches = 0
  this._bufpos = 0
}

SBMH.prototype.push = function (chunk, pos) {
  if (!Buffer.isBuffer(chunk)) {
    chunk = Buffer.from(chunk, 'binary')
  }
  const chlen = chunk.length
  this._bufpos = pos || 0
  let r
  while (r !== chlen && this.matches < this.maxMatches) { r = this._sbmh_feed(chunk) }
  return r
}

SBMH.prototype._sbmh_feed = function (data) {
  const len = data.length
  const needle = this._needle
  const needleLength = needle.length
  const needleLastCharIndex = needleLength - 1
  const needleLastChar = needle[needleLastCharIndex]

  // Positive: points to a position in `data`
  //           pos == 3 points to data[3]
  // Negative: points to a position in the lookbehind buffer
  //           pos == -2 points to lookbehind[lookbehind_size - 2]
  let pos = -this._lookbehind_size
  let ch

  if (pos < 0) {
    // Lookbehind buffer is not empty. Perform Boyer-Moore-Horspool
    // search with character lookup code that considers both the
    // lookbehind buffer and the current round's haystack data.
    //
    // Loop until
    //   there is a match.
    // or until
    //   we've moved past the position that requires the
    //   lookbehind buffer. In this case we switch to the
    //   optimized loop.
    // or until
    //   the character to look at lies outside the haystack.
    while (pos < 0 && pos <= len - needleLength) {
      ch = data[pos + needleLastCharIndex]

      if (
        ch === needleLastChar &&
        this._sbmh_memcmp(data, pos, needleLastCharIndex)
      ) {
        this._lookbehind_size = 0
        ++this.matches
        this.emit('info', true)
        return (this._bufpos = pos + needleLength)
      }

      pos += this._occ[ch]
    }

    // No match.

    while (pos < 0 && !this._sbmh_memcmp(data, pos, len - pos)) {
      // There's too few data for Boyer-Moore-Horspool to run,
      // so let's use a different algorithm to skip as much as
      // we can.
      // Forward pos until
      //   the trailing part of lookbehind + data
      //   looks like the beginning of the needle
      // or until
      //   pos == 0
      ++pos
    }

    if (pos >= 0) {
      // Discard lookbehind buffer.
      this.emit('info', false, this._lookbehind, 0, this._lookbehind_size)
      this._lookbehind_size = 0
    } else {
      // Cut off part of the lookbehind buffer that has
      // been processed and append the entire haystack
      // into it.
      const bytesToCutOff = this._lookbehind_size + pos
      if (bytesToCutOff > 0) {
        // The cut off data is guaranteed not to contain the needle.
        this.emit('info', false, this._lookbehind, 0, bytesToCutOff)
      }

      this._lookbehind_size -= bytesToCutOff
      this._lookbehind.copy(this._lookbehind, 0, bytesToCutOff, this._lookbehind_size)

      data.copy(this._lookbehind, this._lookbehind_size)
      this._lookbehind_size += len

      this._bufpos = len
      return len
    }
  }

  // Lookbehind buffer is now empty. We only need to check if the
  // needle is in the haystack.
  pos = data.indexOf(needle, pos + this._bufpos)

  if (pos !== -1) {
    ++this.matches
    if (pos === 0) { this.emit('info', true) } else { this.emit('info', true, data, this._bufpos, pos) }
    return (this._bufpos = pos + needleLength)
  }

  pos = len - needleLastCharIndex
  if (pos < 0) {
    pos = 0
  }

  // There was no match. If there's trailing haystack data that we cannot
  // match yet using the Boyer-Moore-Horspool algorithm (because the trailing
  // data is less than the needle size) then match using a modified
  // algorithm that starts matching from the beginning instead of the end.
  // Whatever trailing data is left after running this algorithm is added to
  // the lookbehind buffer.
  while (
    pos !== len &&
    (
      data[pos] !== needle[0] ||
      Buffer.compare(
        data.subarray(pos + 1, len),
        needle.subarray(1, len - pos)
      ) !== 0
    )
  ) {
    ++pos
  }

  if (pos !== len) {
    data.copy(this._lookbehind, 0, pos, len)
    this._lookbehind_size = len - pos
  }

  // Everything until pos is guaranteed not to contain needle data.
  if (pos !== 0) { this.emit('info', false, data, this._bufpos, pos) }

  this._bufpos = len
  return len
}

SBMH.prototype._sbmh_lookup_char = function (data, pos) {
  return pos < 0
    ? this._lookbehind[this._lookbehind_size + pos]
    : data[pos]
}

SBMH.prototype._sbmh_memcmp = function (data, pos, len) {
  for (var i = 0; i < len; ++i) { // eslint-disable-line no-var
    if (this._sbmh_lookup_char(data, pos + i) !== this._needle[i]) { return false }
  }
  return true
}

module.exports = SBMH


/***/ }),

/***/ 198:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const WritableStream = (__nccwpck_require__(75).Writable)
const { inherits } = __nccwpck_require__(975)
const Dicer = __nccwpck_require__(294)

const MultipartParser = __nccwpck_require__(840)
const UrlencodedParser = __nccwpck_require__(415)
const parseParams = __nccwpck_require__(433)

function Busboy (opts) {
  if (!(this instanceof Busboy)) { return new Busboy(opts) }

  if (typeof opts !== 'object') {
    throw new TypeError('Busboy expected an options-Object.')
  }
  if (typeof opts.headers !== 'object') {
    throw new TypeError('Busboy expected an options-Object with headers-attribute.')
  }
  if (typeof opts.headers['content-type'] !== 'string') {
    throw new TypeError('Missing Content-Type-header.')
  }

  const {
    headers,
    ...streamOptions
  } = opts

  this.opts = {
    autoDestroy: false,
    ...streamOptions
  }
  WritableStream.call(this, this.opts)

  this._done = false
  this._parser = this.getParserByHeaders(headers)
  this._finished = false
}
inherits(Busboy, WritableStream)

Busboy.prototype.emit = function (ev) {
  if (ev === 'finish') {
    if (!this._done) {
      this._parser?.end()
      return
    } else if (this._finished) {
      return
    }
    this._finished = true
  }
  WritableStream.prototype.emit.apply(this, arguments)
}

Busboy.prototype.getParserByHeaders = function (headers) {
  const parsed = parseParams(headers['content-type'])

  const cfg = {
    defCharset: this.opts.defCharset,
    fileHwm: this.opts.fileHwm,
    headers,
    highWaterMark: this.opts.highWaterMark,
    isPartAFile: this.opts.isPartAFile,
    limits: this.opts.limits,
    parsedConType: parsed,
    preservePath: this.opts.preservePath
  }

  if (MultipartParser.detect.test(parsed[0])) {
    return new MultipartParser(this, cfg)
  }
  if (UrlencodedParser.detect.test(parsed[0])) {
    return new UrlencodedParser(this, cfg)
  }
  throw new Error('Unsupported Content-Type.')
}

Busboy.prototype._write = function (chunk, encoding, cb) {
  this._parser.write(chunk, cb)
}

module.exports = Busboy
module.exports["default"] = Busboy
module.exports.Busboy = Busboy

module.exports.Dicer = Dicer


/***/ }),

/***/ 840:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


// TODO:
//  * support 1 nested multipart level
//    (see second multipart example here:
//     https://www.w3.org/TR/html401/interact/forms.html#didx-multipartform-data)
//  * support limits.fieldNameSize
//     -- this will require modifications to utils.parseParams

const { Readable } = __nccwpck_require__(75)
const { inherits } = __nccwpck_require__(975)

const Dicer = __nccwpck_require__(294)

const parseParams = __nccwpck_require__(433)
const decodeText = __nccwpck_require__(379)
const basename = __nccwpck_require__(732)
const getLimit = __nccwpck_require__(497)

const RE_BOUNDARY = /^boundary$/i
const RE_FIELD = /^form-data$/i
const RE_CHARSET = /^charset$/i
const RE_FILENAME = /^filename$/i
const RE_NAME = /^name$/i

Multipart.detect = /^multipart\/form-data/i
function Multipart (boy, cfg) {
  let i
  let len
  const self = this
  let boundary
  const limits = cfg.limits
  const isPartAFile = cfg.isPartAFile || ((fieldName, contentType, fileName) => (contentType === 'application/octet-stream' || fileName !== undefined))
  const parsedConType = cfg.parsedConType || []
  const defCharset = cfg.defCharset || 'utf8'
  const preservePath = cfg.preservePath
  const fileOpts = { highWaterMark: cfg.fileHwm }

  for (i = 0, len = parsedConType.length; i < len; ++i) {
    if (Array.isArray(parsedConType[i]) &&
      RE_BOUNDARY.test(parsedConType[i][0])) {
      boundary = parsedConType[i][1]
      break
    }
  }

  function checkFinished () {
    if (nends === 0 && finished && !boy._done) {
      finished = false
      self.end()
    }
  }

  if (typeof boundary !== 'string') { throw new Error('Multipart: Boundary not found') }

  const fieldSizeLimit = getLimit(limits, 'fieldSize', 1 * 1024 * 1024)
  const fileSizeLimit = getLimit(limits, 'fileSize', Infinity)
  const filesLimit = getLimit(limits, 'files', Infinity)
  const fieldsLimit = getLimit(limits, 'fields', Infinity)
  const partsLimit = getLimit(limits, 'parts', Infinity)
  const headerPairsLimit = getLimit(limits, 'headerPairs', 2000)
  const headerSizeLimit = getLimit(limits, 'headerSize', 80 * 1024)

  let nfiles = 0
  let nfields = 0
  let nends = 0
  let curFile
  let curField
  let finished = false

  this._needDrain = false
  this._pause = false
  this._cb = undefined
  this._nparts = 0
  this._boy = boy

  const parserCfg = {
    boundary,
    maxHeaderPairs: headerPairsLimit,
    maxHeaderSize: headerSizeLimit,
    partHwm: fileOpts.highWaterMark,
    highWaterMark: cfg.highWaterMark
  }

  this.parser = new Dicer(parserCfg)
  this.parser.on('drain', function () {
    self._needDrain = false
    if (self._cb && !self._pause) {
      const cb = self._cb
      self._cb = undefined
      cb()
    }
  }).on('part', function onPart (part) {
    if (++self._nparts > partsLimit) {
      self.parser.removeListener('part', onPart)
      self.parser.on('part', skipPart)
      boy.hitPartsLimit = true
      boy.emit('partsLimit')
      return skipPart(part)
    }

    // hack because streams2 _always_ doesn't emit 'end' until nextTick, so let
    // us emit 'end' early since we know the part has ended if we are already
    // seeing the next part
    if (curField) {
      const field = curField
      field.emit('end')
      field.removeAllListeners('end')
    }

    part.on('header', function (header) {
      let contype
      let fieldname
      let parsed
      let charset
      let encoding
      let filename
      let nsize = 0

      if (header['content-type']) {
        const contentType = header['content-type'][0]
        if (contentType.length !== 0 && contentType.indexOf(';') === -1 && contentType.indexOf(' ') === -1 && contentType.indexOf('\t') === -1) {
          contype = contentType.toLowerCase()
        } else {
          parsed = parseParams(contentType)
          if (parsed[0]) {
            contype = parsed[0].toLowerCase()
            for (i = 0, len = parsed.length; i < len; ++i) {
              if (RE_CHARSET.test(parsed[i][0])) {
                charset = parsed[i][1].toLowerCase()
                break
              }
            }
          }
        }
      }

      if (contype === undefined) { contype = 'text/plain' }
      if (charset === undefined) { charset = defCharset }

      if (header['content-disposition']) {
        parsed = parseParams(header['content-disposition'][0])
        if (!RE_FIELD.test(parsed[0])) { return skipPart(part) }
        for (i = 0, len = parsed.length; i < len; ++i) {
          if (RE_NAME.test(parsed[i][0])) {
            fieldname = parsed[i][1]
            if (hasBareLineBreak(fieldname)) { return skipPart(part) }
          } else if (RE_FILENAME.test(parsed[i][0])) {
            filename = parsed[i][1]
            if (hasBareLineBreak(filename)) { return skipPart(part) }
            if (!preservePath) { filename = basename(filename) }
          }
        }
      } else { return skipPart(part) }

      if (header['content-transfer-encoding']) { encoding = header['content-transfer-encoding'][0].toLowerCase() } else { encoding = '7bit' }

      let onData,
        onEnd

      if (isPartAFile(fieldname, contype, filename)) {
        // file/binary field
        if (nfiles === filesLimit) {
          if (!boy.hitFilesLimit) {
            boy.hitFilesLimit = true
            boy.emit('filesLimit')
          }
          return skipPart(part)
        }

        ++nfiles

        if (boy.listenerCount('file') === 0) {
          self.parser._ignore()
          return
        }

        ++nends
        const file = new FileStream(fileOpts)
        curFile = file
        file.on('end', function () {
          --nends
          self._pause = false
          checkFinished()
          if (self._cb && !self._needDrain) {
            const cb = self._cb
            self._cb = undefined
            cb()
          }
        })
        file._read = function (n) {
          if (!self._pause) { return }
          self._pause = false
          if (self._cb && !self._needDrain) {
            const cb = self._cb
            self._cb = undefined
            cb()
          }
        }
        boy.emit('file', fieldname, file, filename, encoding, contype)

        onData = function (data) {
          if ((nsize += data.length) > fileSizeLimit) {
            const extralen = fileSizeLimit - nsize + data.length
            if (extralen > 0) { file.push(data.slice(0, extralen)) }
            file.truncated = true
            file.bytesRead = fileSizeLimit
            part.removeAllListeners('data')
            file.emit('limit')
            return
          } else if (!file.push(data)) { self._pause = true }

          file.bytesRead = nsize
        }

        onEnd = function () {
          curFile = undefined
          file.push(null)
        }
      } else {
        // non-file field
        if (nfields === fieldsLimit) {
          if (!boy.hitFieldsLimit) {
            boy.hitFieldsLimit = true
            boy.emit('fieldsLimit')
          }
          return skipPart(part)
        }

        ++nfields
        ++nends
        let buffer = ''
        let truncated = false
        curField = part

        onData = function (data) {
          if ((nsize += data.length) > fieldSizeLimit) {
            const extralen = (fieldSizeLimit - (nsize - data.length))
            buffer += data.toString('binary', 0, extralen)
            truncated = true
            part.removeAllListeners('data')
          } else { buffer += data.toString('binary') }
        }

        onEnd = function () {
          curField = undefined
          if (buffer.length) { buffer = decodeText(buffer, 'binary', charset) }
          boy.emit('field', fieldname, buffer, false, truncated, encoding, contype)
          --nends
          checkFinished()
        }
      }

      /* As of node@2efe4ab761666 (v0.10.29+/v0.11.14+), busboy had become
         broken. Streams2/streams3 is a huge black box of confusion, but
         somehow overriding the sync state seems to fix things again (and still
         seems to work for previous node versions).
      */
      part._readableState.sync = false

      part.on('data', onData)
      part.on('end', onEnd)
    }).on('error', function (err) {
      if (curFile) { curFile.emit('error', err) }
    })
  }).on('error', function (err) {
    boy.emit('error', err)
  }).on('finish', function () {
    finished = true
    checkFinished()
  })
}

Multipart.prototype.write = function (chunk, cb) {
  // After the closing delimiter Dicer is no longer writable. A later
  // chunk can still carry an RFC 2046 epilogue; ignore it so the write
  // callback still runs instead of hanging on a destroyed parser.
  if (!this.parser.writable) {
    cb()
    return
  }

  const r = this.parser.write(chunk)
  if (r && !this._pause) {
    cb()
  } else {
    this._needDrain = !r
    this._cb = cb
  }
}

Multipart.prototype.end = function () {
  const self = this

  if (self.parser.writable) {
    self.parser.end()
  } else if (!self._boy._done) {
    process.nextTick(function () {
      self._boy._done = true
      self._boy.emit('finish')
    })
  }
}

function skipPart (part) {
  // A skipped part has no consumer. If the request body ends in the middle of
  // the part, Dicer emits a "terminated early" error on it. Without a listener
  // Node throws an unhandled 'error' event and exits the process.
  part.on('error', () => {})
  part.resume()
}

function hasBareLineBreak (value) {
  return typeof value === 'string' && (value.includes('\r') || value.includes('\n'))
}

function FileStream (opts) {
  Readable.call(this, opts)

  this.bytesRead = 0

  this.truncated = false
}

inherits(FileStream, Readable)

FileStream.prototype._read = function (n) {}

module.exports = Multipart


/***/ }),

/***/ 415:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const Decoder = __nccwpck_require__(576)
const decodeText = __nccwpck_require__(379)
const getLimit = __nccwpck_require__(497)

const RE_CHARSET = /^charset$/i

UrlEncoded.detect = /^application\/x-www-form-urlencoded/i
function UrlEncoded (boy, cfg) {
  const limits = cfg.limits
  const parsedConType = cfg.parsedConType
  this.boy = boy

  this.fieldSizeLimit = getLimit(limits, 'fieldSize', 1 * 1024 * 1024)
  this.fieldNameSizeLimit = getLimit(limits, 'fieldNameSize', 100)
  this.fieldsLimit = getLimit(limits, 'fields', Infinity)

  let charset
  for (var i = 0, len = parsedConType.length; i < len; ++i) { // eslint-disable-line no-var
    if (Array.isArray(parsedConType[i]) &&
        RE_CHARSET.test(parsedConType[i][0])) {
      charset = parsedConType[i][1].toLowerCase()
      break
    }
  }

  if (charset === undefined) { charset = cfg.defCharset || 'utf8' }

  this.decoder = new Decoder()
  this.charset = charset
  this._fields = 0
  this._state = 'key'
  this._checkingBytes = true
  this._bytesKey = 0
  this._bytesVal = 0
  this._key = ''
  this._val = ''
  this._keyTrunc = false
  this._valTrunc = false
  this._hitLimit = false
}

UrlEncoded.prototype.write = function (data, cb) {
  if (this._fields === this.fieldsLimit) {
    if (!this.boy.hitFieldsLimit) {
      this.boy.hitFieldsLimit = true
      this.boy.emit('fieldsLimit')
    }
    return cb()
  }

  let idxeq; let idxamp; let i; let p = 0; const len = data.length

  while (p < len) {
    if (this._state === 'key') {
      idxeq = idxamp = undefined
      for (i = p; i < len; ++i) {
        if (!this._checkingBytes) { ++p }
        if (data[i] === 0x3D/* = */) {
          idxeq = i
          break
        } else if (data[i] === 0x26/* & */) {
          idxamp = i
          break
        }
        if (this._checkingBytes && this._bytesKey === this.fieldNameSizeLimit) {
          this._hitLimit = true
          break
        } else if (this._checkingBytes) { ++this._bytesKey }
      }

      if (idxeq !== undefined) {
        // key with assignment
        if (idxeq > p) { this._key += this.decoder.write(data.toString('binary', p, idxeq)) }
        this._endKey()
        this._state = 'val'

        this._hitLimit = false
        this._checkingBytes = true
        this._val = ''
        this._bytesVal = 0
        this._valTrunc = false
        this.decoder.reset()

        p = idxeq + 1
      } else if (idxamp !== undefined) {
        // key with no assignment
        ++this._fields
        if (idxamp > p) { this._key += this.decoder.write(data.toString('binary', p, idxamp)) }
        this._endKey()
        const key = this._key; const keyTrunc = this._keyTrunc

        this._hitLimit = false
        this._checkingBytes = true
        this._key = ''
        this._bytesKey = 0
        this._keyTrunc = false
        this.decoder.reset()

        if (key.length) {
          this.boy.emit('field', decodeText(key, 'binary', this.charset),
            '',
            keyTrunc,
            false)
        }

        p = idxamp + 1
        if (this._fields === this.fieldsLimit) { return cb() }
      } else if (this._hitLimit) {
        // we may not have hit the actual limit if there are encoded bytes...
        if (i > p) { this._key += this.decoder.write(data.toString('binary', p, i)) }
        p = i
        // A malformed percent escape is emitted verbatim once the decoder sees
        // it is invalid, so the decoded length can jump past the limit.
        if ((this._bytesKey = this._key.length) >= this.fieldNameSizeLimit) {
          // yep, we actually did hit the limit
          this._key = this._key.substring(0, this.fieldNameSizeLimit)
          this._checkingBytes = false
          this._keyTrunc = true
        }
      } else {
        if (p < len) { this._key += this.decoder.write(data.toString('binary', p)) }
        p = len
      }
    } else {
      idxamp = undefined
      for (i = p; i < len; ++i) {
        if (!this._checkingBytes) { ++p }
        if (data[i] === 0x26/* & */) {
          idxamp = i
          break
        }
        if (this._checkingBytes && this._bytesVal === this.fieldSizeLimit) {
          this._hitLimit = true
          break
        } else if (this._checkingBytes) { ++this._bytesVal }
      }

      if (idxamp !== undefined) {
        ++this._fields
        if (idxamp > p) { this._val += this.decoder.write(data.toString('binary', p, idxamp)) }
        this._endVal()
        this.boy.emit('field', decodeText(this._key, 'binary', this.charset),
          decodeText(this._val, 'binary', this.charset),
          this._keyTrunc,
          this._valTrunc)
        this._state = 'key'

        this._hitLimit = false
        this._checkingBytes = true
        this._key = ''
        this._bytesKey = 0
        this._keyTrunc = false
        this.decoder.reset()

        p = idxamp + 1
        if (this._fields === this.fieldsLimit) { return cb() }
      } else if (this._hitLimit) {
        // we may not have hit the actual limit if there are encoded bytes...
        if (i > p) { this._val += this.decoder.write(data.toString('binary', p, i)) }
        p = i
        // A malformed percent escape is emitted verbatim once the decoder sees
        // it is invalid, so the decoded length can jump past the limit.
        if ((this._bytesVal = this._val.length) >= this.fieldSizeLimit) {
          // yep, we actually did hit the limit
          this._val = this._val.substring(0, this.fieldSizeLimit)
          this._checkingBytes = false
          this._valTrunc = true
        }
      } else {
        if (p < len) { this._val += this.decoder.write(data.toString('binary', p)) }
        p = len
      }
    }
  }
  cb()
}

UrlEncoded.prototype.end = function () {
  if (this.boy._done) { return }

  if (this._state === 'key') {
    this._endKey()
    if (this._key.length > 0) {
      this.boy.emit('field', decodeText(this._key, 'binary', this.charset),
        '',
        this._keyTrunc,
        false)
    }
  } else {
    this._endVal()
    this.boy.emit('field', decodeText(this._key, 'binary', this.charset),
      decodeText(this._val, 'binary', this.charset),
      this._keyTrunc,
      this._valTrunc)
  }
  this.boy._done = true
  this.boy.emit('finish')
}

UrlEncoded.prototype._endKey = function () {
  this._key += this.decoder.end()
  if (this._key.length > this.fieldNameSizeLimit) {
    this._key = this._key.substring(0, this.fieldNameSizeLimit)
    this._keyTrunc = true
  }
}

UrlEncoded.prototype._endVal = function () {
  this._val += this.decoder.end()
  if (this._val.length > this.fieldSizeLimit) {
    this._val = this._val.substring(0, this.fieldSizeLimit)
    this._valTrunc = true
  }
}

module.exports = UrlEncoded


/***/ }),

/***/ 576:
/***/ ((module) => {

"use strict";


const RE_PLUS = /\+/g

const HEX = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
  0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
]

function Decoder () {
  this.buffer = undefined
}
Decoder.prototype.write = function (str) {
  // Replace '+' with ' ' before decoding
  str = str.replace(RE_PLUS, ' ')
  let res = ''
  let i = 0; let p = 0; const len = str.length
  for (; i < len; ++i) {
    if (this.buffer !== undefined) {
      if (!HEX[str.charCodeAt(i)]) {
        res += '%' + this.buffer
        this.buffer = undefined
        --i // retry character
      } else {
        this.buffer += str[i]
        ++p
        if (this.buffer.length === 2) {
          res += String.fromCharCode(parseInt(this.buffer, 16))
          this.buffer = undefined
        }
      }
    } else if (str[i] === '%') {
      if (i > p) {
        res += str.substring(p, i)
        p = i
      }
      this.buffer = ''
      ++p
    }
  }
  if (p < len && this.buffer === undefined) { res += str.substring(p) }
  return res
}
Decoder.prototype.end = function () {
  // An incomplete escape at the end of the input is kept literally
  const res = this.buffer === undefined ? '' : '%' + this.buffer
  this.buffer = undefined
  return res
}
Decoder.prototype.reset = function () {
  this.buffer = undefined
}

module.exports = Decoder


/***/ }),

/***/ 732:
/***/ ((module) => {

"use strict";


module.exports = function basename (path) {
  if (typeof path !== 'string') { return '' }
  for (var i = path.length - 1; i >= 0; --i) { // eslint-disable-line no-var
    switch (path.charCodeAt(i)) {
      case 0x2F: // '/'
      case 0x5C: // '\'
        path = path.slice(i + 1)
        return (path === '..' || path === '.' ? '' : path)
    }
  }
  return (path === '..' || path === '.' ? '' : path)
}


/***/ }),

/***/ 379:
/***/ (function(module) {

"use strict";


// Node has always utf-8
const utf8Decoder = new TextDecoder('utf-8')
const textDecoders = new Map([
  ['utf-8', utf8Decoder],
  ['utf8', utf8Decoder]
])

function getDecoder (charset) {
  let lc
  while (true) {
    switch (charset) {
      case 'utf-8':
      case 'utf8':
        return decoders.utf8
      case 'latin1':
      case 'ascii': // TODO: Make these a separate, strict decoder?
      case 'us-ascii':
      case 'iso-8859-1':
      case 'iso8859-1':
      case 'iso88591':
      case 'iso_8859-1':
      case 'windows-1252':
      case 'iso_8859-1:1987':
      case 'cp1252':
      case 'x-cp1252':
        return decoders.latin1
      case 'utf16le':
      case 'utf-16le':
      case 'ucs2':
      case 'ucs-2':
        return decoders.utf16le
      case 'base64':
        return decoders.base64
      default:
        if (lc === undefined) {
          lc = true
          charset = charset.toLowerCase()
          continue
        }
        return decoders.other.bind(charset)
    }
  }
}

function isAscii (data) {
  for (var i = 0, len = data.length; i < len; ++i) { // eslint-disable-line no-var
    if (data.charCodeAt(i) > 0x7F) { return false }
  }
  return true
}

const decoders = {
  utf8: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      if (isAscii(data)) { return data }
      data = Buffer.from(data, sourceEncoding)
    }
    return data.utf8Slice(0, data.length)
  },

  latin1: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      return data
    }
    return data.latin1Slice(0, data.length)
  },

  utf16le: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      data = Buffer.from(data, sourceEncoding)
    }
    return data.ucs2Slice(0, data.length)
  },

  base64: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      data = Buffer.from(data, sourceEncoding)
    }
    return data.base64Slice(0, data.length)
  },

  other: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      data = Buffer.from(data, sourceEncoding)
    }

    if (textDecoders.has(this.toString())) {
      try {
        return textDecoders.get(this).decode(data)
      } catch {}
    }
    return typeof data === 'string'
      ? data
      : data.toString()
  }
}

function decodeText (text, sourceEncoding, destEncoding) {
  if (text) {
    return getDecoder(destEncoding)(text, sourceEncoding)
  }
  return text
}

module.exports = decodeText


/***/ }),

/***/ 497:
/***/ ((module) => {

"use strict";


module.exports = function getLimit (limits, name, defaultLimit) {
  if (
    !limits ||
    limits[name] === undefined ||
    limits[name] === null
  ) { return defaultLimit }

  if (
    typeof limits[name] !== 'number' ||
    isNaN(limits[name])
  ) { throw new TypeError('Limit ' + name + ' is not a valid number') }

  return limits[name]
}


/***/ }),

/***/ 433:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const decodeText = __nccwpck_require__(379)

const RE_ENCODED = /%[a-fA-F0-9][a-fA-F0-9]/g

const EncodedLookup = {
  '%00': '\x00',
  '%01': '\x01',
  '%02': '\x02',
  '%03': '\x03',
  '%04': '\x04',
  '%05': '\x05',
  '%06': '\x06',
  '%07': '\x07',
  '%08': '\x08',
  '%09': '\x09',
  '%0a': '\x0a',
  '%0A': '\x0a',
  '%0b': '\x0b',
  '%0B': '\x0b',
  '%0c': '\x0c',
  '%0C': '\x0c',
  '%0d': '\x0d',
  '%0D': '\x0d',
  '%0e': '\x0e',
  '%0E': '\x0e',
  '%0f': '\x0f',
  '%0F': '\x0f',
  '%10': '\x10',
  '%11': '\x11',
  '%12': '\x12',
  '%13': '\x13',
  '%14': '\x14',
  '%15': '\x15',
  '%16': '\x16',
  '%17': '\x17',
  '%18': '\x18',
  '%19': '\x19',
  '%1a': '\x1a',
  '%1A': '\x1a',
  '%1b': '\x1b',
  '%1B': '\x1b',
  '%1c': '\x1c',
  '%1C': '\x1c',
  '%1d': '\x1d',
  '%1D': '\x1d',
  '%1e': '\x1e',
  '%1E': '\x1e',
  '%1f': '\x1f',
  '%1F': '\x1f',
  '%20': '\x20',
  '%21': '\x21',
  '%22': '\x22',
  '%23': '\x23',
  '%24': '\x24',
  '%25': '\x25',
  '%26': '\x26',
  '%27': '\x27',
  '%28': '\x28',
  '%29': '\x29',
  '%2a': '\x2a',
  '%2A': '\x2a',
  '%2b': '\x2b',
  '%2B': '\x2b',
  '%2c': '\x2c',
  '%2C': '\x2c',
  '%2d': '\x2d',
  '%2D': '\x2d',
  '%2e': '\x2e',
  '%2E': '\x2e',
  '%2f': '\x2f',
  '%2F': '\x2f',
  '%30': '\x30',
  '%31': '\x31',
  '%32': '\x32',
  '%33': '\x33',
  '%34': '\x34',
  '%35': '\x35',
  '%36': '\x36',
  '%37': '\x37',
  '%38': '\x38',
  '%39': '\x39',
  '%3a': '\x3a',
  '%3A': '\x3a',
  '%3b': '\x3b',
  '%3B': '\x3b',
  '%3c': '\x3c',
  '%3C': '\x3c',
  '%3d': '\x3d',
  '%3D': '\x3d',
  '%3e': '\x3e',
  '%3E': '\x3e',
  '%3f': '\x3f',
  '%3F': '\x3f',
  '%40': '\x40',
  '%41': '\x41',
  '%42': '\x42',
  '%43': '\x43',
  '%44': '\x44',
  '%45': '\x45',
  '%46': '\x46',
  '%47': '\x47',
  '%48': '\x48',
  '%49': '\x49',
  '%4a': '\x4a',
  '%4A': '\x4a',
  '%4b': '\x4b',
  '%4B': '\x4b',
  '%4c': '\x4c',
  '%4C': '\x4c',
  '%4d': '\x4d',
  '%4D': '\x4d',
  '%4e': '\x4e',
  '%4E': '\x4e',
  '%4f': '\x4f',
  '%4F': '\x4f',
  '%50': '\x50',
  '%51': '\x51',
  '%52': '\x52',
  '%53': '\x53',
  '%54': '\x54',
  '%55': '\x55',
  '%56': '\x56',
  '%57': '\x57',
  '%58': '\x58',
  '%59': '\x59',
  '%5a': '\x5a',
  '%5A': '\x5a',
  '%5b': '\x5b',
  '%5B': '\x5b',
  '%5c': '\x5c',
  '%5C': '\x5c',
  '%5d': '\x5d',
  '%5D': '\x5d',
  '%5e': '\x5e',
  '%5E': '\x5e',
  '%5f': '\x5f',
  '%5F': '\x5f',
  '%60': '\x60',
  '%61': '\x61',
  '%62': '\x62',
  '%63': '\x63',
  '%64': '\x64',
  '%65': '\x65',
  '%66': '\x66',
  '%67': '\x67',
  '%68': '\x68',
  '%69': '\x69',
  '%6a': '\x6a',
  '%6A': '\x6a',
  '%6b': '\x6b',
  '%6B': '\x6b',
  '%6c': '\x6c',
  '%6C': '\x6c',
  '%6d': '\x6d',
  '%6D': '\x6d',
  '%6e': '\x6e',
  '%6E': '\x6e',
  '%6f': '\x6f',
  '%6F': '\x6f',
  '%70': '\x70',
  '%71': '\x71',
  '%72': '\x72',
  '%73': '\x73',
  '%74': '\x74',
  '%75': '\x75',
  '%76': '\x76',
  '%77': '\x77',
  '%78': '\x78',
  '%79': '\x79',
  '%7a': '\x7a',
  '%7A': '\x7a',
  '%7b': '\x7b',
  '%7B': '\x7b',
  '%7c': '\x7c',
  '%7C': '\x7c',
  '%7d': '\x7d',
  '%7D': '\x7d',
  '%7e': '\x7e',
  '%7E': '\x7e',
  '%7f': '\x7f',
  '%7F': '\x7f',
  '%80': '\x80',
  '%81': '\x81',
  '%82': '\x82',
  '%83': '\x83',
  '%84': '\x84',
  '%85': '\x85',
  '%86': '\x86',
  '%87': '\x87',
  '%88': '\x88',
  '%89': '\x89',
  '%8a': '\x8a',
  '%8A': '\x8a',
  '%8b': '\x8b',
  '%8B': '\x8b',
  '%8c': '\x8c',
  '%8C': '\x8c',
  '%8d': '\x8d',
  '%8D': '\x8d',
  '%8e': '\x8e',
  '%8E': '\x8e',
  '%8f': '\x8f',
  '%8F': '\x8f',
  '%90': '\x90',
  '%91': '\x91',
  '%92': '\x92',
  '%93': '\x93',
  '%94': '\x94',
  '%95': '\x95',
  '%96': '\x96',
  '%97': '\x97',
  '%98': '\x98',
  '%99': '\x99',
  '%9a': '\x9a',
  '%9A': '\x9a',
  '%9b': '\x9b',
  '%9B': '\x9b',
  '%9c': '\x9c',
  '%9C': '\x9c',
  '%9d': '\x9d',
  '%9D': '\x9d',
  '%9e': '\x9e',
  '%9E': '\x9e',
  '%9f': '\x9f',
  '%9F': '\x9f',
  '%a0': '\xa0',
  '%A0': '\xa0',
  '%a1': '\xa1',
  '%A1': '\xa1',
  '%a2': '\xa2',
  '%A2': '\xa2',
  '%a3': '\xa3',
  '%A3': '\xa3',
  '%a4': '\xa4',
  '%A4': '\xa4',
  '%a5': '\xa5',
  '%A5': '\xa5',
  '%a6': '\xa6',
  '%A6': '\xa6',
  '%a7': '\xa7',
  '%A7': '\xa7',
  '%a8': '\xa8',
  '%A8': '\xa8',
  '%a9': '\xa9',
  '%A9': '\xa9',
  '%aa': '\xaa',
  '%Aa': '\xaa',
  '%aA': '\xaa',
  '%AA': '\xaa',
  '%ab': '\xab',
  '%Ab': '\xab',
  '%aB': '\xab',
  '%AB': '\xab',
  '%ac': '\xac',
  '%Ac': '\xac',
  '%aC': '\xac',
  '%AC': '\xac',
  '%ad': '\xad',
  '%Ad': '\xad',
  '%aD': '\xad',
  '%AD': '\xad',
  '%ae': '\xae',
  '%Ae': '\xae',
  '%aE': '\xae',
  '%AE': '\xae',
  '%af': '\xaf',
  '%Af': '\xaf',
  '%aF': '\xaf',
  '%AF': '\xaf',
  '%b0': '\xb0',
  '%B0': '\xb0',
  '%b1': '\xb1',
  '%B1': '\xb1',
  '%b2': '\xb2',
  '%B2': '\xb2',
  '%b3': '\xb3',
  '%B3': '\xb3',
  '%b4': '\xb4',
  '%B4': '\xb4',
  '%b5': '\xb5',
  '%B5': '\xb5',
  '%b6': '\xb6',
  '%B6': '\xb6',
  '%b7': '\xb7',
  '%B7': '\xb7',
  '%b8': '\xb8',
  '%B8': '\xb8',
  '%b9': '\xb9',
  '%B9': '\xb9',
  '%ba': '\xba',
  '%Ba': '\xba',
  '%bA': '\xba',
  '%BA': '\xba',
  '%bb': '\xbb',
  '%Bb': '\xbb',
  '%bB': '\xbb',
  '%BB': '\xbb',
  '%bc': '\xbc',
  '%Bc': '\xbc',
  '%bC': '\xbc',
  '%BC': '\xbc',
  '%bd': '\xbd',
  '%Bd': '\xbd',
  '%bD': '\xbd',
  '%BD': '\xbd',
  '%be': '\xbe',
  '%Be': '\xbe',
  '%bE': '\xbe',
  '%BE': '\xbe',
  '%bf': '\xbf',
  '%Bf': '\xbf',
  '%bF': '\xbf',
  '%BF': '\xbf',
  '%c0': '\xc0',
  '%C0': '\xc0',
  '%c1': '\xc1',
  '%C1': '\xc1',
  '%c2': '\xc2',
  '%C2': '\xc2',
  '%c3': '\xc3',
  '%C3': '\xc3',
  '%c4': '\xc4',
  '%C4': '\xc4',
  '%c5': '\xc5',
  '%C5': '\xc5',
  '%c6': '\xc6',
  '%C6': '\xc6',
  '%c7': '\xc7',
  '%C7': '\xc7',
  '%c8': '\xc8',
  '%C8': '\xc8',
  '%c9': '\xc9',
  '%C9': '\xc9',
  '%ca': '\xca',
  '%Ca': '\xca',
  '%cA': '\xca',
  '%CA': '\xca',
  '%cb': '\xcb',
  '%Cb': '\xcb',
  '%cB': '\xcb',
  '%CB': '\xcb',
  '%cc': '\xcc',
  '%Cc': '\xcc',
  '%cC': '\xcc',
  '%CC': '\xcc',
  '%cd': '\xcd',
  '%Cd': '\xcd',
  '%cD': '\xcd',
  '%CD': '\xcd',
  '%ce': '\xce',
  '%Ce': '\xce',
  '%cE': '\xce',
  '%CE': '\xce',
  '%cf': '\xcf',
  '%Cf': '\xcf',
  '%cF': '\xcf',
  '%CF': '\xcf',
  '%d0': '\xd0',
  '%D0': '\xd0',
  '%d1': '\xd1',
  '%D1': '\xd1',
  '%d2': '\xd2',
  '%D2': '\xd2',
  '%d3': '\xd3',
  '%D3': '\xd3',
  '%d4': '\xd4',
  '%D4': '\xd4',
  '%d5': '\xd5',
  '%D5': '\xd5',
  '%d6': '\xd6',
  '%D6': '\xd6',
  '%d7': '\xd7',
  '%D7': '\xd7',
  '%d8': '\xd8',
  '%D8': '\xd8',
  '%d9': '\xd9',
  '%D9': '\xd9',
  '%da': '\xda',
  '%Da': '\xda',
  '%dA': '\xda',
  '%DA': '\xda',
  '%db': '\xdb',
  '%Db': '\xdb',
  '%dB': '\xdb',
  '%DB': '\xdb',
  '%dc': '\xdc',
  '%Dc': '\xdc',
  '%dC': '\xdc',
  '%DC': '\xdc',
  '%dd': '\xdd',
  '%Dd': '\xdd',
  '%dD': '\xdd',
  '%DD': '\xdd',
  '%de': '\xde',
  '%De': '\xde',
  '%dE': '\xde',
  '%DE': '\xde',
  '%df': '\xdf',
  '%Df': '\xdf',
  '%dF': '\xdf',
  '%DF': '\xdf',
  '%e0': '\xe0',
  '%E0': '\xe0',
  '%e1': '\xe1',
  '%E1': '\xe1',
  '%e2': '\xe2',
  '%E2': '\xe2',
  '%e3': '\xe3',
  '%E3': '\xe3',
  '%e4': '\xe4',
  '%E4': '\xe4',
  '%e5': '\xe5',
  '%E5': '\xe5',
  '%e6': '\xe6',
  '%E6': '\xe6',
  '%e7': '\xe7',
  '%E7': '\xe7',
  '%e8': '\xe8',
  '%E8': '\xe8',
  '%e9': '\xe9',
  '%E9': '\xe9',
  '%ea': '\xea',
  '%Ea': '\xea',
  '%eA': '\xea',
  '%EA': '\xea',
  '%eb': '\xeb',
  '%Eb': '\xeb',
  '%eB': '\xeb',
  '%EB': '\xeb',
  '%ec': '\xec',
  '%Ec': '\xec',
  '%eC': '\xec',
  '%EC': '\xec',
  '%ed': '\xed',
  '%Ed': '\xed',
  '%eD': '\xed',
  '%ED': '\xed',
  '%ee': '\xee',
  '%Ee': '\xee',
  '%eE': '\xee',
  '%EE': '\xee',
  '%ef': '\xef',
  '%Ef': '\xef',
  '%eF': '\xef',
  '%EF': '\xef',
  '%f0': '\xf0',
  '%F0': '\xf0',
  '%f1': '\xf1',
  '%F1': '\xf1',
  '%f2': '\xf2',
  '%F2': '\xf2',
  '%f3': '\xf3',
  '%F3': '\xf3',
  '%f4': '\xf4',
  '%F4': '\xf4',
  '%f5': '\xf5',
  '%F5': '\xf5',
  '%f6': '\xf6',
  '%F6': '\xf6',
  '%f7': '\xf7',
  '%F7': '\xf7',
  '%f8': '\xf8',
  '%F8': '\xf8',
  '%f9': '\xf9',
  '%F9': '\xf9',
  '%fa': '\xfa',
  '%Fa': '\xfa',
  '%fA': '\xfa',
  '%FA': '\xfa',
  '%fb': '\xfb',
  '%Fb': '\xfb',
  '%fB': '\xfb',
  '%FB': '\xfb',
  '%fc': '\xfc',
  '%Fc': '\xfc',
  '%fC': '\xfc',
  '%FC': '\xfc',
  '%fd': '\xfd',
  '%Fd': '\xfd',
  '%fD': '\xfd',
  '%FD': '\xfd',
  '%fe': '\xfe',
  '%Fe': '\xfe',
  '%fE': '\xfe',
  '%FE': '\xfe',
  '%ff': '\xff',
  '%Ff': '\xff',
  '%fF': '\xff',
  '%FF': '\xff'
}

function encodedReplacer (match) {
  return EncodedLookup[match]
}

function decodeUtf8Text (text) {
  for (var i = 0, len = text.length; i < len; ++i) { // eslint-disable-line no-var
    if (text.charCodeAt(i) > 0x7F) { return decodeText(text, 'binary', 'utf8') }
  }
  return text
}

const STATE_KEY = 0
const STATE_VALUE = 1
const STATE_CHARSET = 2
const STATE_LANG = 3

function parseFormDataDisposition (str) {
  if (!str.startsWith('form-data; name="')) { return }

  let valueStart = 17
  let valueEnd = str.indexOf('"', valueStart)
  if (valueEnd === -1 || str.indexOf('\\', valueStart) !== -1) { return }

  const res = ['form-data', ['name', decodeUtf8Text(str.slice(valueStart, valueEnd))]]
  let pos = valueEnd + 1

  while (pos < str.length && str[pos] !== ';') { ++pos }
  if (pos === str.length) { return res }

  ++pos
  while (str[pos] === ' ' || str[pos] === '\t') { ++pos }
  if (!str.startsWith('filename="', pos)) { return }

  valueStart = pos + 10
  valueEnd = str.indexOf('"', valueStart)
  if (valueEnd === -1 || str.indexOf('\\', valueStart) !== -1) { return }

  res.push(['filename', decodeUtf8Text(str.slice(valueStart, valueEnd))])
  return res
}

function parseParams (str) {
  if (str.indexOf(';') === -1) { return [decodeUtf8Text(str)] }

  const fastFormData = parseFormDataDisposition(str)
  if (fastFormData !== undefined) { return fastFormData }

  const res = []
  let state = STATE_KEY
  let charset = ''
  let inquote = false
  let escaping = false
  let p = 0
  let tmp = ''
  const len = str.length

  for (var i = 0; i < len; ++i) { // eslint-disable-line no-var
    const char = str[i]
    if (char === '\\' && inquote) {
      if (escaping) { escaping = false } else {
        escaping = true
        continue
      }
    } else if (char === '"') {
      if (!escaping) {
        if (inquote) {
          inquote = false
          state = STATE_KEY
          // Skip any remaining characters until we hit a semicolon or end of string
          // This ensures we don't include characters after the closing quote
          while (i + 1 < len && str[i + 1] !== ';') {
            ++i
          }
        } else { inquote = true }
        continue
      } else { escaping = false }
    } else {
      if (escaping && inquote) { tmp += '\\' }
      escaping = false
      if ((state === STATE_CHARSET || state === STATE_LANG) && char === "'") {
        if (state === STATE_CHARSET) {
          state = STATE_LANG
          charset = tmp.substring(1)
        } else { state = STATE_VALUE }
        tmp = ''
        continue
      } else if (state === STATE_KEY &&
        (char === '*' || char === '=') &&
        res.length) {
        state = char === '*'
          ? STATE_CHARSET
          : STATE_VALUE
        res[p] = [tmp, undefined]
        tmp = ''
        continue
      } else if (!inquote && char === ';') {
        state = STATE_KEY
        if (charset) {
          if (tmp.length) {
            tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer),
              'binary',
              charset)
          }
          charset = ''
        } else if (tmp.length) {
          tmp = decodeUtf8Text(tmp)
        }
        if (res[p] === undefined) { res[p] = tmp } else { res[p][1] = tmp }
        tmp = ''
        ++p
        continue
      } else if (!inquote && (char === ' ' || char === '\t')) { continue }
    }
    tmp += char
  }
  if (charset && tmp.length) {
    tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer),
      'binary',
      charset)
  } else if (tmp) {
    tmp = decodeUtf8Text(tmp)
  }

  if (res[p] === undefined) {
    if (tmp) { res[p] = tmp }
  } else { res[p][1] = tmp }

  return res
}

module.exports = parseParams


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/async module */
/******/ 	(() => {
/******/ 		var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 		var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 		var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 		var resolveQueue = (queue) => {
/******/ 			if(queue && queue.d < 1) {
/******/ 				queue.d = 1;
/******/ 				queue.forEach((fn) => (fn.r--));
/******/ 				queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 			}
/******/ 		}
/******/ 		var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 			if(dep !== null && typeof dep === "object") {
/******/ 				if(dep[webpackQueues]) return dep;
/******/ 				if(dep.then) {
/******/ 					var queue = [];
/******/ 					queue.d = 0;
/******/ 					dep.then((r) => {
/******/ 						obj[webpackExports] = r;
/******/ 						resolveQueue(queue);
/******/ 					}, (e) => {
/******/ 						obj[webpackError] = e;
/******/ 						resolveQueue(queue);
/******/ 					});
/******/ 					var obj = {};
/******/ 					obj[webpackQueues] = (fn) => (fn(queue));
/******/ 					return obj;
/******/ 				}
/******/ 			}
/******/ 			var ret = {};
/******/ 			ret[webpackQueues] = x => {};
/******/ 			ret[webpackExports] = dep;
/******/ 			return ret;
/******/ 		}));
/******/ 		__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 			var queue;
/******/ 			hasAwait && ((queue = []).d = -1);
/******/ 			var depQueues = new Set();
/******/ 			var exports = module.exports;
/******/ 			var currentDeps;
/******/ 			var outerResolve;
/******/ 			var reject;
/******/ 			var promise = new Promise((resolve, rej) => {
/******/ 				reject = rej;
/******/ 				outerResolve = resolve;
/******/ 			});
/******/ 			promise[webpackExports] = exports;
/******/ 			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 			module.exports = promise;
/******/ 			body((deps) => {
/******/ 				currentDeps = wrapDeps(deps);
/******/ 				var fn;
/******/ 				var getResult = () => (currentDeps.map((d) => {
/******/ 					if(d[webpackError]) throw d[webpackError];
/******/ 					return d[webpackExports];
/******/ 				}))
/******/ 				var promise = new Promise((resolve) => {
/******/ 					fn = () => (resolve(getResult));
/******/ 					fn.r = 0;
/******/ 					var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 					currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 				});
/******/ 				return fn.r ? promise : getResult();
/******/ 			}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 			queue && queue.d < 0 && (queue.d = 0);
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/************************************************************************/
/******/ 	
/******/ 	// startup
/******/ 	// Load entry module and return exports
/******/ 	// This entry module used 'module' so it can't be inlined
/******/ 	var __webpack_exports__ = __nccwpck_require__(375);
/******/ 	module.exports = __webpack_exports__;
/******/ 	
/******/ })()
;