"use strict";
exports.id = 592;
exports.ids = [592];
exports.modules = {

/***/ 3901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ startTimeLimit)
/* harmony export */ });
/* harmony import */ var any_signal__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6354);

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

/***/ 8243:
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

/***/ 1106:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   fL: () => (/* binding */ parseSeconds),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8243);


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

/***/ 6012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ judgeStatus),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   wn: () => (/* binding */ isInFlight),
/* harmony export */   zi: () => (/* binding */ parseDeployment)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);



/** The statuses that the specification knows (API \u00a73). */
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

/***/ 9310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isId),
/* harmony export */   w: () => (/* binding */ describeBadId)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);

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

/***/ 5699:
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

/***/ 9628:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ parseRecord),
/* harmony export */   ZD: () => (/* binding */ hexOf),
/* harmony export */   a9: () => (/* binding */ MAY_EXIST),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   bM: () => (/* binding */ formatRecord),
/* harmony export */   vJ: () => (/* binding */ isRecordOf)
/* harmony export */ });
/* harmony import */ var _records_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9310);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);


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
/** Whether a check run's external id is the record of this attempt. */
function isRecordOf(run, externalId) {
    return typeof externalId === 'string' && externalId.split(' ')[0] === run;
}
/** A digest without its `sha256:`. */
function hexOf(digest) {
    return digest.replace(/^sha256:/, '');
}


/***/ }),

/***/ 8462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   P3: () => (/* binding */ REPORTERS),
/* harmony export */   Zg: () => (/* binding */ noticesFor),
/* harmony export */   Zs: () => (/* binding */ lackOf)
/* harmony export */ });
/* unused harmony export PERMISSIONS */
/** The places at GitHub where a deployment can be shown. */
const REPORTERS = ['check', 'status', 'deployment', 'comment'];
/** The permission that each reporter needs, as a line of YAML. */
const PERMISSIONS = {
    check: 'checks: write',
    status: 'statuses: write',
    deployment: 'deployments: write',
    comment: 'pull-requests: write',
};
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
    if (unknown.length > 0) {
        const message = `Not shown on the commit or pull request (${names(unknown)}): GitHub rejects github-token (401): it is wrong or expired. The deploy itself is not affected.`;
        notices.push({ message, lines: [] });
    }
    if (missing.length > 0 && isReadOnly) {
        const message = `Not shown on the pull request (${names(missing)}): runs from forks have a read-only token. See the job summary instead.`;
        notices.push({ message, lines: [] });
    }
    else if (missing.length > 0) {
        notices.push({
            message: `Not shown on the commit or pull request (${names(missing)}): the token lacks a permission. The deploy itself is not affected. Add these lines to the job, or remove the reporter from "report-to":`,
            lines: ['permissions:', '  contents: read', ...missing.map(({ reporter }) => `  ${PERMISSIONS[reporter]}`)],
        });
    }
    if (others.length > 0) {
        const reasons = others.map((problem) => `${problem.reporter}: ${reasonOf(problem)}`).join('; ');
        notices.push({
            message: `Not shown, or not up to date, on the commit or pull request (${reasons}). The deploy itself is not affected.`,
            lines: [],
        });
    }
    return notices;
}
function isUnknownToken({ status, rateLimited }) {
    return !rateLimited && status === 401;
}
/** What GitHub says where a token lacks a permission (403), or may not even see the resource (404). */
const LACKS = /^(?:|Not Found|Resource not accessible by .*|Must have (?:admin|push|write) .*)$/i;
function isMissingPermission({ status, rateLimited, message = '' }) {
    return !rateLimited && (status === 403 || status === 404) && LACKS.test(message);
}
/** Names the permission that the token lacks, as the end of a sentence; '' if it is something else. */
function lackOf(problem, permission = PERMISSIONS[problem.reporter]) {
    return isMissingPermission(problem) ? `; the job needs "${permission}"` : '';
}
/** Why GitHub did not carry out a request, in a few words. */
function reasonOf({ status, rateLimited, message = '' }) {
    if (rateLimited)
        return "GitHub's rate limit is used up";
    if (status === undefined)
        return 'no usable response from GitHub';
    return `GitHub responded with ${status}${message === '' ? '' : `: ${message}`}`;
}


/***/ }),

/***/ 9339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ listAppDeployments),
/* harmony export */   CH: () => (/* binding */ makeInactive),
/* harmony export */   Xb: () => (/* binding */ taskOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9720);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);




