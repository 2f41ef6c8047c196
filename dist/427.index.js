"use strict";
exports.id = 427;
exports.ids = [427];
exports.modules = {

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
/* harmony export */   NG: () => (/* binding */ isOfRun),
/* harmony export */   ZD: () => (/* binding */ hexOf),
/* harmony export */   a9: () => (/* binding */ MAY_EXIST),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   bM: () => (/* binding */ formatRecord),
/* harmony export */   r7: () => (/* binding */ runKey)
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
        (deployment === '' || deployment === MAY_EXIST || (0,_records_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isId */ .eQ)(deployment));
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

/***/ 9339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ retireFormer),
/* harmony export */   CH: () => (/* binding */ makeInactive),
/* harmony export */   Jd: () => (/* binding */ openNewest),
/* harmony export */   Xb: () => (/* binding */ taskOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_reporting_deploy_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9628);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1832);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6798);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3164);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(522);






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

/***/ 6798:
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
async function openBoundedFetch({ baseUrl, proxy, signal, largestBody }) {
    const dispatcher = await (0,transport/* openTransport */.g2)(baseUrl, proxy);
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
var response = __webpack_require__(522);
// EXTERNAL MODULE: ./lib/src/github/retry.js
var retry = __webpack_require__(5059);
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
            throw new retry/* Permanent */.pG(`the list has more than ${MOST_PAGES * PER_PAGE} items`);
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
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(724), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 5092)).catch(() => {
        throw new retry/* Permanent */.pG('the event of the run is no JSON');
    });
    const { fetch, close } = await openBoundedFetch({ baseUrl, proxy, signal: abandoned, largestBody: LARGEST_BODY });
    abandoned.addEventListener('abort', () => void close());
    // Octokit's own log would print response headers unredacted.
    return getOctokit(token, { baseUrl, log: SILENT, request: { fetch, log: SILENT } });
}


/***/ }),

/***/ 3164:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   OB: () => (/* binding */ whyNot),
/* harmony export */   QJ: () => (/* binding */ noticeOf),
/* harmony export */   Zw: () => (/* binding */ problemOf)
/* harmony export */ });
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(522);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5059);




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
    const message = thrown instanceof _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .Permanent */ .pG ? thrown.message : (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .textIn */ .r7)(thrown, 'response', 'data', 'message');
    return {
        status: (0,_response_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(thrown),
        isRateLimited: (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .rateLimitOf */ .tX)(thrown) !== undefined,
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
 * One notice of the problems, one problem per reporter, with the lines to add where permissions are missing.
 * @param isReadOnly whether the token of a run from a fork is read-only: then `permissions:` cannot help.
 */
function noticeOf(problems, isReadOnly) {
    const missing = problems.filter(isMissingPermission).map(({ reporter }) => `  ${PERMISSIONS[reporter]}`);
    const reasons = problems.map((problem) => `${problem.reporter}: ${reasonOf(problem)}`).join('; ');
    const what = `Not shown, or not up to date, on the commit or pull request (${reasons}). The deploy itself is not affected.`;
    if (missing.length === 0)
        return { message: what, lines: [] };
    if (isReadOnly)
        return { message: `${what} Runs from forks have a read-only token: see the job summary instead.`, lines: [] };
    return {
        message: `${what} The token lacks a permission: add these lines to the job, or remove the reporter from "report-to":`,
        lines: ['permissions:', '  contents: read', ...missing],
    };
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

/***/ 7614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ openPullState)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6798);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3164);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);




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

/***/ 1615:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tu: () => (/* binding */ deleteComment),
/* harmony export */   aA: () => (/* binding */ placeFinder),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   h1: () => (/* binding */ findComment),
/* harmony export */   rM: () => (/* binding */ authorOf),
/* harmony export */   vv: () => (/* binding */ updateComment)
/* harmony export */ });
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5059);



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
function bodyOf(view, { reportName, runId }) {
    const head = `${markerOf(reportName)}\n`;
    const foot = `\n${runMark(runId)}`;
    return `${head}${(0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenMarkdown */ .zU)(view.summary, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.comment - head.length - foot.length)}${foot}`;
}


/***/ }),

/***/ 4127:
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
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);


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

