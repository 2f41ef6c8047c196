export const id = 606;
export const ids = [606];
export const modules = {

/***/ 5138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SET_BY_SERVICE),
/* harmony export */   J: () => (/* binding */ parseEnvVars)
/* harmony export */ });
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7802);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(479);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6897);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6581);
 // the de-facto dotenv grammar: quotes, escapes, comments
 // JSON.parse does not report a key that is given twice


/** Variables that the service itself sets, whatever is given. */
const SET_BY_SERVICE = ['KERNEL_API_KEY', 'KERNEL_BASE_URL', 'ENTRYPOINT_RELPATH'];
const ACCEPTED = 'dotenv lines (NAME=value) or one JSON object whose values are strings';
/**
 * Reads the input `env-vars`: a JSON object where it begins with `{` or `[`, dotenv lines otherwise.
 * @throws InputFailure that names the line or the variable, never a value.
 */
function parseEnvVars(text) {
    const vars = /^\s*[[{]/.test(text) || text.trim() === 'null' ? fromJson(text) : fromDotenv(text);
    const seen = new Set();
    for (const [name, value] of vars) {
        if (name === '')
            throw bad('holds a variable with an empty name');
        if (/[=\0]/.test(name))
            throw bad('holds a variable whose name contains "=" or NUL');
        if (!name.isWellFormed())
            throw bad('holds a variable whose name is not well-formed Unicode (a lone surrogate)');
        if (seen.has(name))
            throw bad(`sets "${name}" twice`);
        if (!value.isWellFormed())
            throw bad(`sets "${name}" to text that is not well-formed Unicode (a lone surrogate)`);
        if (value.includes('\0'))
            throw bad(`sets "${name}" to a text with a NUL character`);
        seen.add(name);
    }
    return vars;
}
function fromJson(text) {
    const value = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    if (value === undefined)
        throw bad('begins like JSON but does not parse');
    if (!(0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
        throw bad('is JSON but not an object');
    for (const [name, entry] of Object.entries(value)) {
        if (typeof entry !== 'string')
            throw bad(`sets "${name}" to ${kindOf(entry)} where a string is needed`);
    }
    const repeated = repeatedKey(text);
    if (repeated !== undefined)
        throw bad(`sets "${repeated}" twice`);
    return Object.entries(value);
}
function repeatedKey(text) {
    const seen = new Set();
    let repeated;
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.visit)(text, {
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
/**
 * Reads one statement at a time, so that a line that is not an assignment is an error instead of being dropped. The
 * name is read here, because dotenv drops `__proto__` and the first of two equal names; dotenv reads the value.
 */
function fromDotenv(text) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
    const vars = [];
    for (let at = 0; at < lines.length; at++) {
        const first = lines[at];
        if (/^\s*(?:#|$)/.test(first))
            continue;
        const assignment = /^\s*(?:export\s+)?([^=]*?)\s*=(.*)$/s.exec(first);
        if (assignment === null)
            throw bad(`is wrong on line ${at + 1}: it is not NAME=value`);
        const [, name = '', rest = ''] = assignment;
        if (/\s/.test(name))
            throw bad(`is wrong on line ${at + 1}: the name holds a blank`);
        const start = at;
        let statement = rest;
        const unclosed = () => bad(`is wrong on line ${start + 1}: it opens a quote that is never closed`);
        while (isOpenQuote(statement)) {
            at++;
            if (at >= lines.length)
                throw unclosed();
            statement += `\n${lines[at]}`;
        }
        // The quote found further down belongs to another assignment: dotenv would keep the first line and lose the others.
        if (at > start && keepsQuote(statement))
            throw unclosed();
        vars.push([name, unquoted(statement)]);
    }
    return vars;
}
function unquoted(statement) {
    return (0,dotenv__WEBPACK_IMPORTED_MODULE_0__.parse)(`V=${statement}`).V ?? '';
}
/** Whether a value opens a quote and does not close it: dotenv then keeps the quote as a character. */
function isOpenQuote(statement) {
    const quote = openingQuote(statement);
    return quote !== undefined && keepsQuote(statement) && !closes(statement, quote);
}
function keepsQuote(statement) {
    const quote = openingQuote(statement);
    return quote !== undefined && unquoted(statement).startsWith(quote);
}
function openingQuote(statement) {
    return /^\s*(["'`])/.exec(statement)?.[1];
}
function closes(statement, quote) {
    return statement.trimStart().slice(1).replaceAll(`\\${quote}`, '').includes(quote);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
function bad(problem) {
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP('env-vars', problem, ACCEPTED);
}


/***/ }),

/***/ 5448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ik: () => (/* binding */ parseDeployInputs),
  GJ: () => (/* binding */ parseDeployJob)
});

// UNUSED EXPORTS: REGION

// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(6897);
// EXTERNAL MODULE: ./lib/src/domain/inputs/api-key.js
var api_key = __webpack_require__(579);
// EXTERNAL MODULE: ./lib/src/domain/inputs/base-url.js
var base_url = __webpack_require__(2864);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(49);
// EXTERNAL MODULE: ./lib/src/domain/inputs/project-id.js
var project_id = __webpack_require__(4816);
// EXTERNAL MODULE: ./lib/src/domain/reporting/notices.js
var notices = __webpack_require__(327);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(2440);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(6581);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/entrypoint.js

const ACCEPTED = 'the path of the entry file inside "directory", with forward slashes, e.g. src/app.ts';
/**
 * Checks the input `entrypoint` as a text and drops a leading `./`.
 * @throws InputFailure where it could mean a file outside the directory.
 */
function parseEntrypoint(text) {
    const bad = (problem) => new failure/* InputFailure */.RP('entrypoint', problem, ACCEPTED);
    const path = text.trim().replace(/^(?:\.\/+)+/, '');
    if (path === '')
        throw new failure/* InputFailure */.RP('entrypoint', 'is missing', `${ACCEPTED}, or give "source" instead`);
    if (/[\0-\x1f\x7f]/.test(path))
        throw bad('holds a control character');
    if (path.includes('\\'))
        throw bad(`is "${text.trim()}", with a backslash`);
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        throw bad(`is "${path}", an absolute path`);
    const segments = path.split('/');
    if (segments.includes('..'))
        throw bad(`is "${path}", which may leave the directory`);
    if (path.endsWith('/') || segments.at(-1) === '.')
        throw bad(`is "${path}", a folder`);
    return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/inputs/env-vars.js
var env_vars = __webpack_require__(5138);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/environment-url.js


const environment_url_ACCEPTED = 'an http:// or https:// address, in which {id} and {version} are filled in';
/** Characters: what browsers and proxies take. */
const LONGEST = 2_000;
/**
 * Checks the address for the GitHub deployment; `{id}` and `{version}` stay in it.
 * @returns '' for none.
 * @throws InputFailure. It does not quote the value, which may contain a password.
 */
function parseEnvironmentUrl(text) {
    const template = text.trim();
    const bad = (problem) => new failure/* InputFailure */.RP('environment-url', problem, environment_url_ACCEPTED);
    if (template === '')
        return '';
    if (/[\s\p{Cc}]/u.test(template))
        throw bad('holds white space or a control character');
    if (template.length > LONGEST)
        throw bad(`is ${(0,format/* count */.U9)(template.length, 'character')} long, more than ${LONGEST}`);
    if (!/^https?:\/\//i.test(template))
        throw bad('does not begin with http:// or https://');
    const filled = template.replaceAll(/\{(?:id|version)\}/g, 'x');
    if (/[{}]/.test(filled))
        throw bad('holds braces that are neither {id} nor {version}');
    const url = URL.parse(filled);
    if (url === null)
        throw bad('is not a valid address');
    if (url.username !== '' || url.password !== '')
        throw bad('holds a user name or password');
    return template;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/inputs.js











const REGION = 'aws.us-east-1a';
/**
 * Reads and checks every input, without any I/O.
 * @throws InputFailure for the first bad input.
 */
function parseDeployInputs(raw) {
    const dryRun = (0,parsers/* parseBoolean */.yG)(raw, 'dry-run');
    const app = parseApp(raw);
    const timeoutMs = (0,parsers/* parseSeconds */.fL)(raw, 'timeout', { least: 0.1, most: 86_400, default: 600 });
    const pollIntervalMs = (0,parsers/* parseSeconds */.fL)(raw, 'poll-interval', { least: 0.1, most: 3_600, default: 2 });
    if (pollIntervalMs > timeoutMs) {
        const problem = `is ${inSeconds(pollIntervalMs)}, longer than "timeout" (${inSeconds(timeoutMs)})`;
        throw new failure/* InputFailure */.RP('poll-interval', problem, 'a number of seconds up to "timeout"');
    }
    const reportTo = parseReportTo(raw('report-to'));
    return {
        apiKey: dryRun && raw('api-key') === '' ? '' : (0,api_key/* parseApiKey */.Xu)(raw('api-key')),
        baseUrl: dryRun && raw('base-url') === '' ? '' : (0,base_url/* parseBaseUrl */.Q)(raw('base-url')),
        projectId: (0,project_id/* parseProjectId */.a)(raw),
        app,
        version: parseVersion(raw('version')),
        region: (0,parsers/* parseChoice */.HU)(raw, 'region', [REGION]),
        force: (0,parsers/* parseBoolean */.yG)(raw, 'force'),
        envVars: (0,env_vars/* parseEnvVars */.J)(raw('env-vars')),
        envVarsEncoding: (0,parsers/* parseChoice */.HU)(raw, 'env-vars-encoding', ['json', 'fields']),
        exclude: raw('exclude'),
        compressionLevel: (0,parsers/* parseInteger */.cG)(raw, 'compression-level', { least: 0, most: 9, default: 6 }),
        waitUntil: (0,parsers/* parseChoice */.HU)(raw, 'wait-until', ['started', 'created', 'running']),
        timeoutMs,
        pollIntervalMs,
        attach: (0,parsers/* parseBoolean */.yG)(raw, 'attach', true),
        skipUnchanged: parseSkipUnchanged(raw, { app, reportTo, dryRun }),
        streamLogs: (0,parsers/* parseChoice */.HU)(raw, 'stream-logs', ['auto', 'false']),
        allowFork: (0,parsers/* parseBoolean */.yG)(raw, 'allow-fork'),
        deleteWhenClosed: (0,parsers/* parseBoolean */.yG)(raw, 'delete-when-closed'),
        dryRun,
        reportTo,
        reportName: parseReportName(raw('report-name'), app),
        commentKey: parseOneLine('comment-key', raw('comment-key'), 100),
        environment: parseOneLine('environment', raw('environment'), 255) || 'production',
        environmentUrl: parseEnvironmentUrl(raw('environment-url')),
        githubToken: raw('github-token').trim(),
    };
}
/**
 * Reads the inputs of a deploy. Refuses code from a fork on the two events that give it the repository's secrets.
 * @throws InputFailure
 */
function parseDeployJob(raw, trigger) {
    const inputs = parseDeployInputs(raw);
    if (!inputs.allowFork && !inputs.dryRun && trigger.forkWithSecrets) {
        throw new failure/* InputFailure */.RP('allow-fork', `is false, and this "${trigger.eventName}" event comes from a fork: its code would be deployed with the secrets of this repository`, '"true" where you have reviewed the code that is checked out, or the event "pull_request", which gives forks no secrets');
    }
    return inputs;
}
/** Milliseconds as seconds, without floating-point noise. */
function inSeconds(ms) {
    return `${Math.round(ms) / 1_000} s`;
}
function parseReportTo(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const unknown = names.find((name) => !notices/* REPORTERS */.P3.includes(name));
    if (unknown !== undefined) {
        throw new failure/* InputFailure */.RP('report-to', `holds "${unknown}"`, `any of ${notices/* REPORTERS */.P3.join(', ')}, or nothing`);
    }
    return notices/* REPORTERS */.P3.filter((name) => names.includes(name));
}
/** What was deployed is kept in the GitHub deployment, and nothing is known of what the service fetches itself. */
function parseSkipUnchanged(raw, { app, reportTo, dryRun }) {
    const name = 'skip-unchanged';
    if (!(0,parsers/* parseBoolean */.yG)(raw, name) || dryRun)
        return false;
    if (app.kind === 'source') {
        throw new failure/* InputFailure */.RP(name, 'is true, together with "source"', '"true" with "entrypoint", or "false"');
    }
    if (!reportTo.includes('deployment')) {
        const problem = 'is true, and "report-to" does not hold "deployment", where it keeps what was deployed';
        throw new failure/* InputFailure */.RP(name, problem, '"true" with "report-to: check, deployment", or "false"');
    }
    return true;
}
/** The directory is part of the default name, so that several apps in one pull request do not overwrite each other. */
function parseReportName(text, app) {
    const name = parseOneLine('report-name', text, 100);
    if (name !== '')
        return name;
    const directory = app.kind === 'directory' ? app.directory.replace(/^\.\/+|\/+$/g, '') : '.';
    return directory === '.' || directory === '' ? 'deploy' : `deploy ${directory}`;
}
function parseOneLine(input, text, longest) {
    const line = text.trim();
    const accepted = `one line of at most ${longest} characters`;
    if (/\p{Cc}/u.test(line))
        throw new failure/* InputFailure */.RP(input, 'holds a line break or another control character', accepted);
    if (line.length > longest)
        throw new failure/* InputFailure */.RP(input, `is ${(0,format/* count */.U9)(line.length, 'character')} long`, accepted);
    return line;
}
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
        throw new failure/* InputFailure */.RP('source', 'is given together with "entrypoint"', accepted);
    if (!(0,json/* isObject */.Gv)((0,json/* parseJson */.qF)(source)))
        throw new failure/* InputFailure */.RP('source', 'is not a JSON object', accepted);
    return { kind: 'source', json: source };
}
/** A ready package is sent as it is: an input that describes other files, or changes them, is a mistake. */
function parsePackage(raw, file) {
    const accepted = 'the path of a zip file, with "entrypoint" and without "directory", "source" and "exclude"';
    const bad = (problem) => new failure/* InputFailure */.RP('package', problem, accepted);
    if (/\0/.test(file))
        throw bad('holds a NUL character');
    if (raw('source').trim() !== '')
        throw bad('is given together with "source"');
    if (!/^(?:\.\/*)?$/.test(raw('directory').trim()))
        throw bad('is given together with "directory"');
    if (raw('exclude').trim() !== '')
        throw bad('is given together with "exclude", and a package is not changed');
    return { kind: 'package', file, entrypoint: parseEntrypoint(raw('entrypoint')) };
}
function parseDirectory(text) {
    if (/\0/.test(text))
        throw new failure/* InputFailure */.RP('directory', 'holds a NUL character', 'a folder inside the workspace');
    return text.trim() === '' ? '.' : text.trim();
}
function parseVersion(text) {
    if (/[\r\n\0]/.test(text)) {
        throw new failure/* InputFailure */.RP('version', 'holds a newline or a NUL character', 'any text on one line');
    }
    return text;
}


/***/ }),

/***/ 2249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ secretsOfDeploy)
/* harmony export */ });
/* harmony import */ var _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(579);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6581);
/* harmony import */ var _env_vars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5138);



/**
 * The secrets among the inputs. They are collected before any input is checked, so that they are masked even when
 * another input is bad. Keys and tokens count from 8 characters on: a shorter key is refused, and tokens are longer.
 */
function secretsOfDeploy(raw) {
    const always = [(0,_domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .trimKey */ .k5)(raw('api-key')), raw('github-token').trim()].filter(({ length }) => length >= _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_KEY */ .Nf);
    return { always, ifLong: [...envValues(raw('env-vars')), ...authValues((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(raw('source')))] };
}
function envValues(text) {
    try {
        return (0,_env_vars_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEnvVars */ .J)(text).map(([, value]) => value);
    }
    catch {
        return []; // parseEnvVars reports the problem later, without quoting a value
    }
}
/** What is secret in the source: all strings below `auth`, and user names and passwords in addresses. */
function authValues(source) {
    if (!(0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(source))
        return [];
    return [...textsIn(source.auth), ...textsIn(source).flatMap(userInfo)];
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
/** User name and password of an address, as they are and decoded: either may be a token. */
function userInfo(text) {
    const [, user = '', password = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):?([^/?#@]*)@/i.exec(text.trim()) ?? [];
    return [user, password].flatMap((one) => [one, decoded(one)]).filter((one) => one !== '');
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 6596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ inputsOn)
/* harmony export */ });
/** Inputs that are paths, or patterns for paths. */
const PATHS = {
    directory: withSlashes,
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


/***/ }),

/***/ 8798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ deleteIfClosed),
/* harmony export */   q: () => (/* binding */ deleteWhenClosed)
/* harmony export */ });
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6897);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5728);
/* harmony import */ var _step_time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1394);
/* harmony import */ var _left_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(183);




