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

/***/ 1106:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   fL: () => (/* binding */ parseSeconds),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);

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
        throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, `is "${text}"`, choices.join(', '));
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

/***/ 5699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RS: () => (/* binding */ isOwnVersion),
/* harmony export */   dp: () => (/* binding */ versionLabel),
/* harmony export */   eL: () => (/* binding */ isLatest),
/* harmony export */   j6: () => (/* binding */ isOtherVersion)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);

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
/**
 * Whether a deployment is of another version than ours for certain: the service names it, and none of its names can be
 * our label. A service may name one deployment several times, and may write a label in another way or cut it short.
 * @param named all labels that the service names for the deployment.
 */
function isOtherVersion(named, own) {
    return named.length > 0 && !named.some((label) => isSame(label, own) || isBeginning(label, own));
}
/** Whether one of the names is our label for certain: one that may be cut short may also be the whole of another one. */
function isOwnVersion(named, own) {
    return named.some((label) => isSame(label, own));
}
/** Characters of a label below which nobody cuts it short: 63 is the least that is usual, with what marks the cut. */
const SHORTEST_CUT = 60;
function isSame(label, own) {
    return plain(label) === plain(own);
}
function isBeginning(label, own) {
    const start = plain(label).replace(/(?:\u2026|\.{3}|\ufffd)$/, '');
    return start.length >= SHORTEST_CUT && plain(own).startsWith(start);
}
function plain(label) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutColours */ .mU)(label).trim().toLowerCase().normalize('NFC');
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
        const message = `Not shown on the commit or pull request (${names(unknown)}): GitHub does not accept github-token (401): it is wrong or has expired. The deploy itself is not affected.`;
        notices.push({ message, lines: [] });
    }
    if (missing.length > 0 && isReadOnly) {
        const message = `Not shown on the pull request (${names(missing)}): the token of a run from a fork is read-only. It is all in the job summary.`;
        notices.push({ message, lines: [] });
    }
    else if (missing.length > 0) {
        notices.push({
            message: `Not shown on the commit or pull request (${names(missing)}): the token lacks a permission. The deploy itself is not affected. Add to the job, or leave the reporter out of "report-to":`,
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
function isMissingPermission({ status, rateLimited, isListed = false }) {
    // GitHub responds with 404 if the token may not even see the resource.
    return !rateLimited && !isListed && (status === 403 || status === 404);
}
/** Names the permission that the token lacks, as the end of a sentence; '' if it is something else. */
function lackOf(problem, permission = PERMISSIONS[problem.reporter]) {
    return isMissingPermission(problem) ? `; the job needs "${permission}"` : '';
}
/** Why GitHub did not carry out a request, in a few words. */
function reasonOf({ status, rateLimited, isListed = false }) {
    if (isListed)
        return `GitHub responded with ${status}, but lists it`;
    if (rateLimited)
        return "GitHub's rate limit is used up";
    return status === undefined ? 'no usable response from GitHub' : `GitHub responded with ${status}`;
}


/***/ }),

/***/ 9339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ listAppDeployments),
/* harmony export */   CH: () => (/* binding */ makeInactive),
/* harmony export */   Xb: () => (/* binding */ taskOf),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   sq: () => (/* binding */ otherAppsIn)
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
/** GitHub deployments of all apps that are read. */
const MOST_OF_ALL = 100;
/**
 * Ids of the deployments at the service that the newest GitHub deployments of other apps name, in any environment. The
 * same app under another name, such as that of a workflow of its own, is none.
 * @param place where the app comes from, as the payloads have it; those without one tell nothing.
 */
async function otherAppsIn(api, { reportName, place }) {
    const newest = { per_page: MOST_OF_ALL, page: 1 };
    const { items: listed } = await api.page('GET /repos/{owner}/{repo}/deployments', newest);
    const idsOf = (deployments) => deployments.map((one) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(one), 'deployment_id'));
    const isOwn = (one) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(one, 'task') === taskOf(reportName);
    const isElsewhere = (one) => {
        const other = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .payloadOf */ .Md)(one), 'place');
        return typeof other === 'string' && other !== place;
    };
    const own = idsOf(listed.filter(isOwn));
    const others = listed.filter((one) => !isOwn(one) && typeof (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(one, 'task') === 'string' && isElsewhere(one));
    return new Set(idsOf(others).filter((id) => typeof id === 'string' && !own.includes(id)));
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
// EXTERNAL MODULE: ./lib/src/http/response-body.js + 1 modules
var response_body = __webpack_require__(1143);
// EXTERNAL MODULE: ./lib/src/http/transport.js
var transport = __webpack_require__(7095);
// EXTERNAL MODULE: ./lib/src/http/undici/socket-rules.js
var socket_rules = __webpack_require__(6132);
// EXTERNAL MODULE: ./lib/src/http/undici/undici.js
var undici = __webpack_require__(7351);
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
                const response = await (0,undici/* openResponse */.s)(url.href, dispatcher, {
                    method,
                    headers: { ...headers, 'user-agent': `${socket_rules/* USER_AGENT */._O} ${headers['user-agent'] ?? ''}`.trim() },
                    body: body ?? null,
                    signal: ends,
                    // The signals limit the whole request, so undici's own timers are off.
                    headersTimeout: 0,
                    bodyTimeout: 0,
                });
                const encoding = response.headers['content-encoding'];
                const read = await (0,response_body/* readResponseBody */.On)(response.body, { encoding, ...(largestBody && { largest: largestBody }) });
                ends.throwIfAborted();
                const { status } = response;
                if (status >= 300 && status < 400 && status !== 304) {
                    throw new FetchFault('REDIRECTED', 'the server redirects, and redirects are not followed');
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
        return 'the address is one of another server than the one that is asked';
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
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1113);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);


