"use strict";
exports.id = 506;
exports.ids = [506];
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

/***/ 9327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(9219);
;// CONCATENATED MODULE: ./lib/src/domain/records/file-event.js


/** The kinds of change that the specification knows (API \u00a72.1). */
const EVENT_TYPES = ['CREATE', 'WRITE', 'DELETE', 'RENAME'];
/** The most characters of an event: a longer one cannot be about a file. */
const LONGEST_EVENT = 65_536;
/** Parses the data of one server-sent event. Optional fields may also be null. */
function parseFileEvent(data) {
    if (data.length > LONGEST_EVENT)
        return { ok: false, why: `it is longer than ${LONGEST_EVENT} characters` };
    const body = (0,json/* parseJson */.qF)(data);
    if (body === undefined)
        return { ok: false, why: (0,service_error/* describeForeignBody */.M9)(data).replace('the body', 'its data') };
    if (!(0,json/* isObject */.Gv)(body))
        return { ok: false, why: 'its data is not a JSON object' };
    const { type: given, path, name = null, is_dir: isDir = null } = body;
    const type = EVENT_TYPES.find((known) => known === given);
    if (type === undefined)
        return { ok: false, why: `its "type" is none of ${EVENT_TYPES.join(', ')}` };
    if (typeof path !== 'string' || path === '')
        return { ok: false, why: 'it has no "path"' };
    if (name !== null && typeof name !== 'string')
        return { ok: false, why: 'its "name" is not a string' };
    if (isDir !== null && typeof isDir !== 'boolean')
        return { ok: false, why: 'its "is_dir" is not a boolean' };
    // In JSON a line feed can only be between tokens, where a blank means the same. The text is not parsed and written
    // again, so that numbers too large for JavaScript keep their value.
    return { ok: true, event: { type, path, isDir: isDir ?? undefined, json: data.replaceAll('\n', ' ').trim() } };
}

// EXTERNAL MODULE: ./lib/src/service/sse/event-stream.js + 3 modules
var event_stream = __webpack_require__(2389);
;// CONCATENATED MODULE: ./lib/src/service/file-events.js



/**
 * GET /browsers/{id}/fs/watch/{watch_id}/events (API \u00a74.1): follows the events of a watch until `take` returns true.
 * @throws StepFailure `network`, `rejected`, or `stopped` if the watch has ended; Interrupted.
 */
async function followFileEvents(connection, request) {
    const { browserId, watchId, take, malformed, opened, signal, leftMs } = request;
    const path = `/browsers/${browserId}/fs/watch/${watchId}/events`;
    await (0,event_stream/* followEvents */.Z)(connection, {
        what: { doing: 'Watching the files', request: `GET ${path}` },
        path: () => path,
        resumes: false,
        longLines: 'refuse', // it may be the change that is awaited
        signal,
        leftMs,
        opened,
        // A 404 without the error body of API \u00a77 is a gateway's.
        refusedLater: ({ status, code }) => (status === 404 && code !== '' ? watchStopped(watchId) : undefined),
        take(data) {
            const parsed = parseFileEvent(data);
            if (parsed.ok)
                return take(parsed.event) ? 'enough' : 'counted';
            malformed(parsed.why);
            return 'skipped';
        },
    });
}
function watchStopped(watchId) {
    return new failure/* StepFailure */.pH({
        kind: 'stopped',
        message: `Watch ${watchId} was stopped: its stream ended, and on connecting again the service responded with 404.`,
        advice: 'Find out what stopped the watch, or ended the browser session, before the awaited change came.',
    });
}

// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/domain/inputs/ids.js
var ids = __webpack_require__(7752);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/src/domain/inputs/service.js
var service = __webpack_require__(6949);
// EXTERNAL MODULE: ./lib/node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(7817);
;// CONCATENATED MODULE: ./lib/src/actions/watch-files/condition.js


/** Whether the watch waits for a certain event, rather than for a number of events. */
function isSelective({ untilType, untilPath }) {
    return untilType !== 'any' || untilPath !== '';
}
/**
 * Builds the function that judges events. Without `until-type` and `until-path` every event matches: the watch then
 * ends with the first event, or with event number `max-events`.
 */
