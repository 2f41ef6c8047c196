"use strict";
exports.id = 220;
exports.ids = [220];
exports.modules = {
	4296: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			UUID: () => UUID,
			main: () => main,
			parseResizeTerminalInputs: () => parseResizeTerminalInputs,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1106);
		var _service_browsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9200);
		var _step_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(990);
		var _step_sub_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6481);
		const TEXT = {
			doing: "Resizing the terminal",
			ifSent: "The terminal may have its new size. Run the job again; this is safe.",
			idempotent: true,
		};
		const main = (0, _step_sub_action_js__WEBPACK_IMPORTED_MODULE_4__.J)({
			doing: TEXT.doing,
			parse: parseResizeTerminalInputs,
			run: (inputs, connection, runner) =>
				(0, _step_call_js__WEBPACK_IMPORTED_MODULE_3__.hq)(TEXT, runner, async (options) => {
					const { processId, rows, cols } = inputs;
					const ok = await (0, _service_browsers_js__WEBPACK_IMPORTED_MODULE_2__.N)(connection, inputs, options);
					runner.outputs.set({ ok: String(ok) });
					if (!ok)
						throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
							kind: "rejected",
							message: `Resizing the terminal of process ${processId}: the service responded with "ok": false and gave no reason.`,
							advice: "Check that the process is running and has a terminal.",
						});
					runner.log.info(`The terminal of process ${processId} now has ${rows} rows and ${cols} columns`);
				}),
		});
		const SIDE = { least: 1, most: 65_535 };
		const UUID = {
			fits: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
			accepted: "a UUID such as 1b4e28ba-2fa1-11d2-883f-0016d3cca427",
		};
		function parseResizeTerminalInputs(raw) {
			return {
				browserId: (0, _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__.r4)(raw, "browser-id", _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__.ID),
				processId: (0, _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__.r4)(raw, "process-id", UUID),
				rows: (0, _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__.$J)(raw, "rows", SIDE),
				cols: (0, _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__.$J)(raw, "cols", SIDE),
			};
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
};