/** Describes an error thrown by a call to GitHub. The error's message is not used: it may quote the request. */
function toProblem(thrown, reporter) {
    const problem = { reporter, status: (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(thrown), rateLimited: (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .rateLimitOf */ .t)(thrown, 0) !== undefined };
    return thrown instanceof _response_js__WEBPACK_IMPORTED_MODULE_1__/* .ListedButGone */ .IR ? { ...problem, isListed: true } : problem;
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
            return { kind: 'unread', why: `${(0,_domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(problem)}${(0,_domain_reporting_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .lackOf */ .Zs)(problem, 'pull-requests: read')}` };
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
        return { kind: 'unread', why: 'the response of GitHub is not about this pull request' };
    return { kind: state };
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

/***/ 1615:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _f: () => (/* binding */ findPullRequest),
/* harmony export */   h1: () => (/* binding */ findComment),
/* harmony export */   iP: () => (/* binding */ announce),
/* harmony export */   rM: () => (/* binding */ authorOf)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9720);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1113);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);




/** How many pull requests that contain a commit are read. */
const PULLS = { perPage: 100, mostPages: 3 };
/**
 * The number of the pull request to comment on: that of the event, else the open one whose head is the commit. GitHub
 * lists all that contain it, and so those of branches that build on it; one that is alone is meant by it all the same.
 */
async function findPullRequest({ api, pullRequest, sha, say }) {
    if (pullRequest !== undefined)
        return pullRequest;
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    const { items } = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .allPages */ .S4)(api, PULLS, route, { commit_sha: sha });
    const open = items.filter((pull) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(pull, 'state') === 'open');
    const ofHead = open.find((pull) => (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(pull, 'head', 'sha') === sha);
    if (open.length === 0)
        say('No comment: there is no open pull request for this commit');
    else if (ofHead === undefined && open.length > 1)
        say(`No comment: ${open.length} open pull requests contain this commit, and none has it as its head`);
    const number = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(ofHead ?? (open.length === 1 ? open[0] : undefined), 'number');
    return Number.isSafeInteger(number) ? number : undefined;
}
/**
 * Finds the oldest comment that begins with a mark, only among those written with this token: anyone could write a
 * comment with the mark.
 * @param place `after`: only younger ones than the comment with this id.
 */
async function findComment({ api }, place) {
    const { issue, author, mark, after = 0 } = place;
    const comment = await api.find('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue }, (one) => {
        const login = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(one, 'user', 'login');
        const isOwn = login === author || login === `${author}[bot]`;
        return isOwn && ((0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .idIn */ .DG)(one) ?? 1) > after && String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(one, 'body')).startsWith(mark);
    });
    const id = (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .idIn */ .DG)(comment);
    return id === undefined ? undefined : { id, body: String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(comment, 'body')), comment };
}
/** Sets the output that leads to a comment. */
function announce({ found }, comment) {
    const page = (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .pageIn */ .n9)(comment);
    if (page !== undefined)
        found({ 'comment-url': page });
}
/** The author of the comment. Throws on a temporary problem: a wrong author would lead to a second comment. */
async function authorOf(api) {
    try {
        return await api.viewer();
    }
    catch (error) {
        if ((0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)(error) && (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .rateLimitOf */ .t)(error, 0) === undefined)
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
/* harmony export */   BV: () => (/* binding */ beganOf),
/* harmony export */   JL: () => (/* binding */ commentReporter),
/* harmony export */   Rh: () => (/* binding */ beganMark),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1832);
/* harmony import */ var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9259);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);
/* harmony import */ var _domain_text_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4099);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(522);
/* harmony import */ var _comment_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1615);
/* harmony import */ var _reporter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1407);








/**
 * Shows the deploy as one comment on the pull request, which is found by a hidden marker and updated in place. It is
 * created once the service has responded, because people get mail about it; until then the check shows the progress.
 */