function eventJudge(condition) {
    const { untilType, untilPath, maxEvents } = condition;
    const fits = untilPath === '' ? () => true : compileGlob(untilPath);
    return (event, count) => {
        const isLast = maxEvents > 0 && count >= maxEvents;
        if (!isSelective(condition))
            return isLast || maxEvents === 0 ? 'matched' : 'more';
        if ((untilType === 'any' || untilType === event.type) && fits(event.path))
            return 'matched';
        return isLast ? 'exhausted' : 'more';
    };
}
/** What braces may expand to. */
const MOST_CHOICES = 100;
const OPTIONS = {
    platform: 'linux', // that of the browser's machine, whatever the runner's
    dot: true,
    matchBase: true, // a glob without a slash is for the name, as in .gitignore
    nocomment: true,
    nonegate: true,
    braceExpandMax: MOST_CHOICES + 1,
};
/**
 * Compiles a glob. Web pages choose the names that it is matched against: minimatch 11 takes linear time for each.
 * @throws InputFailure where its braces have too many choices.
 */
function compileGlob(glob) {
    if ((0,esm/* braceExpand */.KA)(glob, OPTIONS).length > MOST_CHOICES)
        throw new failure/* InputFailure */.RP('until-path', 'has braces with too many choices', `at most ${MOST_CHOICES}`);
    const compiled = new esm/* Minimatch */.VR(glob, OPTIONS);
    return (path) => path === glob || compiled.match(path);
}
/** What the watch waits for, as the end of a sentence. */
function describeCondition(condition) {
    const { untilType, untilPath, maxEvents } = condition;
    if (!isSelective(condition))
        return maxEvents <= 1 ? 'any event' : `${maxEvents} events`;
    const type = untilType === 'any' ? 'an event' : `a ${untilType}`;
    const path = untilPath === '' ? '' : ` of "${untilPath}"`;
    return `${type}${path}${maxEvents === 0 ? '' : `, in at most ${maxEvents} events`}`;
}

;// CONCATENATED MODULE: ./lib/src/actions/watch-files/inputs.js