/** Statuses of one GitHub deployment that are read: an own one has three, and one more when it is retired. */
const MOST_STATUSES = 100;
/** The task of an app's GitHub deployments: a hash, because the task is shown as text and the name may be long. */
function taskOf(reportName) {
    return `deploy:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(reportName).digest('hex').slice(0, 32)}`;
}
/** One page of the GitHub deployments of an app in an environment, on any commit; 1 is the page of the newest. */
async function listAppDeployments(api, { reportName, environment }, page) {
    const parameters = { task: taskOf(reportName), environment, ...page };
    const { items, hasMore } = await api.page('GET /repos/{owner}/{repo}/deployments', parameters);
    const deployments = items
        .map((one) => ({ id: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .idIn */ .DG)(one), payload: (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(one) }))
        .toSorted((a, b) => (b.id ?? Number.MAX_SAFE_INTEGER) - (a.id ?? Number.MAX_SAFE_INTEGER));
    return { deployments, hasMore };
}
/** Retires one GitHub deployment, and none beside it: `auto_inactive` would go by the environment alone. */
async function makeInactive(api, deployment_id) {
    await api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id,
        state: 'inactive',
        auto_inactive: false,
    });
}
/** The states after which a deployment is no longer under way. */
const ENDS = ['success', 'failure', 'error', 'inactive'];
/** How a GitHub deployment ended: the last of its ends; undefined while it is under way. */
async function endOf(api, deployment_id) {
    const { items } = await api.page('GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id,
        per_page: MOST_STATUSES,
        page: 1,
    });
    const end = (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .newestFirst */ .ll)(items)
        .map((status) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(status, 'state'))
        .find((state) => ENDS.includes(state));
    return typeof end === 'string' ? end : undefined;
}


/***/ }),

/***/ 9720:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ payloadOf),
/* harmony export */   S4: () => (/* binding */ allPages),
/* harmony export */   ll: () => (/* binding */ newestFirst)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1832);

/**
 * Reads all pages of a list.
 * @param list name of the list in the response; absent if the response itself is the list.
 * @throws Error if a page is no list.
 */
async function allPages(api, { perPage, mostPages }, route, parameters, list) {
    const all = [];
    for (let page = 1; page <= mostPages; page++) {
        const { items, hasMore } = await api.page(route, { ...parameters, per_page: perPage, page }, list);
        all.push(...items);
        if (!hasMore)
            return { items: all, isWhole: true };
    }
    return { items: all, isWhole: false };
}
/** Sorts by id: newer objects at GitHub have larger ids. */
function newestFirst(items) {
    return items.toSorted((a, b) => Number((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(b, 'id')) - Number((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(a, 'id')));
}
/** What is stored in a GitHub deployment; some servers give it back as JSON text. */
function payloadOf(deployment) {
    const payload = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(deployment, 'payload');
    return typeof payload === 'string' ? (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(payload) : payload;
}


/***/ }),

/***/ 4666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openGitHub)
});

