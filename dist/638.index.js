"use strict";
exports.id = 638;
exports.ids = [638];
exports.modules = {

/***/ 8439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/service/apps.js
var apps = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/src/domain/records/id.js
var records_id = __webpack_require__(9310);
// EXTERNAL MODULE: ./lib/src/domain/records/invocation.js
var invocation = __webpack_require__(201);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/http/request.js
var request = __webpack_require__(3971);
// EXTERNAL MODULE: ./lib/src/http/request-body.js
var request_body = __webpack_require__(5152);
// EXTERNAL MODULE: ./lib/src/http/response-body.js + 1 modules
var response_body = __webpack_require__(1143);
// EXTERNAL MODULE: ./lib/src/service/creation.js
var creation = __webpack_require__(9900);
// EXTERNAL MODULE: ./lib/src/service/deployment-events.js + 2 modules
var deployment_events = __webpack_require__(9738);
// EXTERNAL MODULE: ./lib/src/service/page-headers.js
var page_headers = __webpack_require__(1613);
// EXTERNAL MODULE: ./lib/src/service/deletion.js
var deletion = __webpack_require__(4287);
;// CONCATENATED MODULE: ./lib/src/service/invocations/record.js


/** Bytes of a response with a record, 40 MiB: an output of 16 MiB with its quotes escaped, and the payload. */
const LARGEST_RECORD = 41_943_040;
function readInvocation({ holdsSecret }, response) {
    const read = (0,response_body/* readJson */.Vh)(response);
    if (!read.ok)
        return { kind: 'malformed', why: read.why };
    const parsed = (0,invocation/* parseInvocation */.wG)(read.json);
    if (!parsed.ok)
        return { kind: 'malformed', why: parsed.why };
    if (holdsSecret?.(parsed.record.id))
        return { kind: 'malformed', why: 'the record\'s "id" holds a secret' };
    return { kind: 'record', record: parsed.record };
}

;// CONCATENATED MODULE: ./lib/src/service/invocations/end.js





/**
 * PATCH /invocations/{id}: ends it as failed. Repeated it changes nothing more.
 * @throws StepFailure, also where it has ended otherwise already; Interrupted.
 */
async function endInvocation(connection, id, { output, ...options }) {
    const response = await (0,request/* send */.tN)(connection, {
        what: { doing: 'Ending the invocation', request: `PATCH /invocations/${id}` },
        method: 'PATCH',
        path: `/invocations/${id}`,
        body: (0,request_body/* jsonBody */.J)({ status: 'failed', output }),
        retrySafety: 'idempotent',
        largest: LARGEST_RECORD,
        ...options,
    });
    const read = readInvocation(connection, response);
    if (response.status === 202 || read.kind !== 'record' || read.record.id !== id)
        return judgeEnding(response, id, 'invocation');
    const { record } = read;
    if (record.status === 'failed')
        return { kind: 'ended' };
    if ((0,invocation/* hasEnded */.hY)(record))
        return { kind: 'unclear', why: `it had ended by itself, and is "${record.status}"`, record };
    return { kind: 'unclear', why: 'its record does not say that it has ended' };
}
/**
 * DELETE /invocations/{id}/browsers: ends its browser sessions.
 * @throws StepFailure where the service has no such operation; Interrupted.
 */
async function deleteInvocationBrowsers(connection, id, options) {
    const path = `/invocations/${id}/browsers`;
    const response = await (0,request/* send */.tN)(connection, {
        what: { doing: 'Ending the browsers of the invocation', request: `DELETE ${path}` },
        method: 'DELETE',
        path,
        retrySafety: 'idempotent',
        ...options,
    });
    return judgeEnding(response, id, 'browser');
}
/** A login page or a proxy's 200 ends nothing: the same counts as for what is deleted. */
function judgeEnding({ status, body }, id, noun) {
    if (!body.ok)
        return { kind: 'unclear', why: body.why };
    const judged = (0,deletion/* judgeBody */.uk)(status, body.text, id, noun);
    if (judged.kind === 'deleted')
        return { kind: 'ended' };
    return { kind: 'unclear', why: judged.kind === 'error' ? 'it has the body of an error' : judged.why };
}

;// CONCATENATED MODULE: ./lib/src/service/invocations/invocations.js











const CREATE = {
    doing: 'Invoking the action',
    request: 'POST /invocations',
    ifAmbiguous: 'The action may be running. Look for the invocation at the service (GET /invocations) before a second try: that could run it twice.',
};
/**
 * POST /invocations: starts an action, and does not wait for it. Sent once: there is no idempotency key.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
async function createInvocation(connection, { app, action, version, payload, timeoutS, onServerTime, ...options }) {
    const result = await (0,request/* trySend */.sh)(connection, {
        what: CREATE,
        method: 'POST',
        path: '/invocations',
        body: (0,request_body/* jsonBody */.J)({
            app_name: app,
            action_name: action,
            version,
            ...(payload === '' ? {} : { payload }),
            async: true,
            async_timeout_seconds: timeoutS,
        }),
        retrySafety: 'once',
        largest: LARGEST_RECORD,
        findTold: (0,creation/* findTold */.Bp)(connection, 'invocation'),
        ...options,
    });
    const serverNow = Date.parse(result.response?.headers.date ?? '');
    if (!Number.isNaN(serverNow))
        onServerTime?.(serverNow);
    if (result.kind === 'failed')
        throw result.failure;
    const { response } = result;
    const why = (0,creation/* whyUnusable */.II)('invocation', response);
    const read = why === undefined ? readInvocation(connection, response) : { kind: 'malformed', why };
    if (read.kind === 'record')
        return read.record;
    throw (0,creation/* unusableCreation */.Z$)(CREATE, response, read.why);
}
/**
 * GET /invocations/{id}: the record as it is now. An outage is ridden out for as long as there is time.
 * @param id checked.
 * @throws StepFailure `network` or `rejected` once retries are useless; Interrupted.
 */
async function getInvocation(connection, id, options) {
    const result = await (0,request/* trySend */.sh)(connection, {
        what: { doing: 'Asking for the status', request: `GET /invocations/${id}` },
        method: 'GET',
        path: `/invocations/${id}`,
        retrySafety: 'idempotent',
        patience: 'to-deadline',
        largest: LARGEST_RECORD,
        ...options,
    });
    if (result.kind === 'failed') {
        const { status } = result.response ?? {};
        if (status === 404)
            return { kind: 'missing', failure: result.failure };
        if (status === 304)
            return { kind: 'malformed', why: '304 to a request without If-None-Match' };
        throw result.failure;
    }
    const read = readInvocation(connection, result.response);
    if (read.kind !== 'record')
        return read;
    if (read.record.id !== id)
        return { kind: 'malformed', why: 'the record in the response is another one' };
    if (read.record.status === '')
        return { kind: 'malformed', why: 'the record has no "status"' };
    return read;
}
/**
 * GET /invocations: the first 100 of an action since a moment.
 * @returns undefined where the response is no list, is one that a cache has kept, or does not say what time it is.
 * @throws StepFailure where the service has no such operation; Interrupted.
 */
