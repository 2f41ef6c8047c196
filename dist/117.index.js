"use strict";
exports.id = 117;
exports.ids = [117];
exports.modules = {

/***/ 4660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ startTimeLimit)
/* harmony export */ });
/* harmony import */ var any_signal__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7787);

/**
 * Begins a time limit; a cancel of the job ends it early.
 * @param ms its length in milliseconds.
 * @param limit what sets the limit, as part of a sentence; default: the input `timeout`.
 */
function startTimeLimit({ clock, cancel }, ms, limit) {
    const began = clock.now();
    const elapsed = () => clock.now() - began;
    return {
        signal: (0,any_signal__WEBPACK_IMPORTED_MODULE_0__/* .anySignal */ .J)([cancel, clock.deadline(ms)]),
        elapsed,
        leftMs: () => ms - elapsed(),
        ...(limit === undefined ? {} : { limit }),
    };
}


/***/ }),

/***/ 7628:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** ` (did you mean "check"?)` where a word is close to one of the choices; '' otherwise. */
function didYouMean(text, choices) {
    const word = text.toLowerCase();
    const [nearest] = choices
        .map((choice) => ({ choice, distance: distanceOf(word, choice) }))
        .filter(({ choice, distance }) => distance <= Math.min(2, choice.length / 3) || choice.startsWith(word))
        .toSorted((a, b) => a.distance - b.distance);
    return nearest === undefined || word.length < 2 ? '' : ` (did you mean "${nearest.choice}"?)`;
}
/** Characters to change, add or remove to make one word the other (Levenshtein). */
function distanceOf(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, at) => at);
    for (const [from, sign] of [...one.slice(0, 50)].entries()) {
        const next = [from + 1];
        for (let to = 0; to < other.length; to++) {
            const replaced = row[to] + (sign === other[to] ? 0 : 1);
            next.push(Math.min(replaced, row[to + 1] + 1, next[to] + 1));
        }
        row = next;
    }
    return row.at(-1);
}


/***/ }),

/***/ 7399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   fL: () => (/* binding */ parseSeconds),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4355);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7628);


/** Parses a boolean in the runner's spellings; empty means the default. */
function parseBoolean(raw, name, byDefault = false) {
    const text = raw(name).trim();
    if (text === '')
        return byDefault;
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    if (/^(?:false|False|FALSE)$/.test(text))
        return false;
    throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, `is "${text}"`, 'true or false');
}
/** Parses one of several words; empty means the first. */
function parseChoice(raw, name, choices) {
    const text = raw(name).trim();
    if (text === '')
        return choices[0];
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined)
        throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, `is "${text}"${(0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, choices)}`, choices.join(', '));
    return choice;
}
/** Parses a whole number in decimal digits, without sign, exponent or fraction. */
function parseInteger(raw, name, rule) {
    const text = raw(name).trim();
    if (text === '' && rule.default !== undefined)
        return rule.default;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= rule.least && value <= rule.most)
        return value;
    throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, problemOf(text), `a whole number from ${rule.least} to ${rule.most}`);
}
/**
 * Parses seconds with up to three decimals. Bounds and default are in seconds too.
 * @returns milliseconds.
 */
function parseSeconds(raw, name, rule) {
    const text = raw(name).trim();
    if (text === '' && rule.default !== undefined)
        return rule.default * 1_000;
    const value = /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= rule.least && value <= rule.most)
        return value * 1_000;
    throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, problemOf(text), `a number of seconds from ${rule.least} to ${rule.most}`);
}
function problemOf(text) {
    return text === '' ? 'is missing' : `is "${text}"`;
}


/***/ }),

/***/ 363:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseApps),
/* harmony export */   t: () => (/* binding */ parseAppNames)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8839);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6098);


/** Characters of a text that are kept: names and versions are compared. */
const LONGEST = 4_000;
/** Reads the response of GET /apps; undefined where it is no array. Records that make no sense are passed over. */
function parseApps(body) {
    if (!Array.isArray(body))
        return undefined;
    return body.filter(_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).flatMap((entry) => {
        const names = parseAppNames(entry);
        const { version, deployment } = entry;
        return names === undefined ? [] : [{ ...names, version: text(version), deployment: text(deployment) }];
    });
}
/** Reads the names in a record of an app, or in the event that tells them; undefined where the app has none. */
function parseAppNames({ app_name, actions }) {
    const name = text(app_name);
    if (name === '')
        return undefined;
    const all = Array.isArray(actions) ? actions : [];
    return {
        name,
        actions: all.map((action) => text((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(action) ? action.name : action)).filter((action) => action !== ''),
    };
}
function text(value) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(value, LONGEST);
}


/***/ }),

/***/ 1145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ judgeStatus),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   wn: () => (/* binding */ isInFlight),
/* harmony export */   zi: () => (/* binding */ parseDeployment)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8839);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6098);
/* harmony import */ var _id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1303);



/** The statuses that the specification knows (API §3). */
const STATUSES = ['queued', 'in_progress', 'running', 'failed', 'stopped'];
const MAX_TEXT = 4_000;
/** Reads a deployment record from a parsed body. Unknown fields, and fields of a wrong type, are ignored. */
function parseDeployment(body) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(body))
        return { ok: false, why: 'the body is not a JSON object' };
    if (typeof body.id !== 'string')
        return { ok: false, why: 'the record has no "id"' };
    if (!(0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)(body.id))
        return { ok: false, why: (0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .describeBadId */ .w)(body.id) };
    const text = (name) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(body[name], MAX_TEXT);
    const checksum = checksumOf(text('source_checksum'));
    return {
        ok: true,
        record: {
            id: body.id,
            status: text('status'),
            statusReason: text('status_reason'),
            region: text('region'),
            entrypoint: text('entrypoint_rel_path'),
            createdAt: text('created_at'),
            updatedAt: text('updated_at'),
            ...(checksum === undefined ? {} : { checksum }),
            ...((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(body.env_vars) ? { envNames: Object.keys(body.env_vars) } : {}),
        },
    };
}
/** SHA-256 of no bytes, which is that of no package: a service may tell it of one that it has not processed yet. */
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
function checksumOf(text) {
    const checksum = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toLowerCase();
    return checksum === undefined || checksum === OF_NOTHING ? undefined : checksum;
}
/** Whether the deployment is still in flight. An unknown status counts as in flight. */
function isInFlight(status) {
    return status !== 'running' && !isFinal(status);
}
/** Whether the service will never change the status again. */
function isFinal(status) {
    return status === 'failed' || status === 'stopped';
}
/** Compares a status with the awaited one. `failed` and `stopped` are always final. */
function judgeStatus(status, until) {
    if (status === 'failed' || status === 'stopped')
        return status;
    if (until === 'created')
        return 'reached';
    switch (status) {
        case 'running':
            return 'reached';
        case 'in_progress':
            return until === 'started' ? 'reached' : 'waiting';
        case 'queued':
        case '':
            return 'waiting';
        default:
            return 'unknown-status';
    }
}


