"use strict";
exports.id = 98;
exports.ids = [98];
exports.modules = {

/***/ 7435:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readEnvFile),
/* harmony export */   x: () => (/* binding */ patternOfEnvFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7390);



const ACCEPTED = 'the path of a dotenv file in the workspace or in RUNNER_TEMP, of at most 1 MiB';
/** Bytes. */
const LARGEST = 1_048_576;
/**
 * Reads the file that the input `env-file` names.
 * @returns its text; '' where none is named.
 * @throws InputFailure
 */
function readEnvFile(raw, { workspace, temp }) {
    const given = raw('env-file').trim();
    if (given === '')
        return '';
    const bad = (problem, cause) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP('env-file', `is "${given}"${problem}`, ACCEPTED, { cause });
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(workspace, given));
        if (![workspace, temp].some((folder) => folder !== '' && isInside((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), file))) {
            throw bad(', which is outside the workspace');
        }
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        if (!status.isFile())
            throw bad(', which is no file');
        if (status.size > LARGEST)
            throw bad(`, which has ${status.size} bytes`);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (thrown) {
        if (thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP)
            throw thrown;
        const { code } = thrown;
        throw bad(code === 'ENOENT' ? ', which is not there' : `, which cannot be read (${code})`, thrown);
    }
}
/**
 * The pattern, relative to the deployed directory, that keeps the file out of the package; '' where it is not below it.
 * @param directory the input, relative to the workspace or absolute.
 */
function patternOfEnvFile(raw, directory, { workspace }) {
    const given = raw('env-file').trim();
    const below = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(workspace, directory), node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(workspace, given));
    if (given === '' || below.startsWith('..') || node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(below))
        return '';
    return `/${below.replaceAll((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep), '/').replace(/[\\*?[\]]/g, '\\$&')}`;
}
function isInside(folder, file) {
    return file.startsWith(folder.endsWith((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)) ? folder : folder + (node_path__WEBPACK_IMPORTED_MODULE_1___default().sep));
}


/***/ }),

/***/ 2488:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ SET_BY_SERVICE),
  J: () => (/* binding */ parseEnvVars)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/domain/text/json-place.js
var json_place = __webpack_require__(2494);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/dotenv.js
const IN_QUOTES = 'Put the whole value in quotes of a kind that it does not contain, or give JSON: {"NAME": "value"}';
/**
 * Reads dotenv lines. Unlike in the package `dotenv`, a `#` begins a comment only after a blank, and a line that is no
 * assignment, or that can be read in two ways, is an error.
 * @throws what `bad` makes: it names the line or the variable, never a value.
 */