async function listInvocations(connection, { app, action, sinceMs, ...options }) {
    // A duration: a time would have to be one of the service's clock, which nobody here knows.
    const since = `${Math.ceil(sinceMs / 1_000)}s`;
    const query = new URLSearchParams({ app_name: app, action_name: action, since, limit: String(page_headers/* PAGE_SIZE */.md) });
    const response = await (0,request/* send */.tN)(connection, {
        what: { doing: 'Looking for the invocation', request: 'GET /invocations' },
        method: 'GET',
        path: `/invocations?${query}`,
        retrySafety: 'idempotent',
        wantsWhole: true,
        largest: LARGEST_RECORD,
        ...options,
    });
    if ((0,response_body/* isOld */.eD)(response))
        return undefined;
    const read = (0,response_body/* readJson */.Vh)(response);
    const listed = read.ok ? (0,invocation/* parseInvocationList */.C1)(read.json) : undefined;
    const serverNow = Date.parse(response.headers.date ?? '');
    if (!read.ok || listed === undefined || Number.isNaN(serverNow))
        return undefined;
    const usable = listed.filter(({ record }) => !connection.holdsSecret?.(record.id));
    const records = read.json.length;
    // One that cannot be used may be the one that is looked for, and a full page may not be the last.
    const goesOn = (0,page_headers/* saysMore */.s7)(response, records) ?? records >= page_headers/* PAGE_SIZE */.md;
    const isWhole = usable.length === records && !goesOn && records >= (0,page_headers/* totalOf */.e6)(response);
    return { listed: usable, isWhole, serverNow };
}
/**
 * GET /invocations/{id}/browsers: ids of the browser sessions that it has open now. One that has ended is not listed.
 * @throws StepFailure where the service has no such operation; Interrupted.
 */
async function listInvocationBrowsers(connection, id, options) {
    const path = `/invocations/${id}/browsers`;
    // Retries are told in the debug log alone: nothing of this decides anything.
    const response = await (0,request/* send */.tN)({ ...connection, note: connection.debug }, {
        what: { doing: 'Listing the browsers of the invocation', request: `GET ${path}` },
        method: 'GET',
        path,
        retrySafety: 'idempotent',
        ...options,
    });
    const read = (0,response_body/* readJson */.Vh)(response);
    const browsers = read.ok ? (0,json/* field */.ZZ)(read.json, 'browsers') : undefined;
    if (!Array.isArray(browsers))
        return [];
    const ids = browsers.filter(json/* isObject */.Gv).map(({ session_id: session }) => session);
    return ids.filter((one) => typeof one === 'string' && (0,records_id/* isId */.e)(one) && !connection.holdsSecret?.(one));
}
function openInvocations(connection) {
    return {
        create: (request) => createInvocation(connection, request),
        list: (request) => listInvocations(connection, request),
        get: (id, options) => getInvocation(connection, id, options),
        follow: (id, request) => (0,deployment_events/* followInvocation */.w)(connection, id, request),
        end: (id, options) => endInvocation(connection, id, options),
        browsers: (id, options) => listInvocationBrowsers(connection, id, options),
        deleteBrowsers: (id, options) => deleteInvocationBrowsers(connection, id, options),
    };
}

// EXTERNAL MODULE: ./lib/src/service/replays.js
var replays = __webpack_require__(8385);
// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failures_failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/src/domain/inputs/service.js
var service = __webpack_require__(6949);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/inputs.js




/** @throws InputFailure for the first bad one. */
function parseInvokeInputs(raw) {
    return {
        ...(0,service/* parseServiceInputs */.e)(raw),
        app: parseName(raw, 'app-name', 'the name that the app registers itself with, on one line'),
        action: parseName(raw, 'action-name', 'the name of an action that the app registers, on one line'),
        version: parseLine(raw, 'version', 'the version that the app was deployed as, on one line', 'latest'),
        payload: parsePayload(raw, 'payload'),
        timeoutS: (0,parsers/* parseInteger */.cG)(raw, 'timeout', { least: 10, most: 3_600, default: 300 }),
        streamLogs: (0,parsers/* parseChoice */.HU)(raw, 'stream-logs', ['auto', 'false']),
        showLinks: (0,parsers/* parseBoolean */.yG)(raw, 'show-links'),
    };
}
/** Characters. */
const LONGEST_LINE = 1_000;
function parseName(raw, name, accepted) {
    return parseLine((one) => raw(one).trim(), name, accepted);
}
/** Blanks around it are part of it. */
function parseLine(raw, name, accepted, byDefault = '') {
    const text = raw(name) || byDefault;
    if (text === '')
        throw new failures_failure/* InputFailure */.RP(name, 'is missing', accepted);
    if (/\p{Cc}/u.test(text))
        throw new failures_failure/* InputFailure */.RP(name, 'holds a newline or a control character', accepted);
    if (text.length > LONGEST_LINE)
        throw new failures_failure/* InputFailure */.RP(name, `has ${text.length} characters`, `${accepted}, of ${LONGEST_LINE} characters at most`);
    return text;
}
/** The payload is not quoted: it may hold what nobody should read. */
function parsePayload(raw, name) {
    const text = raw(name).trim();
    if (text === '' || (0,json/* parseJson */.qF)(text) !== undefined)
        return text;
    throw new failures_failure/* InputFailure */.RP(name, 'is not JSON', 'JSON text such as {"url": "https://example.com"}, or nothing');
}

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(1239);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var failures_interruption = __webpack_require__(2357);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/src/actions/step/stack-frames.js
var stack_frames = __webpack_require__(3487);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(3901);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/service-limit.js
/** Seconds after which a service ends an invocation at the latest. */
const LONGEST_S = 3_600;
/** Seconds for what this step does at its time-out: the service's own end takes the browsers, and with them the replays. */
const AFTER_US_S = 30;
/** The limit that the service is given for an invocation that this step waits `timeoutS` for, both in seconds. */
function serviceLimitS(timeoutS) {
    return Math.min(LONGEST_S, timeoutS + AFTER_US_S);
}

;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/end-invocation.js






/** Milliseconds for both requests: the process has 4.5 s after a cancel. */
const ENDING_MS = 3_000;
/**
 * Ends an invocation that nobody waits for any more, and its browsers, at the service. A cancel does not end this: it
 * has a limit of its own.
 * @param why what the record is to say of it, such as `the workflow run was cancelled`.
 * @param by what ended the wait: at the time-out alone the record is asked for where the service does not end it, because it
 * may have ended since the last poll, and many services then refuse.
 */
