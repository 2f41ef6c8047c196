"use strict";
exports.id = 220;
exports.ids = [220];
exports.modules = {
	8678: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var service_error = __webpack_require__(9219);
		var json = __webpack_require__(1832);
		var request = __webpack_require__(3971);
		var request_body = __webpack_require__(5152);
		var request_failure = __webpack_require__(3056);
		var response_body = __webpack_require__(3252);
		async function resizeTerminal(connection, { browserId, processId, rows, cols }, options) {
			const path = `/browsers/${browserId}/process/${processId}/resize`;
			const what = { doing: "Resizing the terminal", request: `POST ${path}` };
			const body = (0, request_body.J)({ rows, cols });
			const response = await (0, request.tN)(connection, { what, method: "POST", path, body, retry: "idempotent", ...options });
			const read = (0, response_body.Vh)(response);
			if (!read.ok) throw (0, request_failure.rd)(what, response, read.why);
			if (!(0, json.Gv)(read.json)) throw (0, request_failure.rd)(what, response, "the body is not a JSON object");
			const { ok, ...others } = read.json;
			if ((0, service_error.HR)(others)) throw (0, request_failure.SU)(what, response, "refused", 1);
			if (typeof ok !== "boolean") throw (0, request_failure.rd)(what, response, 'the body has no boolean "ok"');
			return ok;
		}
		var sub_action = __webpack_require__(6481);
		var failure = __webpack_require__(7390);
		var parsers = __webpack_require__(1106);
		var call = __webpack_require__(990);
		const SIDE = { least: 1, most: 65_535 };
		function parseResizeTerminalInputs(raw) {
			return {
				browserId: (0, parsers.Fg)(raw, "browser-id"),
				processId: (0, parsers.Xw)(raw, "process-id"),
				rows: (0, parsers.cG)(raw, "rows", SIDE),
				cols: (0, parsers.cG)(raw, "cols", SIDE),
			};
		}
		const RESIZE_TERMINAL = {
			doing: "Resizing the terminal",
			ifSent: "The terminal may have its new size. Run the job again; this is safe.",
			idempotent: true,
		};
		function resize({ processId, rows, cols }, edges, send) {
			return (0, call.h)(RESIZE_TERMINAL, edges, async (options) => {
				const ok = await send(options);
				edges.outputs.set({ ok: String(ok) });
				if (!ok)
					throw new failure.pH({
						kind: "rejected",
						message: `Resizing the terminal of process ${processId}: the service responded with "ok": false and gave no reason.`,
						advice: "Check that the process is running and has a terminal.",
					});
				edges.log.info(`The terminal of process ${processId} now has ${rows} rows and ${cols} columns`);
			});
		}
		const main = (host) =>
			(0, sub_action.F)(
				{
					doing: RESIZE_TERMINAL.doing,
					parse: parseResizeTerminalInputs,
					run: (inputs, connection, runner) => resize(inputs, runner, (options) => resizeTerminal(connection, inputs, options)),
				},
				host,
			);
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
};
