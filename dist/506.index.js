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

/***/ 2499:
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
        return { ok: false, why: `its "type" is not one of ${EVENT_TYPES.join(', ')}` };
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

// EXTERNAL MODULE: ./lib/src/service/events/event-stream.js
var event_stream = __webpack_require__(6200);
;// CONCATENATED MODULE: ./lib/src/service/events/file-events.js



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
        message: `Watch ${watchId} was stopped: its stream ended, and the service responded with 404 to the reconnect.`,
        advice: 'Find out what stopped the watch or ended the browser session.',
    });
}

// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
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
        throw new failure/* InputFailure */.RP('until-path', 'has braces with too many choices', `a glob with at most ${MOST_CHOICES} choices`);
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
        browserId: (0,parsers/* parseId */.Fg)(raw, 'browser-id'),
        watchId: (0,parsers/* parseId */.Fg)(raw, 'watch-id'),
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
        throw new failure/* InputFailure */.RP(name, `is "${glob}", but the paths of events are absolute`, 'a glob such as /downloads/*.pdf or **/*.pdf');
    compileGlob(glob);
    return glob;
}

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(1239);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var failures_interruption = __webpack_require__(2357);
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
                message: `Waited ${awaited}; ${this.came()}, but not the one that was awaited.`,
                advice: `${compare}, or raise "max-events".`,
            });
        const interruption = (0,failures_interruption/* interruptionOf */.nS)(thrown);
        if (interruption === undefined)
            return (0,failure/* toStepFailure */.eG)(thrown, 'ambiguous');
        if (interruption.by === 'cancel')
            return new failure/* StepFailure */.pH({
                kind: 'cancelled',
                message: `The run was cancelled while it waited ${awaited}; ${this.came()}.`,
                advice: 'The events so far are in the file named by the output "events-file".',
                retryable: true,
            });
        const silent = this.connections === 0 ? ' The service has not responded yet; it may respond only with the first event.' : '';
        const check = this.count > 0 && isSelective(condition) ? compare : 'Check that the watch is on the right folder';
        return new failure/* StepFailure */.pH({
            kind: 'timeout',
            message: `Waited ${(0,format/* formatDuration */.a3)(timeoutMs)} ${awaited} ("timeout"); ${this.came()}.${silent}`,
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
        if (!this.isFine)
            return (0,failure_summary/* renderFailedStep */.EA)(WATCHING, failure, redact).trimEnd();
        return `## \u231b ${WATCHING}: timed out, which is fine (\`fail-on-timeout: false\`)\n\n${(0,markdown/* prose */.CS)(redact(failure.message))}`;
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
                log.info(connections === 1 ? 'The stream is open' : 'The stream is open again; events before this may be missing');
            },
            malformed(why) {
                report.malformed += 1;
                const line = `An event was skipped because it is not valid: ${why}`;
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
                    log.info('Further events are only in the events file');
                const verdict = judge(event, report.count);
                if (verdict === 'matched')
                    report.matched = event;
                return verdict !== 'more';
            },
        });
    }
    finally {
        stopHeartbeat();
    }
}
/** The last line of the log. */
function logOutcome(report, { log }) {
    const { failure, matched } = report;
    if (failure === undefined)
        log.info(`Done after ${(0,format/* count */.U9)(report.count, 'event')}: ${matched?.type} ${(0,shorten/* shorten */.ml)(matched?.path ?? '', 1_000)}`);
    else if (report.isFine)
        log.notice(`${failure.message} The step does not fail, because fail-on-timeout is false.`, { title: WATCHING });
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
/* harmony export */   Fg: () => (/* binding */ parseId),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Xw: () => (/* binding */ parseUuid),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   fL: () => (/* binding */ parseSeconds),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _records_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8243);



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
        throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, `is "${text}"${(0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(text, choices)}`, choices.join(', '));
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
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Parses an input that is an id. */
function parseId(raw, name) {
    const text = raw(name).trim();
    if ((0,_records_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .eQ)(text))
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

/***/ 6200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ followEvents)
/* harmony export */ });
/* harmony import */ var eventsource_parser__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7205);
/* harmony import */ var _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2357);
/* harmony import */ var _http_network_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5243);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3971);
/* harmony import */ var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3056);
/* harmony import */ var _http_try_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(825);
/* harmony import */ var _http_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3531);









/** The most characters of one event, over all of its lines. */
const LARGEST_EVENT = 1_048_576;
/** Milliseconds after which a connection counts as useful without an event: proxies close silent ones after about a minute. */
const LONG_LIFE_MS = 45_000;
/**
 * GETs a stream of server-sent events, and reconnects when the connection breaks or ends, until `take` returns `enough`. The
 * specification does not say how a stream ends (API \u00a76), so silence is allowed and every end leads to a reconnect.
 * @throws StepFailure if connecting is refused, or fails five times in a row, or if the deadline comes while there is no
 * connection; Interrupted.
 */