async function end_invocation_endInvocation(id, { why, by }, { clock, invocations, log }) {
    const output = JSON.stringify({ error: why });
    const bounds = (0,time_limit/* startTimeLimit */.r)({ clock, cancel: NEVER }, ENDING_MS, 'the 3 s for ending it');
    const [ended, deleted] = await Promise.allSettled([
        invocations.end(id, { output, ...bounds }),
        invocations.deleteBrowsers(id, bounds),
    ]);
    const isFreed = deleted.status === 'fulfilled' && deleted.value.kind === 'ended';
    if (!isFreed)
        log.debug(`Its browsers could not be ended: ${doubtOf(deleted)}`);
    if (ended.status === 'fulfilled' && ended.value.kind === 'ended') {
        return {
            said: isFreed
                ? 'It was ended at the service, and its browsers with it.'
                : 'It was ended at the service; whether its browsers were is not known.',
        };
    }
    const seen = by === 'deadline' ? await invocations.get(id, bounds).then(recordOf, () => undefined) : undefined;
    const record = seen !== undefined && (0,invocation/* hasEnded */.hY)(seen) ? seen : (told(ended) ?? seen);
    const said = ended.status === 'rejected'
        ? `It could not be ended at the service: ${reasonOf(ended.reason)}`
        : `The service was asked to end it, and whether it did is not known: ${doubtOf(ended)}`;
    if (record === undefined || !(0,invocation/* hasEnded */.hY)(record))
        return { said: `${said} ${STILL_OPEN}` };
    // What has failed may have done so by this very request, and the service may have kept its output alone.
    const isOwnEnd = record.status === 'failed' || record.output === output;
    if (isOwnEnd)
        return { said: `${said} It is over all the same.` };
    return { said: `${said} It had succeeded by then.`, succeeded: record };
}
function told(ended) {
    return ended.status === 'fulfilled' && ended.value.kind === 'unclear' ? ended.value.record : undefined;
}
function recordOf(poll) {
    return poll.kind === 'record' ? poll.record : undefined;
}
const STILL_OPEN = 'It may be running.';
/** No cancel. */
const NEVER = new AbortController().signal;
/** What is said of an invocation that was found in the list: another job's would be ended with an end like the above. */
function notEnded(timeoutS) {
    const longest = (0,format/* formatDuration */.a3)(serviceLimitS(timeoutS) * 1_000);
    return `It was not ended at the service: its response was lost, and that it is this step's own is known by its time alone. The service ends it after ${longest} at the latest. ${STILL_OPEN}`;
}
/** Why it is not known to have ended, as the end of a sentence, with its full stop. */
function doubtOf(asked) {
    if (asked.status === 'rejected')
        return reasonOf(asked.reason);
    return asked.value.kind === 'ended' ? '' : `${asked.value.why}.`;
}
/** As the end of a sentence, with its full stop. */
function reasonOf(thrown) {
    if (thrown instanceof failures_failure/* StepFailure */.pH)
        return thrown.message;
    return thrown instanceof failures_interruption/* Interrupted */.j$
        ? `no response in ${(0,format/* formatDuration */.a3)(ENDING_MS)}.`
        : `an unexpected ${thrown instanceof Error ? thrown.name : typeof thrown}.`;
}

// EXTERNAL MODULE: ./lib/src/actions/step/cancelled-request.js
var cancelled_request = __webpack_require__(8063);
// EXTERNAL MODULE: ./lib/src/actions/step/poll-failure.js
var poll_failure = __webpack_require__(240);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/failures.js






/**
 * The failure for an action that the service says has failed.
 * @param frame the place in the workspace to blame, where one is known.
 */
function failedFailure({ id, statusReason }, frame) {
    return new failures_failure/* StepFailure */.pH({
        kind: 'failed',
        message: `Invocation ${id} failed. ${(0,poll_failure/* describeReason */.Gk)(statusReason)}`,
        advice: "Look at the last lines of the app's log and at the replays of its browsers in the job summary.",
        ...frame,
    });
}
/** Whatever ended the step, as its failure. */
function invokeFailure(thrown, { record, timeoutS, ended }) {
    const interruption = (0,failures_interruption/* interruptionOf */.nS)(thrown);
    if (interruption === undefined) {
        const failure = (0,failures_failure/* toStepFailure */.eG)(thrown, 'ambiguous');
        return ended === '' ? failure : failure.with({ message: `${failure.message} ${ended}` });
    }
    if (record === undefined)
        return cancelledEarly(interruption, timeoutS);
    const { id, status } = record;
    const { since } = interruption;
    if (interruption.by === 'deadline') {
        return new failures_failure/* StepFailure */.pH({
            kind: 'timeout',
            message: `Invocation ${id} ${(0,poll_failure/* statusAtTimeout */.tE)(status, since, (0,format/* formatDuration */.a3)(timeoutS * 1_000))}. ${ended}`,
            advice: 'Look at the last lines of the app\'s log, and raise "timeout" if the action only needs longer.',
        });
    }
    return new failures_failure/* StepFailure */.pH({
        kind: 'cancelled',
        message: `The run was cancelled while invocation ${id} ${(0,poll_failure/* statusAtCancel */.Qn)(status, since)}. ${ended}`,
        advice: 'Check what the action has done by then before you run the job again.',
    });
}
/** A cancel before there was a record: only the request itself can have been carried out. */
function cancelledEarly(interruption, timeoutS) {
    if (!interruption.maybeDone) {
        return new failures_failure/* StepFailure */.pH({
            kind: 'cancelled',
            message: 'The run was cancelled before the request was sent.',
            advice: 'Nothing was invoked: run the job again whenever you like.',
            retryable: true,
        });
    }
    return new failures_failure/* StepFailure */.pH({
        kind: 'cancelled',
        message: (0,cancelled_request/* cancelledAfter */.g)(interruption, { sent: 'the request', maybe: 'the action may be running' }),
        told: interruption.told,
        advice: `Look for the invocation at the service (GET /invocations) before a second try; it is ended there after ${(0,format/* formatDuration */.a3)(serviceLimitS(timeoutS) * 1_000)} at the latest.`,
    });
}

// EXTERNAL MODULE: ./lib/src/domain/failures/redact-failure.js
var redact_failure = __webpack_require__(4328);
// EXTERNAL MODULE: ./lib/src/domain/records/replay.js
var replay = __webpack_require__(2340);
// EXTERNAL MODULE: ./lib/src/actions/step/failure-outputs.js
var failure_outputs = __webpack_require__(1061);
// EXTERNAL MODULE: ./lib/src/actions/step/replay-table.js
var replay_table = __webpack_require__(1456);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/report.js





const NOTHING = { outputFile: '', lastLines: [], replays: [], ended: '', isOver: false };
function startInvokeReport(inputs) {
    return { ...NOTHING, inputs };
}
/** Bytes of an output: 256 KiB. A longer one is in a file, of 16 MiB at most. */
const LARGEST_OUTPUT = 262_144;
const LARGEST_OUTPUT_FILE = 16_777_216;
/** The outputs; the names are those of action.yml. */
function invokeOutputs(report) {
    const { inputs, record, outputFile, failure, isOver } = report;
    const replays = report.replays.flatMap(({ browserId, replays: all }) => (0,replay_table/* replayList */._)(all, inputs.showLinks).map((replay) => ({ browser_id: browserId, ...replay })));
    return {
        'invocation-id': record?.id ?? '',
        status: record?.status ?? '',
        'status-reason': record?.statusReason ?? '',
        output: shortOutput(record),
        'output-file': outputFile,
        conclusion: conclusionIn(report),
        ...(0,failure_outputs/* failureOutputs */.r)(failure, record?.statusReason),
        replays: isOver ? JSON.stringify(replays) : '',
    };
}
/** The outputs where an input is refused: nothing was invoked. */
function refusedInvokeOutputs(failure) {
    return invokeOutputs({ ...NOTHING, inputs: { showLinks: false }, isOver: true, failure });
}
/** The output where it is short enough to be one, else ''. */
function shortOutput(record) {
    const { output = '' } = record ?? {};
    return Buffer.byteLength(output) <= LARGEST_OUTPUT ? output : '';
}
/** '' while the invocation goes on. */
function conclusionIn({ record, failure, isOver }) {
    if (!isOver)
        return '';
    return failure === undefined ? 'success' : (0,failures_failure/* conclusionOf */.vu)(failure.kind, record !== undefined);
}
/**
 * For the summary, without the secrets that the service echoes: before anything is escaped or cut. A long output is
 * left out, and the lines of the log have none.
 */
