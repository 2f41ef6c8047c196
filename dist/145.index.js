"use strict";
exports.id = 145;
exports.ids = [145];
exports.modules = {

/***/ 7556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   SO: () => (/* binding */ SEARCHED_LINES),
/* harmony export */   nI: () => (/* binding */ redactLines),
/* harmony export */   qj: () => (/* binding */ MOST_LINES),
/* harmony export */   tC: () => (/* binding */ LAST_LINES),
/* harmony export */   vy: () => (/* binding */ MOST_CHARACTERS)
/* harmony export */ });
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);


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

/***/ 8063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ cancelledAfter)
/* harmony export */ });
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

/***/ 9472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ FollowedLog)
/* harmony export */ });
/* harmony import */ var any_signal__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6354);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2357);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3045);
/* harmony import */ var _app_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7556);




const LOG_TITLE = 'Log of the app';
/** Statuses after which nothing is written any more: of a deployment, and of an invocation. */
const FINAL = ['failed', 'stopped', 'succeeded'];
/** Milliseconds from the end of a failed deployment until its stream is open \u2026 */
const OPENING_MS = 10_000;
/** \u2026 from then until its last lines have arrived in all \u2026 */
const DRAIN_MS = 3_000;
/** \u2026 and of that without any new line. */
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
    /**
     * The last lines, redacted as a whole, because a secret may span several lines and several events. Then once more those
     * that are left: a shorter text is searched deeper.
     */
    get lastLines() {
        const { redact } = this.#edges;
        const lines = (0,_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .redactLines */ .nI)(this.#last.slice(-_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .LAST_LINES */ .tC).flat(), redact).slice(-_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .LAST_LINES */ .tC);
        return (0,_app_log_js__WEBPACK_IMPORTED_MODULE_1__/* .redactLines */ .nI)(lines, redact);
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
        const end = () => over.abort();
        let limit = clock.watchdog(OPENING_MS, end);
        let quiet;
        this.#arrived = () => {
            if (quiet === undefined) {
                limit.stop();
                limit = clock.watchdog(DRAIN_MS, end);
            }
            quiet ??= clock.watchdog(QUIET_MS, end);
            quiet.feed();
        };
        if (this.#isOpen)
            this.#arrived();
        await Promise.race([this.#following, clock.sleep(OPENING_MS + DRAIN_MS, over.signal).catch(() => { })]);
        for (const one of [limit, quiet])
            one?.stop();
        end();
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
                signal: (0,any_signal__WEBPACK_IMPORTED_MODULE_2__/* .anySignal */ .J)([signal, this.#stop.signal]),
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
        if (event.kind === 'state')
            this.#readers.state?.(event.status);
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
                const shown = `${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(this.#printed - 1, 'line')} (${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(this.#characters - line.length, 'character')})`;
                log.groupLine(LOG_TITLE, `\u2026 the lines after the first ${shown} are not shown`);
                return;
            }
            log.groupLine(LOG_TITLE, line);
        }
    }
}


/***/ }),

/***/ 240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Qn: () => (/* binding */ statusAtCancel),
/* harmony export */   Qs: () => (/* binding */ refusedPoll),
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


/***/ }),

/***/ 1139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ Alarm),
/* harmony export */   g3: () => (/* binding */ GRACE_MS),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony exports FIRST_PAUSE_MS, pollPause, isVerdict */
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

/***/ 3487:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 9411:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseApps),
/* harmony export */   t: () => (/* binding */ parseAppNames)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);


/** Characters of a name that are kept. */
const LONGEST_NAME = 200;
/** Characters of a version that are kept. */
const LONGEST_VERSION = 4_000;
/** Reads the response of GET /apps; undefined where it is no array. Records that make no sense are passed over. */
function parseApps(body) {
    if (!Array.isArray(body))
        return undefined;
    return body.filter(_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).flatMap((entry) => {
        const names = parseAppNames(entry);
        const version = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(entry.version, LONGEST_VERSION);
        return names === undefined ? [] : [{ ...names, version, deployment: text(entry.deployment) }];
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

/***/ 201:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ parseInvocationList),
/* harmony export */   Sb: () => (/* binding */ INVOCATION_STATUSES),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   wG: () => (/* binding */ parseInvocation)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);



/** The statuses that are known. */
const INVOCATION_STATUSES = ['queued', 'running', 'succeeded', 'failed'];
/** Whether that is its end, well or not. */
function hasEnded({ status }) {
    return status === 'succeeded' || status === 'failed';
}
/** Characters. */
const MAX_TEXT = 4_000;
/** Reads a record from a parsed body. Unknown fields, and known ones of a wrong type, are passed over. */
function parseInvocation(body) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(body))
        return { ok: false, why: 'the body is not a JSON object' };
    if (typeof body.id !== 'string')
        return { ok: false, why: 'the record has no "id"' };
    if (!(0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)(body.id))
        return { ok: false, why: (0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .describeBadId */ .w)(body.id) };
    const text = (name) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(body[name], MAX_TEXT);
    return {
        ok: true,
        record: {
            id: body.id,
            status: text('status'),
            statusReason: text('status_reason'),
            output: jsonText(body.output),
            startedAt: text('started_at'),
            finishedAt: text('finished_at'),
        },
    };
}
/** Reads the response of GET /invocations; undefined where it is no array. Records that make no sense are passed over. */
function parseInvocationList(body) {
    if (!Array.isArray(body))
        return undefined;
    return body.filter(_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv).flatMap((entry) => {
        const parsed = parseInvocation(entry);
        if (!parsed.ok)
            return [];
        const { app_name: app, action_name: action, version, payload } = entry;
        return [
            {
                record: parsed.record,
                app: rawText(app),
                action: rawText(action),
                version: rawText(version),
                payload: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(payload) || Array.isArray(payload) ? jsonText(payload) : rawText(payload),
            },
        ];
    });
}
/** JSON text; a service may send the value itself. */
function jsonText(value) {
    if (typeof value === 'string')
        return value;
    return value === undefined || value === null ? '' : JSON.stringify(value);
}
function rawText(value) {
    return typeof value === 'string' ? value : '';
}