async function followEvents(connection, spec) {
    const { what, signal, leftMs } = spec;
    const { clock } = connection;
    let [opened, failures] = [0, 0];
    let last;
    try {
        for (;;) {
            const began = clock.now();
            let [isUseful, isEnough] = [false, false];
            const take = (data) => {
                const taken = spec.take(data);
                isUseful ||= taken !== 'skipped';
                isEnough = taken === 'enough';
                return isEnough;
            };
            const request = { what, method: 'GET', path: spec.path(), retry: 'idempotent', signal, leftMs };
            const tried = await (0,_http_try_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOnce */ .l)(connection, request, (response) => readEvents(response, what, { take, opened: () => spec.opened(++opened) }));
            if (isEnough)
                return;
            last = tried;
            failures = isUseful || clock.now() - began >= LONG_LIFE_MS ? 1 : failures + 1;
            if ((0,_http_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictOn */ .H)(tried, 'idempotent') === 'refused' || failures > _domain_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKOFF */ .hH.retries) {
                const failure = failureOf(what, tried, failures);
                throw (opened > 0 && failure.service && spec.refusedLater?.(failure.service)) || failure;
            }
            const mayMiss = !spec.resumes && (tried.kind === 'response' || tried.sent === 'all');
            const happened = `${happenedTo(tried)}${mayMiss ? '. There may be a gap' : ''}`;
            const tooLong = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_4__/* .pause */ .v7)(connection, spec, { tried, tries: failures, happened });
            if (tooLong !== undefined)
                throw tooLong;
        }
    }
    catch (thrown) {
        // A request whose response is awaited is a connection: its headers may come only with the first event.
        const isConnected = thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_2__/* .Interrupted */ .j$ && thrown.sent === 'all' && (thrown.status ?? 200) < 300;
        const hasEnded = last !== undefined && (0,_http_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictOn */ .H)(last, 'idempotent') === 'ok';
        if ((0,_domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptionOf */ .nS)(thrown)?.by !== 'deadline' || isConnected || hasEnded)
            throw thrown;
        throw neverConnected(what, last, failures);
    }
}
/** Reads one connection of the stream. @throws StepFailure if it is none of events, or cannot be parsed any further. */
async function readEvents({ status, headers, body }, what, { take, opened }) {
    const unusable = (why) => (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .unusableResponse */ .rd)(what, { status, headers }, why);
    let [isEnough, isTooLarge] = [false, false];
    const parser = (0,eventsource_parser__WEBPACK_IMPORTED_MODULE_8__/* .createParser */ .C)({
        maxBufferSize: LARGEST_EVENT,
        onEvent({ data }) {
            isEnough ||= take(data);
        },
        onError({ type }) {
            isTooLarge ||= type === 'max-buffer-size-exceeded';
        },
    });
    const decoder = new TextDecoder();
    try {
        const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
        if (type !== 'text/event-stream')
            throw unusable('it is no event stream');
        opened();
        for await (const chunk of body) {
            parser.feed(decoder.decode(chunk, { stream: true }));
            if (isEnough)
                return { ok: true, text: '' };
            if (isTooLarge)
                throw unusable('an event of the stream is larger than 1 MiB');
        }
        return { ok: false, why: 'the stream ended' };
    }
    catch (error) {
        if (!(0,_http_network_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransportError */ .y)(error))
            throw error;
        const { words, code } = (0,_http_network_error_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNetworkError */ .g)(error);
        return { ok: false, why: `the stream broke off: ${words} (${code})` };
    }
    finally {
        body.on('error', () => { }).destroy();
    }
}
function happenedTo(tried) {
    if (tried.kind === 'broken' || tried.status >= 300 || tried.body.ok)
        return (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .describeTry */ .z3)(tried);
    return tried.body.why;
}
function failureOf(what, tried, failures) {
    const verdict = (0,_http_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictOn */ .H)(tried, 'idempotent');
    if (verdict !== 'ok')
        return (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .requestFailure */ .SU)(what, tried, verdict, failures);
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH({
        kind: 'network',
        message: `${what.doing} (${what.request}): ${happenedTo(tried)}, at the last of ${failures} connections in a row that brought no event.`,
        advice: 'Check at the service whether the resource is still there, then run the job again.',
        retryable: true,
    });
}
/** The failure for a deadline that came while there was no connection: it tells nothing of the events. */
function neverConnected(what, last, failures) {
    if (last !== undefined) {
        const failure = failureOf(what, last, failures);
        return failure.with({ message: `${failure.message} Then the time was up, without a connection to the service.` });
    }
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH({
        kind: 'network',
        message: `${what.doing} (${what.request}): the time was over before there was a connection to the service.`,
        advice: _http_request_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .NETWORK */ .pG,
        retryable: true,
    });
}


/***/ })

};
;