function parseDotenv(text, bad) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
    const vars = [];
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at];
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const { name, rest } = assignmentIn(line, at + 1, bad);
        if (/^\s*["'`]/.test(rest)) {
            const quoted = quotedValue([rest.trimStart(), ...lines.slice(at + 1)], name, at + 1, bad);
            vars.push([name, quoted.value]);
            at += quoted.more;
        }
        else
            vars.push([name, plainValue(rest, name, bad)]);
    }
    return vars;
}
function assignmentIn(line, number, bad) {
    const wrong = (problem) => bad(`is wrong on line ${number}: ${problem}`);
    const [, name, rest] = /^\s*(?:export\s+)?([^=]*?)\s*=(.*)$/.exec(line) ?? [];
    // A hint shows only what looks like a name: anything else may be a line of a secret.
    if (name === undefined || rest === undefined) {
        const colon = /^\s*([A-Z][A-Z0-9_]*):\s/.exec(line)?.[1];
        throw wrong(colon === undefined
            ? 'it is not NAME=value, and a value of several lines needs quotes around it'
            : `it is not NAME=value (did you mean "${colon}="?)`);
    }
    if (/\s/.test(name)) {
        const meant = /^[A-Z][A-Z0-9_]*(?: [A-Z][A-Z0-9_]*)+$/.test(name) ? name.replaceAll(' ', '_') : '';
        throw wrong(`the name contains a space${meant === '' ? '' : ` (did you mean "${meant}="?)`}`);
    }
    if (!/^[\w.-]*$/.test(name))
        throw wrong('the name has a character that is no letter, digit, "_", "." or "-"');
    return { name, rest };
}
/** A value without quotes around it, which ends before a blank and `#`. */
function plainValue(rest, name, bad) {
    const value = rest.replace(/\s#.*$/, '').trim();
    if (/^-----BEGIN [^-]+-----$/.test(value)) {
        throw bad(`sets "${name}" to the first line of a PEM`, 'Put the whole PEM, with its lines, in double quotes');
    }
    // An empty value before `#x` may be a colour, and a quoted piece with ` #` in it may be meant whole.
    const isEmptyBefore = value === '' && /^\s+#[^\s#]/.test(rest);
    if (isEmptyBefore || /[\s:=,([{](["'`])[^"'`]*\s#.*\1/.test(rest))
        throw twoWays(name, bad);
    return value;
}
/**
 * A value that begins with a quote. The same quote closes it where nothing or a comment follows on its line.
 * @param lines the rest of the first line, and all lines after it.
 * @returns with the number of lines that it takes beside the first.
 */
function quotedValue(lines, name, number, bad) {
    const quote = lines[0][0];
    for (const [more, line] of lines.entries()) {
        const quotes = [...line.matchAll(new RegExp(quote, 'g'))].map(({ index }) => index).slice(more === 0 ? 1 : 0);
        const bare = quotes.filter((at) => line[at - 1] !== '\\');
        const closing = quotes.filter((at) => /^(?:\s*$|\s+#)/.test(line.slice(at + 1)));
        const bareClosing = closing.filter((at) => bare.includes(at));
        const ends = bareClosing.length > 0 ? bareClosing : closing;
        if (ends.length > 1)
            throw twoWays(name, bad);
        // Another quote before it, further down, is that of another assignment: then this one was never closed.
        if (ends.length === 1 && (more === 0 || bare.length === 1)) {
            const value = [...lines.slice(0, more), line.slice(0, ends[0])].join('\n').slice(1);
            return { more, value: quote === '"' ? value.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : value };
        }
        if (bare.length > 0 && more === 0)
            throw bad(`sets "${name}" to quoted text with other text behind it`, IN_QUOTES);
        if (bare.length > 0)
            break;
    }
    throw bad(`is wrong on line ${number}: it opens a quote that is not closed`, IN_QUOTES);
}
function twoWays(name, bad) {
    return bad(`sets "${name}" on a line that can be read in two ways`, IN_QUOTES);
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/env-vars.js




/** Variables that the service itself sets, whatever is given. */
const SET_BY_SERVICE = ['KERNEL_API_KEY', 'KERNEL_BASE_URL', 'ENTRYPOINT_RELPATH'];
const ACCEPTED = 'dotenv lines (NAME=value) or one JSON object whose values are strings';
/**
 * Reads a JSON object where the text begins with `{` or `[`, dotenv lines otherwise.
 * @throws InputFailure that names the line or the variable, never a value.
 */
function parseEnvVars(text, input = 'env-vars') {
    const bad = (problem, advice) => new failure/* InputFailure */.RP(input, problem, advice === undefined ? ACCEPTED : `${ACCEPTED}. ${advice}`);
    const vars = /^\s*[[{]/.test(text) || text.trim() === 'null' ? fromJson(text, bad) : parseDotenv(text, bad);
    const seen = new Set();
    for (const [name, value] of vars) {
        if (name === '')
            throw bad('contains a variable with an empty name');
        if (/[=\0]/.test(name))
            throw bad('contains a variable whose name has "=" or NUL');
        if (!name.isWellFormed())
            throw bad('contains a variable whose name is not well-formed Unicode (a lone surrogate)');
        if (seen.has(name))
            throw bad(`sets "${name}" twice`);
        if (!value.isWellFormed())
            throw bad(`sets "${name}" to text that is not well-formed Unicode (a lone surrogate)`);
        if (value.includes('\0'))
            throw bad(`sets "${name}" to text with a NUL character`);
        seen.add(name);
    }
    return vars;
}
function fromJson(text, bad) {
    const value = (0,json/* parseJson */.qF)(text);
    if (value === undefined) {
        const place = (0,json_place/* placeOfJsonError */.z)(text);
        throw bad(`begins like JSON but does not parse${place === '' ? '' : ` (${place})`}`);
    }
    if (!(0,json/* isObject */.Gv)(value))
        throw bad('is JSON but not an object');
    for (const [name, entry] of Object.entries(value)) {
        if (typeof entry !== 'string')
            throw bad(`sets "${name}" to ${kindOf(entry)} where a string is needed`);
    }
    const repeated = (0,json_place/* repeatedKey */.m)(text);
    if (repeated !== undefined)
        throw bad(`sets "${repeated}" twice`);
    return Object.entries(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}


/***/ }),

/***/ 8618:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ secretsOfDeploy)
/* harmony export */ });
/* harmony import */ var _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7036);
/* harmony import */ var _domain_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6821);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1832);
/* harmony import */ var _env_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7435);
/* harmony import */ var _env_vars_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2488);





/**
 * The secrets among the inputs. They are collected before any input is checked, so that they are hidden even when another
 * input is bad.
 */
function secretsOfDeploy(raw, environment) {
    const vars = [...varsIn(() => raw('env-vars')), ...varsIn(() => (0,_env_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readEnvFile */ .S)(raw, environment))];
    const source = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(raw('source'));
    const { method: _method, ...auth } = Object((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(source, 'auth'));
    return {
        keys: (0,_domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .keysIn */ .q)(raw, 'github-token'),
        masked: [
            ...vars.filter(([name]) => saysSecret(name)).map(([, value]) => value),
            ...[...vars.map(([, value]) => value), ...textsIn(source)].flatMap(secretsOfAddress),
            ...(typeof (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(source, 'auth') === 'string' ? [(0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(source, 'auth')] : textsIn(auth)),
        ],
        values: vars.map(([, value]) => value),
        facts: ['version', 'entrypoint', 'region'].map((name) => raw(name).trim()),
    };
}
function varsIn(read) {
    try {
        return (0,_env_vars_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEnvVars */ .J)(read());
    }
    catch {
        return []; // reported when the inputs are checked, without quoting a value
    }
}
/** Whether a variable's name says that its value is secret. The name of an address, a file or an id says so of another. */
function saysSecret(name) {
    return SECRET_WORD.test(name) && !OF_ANOTHER.test(name);
}
const SECRET_WORD = /secret|token|passw|passphrase|credential|private|signature|webhook|(?:^|_)(?:pass|pwd|auth|jwt|sig)$|(?<!public_?)key$/i;
const OF_ANOTHER = /_(?:name|id|file|path|host|port|ttl|(?<!webhook_)url|uri|endpoint)$/i;
/** Parameters of an address whose values are secret, as in a link that is signed. */
const SECRET_PARAMETER = /token|secret|passw|credential|signature|^sig$|(?:api|access)[-_]?key/i;
/** What is secret in an address: its password, or a token in the place of its user, and secret parameters. */
function secretsOfAddress(text) {
    const [, user = '', password = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):?([^/?#@]*)@/i.exec(text.trim()) ?? [];
    const parameters = [...(URL.parse(text.trim())?.searchParams ?? [])].filter(([name]) => SECRET_PARAMETER.test(name));
    const secret = password || user;
    return [secret, (0,_domain_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .decoded */ .DH)(secret), ...parameters.map(([, value]) => value)].filter((one) => one !== '');
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}


/***/ }),

/***/ 4157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/app-deployments.js
var app_deployments = __webpack_require__(9339);
// EXTERNAL MODULE: ./lib/src/domain/records/id.js
var id = __webpack_require__(9310);
// EXTERNAL MODULE: ./lib/src/domain/reporting/deploy-record.js
var deploy_record = __webpack_require__(9628);
// EXTERNAL MODULE: ./lib/src/github/check-runs.js
var check_runs = __webpack_require__(1676);
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(6798);
// EXTERNAL MODULE: ./lib/src/github/notices.js
var notices = __webpack_require__(3164);
// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(522);
;// CONCATENATED MODULE: ./lib/src/github/earlier.js







/** Milliseconds for all reads together, pauses included. A rate limit's pause is mostly a minute. */
const READING_MS = 90_000;
/** @param runKey what this attempt itself marks its objects with; '' where it makes none. */
function openEarlier(inputs, edges, runKey = '') {
    const { environment, log, redactName } = edges;
    const { trigger, runAttempt, runId } = environment;
    const keeper = ['check', 'deployment'].find((name) => inputs.reportTo.includes(name));
    const github = (0,client/* openGitHub */.o)(inputs, edges);
    if (runAttempt === 1)
        return async () => ({ kind: 'none' });
    if (github.kind === 'missing' || trigger.commit === '' || keeper === undefined) {
        return async () => {
            log.info('Did not look for a deployment of an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"');
            return { kind: 'none' };
        };
    }
    const query = {
        sha: trigger.commit,
        reportName: redactName(inputs.reportName),
        environment: redactName(inputs.environment),
    };
    return async (signal, withinMs) => {
        const limits = { signal, withinMs: Math.min(READING_MS, withinMs), retries: Number.POSITIVE_INFINITY };
        try {
            const stored = await github.ask(limits, (api) => (keeper === 'check' ? inChecks : inDeployments)(api, query));
            const attempts = stored.filter(({ name, record: { run } }) => name === query.reportName && run !== runKey && (0,deploy_record/* isOfRun */.NG)(run, runId));
            return { kind: 'read', attempts, ids: stored.map(({ record }) => record.deployment).filter(id/* isId */.eQ) };
        }
        catch (thrown) {
            signal.throwIfAborted();
            return { kind: 'unread', why: `${keeper}: ${(0,notices/* whyNot */.OB)(thrown, notices/* PERMISSIONS */.Jj[keeper])}` };
        }
    };
}
/** What the check runs of the commit hold, those of other jobs too. */
async function inChecks(api, { sha }) {
    const checks = await (0,check_runs/* readCheckRuns */.z)(api, sha);
    return checks.map(({ record, name, conclusion, startedAt }) => {
        // Nobody has said how an open one ended, so its request may have been sent.
        const mayExist = conclusion === '' && record.deployment === '';
        return { name, startedAt, record: mayExist ? { ...record, deployment: deploy_record/* MAY_EXIST */.a9 } : record };
    });
}
async function inDeployments(api, { sha, reportName, environment }) {
    const query = { sha, task: (0,app_deployments/* taskOf */.Xb)(reportName), environment };
    const items = await Array.fromAsync(api.items('GET /repos/{owner}/{repo}/deployments', query));
    return (0,response/* newestFirst */.ll)(items).flatMap((one) => {
        const record = (0,deploy_record/* readRecord */.aE)((0,response/* payloadOf */.Md)(one));
        return record === undefined ? [] : { name: reportName, record, startedAt: '' };
    });
}

// EXTERNAL MODULE: ./lib/src/github/open-reporters.js + 6 modules
var open_reporters = __webpack_require__(3942);
// EXTERNAL MODULE: ./lib/src/github/pull-state.js
var pull_state = __webpack_require__(7614);
// EXTERNAL MODULE: ./lib/src/http/transport.js
var transport = __webpack_require__(7095);
// EXTERNAL MODULE: ./lib/src/runner/runner.js + 13 modules
var runner_runner = __webpack_require__(8129);
// EXTERNAL MODULE: ./lib/src/service/apps.js
var apps = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/src/service/deployments.js
var deployments = __webpack_require__(3405);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./lib/src/workspace/select/directory.js
var select_directory = __webpack_require__(9439);
;// CONCATENATED MODULE: ./lib/src/workspace/git.js




/**
 * Finds git's absolute path, or undefined if it is not installed. Only absolute folders on PATH count, and none inside
 * the workspace: a `git.exe` that is part of the checkout must not be run.
 * @param searchPath the PATH variable, as the system writes it.
 */
function findGit(searchPath, platform, workspace) {
    const { delimiter, isAbsolute, join } = platform === 'win32' ? (external_node_path_default()).win32 : (external_node_path_default()).posix;
    return searchPath
        .split(delimiter)
        .map((folder) => folder.replace(/^"(.*)"$/, '$1'))
        .filter((folder) => isAbsolute(folder) && !(0,select_directory/* isInside */.FK)(workspace, folder))
        .map((folder) => join(folder, platform === 'win32' ? 'git.exe' : 'git'))
        .find(isFile);
}
/** A folder of PATH that this user may not look into holds no git for it. */
function isFile(at) {
    try {
        return (0,external_node_fs_.statSync)(at).isFile();
    }
    catch {
        return false;
    }
}
/** Milliseconds that git may take to print an index. */
const TIMEOUT_MS = 10_000;
/** The most bytes of a printed index: about four million files of 130 bytes each. */
const LARGEST_PRINT = 512 * 1024 * 1024;
/**
 * Lists what git's index has of a folder.
 * @param args of `git ls-files -z`.
 * @throws the error of the process, where git refuses or the folder is in no repository.
 */
function lsFiles(git, folder, args) {
    // The checkout may belong to another user, as in a container. A program that its config names must not run.
    const config = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const listing = (0,external_node_child_process_.execFileSync)(git, [...config, 'ls-files', '-z', ...args], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: LARGEST_PRINT,
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: TIMEOUT_MS,
        windowsHide: true,
    });
    return listing.split('\0').filter((line) => line !== '');
}

;// CONCATENATED MODULE: ./lib/src/workspace/checked-out.js



/** Milliseconds for git. */
const GIT_MS = 10_000;
/** The commit that is checked out in the workspace; undefined where git does not tell. */
function checkedOut(workspace, searchPath, platform) {
    const git = findGit(searchPath, platform, workspace);
    if (git === undefined)
        return undefined;
    try {
        // The checkout may belong to another user, as in a container.
        const said = (0,external_node_child_process_.execFileSync)(git, ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'], {
            cwd: workspace,
            encoding: 'utf8',
            timeout: GIT_MS,
            stdio: ['ignore', 'pipe', 'ignore'],
        }).trim();
        return (0,id/* isCommit */.WM)(said) ? said : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/workspace/checks/lfs-pointers.js
var lfs_pointers = __webpack_require__(9009);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/workspace/checks/warning.js
var warning = __webpack_require__(4193);
;// CONCATENATED MODULE: ./lib/src/workspace/checks/manifests.js





/** The files that tell the service what to install. It looks for them at the package's root. */
const MANIFESTS = ['package.json', 'pyproject.toml'];
/** Entries of the manifests at the package's root that lead out of the package: nobody can install them from it. */
function needsWhatIsOutside({ directory: { root }, selection: { files } }) {
    const has = (at) => files.some((file) => file.path === at || file.path.startsWith(`${at}/`));
    const read = (name) => (has(name) ? textOf(external_node_path_default().join(root, name)) : '');
    const dependencies = outsideOf(read('package.json'), has('pnpm-workspace.yaml'));
    const needs = [
        ...dependencies.filter(([name]) => !has(`node_modules/${name}`)).map(([, what]) => `${what} in package.json`),
        ...pathsOutside(read('pyproject.toml')).map((what) => `${what} in pyproject.toml`),
    ];
    if (needs.length === 0)
        return undefined;
    return {
        title: 'A manifest needs files that are not in the package',
        message: `The manifest needs files that are not in the package: ${(0,format/* listFirst */.rL)(needs, warning/* SHOWN */.k)}. The service cannot install them. Set "directory" to a folder that contains them too, or bundle them into the app.`,
    };
}
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
/** The dependencies of a package.json that another folder or the root of a workspace has: their names, and what is written. */
function outsideOf(text, isWorkspace) {
    const manifest = (0,json/* parseJson */.qF)(text);
    if (!(0,json/* isObject */.Gv)(manifest))
        return [];
    const isRoot = isWorkspace || manifest.workspaces !== undefined;
    const leadsOut = (version) => /^(?:workspace|catalog):/.test(version) ? !isRoot : /^(?:(?:file|link|portal):)?\.\.\//.test(version);
    return FIELDS.flatMap((field) => Object.entries((0,json/* isObject */.Gv)(manifest[field]) ? manifest[field] : {}))
        .filter(([, version]) => typeof version === 'string' && leadsOut(version))
        .map(([name, version]) => [name, `"${name}": "${version}"`]);
}
/** `path = "../\u2026"`, as uv, poetry and pdm write it in tables of either form. */
function pathsOutside(toml) {
    const lines = toml.split('\n').map((line) => line.trim());
    return lines.filter((line) => !line.startsWith('#') && /\bpath\s*=\s*["']\.\.(?:\/|["'])/.test(line));
}
function textOf(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return ''; // Packing says what is wrong with it.
    }
}
/** A manifest that is above the deployed directory, and none at the package's root. */
function noManifest({ directory, selection: { files }, entrypoint }) {
    const { workspace, base } = directory;
    if (files.some((file) => MANIFESTS.includes(file.path)))
        return undefined;
    const segments = base === '' ? [] : base.split('/');
    const above = segments.map((_, index) => segments.slice(0, -1 - index).join('/') || '.');
    const there = above
        .flatMap((folder) => MANIFESTS.map((name) => external_node_path_default().posix.join(folder, name)))
        .find((name) => (0,external_node_fs_.existsSync)(external_node_path_default().join(workspace, name)));
    if (there === undefined)
        return undefined;
    const folder = external_node_path_default().posix.dirname(there);
    const fromThere = external_node_path_default().posix.relative(folder, external_node_path_default().posix.join(base, entrypoint));
    return {
        title: 'No manifest at the root of the package',
        message: `The package has no ${MANIFESTS.join(' or ')} at its root, but "${there}" exists: the service installs only the dependencies of a manifest at the root. Set "directory" to "${folder}" and "entrypoint" to "${fromThere}", or have the build copy a manifest into the deployed folder.`,
    };
}

;// CONCATENATED MODULE: ./lib/src/workspace/checks/checks.js







/** Each finds one kind of mistake that a service would tell late, or never. The next is one more row. */
const CHECKS = [
    secretsLeftOut,
    matchesNothing,
    trackedButIgnored,
    lfs_pointers/* lfsPointers */.Ac,
    needsWhatIsOutside,
    noManifest,
    linkedStore,
];
/**
 * Looks at the selected files for what the user may not have meant.
 * @throws InputFailure if the entrypoint is a git-lfs pointer.
 */
function warningsOf(app) {
    return CHECKS.flatMap((check) => check(app) ?? []);
}
function secretsLeftOut({ selection }) {
    const names = selection.leftOut.filter(({ secret }) => secret).flatMap(({ examples }) => examples);
    if (names.length === 0)
        return undefined;
    return {
        title: 'Left out: may hold secrets',
        message: `${(0,format/* count */.U9)(names.length, 'file')} that may hold secrets ${names.length === 1 ? 'is' : 'are'} left out of the package: ${(0,format/* listFirst */.rL)(names, warning/* SHOWN */.k)}. To include one, name it in "exclude": "!${names[0]}". To silence this warning, name it in an ignore file.`,
    };
}
/** Patterns of `exclude` that match nothing: most likely they are not written as git reads them. */
function matchesNothing({ directory: { root }, selection: { files, unmatched } }) {
    // The walk does not look into a folder that is left out.
    const isInLeftOut = (pattern) => {
        const [at = ''] = /^(?!\.{1,2}\/)[^*?[]+(?=\/|$)/.exec(pattern.replace(/^!?\/?|\/$/g, '')) ?? [];
        const isPacked = files.some((file) => file.path === at || file.path.startsWith(`${at}/`));
        return at !== '' && !isPacked && (0,external_node_fs_.existsSync)(external_node_path_default().join(root, at));
    };
    const patterns = unmatched.filter((pattern) => !isInLeftOut(pattern)).map((pattern) => `"${pattern}"`);
    if (patterns.length === 0)
        return undefined;
    return {
        title: 'A pattern matches nothing',
        message: `Nothing in the directory matches these patterns of "exclude": ${(0,format/* listFirst */.rL)(patterns, warning/* SHOWN */.k)}. Correct or remove them: a pattern is a line as in a .gitignore, it starts at "directory" without "./", and has no commas, braces or quotes.`,
    };
}
/** Files in git's index that a `.gitignore` leaves out: whoever committed them wants them. Templates ignore `lib/`. */
function trackedButIgnored({ directory: { root }, selection, git }) {
    const { files, leftOut } = selection;
    if (git === undefined || !leftOut.some(({ rule }) => /(?:^|\/)\.gitignore line \d/.test(rule)))
        return undefined;
    const packed = new Set(files.map((file) => file.path));
    const names = trackedAndIgnored(git, root).filter((name) => !packed.has(name));
    const [first] = names;
    if (first === undefined)
        return undefined;
    const left = leftOut.flatMap(({ examples }) => examples);
    const leftWith = left.find((at) => first === at || (at.endsWith('/') && first.startsWith(at))) ?? first;
    return {
        title: 'Left out: files that git tracks',
        message: `${(0,format/* count */.U9)(names.length, 'file')} that git tracks ${names.length === 1 ? 'is' : 'are'} left out of the package by a .gitignore: ${(0,format/* listFirst */.rL)(names, warning/* SHOWN */.k)}. To include them, add to "exclude", for example, "!${leftWith}". To silence this warning, list what to leave out in a .deployignore, which replaces .gitignore.`,
    };
}
/** None where git refuses, or there is no repository. */
function trackedAndIgnored(git, folder) {
    try {
        return lsFiles(git, folder, ['-c', '-i', '--exclude-per-directory=.gitignore']);
    }
    catch {
        return [];
    }
}
/** A package manager's store of packages that are linked to each other: a copy of one has none of the others beside it. */
function linkedStore({ selection: { linkedStore } }) {
    if (linkedStore.length === 0)
        return undefined;
    return {
        title: 'Links of node_modules became copies',
        message: `${(0,format/* count */.U9)(linkedStore.length, 'link')} to the package manager's store (such as node_modules/.pnpm) ${linkedStore.length === 1 ? 'is packed as a copy of its target' : 'are packed as copies of their targets'}: ${(0,format/* listFirst */.rL)(linkedStore, warning/* SHOWN */.k)}. A copy may not find its dependencies, or finds other versions. Set "links" to "keep", or leave node_modules out, so that the service installs the dependencies.`,
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failures_failure = __webpack_require__(7390);
;// CONCATENATED MODULE: ./lib/src/workspace/package.js




/**
 * Writes a package into a new folder, which is removed again on an error.
 * @param streamed where it was read before, it must have the same bytes now.
 * @param temp the runner's folder for temporary files, '' for the system's.
 * @throws PackageFailure, StepFailure `package` (disk full), or the signal's reason.
 */
async function makePackage(streamed, temp) {
    const folder = await (0,promises_.mkdtemp)(external_node_path_default().join(temp === '' ? (0,external_node_os_.tmpdir)() : temp, 'browser-deploy-')).catch(cannotWrite);
    try {
        const file = external_node_path_default().join(folder, 'app.zip');
        return { path: file, ...(await write(streamed, file)) };
    }
    catch (error) {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        throw error;
    }
}
async function write(streamed, file) {
    const handle = await (0,promises_.open)(file, 'wx', 0o600).catch(cannotWrite);
    try {
        for await (const chunk of streamed.open())
            await handle.writeFile(chunk).catch(cannotWrite);
    }
    finally {
        await handle.close();
    }
    return streamed.facts();
}
function cannotWrite(error) {
    throw new failures_failure/* StepFailure */.pH({
        kind: 'package',
        message: `The package could not be written to the folder for temporary files (${error.code}).`,
        advice: error.code === 'ENOSPC'
            ? 'The disk is full: free disk space on the runner, or leave out more with "exclude".'
            : 'Check the permissions of RUNNER_TEMP.',
        retryable: true,
        cause: error,
    });
}

// EXTERNAL MODULE: ./lib/src/workspace/ready/file.js
var ready_file = __webpack_require__(5577);
// EXTERNAL MODULE: ./lib/src/workspace/select/entrypoint.js
var entrypoint = __webpack_require__(5488);
;// CONCATENATED MODULE: ./lib/src/workspace/select/git-modes.js


/** Modes and links of a folder from git's index, for Windows, whose disk has no executable bit and often no links. */
class GitModes {
    #root;
    /** The mode of each file, such as 100755, by its path. */
    #modes = new Map();
    #count = { indexed: 0, executable: 0, unknown: 0 };
    #problem;
    /** @param root real path of the folder. @param git its absolute path; undefined where there is none. */
    constructor(root, git) {
        this.#root = root;
        if (git === undefined) {
            this.#problem = 'git was not found on PATH';
            return;
        }
        try {
            // Each line: mode, object, stage, tab, path.
            for (const line of lsFiles(git, root, ['-s', '--recurse-submodules']))
                this.#modes.set(line.slice(line.indexOf('\t') + 1).toLowerCase(), line.slice(0, 6));
        }
        catch (error) {
            const { status, code } = error;
            this.#problem = `git ls-files failed (${code ?? `exit code ${status}`})`;
        }
    }
    /** Whether the disk holds a link as a text, its target. @param file real path. */
    isLinkHeldAsText(file) {
        return this.#modeOf(file) === '120000';
    }
    /** Whether a file to be packed is executable. Also counts it. */
    isExecutable(file) {
        const mode = this.#modeOf(file);
        this.#count[mode === undefined ? 'unknown' : 'indexed']++;
        if (mode === '100755')
            this.#count.executable++;
        return mode === '100755';
    }
    modes() {
        return { ...this.#count, problem: this.#problem };
    }
    /** Windows ignores case, and the disk may spell a name in another case than git. */
    #modeOf(file) {
        return this.#modes.get(external_node_path_default().relative(this.#root, file).replaceAll((external_node_path_default()).sep, '/').toLowerCase());
    }
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
var posix_default = /*#__PURE__*/__webpack_require__.n(posix_);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/workspace/lean-memory.js
var lean_memory = __webpack_require__(8383);
// EXTERNAL MODULE: ./lib/src/workspace/select/entry-name.js
var entry_name = __webpack_require__(5426);
// EXTERNAL MODULE: ./lib/src/workspace/refusals.js
var refusals = __webpack_require__(3878);
// EXTERNAL MODULE: ./lib/src/workspace/select/ignore-rules.js
var ignore_rules = __webpack_require__(8462);
;// CONCATENATED MODULE: ./lib/src/workspace/select/ignore-files.js




/**
 * Collects the rules at the deployed directory. A `.deployignore` there replaces all `.gitignore` files. Later rules win:
 * built-in rules, those of the folders above, those of each folder on the way down, and last the input `exclude`.
 */
function initialRules(directory, exclude) {
    const { root, base } = directory;
    const own = hasDeployignore(root);
    const above = own ? [] : filesAbove(directory);
    const last = (0,ignore_rules/* parseExclude */.Eg)(exclude, base);
    const unmatched = new ignore_rules/* Unmatched */.u3(last);
    const named = (0,ignore_rules/* namedDirectoryRules */.yO)(base);
    const rules = [...above.flatMap(({ rules }) => rules), ...named];
    return {
        rules: new ignore_rules/* IgnoreRules */.w0(rules, last, unmatched),
        ofRepository: own ? undefined : new ignore_rules/* IgnoreRules */.w0(named, last, unmatched),
        unmatched,
        ignoreFile: own ? '.deployignore' : '.gitignore',
        read: above.map(({ path }) => path),
    };
}
/**
 * Reads the rules of one ignore file; undefined if there is none. As in git, a folder of that name does not count, nor
 * does anything else that is not a file, nor a `.gitignore` that is a link.
 * @throws PackageFailure that names it.
 */
function readIgnoreFile({ at, folder, name, base }) {
    const file = external_node_path_default().join(at, name);
    const shown = external_node_path_default().posix.join(folder, name);
    try {
        if (!isIgnoreFile(file, name))
            return undefined;
        return { path: shown, rules: (0,ignore_rules/* parseIgnoreFile */.a0)((0,external_node_fs_.readFileSync)(file, 'utf8'), folder, name) };
    }
    catch (error) {
        throw (0,refusals/* unreadable */.O$)(external_node_path_default().posix.relative(base, shown), error);
    }
}
/**
 * Whether there is a regular file to read rules from; reading a FIFO or a device might never end. As in git, a
 * `.gitignore` must not be a link. A `.deployignore` may be one, for example to a `.dockerignore`.
 */
function isIgnoreFile(file, name) {
    const look = name === '.gitignore' ? external_node_fs_.lstatSync : external_node_fs_.statSync;
    return look(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
/** @throws PackageFailure where the directory may not be entered: this is the first look into it. */
function hasDeployignore(root) {
    const name = '.deployignore';
    const file = external_node_path_default().join(root, name);
    try {
        return isIgnoreFile(file, name);
    }
    catch (error) {
        throw (0,refusals/* unreadable */.O$)(error.code === 'ELOOP' ? name : '.', error);
    }
}
/** Whether a folder is the top of a repository: a checkout, a worktree or a submodule. */
function isRepository(folder) {
    const git = external_node_path_default().join(folder, '.git');
    try {
        return (0,external_node_fs_.existsSync)(external_node_path_default().join(git, 'HEAD')) || (0,external_node_fs_.readFileSync)(git, 'latin1').startsWith('gitdir: ');
    }
    catch {
        return false; // It is not there, or is no repository.
    }
}
/** Reads the `.gitignore` files above the deployed directory, up to the repository's root, as git does. */
function filesAbove({ workspace, base }) {
    const segments = base === '' ? [] : base.split('/');
    const folders = segments.map((_, index) => segments.slice(0, index).join('/'));
    const isTop = (folder) => isRepository(external_node_path_default().join(workspace, folder));
    if (isTop(base))
        return [];
    const top = Math.max(0, folders.findLastIndex(isTop));
    const read = (folder) => readIgnoreFile({ at: external_node_path_default().join(workspace, folder), folder, name: '.gitignore', base });
    return folders.slice(top).flatMap((folder) => read(folder) ?? []);
}

// EXTERNAL MODULE: ./lib/src/workspace/select/left-out.js
var left_out = __webpack_require__(5586);
// EXTERNAL MODULE: ./lib/src/workspace/select/built-in.js
var built_in = __webpack_require__(5022);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/src/workspace/select/link.js






/**
 * Follows a link to its final target.
 * @throws PackageFailure if it is circular, or leads nowhere, outside the deployed directory, or not to a file or folder.
 */
function followLink(link) {
    const { root, chain, name } = link;
    const { at, status } = endOf(link);
    if (!(0,select_directory/* isInside */.FK)(root, at)) {
        const advice = 'Replace it with a copy, leave it out with "exclude", or deploy a folder that contains both.';
        throw new failures_failure/* PackageFailure */.fs(name, 'it is a link that leads outside the deployed directory', advice);
    }
    const isFolder = status.isDirectory();
    if (!isFolder && !status.isFile())
        throw (0,refusals/* notAFile */.$y)(name, status);
    if (chain.includes(at))
        throw new failures_failure/* PackageFailure */.fs(name, 'it links to one of its parent folders', LEAVE_OUT);
    const inside = external_node_path_default().relative(root, at).split((external_node_path_default()).sep).join('/');
    return { at, path: inside + (isFolder ? '/' : ''), isFolder, identity: `${status.dev}:${status.ino}` };
}
const LEAVE_OUT = 'Remove the link, or leave it out with "exclude".';
function endOf({ name, source, isHeldAsText }) {
    try {
        const real = external_node_fs_.realpathSync.native(source, 'buffer');
        if (!(0,external_node_buffer_.isUtf8)(real))
            throw new failures_failure/* PackageFailure */.fs(name, 'it is a link to a name that is not valid UTF-8', LEAVE_OUT);
        let at = real.toString();
        for (let texts = 0; isHeldAsText(at); texts++) {
            if (texts === MOST_TEXTS)
                throw Object.assign(new Error('a circle'), { code: 'ELOOP' });
            at = external_node_fs_.realpathSync.native(external_node_path_default().resolve(external_node_path_default().dirname(at), (0,external_node_fs_.readFileSync)(at, 'utf8')));
        }
        return { at, status: (0,external_node_fs_.statSync)(at) };
    }
    catch (error) {
        if (error instanceof failures_failure/* PackageFailure */.fs)
            throw error;
        const problem = PROBLEMS[error.code ?? ''];
        if (problem === undefined)
            throw (0,refusals/* unreadable */.O$)(name, error);
        throw new failures_failure/* PackageFailure */.fs(name, problem, LEAVE_OUT, { cause: error });
    }
}
/** The most texts that are followed in a row: as many links as Linux follows. */
const MOST_TEXTS = 40;
/** The meaning of the system's error codes for a link. */
const PROBLEMS = {
    ELOOP: 'it is a circular link',
    ENOENT: 'it is a link that leads nowhere',
    ENOTDIR: 'it is a link that leads nowhere',
};

;// CONCATENATED MODULE: ./lib/src/workspace/select/walk.js









/**
 * A file of a folder. Its paths are put together when they are asked for: two of them kept for each of 100,000 files
 * would take 25 MiB.
 */
class FolderFile {
    executable;
    #folder;
    #name;
    /** @param executable see SelectedFile. */
    constructor(folder, name, executable) {
        this.#folder = folder;
        this.#name = name;
        if (executable !== undefined)
            this.executable = executable;
    }
    get path() {
        return this.#folder.name + this.#name;
    }
    get source() {
        return `${this.#folder.at}/${this.#name}`;
    }
}
/** The stores of pnpm, of Yarn and npm where they link, and of Bun. */
const STORE = /(?:^|\/)node_modules\/\.(?:pnpm|store|bun)\//;
/** Walks a directory once. Left-out folders are never entered, and only links need an extra look at the disk. */
class Walk {
    files = [];
    /** Paths of the ignore files that were read, relative to the workspace. */
    read = [];
    /** What a built-in rule leaves out, and a pattern that names it took back. */
    takenBack = [];
    /** Links that were followed into the store of a package manager. */
    linkedStore = [];
    #directory;
    #initial;
    #left;
    #keepLinks;
    #gitModes;
    #isHeldAsText;
    /** @param keepLinks see SelectOptions. @param gitModes given if the disk has neither modes nor links. */
    constructor(directory, initial, left, keepLinks, gitModes) {
        this.#directory = directory;
        this.#initial = initial;
        this.#left = left;
        this.#keepLinks = keepLinks;
        this.#gitModes = gitModes;
        this.#isHeldAsText = (file) => gitModes?.isLinkHeldAsText(file) ?? false;
    }
    /** Walks the whole directory. Yields the same numbers as `#folder`. */
    all() {
        const { root } = this.#directory;
        return this.#folder({ at: root, name: '', rules: this.#initial.rules, chain: [root] });
    }
    /** Walks a folder. Yields the number of entries of each folder, so that the caller can pause in between. */
    *#folder(folder) {
        const entries = listed(folder);
        yield entries.length;
        const inside = { ...folder, rules: this.#rulesOf(folder, entries) };
        const kept = entries.map((entry) => this.#resolve(inside, entry));
        for (const entry of (0,entry_name/* inOrderOfPaths */.tu)(kept.filter((one) => one !== undefined))) {
            if (entry.kind === 'file')
                this.files.push(entry.file);
            else {
                const { at, sortName: name } = entry;
                yield* this.#folder({ ...inside, at, name, chain: [...folder.chain, at] });
            }
        }
    }
    #rulesOf(folder, entries) {
        const rules = this.#rulesAtTop(folder, entries) ?? folder.rules;
        const { ignoreFile } = this.#initial;
        if (!entries.some((entry) => entry.name === ignoreFile && !entry.isDirectory()))
            return rules;
        const inRoot = this.#inRoot(folder.name).replace(/\/$/, '');
        const { base } = this.#directory;
        const file = readIgnoreFile({ at: folder.at, folder: inRoot, name: ignoreFile, base });
        if (file === undefined)
            return rules;
        this.read.push(file.path);
        return rules.with(file.rules);
    }
    /** The initial rules of a folder that is the top of a nested repository; undefined for any other folder. */
    #rulesAtTop({ name, at }, entries) {
        const { ofRepository } = this.#initial;
        if (name === '' || ofRepository === undefined || !entries.some((entry) => entry.name === '.git'))
            return undefined;
        return isRepository(at) ? ofRepository : undefined;
    }
    /** Decides how an entry is packed; undefined if it is left out. */
    #resolve(folder, entry) {
        const name = folder.name + entry.name;
        const source = `${folder.at}/${entry.name}`;
        const isFolder = entry.isDirectory();
        const sortName = isFolder ? `${name}/` : name;
        if (entry.name.toLowerCase() === '.git')
            return this.#left.add(ignore_rules/* GIT_RULE */.OL, sortName, '');
        if (!this.#isPacked(folder.rules, sortName, source))
            return undefined;
        // Checked before any access to the entry, because a name that is not UTF-8 does not lead back to it.
        (0,entry_name/* requireEntryName */.Ft)(sortName);
        if (isFolder)
            return { kind: 'folder', sortName, at: source };
        if (entry.isSymbolicLink() || (entry.isFile() && this.#isHeldAsText(source)))
            return this.#follow(folder, name, source);
        if (entry.isFile()) {
            const file = new FolderFile(folder, entry.name, this.#gitModes?.isExecutable(source));
            return { kind: 'file', sortName: name, file };
        }
        throw (0,refusals/* notAFile */.$y)(name, entry);
    }
    #follow(folder, name, source) {
        const isHeldAsText = this.#isHeldAsText;
        const { root } = this.#directory;
        const chain = this.#keepLinks ? [] : folder.chain;
        const target = followLink({ root, chain, name, source, isHeldAsText });
        const { at, isFolder, identity } = target;
        if (!this.#keepLinks && STORE.test(target.path))
            this.linkedStore.push(name);
        if ((0,select_directory/* hasGit */.tG)(target.path))
            return this.#left.add(ignore_rules/* GIT_RULE */.OL, name, '');
        const holdsKey = () => !isFolder && (0,built_in/* holdsPrivateKey */.jc)(at);
        const secret = at === root ? undefined : folder.rules.secretRuleFor(this.#inRoot(target.path), holdsKey);
        if (secret !== undefined)
            return this.#left.add(secret, name, target.path);
        // As a link to its end, whatever other links are on the way there: equal on every system.
        const link = external_node_path_default().relative(folder.at, at).split((external_node_path_default()).sep).join('/') || '.';
        if (this.#keepLinks)
            return { kind: 'file', sortName: name, file: { path: name, source, link } };
        if (isFolder)
            return this.#isPacked(folder.rules, `${name}/`, at) ? { kind: 'folder', sortName: `${name}/`, at } : undefined;
        const executable = this.#gitModes?.isExecutable(at);
        const file = { path: name, source: at, identity, ...(executable === undefined ? {} : { executable }) };
        return { kind: 'file', sortName: name, file };
    }
    #isPacked(rules, name, source) {
        const decision = rules.decide(this.#inRoot(name), () => (0,built_in/* holdsPrivateKey */.jc)(source));
        if (decision?.kind === 'taken-back')
            this.takenBack.push(name);
        if (decision?.kind !== 'out')
            return true;
        this.#left.add(decision.rule, name);
        return false;
    }
    /** The path of a name in the package relative to the workspace, as all rules need it. */
    #inRoot(name) {
        return this.#directory.base === '' ? name : `${this.#directory.base}/${name}`;
    }
}
function listed(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder.at, { withFileTypes: true });
    }
    catch (error) {
        throw (0,refusals/* unreadable */.O$)(folder.name === '' ? '.' : folder.name, error);
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/select/select.js







/** Entries after which the walk lets the event loop handle signals and timers: a few milliseconds of work. */
const SLICE = 1000;
/**
 * Walks the deployed directory once. Folders that are left out are never entered.
 * @param gitModes provides modes and links if the disk does not have them.
 * @throws PackageFailure that names the file which cannot be packed.
 */
async function selectFiles(directory, { exclude, entrypoint, keepLinks = false }, gitModes) {
    const initial = initialRules(directory, exclude);
    const left = new left_out/* LeftOutTally */.U(entrypoint);
    const walk = new Walk(directory, initial, left, keepLinks, gitModes);
    let sincePause = 0;
    for (const entries of walk.all()) {
        sincePause += entries;
        if (sincePause < SLICE)
            continue;
        sincePause = 0;
        (0,lean_memory/* keepMemoryLean */.x)();
        await (0,external_node_timers_promises_.setImmediate)();
    }
    const ignoreFiles = [...initial.read, ...walk.read];
    const { leftEntrypoint } = left;
    const { linkedStore } = walk;
    const files = keepLinks ? withoutLoose(walk.files, left) : walk.files;
    const takenBack = walk.takenBack.sort(entry_name/* compareBytes */.Xo);
    return {
        files,
        leftOut: left.list(),
        ignoreFiles,
        leftEntrypoint,
        takenBack,
        unmatched: initial.unmatched.list(),
        linkedStore,
        modes: gitModes?.modes(),
    };
}
/** The files without links that would lead nowhere in the package, because what they lead to is left out. */
function withoutLoose(files, left) {
    const there = new Set(['.']);
    for (const { path: file, link } of files)
        for (let at = link === undefined ? file : posix_default().dirname(file); !there.has(at); at = posix_default().dirname(at))
            there.add(at);
    return files.filter(({ path: file, link }) => {
        if (link === undefined || there.has(posix_default().join(posix_default().dirname(file), link)))
            return true;
        left.add('a link to what is left out', file, '');
        return false;
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/src/workspace/listing.js
var listing = __webpack_require__(7879);
;// CONCATENATED MODULE: ./lib/src/workspace/stream-package.js



/**
 * Packs the files while they are sent, and keeps only the bytes in transit.
 * @param options see archiveOf; `signal` ends a pass with its reason.
 */
function streamPackage(files, { signal, ...options }) {
    let facts;
    /** Of the pass that began last: an earlier one that was given up may still be at work. */
    let latest = { listing: new listing/* Listing */.l(), size: 0 };
    return {
        async *open() {
            const own = { listing: new listing/* Listing */.l(), size: 0 };
            latest = own;
            const hash = (0,external_node_crypto_.createHash)('sha256');
            const { archiveOf } = await Promise.all(/* import() */[__webpack_require__.e(692), __webpack_require__.e(331)]).then(__webpack_require__.bind(__webpack_require__, 7331)); // loads archiver, which a step that packs nothing does without
            for await (const chunk of archiveOf(files, options, (entry) => own.listing.add(entry))) {
                signal.throwIfAborted();
                hash.update(chunk);
                own.size += chunk.length;
                yield chunk;
            }
            const { files: count, contentSize, largest } = own.listing;
            const now = { files: count, contentSize, largest, size: own.size, digest: `sha256:${hash.digest('hex')}` };
            if (facts !== undefined && facts.digest !== now.digest)
                throw treeChanged();
            facts = now;
        },
        facts: () => facts,
        progress: () => ({ files: latest.listing.files, contentSize: latest.listing.contentSize, size: latest.size }),
    };
}
function treeChanged() {
    return new failures_failure/* PackageFailure */.fs('.', 'the folder changed between two tries', 'Make sure that nothing writes to it during the deploy, or leave the changing files out with "exclude".');
}

;// CONCATENATED MODULE: ./lib/src/workspace/workspace.js









function openWorkspace({ workspace, temp, platform, searchPath }) {
    const gitFor = (workspace) => findGit(searchPath, platform, workspace);
    const modesOf = ({ root, workspace }) => platform === 'win32' ? new GitModes(root, gitFor(workspace)) : undefined;
    return {
        locate: (directory) => (0,select_directory/* locateDirectory */.m5)(workspace, directory),
        select: (directory, options) => selectFiles(directory, options, modesOf(directory)),
        requireEntrypoint: entrypoint/* requireEntrypoint */.k,
        check: (directory, selection, entrypoint) => warningsOf({ directory, selection, entrypoint, git: gitFor(directory.workspace) }),
        stream: streamPackage,
        pack: (streamed) => makePackage(streamed, temp),
        openPackage: (file, options) => (0,ready_file/* openReadyPackage */.y0)({ workspace, temp }, file, options),
    };
}

// EXTERNAL MODULE: ./lib/src/domain/failures/redact-failure.js
var redact_failure = __webpack_require__(4328);
// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var failures_interruption = __webpack_require__(2357);
// EXTERNAL MODULE: ./lib/src/actions/step/poll-failure.js
var poll_failure = __webpack_require__(240);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/failures.js




/** What to do where a deployment may exist. */
const LOOK_FIRST = 'Look for it at the service (GET /deployments) before you try again, or you may deploy twice.';
/** The failure kind of an unexpected error at each stage. Once a POST is out it is `ambiguous`; it is never `network`. */
const UNEXPECTED = {
    preparing: 'package',
    attaching: 'ambiguous',
    sending: 'ambiguous',
    waiting: 'ambiguous',
};
/** Turns whatever ended the job early into a failure. @param report what is known by then. */
function failureOf(thrown, stage, report) {
    const interruption = (0,failures_interruption/* interruptionOf */.nS)(thrown);
    const { record } = report;
    if (interruption === undefined)
        return (0,failures_failure/* toStepFailure */.eG)(thrown, UNEXPECTED[stage]);
    if (stage !== 'waiting' || record === undefined)
        return interruption.by === 'cancel' ? cancelled(stage, interruption) : (0,failures_failure/* toStepFailure */.eG)(thrown, UNEXPECTED[stage]);
    return interruption.by === 'cancel'
        ? cancelledWait(record, interruption)
        : timedOut(record, interruption, report.inputs.timeoutMs);
}
function cancelledWait({ id, status }, { since }) {
    return new failures_failure/* StepFailure */.pH({
        kind: 'cancelled',
        message: `The run was cancelled while deployment ${id} ${(0,poll_failure/* statusAtCancel */.Qn)(status, since)}. The deployment itself was not stopped.`,
        advice: 'Look at the deployment before you try again: it may still start.',
    });
}
function cancelled(stage, interruption) {
    if (stage === 'attaching') {
        return new failures_failure/* StepFailure */.pH({
            kind: 'cancelled',
            message: 'The run was cancelled while it was looking for the deployment of an earlier attempt. Nothing was sent.',
            advice: 'You can run the job again: it will look again.',
        });
    }
    if (stage === 'sending' && interruption.maybeDone) {
        return new failures_failure/* StepFailure */.pH({
            kind: 'cancelled',
            message: (0,poll_failure/* cancelledAfter */.gc)(interruption, { sent: 'everything', maybe: 'the deployment may exist' }),
            advice: LOOK_FIRST,
        });
    }
    return new failures_failure/* StepFailure */.pH({
        kind: 'cancelled',
        message: `The run was cancelled ${stage === 'sending' ? 'before the request was complete' : 'before anything was sent'}.`,
        advice: 'Nothing was deployed: you can run the job again.',
        retryable: true,
    });
}
function timedOut({ id, status }, { since }, timeoutMs) {
    const outlook = status === 'queued' && since === undefined ? 'may still start' : 'may still be running';
    return new failures_failure/* StepFailure */.pH({
        kind: 'timeout',
        message: `Deployment ${id} ${(0,poll_failure/* statusAtTimeout */.tE)(status, since, (0,format/* formatDuration */.a3)(timeoutMs))}. It was not stopped and ${outlook}.`,
        advice: 'Look at the deployment before you try again, and raise "timeout" if it needs more time.',
    });
}
/**
 * The failure for a deployment that was created and has failed or was stopped.
 * @param entrypoint the file to annotate when the app failed, if it is in the workspace.
 */
function endedFailure(kind, { id, statusReason }, entrypoint) {
    const reason = (0,poll_failure/* describeReason */.Gk)(statusReason);
    if (kind === 'stopped') {
        return new failures_failure/* StepFailure */.pH({
            kind,
            message: `Deployment ${id} was stopped. ${reason}`,
            advice: 'It was stopped at the service: find out why before you deploy again.',
        });
    }
    const first = statusReason === '' ? "Look at the app's log" : 'Fix the error above';
    return new failures_failure/* StepFailure */.pH({
        kind,
        message: `Deployment ${id} failed. ${reason}`,
        advice: `${first}, check that the app starts locally, then push again.`,
        file: entrypoint,
    });
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/report/report.js
var report_report = __webpack_require__(1116);
// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(6012);
// EXTERNAL MODULE: ./lib/src/domain/text/sanitize.js
var sanitize = __webpack_require__(5149);
// EXTERNAL MODULE: ./lib/src/actions/step/app-log.js
var app_log = __webpack_require__(7556);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/redact-report.js




/** Actions of an app that are named: nobody writes as many, and outputs have a limit. */
const MOST_ACTIONS = 500;
/**
 * Redacts facts: secrets may come from the service's responses and from names of files and inputs. Must run before anything
 * is rendered: escaping for markdown would change a secret so that it is not found, and truncating would leave a part of it.
 */
function redactReport(facts, redact) {
    const { inputs, package: pack, record, failure, appLog, apps } = facts;
    const plain = (text) => (0,sanitize/* oneLine */.TN)(redact(text)); // a name with a control character is none of `invoke-action`
    return {
        ...facts,
        ...redactTexts({ base: facts.base, leftOut: facts.leftOut }, redact),
        ...(inputs && { inputs: redactInputs(inputs, redact) }),
        ...(pack && { package: { ...pack, largest: redactTexts(pack.largest, redact) } }),
        ...(record && { record: redactRecord(record, redact) }),
        ...(appLog && { appLog: (0,app_log/* redactLines */.nI)(appLog, redact) }),
        ...(apps && {
            apps: apps.map(({ name, actions }) => ({
                name: plain(name),
                actions: actions.slice(0, MOST_ACTIONS).map(plain),
            })),
        }),
        ...(failure && { failure: (0,redact_failure/* redactFailure */.O)(failure, redact) }),
    };
}
/** Redacts all texts in plain data; what is undefined is left out. */
function redactTexts(data, redact) {
    const redacted = JSON.stringify(data, (_name, member) => typeof member === 'string' ? redact(member) : member);
    return JSON.parse(redacted);
}
/** Redacts what is shown of the inputs. The request itself uses the original ones. */
function redactInputs(inputs, redact) {
    const { app, version, reportName, environmentUrl } = inputs;
    const { kind } = app;
    const shown = kind === 'source' ? app : { ...redactTexts(app, redact), kind };
    return { ...inputs, ...redactTexts({ version, reportName, environmentUrl }, redact), app: shown };
}
/** An id is never cut, and neither is a status that is one of the words of the API. */
function redactRecord(record, redact) {
    const { id, status } = record;
    const known = deployment/* STATUSES */.f.some((one) => one === status) ? { id, status } : { id };
    return { ...redactTexts(record, redact), ...known };
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/running-report.js


/** The report of a running deploy. Each fact is redacted as it comes, and goes at once to the outputs and to GitHub. */
class Report {
    #now;
    #edges;
    constructor(inputs, edges) {
        this.#edges = edges;
        this.#now = redactReport((0,report_report/* startReport */.Fg)(inputs, edges.links), edges.redact);
    }
    get now() {
        return this.#now;
    }
    add(facts) {
        const { redact, outputs, reporting } = this.#edges;
        const timings = { ...this.#now.timings, ...facts.timings };
        this.#now = { ...this.#now, ...redactReport(facts, redact), timings };
        outputs.set((0,report_report/* outputsOf */.Yz)(this.#now));
        reporting.update(this.#now);
    }
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/report/summary.js + 1 modules
var report_summary = __webpack_require__(4915);
// EXTERNAL MODULE: ./lib/src/domain/records/version.js
var records_version = __webpack_require__(5699);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(3901);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/apps.js




/** Milliseconds for the list of apps, with its retries. */
const ASKING_MS = 15_000;
/** Apps of one deployment, and actions of an app, that are named. */
const MOST_APPS = 10;
const apps_MOST_ACTIONS = 20;
/**
 * Asks GET /apps whether it names a deployment, and no other one of the same app, for our version.
 * @throws Interrupted after a cancel.
 */
async function askApps({ inputs, edges }, id) {
    const version = (0,records_version/* versionLabel */.d)(inputs.version);
    // Addresses are written to logs on their way, so no secret goes into one. The versions are compared here anyway.
    const filter = edges.redact(version) === version ? { version } : {};
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, ASKING_MS, 'the 15 s for GET /apps');
    const list = await edges.apps.list(limit, filter).catch((thrown) => {
        if (edges.cancel.aborted || !limit.signal.aborted)
            throw thrown;
    });
    const not = (kind, why, apps = []) => ({ kind, why, apps });
    if (list === undefined)
        return not('unread', 'GET /apps did not respond within 15 s');
    if (list.kind === 'malformed')
        return not('unread', 'the response to GET /apps is no list');
    if (list.kind === 'refused')
        return list.isAbsent
            ? not('absent', 'the service has no GET /apps')
            : not('unread', `GET /apps could not be read: ${(0,format/* withoutStop */.f6)(list.failure.message)}`);
    const ofVersion = list.items.filter((app) => app.version === version);
    const own = ofVersion.filter(({ deployment }) => deployment === id);
    const other = ofVersion.find((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
    const apps = list.items.filter(({ deployment }) => deployment === id).slice(0, MOST_APPS);
    if (!list.isWhole)
        return not('unread', 'GET /apps could not be read to its end', apps);
    if (own.length > 0 && other === undefined)
        return not('named', '', apps);
    const says = other === undefined ? 'does not name it' : `names it and ${other.deployment}`;
    return not('not named', `GET /apps ${says} for this version`, apps);
}
/**
 * Checks a deployment that only the list has told, once it runs: where there is GET /apps, callers must reach it.
 * @throws StepFailure `ambiguous`; Interrupted after a cancel.
 */
async function confirmAdopted(run, { id }) {
    const naming = await askApps(run, id);
    if (naming.kind === 'named' || naming.kind === 'absent')
        return run.report.add({ isConfirmed: true });
    throw new failures_failure/* StepFailure */.pH({
        kind: 'ambiguous',
        message: `Deployment ${id} has this package and runs, but ${naming.why}. It may be another job's; whether this job's own request made a deployment is not known.`,
        advice: `Look up at the service which deployment version "${(0,records_version/* versionLabel */.d)(run.inputs.version)}" has before you try again.`,
    });
}
/**
 * Adds the names of the deployment's apps and of their actions to the report: those that were told, else those that the
 * service lists. Never throws, and says nothing where the service tells neither.
 */
async function nameApps(run, { record, apps: told }) {
    const { log, environment, neverCut } = run.edges;
    const apps = (told.length > 0 ? told : await listedApps(run, record)).slice(0, MOST_APPS);
    if (apps.length === 0)
        return;
    neverCut(apps.flatMap(({ name, actions }) => [name, ...actions]));
    run.report.add({ apps, invokedBy: subAction('invoke-action', environment.action) });
    for (const { name, actions } of apps) {
        const named = actions.length === 0
            ? ''
            : `: ${(0,format/* listFirst */.rL)(actions.map((action) => `"${action}"`), apps_MOST_ACTIONS)}`;
        log.info(`App "${name}" with ${(0,format/* count */.U9)(actions.length, 'action')}${named}`);
    }
}
/** Until a deployment runs, the service has not read the names out of its code. */
async function listedApps(run, { id, status }) {
    if (status !== 'running')
        return [];
    try {
        const { apps, why } = await askApps(run, id);
        if (apps.length === 0)
            run.edges.log.debug(`The names of the app are not known: ${why}`);
        return apps;
    }
    catch {
        return []; // a cancel, after which nothing is asked
    }
}
/** How a workflow names a sub-action of this action, which may be part of the checkout. */
function subAction(name, { repository, ref }) {
    const isKnown = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref);
    return isKnown ? `${repository}/${name}@${ref}` : `./${name}`;
}

// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(9219);
// EXTERNAL MODULE: ./lib/src/actions/step/poll.js
var poll = __webpack_require__(1139);
// EXTERNAL MODULE: ./lib/src/actions/deploy/inputs/env-vars.js + 1 modules
var env_vars = __webpack_require__(2488);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/env-vars-warnings.js



/** Warns of variables that the app will not see as they were given. */
function warnOfReserved({ envVars }, { warning }) {
    const reserved = namesOf(envVars).filter((name) => env_vars/* SET_BY_SERVICE */.D.includes(name));
    if (reserved.length === 0)
        return;
    warning(`Input "env-vars" sets ${(0,format/* listFirst */.rL)(reserved, SHOWN, 'variable')}, which the service sets itself, so the app sees the service's value. Rename the variable.`, { title: 'Reserved environment variables' });
}
/** Warns of variables that hand the job's token to the app, as `toJSON(secrets)` does. */
function warnOfJobToken({ envVars, githubToken }, { warning }) {
    const names = envVars.filter(([, value]) => githubToken !== '' && value.trim() === githubToken).map(([name]) => name);
    if (names.length === 0)
        return;
    warning(`Input "env-vars" hands the token of this job to the app, as ${(0,format/* listFirst */.rL)(names, SHOWN, 'variable')}: until the job ends, the app may do in this repository what the job may do. toJSON(secrets) has the token in it: name the secrets that the app needs instead.`, { title: "The job's token is among the environment variables" });
}
/** Names of the variables that were sent and that the record lacks; none where the record tells of no variables. */
function missingVariables(envVars, { envNames }) {
    if (envNames === undefined)
        return [];
    return namesOf(envVars).filter((name) => !envNames.includes(name) && !env_vars/* SET_BY_SERVICE */.D.includes(name));
}
/** The failure for a deployment that is there without its variables: the app cannot work as it was meant. */
function missingFailure(missing, { id, status }, encoding) {
    const other = encoding === 'json' ? 'fields' : 'json';
    return new failures_failure/* StepFailure */.pH({
        kind: 'failed',
        message: `Deployment ${id} is "${status || 'unknown'}" without ${(0,format/* listFirst */.rL)(missing, SHOWN, 'variable')} of "env-vars": the service did not accept them in the form of "env-vars-encoding: ${encoding}".`,
        advice: `Set "env-vars-encoding: ${other}" and deploy again.`,
    });
}
function namesOf(envVars) {
    return envVars.map(([name]) => name);
}
/** Names that a message shows. */
const SHOWN = 10;

// EXTERNAL MODULE: ./lib/src/domain/text/time.js
var time = __webpack_require__(4099);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/look-up.js





/**
 * Looks a deployment up in the service's list.
 * @throws Interrupted
 */
async function lookUp(deployments, sought, limit) {
    const list = await deployments.list(limit);
    const unread = 'It could not be looked up:';
    if (list.kind === 'malformed')
        return unclear(`${unread} The response to GET /deployments is no list.`);
    if (list.kind === 'refused')
        return { kind: 'unclear', why: `${unread} ${list.failure.message}`, isAbsent: list.isAbsent };
    const found = judge(list.items, sought, list.serverNow);
    if (list.isWhole)
        return found;
    const read = `${unread} GET /deployments could not be read to its end, after ${(0,format/* count */.U9)(list.items.length, 'deployment')}.`;
    const seen = found.kind === 'one' ? ` Deployment ${found.record.id} has its checksum.` : '';
    return unclear(`${read}${found.kind === 'unclear' ? ` ${found.why}` : seen}`);
}
/** Which of the listed deployments is the sought one. */
function judge(listed, sought, serverNow) {
    const since = sought.since(serverNow);
    const candidates = listed.filter((one) => !contradicts(one, sought) && !((0,time/* parseTime */.p)(one.createdAt) < since));
    const proven = candidates.filter(({ checksum, createdAt }) => checksum === sought.digest && (0,time/* parseTime */.p)(createdAt) >= since);
    const [only] = proven;
    const ids = (records) => records.map(({ id }) => id).join(', ');
    if (only !== undefined && proven.length === 1)
        return { kind: 'one', record: only };
    if (proven.length > 1)
        return unclear(`Several deployments have its checksum: ${ids(proven)}.`);
    if (candidates.length === 0)
        return { kind: 'none' };
    return unclear(`These may be it, but no checksum and time tell: ${ids(candidates)}.`);
}
const unclear = (why) => ({ kind: 'unclear', why });
/** Whether something other than its time speaks against a record. */
function contradicts(record, { inputs, digest, not, mayHaveEnded }) {
    const { app, region, envVars } = inputs;
    const names = record.envNames && withoutOwn(record.envNames);
    return (not.includes(record.id) ||
        ((0,deployment/* isFinal */.dR)(record.status) && !mayHaveEnded) ||
        (record.checksum !== undefined && record.checksum !== digest) ||
        (record.entrypoint !== '' && app.kind !== 'source' && plainPath(record.entrypoint) !== plainPath(app.entrypoint)) ||
        (record.region !== '' && record.region !== region) ||
        (names !== undefined && names.symmetricDifference(withoutOwn(envVars.map(([name]) => name))).size > 0));
}
/** One spelling for a path inside the package: `./a.ts`, `/a.ts` and `a.ts` are the same file. */
function plainPath(path) {
    return external_node_path_.posix.normalize(path.normalize('NFC')).replace(/^\.?\/+/, '');
}
/** The names without those that the service adds. */
function withoutOwn(names) {
    return new Set(names.filter((name) => !env_vars/* SET_BY_SERVICE */.D.includes(name)));
}

// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/package-log.js


/** Rules of a log group, names on a line, and characters of a name. */
const MOST_RULES = 200;
const MOST_NAMES = 50;
const LONGEST_NAME = 300;
/** A name as it is shown. */
const brief = (name) => (0,shorten/* shorten */.ml)(name, LONGEST_NAME);
/** The log group about the selected files, written before anything is packed: each rule with what it left out. */
function selectionGroup(files, leftOut) {
    const total = leftOut.reduce((sum, { count: number }) => sum + number, 0);
    const rules = leftOut.length - MOST_RULES;
    const lines = leftOut.slice(0, MOST_RULES).map(({ rule, examples, count: number }) => {
        const names = examples.slice(0, MOST_NAMES).map(brief);
        const more = number - names.length;
        return `${brief(rule)} \u2192 ${names.join(', ')}${more > 0 ? ` and ${(0,format/* grouped */.zD)(more)} more` : ''}`;
    });
    return {
        title: `Selected ${(0,format/* count */.U9)(files, 'file')}${total === 0 ? '' : `, left out ${(0,format/* count */.U9)(total, 'path')}`}`,
        lines: rules > 0 ? [...lines, `\u2026 and ${(0,format/* count */.U9)(rules, 'more rule')}`] : lines,
    };
}
/** The debug line about ignore files. @param names the ignore files that were read: a monorepo may have thousands. */
function ignoreFilesLine(names) {
    return `Ignore files read: ${(0,format/* listFirst */.rL)(names.map(brief), MOST_NAMES) || 'none'}`;
}
/** The log line about file modes that the disk does not provide. */
function modesLine({ indexed, executable, unknown, problem }) {
    const known = indexed === 0 ? [] : [`from git's index for ${(0,format/* count */.U9)(indexed, 'file')} (${(0,format/* grouped */.zD)(executable)} with 0755)`];
    const rest = unknown === 0 ? [] : [`0644 for ${(0,format/* count */.U9)(unknown, 'file')} that it does not know`];
    return `Modes: ${[...known, ...rest].join(', ')}${problem === undefined ? '' : `; ${problem}`}`;
}
/** The log group about a package. @param done such as `Packed`. */
function packageGroup(done, { digest, largest, files, contentSize, size }) {
    const width = Math.max(0, ...largest.map((file) => (0,format/* formatBytes */.z3)(file.size).length));
    return {
        title: `${done} ${(0,format/* count */.U9)(files, 'file')}: ${(0,format/* formatBytes */.z3)(contentSize)} \u2192 ${(0,format/* formatBytes */.z3)(size)}`,
        lines: [
            `Digest ${digest}`,
            'Largest files',
            ...largest.map((file) => `  ${(0,format/* formatBytes */.z3)(file.size).padStart(width)}  ${file.path}`),
        ],
    };
}
/**
 * The progress line during packing and sending. Sizes in bytes.
 * @param whole the size of a package that was made before.
 */
function progressLine({ files, contentSize, size }, elapsedMs, whole) {
    const sent = whole === undefined
        ? `Packing and sending: ${(0,format/* count */.U9)(files, 'file')}, ${(0,format/* formatBytes */.z3)(contentSize)} in, ${(0,format/* formatBytes */.z3)(size)} out`
        : `Sending: ${(0,format/* formatBytes */.z3)(size)} of ${(0,format/* formatBytes */.z3)(whole)}`;
    const rate = (0,format/* formatBytes */.z3)((size / Math.max(1, elapsedMs)) * 1_000);
    return `${sent}, ${rate}/s, ${(0,format/* formatDuration */.a3)(elapsedMs)} so far`;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/pack.js


/** The dry run: packs without sending. The package stays on disk for inspection. */
async function packOnly(run, app) {
    const { inputs, edges, report } = run;
    const { workspace, clock, cancel, log } = edges;
    if (app.kind === 'source')
        return log.info('Dry run: nothing is sent, and a deploy from source packs nothing');
    const began = clock.now();
    const options = { level: inputs.compressionLevel, signal: cancel };
    const made = app.kind === 'package' ? app.ready : await workspace.pack(workspace.stream(app.files, options));
    const pack = { ...factsOf(made), path: made.path };
    if (app.kind === 'package')
        report.add({ package: { ...pack, isReady: true } });
    else
        logPackage(pack, clock.now() - began, run);
    log.info(`Dry run: nothing is sent; the package is ${made.path}`);
}
/** Builds the whole package only for its digest, and keeps none of its bytes. That of a ready package is known. */
async function packForDigest({ inputs, edges }, app) {
    if (app.kind === 'package')
        return { ...factsOf(app.ready), isReady: true };
    const { workspace, cancel } = edges;
    const streamed = workspace.stream(app.files, { level: inputs.compressionLevel, signal: cancel });
    for await (const _ of streamed.open())
        ;
    return streamed.facts();
}
function factsOf({ size, digest, files, contentSize, largest }) {
    return { size, digest, files, contentSize, largest };
}
/** Adds the package to the log and to the report, unless it was made before: then it is there already. */
function logPackage(pack, tookMs, { edges, report }) {
    if (pack.isReady)
        return;
    report.add({ package: pack, timings: { pack: tookMs } });
    const { title, lines } = packageGroup('Packed', pack);
    edges.log.group(`${title} in ${(0,format/* formatDuration */.a3)(tookMs)}`, lines);
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/attach.js











/** Milliseconds by which the clocks of GitHub and of the service may differ. */
const SKEW_MS = 60_000;
/**
 * In a re-run, goes on with the deployment that an earlier attempt of the job left in flight or running: sending it again
 * would deploy twice. The package is built for the comparison only if there may be such a deployment.
 * @returns the deployment, or undefined if there is something to deploy.
 * @throws StepFailure `ambiguous` if nobody can tell; Interrupted.
 */
async function attach(run, app) {
    const { inputs, edges, report } = run;
    const { log, clock } = edges;
    if (app.kind === 'source' || !inputs.attach)
        return undefined;
    run.enter('attaching');
    const earlier = await edges.earlier(edges.cancel, inputs.timeoutMs);
    if (earlier.kind === 'none')
        return undefined;
    // A check that tells no setup yet may be of the same one.
    const mayBeOurs = ({ deployment, setup }) => deployment !== '' && ['', report.now.setup].includes(setup);
    const attempts = earlier.kind === 'read' ? earlier.attempts.filter(({ record }) => mayBeOurs(record)) : [];
    if (earlier.kind === 'read' && attempts.length === 0)
        return undefined;
    log.info('An earlier attempt of this job may have left a deployment: comparing its package with this one');
    const began = clock.now();
    const pack = await packForDigest(run, app);
    const packMs = clock.now() - began;
    const search = { run, digest: (0,deploy_record/* hexOf */.ZD)(pack.digest), limit: (0,time_limit/* startTimeLimit */.r)(edges, inputs.timeoutMs) }; // packing takes nothing of it
    const finding = earlier.kind === 'read' ? findLeft(search, { ...earlier, attempts }) : refuseInFlight(search, earlier.why);
    const found = await finding.catch((thrown) => {
        if (edges.cancel.aborted || (0,failures_interruption/* interruptionOf */.nS)(thrown)?.by !== 'deadline')
            throw thrown;
        throw ambiguous('The service did not tell within "timeout" what became of it.');
    });
    if (found === undefined)
        return undefined;
    logPackage(pack, packMs, run);
    const { record, isAdopted } = found;
    log.info(`Going on with deployment ${record.id} of an earlier attempt ("${record.status}"): nothing is sent again`);
    report.add({ record, attached: true, ...(isAdopted && { isConfirmed: false }) });
    return found;
}
/** Looks at what each attempt has left, newest first. */
async function findLeft(search, { attempts, ids }) {
    for (const { record, startedAt } of attempts) {
        if (record.digest !== '' && record.digest !== search.digest)
            continue; // of another package
        const isLost = record.deployment === deploy_record/* MAY_EXIST */.a9;
        const found = await (isLost ? findLost(search, startedAt, ids) : findKnown(search, record));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** A deployment whose id an attempt was told. */
async function findKnown(search, left) {
    const { run, digest } = search;
    const name = `deployment ${left.deployment} of an earlier attempt`;
    const deploy = (why) => void run.edges.log.info(`Not going on with ${name}: ${why}`);
    const record = await ask(search, left.deployment);
    if (record === undefined)
        return deploy('the service does not know it, or does not show it to this key');
    const { id, status, checksum = left.digest } = record; // '' where nobody knows
    if (checksum !== '' && checksum !== digest)
        return deploy('it is of another package');
    if ((0,deployment/* isInFlight */.wn)(status) && checksum === '')
        throw ambiguous(`Whether ${name}, which is in flight, is of this package is not known.`);
    if ((0,deployment/* isInFlight */.wn)(status))
        return { record, isAdopted: false };
    if (status !== 'running')
        return deploy(`it is "${status}"`);
    const missing = missingVariables(run.inputs.envVars, record);
    if (missing.length > 0)
        return deploy(`it runs without ${missing.join(', ')}`);
    if (checksum === '')
        return deploy('its package is not known');
    const naming = await askApps(run, id);
    return naming.kind === 'named' ? { record, isAdopted: false } : deploy(`it is "running", but ${naming.why}`);
}
/** The record as it is now; undefined where the service says that there is none, or that this key may not see it. */
async function ask({ run, limit }, id) {
    const { inputs, edges } = run;
    const nothing = { kind: 'record', record: undefined };
    const get = async (options) => {
        try {
            const asked = await edges.deployments.get(id, { ...options, patience: 'to-deadline' });
            return asked.kind === 'missing' && isHidden(asked.failure) ? nothing : asked;
        }
        catch (thrown) {
            if (isHidden(thrown))
                return nothing;
            throw thrown;
        }
    };
    const intervalMs = inputs.pollIntervalMs;
    const polls = (0,poll/* poll */.wt)({ made: 'deployment', get, intervalMs }, limit, edges);
    try {
        return (await polls.next()).value;
    }
    catch (thrown) {
        if (!(thrown instanceof failures_failure/* StepFailure */.pH))
            throw thrown;
        const what = `What became of deployment ${id} of an earlier attempt could not be read.`;
        throw ambiguous(`${what} ${thrown.message}`, thrown);
    }
}
/** Whether the service itself says that there is no such deployment, or that it is another project's (API \u00a77). */
function isHidden(thrown) {
    const service = thrown instanceof failures_failure/* StepFailure */.pH ? thrown.service : undefined;
    if (service === undefined || !(0,service_error/* isOwnError */.fe)(service))
        return false;
    return service.status === 403 || (service.status === 404 && service.code !== 'project_not_found');
}
/** A deployment of a request that an attempt may have sent, and of which the service has told it no id. */
async function findLost({ run, digest, limit }, startedAt, not) {
    const since = Date.parse(startedAt) - SKEW_MS;
    const sought = { inputs: run.inputs, digest, since: () => since, not, mayHaveEnded: false };
    const found = await lookUp(run.edges.deployments, sought, limit);
    if (found.kind === 'none')
        return undefined;
    const lost = 'An earlier attempt of this job may have made a deployment of which it was told nothing.';
    if (found.kind === 'unclear')
        throw ambiguous(`${lost} ${found.why}`);
    const { record } = found;
    if ((0,deployment/* isInFlight */.wn)(record.status))
        return { record, isAdopted: true };
    const naming = await askApps(run, record.id);
    if (naming.kind === 'named')
        return { record, isAdopted: false };
    throw ambiguous(`${lost} Deployment ${record.id} has its checksum and runs, but ${naming.why}.`);
}
/**
 * Where GitHub does not tell what earlier attempts have left, nothing is adopted: their setup may have been another one.
 * Deploys, unless the service's list shows this package in flight.
 */
async function refuseInFlight({ run, digest, limit }, why) {
    const unread = `Whether an earlier attempt of this job has left a deployment could not be read from GitHub (${why})`;
    const list = await run.edges.deployments.list(limit);
    const listed = list.kind === 'list' ? list.items : [];
    const ids = listed.filter(({ status, checksum }) => (0,deployment/* isInFlight */.wn)(status) && checksum === digest).map(({ id }) => id);
    if (ids.length > 0)
        throw ambiguous(`${unread}, and this package is in flight: ${ids.join(', ')}.`);
    const isKnown = list.kind === 'list' ? list.isWhole : list.kind === 'refused' && list.isAbsent;
    if (!isKnown)
        throw ambiguous(`${unread}, and the list of deployments could not be read from the service either.`);
    run.edges.log.notice(`${unread}. The service shows none of this package in flight, so it is deployed.`);
    return undefined;
}
function ambiguous(message, cause) {
    return new failures_failure/* StepFailure */.pH({
        kind: 'ambiguous',
        message: `${message} Nothing was sent: that could deploy twice.`,
        advice: 'Look up the deployments at the service, or run the job again later. To deploy again anyway, set "attach: false".',
        service: cause?.service,
        cause,
    });
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/steps/preview.js
var preview = __webpack_require__(8949);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/recover.js



/** Milliseconds before each look: a gateway may give up while the service behind it is still working. */
const PAUSES_MS = [3_000, 12_000];
/** Milliseconds for all looks together, pauses included; the request may have taken all of "timeout". */
const LOOKING_MS = 45_000;
/** Milliseconds of slack: the service tells its clock in whole seconds. */
const SLACK_MS = 1_000;
/**
 * Looks for the deployment of an ambiguous POST in the service's list.
 * @throws StepFailure `ambiguous` with what was found, unless it is the only one; Interrupted after a cancel.
 */
async function recover({ inputs, edges }, lost) {
    const { log, clock, cancel, deployments } = edges;
    const { failure, digest, elapsed } = lost;
    log.info(`${failure.message} Looking it up at the service.`);
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, LOOKING_MS, 'the 45 s for looking it up');
    const since = (serverNow) => serverNow - elapsed() - SLACK_MS;
    const sought = { inputs, digest, since, not: [], mayHaveEnded: true };
    let found = { kind: 'unclear', why: 'It could not be looked up: The list did not come in time.' };
    try {
        for (const pauseMs of PAUSES_MS) {
            await clock.sleep(pauseMs, limit.signal);
            found = await lookUp(deployments, sought, limit);
            if (found.kind === 'one' || (found.kind === 'unclear' && found.isAbsent))
                break;
        }
    }
    catch (thrown) {
        if (cancel.aborted)
            throw new failures_interruption/* Interrupted */.j$('all', cancel.reason);
        if (!limit.signal.aborted)
            throw thrown;
    }
    if (found.kind === 'one') {
        log.info(`The service lists exactly one deployment that is this request's, ${found.record.id}: going on with it`);
        return found.record;
    }
    const finding = found.kind === 'none' ? 'The service lists no deployment that can be it.' : found.why;
    throw failure.with({ message: `${failure.message} ${finding}` });
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/create.js








/**
 * Creates the deployment: POST /deployments, once. The package is packed while it is sent, and is not written to disk. Where
 * nobody knows whether the service has carried out the request, the deployment is looked up in the service's list.
 * @throws StepFailure; Interrupted.
 */
async function create(run, app) {
    const { inputs, edges, report } = run;
    const { clock, log, deployments, cancel } = edges;
    run.enter('sending');
    const began = clock.now();
    const elapsed = () => clock.now() - began;
    warnOfReserved(inputs, log);
    warnOfJobToken(inputs, log);
    log.info(DOING[app.kind]);
    const sent = app.kind === 'source' ? undefined : packagePart(run, app, elapsed);
    if (sent === undefined)
        report.add({ isSent: true });
    try {
        const leftMs = () => inputs.timeoutMs; // from the last byte sent on: the upload takes nothing of it
        const file = sent === undefined ? {} : { file: sent.part };
        const record = await deployments.create({ fields: createFields(inputs), ...file, signal: cancel, leftMs });
        log.info(`Created deployment ${record.id} in ${(0,format/* formatDuration */.a3)(elapsed())}`); // first: no later error can hide it
        report.add({ record, timings: { upload: elapsed() } });
        (0,preview/* keepPreview */.uW)(run, record.id);
        return { record, isAdopted: false };
    }
    catch (thrown) {
        sent?.stopProgress();
        const digest = sent?.digest();
        if (!(thrown instanceof failures_failure/* StepFailure */.pH) || thrown.kind !== 'ambiguous' || digest === undefined)
            throw thrown;
        const record = await recover(run, { failure: thrown, digest: (0,deploy_record/* hexOf */.ZD)(digest), elapsed });
        log.info(`Created deployment ${record.id} in ${(0,format/* formatDuration */.a3)(elapsed())}`);
        report.add({ record, isConfirmed: false, timings: { upload: elapsed() } });
        return { record, isAdopted: true };
    }
    finally {
        sent?.stopProgress();
    }
}
const DOING = {
    directory: 'Packing and sending',
    package: 'Sending the package',
    source: 'Creating the deployment from its source',
};
/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 10_000;
/** The package as a part of the form, which logs how far it is. `digest`: undefined until it is packed to its end. */
function packagePart(run, app, elapsed) {
    const { inputs, edges, report } = run;
    const { workspace, clock, log, cancel } = edges;
    const isReady = app.kind === 'package';
    const made = isReady ? app.ready : workspace.stream(app.files, { level: inputs.compressionLevel, signal: cancel });
    let isWhole = false;
    const stopProgress = clock.every(PROGRESS_MS, () => {
        if (!isWhole)
            log.info(progressLine(made.progress(), elapsed(), isReady ? app.ready.size : undefined));
    });
    async function* open() {
        const isFirst = made.facts() === undefined;
        isWhole = false;
        yield* made.open();
        isWhole = true;
        report.add({ isSent: true }); // but for the closing boundary
        const facts = made.facts();
        if (isFirst && facts !== undefined)
            logPackage(factsOf(facts), elapsed(), run);
    }
    const part = { filename: 'app.zip', type: 'application/zip', ...(isReady ? { size: app.ready.size } : {}), open };
    return { part, digest: () => made.facts()?.digest, stopProgress };
}
/** The text fields of POST /deployments (API \u00a74.5), in the order in which they are sent; the package comes last. */
function createFields(inputs) {
    const { app, version, region, force, envVars, envVarsEncoding } = inputs;
    const vars = envVarsEncoding === 'json'
        ? [{ name: 'env_vars', text: JSON.stringify(Object.fromEntries(envVars)) }]
        : envVars.map(([name, value]) => ({ name: `env_vars[${name}]`, text: value }));
    return [
        app.kind === 'source' ? { name: 'source', text: app.json } : { name: 'entrypoint_rel_path', text: app.entrypoint },
        ...(version === '' ? [] : [{ name: 'version', text: version }]),
        { name: 'region', text: region },
        { name: 'force', text: String(force) },
        ...(envVars.length === 0 ? [] : vars),
    ];
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/select.js




/** Names that a message shows. */
const select_SHOWN = 20;
/** Selects the files to pack, or opens the ready package, and checks that the entrypoint is among the files. */
async function select_select(run) {
    const { app } = run.inputs;
    if (app.kind === 'source')
        return { kind: 'source' };
    return app.kind === 'package' ? openReady(run, app) : select_selectFiles(run, app);
}
async function select_selectFiles({ inputs, edges, report }, { directory: given, entrypoint }) {
    const { workspace, log, cancel } = edges;
    const directory = workspace.locate(given);
    report.add({ base: directory.base });
    const keepLinks = inputs.links === 'keep';
    const selection = await workspace.select(directory, { exclude: inputs.exclude, entrypoint, keepLinks });
    cancel.throwIfAborted();
    const { files, leftOut } = selection;
    log.debug(ignoreFilesLine(selection.ignoreFiles));
    report.add({ leftOut });
    if (files.length === 0) {
        const rules = leftOut.map(({ rule }) => rule).join('; ');
        const by = rules === '' ? '' : ` (left out: ${rules})`;
        const problem = `is "${given}", but nothing in it is left to pack${by}`;
        throw new failures_failure/* InputFailure */.RP('directory', problem, 'a folder that contains the entrypoint');
    }
    workspace.requireEntrypoint(directory, selection, entrypoint);
    const { title, lines } = selectionGroup(files.length, leftOut);
    if (lines.length === 0)
        log.info(title);
    else
        log.group(title, lines);
    for (const warning of workspace.check(directory, selection, entrypoint))
        log.warning(warning.message, { title: warning.title });
    if (selection.takenBack.length > 0)
        log.info(`Included, although left out by default: ${(0,format/* listFirst */.rL)(selection.takenBack, select_SHOWN)}`);
    if (selection.modes !== undefined)
        log.info(modesLine(selection.modes));
    return { kind: 'directory', entrypoint, files };
}
/** A package that was made before: everything is known of it before anything is sent. */
async function openReady({ edges, report }, { file, entrypoint }) {
    const { workspace, log, cancel } = edges;
    const ready = await workspace.openPackage(file, { entrypoint, signal: cancel });
    const facts = { ...factsOf(ready), isReady: true };
    report.add({ package: facts });
    const { title, lines } = packageGroup(`Checked the package ${brief(file)}:`, facts);
    log.group(title, lines);
    if (ready.secrets.length > 0) {
        const total = ready.secrets.reduce((sum, { count: number }) => sum + number, 0);
        log.warning(`The package contains ${(0,format/* count */.U9)(total, 'file')} that would be left out of a directory, but the package is sent as it is. If one contains a secret, make a new package without it, and replace the secret.`, { title: 'Names that look like secrets', lines: selectionGroup(total, ready.secrets).lines });
    }
    return { kind: 'package', entrypoint, ready };
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/setup-key.js

/**
 * What one guess costs: 32 MiB of memory and about 0.2 s. The key is shown at GitHub, where whoever may read it could try
 * environment values against it. No secret key can guard it, because none outlives a run.
 */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 };
/** Without environment values there is nothing to guess, and nothing to wait for. */
const NO_COST = { N: 2, r: 1, p: 1 };
/** Bytes of the key, 16 hex digits: it distinguishes the jobs of one commit. */
const KEY_BYTES = 8;
/**
 * The setup key: one text for all that is deployed except the package. Equal in every attempt of a job, also with a new API
 * key; whoever knows it does not know the environment values. It is computed beside the event loop.
 */
function setupKey({ baseUrl, projectId, project, region, version, app, envVars, envVarsEncoding, }) {
    const entrypoint = app.kind === 'source' ? '' : app.entrypoint;
    const encoding = envVars.length === 0 ? 'json' : envVarsEncoding; // without values, both send the same
    const values = envVars.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const setup = JSON.stringify([baseUrl, projectId, project, region, version, entrypoint, encoding, values]);
    const salt = JSON.stringify([baseUrl, projectId, project, entrypoint]);
    return new Promise((resolve, reject) => {
        (0,external_node_crypto_.scrypt)(setup, salt, KEY_BYTES, envVars.length === 0 ? NO_COST : COST, (error, key) => error === null ? resolve(key.toString('hex')) : reject(error));
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/skip.js








/** Milliseconds for the look-ups, packing not counted. */
const skip_LOOKING_MS = 30_000;
/**
 * With `skip-unchanged`, finds out whether the same package runs already, deployed in the same way; then there is nothing to
 * deploy. Any doubt deploys, and one line of the log says why. The package is built only if all but its digest fits.
 * @returns the deployment that runs already, or undefined if there is something to deploy.
 * @throws StepFailure if the package cannot be made; the signal's reason after a cancel.
 */
async function skip(run, app) {
    const { inputs, edges, report } = run;
    const { log, clock, cancel } = edges;
    if (!inputs.skipUnchanged || app.kind === 'source')
        return undefined;
    run.enter('preparing');
    const deploy = (why) => void log.info(`Not skipped: ${(0,sanitize/* oneLine */.TN)(why)}`);
    const found = await findRunning(run).catch((thrown) => {
        cancel.throwIfAborted();
        return { why: whyFailed(thrown) };
    });
    if ('why' in found)
        return deploy(found.why);
    const { record, digest, githubDeployment, apps } = found;
    const began = clock.now();
    const pack = await packForDigest(run, app);
    if ((0,deploy_record/* hexOf */.ZD)(pack.digest) !== digest)
        return deploy(`deployment ${record.id} was made of another package`);
    logPackage(pack, clock.now() - began, run);
    log.info(`Deployment ${record.id} runs with this package already: nothing is sent`);
    // At once, with the conclusion: a kill in between must not look like a deploy that was cut off.
    report.add({ record, unchanged: { githubDeployment }, conclusion: 'success' });
    return { record, apps };
}
/** The running deployment that is equal to what would be made now in all but the package. */
async function findRunning(run) {
    const { edges } = run;
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, skip_LOOKING_MS, 'the 30 s for the look-ups');
    const newest = await edges.newest(limit.signal);
    const why = whyNot(newest, run.report.now.setup);
    if (why !== undefined || newest.kind !== 'found')
        return { why: why ?? '' };
    const { deployment: id, digest } = newest.record;
    const asked = await edges.deployments.get(id, limit);
    if (asked.kind === 'missing')
        return { why: `the service does not know deployment ${id} any more` };
    if (asked.kind === 'malformed')
        return { why: `the record of deployment ${id} makes no sense: ${asked.why}` };
    const { record } = asked;
    if (record.status !== 'running')
        return { why: `deployment ${id} is "${record.status}"` };
    const { kind, why: whyUnnamed, apps } = await askApps(run, id);
    if (kind !== 'named' && kind !== 'absent')
        return { why: `of deployment ${id}: ${whyUnnamed}` };
    return { record, digest, githubDeployment: newest.id, apps };
}
/** Why the newest GitHub deployment of the app is not of what would be made now; undefined if it is, but for the package. */
function whyNot(newest, setup) {
    if (newest.kind === 'unread')
        return `the GitHub deployments could not be read: ${newest.why}`;
    if (newest.kind === 'none')
        return 'there is no GitHub deployment of it in this environment yet';
    const name = `its newest GitHub deployment (${newest.id})`;
    const { end, record } = newest;
    if (end === undefined)
        return `${name} has not ended, or not been closed`;
    if (end !== 'success')
        return `${name} is "${end}"`;
    if (record === undefined || !(0,id/* isId */.eQ)(record.deployment) || record.digest === '')
        return `${name} was made by an older version of this action, or by something else`;
    if (record.setup !== setup)
        return `${name} has another service, project, region, version, entrypoint, encoding or environment value`;
    return undefined;
}
function whyFailed(thrown) {
    if ((0,failures_interruption/* interruptionOf */.nS)(thrown)?.by === 'deadline')
        return 'the 30 s for the look-ups were over';
    return thrown instanceof failures_failure/* StepFailure */.pH ? thrown.message : 'the look-up stopped on an unexpected error';
}

// EXTERNAL MODULE: ./lib/src/actions/step/blame.js
var blame = __webpack_require__(5207);
// EXTERNAL MODULE: ./lib/src/actions/step/status-lines.js
var status_lines = __webpack_require__(538);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/wait.js










/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;
const TONES = { running: 'good', failed: 'bad', stopped: 'bad' };
/**
 * Polls the record until `wait-until` is reached. What was adopted is followed until it runs: only then GET /apps tells of it.
 * @param app what was deployed: an error of the app is put on its line of it.
 * @throws StepFailure `failed`, `stopped`, or the failure that ended polling; the signal's reason at the deadline or a cancel.
 */
async function wait(run, app, { record: created, isAdopted }) {
    const { inputs, edges, report } = run;
    const { clock, log } = edges;
    const until = isAdopted ? 'running' : inputs.waitUntil;
    run.enter('waiting');
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, inputs.timeoutMs);
    const isUnknown = (status) => (0,deployment/* judgeStatus */.Gh)(status, until) === 'unknown-status';
    const lines = new status_lines/* StatusLines */.M({ isUnknown, tones: TONES }, { log, elapsed: limit.elapsed });
    const stopHeartbeat = clock.every(HEARTBEAT_MS, () => lines.heartbeat());
    const alarm = new poll/* Alarm */.QE();
    let record = created;
    let queueMs;
    /** @returns whether `wait-until` is reached. @throws StepFailure where it never will be. */
    const isOver = () => {
        const elapsedMs = limit.elapsed();
        if (record.status !== '' && record.status !== 'queued')
            queueMs ??= elapsedMs;
        const start = elapsedMs - (queueMs ?? elapsedMs);
        report.add({ record, timings: { ...(queueMs !== undefined && { queue: queueMs }), ...(start > 0 && { start }) } });
        lines.note(record);
        const progress = (0,deployment/* judgeStatus */.Gh)(record.status, until);
        if (progress !== 'failed' && progress !== 'stopped')
            return progress === 'reached';
        throw endedFailure(progress, record, inputs.app.kind === 'directory' ? inputs.app.entrypoint : undefined);
    };
    /** A change that the stream tells makes the next poll immediate; the record still decides. */
    const onStatus = (status) => {
        if (status !== record.status)
            alarm.ring();
    };
    const isFollowed = inputs.streamLogs === 'auto' && until !== 'created'; // not if nothing is awaited of the app
    const stream = isFollowed ? openStream(run, created.id, limit, onStatus) : undefined;
    const get = async (options) => {
        const asking = edges.deployments.get(created.id, { ...options, patience: 'to-deadline' });
        stream?.log.begin(); // the first poll goes out before anything else
        return asking;
    };
    const polls = (0,poll/* poll */.wt)({ made: 'deployment', get, intervalMs: inputs.pollIntervalMs, alarm }, limit, edges);
    try {
        // The list identifies it, but may be behind: its status is that of its own record.
        if (isAdopted)
            record = (await polls.next()).value;
        while (!isOver())
            record = (await polls.next()).value;
        const missing = missingVariables(inputs.envVars, record);
        if (missing.length > 0)
            throw missingFailure(missing, record, inputs.envVarsEncoding);
        return { record, apps: stream?.apps() ?? [] };
    }
    catch (thrown) {
        const hasEnded = thrown instanceof failures_failure/* StepFailure */.pH && (0,deployment/* isFinal */.dR)(record.status);
        if (hasEnded)
            await stream?.log.drain();
        const isFile = isPackaged(app);
        if (stream !== undefined)
            report.add({ appLog: (0,blame/* withOwnFrames */.v)(stream.log.lastLines, isFile) });
        if (!hasEnded || thrown.kind !== 'failed')
            throw thrown;
        const frame = (0,blame/* findFrame */.t)([...(stream?.log.searchedLines ?? []), ...record.statusReason.split('\n')], isFile);
        throw frame === undefined ? thrown : thrown.with(frame);
    }
    finally {
        stopHeartbeat();
        await stream?.log.end();
    }
}
/** Opens what the deployment's stream tells beside the status: the app's log, which is kept in a file too, and its names. */
function openStream({ edges, report }, id, limit, onStatus) {
    const file = edges.lineFile('app-log', "The app's log");
    const apps = new Map(); // by name: a stream that is opened again may tell everything again
    const log = new app_log/* AppLog */.Ek(id, edges, limit, (event) => {
        if (event.kind === 'state')
            onStatus(event.status);
        if (event.kind === 'app') {
            apps.set(event.app.name, event.app);
            report.add({ apps: [...apps.values()].slice(0, MOST_APPS) });
        }
        if (event.kind !== 'log')
            return;
        if (file.add(event.line) && report.now.appLogFile === undefined)
            report.add({ appLogFile: file.path });
    });
    return { log, apps: () => [...apps.values()] };
}
/** Whether a path is a file of the package, as far as this step knows its files. */
function isPackaged(app) {
    const paths = new Set(app.kind === 'directory' ? app.files.map(({ path }) => path) : []);
    return (path) => paths.has(path);
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/deploy.js

















async function runSteps(run) {
    const computing = run.inputs.dryRun ? '' : setupKey(run.inputs); // with values 0.2 s, beside the selection
    const app = await select_select(run); // files, a ready zip, or a source
    if (run.inputs.dryRun)
        return packOnly(run, app);
    run.report.add({ setup: await computing });
    const left = await attach(run, app); // a re-run goes on with what it left in flight or running
    const unchanged = left === undefined ? await skip(run, app) : undefined;
    if (unchanged !== undefined)
        return nameApps(run, unchanged);
    const created = left ?? (await create(run, app)); // POST; if ambiguous, look it up
    try {
        const reached = await wait(run, app, created);
        if (created.isAdopted)
            await confirmAdopted(run, reached.record);
        await nameApps(run, reached);
    }
    finally {
        await (0,preview/* deleteIfClosed */.nN)(run);
    }
}
/** The whole job. Never throws; the report says how it ended. */
async function deploy(inputs, edges) {
    const { summary, reporting, clock, log, cancel } = edges;
    const began = clock.now();
    const elapsed = () => clock.now() - began;
    const report = new Report(inputs, edges);
    let stage = 'preparing';
    const enter = (next) => {
        stage = next;
        cancel.throwIfAborted();
    };
    try {
        cancel.throwIfAborted();
        reporting.update(report.now);
        await runSteps({ inputs, edges, report, enter });
        report.add({ conclusion: 'success', timings: { total: elapsed() } });
    }
    catch (thrown) {
        const failure = failureOf(thrown, stage, report.now);
        (0,end/* logStack */.fk)(log, thrown, failure);
        report.add({ ...(0,report_report/* failFacts */.cJ)(report.now, failure), timings: { total: elapsed() } });
    }
    logOutcome(report.now, edges, elapsed());
    await summary.write(() => (0,report_summary/* renderDeploySummary */.AY)(report.now));
    await reporting.finish(report.now);
    return report.now;
}
/** The last lines of the log: the title, and on failure the one annotation. */
function logOutcome(report, { log }, tookMs) {
    const { failure, record } = report;
    const title = (0,report_summary/* titleOf */.Gg)(report);
    const id = record === undefined ? '' : `, deployment ${record.id}`;
    if (failure === undefined)
        log.info(`${title}${id}, ${(0,format/* formatDuration */.a3)(tookMs)} in all`, 'good');
    else
        (0,end/* logFailure */.H1)(log, failure, { title, ...(0,report_report/* blamedPlace */.lL)(report) });
}
/** Ends the deploy because of a bad input: one error, the outputs that say so, and a summary. No request was sent. */
async function refuseDeploy(thrown, { log, outputs, summary }) {
    const failure = (0,failures_failure/* toStepFailure */.eG)(thrown, 'input');
    outputs.set({ skipped: 'false', ...(0,report_report/* endOutputs */.Oi)('failure', failure, undefined) });
    (0,end/* logFailure */.H1)(log, failure, { title: 'Not deployed: an input is wrong' });
    await summary.write((redact) => (0,report_summary/* renderRefusal */.$W)((0,redact_failure/* redactFailure */.O)(failure, redact)));
}

// EXTERNAL MODULE: ./lib/src/domain/inputs/api-key.js
var api_key = __webpack_require__(7036);
// EXTERNAL MODULE: ./lib/src/domain/inputs/base-url.js
var base_url = __webpack_require__(1297);
// EXTERNAL MODULE: ./lib/src/domain/inputs/did-you-mean.js
var did_you_mean = __webpack_require__(8243);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/src/domain/inputs/project.js
var project = __webpack_require__(5891);
// EXTERNAL MODULE: ./lib/src/domain/reporting/view.js
var view = __webpack_require__(9626);
// EXTERNAL MODULE: ./lib/src/domain/text/json-place.js
var json_place = __webpack_require__(2494);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/app-source.js



/**
 * Reads which app is deployed.
 * @throws InputFailure unless exactly one of `directory`, `package` and `source` describes it.
 */
function parseApp(raw) {
    const source = raw('source').trim();
    const entrypoint = raw('entrypoint');
    const file = raw('package').trim();
    if (file !== '')
        return parsePackage(raw, file);
    if (source === '') {
        return { kind: 'directory', directory: parseDirectory(raw('directory')), entrypoint: parseEntrypoint(entrypoint) };
    }
    const accepted = 'a JSON object, without "entrypoint"';
    if (entrypoint.trim() !== '')
        throw new failures_failure/* InputFailure */.RP('source', 'is given together with "entrypoint"', accepted);
    const value = (0,json/* parseJson */.qF)(source);
    const place = value === undefined ? (0,json_place/* placeOfJsonError */.z)(source) : '';
    if (!(0,json/* isObject */.Gv)(value)) {
        throw new failures_failure/* InputFailure */.RP('source', `is not a JSON object${place === '' ? '' : ` (${place})`}`, accepted);
    }
    return { kind: 'source', json: source };
}
/** A ready package is sent as it is: an input that describes other files, or changes them, is a mistake. */
function parsePackage(raw, file) {
    const accepted = 'the path of a zip file, with "entrypoint" and without "directory", "source" and "exclude"';
    const bad = (problem) => new failures_failure/* InputFailure */.RP('package', problem, accepted);
    if (/\0/.test(file))
        throw bad('contains a NUL character');
    if (raw('source').trim() !== '')
        throw bad('is given together with "source"');
    if (!/^(?:\.\/*)?$/.test(raw('directory').trim()))
        throw bad('is given together with "directory"');
    if (raw('exclude').trim() !== '')
        throw bad('is given together with "exclude", but a package is sent as it is');
    return { kind: 'package', file, entrypoint: parseEntrypoint(raw('entrypoint')) };
}
function parseDirectory(text) {
    if (/\0/.test(text))
        throw new failures_failure/* InputFailure */.RP('directory', 'contains a NUL character', 'a folder inside the workspace');
    return text.trim() === '' ? '.' : text.trim();
}
const ENTRYPOINT = 'the path of the entry file inside "directory", with forward slashes, such as src/app.ts';
/**
 * Checks the input `entrypoint` as a text and drops a leading `./`.
 * @throws InputFailure where it could mean a file outside the directory.
 */
function parseEntrypoint(text) {
    const bad = (problem) => new failures_failure/* InputFailure */.RP('entrypoint', problem, ENTRYPOINT);
    const path = text.trim().replace(/^(?:\.\/+)+/, '');
    if (path === '')
        throw new failures_failure/* InputFailure */.RP('entrypoint', 'is missing', `${ENTRYPOINT}, or give "source" instead`);
    if (/[\0-\x1f\x7f]/.test(path))
        throw bad('contains a control character');
    if (path.includes('\\'))
        throw bad(`is "${text.trim()}", with a backslash`);
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        throw bad(`is "${path}", an absolute path${inCheckout(path)}`);
    const segments = path.split('/');
    if (segments.includes('..'))
        throw bad(`is "${path}", which may lead outside the directory`);
    if (path.endsWith('/') || segments.at(-1) === '.')
        throw bad(`is "${path}", a folder`);
    return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}
/** Of a path in a checkout, such as `/home/runner/work/app/app/src/app.ts`, the part that was most likely meant. */
function inCheckout(path) {
    const meant = /\/([^/]+)\/\1\/(.+)$/.exec(path)?.[2];
    return meant === undefined ? '' : `; relative to the workspace it is "${meant}"`;
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/inputs/env-file.js
var env_file = __webpack_require__(7435);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/environment-url.js


const ACCEPTED = 'an http:// or https:// address, in which {id} and {version} are filled in';
/** Characters: what browsers and proxies take. */
const LONGEST = 2_000;
/**
 * Checks the address for the GitHub deployment; `{id}` and `{version}` stay in it.
 * @returns '' for none.
 * @throws InputFailure. It does not quote the value, which may contain a password.
 */
function parseEnvironmentUrl(text) {
    const template = text.trim();
    const bad = (problem) => new failures_failure/* InputFailure */.RP('environment-url', problem, ACCEPTED);
    if (template === '')
        return '';
    if (/[\s\p{Cc}]/u.test(template))
        throw bad('contains white space or a control character');
    if (template.length > LONGEST)
        throw bad(`is ${(0,format/* count */.U9)(template.length, 'character')} long, more than ${LONGEST}`);
    if (!/^https?:\/\//i.test(template))
        throw bad('does not begin with http:// or https://');
    const filled = template.replaceAll(/\{(?:id|version)\}/g, 'x');
    if (/[{}]/.test(filled))
        throw bad('contains braces other than {id} and {version}');
    const url = URL.parse(filled);
    if (url === null)
        throw bad('is not a valid address');
    if (url.username !== '' || url.password !== '')
        throw bad('contains a user name or password');
    return template;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/report-name.js



/** Characters of a name, and those of the hash that a longer one ends in. */
const report_name_LONGEST_NAME = 100;
const HASH_LENGTH = 8;
/**
 * The default of `report-name`: the entrypoint's path from the workspace's root is part of it, so that several apps of one
 * pull request do not overwrite each other.
 * @param workspace absolute path; a `directory` may be given below it.
 */
function defaultReportName(app, workspace) {
    const entrypoint = entrypointOf(app, workspace);
    return entrypoint === '' ? 'deploy' : shortName(`deploy ${entrypoint}`);
}
function entrypointOf(app, workspace) {
    if (app.kind === 'source') {
        const entrypoint = (0,json/* field */.ZZ)((0,json/* parseJson */.qF)(app.json), 'entrypoint');
        return typeof entrypoint === 'string' ? entrypoint.replace(/\p{Cc}+/gu, ' ').trim() : '';
    }
    if (app.kind === 'package')
        return app.entrypoint;
    const { posix } = (external_node_path_default());
    const directory = app.directory.replaceAll((external_node_path_default()).sep, '/');
    const root = workspace.replaceAll((external_node_path_default()).sep, '/');
    return posix.join(posix.isAbsolute(directory) ? posix.relative(root, directory) : directory, app.entrypoint);
}
/** A name that is too long is cut, and ends in a hash of all of it. */
function shortName(name) {
    if (name.length <= report_name_LONGEST_NAME)
        return name;
    const hash = (0,external_node_crypto_.createHash)('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
    return `${name.slice(0, report_name_LONGEST_NAME - HASH_LENGTH - 1).toWellFormed()}-${hash}`;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/windows-paths.js
/** Inputs that are paths, or patterns for paths. */
const PATHS = {
    directory: withSlashes,
    'env-file': withSlashes,
    entrypoint: withSlashes,
    package: withSlashes,
    exclude: (text) => text.split('\n').map(ruleWithSlashes).join('\n'),
};
/**
 * Reads inputs as users of a platform write them. On Windows a backslash in a path separates folders. Elsewhere a
 * backslash is part of a name, and the inputs are not changed.
 */
function inputsOn(platform, raw) {
    if (platform !== 'win32')
        return raw;
    return (name) => (PATHS[name] ?? unchanged)(raw(name));
}
const unchanged = (text) => text;
function withSlashes(text) {
    return text.replaceAll('\\', '/');
}
/**
 * A line with a slash is a git pattern, where a backslash is an escape on every system. In a line without a slash, a
 * backslash separates folders, unless it escapes a leading `#` or `!`.
 */
function ruleWithSlashes(line) {
    if (line.includes('/'))
        return line;
    const start = /^!?(?:\\[#!])?/.exec(line)?.[0] ?? '';
    return start + withSlashes(line.slice(start.length));
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/inputs.js















const REGION = 'aws.us-east-1a';
/**
 * Reads and checks every input, and the file that `env-file` names. Refuses code from a fork on the two events that give it
 * the repository's secrets.
 * @throws InputFailure for the first bad input.
 */
function parseDeployInputs(given, environment) {
    const { trigger, platform, workspace } = environment;
    const raw = inputsOn(platform, given);
    const envFile = (0,env_vars/* parseEnvVars */.J)((0,env_file/* readEnvFile */.S)(raw, environment), 'env-file');
    const exclude = [raw('exclude'), (0,env_file/* patternOfEnvFile */.x)(raw, raw('directory').trim(), environment)];
    const dryRun = (0,parsers/* parseBoolean */.yG)(raw, 'dry-run');
    const app = parseApp(raw);
    const timeoutMs = (0,parsers/* parseSeconds */.fL)(raw, 'timeout', { least: 0.1, most: 86_400, default: 600 });
    const pollIntervalMs = (0,parsers/* parseSeconds */.fL)(raw, 'poll-interval', { least: 0.1, most: 3_600, default: 2 });
    const reportTo = parseReportTo(raw('report-to'));
    const inputs = {
        apiKey: dryRun && raw('api-key') === '' ? '' : (0,api_key/* parseApiKey */.X)(raw('api-key'), { isFork: trigger.hasReadOnlyToken }),
        baseUrl: dryRun && raw('base-url') === '' ? '' : (0,base_url/* parseBaseUrl */.Q)(raw('base-url')),
        ...(0,project/* parseProject */.X)(raw),
        app,
        version: raw('version'),
        region: (0,parsers/* parseChoice */.HU)(raw, 'region', [REGION]),
        force: (0,parsers/* parseBoolean */.yG)(raw, 'force'),
        envVars: [...new Map([...envFile, ...(0,env_vars/* parseEnvVars */.J)(raw('env-vars'))])],
        envVarsEncoding: (0,parsers/* parseChoice */.HU)(raw, 'env-vars-encoding', ['json', 'fields']),
        exclude: exclude.filter((lines) => lines !== '').join('\n'),
        links: (0,parsers/* parseChoice */.HU)(raw, 'links', ['follow', 'keep']),
        compressionLevel: (0,parsers/* parseInteger */.cG)(raw, 'compression-level', { least: 0, most: 9, default: 6 }),
        waitUntil: (0,parsers/* parseChoice */.HU)(raw, 'wait-until', ['started', 'created', 'running']),
        timeoutMs,
        pollIntervalMs: Math.min(pollIntervalMs, timeoutMs),
        attach: (0,parsers/* parseBoolean */.yG)(raw, 'attach', true),
        skipUnchanged: parseSkipUnchanged(raw, { app, reportTo, dryRun }),
        streamLogs: (0,parsers/* parseChoice */.HU)(raw, 'stream-logs', ['auto', 'false']),
        allowFork: (0,parsers/* parseBoolean */.yG)(raw, 'allow-fork'),
        deleteWhenClosed: (0,parsers/* parseBoolean */.yG)(raw, 'delete-when-closed'),
        dryRun,
        reportTo,
        reportName: parseOneLine('report-name', raw('report-name'), report_name_LONGEST_NAME) || defaultReportName(app, workspace),
        commentKey: parseOneLine('comment-key', raw('comment-key'), 100),
        commit: parseCommit(raw('commit').trim()),
        pullRequest: parsePullRequest(raw('pull-request').trim()),
        environment: parseOneLine('environment', raw('environment'), 255) || 'production',
        environmentUrl: parseEnvironmentUrl(raw('environment-url')),
        githubToken: raw('github-token').trim(),
    };
    if (!inputs.allowFork && !dryRun && trigger.forkWithSecrets) {
        throw new failures_failure/* InputFailure */.RP('allow-fork', `is false, and this "${trigger.eventName}" event comes from a fork: its code would be deployed with the secrets of this repository`, '"true" if you have reviewed the code that is checked out, or use the event "pull_request", which gives forks no secrets');
    }
    return inputs;
}
function parseReportTo(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const unknown = names.find((name) => !view/* REPORTERS */.P3.includes(name));
    if (unknown !== undefined) {
        throw new failures_failure/* InputFailure */.RP('report-to', `contains "${unknown}"${(0,did_you_mean/* didYouMean */.a)(unknown, view/* REPORTERS */.P3)}`, `any of ${view/* REPORTERS */.P3.join(', ')}, or leave it empty`);
    }
    return view/* REPORTERS */.P3.filter((name) => names.includes(name));
}
/** What was deployed is kept in the GitHub deployment, and nothing is known of what the service fetches itself. */
function parseSkipUnchanged(raw, { app, reportTo, dryRun }) {
    const name = 'skip-unchanged';
    if (!(0,parsers/* parseBoolean */.yG)(raw, name) || dryRun)
        return false;
    if (app.kind === 'source') {
        throw new failures_failure/* InputFailure */.RP(name, 'is true, together with "source"', '"true" with "entrypoint", or "false"');
    }
    if (!reportTo.includes('deployment')) {
        const problem = 'is true, but "report-to" lacks "deployment", which records what was deployed';
        throw new failures_failure/* InputFailure */.RP(name, problem, '"true" with "report-to: check, deployment", or "false"');
    }
    return true;
}
function parseCommit(text) {
    if (text === '' || (0,id/* isCommit */.WM)(text))
        return text.toLowerCase();
    throw new failures_failure/* InputFailure */.RP('commit', 'is not the full id of a commit', 'all 40 or 64 hex digits of the commit, or leave it empty');
}
function parsePullRequest(text) {
    if (text === '')
        return undefined;
    if (/^[1-9]\d{0,9}$/.test(text))
        return Number(text);
    throw new failures_failure/* InputFailure */.RP('pull-request', 'is not the number of a pull request', 'a whole number from 1, or leave it empty');
}
function parseOneLine(input, text, longest) {
    const line = text.trim();
    const accepted = `one line of at most ${longest} characters`;
    if (/\p{Cc}/u.test(line))
        throw new failures_failure/* InputFailure */.RP(input, 'contains a line break or another control character', accepted);
    if (line.length > longest)
        throw new failures_failure/* InputFailure */.RP(input, `is ${(0,format/* count */.U9)(line.length, 'character')} long`, accepted);
    return line;
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/inputs/secrets.js
var secrets = __webpack_require__(8618);
// EXTERNAL MODULE: ./lib/src/actions/deploy/post-state.js
var post_state = __webpack_require__(1887);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/place.js

/**
 * Finds what to report on. A pull request of which the event does not tell the head is asked for, and its head is taken only
 * where the workspace has it: no check says of a commit that it was deployed when another one was.
 * @throws InputFailure where it is a fork's, or may be, and `allow-fork` is false.
 */
async function findPlace(inputs, { environment, log, cancel, pullState, checkedOut }) {
    const { trigger } = environment;
    const { commit } = inputs;
    const pullRequest = inputs.pullRequest ?? trigger.pullRequest;
    const isOfEvent = pullRequest === trigger.pullRequest && !trigger.isComment;
    if (pullRequest === undefined || isOfEvent || inputs.dryRun)
        return { commit: commit || trigger.commit, pullRequest };
    const workspace = checkedOut() ?? trigger.commit;
    const pull = await pullState(pullRequest, cancel);
    if (cancel.aborted)
        return { commit: commit || workspace, pullRequest }; // the deploy says that it was cancelled
    const isAbsent = pull.kind === 'unread' && pull.isAbsent === true && !trigger.isComment;
    if (isAbsent) {
        log.notice(`No comment: GitHub has no pull request #${pullRequest} in this repository`);
        return { commit: commit || trigger.commit, pullRequest: undefined };
    }
    const isOwn = pull.kind !== 'unread' && pull.headRepository.toLowerCase() === environment.repository.toLowerCase();
    if (!isOwn && !inputs.allowFork) {
        const problem = pull.kind === 'unread'
            ? `is false, and pull request #${pullRequest} could not be read, which may be a fork's (${pull.why})`
            : `is false, and pull request #${pullRequest} comes from a fork: its code would be deployed with the secrets of this repository`;
        throw new failures_failure/* InputFailure */.RP('allow-fork', problem, '"true" if you have reviewed the code that is checked out');
    }
    if (commit !== '')
        return { commit, pullRequest };
    if (pull.kind !== 'unread' && (workspace === pull.head || workspace === pull.merge))
        return { commit: pull.head, pullRequest };
    log.warning(`The workspace is at ${workspace.slice(0, 7) || 'no commit'}, which is neither the head nor the merge commit of pull request #${pullRequest}: the deploy is reported on the workspace's commit. Check out refs/pull/${pullRequest}/merge to deploy the pull request.`);
    return { commit: workspace, pullRequest };
}
/** The same edges, with this commit and this pull request. */
function at(place, edges) {
    const { environment } = edges;
    return { ...edges, environment: { ...environment, trigger: { ...environment.trigger, ...place } } };
}
/** Links to the commit that is reported on, and to the run. */
function linksOf({ runUrl, trigger: { commit } }) {
    if (runUrl === '')
        return [];
    const run = { text: 'run', url: runUrl };
    if (commit === '')
        return [run];
    const url = runUrl.replace(/\/actions\/runs\/.*$/, `/commit/${commit}`);
    return [{ text: `commit ${commit.slice(0, 7)}`, url }, run];
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/report/reporting.js
var reporting = __webpack_require__(4970);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/main.js
















async function main(host) {
    const runner = (0,runner_runner/* startRunner */.p)(secrets/* secretsOfDeploy */.E, host);
    const parse = (raw) => parseDeployInputs(raw, runner.environment);
    const { workspace, searchPath, platform } = runner.environment;
    const refuse = (thrown) => refuseDeploy(thrown, runner);
    await runner.run(parse, refuse, async (inputs) => {
        const connection = await (0,transport/* openConnection */.JY)(inputs, runner);
        runner.leaveProcess();
        const pullState = (0,pull_state/* openPullState */.H)(inputs, runner);
        let place;
        try {
            place = await findPlace(inputs, {
                ...runner,
                pullState,
                checkedOut: () => checkedOut(workspace, searchPath, platform),
            });
        }
        catch (thrown) {
            await refuse(thrown);
            return false;
        }
        const postState = (0,post_state/* openPostState */.W2)(runner.state);
        const reported = at(place, runner);
        const reporters = inputs.dryRun ? undefined : (0,open_reporters/* openReporters */.D)(inputs, reported);
        const report = await deploy(inputs, {
            ...runner,
            workspace: openWorkspace(runner.environment),
            deployments: (0,deployments/* openDeployments */.X)(connection),
            apps: (0,apps/* openApps */.F)({ ...connection, note: connection.debug }), // their list never decides alone
            ...postState,
            reporting: (0,reporting/* startReporting */.jo)(reporters, { ...runner, ...postState }),
            links: linksOf(reported.environment),
            earlier: openEarlier(inputs, reported, reporters?.reported.runKey),
            newest: (0,app_deployments/* openNewest */.Jd)(inputs, runner),
            pullState,
        });
        return report.failure === undefined;
    });
}


/***/ }),

/***/ 1887:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W2: () => (/* binding */ openPostState),
/* harmony export */   Xp: () => (/* binding */ saveView),
/* harmony export */   gH: () => (/* binding */ lastView)
/* harmony export */ });
/* harmony import */ var _domain_records_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
/* harmony import */ var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9628);
/* harmony import */ var _domain_reporting_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9626);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1832);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1445);





/** Name of the state. */
const NAME = 'deploy';
function openPostState({ read, keep }) {
    let text = read(NAME);
    let saved = readSaved(text);
    return {
        saved: () => saved,
        save(part) {
            saved = { ...saved, ...part };
            const next = JSON.stringify(saved);
            if (next !== text)
                keep(NAME, next);
            text = next;
        },
    };
}
/** The most characters of a saved summary: the post step gets it in an environment variable, on Linux of at most 128 KiB. */
const LONGEST_SUMMARY = 20_000;
/** The final view as it is saved. */
function saveView(view) {
    return { ...view, summary: (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenMarkdown */ .zU)(view.summary, LONGEST_SUMMARY) };
}
/** Reads what the main step saved last. A disk that ran full may have kept half of it, which is nothing. */
function readSaved(text) {
    const saved = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text);
    return (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(saved) ? saved : {};
}
/**
 * The view that the post step shows: the last one, or one for a step that was killed before it had one.
 * @param runKey key of the attempt, for a step that has saved nothing.
 * @param wasRunning whether its process went on after the runner had given it up: it may have sent the request since.
 */
function lastView({ view, record, version = '', headline = '' }, runKey, wasRunning) {
    if (view !== undefined)
        return view;
    const known = record ?? { run: runKey, setup: '', digest: '', deployment: '' };
    const last = wasRunning && !(0,_domain_records_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isId */ .eQ)(known.deployment) ? { ...known, deployment: _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__/* .MAY_EXIST */ .a9 } : known;
    return (0,_domain_reporting_view_js__WEBPACK_IMPORTED_MODULE_2__/* .lostView */ .m1)(last, version, headline);
}


/***/ }),

/***/ 9495:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6949);
/* harmony import */ var _github_open_reporters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3942);
/* harmony import */ var _github_pull_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7614);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7095);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8129);
/* harmony import */ var _service_deployments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3405);
/* harmony import */ var _inputs_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8618);
/* harmony import */ var _post_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1887);
/* harmony import */ var _report_reporting_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4970);
/* harmony import */ var _steps_preview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8949);











/**
 * The post step runs after the job, even if the main step was killed. What it does is told by what the main step has saved;
 * of its own inputs it takes the keys alone.
 */
async function main(host) {
    const runner = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .startRunner */ .p)(_inputs_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .secretsOfDeploy */ .E, host);
    await runner.run((raw) => raw, async () => { }, async (raw) => {
        const githubToken = raw('github-token').trim();
        const postState = (0,_post_state_js__WEBPACK_IMPORTED_MODULE_8__/* .openPostState */ .W2)(runner.state);
        const wasRunning = runner.endLeftProcess();
        if (wasRunning)
            runner.log.info('The deploy was still running after the cancel, and was stopped');
        const gone = await deleteLeftPreview(raw, githubToken, runner, postState);
        const { reported, left } = postState.saved();
        // All of them once more where what they showed is gone.
        const open = reported && { ...reported, reportTo: (gone === undefined && left) || reported.reportTo };
        const reporters = open && (0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_2__/* .reopenReporters */ .a)(open, githubToken, runner);
        if (reporters !== undefined)
            await (0,_report_reporting_js__WEBPACK_IMPORTED_MODULE_9__/* .closeReports */ .s6)(reporters, { ...runner, ...postState }, wasRunning, gone);
        return true;
    });
}
/** Deletes the preview that a cancelled or killed main step has left, if its pull request is closed. */
async function deleteLeftPreview(raw, githubToken, runner, { saved, save }) {
    const { preview } = saved();
    if (preview === undefined)
        return undefined;
    const service = serviceInputs((name) => preview.service[name] ?? raw(name), preview, runner);
    if (service === undefined)
        return undefined;
    const connection = await (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_4__/* .openConnection */ .JY)(service, runner);
    const isGone = await (0,_steps_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .deletePreview */ .mH)(preview, {
        ...runner,
        save,
        pullState: (0,_github_pull_state_js__WEBPACK_IMPORTED_MODULE_3__/* .openPullState */ .H)({ githubToken }, runner),
        deployments: (0,_service_deployments_js__WEBPACK_IMPORTED_MODULE_6__/* .openDeployments */ .X)(connection),
    });
    return isGone ? preview : undefined;
}
/** The inputs that a DELETE needs; where the post step does not have them, a notice. */
function serviceInputs(raw, { id, pullRequest }, { log }) {
    try {
        return (0,_domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__/* .parseServiceInputs */ .e)(raw);
    }
    catch (thrown) {
        if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH))
            throw thrown;
        log.notice(`Whether the pull request #${pullRequest} is closed was not looked at, and deployment ${id} stays: in the post step of this action ${thrown.message}`);
        return undefined;
    }
}


/***/ }),

/***/ 1116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ startReport),
/* harmony export */   Oi: () => (/* binding */ endOutputs),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   cJ: () => (/* binding */ failFacts),
/* harmony export */   lL: () => (/* binding */ blamedPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
/* harmony import */ var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6012);
/* harmony import */ var _step_failure_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1061);




function startReport(inputs, links = []) {
    return { inputs, links, base: '', leftOut: [], timings: {} };
}
/** The outputs that are known so far; the names are those of action.yml. */
function outputsOf(report) {
    const { inputs, package: pack, record, unchanged, failure, conclusion } = report;
    const [app] = report.apps ?? [];
    const known = {
        'deployment-id': record?.id,
        'github-deployment-id': unchanged?.githubDeployment.toString(),
        skipped: String(unchanged !== undefined),
        status: statusOf(report),
        'status-reason': record?.statusReason,
        region: record?.region || inputs.region,
        entrypoint: record?.entrypoint || (inputs.app.kind === 'source' ? undefined : inputs.app.entrypoint),
        version: inputs.version,
        'created-at': record?.createdAt,
        'updated-at': record?.updatedAt,
        'package-digest': pack?.digest,
        'package-size': pack?.size.toString(),
        'package-files': pack?.files.toString(),
        'package-path': pack?.path,
        'app-name': app?.name,
        'app-actions': app && JSON.stringify(app.actions),
        'app-log': report.appLogFile,
        ...(conclusion === undefined ? {} : endOutputs(conclusion, failure, record)),
    };
    return Object.fromEntries(Object.entries(known).filter((entry) => entry[1] !== undefined));
}
/** The status as it is now, as far as it is known: what was deleted is stopped, unless it had ended before. */
function statusOf({ record, isGone }) {
    return isGone && record !== undefined && !(0,_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(record.status) ? 'stopped' : record?.status;
}
/** The outputs that say how the step ended. */
function endOutputs(conclusion, failure, record) {
    return {
        conclusion,
        retryable: String(failure?.retryable ?? false),
        ...(0,_step_failure_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOutputs */ .r)(failure, (0,_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(record?.status ?? '') ? record?.statusReason : ''),
    };
}
/** The place to blame for the failure: a file, relative to the workspace, and its line, as far as they are known. */
function blamedPlace({ base, failure }) {
    if (failure?.file === undefined)
        return {};
    const { line } = failure;
    return { file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, failure.file), ...(line === undefined ? {} : { line }) };
}
/** How a job ends with a failure. */
function failFacts({ record }, failure) {
    return { failure, conclusion: (0,_domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusionOf */ .vu)(failure.kind, record !== undefined) };
}


/***/ }),

/***/ 4970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jo: () => (/* binding */ startReporting),
/* harmony export */   s6: () => (/* binding */ closeReports)
/* harmony export */ });
/* unused harmony export deployRecordOf */
/* harmony import */ var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6012);
/* harmony import */ var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9628);
/* harmony import */ var _domain_reporting_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9626);
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5149);
/* harmony import */ var _post_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1887);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1116);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4915);







/** Milliseconds that the end of the job waits for GitHub; less after a cancel, when the runner waits for the step. */
const PATIENCE_MS = 15_000;
const PATIENCE_CANCELLED_MS = 2_500;
/** Milliseconds that the post step waits where GitHub names a pause, mostly a minute: a check left open stays so for ever. */
const PATIENCE_LIMIT_MS = 75_000;
/**
 * Milliseconds of head start for the deploy before reporting begins. Loading the GitHub client takes longer than packing
 * and sending a small app, and would delay them, because both share one thread.
 */
const HEAD_START_MS = 400;
/** Milliseconds of random extra head start, so that jobs that begin together do not all call GitHub at once. */
const HEAD_START_SPREAD_MS = 400;
/** The reporting of a job without reporters. */
const silent = { update() { }, finish: async () => { } };
/** @param reporters undefined for none. */
function startReporting(reporters, edges) {
    if (reporters === undefined)
        return silent;
    const { log, clock, cancel, save, redact, environment } = edges;
    const view = (report) => (0,_domain_reporting_view_js__WEBPACK_IMPORTED_MODULE_2__/* .redactView */ .r$)(viewOf(report, reporters.reported.runKey), redact);
    const headStart = new AbortController();
    save({ reported: reporters.reported });
    let latest;
    let shown = '';
    /** Whether something was shown: the head start is over. */
    let hasBegun = false;
    const showLatest = () => {
        hasBegun = true;
        if (latest !== undefined)
            reporters.show(view(latest));
    };
    return {
        update(report) {
            if (report.conclusion !== undefined)
                return;
            const record = deployRecordOf(report, reporters.reported.runKey);
            save({ record, version: redact(report.inputs.version), headline: redact((0,_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .renderHeadline */ .Lf)(report)) });
            const key = `${report.record?.id} ${report.record?.status}`;
            latest = report;
            if (key === shown || isLast(report))
                return;
            if (shown === '') {
                const ms = HEAD_START_MS + clock.random() * HEAD_START_SPREAD_MS;
                clock.sleep(ms, headStart.signal).then(showLatest, () => { });
            }
            else if (hasBegun || report.record !== undefined) {
                headStart.abort();
                showLatest();
            }
            shown = key;
        },
        async finish(report) {
            headStart.abort();
            const last = view(report);
            save({ view: (0,_post_state_js__WEBPACK_IMPORTED_MODULE_4__/* .saveView */ .Xp)(last) });
            reporters.show(last);
            await (cancel.aborted
                ? reporters.settled(PATIENCE_CANCELLED_MS)
                : reporters.settled(PATIENCE_MS, { enough: cancel }));
            save({ left: reporters.left });
            tellProblems(reporters, { log, environment });
        },
    };
}
/** Whether the job ends with this record. It is then not shown by itself, because `finish` follows at once. */
function isLast({ record, isConfirmed, inputs }) {
    if (isConfirmed === false)
        return false; // its own record is asked for first
    const progress = record && (0,_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeStatus */ .Gh)(record.status, inputs.waitUntil);
    return progress !== undefined && progress !== 'waiting' && progress !== 'unknown-status';
}
/** What GitHub shows of a report. @param run key of this attempt. */
function viewOf(report, run) {
    const { record, conclusion, failure, unchanged } = report;
    const { file, line } = (0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .blamedPlace */ .lL)(report);
    const queued = record?.status === 'queued' || record?.status === '';
    return {
        phase: conclusion !== undefined ? 'ended' : record === undefined ? 'preparing' : queued ? 'queued' : 'in_progress',
        ...(conclusion && { conclusion }),
        title: (0,_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .checkTitle */ .Tq)(report),
        summary: (0,_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .renderDeploySummary */ .AY)(report),
        ...(failure &&
            file && { blame: { file: (0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(file), message: (0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(failure.message), ...(line && { line }) } }),
        record: deployRecordOf(report, run),
        deployment: record?.id ?? '',
        version: report.inputs.version,
        ...(unchanged && { unchanged: true }),
        ...(report.isGone && { isGone: true }),
    };
}
/** What later attempts and jobs need to know of this deploy, as far as it is known yet. */
function deployRecordOf(report, run) {
    const { setup = '', package: pack } = report;
    return { run, setup, digest: (0,_domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__/* .hexOf */ .ZD)(pack?.digest ?? ''), deployment: deploymentOf(report) };
}
function deploymentOf({ record, isConfirmed, isSent, isGone, failure }) {
    if (record !== undefined) {
        if (isGone || (0,_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .isFinal */ .dR)(record.status))
            return '';
        return isConfirmed === false ? _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__/* .MAY_EXIST */ .a9 : record.id; // one that only the list has told may be another job's
    }
    const mayExist = failure === undefined || failure.kind === 'ambiguous' || (failure.kind === 'cancelled' && !failure.retryable);
    return isSent && mayExist ? _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__/* .MAY_EXIST */ .a9 : '';
}
/**
 * Closes the reports that the main step left open.
 * @param wasRunning whether the main step was still running when the post step began.
 * @param gone the pull request whose preview the post step has deleted.
 */
async function closeReports(reporters, { log, saved, environment }, wasRunning, gone) {
    const last = (0,_post_state_js__WEBPACK_IMPORTED_MODULE_4__/* .lastView */ .gH)(saved(), reporters.reported.runKey, wasRunning);
    const view = gone === undefined ? last : (0,_domain_reporting_view_js__WEBPACK_IMPORTED_MODULE_2__/* .goneView */ .lt)(last, gone.pullRequest);
    const doing = saved().view === undefined ? 'Closing what the main step left open' : 'Making sure that this is shown';
    log.info(`${doing}: ${view.title}`);
    reporters.show(view);
    await reporters.settled(PATIENCE_MS, { limitMs: PATIENCE_LIMIT_MS });
    tellProblems(reporters, { log, environment });
}
function tellProblems(reporters, { log, environment }) {
    const notice = reporters.notice(environment.trigger.hasReadOnlyToken);
    if (notice !== undefined)
        log.notice(notice.message, { lines: notice.lines });
}


/***/ }),

/***/ 4915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tq: () => (/* binding */ checkTitle),
  AY: () => (/* binding */ renderDeploySummary),
  Lf: () => (/* binding */ renderHeadline),
  $W: () => (/* binding */ renderRefusal),
  Gg: () => (/* binding */ titleOf)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(1239);
// EXTERNAL MODULE: ./lib/src/domain/records/version.js
var version = __webpack_require__(5699);
// EXTERNAL MODULE: ./lib/src/domain/reporting/environment-url.js
var environment_url = __webpack_require__(2398);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(9259);
// EXTERNAL MODULE: ./lib/src/domain/text/sanitize.js
var sanitize = __webpack_require__(5149);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/app-section.js


/** Actions of an app that the summary names. */
const SHOWN = 20;
/** Rows of the summary's table: each app that the deployment holds, with its actions. */
function renderApps(apps) {
    return apps.map(({ name, actions }) => {
        const shown = (0,format/* listFirst */.rL)(actions.map((action) => (0,markdown/* code */.aY)(action)), SHOWN);
        return ['App', `${(0,markdown/* code */.aY)(name)}${actions.length === 0 ? '' : `, actions: ${shown}`}`];
    });
}
/** The step to paste that invokes the app; '' where nothing is deployed that can be invoked. */
function renderInvocation({ apps = [], invokedBy, inputs, conclusion }) {
    const [app] = apps;
    const [action] = app?.actions ?? [];
    if (conclusion !== 'success' || app === undefined || action === undefined || invokedBy === undefined)
        return '';
    const version = inputs.version === '' || inputs.version === 'latest' ? [] : [inputs.version];
    const step = [
        `- uses: ${invokedBy}`,
        '  with: # and api-key, base-url as for the deploy',
        `    app-name: ${inYaml(app.name)}`,
        `    action-name: ${inYaml(action)}`,
        ...version.map((text) => `    version: ${inYaml(text)}`),
    ];
    return (0,markdown/* details */.zH)('Invoke it from a workflow', (0,markdown/* codeBlock */.DV)(step));
}
/** What a workflow may hold as it is: no `\${{`, no quotes, nothing that looks like something else. */
const PLAIN = /^[\p{L}\p{N}_.:@/ -]{1,200}$/u;
/** A text in double quotes; `\u2026` for one that a reader had better not paste. */
function inYaml(text) {
    return `"${PLAIN.test(text) ? text : '\u2026'}"`;
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/report/report.js
var report_report = __webpack_require__(1116);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/summary.js








/**
 * The job summary of a deploy, as markdown: the outcome, one line of what a reader looks for, and the rest folded. All
 * external text is escaped; the sink redacts secrets.
 */
function renderDeploySummary(report) {
    const { failure, package: pack } = report;
    const parts = [
        `## ${headingOf(report)}`,
        renderHeadline(report),
        failure === undefined ? '' : (0,failure_summary/* renderFailure */.zt)(failure),
        failure === undefined ? '' : renderAppLog(report.appLog ?? []),
        renderInvocation(report),
        (0,markdown/* details */.zH)('Deployment', renderFacts(report)),
        pack === undefined ? '' : renderPackage(pack),
        renderLeftOut(report.leftOut),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** The name of the app, or of the report, its version, how long it took, and where to look, as markdown. */
function renderHeadline({ inputs, links, apps = [], record, timings: { total } }) {
    const names = apps.length === 0 ? [inputs.reportName] : apps.map(({ name }) => name);
    const url = (0,environment_url/* environmentUrlOf */.k)(inputs.environmentUrl, { deployment: record?.id ?? '', version: inputs.version });
    const open = url === undefined ? [] : [{ text: 'open', url }];
    return [
        `**${names.map((name) => (0,markdown/* code */.aY)(name)).join(', ')}**`,
        `version ${(0,markdown/* code */.aY)((0,version/* versionLabel */.d)(inputs.version))}`,
        ...(total === undefined ? [] : [(0,format/* formatDuration */.a3)(total)]),
        ...[...open, ...links].map(({ text, url: to }) => (0,markdown/* link */.nf)(text, to)),
    ].join(' \u00b7 ');
}
/** The outcome so far in one line, for the log; the summary and GitHub name the cause of a failure instead. */
function titleOf(report) {
    const { conclusion, inputs, record, unchanged, failure, isGone } = report;
    if (conclusion === undefined)
        return record === undefined ? '\u23f3 Deploying' : '\u23f3 Deploying: waiting for the service';
    if (conclusion === 'success') {
        if (unchanged !== undefined)
            return `\u2705 Unchanged, running since ${(0,format/* formatMoment */.K9)(record?.createdAt ?? '')}`;
        if (isGone)
            return '\ud83d\uddd1\ufe0f Deployed, then deleted: the pull request was closed';
        if (inputs.dryRun)
            return `\ud83e\uddea Dry run: ${inputs.app.kind === 'package' ? '' : 'packed and '}checked, nothing sent`;
        return `\u2705 Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? 'accepted'}` : ''}`;
    }
    const kind = failure?.kind ?? 'failed';
    if (kind === 'package' && inputs.app.kind === 'package')
        return `${ICONS[conclusion]} Not deployed: the package cannot be sent`;
    return `${ICONS[conclusion]} ${isUnread(report) ? 'The status of the deployment could not be read' : HEADLINES[kind]}`;
}
/** Whether the deployment is there, and the service did not say how it goes. */
function isUnread({ record, failure }) {
    return record !== undefined && (failure?.kind === 'network' || failure?.kind === 'rejected');
}
/** What begins a title where the cause follows. */
const CAUSED = {
    input: 'Not deployed',
    package: 'Not deployed',
    network: 'Not reached',
    rejected: 'Refused',
    failed: 'Failed',
    stopped: 'Stopped',
};
/** Characters of a cause in the summary's heading: GitHub shows a heading large, and the whole cause is below it. */
const HEADING_CAUSE = 120;
/** The heading of the summary: for a failure its cause. */
function headingOf(report) {
    const { conclusion } = report;
    const cause = causeOf(report);
    return conclusion === undefined || cause === undefined
        ? titleOf(report)
        : `${ICONS[conclusion]} ${(0,markdown/* prose */.CS)(cause, HEADING_CAUSE)}`;
}
/** The title at GitHub, plain text: for a failure with its cause. */
function checkTitle(report) {
    const { conclusion, record, unchanged, timings } = report;
    const title = titleOf(report).replace(/^\P{L}+/u, '');
    if (conclusion === undefined)
        return `${title}${record?.status ? ` (${(0,sanitize/* oneLine */.TN)(record.status)})` : ''}`;
    return causeOf(report) ?? (unchanged !== undefined ? title : `${title} after ${(0,format/* formatDuration */.a3)(timings.total ?? 0)}`);
}
/** What went wrong and why, on one line: `Failed: DATABASE_URL is not set`; undefined where the cause is no short one. */
function causeOf(report) {
    const { failure, record } = report;
    const start = failure && CAUSED[failure.kind];
    if (start === undefined || isUnread(report))
        return undefined;
    const cause = (0,sanitize/* oneLine */.TN)(record?.statusReason || failure?.service?.message || failure?.message || '');
    return `${start}: ${cause.replace(/^(?:(?:Uncaught )?Error|Cannot send the package): /, '')}`;
}
/** The summary of a step that was refused because of a bad input. */
function renderRefusal(failure) {
    return `## ${ICONS.failure} ${HEADLINES[failure.kind]}\n\n${(0,failure_summary/* renderFailure */.zt)(failure)}\n`;
}
const STATUS_WORDS = new Map([
    ['queued', 'created, still queued'],
    ['in_progress', 'started, in progress'],
    ['running', 'running'],
]);
const ICONS = {
    success: '\u2705',
    failure: '\u274c',
    cancelled: '\ud83d\udeab',
    timed_out: '\u231b',
    unknown: '\u2754',
};
const HEADLINES = {
    input: 'Not deployed: an input is wrong',
    package: 'Not deployed: the package could not be made',
    network: 'The service could not be reached',
    rejected: 'The service refused',
    ambiguous: 'It is unknown whether this was deployed',
    failed: 'Deployment failed',
    stopped: 'Deployment was stopped',
    timeout: 'Deployment took too long',
    cancelled: 'Deploy was cancelled',
};
function renderFacts(report) {
    const { inputs, base, record, attached, unchanged, timings, isGone, failure, apps = [] } = report;
    const { app } = inputs;
    const origin = attached
        ? ' (from an earlier attempt of this job; nothing was sent)'
        : unchanged && ' (from an earlier run, with the same package; nothing was sent)';
    const reason = failure?.message.includes(record?.statusReason ?? '') ? '' : record?.statusReason;
    const entrypoint = app.kind === 'source' ? record?.entrypoint : app.entrypoint;
    const rows = [
        ['Deployment', record && `${(0,markdown/* code */.aY)(record.id)}${origin ?? ''}`],
        ['Status', record && `**${(0,markdown/* code */.aY)((0,report_report/* statusOf */.c2)(report) ?? '')}**${reason ? ` ${(0,markdown/* code */.aY)(reason)}` : ''}`],
        ...(isGone ? [['Deleted', 'its pull request was closed during the deploy']] : renderApps(apps)),
        app.kind === 'source'
            ? ['Code', 'fetched by the service (`source`)']
            : app.kind === 'package'
                ? ['Ready package', (0,markdown/* code */.aY)(app.file)]
                : ['Directory', base && (0,markdown/* code */.aY)(base)],
        ['Entrypoint', entrypoint && (0,markdown/* code */.aY)(entrypoint)],
        ['Version', `${(0,markdown/* code */.aY)((0,version/* versionLabel */.d)(inputs.version))}${inputs.force ? ' (overwrites)' : ''}`],
        ['Region', (0,markdown/* code */.aY)(record?.region || inputs.region)],
        ['Service', inputs.baseUrl && (0,markdown/* code */.aY)(inputs.baseUrl)],
        ['Created', record?.createdAt && (0,markdown/* code */.aY)(record.createdAt)],
        ['Time', renderTimings(timings)],
    ];
    const [head = [], ...others] = rows.filter((row) => Boolean(row[1]));
    return (0,markdown/* table */.tp)(head, others);
}
function renderTimings(timings) {
    const named = ['pack', 'upload', 'queue', 'start'].map((name) => ({ name, ms: timings[name] }));
    return named.flatMap(({ name, ms }) => (ms === undefined ? [] : [`${name} ${(0,format/* formatDuration */.a3)(ms)}`])).join(' \u00b7 ');
}
/** Renders the app's log, not collapsed: after a failure it is what people look for. */
function renderAppLog(appLog) {
    return appLog.length === 0 ? '' : `**The last lines of the app's log:**\n\n${(0,markdown/* codeBlock */.DV)(appLog)}`;
}
function renderPackage(pack) {
    const largest = (0,markdown/* table */.tp)(['Largest files', 'Size'], pack.largest.map(({ path, size }) => [(0,markdown/* code */.aY)(path), (0,format/* formatBytes */.z3)(size)]));
    const size = `${(0,format/* formatBytes */.z3)(pack.size)}, made of ${(0,format/* count */.U9)(pack.files, 'file')} (${(0,format/* formatBytes */.z3)(pack.contentSize)})`;
    return (0,markdown/* details */.zH)(`Package: ${size}`, `Digest ${(0,markdown/* code */.aY)(pack.digest)}\n\n${largest}`);
}
function renderLeftOut(leftOut) {
    if (leftOut.length === 0)
        return '';
    const left = (0,markdown/* table */.tp)(['Rule', 'Left out', 'Such as'], leftOut.map(({ rule, examples, count: number, secret }) => [
        `${secret ? '\ud83d\udd12 ' : ''}${(0,markdown/* code */.aY)(rule)}`,
        String(number),
        examples
            .slice(0, 10)
            .map((example) => (0,markdown/* code */.aY)(example))
            .join(', '),
    ]));
    const total = leftOut.reduce((sum, { count: number }) => sum + number, 0);
    return (0,markdown/* details */.zH)(`Left out: ${(0,format/* count */.U9)(total, 'path')} by ${(0,format/* count */.U9)(leftOut.length, 'rule')}`, left);
}


/***/ }),

/***/ 8949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mH: () => (/* binding */ deletePreview),
/* harmony export */   nN: () => (/* binding */ deleteIfClosed),
/* harmony export */   uW: () => (/* binding */ keepPreview)
/* harmony export */ });
/* unused harmony export whyItStays */
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
/* harmony import */ var _domain_records_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5699);
/* harmony import */ var _step_poll_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1139);
/* harmony import */ var _step_time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3901);





/**
 * Why a deployment stays, whatever becomes of its pull request; '' where it was not asked for, undefined where it may go. A
 * workflow that deploys when a pull request is merged runs on an event that says `closed`: what it deploys always stays.
 */
function whyItStays({ deleteWhenClosed, version }, { pullRequest, isPullRequestOpen }) {
    if (!deleteWhenClosed)
        return '';
    if (version.trim() === '' || (0,_domain_records_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isLatest */ .e)(version))
        return '"version" is empty or "latest"';
    return pullRequest === undefined || !isPullRequestOpen ? 'the event is not of an open pull request' : undefined;
}
/** Saves a deployment that this very run has made, as soon as its id is known: the step may be killed at any time. */
function keepPreview({ inputs, edges: { save, environment, clock } }, id) {
    const { trigger } = environment;
    const { baseUrl, project, projectId } = inputs;
    if (whyItStays(inputs, trigger) !== undefined)
        return;
    const service = { 'base-url': baseUrl, project, 'project-id': projectId };
    save({ preview: { id, pullRequest: trigger.pullRequest, madeAt: clock.wall(), service } });
}
/** The end of a deploy: the deployment that this run has made goes where its pull request was closed meanwhile. */
async function deleteIfClosed({ inputs, edges, report }) {
    const { preview } = edges.saved();
    const stays = whyItStays(inputs, edges.environment.trigger) ??
        (preview === undefined ? 'it is not certain that this run has made the deployment' : '');
    if (stays !== '')
        return edges.log.info(`Nothing to delete (delete-when-closed): ${stays}`);
    if (preview !== undefined && (await deletePreview(preview, edges)))
        report.add({ isGone: true });
}
/** Milliseconds for the DELETE with its retries, and before the next one. */
const DELETING_MS = 60_000;
const AGAIN_MS = 2_000;
/**
 * Deletes a preview again where its pull request was closed while it was deployed: whoever deletes the previews of closed
 * pull requests may have come too early for it. Never throws, and never changes how the job ends: what fails becomes a
 * notice or a warning. After a cancel there is no time for it: then the post step does it.
 * @returns whether it was deleted.
 */
async function deletePreview({ id, pullRequest, madeAt }, edges) {
    const { log, clock, cancel, pullState, deployments, save } = edges;
    const name = `pull request #${pullRequest}`;
    try {
        cancel.throwIfAborted();
        const pull = await pullState(pullRequest, cancel);
        cancel.throwIfAborted();
        if (pull.kind === 'unread')
            log.notice(`Whether the ${name} is closed meanwhile could not be read (${pull.why}): the preview stays.`);
        if (pull.kind === 'open')
            log.info(`The ${name} is still open: the preview stays`);
        if (pull.kind === 'closed') {
            const limit = (0,_step_time_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .startTimeLimit */ .r)(edges, DELETING_MS, 'the 60 s for deleting it');
            // It may take the service a moment to delete it, or to know it at all: at first a 404 says nothing.
            const isOpen = (kind) => kind === 'open' || (kind === 'gone' && clock.wall() - madeAt < _step_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .GRACE_MS */ .g3);
            while (isOpen((await deployments.delete(id, limit)).kind))
                await clock.sleep(AGAIN_MS, limit.signal);
            log.info(`Deleted deployment ${id} again, so it is stopped: the ${name} was closed meanwhile`, 'odd');
        }
        save({ preview: undefined });
        return pull.kind === 'closed';
    }
    catch (thrown) {
        if (cancel.aborted) {
            log.info('The post step will look whether the pull request is closed (delete-when-closed)');
            return false;
        }
        save({ preview: undefined });
        log.warning(`The ${name} was closed meanwhile, and deployment ${id} ${reasonOf(thrown)} Delete it with delete-deployments, or at the service.`, { title: 'A preview is left' });
        return false;
    }
}
/** The end of a sentence, and what else is known. */
function reasonOf(thrown) {
    if (thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH)
        return `could not be deleted. ${thrown.message}`;
    const maybeDone = thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$ && thrown.sent === 'all';
    return maybeDone ? 'may be deleted or not: there was no response.' : 'was not deleted: there was no time left.';
}


/***/ }),

/***/ 7556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ AppLog),
/* harmony export */   nI: () => (/* binding */ redactLines)
/* harmony export */ });
/* unused harmony export linesOf */
/* harmony import */ var any_signal__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6354);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2357);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3045);
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5149);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);





