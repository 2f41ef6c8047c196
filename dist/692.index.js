exports.id = 692;
exports.ids = [692];
exports.modules = {
	6048: ((module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", {
			value: true,
		});
		exports["default"] = asyncify;
		var _initialParams = __webpack_require__(8206);
		var _initialParams2 = _interopRequireDefault(_initialParams);
		var _setImmediate = __webpack_require__(4743);
		var _setImmediate2 = _interopRequireDefault(_setImmediate);
		var _wrapAsync = __webpack_require__(2136);
		function _interopRequireDefault(obj) {
			return obj && obj.__esModule ? obj : { default: obj };
		}
		function asyncify(func) {
			if ((0, _wrapAsync.isAsync)(func)) {
				return function (...args) {
					const callback = args.pop();
					const promise = func.apply(this, args);
					return handlePromise(promise, callback);
				};
			}
			return (0, _initialParams2.default)(function (args, callback) {
				var result;
				try {
					result = func.apply(this, args);
				} catch (e) {
					return callback(e);
				}
				if (result && typeof result.then === "function") {
					return handlePromise(result, callback);
				} else {
					callback(null, result);
				}
			});
		}
		function handlePromise(promise, callback) {
			return promise.then(
				(value) => {
					invokeCallback(callback, null, value);
				},
				(err) => {
					invokeCallback(callback, err && (err instanceof Error || err.message) ? err : new Error(err));
				},
			);
		}
		function invokeCallback(callback, error, value) {
			try {
				callback(error, value);
			} catch (err) {
				(0, _setImmediate2.default)((e) => {
					throw e;
				}, err);
			}
		}
		module.exports = exports.default;
	}),
	21: ((__unused_webpack_module, exports, __webpack_require__) => {
		exports.queue = __webpack_require__(2859);
	}),
	5790: ((module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", {
			value: true,
		});
		class DLL {
			constructor() {
				this.head = this.tail = null;
				this.length = 0;
			}
			removeLink(node) {
				if (node.prev) node.prev.next = node.next;
				else this.head = node.next;
				if (node.next) node.next.prev = node.prev;
				else this.tail = node.prev;
				node.prev = node.next = null;
				this.length -= 1;
				return node;
			}
			empty() {
				while (this.head) this.shift();
				return this;
			}
			insertAfter(node, newNode) {
				newNode.prev = node;
				newNode.next = node.next;
				if (node.next) node.next.prev = newNode;
				else this.tail = newNode;
				node.next = newNode;
				this.length += 1;
			}
			insertBefore(node, newNode) {
				newNode.prev = node.prev;
				newNode.next = node;
				if (node.prev) node.prev.next = newNode;
				else this.head = newNode;
				node.prev = newNode;
				this.length += 1;
			}
			unshift(node) {
				if (this.head) this.insertBefore(this.head, node);
				else setInitial(this, node);
			}
			push(node) {
				if (this.tail) this.insertAfter(this.tail, node);
				else setInitial(this, node);
			}
			shift() {
				return this.head && this.removeLink(this.head);
			}
			pop() {
				return this.tail && this.removeLink(this.tail);
			}
			toArray() {
				return [...this];
			}
			*[Symbol.iterator]() {
				var cur = this.head;
				while (cur) {
					yield cur.data;
					cur = cur.next;
				}
			}
			remove(testFn) {
				var curr = this.head;
				while (curr) {
					var { next } = curr;
					if (testFn(curr)) {
						this.removeLink(curr);
					}
					curr = next;
				}
				return this;
			}
		}
		exports["default"] = DLL;
		function setInitial(dll, node) {
			dll.length = 1;
			dll.head = dll.tail = node;
		}
		module.exports = exports.default;
	}),
	8206: ((module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", {
			value: true,
		});
		exports["default"] = function (fn) {
			return function (...args) {
				var callback = args.pop();
				return fn.call(this, args, callback);
			};
		};
		module.exports = exports.default;
	}),
	6401: ((module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", {
			value: true,
		});
		exports["default"] = onlyOnce;
		function onlyOnce(fn) {
			return function (...args) {
				if (fn === null) throw new Error("Callback was already called.");
				var callFn = fn;
				fn = null;
				callFn.apply(this, args);
			};
		}
		module.exports = exports.default;
	}),
	9267: ((module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", {
			value: true,
		});
		exports["default"] = queue;
		var _onlyOnce = __webpack_require__(6401);
		var _onlyOnce2 = _interopRequireDefault(_onlyOnce);
		var _setImmediate = __webpack_require__(4743);
		var _setImmediate2 = _interopRequireDefault(_setImmediate);
		var _DoublyLinkedList = __webpack_require__(5790);
		var _DoublyLinkedList2 = _interopRequireDefault(_DoublyLinkedList);
		var _wrapAsync = __webpack_require__(2136);
		var _wrapAsync2 = _interopRequireDefault(_wrapAsync);
		function _interopRequireDefault(obj) {
			return obj && obj.__esModule ? obj : { default: obj };
		}
		function queue(worker, concurrency, payload) {
			if (concurrency == null) {
				concurrency = 1;
			} else if (concurrency === 0) {
				throw new RangeError("Concurrency must not be zero");
			}
			var _worker = (0, _wrapAsync2.default)(worker);
			var numRunning = 0;
			var workersList = [];
			const events = {
				error: [],
				drain: [],
				saturated: [],
				unsaturated: [],
				empty: [],
			};
			function on(event, handler) {
				events[event].push(handler);
			}
			function once(event, handler) {
				const handleAndRemove = (...args) => {
					off(event, handleAndRemove);
					handler(...args);
				};
				events[event].push(handleAndRemove);
			}
			function off(event, handler) {
				if (!event) return Object.keys(events).forEach((ev) => (events[ev] = []));
				if (!handler) return (events[event] = []);
				events[event] = events[event].filter((ev) => ev !== handler);
			}
			function trigger(event, ...args) {
				events[event].forEach((handler) => handler(...args));
			}
			var processingScheduled = false;
			function _insert(data, insertAtFront, rejectOnError, callback) {
				if (callback != null && typeof callback !== "function") {
					throw new Error("task callback must be a function");
				}
				q.started = true;
				var res, rej;
				function promiseCallback(err, ...args) {
					if (err) return rejectOnError ? rej(err) : res();
					if (args.length <= 1) return res(args[0]);
					res(args);
				}
				var item = q._createTaskItem(data, rejectOnError ? promiseCallback : callback || promiseCallback);
				if (insertAtFront) {
					q._tasks.unshift(item);
				} else {
					q._tasks.push(item);
				}
				if (!processingScheduled) {
					processingScheduled = true;
					(0, _setImmediate2.default)(() => {
						processingScheduled = false;
						q.process();
					});
				}
				if (rejectOnError || !callback) {
					return new Promise((resolve, reject) => {
						res = resolve;
						rej = reject;
					});
				}
			}
			function _createCB(tasks) {
				return function (err, ...args) {
					numRunning -= 1;
					for (var i = 0, l = tasks.length; i < l; i++) {
						var task = tasks[i];
						var index = workersList.indexOf(task);
						if (index === 0) {
							workersList.shift();
						} else if (index > 0) {
							workersList.splice(index, 1);
						}
						task.callback(err, ...args);
						if (err != null) {
							trigger("error", err, task.data);
						}
					}
					if (numRunning <= q.concurrency - q.buffer) {
						trigger("unsaturated");
					}
					if (q.idle()) {
						trigger("drain");
					}
					q.process();
				};
			}
			function _maybeDrain(data) {
				if (data.length === 0 && q.idle()) {
					(0, _setImmediate2.default)(() => trigger("drain"));
					return true;
				}
				return false;
			}
			const eventMethod = (name) => (handler) => {
				if (!handler) {
					return new Promise((resolve, reject) => {
						once(name, (err, data) => {
							if (err) return reject(err);
							resolve(data);
						});
					});
				}
				off(name);
				on(name, handler);
			};
			var isProcessing = false;
			var q = {
				_tasks: new _DoublyLinkedList2.default(),
				_createTaskItem(data, callback) {
					return {
						data,
						callback,
					};
				},
				*[Symbol.iterator]() {
					yield* q._tasks[Symbol.iterator]();
				},
				concurrency,
				payload,
				buffer: concurrency / 4,
				started: false,
				paused: false,
				push(data, callback) {
					if (Array.isArray(data)) {
						if (_maybeDrain(data)) return;
						return data.map((datum) => _insert(datum, false, false, callback));
					}
					return _insert(data, false, false, callback);
				},
				pushAsync(data, callback) {
					if (Array.isArray(data)) {
						if (_maybeDrain(data)) return;
						return data.map((datum) => _insert(datum, false, true, callback));
					}
					return _insert(data, false, true, callback);
				},
				kill() {
					off();
					q._tasks.empty();
				},
				unshift(data, callback) {
					if (Array.isArray(data)) {
						if (_maybeDrain(data)) return;
						return data.map((datum) => _insert(datum, true, false, callback));
					}
					return _insert(data, true, false, callback);
				},
				unshiftAsync(data, callback) {
					if (Array.isArray(data)) {
						if (_maybeDrain(data)) return;
						return data.map((datum) => _insert(datum, true, true, callback));
					}
					return _insert(data, true, true, callback);
				},
				remove(testFn) {
					q._tasks.remove(testFn);
				},
				process() {
					if (isProcessing) {
						return;
					}
					isProcessing = true;
					while (!q.paused && numRunning < q.concurrency && q._tasks.length) {
						var tasks = [],
							data = [];
						var l = q._tasks.length;
						if (q.payload) l = Math.min(l, q.payload);
						for (var i = 0; i < l; i++) {
							var node = q._tasks.shift();
							tasks.push(node);
							workersList.push(node);
							data.push(node.data);
						}
						numRunning += 1;
						if (q._tasks.length === 0) {
							trigger("empty");
						}
						if (numRunning === q.concurrency) {
							trigger("saturated");
						}
						var cb = (0, _onlyOnce2.default)(_createCB(tasks));
						_worker(data, cb);
					}
					isProcessing = false;
				},
				length() {
					return q._tasks.length;
				},
				running() {
					return numRunning;
				},
				workersList() {
					return workersList;
				},
				idle() {
					return q._tasks.length + numRunning === 0;
				},
				pause() {
					q.paused = true;
				},
				resume() {
					if (q.paused === false) {
						return;
					}
					q.paused = false;
					(0, _setImmediate2.default)(q.process);
				},
			};
			Object.defineProperties(q, {
				saturated: {
					writable: false,
					value: eventMethod("saturated"),
				},
				unsaturated: {
					writable: false,
					value: eventMethod("unsaturated"),
				},
				empty: {
					writable: false,
					value: eventMethod("empty"),
				},
				drain: {
					writable: false,
					value: eventMethod("drain"),
				},
				error: {
					writable: false,
					value: eventMethod("error"),
				},
			});
			return q;
		}
		module.exports = exports.default;
	}),
	4743: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", {
			value: true,
		});
		exports.fallback = fallback;
		exports.wrap = wrap;
		var hasQueueMicrotask = (exports.hasQueueMicrotask = typeof queueMicrotask === "function" && queueMicrotask);
		var hasSetImmediate = (exports.hasSetImmediate = typeof setImmediate === "function" && setImmediate);
		var hasNextTick = (exports.hasNextTick = typeof process === "object" && typeof process.nextTick === "function");
		function fallback(fn) {
			setTimeout(fn, 0);
		}
		function wrap(defer) {
			return (fn, ...args) => defer(() => fn(...args));
		}
		var _defer;
		if (hasQueueMicrotask) {
			_defer = queueMicrotask;
		} else if (hasSetImmediate) {
			_defer = setImmediate;
		} else if (hasNextTick) {
			_defer = process.nextTick;
		} else {
			_defer = fallback;
		}
		exports["default"] = wrap(_defer);
	}),
	2136: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", {
			value: true,
		});
		exports.isAsyncIterable = exports.isAsyncGenerator = exports.isAsync = undefined;
		var _asyncify = __webpack_require__(6048);
		var _asyncify2 = _interopRequireDefault(_asyncify);
		function _interopRequireDefault(obj) {
			return obj && obj.__esModule ? obj : { default: obj };
		}
		function isAsync(fn) {
			return fn[Symbol.toStringTag] === "AsyncFunction";
		}
		function isAsyncGenerator(fn) {
			return fn[Symbol.toStringTag] === "AsyncGenerator";
		}
		function isAsyncIterable(obj) {
			return typeof obj[Symbol.asyncIterator] === "function";
		}
		function wrapAsync(asyncFn) {
			if (typeof asyncFn !== "function") throw new Error("expected a function");
			return isAsync(asyncFn) ? (0, _asyncify2.default)(asyncFn) : asyncFn;
		}
		exports["default"] = wrapAsync;
		exports.isAsync = isAsync;
		exports.isAsyncGenerator = isAsyncGenerator;
		exports.isAsyncIterable = isAsyncIterable;
	}),
	2859: ((module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", {
			value: true,
		});
		exports["default"] = function (worker, concurrency) {
			var _worker = (0, _wrapAsync2.default)(worker);
			return (0, _queue2.default)(
				(items, cb) => {
					_worker(items[0], cb);
				},
				concurrency,
				1,
			);
		};
		var _queue = __webpack_require__(9267);
		var _queue2 = _interopRequireDefault(_queue);
		var _wrapAsync = __webpack_require__(2136);
		var _wrapAsync2 = _interopRequireDefault(_wrapAsync);
		function _interopRequireDefault(obj) {
			return obj && obj.__esModule ? obj : { default: obj };
		}
		module.exports = exports.default;
	}),
	8095: ((__unused_webpack_module, exports, __webpack_require__) => {
		exports.buf = (bytes, before) => __webpack_require__(8522).crc32(bytes, before);
	}),
	9458: ((__unused_webpack_module, exports) => {
		exports.$ = () => {
			throw new Error("lazystream is not in the bundle");
		};
	}),
	7537: ((module) => {
		module.exports = function (path, stripTrailing) {
			if (typeof path !== "string") {
				throw new TypeError("expected path to be a string");
			}
			if (path === "\\" || path === "/") return "/";
			var len = path.length;
			if (len <= 1) return path;
			var prefix = "";
			if (len > 4 && path[3] === "\\") {
				var ch = path[2];
				if ((ch === "?" || ch === ".") && path.slice(0, 2) === "\\\\") {
					path = path.slice(2);
					prefix = "//";
				}
			}
			var segs = path.split(/[/\\]+/);
			if (stripTrailing !== false && segs[segs.length - 1] === "") {
				segs.pop();
			}
			return prefix + segs.join("/");
		};
	}),
	7703: ((__unused_webpack_module, exports, __webpack_require__) => {
		exports.PassThrough = __webpack_require__(7075).PassThrough;
		exports.Transform = __webpack_require__(7075).Transform;
	}),
	4692: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		"use strict";
		__webpack_require__.d(__webpack_exports__, {
			fx: () => Archiver,
		});
		var external_fs_ = __webpack_require__(9896);
		function isStream(stream, { checkOpen = true } = {}) {
			return stream !== null && typeof stream === "object" && (stream.writable || stream.readable || !checkOpen || (stream.writable === undefined && stream.readable === undefined)) && typeof stream.pipe === "function";
		}
		function isWritableStream(stream, { checkOpen = true } = {}) {
			return (
				isStream(stream, { checkOpen }) && (stream.writable || !checkOpen) && typeof stream.write === "function" && typeof stream.end === "function" && typeof stream.writable === "boolean" && typeof stream.writableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean"
			);
		}
		function isReadableStream(stream, { checkOpen = true } = {}) {
			return isStream(stream, { checkOpen }) && (stream.readable || !checkOpen) && typeof stream.read === "function" && typeof stream.readable === "boolean" && typeof stream.readableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
		}
		function isDuplexStream(stream, options) {
			return isWritableStream(stream, options) && isReadableStream(stream, options);
		}
		function isTransformStream(stream, options) {
			return isDuplexStream(stream, options) && typeof stream._transform === "function";
		}
		const dist = () => {
			throw new Error("glob is not in the bundle");
		};
		var lazystream = __webpack_require__(9458);
		var dist_async = __webpack_require__(21);
		var external_path_ = __webpack_require__(6928);
		var external_util_ = __webpack_require__(9023);
		const ERROR_CODES = {
			ABORTED: "archive was aborted",
			DIRECTORYDIRPATHREQUIRED: "diretory dirpath argument must be a non-empty string value",
			DIRECTORYFUNCTIONINVALIDDATA: "invalid data returned by directory custom data function",
			ENTRYNAMEREQUIRED: "entry name must be a non-empty string value",
			FILEFILEPATHREQUIRED: "file filepath argument must be a non-empty string value",
			FINALIZING: "archive already finalizing",
			QUEUECLOSED: "queue closed",
			NOENDMETHOD: "no suitable finalize/end method defined by module",
			DIRECTORYNOTSUPPORTED: "support for directory entries not defined by module",
			FORMATSET: "archive format already set",
			INPUTSTEAMBUFFERREQUIRED: "input source must be valid Stream or Buffer instance",
			MODULESET: "module already set",
			SYMLINKNOTSUPPORTED: "support for symlink entries not defined by module",
			SYMLINKFILEPATHREQUIRED: "symlink filepath argument must be a non-empty string value",
			SYMLINKTARGETREQUIRED: "symlink target argument must be a non-empty string value",
			ENTRYNOTSUPPORTED: "entry not supported",
		};
		function ArchiverError(code, data) {
			Error.captureStackTrace(this, this.constructor);
			this.message = ERROR_CODES[code] || code;
			this.code = code;
			this.data = data;
		}
		external_util_.inherits(ArchiverError, Error);
		var ours = __webpack_require__(7703);
		var normalize_path = __webpack_require__(7537);
		function collectStream(source, callback) {
			var collection = [];
			var size = 0;
			source.on("error", callback);
			source.on("data", function (chunk) {
				collection.push(chunk);
				size += chunk.length;
			});
			source.on("end", function () {
				var buf = Buffer.alloc(size);
				var offset = 0;
				collection.forEach(function (data) {
					data.copy(buf, offset);
					offset += data.length;
				});
				callback(null, buf);
			});
		}
		function dateify(dateish) {
			dateish = dateish || new Date();
			if (dateish instanceof Date) {
				dateish = dateish;
			} else if (typeof dateish === "string") {
				dateish = new Date(dateish);
			} else {
				dateish = new Date();
			}
			return dateish;
		}
		function normalizeInputSource(source) {
			if (source === null) {
				return Buffer.alloc(0);
			} else if (typeof source === "string") {
				return Buffer.from(source);
			} else if (isStream(source)) {
				return source.pipe(new ours.PassThrough());
			}
			return source;
		}
		function sanitizePath(filepath) {
			return normalize_path(filepath, false)
				.replace(/^\w+:/, "")
				.replace(/^(\.\.\/|\/)+/, "");
		}
		function trailingSlashIt(str) {
			return str.slice(-1) !== "/" ? str + "/" : str;
		}
		const { ReaddirGlob } = dist;
		const win32 = process.platform === "win32";
		class Archiver extends ours.Transform {
			_supportsDirectory = false;
			_supportsSymlink = false;
			constructor(options) {
				options = {
					highWaterMark: 1024 * 1024,
					statConcurrency: 4,
					...options,
				};
				super(options);
				this.options = options;
				this._format = false;
				this._module = false;
				this._pending = 0;
				this._pointer = 0;
				this._entriesCount = 0;
				this._entriesProcessedCount = 0;
				this._fsEntriesTotalBytes = 0;
				this._fsEntriesProcessedBytes = 0;
				this._queue = (0, dist_async.queue)(this._onQueueTask.bind(this), 1);
				this._queue.drain(this._onQueueDrain.bind(this));
				this._statQueue = (0, dist_async.queue)(this._onStatQueueTask.bind(this), options.statConcurrency);
				this._statQueue.drain(this._onQueueDrain.bind(this));
				this._state = {
					aborted: false,
					finalize: false,
					finalizing: false,
					finalized: false,
					modulePiped: false,
				};
				this._streams = [];
			}
			_abort() {
				this._state.aborted = true;
				this._queue.kill();
				this._statQueue.kill();
				if (this._queue.idle()) {
					this._shutdown();
				}
			}
			_append(filepath, data) {
				data = data || {};
				let task = {
					source: null,
					filepath: filepath,
				};
				if (!data.name) {
					data.name = filepath;
				}
				data.sourcePath = filepath;
				task.data = data;
				this._entriesCount++;
				if (data.stats && data.stats instanceof external_fs_.Stats) {
					task = this._updateQueueTaskWithStats(task, data.stats);
					if (task) {
						if (data.stats.size) {
							this._fsEntriesTotalBytes += data.stats.size;
						}
						this._queue.push(task);
					}
				} else {
					this._statQueue.push(task);
				}
			}
			_finalize() {
				if (this._state.finalizing || this._state.finalized || this._state.aborted) {
					return;
				}
				this._state.finalizing = true;
				this._moduleFinalize();
				this._state.finalizing = false;
				this._state.finalized = true;
			}
			_maybeFinalize() {
				if (this._state.finalizing || this._state.finalized || this._state.aborted) {
					return false;
				}
				if (this._state.finalize && this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
					this._finalize();
					return true;
				}
				return false;
			}
			_moduleAppend(source, data, callback) {
				if (this._state.aborted) {
					callback();
					return;
				}
				this._module.append(
					source,
					data,
					function (err) {
						this._task = null;
						if (this._state.aborted) {
							this._shutdown();
							return;
						}
						if (err) {
							this.emit("error", err);
							setImmediate(callback);
							return;
						}
						this.emit("entry", data);
						this._entriesProcessedCount++;
						if (data.stats && data.stats.size) {
							this._fsEntriesProcessedBytes += data.stats.size;
						}
						this.emit("progress", {
							entries: {
								total: this._entriesCount,
								processed: this._entriesProcessedCount,
							},
							fs: {
								totalBytes: this._fsEntriesTotalBytes,
								processedBytes: this._fsEntriesProcessedBytes,
							},
						});
						setImmediate(callback);
					}.bind(this),
				);
			}
			_moduleFinalize() {
				if (typeof this._module.finalize === "function") {
					this._module.finalize();
				} else if (typeof this._module.end === "function") {
					this._module.end();
				} else {
					this.emit("error", new ArchiverError("NOENDMETHOD"));
				}
			}
			_modulePipe() {
				this._module.on("error", this._onModuleError.bind(this));
				this._module.pipe(this);
				this._state.modulePiped = true;
			}
			_moduleUnpipe() {
				this._module.unpipe(this);
				this._state.modulePiped = false;
			}
			_normalizeEntryData(data, stats) {
				data = {
					type: "file",
					name: null,
					date: null,
					mode: null,
					prefix: null,
					sourcePath: null,
					stats: false,
					...data,
				};
				if (stats && data.stats === false) {
					data.stats = stats;
				}
				let isDir = data.type === "directory";
				if (data.name) {
					if (typeof data.prefix === "string" && "" !== data.prefix) {
						data.name = data.prefix + "/" + data.name;
						data.prefix = null;
					}
					data.name = sanitizePath(data.name);
					if (data.type !== "symlink" && data.name.slice(-1) === "/") {
						isDir = true;
						data.type = "directory";
					} else if (isDir) {
						data.name += "/";
					}
				}
				if (typeof data.mode === "number") {
					if (win32) {
						data.mode &= 511;
					} else {
						data.mode &= 4095;
					}
				} else if (data.stats && data.mode === null) {
					if (win32) {
						data.mode = data.stats.mode & 511;
					} else {
						data.mode = data.stats.mode & 4095;
					}
					if (win32 && isDir) {
						data.mode = 493;
					}
				} else if (data.mode === null) {
					data.mode = isDir ? 493 : 420;
				}
				if (data.stats && data.date === null) {
					data.date = data.stats.mtime;
				} else {
					data.date = dateify(data.date);
				}
				return data;
			}
			_onModuleError(err) {
				this.emit("error", err);
			}
			_onQueueDrain() {
				if (this._state.finalizing || this._state.finalized || this._state.aborted) {
					return;
				}
				if (this._state.finalize && this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
					this._finalize();
				}
			}
			_onQueueTask(task, callback) {
				const fullCallback = () => {
					if (task.data.callback) {
						task.data.callback();
					}
					callback();
				};
				if (this._state.finalizing || this._state.finalized || this._state.aborted) {
					fullCallback();
					return;
				}
				this._task = task;
				this._moduleAppend(task.source, task.data, fullCallback);
			}
			_onStatQueueTask(task, callback) {
				if (this._state.finalizing || this._state.finalized || this._state.aborted) {
					callback();
					return;
				}
				(0, external_fs_.lstat)(
					task.filepath,
					function (err, stats) {
						if (this._state.aborted) {
							setImmediate(callback);
							return;
						}
						if (err) {
							this._entriesCount--;
							this.emit("warning", err);
							setImmediate(callback);
							return;
						}
						task = this._updateQueueTaskWithStats(task, stats);
						if (task) {
							if (stats.size) {
								this._fsEntriesTotalBytes += stats.size;
							}
							this._queue.push(task);
						}
						setImmediate(callback);
					}.bind(this),
				);
			}
			_shutdown() {
				this._moduleUnpipe();
				this.end();
			}
			_transform(chunk, encoding, callback) {
				if (chunk) {
					this._pointer += chunk.length;
				}
				callback(null, chunk);
			}
			_updateQueueTaskWithStats(task, stats) {
				if (stats.isFile()) {
					task.data.type = "file";
					task.data.sourceType = "stream";
					task.source = new lazystream.$(function () {
						return (0, external_fs_.createReadStream)(task.filepath);
					});
				} else if (stats.isDirectory() && this._supportsDirectory) {
					task.data.name = trailingSlashIt(task.data.name);
					task.data.type = "directory";
					task.data.sourcePath = trailingSlashIt(task.filepath);
					task.data.sourceType = "buffer";
					task.source = Buffer.concat([]);
				} else if (stats.isSymbolicLink() && this._supportsSymlink) {
					const linkPath = (0, external_fs_.readlinkSync)(task.filepath);
					const dirName = (0, external_path_.dirname)(task.filepath);
					task.data.type = "symlink";
					task.data.linkname = (0, external_path_.relative)(dirName, (0, external_path_.resolve)(dirName, linkPath));
					task.data.sourceType = "buffer";
					task.source = Buffer.concat([]);
				} else {
					if (stats.isDirectory()) {
						this.emit("warning", new ArchiverError("DIRECTORYNOTSUPPORTED", task.data));
					} else if (stats.isSymbolicLink()) {
						this.emit("warning", new ArchiverError("SYMLINKNOTSUPPORTED", task.data));
					} else {
						this.emit("warning", new ArchiverError("ENTRYNOTSUPPORTED", task.data));
					}
					return null;
				}
				task.data = this._normalizeEntryData(task.data, stats);
				return task;
			}
			abort() {
				if (this._state.aborted || this._state.finalized) {
					return this;
				}
				this._abort();
				return this;
			}
			append(source, data) {
				if (this._state.finalize || this._state.aborted) {
					this.emit("error", new ArchiverError("QUEUECLOSED"));
					return this;
				}
				data = this._normalizeEntryData(data);
				if (typeof data.name !== "string" || data.name.length === 0) {
					this.emit("error", new ArchiverError("ENTRYNAMEREQUIRED"));
					return this;
				}
				if (data.type === "directory" && !this._supportsDirectory) {
					this.emit("error", new ArchiverError("DIRECTORYNOTSUPPORTED", { name: data.name }));
					return this;
				}
				source = normalizeInputSource(source);
				if (Buffer.isBuffer(source)) {
					data.sourceType = "buffer";
				} else if (isStream(source)) {
					data.sourceType = "stream";
				} else {
					this.emit("error", new ArchiverError("INPUTSTEAMBUFFERREQUIRED", { name: data.name }));
					return this;
				}
				this._entriesCount++;
				this._queue.push({
					data: data,
					source: source,
				});
				return this;
			}
			directory(dirpath, destpath, data) {
				if (this._state.finalize || this._state.aborted) {
					this.emit("error", new ArchiverError("QUEUECLOSED"));
					return this;
				}
				if (typeof dirpath !== "string" || dirpath.length === 0) {
					this.emit("error", new ArchiverError("DIRECTORYDIRPATHREQUIRED"));
					return this;
				}
				this._pending++;
				if (destpath === false) {
					destpath = "";
				} else if (typeof destpath !== "string") {
					destpath = dirpath;
				}
				var dataFunction = false;
				if (typeof data === "function") {
					dataFunction = data;
					data = {};
				} else if (typeof data !== "object") {
					data = {};
				}
				var globOptions = {
					stat: true,
					dot: true,
				};
				function onGlobEnd() {
					this._pending--;
					this._maybeFinalize();
				}
				function onGlobError(err) {
					this.emit("error", err);
				}
				function onGlobMatch(match) {
					globber.pause();
					let ignoreMatch = false;
					let entryData = Object.assign({}, data);
					entryData.name = match.relative;
					entryData.prefix = destpath;
					entryData.stats = match.stat;
					entryData.callback = globber.resume.bind(globber);
					try {
						if (dataFunction) {
							entryData = dataFunction(entryData);
							if (entryData === false) {
								ignoreMatch = true;
							} else if (typeof entryData !== "object") {
								throw new ArchiverError("DIRECTORYFUNCTIONINVALIDDATA", {
									dirpath: dirpath,
								});
							}
						}
					} catch (e) {
						this.emit("error", e);
						return;
					}
					if (ignoreMatch) {
						globber.resume();
						return;
					}
					this._append(match.absolute, entryData);
				}
				const globber = dist(dirpath, globOptions);
				globber.on("error", onGlobError.bind(this));
				globber.on("match", onGlobMatch.bind(this));
				globber.on("end", onGlobEnd.bind(this));
				return this;
			}
			file(filepath, data) {
				if (this._state.finalize || this._state.aborted) {
					this.emit("error", new ArchiverError("QUEUECLOSED"));
					return this;
				}
				if (typeof filepath !== "string" || filepath.length === 0) {
					this.emit("error", new ArchiverError("FILEFILEPATHREQUIRED"));
					return this;
				}
				this._append(filepath, data);
				return this;
			}
			glob(pattern, options, data) {
				this._pending++;
				options = {
					stat: true,
					pattern: pattern,
					...options,
				};
				function onGlobEnd() {
					this._pending--;
					this._maybeFinalize();
				}
				function onGlobError(err) {
					this.emit("error", err);
				}
				function onGlobMatch(match) {
					globber.pause();
					const entryData = Object.assign({}, data);
					entryData.callback = globber.resume.bind(globber);
					entryData.stats = match.stat;
					entryData.name = match.relative;
					this._append(match.absolute, entryData);
				}
				const globber = new ReaddirGlob(options.cwd || ".", options);
				globber.on("error", onGlobError.bind(this));
				globber.on("match", onGlobMatch.bind(this));
				globber.on("end", onGlobEnd.bind(this));
				return this;
			}
			finalize() {
				if (this._state.aborted) {
					var abortedError = new ArchiverError("ABORTED");
					this.emit("error", abortedError);
					return Promise.reject(abortedError);
				}
				if (this._state.finalize) {
					var finalizingError = new ArchiverError("FINALIZING");
					this.emit("error", finalizingError);
					return Promise.reject(finalizingError);
				}
				this._state.finalize = true;
				if (this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
					this._finalize();
				}
				var self = this;
				return new Promise(function (resolve, reject) {
					var errored;
					self._module.on("end", function () {
						if (!errored) {
							resolve();
						}
					});
					self._module.on("error", function (err) {
						errored = true;
						reject(err);
					});
				});
			}
			symlink(filepath, target, mode) {
				if (this._state.finalize || this._state.aborted) {
					this.emit("error", new ArchiverError("QUEUECLOSED"));
					return this;
				}
				if (typeof filepath !== "string" || filepath.length === 0) {
					this.emit("error", new ArchiverError("SYMLINKFILEPATHREQUIRED"));
					return this;
				}
				if (typeof target !== "string" || target.length === 0) {
					this.emit("error", new ArchiverError("SYMLINKTARGETREQUIRED", { filepath: filepath }));
					return this;
				}
				if (!this._supportsSymlink) {
					this.emit("error", new ArchiverError("SYMLINKNOTSUPPORTED", { filepath: filepath }));
					return this;
				}
				var data = {};
				data.type = "symlink";
				data.name = filepath.replace(/\\/g, "/");
				data.linkname = target.replace(/\\/g, "/");
				data.sourceType = "buffer";
				if (typeof mode === "number") {
					data.mode = mode;
				}
				this._entriesCount++;
				this._queue.push({
					data: data,
					source: Buffer.concat([]),
				});
				return this;
			}
			pointer() {
				return this._pointer;
			}
		}
		class ArchiveEntry {
			getName() {}
			getSize() {}
			getLastModifiedDate() {}
			isDirectory() {}
		}
		function dateToDos(d, forceLocalTime) {
			forceLocalTime = forceLocalTime || false;
			var year = forceLocalTime ? d.getFullYear() : d.getUTCFullYear();
			if (year < 1980) {
				return 2162688;
			} else if (year >= 2044) {
				return 2141175677;
			}
			var val = {
				year: year,
				month: forceLocalTime ? d.getMonth() : d.getUTCMonth(),
				date: forceLocalTime ? d.getDate() : d.getUTCDate(),
				hours: forceLocalTime ? d.getHours() : d.getUTCHours(),
				minutes: forceLocalTime ? d.getMinutes() : d.getUTCMinutes(),
				seconds: forceLocalTime ? d.getSeconds() : d.getUTCSeconds(),
			};
			return ((val.year - 1980) << 25) | ((val.month + 1) << 21) | (val.date << 16) | (val.hours << 11) | (val.minutes << 5) | (val.seconds / 2);
		}
		function dosToDate(dos) {
			return new Date(((dos >> 25) & 0x7f) + 1980, ((dos >> 21) & 0x0f) - 1, (dos >> 16) & 0x1f, (dos >> 11) & 0x1f, (dos >> 5) & 0x3f, (dos & 0x1f) << 1);
		}
		function fromDosTime(buf) {
			return dosToDate(buf.readUInt32LE(0));
		}
		function getEightBytes(v) {
			var buf = Buffer.alloc(8);
			buf.writeUInt32LE(v % 0x0100000000, 0);
			buf.writeUInt32LE((v / 0x0100000000) | 0, 4);
			return buf;
		}
		function getShortBytes(v) {
			var buf = Buffer.alloc(2);
			buf.writeUInt16LE((v & 0xffff) >>> 0, 0);
			return buf;
		}
		function getShortBytesValue(buf, offset) {
			return buf.readUInt16LE(offset);
		}
		function getLongBytes(v) {
			var buf = Buffer.alloc(4);
			buf.writeUInt32LE((v & 0xffffffff) >>> 0, 0);
			return buf;
		}
		function getLongBytesValue(buf, offset) {
			return buf.readUInt32LE(offset);
		}
		function toDosTime(d) {
			return getLongBytes(util.dateToDos(d));
		}
		const zip_util = {
			dateToDos,
			dosToDate,
			fromDosTime,
			getEightBytes,
			getShortBytes,
			getShortBytesValue,
			getLongBytes,
			getLongBytesValue,
			toDosTime,
		};
		var DATA_DESCRIPTOR_FLAG = 1 << 3;
		var ENCRYPTION_FLAG = 1 << 0;
		var NUMBER_OF_SHANNON_FANO_TREES_FLAG = 1 << 2;
		var SLIDING_DICTIONARY_SIZE_FLAG = 1 << 1;
		var STRONG_ENCRYPTION_FLAG = 1 << 6;
		var UFT8_NAMES_FLAG = 1 << 11;
		class GeneralPurposeBit {
			constructor() {
				this.descriptor = false;
				this.encryption = false;
				this.utf8 = false;
				this.numberOfShannonFanoTrees = 0;
				this.strongEncryption = false;
				this.slidingDictionarySize = 0;
				return this;
			}
			encode() {
				return getShortBytes((this.descriptor ? DATA_DESCRIPTOR_FLAG : 0) | (this.utf8 ? UFT8_NAMES_FLAG : 0) | (this.encryption ? ENCRYPTION_FLAG : 0) | (this.strongEncryption ? STRONG_ENCRYPTION_FLAG : 0));
			}
			static parse(buf, offset) {
				var flag = getShortBytesValue(buf, offset);
				var gbp = new GeneralPurposeBit();
				gbp.useDataDescriptor((flag & DATA_DESCRIPTOR_FLAG) !== 0);
				gbp.useUTF8ForNames((flag & UFT8_NAMES_FLAG) !== 0);
				gbp.useStrongEncryption((flag & STRONG_ENCRYPTION_FLAG) !== 0);
				gbp.useEncryption((flag & ENCRYPTION_FLAG) !== 0);
				gbp.setSlidingDictionarySize((flag & SLIDING_DICTIONARY_SIZE_FLAG) !== 0 ? 8192 : 4096);
				gbp.setNumberOfShannonFanoTrees((flag & NUMBER_OF_SHANNON_FANO_TREES_FLAG) !== 0 ? 3 : 2);
				return gbp;
			}
			setNumberOfShannonFanoTrees(n) {
				this.numberOfShannonFanoTrees = n;
			}
			getNumberOfShannonFanoTrees() {
				return this.numberOfShannonFanoTrees;
			}
			setSlidingDictionarySize(n) {
				this.slidingDictionarySize = n;
			}
			getSlidingDictionarySize() {
				return this.slidingDictionarySize;
			}
			useDataDescriptor(b) {
				this.descriptor = b;
			}
			usesDataDescriptor() {
				return this.descriptor;
			}
			useEncryption(b) {
				this.encryption = b;
			}
			usesEncryption() {
				return this.encryption;
			}
			useStrongEncryption(b) {
				this.strongEncryption = b;
			}
			usesStrongEncryption() {
				return this.strongEncryption;
			}
			useUTF8ForNames(b) {
				this.utf8 = b;
			}
			usesUTF8ForNames() {
				return this.utf8;
			}
		}
		const PERM_MASK = 4095;
		const FILE_TYPE_FLAG = 61440;
		const LINK_FLAG = 40960;
		const FILE_FLAG = 32768;
		const DIR_FLAG = 16384;
		const DEFAULT_LINK_PERM = 511;
		const DEFAULT_DIR_PERM = 493;
		const DEFAULT_FILE_PERM = 420;
		const unix_stat = {
			PERM_MASK,
			FILE_TYPE_FLAG,
			LINK_FLAG,
			FILE_FLAG,
			DIR_FLAG,
			DEFAULT_LINK_PERM,
			DEFAULT_DIR_PERM,
			DEFAULT_FILE_PERM,
		};
		const WORD = 4;
		const DWORD = 8;
		const EMPTY = Buffer.alloc(0);
		const SHORT = 2;
		const SHORT_MASK = 0xffff;
		const SHORT_SHIFT = 16;
		const SHORT_ZERO = Buffer.from(Array(2));
		const LONG = 4;
		const LONG_ZERO = Buffer.from(Array(4));
		const MIN_VERSION_INITIAL = 10;
		const MIN_VERSION_DATA_DESCRIPTOR = 20;
		const MIN_VERSION_ZIP64 = 45;
		const VERSION_MADEBY = 45;
		const METHOD_STORED = 0;
		const METHOD_DEFLATED = 8;
		const PLATFORM_UNIX = 3;
		const PLATFORM_FAT = 0;
		const SIG_LFH = 0x04034b50;
		const SIG_DD = 0x08074b50;
		const SIG_CFH = 0x02014b50;
		const SIG_EOCD = 0x06054b50;
		const SIG_ZIP64_EOCD = 0x06064b50;
		const SIG_ZIP64_EOCD_LOC = 0x07064b50;
		const ZIP64_MAGIC_SHORT = 0xffff;
		const ZIP64_MAGIC = 0xffffffff;
		const ZIP64_EXTRA_ID = 0x0001;
		const ZLIB_NO_COMPRESSION = 0;
		const ZLIB_BEST_SPEED = 1;
		const ZLIB_BEST_COMPRESSION = 9;
		const ZLIB_DEFAULT_COMPRESSION = -1;
		const MODE_MASK = 0xfff;
		const DEFAULT_FILE_MODE = 33188;
		const DEFAULT_DIR_MODE = 16877;
		const EXT_FILE_ATTR_DIR = 1106051088;
		const EXT_FILE_ATTR_FILE = 2175008800;
		const S_IFMT = 61440;
		const S_IFIFO = 4096;
		const S_IFCHR = 8192;
		const S_IFDIR = 16384;
		const S_IFBLK = 24576;
		const S_IFREG = 32768;
		const S_IFLNK = 40960;
		const S_IFSOCK = 49152;
		const S_DOS_A = 32;
		const S_DOS_D = 16;
		const S_DOS_V = 8;
		const S_DOS_S = 4;
		const S_DOS_H = 2;
		const S_DOS_R = 1;
		const constants = {
			WORD,
			DWORD,
			EMPTY,
			SHORT,
			SHORT_MASK,
			SHORT_SHIFT,
			SHORT_ZERO,
			LONG,
			LONG_ZERO,
			MIN_VERSION_INITIAL,
			MIN_VERSION_DATA_DESCRIPTOR,
			MIN_VERSION_ZIP64,
			VERSION_MADEBY,
			METHOD_STORED,
			METHOD_DEFLATED,
			PLATFORM_UNIX,
			PLATFORM_FAT,
			SIG_LFH,
			SIG_DD,
			SIG_CFH,
			SIG_EOCD,
			SIG_ZIP64_EOCD,
			SIG_ZIP64_EOCD_LOC,
			ZIP64_MAGIC_SHORT,
			ZIP64_MAGIC,
			ZIP64_EXTRA_ID,
			ZLIB_NO_COMPRESSION,
			ZLIB_BEST_SPEED,
			ZLIB_BEST_COMPRESSION,
			ZLIB_DEFAULT_COMPRESSION,
			MODE_MASK,
			DEFAULT_FILE_MODE,
			DEFAULT_DIR_MODE,
			EXT_FILE_ATTR_DIR,
			EXT_FILE_ATTR_FILE,
			S_IFMT,
			S_IFIFO,
			S_IFCHR,
			S_IFDIR,
			S_IFBLK,
			S_IFREG,
			S_IFLNK,
			S_IFSOCK,
			S_DOS_A,
			S_DOS_D,
			S_DOS_V,
			S_DOS_S,
			S_DOS_H,
			S_DOS_R,
		};
		class ZipArchiveEntry extends ArchiveEntry {
			constructor(name) {
				super();
				this.platform = PLATFORM_FAT;
				this.method = -1;
				this.name = null;
				this.size = 0;
				this.csize = 0;
				this.gpb = new GeneralPurposeBit();
				this.crc = 0;
				this.time = -1;
				this.minver = MIN_VERSION_INITIAL;
				this.mode = -1;
				this.extra = null;
				this.exattr = 0;
				this.inattr = 0;
				this.comment = null;
				if (name) {
					this.setName(name);
				}
			}
			getCentralDirectoryExtra() {
				return this.getExtra();
			}
			getComment() {
				return this.comment !== null ? this.comment : "";
			}
			getCompressedSize() {
				return this.csize;
			}
			getCrc() {
				return this.crc;
			}
			getExternalAttributes = function () {
				return this.exattr;
			};
			getExtra() {
				return this.extra !== null ? this.extra : EMPTY;
			}
			getGeneralPurposeBit() {
				return this.gpb;
			}
			getInternalAttributes() {
				return this.inattr;
			}
			getLastModifiedDate() {
				return this.getTime();
			}
			getLocalFileDataExtra() {
				return this.getExtra();
			}
			getMethod() {
				return this.method;
			}
			getName() {
				return this.name;
			}
			getPlatform() {
				return this.platform;
			}
			getSize() {
				return this.size;
			}
			getTime() {
				return this.time !== -1 ? dosToDate(this.time) : -1;
			}
			getTimeDos() {
				return this.time !== -1 ? this.time : 0;
			}
			getUnixMode() {
				return this.platform !== PLATFORM_UNIX ? 0 : (this.getExternalAttributes() >> SHORT_SHIFT) & SHORT_MASK;
			}
			getVersionNeededToExtract() {
				return this.minver;
			}
			setComment(comment) {
				if (Buffer.byteLength(comment) !== comment.length) {
					this.getGeneralPurposeBit().useUTF8ForNames(true);
				}
				this.comment = comment;
			}
			setCompressedSize(size) {
				if (size < 0) {
					throw new Error("invalid entry compressed size");
				}
				this.csize = size;
			}
			setCrc(crc) {
				if (crc < 0) {
					throw new Error("invalid entry crc32");
				}
				this.crc = crc;
			}
			setExternalAttributes(attr) {
				this.exattr = attr >>> 0;
			}
			setExtra(extra) {
				this.extra = extra;
			}
			setGeneralPurposeBit(gpb) {
				if (!(gpb instanceof GeneralPurposeBit)) {
					throw new Error("invalid entry GeneralPurposeBit");
				}
				this.gpb = gpb;
			}
			setInternalAttributes(attr) {
				this.inattr = attr;
			}
			setMethod(method) {
				if (method < 0) {
					throw new Error("invalid entry compression method");
				}
				this.method = method;
			}
			setName(name, prependSlash = false) {
				name = normalize_path(name, false)
					.replace(/^\w+:/, "")
					.replace(/^(\.\.\/|\/)+/, "");
				if (prependSlash) {
					name = `/${name}`;
				}
				if (Buffer.byteLength(name) !== name.length) {
					this.getGeneralPurposeBit().useUTF8ForNames(true);
				}
				this.name = name;
			}
			setPlatform(platform) {
				this.platform = platform;
			}
			setSize(size) {
				if (size < 0) {
					throw new Error("invalid entry size");
				}
				this.size = size;
			}
			setTime(time, forceLocalTime) {
				if (!(time instanceof Date)) {
					throw new Error("invalid entry time");
				}
				this.time = dateToDos(time, forceLocalTime);
			}
			setUnixMode(mode) {
				mode |= this.isDirectory() ? S_IFDIR : S_IFREG;
				var extattr = 0;
				extattr |= (mode << SHORT_SHIFT) | (this.isDirectory() ? S_DOS_D : S_DOS_A);
				this.setExternalAttributes(extattr);
				this.mode = mode & MODE_MASK;
				this.platform = PLATFORM_UNIX;
			}
			setVersionNeededToExtract(minver) {
				this.minver = minver;
			}
			isDirectory() {
				return this.getName().slice(-1) === "/";
			}
			isUnixSymlink() {
				return (this.getUnixMode() & unix_stat.FILE_TYPE_FLAG) === unix_stat.LINK_FLAG;
			}
			isZip64() {
				return this.csize > ZIP64_MAGIC || this.size > ZIP64_MAGIC;
			}
		}
		var external_stream_ = __webpack_require__(2203);
		function util_normalizeInputSource(source) {
			if (source === null) {
				return Buffer.alloc(0);
			} else if (typeof source === "string") {
				return Buffer.from(source);
			} else if (isStream(source) && !source._readableState) {
				var normalized = new ours.PassThrough();
				source.pipe(normalized);
				return normalized;
			}
			return source;
		}
		const lib_util = {
			normalizeInputSource: util_normalizeInputSource,
		};
		class ArchiveOutputStream extends ours.Transform {
			constructor(options) {
				super(options);
				this.offset = 0;
				this._archive = {
					finish: false,
					finished: false,
					processing: false,
				};
			}
			_appendBuffer(zae, source, callback) {}
			_appendStream(zae, source, callback) {}
			_emitErrorCallback = function (err) {
				if (err) {
					this.emit("error", err);
				}
			};
			_finish(ae) {}
			_normalizeEntry(ae) {}
			_transform(chunk, encoding, callback) {
				callback(null, chunk);
			}
			entry(ae, source, callback) {
				source = source || null;
				if (typeof callback !== "function") {
					callback = this._emitErrorCallback.bind(this);
				}
				if (!(ae instanceof ArchiveEntry)) {
					callback(new Error("not a valid instance of ArchiveEntry"));
					return;
				}
				if (this._archive.finish || this._archive.finished) {
					callback(new Error("unacceptable entry after finish"));
					return;
				}
				if (this._archive.processing) {
					callback(new Error("already processing an entry"));
					return;
				}
				this._archive.processing = true;
				this._normalizeEntry(ae);
				this._entry = ae;
				source = util_normalizeInputSource(source);
				if (Buffer.isBuffer(source)) {
					this._appendBuffer(ae, source, callback);
				} else if (isStream(source)) {
					this._appendStream(ae, source, callback);
				} else {
					this._archive.processing = false;
					callback(new Error("input source must be valid Stream or Buffer instance"));
					return;
				}
				return this;
			}
			finish() {
				if (this._archive.processing) {
					this._archive.finish = true;
					return;
				}
				this._finish();
			}
			getBytesWritten() {
				return this.offset;
			}
			write(chunk, cb) {
				if (chunk) {
					this.offset += chunk.length;
				}
				return super.write(chunk, cb);
			}
		}
		var crc32 = __webpack_require__(8095);
		class CRC32Stream extends ours.Transform {
			constructor(options) {
				super(options);
				this.checksum = Buffer.allocUnsafe(4);
				this.checksum.writeInt32BE(0, 0);
				this.rawSize = 0;
			}
			_transform(chunk, encoding, callback) {
				if (chunk) {
					this.checksum = crc32.buf(chunk, this.checksum) >>> 0;
					this.rawSize += chunk.length;
				}
				callback(null, chunk);
			}
			digest(encoding) {
				const checksum = Buffer.allocUnsafe(4);
				checksum.writeUInt32BE(this.checksum >>> 0, 0);
				return encoding ? checksum.toString(encoding) : checksum;
			}
			hex() {
				return this.digest("hex").toUpperCase();
			}
			size() {
				return this.rawSize;
			}
		}
		var external_zlib_ = __webpack_require__(3106);
		class DeflateCRC32Stream extends external_zlib_.DeflateRaw {
			constructor(options) {
				super(options);
				this.checksum = Buffer.allocUnsafe(4);
				this.checksum.writeInt32BE(0, 0);
				this.rawSize = 0;
				this.compressedSize = 0;
			}
			push(chunk, encoding) {
				if (chunk) {
					this.compressedSize += chunk.length;
				}
				return super.push(chunk, encoding);
			}
			_transform(chunk, encoding, callback) {
				if (chunk) {
					this.checksum = crc32.buf(chunk, this.checksum) >>> 0;
					this.rawSize += chunk.length;
				}
				super._transform(chunk, encoding, callback);
			}
			digest(encoding) {
				const checksum = Buffer.allocUnsafe(4);
				checksum.writeUInt32BE(this.checksum >>> 0, 0);
				return encoding ? checksum.toString(encoding) : checksum;
			}
			hex() {
				return this.digest("hex").toUpperCase();
			}
			size(compressed = false) {
				if (compressed) {
					return this.compressedSize;
				} else {
					return this.rawSize;
				}
			}
		}
		const lib = {
			CRC32Stream: CRC32Stream,
			DeflateCRC32Stream: DeflateCRC32Stream,
		};
		function _defaults(o) {
			if (typeof o !== "object") {
				o = {};
			}
			if (typeof o.zlib !== "object") {
				o.zlib = {};
			}
			if (typeof o.zlib.level !== "number") {
				o.zlib.level = ZLIB_BEST_SPEED;
			}
			o.forceZip64 = !!o.forceZip64;
			o.forceLocalTime = !!o.forceLocalTime;
			return o;
		}
		class ZipArchiveOutputStream extends ArchiveOutputStream {
			constructor(options) {
				const _options = _defaults(options);
				super(_options);
				this.options = _options;
				this._entry = null;
				this._entries = [];
				this._archive = {
					centralLength: 0,
					centralOffset: 0,
					comment: "",
					finish: false,
					finished: false,
					processing: false,
					forceZip64: _options.forceZip64,
					forceLocalTime: _options.forceLocalTime,
				};
			}
			_afterAppend(ae) {
				this._entries.push(ae);
				if (ae.getGeneralPurposeBit().usesDataDescriptor()) {
					this._writeDataDescriptor(ae);
				}
				this._archive.processing = false;
				this._entry = null;
				if (this._archive.finish && !this._archive.finished) {
					this._finish();
				}
			}
			_appendBuffer(ae, source, callback) {
				if (source.length === 0) {
					ae.setMethod(METHOD_STORED);
				}
				var method = ae.getMethod();
				if (method === METHOD_STORED) {
					ae.setSize(source.length);
					ae.setCompressedSize(source.length);
					ae.setCrc(crc32.buf(source) >>> 0);
				}
				this._writeLocalFileHeader(ae);
				if (method === METHOD_STORED) {
					this.write(source);
					this._afterAppend(ae);
					callback(null, ae);
					return;
				} else if (method === METHOD_DEFLATED) {
					this._smartStream(ae, callback).end(source);
					return;
				} else {
					callback(new Error("compression method " + method + " not implemented"));
					return;
				}
			}
			_appendStream(ae, source, callback) {
				ae.getGeneralPurposeBit().useDataDescriptor(true);
				ae.setVersionNeededToExtract(MIN_VERSION_DATA_DESCRIPTOR);
				this._writeLocalFileHeader(ae);
				var smart = this._smartStream(ae, callback);
				source.once("error", function (err) {
					smart.emit("error", err);
					smart.end();
				});
				source.pipe(smart);
			}
			_finish() {
				this._archive.centralOffset = this.offset;
				this._entries.forEach(
					function (ae) {
						this._writeCentralFileHeader(ae);
					}.bind(this),
				);
				this._archive.centralLength = this.offset - this._archive.centralOffset;
				if (this.isZip64()) {
					this._writeCentralDirectoryZip64();
				}
				this._writeCentralDirectoryEnd();
				this._archive.processing = false;
				this._archive.finish = true;
				this._archive.finished = true;
				this.end();
			}
			_normalizeEntry(ae) {
				if (ae.getMethod() === -1) {
					ae.setMethod(METHOD_DEFLATED);
				}
				if (ae.getMethod() === METHOD_DEFLATED) {
					ae.getGeneralPurposeBit().useDataDescriptor(true);
					ae.setVersionNeededToExtract(MIN_VERSION_DATA_DESCRIPTOR);
				}
				if (ae.getTime() === -1) {
					ae.setTime(new Date(), this._archive.forceLocalTime);
				}
				ae._offsets = {
					file: 0,
					data: 0,
					contents: 0,
				};
			}
			_smartStream(ae, callback) {
				var deflate = ae.getMethod() === METHOD_DEFLATED;
				var process = deflate ? new DeflateCRC32Stream(this.options.zlib) : new CRC32Stream();
				var error = null;
				function handleStuff() {
					var digest = process.digest().readUInt32BE(0);
					ae.setCrc(digest);
					ae.setSize(process.size());
					ae.setCompressedSize(process.size(true));
					this._afterAppend(ae);
					callback(error, ae);
				}
				process.once("end", handleStuff.bind(this));
				process.once("error", function (err) {
					error = err;
				});
				process.pipe(this, { end: false });
				return process;
			}
			_writeCentralDirectoryEnd() {
				var records = this._entries.length;
				var size = this._archive.centralLength;
				var offset = this._archive.centralOffset;
				if (this.isZip64()) {
					records = ZIP64_MAGIC_SHORT;
					size = ZIP64_MAGIC;
					offset = ZIP64_MAGIC;
				}
				this.write(getLongBytes(SIG_EOCD));
				this.write(SHORT_ZERO);
				this.write(SHORT_ZERO);
				this.write(getShortBytes(records));
				this.write(getShortBytes(records));
				this.write(getLongBytes(size));
				this.write(getLongBytes(offset));
				var comment = this.getComment();
				var commentLength = Buffer.byteLength(comment);
				this.write(getShortBytes(commentLength));
				this.write(comment);
			}
			_writeCentralDirectoryZip64() {
				this.write(getLongBytes(SIG_ZIP64_EOCD));
				this.write(getEightBytes(44));
				this.write(getShortBytes(MIN_VERSION_ZIP64));
				this.write(getShortBytes(MIN_VERSION_ZIP64));
				this.write(LONG_ZERO);
				this.write(LONG_ZERO);
				this.write(getEightBytes(this._entries.length));
				this.write(getEightBytes(this._entries.length));
				this.write(getEightBytes(this._archive.centralLength));
				this.write(getEightBytes(this._archive.centralOffset));
				this.write(getLongBytes(SIG_ZIP64_EOCD_LOC));
				this.write(LONG_ZERO);
				this.write(getEightBytes(this._archive.centralOffset + this._archive.centralLength));
				this.write(getLongBytes(1));
			}
			_writeCentralFileHeader(ae) {
				var gpb = ae.getGeneralPurposeBit();
				var method = ae.getMethod();
				var fileOffset = ae._offsets.file;
				var size = ae.getSize();
				var compressedSize = ae.getCompressedSize();
				if (ae.isZip64() || fileOffset > ZIP64_MAGIC) {
					size = ZIP64_MAGIC;
					compressedSize = ZIP64_MAGIC;
					fileOffset = ZIP64_MAGIC;
					ae.setVersionNeededToExtract(MIN_VERSION_ZIP64);
					var extraBuf = Buffer.concat([getShortBytes(ZIP64_EXTRA_ID), getShortBytes(24), getEightBytes(ae.getSize()), getEightBytes(ae.getCompressedSize()), getEightBytes(ae._offsets.file)], 28);
					ae.setExtra(extraBuf);
				}
				this.write(getLongBytes(SIG_CFH));
				this.write(getShortBytes((ae.getPlatform() << 8) | VERSION_MADEBY));
				this.write(getShortBytes(ae.getVersionNeededToExtract()));
				this.write(gpb.encode());
				this.write(getShortBytes(method));
				this.write(getLongBytes(ae.getTimeDos()));
				this.write(getLongBytes(ae.getCrc()));
				this.write(getLongBytes(compressedSize));
				this.write(getLongBytes(size));
				var name = ae.getName();
				var comment = ae.getComment();
				var extra = ae.getCentralDirectoryExtra();
				if (gpb.usesUTF8ForNames()) {
					name = Buffer.from(name);
					comment = Buffer.from(comment);
				}
				this.write(getShortBytes(name.length));
				this.write(getShortBytes(extra.length));
				this.write(getShortBytes(comment.length));
				this.write(SHORT_ZERO);
				this.write(getShortBytes(ae.getInternalAttributes()));
				this.write(getLongBytes(ae.getExternalAttributes()));
				this.write(getLongBytes(fileOffset));
				this.write(name);
				this.write(extra);
				this.write(comment);
			}
			_writeDataDescriptor(ae) {
				this.write(getLongBytes(SIG_DD));
				this.write(getLongBytes(ae.getCrc()));
				if (ae.isZip64()) {
					this.write(getEightBytes(ae.getCompressedSize()));
					this.write(getEightBytes(ae.getSize()));
				} else {
					this.write(getLongBytes(ae.getCompressedSize()));
					this.write(getLongBytes(ae.getSize()));
				}
			}
			_writeLocalFileHeader(ae) {
				var gpb = ae.getGeneralPurposeBit();
				var method = ae.getMethod();
				var name = ae.getName();
				var extra = ae.getLocalFileDataExtra();
				if (ae.isZip64()) {
					gpb.useDataDescriptor(true);
					ae.setVersionNeededToExtract(MIN_VERSION_ZIP64);
				}
				if (gpb.usesUTF8ForNames()) {
					name = Buffer.from(name);
				}
				ae._offsets.file = this.offset;
				this.write(getLongBytes(SIG_LFH));
				this.write(getShortBytes(ae.getVersionNeededToExtract()));
				this.write(gpb.encode());
				this.write(getShortBytes(method));
				this.write(getLongBytes(ae.getTimeDos()));
				ae._offsets.data = this.offset;
				if (gpb.usesDataDescriptor()) {
					this.write(LONG_ZERO);
					this.write(LONG_ZERO);
					this.write(LONG_ZERO);
				} else {
					this.write(getLongBytes(ae.getCrc()));
					this.write(getLongBytes(ae.getCompressedSize()));
					this.write(getLongBytes(ae.getSize()));
				}
				this.write(getShortBytes(name.length));
				this.write(getShortBytes(extra.length));
				this.write(name);
				this.write(extra);
				ae._offsets.contents = this.offset;
			}
			getComment(comment) {
				return this._archive.comment !== null ? this._archive.comment : "";
			}
			isZip64() {
				return this._archive.forceZip64 || this._entries.length > ZIP64_MAGIC_SHORT || this._archive.centralLength > ZIP64_MAGIC || this._archive.centralOffset > ZIP64_MAGIC;
			}
			setComment(comment) {
				this._archive.comment = comment;
			}
		}
		const compress_commons = {
			ArchiveEntry: ArchiveEntry,
			ZipArchiveEntry: ZipArchiveEntry,
			ArchiveOutputStream: ArchiveOutputStream,
			ZipArchiveOutputStream: ZipArchiveOutputStream,
		};
		function utils_dateify(dateish) {
			dateish = dateish || new Date();
			if (dateish instanceof Date) {
				dateish = dateish;
			} else if (typeof dateish === "string") {
				dateish = new Date(dateish);
			} else {
				dateish = new Date();
			}
			return dateish;
		}
		function utils_sanitizePath(filepath) {
			return normalize_path(filepath, false)
				.replace(/^\w+:/, "")
				.replace(/^(\.\.\/|\/)+/, "");
		}
		class ZipStream extends ZipArchiveOutputStream {
			constructor(options) {
				options = options || {};
				options.zlib = options.zlib || {};
				if (typeof options.level === "number" && options.level >= 0) {
					options.zlib.level = options.level;
					delete options.level;
				}
				if (!options.forceZip64 && typeof options.zlib.level === "number" && options.zlib.level === 0) {
					options.store = true;
				}
				options.namePrependSlash = options.namePrependSlash || false;
				super(options);
				if (options.comment && options.comment.length > 0) {
					this.setComment(options.comment);
				}
			}
			_normalizeFileData(data) {
				data = {
					type: "file",
					name: null,
					namePrependSlash: this.options.namePrependSlash,
					linkname: null,
					date: null,
					mode: null,
					store: this.options.store,
					comment: "",
					...data,
				};
				let isDir = data.type === "directory";
				const isSymlink = data.type === "symlink";
				if (data.name) {
					data.name = utils_sanitizePath(data.name);
					if (!isSymlink && data.name.slice(-1) === "/") {
						isDir = true;
						data.type = "directory";
					} else if (isDir) {
						data.name += "/";
					}
				}
				if (isDir || isSymlink) {
					data.store = true;
				}
				data.date = utils_dateify(data.date);
				return data;
			}
			entry(source, data, callback) {
				if (typeof callback !== "function") {
					callback = this._emitErrorCallback.bind(this);
				}
				data = this._normalizeFileData(data);
				if (data.type !== "file" && data.type !== "directory" && data.type !== "symlink") {
					callback(new Error(data.type + " entries not currently supported"));
					return;
				}
				if (typeof data.name !== "string" || data.name.length === 0) {
					callback(new Error("entry name must be a non-empty string value"));
					return;
				}
				if (data.type === "symlink" && typeof data.linkname !== "string") {
					callback(new Error("entry linkname must be a non-empty string value when type equals symlink"));
					return;
				}
				const entry = new ZipArchiveEntry(data.name);
				entry.setTime(data.date, this.options.forceLocalTime);
				if (data.namePrependSlash) {
					entry.setName(data.name, true);
				}
				if (data.store) {
					entry.setMethod(0);
				}
				if (data.comment.length > 0) {
					entry.setComment(data.comment);
				}
				if (data.type === "symlink" && typeof data.mode !== "number") {
					data.mode = 40960;
				}
				if (typeof data.mode === "number") {
					if (data.type === "symlink") {
						data.mode |= 40960;
					}
					entry.setUnixMode(data.mode);
				}
				if (data.type === "symlink" && typeof data.linkname === "string") {
					source = Buffer.from(data.linkname);
				}
				return super.entry(entry, source, callback);
			}
			finalize() {
				this.finish();
			}
		}
		class Zip {
			constructor(options) {
				options = this.options = {
					comment: "",
					forceUTC: false,
					namePrependSlash: false,
					store: false,
					...options,
				};
				this.engine = new ZipStream(options);
			}
			append(source, data, callback) {
				this.engine.entry(source, data, callback);
			}
			finalize() {
				this.engine.finalize();
			}
			on() {
				return this.engine.on.apply(this.engine, arguments);
			}
			pipe() {
				return this.engine.pipe.apply(this.engine, arguments);
			}
			unpipe() {
				return this.engine.unpipe.apply(this.engine, arguments);
			}
		}
		const tar = undefined;
		const json = undefined;
		class ZipArchive extends Archiver {
			constructor(options) {
				super(options);
				this._format = "zip";
				this._module = new Zip(options);
				this._supportsDirectory = true;
				this._supportsSymlink = true;
				this._modulePipe();
			}
		}
		class TarArchive extends Archiver {
			constructor(options) {
				super(options);
				this._format = "tar";
				this._module = new tar(options);
				this._supportsDirectory = true;
				this._supportsSymlink = true;
				this._modulePipe();
			}
		}
		class JsonArchive extends Archiver {
			constructor(options) {
				super(options);
				this._format = "json";
				this._module = new json(options);
				this._supportsDirectory = true;
				this._supportsSymlink = true;
				this._modulePipe();
			}
		}
	}),
};