function redactInvoke(report, redact) {
    const { record, failure, replays, inputs } = report;
    return {
        ...report,
        inputs: { ...inputs, app: redact(inputs.app), action: redact(inputs.action), version: redact(inputs.version) },
        replays: replays.map((one) => ({
            ...one,
            replays: (0,replay/* redactReplays */.Gw)(one.replays, redact),
            ...(one.unread === undefined ? {} : { unread: redact(one.unread) }),
        })),
        ...(record === undefined
            ? {}
            : {
                record: {
                    ...record,
                    status: redact(record.status),
                    statusReason: redact(record.statusReason),
                    output: redact(shortOutput(record)),
                },
            }),
        ...(failure === undefined ? {} : { failure: (0,redact_failure/* redactFailure */.O)(failure, redact) }),
    };
}

// EXTERNAL MODULE: ./lib/node_modules/any-signal/dist/src/index.js
var src = __webpack_require__(6354);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/sessions.js





/** Sessions whose replays are read: the last ones. */
const MOST_SESSIONS = 20;
/** Lists in a row that could not be read, after which no more is asked for: not every service has them. */
const MOST_FAILURES = 3;
/**
 * The browser sessions that an invocation opens. The service lists open ones alone, so it is asked at every poll. It
 * decides nothing, and cannot fail.
 */