/***/ 6948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ withGoneRows),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   yH: () => (/* binding */ tableMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9259);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4127);




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
    const head = `${tableMark(commentKey)}\n## Deployments: ${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commentKey, 100)}\n\n${HEAD}`;
    return (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenMarkdown */ .zU)(`${head}\n${sorted.join('\n')}\n${FOOT}`, _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.comment);
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


/***/ }),

/***/ 522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ idIn),
/* harmony export */   Md: () => (/* binding */ payloadOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   n9: () => (/* binding */ pageIn),
/* harmony export */   r7: () => (/* binding */ textIn)
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

/***/ 5059:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   pG: () => (/* binding */ Permanent),
/* harmony export */   tX: () => (/* binding */ rateLimitOf)
/* harmony export */ });
/* harmony import */ var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);



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
            const pause = (rateLimitOf(thrown) ?? 0) + (0,_domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .backoffDelay */ .EY)(failures, clock.random());
            if (clock.now() + pause > endsAt())
                throw thrown;
            // A pause that is cut short is followed by a last try: what it throws says why.
            await clock.sleep(pause, abandoned).catch(() => { });
        }
    }
}
/** What no retry mends. The message is part of a sentence, and ours. */
class Permanent extends Error {
    name = 'Permanent';
}
/** Whether GitHub itself refuses, for good. A proxy on the way refuses with a page, or asks for a password (407). */
function isRefused(thrown) {
    if (thrown instanceof Permanent)
        return true;
    const status = (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(thrown) ?? 0;
    const mayPass = status === 407 || status === 408 || rateLimitOf(thrown) !== undefined;
    return status >= 400 && status < 500 && !mayPass && typeof (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(thrown, 'response', 'data', 'message') === 'string';
}
/** Milliseconds to wait if a rate limit's response gives no time, as GitHub's documentation asks. */
const UNNAMED_MS = 60_000;
/**
 * Reads a rate limit from a thrown response: a 429, or a 403 that is not about a missing permission. The secondary limit
 * (many requests in a short time) sends a `Retry-After`, the hourly limit a time of reset.
 * @returns milliseconds for which nothing should be sent, or undefined if no limit was hit.
 */
function rateLimitOf(thrown) {
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
    const left = Number(header('x-ratelimit-reset') ?? Number.NaN) * 1_000 - Date.parse(header('date') ?? '');
    return isUsedUp && !Number.isNaN(left) ? Math.max(0, left) : UNNAMED_MS;
}


/***/ }),

/***/ 3405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ openDeployments)
/* harmony export */ });
/* unused harmony export CREATE */
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
/* harmony import */ var _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6012);
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9219);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3045);
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5149);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3971);
/* harmony import */ var _deletion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4287);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5940);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2709);










function openDeployments(connection) {
    return {
        create: (request) => createDeployment(connection, request),
        list: (options, of) => listDeployments(connection, options, of),
        get: (id, options) => getDeployment(connection, id, options),
        delete: (id, options) => deleteDeployment(connection, id, options),
        async follow(id, request) {
            const { followLog } = await __webpack_require__.e(/* import() */ 411).then(__webpack_require__.bind(__webpack_require__, 4649)); // not every deploy follows its app's log
            await followLog(connection, 'deployment', id, request);
        },
    };
}
/** The service says that there is this version of the app already, with whatever status. */
const VERSION_TAKEN = /\balready\b.*\bversion\b|\bversion\b.*\balready\b|(?<!\b(?:no|such) )\bversion (?:\S+ )?exists\b/i;
const CREATE = {
    doing: 'Creating the deployment',
    request: 'POST /deployments',
    ifAmbiguous: 'The deployment may exist. Look for it at the service (GET /deployments) before you try again, or you may deploy twice.',
    advise(status, said) {
        if (status === 500)
            return 'A 500 may also mean that the service cannot use the app: check "entrypoint", and the manifest beside it (package.json, pyproject.toml).';
        if (status === 409 || (status === 400 && VERSION_TAKEN.test(said)))
            return 'The version exists: set another "version", or "force: true" to overwrite it.';
        if (status === 411 || status === 501)
            return 'The service or a gateway does not accept a body of unknown length: set "package" to the zip of a dry run (output "package-path"), which is sent with its length.';
        if (status === 413)
            return 'The package is too large for the service: leave out more with "exclude" or a .deployignore file.';
        return undefined;
    },
};
/**
 * POST /deployments (API \u00a74.5).
 * @returns the new record; its status may be empty.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
async function createDeployment(connection, { fields, file, ...options }) {
    const { formBody } = await __webpack_require__.e(/* import() */ 77).then(__webpack_require__.bind(__webpack_require__, 4077)); // whose encoder only a deploy needs
    const body = formBody([...fields, ...(file === undefined ? [] : [{ name: 'file', file }])]);
    const request = { what: CREATE, method: 'POST', path: '/deployments', body, retry: 'once', ...options };
    const response = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_5__/* .send */ .tN)(connection, request);
    return (0,_records_js__WEBPACK_IMPORTED_MODULE_8__/* .readCreated */ .$6)(connection, 'deployment', CREATE, response, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDeployment */ .zi);
}
/**
 * GET /deployments/{id}: the record as it is now.
 * @throws StepFailure `network` or `rejected` once the retries are used up or useless; Interrupted.
 */
