"use strict";
exports.id = 230;
exports.ids = [230];
exports.modules = {
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
	5699: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dp: () => versionLabel,
			eL: () => isLatest,
			wG: () => IF_TAKEN,
		});
		const LATEST = "latest";
		function versionLabel(version) {
			return version || LATEST;
		}
		function isLatest(version) {
			return version.trim().toLowerCase() === LATEST;
		}
		const IF_TAKEN = 'The version already exists. Set another "version", or "force: true" to overwrite it.';
	}),
	9628: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hh: () => parseRecord,
			VO: () => runIn,
			a9: () => MAY_EXIST,
			aE: () => readRecord,
			bM: () => formatRecord,
			r7: () => runKey,
		});
		var _records_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		const MAY_EXIST = "?";
		const NONE = "-";
		const NAMES = ["run", "setup", "digest", "deployment"];
		function formatRecord(record) {
			return NAMES.map((name) => record[name] || NONE).join(" ");
		}
		function parseRecord(line) {
			const parts = typeof line === "string" ? line.split(" ") : [];
			if (parts.length !== NAMES.length) return undefined;
			return readRecord(Object.fromEntries(NAMES.map((name, at) => [name, parts[at] === NONE ? "" : parts[at]])));
		}
		function readRecord(stored) {
			const [run = "", setup = "", digest = "", deployment = ""] = NAMES.map((name) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.r7)(stored, name));
			const isValid = /^(?:\d{1,20}|run)-[0-9a-f]{16}$/.test(run) && /^(?:[0-9a-f]{16})?$/.test(setup) && /^(?:[0-9a-f]{64})?$/.test(digest) && (deployment === "" || deployment === MAY_EXIST || (0, _records_id_js__WEBPACK_IMPORTED_MODULE_0__.eQ)(deployment));
			return isValid ? { run, setup, digest, deployment } : undefined;
		}
		function runKey(runId, random) {
			return `${/^\d{1,20}$/.test(runId) ? runId : "run"}-${random}`;
		}
		function runIn(key) {
			return Number.parseInt(key, 10) || 0;
		}
	}),
	6798: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			o: () => openGitHub,
			L: () => retry,
		});
		var src = __webpack_require__(6354);
		var backoff = __webpack_require__(8550);
		var format = __webpack_require__(3045);
		var json = __webpack_require__(1832);
		var service = __webpack_require__(6949);
		var network_error = __webpack_require__(5243);
		var response_body = __webpack_require__(3252);
		var transport = __webpack_require__(7095);
		var undici = __webpack_require__(7351);
		async function openBoundedFetch(baseUrl, proxy, largestBody) {
			const dispatcher = await (0, transport.g)(baseUrl, proxy);
			return async (address, { method = "GET", headers = {}, body = null, signal }) => {
				const url = `${address}`;
				checkAddress(url, baseUrl);
				const userAgent = `${undici._O} ${headers["user-agent"] ?? ""}`.trim();
				const request = { method, headers: { ...headers, "user-agent": userAgent }, body, signal };
				const response = await (0, undici.sU)(url, dispatcher, request).catch((cause) => {
					signal.throwIfAborted();
					throw new Error((0, network_error.g)(cause).words, { cause });
				});
				const read = await (0, response_body.On)(response, largestBody);
				signal.throwIfAborted();
				const { status } = response;
				if (status >= 300 && status < 400) throw new Error("the server redirects, but redirects are not followed");
				if (!read.ok && status < 400) throw new Error(read.why);
				const text = read.ok ? read.text : "";
				return {
					url,
					status,
					headers: new Map(Object.entries(response.headers)),
					text: async () => text,
					arrayBuffer: async () => new TextEncoder().encode(text).buffer,
				};
			};
		}
		function checkAddress(address, baseUrl) {
			const [url, base] = [URL.parse(address), URL.parse(baseUrl)];
			const isOther = url?.origin !== base?.origin || url?.username !== "" || url.password !== "";
			const isPlain = url?.protocol !== "https:" && !(url?.protocol === "http:" && (0, service.U9)(url.hostname));
			if (isOther) throw new Error("the address is on another server");
			if (isPlain) throw new Error("the address is not https");
		}
		var faults = __webpack_require__(4456);
		const CALL_MS = 10_000;
		const READING_MS = 15_000;
		const PER_PAGE = 100;
		const LARGEST_BODY = 8 * 1_048_576;
		const WORKFLOW_AUTHOR = "github-actions[bot]";
		function openGitHub(token, edges) {
			const { clock } = edges;
			const api = openApi(token, edges);
			const unset = edges.environment.repository === "" ? "GITHUB_REPOSITORY is not set" : undefined;
			const missing = token === "" ? "there is no github-token" : unset;
			async function read({ signal, permission, withinMs = READING_MS }, act) {
				if (missing !== undefined) return { kind: "unread", why: missing };
				const ends = (0, src.J)([signal, clock.deadline(withinMs)]);
				const limits = { signal: ends, endsAt: clock.now() + withinMs, retries: Number.POSITIVE_INFINITY };
				try {
					return await retry(() => act(api(ends)), limits, clock);
				} catch (thrown) {
					return { kind: "unread", why: (0, faults.OB)(thrown, permission) };
				}
			}
			return { ...edges, missing, api, read };
		}
		async function retry(act, limits, clock) {
			for (let failures = 1; ; failures++) {
				try {
					return await act();
				} catch (thrown) {
					const { signal, endsAt, retries } = limits;
					if ((0, faults.H0)(thrown) || failures > retries || signal.aborted) throw thrown;
					const pause = ((0, faults.tX)(thrown) ?? 0) + (0, backoff.EY)(failures, clock.random());
					if (clock.now() + pause > endsAt) throw thrown;
					await clock.sleep(pause, signal).catch(() => {
						throw thrown;
					});
				}
			}
		}
		function openApi(token, { clock, environment, log }) {
			const { repository, apiUrl } = environment;
			let octokit;
			let author;
			async function send(route, parameters, whole) {
				const signal = (0, src.J)([whole, clock.deadline(CALL_MS)]);
				const began = clock.now();
				let end = "no usable response";
				try {
					octokit ??= openOctokit(token, environment);
					const { request } = await octokit;
					const response = await request(route.replace("{owner}/{repo}", repository), {
						...parameters,
						request: { signal },
					});
					end = response.status;
					if (end !== 204 && (typeof response.data !== "object" || response.data === null)) throw new Error(`the response to ${route} is not JSON`);
					return response;
				} catch (thrown) {
					end = (0, faults.c2)(thrown) ?? end;
					throw thrown;
				} finally {
					log.debug(`GitHub: ${route}: ${end} in ${(0, format.a3)(clock.now() - began)}`);
					signal.clear();
				}
			}
			async function viewer(whole) {
				const baseUrl = apiUrl.replace(/\/v3$/, "");
				const { data } = await send("POST /graphql", { baseUrl, query: "{ viewer { login } }" }, whole);
				const login = (0, json.r7)(data, "data", "viewer", "login");
				if (login === "") throw new Error("the response has no login");
				return login;
			}
			return (whole) => ({
				request: async (route, parameters = {}) => (await send(route, parameters, whole)).data,
				async *items(route, parameters = {}, pages = Number.POSITIVE_INFINITY) {
					for (let page = 1; page <= pages; page++) {
						const { data, headers } = await send(route, { ...parameters, per_page: PER_PAGE, page }, whole);
						const items = route.endsWith("/check-runs") ? (0, json.ZZ)(data, "check_runs") : data;
						if (!Array.isArray(items)) throw new Error(`the response to ${route} is not a list`);
						yield* items;
						if (items.length < PER_PAGE && !/\brel="?next\b/.test(headers.link ?? "")) return;
					}
				},
				author: async () => (author ??= await (0, faults.J0)(viewer(whole), WORKFLOW_AUTHOR)),
				pause: (ms, spread) => clock.sleep(ms + clock.random() * spread, whole),
			});
		}
		const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
		async function openOctokit(token, { apiUrl: baseUrl, proxy }) {
			const { getOctokit } = await Promise.all([__webpack_require__.e(724), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 5092));
			const fetch = await openBoundedFetch(baseUrl, proxy, LARGEST_BODY);
			return getOctokit(token, { baseUrl, log: SILENT, request: { fetch, log: SILENT } });
		}
	}),
	4456: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H0: () => isRefused,
			J0: () => unlessRefused,
			Jj: () => PERMISSIONS,
			OB: () => whyNot,
			QJ: () => noticeOf,
			c2: () => statusOf,
			tX: () => rateLimitOf,
		});
		var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5149);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);
		function statusOf(thrown) {
			const status = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)(thrown, "response") === undefined ? undefined : (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)(thrown, "status");
			return typeof status === "number" ? status : undefined;
		}
		function isRefused(thrown) {
			const status = statusOf(thrown) ?? 0;
			const isOwn = status >= 400 && status < 500 && status !== 408 && (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(thrown, "response", "data", "message") !== "";
			return isOwn && rateLimitOf(thrown) === undefined;
		}
		async function unlessRefused(response, otherwise) {
			try {
				return await response;
			} catch (thrown) {
				if (isRefused(thrown)) return otherwise;
				throw thrown;
			}
		}
		const UNNAMED_MS = 60_000;
		function rateLimitOf(thrown) {
			const header = (name) => (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(thrown, "response", "headers", name);
			const isUsedUp = header("x-ratelimit-remaining") === "0";
			const says = /rate limit|abuse detection/i.test((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(thrown, "response", "data", "message"));
			const isLimit = isUsedUp || says || header("retry-after") !== "";
			const status = statusOf(thrown);
			if (status !== 429 && !(status === 403 && isLimit)) return undefined;
			const untilReset = Number(header("x-ratelimit-reset") || Number.NaN) * 1_000 - Date.parse(header("date"));
			const reset = isUsedUp && !Number.isNaN(untilReset) ? Math.max(0, untilReset) : undefined;
			return (0, _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.mu)(header("retry-after"), header("date")) ?? reset ?? UNNAMED_MS;
		}
		const PERMISSIONS = {
			check: "checks: write",
			status: "statuses: write",
			deployment: "deployments: write",
			comment: "pull-requests: write",
		};
		function noticeOf(problems, isReadOnly) {
			const missing = problems.filter(({ problem }) => isMissingPermission(problem));
			const reasons = problems.map(({ name, problem }) => `${name}: ${reasonOf(problem)}`).join("; ");
			const what = `Some results could not be shown or updated on the commit or pull request (${reasons}). The deploy itself is not affected.`;
			if (missing.length === 0) return { message: what, lines: [] };
			if (problems.some(({ problem }) => /personal access token/i.test(messageOf(problem)))) return { message: `${what} Give that token the permissions, or leave out "github-token".`, lines: [] };
			if (isReadOnly) return { message: `${what} Runs from forks have a read-only token. See the job summary instead.`, lines: [] };
			return {
				message: `${what} The token lacks a permission. Add these lines to the job, or remove the reporter from "report-to":`,
				lines: ["permissions:", "  contents: read", ...missing.map(({ name }) => `  ${PERMISSIONS[name]}`)],
			};
		}
		function whyNot(thrown, permission) {
			return `${reasonOf(thrown)}${isMissingPermission(thrown) ? `; the job needs "${permission}"` : ""}`;
		}
		const LACKS = /^(?:|Not Found|Resource not accessible by .*|Must have (?:admin|push|write) .*)$/i;
		function isMissingPermission(thrown) {
			const mayLack = [403, 404].includes(statusOf(thrown) ?? 0) && rateLimitOf(thrown) === undefined;
			return mayLack && LACKS.test(messageOf(thrown));
		}
		function reasonOf(thrown) {
			const [status, message] = [statusOf(thrown), messageOf(thrown)];
			if (status === undefined) return "no usable response from GitHub";
			return `GitHub responded with ${status}${message === "" ? "" : `: ${message}`}`;
		}
		function messageOf(thrown) {
			const errors = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)(thrown, "response", "data", "errors");
			const details = Array.isArray(errors) ? errors.map((error) => (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(error, "message")) : [];
			const words = [(0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(thrown, "response", "data", "message"), ...details].filter((text) => text !== "");
			return (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.ml)((0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__.TN)(words.join(": ")).trim(), 300);
		}
	}),
	9256: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => markOf,
			HF: () => writeComment,
			h1: () => findComment,
		});
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		var _response_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(522);
		function markOf(commentKey, reportName = "") {
			return `<!-- browser-deploy-action ${commentKey === "" ? ((0, _response_js__WEBPACK_IMPORTED_MODULE_0__.qQ))(reportName) : `table ${(0, _response_js__WEBPACK_IMPORTED_MODULE_0__.qQ)(commentKey)}`} -->`;
		}
		async function findComment(api, pullRequest, mark) {
			const author = await api.author();
			for await (const comment of api.items(`GET /repos/{owner}/{repo}/issues/${pullRequest}/comments`)) {
				const isOwn = [author, `${author}[bot]`].includes((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.r7)(comment, "user", "login"));
				if (isOwn && (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.r7)(comment, "body").startsWith(mark)) return comment;
			}
			return undefined;
		}
		function writeComment(api, pullRequest, found, body) {
			const route = found ? `PATCH /repos/{owner}/{repo}/issues/comments/${(0, _response_js__WEBPACK_IMPORTED_MODULE_0__.DG)(found)}` : `POST /repos/{owner}/{repo}/issues/${pullRequest}/comments`;
			return api.request(route, { body });
		}
	}),
	716: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gc: () => checkConclusion,
			IM: () => checkReporter,
			zd: () => readCheckRuns,
		});
		var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9628);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
		var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);
		function checkReporter(context) {
			const { api, commit, reportName, runKey, output } = context;
			let id;
			return async (view, mayExist) => {
				if (mayExist) id ??= (await readCheckRuns(api, commit)).find(({ record }) => record.run === runKey)?.id;
				const shown = bodyOf(view, context);
				const check = await (id === undefined ? api.request("POST /repos/{owner}/{repo}/check-runs", { name: reportName, head_sha: commit, ...shown }) : api.request(`PATCH /repos/{owner}/{repo}/check-runs/${id}`, shown));
				id = (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.DG)(check);
				output("check-url", (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.n9)(check));
			};
		}
		function bodyOf(view, { commentKey, runUrl }) {
			const { record, conclusion, title, summary, blame, deployment } = view;
			const annotation = blame && {
				path: blame.file,
				start_line: blame.line ?? 1,
				end_line: blame.line ?? 1,
				annotation_level: "failure",
				message: (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(blame.message, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.b1.annotation),
			};
			const row = `<!-- browser-deploy-action row ${(0, _response_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(commentKey)} ${deployment} -->\n`;
			return {
				status: conclusion ? "completed" : "in_progress",
				conclusion: conclusion && checkConclusion(view),
				external_id: (0, _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__.bM)(record),
				details_url: runUrl || undefined,
				output: {
					title: (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.b1.description),
					summary: (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.zU)(`${commentKey === "" ? "" : row}${summary}`, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.b1.checkText),
					annotations: annotation && [annotation],
				},
			};
		}
		function checkConclusion({ conclusion = "unknown" }) {
			return conclusion === "unknown" ? "failure" : conclusion;
		}
		const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) ([A-Za-z0-9_-]{0,128}) -->/;
		async function readCheckRuns(api, sha) {
			const route = `GET /repos/{owner}/{repo}/commits/${sha}/check-runs`;
			const checks = await (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.ll)(api.items(route, { filter: "all" }));
			return checks.flatMap((check) => {
				const record = (0, _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__.Hh)((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)(check, "external_id"));
				if (record === undefined) return [];
				const [, tableKey = "", deployment = ""] = MARK.exec((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(check, "output", "summary")) ?? [];
				const conclusion = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(check, "status") === "completed" ? (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(check, "conclusion") : "";
				return {
					id: (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.DG)(check),
					name: (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(check, "name"),
					record: conclusion === "" && record.deployment === "" ? { ...record, deployment: _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__.a9 } : record,
					tableKey,
					deployment,
					conclusion,
					title: (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(check, "output", "title"),
					startedAt: (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.r7)(check, "started_at"),
					page: (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.n9)(check),
				};
			});
		}
	}),
	4065: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CH: () => makeInactive,
			FB: () => deploymentReporter,
			Jd: () => openNewest,
			L6: () => readNewest,
			qR: () => appDeploymentOf,
		});
		var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9628);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1832);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
		var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4456);
		var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(522);
		var _status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7692);
		function deploymentReporter(context) {
			const { api, commit, runKey, output } = context;
			let id;
			return async (view, mayExist) => {
				if (view.state === undefined) return;
				if (mayExist) id ??= (await readNewest(api, context, commit)).find(({ record }) => record?.run === runKey)?.id;
				id ??= await create(view, context);
				output("github-deployment-id", String(id));
				await api.request(`POST /repos/{owner}/{repo}/deployments/${id}/statuses`, statusOf(view, context));
				if (view.conclusion === "success") await retireFormer(api, context, id);
			};
		}
		async function create({ record }, context) {
			const { api, commit, environment, reportName, pullRequest } = context;
			const made = await api.request("POST /repos/{owner}/{repo}/deployments", {
				ref: commit,
				task: taskOf(reportName),
				auto_merge: false,
				required_contexts: [],
				environment,
				description: (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(reportName, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.b1.description),
				transient_environment: pullRequest !== undefined,
				payload: { ...record, pull_request: pullRequest },
			});
			return (0, _response_js__WEBPACK_IMPORTED_MODULE_3__.DG)(made);
		}
		function statusOf(view, { environment, runUrl }) {
			return {
				state: view.state === "ended" ? (0, _status_js__WEBPACK_IMPORTED_MODULE_4__._)(view) : view.state,
				auto_inactive: false,
				environment,
				description: (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(view.title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.b1.description),
				log_url: runUrl || undefined,
				environment_url: view.environmentUrl,
			};
		}
		function taskOf(reportName) {
			return `deploy:${(0, _response_js__WEBPACK_IMPORTED_MODULE_3__.qQ)(reportName)}`;
		}
		function appDeploymentOf(response) {
			const stored = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__.ZZ)(response, "payload");
			const payload = typeof stored === "string" ? (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(stored) : stored;
			return {
				id: (0, _response_js__WEBPACK_IMPORTED_MODULE_3__.DG)(response),
				record: (0, _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__.aE)(payload),
				pullRequest: (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__.ZZ)(payload, "pull_request"),
			};
		}
		async function readNewest(api, { reportName, environment }, sha) {
			const query = { task: taskOf(reportName), environment, sha };
			const deployments = await (0, _response_js__WEBPACK_IMPORTED_MODULE_3__.ll)(api.items("GET /repos/{owner}/{repo}/deployments", query, 1));
			return deployments.map(appDeploymentOf);
		}
		async function stateOf(api, id) {
			const route = `GET /repos/{owner}/{repo}/deployments/${id}/statuses`;
			const [last] = await (0, _response_js__WEBPACK_IMPORTED_MODULE_3__.ll)(api.items(route, {}, 1));
			return (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__.r7)(last, "state") || "pending";
		}
		async function makeInactive(api, id) {
			const status = { state: "inactive", auto_inactive: false };
			await api.request(`POST /repos/{owner}/{repo}/deployments/${id}/statuses`, status);
		}
		const MOST_FORMER = 30;
		async function retireFormer(api, app, own) {
			const newest = await readNewest(api, app);
			const former = newest.filter(({ id, pullRequest }) => id < own && pullRequest === app.pullRequest);
			for (const { id } of former.slice(0, MOST_FORMER)) {
				const state = await stateOf(api, id);
				if (state === "inactive") return;
				if (state === "success") await makeInactive(api, id);
			}
		}
		function openNewest(github, app) {
			return (signal) =>
				github.read({ signal, permission: _faults_js__WEBPACK_IMPORTED_MODULE_2__.Jj.deployment }, async (api) => {
					const [newest] = await readNewest(api, app);
					if (newest === undefined) return { kind: "none" };
					return { kind: "found", ...newest, state: await stateOf(api, newest.id) };
				});
		}
	}),
	2499: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fz: () => withGoneRows,
			fD: () => sharedComment,
		});
		var _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1239);
		var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9628);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1832);
		var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9259);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1445);
		var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4456);
		var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9256);
		var _response_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(522);
		var _check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(716);
		const MOST_ROUNDS = 3;
		const MOST_WRITES = 2;
		const PAUSE_MS = 1_000;
		const PAUSE_SPREAD_MS = 1_500;
		function sharedComment(context) {
			const { api, commentKey, reportName, commit, isPost, output, checkShown } = context;
			let writesLeft = isPost ? 1 : MOST_WRITES;
			let made;
			return async (view, pullRequest) => {
				await checkShown();
				for (let round = 1; round <= MOST_ROUNDS && writesLeft > 0; round++) {
					if (round > 1) await api.pause(PAUSE_MS, PAUSE_SPREAD_MS);
					const lines = linesOf(await (0, _faults_js__WEBPACK_IMPORTED_MODULE_4__.J0)((0, _check_js__WEBPACK_IMPORTED_MODULE_7__.zd)(api, commit), []), context, view);
					const comment = await (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.h1)(api, pullRequest, (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.Fg)(commentKey));
					const before = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_8__.r7)(comment, "body");
					const body = renderTable(commentKey, lines, before);
					output("comment-url", (0, _response_js__WEBPACK_IMPORTED_MODULE_6__.n9)(comment));
					if (comment !== undefined && made !== undefined && (0, _response_js__WEBPACK_IMPORTED_MODULE_6__.DG)(comment) !== made) {
						writesLeft--;
						await api.request(`DELETE /repos/{owner}/{repo}/issues/comments/${made}`);
						made = undefined;
						continue;
					}
					if (before.trim() === body.trim()) break;
					const [first] = [...byKey(lines).keys()].sort();
					if (comment === undefined && round === 1 && first !== keyOf(reportName)) continue;
					writesLeft--;
					const written = await (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.HF)(api, pullRequest, comment, body);
					output("comment-url", (0, _response_js__WEBPACK_IMPORTED_MODULE_6__.n9)(written));
					if (comment === undefined) made = (0, _response_js__WEBPACK_IMPORTED_MODULE_6__.DG)(written);
				}
				return writesLeft > 0 ? "look again" : undefined;
			};
		}
		function linesOf(checks, own, view) {
			const { commentKey, reportName: name, commit, runUrl } = own;
			const ownCheck = checks.find(({ record }) => record.run === view.record.run);
			const page = ownCheck?.page || runUrl;
			const ownLine = lineOf({ ...view, name, conclusion: (0, _check_js__WEBPACK_IMPORTED_MODULE_7__.Gc)(view), page }, commit);
			const lines = checks.toReversed().flatMap((check) => {
				if (check === ownCheck) return ownLine;
				return check.tableKey === (0, _response_js__WEBPACK_IMPORTED_MODULE_6__.qQ)(commentKey) ? lineOf(check, commit) : [];
			});
			return ownCheck === undefined ? [...lines, ownLine] : lines;
		}
		function lineOf({ name, record, deployment, conclusion, title, page }, sha) {
			const cells = [
				(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name, 100),
				`${(0, _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_0__.Z)(conclusion)} ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.CS)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.b1.description)}`,
				(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(deployment, 128),
				(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(sha.slice(0, 7)),
				`${page === "" ? "\u2013" : ((0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.nf))("details", page)} <!-- row ${keyOf(name)} ${(0, _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__.VO)(record.run)} ${deployment} -->`,
			];
			return `| ${cells.join(" | ")} |`;
		}
		function keyOf(reportName) {
			return (0, _response_js__WEBPACK_IMPORTED_MODULE_6__.qQ)(reportName).slice(0, 16);
		}
		const LINE = /^\| .* <!-- row ([0-9a-f]{16}) (\d{1,15}) ([A-Za-z0-9_-]{0,128}) --> \|$/;
		function lineIn(line) {
			const [text, key = "", run, deployment = ""] = LINE.exec(line.trimEnd()) ?? [];
			return text === undefined ? undefined : { text, key, run: Number(run), deployment };
		}
		function byKey(texts) {
			const lines = texts.flatMap((text) => lineIn(text) ?? []);
			return new Map(lines.map((line) => [line.key, line]));
		}
		function renderTable(commentKey, own, before) {
			const lines = byKey(before.split("\n"));
			for (const [key, line] of byKey(own)) {
				const there = lines.get(key);
				const isGone = there?.deployment === line.deployment && there.text.includes(` | ${GONE} | `);
				if (!isGone && (there === undefined || there.run <= line.run)) lines.set(key, line);
			}
			const sorted = [...lines.values()].map(({ text }) => text).sort();
			const head = `${(0, _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.Fg)(commentKey)}\n## Deployments: ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(commentKey, 100)}\n\n${HEAD}`;
			return (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.zU)(`${head}\n${sorted.join("\n")}\n${FOOT}`, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__.b1.comment);
		}
		const HEAD = "| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |";
		const FOOT = "\n<sub>Each job updates its own row. A row from another commit is the newest that its job wrote.</sub>\n";
		const GONE = "\ud83d\uddd1\ufe0f The preview was deleted";
		function withGoneRows(body, ids) {
			const lines = body.split("\n").map((text) => {
				const [name, , ...others] = text.split(" | ");
				return ids.includes(lineIn(text)?.deployment ?? "") ? [name, GONE, ...others].join(" | ") : text;
			});
			return lines.join("\n");
		}
	}),
	7692: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => statusReporter,
			_: () => statusState,
		});
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1445);
		function statusReporter({ api, commit, reportName, runUrl }) {
			return async (view) => {
				await api.request(`POST /repos/{owner}/{repo}/statuses/${commit}`, {
					state: statusState(view),
					context: reportName,
					description: (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(view.title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.b1.description),
					target_url: runUrl || undefined,
				});
			};
		}
		function statusState({ conclusion }) {
			if (conclusion === undefined) return "pending";
			return conclusion === "success" || conclusion === "failure" ? conclusion : "error";
		}
	}),
	745: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => openPullState,
			c: () => openHasCommit,
		});
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		var _faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4456);
		function openPullState(github) {
			return (number, signal) =>
				github.read({ signal, permission: "pull-requests: read" }, async (api) => {
					const pull = await api.request(`GET /repos/{owner}/{repo}/pulls/${number}`);
					const kind = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(pull, "state");
					if ((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(pull, "number") !== number || (kind !== "open" && kind !== "closed")) return { kind: "unread", why: "GitHub's response is for another pull request" };
					return {
						kind,
						head: (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.r7)(pull, "head", "sha"),
						merge: (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.r7)(pull, "merge_commit_sha"),
						headRepository: (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.r7)(pull, "head", "repo", "full_name"),
					};
				});
		}
		function openHasCommit(github) {
			return async (commit, signal) => {
				const isThere = await github.read({ signal, permission: "contents: read" }, async (api) => {
					try {
						return (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(await api.request(`GET /repos/{owner}/{repo}/git/commits/${commit}`), "sha") === commit;
					} catch (thrown) {
						if ((0, _faults_js__WEBPACK_IMPORTED_MODULE_0__.c2)(thrown) === 404) return false;
						throw thrown;
					}
				});
				return isThere !== false;
			};
		}
	}),
	522: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DG: () => idIn,
			ll: () => newestFirst,
			n9: () => pageIn,
			qQ: () => hashOf,
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		function hashOf(name) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, 32);
		}
		function idIn(made) {
			const id = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(made, "id");
			if (typeof id !== "number" || !Number.isSafeInteger(id)) throw new Error("the response has no id");
			return id;
		}
		async function newestFirst(items) {
			return (await Array.fromAsync(items)).sort((a, b) => Number((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(b, "id")) - Number((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(a, "id")));
		}
		function pageIn(made) {
			const page = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.r7)(made, "html_url");
			return /^https?:\/\/[\x21-\x7e]{1,1992}$/.test(page) ? page : "";
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
	3405: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => openDeployments,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6012);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9219);
		var _domain_records_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5699);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3045);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5149);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3971);
		var _deletion_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4287);
		var _records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3479);
		function openDeployments(connection) {
			const records = (0, _records_js__WEBPACK_IMPORTED_MODULE_8__.tW)(connection, "deployment", _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.zi);
			return {
				...records,
				async create(parts, options) {
					const { formBody } = await __webpack_require__.e(943).then(__webpack_require__.bind(__webpack_require__, 4943));
					const response = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_6__.t)(connection, { ...CREATE, body: formBody(parts), ...options });
					return (0, _records_js__WEBPACK_IMPORTED_MODULE_8__.$6)("deployment", response, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.zi);
				},
				list: (options, { app, version } = { app: "", version: "" }) => records.list({ app_name: app, app_version: version }, options),
				async delete(id, options) {
					const what = { doing: `Deleting deployment ${id}`, path: `/deployments/${id}` };
					const deletion = await (0, _deletion_js__WEBPACK_IMPORTED_MODULE_7__.o8)(connection, { ...what, ...options }, AGAIN);
					if (deletion.kind === "deleted") return "deleted";
					const { failure } = deletion;
					const look = await records.get(id, options).catch((thrown) => {
						if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j) throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j(thrown.by, { maybeDone: true });
						if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH)) throw thrown;
						return (0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_3__.M0)(thrown.service) ? undefined : { ok: false, why: (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__.f6)(thrown.message) };
					});
					if (look?.ok === false) {
						const message = `${failure.message} Now GET returned no record: ${look.why}.`;
						throw failure.with({ kind: "ambiguous", message, advice: AGAIN, retryable: true });
					}
					const isMissing = deletion.kind === "missing";
					if (look === undefined || (0, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.dR)(look.record.status)) return isMissing ? "gone" : "deleted";
					const message = `${failure.message} Now GET says that it is still "${(0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__.TN)(look.record.status)}".`;
					throw failure.with({ message, ...(isMissing ? { advice: NO_SUCH_ROUTE } : {}) });
				},
			};
		}
		const CREATE = {
			doing: "Creating the deployment",
			method: "POST",
			path: "/deployments",
			ifAmbiguous: _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.Dp,
			advise({ status, message, details }) {
				const said = [message, ...details.map((detail) => detail.message)].join(" ");
				if (status === 500) return 'A 500 may also mean that the service cannot use the app. Check "entrypoint" and the manifest beside it (package.json, pyproject.toml).';
				if (status === 409 || (status === 400 && TAKEN.test(said))) return _domain_records_version_js__WEBPACK_IMPORTED_MODULE_9__.wG;
				if (status === 411 || status === 501) return 'The service or a gateway does not accept a body of unknown length. Set "package" to the zip of a dry run (output "package-path"), which is sent with its length.';
				if (status === 413) return 'The package is too large for the service. Leave out more with "exclude" or a .deployignore file.';
				return undefined;
			},
		};
		const TAKEN = /\balready\b.*\bversion\b|\bversion\b.*\balready\b|(?<!\b(?:no|such) )\bversion (?:\S+ )?exists\b/i;
		const AGAIN = "The deployment may have been deleted. Run the job again; this is safe.";
		const NO_SUCH_ROUTE = "The deployment is still active, because this service cannot delete deployments.";
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