class Sessions {
    #id;
    #edges;
    #bounds;
    #stop = new AbortController();
    #seen = new Set();
    #looking;
    #failures = 0;
    constructor(id, edges, bounds) {
        this.#id = id;
        this.#edges = edges;
        this.#bounds = { ...bounds, signal: (0,src/* anySignal */.J)([bounds.signal, this.#stop.signal]) };
    }
    /** Begins to ask, unless it is asking already. */
    look() {
        if (this.#looking !== undefined || this.#failures >= MOST_FAILURES)
            return;
        this.#looking = this.#ask(this.#bounds).finally(() => {
            this.#looking = undefined;
        });
    }
    /** Asks no more for the sessions that are open. */
    async end() {
        this.#stop.abort();
        await this.#looking;
    }
    /**
     * Reads the replays of all sessions that were seen, and of those that are open now.
     * @param ms milliseconds that this takes at most.
     */
    async replays(ms, showLinks) {
        const { clock, cancel, replays, hide, log } = this.#edges;
        // A cancel ends this, unless it is what has led here.
        const ends = cancel.aborted ? new AbortController().signal : cancel;
        const limit = `the ${(0,format/* formatDuration */.a3)(ms)} for the replays`;
        const bounds = (0,time_limit/* startTimeLimit */.r)({ clock, cancel: ends }, ms, limit);
        if (this.#failures < MOST_FAILURES)
            await this.#ask(bounds);
        const read = async (browserId) => {
            try {
                return { browserId, replays: await replays.list(browserId, bounds) };
            }
            catch (thrown) {
                const unread = whyUnread(thrown, ms);
                log.debug(`The replays of browser ${browserId} could not be read: ${unread}`);
                return { browserId, replays: [], unread };
            }
        };
        const all = await Promise.all([...this.#seen].slice(-MOST_SESSIONS).map(read));
        const left = this.#seen.size - all.length;
        if (left > 0)
            log.info(`The replays of ${(0,format/* count */.U9)(left, 'earlier browser session')} are not read`);
        if (!showLinks)
            hide(all.flatMap((one) => one.replays.flatMap(({ viewUrl }) => (0,replay/* tokensOf */.k8)(viewUrl))));
        return all.filter((one) => one.replays.length > 0 || one.unread !== undefined);
    }
    async #ask(bounds) {
        const { invocations, log } = this.#edges;
        try {
            for (const browser of await invocations.browsers(this.#id, bounds))
                this.#seen.add(browser);
            this.#failures = 0;
        }
        catch (thrown) {
            this.#failures += 1;
            log.debug(`The browsers of the invocation could not be listed: ${sessions_reasonOf(thrown)}`);
        }
    }
}
function whyUnread(thrown, ms) {
    const by = (0,failures_interruption/* interruptionOf */.nS)(thrown)?.by;
    if (by === 'cancel')
        return 'the run was cancelled';
    return by === 'deadline' ? `the ${(0,format/* formatDuration */.a3)(ms)} for them were over` : sessions_reasonOf(thrown);
}
function sessions_reasonOf(thrown) {
    return (thrown instanceof Error ? thrown.message : typeof thrown).replace(/\.$/, '');
}

// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/known-apps.js


/** Names that a message lists at most, and characters of each. */
const MOST_NAMED = 20;
const LONGEST_SHOWN = 200;
/**
 * What the service has instead of an app, a version or an action that it does not know.
 * @returns a sentence; '' where the list has what was asked for, so that it explains nothing.
 */
function describeKnown(apps, { app, action, version }) {
    const named = apps.filter(({ name }) => name === app);
    if (named.length === 0) {
        const names = apps.map(({ name }) => name);
        return names.length === 0
            ? 'The service lists no app that can be invoked.'
            : `The service knows no app "${app}", but ${listed(names)}.`;
    }
    const fitting = named.filter((one) => one.version === version);
    if (fitting.length === 0)
        return `App "${app}" is not there as version "${version}", but as ${listed(named.map((one) => one.version))}.`;
    const actions = fitting.flatMap((one) => one.actions);
    if (actions.includes(action))
        return '';
    return actions.length === 0
        ? `Version "${version}" of app "${app}" has no actions.`
        : `Version "${version}" of app "${app}" has no action "${action}", but ${listed(actions)}.`;
}
function listed(names) {
    const quoted = [...new Set(names)].map((name) => `"${(0,shorten/* shorten */.ml)(name, LONGEST_SHOWN)}"`);
    return (0,format/* listFirst */.rL)(quoted, MOST_NAMED);
}

// EXTERNAL MODULE: ./lib/src/domain/records/created.js
var created = __webpack_require__(6127);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/domain/records/version.js
var version = __webpack_require__(5699);
// EXTERNAL MODULE: ./lib/src/domain/text/time.js
var time = __webpack_require__(4099);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/adopt.js




/**
 * Finds the invocation of a lost request: the one record of the same app, action, version and payload that was certainly
 * created during the request. One of which that is not certain is never taken, and lets no other one be taken. Where the
 * list has none such, those from just before, and those that it does not tell enough of, may be it.
 */
function adopt(listed, lost) {
    const all = judgeAll(listed, lost, 'equal');
    const judged = all.filter(({ is }) => is !== 'near');
    const [only] = judged;
    if (only === undefined) {
        const unclear = judgeAll(listed, lost, 'unknown').filter(({ is }) => is !== 'near');
        const ids = [...all, ...unclear].map(({ record }) => record.id);
        return ids.length === 0 ? { kind: 'none' } : { kind: 'open', ids };
    }
    if (judged.length === 1 && only.is === 'certain')
        return { kind: 'adopted', record: only.record };
    const [doubt] = judged.flatMap((one) => one.doubt ?? []).sort((one, other) => other.start - one.start);
    return { kind: 'open', ids: judged.map(({ record }) => record.id), ...(doubt === undefined ? {} : { doubt }) };
}
function judgeAll(listed, lost, match) {
    return listed
        .filter((one) => matchOf(one, lost) === match)
        .map((one) => ({ record: one.record, ...judge(one, lost) }))
        .filter(({ is }) => is !== 'other');
}
function judge({ record }, { start, tookMs }) {
    const from = (0,time/* parseTime */.pe)(record.startedAt);
    if (Number.isNaN(from))
        return { is: 'possible' };
    const to = from + (0,time/* widestSpanOf */.Gg)(record.startedAt); // exclusive
    if (to <= start.earliest)
        return { is: to <= start.earliest - time/* USUAL_SKEW_MS */.Jm ? 'other' : 'near' };
    if (from < start.latest)
        return { is: 'possible', doubt: { start: from, must: 'by' } };
    if (to > start.earliest + tookMs)
        return { is: 'possible', doubt: { start: to - tookMs, must: 'not-before' } };
    return { is: 'certain' };
}
function matchOf(listed, lost) {
    const parts = [
        textMatch(listed.app, lost.app),
        textMatch(listed.action, lost.action),
        versionMatch(listed.version, lost.version),
        payloadMatch(listed.payload, lost.payload),
    ];
    if (parts.includes('different'))
        return 'different';
    return parts.includes('unknown') ? 'unknown' : 'equal';
}
function textMatch(listed, sent) {
    if (listed === sent)
        return 'equal';
    return listed === '' ? 'unknown' : 'different';
}
/** The service may say which version the latest one is. */
function versionMatch(listed, sent) {
    const match = textMatch(listed, sent);
    return match === 'different' && (0,version/* isLatest */.eL)(sent) ? 'unknown' : match;
}
/** The service may have written it anew, with its members in another order, or have put something where nothing was sent. */
function payloadMatch(listed, sent) {
    const match = textMatch(listed, sent);
    if (match !== 'different')
        return match;
    if (sent === '')
        return adopt_NOTHING.includes(listed.replaceAll(/\s/g, '')) ? 'unknown' : 'different';
    const [one, other] = [(0,json/* parseJson */.qF)(listed), (0,json/* parseJson */.qF)(sent)];
    if (one === undefined || !(0,external_node_util_.isDeepStrictEqual)(one, other))
        return 'different';
    // Numbers that JavaScript rounds to the same one, and members of one name, may be what they differ in.
    return (0,json/* isLossless */.nI)(listed) && (0,json/* isLossless */.nI)(sent) ? 'equal' : 'unknown';
}
const adopt_NOTHING = ['null', '{}', '""'];

;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/server-clock.js
/** Milliseconds: what a `Date` leaves open. */
const SECOND = 1_000;
/**
 * When the request began, by the service's own clock. Before the first response nothing is known of that clock, and each
 * response bounds it from both sides: it was at its `Date` somewhere between the start of its request and its arrival.
 */
function startTime(seen) {
    const earliest = Math.max(...seen.map(({ date, heardMs }) => date - heardMs));
    const latest = Math.min(...seen.map(({ date, askedMs }) => date + SECOND - askedMs));
    // Clocks of several machines: what is certainly earlier stays so, and nothing is certainly later.
    return earliest < latest ? { earliest, latest } : { earliest: latest - SECOND, latest: Number.POSITIVE_INFINITY };
}
/** Milliseconds by which a timer, or the rounding of a pause, may be late. */
const LATE_MS = 5;
/**
 * When to look again where it is in doubt on which side of a moment the request began: the `Date` of that look then
 * tells most. Had the request begun just then, the service's clock would come to a whole second. A look right after that
 * shows the second before, if the request began earlier; one whose response is there right before it shows the new
 * second, if it began later.
 * @param lookMs how long a look takes.
 * @returns milliseconds from now on.
 */
function nextTellingLook({ start, must }, elapsedMs, lookMs) {
    // A timer may be a millisecond early.
    const offset = must === 'by' ? 1 : -lookMs - LATE_MS;
    return Math.ceil(SECOND - ((start + elapsedMs - offset) % SECOND));
}

;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/recover.js








/** Milliseconds before each look: a gateway may give up while the service behind it is still at work. */
const LOOKS_MS = [0, 500, 2_000];
/** Milliseconds that all looks take together at most. */
const LOOKING_MS = 30_000;
/** Milliseconds before a look where no moment for it tells more than another. */
const NEXT_LOOK_MS = 1_000;
/** Milliseconds before the request that are listed as well: a look may take several tries, and `since` counts from its last. */
const MARGIN_MS = 10_000;
/**
 * After a lost response: asks the service whether the invocation is there, so that nobody has to guess. If the response
 * told an id, no other is taken for it.
 * @throws StepFailure the ambiguity, with what was found; Interrupted.
 */
async function recover(ambiguity, inputs, request, { clock, cancel, invocations, log }) {
    log.info(`${ambiguity.message} Asking the service which invocations it has.`);
    const { elapsed } = request;
    const { app, action, version, payload } = inputs;
    const tookMs = elapsed();
    // The request may have taken all of "timeout": the looks have a time of their own.
    const limit = (0,time_limit/* startTimeLimit */.r)({ clock, cancel }, LOOKING_MS, 'the 30 s for looking it up');
    // What an earlier look has found is told whatever the last one brought.
    const found = (finding) => ambiguity.with({
        message: [ambiguity.message, (0,created/* mayBe */.H)('invocation', idsIn(adoption)), finding]
            .filter((text) => text !== '')
            .join(' '),
    });
    const dates = [...request.dates];
    const candidates = new Map();
    let adoption = { kind: 'none' };
    let lookMs = 0;
    try {
        for (const usualMs of LOOKS_MS) {
            const wait = adoption.kind === 'open' ? tellingWait(adoption, elapsed(), lookMs) : usualMs;
            if (wait > 0)
                await clock.sleep(wait, limit.signal);
            const askedMs = elapsed();
            const list = await invocations.list({ app, action, sinceMs: askedMs + MARGIN_MS, ...limit });
            if (list === undefined)
                throw found(NO_LIST);
            const heardMs = elapsed();
            dates.push({ date: list.serverNow, askedMs, heardMs });
            lookMs = heardMs - askedMs;
            for (const one of list.listed)
                candidates.set(one.record.id, one);
            const call = { app, action, version, payload, start: startTime(dates), tookMs };
            adoption = adoptTold(ambiguity.told?.id, [...candidates.values()], call);
            if (!list.isWhole)
                throw found(NO_LIST);
            if (adoption.kind === 'adopted') {
                log.info(`The service lists exactly one invocation that is this request's, ${adoption.record.id}: going on with it`);
                return adoption.record;
            }
        }
    }
    catch (thrown) {
        if (cancel.aborted) {
            const { told } = ambiguity;
            throw (0,cancelled_request/* cancelledLook */.d)('invocation', ambiguity, idsIn(adoption)) ?? new failures_interruption/* Interrupted */.j$('all', cancel.reason, { told });
        }
        if (limit.signal.aborted)
            throw found(`It could not be looked up in ${(0,format/* formatDuration */.a3)(LOOKING_MS)} either.`);
        if (!(thrown instanceof failures_failure/* StepFailure */.pH) || thrown.kind === 'ambiguous')
            throw thrown;
        throw found(`It could not be looked up either: ${thrown.message}`);
    }
    throw found(adoption.kind === 'none' ? 'The service lists no invocation that can be this one.' : '');
}
/** Where the response told an id, no other invocation is taken for it; others are named if that one is not listed. */
function adoptTold(told, all, call) {
    const named = all.filter(({ record }) => record.id === told);
    const adoption = adopt(named.length > 0 ? named : all, call);
    const isAnother = adoption.kind === 'adopted' && told !== undefined && adoption.record.id !== told;
    return isAnother ? { kind: 'open', ids: [adoption.record.id] } : adoption;
}
const NO_LIST = 'The service responded to GET /invocations with no list that tells.';
/** Milliseconds to the next look, at which the service's clock tells most. @param lookMs how long the last one took. */
function tellingWait({ doubt }, elapsedMs, lookMs) {
    return doubt === undefined ? NEXT_LOOK_MS : nextTellingLook(doubt, elapsedMs, lookMs);
}
/** Ids that any look has shown to be possible. */
function idsIn(adoption) {
    if (adoption.kind === 'none')
        return [];
    return adoption.kind === 'adopted' ? [adoption.record.id] : adoption.ids;
}

;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/start.js






/** Milliseconds for the list of apps, which only explains a failure. */
const EXPLAINING_MS = 10_000;
/**
 * Starts the action, once: a lost response is looked up.
 * @throws StepFailure, for an unknown app or action with those that are known; Interrupted.
 */
async function startInvocation(inputs, edges) {
    const { clock, cancel, invocations, log } = edges;
    const { app, action, version, payload, timeoutS } = inputs;
    const began = clock.now();
    const elapsed = () => clock.now() - began;
    const leftMs = () => timeoutS * 1_000 - elapsed();
    const dates = [];
    const onServerTime = (date) => dates.push({ date, askedMs: 0, heardMs: elapsed() });
    log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
    try {
        const call = { app, action, version, payload, timeoutS: serviceLimitS(timeoutS), onServerTime };
        const record = await invocations.create({ ...call, signal: cancel, leftMs });
        log.info(`Created invocation ${record.id} in ${(0,format/* formatDuration */.a3)(elapsed())}`);
        return { record, isAdopted: false };
    }
    catch (thrown) {
        if (!(thrown instanceof failures_failure/* StepFailure */.pH))
            throw thrown;
        if (thrown.kind === 'ambiguous') {
            const record = await recover(thrown, inputs, { elapsed, dates }, edges);
            return { record, isAdopted: true };
        }
        const { status } = thrown.service ?? {};
        throw status === 404 || status === 400 ? await explained(thrown, inputs, edges) : thrown;
    }
}
/** The refusal, with what the service knows instead. */
async function explained(refusal, inputs, edges) {
    const { apps, log } = edges;
    try {
        const list = await apps.list((0,time_limit/* startTimeLimit */.r)(edges, EXPLAINING_MS, 'the 10 s for the list of apps'));
        if (list.kind === 'refused')
            log.debug(list.failure.message);
        // A part of the list does not tell what the service lacks.
        const known = list.kind === 'list' && list.isWhole ? describeKnown(list.items, inputs) : '';
        if (known === '')
            return refusal;
        return refusal.with({
            message: `${refusal.message} ${known}`,
            advice: `${refusal.advice} Compare app-name, action-name and version with what the service knows.`,
        });
    }
    catch (thrown) {
        log.debug(`The apps could not be listed: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
        return refusal;
    }
}

// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(9259);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/summary.js




/** What the action does, for titles. */
const INVOKING = 'Invoking the action';
/** The job summary of an invocation, as markdown. Everything from outside is escaped. */
function renderInvoke(report) {
    const parts = [headOf(report), factsOf(report), renderLines(report), renderReplays(report)];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function headOf({ failure }) {
    return failure === undefined ? '## \u2705 The action succeeded' : (0,failure_summary/* renderFailedStep */.EA)(INVOKING, failure).trimEnd();
}
/** Characters of an output in the summary. */
const SHOWN_OUTPUT = 2_000;
function factsOf({ inputs, record, tookMs, outputFile }) {
    const rows = [
        ['Action', `${(0,markdown/* code */.aY)(inputs.action)} of ${(0,markdown/* code */.aY)(inputs.app)}, version ${(0,markdown/* code */.aY)(inputs.version)}`],
        ...(record === undefined ? [] : [['Invocation', (0,markdown/* code */.aY)(record.id)]]),
        ...(record === undefined ? [] : [['Status', `**${(0,markdown/* code */.aY)(record.status)}** ${reasonIn(record.statusReason)}`.trim()]]),
        ...(tookMs === undefined ? [] : [['Time', (0,format/* formatDuration */.a3)(tookMs)]]),
        ...(outputFile === '' ? [] : [['Output', `in the file ${(0,markdown/* code */.aY)(outputFile)}`]]),
        ...(record === undefined || record.output === '' ? [] : [['Output', (0,markdown/* code */.aY)(record.output, SHOWN_OUTPUT)]]),
    ];
    const [head = [], ...others] = rows;
    return (0,markdown/* table */.tp)(head, others);
}
function reasonIn(statusReason) {
    return statusReason === '' ? '' : (0,markdown/* code */.aY)(statusReason);
}
/** Only after a failure: there it is what people look for. */
function renderLines({ failure, lastLines }) {
    if (failure === undefined || lastLines.length === 0)
        return '';
    return `**The last lines of the app's log:**\n\n${(0,markdown/* codeBlock */.DV)(lastLines)}`;
}
function renderReplays({ replays, inputs }) {
    return replays
        .map(({ browserId, replays: all, unread }) => unread === undefined
        ? `**Replays of browser session ${(0,markdown/* code */.aY)(browserId)}:**\n\n${(0,replay_table/* replayTable */.M)(all, inputs.showLinks)}`
        : `The replays of browser session ${(0,markdown/* code */.aY)(browserId)} could not be read: ${(0,markdown/* prose */.CS)(unread)}.`)
        .join('\n\n');
}

// EXTERNAL MODULE: ./lib/src/actions/step/follow-log.js
var follow_log = __webpack_require__(9472);
// EXTERNAL MODULE: ./lib/src/actions/step/poll.js
var poll = __webpack_require__(1139);
// EXTERNAL MODULE: ./lib/src/actions/step/status-lines.js
var status_lines = __webpack_require__(538);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/wait.js




/** Milliseconds between two signs of life in the log. */
const HEARTBEAT_MS = 30_000;
/** Milliseconds between two polls at most. */
const POLL_INTERVAL_MS = 2_000;
const STATUSES = {
    isUnknown: (status) => !invocation/* INVOCATION_STATUSES */.Sb.some((known) => known === status),
    tones: { succeeded: 'good', failed: 'bad' },
};
/**
 * Polls the record until the action has ended, well or not.
 * @throws StepFailure for what makes polling useless; the signal's reason at the time-out or a cancel.
 */
async function waitForInvocation({ created, isAdopted }, { streamLogs }, edges, { limit, sessions, update }) {
    const { clock, invocations, log } = edges;
    const { elapsed } = limit;
    const status = new status_lines/* StatusLines */.M(STATUSES, { log, elapsed });
    const stopHeartbeat = clock.every(HEARTBEAT_MS, () => status.heartbeat());
    // Only the name of the operation differs from that of a deployment.
    const events = { ...edges, deployments: { follow: invocations.follow } };
    const appLog = streamLogs === 'auto' ? new follow_log/* FollowedLog */.H(created.id, events, limit) : undefined;
    /** @returns whether this is the end. */
    const takeIn = (record) => {
        update({ record, tookMs: elapsed() });
        status.note(record);
        return (0,invocation/* hasEnded */.hY)(record);
    };
    const polled = {
        made: 'invocation',
        get(options) {
            const asking = invocations.get(created.id, options);
            appLog?.begin();
            sessions.look();
            return asking;
        },
        intervalMs: POLL_INTERVAL_MS,
    };
    try {
        // The list identifies it, but may be behind or leave fields out: status and output are those of its own record.
        if (!isAdopted && takeIn(created))
            return await appLog?.drain();
        for await (const record of (0,poll/* poll */.wt)(polled, limit, edges))
            if (takeIn(record))
                return await appLog?.drain();
    }
    finally {
        stopHeartbeat();
        await Promise.all([appLog?.end(), sessions.end()]);
        if (appLog !== undefined)
            update({ lastLines: appLog.lastLines });
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/invoke-action.js














/** Milliseconds for the replays of a failure. */
const REPLAYS_MS = 10_000;
/** As long as the invocation still runs: after a cancel or a time-out it must end soon. */
const REPLAYS_BEFORE_END_MS = 1_000;
/** What the record is to say of an invocation that the step ends. */
const END_REASONS = {
    cancel: () => 'the workflow run was cancelled',
    deadline: (timeoutS) => `no end within ${timeoutS} s`,
};
/** The whole job: invoke \u2192 wait \u2192 keep the output; after a failure its replays, and the end at the service. Never throws. */
async function invokeAction(inputs, edges) {
    const { log, outputs, summary } = edges;
    if (!inputs.showLinks)
        edges.hideLinkTokens();
    let report = startInvokeReport(inputs);
    const update = (facts) => {
        report = { ...report, ...facts };
        outputs.set(invokeOutputs(report));
    };
    try {
        await run(inputs, edges, () => report, update);
    }
    catch (thrown) {
        const { record, ended } = report;
        const failure = invokeFailure(thrown, { record, timeoutS: inputs.timeoutS, ended });
        (0,end/* logStack */.fk)(log, thrown, failure);
        update({ failure });
    }
    update({ isOver: true });
    logOutcome(report, edges);
    await summary.write((redact) => renderInvoke(redactInvoke(report, redact)));
    return report.failure === undefined;
}
async function run(inputs, edges, report, update) {
    const { timeoutS, showLinks } = inputs;
    const { log } = edges;
    edges.cancel.throwIfAborted();
    const { record: created, isAdopted } = await startInvocation(inputs, edges);
    update({ record: created });
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, timeoutS * 1_000);
    const sessions = new Sessions(created.id, edges, limit);
    try {
        await waitForInvocation({ created, isAdopted }, inputs, edges, { limit, sessions, update });
    }
    catch (thrown) {
        const by = (0,failures_interruption/* interruptionOf */.nS)(thrown)?.by;
        // First the replays: they go with the browsers.
        update({ replays: await sessions.replays(by === undefined ? REPLAYS_MS : REPLAYS_BEFORE_END_MS, showLinks) });
        const why = by === undefined ? 'the step could not follow it' : END_REASONS[by](timeoutS);
        const ended = isAdopted ? { said: notEnded(timeoutS) } : await end_invocation_endInvocation(created.id, { why, by }, edges);
        update({ ended: ended.said });
        if (ended.succeeded === undefined || by !== 'deadline')
            throw thrown;
        log.info('The action had succeeded by the time it was to be ended');
        update({ record: ended.succeeded, tookMs: limit.elapsed(), replays: [] });
    }
    keepOutput(report(), edges, update);
    const { record = created, lastLines } = report();
    if (record.status === 'succeeded')
        return;
    const frame = (0,stack_frames/* findFrame */.t)([...lastLines, ...record.statusReason.split('\n')], edges.isFile);
    update({
        failure: failedFailure(record, frame),
        replays: await sessions.replays(REPLAYS_MS, showLinks),
    });
}
/** An output that is too long for an output goes into a file. */
function keepOutput({ record }, { jsonFile, log }, update) {
    const size = Buffer.byteLength(record?.output ?? '');
    if (size <= LARGEST_OUTPUT)
        return;
    if (size <= LARGEST_OUTPUT_FILE) {
        try {
            const outputFile = jsonFile('output', record?.output ?? '');
            log.info(`The output has ${(0,format/* formatBytes */.z3)(size)}: it is in the file ${outputFile}`);
            update({ outputFile });
        }
        catch (thrown) {
            // The runner's disk changes nothing about what the action has done.
            if (!(thrown instanceof failures_failure/* StepFailure */.pH))
                throw thrown;
            log.warning(`The output has ${(0,format/* formatBytes */.z3)(size)} and could not be kept: ${thrown.message}`, { title: INVOKING });
        }
    }
    else {
        log.warning(`The output has ${(0,format/* formatBytes */.z3)(size)}, more than the 16 MiB that are kept: it is left out.`, {
            title: INVOKING,
        });
    }
}
/** The last lines of the log. */
function logOutcome({ failure, replays, inputs, tookMs = 0 }, { log }) {
    if (failure === undefined) {
        log.info(`Action "${inputs.action}" succeeded after ${(0,format/* formatDuration */.a3)(tookMs)}`, 'good');
        return;
    }
    const all = replays.flatMap((one) => one.replays);
    if (all.length > 0)
        log.info(`The job summary has ${(0,format/* count */.U9)(all.length, 'replay')} of its browsers`);
    const { file, line } = failure;
    (0,end/* logFailure */.H1)(log, failure, {
        title: (0,failure_summary/* failureTitle */.nV)(INVOKING, failure),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/main.js








const main = (host) => (0,sub_action/* startSubAction */.F)({
    doing: INVOKING,
    parse: parseInvokeInputs,
    refusedOutputs: refusedInvokeOutputs,
    run: (inputs, connection, runner) => invokeAction(inputs, {
        ...runner,
        invocations: openInvocations(connection),
        apps: (0,apps/* openApps */.F)(connection),
        replays: { list: (browserId, options) => (0,replays/* listReplays */.F)(connection, browserId, options) },
    }),
}, host);


/***/ }),

/***/ 1456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ replayTable),
/* harmony export */   _: () => (/* binding */ replayList)
/* harmony export */ });
/* harmony import */ var _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);
/* harmony import */ var _domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9259);



/** Rows: a longer table is for the output, not for a reader. */
const MAX_ROWS = 300;
/** Replays as the outputs have them; the fields are those of API \u00a72.2, the link only where it is asked for. */
function replayList(replays, showLinks) {
    return replays.map(({ id, startedAt, finishedAt, viewUrl }) => ({
        replay_id: id,
        started_at: startedAt || null,
        finished_at: finishedAt || null,
        ...(showLinks ? { replay_view_url: viewUrl || null } : {}),
    }));
}
/** Replays as a table of markdown. Everything from outside is escaped. */
function replayTable(replays, showLinks) {
    const rows = replays.slice(0, MAX_ROWS).map((replay) => {
        const length = (0,_domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__/* .lengthOf */ .Y5)(replay);
        return [
            (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(replay.id),
            (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(replay.startedAt),
            (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(replay.finishedAt),
            length === undefined ? '\u2013' : (0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(length),
            ...(showLinks ? [linkOf(replay.viewUrl)] : []),
        ];
    });
    const head = ['Replay', 'Started', 'Finished', 'Length', ...(showLinks ? ['View'] : [])];
    const more = replays.length > MAX_ROWS ? `\n\n\u2026 and ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(replays.length - MAX_ROWS, 'more replay')}\n` : '\n';
    return `${(0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(head, rows)}${more}`;
}
/** Only https becomes a link; what could end it, or the table's cell, is percent-encoded. */
function linkOf(viewUrl) {
    const url = URL.parse(viewUrl);
    if (url?.protocol !== 'https:')
        return (0,_domain_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(viewUrl, 4_000);
    return `[view](${url.href.replace(/[|<>()[\]{}\\^`'"*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`;
}


/***/ }),

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

/***/ 2340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ redactReplays),
/* harmony export */   Y5: () => (/* binding */ lengthOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   kT: () => (/* binding */ parseReplays)
/* harmony export */ });
/* harmony import */ var _text_decoded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8594);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1445);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4099);
/* harmony import */ var _id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);





