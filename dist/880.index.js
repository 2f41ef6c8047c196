export const id = 880;
export const ids = [880];
export const modules = {

/***/ 5361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   SO: () => (/* binding */ SEARCHED_LINES),
/* harmony export */   nI: () => (/* binding */ redactLines),
/* harmony export */   qj: () => (/* binding */ MOST_LINES),
/* harmony export */   tC: () => (/* binding */ LAST_LINES),
/* harmony export */   vy: () => (/* binding */ MOST_CHARACTERS)
/* harmony export */ });
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1788);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6098);


/** The most characters shown of one line of the app's log, and of all lines of one event. */
const LONGEST_LINE = 2_000;
const LONGEST_MESSAGE = 16_000;
/** The most lines of the app's log that a step prints, and the most characters in all. */
const MOST_LINES = 10_000;
const MOST_CHARACTERS = 4_000_000;
/** How many of the last lines the summary of a failure shows. */
const LAST_LINES = 20;
/** How many of the last lines are searched for the place of an error, at least where there are as many. */
const SEARCHED_LINES = 400;
/** Splits a log event into lines. Colours and other terminal control sequences are removed. */
function linesOf(message) {
    const plain = (0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutColours */ .mU)((0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(message, LONGEST_MESSAGE));
    return withoutLastBreaks(plain)
        .split(/\r\n|\r|\n/)
        .map((line) => (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(line, LONGEST_LINE));
}
/** Removes line breaks at the end. A loop, because a regular expression would take quadratic time on many breaks. */
function withoutLastBreaks(text) {
    let end = text.length;
    while (end > 0 && /[\r\n]/.test(text[end - 1]))
        end -= 1;
    return text.slice(0, end);
}
/** Redacts lines, including secrets that span several lines; the result may then have fewer lines. */
function redactLines(lines, redact) {
    return lines.length === 0 ? [] : redact(lines.join('\n')).split('\n');
}


/***/ }),

/***/ 5211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ FollowedLog)
/* harmony export */ });
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5728);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2440);
/* harmony import */ var _app_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5361);



