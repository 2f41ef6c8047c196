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
	}),
	8243: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => didYouMean,
		});
		function didYouMean(text, choices) {
			const word = text.toLowerCase();
			const [nearest] = choices
				.map((choice) => ({ choice, distance: distanceOf(word, choice) }))
				.filter(({ choice, distance }) => distance <= Math.min(2, choice.length / 3) || choice.startsWith(word))
				.toSorted((a, b) => a.distance - b.distance);
			return nearest === undefined || word.length < 2 ? "" : ` (did you mean "${nearest.choice}"?)`;
		}
		function distanceOf(one, other) {
			let row = Array.from({ length: other.length + 1 }, (_, at) => at);
			for (const [from, sign] of [...one.slice(0, 50)].entries()) {
				const next = [from + 1];
				for (let to = 0; to < other.length; to++) {
					const replaced = row[to] + (sign === other[to] ? 0 : 1);
					next.push(Math.min(replaced, row[to + 1] + 1, next[to] + 1));
				}
				row = next;
			}
			return row.at(-1);
		}
	}),
	1106: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
		var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3045);
		var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8243);
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
			if (choice === undefined) throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, `is "${text}"${(0, _did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__.a)(text, choices)}`, choices.join(", "));
			return choice;
		}
		function parseInteger(raw, name, rule) {
			const text = raw(name).trim();
			if (text === "" && rule.default !== undefined) return rule.default;
			const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
			if (value >= rule.least && value <= rule.most) return value;
			throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problemOf(text), `a whole number from ${rule.least} to ${rule.most}`);
		}
		function parseSeconds(raw, name, rule) {
			const text = raw(name).trim();
			if (text === "" && rule.default !== undefined) return rule.default * 1_000;
			const value = /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
			if (value >= rule.least && value <= rule.most) return value * 1_000;
			throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problemOf(text), `a number of seconds from ${rule.least} to ${rule.most}`);
		}
		function parseLine(text, name, longest) {
			const bad = (problem) => new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP(name, problem, `one line of at most ${longest} characters`);
			if (/\p{Cc}/u.test(text)) throw bad("contains a line break or another control character");
			if (text.length > longest) throw bad(`is ${(0, _text_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(text.length, "character")} long`);
			return text;
		}
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
			Lh: () => deleteApiKey,
			eL: () => judgeDeletion,
			o8: () => deleteResource,
		});
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1832);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
		var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);
		var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3252);
		async function deleteResource(connection, { name, path, ifAmbiguous, ...options }) {
			const what = { doing: `Deleting ${name}`, request: `DELETE ${path}`, ifAmbiguous };
			const ambiguous = (failure) => {
				const advice = failure.service === undefined ? `${failure.advice} ${ifAmbiguous}` : ifAmbiguous;
				return failure.with({ kind: "ambiguous", advice });
			};
			const outcome = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_1__.kA)(connection, { what, method: "DELETE", path, retry: "idempotent", ...options });
			if (outcome.kind === "ok") {
				const judged = judgeDeletion(outcome.response);
				if (judged.kind === "done") return { kind: "deleted" };
				if (judged.kind === "refused") throw (0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__.SU)(what, outcome.response, "refused", 1);
				return { kind: "open", failure: ambiguous((0, _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__.rd)(what, outcome.response, judged.why)) };
			}
			const { failure, isInDoubt } = outcome;
			if ((0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__.M0)(failure.service)) return isInDoubt ? { kind: "deleted" } : { kind: "missing", failure };
			if (!isInDoubt) throw failure;
			return { kind: "unclear", failure: ambiguous(failure) };
		}
		function judgeDeletion(response) {
			const { status, body } = response;
			if (status === 202) return { kind: "unclear", why: "a 202 does not say that it was done" };
			if (status === 204 || (body.ok && body.text.trim() === "")) return { kind: "done" };
			const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(response);
			if (!read.ok) return { kind: "unclear", why: read.why };
			const isRefused = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(read.json) && (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__.HR)(read.json, true);
			return isRefused ? { kind: "refused", why: "its body is an error" } : { kind: "done" };
		}
		async function deleteApiKey(connection, id, options) {
			const deletion = await deleteResource(connection, { name: `API key ${id}`, path: `/org/api_keys/${id}`, ...options });
			if (deletion.kind === "deleted" || deletion.kind === "missing") return deletion;
			throw deletion.failure;
		}
	}),
};