async function getDeployment(connection, id, options) {
    const path = `/deployments/${id}`;
    const what = { doing: 'Asking for the status', request: `GET ${path}` };
    const outcome = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_5__/* .ask */ .kA)(connection, { what, method: 'GET', path, retry: 'idempotent', ...options });
    if (outcome.kind === 'failed') {
        const { failure } = outcome;
        if ((0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .saysNotFound */ .M0)(failure.service))
            return { kind: 'missing', failure };
        throw failure;
    }
    return (0,_records_js__WEBPACK_IMPORTED_MODULE_8__/* .readPolled */ .Nw)(connection, id, outcome.response, _domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDeployment */ .zi);
}
/**
 * GET /deployments, page by page: not in the specification, but offered by similar services. Where a record cannot be used
 * the list is not whole: that may be the one that is looked for.
 * @param of default: any. The live service refuses a version without an app name.
 * @throws Interrupted
 */
async function listDeployments(connection, options, { app, version } = { app: '', version: '' }) {
    let isUsable = true;
    const list = await (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .readList */ .L)(connection, {
        ...options,
        doing: 'Looking for the deployment',
        path: '/deployments',
        filter: { app_name: app, app_version: version },
        parse(body) {
            if (!Array.isArray(body))
                return undefined;
            const records = body.map(_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDeployment */ .zi).flatMap((one) => (one.ok ? [one.record] : []));
            const usable = records.filter(({ id }) => !connection.holdsSecret?.(id));
            isUsable &&= usable.length === body.length;
            return usable;
        },
        keyOf: ({ id }) => id,
    });
    return list.kind === 'list' ? { ...list, isWhole: isUsable && list.isWhole } : list;
}
const AGAIN = 'The deployment may be deleted. Run the job again; this is safe.';
const NO_SUCH_ROUTE = 'The deployment is still active: this service cannot delete deployments.';
/**
 * DELETE /deployments/{id}: not in the specification, but offered by similar services. Where its response does not say that
 * this has deleted it, one GET decides: also after a 404, which may be that of an unknown route.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
async function deleteDeployment(connection, id, options) {
    const request = { name: `deployment ${id}`, path: `/deployments/${id}`, ifAmbiguous: AGAIN };
    const deletion = await (0,_deletion_js__WEBPACK_IMPORTED_MODULE_6__/* .deleteResource */ .o8)(connection, { ...request, ...options });
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
    if (deletion.kind === 'open')
        return { kind: 'open', failure: failure.with({ message }) };
    throw failure.with({ message });
}
/** @throws Interrupted: what was sent before may have been carried out. */
async function statusOf(connection, id, options) {
    try {
        const look = await getDeployment(connection, id, options);
        if (look.kind === 'malformed')
            return { kind: 'unknown', why: `GET did not respond with a record: ${look.why}` };
        if (look.kind === 'missing' || (0,_domain_records_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(look.record.status))
            return { kind: 'ended' };
        return { kind: 'active', why: `GET says that it is still "${(0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(look.record.status)}"` };
    }
    catch (thrown) {
        if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$)
            throw new _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$('all', thrown.reason);
        if (!(thrown instanceof _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH))
            throw thrown;
        return { kind: 'unknown', why: `GET failed: ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutStop */ .f6)(thrown.message)}` };
    }
}


/***/ })

};
;