"use strict";
exports.id = 638;
exports.ids = [638, 411];
exports.modules = {
	4010: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var records_id = __webpack_require__(9310);
		var invocation = __webpack_require__(201);
		var json = __webpack_require__(1832);
		var http_request = __webpack_require__(3971);
		var request_body = __webpack_require__(5152);
		var request_failure = __webpack_require__(3056);
		var response_body = __webpack_require__(3252);
		var deletion = __webpack_require__(4287);
		var log_events = __webpack_require__(4649);
		var list_pages = __webpack_require__(5940);
		var records = __webpack_require__(2709);
		const LARGEST_RECORD = 35_651_584;
		const CREATE = {
			doing: "Invoking the action",
			request: "POST /invocations",
			ifAmbiguous: "The action may be running. Look for the invocation at the service (GET /invocations) before you try again, or it may run twice.",
		};
		function openInvocations(connection) {
			const largest = LARGEST_RECORD;
			return {
				async create(request) {
					const { app, action, version, payload, timeoutS, ...options } = request;
					const body = (0, request_body.J)({
						app_name: app,
						action_name: action,
						version,
						...(payload === "" ? {} : { payload }),
						async: true,
						async_timeout_seconds: timeoutS,
					});
					const post = { what: CREATE, method: "POST", path: "/invocations", body, retry: "once", largest };
					const response = await (0, http_request.tN)(connection, { ...post, ...options });
					return (0, records.$6)(connection, "invocation", CREATE, response, invocation.wG);
				},
				list: ({ app, action, sinceMs, ...options }) =>
					(0, list_pages.L)(connection, {
						doing: "Looking for the invocation",
						path: "/invocations",
						filter: { app_name: app, action_name: action, since: `${Math.ceil(sinceMs / 1_000)}s` },
						parse: invocation.C1,
						keyOf: ({ record }) => record.id,
						largest,
						...options,
					}),
				get: (id, options) => (0, records.EI)(connection, "invocation", id, { parse: invocation.wG, largest, ...options }),
				follow: (id, request) => (0, log_events.followLog)(connection, "invocation", id, request),
				async end(id, { output, ...options }) {
					const path = `/invocations/${id}`;
					const what = { doing: "Ending the invocation", request: `PATCH ${path}` };
					const body = (0, request_body.J)({ status: "failed", output });
					const request = { what, method: "PATCH", path, body, retry: "idempotent", largest };
					const response = await (0, http_request.tN)(connection, { ...request, ...options });
					const read = (0, records.aE)(connection, response, invocation.wG);
					if (response.status === 202 || read.kind === "malformed") return checkEnd(what, response);
					const { record } = read;
					if (record.id !== id) throw (0, request_failure.rd)(what, response, "its record is for another invocation");
					if (record.status === "failed") return;
					const why = (0, invocation.hY)(record) ? `it had already ended as "${record.status}"` : `its record says "${record.status}"`;
					throw (0, request_failure.rd)(what, response, why);
				},
				async browsers(id, options) {
					const path = `/invocations/${id}/browsers`;
					const what = { doing: "Listing the browsers of the invocation", request: `GET ${path}` };
					const quiet = { ...connection, note: connection.debug };
					const read = (0, response_body.Vh)(await (0, http_request.tN)(quiet, { what, method: "GET", path, retry: "idempotent", ...options }));
					const browsers = read.ok ? (0, json.ZZ)(read.json, "browsers") : undefined;
					const ids = Array.isArray(browsers) ? browsers.filter(json.Gv).map(({ session_id: id }) => id) : [];
					return ids.filter((one) => typeof one === "string" && (0, records_id.eQ)(one));
				},
				async deleteBrowsers(id, options) {
					const path = `/invocations/${id}/browsers`;
					const what = { doing: "Ending the browsers of the invocation", request: `DELETE ${path}` };
					checkEnd(what, await (0, http_request.tN)(connection, { what, method: "DELETE", path, retry: "idempotent", ...options }));
				},
			};
		}
		function checkEnd(what, response) {
			const judged = (0, deletion.eL)(response);
			if (judged.kind !== "done") throw (0, request_failure.rd)(what, response, judged.why);
		}
		var replays = __webpack_require__(8385);
		var end = __webpack_require__(6889);
		var sub_action = __webpack_require__(6481);
		var failures_failure = __webpack_require__(7390);
		var parsers = __webpack_require__(1106);
		function parseInvokeInputs(raw) {
			return {
				app: parseName(raw, "app-name"),
				action: parseName(raw, "action-name"),
				version: (0, parsers.A)(raw("version") || "latest", "version", LONGEST_LINE),
				payload: parsePayload(raw, "payload"),
				timeoutS: (0, parsers.cG)(raw, "timeout", { least: 10, most: 3_600, default: 300 }),
				streamLogs: (0, parsers.HU)(raw, "stream-logs", ["auto", "false"]),
				showLinks: (0, parsers.yG)(raw, "show-links"),
			};
		}
		const LONGEST_LINE = 1_000;
		function parseName(raw, name) {
			const text = (0, parsers.A)(raw(name).trim(), name, LONGEST_LINE);
			if (text === "") throw new failures_failure.RP(name, "is missing", `one line of at most ${LONGEST_LINE} characters`);
			return text;
		}
		function parsePayload(raw, name) {
			const text = raw(name).trim();
			if (text === "" || (0, json.qF)(text) !== undefined) return text;
			throw new failures_failure.RP(name, "is not valid JSON", 'JSON text such as {"url": "https://example.com"}, or leave it empty');
		}
		var failure_summary = __webpack_require__(1239);
		var failures_interruption = __webpack_require__(2357);
		var format = __webpack_require__(3045);
		var blame = __webpack_require__(5207);
		var recover = __webpack_require__(6188);
		var status_lines = __webpack_require__(538);
		var time_limit = __webpack_require__(3901);
		const ENDING_MS = 3_000;
		const NEVER = new AbortController().signal;
		async function endInvocation(id, why, { clock, invocations }) {
			const bounds = (0, time_limit.r)({ clock, cancel: NEVER }, ENDING_MS);
			const [ended, deleted] = await Promise.allSettled([invocations.end(id, { output: JSON.stringify({ error: why }), ...bounds }), invocations.deleteBrowsers(id, bounds)]);
			if (ended.status === "rejected") return `The service was asked to end it, but it may still be running: ${problemOf(ended.reason)}`;
			if (deleted.status === "rejected") return `It was ended at the service; its browsers may still be running: ${problemOf(deleted.reason)}`;
			return "It was ended at the service, and so were its browsers.";
		}
		function problemOf(thrown) {
			return thrown instanceof failures_failure.pH ? thrown.message : "it did not respond within 3 s.";
		}
		var external_node_util_ = __webpack_require__(7975);
		var time = __webpack_require__(4099);
		async function lookUp(invocations, sought, limit) {
			const list = await invocations.list({ ...sought.call, sinceMs: sought.elapsed() + recover.E, ...limit });
			const unread = (why) => ({ kind: "unclear", why: `It could not be looked up: ${why}` });
			if (list.kind === "refused") return { ...unread(list.failure.message), isAbsent: list.isAbsent };
			if (list.kind === "malformed" || !list.isWhole) return unread("The response to GET /invocations is not a complete list.");
			return judge(list.items, sought, list.serverNow);
		}
		function judge(listed, { call, elapsed, id }, serverNow) {
			const since = serverNow - elapsed() - recover.E;
			const candidates = listed
				.filter(({ app, action, version }) => app === call.app && action === call.action && version === call.version)
				.filter(({ payload }) => (0, external_node_util_.isDeepStrictEqual)((0, json.qF)(payload), (0, json.qF)(call.payload)))
				.map(({ record }) => record)
				.filter((record) => (id === undefined || record.id === id) && !((0, time.p)(record.startedAt) < since));
			const [only, ...others] = candidates;
			if (only === undefined) return { kind: "none" };
			if (others.length === 0 && (0, time.p)(only.startedAt) >= since) return { kind: "one", record: only };
			return { kind: "unclear", why: `One of these invocations may be it: ${candidates.map((one) => one.id).join(", ")}.` };
		}
		var replay = __webpack_require__(2340);
		var markdown = __webpack_require__(9259);
		var call = __webpack_require__(990);
		var replay_table = __webpack_require__(1456);
		const INVOKING = "Invoking the action";
		const TEXT = {
			doing: INVOKING,
			ifSent: 'The action may be running. Look for the invocation at the service (GET /invocations) before you try again. The service ends it 30 s after "timeout".',
			idempotent: false,
		};
		const isLong = (output) => Buffer.byteLength(output) > 262_144;
		const SHOWN_OUTPUT = 2_000;
		class InvokeReport {
			inputs;
			record;
			isAdopted = false;
			tookMs = 0;
			outputFile = "";
			lastLines = [];
			replays = [];
			ended = "";
			failure;
			constructor(inputs) {
				this.inputs = inputs;
			}
			outputs() {
				const { failure, record, replays, inputs } = this;
				const all = replays.flatMap(({ browserId, replays: list }) => (0, replay_table._)(list, inputs.showLinks).map((replay) => ({ browser_id: browserId, ...replay })));
				return {
					"invocation-id": record?.id ?? "",
					status: record?.status ?? "",
					"status-reason": record?.statusReason ?? "",
					output: this.#output(),
					"output-file": this.outputFile,
					conclusion: failure === undefined ? "success" : (0, failures_failure.vu)(failure.kind, record !== undefined),
					...(0, end.rd)(failure, record?.statusReason),
					replays: JSON.stringify(all),
				};
			}
			#output() {
				const { output = "" } = this.record ?? {};
				return isLong(output) ? "" : output;
			}
			failureOf(thrown) {
				const { record, ended, inputs } = this;
				if (record === undefined) return (0, call.z)(thrown, TEXT);
				const { id, status } = record;
				const interruption = (0, failures_interruption.nS)(thrown);
				if (interruption === undefined) {
					const failure = (0, failures_failure.eG)(thrown, "ambiguous");
					return failure.with({ message: `${failure.message} ${ended}`.trimEnd() });
				}
				const { by, since } = interruption;
				if (by === "deadline")
					return new failures_failure.pH({
						kind: "timeout",
						message: `Invocation ${id} ${(0, status_lines.tE)(status, since, (0, format.a3)(inputs.timeoutS * 1_000))}. ${ended}`,
						advice: 'Check the last lines of the app\'s log, and raise "timeout" if the action needs more time.',
					});
				return new failures_failure.pH({
					kind: "cancelled",
					message: `The run was cancelled while invocation ${id} ${(0, status_lines.Qn)(status, since)}. ${ended}`,
					advice: "Check what the action has already done before you run the job again.",
				});
			}
			render(redact) {
				const { failure, lastLines } = this;
				const parts = [
					failure === undefined ? "## \u2705 The action succeeded" : (0, failure_summary.EA)(INVOKING, failure, redact).trimEnd(),
					this.#facts(redact),
					failure === undefined || lastLines.length === 0 ? "" : `**The last lines of the app's log:**\n\n${(0, markdown.DV)(lastLines)}`,
					...this.replays.map(({ browserId, replays, unread }) =>
						unread === undefined ? `**Replays of browser session ${(0, markdown.aY)(browserId)}:**\n\n${(0, replay_table.M)((0, replay.Gw)(replays, redact), this.inputs.showLinks)}` : `The replays of browser session ${(0, markdown.aY)(browserId)} could not be read: ${(0, markdown.CS)(redact(unread))}`,
					),
				];
				return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
			}
			#facts(redact) {
				const { inputs, record, tookMs, outputFile } = this;
				const shown = (text, most) => (0, markdown.aY)(redact(text), most);
				const rows = [];
				if (record !== undefined) {
					const reason = record.statusReason === "" ? "" : ` ${shown(record.statusReason)}`;
					rows.push(["Invocation", (0, markdown.aY)(record.id)], ["Status", `**${shown(record.status)}**${reason}`]);
					rows.push(["Time", (0, format.a3)(tookMs)]);
				}
				if (outputFile !== "") rows.push(["Output", `in the file ${(0, markdown.aY)(outputFile)}`]);
				if (this.#output() !== "") rows.push(["Output", shown(this.#output(), SHOWN_OUTPUT)]);
				const action = `${shown(inputs.action)} of ${shown(inputs.app)}, version ${shown(inputs.version)}`;
				return (0, markdown.tp)(["Action", action], rows);
			}
		}
		const MOST_SESSIONS = 20;
		const REPLAYS_MS = 10_000;
		const REPLAYS_AFTER_CANCEL_MS = 1_000;
		const LOOKING_MS = 10_000;
		class Sessions {
			#id;
			#edges;
			#seen = new Set();
			#isUnread = false;
			constructor(id, edges) {
				this.#id = id;
				this.#edges = edges;
			}
			look() {
				if (!this.#isUnread) void this.#ask((0, time_limit.r)(this.#edges, LOOKING_MS));
			}
			async replays(showLinks) {
				const { clock, cancel, replays, hide } = this.#edges;
				const [ms, ends] = cancel.aborted ? [REPLAYS_AFTER_CANCEL_MS, new AbortController().signal] : [REPLAYS_MS, cancel];
				const bounds = (0, time_limit.r)({ clock, cancel: ends }, ms);
				await this.#ask(bounds);
				const all = await Promise.all(
					[...this.#seen].slice(-MOST_SESSIONS).map(async (browserId) => {
						try {
							return { browserId, replays: await replays.list(browserId, bounds) };
						} catch (thrown) {
							const why = thrown instanceof failures_failure.pH ? thrown.message : `They did not arrive within ${(0, format.a3)(ms)}.`;
							return { browserId, replays: [], unread: why };
						}
					}),
				);
				if (!showLinks) hide(all.flatMap((one) => one.replays.flatMap(({ viewUrl }) => (0, replay.k8)(viewUrl))));
				return all.filter((one) => one.replays.length > 0 || one.unread !== undefined);
			}
			async #ask(bounds) {
				try {
					for (const browser of await this.#edges.invocations.browsers(this.#id, bounds)) this.#seen.add(browser);
				} catch (thrown) {
					this.#isUnread = true;
					const why = thrown instanceof Error ? thrown.message : typeof thrown;
					this.#edges.log.debug(`The browsers of the invocation could not be listed: ${why}`);
				}
			}
		}
		var app_log = __webpack_require__(7556);
		var poll = __webpack_require__(1139);
		const HEARTBEAT_MS = 30_000;
		const POLL_INTERVAL_MS = 2_000;
		const isUnknown = (status) => !invocation.Sb.some((known) => known === status);
		async function waitForInvocation(id, report, { limit, sessions }, edges) {
			const { clock, invocations, log } = edges;
			const { elapsed } = limit;
			const status = new status_lines.M0(isUnknown, { log, elapsed });
			const stopHeartbeat = clock.every(HEARTBEAT_MS, () => status.heartbeat());
			const follow = (request) => invocations.follow(id, request);
			const appLog = report.inputs.streamLogs === "auto" ? new app_log.Ek(follow, edges, limit) : undefined;
			const polled = {
				made: "invocation",
				get(options) {
					const asking = invocations.get(id, options);
					appLog?.begin();
					sessions.look();
					return asking;
				},
				intervalMs: POLL_INTERVAL_MS,
			};
			try {
				for await (const record of (0, poll.wt)(polled, limit, edges)) {
					report.record = record;
					report.tookMs = elapsed();
					status.note(record);
					if (!(0, invocation.hY)(record)) continue;
					await appLog?.drain();
					return record;
				}
				throw new Error("a poll has no end of its own");
			} finally {
				stopHeartbeat();
				await appLog?.end();
				report.lastLines = (0, blame.v)((appLog?.lastLines ?? []).slice(-app_log.Ki), edges.isFile);
			}
		}
		const LONGEST_S = 3_600;
		const AFTER_US_S = 30;
		async function invokeAction(inputs, edges) {
			const { log, outputs, summary } = edges;
			if (!inputs.showLinks) edges.hideLinkTokens();
			const report = new InvokeReport(inputs);
			try {
				await runSteps(report, edges);
			} catch (thrown) {
				report.failure = report.failureOf(thrown);
				(0, end.fk)(log, thrown, report.failure);
			}
			outputs.set(report.outputs());
			logOutcome(report, log);
			await summary.write((redact) => report.render(redact));
			return report.failure === undefined;
		}
		async function runSteps(report, edges) {
			const { inputs } = report;
			edges.cancel.throwIfAborted();
			const { id } = await start(report, edges);
			edges.outputs.set({ "invocation-id": id });
			const limit = (0, time_limit.r)(edges, inputs.timeoutS * 1_000);
			const sessions = new Sessions(id, edges);
			let record;
			try {
				record = await waitForInvocation(id, report, { limit, sessions }, edges);
			} catch (thrown) {
				report.replays = await sessions.replays(inputs.showLinks);
				report.ended = report.isAdopted ? NOT_ENDED : await endInvocation(id, whyEnded(thrown, inputs), edges);
				throw thrown;
			}
			if (isLong(record.output)) report.outputFile = edges.jsonFile("output", record.output);
			if (record.status === "succeeded") return;
			report.replays = await sessions.replays(inputs.showLinks);
			throw new failures_failure.pH({
				kind: "failed",
				message: `Invocation ${id} failed. ${(0, status_lines.Gk)(record.statusReason)}`,
				advice: "Check the last lines of the app's log and the replays of its browsers in the job summary.",
				...(0, blame.t)([...report.lastLines, ...record.statusReason.split("\n")], edges.isFile),
			});
		}
		function whyEnded(thrown, { timeoutS }) {
			const by = (0, failures_interruption.nS)(thrown)?.by;
			if (by === undefined) return "the step could not follow it";
			return by === "cancel" ? "the workflow run was cancelled" : `no end within ${timeoutS} s`;
		}
		const NOT_ENDED = 'It was not ended, because it was only found in the list after the response was lost. It may still be running; the service ends it 30 s after "timeout".';
		async function start(report, edges) {
			const { clock, cancel, invocations, log } = edges;
			const { app, action, version, payload, timeoutS } = report.inputs;
			const call = { app, action, version, payload };
			const began = clock.now();
			const elapsed = () => clock.now() - began;
			const leftMs = () => timeoutS * 1_000 - elapsed();
			log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
			try {
				const limitS = Math.min(LONGEST_S, timeoutS + AFTER_US_S);
				report.record = await invocations.create({ ...call, timeoutS: limitS, signal: cancel, leftMs });
				log.info(`Created invocation ${report.record.id} in ${(0, format.a3)(elapsed())}`);
			} catch (thrown) {
				if (!(thrown instanceof failures_failure.pH) || thrown.kind !== "ambiguous") throw thrown;
				const sought = { call, elapsed, id: thrown.responseId };
				report.record = await (0, recover.l)("invocation", thrown, (limit) => lookUp(invocations, sought, limit), edges);
				report.isAdopted = true;
			}
			return report.record;
		}
		function logOutcome({ inputs, failure, replays, tookMs }, log) {
			if (failure === undefined) {
				log.info(`Action "${inputs.action}" succeeded after ${(0, format.a3)(tookMs)}`);
				return;
			}
			const all = replays.flatMap((one) => one.replays);
			if (all.length > 0) log.info(`The job summary has ${(0, format.U9)(all.length, "replay")} of its browsers`);
			(0, end.H1)(log, failure, { title: (0, failure_summary.nV)(INVOKING, failure), file: failure.file, line: failure.line });
		}
		const main = (host) =>
			(0, sub_action.F)(
				{
					doing: INVOKING,
					parse: parseInvokeInputs,
					refusedOutputs: (failure) => ({ conclusion: "failure", ...(0, end.rd)(failure), replays: "[]" }),
					run: (inputs, connection, runner) =>
						invokeAction(inputs, {
							...runner,
							invocations: openInvocations(connection),
							replays: { list: (browserId, options) => (0, replays.F)(connection, browserId, options) },
						}),
				},
				host,
			);
	}),
	7556: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ek: () => AppLog,
			Ki: () => MOST_SHOWN,
			nI: () => redactLines,
		});
		var any_signal__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6354);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2357);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3045);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5149);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);
		const TITLE = "Log of the app";
		const LONGEST_LINE = 2_000;
		const LONGEST_MESSAGE = 16_000;
		const MOST_PRINTED = 10_000;
		const MOST_SHOWN = 20;
		const MOST_SEARCHED = 400;
		const DRAIN_MS = 3_000;
		const FINAL = ["failed", "stopped", "succeeded"];
		class AppLog {
			lastLines = [];
			#follow;
			#edges;
			#stop = new AbortController();
			#following;
			#printed = 0;
			constructor(follow, edges, { signal, leftMs }, tell = () => {}) {
				this.#edges = edges;
				this.#follow = async () => {
					const debug = (line) => edges.log.debug(line);
					try {
						await follow({
							signal: (0, any_signal__WEBPACK_IMPORTED_MODULE_3__.J)([signal, this.#stop.signal]),
							leftMs,
							note: debug,
							take: (event) => {
								if (event.kind === "log") this.#show(linesOf(event.line));
								tell(event);
								return event.kind === "state" && FINAL.includes(event.status);
							},
						});
					} catch (thrown) {
						if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__.j$) return;
						debug(`The step no longer follows the app's log: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
					}
				};
			}
			begin() {
				this.#following ??= this.#follow();
			}
			async drain() {
				this.begin();
				const over = new AbortController();
				await Promise.race([this.#following, this.#edges.clock.sleep(DRAIN_MS, over.signal).catch(() => {})]);
				over.abort();
			}
			async end() {
				this.#stop.abort();
				await this.#following;
			}
			#show(lines) {
				const { log, redact } = this.#edges;
				const shown = redactLines(lines, redact);
				this.lastLines = [...this.lastLines, ...shown].slice(-MOST_SEARCHED);
				for (const line of shown) {
					this.#printed += 1;
					if (this.#printed <= MOST_PRINTED) log.groupLine(TITLE, line);
					if (this.#printed === MOST_PRINTED) log.groupLine(TITLE, `\u2026 only the first ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__.U9)(MOST_PRINTED, "line")} are shown`);
				}
			}
		}
		function linesOf(message) {
			const lines = (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__.mU)((0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.ml)(message, LONGEST_MESSAGE)).split(/\r\n|\r|\n/);
			const end = lines.findLastIndex((line) => line !== "");
			return lines.slice(0, Math.max(1, end + 1)).map((line) => (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.ml)(line, LONGEST_LINE));
		}
		function redactLines(lines, redact) {
			return lines.length === 0 ? [] : redact(lines.join("\n")).split("\n");
		}
	}),
	5207: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			t: () => findFrame,
			v: () => withOwnFrames,
		});
		const PYTHON = /^\s*File "(?<file>[^"]+)", line (?<line>\d{1,7})\b/;
		const V8 = /^\s*at (?:[^(]* \()?(?:async )?(?<file>.+):(?<line>\d{1,7}):\d{1,7}\)?\s*$/;
		const V8_HEAD = /^\s*(?<file>(?:[A-Za-z]:)?[^\s:"'()]+\.[cm]?[jt]sx?):(?<line>\d{1,7})(?::\d{1,7})?(?=\s|$)/;
		function placeIn(text) {
			const notations = { python: PYTHON, v8: V8, head: V8_HEAD };
			for (const by of ["python", "v8", "head"]) {
				const { file: path, line } = notations[by].exec(text)?.groups ?? {};
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
			const parts = plainPath(path)
				.split(/[\\/]/)
				.filter((part) => part !== "" && part !== ".");
			if (parts.includes("..") || parts.some((part) => FOREIGN.includes(part))) return undefined;
			const near = parts.slice(-DEEPEST);
			return near.map((_, from) => near.slice(from).join("/")).find(isFile);
		}
		function plainPath(path) {
			const bare = path.replace(/^file:\/\//, "").replace(/^\/?[A-Za-z]:(?=[\\/])/, "");
			try {
				return bare === path ? path : decodeURIComponent(bare);
			} catch {
				return bare;
			}
		}
	}),
	990: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => singleCall,
			z: () => callFailure,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6889);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3901);
		const CALL_LIMIT_MS = 120_000;
		const CALL_LIMIT_TEXT = "2 min (the time limit of this action)";
		async function singleCall(text, edges, call) {
			try {
				edges.cancel.throwIfAborted();
				await call((0, _time_limit_js__WEBPACK_IMPORTED_MODULE_3__.r)(edges, CALL_LIMIT_MS));
				return true;
			} catch (thrown) {
				const failure = callFailure(thrown, text);
				(0, _end_js__WEBPACK_IMPORTED_MODULE_2__.fk)(edges.log, thrown, failure);
				await (0, _end_js__WEBPACK_IMPORTED_MODULE_2__.Rz)(text.doing, failure, edges);
				return false;
			}
		}
		function callFailure(thrown, { doing, ifSent, idempotent }) {
			const interruption = (0, _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.nS)(thrown);
			if (interruption === undefined) return (0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.eG)(thrown, "ambiguous");
			const { by, maybeDone } = interruption;
			if (by === "deadline") {
				return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
					kind: idempotent || !maybeDone ? "network" : "ambiguous",
					message: `${doing}: the service ${maybeDone ? "did not respond" : "could not be reached"} within ${CALL_LIMIT_TEXT}${maybeDone ? ", after the request was sent" : ""}.`,
					advice: maybeDone ? ifSent : "Check base-url and whether the service is up, then run the job again.",
				});
			}
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
				kind: "cancelled",
				message: `${doing}: the run was cancelled ${maybeDone ? "after the request was sent but before the service responded" : "before the request was sent"}.`,
				advice: maybeDone ? ifSent : "Nothing was done: you can run the job again.",
			});
		}
	}),
	1139: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QE: () => Alarm,
			wt: () => poll,
		});
		var any_signal__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6354);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9219);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3045);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3901);
		const GRACE_MS = 60_000;
		const FIRST_PAUSE_MS = 500;
		const LAST_POLL_MS = 2_000;
		const LOG_EVERY_MS = 30_000;
		async function* poll({ made, get, intervalMs, alarm = new Alarm() }, limit, edges) {
			const { clock, log } = edges;
			const { elapsed, signal } = limit;
			let readAtMs = 0;
			let sayAtMs = 0;
			let since;
			try {
				for (;;) {
					const asked = await ask(get, limit);
					since = asked.kind === "unread" ? asked.why : undefined;
					if (asked.kind === "record") {
						readAtMs = elapsed();
						yield asked.record;
					} else {
						if (isVerdict(asked.failure, { sinceCreated: elapsed(), unread: elapsed() - readAtMs })) throw refusedPoll(made, asked.failure);
						const say = elapsed() >= sayAtMs ? log.info : log.debug;
						if (elapsed() >= sayAtMs) sayAtMs = elapsed() + LOG_EVERY_MS;
						say(`The status of the ${made} could not be read: ${since}. Asking again.`);
					}
					await alarm.pause(clock, pollPause(elapsed(), intervalMs, clock.random()), signal);
				}
			} catch (thrown) {
				const interruption = (0, _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.nS)(thrown);
				if (interruption === undefined) throw thrown;
				since = interruption.since ?? since;
				if (interruption.by === "deadline") {
					const lastLimit = (0, _time_limit_js__WEBPACK_IMPORTED_MODULE_3__.r)(edges, LAST_POLL_MS);
					const last = await ask(get, lastLimit).catch((fault) => unread(fault));
					since = last.kind === "record" ? undefined : (since ?? last.why);
					if (last.kind === "record") yield last.record;
				}
				const reason = thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$ ? thrown.reason : thrown;
				throw since === undefined ? reason : new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$("nothing", reason, since);
			}
		}
		class Alarm {
			#rung = new AbortController();
			ring() {
				this.#rung.abort();
			}
			async pause(clock, ms, signal) {
				const rung = this.#rung.signal;
				const ends = (0, any_signal__WEBPACK_IMPORTED_MODULE_4__.J)([signal, rung]);
				await clock
					.sleep(ms, ends)
					.catch(() => signal.throwIfAborted())
					.finally(() => ends.clear());
				if (rung.aborted) this.#rung = new AbortController();
			}
		}
		function pollPause(elapsedMs, intervalMs, random) {
			return Math.min(intervalMs, Math.max(FIRST_PAUSE_MS, elapsedMs / 12) * (1 + random / 5));
		}
		async function ask(get, limit) {
			try {
				const asked = await get(limit);
				if (asked.kind === "missing") return unread(asked.failure);
				return asked.kind === "malformed" ? { kind: "unread", why: asked.why } : asked;
			} catch (thrown) {
				if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH)) throw thrown;
				return unread(thrown);
			}
		}
		function unread(thrown) {
			if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH))
				return {
					kind: "unread",
					why: (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$ && thrown.since) || "the last request got no response",
				};
			const { service } = thrown;
			const isBrief = service !== undefined && !service.isPage;
			const why = isBrief ? `the service responded with ${service.status}` : (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_5__.f6)(thrown.message);
			return { kind: "unread", why, failure: thrown };
		}
		function refusedPoll(made, failure) {
			const begun = made === "deployment" ? "The deployment was created and may be running" : "The action was started";
			const advice = failure.service?.status === 404 ? "Check it at the service before you try again." : failure.advice;
			return failure.with({ advice: `${begun}. ${advice}`, retryable: false });
		}
		function isVerdict(failure, { sinceCreated, unread }) {
			if (failure === undefined || failure.kind === "network") return false;
			const { kind, service, cause } = failure;
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
					if (found.kind === "one" || (found.kind === "unclear" && found.isAbsent)) break;
				}
			} catch (thrown) {
				if (cancel.aborted) throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__.j$("all", cancel.reason);
				if (!limit.signal.aborted) throw thrown;
			}
			if (found.kind === "one") {
				const { id } = found.record;
				log.info(`The service lists exactly one ${made} that matches this request, ${id}: continuing with it`);
				return found.record;
			}
			const finding = found.kind === "none" ? `The service lists no ${made} that matches it.` : found.why;
			throw lost.with({ message: `${lost.message} ${finding}` });
		}
	}),
	1456: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => replayTable,
			_: () => replayList,
		});
		var _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);
		var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9259);
		const MAX_ROWS = 300;
		function replayList(replays, showLinks) {
			return replays.map(({ id, startedAt, finishedAt, viewUrl }) => ({
				replay_id: id,
				started_at: startedAt || null,
				finished_at: finishedAt || null,
				...(showLinks ? { replay_view_url: viewUrl || null } : {}),
			}));
		}
		function replayTable(replays, showLinks) {
			const rows = replays.slice(0, MAX_ROWS).map((replay) => {
				const length = (0, _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__.Y5)(replay);
				return [
					(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(replay.id),
					(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(replay.startedAt),
					(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(replay.finishedAt),
					length === undefined ? "\u2013" : (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(length),
					...(showLinks ? [linkOf(replay.viewUrl)] : []),
				];
			});
			const head = ["Replay", "Started", "Finished", "Length", ...(showLinks ? ["View"] : [])];
			const more = replays.length > MAX_ROWS ? `\n\n\u2026 and ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.U9)(replays.length - MAX_ROWS, "more replay")}\n` : "\n";
			return `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.tp)(head, rows)}${more}`;
		}
		function linkOf(viewUrl) {
			const url = URL.parse(viewUrl);
			if (url?.protocol !== "https:") return (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(viewUrl, 4_000);
			return `[view](${url.href.replace(/[|<>()[\]{}\\^`'"*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`;
		}
	}),
	538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gk: () => describeReason,
			M0: () => StatusLines,
			Qn: () => statusAtCancel,
			tE: () => statusAtTimeout,
		});
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3045);
		class StatusLines {
			#isUnknown;
			#edges;
			#status = "";
			#hasWarned = false;
			constructor(isUnknown, edges) {
				this.#isUnknown = isUnknown;
				this.#edges = edges;
			}
			note({ status, statusReason }) {
				if (status === this.#status || status === "") return;
				const { log, elapsed } = this.#edges;
				const from = this.#status === "" ? "" : `${this.#status} \u2192 `;
				const reason = statusReason === "" ? "" : `: ${statusReason}`;
				log.info(`${from}${status} after ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__.a3)(elapsed())}${reason}`);
				this.#status = status;
				if (this.#hasWarned || !this.#isUnknown(status)) return;
				this.#hasWarned = true;
				log.warning(`The service reports an unknown status, "${status}". The step keeps waiting until "timeout".`);
			}
			heartbeat() {
				const { log, elapsed } = this.#edges;
				log.info(`Still ${this.#status || "waiting for a status"} after ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__.a3)(elapsed())}`);
			}
		}
		function statusAtTimeout(status, since, time) {
			const shown = `"${status || "unknown"}"`;
			return since === undefined ? `is still ${shown} after ${time} ("timeout")` : `was last seen as ${shown}; its status could not be read again before "timeout" (${time}) ended: ${since}`;
		}
		function statusAtCancel(status, since) {
			const shown = `"${status || "unknown"}"`;
			return since === undefined ? `was ${shown}` : `was last seen as ${shown} (since then: ${since})`;
		}
		function describeReason(statusReason) {
			return statusReason === "" ? "The service gave no reason." : `Reason: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__.f6)(statusReason)}.`;
		}
	}),
	2340: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gw: () => redactReplays,
			Y5: () => lengthOf,
			k8: () => tokensOf,
			kT: () => parseReplays,
		});
		var _secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6821);
		var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
		var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
		var _text_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4099);
		var _id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9310);
		const MAX_TIME = 100;
		function parseReplays(body) {
			if (!Array.isArray(body)) return { ok: false, why: "the body is not a JSON array" };
			const replays = [];
			for (const [index, record] of body.entries()) {
				if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(record)) return { ok: false, why: `entry ${index + 1} of the list is not an object` };
				const { replay_id: id, started_at: startedAt, finished_at: finishedAt, replay_view_url: viewUrl } = record;
				if (typeof id !== "string" || !(0, _id_js__WEBPACK_IMPORTED_MODULE_2__.eQ)(id)) {
					return { ok: false, why: `entry ${index + 1} of the list has no "replay_id" that matches [A-Za-z0-9_-]{1,128}` };
				}
				replays.push({
					id,
					startedAt: (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(textOf(startedAt), MAX_TIME),
					finishedAt: (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(textOf(finishedAt), MAX_TIME),
					viewUrl: textOf(viewUrl),
				});
			}
			return { ok: true, record: replays };
		}
		function textOf(value) {
			return typeof value === "string" ? value : "";
		}
		function tokensOf(viewUrl) {
			const values = [...viewUrl.matchAll(/[?&#;]jwt=([^&#;\s]+)/gi)].map((match) => match[1]);
			return [...new Set([...values, ...values.map(_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__.DH)])];
		}
		function redactReplays(replays, redact) {
			return replays.map((replay) => ({
				...replay,
				startedAt: redact(replay.startedAt),
				finishedAt: redact(replay.finishedAt),
				viewUrl: redact(replay.viewUrl),
			}));
		}
		function lengthOf({ startedAt, finishedAt }) {
			const ms = (0, _text_time_js__WEBPACK_IMPORTED_MODULE_4__.p)(finishedAt) - (0, _text_time_js__WEBPACK_IMPORTED_MODULE_4__.p)(startedAt);
			return ms >= 0 ? ms : undefined;
		}
	}),
	5152: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => jsonBody,
		});
		function jsonBody(value) {
			const bytes = Buffer.from(JSON.stringify(value));
			return {
				contentType: "application/json",
				contentLength: bytes.length,
				async *open() {
					yield bytes;
				},
			};
		}
	}),
	6200: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => followEvents,
		});
		var eventsource_parser__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7205);
		var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2357);
		var _http_network_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5243);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3056);
		var _http_try_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(825);
		var _http_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3531);
		const LARGEST_EVENT = 1_048_576;
		const LONG_LIFE_MS = 45_000;
		async function followEvents(connection, spec) {
			const { what, signal, leftMs } = spec;
			const { clock } = connection;
			let [opened, failures] = [0, 0];
			let last;
			try {
				for (;;) {
					const began = clock.now();
					let [isUseful, isEnough] = [false, false];
					const take = (data) => {
						const taken = spec.take(data);
						isUseful ||= taken !== "skipped";
						isEnough = taken === "enough";
						return isEnough;
					};
					const request = { what, method: "GET", path: spec.path(), retry: "idempotent", signal, leftMs };
					const tried = await (0, _http_try_js__WEBPACK_IMPORTED_MODULE_6__.l)(connection, request, (response) => readEvents(response, what, { take, opened: () => spec.opened(++opened) }));
					if (isEnough) return;
					last = tried;
					failures = isUseful || clock.now() - began >= LONG_LIFE_MS ? 1 : failures + 1;
					if ((0, _http_verdict_js__WEBPACK_IMPORTED_MODULE_7__.H)(tried, "idempotent") === "refused" || failures > _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.hH.retries) {
						const failure = failureOf(what, tried, failures);
						throw (opened > 0 && failure.service && spec.refusedLater?.(failure.service)) || failure;
					}
					const mayMiss = !spec.resumes && (tried.kind === "response" || tried.sent === "all");
					const happened = `${happenedTo(tried)}${mayMiss ? ". There may be a gap" : ""}`;
					const tooLong = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_4__.v7)(connection, spec, { tried, tries: failures, happened });
					if (tooLong !== undefined) throw tooLong;
				}
			} catch (thrown) {
				const isConnected = thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_2__.j$ && thrown.sent === "all";
				if ((0, _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_2__.nS)(thrown)?.by !== "deadline" || opened > 0 || isConnected) throw thrown;
				throw neverConnected(what, last && failureOf(what, last, failures));
			}
		}
		async function readEvents({ status, headers, body }, what, { take, opened }) {
			const unusable = (why) => (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__.rd)(what, { kind: "response", sent: "all", status, headers, body: { ok: false, why } }, why);
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
				if (type !== "text/event-stream") throw unusable("it is not an event stream");
				opened();
				for await (const chunk of body) {
					parser.feed(decoder.decode(chunk, { stream: true }));
					if (isEnough) return { ok: true, text: "" };
					if (isTooLarge) throw unusable("an event of the stream is larger than 1 MiB");
				}
				return { ok: false, why: "the stream ended" };
			} catch (error) {
				if (!(0, _http_network_error_js__WEBPACK_IMPORTED_MODULE_3__.y)(error)) throw error;
				const { words, code } = (0, _http_network_error_js__WEBPACK_IMPORTED_MODULE_3__.g)(error);
				return { ok: false, why: `the stream broke off: ${words} (${code})` };
			} finally {
				body.on("error", () => {}).destroy();
			}
		}
		function happenedTo(tried) {
			if (tried.kind === "broken" || tried.status >= 300 || tried.body.ok) return (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__.z3)(tried);
			return tried.body.why;
		}
		function failureOf(what, tried, failures) {
			const verdict = (0, _http_verdict_js__WEBPACK_IMPORTED_MODULE_7__.H)(tried, "idempotent");
			if (verdict !== "ok") return (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__.SU)(what, tried, verdict, failures);
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__.pH({
				kind: "network",
				message: `${what.doing} (${what.request}): ${happenedTo(tried)}, after ${failures} connections in a row without an event.`,
				advice: "Check at the service whether the resource still exists, then run the job again.",
				retryable: true,
			});
		}
		function neverConnected({ doing, request }, last) {
			if (last !== undefined) return last.with({ message: `${last.message} Then the time was over.` });
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__.pH({
				kind: "network",
				message: `${doing} (${request}): the time was up before the service could be reached.`,
				advice: _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__.pG,
				retryable: true,
			});
		}
	}),
	4649: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			followLog: () => followLog,
		});
		var json = __webpack_require__(1832);
		var time = __webpack_require__(4099);
		var records_app = __webpack_require__(9411);
		var service_error = __webpack_require__(9219);
		const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;
		function parseDeploymentEvent(data, resource = "deployment") {
			const parsed = (0, service_error.kp)(data);
			if (!parsed.ok) return parsed;
			const body = parsed.record;
			const { event, timestamp, message, error, [resource]: record } = body;
			const app = event === "app_version_summary" && resource === "deployment" ? (0, records_app.t)(body) : undefined;
			if (app !== undefined) return { ok: true, record: { kind: "app", app } };
			const isState = event === `${resource}_state`;
			if (event !== "log" && event !== "error" && !isState) return { ok: true, record: { kind: "other" } };
			if (typeof timestamp !== "string" || !TIMESTAMP.test(timestamp) || Number.isNaN((0, time.p)(timestamp))) {
				return { ok: false, why: 'its "timestamp" is not valid' };
			}
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
		var event_stream = __webpack_require__(6200);
		async function followLog(connection, resource, id, { take, note, signal, leftMs }) {
			const path = `/${resource}s/${id}/events`;
			const cursor = new Cursor();
			let malformed = 0;
			await (0, event_stream.Z)(
				{ ...connection, note },
				{
					what: { doing: "Following the app's log", request: `GET ${path}` },
					path: () => (cursor.since === undefined ? path : `${path}?${new URLSearchParams({ since: cursor.since })}`),
					resumes: true,
					signal,
					leftMs,
					opened: () => cursor.reopen(),
					take(data) {
						const parsed = parseDeploymentEvent(data, resource);
						if (!parsed.ok) {
							if (++malformed === 1) note(`An event of the ${resource} was skipped: ${parsed.why}`);
							return "skipped";
						}
						const { record: event } = parsed;
						const isLog = event.kind === "log";
						const isKnown = "timestamp" in event && !cursor.isNew(event.timestamp, isLog ? event.line : event.status);
						if (isKnown) return "skipped";
						if (take(event)) return "enough";
						return isLog ? "counted" : "skipped";
					},
				},
			);
		}
		const MOST_REMEMBERED = 1_000;
		const LONGEST_KEY = 200;
		class Cursor {
			since;
			#latest = { at: Number.NEGATIVE_INFINITY, texts: [] };
			#known = this.#latest;
			reopen() {
				this.#known = this.#latest;
			}
			isNew(timestamp, text) {
				const at = (0, time.p)(timestamp);
				const key = text.slice(0, LONGEST_KEY);
				if (at < this.#known.at || (at === this.#known.at && this.#known.texts.includes(key))) return false;
				if (at > this.#latest.at) {
					this.since = timestamp;
					this.#latest = { at, texts: [key] };
				} else if (at === this.#latest.at && this.#latest.texts.length < MOST_REMEMBERED) {
					this.#latest = { at, texts: [...this.#latest.texts, key] };
				}
				return true;
			}
		}
	}),
	8385: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => listReplays,
		});
		var _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);
		var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3252);
		async function listReplays(connection, browserId, options) {
			const path = `/browsers/${browserId}/replays`;
			const what = { doing: "Listing the replays", request: `GET ${path}` };
			const response = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_1__.tN)(connection, { what, method: "GET", path, retry: "idempotent", ...options });
			const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(response);
			if (!read.ok) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__.rd)(what, response, read.why);
			const parsed = (0, _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__.kT)(read.json);
			if (!parsed.ok) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__.rd)(what, response, parsed.why);
			return parsed.record;
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