const TITLE = 'Log of the app';
/** Characters that are shown of one line, and of all lines of one event. */
const LONGEST_LINE = 2_000;
const LONGEST_MESSAGE = 16_000;
/** Lines that a step prints. */
const MOST_PRINTED = 10_000;
/** Of the last lines, how many the summary of a failure shows, and how many are searched for the place of an error. */
const MOST_SHOWN = 20;
const MOST_SEARCHED = 400;
/** Milliseconds that the last lines of what has failed are waited for. */
const DRAIN_MS = 3_000;
/** Statuses after which nothing is written any more: of a deployment, and of an invocation. */
const FINAL = ['failed', 'stopped', 'succeeded'];
/** Prints the app's log during the wait. It has no influence on the result, never throws, and runs until `end()`. */
class AppLog {
    /** The last lines, not redacted: for a search, never to be shown. */
    searchedLines = [];
    /** The last lines, redacted. */
    lastLines = [];
    #follow;
    #edges;
    #stop = new AbortController();
    #following;
    #printed = 0;
    /** @param tell called with each event that the stream brings. */
    constructor(id, edges, { signal, leftMs }, tell = () => { }) {
        this.#edges = edges;
        this.#follow = async () => {
            const debug = (line) => edges.log.debug(line);
            try {
                await edges.deployments.follow(id, {
                    signal: (0,any_signal__WEBPACK_IMPORTED_MODULE_3__/* .anySignal */ .J)([signal, this.#stop.signal]),
                    leftMs,
                    note: debug,
                    take: (event) => {
                        if (event.kind === 'log')
                            this.#show(linesOf(event.line));
                        tell(event);
                        return event.kind === 'state' && FINAL.includes(event.status);
                    },
                });
            }
            catch (thrown) {
                if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j$)
                    return;
                debug(`The app's log is not followed any more: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
            }
        };
    }
    /** Starts following the log; further calls do nothing. */
    begin() {
        this.#following ??= this.#follow();
    }
    /** Waits for the last lines of what has ended. */
    async drain() {
        this.begin();
        const over = new AbortController();
        await Promise.race([this.#following, this.#edges.clock.sleep(DRAIN_MS, over.signal).catch(() => { })]);
        over.abort();
    }
    async end() {
        this.#stop.abort();
        await this.#following;
    }
    #show(lines) {
        const { log, redact } = this.#edges;
        const shown = redactLines(lines, redact);
        this.searchedLines = [...this.searchedLines, ...lines].slice(-MOST_SEARCHED);
        this.lastLines = [...this.lastLines, ...shown].slice(-MOST_SHOWN);
        for (const line of shown) {
            this.#printed += 1;
            if (this.#printed <= MOST_PRINTED)
                log.groupLine(TITLE, line);
            if (this.#printed === MOST_PRINTED)
                log.groupLine(TITLE, `\u2026 the lines after the first ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(MOST_PRINTED, 'line')} are not shown`);
        }
    }
}
/** Splits a log event into lines, without colours and other terminal control sequences. */
function linesOf(message) {
    const lines = (0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutColours */ .mU)((0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(message, LONGEST_MESSAGE)).split(/\r\n|\r|\n/);
    const end = lines.findLastIndex((line) => line !== '');
    return lines.slice(0, Math.max(1, end + 1)).map((line) => (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(line, LONGEST_LINE));
}
/** Redacts lines, including secrets that span several lines; the result may then have fewer lines. */
function redactLines(lines, redact) {
    return lines.length === 0 ? [] : redact(lines.join('\n')).split('\n');
}


/***/ }),

/***/ 5207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findFrame),
/* harmony export */   v: () => (/* binding */ withOwnFrames)
/* harmony export */ });
/** `  File "/app/main.py", line 7, in run` */
const PYTHON = /^\s*File "(?<file>[^"]+)", line (?<line>\d{1,7})\b/;
/** `    at run (file:///app/src/app.ts:12:3)`, `    at async /app/src/app.ts:12:3` */
const V8 = /^\s*at (?:[^(]* \()?(?:async )?(?<file>.+):(?<line>\d{1,7}):\d{1,7}\)?\s*$/;
/** The head of an uncaught error: `/app/src/app.ts:12`. Of a syntax error it is the only line that names our file. */
const V8_HEAD = /^\s*(?<file>(?:[A-Za-z]:)?[^\s:"'()]+\.[cm]?[jt]sx?):(?<line>\d{1,7})(?::\d{1,7})?(?=\s|$)/;
function placeIn(text) {
    const notations = { python: PYTHON, v8: V8, head: V8_HEAD };
    for (const by of ['python', 'v8', 'head']) {
        const { file: path, line } = notations[by].exec(text)?.groups ?? {};
        if (path !== undefined)
            return { by, path, line: Number(line) };
    }
    return undefined;
}
/** Folders whose files are somebody else's: no frame there says what to change. */
const FOREIGN = ['node_modules', 'site-packages', 'dist-packages', '.venv'];
/**
 * Finds the line to blame in what an app has written: of the last stack that names a file of ours, the frame that is
 * nearest to the error. JavaScript writes that one first, Python last.
 * @param lines e.g. the last lines of a log; the reason of a failure goes last.
 * @param isFile whether a path, with forward slashes, is one of our files. It is never given `..` or an absolute path.
 * @returns undefined where no line names one.
 */
function findFrame(lines, isFile) {
    let found;
    for (const text of lines.toReversed()) {
        const place = placeIn(text);
        if (place === undefined) {
            if (found !== undefined)
                break; // above its stack
            continue;
        }
        const file = place.line > 0 ? ownFile(place.path, isFile) : undefined;
        if (file === undefined)
            continue;
        found = { file, line: place.line };
        if (place.by === 'python')
            break;
    }
    return found;
}
/**
 * An app's log as people read it: our files by their paths from the package's root, and of each JavaScript stack our own
 * frames, with one line for the others. A stack without a frame of ours stays whole.
 */
function withOwnFrames(lines, isFile) {
    const shown = [];
    let own = [];
    let foreign = [];
    const endStack = () => {
        const others = foreign.length === 1 ? 'frame' : 'frames';
        if (own.length > 0 && foreign.length > 0)
            own.push(`    \u2026 ${foreign.length} ${others} of Node.js and of packages`);
        shown.push(...(own.length > 0 ? own : foreign));
        own = [];
        foreign = [];
    };
    for (const text of lines) {
        const place = placeIn(text);
        const file = place && ownFile(place.path, isFile);
        const readable = place && file !== undefined ? text.replace(place.path, () => file) : text;
        if (place?.by === 'v8')
            (file === undefined ? foreign : own).push(readable);
        else {
            endStack();
            shown.push(readable);
        }
    }
    endStack();
    return shown;
}
/** The most folders of a path that are looked at: an app may write any path, and a cancel has to be heard meanwhile. */
const DEEPEST = 50;
/** The longest end of a path that is a file of ours: the service may have put the app into any folder. */
function ownFile(path, isFile) {
    if (/^(?:node:|internal\/|https?:|<)/i.test(path))
        return undefined;
    const parts = plainPath(path)
        .split(/[\\/]/)
        .filter((part) => part !== '' && part !== '.');
    if (parts.includes('..') || parts.some((part) => FOREIGN.includes(part)))
        return undefined;
    const near = parts.slice(-DEEPEST);
    return near.map((_, from) => near.slice(from).join('/')).find(isFile);
}
/** `file:///app/a%20b.ts` and `C:\app` as what is to be split at its slashes. */
function plainPath(path) {
    const bare = path.replace(/^file:\/\//, '').replace(/^\/?[A-Za-z]:(?=[\\/])/, '');
    try {
        return bare === path ? path : decodeURIComponent(bare);
    }
    catch {
        return bare;
    }
}


/***/ }),

/***/ 1061:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ failureOutputs)
/* harmony export */ });
/**
 * The outputs that say what went wrong, all empty after a success; the names are those of action.yml.
 * @param statusReason what the service says of the app that ended.
 */
function failureOutputs(failure, statusReason = '') {
    const service = failure?.service;
    return {
        'failure-kind': failure?.kind ?? '',
        'error-code': service?.code ?? '',
        'error-message': failure === undefined ? '' : errorMessageOf(failure, statusReason),
        'error-details': JSON.stringify(service?.details ?? []),
    };
}
/** The kinds of which the app is the reason. */
const OF_APP = ['failed', 'stopped'];
/** The service's own words where it had some and they are all that is known, else what this action says. */
function errorMessageOf(failure, statusReason) {
    if (OF_APP.includes(failure.kind) && statusReason !== '')
        return statusReason;
    const { responseId, service } = failure;
    return (responseId === undefined && service?.message) || failure.message;
}


/***/ }),

/***/ 240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Qn: () => (/* binding */ statusAtCancel),
/* harmony export */   Qs: () => (/* binding */ refusedPoll),
/* harmony export */   gc: () => (/* binding */ cancelledAfter),
/* harmony export */   tE: () => (/* binding */ statusAtTimeout)
/* harmony export */ });
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3045);