// EXTERNAL MODULE: ./lib/node_modules/any-signal/dist/src/index.js
var src = __webpack_require__(6354);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/domain/inputs/base-url.js
var base_url = __webpack_require__(1297);
// EXTERNAL MODULE: ./lib/src/http/network-error.js
var network_error = __webpack_require__(5243);
// EXTERNAL MODULE: ./lib/src/http/response-body.js
var response_body = __webpack_require__(3252);
// EXTERNAL MODULE: ./lib/src/http/transport.js
var transport = __webpack_require__(7095);
// EXTERNAL MODULE: ./lib/src/http/undici/undici.js + 1 modules
var undici = __webpack_require__(3983);
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
async function openBoundedFetch(bounds) {
    const { baseUrl, proxy, signal, largestBody } = bounds;
    const base = URL.parse(baseUrl);
    const dispatcher = await (0,transport/* openTransport */.g2)((0,transport/* proxiesTo */.gs)(baseUrl, proxy));
    return {
        close: () => dispatcher.destroy(),
        async fetch(address, { method = 'GET', headers = {}, body, signal: own } = {}) {
            const url = URL.parse(`${address}`);
            const objection = addressObjection(url, base);
            if (url === null || objection !== undefined)
                throw new FetchFault('OTHER_ORIGIN', objection ?? NO_ADDRESS);
            const ends = (0,src/* anySignal */.J)([signal, own]);
            try {
                const response = await (0,undici/* openResponse */.sU)(url.href, dispatcher, {
                    method,
                    headers: { ...headers, 'user-agent': `${undici/* USER_AGENT */._O} ${headers['user-agent'] ?? ''}`.trim() },
                    body: body ?? null,
                    signal: ends,
                });
                const read = await (0,response_body/* readResponseBody */.On)(response, largestBody);
                ends.throwIfAborted();
                const { status } = response;
                if (status >= 300 && status < 400 && status !== 304) {
                    throw new FetchFault('REDIRECTED', 'the server redirects, but redirects are not followed');
                }
                // The status of a refusal is enough, even if its body could not be read.
                if (!read.ok && status < 400)
                    throw new FetchFault('UNREADABLE', read.why);
                // Whoever parses it would need a hundred times its size in memory.
                const isTooMuch = read.ok && (0,json/* isBeyondMeasure */.iH)(read.text);
                if (isTooMuch && status < 400)
                    throw new FetchFault('UNREADABLE', 'the response has too many values');
                return fetched(url.href, response, read.ok && !isTooMuch ? read.text : '');
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
const NO_ADDRESS = 'the address is not valid';
/** Why an address may not be requested, or undefined. The token is sent to one server only, and never in plain text. */
function addressObjection(url, base) {
    if (url === null || base === null)
        return NO_ADDRESS;
    if (url.origin !== base.origin || url.username !== '' || url.password !== '') {
        return 'the address is on another server';
    }
    if (url.protocol === 'https:' || (url.protocol === 'http:' && (0,base_url/* isLoopback */.U)(url.hostname)))
        return undefined;
    return 'the address is not https';
}
function fetched(url, { status, headers }, text) {
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
var response = __webpack_require__(522);
;// CONCATENATED MODULE: ./lib/src/github/api.js





/** Milliseconds for one call, and for all pages of one list together. */
const CALL_MS = 10_000;
const LIST_MS = 30_000;
/** Items per page. As many check runs or comments of 64 KiB each still fit into {@link LARGEST_BODY}. */
const PER_PAGE = 50;
/** The most pages read of a list. */
const MOST_PAGES = 100;
/** The most bytes of one decoded response. */
const LARGEST_BODY = 5 * 1_048_576;
const SILENT = { debug() { }, info() { }, warn() { }, error() { } };
/**
 * Connects to the API of the GitHub server that runs the job. The package @actions/github is only loaded here: importing
 * it takes time, and fails if the event's payload file is broken.
 */
async function connectGitHub(connection) {
    const { token, repository, apiUrl, proxy, abandoned, clock, debug } = connection;
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(724), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 5092));
    const [owner = '', repo = ''] = repository.split('/');
    const bounds = { baseUrl: apiUrl, proxy, signal: abandoned, largestBody: LARGEST_BODY };
    const { fetch, close } = await openBoundedFetch(bounds);
    abandoned.addEventListener('abort', () => void close());
    // Octokit's own log would print response headers unredacted.
    const octokit = getOctokit(token, { baseUrl: apiUrl, log: SILENT, request: { fetch, log: SILENT } });
    octokit.hook.wrap('request', async (request, options) => {
        const began = clock.now();
        let status;
        try {
            const response = await request(options);
            status = response.status;
            return response;
        }
        catch (thrown) {
            status = (0,response/* statusOf */.c2)(thrown);
            throw thrown;
        }
        finally {
            const took = (0,format/* formatDuration */.a3)(clock.now() - began);
            debug(`GitHub: ${options.method} ${options.url}: ${status ?? 'no response'} in ${took}`);
        }
    });
    const within = async (ms, act) => {
        const signal = (0,src/* anySignal */.J)([abandoned, clock.deadline(ms)]);
        try {
            return await act(signal);
        }
        finally {
            signal.clear();
        }
    };
    const call = async (route, parameters, signal) => {
        const { status, data, headers } = await octokit.request(route, {
            owner,
            repo,
            ...parameters,
            request: { signal },
        });
        if (status === 204)
            return { data: {}, headers };
        // A page of some proxy, or a truncated response. Neither shows that the call was carried out.
        if (typeof data !== 'object' || data === null)
            throw new Error(`the response to ${route} is not JSON`);
        return { data, headers };
    };
    const pageOf = async (route, parameters, list, signal) => {
        const { data, headers } = await call(route, parameters, signal);
        const items = list === undefined ? data : (0,json/* field */.ZZ)(data, list);
        if (!Array.isArray(items))
            throw new Error(`the response to ${route} is no list`);
        return { items, hasMore: items.length >= parameters.per_page || /\brel="?next\b/.test(headers.link ?? '') };
    };
    return {
        request: (route, parameters = {}) => within(CALL_MS, async (signal) => (await call(route, parameters, signal)).data),
        page: (route, parameters, list) => within(CALL_MS, (signal) => pageOf(route, parameters, list, signal)),
        viewer: () => within(CALL_MS, async (signal) => {
            const request = { signal };
            const { viewer } = await octokit.graphql('{ viewer { login } }', { request });
            return viewer.login;
        }),
        find: (route, parameters, isWanted, list) => within(LIST_MS, async (signal) => {
            for (let page = 1; page <= MOST_PAGES; page++) {
                const { items, hasMore } = await pageOf(route, { ...parameters, per_page: PER_PAGE, page }, list, signal);
                const wanted = items.find(isWanted);
                if (wanted !== undefined || !hasMore)
                    return wanted;
            }
            throw new Error(`the list of ${route} has more than ${MOST_PAGES} pages`);
        }),
    };
}

;// CONCATENATED MODULE: ./lib/src/github/open-github.js

/** @param inputs `githubToken`: '' for none. */
function openGitHub({ githubToken: token }, { environment, log, clock }) {
    const { repository, apiUrl, proxy } = environment;
    if (token === '')
        return { kind: 'missing', why: 'there is no github-token' };
    if (repository === '')
        return { kind: 'missing', why: 'GITHUB_REPOSITORY is not set' };
    const debug = (line) => log.debug(line);
    return {
        kind: 'ready',
        connect: (abandoned) => connectGitHub({ token, repository, apiUrl, proxy, abandoned, clock, debug }),
    };
}


/***/ }),

/***/ 3662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ toProblem)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1113);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(522);





