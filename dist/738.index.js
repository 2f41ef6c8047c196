"use strict";
exports.id = 738;
exports.ids = [738];
exports.modules = {

/***/ 9738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  followDeployment: () => (/* binding */ followDeployment),
  w: () => (/* binding */ followInvocation)
});

// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/domain/text/time.js
var time = __webpack_require__(4099);
// EXTERNAL MODULE: ./lib/src/domain/records/app.js
var records_app = __webpack_require__(9411);
// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(9219);
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
        return { ok: false, why: (0,service_error/* describeForeignBody */.M9)(data).replace('the body', 'its data') };
    if (!(0,json/* isObject */.Gv)(body))
        return { ok: false, why: 'its data is not a JSON object' };
    const { event, timestamp, message, error, [resource]: record } = body;
    const app = event === 'app_version_summary' && resource === 'deployment' ? (0,records_app/* parseAppNames */.t)(body) : undefined;
    if (app !== undefined)
        return { ok: true, event: { kind: 'app', app } };
    const isState = event === `${resource}_state`;
    if (event !== 'log' && event !== 'error' && !isState)
        return { ok: true, event: { kind: 'other' } };
    if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp) || Number.isNaN((0,time/* parseDateTime */.DP)(timestamp))) {
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
var shorten = __webpack_require__(1445);
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
        const at = (0,time/* parseDateTime */.DP)(timestamp);
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

// EXTERNAL MODULE: ./lib/src/service/sse/event-stream.js + 3 modules
var event_stream = __webpack_require__(2389);
// EXTERNAL MODULE: ./lib/src/service/sse/line-meter.js
var line_meter = __webpack_require__(8889);
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
async function followLog(connection, resource, id, { take, opened, leftOut, note, signal, leftMs }) {
    const path = `/${resource}s/${id}/events`;
    const cursor = new Cursor();
    let malformed = 0;
    await (0,event_stream/* followEvents */.Z)({ ...connection, note }, {
        what: { doing: "Following the app's log", request: `GET ${path}` },
        path: () => (cursor.since === undefined ? path : `${path}?${new URLSearchParams({ since: cursor.since })}`),
        resumes: true,
        longLines: 'cut',
        signal,
        leftMs,
        opened() {
            cursor.reopen();
            opened();
        },
        take(data) {
            if (data.includes(line_meter/* CUT */.T6)) {
                leftOut();
                return 'skipped';
            }
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