const MAX_TIME = 100;
/**
 * Parses the response of the listing (API \u00a74.4), which must be an array. Only the id of a record is required. The other
 * fields may be null or missing; a field of a wrong type counts as missing.
 */
function parseReplays(body) {
    if (!Array.isArray(body))
        return { ok: false, why: 'the body is not a JSON array' };
    const replays = [];
    for (const [index, record] of body.entries()) {
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(record))
            return { ok: false, why: `entry ${index + 1} of the list is not an object` };
        const { replay_id: id, started_at: startedAt, finished_at: finishedAt, replay_view_url: viewUrl } = record;
        if (typeof id !== 'string' || !(0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)(id)) {
            return { ok: false, why: `entry ${index + 1} of the list has no "replay_id" of the form [A-Za-z0-9_-]{1,128}` };
        }
        replays.push({
            id,
            startedAt: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(textOf(startedAt), MAX_TIME),
            finishedAt: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(textOf(finishedAt), MAX_TIME),
            viewUrl: textOf(viewUrl),
        });
    }
    return { ok: true, replays };
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/**
 * Finds the tokens in a view URL: the value of its parameter `jwt`, both as written and percent-decoded, and anything
 * else that looks like a JSON Web Token.
 */
function tokensOf(viewUrl) {
    const values = [...viewUrl.matchAll(/[?&#;]jwt=([^&#;\s]+)/gi)].map((match) => match[1]);
    const shaped = (viewUrl.match(/[\w.-]+/g) ?? []).flatMap(tokenIn);
    return [...new Set([...values, ...values.map(_text_decoded_js__WEBPACK_IMPORTED_MODULE_3__/* .decoded */ .D), ...shaped])];
}
/** Finds what looks like a token in a run of token characters, to the end of the run. */
function tokenIn(run) {
    const at = run.indexOf('eyJ');
    return at >= 0 && run.includes('.', at) ? [run.slice(at)] : [];
}
/** Redacts secrets in the service's records. Must be called before anything is escaped. */
function redactReplays(replays, redact) {
    return replays.map((replay) => ({
        ...replay,
        startedAt: redact(replay.startedAt),
        finishedAt: redact(replay.finishedAt),
        viewUrl: redact(replay.viewUrl),
    }));
}
/** Length of a recording in milliseconds; undefined if one of its times is unknown or they are inconsistent. */
function lengthOf({ startedAt, finishedAt }) {
    const ms = (0,_text_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(finishedAt) - (0,_text_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(startedAt);
    return ms >= 0 ? ms : undefined;
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

/***/ 5152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jsonBody)
/* harmony export */ });
/** A value as a JSON body. */
function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return {
        contentType: 'application/json',
        contentLength: bytes.length,
        async *open() {
            yield bytes;
        },
    };
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


/***/ }),

/***/ 8385:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listReplays)
/* harmony export */ });
/* harmony import */ var _domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
/* harmony import */ var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1143);
/* harmony import */ var _page_headers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1613);