const TEXTS = {
    deployment: { begun: 'The deployment was created and may be running', it: 'it' },
    // Whether it may be running is said where it is ended.
    invocation: { begun: 'The action was started', it: 'the invocation' },
};
/** The failure for a poll that the service refuses. Something was made, and may be running: that is said first. */
function refusedPoll(made, poll) {
    const { begun, it } = TEXTS[made];
    const isLost = poll.service?.status === 404;
    const advice = isLost ? `${begun}: look at ${it} at the service before you try again.` : `${begun}. ${poll.advice}`;
    return poll.with({ advice, retryable: false });
}
/**
 * What is known of a status when the time is over, as part of a sentence.
 * @param since what came of the last poll, where none could be read since that status.
 */
function statusAtTimeout(status, since, time) {
    const shown = `"${status || 'unknown'}"`;
    return since === undefined
        ? `is still ${shown} after ${time} ("timeout")`
        : `was last seen as ${shown}; then the status could not be read until "timeout" (${time}) was over: ${since}`;
}
/** The same at a cancel. */
function statusAtCancel(status, since) {
    const shown = `"${status || 'unknown'}"`;
    return since === undefined ? `was ${shown}` : `was last seen as ${shown} (since then: ${since})`;
}
/** The service's reason for a status, as a sentence. */
function describeReason(statusReason) {
    return statusReason === '' ? 'The service gives no reason.' : `Reason: ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStop */ .f6)(statusReason)}.`;
}
/**
 * What is known of a request that may have been carried out when the run was cancelled, as a sentence.
 * @param words what was sent, such as `everything`, and what that may mean, such as `the deployment may exist`.
 */
