(() => {
	"use strict";
	var __webpack_exports__ = {};
	const external_node_worker_threads_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:worker_threads"))[name] }); })();
	const external_node_zlib_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:zlib"))[name] }); })();
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
	const MAX_DETAILS = 50;
	const MAX_TEXT = 2_000;
	const MAX_FOREIGN = 300;
	function parseServiceError(status, text, requestId = "") {
		const body = parseJson(text);
		if (isObject(body) && (typeof body.code === "string" || typeof body.message === "string")) {
			const inner = parseDetail(body.inner_error);
			const listed = (Array.isArray(body.details) ? body.details : []).flatMap(parseDetail);
			const details = [...listed.slice(0, MAX_DETAILS - inner.length), ...inner];
			return { status, ...textsOf(body), details, requestId };
		}
		const page = isHtml(text) ? { isPage: true } : {};
		return { status, code: "", message: foreignText(text), details: [], requestId, ...page };
	}
	function parseDetail(value) {
		const detail = textsOf(value);
		return detail.code === "" && detail.message === "" ? [] : [detail];
	}
	function textsOf(value) {
		return { code: plainText(field(value, "code"), MAX_TEXT), message: plainText(field(value, "message"), MAX_TEXT) };
	}
	function isOwnError({ code, message }) {
		return code !== "" && message !== "";
	}
	function isErrorBody(body) {
		return isRefusal(body) || Boolean(field(body, "error"));
	}
	function isRefusal(body) {
		return field(body, "ok") === false || isOwnError(textsOf(body));
	}
	function service_error_saysNotFound(error) {
		return error?.status === 404 && isOwnError(error) && error.code !== "project_not_found";
	}
	function isLacking(error) {
		return service_error_saysNotFound(error) || (error !== undefined && [405, 501].includes(error.status) && isOwnError(error));
	}
	function foreignText(text) {
		if (isHtml(text)) {
			const title = plainText(/<title[^<>]*>([^<]*)</i.exec(text)?.[1]?.trim(), MAX_FOREIGN);
			return title === "" ? "an HTML page without a title" : `an HTML page, "${title}"`;
		}
		if (text.trim() === "") return "the body is empty";
		const json = parseJson(text);
		return bodyText(text) || (json === undefined ? `the body is not JSON (${text.length} characters)` : briefJson(json));
	}
	function briefJson(value) {
		const json = JSON.stringify(value);
		if (json.length <= MAX_FOREIGN) return plainText(json, MAX_FOREIGN);
		const end = json.lastIndexOf(',"', MAX_FOREIGN);
		return end === -1 ? "the body is unexpected JSON" : `${plainText(json.slice(0, end), MAX_FOREIGN)}\u2026`;
	}
	function bodyText(text) {
		const json = parseJson(text);
		return plainText(json === undefined && !/^\s*[[{]/.test(text) ? text.trim() : errorText(json), MAX_FOREIGN);
	}
	function errorText(value) {
		if (typeof value === "string") return value.trim();
		if (Array.isArray(value)) return value.map(errorText).filter(Boolean).join("; ");
		if (!isObject(value)) return "";
		const { error, errors, message, Message, msg, detail } = value;
		return [error, message, Message, msg, detail, errors].map(errorText).find(Boolean) ?? "";
	}
	function isHtml(text) {
		return /^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text);
	}
	const secrets_SHORTEST_HIDDEN = 8;
	const OWN_WORDS = [...["cancelled", "timed_out", "ambiguous", "rejected", "in_progress", "completed", "aws.us-east-1a"], ...["deployment", "deployed", "invocation", "succeeded", "unchanged", "entrypoint", "directory"]];
	const COMMON_WORDS = [...["production", "development", "integration", "acceptance", "localhost", "127.0.0.1", "http://localhost"], ...["postgres", "postgresql", "database", "undefined", "disabled", "standard"], ...["us-east-1", "us-west-2", "eu-west-1", "eu-central-1"]];
	const UNMASKED_VALUES = [...OWN_WORDS, ...COMMON_WORDS];
	function isHidden(value, publicFacts = []) {
		const text = value.trim();
		const isPlain = UNMASKED_VALUES.includes(text.toLowerCase()) || publicFacts.includes(text);
		return text.length >= secrets_SHORTEST_HIDDEN && !isPlain;
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
	function format_count(number, noun) {
		return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
	}
	function format_withoutStop(text) {
		return text.replace(/[.\s]+$/, "");
	}
	function format_listFirst(texts, most = 20, noun) {
		const shown = texts.slice(0, most).join(", ");
		const more = texts.length - most;
		if (more <= 0) return shown;
		return `${shown} and ${noun === undefined ? `${grouped(more)} more` : format_count(more, `more ${noun}`)}`;
	}
	function listQuoted(names) {
		return format_listFirst([...new Set(names)].map((name) => `"${shorten(name, 200)}"`));
	}
	function grouped(number) {
		return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
	}
	function formatMoment(time) {
		const ms = parseTime(time);
		if (Number.isNaN(ms)) return "an earlier run";
		return `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;
	}
	class StepFailure extends Error {
		name = "StepFailure";
		kind;
		advice;
		reason;
		retryable = false;
		maybeDone = false;
		service;
		responseId;
		file;
		line;
		constructor({ message, cause, ...facts }) {
			super(message, { cause });
			Object.assign(this, facts);
		}
		get reasonLines() {
			const lines = this.reason?.trimEnd().split(/\r?\n/) ?? [];
			return lines.length > 1 ? lines : [];
		}
		with(changes) {
			const { message, cause } = this;
			return new StepFailure({ ...this, message, cause, ...changes });
		}
		redacted(redact) {
			const { message, advice, reason, service, file } = this;
			return this.with(redactTexts({ message, advice, reason, service, file }, redact));
		}
	}
	class failure_InputFailure extends StepFailure {
		constructor(input, problem, accepted, more = {}) {
			super({
				kind: "input",
				message: `Input "${input}" ${problem}.`,
				advice: `Set it to ${accepted}.`,
				...more,
			});
		}
	}
	class failure_PackageFailure extends StepFailure {
		constructor(path, problem, advice, more = {}) {
			super({
				kind: "package",
				message: `Cannot pack "${brief(path)}": ${problem}.`,
				advice,
				file: path.replace(/\/$/, ""),
				...more,
			});
		}
	}
	const SHOWN = 1_000;
	function brief(path) {
		if (path.length <= SHOWN) return path;
		return `${path.slice(0, SHOWN / 2)}\u2026${path.slice(-SHOWN / 2)}`.toWellFormed();
	}
	const MAX_OWN_MESSAGE = 300;
	function toStepFailure(thrown, kind) {
		if (thrown instanceof StepFailure) return thrown;
		const code = thrown?.code;
		const name = thrown instanceof Error ? thrown.name : typeof thrown;
		const own = thrown instanceof Error && !(thrown instanceof SyntaxError) ? shorten(thrown.message, MAX_OWN_MESSAGE) : "";
		return new StepFailure({
			kind,
			message: `The action stopped on an unexpected ${name}${typeof code === "string" ? ` (${code})` : ""}${own === "" ? "" : `: ${withoutStop(own)}`}.`,
			advice: "This is a bug in the action. Please report it with the stack from the debug log.",
			cause: thrown,
		});
	}
	function noneIfMissing(thrown) {
		if (!(thrown instanceof StepFailure) || !saysNotFound(thrown.service)) throw thrown;
	}
	function conclusionOf(kind, created) {
		if (kind === "cancelled") return "cancelled";
		if (kind === "timeout") return "timed_out";
		const isUnread = created && (kind === "network" || kind === "rejected");
		return kind === "ambiguous" || isUnread ? "unknown" : "failure";
	}
	const external_node_fs_namespaceObject = require("node:fs");
	function beginning_beginningOf(file, most) {
		const start = Buffer.alloc(most);
		try {
			const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
			try {
				return start.subarray(0, readSync(handle, start));
			} finally {
				closeSync(handle);
			}
		} catch {
			return start.subarray(0, 0);
		}
	}
	const selected_file_sourceOf = ({ root, real, path }) => `${root}/${real ?? path}`;
	const READ_ONLY = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
	function identityOf(status) {
		return `${status.dev}:${status.ino}`;
	}
	const LONGEST_POINTER = 1_024;
	function isPointerText(content) {
		return content.length <= LONGEST_POINTER && content.toString("latin1", 0, BEGINNING.length) === BEGINNING;
	}
	const BEGINNING = "version https://git-lfs.";
	function pointersWarning(names) {
		return {
			title: "git-lfs pointers",
			message: `${count(names.length, "file")} ${names.length === 1 ? "is a git-lfs pointer" : "are git-lfs pointers"}, not the real content: ${listFirst(names)}. Set "lfs: true" for actions/checkout, or leave them out with "exclude".`,
		};
	}
	function requireRealEntrypoint({ selection: { files }, entrypoint }) {
		const file = files.find(({ path }) => path === entrypoint);
		if (file === undefined || file.link !== undefined) return;
		if (isPointerText(beginningOf(sourceOf(file), LONGEST_POINTER + 1))) throw pointerAsEntrypoint(entrypoint);
	}
	function pointerAsEntrypoint(entrypoint) {
		return new InputFailure("entrypoint", `is "${entrypoint}", a git-lfs pointer: the real file was not checked out`, 'a file that is checked out: set "lfs: true" for actions/checkout', { file: entrypoint });
	}
	const SAMPLE = 4 * 1024;
	const SAMPLES = 4;
	const WORTH_SAMPLING = 32 * 1024;
	const DOUBTFUL_ENTROPY = 7.5;
	const WORTHLESS = 0.99;
	function isIncompressible(content) {
		if (content.length < WORTH_SAMPLING) return false;
		const positions = Array.from({ length: SAMPLES }, (_, nth) => Math.floor(((content.length - SAMPLE) * nth) / (SAMPLES - 1)));
		const sample = Buffer.concat(positions.map((at) => content.subarray(at, at + SAMPLE)));
		if (entropyOf(sample) < DOUBTFUL_ENTROPY) return false;
		return (0, external_node_zlib_namespaceObject.deflateRawSync)(sample, { level: 1, chunkSize: sample.length + 1024 }).length >= WORTHLESS * sample.length;
	}
	function entropyOf(bytes) {
		const counts = new Uint32Array(256);
		let counted = 0;
		for (let at = 0; at < bytes.length; at += 4, counted++) {
			const byte = bytes[at];
			counts[byte] = counts[byte] + 1;
		}
		let bits = 0;
		for (const count of counts) if (count > 0) bits -= count * Math.log2(count / counted);
		return bits / counted;
	}
	const DICTIONARY = 32 * 1024;
	const SHORT = 4 * 1024;
	const MEM_LEVEL = { short: 8, whole: 9, piece: 7 };
	const WHOLE_LEVEL = [0, 1, 2, 3, 4, 4, 4, 6, 8, 9];
	function deflateWhole(content, level) {
		if (level === 0 || content.length === 0 || isIncompressible(content)) return undefined;
		const deflated = (0, external_node_zlib_namespaceObject.deflateRawSync)(content, {
			level: WHOLE_LEVEL[level],
			memLevel: content.length <= SHORT ? MEM_LEVEL.short : MEM_LEVEL.whole,
			windowBits: windowFor(content.length),
			chunkSize: roomFor(content),
		});
		if (deflated.length < content.length) return deflated;
		release(deflated);
		return undefined;
	}
	function deflatePiece(piece, before, last, level) {
		return (0, external_node_zlib_namespaceObject.deflateRawSync)(piece, {
			level: isIncompressible(piece) ? external_node_zlib_namespaceObject.constants.Z_NO_COMPRESSION : level,
			memLevel: MEM_LEVEL.piece,
			chunkSize: roomFor(piece),
			finishFlush: last ? external_node_zlib_namespaceObject.constants.Z_FINISH : external_node_zlib_namespaceObject.constants.Z_SYNC_FLUSH,
			...(before.length === 0 ? {} : { dictionary: before }),
		});
	}
	function windowFor(length) {
		return Math.min(15, Math.max(9, 32 - Math.clz32(length + 261)));
	}
	function roomFor(content) {
		return content.length + (content.length >> 12) + 64;
	}
	function release(bytes) {
		const { buffer } = bytes;
		if (buffer instanceof ArrayBuffer && !(0, external_node_worker_threads_namespaceObject.isMarkedAsUntransferable)(buffer)) buffer.transfer(0);
	}
	const SETTLE = 'Make sure that nothing writes to it during the deploy, or leave it out with "exclude".';
	function notAFile(name) {
		const problem = "it is a named pipe, a socket or a device, not a file";
		return new PackageFailure(name, problem, 'Remove it, or leave it out with "exclude".');
	}
	function changed(name) {
		return new failure_PackageFailure(name, "it changed during packing", SETTLE);
	}
	function unreadable(name, error) {
		const code = error.code ?? "unknown error";
		const problem = code === "ENOENT" ? "it vanished during packing" : `it cannot be read (${code})`;
		return new failure_PackageFailure(name, problem, 'Check its permissions, or leave it out with "exclude".', {
			cause: error,
		});
	}
	function readRange(file, from, to, into) {
		const wanted = to - from;
		const { length, now } = readFrom(file, from, wanted, into.subarray(0, wanted + (to === file.size ? 1 : 0)));
		const isSame = now.size === file.size && now.mtimeMs === file.modifiedMs && identityOf(now) === file.identity;
		if (!isSame || length !== wanted) throw changed(file.path);
		return into.subarray(0, length);
	}
	function readFrom({ path, source }, from, wanted, into) {
		let fd;
		try {
			fd = (0, external_node_fs_namespaceObject.openSync)(source, READ_ONLY);
			let length = 0;
			for (let read = -1; read !== 0 && length < wanted; length += read) read = (0, external_node_fs_namespaceObject.readSync)(fd, into, length, into.length - length, from + length);
			return { length, now: (0, external_node_fs_namespaceObject.fstatSync)(fd) };
		} catch (error) {
			if (error.code === "ELOOP") throw changed(path);
			throw unreadable(path, error);
		} finally {
			if (fd !== undefined) (0, external_node_fs_namespaceObject.closeSync)(fd);
		}
	}
	const PIECE = 1024 * 1024;
	const SLAB = PIECE + 4 * 1024;
	let scratch;
	function runTask(task, level, slab) {
		scratch ??= Buffer.allocUnsafeSlow(DICTIONARY + PIECE + 1);
		const into = scratch;
		let at = 0;
		return task.map((part) => {
			const result = runPart(part, level, slab.subarray(at), into);
			at += result.length;
			return result;
		});
	}
	function runPart(part, level, slab, into) {
		const { from, to, size, link } = part;
		const before = Math.min(DICTIONARY, from);
		const read = link === undefined ? readRange(part, from - before, to, into) : Buffer.from(link);
		const content = read.subarray(before);
		const deflated = size > PIECE ? deflatePiece(content, read.subarray(0, before), to === size, level) : deflateWhole(content, link === undefined ? level : 0);
		const bytes = deflated ?? content;
		slab.set(bytes);
		const result = {
			stored: deflated === undefined,
			crc: (0, external_node_zlib_namespaceObject.crc32)(content),
			length: bytes.length,
			isPointer: isPointerText(content),
		};
		if (deflated !== undefined) release(deflated);
		return result;
	}
	const level = external_node_worker_threads_namespaceObject.workerData;
	external_node_worker_threads_namespaceObject.parentPort?.on("message", (message) => {
		if (message === undefined) return external_node_worker_threads_namespaceObject.parentPort?.close();
		try {
			external_node_worker_threads_namespaceObject.parentPort?.postMessage(runTask(message.task, level, message.slab));
		} catch {
			external_node_worker_threads_namespaceObject.parentPort?.postMessage(undefined);
		}
	});
	module.exports = __webpack_exports__;
})();
