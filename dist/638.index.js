"use strict";
exports.id = 638;
exports.ids = [638,411];
exports.modules = {

/***/ 8409:
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
// EXTERNAL MODULE: ./lib/src/http/json-body.js
var json_body = __webpack_require__(295);
// EXTERNAL MODULE: ./lib/src/http/request.js
var http_request = __webpack_require__(3971);
// EXTERNAL MODULE: ./lib/src/http/request-failure.js
var request_failure = __webpack_require__(3056);
// EXTERNAL MODULE: ./lib/src/http/response-body.js
var response_body = __webpack_require__(3252);
// EXTERNAL MODULE: ./lib/src/service/deletion.js
var deletion = __webpack_require__(4287);
// EXTERNAL MODULE: ./lib/src/service/events/log-events.js + 1 modules
var log_events = __webpack_require__(4649);
// EXTERNAL MODULE: ./lib/src/service/list-pages.js
var list_pages = __webpack_require__(5940);
// EXTERNAL MODULE: ./lib/src/service/records.js + 1 modules
var records = __webpack_require__(2709);
;// CONCATENATED MODULE: ./lib/src/service/invocations.js











/** Bytes of a response with a record, 40 MiB: an output of 16 MiB with its quotes escaped, and the payload. */
const LARGEST_RECORD = 41_943_040;
const CREATE = {
    doing: 'Invoking the action',
    request: 'POST /invocations',
    ifAmbiguous: 'The action may be running. Look for the invocation at the service (GET /invocations) before you try again, or it may run twice.',
};
function openInvocations(connection) {
    const largest = LARGEST_RECORD;
    return {
        async create({ app, action, version, payload, timeoutS, ...options }) {
            const body = (0,json_body/* jsonBody */.J)({
                app_name: app,
                action_name: action,
                version,
                ...(payload === '' ? {} : { payload }),
                async: true,
                async_timeout_seconds: timeoutS,
            });
            const request = { what: CREATE, method: 'POST', path: '/invocations', body, retry: 'once', largest };
            const response = await (0,http_request/* send */.tN)(connection, { ...request, ...options });
            return (0,records/* readCreated */.$6)(connection, 'invocation', CREATE, response, invocation/* parseInvocation */.wG);
        },
        async list({ app, action, sinceMs, ...options }) {
            const list = await (0,list_pages/* readList */.L)(connection, {
                doing: 'Looking for the invocation',
                path: '/invocations',
                // A duration: a time would have to be one of the service's clock, which nobody here knows.
                filter: { app_name: app, action_name: action, since: `${Math.ceil(sinceMs / 1_000)}s` },
                parse: invocation/* parseInvocationList */.C1,
                keyOf: ({ record }) => record.id,
                largest,
                ...options,
            });
            if (list.kind === 'refused')
                throw list.failure;
            if (list.kind === 'malformed' || !list.isWhole || Number.isNaN(list.serverNow))
                return undefined;
            const listed = list.items.filter(({ record }) => !connection.holdsSecret?.(record.id));
            return { listed, serverNow: list.serverNow };
        },
        async get(id, options) {
            const path = `/invocations/${id}`;
            const what = { doing: 'Asking for the status', request: `GET ${path}` };
            const request = { what, method: 'GET', path, retry: 'idempotent', patience: 'to-deadline', largest };
            const outcome = await (0,http_request/* ask */.kA)(connection, { ...request, ...options });
            if (outcome.kind === 'failed') {
                if (outcome.response?.status === 404)
                    return { kind: 'missing', failure: outcome.failure };
                throw outcome.failure;
            }
            return (0,records/* readPolled */.Nw)(connection, id, outcome.response, invocation/* parseInvocation */.wG);
        },
        follow: (id, request) => (0,log_events.followLog)(connection, 'invocation', id, request),
        async end(id, { output, ...options }) {
            const path = `/invocations/${id}`;
            const what = { doing: 'Ending the invocation', request: `PATCH ${path}` };
            const body = (0,json_body/* jsonBody */.J)({ status: 'failed', output });
            const request = { what, method: 'PATCH', path, body, retry: 'idempotent', largest };
            const response = await (0,http_request/* send */.tN)(connection, { ...request, ...options });
            const read = (0,records/* readRecord */.aE)(connection, response, invocation/* parseInvocation */.wG);
            if (response.status === 202 || read.kind === 'malformed')
                return checkEnd(what, response);
            const { record } = read;
            if (record.id !== id)
                throw (0,request_failure/* unusableResponse */.rd)(what, response, 'its record is that of another invocation');
            if (record.status === 'failed')
                return;
            const why = (0,invocation/* hasEnded */.hY)(record)
                ? `it had already ended as "${record.status}"`
                : `its record says "${record.status}"`;
            throw (0,request_failure/* unusableResponse */.rd)(what, response, why);
        },
        async browsers(id, options) {
            const path = `/invocations/${id}/browsers`;
            const what = { doing: 'Listing the browsers of the invocation', request: `GET ${path}` };
            // Retries are told in the debug log alone: nothing of this decides anything.
            const quiet = { ...connection, note: connection.debug };
            const read = (0,response_body/* readJson */.Vh)(await (0,http_request/* send */.tN)(quiet, { what, method: 'GET', path, retry: 'idempotent', ...options }));
            const browsers = read.ok ? (0,json/* field */.ZZ)(read.json, 'browsers') : undefined;
            const ids = Array.isArray(browsers) ? browsers.filter(json/* isObject */.Gv).map(({ session_id: id }) => id) : [];
            return ids.filter((one) => typeof one === 'string' && (0,records_id/* isId */.eQ)(one) && !connection.holdsSecret?.(one));
        },
        async deleteBrowsers(id, options) {
            const path = `/invocations/${id}/browsers`;
            const what = { doing: 'Ending the browsers of the invocation', request: `DELETE ${path}` };
            checkEnd(what, await (0,http_request/* send */.tN)(connection, { what, method: 'DELETE', path, retry: 'idempotent', ...options }));
        },
    };
}
/** A login page or a proxy's 200 ends nothing: the same counts as for what is deleted. */
function checkEnd(what, response) {
    const judged = (0,deletion/* judgeDeletion */.eL)(response);
    if (judged.kind !== 'done')
        throw (0,request_failure/* unusableResponse */.rd)(what, response, judged.why);
}

// EXTERNAL MODULE: ./lib/src/service/replays.js
var replays = __webpack_require__(8385);
// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failures_failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/inputs.js



/** @throws InputFailure for the first bad one. */
function parseInvokeInputs(raw) {
    return {
        app: parseName(raw, 'app-name', 'the name of the app as its code registers it, on one line'),
        action: parseName(raw, 'action-name', 'the name of an action of the app, on one line'),
        version: parseLine(raw, 'version', 'the version of the app, on one line', 'latest'),
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
        throw new failures_failure/* InputFailure */.RP(name, 'contains a line break or a control character', accepted);
    if (text.length > LONGEST_LINE)
        throw new failures_failure/* InputFailure */.RP(name, `has ${text.length} characters`, `${accepted}, of ${LONGEST_LINE} characters at most`);
    return text;
}
/** The payload is not quoted: it may hold what nobody should read. */
function parsePayload(raw, name) {
    const text = raw(name).trim();
    if (text === '' || (0,json/* parseJson */.qF)(text) !== undefined)
        return text;
    throw new failures_failure/* InputFailure */.RP(name, 'is not valid JSON', 'JSON text such as {"url": "https://example.com"}, or leave it empty');
}

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(1239);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var failures_interruption = __webpack_require__(2357);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/actions/step/blame.js
var blame = __webpack_require__(5207);
// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(3901);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/end-invocation.js


/** Milliseconds for both requests: the process has 4.5 s after a cancel. */
const ENDING_MS = 3_000;
/** A cancel does not end this. */
const NEVER = new AbortController().signal;
/**
 * Ends an invocation that nobody waits for any more, and its browsers, at the service.
 * @param why what the record is to say of it, such as `the workflow run was cancelled`.
 * @returns what came of it, as a sentence.
 */
async function endInvocation(id, why, { clock, invocations, log }) {
    const bounds = (0,time_limit/* startTimeLimit */.r)({ clock, cancel: NEVER }, ENDING_MS, 'the 3 s for ending it');
    const [ended, deleted] = await Promise.all([
        doubt(invocations.end(id, { output: JSON.stringify({ error: why }), ...bounds })),
        doubt(invocations.deleteBrowsers(id, bounds)),
    ]);
    if (deleted !== '')
        log.debug(`Its browsers could not be ended: ${deleted}`);
    if (ended !== '')
        return `The service was asked to end it, but it may still be running: ${ended}`;
    return `It was ended at the service${deleted === '' ? ', and its browsers with it' : '; its browsers may still be running'}.`;
}
/** Why a request may not have done what it asks for, as the end of a sentence with its full stop; '' where it has. */
async function doubt(asked) {
    try {
        await asked;
        return '';
    }
    catch (thrown) {
        return thrown instanceof failures_failure/* StepFailure */.pH ? thrown.message : 'it has not responded in 3 s.';
    }
}

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
function invokeFailure(thrown, { record, ended, inputs }) {
    const interruption = (0,failures_interruption/* interruptionOf */.nS)(thrown);
    if (interruption === undefined) {
        const failure = (0,failures_failure/* toStepFailure */.eG)(thrown, 'ambiguous');
        return ended === '' ? failure : failure.with({ message: `${failure.message} ${ended}` });
    }
    if (record === undefined)
        return cancelledEarly(interruption);
    const { id, status } = record;
    const { since } = interruption;
    if (interruption.by === 'deadline') {
        return new failures_failure/* StepFailure */.pH({
            kind: 'timeout',
            message: `Invocation ${id} ${(0,poll_failure/* statusAtTimeout */.tE)(status, since, (0,format/* formatDuration */.a3)(inputs.timeoutS * 1_000))}. ${ended}`,
            advice: 'Look at the last lines of the app\'s log, and raise "timeout" if the action needs more time.',
        });
    }
    return new failures_failure/* StepFailure */.pH({
        kind: 'cancelled',
        message: `The run was cancelled while invocation ${id} ${(0,poll_failure/* statusAtCancel */.Qn)(status, since)}. ${ended}`,
        advice: 'Check what the action has already done before you run the job again.',
    });
}
/** A cancel before there was a record: only the request itself can have been carried out. */
function cancelledEarly(interruption) {
    if (!interruption.maybeDone) {
        return new failures_failure/* StepFailure */.pH({
            kind: 'cancelled',
            message: 'The run was cancelled before the request was sent.',
            advice: 'Nothing was invoked: you can run the job again.',
            retryable: true,
        });
    }
    return new failures_failure/* StepFailure */.pH({
        kind: 'cancelled',
        message: (0,poll_failure/* cancelledAfter */.gc)(interruption, { sent: 'the request', maybe: 'the action may be running' }),
        advice: 'Look for the invocation at the service (GET /invocations) before you try again. The service ends it 30 s after "timeout".',
    });
}

// EXTERNAL MODULE: ./lib/src/domain/text/shorten.js
var shorten = __webpack_require__(1445);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/known-apps.js




/** Milliseconds for the lists of apps. */
const LOOKING_MS = 10_000;
/** Names that a message lists at most, and characters of each. */
const MOST_NAMED = 20;
const LONGEST_SHOWN = 200;
/**
 * Looks before anything is sent. A service without `GET /apps`, or whose list cannot be read whole, decides by itself.
 * @throws StepFailure for an app, a version or an action that the service does not have; the signal's reason at a cancel.
 */
async function checkKnown(call, edges) {
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, LOOKING_MS, 'the 10 s for the list of apps');
    const list = async (name) => {
        const outcome = await edges.apps.list(limit, { name });
        return outcome.kind === 'list' && outcome.isWhole ? outcome.items : undefined;
    };
    let lacking = '';
    try {
        const named = await list(call.app);
        const isNamed = named?.some(({ name }) => name === call.app) ?? true;
        lacking = lackingIn((isNamed ? named : await list('')) ?? [], call);
    }
    catch (thrown) {
        edges.cancel.throwIfAborted();
        edges.log.debug(`The apps could not be listed: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
    }
    if (lacking === '')
        return;
    throw new failures_failure/* StepFailure */.pH({
        kind: 'rejected',
        message: lacking,
        advice: 'Nothing was invoked. Correct app-name, action-name or version, or deploy the app first.',
    });
}
/** What the service has instead of an app, a version or an action, as a sentence; '' where it has it, or tells of none. */
function lackingIn(apps, { app, action, version }) {
    if (apps.length === 0)
        return '';
    const versions = apps.filter(({ name }) => name === app);
    if (versions.length === 0)
        return `The service has no app "${app}"; it has ${quoted(apps.map(({ name }) => name))}.`;
    const fitting = versions.filter((one) => one.version === version);
    if (fitting.length === 0)
        return `App "${app}" has no version "${version}"; it has ${quoted(versions.map((one) => one.version))}.`;
    const actions = fitting.flatMap((one) => one.actions);
    if (actions.length === 0 || actions.includes(action))
        return '';
    return `Version "${version}" of app "${app}" has no action "${action}"; it has ${quoted(actions)}.`;
}
function quoted(names) {
    const all = [...new Set(names)].map((name) => `"${(0,shorten/* shorten */.ml)(name, LONGEST_SHOWN)}"`);
    return (0,format/* listFirst */.rL)(all, MOST_NAMED);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/domain/text/time.js
var time = __webpack_require__(4099);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/recover.js






/** Milliseconds before each look: a gateway may give up while the service behind it is still at work. */
const LOOKS_MS = [3_000, 12_000];
/** Milliseconds that the looks take together at most. */
const recover_LOOKING_MS = 30_000;
/** Milliseconds by which the service's clocks may differ, and what a `Date` leaves open. */
const SLACK_MS = 1_000;
/**
 * After a lost response: looks for the invocation in the service's list, so that nobody has to guess.
 * @param began when the request began, by the runner's monotonic clock.
 * @throws StepFailure the ambiguity, with what was found; Interrupted.
 */
async function recover(ambiguity, call, began, { clock, cancel, invocations, log }) {
    log.info(`${ambiguity.message} Looking it up at the service.`);
    const limit = (0,time_limit/* startTimeLimit */.r)({ clock, cancel }, recover_LOOKING_MS, 'the 30 s for looking it up');
    const failure = (found) => ambiguity.with({ message: `${ambiguity.message} ${found}` });
    try {
        for (const pause of LOOKS_MS) {
            await clock.sleep(pause, limit.signal);
            const list = await invocations.list({ ...call, sinceMs: clock.now() - began + SLACK_MS, ...limit });
            if (list === undefined)
                throw failure('The response to GET /invocations is not a complete list.');
            const [only, ...others] = sameSince(list, call, clock.now() - began).filter(({ record }) => ambiguity.responseId === undefined || record.id === ambiguity.responseId);
            if (only === undefined)
                continue;
            if (others.length > 0 || Number.isNaN((0,time/* parseTime */.p)(only.record.startedAt)))
                throw failure(`One of these invocations may be this one: ${[only, ...others].map(({ record }) => record.id).join(', ')}.`);
            log.info(`The service lists exactly one invocation that matches this request, ${only.record.id}: continuing with it`);
            return only.record;
        }
    }
    catch (thrown) {
        if (cancel.aborted)
            throw new failures_interruption/* Interrupted */.j$('all', cancel.reason);
        if (thrown instanceof failures_failure/* StepFailure */.pH && thrown.kind === 'ambiguous')
            throw thrown;
        throw failure(`The service could not be asked: ${thrown instanceof failures_failure/* StepFailure */.pH ? thrown.message : 'no response in 30 s.'}`);
    }
    throw failure('The service lists no invocation that matches it.');
}
/** The listed invocations that are the same call, and were not started before it. */
function sameSince({ listed, serverNow }, call, elapsedMs) {
    const since = serverNow - elapsedMs - SLACK_MS;
    return listed.filter(({ app, action, version, payload, record }) => app === call.app &&
        action === call.action &&
        version === call.version &&
        (payload === call.payload ||
            (call.payload !== '' && (0,external_node_util_.isDeepStrictEqual)((0,json/* parseJson */.qF)(payload), (0,json/* parseJson */.qF)(call.payload)))) &&
        !((0,time/* parseTime */.p)(record.startedAt) < since));
}

// EXTERNAL MODULE: ./lib/src/domain/records/replay.js
var replay = __webpack_require__(2340);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(9259);
// EXTERNAL MODULE: ./lib/src/actions/step/failure-outputs.js
var failure_outputs = __webpack_require__(1061);
// EXTERNAL MODULE: ./lib/src/actions/step/replay-table.js
var replay_table = __webpack_require__(1456);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/report.js







/** What the action does, for titles. */
const INVOKING = 'Invoking the action';
function startInvokeReport(inputs) {
    return { inputs, tookMs: 0, outputFile: '', lastLines: [], replays: [], ended: '', isOver: false };
}
/** Bytes of an output: 256 KiB. A longer one is in a file, of 16 MiB at most. */
const LARGEST_OUTPUT = 262_144;
const LARGEST_OUTPUT_FILE = 16_777_216;
/** What an action returned, where it is short enough for an output, else ''. */
function shortOutput({ output = '' } = {}) {
    return Buffer.byteLength(output) <= LARGEST_OUTPUT ? output : '';
}
/** The outputs; the names are those of action.yml. */
function invokeOutputs({ inputs, record, outputFile, replays, failure, isOver, }) {
    const all = replays.flatMap(({ browserId, replays: list }) => (0,replay_table/* replayList */._)(list, inputs.showLinks).map((replay) => ({ browser_id: browserId, ...replay })));
    const conclusion = failure === undefined ? 'success' : (0,failures_failure/* conclusionOf */.vu)(failure.kind, record !== undefined);
    return {
        'invocation-id': record?.id ?? '',
        status: record?.status ?? '',
        'status-reason': record?.statusReason ?? '',
        output: shortOutput(record),
        'output-file': outputFile,
        conclusion: isOver ? conclusion : '',
        ...(0,failure_outputs/* failureOutputs */.r)(failure, record?.statusReason),
        replays: isOver ? JSON.stringify(all) : '',
    };
}
/** The outputs where an input is refused: nothing was invoked. */
function refusedInvokeOutputs(failure) {
    const inputs = { app: '', action: '', version: '', timeoutS: 0, showLinks: false };
    return invokeOutputs({ ...startInvokeReport(inputs), isOver: true, failure });
}
/** Characters of an output in the summary. */
const SHOWN_OUTPUT = 2_000;
/** The job summary of an invocation, as markdown. External text is redacted first, then escaped. */
function renderInvoke({ inputs, record, tookMs, outputFile, lastLines, replays, failure }, redact) {
    const shown = (text, most) => (0,markdown/* code */.aY)(redact(text), most);
    const output = shortOutput(record);
    const [head = [], ...rows] = [
        ['Action', `${shown(inputs.action)} of ${shown(inputs.app)}, version ${shown(inputs.version)}`],
        ...(record === undefined
            ? []
            : [
                ['Invocation', (0,markdown/* code */.aY)(record.id)],
                [
                    'Status',
                    `**${shown(record.status)}** ${record.statusReason === '' ? '' : shown(record.statusReason)}`.trim(),
                ],
                ['Time', (0,format/* formatDuration */.a3)(tookMs)],
            ]),
        ...(outputFile === '' ? [] : [['Output', `in the file ${(0,markdown/* code */.aY)(outputFile)}`]]),
        ...(output === '' ? [] : [['Output', shown(output, SHOWN_OUTPUT)]]),
    ];
    const parts = [
        failure === undefined ? '## \u2705 The action succeeded' : (0,failure_summary/* renderFailedStep */.EA)(INVOKING, failure, redact).trimEnd(),
        (0,markdown/* table */.tp)(head, rows),
        // Only after a failure: there it is what people look for.
        failure === undefined || lastLines.length === 0
            ? ''
            : `**The last lines of the app's log:**\n\n${(0,markdown/* codeBlock */.DV)(lastLines)}`,
        ...replays.map(({ browserId, replays: all, unread }) => unread === undefined
            ? `**Replays of browser session ${(0,markdown/* code */.aY)(browserId)}:**\n\n${(0,replay_table/* replayTable */.M)((0,replay/* redactReplays */.Gw)(all, redact), inputs.showLinks)}`
            : `The replays of browser session ${(0,markdown/* code */.aY)(browserId)} could not be read: ${(0,markdown/* prose */.CS)(redact(unread))}`),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./lib/node_modules/any-signal/dist/src/index.js
var src = __webpack_require__(6354);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/sessions.js





/** Sessions whose replays are read: the last ones. */
const MOST_SESSIONS = 20;
/** Lists in a row that could not be read, after which no more is asked for: not every service has them. */
const MOST_FAILURES = 3;
/** The browser sessions of an invocation. The service lists open ones alone, so it is asked at every poll. It cannot fail. */
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
        this.#looking ??= this.#ask(this.#bounds).finally(() => {
            this.#looking = undefined;
        });
    }
    /** Asks no more for the sessions that are open. */
    async end() {
        this.#stop.abort();
        await this.#looking;
    }
    /** Reads the replays of all sessions that were seen, and of those that are open now. @param ms for that at most. */
    async replays(ms, showLinks) {
        const { clock, cancel, replays, hide } = this.#edges;
        // A cancel ends this, unless it is what has led here.
        const ends = cancel.aborted ? new AbortController().signal : cancel;
        const bounds = (0,time_limit/* startTimeLimit */.r)({ clock, cancel: ends }, ms, `the ${(0,format/* formatDuration */.a3)(ms)} for the replays`);
        await this.#ask(bounds);
        const all = await Promise.all([...this.#seen].slice(-MOST_SESSIONS).map(async (browserId) => {
            try {
                return { browserId, replays: await replays.list(browserId, bounds) };
            }
            catch (thrown) {
                const why = thrown instanceof failures_failure/* StepFailure */.pH ? thrown.message : `They did not arrive within ${(0,format/* formatDuration */.a3)(ms)}.`;
                return { browserId, replays: [], unread: why };
            }
        }));
        if (!showLinks)
            hide(all.flatMap((one) => one.replays.flatMap(({ viewUrl }) => (0,replay/* tokensOf */.k8)(viewUrl))));
        return all.filter((one) => one.replays.length > 0 || one.unread !== undefined);
    }
    async #ask(bounds) {
        if (this.#failures >= MOST_FAILURES)
            return;
        try {
            for (const browser of await this.#edges.invocations.browsers(this.#id, bounds))
                this.#seen.add(browser);
            this.#failures = 0;
        }
        catch (thrown) {
            this.#failures += 1;
            const why = thrown instanceof Error ? thrown.message : typeof thrown;
            this.#edges.log.debug(`The browsers of the invocation could not be listed: ${why}`);
        }
    }
}

