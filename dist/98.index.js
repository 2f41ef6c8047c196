"use strict";
exports.id = 98;
exports.ids = [98];
exports.modules = {

/***/ 5099:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SET_BY_SERVICE),
/* harmony export */   J: () => (/* binding */ parseEnvVars)
/* harmony export */ });
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7802);
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(dotenv__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(479);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7390);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
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
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .Y)(text, {
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

/***/ 8618:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ secretsOfDeploy)
/* harmony export */ });
/* harmony import */ var _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7036);
/* harmony import */ var _domain_text_decoded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8594);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
/* harmony import */ var _env_vars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5099);




/**
 * The secrets among the inputs. They are collected before any input is checked, so that they are masked even when
 * another input is bad. Keys and tokens count from 8 characters on: a shorter key is refused, and tokens are longer.
 */
function secretsOfDeploy(raw) {
    const always = [(0,_domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .trimKey */ .k5)(raw('api-key')), raw('github-token').trim()].filter(({ length }) => length >= _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_KEY */ .Nf);
    return { always, ifLong: [...envValues(raw('env-vars')), ...sourceValues((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(raw('source')))] };
}
function envValues(text) {
    try {
        return (0,_env_vars_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEnvVars */ .J)(text).flatMap(([, value]) => [value, ...partsOf(value)]);
    }
    catch {
        return []; // parseEnvVars reports the problem later, without quoting a value
    }
}
/** What is secret in a value by itself, as a driver may print it: an address's password, a field such as `private_key`. */
function partsOf(value) {
    const [user, password] = userAndPassword(value);
    return [
        ...[password || user].flatMap(bothForms),
        ...secretParameters(value),
        ...secretFields((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(value)).flatMap((text) => [text, ...partsOf(text)]),
    ];
}
/** Words in the names of fields, and of an address's parameters, whose values are secret. */
const SECRET_NAME = /auth(?!ors?$)|token|secret|passw|credential|signature|^sig$|(?:api|access|private)[-_]?key/i;
/**
 * What is secret in the source: all strings below a field such as `auth`, and in addresses user names, passwords, and
 * parameters such as those of a link that is signed.
 */
function sourceValues(source) {
    if (!(0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(source))
        return [];
    return [
        ...secretFields(source),
        ...textsIn(source).flatMap((text) => [...userAndPassword(text).flatMap(bothForms), ...secretParameters(text)]),
    ];
}
function secretFields(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([name, one]) => (SECRET_NAME.test(name) ? textsIn(one) : secretFields(one)));
}
function secretParameters(text) {
    const all = [...(URL.parse(text.trim())?.searchParams ?? [])];
    return all.filter(([name]) => SECRET_NAME.test(name)).map(([, value]) => value);
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
/** User name and password of an address: either may be a token. '' for none. */
function userAndPassword(text) {
    const [, user = '', password = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):?([^/?#@]*)@/i.exec(text.trim()) ?? [];
    return [user, password];
}
/** As it is written in an address, and decoded. */
function bothForms(text) {
    return text === '' ? [] : [text, (0,_domain_text_decoded_js__WEBPACK_IMPORTED_MODULE_3__/* .decoded */ .D)(text)];
}


/***/ }),

/***/ 5370:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/node_modules/any-signal/dist/src/index.js
var src = __webpack_require__(6354);
// EXTERNAL MODULE: ./lib/src/domain/reporting/notices.js
var notices = __webpack_require__(8462);
// EXTERNAL MODULE: ./lib/src/github/open-github.js + 2 modules
var open_github = __webpack_require__(4666);
// EXTERNAL MODULE: ./lib/src/github/problem.js
var github_problem = __webpack_require__(3662);
// EXTERNAL MODULE: ./lib/src/domain/reporting/resume-record.js
var resume_record = __webpack_require__(1308);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/github/app-deployments.js
var app_deployments = __webpack_require__(9339);
// EXTERNAL MODULE: ./lib/src/github/lists.js
var lists = __webpack_require__(9720);
// EXTERNAL MODULE: ./lib/src/github/reporters/comment-place.js
var comment_place = __webpack_require__(1615);
// EXTERNAL MODULE: ./lib/src/github/reporters/deployment.js + 2 modules
var deployment = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/src/github/run-key.js
var run_key = __webpack_require__(574);
;// CONCATENATED MODULE: ./lib/src/github/record-stores.js







const STORES = [
    {
        reporter: 'check',
        async read(api, { sha, reportName, runId, runKey }) {
            const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
            const isOfRun = (run) => (0,run_key/* mayBeOfRun */.Nn)(keyIn(run), runId);
            const all = itemsWithRun(await (0,lists/* allPages */.S4)(api, BOUNDS, route, { ref: sha, check_name: reportName, filter: 'all' }, 'check_runs'), isOfRun);
            // GitHub may have made a second one for the same attempt, where the response to the first got lost.
            const ended = all.filter((run) => isOfRun(run) && (0,json/* field */.ZZ)(run, 'status') === 'completed').map(keyIn);
            const recordOf = (run) => recordIn(run, [runKey, ...ended]);
            const kept = all.filter((run) => recordOf(run) !== undefined);
            const own = await ofOwnApp(api, kept.filter(isOfRun));
            const apps = new Set(own.map(appOf));
            return storedIn([...own, ...kept.filter((run) => !isOfRun(run) && apps.has(appOf(run)))], isOfRun, recordOf);
        },
        async readOthers(api, { sha, reportName }) {
            const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
            const { items } = await (0,lists/* allPages */.S4)(api, BOUNDS, route, { ref: sha, filter: 'all' }, 'check_runs');
            const isOwn = (run) => (0,json/* field */.ZZ)(run, 'name') === reportName;
            const apps = new Set(items.filter(isOwn).map(appOf)); // another GitHub app may copy an external id
            const others = items.filter((run) => !isOwn(run) && apps.has(appOf(run)));
            return knownIn(others.flatMap((run) => (0,resume_record/* readExternalId */.v)((0,json/* field */.ZZ)(run, 'external_id')) ?? []));
        },
    },
    {
        reporter: 'deployment',
        async read(api, { sha, reportName, environment, runId }) {
            const route = 'GET /repos/{owner}/{repo}/deployments';
            const isOfRun = (one) => (0,run_key/* mayBeOfRun */.Nn)((0,deployment/* runKeyOf */.k)(one), runId);
            const all = itemsWithRun(await (0,lists/* allPages */.S4)(api, BOUNDS, route, { sha, task: (0,app_deployments/* taskOf */.Xb)(reportName), environment }), isOfRun);
            return storedIn(all, isOfRun, (one) => (0,resume_record/* readPayload */.rD)((0,lists/* payloadOf */.Md)(one)));
        },
        async readOthers(api, { sha, reportName, environment }) {
            const { items } = await (0,lists/* allPages */.S4)(api, BOUNDS, 'GET /repos/{owner}/{repo}/deployments', { sha });
            const isOwn = (one) => (0,json/* field */.ZZ)(one, 'task') === (0,app_deployments/* taskOf */.Xb)(reportName) && (0,json/* field */.ZZ)(one, 'environment') === environment;
            return knownIn(items.filter((one) => !isOwn(one)).flatMap((one) => (0,resume_record/* readPayload */.rD)((0,lists/* payloadOf */.Md)(one)) ?? []));
        },
    },
];
function storedIn(items, isOfRun, recordOf) {
    const others = items.filter((item) => !isOfRun(item)).flatMap((item) => recordOf(item) ?? []);
    return {
        own: (0,lists/* newestFirst */.ll)(items.filter(isOfRun)).flatMap((item) => recordOf(item) ?? []),
        others: knownIn(others),
    };
}
function knownIn(records) {
    return records.flatMap((one) => (one.kind === 'known' ? [one.id] : []));
}
/** The run key that a check run is marked with. */
function keyIn(run) {
    return String((0,json/* field */.ZZ)(run, 'external_id')).split(' ')[0];
}
/**
 * What a check run tells of a deployment. One that was never completed may have one that it does not tell.
 * @param told keys of the attempts of which others tell: the one that is under way, and those that have a completed one.
 */
function recordIn(run, told) {
    const externalId = String((0,json/* field */.ZZ)(run, 'external_id'));
    if ((0,json/* field */.ZZ)(run, 'status') === 'completed' || told.includes(keyIn(run)))
        return (0,resume_record/* readExternalId */.v)(externalId);
    return (0,resume_record/* readUncompleted */.hP)(externalId, String((0,json/* field */.ZZ)(run, 'started_at')));
}
/**
 * Keeps the check runs of the GitHub app that the token acts as: another app may copy an external id. Who that is gets
 * asked only where several apps have made some with such ids; only apps can make check runs at all.
 */
async function ofOwnApp(api, checks) {
    const apps = new Set(checks.map(appOf));
    if (apps.size < 2)
        return checks;
    const author = await (0,comment_place/* authorOf */.rM)(api);
    return checks.filter((check) => {
        const slug = (0,json/* field */.ZZ)(check, 'app', 'slug');
        return slug === author || `${slug}[bot]` === author;
    });
}
/** The id of the GitHub app that has made a check run. */
function appOf(check) {
    return (0,json/* field */.ZZ)(check, 'app', 'id');
}
/** How many objects of a store are read. */
const BOUNDS = { perPage: 100, mostPages: 10 };
/**
 * @throws Error for a list of which no part that was read tells of the run: a later one may; and for one with an entry that
 * is none of GitHub: it may be the one that is looked for.
 */
function itemsWithRun({ items, isWhole }, isOfRun) {
    if (!items.every((item) => Number.isSafeInteger((0,json/* field */.ZZ)(item, 'id'))))
        throw new Error('an entry has no id');
    if (!isWhole && !items.some(isOfRun))
        throw new Error(`none of the first ${items.length} entries is of this run, and there may be more`);
    return items;
}

// EXTERNAL MODULE: ./lib/src/github/retried.js
var retried = __webpack_require__(734);
;// CONCATENATED MODULE: ./lib/src/github/earlier-attempts.js






const NONE = { find: async () => ({ stores: [], others: [] }) };
/** Milliseconds for all reads together, including retries and pauses. A rate limit's pause is mostly a minute. */
const READING_MS = 90_000;
/** How often what can be done without is read again. */
const RETRIES_OF_OTHERS = 2;
/**
 * Opens the records of earlier attempts. The first attempt of a run has none, and makes no request.
 * @param runKey what this attempt itself marks its objects with; '' where it makes none.
 */
function openEarlierAttempts(inputs, edges, runKey = '') {
    const { environment, log, clock, redactName } = edges;
    const { trigger, runAttempt } = environment;
    if (runAttempt === 1)
        return NONE;
    const stores = STORES.filter(({ reporter }) => inputs.reportTo.includes(reporter));
    const github = (0,open_github/* openGitHub */.o)(inputs, edges);
    if (github.kind === 'missing' || trigger.commit === '' || stores.length === 0) {
        if (runAttempt !== undefined)
            log.info('Did not look for a deployment of an earlier attempt: that needs "github-token" and the reporter "check" or "deployment"');
        return NONE;
    }
    const query = {
        sha: trigger.commit,
        reportName: redactName(inputs.reportName),
        environment: redactName(inputs.environment),
        runId: environment.runId,
        runKey,
    };
    return {
        async find(signal, withinMs) {
            const within = Math.min(READING_MS, withinMs);
            const limit = {
                endsAt: clock.now() + within,
                signal: (0,src/* anySignal */.J)([signal, clock.deadline(within)]),
            };
            const api = github.connect(limit.signal);
            const read = await Promise.all(stores.map((store) => readStore(store, { api, query, clock, limit })));
            signal.throwIfAborted();
            const refused = read.flatMap((one) => (one.kind === 'refused' ? [one.why] : []));
            const unread = read.flatMap((one) => (one.kind === 'unread' ? [one.why] : []));
            const isRerun = runAttempt !== undefined;
            const unseen = isRerun ? refused : [...refused, ...unread];
            if (unseen.length > 0) {
                log.notice(`Whether an earlier attempt of this job has left a deployment in flight could not be read from GitHub (${unseen.join('; ')}).`);
            }
            return {
                stores: read.flatMap((one) => (one.kind === 'read' ? [one.own] : [])),
                others: read.flatMap((one) => (one.kind === 'read' ? one.others : [])),
                ...(isRerun && unread.length > 0 ? { unread: unread.join('; ') } : {}),
            };
        },
    };
}
async function readStore(store, { api, query, clock, limit }) {
    const github = await api.catch(() => undefined);
    if (github === undefined)
        return { kind: 'unread', why: 'the library that talks to GitHub does not load' };
    const limits = { clock, abandoned: limit.signal, leftMs: () => limit.endsAt - clock.now() };
    try {
        const { own, others } = await (0,retried/* retried */.s)(() => store.read(github, query), limits);
        if (!own.some((one) => one.kind === 'lost'))
            return { kind: 'read', own, others };
        // What other jobs were told is no candidate. Where that cannot be read, less is excluded.
        const few = { ...limits, retries: RETRIES_OF_OTHERS };
        const named = await (0,retried/* retried */.s)(() => store.readOthers(github, query), few).catch(() => []);
        return { kind: 'read', own, others: [...others, ...named] };
    }
    catch (thrown) {
        const problem = (0,github_problem/* toProblem */.H)(thrown, store.reporter);
        const why = `${store.reporter}: ${(0,notices/* reasonOf */.A3)(problem)}`;
        return (0,retried/* isRefused */.H)(thrown) ? { kind: 'refused', why: `${why}${(0,notices/* lackOf */.Zs)(problem)}` } : { kind: 'unread', why };
    }
}

;// CONCATENATED MODULE: ./lib/src/github/newest-deployment.js




/** GitHub deployments that are asked for, of which the newest counts. */
const PAGE_SIZE = 30;
function openDeploymentLooks(inputs, edges) {
    const { log, redactName } = edges;
    const github = (0,open_github/* openGitHub */.o)(inputs, edges);
    const app = { reportName: redactName(inputs.reportName), environment: redactName(inputs.environment) };
    const newest = async (signal) => {
        if (github.kind === 'missing')
            return { kind: 'unread', why: github.why };
        try {
            const api = await github.connect(signal);
            const { deployments } = await (0,app_deployments/* listAppDeployments */.C8)(api, app, { per_page: PAGE_SIZE, page: 1 });
            const [newest] = deployments;
            if (newest === undefined)
                return { kind: 'none' };
            const { id, payload } = newest;
            // It may be the newest one of all.
            if (id === undefined)
                return { kind: 'unread', why: 'one of them has no id' };
            return { kind: 'found', id, payload, end: await (0,app_deployments/* endOf */.pJ)(api, id) };
        }
        catch (thrown) {
            const problem = (0,github_problem/* toProblem */.H)(thrown, 'deployment');
            return { kind: 'unread', why: `${(0,notices/* reasonOf */.A3)(problem)}${(0,notices/* lackOf */.Zs)(problem)}` };
        }
    };
    const otherApps = async (place, signal) => {
        const none = (why) => {
            log.debug(`The GitHub deployments of other apps could not be read: ${why}`);
            return new Set();
        };
        if (github.kind === 'missing')
            return none(github.why);
        try {
            return await (0,app_deployments/* otherAppsIn */.sq)(await github.connect(signal), { ...app, place });
        }
        catch (thrown) {
            return none((0,notices/* reasonOf */.A3)((0,github_problem/* toProblem */.H)(thrown, 'deployment')));
        }
    };
    return { newest, otherApps };
}

// EXTERNAL MODULE: ./lib/src/github/open-reporters.js + 8 modules
var open_reporters = __webpack_require__(3784);
// EXTERNAL MODULE: ./lib/src/github/pull-state.js
var pull_state = __webpack_require__(7614);
// EXTERNAL MODULE: ./lib/src/http/transport.js
var transport = __webpack_require__(7095);
// EXTERNAL MODULE: ./lib/src/runner/runner.js + 32 modules
var runner_runner = __webpack_require__(8687);
// EXTERNAL MODULE: ./lib/src/service/apps.js
var apps = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/src/service/deployment-deletion.js + 1 modules
var deployment_deletion = __webpack_require__(280);
// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var records_deployment = __webpack_require__(6012);
;// CONCATENATED MODULE: ./lib/src/domain/records/deployment-list.js


/** Parses the response of GET /deployments; undefined if it is not an array. Malformed records are skipped. */
function parseDeploymentList(body) {
    if (!Array.isArray(body))
        return undefined;
    return body.filter(json/* isObject */.Gv).flatMap((entry) => {
        const parsed = (0,records_deployment/* parseDeployment */.zi)(entry);
        if (!parsed.ok)
            return [];
        const texts = (...names) => names.map((name) => entry[name]).filter((value) => typeof value === 'string' && value !== '');
        return [
            {
                record: parsed.record,
                versions: texts('version', 'app_version'),
                envKeys: envKeysIn(entry.env_vars),
            },
        ];
    });
}
/** A list of variables, or a text, is not as specified: nobody knows what it holds. */
function envKeysIn(value) {
    if ((0,json/* isObject */.Gv)(value))
        return Object.keys(value);
    const isNone = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return isNone ? undefined : 'unreadable';
}

// EXTERNAL MODULE: ./lib/node_modules/form-data-encoder/lib/index.js
var lib = __webpack_require__(169);
;// CONCATENATED MODULE: ./lib/src/http/multipart.js

/**
 * Encodes parts as multipart/form-data. The encoder writes boundary, headers and footer. The content of text parts is
 * written here unchanged, because the encoder would turn a line feed into CRLF, as web forms do.
 */
function encodeMultipart(parts) {
    const entries = parts.map((part) => [part.name, 'file' in part ? asFile(part.file) : part.text]);
    const encoder = new lib/* FormDataEncoder */.Vi(formOf(entries));
    // The encoder yields three values per part (header, content, line end), then the closing boundary.
    const pieces = [...encoder.values()].map((value, index) => {
        const part = index % 3 === 1 ? parts[(index - 1) / 3] : undefined;
        if (part === undefined)
            return value;
        return 'file' in part ? part.file : Buffer.from(part.text);
    });
    const contentLength = totalOf(pieces.map((piece) => (piece instanceof Uint8Array ? piece.length : piece.size)));
    return {
        contentType: encoder.contentType,
        ...(contentLength === undefined ? {} : { contentLength }),
        async *open() {
            for (const piece of pieces) {
                if (piece instanceof Uint8Array)
                    yield piece;
                else
                    yield* piece.open();
            }
        },
    };
}
/** The sum, or undefined if a size is unknown. */
function totalOf(sizes) {
    return sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0);
}
/** An object that the encoder accepts as a File. */
function asFile({ filename, type, size }) {
    return { name: filename, type, size, stream: () => [], [Symbol.toStringTag]: 'File' };
}
/** An object that the encoder accepts as a FormData. */
function formOf(entries) {
    const list = () => entries[Symbol.iterator]();
    return { append() { }, getAll: () => [], entries: list, [Symbol.iterator]: list, [Symbol.toStringTag]: 'FormData' };
}

// EXTERNAL MODULE: ./lib/src/http/request.js
var http_request = __webpack_require__(3971);
// EXTERNAL MODULE: ./lib/src/service/creation.js
var creation = __webpack_require__(9900);
// EXTERNAL MODULE: ./lib/src/service/deployment.js + 1 modules
var service_deployment = __webpack_require__(8779);
// EXTERNAL MODULE: ./lib/src/service/list-pages.js
var list_pages = __webpack_require__(5940);
;// CONCATENATED MODULE: ./lib/src/service/deployments.js






/** The service says that there is this version of the app already, with whatever status. */
const VERSION_TAKEN = /\balready\b.*\bversion\b|\bversion\b.*\balready\b|(?<!\b(?:no|such) )\bversion (?:\S+ )?exists\b/i;
/** What helps where a chunked body is not taken. */
const WITH_LENGTH = 'give the zip of a dry run (output "package-path") as "package", which is sent with its length.';
const CREATE = {
    doing: 'Creating the deployment',
    request: 'POST /deployments',
    ifAmbiguous: 'The deployment may exist. Look for it at the service (GET /deployments) before a second try: that could deploy twice.',
    reasons: {
        500: 'A 500 may also mean that the service could not make sense of the app: check "entrypoint", and the manifest beside it (package.json, pyproject.toml).',
        501: `A 501 may also mean that something on the way takes no body of unknown length: ${WITH_LENGTH}`,
    },
    ifRefused(status, said) {
        if (status === 409 || (status === 400 && VERSION_TAKEN.test(said)))
            return 'The version exists already: give another "version", or set "force: true" to overwrite it.';
        if (status === 411 || status === 501)
            return `The service, or something on the way, takes no body of unknown length: ${WITH_LENGTH}`;
        if (status === 413)
            return 'The package is too large for the service: leave more out with "exclude" or a .deployignore file.';
        return undefined;
    },
};
/**
 * POST /deployments (API \u00a74.5).
 * @returns the new record; its status may be empty.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
async function createDeployment(connection, request) {
    const { fields, file, onCreated, signal, leftMs } = request;
    const response = await (0,http_request/* send */.tN)(connection, {
        what: CREATE,
        method: 'POST',
        path: '/deployments',
        body: encodeMultipart([...fields, ...(file === undefined ? [] : [{ name: 'file', file }])]),
        retrySafety: 'once',
        findTold: (0,creation/* findTold */.Bp)(connection, 'deployment'),
        onEarly: (early) => {
            const read = readCreated(connection, early);
            if (read.kind === 'record')
                onCreated?.(read.record);
        },
        signal,
        leftMs,
    });
    const read = readCreated(connection, response);
    if (read.kind === 'record')
        return read.record;
    throw (0,creation/* unusableCreation */.Z$)(CREATE, response, read.why);
}
function readCreated(connection, response) {
    const why = (0,creation/* whyUnusable */.II)('deployment', response);
    return why === undefined ? (0,service_deployment/* readRecord */.a)(connection, response) : { kind: 'malformed', why };
}
/**
 * GET /deployments, page by page: not in the specification, but offered by similar services. The request has no version
 * filter, because the live service refuses one without an app name. A response without `Date` counts as malformed: its
 * records cannot be compared with the time of a request. It is whole where it was read to its end or as far as is enough;
 * where a record cannot be used it is not: that may be the one that is looked for.
 * @throws Interrupted
 */
