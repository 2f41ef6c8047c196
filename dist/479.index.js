"use strict";
exports.id = 479;
exports.ids = [479];
exports.modules = {
	1958: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var deletion = __webpack_require__(4287);
		var sub_action = __webpack_require__(6481);
		var failure = __webpack_require__(7390);
		var parsers = __webpack_require__(1106);
		var call = __webpack_require__(990);
		function parseDeleteApiKeyInputs(raw) {
			if (raw("key-id").trim() === raw("api-key").trim()) throw new failure.RP("key-id", 'is the same as "api-key"', "the id of the key, which is not secret");
			return { keyId: (0, parsers.Fg)(raw, "key-id"), missingOk: (0, parsers.yG)(raw, "missing-ok") };
		}
		const DELETE_API_KEY = {
			doing: "Deleting the API key",
			ifSent: 'The key may have been deleted. Run the job again with "missing-ok: true"; this is safe.',
			idempotent: false,
		};
		function deleteKey({ keyId, missingOk }, edges, send) {
			const { log, outputs } = edges;
			return (0, call.h)(DELETE_API_KEY, edges, async (options) => {
				const deletion = await send(options);
				if (deletion.kind === "unclear") throw deletion.failure;
				outputs.set({ deleted: String(deletion.kind === "deleted") });
				if (deletion.kind === "missing") {
					const advice = 'Check key-id and base-url. If the key may already be gone, set "missing-ok: true".';
					if (!missingOk) throw deletion.failure.with({ advice });
					log.info(`API key ${keyId} does not exist, which is fine because missing-ok is true`);
				} else {
					log.info(`Deleted API key ${keyId}`);
				}
			});
		}
		const main = (host) =>
			(0, sub_action.F)(
				{
					doing: DELETE_API_KEY.doing,
					parse: parseDeleteApiKeyInputs,
					run: (inputs, connection, runner) => deleteKey(inputs, runner, (options) => (0, deletion.Lh)(connection, inputs.keyId, { ifAmbiguous: DELETE_API_KEY.ifSent, ...options })),
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
	4287: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GR: () => whyNotDone,
			Lh: () => deleteApiKey,
			o8: () => deleteResource,
		});
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);
		var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3252);
		async function deleteResource(connection, { name, path, ifAmbiguous }, options) {
			const what = { doing: `Deleting ${name}`, request: `DELETE ${path}` };
			const unclear = (failure) => ({
				kind: "unclear",
				failure: failure.with({ kind: "ambiguous", advice: `${failure.advice} ${ifAmbiguous}` }),
			});
			const outcome = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_1__.kA)(connection, { what, method: "DELETE", path, retry: "idempotent", ...options });
			if (outcome.kind === "ok") {
				const why = whyNotDone(outcome.response);
				return why === undefined ? { kind: "deleted" } : unclear((0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__.rd)(what, outcome.response, why));
			}
			const { failure, isInDoubt } = outcome;
			if ((0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__.M0)(failure.service)) return isInDoubt ? { kind: "deleted" } : { kind: "missing", failure };
			if (!isInDoubt) throw failure;
			return unclear(failure);
		}
		function whyNotDone(response) {
			const { status, body } = response;
			if (status === 202) return "a 202 does not say that it was done";
			if (status === 204 || (body.ok && body.text.trim() === "")) return undefined;
			const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(response);
			if (!read.ok) return read.why;
			return (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__.HR)(read.json) ? "its body is an error" : undefined;
		}
		function deleteApiKey(connection, id, { ifAmbiguous, ...options }) {
			return deleteResource(connection, { name: `API key ${id}`, path: `/org/api_keys/${id}`, ifAmbiguous }, options);
		}
	}),
};