// EXTERNAL MODULE: ./lib/src/actions/step/app-log.js
var app_log = __webpack_require__(7556);
// EXTERNAL MODULE: ./lib/src/actions/step/poll.js
var poll = __webpack_require__(1139);
// EXTERNAL MODULE: ./lib/src/actions/step/status-lines.js
var status_lines = __webpack_require__(538);
;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/wait.js





/** Milliseconds between two signs of life in the log, and between two polls at most. */
const HEARTBEAT_MS = 30_000;
const POLL_INTERVAL_MS = 2_000;
const STATUSES = {
    isUnknown: (status) => !invocation/* INVOCATION_STATUSES */.Sb.some((known) => known === status),
    tones: { succeeded: 'good', failed: 'bad' },
};
/**
 * Polls the record until the action has ended, well or not.
 * @throws StepFailure for what makes polling useless; the signal's reason at the time-out or a cancel.
 */
async function waitForInvocation({ created, isAdopted }, { streamLogs }, report, { limit, sessions }, edges) {
    const { clock, invocations, log, outputs } = edges;
    const { elapsed } = limit;
    const status = new status_lines/* StatusLines */.M(STATUSES, { log, elapsed });
    const stopHeartbeat = clock.every(HEARTBEAT_MS, () => status.heartbeat());
    // Only the name of the operation differs from that of a deployment.
    const events = { ...edges, deployments: { follow: invocations.follow } };
    const appLog = streamLogs === 'auto' ? new app_log/* AppLog */.Ek(created.id, events, limit) : undefined;
    /** @returns whether this is the end. */
    const takeIn = (record) => {
        Object.assign(report, { record, tookMs: elapsed() });
        outputs.set(invokeOutputs(report));
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
        // The list may be behind: status and output of one that was found there are those of its own record.
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
            report.lastLines = appLog.lastLines;
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/invoke-action/invoke-action.js














/** Seconds that a service grants an invocation at most, and those for our own end at the time-out: its end takes the replays. */
const LONGEST_S = 3_600;
const AFTER_US_S = 30;
/** Milliseconds for the replays of a failure, and of an invocation that runs on: after a cancel it must end soon. */
const REPLAYS_MS = 10_000;
const REPLAYS_BEFORE_END_MS = 1_000;
/** The whole job. Never throws. */
async function invokeAction(inputs, edges) {
    const { log, outputs, summary } = edges;
    if (!inputs.showLinks)
        edges.hideLinkTokens();
    const report = startInvokeReport(inputs);
    try {
        await runSteps(inputs, report, edges);
    }
    catch (thrown) {
        report.failure = invokeFailure(thrown, report);
        (0,end/* logStack */.fk)(log, thrown, report.failure);
    }
    report.isOver = true;
    outputs.set(invokeOutputs(report));
    logOutcome(report, inputs, log);
    await summary.write((redact) => renderInvoke(report, redact));
    return report.failure === undefined;
}
async function runSteps(inputs, report, edges) {
    const { timeoutS, showLinks } = inputs;
    edges.cancel.throwIfAborted();
    await checkKnown(inputs, edges);
    const { created, isAdopted } = await start(inputs, edges);
    report.record = created;
    edges.outputs.set(invokeOutputs(report));
    const limit = (0,time_limit/* startTimeLimit */.r)(edges, timeoutS * 1_000);
    const sessions = new Sessions(created.id, edges, limit);
    try {
        await waitForInvocation({ created, isAdopted }, inputs, report, { limit, sessions }, edges);
    }
    catch (thrown) {
        const by = (0,failures_interruption/* interruptionOf */.nS)(thrown)?.by;
        // First the replays: they go with the browsers.
        report.replays = await sessions.replays(by === undefined ? REPLAYS_MS : REPLAYS_BEFORE_END_MS, showLinks);
        const why = by === undefined ? 'the step could not follow it' : END_REASONS[by](timeoutS);
        report.ended = isAdopted ? NOT_ENDED : await endInvocation(created.id, why, edges);
        throw thrown;
    }
    const { record = created, lastLines } = report;
    report.outputFile = keepOutput(record.output, edges);
    if (record.status === 'succeeded')
        return;
    report.replays = await sessions.replays(REPLAYS_MS, showLinks);
    throw failedFailure(record, (0,blame/* findFrame */.t)([...lastLines, ...record.statusReason.split('\n')], edges.isFile));
}
/** What the record is to say of an invocation that the step ends. */
const END_REASONS = {
    cancel: () => 'the workflow run was cancelled',
    deadline: (timeoutS) => `no end within ${timeoutS} s`,
};
/** Said of an invocation that was found in the list: by mistake it could be another job's. */
const NOT_ENDED = 'It was not ended, because it was only found in the list after its response was lost. It may be running; the service ends it 30 s after "timeout".';
/** Starts the action, once: a lost response is looked up. */
async function start(inputs, edges) {
    const { clock, cancel, invocations, log } = edges;
    const { app, action, version, payload, timeoutS } = inputs;
    const call = { app, action, version, payload };
    const began = clock.now();
    const leftMs = () => timeoutS * 1_000 - (clock.now() - began);
    log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
    try {
        const limitS = Math.min(LONGEST_S, timeoutS + AFTER_US_S);
        const created = await invocations.create({ ...call, timeoutS: limitS, signal: cancel, leftMs });
        log.info(`Created invocation ${created.id} in ${(0,format/* formatDuration */.a3)(clock.now() - began)}`);
        return { created, isAdopted: false };
    }
    catch (thrown) {
        if (!(thrown instanceof failures_failure/* StepFailure */.pH) || thrown.kind !== 'ambiguous')
            throw thrown;
        return { created: await recover(thrown, call, began, edges), isAdopted: true };
    }
}
/** An output that is too long for an output goes into a file. @returns its path; '' for none. */
function keepOutput(output, { jsonFile, log }) {
    const bytes = Buffer.byteLength(output);
    if (bytes <= LARGEST_OUTPUT)
        return '';
    const size = `The output has ${(0,format/* formatBytes */.z3)(bytes)}`;
    if (bytes > LARGEST_OUTPUT_FILE) {
        log.warning(`${size}, more than the limit of 16 MiB, so it is left out.`, { title: INVOKING });
        return '';
    }
    try {
        const file = jsonFile('output', output);
        log.info(`${size}: it is in the file ${file}`);
        return file;
    }
    catch (thrown) {
        // The runner's disk changes nothing about what the action has done.
        if (!(thrown instanceof failures_failure/* StepFailure */.pH))
            throw thrown;
        log.warning(`${size} and could not be kept: ${thrown.message}`, { title: INVOKING });
        return '';
    }
}
/** The last lines of the log. */
function logOutcome({ failure, replays, tookMs }, { action }, log) {
    if (failure === undefined) {
        log.info(`Action "${action}" succeeded after ${(0,format/* formatDuration */.a3)(tookMs)}`, 'good');
        return;
    }
    const all = replays.flatMap((one) => one.replays);
    if (all.length > 0)
        log.info(`The job summary has ${(0,format/* count */.U9)(all.length, 'replay')} of its browsers`);
    (0,end/* logFailure */.H1)(log, failure, { title: (0,failure_summary/* failureTitle */.nV)(INVOKING, failure), file: failure.file, line: failure.line });
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

/***/ 7556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ AppLog),
/* harmony export */   nI: () => (/* binding */ redactLines)
/* harmony export */ });
/* unused harmony export linesOf */
/* harmony import */ var any_signal__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6354);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2357);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3045);
/* harmony import */ var _domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5149);
/* harmony import */ var _domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1445);