/** The most characters of GitHub's message that are shown. */
const LONGEST_MESSAGE = 300;
/**
 * Describes an error thrown by a call to GitHub, with the message of GitHub's response. That of the error itself is not used:
 * it may quote the request.
 */
function toProblem(thrown, reporter) {
    const message = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(thrown, 'response', 'data', 'message');
    return {
        reporter,
        status: (0,_response_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(thrown),
        rateLimited: (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .rateLimitOf */ .t)(thrown, 0) !== undefined,
        ...(typeof message === 'string' ? { message: (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message).trim(), LONGEST_MESSAGE) } : {}),
    };
}


/***/ }),

/***/ 7614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ openPullState)
/* harmony export */ });
/* harmony import */ var any_signal__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6354);
/* harmony import */ var _domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8462);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1832);
/* harmony import */ var _open_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4666);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3662);
/* harmony import */ var _retried_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(734);






/** Milliseconds for all tries together. */
const ASKING_MS = 20_000;
const RETRIES = 3;
function openPullState(inputs, edges) {
    const { clock } = edges;
    const github = (0,_open_github_js__WEBPACK_IMPORTED_MODULE_1__/* .openGitHub */ .o)(inputs, edges);
    return async (number, signal) => {
        if (github.kind === 'missing')
            return { kind: 'unread', why: github.why };
        const endsAt = clock.now() + ASKING_MS;
        const leftMs = () => endsAt - clock.now();
        const over = new AbortController();
        const abandoned = (0,any_signal__WEBPACK_IMPORTED_MODULE_4__/* .anySignal */ .J)([signal, over.signal, clock.deadline(ASKING_MS)]);
        try {
            const api = await github.connect(abandoned);
            const read = () => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
            return stateIn(await (0,_retried_js__WEBPACK_IMPORTED_MODULE_3__/* .retried */ .s)(read, { clock, abandoned, leftMs, retries: RETRIES }), number);
        }
        catch (thrown) {
            const problem = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .toProblem */ .H)(thrown, 'comment');
            return {
                kind: 'unread',
                why: `${(0,_domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(problem)}${(0,_domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .lackOf */ .Zs)(problem, 'pull-requests: read')}`,
                isAbsent: problem.status === 404,
            };
        }
        finally {
            over.abort();
        }
    };
}
/** Only a response that is about this pull request counts. */
function stateIn(pull, number) {
    const state = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(pull, 'state');
    if ((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(pull, 'number') !== number || (state !== 'open' && state !== 'closed'))
        return { kind: 'unread', why: "GitHub's response is about another pull request" };
    const text = (...place) => {
        const value = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(pull, ...place);
        return typeof value === 'string' ? value : '';
    };
    return {
        kind: state,
        head: text('head', 'sha'),
        merge: text('merge_commit_sha'),
        headRepository: text('head', 'repo', 'full_name'),
    };
}


/***/ }),

/***/ 1113:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ rateLimitOf)
/* harmony export */ });
/* harmony import */ var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);


/** Milliseconds to wait if a rate limit's response gives no time, as GitHub's documentation asks. */
const UNNAMED_MS = 60_000;
/**
 * Reads a rate limit from a thrown response: a 429, or a 403 that is not about a missing permission. The secondary limit
 * (many requests in a short time) sends a `Retry-After`, the hourly limit a time of reset.
 * @param now milliseconds since 1970, for a response without a `Date`.
 * @returns milliseconds for which nothing should be sent, or undefined if no limit was hit.
 */
function rateLimitOf(thrown, now) {
    const { response } = (thrown ?? {});
    const header = (name) => {
        const value = response?.headers?.[name];
        return value === undefined ? undefined : String(value);
    };
    const status = (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(thrown);
    const isUsedUp = header('x-ratelimit-remaining') === '0';
    const says = /rate limit|abuse detection/i.test(String(response?.data?.message));
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

/***/ 8224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ym: () => (/* binding */ rowMark),
/* harmony export */   aE: () => (/* binding */ keyHash),
/* harmony export */   aK: () => (/* binding */ readRows)
/* harmony export */ });
/* unused harmony exports readRow, ownRow */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9628);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1832);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9720);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(522);
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(574);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3388);








