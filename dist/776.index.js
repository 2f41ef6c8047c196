"use strict";
exports.id = 776;
exports.ids = [776];
exports.modules = {
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
	9411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => parseApps,
			t: () => parseAppNames,
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
		const LONGEST = 4_000;
		function parseApps(body) {
			if (!Array.isArray(body)) return undefined;
			return body.filter(_text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv).flatMap((entry) => {
				const names = parseAppNames(entry);
				const { version, deployment } = entry;
				return names === undefined ? [] : [{ ...names, version: text(version), deployment: text(deployment) }];
			});
		}
		function parseAppNames({ app_name, actions }) {
			const name = text(app_name);
			if (name === "") return undefined;
			const all = Array.isArray(actions) ? actions : [];
			return {
				name,
				actions: all.map((action) => text((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(action) ? action.name : action)).filter((action) => action !== ""),
			};
		}
		function text(value) {
			return (0, _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.wh)(value, LONGEST);
		}
	}),
	6012: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
			return (0, _id_js__WEBPACK_IMPORTED_MODULE_0__.tS)(body, (id, { env_vars }, text) => {
				const checksum = checksumOf(text("source_checksum"));
				return {
					id,
					status: text("status"),
					statusReason: text("status_reason"),
					region: text("region"),
					entrypoint: text("entrypoint_rel_path"),
					createdAt: text("created_at"),
					updatedAt: text("updated_at"),
					...(checksum === undefined ? {} : { checksum }),
					...((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(env_vars) ? { envNames: Object.keys(env_vars) } : {}),
				};
			});
		}
		function checksumOf(text) {
			return /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toLowerCase();
		}
		function isInFlight(status) {
			return status !== "running" && !isFinal(status);
		}
		function isFinal(status) {
			return status === "failed" || status === "stopped";
		}
		function judgeStatus(status, until) {
			if (status === "failed" || status === "stopped") return status;
			if (until === "created") return "reached";
			switch (status) {
				case "running":
					return "reached";
				case "in_progress":
					return until === "started" ? "reached" : "waiting";
				case "queued":
				case "":
					return "waiting";
				default:
					return "unknown-status";
			}
		}
	}),
	201: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C1: () => parseInvocationList,
			Sb: () => INVOCATION_STATUSES,
			hY: () => hasEnded,
			wG: () => parseInvocation,
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		var _id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
		const INVOCATION_STATUSES = ["queued", "running", "succeeded", "failed"];
		function hasEnded({ status }) {
			return status === "succeeded" || status === "failed";
		}
		function parseInvocation(body) {
			return (0, _id_js__WEBPACK_IMPORTED_MODULE_0__.tS)(body, (id, { output }, text) => ({
				id,
				status: text("status"),
				statusReason: text("status_reason"),
				output: jsonText(output),
				startedAt: text("started_at"),
				finishedAt: text("finished_at"),
			}));
		}
		function parseInvocationList(body) {
			if (!Array.isArray(body)) return undefined;
			return body.filter(_text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv).flatMap((entry) => {
				const parsed = parseInvocation(entry);
				if (!parsed.ok) return [];
				const { app_name: app, action_name: action, version, payload } = entry;
				return [
					{
						record: parsed.record,
						app: rawText(app),
						action: rawText(action),
						version: rawText(version),
						payload: (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(payload) || Array.isArray(payload) ? jsonText(payload) : rawText(payload),
					},
				];
			});
		}
		function jsonText(value) {
			if (typeof value === "string") return value;
			return value === undefined || value === null ? "" : JSON.stringify(value);
		}
		function rawText(value) {
			return typeof value === "string" ? value : "";
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
	5940: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => readList,
		});
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
		var _http_response_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3252);
		const PAGE_SIZE = 100;
		const MOST_PAGES = 50;
		async function readList(connection, { doing, path, filter = {}, parse, keyOf, ...options }) {
			const what = { doing, request: `GET ${path}` };
			const known = new Map();
			for (let pages = 1, offset = 0; ; pages++) {
				const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
				query.set("limit", String(PAGE_SIZE));
				if (offset > 0) query.set("offset", String(offset));
				const request = { what, method: "GET", path: `${path}?${query}`, retry: "idempotent", ...options };
				const outcome = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_1__.kA)(connection, request);
				if (outcome.kind === "failed") {
					const { failure } = outcome;
					return { kind: "refused", failure, isAbsent: pages === 1 && (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__.Ke)(failure.service) };
				}
				const { response } = outcome;
				const read = (0, _http_response_body_js__WEBPACK_IMPORTED_MODULE_2__.Vh)(response);
				if (!read.ok) return { kind: "malformed", why: read.why };
				const items = parse(read.json);
				if (items === undefined) return { kind: "malformed", why: (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__.qk)(JSON.stringify(read.json)) };
				const before = known.size;
				for (const item of items) known.set(keyOf(item), item);
				const next = nextOffset(response, offset, Array.isArray(read.json) ? read.json.length : items.length);
				if (next === undefined || known.size === before || pages === MOST_PAGES) {
					const serverNow = Date.parse(response.headers.date ?? "");
					return { kind: "list", items: [...known.values()], serverNow, isWhole: next === undefined };
				}
				offset = next;
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
	2709: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EI: () => getRecord,
			$6: () => readCreated,
			aE: () => readRecord,
		});
		var text_json = __webpack_require__(1832);
		var deployment = __webpack_require__(6012);
		var records_id = __webpack_require__(9310);
		var invocation = __webpack_require__(201);
		var service_error = __webpack_require__(9219);
		const KNOWN = { deployment: deployment.f, invocation: invocation.Sb };
		function whyNotMade(made, httpStatus, body) {
			if (!(0, text_json.Gv)(body)) return "the body is not a JSON object";
			const isSaid = httpStatus === 201 || httpStatus === 202;
			const isKnown = KNOWN[made].some((known) => known === body.status);
			if (isRefusal(body) || (!isKnown && (0, service_error.HR)(body, isSaid))) return "the body is an error, not a record";
			return isKnown || isSaid ? undefined : 'the record has no known "status"';
		}
		function isRefusal({ ok, code, message }) {
			return ok === false || (typeof code === "string" && typeof message === "string");
		}
		function responseId(made, { status, headers }, body) {
			if (status < 200 || status >= 300) return undefined;
			const inBody = (0, text_json.Gv)(body) && !(0, service_error.HR)(body, true) ? body.id : undefined;
			const path = URL.parse(headers.location ?? "", "http://localhost")?.pathname ?? "";
			const [, inPath] = new RegExp(`/${made}s/([^/]+)/?$`).exec(path) ?? [];
			return [inBody, inPath].find((id) => typeof id === "string" && (0, records_id.eQ)(id));
		}
		var request = __webpack_require__(3971);
		var request_failure = __webpack_require__(3056);
		var response_body = __webpack_require__(3252);
		function readRecord({ holdsSecret }, response, parse) {
			const read = (0, response_body.Vh)(response);
			if (!read.ok) return { kind: "malformed", why: read.why };
			const parsed = parse(read.json);
			if (!parsed.ok) return { kind: "malformed", why: parsed.why };
			if (holdsSecret?.(parsed.record.id)) return { kind: "malformed", why: 'the record\'s "id" contains a secret' };
			return { kind: "record", record: parsed.record };
		}
		async function getRecord(connection, made, id, { parse, ...options }) {
			const path = `/${made}s/${id}`;
			const what = { doing: "Asking for the status", request: `GET ${path}` };
			const quiet = { ...connection, note: connection.debug };
			const outcome = await (0, request.kA)(quiet, { what, method: "GET", path, retry: "idempotent", ...options });
			if (outcome.kind === "failed") {
				if ((0, service_error.M0)(outcome.failure.service)) return { kind: "missing", failure: outcome.failure };
				throw outcome.failure;
			}
			const read = readRecord(connection, outcome.response, parse);
			if (read.kind === "malformed") return read;
			if (read.record.id !== id) return { kind: "malformed", why: "the response is for another record" };
			return read.record.status === "" ? { kind: "malformed", why: 'the record has no "status"' } : read;
		}
		function readCreated(connection, made, what, response, parse) {
			const read = (0, response_body.Vh)(response);
			const json = read.ok ? read.json : undefined;
			const why = read.ok ? whyNotMade(made, response.status, json) : read.why;
			const found = why === undefined ? readRecord(connection, response, parse) : { kind: "malformed", why };
			if (found.kind === "record") return found.record;
			const isError = (0, text_json.Gv)(json) && (0, service_error.HR)(json);
			const shown = isError || !read.ok ? response : { ...response, body: { ok: false, why: found.why } };
			const failure = (0, request_failure.SU)(what, shown, "ambiguous", 1);
			const id = responseId(made, response, json);
			if (id === undefined) throw failure;
			const message = `${failure.message} The response names ${made} ${id}, which may be the new one.`;
			throw failure.with({ responseId: id, message });
		}
	}),
};