/***/ }),

/***/ 1303:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isId),
/* harmony export */   w: () => (/* binding */ describeBadId)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6098);

const ID = /^[A-Za-z0-9_-]{1,128}$/;
/** Whether a text may be used as an id in a path: `..` or `a/b` would reach another resource. */
function isId(text) {
    return ID.test(text);
}
/** Why a record cannot be used, as the end of a sentence. It names the id: nothing else may tell what was made. */
function describeBadId(id) {
    return `the record's "id", "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(id, SHOWN)}", does not match [A-Za-z0-9_-]{1,128}`;
}
/** Characters. */
const SHOWN = 128;


/***/ }),

/***/ 7292:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ versionLabel),
/* harmony export */   e: () => (/* binding */ isLatest)
/* harmony export */ });
/** What the service calls a deployment without a version label, and what callers get who name no version. */
const LATEST = 'latest';
/** The label that the service gives to a deployment with this input `version`. */
function versionLabel(version) {
    return version || LATEST;
}
/** Whether a version is that of callers who name none, in any spelling: a typo must not delete what serves everybody. */
function isLatest(version) {
    return version.trim().toLowerCase() === LATEST;
}


/***/ }),

/***/ 1235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ parseRecord),
/* harmony export */   NG: () => (/* binding */ isOfRun),
/* harmony export */   ZD: () => (/* binding */ hexOf),
/* harmony export */   a9: () => (/* binding */ MAY_EXIST),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   bM: () => (/* binding */ formatRecord),
/* harmony export */   r7: () => (/* binding */ runKey)
/* harmony export */ });
/* harmony import */ var _records_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1303);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8839);


/** The deployment of a request that may have been sent. */
const MAY_EXIST = '?';
/** Stands for '' in the line. */
const NONE = '-';
/** The record as a line of at most 248 characters; GitHub takes 255. */
function formatRecord({ run, setup, digest, deployment }) {
    return [run, setup, digest, deployment].map((part) => part || NONE).join(' ');
}
/** Reads a line of {@link formatRecord}; undefined for anything else, such as the external id of another tool. */
function parseRecord(line) {
    if (typeof line !== 'string')
        return undefined;
    const parts = line.split(' ').map((part) => (part === NONE ? '' : part));
    const [run = '', setup = '', digest = '', deployment = ''] = parts;
    return parts.length === 4 ? validRecord({ run, setup, digest, deployment }) : undefined;
}
/** Reads a record that was stored as JSON, such as a GitHub deployment's payload. */
function readRecord(stored) {
    const text = (name) => {
        const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(stored, name);
        return typeof value === 'string' ? value : '';
    };
    return validRecord({
        run: text('run'),
        setup: text('setup'),
        digest: text('digest'),
        deployment: text('deployment'),
    });
}
function validRecord(record) {
    const { run, setup, digest, deployment } = record;
    const isValid = /^(?:\d{1,20}|run)-[0-9a-f]{16}$/.test(run) &&
        /^(?:[0-9a-f]{16})?$/.test(setup) &&
        /^(?:[0-9a-f]{64})?$/.test(digest) &&
        (deployment === '' || deployment === MAY_EXIST || (0,_records_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isId */ .e)(deployment));
    return isValid ? record : undefined;
}
/**
 * The mark of what one attempt has at GitHub: the id of its run, so that re-runs find what belongs to them, and a random part.
 * @param random 16 hex digits.
 */
function runKey(runId, random) {
    return `${idOf(runId)}-${random}`;
}
/** Whether a key is of an attempt of the run. */
function isOfRun(key, runId) {
    return key.split('-')[0] === idOf(runId);
}
function idOf(runId) {
    return /^\d{1,20}$/.test(runId) ? runId : 'run';
}
/** A digest without its `sha256:`. */
function hexOf(digest) {
    return digest.replace(/^sha256:/, '');
}


/***/ }),

/***/ 1256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ retireFormer),
/* harmony export */   CH: () => (/* binding */ makeInactive),
/* harmony export */   Jd: () => (/* binding */ openNewest),
/* harmony export */   Xb: () => (/* binding */ taskOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1235);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8839);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6393);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6759);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);






/** The task of an app's GitHub deployments: a hash, because the task is shown as text and the name may be long. */
function taskOf(reportName) {
    return `deploy:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(reportName).digest('hex').slice(0, 32)}`;
}
/** How many GitHub deployments of an app are read: the previews of other pull requests are among them. */
const MOST_READ = 100;
/** The newest GitHub deployments of an app, newest first. */
async function readNewest(api, { reportName, environment }) {
    const query = { task: taskOf(reportName), environment, per_page: MOST_READ };
    const list = await api.request('GET /repos/{owner}/{repo}/deployments', query);
    if (!Array.isArray(list) || list.some((one) => (0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .idIn */ .DG)(one) === undefined))
        throw new Error('the response is no list of deployments');
    return (0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .newestFirst */ .ll)(list);
}
/** The states after which a deployment is no longer under way. */
const ENDS = ['success', 'failure', 'error', 'inactive'];
/** How a GitHub deployment ended: the last of its ends; undefined while it is under way. */
async function endOf(api, deployment_id) {
    const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    const list = await api.request(route, { deployment_id, per_page: 100 });
    if (!Array.isArray(list))
        throw new Error('the response is no list of statuses');
    const states = (0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .newestFirst */ .ll)(list).map((status) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(status, 'state'));
    return states.find((state) => ENDS.includes(state));
}
/** Retires one GitHub deployment, and none beside it: `auto_inactive` would go by the environment alone. */
async function makeInactive(api, deployment_id) {
    const route = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    await api.request(route, { deployment_id, state: 'inactive', auto_inactive: false });
}
/** The most former deployments whose state is read: those that failed keep the one that succeeded before them active. */
const MOST_FORMER = 30;
/**
 * Makes the app's former GitHub deployments inactive, back to the first that is so already. A preview retires only those of
 * its own pull request.
 * @param own id of the deployment that has just succeeded.
 */