const LOG_TITLE = 'Log of the app';
/** Statuses after which nothing is written any more: of a deployment, and of an invocation. */
const FINAL = ['failed', 'stopped', 'succeeded'];
/** Milliseconds that a failed deployment's last lines may take to arrive in all \u2026 */
const DRAIN_MS = 3_000;
/** Milliseconds of that without any new line, once the stream is open. */
const QUIET_MS = 1_000;
/** Prints the app's log during the wait. It has no influence on the result, never throws, and runs until `end()`. */
class FollowedLog {
    #id;
    #edges;
    #bounds;
    #stop = new AbortController();
    #following;
    #readers;
    /** The lines of the last events, one array per event, and how many lines that are. */
    #last = [];
    #lastCount = 0;
    #printed = 0;
    #characters = 0;
    /** Whether the limit of printed lines is reached. The last lines are still collected. */
    #isFull = false;
    #isOpen = false;
    #arrived = () => { };
    constructor(id, edges, bounds, readers = {}) {
        this.#id = id;
        this.#edges = edges;
        this.#bounds = bounds;
        this.#readers = readers;
    }
    /** The last lines, redacted. Each event is redacted as a whole, because a secret may span several lines. */
    get lastLines() {
        const events = this.#last.slice(-_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .LAST_LINES */ .tC);
        return events.flatMap((lines) => (0,_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .redactLines */ .nI)(lines, this.#edges.redact)).slice(-_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .LAST_LINES */ .tC);
    }
    /** More of the last lines, not redacted: for a search, never to be shown. */
    get searchedLines() {
        return this.#last.flat();
    }
    /** Starts following the log; further calls do nothing. */
    begin() {
        this.#following ??= this.#follow();
    }
    /** Waits for the last lines of an ended deployment: until the stream ends, is silent, or takes too long. */
    async drain() {
        this.begin();
        const { clock } = this.#edges;
        const over = new AbortController();
        let quiet;
        this.#arrived = () => {
            quiet ??= clock.watchdog(QUIET_MS, () => over.abort());
            quiet.feed();
        };
        if (this.#isOpen)
            this.#arrived();
        await Promise.race([this.#following, clock.sleep(DRAIN_MS, over.signal).catch(() => { })]);
        quiet?.stop();
        over.abort();
    }
    async end() {
        this.#stop.abort();
        await this.#following;
    }
    async #follow() {
        const { deployments, log } = this.#edges;
        const { signal, leftMs } = this.#bounds;
        try {
            await deployments.follow(this.#id, {
                signal: AbortSignal.any([signal, this.#stop.signal]),
                leftMs,
                opened: () => {
                    this.#isOpen = true;
                    this.#arrived();
                },
                note: (line) => log.debug(line),
                take: (event) => this.#take(event),
            });
        }
        catch (thrown) {
            if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j$)
                return;
            log.debug(`The app's log is not followed any more: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
        }
    }
    #take(event) {
        if (event.kind === 'log') {
            this.#show((0,_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(event.line));
            this.#readers.text?.(event.line);
        }
        if (event.kind === 'app')
            this.#readers.app?.(event.app);
        if (event.kind !== 'other')
            this.#arrived();
        // Final on the server: the log is all there.
        return event.kind === 'state' && FINAL.includes(event.status);
    }
    #remember(lines) {
        this.#last.push(lines);
        this.#lastCount += lines.length;
        for (let first = this.#last[0]; first !== undefined; first = this.#last[0]) {
            if (this.#lastCount - first.length < _app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .SEARCHED_LINES */ .SO)
                return;
            this.#last.shift();
            this.#lastCount -= first.length;
        }
    }
    #show(lines) {
        this.#remember(lines);
        if (this.#isFull)
            return;
        const { log, redact } = this.#edges;
        for (const line of (0,_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .redactLines */ .nI)(lines, redact)) {
            this.#printed += 1;
            this.#characters += line.length;
            this.#isFull = this.#printed > _app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_LINES */ .qj || this.#characters > _app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_CHARACTERS */ .vy;
            if (this.#isFull) {
                const shown = `${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(this.#printed - 1, 'line')} (${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(this.#characters - line.length, 'character')})`;
                log.groupLine(LOG_TITLE, `\u2026 the lines after the first ${shown} are not shown`);
                return;
            }
            log.groupLine(LOG_TITLE, line);
        }
    }
}


/***/ }),

/***/ 6278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VR: () => (/* binding */ isTolerable),
/* harmony export */   bY: () => (/* binding */ NO_POLLS),
/* harmony export */   f9: () => (/* binding */ recordPoll),
/* harmony export */   gj: () => (/* binding */ MAX_BAD_POLLS),
/* harmony export */   jA: () => (/* binding */ UNSEEN_GRACE_MS),
/* harmony export */   xf: () => (/* binding */ pollDelay)
/* harmony export */ });
/* unused harmony exports FIRST_POLL_MS, POLL_SPREAD */
/** The longest of the first delays between polls, in milliseconds. */
const FIRST_POLL_MS = 100;
/** The largest random share taken off a delay, so that runs that began together do not keep polling together. */
const POLL_SPREAD = 1 / 3;
/**
 * The delay before the next poll. It grows with the time that the wait has already taken, so that a change is
 * noticed within a tenth of the time it took, and the number of requests stays bounded.
 * @param elapsedMs milliseconds since the deployment was created.
 * @param intervalMs the input `poll-interval`, in milliseconds: the longest delay.
 * @param random U(0, 1).
 */
function pollDelay(elapsedMs, intervalMs, random) {
    return Math.min(intervalMs, Math.max(FIRST_POLL_MS, elapsedMs * 0.08)) * (1 - random * POLL_SPREAD);
}
/** Milliseconds after the creation during which a 404 means that the record is not visible everywhere yet. */
const UNSEEN_GRACE_MS = 60_000;
/** Bad responses in a row after which the wait gives up. */
const MAX_BAD_POLLS = 3;
const NO_POLLS = { everSeen: false, last: 'record', badPolls: 0 };
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


/***/ }),