/** @throws InputFailure for the first bad input. */
function parseWatchFilesInputs(raw) {
    return {
        ...(0,service/* parseServiceInputs */.e)(raw),
        browserId: (0,ids/* parseId */.F)(raw, 'browser-id'),
        watchId: (0,ids/* parseId */.F)(raw, 'watch-id'),
        condition: {
            untilType: (0,parsers/* parseChoice */.HU)(raw, 'until-type', ['any', ...EVENT_TYPES]),
            untilPath: parseGlob(raw, 'until-path'),
            maxEvents: (0,parsers/* parseInteger */.cG)(raw, 'max-events', { least: 0, most: 1_000_000, default: 0 }),
        },
        timeoutMs: (0,parsers/* parseSeconds */.fL)(raw, 'timeout', { least: 0.1, most: 86_400, default: 60 }),
        failOnTimeout: (0,parsers/* parseBoolean */.yG)(raw, 'fail-on-timeout', true),
    };
}
function parseGlob(raw, name) {
    const glob = raw(name).trim();
    if (/^[\w.-][^/]*\//.test(glob))
        throw new failure/* InputFailure */.RP(name, `is "${glob}", and the paths of events are absolute`, '/downloads/*.pdf or **/*.pdf');
    compileGlob(glob);
    return glob;
}

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(1239);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var failures_interruption = __webpack_require__(2357);
// EXTERNAL MODULE: ./lib/src/domain/failures/redact-failure.js
var redact_failure = __webpack_require__(4328);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(9259);
;// CONCATENATED MODULE: ./lib/src/actions/watch-files/report.js







/** What the action does, for titles. */
const WATCHING = 'Watching the files';
/** How many of the last events the summary shows. */
const SHOWN = 20;
/** Everything known about a watch at one moment: outputs and summary are made from it. */
class WatchReport {
    inputs;
    /** Path of the events file; '' before it was made. */
    eventsFile = '';
    /** Well-formed events. */
    count = 0;
    malformed = 0;
    /** Well-formed events that the events file does not take any more. */
    unwritten = 0;
    /** How often the stream was opened. */
    connections = 0;
    /** The event that ended the watch. */
    matched;
    failure;
    #last = [];
    constructor(inputs) {
        this.inputs = inputs;
    }
    add(event, isWritten) {
        this.count += 1;
        this.unwritten += isWritten ? 0 : 1;
        this.#last = [...this.#last, event].slice(-SHOWN);
    }
    /** The outputs; the names are those of action.yml. */
    outputs() {
        return { 'events-file': this.eventsFile, count: String(this.count), matched: this.matched?.json ?? '' };
    }
    /** Whether the step succeeds. */
    get isFine() {
        return this.failure === undefined || (this.failure.kind === 'timeout' && !this.inputs.failOnTimeout);
    }
    /** How many events there were, in words. */
    came() {
        const came = this.count === 0 ? 'no event came' : `${(0,format/* count */.U9)(this.count, 'event')} came`;
        return this.malformed === 0 ? came : `${came}, and ${this.malformed} that could not be read`;
    }
    /** The failure of a watch that ended before the awaited event came. @param thrown undefined: at `max-events`. */
    failureOf(thrown) {
        const { condition, timeoutMs } = this.inputs;
        const awaited = `for ${describeCondition(condition)}`;
        const compare = 'Compare until-type and until-path with the events';
        if (thrown === undefined)
            return new failure/* StepFailure */.pH({
                kind: 'failed',
                message: `Waited ${awaited}; ${this.came()}, and none of them was it.`,
                advice: `${compare}, or raise "max-events".`,
            });
        const interruption = (0,failures_interruption/* interruptionOf */.nS)(thrown);
        if (interruption === undefined)
            return (0,failure/* toStepFailure */.eG)(thrown, 'ambiguous');
        if (interruption.by === 'cancel')
            return new failure/* StepFailure */.pH({
                kind: 'cancelled',
                message: `The run was cancelled while it waited ${awaited}; ${this.came()}.`,
                advice: 'The events so far are in the file that the output "events-file" names.',
                retryable: true,
            });
        const silent = this.connections === 0 ? ' The service has not begun to respond; it may do so only with the first event.' : '';
        const check = this.count > 0 && isSelective(condition) ? compare : 'Check that the watch is on the folder in question';
        return new failure/* StepFailure */.pH({
            kind: 'timeout',
            message: `Waited ${(0,format/* formatDuration */.a3)(timeoutMs)} ${awaited}, the whole of "timeout"; ${this.came()}.${silent}`,
            advice: `${check}, or raise "timeout".`,
            retryable: true,
        });
    }
    /** The job summary, as markdown. External text is redacted first, then escaped. */
    render(redact) {
        const first = this.count - this.#last.length + 1;
        const rows = this.#last.map(({ type, path, isDir }, at) => [
            String(first + at),
            type,
            `${(0,markdown/* code */.aY)(redact(path), 500)}${isDir === true ? ' (folder)' : ''}`,
        ]);
        const parts = [
            this.#head(redact),
            this.#counts(),
            rows.length === 0 ? '' : (0,markdown/* table */.tp)(['#', first > 1 ? `Last ${rows.length} events` : 'Event', 'Path'], rows),
        ];
        return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
    }
    #head(redact) {
        const { matched, failure } = this;
        if (matched !== undefined)
            return `## \u2705 ${WATCHING}: ${matched.type}\n\n${(0,markdown/* code */.aY)(redact(matched.path))}`;
        if (failure === undefined)
            return `## ${WATCHING}`;
        const redacted = (0,redact_failure/* redactFailure */.O)(failure, redact);
        if (!this.isFine)
            return (0,failure_summary/* renderFailedStep */.EA)(WATCHING, redacted).trimEnd();
        return `## \u231b ${WATCHING}: the time is over, which is fine (\`fail-on-timeout: false\`)\n\n${(0,markdown/* prose */.CS)(redacted.message)}`;
    }
    #counts() {
        const gaps = this.connections - 1;
        const gap = gaps > 0 ? ` The stream was connected again ${(0,format/* count */.U9)(gaps, 'time')}: some events may be missing.` : '';
        const full = this.unwritten > 0
            ? ` The events file takes no more (64 MiB at most): ${(0,format/* count */.U9)(this.unwritten, 'event')} not written.`
            : '';
        return `${this.came().replace(/^./, (letter) => letter.toUpperCase())}.${gap}${full}`;
    }
}

// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(3901);
;// CONCATENATED MODULE: ./lib/src/actions/watch-files/watch-files.js