function cancelledAfter({ status }, { sent, maybe }) {
    if (status === undefined)
        return `The run was cancelled after ${sent} was sent and before the service responded: ${maybe}.`;
    return `The run was cancelled before the response (${status}) was read completely: ${maybe}.`;
}


/***/ }),

/***/ 1139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ Alarm),
/* harmony export */   g3: () => (/* binding */ GRACE_MS),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony exports FIRST_PAUSE_MS, pollPause */
/* harmony import */ var any_signal__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6354);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9219);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3045);
/* harmony import */ var _poll_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(240);
/* harmony import */ var _time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3901);







/** Milliseconds after the creation in which a 404 of the service, and without a record in which a gateway's refusal, is ridden out. */
const GRACE_MS = 60_000;
/** The shortest of the first pauses, in milliseconds: four polls in the first two seconds. */
const FIRST_PAUSE_MS = 500;
/** Milliseconds for one more poll when the time is over: over the internet it takes some 200 ms, a new connection included. */
const LAST_POLL_MS = 500;
/** Milliseconds between two log lines about polls that bring no record. */
const LOG_EVERY_MS = 30_000;
/**
 * Polls without end, and yields each record. When the time is over it asks once more: what has ended since the last poll
 * has ended in time.
 * @param edges `cancel` ends the last poll as well.
 * @throws StepFailure where the service refuses; the signal's reason at the deadline or a cancel.
 */
