"use strict";
exports.id = 98;
exports.ids = [98];
exports.modules = {
	7435: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => readEnvFile,
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
		var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7390);
		const ACCEPTED = "the path of a dotenv file in the workspace or in RUNNER_TEMP, of at most 1 MiB";
		const LARGEST = 1_048_576;
		function readEnvFile(raw, { workspace, temp }) {
			const given = raw("env-file").trim();
			if (given === "") return { at: "", text: "" };
			const bad = (problem, cause) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_3__.RP("env-file", `is "${given}"${problem}`, ACCEPTED, { cause });
			try {
				const at = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(workspace, given));
				if (![workspace, temp].some((folder) => folder !== "" && isInside(node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder), at))) {
					throw bad(", which is outside the workspace");
				}
				const status = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(at);
				if (!status.isFile()) throw bad(", which is not a file");
				if (status.size > LARGEST) throw bad(`, which has ${status.size} bytes`);
				const bytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(at);
				if (!(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) throw bad(", which is not UTF-8 text");
				return { at, text: bytes.toString() };
			} catch (thrown) {
				if (thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_3__.RP) throw thrown;
				const { code } = thrown;
				throw bad(code === "ENOENT" ? ", which does not exist" : `, which cannot be read (${code})`, thrown);
			}
		}
		function isInside(folder, file) {
			return file.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2___default().sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_2___default().sep);
		}
	}),
	2488: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => SET_BY_SERVICE,
			J: () => parseEnvVars,
		});
		var failure = __webpack_require__(7390);
		var json = __webpack_require__(1832);
		const IN_QUOTES = 'Put the whole value in a kind of quotes that it does not contain, or use JSON: {"NAME": "value"}';
		function parseDotenv(text, bad) {
			const lines = text.split(/\r\n|\r|\n/);
			const vars = [];
			for (let at = 0; at < lines.length; at++) {
				const line = lines[at];
				if (/^\s*(?:#|$)/.test(line)) continue;
				const { name, rest } = assignmentIn(line, at + 1, bad);
				if (/^\s*["'`]/.test(rest)) {
					const quoted = quotedValue([rest.trimStart(), ...lines.slice(at + 1)], name, bad);
					vars.push([name, quoted.value]);
					at += quoted.more;
				} else vars.push([name, plainValue(rest, name, bad)]);
			}
			return vars;
		}
		function assignmentIn(line, number, bad) {
			const wrong = (problem) => bad(`is wrong on line ${number}: ${problem}`);
			const [, name, rest] = /^\s*(?:export\s+)?([^=]*?)\s*=(.*)$/.exec(line) ?? [];
			if (name === undefined || rest === undefined) throw wrong("it is not NAME=value (a value of several lines needs quotes around it)");
			if (!/^[\w.-]*$/.test(name)) throw wrong('the name contains a character other than letters, digits, "_", "." and "-"');
			return { name, rest };
		}
		function plainValue(rest, name, bad) {
			const value = rest.replace(/\s#.*$/, "").trim();
			if (/^-----BEGIN [^-]+-----$/.test(value)) {
				throw bad(`sets "${name}" to the first line of a PEM`, "Put the whole PEM, with its line breaks, in double quotes");
			}
			const isEmptyBefore = value === "" && /^\s+#[^\s#]/.test(rest);
			if (isEmptyBefore || value === "=" || /[\s:=,([{](["'`])[^"'`]*\s#.*\1/.test(rest)) throw twoWays(name, bad);
			return value;
		}
		function quotedValue(lines, name, bad) {
			const quote = lines[0][0];
			for (const [more, line] of lines.entries()) {
				const quotes = [...line.matchAll(new RegExp(quote, "g"))].map(({ index }) => index).slice(more === 0 ? 1 : 0);
				const bare = quotes.filter((at) => line[at - 1] !== "\\");
				const closing = quotes.filter((at) => /^(?:\s*$|\s+#)/.test(line.slice(at + 1)));
				const bareClosing = closing.filter((at) => bare.includes(at));
				const ends = bareClosing.length > 0 ? bareClosing : closing;
				if (ends.length > 1) throw twoWays(name, bad);
				if (ends.length === 1 && (more === 0 || bare.length === 1)) {
					const value = [...lines.slice(0, more), line.slice(0, ends[0])].join("\n").slice(1);
					return { more, value: quote === '"' ? value.replaceAll("\\n", "\n").replaceAll("\\r", "\r") : value };
				}
				if (bare.length > 0 && more === 0) throw bad(`sets "${name}" to quoted text followed by other text`, IN_QUOTES);
				if (bare.length > 0) break;
			}
			throw bad(`sets "${name}" to text with a quote that is never closed`, IN_QUOTES);
		}
		function twoWays(name, bad) {
			return bad(`sets "${name}" on a line that can be read in two ways`, IN_QUOTES);
		}
		var json_place = __webpack_require__(4935);
		const SET_BY_SERVICE = ["KERNEL_API_KEY", "KERNEL_BASE_URL", "ENTRYPOINT_RELPATH"];
		const ACCEPTED = "dotenv lines (NAME=value) or one JSON object whose values are strings";
		function parseEnvVars(given, input = "env-vars") {
			const bad = (problem, advice) => new failure.RP(input, problem, advice === undefined ? ACCEPTED : `${ACCEPTED}. ${advice}`);
			const text = given.replace(/^\uFEFF/, "");
			const vars = /^\s*[[{]/.test(text) || text.trim() === "null" ? fromJson(text, bad) : parseDotenv(text, bad);
			const seen = new Set();
			for (const [name, value] of vars) {
				if (name === "") throw bad("contains a variable with an empty name");
				if (/[=\0]/.test(name)) throw bad('contains a variable with "=" or NUL in its name');
				if (!name.isWellFormed()) throw bad("contains a variable whose name is not well-formed Unicode (a lone surrogate)");
				if (seen.has(name)) throw bad(`sets "${name}" twice`);
				if (!value.isWellFormed()) throw bad(`sets "${name}" to text that is not well-formed Unicode (a lone surrogate)`);
				if (value.includes("\0")) throw bad(`sets "${name}" to text with a NUL character`);
				seen.add(name);
			}
			return vars;
		}
		function fromJson(text, bad) {
			const value = (0, json.qF)(text);
			if (value === undefined) {
				const place = (0, json_place.z)(text);
				throw bad(`is not valid JSON${place === "" ? "" : ` (${place})`}`);
			}
			if (!(0, json.Gv)(value)) throw bad("is valid JSON, but not an object");
			for (const [name, entry] of Object.entries(value)) {
				if (typeof entry !== "string") throw bad(`sets "${name}" to ${kindOf(entry)} instead of a string`);
			}
			const repeated = (0, json_place.m)(text);
			if (repeated !== undefined) throw bad(`sets "${repeated}" twice`);
			return Object.entries(value);
		}
		function kindOf(value) {
			if (value === null) return "null";
			if (Array.isArray(value)) return "an array";
			return typeof value === "object" ? "an object" : `a ${typeof value}`;
		}
	}),
	4935: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => repeatedKey,
			z: () => placeOfJsonError,
		});
		var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(479);
		function placeOfJsonError(text) {
			let place = "";
			const onError = (_code, _offset, _length, line, character) => {
				place ||= `line ${line + 1}, column ${character + 1}`;
			};
			(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.Y)(text, { onError }, { disallowComments: true });
			return place;
		}
		function repeatedKey(json) {
			const seen = new Set();
			let repeated;
			(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.Y)(json, {
				onObjectProperty: (name, _offset, _length, _line, _column, path) => {
					if (path().length > 0) return;
					if (seen.has(name)) repeated ??= name;
					seen.add(name);
				},
			});
			return repeated;
		}
	}),
	8618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => secretsOfDeploy,
		});
		var _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7036);
		var _domain_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6821);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1832);
		var _env_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7435);
		var _env_vars_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2488);
		function secretsOfDeploy(raw, environment) {
			const vars = [...varsIn(() => raw("env-vars")), ...varsIn(() => (0, _env_file_js__WEBPACK_IMPORTED_MODULE_2__.S)(raw, environment).text)];
			const source = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(raw("source"));
			const { method: _method, ...auth } = Object((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__.ZZ)(source, "auth"));
			return {
				keys: (0, _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__.q)(raw, "github-token"),
				masked: [
					...vars.filter(([name]) => saysSecret(name)).map(([, value]) => value),
					...[...vars.map(([, value]) => value), ...textsIn(source)].flatMap(secretsOfAddress),
					...(typeof (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__.ZZ)(source, "auth") === "string" ? [(0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__.ZZ)(source, "auth")] : textsIn(auth)),
				],
				values: vars.map(([, value]) => value),
				facts: [
					...["version", "entrypoint", "region"].map((name) => raw(name).trim()),
					...raw("environment-url")
						.trim()
						.split(/\{(?:id|version)\}/),
				],
			};
		}
		function varsIn(read) {
			try {
				return (0, _env_vars_js__WEBPACK_IMPORTED_MODULE_3__.J)(read());
			} catch {
				return [];
			}
		}
		function saysSecret(name) {
			return SECRET_WORD.test(name) && !OF_ANOTHER.test(name);
		}
		const SECRET_WORD = /secret|token|passw|passphrase|credential|private|signature|webhook|(?:^|_)(?:pass|pwd|auth|jwt|sig)$|(?<!public_?)key$/i;
		const OF_ANOTHER = /_(?:name|id|file|path|host|port|ttl|(?<!webhook_)url|uri|endpoint)$/i;
		const SECRET_PARAMETER = /token|secret|passw|credential|signature|^sig$|(?:api|access)[-_]?key/i;
		function secretsOfAddress(text) {
			const [, user = "", password = ""] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):?([^/?#@]*)@/i.exec(text.trim()) ?? [];
			const parameters = [...(URL.parse(text.trim())?.searchParams ?? [])].filter(([name]) => SECRET_PARAMETER.test(name));
			const secret = password || user;
			return [secret, (0, _domain_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__.DH)(secret), ...parameters.map(([, value]) => value)].filter((one) => one !== "");
		}
		function textsIn(value) {
			if (typeof value === "string") return [value];
			return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
		}
	}),
	4227: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var external_node_crypto_ = __webpack_require__(7598);
		var external_node_path_ = __webpack_require__(6760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var deploy_record = __webpack_require__(9628);
		var app_deployments = __webpack_require__(9339);
		var client = __webpack_require__(6798);
		var json = __webpack_require__(1832);
		var retry = __webpack_require__(5059);
		function openHasCommit(github) {
			return async (commit, signal) => {
				const isThere = await github.read({ signal, permission: "contents: read" }, async (api) => {
					const found = await (0, retry.J0)(api.request(`GET /repos/{owner}/{repo}/git/commits/${commit}`), {});
					return (0, json.ZZ)(found, "sha") === commit;
				});
				return isThere !== false;
			};
		}
		var id = __webpack_require__(9310);
		var check_runs = __webpack_require__(1676);
		var notices = __webpack_require__(3164);
		const READING_MS = 90_000;
		function openEarlier(github, reported) {
			const { environment, log, missing } = github;
			const { reportTo, reportName, commit, runKey } = reported;
			const keeper = ["check", "deployment"].find((name) => reportTo.includes(name));
			return async (signal, withinMs) => {
				if (environment.runAttempt === 1) return NOTHING;
				if (missing !== undefined || commit === "" || keeper === undefined) {
					log.info('Did not look for a deployment from an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"');
					return NOTHING;
				}
				const reading = { signal, permission: notices.Jj[keeper], withinMs: Math.min(READING_MS, withinMs) };
				const found = await github.read(reading, async (api) => {
					const stored = await (keeper === "check" ? inChecks : inDeployments)(api, reported);
					const attempts = stored.filter(({ name, record: { run } }) => name === reportName && run !== runKey && (0, deploy_record.NG)(run, environment.runId));
					return { kind: "read", attempts, ids: stored.map(({ record }) => record.deployment).filter(id.eQ) };
				});
				signal.throwIfAborted();
				return found.kind === "unread" ? { kind: "unread", why: `${keeper}: ${found.why}` } : found;
			};
		}
		const NOTHING = { kind: "read", attempts: [], ids: [] };
		async function inChecks(api, { commit }) {
			const checks = await (0, check_runs.z)(api, commit);
			return checks.map(({ record, name, conclusion, startedAt }) => {
				const mayExist = conclusion === "" && record.deployment === "";
				return { name, startedAt, record: mayExist ? { ...record, deployment: deploy_record.a9 } : record };
			});
		}
		async function inDeployments(api, reported) {
			const deployments = await (0, app_deployments.L6)(api, reported, reported.commit);
			return deployments.flatMap(({ record }) => (record ? { name: reported.reportName, record, startedAt: "" } : []));
		}
		var pull_state = __webpack_require__(7614);
		var reporters = __webpack_require__(6808);
		var http_connection = __webpack_require__(8760);
		var runner_runner = __webpack_require__(3248);
		var apps = __webpack_require__(5845);
		var deployments = __webpack_require__(3405);
		var external_node_child_process_ = __webpack_require__(1421);
		var external_node_fs_ = __webpack_require__(3024);
		var select_directory = __webpack_require__(9439);
		function findGit(searchPath, platform, workspace) {
			const { delimiter, isAbsolute, join } = platform === "win32" ? external_node_path_default().win32 : external_node_path_default().posix;
			return searchPath
				.split(delimiter)
				.filter((folder) => isAbsolute(folder) && !(0, select_directory.FK)(workspace, folder))
				.map((folder) => join(folder, platform === "win32" ? "git.exe" : "git"))
				.find((at) => (0, external_node_fs_.existsSync)(at));
		}
		function lsFiles(git, folder, args) {
			const listed = outputOf(git, folder, ["ls-files", "-z", ...args]);
			return listed?.split("\0").filter((line) => line !== "");
		}
		function checkedOut(git, folder) {
			const said = outputOf(git, folder, ["rev-parse", "HEAD", "--show-superproject-working-tree"]) ?? "";
			const [commit = "", above = ""] = said.split("\n");
			if (above !== "") return checkedOut(git, above);
			return (0, id.WM)(commit) ? commit : undefined;
		}
		const TIMEOUT_MS = 4_000;
		const LARGEST_PRINT = 512 * 1024 * 1024;
		function outputOf(git, folder, args) {
			if (git === undefined) return undefined;
			try {
				return (0, external_node_child_process_.execFileSync)(git, ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", ...args], {
					cwd: folder,
					encoding: "utf8",
					maxBuffer: LARGEST_PRINT,
					stdio: ["ignore", "pipe", "ignore"],
					timeout: TIMEOUT_MS,
					windowsHide: true,
				});
			} catch {
				return undefined;
			}
		}
		var format = __webpack_require__(3045);
		var lfs_pointers = __webpack_require__(9009);
		var warning = __webpack_require__(4193);
		const MANIFESTS = ["package.json", "pyproject.toml"];
		function needsWhatIsOutside({ directory: { root }, selection: { files } }) {
			const has = (at) => files.some((file) => file.path === at || file.path.startsWith(`${at}/`));
			const read = (name) => (has(name) ? textOf(external_node_path_default().join(root, name)) : "");
			const dependencies = outsideOf(read("package.json"), has("pnpm-workspace.yaml"));
			const needs = [...dependencies.filter(([name]) => !has(`node_modules/${name}`)).map(([, what]) => `${what} in package.json`), ...pathsOutside(read("pyproject.toml")).map((what) => `${what} in pyproject.toml`)];
			if (needs.length === 0) return undefined;
			return {
				title: "A manifest needs files that are not in the package",
				message: `The manifest needs files that are not in the package: ${(0, format.rL)(needs, warning.k)}. The service cannot install them. Set "directory" to a folder that contains them too, or bundle them into the app.`,
			};
		}
		const FIELDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
		function outsideOf(text, isWorkspace) {
			const manifest = (0, json.qF)(text);
			if (!(0, json.Gv)(manifest)) return [];
			const isRoot = isWorkspace || manifest.workspaces !== undefined;
			const leadsOut = (version) => (/^(?:workspace|catalog):/.test(version) ? !isRoot : /^(?:(?:file|link|portal):)?\.\.\//.test(version));
			return FIELDS.flatMap((field) => Object.entries((0, json.Gv)(manifest[field]) ? manifest[field] : {}))
				.filter(([, version]) => typeof version === "string" && leadsOut(version))
				.map(([name, version]) => [name, `"${name}": "${version}"`]);
		}
		function pathsOutside(toml) {
			const lines = toml.split("\n").map((line) => line.trim());
			const isRoot = lines.some((line) => line.startsWith("[tool.uv.workspace]"));
			const leadsOut = (line) => /\bpath\s*=\s*["']\.\.(?:\/|["'])|@\s*file:[^"']*\.\.\//.test(line) || (!isRoot && /\bworkspace\s*=\s*true\b/.test(line));
			return lines.filter((line) => !line.startsWith("#") && leadsOut(line));
		}
		function textOf(file) {
			try {
				return (0, external_node_fs_.readFileSync)(file, "utf8");
			} catch {
				return "";
			}
		}
		function noManifest({ directory, selection: { files }, entrypoint }) {
			const { workspace, base } = directory;
			if (files.some((file) => MANIFESTS.includes(file.path))) return undefined;
			const above = (0, select_directory.vu)(base).slice(0, -1).reverse();
			const there = above.flatMap((folder) => MANIFESTS.map((name) => external_node_path_default().posix.join(folder, name))).find((name) => (0, external_node_fs_.existsSync)(external_node_path_default().join(workspace, name)));
			if (there === undefined) return undefined;
			const folder = external_node_path_default().posix.dirname(there);
			const fromThere = external_node_path_default().posix.relative(folder, external_node_path_default().posix.join(base, entrypoint));
			return {
				title: "No manifest at the root of the package",
				message: `The package has no ${MANIFESTS.join(" or ")} at its root, but "${there}" exists. The service installs dependencies only from a manifest at the root. Set "directory" to "${folder}" and "entrypoint" to "${fromThere}", or have the build copy a manifest into the deployed folder.`,
			};
		}
		const CHECKS = [secretsLeftOut, matchesNothing, trackedButIgnored, needsWhatIsOutside, noManifest, linkedStore, missingSubmodules];
		function warningsOf(app) {
			(0, lfs_pointers.GL)(app);
			return CHECKS.flatMap((check) => check(app) ?? []);
		}
		const MOST_SECRETS = 200;
		function secretsLeftOut({ selection }) {
			const names = selection.leftOut.filter(({ secret }) => secret).flatMap(({ examples }) => examples);
			if (names.length === 0) return undefined;
			return {
				title: "Left out: files that may contain secrets",
				message: `${(0, format.U9)(names.length, "file")} that may contain secrets ${names.length === 1 ? "is" : "are"} left out of the package: ${(0, format.rL)(names, MOST_SECRETS)}. To include one, name it in "exclude": "!${names[0]}". To silence this warning, name it in an ignore file.`,
			};
		}
		function matchesNothing({ selection: { unmatched } }) {
			if (unmatched.length === 0) return undefined;
			const patterns = unmatched.map((pattern) => `"${pattern}"`);
			return {
				title: "A pattern matches nothing",
				message: `Nothing that could be packed matches these patterns in "exclude": ${(0, format.rL)(patterns, warning.k)}. Correct or remove them. Write one pattern per line, as in a .gitignore, relative to "directory", without "./", commas, braces or quotes. To take back a file in a folder that is left out, take back the folder first, such as "!dist/".`,
			};
		}
		function trackedButIgnored({ directory: { root }, selection, git }) {
			const { files, leftOut } = selection;
			if (!leftOut.some(({ rule }) => /(?:^|\/)\.gitignore line \d/.test(rule))) return undefined;
			const packed = new Set(files.map((file) => file.path));
			const tracked = lsFiles(git, root, ["-c", "-i", "--exclude-per-directory=.gitignore"]) ?? [];
			const names = tracked.filter((name) => !packed.has(name));
			const [first] = names;
			if (first === undefined) return undefined;
			const left = leftOut.flatMap(({ examples }) => examples);
			const leftWith = left.find((at) => first === at || (at.endsWith("/") && first.startsWith(at))) ?? first;
			return {
				title: "Left out: files that git tracks",
				message: `${(0, format.U9)(names.length, "file")} that git tracks ${names.length === 1 ? "is" : "are"} left out of the package by a .gitignore: ${(0, format.rL)(names, warning.k)}. To include them, add "!${leftWith}" or the like to "exclude". To silence this warning, list the files to leave out in a .deployignore, which replaces .gitignore.`,
			};
		}
		function missingSubmodules({ directory, selection: { leftOut }, git }) {
			const { workspace, base, root } = directory;
			if (!(0, select_directory.vu)(base).some((folder) => (0, external_node_fs_.existsSync)(external_node_path_default().join(workspace, folder, ".gitmodules")))) return undefined;
			const isSilenced = (at) => leftOut.some(({ examples }) => examples.some((one) => `${at}/`.startsWith(one)));
			const missing = (lsFiles(git, root, ["-s"]) ?? [])
				.filter((line) => line.startsWith("160000 "))
				.map((line) => line.slice(line.indexOf("\t") + 1))
				.filter((at) => isEmpty(external_node_path_default().join(root, at)) && !isSilenced(at));
			if (missing.length === 0) return undefined;
			return {
				title: "A submodule is not checked out",
				message: `${(0, format.U9)(missing.length, "submodule")} ${missing.length === 1 ? "is" : "are"} not checked out, so the package lacks ${missing.length === 1 ? "it" : "them"}: ${(0, format.rL)(missing, warning.k)}. Set "submodules: true" for actions/checkout. To silence this warning, name it in "exclude".`,
			};
		}
		function isEmpty(folder) {
			return (0, external_node_fs_.existsSync)(folder) && (0, external_node_fs_.readdirSync)(folder).length === 0;
		}
		function linkedStore({ selection: { linkedStore } }) {
			if (linkedStore.length === 0) return undefined;
			return {
				title: "Links in node_modules became copies",
				message: `${(0, format.U9)(linkedStore.length, "link")} to the package manager's store (such as node_modules/.pnpm) ${linkedStore.length === 1 ? "is packed as a copy of its target" : "are packed as copies of their targets"}: ${(0, format.rL)(linkedStore, warning.k)}. A copy may not find its dependencies, or may find other versions. Set "links" to "keep", or leave node_modules out, so that the service installs the dependencies.`,
			};
		}
		var promises_ = __webpack_require__(1455);
		var external_node_os_ = __webpack_require__(8161);
		var failure = __webpack_require__(7390);
		var listing = __webpack_require__(7879);
		var refusals = __webpack_require__(3878);
		var __addDisposableResource =
			(undefined && undefined.__addDisposableResource) ||
			function (env, value, async) {
				if (value !== null && value !== void 0) {
					if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
					var dispose, inner;
					if (async) {
						if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
						dispose = value[Symbol.asyncDispose];
					}
					if (dispose === void 0) {
						if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
						dispose = value[Symbol.dispose];
						if (async) inner = dispose;
					}
					if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
					if (inner)
						dispose = function () {
							try {
								inner.call(this);
							} catch (e) {
								return Promise.reject(e);
							}
						};
					env.stack.push({ value: value, dispose: dispose, async: async });
				} else if (async) {
					env.stack.push({ async: true });
				}
				return value;
			};
		var __disposeResources =
			(undefined && undefined.__disposeResources) ||
			(function (SuppressedError) {
				return function (env) {
					function fail(e) {
						env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
						env.hasError = true;
					}
					var r,
						s = 0;
					function next() {
						while ((r = env.stack.pop())) {
							try {
								if (!r.async && s === 1) return (s = 0), env.stack.push(r), Promise.resolve().then(next);
								if (r.dispose) {
									var result = r.dispose.call(r.value);
									if (r.async)
										return (
											(s |= 2),
											Promise.resolve(result).then(next, function (e) {
												fail(e);
												return next();
											})
										);
								} else s |= 1;
							} catch (e) {
								fail(e);
							}
						}
						if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
						if (env.hasError) throw env.error;
					}
					return next();
				};
			})(
				typeof SuppressedError === "function"
					? SuppressedError
					: function (error, suppressed, message) {
							var e = new Error(message);
							return (e.name = "SuppressedError"), (e.error = error), (e.suppressed = suppressed), e;
						},
			);
		function streamPackage(files, { signal, ...options }) {
			let facts;
			let latest = { listing: new listing.l(), size: 0 };
			return {
				async *open() {
					const own = { listing: new listing.l(), size: 0 };
					latest = own;
					const lfsPointers = [];
					const hash = (0, external_node_crypto_.createHash)("sha256");
					const { archiveOf } = await Promise.all([__webpack_require__.e(692), __webpack_require__.e(331)]).then(__webpack_require__.bind(__webpack_require__, 7331));
					const add = (entry) => {
						own.listing.add(entry);
						if (entry.isPointer) lfsPointers.push(entry.path);
					};
					for await (const chunk of archiveOf(files, options, add)) {
						signal.throwIfAborted();
						hash.update(chunk);
						own.size += chunk.length;
						yield chunk;
					}
					const digest = `sha256:${hash.digest("hex")}`;
					if (facts !== undefined && facts.digest !== digest) throw new failure.fs(".", "the folder changed between two tries", refusals.iH);
					facts = { ...own.listing, size: own.size, digest, lfsPointers };
				},
				facts: () => facts,
				progress: () => ({ ...latest.listing, size: latest.size }),
			};
		}
		async function writePackage(streamed, temp) {
			const folder = await (0, promises_.mkdtemp)(external_node_path_default().join(temp === "" ? (0, external_node_os_.tmpdir)() : temp, "browser-deploy-")).catch(cannotWrite);
			try {
				const env_1 = { stack: [], error: void 0, hasError: false };
				try {
					const file = external_node_path_default().join(folder, "app.zip");
					const handle = __addDisposableResource(env_1, await (0, promises_.open)(file, "wx", 0o600).catch(cannotWrite), true);
					for await (const chunk of streamed.open()) await handle.writeFile(chunk).catch(cannotWrite);
					return { path: file, ...streamed.facts() };
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = true;
				} finally {
					const result_1 = __disposeResources(env_1);
					if (result_1) await result_1;
				}
			} catch (error) {
				await (0, promises_.rm)(folder, { recursive: true, force: true });
				throw error;
			}
		}
		function cannotWrite(error) {
			throw new failure.pH({
				kind: "package",
				message: `The package could not be written to RUNNER_TEMP (${error.code}).`,
				advice: 'Check the free disk space and the permissions of RUNNER_TEMP, or leave out more with "exclude".',
				retryable: true,
				cause: error,
			});
		}
		var ready_file = __webpack_require__(5577);
		var select_entrypoint = __webpack_require__(5488);
		class GitModes {
			areKnown;
			#root;
			#modes;
			constructor(root, git) {
				this.#root = root;
				const lines = lsFiles(git, root, ["-s", "--recurse-submodules"]);
				this.areKnown = lines !== undefined;
				const modeOf = (line) => [line.slice(line.indexOf("\t") + 1).toLowerCase(), line.slice(0, 6)];
				this.#modes = new Map(lines?.map(modeOf));
			}
			isLinkHeldAsText(file) {
				return this.#modeOf(file) === "120000";
			}
			isExecutable(file) {
				return this.#modeOf(file) === "100755";
			}
			#modeOf(file) {
				return this.#modes.get(external_node_path_default().relative(this.#root, file).replaceAll(external_node_path_default().sep, "/").toLowerCase());
			}
		}
		var external_node_timers_promises_ = __webpack_require__(8500);
		var lean_memory = __webpack_require__(8383);
		var selected_file = __webpack_require__(8565);
		var built_in = __webpack_require__(5022);
		var entry_name = __webpack_require__(5426);
		var ignore_rules = __webpack_require__(8462);
		function initialRules(directory, exclude) {
			const { root, base } = directory;
			const last = (0, ignore_rules.Eg)(exclude, base);
			const plain = new ignore_rules.w0((0, ignore_rules.QR)(base), last);
			if (isIgnoreFile(external_node_path_default().join(root, ".deployignore"), external_node_fs_.statSync)) return { rules: plain, ofRepository: undefined, ignoreFile: ".deployignore" };
			const rules = new ignore_rules.w0((0, ignore_rules.QR)(base, rulesAbove(directory)), last, plain.unmatched);
			return { rules, ofRepository: plain, ignoreFile: ".gitignore" };
		}
		function readIgnoreFile({ workspace, base }, folder, name) {
			const shown = external_node_path_default().posix.join(folder, name);
			const file = external_node_path_default().join(workspace, shown);
			if (!isIgnoreFile(file, name === ".gitignore" ? external_node_fs_.lstatSync : external_node_fs_.statSync)) return [];
			try {
				return (0, ignore_rules.a0)((0, external_node_fs_.readFileSync)(file, "utf8"), folder, name);
			} catch (error) {
				throw (0, refusals.O$)(external_node_path_default().posix.relative(base, shown), error);
			}
		}
		function isIgnoreFile(file, look) {
			try {
				return look(file).isFile();
			} catch {
				return false;
			}
		}
		function rulesAbove(directory) {
			const { workspace, base } = directory;
			const folders = (0, select_directory.vu)(base).slice(0, -1);
			const isTop = (folder) => (0, external_node_fs_.existsSync)(external_node_path_default().join(workspace, folder, ".git"));
			if (isTop(base)) return [];
			const top = Math.max(0, folders.findLastIndex(isTop));
			return folders.slice(top).flatMap((folder) => readIgnoreFile(directory, folder, ".gitignore"));
		}
		var left_out = __webpack_require__(5586);
		var external_node_buffer_ = __webpack_require__(4573);
		function followLink(link) {
			const { root, chain, name } = link;
			const { at, status } = endOf(link);
			if (!(0, select_directory.FK)(root, at)) {
				const advice = 'Replace it with a copy, leave it out with "exclude", or deploy a folder that contains both.';
				throw new failure.fs(name, "it is a link that leads outside the deployed directory", advice);
			}
			const isFolder = status.isDirectory();
			if (!isFolder && !status.isFile()) throw (0, refusals.$y)(name);
			if (chain.includes(at)) throw new failure.fs(name, "it links to one of its parent folders", LEAVE_OUT);
			const inside = external_node_path_default().relative(root, at).split(external_node_path_default().sep).join("/");
			return { at, path: inside + (isFolder ? "/" : ""), isFolder, identity: (0, selected_file.cu)(status) };
		}
		const LEAVE_OUT = 'Remove the link, or leave it out with "exclude".';
		function endOf({ name, source, gitModes }) {
			try {
				const real = external_node_fs_.realpathSync.native(source, "buffer");
				if (!(0, external_node_buffer_.isUtf8)(real)) throw new failure.fs(name, "it is a link to a name that is not valid UTF-8", LEAVE_OUT);
				let at = real.toString();
				for (let texts = 0; gitModes?.isLinkHeldAsText(at); texts++) {
					if (texts === MOST_TEXTS) throw new failure.fs(name, CIRCULAR, LEAVE_OUT);
					at = external_node_fs_.realpathSync.native(external_node_path_default().resolve(external_node_path_default().dirname(at), (0, external_node_fs_.readFileSync)(at, "utf8")));
				}
				return { at, status: (0, external_node_fs_.statSync)(at) };
			} catch (error) {
				if (error instanceof failure.fs) throw error;
				const { code = "" } = error;
				const leadsNowhere = code === "ENOENT" || code === "ENOTDIR";
				if (!leadsNowhere && code !== "ELOOP") throw (0, refusals.O$)(name, error);
				const problem = leadsNowhere ? "it is a link that leads nowhere" : CIRCULAR;
				throw new failure.fs(name, problem, LEAVE_OUT, { cause: error });
			}
		}
		const CIRCULAR = "it is a circular link";
		const MOST_TEXTS = 40;
		async function selectFiles(directory, options, gitModes) {
			const walk = new Walk(directory, options, gitModes);
			await walk.all();
			const { files, left, takenBack, linkedStore, unmatched } = walk;
			return {
				files,
				leftOut: left.list(),
				leftEntrypoint: left.leftEntrypoint,
				takenBack: takenBack.sort(entry_name.X),
				unmatched: unmatched.list(),
				linkedStore,
				modesKnown: gitModes?.areKnown ?? true,
			};
		}
		const STORE = /(?:^|\/)node_modules\/\.(?:pnpm|store|bun)\//;
		const SLICE = 1000;
		class Walk {
			files = [];
			takenBack = [];
			linkedStore = [];
			left;
			#directory;
			#initial;
			#options;
			#gitModes;
			#sincePause = 0;
			constructor(directory, options, gitModes) {
				this.#directory = directory;
				this.#initial = initialRules(directory, options.exclude);
				this.left = new left_out.U(options.entrypoint);
				this.#options = options;
				this.#gitModes = gitModes;
			}
			get unmatched() {
				return this.#initial.rules.unmatched;
			}
			async all() {
				const { root } = this.#directory;
				await this.#enter({ at: root, name: "", rules: this.#initial.rules, chain: [root] });
			}
			async #enter(folder) {
				const entries = listed(folder);
				this.#sincePause += entries.length;
				if (this.#sincePause > SLICE) {
					this.#sincePause = 0;
					(0, lean_memory.x)();
					await (0, external_node_timers_promises_.setImmediate)();
				}
				const inside = { ...folder, rules: this.#rulesOf(folder, entries) };
				const kept = entries.map((entry) => this.#resolve(inside, entry)).filter((one) => one !== undefined);
				for (const one of kept.sort((a, b) => (0, entry_name.X)(a.name, b.name)))
					if ("file" in one) this.files.push(one.file);
					else await this.#enter({ ...inside, ...one, chain: [...folder.chain, one.at] });
			}
			#rulesOf(folder, entries) {
				const { ofRepository, ignoreFile } = this.#initial;
				const has = (name) => entries.some((entry) => entry.name === name);
				const rules = (folder.name !== "" && has(".git") ? ofRepository : undefined) ?? folder.rules;
				if (!has(ignoreFile)) return rules;
				return rules.with(readIgnoreFile(this.#directory, this.#inRoot(folder.name).replace(/\/$/, ""), ignoreFile));
			}
			#resolve(folder, entry) {
				const path = folder.name + entry.name;
				const source = `${folder.at}/${entry.name}`;
				const isFolder = entry.isDirectory();
				const name = isFolder ? `${path}/` : path;
				if (!this.#isPacked(folder.rules, name, source)) return undefined;
				if ((0, select_directory.tG)(entry.name)) return this.left.add(ignore_rules.OL, name);
				const problem = (0, entry_name.j)(path);
				if (problem !== undefined) throw new failure.fs(name, problem, 'Rename it, or leave it out with "exclude".');
				if (isFolder) return { name, at: source };
				if (entry.isSymbolicLink() || (entry.isFile() && this.#gitModes?.isLinkHeldAsText(source))) return this.#follow(folder, name, source);
				if (!entry.isFile()) throw (0, refusals.$y)(name);
				const { root } = this.#directory;
				const real = source === `${root}/${name}` ? name : relative(root, source);
				if (this.#isSecret(folder.rules, name, real, source)) return undefined;
				return { name, file: new selected_file.Jv(folder, entry.name, this.#gitModes?.isExecutable(source)) };
			}
			#follow(folder, name, source) {
				const { root } = this.#directory;
				const { keepLinks = false } = this.#options;
				const chain = keepLinks ? [] : folder.chain;
				const { at, path: real, isFolder, identity } = followLink({ root, chain, name, source, gitModes: this.#gitModes });
				if (this.#isSecret(folder.rules, name, real, at)) return undefined;
				const link = relative(folder.at, at) || ".";
				if (keepLinks) return { name, file: { path: name, source, link } };
				if (STORE.test(real)) this.linkedStore.push(name);
				if (isFolder) return this.#isPacked(folder.rules, `${name}/`, at) ? { name: `${name}/`, at } : undefined;
				return { name, file: { path: name, source: at, identity, executable: this.#gitModes?.isExecutable(at) } };
			}
			#isPacked(rules, name, source) {
				const decision = rules.decide(this.#inRoot(name), () => (0, built_in.jc)(source));
				if (decision?.kind === "taken-back") this.takenBack.push(name);
				if (decision?.kind !== "out") return true;
				this.left.add(decision.rule, name);
				return false;
			}
			#isSecret(rules, name, real, at) {
				const holdsKey = () => !real.endsWith("/") && (0, built_in.jc)(at);
				const { envFile = "" } = this.#options;
				let rule;
				if (envFile !== "" && external_node_path_default().normalize(at) === envFile) rule = ignore_rules.Kn;
				else if (real !== name && real !== "/") rule = (0, select_directory.tG)(real) ? ignore_rules.OL : rules.secretRuleFor(this.#inRoot(real), holdsKey);
				if (rule !== undefined) this.left.add(rule, name);
				return rule !== undefined;
			}
			#inRoot(name) {
				return this.#directory.base === "" ? name : `${this.#directory.base}/${name}`;
			}
		}
		function relative(from, to) {
			return external_node_path_default().relative(from, to).split(external_node_path_default().sep).join("/");
		}
		function listed(folder) {
			try {
				return (0, external_node_fs_.readdirSync)(folder.at, { withFileTypes: true });
			} catch (error) {
				throw (0, refusals.O$)(folder.name === "" ? "." : folder.name, error);
			}
		}
		function openWorkspace({ workspace, temp, platform, searchPath }) {
			const gitFor = (directory) => findGit(searchPath, platform, directory.workspace);
			return {
				locate: (directory) => (0, select_directory.m5)(workspace, directory),
				select(directory, options) {
					const modes = platform === "win32" ? new GitModes(directory.root, gitFor(directory)) : undefined;
					return selectFiles(directory, options, modes);
				},
				requireEntrypoint({ base }, { files, leftEntrypoint }, entrypoint) {
					const paths = files.map((file) => file.path);
					const failure = (0, select_entrypoint.N)(entrypoint, paths, base, leftEntrypoint);
					if (failure !== undefined) throw failure;
				},
				check: (directory, selection, entrypoint) => warningsOf({ directory, selection, entrypoint, git: gitFor(directory) }),
				checkPacked: ({ lfsPointers = [] }) => (lfsPointers.length === 0 ? [] : [(0, lfs_pointers.HH)(lfsPointers)]),
				stream: streamPackage,
				pack: (streamed) => writePackage(streamed, temp),
				openPackage: (file, entrypoint, signal) => (0, ready_file.y0)({ workspace, temp }, file, entrypoint, signal),
			};
		}
		var end = __webpack_require__(6889);
		var failures_interruption = __webpack_require__(2357);
		var status_lines = __webpack_require__(538);
		function failureOf(thrown, { record, isSent, inputs }) {
			const interruption = (0, failures_interruption.nS)(thrown);
			if (interruption?.by === "cancel") {
				if (record !== undefined) return cancelledWait(record, interruption);
				return isSent && interruption.maybeDone ? cancelledRequest() : cancelledEarly();
			}
			if (interruption !== undefined && record !== undefined) return timedOut(record, interruption, inputs.timeoutMs);
			return (0, failure.eG)(thrown, isSent || record !== undefined ? "ambiguous" : "package");
		}
		function cancelledEarly() {
			return new failure.pH({
				kind: "cancelled",
				message: "The run was cancelled before the request for a deployment was complete.",
				advice: "Nothing was deployed: you can run the job again.",
				retryable: true,
			});
		}
		function cancelledRequest() {
			return new failure.pH({
				kind: "cancelled",
				message: "The run was cancelled after the whole request was sent but before its response was read: the deployment may exist.",
				advice: "Look for it at the service (GET /deployments) before you try again, or you may deploy twice.",
			});
		}
		function cancelledWait({ id, status }, { since }) {
			return new failure.pH({
				kind: "cancelled",
				message: `The run was cancelled while deployment ${id} ${(0, status_lines.Qn)(status, since)}. The deployment itself was not stopped.`,
				advice: "Check the deployment before you try again: it may still start.",
			});
		}
		function timedOut({ id, status }, { since }, timeoutMs) {
			const outlook = status === "queued" && since === undefined ? "may still start" : "may still be running";
			return new failure.pH({
				kind: "timeout",
				message: `Deployment ${id} ${(0, status_lines.tE)(status, since, (0, format.a3)(timeoutMs))}. It was not stopped and ${outlook}.`,
				advice: 'Check the deployment before you try again, and raise "timeout" if it needs more time.',
			});
		}
		function endedFailure(kind, { id, statusReason }, entrypoint) {
			const reason = (0, status_lines.Gk)(statusReason);
			if (kind === "stopped") {
				return new failure.pH({
					kind,
					message: `Deployment ${id} was stopped. ${reason}`,
					advice: "Find out why it was stopped at the service before you deploy again.",
				});
			}
			const first = statusReason === "" ? "Look at the app's log" : "Fix the error above";
			return new failure.pH({
				kind,
				message: `Deployment ${id} failed. ${reason}`,
				advice: `${first}, check that the app starts locally, then push again.`,
				file: entrypoint,
			});
		}
		var outputs = __webpack_require__(7906);
		var report_report = __webpack_require__(1116);
		var running_report = __webpack_require__(8157);
		var report_summary = __webpack_require__(1492);
		var titles = __webpack_require__(6373);
		var records_version = __webpack_require__(5699);
		var time_limit = __webpack_require__(3901);
		const ASKING_MS = 15_000;
		const MOST_APPS = 10;
		const MOST_ACTIONS = 20;
		async function askApps({ inputs, edges }, id) {
			const version = (0, records_version.d)(inputs.version);
			const filter = edges.redact(version) === version ? version : "";
			const limit = (0, time_limit.r)(edges, ASKING_MS);
			const list = await edges.apps.list(limit, filter).catch((thrown) => {
				if (edges.cancel.aborted || !limit.signal.aborted) throw thrown;
			});
			const unnamed = (why, apps = []) => ({
				kind: "unnamed",
				why: `GET /apps ${why}`,
				apps,
			});
			if (list === undefined) return unnamed("did not respond within 15 s");
			if (list.kind === "malformed") return unnamed("responded with something that is not a list");
			if (list.kind === "refused" && list.isAbsent) return { kind: "absent", why: "the service has no GET /apps", apps: [] };
			if (list.kind === "refused") return unnamed(`could not be read: ${(0, format.f6)(list.failure.message)}`);
			const ofVersion = list.items.filter((app) => app.version === version);
			const own = ofVersion.filter(({ deployment }) => deployment === id);
			const other = ofVersion.find((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
			const apps = list.items.filter(({ deployment }) => deployment === id);
			if (!list.isWhole) return unnamed("could not be read completely", apps);
			if (own.length === 0) return unnamed("does not name it for this version", apps);
			if (other !== undefined) return unnamed(`names it and ${other.deployment} for this version`, apps);
			return { kind: "named", why: "", apps };
		}
		async function confirmAdopted(run, { id }) {
			const naming = await askApps(run, id);
			if (naming.kind !== "unnamed") return run.report.add({ isAdopted: false });
			throw new failure.pH({
				kind: "ambiguous",
				message: `Deployment ${id} has this package and is running, but ${naming.why}. It may belong to another job, so it is unknown whether this job's own request created a deployment.`,
				advice: `Before you try again, check at the service which deployment version "${(0, records_version.d)(run.inputs.version)}" has.`,
			});
		}
		function addApps({ edges, report }, names) {
			const apps = names.slice(0, MOST_APPS);
			edges.neverCut(apps.flatMap(({ name, actions }) => [name, ...actions]));
			report.add({ apps, invokedBy: subAction("invoke-action", edges.environment.action) });
		}
		async function nameApps(run, { id, status }) {
			const { edges, report } = run;
			if (report.now.apps === undefined && status === "running") {
				const naming = await askApps(run, id).catch(() => undefined);
				if (naming !== undefined && naming.apps.length > 0) addApps(run, naming.apps);
				else if (naming !== undefined) edges.log.debug(`The app's name is not known: ${naming.why}`);
			}
			for (const { name, actions } of report.now.apps ?? []) {
				const quoted = actions.map((action) => `"${action}"`);
				const named = quoted.length === 0 ? "" : `: ${(0, format.rL)(quoted, MOST_ACTIONS)}`;
				edges.log.info(`App "${name}" with ${(0, format.U9)(actions.length, "action")}${named}`);
			}
		}
		function subAction(name, { repository, ref }) {
			const isKnown = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref);
			return isKnown ? `${repository}/${name}@${ref}` : `./${name}`;
		}
		var deployment = __webpack_require__(6012);
		var service_error = __webpack_require__(9219);
		var poll = __webpack_require__(1139);
		var time = __webpack_require__(4099);
		var env_vars = __webpack_require__(2488);
		async function lookUp(deployments, sought, limit) {
			const list = await deployments.list(limit);
			const unread = "It could not be looked up:";
			if (list.kind === "malformed") return unclear(`${unread} The response to GET /deployments is not a list.`);
			if (list.kind === "refused") return { kind: "unclear", why: `${unread} ${list.failure.message}`, isAbsent: list.isAbsent };
			const found = judge(list.items, sought, list.serverNow);
			if (list.isWhole) return found;
			const read = `${unread} GET /deployments could not be read beyond ${(0, format.U9)(list.items.length, "deployment")}.`;
			const seen = found.kind === "one" ? ` Deployment ${found.record.id} has the checksum of this package.` : "";
			return unclear(`${read}${found.kind === "unclear" ? ` ${found.why}` : seen}`);
		}
		function judge(listed, sought, serverNow) {
			const since = sought.since(serverNow);
			const candidates = listed.filter((one) => !contradicts(one, sought) && !((0, time.p)(one.createdAt) < since));
			const proven = candidates.filter(({ checksum, createdAt }) => checksum === sought.digest && (0, time.p)(createdAt) >= since);
			const [only] = proven;
			const ids = (records) => records.map(({ id }) => id).join(", ");
			if (only !== undefined && proven.length === 1) return { kind: "one", record: only };
			if (proven.length > 1) return unclear(`Several deployments have the checksum of this package: ${ids(proven)}.`);
			const alike = listed.filter(({ checksum }) => checksum === sought.digest);
			if (candidates.length === 0 && alike.length === 0) return { kind: "none" };
			if (candidates.length === 0) return { kind: "none", why: `With the checksum of this package: ${ids(alike)}.` };
			return unclear(`One of these may be it, but the checksum or time is missing: ${ids(candidates)}.`);
		}
		const unclear = (why) => ({ kind: "unclear", why });
		function contradicts(record, { inputs, digest, not, mayHaveEnded }) {
			const { app, region, envVars } = inputs;
			const names = record.envNames && withoutOwn(record.envNames);
			return (
				not.includes(record.id) ||
				((0, deployment.dR)(record.status) && !mayHaveEnded) ||
				(record.checksum !== undefined && record.checksum !== digest) ||
				(record.entrypoint !== "" && app.kind !== "source" && plainPath(record.entrypoint) !== plainPath(app.entrypoint)) ||
				(record.region !== "" && record.region !== region) ||
				(names !== undefined && names.symmetricDifference(withoutOwn(envVars.map(([name]) => name))).size > 0)
			);
		}
		function plainPath(path) {
			return external_node_path_.posix.normalize(path.normalize("NFC")).replace(/^\.?\/+/, "");
		}
		function withoutOwn(names) {
			return new Set(names.filter((name) => !env_vars.D.includes(name)));
		}
		var package_log = __webpack_require__(5715);
		async function packOnly(run, app) {
			const { inputs, edges, report } = run;
			const { workspace, clock, cancel, log } = edges;
			if (app.kind === "source") return log.info("Dry run: nothing is sent, and a deploy from source packs nothing");
			const began = clock.now();
			const options = { level: inputs.compressionLevel, signal: cancel };
			const made = app.kind === "package" ? app.ready : await workspace.pack(workspace.stream(app.files, options));
			const pack = { ...factsOf(made), path: made.path };
			if (app.kind === "package") report.add({ package: { ...pack, isReady: true } });
			else logPackage(pack, clock.now() - began, run);
			log.info(`Dry run: nothing is sent; the package is ${made.path}`);
		}
		async function packForDigest({ inputs, edges }, app) {
			if (app.kind === "package") return { ...factsOf(app.ready), isReady: true };
			const { workspace, cancel } = edges;
			const streamed = workspace.stream(app.files, { level: inputs.compressionLevel, signal: cancel });
			for await (const _ of streamed.open());
			return streamed.facts();
		}
		function factsOf({ size, digest, files, contentSize, largest, lfsPointers = [] }) {
			return { size, digest, files, contentSize, largest, lfsPointers };
		}
		function logPackage(pack, tookMs, { edges, report }) {
			if (pack.isReady) return;
			report.add({ package: pack, timings: { pack: tookMs } });
			const group = (0, package_log.WX)("Packed", pack);
			edges.log.group(`${group.title} in ${(0, format.a3)(tookMs)}`, group.lines);
			for (const { message, title } of edges.workspace.checkPacked(pack)) edges.log.warning(message, { title });
		}
		function warnOfVariables({ envVars, githubToken }, { warning }) {
			const reserved = namesOf(envVars).filter((name) => env_vars.D.includes(name));
			if (reserved.length > 0) {
				warning(`The environment variables contain ${shown(reserved)}, which the service sets itself, so the app sees the service's value. Rename the variable.`, { title: "Reserved environment variables" });
			}
			const tokens = namesOf(envVars.filter(([, value]) => githubToken !== "" && value.trim() === githubToken));
			if (tokens.length > 0) {
				warning(`The app is given this job's token, as ${shown(tokens)}. Until the job ends, the app can do everything in this repository that the job can. toJSON(secrets) contains the token: name only the secrets that the app needs.`, { title: "The job's token is among the environment variables" });
			}
			const [only] = envVars;
			if (only !== undefined && envVars.length === 1 && /^[^\n]*\s[A-Z][A-Z0-9_]*=/.test(only[1])) {
				warning(`The only environment variable is ${only[0]}, and its value looks as if it held others. YAML joins the lines after "env-vars: >": write "env-vars: |" to keep them apart.`, { title: "One variable instead of several" });
			}
		}
		function missingVariables(envVars, { envNames }) {
			if (envNames === undefined) return [];
			return namesOf(envVars).filter((name) => !envNames.includes(name) && !env_vars.D.includes(name));
		}
		function missingFailure(missing, { id, status }, encoding) {
			return new failure.pH({
				kind: "failed",
				message: `Deployment ${id} is "${status || "unknown"}" but lacks ${shown(missing)} from "env-vars": the service did not accept them with "env-vars-encoding: ${encoding}".`,
				advice: `Set "env-vars-encoding: ${encoding === "json" ? "fields" : "json"}" and deploy again.`,
			});
		}
		const namesOf = (envVars) => envVars.map(([name]) => name);
		const shown = (names) => (0, format.rL)(names, 10, "variable");
		const SKEW_MS = 60_000;
		async function attach(run, app) {
			const { inputs, edges, report } = run;
			const { log, clock } = edges;
			if (app.kind === "source" || !inputs.attach) return undefined;
			const earlier = await findEarlier(run);
			const mayBeOurs = ({ record }) => mayBeOf(record, report.now.setup);
			if (earlier.kind === "read" && !earlier.attempts.some(mayBeOurs)) return undefined;
			log.info("An earlier attempt of this job may have left a deployment: comparing its package with this one");
			const began = clock.now();
			const pack = await packForDigest(run, app);
			const packMs = clock.now() - began;
			const search = { run, digest: (0, deploy_record.ZD)(pack.digest), limit: (0, time_limit.r)(edges, inputs.timeoutMs) };
			const finding = earlier.kind === "read" ? findLeft(search, earlier) : deployUnlessInFlight(search, earlier.why);
			const found = await finding.catch((thrown) => {
				if (edges.cancel.aborted || (0, failures_interruption.nS)(thrown)?.by !== "deadline") throw thrown;
				throw ambiguous('The service did not say within "timeout" what happened to the deployment from an earlier attempt.');
			});
			if (found === undefined) return undefined;
			logPackage(pack, packMs, run);
			log.info(`Continuing with deployment ${found.id} from an earlier attempt ("${found.status}"): nothing is sent again`);
			report.add({ record: found, attached: true });
			return found;
		}
		async function findEarlier({ inputs, edges, report }) {
			const earlier = await edges.earlier(edges.cancel, inputs.timeoutMs);
			if (earlier.kind === "unread" || earlier.attempts.length > 0 || edges.environment.runAttempt === 1) return earlier;
			await report.recorded();
			const why = edges.reporters?.refusal;
			return why === undefined ? earlier : { kind: "unread", why: `check: ${why}` };
		}
		function mayBeOf({ deployment, setup }, own) {
			return deployment !== "" && (setup === "" || setup === own);
		}
		async function findLeft(search, { attempts, ids }) {
			for (const { record, startedAt } of attempts) {
				if (!mayBeOf(record, search.run.report.now.setup)) continue;
				if (record.digest !== "" && record.digest !== search.digest) continue;
				const isLost = record.deployment === deploy_record.a9;
				const found = await (isLost ? findLost(search, startedAt, ids) : findKnown(search, record));
				if (found !== undefined) return found;
			}
			return undefined;
		}
		async function findKnown(search, left) {
			const { run, digest } = search;
			const name = `deployment ${left.deployment} from an earlier attempt`;
			const notContinued = (why) => void run.edges.log.info(`Not continuing with ${name}: ${why}`);
			const record = await ask(search, left.deployment);
			if (record === undefined) return notContinued("the service does not know it, or does not show it to this key");
			const { id, status, checksum = left.digest } = record;
			if (checksum !== "" && checksum !== digest) return notContinued("it has another package");
			if ((0, deployment.wn)(status) && checksum === "") throw ambiguous(`It is unknown whether ${name}, which is still starting, has this package.`);
			if ((0, deployment.wn)(status)) return record;
			if (status !== "running") return notContinued(`it is "${status}"`);
			const missing = missingVariables(run.inputs.envVars, record);
			if (missing.length > 0) return notContinued(`it runs without ${missing.join(", ")}`);
			if (checksum === "") return notContinued("its package is unknown");
			const naming = await askApps(run, id);
			return naming.kind === "named" ? record : notContinued(`it is "running", but ${naming.why}`);
		}
		async function ask({ run, limit }, id) {
			const { inputs, edges } = run;
			const get = async (options) => {
				const asked = await edges.deployments.get(id, options);
				return asked.kind === "missing" ? { kind: "record", record: undefined } : asked;
			};
			const polled = { made: "deployment", get, intervalMs: inputs.pollIntervalMs };
			try {
				return (await (0, poll.wt)(polled, limit, edges).next()).value;
			} catch (thrown) {
				if (!(thrown instanceof failure.pH)) throw thrown;
				if (thrown.service?.status === 403 && (0, service_error.fe)(thrown.service)) return undefined;
				const what = `The status of deployment ${id} from an earlier attempt could not be read.`;
				throw ambiguous(`${what} ${thrown.message}`, thrown);
			}
		}
		async function findLost({ run, digest, limit }, startedAt, not) {
			const since = Date.parse(startedAt) - SKEW_MS;
			const sought = { inputs: run.inputs, digest, since: () => since, not, mayHaveEnded: false };
			const found = await lookUp(run.edges.deployments, sought, limit);
			if (found.kind === "none") return undefined;
			const lost = "An earlier attempt of this job may have created a deployment without learning its id.";
			if (found.kind === "unclear") throw ambiguous(`${lost} ${found.why}`);
			const { record } = found;
			if ((0, deployment.wn)(record.status)) {
				run.report.add({ isAdopted: true });
				return record;
			}
			const naming = await askApps(run, record.id);
			if (naming.kind === "named") return record;
			throw ambiguous(`${lost} Deployment ${record.id} has the checksum of this package and is running, but ${naming.why}.`);
		}
		async function deployUnlessInFlight({ run, digest, limit }, why) {
			const unread = `GitHub did not say whether an earlier attempt of this job left a deployment (${why})`;
			const list = await run.edges.deployments.list(limit);
			const listed = list.kind === "list" ? list.items : [];
			const ids = listed.filter(({ status, checksum }) => (0, deployment.wn)(status) && checksum === digest).map(({ id }) => id);
			if (ids.length > 0) throw ambiguous(`${unread}, and the service is starting this package: ${ids.join(", ")}.`);
			const isKnown = list.kind === "list" ? list.isWhole : list.kind === "refused" && list.isAbsent;
			if (!isKnown) throw ambiguous(`${unread}, and the service's list of deployments could not be read either.`);
			run.edges.log.notice(`${unread}. The service lists no deployment of this package that is still starting, so the app is deployed.`);
			return undefined;
		}
		function ambiguous(message, cause) {
			return new failure.pH({
				kind: "ambiguous",
				message: `${message} Nothing was sent, because that could deploy twice.`,
				advice: 'Check the deployments at the service, or run the job again later. To deploy again anyway, set "attach: false".',
				service: cause?.service,
				cause,
			});
		}
		var recover = __webpack_require__(6188);
		var preview = __webpack_require__(8949);
		async function create(run, app) {
			const { inputs, edges, report } = run;
			const { clock, log, deployments, cancel } = edges;
			cancel.throwIfAborted();
			if (app.kind === "source") await report.recorded();
			const began = clock.now();
			const elapsed = () => clock.now() - began;
			warnOfVariables(inputs, log);
			log.info(DOING[app.kind]);
			const sent = app.kind === "source" ? undefined : packagePart(run, app, elapsed);
			if (sent === undefined) report.add({ isSent: true });
			const created = (record, how = "Created") => {
				log.info(`${how} deployment ${record.id} in ${(0, format.a3)(elapsed())}`);
				report.add({ record, timings: { upload: elapsed() } });
				return record;
			};
			try {
				const leftMs = () => inputs.timeoutMs - (elapsed() - (sent?.uploadMs() ?? 0));
				const file = sent === undefined ? {} : { file: sent.part };
				const record = created(await deployments.create({ fields: createFields(inputs), ...file, signal: cancel, leftMs }));
				(0, preview.uW)(run, record.id);
				return record;
			} catch (thrown) {
				sent?.stopProgress();
				const isAmbiguous = thrown instanceof failure.pH && thrown.kind === "ambiguous";
				if (isAmbiguous || (0, failures_interruption.nS)(thrown)?.maybeDone) report.add({ isSent: true });
				const digest = sent?.digest();
				if (!isAmbiguous || digest === undefined) throw thrown;
				const since = (serverNow) => serverNow - elapsed() - recover.E;
				const sought = { inputs, digest: (0, deploy_record.ZD)(digest), since, not: [], mayHaveEnded: true };
				const found = await (0, recover.l)("deployment", thrown, (limit) => lookUp(deployments, sought, limit), edges);
				report.add({ isAdopted: true });
				return created(found, "Found");
			} finally {
				sent?.stopProgress();
			}
		}
		const DOING = {
			directory: "Packing and sending",
			package: "Sending the package",
			source: "Creating the deployment from its source",
		};
		const PROGRESS_MS = 10_000;
		function packagePart(run, app, elapsed) {
			const { inputs, edges, report } = run;
			const { workspace, clock, log, cancel } = edges;
			const isReady = app.kind === "package";
			const made = isReady ? app.ready : workspace.stream(app.files, { level: inputs.compressionLevel, signal: cancel });
			let isWhole = false;
			let uploadMs = 0;
			const stopProgress = clock.every(PROGRESS_MS, () => {
				if (!isWhole) log.info((0, package_log.oz)(made.progress(), elapsed(), isReady ? app.ready.size : undefined));
			});
			async function* open() {
				const isFirst = made.facts() === undefined;
				const began = elapsed();
				isWhole = false;
				try {
					yield* made.open();
					await report.recorded();
				} finally {
					uploadMs += elapsed() - began;
				}
				isWhole = true;
				report.add({ isSent: true });
				const facts = made.facts();
				if (isFirst && facts !== undefined) logPackage(facts, elapsed(), run);
			}
			const part = { filename: "app.zip", type: "application/zip", ...(isReady ? { size: app.ready.size } : {}), open };
			return { part, digest: () => made.facts()?.digest, uploadMs: () => uploadMs, stopProgress };
		}
		function createFields(inputs) {
			const { app, version, region, force, envVars, envVarsEncoding } = inputs;
			const vars = envVarsEncoding === "json" ? [{ name: "env_vars", text: JSON.stringify(Object.fromEntries(envVars)) }] : envVars.map(([name, value]) => ({ name: `env_vars[${name}]`, text: value }));
			return [app.kind === "source" ? { name: "source", text: app.json } : { name: "entrypoint_rel_path", text: app.entrypoint }, ...(version === "" ? [] : [{ name: "version", text: version }]), { name: "region", text: region }, { name: "force", text: String(force) }, ...(envVars.length === 0 ? [] : vars)];
		}
		const SHOWN = 20;
		async function select_select(run) {
			const { app } = run.inputs;
			if (app.kind === "source") return { kind: "source" };
			return app.kind === "package" ? openReady(run, app) : select_selectFiles(run, app);
		}
		async function select_selectFiles({ inputs, edges, report }, { directory: given, entrypoint }) {
			const { workspace, log, cancel } = edges;
			const directory = workspace.locate(given);
			report.add({ base: directory.base });
			const selection = await workspace.select(directory, {
				exclude: inputs.exclude,
				envFile: inputs.envFile,
				entrypoint,
				keepLinks: inputs.links === "keep",
			});
			cancel.throwIfAborted();
			const { files, leftOut } = selection;
			report.add({ leftOut });
			if (files.length === 0) {
				const rules = leftOut.map(({ rule }) => rule).join("; ");
				const by = rules === "" ? 'did actions/checkout run? A submodule needs its "submodules: true"' : `left out: ${rules}`;
				const problem = `is "${given}", but it contains nothing to pack (${by})`;
				throw new failure.RP("directory", problem, "a folder that contains the entrypoint");
			}
			workspace.requireEntrypoint(directory, selection, entrypoint);
			const { title, lines } = (0, package_log.Gg)(files.length, leftOut);
			if (lines.length === 0) log.info(title);
			else log.group(title, lines);
			for (const warning of workspace.check(directory, selection, entrypoint)) log.warning(warning.message, { title: warning.title });
			if (selection.takenBack.length > 0) log.info(`Included, although left out by default: ${(0, format.rL)(selection.takenBack, SHOWN)}`);
			if (!selection.modesKnown) log.info("No file is packed as executable: git's index could not be read");
			return { kind: "directory", entrypoint, files };
		}
		async function openReady({ edges, report }, { file, entrypoint }) {
			const { workspace, log, cancel } = edges;
			const ready = await workspace.openPackage(file, entrypoint, cancel);
			const facts = { ...factsOf(ready), isReady: true };
			report.add({ package: facts });
			const { title, lines } = (0, package_log.WX)(`Checked the package ${(0, package_log.dh)(file)}:`, facts);
			log.group(title, lines);
			if (ready.secrets.length > 0) {
				const total = (0, package_log.Rd)(ready.secrets);
				log.warning(`The package contains ${(0, format.U9)(total, "file")} that the action leaves out when it packs a directory. The package is sent as it is. If one of them contains a secret, make a new package without it, and replace the secret.`, {
					title: "Names that look like secrets",
					lines: (0, package_log.Gg)(total, ready.secrets).lines,
				});
			}
			return { kind: "package", entrypoint, ready };
		}
		const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 };
		const NO_COST = { N: 2, r: 1, p: 1 };
		const KEY_BYTES = 8;
		function setupKey({ baseUrl, projectId, project, region, version, app, envVars, envVarsEncoding }) {
			const entrypoint = app.kind === "source" ? "" : app.entrypoint;
			const encoding = envVars.length === 0 ? "json" : envVarsEncoding;
			const values = envVars.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
			const setup = JSON.stringify([baseUrl, projectId, project, region, version, entrypoint, encoding, values]);
			const salt = JSON.stringify([baseUrl, projectId, project, entrypoint]);
			return new Promise((resolve, reject) => {
				(0, external_node_crypto_.scrypt)(setup, salt, KEY_BYTES, envVars.length === 0 ? NO_COST : COST, (error, key) => (error === null ? resolve(key.toString("hex")) : reject(error)));
			});
		}
		var sanitize = __webpack_require__(5149);
		const LOOKING_MS = 30_000;
		async function skip(run, app) {
			const { inputs, edges, report } = run;
			const { log, clock, cancel } = edges;
			if (!inputs.skipUnchanged || app.kind === "source") return undefined;
			const notSkipped = (why) => void log.info(`Not skipped: ${(0, sanitize.TN)(why)}`);
			const found = await findRunning(run).catch((thrown) => {
				cancel.throwIfAborted();
				return { why: whyFailed(thrown) };
			});
			if ("why" in found) return notSkipped(found.why);
			const { record, digest, githubDeployment, apps } = found;
			const began = clock.now();
			const pack = await packForDigest(run, app);
			if ((0, deploy_record.ZD)(pack.digest) !== digest) return notSkipped(`deployment ${record.id} has another package`);
			logPackage(pack, clock.now() - began, run);
			log.info(`Deployment ${record.id} already runs with this package: nothing is sent`);
			report.add({ record, unchanged: { githubDeployment }, conclusion: "success" });
			if (apps.length > 0) addApps(run, apps);
			return record;
		}
		async function findRunning(run) {
			const { edges } = run;
			const limit = (0, time_limit.r)(edges, LOOKING_MS);
			const newest = judgeNewest(await edges.newest(limit.signal), run.report.now.setup);
			if ("why" in newest) return newest;
			const { deployment: id, digest, githubDeployment } = newest;
			const asked = await edges.deployments.get(id, limit);
			if (asked.kind === "missing") return { why: `the service no longer knows deployment ${id}` };
			if (asked.kind === "malformed") return { why: `the record of deployment ${id} cannot be used: ${asked.why}` };
			const { record } = asked;
			if (record.status !== "running") return { why: `deployment ${id} is "${record.status}"` };
			const { kind, why: whyUnnamed, apps } = await askApps(run, id);
			if (kind === "unnamed") return { why: `deployment ${id} may not be the one in use: ${whyUnnamed}` };
			return { record, digest, githubDeployment, apps };
		}
		function judgeNewest(newest, setup) {
			if (newest.kind === "unread") return { why: `the GitHub deployments could not be read: ${newest.why}` };
			if (newest.kind === "none") return { why: "this environment has no GitHub deployment of the app yet" };
			const { id: githubDeployment, end, record } = newest;
			const doubt = (why) => ({ why: `its newest GitHub deployment (${githubDeployment}) ${why}` });
			if (end === undefined) return doubt("has not ended, or was never closed");
			if (end !== "success") return doubt(`is "${end}"`);
			if (record === undefined || !(0, id.eQ)(record.deployment) || record.digest === "") return doubt("was made by an older version of this action, or by something else");
			if (record.setup !== setup) return doubt("has a different service, project, region, version, entrypoint, encoding or environment value");
			return { githubDeployment, deployment: record.deployment, digest: record.digest };
		}
		function whyFailed(thrown) {
			if ((0, failures_interruption.nS)(thrown)?.by === "deadline") return "the lookups took longer than 30 s";
			return thrown instanceof failure.pH ? thrown.message : "the lookup stopped on an unexpected error";
		}
		var app_log = __webpack_require__(7556);
		var blame = __webpack_require__(5207);
		const HEARTBEAT_MS = 30_000;
		async function wait(run, app, created) {
			const { inputs, edges, report } = run;
			const { clock, log } = edges;
			const { isAdopted } = report.now;
			const until = isAdopted ? "running" : inputs.waitUntil;
			const limit = (0, time_limit.r)(edges, inputs.timeoutMs);
			const isUnknown = (status) => (0, deployment.Gh)(status, until) === "unknown-status";
			const statusLines = new status_lines.M0(isUnknown, { log, elapsed: limit.elapsed });
			const stopHeartbeat = clock.every(HEARTBEAT_MS, () => statusLines.heartbeat());
			let record = created;
			let queueMs;
			const isOver = () => {
				const elapsedMs = limit.elapsed();
				if (record.status !== "" && record.status !== "queued") queueMs ??= elapsedMs;
				const start = elapsedMs - (queueMs ?? elapsedMs);
				report.add({ record, timings: { ...(queueMs !== undefined && { queue: queueMs }), ...(start > 0 && { start }) } });
				statusLines.note(record);
				const progress = (0, deployment.Gh)(record.status, until);
				if (progress !== "failed" && progress !== "stopped") return progress === "reached";
				throw endedFailure(progress, record, inputs.app.kind === "directory" ? inputs.app.entrypoint : undefined);
			};
			const isFollowed = inputs.streamLogs === "auto" && until !== "created";
			const alarm = new poll.QE();
			const onStatus = (status) => {
				if (status !== record.status) alarm.ring();
			};
			const appLog = isFollowed ? openLog(run, created.id, limit, onStatus) : undefined;
			const get = async (options) => {
				const asking = edges.deployments.get(created.id, options);
				appLog?.begin();
				return asking;
			};
			const polls = (0, poll.wt)({ made: "deployment", get, intervalMs: inputs.pollIntervalMs, alarm }, limit, edges);
			try {
				if (isAdopted) record = (await polls.next()).value;
				while (!isOver()) record = (await polls.next()).value;
				const missing = missingVariables(inputs.envVars, record);
				if (missing.length > 0) throw missingFailure(missing, record, inputs.envVarsEncoding);
				return record;
			} catch (thrown) {
				const hasEnded = thrown instanceof failure.pH && (0, deployment.dR)(record.status);
				if (hasEnded) await appLog?.drain();
				const lines = appLog?.lastLines ?? [];
				const isFile = isPackaged(app);
				if (appLog !== undefined) report.add({ appLog: (0, blame.v)(lines.slice(-app_log.Ki), isFile) });
				if (!hasEnded || thrown.kind !== "failed") throw thrown;
				throw thrown.with((0, blame.t)([...lines, ...record.statusReason.split("\n")], isFile) ?? {});
			} finally {
				stopHeartbeat();
				await appLog?.end();
			}
		}
		function openLog(run, id, limit, onStatus) {
			const { edges, report } = run;
			const file = edges.lineFile("app-log", "The app's log");
			const apps = new Map();
			const follow = (request) => edges.deployments.follow(id, request);
			return new app_log.Ek(follow, edges, limit, (event) => {
				if (event.kind === "state") onStatus(event.status);
				if (event.kind === "app") {
					apps.set(event.app.name, event.app);
					addApps(run, [...apps.values()]);
				}
				if (event.kind !== "log") return;
				if (file.add(event.line) && report.now.appLogFile === undefined) report.add({ appLogFile: file.path });
			});
		}
		function isPackaged(app) {
			const paths = new Set(app.kind === "directory" ? app.files.map(({ path }) => path) : []);
			return (path) => paths.has(path);
		}
		async function runSteps(run) {
			const computing = run.inputs.dryRun ? "" : setupKey(run.inputs);
			const app = await select_select(run);
			if (run.inputs.dryRun) return packOnly(run, app);
			run.report.add({ setup: await computing });
			const earlier = await attach(run, app);
			const unchanged = earlier === undefined ? await skip(run, app) : undefined;
			if (unchanged !== undefined) return nameApps(run, unchanged);
			const created = earlier ?? (await create(run, app));
			try {
				const record = await wait(run, app, created);
				if (run.report.now.isAdopted) await confirmAdopted(run, record);
				await nameApps(run, record);
			} finally {
				await (0, preview.nN)(run);
			}
		}
		async function deploy(inputs, edges) {
			const { summary, clock, log, cancel } = edges;
			const began = clock.now();
			const report = new running_report.p(inputs, edges);
			try {
				cancel.throwIfAborted();
				await runSteps({ inputs, edges, report });
				report.add({ conclusion: "success", timings: { total: clock.now() - began } });
			} catch (thrown) {
				const failure = failureOf(thrown, report.now);
				(0, end.fk)(log, thrown, failure);
				report.add({ ...(0, report_report.cJ)(report.now, failure), timings: { total: clock.now() - began } });
			}
			logOutcome(report.now, edges);
			await summary.write(() => (0, report_summary.A)(report.now));
			await report.end();
			return report.now.failure === undefined;
		}
		function logOutcome(report, { log }) {
			const { failure, record, timings } = report;
			const title = (0, titles.Gg)(report);
			const id = record === undefined ? "" : `, deployment ${record.id}`;
			if (failure === undefined) log.info(`${title}${id}, ${(0, format.a3)(timings.total ?? 0)} in all`);
			else (0, end.H1)(log, failure, { title, ...(0, report_report.lL)(report) });
		}
		function refuseDeploy(thrown, edges) {
			return (0, end.LK)("Not deployed", thrown, edges, (failure) => ({
				skipped: "false",
				...(0, outputs.Oi)("failure", failure, undefined),
			}));
		}
		var api_key = __webpack_require__(7036);
		var base_url = __webpack_require__(1297);
		var parsers = __webpack_require__(1106);
		var project = __webpack_require__(5891);
		const REPORTERS = ["check", "status", "deployment", "comment"];
		var json_place = __webpack_require__(4935);
		function parseApp(given, platform) {
			const raw = (name) => (platform === "win32" && name !== "source" ? given(name).replaceAll("\\", "/") : given(name));
			const source = raw("source").trim();
			const entrypoint = raw("entrypoint");
			const file = raw("package").trim();
			if (file !== "") return parsePackage(raw, file);
			if (source === "") {
				return { kind: "directory", directory: parseDirectory(raw("directory")), entrypoint: parseEntrypoint(entrypoint) };
			}
			const accepted = 'a JSON object, and leave out "entrypoint"';
			if (entrypoint.trim() !== "") throw new failure.RP("source", 'cannot be combined with "entrypoint"', accepted);
			const value = (0, json.qF)(source);
			const place = value === undefined ? (0, json_place.z)(source) : "";
			if (!(0, json.Gv)(value)) {
				throw new failure.RP("source", `is not a JSON object${place === "" ? "" : ` (${place})`}`, accepted);
			}
			return { kind: "source", json: source };
		}
		function parsePackage(raw, file) {
			const accepted = 'the path of a zip file, with "entrypoint" but without "directory", "source" and "exclude"';
			const bad = (problem) => new failure.RP("package", problem, accepted);
			if (/\0/.test(file)) throw bad("contains a NUL character");
			if (raw("source").trim() !== "") throw bad('cannot be combined with "source"');
			if (!/^(?:\.\/*)?$/.test(raw("directory").trim())) throw bad('cannot be combined with "directory"');
			if (raw("exclude").trim() !== "") throw bad('cannot be combined with "exclude": a package is sent as it is');
			return { kind: "package", file, entrypoint: parseEntrypoint(raw("entrypoint")) };
		}
		function parseDirectory(text) {
			if (/\0/.test(text)) throw new failure.RP("directory", "contains a NUL character", "a folder inside the workspace");
			return text.trim() === "" ? "." : text.trim();
		}
		function parseEntrypoint(text) {
			const bad = (problem) => new failure.RP("entrypoint", problem, parsers.$Q);
			const path = text.trim().replace(/^(?:\.\/+)+/, "");
			if (path === "") throw new failure.RP("entrypoint", "is missing", `${parsers.$Q}, or set "source" instead`);
			if (/[\0-\x1f\x7f]/.test(path)) throw bad("contains a control character");
			if (path.includes("\\")) throw bad(`is "${text.trim()}", with a backslash`);
			if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) throw bad(`is "${path}", an absolute path`);
			const segments = path.split("/");
			if (segments.includes("..")) throw bad(`is "${path}", which may lead outside the directory`);
			if (path.endsWith("/") || segments.at(-1) === ".") throw bad(`is "${path}", which is a folder`);
			return segments.filter((segment) => segment !== "" && segment !== ".").join("/");
		}
		var env_file = __webpack_require__(7435);
		const ACCEPTED = "an http:// or https:// address, which may contain {id} and {version}";
		const LONGEST = 2_000;
		function parseEnvironmentUrl(text) {
			const template = text.trim();
			const bad = (problem) => new failure.RP("environment-url", problem, ACCEPTED);
			if (template === "") return "";
			if (/[\s\p{Cc}]/u.test(template)) throw bad("contains whitespace or a control character");
			if (template.length > LONGEST) throw bad(`is ${(0, format.U9)(template.length, "character")} long, more than ${LONGEST}`);
			if (!/^https?:\/\//i.test(template)) throw bad("does not begin with http:// or https://");
			const filled = template.replaceAll(/\{(?:id|version)\}/g, "x");
			if (/[{}]/.test(filled)) throw bad("contains braces other than {id} and {version}");
			const url = URL.parse(filled);
			if (url === null) throw bad("is not a valid address");
			if (url.username !== "" || url.password !== "") throw bad("contains a user name or password");
			return template;
		}
		const LONGEST_NAME = 100;
		const HASH_LENGTH = 8;
		function defaultReportName(app, workspace) {
			const entrypoint = entrypointOf(app, workspace);
			return entrypoint === "" ? "deploy" : shortName(`deploy ${entrypoint}`);
		}
		function entrypointOf(app, workspace) {
			if (app.kind === "source") {
				const entrypoint = (0, json.ZZ)((0, json.qF)(app.json), "entrypoint");
				return typeof entrypoint === "string" ? entrypoint.replace(/\p{Cc}+/gu, " ").trim() : "";
			}
			if (app.kind === "package") return app.entrypoint;
			const { posix } = external_node_path_default();
			const directory = app.directory.replaceAll(external_node_path_default().sep, "/");
			const root = workspace.replaceAll(external_node_path_default().sep, "/");
			return posix.join(posix.isAbsolute(directory) ? posix.relative(root, directory) : directory, app.entrypoint);
		}
		function shortName(name) {
			if (name.length <= LONGEST_NAME) return name;
			const hash = (0, external_node_crypto_.createHash)("sha256").update(name).digest("hex").slice(0, HASH_LENGTH);
			return `${name.slice(0, LONGEST_NAME - HASH_LENGTH - 1).toWellFormed()}-${hash}`;
		}
		const REGION = "aws.us-east-1a";
		function parseDeployInputs(raw, environment) {
			const { trigger, platform, workspace } = environment;
			const envFile = (0, env_file.S)(raw, environment);
			const dryRun = (0, parsers.yG)(raw, "dry-run");
			const app = parseApp(raw, platform);
			const timeoutMs = (0, parsers.fL)(raw, "timeout", { least: 0.1, most: 86_400, default: 600 });
			const pollIntervalMs = (0, parsers.fL)(raw, "poll-interval", { least: 0.1, most: 3_600, default: 2 });
			const reportTo = parseReportTo(raw("report-to"));
			const inputs = {
				apiKey: dryRun && raw("api-key") === "" ? "" : (0, api_key.X)(raw("api-key"), trigger.hasReadOnlyToken),
				baseUrl: dryRun && raw("base-url") === "" ? "" : (0, base_url.Q)(raw("base-url")),
				...(0, project.X)(raw),
				app,
				version: raw("version"),
				region: (0, parsers.HU)(raw, "region", [REGION]),
				force: (0, parsers.yG)(raw, "force"),
				envVars: [...new Map([...(0, env_vars.J)(envFile.text, "env-file"), ...(0, env_vars.J)(raw("env-vars"))])],
				envFile: envFile.at,
				envVarsEncoding: (0, parsers.HU)(raw, "env-vars-encoding", ["json", "fields"]),
				exclude: raw("exclude"),
				links: (0, parsers.HU)(raw, "links", ["follow", "keep"]),
				compressionLevel: (0, parsers.cG)(raw, "compression-level", { least: 0, most: 9, default: 6 }),
				waitUntil: (0, parsers.HU)(raw, "wait-until", ["started", "created", "running"]),
				timeoutMs,
				pollIntervalMs: Math.min(pollIntervalMs, timeoutMs),
				attach: (0, parsers.yG)(raw, "attach", true),
				skipUnchanged: parseSkipUnchanged(raw, { app, reportTo, dryRun }),
				streamLogs: (0, parsers.HU)(raw, "stream-logs", ["auto", "false"]),
				allowFork: (0, parsers.yG)(raw, "allow-fork"),
				deleteWhenClosed: (0, parsers.yG)(raw, "delete-when-closed"),
				dryRun,
				reportTo,
				reportName: (0, parsers.A)(raw("report-name").trim(), "report-name", LONGEST_NAME) || defaultReportName(app, workspace),
				commentKey: (0, parsers.A)(raw("comment-key").trim(), "comment-key", 100),
				commit: parseCommit(raw("commit").trim()),
				pullRequest: parsePullRequest(raw("pull-request").trim()),
				environment: (0, parsers.A)(raw("environment").trim(), "environment", 255) || "production",
				environmentUrl: parseEnvironmentUrl(raw("environment-url")),
				githubToken: raw("github-token").trim(),
			};
			if (!inputs.allowFork && !dryRun && trigger.forkWithSecrets) {
				throw new failure.RP("allow-fork", `is false, and this "${trigger.eventName}" event comes from a fork, whose code would be deployed with this repository's secrets`, '"true" if you have reviewed the code that is checked out, or use the event "pull_request", which gives forks no secrets');
			}
			return inputs;
		}
		function parseReportTo(text) {
			const names = text.split(/[\s,]+/).filter((name) => name !== "");
			const unknown = names.find((name) => !REPORTERS.includes(name));
			if (unknown !== undefined) {
				throw new failure.RP("report-to", `contains "${unknown}"`, `any of ${REPORTERS.join(", ")}, or leave it empty`);
			}
			return REPORTERS.filter((name) => names.includes(name));
		}
		function parseSkipUnchanged(raw, { app, reportTo, dryRun }) {
			const name = "skip-unchanged";
			if (!(0, parsers.yG)(raw, name) || dryRun) return false;
			if (app.kind === "source") {
				throw new failure.RP(name, 'is true, but "source" is set', '"false", or deploy with "entrypoint" instead of "source"');
			}
			if (!reportTo.includes("deployment")) {
				const problem = 'is true, but "report-to" lacks "deployment", which records what was deployed';
				throw new failure.RP(name, problem, '"true" with "report-to: check, deployment", or "false"');
			}
			return true;
		}
		function parseCommit(text) {
			if (text === "" || (0, id.WM)(text)) return text.toLowerCase();
			throw new failure.RP("commit", "is not a full commit SHA", "the full SHA of the commit (40 or 64 hex digits), or leave it empty");
		}
		function parsePullRequest(text) {
			if (text === "") return undefined;
			if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
			throw new failure.RP("pull-request", "is not a pull request number", "a whole number of 1 or more, or leave it empty");
		}
		var secrets = __webpack_require__(8618);
		var post_state = __webpack_require__(1887);
		async function findPlace(inputs, edges) {
			const { trigger } = edges.environment;
			const { commit } = inputs;
			const pullRequest = inputs.pullRequest ?? trigger.pullRequest;
			if (inputs.dryRun) return { commit: commit || trigger.commit, pullRequest };
			if (pullRequest !== undefined && (trigger.isComment || pullRequest !== trigger.pullRequest)) return placeOfPull(pullRequest, inputs, edges);
			const isShown = commit === "" && inputs.reportTo.length > 0;
			return { commit: isShown ? await commitOfEvent(edges) : commit || trigger.commit, pullRequest };
		}
		async function commitOfEvent({ environment, log, cancel, hasCommit, checkedOut }) {
			const { commit, merge, eventName } = environment.trigger;
			const workspace = checkedOut();
			if (workspace === undefined || workspace === commit || workspace === merge) return commit;
			if (!(await hasCommit(workspace, cancel))) return commit;
			const advice = 'To deploy the other one, set "ref" of actions/checkout; to report on it all the same, set "commit".';
			warnOfOther(log, workspace, `not at ${commit.slice(0, 7)}, which this ${eventName} is about`, advice);
			return workspace;
		}
		async function placeOfPull(pullRequest, { commit, allowFork }, { environment, log, cancel, pullState, checkedOut }) {
			const { repository } = environment;
			const workspace = checkedOut() ?? "";
			const pull = await pullState(pullRequest, cancel);
			if (cancel.aborted) return { commit: commit || workspace, pullRequest };
			const isOwn = pull.kind !== "unread" && pull.headRepository.toLowerCase() === repository.toLowerCase();
			if (!isOwn && !allowFork) {
				const problem = pull.kind === "unread" ? `is false, and pull request #${pullRequest}, which may come from a fork, could not be read (${pull.why})` : `is false, and pull request #${pullRequest} comes from a fork, whose code would be deployed with this repository's secrets`;
				throw new failure.RP("allow-fork", problem, '"true" if you have reviewed the code that is checked out');
			}
			if (commit !== "") return { commit, pullRequest };
			if (pull.kind !== "unread" && (workspace === pull.head || workspace === pull.merge)) return { commit: pull.head, pullRequest };
			const advice = `Check out refs/pull/${pullRequest}/merge to deploy the pull request.`;
			const what = `which is neither the head nor the merge commit of pull request #${pullRequest}`;
			if (workspace !== "") warnOfOther(log, workspace, what, advice);
			else log.warning('Git does not tell which commit is checked out, so nothing is reported. To report on it, set "commit".');
			return { commit: workspace, pullRequest };
		}
		function warnOfOther(log, workspace, what, advice) {
			log.warning(`The workspace is at ${workspace.slice(0, 7)}, ${what}. The deploy is reported on the workspace's commit. ${advice}`);
		}
		function linksOf({ commit }, { runUrl }) {
			if (runUrl === "") return [];
			const run = { text: "run", url: runUrl };
			if (commit === "") return [run];
			const url = runUrl.replace(/\/actions\/runs\/.*$/, `/commit/${commit}`);
			return [{ text: `commit ${commit.slice(0, 7)}`, url }, run];
		}
		async function main(host) {
			const runner = (0, runner_runner.p)(secrets.E, host);
			const parse = (raw) => parseDeployInputs(raw, runner.environment);
			const { workspace, searchPath, platform } = runner.environment;
			const refuse = (thrown) => refuseDeploy(thrown, runner);
			await runner.run(parse, refuse, async (inputs) => {
				const connection = await (0, http_connection.J)(inputs, runner);
				runner.leaveProcess();
				const github = (0, client.o)(inputs.githubToken, runner);
				const pullState = (0, pull_state.H)(github);
				let place;
				try {
					place = await findPlace(inputs, {
						...runner,
						pullState,
						hasCommit: openHasCommit(github),
						checkedOut: () => checkedOut(findGit(searchPath, platform, workspace), folderOf(inputs, workspace)),
					});
				} catch (thrown) {
					await refuse(thrown);
					return false;
				}
				const reported = reportedOf(inputs, place, runner);
				return deploy(inputs, {
					...runner,
					workspace: openWorkspace(runner.environment),
					deployments: (0, deployments.X)(connection),
					apps: (0, apps.F)({ ...connection, note: connection.debug }),
					...(0, post_state.W)(runner.state),
					reporters: inputs.dryRun ? undefined : (0, reporters.D)(github, reported),
					links: linksOf(place, runner.environment),
					earlier: openEarlier(github, reported),
					newest: (0, app_deployments.Jd)(github, reported),
					pullState,
				});
			});
		}
		function reportedOf({ reportTo, reportName, environment, commentKey, environmentUrl }, place, { redact, redactName, environment: { runId } }) {
			return {
				reportTo,
				reportName: redactName(reportName),
				environment: redactName(environment),
				commentKey: redactName(commentKey),
				environmentUrl: redact(environmentUrl),
				...place,
				runKey: (0, deploy_record.r7)(runId, (0, external_node_crypto_.randomBytes)(8).toString("hex")),
			};
		}
		function folderOf({ app }, workspace) {
			return app.kind === "directory" ? external_node_path_default().resolve(workspace, app.directory) : workspace;
		}
	}),
	1887: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => openPostState,
		});
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1832);
		const NAME = "deploy";
		function openPostState({ read, keep }) {
			let text = read(NAME);
			const found = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
			let saved = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(found) ? found : {};
			return {
				saved: () => saved,
				save(part) {
					saved = { ...saved, ...part };
					const next = JSON.stringify(saved);
					if (next !== text) keep(NAME, next);
					text = next;
				},
			};
		}
	}),
	9495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6949);
		var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6798);
		var _github_pull_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7614);
		var _github_reporters_reporters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6808);
		var _http_connection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8760);
		var _runner_runner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3248);
		var _service_deployments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3405);
		var _inputs_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8618);
		var _post_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1887);
		var _report_running_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8157);
		var _report_view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4115);
		var _steps_preview_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8949);
		const PATIENCE_LIMIT_MS = 75_000;
		async function main(host) {
			const runner = (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_6__.p)(_inputs_secrets_js__WEBPACK_IMPORTED_MODULE_8__.E, host);
			await runner.run(
				(raw) => raw,
				async () => {},
				async (raw) => {
					const github = (0, _github_client_js__WEBPACK_IMPORTED_MODULE_2__.o)(raw("github-token").trim(), runner);
					const postState = (0, _post_state_js__WEBPACK_IMPORTED_MODULE_12__.W)(runner.state);
					const wasRunning = runner.endLeftProcess();
					if (wasRunning) runner.log.info("The deploy was still running after the run was cancelled, so it was stopped");
					const { preview } = postState.saved();
					const isGone = preview !== undefined && (await deleteLeft(preview, raw, github, { ...runner, ...postState }));
					await closeReports(github, { ...runner, ...postState }, { wasRunning, gone: isGone ? preview : undefined });
					return true;
				},
			);
		}
		async function closeReports(github, { saved, log }, { wasRunning, gone }) {
			const { reported, view, left } = saved();
			if (reported === undefined || view === undefined) return;
			const reportTo = gone === undefined ? (left ?? reported.reportTo) : reported.reportTo;
			const reporters = (0, _github_reporters_reporters_js__WEBPACK_IMPORTED_MODULE_4__.D)(github, { ...reported, reportTo }, true);
			if (reporters === undefined) return;
			const last = left === undefined && wasRunning ? (0, _report_view_js__WEBPACK_IMPORTED_MODULE_10__.gC)(view) : view;
			const shown = gone === undefined ? last : (0, _report_view_js__WEBPACK_IMPORTED_MODULE_10__.lt)(last, gone.pullRequest);
			const doing = left === undefined ? "Closing what the main step left open" : "Making sure that the result is shown";
			log.info(`${doing}: ${shown.title}`);
			reporters.show(shown);
			await reporters.settled(_report_running_report_js__WEBPACK_IMPORTED_MODULE_9__.x, { pausedMs: PATIENCE_LIMIT_MS });
		}
		async function deleteLeft(preview, raw, github, runner) {
			try {
				const service = (0, _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__.e)((name) => preview.service[name] ?? raw(name));
				const deployments = (0, _service_deployments_js__WEBPACK_IMPORTED_MODULE_7__.X)(await (0, _http_connection_js__WEBPACK_IMPORTED_MODULE_5__.J)(service, runner));
				return await (0, _steps_preview_js__WEBPACK_IMPORTED_MODULE_11__.mH)(preview, { ...runner, pullState: (0, _github_pull_state_js__WEBPACK_IMPORTED_MODULE_3__.H)(github), deployments });
			} catch (thrown) {
				if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH)) throw thrown;
				const { id, pullRequest } = preview;
				runner.log.notice(`The post step could not check whether pull request #${pullRequest} is closed, so deployment ${id} stays: ${thrown.message}`);
				return false;
			}
		}
	}),
	7906: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Oi: () => endOutputs,
			Yz: () => outputsOf,
			c2: () => statusOf,
		});
		var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6012);
		var _step_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6889);
		function outputsOf(report) {
			const { inputs, package: pack, record, unchanged, failure, conclusion } = report;
			const [app] = report.apps ?? [];
			const known = {
				"deployment-id": record?.id,
				"github-deployment-id": unchanged?.githubDeployment.toString(),
				skipped: String(unchanged !== undefined),
				status: statusOf(report),
				"status-reason": record?.statusReason,
				region: record?.region || inputs.region,
				entrypoint: record?.entrypoint || (inputs.app.kind === "source" ? undefined : inputs.app.entrypoint),
				version: inputs.version,
				"created-at": record?.createdAt,
				"updated-at": record?.updatedAt,
				"package-digest": pack?.digest,
				"package-size": pack?.size.toString(),
				"package-files": pack?.files.toString(),
				"package-path": pack?.path,
				"app-name": app?.name,
				"app-actions": app && JSON.stringify(app.actions),
				"app-log": report.appLogFile,
				...(conclusion === undefined ? {} : endOutputs(conclusion, failure, record)),
			};
			return Object.fromEntries(Object.entries(known).filter((entry) => entry[1] !== undefined));
		}
		function statusOf({ record, isGone }) {
			return isGone && record !== undefined && !(0, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__.dR)(record.status) ? "stopped" : record?.status;
		}
		function endOutputs(conclusion, failure, record) {
			return {
				conclusion,
				retryable: String(failure?.retryable ?? false),
				...(0, _step_end_js__WEBPACK_IMPORTED_MODULE_1__.rd)(failure, (0, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__.dR)(record?.status ?? "") ? record?.statusReason : ""),
			};
		}
	}),
	5715: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => selectionGroup,
			Rd: () => countLeftOut,
			WX: () => packageGroup,
			dh: () => brief,
			oz: () => progressLine,
		});
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3045);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1445);
		const MOST_RULES = 200;
		const MOST_NAMES = 50;
		const LONGEST_NAME = 300;
		const brief = (name) => (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(name, LONGEST_NAME);
		const countLeftOut = (leftOut) => leftOut.reduce((sum, { count: number }) => sum + number, 0);
		function selectionGroup(files, leftOut) {
			const total = countLeftOut(leftOut);
			const rules = leftOut.length - MOST_RULES;
			const lines = leftOut.slice(0, MOST_RULES).map(({ rule, examples, count: number }) => {
				const names = examples.slice(0, MOST_NAMES).map(brief);
				const more = number - names.length;
				return `${brief(rule)} \u2192 ${names.join(", ")}${more > 0 ? ` and ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.zD)(more)} more` : ""}`;
			});
			return {
				title: `Selected ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(files, "file")}${total === 0 ? "" : `, left out ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(total, "path")}`}`,
				lines: rules > 0 ? [...lines, `\u2026 and ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(rules, "more rule")}`] : lines,
			};
		}
		function packageGroup(done, { digest, largest, files, contentSize, size }) {
			const width = Math.max(0, ...largest.map((file) => (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(file.size).length));
			return {
				title: `${done} ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(files, "file")}: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(contentSize)} \u2192 ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(size)}`,
				lines: [`Digest ${digest}`, "Largest files", ...largest.map((file) => `  ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(file.size).padStart(width)}  ${file.path}`)],
			};
		}
		function progressLine({ files, contentSize, size }, elapsedMs, whole) {
			const sent =
				whole === undefined
					? `Packing and sending: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(files, "file")}, ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(contentSize)} in, ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(size)} out`
					: `Sending: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(size)} of ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(whole)}`;
			const rate = (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)((size / Math.max(1, elapsedMs)) * 1_000);
			return `${sent}, ${rate}/s, ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(elapsedMs)} so far`;
		}
	}),
	1116: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => startReport,
			a5: () => redactReport,
			cJ: () => failFacts,
			lL: () => blamedPlace,
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
		var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6012);
		var _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7643);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5149);
		var _step_app_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7556);
		function startReport(inputs, links = []) {
			return { inputs, links, base: "", leftOut: [], timings: {} };
		}
		function failFacts({ record }, failure) {
			return { failure, conclusion: (0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__.vu)(failure.kind, record !== undefined) };
		}
		function blamedPlace({ base, failure }) {
			if (failure?.file === undefined) return {};
			const { line } = failure;
			return { file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, failure.file), ...(line === undefined ? {} : { line }) };
		}
		const MOST_ACTIONS = 500;
		function redactReport(facts, redact) {
			const { inputs, package: pack, base, leftOut, record, failure, appLog, apps } = facts;
			const plain = (text) => (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__.TN)(redact(text));
			return {
				...facts,
				...(0, _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_5__.SG)({ base, leftOut }, redact),
				...(inputs && { inputs: redactInputs(inputs, redact) }),
				...(pack && { package: { ...pack, largest: (0, _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_5__.SG)(pack.largest, redact) } }),
				...(record && { record: redactRecord(record, redact) }),
				...(appLog && { appLog: (0, _step_app_log_js__WEBPACK_IMPORTED_MODULE_4__.nI)(appLog, redact) }),
				...(apps && {
					apps: apps.map(({ name, actions }) => ({
						name: plain(name),
						actions: actions.slice(0, MOST_ACTIONS).map(plain),
					})),
				}),
				...(failure && { failure: failure.redacted(redact) }),
			};
		}
		function redactInputs(inputs, redact) {
			const { app, baseUrl, version, reportName, environmentUrl } = inputs;
			const { kind } = app;
			const shown = kind === "source" ? app : { ...(0, _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_5__.SG)(app, redact), kind };
			return {
				...inputs,
				...(0, _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_5__.SG)({ baseUrl, version, reportName, environmentUrl }, redact),
				app: shown,
			};
		}
		function redactRecord(record, redact) {
			const { id, status } = record;
			const known = _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__.f.some((one) => one === status) ? { id, status } : { id };
			return { ...(0, _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_5__.SG)(record, redact), ...known };
		}
	}),
	8157: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => Report,
			x: () => PATIENCE_MS,
		});
		var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6012);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
		var _step_time_limit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3901);
		var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1116);
		var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4115);
		const PATIENCE_MS = 15_000;
		const PATIENCE_CANCELLED_MS = 2_500;
		const CHECK_MS = 3_000;
		const LONGEST_SAVED = 20_000;
		class Report {
			#now;
			#edges;
			#shown = "";
			constructor(inputs, edges) {
				const { redact, links, reporters, save } = edges;
				this.#edges = edges;
				this.#now = (0, _report_js__WEBPACK_IMPORTED_MODULE_3__.a5)((0, _report_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(inputs, links), redact);
				if (reporters !== undefined) save({ reported: reporters.reported });
				this.#show();
			}
			get now() {
				const url = this.#edges.redact(this.#edges.reporters?.checkPage ?? "");
				return url === "" ? this.#now : { ...this.#now, links: [...this.#now.links, { text: "check", url }] };
			}
			add(facts) {
				const { redact, outputs } = this.#edges;
				const timings = { ...this.#now.timings, ...facts.timings };
				this.#now = { ...this.#now, ...(0, _report_js__WEBPACK_IMPORTED_MODULE_3__.a5)(facts, redact), timings };
				outputs.set((0, _outputs_js__WEBPACK_IMPORTED_MODULE_2__.Yz)(this.#now));
				this.#show();
			}
			#show() {
				const { reporters, save } = this.#edges;
				const { record, conclusion } = this.#now;
				if (reporters === undefined) return;
				const { reportTo, runKey } = reporters.reported;
				if (conclusion !== undefined) {
					const view = (0, _view_js__WEBPACK_IMPORTED_MODULE_4__.du)(this.now, runKey);
					save({ view: { ...view, summary: (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.zU)(view.summary, LONGEST_SAVED) }, left: reportTo });
					return;
				}
				save({ view: (0, _view_js__WEBPACK_IMPORTED_MODULE_4__.m1)(this.now, runKey) });
				const shown = `${record?.id} ${record?.status}`;
				if (shown === this.#shown || endsWait(this.#now)) return;
				this.#shown = shown;
				reporters.show((0, _view_js__WEBPACK_IMPORTED_MODULE_4__.du)(this.now, runKey));
			}
			async recorded() {
				const { reporters, clock, cancel } = this.#edges;
				await (0, _step_time_limit_js__WEBPACK_IMPORTED_MODULE_5__.T)(CHECK_MS, reporters?.checkShown(), { clock, cancel });
				cancel.throwIfAborted();
			}
			async end() {
				const { reporters, save, cancel } = this.#edges;
				if (reporters === undefined) return;
				reporters.show((0, _view_js__WEBPACK_IMPORTED_MODULE_4__.du)(this.now, reporters.reported.runKey));
				await (cancel.aborted ? reporters.settled(PATIENCE_CANCELLED_MS) : reporters.settled(PATIENCE_MS, { enough: cancel }));
				save({ left: reporters.left });
			}
		}
		function endsWait({ record, isAdopted, inputs }) {
			return record !== undefined && !isAdopted && ["reached", "failed", "stopped"].includes((0, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Gh)(record.status, inputs.waitUntil));
		}
	}),
	1492: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => renderDeploySummary,
			L: () => renderHeadline,
		});
		var _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1239);
		var _domain_records_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5699);
		var _domain_reporting_environment_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2398);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3045);
		var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9259);
		var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _package_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5715);
		var _titles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6373);
		function renderDeploySummary(report) {
			const { failure, package: pack } = report;
			const parts = [
				`## ${(0, _titles_js__WEBPACK_IMPORTED_MODULE_4__.Wm)(report)}`,
				renderHeadline(report),
				failure === undefined ? "" : (0, _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_0__.zt)(failure),
				failure === undefined ? "" : renderAppLog(report.appLog ?? []),
				renderInvocation(report),
				(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.zH)("Deployment", renderFacts(report)),
				pack === undefined ? "" : renderPackage(pack),
				renderLeftOut(report.leftOut),
			];
			return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
		}
		function renderHeadline({ inputs, links, apps = [], record, timings: { total } }) {
			const names = apps.length === 0 ? [inputs.reportName] : apps.map(({ name }) => name);
			const url = (0, _domain_reporting_environment_url_js__WEBPACK_IMPORTED_MODULE_5__.k)(inputs.environmentUrl, { deployment: record?.id ?? "", version: inputs.version });
			const open = url === undefined ? [] : [{ text: "open", url }];
			return [
				`**${names.map((name) => (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(name)).join(", ")}**`,
				`version ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0, _domain_records_version_js__WEBPACK_IMPORTED_MODULE_6__.d)(inputs.version))}`,
				...(total === undefined ? [] : [(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(total)]),
				...[...open, ...links].map(({ text, url: to }) => (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.nf)(text, to)),
			].join(" \u00b7 ");
		}
		function renderFacts(report) {
			const { inputs, base, record, attached, unchanged, timings, isGone, failure, apps = [] } = report;
			const { app } = inputs;
			const origin = attached ? " (from an earlier attempt of this job; nothing was sent)" : unchanged && " (from an earlier run, with the same package; nothing was sent)";
			const reason = failure?.message.includes((0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.f6)(record?.statusReason ?? "")) ? "" : record?.statusReason;
			const entrypoint = app.kind === "source" ? record?.entrypoint : app.entrypoint;
			const rows = [
				["Deployment", record && `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(record.id)}${origin ?? ""}`],
				["Status", record && `**${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0, _outputs_js__WEBPACK_IMPORTED_MODULE_2__.c2)(report) ?? "")}**${reason ? ` ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(reason)}` : ""}`],
				...(isGone ? [["Deleted", "its pull request was closed during the deploy"]] : renderApps(apps)),
				app.kind === "source" ? ["Code", "fetched by the service (`source`)"] : app.kind === "package" ? ["Package file", (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(app.file)] : ["Directory", base && (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(base)],
				["Entrypoint", entrypoint && (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(entrypoint)],
				["Version", `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0, _domain_records_version_js__WEBPACK_IMPORTED_MODULE_6__.d)(inputs.version))}${inputs.force ? " (overwrites)" : ""}`],
				["Region", (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(record?.region || inputs.region)],
				["Service", inputs.baseUrl && (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(inputs.baseUrl)],
				["Created", record?.createdAt && (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(record.createdAt)],
				["Time", renderTimings(timings)],
			];
			const [head = [], ...others] = rows.filter((row) => Boolean(row[1]));
			return (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.tp)(head, others);
		}
		function renderTimings(timings) {
			const named = ["pack", "upload", "queue", "start"].map((name) => ({ name, ms: timings[name] }));
			return named.flatMap(({ name, ms }) => (ms === undefined ? [] : [`${name} ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(ms)}`])).join(" \u00b7 ");
		}
		function renderAppLog(appLog) {
			return appLog.length === 0 ? "" : `**The last lines of the app's log:**\n\n${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)(appLog)}`;
		}
		function renderPackage(pack) {
			const largest = (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.tp)(
				["Largest files", "Size"],
				pack.largest.map(({ path, size }) => [(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(path), (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.z3)(size)]),
			);
			const size = `${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.z3)(pack.size)} from ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.U9)(pack.files, "file")} (${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.z3)(pack.contentSize)})`;
			return (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.zH)(`Package: ${size}`, `Digest ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(pack.digest)}\n\n${largest}`);
		}
		function renderLeftOut(leftOut) {
			if (leftOut.length === 0) return "";
			const left = (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.tp)(
				["Rule", "Left out", "Such as"],
				leftOut.map(({ rule, examples, count: number, secret }) => [
					`${secret ? "\ud83d\udd12 " : ""}${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(rule)}`,
					String(number),
					examples
						.slice(0, 10)
						.map((example) => (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(example))
						.join(", "),
				]),
			);
			return (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.zH)(`Left out: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.U9)((0, _package_log_js__WEBPACK_IMPORTED_MODULE_3__.Rd)(leftOut), "path")} by ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.U9)(leftOut.length, "rule")}`, left);
		}
		const MOST_ACTIONS = 20;
		function renderApps(apps) {
			return apps.map(({ name, actions }) => {
				const shown = (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__.rL)(
					actions.map((action) => (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(action)),
					MOST_ACTIONS,
				);
				return ["App", `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(name)}${actions.length === 0 ? "" : `, actions: ${shown}`}`];
			});
		}
		function renderInvocation({ apps = [], invokedBy, inputs, conclusion }) {
			const [app] = apps;
			const [action] = app?.actions ?? [];
			if (conclusion !== "success" || app === undefined || action === undefined || invokedBy === undefined) return "";
			const version = inputs.version === "" || inputs.version === "latest" ? [] : [inputs.version];
			const step = [`- uses: ${invokedBy}`, "  with: # and api-key, base-url as for the deploy", `    app-name: ${inYaml(app.name)}`, `    action-name: ${inYaml(action)}`, ...version.map((text) => `    version: ${inYaml(text)}`)];
			return (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.zH)("Invoke it from a workflow", (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)(step));
		}
		const PLAIN = /^[\p{L}\p{N}_.:@/ -]{1,200}$/u;
		function inYaml(text) {
			return `"${PLAIN.test(text) ? text : "\u2026"}"`;
		}
	}),
	6373: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => titleOf,
			Tq: () => checkTitle,
			Wm: () => headingOf,
		});
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);
		var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9259);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5149);
		function titleOf(report) {
			const { conclusion, inputs, record, unchanged, failure, isGone } = report;
			if (conclusion === undefined) return record === undefined ? "\u23f3 Deploying" : "\u23f3 Deploying: waiting for the service";
			if (conclusion === "success") {
				if (unchanged !== undefined) return `\u2705 Unchanged, running since ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.K9)(record?.createdAt ?? "")}`;
				if (isGone) return "\ud83d\uddd1\ufe0f Deployed, then deleted: the pull request was closed";
				if (inputs.dryRun) return `\ud83e\uddea Dry run: ${inputs.app.kind === "package" ? "" : "packed and "}checked, nothing sent`;
				return `\u2705 Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? "accepted"}` : ""}`;
			}
			const kind = failure?.kind ?? "failed";
			if (kind === "package" && inputs.app.kind === "package") return `${ICONS[conclusion]} Not deployed: the package cannot be sent`;
			return `${ICONS[conclusion]} ${isUnread(report) ? "The status of the deployment could not be read" : HEADLINES[kind]}`;
		}
		function isUnread({ record, failure }) {
			return record !== undefined && (failure?.kind === "network" || failure?.kind === "rejected");
		}
		const CAUSED = {
			input: "Not deployed",
			package: "Not deployed",
			network: "Service not reached",
			rejected: "Refused",
			failed: "Failed",
			stopped: "Stopped",
		};
		function checkTitle(report) {
			const { conclusion, record, unchanged, timings } = report;
			const title = titleOf(report).replace(/^\P{L}+/u, "");
			if (conclusion === undefined) return `${title}${record?.status ? ` (${(0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__.TN)(record.status)})` : ""}`;
			return causeOf(report) ?? (unchanged !== undefined ? title : `${title} after ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(timings.total ?? 0)}`);
		}
		function causeOf(report) {
			const { failure, record } = report;
			const start = failure && CAUSED[failure.kind];
			if (start === undefined || isUnread(report)) return undefined;
			const cause = (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__.TN)(record?.statusReason || failure?.service?.message || failure?.message || "");
			return `${start}: ${cause.replace(/^(?:(?:Uncaught )?Error|Cannot send the package): /, "")}`;
		}
		const HEADING_CAUSE = 120;
		function headingOf(report) {
			const { conclusion } = report;
			const cause = causeOf(report);
			return conclusion === undefined || cause === undefined ? titleOf(report) : `${ICONS[conclusion]} ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.CS)(cause, HEADING_CAUSE)}`;
		}
		const STATUS_WORDS = new Map([
			["queued", "created, still queued"],
			["in_progress", "started, in progress"],
			["running", "running"],
		]);
		const ICONS = {
			success: "\u2705",
			failure: "\u274c",
			cancelled: "\ud83d\udeab",
			timed_out: "\u231b",
			unknown: "\u2754",
		};
		const HEADLINES = {
			input: "Not deployed: an input is wrong",
			package: "Not deployed: the package could not be made",
			network: "The service could not be reached",
			rejected: "The service refused the deployment",
			ambiguous: "It is unknown whether this was deployed",
			failed: "Deployment failed",
			stopped: "Deployment was stopped",
			timeout: "Deployment took too long",
			cancelled: "Deploy was cancelled",
		};
	}),
	4115: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			du: () => viewOf,
			gC: () => sentView,
			lt: () => goneView,
			m1: () => lostView,
		});
		var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6012);
		var _domain_records_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);
		var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9628);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5149);
		var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1116);
		var _summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1492);
		var _titles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6373);
		function viewOf(report, run) {
			const { record, conclusion, failure, unchanged, isGone } = report;
			const { file, line } = (0, _report_js__WEBPACK_IMPORTED_MODULE_4__.lL)(report);
			const queued = record?.status === "queued" || record?.status === "";
			return {
				phase: conclusion !== undefined ? "ended" : record === undefined ? "preparing" : queued ? "queued" : "in_progress",
				...(conclusion && { conclusion }),
				title: (0, _titles_js__WEBPACK_IMPORTED_MODULE_6__.Tq)(report),
				summary: (0, _summary_js__WEBPACK_IMPORTED_MODULE_5__.A)(report),
				...(failure && file && { blame: { file: (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__.TN)(file), message: (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__.TN)(failure.message), ...(line && { line }) } }),
				record: deployRecordOf(report, run),
				deployment: record?.id ?? "",
				version: report.inputs.version,
				...(unchanged && { unchanged: true }),
				...(isGone && { isGone }),
			};
		}
		function lostView(report, run) {
			const record = deployRecordOf(report, run);
			const deployment = (0, _domain_records_id_js__WEBPACK_IMPORTED_MODULE_1__.eQ)(record.deployment) ? record.deployment : "";
			const id = deployment === "" ? "" : ` (\`${deployment}\`)`;
			return {
				phase: "ended",
				conclusion: "cancelled",
				title: "The run ended before the deploy did",
				summary: `## \ud83d\udeab The run ended before the deploy did\n\n${(0, _summary_js__WEBPACK_IMPORTED_MODULE_5__.L)(report)}\n\nThe job was killed or cancelled. The deployment${id} may exist. Look for it at the service before you try again.\n`,
				record,
				deployment,
				version: report.inputs.version,
			};
		}
		function sentView(view) {
			const { record } = view;
			return (0, _domain_records_id_js__WEBPACK_IMPORTED_MODULE_1__.eQ)(record.deployment) ? view : { ...view, record: { ...record, deployment: _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_2__.a9 } };
		}
		function goneView(last, pullRequest) {
			return {
				...last,
				title: `The preview was deleted. ${last.title}`,
				summary: `## \ud83d\uddd1\ufe0f The preview was deleted\n\nThe deployment was deleted at the end of the job because pull request #${pullRequest} is closed. Before that:\n\n${last.summary}`,
				isGone: true,
			};
		}
		function deployRecordOf(report, run) {
			const { setup = "", package: pack } = report;
			return { run, setup, digest: (0, _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_2__.ZD)(pack?.digest ?? ""), deployment: deploymentOf(report) };
		}
		function deploymentOf({ record, isAdopted, isSent, isGone, failure }) {
			if (record !== undefined) {
				if (isGone || (0, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__.dR)(record.status)) return "";
				return isAdopted ? _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_2__.a9 : record.id;
			}
			const mayExist = failure === undefined || failure.kind === "ambiguous" || (failure.kind === "cancelled" && !failure.retryable);
			return isSent && mayExist ? _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_2__.a9 : "";
		}
	}),
	8949: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			mH: () => deletePreview,
			nN: () => deleteIfClosed,
			uW: () => keepPreview,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_records_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5699);
		var _step_time_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3901);
		function whyItStays({ version }, { pullRequest, isPullRequestOpen }) {
			if (version.trim() === "" || (0, _domain_records_version_js__WEBPACK_IMPORTED_MODULE_1__.e)(version)) return '"version" is empty or "latest"';
			return pullRequest === undefined || !isPullRequestOpen ? "the event is not for an open pull request" : undefined;
		}
		function keepPreview({ inputs, edges: { save, environment } }, id) {
			const { trigger } = environment;
			const { baseUrl, project, projectId } = inputs;
			if (!inputs.deleteWhenClosed || whyItStays(inputs, trigger) !== undefined) return;
			const service = { "base-url": baseUrl, project, "project-id": projectId };
			save({ preview: { id, pullRequest: trigger.pullRequest, service } });
		}
		async function deleteIfClosed({ inputs, edges, report }) {
			if (!inputs.deleteWhenClosed) return;
			const { preview } = edges.saved();
			if (preview !== undefined) {
				if (await deletePreview(preview, edges)) report.add({ isGone: true });
				return;
			}
			const why = whyItStays(inputs, edges.environment.trigger) ?? "it is not certain that this run created the deployment";
			edges.log.info(`Nothing to delete (delete-when-closed): ${why}`);
		}
		const DELETING_MS = 60_000;
		async function deletePreview({ id, pullRequest }, edges) {
			const { log, cancel, pullState, deployments, save } = edges;
			const name = `pull request #${pullRequest}`;
			try {
				cancel.throwIfAborted();
				const pull = await pullState(pullRequest, cancel);
				cancel.throwIfAborted();
				if (pull.kind === "unread") log.notice(`Could not read whether ${name} has been closed (${pull.why}), so the preview stays.`);
				if (pull.kind === "open") log.info(`The preview stays: ${name} is still open`);
				if (pull.kind === "closed") {
					await deployments.delete(id, (0, _step_time_limit_js__WEBPACK_IMPORTED_MODULE_2__.r)(edges, DELETING_MS));
					log.info(`Deleted deployment ${id} again, because ${name} was closed in the meantime`);
				}
				save({ preview: undefined });
				return pull.kind === "closed";
			} catch (thrown) {
				if (cancel.aborted) {
					log.info("The post step will check whether the pull request is closed (delete-when-closed)");
					return false;
				}
				save({ preview: undefined });
				const why = thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH ? thrown.message : "The service did not say within 60 s that it is gone.";
				log.warning(`Deployment ${id} may still be there, although ${name} was closed in the meantime. ${why} Delete it with delete-deployments, or at the service.`, { title: "A preview may be left" });
				return false;
			}
		}
	}),
	7556: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ek: () => AppLog,
			Ki: () => MOST_SHOWN,
			nI: () => redactLines,
		});
		var any_signal__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6354);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2357);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3045);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5149);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3901);
		const TITLE = "Log of the app";
		const LONGEST_LINE = 2_000;
		const LONGEST_MESSAGE = 16_000;
		const MOST_PRINTED = 10_000;
		const MOST_SHOWN = 20;
		const MOST_SEARCHED = 400;
		const DRAIN_MS = 3_000;
		const FINAL = ["failed", "stopped", "succeeded"];
		class AppLog {
			lastLines = [];
			#follow;
			#edges;
			#stop = new AbortController();
			#following;
			#printed = 0;
			constructor(follow, edges, { signal, leftMs }, tell = () => {}) {
				this.#edges = edges;
				this.#follow = async () => {
					const debug = (line) => edges.log.debug(line);
					try {
						await follow({
							signal: (0, any_signal__WEBPACK_IMPORTED_MODULE_3__.J)([signal, this.#stop.signal]),
							leftMs,
							note: debug,
							take: (event) => {
								if (event.kind === "log") this.#show(linesOf(event.line));
								tell(event);
								return event.kind === "state" && FINAL.includes(event.status);
							},
						});
					} catch (thrown) {
						if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__.j$) return;
						debug(`The step no longer follows the app's log: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
					}
				};
			}
			begin() {
				this.#following ??= this.#follow();
			}
			async drain() {
				this.begin();
				await (0, _time_limit_js__WEBPACK_IMPORTED_MODULE_4__.T)(DRAIN_MS, this.#following, { clock: this.#edges.clock, cancel: this.#stop.signal });
			}
			async end() {
				this.#stop.abort();
				await this.#following;
			}
			#show(lines) {
				const { log, redact } = this.#edges;
				const shown = redactLines(lines, redact);
				this.lastLines = [...this.lastLines, ...shown].slice(-MOST_SEARCHED);
				for (const line of shown) {
					this.#printed += 1;
					if (this.#printed <= MOST_PRINTED) log.groupLine(TITLE, line);
					if (this.#printed === MOST_PRINTED) log.groupLine(TITLE, `\u2026 only the first ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_5__.U9)(MOST_PRINTED, "line")} are shown`);
				}
			}
		}
		function linesOf(message) {
			const lines = (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__.mU)((0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.ml)(message, LONGEST_MESSAGE)).split(/\r\n|\r|\n/);
			const end = lines.findLastIndex((line) => line !== "");
			return lines.slice(0, Math.max(1, end + 1)).map((line) => (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.ml)(line, LONGEST_LINE));
		}
		function redactLines(lines, redact) {
			return lines.length === 0 ? [] : redact(lines.join("\n")).split("\n");
		}
	}),
	5207: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			t: () => findFrame,
			v: () => withOwnFrames,
		});
		const PYTHON = /\bFile "(?<file>[^"]+)", line (?<line>\d{1,7})\b/;
		const V8 = /^\s*at (?:[^(]* \()?(?:async )?(?<file>.+):(?<line>\d{1,7}):\d{1,7}\)?\s*$/;
		const MENTION = /(?:^|[\s("'[])(?<file>(?:[A-Za-z]:)?[^\s:"'()[\]]+\.(?:[cm]?[jt]sx?|py)):(?<line>\d{1,7})(?::\d{1,7})?(?=[\s:,)\]"']|$)/;
		function placeIn(text) {
			const notations = { python: PYTHON, v8: V8, mention: MENTION };
			for (const by of ["python", "v8", "mention"]) {
				const { file: path, line } = notations[by].exec(text)?.groups ?? {};
				if (path !== undefined) return { by, path, line: Number(line) };
			}
			return undefined;
		}
		const FOREIGN = ["node_modules", "site-packages", "dist-packages", ".venv"];
		function findFrame(lines, isFile) {
			let found;
			for (const text of lines.toReversed()) {
				const place = placeIn(text);
				if (place === undefined) {
					if (found !== undefined) break;
					continue;
				}
				const file = place.line > 0 ? ownFile(place.path, isFile) : undefined;
				if (file === undefined) continue;
				found = { file, line: place.line };
				if (place.by === "python") break;
			}
			return found;
		}
		function withOwnFrames(lines, isFile) {
			const shown = [];
			let own = [];
			let foreign = [];
			const endStack = () => {
				const others = foreign.length === 1 ? "frame" : "frames";
				if (own.length > 0 && foreign.length > 0) own.push(`    \u2026 ${foreign.length} ${others} in Node.js and packages`);
				shown.push(...(own.length > 0 ? own : foreign));
				own = [];
				foreign = [];
			};
			for (const text of lines) {
				const place = placeIn(text);
				const file = place && ownFile(place.path, isFile);
				const readable = place && file !== undefined ? text.replace(place.path, () => file) : text;
				if (place?.by === "v8") (file === undefined ? foreign : own).push(readable);
				else {
					endStack();
					shown.push(readable);
				}
			}
			endStack();
			return shown;
		}
		const DEEPEST = 50;
		function ownFile(path, isFile) {
			if (/^(?:node:|internal\/|https?:|<)/i.test(path)) return undefined;
			const parts = plainPath(path)
				.split(/[\\/]/)
				.filter((part) => part !== "" && part !== ".");
			if (parts.includes("..") || parts.some((part) => FOREIGN.includes(part))) return undefined;
			const near = parts.slice(-DEEPEST);
			return near.map((_, from) => near.slice(from).join("/")).find(isFile);
		}
		function plainPath(path) {
			const bare = path.replace(/^file:\/\//, "").replace(/^\/?[A-Za-z]:(?=[\\/])/, "");
			try {
				return bare === path ? path : decodeURIComponent(bare);
			} catch {
				return bare;
			}
		}
	}),
	1139: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QE: () => Alarm,
			wt: () => poll,
		});
		var any_signal__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6354);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
		var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9219);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3045);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3901);
		const GRACE_MS = 60_000;
		const FIRST_PAUSE_MS = 500;
		const EARLY_MS = 2_000;
		const MOST_EARLY = 4;
		const LAST_POLL_MS = 2_000;
		const LOG_EVERY_MS = 30_000;
		async function* poll({ made, get, intervalMs, alarm = new Alarm() }, limit, edges) {
			const { clock, log } = edges;
			const { elapsed, signal } = limit;
			let readAtMs = 0;
			let sayAtMs = 0;
			let since;
			try {
				for (let polls = 1; ; polls++) {
					const asked = await ask(get, limit);
					since = asked.kind === "unread" ? asked.why : undefined;
					if (asked.kind === "record") {
						readAtMs = elapsed();
						yield asked.record;
					} else {
						if (isVerdict(asked.failure, { sinceCreated: elapsed(), unread: elapsed() - readAtMs })) throw refusedPoll(made, asked.failure);
						const say = elapsed() >= sayAtMs ? log.info : log.debug;
						if (elapsed() >= sayAtMs) sayAtMs = elapsed() + LOG_EVERY_MS;
						say(`The status of the ${made} could not be read: ${since}. Asking again.`);
					}
					const pauseMs = pollPause(elapsed(), intervalMs, clock.random(), polls);
					await (isSpent(polls, elapsed()) ? clock.sleep(pauseMs, signal) : alarm.pause(clock, pauseMs, signal));
				}
			} catch (thrown) {
				const interruption = (0, _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.nS)(thrown);
				if (interruption === undefined) throw thrown;
				since = interruption.since ?? since;
				if (interruption.by === "deadline") {
					const lastLimit = (0, _time_limit_js__WEBPACK_IMPORTED_MODULE_3__.r)(edges, LAST_POLL_MS);
					const last = await ask(get, lastLimit).catch((fault) => unread(fault));
					since = last.kind === "record" ? undefined : (since ?? last.why);
					if (last.kind === "record") yield last.record;
				}
				const reason = thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$ ? thrown.reason : thrown;
				throw since === undefined ? reason : new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$("nothing", reason, since);
			}
		}
		class Alarm {
			#rung = new AbortController();
			ring() {
				this.#rung.abort();
			}
			async pause(clock, ms, signal) {
				const rung = this.#rung.signal;
				const ends = (0, any_signal__WEBPACK_IMPORTED_MODULE_4__.J)([signal, rung]);
				await clock
					.sleep(ms, ends)
					.catch(() => signal.throwIfAborted())
					.finally(() => ends.clear());
				if (rung.aborted) this.#rung = new AbortController();
			}
		}
		function pollPause(elapsedMs, intervalMs, random, polls = 1) {
			const pause = Math.max(FIRST_PAUSE_MS, elapsedMs / 12) * (1 + random / 5);
			if (isSpent(polls, elapsedMs)) return Math.max(pause, EARLY_MS - elapsedMs);
			return elapsedMs < EARLY_MS ? pause : Math.min(intervalMs, pause);
		}
		function isSpent(polls, elapsedMs) {
			return polls >= MOST_EARLY && elapsedMs < EARLY_MS;
		}
		async function ask(get, limit) {
			try {
				const asked = await get(limit);
				if (asked.kind === "missing") return unread(asked.failure);
				return asked.kind === "malformed" ? { kind: "unread", why: asked.why } : asked;
			} catch (thrown) {
				if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH)) throw thrown;
				return unread(thrown);
			}
		}
		function unread(thrown) {
			if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH))
				return {
					kind: "unread",
					why: (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__.j$ && thrown.since) || "the last request got no response",
				};
			const { service } = thrown;
			const isBrief = service !== undefined && !service.isPage;
			const why = isBrief ? `the service responded with ${service.status}` : (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_5__.f6)(thrown.message);
			return { kind: "unread", why, failure: thrown };
		}
		function refusedPoll(made, failure) {
			const begun = made === "deployment" ? "The deployment was created and may be running" : "The action was started";
			const advice = failure.service?.status === 404 ? "Check it at the service before you try again." : failure.advice;
			return failure.with({ advice: `${begun}. ${advice}`, retryable: false });
		}
		function isVerdict(failure, { sinceCreated, unread }) {
			if (failure === undefined || failure.kind === "network") return false;
			const { kind, service, cause } = failure;
			if (kind !== "rejected" || cause === "Retry-After") return true;
			if (service === undefined || service.status < 400 || service.status >= 500) return false;
			if (service.status === 408 || service.status === 429) return false;
			if ((0, _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__.fe)(service)) return service.status !== 404 || sinceCreated >= GRACE_MS;
			return [401, 403, 404].includes(service.status) && unread >= GRACE_MS;
		}
	}),
	6188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => SLACK_MS,
			l: () => recover,
		});
		var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2357);
		var _time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3901);
		const PAUSES_MS = [3_000, 12_000];
		const LOOKING_MS = 45_000;
		const SLACK_MS = 1_000;
		async function recover(made, lost, look, edges) {
			const { clock, cancel, log } = edges;
			log.info(`${lost.message} Looking for it at the service.`);
			const limit = (0, _time_limit_js__WEBPACK_IMPORTED_MODULE_1__.r)(edges, LOOKING_MS);
			let found = { kind: "unclear", why: "It could not be looked up: The list did not arrive in time." };
			try {
				for (const pauseMs of PAUSES_MS) {
					await clock.sleep(pauseMs, limit.signal);
					found = await look(limit);
					if (found.kind === "one" || (found.kind === "unclear" && found.isAbsent)) break;
				}
			} catch (thrown) {
				if (cancel.aborted) throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__.j$("all", cancel.reason);
				if (!limit.signal.aborted) throw thrown;
			}
			if (found.kind === "one") {
				const { id } = found.record;
				log.info(`The service lists exactly one ${made} that matches this request, ${id}: continuing with it`);
				return found.record;
			}
			const none = found.kind === "none" ? [`The service lists no ${made} that matches it.`] : [];
			throw lost.with({ message: [lost.message, ...none, ...(found.why === undefined ? [] : [found.why])].join(" ") });
		}
	}),
	538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gk: () => describeReason,
			M0: () => StatusLines,
			Qn: () => statusAtCancel,
			tE: () => statusAtTimeout,
		});
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3045);
		class StatusLines {
			#isUnknown;
			#edges;
			#status = "";
			#hasWarned = false;
			constructor(isUnknown, edges) {
				this.#isUnknown = isUnknown;
				this.#edges = edges;
			}
			note({ status, statusReason }) {
				if (status === this.#status || status === "") return;
				const { log, elapsed } = this.#edges;
				const from = this.#status === "" ? "" : `${this.#status} \u2192 `;
				const reason = statusReason === "" ? "" : `: ${statusReason}`;
				log.info(`${from}${status} after ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__.a3)(elapsed())}${reason}`);
				this.#status = status;
				if (this.#hasWarned || !this.#isUnknown(status)) return;
				this.#hasWarned = true;
				log.warning(`The service reports an unknown status, "${status}". The step keeps waiting until "timeout".`);
			}
			heartbeat() {
				const { log, elapsed } = this.#edges;
				log.info(`Still ${this.#status || "waiting for a status"} after ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__.a3)(elapsed())}`);
			}
		}
		function statusAtTimeout(status, since, time) {
			const shown = `"${status || "unknown"}"`;
			return since === undefined ? `is still ${shown} after ${time} ("timeout")` : `was last seen as ${shown}; its status could not be read again before "timeout" (${time}) ended: ${since}`;
		}
		function statusAtCancel(status, since) {
			const shown = `"${status || "unknown"}"`;
			return since === undefined ? `was ${shown}` : `was last seen as ${shown} (since then: ${since})`;
		}
		function describeReason(statusReason) {
			return statusReason === "" ? "The service gave no reason." : `Reason: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__.f6)(statusReason)}.`;
		}
	}),
	2398: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => environmentUrlOf,
		});
		var _records_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5699);
		function environmentUrlOf(template, { deployment, version }) {
			if (template === "" || deployment === "") return undefined;
			const values = { id: deployment, version: (0, _records_version_js__WEBPACK_IMPORTED_MODULE_0__.d)(version) };
			const filled = template.replaceAll(/\{(id|version)\}/g, (_, name) => encodeURIComponent((values[name] ?? "").toWellFormed()));
			return URL.parse(filled)?.href;
		}
	}),
	6808: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => openReporters,
		});
		var notices = __webpack_require__(3164);
		var retry = __webpack_require__(5059);
		var deploy_record = __webpack_require__(9628);
		var shorten = __webpack_require__(1445);
		var check_runs = __webpack_require__(1676);
		var response = __webpack_require__(522);
		var table = __webpack_require__(6948);
		function checkReporter(context) {
			const { commit, reportName, runKey, isPost, outputs } = context;
			let id;
			let mayExist = isPost;
			return async (api, view) => {
				if (mayExist && id === undefined) {
					const checks = await (0, check_runs.z)(api, commit);
					id = checks.find(({ record }) => record.run === runKey)?.id;
				}
				mayExist = true;
				const shown = bodyOf(view, context);
				const check = await (id === undefined ? api.request("POST /repos/{owner}/{repo}/check-runs", { name: reportName, head_sha: commit, ...shown }) : api.request(`PATCH /repos/{owner}/{repo}/check-runs/${id}`, shown));
				id = (0, response.DG)(check) ?? id;
				const page = (0, response.n9)(check);
				if (page !== "") outputs.set({ "check-url": page });
			};
		}
		function bodyOf(view, { commentKey, runUrl }) {
			const { phase, conclusion = "unknown", record, title, summary, blame } = view;
			const mark = (0, table.Ym)(commentKey, view);
			const annotation = blame && {
				path: blame.file,
				start_line: blame.line ?? 1,
				end_line: blame.line ?? 1,
				annotation_level: "failure",
				message: (0, shorten.ml)(blame.message, shorten.b1.annotation),
			};
			return {
				...(phase === "ended" ? { status: "completed", conclusion: (0, table.Gc)(conclusion) } : { status: "in_progress" }),
				external_id: (0, deploy_record.bM)(record),
				...(runUrl === "" ? {} : { details_url: runUrl }),
				output: {
					title: (0, shorten.ml)(title, shorten.b1.description),
					summary: `${mark}${(0, shorten.zU)(summary, shorten.b1.checkText - mark.length)}`,
					...(annotation && { annotations: [annotation] }),
				},
			};
		}
		var comment = __webpack_require__(1760);
		var reporting_environment_url = __webpack_require__(2398);
		var app_deployments = __webpack_require__(9339);
		function statusReporter({ commit, reportName, runUrl }) {
			return async (api, view) => {
				await api.request(`POST /repos/{owner}/{repo}/statuses/${commit}`, {
					state: statusState(view),
					context: reportName,
					description: (0, shorten.ml)(view.title, shorten.b1.description),
					...(runUrl === "" ? {} : { target_url: runUrl }),
				});
			};
		}
		function statusState({ phase, conclusion }) {
			if (phase !== "ended") return "pending";
			return conclusion === "success" || conclusion === "failure" ? conclusion : "error";
		}
		function deploymentReporter(context) {
			let id;
			let mayExist = context.isPost;
			return async (api, view) => {
				const isOpen = view.phase !== "ended" && view.record.deployment === deploy_record.a9;
				if (view.phase === "preparing" || view.unchanged || isOpen) return;
				if (mayExist && id === undefined) {
					const ofCommit = await (0, app_deployments.L6)(api, context, context.commit);
					id = ofCommit.find(({ record }) => record?.run === context.runKey)?.id;
				}
				mayExist = true;
				id ??= await create(api, view, context);
				context.outputs.set({ "github-deployment-id": String(id) });
				await api.request(`POST /repos/{owner}/{repo}/deployments/${id}/statuses`, statusOf(view, context));
				if (view.phase === "ended" && view.conclusion === "success") await (0, app_deployments.BF)(api, context, id);
			};
		}
		async function create(api, { record }, context) {
			const { commit, environment, reportName, pullRequest } = context;
			const made = await api.request("POST /repos/{owner}/{repo}/deployments", {
				ref: commit,
				task: (0, app_deployments.Xb)(reportName),
				auto_merge: false,
				required_contexts: [],
				environment,
				description: (0, shorten.ml)(reportName, shorten.b1.description),
				transient_environment: pullRequest !== undefined,
				payload: { ...record, ...(pullRequest === undefined ? {} : { pull_request: pullRequest }) },
			});
			const id = (0, response.DG)(made);
			if (id === undefined) throw new Error("the response has no id");
			return id;
		}
		function statusOf(view, { environment, environmentUrl, runUrl }) {
			const environment_url = (0, reporting_environment_url.k)(environmentUrl, view);
			const isGone = view.isGone && view.conclusion === "success";
			return {
				state: view.phase !== "ended" ? view.phase : isGone ? "inactive" : statusState(view),
				auto_inactive: false,
				environment,
				description: (0, shorten.ml)(view.title, shorten.b1.description),
				...(runUrl === "" ? {} : { log_url: runUrl }),
				...(environment_url === undefined ? {} : { environment_url }),
			};
		}
		const MAKERS = {
			check: checkReporter,
			status: statusReporter,
			deployment: deploymentReporter,
			comment: comment.JL,
		};
		const HOLDERS = ["check", "deployment"];
		function openReporters(github, reported, isPost = false) {
			if (reported.reportTo.length === 0) return undefined;
			const missing = github.missing ?? (reported.commit === "" ? "the event has no commit" : undefined);
			if (missing === undefined) return new Reporters(github, reported, isPost);
			github.log.info(`The result is not shown on the commit or pull request: ${missing}`);
			return undefined;
		}
		class Reporters {
			reported;
			#github;
			#loops;
			#outputs = {};
			#abandoned = new AbortController();
			#limits = { signal: this.#abandoned.signal, endsAt: Number.POSITIVE_INFINITY };
			constructor(github, reported, isPost) {
				const { environment, log } = github;
				const { runId, runUrl } = environment;
				const outputs = {
					set: (found) => {
						this.#outputs = { ...this.#outputs, ...found };
						github.outputs.set(found);
					},
				};
				this.reported = reported;
				this.#github = github;
				const context = { ...reported, runId, runUrl, outputs, log, isPost, checkShown: () => this.checkShown() };
				this.#loops = reported.reportTo.map((name) => ({
					name,
					show: MAKERS[name](context),
					problem: undefined,
					looksAgain: false,
				}));
			}
			get left() {
				const isLeft = ({ problem, looksAgain }) => (problem === undefined ? looksAgain : !(0, retry.H0)(problem));
				return this.#loops.filter(isLeft).map(({ name }) => name);
			}
			async checkShown() {
				await this.#loops.find(({ name }) => name === "check")?.idle;
			}
			get refusal() {
				const problem = this.#loops.find(({ name }) => name === "check")?.problem;
				return (0, retry.H0)(problem) ? (0, notices.OB)(problem, notices.Jj.check) : undefined;
			}
			get checkPage() {
				return this.#outputs["check-url"] ?? "";
			}
			show(view) {
				for (const loop of this.#loops) {
					loop.newest = view;
					loop.idle ??= this.#run(loop);
				}
			}
			async #run(loop) {
				let shown;
				const api = this.#github.api(this.#limits.signal);
				const showNewest = async () => {
					shown = loop.newest;
					try {
						loop.looksAgain = (await loop.show(api, shown)) === "look again";
						loop.problem = undefined;
					} catch (thrown) {
						loop.problem = thrown;
						throw thrown;
					}
				};
				const { signal } = this.#limits;
				while (shown !== loop.newest && !signal.aborted) await (0, retry.L5)(showNewest, this.#limits, this.#github.clock).catch(() => {});
				if (shown !== loop.newest) loop.problem ??= signal.reason;
				loop.idle = undefined;
			}
			async settled(withinMs, { pausedMs = withinMs, enough } = {}) {
				const { clock, log, environment } = this.#github;
				this.#limits.endsAt = clock.now() + pausedMs;
				const abandon = () => this.#abandoned.abort();
				const isPaused = ({ name, problem }) => HOLDERS.includes(name) && (0, retry.tX)(problem) !== undefined;
				const abandonUnlessPaused = () => {
					if (!this.#loops.some(isPaused)) abandon();
				};
				const watchdogs = [clock.watchdog(withinMs, abandonUnlessPaused), clock.watchdog(pausedMs, abandon)];
				enough?.addEventListener("abort", abandon, { once: true });
				await Promise.all(this.#loops.map(({ idle }) => idle));
				for (const stop of watchdogs) stop();
				const problems = this.#loops.filter(({ problem }) => problem !== undefined);
				if (problems.length === 0) return;
				const { message, lines } = (0, notices.QJ)(problems, environment.trigger.hasReadOnlyToken);
				log.notice(message, { lines });
			}
		}
	}),
	9009: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GL: () => requireRealEntrypoint,
			HH: () => pointersWarning,
			In: () => pointerAsEntrypoint,
			jF: () => isPointerText,
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);
		var _warning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4193);
		const LONGEST_POINTER = 1_024;
		function isPointerText(content) {
			return content.length <= LONGEST_POINTER && content.toString("latin1", 0, BEGINNING.length) === BEGINNING;
		}
		const BEGINNING = "version https://git-lfs.";
		function pointersWarning(names) {
			return {
				title: "git-lfs pointers",
				message: `${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.U9)(names.length, "file")} ${names.length === 1 ? "is a git-lfs pointer" : "are git-lfs pointers"}, not the real content: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__.rL)(names, _warning_js__WEBPACK_IMPORTED_MODULE_3__.k)}. Set "lfs: true" for actions/checkout, or leave them out with "exclude".`,
			};
		}
		function requireRealEntrypoint({ selection: { files }, entrypoint }) {
			const file = files.find(({ path }) => path === entrypoint);
			if (file !== undefined && file.link === undefined && isPointer(file.source)) throw pointerAsEntrypoint(entrypoint);
		}
		function pointerAsEntrypoint(entrypoint) {
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__.RP("entrypoint", `is "${entrypoint}", a git-lfs pointer: the real file was not checked out`, 'a file that is checked out: set "lfs: true" for actions/checkout', { file: entrypoint });
		}
		function isPointer(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size <= LONGEST_POINTER && isPointerText((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
			} catch {
				return false;
			}
		}
	}),
	4193: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => SHOWN,
		});
		const SHOWN = 20;
	}),
	7879: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => Listing,
		});
		const LARGEST_SHOWN = 10;
		class Listing {
			files = 0;
			contentSize = 0;
			largest = [];
			add({ path, size }) {
				this.files++;
				this.contentSize += size;
				const least = this.largest.at(-1);
				if (this.largest.length === LARGEST_SHOWN && least !== undefined && size <= least.size) return;
				this.largest = [...this.largest, { path, size }].sort((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
			}
		}
	}),
	5577: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$$: () => bytesOf,
			y0: () => openReadyPackage,
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
		var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
		var node_os__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
		var node_path__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7390);
		var _select_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9439);
		var _selected_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8565);
		var __addDisposableResource =
			(undefined && undefined.__addDisposableResource) ||
			function (env, value, async) {
				if (value !== null && value !== void 0) {
					if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
					var dispose, inner;
					if (async) {
						if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
						dispose = value[Symbol.asyncDispose];
					}
					if (dispose === void 0) {
						if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
						dispose = value[Symbol.dispose];
						if (async) inner = dispose;
					}
					if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
					if (inner)
						dispose = function () {
							try {
								inner.call(this);
							} catch (e) {
								return Promise.reject(e);
							}
						};
					env.stack.push({ value: value, dispose: dispose, async: async });
				} else if (async) {
					env.stack.push({ async: true });
				}
				return value;
			};
		var __disposeResources =
			(undefined && undefined.__disposeResources) ||
			(function (SuppressedError) {
				return function (env) {
					function fail(e) {
						env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
						env.hasError = true;
					}
					var r,
						s = 0;
					function next() {
						while ((r = env.stack.pop())) {
							try {
								if (!r.async && s === 1) return (s = 0), env.stack.push(r), Promise.resolve().then(next);
								if (r.dispose) {
									var result = r.dispose.call(r.value);
									if (r.async)
										return (
											(s |= 2),
											Promise.resolve(result).then(next, function (e) {
												fail(e);
												return next();
											})
										);
								} else s |= 1;
							} catch (e) {
								fail(e);
							}
						}
						if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
						if (env.hasError) throw env.error;
					}
					return next();
				};
			})(
				typeof SuppressedError === "function"
					? SuppressedError
					: function (error, suppressed, message) {
							var e = new Error(message);
							return (e.name = "SuppressedError"), (e.error = error), (e.suppressed = suppressed), e;
						},
			);
		async function openReadyPackage(places, file, entrypoint, signal) {
			const env_1 = { stack: [], error: void 0, hasError: false };
			try {
				const real = locatePackage(places, file);
				const { inspect } = await Promise.all([__webpack_require__.e(67), __webpack_require__.e(171)]).then(__webpack_require__.bind(__webpack_require__, 171));
				const handle = __addDisposableResource(env_1, await openFile(real), true);
				const before = await handle.stat();
				const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
				for await (const chunk of bytesOf(handle, 0, before.size)) {
					signal.throwIfAborted();
					hash.update(chunk);
				}
				const inspected = await inspect(handle, before.size, entrypoint, signal);
				const after = await handle.stat();
				if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) throw packageChanged();
				const facts = { ...inspected, size: before.size, digest: `sha256:${hash.digest("hex")}` };
				return { path: real, ...facts, ...streamOf(real, facts, signal) };
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		}
		function streamOf(real, facts, signal) {
			let size = 0;
			return {
				async *open() {
					const env_2 = { stack: [], error: void 0, hasError: false };
					try {
						size = 0;
						const handle = __addDisposableResource(env_2, await openFile(real), true);
						const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
						for await (const chunk of bytesOf(handle, 0, facts.size)) {
							signal.throwIfAborted();
							hash.update(chunk);
							size += chunk.length;
							yield chunk;
						}
						if (`sha256:${hash.digest("hex")}` !== facts.digest) throw packageChanged();
					} catch (e_2) {
						env_2.error = e_2;
						env_2.hasError = true;
					} finally {
						const result_2 = __disposeResources(env_2);
						if (result_2) await result_2;
					}
				},
				facts: () => facts,
				progress: () => ({ files: facts.files, contentSize: facts.contentSize, size }),
			};
		}
		function locatePackage({ workspace, temp }, file) {
			const bad = (problem, cause) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__.RP("package", `is "${(0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__.dh)(file)}", ${problem}`, `the path of a zip file in the workspace (${workspace}) or in RUNNER_TEMP`, { cause });
			const isIn = (folder, at) => (0, _select_directory_js__WEBPACK_IMPORTED_MODULE_6__.FK)(node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder), at);
			try {
				const real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_4___default().resolve(workspace, file));
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real).isFile()) throw bad('which is not a regular file (use "directory" for a folder)');
				if (isIn(temp === "" ? (0, node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)() : temp, real) || isIn(workspace, real)) return real;
			} catch (error) {
				if (error instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__.RP) throw error;
				const { code } = error;
				throw bad(`which does not exist or cannot be read (${code}; did an earlier step create or download it?)`, error);
			}
			throw bad("which is outside the workspace and RUNNER_TEMP");
		}
		async function openFile(real) {
			return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(real, _selected_file_js__WEBPACK_IMPORTED_MODULE_7__.sj).catch(cannotRead);
		}
		const CHUNK = 128 * 1024;
		async function* bytesOf(file, from, to) {
			for (let at = from; at < to; ) {
				const length = Math.min(CHUNK, to - at);
				const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at).catch(cannotRead);
				if (bytesRead === 0) return;
				at += bytesRead;
				yield buffer.subarray(0, bytesRead);
			}
		}
		function cannotRead(error) {
			throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__.pH({
				kind: "package",
				message: `Cannot send the package: it cannot be read (${error.code}).`,
				advice: "Check its permissions and the runner's disk.",
				retryable: true,
				cause: error,
			});
		}
		function packageChanged() {
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__.pH({
				kind: "package",
				message: "Cannot send the package: it changed while it was being checked and sent.",
				advice: "Make sure that nothing writes to it during the deploy.",
				retryable: true,
			});
		}
	}),
	3878: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$y: () => notAFile,
			O$: () => unreadable,
			iH: () => SETTLE,
			tD: () => changed,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		const SETTLE = 'Make sure that nothing writes to it during the deploy, or leave it out with "exclude".';
		function notAFile(name) {
			const problem = "it is a named pipe, a socket or a device, not a file";
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.fs(name, problem, 'Remove it, or leave it out with "exclude".');
		}
		function changed(name) {
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.fs(name, "it changed during packing", SETTLE);
		}
		function unreadable(name, error) {
			const code = error.code ?? "unknown error";
			const problem = code === "ENOENT" ? "it vanished during packing" : `it cannot be read (${code})`;
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.fs(name, problem, 'Check its permissions, or leave it out with "exclude".', {
				cause: error,
			});
		}
	}),
	5022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gj: () => keyRule,
			Gz: () => mayBeBuiltIn,
			MK: () => CLUTTER_RULES,
			T_: () => isPrivateKey,
			Zw: () => LOOKED_AT,
			dJ: () => isSecretRule,
			ih: () => MAY_BE_KEY,
			jc: () => holdsPrivateKey,
			vt: () => SECRET_RULES,
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		const CLUTTER = ["node_modules", ".venv", "__pycache__", ".DS_Store"];
		const SECRETS = [".env*", ".npmrc", ".netrc", "_netrc", ".pypirc", ".git-credentials", ".aws/credentials", ".kube/config", ".docker/config.json", "gha-creds-*.json", "gha-kubeconfig-*", "terraform.tfstate*", "id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*", "*.p12", "*.pfx", "*.jks", "*.ppk"];
		const MAY_BE_KEY = /\.(?:pem|key)$/i;
		const EXAMPLES = [".env.example", ".env.sample", ".env.template"];
		const SECRET = "looks like a secret";
		const PRIVATE_KEY = "contains a private key";
		const CLUTTER_RULES = CLUTTER.map((name) => ({ pattern: name, mark: `built-in: ${name}` }));
		const SECRET_RULES = [...SECRETS.map((name) => ({ pattern: name.includes("/") ? `**/${name}` : name, mark: `${SECRET}: ${name}` })), ...EXAMPLES.map((name) => ({ pattern: `!${name}`, mark: `built-in: !${name}` }))];
		function keyRule(path) {
			return `${PRIVATE_KEY}: *${path.slice(-".key".length).toLowerCase()}`;
		}
		function isSecretRule(mark) {
			return mark.startsWith(SECRET) || mark.startsWith(PRIVATE_KEY);
		}
		const regexp = (names) => names.join("|").replaceAll(".", "\\.").replaceAll("*", "[^/]*");
		const MAY_BE = new RegExp(`(?:^|/)(?!(?:${regexp(EXAMPLES)})$)(?:${regexp([...CLUTTER, ...SECRETS])})/?$`, "i");
		function mayBeBuiltIn(path) {
			return MAY_BE.test(path) || MAY_BE_KEY.test(path);
		}
		const LOOKED_AT = 64 * 1024;
		function holdsPrivateKey(file) {
			const start = Buffer.alloc(LOOKED_AT);
			try {
				const handle = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
				try {
					return isPrivateKey(start.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, start)));
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
				}
			} catch {
				return false;
			}
		}
		function isPrivateKey(content) {
			return /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(content.toString("latin1"));
		}
	}),
	9439: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FK: () => isInside,
			m5: () => locateDirectory,
			tG: () => hasGit,
			vu: () => foldersTo,
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7390);
		function locateDirectory(workspace, directory) {
			const accepted = `the path of a folder inside the workspace (${workspace}), relative to the workspace`;
			const bad = (problem, cause) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__.RP("directory", `is "${directory}", ${problem}`, accepted, { cause });
			const workspaceRoot = realWorkspace(workspace);
			let root;
			try {
				root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(workspace, directory));
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(root).isDirectory()) throw bad("which is a file");
			} catch (error) {
				if (error instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__.RP) throw error;
				const { code } = error;
				throw bad(`which does not exist or cannot be read (${code}; did actions/checkout run?)`, error);
			}
			if (!isInside(workspaceRoot, root)) throw bad("which is outside the workspace");
			const base = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(workspaceRoot, root).split(node_path__WEBPACK_IMPORTED_MODULE_1___default().sep).join("/");
			if (hasGit(base)) throw bad("which is in a .git folder, which is never packed");
			return { root, base, workspace: workspaceRoot };
		}
		function foldersTo(base) {
			const segments = base === "" ? [] : base.split("/");
			return ["", ...segments.map((_, index) => segments.slice(0, index + 1).join("/"))];
		}
		function hasGit(at) {
			return /(?:^|\/)\.git(?:\/|$)/i.test(at);
		}
		function realWorkspace(workspace) {
			try {
				const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory()) return real;
			} catch {}
			throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__.pH({
				kind: "package",
				message: `There is no workspace: the folder ${workspace} (GITHUB_WORKSPACE) does not exist, or cannot be read.`,
				advice: "Run this step after actions/checkout, in a job or container where the runner's workspace is mounted.",
			});
		}
		function isInside(outer, inner) {
			const relative = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(outer, inner);
			return relative === "" || (relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1___default().sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(relative));
		}
	}),
	5426: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => compareBytes,
			j: () => entryNameProblem,
		});
		const LONGEST_NAME = 65_535;
		function entryNameProblem(path) {
			if (path.startsWith("/")) return "its name is an absolute path";
			if (path === "" || path.includes("//")) return "its name has an empty part";
			if (/[\0-\x1f\x7f-\x9f]/.test(path)) return "its name contains a control character";
			if (path.includes("\\")) return "its name contains a backslash, which separates folders on Windows";
			if (path.includes("\ufffd")) return "its name is not valid UTF-8";
			if (/(^|\/)\.\.?(\/|$)/.test(path)) return 'its name contains "." or ".."';
			if (path.length > LONGEST_NAME / 3 && Buffer.byteLength(path) > LONGEST_NAME) return `its name is longer than ${LONGEST_NAME} bytes`;
			return undefined;
		}
		function compareBytes(a, b) {
			if (a === b) return 0;
			return SURROGATE.test(a) || SURROGATE.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1;
		}
		const SURROGATE = /[\ud800-\udfff]/;
	}),
	5488: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => entrypointFailure,
		});
		var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
		var node_path_posix__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path_posix__WEBPACK_IMPORTED_MODULE_0__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
		var _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1106);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3045);
		var _ignore_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8462);
		const SHOWN = 3;
		function entrypointFailure(entrypoint, paths, base, left) {
			if (paths.includes(entrypoint)) return undefined;
			const bad = (problem, advice = `Set it to ${_domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__.$Q}.`) =>
				new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__.RP("entrypoint", `is "${entrypoint}", ${problem}`, _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__.$Q, { file: entrypoint }).with({ advice });
			if (paths.some((one) => one.startsWith(`${entrypoint}/`))) return bad("which is a folder");
			if (left !== undefined) {
				const advice = `Include it with this line in "exclude": !${(0, _ignore_rules_js__WEBPACK_IMPORTED_MODULE_3__.eu)(left.path)}`;
				return bad(`which is left out of the package (${left.rule})`, advice);
			}
			const twin = paths.find((one) => caseFolded(one) === caseFolded(entrypoint));
			if (twin !== undefined) return bad(`but the file is called "${twin}"`, "Spell it exactly like the file.");
			const below = paths.filter((one) => one.endsWith(`/${entrypoint}`));
			const alike = below.length > 0 ? below : paths.filter((one) => entrypoint.endsWith(`/${one}`));
			const [first] = alike;
			if (first === undefined) return bad("which is not in the package");
			const names = alike.map((one) => `"${one}"`);
			const folder = node_path_posix__WEBPACK_IMPORTED_MODULE_0___default().join(base ?? "", first.slice(0, -entrypoint.length - 1));
			const isInFolder = base !== undefined && below.length === 1;
			return bad(`which is not in the package; the package has ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__.rL)(names, SHOWN)}`, isInFolder ? `Set "directory" to "${folder}".` : "Set it to the path of a file in the package.");
		}
		const caseFolded = (name) => name.normalize("NFC").toLowerCase();
	}),
	8462: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eg: () => parseExclude,
			Kn: () => ENV_FILE_RULE,
			OL: () => GIT_RULE,
			QR: () => rulesInside,
			a0: () => parseIgnoreFile,
			eu: () => literal,
			w0: () => IgnoreRules,
		});
		var ignore__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6750);
		var ignore__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(ignore__WEBPACK_IMPORTED_MODULE_0__);
		var _built_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5022);
		var _directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9439);
		const GIT_RULE = "always: .git";
		const ENV_FILE_RULE = 'always: the file that "env-file" names';
		function parseIgnoreFile(text, folder, name) {
			const shown = folder === "" ? name : `${folder}/${name}`;
			return parseLines(text, folder, (line, number) => `${shown} line ${number}: ${line}`);
		}
		function parseExclude(text, base) {
			return parseLines(text, base, (line) => OF_EXCLUDE + line);
		}
		const OF_EXCLUDE = "exclude: ";
		function parseLines(text, folder, markOf) {
			return text
				.replace(/^\uFEFF/, "")
				.split(/\r?\n|\r$/)
				.flatMap((line, index) => (NO_PATTERN.test(line) ? [] : [{ pattern: inFolder(folder, line), mark: markOf(line.trim(), index + 1) }]));
		}
		const NO_PATTERN = /^(?:#[\s\S]*|\s*|!?\/* *|[\s\S]*\r)$/;
		function inFolder(folder, pattern) {
			if (folder === "") return pattern;
			const negated = pattern.startsWith("!");
			const body = negated ? pattern.slice(1) : pattern;
			const anchored = /\/(?!\s*$)/.test(body);
			return `${negated ? "!" : ""}/${literal(folder)}/${anchored ? body.replace(/^\//, "") : `**/${body}`}`;
		}
		function literal(path) {
			return path.replace(/[\\*?[\]!# ]/g, "\\$&");
		}
		function takesBackByName({ pattern }) {
			const last = pattern.trimEnd().replace(/\/+$/, "").split("/").at(-1) ?? "";
			return pattern.startsWith("!") && /[\p{L}\p{N}]/u.test(last);
		}
		const REMEMBERED = 1000;
		const matcher = () => ignore__WEBPACK_IMPORTED_MODULE_0___default()({ ignorecase: false });
		class Unmatched {
			#open;
			constructor(exclude) {
				this.#open = new Map(exclude.map(({ pattern, mark }) => [mark, matcher().add([pattern.replace(/^!/, "")])]));
			}
			see(path) {
				for (const [mark, patterns] of this.#open) if (patterns.ignores(path)) this.#open.delete(mark);
			}
			list() {
				return [...this.#open.keys()].map((mark) => mark.slice(OF_EXCLUDE.length));
			}
		}
		class IgnoreRules {
			unmatched;
			#rules;
			#last;
			#patterns;
			#secrets;
			#clutter;
			#tested = 0;
			constructor(rules, last = [], unmatched = new Unmatched(last)) {
				this.#rules = rules;
				this.#last = last;
				this.unmatched = unmatched;
				const all = [...rules, ...last];
				const takeBack = all.filter(takesBackByName);
				this.#patterns = matcher().add(all);
				this.#secrets = ignore__WEBPACK_IMPORTED_MODULE_0___default()({ ignorecase: true }).add([..._built_in_js__WEBPACK_IMPORTED_MODULE_1__.vt, ...takeBack]);
				this.#clutter = ignore__WEBPACK_IMPORTED_MODULE_0___default()({ ignorecase: true }).add([..._built_in_js__WEBPACK_IMPORTED_MODULE_1__.MK, ...takeBack]);
			}
			with(nested) {
				return nested.length === 0 ? this : new IgnoreRules([...this.#rules, ...nested], this.#last, this.unmatched);
			}
			decide(path, holdsKey = () => false) {
				if (++this.#tested % REMEMBERED === 0) this.#patterns = matcher().add(this.#patterns);
				const { ignored, unignored, rule } = this.#patterns.test(path);
				if (ignored || unignored) this.unmatched.see(path);
				if (ignored) return { kind: "out", rule: rule?.mark ?? "an ignore rule" };
				if (!(0, _built_in_js__WEBPACK_IMPORTED_MODULE_1__.Gz)(path)) return undefined;
				const secret = this.secretRuleFor(path, holdsKey);
				if (secret !== undefined) return { kind: "out", rule: secret };
				const clutter = this.#clutter.test(path);
				if (clutter.ignored) return { kind: "out", rule: clutter.rule?.mark ?? "" };
				return clutter.unignored ? { kind: "taken-back" } : undefined;
			}
			secretRuleFor(path, holdsKey) {
				const { ignored, unignored, rule } = this.#secrets.test(path);
				if (ignored) return rule?.mark;
				return !unignored && _built_in_js__WEBPACK_IMPORTED_MODULE_1__.ih.test(path) && holdsKey() ? (0, _built_in_js__WEBPACK_IMPORTED_MODULE_1__.Gj)(path) : undefined;
			}
		}
		function rulesInside(base, above = []) {
			const folders = (0, _directory_js__WEBPACK_IMPORTED_MODULE_2__.vu)(base).slice(1).map(literal);
			const all = new Set(folders.flatMap((folder) => [`${folder}/*`, `${folder}/**`]));
			return [...above.filter(({ pattern }) => !all.has(pattern.trimEnd().replace(/^\//, ""))), ...folders.map((folder) => ({ pattern: `!/${folder}/`, mark: "input directory" }))];
		}
	}),
	5586: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => LeftOutTally,
		});
		var _built_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5022);
		const EXAMPLES = 3;
		class LeftOutTally {
			leftEntrypoint;
			#entrypoint;
			#byRule = new Map();
			constructor(entrypoint) {
				this.#entrypoint = entrypoint;
			}
			add(rule, path) {
				const left = this.#byRule.get(rule) ?? { examples: [], count: 0 };
				left.count++;
				if (left.examples.length < EXAMPLES || (0, _built_in_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(rule)) left.examples.push(path);
				this.#byRule.set(rule, left);
				if (path === this.#entrypoint || (path.endsWith("/") && this.#entrypoint.startsWith(path))) this.leftEntrypoint ??= { rule, path };
			}
			list() {
				return [...this.#byRule].map(([rule, left]) => ({ rule, ...left, secret: (0, _built_in_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(rule) }));
			}
		}
	}),
	8565: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jv: () => FolderFile,
			cu: () => identityOf,
			sj: () => READ_ONLY,
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		class FolderFile {
			executable;
			#folder;
			#name;
			constructor(folder, name, executable) {
				this.#folder = folder;
				this.#name = name;
				if (executable !== undefined) this.executable = executable;
			}
			get path() {
				return this.#folder.name + this.#name;
			}
			get source() {
				return `${this.#folder.at}/${this.#name}`;
			}
		}
		const READ_ONLY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
		function identityOf(status) {
			return `${status.dev}:${status.ino}`;
		}
	}),
};
