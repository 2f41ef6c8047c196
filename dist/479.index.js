"use strict";
exports.id = 479;
exports.ids = [479];
exports.modules = {
	9609: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
			parseDeleteApiKeyInputs: () => parseDeleteApiKeyInputs,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1106);
		var _service_deletion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4287);
		var _step_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(990);
		var _step_sub_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6481);
		const TEXT = {
			doing: "Deleting the API key",
			ifSent: 'The key may have been deleted. Run the job again with "missing-ok: true"; this is safe.',
			idempotent: false,
		};
		const main = (0, _step_sub_action_js__WEBPACK_IMPORTED_MODULE_4__.J)({
			doing: TEXT.doing,
			parse: parseDeleteApiKeyInputs,
			run: ({ keyId, missingOk }, connection, runner) =>
				(0, _step_call_js__WEBPACK_IMPORTED_MODULE_3__.hq)(TEXT, runner, async (options) => {
					const deletion = await (0, _service_deletion_js__WEBPACK_IMPORTED_MODULE_2__.Lh)(connection, keyId, TEXT.ifSent, options);
					if (deletion.kind === "unclear") throw deletion.failure;
					const isDeleted = deletion.kind === "deleted";
					runner.outputs.set({ deleted: String(isDeleted) });
					if (isDeleted) return runner.log.info(`Deleted API key ${keyId}`);
					const advice = 'Check key-id and base-url. If the key may already be gone, set "missing-ok: true".';
					if (!missingOk) throw deletion.failure.with({ advice });
					runner.log.info(`API key ${keyId} does not exist, which is fine because missing-ok is true`);
				}),
		});
		function parseDeleteApiKeyInputs(raw) {
			if (raw("key-id").trim() === raw("api-key").trim()) throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP("key-id", 'is the same as "api-key"', "the id of the key, which is not secret");
			return {
				keyId: (0, _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__.r4)(raw, "key-id", _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__.ID),
				missingOk: (0, _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__.yG)(raw, "missing-ok"),
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
};