async function* poll(polled, limit, edges) {
    const { clock, log } = edges;
    const { elapsed, signal } = limit;
    let readAtMs = 0;
    let sayAtMs = 0;
    /** Why the last poll brought no record, as part of a sentence. */
    let since;
    try {
        for (;;) {
            const asked = await ask(polled, limit);
            if (asked.kind === 'record') {
                readAtMs = elapsed();
                since = undefined;
                yield asked.record;
            }
            else {
                const { failure } = asked;
                const bearsMs = { sinceCreated: elapsed(), unread: elapsed() - readAtMs };
                if (failure !== undefined && isVerdict(failure, bearsMs))
                    throw (0,_poll_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedPoll */ .Qs)(polled.made, failure);
                since = asked.why;
                const say = elapsed() >= sayAtMs ? log.info : log.debug;
                if (elapsed() >= sayAtMs)
                    sayAtMs = elapsed() + LOG_EVERY_MS;
                say(`The status of the ${polled.made} could not be read: ${since}. Asking again.`);
            }
            const pauseMs = pollPause(elapsed(), polled.intervalMs, clock.random());
            await (polled.alarm ?? new Alarm()).pause(clock, pauseMs, signal);
        }
    }
    catch (thrown) {
        const ended = (0,_domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptedSince */ .JW)(thrown, since);
        if ((0,_domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptionOf */ .nS)(ended)?.by !== 'deadline')
            throw ended;
        const lastLimit = (0,_time_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .startTimeLimit */ .r)(edges, LAST_POLL_MS, `the ${LAST_POLL_MS / 1_000} s for a last look`);
        const last = await ask(polled, lastLimit).catch((fault) => unread(fault));
        if (last.kind !== 'record')
            throw (0,_domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptedSince */ .JW)(ended, last.why);
        yield last.record;
        // What had failed before the last poll is over: the time alone has ended the wait.
        throw ended instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$ ? ended.reason : ended;
    }
}
/** A pause that something else may end early, also before it begins. */
class Alarm {
    #rung = new AbortController();
    ring() {
        this.#rung.abort();
    }
    async pause(clock, ms, signal) {
        const rung = this.#rung.signal;
        await clock.sleep(ms, (0,any_signal__WEBPACK_IMPORTED_MODULE_5__/* .anySignal */ .J)([signal, rung])).catch(() => signal.throwIfAborted());
        if (rung.aborted)
            this.#rung = new AbortController();
    }
}
/**
 * The pause before the next poll, in milliseconds. It grows with the time that the wait has taken; a random part of it
 * keeps runs that began together from polling together.
 * @param random U(0, 1).
 */
