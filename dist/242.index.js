exports.id = 242;
exports.ids = [242];
exports.modules = {
	6750: ((module) => {
		function makeArray(subject) {
			return Array.isArray(subject) ? subject : [subject];
		}
		const UNDEFINED = undefined;
		const EMPTY = "";
		const SPACE = " ";
		const ESCAPE = "\\";
		const REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/;
		const BOM = "\uFEFF";
		const REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/;
		const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/;
		const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/;
		const REGEX_SPLITALL_CRLF = /\r?\n/g;
		const DOUBLE_SLASH = "//";
		const SLASH_CODE = 47;
		const DOT_CODE = 46;
		const SLASH = "/";
		let TMP_KEY_IGNORE = "node-ignore";
		if (typeof Symbol !== "undefined") {
			TMP_KEY_IGNORE = Symbol.for("node-ignore");
		}
		const KEY_IGNORE = TMP_KEY_IGNORE;
		const define = (object, key, value) => {
			Object.defineProperty(object, key, { value });
			return value;
		};
		const RETURN_FALSE = () => false;
		const POSIX_CLASSES = {
			alnum: "0-9A-Za-z",
			alpha: "A-Za-z",
			blank: " \\t",
			cntrl: "\\x00-\\x1f\\x7f",
			digit: "0-9",
			graph: "!-.0-~",
			lower: "a-z",
			print: " -.0-~",
			punct: "!-.:-@\\[-`{-~",
			space: " \\t\\n\\r",
			upper: "A-Z",
			xdigit: "0-9A-Fa-f",
		};
		const CLASS_MEMBERS_TO_ESCAPE = "\\]^-[";
		const escapeMember = (char) => (CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0 ? char : ESCAPE + char);
		const NON_SLASH = "(?!\\/)";
		const classSource = (negated, body) => {
			if (negated) {
				return `[^\\/${body}]`;
			}
			const source = `[${body}]`;
			return new RegExp(source).test("/") ? NON_SLASH + source : source;
		};
		const scanBracket = (pattern, start) => {
			const { length } = pattern;
			let index = start + 1;
			let negated = EMPTY;
			const lead = pattern[index];
			if (lead === "!" || lead === "^") {
				negated = "^";
				index++;
			}
			let body = EMPTY;
			let prev = EMPTY;
			for (;;) {
				const char = pattern[index];
				if (char === UNDEFINED) {
					return null;
				}
				if (char === ESCAPE) {
					const escaped = pattern[++index];
					body += escapeMember(escaped);
					prev = escaped;
				} else if (char === "-" && prev && index + 1 < length && pattern[index + 1] !== "]") {
					index++;
					let to = pattern[index];
					if (to === ESCAPE) {
						to = pattern[(index += 1)];
					}
					if (prev <= to) {
						body += `-${escapeMember(to)}`;
					}
					prev = EMPTY;
				} else if (char === "[" && pattern[index + 1] === ":") {
					const nameStart = index + 2;
					let end = nameStart;
					while (end < length && pattern[end] !== "]") {
						end++;
					}
					if (end === length) {
						return null;
					}
					if (end > nameStart && pattern[end - 1] === ":") {
						const name = pattern.slice(nameStart, end - 1);
						if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) {
							return null;
						}
						body += POSIX_CLASSES[name];
						prev = EMPTY;
						index = end;
					} else {
						body += escapeMember("[");
						prev = "[";
						index = nameStart - 2;
					}
				} else {
					body += escapeMember(char);
					prev = char;
				}
				index++;
				if (pattern[index] === "]") {
					return {
						end: index,
						source: classSource(negated, body),
					};
				}
			}
		};
		const NEVER_MATCH = "[]";
		const PLACEHOLDER = "\u0000";
		const REGEX_RESTORE_PLACEHOLDER = new RegExp(`${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, "g");
		const TRAILING_WILDCARD = "\uE000";
		const TRAILING_DOUBLESTAR = "\uE001";
		const isReserved = (char) => char === PLACEHOLDER || char === TRAILING_WILDCARD || char === TRAILING_DOUBLESTAR;
		const extractBrackets = (pattern) => {
			const sources = [];
			const hold = (source) => `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`;
			const { length } = pattern;
			let out = EMPTY;
			let index = 0;
			while (index < length) {
				const char = pattern[index];
				if (char === ESCAPE) {
					const escaped = pattern[index + 1];
					if (escaped === SLASH && index + 2 === length) {
						out += hold(NEVER_MATCH);
					} else if (escaped === "*" || escaped === "[" || escaped === SPACE) {
						out += pattern.slice(index, index + 2);
					} else {
						out += hold(REGEX_LITERAL_SPECIAL.test(escaped) ? ESCAPE + escaped : isReserved(escaped) ? `[${escaped}]` : escaped);
					}
					index += 2;
				} else if (isReserved(char)) {
					out += hold(`[${char}]`);
					index++;
				} else if (char === "[") {
					const scanned = scanBracket(pattern, index);
					if (scanned === null) {
						out += hold(NEVER_MATCH);
						index = length;
					} else {
						out += hold(scanned.source);
						index = scanned.end + 1;
					}
				} else {
					out += char;
					index++;
				}
			}
			return {
				source: out,
				sources,
			};
		};
		const DIRECT = null;
		const REGEX_INNER_SLASH = /\/(?!$)/;
		const WILDCARD = "[^\\/]*";
		const REPLACERS = [
			[/(\\+)( ?)/g, (_, run, space) => (space ? run.slice(0, run.length - (run.length % 2)) + SPACE : run), ESCAPE + SPACE],
			[/(^|\/)\*{3,}(?=\/|$)/g, (_, start) => `${start}**`, "*"],
			[/[\\$.|*+(){^]/g, (match) => `\\${match}`],
			[/(?!\\)\?/g, () => "[^/]", "?"],
			[/^\//, () => "^", SLASH],
			[/\//g, () => "\\/", SLASH],
			[/^\^*(?:\\\*\\\*\\\/)+/, () => "(?:^|\\/)", "*"],
			[
				DIRECT,
				(source, pattern) => {
					if (!source || source[0] === "^" || source[0] === "(") {
						return source;
					}
					const anchor = !REGEX_INNER_SLASH.test(pattern) ? "(?:^|\\/)" : "^";
					return anchor + source;
				},
			],
			[/\\\/\\\*\\\*(?=\\\/|$)/g, (_, index, str) => (index + 6 < str.length ? (str.slice(index + 6) === "\\/" ? "(?:\\/[^\\/]+)+" : "(?:\\/[^\\/]+)*") : `\\/${TRAILING_DOUBLESTAR}`), "*"],
			[/(^|[^\\])(?:\\\*)+(?!$)/g, (_, p1) => p1 + WILDCARD, "*"],
			[/(^|[^\\])((?:\\\\)*)\\\*$/, (match, p1, p2) => (p2 === EMPTY ? p1 + TRAILING_WILDCARD : match), "*"],
			[/\\\\\\(?=[$.|*+(){^])/g, () => ESCAPE, ESCAPE + ESCAPE],
			[/\\\\/g, () => ESCAPE, ESCAPE + ESCAPE],
			[/\\\[([^\]/]*?)($|\])/g, (match, range, close) => `\\[${range}${close}`, "["],
			[
				DIRECT,
				(source) => {
					const last = source[source.length - 1];
					if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) {
						return source;
					}
					return last === SLASH ? `${source}$` : `${source}(?=$|\\/$)`;
				},
			],
		];
		const REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/;
		const MODE_IGNORE = "regex";
		const MODE_CHECK_IGNORE = "checkRegex";
		const UNDERSCORE = "_";
		const replaceTrailingWildcard = (_, p1) => {
			const prefix = p1 ? `${p1}[^/]+` : "[^/]*";
			return `${prefix}(?=$|\\/$)`;
		};
		const REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/;
		const replaceTrailingDoublestar = () => "[\\s\\S]";
		const separatorAfter = (run, at) => {
			let separator = EMPTY;
			for (let index = at + 1; index < run.length && !run[index].wildcard; index++) {
				separator += run[index].single;
			}
			return separator;
		};
		const pinWildcards = (source) => {
			if (source.indexOf(WILDCARD) < 0) {
				return source;
			}
			const tokens = [];
			const { length } = source;
			let index = 0;
			while (index < length) {
				const char = source[index];
				if (source.startsWith(WILDCARD, index)) {
					tokens.push({ wildcard: true });
					index += WILDCARD.length;
				} else if (char === "[") {
					let end = index + 1;
					if (source[end] === "^") {
						end++;
					}
					if (source[end] === "]") {
						end++;
					}
					while (end < length && source[end] !== "]") {
						end += source[end] === ESCAPE ? 2 : 1;
					}
					end++;
					tokens.push({ single: source.slice(index, end) });
					index = end;
				} else if (char === ESCAPE) {
					tokens.push({ single: source.slice(index, index + 2) });
					index += 2;
				} else if (char === "(") {
					let depth = 0;
					let end = index;
					do {
						if (source[end] === ESCAPE) {
							end++;
						} else if (source[end] === "(") {
							depth++;
						} else if (source[end] === ")") {
							depth--;
						}
						end++;
					} while (end < length && depth > 0);
					if ("*+?".indexOf(source[end]) >= 0) {
						end++;
					}
					tokens.push({ boundary: source.slice(index, end) });
					index = end;
				} else if (char === "^" || char === "$") {
					tokens.push({ boundary: char });
					index++;
				} else {
					tokens.push({ single: char });
					index++;
				}
			}
			let out = EMPTY;
			let run = [];
			const flush = () => {
				let lastWildcard;
				run.forEach((token, at) => {
					if (token.wildcard) {
						lastWildcard = at;
					}
				});
				run.forEach((token, at) => {
					if (!token.wildcard) {
						out += token.single;
						return;
					}
					out += at === lastWildcard ? WILDCARD : `(?:(?!${separatorAfter(run, at)})[^\\/])*`;
				});
				run = [];
			};
			tokens.forEach((token) => {
				if (token.boundary === undefined) {
					run.push(token);
					return;
				}
				flush();
				out += token.boundary;
			});
			flush();
			return out;
		};
		const makeRegexPrefix = (pattern) => {
			if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) {
				pattern = "**";
			}
			const { source, sources } = extractBrackets(pattern);
			const replaced = REPLACERS.reduce((prev, [matcher, replacer, required]) => {
				if (matcher === DIRECT) {
					return replacer(prev, pattern);
				}
				if (required !== UNDEFINED && prev.indexOf(required) < 0) {
					return prev;
				}
				return matcher.test(prev) ? prev.replace(matcher, replacer.bind(pattern)) : prev;
			}, source);
			return sources.length ? replaced.replace(REGEX_RESTORE_PLACEHOLDER, (match, index) => sources[index]) : replaced;
		};
		const checkSourceOf = (body, prefix) => {
			if (body[body.length - 1] === SLASH) {
				prefix = makeRegexPrefix(body.slice(0, -1));
			}
			const head = prefix.slice(0, -1);
			const last = prefix[prefix.length - 1];
			return last === TRAILING_WILDCARD ? `${head}$` : last === TRAILING_DOUBLESTAR ? head : NEVER_MATCH;
		};
		const matchesBasename = (body) => {
			const index = body.indexOf(SLASH);
			return index < 0 || index === body.length - 1;
		};
		const basenameOf = (path) => {
			const end = path.length - 1;
			const index = path.lastIndexOf(SLASH, path[end] === SLASH ? end - 1 : end);
			return index < 0 ? path : path.slice(index + 1);
		};
		const parentOf = (path) => {
			if (path.charCodeAt(0) === SLASH_CODE || path.indexOf(DOUBLE_SLASH) >= 0) {
				const slices = path.split(SLASH).filter(Boolean);
				slices.pop();
				return slices.length ? slices.join(SLASH) + SLASH : EMPTY;
			}
			const end = path.length - 1;
			const cut = path.lastIndexOf(SLASH, path.charCodeAt(end) === SLASH_CODE ? end - 1 : end);
			return cut < 0 ? EMPTY : path.slice(0, cut + 1);
		};
		const isString = (subject) => typeof subject === "string";
		const checkPattern = (pattern) => pattern && isString(pattern);
		const splitPattern = (pattern) => (pattern[pattern.length - 1] === "\r" ? pattern.slice(0, -1) : pattern).split(REGEX_SPLITALL_CRLF).filter(Boolean);
		class IgnoreRule {
			constructor(pattern, mark, body, ignoreCase, negative, prefix) {
				this.pattern = pattern;
				this.mark = mark;
				this.negative = negative;
				define(this, "body", body);
				define(this, "ignoreCase", ignoreCase);
				define(this, "regexPrefix", prefix);
			}
			get _basenameOnly() {
				return define(this, "_basenameOnly", matchesBasename(this.body));
			}
			get regex() {
				const key = UNDERSCORE + MODE_IGNORE;
				if (this[key]) {
					return this[key];
				}
				return this._make(MODE_IGNORE, key);
			}
			get checkRegex() {
				const key = UNDERSCORE + MODE_CHECK_IGNORE;
				if (this[key]) {
					return this[key];
				}
				return this._make(MODE_CHECK_IGNORE, key);
			}
			_make(mode, key) {
				const str = pinWildcards(mode === MODE_IGNORE ? this.regexPrefix.replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard).replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar) : checkSourceOf(this.body, this.regexPrefix));
				const regex = this.ignoreCase ? new RegExp(str, "i") : new RegExp(str);
				return define(this, key, regex);
			}
		}
		const hasTrailingBackslash = (str) => {
			let count = 0;
			while (str[str.length - count - 1] === ESCAPE) {
				count++;
			}
			return count % 2 === 1;
		};
		const trimEnd = (body, stripLineEnd) => {
			let lineEnd = body.length;
			let end;
			for (;;) {
				if (stripLineEnd && body[lineEnd - 1] === "\r") {
					lineEnd--;
				}
				end = lineEnd;
				while (body[end - 1] === SPACE) {
					end--;
				}
				if (!stripLineEnd || body[end - 1] !== "\n") {
					break;
				}
				lineEnd = end - 1;
			}
			if (end === lineEnd) {
				return body.slice(0, lineEnd);
			}
			let backslashes = 0;
			while (body[end - backslashes - 1] === ESCAPE) {
				backslashes++;
			}
			return backslashes % 2 ? body.slice(0, end - 1) + SPACE : body.slice(0, end);
		};
		const createRule = (pattern, mark, ignoreCase, stripLineEnd, stripBOM) => {
			let body = stripBOM && pattern[0] === BOM ? pattern.slice(1) : pattern;
			if (body[0] === "#") {
				return;
			}
			let negative = false;
			if (body[0] === "!") {
				negative = true;
				body = body.slice(1);
			}
			const last = body[body.length - 1];
			if (last === SPACE || (stripLineEnd && (last === "\r" || last === "\n"))) {
				body = trimEnd(body, stripLineEnd);
			}
			if (!body || hasTrailingBackslash(body)) {
				return;
			}
			body = body.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, "!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, "#");
			const regexPrefix = makeRegexPrefix(body);
			return new IgnoreRule(pattern, mark, body, ignoreCase, negative, regexPrefix);
		};
		class RuleManager {
			constructor(ignoreCase) {
				this._ignoreCase = ignoreCase;
				this._rules = [];
				this._basenameCount = 0;
			}
			_add(pattern, index) {
				if (pattern && pattern[KEY_IGNORE]) {
					this._rules = this._rules.concat(pattern._rules._rules);
					this._basenameCount += pattern._rules._basenameCount;
					this._added = true;
					return;
				}
				const isStr = isString(pattern);
				const raw = isStr ? pattern : pattern.pattern;
				const rule = checkPattern(raw) && createRule(raw, isStr ? UNDEFINED : pattern.mark, this._ignoreCase, !this._split, this._stripBOM && !index);
				if (rule) {
					this._added = true;
					this._rules.push(rule);
					if (matchesBasename(rule.body)) {
						this._basenameCount++;
					}
				}
			}
			add(pattern) {
				this._added = false;
				this._split = isString(pattern);
				this._stripBOM = !this._split || pattern[0] === BOM;
				makeArray(this._split ? splitPattern(pattern) : pattern).forEach(this._add, this);
				if (this._added) {
					this._literalRules = UNDEFINED;
				}
				return this._added;
			}
			testLiteral(path) {
				const rules = this._literalRules || (this._literalRules = this._rules.filter(({ body }) => body[body.length - (body[body.length - 1] === SLASH ? 2 : 1)] === "*"));
				let ignored = false;
				let unignored = false;
				let matchedRule;
				for (let index = rules.length - 1; index >= 0; index--) {
					const rule = rules[index];
					if (rule.checkRegex.test(path)) {
						ignored = !rule.negative;
						unignored = rule.negative;
						matchedRule = rule.negative ? UNDEFINED : rule;
						break;
					}
				}
				const ret = {
					ignored,
					unignored,
				};
				if (matchedRule) {
					ret.rule = matchedRule;
				}
				return ret;
			}
			test(path, mode) {
				const rules = this._rules;
				const { length } = rules;
				const shortcut = this._basenameCount * 2 >= length;
				const basename = shortcut ? basenameOf(path) : path;
				for (let index = length - 1; index >= 0; index--) {
					const rule = rules[index];
					if (rule[mode].test(shortcut && rule._basenameOnly ? basename : path)) {
						const { negative } = rule;
						const ret = {
							ignored: !negative,
							unignored: negative,
						};
						if (!negative) {
							ret.rule = rule;
						}
						return ret;
					}
				}
				return {
					ignored: false,
					unignored: false,
				};
			}
		}
		const throwError = (message, Ctor) => {
			throw new Ctor(message);
		};
		const checkPath = (path, originalPath, doThrow) => {
			if (!isString(path)) {
				return doThrow(`path must be a string, but got \`${originalPath}\``, TypeError);
			}
			if (!path) {
				return doThrow(`path must not be empty`, TypeError);
			}
			if (checkPath.isNotRelative(path)) {
				const r = "`path.relative()`d";
				return doThrow(`path should be a ${r} string, but got "${originalPath}"`, RangeError);
			}
			return true;
		};
		const isNotRelative = (path) => {
			const first = path.charCodeAt(0);
			if (first === SLASH_CODE) {
				return true;
			}
			if (first !== DOT_CODE) {
				return false;
			}
			if (path.length === 1) {
				return true;
			}
			const second = path.charCodeAt(1);
			if (second === SLASH_CODE) {
				return true;
			}
			if (second !== DOT_CODE) {
				return false;
			}
			return path.length === 2 || path.charCodeAt(2) === SLASH_CODE;
		};
		checkPath.isNotRelative = isNotRelative;
		checkPath.convert = (p) => p;
		const convertPath = (target) => isString(target) && checkPath.convert(target);
		class Ignore {
			constructor({ ignorecase = true, ignoreCase = ignorecase, allowRelativePaths = false } = {}) {
				define(this, KEY_IGNORE, true);
				this._rules = new RuleManager(ignoreCase);
				this._strictPathCheck = !allowRelativePaths;
				this._initCache();
			}
			_initCache() {
				this._ignoreCache = Object.create(null);
				this._testCache = Object.create(null);
			}
			add(pattern) {
				if (this._rules.add(pattern)) {
					this._initCache();
				}
				return this;
			}
			addPattern(pattern) {
				return this.add(pattern);
			}
			_test(originalPath, cache, path) {
				checkPath(path, originalPath, this._strictPathCheck ? throwError : RETURN_FALSE);
				return path
					? this._t(path, cache)
					: {
							ignored: false,
							unignored: false,
						};
			}
			checkIgnore(target) {
				const path = convertPath(target);
				if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) {
					return this._test(target, this._testCache, path);
				}
				const dir = this._t(path, this._testCache);
				if (dir.ignored) {
					return dir;
				}
				const literal = this._rules.testLiteral(path);
				return literal.ignored || literal.unignored ? literal : dir;
			}
			_t(path, cache) {
				if (path in cache) {
					return cache[path];
				}
				const parentPath = parentOf(path);
				const parent = parentPath ? this._t(parentPath, cache) : UNDEFINED;
				return (cache[path] = parent && parent.ignored ? parent : this._rules.test(path, MODE_IGNORE));
			}
			ignores(path) {
				return this._test(path, this._ignoreCache, convertPath(path)).ignored;
			}
			createFilter() {
				return (path) => !this.ignores(path);
			}
			filter(paths) {
				return makeArray(paths).filter(this.createFilter());
			}
			test(path) {
				return this._test(path, this._testCache, convertPath(path));
			}
		}
		const factory = (options) => new Ignore(options);
		const isPathValid = (path) => checkPath(convertPath(path), path, RETURN_FALSE);
		const setupWindows = () => {
			const makePosix = (str) => (/^\\\\\?\\/.test(str) || /["<>|\u0000-\u001F]+/u.test(str) ? str : str.replace(/\\/g, "/"));
			checkPath.convert = makePosix;
			const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i;
			checkPath.isNotRelative = (path) => REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path) || isNotRelative(path);
		};
		if (typeof process !== "undefined" && process.platform === "win32") {
			setupWindows();
		}
		module.exports = factory;
		factory.default = factory;
		module.exports.isPathValid = isPathValid;
		define(module.exports, Symbol.for("setupWindows"), setupWindows);
	}),
	3788: ((module, exports, __webpack_require__) => {
		(function (factory) {
			if (true && typeof module.exports === "object") {
				var v = factory(require, exports);
				if (v !== undefined) module.exports = v;
			} else if (typeof define === "function" && define.amd) {
				define(["require", "exports", "./scanner"], factory);
			}
		})(function () {
			"use strict";
			Object.defineProperty(exports, "__esModule", { value: true });
			exports.getNodeType = exports.stripComments = exports.visit = exports.findNodeAtOffset = exports.contains = exports.getNodeValue = exports.getNodePath = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = void 0;
			const scanner_1 = __webpack_require__(7281);
			var ParseOptions;
			(function (ParseOptions) {
				ParseOptions.DEFAULT = {
					allowTrailingComma: false,
				};
			})(ParseOptions || (ParseOptions = {}));
			function getLocation(text, position) {
				const segments = [];
				const earlyReturnException = new Object();
				let previousNode = undefined;
				const previousNodeInst = {
					value: {},
					offset: 0,
					length: 0,
					type: "object",
					parent: undefined,
				};
				let isAtPropertyKey = false;
				function setPreviousNode(value, offset, length, type) {
					previousNodeInst.value = value;
					previousNodeInst.offset = offset;
					previousNodeInst.length = length;
					previousNodeInst.type = type;
					previousNodeInst.colonOffset = undefined;
					previousNode = previousNodeInst;
				}
				try {
					visit(text, {
						onObjectBegin: (offset, length) => {
							if (position <= offset) {
								throw earlyReturnException;
							}
							previousNode = undefined;
							isAtPropertyKey = position > offset;
							segments.push("");
						},
						onObjectProperty: (name, offset, length) => {
							if (position < offset) {
								throw earlyReturnException;
							}
							setPreviousNode(name, offset, length, "property");
							segments[segments.length - 1] = name;
							if (position <= offset + length) {
								throw earlyReturnException;
							}
						},
						onObjectEnd: (offset, length) => {
							if (position <= offset) {
								throw earlyReturnException;
							}
							previousNode = undefined;
							segments.pop();
						},
						onArrayBegin: (offset, length) => {
							if (position <= offset) {
								throw earlyReturnException;
							}
							previousNode = undefined;
							segments.push(0);
						},
						onArrayEnd: (offset, length) => {
							if (position <= offset) {
								throw earlyReturnException;
							}
							previousNode = undefined;
							segments.pop();
						},
						onLiteralValue: (value, offset, length) => {
							if (position < offset) {
								throw earlyReturnException;
							}
							setPreviousNode(value, offset, length, getNodeType(value));
							if (position <= offset + length) {
								throw earlyReturnException;
							}
						},
						onSeparator: (sep, offset, length) => {
							if (position <= offset) {
								throw earlyReturnException;
							}
							if (sep === ":" && previousNode && previousNode.type === "property") {
								previousNode.colonOffset = offset;
								isAtPropertyKey = false;
								previousNode = undefined;
							} else if (sep === ",") {
								const last = segments[segments.length - 1];
								if (typeof last === "number") {
									segments[segments.length - 1] = last + 1;
								} else {
									isAtPropertyKey = true;
									segments[segments.length - 1] = "";
								}
								previousNode = undefined;
							}
						},
					});
				} catch (e) {
					if (e !== earlyReturnException) {
						throw e;
					}
				}
				return {
					path: segments,
					previousNode,
					isAtPropertyKey,
					matches: (pattern) => {
						let k = 0;
						for (let i = 0; k < pattern.length && i < segments.length; i++) {
							if (pattern[k] === segments[i] || pattern[k] === "*") {
								k++;
							} else if (pattern[k] !== "**") {
								return false;
							}
						}
						return k === pattern.length;
					},
				};
			}
			exports.getLocation = getLocation;
			function parse(text, errors = [], options = ParseOptions.DEFAULT) {
				let currentProperty = null;
				let currentParent = [];
				const previousParents = [];
				function onValue(value) {
					if (Array.isArray(currentParent)) {
						currentParent.push(value);
					} else if (currentProperty !== null) {
						currentParent[currentProperty] = value;
					}
				}
				const visitor = {
					onObjectBegin: () => {
						const object = {};
						onValue(object);
						previousParents.push(currentParent);
						currentParent = object;
						currentProperty = null;
					},
					onObjectProperty: (name) => {
						currentProperty = name;
					},
					onObjectEnd: () => {
						currentParent = previousParents.pop();
					},
					onArrayBegin: () => {
						const array = [];
						onValue(array);
						previousParents.push(currentParent);
						currentParent = array;
						currentProperty = null;
					},
					onArrayEnd: () => {
						currentParent = previousParents.pop();
					},
					onLiteralValue: onValue,
					onError: (error, offset, length) => {
						errors.push({ error, offset, length });
					},
				};
				visit(text, visitor, options);
				return currentParent[0];
			}
			exports.parse = parse;
			function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
				let currentParent = { type: "array", offset: -1, length: -1, children: [], parent: undefined };
				function ensurePropertyComplete(endOffset) {
					if (currentParent.type === "property") {
						currentParent.length = endOffset - currentParent.offset;
						currentParent = currentParent.parent;
					}
				}
				function onValue(valueNode) {
					currentParent.children.push(valueNode);
					return valueNode;
				}
				const visitor = {
					onObjectBegin: (offset) => {
						currentParent = onValue({ type: "object", offset, length: -1, parent: currentParent, children: [] });
					},
					onObjectProperty: (name, offset, length) => {
						currentParent = onValue({ type: "property", offset, length: -1, parent: currentParent, children: [] });
						currentParent.children.push({ type: "string", value: name, offset, length, parent: currentParent });
					},
					onObjectEnd: (offset, length) => {
						ensurePropertyComplete(offset + length);
						currentParent.length = offset + length - currentParent.offset;
						currentParent = currentParent.parent;
						ensurePropertyComplete(offset + length);
					},
					onArrayBegin: (offset, length) => {
						currentParent = onValue({ type: "array", offset, length: -1, parent: currentParent, children: [] });
					},
					onArrayEnd: (offset, length) => {
						currentParent.length = offset + length - currentParent.offset;
						currentParent = currentParent.parent;
						ensurePropertyComplete(offset + length);
					},
					onLiteralValue: (value, offset, length) => {
						onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
						ensurePropertyComplete(offset + length);
					},
					onSeparator: (sep, offset, length) => {
						if (currentParent.type === "property") {
							if (sep === ":") {
								currentParent.colonOffset = offset;
							} else if (sep === ",") {
								ensurePropertyComplete(offset);
							}
						}
					},
					onError: (error, offset, length) => {
						errors.push({ error, offset, length });
					},
				};
				visit(text, visitor, options);
				const result = currentParent.children[0];
				if (result) {
					delete result.parent;
				}
				return result;
			}
			exports.parseTree = parseTree;
			function findNodeAtLocation(root, path) {
				if (!root) {
					return undefined;
				}
				let node = root;
				for (let segment of path) {
					if (typeof segment === "string") {
						if (node.type !== "object" || !Array.isArray(node.children)) {
							return undefined;
						}
						let found = false;
						for (const propertyNode of node.children) {
							if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
								node = propertyNode.children[1];
								found = true;
								break;
							}
						}
						if (!found) {
							return undefined;
						}
					} else {
						const index = segment;
						if (node.type !== "array" || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
							return undefined;
						}
						node = node.children[index];
					}
				}
				return node;
			}
			exports.findNodeAtLocation = findNodeAtLocation;
			function getNodePath(node) {
				if (!node.parent || !node.parent.children) {
					return [];
				}
				const path = getNodePath(node.parent);
				if (node.parent.type === "property") {
					const key = node.parent.children[0].value;
					path.push(key);
				} else if (node.parent.type === "array") {
					const index = node.parent.children.indexOf(node);
					if (index !== -1) {
						path.push(index);
					}
				}
				return path;
			}
			exports.getNodePath = getNodePath;
			function getNodeValue(node) {
				switch (node.type) {
					case "array":
						return node.children.map(getNodeValue);
					case "object":
						const obj = Object.create(null);
						for (let prop of node.children) {
							const valueNode = prop.children[1];
							if (valueNode) {
								obj[prop.children[0].value] = getNodeValue(valueNode);
							}
						}
						return obj;
					case "null":
					case "string":
					case "number":
					case "boolean":
						return node.value;
					default:
						return undefined;
				}
			}
			exports.getNodeValue = getNodeValue;
			function contains(node, offset, includeRightBound = false) {
				return (offset >= node.offset && offset < node.offset + node.length) || (includeRightBound && offset === node.offset + node.length);
			}
			exports.contains = contains;
			function findNodeAtOffset(node, offset, includeRightBound = false) {
				if (contains(node, offset, includeRightBound)) {
					const children = node.children;
					if (Array.isArray(children)) {
						for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
							const item = findNodeAtOffset(children[i], offset, includeRightBound);
							if (item) {
								return item;
							}
						}
					}
					return node;
				}
				return undefined;
			}
			exports.findNodeAtOffset = findNodeAtOffset;
			function visit(text, visitor, options = ParseOptions.DEFAULT) {
				const _scanner = (0, scanner_1.createScanner)(text, false);
				const _jsonPath = [];
				let suppressedCallbacks = 0;
				function toNoArgVisit(visitFunction) {
					return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
				}
				function toOneArgVisit(visitFunction) {
					return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
				}
				function toOneArgVisitWithPath(visitFunction) {
					return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
				}
				function toBeginVisit(visitFunction) {
					return visitFunction
						? () => {
								if (suppressedCallbacks > 0) {
									suppressedCallbacks++;
								} else {
									let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
									if (cbReturn === false) {
										suppressedCallbacks = 1;
									}
								}
							}
						: () => true;
				}
				function toEndVisit(visitFunction) {
					return visitFunction
						? () => {
								if (suppressedCallbacks > 0) {
									suppressedCallbacks--;
								}
								if (suppressedCallbacks === 0) {
									visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
								}
							}
						: () => true;
				}
				const onObjectBegin = toBeginVisit(visitor.onObjectBegin),
					onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty),
					onObjectEnd = toEndVisit(visitor.onObjectEnd),
					onArrayBegin = toBeginVisit(visitor.onArrayBegin),
					onArrayEnd = toEndVisit(visitor.onArrayEnd),
					onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue),
					onSeparator = toOneArgVisit(visitor.onSeparator),
					onComment = toNoArgVisit(visitor.onComment),
					onError = toOneArgVisit(visitor.onError);
				const disallowComments = options && options.disallowComments;
				const allowTrailingComma = options && options.allowTrailingComma;
				function scanNext() {
					while (true) {
						const token = _scanner.scan();
						switch (_scanner.getTokenError()) {
							case 4:
								handleError(14);
								break;
							case 5:
								handleError(15);
								break;
							case 3:
								handleError(13);
								break;
							case 1:
								if (!disallowComments) {
									handleError(11);
								}
								break;
							case 2:
								handleError(12);
								break;
							case 6:
								handleError(16);
								break;
						}
						switch (token) {
							case 12:
							case 13:
								if (disallowComments) {
									handleError(10);
								} else {
									onComment();
								}
								break;
							case 16:
								handleError(1);
								break;
							case 15:
							case 14:
								break;
							default:
								return token;
						}
					}
				}
				function handleError(error, skipUntilAfter = [], skipUntil = []) {
					onError(error);
					if (skipUntilAfter.length + skipUntil.length > 0) {
						let token = _scanner.getToken();
						while (token !== 17) {
							if (skipUntilAfter.indexOf(token) !== -1) {
								scanNext();
								break;
							} else if (skipUntil.indexOf(token) !== -1) {
								break;
							}
							token = scanNext();
						}
					}
				}
				function parseString(isValue) {
					const value = _scanner.getTokenValue();
					if (isValue) {
						onLiteralValue(value);
					} else {
						onObjectProperty(value);
						_jsonPath.push(value);
					}
					scanNext();
					return true;
				}
				function parseLiteral() {
					switch (_scanner.getToken()) {
						case 11:
							const tokenValue = _scanner.getTokenValue();
							let value = Number(tokenValue);
							if (isNaN(value)) {
								handleError(2);
								value = 0;
							}
							onLiteralValue(value);
							break;
						case 7:
							onLiteralValue(null);
							break;
						case 8:
							onLiteralValue(true);
							break;
						case 9:
							onLiteralValue(false);
							break;
						default:
							return false;
					}
					scanNext();
					return true;
				}
				function parseProperty() {
					if (_scanner.getToken() !== 10) {
						handleError(3, [], [2, 5]);
						return false;
					}
					parseString(false);
					if (_scanner.getToken() === 6) {
						onSeparator(":");
						scanNext();
						if (!parseValue()) {
							handleError(4, [], [2, 5]);
						}
					} else {
						handleError(5, [], [2, 5]);
					}
					_jsonPath.pop();
					return true;
				}
				function parseObject() {
					onObjectBegin();
					scanNext();
					let needsComma = false;
					while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
						if (_scanner.getToken() === 5) {
							if (!needsComma) {
								handleError(4, [], []);
							}
							onSeparator(",");
							scanNext();
							if (_scanner.getToken() === 2 && allowTrailingComma) {
								break;
							}
						} else if (needsComma) {
							handleError(6, [], []);
						}
						if (!parseProperty()) {
							handleError(4, [], [2, 5]);
						}
						needsComma = true;
					}
					onObjectEnd();
					if (_scanner.getToken() !== 2) {
						handleError(7, [2], []);
					} else {
						scanNext();
					}
					return true;
				}
				function parseArray() {
					onArrayBegin();
					scanNext();
					let isFirstElement = true;
					let needsComma = false;
					while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
						if (_scanner.getToken() === 5) {
							if (!needsComma) {
								handleError(4, [], []);
							}
							onSeparator(",");
							scanNext();
							if (_scanner.getToken() === 4 && allowTrailingComma) {
								break;
							}
						} else if (needsComma) {
							handleError(6, [], []);
						}
						if (isFirstElement) {
							_jsonPath.push(0);
							isFirstElement = false;
						} else {
							_jsonPath[_jsonPath.length - 1]++;
						}
						if (!parseValue()) {
							handleError(4, [], [4, 5]);
						}
						needsComma = true;
					}
					onArrayEnd();
					if (!isFirstElement) {
						_jsonPath.pop();
					}
					if (_scanner.getToken() !== 4) {
						handleError(8, [4], []);
					} else {
						scanNext();
					}
					return true;
				}
				function parseValue() {
					switch (_scanner.getToken()) {
						case 3:
							return parseArray();
						case 1:
							return parseObject();
						case 10:
							return parseString(true);
						default:
							return parseLiteral();
					}
				}
				scanNext();
				if (_scanner.getToken() === 17) {
					if (options.allowEmptyContent) {
						return true;
					}
					handleError(4, [], []);
					return false;
				}
				if (!parseValue()) {
					handleError(4, [], []);
					return false;
				}
				if (_scanner.getToken() !== 17) {
					handleError(9, [], []);
				}
				return true;
			}
			exports.visit = visit;
			function stripComments(text, replaceCh) {
				let _scanner = (0, scanner_1.createScanner)(text),
					parts = [],
					kind,
					offset = 0,
					pos;
				do {
					pos = _scanner.getPosition();
					kind = _scanner.scan();
					switch (kind) {
						case 12:
						case 13:
						case 17:
							if (offset !== pos) {
								parts.push(text.substring(offset, pos));
							}
							if (replaceCh !== undefined) {
								parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
							}
							offset = _scanner.getPosition();
							break;
					}
				} while (kind !== 17);
				return parts.join("");
			}
			exports.stripComments = stripComments;
			function getNodeType(value) {
				switch (typeof value) {
					case "boolean":
						return "boolean";
					case "number":
						return "number";
					case "string":
						return "string";
					case "object": {
						if (!value) {
							return "null";
						} else if (Array.isArray(value)) {
							return "array";
						}
						return "object";
					}
					default:
						return "null";
				}
			}
			exports.getNodeType = getNodeType;
		});
	}),
	7281: ((module, exports) => {
		(function (factory) {
			if (true && typeof module.exports === "object") {
				var v = factory(require, exports);
				if (v !== undefined) module.exports = v;
			} else if (typeof define === "function" && define.amd) {
				define(["require", "exports"], factory);
			}
		})(function () {
			"use strict";
			Object.defineProperty(exports, "__esModule", { value: true });
			exports.createScanner = void 0;
			function createScanner(text, ignoreTrivia = false) {
				const len = text.length;
				let pos = 0,
					value = "",
					tokenOffset = 0,
					token = 16,
					lineNumber = 0,
					lineStartOffset = 0,
					tokenLineStartOffset = 0,
					prevTokenLineStartOffset = 0,
					scanError = 0;
				function scanHexDigits(count, exact) {
					let digits = 0;
					let value = 0;
					while (digits < count || !exact) {
						let ch = text.charCodeAt(pos);
						if (ch >= 48 && ch <= 57) {
							value = value * 16 + ch - 48;
						} else if (ch >= 65 && ch <= 70) {
							value = value * 16 + ch - 65 + 10;
						} else if (ch >= 97 && ch <= 102) {
							value = value * 16 + ch - 97 + 10;
						} else {
							break;
						}
						pos++;
						digits++;
					}
					if (digits < count) {
						value = -1;
					}
					return value;
				}
				function setPosition(newPosition) {
					pos = newPosition;
					value = "";
					tokenOffset = 0;
					token = 16;
					scanError = 0;
				}
				function scanNumber() {
					let start = pos;
					if (text.charCodeAt(pos) === 48) {
						pos++;
					} else {
						pos++;
						while (pos < text.length && isDigit(text.charCodeAt(pos))) {
							pos++;
						}
					}
					if (pos < text.length && text.charCodeAt(pos) === 46) {
						pos++;
						if (pos < text.length && isDigit(text.charCodeAt(pos))) {
							pos++;
							while (pos < text.length && isDigit(text.charCodeAt(pos))) {
								pos++;
							}
						} else {
							scanError = 3;
							return text.substring(start, pos);
						}
					}
					let end = pos;
					if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101)) {
						pos++;
						if ((pos < text.length && text.charCodeAt(pos) === 43) || text.charCodeAt(pos) === 45) {
							pos++;
						}
						if (pos < text.length && isDigit(text.charCodeAt(pos))) {
							pos++;
							while (pos < text.length && isDigit(text.charCodeAt(pos))) {
								pos++;
							}
							end = pos;
						} else {
							scanError = 3;
						}
					}
					return text.substring(start, end);
				}
				function scanString() {
					let result = "",
						start = pos;
					while (true) {
						if (pos >= len) {
							result += text.substring(start, pos);
							scanError = 2;
							break;
						}
						const ch = text.charCodeAt(pos);
						if (ch === 34) {
							result += text.substring(start, pos);
							pos++;
							break;
						}
						if (ch === 92) {
							result += text.substring(start, pos);
							pos++;
							if (pos >= len) {
								scanError = 2;
								break;
							}
							const ch2 = text.charCodeAt(pos++);
							switch (ch2) {
								case 34:
									result += '\"';
									break;
								case 92:
									result += "\\";
									break;
								case 47:
									result += "/";
									break;
								case 98:
									result += "\b";
									break;
								case 102:
									result += "\f";
									break;
								case 110:
									result += "\n";
									break;
								case 114:
									result += "\r";
									break;
								case 116:
									result += "\t";
									break;
								case 117:
									const ch3 = scanHexDigits(4, true);
									if (ch3 >= 0) {
										result += String.fromCharCode(ch3);
									} else {
										scanError = 4;
									}
									break;
								default:
									scanError = 5;
							}
							start = pos;
							continue;
						}
						if (ch >= 0 && ch <= 0x1f) {
							if (isLineBreak(ch)) {
								result += text.substring(start, pos);
								scanError = 2;
								break;
							} else {
								scanError = 6;
							}
						}
						pos++;
					}
					return result;
				}
				function scanNext() {
					value = "";
					scanError = 0;
					tokenOffset = pos;
					lineStartOffset = lineNumber;
					prevTokenLineStartOffset = tokenLineStartOffset;
					if (pos >= len) {
						tokenOffset = len;
						return (token = 17);
					}
					let code = text.charCodeAt(pos);
					if (isWhiteSpace(code)) {
						do {
							pos++;
							value += String.fromCharCode(code);
							code = text.charCodeAt(pos);
						} while (isWhiteSpace(code));
						return (token = 15);
					}
					if (isLineBreak(code)) {
						pos++;
						value += String.fromCharCode(code);
						if (code === 13 && text.charCodeAt(pos) === 10) {
							pos++;
							value += "\n";
						}
						lineNumber++;
						tokenLineStartOffset = pos;
						return (token = 14);
					}
					switch (code) {
						case 123:
							pos++;
							return (token = 1);
						case 125:
							pos++;
							return (token = 2);
						case 91:
							pos++;
							return (token = 3);
						case 93:
							pos++;
							return (token = 4);
						case 58:
							pos++;
							return (token = 6);
						case 44:
							pos++;
							return (token = 5);
						case 34:
							pos++;
							value = scanString();
							return (token = 10);
						case 47:
							const start = pos - 1;
							if (text.charCodeAt(pos + 1) === 47) {
								pos += 2;
								while (pos < len) {
									if (isLineBreak(text.charCodeAt(pos))) {
										break;
									}
									pos++;
								}
								value = text.substring(start, pos);
								return (token = 12);
							}
							if (text.charCodeAt(pos + 1) === 42) {
								pos += 2;
								const safeLength = len - 1;
								let commentClosed = false;
								while (pos < safeLength) {
									const ch = text.charCodeAt(pos);
									if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
										pos += 2;
										commentClosed = true;
										break;
									}
									pos++;
									if (isLineBreak(ch)) {
										if (ch === 13 && text.charCodeAt(pos) === 10) {
											pos++;
										}
										lineNumber++;
										tokenLineStartOffset = pos;
									}
								}
								if (!commentClosed) {
									pos++;
									scanError = 1;
								}
								value = text.substring(start, pos);
								return (token = 13);
							}
							value += String.fromCharCode(code);
							pos++;
							return (token = 16);
						case 45:
							value += String.fromCharCode(code);
							pos++;
							if (pos === len || !isDigit(text.charCodeAt(pos))) {
								return (token = 16);
							}
						case 48:
						case 49:
						case 50:
						case 51:
						case 52:
						case 53:
						case 54:
						case 55:
						case 56:
						case 57:
							value += scanNumber();
							return (token = 11);
						default:
							while (pos < len && isUnknownContentCharacter(code)) {
								pos++;
								code = text.charCodeAt(pos);
							}
							if (tokenOffset !== pos) {
								value = text.substring(tokenOffset, pos);
								switch (value) {
									case "true":
										return (token = 8);
									case "false":
										return (token = 9);
									case "null":
										return (token = 7);
								}
								return (token = 16);
							}
							value += String.fromCharCode(code);
							pos++;
							return (token = 16);
					}
				}
				function isUnknownContentCharacter(code) {
					if (isWhiteSpace(code) || isLineBreak(code)) {
						return false;
					}
					switch (code) {
						case 125:
						case 93:
						case 123:
						case 91:
						case 34:
						case 58:
						case 44:
						case 47:
							return false;
					}
					return true;
				}
				function scanNextNonTrivia() {
					let result;
					do {
						result = scanNext();
					} while (result >= 12 && result <= 15);
					return result;
				}
				return {
					setPosition: setPosition,
					getPosition: () => pos,
					scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
					getToken: () => token,
					getTokenValue: () => value,
					getTokenOffset: () => tokenOffset,
					getTokenLength: () => pos - tokenOffset,
					getTokenStartLine: () => lineStartOffset,
					getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
					getTokenError: () => scanError,
				};
			}
			exports.createScanner = createScanner;
			function isWhiteSpace(ch) {
				return ch === 32 || ch === 9;
			}
			function isLineBreak(ch) {
				return ch === 10 || ch === 13;
			}
			function isDigit(ch) {
				return ch >= 48 && ch <= 57;
			}
			var CharacterCodes;
			(function (CharacterCodes) {
				CharacterCodes[(CharacterCodes["lineFeed"] = 10)] = "lineFeed";
				CharacterCodes[(CharacterCodes["carriageReturn"] = 13)] = "carriageReturn";
				CharacterCodes[(CharacterCodes["space"] = 32)] = "space";
				CharacterCodes[(CharacterCodes["_0"] = 48)] = "_0";
				CharacterCodes[(CharacterCodes["_1"] = 49)] = "_1";
				CharacterCodes[(CharacterCodes["_2"] = 50)] = "_2";
				CharacterCodes[(CharacterCodes["_3"] = 51)] = "_3";
				CharacterCodes[(CharacterCodes["_4"] = 52)] = "_4";
				CharacterCodes[(CharacterCodes["_5"] = 53)] = "_5";
				CharacterCodes[(CharacterCodes["_6"] = 54)] = "_6";
				CharacterCodes[(CharacterCodes["_7"] = 55)] = "_7";
				CharacterCodes[(CharacterCodes["_8"] = 56)] = "_8";
				CharacterCodes[(CharacterCodes["_9"] = 57)] = "_9";
				CharacterCodes[(CharacterCodes["a"] = 97)] = "a";
				CharacterCodes[(CharacterCodes["b"] = 98)] = "b";
				CharacterCodes[(CharacterCodes["c"] = 99)] = "c";
				CharacterCodes[(CharacterCodes["d"] = 100)] = "d";
				CharacterCodes[(CharacterCodes["e"] = 101)] = "e";
				CharacterCodes[(CharacterCodes["f"] = 102)] = "f";
				CharacterCodes[(CharacterCodes["g"] = 103)] = "g";
				CharacterCodes[(CharacterCodes["h"] = 104)] = "h";
				CharacterCodes[(CharacterCodes["i"] = 105)] = "i";
				CharacterCodes[(CharacterCodes["j"] = 106)] = "j";
				CharacterCodes[(CharacterCodes["k"] = 107)] = "k";
				CharacterCodes[(CharacterCodes["l"] = 108)] = "l";
				CharacterCodes[(CharacterCodes["m"] = 109)] = "m";
				CharacterCodes[(CharacterCodes["n"] = 110)] = "n";
				CharacterCodes[(CharacterCodes["o"] = 111)] = "o";
				CharacterCodes[(CharacterCodes["p"] = 112)] = "p";
				CharacterCodes[(CharacterCodes["q"] = 113)] = "q";
				CharacterCodes[(CharacterCodes["r"] = 114)] = "r";
				CharacterCodes[(CharacterCodes["s"] = 115)] = "s";
				CharacterCodes[(CharacterCodes["t"] = 116)] = "t";
				CharacterCodes[(CharacterCodes["u"] = 117)] = "u";
				CharacterCodes[(CharacterCodes["v"] = 118)] = "v";
				CharacterCodes[(CharacterCodes["w"] = 119)] = "w";
				CharacterCodes[(CharacterCodes["x"] = 120)] = "x";
				CharacterCodes[(CharacterCodes["y"] = 121)] = "y";
				CharacterCodes[(CharacterCodes["z"] = 122)] = "z";
				CharacterCodes[(CharacterCodes["A"] = 65)] = "A";
				CharacterCodes[(CharacterCodes["B"] = 66)] = "B";
				CharacterCodes[(CharacterCodes["C"] = 67)] = "C";
				CharacterCodes[(CharacterCodes["D"] = 68)] = "D";
				CharacterCodes[(CharacterCodes["E"] = 69)] = "E";
				CharacterCodes[(CharacterCodes["F"] = 70)] = "F";
				CharacterCodes[(CharacterCodes["G"] = 71)] = "G";
				CharacterCodes[(CharacterCodes["H"] = 72)] = "H";
				CharacterCodes[(CharacterCodes["I"] = 73)] = "I";
				CharacterCodes[(CharacterCodes["J"] = 74)] = "J";
				CharacterCodes[(CharacterCodes["K"] = 75)] = "K";
				CharacterCodes[(CharacterCodes["L"] = 76)] = "L";
				CharacterCodes[(CharacterCodes["M"] = 77)] = "M";
				CharacterCodes[(CharacterCodes["N"] = 78)] = "N";
				CharacterCodes[(CharacterCodes["O"] = 79)] = "O";
				CharacterCodes[(CharacterCodes["P"] = 80)] = "P";
				CharacterCodes[(CharacterCodes["Q"] = 81)] = "Q";
				CharacterCodes[(CharacterCodes["R"] = 82)] = "R";
				CharacterCodes[(CharacterCodes["S"] = 83)] = "S";
				CharacterCodes[(CharacterCodes["T"] = 84)] = "T";
				CharacterCodes[(CharacterCodes["U"] = 85)] = "U";
				CharacterCodes[(CharacterCodes["V"] = 86)] = "V";
				CharacterCodes[(CharacterCodes["W"] = 87)] = "W";
				CharacterCodes[(CharacterCodes["X"] = 88)] = "X";
				CharacterCodes[(CharacterCodes["Y"] = 89)] = "Y";
				CharacterCodes[(CharacterCodes["Z"] = 90)] = "Z";
				CharacterCodes[(CharacterCodes["asterisk"] = 42)] = "asterisk";
				CharacterCodes[(CharacterCodes["backslash"] = 92)] = "backslash";
				CharacterCodes[(CharacterCodes["closeBrace"] = 125)] = "closeBrace";
				CharacterCodes[(CharacterCodes["closeBracket"] = 93)] = "closeBracket";
				CharacterCodes[(CharacterCodes["colon"] = 58)] = "colon";
				CharacterCodes[(CharacterCodes["comma"] = 44)] = "comma";
				CharacterCodes[(CharacterCodes["dot"] = 46)] = "dot";
				CharacterCodes[(CharacterCodes["doubleQuote"] = 34)] = "doubleQuote";
				CharacterCodes[(CharacterCodes["minus"] = 45)] = "minus";
				CharacterCodes[(CharacterCodes["openBrace"] = 123)] = "openBrace";
				CharacterCodes[(CharacterCodes["openBracket"] = 91)] = "openBracket";
				CharacterCodes[(CharacterCodes["plus"] = 43)] = "plus";
				CharacterCodes[(CharacterCodes["slash"] = 47)] = "slash";
				CharacterCodes[(CharacterCodes["formFeed"] = 12)] = "formFeed";
				CharacterCodes[(CharacterCodes["tab"] = 9)] = "tab";
			})(CharacterCodes || (CharacterCodes = {}));
		});
	}),
	479: ((__unused_webpack_module, exports, __webpack_require__) => {
		exports.Y = (...all) => __webpack_require__(3788).visit(...all);
	}),
};