async function retireFormer(api, app, own) {
    const former = (await readNewest(api, app)).filter((one) => Number((0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .idIn */ .DG)(one)) < own && (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .payloadOf */ .Md)(one), 'pull_request') === app.pullRequest);
    for (const one of former.slice(0, MOST_FORMER)) {
        const id = (0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .idIn */ .DG)(one);
        const end = await endOf(api, id);
        if (end === 'inactive')
            return;
        if (end === 'success')
            await makeInactive(api, id);
    }
}
/** Milliseconds for the look, retries included. */
const LOOKING_MS = 15_000;
function openNewest(inputs, edges) {
    const { redactName } = edges;
    const github = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitHub */ .o)(inputs, edges);
    const app = { reportName: redactName(inputs.reportName), environment: redactName(inputs.environment) };
    return async (signal) => {
        if (github.kind === 'missing')
            return { kind: 'unread', why: github.why };
        try {
            return await github.ask({ signal, withinMs: LOOKING_MS }, async (api) => {
                const [newest] = await readNewest(api, app);
                const id = (0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .idIn */ .DG)(newest);
                if (id === undefined)
                    return { kind: 'none' };
                return { kind: 'found', id, record: (0,_domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)((0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .payloadOf */ .Md)(newest)), end: await endOf(api, id) };
            });
        }
        catch (thrown) {
            return { kind: 'unread', why: (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .whyNot */ .OB)(thrown, _notices_js__WEBPACK_IMPORTED_MODULE_3__/* .PERMISSIONS */ .Jj.deployment) };
        }
    };
}


/***/ }),

/***/ 6393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openGitHub)
});

// EXTERNAL MODULE: ./lib/node_modules/any-signal/dist/src/index.js
var src = __webpack_require__(7787);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(270);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(8839);
// EXTERNAL MODULE: ./lib/src/domain/inputs/base-url.js
var base_url = __webpack_require__(9462);
// EXTERNAL MODULE: ./lib/src/http/network-error.js
var network_error = __webpack_require__(5996);
// EXTERNAL MODULE: ./lib/src/http/response-body.js
var response_body = __webpack_require__(4427);
// EXTERNAL MODULE: ./lib/src/http/transport.js
var transport = __webpack_require__(5500);
// EXTERNAL MODULE: ./lib/src/http/undici/undici.js
var undici = __webpack_require__(1128);
;// CONCATENATED MODULE: ./lib/src/http/bounded-fetch.js







/** Thrown if a request brought no usable response. The message quotes neither the request nor the response. */
class FetchFault extends Error {
    name = 'FetchFault';
    code;
    constructor(code, words, cause) {
        super(words, { cause });
        this.code = code;
    }
}
/** Creates a bounded `fetch` for one server. Proxies and certificates are handled as for the service. */
async function openBoundedFetch({ baseUrl, proxy, signal, largestBody }) {
    const dispatcher = await (0,transport/* openTransport */.g2)((0,transport/* proxiesTo */.gs)(baseUrl, proxy));
    return {
        close: () => dispatcher.destroy(),
        async fetch(address, { method = 'GET', headers = {}, body = null, signal: own } = {}) {
            const url = `${address}`;
            checkAddress(url, baseUrl);
            const ends = (0,src/* anySignal */.J)([signal, own]);
            try {
                const userAgent = `${undici/* USER_AGENT */._O} ${headers['user-agent'] ?? ''}`.trim();
                const sent = { method, headers: { ...headers, 'user-agent': userAgent }, body, signal: ends };
                const response = await (0,undici/* openResponse */.sU)(url, dispatcher, sent);
                const read = await (0,response_body/* readResponseBody */.On)(response, largestBody);
                ends.throwIfAborted();
                const { status } = response;
                if (status >= 300 && status < 400 && status !== 304)
                    throw new FetchFault('REDIRECTED', 'the server redirects, but redirects are not followed');
                const why = read.ok ? whyNotParsed(read.text) : read.why;
                if (why !== undefined && status < 400)
                    throw new FetchFault('UNREADABLE', why);
                // The status of a refusal is enough, even if its body could not be read.
                return fetched(url, status, response.headers, read.ok && why === undefined ? read.text : '');
            }
            catch (thrown) {
                ends.throwIfAborted();
                if (thrown instanceof FetchFault)
                    throw thrown;
                const { code, words, cause } = (0,network_error/* describeNetworkError */.g)(thrown);
                throw new FetchFault(code, words, cause);
            }
            finally {
                ends.clear();
            }
        },
    };
}
/** Whoever parses such a text would need a hundred times its size in memory. */
const whyNotParsed = (text) => ((0,json/* isBeyondMeasure */.iH)(text) ? 'the response has too many values' : undefined);
/** The token is sent to one server only, and never in plain text. @throws FetchFault */
function checkAddress(address, baseUrl) {
    const [url, base] = [URL.parse(address), URL.parse(baseUrl)];
    const isOther = url?.origin !== base?.origin || url?.username !== '' || url.password !== '';
    const isPlain = url?.protocol !== 'https:' && !(url?.protocol === 'http:' && (0,base_url/* isLoopback */.U)(url.hostname));
    if (isOther)
        throw new FetchFault('OTHER_ORIGIN', 'the address is on another server');
    if (isPlain)
        throw new FetchFault('OTHER_ORIGIN', 'the address is not https');
}
function fetched(url, status, headers, text) {
    return {
        url,
        status,
        statusText: '',
        ok: status >= 200 && status < 300,
        headers: new Map(Object.entries(headers)),
        text: async () => text,
        json: async () => JSON.parse(text),
        arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    };
}

// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/src/github/retry.js
var retry = __webpack_require__(7456);
;// CONCATENATED MODULE: ./lib/src/github/client.js