/** How many check runs are read. */
const BOUNDS = { perPage: 100, mostPages: 10 };
/**
 * The rows of the commit: those of the check runs with this key that the own GitHub app has made, the newest of each name.
 * Without check runs there is the row of this job alone.
 */
async function readRows(context, view) {
    const own = ownRow(context, view);
    const checks = (0,_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .newestFirst */ .ll)(await listChecks(context));
    const ownCheck = checks.find((check) => (0,_domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecordOf */ .vJ)(context.runKey, (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(check, 'external_id')));
    if (ownCheck === undefined)
        return [own];
    const rows = new Map();
    for (const check of checks.filter((one) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(one, 'app', 'id') === (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(ownCheck, 'app', 'id'))) {
        const row = check === ownCheck ? { ...own, link: (0,_response_js__WEBPACK_IMPORTED_MODULE_6__/* .pageIn */ .n9)(check) ?? own.link } : readRow(check, context.commentKey);
        if (row !== undefined && !rows.has(row.name))
            rows.set(row.name, row);
    }
    return [...rows.values()];
}
async function listChecks({ api, sha }) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    try {
        const { items } = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .allPages */ .S4)(api, BOUNDS, route, { ref: sha, filter: 'all' }, 'check_runs');
        return items.filter((check) => (0,_response_js__WEBPACK_IMPORTED_MODULE_6__/* .idIn */ .DG)(check) !== undefined);
    }
    catch (thrown) {
        if ((0,_response_js__WEBPACK_IMPORTED_MODULE_6__/* .isRefusal */ .vu)(thrown))
            return []; // without the permission the comment is there all the same
        throw thrown;
    }
}
/** The mark that makes a check run a row: an HTML comment at the beginning of its summary. */
function rowMark(commentKey, { deployment }) {
    if (commentKey === '')
        return '';
    return `<!-- browser-deploy-action row ${keyHash(commentKey)} ${deployment || NONE} -->\n`;
}
const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) ([A-Za-z0-9_-]{1,128}) -->/;
const NONE = '-';
/** A hash of the input `comment-key`, because the key may contain the end of an HTML comment. */
function keyHash(commentKey) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commentKey).digest('hex').slice(0, 32);
}
/** Reads the row that a check run holds; undefined if it holds none of this key. */
function readRow(check, commentKey) {
    const [, key, deployment = NONE] = MARK.exec(String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(check, 'output', 'summary'))) ?? [];
    if (key !== keyHash(commentKey))
        return undefined;
    const text = (...path) => {
        const value = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(check, ...path);
        return typeof value === 'string' ? value : '';
    };
    return {
        name: text('name'),
        run: Number((0,_run_key_js__WEBPACK_IMPORTED_MODULE_3__/* .runOf */ .ng)(text('external_id')) ?? 0),
        conclusion: text('status') === 'completed' ? text('conclusion') : '',
        title: text('output', 'title'),
        deployment: deployment === NONE ? '' : deployment,
        sha: text('head_sha'),
        link: (0,_response_js__WEBPACK_IMPORTED_MODULE_6__/* .pageIn */ .n9)(check) ?? '',
    };
}
/** The row of this job itself. */
function ownRow({ reportName, runId, sha, runUrl }, { phase, conclusion = 'unknown', title, deployment }) {
    return {
        name: reportName,
        run: Number(runId),
        conclusion: phase === 'ended' ? (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .checkConclusion */ .Gc)(conclusion) : '',
        title: (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.description),
        deployment,
        sha,
        link: runUrl,
    };
}


/***/ }),

/***/ 1615:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aA: () => (/* binding */ placeFinder),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   h1: () => (/* binding */ findComment),
/* harmony export */   rM: () => (/* binding */ authorOf),
/* harmony export */   vv: () => (/* binding */ updateComment)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9720);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1113);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(522);




/** How many pull requests that contain a commit are read. */
const PULLS = { perPage: 100, mostPages: 3 };
/** Looks up once where the comment goes; undefined where the commit has no pull request. */
function placeFinder(context, mark) {
    let issue;
    let author;
    const kept = (found, forget) => {
        found.catch(forget); // a later look may succeed
        return found;
    };
    return async () => {
        issue ??= kept(findPullRequest(context), () => {
            issue = undefined;
        });
        const number = await issue;
        if (number === undefined)
            return undefined;
        author ??= kept(authorOf(context.api), () => {
            author = undefined;
        });
        return { issue: number, author: await author, mark };
    };
}
/**
 * The number of the pull request to comment on: that of the event, else the open one whose head is the commit. GitHub
 * lists all that contain it, and so those of branches that build on it; one that is alone is meant by it all the same.
 */