/***/ 8708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findFrame)
/* harmony export */ });
/** Lines that are read, from the end of the log, and characters of each: beyond that a line is no stack frame. */
const MOST_LINES = 400;
const LONGEST_LINE = 2_000;
/** How each language writes a place: `file` and `line` are groups of the pattern. */
const NOTATIONS = [
    // Python: `  File "/app/main.py", line 7, in run`
    { pattern: /^\s*File "(?<file>[^"]+)", line (?<line>\d{1,7})\b/, nearest: 'last' },
    // V8: `    at run (file:///app/src/app.ts:12:3)`, `    at async /app/src/app.ts:12:3`, `at Object.<anonymous> (C:\app\a.js:1:2)`
    { pattern: /^\s*at (?:[^(]* \()?(?:async )?(?<file>.+):(?<line>\d{1,7}):\d{1,7}\)?\s*$/, nearest: 'first' },
    // V8 above the source line of an uncaught error, and TypeScript: `/app/src/app.ts:12`, `src/app.ts:12:3 - error TS2322`
    {
        pattern: /^\s*(?<file>(?:[A-Za-z]:)?[^\s:"'()]+\.[cm]?[jt]sx?):(?<line>\d{1,7})(?::\d{1,7})?(?=\s|$|:)/,
        nearest: 'first',
    },
    // TypeScript without colours: `src/app.ts(12,3): error TS2322`
    { pattern: /^\s*(?<file>[^\s:"'()]+\.[cm]?tsx?)\((?<line>\d{1,7}),\d{1,7}\):/, nearest: 'first' },
];
/** Folders whose files are somebody else's: no frame there says what to change. */
const FOREIGN = ['node_modules', 'site-packages', 'dist-packages', '.venv'];
/**
 * Finds the line to blame in what an app has written: of the last stack that names a file of ours, the frame that is
 * nearest to the error. The service may have put the app into any folder: the longest end of the path that is one of our
 * files counts.
 * @param lines e.g. the last lines of a log; the reason of a failure goes last.
 * @param isFile whether a path, with forward slashes, is one of our files. It is never given `..` or an absolute path.
 * @returns undefined where no line names one.
 */
function findFrame(lines, isFile) {
    let found;
    for (const line of lines.slice(-MOST_LINES).toReversed()) {
        const read = readLine(line);
        if (read === undefined) {
            // The stack that has our frame ends here, seen from below.
            if (found !== undefined)
                break;
            continue;
        }
        const file = ownFile(read.file, isFile);
        // Seen from below, the first frame of a stack comes last.
        if (file !== undefined && (found === undefined || found.nearest === 'first'))
            found = { frame: { file, line: read.line }, nearest: read.nearest };
        if (found?.nearest === 'last')
            break;
    }
    return found?.frame;
}
function readLine(text) {
    if (text.length > LONGEST_LINE)
        return undefined;
    for (const { pattern, nearest } of NOTATIONS) {
        const { file, line } = pattern.exec(text)?.groups ?? {};
        if (file !== undefined && Number(line) > 0)
            return { file, line: Number(line), nearest };
    }
    return undefined;
}
/** The longest end of a path that is a file of ours. */
function ownFile(path, isFile) {
    if (/^(?:node:|internal\/|https?:|<)/i.test(path))
        return undefined;
    const parts = withoutScheme(path)
        .split(/[\\/]/)
        .filter((part) => part !== '' && part !== '.');
    if (parts.includes('..') || parts.some((part) => FOREIGN.includes(part)))
        return undefined;
    for (let from = 0; from < parts.length; from++) {
        const end = parts.slice(from).join('/');
        if (isFile(end))
            return end;
    }
    return undefined;
}
/** `file:///app/a%20b.ts` and `C:\app` as what is to be split at its slashes. */
function withoutScheme(path) {
    if (!path.startsWith('file://'))
        return path.replace(/^[A-Za-z]:/, '');
    try {
        return decodeURIComponent(path.slice('file://'.length)).replace(/^\/[A-Za-z]:/, '');
    }
    catch {
        return path.slice('file://'.length);
    }
}


/***/ }),

/***/ 2413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseApps),
/* harmony export */   t: () => (/* binding */ parseAppNames)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6581);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1788);


/** Characters of a name that are kept. */
const LONGEST_NAME = 200;
/** Reads the response of GET /apps; undefined where it is no array. Records that make no sense are passed over. */
function parseApps(body) {
    if (!Array.isArray(body))
        return undefined;
    return body.filter(_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).flatMap((entry) => {
        const names = parseAppNames(entry);
        return names === undefined ? [] : [{ ...names, version: text(entry.version), deployment: text(entry.deployment) }];
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
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(value, LONGEST_NAME);
}


/***/ }),

