"use strict";
exports.id = 638;
exports.ids = [638];
exports.modules = {
	5568: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var apps = __webpack_require__(5845);
		var browsers = __webpack_require__(9200);
		var records_id = __webpack_require__(9310);
		var invocation = __webpack_require__(201);
		var service_error = __webpack_require__(9219);
		var json = __webpack_require__(1832);
		var http_connection = __webpack_require__(8760);
		var http_request = __webpack_require__(3971);
		var request_failure = __webpack_require__(3056);
		var response_body = __webpack_require__(3252);
		var upload = __webpack_require__(1161);
		var deletion = __webpack_require__(4287);
		var service_records = __webpack_require__(3479);
		const LARGEST_RECORD = 35_651_584;
		const CREATE = {
			doing: "Invoking the action",
			method: "POST",
			path: "/invocations",
			ifAmbiguous: "The action may be running. Look for the invocation at the service (GET /invocations) before you try again, or it may run twice.",
			largest: LARGEST_RECORD,
		};
		function openInvocations(connection) {
			const records = (0, service_records.tW)(connection, "invocation", invocation.wG, LARGEST_RECORD);
			return {
				...records,
				async create({ app, action, version, payload }, timeoutS, options) {
					const body = (0, upload.J9)({
						app_name: app,
						action_name: action,
						version,
						payload: payload || undefined,
						async: true,
						async_timeout_seconds: timeoutS,
					});
					const advise = (error) => ((0, service_error.M0)(error) ? `Check app-name ("${app}"), action-name ("${action}") and version ("${version}"), and that the key belongs to the project of the app.` : undefined);
					const response = await (0, http_request.t)(connection, { ...CREATE, body, advise, ...options });
					return (0, service_records.$6)("invocation", response, invocation.wG);
				},
				list: ({ app, action }, sinceMs, options) => records.list({ app_name: app, action_name: action, since: `${Math.ceil(sinceMs / 1_000)}s` }, options),
				async end(id, output, options) {
					const path = `/invocations/${id}`;
					const body = (0, upload.J9)({ status: "failed", output });
					const request = { doing: "Ending the invocation", method: "PATCH", path, body };
					const response = await (0, http_request.t)(connection, { ...request, largest: LARGEST_RECORD, ...options });
					(0, deletion.Tc)(response);
					const read = (0, service_records.aE)(response, invocation.wG);
					if (read.ok && !["", "failed"].includes(read.record.status)) throw (0, request_failure.rd)(response, `its record says "${read.record.status}"`);
				},
				async browsers(id, options) {
					const doing = "Listing the browsers of the invocation";
					const path = `/invocations/${id}/browsers`;
					const read = (0, response_body.Vh)(await (0, http_request.t)((0, http_connection.g)(connection), { doing, method: "GET", path, ...options }));
					const browsers = read.ok ? (0, json.ZZ)(read.record, "browsers") : undefined;
					const ids = Array.isArray(browsers) ? browsers.filter(json.Gv).map(({ session_id: id }) => id) : [];
					return ids.filter((one) => typeof one === "string" && (0, records_id.eQ)(one));
				},
				async deleteBrowsers(id, options) {
					const doing = "Ending the browsers of the invocation";
					const path = `/invocations/${id}/browsers`;
					(0, deletion.Tc)(await (0, http_request.t)(connection, { doing, method: "DELETE", path, ...options }));
				},
			};
		}
		var end = __webpack_require__(6889);
		var sub_action = __webpack_require__(6481);
		var failures_failure = __webpack_require__(7390);
		var parsers = __webpack_require__(1106);
		function parseInvokeInputs(raw) {
			return {
				app: parseName(raw, "app-name"),
				action: parseName(raw, "action-name"),
				version: (0, parsers.A)(raw("version") || "latest", "version", LONGEST_LINE),
				payload: (0, parsers.r4)(raw, "payload", PAYLOAD),
				timeoutS: (0, parsers.$J)(raw, "timeout", { least: 10, most: 3_600, default: 300 }),
				streamLogs: (0, parsers.HU)(raw, "stream-logs", ["auto", "false"]),
				showLinks: (0, parsers.yG)(raw, "show-links"),
			};
		}
		const LONGEST_LINE = 1_000;
		function parseName(raw, name) {
			const text = (0, parsers.A)(raw(name).trim(), name, LONGEST_LINE);
			const more = name === "app-name" ? '; a deploy sets its output "app-name" with "wait-until: running"' : "";
			if (text === "") throw new failures_failure.RP(name, "is missing", `one line of at most ${LONGEST_LINE} characters${more}`);
			return text;
		}
		const PAYLOAD = {
			fits: (text) => text === "" || (0, json.qF)(text) !== undefined,
			accepted: 'JSON text such as {"url": "https://example.com"}, or leave it empty',
			problem: "is not valid JSON",
		};
		var format = __webpack_require__(3045);
		var app_log = __webpack_require__(7556);
		var blame = __webpack_require__(5207);
		var recover = __webpack_require__(6188);
		var time_limit = __webpack_require__(3901);
		var wait = __webpack_require__(1595);
		const LOOKING_MS = 10_000;
		async function checkKnown(call, edges) {
			const limit = (0, time_limit.r)(edges, LOOKING_MS);
			const list = await edges.apps.list(limit).catch((thrown) => {
				if (edges.cancel.aborted || !limit.signal.aborted) throw thrown;
			});
			const lacking = list?.kind === "list" && list.isWhole ? lackingIn(list.items, call) : "";
			if (lacking === "") return;
			throw new failures_failure.pH({
				kind: "rejected",
				message: lacking,
				advice: "Nothing was invoked. Correct app-name, action-name or version, or deploy the app first.",
			});
		}
		function lackingIn(apps, { app, action, version }) {
			if (apps.length === 0) return "";
			const versions = apps.filter(({ name }) => name === app);
			if (versions.length === 0) return `The service has no app "${app}"; it has ${(0, format.x)(apps.map(({ name }) => name))}.`;
			const fitting = versions.filter((one) => one.version === version);
			if (fitting.length === 0) return `App "${app}" has no version "${version}"; it has ${(0, format.x)(versions.map((one) => one.version))}.`;
			const actions = fitting.flatMap((one) => one.actions);
			if (actions.length === 0 || actions.includes(action)) return "";
			return `Version "${version}" of app "${app}" has no action "${action}"; it has ${(0, format.x)(actions)}.`;
		}
		var external_node_util_ = __webpack_require__(7975);
		var time = __webpack_require__(4099);
		async function lookUp(invocations, { call, elapsed, id }, limit) {
			const list = await invocations.list(call, elapsed() + recover.E, limit);
			const unread = "It could not be looked up:";
			if (list.kind === "unread") return { kind: "unclear", why: `${unread} ${list.failure.message}` };
			if (!list.isWhole) return { kind: "unclear", why: `${unread} GET /invocations could not be read completely.` };
			const since = list.serverNow - elapsed() - recover.E;
			const candidates = list.items
				.filter(({ app, action, version }) => app === call.app && action === call.action && version === call.version)
				.filter(({ payload }) => (0, external_node_util_.isDeepStrictEqual)((0, json.qF)(payload), (0, json.qF)(call.payload)))
				.filter((record) => (id === undefined || record.id === id) && !((0, time.p)(record.startedAt) < since));
			const [only, ...others] = candidates;
			if (only === undefined) return { kind: "none" };
			const isSince = only.startedAt === "" || (0, time.p)(only.startedAt) >= since;
			if (others.length === 0 && isSince) return { kind: "one", record: only };
			return { kind: "unclear", why: `One of these invocations may be it: ${candidates.map((one) => one.id).join(", ")}.` };
		}
		var failures_interruption = __webpack_require__(2357);
		var secrets_redact = __webpack_require__(7643);
		var markdown = __webpack_require__(9259);
		var call = __webpack_require__(990);
		var replay_table = __webpack_require__(1456);
		const TEXT = {
			doing: "Invoking the action",
			ifSent: 'The action may be running. Look for the invocation at the service (GET /invocations) before you try again. The service ends it 30 s after "timeout".',
			idempotent: false,
		};
		const SHOWN_OUTPUT = 2_000;
		class InvokeReport {
			doing = TEXT.doing;
			inputs;
			appLog;
			record;
			isAdopted = false;
			tookMs = 0;
			output = "";
			outputFile = "";
			replays = [];
			ended = "";
			constructor(inputs, appLog) {
				this.inputs = inputs;
				this.appLog = appLog;
			}
			outputs(failure) {
				const { record, replays, inputs } = this;
				const all = replays.flatMap(({ browserId, replays: list }) => (0, replay_table._)(list, inputs.showLinks).map((replay) => ({ browser_id: browserId, ...replay })));
				return {
					"invocation-id": record?.id ?? "",
					status: record?.status ?? "",
					"status-reason": record?.statusReason ?? "",
					output: this.output,
					"output-file": this.outputFile,
					conclusion: failure === undefined ? "success" : (0, failures_failure.vu)(failure.kind, record !== undefined),
					...(0, end.rd)(failure),
					replays: JSON.stringify(all),
				};
			}
			failureOf(thrown) {
				const { record, ended, inputs } = this;
				if (record === undefined) return (0, call.zL)(thrown, TEXT);
				const interruption = (0, failures_interruption.n)(thrown);
				if (interruption === undefined) {
					const failure = (0, failures_failure.eG)(thrown, "ambiguous");
					return failure.with({ message: `${failure.message} ${ended}`.trimEnd() });
				}
				const check = "Check the last lines of the app's log, and what the action has already done,";
				return (0, wait.M)(interruption, "Invocation", record, { timeoutMs: inputs.timeoutS * 1_000, left: ended, check });
			}
			summary(redact, failure) {
				return [
					failure === undefined ? "## \u2705 The action succeeded" : "",
					this.#facts(redact, failure),
					failure === undefined ? "" : (0, app_log.M)(this.appLog.shown()),
					...this.replays.map(({ browserId, replays }) => {
						const shown = (0, replay_table.M)((0, secrets_redact.SG)(replays, redact), this.inputs.showLinks);
						return `**Replays of browser session ${(0, markdown.aY)(browserId)}:**\n\n${shown}`;
					}),
				];
			}
			#facts(redact, failure) {
				const { inputs, record, tookMs, output, outputFile } = this;
				const shown = (text, most) => (0, markdown.aY)(redact(text), most);
				const rows = [];
				if (record !== undefined) {
					const isTold = record.statusReason === "" || failure?.reason !== undefined;
					const reason = isTold ? "" : ` ${shown(record.statusReason)}`;
					rows.push(["Invocation", (0, markdown.aY)(record.id)], ["Status", `**${shown(record.status)}**${reason}`]);
					rows.push(["Time", (0, format.a3)(tookMs)]);
				}
				if (outputFile !== "") rows.push(["Output", `in the file ${(0, markdown.aY)(outputFile)}`]);
				if (output !== "") rows.push(["Output", shown(output, SHOWN_OUTPUT)]);
				const action = `${shown(inputs.action)} of ${shown(inputs.app)}, version ${shown(inputs.version)}`;
				return (0, markdown.tp)(["Action", action], rows);
			}
		}
		var replay = __webpack_require__(2340);
		const MOST_SESSIONS = 20;
		const ASKING_MS = 10_000;
		const AFTER_CANCEL_MS = 1_000;
		function openSessions(id, edges) {
			const { cancel, invocations, log } = edges;
			const seen = new Set();
			let isUnread = false;
			const ask = async (bounds) => {
				try {
					for (const browser of await invocations.browsers(id, bounds)) seen.add(browser);
				} catch (thrown) {
					isUnread = true;
					log.debug(`The browsers of the invocation could not be listed: ${thrown.message}`);
				}
			};
			return {
				look() {
					if (!isUnread) void ask((0, time_limit.r)(edges, ASKING_MS));
				},
				async replays(showLinks) {
					const [ms, ends] = cancel.aborted ? [AFTER_CANCEL_MS, new AbortController().signal] : [ASKING_MS, cancel];
					const bounds = (0, time_limit.r)({ clock: edges.clock, cancel: ends }, ms);
					await ask(bounds);
					const read = [...seen].slice(-MOST_SESSIONS).map(async (browserId) => {
						try {
							return { browserId, replays: await edges.replays.list(browserId, bounds) };
						} catch (thrown) {
							log.info(`The replays of browser session ${browserId} could not be read: ${thrown.message}`);
							return { browserId, replays: [] };
						}
					});
					const all = (await Promise.all(read)).filter((one) => one.replays.length > 0);
					const links = all.flatMap(({ replays }) => replays.map(({ viewUrl }) => viewUrl));
					if (!showLinks) edges.hide({ masked: links.flatMap(replay.k8) });
					return all;
				},
			};
		}
		const LONGEST_S = 3_600;
		const AFTER_US_S = 30;
		const POLL_INTERVAL_MS = 2_000;
		const LONGEST_OUTPUT = 262_144;
		function invokeAction(inputs, edges) {
			if (!inputs.showLinks) edges.hideLinkTokens();
			const report = new InvokeReport(inputs, (0, app_log.S)(edges.log, edges.redact, edges.isFile));
			return (0, end.eg)(report, () => runSteps(report, edges), edges);
		}
		async function runSteps(report, edges) {
			const { inputs } = report;
			await checkKnown(inputs, edges);
			const { id } = await start(report, edges);
			edges.outputs.set({ "invocation-id": id });
			const sessions = openSessions(id, edges);
			try {
				await invoke_action_wait(id, report, sessions.look, edges);
			} catch (thrown) {
				report.replays = await sessions.replays(inputs.showLinks);
				if (report.record === undefined || !(0, invocation.hY)(report.record)) report.ended = report.isAdopted ? NOT_ENDED : await endInvocation(id, edges);
				throw thrown;
			}
			edges.log.info(`Action "${inputs.action}" succeeded after ${(0, format.a3)(report.tookMs)}`);
		}
		async function invoke_action_wait(id, report, lookForBrowsers, edges) {
			const { invocations } = edges;
			const { appLog } = report;
			const { timeoutS, streamLogs } = report.inputs;
			const limit = (0, time_limit.r)(edges, timeoutS * 1_000);
			const waiting = {
				made: "invocation",
				get(options) {
					const asking = invocations.get(id, options);
					lookForBrowsers();
					return asking;
				},
				intervalMs: POLL_INTERVAL_MS,
				judge(record) {
					report.record = record;
					report.tookMs = limit.elapsed();
					if ((0, invocation.hY)(record)) return "reached";
					return invocation.Sb.some((known) => known === record.status) ? "waiting" : "unknown-status";
				},
				follow: streamLogs === "auto" ? (request) => invocations.follow(id, request) : undefined,
				appLog,
			};
			const ended = await (0, wait.f)(waiting, limit, edges);
			if (Buffer.byteLength(ended.output) > LONGEST_OUTPUT) report.outputFile = edges.jsonFile("output", ended.output);
			else report.output = ended.output;
			if (ended.status === "succeeded") return;
			const reason = ended.statusReason;
			throw new failures_failure.pH({
				kind: "failed",
				message: `Invocation ${id} failed. ${(0, blame.Gk)(reason)}`,
				advice: "Check the last lines of the app's log and the replays of its browsers in the job summary.",
				reason,
				...appLog.blame(reason),
			});
		}
		const NOT_ENDED = 'It was not ended, because it was only found in the list after the response was lost. It may still be running; the service ends it 30 s after "timeout".';
		async function start(report, edges) {
			const { clock, cancel, invocations, log } = edges;
			const { inputs } = report;
			const { app, action, version, timeoutS } = inputs;
			const began = clock.now();
			const elapsed = () => clock.now() - began;
			const leftMs = () => timeoutS * 1_000 - elapsed();
			log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
			try {
				const limitS = Math.min(LONGEST_S, timeoutS + AFTER_US_S);
				report.record = await invocations.create(inputs, limitS, { signal: cancel, leftMs });
				log.info(`Created invocation ${report.record.id} in ${(0, format.a3)(elapsed())}`);
			} catch (thrown) {
				if (!(thrown instanceof failures_failure.pH) || thrown.kind !== "ambiguous") throw thrown;
				const sought = { call: inputs, elapsed, id: thrown.responseId };
				report.record = await (0, recover.l)("invocation", thrown, (limit) => lookUp(invocations, sought, limit), edges);
				report.isAdopted = true;
			}
			return report.record;
		}
		const ENDING_MS = 3_000;
		const OUTPUT = JSON.stringify({ error: "the workflow step that waited for it has ended" });
		async function endInvocation(id, { clock, invocations }) {
			const bounds = (0, time_limit.r)({ clock, cancel: new AbortController().signal }, ENDING_MS);
			const ends = await Promise.allSettled([invocations.end(id, OUTPUT, bounds), invocations.deleteBrowsers(id, bounds)]);
			const failed = ends.find((end) => end.status === "rejected");
			if (failed === undefined) return "It was ended at the service, and so were its browsers.";
			const problem = failed.reason instanceof failures_failure.pH ? failed.reason.message : "there was no response within 3 s.";
			return `The service was asked to end it and its browsers, but some of it may still be running: ${problem}`;
		}
		const main = (0, sub_action.J)({
			doing: TEXT.doing,
			parse: parseInvokeInputs,
			refusedOutputs: (failure) => ({ conclusion: "failure", ...(0, end.rd)(failure), replays: "[]" }),
			run: (inputs, connection, runner) =>
				invokeAction(inputs, {
					...runner,
					invocations: openInvocations(connection),
					apps: (0, apps.F)(connection),
					replays: { list: (browserId, options) => (0, browsers.F)(connection, browserId, options) },
				}),
		});
	}),
	1456: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => replayTable,
			_: () => replayList,
		});
		var _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3045);
		var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9259);
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
					(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(replay.id),
					(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(replay.startedAt),
					(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(replay.finishedAt),
					length === undefined ? "\u2013" : (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(length),
					...(showLinks ? [(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.nf)("view", replay.viewUrl)] : []),
				];
			});
			const head = ["Replay", "Started", "Finished", "Length", ...(showLinks ? ["View"] : [])];
			const more = replays.length > MAX_ROWS ? `\n\n\u2026 and ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(replays.length - MAX_ROWS, "more replay")}\n` : "\n";
			return `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.tp)(head, rows)}${more}`;
		}
	}),
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
	9411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => parseApp,
			t: () => parseAppNames,
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
		function parseApp(entry) {
			const names = parseAppNames(entry);
			if (names === undefined) return { ok: false, why: "an app has no name" };
			const [version, deployment] = [(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(entry, "version"), (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(entry, "deployment")];
			return { ok: true, record: { ...names, version: (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(version), deployment: (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(deployment) } };
		}
		function parseAppNames(record) {
			const name = (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(record, "app_name"));
			if (name === "") return undefined;
			const actions = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(record, "actions");
			const all = Array.isArray(actions) ? actions : [];
			return {
				name,
				actions: all.map((action) => (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(action) ? action.name : action)).filter((action) => action !== ""),
			};
		}
	}),
	6012: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dp: () => IF_SENT,
			Gh: () => judgeStatus,
			dR: () => isFinal,
			f: () => STATUSES,
			wn: () => isInFlight,
			zi: () => parseDeployment,
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		var _id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
		const STATUSES = ["queued", "in_progress", "running", "failed", "stopped"];
		function parseDeployment(body) {
			return (0, _id_js__WEBPACK_IMPORTED_MODULE_0__.tS)(body, readDeployment);
		}
		function readDeployment({ id, text, fields: { env_vars } }) {
			const [, checksum] = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text("source_checksum")) ?? [];
			return {
				id,
				status: text("status"),
				statusReason: text("status_reason"),
				region: text("region"),
				entrypoint: text("entrypoint_rel_path"),
				createdAt: text("created_at"),
				updatedAt: text("updated_at"),
				...(checksum === undefined ? {} : { checksum: checksum.toLowerCase() }),
				...((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(env_vars) ? { envNames: Object.keys(env_vars) } : {}),
			};
		}
		const IF_SENT = "The deployment may exist. Look for it at the service (GET /deployments) before you try again, or you may deploy twice.";
		function isInFlight(status) {
			return status !== "running" && !isFinal(status);
		}
		function isFinal(status) {
			return status === "failed" || status === "stopped";
		}
		function judgeStatus(status, until) {
			if (until === "created" || status === "running" || isFinal(status)) return "reached";
			if (status === "in_progress") return until === "started" ? "reached" : "waiting";
			return status === "queued" || status === "" ? "waiting" : "unknown-status";
		}
	}),
	201: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sb: () => INVOCATION_STATUSES,
			hY: () => hasEnded,
			wG: () => parseInvocation,
		});
		var _id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
		const INVOCATION_STATUSES = ["queued", "running", "succeeded", "failed"];
		function hasEnded({ status }) {
			return status === "succeeded" || status === "failed";
		}
		function parseInvocation(body) {
			return (0, _id_js__WEBPACK_IMPORTED_MODULE_0__.tS)(body, readInvocation);
		}
		function readInvocation({ id, text, fields }) {
			return {
				id,
				status: text("status"),
				statusReason: text("status_reason"),
				output: jsonText(fields.output),
				startedAt: text("started_at"),
				app: jsonText(fields.app_name),
				action: jsonText(fields.action_name),
				version: jsonText(fields.version),
				payload: jsonText(fields.payload),
			};
		}
		function jsonText(value) {
			if (typeof value === "string") return value;
			return value === undefined || value === null ? "" : JSON.stringify(value);
		}
	}),
	2340: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
			const replays = body.map(parseReplay);
			const bad = replays.indexOf(undefined);
			if (bad !== -1) return { ok: false, why: `entry ${bad + 1} of the list has no "replay_id" that matches [A-Za-z0-9_-]{1,128}` };
			return { ok: true, record: replays };
		}
		function parseReplay(entry) {
			const id = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(entry, "replay_id");
			if (!(0, _id_js__WEBPACK_IMPORTED_MODULE_2__.eQ)(id)) return undefined;
			return {
				id,
				startedAt: (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)((0, _text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(entry, "started_at"), MAX_TIME),
				finishedAt: (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)((0, _text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(entry, "finished_at"), MAX_TIME),
				viewUrl: (0, _text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(entry, "replay_view_url"),
			};
		}
		function tokensOf(viewUrl) {
			const values = [...viewUrl.matchAll(/[?&#;]jwt=([^&#;\s]+)/gi)].map((match) => match[1]);
			return [...new Set([...values, ...values.map(_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__.DH)])];
		}
		function lengthOf({ startedAt, finishedAt }) {
			const ms = (0, _text_time_js__WEBPACK_IMPORTED_MODULE_4__.p)(finishedAt) - (0, _text_time_js__WEBPACK_IMPORTED_MODULE_4__.p)(startedAt);
			return ms >= 0 ? ms : undefined;
		}
	}),
	5845: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => openApps,
		});
		var _domain_records_app_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9411);
		var _list_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5940);
		function openApps(connection) {
			return {
				list: (options, version = "") =>
					(0, _list_pages_js__WEBPACK_IMPORTED_MODULE_1__.L)(connection, {
						...options,
						doing: "Listing the apps",
						path: "/apps",
						filter: { version },
						parse: _domain_records_app_js__WEBPACK_IMPORTED_MODULE_0__.d,
						keyOf: (one) => JSON.stringify([one.name, one.version, one.deployment]),
					}),
			};
		}
	}),
	9200: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => listReplays,
			N: () => resizeTerminal,
		});
		var _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9219);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1832);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3056);
		var _http_response_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3252);
		var _http_upload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1161);
		async function listReplays(connection, browserId, options) {
			const path = `/browsers/${browserId}/replays`;
			const response = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_2__.t)(connection, { doing: "Listing the replays", method: "GET", path, ...options });
			const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_4__.Vh)(response);
			const replays = read.ok ? (0, _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__.kT)(read.record) : read;
			if (!replays.ok) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.rd)(response, replays.why);
			return replays.record;
		}
		async function resizeTerminal(connection, { browserId, processId, rows, cols }, options) {
			const path = `/browsers/${browserId}/process/${processId}/resize`;
			const body = (0, _http_upload_js__WEBPACK_IMPORTED_MODULE_5__.J9)({ rows, cols });
			const resize = { doing: "Resizing the terminal", method: "POST", path, body, idempotent: true };
			const response = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_2__.t)(connection, { ...resize, ...options });
			const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_4__.Vh)(response);
			if (!read.ok) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.rd)(response, read.why);
			if (!(0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(read.record)) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.rd)(response, "the body is not a JSON object");
			const { ok, ...others } = read.record;
			if ((0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__.HR)(others)) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.SU)(response, "refused");
			if (typeof ok !== "boolean") throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.rd)(response, 'the body has no boolean "ok"');
			return ok;
		}
	}),
	4287: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lh: () => deleteApiKey,
			Tc: () => checkDone,
			o8: () => deleteResource,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9219);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3056);
		var _http_response_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3252);
		async function deleteResource(connection, request, ifAmbiguous) {
			try {
				checkDone(await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_2__.t)(connection, { ...request, method: "DELETE" }));
				return { kind: "deleted" };
			} catch (thrown) {
				if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH)) throw thrown;
				if ((0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__.M0)(thrown.service)) return thrown.maybeDone ? { kind: "deleted" } : { kind: "missing", failure: thrown };
				if (!thrown.maybeDone) throw thrown;
				const advice = `${thrown.advice} ${ifAmbiguous}`;
				return { kind: "unclear", failure: thrown.with({ kind: "ambiguous", advice }) };
			}
		}
		function checkDone(response) {
			const { status, body } = response;
			if (status === 202) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.rd)(response, "a 202 does not say that it was done");
			if (status === 204 || (body.ok && body.text.trim() === "")) return;
			const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_4__.Vh)(response);
			if (!read.ok) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.rd)(response, read.why);
			if ((0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__.HR)(read.record)) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.rd)(response, "its body is an error");
		}
		function deleteApiKey(connection, id, ifAmbiguous, options) {
			const what = { doing: `Deleting API key ${id}`, path: `/org/api_keys/${id}` };
			return deleteResource(connection, { ...what, ...options }, ifAmbiguous);
		}
	}),
	5940: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => readList,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9219);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3056);
		var _http_response_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3252);
		const PAGE_SIZE = 100;
		const MOST_PAGES = 50;
		async function readList(connection, { filter, parse, keyOf, ...request }) {
			const known = new Map();
			let isUsable = true;
			try {
				for (let pages = 1, offset = 0; ; pages++) {
					const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
					query.set("limit", String(PAGE_SIZE));
					if (offset > 0) query.set("offset", String(offset));
					const response = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_2__.t)(connection, { ...request, method: "GET", path: `${request.path}?${query}` });
					const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_4__.Vh)(response);
					if (!read.ok || !Array.isArray(read.record)) throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_3__.rd)(response, read.ok ? "it is not a list" : read.why);
					const before = known.size;
					for (const parsed of read.record.map(parse)) {
						if (parsed.ok) known.set(keyOf(parsed.record), parsed.record);
						isUsable &&= parsed.ok;
					}
					const next = nextOffset(response, offset, read.record.length);
					if (next === undefined || known.size === before || pages === MOST_PAGES) {
						const serverNow = Date.parse(response.headers.date ?? "");
						return { kind: "list", items: [...known.values()], serverNow, isWhole: isUsable && next === undefined };
					}
					offset = next;
				}
			} catch (thrown) {
				if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH)) throw thrown;
				return { kind: "unread", failure: thrown, isAbsent: known.size === 0 && (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__.Ke)(thrown.service) };
			}
		}
		function nextOffset({ headers }, offset, records) {
			const said = Number(headers["x-next-offset"]);
			const isSaid = Number.isSafeInteger(said) && said > offset;
			const more = headers["x-has-more"]?.trim().toLowerCase();
			const hasMore = more === undefined ? isSaid || records >= PAGE_SIZE : more !== "false" && more !== "0";
			return hasMore ? (isSaid ? said : offset + records) : undefined;
		}
	}),
	3479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$6: () => readCreated,
			aE: () => readRecord,
			tW: () => openRecords,
		});
		var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6012);
		var _domain_records_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);
		var _domain_records_invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(201);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9219);
		var _http_connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8760);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3056);
		var _http_response_body_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3252);
		var _list_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5940);
		function readRecord(response, parse) {
			const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_7__.Vh)(response);
			if (!read.ok) return read;
			return (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_3__.vu)(read.record) ? { ok: false, why: "the body is an error, not a record" } : parse(read.record);
		}
		function openRecords(connection, made, parse, largest) {
			return {
				list: (filter, options) => {
					const what = { doing: `Looking for the ${made}`, path: `/${made}s`, filter, parse, keyOf: ({ id }) => id };
					return (0, _list_pages_js__WEBPACK_IMPORTED_MODULE_8__.L)(connection, { ...what, largest, ...options });
				},
				async get(id, options) {
					const asking = { doing: "Asking for the status", method: "GET", path: `/${made}s/${id}`, largest };
					const read = readRecord(await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_5__.t)((0, _http_connection_js__WEBPACK_IMPORTED_MODULE_4__.g)(connection), { ...asking, ...options }), parse);
					if (read.ok && read.record.id !== id) return { ok: false, why: "the response is for another record" };
					if (read.ok && read.record.status === "") return { ok: false, why: 'the record has no "status"' };
					return read;
				},
				async follow(id, request) {
					const { followLog } = await __webpack_require__.e(411).then(__webpack_require__.bind(__webpack_require__, 4649));
					await followLog(connection, made, id, request);
				},
			};
		}
		const KNOWN = [..._domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__.f, ..._domain_records_invocation_js__WEBPACK_IMPORTED_MODULE_2__.Sb];
		function readCreated(made, response, parse) {
			const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_7__.Vh)(response);
			const found = read.ok && !(0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_3__.HR)(read.record) ? parse(read.record) : undefined;
			const record = found?.ok ? found.record : undefined;
			const isMade = response.status === 201 || response.status === 202;
			if (record !== undefined && (isMade || KNOWN.includes(record.status))) return record;
			const why = found?.ok ? 'the record has no known "status"' : found?.why;
			const shown = why === undefined ? response : { ...response, body: { ok: false, why } };
			const failure = (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_6__.SU)(shown, "ambiguous");
			const id = record?.id ?? idInLocation(made, response);
			if (id === undefined) throw failure;
			const message = `${failure.message} The response names ${made} ${id}, which may be the new one.`;
			throw failure.with({ responseId: id, message });
		}
		function idInLocation(made, { headers }) {
			const path = URL.parse(headers.location ?? "", "http://localhost")?.pathname ?? "";
			const [, id = ""] = new RegExp(`/${made}s/([^/]+)/?$`).exec(path) ?? [];
			return (0, _domain_records_id_js__WEBPACK_IMPORTED_MODULE_1__.eQ)(id) ? id : undefined;
		}
	}),
};