/**
 * GET /browsers/{id}/replays (API \u00a74.4): all of them, there are no pages.
 * @param browserId validated by the caller.
 * @throws StepFailure `network`, or `rejected`, also for a response that is not a list of replays; Interrupted.
 */
async function listReplays(connection, browserId, options) {
    const path = `/browsers/${browserId}/replays`;
    const what = { doing: 'Listing the replays', request: `GET ${path}` };
    const response = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .tN)(connection, {
        what,
        method: 'GET',
        path,
        retrySafety: 'idempotent',
        wantsWhole: true,
        ...options,
    });
    const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(response);
    if (!read.ok)
        throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response.status, read.why);
    const parsed = (0,_domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__/* .parseReplays */ .kT)(read.json);
    if (!parsed.ok)
        throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response.status, parsed.why);
    if ((0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_3__/* .isOld */ .eD)(response))
        throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response.status, 'a cache has kept it, so newer replays may be missing');
    if ((0,_page_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .saysMore */ .s7)(response, parsed.replays.length) || (0,_page_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .totalOf */ .e6)(response) > parsed.replays.length)
        throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response.status, 'it says that there are more replays than it lists');
    if (parsed.replays.some(({ id }) => connection.holdsSecret?.(id)))
        throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response.status, 'the "replay_id" of an entry holds a secret');
    return parsed.replays;
}


/***/ })

};
;