async function findPullRequest({ api, pullRequest, sha, say }) {
    if (pullRequest !== undefined)
        return pullRequest;
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    const { items } = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .allPages */ .S4)(api, PULLS, route, { commit_sha: sha });
    const open = items.filter((pull) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(pull, 'state') === 'open');
    const ofHead = open.find((pull) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(pull, 'head', 'sha') === sha);
    if (open.length === 0)
        say('No comment: there is no open pull request for this commit');
    else if (ofHead === undefined && open.length > 1)
        say(`No comment: ${open.length} open pull requests contain this commit, and none has it as its head`);
    const number = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(ofHead ?? (open.length === 1 ? open[0] : undefined), 'number');
    return Number.isSafeInteger(number) ? number : undefined;
}
/** Finds the oldest comment at a place, only among those written with this token: anyone could write the mark. */
async function findComment(api, { issue, author, mark }) {
    const comment = await api.find('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue }, (one) => {
        const login = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(one, 'user', 'login');
        return (login === author || login === `${author}[bot]`) && String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(one, 'body')).startsWith(mark);
    });
    const id = (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .idIn */ .DG)(comment);
    return id === undefined ? undefined : { id, body: String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(comment, 'body')), page: (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .pageIn */ .n9)(comment) };
}
function createComment(api, { issue }, body) {
    return api.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue, body });
}
/** @returns undefined where somebody has deleted it meanwhile. */
async function updateComment(api, comment_id, body) {
    try {
        return await api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id, body });
    }
    catch (thrown) {
        if ((0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(thrown) !== 404)
            throw thrown;
        return undefined;
    }
}
/** The author of the comment. Throws on a temporary problem: a wrong author would lead to a second comment. */
async function authorOf(api) {
    try {
        return await api.viewer();
    }
    catch (error) {
        if ((0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error) && (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .rateLimitOf */ .t)(error, 0) === undefined)
            return WORKFLOW_AUTHOR;
        throw error;
    }
}
/** The login of a workflow's own token, for a server that refuses the GraphQL query. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';


/***/ }),

/***/ 3225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ commentReporter),
/* harmony export */   n6: () => (/* binding */ runMark),
/* harmony export */   uW: () => (/* binding */ runIdIn),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(522);
/* harmony import */ var _comment_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1615);




/**
 * Shows the deploy as one comment on the pull request, which is found by a hidden mark and updated in place. It is made
 * once the service has responded, because people get mail about it; until then the check shows the progress.
 */
function commentReporter(context) {
    const { api, reportName, runId, found, say } = context;
    const findPlace = (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeFinder */ .aA)(context, markerOf(reportName));
    return {
        async show(view) {
            const place = await findPlace();
            if (place === undefined || view.phase === 'preparing')
                return;
            const body = bodyOf(view, context);
            const shown = await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_2__/* .findComment */ .h1)(api, place);
            const announce = (page) => page !== undefined && found({ 'comment-url': page });
            if (shown !== undefined && runIdIn(shown.body) > Number(runId)) {
                say('The comment shows a later run, and stays as it is');
                announce(shown.page);
                return;
            }
            const written = shown && (await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_2__/* .updateComment */ .vv)(api, shown.id, body));
            announce((0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .pageIn */ .n9)(written ?? (await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_2__/* .createComment */ .eT)(api, place, body))));
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
function bodyOf(view, { reportName, sha, runUrl, runId }) {
    const run = runUrl === '' ? '' : ` \u00b7 [log of the run](${runUrl})`;
    const foot = `\n<sub>\`${reportName.replaceAll('`', "'")}\` \u00b7 commit ${sha.slice(0, 7)}${run}</sub>\n\n${runMark(runId)}`;
    const head = `${markerOf(reportName)}\n`;
    return `${head}${(0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenMarkdown */ .zU)(view.summary, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.comment - head.length - foot.length)}${foot}`;
}


/***/ }),

/***/ 3388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ deploymentState),
/* harmony export */   Gc: () => (/* binding */ checkConclusion),
/* harmony export */   _6: () => (/* binding */ statusState)
/* harmony export */ });
/** Conclusion of the check run. An unknown outcome is a failure: GitHub lets a required check pass with `neutral`. */
function checkConclusion(conclusion) {
    return conclusion === 'unknown' ? 'failure' : conclusion;
}
/** State of the commit status. */
function statusState({ phase, conclusion }) {
    if (phase !== 'ended')
        return 'pending';
    return conclusion === 'success' || conclusion === 'failure' ? conclusion : 'error';
}
/** State of the GitHub deployment. */
function deploymentState(view) {
    if (view.phase === 'preparing')
        return 'queued';
    if (view.phase !== 'ended')
        return view.phase;
    if (view.isGone && view.conclusion === 'success')
        return 'inactive';
    return statusState(view);
}


/***/ }),

/***/ 6948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ withGoneRows),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   cZ: () => (/* binding */ isSameText),
/* harmony export */   yH: () => (/* binding */ tableMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9259);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);
/* harmony import */ var _check_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8224);