async function listDeployments(connection, options) {
    let isUsable = true;
    const list = await (0,list_pages/* readList */.L)(connection, {
        ...options,
        doing: 'Looking for the deployment',
        path: '/deployments',
        parse(body) {
            // An id that contains a secret is unusable, because no sink may show it.
            const usable = parseDeploymentList(body)?.filter(({ record }) => !connection.holdsSecret?.(record.id));
            if (Array.isArray(body))
                isUsable &&= usable?.length === body.length;
            return usable;
        },
        keyOf: ({ record }) => record.id,
        isEnough: (soFar) => Number.isNaN(soFar.serverNow) || options.isEnough(soFar),
    });
    if (list.kind !== 'list')
        return list;
    if (Number.isNaN(list.serverNow))
        return { kind: 'malformed' };
    const isEnough = options.isEnough(list);
    return { ...list, isWhole: isUsable && (list.isWhole || isEnough) };
}
function openDeployments(connection) {
    return {
        create: (request) => createDeployment(connection, request),
        list: (options) => listDeployments(connection, options),
        get: (id, options) => (0,service_deployment/* getDeployment */.i)(connection, id, options),
        async follow(id, request) {
            const { followDeployment } = await Promise.all(/* import() */[__webpack_require__.e(950), __webpack_require__.e(738)]).then(__webpack_require__.bind(__webpack_require__, 9738)); // not every deploy follows its app's log
            await followDeployment(connection, id, request);
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
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
    const remove = () => (0,promises_.rm)(folder, { recursive: true, force: true });
    try {
        const file = external_node_path_default().join(folder, 'app.zip');
        const facts = await write(streamed, file);
        return { path: file, ...facts, open: () => readBack(file), remove };
    }
    catch (error) {
        await remove();
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
/** @throws StepFailure if the disk fails, so that it is not taken for a network error. */
async function* readBack(file) {
    try {
        yield* (0,external_node_fs_.createReadStream)(file);
    }
    catch (error) {
        throw new failures_failure/* StepFailure */.pH({
            kind: 'package',
            message: `The package could not be read back from the folder for temporary files (${error.code}).`,
            advice: 'Check the disk of the runner, then run the job again.',
            retryable: true,
            cause: error,
        });
    }
}
function cannotWrite(error) {
    throw new failures_failure/* StepFailure */.pH({
        kind: 'package',
        message: `The package could not be written to the folder for temporary files (${error.code}).`,
        advice: error.code === 'ENOSPC'
            ? 'The disk is full: free some space on the runner, or leave more out with "exclude".'
            : 'Check the permissions of RUNNER_TEMP.',
        retryable: true,
        cause: error,
    });
}

// EXTERNAL MODULE: ./lib/src/workspace/ready/file.js
var ready_file = __webpack_require__(5577);
// EXTERNAL MODULE: ./lib/src/workspace/select/directory.js
var select_directory = __webpack_require__(9439);
// EXTERNAL MODULE: ./lib/src/workspace/select/entrypoint.js
var entrypoint = __webpack_require__(5488);
;// CONCATENATED MODULE: ./lib/src/workspace/select/find-git.js



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
        .find((file) => isFile(file));
}
function isFile(file) {
    try {
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/src/workspace/select/repository.js


/** What a `.git` folder must contain for git to accept it as a repository. */
const PARTS = [
    { name: 'HEAD', is: (status) => status.isFile() },
    { name: 'objects', is: (status) => status.isDirectory() },
    { name: 'refs', is: (status) => status.isDirectory() },
];
/**
 * Whether a folder is the top of a repository, as git sees it: a checkout, a worktree or a submodule.
 * @param folder absolute.
 */
function isRepository(folder) {
    const git = external_node_path_default().join(folder, '.git');
    const status = statusOf(git);
    if (status === undefined)
        return false;
    if (status.isFile())
        return startsWithGitdir(git);
    return PARTS.every(({ name, is }) => {
        const part = statusOf(external_node_path_default().join(git, name));
        return part !== undefined && is(part);
    });
}
/** Whether a `.git` file refers to a repository elsewhere, as in a worktree or a submodule. */
function startsWithGitdir(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'latin1').startsWith('gitdir: ');
    }
    catch {
        return false;
    }
}
function statusOf(at) {
    try {
        return (0,external_node_fs_.statSync)(at, { throwIfNoEntry: false });
    }
    catch {
        return undefined; // a path without access is treated as no repository
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/select/git-index.js




const MODES = { '100644': 'file', '100755': 'executable', '120000': 'link' };
/** Milliseconds that git may take to print an index. */
const TIMEOUT_MS = 10_000;
/** The most bytes of a printed index: about four million files of 130 bytes each. */
const LARGEST_PRINT = 512 * 1024 * 1024;
const EMPTY = new Map();
/** The indexes of all repositories in a workspace. Each is read when the first of its files is looked up. */
class GitIndex {
    #workspace;
    #git;
    /** For each folder, the top of its repository. */
    #tops = new Map();
    #indexes = new Map();
    #count = { indexed: 0, executable: 0, unknown: 0 };
    #problem;
    /**
     * @param workspace absolute real path.
     * @param git absolute path of git.
     */
    constructor(workspace, git) {
        this.#workspace = workspace;
        this.#git = git;
    }
    /** The kind of a file, by its real path; undefined if no index has it. */
    of(file) {
        const top = this.#topOf(external_node_path_default().dirname(file));
        if (top === undefined)
            return undefined;
        return this.#indexAt(top).get(keyOf(external_node_path_default().relative(top, file)));
    }
    /** Whether a file is a link in git, whatever it is on disk. @param file real path. */
    isLink(file) {
        return this.of(file) === 'link';
    }
    /** Whether a file to be packed is executable. Also counts it. */
    isExecutable(file) {
        const known = this.of(file);
        this.#count[known === undefined ? 'unknown' : 'indexed']++;
        if (known === 'executable')
            this.#count.executable++;
        return known === 'executable';
    }
    modes() {
        return { ...this.#count, problem: this.#problem };
    }
    #topOf(folder) {
        if (this.#tops.has(folder))
            return this.#tops.get(folder);
        const above = external_node_path_default().dirname(folder);
        const top = isRepository(folder)
            ? folder
            : above !== folder && (0,select_directory/* isInside */.FK)(this.#workspace, above)
                ? this.#topOf(above)
                : undefined;
        this.#tops.set(folder, top);
        return top;
    }
    #indexAt(top) {
        const index = this.#indexes.get(top) ?? this.#read(top);
        this.#indexes.set(top, index);
        return index;
    }
    #read(top) {
        if (this.#git === undefined) {
            this.#problem ??= 'git was not found on PATH';
            return EMPTY;
        }
        try {
            // A repository's config may name a program that watches its files (core.fsmonitor). It must not run.
            const listing = (0,external_node_child_process_.execFileSync)(this.#git, ['-c', 'core.fsmonitor=false', 'ls-files', '-s', '-z'], {
                cwd: top,
                encoding: 'utf8',
                maxBuffer: LARGEST_PRINT,
                stdio: ['ignore', 'pipe', 'ignore'],
                timeout: TIMEOUT_MS,
                windowsHide: true,
            });
            return parseIndex(listing);
        }
        catch (error) {
            const { status, code } = error;
            this.#problem ??= `git ls-files failed (${code ?? `exit code ${status}`})`;
            return EMPTY;
        }
    }
}
/** @param listing output of `git ls-files -s -z`: mode, object, stage, tab, path from the top. */
function parseIndex(listing) {
    const entries = listing.split('\0').flatMap((line) => {
        const known = MODES[line.slice(0, 6)];
        return known === undefined ? [] : [[keyOf(line.slice(line.indexOf('\t') + 1)), known]];
    });
    return new Map(entries);
}
/** The key of a file. Windows ignores case, and the disk may spell a name in another case than git. */
function keyOf(file) {
    return file.replaceAll((external_node_path_default()).sep, '/').toLowerCase();
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/workspace/lean-memory.js
var lean_memory = __webpack_require__(8383);
// EXTERNAL MODULE: ./lib/src/workspace/select/entry-name.js
var entry_name = __webpack_require__(5426);
// EXTERNAL MODULE: ./lib/src/workspace/refusals.js
var refusals = __webpack_require__(3878);
// EXTERNAL MODULE: ./lib/src/workspace/select/ignore-rules.js
var ignore_rules = __webpack_require__(6081);
;// CONCATENATED MODULE: ./lib/src/workspace/select/ignore-files.js






/**
 * Collects the rules at the deployed directory. A `.deployignore` there replaces all `.gitignore` files. Later rules win:
 * built-in rules, those of the folders above, those of each folder on the way down, and last the input `exclude`.
 */
function initialRules(directory, exclude, isText) {
    const { root, base } = directory;
    const own = hasDeployignore(root);
    const above = own ? [] : filesAbove(directory, isText);
    const last = (0,ignore_rules/* parseExclude */.Eg)(exclude, base);
    const named = (0,ignore_rules/* namedDirectoryRules */.yO)(base);
    const rules = [...above.flatMap(({ rules }) => rules), ...named];
    return {
        rules: new ignore_rules/* IgnoreRules */.w0(rules, last),
        ofRepository: own ? undefined : new ignore_rules/* IgnoreRules */.w0(named, last),
        ignoreFile: own ? '.deployignore' : '.gitignore',
        read: above.map(({ path }) => path),
    };
}
/**
 * Reads the rules of one ignore file; undefined if there is none. As in git, a folder of that name does not count, nor
 * does anything else that is not a file, nor a `.gitignore` that is a link.
 * @throws PackageFailure that names it.
 */
function readIgnoreFile({ at, folder, name, base, isText }) {
    const file = external_node_path_default().join(at, name);
    const shown = external_node_path_default().posix.join(folder, name);
    try {
        if (!isIgnoreFile(file, name))
            return undefined;
        if (isText(file)) {
            if (name === '.gitignore')
                return undefined;
            throw linkAsText(external_node_path_default().posix.relative(base, shown));
        }
        return { path: shown, rules: (0,ignore_rules/* parseIgnoreFile */.a0)((0,external_node_fs_.readFileSync)(file, 'utf8'), folder, name) };
    }
    catch (error) {
        if (error instanceof failures_failure/* PackageFailure */.fs)
            throw error;
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
        throw (0,refusals/* unreadable */.O$)(isThere(file) ? name : '.', error);
    }
}
/** Whether there is anything of that path, be it a link that leads nowhere. */
function isThere(file) {
    try {
        return (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
/** A `.deployignore` may be a link, but here its target is only its text. */
function linkAsText(name) {
    const advice = 'Check out with "git config core.symlinks true", or replace it with a copy of the file.';
    return new failures_failure/* PackageFailure */.fs(name, 'it is a link, which this checkout holds as a text', advice);
}
/** Reads the `.gitignore` files above the deployed directory, up to the repository's root, as git does. */
function filesAbove({ workspace, base }, isText) {
    const segments = base === '' ? [] : base.split('/');
    const folders = segments.map((_, index) => segments.slice(0, index).join('/'));
    const isTop = (folder) => isRepository(external_node_path_default().join(workspace, folder));
    if (isTop(base))
        return [];
    const top = Math.max(0, folders.findLastIndex(isTop));
    const read = (folder) => readIgnoreFile({ at: external_node_path_default().join(workspace, folder), folder, name: '.gitignore', base, isText });
    return folders.slice(top).flatMap((folder) => read(folder) ?? []);
}

// EXTERNAL MODULE: ./lib/src/workspace/select/left-out.js
var left_out = __webpack_require__(5586);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/workspace/select/built-in.js
var built_in = __webpack_require__(5022);
;// CONCATENATED MODULE: ./lib/src/workspace/select/folder-file.js
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

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/workspace/select/real-path.js
var real_path = __webpack_require__(7340);
;// CONCATENATED MODULE: ./lib/src/workspace/select/link.js







/**
 * Follows a link to its final target.
 * @throws PackageFailure if it is circular, or leads nowhere, outside the deployed directory, or not to a file or folder.
 */
function followLink(link) {
    const { root, chain, name } = link;
    const { at, status } = endOf(link);
    if (!(0,select_directory/* isInside */.FK)(root, at)) {
        const advice = 'Replace it with a copy, leave it out with "exclude", or deploy a folder that holds both.';
        throw new failures_failure/* PackageFailure */.fs(name, 'it is a link that leads outside the deployed directory', advice);
    }
    const inside = external_node_path_default().relative(root, at).split((external_node_path_default()).sep).join('/');
    const target = { path: inside + (status.isDirectory() ? '/' : ''), inGit: (0,select_directory/* hasGit */.tG)(inside) };
    if (status.isDirectory()) {
        if (chain.includes(at))
            throw new failures_failure/* PackageFailure */.fs(name, 'it links to one of its parent folders', LEAVE_OUT);
        return { ...target, kind: 'folder', at };
    }
    if (!status.isFile())
        throw (0,refusals/* notAFile */.$y)(name, status);
    return { ...target, kind: 'file', file: { source: at, identity: `${status.dev}:${status.ino}` } };
}
const LEAVE_OUT = 'Remove the link, or leave it out with "exclude".';
function endOf({ name, source, isText }) {
    try {
        const real = (0,real_path/* realPath */.Y)(source, isText);
        if (!(0,external_node_buffer_.isUtf8)(real))
            throw new failures_failure/* PackageFailure */.fs(name, 'it is a link to a name that is not valid UTF-8', LEAVE_OUT);
        const at = real.toString();
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
/** The meaning of the system's error codes for a link. */
const PROBLEMS = {
    ELOOP: 'it is a circular link',
    ENOENT: 'it is a link that leads nowhere',
    ENOTDIR: 'it is a link that leads nowhere',
};

;// CONCATENATED MODULE: ./lib/src/workspace/select/walk.js











const NOTHING = () => [];
/**
 * The most entries that may be reached through links to folders. Each such link repeats its folder, so a few dozen
 * links to each other would multiply to more than fits on any disk.
 */
const MOST_LINKED = 100_000;
/** Walks a directory once. Left-out folders are never entered, and only links need an extra look at the disk. */
class Walk {
    files = [];
    /** Paths of the ignore files that were read, relative to the workspace. */
    read = [];
    /** What a built-in rule leaves out, and a pattern that names it took back. */
    takenBack = [];
    #directory;
    #initial;
    #left;
    #index;
    #isText;
    #linked = 0;
    /** @param index given if the disk has neither modes nor links. */
    constructor(directory, initial, left, index) {
        this.#directory = directory;
        this.#initial = initial;
        this.#left = left;
        this.#index = index;
        this.#isText = (file) => index?.isLink(file) ?? false;
    }
    /** Walks the whole directory. Yields the same numbers as `#folder`. */
    all() {
        const { root } = this.#directory;
        return this.#folder({ at: root, name: '', rules: this.#initial.rules, chain: [root], through: undefined });
    }
    /** Walks a folder. Yields the number of entries of each folder, so that the caller can pause in between. */
    *#folder(folder) {
        const entries = listed(folder);
        yield entries.length;
        this.#countLinked(folder, entries.length);
        const inside = { ...folder, rules: this.#rulesOf(folder, entries) };
        const kept = entries.map((entry) => this.#resolve(inside, entry));
        for (const entry of (0,entry_name/* inOrderOfPaths */.tu)(kept.filter((one) => one !== undefined))) {
            if (entry.kind === 'file')
                this.files.push(entry.file);
            else {
                const { at, sortName: name, link } = entry;
                yield* this.#folder({ ...inside, at, name, chain: [...folder.chain, at], through: folder.through ?? link });
            }
        }
    }
    #countLinked({ through }, entries) {
        if (through === undefined)
            return;
        this.#linked += entries;
        if (this.#linked <= MOST_LINKED)
            return;
        throw new failures_failure/* PackageFailure */.fs(through, `it is a link to a folder, and more than ${(0,format/* grouped */.zD)(MOST_LINKED)} files and folders are reached through such links`, 'Remove links to folders that hold links to folders, or leave them out with "exclude".');
    }
    #rulesOf(folder, entries) {
        const rules = this.#rulesAtTop(folder, entries) ?? folder.rules;
        const { ignoreFile } = this.#initial;
        if (!entries.some((entry) => entry.name === ignoreFile && !entry.isDirectory()))
            return rules;
        const inRoot = this.#inRoot(folder.name).replace(/\/$/, '');
        const { base } = this.#directory;
        const isText = this.#isText;
        const file = readIgnoreFile({ at: folder.at, folder: inRoot, name: ignoreFile, base, isText });
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
            return this.#left.add(ignore_rules/* GIT_RULE */.OL, sortName, NOTHING);
        if (!this.#isPacked(folder.rules, sortName, source))
            return undefined;
        // Checked before any access to the entry, because a name that is not UTF-8 does not lead back to it.
        (0,entry_name/* requireEntryName */.Ft)(sortName);
        if (isFolder)
            return { kind: 'folder', sortName, at: source };
        if (entry.isSymbolicLink() || (entry.isFile() && this.#isText(source)))
            return this.#follow(folder, name, source);
        if (entry.isFile()) {
            const file = new FolderFile(folder, entry.name, this.#index?.isExecutable(source));
            return { kind: 'file', sortName: name, file };
        }
        throw (0,refusals/* notAFile */.$y)(name, entry);
    }
    #follow(folder, name, source) {
        const isText = this.#isText;
        const target = followLink({ root: this.#directory.root, chain: folder.chain, name, source, isText });
        if (target.inGit)
            return this.#left.add(ignore_rules/* GIT_RULE */.OL, name, NOTHING);
        const { rules } = folder;
        const secret = target.path === '/'
            ? undefined
            : rules.secretRuleFor(this.#inRoot(target.path), () => target.kind === 'file' && (0,built_in/* holdsPrivateKey */.jc)(target.file.source));
        if (secret !== undefined)
            return this.#left.add(secret, name, () => this.#takeBack(rules, target.path));
        if (target.kind === 'file') {
            const executable = this.#index?.isExecutable(target.file.source);
            const file = { path: name, ...target.file, ...(executable === undefined ? {} : { executable }) };
            return { kind: 'file', sortName: name, file };
        }
        if (!this.#isPacked(rules, `${name}/`, target.at))
            return undefined;
        return { kind: 'folder', sortName: `${name}/`, at: target.at, link: name };
    }
    #isPacked(rules, name, source) {
        const decision = rules.decide(this.#inRoot(name), () => (0,built_in/* holdsPrivateKey */.jc)(source));
        if (decision?.kind === 'taken-back')
            this.takenBack.push(name);
        if (decision?.kind !== 'out')
            return true;
        this.#left.add(decision.rule, name, (entrypoint) => this.#takeBack(rules, entrypoint));
        return false;
    }
    #takeBack(rules, name) {
        return rules.takeBack(this.#inRoot(name), this.#directory.base);
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
 * @param exclude the input `exclude`.
 * @param entrypoint the rule that leaves this file out, if any, is noted.
 * @param index provides modes and links if the disk does not have them.
 * @throws PackageFailure that names the file which cannot be packed.
 */
async function selectFiles(directory, exclude, entrypoint, index) {
    const initial = initialRules(directory, exclude, (file) => index?.isLink(file) ?? false);
    const left = new left_out/* LeftOutTally */.U(entrypoint);
    const walk = new Walk(directory, initial, left, index);
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
    const { files } = walk;
    const takenBack = walk.takenBack.sort(entry_name/* compareBytes */.Xo);
    return { files, leftOut: left.list(), ignoreFiles, leftEntrypoint, takenBack, modes: index?.modes() };
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
    return new failures_failure/* PackageFailure */.fs('.', 'the tree changed between two tries of sending it', 'Let whatever writes to it finish before the deploy, or leave that out with "exclude".');
}

;// CONCATENATED MODULE: ./lib/src/workspace/workspace.js








function openWorkspace({ workspace, temp, platform, searchPath }) {
    const indexOf = (workspace) => platform === 'win32' ? new GitIndex(workspace, findGit(searchPath, platform, workspace)) : undefined;
    const isTextIn = (workspace) => {
        const index = indexOf(workspace);
        return (file) => index?.isLink(file) ?? false;
    };
    return {
        locate: (directory) => (0,select_directory/* locateDirectory */.m5)(workspace, directory, isTextIn),
        select: (directory, exclude, entrypoint) => selectFiles(directory, exclude, entrypoint, indexOf(directory.workspace)),
        requireEntrypoint: entrypoint/* requireEntrypoint */.k,
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
// EXTERNAL MODULE: ./lib/src/actions/step/cancelled-request.js
var cancelled_request = __webpack_require__(8063);
// EXTERNAL MODULE: ./lib/src/actions/step/poll-failure.js
var poll_failure = __webpack_require__(240);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/interruption.js





/** What to do where a deployment may exist. */
const LOOK_FIRST = 'Look for it at the service (GET /deployments) before a second try: that could deploy twice.';
/** The failure for an interruption, or undefined where something else was thrown. */
function interruptionFailure(thrown, stage) {
    const interruption = (0,failures_interruption/* interruptionOf */.nS)(thrown);
    if (interruption?.by === 'cancel')
        return cancelled(stage, interruption);
    return interruption?.by === 'deadline' && stage.kind === 'waiting' ? timedOut(stage, interruption) : undefined;
}
function cancelled(stage, interruption) {
    if (stage.kind === 'waiting') {
        return new failures_failure/* StepFailure */.pH({
            kind: 'cancelled',
            message: `The run was cancelled while deployment ${stage.id} ${(0,poll_failure/* statusAtCancel */.Qn)(stage.status, interruption.since)}. The deployment itself was not stopped.`,
            advice: 'Look at the deployment before a second try: it may still start.',
        });
    }
    if (stage.kind === 'attaching') {
        return new failures_failure/* StepFailure */.pH({
            kind: 'cancelled',
            message: 'The run was cancelled while it looked for the deployment of an earlier attempt; nothing was sent.',
            advice: 'Run the job again whenever you like: it looks again.',
        });
    }
    if (stage.kind === 'sending' && interruption.maybeDone) {
        return new failures_failure/* StepFailure */.pH({
            kind: 'cancelled',
            message: (0,cancelled_request/* cancelledAfter */.g)(interruption, { sent: 'everything', maybe: 'the deployment may exist' }),
            told: interruption.told,
            advice: LOOK_FIRST,
        });
    }
    return new failures_failure/* StepFailure */.pH({
        kind: 'cancelled',
        message: `The run was cancelled ${stage.kind === 'sending' ? 'before the request was complete' : 'before anything was sent'}.`,
        advice: 'Nothing was deployed: run the job again whenever you like.',
        retryable: true,
    });
}
function timedOut({ id, status, timeoutMs }, { since }) {
    const outlook = status === 'queued' && since === undefined ? 'may still start' : 'may still be running';
    return new failures_failure/* StepFailure */.pH({
        kind: 'timeout',
        message: `Deployment ${id} ${(0,poll_failure/* statusAtTimeout */.tE)(status, since, (0,format/* formatDuration */.a3)(timeoutMs))}. It was not stopped and ${outlook}.`,
        advice: 'Look at the deployment before a second try, and raise "timeout" if it only needs longer.',
    });
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/preview/delete-when-closed.js
var delete_when_closed = __webpack_require__(549);
// EXTERNAL MODULE: ./lib/src/domain/records/version.js
var records_version = __webpack_require__(5699);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/app-versions.js


/** Milliseconds for the list of apps, which only adds to what the deployments themselves say. */
const LISTING_MS = 10_000;
/**
 * Asks the service's list of apps which version labels each deployment has. Records of deployments carry none.
 * @returns undefined where the service tells none. A deployment is in the list once its code has registered an app.
 * @throws Interrupted if the given signal ended it.
 */
async function appVersions({ apps, clock, log }, { signal, leftMs }) {
    const deadline = (0,src/* anySignal */.J)([signal, clock.deadline(LISTING_MS)]);
    try {
        const list = await apps.list({ signal: deadline, leftMs: () => Math.min(leftMs(), LISTING_MS) });
        if (list.kind === 'list') {
            const named = list.items.filter(({ version }) => version !== '');
            const byId = [...Map.groupBy(named, ({ deployment }) => deployment)];
            const labels = new Map(byId.map(([id, all]) => [id, all.map(({ version }) => version)]));
            return { labels, isWhole: list.isWhole };
        }
        log.debug(`No list of apps: ${list.kind === 'refused' ? list.failure.message : 'the response is no list'}`);
    }
    catch (thrown) {
        if (!(thrown instanceof failures_interruption/* Interrupted */.j$) || signal.aborted)
            throw thrown;
        log.debug(`No list of apps: no response in ${LISTING_MS} ms`);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/confirm.js



/**
 * Checks the version of a deployment that was recognised in the list and has started: of two deployments of one package,
 * only the list of apps tells the versions apart, and only once the code has registered its app.
 * @throws StepFailure `ambiguous` if it is of another version; Interrupted after a cancel.
 */
async function confirmVersion({ inputs, edges, update }, { id }) {
    // A list that does not come within the bound of its own confirms nothing, and ends nothing.
    const told = await appVersions(edges, { signal: edges.cancel, leftMs: () => Number.POSITIVE_INFINITY });
    const named = told?.labels.get(id) ?? [];
    const own = (0,records_version/* versionLabel */.dp)(inputs.version);
    if ((0,records_version/* isOwnVersion */.RS)(named, own))
        return update({ recognised: 'settled' });
    if (!(0,records_version/* isOtherVersion */.j6)(named, own))
        return; // nothing is confirmed either
    update({ refuted: id }); // before it is thrown: whatever comes after must not take it for this job's again
    const versions = named.map((version) => `"${version}"`).join(', ');
    throw new failures_failure/* StepFailure */.pH({
        kind: 'ambiguous',
        message: `Deployment ${id}, of the same package, turns out to be version ${versions} and not "${own}": it is another job's. Whether this job's own request made a deployment is not known.`,
        advice: `Look at the service whether there is a deployment of version "${own}" before a second try.`,
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/slow-hash.js

/**
 * What a guess of the values costs: 32 MiB of memory and about 0.2 s. No secret outlives a run whose API key is made for
 * it, so no secret key can guard what is stored at GitHub; anyone who may read it there could try values against it.
 * Therefore all environment values together are hashed by a function that is slow on purpose.
 */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 };
/** Hash of environment variables in any order, in hex. It is computed beside the event loop. */
function slowHash(envVars, salt) {
    const values = JSON.stringify(envVars.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
    return new Promise((resolve, reject) => {
        (0,external_node_crypto_.scrypt)(values, salt, 32, COST, (error, key) => (error === null ? resolve(key.toString('hex')) : reject(error)));
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/fingerprint.js



/**
 * Plain hash of all that is deployed but the package and the environment values: service, project, region, version,
 * entrypoint, encoding of the environment values. It does not depend on the API key, which may be a new one for each run
 * or attempt.
 */
function setupHash(inputs) {
    const { baseUrl, projectId, region, version, app, envVars, envVarsEncoding } = inputs;
    const entrypoint = 'entrypoint' in app ? app.entrypoint : '';
    const encoding = envVars.length === 0 ? 'json' : envVarsEncoding; // without values, both send the same
    const parts = [baseUrl, projectId, region, version, entrypoint, encoding];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
/**
 * Hash of where the app comes from: its directory or package, and its entrypoint. Apps of two places are two apps,
 * whatever else is equal. Undefined for a deployment from `source`.
 */
function placeHash(app) {
    if (app.kind === 'source')
        return undefined;
    const place = app.kind === 'directory' ? external_node_path_default().posix.join('.', app.directory, '/') : external_node_path_default().posix.join('.', app.file);
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([place, app.entrypoint]))
        .digest('hex')
        .slice(0, 16);
}
/**
 * One text for all that a deployment is made of but its package, the environment values included, and for the GitHub
 * environment, which tells jobs apart: the same in every attempt of a job. It is shown at GitHub; see slow-hash.ts for why
 * nobody can guess the values from it.
 */
async function appKey(inputs) {
    const { envVars, environment } = inputs;
    const job = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([setupHash(inputs), environment]))
        .digest('hex');
    const key = envVars.length === 0 ? job : await slowHash(envVars, job);
    return key.slice(0, 16);
}

// EXTERNAL MODULE: ./lib/src/domain/text/sanitize.js
var sanitize = __webpack_require__(5149);
// EXTERNAL MODULE: ./lib/src/actions/step/app-log.js
var app_log = __webpack_require__(7556);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/redact-report.js




/**
 * Redacts a report, or facts for one. Secrets may come from the service's responses and from names of files and inputs.
 * Must run before a report is rendered: escaping for markdown would change a secret so that it is not found any more,
 * and truncating would leave a part of it.
 */
function redactReport(facts, redact) {
    const { inputs, base, leftOut, package: pack, record, failure, appLog, apps } = facts;
    return {
        ...facts,
        ...(inputs === undefined ? {} : { inputs: redactInputs(inputs, redact) }),
        ...(base === undefined ? {} : { base: redact(base) }),
        ...(leftOut === undefined ? {} : { leftOut: leftOut.map((one) => redactLeftOut(one, redact)) }),
        ...(pack === undefined ? {} : { package: redactPackage(pack, redact) }),
        ...(record === undefined ? {} : { record: redactRecord(record, redact) }),
        ...(appLog === undefined ? {} : { appLog: (0,app_log/* redactLines */.nI)(appLog, redact) }),
        ...(apps === undefined ? {} : { apps: apps.map((app) => redactApp(app, redact)) }),
        ...(failure === undefined ? {} : { failure: (0,redact_failure/* redactFailure */.O)(failure, redact) }),
    };
}
/** Redacts inputs for display. The request itself uses the original inputs. */
function redactInputs(inputs, redact) {
    const { app, version } = inputs;
    return { ...inputs, version: redact(version), app: redactSource(app, redact) };
}
function redactSource(app, redact) {
    if (app.kind === 'source')
        return app;
    const entrypoint = redact(app.entrypoint);
    return app.kind === 'package'
        ? { ...app, file: redact(app.file), entrypoint }
        : { ...app, directory: redact(app.directory), entrypoint };
}
function redactLeftOut(leftOut, redact) {
    return { ...leftOut, rule: redact(leftOut.rule), examples: leftOut.examples.map(redact) };
}
function redactPackage(pack, redact) {
    return { ...pack, largest: pack.largest.map(({ path, size }) => ({ path: redact(path), size })) };
}
/** Actions of an app that are named: nobody writes as many, and outputs have a limit. */
const MOST_ACTIONS = 500;
/** A name with a control character can be no name of `invoke-action`: it is made harmless, for outputs as well. */
function redactApp({ name, actions }, redact) {
    const shown = (text) => (0,sanitize/* oneLine */.TN)(redact(text));
    return { name: shown(name), actions: actions.slice(0, MOST_ACTIONS).map(shown) };
}
function redactRecord(record, redact) {
    const isKnown = records_deployment/* STATUSES */.f.some((status) => status === record.status);
    return {
        ...record,
        status: isKnown ? record.status : redact(record.status),
        statusReason: redact(record.statusReason),
        region: redact(record.region),
        entrypoint: redact(record.entrypoint),
        createdAt: redact(record.createdAt),
        updatedAt: redact(record.updatedAt),
    };
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/report/report.js
var report_report = __webpack_require__(1116);
// EXTERNAL MODULE: ./lib/src/actions/deploy/report/summary.js + 1 modules
var report_summary = __webpack_require__(4915);
// EXTERNAL MODULE: ./lib/src/domain/text/time.js
var time = __webpack_require__(4099);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(3901);
// EXTERNAL MODULE: ./lib/src/domain/backoff.js
var backoff = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/src/domain/records/created.js
var created = __webpack_require__(6127);
;// CONCATENATED MODULE: ./lib/src/actions/step/polling.js
/**
 * The least delay after a bad response, in milliseconds: a gateway that restarts brings several of them at once, and of
 * {@link MAX_BAD_POLLS} in a row the last one comes seconds after the first.
 */
const BAD_POLL_MS = 2_000;
/** Milliseconds after the creation during which a 404 means that the record is not visible everywhere yet. */
const UNSEEN_GRACE_MS = 60_000;
/** Bad responses in a row after which the wait gives up. */
const MAX_BAD_POLLS = 3;
/** Adds one outcome to the history. */
function recordPoll({ everSeen, badPolls }, outcome) {
    if (outcome === 'record')
        return { everSeen: true, last: outcome, badPolls: 0 };
    return { everSeen, last: outcome, badPolls: badPolls + (outcome === 'malformed' || everSeen ? 1 : 0) };
}
/**
 * Whether to go on polling. Until the record was seen once, a 404 is tolerated for a minute after the creation. Later
 * 404s and all malformed responses count as bad: three in a row without a record between them end the wait.
 */
function isTolerable({ everSeen, last, badPolls }, sinceCreatedMs) {
    if (last === 'missing' && !everSeen)
        return sinceCreatedMs < UNSEEN_GRACE_MS;
    return badPolls < MAX_BAD_POLLS;
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/inputs/env-vars.js
var env_vars = __webpack_require__(5099);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/recognise.js




/** Finds the sought deployment in a list. Duplicates of a record count once. */
function recognise(listed, sought) {
    const byId = new Map(listed.map((one) => [one.record.id, one]));
    const judged = Map.groupBy(byId.values(), (one) => judge(one, sought));
    for (const proof of ['checksum', 'time']) {
        const [only, ...others] = judged.get(proof) ?? [];
        if (only !== undefined && others.length === 0) {
            const isEarly = (0,time/* parseTime */.pe)(only.record.createdAt) < sought.from + UNSURE_MS;
            return { kind: 'ours', record: only.record, proof, isEarly };
        }
        if (only !== undefined)
            return { kind: 'unproven', ids: [only, ...others].map(({ record }) => record.id) };
    }
    const open = judged.get('possible') ?? [];
    return open.length === 0 ? { kind: 'none' } : { kind: 'unproven', ids: open.map(({ record }) => record.id) };
}
/** Milliseconds that a `Date` of whole seconds leaves open. */
const UNSURE_MS = 1_000;
/** The first row that matches decides. */
const TABLE = [
    { checksum: 'different', place: 'any', env: 'any', when: 'any', asked: 'any', is: 'other' },
    { checksum: 'any', place: 'different', env: 'any', when: 'any', asked: 'any', is: 'other' },
    { checksum: 'any', place: 'any', env: 'any', when: 'before', asked: 'any', is: 'other' },
    // Nobody knows when the request ended at the service: a gateway may give up while the service behind it is still
    // working. In a re-run, what was created long after it may also be of another run.
    { checksum: 'equal', place: 'any', env: 'any', when: 'after', asked: 're-run', is: 'possible' },
    { checksum: 'any', place: 'any', env: 'any', when: 'after', asked: 're-run', is: 'other' },
    // Another job of the same run may have sent the same package shortly before or after.
    { checksum: 'any', place: 'any', env: 'any', when: 'just before', asked: 'any', is: 'possible' },
    { checksum: 'any', place: 'any', env: 'any', when: 'just after', asked: 're-run', is: 'possible' },
    // An earlier run may have sent the same package, with other values of the same variables.
    { checksum: 'any', place: 'any', env: 'any', when: 'unknown', asked: 'any', is: 'possible' },
    { checksum: 'equal', place: 'equal', env: 'equal', when: 'any', asked: 'any', is: 'checksum' },
    { checksum: 'unknown', place: 'equal', env: 'equal', when: 'within', asked: 'same attempt', is: 'time' },
    // Nothing above rules it out. Other variables do not: the service may have dropped some, or added its own.
    { checksum: 'any', place: 'any', env: 'any', when: 'any', asked: 'any', is: 'possible' },
];
const DIMENSIONS = ['checksum', 'place', 'env', 'when', 'asked'];
function judge(listed, sought) {
    const is = {
        checksum: checksumMatch(listed.record, sought.digest),
        place: matchPlace(listed, sought),
        env: envKeysMatch(listed.envKeys, sought.envKeys),
        when: whenOf(listed.record.createdAt, sought),
        asked: sought.sameAttempt ? 'same attempt' : 're-run',
    };
    const fits = (row) => DIMENSIONS.every((name) => row[name] === 'any' || row[name] === is[name]);
    return TABLE.find(fits).is;
}
/**
 * Whether the service's checksum says that the record was made of our package.
 * @param digest `sha256:\u2026`.
 */
function isOfPackage(record, digest) {
    return checksumMatch(record, digest) === 'equal';
}
function checksumMatch({ checksum = '' }, digest) {
    return matchOf(checksum, digest.replace(/^sha256:/, ''));
}
function matchOf(reported, own) {
    if (reported === '')
        return 'unknown';
    return reported === own ? 'equal' : 'different';
}
function entrypointMatch(record, own) {
    return matchOf(plainPath(record.entrypoint), plainPath(own));
}
/** What the record itself says against being of this package, entrypoint and region; undefined where nothing does. */
function contradicting(record, { entrypoint, region, digest }) {
    if (checksumMatch(record, digest) === 'different')
        return 'checksum';
    if (entrypointMatch(record, entrypoint) === 'different')
        return 'entrypoint';
    return matchOf(record.region, region) === 'different' ? 'region' : undefined;
}
function matchPlace({ record, versions, hasMoreVersions }, sought) {
    const matches = [entrypointMatch(record, sought.entrypoint), matchOf(record.region, sought.region)];
    // Most services report no version. A missing version therefore decides nothing.
    const label = (0,records_version/* versionLabel */.dp)(sought.version);
    if ((0,records_version/* isOtherVersion */.j6)(versions, label))
        matches.push(hasMoreVersions ? 'unknown' : 'different');
    else if (versions.length > 0 && !(0,records_version/* isOwnVersion */.RS)(versions, label))
        matches.push('unknown');
    if (matches.includes('different'))
        return 'different';
    return matches.includes('unknown') ? 'unknown' : 'equal';
}
/** One spelling for a path inside the package: `./a.ts`, `/a.ts` and `a.ts` are the same file, and so is `\u00e9` in one or two. */
function plainPath(path) {
    return path === '' ? '' : external_node_path_.posix.normalize(path.normalize('NFC').replaceAll('\\', '/')).replace(/^\.?\/+/, '');
}
/** A service may leave the field out if there are no variables, and may list those that it sets itself. */
function envKeysMatch(reported, own) {
    if (reported === 'unreadable')
        return 'unknown';
    const given = new Set(own.filter((key) => !env_vars/* SET_BY_SERVICE */.D.includes(key)));
    if (reported === undefined)
        return given.size === 0 ? 'equal' : 'unknown';
    const seen = new Set(reported.filter((key) => !env_vars/* SET_BY_SERVICE */.D.includes(key)));
    return seen.symmetricDifference(given).size === 0 ? 'equal' : 'different';
}
/** Compares the creation time with the request. One without an offset is most likely UTC, and excludes only what is far off. */
function whenOf(createdAt, { from, to, skewMs }) {
    const created = (0,time/* parseTime */.pe)(createdAt);
    if (Number.isNaN(created))
        return 'unknown';
    const { first, last } = (0,time/* momentsOf */.Zn)(createdAt);
    if (last < from - skewMs)
        return 'before';
    if (first > to + skewMs)
        return 'after';
    // Before and after these, as UTC, is only what has no offset: it may be of any place's time.
    const unsureMs = (0,time/* spanOf */.ee)(createdAt) - 1;
    if (created + unsureMs < from - skewMs)
        return 'unknown';
    if (created + unsureMs < from)
        return 'just before';
    if (created < from && unsureMs > UNSURE_MS)
        return 'just before'; // whole minutes: it may be of any moment of them
    if (created <= to)
        return first < created ? 'within as UTC' : 'within';
    return created <= to + skewMs ? 'just after' : 'unknown';
}

// EXTERNAL MODULE: ./lib/src/domain/records/id.js
var records_id = __webpack_require__(9310);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/shown.js


/**
 * What all looks at the list have shown together, page by page. No later look takes a deployment away, whether it fails
 * or lists less: what may be ours is named in the end.
 */
class Shown {
    #isCandidate;
    #byId = new Map();
    #sought;
    #told;
    #taken = new Set();
    /** @param isCandidate filters the records that are considered. */
    constructor(isCandidate = () => true) {
        this.#isCandidate = isCandidate;
    }
    /** The records that are considered, each as it was listed last. */
    get records() {
        const all = [...this.#byId.values()].filter(this.#isCandidate);
        const told = all.filter(({ record }) => record.id === this.#told);
        return told.length > 0 ? told : all;
    }
    /**
     * The response to the request told this id: where it is listed, no other counts, and no other is taken for ours. Where no
     * list can name it so, only the checksum proves which one is ours.
     */
    tell(id) {
        this.#told = id;
    }
    /** @param sought what is looked for, as far as it is known by now. */
    add(listed, sought) {
        this.#sought = sought;
        for (const one of listed) {
            const { versions = [], hasMoreVersions = false } = this.#byId.get(one.record.id) ?? {};
            this.#put({ ...one, hasMoreVersions }, versions);
        }
    }
    /** Adds the versions that only the list of apps tells. */
    addVersions({ labels, isWhole }) {
        for (const one of this.#byId.values()) {
            this.#put({ ...one, hasMoreVersions: !isWhole }, labels.get(one.record.id) ?? []);
        }
    }
    #put(one, versions) {
        this.#byId.set(one.record.id, { ...one, versions: [...new Set([...one.versions, ...versions])] });
    }
    /** Which of them is the one that is looked for. */
    judge() {
        if (this.#sought === undefined)
            return { kind: 'none' };
        const found = recognise(this.records, this.#sought);
        const told = this.#told;
        if (found.kind !== 'ours' || told === undefined)
            return found;
        const isProven = (0,records_id/* isId */.e)(told) ? found.record.id === told : found.proof === 'checksum';
        return isProven ? found : { kind: 'unproven', ids: [found.record.id] };
    }
    /** Whether one of them is of our very package, by the service's checksum. */
    get hasOurPackage() {
        const { ids } = this;
        const sought = this.#sought;
        return (sought !== undefined &&
            this.records.some((one) => ids.includes(one.record.id) && isOfPackage(one.record, sought.digest)));
    }
    /** The {@link ids} that no earlier call has returned. */
    takeFresh() {
        const fresh = this.ids.filter((id) => !this.#taken.has(id));
        for (const id of fresh)
            this.#taken.add(id);
        return fresh;
    }
    /** Ids of those that may be it. */
    get ids() {
        const found = this.judge();
        if (found.kind === 'none')
            return [];
        return found.kind === 'ours' ? [found.record.id] : found.ids;
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/look-up.js









/**
 * Looks through the service's list of deployments. A malformed response is requested again, as in a poll.
 * @param options.twice where this one look decides that there is none: see {@link ListOptions}.
 * @param shown what earlier looks have shown; what this one shows is added, also where it fails. Default: nothing. What is
 * new and may be ours is named in the log, but for the one that the look takes for ours.
 * @throws Interrupted
 */
async function lookUp(edges, search, options, shown = new Shown()) {
    let found;
    try {
        found = await look(edges, search, options, shown);
        return found;
    }
    finally {
        // At once: nobody knows how the next look ends, or whether there is one.
        if (!(found?.kind === 'ours' && !found.isEarly))
            logShown(edges.log, shown);
    }
}
/** Names what may be ours and was not named before. */
function logShown(log, shown) {
    const fresh = shown.takeFresh();
    if (fresh.length > 0)
        log.info((0,created/* mayBe */.H)('deployment', fresh));
}
async function look(edges, search, { twice, ...options }, shown) {
    const { deployments, clock } = edges;
    const isEnough = (list) => {
        const sought = search(list.serverNow);
        shown.add(list.items, sought);
        return isPast(list, sought.from - sought.skewMs);
    };
    const unknown = (why) => ({
        kind: 'unknown',
        why: `${why} ${(0,created/* mayBe */.H)('deployment', shown.ids)}`.trimEnd(),
    });
    for (let bad = 1;; bad++) {
        const list = await deployments.list({ ...options, isEnough, twice });
        if (list.kind === 'refused')
            return unknown(list.failure.message);
        if (list.kind === 'list') {
            const sought = search(list.serverNow);
            shown.add(list.items, sought);
            const isAmong = shown.records.some((one) => isUnnamed(one, sought));
            const versions = isAmong ? await appVersions(edges, options) : undefined;
            if (versions !== undefined)
                shown.addVersions(versions);
            if (list.isWhole)
                return shown.judge();
            return unknown(`The list could not be read to its end: it goes on after ${(0,format/* count */.U9)(list.items.length, 'deployment')}, or does not tell.`);
        }
        if (bad === MAX_BAD_POLLS)
            return unknown('The service responded to GET /deployments with something other than a list.');
        await clock.sleep((0,backoff/* backoffDelay */.EY)(bad, clock.random()), options.signal);
    }
}
/** Whether a record is of our package, and not named as our version: it is what they may differ in. */
function isUnnamed(one, sought) {
    return isOfPackage(one.record, sought.digest) && !one.versions.includes((0,records_version/* versionLabel */.dp)(sought.version));
}
/** Whether the list is sorted newest first and has already reached records older than `from`. */
function isPast({ items: listed }, from) {
    const times = listed.map(({ record }) => (0,time/* parseTime */.pe)(record.createdAt));
    const [newest = Number.NaN, oldest = Number.NaN] = [times[0], times.at(-1)];
    const isNewestFirst = newest > oldest && times.every((time, at) => at === 0 || time <= times[at - 1]);
    // The service may round times down to whole seconds.
    return isNewestFirst && (0,time/* momentsOf */.Zn)(listed.at(-1)?.record.createdAt ?? '').last < from - 1_000;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/name-apps.js



/** Apps of one deployment that are named. */
const MOST_APPS = 10;
/** Milliseconds for the list of apps: the deployment is there already, and nothing depends on the names. */
const LOOKING_MS = 10_000;
/**
 * Adds the names of the deployment's apps and of their actions to the report: those that its stream has told, else those
 * that the service lists. Never throws, and says nothing where the service tells neither.
 */
async function nameApps(run, { record, apps: told }) {
    const apps = told.length > 0 ? told : await listedApps(run, record);
    if (apps.length === 0)
        return;
    const { log, environment } = run.edges;
    run.update({ apps, invokedBy: subAction('invoke-action', environment.action) });
    for (const { name, actions } of apps)
        log.info(`App "${name}" with ${(0,format/* count */.U9)(actions.length, 'action')}${named(actions)}`);
}
async function listedApps({ inputs, edges }, { id, status }) {
    if (status !== 'running')
        return []; // until then the service has not read the names out of the code
    const skipped = (why) => edges.log.debug(`The names of the app are not known: ${why}`);
    // Addresses are written to logs on their way: no secret goes into one, and the deployment's id is enough.
    const version = edges.redact(inputs.version) === inputs.version ? (0,records_version/* versionLabel */.dp)(inputs.version) : '';
    try {
        const list = await edges.apps.list((0,time_limit/* startTimeLimit */.r)(edges, LOOKING_MS), { version });
        if (list.kind === 'list')
            return list.items.filter(({ deployment }) => deployment === id).slice(0, MOST_APPS);
        skipped(list.kind === 'refused' ? list.failure.message : 'the response to GET /apps is no list');
    }
    catch (thrown) {
        skipped(`GET /apps was ended (${thrown instanceof Error ? thrown.name : typeof thrown})`);
    }
    return [];
}
/** Actions that the log names. */
const SHOWN = 20;
function named(actions) {
    if (actions.length === 0)
        return '';
    const names = actions.slice(0, SHOWN).map((action) => `"${action}"`);
    return `: ${names.join(', ')}${actions.length > SHOWN ? ' \u2026' : ''}`;
}
/** How a workflow names a sub-action of this action; as the README does where the runner does not say. */
function subAction(name, { repository, ref }) {
    const isKnown = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref);
    return isKnown ? `${repository}/${name}@${ref}` : `your-org/browser-deploy-action/${name}@v2`;
}

// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/package-log.js


/** Limits of a log group: rules, names per rule, characters per name, and characters per line of names. */
const MOST_RULES = 200;
const MOST_NAMES = 200;
const LONGEST_NAME = 300;
const LONGEST_LINE = 1_000;
/** The log group about the selected files, written before anything is packed. */
function selectionGroup(files, leftOut) {
    const total = leftOut.reduce((sum, { count: number }) => sum + number, 0);
    const rules = leftOut.length - MOST_RULES;
    return {
        title: `Selected ${(0,format/* count */.U9)(files, 'file')}${total === 0 ? '' : `, left out ${(0,format/* count */.U9)(total, 'path')}`}`,
        lines: [
            ...leftOut.slice(0, MOST_RULES).flatMap(linesOfRule),
            ...(rules > 0 ? [`\u2026 and ${(0,format/* count */.U9)(rules, 'more rule')}`] : []),
        ],
    };
}
/** A rule with the names that it left out, wrapped over several lines if needed. */
function linesOfRule({ rule, count: number, examples }) {
    const names = examples.slice(0, MOST_NAMES).map((name) => (0,shorten/* shorten */.ml)(name, LONGEST_NAME));
    const more = number - names.length;
    const lines = [];
    let line = `${(0,shorten/* shorten */.ml)(rule, LONGEST_NAME)} \u2192 `;
    for (const [at, name] of names.entries()) {
        if (line.length + name.length > LONGEST_LINE) {
            lines.push(line.trimEnd());
            line = '    ';
        }
        line += `${name}${at < names.length - 1 ? ', ' : ''}`;
    }
    return [...lines, `${line}${more > 0 ? `, and ${(0,format/* grouped */.zD)(more)} more` : ''}`];
}
/** Names in one line of the debug log: a monorepo may have thousands of ignore files. */
const IGNORE_FILES_SHOWN = 50;
/** The debug line about ignore files. @param names the ignore files that were read. */
function ignoreFilesLine(names) {
    const more = names.length - IGNORE_FILES_SHOWN;
    const shown = names
        .slice(0, IGNORE_FILES_SHOWN)
        .map((name) => (0,shorten/* shorten */.ml)(name, LONGEST_NAME))
        .join(', ');
    return `Ignore files read: ${shown || 'none'}${more > 0 ? `, and ${(0,format/* grouped */.zD)(more)} more` : ''}`;
}
/** The log line about file modes that the disk does not provide. */
function modesLine({ indexed, executable, unknown, problem }) {
    const known = indexed === 0 ? [] : [`from git's index for ${(0,format/* count */.U9)(indexed, 'file')} (${(0,format/* grouped */.zD)(executable)} with 0755)`];
    const rest = unknown === 0 ? [] : [`0644 for ${(0,format/* count */.U9)(unknown, 'file')} that it does not know`];
    return `Modes: ${[...known, ...rest].join(', ')}${problem === undefined ? '' : `; ${problem}`}`;
}
/** The log group about the finished package. */
function packageGroup(pack) {
    return { title: `Packed ${sizesOf(pack)}`, lines: packageLines(pack) };
}
/** The log group about a package that was made before. @param file its path, as the input has it. */
function readyGroup(file, pack) {
    return { title: `Checked the package ${(0,shorten/* shorten */.ml)(file, LONGEST_NAME)}: ${sizesOf(pack)}`, lines: packageLines(pack) };
}
function sizesOf({ files, contentSize, size }) {
    return `${(0,format/* count */.U9)(files, 'file')}: ${(0,format/* formatBytes */.z3)(contentSize)} \u2192 ${(0,format/* formatBytes */.z3)(size)}`;
}
function packageLines({ digest, largest }) {
    const width = Math.max(0, ...largest.map(({ size }) => (0,format/* formatBytes */.z3)(size).length));
    return [
        `Digest ${digest}`,
        'Largest files',
        ...largest.map(({ path, size }) => `  ${(0,format/* formatBytes */.z3)(size).padStart(width)}  ${path}`),
    ];
}
/** The progress line while a package that was made before is sent. Sizes in bytes, time in milliseconds. */
function sendingLine(sent, size, elapsedMs) {
    const rate = (0,format/* formatBytes */.z3)((sent / Math.max(1, elapsedMs)) * 1_000);
    return `Sending: ${(0,format/* formatBytes */.z3)(sent)} of ${(0,format/* formatBytes */.z3)(size)}, ${rate}/s, ${(0,format/* formatDuration */.a3)(elapsedMs)} so far`;
}
/** The progress line during packing and sending. Sizes in bytes, time in milliseconds. */
function progressLine({ files, contentSize, size }, elapsedMs) {
    const rate = (0,format/* formatBytes */.z3)((size / Math.max(1, elapsedMs)) * 1_000);
    return `Packing and sending: ${(0,format/* count */.U9)(files, 'file')}, ${(0,format/* formatBytes */.z3)(contentSize)} in, ${(0,format/* formatBytes */.z3)(size)} out, ${rate}/s, ${(0,format/* formatDuration */.a3)(elapsedMs)} so far`;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/pack.js


/** The dry run: packs without sending. The package stays on disk for inspection. */
async function packOnly({ inputs, edges, update }, app) {
    const { workspace, clock, cancel, log } = edges;
    if (app.kind === 'source')
        return log.info('Dry run: nothing is sent, and a source deploy has nothing to pack');
    if (app.kind === 'package') {
        update({ package: { ...factsOf(app.ready), path: app.ready.path, isReady: true } });
        return log.info(`Dry run: nothing is sent; the package is ${app.ready.path}`);
    }
    const began = clock.now();
    const options = { level: inputs.compressionLevel, signal: cancel };
    const made = await workspace.pack(workspace.stream(app.files, options));
    logPackage({ ...factsOf(made), path: made.path }, clock.now() - began, log, update);
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
function logPackage(pack, tookMs, log, update) {
    if (pack.isReady)
        return;
    update({ package: pack, timings: { pack: tookMs } });
    const { title, lines } = packageGroup(pack);
    log.group(`${title} in ${(0,format/* formatDuration */.a3)(tookMs)}`, lines);
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/sent.js

/** The fields by which a deployment of these inputs is recognised, except the time. */
function whatWasSent({ app, region, version, envVars }, digest) {
    const entrypoint = app.kind === 'source' ? '' : app.entrypoint;
    return { entrypoint, region, version, envKeys: envVars.map(([name]) => name), digest };
}
/**
 * The search for the deployment of a request.
 * @param elapsed milliseconds since the request began.
 * @param endedAt when it ended, in milliseconds since it began; Infinity while it is under way. Default: now.
 */
function searchFor(inputs, digest, elapsed, endedAt = elapsed()) {
    const what = whatWasSent(inputs, digest);
    // The service's `Date` is rounded down to whole seconds. Of several, the one least rounded tells best when it began.
    let from = Number.NEGATIVE_INFINITY;
    return (serverNow) => {
        from = Math.max(from, serverNow - elapsed());
        const to = serverNow + 999 - (elapsed() - endedAt);
        return { ...what, from, to, skewMs: time/* USUAL_SKEW_MS */.Jm, sameAttempt: true };
    };
}

;// CONCATENATED MODULE: ./lib/src/domain/reporting/deploy-marks.js


/** Parses a payload; undefined if it lacks one of the parts, as that of a job without `skip-unchanged` does. */
function readMarks(payload) {
    const text = (name) => {
        const value = (0,json/* field */.ZZ)(payload, name);
        return typeof value === 'string' ? value : '';
    };
    const [id, digest, setup, env_mark] = ['deployment_id', 'package_digest', 'setup', 'env_mark'].map(text);
    const isWhole = (0,records_id/* isId */.e)(id) && /^sha256:[0-9a-f]{64}$/.test(digest) && /^[0-9a-f]{64}$/.test(setup);
    return isWhole && /^(?:none|[0-9a-f]{32}\.[0-9a-f]{64})$/.test(env_mark)
        ? { id, digest, setup, env_mark }
        : undefined;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/skip/doubt.js




function doubt(why) {
    return { kind: 'doubt', why };
}
/**
 * Judges the newest GitHub deployment of the app.
 * @param setup hash of what would be deployed now; see marks.ts.
 */
function judgeNewest(newest, setup) {
    if (newest.kind === 'unread')
        return doubt(`the GitHub deployments could not be read: ${newest.why}`);
    if (newest.kind === 'none')
        return doubt('there is no GitHub deployment of it in this environment yet');
    const name = `its newest GitHub deployment (${newest.id})`;
    if (newest.end === undefined)
        return doubt(`${name} has not ended, or not been closed`);
    if (newest.end !== 'success')
        return doubt(`${name} is "${newest.end}"`);
    const marked = readMarks(newest.payload);
    if (marked === undefined)
        return doubt(`${name} was made without "skip-unchanged", or by an older version of it`);
    if (marked.setup !== setup)
        return doubt(`${name} has another service, project, region, version, entrypoint or encoding`);
    return { kind: 'candidate', ...marked, githubDeployment: newest.id };
}
/**
 * Judges the service's list of apps: does it name the deployment for its version? A deployment that still runs may have
 * been replaced there by a newer one, which some other way of deploying has made.
 */
function judgeApps(apps, id, version) {
    const read = readable(apps, { path: '/apps', of: 'apps', items: 'versions' });
    if (read?.kind !== 'list')
        return read;
    const ofVersion = read.items.filter((app) => app.version === (0,records_version/* versionLabel */.dp)(version));
    const own = ofVersion.filter(({ deployment }) => deployment === id);
    if (own.length === 0)
        return doubt(`GET /apps does not name deployment ${id} for this version`);
    const isShared = ofVersion.some((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
    return isShared ? doubt(`GET /apps names deployment ${id} and another one for this version`) : undefined;
}
/** A list that can be relied on; undefined where the service has none such. */
function readable(list, { path, of, items }) {
    if (list.kind === 'refused')
        return list.isAbsent ? undefined : doubt(`the list of ${of} could not be read: ${list.failure.message}`);
    if (list.kind === 'malformed')
        return doubt(`the service responded to GET ${path} with something other than a list`);
    return list.isWhole ? list : doubt(`GET ${path} could not be read to its end, after ${list.items.length} ${items}`);
}
/**
 * The deployments that are not known to be older than the one that runs, nor of another version or app, and are on their
 * way. Where no list of apps says which of two runs, one that runs counts as well.
 */
function findRivals(list, { record: running, version, apps }) {
    const read = readable(list, { path: '/deployments', of: 'deployments', items: 'deployments' });
    if (read === undefined)
        return { kind: 'rivals', ids: [] };
    if (read.kind === 'doubt')
        return read;
    const named = apps.kind === 'list' ? apps.items : [];
    const own = named.filter(({ deployment }) => deployment === running.id).map(({ name }) => name);
    const isOtherApp = (id) => {
        const names = named.filter(({ deployment }) => deployment === id).map(({ name }) => name);
        return names.length > 0 && own.length > 0 && !names.some((name) => own.includes(name));
    };
    const counts = (status) => (0,records_deployment/* isInFlight */.wn)(status) || (apps.kind !== 'list' && status === 'running');
    const rivals = read.items.filter(({ record, versions }) => {
        if (record.id === running.id || !counts(record.status))
            return false;
        if ((0,time/* compareTimes */.G5)(record.createdAt, running.createdAt) < 0)
            return false;
        return !(0,records_version/* isOtherVersion */.j6)(versions, (0,records_version/* versionLabel */.dp)(version)) && !isOtherApp(record.id);
    });
    return { kind: 'rivals', ids: rivals.map(({ record }) => record.id) };
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/skip/marks.js



/** The marks of a deployment that is about to be made. */
async function makeMarks(inputs) {
    const salt = (0,external_node_crypto_.randomBytes)(SALT_BYTES).toString('hex');
    return { setup: setupHash(inputs), env_mark: await envMark(inputs.envVars, salt) };
}
/** Whether a stored mark is that of these environment values. */
async function isMarkOf(mark, envVars) {
    const [salt = ''] = mark.split('.');
    return mark === (await envMark(envVars, salt));
}
const SALT_BYTES = 16;
/** The mark of a deployment without environment variables: there is nothing to hide. */
const marks_NONE = 'none';
/** The salt is new for every deployment: two marks do not even show whether values have changed. */
async function envMark(envVars, salt) {
    if (envVars.length === 0)
        return marks_NONE;
    return `${salt}.${await slowHash(envVars, salt)}`;
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/skip/skip.js















/** The most milliseconds for all look-ups together, packing not counted. */
const LOOK_MS = 30_000;
/** With `skip-unchanged`, notes what a later job will recognise this deployment by. */
async function mark({ inputs, update }) {
    if (inputs.skipUnchanged)
        update({ marks: await makeMarks(inputs) });
}
/**
 * Finds out whether the same package runs already, deployed in the same way; then there is nothing to deploy. Any doubt
 * deploys, and one line of the log says why. The package is built for the comparison only if all the rest is equal.
 * @returns the deployment that runs already, or undefined if there is something to deploy.
 * @throws StepFailure if the package cannot be made; the signal's reason after a cancel.
 */
async function skip(run, app) {
    const { inputs, edges, update } = run;
    const { log, clock } = edges;
    if (!inputs.skipUnchanged || app.kind === 'source')
        return undefined;
    run.enter({ kind: 'preparing' });
    const deploy = ({ why }) => {
        log.info(`Not skipped: ${(0,sanitize/* oneLine */.TN)(why)}`);
        return undefined;
    };
    const found = await skip_look(run).catch((thrown) => {
        edges.cancel.throwIfAborted();
        return doubt(whyFailed(thrown, inputs.timeoutMs));
    });
    if (found.kind === 'doubt')
        return deploy(found);
    const { record, candidate, apps } = found;
    const began = clock.now();
    const pack = await packForDigest(run, app);
    if (pack.digest !== candidate.digest)
        return deploy(doubt(`deployment ${record.id} was made of another package`));
    logPackage(pack, clock.now() - began, log, update);
    log.info(`Deployment ${record.id} runs with this package already: nothing is sent`);
    // At once, with the conclusion: a kill in between must not look like a deploy that was cut off.
    update({ record, unchanged: { githubDeployment: candidate.githubDeployment }, conclusion: 'success' });
    return { record, apps };
}
/** Looks for the running deployment that is equal to what would be made now in all but the package. */
async function skip_look({ inputs, edges }) {
    const { deployments, apps, newest, redact } = edges;
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, Math.min(LOOK_MS, inputs.timeoutMs), limitText(inputs.timeoutMs));
    const candidate = judgeNewest(await newest(limit.signal), setupHash(inputs));
    if (candidate.kind === 'doubt')
        return candidate;
    if (!(await isMarkOf(candidate.env_mark, inputs.envVars)))
        return doubt('the environment variables have changed');
    const { id } = candidate;
    const response = await deployments.get(id, limit);
    if (response.kind === 'missing')
        return doubt(`the service does not know deployment ${id} any more`);
    if (response.kind === 'malformed')
        return doubt(`the record of deployment ${id} makes no sense: ${response.why}`);
    const { record } = response;
    if (response.isOld)
        return doubt(`the record of deployment ${id} is one that a cache has kept`);
    if (record.status !== 'running')
        return doubt(`deployment ${id} is "${record.status}"`);
    const other = contradicting(record, whatWasSent(inputs, candidate.digest));
    if (other !== undefined)
        return doubt(`the record of deployment ${id} has another ${other}`);
    const version = inputs.version;
    // Addresses are written to logs on their way: no secret goes into one. The list's versions are compared here anyway.
    const filter = redact(version) === version ? { version: (0,records_version/* versionLabel */.dp)(version) } : {};
    const listed = await apps.list({ ...limit, twice: true }, filter);
    const named = listed.kind === 'list' ? listed.items.filter(({ deployment }) => deployment === id) : [];
    const doubtful = judgeApps(listed, id, version) ?? (await lookForRivals({ inputs, edges }, record, listed, limit));
    return doubtful ?? { kind: 'running', record, candidate, apps: named.slice(0, MOST_APPS) };
}
/** Looks for a deployment of this app that has taken the place of the one that runs, or is about to. */
async function lookForRivals({ inputs: { version, app }, edges }, running, apps, limit) {
    const isEnough = (soFar) => isPast(soFar, (0,time/* parseTime */.pe)(running.createdAt));
    const list = await edges.deployments.list({ ...limit, isEnough, twice: true });
    const found = findRivals(list, { record: running, version, apps });
    if (found.kind === 'doubt')
        return found;
    if (found.ids.length === 0)
        return undefined;
    // The jobs of other apps have noted theirs at GitHub.
    const others = await edges.otherApps(placeHash(app) ?? '', limit.signal);
    const open = found.ids.find((id) => !others.has(id));
    return open === undefined ? undefined : doubt(`deployment ${open} is newer, and may be of this app`);
}
/** What limits the look-ups, as part of a sentence; undefined for the input `timeout`. */
function limitText(timeoutMs) {
    return LOOK_MS < timeoutMs ? `the ${(0,format/* formatDuration */.a3)(LOOK_MS)} for the look-ups` : undefined;
}
function whyFailed(thrown, timeoutMs) {
    if ((0,failures_interruption/* interruptionOf */.nS)(thrown)?.by === 'deadline')
        return `${limitText(timeoutMs) ?? '"timeout"'} ended the look-ups`;
    return thrown instanceof failures_failure/* StepFailure */.pH ? thrown.message : 'the look-up stopped on an unexpected error';
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/find-lost.js





/**
 * Milliseconds by which the clocks of the earlier attempt's runner and of the service may differ, beyond the usual: what
 * was created then may be the lost one, and nothing proves it.
 */
const RARE_SKEW_MS = 55_000;
/**
 * Looks up a lost deployment. Deployments that have ended are not candidates: deploying again doubles nothing. Nor are the
 * others: those that were handled, and those that another deploy was told to have made.
 */
function findLost({ inputs, edges }, { since, until }, { digest, others }, limit) {
    const sought = {
        ...whatWasSent(inputs, digest),
        from: since - time/* USUAL_SKEW_MS */.Jm,
        to: until + time/* USUAL_SKEW_MS */.Jm,
        skewMs: RARE_SKEW_MS,
        sameAttempt: false,
    };
    const isCandidate = ({ record }) => !(0,records_deployment/* isFinal */.dR)(record.status) && !others.includes(record.id);
    return lookUp(edges, () => sought, { ...limit, twice: true }, new Shown(isCandidate));
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/left-open.js
/**
 * Finds what is left open in the places where earlier attempts keep their records.
 * @param stores the records of each place, newest first.
 */
function leftOpen(stores, isSame) {
    const own = stores.map((deploys) => deploys.filter(isSame));
    const all = own.flat();
    const told = new Set(all.flatMap((one) => (one.kind === 'known' ? [one.id] : [])));
    const withDigest = new Set(all
        .filter(({ digest }) => digest !== '')
        .flatMap(left_open_knownIn)
        .map(({ id }) => id));
    const known = new Map(all.flatMap(left_open_knownIn).map((one) => [one.id, one]));
    // Not every place of an attempt could be told of it: what one of them says counts for all.
    const refuted = all.flatMap(({ refutedId }) => (refutedId === undefined || told.has(refutedId) ? [] : [refutedId]));
    for (const id of refuted)
        known.delete(id);
    for (const id of told)
        known.set(id, { id, hasDigest: withDigest.has(id) });
    const open = all.filter((one) => one.kind === 'lost' && !told.has(one.recognisedId ?? ''));
    // Of several records of one loss the newest counts: it may know which deployment was recognised.
    const losses = new Map(open.toReversed().map((one) => [one.since, one]));
    return { known: [...known.values()], losses: [...losses.values()].toReversed(), refuted };
}
function left_open_knownIn(one) {
    const hasDigest = one.digest !== '';
    if (one.kind === 'known')
        return [{ id: one.id, hasDigest }];
    return one.kind === 'refuted' || one.recognisedId === undefined
        ? []
        : [{ id: one.recognisedId, hasDigest, loss: one }];
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/recognise/named-by.js

/**
 * Asks GET /apps whether it names a deployment, and no other one of the same app, for our version.
 * @throws Interrupted
 */
async function namedBy({ inputs: { version }, edges: { apps, redact } }, id, limit) {
    // Addresses are written to logs on their way, so no secret goes into one. The versions are compared here anyway.
    const filter = redact(version) === version ? { version: (0,records_version/* versionLabel */.dp)(version) } : {};
    const list = await apps.list(limit, filter);
    if (list.kind === 'malformed')
        return { kind: 'unread', why: 'the response to GET /apps is no list' };
    if (list.kind === 'refused') {
        const { failure, isAbsent } = list;
        return isAbsent
            ? { kind: 'absent', why: 'the service has no GET /apps' }
            : { kind: 'unread', why: `GET /apps could not be read: ${failure.message.replace(/\.$/, '')}` };
    }
    const ofVersion = list.items.filter((app) => app.version === (0,records_version/* versionLabel */.dp)(version));
    const own = ofVersion.filter(({ deployment }) => deployment === id);
    const other = ofVersion.find((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
    if (own.length > 0 && other === undefined && list.isWhole)
        return { kind: 'named', apps: own };
    if (!list.isWhole)
        return { kind: 'unread', why: 'GET /apps could not be read to its end' };
    return {
        kind: 'not named',
        why: `GET /apps ${other === undefined ? 'does not name it' : `names it and ${other.deployment}`} for this version`,
    };
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/attach-failures.js

// Why a re-run sends nothing: what an earlier attempt has left cannot be found out.
const WAY_OUT = 'To deploy anew all the same, set "attach: false".';
function ambiguous(message, cause) {
    return new failures_failure/* StepFailure */.pH({
        kind: 'ambiguous',
        message: `${message} Nothing was sent: that could deploy twice.`,
        advice: `Look at the service which deployments there are, or run the job again later. ${WAY_OUT}`,
        cause,
    });
}
function unknownFateFailure(id, fate) {
    if (fate.kind === 'unknown')
        return ambiguous(`Deployment ${id} of an earlier attempt of this job may be in flight. ${fate.why}`);
    const { failure } = fate;
    return failure.with({
        kind: 'ambiguous',
        message: `Deployment ${id} of an earlier attempt of this job may be in flight. ${failure.message}`,
        advice: `${failure.advice} ${WAY_OUT}`,
        retryable: false,
    });
}
function unknownPackageFailure(id) {
    return ambiguous(`Deployment ${id} of an earlier attempt of this job is in flight. Whether it is of this package is not known: its digest was not recorded, and the service tells no checksum.`);
}
/** @param limit what was over, as part of a sentence; default: the input `timeout`. */
function overdueFailure({ known }, { limit = '"timeout"' }) {
    const ids = known.map(({ id }) => id);
    return ambiguous(`The service could not be asked within ${limit} what became of the deployment of an earlier attempt of this job${ids.length === 0 ? '' : ` (${ids.join(', ')})`}.`);
}
function lossFailure(found) {
    if (found.kind === 'unknown')
        return ambiguous(`An earlier attempt of this job may have made a deployment, and its response got lost. ${found.why}`);
    const [id, ...others] = found.ids;
    return ambiguous(others.length === 0
        ? `Deployment ${id} may be the one that an earlier attempt of this job has sent, and nothing proves it.`
        : `Several deployments may be the one that an earlier attempt of this job has sent: ${found.ids.join(', ')}.`);
}
/** @param where the place that could not be read, and why, as the end of a sentence. */
function unreadRecordsFailure(whose, where) {
    return ambiguous(`What ${whose} have left could not be read from ${where}.`);
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/env-vars-warnings.js



/** Warns of variables that the app will not see as they were given. */
function warnOfReserved({ envVars }, { warning }) {
    const reserved = namesOf(envVars).filter((name) => env_vars/* SET_BY_SERVICE */.D.includes(name));
    if (reserved.length === 0)
        return;
    warning(`Input "env-vars" sets ${(0,format/* listFirst */.rL)(reserved, env_vars_warnings_SHOWN, 'variable')}, which the service sets itself: the app sees the service's value. Give the variable another name.`, { title: 'Reserved environment variables' });
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
        message: `Deployment ${id} is "${status || 'unknown'}" without ${(0,format/* listFirst */.rL)(missing, env_vars_warnings_SHOWN, 'variable')} of "env-vars": the service did not take them as "env-vars-encoding: ${encoding}" sends them.`,
        advice: `Set "env-vars-encoding: ${other}" and deploy again.`,
    });
}
function namesOf(envVars) {
    return envVars.map(([name]) => name);
}
/** Names that a message shows. */
const env_vars_warnings_SHOWN = 10;

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/fate.js



/** An earlier attempt was told its id, minutes ago: a 404 counts from the first one on. */
const SEEN = { everSeen: true, last: 'record', badPolls: 0 };
/**
 * Asks for the record once. Retries through outages of the service for as long as there is time.
 * @throws Interrupted
 */
async function lookAt(deployments, id, options) {
    try {
        return await deployments.get(id, { ...options, patience: 'to-deadline' });
    }
    catch (thrown) {
        if (!(thrown instanceof failures_failure/* StepFailure */.pH))
            throw thrown;
        return { kind: thrown.cause === 'Retry-After' ? 'too late' : 'refused', failure: thrown };
    }
}
/** Whether a cache has kept a record since: what had ended by then has ended. */
function isOutdated({ record, isOld }) {
    return isOld && !(0,records_deployment/* isFinal */.dR)(record.status);
}
function whyUseless(look) {
    if (look.kind === 'record')
        return 'a record that a cache has kept';
    return look.kind === 'malformed' ? look.why : look.doubt;
}
/**
 * Polls a deployment until its status is known, with the tolerance of the normal polling. Retries through outages.
 * @throws Interrupted, or the signal's reason.
 */
async function fateOf(id, edges, limit) {
    const { deployments, clock } = edges;
    let history = SEEN;
    let missing = 0;
    for (;;) {
        const look = await lookAt(deployments, id, limit);
        if (look.kind === 'record' && !isOutdated(look))
            return { kind: 'known', record: look.record };
        if (look.kind === 'refused')
            return look;
        if (look.kind === 'too late')
            return { kind: 'unknown', why: look.failure.message };
        const isMissing = look.kind === 'missing' && look.doubt === undefined;
        if (isMissing)
            missing += 1;
        history = recordPoll(history, isMissing ? 'missing' : 'malformed');
        if (missing >= MAX_BAD_POLLS)
            return { kind: 'gone' };
        if (!isTolerable(history, 0)) {
            const why = whyUseless(look);
            return { kind: 'unknown', why: `${MAX_BAD_POLLS} responses in a row could not be used; the last one: ${why}.` };
        }
        await clock.sleep(BAD_POLL_MS, limit.signal);
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/attach.js












/**
 * Looks for a deployment of the same package and app that an earlier attempt of this job left in
 * flight: sending it again would deploy twice. The package is built for the comparison only if there may be such a deployment.
 * @param key tells the app and its settings apart (recognise/fingerprint.ts).
 * @returns the deployment, or undefined if nothing can be in flight.
 * @throws StepFailure if it cannot be found out whether there is one; Interrupted.
 */
async function attach(run, app, key) {
    const { inputs, edges, update } = run;
    const { log, clock } = edges;
    if (app.kind === 'source' || !inputs.attach)
        return undefined;
    run.enter({ kind: 'attaching' });
    const earlier = await edges.earlier.find(edges.cancel, inputs.timeoutMs);
    const { stores } = earlier;
    const all = stores.flat();
    const isOfApp = ({ app: one }) => one === key || one === resume_record/* ANY_APP */.RI;
    if (all.some((one) => one.kind !== 'refuted' && isOfApp(one))) {
        log.info('An earlier attempt of this job may have left a deployment in flight: comparing its package with this one');
        const began = clock.now();
        const pack = await packForDigest(run, app);
        const packMs = clock.now() - began;
        const left = leftOpen(stores, (one) => isOfApp(one) && (one.digest === '' || `sha256:${one.digest}` === pack.digest));
        // Whatever else the service has told an id of, is of another app, package or run.
        const known = all.flatMap((one) => (one.kind === 'known' ? [one.id] : []));
        const others = [...earlier.others, ...known, ...left.refuted];
        const limit = (0,time_limit/* startTimeLimit */.r)(edges, inputs.timeoutMs); // now, because packing takes nothing of "timeout"
        const found = await inFlight(run, { ...left, others }, pack.digest, limit).catch((thrown) => {
            throw isDeadline(thrown) ? overdueFailure(left, limit) : thrown;
        });
        if (found !== undefined) {
            logPackage(pack, packMs, log, update);
            const { record, loss } = found;
            log.info(`Going on with deployment ${record.id} of an earlier attempt ("${record.status}"): nothing is sent again`);
            update({ record, attached: true, ...(loss === undefined ? {} : recognisedAfter(loss)) });
            return { record, isRecognised: loss !== undefined };
        }
        log.info('No deployment of an earlier attempt with this package is in flight, or runs for this version');
    }
    if (earlier.unread !== undefined)
        throw unreadRecordsFailure('earlier attempts of this job', `GitHub: ${earlier.unread}`);
    return undefined;
}
function recognisedAfter({ since, until }) {
    return { sentAt: new Date(since).toISOString(), recognised: { until: new Date(until).toISOString() } };
}
/** The first deployment that is still in flight, or undefined if there is none. */
async function inFlight(run, { known, losses, others }, digest, limit) {
    const { log } = run.edges;
    /** Whether a record is of this package, and has all variables that are to be sent. */
    const isOurs = (record, hasDigest) => (record.checksum === undefined ? hasDigest : isOfPackage(record, digest)) &&
        missingVariables(run.inputs.envVars, record).length === 0;
    for (const { id, hasDigest, loss } of known) {
        const fate = await fateOf(id, run.edges, limit);
        if (fate.kind === 'known' && fate.record.status === 'running' && isOurs(fate.record, hasDigest)) {
            const naming = await namedBy(run, id, limit);
            if (naming.kind === 'named')
                return { record: fate.record, ...(loss === undefined ? {} : { loss }) };
            log.info(`Deployment ${id} of an earlier attempt is "running", but ${naming.why}`);
            continue;
        }
        if (fate.kind === 'known' && (0,records_deployment/* isInFlight */.wn)(fate.record.status)) {
            const { record } = fate;
            if (hasDigest || isOfPackage(record, digest))
                return { record, ...(loss === undefined ? {} : { loss }) };
            if (record.checksum === undefined)
                throw unknownPackageFailure(id);
            log.info(`Deployment ${id} of an earlier attempt is of another package`);
            continue;
        }
        if (fate.kind === 'refused' || fate.kind === 'unknown')
            throw unknownFateFailure(id, fate);
        log.info(fate.kind === 'gone'
            ? `The service does not know deployment ${id} of an earlier attempt any more`
            : `Deployment ${id} of an earlier attempt is "${fate.record.status}"`);
    }
    const handled = [...others, ...known.map(({ id }) => id)];
    for (const loss of losses) {
        const found = await findLost(run, loss, { digest, others: handled }, limit);
        if (found.kind === 'ours')
            return { record: found.record, loss };
        if (found.kind !== 'none')
            throw lossFailure(found);
    }
    return undefined;
}
function isDeadline(thrown) {
    return (thrown instanceof failures_interruption/* Interrupted */.j$ ? thrown.reason : thrown) instanceof failures_interruption/* DeadlineReached */.h_;
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/preview/left-preview.js
var left_preview = __webpack_require__(400);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/create-form.js
/** The text fields of POST /deployments (API \u00a74.5), in the order in which they are sent; the package comes last. */
function createFields(inputs) {
    const { app, version, region, force, envVars, envVarsEncoding } = inputs;
    return [
        app.kind === 'source' ? { name: 'source', text: app.json } : { name: 'entrypoint_rel_path', text: app.entrypoint },
        ...(version === '' ? [] : [{ name: 'version', text: version }]),
        { name: 'region', text: region },
        { name: 'force', text: String(force) },
        ...(envVars.length === 0
            ? []
            : envVarsEncoding === 'json'
                ? [{ name: 'env_vars', text: JSON.stringify(Object.fromEntries(envVars)) }]
                : envVars.map(([name, value]) => ({ name: `env_vars[${name}]`, text: value }))),
    ];
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/recover.js







/**
 * Milliseconds before each look at the list: a gateway may give up while the service behind it is still working. The
 * looks come at different parts of a second, because the service's clock is only told in whole ones.
 */
const LOOKS_MS = [0, 350, 2_350];
/** Milliseconds that all looks together may take, in case the service does not respond any more. */
const recover_LOOKING_MS = 30_000;
/**
 * Asks the service, after an ambiguous POST, whether the deployment exists. If the response told an id, no other is taken for it.
 * @param shown what the list has shown while the response was awaited. Default: nothing.
 * @throws Interrupted if the job was cancelled; StepFailure `cancelled` if there is something to name by then.
 */
async function recover(ambiguity, search, edges, shown = new Shown()) {
    const { cancel, log } = edges;
    log.info(`${ambiguity.message} Asking the service which deployments it has.`);
    // The request may have taken all of "timeout": the looks have a time of their own.
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, recover_LOOKING_MS, 'the 30 s for looking it up');
    if (ambiguity.told !== undefined)
        shown.tell(ambiguity.told.id);
    const found = await lookSeveralTimes(edges, search, limit, shown).catch((thrown) => {
        if (cancel.aborted) {
            const { told } = ambiguity;
            throw (0,cancelled_request/* cancelledLook */.d)('deployment', ambiguity, shown.ids) ?? new failures_interruption/* Interrupted */.j$('all', cancel.reason, { told });
        }
        if (!limit.signal.aborted)
            throw thrown;
        const why = `No response in ${(0,format/* formatDuration */.a3)(recover_LOOKING_MS)}. ${(0,created/* mayBe */.H)('deployment', shown.ids)}`.trimEnd();
        return { kind: 'unknown', why };
    });
    if (found.kind === 'ours') {
        log.info(`The service lists exactly one deployment that is this request's, ${found.record.id}: going on with it`);
        return { kind: 'found', record: found.record };
    }
    return { kind: 'open', failure: ambiguity.with({ message: `${ambiguity.message} ${findingOf(found)}` }) };
}
async function lookSeveralTimes(edges, search, options, shown) {
    let found = { kind: 'none' };
    for (const wait of LOOKS_MS) {
        if (wait > 0)
            await edges.clock.sleep(wait, options.signal);
        found = await lookUp(edges, search, options, shown);
        if (found.kind === 'unknown' || (found.kind === 'ours' && !found.isEarly))
            break;
    }
    return found;
}
function findingOf(found) {
    switch (found.kind) {
        case 'none':
            return 'The service lists no deployment that can be this one.';
        case 'unknown':
            return `It could not be looked up either: ${found.why}`;
        case 'unproven':
            return (0,created/* mayBe */.H)('deployment', found.ids);
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/create.js









/**
 * Creates the deployment: POST /deployments, once. The package is packed while it is sent, and is not written to disk. Where
 * nobody knows whether the service has carried out the request, the deployment is looked up in the service's list.
 * @throws StepFailure; Interrupted.
 */
async function create(run, app) {
    const { inputs, edges, update } = run;
    const { clock, log, deployments, cancel } = edges;
    run.enter({ kind: 'sending' });
    const began = clock.now();
    const elapsed = () => clock.now() - began;
    let made;
    const onCreated = (record) => {
        if (made !== undefined)
            return; // of an early response, while the rest was packed for its digest
        made = { record, at: clock.wall() };
        log.info(`Created deployment ${record.id} in ${(0,format/* formatDuration */.a3)(elapsed())}`); // first: no later error can hide it
        update({ record });
        (0,left_preview/* keepPreview */.uW)(run, record.id, made.at);
    };
    warnOfReserved(inputs, log);
    log.info(DOING[app.kind]);
    update({ sentAt: new Date(clock.wall()).toISOString() });
    const sent = app.kind === 'source' ? undefined : packagePart(run, app, elapsed);
    try {
        const leftMs = () => inputs.timeoutMs - elapsed();
        const file = sent === undefined ? {} : { file: sent.part };
        const record = await deployments.create({
            fields: createFields(inputs),
            ...file,
            onCreated,
            signal: cancel,
            leftMs,
        });
        onCreated(record);
        update({ record, timings: { upload: elapsed() } });
        return { record, isRecognised: false, ...(made === undefined ? {} : { madeAt: made.at }) };
    }
    catch (thrown) {
        sent?.stopProgress();
        const digest = sent?.digest();
        if (!(thrown instanceof failures_failure/* StepFailure */.pH) || thrown.kind !== 'ambiguous' || digest === undefined)
            throw thrown;
        const recovery = await recover(thrown, searchFor(inputs, digest, elapsed, elapsed()), edges);
        if (recovery.kind !== 'found')
            throw recovery.failure;
        const { record } = recovery;
        log.info(`Created deployment ${record.id} in ${(0,format/* formatDuration */.a3)(elapsed())}`);
        update({
            record,
            recognised: { until: new Date(clock.wall()).toISOString() },
            timings: { upload: elapsed() },
        });
        return { record, isRecognised: true };
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
function packagePart({ inputs, edges, update }, app, elapsed) {
    const { workspace, clock, log, cancel } = edges;
    const isReady = app.kind === 'package';
    const made = isReady ? app.ready : workspace.stream(app.files, { level: inputs.compressionLevel, signal: cancel });
    let isWhole = false;
    const stopProgress = clock.every(PROGRESS_MS, () => {
        const progress = made.progress();
        if (!isWhole)
            log.info(isReady ? sendingLine(progress.size, app.ready.size, elapsed()) : progressLine(progress, elapsed()));
    });
    async function* open() {
        const isFirst = made.facts() === undefined;
        isWhole = false;
        yield* made.open();
        isWhole = true;
        const facts = made.facts();
        if (isFirst && facts !== undefined)
            logPackage(factsOf(facts), elapsed(), log, update);
    }
    const part = { filename: 'app.zip', type: 'application/zip', ...(isReady ? { size: app.ready.size } : {}), open };
    return { part, digest: () => made.facts()?.digest, stopProgress };
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/open-ready.js



/**
 * Opens the ready package and checks it: everything is known of it before anything is sent.
 * @throws StepFailure; Interrupted.
 */
async function openReady({ edges, update }, { file, entrypoint }) {
    const { workspace, log, cancel } = edges;
    const ready = await workspace.openPackage(file, { entrypoint, signal: cancel });
    const facts = { ...factsOf(ready), isReady: true };
    update({ package: facts });
    const { title, lines } = readyGroup(file, facts);
    log.group(title, lines);
    if (ready.secrets.length > 0)
        warnOfSecrets(ready.secrets, log);
    return { kind: 'package', entrypoint, ready };
}
function warnOfSecrets(secrets, log) {
    const total = secrets.reduce((sum, { count: number }) => sum + number, 0);
    log.warning(`The package holds ${(0,format/* count */.U9)(total, 'file')} that would be left out of a directory, and is sent as it is. If one holds a secret, make the package anew without it, and exchange the secret.`, { title: 'Names that look like secrets', lines: selectionGroup(total, secrets).lines });
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/steps/select.js




/** Selects the files to pack, or opens the ready package, and checks that the entrypoint is among the files. */
async function select_select(run) {
    const { inputs, edges, update } = run;
    const { app } = inputs;
    if (app.kind === 'source')
        return { kind: 'source' };
    if (app.kind === 'package')
        return openReady(run, app);
    const { workspace, log, cancel } = edges;
    const directory = workspace.locate(app.directory);
    update({ base: directory.base });
    const selection = await workspace.select(directory, inputs.exclude, app.entrypoint);
    cancel.throwIfAborted();
    const { files, leftOut } = selection;
    log.debug(ignoreFilesLine(selection.ignoreFiles));
    update({ leftOut });
    if (files.length === 0) {
        const rules = leftOut.map(({ rule }) => rule).join('; ');
        throw new failures_failure/* InputFailure */.RP('directory', `is "${app.directory}", and nothing in it is left to pack${rules === '' ? '' : ` (left out: ${rules})`}`, 'a folder with at least the entrypoint in it');
    }
    workspace.requireEntrypoint(directory, selection, app.entrypoint);
    const { title, lines } = selectionGroup(files.length, leftOut);
    if (lines.length === 0)
        log.info(title);
    else
        log.group(title, lines);
    select_warnOfSecrets(leftOut, log);
    if (selection.takenBack.length > 0)
        log.info(`Taken back, though left out by default: ${(0,format/* listFirst */.rL)(selection.takenBack, select_SHOWN)}`);
    if (selection.modes !== undefined)
        log.info(modesLine(selection.modes));
    return { kind: 'directory', entrypoint: app.entrypoint, files };
}
/** Names that a message shows. */
const select_SHOWN = 20;
function select_warnOfSecrets(leftOut, log) {
    const names = leftOut.filter(({ secret }) => secret).flatMap(({ examples }) => examples);
    if (names.length === 0)
        return;
    log.warning(`${(0,format/* count */.U9)(names.length, 'file')} that may hold secrets ${names.length === 1 ? 'is' : 'are'} left out of the package: ${(0,format/* listFirst */.rL)(names, select_SHOWN)}. To pack one all the same, name it in "exclude": "!${names[0]}". To be rid of this warning, name it in an ignore file.`, { title: 'Left out: may hold secrets' });
}

// EXTERNAL MODULE: ./lib/src/actions/step/poll.js
var poll = __webpack_require__(1139);
// EXTERNAL MODULE: ./lib/src/actions/step/follow-log.js
var follow_log = __webpack_require__(9472);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/wait/app-stream.js


/** It reads nothing before `log.begin()`. @param state called with each status that the stream tells. */
function openAppStream({ edges, update }, id, limit, state) {
    const file = edges.lineFile('app-log', "The app's log");
    let apps = [];
    let appLogFile;
    const log = new follow_log/* FollowedLog */.H(id, edges, limit, {
        state,
        text(text) {
            file.add(text);
            if (file.path === appLogFile || file.path === undefined)
                return;
            appLogFile = file.path;
            update({ appLogFile });
        },
        app(app) {
            // A stream that is opened again may tell everything again.
            if (apps.length === MOST_APPS || apps.some(({ name }) => name === app.name))
                return;
            apps = [...apps, app];
            update({ apps });
        },
    });
    return {
        log,
        get apps() {
            return apps;
        },
        async end() {
            await log.end();
            file.close();
        },
    };
}

// EXTERNAL MODULE: ./lib/src/actions/step/stack-frames.js
var stack_frames = __webpack_require__(3487);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/wait/on-its-line.js

/**
 * Puts the failure of an app on the line of a packaged file that the last stack names, in the reason or else in the log;
 * it stays as it is where none does.
 * @param lines the last lines of the app's log.
 */
function onItsLine(failure, app, reason, lines) {
    if (app.kind !== 'directory')
        return failure;
    const packaged = new Set(app.files.map(({ path }) => path));
    const frame = (0,stack_frames/* findFrame */.t)([...lines, ...reason.split('\n')], (path) => packaged.has(path));
    return frame === undefined ? failure : failure.with(frame);
}

// EXTERNAL MODULE: ./lib/src/actions/step/status-lines.js
var status_lines = __webpack_require__(538);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/wait/ended-failure.js


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
            advice: 'Somebody or something stopped it at the service: find out who before you deploy again.',
        });
    }
    return new failures_failure/* StepFailure */.pH({
        kind,
        message: `Deployment ${id} failed. ${reason}`,
        advice: statusReason === ''
            ? "Look at the app's log, try the app on your own machine, and push again."
            : 'Fix what the reason names, try the app on your own machine, and push again.',
        ...(entrypoint === undefined ? {} : { file: entrypoint }),
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/wait/status-watch.js



const TONES = { running: 'good', failed: 'bad', stopped: 'bad' };
/** Follows the status from record to record, until it is what the step waits for. */
class StatusWatch {
    #inputs;
    #edges;
    #lines;
    #queueMs;
    constructor(inputs, edges) {
        this.#inputs = inputs;
        this.#edges = edges;
        const isUnknown = (status) => (0,records_deployment/* judgeStatus */.Gh)(status, inputs.waitUntil) === 'unknown-status';
        this.#lines = new status_lines/* StatusLines */.M({ isUnknown, tones: TONES }, edges);
    }
    get #entrypoint() {
        const { app } = this.#inputs;
        return app.kind === 'directory' ? app.entrypoint : undefined;
    }
    /**
     * Processes a record.
     * @returns whether `wait-until` has been reached.
     * @throws StepFailure if the deployment has failed or was stopped.
     */
    isOver(record) {
        this.#report(record);
        this.#lines.note(record);
        switch ((0,records_deployment/* judgeStatus */.Gh)(record.status, this.#inputs.waitUntil)) {
            case 'reached':
                return true;
            case 'failed':
                throw endedFailure('failed', record, this.#entrypoint);
            case 'stopped':
                throw endedFailure('stopped', record, this.#entrypoint);
            default:
                return false;
        }
    }
    heartbeat() {
        this.#lines.heartbeat();
    }
    #report(record) {
        const { elapsed, update } = this.#edges;
        const at = elapsed();
        const hasLeftQueue = record.status !== '' && record.status !== 'queued';
        if (hasLeftQueue && this.#queueMs === undefined)
            this.#queueMs = at;
        const queue = this.#queueMs;
        update({ record, timings: queue === undefined ? {} : { queue, ...(at > queue ? { start: at - queue } : {}) } });
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/wait/wait.js








/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;
/**
 * Polls the record until `wait-until` is reached.
 * @param app what was deployed: an error of the app is put on its line of it.
 * @throws StepFailure `failed`, `stopped`, or the failure that ended polling; the signal's reason at the deadline or a
 * cancel.
 */
async function wait(run, app, { record: created, isRecognised }) {
    const { inputs, edges, update } = run;
    const { clock, log } = edges;
    run.enter({ kind: 'waiting', id: created.id, status: created.status, timeoutMs: inputs.timeoutMs });
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, inputs.timeoutMs);
    const watch = new StatusWatch(inputs, { elapsed: limit.elapsed, log, update });
    const stopHeartbeat = clock.every(HEARTBEAT_MS, () => watch.heartbeat());
    const alarm = new poll/* Alarm */.QE();
    let record = created;
    /** A change that the stream tells makes the next poll immediate; the record still decides. */
    const onState = (status) => {
        if (status !== record.status)
            alarm.ring();
    };
    const stream = isStreamed(inputs) ? openAppStream(run, created.id, limit, onState) : undefined;
    const get = async (options) => {
        const asking = edges.deployments.get(created.id, { ...options, patience: 'to-deadline' });
        stream?.log.begin(); // the first poll goes out before anything else
        return asking;
    };
    const polls = (0,poll/* poll */.wt)({ made: 'deployment', get, intervalMs: inputs.pollIntervalMs, alarm }, limit, edges);
    try {
        // The list identifies it, but may be behind: its status is that of its own record.
        if (isRecognised && inputs.waitUntil !== 'created')
            record = (await polls.next()).value;
        while (!watch.isOver(record))
            record = (await polls.next()).value;
        const missing = missingVariables(inputs.envVars, record);
        if (missing.length > 0)
            throw missingFailure(missing, record, inputs.envVarsEncoding);
        return { record, apps: stream?.apps ?? [] };
    }
    catch (thrown) {
        const hasEnded = thrown instanceof failures_failure/* StepFailure */.pH && (0,records_deployment/* isFinal */.dR)(record.status);
        if (hasEnded)
            await stream?.log.drain();
        if (stream !== undefined)
            update({ appLog: stream.log.lastLines });
        if (!hasEnded || thrown.kind !== 'failed')
            throw thrown;
        throw onItsLine(thrown, app, record.statusReason, stream?.log.searchedLines ?? []);
    }
    finally {
        stopHeartbeat();
        await stream?.end();
    }
}
/** Whether to follow the app's log; not if the step does not wait for the app. */
function isStreamed({ streamLogs, waitUntil }) {
    return streamLogs === 'auto' && waitUntil !== 'created';
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/deploy.js


















/** The whole job. Never throws; the report says how it ended. */
async function deploy(inputs, edges) {
    const { summary, reporting, clock, log, cancel } = edges;
    const began = clock.now();
    let report = redactReport((0,report_report/* startReport */.Fg)(inputs), edges.redact);
    let stage = { kind: 'preparing' };
    const update = (facts) => {
        const timings = { ...report.timings, ...facts.timings };
        report = { ...report, ...redactReport(facts, edges.redact), timings };
        edges.outputs.set((0,report_report/* outputsOf */.Yz)(report));
        reporting.update(report);
    };
    const enter = (next) => {
        stage = next;
        cancel.throwIfAborted();
    };
    try {
        cancel.throwIfAborted();
        reporting.update(report);
        await runSteps({ inputs, edges, update, enter });
        update({ conclusion: 'success' });
    }
    catch (thrown) {
        const failure = failureOf(thrown, stage, report.record);
        (0,end/* logStack */.fk)(log, thrown, failure);
        update({ ...(0,report_report/* failReport */.Ds)(report, failure), endedAt: new Date(clock.wall()).toISOString() });
    }
    logOutcome(report, edges, clock.now() - began);
    await summary.write(() => (0,report_summary/* renderDeploySummary */.AY)(report));
    await reporting.finish(report);
    return report;
}
async function runSteps(run) {
    const computing = run.inputs.dryRun ? undefined : appKey(run.inputs); // beside the selection
    const app = await select_select(run);
    if (computing === undefined)
        return packOnly(run, app);
    const key = await computing;
    const place = placeHash(run.inputs.app);
    run.update({ appKey: key, ...(place === undefined ? {} : { place }) });
    await mark(run);
    const left = await attach(run, app, key);
    const unchanged = left === undefined ? await skip(run, app) : undefined;
    if (unchanged !== undefined)
        return nameApps(run, unchanged);
    const deployment = left ?? (await create(run, app));
    try {
        const reached = await wait(run, app, deployment);
        if (deployment.isRecognised)
            await confirmVersion(run, deployment.record);
        await nameApps(run, reached);
    }
    finally {
        await (0,delete_when_closed/* deleteWhenClosed */.q)(run, deployment);
    }
}
/** Turns whatever ended the job early into a StepFailure. */
function failureOf(thrown, stage, record) {
    const at = stage.kind === 'waiting' ? { ...stage, status: record?.status ?? '' } : stage;
    return interruptionFailure(thrown, at) ?? (0,failures_failure/* toStepFailure */.eG)(thrown, UNEXPECTED[at.kind]);
}
/** The failure kind of an unexpected error at each stage. Once a POST is out it is `ambiguous`; it is never `network`. */
const UNEXPECTED = {
    preparing: 'package',
    attaching: 'ambiguous',
    sending: 'ambiguous',
    waiting: 'ambiguous',
};
/** The last lines of the log: the title, and on failure the one annotation. */
function logOutcome(report, { log }, tookMs) {
    const { failure, record } = report;
    const title = (0,report_summary/* titleOf */.Gg)(report);
    const place = (0,report_report/* blamedPlace */.lL)(report);
    const id = record === undefined ? '' : `, deployment ${record.id}`;
    if (failure === undefined)
        log.info(`${title}${id}, ${(0,format/* formatDuration */.a3)(tookMs)} in all`, 'good');
    else
        (0,end/* logFailure */.H1)(log, failure, { title, ...place });
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
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/src/domain/inputs/project-id.js
var project_id = __webpack_require__(2801);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/entrypoint.js

const ACCEPTED = 'the path of the entry file inside "directory", with forward slashes, e.g. src/app.ts';
/**
 * Checks the input `entrypoint` as a text and drops a leading `./`.
 * @throws InputFailure where it could mean a file outside the directory.
 */
function parseEntrypoint(text) {
    const bad = (problem) => new failures_failure/* InputFailure */.RP('entrypoint', problem, ACCEPTED);
    const path = text.trim().replace(/^(?:\.\/+)+/, '');
    if (path === '')
        throw new failures_failure/* InputFailure */.RP('entrypoint', 'is missing', `${ACCEPTED}, or give "source" instead`);
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
    const bad = (problem) => new failures_failure/* InputFailure */.RP('environment-url', problem, environment_url_ACCEPTED);
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
        throw new failures_failure/* InputFailure */.RP('poll-interval', problem, 'a number of seconds up to "timeout"');
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
        throw new failures_failure/* InputFailure */.RP('allow-fork', `is false, and this "${trigger.eventName}" event comes from a fork: its code would be deployed with the secrets of this repository`, '"true" where you have reviewed the code that is checked out, or the event "pull_request", which gives forks no secrets');
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
        throw new failures_failure/* InputFailure */.RP('report-to', `holds "${unknown}"`, `any of ${notices/* REPORTERS */.P3.join(', ')}, or nothing`);
    }
    return notices/* REPORTERS */.P3.filter((name) => names.includes(name));
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
        const problem = 'is true, and "report-to" does not hold "deployment", where it keeps what was deployed';
        throw new failures_failure/* InputFailure */.RP(name, problem, '"true" with "report-to: check, deployment", or "false"');
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
        throw new failures_failure/* InputFailure */.RP(input, 'holds a line break or another control character', accepted);
    if (line.length > longest)
        throw new failures_failure/* InputFailure */.RP(input, `is ${(0,format/* count */.U9)(line.length, 'character')} long`, accepted);
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
        throw new failures_failure/* InputFailure */.RP('source', 'is given together with "entrypoint"', accepted);
    if (!(0,json/* isObject */.Gv)((0,json/* parseJson */.qF)(source)))
        throw new failures_failure/* InputFailure */.RP('source', 'is not a JSON object', accepted);
    return { kind: 'source', json: source };
}
/** A ready package is sent as it is: an input that describes other files, or changes them, is a mistake. */
function parsePackage(raw, file) {
    const accepted = 'the path of a zip file, with "entrypoint" and without "directory", "source" and "exclude"';
    const bad = (problem) => new failures_failure/* InputFailure */.RP('package', problem, accepted);
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
        throw new failures_failure/* InputFailure */.RP('directory', 'holds a NUL character', 'a folder inside the workspace');
    return text.trim() === '' ? '.' : text.trim();
}
function parseVersion(text) {
    if (/[\r\n\0]/.test(text)) {
        throw new failures_failure/* InputFailure */.RP('version', 'holds a newline or a NUL character', 'any text on one line');
    }
    return text;
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/inputs/secrets.js
var secrets = __webpack_require__(8618);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/inputs/windows-paths.js
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

// EXTERNAL MODULE: ./lib/src/actions/deploy/report/reporting.js + 4 modules
var reporting = __webpack_require__(2728);
;// CONCATENATED MODULE: ./lib/src/actions/deploy/main.js















async function main(host) {
    const runner = (0,runner_runner/* startRunner */.p)(secrets/* secretsOfDeploy */.E, host);
    const parse = (raw) => parseDeployJob(inputsOn(runner.environment.platform, raw), runner.environment.trigger);
    const refuse = (thrown) => refuseDeploy(thrown, runner);
    await runner.run(parse, refuse, async (inputs) => {
        const connection = await (0,transport/* openConnection */.JY)(inputs, runner);
        runner.leaveProcess();
        const reporters = inputs.dryRun ? undefined : (0,open_reporters/* openReporters */.D)(inputs, runner);
        const report = await deploy(inputs, {
            ...runner,
            workspace: openWorkspace(runner.environment),
            deployments: openDeployments(connection),
            apps: (0,apps/* openApps */.F)({ ...connection, note: connection.debug }), // their list never decides alone
            reporting: (0,reporting/* startReporting */.jo)(reporters, runner),
            earlier: openEarlierAttempts(inputs, runner, reporters?.runKey),
            ...openDeploymentLooks(inputs, runner),
            deletion: (0,deployment_deletion/* openDeploymentDeletion */.A)(connection),
            pullState: (0,pull_state/* openPullState */.H)(inputs, runner),
        });
        return report.failure === undefined;
    });
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
/* harmony import */ var _github_open_reporters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3784);
/* harmony import */ var _github_pull_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7614);
/* harmony import */ var _github_reported_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4150);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7095);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8687);
/* harmony import */ var _service_deployment_deletion_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(280);
/* harmony import */ var _inputs_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8618);
/* harmony import */ var _preview_delete_when_closed_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(549);
/* harmony import */ var _preview_left_preview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(400);
/* harmony import */ var _report_reporting_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2728);












/**
 * The post step runs after the job, even if the main step was killed. What it does is told by what the main step has saved;
 * of its own inputs it takes the keys alone.
 */
async function main(host) {
    const runner = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .startRunner */ .p)(_inputs_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .secretsOfDeploy */ .E, host);
    await runner.run((raw) => raw, async () => { }, async (raw) => {
        const githubToken = raw('github-token').trim();
        const kill = endMainStep(runner);
        const gone = await deleteLeftPreview(raw, githubToken, runner);
        const inputs = (0,_github_reported_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readReportInputs */ .g)(runner.state, githubToken);
        if (inputs === undefined)
            return true;
        const main = { ...(0,_report_reporting_js__WEBPACK_IMPORTED_MODULE_11__/* .readMainStep */ .Wn)(runner.state, kill), showsGone: gone !== undefined };
        const reporters = (0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_2__/* .openLeftReporters */ ._)(inputs, runner, main);
        if (reporters !== undefined)
            await (0,_report_reporting_js__WEBPACK_IMPORTED_MODULE_11__/* .closeReports */ .s6)(reporters, runner, kill, gone);
        return true;
    });
}
/** Ends the main step, should it be going on. */
function endMainStep(runner) {
    const now = new Date(runner.clock.wall()).toISOString();
    const began = runner.endLeftProcess();
    if (began === undefined)
        return { now };
    runner.log.info('The deploy was still going on, for nobody had told it that it was cancelled: ended it');
    return { now, ranSince: new Date(began).toISOString() };
}
/** Deletes the preview that a cancelled or killed main step has left, if its pull request is closed. */
async function deleteLeftPreview(raw, githubToken, runner) {
    const left = (0,_preview_left_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .readLeftPreview */ .Mz)(runner.state);
    if (left === undefined)
        return undefined;
    const service = serviceInputs((name) => left.service[name] ?? raw(name), left, runner);
    if (service === undefined)
        return undefined;
    const connection = await (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_5__/* .openConnection */ .JY)(service, runner);
    const outcome = await (0,_preview_delete_when_closed_js__WEBPACK_IMPORTED_MODULE_9__/* .deleteIfClosed */ .n)(left, {
        ...runner,
        pullState: (0,_github_pull_state_js__WEBPACK_IMPORTED_MODULE_3__/* .openPullState */ .H)({ githubToken }, runner),
        deletion: (0,_service_deployment_deletion_js__WEBPACK_IMPORTED_MODULE_7__/* .openDeploymentDeletion */ .A)(connection),
    });
    if (outcome !== 'cancelled')
        (0,_preview_left_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .forgetPreview */ .m6)(runner);
    return outcome === 'deleted' ? left : undefined;
}
/** The inputs that a DELETE needs; where the post step does not have them, a notice. */
function serviceInputs(raw, { id, pullRequest }, runner) {
    try {
        return (0,_domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_1__/* .parseServiceInputs */ .e)(raw);
    }
    catch (thrown) {
        if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH))
            throw thrown;
        runner.log.notice(`Whether the pull request #${pullRequest} is closed was not looked at, and deployment ${id} stays: in the post step of this action ${thrown.message}`);
        return undefined;
    }
}


/***/ }),

/***/ 549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ deleteIfClosed),
/* harmony export */   q: () => (/* binding */ deleteWhenClosed)
/* harmony export */ });
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
/* harmony import */ var _step_poll_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1139);
/* harmony import */ var _step_time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3901);
/* harmony import */ var _left_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);





/** Milliseconds for the DELETE with its retries. */
const DELETING_MS = 60_000;
/** Milliseconds before the next DELETE of one that the service does not know yet, or that is still active. */
const AGAIN_MS = 2_000;
/**
 * Deletes the deployment again where its pull request was closed while it was deployed: whoever deletes the previews of
 * closed pull requests may have come too early for it. Never throws, and never changes how the job ends. After a cancel
 * there is no time for it: then the post step does it.
 */
async function deleteWhenClosed({ inputs, edges, update }, { record: { id }, isRecognised, madeAt }) {
    const { log, environment } = edges;
    const isMadeHere = madeAt !== undefined && !isRecognised;
    const may = (0,_left_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .eligibility */ .GN)({ inputs, trigger: environment.trigger, isMadeHere });
    if (may.kind === 'stays') {
        if (may.why !== '')
            log.info(`Nothing to delete (delete-when-closed): ${may.why}`);
        return;
    }
    const outcome = await deleteIfClosed({ id, pullRequest: may.pullRequest, madeAt: madeAt ?? 0 }, edges);
    if (outcome === 'cancelled')
        return log.info('The post step will look whether the pull request is closed (delete-when-closed)');
    (0,_left_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetPreview */ .m6)(edges);
    if (outcome === 'deleted')
        update({ isGone: true });
}
/** Never throws: what fails becomes a notice or a warning. */
async function deleteIfClosed(preview, edges) {
    const { id, pullRequest } = preview;
    const { log, cancel, pullState } = edges;
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
        await deleteUntilEnded(preview, edges);
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
/**
 * Deletes a deployment until it has ended. The service may not know it everywhere yet: within a minute of its creation a
 * 404 says nothing. Or it has taken the DELETE, and needs a moment for it.
 * @throws StepFailure; Interrupted, or the signal's reason.
 */
async function deleteUntilEnded({ id, madeAt }, edges) {
    const { clock, deletion, log } = edges;
    const limit = (0,_step_time_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .startTimeLimit */ .r)(edges, DELETING_MS, 'the 60 s for deleting it');
    let open;
    try {
        for (;;) {
            const end = await deletion.delete(id, limit);
            open = end.kind === 'open' ? end.failure : undefined;
            const isUnseen = end.kind !== 'open' && end.by === 'missing' && clock.wall() - madeAt < _step_poll_js__WEBPACK_IMPORTED_MODULE_2__/* .GRACE_MS */ .g3;
            if (open === undefined && !isUnseen)
                return;
            const why = isUnseen ? 'the service does not know it (yet)' : 'it is still active';
            log.debug(`Deployment ${id}: ${why}, deleting it again in ${AGAIN_MS / 1_000} s`);
            await clock.sleep(AGAIN_MS, limit.signal);
        }
    }
    catch (thrown) {
        throw open !== undefined && (0,_domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptionOf */ .nS)(thrown)?.by === 'deadline' ? open : thrown;
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

/***/ 400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ eligibility),
/* harmony export */   Mz: () => (/* binding */ readLeftPreview),
/* harmony export */   m6: () => (/* binding */ forgetPreview),
/* harmony export */   uW: () => (/* binding */ keepPreview)
/* harmony export */ });
/* harmony import */ var _domain_records_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
/* harmony import */ var _domain_records_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5699);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);



/**
 * Whether a deployment may be deleted again if its pull request turns out to be closed. A workflow that deploys when a
 * pull request is merged runs on an event that says `closed`: what it deploys always stays.
 */
function eligibility({ inputs, trigger, isMadeHere }) {
    const stays = (why) => ({ kind: 'stays', why });
    if (!inputs.deleteWhenClosed)
        return stays('');
    if (inputs.version.trim() === '' || (0,_domain_records_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isLatest */ .eL)(inputs.version))
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
function keepPreview({ inputs, edges: { state, environment } }, id, madeAt) {
    const may = eligibility({ inputs, trigger: environment.trigger, isMadeHere: true });
    if (may.kind !== 'eligible')
        return;
    const service = { 'base-url': inputs.baseUrl, 'project-id': inputs.projectId };
    state.keep(LEFT_PREVIEW, JSON.stringify({ id, pull_request: may.pullRequest, made_at: madeAt, service }));
}
/** Nothing is left for the post step. */
function forgetPreview({ state }) {
    state.write(LEFT_PREVIEW, '');
}
/** What the main step has left; undefined for nothing. */
function readLeftPreview({ read }) {
    const saved = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(read(LEFT_PREVIEW));
    const [id, pullRequest] = [(0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(saved, 'id'), (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(saved, 'pull_request')];
    if (typeof id !== 'string' || !(0,_domain_records_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isId */ .e)(id) || !Number.isSafeInteger(pullRequest))
        return undefined;
    const service = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(saved, 'service');
    return {
        id,
        pullRequest: pullRequest,
        madeAt: Number((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(saved, 'made_at')) || 0,
        service: service ?? {},
    };
}


/***/ }),

/***/ 1116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ failReport),
/* harmony export */   Fg: () => (/* binding */ startReport),
/* harmony export */   Oi: () => (/* binding */ endOutputs),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   lL: () => (/* binding */ blamedPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
/* harmony import */ var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6012);
/* harmony import */ var _step_failure_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1061);




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
/** The report of a job that ends with a failure. */
function failReport(report, failure) {
    return { ...report, failure, conclusion: (0,_domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusionOf */ .vu)(failure.kind, report.record !== undefined) };
}


/***/ }),

/***/ 2728:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s6: () => (/* binding */ closeReports),
  Wn: () => (/* binding */ readMainStep),
  jo: () => (/* binding */ startReporting)
});

// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(6012);
// EXTERNAL MODULE: ./lib/src/domain/reporting/notices.js
var notices = __webpack_require__(8462);
// EXTERNAL MODULE: ./lib/src/domain/reporting/resume-record.js
var resume_record = __webpack_require__(1308);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
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
/** The view as it is saved for the post step. */
function saveView(view) {
    return { ...view, summary: (0,shorten/* shortenMarkdown */.zU)(view.summary, LONGEST_SUMMARY) };
}
const CONCLUSIONS = ['success', 'failure', 'cancelled', 'timed_out', 'unknown'];
/**
 * Restores the final view that the main step saved, or builds one if the main step was killed before that.
 */
function restoreView(view, record, kill) {
    const last = (0,json/* parseJson */.qF)(view);
    if (isLastWord(last))
        return last;
    const known = (0,json/* parseJson */.qF)(record);
    return lostView((0,json/* isObject */.Gv)(known) ? (0,resume_record/* afterKill */.Pv)(known, kill) : {});
}
/** Whether a saved view is intact. GitHub refuses unknown conclusions. */
function isLastWord(view) {
    if (!(0,json/* isObject */.Gv)(view) || typeof view.title !== 'string' || typeof view.summary !== 'string')
        return false;
    return view.phase === 'ended' && CONCLUSIONS.some((known) => known === view.conclusion) && (0,json/* isObject */.Gv)(view.resume);
}

;// CONCATENATED MODULE: ./lib/src/actions/deploy/report/resume-record.js
/** What a later attempt needs to recognise this deploy, as far as it is known yet. */
function resumeRecordOf(report) {
    const { inputs, appKey: app, place, record, package: pack, marks, sentAt, endedAt, recognised, refuted } = report;
    const until = typeof recognised === 'object' ? recognised.until : endedAt;
    return {
        ...(record === undefined || record.id === refuted ? {} : { deployment_id: record.id }),
        ...(refuted === undefined ? {} : { refuted_id: refuted }),
        ...(pack === undefined ? {} : { package_digest: pack.digest }),
        ...(inputs.version === '' ? {} : { version: inputs.version }),
        ...(inputs.app.kind === 'source'
            ? {}
            : { entrypoint: inputs.app.entrypoint, ...(app === undefined ? {} : { app }) }),
        ...(place === undefined ? {} : { place }),
        ...marks,
        ...(sentAt === undefined || !isLost(report)
            ? {}
            : { lost_since: sentAt, ...(until === undefined ? {} : { lost_until: until }) }),
    };
}
/**
 * Whether there may be a deployment whose id is unknown. While the request is under way that is always so, in case the
 * job is killed; once it has ended, only if the failure says so. One that was recognised may turn out to be another
 * job's, until it is confirmed.
 */
function isLost({ record, recognised, failure }) {
    if (record !== undefined)
        return typeof recognised === 'object';
    if (failure === undefined)
        return true;
    return failure.kind === 'ambiguous' || (failure.kind === 'cancelled' && !failure.retryable);
}

// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/domain/text/sanitize.js
var sanitize = __webpack_require__(5149);
// EXTERNAL MODULE: ./lib/src/actions/deploy/report/report.js
var report_report = __webpack_require__(1116);
// EXTERNAL MODULE: ./lib/src/actions/deploy/report/summary.js + 1 modules
var summary = __webpack_require__(4915);
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
        const record = resumeRecordOf(report);
        const text = JSON.stringify(record);
        if (text !== saved)
            state.write('resume-record', record);
        saved = text;
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
            for (const { message, lines } of (0,notices/* noticesFor */.Zg)(reporters.problems, environment.trigger.hasReadOnlyToken))
                log.notice(message, { lines });
        },
    };
}
/** Whether the job ends with this record. It is then not shown by itself, because `finish` follows at once. */
function isLast({ record, recognised, inputs }) {
    if (typeof recognised === 'object')
        return false; // its own record is asked for first
    const progress = record && (0,deployment/* judgeStatus */.Gh)(record.status, inputs.waitUntil);
    return progress !== undefined && progress !== 'waiting' && progress !== 'unknown-status';
}
/** Reads how far the main step got from the state that it saved for the post step. */
function readMainStep({ read }, kill) {
    return { mayHaveDeployed: (0,resume_record/* tellsOfDeployment */.Ve)(read('resume-record'), kill), hadLastWord: read('view') !== '' };
}
/**
 * Closes the reports that the main step left open, with the main step's final view if it saved one.
 * @param gone the pull request whose preview the post step has deleted.
 */
async function closeReports(reporters, { log, state, environment }, kill, gone) {
    const last = restoreView(state.read('view'), state.read('resume-record'), kill);
    const view = gone === undefined ? last : goneView(last, gone.pullRequest);
    const doing = state.read('view') === '' ? 'Closing what the main step left open' : 'Making sure that this is shown';
    log.info(`${doing}: ${view.title}`);
    reporters.show(view);
    await reporters.settled(PATIENCE_POST_MS);
    for (const { message, lines } of (0,notices/* noticesFor */.Zg)(reporters.problems, environment.trigger.hasReadOnlyToken))
        log.notice(message, { lines });
}


/***/ }),

/***/ 4915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AY: () => (/* binding */ renderDeploySummary),
  $W: () => (/* binding */ renderRefusal),
  Gg: () => (/* binding */ titleOf)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(1239);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(9259);
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
    return `**Invoke it with:**\n\n${(0,markdown/* codeBlock */.DV)(step)}`;
}
/** What a workflow may hold as it is: no `\${{`, no quotes, nothing that looks like something else. */
const PLAIN = /^[\p{L}\p{N}_.:@/ -]{1,200}$/u;
/** A text in double quotes; `\u2026` for one that a reader had better not paste. */
function inYaml(text) {
    return `"${PLAIN.test(text) ? text : '\u2026'}"`;
}

// EXTERNAL MODULE: ./lib/src/actions/deploy/report/report.js
var report = __webpack_require__(1116);
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

/***/ 1308:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pv: () => (/* binding */ afterKill),
/* harmony export */   RI: () => (/* binding */ ANY_APP),
/* harmony export */   Ve: () => (/* binding */ tellsOfDeployment),
/* harmony export */   YQ: () => (/* binding */ redactResumeRecord),
/* harmony export */   hP: () => (/* binding */ readUncompleted),
/* harmony export */   i7: () => (/* binding */ toExternalId),
/* harmony export */   rD: () => (/* binding */ readPayload),
/* harmony export */   v: () => (/* binding */ readExternalId),
/* harmony export */   w0: () => (/* binding */ isExternalIdOf)
/* harmony export */ });
/* harmony import */ var _records_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);


/** Redacts the texts of a record that may contain secrets. The other fields are generated by this action. */
function redactResumeRecord(record, redact) {
    const { version, entrypoint } = record;
    return {
        ...record,
        ...(version === undefined ? {} : { version: redact(version) }),
        ...(entrypoint === undefined ? {} : { entrypoint: redact(entrypoint) }),
    };
}
/** Of what may have been sent before it was recorded which app it was. */
const ANY_APP = 'any';
/**
 * Writes the record in one line, as a check run's external id: key of the job, package, app, deployment id, and the time
 * of a lost response. Where that would be more than 255 characters, ids are left out: the one that was refuted first, and
 * the own one only where the time of a loss tells enough.
 * @param own key that distinguishes this job's check runs from others; without blanks.
 */
function toExternalId(own, record) {
    const { package_digest = NONE, app = NONE, deployment_id = NONE, lost_since = NONE, lost_until = NONE } = record;
    const line = (ids) => [own, package_digest.replace(/^sha256:/, ''), app, ids, lost_since, lost_until].join(' ');
    const refuted = record.refuted_id === undefined ? '' : `${REFUTED}${record.refuted_id}`;
    const lines = [`${deployment_id}${refuted}`, deployment_id, ...(lost_since === NONE ? [] : [NONE])].map(line);
    return lines.find(({ length }) => length <= LONGEST_EXTERNAL_ID) ?? lines.at(-1);
}
/** Characters that GitHub takes. */
const LONGEST_EXTERNAL_ID = 255;
const NONE = '-';
/** Before the id of one that was refuted; no id has this character. */
const REFUTED = '!';
/** Key, package, app, deployment, and the two ends of a loss. */
const EXTERNAL_ID_PARTS = 6;
/** Whether a check run's external id belongs to the job with this key. */
function isExternalIdOf(own, externalId) {
    return typeof externalId === 'string' && externalId.split(' ')[0] === own;
}
/** Parses the result of {@link toExternalId}; undefined if it names no deployment. */
function readExternalId(externalId) {
    const [, package_digest = '', app = '', ids = '', lost_since = '', lost_until = ''] = String(externalId).split(' ');
    const [deployment_id = '', refuted_id = ''] = ids.split(REFUTED);
    return earlierDeploy({ package_digest, app, deployment_id, refuted_id, lost_since, lost_until });
}
/**
 * Parses the external id of a check run that was never completed: what its job did after that is not told. Where it names no
 * deployment, one may have been requested since.
 * @param startedAt when the check run was made (ISO 8601).
 */
function readUncompleted(externalId, startedAt) {
    const parts = externalId.split(' ');
    const [, digest = '', app = ''] = parts;
    const known = readExternalId(externalId);
    if (known !== undefined || parts.length !== EXTERNAL_ID_PARTS)
        return known;
    const lost = { package_digest: digest, deployment_id: NONE, refuted_id: '', lost_since: startedAt, lost_until: NONE };
    return earlierDeploy({ ...lost, app: app === NONE ? ANY_APP : app });
}
/** Parses a GitHub deployment's payload, a record as JSON; undefined if it names no deployment. */
function readPayload(payload) {
    const record = typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(payload) : payload;
    const text = (name) => {
        const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(record, name);
        return typeof value === 'string' ? value : '';
    };
    return earlierDeploy({
        package_digest: text('package_digest'),
        app: text('app'),
        deployment_id: text('deployment_id'),
        refuted_id: text('refuted_id'),
        lost_since: text('lost_since'),
        lost_until: text('lost_until'),
    });
}
/** Whether a saved record (JSON) names a deployment that a later attempt must know about. */
function tellsOfDeployment(record, kill) {
    const saved = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(record);
    const left = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(saved) ? readPayload(afterKill(saved, kill)) : undefined;
    return left !== undefined && left.kind !== 'refuted';
}
/**
 * The record of a step that was killed, from the last one that it saved. A request under way is over now; it was not
 * sent in whole if its package was not even complete, unless the step went on.
 */
function afterKill(saved, { now, ranSince }) {
    const { lost_since = saved.deployment_id === undefined ? ranSince : undefined, lost_until, ...record } = saved;
    if (lost_since === undefined || (record.package_digest === undefined && ranSince === undefined))
        return record;
    return { app: ANY_APP, ...record, lost_since, lost_until: lost_until ?? now };
}
/** Assumed length in milliseconds of a lost request without a recorded end, because the job was killed. */
const LOST_FOR_MS = 3_600_000;
function earlierDeploy(record) {
    const { app, deployment_id: id } = record;
    const digest = record.package_digest.replace(/^sha256:|^-$/, '');
    if (!/^([0-9a-f]{64})?$/.test(digest) || !(app === ANY_APP || /^[0-9a-f]{16}$/.test(app)))
        return undefined;
    const hasId = (0,_records_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isId */ .e)(id) && id !== NONE;
    const facts = { digest, app, ...((0,_records_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isId */ .e)(record.refuted_id) ? { refutedId: record.refuted_id } : {}) };
    const since = Date.parse(record.lost_since);
    const ended = Date.parse(record.lost_until);
    if (Number.isNaN(since)) {
        if (hasId)
            return { kind: 'known', ...facts, id };
        return facts.refutedId === undefined ? undefined : { kind: 'refuted', ...facts };
    }
    const until = Number.isNaN(ended) ? since + LOST_FOR_MS : ended;
    return { kind: 'lost', ...facts, since, until, ...(hasId ? { recognisedId: id } : {}) };
}


/***/ }),

/***/ 3784:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ openLeftReporters),
  D: () => (/* binding */ openReporters)
});

// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/github/open-github.js + 2 modules
var open_github = __webpack_require__(4666);
// EXTERNAL MODULE: ./lib/src/github/reported-inputs.js
var reported_inputs = __webpack_require__(4150);
// EXTERNAL MODULE: ./lib/node_modules/any-signal/dist/src/index.js
var src = __webpack_require__(6354);
// EXTERNAL MODULE: ./lib/src/domain/backoff.js
var backoff = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/src/github/problem.js
var problem = __webpack_require__(3662);
// EXTERNAL MODULE: ./lib/src/github/rate-limit.js
var rate_limit = __webpack_require__(1113);
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
            const signal = (0,src/* anySignal */.J)([this.#shortened.signal, this.#abandoned]);
            await this.#clock.sleep(left, signal).catch(() => { });
            signal.clear();
        }
    }
}

// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(522);
// EXTERNAL MODULE: ./lib/src/domain/reporting/resume-record.js
var resume_record = __webpack_require__(1308);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
// EXTERNAL MODULE: ./lib/src/github/reporters/reporter.js
var reporter = __webpack_require__(1407);
// EXTERNAL MODULE: ./lib/src/github/reporters/row.js
var reporters_row = __webpack_require__(9440);
// EXTERNAL MODULE: ./lib/src/github/reporters/states.js
var states = __webpack_require__(3388);
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
    const mark = (0,reporters_row/* rowMark */.Ym)(context, view);
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
var comment = __webpack_require__(3225);
// EXTERNAL MODULE: ./lib/src/github/reporters/deployment.js + 2 modules
var deployment = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/src/github/lists.js
var lists = __webpack_require__(9720);
// EXTERNAL MODULE: ./lib/src/github/run-key.js
var run_key = __webpack_require__(574);
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
    const rows = others.flatMap((check) => {
        const row = (0,reporters_row/* readRow */.zK)(check, commentKey);
        return row === undefined ? [] : [madeRow(row, check)];
    });
    return lastAttempts([...rows, madeRow({ ...own, link: (0,response/* pageIn */.n9)(ownCheck) ?? own.link }, ownCheck)]);
}
function madeRow(row, check) {
    const run = (0,run_key/* runOf */.ng)((0,json/* field */.ZZ)(check, 'external_id'));
    return { row, id: (0,response/* idIn */.DG)(check) ?? 0, job: run === undefined ? undefined : `${run} ${row.name}` };
}
/** Attempts of one run may have run on machines whose clocks differ: GitHub has made the later one's check run later. */
function lastAttempts(made) {
    const last = new Map();
    for (const { job, id } of made)
        last.set(job, Math.max(last.get(job) ?? 0, id));
    return made.filter(({ job, id }) => job === undefined || id === last.get(job)).map(({ row }) => row);
}
/** @returns undefined if GitHub refuses them. */
async function listChecks(api, ref) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    try {
        return (await (0,lists/* allPages */.S4)(api, BOUNDS, route, { ref, filter: 'all' }, 'check_runs')).items;
    }
    catch (thrown) {
        if ((0,response/* isRefusal */.vu)(thrown))
            return undefined;
        throw thrown;
    }
}

;// CONCATENATED MODULE: ./lib/src/github/reporters/comment-move.js
/** Writes of one job, of its post step too: many jobs that end together must not exceed GitHub's 80 writes a minute. */
const MOST_WRITES = 2;
/** Decides what a job does next about the shared comment. */
function nextMove({ comment, made, writes, isFirstRound, isFirst }) {
    const mayWrite = writes < MOST_WRITES;
    if (comment !== undefined && made !== undefined && comment.id !== made && mayWrite)
        return { kind: 'remove-own', id: made };
    if (comment?.isRight)
        return { kind: 'keep', id: comment.id };
    if (!mayWrite)
        return { kind: 'give-up' };
    if (comment !== undefined)
        return { kind: 'update', id: comment.id };
    return isFirstRound && !isFirst ? { kind: 'leave' } : { kind: 'create' };
}

// EXTERNAL MODULE: ./lib/src/github/reporters/comment-place.js
var comment_place = __webpack_require__(1615);
;// CONCATENATED MODULE: ./lib/src/github/reporters/comment-writes.js




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
/** Removes the comment that this job has made: an older one is there. */
async function removeOwn(context, made) {
    await write(context, () => remove(context, made), () => undefined);
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

// EXTERNAL MODULE: ./lib/src/github/reporters/table.js
var table = __webpack_require__(6948);
;// CONCATENATED MODULE: ./lib/src/github/reporters/shared-comment.js







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
    const { slot } = context;
    const hasCheckRows = await context.checkShown();
    const own = (0,reporters_row/* ownRow */.F8)(context, view);
    const isPost = slot.read()?.looked === true;
    const isSecondLook = isPost || (slot.read()?.writes ?? 0) > 0;
    let result = { isOver: false };
    for (let round = 0; round < MOST_ROUNDS && !result.isOver; round++) {
        const { body, ...found } = await look(context, own, place, hasCheckRows);
        const move = nextMove({ ...found, isFirstRound: round === 0 });
        result = await carryOut(context, move, { place, body, isSecondLook });
    }
    const { refusal } = result;
    const state = slot.read();
    // The post step looks once more, if it may still write.
    const mayWrite = refusal === undefined && (state?.writes ?? 0) < MOST_WRITES;
    slot.write({ ...state, open: !isPost && mayWrite, looked: true });
    if (refusal !== undefined)
        throw new response/* ListedButGone */.IR(refusal);
}
/** Reads the rows and the comment, and renders the text that the comment is to have. */
async function look(context, own, place, hasCheckRows) {
    const ofChecks = hasCheckRows ? await readCheckRows(context, own) : undefined;
    const rows = ofChecks ?? [{ ...own, isAlone: true }];
    const { id: made, writes = 0 } = context.slot.read() ?? {};
    const oldest = await (0,comment_place/* findComment */.h1)(context, place);
    // GitHub's list may lag behind: the own comment is there all the same.
    const comment = oldest ?? (made === undefined ? undefined : { id: made, body: '', comment: undefined });
    (0,comment_place/* announce */.iP)(context, comment?.comment);
    const body = (0,table/* renderTable */.bo)(context.commentKey, rows, comment?.body ?? '', ofChecks !== undefined);
    return {
        body,
        comment: comment && { id: comment.id, isRight: (0,table/* isSameText */.cZ)(comment.body, body) },
        made,
        writes,
        isFirst: isFirst(own, rows),
    };
}
async function carryOut(context, move, { place, body, isSecondLook }) {
    const { pause } = context;
    switch (move.kind) {
        case 'remove-own':
            await removeOwn(context, move.id);
            return { isOver: false };
        case 'keep':
            if (isSecondLook)
                await removeYounger(context, { ...place, after: move.id });
            return { isOver: true };
        case 'give-up':
            return { isOver: true };
        case 'leave':
            await pause(LEAVE_MS, LEAVE_SPREAD_MS);
            return { isOver: false };
        case 'create':
            await create(context, place.issue, body);
            await pause(LOOK_AGAIN_MS, LOOK_AGAIN_SPREAD_MS);
            return { isOver: false };
        case 'update': {
            const refusal = await update(context, move.id, body);
            await pause(LOOK_AGAIN_MS, LOOK_AGAIN_SPREAD_MS);
            return { isOver: false, refusal };
        }
    }
}
/** Whether this job's name is the first of all: then it makes the comment at once, and the others find it. */
function isFirst(own, rows) {
    return rows.every(({ name }) => own.name <= name);
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
            slot.write({ open: !ended, shown: true });
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/github/reporters/reporters.js










const MAKERS = {
    check: checkReporter,
    status: statusReporter,
    deployment: deployment/* deploymentReporter */.F,
    comment: (context) => (context.commentKey === '' ? (0,comment/* commentReporter */.JL)(context) : sharedCommentReporter(context)),
};
/**
 * The reporters of a job. Each has its own lane: a new view waits until the current one is sent, and only the newest
 * waiting view is kept. Nothing here throws, because a problem at GitHub must not fail the deploy.
 */
class Reporters {
    /** See {@link ReporterContext}. */
    runKey;
    #lanes;
    #clock;
    #gate;
    #abandoned = new AbortController();
    constructor({ names, hasCheck, clock, connect, slot, ...shared }) {
        this.#clock = clock;
        this.runKey = shared.runKey;
        this.#gate = new RateLimitGate(clock, this.#abandoned.signal);
        let api;
        const checkShown = async () => {
            const lane = this.#lanes[names.indexOf('check')];
            await lane?.idle;
            return hasCheck && lane?.problem === undefined;
        };
        const pause = (ms, spread) => clock.sleep(ms + clock.random() * spread, this.#abandoned.signal);
        const slots = new Map(names.map((name) => [name, slot(name)]));
        this.#lanes = names.map((name) => {
            const own = slots.get(name);
            const make = async () => {
                api ??= connect(this.#abandoned.signal);
                return MAKERS[name]({ ...shared, checkShown, pause, api: await api, slot: own });
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
        const signal = (0,src/* anySignal */.J)([early.signal, enough]);
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

;// CONCATENATED MODULE: ./lib/src/github/open-reporters.js





const RUN_KEY = 'reporters';
const BEGAN = 'began';
/** Opens the reporters that the inputs ask for. Undefined if there are none, or if something they need is missing. */
function openReporters(inputs, edges) {
    if (inputs.reportTo.length === 0)
        return undefined;
    const github = withCommit((0,open_github/* openGitHub */.o)(inputs, edges), edges.environment.trigger);
    if (github.kind === 'missing') {
        edges.log.info(`Not shown on the commit or pull request: ${github.why}`);
        return undefined;
    }
    const runKey = (0,run_key/* newRunKey */.r9)(edges.environment.runId);
    edges.state.keep(RUN_KEY, runKey);
    // Read once: a step does not see what it has saved itself, and the post step must find the same time.
    const began = edges.clock.wall();
    edges.state.keep(BEGAN, String(began));
    (0,reported_inputs/* saveReportInputs */.V)(inputs, edges);
    return reporters(inputs, edges, { names: inputs.reportTo, runKey, began, connect: github.connect });
}
function withCommit(github, { commit }) {
    return github.kind === 'ready' && commit === '' ? { kind: 'missing', why: 'the event has no commit' } : github;
}
/** The reporters that store the resume record for later attempts. */
const KEEPERS = ['check', 'deployment'];
/** Opens the reporters that the main step left open or that still lack its resume record; undefined if there are none. */
function openLeftReporters(inputs, edges, main) {
    const { state } = edges;
    const began = Number(state.read(BEGAN)) || edges.clock.wall();
    const runKey = state.read(RUN_KEY);
    const open = inputs.reportTo.filter((name) => {
        const slot = readSlot(state, name);
        if (main.showsGone && (slot?.id !== undefined || slot?.shown))
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
    const github = (0,open_github/* openGitHub */.o)(inputs, edges);
    if (github.kind === 'missing') {
        edges.log.info(`What the main step left open stays so: ${github.why}`);
        return undefined;
    }
    return reporters(inputs, edges, { names: open, runKey, began, connect: github.connect });
}
function reporters(inputs, edges, own) {
    const { environment, state, outputs, log, clock, redactName } = edges;
    return new Reporters({
        ...own,
        hasCheck: inputs.reportTo.includes('check'),
        clock,
        sha: environment.trigger.commit,
        pullRequest: environment.trigger.pullRequest,
        runUrl: environment.runUrl,
        reportName: redactName(inputs.reportName),
        environment: redactName(inputs.environment),
        commentKey: redactName(inputs.commentKey),
        environmentUrl: redactName(inputs.environmentUrl),
        slot: (name) => {
            let slot = readSlot(state, name);
            return {
                read: () => slot,
                write(next) {
                    if (JSON.stringify(next) === JSON.stringify(slot))
                        return;
                    slot = next;
                    state.write(name, next);
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
        ...(saved.shown === true ? { shown: true } : {}),
        ...(saved.looked === true ? { looked: true } : {}),
    };
}


/***/ }),

/***/ 4150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ saveReportInputs),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8462);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);


const NAME = 'report-inputs';
/**
 * Saves the inputs about reporting for the post step. Its own may be others: in a composite action that another one uses,
 * the runner evaluates them once more, and some of what they are made of is gone by then.
 */
function saveReportInputs({ reportTo, reportName, environment, commentKey, environmentUrl }, { state, redactName }) {
    const names = [reportName, environment, commentKey, environmentUrl].map(redactName);
    state.keep(NAME, JSON.stringify([reportTo, ...names]));
}
/** What the main step has saved so; undefined where it has reported nothing. */
function readReportInputs({ read }, githubToken) {
    const saved = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(read(NAME));
    if (!Array.isArray(saved))
        return undefined;
    const [to, reportName = '', environment = '', commentKey = '', environmentUrl = ''] = saved;
    const reportTo = _domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTERS */ .P3.filter((name) => Array.isArray(to) && to.includes(name));
    return { reportTo, reportName, environment, commentKey, environmentUrl, githubToken };
}


/***/ }),

/***/ 9328:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ deploymentReporter),
  k: () => (/* binding */ runKeyOf)
});

// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
// EXTERNAL MODULE: ./lib/src/github/app-deployments.js
var app_deployments = __webpack_require__(9339);
// EXTERNAL MODULE: ./lib/src/github/lists.js
var lists = __webpack_require__(9720);
// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(522);
// EXTERNAL MODULE: ./lib/src/domain/records/version.js
var records_version = __webpack_require__(5699);
;// CONCATENATED MODULE: ./lib/src/github/reporters/environment-url.js

/**
 * Fills in the address of what was deployed.
 * @param template '' for none; `{id}` and `{version}` in it are filled in, percent-encoded.
 * @returns undefined where there is no deployment, or no address to make of it.
 */
function environmentUrlOf(template, { deployment_id, version = '' }) {
    if (template === '' || deployment_id === undefined)
        return undefined;
    const values = { id: deployment_id, version: (0,records_version/* versionLabel */.dp)(version) };
    const filled = template.replaceAll(/\{(id|version)\}/g, (_, name) => encodeURIComponent((values[name] ?? '').toWellFormed()));
    return URL.parse(filled)?.href;
}

// EXTERNAL MODULE: ./lib/src/github/reporters/reporter.js
var reporter = __webpack_require__(1407);
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
        const { deployments, hasMore } = await (0,app_deployments/* listAppDeployments */.C8)(api, context, { per_page: PAGE_SIZE, page });
        for (const { id, payload } of deployments) {
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
            await (0,app_deployments/* makeInactive */.CH)(api, id);
        }
        if (!hasMore)
            return;
    }
}

// EXTERNAL MODULE: ./lib/src/github/reporters/states.js
var states = __webpack_require__(3388);
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
            // Also where it was deleted again: it has taken the former one's place all the same.
            if (ended && view.conclusion === 'success')
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

/***/ 574:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ mayBeOfRun),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   r9: () => (/* binding */ newRunKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

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
    const id = runOf(runKey);
    return id === undefined || runId === '' || id === runId;
}
/** The id of the run that a key begins with, alone or before a blank; undefined if it says nothing of a run. */
function runOf(text) {
    return /^(\d{1,20})-[0-9a-f]{16}(?: |$)/.exec(String(text))?.[1];
}


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
        const { inspect } = await Promise.all(/* import() */[__webpack_require__.e(67), __webpack_require__.e(114)]).then(__webpack_require__.bind(__webpack_require__, 9114)); // loads yauzl, which a deploy of a directory does not need
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
    let real;
    try {
        real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_4___default().resolve(workspace, file));
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real).isDirectory())
            throw bad('which is a folder: "directory" is for those');
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real).isFile())
            throw bad('which is no regular file');
    }
    catch (error) {
        if (error instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .InputFailure */ .RP)
            throw error;
        const { code } = error;
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            throw bad(`which cannot be read (${code})`, error);
        throw bad('which does not exist (was it made, or downloaded, by a step before this one?)', error);
    }
    if (!folders.some((folder) => (0,_select_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)(folder, real)))
        throw bad('which is, or leads, outside the workspace and RUNNER_TEMP');
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
        advice: 'Check its permissions, the disk of the runner, and what else writes there.',
        retryable: true,
        cause: error,
    });
}
function packageChanged() {
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .StepFailure */ .pH({
        kind: 'package',
        message: 'Cannot send the package: it changed between its check and its last byte.',
        advice: 'Let whatever writes to it finish before the deploy.',
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
const SETTLE = 'Let whatever writes to it finish before the deploy, or leave it out with "exclude".';
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
        return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .PackageFailure */ .fs(name, 'its path is too long for this system to open', 'Shorten the names on the way to it, or leave it out with "exclude".', { cause: error });
    const problem = code === 'ENOENT' ? 'it vanished while it was packed' : `it cannot be read (${code})`;
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .PackageFailure */ .fs(name, problem, 'Check its permissions and what else writes there, or leave it out with "exclude".', {
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
/* harmony export */   dJ: () => (/* binding */ isSecretRule),
/* harmony export */   ih: () => (/* binding */ MAY_BE_KEY),
/* harmony export */   jc: () => (/* binding */ holdsPrivateKey),
/* harmony export */   tG: () => (/* binding */ isExample)
/* harmony export */ });
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
/* harmony export */   tG: () => (/* binding */ hasGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7390);
/* harmony import */ var _real_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7340);




const ACCEPTED = 'a folder inside the workspace, relative to it';
/**
 * Finds the input `directory`.
 * @param isTextIn given if the disk does not have links; takes the real path of the workspace.
 * @throws InputFailure if it is missing, a file, in a `.git` folder, or outside the workspace (also through a link).
 */
function locateDirectory(workspace, directory, isTextIn = () => () => false) {
    const bad = (problem, cause) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP('directory', `is "${directory}", ${problem}`, ACCEPTED, { cause });
    const workspaceRoot = realWorkspace(workspace);
    const asked = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(workspace, directory);
    if (!isInside(workspace, asked) && !isInside(workspaceRoot, asked))
        throw bad('which is outside the workspace');
    let root;
    try {
        root = (0,_real_path_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Y)(asked, isTextIn(workspaceRoot)).toString();
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(root).isDirectory())
            throw bad('which is a file');
    }
    catch (error) {
        if (error instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP)
            throw error;
        const { code } = error;
        if (code === 'EACCES' || code === 'EPERM')
            throw bad(`which cannot be read (${code})`, error);
        throw bad('which does not exist (has the workspace been checked out?)', error);
    }
    if (!isInside(workspaceRoot, root))
        throw bad('a link that leads outside the workspace');
    const base = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(workspaceRoot, root).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
    if (hasGit(base))
        throw bad('which is in a .git folder: that is never packed');
    return { root, base, workspace: workspaceRoot };
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
        advice: 'Run this step after actions/checkout, in a job or container that has the workspace of the runner mounted.',
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
        return 'its name holds a control character';
    if (path.includes('\\'))
        return 'its name holds a backslash, which is a folder separator elsewhere';
    if (path.includes('\ufffd'))
        return 'its name is not valid UTF-8';
    if (/(^|\/)\.\.?(\/|$)/.test(path))
        return 'its name holds "." or ".."';
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
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5426);




const ACCEPTED = 'the path of the entry file inside "directory", with forward slashes, e.g. src/app.ts';
/**
 * Checks that the entrypoint is in the package.
 * @throws InputFailure that says why it is not, and names the file for the annotation.
 */
function requireEntrypoint(directory, selection, entrypoint) {
    const failure = entrypointFailure(entrypoint, find(directory, selection, entrypoint));
    if (failure !== undefined)
        throw failure;
}
function find({ root }, selection, entrypoint) {
    if (selection.files.some((file) => file.path === entrypoint))
        return { kind: 'packed' };
    if (selection.files.some((file) => file.path.startsWith(`${entrypoint}/`)))
        return { kind: 'folder' };
    const onDisk = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, entrypoint), { throwIfNoEntry: false });
    if (onDisk !== undefined && selection.leftEntrypoint !== undefined) {
        return { kind: 'left-out', ...selection.leftEntrypoint };
    }
    if (onDisk?.isDirectory())
        return { kind: 'folder' };
    const folded = (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_3__/* .caseFolded */ .VP)(entrypoint);
    const twin = selection.files.find((file) => (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_3__/* .caseFolded */ .VP)(file.path) === folded);
    return twin === undefined ? { kind: 'missing' } : { kind: 'other-case', actual: twin.path };
}
/**
 * The failure for an entrypoint that is not in the package.
 */
function entrypointFailure(path, finding) {
    const bad = (problem) => new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .InputFailure */ .RP('entrypoint', problem, ACCEPTED, { file: path });
    switch (finding.kind) {
        case 'packed':
            return undefined;
        case 'left-out':
            return bad(`is "${path}", which is left out of the package (${finding.rule})${inWords(finding.takeBack ?? [`!${path}`])}`);
        case 'folder':
            return bad(`is "${path}", a folder`);
        case 'other-case':
            return bad(`is "${path}", but the file is called "${finding.actual}": ${differenceOf(path, finding.actual)}`);
        case 'missing':
            return bad(`is "${path}", and there is no such file in the package`);
    }
}
/** Why two names that look alike are two. */
function differenceOf(one, other) {
    return one.normalize('NFC') === other.normalize('NFC')
        ? 'its accents are written in other characters (another Unicode normalization), so copy its name from there'
        : 'upper and lower case matter';
}
function inWords(takeBack) {
    const lines = takeBack.map(quoted);
    if (lines.length === 0)
        return '';
    if (lines.length === 1)
        return `; take it back with exclude: ${lines[0]}`;
    return `; take it back with these lines of exclude: ${lines.join(', ')}`;
}
/** Quotes a line for YAML, where a backslash between double quotes would begin an escape. */
function quoted(line) {
    return line.includes('\\') ? `'${line.replaceAll("'", "''")}'` : `"${line}"`;
}


/***/ }),

/***/ 6081:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ parseExclude),
/* harmony export */   OL: () => (/* binding */ GIT_RULE),
/* harmony export */   a0: () => (/* binding */ parseIgnoreFile),
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
    return parseLines(text, base, (line) => `exclude: ${line}`);
}
function parseLines(text, folder, origin) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n|\r$/) // git reads the last line as if it ended
        .flatMap((line, index) => NO_PATTERN.test(line) || line.length > LONGEST_LINE
        ? []
        : [{ pattern: inFolder(folder, line), origin: origin(line.trim(), index + 1) }]);
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
/** Characters of the longest line that is read: no usable path is as long, and regular expressions have limits. */
const LONGEST_LINE = 32 * 1024;
/**
 * Converts a text to one character per UTF-8 byte, because git matches bytes: `?` and `[!a]` match only one of the bytes
 * of a letter such as `\u00e9`. Bytes above ASCII become private-use characters, which have no special meaning for `ignore`
 * or for regular expressions. So do blanks other than the space, which `ignore` would take off the end of a pattern.
 */
function asBytes(text) {
    if (!ODD.test(text))
        return text;
    return Buffer.from(text)
        .toString('latin1')
        .replace(ODD_BYTE, (byte) => String.fromCharCode(PRIVATE_USE + byte.charCodeAt(0)));
}
const ODD = /[^\0-\x7f]|[\t\v\f\r]/;
const ODD_BYTE = /[\x80-\xff\t\v\f\r]/g;
/** Start of the private-use characters taken here; `ignore` itself uses those before it. */
const PRIVATE_USE = 0xe100;
/** Paths after which the matcher is replaced, because `ignore` caches every tested path for ever. */
const REMEMBERED = 1000;
function matcher() {
    return ignore__WEBPACK_IMPORTED_MODULE_0___default()({ ignorecase: false });
}
function forMatcher({ pattern, origin }) {
    return { pattern: asBytes(pattern), mark: origin };
}
/** Decides which paths are left out. Rules of nested files are added on the way down; `exclude` always comes last. */
class IgnoreRules {
    #rules;
    #last;
    #patterns;
    /** The built-in rules, and the patterns that take them back. */
    #builtIn;
    #tested = 0;
    constructor(rules, last) {
        this.#rules = rules;
        this.#last = last;
        const all = [...rules, ...last];
        this.#patterns = matcher().add(all.map(forMatcher));
        this.#builtIn = ignore__WEBPACK_IMPORTED_MODULE_0___default()({ ignorecase: true }).add([..._built_in_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILT_IN */ .$A, ...all.filter(takesBackByName)].map(forMatcher));
    }
    /** Adds the rules of a nested ignore file. */
    with(nested) {
        return nested.length === 0 ? this : new IgnoreRules([...this.#rules, ...nested], this.#last);
    }
    /**
     * @param path relative to the root, forward slashes, with a trailing slash for a folder.
     * @param holdsKey whether its content is a private key.
     */
    decide(path, holdsKey = () => false) {
        if (++this.#tested % REMEMBERED === 0)
            this.#patterns = matcher().add(this.#patterns);
        // `checkIgnore` would not do: there `dist/**` leaves out `dist/` itself, and so also files that a later rule keeps.
        const { ignored, rule } = this.#patterns.test(asBytes(path));
        if (ignored)
            return { kind: 'out', rule: rule?.mark ?? 'an ignore rule' };
        return (0,_built_in_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeBuiltIn */ .Gz)(path) ? this.builtIn(path, holdsKey) : undefined;
    }
    /** The decision of the built-in rules alone, of which each file and folder on the way has one. See decide. */
    builtIn(path, holdsKey) {
        const { ignored, unignored, rule } = this.#builtIn.test(asBytes(path));
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
    /** The origin of the rule that leaves a path out, or undefined if the path is packed. */
    ruleFor(path) {
        const decision = this.decide(path);
        return decision?.kind === 'out' ? decision.rule : undefined;
    }
    /**
     * The lines of the input `exclude` that take a path back. They also name the left-out folders on the way, because
     * nothing inside a left-out folder can be taken back.
     * @param path see ruleFor.
     * @param base the deployed directory, which `exclude` is relative to.
     */
    takeBack(path, base) {
        const lines = [];
        let rules = this;
        for (const part of wayTo(path, base)) {
            if (rules.ruleFor(part) === undefined)
                continue;
            lines.push(`!${literal(base === '' ? part : part.slice(base.length + 1))}`);
            rules = new IgnoreRules(this.#rules, [...this.#last, ...parseExclude(lines.join('\n'), base)]);
        }
        return lines;
    }
}
/** The folders on the way from `below` to a path, and the path itself, from the top: `a/`, `a/b/`, `a/b/c.ts`. */
function wayTo(path, below) {
    const start = below === '' ? 0 : below.length + 1;
    return [...path.matchAll(/[^/]+(?:\/|$)/g)]
        .map(({ 0: segment, index }) => path.slice(0, index + segment.length))
        .filter((part) => part.length > start);
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
    /**
     * @param name with a trailing slash for a folder.
     * @param takeBack returns the lines of `exclude` that take the entrypoint back; called if it is left out.
     */
    add(rule, name, takeBack) {
        const left = this.#byRule.get(rule) ?? { examples: [], count: 0 };
        left.count++;
        if (left.examples.length < EXAMPLES || (0,_built_in_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretRule */ .dJ)(rule))
            left.examples.push(name);
        this.#byRule.set(rule, left);
        if (name === this.#entrypoint || (name.endsWith('/') && this.#entrypoint.startsWith(name)))
            this.leftEntrypoint ??= { rule, takeBack: takeBack(this.#entrypoint) };
    }
    list() {
        return [...this.#byRule].map(([rule, left]) => ({ rule, ...left, secret: (0,_built_in_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretRule */ .dJ)(rule) }));
    }
}


/***/ }),

/***/ 7340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ realPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** The most texts that are followed in a row: as many links as Linux follows. */
const LONGEST_CHAIN = 40;
/**
 * The real path of a file or folder. A text that is a link in git is followed like one, also if it stands for a folder on
 * the way. On Windows the path is spelled as on disk.
 * @throws the system's error, such as ENOENT; ELOOP if the texts lead in a circle.
 */
function realPath(file, isText) {
    let at = file;
    for (let links = 0; links < LONGEST_CHAIN; links++) {
        const { there, rest } = existingPart(at);
        if (!isFile(there) || !isText(there))
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(at, 'buffer');
        at = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(there), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(there, 'utf8'), rest);
    }
    throw Object.assign(new Error('texts that are links lead in a circle'), { code: 'ELOOP' });
}
/** The real path of the longest part that exists, and the rest, '' if all of it does. */
function existingPart(at) {
    for (let part = at;; part = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(part)) {
        try {
            return { there: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(part), rest: node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(part, at) };
        }
        catch (error) {
            if (part === node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(part))
                throw error;
        }
    }
}
function isFile(at) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at, { throwIfNoEntry: false })?.isFile() ?? false;
}


/***/ })

};
;