/***/ 4268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ openApps)
/* harmony export */ });
/* harmony import */ var _domain_records_app_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2413);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3569);


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

/***/ 7331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ followDeployment),
  w: () => (/* binding */ followInvocation)
});

// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(6581);
// EXTERNAL MODULE: ./lib/src/domain/records/app.js
var records_app = __webpack_require__(2413);
// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(2546);
;// CONCATENATED MODULE: ./lib/src/domain/records/deployment-event.js



/** RFC 3339. Checked strictly, because the timestamp is sent back in a request's query. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;
/**
 * Reads the data of one server-sent event.
 * @param resource whose events they are: its record is in the field of that name.
 */
function parseDeploymentEvent(data, resource = 'deployment') {
    const body = (0,json/* parseJson */.qF)(data);
    if (body === undefined)
        return { ok: false, why: (0,service_error/* describeForeignBody */.M)(data).replace('the body', 'its data') };
    if (!(0,json/* isObject */.Gv)(body))
        return { ok: false, why: 'its data is not a JSON object' };
    const { event, timestamp, message, error, [resource]: record } = body;
    const app = event === 'app_version_summary' && resource === 'deployment' ? (0,records_app/* parseAppNames */.t)(body) : undefined;
    if (app !== undefined)
        return { ok: true, event: { kind: 'app', app } };
    const isState = event === `${resource}_state`;
    if (event !== 'log' && event !== 'error' && !isState)
        return { ok: true, event: { kind: 'other' } };
    if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp) || Number.isNaN(Date.parse(timestamp))) {
        return { ok: false, why: 'its "timestamp" is none' };
    }
    if (isState) {
        const status = (0,json/* isObject */.Gv)(record) ? record.status : undefined;
        if (typeof status !== 'string')
            return { ok: false, why: `its "${resource}" has no "status"` };
        return { ok: true, event: { kind: 'state', timestamp, status } };
    }
    const line = event === 'log' ? message : errorLine(error);
    if (typeof line !== 'string')
        return { ok: false, why: 'it has no "message"' };
    return { ok: true, event: { kind: 'log', timestamp, line } };
}
function errorLine(error) {
    if (!(0,json/* isObject */.Gv)(error) || typeof error.message !== 'string')
        return undefined;
    return typeof error.code === 'string' && error.code !== '' ? `${error.code}: ${error.message}` : error.message;
}

// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(6098);
;// CONCATENATED MODULE: ./lib/src/service/sse/cursor.js

/** Events with the same time that are remembered; any more of them may be shown twice. */
const MOST_REMEMBERED = 1_000;
/** Characters of an event that are compared. */
const LONGEST_KEY = 200;
/**
 * The position in a stream of events: the time from which to ask for more, and which events of the next connection are
 * repeats. A service may send the events of exactly that time again, and some services send all events again.
 */