/** Milliseconds for one call. */
const CALL_MS = 10_000;
/** Items per page, and the most pages of a list. */
const PER_PAGE = 100;
const MOST_PAGES = 10;
/** The most bytes of one decoded response: a page of comments or check runs of 64 KiB each. */
const LARGEST_BODY = 8 * 1_048_576;
/** @param inputs `githubToken`: '' for none. */
function openGitHub({ githubToken }, edges) {
    const { clock, environment } = edges;
    if (githubToken === '')
        return { kind: 'missing', why: 'there is no github-token' };
    if (environment.repository === '')
        return { kind: 'missing', why: 'GITHUB_REPOSITORY is not set' };
    const connect = (abandoned) => connectGitHub(githubToken, edges, abandoned);
    return {
        kind: 'ready',
        connect,
        async ask({ signal, withinMs, ...retries }, act) {
            const over = new AbortController();
            const abandoned = (0,src/* anySignal */.J)([signal, over.signal, clock.deadline(withinMs)]);
            const endsAt = clock.now() + withinMs;
            const api = connect(abandoned);
            try {
                return await (0,retry/* retry */.L5)(() => act(api), { clock, abandoned, endsAt: () => endsAt, ...retries });
            }
            finally {
                over.abort();
            }
        },
    };
}
function connectGitHub(token, { environment, log, clock }, abandoned) {
    const { repository, apiUrl, proxy } = environment;
    const [owner = '', repo = ''] = repository.split('/');
    let opened;
    /** One request, bounded and with a line in the debug log. */
    const send = async (route, act) => {
        opened ??= openOctokit(token, apiUrl, proxy, abandoned);
        const octokit = await opened;
        const signal = (0,src/* anySignal */.J)([abandoned, clock.deadline(CALL_MS)]);
        const began = clock.now();
        let status;
        try {
            const response = await act(octokit, { signal });
            status = response.status;
            return response;
        }
        catch (thrown) {
            status = (0,response/* statusOf */.c2)(thrown);
            throw thrown;
        }
        finally {
            signal.clear();
            log.debug(`GitHub: ${route}: ${status ?? 'no response'} in ${(0,format/* formatDuration */.a3)(clock.now() - began)}`);
        }
    };
    const ask = async (route, parameters) => {
        const { status, data, headers } = await send(route, (octokit, request) => octokit.request(route, { owner, repo, ...parameters, request }));
        if (status === 204)
            return { data: {}, headers };
        // A page of some proxy, or a truncated response. Neither shows that the request was carried out.
        if (typeof data !== 'object' || data === null)
            throw new Error(`the response to ${route} is not JSON`);
        return { data, headers };
    };
    return {
        request: async (route, parameters = {}) => (await ask(route, parameters)).data,
        async *items(route, parameters, list) {
            for (let page = 1; page <= MOST_PAGES; page++) {
                const { data, headers } = await ask(route, { ...parameters, per_page: PER_PAGE, page });
                const items = list === undefined ? data : (0,json/* field */.ZZ)(data, list);
                if (!Array.isArray(items))
                    throw new Error(`the response to ${route} is no list`);
                yield* items;
                if (!/\brel="?next\b/.test(headers.link ?? ''))
                    return;
            }
            throw new retry/* ListTooLong */.fc(`the list has more than ${MOST_PAGES * PER_PAGE} items`);
        },
        async viewer() {
            const { data } = await send('POST /graphql', async (octokit, request) => {
                return { status: 200, headers: {}, data: await octokit.graphql('{ viewer { login } }', { request }) };
            });
            const login = (0,response/* textIn */.r7)(data, 'viewer', 'login');
            if (login === '')
                throw new Error('the response has no login');
            return login;
        },
    };
}
const SILENT = { debug() { }, info() { }, warn() { }, error() { } };
/** The package @actions/github is only loaded here: importing it takes time, and fails if the event's payload is broken. */
async function openOctokit(token, baseUrl, proxy, abandoned) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(171), __webpack_require__.e(719)]).then(__webpack_require__.bind(__webpack_require__, 1719));
    const { fetch, close } = await openBoundedFetch({ baseUrl, proxy, signal: abandoned, largestBody: LARGEST_BODY });
    abandoned.addEventListener('abort', () => void close());
    // Octokit's own log would print response headers unredacted.
    return getOctokit(token, { baseUrl, log: SILENT, request: { fetch, log: SILENT } });
}


/***/ }),

/***/ 6759:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   OB: () => (/* binding */ whyNot),
/* harmony export */   Zg: () => (/* binding */ noticesFor),
/* harmony export */   Zw: () => (/* binding */ problemOf)
/* harmony export */ });
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6098);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(376);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7456);




/** The permission that each reporter needs, as a line of YAML. */
const PERMISSIONS = {
    check: 'checks: write',
    status: 'statuses: write',
    deployment: 'deployments: write',
    comment: 'pull-requests: write',
};
/** The most characters of GitHub's message that are shown. */
const LONGEST_MESSAGE = 300;
/** Describes an error thrown by a call to GitHub. The error's own message is not used: it may quote the request. */
function problemOf(thrown) {
    const message = thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .ListTooLong */ .fc ? thrown.message : (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .textIn */ .r7)(thrown, 'response', 'data', 'message');
    return {
        status: (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(thrown),
        isRateLimited: (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .rateLimitOf */ .tX)(thrown, 0) !== undefined,
        isRefused: (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefused */ .H0)(thrown),
        message: (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message).trim(), LONGEST_MESSAGE),
    };
}
/**
 * Why a call to GitHub failed, as part of a sentence.
 * @param permission what the job then lacks, if it is that.
 */
function whyNot(thrown, permission) {
    const problem = problemOf(thrown);
    return `${reasonOf(problem)}${isMissingPermission(problem) ? `; the job needs "${permission}"` : ''}`;
}
/**
 * Turns the problems, one per reporter, into as few notices as possible. None changes the deploy's result.
 * @param isReadOnly whether the token of a run from a fork is read-only: then `permissions:` cannot help.
 */
function noticesFor(problems, isReadOnly) {
    const unknown = problems.filter(isUnknownToken);
    const missing = problems.filter(isMissingPermission);
    const others = problems.filter((problem) => !isUnknownToken(problem) && !isMissingPermission(problem));
    const names = (list) => list.map(({ reporter }) => reporter).join(', ');
    const notices = [];
    const add = (message, lines = []) => notices.push({ message, lines });
    if (unknown.length > 0)
        add(`Not shown on the commit or pull request (${names(unknown)}): GitHub rejects github-token (401): it is wrong or expired. The deploy itself is not affected.`);
    if (missing.length > 0 && isReadOnly)
        add(`Not shown on the pull request (${names(missing)}): runs from forks have a read-only token. See the job summary instead.`);
    else if (missing.length > 0)
        add(`Not shown on the commit or pull request (${names(missing)}): the token lacks a permission. The deploy itself is not affected. Add these lines to the job, or remove the reporter from "report-to":`, ['permissions:', '  contents: read', ...missing.map(({ reporter }) => `  ${PERMISSIONS[reporter]}`)]);
    if (others.length > 0) {
        const reasons = others.map((problem) => `${problem.reporter}: ${reasonOf(problem)}`).join('; ');
        add(`Not shown, or not up to date, on the commit or pull request (${reasons}). The deploy itself is not affected.`);
    }
    return notices;
}
function isUnknownToken({ status, isRateLimited }) {
    return !isRateLimited && status === 401;
}
/** What GitHub says where a token lacks a permission (403), or may not even see the resource (404). */
const LACKS = /^(?:|Not Found|Resource not accessible by .*|Must have (?:admin|push|write) .*)$/i;
function isMissingPermission({ status, isRateLimited, message }) {
    return !isRateLimited && (status === 403 || status === 404) && LACKS.test(message);
}
function reasonOf({ status, isRateLimited, message }) {
    if (isRateLimited)
        return "GitHub's rate limit is used up";
    if (status === undefined)
        return message || 'no usable response from GitHub';
    return `GitHub responded with ${status}${message === '' ? '' : `: ${message}`}`;
}


/***/ }),

/***/ 7003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ openPullState)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8839);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6393);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6759);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9895);