function pollPause(elapsedMs, intervalMs, random) {
    return Math.min(intervalMs, Math.max(FIRST_PAUSE_MS, elapsedMs / 12) * (1 + random / 5));
}
async function ask({ get }, limit) {
    try {
        const asked = await get(limit);
        if (asked.kind === 'missing')
            return unread(asked.failure);
        return asked.kind === 'malformed' ? { kind: 'unread', why: asked.why } : asked;
    }
    catch (thrown) {
        if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH))
            throw thrown;
        return unread(thrown);
    }
}
function unread(thrown) {
    if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH))
        return { kind: 'unread', why: (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$ && thrown.since) || 'the last one had no response' };
    const { service } = thrown;
    const why = service === undefined ? (0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutStop */ .f6)(thrown.message) : `the service responded with ${service.status}`;
    return { kind: 'unread', why, failure: thrown };
}
/**
 * Whether a poll that brought no record ends the wait. The service's own refusal does (API \u00a77), but for a 404 of something
 * that was just made; a page of a gateway is no verdict on the key unless nothing else comes for a minute.
 */
function isVerdict({ kind, service, cause }, { sinceCreated, unread }) {
    if (kind === 'network')
        return false;
    if (kind !== 'rejected' || cause === 'Retry-After')
        return true; // a bug of ours, or a wait beyond the time left
    if (service === undefined || service.status < 400 || service.status >= 500)
        return false;
    if ((0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isOwnError */ .fe)(service))
        return service.status !== 404 || sinceCreated >= GRACE_MS;
    return [401, 403, 404].includes(service.status) && unread >= GRACE_MS;
}


/***/ }),

/***/ 538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ StatusLines)
/* harmony export */ });
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3045);

/** Tells a status from record to record: one line of the log a transition, and one warning for unknown ones. */
class StatusLines {
    #known;
    #edges;
    #status = '';
    #hasWarned = false;
    constructor(known, edges) {
        this.#known = known;
        this.#edges = edges;
    }
    note({ status, statusReason }) {
        if (status === this.#status || status === '')
            return;
        const { log, elapsed } = this.#edges;
        const from = this.#status === '' ? '' : `${this.#status} \u2192 `;
        const reason = statusReason === '' ? '' : `: ${statusReason}`;
        const tone = Object.hasOwn(this.#known.tones, status) ? this.#known.tones[status] : undefined;
        log.info(`${from}${status} after ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(elapsed())}${reason}`, tone);
        this.#status = status;
        if (this.#hasWarned || !this.#known.isUnknown(status))
            return;
        this.#hasWarned = true;
        log.warning(`The service reports an unknown status, "${status}". The step keeps waiting until "timeout".`);
    }
    heartbeat() {
        const { log, elapsed } = this.#edges;
        log.info(`Still ${this.#status || 'waiting for a status'} after ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(elapsed())}`, 'quiet');
    }
}


/***/ }),

/***/ 2398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ environmentUrlOf)
/* harmony export */ });
/* harmony import */ var _records_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5699);

/**
 * Fills in the address of what was deployed.
 * @param template '' for none; `{id}` and `{version}` in it are filled in, percent-encoded.
 * @returns undefined where there is no deployment, or no address to make of it.
 */
function environmentUrlOf(template, { deployment, version }) {
    if (template === '' || deployment === '')
        return undefined;
    const values = { id: deployment, version: (0,_records_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionLabel */ .d)(version) };
    const filled = template.replaceAll(/\{(id|version)\}/g, (_, name) => encodeURIComponent((values[name] ?? '').toWellFormed()));
    return URL.parse(filled)?.href;
}


/***/ }),

/***/ 9626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P3: () => (/* binding */ REPORTERS),
/* harmony export */   lt: () => (/* binding */ goneView),
/* harmony export */   m1: () => (/* binding */ lostView),
/* harmony export */   r$: () => (/* binding */ redactView)
/* harmony export */ });
/* harmony import */ var _records_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);

/** The places at GitHub where a deployment can be shown. */
const REPORTERS = ['check', 'status', 'deployment', 'comment'];
/** Redacts the view. Must be called before its texts are truncated, which could leave a part of a secret. */
function redactView(view, redact) {
    const { title, summary, blame, version } = view;
    return {
        ...view,
        title: redact(title),
        summary: redact(summary),
        ...(blame === undefined ? {} : { blame: { ...blame, file: redact(blame.file), message: redact(blame.message) } }),
        version: redact(version),
    };
}
/**
 * The view for a job that was killed or crashed before it saved a final view.
 * @param headline what every summary has below its heading, as markdown.
 */
function lostView(record, version, headline) {
    const deployment = (0,_records_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isId */ .eQ)(record.deployment) ? record.deployment : '';
    const id = deployment === '' ? '' : ` (\`${deployment}\`)`;
    return {
        phase: 'ended',
        conclusion: 'cancelled',
        title: 'The run ended before the deploy did',
        summary: `## \ud83d\udeab The run ended before the deploy did\n\n${headline}\n\nThe job was killed or cancelled. The deployment${id} may exist: look for it at the service before you try again.\n`,
        record,
        deployment,
        version,
    };
}
/** The last view of a job whose deployment was deleted after it. */
function goneView(last, pullRequest) {
    return {
        ...last,
        title: `The preview was deleted. ${last.title}`,
        summary: `## \ud83d\uddd1\ufe0f The preview was deleted\n\nThe deployment was deleted at the end of the job because pull request #${pullRequest} is closed. Before that:\n\n${last.summary}`,
        isGone: true,
    };
}


/***/ }),

/***/ 2494:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ repeatedKey),
/* harmony export */   z: () => (/* binding */ placeOfJsonError)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(479);
 // tells where a text stops being JSON, and a key that is given twice: JSON.parse does neither
/** Where a text stops being JSON: `line 3, column 14`. '' where that is not known. Never an excerpt. */
function placeOfJsonError(text) {
    let place = '';
    const onError = (_code, _offset, _length, line, character) => {
        place ||= `line ${line + 1}, column ${character + 1}`;
    };
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .Y)(text, { onError }, { disallowComments: true });
    return place;
}
/** The first key of the outermost object that is given twice. */
function repeatedKey(json) {
    const seen = new Set();
    let repeated;
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .Y)(json, {
        onObjectProperty: (name, _offset, _length, _line, _column, path) => {
            if (path().length > 0)
                return;
            if (seen.has(name))
                repeated ??= name;
            seen.add(name);
        },
    });
    return repeated;
}


/***/ }),

/***/ 1676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readCheckRuns)
/* harmony export */ });
/* harmony import */ var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9628);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);



/**
 * Reads the check runs of a commit that this action has made, newest first.
 * @param name of those that are read; all of them if absent.
 */
async function readCheckRuns(api, sha, name) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    const query = { ref: sha, filter: 'all', ...(name === undefined ? {} : { check_name: name }) };
    const items = await Array.fromAsync(api.items(route, query, 'check_runs'));
    return (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .newestFirst */ .ll)(items).flatMap((check) => {
        const id = (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .idIn */ .DG)(check);
        const record = (0,_domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRecord */ .Hh)((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(check, 'external_id'));
        if (id === undefined || record === undefined)
            return [];
        return {
            id,
            name: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(check, 'name'),
            record,
            conclusion: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(check, 'status') === 'completed' ? (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(check, 'conclusion') : '',
            title: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(check, 'output', 'title'),
            summary: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(check, 'output', 'summary'),
            sha: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(check, 'head_sha'),
            startedAt: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(check, 'started_at'),
            page: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .pageIn */ .n9)(check) ?? '',
        };
    });
}


/***/ }),

/***/ 3942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ openReporters),
  a: () => (/* binding */ reopenReporters)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/src/domain/reporting/deploy-record.js
var deploy_record = __webpack_require__(9628);
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(6798);
// EXTERNAL MODULE: ./lib/src/github/notices.js
var notices = __webpack_require__(3164);
// EXTERNAL MODULE: ./lib/src/github/retry.js
var retry = __webpack_require__(5059);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
// EXTERNAL MODULE: ./lib/src/github/check-runs.js
var check_runs = __webpack_require__(1676);
// EXTERNAL MODULE: ./lib/src/github/response.js
var github_response = __webpack_require__(522);
;// CONCATENATED MODULE: ./lib/src/github/reporters/reporter.js

/** Sends a body, or a plainer one where GitHub takes it as invalid (422): the state is shown all the same. */
async function sendAccepted(body, plain, send) {
    try {
        return await send(body);
    }
    catch (thrown) {
        if ((0,github_response/* statusOf */.c2)(thrown) !== 422)
            throw thrown;
        return send(plain);
    }
}

// EXTERNAL MODULE: ./lib/src/github/reporters/rows.js
var reporters_rows = __webpack_require__(4127);
;// CONCATENATED MODULE: ./lib/src/github/reporters/check.js






/** Shows the deploy as a check run on the commit. */
function checkReporter(context) {
    const { api, commit, reportName, runKey, isPost, found } = context;
    let id;
    /** Whether a request may have made it without a response. */
    let mayExist = isPost;
    const findOwn = async () => (await (0,check_runs/* readCheckRuns */.z)(api, commit, reportName)).find(({ record }) => record.run === runKey)?.id;
    return {
        async show(view) {
            if (mayExist)
                id ??= await findOwn();
            mayExist = true;
            const [route, target] = id === undefined
                ? ['POST /repos/{owner}/{repo}/check-runs', { name: reportName, head_sha: commit }]
                : ['PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', { check_run_id: id }];
            const state = stateOf(view);
            const check = await sendAccepted({ ...state, ...textsOf(view, context) }, state, (body) => api.request(route, { ...target, ...body }));
            id = (0,github_response/* idIn */.DG)(check) ?? id;
            const page = (0,github_response/* pageIn */.n9)(check);
            if (page !== undefined)
                found({ 'check-url': page });
        },
    };
}
function stateOf({ phase, conclusion = 'unknown', record }) {
    const state = phase === 'ended' ? { status: 'completed', conclusion: (0,reporters_rows/* checkConclusion */.Gc)(conclusion) } : { status: 'in_progress' };
    return { ...state, external_id: (0,deploy_record/* formatRecord */.bM)(record) };
}
/** What people read. A check run that is a row of a shared comment begins with the mark of it. */
function textsOf(view, { commentKey, runUrl }) {
    const { title, summary, blame } = view;
    const mark = (0,reporters_rows/* rowMark */.Ym)(commentKey, view);
    const annotation = blame && {
        path: blame.file,
        start_line: blame.line ?? 1,
        end_line: blame.line ?? 1,
        annotation_level: 'failure',
        message: (0,shorten/* shorten */.ml)(blame.message, shorten/* LIMITS */.b1.annotation),
    };
    return {
        ...(runUrl === '' ? {} : { details_url: runUrl }),
        output: {
            title: (0,shorten/* shorten */.ml)(title, shorten/* LIMITS */.b1.description),
            summary: `${mark}${(0,shorten/* shortenMarkdown */.zU)(summary, shorten/* LIMITS */.b1.checkText - mark.length)}`,
            ...(annotation === undefined ? {} : { annotations: [annotation] }),
        },
    };
}

// EXTERNAL MODULE: ./lib/src/github/reporters/comment.js
var comment = __webpack_require__(3225);
// EXTERNAL MODULE: ./lib/src/domain/reporting/environment-url.js
var reporting_environment_url = __webpack_require__(2398);
// EXTERNAL MODULE: ./lib/src/github/app-deployments.js
var app_deployments = __webpack_require__(9339);
;// CONCATENATED MODULE: ./lib/src/github/reporters/status.js

/** Shows the deploy as a commit status. GitHub shows the last status of each context, so a second one does no harm. */
function statusReporter({ api, commit, reportName, runUrl }) {
    return {
        async show(view) {
            await api.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
                sha: commit,
                state: statusState(view),
                context: reportName,
                description: (0,shorten/* shorten */.ml)(view.title, shorten/* LIMITS */.b1.description),
                ...(runUrl === '' ? {} : { target_url: runUrl }),
            });
        },
    };
}
/** State of the commit status. */
function statusState({ phase, conclusion }) {
    if (phase !== 'ended')
        return 'pending';
    return conclusion === 'success' || conclusion === 'failure' ? conclusion : 'error';
}

;// CONCATENATED MODULE: ./lib/src/github/reporters/deployment.js






/**
 * Shows the deploy as a GitHub deployment of the commit. Its payload cannot be changed later, so it is only made once the
 * service has responded: with the id, or without one if the service refused.
 */
function deploymentReporter(context) {
    const { api, isPost, found } = context;
    let id;
    /** Whether a request may have made it without a response. */
    let mayExist = isPost;
    /** The last view whose status GitHub has: a try again after it only retires, and writes nothing twice. */
    let told;
    return {
        async show(view) {
            if (view.phase === 'preparing' || view.unchanged)
                return;
            if (mayExist)
                id ??= await findOwn(context);
            mayExist = true;
            id ??= await create(context, view);
            found({ 'github-deployment-id': String(id) });
            if (told !== view) {
                const route = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
                const [status, plain] = statusesOf(view, context);
                await sendAccepted(status, plain, (body) => api.request(route, { deployment_id: id, ...body }));
                told = view;
            }
            // Also where it was deleted again: it has taken the former one's place all the same.
            if (view.phase === 'ended' && view.conclusion === 'success')
                await (0,app_deployments/* retireFormer */.BF)(api, context, id);
        },
    };
}
/** The one that this attempt has made. */
async function findOwn({ api, commit, environment, reportName, runKey }) {
    const query = { sha: commit, environment, task: (0,app_deployments/* taskOf */.Xb)(reportName) };
    for await (const one of api.items('GET /repos/{owner}/{repo}/deployments', query))
        if ((0,github_response/* textIn */.r7)((0,github_response/* payloadOf */.Md)(one), 'run') === runKey)
            return (0,github_response/* idIn */.DG)(one);
    return undefined;
}
async function create(context, { record }) {
    const { api, commit, environment, reportName, pullRequest } = context;
    const made = await api.request('POST /repos/{owner}/{repo}/deployments', {
        ref: commit,
        task: (0,app_deployments/* taskOf */.Xb)(reportName),
        auto_merge: false,
        required_contexts: [],
        environment,
        description: (0,shorten/* shorten */.ml)(reportName, shorten/* LIMITS */.b1.description),
        transient_environment: pullRequest !== undefined,
        production_environment: environment === 'production',
        payload: { ...record, ...(pullRequest === undefined ? {} : { pull_request: pullRequest }) },
    });
    const id = (0,github_response/* idIn */.DG)(made);
    if (id === undefined)
        throw new Error('the response has no id');
    return id;
}
/** The status, and the plain one without texts and addresses. */
function statusesOf(view, { environment, environmentUrl, runUrl }) {
    // Otherwise GitHub would retire the deployments of other apps in this environment; see app-deployments.ts.
    const state = { state: deploymentState(view), auto_inactive: false };
    const environment_url = (0,reporting_environment_url/* environmentUrlOf */.k)(environmentUrl, view);
    const status = {
        ...state,
        environment,
        description: (0,shorten/* shorten */.ml)(view.title, shorten/* LIMITS */.b1.description),
        ...(runUrl === '' ? {} : { log_url: runUrl }),
        ...(environment_url === undefined ? {} : { environment_url }),
    };
    return [status, state];
}
/** State of the GitHub deployment. */
function deploymentState(view) {
    if (view.phase !== 'ended')
        return view.phase;
    if (view.isGone && view.conclusion === 'success')
        return 'inactive';
    return statusState(view);
}

// EXTERNAL MODULE: ./lib/src/github/reporters/comment-place.js
var comment_place = __webpack_require__(1615);
// EXTERNAL MODULE: ./lib/src/github/reporters/table.js
var table = __webpack_require__(6948);
;// CONCATENATED MODULE: ./lib/src/github/reporters/shared-comment.js






/** Rounds of reading, comparing and writing. */
const MOST_ROUNDS = 3;
/** Writes of one job: many jobs that end together must not exceed GitHub's 80 writes a minute. */
const MOST_WRITES = 2;
/** Milliseconds before the next round, and up to so many more: longer than another job takes from reading to writing. */
const PAUSE_MS = 1_000;
const PAUSE_SPREAD_MS = 1_500;
/**
 * Shows the deploy as a row of a comment that all jobs with the same `comment-key` share. Each job keeps its row in its
 * own check run, where nobody else writes, and the comment is a function of all rows: whoever finds another text there
 * writes the right one. Without check runs the rows live in the comment alone, and two jobs may lose one.
 */
function sharedCommentReporter(context) {
    const { api, commentKey, reportName, isPost, found, checkShown, pause } = context;
    const findPlace = (0,comment_place/* placeFinder */.aA)(context, (0,table/* tableMark */.yH)(commentKey));
    const announce = (page) => page !== undefined && found({ 'comment-url': page });
    // The main step leaves the post step one write, or has used up both.
    let writesLeft = isPost ? 1 : MOST_WRITES;
    let hasPlace = false;
    /** The comment that this job has made. */
    let made;
    return {
        get looksAgain() {
            return hasPlace && writesLeft > 0;
        },
        async show(view) {
            const place = view.phase === 'ended' ? await findPlace() : undefined;
            hasPlace = place !== undefined;
            if (place === undefined)
                return;
            await checkShown();
            for (let round = 1; round <= MOST_ROUNDS; round++) {
                if (round > 1)
                    await pause(PAUSE_MS, PAUSE_SPREAD_MS);
                const rows = (0,reporters_rows/* rowsOf */.RO)(await readChecks(context), context, view);
                const comment = await (0,comment_place/* findComment */.h1)(api, place);
                announce(comment?.page);
                const body = (0,table/* renderTable */.bo)(commentKey, rows, comment?.body ?? '');
                const isSecond = comment !== undefined && made !== undefined && comment.id !== made;
                if (writesLeft === 0 || (comment !== undefined && !isSecond && isSameText(comment.body, body)))
                    return;
                // The first job by name makes the comment at once, and the others find it.
                if (comment === undefined && round === 1 && rows.some(({ name }) => name < reportName))
                    continue;
                writesLeft--;
                if (made !== undefined && isSecond) {
                    await (0,comment_place/* deleteComment */.Tu)(api, made); // two jobs have made one each, and the other is older
                    made = undefined;
                }
                else if (comment !== undefined)
                    await (0,comment_place/* updateComment */.vv)(api, comment.id, body);
                else {
                    const response = await (0,comment_place/* createComment */.eT)(api, place, body);
                    made = (0,github_response/* idIn */.DG)(response);
                    announce((0,github_response/* pageIn */.n9)(response));
                }
            }
        },
    };
}
/** The check runs of the commit. Without the permission to read them the comment is there all the same. */
async function readChecks({ api, commit }) {
    try {
        return await (0,check_runs/* readCheckRuns */.z)(api, commit);
    }
    catch (thrown) {
        if ((0,retry/* isRefused */.H0)(thrown))
            return [];
        throw thrown;
    }
}
/** Whether a comment has this text: GitHub may change line ends and white space at the end. */
function isSameText(one, other) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trim();
    return plain(one) === plain(other);
}

;// CONCATENATED MODULE: ./lib/src/github/reporters/reporters.js







const MAKERS = {
    check: checkReporter,
    status: statusReporter,
    deployment: deploymentReporter,
    comment: (context) => (context.commentKey === '' ? (0,comment/* commentReporter */.JL)(context) : sharedCommentReporter(context)),
};
/** What holds a conclusion that people wait for: a pause that GitHub names is waited out longer for it. */
const HOLDERS = ['check', 'deployment'];
/**
 * The reporters of a job, side by side; the newest view wins. Nothing here throws, because a problem at GitHub must not
 * fail the deploy.
 */
class Reporters {
    reported;
    #loops;
    #clock;
    #abandoned = new AbortController();
    /** Clock reading after which nothing waits any more. */
    #endsAt = Number.POSITIVE_INFINITY;
    constructor(reported, { environment, outputs, log, clock }, { isPost, connect }) {
        this.reported = reported;
        this.#clock = clock;
        const abandoned = this.#abandoned.signal;
        const context = {
            ...reported,
            api: connect(abandoned),
            runId: environment.runId,
            runUrl: environment.runUrl,
            isPost,
            found: (values) => outputs.set(values),
            say: (line) => log.info(line),
            checkShown: async () => this.#loops.find(({ name }) => name === 'check')?.idle,
            pause: (ms, spread) => clock.sleep(ms + clock.random() * spread, abandoned),
        };
        const limits = { clock, abandoned, endsAt: () => this.#endsAt };
        this.#loops = reported.reportTo.map((name) => new Loop(name, MAKERS[name](context), limits));
    }
    /** What is missing or outdated at GitHub; undefined if nothing is. */
    notice(isReadOnly) {
        const problems = this.#loops.flatMap(({ problem }) => problem ?? []);
        return problems.length === 0 ? undefined : (0,notices/* noticeOf */.QJ)(problems, isReadOnly);
    }
    /** Those that the post step has to show the last view again. What GitHub has refused it would refuse again. */
    get left() {
        return this.#loops
            .filter(({ problem, reporter }) => (problem ? !problem.isRefused : reporter.looksAgain))
            .map(({ name }) => name);
    }
    /** Shows a view soon; returns at once. */
    show(view) {
        for (const loop of this.#loops)
            loop.push(view);
    }
    /**
     * Resolves when every view is shown or has failed, at the latest after `withinMs` milliseconds, or `limitMs` where GitHub
     * has named a pause for a check or a deployment. Requests that are still running then are ended and count as problems.
     * @param enough aborting it ends the wait at once.
     */
    async settled(withinMs, { limitMs = withinMs, enough } = {}) {
        this.#endsAt = this.#clock.now() + limitMs;
        const idle = Promise.all(this.#loops.map((loop) => loop.idle));
        const within = async (ms) => {
            const { promise: over, resolve } = Promise.withResolvers();
            const stop = this.#clock.watchdog(ms, resolve);
            if (enough?.aborted)
                resolve();
            enough?.addEventListener('abort', () => resolve(), { once: true });
            await Promise.race([idle, over]);
            stop();
        };
        await within(withinMs);
        if (this.#loops.some(({ name, problem }) => problem?.isRateLimited && HOLDERS.includes(name)))
            await within(limitMs - withinMs);
        this.#abandoned.abort();
        await idle;
    }
}
/** The loop of one reporter: a new view waits until the current one is shown, and only the newest is kept. */
class Loop {
    name;
    reporter;
    /** Why the newest view is not shown yet; undefined if it is. */
    problem;
    /** Resolves when there is nothing more to show; undefined while it rests. */
    idle;
    #limits;
    #newest;
    constructor(name, reporter, limits) {
        this.name = name;
        this.reporter = reporter;
        this.#limits = limits;
    }
    push(view) {
        this.#newest = view;
        this.idle ??= this.#run();
    }
    async #run() {
        let shown;
        const showNewest = async () => {
            shown = this.#newest;
            try {
                await this.reporter.show(shown);
                this.problem = undefined;
            }
            catch (thrown) {
                // That it was abandoned tells less than why it had not succeeded by then.
                if (!this.#limits.abandoned.aborted || this.problem === undefined)
                    this.problem = { reporter: this.name, ...(0,notices/* problemOf */.Zw)(thrown) };
                throw thrown;
            }
        };
        while (shown !== this.#newest && !this.#limits.abandoned.aborted)
            await (0,retry/* retry */.L5)(showNewest, this.#limits).catch(() => { }); // `problem` has it
        this.idle = undefined;
    }
}

;// CONCATENATED MODULE: ./lib/src/github/open-reporters.js




/** Opens the reporters that the inputs ask for. Undefined if there are none, or if something they need is missing. */
function openReporters(inputs, edges) {
    const { environment, log, redactName } = edges;
    const { commit, pullRequest } = environment.trigger;
    if (inputs.reportTo.length === 0)
        return undefined;
    const github = (0,client/* openGitHub */.o)(inputs, edges);
    if (github.kind === 'missing' || commit === '') {
        const why = github.kind === 'missing' ? github.why : 'the event has no commit';
        log.info(`Not shown on the commit or pull request: ${why}`);
        return undefined;
    }
    const reported = {
        reportTo: inputs.reportTo,
        reportName: redactName(inputs.reportName),
        environment: redactName(inputs.environment),
        commentKey: redactName(inputs.commentKey),
        environmentUrl: redactName(inputs.environmentUrl),
        commit,
        pullRequest,
        runKey: (0,deploy_record/* runKey */.r7)(environment.runId, (0,external_node_crypto_.randomBytes)(8).toString('hex')),
    };
    return new Reporters(reported, edges, { isPost: false, connect: github.connect });
}
/**
 * Opens reporters again in the post step.
 * @param reported what the main step has saved, with the reporters in `reportTo` that are to show something once more.
 */
function reopenReporters(reported, githubToken, edges) {
    if (reported.reportTo.length === 0)
        return undefined;
    const github = (0,client/* openGitHub */.o)({ githubToken }, edges);
    if (github.kind === 'missing') {
        edges.log.info(`What the main step left open cannot be closed: ${github.why}`);
        return undefined;
    }
    return new Reporters(reported, edges, { isPost: true, connect: github.connect });
}


/***/ }),

/***/ 9009:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ lfsPointers),
/* harmony export */   In: () => (/* binding */ pointerAsEntrypoint),
/* harmony export */   jF: () => (/* binding */ isPointerText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);
/* harmony import */ var _warning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4193);




/** Bytes: git-lfs takes no longer file for a pointer. */
const LONGEST_POINTER = 1_024;
/** What a package manager has installed comes from no checkout. It may be many thousands of files. */
const INSTALLED = /(?:^|\/)(?:node_modules|site-packages)\//;
/** Files that git-lfs would have replaced by what they point to. */
function lfsPointers({ selection, entrypoint }) {
    const names = selection.files.filter((file) => !INSTALLED.test(file.path) && isPointer(file)).map(({ path }) => path);
    if (names.includes(entrypoint))
        throw pointerAsEntrypoint(entrypoint);
    if (names.length === 0)
        return undefined;
    return {
        title: 'git-lfs pointers',
        message: `${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(names.length, 'file')} ${names.length === 1 ? 'is a git-lfs pointer' : 'are git-lfs pointers'}, not the real content: ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listFirst */ .rL)(names, _warning_js__WEBPACK_IMPORTED_MODULE_3__/* .SHOWN */ .k)}. Set "lfs: true" for actions/checkout, or leave them out with "exclude".`,
    };
}
/** The failure for an entrypoint that is a git-lfs pointer. */
function pointerAsEntrypoint(entrypoint) {
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .InputFailure */ .RP('entrypoint', `is "${entrypoint}", a git-lfs pointer: its file was not checked out`, 'a file that is checked out: set "lfs: true" for actions/checkout', { file: entrypoint });
}
/** @param content its beginning, if it is not small. */
function isPointerText(content) {
    return content.length <= LONGEST_POINTER && content.toString('latin1').startsWith('version https://git-lfs.');
}
function isPointer({ source, link }) {
    if (link !== undefined)
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(source).size <= LONGEST_POINTER && isPointerText((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(source));
    }
    catch {
        return false; // Packing says what is wrong with it.
    }
}


/***/ }),

