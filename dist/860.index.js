"use strict";
exports.id = 860;
exports.ids = [860];
exports.modules = {
	7556: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => renderLastLines,
			S: () => openAppLog,
		});
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3045);
		var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9259);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5149);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1445);
		var _blame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5207);
		const TITLE = "Log of the app";
		const LONGEST_LINE = 2_000;
		const LONGEST_MESSAGE = 16_000;
		const MOST_PRINTED = 10_000;
		const MOST_SHOWN = 20;
		const MOST_SEARCHED = 400;
		function openAppLog(log, redact, isFile) {
			let last = [];
			let printed = 0;
			return {
				add(message) {
					const lines = redact(linesOf(message).join("\n")).split("\n");
					last = [...last, ...lines].slice(-MOST_SEARCHED);
					for (const line of lines) {
						printed += 1;
						if (printed <= MOST_PRINTED) log.groupLine(TITLE, line);
						if (printed === MOST_PRINTED) log.groupLine(TITLE, `\u2026 only the first ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(MOST_PRINTED, "line")} are shown`);
					}
				},
				lastLines: () => last,
				shown: () => (0, _blame_js__WEBPACK_IMPORTED_MODULE_4__.vv)(last.slice(-MOST_SHOWN), isFile),
				blame: (reason) => (0, _blame_js__WEBPACK_IMPORTED_MODULE_4__.tv)([...last, ...reason.split("\n")], isFile),
			};
		}
		function renderLastLines(lines) {
			return lines.length === 0 ? "" : `**The last lines of the app's log:**\n\n${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)(lines)}`;
		}
		function linesOf(message) {
			const lines = (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__.mU)((0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.ml)(message, LONGEST_MESSAGE)).split(/\r\n|\r|\n/);
			const end = lines.findLastIndex((line) => line !== "");
			return lines.slice(0, Math.max(1, end + 1)).map((line) => (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.ml)(line, LONGEST_LINE));
		}
	}),
	5207: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gk: () => describeReason,
			rl: () => causeOf,
			tv: () => findFrame,
			vv: () => withOwnFrames,
		});
		var _domain_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6821);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3045);
		const NOTATIONS = {
			python: /\bFile "(?<path>[^"]+)", line (?<line>\d{1,7})\b/,
			v8: /^\s*at (?:[^(]* \()?(?:async )?(?<path>.+):(?<line>\d{1,7}):\d{1,7}\)?\s*$/,
			mention: /(?:^|[\s("'[])(?<path>(?:[A-Za-z]:)?[^\s:"'()[\]]+\.(?:[cm]?[jt]sx?|py)):(?<line>\d{1,7})(?::\d{1,7})?(?=[\s:,)\]"']|$)/,
		};
		function placeIn(text) {
			for (const [by, notation] of Object.entries(NOTATIONS)) {
				const { path, line } = notation.exec(text)?.groups ?? {};
				if (path !== undefined) return { by, path, line: Number(line) };
			}
			return undefined;
		}
		const FOREIGN = ["node_modules", "site-packages", "dist-packages", ".venv"];
		function findFrame(lines, isFile) {
			let found;
			for (const text of lines.toReversed()) {
				const place = placeIn(text);
				if (place === undefined) {
					if (found !== undefined) break;
					continue;
				}
				const file = place.line > 0 ? ownFile(place.path, isFile) : undefined;
				if (file === undefined) continue;
				found = { file, line: place.line };
				if (place.by === "python") break;
			}
			return found;
		}
		function withOwnFrames(lines, isFile) {
			const shown = [];
			let own = [];
			let foreign = [];
			const endStack = () => {
				const others = foreign.length === 1 ? "frame" : "frames";
				if (own.length > 0 && foreign.length > 0) own.push(`    \u2026 ${foreign.length} ${others} in Node.js and packages`);
				shown.push(...(own.length > 0 ? own : foreign));
				own = [];
				foreign = [];
			};
			for (const text of lines) {
				const place = placeIn(text);
				const file = place && ownFile(place.path, isFile);
				const readable = place && file !== undefined ? text.replace(place.path, () => file) : text;
				if (place?.by === "v8") (file === undefined ? foreign : own).push(readable);
				else {
					endStack();
					shown.push(readable);
				}
			}
			endStack();
			return shown;
		}
		const DEEPEST = 50;
		function ownFile(path, isFile) {
			if (/^(?:node:|internal\/|https?:|<)/i.test(path)) return undefined;
			const plain = path.startsWith("file://") ? (0, _domain_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__.DH)(path.slice("file://".length)) : path;
			const parts = plain.split(/[\\/]/).filter((part) => part !== "" && part !== "." && !/^[A-Za-z]:$/.test(part));
			if (parts.includes("..") || parts.some((part) => FOREIGN.includes(part))) return undefined;
			const near = parts.slice(-DEEPEST);
			return near.map((_, from) => near.slice(from).join("/")).find(isFile);
		}
		function describeReason(statusReason) {
			return statusReason === "" ? "The service gave no reason." : `Reason: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.f6)(causeOf(statusReason))}.`;
		}
		const ERROR_LINE = /^(?:Uncaught )?[\w.$]*(?:Error|Exception)(?: \[\w+\])?(?::|$)/;
		function causeOf(reason) {
			const lines = reason.split(/\r?\n/).filter((line) => line.trim() !== "");
			return lines.findLast((line) => ERROR_LINE.test(line)) ?? lines[0] ?? "";
		}
	}),
	990: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hq: () => singleCall,
			u4: () => cancelledCall,
			zL: () => callFailure,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);
		var _end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6889);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3901);
		const CALL_LIMIT_MS = 120_000;
		function singleCall(text, edges, call) {
			const step = { doing: text.doing, failureOf: (thrown) => callFailure(thrown, text) };
			return (0, _end_js__WEBPACK_IMPORTED_MODULE_3__.eg)(step, () => call((0, _time_limit_js__WEBPACK_IMPORTED_MODULE_4__.r)(edges, CALL_LIMIT_MS)), edges);
		}
		function callFailure(thrown, text) {
			const interruption = (0, _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.n)(thrown);
			if (interruption === undefined) return (0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.eG)(thrown, "ambiguous");
			const { by, maybeDone } = interruption;
			if (by === "cancel") return cancelledCall(text, maybeDone);
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
				kind: text.idempotent || !maybeDone ? "network" : "ambiguous",
				message: `${text.doing}: the service ${maybeDone ? "did not respond" : "could not be reached"} within ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(CALL_LIMIT_MS)} (the time limit of this action)${maybeDone ? ", after the request was sent" : ""}.`,
				advice: maybeDone ? text.ifSent : "Check base-url and whether the service is up, then run the job again.",
			});
		}
		function cancelledCall({ doing, ifSent }, maybeDone) {
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
				kind: "cancelled",
				message: `${doing}: the run was cancelled ${maybeDone ? "after the request was sent but before the service responded" : "before the whole request was sent"}.`,
				advice: maybeDone ? ifSent : "Nothing was done: you can run the job again.",
				retryable: !maybeDone,
			});
		}
	}),
	1139: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QE: () => Alarm,
			wt: () => poll,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9219);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3045);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3901);
		const GRACE_MS = 60_000;
		const FIRST_PAUSE_MS = 500;
		const EARLY_MS = 2_000;
		const MOST_EARLY = 4;
		const LAST_POLL_MS = 2_000;
		const LOG_EVERY_MS = 30_000;
		async function poll({ made, get, intervalMs }, isLast, limit, edges, alarm = new Alarm()) {
			const { clock, log } = edges;
			const { elapsed, signal } = limit;
			let readAtMs = 0;
			let sayAtMs = 0;
			let lastProblem;
			try {
				for (let polls = 1; ; polls++) {
					const asked = await ask(get, limit);
					lastProblem = asked.ok ? undefined : asked.why;
					if (asked.ok) {
						if (isLast(asked.record)) return asked.record;
						readAtMs = elapsed();
					} else {
						const { failure } = asked;
						if (failure !== undefined && isVerdict(failure, { sinceCreated: elapsed(), unread: elapsed() - readAtMs })) throw refusedPoll(made, failure);
						const say = elapsed() >= sayAtMs ? log.info : log.debug;
						if (elapsed() >= sayAtMs) sayAtMs = elapsed() + LOG_EVERY_MS;
						say(`The status of the ${made} could not be read: ${lastProblem}. Asking again.`);
					}
					const pauseMs = pollPause(elapsed(), intervalMs, clock.random());
					const earlyMs = EARLY_MS - elapsed();
					const isSpent = polls >= MOST_EARLY && earlyMs > 0;
					await (isSpent ? clock.sleep(Math.max(pauseMs, earlyMs), signal) : alarm.pause(clock, pauseMs, signal));
				}
			} catch (thrown) {
				if (!(thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j)) throw thrown;
				lastProblem = thrown.lastProblem ?? lastProblem;
				if (thrown.by === "deadline") {
					const last = await ask(get, (0, _time_limit_js__WEBPACK_IMPORTED_MODULE_4__.r)(edges, LAST_POLL_MS)).catch(() => NO_RESPONSE);
					if (last.ok && isLast(last.record)) return last.record;
					lastProblem = last.ok ? undefined : (lastProblem ?? last.why);
				}
				throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j(thrown.by, { lastProblem });
			}
		}
		class Alarm {
			#rung = Promise.withResolvers();
			ring() {
				this.#rung.resolve();
			}
			async pause(clock, ms, signal) {
				await (0, _time_limit_js__WEBPACK_IMPORTED_MODULE_4__.T)(ms, this.#rung.promise, { clock, cancel: signal });
				signal.throwIfAborted();
				this.#rung = Promise.withResolvers();
			}
		}
		function pollPause(elapsedMs, intervalMs, random) {
			const pause = Math.max(FIRST_PAUSE_MS, elapsedMs / 12) * (1 + random / 5);
			return elapsedMs < EARLY_MS ? pause : Math.min(intervalMs, pause);
		}
		const NO_RESPONSE = { ok: false, why: "the last request got no response" };
		async function ask(get, limit) {
			try {
				return await get(limit);
			} catch (thrown) {
				if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH)) throw thrown;
				const { service, message } = thrown;
				const isBrief = service !== undefined && !service.isPage;
				const why = isBrief ? `the service responded with ${service.status}` : (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__.f6)(message);
				return { ok: false, why, failure: thrown };
			}
		}
		function refusedPoll(made, failure) {
			const begun = made === "deployment" ? "The deployment was created and may be running" : "The action was started";
			const advice = failure.service?.status === 404 ? "Check it at the service before you try again." : failure.advice;
			return failure.with({ advice: `${begun}. ${advice}`, retryable: false });
		}
		function isVerdict({ kind, service, cause }, { sinceCreated, unread }) {
			if (kind === "network") return false;
			if (kind !== "rejected" || cause === "Retry-After") return true;
			if (service === undefined || service.status < 400 || service.status >= 500) return false;
			if (service.status === 408 || service.status === 429) return false;
			if ((0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__.fe)(service)) return service.status !== 404 || sinceCreated >= GRACE_MS;
			return [401, 403, 404].includes(service.status) && unread >= GRACE_MS;
		}
	}),
	6188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => SLACK_MS,
			l: () => recover,
		});
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2357);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3901);
		const PAUSES_MS = [3_000, 12_000];
		const LOOKING_MS = 45_000;
		const SLACK_MS = 1_000;
		async function recover(made, lost, look, edges) {
			const { clock, cancel, log } = edges;
			log.info(`${lost.message} Looking for it at the service.`);
			const limit = (0, _time_limit_js__WEBPACK_IMPORTED_MODULE_1__.r)(edges, LOOKING_MS);
			let found = { kind: "unclear", why: "It could not be looked up: The list did not arrive in time." };
			try {
				for (const pauseMs of PAUSES_MS) {
					await clock.sleep(pauseMs, limit.signal);
					found = await look(limit);
					if (found.kind === "one") break;
				}
			} catch (thrown) {
				if (cancel.aborted) throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__.j("cancel", { maybeDone: true });
				if (!limit.signal.aborted) throw thrown;
			}
			if (found.kind === "one") {
				const { id } = found.record;
				log.info(`The service lists exactly one ${made} that matches this request, ${id}: continuing with it`);
				return found.record;
			}
			const none = found.kind === "none" ? `The service lists no ${made} that matches it.` : "";
			throw lost.with({ message: [lost.message, none, found.why].filter(Boolean).join(" ") });
		}
	}),
	1595: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => waitFailure,
			f: () => waitFor,
		});
		var any_signal__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6354);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);
		var _blame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5207);
		var _poll_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1139);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3901);
		const HEARTBEAT_MS = 30_000;
		const DRAIN_MS = 3_000;
		const FINAL = ["failed", "stopped", "succeeded"];
		async function waitFor({ created, judge, follow, appLog, ...polled }, limit, edges) {
			const { clock, log } = edges;
			const time = () => (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(limit.elapsed());
			let status = "";
			let hasWarned = false;
			const isLast = (record) => {
				if (record.status !== status && record.status !== "") {
					const reason = record.statusReason === "" ? "" : `: ${(0, _blame_js__WEBPACK_IMPORTED_MODULE_3__.rl)(record.statusReason)}`;
					log.info(`${status === "" ? "" : `${status} \u2192 `}${record.status} after ${time()}${reason}`);
					status = record.status;
				}
				const progress = judge(record);
				if (progress === "unknown-status" && !hasWarned) {
					log.warning(`The service reports an unknown status, "${status}". The step keeps waiting until "timeout".`);
					hasWarned = true;
				}
				return progress === "reached";
			};
			const alarm = new _poll_js__WEBPACK_IMPORTED_MODULE_4__.QE();
			const stop = new AbortController();
			let following;
			const begin = () => {
				following ??= follow?.({
					signal: (0, any_signal__WEBPACK_IMPORTED_MODULE_5__.J)([limit.signal, stop.signal]),
					leftMs: limit.leftMs,
					take(event) {
						if (event.kind === "log") appLog.add(event.line);
						if (event.kind !== "state") return false;
						if (event.status !== status) alarm.ring();
						return FINAL.includes(event.status);
					},
				}).catch((thrown) => {
					if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j) return;
					log.debug(`The step no longer follows the app's log: ${thrown.message}`);
				});
			};
			const stopHeartbeat = clock.every(HEARTBEAT_MS, () => log.info(`Still ${status || "waiting for a status"} after ${time()}`));
			try {
				if (created !== undefined && isLast(created)) return created;
				const polling = (0, _poll_js__WEBPACK_IMPORTED_MODULE_4__.wt)(polled, isLast, limit, edges, alarm);
				begin();
				return await polling;
			} finally {
				stopHeartbeat();
				if (FINAL.includes(status)) {
					begin();
					await (0, _time_limit_js__WEBPACK_IMPORTED_MODULE_6__.T)(DRAIN_MS, following, edges);
				}
				stop.abort(new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j("cancel"));
				await following;
			}
		}
		function waitFailure({ by, lastProblem }, what, { id, status }, { timeoutMs, left, check }) {
			const shown = `"${status || "unknown"}"`;
			if (by === "cancel") {
				const was = lastProblem === undefined ? `was ${shown}` : `was last seen as ${shown} (since then: ${lastProblem})`;
				return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
					kind: "cancelled",
					message: `The run was cancelled while ${what.toLowerCase()} ${id} ${was}. ${left}`,
					advice: `${check} before you try again.`,
				});
			}
			const time = (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(timeoutMs);
			const is = lastProblem === undefined ? `is still ${shown} after ${time} ("timeout")` : `was last seen as ${shown}; its status could not be read again before "timeout" (${time}) ended: ${lastProblem}`;
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
				kind: "timeout",
				message: `${what} ${id} ${is}. ${left}`,
				advice: `${check} before you try again, and raise "timeout" if it needs more time.`,
			});
		}
	}),
};