/** Milliseconds for all tries together. */
const ASKING_MS = 15_000;
function openPullState(inputs, edges) {
    const github = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openGitHub */ .o)(inputs, edges);
    return async (number, signal) => {
        if (github.kind === 'missing')
            return { kind: 'unread', why: github.why };
        try {
            const pull = await github.ask({ signal, withinMs: ASKING_MS }, (api) => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number }));
            return stateIn(pull, number);
        }
        catch (thrown) {
            return { kind: 'unread', why: (0,_notices_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNot */ .OB)(thrown, 'pull-requests: read'), isAbsent: (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(thrown) === 404 };
        }
    };
}
/** Only a response that is about this pull request counts. */
function stateIn(pull, number) {
    const state = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(pull, 'state');
    if ((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(pull, 'number') !== number || (state !== 'open' && state !== 'closed'))
        return { kind: 'unread', why: "GitHub's response is about another pull request" };
    return {
        kind: state,
        head: (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .textIn */ .r7)(pull, 'head', 'sha'),
        merge: (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .textIn */ .r7)(pull, 'merge_commit_sha'),
        headRepository: (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .textIn */ .r7)(pull, 'head', 'repo', 'full_name'),
    };
}


/***/ }),

/***/ 984:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tu: () => (/* binding */ deleteComment),
/* harmony export */   aA: () => (/* binding */ placeFinder),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   h1: () => (/* binding */ findComment),
/* harmony export */   rM: () => (/* binding */ authorOf),
/* harmony export */   vv: () => (/* binding */ updateComment)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8839);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9895);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7456);



/** Looks up once where the comment goes; undefined where the commit has no pull request. */
function placeFinder(context, mark) {
    let found;
    const find = async () => {
        const issue = await findPullRequest(context);
        return issue === undefined ? undefined : { issue, author: await authorOf(context.api), mark };
    };
    return async () => {
        found ??= { place: await find() };
        return found.place;
    };
}
/**
 * The number of the pull request to comment on: that of the event, else the open one whose head is the commit. GitHub
 * lists all that contain it, and so those of branches that build on it; one that is alone is meant by it all the same.
 */
async function findPullRequest({ api, pullRequest, commit, say }) {
    if (pullRequest !== undefined)
        return pullRequest;
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    const pulls = await Array.fromAsync(api.items(route, { commit_sha: commit }));
    const open = pulls.filter((pull) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(pull, 'state') === 'open');
    const ofHead = open.find((pull) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(pull, 'head', 'sha') === commit);
    if (open.length === 0)
        say('No comment: there is no open pull request for this commit');
    else if (ofHead === undefined && open.length > 1)
        say(`No comment: ${open.length} open pull requests contain this commit, and none has it as its head`);
    const number = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(ofHead ?? (open.length === 1 ? open[0] : undefined), 'number');
    return Number.isSafeInteger(number) ? number : undefined;
}
/** The login of a workflow's own token, for a server that refuses the GraphQL query. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
/** The author of the comment. Throws on a temporary problem: a wrong author would lead to a second comment. */
async function authorOf(api) {
    try {
        return await api.viewer();
    }
    catch (thrown) {
        if ((0,_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(thrown))
            return WORKFLOW_AUTHOR;
        throw thrown;
    }
}
/** Finds the oldest comment at a place, only among those written with this token: anyone could write the mark. */
async function findComment(api, { issue, author, mark }) {
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
    for await (const one of api.items(route, { issue_number: issue })) {
        const [id, login, body] = [(0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .idIn */ .DG)(one), (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .textIn */ .r7)(one, 'user', 'login'), (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .textIn */ .r7)(one, 'body')];
        const isOwn = login === author || login === `${author}[bot]`;
        if (id !== undefined && isOwn && body.startsWith(mark))
            return { id, body, page: (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .pageIn */ .n9)(one) };
    }
    return undefined;
}
function createComment(api, { issue }, body) {
    return api.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue, body });
}
/** @returns undefined where somebody has deleted it meanwhile. */
function updateComment(api, comment_id, body) {
    return unlessGone(api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id, body }));
}
/** Deletes it, unless somebody has. */
async function deleteComment(api, comment_id) {
    await unlessGone(api.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id }));
}
async function unlessGone(response) {
    try {
        return await response;
    }
    catch (thrown) {
        if ((0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(thrown) !== 404)
            throw thrown;
        return undefined;
    }
}


/***/ }),

/***/ 2790:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ commentReporter),
/* harmony export */   n6: () => (/* binding */ runMark),
/* harmony export */   uW: () => (/* binding */ runIdIn),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(376);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _comment_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);




/**
 * Shows the deploy as one comment on the pull request, which is found by a hidden mark and updated in place. It is made
 * once the service has responded, because people get mail about it; until then the check shows the progress.
 */
function commentReporter(context) {
    const { api, reportName, runId, found, say } = context;
    const findPlace = (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeFinder */ .aA)(context, markerOf(reportName));
    return {
        async show(view) {
            const place = view.phase === 'preparing' ? undefined : await findPlace();
            if (place === undefined)
                return;
            const shown = await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_2__/* .findComment */ .h1)(api, place);
            const isLater = shown !== undefined && runIdIn(shown.body) > Number(runId);
            if (isLater)
                say('The comment shows a later run, and stays as it is');
            const body = bodyOf(view, context);
            const page = isLater
                ? shown.page
                : (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .pageIn */ .n9)((shown && (await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_2__/* .updateComment */ .vv)(api, shown.id, body))) ?? (await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_2__/* .createComment */ .eT)(api, place, body)));
            if (page !== undefined)
                found({ 'comment-url': page });
        },
    };
}
/** The mark, an HTML comment. It contains a hash of the name, because a name may contain the end of a comment. */
function markerOf(reportName) {
    return `<!-- browser-deploy-action ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(reportName).digest('hex').slice(0, 32)} -->`;
}
/** The last line of a comment: which run wrote it. GitHub gives later runs larger ids. */
function runMark(runId) {
    return `<!-- run ${runId} -->\n`;
}
/** The id of the run that wrote a comment; 0 where that is not known. */
function runIdIn(body) {
    const [, id = 0] = /<!-- run (\d{1,15}) -->\s*$/.exec(body) ?? [];
    return Number(id);
}
function bodyOf(view, { reportName, commit, runUrl, runId }) {
    const run = runUrl === '' ? '' : ` · [log of the run](${runUrl})`;
    const foot = `\n<sub>\`${reportName.replaceAll('`', "'")}\` · commit ${commit.slice(0, 7)}${run}</sub>\n\n${runMark(runId)}`;
    const head = `${markerOf(reportName)}\n`;
    return `${head}${(0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenMarkdown */ .zU)(view.summary, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.comment - head.length - foot.length)}${foot}`;
}


/***/ }),

/***/ 8430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ checkConclusion),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   Ym: () => (/* binding */ rowMark),
/* harmony export */   aE: () => (/* binding */ keyHash)
/* harmony export */ });
/* unused harmony export readRow */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(376);