/** Milliseconds for the DELETE with its retries. */
const DELETING_MS = 60_000;
/**
 * Deletes the deployment again where its pull request was closed while it was deployed: whoever deletes the previews of
 * closed pull requests may have come too early for it. Never throws, and never changes how the job ends. After a cancel
 * there is no time for it: then the post step does it.
 * @param isNew whether it is of this attempt of the job.
 */
async function deleteWhenClosed({ inputs, edges, update }, { record: { id }, isRecognised }, isNew) {
    const { log, environment } = edges;
    const may = (0,_left_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .eligibility */ .GN)({ inputs, trigger: environment.trigger, isMadeHere: isNew && !isRecognised });
    if (may.kind === 'stays') {
        if (may.why !== '')
            log.info(`Nothing to delete (delete-when-closed): ${may.why}`);
        return;
    }
    const outcome = await deleteIfClosed({ id, pullRequest: may.pullRequest }, edges);
    if (outcome === 'cancelled')
        return log.info('The end of the job looks whether the pull request is closed (delete-when-closed)');
    (0,_left_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .forgetPreview */ .m6)(edges);
    if (outcome === 'deleted')
        update({ isGone: true });
}
/** Never throws: what fails becomes a notice or a warning. */
async function deleteIfClosed({ id, pullRequest }, edges) {
    const { log, cancel, pullState, deletion } = edges;
    if (cancel.aborted)
        return 'cancelled';
    const name = `pull request #${pullRequest}`;
    const pull = await pullState(pullRequest, cancel);
    if (pull.kind === 'open') {
        log.info(`The ${name} is still open: the preview stays`);
        return 'stays';
    }
    if (cancel.aborted)
        return 'cancelled';
    if (pull.kind === 'unread') {
        log.notice(`Whether the ${name} is closed meanwhile could not be read (${pull.why}): the preview stays.`);
        return 'stays';
    }
    try {
        await deletion.delete(id, (0,_step_time_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .startTimeLimit */ .r)(edges, DELETING_MS, 'the 60 s for deleting it'));
        log.info(`Deleted deployment ${id} again, so it is stopped: the ${name} was closed meanwhile`, 'odd');
        return 'deleted';
    }
    catch (thrown) {
        if ((0,_domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptionOf */ .nS)(thrown)?.by === 'cancel')
            return 'cancelled';
        log.warning(`The ${name} was closed meanwhile, and deployment ${id} ${reasonOf(thrown)} Delete it with delete-deployments, or at the service.`, { title: 'A preview is left' });
        return 'stays';
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

/***/ 183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ eligibility),
/* harmony export */   Mz: () => (/* binding */ readLeftPreview),
/* harmony export */   m6: () => (/* binding */ forgetPreview),
/* harmony export */   uW: () => (/* binding */ keepPreview)
/* harmony export */ });
/* harmony import */ var _domain_records_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4181);
/* harmony import */ var _domain_records_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1754);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6581);



