"use strict";
exports.id = 506;
exports.ids = [506];
exports.modules = {
	3901: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => atMost,
			r: () => startTimeLimit,
		});
		var any_signal__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6354);
		function startTimeLimit({ clock, cancel }, ms) {
			const began = clock.now();
			const elapsed = () => clock.now() - began;
			return {
				signal: (0, any_signal__WEBPACK_IMPORTED_MODULE_0__.J)([cancel, clock.deadline(ms)]),
				elapsed,
				leftMs: () => ms - elapsed(),
			};
		}
		async function atMost(ms, something, { clock, cancel }) {
			if (something === undefined) return;
			const over = new AbortController();
			const ends = (0, any_signal__WEBPACK_IMPORTED_MODULE_0__.J)([cancel, over.signal]);
			await Promise.race([something, clock.sleep(ms, ends).catch(() => {})]);
			over.abort();
		}
	}),
	2499: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var failure = __webpack_require__(7390);
		var id = __webpack_require__(9310);
		const EVENT_TYPES = ["CREATE", "WRITE", "DELETE", "RENAME"];
		const LONGEST_EVENT = 65_536;
		function parseFileEvent(data) {
			if (data.length > LONGEST_EVENT) return { ok: false, why: `it is longer than ${LONGEST_EVENT} characters` };
			const parsed = (0, id.kp)(data);
			if (!parsed.ok) return parsed;
			const { type: given, path, is_dir: isDir } = parsed.record;
			const type = EVENT_TYPES.find((known) => known === given);
			if (type === undefined) return { ok: false, why: `its "type" is not one of ${EVENT_TYPES.join(", ")}` };
			if (typeof path !== "string" || path === "") return { ok: false, why: 'it has no "path"' };
			const json = data.replaceAll("\n", " ").trim();
			return { ok: true, record: { type, path, isDir: typeof isDir === "boolean" ? isDir : undefined, json } };
		}
		var service_error = __webpack_require__(9219);
		var event_stream = __webpack_require__(6200);
		async function followFileEvents(connection, request) {
			const { browserId, watchId, take, malformed, signal, leftMs } = request;
			const path = `/browsers/${browserId}/fs/watch/${watchId}/events`;
			let wasOpen = false;
			try {
				await (0, event_stream.Z)(connection, {
					what: { doing: "Watching the files", request: `GET ${path}` },
					path: () => path,
					signal,
					leftMs,
					opened(times) {
						wasOpen = true;
						request.opened(times);
					},
					take(data) {
						const parsed = parseFileEvent(data);
						if (parsed.ok) return take(parsed.record) ? "enough" : "counted";
						malformed(parsed.why);
						return "skipped";
					},
				});
			} catch (thrown) {
				if (wasOpen && thrown instanceof failure.pH && (0, service_error.M0)(thrown.service)) throw watchStopped(watchId);
				throw thrown;
			}
		}
		function watchStopped(watchId) {
			return new failure.pH({
				kind: "stopped",
				message: `Watch ${watchId} was stopped: its stream ended, and the service responded with 404 to the reconnect.`,
				advice: "Find out what stopped the watch or ended the browser session, then start both again.",
			});
		}
		var sub_action = __webpack_require__(6481);
		var parsers = __webpack_require__(1106);
		var esm = __webpack_require__(7817);
		function isSelective({ untilType, untilPath }) {
			return untilType !== "any" || untilPath !== "";
		}
		function eventJudge(condition) {
			const { untilType, untilPath, maxEvents } = condition;
			const fits = untilPath === "" ? () => true : compileGlob(untilPath);
			return (event, count) => {
				const isLast = maxEvents > 0 && count >= maxEvents;
				if (!isSelective(condition)) return isLast || maxEvents === 0 ? "matched" : "more";
				if ((untilType === "any" || untilType === event.type) && fits(event.path)) return "matched";
				return isLast ? "exhausted" : "more";
			};
		}
		const MOST_CHOICES = 100;
		const OPTIONS = {
			platform: "linux",
			dot: true,
			matchBase: true,
			nocomment: true,
			nonegate: true,
			braceExpandMax: MOST_CHOICES + 1,
		};
		function compileGlob(glob) {
			if ((0, esm.KA)(glob, OPTIONS).length > MOST_CHOICES) throw new failure.RP("until-path", "has too many choices in braces", `a glob with at most ${MOST_CHOICES} choices`);
			const compiled = new esm.VR(glob, OPTIONS);
			return (path) => path === glob || compiled.match(path);
		}
		function describeCondition({ untilType, untilPath, maxEvents }) {
			const type = untilType === "any" ? "an event" : `a ${untilType}`;
			const path = untilPath === "" ? "" : ` of "${untilPath}"`;
			return `${type}${path}${maxEvents === 0 ? "" : ` ("max-events": ${maxEvents})`}`;
		}
		function parseWatchFilesInputs(raw) {
			return {
				browserId: (0, parsers.Fg)(raw, "browser-id"),
				watchId: (0, parsers.Fg)(raw, "watch-id"),
				condition: {
					untilType: (0, parsers.HU)(raw, "until-type", ["any", ...EVENT_TYPES]),
					untilPath: parseGlob(raw, "until-path"),
					maxEvents: (0, parsers.cG)(raw, "max-events", { least: 0, most: 1_000_000, default: 0 }),
				},
				timeoutMs: (0, parsers.fL)(raw, "timeout", { least: 0.1, most: 86_400, default: 60 }),
				failOnTimeout: (0, parsers.yG)(raw, "fail-on-timeout", true),
			};
		}
		function parseGlob(raw, name) {
			const glob = raw(name).trim();
			if (/^[\w.-][^/]*\//.test(glob)) throw new failure.RP(name, `is "${glob}", but event paths are absolute`, "a glob such as /downloads/*.pdf or **/*.pdf");
			compileGlob(glob);
			return glob;
		}
		var failure_summary = __webpack_require__(1239);
		var failures_interruption = __webpack_require__(2357);
		var format = __webpack_require__(3045);
		var markdown = __webpack_require__(9259);
		const WATCHING = "Watching the files";
		const SHOWN = 20;
		class WatchReport {
			inputs;
			eventsFile = "";
			count = 0;
			connections = 0;
			matched;
			failure;
			#last = [];
			constructor(inputs) {
				this.inputs = inputs;
			}
			add(event) {
				this.count += 1;
				this.#last = [...this.#last, event].slice(-SHOWN);
			}
			outputs() {
				return { "events-file": this.eventsFile, count: String(this.count), matched: this.matched?.json ?? "" };
			}
			get isFine() {
				return this.failure === undefined || (this.failure.kind === "timeout" && !this.inputs.failOnTimeout);
			}
			came() {
				return this.count === 0 ? "no event arrived" : `${(0, format.U9)(this.count, "event")} arrived`;
			}
			failureOf(thrown) {
				const { condition, timeoutMs } = this.inputs;
				const awaited = `for ${describeCondition(condition)}`;
				const compare = "Compare until-type and until-path with the events";
				if (thrown === undefined)
					return new failure.pH({
						kind: "failed",
						message: `Waited ${awaited}; ${this.came()}, but not the expected one.`,
						advice: `${compare}, or raise "max-events".`,
					});
				const interruption = (0, failures_interruption.nS)(thrown);
				if (interruption === undefined) return (0, failure.eG)(thrown, "ambiguous");
				if (interruption.by === "cancel")
					return new failure.pH({
						kind: "cancelled",
						message: `The run was cancelled while the step waited ${awaited}; ${this.came()}.`,
						advice: 'Find the events so far in the file that the output "events-file" names.',
					});
				const silent = this.connections === 0 ? " The service has not responded yet; it may respond only with the first event." : "";
				const check = this.count > 0 && isSelective(condition) ? compare : "Check that the watch is on the right folder";
				return new failure.pH({
					kind: "timeout",
					message: `Waited ${(0, format.a3)(timeoutMs)} ${awaited} ("timeout"); ${this.came()}.${silent}`,
					advice: `${check}, or raise "timeout".`,
				});
			}
			render(redact) {
				const rows = this.#last.map(({ type, path, isDir }) => [type, `${(0, markdown.aY)(redact(path), 500)}${isDir === true ? " (folder)" : ""}`]);
				const events = rows.length === 0 ? [] : [(0, markdown.tp)([rows.length < this.count ? "Last events" : "Event", "Path"], rows)];
				return `${[this.#head(redact), `Events that arrived: ${this.count}`, ...events].join("\n\n")}\n`;
			}
			#head(redact) {
				const { matched, failure } = this;
				if (matched !== undefined) return `## \u2705 ${WATCHING}: ${matched.type}\n\n${(0, markdown.aY)(redact(matched.path))}`;
				if (failure === undefined) return `## ${WATCHING}`;
				if (!this.isFine) return (0, failure_summary.EA)(WATCHING, failure, redact).trimEnd();
				return `## \u231b ${WATCHING}: timed out, which is fine (\`fail-on-timeout: false\`)\n\n${(0, markdown.CS)(redact(failure.message))}`;
			}
		}
		var shorten = __webpack_require__(1445);
		var end = __webpack_require__(6889);
		var time_limit = __webpack_require__(3901);
		const HEARTBEAT_MS = 30_000;
		const MOST_LINES = 200;
		const LONGEST_SHOWN = 200;
		async function watchFiles(inputs, edges) {
			const { log, outputs, summary } = edges;
			const report = new WatchReport(inputs);
			try {
				await follow(report, edges);
				if (report.matched === undefined) report.failure = report.failureOf(undefined);
			} catch (thrown) {
				report.failure = report.failureOf(thrown);
				(0, end.fk)(log, thrown, report.failure);
			}
			outputs.set(report.outputs());
			logOutcome(report, edges);
			await summary.write((redact) => report.render(redact));
			return report.isFine;
		}
		async function follow(report, edges) {
			const { log, outputs, clock, fileEvents, jsonLines, cancel } = edges;
			const { browserId, watchId, condition, timeoutMs } = report.inputs;
			cancel.throwIfAborted();
			const limit = (0, time_limit.r)(edges, timeoutMs);
			const judge = eventJudge(condition);
			const file = jsonLines("file-events");
			report.eventsFile = file.path;
			outputs.set(report.outputs());
			log.info(`Waiting up to ${(0, format.a3)(timeoutMs)} for ${describeCondition(condition)}`);
			let isAllWellFormed = true;
			const stopHeartbeat = clock.every(HEARTBEAT_MS, () => {
				log.info(`Still watching after ${(0, format.a3)(limit.elapsed())}: ${report.came()} so far`);
			});
			try {
				await fileEvents.follow({
					browserId,
					watchId,
					...limit,
					opened(connections) {
						report.connections = connections;
						log.info(connections === 1 ? "The stream is open" : "The stream is open again; earlier events may be missing");
					},
					malformed(why) {
						const line = `An event was skipped because it is malformed: ${why}`;
						if (isAllWellFormed) log.warning(line, { title: WATCHING });
						else log.debug(line);
						isAllWellFormed = false;
					},
					take(event) {
						report.add(event);
						file.add(event.json);
						const { type, path, isDir } = event;
						const line = `${type} ${(0, shorten.ml)(path, LONGEST_SHOWN)}${isDir === true ? " (folder)" : ""}`;
						if (report.count <= MOST_LINES) log.info(line);
						if (report.count === MOST_LINES) log.info("Further events are only in the events file");
						const verdict = judge(event, report.count);
						if (verdict === "matched") report.matched = event;
						return verdict !== "more";
					},
				});
			} finally {
				stopHeartbeat();
			}
		}
		function logOutcome(report, { log }) {
			const { failure, matched } = report;
			if (failure === undefined) log.info(`Done after ${(0, format.U9)(report.count, "event")}: ${matched?.type} ${(0, shorten.ml)(matched?.path ?? "", 1_000)}`);
			else if (report.isFine) log.notice(`${failure.message} The step does not fail, because fail-on-timeout is false.`, { title: WATCHING });
			else (0, end.H1)(log, failure, { title: (0, failure_summary.nV)(WATCHING, failure) });
		}
		const main = (host) =>
			(0, sub_action.F)(
				{
					doing: WATCHING,
					parse: parseWatchFilesInputs,
					refusedOutputs: () => ({ count: "0" }),
					run: (inputs, connection, runner) =>
						watchFiles(inputs, {
							...runner,
							fileEvents: { follow: (request) => followFileEvents(connection, request) },
						}),
				},
				host,
			);
	}),
	1106: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => ENTRYPOINT,
			A: () => parseLine,
			Fg: () => parseId,
			HU: () => parseChoice,
			Xw: () => parseUuid,
			cG: () => parseInteger,
			fL: () => parseSeconds,
			yG: () => parseBoolean,
		});
		var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _records_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);
		var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);
		function parseBoolean(raw, name, byDefault = false) {
			const text = raw(name).trim();
			if (text === "") return byDefault;
			if (/^(?:true|True|TRUE)$/.test(text)) return true;
			if (/^(?:false|False|FALSE)$/.test(text)) return false;
			throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, `is "${text}"`, "true or false");
		}
		function parseChoice(raw, name, choices) {
			const text = raw(name).trim();
			if (text === "") return choices[0];
			const choice = choices.find((candidate) => candidate === text);
			if (choice === undefined) throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, `is "${text}"`, choices.join(", "));
			return choice;
		}
		function parseInteger(raw, name, rule) {
			return parseNumber(raw, name, rule, { form: /^\d{1,9}$/, what: "a whole number" });
		}
		function parseSeconds(raw, name, rule) {
			return parseNumber(raw, name, rule, { form: /^\d{1,9}(?:\.\d{1,3})?$/, what: "a number of seconds" }) * 1_000;
		}
		function parseNumber(raw, name, { least, most, default: byDefault }, { form, what }) {
			const text = raw(name).trim();
			if (text === "" && byDefault !== undefined) return byDefault;
			const value = form.test(text) ? Number(text) : Number.NaN;
			if (value >= least && value <= most) return value;
			throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problemOf(text), `${what} from ${least} to ${most}`);
		}
		function parseLine(text, name, longest) {
			const bad = (problem) => new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problem, `one line of at most ${longest} characters`);
			if (/\p{Cc}/u.test(text)) throw bad("contains a line break or another control character");
			if (text.length > longest) throw bad(`is ${(0, _text_format_js__WEBPACK_IMPORTED_MODULE_2__.U9)(text.length, "character")} long`);
			return text;
		}
		const ENTRYPOINT = 'the path of the entry file inside "directory", with forward slashes, such as src/app.ts';
		const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
		function parseId(raw, name) {
			const text = raw(name).trim();
			if ((0, _records_id_js__WEBPACK_IMPORTED_MODULE_1__.eQ)(text)) return text;
			const accepted = 'the id as the service gave it: 1 to 128 letters, digits, "-" and "_"';
			throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problemOf(text), accepted);
		}
		function parseUuid(raw, name) {
			const text = raw(name).trim();
			if (UUID.test(text)) return text;
			throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problemOf(text), "a UUID such as 1b4e28ba-2fa1-11d2-883f-0016d3cca427");
		}
		function problemOf(text) {
			return text === "" ? "is missing" : `is "${text.slice(0, 200)}"`;
		}
	}),
	6200: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => followEvents,
		});
		var eventsource_parser__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7205);
		var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _http_network_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5243);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3056);
		var _http_try_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(825);
		var _http_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3531);
		const LARGEST_EVENT = 1_048_576;
		const LONG_LIFE_MS = 45_000;
		async function followEvents(connection, spec) {
			const { what, signal, leftMs } = spec;
			const { clock } = connection;
			let [opened, failures] = [0, 0];
			let failure;
			try {
				for (;;) {
					const began = clock.now();
					let isUseful = false;
					const take = (data) => {
						const taken = spec.take(data);
						isUseful ||= taken === "counted";
						return taken === "enough";
					};
					const request = { what, method: "GET", path: spec.path(), retry: "idempotent", signal, leftMs };
					const tried = await (0, _http_try_js__WEBPACK_IMPORTED_MODULE_5__.l)(connection, request, (response) => readEvents(response, what, { take, opened: () => spec.opened(++opened) }));
					const verdict = (0, _http_verdict_js__WEBPACK_IMPORTED_MODULE_6__.H)(tried, "idempotent");
					if (verdict === "ok") return;
					failures = isUseful || clock.now() - began >= LONG_LIFE_MS ? 1 : failures + 1;
					failure = (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_4__.SU)(what, tried, verdict, failures);
					if (verdict === "refused" || failures > _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.hH.retries) throw failure;
					const tooLong = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_3__.v7)(connection, spec, tried, failures);
					if (tooLong !== undefined) throw tooLong;
				}
			} catch (thrown) {
				const isConnected = opened > 0 || (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$ && thrown.sent === "all");
				throw (0, _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.nS)(thrown)?.by === "deadline" && !isConnected && failure !== undefined ? failure : thrown;
			}
		}
		async function readEvents({ status, headers, body }, what, { take, opened }) {
			const unusable = (why) => (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_4__.rd)(what, { kind: "response", sent: "all", status, headers, body: { ok: false, why } }, why);
			let [isEnough, isTooLarge] = [false, false];
			const parser = (0, eventsource_parser__WEBPACK_IMPORTED_MODULE_7__.C)({
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
				if (type !== "text/event-stream") throw unusable("it is not an event stream");
				opened();
				for await (const chunk of body) {
					parser.feed(decoder.decode(chunk, { stream: true }));
					if (isEnough) return { ok: true, text: "" };
					if (isTooLarge) throw unusable("an event of the stream is larger than 1 MiB");
				}
				return { ok: false, brokeOff: true, why: "the stream ended" };
			} catch (error) {
				if (!(0, _http_network_error_js__WEBPACK_IMPORTED_MODULE_2__.y)(error)) throw error;
				const { words, code } = (0, _http_network_error_js__WEBPACK_IMPORTED_MODULE_2__.g)(error);
				return { ok: false, brokeOff: true, why: `the stream broke off: ${words} (${code})` };
			} finally {
				body.on("error", () => {}).destroy();
			}
		}
	}),
};
