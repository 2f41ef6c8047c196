"use strict";
exports.id = 411;
exports.ids = [411];
exports.modules = {
	6200: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => followEvents,
		});
		var eventsource_parser__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7205);
		var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9219);
		var _http_network_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5243);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3056);
		var _http_try_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3587);
		var _http_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3531);
		const LARGEST_EVENT = 1_048_576;
		const LONG_LIFE_MS = 45_000;
		async function followEvents(connection, { doing, path, take, opened, ended, ...options }) {
			const { clock } = connection;
			let [wasOpen, isUseful, failures] = [false, false, 0];
			let failure;
			const takeOne = (data) => {
				const taken = take(data);
				isUseful ||= taken === "counted";
				return taken === "enough";
			};
			const stream = (response) =>
				readEvents(response, takeOne, () => {
					wasOpen = true;
					opened?.();
				});
			try {
				for (;;) {
					const began = clock.now();
					isUseful = false;
					const tried = await (0, _http_try_js__WEBPACK_IMPORTED_MODULE_6__.l)(connection, { doing, method: "GET", path: path(), stream, ...options });
					const verdict = (0, _http_verdict_js__WEBPACK_IMPORTED_MODULE_7__.H)(tried);
					if (verdict === "ok" && tried.kind === "response") {
						if (tried.body.ok) return;
						throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__.rd)(tried, tried.body.why);
					}
					failures = isUseful || clock.now() - began >= LONG_LIFE_MS ? 1 : failures + 1;
					failure = (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__.SU)(tried, verdict, failures);
					if (wasOpen && ended !== undefined && (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__.M0)(failure.service)) throw ended;
					if (verdict === "refused" || failures > _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.hH.retries) throw failure;
					const tooLong = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_4__.v)(connection, tried, failures);
					if (tooLong !== undefined) throw tooLong;
				}
			} catch (thrown) {
				const interruption = (0, _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.n)(thrown);
				const isConnected = wasOpen || interruption?.maybeDone === true;
				throw interruption?.by === "deadline" && !isConnected && failure !== undefined ? failure : thrown;
			}
		}
		async function readEvents({ headers, body }, take, opened) {
			let [isEnough, isTooLarge] = [false, false];
			const parser = (0, eventsource_parser__WEBPACK_IMPORTED_MODULE_8__.C)({
				maxBufferSize: LARGEST_EVENT,
				onEvent({ data }) {
					isEnough ||= take(data);
				},
				onError({ type }) {
					isTooLarge ||= type === "max-buffer-size-exceeded";
				},
			});
			const decoder = new TextDecoder();
			try {
				const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
				if (type !== "text/event-stream") return { ok: false, why: "it is not an event stream" };
				opened();
				for await (const chunk of body) {
					parser.feed(decoder.decode(chunk, { stream: true }));
					if (isEnough) return { ok: true, text: "" };
					if (isTooLarge) return { ok: false, why: "an event of the stream is larger than 1 MiB" };
				}
				return { ok: false, brokeOff: true, why: "the stream ended" };
			} catch (error) {
				if (!(0, _http_network_error_js__WEBPACK_IMPORTED_MODULE_3__.y)(error)) throw error;
				const { words, code } = (0, _http_network_error_js__WEBPACK_IMPORTED_MODULE_3__.g)(error);
				return { ok: false, brokeOff: true, why: `the stream broke off: ${words} (${code})` };
			} finally {
				body.on("error", () => {}).destroy();
			}
		}
	}),
	4649: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			followLog: () => followLog,
		});
		var json = __webpack_require__(1832);
		var time = __webpack_require__(4099);
		var records_app = __webpack_require__(9411);
		var id = __webpack_require__(9310);
		function parseDeploymentEvent(data, resource = "deployment") {
			const parsed = (0, id.kp)(data);
			if (!parsed.ok) return parsed;
			const body = parsed.record;
			const { event, timestamp, message, error, [resource]: record } = body;
			const app = event === "app_version_summary" && resource === "deployment" ? (0, records_app.t)(body) : undefined;
			if (app !== undefined) return { ok: true, record: { kind: "app", app } };
			const isState = event === `${resource}_state`;
			if (event !== "log" && event !== "error" && !isState) return { ok: true, record: { kind: "other" } };
			if (typeof timestamp !== "string" || Number.isNaN((0, time.p)(timestamp))) return { ok: false, why: 'its "timestamp" is not valid' };
			if (isState) {
				const status = (0, json.Gv)(record) ? record.status : undefined;
				if (typeof status !== "string") return { ok: false, why: `its "${resource}" has no "status"` };
				return { ok: true, record: { kind: "state", timestamp, status } };
			}
			const line = event === "log" ? message : errorLine(error);
			if (typeof line !== "string") return { ok: false, why: 'it has no "message"' };
			return { ok: true, record: { kind: "log", timestamp, line } };
		}
		function errorLine(error) {
			if (!(0, json.Gv)(error) || typeof error.message !== "string") return undefined;
			return typeof error.code === "string" && error.code !== "" ? `${error.code}: ${error.message}` : error.message;
		}
		var http_connection = __webpack_require__(8760);
		var event_stream = __webpack_require__(6200);
		async function followLog(connection, made, id, { take, ...options }) {
			const path = `/${made}s/${id}/events`;
			const cursor = new Cursor();
			let malformed = 0;
			await (0, event_stream.Z)((0, http_connection.g)(connection), {
				doing: "Following the app's log",
				path() {
					const since = cursor.reopen();
					return since === undefined ? path : `${path}?${new URLSearchParams({ since })}`;
				},
				take(data) {
					const parsed = parseDeploymentEvent(data, made);
					if (!parsed.ok) {
						if (++malformed === 1) connection.debug(`An event of the ${made} was skipped: ${parsed.why}`);
						return "skipped";
					}
					const { record: event } = parsed;
					const isLog = event.kind === "log";
					const isKnown = "timestamp" in event && !cursor.isNew(event.timestamp, isLog ? event.line : event.status);
					if (isKnown) return "skipped";
					if (take(event)) return "enough";
					return isLog ? "counted" : "skipped";
				},
				...options,
			});
		}
		const MOST_REMEMBERED = 1_000;
		const LONGEST_KEY = 200;
		class Cursor {
			#since;
			#latest = { at: Number.NEGATIVE_INFINITY, texts: [] };
			#known = this.#latest;
			reopen() {
				this.#known = this.#latest;
				return this.#since;
			}
			isNew(timestamp, text) {
				const at = (0, time.p)(timestamp);
				const key = text.slice(0, LONGEST_KEY);
				if (at < this.#known.at || (at === this.#known.at && this.#known.texts.includes(key))) return false;
				if (at > this.#latest.at) {
					this.#since = timestamp;
					this.#latest = { at, texts: [key] };
				} else if (at === this.#latest.at && this.#latest.texts.length < MOST_REMEMBERED) {
					this.#latest = { at, texts: [...this.#latest.texts, key] };
				}
				return true;
			}
		}
	}),
	7205: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => createParser,
		});
		class ParseError extends Error {
			constructor(message, options) {
				super(message), (this.name = "ParseError"), (this.type = options.type), (this.field = options.field), (this.value = options.value), (this.line = options.line);
			}
		}
		const LF = 10,
			CR = 13,
			SPACE = 32;
		function noop(_arg) {}
		function createParser(config) {
			if (typeof config == "function") throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
			const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config,
				pendingFragments = [];
			let pendingFragmentsLength = 0,
				isFirstChunk = !0,
				id,
				data = "",
				dataLines = 0,
				eventType,
				terminated = !1;
			function feed(chunk) {
				if (terminated) throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
				if ((isFirstChunk && ((isFirstChunk = !1), chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0)) {
					const trailing2 = processLines(chunk);
					trailing2 !== "" && (pendingFragments.push(trailing2), (pendingFragmentsLength = trailing2.length)), checkBufferSize();
					return;
				}
				if (
					chunk.indexOf(`
`) === -1 &&
					chunk.indexOf("\r") === -1
				) {
					pendingFragments.push(chunk), (pendingFragmentsLength += chunk.length), checkBufferSize();
					return;
				}
				pendingFragments.push(chunk);
				const input = pendingFragments.join("");
				(pendingFragments.length = 0), (pendingFragmentsLength = 0);
				const trailing = processLines(input);
				trailing !== "" && (pendingFragments.push(trailing), (pendingFragmentsLength = trailing.length)), checkBufferSize();
			}
			function checkBufferSize() {
				maxBufferSize !== void 0 &&
					(pendingFragmentsLength + data.length <= maxBufferSize ||
						((terminated = !0),
						(pendingFragments.length = 0),
						(pendingFragmentsLength = 0),
						(id = void 0),
						(data = ""),
						(dataLines = 0),
						(eventType = void 0),
						onError(
							new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
								type: "max-buffer-size-exceeded",
							}),
						)));
			}
			function processLines(chunk) {
				let searchIndex = 0;
				if (chunk.indexOf("\r") === -1) {
					let lfIndex = chunk.indexOf(
						`
`,
						searchIndex,
					);
					for (; lfIndex !== -1; ) {
						if (searchIndex === lfIndex) {
							dataLines > 0 && onEvent({ id, event: eventType, data }),
								(id = void 0),
								(data = ""),
								(dataLines = 0),
								(eventType = void 0),
								(searchIndex = lfIndex + 1),
								(lfIndex = chunk.indexOf(
									`
`,
									searchIndex,
								));
							continue;
						}
						const firstCharCode = chunk.charCodeAt(searchIndex);
						if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
							const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5,
								value = chunk.slice(valueStart, lfIndex);
							if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
								onEvent({ id, event: eventType, data: value }),
									(id = void 0),
									(data = ""),
									(eventType = void 0),
									(searchIndex = lfIndex + 2),
									(lfIndex = chunk.indexOf(
										`
`,
										searchIndex,
									));
								continue;
							}
							(data =
								dataLines === 0
									? value
									: `${data}
${value}`),
								dataLines++;
						} else isEventPrefix(chunk, searchIndex, firstCharCode) ? (eventType = chunk.slice(chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6, lfIndex) || void 0) : parseLine(chunk, searchIndex, lfIndex);
						(searchIndex = lfIndex + 1),
							(lfIndex = chunk.indexOf(
								`
`,
								searchIndex,
							));
					}
					return chunk.slice(searchIndex);
				}
				for (; searchIndex < chunk.length; ) {
					const crIndex = chunk.indexOf("\r", searchIndex),
						lfIndex = chunk.indexOf(
							`
`,
							searchIndex,
						);
					let lineEnd = -1;
					if ((crIndex !== -1 && lfIndex !== -1 ? (lineEnd = crIndex < lfIndex ? crIndex : lfIndex) : crIndex !== -1 ? (crIndex === chunk.length - 1 ? (lineEnd = -1) : (lineEnd = crIndex)) : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)) break;
					parseLine(chunk, searchIndex, lineEnd), (searchIndex = lineEnd + 1), chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
				}
				return chunk.slice(searchIndex);
			}
			function parseLine(chunk, start, end) {
				if (start === end) {
					dispatchEvent();
					return;
				}
				const firstCharCode = chunk.charCodeAt(start);
				if (isDataPrefix(chunk, start, firstCharCode)) {
					const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5,
						value2 = chunk.slice(valueStart, end);
					(data =
						dataLines === 0
							? value2
							: `${data}
${value2}`),
						dataLines++;
					return;
				}
				if (isEventPrefix(chunk, start, firstCharCode)) {
					eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
					return;
				}
				if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
					const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
					value2.includes("\0") || (id = value2);
					return;
				}
				if (firstCharCode === 58) {
					if (onComment) {
						const line2 = chunk.slice(start, end);
						onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
					}
					return;
				}
				const line = chunk.slice(start, end),
					fieldSeparatorIndex = line.indexOf(":");
				if (fieldSeparatorIndex === -1) {
					processField(line, "", line);
					return;
				}
				const field = line.slice(0, fieldSeparatorIndex),
					offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1,
					value = line.slice(fieldSeparatorIndex + offset);
				processField(field, value, line);
			}
			function processField(field, value, line) {
				switch (field) {
					case "event":
						eventType = value || void 0;
						break;
					case "data":
						(data =
							dataLines === 0
								? value
								: `${data}
${value}`),
							dataLines++;
						break;
					case "id":
						value.includes("\0") || (id = value);
						break;
					case "retry":
						/^\d+$/.test(value)
							? onRetry(parseInt(value, 10))
							: onError(
									new ParseError(`Invalid \`retry\` value: "${value}"`, {
										type: "invalid-retry",
										value,
										line,
									}),
								);
						break;
					default:
						onError(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, { type: "unknown-field", field, value, line }));
						break;
				}
			}
			function dispatchEvent() {
				dataLines > 0 &&
					onEvent({
						id,
						event: eventType,
						data,
					}),
					(id = void 0),
					(data = ""),
					(dataLines = 0),
					(eventType = void 0);
			}
			function reset(options = {}) {
				if (options.consume && pendingFragments.length > 0) {
					const incompleteLine = pendingFragments.join("");
					parseLine(incompleteLine, 0, incompleteLine.length);
				}
				(isFirstChunk = !0), (id = void 0), (data = ""), (dataLines = 0), (eventType = void 0), (pendingFragments.length = 0), (pendingFragmentsLength = 0), (terminated = !1);
			}
			return { feed, reset };
		}
		function isDataPrefix(chunk, i, firstCharCode) {
			return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
		}
		function isEventPrefix(chunk, i, firstCharCode) {
			return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
		}
	}),
};
