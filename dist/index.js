(() => {
	var __webpack_modules__ = {
		1007: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const assert = __nccwpck_require__(965);
			const { AsyncResource } = __nccwpck_require__(6698);
			const { Readable } = __nccwpck_require__(8395);
			const { InvalidArgumentError, RequestAbortedError } = __nccwpck_require__(9263);
			const util = __nccwpck_require__(7332);
			function noop() {}
			class RequestHandler extends AsyncResource {
				constructor(opts, callback) {
					if (!opts || typeof opts !== "object") {
						throw new InvalidArgumentError("invalid opts");
					}
					const { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
					try {
						if (typeof callback !== "function") {
							throw new InvalidArgumentError("invalid callback");
						}
						if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) {
							throw new InvalidArgumentError("invalid highWaterMark");
						}
						if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") {
							throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
						}
						if (method === "CONNECT") {
							throw new InvalidArgumentError("invalid method");
						}
						if (onInfo && typeof onInfo !== "function") {
							throw new InvalidArgumentError("invalid onInfo callback");
						}
						super("UNDICI_REQUEST");
					} catch (err) {
						if (util.isStream(body)) {
							util.destroy(body.on("error", noop), err);
						}
						throw err;
					}
					this.method = method;
					this.responseHeaders = responseHeaders || null;
					this.opaque = opaque || null;
					this.callback = callback;
					this.res = null;
					this.abort = null;
					this.body = body;
					this.trailers = {};
					this.context = null;
					this.controller = null;
					this.onInfo = onInfo || null;
					this.highWaterMark = highWaterMark;
					this.reason = null;
					this.removeAbortListener = null;
					if (signal?.aborted) {
						this.reason = signal.reason ?? new RequestAbortedError();
					} else if (signal) {
						this.removeAbortListener = util.addAbortListener(signal, () => {
							this.reason = signal.reason ?? new RequestAbortedError();
							if (this.res) {
								const res = this.res;
								this.res = null;
								util.destroy(res.on("error", noop), this.reason);
							} else if (this.abort) {
								this.abort(this.reason);
							}
						});
					}
				}
				onRequestStart(controller, context) {
					if (this.reason) {
						controller.abort(this.reason);
						return;
					}
					assert(this.callback);
					this.controller = controller;
					this.abort = (reason) => controller.abort(reason);
					this.context = context;
				}
				onResponseStart(controller, statusCode, headers, statusText) {
					const { callback, opaque, context, responseHeaders, highWaterMark } = this;
					const rawHeaders = controller?.rawHeaders;
					const responseHeaderData = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
					if (statusCode < 200) {
						if (this.onInfo) {
							this.onInfo({ statusCode, headers: responseHeaderData });
						}
						return;
					}
					const parsedHeaders = headers;
					const contentType = parsedHeaders?.["content-type"];
					const contentLength = parsedHeaders?.["content-length"];
					const res = new Readable({
						resume: () => controller.resume(),
						abort: (reason) => controller.abort(reason),
						contentType,
						contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
						highWaterMark,
					});
					if (this.removeAbortListener) {
						res.on("close", this.removeAbortListener);
						this.removeAbortListener = null;
					}
					this.callback = null;
					this.res = res;
					if (callback !== null) {
						try {
							this.runInAsyncScope(callback, null, null, {
								statusCode,
								statusText,
								headers: responseHeaderData,
								trailers: this.trailers,
								opaque,
								body: res,
								context,
							});
						} catch (err) {
							this.res = null;
							util.destroy(res.on("error", noop), err);
							queueMicrotask(() => {
								throw err;
							});
						}
					}
				}
				onResponseData(controller, chunk) {
					if (!this.res) {
						return;
					}
					if (this.res.push(chunk) === false) {
						controller.pause();
					}
				}
				onResponseEnd(_controller, trailers) {
					if (trailers && typeof trailers === "object") {
						for (const key of Object.keys(trailers)) {
							if (key === "__proto__") {
								Object.defineProperty(this.trailers, key, {
									value: trailers[key],
									enumerable: true,
									configurable: true,
									writable: true,
								});
							} else {
								this.trailers[key] = trailers[key];
							}
						}
					}
					this.res?.push(null);
				}
				onResponseError(_controller, err) {
					const { res, callback, body, opaque } = this;
					if (callback) {
						this.callback = null;
						queueMicrotask(() => {
							this.runInAsyncScope(callback, null, err, { opaque });
						});
					}
					if (res) {
						this.res = null;
						queueMicrotask(() => {
							util.destroy(res.on("error", noop), err);
						});
					}
					if (body) {
						this.body = null;
						if (util.isStream(body)) {
							body.on("error", noop);
							util.destroy(body, err);
						}
					}
					if (this.removeAbortListener) {
						this.removeAbortListener();
						this.removeAbortListener = null;
					}
				}
			}
			function request(opts, callback) {
				if (callback === undefined) {
					return new Promise((resolve, reject) => {
						request.call(this, opts, (err, data) => {
							return err ? reject(err) : resolve(data);
						});
					});
				}
				try {
					const handler = new RequestHandler(opts, callback);
					this.dispatch(opts, handler);
				} catch (err) {
					if (typeof callback !== "function") {
						throw err;
					}
					const opaque = opts?.opaque;
					queueMicrotask(() => callback(err, { opaque }));
				}
			}
			module.exports = request;
			module.exports.RequestHandler = RequestHandler;
		}),
		8395: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const assert = __nccwpck_require__(965);
			const { addAbortListener } = __nccwpck_require__(8474);
			const { Readable } = __nccwpck_require__(7075);
			const { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = __nccwpck_require__(9263);
			const util = __nccwpck_require__(7332);
			const kConsume = Symbol("kConsume");
			const kReading = Symbol("kReading");
			const kBody = Symbol("kBody");
			const kAbort = Symbol("kAbort");
			const kContentType = Symbol("kContentType");
			const kContentLength = Symbol("kContentLength");
			const kUsed = Symbol("kUsed");
			const kBytesRead = Symbol("kBytesRead");
			const noop = () => {};
			class BodyReadable extends Readable {
				constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 64 * 1024 }) {
					super({
						autoDestroy: true,
						read: resume,
						highWaterMark,
					});
					this._readableState.dataEmitted = false;
					this[kAbort] = abort;
					this[kConsume] = null;
					this[kBytesRead] = 0;
					this[kBody] = null;
					this[kUsed] = false;
					this[kContentType] = contentType;
					this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
					this[kReading] = false;
				}
				_destroy(err, callback) {
					if (!err && !this._readableState.endEmitted) {
						err = new RequestAbortedError();
					}
					if (err) {
						this[kAbort]();
					}
					if (!this[kUsed]) {
						setImmediate(callback, err);
					} else {
						callback(err);
					}
				}
				on(event, listener) {
					if (event === "data" || event === "readable") {
						this[kReading] = true;
						this[kUsed] = true;
					}
					return super.on(event, listener);
				}
				addListener(event, listener) {
					return this.on(event, listener);
				}
				off(event, listener) {
					const ret = super.off(event, listener);
					if (event === "data" || event === "readable") {
						this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0;
					}
					return ret;
				}
				removeListener(event, listener) {
					return this.off(event, listener);
				}
				push(chunk) {
					if (chunk) {
						this[kBytesRead] += chunk.length;
						if (this[kConsume]) {
							consumePush(this[kConsume], chunk);
							return this[kReading] ? super.push(chunk) : true;
						}
					}
					return super.push(chunk);
				}
				text() {
					return consume(this, "text");
				}
				json() {
					return consume(this, "json");
				}
				blob() {
					return consume(this, "blob");
				}
				bytes() {
					return consume(this, "bytes");
				}
				arrayBuffer() {
					return consume(this, "arrayBuffer");
				}
				async formData() {
					throw new NotSupportedError();
				}
				get bodyUsed() {
					return util.isDisturbed(this);
				}
				get body() {
					if (!this[kBody]) {
						this[kBody] = ReadableStream.from(this);
						if (this[kConsume]) {
							this[kBody].getReader();
							assert(this[kBody].locked);
						}
					}
					return this[kBody];
				}
				dump(opts) {
					const signal = opts?.signal;
					if (signal != null && (typeof signal !== "object" || !("aborted" in signal))) {
						return Promise.reject(new InvalidArgumentError("signal must be an AbortSignal"));
					}
					const limit = opts?.limit && Number.isFinite(opts.limit) ? opts.limit : 128 * 1024;
					if (signal?.aborted) {
						return Promise.reject(signal.reason ?? new AbortError());
					}
					if (this._readableState.closeEmitted) {
						return Promise.resolve(null);
					}
					return new Promise((resolve, reject) => {
						if ((this[kContentLength] && this[kContentLength] > limit) || this[kBytesRead] > limit) {
							this.destroy(new AbortError());
						}
						if (signal) {
							const onAbort = () => {
								this.destroy(signal.reason ?? new AbortError());
							};
							const abortListener = addAbortListener(signal, onAbort);
							this.on("close", function () {
								abortListener[Symbol.dispose]();
								if (signal.aborted) {
									reject(signal.reason ?? new AbortError());
								} else {
									resolve(null);
								}
							});
						} else {
							this.on("close", resolve);
						}
						this.on("error", noop)
							.on("data", () => {
								if (this[kBytesRead] > limit) {
									this.destroy();
								}
							})
							.resume();
					});
				}
				setEncoding(encoding) {
					if (Buffer.isEncoding(encoding)) {
						super.setEncoding(encoding);
					}
					return this;
				}
			}
			function isLocked(bodyReadable) {
				return bodyReadable[kBody]?.locked === true || bodyReadable[kConsume] !== null;
			}
			function isUnusable(bodyReadable) {
				return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
			}
			function consume(stream, type) {
				assert(!stream[kConsume]);
				return new Promise((resolve, reject) => {
					if (isUnusable(stream)) {
						const rState = stream._readableState;
						if (rState.destroyed && rState.closeEmitted === false) {
							stream.on("error", reject).on("close", () => {
								reject(new TypeError("unusable"));
							});
						} else {
							reject(rState.errored ?? new TypeError("unusable"));
						}
					} else {
						queueMicrotask(() => {
							stream[kConsume] = {
								type,
								stream,
								resolve,
								reject,
								length: 0,
								body: [],
							};
							stream
								.on("error", function (err) {
									consumeFinish(this[kConsume], err);
								})
								.on("close", function () {
									if (this[kConsume].body !== null) {
										consumeFinish(this[kConsume], new RequestAbortedError());
									}
								});
							consumeStart(stream[kConsume]);
						});
					}
				});
			}
			function consumeStart(consume) {
				if (consume.body === null) {
					return;
				}
				const { _readableState: state } = consume.stream;
				if (state.bufferIndex) {
					const start = state.bufferIndex;
					const end = state.buffer.length;
					for (let n = start; n < end; n++) {
						consumePush(consume, state.buffer[n]);
					}
				} else {
					for (const chunk of state.buffer) {
						consumePush(consume, chunk);
					}
				}
				const decoder = state.decoder;
				if (decoder != null && decoder.lastNeed > 0) {
					consumePush(consume, Buffer.from(decoder.lastChar.subarray(0, decoder.lastTotal - decoder.lastNeed)));
				}
				if (state.endEmitted) {
					consumeEnd(consume, state.encoding);
					return;
				}
				consume.stream.on("end", function () {
					consumeEnd(this[kConsume], this._readableState.encoding);
				});
				consume.stream.resume();
				while (consume.stream.read() != null) {}
			}
			function chunksDecode(chunks, length, encoding) {
				if (chunks.length === 0 || length === 0) {
					return "";
				}
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
				const bufferLength = buffer.length;
				const start = bufferLength > 2 && buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf ? 3 : 0;
				if (!encoding || encoding === "utf8" || encoding === "utf-8") {
					return buffer.utf8Slice(start, bufferLength);
				} else {
					return buffer.subarray(start, bufferLength).toString(encoding);
				}
			}
			function chunksConcat(chunks, length) {
				if (chunks.length === 0 || length === 0) {
					return new Uint8Array(0);
				}
				if (chunks.length === 1) {
					return new Uint8Array(chunks[0]);
				}
				const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
				let offset = 0;
				for (let i = 0; i < chunks.length; ++i) {
					const chunk = chunks[i];
					buffer.set(chunk, offset);
					offset += chunk.length;
				}
				return buffer;
			}
			function consumeEnd(consume, encoding) {
				const { type, body, resolve, stream, length } = consume;
				try {
					if (type === "text") {
						resolve(chunksDecode(body, length, encoding));
					} else if (type === "json") {
						resolve(JSON.parse(chunksDecode(body, length, encoding)));
					} else if (type === "arrayBuffer") {
						resolve(chunksConcat(body, length).buffer);
					} else if (type === "blob") {
						resolve(new Blob(body, { type: stream[kContentType] }));
					} else if (type === "bytes") {
						resolve(chunksConcat(body, length));
					}
					consumeFinish(consume);
				} catch (err) {
					stream.destroy(err);
				}
			}
			function consumePush(consume, chunk) {
				if (consume.body === null) {
					return;
				}
				if (typeof chunk === "string") {
					chunk = Buffer.from(chunk, consume.stream._readableState.encoding);
				}
				consume.length += chunk.length;
				consume.body.push(chunk);
			}
			function consumeFinish(consume, err) {
				if (consume.body === null) {
					return;
				}
				if (err) {
					consume.reject(err);
				} else {
					consume.resolve();
				}
				consume.type = null;
				consume.stream = null;
				consume.resolve = null;
				consume.reject = null;
				consume.length = 0;
				consume.body = null;
			}
			module.exports = {
				Readable: BodyReadable,
				chunksDecode,
			};
		}),
		3484: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const net = __nccwpck_require__(7030);
			const assert = __nccwpck_require__(965);
			const util = __nccwpck_require__(7332);
			const { InvalidArgumentError, ConnectTimeoutError } = __nccwpck_require__(9263);
			let tls;
			const SessionCache = class WeakSessionCache {
				constructor(maxCachedSessions) {
					this._maxCachedSessions = maxCachedSessions;
					this._sessionCache = new Map();
					this._sessionRegistry = new FinalizationRegistry((key) => {
						if (this._sessionCache.size < this._maxCachedSessions) {
							return;
						}
						const ref = this._sessionCache.get(key);
						if (ref !== undefined && ref.deref() === undefined) {
							this._sessionCache.delete(key);
						}
					});
				}
				get(sessionKey) {
					const ref = this._sessionCache.get(sessionKey);
					return ref ? ref.deref() : null;
				}
				set(sessionKey, session) {
					if (this._maxCachedSessions === 0) {
						return;
					}
					if (this._sessionCache.has(sessionKey)) {
						this._sessionCache.delete(sessionKey);
					} else if (this._sessionCache.size >= this._maxCachedSessions) {
						let evicted = false;
						for (const [key, ref] of this._sessionCache) {
							if (ref.deref() === undefined) {
								this._sessionCache.delete(key);
								evicted = true;
								break;
							}
						}
						if (!evicted) {
							const oldest = this._sessionCache.keys().next();
							if (!oldest.done) {
								this._sessionCache.delete(oldest.value);
							}
						}
					}
					this._sessionCache.set(sessionKey, new WeakRef(session));
					this._sessionRegistry.register(session, sessionKey);
				}
			};
			function buildConnector({ allowH2, preferH2, useH2c, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
				if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) {
					throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
				}
				const options = { path: socketPath, ...opts };
				const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions);
				timeout = timeout == null ? 10e3 : timeout;
				allowH2 = allowH2 != null ? allowH2 : true;
				return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
					let socket;
					if (protocol === "https:") {
						if (!tls) {
							tls = __nccwpck_require__(1692);
						}
						servername = servername || options.servername || util.getServerName(host) || null;
						const sessionKey = servername || hostname;
						assert(sessionKey);
						const session = customSession || sessionCache.get(sessionKey) || null;
						port = port || 443;
						socket = tls.connect({
							highWaterMark: 16384,
							...options,
							servername,
							session,
							localAddress,
							ALPNProtocols: allowH2 ? (preferH2 ? ["h2", "http/1.1"] : ["http/1.1", "h2"]) : ["http/1.1"],
							socket: httpSocket,
							port,
							host: hostname,
						});
						socket.on("session", function (session) {
							sessionCache.set(sessionKey, session);
						});
					} else {
						assert(!httpSocket, "httpSocket can only be sent on TLS update");
						port = port || 80;
						const connectOptions = {
							highWaterMark: 64 * 1024,
							...options,
							localAddress,
							port,
							host: hostname,
						};
						const family = net.isIP(hostname);
						if (family !== 0 && servername && servername !== hostname) {
							connectOptions.host = servername;
							connectOptions.lookup = (_hostname, lookupOptions, cb) => {
								if (lookupOptions.all) {
									cb(null, [{ address: hostname, family }]);
								} else {
									cb(null, hostname, family);
								}
							};
						}
						socket = net.connect(connectOptions);
						if (useH2c === true) {
							socket.alpnProtocol = "h2";
						}
					}
					if (options.keepAlive == null || options.keepAlive) {
						const keepAliveInitialDelay = options.keepAliveInitialDelay === undefined ? 60e3 : options.keepAliveInitialDelay;
						socket.setKeepAlive(true, keepAliveInitialDelay);
					}
					const clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), { timeout, hostname, port });
					socket
						.setNoDelay(true)
						.once(protocol === "https:" ? "secureConnect" : "connect", function () {
							queueMicrotask(clearConnectTimeout);
							if (callback) {
								const cb = callback;
								callback = null;
								cb(null, this);
							}
						})
						.on("error", function (err) {
							queueMicrotask(clearConnectTimeout);
							if (callback) {
								const cb = callback;
								callback = null;
								cb(maybeNormalizeConnectError(err, this, { timeout, hostname, port }));
							}
						});
					return socket;
				};
			}
			function maybeNormalizeConnectError(err, socket, opts) {
				if (err instanceof AggregateError && (err.code === "ETIMEDOUT" || err.errors.some((e) => e != null && e.code === "ETIMEDOUT"))) {
					let message = "Connect Timeout Error";
					if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
						message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;
					} else {
						message += ` (attempted address: ${opts.hostname}:${opts.port},`;
					}
					message += ` timeout: ${opts.timeout}ms)`;
					const wrapped = new ConnectTimeoutError(message);
					wrapped.cause = err;
					return wrapped;
				}
				return err;
			}
			module.exports = buildConnector;
		}),
		7899: ((module) => {
			"use strict";
			const wellknownHeaderNames = [
				"Accept",
				"Accept-Encoding",
				"Accept-Language",
				"Accept-Ranges",
				"Access-Control-Allow-Credentials",
				"Access-Control-Allow-Headers",
				"Access-Control-Allow-Methods",
				"Access-Control-Allow-Origin",
				"Access-Control-Expose-Headers",
				"Access-Control-Max-Age",
				"Access-Control-Request-Headers",
				"Access-Control-Request-Method",
				"Age",
				"Allow",
				"Alt-Svc",
				"Alt-Used",
				"Authorization",
				"Cache-Control",
				"Clear-Site-Data",
				"Connection",
				"Content-Disposition",
				"Content-Encoding",
				"Content-Language",
				"Content-Length",
				"Content-Location",
				"Content-Range",
				"Content-Security-Policy",
				"Content-Security-Policy-Report-Only",
				"Content-Type",
				"Cookie",
				"Cross-Origin-Embedder-Policy",
				"Cross-Origin-Opener-Policy",
				"Cross-Origin-Resource-Policy",
				"Date",
				"Device-Memory",
				"Downlink",
				"ECT",
				"ETag",
				"Expect",
				"Expect-CT",
				"Expires",
				"Forwarded",
				"From",
				"Host",
				"If-Match",
				"If-Modified-Since",
				"If-None-Match",
				"If-Range",
				"If-Unmodified-Since",
				"Keep-Alive",
				"Last-Modified",
				"Link",
				"Location",
				"Max-Forwards",
				"Origin",
				"Permissions-Policy",
				"Pragma",
				"Proxy-Authenticate",
				"Proxy-Authorization",
				"RTT",
				"Range",
				"Referer",
				"Referrer-Policy",
				"Refresh",
				"Retry-After",
				"Sec-WebSocket-Accept",
				"Sec-WebSocket-Extensions",
				"Sec-WebSocket-Key",
				"Sec-WebSocket-Protocol",
				"Sec-WebSocket-Version",
				"Server",
				"Server-Timing",
				"Service-Worker-Allowed",
				"Service-Worker-Navigation-Preload",
				"Set-Cookie",
				"SourceMap",
				"Strict-Transport-Security",
				"Supports-Loading-Mode",
				"TE",
				"Timing-Allow-Origin",
				"Trailer",
				"Transfer-Encoding",
				"Upgrade",
				"Upgrade-Insecure-Requests",
				"User-Agent",
				"Vary",
				"Via",
				"WWW-Authenticate",
				"X-Content-Type-Options",
				"X-DNS-Prefetch-Control",
				"X-Frame-Options",
				"X-Permitted-Cross-Domain-Policies",
				"X-Powered-By",
				"X-Requested-With",
				"X-XSS-Protection",
			];
			const headerNameLowerCasedRecord = {};
			Object.setPrototypeOf(headerNameLowerCasedRecord, null);
			for (let i = 0; i < wellknownHeaderNames.length; ++i) {
				const key = wellknownHeaderNames[i];
				const lowerCasedKey = key.toLowerCase();
				headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
			}
			const defaultWebSocketMaxFragments = 131072;
			const defaultWebSocketMaxPayloadSize = 128 * 1024 * 1024;
			module.exports = {
				wellknownHeaderNames,
				headerNameLowerCasedRecord,
				defaultWebSocketMaxFragments,
				defaultWebSocketMaxPayloadSize,
			};
		}),
		3082: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const diagnosticsChannel = __nccwpck_require__(3053);
			const util = __nccwpck_require__(7975);
			const undiciDebugLog = util.debuglog("undici");
			const fetchDebuglog = util.debuglog("fetch");
			const websocketDebuglog = util.debuglog("websocket");
			const channels = {
				beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
				connected: diagnosticsChannel.channel("undici:client:connected"),
				connectError: diagnosticsChannel.channel("undici:client:connectError"),
				sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
				create: diagnosticsChannel.channel("undici:request:create"),
				bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
				bodyChunkSent: diagnosticsChannel.channel("undici:request:bodyChunkSent"),
				bodyChunkReceived: diagnosticsChannel.channel("undici:request:bodyChunkReceived"),
				headers: diagnosticsChannel.channel("undici:request:headers"),
				trailers: diagnosticsChannel.channel("undici:request:trailers"),
				error: diagnosticsChannel.channel("undici:request:error"),
				open: diagnosticsChannel.channel("undici:websocket:open"),
				close: diagnosticsChannel.channel("undici:websocket:close"),
				socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
				ping: diagnosticsChannel.channel("undici:websocket:ping"),
				pong: diagnosticsChannel.channel("undici:websocket:pong"),
				proxyConnected: diagnosticsChannel.channel("undici:proxy:connected"),
			};
			let isTrackingClientEvents = false;
			function trackClientEvents(debugLog = undiciDebugLog) {
				if (isTrackingClientEvents) {
					return;
				}
				if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers || channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
					isTrackingClientEvents = true;
					return;
				}
				isTrackingClientEvents = true;
				diagnosticsChannel.subscribe("undici:client:beforeConnect", (evt) => {
					const {
						connectParams: { version, protocol, port, host },
					} = evt;
					debugLog("connecting to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
				});
				diagnosticsChannel.subscribe("undici:client:connected", (evt) => {
					const {
						connectParams: { version, protocol, port, host },
					} = evt;
					debugLog("connected to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
				});
				diagnosticsChannel.subscribe("undici:client:connectError", (evt) => {
					const {
						connectParams: { version, protocol, port, host },
						error,
					} = evt;
					debugLog("connection to %s%s using %s%s errored - %s", host, port ? `:${port}` : "", protocol, version, error.message);
				});
				diagnosticsChannel.subscribe("undici:client:sendHeaders", (evt) => {
					const {
						request: { method, path, origin },
					} = evt;
					debugLog("sending request to %s %s%s", method, origin, path);
				});
			}
			let isTrackingRequestEvents = false;
			function trackRequestEvents(debugLog = undiciDebugLog) {
				if (isTrackingRequestEvents) {
					return;
				}
				if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers || channels.error.hasSubscribers) {
					isTrackingRequestEvents = true;
					return;
				}
				isTrackingRequestEvents = true;
				diagnosticsChannel.subscribe("undici:request:headers", (evt) => {
					const {
						request: { method, path, origin },
						response: { statusCode },
					} = evt;
					debugLog("received response to %s %s%s - HTTP %d", method, origin, path, statusCode);
				});
				diagnosticsChannel.subscribe("undici:request:trailers", (evt) => {
					const {
						request: { method, path, origin },
					} = evt;
					debugLog("trailers received from %s %s%s", method, origin, path);
				});
				diagnosticsChannel.subscribe("undici:request:error", (evt) => {
					const {
						request: { method, path, origin },
						error,
					} = evt;
					debugLog("request to %s %s%s errored - %s", method, origin, path, error.message);
				});
			}
			let isTrackingWebSocketEvents = false;
			function trackWebSocketEvents(debugLog = websocketDebuglog) {
				if (isTrackingWebSocketEvents) {
					return;
				}
				if (channels.open.hasSubscribers || channels.close.hasSubscribers || channels.socketError.hasSubscribers || channels.ping.hasSubscribers || channels.pong.hasSubscribers) {
					isTrackingWebSocketEvents = true;
					return;
				}
				isTrackingWebSocketEvents = true;
				diagnosticsChannel.subscribe("undici:websocket:open", (evt) => {
					if (evt.address != null) {
						const { address, port } = evt.address;
						debugLog("connection opened %s%s", address, port ? `:${port}` : "");
					} else {
						debugLog("connection opened");
					}
				});
				diagnosticsChannel.subscribe("undici:websocket:close", (evt) => {
					const { websocket, code, reason } = evt;
					debugLog("closed connection to %s - %s %s", websocket.url, code, reason);
				});
				diagnosticsChannel.subscribe("undici:websocket:socket_error", (err) => {
					debugLog("connection errored - %s", err.message);
				});
				diagnosticsChannel.subscribe("undici:websocket:ping", (evt) => {
					debugLog("ping received");
				});
				diagnosticsChannel.subscribe("undici:websocket:pong", (evt) => {
					debugLog("pong received");
				});
			}
			if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
				trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
				trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
			}
			if (websocketDebuglog.enabled) {
				trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog);
				trackWebSocketEvents(websocketDebuglog);
			}
			module.exports = {
				channels,
			};
		}),
		9263: ((module) => {
			"use strict";
			const kUndiciError = Symbol.for("undici.error.UND_ERR");
			class UndiciError extends Error {
				constructor(message, options) {
					super(message, options);
					this.name = "UndiciError";
					this.code = "UND_ERR";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kUndiciError] === true;
				}
				get [kUndiciError]() {
					return true;
				}
			}
			const kConnectTimeoutError = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
			class ConnectTimeoutError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "ConnectTimeoutError";
					this.message = message || "Connect Timeout Error";
					this.code = "UND_ERR_CONNECT_TIMEOUT";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kConnectTimeoutError] === true;
				}
				get [kConnectTimeoutError]() {
					return true;
				}
			}
			const kHeadersTimeoutError = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
			class HeadersTimeoutError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "HeadersTimeoutError";
					this.message = message || "Headers Timeout Error";
					this.code = "UND_ERR_HEADERS_TIMEOUT";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kHeadersTimeoutError] === true;
				}
				get [kHeadersTimeoutError]() {
					return true;
				}
			}
			const kHeadersOverflowError = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
			class HeadersOverflowError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "HeadersOverflowError";
					this.message = message || "Headers Overflow Error";
					this.code = "UND_ERR_HEADERS_OVERFLOW";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kHeadersOverflowError] === true;
				}
				get [kHeadersOverflowError]() {
					return true;
				}
			}
			const kBodyTimeoutError = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
			class BodyTimeoutError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "BodyTimeoutError";
					this.message = message || "Body Timeout Error";
					this.code = "UND_ERR_BODY_TIMEOUT";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kBodyTimeoutError] === true;
				}
				get [kBodyTimeoutError]() {
					return true;
				}
			}
			const kInvalidArgumentError = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
			class InvalidArgumentError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "InvalidArgumentError";
					this.message = message || "Invalid Argument Error";
					this.code = "UND_ERR_INVALID_ARG";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kInvalidArgumentError] === true;
				}
				get [kInvalidArgumentError]() {
					return true;
				}
			}
			const kInvalidReturnValueError = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
			class InvalidReturnValueError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "InvalidReturnValueError";
					this.message = message || "Invalid Return Value Error";
					this.code = "UND_ERR_INVALID_RETURN_VALUE";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kInvalidReturnValueError] === true;
				}
				get [kInvalidReturnValueError]() {
					return true;
				}
			}
			const kAbortError = Symbol.for("undici.error.UND_ERR_ABORT");
			class AbortError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "AbortError";
					this.message = message || "The operation was aborted";
					this.code = "UND_ERR_ABORT";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kAbortError] === true;
				}
				get [kAbortError]() {
					return true;
				}
			}
			const kRequestAbortedError = Symbol.for("undici.error.UND_ERR_ABORTED");
			class RequestAbortedError extends AbortError {
				constructor(message) {
					super(message);
					this.name = "AbortError";
					this.message = message || "Request aborted";
					this.code = "UND_ERR_ABORTED";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kRequestAbortedError] === true;
				}
				get [kRequestAbortedError]() {
					return true;
				}
			}
			const kInformationalError = Symbol.for("undici.error.UND_ERR_INFO");
			class InformationalError extends UndiciError {
				constructor(message, options) {
					super(message, options);
					this.name = "InformationalError";
					this.message = message || "Request information";
					this.code = "UND_ERR_INFO";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kInformationalError] === true;
				}
				get [kInformationalError]() {
					return true;
				}
			}
			const kRequestContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
			class RequestContentLengthMismatchError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "RequestContentLengthMismatchError";
					this.message = message || "Request body length does not match content-length header";
					this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kRequestContentLengthMismatchError] === true;
				}
				get [kRequestContentLengthMismatchError]() {
					return true;
				}
			}
			const kResponseContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
			class ResponseContentLengthMismatchError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "ResponseContentLengthMismatchError";
					this.message = message || "Response body length does not match content-length header";
					this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kResponseContentLengthMismatchError] === true;
				}
				get [kResponseContentLengthMismatchError]() {
					return true;
				}
			}
			const kClientDestroyedError = Symbol.for("undici.error.UND_ERR_DESTROYED");
			class ClientDestroyedError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "ClientDestroyedError";
					this.message = message || "The client is destroyed";
					this.code = "UND_ERR_DESTROYED";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kClientDestroyedError] === true;
				}
				get [kClientDestroyedError]() {
					return true;
				}
			}
			const kClientClosedError = Symbol.for("undici.error.UND_ERR_CLOSED");
			class ClientClosedError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "ClientClosedError";
					this.message = message || "The client is closed";
					this.code = "UND_ERR_CLOSED";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kClientClosedError] === true;
				}
				get [kClientClosedError]() {
					return true;
				}
			}
			const kSocketError = Symbol.for("undici.error.UND_ERR_SOCKET");
			class SocketError extends UndiciError {
				constructor(message, socket) {
					super(message);
					this.name = "SocketError";
					this.message = message || "Socket error";
					this.code = "UND_ERR_SOCKET";
					this.socket = socket;
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kSocketError] === true;
				}
				get [kSocketError]() {
					return true;
				}
			}
			const kNotSupportedError = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
			class NotSupportedError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "NotSupportedError";
					this.message = message || "Not supported error";
					this.code = "UND_ERR_NOT_SUPPORTED";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kNotSupportedError] === true;
				}
				get [kNotSupportedError]() {
					return true;
				}
			}
			const kBalancedPoolMissingUpstreamError = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
			class BalancedPoolMissingUpstreamError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "MissingUpstreamError";
					this.message = message || "No upstream has been added to the BalancedPool";
					this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kBalancedPoolMissingUpstreamError] === true;
				}
				get [kBalancedPoolMissingUpstreamError]() {
					return true;
				}
			}
			const kWebAssemblyNotSupportedError = Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED");
			class WebAssemblyNotSupportedError extends Error {
				constructor(message) {
					super(message || "WebAssembly is not supported in this environment, but is required for HTTP/1 parsing");
					this.code = "ERR_WEBASSEMBLY_NOT_SUPPORTED";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kWebAssemblyNotSupportedError] === true;
				}
				get [kWebAssemblyNotSupportedError]() {
					return true;
				}
			}
			const kHTTPParserError = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
			class HTTPParserError extends Error {
				constructor(message, code, data) {
					super(message);
					this.name = "HTTPParserError";
					this.code = code ? `HPE_${code}` : undefined;
					this.data = data ? data.toString() : undefined;
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kHTTPParserError] === true;
				}
				get [kHTTPParserError]() {
					return true;
				}
			}
			const kResponseExceededMaxSizeError = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
			class ResponseExceededMaxSizeError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "ResponseExceededMaxSizeError";
					this.message = message || "Response content exceeded max size";
					this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kResponseExceededMaxSizeError] === true;
				}
				get [kResponseExceededMaxSizeError]() {
					return true;
				}
			}
			const kRequestRetryError = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
			class RequestRetryError extends UndiciError {
				constructor(message, code, { headers, data }) {
					super(message);
					this.name = "RequestRetryError";
					this.message = message || "Request retry error";
					this.code = "UND_ERR_REQ_RETRY";
					this.statusCode = code;
					this.data = data;
					this.headers = headers;
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kRequestRetryError] === true;
				}
				get [kRequestRetryError]() {
					return true;
				}
			}
			const kResponseError = Symbol.for("undici.error.UND_ERR_RESPONSE");
			class ResponseError extends UndiciError {
				constructor(message, code, { headers, body, bodyTruncated = false }) {
					super(message);
					this.name = "ResponseError";
					this.message = message || "Response error";
					this.code = "UND_ERR_RESPONSE";
					this.statusCode = code;
					this.body = body;
					this.bodyTruncated = bodyTruncated;
					this.headers = headers;
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kResponseError] === true;
				}
				get [kResponseError]() {
					return true;
				}
			}
			const kSecureProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_TLS");
			class SecureProxyConnectionError extends UndiciError {
				constructor(cause, message, options = {}) {
					super(message, { cause, ...options });
					this.name = "SecureProxyConnectionError";
					this.message = message || "Secure Proxy Connection failed";
					this.code = "UND_ERR_PRX_TLS";
					this.cause = cause;
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kSecureProxyConnectionError] === true;
				}
				get [kSecureProxyConnectionError]() {
					return true;
				}
			}
			const kProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_CONN");
			class ProxyConnectionError extends UndiciError {
				constructor(cause, message, options = {}) {
					super(message, { cause, ...options });
					this.name = "ProxyConnectionError";
					this.message = message || "Proxy Connection failed";
					this.code = "UND_ERR_PRX_CONN";
					this.cause = cause;
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kProxyConnectionError] === true;
				}
				get [kProxyConnectionError]() {
					return true;
				}
			}
			const kMaxRedirectsError = Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");
			class MaxRedirectsError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "MaxRedirectsError";
					this.message = message || "max redirects";
					this.code = "UND_ERR_REDIRECT_MAX";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kMaxRedirectsError] === true;
				}
				get [kMaxRedirectsError]() {
					return true;
				}
			}
			const kMaxOriginsReachedError = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
			class MaxOriginsReachedError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "MaxOriginsReachedError";
					this.message = message || "Maximum allowed origins reached";
					this.code = "UND_ERR_MAX_ORIGINS_REACHED";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kMaxOriginsReachedError] === true;
				}
				get [kMaxOriginsReachedError]() {
					return true;
				}
			}
			class Socks5ProxyError extends UndiciError {
				constructor(message, code) {
					super(message);
					this.name = "Socks5ProxyError";
					this.message = message || "SOCKS5 proxy error";
					this.code = code || "UND_ERR_SOCKS5";
				}
			}
			const kMessageSizeExceededError = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
			class MessageSizeExceededError extends UndiciError {
				constructor(message) {
					super(message);
					this.name = "MessageSizeExceededError";
					this.message = message || "Max decompressed message size exceeded";
					this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
				}
				static [Symbol.hasInstance](instance) {
					return instance && instance[kMessageSizeExceededError] === true;
				}
				get [kMessageSizeExceededError]() {
					return true;
				}
			}
			module.exports = {
				AbortError,
				WebAssemblyNotSupportedError,
				HTTPParserError,
				UndiciError,
				HeadersTimeoutError,
				HeadersOverflowError,
				BodyTimeoutError,
				RequestContentLengthMismatchError,
				ConnectTimeoutError,
				InvalidArgumentError,
				InvalidReturnValueError,
				RequestAbortedError,
				ClientDestroyedError,
				ClientClosedError,
				InformationalError,
				SocketError,
				NotSupportedError,
				ResponseContentLengthMismatchError,
				BalancedPoolMissingUpstreamError,
				ResponseExceededMaxSizeError,
				RequestRetryError,
				ResponseError,
				SecureProxyConnectionError,
				ProxyConnectionError,
				MaxOriginsReachedError,
				MaxRedirectsError,
				Socks5ProxyError,
				MessageSizeExceededError,
			};
		}),
		2083: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const { InvalidArgumentError, NotSupportedError } = __nccwpck_require__(9263);
			const assert = __nccwpck_require__(965);
			const { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, hasSafeIterator, isBlobLike, serializePathWithQuery, parseHeaders, assertRequestHandler, getServerName, normalizedMethodRecords, getProtocolFromUrlString } = __nccwpck_require__(7332);
			const { channels } = __nccwpck_require__(3082);
			const { headerNameLowerCasedRecord } = __nccwpck_require__(7899);
			const invalidPathRegex = /[^\u0021-\u00ff]/;
			function isValidContentLengthHeaderValue(val) {
				if (typeof val !== "string" || val.length === 0) {
					return false;
				}
				for (let i = 0; i < val.length; i++) {
					const charCode = val.charCodeAt(i);
					if (charCode < 48 || charCode > 57) {
						return false;
					}
				}
				return true;
			}
			const kHandler = Symbol("handler");
			const kController = Symbol("controller");
			const kResume = Symbol("resume");
			class RequestController {
				#paused = false;
				#reason = null;
				#aborted = false;
				#abort;
				[kResume] = null;
				rawHeaders = null;
				rawTrailers = null;
				constructor(abort) {
					this.#abort = abort;
				}
				pause() {
					this.#paused = true;
				}
				resume() {
					if (this.#paused) {
						this.#paused = false;
						this[kResume]?.();
					}
				}
				abort(reason) {
					if (!this.#aborted) {
						this.#aborted = true;
						this.#reason = reason;
						this.#abort(reason);
					}
				}
				get aborted() {
					return this.#aborted;
				}
				get reason() {
					return this.#reason;
				}
				get paused() {
					return this.#paused;
				}
			}
			class Request {
				constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, expectContinue, servername, throwOnError, maxRedirections, typeOfService }, handler) {
					if (typeof path !== "string") {
						throw new InvalidArgumentError("path must be a string");
					} else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") {
						throw new InvalidArgumentError("path must be an absolute URL or start with a slash");
					} else if (invalidPathRegex.test(path)) {
						throw new InvalidArgumentError("invalid request path");
					}
					if (typeof method !== "string") {
						throw new InvalidArgumentError("method must be a string");
					} else if (normalizedMethodRecords[method] === undefined && !isValidHTTPToken(method)) {
						throw new InvalidArgumentError("invalid request method");
					}
					if (upgrade && typeof upgrade !== "string") {
						throw new InvalidArgumentError("upgrade must be a string");
					}
					if (upgrade && !isValidHeaderValue(upgrade)) {
						throw new InvalidArgumentError("invalid upgrade header");
					}
					if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) {
						throw new InvalidArgumentError("invalid headersTimeout");
					}
					if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) {
						throw new InvalidArgumentError("invalid bodyTimeout");
					}
					if (reset != null && typeof reset !== "boolean") {
						throw new InvalidArgumentError("invalid reset");
					}
					if (expectContinue != null && typeof expectContinue !== "boolean") {
						throw new InvalidArgumentError("invalid expectContinue");
					}
					if (throwOnError != null) {
						throw new InvalidArgumentError("invalid throwOnError");
					}
					if (maxRedirections != null && maxRedirections !== 0) {
						throw new InvalidArgumentError("maxRedirections is not supported, use the redirect interceptor");
					}
					if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) {
						throw new InvalidArgumentError("typeOfService must be an integer between 0 and 255");
					}
					this.headersTimeout = headersTimeout;
					this.bodyTimeout = bodyTimeout;
					this.method = method;
					this.typeOfService = typeOfService;
					this.abort = null;
					if (body == null) {
						this.body = null;
					} else if (isStream(body)) {
						this.body = body;
						const rState = this.body._readableState;
						if (!rState || !rState.autoDestroy) {
							this.endHandler = function autoDestroy() {
								destroy(this);
							};
							this.body.on("end", this.endHandler);
						}
						this.errorHandler = (err) => {
							if (this.abort) {
								this.abort(err);
							} else {
								this.error = err;
							}
						};
						this.body.on("error", this.errorHandler);
					} else if (isBuffer(body)) {
						this.body = body.byteLength ? body : null;
					} else if (ArrayBuffer.isView(body)) {
						this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
					} else if (body instanceof ArrayBuffer) {
						this.body = body.byteLength ? Buffer.from(body) : null;
					} else if (typeof body === "string") {
						this.body = body.length ? Buffer.from(body) : null;
					} else if (isFormDataLike(body)) {
						if (!isUndiciFormData(body)) {
							throw new InvalidArgumentError("body must be a FormData created by this undici package instance; FormData from other sources, such as the built-in FormData provided by Node.js, is not supported");
						}
						this.body = body;
					} else if (isIterable(body) || isBlobLike(body)) {
						this.body = body;
					} else {
						throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
					}
					this.completed = false;
					this.aborted = false;
					this.upgrade = upgrade || null;
					this.path = query ? serializePathWithQuery(path, query) : path;
					this.origin = origin;
					this.protocol = getProtocolFromUrlString(origin);
					this.idempotent = idempotent == null ? method === "HEAD" || method === "GET" || method === "QUERY" : idempotent;
					this.blocking = blocking ?? this.method !== "HEAD";
					this.reset = reset == null ? null : reset;
					this.host = null;
					this.contentLength = null;
					this.contentType = null;
					this.headers = [];
					this.expectContinue = expectContinue != null ? expectContinue : false;
					if (Array.isArray(headers)) {
						if (headers.length % 2 !== 0) {
							throw new InvalidArgumentError("headers array must be even");
						}
						for (let i = 0; i < headers.length; i += 2) {
							processHeader(this, headers[i], headers[i + 1]);
						}
					} else if (headers && typeof headers === "object") {
						if (hasSafeIterator(headers)) {
							for (const header of headers) {
								if (!Array.isArray(header) || header.length !== 2) {
									throw new InvalidArgumentError("headers must be in key-value pair format");
								}
								processHeader(this, header[0], header[1]);
							}
						} else {
							const keys = Object.keys(headers);
							for (let i = 0; i < keys.length; ++i) {
								processHeader(this, keys[i], headers[keys[i]]);
							}
						}
					} else if (headers != null) {
						throw new InvalidArgumentError("headers must be an object or an array");
					}
					assertRequestHandler(handler, method, upgrade);
					this.servername = servername || getServerName(this.host) || null;
					this[kHandler] = handler;
					if (channels.create.hasSubscribers) {
						channels.create.publish({ request: this });
					}
				}
				onBodySent(chunk) {
					if (channels.bodyChunkSent.hasSubscribers) {
						channels.bodyChunkSent.publish({ request: this, chunk });
					}
					if (this[kHandler].onBodySent) {
						try {
							return this[kHandler].onBodySent(chunk);
						} catch (err) {
							this.abort(err);
						}
					}
				}
				onRequestSent() {
					if (channels.bodySent.hasSubscribers) {
						channels.bodySent.publish({ request: this });
					}
					if (this[kHandler].onRequestSent) {
						try {
							return this[kHandler].onRequestSent();
						} catch (err) {
							this.abort(err);
						}
					}
				}
				onRequestStart(abort, context) {
					assert(!this.aborted);
					assert(!this.completed);
					this[kController] = new RequestController(abort);
					if (this.error) {
						this[kController].abort(this.error);
						return;
					}
					this.abort = abort;
					return this[kHandler].onRequestStart(this[kController], context);
				}
				onResponseStarted() {
					return this[kHandler].onResponseStarted?.();
				}
				onResponseStart(statusCode, headers, resume, statusText) {
					assert(!this.aborted);
					assert(!this.completed);
					if (channels.headers.hasSubscribers) {
						channels.headers.publish({ request: this, response: { statusCode, headers, statusText } });
					}
					const controller = this[kController];
					if (controller) {
						controller[kResume] = resume;
						controller.rawHeaders = headers;
					}
					const parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers;
					try {
						this[kHandler].onResponseStart?.(controller, statusCode, parsedHeaders, statusText);
						return !controller?.paused;
					} catch (err) {
						this.abort(err);
						return false;
					}
				}
				onResponseData(chunk) {
					assert(!this.aborted);
					assert(!this.completed);
					if (channels.bodyChunkReceived.hasSubscribers) {
						channels.bodyChunkReceived.publish({ request: this, chunk });
					}
					const controller = this[kController];
					try {
						this[kHandler].onResponseData?.(controller, chunk);
						return !controller?.paused;
					} catch (err) {
						this.abort(err);
						return false;
					}
				}
				onRequestUpgrade(statusCode, headers, socket, statusText = "") {
					this.onFinally();
					assert(!this.aborted);
					assert(!this.completed);
					if (channels.headers.hasSubscribers) {
						channels.headers.publish({ request: this, response: { statusCode, headers, statusText } });
					}
					const controller = this[kController];
					if (controller) {
						controller.rawHeaders = headers;
					}
					const parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers;
					const result = this[kHandler].onRequestUpgrade?.(controller, statusCode, parsedHeaders, socket);
					if (!this.aborted) {
						this.completed = true;
						if (channels.trailers.hasSubscribers) {
							channels.trailers.publish({ request: this, trailers: [] });
						}
					}
					return result;
				}
				onResponseEnd(trailers) {
					this.onFinally();
					assert(!this.aborted);
					assert(!this.completed);
					this.completed = true;
					if (channels.trailers.hasSubscribers) {
						channels.trailers.publish({ request: this, trailers });
					}
					const controller = this[kController];
					if (controller) {
						controller.rawTrailers = trailers;
					}
					const parsedTrailers = Array.isArray(trailers) ? parseHeaders(trailers) : trailers;
					try {
						return this[kHandler].onResponseEnd?.(controller, parsedTrailers);
					} catch (err) {
						this.onResponseError(err);
					}
				}
				onResponseError(error) {
					this.onFinally();
					if (channels.error.hasSubscribers) {
						channels.error.publish({ request: this, error });
					}
					if (this.aborted) {
						return;
					}
					this.aborted = true;
					const controller = this[kController];
					return this[kHandler].onResponseError?.(controller, error);
				}
				onFinally() {
					if (this.errorHandler) {
						this.body.off("error", this.errorHandler);
						this.errorHandler = null;
					}
					if (this.endHandler) {
						this.body.off("end", this.endHandler);
						this.endHandler = null;
					}
				}
				addHeader(key, value) {
					processHeader(this, key, value);
					return this;
				}
			}
			function processHeader(request, key, val) {
				if (val && typeof val === "object" && !Array.isArray(val)) {
					throw new InvalidArgumentError(`invalid ${key} header`);
				} else if (val === undefined) {
					return;
				}
				let headerName = headerNameLowerCasedRecord[key];
				if (headerName === undefined) {
					headerName = key.toLowerCase();
					if (headerNameLowerCasedRecord[headerName] === undefined && !isValidHTTPToken(headerName)) {
						throw new InvalidArgumentError("invalid header key");
					}
				}
				if (Array.isArray(val)) {
					const arr = [];
					for (let i = 0; i < val.length; i++) {
						if (typeof val[i] === "string") {
							if (!isValidHeaderValue(val[i])) {
								throw new InvalidArgumentError(`invalid ${key} header`);
							}
							arr.push(val[i]);
						} else if (val[i] === null) {
							arr.push("");
						} else if (typeof val[i] === "object") {
							throw new InvalidArgumentError(`invalid ${key} header`);
						} else {
							const str = `${val[i]}`;
							if (!isValidHeaderValue(str)) {
								throw new InvalidArgumentError(`invalid ${key} header`);
							}
							arr.push(str);
						}
					}
					val = arr;
				} else if (typeof val === "string") {
					if (!isValidHeaderValue(val)) {
						throw new InvalidArgumentError(`invalid ${key} header`);
					}
				} else if (val === null) {
					val = "";
				} else {
					val = `${val}`;
					if (!isValidHeaderValue(val)) {
						throw new InvalidArgumentError(`invalid ${key} header`);
					}
				}
				if (headerName === "host") {
					if (request.host !== null) {
						throw new InvalidArgumentError("duplicate host header");
					}
					if (typeof val !== "string") {
						throw new InvalidArgumentError("invalid host header");
					}
					request.host = val;
				} else if (headerName === "content-length") {
					if (request.contentLength !== null) {
						throw new InvalidArgumentError("duplicate content-length header");
					}
					if (!isValidContentLengthHeaderValue(val)) {
						throw new InvalidArgumentError("invalid content-length header");
					}
					request.contentLength = parseInt(val, 10);
				} else if (request.contentType === null && headerName === "content-type") {
					request.contentType = val;
					request.headers.push(key, val);
				} else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") {
					throw new InvalidArgumentError(`invalid ${headerName} header`);
				} else if (headerName === "connection") {
					const value = typeof val === "string" ? val : null;
					if (value === null) {
						throw new InvalidArgumentError("invalid connection header");
					}
					for (const token of value.toLowerCase().split(",")) {
						const trimmed = token.trim();
						if (!isValidHTTPToken(trimmed)) {
							throw new InvalidArgumentError("invalid connection header");
						}
						if (trimmed === "close") {
							request.reset = true;
						}
					}
				} else if (headerName === "expect") {
					throw new NotSupportedError("expect header not supported");
				} else {
					request.headers.push(key, val);
				}
			}
			let isFormData;
			function isUndiciFormData(body) {
				if (isFormData === undefined) {
					__nccwpck_require__(6338);
					isFormData = __nccwpck_require__(7371).I.is.FormData;
				}
				return isFormData(body);
			}
			module.exports = Request;
		}),
		8951: ((module) => {
			"use strict";
			module.exports = {
				kClose: Symbol("close"),
				kDestroy: Symbol("destroy"),
				kDispatch: Symbol("dispatch"),
				kUrl: Symbol("url"),
				kRequestOrigin: Symbol("request origin"),
				kRedirectCacheControl: Symbol("redirect cache control"),
				kOriginless: Symbol("originless"),
				kWriting: Symbol("writing"),
				kResuming: Symbol("resuming"),
				kQueue: Symbol("queue"),
				kConnect: Symbol("connect"),
				kConnecting: Symbol("connecting"),
				kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
				kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
				kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
				kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
				kKeepAlive: Symbol("keep alive"),
				kHeadersTimeout: Symbol("headers timeout"),
				kBodyTimeout: Symbol("body timeout"),
				kServerName: Symbol("server name"),
				kLocalAddress: Symbol("local address"),
				kHost: Symbol("host"),
				kNoRef: Symbol("no ref"),
				kBodyUsed: Symbol("used"),
				kBody: Symbol("abstracted request body"),
				kRunning: Symbol("running"),
				kBlocking: Symbol("blocking"),
				kPending: Symbol("pending"),
				kSize: Symbol("size"),
				kBusy: Symbol("busy"),
				kQueued: Symbol("queued"),
				kFree: Symbol("free"),
				kConnected: Symbol("connected"),
				kClosed: Symbol("closed"),
				kNeedDrain: Symbol("need drain"),
				kReset: Symbol("reset"),
				kDestroyed: Symbol.for("nodejs.stream.destroyed"),
				kResume: Symbol("resume"),
				kOnError: Symbol("on error"),
				kMaxHeadersSize: Symbol("max headers size"),
				kRunningIdx: Symbol("running index"),
				kPendingIdx: Symbol("pending index"),
				kError: Symbol("error"),
				kClients: Symbol("clients"),
				kClient: Symbol("client"),
				kParser: Symbol("parser"),
				kOnDestroyed: Symbol("destroy callbacks"),
				kPipelining: Symbol("pipelining"),
				kSocket: Symbol("socket"),
				kHostHeader: Symbol("host header"),
				kConnector: Symbol("connector"),
				kStrictContentLength: Symbol("strict content length"),
				kMaxRedirections: Symbol("maxRedirections"),
				kMaxRequests: Symbol("maxRequestsPerClient"),
				kProxy: Symbol("proxy agent options"),
				kCounter: Symbol("socket request counter"),
				kMaxResponseSize: Symbol("max response size"),
				kHTTP2Session: Symbol("http2Session"),
				kHTTP2Options: Symbol("http2 options"),
				kHTTP2SessionState: Symbol("http2Session state"),
				kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
				kConstruct: Symbol("constructable"),
				kListeners: Symbol("listeners"),
				kHTTPContext: Symbol("http context"),
				kMaxConcurrentStreams: Symbol("max concurrent streams"),
				kHostAuthority: Symbol("host authority"),
				kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
				kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
				kEnableConnectProtocol: Symbol("http2session connect protocol"),
				kRemoteSettings: Symbol("http2session remote settings"),
				kHTTP2Stream: Symbol("http2session client stream"),
				kPingInterval: Symbol("ping interval"),
				kUseMilo: Symbol("use milo"),
				kNoProxyAgent: Symbol("no proxy agent"),
				kHttpProxyAgent: Symbol("http proxy agent"),
				kHttpsProxyAgent: Symbol("https proxy agent"),
				kSocks5ProxyAgent: Symbol("socks5 proxy agent"),
			};
		}),
		9820: ((__unused_webpack_module, exports) => {
			exports.tree = { lookup: () => null };
		}),
		7332: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const assert = __nccwpck_require__(965);
			const { kDestroyed, kBodyUsed, kListeners, kBody } = __nccwpck_require__(8951);
			const { IncomingMessage } = __nccwpck_require__(3894);
			const stream = __nccwpck_require__(7075);
			const net = __nccwpck_require__(7030);
			const { stringify } = __nccwpck_require__(1792);
			const { EventEmitter: EE, addAbortListener: addAbortListenerNative } = __nccwpck_require__(8474);
			const timers = __nccwpck_require__(4775);
			const { InvalidArgumentError, ConnectTimeoutError } = __nccwpck_require__(9263);
			const { headerNameLowerCasedRecord } = __nccwpck_require__(7899);
			const { tree } = __nccwpck_require__(9820);
			class BodyAsyncIterable {
				constructor(body) {
					this[kBody] = body;
					this[kBodyUsed] = false;
				}
				async *[Symbol.asyncIterator]() {
					assert(!this[kBodyUsed], "disturbed");
					this[kBodyUsed] = true;
					yield* this[kBody];
				}
			}
			function noop() {}
			function wrapRequestBody(body) {
				if (isStream(body)) {
					if (bodyLength(body) === 0) {
						body.on("data", function () {
							assert(false);
						});
					}
					if (typeof body.readableDidRead !== "boolean") {
						body[kBodyUsed] = false;
						EE.prototype.on.call(body, "data", function () {
							this[kBodyUsed] = true;
						});
					}
					return body;
				} else if (body && typeof body.pipeTo === "function") {
					return new BodyAsyncIterable(body);
				} else if (body && isFormDataLike(body)) {
					return body;
				} else if (body && typeof body !== "string" && !ArrayBuffer.isView(body) && isIterable(body)) {
					return new BodyAsyncIterable(body);
				} else {
					return body;
				}
			}
			function isStream(obj) {
				return obj && typeof obj === "object" && typeof obj.pipe === "function" && typeof obj.on === "function";
			}
			function isBlobLike(object) {
				return object instanceof Blob;
			}
			function pathHasQueryOrFragment(url) {
				return url.includes("?") || url.includes("#");
			}
			function serializePathWithQuery(url, queryParams) {
				if (pathHasQueryOrFragment(url)) {
					throw new Error('Query params cannot be passed when url already contains "?" or "#".');
				}
				const stringified = stringify(queryParams);
				if (stringified) {
					url += "?" + stringified;
				}
				return url;
			}
			function isValidPort(port) {
				const value = parseInt(port, 10);
				return value === Number(port) && value >= 0 && value <= 65535;
			}
			function isHttpOrHttpsPrefixed(value) {
				return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || (value[4] === "s" && value[5] === ":"));
			}
			function parseURL(url) {
				if (typeof url === "string") {
					url = new URL(url);
					if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
						throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
					}
					return url;
				}
				if (!url || typeof url !== "object") {
					throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
				}
				if (!(url instanceof URL)) {
					if (url.port != null && url.port !== "" && isValidPort(url.port) === false) {
						throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
					}
					if (url.path != null && typeof url.path !== "string") {
						throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
					}
					if (url.pathname != null && typeof url.pathname !== "string") {
						throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
					}
					if (url.hostname != null && typeof url.hostname !== "string") {
						throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
					}
					if (url.origin != null && typeof url.origin !== "string") {
						throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
					}
					if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
						throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
					}
					const port = url.port != null ? url.port : url.protocol === "https:" ? 443 : 80;
					let origin = url.origin != null ? url.origin : `${url.protocol || ""}//${url.hostname || ""}:${port}`;
					let path = url.path != null ? url.path : `${url.pathname || ""}${url.search || ""}`;
					if (origin[origin.length - 1] === "/") {
						origin = origin.slice(0, origin.length - 1);
					}
					if (path && path[0] !== "/") {
						path = `/${path}`;
					}
					return new URL(`${origin}${path}`);
				}
				if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
					throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				}
				return url;
			}
			function parseOrigin(url) {
				url = parseURL(url);
				if (url.pathname !== "/" || url.search || url.hash) {
					throw new InvalidArgumentError("invalid url");
				}
				return url;
			}
			function getHostname(host) {
				if (host[0] === "[") {
					const idx = host.indexOf("]");
					assert(idx !== -1);
					return host.substring(1, idx);
				}
				const idx = host.indexOf(":");
				if (idx === -1) return host;
				return host.substring(0, idx);
			}
			function getServerName(host) {
				if (!host) {
					return null;
				}
				assert(typeof host === "string");
				const servername = getHostname(host);
				if (net.isIP(servername)) {
					return "";
				}
				return servername;
			}
			function deepClone(obj) {
				return JSON.parse(JSON.stringify(obj));
			}
			function isAsyncIterable(obj) {
				return !!(obj != null && typeof obj[Symbol.asyncIterator] === "function");
			}
			function isIterable(obj) {
				return !!(obj != null && (typeof obj[Symbol.iterator] === "function" || typeof obj[Symbol.asyncIterator] === "function"));
			}
			function hasSafeIterator(obj) {
				const prototype = Object.getPrototypeOf(obj);
				const ownIterator = Object.hasOwn(obj, Symbol.iterator);
				return ownIterator || (prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] === "function");
			}
			function bodyLength(body) {
				if (body == null) {
					return 0;
				} else if (isStream(body)) {
					const state = body._readableState;
					return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length) ? state.length : null;
				} else if (isBlobLike(body)) {
					return body.size != null ? body.size : null;
				} else if (isBuffer(body)) {
					return body.byteLength;
				}
				return null;
			}
			function isDestroyed(body) {
				return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
			}
			function destroy(stream, err) {
				if (stream == null || !isStream(stream) || isDestroyed(stream)) {
					return;
				}
				if (typeof stream.destroy === "function") {
					if (Object.getPrototypeOf(stream).constructor === IncomingMessage) {
						stream.socket = null;
					}
					try {
						stream.destroy(err);
					} catch {}
				} else if (err) {
					queueMicrotask(() => {
						stream.emit("error", err);
					});
				}
				if (stream.destroyed !== true) {
					stream[kDestroyed] = true;
				}
			}
			const KEEPALIVE_TIMEOUT_EXPR = /(?:^|,)[\t ]*timeout=(\d+)/i;
			function parseKeepAliveTimeout(val) {
				const m = val.match(KEEPALIVE_TIMEOUT_EXPR);
				return m ? parseInt(m[1], 10) * 1000 : null;
			}
			function headerNameToString(value) {
				return typeof value === "string" ? (headerNameLowerCasedRecord[value] ?? value.toLowerCase()) : (tree.lookup(value) ?? value.toString("latin1").toLowerCase());
			}
			function bufferToLowerCasedHeaderName(value) {
				return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
			}
			function setHeader(obj, key, value) {
				if (key === "__proto__") {
					Object.defineProperty(obj, key, {
						value,
						enumerable: true,
						configurable: true,
						writable: true,
					});
				} else {
					obj[key] = value;
				}
			}
			function parseHeaders(headers, obj) {
				if (obj === undefined) obj = {};
				for (let i = 0; i < headers.length; i += 2) {
					const key = headerNameToString(headers[i]);
					let val = obj[key];
					if (val !== undefined) {
						if (!Object.hasOwn(obj, key)) {
							const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
							if (key === "__proto__") {
								Object.defineProperty(obj, key, {
									value: headersValue,
									enumerable: true,
									configurable: true,
									writable: true,
								});
							} else {
								obj[key] = headersValue;
							}
						} else {
							if (typeof val === "string") {
								val = [val];
								obj[key] = val;
							}
							val.push(headers[i + 1].toString("latin1"));
						}
					} else {
						const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
						obj[key] = headersValue;
					}
				}
				return obj;
			}
			function parseRawHeaders(headers) {
				if (headers == null) {
					return [];
				}
				if (!Array.isArray(headers)) {
					const rawHeaders = [];
					for (const [name, value] of Object.entries(headers)) {
						if (Array.isArray(value)) {
							for (const entry of value) {
								rawHeaders.push(name, `${entry}`);
							}
						} else {
							rawHeaders.push(name, `${value}`);
						}
					}
					return rawHeaders;
				}
				const headersLength = headers.length;
				const ret = new Array(headersLength);
				let key;
				let val;
				for (let n = 0; n < headersLength; n += 2) {
					key = headers[n];
					val = headers[n + 1];
					typeof key !== "string" && (key = key.toString());
					typeof val !== "string" && (val = val.toString("latin1"));
					ret[n] = key;
					ret[n + 1] = val;
				}
				return ret;
			}
			function toRawHeaders(headers) {
				const rawHeaders = [];
				for (const [name, value] of Object.entries(headers)) {
					if (Array.isArray(value)) {
						for (const entry of value) {
							rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${entry}`, "latin1"));
						}
					} else {
						rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${value}`, "latin1"));
					}
				}
				return rawHeaders;
			}
			function encodeRawHeaders(headers) {
				if (!Array.isArray(headers)) {
					throw new TypeError("expected headers to be an array");
				}
				return headers.map((x) => Buffer.from(x));
			}
			function isBuffer(buffer) {
				return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
			}
			function assertRequestHandler(handler, method, upgrade) {
				if (!handler || typeof handler !== "object") {
					throw new InvalidArgumentError("handler must be an object");
				}
				if (typeof handler.onRequestStart !== "function") {
					throw new InvalidArgumentError("invalid onRequestStart method");
				}
				if (typeof handler.onResponseError !== "function") {
					throw new InvalidArgumentError("invalid onResponseError method");
				}
				if (typeof handler.onBodySent !== "function" && handler.onBodySent !== undefined) {
					throw new InvalidArgumentError("invalid onBodySent method");
				}
				if (typeof handler.onRequestSent !== "function" && handler.onRequestSent !== undefined) {
					throw new InvalidArgumentError("invalid onRequestSent method");
				}
				if (upgrade || method === "CONNECT") {
					if (typeof handler.onRequestUpgrade !== "function") {
						throw new InvalidArgumentError("invalid onRequestUpgrade method");
					}
				} else {
					if (typeof handler.onResponseStart !== "function") {
						throw new InvalidArgumentError("invalid onResponseStart method");
					}
					if (typeof handler.onResponseData !== "function") {
						throw new InvalidArgumentError("invalid onResponseData method");
					}
					if (typeof handler.onResponseEnd !== "function") {
						throw new InvalidArgumentError("invalid onResponseEnd method");
					}
				}
			}
			function isDisturbed(body) {
				return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
			}
			function getSocketInfo(socket) {
				return {
					localAddress: socket.localAddress,
					localPort: socket.localPort,
					remoteAddress: socket.remoteAddress,
					remotePort: socket.remotePort,
					remoteFamily: socket.remoteFamily,
					timeout: socket.timeout,
					bytesWritten: socket.bytesWritten,
					bytesRead: socket.bytesRead,
				};
			}
			function isFormDataLike(object) {
				return (
					object && typeof object === "object" && typeof object.append === "function" && typeof object.delete === "function" && typeof object.get === "function" && typeof object.getAll === "function" && typeof object.has === "function" && typeof object.set === "function" && object[Symbol.toStringTag] === "FormData"
				);
			}
			function addAbortListener(signal, listener) {
				if (!signal || "aborted" in signal) {
					return addAbortListenerNative(signal, listener)[Symbol.dispose];
				}
				if (typeof signal.addEventListener === "function") {
					signal.addEventListener("abort", listener, { once: true });
					return () => signal.removeEventListener("abort", listener);
				}
				signal.once("abort", listener);
				return () => signal.removeListener("abort", listener);
			}
			const validTokenChars = new Uint8Array([
				0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
				1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
				0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
			]);
			function isTokenCharCode(c) {
				return validTokenChars[c] === 1;
			}
			const tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
			function isValidHTTPToken(characters) {
				if (characters.length >= 12) return tokenRegExp.test(characters);
				if (characters.length === 0) return false;
				for (let i = 0; i < characters.length; i++) {
					if (validTokenChars[characters.charCodeAt(i)] !== 1) {
						return false;
					}
				}
				return true;
			}
			const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
			function isValidHeaderValue(characters) {
				return !headerCharRegex.test(characters);
			}
			const rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+|\*)?$/;
			function parseRangeHeader(range) {
				if (range == null || range === "") return { start: 0, end: null, size: null };
				if (!range) return null;
				const m = rangeHeaderRegex.exec(range);
				return m
					? {
							start: parseInt(m[1]),
							end: m[2] ? parseInt(m[2]) : null,
							size: m[3] && m[3] !== "*" ? parseInt(m[3]) : null,
						}
					: null;
			}
			function addListener(obj, name, listener) {
				const listeners = (obj[kListeners] ??= []);
				listeners.push([name, listener]);
				obj.on(name, listener);
				return obj;
			}
			function removeAllListeners(obj) {
				if (obj[kListeners] != null) {
					for (const [name, listener] of obj[kListeners]) {
						obj.removeListener(name, listener);
					}
					obj[kListeners] = null;
				}
				return obj;
			}
			function errorRequest(client, request, err) {
				try {
					request.onResponseError(err);
					assert(request.aborted);
				} catch (err) {
					client.emit("error", err);
				}
			}
			const setupConnectTimeout =
				process.platform === "win32"
					? (socketWeakRef, opts) => {
							if (!opts.timeout) {
								return noop;
							}
							let s1 = null;
							let s2 = null;
							const fastTimer = timers.setFastTimeout(() => {
								s1 = setImmediate(() => {
									s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
								});
							}, opts.timeout);
							return () => {
								timers.clearFastTimeout(fastTimer);
								clearImmediate(s1);
								clearImmediate(s2);
							};
						}
					: (socketWeakRef, opts) => {
							if (!opts.timeout) {
								return noop;
							}
							let s1 = null;
							const fastTimer = timers.setFastTimeout(() => {
								s1 = setImmediate(() => {
									onConnectTimeout(socketWeakRef.deref(), opts);
								});
							}, opts.timeout);
							return () => {
								timers.clearFastTimeout(fastTimer);
								clearImmediate(s1);
							};
						};
			function onConnectTimeout(socket, opts) {
				if (socket == null) {
					return;
				}
				let message = "Connect Timeout Error";
				if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
					message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;
				} else {
					message += ` (attempted address: ${opts.hostname}:${opts.port},`;
				}
				message += ` timeout: ${opts.timeout}ms)`;
				destroy(socket, new ConnectTimeoutError(message));
			}
			let lastUrlString = null;
			let lastProtocol = null;
			function getProtocolFromUrlString(urlString) {
				if (urlString === lastUrlString) {
					return lastProtocol;
				}
				const protocol = getProtocolFromUrlStringSlow(urlString);
				lastUrlString = urlString;
				lastProtocol = protocol;
				return protocol;
			}
			function getProtocolFromUrlStringSlow(urlString) {
				if (urlString[0] === "h" && urlString[1] === "t" && urlString[2] === "t" && urlString[3] === "p") {
					switch (urlString[4]) {
						case ":":
							return "http:";
						case "s":
							if (urlString[5] === ":") {
								return "https:";
							}
					}
				}
				return urlString.slice(0, urlString.indexOf(":") + 1);
			}
			const kEnumerableProperty = {
				__proto__: null,
				enumerable: true,
			};
			const normalizedMethodRecordsBase = {
				delete: "DELETE",
				DELETE: "DELETE",
				get: "GET",
				GET: "GET",
				head: "HEAD",
				HEAD: "HEAD",
				options: "OPTIONS",
				OPTIONS: "OPTIONS",
				post: "POST",
				POST: "POST",
				put: "PUT",
				PUT: "PUT",
				query: "QUERY",
				QUERY: "QUERY",
			};
			const normalizedMethodRecords = {
				...normalizedMethodRecordsBase,
				patch: "patch",
				PATCH: "PATCH",
			};
			Object.setPrototypeOf(normalizedMethodRecordsBase, null);
			Object.setPrototypeOf(normalizedMethodRecords, null);
			module.exports = {
				kEnumerableProperty,
				isDisturbed,
				isBlobLike,
				parseOrigin,
				parseURL,
				getServerName,
				isStream,
				isIterable,
				hasSafeIterator,
				isAsyncIterable,
				isDestroyed,
				headerNameToString,
				bufferToLowerCasedHeaderName,
				addListener,
				removeAllListeners,
				errorRequest,
				parseRawHeaders,
				toRawHeaders,
				encodeRawHeaders,
				parseHeaders,
				setHeader,
				parseKeepAliveTimeout,
				destroy,
				bodyLength,
				deepClone,
				isBuffer,
				assertRequestHandler,
				getSocketInfo,
				isFormDataLike,
				pathHasQueryOrFragment,
				serializePathWithQuery,
				addAbortListener,
				isValidHTTPToken,
				isValidHeaderValue,
				isTokenCharCode,
				parseRangeHeader,
				normalizedMethodRecordsBase,
				normalizedMethodRecords,
				isValidPort,
				isHttpOrHttpsPrefixed,
				safeHTTPMethods: Object.freeze(["GET", "HEAD", "OPTIONS", "TRACE"]),
				wrapRequestBody,
				setupConnectTimeout,
				getProtocolFromUrlString,
			};
		}),
		6057: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const { InvalidArgumentError, MaxOriginsReachedError } = __nccwpck_require__(9263);
			const { kBusy, kClients, kConnected, kRunning, kPending, kClose, kDestroy, kDispatch, kUrl } = __nccwpck_require__(8951);
			const DispatcherBase = __nccwpck_require__(7941);
			const Pool = __nccwpck_require__(6864);
			const Client = __nccwpck_require__(5929);
			const util = __nccwpck_require__(7332);
			const kOnConnect = Symbol("onConnect");
			const kOnDisconnect = Symbol("onDisconnect");
			const kOnConnectionError = Symbol("onConnectionError");
			const kOnDrain = Symbol("onDrain");
			const kFactory = Symbol("factory");
			const kOptions = Symbol("options");
			const kOrigins = Symbol("origins");
			function defaultFactory(origin, opts) {
				return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
			}
			class Agent extends DispatcherBase {
				constructor({ factory = defaultFactory, maxOrigins = Infinity, connect, tls, ...options } = {}) {
					if (typeof factory !== "function") {
						throw new InvalidArgumentError("factory must be a function.");
					}
					if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
						throw new InvalidArgumentError("connect must be a function or an object");
					}
					if (typeof maxOrigins !== "number" || Number.isNaN(maxOrigins) || maxOrigins <= 0) {
						throw new InvalidArgumentError("maxOrigins must be a number greater than 0");
					}
					super(options);
					if (connect && typeof connect !== "function") {
						connect = { ...connect };
					}
					if (tls && typeof tls !== "function") {
						tls = { ...tls };
					}
					this[kOptions] = { ...util.deepClone(options), maxOrigins, connect, tls };
					this[kFactory] = factory;
					this[kClients] = new Map();
					this[kOrigins] = new Set();
					this[kOnDrain] = (origin, targets) => {
						this.emit("drain", origin, [this, ...targets]);
					};
					this[kOnConnect] = (origin, targets) => {
						this.emit("connect", origin, [this, ...targets]);
					};
					this[kOnDisconnect] = (origin, targets, err) => {
						this.emit("disconnect", origin, [this, ...targets], err);
					};
					this[kOnConnectionError] = (origin, targets, err) => {
						this.emit("connectionError", origin, [this, ...targets], err);
					};
				}
				get [kRunning]() {
					let ret = 0;
					for (const dispatcher of this[kClients].values()) {
						ret += dispatcher[kRunning];
					}
					return ret;
				}
				[kDispatch](opts, handler) {
					let origin;
					if (opts.origin && (typeof opts.origin === "string" || opts.origin instanceof URL)) {
						origin = String(opts.origin);
					} else {
						throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
					}
					const allowH2 = opts.allowH2 ?? this[kOptions].allowH2;
					const key = allowH2 === false ? `${origin}#http1-only` : origin;
					if (this[kOrigins].size >= this[kOptions].maxOrigins && !this[kOrigins].has(origin)) {
						throw new MaxOriginsReachedError();
					}
					let dispatcher = this[kClients].get(key);
					if (!dispatcher) {
						dispatcher = this[kFactory](opts.origin, allowH2 === false ? { ...this[kOptions], allowH2: false } : this[kOptions]);
						const closeClientIfUnused = () => {
							if (this[kClients].get(key) !== dispatcher) {
								return;
							}
							if (dispatcher[kConnected] > 0 || dispatcher[kBusy] || dispatcher[kPending] > 0) {
								return;
							}
							this[kClients].delete(key);
							if (!dispatcher.destroyed) {
								dispatcher.close();
							}
							let hasOrigin = false;
							for (const k of this[kClients].keys()) {
								if (k === origin || k === `${origin}#http1-only`) {
									hasOrigin = true;
									break;
								}
							}
							if (!hasOrigin) {
								this[kOrigins].delete(origin);
							}
						};
						dispatcher
							.on("drain", this[kOnDrain])
							.on("connect", this[kOnConnect])
							.on("disconnect", (origin, targets, err) => {
								closeClientIfUnused();
								this[kOnDisconnect](origin, targets, err);
							})
							.on("connectionError", (origin, targets, err) => {
								closeClientIfUnused();
								this[kOnConnectionError](origin, targets, err);
							});
						this[kClients].set(key, dispatcher);
						this[kOrigins].add(origin);
					}
					return dispatcher.dispatch(opts, handler);
				}
				[kClose]() {
					const closePromises = [];
					for (const dispatcher of this[kClients].values()) {
						closePromises.push(dispatcher.close());
					}
					this[kClients].clear();
					return Promise.all(closePromises);
				}
				[kDestroy](err) {
					const destroyPromises = [];
					for (const dispatcher of this[kClients].values()) {
						destroyPromises.push(dispatcher.destroy(err));
					}
					this[kClients].clear();
					return Promise.all(destroyPromises);
				}
				get stats() {
					const allClientStats = {};
					for (const dispatcher of this[kClients].values()) {
						if (dispatcher.stats) {
							allClientStats[dispatcher[kUrl].origin] = dispatcher.stats;
						}
					}
					return allClientStats;
				}
			}
			module.exports = Agent;
		}),
		9121: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const assert = __nccwpck_require__(965);
			const util = __nccwpck_require__(7332);
			const { channels } = __nccwpck_require__(3082);
			const timers = __nccwpck_require__(4775);
			const { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, WebAssemblyNotSupportedError, ResponseExceededMaxSizeError } =
				__nccwpck_require__(9263);
			const {
				kUrl,
				kReset,
				kClient,
				kParser,
				kBlocking,
				kRunning,
				kPending,
				kSize,
				kWriting,
				kQueue,
				kNoRef,
				kKeepAliveDefaultTimeout,
				kHostHeader,
				kPendingIdx,
				kRunningIdx,
				kError,
				kPipelining,
				kSocket,
				kKeepAliveTimeoutValue,
				kMaxHeadersSize,
				kKeepAliveMaxTimeout,
				kKeepAliveTimeoutThreshold,
				kHeadersTimeout,
				kBodyTimeout,
				kStrictContentLength,
				kMaxRequests,
				kCounter,
				kMaxResponseSize,
				kOnError,
				kResume,
				kHTTPContext,
				kClosed,
				kUseMilo,
			} = __nccwpck_require__(8951);
			const constants = __nccwpck_require__(7892);
			const { H1Parser, getMiloEnabled } = typeof esbuildDetection === "undefined" ? __nccwpck_require__(6605) : {};
			const EMPTY_BUF = Buffer.alloc(0);
			const FastBuffer = Buffer[Symbol.species];
			const removeAllListeners = util.removeAllListeners;
			const kIdleSocketValidation = Symbol("kIdleSocketValidation");
			const kIdleSocketValidationTimeout = Symbol("kIdleSocketValidationTimeout");
			const kSocketUsed = Symbol("kSocketUsed");
			const kTypeOfService = Symbol("kTypeOfService");
			let extractBody;
			function lazyllhttp() {
				if (typeof WebAssembly === "undefined") {
					throw new WebAssemblyNotSupportedError();
				}
				const llhttpWasmData = process.env.JEST_WORKER_ID ? __nccwpck_require__(746) : undefined;
				let mod;
				let useWasmSIMD = true;
				if (process.arch === "riscv64") {
					useWasmSIMD = false;
				} else if (process.arch === "ppc64") {
					const [major, minor] = process.versions.node.split(".").map((n) => parseInt(n, 10));
					if (major < 24 || (major === 24 && minor < 12)) {
						useWasmSIMD = false;
					}
				}
				if (process.env.UNDICI_NO_WASM_SIMD === "1") {
					useWasmSIMD = false;
				} else if (process.env.UNDICI_NO_WASM_SIMD === "0") {
					useWasmSIMD = true;
				}
				if (useWasmSIMD) {
					try {
						mod = new WebAssembly.Module(__nccwpck_require__(166));
					} catch {}
				}
				if (!mod) {
					mod = new WebAssembly.Module(llhttpWasmData || __nccwpck_require__(746));
				}
				return new WebAssembly.Instance(mod, {
					env: {
						wasm_on_url: (p, at, len) => {
							return 0;
						},
						wasm_on_status: (p, at, len) => {
							assert(currentParser.ptr === p);
							const start = at - currentBufferPtr + currentBufferRef.byteOffset;
							return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len));
						},
						wasm_on_message_begin: (p) => {
							assert(currentParser.ptr === p);
							return currentParser.onMessageBegin();
						},
						wasm_on_header_field: (p, at, len) => {
							assert(currentParser.ptr === p);
							const start = at - currentBufferPtr + currentBufferRef.byteOffset;
							return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len));
						},
						wasm_on_header_value: (p, at, len) => {
							assert(currentParser.ptr === p);
							const start = at - currentBufferPtr + currentBufferRef.byteOffset;
							return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len));
						},
						wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
							assert(currentParser.ptr === p);
							return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1);
						},
						wasm_on_body: (p, at, len) => {
							assert(currentParser.ptr === p);
							const start = at - currentBufferPtr + currentBufferRef.byteOffset;
							return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len));
						},
						wasm_on_message_complete: (p) => {
							assert(currentParser.ptr === p);
							return currentParser.onMessageComplete();
						},
					},
				});
			}
			let llhttpInstance = null;
			let currentParser = null;
			let currentBufferRef = null;
			let currentBufferSize = 0;
			let currentBufferPtr = null;
			let currentBuffer = null;
			const USE_NATIVE_TIMER = 0;
			const USE_FAST_TIMER = 1;
			const TIMEOUT_HEADERS = 2 | USE_FAST_TIMER;
			const TIMEOUT_BODY = 4 | USE_FAST_TIMER;
			const TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER;
			class Parser {
				constructor(client, socket, { exports }) {
					this.llhttp = exports;
					this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
					this.client = client;
					this.socket = socket;
					this.timeout = null;
					this.timeoutWeakRef = new WeakRef(this);
					this.timeoutValue = null;
					this.timeoutType = null;
					this.statusCode = 0;
					this.statusText = "";
					this.upgrade = false;
					this.headers = [];
					this.headersSize = 0;
					this.headersMaxSize = client[kMaxHeadersSize];
					this.shouldKeepAlive = false;
					this.paused = false;
					this.resume = this.resume.bind(this);
					this.bytesRead = 0;
					this.keepAlive = "";
					this.contentLength = -1;
					this.hasTransferEncoding = false;
					this.connection = "";
					this.maxResponseSize = client[kMaxResponseSize];
				}
				setTimeout(delay, type) {
					if (delay !== this.timeoutValue || (type & USE_FAST_TIMER) ^ (this.timeoutType & USE_FAST_TIMER)) {
						if (this.timeout) {
							timers.clearTimeout(this.timeout);
							this.timeout = null;
						}
						if (delay) {
							if (type & USE_FAST_TIMER) {
								this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef);
							} else {
								this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef);
								this.timeout?.unref();
							}
						}
						this.timeoutValue = delay;
					} else if (this.timeout) {
						if (this.timeout.refresh) {
							this.timeout.refresh();
						}
					}
					this.timeoutType = type;
				}
				resume() {
					if (this.socket.destroyed || !this.paused) {
						return;
					}
					assert(this.ptr != null);
					assert(currentParser === null);
					this.llhttp.llhttp_resume(this.ptr);
					assert(this.timeoutType === TIMEOUT_BODY);
					if (this.timeout) {
						if (this.timeout.refresh) {
							this.timeout.refresh();
						}
					}
					this.paused = false;
					this.execute(this.socket.read() || EMPTY_BUF);
					this.readMore();
				}
				readMore() {
					while (!this.paused && this.ptr) {
						const chunk = this.socket.read();
						if (chunk === null) {
							break;
						}
						this.execute(chunk);
					}
				}
				execute(chunk) {
					assert(currentParser === null);
					assert(this.ptr != null);
					assert(!this.paused);
					const { socket, llhttp } = this;
					if (chunk.length > currentBufferSize) {
						if (currentBufferPtr) {
							llhttp.free(currentBufferPtr);
						}
						currentBufferSize = Math.ceil(chunk.length / 4096) * 4096;
						currentBufferPtr = llhttp.malloc(currentBufferSize);
					}
					if (currentBuffer === null || currentBuffer.buffer !== llhttp.memory.buffer || currentBuffer.byteOffset !== currentBufferPtr || currentBuffer.byteLength !== currentBufferSize) {
						currentBuffer = new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize);
					}
					currentBuffer.set(chunk);
					try {
						let ret;
						try {
							currentBufferRef = chunk;
							currentParser = this;
							ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length);
						} finally {
							currentParser = null;
							currentBufferRef = null;
						}
						if (ret !== constants.ERROR.OK) {
							const data = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr);
							if (ret === constants.ERROR.PAUSED_UPGRADE) {
								this.onUpgrade(data);
							} else if (ret === constants.ERROR.PAUSED) {
								this.paused = true;
								socket.unshift(data);
							} else {
								throw this.createError(ret, data);
							}
						}
					} catch (err) {
						util.destroy(socket, err);
					}
				}
				finish() {
					assert(currentParser === null);
					assert(this.ptr != null);
					const { llhttp } = this;
					if (this.paused) {
						let data;
						do {
							llhttp.llhttp_resume(this.ptr);
							this.paused = false;
							data = this.socket.read() || EMPTY_BUF;
							this.execute(data);
						} while (this.paused && data.length > 0);
						if (this.paused) {
							llhttp.llhttp_resume(this.ptr);
							this.paused = false;
						}
					}
					let ret;
					try {
						currentParser = this;
						ret = llhttp.llhttp_finish(this.ptr);
					} finally {
						currentParser = null;
					}
					if (ret === constants.ERROR.OK) {
						return null;
					}
					if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
						this.paused = true;
						return null;
					}
					return this.createError(ret, EMPTY_BUF);
				}
				createError(ret, data) {
					const { llhttp, contentLength, bytesRead } = this;
					if (contentLength !== -1 && bytesRead !== contentLength) {
						return new ResponseContentLengthMismatchError();
					}
					const ptr = llhttp.llhttp_get_error_reason(this.ptr);
					let message = "";
					if (ptr) {
						const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
						message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
					}
					return new HTTPParserError(message, constants.ERROR[ret], data);
				}
				destroy() {
					assert(currentParser === null);
					assert(this.ptr != null);
					this.llhttp.llhttp_free(this.ptr);
					this.ptr = null;
					this.timeout && timers.clearTimeout(this.timeout);
					this.timeout = null;
					this.timeoutValue = null;
					this.timeoutType = null;
					this.paused = false;
				}
				onStatus(buf) {
					this.statusText = buf.toString();
					return 0;
				}
				onMessageBegin() {
					const { socket, client } = this;
					if (socket.destroyed) {
						return -1;
					}
					if (client[kRunning] === 0) {
						util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
						return -1;
					}
					const request = client[kQueue][client[kRunningIdx]];
					if (!request) {
						return -1;
					}
					request.onResponseStarted();
					return 0;
				}
				onHeaderField(buf) {
					const len = this.headers.length;
					if ((len & 1) === 0) {
						this.headers.push(buf);
					} else {
						this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
					}
					this.trackHeader(buf.length);
					return 0;
				}
				onHeaderValue(buf) {
					let len = this.headers.length;
					const isContinuation = (len & 1) === 0;
					if ((len & 1) === 1) {
						this.headers.push(buf);
						len += 1;
					} else {
						this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
					}
					const key = this.headers[len - 2];
					if (key.length === 10) {
						const headerName = util.bufferToLowerCasedHeaderName(key);
						if (headerName === "keep-alive") {
							this.keepAlive += (isContinuation || this.keepAlive.length === 0 ? "" : ",") + buf.toString();
						} else if (headerName === "connection") {
							this.connection += (isContinuation || this.connection.length === 0 ? "" : ",") + buf.toString();
						}
					} else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length") {
						if (this.contentLength === -1) {
							this.contentLength = 0;
						}
						for (let i = 0; i < buf.length; i++) {
							this.contentLength = this.contentLength * 10 + (buf[i] - 0x30);
						}
					} else if (key.length === 17 && util.bufferToLowerCasedHeaderName(key) === "transfer-encoding") {
						this.hasTransferEncoding = true;
					}
					this.trackHeader(buf.length);
					return 0;
				}
				trackHeader(len) {
					this.headersSize += len;
					if (this.headersSize >= this.headersMaxSize) {
						util.destroy(this.socket, new HeadersOverflowError());
					}
				}
				onUpgrade(head) {
					const { upgrade, client, socket, headers, statusCode, statusText } = this;
					assert(upgrade);
					assert(client[kSocket] === socket);
					assert(!socket.destroyed);
					assert(!this.paused);
					assert((headers.length & 1) === 0);
					const request = client[kQueue][client[kRunningIdx]];
					assert(request);
					assert(request.upgrade || request.method === "CONNECT");
					this.statusCode = 0;
					this.statusText = "";
					this.shouldKeepAlive = false;
					this.headers = [];
					this.headersSize = 0;
					socket.unshift(head);
					socket[kParser].destroy();
					socket[kParser] = null;
					socket[kClient] = null;
					socket[kError] = null;
					removeAllListeners(socket);
					client[kSocket] = null;
					client[kHTTPContext] = null;
					client[kQueue][client[kRunningIdx]++] = null;
					client.emit("disconnect", client[kUrl], [client], new InformationalError("upgrade"));
					try {
						request.onRequestUpgrade(statusCode, headers, socket, statusText);
					} catch (err) {
						util.errorRequest(client, request, err);
						util.destroy(socket, err);
					}
					client[kResume]();
				}
				onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
					const { client, socket, headers, statusText } = this;
					if (socket.destroyed) {
						return -1;
					}
					if (client[kRunning] === 0) {
						util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
						return -1;
					}
					const request = client[kQueue][client[kRunningIdx]];
					if (!request) {
						return -1;
					}
					assert(!this.upgrade);
					assert(this.statusCode < 200);
					if (statusCode === 100) {
						util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
						return -1;
					}
					if (upgrade && !request.upgrade) {
						util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
						return -1;
					}
					assert(this.timeoutType === TIMEOUT_HEADERS);
					this.statusCode = statusCode;
					this.shouldKeepAlive = shouldKeepAlive || (request.method === "HEAD" && !socket[kReset] && /(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection) && !/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection));
					if (request.method === "HEAD" || statusCode === 204 || statusCode === 304) {
						if (request.method !== "HEAD" && (this.contentLength > 0 || this.hasTransferEncoding)) {
							this.shouldKeepAlive = false;
						}
						this.contentLength = -1;
					}
					if (this.statusCode >= 200) {
						const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout];
						this.setTimeout(bodyTimeout, TIMEOUT_BODY);
					} else if (this.timeout) {
						if (this.timeout.refresh) {
							this.timeout.refresh();
						}
					}
					if (request.method === "CONNECT") {
						assert(client[kRunning] === 1);
						this.upgrade = true;
						return 2;
					}
					if (upgrade) {
						assert(client[kRunning] === 1);
						this.upgrade = true;
						return 2;
					}
					assert((this.headers.length & 1) === 0);
					this.headers = [];
					this.headersSize = 0;
					if (this.shouldKeepAlive && client[kPipelining]) {
						const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
						if (keepAliveTimeout != null) {
							const timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
							if (timeout <= 0) {
								socket[kReset] = true;
							} else {
								client[kKeepAliveTimeoutValue] = timeout;
							}
						} else {
							client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
						}
					} else {
						socket[kReset] = true;
					}
					const pause = request.onResponseStart(statusCode, headers, this.resume, statusText) === false;
					if (request.aborted) {
						return -1;
					}
					if (request.method === "HEAD") {
						return 1;
					}
					if (statusCode < 200) {
						return 1;
					}
					if (socket[kBlocking]) {
						socket[kBlocking] = false;
						client[kResume]();
					}
					return pause ? constants.ERROR.PAUSED : 0;
				}
				onBody(buf) {
					const { client, socket, statusCode, maxResponseSize } = this;
					if (socket.destroyed) {
						return -1;
					}
					const request = client[kQueue][client[kRunningIdx]];
					assert(request);
					assert(this.timeoutType === TIMEOUT_BODY);
					if (this.timeout) {
						if (this.timeout.refresh) {
							this.timeout.refresh();
						}
					}
					assert(statusCode >= 200);
					if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
						util.destroy(socket, new ResponseExceededMaxSizeError());
						return -1;
					}
					this.bytesRead += buf.length;
					if (request.onResponseData(buf) === false) {
						return constants.ERROR.PAUSED;
					}
					return 0;
				}
				onMessageComplete() {
					const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
					if (socket.destroyed && (!statusCode || shouldKeepAlive)) {
						return -1;
					}
					if (upgrade) {
						return 0;
					}
					assert(statusCode >= 100);
					assert((this.headers.length & 1) === 0);
					const request = client[kQueue][client[kRunningIdx]];
					assert(request);
					this.statusCode = 0;
					this.statusText = "";
					this.bytesRead = 0;
					this.contentLength = -1;
					this.hasTransferEncoding = false;
					this.keepAlive = "";
					this.connection = "";
					this.headers = [];
					this.headersSize = 0;
					if (statusCode < 200) {
						return 0;
					}
					if (contentLength !== -1 && bytesRead !== contentLength) {
						util.destroy(socket, new ResponseContentLengthMismatchError());
						return -1;
					}
					request.onResponseEnd(headers);
					client[kQueue][client[kRunningIdx]++] = null;
					socket[kSocketUsed] = client[kPending] === 0;
					if (socket[kWriting]) {
						assert(client[kRunning] === 0);
						util.destroy(socket, new InformationalError("reset"));
						return constants.ERROR.PAUSED;
					} else if (!shouldKeepAlive) {
						util.destroy(socket, new InformationalError("reset"));
						return constants.ERROR.PAUSED;
					} else if (socket[kReset] && client[kRunning] === 0) {
						util.destroy(socket, new InformationalError("reset"));
						return constants.ERROR.PAUSED;
					} else if (client[kPipelining] == null || client[kPipelining] === 1) {
						setImmediate(client[kResume]);
					} else {
						client[kResume]();
					}
					return 0;
				}
			}
			function onParserTimeout(parserWeakRef) {
				const parser = parserWeakRef.deref();
				if (!parser) {
					return;
				}
				const { socket, timeoutType, client, paused } = parser;
				if (timeoutType === TIMEOUT_HEADERS) {
					if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
						assert(!paused, "cannot be paused while waiting for headers");
						util.destroy(socket, new HeadersTimeoutError());
					}
				} else if (timeoutType === TIMEOUT_BODY) {
					if (!paused) {
						util.destroy(socket, new BodyTimeoutError());
					}
				} else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
					assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
					util.destroy(socket, new InformationalError("socket idle timeout"));
				}
			}
			function connectH1(client, socket) {
				client[kSocket] = socket;
				if (!llhttpInstance) {
					llhttpInstance = lazyllhttp();
				}
				if (socket.errored) {
					throw socket.errored;
				}
				if (socket.destroyed) {
					throw new SocketError("destroyed");
				}
				socket[kNoRef] = false;
				socket[kWriting] = false;
				socket[kReset] = false;
				socket[kBlocking] = false;
				socket[kIdleSocketValidation] = 0;
				socket[kIdleSocketValidationTimeout] = null;
				socket[kSocketUsed] = false;
				socket[kParser] = typeof esbuildDetection === "undefined" && (client[kUseMilo] ?? getMiloEnabled()) ? new H1Parser(client, socket) : new Parser(client, socket, llhttpInstance);
				util.addListener(socket, "error", onHttpSocketError);
				util.addListener(socket, "readable", onHttpSocketReadable);
				util.addListener(socket, "end", onHttpSocketEnd);
				util.addListener(socket, "close", onHttpSocketClose);
				socket[kClosed] = false;
				socket.on("close", onSocketClose);
				return {
					version: "h1",
					defaultPipelining: 1,
					write(request) {
						return writeH1(client, request);
					},
					resume() {
						resumeH1(client);
					},
					destroy(err, callback) {
						if (socket[kClosed]) {
							queueMicrotask(callback);
						} else {
							socket.on("close", callback);
							socket.destroy(err);
						}
					},
					get destroyed() {
						return socket.destroyed;
					},
					busy(request) {
						if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) {
							return true;
						}
						if (request) {
							if (client[kRunning] > 0 && !request.idempotent) {
								return true;
							}
							if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) {
								return true;
							}
							if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) {
								return true;
							}
						}
						return false;
					},
				};
			}
			function onHttpSocketError(err) {
				const parser = this[kParser];
				if (err.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
					const parserErr = parser.finish();
					if (parserErr) {
						this[kError] = parserErr;
						this[kClient][kOnError](parserErr);
					}
					return;
				}
				this[kError] = err;
				this[kClient][kOnError](err);
			}
			function onHttpSocketReadable() {
				this[kParser]?.readMore();
			}
			function onHttpSocketEnd() {
				const parser = this[kParser];
				if (parser.statusCode && !parser.shouldKeepAlive) {
					const parserErr = parser.finish();
					if (parserErr) {
						util.destroy(this, parserErr);
					}
					return;
				}
				util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
			}
			function onHttpSocketClose() {
				const parser = this[kParser];
				clearIdleSocketValidation(this);
				if (parser) {
					if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) {
						this[kError] = parser.finish() || this[kError];
					}
					this[kParser].destroy();
					this[kParser] = null;
				}
				const err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
				const client = this[kClient];
				client[kSocket] = null;
				client[kHTTPContext] = null;
				if (client.destroyed) {
					assert(client[kPending] === 0);
					const requests = client[kQueue].splice(client[kRunningIdx]);
					for (let i = 0; i < requests.length; i++) {
						const request = requests[i];
						util.errorRequest(client, request, err);
					}
				} else if (client[kRunning] > 0 && err.code !== "UND_ERR_INFO") {
					const request = client[kQueue][client[kRunningIdx]];
					client[kQueue][client[kRunningIdx]++] = null;
					util.errorRequest(client, request, err);
				}
				client[kPendingIdx] = client[kRunningIdx];
				assert(client[kRunning] === 0);
				client.emit("disconnect", client[kUrl], [client], err);
				client[kResume]();
			}
			function onSocketClose() {
				this[kClosed] = true;
			}
			function clearIdleSocketValidation(socket) {
				if (socket[kIdleSocketValidationTimeout]) {
					clearImmediate(socket[kIdleSocketValidationTimeout]);
					socket[kIdleSocketValidationTimeout] = null;
				}
				socket[kIdleSocketValidation] = 0;
			}
			function scheduleIdleSocketValidation(client, socket) {
				socket[kIdleSocketValidation] = 1;
				socket[kIdleSocketValidationTimeout] = setImmediate(() => {
					socket[kIdleSocketValidationTimeout] = null;
					socket[kIdleSocketValidation] = 2;
					if (client[kSocket] === socket && !socket.destroyed) {
						client[kResume]();
					}
				});
			}
			function resumeH1(client) {
				const socket = client[kSocket];
				if (socket && !socket.destroyed) {
					if (client[kSize] === 0) {
						if (!socket[kNoRef] && socket.unref) {
							socket.unref();
							socket[kNoRef] = true;
						}
					} else if (socket[kNoRef] && socket.ref) {
						socket.ref();
						socket[kNoRef] = false;
					}
					if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
						if (socket[kIdleSocketValidation] === 0) {
							scheduleIdleSocketValidation(client, socket);
							socket[kParser].readMore();
							if (socket.destroyed) {
								return;
							}
							return;
						}
						if (socket[kIdleSocketValidation] === 1) {
							socket[kParser].readMore();
							if (socket.destroyed) {
								return;
							}
							return;
						}
					}
					if (client[kRunning] === 0) {
						socket[kParser].readMore();
						if (socket.destroyed) {
							return;
						}
					}
					if (client[kSize] === 0) {
						if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) {
							socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE);
						}
					} else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
						if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
							const request = client[kQueue][client[kRunningIdx]];
							const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout];
							socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS);
						}
					}
				}
			}
			function shouldSendContentLength(method) {
				return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
			}
			function setTypeOfService(socket, request) {
				if (typeof socket.setTypeOfService !== "function") {
					return;
				}
				const typeOfService = request.typeOfService;
				if (typeOfService === undefined) {
					return;
				}
				const currentTypeOfService = socket[kTypeOfService];
				if (currentTypeOfService === typeOfService) {
					return;
				}
				try {
					socket.setTypeOfService(typeOfService);
					socket[kTypeOfService] = typeOfService;
				} catch {}
			}
			function writeH1(client, request) {
				const { method, path, host, upgrade, blocking, reset } = request;
				let { body, headers, contentLength } = request;
				const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
				if (util.isFormDataLike(body)) {
					if (!extractBody) {
						extractBody = __nccwpck_require__(5408).i;
					}
					const [bodyStream, contentType] = extractBody(body);
					if (request.contentType == null) {
						headers.push("content-type", contentType);
					}
					body = bodyStream.stream;
					contentLength = bodyStream.length;
				} else if (util.isBlobLike(body) && request.contentType == null) {
					const contentType = body.type;
					if (contentType) {
						const contentTypeValue = `${contentType}`;
						if (!util.isValidHeaderValue(contentTypeValue)) {
							util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
							return false;
						}
						headers.push("content-type", contentTypeValue);
					}
				}
				if (body && typeof body.read === "function") {
					body.read(0);
				}
				const bodyLength = util.bodyLength(body);
				contentLength = bodyLength ?? contentLength;
				if (contentLength === null) {
					contentLength = request.contentLength;
				}
				if (contentLength === 0 && !expectsPayload) {
					contentLength = null;
				}
				if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
					if (client[kStrictContentLength]) {
						util.errorRequest(client, request, new RequestContentLengthMismatchError());
						return false;
					}
					process.emitWarning(new RequestContentLengthMismatchError());
				}
				const socket = client[kSocket];
				clearIdleSocketValidation(socket);
				const abort = (err) => {
					if (request.aborted || request.completed) {
						return;
					}
					util.errorRequest(client, request, err || new RequestAbortedError());
					util.destroy(body);
					util.destroy(socket, new InformationalError("aborted"));
				};
				try {
					request.onRequestStart(abort, null);
				} catch (err) {
					util.errorRequest(client, request, err);
				}
				if (request.aborted) {
					return false;
				}
				if (method === "HEAD") {
					socket[kReset] = true;
				}
				if (upgrade || method === "CONNECT") {
					socket[kReset] = true;
				}
				if (reset != null) {
					socket[kReset] = reset;
				}
				if (client[kMaxRequests] && ++socket[kCounter] >= client[kMaxRequests]) {
					socket[kReset] = true;
				}
				if (blocking) {
					socket[kBlocking] = true;
				}
				setTypeOfService(socket, request);
				let header = `${method} ${path} HTTP/1.1\r\n`;
				if (typeof host === "string") {
					header += `host: ${host}\r\n`;
				} else {
					header += client[kHostHeader];
				}
				if (upgrade) {
					header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`;
				} else if (client[kPipelining] && !socket[kReset]) {
					header += "connection: keep-alive\r\n";
				} else {
					header += "connection: close\r\n";
				}
				if (Array.isArray(headers)) {
					for (let n = 0; n < headers.length; n += 2) {
						const key = headers[n + 0];
						const val = headers[n + 1];
						if (Array.isArray(val)) {
							for (let i = 0; i < val.length; i++) {
								header += `${key}: ${val[i]}\r\n`;
							}
						} else {
							header += `${key}: ${val}\r\n`;
						}
					}
				}
				if (channels.sendHeaders.hasSubscribers) {
					channels.sendHeaders.publish({ request, headers: header, socket });
				}
				if (!body || bodyLength === 0) {
					writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload);
				} else if (util.isBuffer(body)) {
					writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload);
				} else if (util.isBlobLike(body)) {
					if (typeof body.stream === "function") {
						writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload);
					} else {
						writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload);
					}
				} else if (util.isStream(body)) {
					writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload);
				} else if (util.isIterable(body)) {
					writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload);
				} else {
					assert(false);
				}
				return true;
			}
			function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
				assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
				let finished = false;
				const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header });
				const onData = function (chunk) {
					if (finished) {
						return;
					}
					try {
						if (!writer.write(chunk) && this.pause) {
							this.pause();
						}
					} catch (err) {
						util.destroy(this, err);
					}
				};
				const onDrain = function () {
					if (finished) {
						return;
					}
					if (body.resume) {
						body.resume();
					}
				};
				const onClose = function () {
					queueMicrotask(() => {
						body.removeListener("error", onFinished);
					});
					if (!finished) {
						const err = new RequestAbortedError();
						queueMicrotask(() => onFinished(err));
					}
				};
				const onFinished = function (err) {
					if (finished) {
						return;
					}
					finished = true;
					assert(socket.destroyed || (socket[kWriting] && client[kRunning] <= 1));
					socket.off("drain", onDrain).off("error", onFinished);
					body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
					if (!err) {
						try {
							writer.end();
						} catch (er) {
							err = er;
						}
					}
					writer.destroy(err);
					if (err && (err.code !== "UND_ERR_INFO" || err.message !== "reset")) {
						util.destroy(body, err);
					} else {
						util.destroy(body);
					}
				};
				body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
				if (body.resume) {
					body.resume();
				}
				socket.on("drain", onDrain).on("error", onFinished);
				if (body.errorEmitted ?? body.errored) {
					setImmediate(onFinished, body.errored);
				} else if (body.endEmitted ?? body.readableEnded) {
					setImmediate(onFinished, null);
				}
				if (body.closeEmitted ?? body.closed) {
					setImmediate(onClose);
				}
			}
			function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
				try {
					if (!body) {
						if (contentLength === 0) {
							socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
						} else {
							assert(contentLength === null, "no body must not have content length");
							socket.write(`${header}\r\n`, "latin1");
						}
					} else if (util.isBuffer(body)) {
						assert(contentLength === body.byteLength, "buffer body must have content length");
						socket.cork();
						socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
						socket.write(body);
						socket.uncork();
						request.onBodySent(body);
						if (!expectsPayload && request.reset !== false) {
							socket[kReset] = true;
						}
					}
					request.onRequestSent();
					client[kResume]();
				} catch (err) {
					abort(err);
				}
			}
			async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
				try {
					if (contentLength != null && contentLength !== body.size) {
						throw new RequestContentLengthMismatchError();
					}
					const buffer = Buffer.from(await body.arrayBuffer());
					socket.cork();
					socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
					socket.write(buffer);
					socket.uncork();
					request.onBodySent(buffer);
					request.onRequestSent();
					if (!expectsPayload && request.reset !== false) {
						socket[kReset] = true;
					}
					client[kResume]();
				} catch (err) {
					abort(err);
				}
			}
			async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
				assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
				let callback = null;
				function onDrain() {
					if (callback) {
						const cb = callback;
						callback = null;
						cb();
					}
				}
				const waitForDrain = () =>
					new Promise((resolve, reject) => {
						assert(callback === null);
						if (socket[kError]) {
							reject(socket[kError]);
						} else {
							callback = resolve;
						}
					});
				socket.on("close", onDrain).on("drain", onDrain);
				const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header });
				try {
					for await (const chunk of body) {
						if (socket[kError]) {
							throw socket[kError];
						}
						if (!writer.write(chunk)) {
							await waitForDrain();
						}
					}
					writer.end();
				} catch (err) {
					writer.destroy(err);
				} finally {
					socket.off("close", onDrain).off("drain", onDrain);
				}
			}
			class AsyncWriter {
				constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
					this.socket = socket;
					this.request = request;
					this.contentLength = contentLength;
					this.client = client;
					this.bytesWritten = 0;
					this.expectsPayload = expectsPayload;
					this.header = header;
					this.abort = abort;
					this.lengthMismatch = false;
					socket[kWriting] = true;
				}
				onLengthMismatch() {
					this.socket[kReset] = true;
					if (!this.lengthMismatch) {
						this.lengthMismatch = true;
						process.emitWarning(new RequestContentLengthMismatchError());
					}
				}
				write(chunk) {
					const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
					if (socket[kError]) {
						throw socket[kError];
					}
					if (socket.destroyed) {
						return false;
					}
					let len = chunk instanceof Uint8Array ? chunk.byteLength : Buffer.byteLength(chunk);
					if (!len) {
						return true;
					}
					if (contentLength !== null && bytesWritten + len > contentLength) {
						if (client[kStrictContentLength]) {
							throw new RequestContentLengthMismatchError();
						}
						this.onLengthMismatch();
						const remaining = contentLength - bytesWritten;
						if (remaining === 0) {
							return true;
						}
						chunk = (typeof chunk === "string" ? Buffer.from(chunk) : chunk).subarray(0, remaining);
						len = remaining;
					}
					socket.cork();
					if (bytesWritten === 0) {
						if (!expectsPayload && request.reset !== false) {
							socket[kReset] = true;
						}
						if (contentLength === null) {
							socket.write(`${header}transfer-encoding: chunked\r\n`, "latin1");
						} else {
							socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
						}
					}
					if (contentLength === null) {
						socket.write(`\r\n${len.toString(16)}\r\n`, "latin1");
					}
					this.bytesWritten += len;
					const ret = socket.write(chunk);
					socket.uncork();
					request.onBodySent(chunk);
					if (!ret) {
						if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
							if (socket[kParser].timeout.refresh) {
								socket[kParser].timeout.refresh();
							}
						}
					}
					return ret;
				}
				end() {
					const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
					request.onRequestSent();
					socket[kWriting] = false;
					if (socket[kError]) {
						throw socket[kError];
					}
					if (socket.destroyed) {
						return;
					}
					if (bytesWritten === 0) {
						if (expectsPayload) {
							socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
						} else {
							socket.write(`${header}\r\n`, "latin1");
						}
					} else if (contentLength === null) {
						socket.write("\r\n0\r\n\r\n", "latin1");
					}
					if (contentLength !== null && bytesWritten !== contentLength) {
						if (client[kStrictContentLength]) {
							throw new RequestContentLengthMismatchError();
						}
						this.onLengthMismatch();
					}
					if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
						if (socket[kParser].timeout.refresh) {
							socket[kParser].timeout.refresh();
						}
					}
					client[kResume]();
				}
				destroy(err) {
					const { socket, client, abort } = this;
					socket[kWriting] = false;
					if (err) {
						assert(client[kRunning] <= 1, "pipeline should only contain this request");
						abort(err);
					}
				}
			}
			module.exports = connectH1;
		}),
		8088: ((module) => {
			module.exports = () => {
				throw new Error("HTTP/2 is not in the bundle");
			};
		}),
		5929: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const assert = __nccwpck_require__(965);
			const net = __nccwpck_require__(7030);
			const http = __nccwpck_require__(3894);
			const util = __nccwpck_require__(7332);
			const { ClientStats } = __nccwpck_require__(4418);
			const { channels } = __nccwpck_require__(3082);
			const Request = __nccwpck_require__(2083);
			const DispatcherBase = __nccwpck_require__(7941);
			const { InvalidArgumentError, InformationalError, ClientDestroyedError } = __nccwpck_require__(9263);
			const buildConnector = __nccwpck_require__(3484);
			const {
				kUrl,
				kServerName,
				kClient,
				kBusy,
				kConnect,
				kResuming,
				kRunning,
				kPending,
				kSize,
				kQueue,
				kConnected,
				kConnecting,
				kNeedDrain,
				kKeepAliveDefaultTimeout,
				kHostHeader,
				kPendingIdx,
				kRunningIdx,
				kError,
				kPipelining,
				kKeepAliveTimeoutValue,
				kMaxHeadersSize,
				kKeepAliveMaxTimeout,
				kKeepAliveTimeoutThreshold,
				kHeadersTimeout,
				kBodyTimeout,
				kStrictContentLength,
				kConnector,
				kMaxRequests,
				kCounter,
				kClose,
				kDestroy,
				kDispatch,
				kLocalAddress,
				kMaxResponseSize,
				kOnError,
				kHTTPContext,
				kMaxConcurrentStreams,
				kHostAuthority,
				kResume,
				kHTTP2Options,
				kUseMilo,
			} = __nccwpck_require__(8951);
			const connectH1 = __nccwpck_require__(9121);
			const connectH2 = __nccwpck_require__(8088);
			const kClosedResolve = Symbol("kClosedResolve");
			const getDefaultNodeMaxHeaderSize =
				http && http.maxHeaderSize && Number.isInteger(http.maxHeaderSize) && http.maxHeaderSize > 0
					? () => http.maxHeaderSize
					: () => {
							throw new InvalidArgumentError("http module not available or http.maxHeaderSize invalid");
						};
			const noop = () => {};
			function getPipelining(client) {
				return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
			}
			let h2NamespaceOptsWarning = false;
			function emitH2OptionsNamespaceWarning(optName) {
				if (h2NamespaceOptsWarning === true) return;
				process.emitWarning(`Use h2Options.${optName} instead. ${optName} for H2 will be deprecated in future major.`, {
					code: "UNDICI-H2-OPTIONS",
				});
				h2NamespaceOptsWarning = true;
			}
			function getMaxConcurrent(client) {
				if (client[kHTTPContext]?.version === "h2") {
					return client[kMaxConcurrentStreams];
				}
				return getPipelining(client);
			}
			class Client extends DispatcherBase {
				constructor(
					url,
					{
						maxHeaderSize,
						headersTimeout,
						socketTimeout,
						requestTimeout,
						connectTimeout,
						bodyTimeout,
						idleTimeout,
						keepAlive,
						keepAliveTimeout,
						maxKeepAliveTimeout,
						keepAliveMaxTimeout,
						keepAliveTimeoutThreshold,
						socketPath,
						pipelining,
						tls,
						strictContentLength,
						maxCachedSessions,
						connect,
						maxRequestsPerClient,
						localAddress,
						maxResponseSize,
						autoSelectFamily,
						autoSelectFamilyAttemptTimeout,
						maxConcurrentStreams,
						allowH2,
						useH2c,
						initialWindowSize,
						connectionWindowSize,
						pingInterval,
						useMilo,
						webSocket,
						h2Options,
						eventSource,
					} = {},
				) {
					if (keepAlive !== undefined) {
						throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
					}
					if (socketTimeout !== undefined) {
						throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
					}
					if (requestTimeout !== undefined) {
						throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
					}
					if (idleTimeout !== undefined) {
						throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
					}
					if (maxKeepAliveTimeout !== undefined) {
						throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
					}
					if (maxHeaderSize != null) {
						if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) {
							throw new InvalidArgumentError("invalid maxHeaderSize");
						}
					} else {
						maxHeaderSize = getDefaultNodeMaxHeaderSize();
					}
					if (socketPath != null && typeof socketPath !== "string") {
						throw new InvalidArgumentError("invalid socketPath");
					}
					if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) {
						throw new InvalidArgumentError("invalid connectTimeout");
					}
					if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) {
						throw new InvalidArgumentError("invalid keepAliveTimeout");
					}
					if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) {
						throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
					}
					if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) {
						throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
					}
					if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) {
						throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
					}
					if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) {
						throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
					}
					if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
						throw new InvalidArgumentError("connect must be a function or an object");
					}
					if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) {
						throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
					}
					if (localAddress != null && (typeof localAddress !== "string" || net.isIP(localAddress) === 0)) {
						throw new InvalidArgumentError("localAddress must be valid string IP address");
					}
					if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) {
						throw new InvalidArgumentError("maxResponseSize must be a positive number");
					}
					if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) {
						throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
					}
					if (allowH2 != null && typeof allowH2 !== "boolean") {
						throw new InvalidArgumentError("allowH2 must be a valid boolean value");
					}
					if (allowH2 !== false) {
						if (h2Options != null) {
							if (h2Options.useH2c != null && typeof h2Options.useH2c !== "boolean") {
								throw new InvalidArgumentError("h2Options.useH2c must be a valid boolean value");
							}
							if (h2Options.settings?.initialWindowSize != null && (!Number.isInteger(h2Options.settings.initialWindowSize) || h2Options.settings.initialWindowSize < 1)) {
								throw new InvalidArgumentError("h2Options.settings.initialWindowSize must be a positive integer, greater than 0");
							}
							if (h2Options.maxConcurrentStreams != null && (!Number.isInteger(h2Options.maxConcurrentStreams) || h2Options.maxConcurrentStreams < 1)) {
								throw new InvalidArgumentError("h2Options.maxConcurrentStreams must be a positive integer, greater than 0");
							}
							if (h2Options.connectionWindowSize != null && (!Number.isInteger(h2Options.connectionWindowSize) || h2Options.connectionWindowSize < 1)) {
								throw new InvalidArgumentError("h2Options.connectionWindowSize must be a positive integer, greater than 0");
							}
							if (h2Options.pingInterval != null && (typeof h2Options.pingInterval !== "number" || !Number.isInteger(h2Options.pingInterval) || h2Options.pingInterval < 0)) {
								throw new InvalidArgumentError("h2Options.pingInterval must be a positive integer, greater or equal to 0");
							}
						} else {
							if (useH2c != null && typeof useH2c !== "boolean") {
								emitH2OptionsNamespaceWarning("useH2c");
								throw new InvalidArgumentError("useH2c must be a valid boolean value");
							}
							if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== "number" || maxConcurrentStreams < 1)) {
								emitH2OptionsNamespaceWarning("maxConcurrentStreams");
								throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
							}
							if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) {
								emitH2OptionsNamespaceWarning("initialWindowSize");
								throw new InvalidArgumentError("initialWindowSize must be a positive integer, greater than 0");
							}
							if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) {
								emitH2OptionsNamespaceWarning("connectionWindowSize");
								throw new InvalidArgumentError("connectionWindowSize must be a positive integer, greater than 0");
							}
							if (pingInterval != null && (typeof pingInterval !== "number" || !Number.isInteger(pingInterval) || pingInterval < 0)) {
								emitH2OptionsNamespaceWarning("pingInterval");
								throw new InvalidArgumentError("pingInterval must be a positive integer, greater or equal to 0");
							}
						}
					}
					super({ webSocket, eventSource });
					if (typeof connect !== "function") {
						connect = buildConnector({
							...tls,
							maxCachedSessions,
							allowH2,
							socketPath,
							useH2c: h2Options?.useH2c ?? useH2c,
							timeout: connectTimeout,
							...(typeof autoSelectFamily === "boolean" ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined),
							...connect,
						});
					} else {
						const customConnect = connect;
						connect = (opts, callback) =>
							customConnect(
								{
									...opts,
									...(socketPath != null ? { socketPath } : null),
									...(allowH2 != null ? { allowH2 } : null),
								},
								callback,
							);
					}
					this[kUrl] = util.parseOrigin(url);
					this[kHostAuthority] = `${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}`;
					this[kConnector] = connect;
					this[kPipelining] = pipelining != null ? pipelining : 1;
					this[kMaxHeadersSize] = maxHeaderSize;
					this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout;
					this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 600e3 : keepAliveMaxTimeout;
					this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold;
					this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
					this[kServerName] = null;
					this[kLocalAddress] = localAddress != null ? localAddress : null;
					this[kResuming] = 0;
					this[kNeedDrain] = 0;
					this[kHostHeader] = `host: ${this[kHostAuthority]}\r\n`;
					this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 300e3;
					this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 300e3;
					this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength;
					this[kMaxRequests] = maxRequestsPerClient;
					this[kClosedResolve] = null;
					this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
					this[kHTTPContext] = null;
					this[kHTTP2Options] = {
						pingInterval: h2Options?.pingInterval ?? pingInterval ?? 60e3,
						connectionWindowSize: h2Options?.connectionWindowSize ?? connectionWindowSize ?? 524288,
						maxConcurrentStreams: h2Options?.maxConcurrentStreams ?? maxConcurrentStreams ?? 100,
						sessionOptions: {
							initialWindowSize: h2Options?.initialWindowSize ?? initialWindowSize ?? 262144,
						},
					};
					this[kUseMilo] = useMilo;
					this[kQueue] = [];
					this[kRunningIdx] = 0;
					this[kPendingIdx] = 0;
					this[kResume] = (sync) => resume(this, sync);
					this[kOnError] = (err) => onError(this, err);
				}
				get pipelining() {
					return this[kPipelining];
				}
				set pipelining(value) {
					this[kPipelining] = value;
					this[kResume](true);
				}
				get stats() {
					return new ClientStats(this);
				}
				get [kPending]() {
					return this[kQueue].length - this[kPendingIdx];
				}
				get [kRunning]() {
					return this[kPendingIdx] - this[kRunningIdx];
				}
				get [kSize]() {
					return this[kQueue].length - this[kRunningIdx];
				}
				get [kConnected]() {
					return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
				}
				get [kBusy]() {
					const allowsMux = this[kHTTPContext]?.version === "h2";
					return Boolean(this[kHTTPContext]?.busy(null) || this[kSize] >= (getMaxConcurrent(this) || 1) || (this[kPending] > 0 && !allowsMux));
				}
				[kConnect](cb) {
					connect(this);
					this.once("connect", cb);
				}
				[kDispatch](opts, handler) {
					const request = new Request(this[kUrl].origin, opts, handler);
					this[kQueue].push(request);
					if (this[kResuming]) {
					} else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
						this[kResuming] = 1;
						queueMicrotask(() => resume(this));
					} else {
						this[kResume](true);
					}
					if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) {
						this[kNeedDrain] = 2;
					}
					return this[kNeedDrain] < 2;
				}
				[kClose]() {
					return new Promise((resolve) => {
						if (this[kSize]) {
							this[kClosedResolve] = resolve;
						} else {
							resolve(null);
						}
					});
				}
				[kDestroy](err) {
					return new Promise((resolve) => {
						const requests = this[kQueue].splice(this[kPendingIdx]);
						for (let i = 0; i < requests.length; i++) {
							const request = requests[i];
							if (request != null) {
								util.errorRequest(this, request, err);
							}
						}
						const callback = () => {
							if (this[kClosedResolve]) {
								this[kClosedResolve]();
								this[kClosedResolve] = null;
							}
							resolve(null);
						};
						if (this[kHTTPContext]) {
							this[kHTTPContext].destroy(err, callback);
							this[kHTTPContext] = null;
						} else {
							queueMicrotask(callback);
						}
						this[kResume]();
					});
				}
			}
			function onError(client, err) {
				if (client[kRunning] === 0 && err.code !== "UND_ERR_INFO" && err.code !== "UND_ERR_SOCKET") {
					assert(client[kPendingIdx] === client[kRunningIdx]);
					const requests = client[kQueue].splice(client[kRunningIdx]);
					for (let i = 0; i < requests.length; i++) {
						const request = requests[i];
						if (request != null) {
							util.errorRequest(client, request, err);
						}
					}
					assert(client[kSize] === 0);
				}
			}
			function connect(client) {
				assert(!client[kConnecting]);
				assert(!client[kHTTPContext]);
				let { host, hostname, protocol, port } = client[kUrl];
				if (hostname[0] === "[") {
					const idx = hostname.indexOf("]");
					assert(idx !== -1);
					const ip = hostname.substring(1, idx);
					assert(net.isIPv6(ip));
					hostname = ip;
				}
				client[kConnecting] = true;
				if (channels.beforeConnect.hasSubscribers) {
					channels.beforeConnect.publish({
						connectParams: {
							host,
							hostname,
							protocol,
							port,
							version: client[kHTTPContext]?.version,
							servername: client[kServerName],
							localAddress: client[kLocalAddress],
						},
						connector: client[kConnector],
					});
				}
				try {
					client[kConnector](
						{
							host,
							hostname,
							protocol,
							port,
							servername: client[kServerName],
							localAddress: client[kLocalAddress],
						},
						(err, socket) => {
							if (err) {
								handleConnectError(client, err, { host, hostname, protocol, port });
								client[kResume]();
								return;
							}
							if (client.destroyed) {
								util.destroy(socket.on("error", noop), new ClientDestroyedError());
								client[kResume]();
								return;
							}
							assert(socket);
							try {
								client[kHTTPContext] = socket.alpnProtocol === "h2" ? connectH2(client, socket) : connectH1(client, socket);
							} catch (err) {
								socket.destroy().on("error", noop);
								handleConnectError(client, err, { host, hostname, protocol, port });
								client[kResume]();
								return;
							}
							client[kConnecting] = false;
							socket[kCounter] = 0;
							socket[kMaxRequests] = client[kMaxRequests];
							socket[kClient] = client;
							socket[kError] = null;
							if (channels.connected.hasSubscribers) {
								channels.connected.publish({
									connectParams: {
										host,
										hostname,
										protocol,
										port,
										version: client[kHTTPContext]?.version,
										servername: client[kServerName],
										localAddress: client[kLocalAddress],
									},
									connector: client[kConnector],
									socket,
								});
							}
							client.emit("connect", client[kUrl], [client]);
							client[kResume]();
						},
					);
				} catch (err) {
					handleConnectError(client, err, { host, hostname, protocol, port });
					client[kResume]();
				}
			}
			function handleConnectError(client, err, { host, hostname, protocol, port }) {
				if (client.destroyed) {
					return;
				}
				client[kConnecting] = false;
				if (channels.connectError.hasSubscribers) {
					channels.connectError.publish({
						connectParams: {
							host,
							hostname,
							protocol,
							port,
							version: client[kHTTPContext]?.version,
							servername: client[kServerName],
							localAddress: client[kLocalAddress],
						},
						connector: client[kConnector],
						error: err,
					});
				}
				if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
					const running = client[kQueue].splice(client[kRunningIdx], client[kRunning]);
					client[kPendingIdx] = client[kRunningIdx];
					for (let i = 0; i < running.length; i++) {
						util.errorRequest(client, running[i], err);
					}
					while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
						const request = client[kQueue].splice(client[kPendingIdx], 1)[0];
						util.errorRequest(client, request, err);
					}
				} else {
					onError(client, err);
				}
				client.emit("connectionError", client[kUrl], [client], err);
			}
			function emitDrain(client) {
				client[kNeedDrain] = 0;
				client.emit("drain", client[kUrl], [client]);
			}
			function resume(client, sync) {
				if (client[kResuming] === 2) {
					return;
				}
				client[kResuming] = 2;
				_resume(client, sync);
				client[kResuming] = 0;
				if (client[kRunningIdx] > 256) {
					client[kQueue].splice(0, client[kRunningIdx]);
					client[kPendingIdx] -= client[kRunningIdx];
					client[kRunningIdx] = 0;
				}
			}
			function _resume(client, sync) {
				while (true) {
					if (client.destroyed) {
						assert(client[kPending] === 0);
						return;
					}
					if (client[kClosedResolve] && !client[kSize]) {
						client[kClosedResolve]();
						client[kClosedResolve] = null;
						return;
					}
					if (client[kHTTPContext]) {
						client[kHTTPContext].resume();
					}
					if (client[kBusy]) {
						client[kNeedDrain] = 2;
					} else if (client[kNeedDrain] === 2) {
						if (sync) {
							client[kNeedDrain] = 1;
							queueMicrotask(() => emitDrain(client));
						} else {
							emitDrain(client);
						}
						continue;
					}
					if (client[kPending] === 0) {
						return;
					}
					if (client[kRunning] >= (getMaxConcurrent(client) || 1)) {
						return;
					}
					const request = client[kQueue][client[kPendingIdx]];
					if (request === null) {
						return;
					}
					if (request.aborted) {
						client[kQueue].splice(client[kPendingIdx], 1);
						continue;
					}
					if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
						if (client[kRunning] > 0) {
							return;
						}
						client[kServerName] = request.servername;
						client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
							client[kHTTPContext] = null;
							resume(client);
						});
					}
					if (client[kConnecting]) {
						return;
					}
					if (!client[kHTTPContext]) {
						client[kServerName] = request.servername;
						connect(client);
						return;
					}
					if (client[kHTTPContext].destroyed) {
						return;
					}
					if (client[kHTTPContext].busy(request)) {
						return;
					}
					if (!request.aborted && client[kHTTPContext].write(request)) {
						client[kPendingIdx]++;
					} else {
						client[kQueue].splice(client[kPendingIdx], 1);
					}
				}
			}
			module.exports = Client;
		}),
		7941: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const buffer = __nccwpck_require__(4573);
			const Dispatcher = __nccwpck_require__(959);
			const { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = __nccwpck_require__(9263);
			const { kDestroy, kClose, kClosed, kDestroyed, kDispatch } = __nccwpck_require__(8951);
			const { defaultWebSocketMaxFragments, defaultWebSocketMaxPayloadSize } = __nccwpck_require__(7899);
			const kOnDestroyed = Symbol("onDestroyed");
			const kOnClosed = Symbol("onClosed");
			const kWebSocketOptions = Symbol("webSocketOptions");
			const kEventSourceOptions = Symbol("eventSourceOptions");
			class DispatcherBase extends Dispatcher {
				[kDestroyed] = false;
				[kOnDestroyed] = null;
				[kClosed] = false;
				[kOnClosed] = null;
				constructor(opts) {
					super();
					this[kWebSocketOptions] = opts?.webSocket ?? {};
					this[kEventSourceOptions] = opts?.eventSource ?? {};
				}
				get webSocketOptions() {
					return {
						maxFragments: this[kWebSocketOptions].maxFragments ?? defaultWebSocketMaxFragments,
						maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? defaultWebSocketMaxPayloadSize,
					};
				}
				get eventSourceOptions() {
					return {
						maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength,
					};
				}
				get destroyed() {
					return this[kDestroyed];
				}
				get closed() {
					return this[kClosed];
				}
				close(callback) {
					if (callback === undefined) {
						return new Promise((resolve, reject) => {
							this.close((err, data) => {
								return err ? reject(err) : resolve(data);
							});
						});
					}
					if (typeof callback !== "function") {
						throw new InvalidArgumentError("invalid callback");
					}
					if (this[kDestroyed]) {
						const err = new ClientDestroyedError();
						queueMicrotask(() => callback(err, null));
						return;
					}
					if (this[kClosed]) {
						if (this[kOnClosed]) {
							this[kOnClosed].push(callback);
						} else {
							queueMicrotask(() => callback(null, null));
						}
						return;
					}
					this[kClosed] = true;
					this[kOnClosed] ??= [];
					this[kOnClosed].push(callback);
					const onClosed = () => {
						const callbacks = this[kOnClosed];
						this[kOnClosed] = null;
						for (let i = 0; i < callbacks.length; i++) {
							callbacks[i](null, null);
						}
					};
					this[kClose]()
						.then(() => this.destroy())
						.then(() => queueMicrotask(onClosed));
				}
				destroy(err, callback) {
					if (typeof err === "function") {
						callback = err;
						err = null;
					}
					if (callback === undefined) {
						return new Promise((resolve, reject) => {
							this.destroy(err, (err, data) => {
								return err ? reject(err) : resolve(data);
							});
						});
					}
					if (typeof callback !== "function") {
						throw new InvalidArgumentError("invalid callback");
					}
					if (this[kDestroyed]) {
						if (this[kOnDestroyed]) {
							this[kOnDestroyed].push(callback);
						} else {
							queueMicrotask(() => callback(null, null));
						}
						return;
					}
					if (!err) {
						err = new ClientDestroyedError();
					}
					this[kDestroyed] = true;
					this[kOnDestroyed] ??= [];
					this[kOnDestroyed].push(callback);
					const onDestroyed = () => {
						const callbacks = this[kOnDestroyed];
						this[kOnDestroyed] = null;
						for (let i = 0; i < callbacks.length; i++) {
							callbacks[i](null, null);
						}
					};
					this[kDestroy](err).then(() => queueMicrotask(onDestroyed));
				}
				dispatch(opts, handler) {
					if (!handler || typeof handler !== "object") {
						throw new InvalidArgumentError("handler must be an object");
					}
					try {
						if (!opts || typeof opts !== "object") {
							throw new InvalidArgumentError("opts must be an object.");
						}
						if (opts.dispatcher) {
							throw new InvalidArgumentError("opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions or call the dispatcher instance method directly.");
						}
						if (this[kDestroyed] || this[kOnDestroyed]) {
							throw new ClientDestroyedError();
						}
						if (this[kClosed]) {
							throw new ClientClosedError();
						}
						return this[kDispatch](opts, handler);
					} catch (err) {
						if (typeof handler.onResponseError !== "function") {
							throw err;
						}
						handler.onResponseError(null, err);
						return false;
					}
				}
			}
			module.exports = DispatcherBase;
		}),
		959: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const EventEmitter = __nccwpck_require__(8474);
			const { kOriginless, kUrl } = __nccwpck_require__(8951);
			class Dispatcher extends EventEmitter {
				dispatch() {
					throw new Error("not implemented");
				}
				close() {
					throw new Error("not implemented");
				}
				destroy() {
					throw new Error("not implemented");
				}
				compose(...args) {
					const interceptors = Array.isArray(args[0]) ? args[0] : args;
					const interceptorOrigin = this[kOriginless] === true ? null : this[kUrl]?.origin;
					let dispatch = this.dispatch.bind(this);
					for (const interceptor of interceptors) {
						if (interceptor == null) {
							continue;
						}
						if (typeof interceptor !== "function") {
							throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
						}
						dispatch = interceptor(dispatch, interceptorOrigin);
						if (dispatch == null || typeof dispatch !== "function" || dispatch.length !== 2) {
							throw new TypeError("invalid interceptor");
						}
					}
					const originalDispatch = dispatch;
					const self = this;
					dispatch = function (opts, handler) {
						if (opts && typeof opts === "object" && !opts.origin && self[kUrl]) {
							opts = Object.assign({}, opts, { origin: self[kUrl].origin });
						}
						return originalDispatch(opts, handler);
					};
					return new Proxy(this, {
						get: (target, key) => (key === "dispatch" ? dispatch : target[key]),
					});
				}
			}
			module.exports = Dispatcher;
		}),
		464: ((module) => {
			"use strict";
			const kSize = 2048;
			const kMask = kSize - 1;
			class FixedCircularBuffer {
				bottom = 0;
				top = 0;
				list = new Array(kSize).fill(undefined);
				next = null;
				isEmpty() {
					return this.top === this.bottom;
				}
				isFull() {
					return ((this.top + 1) & kMask) === this.bottom;
				}
				push(data) {
					this.list[this.top] = data;
					this.top = (this.top + 1) & kMask;
				}
				shift() {
					const nextItem = this.list[this.bottom];
					if (nextItem === undefined) {
						return null;
					}
					this.list[this.bottom] = undefined;
					this.bottom = (this.bottom + 1) & kMask;
					return nextItem;
				}
			}
			module.exports = class FixedQueue {
				constructor() {
					this.head = this.tail = new FixedCircularBuffer();
				}
				isEmpty() {
					return this.head.isEmpty();
				}
				push(data) {
					if (this.head.isFull()) {
						this.head = this.head.next = new FixedCircularBuffer();
					}
					this.head.push(data);
				}
				shift() {
					const tail = this.tail;
					const next = tail.shift();
					if (tail.isEmpty() && tail.next !== null) {
						this.tail = tail.next;
						tail.next = null;
					}
					return next;
				}
			};
		}),
		6605: ((module) => {
			module.exports = { getMiloEnabled: () => false };
		}),
		3636: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const { AsyncResource } = __nccwpck_require__(6698);
			const { PoolStats } = __nccwpck_require__(4418);
			const DispatcherBase = __nccwpck_require__(7941);
			const FixedQueue = __nccwpck_require__(464);
			const { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = __nccwpck_require__(8951);
			const kClients = Symbol("clients");
			const kNeedDrain = Symbol("needDrain");
			const kQueue = Symbol("queue");
			const kClosedResolve = Symbol("closed resolve");
			const kOnDrain = Symbol("onDrain");
			const kOnConnect = Symbol("onConnect");
			const kOnDisconnect = Symbol("onDisconnect");
			const kOnConnectionError = Symbol("onConnectionError");
			const kOnClientBusy = Symbol("on client busy");
			const kOnClientDrain = Symbol("on client drain");
			const kDrainQueue = Symbol("drain queue");
			const kGetDispatcher = Symbol("get dispatcher");
			const kHasDispatcher = Symbol("has dispatcher");
			const kAddClient = Symbol("add client");
			const kRemoveClient = Symbol("remove client");
			const kRetireClient = Symbol("retire client");
			const kRetiring = Symbol("retiring clients");
			class QueuedRequest extends AsyncResource {
				constructor(opts, handler) {
					super("UNDICI_POOL_QUEUED_REQUEST");
					this.opts = opts;
					this.handler = handler;
				}
				dispatch(dispatcher) {
					return this.runInAsyncScope(dispatcher.dispatch, dispatcher, this.opts, this.handler);
				}
			}
			function closeClients(pool) {
				const closeAll = [];
				for (let i = 0; i < pool[kClients].length; i++) {
					const client = pool[kClients][i];
					if (!client.destroyed) {
						closeAll.push(client.close());
					}
				}
				for (const closed of pool[kRetiring].values()) {
					closeAll.push(closed);
				}
				return Promise.all(closeAll);
			}
			class PoolBase extends DispatcherBase {
				[kQueue] = new FixedQueue();
				[kQueued] = 0;
				[kClients] = [];
				[kRetiring] = new Map();
				[kNeedDrain] = false;
				[kOnDrain](client, origin, targets) {
					if (client.closed || client.destroyed) {
						return;
					}
					const queue = this[kQueue];
					let needDrain = false;
					this[kOnClientDrain](client);
					while (!needDrain) {
						const item = queue.shift();
						if (!item) {
							break;
						}
						this[kQueued]--;
						needDrain = !item.dispatch(client);
					}
					client[kNeedDrain] = needDrain;
					if (needDrain) {
						this[kOnClientBusy](client);
						if (!queue.isEmpty()) {
							return this[kDrainQueue](origin, targets);
						}
					}
					if (!needDrain && this[kNeedDrain]) {
						this[kNeedDrain] = false;
						this.emit("drain", origin, [this, ...targets]);
					}
					if (this[kClosedResolve] && queue.isEmpty()) {
						return closeClients(this).then(this[kClosedResolve]);
					}
				}
				[kOnClientBusy]() {}
				[kOnClientDrain]() {}
				[kDrainQueue](origin, targets) {
					const queue = this[kQueue];
					let hasDispatcher = true;
					while (!queue.isEmpty()) {
						const dispatcher = this[kGetDispatcher]();
						if (!dispatcher) {
							hasDispatcher = false;
							break;
						}
						const item = queue.shift();
						this[kQueued]--;
						if (!item.dispatch(dispatcher)) {
							dispatcher[kNeedDrain] = true;
							this[kOnClientBusy](dispatcher);
							hasDispatcher = this[kHasDispatcher]();
							if (!hasDispatcher) {
								break;
							}
						}
					}
					if (hasDispatcher && this[kNeedDrain]) {
						this[kNeedDrain] = false;
						this.emit("drain", origin, [this, ...targets]);
					}
					if (this[kClosedResolve] && queue.isEmpty()) {
						return closeClients(this).then(this[kClosedResolve]);
					}
				}
				[kOnConnect] = (origin, targets) => {
					this.emit("connect", origin, [this, ...targets]);
				};
				[kOnDisconnect] = (origin, targets, err) => {
					this.emit("disconnect", origin, [this, ...targets], err);
				};
				[kOnConnectionError] = (origin, targets, err) => {
					this.emit("connectionError", origin, [this, ...targets], err);
				};
				get [kBusy]() {
					return this[kNeedDrain];
				}
				get [kConnected]() {
					let ret = 0;
					for (const { [kConnected]: connected } of this[kClients]) {
						ret += connected;
					}
					return ret;
				}
				get [kFree]() {
					let ret = 0;
					for (const { [kConnected]: connected, [kNeedDrain]: needDrain } of this[kClients]) {
						ret += connected && !needDrain;
					}
					return ret;
				}
				get [kPending]() {
					let ret = this[kQueued];
					for (const { [kPending]: pending } of this[kClients]) {
						ret += pending;
					}
					return ret;
				}
				get [kRunning]() {
					let ret = 0;
					for (const { [kRunning]: running } of this[kClients]) {
						ret += running;
					}
					return ret;
				}
				get [kSize]() {
					let ret = this[kQueued];
					for (const { [kSize]: size } of this[kClients]) {
						ret += size;
					}
					return ret;
				}
				get stats() {
					return new PoolStats(this);
				}
				[kClose]() {
					if (this[kQueue].isEmpty()) {
						return closeClients(this);
					} else {
						return new Promise((resolve) => {
							this[kClosedResolve] = resolve;
						});
					}
				}
				[kDestroy](err) {
					while (true) {
						const item = this[kQueue].shift();
						if (!item) {
							break;
						}
						item.handler.onResponseError(null, err);
					}
					const destroyAll = new Array(this[kClients].length);
					for (let i = 0; i < this[kClients].length; i++) {
						destroyAll[i] = this[kClients][i].destroy(err);
					}
					for (const client of this[kRetiring].keys()) {
						destroyAll.push(client.destroy(err));
					}
					return Promise.all(destroyAll);
				}
				[kDispatch](opts, handler) {
					const dispatcher = this[kGetDispatcher]();
					if (!dispatcher) {
						this[kNeedDrain] = true;
						this[kQueue].push(new QueuedRequest(opts, handler));
						this[kQueued]++;
					} else if (!dispatcher.dispatch(opts, handler)) {
						dispatcher[kNeedDrain] = true;
						this[kOnClientBusy](dispatcher);
						this[kNeedDrain] = !this[kHasDispatcher]();
					}
					return !this[kNeedDrain];
				}
				[kHasDispatcher]() {
					for (let i = 0; i < this[kClients].length; i++) {
						const dispatcher = this[kClients][i];
						if (!dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true) {
							return true;
						}
					}
					return false;
				}
				[kAddClient](client) {
					client.on("drain", this[kOnDrain].bind(this, client)).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
					this[kClients].push(client);
					if (this[kNeedDrain]) {
						queueMicrotask(() => {
							if (this[kNeedDrain] && !client[kNeedDrain]) {
								this[kOnDrain](client, client[kUrl], [client, this]);
							}
						});
					}
					return this;
				}
				[kRetireClient](client) {
					const idx = this[kClients].indexOf(client);
					if (idx !== -1) {
						this[kClients].splice(idx, 1);
					}
					if (client.destroyed || this[kRetiring].has(client)) {
						return;
					}
					let done = false;
					let resolveClosed;
					const closed = new Promise((resolve) => {
						resolveClosed = resolve;
					});
					this[kRetiring].set(client, closed);
					client.close(() => {
						if (!done) {
							done = true;
							this[kRetiring].delete(client);
							resolveClosed();
						}
					});
				}
				[kRemoveClient](client) {
					this[kRetireClient](client);
					this[kNeedDrain] = !this[kClients].some((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true);
				}
			}
			module.exports = {
				PoolBase,
				kClients,
				kNeedDrain,
				kAddClient,
				kRemoveClient,
				kRetireClient,
				kDrainQueue,
				kOnClientBusy,
				kOnClientDrain,
				kGetDispatcher,
				kHasDispatcher,
			};
		}),
		6864: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const { PoolBase, kClients, kNeedDrain, kAddClient, kDrainQueue, kOnClientBusy, kOnClientDrain, kGetDispatcher, kHasDispatcher, kRemoveClient, kRetireClient } = __nccwpck_require__(3636);
			const Client = __nccwpck_require__(5929);
			const { InvalidArgumentError } = __nccwpck_require__(9263);
			const util = __nccwpck_require__(7332);
			const { kConnecting, kHTTPContext, kUrl, kQueued } = __nccwpck_require__(8951);
			const buildConnector = __nccwpck_require__(3484);
			const kOptions = Symbol("options");
			const kConnections = Symbol("connections");
			const kFactory = Symbol("factory");
			const kProtocol = Symbol("protocol");
			const kProtocolProbe = Symbol("protocol probe");
			function defaultFactory(origin, opts) {
				return new Client(origin, opts);
			}
			function shouldCreateProtocolProbe(pool, dispatcher) {
				return dispatcher instanceof Client && pool[kProtocol] !== "h1" && (pool[kOptions].useH2c === true || (pool[kUrl].protocol === "https:" && pool[kOptions].allowH2 !== false));
			}
			function createClient(pool) {
				const dispatcher = pool[kFactory](pool[kUrl], pool[kOptions]);
				if (shouldCreateProtocolProbe(pool, dispatcher)) {
					pool[kProtocolProbe] = dispatcher;
				}
				pool[kAddClient](dispatcher);
				return dispatcher;
			}
			class Pool extends PoolBase {
				constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, useH2c, clientTtl, ...options } = {}) {
					if (connections != null && (!Number.isFinite(connections) || connections < 0)) {
						throw new InvalidArgumentError("invalid connections");
					}
					if (typeof factory !== "function") {
						throw new InvalidArgumentError("factory must be a function.");
					}
					if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
						throw new InvalidArgumentError("connect must be a function or an object");
					}
					if (typeof connect !== "function") {
						connect = buildConnector({
							...tls,
							maxCachedSessions,
							allowH2,
							useH2c,
							socketPath,
							timeout: connectTimeout,
							...(typeof autoSelectFamily === "boolean" ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined),
							...connect,
						});
					}
					super(options);
					this[kConnections] = connections || null;
					this[kUrl] = util.parseOrigin(origin);
					this[kOptions] = { ...util.deepClone(options), connect, allowH2, useH2c, clientTtl, socketPath };
					this[kFactory] = factory;
					this[kProtocol] = null;
					this[kProtocolProbe] = null;
					this.on("connect", (origin, targets) => {
						if (clientTtl != null && clientTtl > 0) {
							for (const target of targets) {
								Object.assign(target, { ttl: Date.now() });
							}
						}
						const client = targets[targets.length - 1];
						if (client instanceof Client) {
							this[kProtocol] = client[kHTTPContext]?.version;
						}
						if (client === this[kProtocolProbe]) {
							if (this[kProtocol] !== "h2") {
								this[kProtocolProbe] = null;
								this[kDrainQueue](origin, targets.slice(1));
							}
						}
					});
					this.on("disconnect", (origin, targets) => {
						if (targets.includes(this[kProtocolProbe])) {
							this[kProtocolProbe] = null;
							this[kDrainQueue](origin, targets.slice(1));
						}
					});
					this.on("connectionError", (origin, targets) => {
						let resumeQueued = false;
						for (const target of targets) {
							if (target === this[kProtocolProbe]) {
								this[kProtocolProbe] = null;
								resumeQueued = true;
							}
							if (this[kClients].includes(target)) {
								this[kRetireClient](target);
							}
						}
						if (resumeQueued || this[kQueued] > 0) {
							this[kDrainQueue](origin, targets.slice(1));
						}
					});
				}
				[kOnClientBusy](client) {
					if (this[kProtocolProbe] === null && client[kConnecting] && shouldCreateProtocolProbe(this, client)) {
						this[kProtocolProbe] = client;
					}
				}
				[kOnClientDrain](client) {
					if (client === this[kProtocolProbe]) {
						this[kProtocolProbe] = null;
					}
				}
				[kGetDispatcher]() {
					const clientTtlOption = this[kOptions].clientTtl;
					for (let i = 0; i < this[kClients].length; i++) {
						const client = this[kClients][i];
						if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
							this[kRemoveClient](client);
							i--;
						} else if (!client[kNeedDrain]) {
							return client;
						}
					}
					if (this[kProtocolProbe] !== null) {
						return;
					}
					if (!this[kConnections] || this[kClients].length < this[kConnections]) {
						return createClient(this);
					}
				}
				[kHasDispatcher]() {
					const clientTtlOption = this[kOptions].clientTtl;
					for (let i = 0; i < this[kClients].length; i++) {
						const client = this[kClients][i];
						if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
							this[kRemoveClient](client);
							i--;
						} else if (!client[kNeedDrain]) {
							return true;
						}
					}
					if (this[kProtocolProbe] !== null) {
						return false;
					}
					if (!this[kConnections] || this[kClients].length < this[kConnections]) {
						createClient(this);
						return true;
					}
					return false;
				}
			}
			module.exports = Pool;
		}),
		965: ((module) => {
			module.exports = (holds, message = "an assertion of undici does not hold") => {
				if (!holds) throw message instanceof Error ? message : Object.assign(new Error(message), { code: "ERR_ASSERTION" });
			};
		}),
		3894: ((__unused_webpack_module, exports) => {
			exports.maxHeaderSize = 16_384;
		}),
		7892: ((__unused_webpack_module, exports, __nccwpck_require__) => {
			"use strict";
			Object.defineProperty(exports, "__esModule", { value: true });
			exports.SPECIAL_HEADERS =
				exports.MINOR =
				exports.MAJOR =
				exports.HTAB_SP_VCHAR_OBS_TEXT =
				exports.QUOTED_STRING =
				exports.CONNECTION_TOKEN_CHARS =
				exports.HEADER_CHARS =
				exports.TOKEN =
				exports.HEX =
				exports.URL_CHAR =
				exports.USERINFO_CHARS =
				exports.MARK =
				exports.ALPHANUM =
				exports.NUM =
				exports.HEX_MAP =
				exports.NUM_MAP =
				exports.ALPHA =
				exports.STATUSES_HTTP =
				exports.H_METHOD_MAP =
				exports.METHOD_MAP =
				exports.METHODS_RTSP =
				exports.METHODS_ICE =
				exports.METHODS_HTTP =
				exports.HEADER_STATE =
				exports.FINISH =
				exports.STATUSES =
				exports.METHODS =
				exports.LENIENT_FLAGS =
				exports.FLAGS =
				exports.TYPE =
				exports.ERROR =
					void 0;
			const utils_1 = __nccwpck_require__(4760);
			exports.ERROR = {
				OK: 0,
				INTERNAL: 1,
				STRICT: 2,
				CR_EXPECTED: 25,
				LF_EXPECTED: 3,
				UNEXPECTED_CONTENT_LENGTH: 4,
				UNEXPECTED_SPACE: 30,
				CLOSED_CONNECTION: 5,
				INVALID_METHOD: 6,
				INVALID_URL: 7,
				INVALID_CONSTANT: 8,
				INVALID_VERSION: 9,
				INVALID_HEADER_TOKEN: 10,
				INVALID_CONTENT_LENGTH: 11,
				INVALID_CHUNK_SIZE: 12,
				INVALID_STATUS: 13,
				INVALID_EOF_STATE: 14,
				INVALID_TRANSFER_ENCODING: 15,
				CB_MESSAGE_BEGIN: 16,
				CB_HEADERS_COMPLETE: 17,
				CB_MESSAGE_COMPLETE: 18,
				CB_CHUNK_HEADER: 19,
				CB_CHUNK_COMPLETE: 20,
				PAUSED: 21,
				PAUSED_UPGRADE: 22,
				PAUSED_H2_UPGRADE: 23,
				USER: 24,
				CB_URL_COMPLETE: 26,
				CB_STATUS_COMPLETE: 27,
				CB_METHOD_COMPLETE: 32,
				CB_VERSION_COMPLETE: 33,
				CB_HEADER_FIELD_COMPLETE: 28,
				CB_HEADER_VALUE_COMPLETE: 29,
				CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
				CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
				CB_RESET: 31,
				CB_PROTOCOL_COMPLETE: 38,
			};
			exports.TYPE = {
				BOTH: 0,
				REQUEST: 1,
				RESPONSE: 2,
			};
		}),
		746: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			module = __nccwpck_require__.nmd(module);
			const { Buffer } = __nccwpck_require__(4573);
			const wasmBase64 =
				"AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
			let wasmBuffer;
			Object.defineProperty(module, "exports", {
				get: () => {
					return wasmBuffer ? wasmBuffer : (wasmBuffer = Buffer.from(wasmBase64, "base64"));
				},
			});
		}),
		166: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			module = __nccwpck_require__.nmd(module);
			const { Buffer } = __nccwpck_require__(4573);
			const wasmBase64 =
				"AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
			let wasmBuffer;
			Object.defineProperty(module, "exports", {
				get: () => {
					return wasmBuffer ? wasmBuffer : (wasmBuffer = Buffer.from(wasmBase64, "base64"));
				},
			});
		}),
		4760: ((__unused_webpack_module, exports) => {
			"use strict";
			Object.defineProperty(exports, "__esModule", { value: true });
			exports.enumToMap = enumToMap;
			function enumToMap(obj, filter = [], exceptions = []) {
				const emptyFilter = (filter?.length ?? 0) === 0;
				const emptyExceptions = (exceptions?.length ?? 0) === 0;
				return Object.fromEntries(
					Object.entries(obj).filter(([, value]) => {
						return typeof value === "number" && (emptyFilter || filter.includes(value)) && (emptyExceptions || !exceptions.includes(value));
					}),
				);
			}
		}),
		4418: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			"use strict";
			const { kConnected, kPending, kRunning, kSize, kFree, kQueued } = __nccwpck_require__(8951);
			class ClientStats {
				constructor(client) {
					this.connected = client[kConnected];
					this.pending = client[kPending];
					this.running = client[kRunning];
					this.size = client[kSize];
				}
			}
			class PoolStats {
				constructor(pool) {
					this.connected = pool[kConnected];
					this.free = pool[kFree];
					this.pending = pool[kPending];
					this.queued = pool[kQueued];
					this.running = pool[kRunning];
					this.size = pool[kSize];
				}
			}
			module.exports = { ClientStats, PoolStats };
		}),
		4775: ((module) => {
			"use strict";
			let fastNow = 0;
			const RESOLUTION_MS = 1e3;
			const TICK_MS = (RESOLUTION_MS >> 1) - 1;
			let fastNowTimeout;
			const kFastTimer = Symbol("kFastTimer");
			const fastTimers = [];
			const NOT_IN_LIST = -2;
			const TO_BE_CLEARED = -1;
			const PENDING = 0;
			const ACTIVE = 1;
			function onTick() {
				fastNow += TICK_MS;
				let idx = 0;
				let len = fastTimers.length;
				while (idx < len) {
					const timer = fastTimers[idx];
					if (timer._state === PENDING) {
						timer._idleStart = fastNow - TICK_MS;
						timer._state = ACTIVE;
					} else if (timer._state === ACTIVE && fastNow >= timer._idleStart + timer._idleTimeout) {
						timer._state = TO_BE_CLEARED;
						timer._idleStart = -1;
						timer._onTimeout(timer._timerArg);
					}
					if (timer._state === TO_BE_CLEARED) {
						timer._state = NOT_IN_LIST;
						if (--len !== 0) {
							fastTimers[idx] = fastTimers[len];
						}
					} else {
						++idx;
					}
				}
				fastTimers.length = len;
				if (fastTimers.length !== 0) {
					refreshTimeout();
				}
			}
			function refreshTimeout() {
				if (fastNowTimeout?.refresh) {
					fastNowTimeout.refresh();
				} else {
					clearTimeout(fastNowTimeout);
					fastNowTimeout = setTimeout(onTick, TICK_MS);
					fastNowTimeout?.unref();
				}
			}
			class FastTimer {
				[kFastTimer] = true;
				_state = NOT_IN_LIST;
				_idleTimeout = -1;
				_idleStart = -1;
				_onTimeout;
				_timerArg;
				constructor(callback, delay, arg) {
					this._onTimeout = callback;
					this._idleTimeout = delay;
					this._timerArg = arg;
					this.refresh();
				}
				refresh() {
					if (this._state === NOT_IN_LIST) {
						fastTimers.push(this);
					}
					if (!fastNowTimeout || fastTimers.length === 1) {
						refreshTimeout();
					}
					this._state = PENDING;
				}
				clear() {
					this._state = TO_BE_CLEARED;
					this._idleStart = -1;
				}
			}
			module.exports = {
				setTimeout(callback, delay, arg) {
					return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
				},
				clearTimeout(timeout) {
					if (timeout[kFastTimer]) {
						timeout.clear();
					} else {
						clearTimeout(timeout);
					}
				},
				setFastTimeout(callback, delay, arg) {
					return new FastTimer(callback, delay, arg);
				},
				clearFastTimeout(timeout) {
					timeout.clear();
				},
				now() {
					return fastNow;
				},
				tick(delay = 0) {
					fastNow += delay - RESOLUTION_MS + 1;
					onTick();
					onTick();
				},
				reset() {
					fastNow = 0;
					fastTimers.length = 0;
					clearTimeout(fastNowTimeout);
					fastNowTimeout = null;
				},
				kFastTimer,
			};
		}),
		5408: ((__unused_webpack_module, exports) => {
			exports.i = () => {
				throw new Error("FormData is not in the bundle");
			};
		}),
		6338: () => {},
		7371: ((__unused_webpack_module, exports) => {
			exports.I = { is: { FormData: () => false } };
		}),
		6889: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Cs: () => endStep,
				H1: () => logFailure,
				eg: () => runStep,
				fk: () => logStack,
				rd: () => failureOutputs,
			});
			var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7390);
			var _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1239);
			function logFailure(log, title, failure) {
				const { message, advice, reasonLines, file, line } = failure;
				log.error(`${message} ${advice}`, { title, file, line, lines: reasonLines });
			}
			function logStack(log, thrown, failure) {
				if (thrown instanceof Error && thrown !== failure) log.debug(thrown.stack ?? thrown.message);
			}
			async function runStep(step, work, edges) {
				let failure;
				try {
					edges.cancel.throwIfAborted();
					await work();
				} catch (thrown) {
					failure = step.failureOf(thrown);
					logStack(edges.log, thrown, failure);
				}
				await endStep(step, failure, edges);
				return failure === undefined;
			}
			async function endStep(step, failure, { log, outputs, summary }) {
				outputs.set(step.outputs?.(failure) ?? {});
				if (failure === undefined && step.summary === undefined) return;
				const title = failure === undefined ? "" : `${step.doing}${ENDINGS[failure.kind] ?? " failed"}`;
				if (failure !== undefined) logFailure(log, title, failure);
				await summary.write((redact) => {
					const parts = [...(step.summary?.(redact, failure) ?? [])];
					if (failure !== undefined) {
						const icon = (0, _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_1__.Z)((0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.vu)(failure.kind, false));
						parts.unshift(`## ${icon} ${title}`, (0, _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_1__.z)(failure.redacted(redact)));
					}
					return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
				});
			}
			const ENDINGS = {
				input: ": an input is wrong",
				ambiguous: ": the outcome is unknown",
				stopped: ": stopped",
				timeout: ": timed out",
				cancelled: ": cancelled",
			};
			function failureOutputs(failure) {
				const service = failure?.service;
				return {
					"failure-kind": failure?.kind ?? "",
					"error-code": service?.code ?? "",
					"error-message": failure === undefined ? "" : errorMessageOf(failure),
					"error-details": JSON.stringify(service?.details ?? []),
				};
			}
			function errorMessageOf({ reason, responseId, service, message }) {
				return reason || (responseId === undefined && service?.message) || message;
			}
		}),
		6481: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				J: () => subAction,
			});
			var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7390);
			var _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6949);
			var _http_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8760);
			var _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3248);
			var _workspace_lean_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8383);
			var _end_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6889);
			const subAction = ({ doing, parse, refusedOutputs: outputs = () => ({}), run }) =>
				(0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__.c)(
					(raw) => ({ keys: (0, _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__.q7)(raw) }),
					async (raw, runner) => {
						const { hasReadOnlyToken } = runner.environment.trigger;
						const read = async () => ({ service: (0, _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__.ex)(raw, hasReadOnlyToken), own: parse(raw) });
						const inputs = await read().catch((thrown) => (0, _end_js__WEBPACK_IMPORTED_MODULE_5__.Cs)({ doing, outputs }, (0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.eG)(thrown, "input"), runner));
						if (inputs === undefined) return false;
						const connection = await (0, _http_connection_js__WEBPACK_IMPORTED_MODULE_2__.J)(inputs.service, runner);
						const running = run(inputs.own, connection, runner);
						(0, _workspace_lean_memory_js__WEBPACK_IMPORTED_MODULE_4__.x)();
						return running;
					},
				);
		}),
		8550: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				EY: () => backoffDelay,
				hH: () => BACKOFF,
				mu: () => parseRetryAfter,
			});
			const BACKOFF = {
				retries: 4,
				base: 500,
				cap: 8_000,
			};
			function backoffDelay(retry, random, floorMs = 0) {
				const jitter = random * Math.min(BACKOFF.cap, BACKOFF.base * 2 ** (retry - 1));
				return Math.max(jitter, floorMs);
			}
			const LONGEST_S = 1_000_000_000;
			function parseRetryAfter(value, date) {
				const text = value?.trim() ?? "";
				if (/^\d+$/.test(text)) return Math.min(Number(text), LONGEST_S) * 1_000;
				const ms = httpDate(text) - httpDate(date?.trim() ?? "");
				return Number.isNaN(ms) ? undefined : Math.max(0, ms);
			}
			function httpDate(text) {
				return /^[A-Z][a-z]+, ?\d{1,2}[ -]/.test(text) ? Date.parse(text) : Number.NaN;
			}
		}),
		1239: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Z: () => iconOf,
				z: () => renderFailure,
			});
			var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9259);
			function renderFailure(failure) {
				const { service, message, reasonLines } = failure;
				const lines = [`> ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(message)}`, `**What to do:** ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(failure.advice)}`];
				if (reasonLines.length > 0) lines.splice(1, 0, (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.DV)(reasonLines));
				if (service !== undefined) {
					const status = `Error ${service.status}${service.code === "" ? "" : ` ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(service.code)}`}`;
					lines.push(`${status}${service.requestId === "" ? "" : `, request ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(service.requestId)}`}`);
					const rows = service.details.map((one) => [(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(one.code), (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(one.message)]);
					if (rows.length > 0) lines.push((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.tp)(["Error", "Message"], rows));
				}
				return lines.join("\n\n");
			}
			function iconOf(conclusion) {
				return ICONS[conclusion] ?? "\u2754";
			}
			const ICONS = {
				"": "\u23f3",
				success: "\u2705",
				failure: "\u274c",
				cancelled: "\ud83d\udeab",
				timed_out: "\u231b",
			};
		}),
		7390: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				RP: () => InputFailure,
				dh: () => brief,
				eG: () => toStepFailure,
				fs: () => PackageFailure,
				pH: () => StepFailure,
				uc: () => noneIfMissing,
				vu: () => conclusionOf,
			});
			var _records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9219);
			var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7643);
			var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3045);
			var _text_shorten_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1445);
			class StepFailure extends Error {
				name = "StepFailure";
				kind;
				advice;
				reason;
				retryable = false;
				maybeDone = false;
				service;
				responseId;
				file;
				line;
				constructor({ message, cause, ...facts }) {
					super(message, { cause });
					Object.assign(this, facts);
				}
				get reasonLines() {
					const lines = this.reason?.trimEnd().split(/\r?\n/) ?? [];
					return lines.length > 1 ? lines : [];
				}
				with(changes) {
					const { message, cause } = this;
					return new StepFailure({ ...this, message, cause, ...changes });
				}
				redacted(redact) {
					const { message, advice, reason, service, file } = this;
					return this.with((0, _secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__.SG)({ message, advice, reason, service, file }, redact));
				}
			}
			class InputFailure extends StepFailure {
				constructor(input, problem, accepted, more = {}) {
					super({
						kind: "input",
						message: `Input "${input}" ${problem}.`,
						advice: `Set it to ${accepted}.`,
						...more,
					});
				}
			}
			class PackageFailure extends StepFailure {
				constructor(path, problem, advice, more = {}) {
					super({
						kind: "package",
						message: `Cannot pack "${brief(path)}": ${problem}.`,
						advice,
						file: path.replace(/\/$/, ""),
						...more,
					});
				}
			}
			const SHOWN = 1_000;
			function brief(path) {
				if (path.length <= SHOWN) return path;
				return `${path.slice(0, SHOWN / 2)}\u2026${path.slice(-SHOWN / 2)}`.toWellFormed();
			}
			const MAX_OWN_MESSAGE = 300;
			function toStepFailure(thrown, kind) {
				if (thrown instanceof StepFailure) return thrown;
				const code = thrown?.code;
				const name = thrown instanceof Error ? thrown.name : typeof thrown;
				const own = thrown instanceof Error && !(thrown instanceof SyntaxError) ? (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.ml)(thrown.message, MAX_OWN_MESSAGE) : "";
				return new StepFailure({
					kind,
					message: `The action stopped on an unexpected ${name}${typeof code === "string" ? ` (${code})` : ""}${own === "" ? "" : `: ${(0, _text_format_js__WEBPACK_IMPORTED_MODULE_2__.f6)(own)}`}.`,
					advice: "This is a bug in the action. Please report it with the stack from the debug log.",
					cause: thrown,
				});
			}
			function noneIfMissing(thrown) {
				if (!(thrown instanceof StepFailure) || !(0, _records_service_error_js__WEBPACK_IMPORTED_MODULE_0__.M0)(thrown.service)) throw thrown;
			}
			function conclusionOf(kind, created) {
				if (kind === "cancelled") return "cancelled";
				if (kind === "timeout") return "timed_out";
				const isUnread = created && (kind === "network" || kind === "rejected");
				return kind === "ambiguous" || isUnread ? "unknown" : "failure";
			}
		}),
		2357: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				j: () => Interrupted,
				n: () => interruptionOf,
			});
			class Interrupted extends Error {
				name = "Interrupted";
				by;
				maybeDone;
				lastProblem;
				constructor(by, { maybeDone = false, lastProblem } = {}) {
					super("interrupted");
					this.by = by;
					this.maybeDone = maybeDone;
					this.lastProblem = lastProblem;
				}
			}
			function interruptionOf(thrown) {
				return thrown instanceof Interrupted ? thrown : undefined;
			}
		}),
		1106: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				$J: () => parseNumber,
				$Q: () => ENTRYPOINT,
				A: () => parseLine,
				HU: () => parseChoice,
				ID: () => ID,
				fL: () => parseSeconds,
				r4: () => parseText,
				yG: () => parseBoolean,
			});
			var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7390);
			var _records_id_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9310);
			var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3045);
			function parseText(raw, name, { fits, accepted, problem }, byDefault = "") {
				const text = raw(name).trim() || byDefault;
				if (fits(text)) return text;
				const shown = text === "" ? "is missing" : `is "${text.slice(0, 200)}"`;
				throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problem ?? shown, accepted);
			}
			const ID = {
				fits: _records_id_js__WEBPACK_IMPORTED_MODULE_1__.eQ,
				accepted: 'the id as the service gave it: 1 to 128 letters, digits, "-" and "_"',
			};
			function parseBoolean(raw, name, byDefault = false) {
				const fits = (text) => /^(?:true|True|TRUE|false|False|FALSE)$/.test(text);
				return /^t/i.test(parseText(raw, name, { fits, accepted: "true or false" }, `${byDefault}`));
			}
			function parseChoice(raw, name, choices) {
				const fits = (text) => choices.some((choice) => choice === text);
				return parseText(raw, name, { fits, accepted: choices.join(", ") }, choices[0]);
			}
			function parseNumber(raw, name, { least, most, default: byDefault }, form = /^\d{1,9}$/, what = "a whole number") {
				const fits = (text) => form.test(text) && Number(text) >= least && Number(text) <= most;
				return Number(parseText(raw, name, { fits, accepted: `${what} from ${least} to ${most}` }, `${byDefault ?? ""}`));
			}
			function parseSeconds(raw, name, rule) {
				return parseNumber(raw, name, rule, /^\d{1,9}(?:\.\d{1,3})?$/, "a number of seconds") * 1_000;
			}
			function parseLine(text, name, longest) {
				const bad = (problem) => new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problem, `one line of at most ${longest} characters`);
				if (/\p{Cc}/u.test(text)) throw bad("contains a line break or another control character");
				if (text.length > longest) throw bad(`is ${(0, _text_format_js__WEBPACK_IMPORTED_MODULE_2__.U9)(text.length, "character")} long`);
				return text;
			}
			const ENTRYPOINT = 'the path of the entry file inside "directory", with forward slashes, such as src/app.ts';
		}),
		6949: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				U9: () => isLoopback,
				ex: () => parseServiceInputs,
				q7: () => keysIn,
			});
			var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7390);
			var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1106);
			function parseServiceInputs(raw, getsNoSecrets = false, isOptional = false) {
				const isLeftOut = (name) => isOptional && raw(name) === "";
				return {
					apiKey: isLeftOut("api-key") ? "" : parseApiKey(raw("api-key"), getsNoSecrets),
					baseUrl: isLeftOut("base-url") ? "" : parseBaseUrl(raw("base-url")),
					...parseProject(raw),
				};
			}
			const SHORTEST_KEY = 8;
			function trimKey(text) {
				return text.replace(/[\r\n]+$/, "");
			}
			function keysIn(raw) {
				return [trimKey(raw("api-key")), raw("github-token").trim()].filter(({ length }) => length >= SHORTEST_KEY);
			}
			const KEY = "the bare key (printable ASCII without spaces), from a secret";
			const ON_FORKS = ". Pull requests from forks and Dependabot cannot read secrets: skip this step there, or deploy with dry-run";
			function parseApiKey(text, getsNoSecrets = false) {
				const key = trimKey(text);
				const bad = (problem, more = "") => new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP("api-key", problem, `${KEY}${more}`);
				if (key === "" && getsNoSecrets) throw bad("is empty: this run is for a pull request from a fork, which gets no secrets", ON_FORKS);
				if (key === "") throw bad("is empty: the secret that it is set from probably does not exist here, or has another name", ON_FORKS);
				if (/^bearer\s/i.test(key)) throw bad('begins with "Bearer", which the action adds itself');
				if (!/^[\x21-\x7e]+$/.test(key)) throw bad("contains a space, a line break or another character that is not printable ASCII");
				if (key.length < SHORTEST_KEY) throw bad(`has fewer than ${SHORTEST_KEY} characters`);
				return key;
			}
			const ADDRESS = "an https:// address such as https://api.example.com, or http:// on a loopback address for testing";
			function parseBaseUrl(text) {
				const trimmed = text.trim();
				const bad = (problem) => new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP("base-url", problem, ADDRESS);
				if (trimmed === "") throw bad("is empty: the variable or secret that it is set from probably does not exist here");
				if (/[\s\p{Cc}]/u.test(trimmed)) throw bad("contains whitespace or a control character");
				if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)) throw bad("has no scheme");
				const url = URL.parse(trimmed);
				if (url === null) throw bad("is not a valid address");
				if (url.username !== "" || url.password !== "") throw bad("contains a user name or password");
				if (/[?#]/.test(trimmed)) throw bad("contains a query or a fragment");
				const isPlain = url.protocol === "http:";
				if (isPlain && !isLoopback(url.hostname)) throw bad("is plain http, which would send the key and the package unprotected");
				if (url.protocol !== "https:" && !isPlain) throw bad(`has the scheme "${url.protocol}//"`);
				const address = url.href.replace(/\/+$/, "");
				if (address.endsWith("/deployments")) throw bad("ends with /deployments, which the action adds itself");
				return address;
			}
			function isLoopback(hostname) {
				return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
			}
			function parseProject(raw) {
				const project = (0, _parsers_js__WEBPACK_IMPORTED_MODULE_1__.r4)(raw, "project", header("the id or the name of a project"));
				const projectId = (0, _parsers_js__WEBPACK_IMPORTED_MODULE_1__.r4)(raw, "project-id", header("the id of a project"));
				const accepted = 'the id or name of a project, and leave "project-id" empty';
				if (project !== "" && projectId !== "") throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP("project", 'cannot be combined with "project-id"', accepted);
				return { project, projectId };
			}
			const header = (what) => ({
				fits: (text) => /^[\x20-\x7e]{0,128}$/.test(text),
				accepted: `${what}, at most 128 characters`,
				problem: "is not one short line of printable ASCII",
			});
		}),
		9310: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				WM: () => isCommit,
				eQ: () => isId,
				kp: () => parseEventData,
				tS: () => parseWithId,
			});
			var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1832);
			var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5149);
			function isId(text) {
				return /^[A-Za-z0-9_-]{1,128}$/.test(text);
			}
			function parseWithId(body, read) {
				if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(body)) return { ok: false, why: "the body is not a JSON object" };
				const { id } = body;
				if (typeof id !== "string") return { ok: false, why: 'the record has no "id"' };
				if (!isId(id)) return { ok: false, why: `the record's "id", "${(0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(id, 128)}", does not match [A-Za-z0-9_-]{1,128}` };
				const text = (name) => (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(body[name]);
				return { ok: true, record: read({ id, fields: body, text }) };
			}
			function parseEventData(data) {
				const body = /^\s*\{/.test(data) ? (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(data) : undefined;
				return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(body) ? { ok: true, record: body } : { ok: false, why: "its data is not a JSON object" };
			}
			function isCommit(value) {
				return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
			}
		}),
		9219: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				G3: () => bodyText,
				HR: () => isErrorBody,
				Ke: () => isLacking,
				M0: () => saysNotFound,
				fe: () => isOwnError,
				qk: () => foreignText,
				vu: () => isRefusal,
				zU: () => parseServiceError,
			});
			var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1832);
			var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5149);
			const MAX_DETAILS = 50;
			const MAX_TEXT = 2_000;
			const MAX_FOREIGN = 300;
			function parseServiceError(status, text, requestId = "") {
				const body = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(text);
				if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(body) && (typeof body.code === "string" || typeof body.message === "string")) {
					const inner = parseDetail(body.inner_error);
					const listed = (Array.isArray(body.details) ? body.details : []).flatMap(parseDetail);
					const details = [...listed.slice(0, MAX_DETAILS - inner.length), ...inner];
					return { status, ...textsOf(body), details, requestId };
				}
				const page = isHtml(text) ? { isPage: true } : {};
				return { status, code: "", message: foreignText(text), details: [], requestId, ...page };
			}
			function parseDetail(value) {
				const detail = textsOf(value);
				return detail.code === "" && detail.message === "" ? [] : [detail];
			}
			function textsOf(value) {
				return { code: (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(value, "code"), MAX_TEXT), message: (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(value, "message"), MAX_TEXT) };
			}
			function isOwnError({ code, message }) {
				return code !== "" && message !== "";
			}
			function isErrorBody(body) {
				return isRefusal(body) || Boolean((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(body, "error"));
			}
			function isRefusal(body) {
				return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(body, "ok") === false || isOwnError(textsOf(body));
			}
			function saysNotFound(error) {
				return error?.status === 404 && isOwnError(error) && error.code !== "project_not_found";
			}
			function isLacking(error) {
				return saysNotFound(error) || (error !== undefined && [405, 501].includes(error.status) && isOwnError(error));
			}
			function foreignText(text) {
				if (isHtml(text)) {
					const title = (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(/<title[^<>]*>([^<]*)</i.exec(text)?.[1]?.trim(), MAX_FOREIGN);
					return title === "" ? "an HTML page without a title" : `an HTML page, "${title}"`;
				}
				if (text.trim() === "") return "the body is empty";
				const json = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(text);
				return bodyText(text) || (json === undefined ? `the body is not JSON (${text.length} characters)` : briefJson(json));
			}
			function briefJson(value) {
				const json = JSON.stringify(value);
				if (json.length <= MAX_FOREIGN) return (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(json, MAX_FOREIGN);
				const end = json.lastIndexOf(',"', MAX_FOREIGN);
				return end === -1 ? "the body is unexpected JSON" : `${(0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(json.slice(0, end), MAX_FOREIGN)}\u2026`;
			}
			function bodyText(text) {
				const json = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(text);
				return (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(json === undefined && !/^\s*[[{]/.test(text) ? text.trim() : errorText(json), MAX_FOREIGN);
			}
			function errorText(value) {
				if (typeof value === "string") return value.trim();
				if (Array.isArray(value)) return value.map(errorText).filter(Boolean).join("; ");
				if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) return "";
				const { error, errors, message, Message, msg, detail } = value;
				return [error, message, Message, msg, detail, errors].map(errorText).find(Boolean) ?? "";
			}
			function isHtml(text) {
				return /^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text);
			}
		}),
		7643: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				IQ: () => redactLinkTokens,
				SG: () => redactTexts,
				lY: () => createRedactor,
			});
			var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6821);
			function redactTexts(data, redact) {
				const redacted = JSON.stringify(data, (_name, member) => (typeof member === "string" ? redact(member) : member));
				return JSON.parse(redacted);
			}
			const TIMES = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)/g;
			function createRedactor(secrets, values = [], facts = []) {
				const always = allForms(secrets);
				const unlessFact = allForms(values);
				const all = [...always, ...unlessFact];
				return (text) => {
					const clean = cutEnds(cut(text, presentIn(text, always), []), all);
					const present = presentIn(clean, unlessFact);
					if (present.length === 0) return clean;
					return cut(clean, present, [...facts, ...(clean.match(TIMES) ?? [])]);
				};
			}
			const allForms = (secrets) => [...new Set([...secrets].flatMap(formsOf))];
			function presentIn(text, all) {
				return all.filter((one) => text.includes(one));
			}
			function cut(text, secrets, facts) {
				if (secrets.length === 0) return text;
				const kept = new Set(facts.filter((fact) => secrets.some((one) => fact.includes(one))));
				const longestFirst = [...kept, ...secrets.filter((one) => !kept.has(one))].toSorted((a, b) => b.length - a.length);
				const pattern = new RegExp(longestFirst.map((one) => RegExp.escape(one)).join("|"), "g");
				return text.replace(pattern, (found) => (kept.has(found) ? found : "***"));
			}
			function cutEnds(text, secrets) {
				if (!text.includes("\u2026")) return text;
				const begun = secrets.filter((one) => one.length > _secrets_js__WEBPACK_IMPORTED_MODULE_0__.Il && text.includes(one.slice(0, _secrets_js__WEBPACK_IMPORTED_MODULE_0__.Il)));
				if (begun.length === 0) return text;
				const parts = text.split("\u2026");
				return parts.map((part, at) => (at < parts.length - 1 ? cutEnd(part, begun) : part)).join("\u2026");
			}
			function cutEnd(end, secrets) {
				const starts = secrets.map((one) => ({ one, at: end.lastIndexOf(one.slice(0, _secrets_js__WEBPACK_IMPORTED_MODULE_0__.Il)) })).filter(({ one, at }) => at !== -1 && one.startsWith(end.slice(at)));
				return starts.length === 0 ? end : `${end.slice(0, Math.min(...starts.map(({ at }) => at)))}***`;
			}
			function formsOf(secret) {
				const lines = secret.split(/\r\n|\r|\n/).map((line) => line.trim());
				const isLong = (text) => text.length >= _secrets_js__WEBPACK_IMPORTED_MODULE_0__.Il;
				const texts = [...new Set([secret, secret.trim(), ...lines.filter(isLong)])].filter((text) => text !== "");
				return [...texts, ...texts.filter(isLong).flatMap(encoded)];
			}
			function encoded(text) {
				const url = encodeURIComponent(text.toWellFormed());
				const bytes = Buffer.from(text);
				const xml = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
				return [JSON.stringify(text).slice(1, -1), url, url.replaceAll("%20", "+"), xml.replaceAll("'", "&apos;"), xml.replaceAll("'", "&#39;"), bytes.toString("hex"), bytes.toString("hex").toUpperCase(), ...[0, 1, 2].flatMap((before) => inBase64(bytes, before))];
			}
			function inBase64(bytes, before) {
				const all = Buffer.concat([Buffer.alloc(before), bytes]);
				const [from, to] = [Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6)];
				return [all.toString("base64").slice(from, to), all.toString("base64url").slice(from, to)];
			}
			const LINK_TOKEN = /((?:\b|%3f|%26)jwt(?:=|%3d|\\u003d))[^\s&#;"'`<>()[\]{}|,\\]+/gi;
			function redactLinkTokens(text) {
				return text.replace(LINK_TOKEN, "$1***");
			}
		}),
		6821: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				DH: () => decoded,
				Il: () => SHORTEST_HIDDEN,
				Wi: () => maskableLines,
				dK: () => isHidden,
			});
			const SHORTEST_HIDDEN = 8;
			const OWN_WORDS = [...["cancelled", "timed_out", "ambiguous", "rejected", "in_progress", "completed", "aws.us-east-1a"], ...["deployment", "deployed", "invocation", "succeeded", "unchanged", "entrypoint", "directory"]];
			const COMMON_WORDS = [...["production", "development", "integration", "acceptance", "localhost", "127.0.0.1", "http://localhost"], ...["postgres", "postgresql", "database", "undefined", "disabled", "standard"], ...["us-east-1", "us-west-2", "eu-west-1", "eu-central-1"]];
			const UNMASKED_VALUES = [...OWN_WORDS, ...COMMON_WORDS];
			function isHidden(value, publicFacts = []) {
				const text = value.trim();
				const isPlain = UNMASKED_VALUES.includes(text.toLowerCase()) || publicFacts.includes(text);
				return text.length >= SHORTEST_HIDDEN && !isPlain;
			}
			function maskableLines(secret) {
				const lines = secret.split(/\r\n|\r|\n/);
				const texts = lines.length === 1 ? [secret, secret.trim()] : lines.map((line) => line.trim());
				return [...new Set(texts)].filter((text) => isHidden(text));
			}
			function decoded(text) {
				try {
					return decodeURIComponent(text);
				} catch {
					return text;
				}
			}
		}),
		3045: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				K9: () => formatMoment,
				U9: () => count,
				a3: () => formatDuration,
				f6: () => withoutStop,
				rL: () => listFirst,
				x: () => listQuoted,
				z3: () => formatBytes,
				zD: () => grouped,
			});
			var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1445);
			var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4099);
			function formatBytes(bytes) {
				const unit = UNITS.findIndex((_, at) => bytes / 1_000 ** at < 999.5 || at === UNITS.length - 1);
				const value = bytes / 1_000 ** unit;
				return `${value.toFixed(unit === 0 || value >= 99.95 ? 0 : 1)} ${UNITS[unit]}`;
			}
			const UNITS = ["B", "kB", "MB", "GB", "TB"];
			function formatDuration(ms) {
				if (ms < 999.5) return `${Math.round(ms)} ms`;
				if (ms < 9_950) return `${(ms / 1_000).toFixed(1)} s`;
				const seconds = Math.round(ms / 1_000);
				if (seconds < 60) return `${seconds} s`;
				const minutes = Math.floor(seconds / 60);
				if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, "0")} s`;
				return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
			}
			function count(number, noun) {
				return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
			}
			function withoutStop(text) {
				return text.replace(/[.\s]+$/, "");
			}
			function listFirst(texts, most = 20, noun) {
				const shown = texts.slice(0, most).join(", ");
				const more = texts.length - most;
				if (more <= 0) return shown;
				return `${shown} and ${noun === undefined ? `${grouped(more)} more` : count(more, `more ${noun}`)}`;
			}
			function listQuoted(names) {
				return listFirst([...new Set(names)].map((name) => `"${(0, _shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(name, 200)}"`));
			}
			function grouped(number) {
				return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
			}
			function formatMoment(time) {
				const ms = (0, _time_js__WEBPACK_IMPORTED_MODULE_1__.p)(time);
				if (Number.isNaN(ms)) return "an earlier run";
				return `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;
			}
		}),
		1832: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Gv: () => isObject,
				ZZ: () => field,
				qF: () => parseJson,
				r7: () => textIn,
			});
			const DEEPEST = 1_000;
			const MOST_SIGNS = 100_000;
			function parseJson(text) {
				if (text.length > DEEPEST && isBeyondMeasure(text)) return undefined;
				try {
					return JSON.parse(text);
				} catch {
					return undefined;
				}
			}
			function isBeyondMeasure(text) {
				let depth = 0;
				let signs = 0;
				let inString = false;
				for (let at = 0; at < text.length; at++) {
					const sign = text[at];
					if (sign === '"') inString = !inString;
					else if (inString) at += sign === "\\" ? 1 : 0;
					else if (sign === "[" || sign === "{") {
						depth++;
						signs++;
					} else if (sign === "]" || sign === "}") depth--;
					else if (sign === ",") signs++;
					if (depth > DEEPEST || signs > MOST_SIGNS) return true;
				}
				return false;
			}
			function isObject(value) {
				return typeof value === "object" && value !== null && !Array.isArray(value);
			}
			function field(value, ...path) {
				let at = value;
				for (const name of path) {
					if (Array.isArray(at)) at = at[name];
					else if (isObject(at)) at = at[name];
					else return undefined;
				}
				return at;
			}
			function textIn(value, ...path) {
				const text = field(value, ...path);
				return typeof text === "string" ? text : "";
			}
		}),
		9259: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				CS: () => prose,
				DV: () => codeBlock,
				aY: () => code,
				nf: () => link,
				tp: () => table,
				zH: () => details,
			});
			var _sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5149);
			var _shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1445);
			function code(text, limit = 1_000) {
				const line = (0, _sanitize_js__WEBPACK_IMPORTED_MODULE_0__.TN)((0, _shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, limit)).trim();
				if (line === "") return "\u2013";
				if (!/[`|]/.test(line)) return `\`${line}\``;
				return `<code>${line.replace(/[^A-Za-z0-9 ]/gu, entity)}</code>`;
			}
			function prose(text, limit = 2_000) {
				const line = (0, _sanitize_js__WEBPACK_IMPORTED_MODULE_0__.TN)((0, _shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, limit)).trim();
				return line
					.replace(/[\\`*_{}[\]<>#|~@&!$^]/gu, entity)
					.replace(/(&#35;|\bGH)(?=-?\d)/gi, "$1&#8203;")
					.replace(/:(?=\/\/)/g, entity)
					.replace(/\bwww\./gi, "www&#46;")
					.replace(/^(\d+)([.)])/, (_, number, mark) => number + entity(mark))
					.replace(/^[-+=]/, entity);
			}
			function entity(character) {
				return `&#${character.codePointAt(0)};${character === "@" ? "&#8203;" : ""}`;
			}
			function table(head, rows) {
				const line = (cells) => `| ${cells.join(" | ")} |`;
				return [line(head), line(head.map(() => ":---")), ...rows.map(line)].join("\n");
			}
			function codeBlock(lines) {
				const shown = lines.map((line) => (0, _sanitize_js__WEBPACK_IMPORTED_MODULE_0__.TN)((0, _shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(line, 500).toWellFormed()).replace(/[&<>]/g, entity));
				return `<pre><code>${shown.join("\n")}</code></pre>`;
			}
			function details(title, body) {
				return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
			}
			function link(text, url) {
				const address = URL.parse(url);
				if (address?.protocol !== "https:") return code(url);
				return `[${text}](${address.href.replace(/[()<>|\\`[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`)})`;
			}
		}),
		5149: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Df: () => withoutCommands,
				TN: () => oneLine,
				mU: () => withoutColours,
				wh: () => plainText,
			});
			var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1445);
			function plainText(value, longest = 4_000) {
				return typeof value === "string" ? (0, _shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(withoutColours(value), longest) : "";
			}
			function withoutColours(text) {
				return text.replace(TERMINAL_STRINGS, "").replace(TERMINAL_CONTROLS, "");
			}
			const TERMINAL_STRINGS = /(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)/g;
			const TERMINAL_CONTROLS = /[\u001b\u009b][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;
			function oneLine(text) {
				return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu, (character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
			}
			const ESCAPES = { "\n": "\\n", "\r": "\\r", "\t": " " };
			function withoutCommands(line) {
				return line.replaceAll("##[", "#\u200b#[").replace(/^(\s*):(?=:)/u, "$1:\u200b");
			}
		}),
		1445: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				b1: () => LIMITS,
				ml: () => shorten,
				zU: () => shortenMarkdown,
			});
			const LIMITS = { checkText: 65_535, description: 140, comment: 65_536, annotation: 4_096 };
			function shorten(text, limit) {
				return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}\u2026`;
			}
			function shortenMarkdown(text, limit) {
				if (text.length <= limit) return text;
				const kept = text.slice(0, text.lastIndexOf("\n", limit - END_OF_CODE.length - UNFOLDED.length - CUT_OFF.length));
				const isOpen = (begin, end) => kept.split(begin).length > kept.split(end).length;
				const isCode = isOpen(/^<pre>/m, /<\/pre>$/m);
				const isUnfolded = isOpen(/^<details>/m, /^<\/details>$/m);
				return `${kept}${isCode ? END_OF_CODE : ""}${isUnfolded ? UNFOLDED : ""}${CUT_OFF}`;
			}
			const END_OF_CODE = "</code></pre>";
			const UNFOLDED = "\n\n</details>";
			const CUT_OFF = "\n\n\u2026 cut off here: the job summary shows all of it.\n";
		}),
		4099: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				p: () => parseTime,
			});
			const DATE_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d:\d\d)?$/i;
			function parseTime(text) {
				const [, day, time, zone = "Z"] = DATE_TIME.exec(text.trim()) ?? [];
				return Date.parse(`${day}T${time}${zone.toUpperCase()}`);
			}
		}),
		8760: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				J: () => openConnection,
				g: () => quietly,
			});
			var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7095);
			async function openConnection({ baseUrl, apiKey, projectId, project }, { environment, clock, log }) {
				const openFresh = () => (0, _transport_js__WEBPACK_IMPORTED_MODULE_0__.g)(baseUrl, environment.proxy);
				return {
					baseUrl,
					apiKey,
					projectId,
					project,
					dispatcher: await openFresh(),
					openFresh,
					clock,
					note: log.info,
					debug: log.debug,
				};
			}
			function quietly(connection) {
				return { ...connection, note: connection.debug };
			}
		}),
		5243: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				g: () => describeNetworkError,
				y: () => isTransportError,
			});
			const UNTRUSTED = "the server's certificate is not trusted";
			const TRUST_ADVICE = "Check that base-url (or the proxy's address) has a host name of the certificate, and that the runner's clock is right; or add the authority that signed it to the machine's certificate store, or set NODE_EXTRA_CA_CERTS. Certificates are always checked.";
			const WORDS = [
				[/^ECONNREFUSED$/, "the connection was refused"],
				[/^ECONNRESET$/, "the connection was reset"],
				[/^(?:EPIPE|UND_ERR_SOCKET)$/, "the other side closed the connection"],
				[/^UND_ERR_PRX_CONN$/, "the proxy closed the connection"],
				[/^ENOTFOUND$/, "the host name could not be resolved (DNS)"],
				[/^EAI_AGAIN$/, "the host name cannot be resolved at the moment (DNS)"],
				[/^(?:EHOSTUNREACH|ENETUNREACH)$/, "the host is unreachable"],
				[/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "connecting took too long"],
				[/^UND_ERR_HEADERS_OVERFLOW$/, "the response has more than 16 KiB of headers"],
				[/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, "the response is shorter or longer than its Content-Length"],
				[/^HPE_|^HTTPParserError$/, "the response is not valid HTTP"],
				[/^IDLE$/, "the connection was silent for too long"],
				[/^STALLED$/, "the other side accepted no data for too long"],
				[/^SLOW_RESPONSE$/, "the response came too slowly"],
				[/^(?:CERT_|ERR_TLS_CERT|HOSTNAME_MISMATCH|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CRL_|INVALID_CA|UND_ERR_PRX_TLS)/, UNTRUSTED],
				[/^ERR_SSL|^ERR_TLS|^EPROTO$/, "the TLS handshake failed"],
			];
			const PROXY_ADVICE = {
				407: "Check the user name and password in the proxy's address (https_proxy or HTTPS_PROXY); percent-encode special characters.",
				403: "Ask the operator of the proxy to allow the host of base-url, or list that host in no_proxy if it can be reached directly.",
			};
			const OWN_FAULT = /^(?:ERR_(?!SSL|TLS|OSSL|SOCKET|STREAM)|UND_ERR_(?:INVALID|NOT_SUPPORTED|REQ_CONTENT_LENGTH_MISMATCH))/;
			function isTransportError(error) {
				const code = codeOf(error);
				return code !== undefined && !OWN_FAULT.test(code);
			}
			function describeNetworkError(cause) {
				const code = codeOf(cause) ?? (cause instanceof Error ? cause.name : "unknown");
				const [, refused] = (cause instanceof Error && /^Proxy response \((\d{3})\)/.exec(cause.message)) || [];
				const [, known = "a network error"] = WORDS.find(([codes]) => codes.test(code)) ?? [];
				const words = refused === undefined ? known : `the proxy refused the tunnel (CONNECT): ${refused}`;
				const untrusted = words === UNTRUSTED;
				const advice = untrusted ? TRUST_ADVICE : PROXY_ADVICE[refused ?? ""];
				return { code, words, untrusted, cause, advice };
			}
			function codeOf(error, depth = 0) {
				if (typeof error !== "object" || error === null || depth === 5) return undefined;
				const { code, cause, errors, name } = error;
				const inner = codeOf(cause ?? (Array.isArray(errors) ? errors[0] : undefined), depth + 1);
				if (typeof code === "string") return code === "UND_ERR_SOCKET" || code === "UND_ERR_PRX_TLS" ? (inner ?? code) : code;
				return inner ?? (name === "HTTPParserError" ? name : undefined);
			}
		}),
		3056: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				SU: () => requestFailure,
				rd: () => unusableResponse,
				z3: () => describeTry,
			});
			var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7390);
			var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9219);
			var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3045);
			var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1445);
			function requestFailure(tried, verdict, tries = 1) {
				const { request } = tried;
				const atLast = tries > 1 ? `, on the last of ${tries} tries` : "";
				const message = `${introOf(request)} ${describeTry(tried)}${atLast}.`;
				const isAmbiguous = verdict === "ambiguous";
				const sent = tried.sent === "all" ? "The whole request was sent, so the service" : "The service";
				const ambiguous = { kind: "ambiguous", message: `${message} ${sent} may have processed it.` };
				const { ifAmbiguous = "" } = request;
				if (tried.kind === "broken") {
					const { untrusted, advice = NETWORK, cause } = tried.problem;
					if (isAmbiguous) return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({ ...ambiguous, advice: ifAmbiguous, cause });
					return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({ kind: "network", message, advice, retryable: !untrusted, cause });
				}
				const service = serviceErrorOf(tried);
				const own = request.advise?.(service);
				if (isAmbiguous) {
					const elsewhere = tried.status < 300 && service.isPage ? checkAddress(tried) : "";
					return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({ ...ambiguous, advice: `${ifAmbiguous} ${own ?? elsewhere}`.trim(), service });
				}
				const advice = own ?? adviceFor(tried, service);
				return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({ kind: "rejected", message, advice, retryable: verdict === "retry", service });
			}
			function introOf({ doing, method, path }) {
				return `${doing} (${method} ${path.split("?")[0]}):`;
			}
			const NETWORK = "Check base-url, the proxy variables and whether the service is up, then run the job again.";
			function unusableResponse(response, why) {
				const { request, status, body } = response;
				const { isPage } = serviceErrorOf(response);
				const said = body.ok && !isPage ? (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.f6)((0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__.G3)(body.text)) : "";
				const but = said === "" || said === why ? why : `${why}: ${said}`;
				const happened = isPage ? describeTry(response) : `the service responded with ${status}, but ${but}`;
				return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
					kind: "rejected",
					message: `${introOf(request)} ${happened}.`,
					advice: checkAddress(response),
					maybeDone: true,
				});
			}
			function describeTry(tried) {
				if (tried.kind === "broken") return `${tried.problem.words} (${tried.problem.code})${SENT[tried.sent]}`;
				const error = serviceErrorOf(tried);
				const { status, code, requestId, isPage } = error;
				const who = isPage ? `a gateway responded with ${status}, not the service` : `the service responded with ${status}`;
				const said = messageOf(error);
				return `${who}${code === "" ? "" : ` ${code}`}${said === "" ? "" : `: ${said}`}${requestId === "" ? "" : ` [request ${requestId}]`}`;
			}
			const SENT = {
				nothing: "",
				part: " before the request was complete",
				all: " after the request was sent",
			};
			function serviceErrorOf({ status, headers, body }) {
				const requestId = (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.ml)(headers["x-request-id"] ?? "", 128);
				if (body.ok) return (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__.zU)(status, body.text, requestId);
				return { status, code: "", message: body.why, details: [], requestId };
			}
			const MAX_SHOWN = 500;
			function messageOf({ message, details }) {
				const text = (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.f6)(message);
				const more = [...new Set(details.map((detail) => (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.f6)(detail.message)))];
				const shown = (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.ml)(more.filter((detail) => detail !== "" && !text.includes(detail)).join("; "), MAX_SHOWN);
				return text === "" || shown === "" ? text + shown : `${text} (${shown})`;
			}
			function checkAddress({ url }) {
				return `Check base-url (including its path) and the ids: ${(0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.ml)(url, MAX_SHOWN)} was requested.`;
			}
			const BUSY = "The service is busy. Run the job again later.";
			const ADVICE = {
				401: "The key is mistyped, expired or deleted. Check api-key.",
				403: "The key is valid but lacks the permission. Check its scope (organization or project) and the plan.",
				404: "The service has nothing at this address. Check base-url and the ids.",
				408: BUSY,
				409: "The request conflicts with something at the service. Resolve what its message names, then run the job again.",
				413: "The request is too large for the service or a gateway. Make it smaller.",
				429: BUSY,
				503: BUSY,
			};
			function adviceFor(response, { status, code, message, isPage }) {
				if ((status === 404 || status === 405) && code === "") return checkAddress(response);
				if (isPage && [401, 403, 407].includes(status)) return "Something between the runner and the service (a firewall, a proxy, a login page) refused the request. Check base-url, and have the runner's address allowed there.";
				if (status >= 300 && status < 400) return `Redirects are not followed, because they would forward the key. Set base-url to the final address.${leadsTo(response)}`;
				if (code === "project_not_found") return "The service has no such project. Check project (an id or a name) or project-id (an id alone).";
				if (status === 403 && /\bproject\b/i.test(message)) return "A project's key works only for that project. Set project or project-id to that project, leave both empty, or use an organization key.";
				if (status < 300 && !response.body.ok && response.body.brokeOff === true) return "Check at the service whether what was asked for still exists, then run the job again.";
				if (status >= 500 && status !== 503) return "The service has a problem. Check its status page, then run the job again.";
				return ADVICE[status] ?? "Compare the inputs with the message and the service's documentation.";
			}
			function leadsTo({ headers: { location = "" } }) {
				const url = /^https?:/.test(location) ? URL.parse(location) : null;
				return url === null ? "" : ` This one leads to ${(0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.ml)(`${url.origin}${url.pathname}`, MAX_SHOWN)}`;
			}
		}),
		3971: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				t: () => send,
				v: () => pause,
			});
			var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8550);
			var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2357);
			var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3045);
			var _request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3056);
			var _try_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3587);
			var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3531);
			async function send(connection, request) {
				let maybeDone = false;
				let last;
				try {
					for (let tries = 1; ; tries++) {
						const tried = await (0, _try_js__WEBPACK_IMPORTED_MODULE_4__.l)(connection, request);
						const verdict = (0, _verdict_js__WEBPACK_IMPORTED_MODULE_5__.H)(tried);
						if (verdict === "ok" && tried.kind === "response") return tried;
						last = tried;
						maybeDone ||= (0, _verdict_js__WEBPACK_IMPORTED_MODULE_5__.C)(tried);
						const isOver = verdict !== "retry" || tries > _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.hH.retries;
						const failure = isOver ? (0, _request_failure_js__WEBPACK_IMPORTED_MODULE_3__.SU)(tried, verdict, tries) : await pause(connection, tried, tries);
						if (failure !== undefined) throw failure.with({ maybeDone });
					}
				} catch (thrown) {
					if (!(thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j)) throw thrown;
					maybeDone ||= thrown.maybeDone;
					throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j(thrown.by, { maybeDone, lastProblem: last && (0, _request_failure_js__WEBPACK_IMPORTED_MODULE_3__.z3)(last) });
				}
			}
			async function pause({ clock, note }, tried, tries) {
				const { doing, leftMs, signal } = tried.request;
				const headers = tried.kind === "response" ? tried.headers : {};
				const floor = (0, _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.mu)(headers["retry-after"], headers.date) ?? 0;
				const left = Math.max(0, leftMs());
				if (floor > left) {
					const failure = (0, _request_failure_js__WEBPACK_IMPORTED_MODULE_3__.SU)(tried, "retry");
					return failure.with({
						message: `${failure.message} The service asks to wait ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(floor)}, but only ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(left)} are left.`,
						advice: "Run the job again later.",
						cause: "Retry-After",
					});
				}
				const delay = (0, _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.EY)(tries, clock.random(), floor);
				const after = `Try ${tries + 1} of ${_domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.hH.retries + 1} in ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(delay)}.`;
				note(`${doing}: ${(0, _request_failure_js__WEBPACK_IMPORTED_MODULE_3__.z3)(tried)}. ${after}`);
				await clock.sleep(delay, signal);
				return undefined;
			}
		}),
		3252: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				On: () => readResponseBody,
				Vh: () => readJson,
			});
			var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
			var node_util__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
			var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8522);
			var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
			var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9219);
			var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1832);
			const LARGEST_BODY = 1_048_576;
			const PART_BYTES = 65_536;
			async function readResponseBody({ headers, body }, largest = LARGEST_BODY) {
				const tooLarge = { ok: false, why: `the response is larger than ${largest / 1_048_576} MiB` };
				const parts = [];
				let size = 0;
				try {
					for await (const chunk of body) {
						if (size + chunk.length > largest) {
							for (const part of parts) part.buffer.transfer(0);
							return tooLarge;
						}
						for (let at = 0; at < chunk.length; ) {
							if (size === parts.length * PART_BYTES) parts.push(Buffer.allocUnsafeSlow(PART_BYTES));
							const copied = chunk.copy(parts.at(-1), size % PART_BYTES, at);
							at += copied;
							size += copied;
						}
					}
				} catch {
					return { ok: false, brokeOff: true, why: "the response broke off" };
				} finally {
					body.on("error", () => {}).destroy();
				}
				let bytes = Buffer.concat(parts, size);
				const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
				if (size > 0 && encoding !== "" && encoding !== "identity") {
					if (encoding !== "gzip") return { ok: false, why: "the response has a content encoding that was not requested" };
					try {
						bytes = await (0, node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip)(bytes, { maxOutputLength: largest });
					} catch (thrown) {
						if (thrown.code === "ERR_BUFFER_TOO_LARGE") return tooLarge;
						return { ok: false, brokeOff: true, why: "the compressed response is damaged or incomplete" };
					}
				}
				return { ok: true, text: new TextDecoder().decode(bytes) };
			}
			function readJson({ body }) {
				if (!body.ok) return body;
				const json = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(body.text);
				return json === undefined ? { ok: false, why: (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__.qk)(body.text) } : { ok: true, record: json };
			}
		}),
		7095: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				g: () => openTransport,
			});
			var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7390);
			var _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6949);
			var _undici_undici_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7351);
			const CONNECT_MS = 10_000;
			const TLS = { timeout: CONNECT_MS, rejectUnauthorized: true };
			const CONNECTIONS = { allowH2: false, pipelining: 1, connect: TLS };
			function openDirect() {
				(0, _undici_undici_js__WEBPACK_IMPORTED_MODULE_2__.E)();
				return new _undici_undici_js__WEBPACK_IMPORTED_MODULE_2__.g6(CONNECTIONS);
			}
			async function openTransport(baseUrl, { https, noProxy }) {
				if (https === "" || (0, _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__.U9)(URL.parse(baseUrl)?.hostname ?? "")) return openDirect();
				const { EnvHttpProxyAgent, prepareTunnels } = await Promise.all([__nccwpck_require__.e(724), __nccwpck_require__.e(155)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4155));
				(0, _undici_undici_js__WEBPACK_IMPORTED_MODULE_2__.E)();
				prepareTunnels();
				try {
					return new EnvHttpProxyAgent({
						...CONNECTIONS,
						requestTls: TLS,
						proxyTls: TLS,
						httpProxy: "",
						httpsProxy: https,
						noProxy,
					});
				} catch {
					const failure = new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
						kind: "network",
						message: "The address of the proxy, in https_proxy or HTTPS_PROXY, cannot be used.",
						advice: "Write it as http://host:port or http://user:password@host:port; percent-encode special characters.",
					});
					return openDirect().compose(() => (_options, _handler) => {
						throw failure;
					});
				}
			}
		}),
		3587: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				M: () => isSentOnce,
				l: () => tryOnce,
			});
			var any_signal__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(6354);
			var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7390);
			var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2357);
			var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3045);
			var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1445);
			var _network_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5243);
			var _response_body_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3252);
			var _undici_undici_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7351);
			var _upload_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1161);
			function isSentOnce({ method, idempotent }) {
				return method === "POST" && idempotent !== true;
			}
			async function tryOnce(connection, request) {
				const { clock, debug } = connection;
				const { signal, body, method, path, largest, stream } = request;
				const began = clock.now();
				const isOnce = isSentOnce(request);
				const dispatcher = isOnce ? await connection.openFresh() : connection.dispatcher;
				const responseMs = isOnce ? request.leftMs() : _upload_js__WEBPACK_IMPORTED_MODULE_7__.Je;
				const upload = new _upload_js__WEBPACK_IMPORTED_MODULE_7__._O(body, clock, stream === undefined ? responseMs : undefined);
				const ends = (0, any_signal__WEBPACK_IMPORTED_MODULE_8__.J)([signal, upload.late]);
				let end = "interrupted";
				let isAccepted = false;
				const broken = (error) => {
					const problem = (0, _network_error_js__WEBPACK_IMPORTED_MODULE_4__.g)(error);
					end = `${problem.words} (${problem.code})`;
					return { kind: "broken", request, sent: upload.sent, problem };
				};
				try {
					const url = `${connection.baseUrl}${path}`;
					const through = body === undefined ? notifyStart(dispatcher, () => upload.handOverAll()) : dispatcher;
					const response = await (0, _undici_undici_js__WEBPACK_IMPORTED_MODULE_6__.sU)(url, through, {
						method,
						headers: headersOf(connection, request),
						...(body === undefined ? {} : { body: upload.chunks() }),
						signal: ends,
						reset: isOnce,
					});
					const { status, headers } = response;
					const { sent } = upload;
					isAccepted = status >= 200 && status < 300;
					const isStream = stream !== undefined && isAccepted;
					upload.stop(isStream ? undefined : _upload_js__WEBPACK_IMPORTED_MODULE_7__.Je);
					const read = await (isStream ? stream(response) : (0, _response_body_js__WEBPACK_IMPORTED_MODULE_5__.On)(response, largest));
					if (!read.ok && signal.aborted) throw signal.reason;
					const requestId = (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.ml)(headers["x-request-id"] ?? "", 128);
					end = `${status}${requestId === "" ? "" : ` (request ${requestId})`}`;
					return { kind: "response", request, sent, url, status, headers, body: read };
				} catch (thrown) {
					const { sent, fault, late } = upload;
					const cause = fault === undefined ? thrown : fault.thrown;
					if (cause instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH) throw cause;
					if (signal.aborted) throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j(signal.reason.by, { maybeDone: isAccepted || sent === "all" });
					if (late.aborted) return broken(late.reason);
					if (fault === undefined && (0, _network_error_js__WEBPACK_IMPORTED_MODULE_4__.y)(cause)) return broken(cause);
					debug((cause instanceof Error ? cause.stack : undefined) ?? String(cause));
					throw (0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.eG)(cause, sent === "all" ? "ambiguous" : "package");
				} finally {
					debug(`${method} ${path}: ${end} in ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(clock.now() - began)}`);
					ends.clear();
					if (isOnce) dispatcher.destroy().catch(() => {});
					await upload.end();
				}
			}
			function headersOf({ apiKey, projectId, project }, { method, body, stream }) {
				return {
					accept: stream === undefined ? "application/json" : "text/event-stream",
					authorization: `Bearer ${apiKey}`,
					"user-agent": _undici_undici_js__WEBPACK_IMPORTED_MODULE_6__._O,
					...(project === "" ? {} : { "x-kernel-project": project }),
					...(projectId === "" ? {} : { "x-kernel-project-id": projectId }),
					...(method === "GET" ? { "cache-control": "no-cache" } : {}),
					...(body === undefined ? {} : { "content-type": body.contentType }),
					...(body?.contentLength === undefined ? {} : { "content-length": `${body.contentLength}` }),
				};
			}
			function notifyStart(dispatcher, started) {
				return dispatcher.compose((dispatch) => (options, handler) => {
					const { onRequestStart } = handler;
					handler.onRequestStart = (controller, context) => {
						started();
						onRequestStart?.call(handler, controller, context);
					};
					return dispatch(options, handler);
				});
			}
		}),
		7351: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				E: () => ignoreContinue,
				_O: () => USER_AGENT,
				g6: () => undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_5___default.a,
				sU: () => openResponse,
			});
			var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3053);
			var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__);
			var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1692);
			var node_tls__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_tls__WEBPACK_IMPORTED_MODULE_1__);
			var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1007);
			var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2___default = __nccwpck_require__.n(undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2__);
			var undici_lib_core_symbols_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8951);
			var undici_lib_core_symbols_js__WEBPACK_IMPORTED_MODULE_3___default = __nccwpck_require__.n(undici_lib_core_symbols_js__WEBPACK_IMPORTED_MODULE_3__);
			var _network_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5243);
			var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6057);
			var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_5___default = __nccwpck_require__.n(undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_5__);
			const USER_AGENT = "browser-deploy-action";
			async function openResponse(url, dispatcher, options) {
				options.signal.throwIfAborted();
				const { origin, pathname, search } = new URL(url);
				const untimed = { ...options, origin, path: `${pathname}${search}`, headersTimeout: 0, bodyTimeout: 0 };
				const respond = () => Promise.race([undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2___default().call(dispatcher, untimed), aborted(options.signal)]);
				const { statusCode, headers, body } = await respond().catch((thrown) => {
					if (options.signal.aborted || !(0, _network_error_js__WEBPACK_IMPORTED_MODULE_4__.g)(thrown).untrusted || !trustSystem()) throw thrown;
					return respond();
				});
				const first = Object.entries(headers).map(([name, lines]) => [name, [lines ?? []].flat()[0] ?? ""]);
				return { status: statusCode, headers: Object.fromEntries(first), body };
			}
			function aborted(signal) {
				return new Promise((_, reject) => {
					signal.addEventListener("abort", () => reject(signal.reason), { once: true });
				});
			}
			let isSystemTrusted;
			function trustSystem() {
				if (isSystemTrusted === undefined) {
					const own = node_tls__WEBPACK_IMPORTED_MODULE_1___default().getCACertificates("system");
					isSystemTrusted = own.length > 0;
					if (isSystemTrusted) node_tls__WEBPACK_IMPORTED_MODULE_1___default().setDefaultCACertificates([...new Set([...node_tls__WEBPACK_IMPORTED_MODULE_1___default().getCACertificates("default"), ...own])]);
				}
				return isSystemTrusted;
			}
			function ignoreContinue() {
				(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.unsubscribe)("undici:client:connected", passOverContinue);
				(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("undici:client:connected", passOverContinue);
			}
			function passOverContinue(message) {
				const { socket } = message;
				const parser = socket[undici_lib_core_symbols_js__WEBPACK_IMPORTED_MODULE_3___default().kParser];
				if (parser === undefined) return;
				const { onHeadersComplete } = parser;
				parser.onHeadersComplete = (status, ...more) => onHeadersComplete.call(parser, status === 100 ? 102 : status, ...more);
			}
		}),
		1161: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				J9: () => jsonBody,
				Je: () => WAIT_MS,
				_O: () => Upload,
			});
			var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
			var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
			function jsonBody(value) {
				const bytes = Buffer.from(JSON.stringify(value));
				return { contentType: "application/json", contentLength: bytes.length, open: () => [bytes] };
			}
			const WAIT_MS = 30_000;
			const STALL_MS = 60_000;
			const LARGEST_CHUNK = 128 * 1024;
			class Upload {
				#source;
				#clock;
				#responseMs;
				#late = new AbortController();
				late = this.#late.signal;
				#over = Promise.withResolvers();
				#endStage = () => {};
				#isStopped = false;
				sent = "nothing";
				fault;
				constructor(body, clock, responseMs) {
					this.#source = this.#read(body);
					this.#clock = clock;
					this.#responseMs = responseMs;
					this.#begin(WAIT_MS, "IDLE");
				}
				handOverAll() {
					this.sent = "all";
					this.#begin(this.#responseMs, "IDLE");
				}
				async *chunks() {
					this.#begin(undefined);
					let held;
					for await (const next of this.#source) {
						if (held !== undefined) {
							await this.#mayGoOn();
							this.sent = "part";
							this.#begin(STALL_MS, "STALLED");
							yield held;
							this.#begin(undefined);
						}
						held = next;
					}
					await this.#mayGoOn();
					this.handOverAll();
					if (held !== undefined) yield held;
				}
				stop(bodyMs) {
					this.#begin(bodyMs, "SLOW_RESPONSE");
					this.#isStopped = true;
				}
				async end() {
					this.#isStopped = true;
					this.#endStage();
					this.#over.resolve();
					await Promise.race([this.#source.return().catch(() => {}), (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)()]);
				}
				async *#read(body) {
					try {
						for await (const piece of body?.open() ?? []) {
							for (let at = 0; at < piece.length; at += LARGEST_CHUNK) yield piece.subarray(at, at + LARGEST_CHUNK);
						}
					} catch (thrown) {
						this.fault = { thrown };
						throw thrown;
					}
				}
				async #mayGoOn() {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
					if (!this.#isStopped) return;
					await this.#over.promise;
					throw new Error("the upload was stopped");
				}
				#begin(ms, code = "") {
					if (this.#isStopped) return;
					this.#endStage();
					const expired = () => this.#late.abort(Object.assign(new Error(code), { code }));
					this.#endStage = ms === undefined ? () => {} : this.#clock.watchdog(ms, expired);
				}
			}
		}),
		3531: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				C: () => mayBeExecuted,
				H: () => verdictOn,
			});
			var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8550);
			var _try_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3587);
			function verdictOn(tried) {
				const isOnce = (0, _try_js__WEBPACK_IMPORTED_MODULE_1__.M)(tried.request);
				if (tried.kind === "broken") {
					if (tried.problem.untrusted) return "refused";
				} else {
					const { status, body } = tried;
					const isHalf = !body.ok && body.brokeOff === true;
					if (status >= 200 && status < 300) return isHalf && !isOnce ? "retry" : "ok";
					if (status < 500 && status !== 408 && status !== 429) return "refused";
					if (status === 501 && !isOnce) return "refused";
				}
				return isOnce && mayBeExecuted(tried) ? "ambiguous" : "retry";
			}
			function mayBeExecuted(tried) {
				if (tried.sent !== "all") return false;
				if (tried.kind === "broken" || tried.status < 300) return true;
				const isBusy = tried.status === 503 && (0, _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.mu)(tried.headers["retry-after"], tried.headers.date) !== undefined;
				return tried.status >= 500 && !isBusy;
			}
		}),
		3248: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				c: () => stepOf,
			});
			var external_node_fs_ = __nccwpck_require__(3024);
			var external_node_path_ = __nccwpck_require__(6760);
			var external_node_path_default = __nccwpck_require__.n(external_node_path_);
			var external_os_ = __nccwpck_require__(857);
			function utils_toCommandValue(input) {
				if (input === null || input === undefined) {
					return "";
				} else if (typeof input === "string" || input instanceof String) {
					return input;
				}
				return JSON.stringify(input);
			}
			function toCommandProperties(annotationProperties) {
				if (!Object.keys(annotationProperties).length) {
					return {};
				}
				return {
					title: annotationProperties.title,
					file: annotationProperties.file,
					line: annotationProperties.startLine,
					endLine: annotationProperties.endLine,
					col: annotationProperties.startColumn,
					endColumn: annotationProperties.endColumn,
				};
			}
			function command_issueCommand(command, properties, message) {
				const cmd = new Command(command, properties, message);
				process.stdout.write(cmd.toString() + external_os_.EOL);
			}
			function command_issue(name, message = "") {
				command_issueCommand(name, {}, message);
			}
			const CMD_STRING = "::";
			class Command {
				constructor(command, properties, message) {
					if (!command) {
						command = "missing.command";
					}
					this.command = command;
					this.properties = properties;
					this.message = message;
				}
				toString() {
					let cmdStr = CMD_STRING + this.command;
					if (this.properties && Object.keys(this.properties).length > 0) {
						cmdStr += " ";
						let first = true;
						for (const key in this.properties) {
							if (this.properties.hasOwnProperty(key)) {
								const val = this.properties[key];
								if (val) {
									if (first) {
										first = false;
									} else {
										cmdStr += ",";
									}
									cmdStr += `${key}=${escapeProperty(val)}`;
								}
							}
						}
					}
					cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
					return cmdStr;
				}
			}
			function escapeData(s) {
				return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
			}
			function escapeProperty(s) {
				return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
			}
			var external_path_ = __nccwpck_require__(6928);
			function toPosixPath(pth) {
				return pth.replace(/[\\]/g, "/");
			}
			function toWin32Path(pth) {
				return pth.replace(/[/]/g, "\\");
			}
			function toPlatformPath(pth) {
				return pth.replace(/[/\\]/g, path.sep);
			}
			var __awaiter =
				(undefined && undefined.__awaiter) ||
				function (thisArg, _arguments, P, generator) {
					function adopt(value) {
						return value instanceof P
							? value
							: new P(function (resolve) {
									resolve(value);
								});
					}
					return new (P || (P = Promise))(function (resolve, reject) {
						function fulfilled(value) {
							try {
								step(generator.next(value));
							} catch (e) {
								reject(e);
							}
						}
						function rejected(value) {
							try {
								step(generator["throw"](value));
							} catch (e) {
								reject(e);
							}
						}
						function step(result) {
							result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
						}
						step((generator = generator.apply(thisArg, _arguments || [])).next());
					});
				};
			var ExitCode;
			(function (ExitCode) {
				ExitCode[(ExitCode["Success"] = 0)] = "Success";
				ExitCode[(ExitCode["Failure"] = 1)] = "Failure";
			})(ExitCode || (ExitCode = {}));
			function exportVariable(name, val) {
				const convertedVal = toCommandValue(val);
				process.env[name] = convertedVal;
				const filePath = process.env["GITHUB_ENV"] || "";
				if (filePath) {
					return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
				}
				issueCommand("set-env", { name }, convertedVal);
			}
			function setSecret(secret) {
				command_issueCommand("add-mask", {}, secret);
			}
			function addPath(inputPath) {
				const filePath = process.env["GITHUB_PATH"] || "";
				if (filePath) {
					issueFileCommand("PATH", inputPath);
				} else {
					issueCommand("add-path", {}, inputPath);
				}
				process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
			}
			function getInput(name, options) {
				const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
				if (options && options.required && !val) {
					throw new Error(`Input required and not supplied: ${name}`);
				}
				if (options && options.trimWhitespace === false) {
					return val;
				}
				return val.trim();
			}
			function getMultilineInput(name, options) {
				const inputs = getInput(name, options)
					.split("\n")
					.filter((x) => x !== "");
				if (options && options.trimWhitespace === false) {
					return inputs;
				}
				return inputs.map((input) => input.trim());
			}
			function getBooleanInput(name, options) {
				const trueValue = ["true", "True", "TRUE"];
				const falseValue = ["false", "False", "FALSE"];
				const val = getInput(name, options);
				if (trueValue.includes(val)) return true;
				if (falseValue.includes(val)) return false;
				throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
			}
			function setOutput(name, value) {
				const filePath = process.env["GITHUB_OUTPUT"] || "";
				if (filePath) {
					return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
				}
				process.stdout.write(os.EOL);
				issueCommand("set-output", { name }, toCommandValue(value));
			}
			function setCommandEcho(enabled) {
				issue("echo", enabled ? "on" : "off");
			}
			function setFailed(message) {
				process.exitCode = ExitCode.Failure;
				error(message);
			}
			function isDebug() {
				return process.env["RUNNER_DEBUG"] === "1";
			}
			function debug(message) {
				command_issueCommand("debug", {}, message);
			}
			function error(message, properties = {}) {
				command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function warning(message, properties = {}) {
				command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function notice(message, properties = {}) {
				command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function info(message) {
				process.stdout.write(message + external_os_.EOL);
			}
			function startGroup(name) {
				command_issue("group", name);
			}
			function endGroup() {
				command_issue("endgroup");
			}
			function group(name, fn) {
				return __awaiter(this, void 0, void 0, function* () {
					startGroup(name);
					let result;
					try {
						result = yield fn();
					} finally {
						endGroup();
					}
					return result;
				});
			}
			function saveState(name, value) {
				const filePath = process.env["GITHUB_STATE"] || "";
				if (filePath) {
					return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
				}
				issueCommand("save-state", { name }, toCommandValue(value));
			}
			function getState(name) {
				return process.env[`STATE_${name}`] || "";
			}
			function getIDToken(aud) {
				return __awaiter(this, void 0, void 0, function* () {
					return yield OidcClient.getIDToken(aud);
				});
			}
			var redact = __nccwpck_require__(7643);
			var id = __nccwpck_require__(9310);
			var json = __nccwpck_require__(1832);
			const BASE_EVENTS = ["pull_request_target", "workflow_run"];
			function readTrigger(eventName, payload, sha) {
				const head = (0, json.ZZ)(payload, "pull_request", "head", "sha") ?? (0, json.ZZ)(payload, "workflow_run", "head_sha");
				const merge = BASE_EVENTS.includes(eventName) ? (0, json.ZZ)(payload, "pull_request", "merge_commit_sha") : sha;
				const isOfOther = isOther(payload, "pull_request", "head", "repo");
				return {
					eventName,
					commit: (0, id.WM)(head) && sha !== "" ? head : sha,
					merge: (0, id.WM)(merge) ? merge : "",
					pullRequest: pullRequestOf(payload),
					isComment: commented(payload) !== undefined,
					isPullRequestOpen: (0, json.ZZ)(payload, "pull_request", "state") === "open",
					hasReadOnlyToken: eventName !== "pull_request_target" && (0, json.ZZ)(payload, "pull_request") !== undefined && isOfOther,
					forkWithSecrets: (eventName === "pull_request_target" && isOfOther) || (eventName === "workflow_run" && isOther(payload, "workflow_run", "head_repository")),
					conclusion: String((0, json.ZZ)(payload, "workflow_run", "conclusion") ?? ""),
				};
			}
			function pullRequestOf(payload) {
				const number = (0, json.ZZ)(payload, "pull_request", "number") ?? (0, json.ZZ)(ownPullRequest(payload), "number") ?? commented(payload);
				return Number.isSafeInteger(number) ? number : undefined;
			}
			function commented(payload) {
				return (0, json.ZZ)(payload, "issue", "pull_request") === undefined ? undefined : (0, json.ZZ)(payload, "issue", "number");
			}
			function ownPullRequest(payload) {
				const listed = (0, json.ZZ)(payload, "workflow_run", "pull_requests");
				const id = (0, json.ZZ)(payload, "repository", "id");
				return Array.isArray(listed) ? listed.find((one) => (0, json.ZZ)(one, "base", "repo", "id") === id) : undefined;
			}
			function isOther(payload, ...place) {
				const head = (0, json.ZZ)(payload, ...place, "full_name");
				const base = (0, json.ZZ)(payload, "repository", "full_name");
				return typeof head !== "string" || typeof base !== "string" || head.toLowerCase() !== base.toLowerCase();
			}
			function readEnvironment() {
				const env = (name) => process.env[name] ?? "";
				const temp = env("RUNNER_TEMP");
				const repository = env("GITHUB_REPOSITORY");
				const page = `${env("GITHUB_SERVER_URL") || "https://github.com"}/${repository}`;
				const runId = env("GITHUB_RUN_ID");
				const trigger = readTrigger(env("GITHUB_EVENT_NAME"), readPayload(env("GITHUB_EVENT_PATH")), env("GITHUB_SHA"));
				return {
					workspace: env("GITHUB_WORKSPACE") || process.cwd(),
					temp,
					platform: process.platform,
					searchPath: env("PATH"),
					commandFiles: {
						GITHUB_OUTPUT: env("GITHUB_OUTPUT"),
						GITHUB_STATE: env("GITHUB_STATE"),
						GITHUB_STEP_SUMMARY: env("GITHUB_STEP_SUMMARY"),
					},
					trigger,
					repository,
					runAttempt: Number(env("GITHUB_RUN_ATTEMPT")) || undefined,
					runId,
					runUrl: repository === "" || runId === "" ? "" : `${page}/actions/runs/${runId}`,
					apiUrl: env("GITHUB_API_URL") || "https://api.github.com",
					publicFacts: [...PUBLIC_FACTS.map((name) => env(`GITHUB_${name}`)), temp, ...repository.split("/"), page, trigger.commit],
					proxy: {
						https: proxyAddress(env("https_proxy") || env("HTTPS_PROXY")),
						noProxy: env("no_proxy") || env("NO_PROXY"),
					},
				};
			}
			const PUBLIC_FACTS = [...["SHA", "REF", "REF_NAME", "HEAD_REF", "BASE_REF", "REPOSITORY", "RUN_ID", "ACTOR"], ...["SERVER_URL", "WORKFLOW", "JOB", "EVENT_NAME", "WORKSPACE"]];
			function readPayload(path) {
				try {
					return JSON.parse((0, external_node_fs_.readFileSync)(path, "utf8"));
				} catch {
					return {};
				}
			}
			function proxyAddress(text) {
				return text === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
			}
			var external_node_os_ = __nccwpck_require__(8161);
			var format = __nccwpck_require__(3045);
			var sanitize = __nccwpck_require__(5149);
			function openAppendFile(path, { what, lost, largest }, log) {
				let size = 0;
				let isOver = false;
				return {
					path,
					add(text) {
						if (isOver) return false;
						size += Buffer.byteLength(text);
						try {
							if (path === "") throw new Error("it is not set");
							if (size > largest) throw new Error(`more than ${largest} bytes`);
							(0, external_node_fs_.appendFileSync)(path, text);
							return true;
						} catch (error) {
							isOver = true;
							const why = (0, format.f6)(error.message);
							const at = path === "" ? "" : ` (${path})`;
							const title = `${what} could not be written`;
							log.notice(`${what}${at} could not be written: ${why}. ${lost} The result of the step is not affected.`, {
								title,
							});
							return false;
						}
					},
				};
			}
			const LARGEST_FILE = 67_108_864;
			const LARGEST_JSON = 16_777_216;
			function createTempFiles(folder, { redact, redactKnown }, log) {
				const open = (name, extension, what, largest = LARGEST_FILE) => {
					const unique = `${name}-${process.pid}-${Math.random().toString(36).slice(2)}${extension}`;
					const lost = "Later steps see only what it has so far.";
					return openAppendFile(external_node_path_default().join(folder || (0, external_node_os_.tmpdir)(), unique), { what, lost, largest }, log);
				};
				return {
					jsonLines(name) {
						const file = open(name, ".jsonl", "The file of events");
						file.add("");
						return { ...file, add: (json) => file.add(`${redact(json)}\n`) };
					},
					lineFile(name, what) {
						const file = open(name, ".log", what);
						const plain = (text) => {
							const lines = redact((0, sanitize.mU)(text)).split(/\r\n|\r|\n/);
							while (lines.length > 1 && lines.at(-1) === "") lines.pop();
							return lines.map((line) => `${(0, sanitize.Df)((0, sanitize.TN)(line))}\n`).join("");
						};
						return { ...file, add: (text) => file.add(plain(text)) };
					},
					jsonFile(name, json) {
						const file = open(name, ".json", `The ${name}`, LARGEST_JSON);
						return file.add(redactKnown(json)) ? file.path : "";
					},
				};
			}
			var shorten = __nccwpck_require__(1445);
			function createLog(redact) {
				const clean = (text) => (0, shorten.ml)((0, sanitize.TN)(redact(text)), LONGEST_LINE);
				const print = (line) => info((0, sanitize.Df)(clean(line)));
				let open;
				const close = () => {
					if (open !== undefined) endGroup();
					open = undefined;
				};
				const begin = (title) => {
					if (title === open) return;
					close();
					startGroup(title);
					open = title;
				};
				const annotate =
					(write) =>
					(message, { title, file, line, lines = [] } = {}) => {
						close();
						write((0, shorten.ml)([message, ...lines].map((text) => (0, sanitize.Df)(clean(text))).join("\n"), MAX_ANNOTATION), {
							...(title === undefined ? {} : { title: clean(title) }),
							...(file === undefined ? {} : { file: clean(file) }),
							...(line === undefined ? {} : { startLine: line }),
						});
					};
				return {
					info(line) {
						close();
						print(line);
					},
					group(title, lines) {
						begin(clean(title));
						for (const line of lines) print(line);
						close();
					},
					groupLine(title, line) {
						begin(clean(title));
						print(line);
					},
					debug(line) {
						if (isDebug()) debug(clean(line));
					},
					notice: annotate(notice),
					warning: annotate(warning),
					error: annotate(error),
				};
			}
			const MAX_ANNOTATION = 4_096;
			const LONGEST_LINE = 16_000;
			var secrets_secrets = __nccwpck_require__(6821);
			const BEGINNING = 16;
			function createMasks(publicFacts) {
				const [secrets, values, facts] = [new Set(), new Set(), new Set(publicFacts)];
				let hasLinkTokens = false;
				let redactKnown = (0, redact.lY)([]);
				return {
					redact: (text) => redactKnown(hasLinkTokens ? (0, redact.IQ)(text) : text),
					redactKnown: (text) => redactKnown(text),
					hideLinkTokens() {
						hasLinkTokens = true;
					},
					hide({ keys = [], masked = [], values: given = [], facts: shown = [] }) {
						const lines = [...keys.flatMap((key) => key.split(/[\r\n]+/)), ...masked.flatMap(secrets_secrets.Wi)];
						for (const line of new Set(lines)) if (line !== "" && !secrets.has(line)) setSecret(line);
						const beginnings = keys.filter(({ length }) => length > BEGINNING).map((key) => key.slice(0, BEGINNING));
						for (const text of [...lines, ...masked.filter((one) => (0, secrets_secrets.dK)(one)), ...beginnings]) secrets.add(text);
						for (const value of given) if ((0, secrets_secrets.dK)(value, publicFacts)) values.add(value);
						for (const fact of shown) facts.add(fact);
						redactKnown = (0, redact.lY)(secrets, values, facts);
					},
					neverCut(more) {
						for (const fact of more) facts.add(fact);
					},
				};
			}
			function proxyPassword(address) {
				const password = URL.parse(address)?.password ?? "";
				if (password === "") return [];
				return [password, (0, secrets_secrets.DH)(password)].map((text) => (text.length < secrets_secrets.Il ? `:${text}@` : text));
			}
			var external_node_v8_ = __nccwpck_require__(8877);
			var interruption = __nccwpck_require__(2357);
			var promises_ = __nccwpck_require__(8500);
			function whenRead(tell) {
				setImmediate(() => setImmediate(tell));
			}
			const LONGEST_TIMER_MS = 2 ** 31 - 1;
			const systemClock = {
				now: () => Number(process.hrtime.bigint()) / 1e6,
				async sleep(ms, signal) {
					signal.throwIfAborted();
					try {
						await (0, promises_.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
					} catch (error) {
						throw signal.aborted ? signal.reason : error;
					}
				},
				every(ms, tick) {
					const timer = setInterval(tick, ms);
					timer.unref();
					return () => clearInterval(timer);
				},
				watchdog(ms, expired) {
					let isOver = false;
					const bark = () => {
						if (!isOver) expired();
					};
					const timer = setTimeout(() => whenRead(bark), ms);
					return () => {
						isOver = true;
						clearTimeout(timer);
					};
				},
				deadline(ms) {
					const controller = new AbortController();
					const abort = () => controller.abort(new interruption.j("deadline"));
					setTimeout(() => whenRead(abort), Math.min(ms, LONGEST_TIMER_MS)).unref();
					return controller.signal;
				},
				random: () => Math.random(),
			};
			function ownHost() {
				for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
				const cancel = cancelSignal();
				return {
					clock: systemClock,
					cancel,
					self: identityOf(process.pid),
					async endWith(job, tell) {
						const abandoned = () => {
							tell();
							process.exit(1);
						};
						process.once("beforeExit", abandoned);
						preventHangAtEnd();
						process.exitCode = (await job) ? 0 : 1;
						process.off("beforeExit", abandoned);
						endProcess();
					},
				};
			}
			const BACKSTOP_MS = 4_500;
			function cancelSignal() {
				const controller = new AbortController();
				const cancel = () => {
					if (controller.signal.aborted) return;
					setTimeout(() => process.exit(1), BACKSTOP_MS).unref();
					controller.abort(new interruption.j("cancel"));
				};
				for (const name of ["SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP"]) process.on(name, cancel);
				return controller.signal;
			}
			function endIfRunning(self) {
				const pid = Number(self.split(" ")[0]);
				if (self === "" || identityOf(pid) !== self) return false;
				try {
					return process.kill(pid, "SIGKILL");
				} catch {
					return false;
				}
			}
			function identityOf(pid) {
				try {
					const fields = (0, external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "utf8")
						.replace(/^.*\) /s, "")
						.split(" ");
					return fields[0] === "Z" ? "" : `${pid} ${fields[19]}`;
				} catch {
					return "";
				}
			}
			function preventHangAtEnd() {
				(0, external_node_v8_.setFlagsFromString)("--no-concurrent-sparkplug");
				(0, external_node_v8_.setFlagsFromString)("--no-maglev");
			}
			const END_MS = 10_000;
			function endProcess() {
				setTimeout(() => process.exit(), END_MS).unref();
				process.stdout.write("", () => process.stderr.write("", () => process.exit()));
			}
			const FACTS = new Set([...["deployment-id", "status", "region", "entrypoint", "version", "created-at", "updated-at", "package-digest"], ...["conclusion", "failure-kind", "app-name", "app-actions", "github-deployment-id", "invocation-id", "deleted-ids"]]);
			const RETURNED = "output";
			const LARGEST_SUMMARY = 900_000;
			function openSinks(files, { redact, redactKnown, neverCut }, log) {
				const open = (what, lost) => openAppendFile(files[what], { what, lost, largest: Number.POSITIVE_INFINITY }, log);
				const outputFile = open("GITHUB_OUTPUT", "Later steps do not see all outputs of this step.");
				const killed = "If this step is killed, its post step cannot close its check and deployment at GitHub.";
				const stateFile = open("GITHUB_STATE", killed);
				const summaryFile = open("GITHUB_STEP_SUMMARY", "The run does not show this step's summary.");
				const written = new Map();
				return {
					outputs: {
						set(values) {
							const entries = Object.entries(values);
							for (const [name, value] of entries) if (FACTS.has(name)) neverCut(factsIn(value));
							for (const [name, value] of entries) {
								const clean = (name === RETURNED ? redactKnown : redact)(value);
								if (written.get(name) !== clean && outputFile.add(entryOf(name, clean))) written.set(name, clean);
							}
						},
					},
					state: {
						read: (name) => getState(name),
						keep(name, text) {
							stateFile.add(entryOf(name, text));
						},
					},
					summary: {
						async write(render) {
							const text = redact(render(redact));
							const isFitting = Buffer.byteLength(text) <= LARGEST_SUMMARY;
							summaryFile.add(`${isFitting ? text : ((0, shorten.zU))(text, LARGEST_SUMMARY / 4)}${external_node_os_.EOL}`);
						},
					},
				};
			}
			function factsIn(value) {
				const list = value.startsWith("[") ? (0, json.qF)(value) : undefined;
				return [value, ...(Array.isArray(list) ? list.filter((one) => typeof one === "string") : [])];
			}
			function entryOf(name, value) {
				const tails = [...value.matchAll(/ghadelimiter(_*)/g)].map(([, tail = ""]) => tail.length);
				const delimiter = `ghadelimiter${"_".repeat(tails.reduce((longest, length) => Math.max(longest, length), 0) + 1)}`;
				return `${name}<<${delimiter}${external_node_os_.EOL}${value}${external_node_os_.EOL}${delimiter}${external_node_os_.EOL}`;
			}
			const rawInputs = (name) => getInput(name, { trimWhitespace: false });
			const PROCESS = "process";
			const ABANDONED = "The step ended before its work was done. This is a bug in the action. Please report it, and check the log before you try again.";
			function openRunner({ clock, cancel, self }, environment, secrets) {
				const keys = [...secrets.keys, ...proxyPassword(environment.proxy.https)];
				const masks = createMasks(environment.publicFacts);
				masks.hide({ ...secrets, keys });
				const log = createLog(masks.redact);
				const sinks = openSinks(environment.commandFiles, masks, log);
				return {
					...masks,
					...createTempFiles(environment.temp, masks, log),
					...sinks,
					environment,
					log,
					clock,
					cancel,
					leaveProcess: () => sinks.state.keep(PROCESS, self),
					endLeftProcess: () => endIfRunning(sinks.state.read(PROCESS)),
					redactName: (0, redact.lY)(keys),
					isFile(file) {
						try {
							return (0, external_node_fs_.statSync)(external_node_path_default().join(environment.workspace, file)).isFile();
						} catch {
							return false;
						}
					},
				};
			}
			function stepOf(secretsOf, job) {
				return async (host = ownHost()) => {
					const environment = readEnvironment();
					const runner = openRunner(host, environment, secretsOf(rawInputs, environment));
					await host.endWith(job(rawInputs, runner), () => runner.log.error(ABANDONED));
				};
			}
		}),
		8383: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				k: () => useMaglev,
				x: () => keepMemoryLean,
			});
			var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8877);
			var node_v8__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_0__);
			function keepMemoryLean() {
				(0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=1");
				(0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--heap-growing-percent=20");
			}
			function useMaglev(isOn) {
				(0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(isOn ? "--maglev" : "--no-maglev");
			}
		}),
		2613: ((module) => {
			"use strict";
			module.exports = require("assert");
		}),
		4434: ((module) => {
			"use strict";
			module.exports = require("events");
		}),
		9896: ((module) => {
			"use strict";
			module.exports = require("fs");
		}),
		8611: ((module) => {
			"use strict";
			module.exports = require("http");
		}),
		5692: ((module) => {
			"use strict";
			module.exports = require("https");
		}),
		9278: ((module) => {
			"use strict";
			module.exports = require("net");
		}),
		6698: ((module) => {
			"use strict";
			module.exports = require("node:async_hooks");
		}),
		4573: ((module) => {
			"use strict";
			module.exports = require("node:buffer");
		}),
		1421: ((module) => {
			"use strict";
			module.exports = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:child_process"))[name] }); })();
		}),
		7598: ((module) => {
			"use strict";
			module.exports = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:crypto"))[name] }); })();
		}),
		3053: ((module) => {
			"use strict";
			module.exports = require("node:diagnostics_channel");
		}),
		8474: ((module) => {
			"use strict";
			module.exports = require("node:events");
		}),
		3024: ((module) => {
			"use strict";
			module.exports = require("node:fs");
		}),
		1455: ((module) => {
			"use strict";
			module.exports = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:fs/promises"))[name] }); })();
		}),
		7030: ((module) => {
			"use strict";
			module.exports = require("node:net");
		}),
		8161: ((module) => {
			"use strict";
			module.exports = require("node:os");
		}),
		6760: ((module) => {
			"use strict";
			module.exports = require("node:path");
		}),
		3916: ((module) => {
			"use strict";
			module.exports = require("node:path/posix");
		}),
		1792: ((module) => {
			"use strict";
			module.exports = require("node:querystring");
		}),
		7075: ((module) => {
			"use strict";
			module.exports = require("node:stream");
		}),
		8500: ((module) => {
			"use strict";
			module.exports = require("node:timers/promises");
		}),
		1692: ((module) => {
			"use strict";
			module.exports = require("node:tls");
		}),
		3136: ((module) => {
			"use strict";
			module.exports = require("node:url");
		}),
		7975: ((module) => {
			"use strict";
			module.exports = require("node:util");
		}),
		8877: ((module) => {
			"use strict";
			module.exports = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:v8"))[name] }); })();
		}),
		5919: ((module) => {
			"use strict";
			module.exports = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:worker_threads"))[name] }); })();
		}),
		8522: ((module) => {
			"use strict";
			module.exports = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:zlib"))[name] }); })();
		}),
		857: ((module) => {
			"use strict";
			module.exports = require("os");
		}),
		6928: ((module) => {
			"use strict";
			module.exports = require("path");
		}),
		2203: ((module) => {
			"use strict";
			module.exports = require("stream");
		}),
		4756: ((module) => {
			"use strict";
			module.exports = require("tls");
		}),
		9023: ((module) => {
			"use strict";
			module.exports = require("util");
		}),
		3106: ((module) => {
			"use strict";
			module.exports = require("zlib");
		}),
		6354: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				J: () => anySignal,
			});
			function anySignal(signals) {
				const controller = new globalThis.AbortController();
				function onAbort() {
					const reason = signals
						.filter((s) => s?.aborted === true)
						.map((s) => s?.reason)
						.pop();
					controller.abort(reason);
					for (const signal of signals) {
						if (signal?.removeEventListener != null) {
							signal.removeEventListener("abort", onAbort);
						}
					}
				}
				for (const signal of signals) {
					if (signal?.aborted === true) {
						onAbort();
						break;
					}
					if (signal?.addEventListener != null) {
						signal.addEventListener("abort", onAbort);
					}
				}
				function clear() {
					for (const signal of signals) {
						if (signal?.removeEventListener != null) {
							signal.removeEventListener("abort", onAbort);
						}
					}
				}
				const signal = controller.signal;
				signal.clear = clear;
				return signal;
			}
		}),
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== undefined) {
			return cachedModule.exports;
		}
		var module = (__webpack_module_cache__[moduleId] = {
			id: moduleId,
			loaded: false,
			exports: {},
		});
		var threw = true;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = false;
		} finally {
			if (threw) delete __webpack_module_cache__[moduleId];
		}
		module.loaded = true;
		return module.exports;
	}
	__nccwpck_require__.m = __webpack_modules__;
	if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = __dirname + "/";
	(() => {
		__nccwpck_require__.n = (module) => {
			var getter = module && module.__esModule ? () => module["default"] : () => module;
			__nccwpck_require__.d(getter, { a: getter });
			return getter;
		};
	})();
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function (value, mode) {
			if (mode & 1) value = this(value);
			if (mode & 8) return value;
			if (typeof value === "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then === "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) {
				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => value[key]));
			}
			def["default"] = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
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
		__nccwpck_require__.f = {};
		__nccwpck_require__.e = (chunkId) => {
			return Promise.all(
				Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
					__nccwpck_require__.f[key](chunkId, promises);
					return promises;
				}, []),
			);
		};
	})();
	(() => {
		__nccwpck_require__.u = (chunkId) => {
			return "" + chunkId + ".index.js";
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
	(() => {
		__nccwpck_require__.nmd = (module) => {
			module.paths = [];
			if (!module.children) module.children = [];
			return module;
		};
	})();
	(() => {
		var installedChunks = {
			792: 1,
		};
		var installChunk = (chunk) => {
			var moreModules = chunk.modules,
				chunkIds = chunk.ids,
				runtime = chunk.runtime;
			for (var moduleId in moreModules) {
				if (__nccwpck_require__.o(moreModules, moduleId)) {
					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
				}
			}
			if (runtime) runtime(__nccwpck_require__);
			for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
		};
		__nccwpck_require__.f.require = (chunkId, promises) => {
			if (!installedChunks[chunkId]) {
				if (true) {
					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
				} else installedChunks[chunkId] = 1;
			}
		};
	})();
	var __webpack_exports__ = {};
	(() => {
		"use strict";
		__nccwpck_require__.r(__webpack_exports__);
		__nccwpck_require__.d(__webpack_exports__, {
			run: () => run,
		});
		var _src_actions_step_sub_action_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6481);
		var _src_http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3971);
		const steps = {
			"delete-api-key": () => __nccwpck_require__.e(479).then(__nccwpck_require__.bind(__nccwpck_require__, 9609)),
			"delete-deployments": () => Promise.all([__nccwpck_require__.e(230), __nccwpck_require__.e(381)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3368)),
			deploy: () => Promise.all([__nccwpck_require__.e(242), __nccwpck_require__.e(230), __nccwpck_require__.e(860), __nccwpck_require__.e(98)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1956)),
			post: () => Promise.all([__nccwpck_require__.e(242), __nccwpck_require__.e(230), __nccwpck_require__.e(860), __nccwpck_require__.e(98)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9495)),
			"invoke-action": () => Promise.all([__nccwpck_require__.e(860), __nccwpck_require__.e(638)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5568)),
			"list-replays": () => __nccwpck_require__.e(472).then(__nccwpck_require__.bind(__nccwpck_require__, 5746)),
			"resize-terminal": () => __nccwpck_require__.e(220).then(__nccwpck_require__.bind(__nccwpck_require__, 4296)),
			"watch-files": () => Promise.all([__nccwpck_require__.e(93), __nccwpck_require__.e(506)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3736)),
		};
		const run = async (name) => (await steps[name]()).main();
	})();
	module.exports = __webpack_exports__;
})();