/**
 * Whether a deployment may be deleted again if its pull request turns out to be closed. A workflow that deploys when a
 * pull request is merged runs on an event that says `closed`: what it deploys always stays.
 */
function eligibility({ inputs, trigger, isMadeHere }) {
    const stays = (why) => ({ kind: 'stays', why });
    if (!inputs.deleteWhenClosed)
        return stays('');
    if (inputs.version.trim() === '' || (0,_domain_records_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isLatest */ .e)(inputs.version))
        return stays('"version" is empty or "latest"');
    const { pullRequest, isPullRequestOpen } = trigger;
    if (pullRequest === undefined || !isPullRequestOpen)
        return stays('the event is not of an open pull request');
    if (!isMadeHere)
        return stays('it is not certain that this run has made the deployment');
    return { kind: 'eligible', pullRequest };
}
/** Name of the state that tells the post step of a preview whose pull request nobody has looked at yet. */
const LEFT_PREVIEW = 'left-preview';
/** Notes a deployment as soon as the response to its POST has told its id: the step may be killed at any time. */
function keepPreview({ inputs, edges: { state, environment } }, id) {
    const may = eligibility({ inputs, trigger: environment.trigger, isMadeHere: true });
    if (may.kind === 'eligible')
        state.write(LEFT_PREVIEW, JSON.stringify({ id, pull_request: may.pullRequest }));
}
/** Nothing is left for the post step. */
function forgetPreview({ state }) {
    state.write(LEFT_PREVIEW, '');
}
/** What the main step has left; undefined for nothing. */
function readLeftPreview({ read }) {
    const saved = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(read(LEFT_PREVIEW));
    const [id, pullRequest] = [(0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(saved, 'id'), (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(saved, 'pull_request')];
    if (typeof id !== 'string' || !(0,_domain_records_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isId */ .e)(id) || !Number.isSafeInteger(pullRequest))
        return undefined;
    return { id, pullRequest: pullRequest };
}


/***/ }),

/***/ 3481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ failReport),
/* harmony export */   Fg: () => (/* binding */ startReport),
/* harmony export */   Oi: () => (/* binding */ endOutputs),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   lL: () => (/* binding */ blamedPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6897);
/* harmony import */ var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(319);



function startReport(inputs) {
    return { inputs, base: '', leftOut: [], timings: {} };
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
    const service = failure?.service;
    return {
        conclusion,
        'failure-kind': failure?.kind ?? '',
        retryable: String(failure?.retryable ?? false),
        'error-code': service?.code ?? '',
        'error-message': failure === undefined ? '' : errorMessageOf(failure, record),
        'error-details': JSON.stringify(service?.details ?? []),
    };
}
/** The service's own message if there is one, otherwise the message of this action. */
function errorMessageOf(failure, record) {
    const ofApp = ['failed', 'stopped'];
    if (ofApp.includes(failure.kind) && record?.statusReason)
        return record.statusReason;
    return failure.service?.message || failure.message;
}
/** The place to blame for the failure: a file, relative to the workspace, and its line, as far as they are known. */
function blamedPlace({ base, failure }) {
    if (failure?.file === undefined)
        return {};
    const { line } = failure;
    return { file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, failure.file), ...(line === undefined ? {} : { line }) };
}
/** The report of a job that ends with a failure. */
function failReport(report, failure) {
    return { ...report, failure, conclusion: (0,_domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusionOf */ .vu)(failure.kind, report.record !== undefined) };
}


/***/ }),

/***/ 388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s6: () => (/* binding */ closeReports),
  Wn: () => (/* binding */ readMainStep),
  jo: () => (/* binding */ startReporting)
});

// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(319);
// EXTERNAL MODULE: ./lib/src/domain/reporting/notices.js
var notices = __webpack_require__(327);
// EXTERNAL MODULE: ./lib/src/domain/reporting/resume-record.js
var resume_record = __webpack_require__(8097);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(6581);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(6098);
;// CONCATENATED MODULE: ./lib/src/domain/reporting/view.js

/** Redacts the view. Must be called before its texts are truncated, which could leave a part of a secret. */
function redactView(view, redact) {
    const { title, summary, blame, resume } = view;
    return {
        ...view,
        title: redact(title),
        summary: redact(summary),
        ...(blame === undefined ? {} : { blame: { ...blame, file: redact(blame.file), message: redact(blame.message) } }),
        resume: (0,resume_record/* redactResumeRecord */.YQ)(resume, redact),
    };
}
/** The view for a job that was killed or crashed before it saved a final view. */
function lostView(last) {
    const id = last.deployment_id === undefined ? '' : ` (\`${last.deployment_id}\`)`;
    return {
        phase: 'ended',
        conclusion: 'cancelled',
        title: 'The run ended before the deploy did',
        summary: `## \ud83d\udeab The run ended before the deploy did\n\nThe job was killed or cancelled. The deployment${id} may be there all the same: look at it at the service before a second try.\n`,
        resume: last,
    };
}
/** The last view of a job whose deployment was deleted after it. */
function goneView(last, pullRequest) {
    return {
        ...last,
        title: `The preview is gone. ${last.title}`,
        summary: `## \ud83d\uddd1\ufe0f The preview is gone\n\nThe deployment was deleted at the end of the job, because pull request #${pullRequest} is closed. Before that:\n\n${last.summary}`,
        isGone: true,
    };
}

;// CONCATENATED MODULE: ./lib/src/domain/reporting/saved-view.js




/** The most characters of a saved summary: the post step gets it in an environment variable, on Linux of at most 128 KiB. */
const LONGEST_SUMMARY = 20_000;
/** Serializes the view for the post step. */
function saveView(view) {
    return JSON.stringify({ ...view, summary: (0,shorten/* shortenMarkdown */.zU)(view.summary, LONGEST_SUMMARY) });
}
const CONCLUSIONS = ['success', 'failure', 'cancelled', 'timed_out', 'unknown'];
/**
 * Restores the final view that the main step saved, or builds one if the main step was killed before that.
 * @param now the current time (ISO 8601): by now a request of the killed step is over.
 */
