(() => {
	"use strict";
	var __nccwpck_require__ = {};
	(() => {
		__nccwpck_require__.n = (module) => {
			var getter = module && module.__esModule ? () => module["default"] : () => module;
			__nccwpck_require__.d(getter, { a: getter });
			return getter;
		};
	})();
	(() => {
		__nccwpck_require__.d = (exports, definition) => {
			for (var key in definition) {
				if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
				}
			}
		};
	})();
	(() => {
		__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	})();
	var __webpack_exports__ = {};
	const external_node_fs_namespaceObject = require("node:fs");
	const external_node_path_namespaceObject = require("node:path");
	var external_node_path_default = __nccwpck_require__.n(external_node_path_namespaceObject);
	const external_os_namespaceObject = require("os");
	function utils_toCommandValue(input) {
		if (input === null || input === undefined) {
			return "";
		} else if (typeof input === "string" || input instanceof String) {
			return input;
		}
		return JSON.stringify(input);
	}
	function toCommandProperties(annotationProperties) {
		if (!Object.keys(annotationProperties).length) {
			return {};
		}
		return {
			title: annotationProperties.title,
			file: annotationProperties.file,
			line: annotationProperties.startLine,
			endLine: annotationProperties.endLine,
			col: annotationProperties.startColumn,
			endColumn: annotationProperties.endColumn,
		};
	}
	function command_issueCommand(command, properties, message) {
		const cmd = new Command(command, properties, message);
		process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
	}
	function command_issue(name, message = "") {
		command_issueCommand(name, {}, message);
	}
	const CMD_STRING = "::";
	class Command {
		constructor(command, properties, message) {
			if (!command) {
				command = "missing.command";
			}
			this.command = command;
			this.properties = properties;
			this.message = message;
		}
		toString() {
			let cmdStr = CMD_STRING + this.command;
			if (this.properties && Object.keys(this.properties).length > 0) {
				cmdStr += " ";
				let first = true;
				for (const key in this.properties) {
					if (this.properties.hasOwnProperty(key)) {
						const val = this.properties[key];
						if (val) {
							if (first) {
								first = false;
							} else {
								cmdStr += ",";
							}
							cmdStr += `${key}=${escapeProperty(val)}`;
						}
					}
				}
			}
			cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
			return cmdStr;
		}
	}
	function escapeData(s) {
		return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
	}
	function escapeProperty(s) {
		return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
	}
	const external_path_namespaceObject = require("path");
	function toPosixPath(pth) {
		return pth.replace(/[\\]/g, "/");
	}
	function toWin32Path(pth) {
		return pth.replace(/[/]/g, "\\");
	}
	function toPlatformPath(pth) {
		return pth.replace(/[/\\]/g, path.sep);
	}
	var __awaiter =
		(undefined && undefined.__awaiter) ||
		function (thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P
					? value
					: new P(function (resolve) {
							resolve(value);
						});
			}
			return new (P || (P = Promise))(function (resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
	var ExitCode;
	(function (ExitCode) {
		ExitCode[(ExitCode["Success"] = 0)] = "Success";
		ExitCode[(ExitCode["Failure"] = 1)] = "Failure";
	})(ExitCode || (ExitCode = {}));
	function exportVariable(name, val) {
		const convertedVal = toCommandValue(val);
		process.env[name] = convertedVal;
		const filePath = process.env["GITHUB_ENV"] || "";
		if (filePath) {
			return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
		}
		issueCommand("set-env", { name }, convertedVal);
	}
	function setSecret(secret) {
		command_issueCommand("add-mask", {}, secret);
	}
	function addPath(inputPath) {
		const filePath = process.env["GITHUB_PATH"] || "";
		if (filePath) {
			issueFileCommand("PATH", inputPath);
		} else {
			issueCommand("add-path", {}, inputPath);
		}
		process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
	}
	function getInput(name, options) {
		const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
		if (options && options.required && !val) {
			throw new Error(`Input required and not supplied: ${name}`);
		}
		if (options && options.trimWhitespace === false) {
			return val;
		}
		return val.trim();
	}
	function getMultilineInput(name, options) {
		const inputs = getInput(name, options)
			.split("\n")
			.filter((x) => x !== "");
		if (options && options.trimWhitespace === false) {
			return inputs;
		}
		return inputs.map((input) => input.trim());
	}
	function getBooleanInput(name, options) {
		const trueValue = ["true", "True", "TRUE"];
		const falseValue = ["false", "False", "FALSE"];
		const val = getInput(name, options);
		if (trueValue.includes(val)) return true;
		if (falseValue.includes(val)) return false;
		throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
	}
	function setOutput(name, value) {
		const filePath = process.env["GITHUB_OUTPUT"] || "";
		if (filePath) {
			return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
		}
		process.stdout.write(os.EOL);
		issueCommand("set-output", { name }, toCommandValue(value));
	}
	function setCommandEcho(enabled) {
		issue("echo", enabled ? "on" : "off");
	}
	function setFailed(message) {
		process.exitCode = ExitCode.Failure;
		error(message);
	}
	function isDebug() {
		return process.env["RUNNER_DEBUG"] === "1";
	}
	function debug(message) {
		command_issueCommand("debug", {}, message);
	}
	function error(message, properties = {}) {
		command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function warning(message, properties = {}) {
		command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function notice(message, properties = {}) {
		command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function info(message) {
		process.stdout.write(message + external_os_namespaceObject.EOL);
	}
	function startGroup(name) {
		command_issue("group", name);
	}
	function endGroup() {
		command_issue("endgroup");
	}
	function group(name, fn) {
		return __awaiter(this, void 0, void 0, function* () {
			startGroup(name);
			let result;
			try {
				result = yield fn();
			} finally {
				endGroup();
			}
			return result;
		});
	}
	function saveState(name, value) {
		const filePath = process.env["GITHUB_STATE"] || "";
		if (filePath) {
			return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
		}
		issueCommand("save-state", { name }, toCommandValue(value));
	}
	function getState(name) {
		return process.env[`STATE_${name}`] || "";
	}
	function getIDToken(aud) {
		return __awaiter(this, void 0, void 0, function* () {
			return yield OidcClient.getIDToken(aud);
		});
	}
	const SHORTEST_HIDDEN = 8;
	const OWN_WORDS = [...["cancelled", "timed_out", "ambiguous", "rejected", "in_progress", "completed", "aws.us-east-1a"], ...["deployment", "deployed", "invocation", "succeeded", "unchanged", "entrypoint", "directory"]];
	const COMMON_WORDS = [...["production", "development", "integration", "acceptance", "localhost", "127.0.0.1", "http://localhost"], ...["postgres", "postgresql", "database", "undefined", "disabled", "standard"], ...["us-east-1", "us-west-2", "eu-west-1", "eu-central-1"]];
	const UNMASKED_VALUES = [...OWN_WORDS, ...COMMON_WORDS];
	function isHidden(value, publicFacts = []) {
		const text = value.trim();
		const isPlain = UNMASKED_VALUES.includes(text.toLowerCase()) || publicFacts.includes(text);
		return text.length >= SHORTEST_HIDDEN && !isPlain;
	}
	function maskableLines(secret) {
		const lines = secret.split(/\r\n|\r|\n/);
		const texts = lines.length === 1 ? [secret, secret.trim()] : lines.map((line) => line.trim());
		return [...new Set(texts)].filter((text) => isHidden(text));
	}
	function decoded(text) {
		try {
			return decodeURIComponent(text);
		} catch {
			return text;
		}
	}
	function redactTexts(data, redact) {
		const redacted = JSON.stringify(data, (_name, member) => (typeof member === "string" ? redact(member) : member));
		return JSON.parse(redacted);
	}
	const TIMES = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)/g;
	function createRedactor(secrets, values = [], facts = []) {
		const always = allForms(secrets);
		const unlessFact = allForms(values);
		const all = [...always, ...unlessFact];
		return (text) => {
			const clean = cutEnds(cut(text, presentIn(text, always), []), all);
			const present = presentIn(clean, unlessFact);
			if (present.length === 0) return clean;
			return cut(clean, present, [...facts, ...(clean.match(TIMES) ?? [])]);
		};
	}
	const allForms = (secrets) => [...new Set([...secrets].flatMap(formsOf))];
	function presentIn(text, all) {
		return all.filter((one) => text.includes(one));
	}
	function cut(text, secrets, facts) {
		if (secrets.length === 0) return text;
		const kept = new Set(facts.filter((fact) => secrets.some((one) => fact.includes(one))));
		const longestFirst = [...kept, ...secrets.filter((one) => !kept.has(one))].toSorted((a, b) => b.length - a.length);
		const pattern = new RegExp(longestFirst.map((one) => RegExp.escape(one)).join("|"), "g");
		return text.replace(pattern, (found) => (kept.has(found) ? found : "***"));
	}
	function cutEnds(text, secrets) {
		if (!text.includes("\u2026")) return text;
		const begun = secrets.filter((one) => one.length > SHORTEST_HIDDEN && text.includes(one.slice(0, SHORTEST_HIDDEN)));
		if (begun.length === 0) return text;
		const parts = text.split("\u2026");
		return parts.map((part, at) => (at < parts.length - 1 ? cutEnd(part, begun) : part)).join("\u2026");
	}
	function cutEnd(end, secrets) {
		const starts = secrets.map((one) => ({ one, at: end.lastIndexOf(one.slice(0, SHORTEST_HIDDEN)) })).filter(({ one, at }) => at !== -1 && one.startsWith(end.slice(at)));
		return starts.length === 0 ? end : `${end.slice(0, Math.min(...starts.map(({ at }) => at)))}***`;
	}
	function formsOf(secret) {
		const lines = secret.split(/\r\n|\r|\n/).map((line) => line.trim());
		const isLong = (text) => text.length >= SHORTEST_HIDDEN;
		const texts = [...new Set([secret, secret.trim(), ...lines.filter(isLong)])].filter((text) => text !== "");
		return [...texts, ...texts.filter(isLong).flatMap(encoded)];
	}
	function encoded(text) {
		const url = encodeURIComponent(text.toWellFormed());
		const bytes = Buffer.from(text);
		const xml = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
		return [JSON.stringify(text).slice(1, -1), url, url.replaceAll("%20", "+"), xml.replaceAll("'", "&apos;"), xml.replaceAll("'", "&#39;"), bytes.toString("hex"), bytes.toString("hex").toUpperCase(), ...[0, 1, 2].flatMap((before) => inBase64(bytes, before))];
	}
	function inBase64(bytes, before) {
		const all = Buffer.concat([Buffer.alloc(before), bytes]);
		const [from, to] = [Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6)];
		return [all.toString("base64").slice(from, to), all.toString("base64url").slice(from, to)];
	}
	const LINK_TOKEN = /((?:\b|%3f|%26)jwt(?:=|%3d|\\u003d))[^\s&#;"'`<>()[\]{}|,\\]+/gi;
	function redactLinkTokens(text) {
		return text.replace(LINK_TOKEN, "$1***");
	}
	const LIMITS = { checkText: 65_535, description: 140, comment: 65_536, annotation: 4_096 };
	function shorten_shorten(text, limit) {
		return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}\u2026`;
	}
	function shortenMarkdown(text, limit) {
		if (text.length <= limit) return text;
		const kept = text.slice(0, text.lastIndexOf("\n", limit - END_OF_CODE.length - UNFOLDED.length - CUT_OFF.length));
		const isOpen = (begin, end) => kept.split(begin).length > kept.split(end).length;
		const isCode = isOpen(/^<pre>/m, /<\/pre>$/m);
		const isUnfolded = isOpen(/^<details>/m, /^<\/details>$/m);
		return `${kept}${isCode ? END_OF_CODE : ""}${isUnfolded ? UNFOLDED : ""}${CUT_OFF}`;
	}
	const END_OF_CODE = "</code></pre>";
	const UNFOLDED = "\n\n</details>";
	const CUT_OFF = "\n\n\u2026 cut off here: the job summary shows all of it.\n";
	function sanitize_plainText(value, longest = 4_000) {
		return typeof value === "string" ? shorten(withoutColours(value), longest) : "";
	}
	function withoutColours(text) {
		return text.replace(TERMINAL_STRINGS, "").replace(TERMINAL_CONTROLS, "");
	}
	const TERMINAL_STRINGS = /(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)/g;
	const TERMINAL_CONTROLS = /[\u001b\u009b][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;
	function oneLine(text) {
		return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu, (character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
	}
	const ESCAPES = { "\n": "\\n", "\r": "\\r", "\t": " " };
	function withoutCommands(line) {
		return line.replaceAll("##[", "#\u200b#[").replace(/^(\s*):(?=:)/u, "$1:\u200b");
	}
	function isId(text) {
		return /^[A-Za-z0-9_-]{1,128}$/.test(text);
	}
	function parseWithId(body, read) {
		if (!isObject(body)) return { ok: false, why: "the body is not a JSON object" };
		const { id } = body;
		if (typeof id !== "string") return { ok: false, why: 'the record has no "id"' };
		if (!isId(id)) return { ok: false, why: `the record's "id", "${plainText(id, 128)}", does not match [A-Za-z0-9_-]{1,128}` };
		const text = (name) => plainText(body[name]);
		return { ok: true, record: read({ id, fields: body, text }) };
	}
	function parseEventData(data) {
		const body = /^\s*\{/.test(data) ? parseJson(data) : undefined;
		return isObject(body) ? { ok: true, record: body } : { ok: false, why: "its data is not a JSON object" };
	}
	function isCommit(value) {
		return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
	}
	const DEEPEST = 1_000;
	const MOST_SIGNS = 100_000;
	function json_parseJson(text) {
		if (text.length > DEEPEST && isBeyondMeasure(text)) return undefined;
		try {
			return JSON.parse(text);
		} catch {
			return undefined;
		}
	}
	function isBeyondMeasure(text) {
		let depth = 0;
		let signs = 0;
		let inString = false;
		for (let at = 0; at < text.length; at++) {
			const sign = text[at];
			if (sign === '"') inString = !inString;
			else if (inString) at += sign === "\\" ? 1 : 0;
			else if (sign === "[" || sign === "{") {
				depth++;
				signs++;
			} else if (sign === "]" || sign === "}") depth--;
			else if (sign === ",") signs++;
			if (depth > DEEPEST || signs > MOST_SIGNS) return true;
		}
		return false;
	}
	function json_isObject(value) {
		return typeof value === "object" && value !== null && !Array.isArray(value);
	}
	function field(value, ...path) {
		let at = value;
		for (const name of path) {
			if (Array.isArray(at)) at = at[name];
			else if (json_isObject(at)) at = at[name];
			else return undefined;
		}
		return at;
	}
	function textIn(value, ...path) {
		const text = field(value, ...path);
		return typeof text === "string" ? text : "";
	}
	const BASE_EVENTS = ["pull_request_target", "workflow_run"];
	function readTrigger(eventName, payload, sha) {
		const head = field(payload, "pull_request", "head", "sha") ?? field(payload, "workflow_run", "head_sha");
		const merge = BASE_EVENTS.includes(eventName) ? field(payload, "pull_request", "merge_commit_sha") : sha;
		const isOfOther = isOther(payload, "pull_request", "head", "repo");
		return {
			eventName,
			commit: isCommit(head) && sha !== "" ? head : sha,
			merge: isCommit(merge) ? merge : "",
			pullRequest: pullRequestOf(payload),
			isComment: commented(payload) !== undefined,
			isPullRequestOpen: field(payload, "pull_request", "state") === "open",
			hasReadOnlyToken: eventName !== "pull_request_target" && field(payload, "pull_request") !== undefined && isOfOther,
			forkWithSecrets: (eventName === "pull_request_target" && isOfOther) || (eventName === "workflow_run" && isOther(payload, "workflow_run", "head_repository")),
			conclusion: String(field(payload, "workflow_run", "conclusion") ?? ""),
		};
	}
	function pullRequestOf(payload) {
		const number = field(payload, "pull_request", "number") ?? field(ownPullRequest(payload), "number") ?? commented(payload);
		return Number.isSafeInteger(number) ? number : undefined;
	}
	function commented(payload) {
		return field(payload, "issue", "pull_request") === undefined ? undefined : field(payload, "issue", "number");
	}
	function ownPullRequest(payload) {
		const listed = field(payload, "workflow_run", "pull_requests");
		const id = field(payload, "repository", "id");
		return Array.isArray(listed) ? listed.find((one) => field(one, "base", "repo", "id") === id) : undefined;
	}
	function isOther(payload, ...place) {
		const head = field(payload, ...place, "full_name");
		const base = field(payload, "repository", "full_name");
		return typeof head !== "string" || typeof base !== "string" || head.toLowerCase() !== base.toLowerCase();
	}
	function readEnvironment() {
		const env = (name) => process.env[name] ?? "";
		const temp = env("RUNNER_TEMP");
		const repository = env("GITHUB_REPOSITORY");
		const page = `${env("GITHUB_SERVER_URL") || "https://github.com"}/${repository}`;
		const runId = env("GITHUB_RUN_ID");
		const trigger = readTrigger(env("GITHUB_EVENT_NAME"), readPayload(env("GITHUB_EVENT_PATH")), env("GITHUB_SHA"));
		return {
			workspace: env("GITHUB_WORKSPACE") || process.cwd(),
			temp,
			platform: process.platform,
			searchPath: env("PATH"),
			commandFiles: {
				GITHUB_OUTPUT: env("GITHUB_OUTPUT"),
				GITHUB_STATE: env("GITHUB_STATE"),
				GITHUB_STEP_SUMMARY: env("GITHUB_STEP_SUMMARY"),
			},
			trigger,
			repository,
			runAttempt: Number(env("GITHUB_RUN_ATTEMPT")) || undefined,
			runId,
			runUrl: repository === "" || runId === "" ? "" : `${page}/actions/runs/${runId}`,
			apiUrl: env("GITHUB_API_URL") || "https://api.github.com",
			publicFacts: [...PUBLIC_FACTS.map((name) => env(`GITHUB_${name}`)), temp, ...repository.split("/"), page, trigger.commit],
			proxy: {
				https: proxyAddress(env("https_proxy") || env("HTTPS_PROXY")),
				noProxy: env("no_proxy") || env("NO_PROXY"),
			},
		};
	}
	const PUBLIC_FACTS = [...["SHA", "REF", "REF_NAME", "HEAD_REF", "BASE_REF", "REPOSITORY", "RUN_ID", "ACTOR"], ...["SERVER_URL", "WORKFLOW", "JOB", "EVENT_NAME", "WORKSPACE"]];
	function readPayload(path) {
		try {
			return JSON.parse((0, external_node_fs_namespaceObject.readFileSync)(path, "utf8"));
		} catch {
			return {};
		}
	}
	function proxyAddress(text) {
		return text === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
	}
	const external_node_os_namespaceObject = require("node:os");
	function formatBytes(bytes) {
		const unit = UNITS.findIndex((_, at) => bytes / 1_000 ** at < 999.5 || at === UNITS.length - 1);
		const value = bytes / 1_000 ** unit;
		return `${value.toFixed(unit === 0 || value >= 99.95 ? 0 : 1)} ${UNITS[unit]}`;
	}
	const UNITS = null && ["B", "kB", "MB", "GB", "TB"];
	function formatDuration(ms) {
		if (ms < 999.5) return `${Math.round(ms)} ms`;
		if (ms < 9_950) return `${(ms / 1_000).toFixed(1)} s`;
		const seconds = Math.round(ms / 1_000);
		if (seconds < 60) return `${seconds} s`;
		const minutes = Math.floor(seconds / 60);
		if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, "0")} s`;
		return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
	}
	function count(number, noun) {
		return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
	}
	function withoutStop(text) {
		return text.replace(/[.\s]+$/, "");
	}
	function listFirst(texts, most = 20, noun) {
		const shown = texts.slice(0, most).join(", ");
		const more = texts.length - most;
		if (more <= 0) return shown;
		return `${shown} and ${noun === undefined ? `${grouped(more)} more` : count(more, `more ${noun}`)}`;
	}
	function listQuoted(names) {
		return listFirst([...new Set(names)].map((name) => `"${shorten(name, 200)}"`));
	}
	function grouped(number) {
		return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
	}
	function formatMoment(time) {
		const ms = parseTime(time);
		if (Number.isNaN(ms)) return "an earlier run";
		return `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;
	}
	function openAppendFile(path, { what, lost, largest }, log) {
		let size = 0;
		let isOver = false;
		return {
			path,
			add(text) {
				if (isOver) return false;
				size += Buffer.byteLength(text);
				try {
					if (path === "") throw new Error("it is not set");
					if (size > largest) throw new Error(`more than ${largest} bytes`);
					(0, external_node_fs_namespaceObject.appendFileSync)(path, text);
					return true;
				} catch (error) {
					isOver = true;
					const why = withoutStop(error.message);
					const at = path === "" ? "" : ` (${path})`;
					const title = `${what} could not be written`;
					log.notice(`${what}${at} could not be written: ${why}. ${lost} The result of the step is not affected.`, {
						title,
					});
					return false;
				}
			},
		};
	}
	const LARGEST_FILE = 67_108_864;
	const LARGEST_JSON = 16_777_216;
	function createTempFiles(folder, { redact, redactKnown }, log) {
		const open = (name, extension, what, largest = LARGEST_FILE) => {
			const unique = `${name}-${process.pid}-${Math.random().toString(36).slice(2)}${extension}`;
			const lost = "Later steps see only what it has so far.";
			return openAppendFile(external_node_path_default().join(folder || (0, external_node_os_namespaceObject.tmpdir)(), unique), { what, lost, largest }, log);
		};
		return {
			jsonLines(name) {
				const file = open(name, ".jsonl", "The file of events");
				file.add("");
				return { ...file, add: (json) => file.add(`${redact(json)}\n`) };
			},
			lineFile(name, what) {
				const file = open(name, ".log", what);
				const plain = (text) => {
					const lines = redact(withoutColours(text)).split(/\r\n|\r|\n/);
					while (lines.length > 1 && lines.at(-1) === "") lines.pop();
					return lines.map((line) => `${withoutCommands(oneLine(line))}\n`).join("");
				};
				return { ...file, add: (text) => file.add(plain(text)) };
			},
			jsonFile(name, json) {
				const file = open(name, ".json", `The ${name}`, LARGEST_JSON);
				return file.add(redactKnown(json)) ? file.path : "";
			},
		};
	}
	function createLog(redact) {
		const clean = (text) => shorten_shorten(oneLine(redact(text)), LONGEST_LINE);
		const print = (line) => info(withoutCommands(clean(line)));
		let open;
		const close = () => {
			if (open !== undefined) endGroup();
			open = undefined;
		};
		const begin = (title) => {
			if (title === open) return;
			close();
			startGroup(title);
			open = title;
		};
		const annotate =
			(write) =>
			(message, { title, file, line, lines = [] } = {}) => {
				close();
				write(shorten_shorten([message, ...lines].map((text) => withoutCommands(clean(text))).join("\n"), MAX_ANNOTATION), {
					...(title === undefined ? {} : { title: clean(title) }),
					...(file === undefined ? {} : { file: clean(file) }),
					...(line === undefined ? {} : { startLine: line }),
				});
			};
		return {
			info(line) {
				close();
				print(line);
			},
			group(title, lines) {
				begin(clean(title));
				for (const line of lines) print(line);
				close();
			},
			groupLine(title, line) {
				begin(clean(title));
				print(line);
			},
			debug(line) {
				if (isDebug()) debug(clean(line));
			},
			notice: annotate(notice),
			warning: annotate(warning),
			error: annotate(error),
		};
	}
	const MAX_ANNOTATION = 4_096;
	const LONGEST_LINE = 16_000;
	const BEGINNING = 16;
	function createMasks(publicFacts) {
		const [secrets, values, facts] = [new Set(), new Set(), new Set(publicFacts)];
		let hasLinkTokens = false;
		let redactKnown = createRedactor([]);
		return {
			redact: (text) => redactKnown(hasLinkTokens ? redactLinkTokens(text) : text),
			redactKnown: (text) => redactKnown(text),
			hideLinkTokens() {
				hasLinkTokens = true;
			},
			hide({ keys = [], masked = [], values: given = [], facts: shown = [] }) {
				const lines = [...keys.flatMap((key) => key.split(/[\r\n]+/)), ...masked.flatMap(maskableLines)];
				for (const line of new Set(lines)) if (line !== "" && !secrets.has(line)) setSecret(line);
				const beginnings = keys.filter(({ length }) => length > BEGINNING).map((key) => key.slice(0, BEGINNING));
				for (const text of [...lines, ...masked.filter((one) => isHidden(one)), ...beginnings]) secrets.add(text);
				for (const value of given) if (isHidden(value, publicFacts)) values.add(value);
				for (const fact of shown) facts.add(fact);
				redactKnown = createRedactor(secrets, values, facts);
			},
			neverCut(more) {
				for (const fact of more) facts.add(fact);
			},
		};
	}
	function proxyPassword(address) {
		const password = URL.parse(address)?.password ?? "";
		if (password === "") return [];
		return [password, decoded(password)].map((text) => (text.length < SHORTEST_HIDDEN ? `:${text}@` : text));
	}
	const external_node_v8_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:v8"))[name] }); })();
	class Interrupted extends Error {
		name = "Interrupted";
		by;
		maybeDone;
		lastProblem;
		constructor(by, { maybeDone = false, lastProblem } = {}) {
			super("interrupted");
			this.by = by;
			this.maybeDone = maybeDone;
			this.lastProblem = lastProblem;
		}
	}
	function interruptionOf(thrown) {
		return thrown instanceof Interrupted ? thrown : undefined;
	}
	const promises_namespaceObject = require("node:timers/promises");
	function whenRead(tell) {
		setImmediate(() => setImmediate(tell));
	}
	const LONGEST_TIMER_MS = 2 ** 31 - 1;
	const systemClock = {
		now: () => Number(process.hrtime.bigint()) / 1e6,
		async sleep(ms, signal) {
			signal.throwIfAborted();
			try {
				await (0, promises_namespaceObject.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
			} catch (error) {
				throw signal.aborted ? signal.reason : error;
			}
		},
		every(ms, tick) {
			const timer = setInterval(tick, ms);
			timer.unref();
			return () => clearInterval(timer);
		},
		watchdog(ms, expired) {
			let isOver = false;
			const bark = () => {
				if (!isOver) expired();
			};
			const timer = setTimeout(() => whenRead(bark), ms);
			return () => {
				isOver = true;
				clearTimeout(timer);
			};
		},
		deadline(ms) {
			const controller = new AbortController();
			const abort = () => controller.abort(new Interrupted("deadline"));
			setTimeout(() => whenRead(abort), Math.min(ms, LONGEST_TIMER_MS)).unref();
			return controller.signal;
		},
		random: () => Math.random(),
	};
	function ownHost() {
		for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
		const cancel = cancelSignal();
		return {
			clock: systemClock,
			cancel,
			self: identityOf(process.pid),
			async endWith(job, tell) {
				const abandoned = () => {
					tell();
					process.exit(1);
				};
				process.once("beforeExit", abandoned);
				preventHangAtEnd();
				process.exitCode = (await job) ? 0 : 1;
				process.off("beforeExit", abandoned);
				endProcess();
			},
		};
	}
	const BACKSTOP_MS = 4_500;
	function cancelSignal() {
		const controller = new AbortController();
		const cancel = () => {
			if (controller.signal.aborted) return;
			setTimeout(() => process.exit(1), BACKSTOP_MS).unref();
			controller.abort(new Interrupted("cancel"));
		};
		for (const name of ["SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP"]) process.on(name, cancel);
		return controller.signal;
	}
	function endIfRunning(self) {
		const pid = Number(self.split(" ")[0]);
		if (self === "" || identityOf(pid) !== self) return false;
		try {
			return process.kill(pid, "SIGKILL");
		} catch {
			return false;
		}
	}
	function identityOf(pid) {
		try {
			const fields = (0, external_node_fs_namespaceObject.readFileSync)(`/proc/${pid}/stat`, "utf8")
				.replace(/^.*\) /s, "")
				.split(" ");
			return fields[0] === "Z" ? "" : `${pid} ${fields[19]}`;
		} catch {
			return "";
		}
	}
	function preventHangAtEnd() {
		(0, external_node_v8_namespaceObject.setFlagsFromString)("--no-concurrent-sparkplug");
		(0, external_node_v8_namespaceObject.setFlagsFromString)("--no-maglev");
	}
	const END_MS = 10_000;
	function endProcess() {
		setTimeout(() => process.exit(), END_MS).unref();
		process.stdout.write("", () => process.stderr.write("", () => process.exit()));
	}
	const FACTS = new Set([...["deployment-id", "status", "region", "entrypoint", "version", "created-at", "updated-at", "package-digest"], ...["conclusion", "failure-kind", "app-name", "app-actions", "github-deployment-id", "invocation-id", "deleted-ids"]]);
	const RETURNED = "output";
	const LARGEST_SUMMARY = 900_000;
	function openSinks(files, { redact, redactKnown, neverCut }, log) {
		const open = (what, lost) => openAppendFile(files[what], { what, lost, largest: Number.POSITIVE_INFINITY }, log);
		const outputFile = open("GITHUB_OUTPUT", "Later steps do not see all outputs of this step.");
		const killed = "If this step is killed, its post step cannot close its check and deployment at GitHub.";
		const stateFile = open("GITHUB_STATE", killed);
		const summaryFile = open("GITHUB_STEP_SUMMARY", "The run does not show this step's summary.");
		const written = new Map();
		return {
			outputs: {
				set(values) {
					const entries = Object.entries(values);
					for (const [name, value] of entries) if (FACTS.has(name)) neverCut(factsIn(value));
					for (const [name, value] of entries) {
						const clean = (name === RETURNED ? redactKnown : redact)(value);
						if (written.get(name) !== clean && outputFile.add(entryOf(name, clean))) written.set(name, clean);
					}
				},
			},
			state: {
				read: (name) => getState(name),
				keep(name, text) {
					stateFile.add(entryOf(name, text));
				},
			},
			summary: {
				async write(render) {
					const text = redact(render(redact));
					const isFitting = Buffer.byteLength(text) <= LARGEST_SUMMARY;
					summaryFile.add(`${isFitting ? text : shortenMarkdown(text, LARGEST_SUMMARY / 4)}${external_node_os_namespaceObject.EOL}`);
				},
			},
		};
	}
	function factsIn(value) {
		const list = value.startsWith("[") ? json_parseJson(value) : undefined;
		return [value, ...(Array.isArray(list) ? list.filter((one) => typeof one === "string") : [])];
	}
	function entryOf(name, value) {
		const tails = [...value.matchAll(/ghadelimiter(_*)/g)].map(([, tail = ""]) => tail.length);
		const delimiter = `ghadelimiter${"_".repeat(tails.reduce((longest, length) => Math.max(longest, length), 0) + 1)}`;
		return `${name}<<${delimiter}${external_node_os_namespaceObject.EOL}${value}${external_node_os_namespaceObject.EOL}${delimiter}${external_node_os_namespaceObject.EOL}`;
	}
	const rawInputs = (name) => getInput(name, { trimWhitespace: false });
	const PROCESS = "process";
	const ABANDONED = "The step ended before its work was done. This is a bug in the action. Please report it, and check the log before you try again.";
	function openRunner({ clock, cancel, self }, environment, secrets) {
		const keys = [...secrets.keys, ...proxyPassword(environment.proxy.https)];
		const masks = createMasks(environment.publicFacts);
		masks.hide({ ...secrets, keys });
		const log = createLog(masks.redact);
		const sinks = openSinks(environment.commandFiles, masks, log);
		return {
			...masks,
			...createTempFiles(environment.temp, masks, log),
			...sinks,
			environment,
			log,
			clock,
			cancel,
			leaveProcess: () => sinks.state.keep(PROCESS, self),
			endLeftProcess: () => endIfRunning(sinks.state.read(PROCESS)),
			redactName: createRedactor(keys),
			isFile(file) {
				try {
					return (0, external_node_fs_namespaceObject.statSync)(external_node_path_default().join(environment.workspace, file)).isFile();
				} catch {
					return false;
				}
			},
		};
	}
	function stepOf(secretsOf, job) {
		return async (host = ownHost()) => {
			const environment = readEnvironment();
			const runner = openRunner(host, environment, secretsOf(rawInputs, environment));
			await host.endWith(job(rawInputs, runner), () => runner.log.error(ABANDONED));
		};
	}
	const external_node_child_process_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:child_process"))[name] }); })();
	const external_node_events_namespaceObject = require("node:events");
	const external_node_net_namespaceObject = require("node:net");
	const logOf = (folder) => external_node_path_default().join(folder, "log.txt");
	const controlOf = (folder) => external_node_path_default().join(folder, "control");
	async function startProgram(file, folder, settings, signal) {
		signal.throwIfAborted();
		const log = openSync(logOf(folder), "a");
		const child = fork(file, { cwd: folder, detached: true, execArgv: [], stdio: ["ignore", log, log, "ipc"] });
		closeSync(log);
		try {
			child.send({ ...settings, control: controlOf(folder), job: process.ppid }, () => {});
			const ended = once(child, "exit", { signal }).then(() => []);
			const [reply] = await Promise.race([once(child, "message", { signal }), ended]);
			await new Promise((resolve) => child.send("keep", resolve));
			return reply;
		} catch (thrown) {
			throw signal.aborted ? signal.reason : thrown;
		} finally {
			if (child.connected) child.disconnect();
			child.unref();
		}
	}
	async function endProgram(folder, overdue) {
		const socket = (0, external_node_net_namespaceObject.connect)({ path: controlOf(folder), signal: overdue }).on("error", () => {});
		let wasThere = false;
		socket.resume().on("connect", () => {
			wasThere = true;
		});
		await new Promise((resolve) => socket.on("close", resolve));
		return wasThere;
	}
	const SHOWN = 2_000;
	function readLog(folder) {
		const log = logOf(folder);
		const text = (0, external_node_fs_namespaceObject.existsSync)(log) ? (0, external_node_fs_namespaceObject.readFileSync)(log, "utf8").trimEnd() : "";
		const lines = text === "" ? [] : text.split("\n");
		return lines.length > SHOWN ? [`(only the last ${SHOWN} lines are shown)`, ...lines.slice(-SHOWN)] : lines;
	}
	const main = stepOf(() => ({ keys: [] }), endEmulator);
	const post_END_MS = 12_000;
	async function endEmulator(_raw, { log, state, clock }) {
		const folder = state.read("folder");
		if (folder === "") return true;
		const overdue = clock.deadline(post_END_MS);
		const wasThere = await endProgram(folder, overdue);
		if (overdue.aborted) log.notice(`The emulator did not end within ${post_END_MS / 1_000} s: the runner ends it with the job`);
		else log.info(wasThere ? "The emulator and its apps were stopped" : "The emulator had already stopped");
		const lines = readLog(folder);
		if (lines.length > 0) log.group("Log of the emulator", lines);
		try {
			(0, external_node_fs_namespaceObject.rmSync)(folder, { recursive: true, force: true });
		} catch {}
		return true;
	}
	main();
	module.exports = __webpack_exports__;
})();
