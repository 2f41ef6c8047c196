"use strict";
exports.id = 734;
exports.ids = [734];
exports.modules = {
	5699: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => versionLabel,
			e: () => isLatest,
		});
		const LATEST = "latest";
		function versionLabel(version) {
			return version || LATEST;
		}
		function isLatest(version) {
			return version.trim().toLowerCase() === LATEST;
		}
	}),
	9628: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hh: () => parseRecord,
			NG: () => isOfRun,
			ZD: () => hexOf,
			a9: () => MAY_EXIST,
			aE: () => readRecord,
			bM: () => formatRecord,
			r7: () => runKey,
		});
		var _records_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		const MAY_EXIST = "?";
		const NONE = "-";
		function formatRecord({ run, setup, digest, deployment }) {
			return [run, setup, digest, deployment].map((part) => part || NONE).join(" ");
		}
		function parseRecord(line) {
			if (typeof line !== "string") return undefined;
			const parts = line.split(" ").map((part) => (part === NONE ? "" : part));
			const [run = "", setup = "", digest = "", deployment = ""] = parts;
			return parts.length === 4 ? validRecord({ run, setup, digest, deployment }) : undefined;
		}
		function readRecord(stored) {
			const text = (name) => {
				const value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(stored, name);
				return typeof value === "string" ? value : "";
			};
			return validRecord({
				run: text("run"),
				setup: text("setup"),
				digest: text("digest"),
				deployment: text("deployment"),
			});
		}
		function validRecord(record) {
			const { run, setup, digest, deployment } = record;
			const isValid = /^(?:\d{1,20}|run)-[0-9a-f]{16}$/.test(run) && /^(?:[0-9a-f]{16})?$/.test(setup) && /^(?:[0-9a-f]{64})?$/.test(digest) && (deployment === "" || deployment === MAY_EXIST || (0, _records_id_js__WEBPACK_IMPORTED_MODULE_0__.eQ)(deployment));
			return isValid ? record : undefined;
		}
		function runKey(runId, random) {
			return `${idOf(runId)}-${random}`;
		}
		function isOfRun(key, runId) {
			return key.split("-")[0] === idOf(runId);
		}
		function idOf(runId) {
			return /^\d{1,20}$/.test(runId) ? runId : "run";
		}
		function hexOf(digest) {
			return digest.replace(/^sha256:/, "");
		}
	}),
	9339: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BF: () => retireFormer,
			CH: () => makeInactive,
			Jd: () => openNewest,
			L6: () => readNewest,
			Xb: () => taskOf,
		});
		var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9628);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
		var _notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3164);
		var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);
		function taskOf(reportName) {
			return `deploy:${(0, _response_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(reportName)}`;
		}
		const MOST_READ = 100;
		async function readNewest(api, { reportName, environment }, sha) {
			const query = { task: taskOf(reportName), environment, per_page: MOST_READ, ...(sha === undefined ? {} : { sha }) };
			const list = await api.request("GET /repos/{owner}/{repo}/deployments", query);
			if (!Array.isArray(list) || list.some((one) => (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.DG)(one) === undefined)) throw new Error("the response is not a list of deployments");
			return (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.ll)(list);
		}
		const ENDS = ["success", "failure", "error", "inactive"];
		async function endOf(api, id) {
			const list = await api.request(`GET /repos/{owner}/{repo}/deployments/${id}/statuses`, { per_page: 100 });
			if (!Array.isArray(list)) throw new Error("the response is not a list of statuses");
			const states = (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.ll)(list).map((status) => (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)(status, "state"));
			return states.find((state) => ENDS.includes(state));
		}
		async function makeInactive(api, id) {
			const status = { state: "inactive", auto_inactive: false };
			await api.request(`POST /repos/{owner}/{repo}/deployments/${id}/statuses`, status);
		}
		const MOST_FORMER = 30;
		async function retireFormer(api, app, own) {
			const former = (await readNewest(api, app)).filter((one) => Number((0, _response_js__WEBPACK_IMPORTED_MODULE_2__.DG)(one)) < own && (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)((0, _response_js__WEBPACK_IMPORTED_MODULE_2__.Md)(one), "pull_request") === app.pullRequest);
			for (const one of former.slice(0, MOST_FORMER)) {
				const id = (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.DG)(one);
				const end = await endOf(api, id);
				if (end === "inactive") return;
				if (end === "success") await makeInactive(api, id);
			}
		}
		const LOOKING_MS = 15_000;
		function openNewest(github, inputs) {
			const [reportName, environment] = [inputs.reportName, inputs.environment].map(github.redactName);
			return async (signal) => {
				try {
					return await github.ask(github.within(LOOKING_MS, signal), async (api) => {
						const [newest] = await readNewest(api, { reportName, environment });
						const id = (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.DG)(newest);
						if (id === undefined) return { kind: "none" };
						return { kind: "found", id, record: (0, _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__.aE)((0, _response_js__WEBPACK_IMPORTED_MODULE_2__.Md)(newest)), end: await endOf(api, id) };
					});
				} catch (thrown) {
					return { kind: "unread", why: (0, _notices_js__WEBPACK_IMPORTED_MODULE_1__.OB)(thrown, _notices_js__WEBPACK_IMPORTED_MODULE_1__.Jj.deployment) };
				}
			};
		}
	}),
	6798: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			o: () => openGitHub,
		});
		var src = __webpack_require__(6354);
		var format = __webpack_require__(3045);
		var json = __webpack_require__(1832);
		var base_url = __webpack_require__(1297);
		var network_error = __webpack_require__(5243);
		var response_body = __webpack_require__(3252);
		var transport = __webpack_require__(7095);
		var undici = __webpack_require__(7351);
		async function openBoundedFetch({ baseUrl, proxy, largestBody }) {
			const dispatcher = await (0, transport.g)(baseUrl, proxy);
			return async (address, { method = "GET", headers = {}, body = null, signal }) => {
				const url = `${address}`;
				checkAddress(url, baseUrl);
				try {
					const userAgent = `${undici._O} ${headers["user-agent"] ?? ""}`.trim();
					const sent = { method, headers: { ...headers, "user-agent": userAgent }, body, signal };
					const response = await (0, undici.sU)(url, dispatcher, sent).catch((cause) => {
						throw new Error((0, network_error.g)(cause).words, { cause });
					});
					const read = await (0, response_body.On)(response, largestBody);
					const { status } = response;
					if (status >= 300 && status < 400) throw new Error("the server redirects, but redirects are not followed");
					const why = read.ok ? whyNotParsed(read.text) : read.why;
					if (why !== undefined && status < 400) throw new Error(why);
					signal.throwIfAborted();
					return fetched(url, status, response.headers, read.ok && why === undefined ? read.text : "");
				} catch (thrown) {
					signal.throwIfAborted();
					throw thrown;
				}
			};
		}
		const whyNotParsed = (text) => ((0, json.iH)(text) ? "the response has too many values" : undefined);
		function checkAddress(address, baseUrl) {
			const [url, base] = [URL.parse(address), URL.parse(baseUrl)];
			const isOther = url?.origin !== base?.origin || url?.username !== "" || url.password !== "";
			const isPlain = url?.protocol !== "https:" && !(url?.protocol === "http:" && (0, base_url.U)(url.hostname));
			if (isOther) throw new Error("the address is on another server");
			if (isPlain) throw new Error("the address is not https");
		}
		function fetched(url, status, headers, text) {
			return {
				url,
				status,
				statusText: "",
				ok: status >= 200 && status < 300,
				headers: new Map(Object.entries(headers)),
				text: async () => text,
				json: async () => JSON.parse(text),
				arrayBuffer: async () => new TextEncoder().encode(text).buffer,
			};
		}
		var response = __webpack_require__(522);
		var retry = __webpack_require__(5059);
		const CALL_MS = 10_000;
		const PER_PAGE = 100;
		const MOST_PAGES = 10;
		const LARGEST_BODY = 8 * 1_048_576;
		function openGitHub(token, edges) {
			const { clock, environment } = edges;
			const unset = environment.repository === "" ? "GITHUB_REPOSITORY is not set" : undefined;
			const missing = token === "" ? "there is no github-token" : unset;
			let opened;
			const open = () => (opened ??= openOctokit(token, environment));
			return {
				...edges,
				missing,
				within: (ms, signal) => ({ signal: (0, src.J)([signal, clock.deadline(ms)]), endsAt: clock.now() + ms }),
				async ask(limits, act) {
					if (missing !== undefined) throw new retry.pG(missing);
					const api = apiOf(open, limits.signal, edges);
					return (0, retry.L5)(() => act(api), limits, clock);
				},
			};
		}
		function apiOf(open, whole, edges) {
			const { environment, log, clock } = edges;
			const { repository, apiUrl } = environment;
			const send = async (route, parameters) => {
				const signal = (0, src.J)([whole, clock.deadline(CALL_MS)]);
				const began = clock.now();
				let status;
				try {
					const octokit = await open();
					const response = await octokit.request(route.replace("{owner}/{repo}", repository), {
						...parameters,
						request: { signal },
					});
					status = response.status;
					if (status === 204) return { ...response, data: {} };
					if (typeof response.data !== "object" || response.data === null) throw new Error(`the response to ${route} is not JSON`);
					return response;
				} catch (thrown) {
					status ??= (0, response.c2)(thrown);
					throw thrown;
				} finally {
					signal.clear();
					log.debug(`GitHub: ${route}: ${status ?? "no response"} in ${(0, format.a3)(clock.now() - began)}`);
				}
			};
			return {
				request: async (route, parameters = {}) => (await send(route, parameters)).data,
				async *items(route, parameters, list) {
					for (let page = 1; page <= MOST_PAGES; page++) {
						const { data, headers } = await send(route, { ...parameters, per_page: PER_PAGE, page });
						const items = list === undefined ? data : (0, json.ZZ)(data, list);
						if (!Array.isArray(items)) throw new Error(`the response to ${route} is not a list`);
						yield* items;
						if (!/\brel="?next\b/.test(headers.link ?? "")) return;
					}
					throw new retry.pG(`the list has more than ${MOST_PAGES * PER_PAGE} items`);
				},
				async viewer() {
					const baseUrl = apiUrl.replace(/\/v3$/, "");
					const { data } = await send("POST /graphql", { baseUrl, query: "{ viewer { login } }" });
					const login = (0, response.r7)(data, "data", "viewer", "login");
					if (login === "") throw new Error("the response has no login");
					return login;
				},
			};
		}
		const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
		async function openOctokit(token, { apiUrl: baseUrl, proxy }) {
			const { getOctokit } = await Promise.all([__webpack_require__.e(724), __webpack_require__.e(92)])
				.then(__webpack_require__.bind(__webpack_require__, 5092))
				.catch(() => {
					throw new retry.pG("the run's event is not JSON");
				});
			const fetch = await openBoundedFetch({ baseUrl, proxy, largestBody: LARGEST_BODY });
			return getOctokit(token, { baseUrl, log: SILENT, request: { fetch, log: SILENT } });
		}
	}),
	3164: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jj: () => PERMISSIONS,
			OB: () => whyNot,
			QJ: () => noticeOf,
		});
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
		var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);
		var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5059);
		const PERMISSIONS = {
			check: "checks: write",
			status: "statuses: write",
			deployment: "deployments: write",
			comment: "pull-requests: write",
		};
		function noticeOf(problems, isReadOnly, keeper) {
			const missing = problems.filter(({ thrown }) => isMissingPermission(thrown));
			const reasons = problems.map(({ reporter, thrown }) => `${reporter}: ${reasonOf(thrown)}`).join("; ");
			const what = `Some results could not be shown or updated on the commit or pull request (${reasons}). The deploy itself is not affected.`;
			if (missing.length === 0) return { message: what, lines: [] };
			if (isReadOnly) return { message: `${what} Runs from forks have a read-only token. See the job summary instead.`, lines: [] };
			const isKept = missing.every(({ reporter }) => reporter !== keeper);
			const lost = isKept ? "" : ", so a re-run cannot tell what this one has deployed";
			return {
				message: `${what} The token lacks a permission${lost}. Add these lines to the job, or remove the reporter from "report-to":`,
				lines: ["permissions:", "  contents: read", ...missing.map(({ reporter }) => `  ${PERMISSIONS[reporter]}`)],
			};
		}
		function whyNot(thrown, permission) {
			return `${reasonOf(thrown)}${isMissingPermission(thrown) ? `; the job needs "${permission}"` : ""}`;
		}
		const LACKS = /^(?:|Not Found|Resource not accessible by .*|Must have (?:admin|push|write) .*)$/i;
		function isMissingPermission(thrown) {
			const isRefused = [403, 404].includes((0, _response_js__WEBPACK_IMPORTED_MODULE_2__.c2)(thrown) ?? 0) && (0, _retry_js__WEBPACK_IMPORTED_MODULE_3__.tX)(thrown) === undefined;
			return isRefused && LACKS.test(messageOf(thrown));
		}
		function reasonOf(thrown) {
			if ((0, _retry_js__WEBPACK_IMPORTED_MODULE_3__.tX)(thrown) !== undefined) return "GitHub's rate limit is used up";
			const [status, message] = [(0, _response_js__WEBPACK_IMPORTED_MODULE_2__.c2)(thrown), messageOf(thrown)];
			if (status === undefined) return message || "no usable response from GitHub";
			return `GitHub responded with ${status}${message === "" ? "" : `: ${message}`}`;
		}
		const LONGEST_MESSAGE = 300;
		function messageOf(thrown) {
			const message = thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_3__.pG ? thrown.message : (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.r7)(thrown, "response", "data", "message");
			return (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)((0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__.TN)(message).trim(), LONGEST_MESSAGE);
		}
	}),
	9256: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EM: () => changeComment,
			HF: () => writeComment,
			Tu: () => deleteComment,
			YE: () => commentFinder,
		});
		var _response_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(522);
		var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5059);
		function commentFinder(pullRequest, mark) {
			let author;
			return async (api) => {
				author ??= await authorOf(api);
				for await (const one of api.items(`GET /repos/{owner}/{repo}/issues/${pullRequest}/comments`, {})) {
					const [comment, login] = [commentIn(one), (0, _response_js__WEBPACK_IMPORTED_MODULE_0__.r7)(one, "user", "login")];
					const isOwn = login === author || login === `${author}[bot]`;
					if (comment !== undefined && isOwn && comment.body.startsWith(mark)) return comment;
				}
				return undefined;
			};
		}
		const WORKFLOW_AUTHOR = "github-actions[bot]";
		async function authorOf(api) {
			try {
				return await api.viewer();
			} catch (thrown) {
				if ((0, _retry_js__WEBPACK_IMPORTED_MODULE_1__.H0)(thrown)) return WORKFLOW_AUTHOR;
				throw thrown;
			}
		}
		async function writeComment(api, pullRequest, found, body) {
			const changed = found && (await changeComment(api, found.id, body));
			const route = `POST /repos/{owner}/{repo}/issues/${pullRequest}/comments`;
			return commentIn(changed ?? (await api.request(route, { body })));
		}
		function changeComment(api, id, body) {
			return unlessGone(api.request(`PATCH /repos/{owner}/{repo}/issues/comments/${id}`, { body }));
		}
		async function deleteComment(api, id) {
			await unlessGone(api.request(`DELETE /repos/{owner}/{repo}/issues/comments/${id}`));
		}
		function commentIn(response) {
			const id = (0, _response_js__WEBPACK_IMPORTED_MODULE_0__.DG)(response);
			return id === undefined ? undefined : { id, body: (0, _response_js__WEBPACK_IMPORTED_MODULE_0__.r7)(response, "body"), page: (0, _response_js__WEBPACK_IMPORTED_MODULE_0__.n9)(response) };
		}
		async function unlessGone(response) {
			try {
				return await response;
			} catch (thrown) {
				if ((0, _response_js__WEBPACK_IMPORTED_MODULE_0__.c2)(thrown) !== 404) throw thrown;
				return undefined;
			}
		}
	}),
	7614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => openPullState,
		});
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
		var _notices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3164);
		var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);
		const ASKING_MS = 15_000;
		function openPullState(github) {
			return async (number, signal) => {
				try {
					const pull = await github.ask(github.within(ASKING_MS, signal), (api) => api.request(`GET /repos/{owner}/{repo}/pulls/${number}`));
					return stateIn(pull, number);
				} catch (thrown) {
					return { kind: "unread", why: (0, _notices_js__WEBPACK_IMPORTED_MODULE_0__.OB)(thrown, "pull-requests: read") };
				}
			};
		}
		function stateIn(pull, number) {
			const state = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(pull, "state");
			if ((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(pull, "number") !== number || (state !== "open" && state !== "closed")) return { kind: "unread", why: "GitHub's response is for another pull request" };
			return {
				kind: state,
				head: (0, _response_js__WEBPACK_IMPORTED_MODULE_1__.r7)(pull, "head", "sha"),
				merge: (0, _response_js__WEBPACK_IMPORTED_MODULE_1__.r7)(pull, "merge_commit_sha"),
				headRepository: (0, _response_js__WEBPACK_IMPORTED_MODULE_1__.r7)(pull, "head", "repo", "full_name"),
			};
		}
	}),
	3225: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JL: () => commentReporter,
			n6: () => runMark,
			uW: () => runIdIn,
			we: () => markerOf,
		});
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1445);
		var _own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9256);
		var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);
		function commentReporter(context, pullRequest) {
			const { reportName, runId, found, say } = context;
			const findOwn = (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_1__.YE)(pullRequest, markerOf(reportName));
			return async (api, view) => {
				if (view.phase === "preparing") return;
				const before = await findOwn(api);
				const isLater = before !== undefined && runIdIn(before.body) > Number(runId);
				if (isLater) say("The comment shows a later run, so it stays as it is");
				const comment = isLater ? before : await (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_1__.HF)(api, pullRequest, before, bodyOf(view, context));
				if (comment?.page) found({ "comment-url": comment.page });
			};
		}
		function markerOf(reportName) {
			return `<!-- browser-deploy-action ${(0, _response_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(reportName)} -->`;
		}
		function runMark(runId) {
			return `<!-- run ${runId} -->\n`;
		}
		function runIdIn(body) {
			const [, id = 0] = /<!-- run (\d{1,15}) -->\s*$/.exec(body) ?? [];
			return Number(id);
		}
		function bodyOf(view, { reportName, runId }) {
			const head = `${markerOf(reportName)}\n`;
			const foot = `\n${runMark(runId)}`;
			return `${head}${(0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.zU)(view.summary, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.b1.comment - head.length - foot.length)}${foot}`;
		}
	}),
	6948: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fz: () => withGoneRows,
			Gc: () => checkConclusion,
			RO: () => rowsOf,
			Ym: () => rowMark,
			bo: () => renderTable,
			yH: () => tableMark,
		});
		var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9259);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
		var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);
		function checkConclusion(conclusion) {
			return conclusion === "unknown" ? "failure" : conclusion;
		}
		function rowMark(commentKey, { deployment }) {
			return commentKey === "" ? "" : `<!-- browser-deploy-action row ${(0, _response_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(commentKey)} ${deployment || NONE} -->\n`;
		}
		const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) ([A-Za-z0-9_-]{1,128}) -->/;
		const NONE = "-";
		function rowIn({ summary, page, record, ...check }, commentKey) {
			const [, key, deployment = NONE] = MARK.exec(summary) ?? [];
			if (key !== (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(commentKey)) return undefined;
			const { name, conclusion, title, sha } = check;
			const run = Number.parseInt(record.run, 10) || 0;
			return { name, run, conclusion, title, deployment: deployment === NONE ? "" : deployment, sha, link: page };
		}
		function rowsOf(checks, own, view) {
			const rows = checks.toReversed().flatMap((check) => rowIn(check, own.commentKey) ?? []);
			const ownRow = {
				name: own.reportName,
				run: Number(own.runId),
				conclusion: checkConclusion(view.conclusion ?? "unknown"),
				title: (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(view.title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.b1.description),
				deployment: view.deployment,
				sha: own.commit,
				link: checks.find(({ record }) => record.run === own.runKey)?.page || own.runUrl,
			};
			return [...rows, ownRow];
		}
		function tableMark(commentKey) {
			return `<!-- browser-deploy-action table ${(0, _response_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(commentKey)} -->`;
		}
		function renderTable(commentKey, rows, before) {
			const lines = new Map(readLines(before).map((line) => [line.key, line]));
			for (const row of rows) {
				const key = lineKey(row.name);
				const line = lines.get(key);
				if (line === undefined || !isNewer(line, row)) lines.set(key, { key, run: row.run, text: lineOf((0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(row.name, 100), key, row) });
			}
			const sorted = [...lines.values()].map(({ text }) => text).sort();
			const head = `${tableMark(commentKey)}\n## Deployments: ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(commentKey, 100)}\n\n${HEAD}`;
			return (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.zU)(`${head}\n${sorted.join("\n")}\n${FOOT}`, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.b1.comment);
		}
		const lineKey = (name) => (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(name).slice(0, 16);
		const HEAD = "| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |";
		const FOOT = "\n<sub>Each job updates its own row. A row from another commit is the newest that its job wrote.</sub>\n";
		function isNewer({ run, text }, row) {
			return run > row.run || (run === row.run && text.includes(`| ${ICONS.deleted} `));
		}
		const LINE = /^\| .* <!-- row ([0-9a-f]{16}) (\d{1,15}) --> \|$/;
		function readLines(body) {
			return body.split(/\r?\n/).flatMap((text) => {
				const [, key, run] = LINE.exec(text) ?? [];
				return key === undefined ? [] : [{ key, run: Number(run), text }];
			});
		}
		function withGoneRows(body, ids, gone) {
			return readLines(body)
				.filter(({ text }) => ids.some((id) => text.includes(` | ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(id, 128)} | `)))
				.reduce((now, { key, text }) => {
					const name = text.split(" | ")[0]?.slice(2) ?? "";
					const row = { ...gone, conclusion: "deleted", title: "The preview was deleted", deployment: "" };
					return now.replace(text, () => lineOf(name, key, row));
				}, body);
		}
		const ICONS = {
			"": "\u23f3",
			success: "\u2705",
			failure: "\u274c",
			cancelled: "\ud83d\udeab",
			timed_out: "\u231b",
			deleted: "\ud83d\uddd1\ufe0f",
		};
		function lineOf(name, key, { run, conclusion, title, deployment, sha, link }) {
			const cells = [
				name,
				`${ICONS[conclusion] ?? "\u2754"} ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.b1.description)}`,
				(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(deployment, 128),
				(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(sha.slice(0, 7)),
				`${link === "" ? "\u2013" : ((0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf))("details", link)} <!-- row ${key} ${run} -->`,
			];
			return `| ${cells.join(" | ")} |`;
		}
	}),
	522: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DG: () => idIn,
			Md: () => payloadOf,
			c2: () => statusOf,
			ll: () => newestFirst,
			n9: () => pageIn,
			qQ: () => hashOf,
			r7: () => textIn,
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
		function statusOf(thrown) {
			const { status, response } = thrown ?? {};
			return response !== undefined && typeof status === "number" ? status : undefined;
		}
		function hashOf(name) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, 32);
		}
		function idIn(made) {
			const id = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(made, "id");
			return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : undefined;
		}
		function newestFirst(items) {
			return items.toSorted((a, b) => Number((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(b, "id")) - Number((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(a, "id")));
		}
		function textIn(response, ...path) {
			const text = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(response, ...path);
			return typeof text === "string" ? text : "";
		}
		function payloadOf(deployment) {
			const payload = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(deployment, "payload");
			return typeof payload === "string" ? (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(payload) : payload;
		}
		function pageIn(made) {
			const page = textIn(made, "html_url");
			return /^https:\/\/[\x21-\x7e]{1,1992}$/.test(page) ? page : "";
		}
	}),
	5059: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H0: () => isRefused,
			L5: () => retry,
			pG: () => Permanent,
			tX: () => rateLimitOf,
		});
		var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
		var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);
		async function retry(act, limits, clock) {
			for (let failures = 1; ; failures++) {
				try {
					return await act();
				} catch (thrown) {
					const { signal, endsAt, retries = _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.hH.retries } = limits;
					if (isRefused(thrown) || failures > retries || signal.aborted) throw thrown;
					const pause = (rateLimitOf(thrown) ?? 0) + (0, _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.EY)(failures, clock.random());
					if (clock.now() + pause > endsAt) throw thrown;
					await clock.sleep(pause, signal).catch(() => {});
				}
			}
		}
		class Permanent extends Error {
			name = "Permanent";
		}
		function isRefused(thrown) {
			if (thrown instanceof Permanent) return true;
			const status = (0, _response_js__WEBPACK_IMPORTED_MODULE_1__.c2)(thrown) ?? 0;
			const mayPass = status === 407 || status === 408 || rateLimitOf(thrown) !== undefined;
			return status >= 400 && status < 500 && !mayPass && typeof (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(thrown, "response", "data", "message") === "string";
		}
		const UNNAMED_MS = 60_000;
		function rateLimitOf(thrown) {
			const status = (0, _response_js__WEBPACK_IMPORTED_MODULE_1__.c2)(thrown);
			const header = (name) => {
				const value = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(thrown, "response", "headers", name);
				return value === undefined ? undefined : String(value);
			};
			const isUsedUp = header("x-ratelimit-remaining") === "0";
			const says = /rate limit|abuse detection/i.test(String((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(thrown, "response", "data", "message")));
			const isLimit = isUsedUp || says || header("retry-after") !== undefined;
			if (status !== 429 && !(status === 403 && isLimit)) return undefined;
			const named = (0, _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__.mu)(header("retry-after"), header("date"));
			if (named !== undefined) return named;
			const left = Number(header("x-ratelimit-reset") ?? Number.NaN) * 1_000 - Date.parse(header("date") ?? "");
			return isUsedUp && !Number.isNaN(left) ? Math.max(0, left) : UNNAMED_MS;
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
						parse: _domain_records_app_js__WEBPACK_IMPORTED_MODULE_0__.K,
						keyOf: (one) => JSON.stringify([one.name, one.version, one.deployment]),
					}),
			};
		}
	}),
	3405: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => openDeployments,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6012);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3045);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5149);
		var _http_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3971);
		var _deletion_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4287);
		var _list_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5940);
		var _records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2709);
		function openDeployments(connection) {
			return {
				async create({ fields, file, ...options }) {
					const { formBody } = await __webpack_require__.e(943).then(__webpack_require__.bind(__webpack_require__, 4943));
					const body = formBody([...fields, ...(file === undefined ? [] : [{ name: "file", file }])]);
					const request = { what: CREATE, method: "POST", path: "/deployments", body, retry: "once", ...options };
					const response = await (0, _http_request_js__WEBPACK_IMPORTED_MODULE_4__.tN)(connection, request);
					return (0, _records_js__WEBPACK_IMPORTED_MODULE_7__.$6)(connection, "deployment", CREATE, response, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.zi);
				},
				list: (options, of) => listDeployments(connection, options, of),
				get: (id, options) => getDeployment(connection, id, options),
				delete: (id, options) => deleteDeployment(connection, id, options),
				async follow(id, request) {
					const { followLog } = await __webpack_require__.e(411).then(__webpack_require__.bind(__webpack_require__, 4649));
					await followLog(connection, "deployment", id, request);
				},
			};
		}
		const VERSION_TAKEN = /\balready\b.*\bversion\b|\bversion\b.*\balready\b|(?<!\b(?:no|such) )\bversion (?:\S+ )?exists\b/i;
		const CREATE = {
			doing: "Creating the deployment",
			request: "POST /deployments",
			ifAmbiguous: "The deployment may exist. Look for it at the service (GET /deployments) before you try again, or you may deploy twice.",
			advise(status, said) {
				if (status === 500) return 'A 500 may also mean that the service cannot use the app. Check "entrypoint" and the manifest beside it (package.json, pyproject.toml).';
				if (status === 409 || (status === 400 && VERSION_TAKEN.test(said))) return 'The version already exists. Set another "version", or "force: true" to overwrite it.';
				if (status === 411 || status === 501) return 'The service or a gateway does not accept a body of unknown length. Set "package" to the zip of a dry run (output "package-path"), which is sent with its length.';
				if (status === 413) return 'The package is too large for the service. Leave out more with "exclude" or a .deployignore file.';
				return undefined;
			},
		};
		const getDeployment = (connection, id, options) => (0, _records_js__WEBPACK_IMPORTED_MODULE_7__.EI)(connection, "deployment", id, { parse: _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.zi, ...options });
		async function listDeployments(connection, options, { app, version } = { app: "", version: "" }) {
			let isUsable = true;
			const list = await (0, _list_pages_js__WEBPACK_IMPORTED_MODULE_6__.L)(connection, {
				...options,
				doing: "Looking for the deployment",
				path: "/deployments",
				filter: { app_name: app, app_version: version },
				parse(body) {
					if (!Array.isArray(body)) return undefined;
					const records = body.map(_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.zi).flatMap((one) => (one.ok ? [one.record] : []));
					isUsable &&= records.length === body.length;
					return records;
				},
				keyOf: ({ id }) => id,
			});
			return list.kind === "list" ? { ...list, isWhole: isUsable && list.isWhole } : list;
		}
		const AGAIN = "The deployment may have been deleted. Run the job again; this is safe.";
		const NO_SUCH_ROUTE = "The deployment is still active, because this service cannot delete deployments.";
		async function deleteDeployment(connection, id, options) {
			const request = { name: `deployment ${id}`, path: `/deployments/${id}`, ifAmbiguous: AGAIN };
			const deletion = await (0, _deletion_js__WEBPACK_IMPORTED_MODULE_5__.o8)(connection, { ...request, ...options });
			if (deletion.kind === "deleted") return { kind: "deleted" };
			const now = await statusOf(connection, id, options);
			if (now.kind === "ended") return { kind: deletion.kind === "missing" ? "gone" : "deleted" };
			const { failure } = deletion;
			const message = `${failure.message} Now ${now.why}.`;
			if (now.kind === "unknown") throw failure.with({ kind: "ambiguous", message, advice: AGAIN, retryable: true });
			if (deletion.kind === "missing") throw failure.with({ message, advice: NO_SUCH_ROUTE });
			if (deletion.kind === "open") return { kind: "open", failure: failure.with({ message }) };
			throw failure.with({ message });
		}
		async function statusOf(connection, id, options) {
			try {
				const look = await getDeployment(connection, id, options);
				if (look.kind === "malformed") return { kind: "unknown", why: `GET returned no record: ${look.why}` };
				if (look.kind === "missing" || (0, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.dR)(look.record.status)) return { kind: "ended" };
				return { kind: "active", why: `GET says that it is still "${(0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__.TN)(look.record.status)}"` };
			} catch (thrown) {
				if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$) throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$("all", thrown.reason);
				if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH)) throw thrown;
				return { kind: "unknown", why: `GET failed: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_8__.f6)(thrown.message)}` };
			}
		}
	}),
};