function restoreView(view, record, now) {
    const last = (0,json/* parseJson */.qF)(view);
    if (isLastWord(last))
        return last;
    const known = (0,json/* parseJson */.qF)(record);
    return lostView((0,json/* isObject */.Gv)(known) ? (0,resume_record/* afterKill */.Pv)(known, now) : {});
}
/** Whether a saved view is intact. Redaction of the state may have damaged it, and GitHub refuses unknown conclusions. */
function isLastWord(view) {
    if (!(0,json/* isObject */.Gv)(view) || typeof view.title !== 'string' || typeof view.summary !== 'string')
        return false;
    return view.phase === 'ended' && CONCLUSIONS.some((known) => known === view.conclusion) && (0,json/* isObject */.Gv)(view.resume);
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/resume-record.js
/** What a later attempt needs to recognise this deploy, as far as it is known yet. */
function resumeRecordOf(report) {
    const { inputs, appKey: app, record, package: pack, marks, sentAt, endedAt } = report;
    return {
        ...(record === undefined ? {} : { deployment_id: record.id }),
        ...(pack === undefined ? {} : { package_digest: pack.digest }),
        ...(inputs.version === '' ? {} : { version: inputs.version }),
        ...(inputs.app.kind === 'source'
            ? {}
            : { entrypoint: inputs.app.entrypoint, ...(app === undefined ? {} : { app }) }),
        ...marks,
        ...(sentAt === undefined || !isLost(report)
            ? {}
            : { lost_since: sentAt, ...(endedAt === undefined ? {} : { lost_until: endedAt }) }),
    };
}
/**
 * Whether there may be a deployment whose id is unknown. While the request is under way that is always so, in case the
 * job is killed; once it has ended, only if the whole package was made and so may have been sent.
 */
function isLost({ record, package: pack, handedOver, failure }) {
    if (record !== undefined)
        return false;
    if (failure === undefined)
        return true;
    // A package that was made before is known before it is sent.
    const mayBeSent = pack !== undefined && (!pack.isReady || handedOver === true);
    return mayBeSent && (failure.kind === 'ambiguous' || failure.kind === 'cancelled');
}

// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(2440);
// EXTERNAL MODULE: ./lib/src/domain/text/sanitize.js
var sanitize = __webpack_require__(1788);
// EXTERNAL MODULE: ./lib/src/actions/deploy/report/report.js
var report_report = __webpack_require__(3481);
// EXTERNAL MODULE: ./lib/src/actions/deploy/report/summary.js + 1 modules
var summary = __webpack_require__(5101);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/view-of-report.js





/** @param elapsedMs milliseconds since the job began. */
function viewOf(report, elapsedMs) {
    const { record, conclusion, failure, unchanged } = report;
    const { file, line } = (0,report_report/* blamedPlace */.lL)(report);
    const ended = conclusion !== undefined;
    const queued = record?.status === 'queued' || record?.status === '';
    return {
        phase: ended ? 'ended' : record === undefined ? 'preparing' : queued ? 'queued' : 'in_progress',
        ...(conclusion === undefined ? {} : { conclusion }),
        title: `${(0,summary/* titleOf */.Gg)(report).replace(/^\P{L}+/u, '')}${titleEnd(report, elapsedMs)}`,
        summary: (0,summary/* renderDeploySummary */.AY)(report),
        ...(failure === undefined || file === undefined
            ? {}
            : { blame: { file: (0,sanitize/* oneLine */.TN)(file), message: (0,sanitize/* oneLine */.TN)(failure.message), ...(line === undefined ? {} : { line }) } }),
        resume: resumeRecordOf(report),
        ...(unchanged === undefined ? {} : { unchanged: true }),
        ...(report.isGone ? { isGone: true } : {}),
    };
}
/** What follows the title at GitHub: how long an ended job took, or the status so far. */
function titleEnd({ conclusion, unchanged, record }, elapsedMs) {
    if (unchanged !== undefined)
        return '';
    if (conclusion !== undefined)
        return ` after ${(0,format/* formatDuration */.a3)(elapsedMs)}`;
    return record?.status ? ` (${(0,sanitize/* oneLine */.TN)(record.status)})` : '';
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/reporting.js







/** Milliseconds that the end of the job waits for GitHub; less after a cancel, when the runner waits for the step. */
const PATIENCE_MS = 15_000;
const PATIENCE_CANCELLED_MS = 2_500;
/** Milliseconds that the post step waits: rate limits are mostly a minute, and a report left open stays open for ever. */
const PATIENCE_POST_MS = 75_000;
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
    const { log, clock, cancel, state, redact, environment } = edges;
    const began = clock.now();
    const view = (report) => redactView(viewOf(report, clock.now() - began), redact);
    const headStart = new AbortController();
    let latest;
    let shown = '';
    /** Whether something was shown: the head start is over. */
    let hasBegun = false;
    const showLatest = () => {
        hasBegun = true;
        if (latest !== undefined)
            reporters.show(view(latest));
    };
    let saved = '';
    /** Saves the resume record for the post step, which needs it if the main step is killed. */
    const saveResumeRecord = (report) => {
        const record = JSON.stringify((0,resume_record/* redactResumeRecord */.YQ)(resumeRecordOf(report), redact));
        if (record !== saved)
            state.write('resume-record', record);
        saved = record;
    };
    return {
        update(report) {
            if (report.conclusion !== undefined)
                return;
            saveResumeRecord(report);
            const key = `${report.record?.id} ${report.record?.status} ${report.sentAt}`;
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
            state.write('view', saveView(last));
            reporters.show(last);
            await (cancel.aborted ? reporters.settled(PATIENCE_CANCELLED_MS) : reporters.settled(PATIENCE_MS, cancel));
            for (const { message, lines } of (0,notices/* noticesFor */.Zg)(reporters.problems, environment.trigger.fromFork))
                log.notice(message, { lines });
        },
    };
}
/** Whether the job ends with this record. It is then not shown by itself, because `finish` follows at once. */
function isLast({ record, inputs }) {
    const progress = record && (0,deployment/* judgeStatus */.Gh)(record.status, inputs.waitUntil);
    return progress !== undefined && progress !== 'waiting' && progress !== 'unknown-status';
}
/** Reads how far the main step got from the state that it saved for the post step. */
function readMainStep({ read }) {
    return { mayHaveDeployed: (0,resume_record/* tellsOfDeployment */.Ve)(read('resume-record')), hadLastWord: read('view') !== '' };
}
/**
 * Closes the reports that the main step left open, with the main step's final view if it saved one.
 * @param gone the pull request whose preview the post step has deleted.
 */
async function closeReports(reporters, { log, state, clock }, gone) {
    const now = new Date(clock.wall()).toISOString();
    const last = restoreView(state.read('view'), state.read('resume-record'), now);
    const view = gone === undefined ? last : goneView(last, gone.pullRequest);
    const doing = state.read('view') === '' ? 'Closing what the main step left open' : 'Making sure that this is shown';
    log.info(`${doing}: ${view.title}`);
    reporters.show(view);
    await reporters.settled(PATIENCE_POST_MS);
    for (const { message, lines } of (0,notices/* noticesFor */.Zg)(reporters.problems, false))
        log.notice(message, { lines });
}


/***/ }),

/***/ 5101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AY: () => (/* binding */ renderDeploySummary),
  $W: () => (/* binding */ renderRefusal),
  Gg: () => (/* binding */ titleOf)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(2684);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(2440);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(3330);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/app-section.js

/** Actions of an app that the summary names. */
const SHOWN = 20;
/** Rows of the summary's table: each app that the deployment holds, with its actions. */
function renderApps(apps) {
    return apps.map(({ name, actions }) => {
        const shown = actions.slice(0, SHOWN).map((action) => (0,markdown/* code */.aY)(action));
        const more = actions.length > SHOWN ? ` and ${actions.length - SHOWN} more` : '';
        return ['App', `${(0,markdown/* code */.aY)(name)}${shown.length === 0 ? '' : `, actions: ${shown.join(', ')}${more}`}`];
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
    return `**Invoke it with:**\n\n${(0,markdown/* codeBlock */.DV)(step)}`;
}
/** What a workflow may hold as it is: no `\${{`, no quotes, nothing that looks like something else. */
const PLAIN = /^[\p{L}\p{N}_.:@/ -]{1,200}$/u;
/** A text in double quotes; `\u2026` for one that a reader had better not paste. */
function inYaml(text) {
    return `"${PLAIN.test(text) ? text : '\u2026'}"`;
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/report/report.js
var report = __webpack_require__(3481);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/summary.js





/** The job summary of a deploy, as markdown. All external text is escaped; the sink redacts secrets. */
function renderDeploySummary(report) {
    const { failure, package: pack } = report;
    const parts = [
        `## ${titleOf(report)}`,
        failure === undefined ? '' : (0,failure_summary/* renderFailure */.zt)(failure),
        failure === undefined ? '' : renderAppLog(report.appLog ?? []),
        renderFacts(report),
        renderInvocation(report),
        pack === undefined ? '' : renderPackage(pack),
        renderLeftOut(report.leftOut),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** The outcome so far in one line: title of the summary, the check and the comment. */
function titleOf({ conclusion, inputs, record, unchanged, failure, isGone }) {
    if (conclusion === undefined)
        return record === undefined ? '\u23f3 Deploying' : '\u23f3 Deploying: waiting for the service';
    if (conclusion === 'success') {
        if (unchanged !== undefined)
            return `\u2705 Unchanged, running since ${(0,format/* formatMoment */.K9)(record?.createdAt ?? '')}`;
        if (isGone)
            return '\ud83d\uddd1\ufe0f Deployed, and deleted again: the pull request was closed meanwhile';
        if (inputs.dryRun)
            return `\ud83e\uddea Dry run: ${inputs.app.kind === 'package' ? '' : 'packed and '}checked, nothing sent`;
        return `\u2705 Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? 'accepted'}` : ''}`;
    }
    const kind = failure?.kind ?? 'failed';
    const isUnread = record !== undefined && (kind === 'network' || kind === 'rejected');
    if (kind === 'package' && inputs.app.kind === 'package')
        return `${ICONS[conclusion]} Not deployed: the package is not fit to be sent`;
    return `${ICONS[conclusion]} ${isUnread ? 'The status of the deployment could not be read' : HEADLINES[kind]}`;
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
    ambiguous: 'It is not known whether this was deployed',
    failed: 'Deployment failed',
    stopped: 'Deployment was stopped',
    timeout: 'Deployment took too long',
    cancelled: 'Deploy was cancelled',
};
function renderFacts({ inputs, base, record, attached, unchanged, timings, isGone, apps = [] }) {
    const { app } = inputs;
    const entrypoint = app.kind === 'source' ? record?.entrypoint : app.entrypoint;
    const rows = [];
    if (record !== undefined) {
        rows.push([
            'Deployment',
            `${(0,markdown/* code */.aY)(record.id)}${attached ? ' (of an earlier attempt of this job; nothing was sent again)' : ''}${unchanged ? ' (of an earlier run: it has this package, and nothing was sent)' : ''}`,
        ]);
        rows.push([
            'Status',
            `**${(0,markdown/* code */.aY)((0,report/* statusOf */.c2)({ record, isGone: isGone ?? false }) ?? '')}**${record.statusReason === '' ? '' : ` ${(0,markdown/* code */.aY)(record.statusReason)}`}`,
        ]);
    }
    if (isGone)
        rows.push(['Deleted', 'its pull request was closed before the deploy had ended']);
    else
        rows.push(...renderApps(apps));
    if (app.kind === 'source')
        rows.push(['Code', 'fetched by the service (`source`)']);
    else if (app.kind === 'package')
        rows.push(['Made before', (0,markdown/* code */.aY)(app.file)]);
    else if (base !== '')
        rows.push(['Directory', (0,markdown/* code */.aY)(base)]);
    if (entrypoint)
        rows.push(['Entrypoint', (0,markdown/* code */.aY)(entrypoint)]);
    if (inputs.version !== '')
        rows.push(['Version', `${(0,markdown/* code */.aY)(inputs.version)}${inputs.force ? ' (overwrites)' : ''}`]);
    rows.push(['Region', (0,markdown/* code */.aY)(record?.region || inputs.region)]);
    if (inputs.baseUrl !== '')
        rows.push(['Service', (0,markdown/* code */.aY)(inputs.baseUrl)]);
    if (record?.createdAt)
        rows.push(['Created', (0,markdown/* code */.aY)(record.createdAt)]);
    const times = renderTimings(timings);
    if (times !== '')
        rows.push(['Time', times]);
    const [head = [], ...others] = rows;
    return (0,markdown/* table */.tp)(head, others);
}
function renderTimings({ pack, upload, queue, start }) {
    const named = [
        ['pack', pack],
        ['upload', upload],
        ['queue', queue],
        ['start', start],
    ];
    return named.flatMap(([name, ms]) => (ms === undefined ? [] : [`${name} ${(0,format/* formatDuration */.a3)(ms)}`])).join(' \u00b7 ');
}
/** Renders the app's log, not collapsed: after a failure it is what people look for. */
function renderAppLog(appLog) {
    return appLog.length === 0 ? '' : `**The last lines of the app's log:**\n\n${(0,markdown/* codeBlock */.DV)(appLog)}`;
}
function renderPackage(pack) {
    const facts = (0,markdown/* table */.tp)(['Package', `${(0,format/* formatBytes */.z3)(pack.size)}, made of ${(0,format/* count */.U9)(pack.files, 'file')} (${(0,format/* formatBytes */.z3)(pack.contentSize)})`], [['Digest', (0,markdown/* code */.aY)(pack.digest)]]);
    const largest = (0,markdown/* table */.tp)(['Largest files', 'Size'], pack.largest.map(({ path, size }) => [(0,markdown/* code */.aY)(path), (0,format/* formatBytes */.z3)(size)]));
    return `${facts}\n\n${(0,markdown/* details */.zH)(`Largest of ${(0,format/* count */.U9)(pack.files, 'file')}`, largest)}`;
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

/***/ 8097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pv: () => (/* binding */ afterKill),
/* harmony export */   Ve: () => (/* binding */ tellsOfDeployment),
/* harmony export */   YQ: () => (/* binding */ redactResumeRecord),
/* harmony export */   i7: () => (/* binding */ toExternalId),
/* harmony export */   rD: () => (/* binding */ readPayload),
/* harmony export */   v: () => (/* binding */ readExternalId),
/* harmony export */   w0: () => (/* binding */ isExternalIdOf)
/* harmony export */ });
/* harmony import */ var _records_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4181);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6581);


/** Redacts the texts of a record that may contain secrets. The other fields are generated by this action. */
function redactResumeRecord(record, redact) {
    const { version, entrypoint } = record;
    return {
        ...record,
        ...(version === undefined ? {} : { version: redact(version) }),
        ...(entrypoint === undefined ? {} : { entrypoint: redact(entrypoint) }),
    };
}
/**
 * Writes the record in one line, as a check run's external id: key of the job, package, app, deployment id, and the time
 * of a lost response. At most 255 characters.
 * @param own key that distinguishes this job's check runs from others; without blanks.
 */
function toExternalId(own, record) {
    const { package_digest = NONE, app = NONE, deployment_id = NONE, lost_since = NONE, lost_until = NONE } = record;
    return [own, package_digest.replace(/^sha256:/, ''), app, deployment_id, lost_since, lost_until].join(' ');
}
const NONE = '-';
/** Whether a check run's external id belongs to the job with this key. */
function isExternalIdOf(own, externalId) {
    return typeof externalId === 'string' && externalId.split(' ')[0] === own;
}
/** Parses the result of {@link toExternalId}; undefined if it names no deployment. */
function readExternalId(externalId) {
    const [, package_digest = '', app = '', deployment_id = '', lost_since = '', lost_until = ''] = String(externalId).split(' ');
    return earlierDeploy({ package_digest, app, deployment_id, lost_since, lost_until });
}
/** Parses a GitHub deployment's payload, a record as JSON; undefined if it names no deployment. */
function readPayload(payload) {
    const record = typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(payload) : payload;
    const text = (name) => {
        const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(record, name);
        return typeof value === 'string' ? value : '';
    };
    return earlierDeploy({
        package_digest: text('package_digest'),
        app: text('app'),
        deployment_id: text('deployment_id'),
        lost_since: text('lost_since'),
        lost_until: text('lost_until'),
    });
}
/** Whether a saved record (JSON) names a deployment that a later attempt must know about. */
function tellsOfDeployment(record) {
    const saved = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(record);
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(saved) && readPayload(afterKill(saved, '')) !== undefined;
}
/**
 * The record of a step that was killed, from the last one that it saved. A request under way is over now; it was not
 * sent in whole if its package was not even complete.
 * @param now the current time (ISO 8601).
 */
function afterKill(saved, now) {
    const { lost_since, lost_until, ...record } = saved;
    if (lost_since === undefined || record.package_digest === undefined)
        return record;
    return { ...record, lost_since, lost_until: lost_until ?? now };
}
/** Assumed length in milliseconds of a lost request without a recorded end, because the job was killed. */
const LOST_FOR_MS = 3_600_000;
function earlierDeploy(record) {
    const { app, deployment_id: id } = record;
    const digest = record.package_digest.replace(/^sha256:|^-$/, '');
    if (!/^([0-9a-f]{64})?$/.test(digest) || !/^[0-9a-f]{16}$/.test(app))
        return undefined;
    if ((0,_records_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)(id) && id !== NONE)
        return { kind: 'known', digest, app, id };
    const since = Date.parse(record.lost_since);
    const until = Date.parse(record.lost_until);
    if (Number.isNaN(since))
        return undefined;
    return { kind: 'lost', digest, app, since, until: Number.isNaN(until) ? since + LOST_FOR_MS : until };
}


/***/ }),