function commentReporter(context) {
    const { api } = context;
    let id = context.slot.read()?.id;
    /** The pull request, looked up once. */
    let place;
    let author;
    return {
        name: 'comment',
        async show(view) {
            place ??= { issue: await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_4__/* .findPullRequest */ ._f)(context) };
            const { issue } = place;
            if (issue === undefined)
                return;
            author ??= await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_4__/* .authorOf */ .rM)(api);
            if (view.phase === 'preparing')
                return;
            const ended = view.phase === 'ended';
            const bodies = bodiesOf(view, context);
            const mark = markerOf(context.reportName);
            const shown = id === undefined ? (await (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_4__/* .findComment */ .h1)(context, { issue, author, mark }))?.comment : await look(context, id);
            id ??= (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .idIn */ .DG)(shown);
            if (id !== undefined && isOfLater(shown, context)) {
                context.say('The comment shows a run that began later, and stays as it is');
                (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_4__/* .announce */ .iP)(context, shown);
                return context.slot.write({ open: false, id });
            }
            if (id !== undefined && !(await update(context, id, bodies, ended)))
                id = undefined;
            if (id !== undefined)
                return;
            const { id: newId, made } = await (0,_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .createKept */ .$v)(context, ended, () => (0,_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .sendAccepted */ .As)(bodies, (body) => api.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue, body })));
            id = newId;
            (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_4__/* .announce */ .iP)(context, made);
        },
    };
}
/** Updates the comment. @returns false if it does not exist any more. */
async function update(context, id, bodies, ended) {
    const { api, slot } = context;
    const patch = () => (0,_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .sendAccepted */ .As)(bodies, (body) => api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: id, body }));
    try {
        (0,_comment_place_js__WEBPACK_IMPORTED_MODULE_4__/* .announce */ .iP)(context, await (ended ? patch() : (0,_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .sendOpen */ .TY)(context, { open: true, id }, patch)));
    }
    catch (error) {
        if ((0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error) !== 404)
            throw error;
        slot.write({ open: false });
        return false;
    }
    slot.write({ open: !ended, id });
    return true;
}
/** The marker, an HTML comment. It contains a hash of the name, because a name may contain the end of a comment. */
function markerOf(reportName) {
    return `<!-- browser-deploy-action ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(reportName).digest('hex').slice(0, 32)} -->`;
}
/** What the comment says now; undefined where GitHub does not tell: then it is updated all the same. */
async function look({ api }, comment_id) {
    const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
    return api.request(route, { comment_id }).catch(() => undefined);
}
/** Says in a comment, as its last line, when the job began that wrote it: milliseconds since 1970. */
function beganMark(began) {
    return `<!-- began ${began} -->\n`;
}
/** When the job began that wrote a comment; 0 where that is not known. */
function beganOf(body) {
    const [, began = 0] = /<!-- began (\d{1,15}) -->\s*$/.exec(body) ?? [];
    return Number(began);
}
/**
 * Whether a comment was written by a job of another run that began later. One that began well after the comment was
 * written, by GitHub's clock of whole seconds, had a wrong clock of its own.
 */
function isOfLater(comment, { began, runUrl }) {
    const body = String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(comment, 'body'));
    const other = beganOf(body);
    const writtenAt = Date.parse(String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(comment, 'updated_at')));
    return (other > began && !(other > writtenAt + 1_000 + _domain_text_time_js__WEBPACK_IMPORTED_MODULE_7__/* .USUAL_SKEW_MS */ .Jm) && !(runUrl !== '' && body.includes(`](${runUrl})`)));
}
/** The body of the comment, and a smaller variant without the report, which the run's log has anyway. */
function bodiesOf(view, { reportName, sha, runUrl, began }) {
    const run = runUrl === '' ? '' : ` \u00b7 [log of the run](${runUrl})`;
    const foot = `\n<sub>\`${reportName.replaceAll('`', "'")}\` \u00b7 commit ${sha.slice(0, 7)}${run}</sub>\n\n${beganMark(began)}`;
    const head = `${markerOf(reportName)}\n`;
    const report = (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenMarkdown */ .zU)(view.summary, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.comment - head.length - foot.length);
    return [`${head}${report}${foot}`, `${head}${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(view.title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.description)}\n${foot}`];
}


/***/ }),

/***/ 1407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ createKept),
/* harmony export */   As: () => (/* binding */ sendAccepted),
/* harmony export */   TY: () => (/* binding */ sendOpen)
/* harmony export */ });
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1113);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);


/**
 * Sends what will be seen as going on. The slot says "open" before the request, so that a kill in between leaves
 * something to look for. Where GitHub refuses, the slot is put back; a rate limit is no refusal: it is still owed.
 */
async function sendOpen({ slot }, open, request) {
    const before = slot.read() ?? { open: false };
    slot.write(open);
    try {
        return await request();
    }
    catch (error) {
        if ((0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)(error) && (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .rateLimitOf */ .t)(error, 0) === undefined)
            slot.write(before);
        throw error;
    }
}
/**
 * Sends the first of several bodies that GitHub does not refuse as invalid (422). Each body is smaller than the one
 * before, so that one bad part does not prevent the rest, above all the final state, from being shown.
 */
async function sendAccepted(bodies, send) {
    const [body, ...smaller] = bodies;
    try {
        return await send(body);
    }
    catch (thrown) {
        if (smaller.length === 0 || (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(thrown) !== 422)
            throw thrown;
        return sendAccepted(smaller, send);
    }
}
/** Creates an object and saves its id as soon as it is known. */
async function createKept(context, ended, create) {
    const made = await sendOpen(context, { open: true }, create);
    const id = (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .idIn */ .DG)(made);
    if (id === undefined)
        throw new Error('the response holds no id');
    context.slot.write({ open: !ended, id });
    return { id, made };
}


/***/ }),

/***/ 9440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ ownRow),
/* harmony export */   Ym: () => (/* binding */ rowMark),
/* harmony export */   aE: () => (/* binding */ keyHash),
/* harmony export */   zK: () => (/* binding */ readRow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3388);