const TITLE = 'Log of the app';
/** Characters that are shown of one line, and of all lines of one event. */
const LONGEST_LINE = 2_000;
const LONGEST_MESSAGE = 16_000;
/** Lines that a step prints. */
const MOST_PRINTED = 10_000;
/** Of the last lines, how many the summary of a failure shows, and how many are searched for the place of an error. */
const MOST_SHOWN = 20;
const MOST_SEARCHED = 400;
/** Milliseconds that the last lines of what has failed are waited for. */
const DRAIN_MS = 3_000;
/** Statuses after which nothing is written any more: of a deployment, and of an invocation. */
const FINAL = ['failed', 'stopped', 'succeeded'];
/** Prints the app's log during the wait. It has no influence on the result, never throws, and runs until `end()`. */
class AppLog {
    /** The last lines, not redacted: for a search, never to be shown. */
    searchedLines = [];
    /** The last lines, redacted. */
    lastLines = [];
    #follow;
    #edges;
    #stop = new AbortController();
    #following;
    #printed = 0;
    /** @param tell called with each event that the stream brings. */
    constructor(id, edges, { signal, leftMs }, tell = () => { }) {
        this.#edges = edges;
        this.#follow = async () => {
            const debug = (line) => edges.log.debug(line);
            try {
                await edges.deployments.follow(id, {
                    signal: (0,any_signal__WEBPACK_IMPORTED_MODULE_3__/* .anySignal */ .J)([signal, this.#stop.signal]),
                    leftMs,
                    note: debug,
                    take: (event) => {
                        if (event.kind === 'log')
                            this.#show(linesOf(event.line));
                        tell(event);
                        return event.kind === 'state' && FINAL.includes(event.status);
                    },
                });
            }
            catch (thrown) {
                if (thrown instanceof _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j$)
                    return;
                debug(`The app's log is not followed any more: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
            }
        };
    }
    /** Starts following the log; further calls do nothing. */
    begin() {
        this.#following ??= this.#follow();
    }
    /** Waits for the last lines of what has ended. */
    async drain() {
        this.begin();
        const over = new AbortController();
        await Promise.race([this.#following, this.#edges.clock.sleep(DRAIN_MS, over.signal).catch(() => { })]);
        over.abort();
    }
    async end() {
        this.#stop.abort();
        await this.#following;
    }
    #show(lines) {
        const { log, redact } = this.#edges;
        const shown = redactLines(lines, redact);
        this.searchedLines = [...this.searchedLines, ...lines].slice(-MOST_SEARCHED);
        this.lastLines = [...this.lastLines, ...shown].slice(-MOST_SHOWN);
        for (const line of shown) {
            this.#printed += 1;
            if (this.#printed <= MOST_PRINTED)
                log.groupLine(TITLE, line);
            if (this.#printed === MOST_PRINTED)
                log.groupLine(TITLE, `\u2026 the lines after the first ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(MOST_PRINTED, 'line')} are not shown`);
        }
    }
}
/** Splits a log event into lines, without colours and other terminal control sequences. */
function linesOf(message) {
    const lines = (0,_domain_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutColours */ .mU)((0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(message, LONGEST_MESSAGE)).split(/\r\n|\r|\n/);
    const end = lines.findLastIndex((line) => line !== '');
    return lines.slice(0, Math.max(1, end + 1)).map((line) => (0,_domain_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(line, LONGEST_LINE));
}
/** Redacts lines, including secrets that span several lines; the result may then have fewer lines. */
function redactLines(lines, redact) {
    return lines.length === 0 ? [] : redact(lines.join('\n')).split('\n');
}


/***/ }),

/***/ 5207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findFrame),
/* harmony export */   v: () => (/* binding */ withOwnFrames)
/* harmony export */ });
/** `  File "/app/main.py", line 7, in run` */
const PYTHON = /^\s*File "(?<file>[^"]+)", line (?<line>\d{1,7})\b/;
/** `    at run (file:///app/src/app.ts:12:3)`, `    at async /app/src/app.ts:12:3` */
const V8 = /^\s*at (?:[^(]* \()?(?:async )?(?<file>.+):(?<line>\d{1,7}):\d{1,7}\)?\s*$/;
/** The head of an uncaught error: `/app/src/app.ts:12`. Of a syntax error it is the only line that names our file. */
const V8_HEAD = /^\s*(?<file>(?:[A-Za-z]:)?[^\s:"'()]+\.[cm]?[jt]sx?):(?<line>\d{1,7})(?::\d{1,7})?(?=\s|$)/;
function placeIn(text) {
    const notations = { python: PYTHON, v8: V8, head: V8_HEAD };
    for (const by of ['python', 'v8', 'head']) {
        const { file: path, line } = notations[by].exec(text)?.groups ?? {};
        if (path !== undefined)
            return { by, path, line: Number(line) };
    }
    return undefined;
}
/** Folders whose files are somebody else's: no frame there says what to change. */
const FOREIGN = ['node_modules', 'site-packages', 'dist-packages', '.venv'];
/**
 * Finds the line to blame in what an app has written: of the last stack that names a file of ours, the frame that is
 * nearest to the error. JavaScript writes that one first, Python last.
 * @param lines e.g. the last lines of a log; the reason of a failure goes last.
 * @param isFile whether a path, with forward slashes, is one of our files. It is never given `..` or an absolute path.
 * @returns undefined where no line names one.
 */
function findFrame(lines, isFile) {
    let found;
    for (const text of lines.toReversed()) {
        const place = placeIn(text);
        if (place === undefined) {
            if (found !== undefined)
                break; // above its stack
            continue;
        }
        const file = place.line > 0 ? ownFile(place.path, isFile) : undefined;
        if (file === undefined)
            continue;
        found = { file, line: place.line };
        if (place.by === 'python')
            break;
    }
    return found;
}
/**
 * An app's log as people read it: our files by their paths from the package's root, and of each JavaScript stack our own
 * frames, with one line for the others. A stack without a frame of ours stays whole.
 */
function withOwnFrames(lines, isFile) {
    const shown = [];
    let own = [];
    let foreign = [];
    const endStack = () => {
        const others = foreign.length === 1 ? 'frame' : 'frames';
        if (own.length > 0 && foreign.length > 0)
            own.push(`    \u2026 ${foreign.length} ${others} of Node.js and of packages`);
        shown.push(...(own.length > 0 ? own : foreign));
        own = [];
        foreign = [];
    };
    for (const text of lines) {
        const place = placeIn(text);
        const file = place && ownFile(place.path, isFile);
        const readable = place && file !== undefined ? text.replace(place.path, () => file) : text;
        if (place?.by === 'v8')
            (file === undefined ? foreign : own).push(readable);
        else {
            endStack();
            shown.push(readable);
        }
    }
    endStack();
    return shown;
}
/** The most folders of a path that are looked at: an app may write any path, and a cancel has to be heard meanwhile. */
const DEEPEST = 50;
/** The longest end of a path that is a file of ours: the service may have put the app into any folder. */
function ownFile(path, isFile) {
    if (/^(?:node:|internal\/|https?:|<)/i.test(path))
        return undefined;
    const parts = plainPath(path)
        .split(/[\\/]/)
        .filter((part) => part !== '' && part !== '.');
    if (parts.includes('..') || parts.some((part) => FOREIGN.includes(part)))
        return undefined;
    const near = parts.slice(-DEEPEST);
    return near.map((_, from) => near.slice(from).join('/')).find(isFile);
}
/** `file:///app/a%20b.ts` and `C:\app` as what is to be split at its slashes. */
function plainPath(path) {
    const bare = path.replace(/^file:\/\//, '').replace(/^\/?[A-Za-z]:(?=[\\/])/, '');
    try {
        return bare === path ? path : decodeURIComponent(bare);
    }
    catch {
        return bare;
    }
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

/***/ 240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Qn: () => (/* binding */ statusAtCancel),
/* harmony export */   Qs: () => (/* binding */ refusedPoll),
/* harmony export */   gc: () => (/* binding */ cancelledAfter),
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

/***/ 1139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ Alarm),
/* harmony export */   g3: () => (/* binding */ GRACE_MS),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony exports FIRST_PAUSE_MS, pollPause */
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

/***/ 2340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ redactReplays),
/* harmony export */   Y5: () => (/* binding */ lengthOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   kT: () => (/* binding */ parseReplays)
/* harmony export */ });
/* harmony import */ var _secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6821);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1832);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1445);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4099);
/* harmony import */ var _id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9310);





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
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(record))
            return { ok: false, why: `entry ${index + 1} of the list is not an object` };
        const { replay_id: id, started_at: startedAt, finished_at: finishedAt, replay_view_url: viewUrl } = record;
        if (typeof id !== 'string' || !(0,_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isId */ .eQ)(id)) {
            return { ok: false, why: `entry ${index + 1} of the list has no "replay_id" that matches [A-Za-z0-9_-]{1,128}` };
        }
        replays.push({
            id,
            startedAt: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(textOf(startedAt), MAX_TIME),
            finishedAt: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(textOf(finishedAt), MAX_TIME),
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
    return [...new Set([...values, ...values.map(_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .decoded */ .DH), ...shaped])];
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
    const ms = (0,_text_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .p)(finishedAt) - (0,_text_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .p)(startedAt);
    return ms >= 0 ? ms : undefined;
}


/***/ }),

/***/ 295:
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


/***/ }),