/** How the shared comment begins. */
function tableMark(commentKey) {
    return `<!-- browser-deploy-action table ${(0,_check_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .keyHash */ .aE)(commentKey)} -->`;
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
    const rest = more === 0 ? '' : `\n\u2026 and ${more} more, not shown here: see the checks.\n`;
    return `${head}${shown.join('\n')}\n${rest}${FOOT}`;
}
const HEAD = '| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |';
const FOOT = '\n<sub>Each job updates its own row. A row of another commit is the last that its app has left.</sub>\n';
/** Whether a comment has this text: GitHub may change line ends and white space at the end. */
function isSameText(one, other) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trim();
    return plain(one) === plain(other);
}
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
    '': '\u23f3',
    success: '\u2705',
    failure: '\u274c',
    cancelled: '\ud83d\udeab',
    timed_out: '\u231b',
    deleted: '\ud83d\uddd1\ufe0f',
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
        `${ICONS[conclusion] ?? '\u2754'} ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.description)}`,
        (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(deployment, 128),
        (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(sha.slice(0, 7)),
        `${link === '' ? '\u2013' : (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('details', link)} <!-- row ${key} ${run} -->`,
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

/***/ 522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ idIn),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   n9: () => (/* binding */ pageIn),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1832);

/**
 * HTTP status of GitHub's response, or undefined if no response came. Octokit reports a broken connection as a 500 too,
 * so the status only counts if the error contains a response.
 */
function statusOf(thrown) {
    const { status, response } = (thrown ?? {});
    return response !== undefined && typeof status === 'number' ? status : undefined;
}
/** Whether GitHub refused the request, so that it was not carried out. After any other error it may have been. */
function isRefusal(thrown) {
    const status = statusOf(thrown) ?? 0;
    return status >= 400 && status < 500;
}
/** The id of an object in a response of GitHub, or undefined if there is none. */
function idIn(made) {
    const id = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(made, 'id');
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
/** The most characters of a URL. */
const LONGEST_ADDRESS = 2_000;
/** The URL of the object's page, or undefined if the response has none that may be shown. */
function pageIn(made) {
    const address = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(made, 'html_url');
    if (typeof address !== 'string' || address.length > LONGEST_ADDRESS || !/^[\x21-\x7e]+$/.test(address))
        return undefined;
    const url = URL.parse(address);
    return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}


/***/ }),

/***/ 734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isRefused),
/* harmony export */   s: () => (/* binding */ retried)
/* harmony export */ });
/* harmony import */ var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1113);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);




/**
 * Does something at GitHub that may be done twice, and again unless GitHub refuses it. A rate limit is waited out.
 * @throws what the last try threw.
 */
async function retried(act, limits) {
    const { clock, abandoned, leftMs, retries = Number.POSITIVE_INFINITY } = limits;
    for (let failures = 1;; failures++) {
        try {
            return await act();
        }
        catch (thrown) {
            if (isRefused(thrown) || failures > retries || abandoned.aborted)
                throw thrown;
            // Runs that were refused together do not come back together.
            const pause = ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .rateLimitOf */ .t)(thrown, clock.wall()) ?? 0) + (0,_domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .backoffDelay */ .EY)(failures, clock.random());
            if (pause > leftMs())
                throw thrown;
            // A pause that is cut short is followed by a last try: what it throws says why.
            await clock.sleep(pause, abandoned).catch(() => { });
        }
    }
}
/** Whether GitHub itself refuses, for good. A proxy on the way refuses with a page, or asks for a password (407). */
function isRefused(thrown) {
    const status = (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(thrown);
    if (!(0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(thrown) || status === 407 || status === 408 || (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .rateLimitOf */ .t)(thrown, 0) !== undefined)
        return false;
    return typeof (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(thrown, 'response', 'data', 'message') === 'string';
}


/***/ }),

/***/ 574:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ isOfRun),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   r9: () => (/* binding */ newRunKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/**
 * A new key that distinguishes the objects of one attempt at GitHub from those of others. It begins with the id of the run, so
 * that its re-runs find what belongs to them.
 */
function newRunKey(runId) {
    return `${idOf(runId)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`;
}
/** Whether a key is of an attempt of the run. */
function isOfRun(runKey, runId) {
    return runKey.split('-')[0] === idOf(runId);
}
function idOf(runId) {
    return /^\d{1,20}$/.test(runId) ? runId : 'run';
}
/** The id of the run that a key begins with, alone or before a blank; undefined if it says nothing of a run. */
function runOf(text) {
    return /^(\d{1,20})-[0-9a-f]{16}(?: |$)/.exec(String(text))?.[1];
}


/***/ }),

/***/ 4287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ judgeDeletion),
/* harmony export */   o: () => (/* binding */ deleteResource)
/* harmony export */ });
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1832);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
/* harmony import */ var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3252);





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
 * Judges a 2xx to a DELETE. The specification shows neither status nor body (API \u00a74.2): a 204 is a success, and so is any
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