/** Conclusion of the check run. An unknown outcome is a failure: GitHub lets a required check pass with `neutral`. */
function checkConclusion(conclusion) {
    return conclusion === 'unknown' ? 'failure' : conclusion;
}
/** A hash of the input `comment-key`, because the key may contain the end of an HTML comment. */
function keyHash(commentKey) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commentKey).digest('hex').slice(0, 32);
}
/** The mark that makes a check run a row: an HTML comment at the beginning of its summary. */
function rowMark(commentKey, { deployment }) {
    return commentKey === '' ? '' : `<!-- browser-deploy-action row ${keyHash(commentKey)} ${deployment || NONE} -->\n`;
}
const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) ([A-Za-z0-9_-]{1,128}) -->/;
const NONE = '-';
/** The row that a check run holds; undefined if it holds none of this key. */
function readRow({ summary, page, record, ...check }, commentKey) {
    const [, key, deployment = NONE] = MARK.exec(summary) ?? [];
    if (key !== keyHash(commentKey))
        return undefined;
    const { name, conclusion, title, sha } = check;
    const run = Number.parseInt(record.run, 10) || 0;
    return { name, run, conclusion, title, deployment: deployment === NONE ? '' : deployment, sha, link: page };
}
/**
 * The rows of the commit: the newest check run of each name that holds one of this key. This job's own is made of its view
 * where its check run does not show it yet, or where there is none.
 * @param checks newest first.
 */
function rowsOf(checks, own, view) {
    const isOwn = ({ record }) => record.run === own.runKey;
    const rows = checks.flatMap((check) => isOwn(check) && check.conclusion === '' ? ownRow(own, view, check.page) : (readRow(check, own.commentKey) ?? []));
    const all = checks.some(isOwn) ? rows : [ownRow(own, view), ...rows];
    return all.filter(({ name }, at) => all.findIndex((row) => row.name === name) === at);
}
function ownRow({ reportName, runId, commit, runUrl }, view, page = '') {
    const { phase, conclusion = 'unknown', title, deployment } = view;
    return {
        name: reportName,
        run: Number(runId),
        conclusion: phase === 'ended' ? checkConclusion(conclusion) : '',
        title: (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.description),
        deployment,
        sha: commit,
        link: page || runUrl,
    };
}


/***/ }),

/***/ 7875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ withGoneRows),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   yH: () => (/* binding */ tableMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7816);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(376);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8430);




/** How the shared comment begins. */
function tableMark(commentKey) {
    return `<!-- browser-deploy-action table ${(0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .keyHash */ .aE)(commentKey)} -->`;
}
/**
 * The shared comment: a function of the rows, and of the lines that it has already under other names or of later runs.
 * @param before its text so far, '' for none.
 */
function renderTable(commentKey, rows, before) {
    const lines = new Map(readLines(before).map((line) => [line.key, line]));
    for (const row of rows) {
        const key = lineKey(row.name);
        const line = lines.get(key);
        if (line === undefined || !isNewer(line, row))
            lines.set(key, { key, run: row.run, text: textOf(row, key) });
    }
    const sorted = [...lines.values()].map(({ text }) => text).sort();
    const head = `${tableMark(commentKey)}\n## Deployments: ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commentKey, 100)}\n\n${HEAD}\n`;
    const shown = firstThatFit(sorted, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.comment - head.length - FOOT.length - 100);
    const more = sorted.length - shown.length;
    const rest = more === 0 ? '' : `\n… and ${more} more, not shown here: see the checks.\n`;
    return `${head}${shown.join('\n')}\n${rest}${FOOT}`;
}
const HEAD = '| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |';
const FOOT = '\n<sub>Each job updates its own row. A row of another commit is the last that its app has left.</sub>\n';
/** What its own run says of a deployment that was deleted is older than the deletion. */
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
/**
 * The comment with the lines replaced that show one of these deployments of the service.
 * @param gone the run that has deleted them.
 */
function withGoneRows(body, ids, gone) {
    return readLines(body)
        .filter(({ text }) => ids.some((id) => text.includes(` | ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id, 128)} | `)))
        .reduce((now, { key, text }) => {
        const name = text.split(' | ')[0]?.slice(2) ?? '';
        const row = { ...gone, conclusion: 'deleted', title: 'The preview was deleted', deployment: '' };
        return now.replace(text, () => lineOf(name, key, row));
    }, body);
}
const ICONS = {
    '': '⏳',
    success: '✅',
    failure: '❌',
    cancelled: '🚫',
    timed_out: '⌛',
    deleted: '🗑️',
};
function lineKey(name) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name).digest('hex').slice(0, 16);
}
function textOf({ name, ...row }, key) {
    return lineOf((0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name, 100), key, row);
}
/** @param name as it is shown. @param key its hash. */
function lineOf(name, key, { run, conclusion, title, deployment, sha, link }) {
    const cells = [
        name,
        `${ICONS[conclusion] ?? '❔'} ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.description)}`,
        (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(deployment, 128),
        (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(sha.slice(0, 7)),
        `${link === '' ? '–' : (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('details', link)} <!-- row ${key} ${run} -->`,
    ];
    return `| ${cells.join(' | ')} |`;
}
function firstThatFit(lines, room) {
    let left = room;
    const end = lines.findIndex((line) => {
        left -= line.length + 1;
        return left < 0;
    });
    return lines.slice(0, end === -1 ? lines.length : end);
}


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ idIn),
/* harmony export */   Md: () => (/* binding */ payloadOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   n9: () => (/* binding */ pageIn),
/* harmony export */   r7: () => (/* binding */ textIn)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8839);

/**
 * HTTP status of GitHub's response, or undefined if no response came. Octokit reports a broken connection as a 500 too,
 * so the status only counts if the error contains a response.
 */
function statusOf(thrown) {
    const { status, response } = (thrown ?? {});
    return response !== undefined && typeof status === 'number' ? status : undefined;
}
/** The id of an object in a response of GitHub, or undefined if there is none. */
function idIn(made) {
    const id = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(made, 'id');
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
/** Sorts by id: newer objects at GitHub have larger ids. */
function newestFirst(items) {
    return items.toSorted((a, b) => Number((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(b, 'id')) - Number((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(a, 'id')));
}
/** A text in a response, '' if there is none. */
function textIn(response, ...path) {
    const text = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(response, ...path);
    return typeof text === 'string' ? text : '';
}
/** What is stored in a GitHub deployment; some servers give it back as JSON text. */
function payloadOf(deployment) {
    const payload = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(deployment, 'payload');
    return typeof payload === 'string' ? (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(payload) : payload;
}
/** The most characters of a URL. */
const LONGEST_ADDRESS = 2_000;
/** The URL of the object's page, or undefined if the response has none that may be shown. */
function pageIn(made) {
    const address = textIn(made, 'html_url');
    if (address.length > LONGEST_ADDRESS || !/^[\x21-\x7e]+$/.test(address))
        return undefined;
    const url = URL.parse(address);
    return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}


/***/ }),

/***/ 7456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   fc: () => (/* binding */ ListTooLong),
/* harmony export */   tX: () => (/* binding */ rateLimitOf)
/* harmony export */ });
/* harmony import */ var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6325);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8839);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);