/***/ 4193:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ SHOWN)
/* harmony export */ });
/** Names that a warning shows. */
const SHOWN = 20;


/***/ }),

/***/ 7879:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ Listing)
/* harmony export */ });
const LARGEST_SHOWN = 10;
/** Counts the entries while they are packed. */
class Listing {
    files = 0;
    contentSize = 0;
    largest = [];
    add(entry) {
        this.files++;
        this.contentSize += entry.size;
        const least = this.largest.at(-1);
        if (this.largest.length === LARGEST_SHOWN && least !== undefined && entry.size <= least.size)
            return;
        this.largest = [...this.largest, entry].sort((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
    }
}


/***/ }),

/***/ 5577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   y0: () => (/* binding */ openReadyPackage)
/* harmony export */ });
/* unused harmony exports locatePackage, packageChanged */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7390);
/* harmony import */ var _select_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9439);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/**
 * Opens a ready package, and checks all of it.
 * @param file the input `package`; a relative path begins at the workspace.
 * @throws InputFailure for the path or the entrypoint; StepFailure `package` if it is not fit to be sent; the signal's reason.
 */
async function openReadyPackage(places, file, { entrypoint, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const real = locatePackage(places, file);
        const { inspect } = await Promise.all(/* import() */[__webpack_require__.e(67), __webpack_require__.e(171)]).then(__webpack_require__.bind(__webpack_require__, 171)); // loads yauzl, which a deploy of a directory does not need
        const handle = __addDisposableResource(env_1, await openFile(real), true);
        const before = await handle.stat();
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for await (const chunk of bytesOf(handle, 0, before.size)) {
            signal.throwIfAborted();
            hash.update(chunk);
        }
        const inspected = await inspect(handle, { size: before.size, entrypoint, signal });
        const after = await handle.stat();
        if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
            throw packageChanged();
        const facts = { ...inspected, size: before.size, digest: `sha256:${hash.digest('hex')}` };
        return { path: real, ...facts, ...streamOf(real, facts, signal) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** The package as the body of a request. Each pass reads it again, and fails where its bytes are not what was checked. */
function streamOf(real, facts, signal) {
    let size = 0;
    return {
        async *open() {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                size = 0;
                const handle = __addDisposableResource(env_2, await openFile(real), true);
                const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
                for await (const chunk of bytesOf(handle, 0, facts.size)) {
                    signal.throwIfAborted();
                    hash.update(chunk);
                    size += chunk.length;
                    yield chunk;
                }
                // The request ends with a boundary after these bytes: until then the service cannot carry it out.
                if (`sha256:${hash.digest('hex')}` !== facts.digest)
                    throw packageChanged();
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        },
        facts: () => facts,
        progress: () => ({ files: facts.files, contentSize: facts.contentSize, size }),
    };
}
/** Finds the input `package`. @returns its real path. */
function locatePackage({ workspace, temp }, file) {
    const bad = (problem, cause) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .InputFailure */ .RP('package', `is "${(0,_domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .brief */ .dh)(file)}", ${problem}`, `the path of a zip file in the workspace (${workspace}) or in RUNNER_TEMP`, { cause });
    const folders = [workspace, temp === '' ? (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)() : temp].flatMap((folder) => realPathOf(folder) ?? []);
    const isPlaced = (at) => folders.some((folder) => (0,_select_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)(folder, at));
    let real;
    let status;
    try {
        real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_4___default().resolve(workspace, file));
        status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
    }
    catch (error) {
        if (node_path__WEBPACK_IMPORTED_MODULE_4___default().isAbsolute(file) && !isPlaced(file))
            throw bad(`which is ${(0,_select_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .outside */ .qY)(workspace, file)}`, error);
        const { code = '' } = error;
        if (!['ENOENT', 'ENOTDIR'].includes(code))
            throw bad(`which cannot be read (${code})`, error);
        throw bad('which does not exist (did an earlier step make or download it?)', error);
    }
    if (status.isDirectory())
        throw bad('which is a folder: use "directory" for a folder');
    if (!status.isFile())
        throw bad('which is not a regular file');
    if (!isPlaced(real))
        throw bad('which is outside the workspace and RUNNER_TEMP');
    return real;
}
function realPathOf(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
    }
    catch {
        return undefined; // Nothing is in a folder that does not exist.
    }
}
/** If the file was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
async function openFile(real) {
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(real, FLAGS).catch(cannotRead);
}
/** Bytes that are read at a time. */
const CHUNK = 128 * 1024;
/** The bytes of a file from one offset up to another. Ends early if there are fewer. */
async function* bytesOf(file, from, to) {
    for (let at = from; at < to;) {
        const length = Math.min(CHUNK, to - at);
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at).catch(cannotRead);
        if (bytesRead === 0)
            return;
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
    }
}
function cannotRead(error) {
    throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .StepFailure */ .pH({
        kind: 'package',
        message: `Cannot send the package: it cannot be read (${error.code}).`,
        advice: "Check its permissions and the runner's disk.",
        retryable: true,
        cause: error,
    });
}
function packageChanged() {
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .StepFailure */ .pH({
        kind: 'package',
        message: 'Cannot send the package: it changed while it was checked and sent.',
        advice: 'Make sure that nothing writes to it during the deploy.',
        retryable: true,
    });
}


/***/ }),

/***/ 3878:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ notAFile),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   iH: () => (/* binding */ SETTLE)
/* harmony export */ });
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);

/** The advice for a file that changes while it is packed. */
const SETTLE = 'Make sure that nothing writes to it during the deploy, or leave it out with "exclude".';
/** The failure for something in the tree that has no content to pack, such as a FIFO, which would block when opened. */
function notAFile(name, what) {
    const kind = what.isFIFO()
        ? 'a named pipe (FIFO)'
        : what.isSocket()
            ? 'a socket'
            : what.isDirectory()
                ? 'a folder'
                : 'a device';
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .PackageFailure */ .fs(name, `it is ${kind}, not a file`, 'Remove it, or leave it out with "exclude".');
}
/** The failure for a file or folder that cannot be read, or does not exist any more. */
function unreadable(name, error) {
    const code = error.code ?? 'unknown error';
    if (code === 'ENAMETOOLONG')
        return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .PackageFailure */ .fs(name, 'its path is too long for this system to open', 'Shorten the names of its folders, or leave it out with "exclude".', { cause: error });
    const problem = code === 'ENOENT' ? 'it vanished during packing' : `it cannot be read (${code})`;
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .PackageFailure */ .fs(name, problem, 'Check its permissions, or leave it out with "exclude".', {
        cause: error,
    });
}


/***/ }),

/***/ 5022:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ BUILT_IN),
/* harmony export */   Gz: () => (/* binding */ mayBeBuiltIn),
/* harmony export */   OF: () => (/* binding */ BY_CONTENT),
/* harmony export */   T_: () => (/* binding */ isPrivateKey),
/* harmony export */   Zw: () => (/* binding */ LOOKED_AT),
/* harmony export */   dJ: () => (/* binding */ isSecretRule),
/* harmony export */   ih: () => (/* binding */ MAY_BE_KEY),
/* harmony export */   jc: () => (/* binding */ holdsPrivateKey),
/* harmony export */   tG: () => (/* binding */ isExample)
/* harmony export */ });
/* unused harmony export SECRETS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/** Installed dependencies and files of the system. */
const CLUTTER = ['node_modules', '.venv', '__pycache__', '.DS_Store'];
/** What holds secrets. To leave out one more, add its pattern. */
const SECRETS = [
    '.env*',
    '.npmrc',
    '.netrc',
    '_netrc',
    '.pypirc',
    '.git-credentials',
    '.aws/credentials',
    '.kube/config',
    '.docker/config.json',
    'gha-creds-*.json',
    'gha-kubeconfig-*',
    'terraform.tfstate*',
    'id_rsa*',
    'id_dsa*',
    'id_ecdsa*',
    'id_ed25519*',
    '*.p12',
    '*.pfx',
    '*.jks',
    '*.ppk',
];
/** Files that are secrets where they hold a private key; many hold certificates, which an app needs. */
const KEYS = ['*.pem', '*.key'];
/** Names of files whose content tells. */
const MAY_BE_KEY = /\.(?:pem|key)$/i;
/** Files that look like secrets and are none. */
const EXAMPLES = ['.env.example', '.env.sample', '.env.template'];
const SECRET = 'looks like a secret';
const PRIVATE_KEY = 'holds a private key';
/** What is left out unless a pattern names it, whatever the case of its letters. */
const BUILT_IN = [
    ...CLUTTER.map((name) => ({ pattern: name, origin: `built-in: ${name}` })),
    ...SECRETS.map((name) => ({ pattern: name.includes('/') ? `**/${name}` : name, origin: `${SECRET}: ${name}` })),
    ...KEYS.map((name) => ({ pattern: name, origin: `${PRIVATE_KEY}: ${name}` })),
    ...EXAMPLES.map((name) => ({ pattern: `!${name}`, origin: `built-in: !${name}` })),
];
/** The rules that hold only for files with a private key in them. */
const BY_CONTENT = KEYS.map((name) => `${PRIVATE_KEY}: ${name}`);
function isExample(path) {
    return EXAMPLES.some((name) => path === name || path.endsWith(`/${name}`));
}
/** Whether a rule keeps secrets out of the package. */
function isSecretRule(origin) {
    return origin.startsWith(SECRET) || origin.startsWith(PRIVATE_KEY);
}
const MAY_BE = new RegExp(`(?:^|/)(?:${[...CLUTTER, ...SECRETS, ...KEYS].map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')).join('|')})/?$`, 'i');
/** Whether a built-in rule may match a path: quicker than to ask each. */
function mayBeBuiltIn(path) {
    return MAY_BE.test(path);
}
/** Bytes of a file that are looked at for a private key: a key may come behind a chain of certificates. */
const LOOKED_AT = 64 * 1024;
/** Whether a file holds a private key in PEM's form. One that cannot be read counts as one that does. */
function holdsPrivateKey(file) {
    const start = Buffer.alloc(LOOKED_AT);
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'r');
        try {
            return isPrivateKey(start.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, start)));
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
        }
    }
    catch {
        return true;
    }
}
function isPrivateKey(content) {
    return /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(content.toString('latin1'));
}


/***/ }),

/***/ 9439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   m5: () => (/* binding */ locateDirectory),
/* harmony export */   qY: () => (/* binding */ outside),
/* harmony export */   tG: () => (/* binding */ hasGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7390);



const ACCEPTED = 'a folder inside the workspace, relative to it';
/**
 * Finds the input `directory`.
 * @throws InputFailure if it is missing, a file, in a `.git` folder, or outside the workspace (also through a link).
 */
function locateDirectory(workspace, directory) {
    const bad = (problem, cause) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP('directory', `is "${directory}", ${problem}`, ACCEPTED, { cause });
    const workspaceRoot = realWorkspace(workspace);
    const asked = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(workspace, directory);
    if (!isInside(workspace, asked) && !isInside(workspaceRoot, asked))
        throw bad(`which is ${outside(workspace, directory)}`);
    let root;
    try {
        root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(asked);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(root).isDirectory())
            throw bad('which is a file');
    }
    catch (error) {
        if (error instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP)
            throw error;
        const { code } = error;
        if (code === 'EACCES' || code === 'EPERM')
            throw bad(`which cannot be read (${code})`, error);
        throw bad('which does not exist (did actions/checkout run?)', error);
    }
    if (!isInside(workspaceRoot, root))
        throw bad('which is a link that leads outside the workspace');
    const base = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(workspaceRoot, root).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
    if (hasGit(base))
        throw bad('which is in a .git folder, and .git is never packed');
    return { root, base, workspace: workspaceRoot };
}
/** The words for a path that is outside the workspace. */
function outside(workspace, asked) {
    const tail = `/${workspace.split('/').slice(-2).join('/')}/`;
    const at = `${asked}/`.indexOf(tail);
    const meant = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join('.', asked.slice(at + tail.length));
    const hint = `; in a container \${{ github.workspace }} is the host's path, so write "${meant}"`;
    return `outside the workspace (${workspace})${node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(asked) && at >= 0 ? hint : ''}`;
}
/** Whether a path leads into a `.git` folder, in any case of its letters. @param at with forward slashes. */
function hasGit(at) {
    return at.split('/').some((segment) => segment.toLowerCase() === '.git');
}
/** The real path of the workspace as the system spells it: on Windows with long names, and in the case on disk. */
function realWorkspace(workspace) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory())
            return real;
    }
    catch {
        // The folder does not exist or cannot be read; the message below covers both.
    }
    throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .StepFailure */ .pH({
        kind: 'package',
        message: `There is no workspace: the folder ${workspace} (GITHUB_WORKSPACE) does not exist, or cannot be read.`,
        advice: "Run this step after actions/checkout, in a job or container where the runner's workspace is mounted.",
    });
}
/** Whether `inner` is `outer` or is below it; both are absolute. */
function isInside(outer, inner) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(outer, inner);
    return relative === '' || (relative !== '..' && !relative.startsWith(`..${(node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)}`) && !node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(relative));
}


/***/ }),

/***/ 5426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ requireEntryName),
/* harmony export */   VP: () => (/* binding */ caseFolded),
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   j2: () => (/* binding */ entryNameProblem),
/* harmony export */   tu: () => (/* binding */ inOrderOfPaths)
/* harmony export */ });
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);

/** Bytes: the length field of a zip entry's name has 16 bits. */
const LONGEST_NAME = 65_535;
/**
 * Why a path may not be the name of an entry in the archive, or undefined if it may. What a Linux file system holds else is
 * packed: a colon, names that differ by case.
 * @param path forward slashes, relative to the deployed directory.
 */
function entryNameProblem(path) {
    if (/[\0-\x1f\x7f-\x9f]/.test(path))
        return 'its name contains a control character';
    if (path.includes('\\'))
        return 'its name contains a backslash, which separates folders on Windows';
    if (path.includes('\ufffd'))
        return 'its name is not valid UTF-8';
    if (/(^|\/)\.\.?(\/|$)/.test(path))
        return 'its name contains "." or ".."';
    // A UTF-16 unit takes at most 3 bytes, so only long paths need to be measured.
    if (path.length > LONGEST_NAME / 3 && Buffer.byteLength(path) > LONGEST_NAME)
        return `its name is longer than ${LONGEST_NAME} bytes`;
    return undefined;
}
/** Folds a name so that names that are equal on a case-insensitive, normalizing file system become equal. */
function caseFolded(name) {
    // The capital sigma has two lower-case forms.
    return name.normalize('NFC').toLowerCase().replaceAll('\u03c2', '\u03c3');
}
/** Compares names by their UTF-8 bytes. JavaScript's own order differs for surrogates. */
function compareBytes(a, b) {
    if (a === b)
        return 0;
    return SURROGATE.test(a) || SURROGATE.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1;
}
const SURROGATE = /[\ud800-\udfff]/;
/**
 * Checks that a name can be unpacked on every system.
 * @throws PackageFailure that says why it cannot.
 */
function requireEntryName(sortName) {
    const problem = entryNameProblem(sortName.replace(/\/$/, ''));
    if (problem !== undefined)
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .PackageFailure */ .fs(sortName, problem, 'Rename it, or leave it out with "exclude".');
}
/** Sorts entries by the bytes of their paths. */
function inOrderOfPaths(kept) {
    return kept.sort((a, b) => compareBytes(a.sortName, b.sortName));
}


/***/ }),

/***/ 5488:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ entrypointFailure),
/* harmony export */   k: () => (/* binding */ requireEntrypoint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7390);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3045);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5426);
/* harmony import */ var _ignore_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8462);






/**
 * Checks that the entrypoint is in the package.
 * @throws InputFailure that says why it is not, and names the file for the annotation.
 */
function requireEntrypoint({ root, base }, { files, leftEntrypoint }, entrypoint) {
    const left = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, entrypoint)) ? leftEntrypoint : undefined;
    const failure = entrypointFailure(entrypoint, { paths: files.map((file) => file.path), base, left });
    if (failure !== undefined)
        throw failure;
}
const ACCEPTED = 'the path of the entry file inside "directory", with forward slashes, such as src/app.ts';
/** The failure for an entrypoint that is not in the package; undefined for one that is. */
function entrypointFailure(entrypoint, { paths, at = entrypoint, base, left }) {
    if (paths.includes(at))
        return undefined;
    const bad = (problem) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP('entrypoint', `is "${entrypoint}", ${problem}`, ACCEPTED, { file: entrypoint });
    if (paths.some((one) => one.startsWith(`${at}/`)))
        return bad('a folder');
    if (left !== undefined)
        return bad(`which is left out of the package (${left.rule})${inWords(left.takeBack)}`);
    const twin = paths.find((one) => (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_3__/* .caseFolded */ .VP)(one) === (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_3__/* .caseFolded */ .VP)(at));
    if (twin !== undefined)
        return bad(`but the file is called "${twin}": ${differenceOf(at, twin)}`);
    return bad(`which is not in the package${hintFor(entrypoint, paths, base)}`);
}
/** Why two names that look alike are two. */
function differenceOf(one, other) {
    return one.normalize('NFC') === other.normalize('NFC')
        ? 'its accents are encoded differently (Unicode normalization), so copy its name from there'
        : 'upper and lower case matter';
}
/** The line of `exclude` for YAML, where a backslash between double quotes would begin an escape. */
function inWords(takeBack) {
    if (takeBack === '')
        return '';
    const line = `!${(0,_ignore_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu)(takeBack)}`;
    return `; include it with exclude: ${line.includes('\\') ? `'${line.replaceAll("'", "''")}'` : `"${line}"`}`;
}
/** Files that a hint names. */
const SHOWN = 3;
/** Where a file that looks like the entrypoint is instead, and which input to set. */
function hintFor(entrypoint, paths, base) {
    const { basename, join } = (node_path__WEBPACK_IMPORTED_MODULE_1___default().posix);
    const stem = (one) => one.replace(/\.[^./]*$/, '');
    const below = paths.filter((one) => one.endsWith(`/${entrypoint}`));
    const alike = [
        below,
        paths.filter((one) => entrypoint.endsWith(`/${one}`)),
        paths.filter((one) => stem(one) === stem(entrypoint)),
        paths.filter((one) => basename(one) === basename(entrypoint)),
    ].find((found) => found.length > 0);
    if (alike === undefined)
        return '';
    const named = alike.map((one) => `"${one}"`);
    const [first = ''] = below;
    const advice = base === undefined || first === ''
        ? `"entrypoint" to ${alike.length > 1 ? 'one of them' : 'it'}`
        : `"directory" to ${below.length > 1 ? 'the folder of the right app' : `"${join(base, first.slice(0, -entrypoint.length - 1))}"`}`;
    return `; there is ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .listFirst */ .rL)(named, SHOWN)}: set ${advice}`;
}


/***/ }),

/***/ 8462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ parseExclude),
/* harmony export */   OL: () => (/* binding */ GIT_RULE),
/* harmony export */   a0: () => (/* binding */ parseIgnoreFile),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   u3: () => (/* binding */ Unmatched),
/* harmony export */   w0: () => (/* binding */ IgnoreRules),
/* harmony export */   yO: () => (/* binding */ namedDirectoryRules)
/* harmony export */ });
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6750);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(ignore__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _built_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5022);
 // gitignore semantics, tested against git itself

/** The only rule that no other rule can take back. */
const GIT_RULE = 'always: .git';
/** Parses the text of an ignore file. `folder`: the file's folder relative to the root, '' for the root. */
function parseIgnoreFile(text, folder, name) {
    const shown = folder === '' ? name : `${folder}/${name}`;
    return parseLines(text, folder, (line, number) => `${shown} line ${number}: ${line}`);
}
/** Parses the input `exclude`, for a deployed directory at `base`. */
function parseExclude(text, base) {
    return parseLines(text, base, (line) => OF_EXCLUDE + line);
}
const OF_EXCLUDE = 'exclude: ';
function parseLines(text, folder, origin) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n|\r$/) // git reads the last line as if it ended
        .flatMap((line, index) => NO_PATTERN.test(line) ? [] : [{ pattern: inFolder(folder, line), origin: origin(line.trim(), index + 1) }]);
}
/** A comment, blanks, or what is left where a pattern was: to git neither a `!` nor slashes alone match anything. */
const NO_PATTERN = /^(?:#[\s\S]*|\s*|!?\/* *)$/;
/**
 * Rewrites a pattern of a nested ignore file as a pattern of the root. Git anchors it to the file's folder, and matches
 * it at any depth below if it has no slash except a trailing one.
 */
function inFolder(folder, pattern) {
    if (folder === '')
        return pattern;
    const negated = pattern.startsWith('!');
    const body = negated ? pattern.slice(1) : pattern;
    const anchored = /\/(?!\s*$)/.test(body);
    return `${negated ? '!' : ''}/${literal(folder)}/${anchored ? body.replace(/^\//, '') : `**/${body}`}`;
}
/** Escapes a path, as a pattern that matches only this path. */
function literal(path) {
    return path.replace(/[\\*?[\]!# ]/g, '\\$&');
}
/**
 * Whether a pattern names what it takes back: only such a one brings back what is left out by itself. `!src/**` in an ignore
 * file that is written as an allow list means the app's files, not the secrets among them.
 */
function takesBackByName({ pattern }) {
    const last = pattern.trimEnd().replace(/\/+$/, '').split('/').at(-1) ?? '';
    return pattern.startsWith('!') && /[\p{L}\p{N}]/u.test(last);
}
/** Paths after which the matcher is replaced, because `ignore` caches every tested path for ever. */
const REMEMBERED = 1000;
function matcher() {
    return ignore__WEBPACK_IMPORTED_MODULE_0___default()({ ignorecase: false });
}
function forMatcher({ pattern, origin }) {
    return { pattern, mark: origin };
}
/** The patterns of `exclude` that have matched nothing so far. */
class Unmatched {
    #open;
    constructor(exclude) {
        const positive = ({ pattern, origin }) => forMatcher({ pattern: pattern.replace(/^!/, ''), origin });
        this.#open = new Map(exclude.map((rule) => [rule.origin, matcher().add(positive(rule))]));
    }
    /** Takes note of a path that some pattern matches. */
    see(path) {
        for (const [origin, patterns] of this.#open)
            if (patterns.test(path).ignored)
                this.#open.delete(origin);
    }
    /** The patterns as they are in the input. */
    list() {
        return [...this.#open.keys()].map((origin) => origin.slice(OF_EXCLUDE.length));
    }
}
/** Decides which paths are left out. Rules of nested files are added on the way down; `exclude` always comes last. */
class IgnoreRules {
    #rules;
    #last;
    #unmatched;
    #patterns;
    /** The built-in rules, and the patterns that take them back. */
    #builtIn;
    #tested = 0;
    /** @param last the rules of `exclude`. @param unmatched gets to know what they match. */
    constructor(rules, last, unmatched) {
        this.#rules = rules;
        this.#last = last;
        this.#unmatched = unmatched;
        const all = [...rules, ...last];
        this.#patterns = matcher().add(all.map(forMatcher));
        this.#builtIn = ignore__WEBPACK_IMPORTED_MODULE_0___default()({ ignorecase: true }).add([..._built_in_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILT_IN */ .$A, ...all.filter(takesBackByName)].map(forMatcher));
    }
    /** Adds the rules of a nested ignore file. */
    with(nested) {
        return nested.length === 0 ? this : new IgnoreRules([...this.#rules, ...nested], this.#last, this.#unmatched);
    }
    /**
     * @param path relative to the root, forward slashes, with a trailing slash for a folder.
     * @param holdsKey whether its content is a private key.
     */
    decide(path, holdsKey = () => false) {
        if (++this.#tested % REMEMBERED === 0)
            this.#patterns = matcher().add(this.#patterns);
        // `checkIgnore` would not do: there `dist/**` leaves out `dist/` itself, and so also files that a later rule keeps.
        const { ignored, unignored, rule } = this.#patterns.test(path);
        if (ignored || unignored)
            this.#unmatched?.see(path);
        if (ignored)
            return { kind: 'out', rule: rule?.mark ?? 'an ignore rule' };
        return (0,_built_in_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeBuiltIn */ .Gz)(path) ? this.builtIn(path, holdsKey) : undefined;
    }
    /** The decision of the built-in rules alone, of which each file and folder on the way has one. See decide. */
    builtIn(path, holdsKey) {
        const { ignored, unignored, rule } = this.#builtIn.test(path);
        const mark = rule?.mark ?? '';
        if (ignored)
            return _built_in_js__WEBPACK_IMPORTED_MODULE_1__/* .BY_CONTENT */ .OF.includes(mark) && !holdsKey() ? undefined : { kind: 'out', rule: mark };
        return unignored && !(0,_built_in_js__WEBPACK_IMPORTED_MODULE_1__/* .isExample */ .tG)(path) ? { kind: 'taken-back' } : undefined;
    }
    /** The rule by which a path is a secret, or lies in a folder that is one; undefined where a pattern takes it back. */
    secretRuleFor(path, holdsKey) {
        const decision = this.builtIn(path, holdsKey);
        return decision?.kind === 'out' && (0,_built_in_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretRule */ .dJ)(decision.rule) ? decision.rule : undefined;
    }
}
/**
 * Rules that take back the folders on the way to the deployed directory: the input `directory: dist` wins over a `dist/`
 * in the repository's `.gitignore`. Its other rules still apply inside.
 */
function namedDirectoryRules(base) {
    const segments = base === '' ? [] : base.split('/');
    return segments.map((_, index) => {
        const folder = segments.slice(0, index + 1).join('/');
        return { pattern: `!/${literal(folder)}/`, origin: 'input directory' };
    });
}


/***/ }),

/***/ 5586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ LeftOutTally)
/* harmony export */ });
/* harmony import */ var _built_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5022);

const EXAMPLES = 3;
/** Counts the left-out paths by rule. */
class LeftOutTally {
    leftEntrypoint;
    #entrypoint;
    #byRule = new Map();
    constructor(entrypoint) {
        this.#entrypoint = entrypoint;
    }
    /** @param name with a trailing slash for a folder. @param takeBack see LeftEntrypoint. */
    add(rule, name, takeBack = name) {
        const left = this.#byRule.get(rule) ?? { examples: [], count: 0 };
        left.count++;
        if (left.examples.length < EXAMPLES || (0,_built_in_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretRule */ .dJ)(rule))
            left.examples.push(name);
        this.#byRule.set(rule, left);
        if (name === this.#entrypoint || (name.endsWith('/') && this.#entrypoint.startsWith(name)))
            this.leftEntrypoint ??= { rule, takeBack };
    }
    list() {
        return [...this.#byRule].map(([rule, left]) => ({ rule, ...left, secret: (0,_built_in_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretRule */ .dJ)(rule) }));
    }
}


/***/ })

};
;