class Cursor {
    /** The time of the latest event as the service wrote it; undefined before the first event. */
    since;
    #at = Number.NEGATIVE_INFINITY;
    /** How often each event came at the latest time: an app may write the same line twice in one millisecond. */
    #latest = new Map();
    /** The events that the open connection may still repeat, and the time before which every event is a repeat. */
    #repeats = new Map();
    #known = Number.NEGATIVE_INFINITY;
    /** Must be called whenever a connection is opened. */
    reopen() {
        this.#known = this.#at;
        this.#repeats = new Map(this.#latest);
    }
    /**
     * Records an event.
     * @param timestamp RFC 3339, validated by the caller.
     * @returns whether the event comes for the first time.
     */
    isNew(timestamp, text) {
        const at = Date.parse(timestamp);
        if (at < this.#known)
            return false;
        const key = `${timestamp} ${(0,shorten/* shorten */.ml)(text, LONGEST_KEY)}`;
        const repeats = this.#repeats.get(key) ?? 0;
        if (repeats > 0) {
            this.#repeats.set(key, repeats - 1);
            return false;
        }
        if (at > this.#at) {
            this.#at = at;
            this.since = timestamp;
            this.#latest.clear();
        }
        if (at === this.#at && (this.#latest.has(key) || this.#latest.size < MOST_REMEMBERED)) {
            this.#latest.set(key, (this.#latest.get(key) ?? 0) + 1);
        }
        return true;
    }
}

// EXTERNAL MODULE: ./lib/src/service/sse/event-stream.js + 4 modules
var event_stream = __webpack_require__(4672);
;// CONCATENATED MODULE: ./lib/src/service/deployment-events.js



/**
 * GET /deployments/{id}/events: not in the specification, but offered by similar services. A broken connection is opened
 * again with `since` set to the last event. Only log lines count as progress when deciding whether to reconnect.
 * @throws StepFailure `network` or `rejected`, also if the service has no such operation; Interrupted.
 */
async function followDeployment(connection, id, request) {
    await followLog(connection, 'deployment', id, request);
}
/**
 * GET /invocations/{id}/events: the same for an invocation, with what its handler writes.
 * @throws as {@link followDeployment}.
 */
async function followInvocation(connection, id, request) {
    await followLog(connection, 'invocation', id, request);
}
async function followLog(connection, resource, id, { take, opened, note, signal, leftMs }) {
    const path = `/${resource}s/${id}/events`;
    const cursor = new Cursor();
    let malformed = 0;
    await (0,event_stream/* followEvents */.Z)({ ...connection, note }, {
        what: { doing: "Following the app's log", request: `GET ${path}`, ifAmbiguous: '' },
        path: () => (cursor.since === undefined ? path : `${path}?${new URLSearchParams({ since: cursor.since })}`),
        resumes: true,
        signal,
        leftMs,
        opened() {
            cursor.reopen();
            opened();
        },
        take(data) {
            const parsed = parseDeploymentEvent(data, resource);
            if (!parsed.ok) {
                if (++malformed === 1)
                    note(`An event of the ${resource} was skipped: ${parsed.why}`);
                return 'skipped';
            }
            const { event } = parsed;
            if ('timestamp' in event && !cursor.isNew(event.timestamp, textOf(event)))
                return 'repeated';
            if (take(event))
                return 'enough';
            return event.kind === 'log' ? 'counted' : 'skipped';
        },
    });
}
function textOf(event) {
    return event.kind === 'log' ? `log ${event.line}` : `state ${event.status}`;
}


/***/ }),

/***/ 4672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ followEvents)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(6897);
// EXTERNAL MODULE: ./lib/src/http/network-error.js
var network_error = __webpack_require__(9322);
// EXTERNAL MODULE: ./lib/src/http/one-try.js + 2 modules
var one_try = __webpack_require__(8048);
// EXTERNAL MODULE: ./lib/src/http/request.js
var http_request = __webpack_require__(5342);
// EXTERNAL MODULE: ./lib/src/http/request-failure.js
var request_failure = __webpack_require__(1661);
// EXTERNAL MODULE: ./lib/src/http/request-line.js
var request_line = __webpack_require__(3349);
// EXTERNAL MODULE: ./lib/src/http/retry-policy.js
var retry_policy = __webpack_require__(3560);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(6098);
;// CONCATENATED MODULE: ./lib/src/service/sse/content-type.js

/** Why a response is not a stream of JSON events, or undefined if it is one. API \u00a74.1 defines both media types. */
function streamObjection(headers) {
    const type = mediaType(headers['content-type']);
    if (type !== 'text/event-stream')
        return `it is ${type === '' ? 'of no media type' : 'no event stream'}`;
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        return 'it is in an encoding that was not asked for';
    const ofData = headers['x-sse-content-type'];
    if (ofData === undefined || mediaType(ofData) === 'application/json')
        return undefined;
    return `X-SSE-Content-Type says that its events are not JSON: "${(0,shorten/* shorten */.ml)(ofData, 100)}"`;
}
function mediaType(header = '') {
    return header.split(';')[0].trim().toLowerCase();
}