/***/ }),

/***/ 5845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ openApps)
/* harmony export */ });
/* harmony import */ var _domain_records_app_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9411);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5940);


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

/***/ 6377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ unusableCreation),
  I: () => (/* binding */ whyUnusable)
});

// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var text_json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(6012);
// EXTERNAL MODULE: ./lib/src/domain/records/id.js
var records_id = __webpack_require__(9310);
// EXTERNAL MODULE: ./lib/src/domain/records/invocation.js
var invocation = __webpack_require__(201);
// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(9219);
;// CONCATENATED MODULE: ./lib/src/domain/records/created.js





const KNOWN = { deployment: deployment/* STATUSES */.f, invocation: invocation/* INVOCATION_STATUSES */.Sb };
/**
 * Why the body of a 2xx response is not the record of something new, or undefined if it may be one: its status is one of
 * the specification, or the response itself says that something was made (201) or will be (202).
 */
function whyNotMade(made, httpStatus, body) {
    if (!(0,text_json/* isObject */.Gv)(body))
        return 'the body is not a JSON object';
    const isSaid = httpStatus === 201 || httpStatus === 202;
    const isKnown = KNOWN[made].some((known) => known === body.status);
    if (isRefusal(body) || (!isKnown && (0,service_error/* isErrorBody */.HR)(body, isSaid)))
        return 'the body is an error, not a record';
    return isKnown || isSaid ? undefined : 'the record has no known "status"';
}
/** It says no, or is in the form of an error (API \u00a77): a failure, whatever its status. */
function isRefusal({ ok, code, message }) {
    return ok === false || (typeof code === 'string' && typeof message === 'string');
}
/**
 * The id that an unusable 2xx response gives of what was made: in its body, where that is no error, or in its `Location`
 * (RFC 9110 \u00a715.3.2). A hint for whoever looks for it, and no proof.
 */
function responseId(made, { status, headers }, body) {
    if (status < 200 || status >= 300)
        return undefined;
    const inBody = (0,text_json/* isObject */.Gv)(body) && !(0,service_error/* isErrorBody */.HR)(body, true) ? body.id : undefined;
    const path = URL.parse(headers.location ?? '', 'http://localhost')?.pathname ?? '';
    const [, inPath] = new RegExp(`/${made}s/([^/]+)/?$`).exec(path) ?? [];
    return [inBody, inPath].find((id) => typeof id === 'string' && (0,records_id/* isId */.e)(id));
}
/** For a message, as the end of a sentence. */
function describeResponseId(made, id) {
    return `it names ${made} ${id}, which may be the new one`;
}

// EXTERNAL MODULE: ./lib/src/http/request-failure.js
var request_failure = __webpack_require__(3056);
// EXTERNAL MODULE: ./lib/src/http/response-body.js
var response_body = __webpack_require__(3252);
;// CONCATENATED MODULE: ./lib/src/service/creation.js





// What the POSTs that make something, and must not be sent twice, have in common in their responses.
/** Why a 2xx response has no record of what was made, or undefined if it may have one. Quotes nothing of it. */
function whyUnusable(made, response) {
    const read = (0,response_body/* readJson */.Vh)(response);
    return read.ok ? whyNotMade(made, response.status, read.json) : read.why;
}
/**
 * The failure for a 2xx response without a usable record: whether something was made is not known.
 * @param why part of a sentence. An error of the service is described with its own words instead.
 */
function unusableCreation({ holdsSecret }, made, what, response, why) {
    const read = (0,response_body/* readJson */.Vh)(response);
    const json = read.ok ? read.json : undefined;
    const isError = (0,text_json/* isObject */.Gv)(json) && (0,service_error/* isErrorBody */.HR)(json);
    const shown = isError ? response : { ...response, body: { ok: false, why } };
    const failure = (0,request_failure/* requestFailure */.SU)(what, shown, 'ambiguous', 1);
    const id = responseId(made, response, json);
    if (id === undefined || holdsSecret?.(id))
        return failure; // no sink may show it
    return failure.with({
        responseId: id,
        message: `${failure.message} Of the response ${describeResponseId(made, id)}.`,
    });
}


/***/ })

};
;