/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;
/** The most events that the log shows, and the most characters of a path there; the events file has everything. */
const MOST_LINES = 200;
const LONGEST_SHOWN = 200;
/** The whole job: open the events file \u2192 follow the stream \u2192 report. Never throws. */
async function watchFiles(inputs, edges) {
    const { log, outputs, summary } = edges;
    const report = new WatchReport(inputs);
    try {
        await follow(report, edges);
        if (report.matched === undefined)
            report.failure = report.failureOf(undefined);
    }
    catch (thrown) {
        report.failure = report.failureOf(thrown);
        (0,end/* logStack */.fk)(log, thrown, report.failure);
    }
    outputs.set(report.outputs());
    logOutcome(report, edges);
    await summary.write((redact) => report.render(redact));
    return report.isFine;
}
async function follow(report, edges) {
    const { log, outputs, clock, fileEvents, jsonLines, cancel } = edges;
    const { browserId, watchId, condition, timeoutMs } = report.inputs;
    cancel.throwIfAborted();
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, timeoutMs);
    const judge = eventJudge(condition);
    const file = jsonLines('file-events');
    report.eventsFile = file.path;
    outputs.set(report.outputs());
    log.info(`Waiting up to ${(0,format/* formatDuration */.a3)(timeoutMs)} for ${describeCondition(condition)}`);
    const stopHeartbeat = clock.every(HEARTBEAT_MS, () => {
        log.info(`Still watching after ${(0,format/* formatDuration */.a3)(limit.elapsed())}: ${report.came()} so far`);
    });
    try {
        await fileEvents.follow({
            browserId,
            watchId,
            ...limit,
            opened(connections) {
                report.connections = connections;
                log.info(connections === 1 ? 'The stream is open' : 'The stream is open again; there may be a gap before this');
            },
            malformed(why) {
                report.malformed += 1;
                const line = `An event was skipped, for it is not as specified: ${why}`;
                if (report.malformed === 1)
                    log.warning(line, { title: WATCHING });
                else
                    log.debug(line);
            },
            take(event) {
                report.add(event, file.add(event.json));
                const { type, path, isDir } = event;
                const line = `${type} ${(0,shorten/* shorten */.ml)(path, LONGEST_SHOWN)}${isDir === true ? ' (folder)' : ''}`;
                if (report.count <= MOST_LINES)
                    log.info(line);
                if (report.count === MOST_LINES)
                    log.info('Further events are in the events file alone');
                const verdict = judge(event, report.count);
                if (verdict === 'matched')
                    report.matched = event;
                return verdict !== 'more';
            },
        });
    }
    finally {
        stopHeartbeat();
        file.close();
    }
}
/** The last line of the log. */
function logOutcome(report, { log }) {
    const { failure, matched } = report;
    if (failure === undefined)
        log.info(`Done after ${(0,format/* count */.U9)(report.count, 'event')}: ${matched?.type} ${(0,shorten/* shorten */.ml)(matched?.path ?? '', 1_000)}`);
    else if (report.isFine)
        log.notice(`${failure.message} The step does not fail over it: fail-on-timeout is false.`, { title: WATCHING });
    else
        (0,end/* logFailure */.H1)(log, failure, { title: (0,failure_summary/* failureTitle */.nV)(WATCHING, failure) });
}

;// CONCATENATED MODULE: ./lib/src/actions/watch-files/main.js





const main = (host) => (0,sub_action/* startSubAction */.F)({
    doing: WATCHING,
    parse: parseWatchFilesInputs,
    refusedOutputs: () => ({ 'events-file': '', count: '0', matched: '' }),
    run: (inputs, connection, runner) => watchFiles(inputs, {
        ...runner,
        fileEvents: { follow: (request) => followFileEvents(connection, request) },
    }),
}, host);


/***/ }),

/***/ 7752:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseId),
/* harmony export */   X: () => (/* binding */ parseUuid)
/* harmony export */ });
/* harmony import */ var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _records_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);


const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Parses an input that is an id. */
function parseId(raw, name) {
    const text = raw(name).trim();
    if ((0,_records_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)(text))
        return text;
    const accepted = 'the id as the service gave it: 1 to 128 letters, digits, "-" and "_"';
    throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, problemOf(text), accepted);
}
/** Parses an input that is an id in the form of a UUID (API \u00a74.3). */
function parseUuid(raw, name) {
    const text = raw(name).trim();
    if (UUID.test(text))
        return text;
    throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, problemOf(text), 'a UUID such as 1b4e28ba-2fa1-11d2-883f-0016d3cca427');
}
function problemOf(text) {
    return text === '' ? 'is missing' : `is "${text.slice(0, 200)}"`;
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

/***/ 2389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ followEvents)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failures_failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var interruption = __webpack_require__(2357);
// EXTERNAL MODULE: ./lib/src/http/network-error.js
var network_error = __webpack_require__(5243);
// EXTERNAL MODULE: ./lib/src/http/one-try.js + 2 modules
var one_try = __webpack_require__(3085);
// EXTERNAL MODULE: ./lib/src/http/request.js
var http_request = __webpack_require__(3971);
// EXTERNAL MODULE: ./lib/src/http/request-failure.js
var request_failure = __webpack_require__(3056);
// EXTERNAL MODULE: ./lib/src/http/request-line.js
var request_line = __webpack_require__(5530);
// EXTERNAL MODULE: ./lib/src/http/retry-policy.js
var retry_policy = __webpack_require__(1995);
// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
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
// EXTERNAL MODULE: ./lib/src/service/sse/line-meter.js
var line_meter = __webpack_require__(8889);
;// CONCATENATED MODULE: ./lib/src/service/sse/event-reader.js


