"use strict";
exports.id = 472;
exports.ids = [472];
exports.modules = {
	9343: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var replays = __webpack_require__(8385);
		var sub_action = __webpack_require__(6481);
		var parsers = __webpack_require__(1106);
		var records_replay = __webpack_require__(2340);
		var secrets_redact = __webpack_require__(7643);
		var format = __webpack_require__(3045);
		var call = __webpack_require__(990);
		var replay_table = __webpack_require__(1456);
		function parseListReplaysInputs(raw) {
			return { browserId: (0, parsers.Fg)(raw, "browser-id"), showLinks: (0, parsers.yG)(raw, "show-links") };
		}
		const LIST_REPLAYS = {
			doing: "Listing the replays",
			ifSent: "Listing changes nothing: you can run the job again.",
			idempotent: true,
		};
		const MAX_LINES = 100;
		function listSessionReplays({ browserId, showLinks }, runner, list) {
			const { log, outputs, summary } = runner;
			if (!showLinks) runner.hideLinkTokens();
			return (0, call.h)(LIST_REPLAYS, runner, async (options) => {
				const replays = await list(options);
				if (!showLinks) runner.hide(replays.flatMap(({ viewUrl }) => (0, records_replay.k8)(viewUrl)));
				outputs.set({
					replays: JSON.stringify((0, replay_table._)(replays, showLinks)),
					count: String(replays.length),
					"replay-ids": replays.map(({ id }) => id).join(","),
				});
				const title = `Browser session ${browserId} has ${replays.length === 0 ? "no replays" : ((0, format.U9))(replays.length, "replay")}`;
				if (replays.length === 0) log.info(title);
				else log.group(title, replays.slice(0, MAX_LINES).map(lineOf));
				if (replays.length > MAX_LINES) log.info(`Only the first ${MAX_LINES} are shown here; the outputs contain all of them`);
				if (!showLinks && replays.length > 0) log.info("The view links are left out, because show-links is false");
				const table = (redact) => (0, replay_table.M)((0, secrets_redact.SG)(replays, redact), showLinks);
				await summary.write((redact) => `## \ud83c\udf9e\ufe0f ${title}\n${replays.length === 0 ? "" : `\n${table(redact)}`}`);
			});
		}
		function lineOf(replay) {
			const length = (0, records_replay.Y5)(replay);
			const times = `${replay.startedAt || "unknown"} to ${replay.finishedAt || "unknown"}`;
			return `${replay.id}: ${times}${length === undefined ? "" : `, ${(0, format.a3)(length)}`}`;
		}
		const main = (host) =>
			(0, sub_action.F)(
				{
					doing: LIST_REPLAYS.doing,
					parse: parseListReplaysInputs,
					run: (inputs, connection, runner) => listSessionReplays(inputs, runner, (options) => (0, replays.F)(connection, inputs.browserId, options)),
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
			const id = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)(entry, "replay_id");
			if (typeof id !== "string" || !(0, _id_js__WEBPACK_IMPORTED_MODULE_2__.eQ)(id)) return undefined;
			const text = (name) => {
				const value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)(entry, name);
				return typeof value === "string" ? value : "";
			};
			return {
				id,
				startedAt: (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text("started_at"), MAX_TIME),
				finishedAt: (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text("finished_at"), MAX_TIME),
				viewUrl: text("replay_view_url"),
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
};
