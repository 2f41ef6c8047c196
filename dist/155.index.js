"use strict";
exports.id = 155;
exports.ids = [155];
exports.modules = {
	2098: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { addAbortListener } = __webpack_require__(7332);
		const { RequestAbortedError } = __webpack_require__(9263);
		const kListener = Symbol("kListener");
		const kSignal = Symbol("kSignal");
		function abort(self) {
			if (self.abort) {
				self.abort(self[kSignal]?.reason);
			} else {
				self.reason = self[kSignal]?.reason ?? new RequestAbortedError();
			}
			removeSignal(self);
		}
		function addSignal(self, signal) {
			self.reason = null;
			self[kSignal] = null;
			self[kListener] = null;
			if (!signal) {
				return;
			}
			if (signal.aborted) {
				abort(self);
				return;
			}
			self[kSignal] = signal;
			self[kListener] = () => {
				abort(self);
			};
			addAbortListener(self[kSignal], self[kListener]);
		}
		function removeSignal(self) {
			if (!self[kSignal]) {
				return;
			}
			if ("removeEventListener" in self[kSignal]) {
				self[kSignal].removeEventListener("abort", self[kListener]);
			} else {
				self[kSignal].removeListener("abort", self[kListener]);
			}
			self[kSignal] = null;
			self[kListener] = null;
		}
		module.exports = {
			addSignal,
			removeSignal,
		};
	}),
	6480: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(965);
		const { AsyncResource } = __webpack_require__(6698);
		const { InvalidArgumentError, SocketError } = __webpack_require__(9263);
		const util = __webpack_require__(7332);
		const { addSignal, removeSignal } = __webpack_require__(2098);
		class ConnectHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts !== "object") {
					throw new InvalidArgumentError("invalid opts");
				}
				if (typeof callback !== "function") {
					throw new InvalidArgumentError("invalid callback");
				}
				const { signal, opaque, responseHeaders } = opts;
				if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") {
					throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				}
				super("UNDICI_CONNECT");
				this.opaque = opaque || null;
				this.responseHeaders = responseHeaders || null;
				this.callback = callback;
				this.abort = null;
				addSignal(this, signal);
			}
			onRequestStart(controller, context) {
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(this.callback);
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart() {
				throw new SocketError("bad connect", null);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				const { callback, opaque, context } = this;
				removeSignal(this);
				this.callback = null;
				let responseHeaders = headers;
				const rawHeaders = controller?.rawHeaders;
				if (responseHeaders != null) {
					responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
				}
				this.runInAsyncScope(callback, null, null, {
					statusCode,
					headers: responseHeaders,
					socket,
					opaque,
					context,
				});
			}
			onResponseError(_controller, err) {
				const { callback, opaque } = this;
				removeSignal(this);
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
			}
		}
		function connect(opts, callback) {
			if (callback === undefined) {
				return new Promise((resolve, reject) => {
					connect.call(this, opts, (err, data) => {
						return err ? reject(err) : resolve(data);
					});
				});
			}
			try {
				const connectHandler = new ConnectHandler(opts, callback);
				const connectOptions = { ...opts, method: "CONNECT" };
				this.dispatch(connectOptions, connectHandler);
			} catch (err) {
				if (typeof callback !== "function") {
					throw err;
				}
				const opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = connect;
	}),
	7741: ((module, __unused_webpack_exports, __webpack_require__) => {
		const DispatcherBase = __webpack_require__(7941);
		const { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = __webpack_require__(8951);
		const ProxyAgent = __webpack_require__(1724);
		const Agent = __webpack_require__(6057);
		const DEFAULT_PORTS = {
			"http:": 80,
			"https:": 443,
		};
		class EnvHttpProxyAgent extends DispatcherBase {
			#noProxyValue = null;
			#noProxyEntries = null;
			#opts = null;
			constructor(opts = {}) {
				super(opts);
				this.#opts = opts;
				const { httpProxy, httpsProxy, noProxy, ...agentOpts } = opts;
				this[kNoProxyAgent] = new Agent(agentOpts);
				const HTTP_PROXY = httpProxy ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
				if (HTTP_PROXY) {
					this[kHttpProxyAgent] = new ProxyAgent({ ...agentOpts, uri: HTTP_PROXY });
				} else {
					this[kHttpProxyAgent] = this[kNoProxyAgent];
				}
				const HTTPS_PROXY = httpsProxy ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
				if (HTTPS_PROXY) {
					this[kHttpsProxyAgent] = new ProxyAgent({ ...agentOpts, uri: HTTPS_PROXY });
				} else {
					this[kHttpsProxyAgent] = this[kHttpProxyAgent];
				}
				this.#parseNoProxy();
			}
			[kDispatch](opts, handler) {
				const url = new URL(opts.origin);
				const agent = this.#getProxyAgentForUrl(url);
				return agent.dispatch(opts, handler);
			}
			[kClose]() {
				return Promise.all([this[kNoProxyAgent].close(), !this[kHttpProxyAgent][kClosed] && this[kHttpProxyAgent].close(), !this[kHttpsProxyAgent][kClosed] && this[kHttpsProxyAgent].close()]);
			}
			[kDestroy](err) {
				return Promise.all([this[kNoProxyAgent].destroy(err), !this[kHttpProxyAgent][kDestroyed] && this[kHttpProxyAgent].destroy(err), !this[kHttpsProxyAgent][kDestroyed] && this[kHttpsProxyAgent].destroy(err)]);
			}
			#getProxyAgentForUrl(url) {
				let { protocol, host: hostname, port } = url;
				hostname = hostname
					.replace(/:\d*$/, "")
					.replace(/^\[(.+)\]$/, "$1")
					.toLowerCase();
				if (hostname.length > 1 && hostname.charCodeAt(hostname.length - 1) === 46) {
					hostname = hostname.slice(0, -1);
				}
				port = Number.parseInt(port, 10) || DEFAULT_PORTS[protocol] || 0;
				if (!this.#shouldProxy(hostname, port)) {
					return this[kNoProxyAgent];
				}
				if (protocol === "https:") {
					return this[kHttpsProxyAgent];
				}
				return this[kHttpProxyAgent];
			}
			#shouldProxy(hostname, port) {
				if (this.#noProxyChanged) {
					this.#parseNoProxy();
				}
				if (this.#noProxyEntries.length === 0) {
					return true;
				}
				for (let i = 0; i < this.#noProxyEntries.length; i++) {
					const entry = this.#noProxyEntries[i];
					if (entry.hostname === "*") {
						if (entry.port && entry.port !== port) {
							continue;
						}
						return false;
					}
					if (entry.port && entry.port !== port) {
						continue;
					}
					if (!entry.wildcard && hostname === entry.hostname) {
						return false;
					}
					if (hostname.slice(-(entry.hostname.length + 1)) === `.${entry.hostname}`) {
						return false;
					}
				}
				return true;
			}
			#parseNoProxy() {
				const noProxyValue = this.#opts.noProxy ?? this.#noProxyEnv;
				const noProxySplit = noProxyValue.split(/[,\s]/);
				const noProxyEntries = [];
				for (let i = 0; i < noProxySplit.length; i++) {
					const entry = noProxySplit[i];
					if (!entry) {
						continue;
					}
					let hostname, port;
					const ipv6WithPort = entry.match(/^\[(.+)\]:(\d+)$/);
					if (ipv6WithPort) {
						hostname = ipv6WithPort[1];
						port = Number.parseInt(ipv6WithPort[2], 10);
					} else {
						const unbracketed = entry.replace(/^\[(.+)\]$/, "$1");
						const colonCount = (unbracketed.match(/:/g) || []).length;
						const parsed = colonCount === 1 && unbracketed.match(/^(.+):(\d+)$/);
						hostname = parsed ? parsed[1] : unbracketed;
						port = parsed ? Number.parseInt(parsed[2], 10) : 0;
					}
					const wildcard = entry.charCodeAt(0) === 42;
					noProxyEntries.push({
						hostname: hostname
							.replace(/^\*?\./, "")
							.replace(/^(.+)\.$/, "$1")
							.toLowerCase(),
						port,
						wildcard,
					});
				}
				this.#noProxyValue = noProxyValue;
				this.#noProxyEntries = noProxyEntries;
			}
			get #noProxyChanged() {
				if (this.#opts.noProxy !== undefined) {
					return false;
				}
				return this.#noProxyValue !== this.#noProxyEnv;
			}
			get #noProxyEnv() {
				return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
			}
		}
		module.exports = EnvHttpProxyAgent;
	}),
	4155: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EnvHttpProxyAgent: () => undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2___default.a,
			prepareTunnels: () => prepareTunnels,
		});
		var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6480);
		var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__);
		var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(959);
		var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__);
		var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7741);
		var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__);
		function prepareTunnels() {
			Object.assign(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1___default().prototype, { connect: undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0___default() });
		}
	}),
};