/**
 * Does something at GitHub that may be done twice, and again unless GitHub refuses it. A rate limit is waited out.
 * @throws what the last try threw.
 */
async function retry(act, limits) {
    const { clock, abandoned, endsAt, retries = _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKOFF */ .hH.retries } = limits;
    for (let failures = 1;; failures++) {
        try {
            return await act();
        }
        catch (thrown) {
            if (isRefused(thrown) || failures > retries || abandoned.aborted)
                throw thrown;
            // Runs that were refused together do not come back together.
            const pause = (rateLimitOf(thrown, clock.wall()) ?? 0) + (0,_domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .backoffDelay */ .EY)(failures, clock.random());
            if (clock.now() + pause > endsAt())
                throw thrown;
            // A pause that is cut short is followed by a last try: what it throws says why.
            await clock.sleep(pause, abandoned).catch(() => { });
        }
    }
}
/** GitHub has more of something than is read. */
class ListTooLong extends Error {
    name = 'ListTooLong';
}
/** Whether GitHub itself refuses, for good. A proxy on the way refuses with a page, or asks for a password (407). */
function isRefused(thrown) {
    if (thrown instanceof ListTooLong)
        return true;
    const status = (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(thrown) ?? 0;
    const mayPass = status === 407 || status === 408 || rateLimitOf(thrown, 0) !== undefined;
    return status >= 400 && status < 500 && !mayPass && typeof (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(thrown, 'response', 'data', 'message') === 'string';
}
/** Milliseconds to wait if a rate limit's response gives no time, as GitHub's documentation asks. */
const UNNAMED_MS = 60_000;
/**
 * Reads a rate limit from a thrown response: a 429, or a 403 that is not about a missing permission. The secondary limit
 * (many requests in a short time) sends a `Retry-After`, the hourly limit a time of reset.
 * @param now milliseconds since 1970, for a response without a `Date`.
 * @returns milliseconds for which nothing should be sent, or undefined if no limit was hit.
 */
function rateLimitOf(thrown, now) {
    const status = (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(thrown);
    const header = (name) => {
        const value = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(thrown, 'response', 'headers', name);
        return value === undefined ? undefined : String(value);
    };
    const isUsedUp = header('x-ratelimit-remaining') === '0';
    const says = /rate limit|abuse detection/i.test(String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(thrown, 'response', 'data', 'message')));
    const isLimit = isUsedUp || says || header('retry-after') !== undefined;
    if (status !== 429 && !(status === 403 && isLimit))
        return undefined;
    const named = (0,_domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRetryAfter */ .mu)(header('retry-after'), header('date'));
    if (named !== undefined)
        return named;
    const reset = Number(header('x-ratelimit-reset') ?? Number.NaN) * 1_000;
    if (!isUsedUp || Number.isNaN(reset))
        return UNNAMED_MS;
    const date = Date.parse(header('date') ?? '');
    return Math.max(0, reset - (Number.isNaN(date) ? now : date));
}


/***/ }),

/***/ 4046:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ openApps)
/* harmony export */ });
/* harmony import */ var _domain_records_app_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(363);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6995);


/**
 * GET /apps: the versions of apps that can be invoked. Not in the specification, but in services of the same kind. A
 * service may ignore the filter.
 */
function openApps(connection) {
    return {
        list: (options, { name = '', version = '' } = {}) => (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .L)(connection, {
            ...options,
            doing: 'Listing the apps',
            path: '/apps',
            filter: { app_name: name, version },
            parse: _domain_records_app_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApps */ .K,
            keyOf: (one) => JSON.stringify([one.name, one.version, one.deployment]),
        }),
    };
}


/***/ }),

/***/ 7812:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ judgeDeletion),
/* harmony export */   o: () => (/* binding */ deleteResource)
/* harmony export */ });
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1472);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8839);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9716);
/* harmony import */ var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8675);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4427);





/** DELETE of one resource. @throws StepFailure `network` or `rejected` where nothing was deleted; Interrupted. */
async function deleteResource(connection, request) {
    const outcome = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)(connection, { method: 'DELETE', retry: 'idempotent', ...request });
    const { what } = request;
    if (outcome.kind === 'ok') {
        const { response } = outcome;
        const judged = judgeDeletion(response);
        if (judged.kind === 'done')
            return { kind: 'deleted', inDoubt: false };
        if (judged.kind === 'refused')
            throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .requestFailure */ .SU)(what, response, 'refused', 1);
        const failure = ambiguous(what, (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response, judged.why));
        return { kind: 'unclear', isTaken: true, failure };
    }
    const { failure, isInDoubt } = outcome;
    if ((0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .saysNotFound */ .M0)(failure.service))
        return isInDoubt ? { kind: 'deleted', inDoubt: true } : { kind: 'missing', failure };
    if (!isInDoubt)
        throw failure;
    return { kind: 'unclear', isTaken: false, failure: ambiguous(what, failure) };
}
/** Adds what to do; a page of a gateway may have a wrong address for a reason as well. */
function ambiguous({ ifAmbiguous = '' }, failure) {
    const advice = failure.service === undefined ? `${failure.advice} ${ifAmbiguous}` : ifAmbiguous;
    return failure.with({ kind: 'ambiguous', retryable: false, advice: advice.trim() });
}
/**
 * Judges a 2xx to a DELETE. The specification shows neither status nor body (API §4.2): a 204 is a success, and so is any
 * other but a 202 without a body, or with JSON that is no refusal.
 */
function judgeDeletion(response) {
    const { status, body } = response;
    if (status === 202)
        return { kind: 'unclear', why: 'a 202 does not say that it is done' };
    if (status === 204 || (body.ok && body.text.trim() === ''))
        return { kind: 'done' };
    const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(response);
    if (!read.ok)
        return { kind: 'unclear', why: read.why };
    return { kind: (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(read.json) && (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isErrorBody */ .HR)(read.json, true) ? 'refused' : 'done' };
}


/***/ }),

/***/ 7736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openDeploymentDeletion)
/* harmony export */ });
/* unused harmony export deleteDeployment */
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4355);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4098);
/* harmony import */ var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1145);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(270);
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6098);
/* harmony import */ var _deletion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7812);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7689);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6995);








function openDeploymentDeletion(connection) {
    return {
        get: (id, options) => (0,_deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .getDeployment */ .i)(connection, id, options),
        list: ({ app, version }, options) => (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .readList */ .L)(connection, {
            ...options,
            doing: 'Listing the deployments',
            path: '/deployments',
            filter: { app_name: app, app_version: version },
            parse(body) {
                if (!Array.isArray(body))
                    return undefined;
                const records = body.map(_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDeployment */ .zi).flatMap((one) => (one.ok ? [one.record] : []));
                // What is deleted has to be named: no sink may show an id that contains a secret.
                const usable = records.filter(({ id }) => !connection.holdsSecret?.(id));
                return usable.length === body.length ? usable : undefined;
            },
            keyOf: ({ id }) => id,
        }),
        delete: (id, options) => deleteDeployment(connection, id, options),
    };
}
/**
 * DELETE /deployments/{id}. Where its response does not say that this has deleted it, one GET decides: also after a 404,
 * which may be that of an unknown route.
 */