/** The mark that makes a check run a row: an HTML comment at the beginning of its summary. */
function rowMark({ commentKey, began }, view) {
    if (commentKey === '')
        return '';
    return `<!-- browser-deploy-action row ${keyHash(commentKey)} ${began} ${view.resume.deployment_id ?? NONE} -->\n`;
}
const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) (\d{1,15}) ([A-Za-z0-9_-]{1,128}) -->/;
const NONE = '-';
/** A hash of the input `comment-key`, because the key may contain the end of an HTML comment. */
function keyHash(commentKey) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commentKey).digest('hex').slice(0, 32);
}
/** Reads the row that a check run holds; undefined if it holds none of this key. */
function readRow(check, commentKey) {
    const [, key, at, deployment = NONE] = MARK.exec(String((0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(check, 'output', 'summary'))) ?? [];
    if (key !== keyHash(commentKey))
        return undefined;
    const text = (...path) => {
        const value = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(check, ...path);
        return typeof value === 'string' ? value : '';
    };
    return {
        name: text('name'),
        at: Number(at),
        conclusion: text('status') === 'completed' ? text('conclusion') : '',
        title: text('output', 'title'),
        deployment: deployment === NONE ? '' : deployment,
        sha: text('head_sha'),
        link: (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .pageIn */ .n9)(check) ?? '',
    };
}
/** The row of this job itself. */
function ownRow({ reportName, began, sha, runUrl }, { phase, conclusion = 'unknown', title, resume }) {
    return {
        name: reportName,
        at: began,
        conclusion: phase === 'ended' ? (0,_states_js__WEBPACK_IMPORTED_MODULE_4__/* .checkConclusion */ .Gc)(conclusion) : '',
        title: (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.description),
        deployment: resume.deployment_id ?? '',
        sha,
        link: runUrl,
    };
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
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9440);




/** How the shared comment begins. */
function tableMark(commentKey) {
    return `<!-- browser-deploy-action table ${(0,_row_js__WEBPACK_IMPORTED_MODULE_3__/* .keyHash */ .aE)(commentKey)} -->`;
}
/**
 * The shared comment: a function of the rows, and of the lines that are in it already under other names.
 * @param before its text so far, '' for none.
 * @param areAll whether the rows are those of all check runs of the commit: they then know more than its lines do.
 */
function renderTable(commentKey, rows, before, areAll = false) {
    const lines = new Map();
    const kept = readLines(before).filter((line) => !rows.some((row) => isOutdated(line, row, areAll)));
    for (const line of [...kept, ...rows.map(lineOf)]) {
        if (line.at >= (lines.get(line.key)?.at ?? 0))
            lines.set(line.key, line);
    }
    const sorted = [...lines.values()].map(({ text }) => text).sort();
    const head = `${tableMark(commentKey)}\n## Deployments: ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commentKey, 100)}\n\n${HEAD}\n`;
    const room = _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.comment - head.length - FOOT.length - 100;
    const shown = firstThatFit(sorted, room);
    const more = sorted.length - shown.length;
    const rest = more === 0 ? '' : `\n\u2026 and ${more} more, which do not fit in: see the checks.\n`;
    return `${head}${shown.join('\n')}\n${rest}${FOOT}`;
}
/**
 * Whether a line says what the row's check run said once, or what an earlier attempt of its run said, whose clock may have
 * been ahead. That a deployment was deleted is said by neither. No check run knows what a job without one has said.
 */
function isOutdated({ key, text, isAlone }, { name, sha, link }, areAll) {
    if (key !== lineKey(name) || saysDeleted(text))
        return false;
    return ((areAll && !isAlone && text.includes(` | ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(sha.slice(0, 7))} | `)) ||
        (link !== '' && text.includes(`${linkTo(link)} `)));
}
function saysDeleted(text) {
    return text.includes(`| ${ICONS.deleted} `);
}
const HEAD = '| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |';
const FOOT = '\n<sub>Each row is kept by its own job. A row of another commit is the last that its app has left.</sub>\n';
/** Whether a comment has this text: GitHub may change line ends and white space at the end. */
function isSameText(one, other) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trim();
    return plain(one) === plain(other);
}
/**
 * The comment with the rows that show one of these deployments of the service replaced.
 * @param gone what they say instead.
 */
