"use strict";
exports.id = 98;
exports.ids = [98];
exports.modules = {
	2488: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DP: () => SET_BY_SERVICE,
			J0: () => parseEnvVars,
			SF: () => readEnvFile,
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_path_ = __webpack_require__(6760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var failure = __webpack_require__(7390);
		var json = __webpack_require__(1832);
		var paths = __webpack_require__(5452);
		const IN_QUOTES = 'Put the whole value in a kind of quotes that it does not contain, or use JSON: {"NAME": "value"}';
		function parseDotenv(text, bad) {
			const lines = text.split(/\r\n|\r|\n/);
			const vars = [];
			for (let at = 0; at < lines.length; at++) {
				const line = lines[at];
				if (/^\s*(?:#|$)/.test(line)) continue;
				const [, name, rest = ""] = /^\s*(?:export\s+)?([^=]*?)\s*=(.*)$/.exec(line) ?? [];
				const wrong = (problem) => bad(`is wrong on line ${at + 1}: ${problem}`);
				if (name === undefined) throw wrong("it is not NAME=value (a value of several lines needs quotes around it)");
				if (!/^[\w.-]*$/.test(name)) throw wrong('the name contains a character other than letters, digits, "_", "." and "-"');
				if (/^\s*["'`]/.test(rest)) {
					const quoted = quotedValue([rest.trimStart(), ...lines.slice(at + 1)], name, bad);
					vars.push([name, quoted.value]);
					at += quoted.more;
				} else {
					const [before = "", value = ""] = vars.at(-1) ?? [];
					if (isRestOfBase64(value, `${name}=${rest.trim()}`)) throw twoWays(before, bad);
					vars.push([name, plainValue(rest, name, bad)]);
				}
			}
			return vars;
		}
		function isRestOfBase64(first, line) {
			const isBroken = /^(?:[A-Za-z0-9+/]{64}|[A-Za-z0-9+/]{76})$/.test(first) && !/^[0-9a-f]+$/i.test(first);
			const isRest = /^[A-Za-z0-9]+==?$/.test(line) && /[a-z0-9]/.test(line);
			return isBroken && isRest && line.length % 4 === 0;
		}
		function plainValue(rest, name, bad) {
			const value = rest.replace(/\s#.*$/, "").trim();
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
			if (value === undefined) throw bad(`is not valid JSON${(0, json_place.z)(text)}`);
			if (!(0, json.Gv)(value)) throw bad("is valid JSON, but not an object");
			return (0, json_place.Y)(text).map((name) => {
				const entry = value[name];
				if (typeof entry !== "string") throw bad(`sets "${name}" to something other than a string`);
				return [name, entry];
			});
		}
		const FILE_ACCEPTED = "the path of a dotenv file in the workspace or in RUNNER_TEMP, of at most 1 MiB";
		const LARGEST = 1_048_576;
		function readEnvFile(raw, { workspace, temp }) {
			const given = raw("env-file").trim();
			if (given === "") return { at: "", text: "" };
			const bad = (problem, cause) => new failure.RP("env-file", `is "${given}"${problem}`, FILE_ACCEPTED, { cause });
			try {
				const at = external_node_fs_.realpathSync.native(external_node_path_default().resolve(workspace, given));
				if (![workspace, temp].some((folder) => folder !== "" && (0, paths.F)(external_node_fs_.realpathSync.native(folder), at))) {
					throw bad(", which is outside the workspace");
				}
				const status = (0, external_node_fs_.statSync)(at);
				if (!status.isFile()) throw bad(", which is not a file");
				if (status.size > LARGEST) throw bad(`, which has ${status.size} bytes`);
				const bytes = (0, external_node_fs_.readFileSync)(at);
				if (!(0, external_node_buffer_.isUtf8)(bytes)) throw bad(", which is not UTF-8 text");
				return { at, text: bytes.toString() };
			} catch (thrown) {
				if (thrown instanceof failure.RP) throw thrown;
				const { code } = thrown;
				throw bad(code === "ENOENT" ? ", which does not exist" : `, which cannot be read (${code})`, thrown);
			}
		}
	}),
	4935: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => keysOf,
			z: () => placeOfJsonError,
		});
		var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(479);
		function placeOfJsonError(text) {
			let place = "";
			const onError = (_code, _offset, _length, line, character) => {
				place ||= ` (line ${line + 1}, column ${character + 1})`;
			};
			(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.Y)(text, { onError }, { disallowComments: true });
			return place;
		}
		function keysOf(json) {
			const keys = [];
			(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.Y)(json, { onObjectProperty: (key) => void keys.push(key) });
			return keys;
		}
	}),
	8618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => secretsOfDeploy,
		});
		var _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6949);
		var _domain_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6821);
		var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
		var _env_vars_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2488);
		function secretsOfDeploy(raw, environment) {
			const vars = [...varsIn(() => raw("env-vars")), ...varsIn(() => (0, _env_vars_js__WEBPACK_IMPORTED_MODULE_2__.SF)(raw, environment).text)];
			const source = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(raw("source"));
			const entrypoint = raw("entrypoint").trim();
			const auth = (0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.ZZ)(source, "auth");
			return {
				keys: (0, _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_0__.q7)(raw),
				masked: [
					...vars.filter(([name]) => SECRET_WORD.test(name) && !OF_ANOTHER.test(name)).map(([, value]) => value),
					...[...vars.map(([, value]) => value), ...textsIn(source)].flatMap(secretsOfAddress),
					...textsIn((0, _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(auth) ? { ...auth, method: undefined } : auth),
				],
				values: vars.map(([, value]) => value),
				facts: [
					raw("version").trim(),
					entrypoint,
					raw("region").trim(),
					entrypoint.replace(/^(?:\.\/)+/, ""),
					...raw("environment-url")
						.trim()
						.split(/\{(?:id|version)\}/),
				],
			};
		}
		function varsIn(read) {
			try {
				return (0, _env_vars_js__WEBPACK_IMPORTED_MODULE_2__.J0)(read());
			} catch {
				return [];
			}
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
	1956: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var external_node_crypto_ = __webpack_require__(7598);
		var external_node_path_ = __webpack_require__(6760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var deploy_record = __webpack_require__(9628);
		var redact = __webpack_require__(7643);
		var client = __webpack_require__(6798);
		var records_id = __webpack_require__(9310);
		var faults = __webpack_require__(4456);
		var check = __webpack_require__(716);
		var deployment = __webpack_require__(4065);
		const READING_MS = 90_000;
		function openEarlier(github, reported) {
			const { reportTo, reportName, commit, runKey } = reported;
			const keeper = ["check", "deployment"].find((name) => reportTo.includes(name));
			return async (signal, withinMs) => {
				if (github.missing !== undefined || commit === "" || keeper === undefined) {
					github.log.info('Did not look for a deployment from an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"');
					return { kind: "read", attempts: [], ids: [] };
				}
				const reading = { signal, permission: faults.Jj[keeper], withinMs: Math.min(READING_MS, withinMs) };
				const found = await github.read(reading, async (api) => {
					const stored = keeper === "check" ? await (0, check.zd)(api, commit) : (await (0, deployment.L6)(api, reported, commit)).flatMap(({ record }) => (record ? { name: reportName, record, startedAt: "" } : []));
					const attempts = stored.filter(({ name, record: { run } }) => name === reportName && run !== runKey && (0, deploy_record.VO)(run) === (0, deploy_record.VO)(runKey));
					return { kind: "read", attempts, ids: stored.map(({ record }) => record.deployment).filter(records_id.eQ) };
				});
				signal.throwIfAborted();
				return found.kind === "unread" ? { kind: "unread", why: `${keeper}: ${found.why}` } : found;
			};
		}
		var reporters = __webpack_require__(3938);
		var repository = __webpack_require__(745);
		var http_connection = __webpack_require__(8760);
		var runner = __webpack_require__(3248);
		var apps = __webpack_require__(5845);
		var deployments = __webpack_require__(3405);
		var external_node_child_process_ = __webpack_require__(1421);
		var external_node_fs_ = __webpack_require__(3024);
		var paths = __webpack_require__(5452);
		const TIMEOUT_MS = 4_000;
		const LARGEST_PRINT = 512 * 1024 * 1024;
		function openGit(searchPath, platform, workspace) {
			const git = searchPath
				.split(external_node_path_default().delimiter)
				.filter((folder) => external_node_path_default().isAbsolute(folder) && !(0, paths.F)(workspace, folder))
				.map((folder) => external_node_path_default().join(folder, platform === "win32" ? "git.exe" : "git"))
				.find((at) => (0, external_node_fs_.existsSync)(at));
			return (folder, ...args) => {
				if (git === undefined) return "";
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
					return "";
				}
			};
		}
		function lsFiles(git, folder, ...args) {
			return git(folder, "ls-files", "-z", ...args)
				.split("\0")
				.filter((line) => line !== "");
		}
		function listModes(git, folder, ...args) {
			return lsFiles(git, folder, "-s", ...args).map((line) => [line.slice(line.indexOf("\t") + 1), line.slice(0, 6)]);
		}
		function checkedOut(git, folder) {
			const [commit = "", above = ""] = git(folder, "rev-parse", "HEAD", "--show-superproject-working-tree").split("\n");
			if (above !== "") return checkedOut(git, above);
			return (0, records_id.WM)(commit) ? commit : undefined;
		}
		const LINK = "120000";
		const EXECUTABLE = "100755";
		function readModes(git, folder) {
			const modes = new Map(listModes(git, folder, "--recurse-submodules").map(([at, mode]) => [at.toLowerCase(), mode]));
			return (file) => modes.get(file.toLowerCase());
		}
		var format = __webpack_require__(3045);
		var gitignore = __webpack_require__(2242);
		var select_directory = __webpack_require__(9439);
		var select_entrypoint = __webpack_require__(5488);
		var left_out = __webpack_require__(5586);
		var lfs_pointers = __webpack_require__(9009);
		var text_json = __webpack_require__(1832);
		var beginning = __webpack_require__(7604);
		const LARGEST = 1_048_576;
		function needsWhatIsOutside({ directory, selection: { files } }) {
			const has = (given) => {
				const at = external_node_path_default().posix.join(given, ".");
				return at === "." || files.some((file) => file.path === at || file.path.startsWith(`${at}/`));
			};
			const read = (name) => (has(name) ? textOf(external_node_path_default().join(directory.root, name)) : "");
			const needs = [...ofPackageJson(read("package.json"), has, directory), ...ofPyproject(read("pyproject.toml"), has)];
			if (needs.length === 0) return undefined;
			return {
				title: "A manifest needs files that are not in the package",
				message: `The manifest needs files that are not in the package: ${(0, format.rL)(needs)}. The service cannot install them. Set "directory" to a folder that contains them too, or bundle them into the app.`,
			};
		}
		const FIELDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
		function ofPackageJson(text, has, directory) {
			const manifest = objectIn(text);
			const fields = has("node_modules") ? FIELDS.filter((field) => field !== "devDependencies") : FIELDS;
			const dependencies = fields.flatMap((field) => Object.entries(Object(manifest[field])));
			const siblings = dependencies.length === 0 ? [] : workspacePackages(directory);
			const isRoot = has("pnpm-workspace.yaml") || manifest.workspaces !== undefined;
			const leadsOut = (name, version) => {
				if (siblings.includes(name)) return true;
				if (/^(?:workspace|catalog):/.test(version)) return !isRoot;
				const [, at = "."] = /^(?:(?:\S*@)?(?:git\+)?(?:file|link|portal):|(?=\.\.?\/))(.+)$/.exec(version) ?? [];
				return !has(at);
			};
			return dependencies.filter(([name, version]) => leadsOut(name, String(version)) && !has(`node_modules/${name}`)).map(([name, version]) => `"${name}": "${version}" in package.json`);
		}
		function workspacePackages({ workspace, base }) {
			const above = (0, select_directory.vu)(base).slice(0, -1);
			return above.flatMap((folder) => {
				const root = external_node_path_default().join(workspace, folder);
				const read = (file) => objectIn(textOf(external_node_path_default().join(root, file)));
				const { workspaces } = read("package.json");
				const listed = [(0, text_json.Gv)(workspaces) ? workspaces.packages : workspaces].flat();
				const patterns = listed.filter((one) => typeof one === "string").map((one) => external_node_path_default().posix.join(one, "package.json"));
				const not = patterns.filter((one) => one.startsWith("!")).map((one) => external_node_path_default().posix.normalize(one.slice(1)));
				const packages = (0, external_node_fs_.globSync)(patterns, { cwd: root, exclude: ["**/node_modules", ...not] }).map(read);
				return packages.filter((one) => one.private === true).map(({ name }) => name);
			});
		}
		const WITH_PATH = /^[\w.-]+\s*=\s*\{[^}]*\bpath\s*=\s*["']([^"']+)/;
		const OUTSIDE = /\bpath\s*=\s*["']\.\.(?:\/|["'])|@\s*file:[^"']*\.\.\//;
		function ofPyproject(toml, has) {
			const lines = toml.split("\n").map((line) => line.trim());
			const isRoot = lines.some((line) => line.startsWith("[tool.uv.workspace]"));
			const leadsOut = (line) => {
				const [, at = "."] = WITH_PATH.exec(line) ?? [];
				return !has(at) || OUTSIDE.test(line) || (!isRoot && /\bworkspace\s*=\s*true\b/.test(line));
			};
			return lines.filter((line) => !line.startsWith("#") && leadsOut(line)).map((line) => `${line} in pyproject.toml`);
		}
		const textOf = (file) => (0, beginning.V)(file, LARGEST).toString();
		function objectIn(text) {
			const json = (0, text_json.qF)(text);
			return (0, text_json.Gv)(json) ? json : {};
		}
		function noManifest({ directory, selection, entrypoint }) {
			const { workspace, base } = directory;
			const isPython = entrypoint.endsWith(".py");
			const manifest = isPython ? "pyproject.toml" : "package.json";
			const has = (name) => selection.files.some((file) => file.path === name);
			if (has(manifest)) return undefined;
			const isIn = (folder) => (0, external_node_fs_.existsSync)(external_node_path_default().join(workspace, folder, manifest));
			if (isIn(base)) {
				if (selection.left.get(manifest)?.endsWith(manifest)) return undefined;
				return {
					title: "The manifest is left out",
					message: `${manifest} is left out of the package. ${ONLY_AT_ROOT} To include it, add "!${manifest}" to "exclude".`,
				};
			}
			const app = external_node_path_default().posix.join(base, entrypoint);
			const nearest = (0, select_directory.vu)(external_node_path_default().posix.dirname(app)).findLast(isIn);
			if (nearest !== undefined) {
				return {
					title: "No manifest at the root of the package",
					message: `The package has no ${manifest} at its root, but "${external_node_path_default().posix.join(nearest, manifest)}" exists. ${ONLY_AT_ROOT} Set "directory" to "${nearest || "."}" and "entrypoint" to "${external_node_path_default().posix.relative(nearest, app)}", or have the build copy a manifest into the deployed folder.`,
				};
			}
			const other = isPython ? OTHERS_OF_PYTHON.find(has) : undefined;
			if (other === undefined) return undefined;
			return {
				title: "No pyproject.toml",
				message: `The package has "${other}", but no pyproject.toml. ${ONLY_AT_ROOT} List the dependencies in a pyproject.toml.`,
			};
		}
		const ONLY_AT_ROOT = "The service installs dependencies only from a package.json or pyproject.toml at the root of the package.";
		const OTHERS_OF_PYTHON = ["requirements.txt", "requirements.in", "Pipfile", "environment.yml", "setup.py"];
		const CHECKS = [secretsLeftOut, noEffect, trackedButIgnored, needsWhatIsOutside, noManifest, linkedStore, looseLinks, missingSubmodules];
		function warningsOf(app) {
			const { selection, entrypoint, directory } = app;
			const paths = selection.files.map((file) => file.path);
			const failure = (0, select_entrypoint.N)(entrypoint, paths, directory.base, (0, left_out.c)(selection.left, entrypoint));
			if (failure !== undefined) throw failure;
			(0, lfs_pointers.GL)(app);
			return CHECKS.flatMap((check) => check(app) ?? []);
		}
		const are = (names) => (names.length === 1 ? "is" : "are");
		const MOST_SECRETS = 200;
		function secretsLeftOut({ selection }) {
			const names = selection.leftOut.filter(({ secret }) => secret).flatMap(({ examples }) => examples);
			if (names.length === 0) return undefined;
			return {
				title: "Left out: files that may contain secrets",
				message: `${(0, format.U9)(names.length, "file")} that may contain secrets ${are(names)} left out of the package: ${(0, format.rL)(names, MOST_SECRETS)}. To include one, add "!${(0, gitignore.e)(names[0] ?? "")}" to "exclude". To silence this warning, add it there without the "!".`,
			};
		}
		function noEffect({ selection: { withoutEffect } }) {
			if (withoutEffect.length === 0) return undefined;
			const patterns = withoutEffect.map((pattern) => `"${pattern}"`);
			return {
				title: "A pattern has no effect",
				message: `These patterns have no effect: ${(0, format.rL)(patterns)}. Correct or remove them. Write one pattern per line, as in a .gitignore, relative to "directory", without "./", commas, braces or quotes. To take back a folder that is left out, write "!dist/", and "!dist/**" below it if its files are left out, too, as by a line "*".`,
			};
		}
		function trackedButIgnored({ directory, selection: { left, leftOut }, git }) {
			if (!leftOut.some(({ rule }) => MAY_BE_WANTED.test(rule))) return undefined;
			const ignored = ["-c", "-i", "--exclude-per-directory=.gitignore", "-x", "node_modules", "-x", ".venv"];
			const isLost = (name) => MAY_BE_WANTED.test((0, left_out.c)(left, name)?.rule ?? "");
			const names = lsFiles(git, directory.root, ...ignored).filter((name) => isLost(name) && !KEEPS_FOLDER.test(name));
			const first = (0, left_out.c)(left, names[0] ?? "");
			if (first === undefined) return undefined;
			return {
				title: "Left out: files that git tracks",
				message: `${(0, format.U9)(names.length, "file")} that git tracks ${are(names)} left out of the package by a .gitignore or a built-in rule: ${(0, format.rL)(names)}. To include them, add "!${(0, gitignore.e)(first.path)}" or the like to "exclude". To silence this warning, name them in "exclude".`,
			};
		}
		const MAY_BE_WANTED = /(?:^|\/)\.gitignore line \d|^built-in: (?:node_modules|\.venv)$/;
		const KEEPS_FOLDER = /(?:^|\/)\.(?:git)?keep$/;
		function missingSubmodules({ directory, selection: { left }, git }) {
			const { workspace, base, root } = directory;
			if (!(0, select_directory.vu)(base).some((folder) => (0, external_node_fs_.existsSync)(external_node_path_default().join(workspace, folder, ".gitmodules")))) return undefined;
			const missing = listModes(git, root)
				.filter(([at, mode]) => mode === "160000" && isEmpty(external_node_path_default().join(root, at)) && !(0, left_out.c)(left, `${at}/`))
				.map(([at]) => at);
			if (missing.length === 0) return undefined;
			return {
				title: "A submodule is not checked out",
				message: `${(0, format.U9)(missing.length, "submodule")} ${are(missing)} not checked out, so the package lacks ${missing.length === 1 ? "it" : "them"}: ${(0, format.rL)(missing)}. Set "submodules: true" for actions/checkout. To silence this warning, name it in "exclude".`,
			};
		}
		function isEmpty(folder) {
			return (0, external_node_fs_.existsSync)(folder) && (0, external_node_fs_.readdirSync)(folder).length === 0;
		}
		function linkedStore({ selection: { linkedStore } }) {
			if (linkedStore.length === 0) return undefined;
			return {
				title: "Links in node_modules became copies",
				message: `${(0, format.U9)(linkedStore.length, "link")} to the package manager's store (such as node_modules/.pnpm) ${linkedStore.length === 1 ? "is packed as a copy of its target" : "are packed as copies of their targets"}: ${(0, format.rL)(linkedStore)}. A copy may not find its dependencies, or may find other versions. Set "links" to "keep", or leave node_modules out, so that the service installs the dependencies.`,
			};
		}
		function looseLinks({ selection: { files } }) {
			const targetOf = ({ path: at, link = "" }) => external_node_path_default().posix.join(external_node_path_default().posix.dirname(at), link);
			const links = files.filter(({ link }) => link !== undefined);
			const missing = new Set(links.map(targetOf));
			missing.delete(".");
			if (missing.size === 0) return undefined;
			for (const { path: at } of files) for (const packed of (0, select_directory.vu)(at)) missing.delete(packed);
			const names = links.filter((link) => missing.has(targetOf(link))).map((link) => link.path);
			if (names.length === 0) return undefined;
			return {
				title: "A link leads to what is left out",
				message: `${(0, format.U9)(names.length, "link")} ${names.length === 1 ? "leads" : "lead"} to what is left out of the package: ${(0, format.rL)(names)}. Include what the app needs of it with a line in "exclude", or leave out the link, too.`,
			};
		}
		var workspace_package = __webpack_require__(1575);
		var ready_file = __webpack_require__(5577);
		var posix_ = __webpack_require__(3916);
		var promises_ = __webpack_require__(8500);
		var failures_failure = __webpack_require__(7390);
		var lean_memory = __webpack_require__(8383);
		var refusals = __webpack_require__(3878);
		var built_in = __webpack_require__(5022);
		var entry_name = __webpack_require__(5426);
		var ignore = __webpack_require__(6750);
		var ignore_default = __webpack_require__.n(ignore);
		const OF_DIRECTORY = "input directory";
		function parseRules(text, folder, originOf) {
			const lines = text.replace(/^\uFEFF/, "").split(/\r?\n|\r$/);
			return lines.flatMap((line, index) => {
				const mark = `${originOf(index + 1)}: ${line.trim()}`;
				return NO_PATTERN.test(line) ? [] : [{ pattern: inFolder(folder, line), line, mark }];
			});
		}
		const NO_PATTERN = /^#|^!?\/*\s*$|\r$/;
		function inFolder(folder, pattern) {
			if (folder === "") return pattern;
			const negated = pattern.startsWith("!");
			const body = negated ? pattern.slice(1) : pattern;
			const anchored = /\/(?!\s*$)/.test(body);
			return `${negated ? "!" : ""}/${(0, gitignore.e)(folder)}/${anchored ? body.replace(/^\//, "") : `**/${body}`}`;
		}
		function takesBackByName({ pattern }) {
			return pattern.startsWith("!") && hasName((0, posix_.basename)(pattern.trimEnd()));
		}
		const REMEMBERED = 1000;
		const matcher = () => ignore_default()({ ignorecase: false });
		class IgnoreRules {
			#rules;
			#exclude;
			#patterns;
			#takeBack;
			#tested = 0;
			constructor(rules, exclude = []) {
				this.#rules = rules;
				this.#exclude = exclude;
				const all = [...rules, ...exclude];
				this.#patterns = matcher().add(all);
				this.#takeBack = ignore_default()({ ignorecase: true }).add(all.filter(takesBackByName));
			}
			inside(own, isRepository) {
				if (own.length === 0 && !isRepository) return this;
				const above = isRepository ? this.#rules.filter(({ mark }) => mark === OF_DIRECTORY) : this.#rules;
				return new IgnoreRules([...above, ...own], this.#exclude);
			}
			decide(path, holdsKey = () => false, real = path) {
				if (++this.#tested % REMEMBERED === 0) this.#patterns = matcher().add(this.#patterns);
				const { ignored, rule } = this.#patterns.test(path);
				if (ignored) return { out: rule?.mark ?? "an ignore rule" };
				if ((0, select_directory.tG)(path)) return { out: built_in.OL };
				const takesBack = (one) => this.#takeBack.test(one).unignored;
				const builtIn = (0, built_in.eP)(path, holdsKey);
				if (builtIn !== undefined && !takesBack(path)) return { out: builtIn };
				const secret = real === path ? undefined : (0, built_in.hL)(real, holdsKey, takesBack);
				return secret === undefined ? { isTakenBack: builtIn !== undefined } : { out: secret };
			}
		}
		async function linesWithoutEffect(lines, files, left) {
			const isMeant = ({ line }) => (0, select_directory.tG)(line) || (0, built_in.eP)(line, () => false) !== undefined || /^!\W*$/.test(line);
			const matcherOf = (some) => matcher().add(some.map(({ line }) => line.replace(/^!/, "")));
			let without = lines.filter((line) => !isMeant(line));
			const paths = [...left.keys(), ...files.map(({ path }) => path)];
			for (let at = 0; at < paths.length && without.length > 0; at += REMEMBERED) {
				const any = matcherOf(without);
				const found = paths.slice(at, at + REMEMBERED).filter((path) => any.ignores(path));
				without = without.filter((rule) => {
					const matches = matcherOf([rule]);
					const isFailed = (path) => rule.line.startsWith("!") && left.has(path);
					return !found.some((path) => matches.ignores(path) && !isFailed(path));
				});
				await (0, promises_.setImmediate)();
			}
			return without.map(({ mark }) => mark);
		}
		const ANY_NAME = "\u{10ffff}";
		function rulesInside(base, above) {
			const ofDirectory = (0, select_directory.vu)(base)
				.slice(1)
				.map((folder) => `!/${(0, gitignore.e)(folder)}/`)
				.map((pattern) => ({ pattern, line: pattern, mark: OF_DIRECTORY }));
			const empties = (rule) => {
				const matches = matcher().add([rule, ...ofDirectory]);
				return hasName(rule.line) && matches.ignores(`${base}/${ANY_NAME}`);
			};
			const below = (rule) => (rule.pattern.startsWith("**/") ? [{ ...rule, pattern: `/${(0, gitignore.e)(base)}/${rule.pattern}` }] : []);
			return [...above.flatMap((rule) => (empties(rule) ? below(rule) : [rule])), ...ofDirectory];
		}
		const hasName = (pattern) => /[\p{L}\p{N}]/u.test(pattern);
		function initialRules(directory, exclude) {
			const { root, base } = directory;
			const deployIgnore = readIgnoreFile(directory, base, ".deployignore");
			const above = deployIgnore === undefined ? rulesAbove(directory) : [];
			const own = deployIgnore ?? readIgnoreFile(directory, base, ".gitignore") ?? [];
			const excluded = parseRules(exclude, base, () => "exclude");
			const isDoubtful = (line) => NOT_OF_GIT.test(line) || (line.startsWith("!") && (0, external_node_fs_.existsSync)(external_node_path_default().join(root, line.slice(1))));
			const doubtful = deployIgnore?.filter(({ line }) => isDoubtful(line.trim())) ?? [];
			return {
				rules: new IgnoreRules([...rulesInside(base, above), ...own], excluded),
				ignoreFile: deployIgnore === undefined ? ".gitignore" : ".deployignore",
				expected: [...excluded, ...doubtful],
			};
		}
		const NOT_OF_GIT = /^!?\.\/|\s#|,\s|[{"']|\\$/;
		function readIgnoreFile({ workspace, base }, folder, name) {
			const shown = external_node_path_default().posix.join(folder, name);
			const inPackage = external_node_path_default().posix.relative(base, shown);
			const file = external_node_path_default().join(workspace, shown);
			let content;
			try {
				if (!(0, external_node_fs_.existsSync)(file) || !(name === ".gitignore" ? external_node_fs_.lstatSync : external_node_fs_.statSync)(file).isFile()) return undefined;
				content = (0, external_node_fs_.readFileSync)(file);
			} catch (error) {
				throw (0, refusals.O$)(inPackage, error);
			}
			if (name === ".deployignore" && content.includes(0)) throw new failures_failure.fs(inPackage, "it is not UTF-8 text", "Save it as UTF-8.");
			return parseRules(content.toString(), folder, (number) => `${shown} line ${number}`);
		}
		function rulesAbove(directory) {
			const folders = (0, select_directory.vu)(directory.base);
			const top = folders.findLastIndex((folder) => (0, external_node_fs_.existsSync)(external_node_path_default().join(directory.workspace, folder, ".git")));
			return folders.slice(Math.max(0, top), -1).flatMap((folder) => readIgnoreFile(directory, folder, ".gitignore") ?? []);
		}
		var external_node_buffer_ = __webpack_require__(4573);
		var selected_file = __webpack_require__(8565);
		function followLink(root, name, from, modeOf) {
			const { at, status } = endOf(root, name, from, modeOf);
			if (!(0, paths.F)(root, at)) {
				const advice = 'Replace it with a copy, leave it out with "exclude", or deploy a folder that contains both.';
				throw new failures_failure.fs(name, "it is a link that leads outside the deployed directory", advice);
			}
			const isFolder = status.isDirectory();
			if (!isFolder && !status.isFile()) throw (0, refusals.$y)(name);
			const real = (0, select_directory.Iw)(root, at);
			return { real: isFolder && real !== "" ? `${real}/` : real, isFolder, identity: (0, selected_file.cu)(status) };
		}
		const LEAVE_OUT = 'Remove the link, or leave it out with "exclude".';
		function endOf(root, name, from, modeOf) {
			try {
				const end = external_node_fs_.realpathSync.native(external_node_path_default().join(root, from), "buffer");
				if (!(0, external_node_buffer_.isUtf8)(end)) throw new failures_failure.fs(name, "it is a link to a name that is not valid UTF-8", LEAVE_OUT);
				let at = end.toString();
				for (let texts = 0; modeOf?.((0, select_directory.Iw)(root, at)) === LINK; texts++) {
					if (texts === MOST_TEXTS) throw new failures_failure.fs(name, CIRCULAR, LEAVE_OUT);
					at = external_node_fs_.realpathSync.native(external_node_path_default().resolve(external_node_path_default().dirname(at), (0, external_node_fs_.readFileSync)(at, "utf8")));
				}
				return { at, status: (0, external_node_fs_.statSync)(at) };
			} catch (error) {
				if (error instanceof failures_failure.fs) throw error;
				const { code = "" } = error;
				const leadsNowhere = code === "ENOENT" || code === "ENOTDIR";
				if (!leadsNowhere && code !== "ELOOP") throw (0, refusals.O$)(name, error);
				const problem = leadsNowhere ? "it is a link that leads nowhere" : CIRCULAR;
				throw new failures_failure.fs(name, problem, LEAVE_OUT, { cause: error });
			}
		}
		const CIRCULAR = "it is a circular link";
		const MOST_TEXTS = 40;
		const ENV_FILE_RULE = 'always: the file that "env-file" names';
		const STORE = /(?:^|\/)node_modules\/\.(?:pnpm|store|bun)\//;
		const SLICE = 1000;
		async function selectFiles(directory, { exclude, envFile, keepLinks = false }, modeOf) {
			const { root, base } = directory;
			const { rules: ofDirectory, ignoreFile, expected } = initialRules(directory, exclude);
			const files = [];
			const left = new Map();
			const takenBack = new Set();
			const linkedStore = [];
			let sincePause = 0;
			const isExecutable = (real) => modeOf && modeOf(real) === EXECUTABLE;
			const absolute = (real) => `${root}/${real}`;
			const inWorkspace = (name) => (base === "" ? name : `${base}/${name}`);
			async function enter(folder) {
				const entries = listed(folder.name, absolute(folder.real));
				sincePause += entries.length;
				if (sincePause > SLICE) {
					sincePause = 0;
					(0, lean_memory.x)();
					await (0, promises_.setImmediate)();
				}
				const inside = { ...folder, rules: rulesOf(folder, entries) };
				const kept = entries.map((entry) => resolve(inside, entry)).filter((one) => one !== undefined);
				for (const one of kept.sort((a, b) => (0, entry_name.X)(a.name, b.name)))
					if ("file" in one) files.push(one.file);
					else await enter({ ...inside, ...one, chain: [...folder.chain, one.real] });
			}
			function rulesOf({ name, rules }, entries) {
				if (name === "") return rules;
				const has = (wanted) => entries.some((entry) => entry.name === wanted);
				const own = has(ignoreFile) ? readIgnoreFile(directory, inWorkspace(name).slice(0, -1), ignoreFile) : undefined;
				return rules.inside(own ?? [], ignoreFile === ".gitignore" && has(".git"));
			}
			function resolve(folder, entry) {
				const isFolder = entry.isDirectory();
				const slash = isFolder ? "/" : "";
				const name = folder.name + entry.name + slash;
				const real = folder.real + entry.name + slash;
				if (!isPacked(folder, name, real)) return undefined;
				const problem = (0, entry_name.j)(name);
				if (problem !== undefined) throw new failures_failure.fs(name, problem, 'Rename it, or leave it out with "exclude".');
				if (isFolder) return { name, real };
				if (entry.isSymbolicLink() || (entry.isFile() && modeOf?.(real) === LINK)) return follow(folder, name, real);
				if (!entry.isFile()) throw (0, refusals.$y)(name);
				const behind = name === real ? undefined : real;
				return { name, file: { path: name, root, real: behind, executable: isExecutable(real) } };
			}
			function follow(folder, link, from) {
				const { real, isFolder, identity } = followLink(root, link, from, modeOf);
				if (keepLinks) {
					if (!isPacked(folder, link, real)) return undefined;
					const target = (0, posix_.relative)(folder.real, real) || ".";
					return { name: link, file: { path: link, root, link: target } };
				}
				if (folder.chain.includes(real)) throw new failures_failure.fs(link, "it links to one of its parent folders", LEAVE_OUT);
				const name = isFolder ? `${link}/` : link;
				if (!isPacked(folder, name, real)) return undefined;
				if (STORE.test(real)) linkedStore.push(link);
				if (isFolder) return { name, real };
				return { name, file: { path: name, root, real, identity, executable: isExecutable(real) } };
			}
			function isPacked({ rules }, name, real) {
				const at = absolute(real);
				const holdsKey = () => (0, built_in.T_)((0, beginning.V)(at, built_in.Zw));
				const { out, isTakenBack } = rules.decide(inWorkspace(name), holdsKey, inWorkspace(real));
				const rule = (0, external_node_path_.normalize)(at) === envFile ? ENV_FILE_RULE : out;
				if (rule === undefined) {
					if (isTakenBack) takenBack.add(name);
					return true;
				}
				left.set(name, rule);
				return false;
			}
			await enter({ name: "", real: "", rules: ofDirectory, chain: [""] });
			return {
				files,
				left,
				leftOut: (0, left_out.k)(left),
				takenBack: [...takenBack].sort(entry_name.X),
				withoutEffect: await linesWithoutEffect(expected, files, left),
				linkedStore,
			};
		}
		function listed(name, at) {
			try {
				return (0, external_node_fs_.readdirSync)(at, { withFileTypes: true });
			} catch (error) {
				throw (0, refusals.O$)(name === "" ? "." : name, error);
			}
		}
		function openWorkspace({ workspace, temp, platform, searchPath }) {
			const gitFor = (directory) => openGit(searchPath, platform, directory.workspace);
			return {
				locate: (directory) => (0, select_directory.m5)(workspace, directory),
				select(directory, options) {
					const modes = platform === "win32" ? readModes(gitFor(directory), directory.root) : undefined;
					return selectFiles(directory, options, modes);
				},
				check: (directory, selection, entrypoint) => warningsOf({ directory, selection, entrypoint, git: gitFor(directory) }),
				checkPacked: ({ lfsPointers }) => (lfsPointers.length === 0 ? [] : [(0, lfs_pointers.HH)(lfsPointers)]),
				stream: workspace_package.BH,
				pack: (streamed) => (0, workspace_package.E1)(streamed, temp),
				openPackage: (file, entrypoint, signal) => (0, ready_file.y0)({ workspace, temp }, file, entrypoint, signal),
			};
		}
		var failure_summary = __webpack_require__(1239);
		var end = __webpack_require__(6889);
		var failures_interruption = __webpack_require__(2357);
		var records_deployment = __webpack_require__(6012);
		var records_version = __webpack_require__(5699);
		var blame = __webpack_require__(5207);
		var call = __webpack_require__(990);
		var wait = __webpack_require__(1595);
		function failureOf(thrown, { record, isSent, inputs }) {
			const interruption = (0, failures_interruption.n)(thrown);
			if (interruption !== undefined && record !== undefined) {
				const isWaiting = record.status === "queued" && interruption.lastProblem === undefined;
				const left = `It was not stopped and may still ${isWaiting ? "start" : "be running"}.`;
				const words = { timeoutMs: inputs.timeoutMs, left, check: "Check the deployment" };
				return (0, wait.M)(interruption, "Deployment", record, words);
			}
			if (interruption?.by === "cancel") return (0, call.u4)({ doing: "Deploying", ifSent: records_deployment.Dp }, isSent === true && interruption.maybeDone);
			return (0, failures_failure.eG)(thrown, isSent || record !== undefined ? "ambiguous" : "package");
		}
		const TAKEN = /\bversion\b[^.]*\balready exists\b/i;
		function endedFailure({ id, status, statusReason: reason }, appLog, { inputs: { app }, leftOut }) {
			if (status === "stopped")
				return new failures_failure.pH({
					kind: "stopped",
					message: `Deployment ${id} was stopped. ${(0, blame.Gk)(reason)}`,
					advice: "Find out why it was stopped at the service before you deploy again.",
					reason,
				});
			const first = reason === "" ? "Look at the app's log" : "Fix the error above";
			const toFix = TAKEN.test(reason) ? records_version.wG : `${first}, check that the app starts locally, then push again.`;
			const lines = [...appLog.lastLines(), ...reason.split("\n")];
			return new failures_failure.pH({
				kind: "failed",
				message: `Deployment ${id} failed. ${(0, blame.Gk)(reason)}`,
				advice: adviceIfLeftOut(lines, leftOut) ?? toFix,
				reason,
				file: app.kind === "directory" ? app.entrypoint : undefined,
				...appLog.blame(reason),
			});
		}
		const MISSING = /^(?!.*(?:node_modules|site-packages)).*(?:cannot find|no such file|ENOENT|no module named)/i;
		function adviceIfLeftOut(lines, leftOut) {
			const missing = lines.filter((line) => MISSING.test(line));
			const isMissing = (path) => {
				const [end, moduleEnd] = path.endsWith("/") ? ["", "['.]"] : ["(?![\\w.-])", "'"];
				const module = path.replace(/\/$|\.py$/, "").replaceAll("/", ".");
				const named = new RegExp(`[/'"]${RegExp.escape(path)}${end}|module named '${RegExp.escape(module)}${moduleEnd}`);
				return missing.some((line) => named.test(line));
			};
			const ofUser = leftOut.filter(({ rule, secret }) => !secret && !/^(?:built-in|always)/.test(rule));
			for (const { rule, examples } of ofUser) {
				const path = examples.find(isMissing);
				if (path !== undefined) return `The package lacks "${path}" (${rule}). Include it with this line in "exclude": !${(0, gitignore.e)(path)}`;
			}
			return undefined;
		}
		var report_outputs = __webpack_require__(7906);
		var report_report = __webpack_require__(1116);
		var running_report = __webpack_require__(538);
		var report_summary = __webpack_require__(1492);
		var sanitize = __webpack_require__(5149);
		var time_limit = __webpack_require__(3901);
		const ASKING_MS = 15_000;
		const MOST_APPS = 10;
		const MOST_ACTIONS = 500;
		async function askApps({ inputs, edges }, id) {
			const version = (0, records_version.dp)(inputs.version);
			const limit = (0, time_limit.r)(edges, ASKING_MS);
			const filter = edges.redact(version) === version ? version : "";
			const list = await edges.apps.list(limit, filter).catch((thrown) => {
				if (edges.cancel.aborted || !limit.signal.aborted) throw thrown;
			});
			const apps = list?.kind === "list" ? list.items.filter(({ deployment }) => deployment === id) : [];
			const unnamed = (why) => ({ kind: "unnamed", why: `GET /apps ${why}`, apps });
			if (list === undefined) return unnamed("did not respond within 15 s");
			if (list.kind === "unread" && list.isAbsent) return { kind: "absent", why: "the service has no GET /apps", apps };
			if (list.kind === "unread") return unnamed(`could not be read: ${(0, format.f6)(list.failure.message)}`);
			if (!list.isWhole) return unnamed("could not be read completely");
			const own = apps.filter((app) => app.version === version).map(({ name }) => name);
			if (own.length === 0) return unnamed("does not name it for this version");
			const other = list.items.find((app) => app.version === version && app.deployment !== id && own.includes(app.name));
			if (other !== undefined) return unnamed(`names it and ${other.deployment} for this version`);
			return { kind: "named", why: "", apps };
		}
		function addApps({ edges, report }, names) {
			const told = names.map(({ name, actions }) => ({
				name: (0, sanitize.TN)(name),
				actions: actions.slice(0, MOST_ACTIONS).map(sanitize.TN),
			}));
			const byName = new Map([...(report.now.apps ?? []), ...told].map((app) => [app.name, app]));
			const apps = [...byName.values()].slice(0, MOST_APPS);
			edges.neverCut(apps.flatMap(({ name, actions }) => [name, ...actions]));
			report.add({ apps });
		}
		async function confirmAdopted(run, { id }) {
			const { isAdopted, apps } = run.report.now;
			if (!isAdopted) return;
			const naming = await askApps(run, id);
			if (naming.kind === "unnamed")
				throw new failures_failure.pH({
					kind: "ambiguous",
					message: `Deployment ${id} has this package and is running, but ${naming.why}. It may belong to another job, so it is unknown whether this job's own request created a deployment.`,
					advice: `Before you try again, check at the service which deployment version "${(0, records_version.dp)(run.inputs.version)}" has.`,
				});
			run.report.add({ isAdopted: false });
			if (apps === undefined) addApps(run, naming.apps);
		}
		async function nameApps(run, { id, status }) {
			const { edges, report } = run;
			if (report.now.apps === undefined && status === "running") {
				const naming = await askApps(run, id).catch(() => undefined);
				if (naming !== undefined && naming.apps.length > 0) addApps(run, naming.apps);
				else edges.log.debug(`The app's name is not known: ${naming?.why}`);
			}
			for (const { name, actions } of report.now.apps ?? []) {
				const quoted = actions.map((action) => `"${action}"`);
				const named = quoted.length === 0 ? "" : `: ${(0, format.rL)(quoted)}`;
				edges.log.info(`App "${name}" with ${(0, format.U9)(actions.length, "action")}${named}`);
			}
		}
		var service_error = __webpack_require__(9219);
		var poll = __webpack_require__(1139);
		var time = __webpack_require__(4099);
		var env_vars = __webpack_require__(2488);
		async function lookUp(deployments, sought, limit) {
			const list = await deployments.list(limit);
			const unread = (why) => ({ kind: "unclear", why: `It could not be looked up: ${why}` });
			if (list.kind === "unread") return unread(list.failure.message);
			const { items, isWhole } = list;
			const since = sought.since(list.serverNow);
			const candidates = items.filter((one) => !contradicts(one, sought) && !((0, time.p)(one.createdAt) < since));
			const proven = candidates.filter(({ checksum, createdAt }) => checksum !== undefined && (0, time.p)(createdAt) >= since);
			const [only] = proven;
			if (only !== undefined && proven.length === 1 && isWhole) return { kind: "one", record: only };
			const named = items.filter((one) => one.checksum === sought.digest || candidates.includes(one)).map(({ id }) => id);
			const why = named.length === 0 ? "" : `With the checksum of this package, or without one: ${named.join(", ")}.`;
			if (!isWhole) return unread(`GET /deployments could not be read beyond ${(0, format.U9)(items.length, "deployment")}. ${why}`);
			return { kind: candidates.length === 0 ? "none" : "unclear", why };
		}
		function contradicts(record, { inputs, digest, isOther }) {
			const { app, region, envVars } = inputs;
			const names = record.envNames && withoutOwn(record.envNames);
			return (
				isOther(record) ||
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
			return new Set(names.filter((name) => !env_vars.DP.includes(name)));
		}
		async function packOnly(run, app) {
			const { workspace, clock, log } = run.edges;
			if (app.kind === "source") return log.info("Dry run: nothing is sent, and a deploy from source packs nothing");
			const began = clock.now();
			const made = app.kind === "package" ? app.package : await workspace.pack(app.package);
			logPackage(run, made, "Packed", clock.now() - began);
			run.report.add({ packagePath: made.path });
			log.info(`Dry run: nothing is sent; the package is ${made.path}`);
		}
		async function packForDigest(run, { package: made }) {
			const { clock } = run.edges;
			const began = clock.now();
			if (made.facts() === undefined) for await (const _ of made.open());
			const facts = made.facts();
			logPackage(run, facts, "Packed", clock.now() - began);
			return facts.digest;
		}
		function logPackage({ edges, report }, pack, done, tookMs) {
			const { size, digest, files, contentSize, largest } = pack;
			if (digest === report.now.package?.digest) return;
			report.add({ package: { size, digest, files, contentSize, largest }, timings: { pack: tookMs } });
			const sizes = `${(0, format.U9)(files, "file")}: ${(0, format.z3)(contentSize)} \u2192 ${(0, format.z3)(size)}`;
			const named = largest.map((file) => `  ${(0, format.z3)(file.size).padStart(8)}  ${file.path}`);
			const lines = [`Digest sha256:${digest}`, "Largest files", ...named];
			edges.log.group(`${done} ${sizes} in ${(0, format.a3)(tookMs)}`, lines);
			for (const warning of edges.workspace.checkPacked(pack)) edges.log.warning(warning.message, { title: warning.title });
		}
		function warnOfVariables({ envVars, githubToken }, { warning, notice }) {
			const reserved = namesOf(envVars).filter((name) => env_vars.DP.includes(name));
			if (reserved.length > 0) {
				warning(`The environment variables contain ${shown(reserved)}, which the service sets itself, so the app sees the service's value. Rename the variable.`, { title: "Reserved environment variables" });
			}
			const tokens = namesOf(envVars.filter(([, value]) => githubToken !== "" && value.trim() === githubToken));
			if (tokens.length > 0) {
				warning(`The app is given this job's token, as ${shown(tokens)}. Until the job ends, the app can do everything in this repository that the job can. toJSON(secrets) contains the token: name only the secrets that the app needs.`, { title: "The job's token is among the environment variables" });
			}
			const [only] = envVars;
			if (only !== undefined && envVars.length === 1 && OTHERS.test(only[1])) {
				warning(`The only environment variable is ${only[0]}, and its value looks as if it held others. Put each on a line of its own and write "env-vars: |": after "env-vars: >", YAML joins the lines.`, { title: "One variable instead of several" });
			}
			const expressions = namesOf(envVars.filter(([, value]) => value.includes("${{")));
			if (expressions.length > 0) {
				warning(`The values of ${shown(expressions)} contain "\${{", which GitHub fills in only in a workflow file. The app sees it as it is. Set these variables in "env-vars".`, { title: "An expression that nobody fills in" });
			}
			const empty = namesOf(envVars.filter(([, value]) => value === ""));
			if (empty.length > 0) {
				notice(`These environment variables are empty: ${shown(empty)}. If that is not meant: a secret that is not set, or that this run may not read, is empty.`, { title: "Empty environment variables" });
			}
		}
		const OTHERS = /^(?:[^\n]*\s|[^\n=:,;]*[,;])[A-Z][A-Z0-9_]*=/;
		function missingVariables(envVars, { envNames }) {
			if (envNames === undefined) return [];
			return namesOf(envVars).filter((name) => !envNames.includes(name) && !env_vars.DP.includes(name));
		}
		function missingFailure(missing, { id, status }, encoding) {
			return new failures_failure.pH({
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
			const { log, cancel } = edges;
			if (app.kind === "source" || !inputs.attach || edges.environment.runAttempt === 1) return undefined;
			const earlier = await findEarlier(run);
			const { setup } = report.now;
			const mayBeLeft = ({ record }) => record.deployment !== "" && (record.setup === "" || record.setup === setup);
			const left = earlier.kind === "read" ? earlier.attempts.filter(mayBeLeft) : [];
			if (earlier.kind === "read" && left.length === 0) return undefined;
			log.info("An earlier attempt of this job may have left a deployment: comparing its package with this one");
			const digest = await packForDigest(run, app);
			const search = { ...run, digest, limit: (0, time_limit.r)(edges, inputs.timeoutMs) };
			try {
				if (earlier.kind === "unread") return await deployUnlessInFlight(search, earlier.why);
				for (const { record, startedAt } of left) {
					if (record.digest !== "" && record.digest !== digest) continue;
					const isLost = record.deployment === deploy_record.a9;
					const found = await (isLost ? findLost(search, startedAt, earlier.ids) : findKnown(search, record));
					if (found === undefined) continue;
					log.info(`Continuing with deployment ${found.id} from an earlier attempt ("${found.status}"): nothing is sent again`);
					report.add({ record: found });
					return found;
				}
				return undefined;
			} catch (thrown) {
				if (cancel.aborted || (0, failures_interruption.n)(thrown)?.by !== "deadline") throw thrown;
				throw ambiguous('The service did not say within "timeout" what happened to the deployment from an earlier attempt.');
			}
		}
		async function findEarlier({ inputs, edges, report }) {
			const earlier = await edges.earlier(edges.cancel, inputs.timeoutMs);
			if (earlier.kind === "unread" || earlier.attempts.length > 0) return earlier;
			await report.recorded();
			const why = edges.reporters?.refusal;
			return why === undefined ? earlier : { kind: "unread", why: `check: ${why}` };
		}
		async function findKnown(search, left) {
			const { inputs, edges, digest } = search;
			const name = `deployment ${left.deployment} from an earlier attempt`;
			const notContinued = (why) => void edges.log.info(`Not continuing with ${name}: ${why}`);
			const record = await ask(search, left.deployment);
			if (record === undefined) return notContinued("the service does not know it, or does not show it to this key");
			const { id, status, checksum = left.digest } = record;
			if ((0, records_deployment.dR)(status)) return notContinued(`it is "${status}"`);
			if (checksum === "" && (0, records_deployment.wn)(status)) throw ambiguous(`It is unknown whether ${name}, which is still starting, has this package.`);
			if (checksum !== digest) return notContinued("it is not known to have this package");
			if ((0, records_deployment.wn)(status)) return record;
			const missing = missingVariables(inputs.envVars, record);
			if (missing.length > 0) return notContinued(`it runs without ${missing.join(", ")}`);
			const naming = await askApps(search, id);
			return naming.kind === "named" ? record : notContinued(`it is "running", but ${naming.why}`);
		}
		async function ask({ inputs, edges, limit }, id) {
			const none = { ok: true, record: undefined };
			const get = async (options) => (await edges.deployments.get(id, options).catch(failures_failure.uc)) ?? none;
			const polled = { made: "deployment", get, intervalMs: inputs.pollIntervalMs };
			try {
				return await (0, poll.wt)(polled, () => true, limit, edges);
			} catch (thrown) {
				if (!(thrown instanceof failures_failure.pH)) throw thrown;
				if (thrown.service?.status === 403 && (0, service_error.fe)(thrown.service)) return undefined;
				const what = `The status of deployment ${id} from an earlier attempt could not be read.`;
				throw ambiguous(`${what} ${thrown.message}`, thrown);
			}
		}
		async function findLost(search, startedAt, known) {
			const { inputs, edges, report, digest, limit } = search;
			const since = () => Date.parse(startedAt) - SKEW_MS;
			const isOther = ({ id, status }) => known.includes(id) || (0, records_deployment.dR)(status);
			const found = await lookUp(edges.deployments, { inputs, digest, since, isOther }, limit);
			if (found.kind === "none") return undefined;
			const lost = "An earlier attempt of this job may have created a deployment without learning its id.";
			if (found.kind === "unclear") throw ambiguous(`${lost} ${found.why}`);
			const { record } = found;
			if ((0, records_deployment.wn)(record.status)) {
				report.add({ isAdopted: true });
				return record;
			}
			const naming = await askApps(search, record.id);
			if (naming.kind === "named") return record;
			throw ambiguous(`${lost} Deployment ${record.id} has the checksum of this package and is running, but ${naming.why}.`);
		}
		async function deployUnlessInFlight({ edges, digest, limit }, why) {
			const unread = `GitHub did not say whether an earlier attempt of this job left a deployment (${why})`;
			const list = await edges.deployments.list(limit);
			const listed = list.kind === "list" ? list.items : [];
			const ids = listed.filter(({ status, checksum }) => (0, records_deployment.wn)(status) && checksum === digest).map(({ id }) => id);
			if (ids.length > 0) throw ambiguous(`${unread}, and the service is starting this package: ${ids.join(", ")}.`);
			const isKnown = list.kind === "list" ? list.isWhole : list.isAbsent;
			if (!isKnown) throw ambiguous(`${unread}, and the service's list of deployments could not be read either.`);
			edges.log.notice(`${unread}. The service lists no deployment of this package that is still starting, so the app is deployed.`);
			return undefined;
		}
		function ambiguous(message, cause) {
			return new failures_failure.pH({
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
			const { clock, log, deployments, cancel, environment } = edges;
			cancel.throwIfAborted();
			if (app.kind === "source") await report.recorded();
			const began = clock.now();
			const elapsed = () => clock.now() - began;
			warnOfVariables(inputs, log);
			warnOfFailedRun(environment.trigger, log);
			log.info(DOING[app.kind]);
			const file = app.kind === "source" ? undefined : packagePart(run, app, elapsed);
			if (file === undefined) report.add({ isSent: true });
			const leftMs = () => inputs.timeoutMs - (elapsed() - (file?.uploadMs() ?? 0));
			let record;
			try {
				const parts = [...createFields(inputs), ...(file === undefined ? [] : [{ name: "file", file }])];
				record = await deployments.create(parts, { signal: cancel, leftMs });
			} catch (thrown) {
				const isAmbiguous = thrown instanceof failures_failure.pH && thrown.kind === "ambiguous";
				if (isAmbiguous || (0, failures_interruption.n)(thrown)?.maybeDone) report.add({ isSent: true });
				const digest = app.kind === "source" ? undefined : app.package.facts()?.digest;
				if (!isAmbiguous || digest === undefined) throw thrown;
				const since = (serverNow) => serverNow - elapsed() - recover.E;
				const sought = { inputs, digest, since, isOther: () => false };
				record = await (0, recover.l)("deployment", thrown, (limit) => lookUp(deployments, sought, limit), edges);
				report.add({ isAdopted: true });
			}
			const { isAdopted } = report.now;
			log.info(`${isAdopted ? "Found" : "Created"} deployment ${record.id} in ${(0, format.a3)(elapsed())}`);
			report.add({ record, isSent: true, timings: { upload: elapsed() } });
			if (!isAdopted) (0, preview.uW)(run, record.id);
			return record;
		}
		function warnOfFailedRun({ conclusion }, { warning }) {
			if (conclusion === "" || conclusion === "success") return;
			warning(`The workflow run that started this one ended with "${conclusion}", and its commit is deployed all the same. To deploy only what has passed, add this line to the job: if: github.event.workflow_run.conclusion == 'success'`, { title: "The other workflow has not succeeded" });
		}
		const DOING = {
			directory: "Packing and sending",
			package: "Sending the package",
			source: "Creating the deployment from its source",
		};
		const PROGRESS_MS = 10_000;
		function packagePart(run, app, elapsed) {
			const { edges, report } = run;
			const ready = app.kind === "package" ? { size: app.package.size } : {};
			const of = ready.size === undefined ? "" : ` of ${(0, format.z3)(ready.size)}`;
			let uploadMs = 0;
			async function* open() {
				const began = elapsed();
				let size = 0;
				const stopProgress = edges.clock.every(PROGRESS_MS, () => edges.log.info(`Sent ${(0, format.z3)(size)}${of} in ${(0, format.a3)(elapsed())}`));
				try {
					for await (const chunk of app.package.open()) {
						size += chunk.length;
						yield chunk;
					}
					await report.recorded();
				} finally {
					stopProgress();
					uploadMs += elapsed() - began;
				}
				report.add({ isSent: true });
				const facts = app.package.facts();
				if (facts !== undefined) logPackage(run, facts, "Packed", elapsed());
			}
			return { filename: "app.zip", type: "application/zip", ...ready, open, uploadMs: () => uploadMs };
		}
		function createFields(inputs) {
			const { app, version, region, force, envVars, envVarsEncoding } = inputs;
			const vars = envVarsEncoding === "json" ? [{ name: "env_vars", text: JSON.stringify(Object.fromEntries(envVars)) }] : envVars.map(([name, value]) => ({ name: `env_vars[${name}]`, text: value }));
			return [app.kind === "source" ? { name: "source", text: app.json } : { name: "entrypoint_rel_path", text: app.entrypoint }, ...(version === "" ? [] : [{ name: "version", text: version }]), { name: "region", text: region }, { name: "force", text: String(force) }, ...(envVars.length === 0 ? [] : vars)];
		}
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
				keepLinks: inputs.links === "keep",
			});
			cancel.throwIfAborted();
			const { files, leftOut } = selection;
			report.add({ leftOut });
			if (files.length === 0) {
				const rules = leftOut.map(({ rule }) => rule).join("; ");
				const by = rules === "" ? 'did actions/checkout run? A submodule needs its "submodules: true"' : `left out: ${rules}${/ignore line \d/.test(rules) ? '; "!*" in "exclude" takes its files back' : ""}`;
				const problem = `is "${given}", but it contains nothing to pack (${by})`;
				throw new failures_failure.RP("directory", problem, "a folder that contains the entrypoint");
			}
			const warnings = workspace.check(directory, selection, entrypoint);
			if (leftOut.length === 0) log.info(`Selected ${(0, format.U9)(files.length, "file")}`);
			else log.group(`Selected ${(0, format.U9)(files.length, "file")}, left out ${(0, report_report.q4)(leftOut)}`, linesOf(leftOut));
			for (const warning of warnings) log.warning(warning.message, { title: warning.title });
			if (selection.takenBack.length > 0) log.info(`Included, although left out by default: ${(0, format.rL)(selection.takenBack)}`);
			const streamed = workspace.stream(files, { level: inputs.compressionLevel, signal: cancel });
			return { kind: "directory", files, package: streamed };
		}
		async function openReady(run, { file, entrypoint }) {
			const { workspace, clock, log, cancel } = run.edges;
			const began = clock.now();
			const ready = await workspace.openPackage(file, entrypoint, cancel);
			logPackage(run, ready, `Checked the package ${file}:`, clock.now() - began);
			if (ready.secrets.length > 0) {
				log.warning(`The package contains ${(0, report_report.q4)(ready.secrets)} that the action leaves out when it packs a directory. The package is sent as it is. If one of them contains a secret, make a new package without it, and replace the secret.`, {
					title: "Names that look like secrets",
					lines: linesOf(ready.secrets),
				});
			}
			return { kind: "package", package: ready };
		}
		const MOST_NAMES = 50;
		function linesOf(leftOut) {
			return leftOut.map(({ rule, examples, count: number }) => {
				const names = examples.slice(0, MOST_NAMES);
				const more = number - names.length;
				return `${rule} \u2192 ${names.join(", ")}${more > 0 ? ` and ${(0, format.zD)(more)} more` : ""}`;
			});
		}
		var external_node_util_ = __webpack_require__(7975);
		const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 };
		const NO_COST = { N: 2, r: 1, p: 1 };
		const KEY_BYTES = 8;
		async function setupKey(inputs) {
			const { baseUrl, projectId, project, region, version, app, envVars, envVarsEncoding } = inputs;
			const entrypoint = app.kind === "source" ? "" : app.entrypoint;
			const encoding = envVars.length === 0 ? "json" : envVarsEncoding;
			const values = envVars.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
			const setup = JSON.stringify([baseUrl, projectId, project, region, version, entrypoint, encoding, values]);
			const salt = JSON.stringify([baseUrl, projectId, project, entrypoint]);
			const key = await (0, external_node_util_.promisify)(external_node_crypto_.scrypt)(setup, salt, KEY_BYTES, envVars.length === 0 ? NO_COST : COST);
			return key.toString("hex");
		}
		const LOOKING_MS = 30_000;
		async function skip(run, app) {
			const { inputs, edges, report } = run;
			if (!inputs.skipUnchanged || app.kind === "source") return undefined;
			const notSkipped = (why) => void edges.log.info(`Not skipped: ${why}`);
			const limit = (0, time_limit.r)(edges, LOOKING_MS);
			try {
				const newest = await edges.newest(limit.signal);
				if (newest.kind === "unread") return notSkipped(`the GitHub deployments could not be read: ${newest.why}`);
				if (newest.kind === "none") return notSkipped("this environment has no GitHub deployment of the app yet");
				const { id: githubDeployment, state, record: made } = newest;
				const which = `its newest GitHub deployment (${githubDeployment})`;
				if (state !== "success") return notSkipped(`${which} is "${state}"`);
				if (made === undefined || !(0, records_id.eQ)(made.deployment) || made.digest === "") return notSkipped(`${which} was made by an older version of this action, or by something else`);
				const differs = "has a different service, project, region, version, entrypoint, encoding or environment value";
				if (made.setup !== report.now.setup) return notSkipped(`${which} ${differs}`);
				const { deployment: id, digest } = made;
				const asked = await edges.deployments.get(id, limit).catch(failures_failure.uc);
				if (asked === undefined) return notSkipped(`the service no longer knows deployment ${id}`);
				if (!asked.ok) return notSkipped(`the record of deployment ${id} cannot be used: ${asked.why}`);
				const { record } = asked;
				if (record.status !== "running") return notSkipped(`deployment ${id} is "${record.status}"`);
				const { kind, why, apps } = await askApps(run, id);
				if (kind === "unnamed") return notSkipped(`deployment ${id} may not be the one in use: ${why}`);
				if ((await packForDigest(run, app)) !== digest) return notSkipped(`deployment ${id} has another package`);
				edges.log.info(`Deployment ${id} already runs with this package: nothing is sent`);
				if (apps.length > 0) addApps(run, apps);
				report.add({ record, unchanged: { githubDeployment }, conclusion: "success" });
				return record;
			} catch (thrown) {
				edges.cancel.throwIfAborted();
				if ((0, failures_interruption.n)(thrown)?.by === "deadline") return notSkipped("the lookups took longer than 30 s");
				return notSkipped(thrown instanceof failures_failure.pH ? thrown.message : "the lookup stopped on an unexpected error");
			}
		}
		var app_log = __webpack_require__(7556);
		async function wait_wait(run, app, created) {
			const { inputs, edges, report } = run;
			const { isAdopted } = report.now;
			const until = isAdopted ? "running" : inputs.waitUntil;
			const limit = (0, time_limit.r)(edges, inputs.timeoutMs);
			const judge = (record) => {
				const isQueued = record.status === "" || record.status === "queued";
				const { queue = 0 } = report.now.timings;
				report.add({ record, timings: isQueued ? { queue: limit.elapsed() } : { start: limit.elapsed() - queue } });
				const progress = (0, records_deployment.Gh)(record.status, until);
				if (progress !== "reached") report.show();
				return progress;
			};
			const appLog = (0, app_log.S)(edges.log, edges.redact, isPackaged(app));
			const isFollowed = inputs.streamLogs === "auto" && until !== "created";
			const waiting = {
				made: "deployment",
				get: (options) => edges.deployments.get(created.id, options),
				intervalMs: inputs.pollIntervalMs,
				created: isAdopted ? undefined : created,
				judge,
				follow: isFollowed ? followOf(run, created.id) : undefined,
				appLog,
			};
			const record = await (0, wait.f)(waiting, limit, edges).finally(() => report.add({ appLog: appLog.shown() }));
			if ((0, records_deployment.dR)(record.status)) throw endedFailure(record, appLog, { inputs, leftOut: report.now.leftOut });
			const missing = missingVariables(inputs.envVars, record);
			if (missing.length > 0) throw missingFailure(missing, record, inputs.envVarsEncoding);
			return record;
		}
		function followOf(run, id) {
			const { edges, report } = run;
			const file = edges.lineFile("app-log", "The app's log");
			return (request) =>
				edges.deployments.follow(id, {
					...request,
					take(event) {
						const isOver = request.take(event);
						if (event.kind === "app") addApps(run, [event.app]);
						if (event.kind === "log" && file.add(event.line) && report.now.appLogFile === undefined) report.add({ appLogFile: file.path });
						return isOver;
					},
				});
		}
		function isPackaged(app) {
			let paths;
			return (path) => {
				paths ??= new Set(app.kind === "directory" ? app.files.map((file) => file.path) : []);
				return paths.has(path);
			};
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
				const awaited = await wait_wait(run, app, created);
				await confirmAdopted(run, awaited);
				await nameApps(run, awaited);
			} finally {
				await (0, preview.nN)(run);
			}
		}
		async function deploy(inputs, edges) {
			const { summary, clock, log, cancel } = edges;
			const began = clock.now();
			const report = (0, running_report.N)(inputs, edges);
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
			await summary.write(() => (0, report_summary.AY)(report.now));
			await report.end();
			return report.now.failure === undefined;
		}
		function logOutcome(report, { log }) {
			const { failure, record, timings } = report;
			const title = `${(0, failure_summary.Z)(report.conclusion ?? "")} ${(0, report_summary.Gg)(report)}`;
			const id = record === undefined ? "" : `, deployment ${record.id}`;
			if (failure === undefined) log.info(`${title}${id}, ${(0, format.a3)(timings.total ?? 0)} in all`);
			else (0, end.H1)(log, title, failure);
		}
		function refuseDeploy(thrown, edges) {
			const failure = (0, failures_failure.eG)(thrown, "input");
			const outputs = () => ({ skipped: "false", ...(0, report_outputs.Oi)({ conclusion: "failure", failure }) });
			return (0, end.Cs)({ doing: "Not deployed", outputs }, failure, edges);
		}
		var parsers = __webpack_require__(1106);
		var service = __webpack_require__(6949);
		const REPORTERS = ["check", "status", "deployment", "comment"];
		var json_place = __webpack_require__(4935);
		function parseApp(given, platform) {
			const raw = (name) => (platform === "win32" && name !== "source" ? given(name).replaceAll("\\", "/") : given(name));
			const source = raw("source").trim();
			const file = raw("package").trim();
			if (file !== "") return parsePackage(raw, file);
			if (source !== "") return parseSource(raw, source);
			const directory = raw("directory").trim() || ".";
			return { kind: "directory", directory, entrypoint: parseEntrypoint(raw("entrypoint")) };
		}
		function parseSource(raw, json) {
			const accepted = 'a JSON object, and leave out "entrypoint", "directory", "exclude" and "links"';
			const bad = (problem) => new failures_failure.RP("source", problem, accepted);
			const other = raw("entrypoint").trim() === "" ? ofDirectory(raw) : "entrypoint";
			if (other !== undefined) throw bad(`cannot be combined with "${other}"`);
			if (!(0, text_json.Gv)((0, text_json.qF)(json))) throw bad(`is not a JSON object${(0, json_place.z)(json)}`);
			return { kind: "source", json };
		}
		function parsePackage(raw, file) {
			const accepted = 'the path of a zip file, with "entrypoint" but without "directory", "source", "exclude" and "links"';
			const bad = (problem) => new failures_failure.RP("package", problem, accepted);
			if (raw("source").trim() !== "") throw bad('cannot be combined with "source"');
			const other = ofDirectory(raw);
			if (other !== undefined) throw bad(`cannot be combined with "${other}": a package is sent as it is`);
			return { kind: "package", file, entrypoint: parseEntrypoint(raw("entrypoint")) };
		}
		function ofDirectory(raw) {
			const defaults = { directory: /^(?:\.\/*)?$/, exclude: /^$/, links: /^(?:follow)?$/ };
			return Object.entries(defaults).find(([name, byDefault]) => !byDefault.test(raw(name).trim()))?.[0];
		}
		function parseEntrypoint(text) {
			const bad = (problem) => new failures_failure.RP("entrypoint", problem, parsers.$Q);
			const path = text.trim().replace(/^(?:\.\/+)+/, "");
			if (path === "") throw new failures_failure.RP("entrypoint", "is missing", `${parsers.$Q}, or set "source" instead`);
			if (/[\0-\x1f\x7f]/.test(path)) throw bad("contains a control character");
			if (path.includes("\\")) throw bad(`is "${text.trim()}", with a backslash`);
			if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) throw bad(`is "${path}", an absolute path`);
			const segments = path.split("/");
			if (segments.includes("..")) throw bad(`is "${path}", which may lead outside the directory`);
			if (path.endsWith("/") || segments.at(-1) === ".") throw bad(`is "${path}", which is a folder`);
			return segments.filter((segment) => segment !== "" && segment !== ".").join("/");
		}
		const LONGEST_NAME = 100;
		const HASH_LENGTH = 8;
		function defaultReportName(app, workspace) {
			const name = `deploy ${entrypointOf(app, workspace)}`.trim();
			if (name.length <= LONGEST_NAME) return name;
			const hash = (0, external_node_crypto_.createHash)("sha256").update(name).digest("hex").slice(0, HASH_LENGTH);
			return `${name.slice(0, LONGEST_NAME - HASH_LENGTH - 1).toWellFormed()}-${hash}`;
		}
		function entrypointOf(app, workspace) {
			if (app.kind === "source")
				return (0, text_json.r7)((0, text_json.qF)(app.json), "entrypoint")
					.replace(/\p{Cc}+/gu, " ")
					.trim();
			if (app.kind === "package") return app.entrypoint;
			const { posix } = external_node_path_default();
			const { directory, entrypoint } = app;
			const root = workspace.replaceAll(external_node_path_default().sep, "/");
			return posix.join(posix.isAbsolute(directory) ? posix.relative(root, directory) : directory, entrypoint);
		}
		function parseDeployInputs(raw, environment) {
			const { trigger, platform, workspace } = environment;
			const envFile = (0, env_vars.SF)(raw, environment);
			const dryRun = (0, parsers.yG)(raw, "dry-run");
			const app = parseApp(raw, platform);
			const timeoutMs = (0, parsers.fL)(raw, "timeout", { least: 0.1, most: 86_400, default: 600 });
			const pollIntervalMs = (0, parsers.fL)(raw, "poll-interval", { least: 0.1, most: 3_600, default: 2 });
			const reportTo = parseReportTo(raw("report-to"));
			const envVars = [...new Map([...(0, env_vars.J0)(envFile.text, "env-file"), ...(0, env_vars.J0)(raw("env-vars"))])];
			const inputs = {
				...(0, service.ex)(raw, trigger.hasReadOnlyToken, dryRun),
				app,
				version: raw("version"),
				region: (0, parsers.HU)(raw, "region", ["aws.us-east-1a"]),
				force: (0, parsers.yG)(raw, "force"),
				envVars,
				envFile: envFile.at,
				envVarsEncoding: (0, parsers.HU)(raw, "env-vars-encoding", ["json", "fields"]),
				exclude: raw("exclude"),
				links: (0, parsers.HU)(raw, "links", ["follow", "keep"]),
				compressionLevel: (0, parsers.$J)(raw, "compression-level", { least: 0, most: 9, default: 6 }),
				waitUntil: (0, parsers.HU)(raw, "wait-until", ["started", "created", "running"]),
				timeoutMs,
				pollIntervalMs: Math.min(pollIntervalMs, timeoutMs),
				attach: (0, parsers.yG)(raw, "attach", true),
				skipUnchanged: (0, parsers.yG)(raw, "skip-unchanged") && !dryRun,
				streamLogs: (0, parsers.HU)(raw, "stream-logs", ["auto", "false"]),
				allowFork: (0, parsers.yG)(raw, "allow-fork"),
				deleteWhenClosed: (0, parsers.yG)(raw, "delete-when-closed"),
				dryRun,
				reportTo,
				reportName: (0, parsers.A)(raw("report-name").trim(), "report-name", LONGEST_NAME) || defaultReportName(app, workspace),
				commentKey: (0, parsers.A)(raw("comment-key").trim(), "comment-key", 100),
				commit: (0, parsers.r4)(raw, "commit", COMMIT).toLowerCase(),
				pullRequest: Number((0, parsers.r4)(raw, "pull-request", PULL_REQUEST)) || undefined,
				environment: (0, parsers.A)(raw("environment").trim(), "environment", 255) || "production",
				environmentUrl: parseEnvironmentUrl(raw("environment-url")),
				githubToken: raw("github-token").trim(),
			};
			if (inputs.skipUnchanged) requireSkippable(app.kind, reportTo);
			if (!inputs.allowFork && !dryRun && trigger.forkWithSecrets) {
				throw new failures_failure.RP("allow-fork", `is false, and this "${trigger.eventName}" event comes from a fork, whose code would be deployed with this repository's secrets`, '"true" if you have reviewed the code that is checked out, or use the event "pull_request", which gives forks no secrets');
			}
			return inputs;
		}
		function parseReportTo(text) {
			const names = text.split(/[\s,]+/).filter((name) => name !== "");
			const unknown = names.find((name) => !REPORTERS.includes(name));
			if (unknown !== undefined) {
				throw new failures_failure.RP("report-to", `contains "${unknown}"`, `any of ${REPORTERS.join(", ")}, or leave it empty`);
			}
			return REPORTERS.filter((name) => names.includes(name));
		}
		function requireSkippable(kind, reportTo) {
			const bad = (problem, accepted) => new failures_failure.RP("skip-unchanged", problem, accepted);
			if (kind === "source") throw bad('is true, but "source" is set', '"false", or deploy with "entrypoint" instead of "source"');
			if (reportTo.includes("deployment")) return;
			const problem = 'is true, but "report-to" lacks "deployment", which records what was deployed';
			throw bad(problem, '"true" with "report-to: check, deployment", or "false"');
		}
		const COMMIT = {
			fits: (text) => text === "" || (0, records_id.WM)(text),
			accepted: "the full SHA of the commit (40 or 64 hex digits), or leave it empty",
			problem: "is not a full commit SHA",
		};
		const PULL_REQUEST = {
			fits: (text) => /^(?:[1-9]\d{0,9})?$/.test(text),
			accepted: "a whole number of 1 or more, or leave it empty",
			problem: "is not a pull request number",
		};
		function parseEnvironmentUrl(text) {
			const template = text.trim();
			const accepted = "an http:// or https:// address, which may contain {id} and {version}";
			const bad = (problem) => new failures_failure.RP("environment-url", problem, accepted);
			if (template === "") return "";
			if (/[\s\p{Cc}]/u.test(template)) throw bad("contains whitespace or a control character");
			if (!/^https?:\/\//i.test(template)) throw bad("does not begin with http:// or https://");
			const filled = template.replaceAll(/\{(?:id|version)\}/g, "x");
			if (/[{}]/.test(filled)) throw bad("contains braces other than {id} and {version}");
			const url = URL.parse(filled);
			if (url === null) throw bad("is not a valid address");
			if (url.username !== "" || url.password !== "") throw bad("contains a user name or password");
			return template;
		}
		var secrets = __webpack_require__(8618);
		var post_state = __webpack_require__(1887);
		async function findPlace(inputs, edges) {
			const { environment, log, cancel, pullState, hasCommit, checkedOut } = edges;
			const { trigger, repository } = environment;
			const pullRequest = inputs.pullRequest ?? trigger.pullRequest;
			const at = (commit) => ({ commit, pullRequest });
			if (inputs.dryRun) return at(inputs.commit || trigger.commit);
			const isOther = pullRequest !== undefined && (trigger.isComment || pullRequest !== trigger.pullRequest);
			const pull = isOther ? await pullState(pullRequest, cancel) : undefined;
			const isCancelled = cancel.aborted;
			if (pull !== undefined && !inputs.allowFork && !isCancelled) refuseFork(pull, `#${pullRequest}`, repository);
			if (inputs.commit !== "") return at(inputs.commit);
			const workspace = checkedOut();
			const mismatch = (what, advice) => `The workspace is at ${workspace?.slice(0, 7)}, ${what}. The deploy is reported on the workspace's commit. ${advice}`;
			if (pull === undefined) {
				const { commit, merge, eventName } = trigger;
				const isThere = workspace === undefined || workspace === commit || workspace === merge;
				if (isThere || inputs.reportTo.length === 0 || !(await hasCommit(workspace, cancel))) return at(commit);
				const what = `not at ${commit.slice(0, 7)}, which this ${eventName} is about`;
				const advice = 'To deploy the other one, set "ref" of actions/checkout; to report on it all the same, set "commit".';
				const say = /_dispatch$/.test(eventName) ? log.info : log.warning;
				say(mismatch(what, advice));
				return at(workspace);
			}
			if (pull.kind !== "unread" && (workspace === pull.head || workspace === pull.merge)) return at(pull.head);
			if (workspace === undefined) log.warning('Git does not tell which commit is checked out, so nothing is reported. To report on it, set "commit".');
			else if (!isCancelled) {
				const what = `which is neither the head nor the merge commit of pull request #${pullRequest}`;
				log.warning(mismatch(what, `Check out refs/pull/${pullRequest}/merge to deploy the pull request.`));
			}
			return at(workspace ?? "");
		}
		function refuseFork(pull, number, repository) {
			if (pull.kind !== "unread" && pull.headRepository.toLowerCase() === repository.toLowerCase()) return;
			const problem = pull.kind === "unread" ? `is false, and pull request ${number}, which may come from a fork, could not be read (${pull.why})` : `is false, and pull request ${number} comes from a fork, whose code would be deployed with this repository's secrets`;
			throw new failures_failure.RP("allow-fork", problem, '"true" if you have reviewed the code that is checked out');
		}
		function linksOf({ commit }, { runUrl }) {
			if (runUrl === "") return [];
			const run = { text: "run", url: runUrl };
			if (commit === "") return [run];
			const url = runUrl.replace(/\/actions\/runs\/.*$/, `/commit/${commit}`);
			return [{ text: `commit ${commit.slice(0, 7)}`, url }, run];
		}
		const main = (0, runner.c)(secrets.E, runDeploy);
		async function runDeploy(raw, runner) {
			const read = await readInputs(raw, runner).catch((thrown) => refuseDeploy(thrown, runner));
			if (read === undefined) return false;
			const { inputs, github, pullState, reported } = read;
			const connection = await (0, http_connection.J)(inputs, runner);
			runner.leaveProcess();
			return deploy(inputs, {
				...runner,
				workspace: openWorkspace(runner.environment),
				deployments: (0, deployments.X)(connection),
				apps: (0, apps.F)((0, http_connection.g)(connection)),
				...(0, post_state.W)(runner.state),
				reporters: inputs.dryRun ? undefined : (0, reporters.D)(github, reported),
				links: linksOf(reported, runner.environment),
				earlier: openEarlier(github, reported),
				newest: (0, deployment.Jd)(github, reported),
				pullState,
			});
		}
		async function readInputs(raw, runner) {
			const { workspace, searchPath, platform } = runner.environment;
			const inputs = parseDeployInputs(raw, runner.environment);
			const github = (0, client.o)(inputs.githubToken, runner);
			const pullState = (0, repository.H)(github);
			const place = await findPlace(inputs, {
				...runner,
				pullState,
				hasCommit: (0, repository.c)(github),
				checkedOut() {
					const git = openGit(searchPath, platform, workspace);
					return foldersOf(inputs, workspace)
						.map((folder) => checkedOut(git, folder))
						.find((commit) => commit !== undefined);
				},
			});
			const { reportTo, reportName, environment, commentKey } = inputs;
			const reported = {
				reportTo,
				...(0, redact.SG)({ reportName, environment, commentKey }, runner.redactName),
				...place,
				runKey: (0, deploy_record.r7)(runner.environment.runId, (0, external_node_crypto_.randomBytes)(8).toString("hex")),
			};
			return { inputs, github, pullState, reported };
		}
		function foldersOf({ app }, workspace) {
			if (app.kind !== "directory") return [workspace];
			const directory = external_node_path_default().resolve(workspace, app.directory);
			return [external_node_path_default().dirname(external_node_path_default().join(directory, app.entrypoint)), directory];
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
		var _github_reporters_reporters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3938);
		var _github_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(745);
		var _http_connection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8760);
		var _runner_runner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3248);
		var _service_deployments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3405);
		var _inputs_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8618);
		var _post_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1887);
		var _report_running_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(538);
		var _report_view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4115);
		var _steps_preview_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8949);
		const main = (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_6__.c)(_inputs_secrets_js__WEBPACK_IMPORTED_MODULE_8__.E, closeDeploy);
		async function closeDeploy(raw, runner) {
			const github = (0, _github_client_js__WEBPACK_IMPORTED_MODULE_2__.o)(raw("github-token").trim(), runner);
			const wasRunning = runner.endLeftProcess();
			if (wasRunning) runner.log.info("The deploy was still running after the run was cancelled, so it was stopped");
			const { reported, view, left, preview } = (0, _post_state_js__WEBPACK_IMPORTED_MODULE_12__.W)(runner.state).saved();
			const isGone = preview !== undefined && (await deleteLeft(preview, raw, github, runner));
			if (reported === undefined || view === undefined) return true;
			const last = left === undefined && wasRunning ? (0, _report_view_js__WEBPACK_IMPORTED_MODULE_10__.gC)(view) : view;
			const shown = isGone ? (0, _report_view_js__WEBPACK_IMPORTED_MODULE_10__.lt)(last, preview.pullRequest) : last;
			const reportTo = isGone ? reported.reportTo : (left ?? reported.reportTo);
			const reporters = (0, _github_reporters_reporters_js__WEBPACK_IMPORTED_MODULE_3__.D)(github, { ...reported, reportTo }, true);
			const doing = left === undefined ? "Closing what the main step left open" : "Making sure that the result is shown";
			if (reporters !== undefined) runner.log.info(`${doing}: ${shown.title}`);
			reporters?.show(shown);
			await reporters?.settled(_report_running_report_js__WEBPACK_IMPORTED_MODULE_9__.x);
			return true;
		}
		async function deleteLeft(preview, raw, github, runner) {
			try {
				const service = (0, _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__.ex)((name) => preview.service[name] ?? raw(name));
				const deployments = (0, _service_deployments_js__WEBPACK_IMPORTED_MODULE_7__.X)(await (0, _http_connection_js__WEBPACK_IMPORTED_MODULE_5__.J)(service, runner));
				return await (0, _steps_preview_js__WEBPACK_IMPORTED_MODULE_11__.mH)(preview, { ...runner, pullState: (0, _github_repository_js__WEBPACK_IMPORTED_MODULE_4__.H)(github), deployments });
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
			const { inputs, package: pack, record, unchanged, conclusion } = report;
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
				"package-digest": pack && `sha256:${pack.digest}`,
				"package-size": pack?.size.toString(),
				"package-files": pack?.files.toString(),
				"package-path": report.packagePath,
				"app-name": app?.name,
				"app-actions": app && JSON.stringify(app.actions),
				"app-log": report.appLogFile,
				...(conclusion === undefined ? {} : endOutputs(report)),
			};
			return Object.fromEntries(Object.entries(known).filter((entry) => entry[1] !== undefined));
		}
		function statusOf({ record, isGone }) {
			return isGone && record !== undefined && !(0, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__.dR)(record.status) ? "stopped" : record?.status;
		}
		function endOutputs({ conclusion, failure }) {
			return {
				conclusion: conclusion ?? "",
				retryable: String(failure?.retryable ?? false),
				...(0, _step_end_js__WEBPACK_IMPORTED_MODULE_1__.rd)(failure),
			};
		}
	}),
	1116: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => startReport,
			cJ: () => failFacts,
			q4: () => countPaths,
			tN: () => redactFacts,
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
		var _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7643);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3045);
		function startReport(inputs, links = []) {
			return { inputs, links, base: "", leftOut: [], timings: {} };
		}
		function countPaths(leftOut) {
			const paths = leftOut.reduce((sum, one) => sum + one.count, 0);
			return (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(paths, "path");
		}
		function failFacts({ record, base }, failure) {
			const { file } = failure;
			return {
				failure: file === undefined ? failure : failure.with({ file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, file) }),
				conclusion: (0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__.vu)(failure.kind, record !== undefined),
			};
		}
		function redactFacts(facts, redact) {
			const { failure, package: pack, links, setup, packagePath, appLogFile, ...texts } = facts;
			return {
				...facts,
				...(0, _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_2__.SG)(texts, redact),
				...(pack && { package: { ...(0, _domain_secrets_redact_js__WEBPACK_IMPORTED_MODULE_2__.SG)(pack, redact), digest: pack.digest } }),
				...(failure && { failure: failure.redacted(redact) }),
			};
		}
	}),
	538: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => openReport,
			x: () => PATIENCE_MS,
		});
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1445);
		var _step_time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3901);
		var _outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7906);
		var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1116);
		var _view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4115);
		const PATIENCE_MS = 15_000;
		const PATIENCE_CANCELLED_MS = 2_500;
		const CHECK_MS = 3_000;
		const LONGEST_SAVED = 20_000;
		function openReport(inputs, edges) {
			const { redact, neverCut, outputs, reporters, save, clock, cancel } = edges;
			let facts = (0, _report_js__WEBPACK_IMPORTED_MODULE_2__.tN)((0, _report_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(inputs, edges.links), redact);
			let shown;
			function saveView() {
				if (reporters === undefined) return;
				const { reportTo, runKey } = reporters.reported;
				const hasEnded = facts.conclusion !== undefined;
				const view = (hasEnded ? _view_js__WEBPACK_IMPORTED_MODULE_3__.du : _view_js__WEBPACK_IMPORTED_MODULE_3__.m1)(report.now, runKey);
				const summary = (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.zU)(view.summary, LONGEST_SAVED);
				save({ view: { ...view, summary }, ...(hasEnded && { left: reportTo }) });
			}
			const report = {
				get now() {
					const url = redact(reporters?.checkPage ?? "");
					return url === "" ? facts : { ...facts, links: [...facts.links, { text: "check", url }] };
				},
				add(more) {
					if (more.record !== undefined) neverCut([more.record.id]);
					const timings = { ...facts.timings, ...more.timings };
					facts = { ...facts, ...(0, _report_js__WEBPACK_IMPORTED_MODULE_2__.tN)(more, redact), timings };
					outputs.set((0, _outputs_js__WEBPACK_IMPORTED_MODULE_1__.Yz)(facts));
					saveView();
				},
				show() {
					const { record } = facts;
					const next = `${record?.id} ${record?.status}`;
					if (next !== shown) reporters?.show((0, _view_js__WEBPACK_IMPORTED_MODULE_3__.du)(report.now, reporters.reported.runKey));
					shown = next;
				},
				async recorded() {
					await (0, _step_time_limit_js__WEBPACK_IMPORTED_MODULE_4__.T)(CHECK_MS, reporters?.checkShown(), { clock, cancel });
					cancel.throwIfAborted();
				},
				async end() {
					if (reporters === undefined) return;
					reporters.show((0, _view_js__WEBPACK_IMPORTED_MODULE_3__.du)(report.now, reporters.reported.runKey));
					save({ left: await reporters.settled(cancel.aborted ? PATIENCE_CANCELLED_MS : PATIENCE_MS, cancel) });
				},
			};
			if (reporters !== undefined) save({ reported: reporters.reported });
			saveView();
			report.show();
			return report;
		}
	}),
	1492: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AY: () => renderDeploySummary,
			Gg: () => titleOf,
			k0: () => environmentUrlOf,
		});
		var _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1239);
		var _domain_records_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5699);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3045);
		var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9259);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5149);
		var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1445);
		var _step_app_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7556);
		var _step_blame_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5207);
		var _outputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7906);
		var _report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1116);
		function renderDeploySummary(report) {
			const { failure, package: pack } = report;
			const parts = [
				`## ${(0, _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_0__.Z)(report.conclusion ?? "")} ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.CS)(titleOf(report))}`,
				renderHeadline(report),
				failure === undefined ? "" : (0, _domain_failures_failure_summary_js__WEBPACK_IMPORTED_MODULE_0__.z)(failure),
				failure === undefined ? "" : (0, _step_app_log_js__WEBPACK_IMPORTED_MODULE_5__.M)(report.appLog ?? []),
				(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.zH)("Deployment", renderFacts(report)),
				pack === undefined ? "" : renderPackage(pack),
				renderLeftOut(report.leftOut),
			];
			return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
		}
		function renderHeadline(report) {
			const { inputs, links, apps = [], timings } = report;
			const names = apps.length === 0 ? [inputs.reportName] : apps.map(({ name }) => name);
			const url = environmentUrlOf(report);
			const open = url === undefined ? [] : [{ text: "open", url }];
			return [
				`**${names.map((name) => (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name)).join(", ")}**`,
				`version ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0, _domain_records_version_js__WEBPACK_IMPORTED_MODULE_9__.dp)(inputs.version))}`,
				...(timings.total === undefined ? [] : [(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(timings.total)]),
				...[...open, ...links].map(({ text, url: to }) => (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.nf)(text, to)),
			].join(" \u00b7 ");
		}
		function environmentUrlOf({ inputs: { environmentUrl, version }, record }) {
			if (environmentUrl === "" || record === undefined) return undefined;
			const values = { id: record.id, version: (0, _domain_records_version_js__WEBPACK_IMPORTED_MODULE_9__.dp)(version) };
			const filled = environmentUrl.replaceAll(/\{(id|version)\}/g, (_, name) => encodeURIComponent(values[name].toWellFormed()));
			return URL.parse(filled)?.href;
		}
		function renderFacts(report) {
			const { inputs, base, record, isSent, unchanged, timings, isGone, failure } = report;
			const { app } = inputs;
			const earlier = unchanged ? "an earlier run, with the same package" : "an earlier attempt of this job";
			const origin = isSent ? "" : ` (from ${earlier}; nothing was sent)`;
			const reason = failure?.reason === undefined ? record?.statusReason : "";
			const entrypoint = app.kind === "source" ? record?.entrypoint : app.entrypoint;
			const rows = [
				["Deployment", record && `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(record.id)}${origin}`],
				["Status", record && `**${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0, _outputs_js__WEBPACK_IMPORTED_MODULE_7__.c2)(report) ?? "")}**${reason ? ` ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(reason)}` : ""}`],
				["Deleted", isGone ? "its pull request was closed during the deploy" : undefined],
				...(isGone ? [] : renderApps(report)),
				app.kind === "source" ? ["Code", "fetched by the service (`source`)"] : app.kind === "package" ? ["Package file", (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(app.file)] : ["Directory", base && (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(base)],
				["Entrypoint", entrypoint && (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(entrypoint)],
				["Version", `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0, _domain_records_version_js__WEBPACK_IMPORTED_MODULE_9__.dp)(inputs.version))}${inputs.force ? " (overwrites)" : ""}`],
				["Region", (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(record?.region || inputs.region)],
				["Service", inputs.baseUrl && (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(inputs.baseUrl)],
				["Created", record?.createdAt && (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(record.createdAt)],
				["Time", renderTimings(timings)],
			];
			const [head = [], ...others] = rows.filter((row) => Boolean(row[1]));
			return (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.tp)(head, others);
		}
		function renderTimings(timings) {
			const named = ["pack", "upload", "queue", "start"].map((name) => ({ name, ms: timings[name] }));
			return named.flatMap(({ name, ms = 0 }) => (ms === 0 ? [] : [`${name} ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(ms)}`])).join(" \u00b7 ");
		}
		function renderPackage(pack) {
			const largest = (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.tp)(
				["Largest files", "Size"],
				pack.largest.map(({ path, size }) => [(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(path), (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(size)]),
			);
			const size = `${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(pack.size)} from ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(pack.files, "file")} (${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.z3)(pack.contentSize)})`;
			return (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.zH)(`Package: ${size}`, `Digest ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(`sha256:${pack.digest}`)}\n\n${largest}`);
		}
		function renderLeftOut(leftOut) {
			if (leftOut.length === 0) return "";
			const left = (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.tp)(
				["Rule", "Left out", "Such as"],
				leftOut.map(({ rule, examples, count: number, secret }) => [
					`${secret ? "\ud83d\udd12 " : ""}${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(rule)}`,
					String(number),
					examples
						.slice(0, 10)
						.map((example) => (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(example))
						.join(", "),
				]),
			);
			return (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.zH)(`Left out: ${(0, _report_js__WEBPACK_IMPORTED_MODULE_8__.q4)(leftOut)} by ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(leftOut.length, "rule")}`, left);
		}
		function renderApps({ apps = [], inputs: { version }, conclusion }) {
			const rows = apps.map(({ name, actions }) => {
				const shown = (0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(actions.map((action) => (0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(action)));
				return ["App", `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name)}${actions.length === 0 ? "" : `, actions: ${shown}`}`];
			});
			const [app] = apps;
			const [action] = app?.actions ?? [];
			if (conclusion !== "success" || app === undefined || action === undefined) return rows;
			const inputs = { "app-name": app.name, "action-name": action, version: (0, _domain_records_version_js__WEBPACK_IMPORTED_MODULE_9__.dp)(version) };
			const given = Object.entries(inputs).map(([name, value]) => `${name} ${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(value)}`);
			return [...rows, ["Invoke it with", `${(0, _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)("invoke-action")}: ${given.join(", ")}`]];
		}
		function titleOf({ conclusion, inputs, record, unchanged, failure, isGone }) {
			if (failure !== undefined) {
				if (record !== undefined && (failure.kind === "network" || failure.kind === "rejected")) return "The status of the deployment could not be read";
				const title = TITLES[failure.kind];
				return title.endsWith(":") ? `${title} ${shownCause(failure.reason || failure.service?.message || failure.message)}` : title;
			}
			if (conclusion === undefined) {
				const waiting = record === undefined ? "" : `: waiting for the service${record.status && ` (${record.status})`}`;
				return `Deploying${(0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__.TN)(waiting)}`;
			}
			if (unchanged !== undefined) return `Unchanged, running since ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.K9)(record?.createdAt ?? "")}`;
			if (isGone) return "Deployed, then deleted: the pull request was closed";
			if (inputs.dryRun) return `Dry run: ${inputs.app.kind === "package" ? "" : "packed and "}checked, nothing sent`;
			return `Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? "accepted"}` : ""}`;
		}
		const LONGEST_CAUSE = 120;
		function shownCause(text) {
			const cause = (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _step_blame_js__WEBPACK_IMPORTED_MODULE_6__.rl)(text)).replace(/^(?:(?:Uncaught )?Error|Cannot send the package): /, "");
			return (0, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_4__.ml)(cause, LONGEST_CAUSE);
		}
		const TITLES = {
			input: "Not deployed:",
			package: "Not deployed:",
			network: "Service not reached:",
			rejected: "Refused:",
			ambiguous: "It is unknown whether this was deployed",
			failed: "Failed:",
			stopped: "Stopped:",
			timeout: "Deployment took too long",
			cancelled: "Deploy was cancelled",
		};
		const STATUS_WORDS = new Map([
			["queued", "created, still queued"],
			["in_progress", "started, in progress"],
			["running", "running"],
		]);
	}),
	4115: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			du: () => viewOf,
			gC: () => sentView,
			lt: () => goneView,
			m1: () => lostView,
		});
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6012);
		var _domain_records_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9310);
		var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9628);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3045);
		var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5149);
		var _report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1116);
		var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1492);
		function viewOf(report, run) {
			const { record, conclusion, failure, unchanged, timings, setup = "", package: pack } = report;
			const { file, line } = failure ?? {};
			const hasTaken = conclusion === "success" && unchanged === undefined;
			return {
				...(conclusion && { conclusion }),
				state: stateOf(report),
				title: `${(0, _summary_js__WEBPACK_IMPORTED_MODULE_7__.Gg)(report)}${hasTaken ? ` after ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__.a3)(timings.total ?? 0)}` : ""}`,
				summary: (0, _summary_js__WEBPACK_IMPORTED_MODULE_7__.AY)(report),
				...(failure && file && { blame: { file: (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__.TN)(file), message: (0, _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__.TN)(failure.message), ...(line && { line }) } }),
				record: { run, setup, digest: pack?.digest ?? "", deployment: deploymentOf(report) },
				deployment: record?.id ?? "",
				environmentUrl: (0, _summary_js__WEBPACK_IMPORTED_MODULE_7__.k0)(report),
			};
		}
		function stateOf({ record, conclusion, unchanged, isAdopted, isGone }) {
			if (unchanged !== undefined) return undefined;
			if (conclusion !== undefined) return isGone && conclusion === "success" ? "inactive" : "ended";
			if (record === undefined || isAdopted) return undefined;
			return record.status === "queued" || record.status === "" ? "queued" : "in_progress";
		}
		function lostView(report, run) {
			const id = report.record === undefined ? "" : ` (${report.record.id})`;
			const killed = new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH({
				kind: "cancelled",
				message: "The run ended before the deploy did: the job was killed or cancelled.",
				advice: `The deployment${id} may exist. Look for it at the service before you try again.`,
			});
			const view = viewOf({ ...report, ...(0, _report_js__WEBPACK_IMPORTED_MODULE_6__.cJ)(report, killed), timings: {} }, run);
			return { ...view, title: "The run ended before the deploy did" };
		}
		function sentView(view) {
			const { record } = view;
			return (0, _domain_records_id_js__WEBPACK_IMPORTED_MODULE_2__.eQ)(record.deployment) ? view : { ...view, record: { ...record, deployment: _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_3__.a9 } };
		}
		function goneView(last, pullRequest) {
			return {
				...last,
				title: `The preview was deleted. ${last.title}`,
				summary: `## \ud83d\uddd1\ufe0f The preview was deleted\n\nThe deployment was deleted at the end of the job because pull request #${pullRequest} is closed. Before that:\n\n${last.summary}`,
				...(last.conclusion === "success" && { state: "inactive" }),
			};
		}
		function deploymentOf({ record, isAdopted, isSent, isGone, failure }) {
			if (record !== undefined) {
				if (isGone || (0, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_1__.dR)(record.status)) return "";
				return isAdopted ? _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_3__.a9 : record.id;
			}
			const mayExist = failure === undefined || failure.kind === "ambiguous" || (failure.kind === "cancelled" && !failure.retryable);
			return isSent && mayExist ? _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_3__.a9 : "";
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
			if (version.trim() === "" || (0, _domain_records_version_js__WEBPACK_IMPORTED_MODULE_1__.eL)(version)) return '"version" is empty or "latest"';
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
			const { log, cancel, environment, saved, save } = edges;
			if (!inputs.deleteWhenClosed) return;
			const { preview } = saved();
			if (preview === undefined) {
				const why = whyItStays(inputs, environment.trigger) ?? "it is not certain that this run created the deployment";
				return log.info(`Nothing to delete (delete-when-closed): ${why}`);
			}
			const isGone = await deletePreview(preview, edges);
			if (!isGone && cancel.aborted) return log.info("The post step will check whether the pull request is closed (delete-when-closed)");
			save({ preview: undefined });
			if (isGone) report.add({ isGone });
		}
		const DELETING_MS = 60_000;
		async function deletePreview({ id, pullRequest }, edges) {
			const { log, cancel, pullState, deployments } = edges;
			const name = `pull request #${pullRequest}`;
			try {
				cancel.throwIfAborted();
				const pull = await pullState(pullRequest, cancel);
				cancel.throwIfAborted();
				if (pull.kind === "unread") log.notice(`Could not read whether ${name} has been closed (${pull.why}), so the preview stays.`);
				if (pull.kind === "open") log.info(`The preview stays: ${name} is still open`);
				if (pull.kind !== "closed") return false;
				await deployments.delete(id, (0, _step_time_limit_js__WEBPACK_IMPORTED_MODULE_2__.r)(edges, DELETING_MS));
				log.info(`Deleted deployment ${id}, because ${name} was closed in the meantime`);
				return true;
			} catch (thrown) {
				if (cancel.aborted) return false;
				const why = thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.pH ? thrown.message : "The service did not say within 60 s that it is gone.";
				log.warning(`Deployment ${id} may still be there, although ${name} was closed in the meantime. ${why} Delete it with delete-deployments, or at the service.`, { title: "A preview may be left" });
				return false;
			}
		}
	}),
	2242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => literal,
		});
		function literal(path) {
			return path.replace(/[\\*?[\]!# ]/g, "\\$&");
		}
	}),
	5452: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => isInside,
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		function isInside(outer, inner) {
			const relative = node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(outer, inner);
			return relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0___default().sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(relative);
		}
	}),
	3938: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => openReporters,
		});
		var backoff = __webpack_require__(8550);
		var client = __webpack_require__(6798);
		var faults = __webpack_require__(4456);
		var check = __webpack_require__(716);
		var deploy_record = __webpack_require__(9628);
		var json = __webpack_require__(1832);
		var shorten = __webpack_require__(1445);
		var own_comments = __webpack_require__(9256);
		var response = __webpack_require__(522);
		var shared_comment = __webpack_require__(2499);
		function commentReporter(context) {
			const { api, commentKey, commit, pullRequest, log } = context;
			const show = commentKey === "" ? ownComment(context) : (0, shared_comment.fD)(context);
			const isLate = commentKey !== "" || pullRequest === undefined;
			return async (view) => {
				if (view.conclusion === undefined && (isLate || view.deployment === "")) return;
				const number = pullRequest ?? (await pullRequestOf(api, commit));
				if (number !== undefined) return show(view, number);
				log.info('No comment: the commit has no open pull request; the input "pull-request" can name one');
			};
		}
		async function pullRequestOf(api, commit) {
			const pulls = await Array.fromAsync(api.items(`GET /repos/{owner}/{repo}/commits/${commit}/pulls`));
			const open = pulls.filter((pull) => (0, json.ZZ)(pull, "state") === "open");
			const found = open.find((pull) => (0, json.r7)(pull, "head", "sha") === commit) ?? (open.length === 1 ? open[0] : undefined);
			const number = (0, json.ZZ)(found, "number");
			return typeof number === "number" ? number : undefined;
		}
		function ownComment({ api, commentKey, reportName, runKey, output, log }) {
			const mark = (0, own_comments.Fg)(commentKey, reportName);
			const run = (0, deploy_record.VO)(runKey);
			return async ({ summary }, pullRequest) => {
				const before = await (0, own_comments.h1)(api, pullRequest, mark);
				const [, shownRun = 0] = /^.*\r?\n<!-- run (\d{1,15}) -->/.exec((0, json.r7)(before, "body")) ?? [];
				const isLater = Number(shownRun) > run;
				if (isLater) log.info("The comment shows a later run, so it stays as it is");
				const body = (0, shorten.zU)(`${mark}\n<!-- run ${run} -->\n${summary}`, shorten.b1.comment);
				output("comment-url", (0, response.n9)(isLater ? before : await (0, own_comments.HF)(api, pullRequest, before, body)));
			};
		}
		var deployment = __webpack_require__(4065);
		var reporters_status = __webpack_require__(7692);
		const MAKERS = {
			check: check.IM,
			status: reporters_status.W,
			deployment: deployment.FB,
			comment: commentReporter,
		};
		const PAUSED_MS = 75_000;
		function openReporters(github, reported, isPost = false) {
			if (reported.reportTo.length === 0) return undefined;
			const { clock, environment, log, outputs } = github;
			const missing = github.missing ?? (reported.commit === "" ? "the event has no commit" : undefined);
			if (missing !== undefined) {
				if (!isPost) log.notice(`The result is not shown on the commit or pull request: ${missing}`);
				return undefined;
			}
			let newest;
			let checkPage = "";
			const abandoned = new AbortController();
			const { signal } = abandoned;
			const limits = { signal, endsAt: Number.POSITIVE_INFINITY, retries: backoff.hH.retries };
			const checkShown = async () => check?.idle;
			const context = {
				...reported,
				api: github.api(signal),
				log,
				runUrl: environment.runUrl,
				isPost,
				checkShown,
				output(name, value) {
					if (value === "") return;
					outputs.set({ [name]: value });
					if (name === "check-url") checkPage = value;
				},
			};
			const loops = reported.reportTo.map((name) => ({ name, show: MAKERS[name](context), idle: Promise.resolve(), problem: undefined }));
			const check = loops.find(({ name }) => name === "check");
			async function tryOnce(loop, view) {
				if (view !== newest || signal.aborted) return;
				try {
					const mayExist = isPost || loop.problem !== undefined;
					loop.looksAgain = (await loop.show(view, mayExist)) === "look again";
					loop.problem = undefined;
				} catch (thrown) {
					loop.problem = thrown;
					throw thrown;
				}
			}
			return {
				reported,
				checkShown,
				get checkPage() {
					return checkPage;
				},
				get refusal() {
					const problem = check?.problem;
					return (0, faults.H0)(problem) ? (0, faults.OB)(problem, faults.Jj.check) : undefined;
				},
				show(view) {
					newest = view;
					const showIn = (loop) => (0, client.L)(() => tryOnce(loop, view), limits, clock).catch(() => {});
					for (const loop of loops) loop.idle = loop.idle.then(() => showIn(loop));
				},
				async settled(withinMs, enough) {
					const pausedMs = isPost ? PAUSED_MS : withinMs;
					limits.endsAt = clock.now() + pausedMs;
					const abandon = () => abandoned.abort();
					const isPaused = ({ name, problem }) => (name === "check" || name === "deployment") && (0, faults.tX)(problem) !== undefined;
					clock.deadline(withinMs).addEventListener("abort", () => {
						if (!loops.some(isPaused)) abandon();
					});
					for (const end of [clock.deadline(pausedMs), enough]) end?.addEventListener("abort", abandon);
					await Promise.all(loops.map(({ idle }) => idle));
					const failed = loops.filter(({ problem }) => problem !== undefined);
					if (failed.length > 0) {
						const { message, lines } = (0, faults.QJ)(failed, environment.trigger.hasReadOnlyToken);
						log.notice(message, { lines });
					}
					const left = loops.filter(({ problem, looksAgain }) => (problem ? !(0, faults.H0)(problem) : looksAgain));
					return left.map(({ name }) => name);
				},
			};
		}
	}),
	7604: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => beginningOf,
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		function beginningOf(file, most) {
			const start = Buffer.alloc(most);
			try {
				const handle = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
				try {
					return start.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, start));
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
				}
			} catch {
				return start.subarray(0, 0);
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
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3045);
		var _beginning_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7604);
		var _selected_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8565);
		const LONGEST_POINTER = 1_024;
		function isPointerText(content) {
			return content.length <= LONGEST_POINTER && content.toString("latin1", 0, BEGINNING.length) === BEGINNING;
		}
		const BEGINNING = "version https://git-lfs.";
		function pointersWarning(names) {
			return {
				title: "git-lfs pointers",
				message: `${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(names.length, "file")} ${names.length === 1 ? "is a git-lfs pointer" : "are git-lfs pointers"}, not the real content: ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(names)}. Set "lfs: true" for actions/checkout, or leave them out with "exclude".`,
			};
		}
		function requireRealEntrypoint({ selection: { files }, entrypoint }) {
			const file = files.find(({ path }) => path === entrypoint);
			if (file === undefined || file.link !== undefined) return;
			if (isPointerText((0, _beginning_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _selected_file_js__WEBPACK_IMPORTED_MODULE_3__.vz)(file), LONGEST_POINTER + 1))) throw pointerAsEntrypoint(entrypoint);
		}
		function pointerAsEntrypoint(entrypoint) {
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__.RP("entrypoint", `is "${entrypoint}", a git-lfs pointer: the real file was not checked out`, 'a file that is checked out: set "lfs: true" for actions/checkout', { file: entrypoint });
		}
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
			lfsPointers = [];
			add(path, size, isPointer = false) {
				this.files++;
				this.contentSize += size;
				if (isPointer) this.lfsPointers.push(path);
				const least = this.largest[LARGEST_SHOWN - 1];
				if (least !== undefined && size <= least.size) return;
				this.largest = [...this.largest, { path, size }].sort((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
			}
		}
	}),
	1575: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ay: () => summed,
			BH: () => streamPackage,
			E1: () => writePackage,
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
		var node_os__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		var node_path__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7390);
		var _listing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7879);
		var _refusals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3878);
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
			return {
				async *open() {
					const listing = new _listing_js__WEBPACK_IMPORTED_MODULE_6__.l();
					const { archiveOf } = await Promise.all([__webpack_require__.e(692), __webpack_require__.e(331)]).then(__webpack_require__.bind(__webpack_require__, 7331));
					const sums = yield* summed(archiveOf(files, options, listing), signal);
					if (facts !== undefined && facts.digest !== sums.digest) throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_4__.fs(".", "the folder changed between two tries", _refusals_js__WEBPACK_IMPORTED_MODULE_5__.iH);
					facts = { ...listing, ...sums };
				},
				facts: () => facts,
			};
		}
		async function* summed(chunks, signal) {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			let size = 0;
			for await (const chunk of chunks) {
				signal.throwIfAborted();
				hash.update(chunk);
				size += chunk.length;
				yield chunk;
			}
			return { digest: hash.digest("hex"), size };
		}
		async function writePackage(streamed, temp) {
			const folder = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(temp === "" ? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)() : temp, "browser-deploy-")).catch(cannotWrite);
			try {
				const env_1 = { stack: [], error: void 0, hasError: false };
				try {
					const file = node_path__WEBPACK_IMPORTED_MODULE_3___default().join(folder, "app.zip");
					const handle = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, "wx", 0o600).catch(cannotWrite), true);
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
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
				throw error;
			}
		}
		function cannotWrite(error) {
			throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_4__.pH({
				kind: "package",
				message: `The package could not be written to RUNNER_TEMP (${error.code}).`,
				advice: 'Check the free disk space and the permissions of RUNNER_TEMP, or leave out more with "exclude".',
				retryable: true,
				cause: error,
			});
		}
	}),
	5577: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$$: () => bytesOf,
			x5: () => refusal,
			y0: () => openReadyPackage,
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
		var node_os__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7390);
		var _domain_text_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5452);
		var _package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1575);
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
				const { real, size } = locatePackage(places, file);
				let digest = "";
				const pass = async function* () {
					const env_2 = { stack: [], error: void 0, hasError: false };
					try {
						const handle = __addDisposableResource(env_2, await openFile(real), true);
						const sums = yield* (0, _package_js__WEBPACK_IMPORTED_MODULE_5__.Ay)(bytesOf(handle, 0, size), signal);
						if (digest !== "" && sums.digest !== digest) throw packageChanged();
						digest = sums.digest;
					} catch (e_2) {
						env_2.error = e_2;
						env_2.hasError = true;
					} finally {
						const result_2 = __disposeResources(env_2);
						if (result_2) await result_2;
					}
				};
				for await (const _ of pass());
				const { inspect } = await Promise.all([__webpack_require__.e(67), __webpack_require__.e(171)]).then(__webpack_require__.bind(__webpack_require__, 171));
				const handle = __addDisposableResource(env_1, await openFile(real), true);
				const facts = { ...(await inspect(handle, size, entrypoint, signal)), size, digest };
				return { path: real, ...facts, open: pass, facts: () => facts };
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		}
		function locatePackage({ workspace, temp }, file) {
			const bad = (problem, cause) => {
				const accepted = `the path of a zip file in the workspace (${workspace}) or in RUNNER_TEMP`;
				return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_3__.RP("package", `is "${(0, _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_3__.dh)(file)}", ${problem}`, accepted, { cause });
			};
			const { real, status } = (0, _select_directory_js__WEBPACK_IMPORTED_MODULE_6__.yc)(workspace, file, bad, "did an earlier step create or download it?");
			if (!status.isFile()) throw bad('which is not a regular file (use "directory" for a folder)');
			const folders = [workspace, temp === "" ? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)() : temp];
			if (!folders.some((folder) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) && (0, _domain_text_paths_js__WEBPACK_IMPORTED_MODULE_4__.F)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder), real))) throw bad("which is outside the workspace and RUNNER_TEMP");
			return { real, size: status.size };
		}
		const openFile = (real) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, _selected_file_js__WEBPACK_IMPORTED_MODULE_7__.sj).catch(cannotRead);
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
		function refusal(problem, more = {}) {
			const advice = 'Make a new package, for example with a dry run of this action (output "package-path").';
			return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_3__.pH({ kind: "package", message: `Cannot send the package: ${problem}.`, advice, ...more });
		}
		function cannotRead(cause) {
			const advice = "Check its permissions and the runner's disk.";
			throw refusal(`it cannot be read (${cause.code})`, { advice, retryable: true, cause });
		}
		function packageChanged() {
			const advice = "Make sure that nothing writes to it during the deploy.";
			return refusal("it changed while it was being checked and sent", { advice, retryable: true });
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
			OL: () => GIT_RULE,
			T_: () => isPrivateKey,
			Zw: () => LOOKED_AT,
			dJ: () => isSecretRule,
			eP: () => builtInRule,
			hL: () => secretRule,
			ih: () => MAY_BE_KEY,
		});
		var _directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9439);
		const CLUTTER = ["node_modules", ".venv", "__pycache__", ".DS_Store"];
		const SECRETS = [".env*", ".npmrc", ".netrc", "_netrc", ".pypirc", ".git-credentials", ".aws/credentials", ".kube/config", ".docker/config.json", "gha-creds-*.json", "gha-kubeconfig-*", "terraform.tfstate*", "id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*", "*.p12", "*.pfx", "*.jks", "*.ppk"];
		const EXAMPLES = [".env.example", ".env.sample", ".env.template"];
		const MAY_BE_KEY = /\.(?:pem|key)$/i;
		const SECRET = "looks like a secret";
		const PRIVATE_KEY = "contains a private key";
		function isSecretRule(mark) {
			return mark.startsWith(SECRET) || mark.startsWith(PRIVATE_KEY);
		}
		function endsIn(...names) {
			const alternatives = names.join("|").replaceAll(".", "\\.").replaceAll("*", "[^/]*");
			return new RegExp(`(?:^|/)(?:${alternatives})/?$`, "i");
		}
		const ANY = endsIn(...CLUTTER, ...SECRETS);
		const EXAMPLE = endsIn(...EXAMPLES);
		const RULES = [...CLUTTER.map((name) => ({ pattern: endsIn(name), mark: `built-in: ${name}` })), ...SECRETS.map((name) => ({ pattern: endsIn(name), mark: `${SECRET}: ${name}` }))];
		function builtInRule(path, holdsKey) {
			if (ANY.test(path) && !EXAMPLE.test(path)) return RULES.find(({ pattern }) => pattern.test(path))?.mark;
			const [extension] = MAY_BE_KEY.exec(path) ?? [];
			return extension !== undefined && holdsKey() ? `${PRIVATE_KEY}: *${extension.toLowerCase()}` : undefined;
		}
		const GIT_RULE = "always: .git";
		function secretRule(path, holdsKey, isTakenBack = () => false) {
			if ((0, _directory_js__WEBPACK_IMPORTED_MODULE_0__.tG)(path)) return GIT_RULE;
			for (const at of (0, _directory_js__WEBPACK_IMPORTED_MODULE_0__.bj)(path)) {
				const rule = builtInRule(at, holdsKey);
				if (rule !== undefined && isSecretRule(rule) && !isTakenBack(at)) return rule;
			}
			return undefined;
		}
		const LOOKED_AT = 64 * 1024;
		function isPrivateKey(content) {
			return /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(content.toString("latin1"));
		}
	}),
	9439: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iw: () => pathFrom,
			bj: () => wayTo,
			m5: () => locateDirectory,
			tG: () => hasGit,
			vu: () => foldersTo,
			yc: () => lookUpPath,
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7390);
		var _domain_text_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5452);
		function locateDirectory(workspace, directory) {
			const accepted = `the path of a folder inside the workspace (${workspace}), relative to the workspace`;
			const bad = (problem, cause) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__.RP("directory", `is "${directory}", ${problem}`, accepted, { cause });
			const lookUp = (at) => lookUpPath(workspace, at, bad, "did actions/checkout run?");
			const { real: top } = lookUp(".");
			const { real: root, status } = lookUp(directory);
			if (!status.isDirectory()) throw bad("which is a file");
			if (!(0, _domain_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.F)(top, root)) throw bad("which is outside the workspace");
			const base = pathFrom(top, root);
			if (hasGit(base)) throw bad("which is in a .git folder, which is never packed");
			return {
				root,
				base,
				workspace: top,
			};
		}
		function lookUpPath(workspace, given, bad, hint) {
			try {
				const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(workspace, given));
				return { real, status: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real) };
			} catch (error) {
				const { code } = error;
				throw bad(`which does not exist or cannot be read (${code}; ${hint})`, error);
			}
		}
		function foldersTo(base) {
			const way = base === "" ? [] : wayTo(base);
			return ["", ...way.map((at) => at.replace(/\/$/, ""))];
		}
		function wayTo(path) {
			const slashes = [...path.matchAll(/\/(?!$)/g)];
			return [...slashes.map(({ index }) => path.slice(0, index + 1)), path];
		}
		function pathFrom(folder, to) {
			return node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(folder, to).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1___default().sep, "/");
		}
		function hasGit(at) {
			return /(?:^|\/)\.git(?:\/|$)/i.test(at);
		}
	}),
	5426: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => compareBytes,
			j: () => entryNameProblem,
		});
		function entryNameProblem(path) {
			if (path.startsWith("/")) return "its name is an absolute path";
			if (path === "" || path.includes("//")) return "its name has an empty part";
			if (/[\0-\x1f\x7f-\x9f]/.test(path)) return "its name contains a control character";
			if (path.includes("\\")) return "its name contains a backslash, which separates folders on Windows";
			if (path.includes("\ufffd")) return "its name is not valid UTF-8";
			if (/(^|\/)\.\.?(\/|$)/.test(path)) return 'its name contains "." or ".."';
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
		var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3045);
		var _domain_text_gitignore_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2242);
		const SHOWN = 3;
		function entrypointFailure(entrypoint, paths, base, left) {
			if (paths.includes(entrypoint)) return undefined;
			const bad = (problem, advice = `Set it to ${_domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__.$Q}.`) =>
				new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__.RP("entrypoint", `is "${entrypoint}", ${problem}`, _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__.$Q, { file: entrypoint }).with({ advice });
			if (paths.some((one) => one.startsWith(`${entrypoint}/`))) return bad("which is a folder");
			if (left !== undefined) {
				const lines = takingBack(left);
				const advice = `Include it with ${lines.length === 1 ? "this line" : "these lines"} in "exclude": ${lines.join(" and ")}`;
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
			const problem = `which is not in the package; the package has ${(0, _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__.rL)(names, SHOWN)}`;
			if (below.length === 1 && base !== undefined) return bad(problem, `Set "directory" to "${folder}".`);
			if (below.length === 1 && paths.every((one) => one.startsWith(`${folder}/`))) {
				const advice = `Zip the content of "${folder}" and not the folder, so that the manifest is at the root of the package.`;
				return bad(problem, advice);
			}
			return bad(problem, "Set it to the path of a file in the package.");
		}
		function takingBack({ rule, path: left }) {
			const [, file = "", pattern = ""] = /^(\S*\.(?:git|deploy)ignore) line \d+: (.*)$/.exec(rule) ?? [];
			const last = node_path_posix__WEBPACK_IMPORTED_MODULE_0___default().basename(pattern);
			const folder = node_path_posix__WEBPACK_IMPORTED_MODULE_0___default().dirname(left);
			const inside = folder === "." ? "" : `${(0, _domain_text_gitignore_js__WEBPACK_IMPORTED_MODULE_4__.e)(folder)}/`;
			if (!last.includes("*")) return [`!${(0, _domain_text_gitignore_js__WEBPACK_IMPORTED_MODULE_4__.e)(left)}`];
			if (!/^\*+$/.test(last)) return [`!${inside}${inside === "" ? "" : "**/"}${last}`];
			if (pattern.includes("/") || file.includes("/") || (inside !== "" && !left.endsWith("/"))) return [`!${inside}**`];
			return left.endsWith("/") ? [`!${(0, _domain_text_gitignore_js__WEBPACK_IMPORTED_MODULE_4__.e)(left)}`, `!${(0, _domain_text_gitignore_js__WEBPACK_IMPORTED_MODULE_4__.e)(left)}**`] : [`!${(0, _domain_text_gitignore_js__WEBPACK_IMPORTED_MODULE_4__.e)(left)}`];
		}
		const caseFolded = (name) => name.normalize("NFC").toLowerCase();
	}),
	5586: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => leftWith,
			k: () => byRule,
		});
		var _built_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5022);
		var _directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9439);
		function leftWith(left, path) {
			for (const at of (0, _directory_js__WEBPACK_IMPORTED_MODULE_1__.bj)(path)) {
				const rule = left.get(at);
				if (rule !== undefined) return { rule, path: at };
			}
			return undefined;
		}
		const EXAMPLES = 3;
		function byRule(left) {
			return [...Map.groupBy(left, ([, rule]) => rule)].map(([rule, found]) => {
				const secret = (0, _built_in_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(rule);
				const examples = (secret ? found : found.slice(0, EXAMPLES)).map(([path]) => path);
				return { rule, examples, count: found.length, secret };
			});
		}
	}),
	8565: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cu: () => identityOf,
			sj: () => READ_ONLY,
			vz: () => sourceOf,
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		const sourceOf = ({ root, real, path }) => `${root}/${real ?? path}`;
		const READ_ONLY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
		function identityOf(status) {
			return `${status.dev}:${status.ino}`;
		}
	}),
};
