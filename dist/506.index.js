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
			const signal = (0, any_signal__WEBPACK_IMPORTED_MODULE_0__.J)([cancel, clock.deadline(ms)]);
			const began = clock.now();
			const elapsed = () => clock.now() - began;
			return { signal, elapsed, leftMs: () => ms - elapsed() };
		}
		async function atMost(ms, something, { clock, cancel }) {
			if (something === undefined) return;
			const over = new AbortController();
			const ends = (0, any_signal__WEBPACK_IMPORTED_MODULE_0__.J)([cancel, over.signal]);
			await Promise.race([something, clock.sleep(ms, ends).catch(() => {})]);
			over.abort();
		}
	}),
	3736: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var event_stream = __webpack_require__(6200);
		async function followFileEvents(connection, { browserId, watchId, take, malformed, ...options }) {
			await (0, event_stream.Z)(connection, {
				doing: "Watching the files",
				path: () => `/browsers/${browserId}/fs/watch/${watchId}/events`,
				take(data) {
					const parsed = parseFileEvent(data);
					if (parsed.ok) return take(parsed.record) ? "enough" : "counted";
					malformed(parsed.why);
					return "skipped";
				},
				ended: new failure.pH({
					kind: "stopped",
					message: `Watch ${watchId} was stopped: its stream ended, and the service responded with 404 to the reconnect.`,
					advice: "Find out what stopped the watch or ended the browser session, then start both again.",
				}),
				...options,
			});
		}
		var sub_action = __webpack_require__(6481);
		var esm = __webpack_require__(7817);
		var parsers = __webpack_require__(1106);
		function parseWatchFilesInputs(raw) {
			return {
				browserId: (0, parsers.r4)(raw, "browser-id", parsers.ID),
				watchId: (0, parsers.r4)(raw, "watch-id", parsers.ID),
				untilType: (0, parsers.HU)(raw, "until-type", ["any", ...EVENT_TYPES]),
				untilPath: parseGlob(raw("until-path").trim()),
				maxEvents: (0, parsers.$J)(raw, "max-events", { least: 0, most: 1_000_000, default: 0 }),
				timeoutMs: (0, parsers.fL)(raw, "timeout", { least: 0.1, most: 86_400, default: 60 }),
				failOnTimeout: (0, parsers.yG)(raw, "fail-on-timeout", true),
			};
		}
		function parseGlob(glob) {
			const bad = (problem, accepted) => new failure.RP("until-path", problem, accepted);
			if (/^[\w.-][^/]*\//.test(glob)) throw bad(`is "${glob}", but event paths are absolute`, "a glob such as /downloads/*.pdf or **/*.pdf");
			if ((0, esm.KA)(glob, GLOB).length > MOST_CHOICES) throw bad("has too many choices in braces", `a glob with at most ${MOST_CHOICES} choices`);
			return glob;
		}
		const MOST_CHOICES = 100;
		const GLOB = {
			platform: "linux",
			dot: true,
			matchBase: true,
			nocomment: true,
			nonegate: true,
			braceExpandMax: MOST_CHOICES + 1,
		};
		function isSelective({ untilType, untilPath }) {
			return untilType !== "any" || untilPath !== "";
		}
		function awaitedBy(inputs) {
			const { untilType, untilPath, maxEvents } = inputs;
			const glob = new esm.VR(untilPath, GLOB);
			const fits = (path) => untilPath === "" || path === untilPath || glob.match(path);
			return ({ type, path }, count) => (untilType === "any" || type === untilType) && fits(path) && (isSelective(inputs) || count >= maxEvents);
		}
		function describeAwaited({ untilType, untilPath, maxEvents }) {
			const type = untilType === "any" ? "an event" : `a ${untilType}`;
			const path = untilPath === "" ? "" : ` of "${untilPath}"`;
			return `${type}${path}${maxEvents === 0 ? "" : ` ("max-events": ${maxEvents})`}`;
		}
		var interruption = __webpack_require__(2357);
		var format = __webpack_require__(3045);
		var markdown = __webpack_require__(9259);
		const WATCHING = "Watching the files";
		const COMPARE = "Compare until-type and until-path with the events";
		const SHOWN = 20;
		class WatchReport {
			doing = WATCHING;
			inputs;
			eventsFile = "";
			count = 0;
			isOpened = false;
			matched;
			timedOut = "";
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
			came() {
				return this.count === 0 ? "no event arrived" : `${(0, format.U9)(this.count, "event")} arrived`;
			}
			notAwaited() {
				return new failure.pH({
					kind: "failed",
					message: `Waited for ${describeAwaited(this.inputs)}; ${this.came()}, but not the expected one.`,
					advice: `${COMPARE}, or raise "max-events".`,
				});
			}
			failureOf(thrown) {
				const by = (0, interruption.n)(thrown)?.by;
				if (by === undefined) return (0, failure.eG)(thrown, "ambiguous");
				const awaited = `for ${describeAwaited(this.inputs)}`;
				if (by === "cancel")
					return new failure.pH({
						kind: "cancelled",
						message: `The run was cancelled while the step waited ${awaited}; ${this.came()}.`,
						advice: 'Find the events so far in the file that the output "events-file" names.',
					});
				const silent = this.isOpened ? "" : " The service has not responded yet; it may respond only with the first event.";
				const isOther = this.count > 0 && isSelective(this.inputs);
				return new failure.pH({
					kind: "timeout",
					message: `Waited ${(0, format.a3)(this.inputs.timeoutMs)} ${awaited} ("timeout"); ${this.came()}.${silent}`,
					advice: `${isOther ? COMPARE : "Check that the watch is on the right folder"}, or raise "timeout".`,
				});
			}
			summary(redact) {
				const { matched, timedOut } = this;
				const rows = this.#last.map(({ type, path, isDir }) => [type, `${(0, markdown.aY)(redact(path), 500)}${isDir === true ? " (folder)" : ""}`]);
				const fine = `## \u231b ${WATCHING}: timed out, which is fine (\`fail-on-timeout: false\`)`;
				return [
					matched === undefined ? "" : `## \u2705 ${WATCHING}: ${matched.type}\n\n${(0, markdown.aY)(redact(matched.path))}`,
					timedOut === "" ? "" : `${fine}\n\n${(0, markdown.CS)(redact(timedOut))}`,
					`Events that arrived: ${this.count}`,
					rows.length === 0 ? "" : (0, markdown.tp)([rows.length < this.count ? "Last events" : "Event", "Path"], rows),
				];
			}
		}
		var shorten = __webpack_require__(1445);
		var end = __webpack_require__(6889);
		var time_limit = __webpack_require__(3901);
		const HEARTBEAT_MS = 30_000;
		const MOST_LINES = 200;
		const LONGEST_SHOWN = 200;
		function watchFiles(inputs, runner, follow) {
			const report = new WatchReport(inputs);
			return (0, end.eg)(report, () => watch(report, runner, follow), runner);
		}
		async function watch(report, runner, follow) {
			const { log, outputs, clock } = runner;
			const { browserId, watchId, maxEvents, timeoutMs, failOnTimeout } = report.inputs;
			const limit = (0, time_limit.r)(runner, timeoutMs);
			const isAwaited = awaitedBy(report.inputs);
			const file = runner.jsonLines("file-events");
			report.eventsFile = file.path;
			outputs.set(report.outputs());
			log.info(`Waiting up to ${(0, format.a3)(timeoutMs)} for ${describeAwaited(report.inputs)}`);
			let isAllWellFormed = true;
			const stopHeartbeat = clock.every(HEARTBEAT_MS, () => {
				log.info(`Still watching after ${(0, format.a3)(limit.elapsed())}: ${report.came()} so far`);
			});
			try {
				await follow({
					browserId,
					watchId,
					...limit,
					opened() {
						log.info(report.isOpened ? "The stream is open again; earlier events may be missing" : "The stream is open");
						report.isOpened = true;
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
						if (isAwaited(event, report.count)) report.matched = event;
						return report.matched !== undefined || report.count === maxEvents;
					},
				});
			} catch (thrown) {
				if (failOnTimeout || (0, interruption.n)(thrown)?.by !== "deadline") throw thrown;
				report.timedOut = report.failureOf(thrown).message;
				const fine = `${report.timedOut} The step does not fail, because fail-on-timeout is false.`;
				return log.notice(fine, { title: WATCHING });
			} finally {
				stopHeartbeat();
			}
			const { matched } = report;
			if (matched === undefined) throw report.notAwaited();
			log.info(`Done after ${(0, format.U9)(report.count, "event")}: ${matched.type} ${(0, shorten.ml)(matched.path, 1_000)}`);
		}
		const main = (0, sub_action.J)({
			doing: WATCHING,
			parse: parseWatchFilesInputs,
			refusedOutputs: () => ({ count: "0" }),
			run: (inputs, connection, runner) => watchFiles(inputs, runner, (request) => followFileEvents(connection, request)),
		});
	}),
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
};