/***/ 280:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ openDeploymentDeletion)
});

// UNUSED EXPORTS: deleteDeployment

// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var interruption = __webpack_require__(2357);
// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(6012);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
;// CONCATENATED MODULE: ./lib/src/domain/records/named-deployment.js


/**
 * Parses a list of deployments of which some are to be deleted; undefined if it is no array, or if one of its records is
 * unusable: nobody can then say what the list is.
 */
function parseNamedDeployments(body) {
    if (!Array.isArray(body))
        return undefined;
    const named = body.map((entry) => {
        const parsed = (0,deployment/* parseDeployment */.zi)(entry);
        if (!parsed.ok || !(0,json/* isObject */.Gv)(entry))
            return undefined;
        return {
            record: parsed.record,
            app: textOf(entry, 'app_name', 'app'),
            version: textOf(entry, 'app_version', 'version'),
        };
    });
    return named.every((one) => one !== undefined) ? named : undefined;
}
/** Parses the response of GET /apps; undefined if it is no array. What names no deployment is left out. */
function parseAppEntries(body) {
    if (!Array.isArray(body))
        return undefined;
    return body
        .filter(json/* isObject */.Gv)
        .map((entry) => ({
        app: textOf(entry, 'app_name'),
        version: textOf(entry, 'version'),
        deployment: textOf(entry, 'deployment'),
    }))
        .filter(({ app, deployment }) => app !== '' && deployment !== '');
}
function textOf(entry, ...names) {
    const text = names.map((name) => entry[name]).find((value) => typeof value === 'string');
    return text === undefined ? '' : text;
}

// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/domain/text/sanitize.js
var sanitize = __webpack_require__(5149);
// EXTERNAL MODULE: ./lib/src/service/deletion.js
var service_deletion = __webpack_require__(4287);
// EXTERNAL MODULE: ./lib/src/service/deployment.js
var service_deployment = __webpack_require__(998);
// EXTERNAL MODULE: ./lib/src/service/list-pages.js
var list_pages = __webpack_require__(5940);
;// CONCATENATED MODULE: ./lib/src/service/deployment-deletion.js









function openDeploymentDeletion(connection) {
    const isHidden = (id) => connection.holdsSecret?.(id) ?? false;
    return {
        get: (id, options) => (0,service_deployment/* getDeployment */.i)(connection, id, options),
        list: ({ app, version }, options) => (0,list_pages/* readList */.L)(connection, {
            ...options,
            doing: 'Listing the deployments',
            path: '/deployments',
            filter: { app_name: app, app_version: version },
            parse(body) {
                const named = parseNamedDeployments(body);
                // No sink may show such an id, and what is deleted has to be named.
                return named?.some(({ record }) => isHidden(record.id)) ? undefined : named;
            },
            keyOf: ({ record }) => record.id,
        }),
        apps: ({ app, version }, options) => (0,list_pages/* readList */.L)(connection, {
            ...options,
            doing: 'Listing the apps',
            path: '/apps',
            filter: { app_name: app, version },
            parse: parseAppEntries,
            keyOf: (one) => JSON.stringify([one.app, one.version, one.deployment]),
        }),
        delete: (id, options) => deleteDeployment(connection, id, options),
    };
}
/**
 * DELETE /deployments/{id}. Where its response does not say that this has deleted it, one GET decides: also after a 404,
 * which may be that of an unknown route.
 */
async function deleteDeployment(connection, id, options) {
    const deletion = await (0,service_deletion/* deleteResource */.o)(connection, {
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
        const look = await (0,service_deployment/* getDeployment */.i)(connection, id, options);
        if (look.kind === 'malformed')
            return { kind: 'unknown', why: `GET did not respond with a record: ${look.why}` };
        if (look.kind === 'missing' || (0,deployment/* isFinal */.dR)(look.record.status))
            return { kind: 'ended' };
        return { kind: 'active', why: `GET says that it is still "${(0,sanitize/* oneLine */.TN)(look.record.status)}"` };
    }
    catch (thrown) {
        if (thrown instanceof interruption/* Interrupted */.j$)
            throw new interruption/* Interrupted */.j$('all', thrown.reason);
        if (!(thrown instanceof failure/* StepFailure */.pH))
            throw thrown;
        return { kind: 'unknown', why: `GET failed: ${(0,format/* withoutStop */.f6)(thrown.message)}` };
    }
}


/***/ }),

/***/ 998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readRecord),
/* harmony export */   i: () => (/* binding */ getDeployment)
/* harmony export */ });
/* harmony import */ var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6012);
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9219);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3971);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3252);




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

/***/ 5940:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* unused harmony export PAGE_SIZE */
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3045);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3252);




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