// EXTERNAL MODULE: ./lib/node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(9950);
;// CONCATENATED MODULE: ./lib/src/service/sse/line-meter.js
/** The most bytes of one line of an event stream, without its line end. */
const LONGEST_LINE = 65_536;
const LF = 10;
const CR = 13;
/** Detects a line of a byte stream that is too long, before it is buffered. */
class LineMeter {
    #length = 0;
    /**
     * Measures the next chunk.
     * @returns how many bytes of the chunk may be passed on: all, or those before the line that is too long.
     */
    measure(chunk) {
        let start = 0;
        for (const [at, byte] of chunk.entries()) {
            if (byte === LF || byte === CR) {
                this.#length = 0;
                start = at + 1;
            }
            else if (++this.#length > LONGEST_LINE)
                return start;
        }
        return chunk.length;
    }
}

;// CONCATENATED MODULE: ./lib/src/service/sse/event-reader.js


/** The most characters of one event, over all of its lines. */
const LARGEST_EVENT = 1_048_576;
/**
 * The most bytes between two events that say something: comments, empty lines, ids, events of no use. Days of heartbeats
 * are less; without a bound a flood
 * makes garbage faster than it is collected.
 */
const MOST_BETWEEN_EVENTS = 16_777_216;
/** Parses the bytes of an event stream into the data of its events, with bounded memory. */
class EventReader {
    #meter = new LineMeter();
    #decoder = new TextDecoder();
    #parser;
    #verdict = 'more';
    #sinceEvent = 0;
    /** @param take called with the data of each event. */
    constructor(take) {
        this.#parser = (0,parse/* createParser */.C)({
            maxBufferSize: LARGEST_EVENT,
            onEvent: ({ data }) => {
                if (this.#verdict !== 'more')
                    return;
                const taken = take(data);
                if (taken !== 'skipped')
                    this.#sinceEvent = 0;
                if (taken === 'enough')
                    this.#verdict = 'enough';
            },
            onError: ({ type }) => {
                if (type === 'max-buffer-size-exceeded' && this.#verdict === 'more')
                    this.#verdict = 'too-large';
            },
        });
    }
    /** Parses the next chunk. Must not be called again after any result other than `more`. */
    feed(chunk) {
        const fit = this.#meter.measure(chunk);
        this.#sinceEvent += chunk.length;
        this.#parser.feed(this.#decoder.decode(chunk.subarray(0, fit), { stream: true }));
        if (fit < chunk.length && this.#verdict === 'more')
            this.#verdict = 'too-long';
        if (this.#sinceEvent > MOST_BETWEEN_EVENTS && this.#verdict === 'more')
            this.#verdict = 'no-events';
        return this.#verdict;
    }
}

// EXTERNAL MODULE: ./lib/src/domain/backoff.js
var backoff = __webpack_require__(9047);
;// CONCATENATED MODULE: ./lib/src/service/sse/reconnect.js

/**
 * Milliseconds after which a connection counts as useful even without events, because proxies close silent connections
 * after about a minute. Longer than connecting can take, so that failed connects do not count.
 */
const LONG_LIFE_MS = 45_000;
/**
 * How many connections in a row have failed, including the one that has just ended. The count restarts after an event,
 * and after a connection that lasted long.
 */
function failedConnects(before, { events, lastedMs }) {
    return events > 0 || lastedMs >= LONG_LIFE_MS ? 1 : before + 1;
}
/** Whether to connect again: as many times in a row as any request is retried. */
function mayReconnect(failures) {
    return failures <= backoff/* BACKOFF */.hH.retries;
}

;// CONCATENATED MODULE: ./lib/src/service/sse/event-stream.js











/**
 * Bytes parsed in one turn of the event loop. A flood may come in chunks of megabytes that take seconds to parse; the
 * deadline and a cancel can only take effect between two turns.
 */
const SLICE = 16_384;
/**
 * GETs a stream of server-sent events, and reconnects when the connection breaks, until `take` returns `enough`. The
 * specification does not say how a stream ends (API \u00a76), so silence is allowed and every end leads to a reconnect.
 * @throws StepFailure if connecting is refused, or fails too often in a row; Interrupted.
 */
async function followEvents(connection, spec) {
    const { what, signal, leftMs } = spec;
    const { clock } = connection;
    let opened = 0;
    let failures = 0;
    for (;;) {
        const began = clock.now();
        const stream = new OneStream(spec, () => spec.opened(++opened));
        const request = { what, method: 'GET', path: spec.path(), retrySafety: 'idempotent', signal, leftMs };
        let attempt;
        try {
            attempt = await (0,one_try/* tryOnce */.l)(connection, request, (response) => stream.read(response));
        }
        finally {
            connection.debug((0,request_line/* requestLine */.u)({ ...request, attempt, tries: 1, tookMs: clock.now() - began }));
        }
        if (stream.isEnough)
            return;
        const verdict = (0,retry_policy/* classify */.L8)(attempt, 'idempotent');
        failures = failedConnects(failures, { events: stream.events, lastedMs: clock.now() - began });
        if (verdict === 'refused' || verdict === 'fatal' || !mayReconnect(failures)) {
            throw failureOf(attempt, verdict, spec, opened, failures);
        }
        const mayMiss = wasSent(attempt) && !spec.resumes;
        const gap = mayMiss ? '. What changes until it is connected again may be missed: there may be a gap' : '';
        const happened = `${happenedTo(attempt)}${gap}`;
        const tooLong = await (0,http_request/* waitBeforeRetry */.jy)(connection, spec, { attempt, tries: failures, happened });
        if (tooLong !== undefined)
            throw tooLong;
    }
}
/** One connection of the stream. */
class OneStream {
    /** Number of `counted` events. */
    events = 0;
    isEnough = false;
    #spec;
    #opened;
    constructor(spec, opened) {
        this.#spec = spec;
        this.#opened = opened;
    }
    /** @throws StepFailure if the response is not a stream of events, or cannot be parsed any further. */
    async read({ status, headers, body }) {
        try {
            const objection = streamObjection(headers);
            if (objection !== undefined)
                throw (0,request_failure/* unusableResponse */.rd)(this.#spec.what, status, objection);
            this.#opened();
            return await this.#readOn(status, body);
        }
        finally {
            body.on('error', () => { }).destroy();
        }
    }
    async #readOn(status, body) {
        const reader = new EventReader((data) => this.#take(data));
        try {
            for await (const chunk of body) {
                for (let at = 0; at < chunk.length; at += SLICE) {
                    if (at > 0)
                        await (0,promises_.setImmediate)();
                    if (this.#spec.signal.aborted)
                        break;
                    const verdict = reader.feed(chunk.subarray(at, at + SLICE));
                    if (verdict === 'enough')
                        return { ok: true, text: '' };
                    if (verdict !== 'more')
                        throw (0,request_failure/* unusableResponse */.rd)(this.#spec.what, status, TOO_MUCH[verdict]);
                }
            }
            return { ok: false, why: 'the stream ended' };
        }
        catch (error) {
            if (error instanceof failure/* StepFailure */.pH || !(0,network_error/* isTransportError */.y)(error))
                throw error;
            const { words, code } = (0,network_error/* describeNetworkError */.g)(error);
            return { ok: false, why: `the stream broke off: ${words} (${code})` };
        }
    }
    #take(data) {
        const taken = this.#spec.take(data);
        if (taken === 'counted' || taken === 'enough')
            this.events++;
        this.isEnough = taken === 'enough';
        return taken;
    }
}
const TOO_MUCH = {
    'too-long': 'a line of the stream is longer than 64 KiB',
    'too-large': 'an event of the stream is larger than 1 MiB',
    'no-events': 'the stream has 16 MiB without an event',
};
function happenedTo(attempt) {
    if (attempt.kind === 'broken' || attempt.status >= 300 || attempt.body.ok)
        return (0,request_failure/* describeTry */.z3)(attempt);
    return attempt.body.why;
}
function wasSent(attempt) {
    return attempt.kind === 'response' || attempt.sent === 'all';
}
function failureOf(attempt, verdict, spec, opened, failures) {
    const { what, refusedLater } = spec;
    if (verdict === 'accepted') {
        return new failure/* StepFailure */.pH({
            kind: 'network',
            message: `${what.doing} (${what.request}): ${happenedTo(attempt)}, at the last of ${failures} connections in a row that brought no event.`,
            advice: 'Check at the service whether the resource is still there, then run the job again.',
            retryable: true,
        });
    }
    const later = attempt.kind === 'response' && opened > 0 ? refusedLater?.(attempt.status) : undefined;
    return later ?? (0,request_failure/* requestFailure */.SU)(what, attempt, verdict, failures);
}


/***/ })

};