function withGoneRows(body, ids, gone) {
    return readLines(body)
        .filter(({ text }) => ids.some((id) => text.includes(` | ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id, 128)} | `)))
        .reduce((now, { key, text }) => now.replace(text, () => rowText(text.split(' | ')[0]?.slice(2) ?? '', key, gone)), body);
}
const LINE = /^\| .* <!-- row ([0-9a-f]{16}) (\d{1,15})( alone)? --> \|$/;
function readLines(body) {
    return body.split(/\r?\n/).flatMap((text) => {
        const [, key, at, alone] = LINE.exec(text) ?? [];
        return key === undefined ? [] : [{ key, at: Number(at), isAlone: alone !== undefined, text }];
    });
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
function lineOf({ name, ...row }) {
    const key = lineKey(name);
    return { key, at: row.at, isAlone: row.isAlone ?? false, text: rowText((0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name, 100), key, row) };
}
/** @param name as it is shown. @param key its hash. */
function rowText(name, key, { at, conclusion, title, deployment = '', sha, link, isAlone = false, }) {
    const cells = [
        name,
        `${ICONS[conclusion] ?? '\u2754'} ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(title, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.description)}`,
        (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(deployment, 128),
        (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(sha.slice(0, 7)),
        `${linkTo(link)} <!-- row ${key} ${at}${isAlone ? ' alone' : ''} -->`,
    ];
    return `| ${cells.join(' | ')} |`;
}
/** A link in markdown; characters that could end it are encoded. */
function linkTo(url) {
    if (url === '')
        return '\u2013';
    return `[details](${url.replace(/[()<>|\\`[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)})`;
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
/* harmony export */   IR: () => (/* binding */ ListedButGone),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dg: () => (/* binding */ isTransient),
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
/** Whether a retry may succeed: the connection broke, no usable response came, or GitHub has a server error. */
function isTransient(thrown) {
    return !isRefusal(thrown);
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
/** GitHub lists an object, and says again and again that it is not there. */
class ListedButGone extends Error {
    status;
    response;
    /** @param refusal what the last request for it has thrown. */
    constructor(refusal) {
        super('GitHub lists what it says is not there', { cause: refusal });
        this.status = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(refusal, 'status');
        this.response = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(refusal, 'response');
    }
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
            const pause = (0,_domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .backoffDelay */ .EY)(failures, clock.random(), (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .rateLimitOf */ .t)(thrown, clock.wall()));
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

/***/ 175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ judgeConsent)
/* harmony export */ });
/** Fields that say yes: `ok` of API \u00a72.4, and `deleted`, which similar services use. */
const CONSENTS = ['ok', 'deleted'];
/** Fields that only errors have (those of API \u00a77, and those that gateways write). */
const ERRORS = ['code', 'error', 'errors', 'inner_error'];
/**
 * Judges the generic OK response (API \u00a72.4): an object that says yes, and nothing else.
 * @param echoes what was asked for, which the body may repeat.
 */
function judgeConsent(body, echoes) {
    if (typeof body.code === 'string' && typeof body.message === 'string')
        return { kind: 'error' };
    const denial = CONSENTS.find((name) => name in body && body[name] !== true);
    if (denial !== undefined)
        return { kind: 'denied', why: `its "${denial}" is not true` };
    const error = ERRORS.find((name) => (body[name] ?? undefined) !== undefined);
    if (error !== undefined)
        return { kind: 'denied', why: `it has "${error}"` };
    const beside = Object.entries(body)
        .filter(([name, value]) => value !== null && !CONSENTS.includes(name) && !isEcho(echoes, name, value))
        .map(([name]) => name);
    const isYes = CONSENTS.some((name) => body[name] === true);
    return isYes && beside.length === 0 ? { kind: 'yes' } : { kind: 'unclear', beside };
}
function isEcho(echoes, name, value) {
    return Object.hasOwn(echoes, name) && value === echoes[name];
}


/***/ }),

/***/ 4287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nY: () => (/* binding */ FOREIGN),
/* harmony export */   o8: () => (/* binding */ deleteResource),
/* harmony export */   tH: () => (/* binding */ UNCLEAR),
/* harmony export */   uk: () => (/* binding */ judgeBody)
/* harmony export */ });
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
/* harmony import */ var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);
/* harmony import */ var _consent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(175);





/**
 * DELETE of one resource. A response counts only if it must come from the service itself: a 2xx that
 * {@link judgeBody} accepts, or a 404 with the error body of \u00a77. A proxy on the way could send any other 404 or 200.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
async function deleteResource(connection, request) {
    const { what, noun, id: _, ...options } = request;
    const retried = { retrySafety: 'idempotent-delete', wantsWhole: true };
    const result = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .trySend */ .sh)(connection, { method: 'DELETE', ...retried, what, ...options });
    if (result.kind === 'accepted') {
        const { response } = result;
        return response.status === 404 ? goneAfterDoubt(request, response) : deleted(request, response);
    }
    const { failure, response } = result;
    if (response?.status !== 404 || failure.kind !== 'rejected')
        throw failure;
    if ((0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .saysNotFound */ .M0)(failure.service))
        return { kind: 'missing', failure };
    const { code = '', message = '' } = failure.service ?? {};
    throw failure.with({
        advice: code !== '' && message !== ''
            ? `${failure.advice} This 404 is about something other than the ${noun}, and so tells nothing about it.`
            : `Check base-url, its path too: this 404 does not have the body of an error of the service, so it tells nothing about the ${noun}.`,
    });
}
/** A 404 to a retry, where an earlier try may have deleted the key. */
function goneAfterDoubt({ what }, response) {
    const { service } = (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .requestFailure */ .SU)(what, response, 'refused', 1);
    if ((0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .saysNotFound */ .M0)(service))
        return { kind: 'deleted', inDoubt: true };
    throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .requestFailure */ .SU)(what, response, 'ambiguous', 1);
}
function deleted({ what, noun, id }, response) {
    const { status, body } = response;
    const judged = body.ok ? judgeBody(status, body.text, id, noun) : { kind: 'unclear', why: body.why };
    switch (judged.kind) {
        case 'deleted':
            return { kind: 'deleted', inDoubt: false };
        case 'error':
            throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .requestFailure */ .SU)(what, response, 'refused', 1);
        case 'denied':
            throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, status, judged.why);
        case 'foreign': {
            const failure = (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, status, judged.why);
            throw failure.with({ advice: `${failure.advice} ${what.ifAmbiguous ?? ''}`.trim(), cause: FOREIGN });
        }
        case 'unclear':
            throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, status, judged.why).with({
                kind: 'ambiguous',
                advice: what.ifAmbiguous ?? '',
                cause: UNCLEAR,
            });
    }
}
/** Cause of a failure whose 2xx response does not say whether it is done: nothing speaks against the next DELETE. */
const UNCLEAR = 'unclear 2xx';
/** Cause of a failure whose 2xx response is none of the service's: a page of a gateway, which tells nothing. */
const FOREIGN = 'foreign 2xx';
/**
 * The specification shows neither status nor body of the success (API \u00a74.2). A 204 counts as one, and for a key another 2xx
 * without a body. So does a JSON object that says yes and nothing else, such as the generic OK response (API \u00a72.4).
 * @param id the one id that the body may name.
 * @param noun what is deleted, in one word.
 */
function judgeBody(status, text, id, noun) {
    if (status === 204)
        return { kind: 'deleted' };
    if (status === 202)
        return { kind: 'unclear', why: 'a 202 only promises that it will be done' };
    // A deployment can be looked at, a key cannot.
    if (text.trim() === '')
        return noun === 'deployment' ? { kind: 'unclear', why: 'its body is empty' } : { kind: 'deleted' };
    const json = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    if (!(0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(json))
        return { kind: 'foreign', why: (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .describeForeignBody */ .M9)(text) };
    const consent = (0,_consent_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeConsent */ .K)(json, { id });
    if (consent.kind === 'yes')
        return { kind: 'deleted' };
    if (consent.kind !== 'unclear')
        return consent;
    return { kind: 'unclear', why: `its body does not say that the ${noun} is gone` };
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
// EXTERNAL MODULE: ./lib/src/http/deadline.js
var deadline = __webpack_require__(3676);
// EXTERNAL MODULE: ./lib/src/service/deletion.js
var service_deletion = __webpack_require__(4287);
// EXTERNAL MODULE: ./lib/src/service/deployment.js + 1 modules
var service_deployment = __webpack_require__(8779);
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
            twice: true, // what it lacks decides
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
            twice: true,
            parse: parseAppEntries,
            keyOf: (one) => JSON.stringify([one.app, one.version, one.deployment]),
        }),
        fate: (id, options) => fateOf(connection, id, options),
        delete: (id, options) => deleteDeployment(connection, id, options),
    };
}
/**
 * DELETE /deployments/{id}: 204, and 404 for one that is gone already. A 404 alone proves nothing: it may be that of an
 * unknown route, or follow a try that did nothing. So the deployment itself is looked at, there and wherever no response
 * says what was done, or the refusal may be about one that has ended.
 */
async function deleteDeployment(connection, id, options) {
    const what = {
        doing: `Deleting deployment ${id}`,
        request: `DELETE /deployments/${id}`,
        ifAmbiguous: 'The deployment may be deleted. Run the job again: that is safe.',
    };
    const request = { what, noun: 'deployment', path: `/deployments/${id}`, id, ...options };
    const deletion = await (0,service_deletion/* deleteResource */.o8)(connection, request).catch(undecided);
    if (deletion.kind === 'deleted' && !deletion.inDoubt)
        return { kind: 'deleted', by: 'response' };
    return endOf(what, deletion, await fateOf(connection, id, options));
}
/** What became of a deployment, by what came of its DELETE and by what GET says of it now. */
function endOf(what, deletion, fate) {
    const isRefused = deletion.kind === 'missing' || deletion.kind === 'refused';
    // Where nothing but errors or pages of others came, nobody can say whether a deployment that is not known was there.
    const isHeard = deletion.kind !== 'open' && deletion.kind !== 'foreign';
    if (fate.kind === 'ended' || (fate.kind === 'missing' && isHeard))
        return { kind: isRefused ? 'gone' : 'deleted', by: fate.kind };
    if (deletion.kind === 'refused')
        throw deletion.failure;
    if (deletion.kind === 'foreign') {
        const message = `${deletion.failure.message} Now ${fate.why}.`;
        // What is still active was not deleted, and the address is to blame.
        throw deletion.failure.with(fate.kind === 'active' ? { message } : { kind: 'ambiguous', message });
    }
    if (deletion.kind === 'taken' || deletion.kind === 'open') {
        const failure = deletion.failure.with({ message: `${deletion.failure.message} Now ${fate.why}.` });
        if (fate.kind === 'active' && deletion.kind === 'taken')
            return { kind: 'open', failure };
        throw failure;
    }
    if (fate.kind === 'active' && deletion.kind === 'missing')
        throw deletion.failure.with(NO_SUCH_ROUTE);
    const tried = deletion.kind === 'missing' ? 'the response was a 404' : 'a try without a clear response, then a 404';
    throw new failure/* StepFailure */.pH({
        kind: 'ambiguous',
        message: `${what.doing} (${what.request}): ${tried}, and ${fate.why}.`,
        advice: what.ifAmbiguous ?? '',
        retryable: true,
        cause: fate.cause,
    });
}
/** Status codes of a DELETE that may be refused because the deployment has ended. */
const REFUSALS = [409, 410];
/** @throws what leaves nothing open. */
function undecided(thrown) {
    if (thrown instanceof failure/* StepFailure */.pH) {
        if (thrown.kind === 'ambiguous')
            return { kind: thrown.cause === service_deletion/* UNCLEAR */.tH ? 'taken' : 'open', failure: thrown };
        if (thrown.cause === service_deletion/* FOREIGN */.nY)
            return { kind: 'foreign', failure: thrown };
        if (REFUSALS.includes(thrown.service?.status ?? 0))
            return { kind: 'refused', failure: thrown };
    }
    throw thrown;
}
const NO_SUCH_ROUTE = {
    advice: 'The deployment itself is there and active: this service does not offer to delete deployments.',
};
/** Milliseconds that a look at a deployment may take, with its retries. */
const LOOK_MS = 30_000;
/** @throws Interrupted: what was sent before may have been carried out. */
async function fateOf(connection, id, options) {
    const { stop, ...limit } = (0,deadline/* startDeadline */.d)(connection.clock, options, LOOK_MS, 'the 30 s for a look');
    try {
        const look = await (0,service_deployment/* getDeployment */.i)(connection, id, limit);
        switch (look.kind) {
            case 'record': {
                const { status } = look.record;
                if ((0,deployment/* isFinal */.dR)(status))
                    return { kind: 'ended' };
                return look.isOld
                    ? { kind: 'unknown', why: 'GET responded with a record that a cache has kept' }
                    : { kind: 'active', why: `GET says that it is still "${(0,sanitize/* oneLine */.TN)(status)}"` };
            }
            case 'missing':
                return look.doubt === undefined
                    ? { kind: 'missing', why: 'GET says that there is no such deployment' }
                    : { kind: 'unknown', why: `GET responded with ${look.doubt}`, cause: look.failure };
            case 'malformed':
                return { kind: 'unknown', why: `GET responded with what is no record: ${look.why}` };
        }
    }
    catch (thrown) {
        if (limit.signal.aborted && !options.signal.aborted)
            return { kind: 'unknown', why: `GET told nothing in ${(0,format/* formatDuration */.a3)(LOOK_MS)}`, cause: thrown };
        if (thrown instanceof interruption/* Interrupted */.j$)
            throw new interruption/* Interrupted */.j$('all', thrown.reason);
        if (!(thrown instanceof failure/* StepFailure */.pH))
            throw thrown;
        return { kind: 'unknown', why: `GET failed: ${thrown.message.replace(/\.$/, '')}`, cause: thrown };
    }
    finally {
        stop();
    }
}


/***/ }),

/***/ 8779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ getDeployment),
  a: () => (/* binding */ readRecord)
});

// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(6012);
// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(9219);
// EXTERNAL MODULE: ./lib/src/http/request.js
var request = __webpack_require__(3971);
// EXTERNAL MODULE: ./lib/src/http/response-body.js + 1 modules
var response_body = __webpack_require__(1143);
;// CONCATENATED MODULE: ./lib/src/service/entity-tag.js
/** Characters of an entity tag that is sent back; longer ones are ignored. */
const LONGEST_TAG = 256;
/**
 * Reads a response's `ETag` (RFC 9110 \u00a78.8.3), to be sent back in `If-None-Match`.
 * @returns undefined if there is none, or if it cannot be sent back unchanged.
 */
function readEntityTag(value) {
    const tag = value?.trim() ?? '';
    return tag.length <= LONGEST_TAG && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(tag) ? tag : undefined;
}

;// CONCATENATED MODULE: ./lib/src/service/deployment.js





/**
 * GET /deployments/{id}: the record as it is now.
 * @throws StepFailure `network` or `rejected` once the retries are used up or useless; Interrupted.
 */
async function getDeployment(connection, id, { last, ...options }) {
    const result = await (0,request/* trySend */.sh)(connection, {
        what: { doing: 'Asking for the status', request: `GET /deployments/${id}` },
        method: 'GET',
        path: `/deployments/${id}`,
        retrySafety: 'idempotent',
        ifNoneMatch: last?.entityTag,
        ...options,
    });
    if (result.kind === 'failed') {
        const { failure, response } = result;
        if (response?.status === 404) {
            if ((0,response_body/* isOld */.eD)(response))
                return { kind: 'missing', failure, doubt: 'a 404 that a cache has kept' };
            return {
                kind: 'missing',
                failure,
                ...((0,service_error/* saysNotFound */.M0)(failure.service) ? {} : { doubt: 'a 404 that is not about the deployment' }),
            };
        }
        if (response?.status === 304)
            return { kind: 'malformed', why: '304 to a request without If-None-Match' };
        throw failure;
    }
    const { response } = result;
    if (response.status === 304 && last !== undefined)
        return last;
    const read = readRecord(connection, response);
    if (read.kind === 'record' && read.record.id !== id) {
        return { kind: 'malformed', why: 'the record in the response is another one' };
    }
    if (read.kind === 'record' && read.record.status === '') {
        return { kind: 'malformed', why: 'the record has no "status"' };
    }
    return read;
}
/** The record in a response, where it is one that may be used. */
function readRecord({ holdsSecret }, response) {
    const read = (0,response_body/* readJson */.Vh)(response);
    if (!read.ok)
        return { kind: 'malformed', why: read.why };
    const parsed = (0,deployment/* parseDeployment */.zi)(read.json);
    if (!parsed.ok)
        return { kind: 'malformed', why: parsed.why };
    if (holdsSecret?.(parsed.record.id))
        return { kind: 'malformed', why: 'the record\'s "id" holds a secret' };
    const entityTag = readEntityTag(response.headers.etag);
    return { kind: 'record', record: parsed.record, entityTag, isOld: (0,response_body/* isOld */.eD)(response) };
}


/***/ }),

/***/ 5940:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3045);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1143);
/* harmony import */ var _page_headers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1613);





/** The most pages of one reading, and the most readings of a list that changes meanwhile. */
const MOST_PAGES = 50;
const MOST_READINGS = 4;
/**
 * GET of a list, page by page (`limit`, `offset`; `X-Has-More`, `X-Next-Offset`), at most 5,000 items.
 * @throws Interrupted
 */
async function readList(connection, request) {
    const first = await readPages(connection, request);
    if (request.twice !== true || first.kind !== 'list' || first.pages === 1)
        return first;
    const known = new Map(first.items.map((item) => [request.keyOf(item), item]));
    for (let reading = 2, isWhole = first.isWhole;; reading++) {
        const list = await readPages(connection, request);
        if (list.kind !== 'list')
            return list;
        const before = known.size;
        for (const item of list.items)
            known.set(request.keyOf(item), item);
        const isStill = known.size === before;
        isWhole &&= list.isWhole;
        if (isStill || !isWhole || reading === MOST_READINGS)
            return { ...list, items: [...known.values()], isWhole: isWhole && isStill };
    }
}
async function readPages(connection, request) {
    const known = new Map();
    for (let number = 1, offset = 0;; number++) {
        const page = await readPage(connection, offset, request);
        if (page.kind === 'refused' && known.size > 0)
            return { ...page, failure: inMidList(page.failure, known.size) };
        if (page.kind !== 'page')
            return page;
        const before = known.size;
        for (const item of page.items)
            known.set(request.keyOf(item), item);
        const hasNew = known.size > before;
        const isWhole = isEnd(page, hasNew) && known.size >= page.total;
        const items = [...known.values()];
        const list = { kind: 'list', items, serverNow: page.serverNow, pages: number, isWhole };
        // If the service ignores the offset, every page is the first one and brings nothing new.
        if (isWhole || !hasNew || number === MOST_PAGES || request.isEnough?.(list))
            return list;
        offset = page.next;
    }
}
function inMidList(failure, read) {
    return failure.with({ message: `${failure.message} The pages before it had ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(read, 'record')}.` });
}
/**
 * Whether a list ends with this page. A service that says that there is more, and then brings nothing new, contradicts
 * itself: nobody knows what is left out. One that says nothing of it is asked for more until nothing new comes; where
 * that is a full page again, it may have more.
 */
function isEnd({ hasMore, records }, hasNew) {
    if (hasMore !== undefined)
        return !hasMore;
    return !hasNew && records < _page_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .PAGE_SIZE */ .md;
}
async function readPage(connection, offset, { doing, path, filter = {}, parse, keyOf: _, isEnough: __, twice: ___, ...options }) {
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
    query.set('limit', String(_page_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .PAGE_SIZE */ .md));
    if (offset > 0)
        query.set('offset', String(offset));
    const result = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .trySend */ .sh)(connection, {
        what: { doing, request: `GET ${path}` },
        method: 'GET',
        path: `${path}?${query}`,
        retrySafety: 'idempotent',
        wantsWhole: true,
        ...options,
    });
    if (result.kind === 'failed') {
        const { failure } = result;
        return { kind: 'refused', failure, isAbsent: offset === 0 && (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isLacking */ .Ke)(failure.service) };
    }
    const { response } = result;
    const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(response);
    const items = read.ok ? parse(read.json) : undefined;
    if (!read.ok || items === undefined || (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_2__/* .isOld */ .eD)(response))
        return { kind: 'malformed' };
    const records = Array.isArray(read.json) ? read.json.length : 0;
    const serverNow = Date.parse(response.headers.date ?? '');
    const next = (0,_page_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .nextOffset */ .vk)(response.headers, offset, records);
    const hasMore = (0,_page_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .saysMore */ .s7)(response, records);
    return { kind: 'page', items, serverNow, records, hasMore, total: (0,_page_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .totalOf */ .e6)(response), next };
}


/***/ }),

/***/ 1613:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   s7: () => (/* binding */ saysMore),
/* harmony export */   vk: () => (/* binding */ nextOffset)
/* harmony export */ });
// What the headers of a page of a list say of the pages after it.
/** Records that a page is asked for. */
const PAGE_SIZE = 100;
/**
 * Whether a response says that the list goes on after it; undefined if it says nothing. `Link` (RFC 8288) and 206 (RFC 9110
 * \u00a715.3.7) say so too, whoever between us and the service has set them, and so does an offset to go on from alone, but for
 * that of an empty page.
 * @param records entries on this page.
 */
function saysMore({ status, headers }, records) {
    if (status === 206 || NEXT_LINK.test(headers.link ?? ''))
        return true;
    const said = linesOf(headers['x-has-more']?.toLowerCase());
    if (said.length > 0)
        return said.some((one) => !['false', 'no', '0'].includes(one));
    return Number(headers['x-next-offset']) > 0 && records > 0 ? true : undefined;
}
const NEXT_LINK = /;\s*rel\s*=(?:\s*")?(?:[^";,]*\s)?next\b/i;
/** The values of a header that may come on several lines. */
function linesOf(header = '') {
    return header
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
}
/** How many entries the whole list has, as a response says; 0 if it does not. */
function totalOf({ headers }) {
    const ranges = linesOf(headers['content-range']).map((one) => one.split('/')[1]);
    return Math.max(0, ...[...linesOf(headers['x-total-count']), ...ranges].map(Number).filter(Number.isSafeInteger));
}
/** An offset that does not grow, or that is past the records of this page, would lose some. An empty page has none. */
function nextOffset(headers, offset, records) {
    const next = Number(headers['x-next-offset']);
    const isUsable = Number.isSafeInteger(next) && next > offset && next <= offset + (records || PAGE_SIZE);
    return isUsable ? next : offset + records;
}


/***/ })

};
;