/** The most characters of one event, over all of its lines. */
const LARGEST_EVENT = 1_048_576;
/**
 * The most bytes between two events that say something: comments, empty lines, ids, events of no use. Days of heartbeats
 * are less; without a bound a flood makes garbage faster than it is collected.
 */
const MOST_BETWEEN_EVENTS = 16_777_216;
/** Parses the bytes of an event stream into the data of its events, with bounded memory. */
class EventReader {
    #meter = new line_meter/* LineMeter */.aA();
    #decoder = new TextDecoder();
    #parser;
    #longLines;
    #verdict = 'more';
    #sinceEvent = 0;
    /**
     * @param take called with the data of each event; that of one with a line that is too long ends with {@link CUT}, or has
     * it in its midst.
     * @param longLines whether such a line is cut, or the stream cannot be read any further.
     */
    constructor(take, longLines) {
        this.#longLines = longLines;
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
        const { bytes, isCut } = this.#meter.measure(chunk);
        this.#sinceEvent += chunk.length;
        this.#parser.feed(this.#decoder.decode(bytes, { stream: true }));
        if (isCut && this.#longLines === 'refuse' && this.#verdict === 'more')
            this.#verdict = 'too-long';
        if (this.#sinceEvent > MOST_BETWEEN_EVENTS && this.#verdict === 'more')
            this.#verdict = 'no-events';
        return this.#verdict;
    }
}

// EXTERNAL MODULE: ./lib/src/domain/backoff.js
var backoff = __webpack_require__(8550);
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
/** Connections whose end is told; that of any further one is in the debug log alone. */
const MOST_TOLD = 200;
/**
 * GETs a stream of server-sent events, and reconnects when the connection breaks, until `take` returns `enough`. The
 * specification does not say how a stream ends (API \u00a76), so silence is allowed and every end leads to a reconnect.
 * @throws StepFailure if connecting is refused, or fails too often in a row, or if the deadline comes while there is no
 * connection and the last try for one had failed; Interrupted.
 */
async function followEvents(connection, spec) {
    const course = { opened: 0, failures: 0, last: undefined };
    try {
        await keepConnected(connection, spec, course);
    }
    catch (thrown) {
        throw unconnected(thrown, spec, course) ?? thrown;
    }
}
async function keepConnected(connection, spec, course) {
    const { what, signal, leftMs } = spec;
    const { clock } = connection;
    for (;;) {
        const began = clock.now();
        const stream = new OneStream(spec, () => spec.opened(++course.opened));
        const request = { what, method: 'GET', path: spec.path(), retrySafety: 'idempotent', signal, leftMs };
        let tried;
        try {
            tried = await (0,one_try/* tryOnce */.l)(connection, request, (response) => stream.read(response));
        }
        finally {
            connection.debug((0,request_line/* requestLine */.u)({ ...request, tried, tries: 1, tookMs: clock.now() - began }));
        }
        if (stream.isEnough)
            return;
        const verdict = (0,retry_policy/* classify */.L8)(tried, 'idempotent');
        course.last = tried;
        course.failures = failedConnects(course.failures, { events: stream.events, lastedMs: clock.now() - began });
        if (verdict === 'refused' || verdict === 'fatal' || !mayReconnect(course.failures)) {
            throw failureOf(tried, verdict, spec, course);
        }
        const mayMiss = wasSent(tried) && !spec.resumes;
        const gap = mayMiss ? '. What changes until it is connected again may be missed: there may be a gap' : '';
        const happened = `${happenedTo(tried)}${gap}`;
        const isTold = course.opened <= MOST_TOLD;
        const told = isTold ? connection : { ...connection, note: connection.debug };
        const tooLong = await (0,http_request/* waitBeforeRetry */.jy)(told, spec, { tried, tries: course.failures, happened });
        if (tooLong !== undefined)
            throw tooLong;
    }
}
/**
 * The failure for a deadline that came while there was no connection: it says nothing of the events. A request whose
 * response is awaited is a connection, because the headers of an event stream may come only with its first event; and a
 * stream that has ended was one.
 */
function unconnected(thrown, spec, { opened, failures, last }) {
    if (!(thrown instanceof interruption/* Interrupted */.j$) || (0,interruption/* interruptionOf */.nS)(thrown)?.by !== 'deadline')
        return undefined;
    const { sent, status } = thrown;
    const isRefusal = status !== undefined && status >= 300;
    if (sent === 'all' && !isRefusal)
        return undefined;
    const body = { ok: false, why: 'the rest of the response had not come when the time was over' };
    const tried = isRefusal ? { kind: 'response', sent, status, headers: {}, body } : last;
    if (tried === undefined)
        return neverConnected(spec.what);
    const verdict = (0,retry_policy/* classify */.L8)(tried, 'idempotent');
    if (verdict === 'accepted')
        return undefined;
    const failure = failureOf(tried, verdict, spec, { opened, last, failures: isRefusal ? failures + 1 : failures });
    return failure.with({ message: `${failure.message} Then the time was over, without a connection to the service.` });
}
function neverConnected({ doing, request }) {
    return new failures_failure/* StepFailure */.pH({
        kind: 'network',
        message: `${doing} (${request}): the time was over before a connection to the service stood.`,
        advice: 'Check base-url, the proxy variables and whether the service is up, then run the job again.',
        retryable: true,
    });
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
        const reader = new EventReader((data) => this.#take(data), this.#spec.longLines);
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
            if (error instanceof failures_failure/* StepFailure */.pH || !(0,network_error/* isTransportError */.y)(error))
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
function happenedTo(tried) {
    if (tried.kind === 'broken' || tried.status >= 300 || tried.body.ok)
        return (0,request_failure/* describeTry */.z3)(tried);
    return tried.body.why;
}
function wasSent(tried) {
    return tried.kind === 'response' || tried.sent === 'all';
}
function failureOf(tried, verdict, spec, { opened, failures }) {
    const { what, refusedLater } = spec;
    if (verdict === 'accepted') {
        return new failures_failure/* StepFailure */.pH({
            kind: 'network',
            message: `${what.doing} (${what.request}): ${happenedTo(tried)}, at the last of ${failures} connections in a row that brought no event.`,
            advice: 'Check at the service whether the resource is still there, then run the job again.',
            retryable: true,
        });
    }
    const failure = (0,request_failure/* requestFailure */.SU)(what, tried, verdict, failures);
    const later = failure.service !== undefined && opened > 0 ? refusedLater?.(failure.service) : undefined;
    return later ?? failure;
}


/***/ }),

/***/ 8889:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T6: () => (/* binding */ CUT),
/* harmony export */   aA: () => (/* binding */ LineMeter)
/* harmony export */ });
/* unused harmony export LONGEST_LINE */
/** The most bytes of one line of an event stream, without its line end. */
const LONGEST_LINE = 65_536;
/** What stands for the rest of a line that was cut. No JSON has it, so an event with such a line says nothing. */
const CUT = '\0';
const LF = 10;
const CR = 13;
/** Cuts the lines of a byte stream that are too long, before they are buffered. */
class LineMeter {
    #length = 0;
    /**
     * Measures the next chunk.
     * @returns what of it is passed on, with {@link CUT} at the end of each line that is too long, and whether one is.
     */
    measure(chunk) {
        const kept = [];
        let isCut = false;
        /** Where the part begins that is kept; undefined in the rest of a line that is too long. */
        let start = this.#length > LONGEST_LINE ? undefined : 0;
        for (const [at, byte] of chunk.entries()) {
            if (byte === LF || byte === CR) {
                this.#length = 0;
                start ??= at;
            }
            else if (++this.#length === LONGEST_LINE + 1) {
                kept.push(chunk.subarray(start, at), Buffer.from(CUT));
                isCut = true;
                start = undefined;
            }
        }
        if (start !== undefined)
            kept.push(chunk.subarray(start));
        return { bytes: kept.length === 1 ? kept[0] : Buffer.concat(kept), isCut };
    }
}


/***/ })

};
;