/***/ 4649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  followLog: () => (/* binding */ followLog)
});

// UNUSED EXPORTS: Cursor

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
    if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp) || Number.isNaN((0,time/* parseDateTime */.D)(timestamp))) {
        return { ok: false, why: 'its "timestamp" is not valid' };
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

// EXTERNAL MODULE: ./lib/src/service/events/event-stream.js
var event_stream = __webpack_require__(6200);
;// CONCATENATED MODULE: ./lib/src/service/events/log-events.js



/**
 * GET /deployments/{id}/events or /invocations/{id}/events: not in the specification, but offered by similar services. A
 * broken connection is opened again with `since` set to the last event. Only log lines count as progress.
 * @throws StepFailure `network` or `rejected`, also if the service has no such operation; Interrupted.
 */
async function followLog(connection, resource, id, { take, note, signal, leftMs }) {
    const path = `/${resource}s/${id}/events`;
    const cursor = new Cursor();
    let malformed = 0;
    await (0,event_stream/* followEvents */.Z)({ ...connection, note }, {
        what: { doing: "Following the app's log", request: `GET ${path}` },
        path: () => (cursor.since === undefined ? path : `${path}?${new URLSearchParams({ since: cursor.since })}`),
        resumes: true,
        signal,
        leftMs,
        opened: () => cursor.reopen(),
        take(data) {
            const parsed = parseDeploymentEvent(data, resource);
            if (!parsed.ok) {
                if (++malformed === 1)
                    note(`An event of the ${resource} was skipped: ${parsed.why}`);
                return 'skipped';
            }
            const { event } = parsed;
            const isLog = event.kind === 'log';
            const isKnown = 'timestamp' in event && !cursor.isNew(event.timestamp, isLog ? event.line : event.status);
            if (isKnown)
                return 'skipped';
            if (take(event))
                return 'enough';
            return isLog ? 'counted' : 'skipped';
        },
    });
}
/** Events of one time that are remembered, and characters of each; any more of them may be shown twice. */
const MOST_REMEMBERED = 1_000;
const LONGEST_KEY = 200;
/** The position in a stream: from when to ask for more, and which events of a new connection are repeats. */
class Cursor {
    /** The time of the latest event as the service wrote it; undefined before the first event. */
    since;
    /** That time, and the events of it; and the same when the connection was opened. */
    #latest = { at: Number.NEGATIVE_INFINITY, texts: [] };
    #known = this.#latest;
    /** Must be called whenever a connection is opened. */
    reopen() {
        this.#known = this.#latest;
    }
    /** Records an event. @param timestamp RFC 3339, validated by the caller. @returns whether it comes for the first time. */
    isNew(timestamp, text) {
        const at = (0,time/* parseDateTime */.D)(timestamp);
        const key = text.slice(0, LONGEST_KEY);
        if (at < this.#known.at || (at === this.#known.at && this.#known.texts.includes(key)))
            return false;
        if (at > this.#latest.at) {
            this.since = timestamp;
            this.#latest = { at, texts: [key] };
        }
        else if (at === this.#latest.at && this.#latest.texts.length < MOST_REMEMBERED) {
            this.#latest = { at, texts: [...this.#latest.texts, key] };
        }
        return true;
    }
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
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3252);




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
        retry: 'idempotent',
        ...options,
    });
    const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(response);
    if (!read.ok)
        throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response, read.why);
    const parsed = (0,_domain_records_replay_js__WEBPACK_IMPORTED_MODULE_0__/* .parseReplays */ .kT)(read.json);
    if (!parsed.ok)
        throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response, parsed.why);
    if (parsed.replays.some(({ id }) => connection.holdsSecret?.(id)))
        throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, response, 'the "replay_id" of an entry contains a secret');
    return parsed.replays;
}


/***/ }),

/***/ 7205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};
;