/***/ 7630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ listAppDeployments),
/* harmony export */   Xb: () => (/* binding */ taskOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6581);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1465);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4617);




/** Statuses of one GitHub deployment that are read: an own one has three, and one more when it is retired. */
const MOST_STATUSES = 100;
/** The task of an app's GitHub deployments: a hash, because the task is shown as text and the name may be long. */
function taskOf(reportName) {
    return `deploy:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(reportName).digest('hex').slice(0, 32)}`;
}
/** One page of the GitHub deployments of an app in an environment, on any commit: without an id first, then newest first. */
async function listAppDeployments(api, { reportName, environment }, page) {
    const listed = await api.request('GET /repos/{owner}/{repo}/deployments', {
        task: taskOf(reportName),
        environment,
        ...page,
    });
    if (!Array.isArray(listed))
        throw new Error('the response holds no list of deployments');
    return listed
        .map((one) => ({ id: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .idIn */ .DG)(one), payload: (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(one) }))
        .toSorted((a, b) => (b.id ?? Number.MAX_SAFE_INTEGER) - (a.id ?? Number.MAX_SAFE_INTEGER));
}
/** The states after which a deployment is no longer under way. */
const ENDS = ['success', 'failure', 'error', 'inactive'];
/** How a GitHub deployment ended: the last of its ends; undefined while it is under way. */
async function endOf(api, deployment_id) {
    const statuses = await api.request('GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id,
        per_page: MOST_STATUSES,
    });
    if (!Array.isArray(statuses))
        throw new Error('the response holds no list of statuses');
    const end = (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .newestFirst */ .ll)(statuses)
        .map((status) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(status, 'state'))
        .find((state) => ENDS.includes(state));
    return typeof end === 'string' ? end : undefined;
}


/***/ }),

/***/ 8830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iE: () => (/* binding */ hasReported),
  _1: () => (/* binding */ openLeftReporters),
  Dh: () => (/* binding */ openReporters)
});

// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(6581);
// EXTERNAL MODULE: ./lib/src/github/api.js + 1 modules
var api = __webpack_require__(3919);
// EXTERNAL MODULE: ./lib/src/domain/backoff.js
var backoff = __webpack_require__(9047);
// EXTERNAL MODULE: ./lib/src/github/problem.js
var problem = __webpack_require__(1275);
// EXTERNAL MODULE: ./lib/src/github/rate-limit.js
var rate_limit = __webpack_require__(2686);
;// CONCATENATED MODULE: ./lib/src/github/rate-limit-gate.js


/**
 * Holds back all reporters of the process until GitHub's rate limit allows requests again, plus a random delay each, so
 * that runs with the same token that were refused together do not come back together.
 */