async function deleteDeployment(connection, id, options) {
    const deletion = await (0,_deletion_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteResource */ .o)(connection, {
        what: {
            doing: `Deleting deployment ${id}`,
            request: `DELETE /deployments/${id}`,
            ifAmbiguous: 'The deployment may be deleted. Run the job again; this is safe.',
        },
        path: `/deployments/${id}`,
        ...options,
    });
    if (deletion.kind === 'deleted')
        return { kind: 'deleted' };
    const now = await statusOf(connection, id, options);
    if (now.kind === 'ended')
        return { kind: deletion.kind === 'missing' ? 'gone' : 'deleted' };
    const { failure } = deletion;
    const message = `${failure.message} Now ${now.why}.`;
    if (now.kind === 'unknown')
        throw failure.with({ kind: 'ambiguous', message, advice: AGAIN, retryable: true });
    if (deletion.kind === 'missing')
        throw failure.with({ message, advice: NO_SUCH_ROUTE });
    if (deletion.isTaken)
        return { kind: 'open', failure: failure.with({ message }) };
    throw failure.with({ message });
}
const AGAIN = 'The deployment may be deleted. Run the job again; this is safe.';
const NO_SUCH_ROUTE = 'The deployment is still active: this service cannot delete deployments.';
/** @throws Interrupted: what was sent before may have been carried out. */
async function statusOf(connection, id, options) {
    try {
        const look = await (0,_deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .getDeployment */ .i)(connection, id, options);
        if (look.kind === 'malformed')
            return { kind: 'unknown', why: `GET did not respond with a record: ${look.why}` };
        if (look.kind === 'missing' || (0,_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(look.record.status))
            return { kind: 'ended' };
        return { kind: 'active', why: `GET says that it is still "${(0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(look.record.status)}"` };
    }
    catch (thrown) {
        if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$)
            throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$('all', thrown.reason);
        if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH))
            throw thrown;
        return { kind: 'unknown', why: `GET failed: ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutStop */ .f6)(thrown.message)}` };
    }
}


/***/ }),

/***/ 7689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readRecord),
/* harmony export */   i: () => (/* binding */ getDeployment)
/* harmony export */ });
/* harmony import */ var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1145);
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1472);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9716);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4427);




/**
 * GET /deployments/{id}: the record as it is now.
 * @throws StepFailure `network` or `rejected` once the retries are used up or useless; Interrupted.
 */
async function getDeployment(connection, id, options) {
    const path = `/deployments/${id}`;
    const what = { doing: 'Asking for the status', request: `GET ${path}` };
    const outcome = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .ask */ .kA)(connection, { what, method: 'GET', path, retry: 'idempotent', ...options });
    if (outcome.kind === 'failed') {
        const { failure } = outcome;
        if ((0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .saysNotFound */ .M0)(failure.service))
            return { kind: 'missing', failure };
        throw failure;
    }
    const read = readRecord(connection, outcome.response);
    if (read.kind === 'malformed')
        return read;
    if (read.record.id !== id)
        return { kind: 'malformed', why: 'the response is about another record' };
    return read.record.status === '' ? { kind: 'malformed', why: 'the record has no "status"' } : read;
}
/** The record in a response, where it is one that may be used. */
function readRecord({ holdsSecret }, response) {
    const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(response);
    if (!read.ok)
        return { kind: 'malformed', why: read.why };
    const parsed = (0,_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDeployment */ .zi)(read.json);
    if (!parsed.ok)
        return { kind: 'malformed', why: parsed.why };
    if (holdsSecret?.(parsed.record.id))
        return { kind: 'malformed', why: 'the record\'s "id" contains a secret' };
    return { kind: 'record', record: parsed.record };
}


/***/ }),

/***/ 6995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* unused harmony export PAGE_SIZE */
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1472);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(270);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9716);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4427);




/** Records that a page is asked for. */
const PAGE_SIZE = 100;
/** The most pages that are read. */
const MOST_PAGES = 50;
/**
 * GET of a list, page by page (`limit`, `offset`; `X-Has-More`, `X-Next-Offset`), at most 5,000 items.
 * @throws Interrupted
 */
async function readList(connection, request) {
    const known = new Map();
    for (let number = 1, offset = 0;; number++) {
        const outcome = await askForPage(connection, request, offset);
        if (outcome.kind === 'failed') {
            const { failure } = outcome;
            if (number === 1)
                return { kind: 'refused', failure, isAbsent: (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isLacking */ .Ke)(failure.service) };
            const message = `${failure.message} The pages before it had ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(known.size, 'record')}.`;
            return { kind: 'refused', failure: failure.with({ message }), isAbsent: false };
        }
        const { response } = outcome;
        const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(response);
        if (!read.ok)
            return { kind: 'malformed', why: read.why };
        const items = request.parse(read.json);
        if (items === undefined)
            return { kind: 'malformed', why: (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .foreignText */ .qk)(JSON.stringify(read.json)) };
        const before = known.size;
        for (const item of items)
            known.set(request.keyOf(item), item);
        const page = pageOf(response, offset, Array.isArray(read.json) ? read.json.length : items.length);
        const serverNow = Date.parse(response.headers.date ?? '');
        const list = { kind: 'list', items: [...known.values()], serverNow, isWhole: !page.hasMore };
        // If the service ignores the offset, every page is the first one and brings nothing new.
        const isOver = list.isWhole || known.size === before || number === MOST_PAGES;
        if (isOver)
            return list;
        offset = page.next;
    }
}
function askForPage(connection, request, offset) {
    const { doing, path, filter = {}, signal, leftMs, limit, largest } = request;
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
    query.set('limit', String(PAGE_SIZE));
    if (offset > 0)
        query.set('offset', String(offset));
    return (0,_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)(connection, {
        what: { doing, request: `GET ${path}` },
        method: 'GET',
        path: `${path}?${query}`,
        retry: 'idempotent',
        signal,
        leftMs,
        ...(limit === undefined ? {} : { limit }),
        ...(largest === undefined ? {} : { largest }),
    });
}
/**
 * Whether the list goes on after a page, and where. Without a word of the service a short page is the last.
 * @param records entries of the page, those included that make no sense.
 */
function pageOf({ headers }, offset, records) {
    const said = Number(headers['x-next-offset']);
    const next = Number.isSafeInteger(said) && said > offset ? said : offset + records;
    const more = headers['x-has-more']?.trim().toLowerCase();
    return { next, hasMore: more === undefined ? said > offset || records >= PAGE_SIZE : more === 'true' };
}


/***/ })

};
;