class RateLimitGate {
    #clock;
    #abandoned;
    /** Clock reading from which requests may be sent again. */
    #until = Number.NEGATIVE_INFINITY;
    /** Clock reading after which nothing waits any more. */
    #patience = Number.POSITIVE_INFINITY;
    #refusal;
    #shortened = new AbortController();
    constructor(clock, abandoned) {
        this.#clock = clock;
        this.#abandoned = abandoned;
    }
    /** Whether reporting was abandoned, so that nothing is sent any more. */
    get isAbandoned() {
        return this.#abandoned.aborted;
    }
    /** Closes the gate if a thrown error is a rate limit's response, until that limit ends. Returns whether it is one. */
    record(thrown) {
        const ms = (0,rate_limit/* rateLimitOf */.t)(thrown, this.#clock.wall());
        if (ms === undefined)
            return false;
        this.#refusal = thrown;
        this.#until = Math.max(this.#until, this.#clock.now() + ms);
        return true;
    }
    /** Limits every wait, current ones included, to `ms` milliseconds from now. */
    limitWait(ms) {
        this.#patience = this.#clock.now() + ms;
        this.#shortened.abort();
        this.#shortened = new AbortController();
    }
    /**
     * Resolves once a request may be sent: when the rate limit is over, and after a backoff if the last try failed.
     * @param failures how many tries of the caller have failed in a row.
     * @param last the error of the caller's last try.
     * @throws `last`, or the rate limit's response, if that moment is later than the limit of waiting.
     */
    async wait(failures, last) {
        const jitter = (0,backoff/* backoffDelay */.EY)(Math.max(1, failures), this.#clock.random());
        const earliest = failures === 0 ? Number.NEGATIVE_INFINITY : this.#clock.now();
        for (;;) {
            const at = Math.max(this.#until, earliest) + jitter;
            const left = at - this.#clock.now();
            if (left <= 0)
                return;
            if (at > this.#patience || this.#abandoned.aborted)
                throw last ?? this.#refusal;
            const signal = AbortSignal.any([this.#shortened.signal, this.#abandoned]);
            await this.#clock.sleep(left, signal).catch(() => { });
        }
    }
}

// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(4617);
// EXTERNAL MODULE: ./lib/src/domain/reporting/resume-record.js
var resume_record = __webpack_require__(8097);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(6098);
// EXTERNAL MODULE: ./lib/src/github/reporters/reporter.js
var reporter = __webpack_require__(2764);
// EXTERNAL MODULE: ./lib/src/github/reporters/row.js
var row = __webpack_require__(1825);
// EXTERNAL MODULE: ./lib/src/github/reporters/states.js
var states = __webpack_require__(3947);
;// CONCATENATED MODULE: ./lib/src/github/reporters/check.js







/** Shows the deploy as a check run on the commit. */
function checkReporter(context) {
    const { api, slot } = context;
    let id = slot.read()?.id;
    return {
        name: 'check',
        async show(view) {
            const ended = view.phase === 'ended';
            const bodies = bodiesOf(view, context);
            if (id === undefined && slot.read()?.open)
                id = await findOwn(context);
            if (id === undefined) {
                const own = { name: context.reportName, head_sha: context.sha };
                const { id: newId, made } = await (0,reporter/* createKept */.$v)(context, ended, () => (0,reporter/* sendAccepted */.As)(bodies, (body) => api.request('POST /repos/{owner}/{repo}/check-runs', { ...own, ...body })));
                id = newId;
                announce(context, made);
                return;
            }
            const check_run_id = id;
            const made = await (0,reporter/* sendAccepted */.As)(bodies, (body) => api.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', { check_run_id, ...body }));
            announce(context, made);
            slot.write({ open: !ended, id });
        },
    };
}
function announce({ found }, check) {
    const page = (0,response/* pageIn */.n9)(check);
    if (page !== undefined)
        found({ 'check-url': page });
}
/** The body of the check run, and smaller variants of it: without the annotation, then without texts. */
function bodiesOf(view, context) {
    const { runKey, runUrl } = context;
    const { phase, conclusion = 'unknown', title, summary, blame } = view;
    const state = phase === 'ended' ? { status: 'completed', conclusion: (0,states/* checkConclusion */.Gc)(conclusion) } : { status: 'in_progress' };
    const known = { ...state, external_id: (0,resume_record/* toExternalId */.i7)(runKey, view.resume) };
    const linked = { ...known, ...(runUrl === '' ? {} : { details_url: runUrl }) };
    const mark = (0,row/* rowMark */.Ym)(context, view);
    const text = `${mark}${(0,shorten/* shortenMarkdown */.zU)(summary, shorten/* LIMITS */.b1.checkText - mark.length)}`;
    const output = { title: (0,shorten/* shorten */.ml)(title, shorten/* LIMITS */.b1.description), summary: text };
    const annotation = blame && {
        path: blame.file,
        start_line: blame.line ?? 1,
        end_line: blame.line ?? 1,
        annotation_level: 'failure',
        message: (0,shorten/* shorten */.ml)(blame.message, shorten/* LIMITS */.b1.annotation),
    };
    return [
        ...(annotation === undefined ? [] : [{ ...linked, output: { ...output, annotations: [annotation] } }]),
        { ...linked, output },
        known,
    ];
}
/** Finds the check run that an earlier request of this run created, if its response was lost. */
async function findOwn({ api, sha, reportName, runKey }) {
    const list = { ref: sha, check_name: reportName, filter: 'all' };
    const isOwn = (run) => (0,resume_record/* isExternalIdOf */.w0)(runKey, (0,json/* field */.ZZ)(run, 'external_id'));
    return (0,response/* idIn */.DG)(await api.find('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', list, isOwn, 'check_runs'));
}

// EXTERNAL MODULE: ./lib/src/github/reporters/comment.js
var comment = __webpack_require__(6004);
// EXTERNAL MODULE: ./lib/src/github/reporters/deployment.js + 2 modules
var deployment = __webpack_require__(7439);
// EXTERNAL MODULE: ./lib/src/github/lists.js
var lists = __webpack_require__(1465);
;// CONCATENATED MODULE: ./lib/src/github/reporters/check-rows.js





/** How many check runs are read, each with a summary of up to 64 KiB. */
const BOUNDS = { perPage: 50, mostPages: 20 };
/**
 * Reads the rows of the commit's check runs: those of the same key, made by the same GitHub app as this job's own one.
 * @param own the row of this job, which is known better here than at GitHub.
 * @returns undefined if GitHub refuses them, or if this job has no check run: the rows then live in the comment alone.
 */
async function readCheckRows(context, own) {
    const { sha, runKey, commentKey } = context;
    const checks = await listChecks(context.api, sha);
    const ownCheck = checks?.find((check) => (0,resume_record/* isExternalIdOf */.w0)(runKey, (0,json/* field */.ZZ)(check, 'external_id')));
    if (checks === undefined || ownCheck === undefined)
        return undefined;
    const app = (0,json/* field */.ZZ)(ownCheck, 'app', 'id');
    const others = checks.filter((check) => check !== ownCheck && (0,json/* field */.ZZ)(check, 'app', 'id') === app);
    const rows = others.flatMap((check) => (0,row/* readRow */.zK)(check, commentKey) ?? []);
    return [...rows, { ...own, link: (0,response/* pageIn */.n9)(ownCheck) ?? own.link }];
}
/** @returns undefined if GitHub refuses them. */
async function listChecks(api, ref) {
    try {
        return await (0,lists/* allPages */.S4)(BOUNDS, async (page) => {
            const parameters = { ref, filter: 'all', ...page };
            return (0,json/* field */.ZZ)(await api.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', parameters), 'check_runs');
        });
    }
    catch (thrown) {
        if ((0,response/* isRefusal */.vu)(thrown))
            return undefined;
        throw thrown;
    }
}

// EXTERNAL MODULE: ./lib/src/github/reporters/comment-place.js
var comment_place = __webpack_require__(8338);
// EXTERNAL MODULE: ./lib/src/github/reporters/table.js
var table = __webpack_require__(5553);
;// CONCATENATED MODULE: ./lib/src/github/reporters/shared-comment.js






/** Writes of one job, of its post step too: many jobs that end together must not exceed GitHub's 80 writes a minute. */
const MOST_WRITES = 2;
/** Rounds of reading, comparing and writing. */
const MOST_ROUNDS = 5;
/** Milliseconds between a write and the next look: longer than another job takes from its reading to its writing. */
const LOOK_AGAIN_MS = 1_000;
const LOOK_AGAIN_SPREAD_MS = 1_500;
/** Milliseconds that a job which is not the first by name leaves the others to make the comment, at random. */
const LEAVE_MS = 1_000;
const LEAVE_SPREAD_MS = 3_000;
/**
 * Shows the deploy as a row of a comment that all jobs with the same `comment-key` share. Each job keeps its row in its
 * own check run, where nobody else writes, and the comment is a function of all rows: whoever finds another text there
 * writes the right one. Without check runs the rows live in the comment alone, and two jobs may lose one.
 */
function sharedCommentReporter(context) {
    const { api, slot } = context;
    let place;
    let author;
    return {
        name: 'comment',
        async show(view) {
            place ??= { issue: await (0,comment_place/* findPullRequest */._f)(context) };
            const { issue } = place;
            if (issue === undefined)
                return slot.write({ open: false });
            author ??= await (0,comment_place/* authorOf */.rM)(api);
            if (view.phase === 'ended')
                await settle(context, view, { issue, author, mark: (0,table/* tableMark */.yH)(context.commentKey) });
        },
    };
}
async function settle(context, view, place) {
    const { slot, pause, commentKey } = context;
    const hasCheckRows = await context.checkShown();
    const own = (0,row/* ownRow */.F8)(context, view);
    const isPost = slot.read()?.looked === true;
    const isSecondLook = isPost || (slot.read()?.writes ?? 0) > 0;
    let refusal;
    for (let round = 0; round < MOST_ROUNDS; round++) {
        refusal = undefined;
        const ofChecks = hasCheckRows ? await readCheckRows(context, own) : undefined;
        const rows = ofChecks ?? [own];
        const { id: made, writes = 0 } = slot.read() ?? {};
        const oldest = await (0,comment_place/* findComment */.h1)(context, place);
        // GitHub's list may lag behind: the own comment is there all the same.
        const comment = oldest ?? (made === undefined ? undefined : { id: made, body: '', comment: undefined });
        (0,comment_place/* announce */.iP)(context, comment?.comment);
        if (comment !== undefined && made !== undefined && comment.id !== made && writes < MOST_WRITES) {
            await write(context, () => remove(context, made), () => undefined);
            continue;
        }
        const body = (0,table/* renderTable */.bo)(commentKey, rows, comment?.body ?? '', ofChecks !== undefined);
        if (comment !== undefined && (0,table/* isSameText */.cZ)(comment.body, body)) {
            if (isSecondLook)
                await removeYounger(context, { ...place, after: comment.id });
            break;
        }
        if (writes >= MOST_WRITES)
            break;
        if (comment === undefined && round === 0 && !isFirst(own, rows)) {
            await pause(LEAVE_MS, LEAVE_SPREAD_MS);
            continue;
        }
        if (comment === undefined)
            await create(context, place.issue, body);
        else
            refusal = await update(context, comment.id, body);
        await pause(LOOK_AGAIN_MS, LOOK_AGAIN_SPREAD_MS);
    }
    const state = slot.read();
    // The post step looks once more, if it may still write.
    const mayWrite = refusal === undefined && (state?.writes ?? 0) < MOST_WRITES;
    slot.write({ ...state, open: !isPost && mayWrite, looked: true });
    if (refusal !== undefined)
        throw new response/* ListedButGone */.IR(refusal);
}
/**
 * Deletes younger comments, as far as writes are left: nobody knows one that was made by a job which was killed then, or
 * by a request whose response got lost. The oldest is the one that all jobs go by, and nobody deletes it.
 */
async function removeYounger(context, place) {
    while ((context.slot.read()?.writes ?? 0) < MOST_WRITES) {
        const younger = await (0,comment_place/* findComment */.h1)(context, place);
        if (younger === undefined)
            return;
        const made = context.slot.read()?.id;
        await write(context, () => remove(context, younger.id), () => (made === younger.id ? undefined : made));
    }
}
/** Whether this job's name is the first of all: then it makes the comment at once, and the others find it. */
function isFirst(own, rows) {
    return rows.every(({ name }) => own.name <= name);
}
/**
 * Counts a write before it is sent: it may have been done even if its response gets lost.
 * @param madeBy tells from the response the id of the comment that this job has made and that is still there.
 */
async function write({ slot }, send, madeBy) {
    const before = slot.read() ?? { open: true };
    const counted = { ...before, open: true, writes: (before.writes ?? 0) + 1 };
    slot.write(counted);
    try {
        const response = await send();
        slot.write(withMade(counted, madeBy(response)));
        return response;
    }
    catch (thrown) {
        if ((0,response/* isRefusal */.vu)(thrown))
            slot.write({ ...before, open: true });
        throw thrown;
    }
}
function withMade({ id: _, ...slot }, made) {
    return made === undefined ? slot : { ...slot, id: made };
}
async function create(context, issue_number, body) {
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
    const made = await write(context, () => context.api.request(route, { issue_number, body }), response/* idIn */.DG);
    (0,comment_place/* announce */.iP)(context, made);
}
/** @returns the refusal, if the comment is gone though GitHub has listed it. */
async function update(context, comment_id, body) {
    const { slot, api } = context;
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
    const made = slot.read()?.id;
    try {
        await write(context, () => api.request(route, { comment_id, body }), () => made);
        return undefined;
    }
    catch (thrown) {
        if (!isGone(thrown))
            throw thrown;
        slot.write(withMade(slot.read() ?? { open: true }, undefined)); // the next round makes a new one
        return thrown;
    }
}
async function remove({ api }, comment_id) {
    try {
        await api.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id });
    }
    catch (thrown) {
        if (!isGone(thrown))
            throw thrown;
    }
}
function isGone(thrown) {
    return (0,response/* statusOf */.c2)(thrown) === 404 && (0,rate_limit/* rateLimitOf */.t)(thrown, 0) === undefined;
}

;// CONCATENATED MODULE: ./lib/src/github/reporters/status.js



/** Shows the deploy as a commit status. GitHub shows the last status of each context. */
function statusReporter(context) {
    const { api, slot, sha, reportName, runUrl } = context;
    return {
        name: 'status',
        async show(view) {
            const ended = view.phase === 'ended';
            const state = { sha, state: (0,states/* statusState */._6)(view), context: reportName };
            const described = { ...state, description: (0,shorten/* shorten */.ml)(view.title, shorten/* LIMITS */.b1.description) };
            const statuses = [{ ...described, ...(runUrl === '' ? {} : { target_url: runUrl }) }, state];
            const send = () => (0,reporter/* sendAccepted */.As)(statuses, (status) => api.request('POST /repos/{owner}/{repo}/statuses/{sha}', status));
            await (ended ? send() : (0,reporter/* sendOpen */.TY)(context, { open: true }, send));
            slot.write({ open: !ended });
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/github/reporters/reporters.js









const MAKERS = {
    check: checkReporter,
    status: statusReporter,
    deployment: deployment/* deploymentReporter */.F,
    comment: (context) => (context.commentKey === '' ? (0,comment/* commentReporter */.J)(context) : sharedCommentReporter(context)),
};
/**
 * The reporters of a job. Each has its own lane: a new view waits until the current one is sent, and only the newest
 * waiting view is kept. Nothing here throws, because a problem at GitHub must not fail the deploy.
 */
class Reporters {
    #lanes;
    #clock;
    #gate;
    #abandoned = new AbortController();
    constructor({ names, hasCheck, clock, connect, slot, ...shared }) {
        this.#clock = clock;
        this.#gate = new RateLimitGate(clock, this.#abandoned.signal);
        let api;
        const checkShown = async () => {
            const lane = this.#lanes[names.indexOf('check')];
            await lane?.idle;
            return hasCheck && lane?.problem === undefined;
        };
        const pause = (ms, spread) => clock.sleep(ms + clock.random() * spread, this.#abandoned.signal);
        this.#lanes = names.map((name) => {
            const make = async () => {
                api ??= connect(this.#abandoned.signal);
                return MAKERS[name]({ ...shared, checkShown, pause, api: await api, slot: slot(name) });
            };
            return new Lane(make, this.#gate, (thrown) => (0,problem/* toProblem */.H)(thrown, name));
        });
    }
    /** Why something is missing or outdated at GitHub: at most one problem per reporter. */
    get problems() {
        return this.#lanes.flatMap(({ problem }) => problem ?? []);
    }
    /** Shows a view soon; returns at once. */
    show(view) {
        for (const lane of this.#lanes)
            lane.push(view);
    }
    /**
     * Resolves when every view is shown or has failed, at the latest after `withinMs` milliseconds. Requests that are still
     * running then are ended and count as problems. It does not wait for a rate limit that ends later.
     * @param enough aborting it ends the wait at once.
     */
    async settled(withinMs, enough) {
        this.#gate.limitWait(withinMs);
        const idle = Promise.all(this.#lanes.map((lane) => lane.idle));
        const early = new AbortController();
        const signal = AbortSignal.any([early.signal, ...(enough === undefined ? [] : [enough])]);
        await Promise.race([idle, this.#clock.sleep(withinMs, signal).catch(() => { })]);
        early.abort();
        this.#abandoned.abort();
        await idle;
    }
}
class Lane {
    idle = Promise.resolve();
    /** Why the newest view is not shown; undefined if it is. */
    problem;
    #make;
    #gate;
    #problemOf;
    #reporter;
    #next;
    constructor(make, gate, problemOf) {
        this.#make = make;
        this.#gate = gate;
        this.#problemOf = problemOf;
    }
    push(view) {
        const waiting = this.#next !== undefined;
        this.#next = view;
        if (!waiting)
            this.idle = this.idle.then(() => this.#showNext());
    }
    /**
     * Shows the newest view as soon as requests are allowed. Retries after a rate limit and after temporary problems. That
     * is safe, because each reporter first looks for an object that a lost request may have created.
     */
    async #showNext() {
        let last;
        for (let failures = 0; this.#next !== undefined; failures++) {
            let view;
            try {
                this.#reporter ??= this.#make();
                const reporter = await this.#reporter;
                await this.#gate.wait(failures, last);
                view = this.#next;
                this.#next = undefined;
                await reporter.show(view);
                this.problem = undefined;
                return;
            }
            catch (thrown) {
                last = thrown;
                this.problem = this.#problemOf(thrown);
                if (view === undefined)
                    return;
                const mayPass = (0,response/* isTransient */.dg)(thrown) && failures < backoff/* BACKOFF */.hH.retries && !this.#gate.isAbandoned;
                if (!this.#gate.record(thrown) && !mayPass)
                    return;
                this.#next ??= view;
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/src/github/run-key.js
var run_key = __webpack_require__(8235);
;// CONCATENATED MODULE: ./lib/src/github/open-reporters.js




const RUN_KEY = 'reporters';
const BEGAN = 'began';
/** Opens the reporters that the inputs ask for. Undefined if there are none, or if something they need is missing. */
function openReporters(inputs, edges) {
    const { repository, trigger } = edges.environment;
    if (inputs.reportTo.length === 0)
        return undefined;
    const missing = inputs.githubToken === '' ? 'there is no github-token' : whatIsMissing(repository, trigger.commit);
    if (missing !== undefined) {
        edges.log.info(`Not shown on the commit or pull request: ${missing}`);
        return undefined;
    }
    const runKey = (0,run_key/* newRunKey */.r)(edges.environment.runId);
    edges.state.write(RUN_KEY, runKey);
    // Read once: a step does not see what it has saved itself, and the post step must find the same time.
    const began = edges.clock.wall();
    edges.state.write(BEGAN, String(began));
    return reporters(inputs, edges, { names: inputs.reportTo, runKey, began });
}
function whatIsMissing(repository, commit) {
    if (repository === '')
        return 'this is no run of a repository';
    return commit === '' ? 'this run is of no commit' : undefined;
}
/** Whether the main step has opened reporters. */
function hasReported(state) {
    return state.read(RUN_KEY) !== '';
}
/** The reporters that store the resume record for later attempts. */
const KEEPERS = ['check', 'deployment'];
/** Opens the reporters that the main step left open or that still lack its resume record; undefined if there are none. */
function openLeftReporters(inputs, edges, main) {
    const open = inputs.reportTo.filter((name) => {
        const slot = readSlot(edges.state, name);
        if (main.showsGone && slot?.id !== undefined)
            return true;
        // A shared comment is looked at once more, and has no row yet of a job that was killed.
        if (name === 'comment' && inputs.commentKey !== '')
            return slot?.open ?? true;
        // If the main step saved its final view and still has no id, GitHub has refused the object: no new try.
        const isOwed = slot === undefined || (slot.id === undefined && !main.hadLastWord);
        return slot?.open || (main.mayHaveDeployed && KEEPERS.includes(name) && isOwed);
    });
    if (open.length === 0)
        return undefined;
    const began = Number(edges.state.read(BEGAN)) || edges.clock.wall();
    return reporters(inputs, edges, { names: open, runKey: edges.state.read(RUN_KEY), began });
}
function reporters(inputs, edges, { names, runKey, began }) {
    const { environment, state, outputs, log, clock, redactName } = edges;
    return new Reporters({
        names,
        hasCheck: inputs.reportTo.includes('check'),
        clock,
        runKey,
        connect: (abandoned) => (0,api/* connectGitHub */.U)({
            token: inputs.githubToken,
            repository: environment.repository,
            apiUrl: environment.apiUrl,
            proxy: environment.proxy,
            abandoned,
            clock,
            debug: (line) => log.debug(line),
        }),
        sha: environment.trigger.commit,
        pullRequest: environment.trigger.pullRequest,
        runUrl: environment.runUrl,
        reportName: redactName(inputs.reportName),
        environment: redactName(inputs.environment),
        commentKey: redactName(inputs.commentKey),
        began,
        environmentUrl: redactName(inputs.environmentUrl),
        slot: (name) => {
            let slot = readSlot(state, name);
            return {
                read: () => slot,
                write(next) {
                    if (JSON.stringify(next) === JSON.stringify(slot))
                        return;
                    slot = next;
                    state.write(name, JSON.stringify(next));
                },
            };
        },
        found: (values) => outputs.set(values),
        say: (line) => log.info(line),
    });
}
function readSlot(state, name) {
    const saved = (0,json/* parseJson */.qF)(state.read(name));
    if (!(0,json/* isObject */.Gv)(saved))
        return undefined;
    return {
        open: saved.open === true,
        ...(typeof saved.id === 'number' ? { id: saved.id } : {}),
        ...(typeof saved.writes === 'number' ? { writes: saved.writes } : {}),
        ...(saved.looked === true ? { looked: true } : {}),
    };
}


/***/ }),

/***/ 2517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ openPullState)
/* harmony export */ });
/* harmony import */ var _domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(327);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6581);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3919);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1275);
/* harmony import */ var _retried_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2983);





/** Milliseconds for all tries together. */
const ASKING_MS = 20_000;
const RETRIES = 3;
function openPullState({ githubToken: token }, { environment: { repository, apiUrl, proxy }, log, clock, }) {
    const debug = (line) => log.debug(line);
    return async (number, signal) => {
        if (token === '')
            return { kind: 'unread', why: 'there is no github-token' };
        if (repository === '')
            return { kind: 'unread', why: 'this is no run of a repository' };
        const endsAt = clock.now() + ASKING_MS;
        const leftMs = () => endsAt - clock.now();
        const over = new AbortController();
        const abandoned = AbortSignal.any([signal, over.signal, clock.deadline(ASKING_MS)]);
        try {
            const api = await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .connectGitHub */ .U)({ token, repository, apiUrl, proxy, abandoned, clock, debug });
            const read = () => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
            return stateIn(await (0,_retried_js__WEBPACK_IMPORTED_MODULE_3__/* .retried */ .s)(read, { clock, abandoned, leftMs, retries: RETRIES }), number);
        }
        catch (thrown) {
            const problem = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .toProblem */ .H)(thrown, 'comment');
            return { kind: 'unread', why: `${(0,_domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(problem)}${(0,_domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .lackOf */ .Zs)(problem, 'pull-requests: read')}` };
        }
        finally {
            over.abort();
        }
    };
}
/** Only a response that is about this pull request counts. */
function stateIn(pull, number) {
    const state = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(pull, 'state');
    if ((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(pull, 'number') !== number || (state !== 'open' && state !== 'closed'))
        return { kind: 'unread', why: 'the response of GitHub is not about this pull request' };
    return { kind: state };
}


/***/ }),

/***/ 7439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ deploymentReporter),
  k: () => (/* binding */ runKeyOf)
});

// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(6581);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(6098);
// EXTERNAL MODULE: ./lib/src/github/app-deployments.js
var app_deployments = __webpack_require__(7630);
// EXTERNAL MODULE: ./lib/src/github/lists.js
var lists = __webpack_require__(1465);
// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(4617);
;// CONCATENATED MODULE: ./lib/src/github/reporters/environment-url.js
/**
 * Fills in the address of what was deployed.
 * @param template '' for none; `{id}` and `{version}` in it are filled in, percent-encoded.
 * @returns undefined where there is no deployment, or no address to make of it.
 */
function environmentUrlOf(template, { deployment_id, version = '' }) {
    if (template === '' || deployment_id === undefined)
        return undefined;
    const values = { id: deployment_id, version };
    const filled = template.replaceAll(/\{(id|version)\}/g, (_, name) => encodeURIComponent((values[name] ?? '').toWellFormed()));
    return URL.parse(filled)?.href;
}

// EXTERNAL MODULE: ./lib/src/github/reporters/reporter.js
var reporter = __webpack_require__(2764);
;// CONCATENATED MODULE: ./lib/src/github/reporters/retire.js


/** GitHub deployments per page, and the most pages that are read: the previews of other pull requests are among them. */
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
/** The most inactive ones that are met: what is before them is so as well, but for one whose retiring has failed. */
const MOST_INACTIVE = 5;
/** The most whose state is read, a request each: those that failed keep the one that succeeded before them active. */
const MOST_READ = 60;
/**
 * Makes the app's former GitHub deployments inactive. GitHub's own rule (`auto_inactive`) goes by the environment alone,
 * and would retire the other apps in it. A preview retires only those of its own pull request.
 * @param own id of the deployment that has just succeeded.
 */
async function retireFormer(context, own) {
    const { api, pullRequest } = context;
    const met = { read: 0, inactive: 0, success: 0 };
    for (let page = 1; page <= MOST_PAGES && met.success === 0; page++) {
        const listed = await (0,app_deployments/* listAppDeployments */.C8)(api, context, { per_page: PAGE_SIZE, page });
        for (const { id, payload } of listed) {
            if (id === undefined || id >= own || (0,json/* field */.ZZ)(payload, 'pull_request') !== pullRequest)
                continue;
            if (met.inactive === MOST_INACTIVE || met.read === MOST_READ)
                return;
            met.read++;
            const end = await (0,app_deployments/* endOf */.pJ)(api, id);
            if (end === 'inactive')
                met.inactive++;
            if (end !== 'success')
                continue;
            met.success++;
            await makeInactive(context, id);
        }
        if (listed.length < PAGE_SIZE)
            return;
    }
}
async function makeInactive({ api, environment }, deployment_id) {
    await api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id,
        environment,
        state: 'inactive',
        auto_inactive: false,
    });
}

// EXTERNAL MODULE: ./lib/src/github/reporters/states.js
var states = __webpack_require__(3947);
;// CONCATENATED MODULE: ./lib/src/github/reporters/deployment.js









/**
 * Shows the deploy as a GitHub deployment of the commit. Its payload cannot be changed later, so it is only created once
 * the service has responded: with the id, or without one if the service refused.
 */
function deploymentReporter(context) {
    const { api, slot } = context;
    let id = slot.read()?.id;
    /** The last view whose status GitHub has. */
    let told;
    return {
        name: 'deployment',
        async show(view) {
            if (view.phase === 'preparing')
                return;
            if (view.unchanged)
                return slot.write({ open: false });
            const ended = view.phase === 'ended';
            if (id === undefined && slot.read()?.open)
                id = await findOwn(context);
            if (id === undefined) {
                // Stays open until its last status is sent: a deployment without a status is shown as pending.
                ({ id } = await (0,reporter/* createKept */.$v)(context, false, () => create(context, view)));
            }
            context.found({ 'github-deployment-id': String(id) });
            const deployment_id = id;
            if (told !== view) {
                await (0,reporter/* sendAccepted */.As)(statusesOf(view, context), (status) => api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id, ...status }));
                slot.write({ open: !ended, id });
                told = view;
            }
            if ((0,states/* deploymentState */.DY)(view) === 'success')
                await retireFormer(context, id);
        },
    };
}
/** The status of the deployment, and smaller variants: without the address, then with the state alone. */
function statusesOf(view, { environment, environmentUrl, runUrl }) {
    // Otherwise GitHub would retire the deployments of other apps in this environment; see retire.ts.
    const state = { state: (0,states/* deploymentState */.DY)(view), auto_inactive: false };
    const described = { ...state, environment, description: (0,shorten/* shorten */.ml)(view.title, shorten/* LIMITS */.b1.description) };
    const linked = { ...described, ...(runUrl === '' ? {} : { log_url: runUrl }) };
    const environment_url = environmentUrlOf(environmentUrl, view.resume);
    return [...(environment_url === undefined ? [] : [{ ...linked, environment_url }]), linked, state];
}
function create(context, view) {
    const { api, sha, environment, runKey, reportName, pullRequest } = context;
    return api.request('POST /repos/{owner}/{repo}/deployments', {
        ref: sha,
        task: (0,app_deployments/* taskOf */.Xb)(reportName),
        auto_merge: false,
        required_contexts: [],
        environment,
        description: (0,shorten/* shorten */.ml)(reportName, shorten/* LIMITS */.b1.description),
        transient_environment: pullRequest !== undefined,
        production_environment: environment === 'production',
        payload: { ...view.resume, ...(pullRequest === undefined ? {} : { pull_request: pullRequest }), trace: runKey },
    });
}
/** Finds the deployment that an earlier request of this run created, if its response was lost. */
async function findOwn({ api, sha, environment, runKey, reportName }) {
    const isOwn = (deployment) => runKeyOf(deployment) === runKey;
    return (0,response/* idIn */.DG)(await api.find('GET /repos/{owner}/{repo}/deployments', { sha, environment, task: (0,app_deployments/* taskOf */.Xb)(reportName) }, isOwn));
}
/** The run key in the payload of a GitHub deployment. */
function runKeyOf(deployment) {
    return (0,json/* field */.ZZ)((0,lists/* payloadOf */.Md)(deployment), 'trace');
}


/***/ }),

/***/ 8235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ mayBeOfRun),
/* harmony export */   r: () => (/* binding */ newRunKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/**
 * A new key that distinguishes the objects of one job at GitHub from those of other jobs. It begins with the id of the
 * run, so that its re-runs find what belongs to them: another run of the same commit is not theirs to go on with.
 */
function newRunKey(runId) {
    return `${/^\d{1,20}$/.test(runId) ? runId : NO_RUN}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`;
}
const NO_RUN = 'run';
/** Whether a key may be of the run: it is, or says nothing of a run. */
function mayBeOfRun(runKey, runId) {
    const [, id] = /^(\d{1,20})-[0-9a-f]{16}$/.exec(String(runKey)) ?? [];
    return id === undefined || runId === '' || id === runId;
}


/***/ })

};
