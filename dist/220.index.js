"use strict";
exports.id = 220;
exports.ids = [220];
exports.modules = {

/***/ 8678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(9219);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/http/json-body.js
var json_body = __webpack_require__(295);
// EXTERNAL MODULE: ./lib/src/http/request.js
var request = __webpack_require__(3971);
// EXTERNAL MODULE: ./lib/src/http/request-failure.js
var request_failure = __webpack_require__(3056);
// EXTERNAL MODULE: ./lib/src/http/response-body.js
var response_body = __webpack_require__(3252);
;// CONCATENATED MODULE: ./lib/src/service/processes.js






/**
 * POST /browsers/{id}/process/{process_id}/resize (API \u00a74.3). The values are absolute, so the request is idempotent.
 * @returns the `ok` of the response.
 * @throws StepFailure `network` or `rejected`; Interrupted.
 */
async function resizeTerminal(connection, { browserId, processId, rows, cols }, options) {
    const path = `/browsers/${browserId}/process/${processId}/resize`;
    const what = { doing: 'Resizing the terminal', request: `POST ${path}` };
    const body = (0,json_body/* jsonBody */.J)({ rows, cols });
    const response = await (0,request/* send */.tN)(connection, {
        what,
        method: 'POST',
        path,
        body,
        retry: 'idempotent',
        ...options,
    });
    const read = (0,response_body/* readJson */.Vh)(response);
    if (!read.ok)
        throw (0,request_failure/* unusableResponse */.rd)(what, response, read.why);
    if (!(0,json/* isObject */.Gv)(read.json))
        throw (0,request_failure/* unusableResponse */.rd)(what, response, 'the body is not a JSON object');
    const { ok, ...others } = read.json;
    if ((0,service_error/* isErrorBody */.HR)(others, true))
        throw (0,request_failure/* requestFailure */.SU)(what, response, 'refused', 1);
    if (typeof ok !== 'boolean')
        throw (0,request_failure/* unusableResponse */.rd)(what, response, 'the body has no boolean "ok"');
    return ok;
}

// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/src/actions/step/call.js
var call = __webpack_require__(990);
;// CONCATENATED MODULE: ./lib/src/actions/resize-terminal/resize-terminal.js



/** Bounds of rows and columns. The specification gives none (API \u00a78); a terminal stores each in 16 bits. */
const SIDE = { least: 1, most: 65_535 };
/** @throws InputFailure for the first bad input. */
function parseResizeTerminalInputs(raw) {
    return {
        browserId: (0,parsers/* parseId */.Fg)(raw, 'browser-id'),
        processId: (0,parsers/* parseUuid */.Xw)(raw, 'process-id'),
        rows: (0,parsers/* parseInteger */.cG)(raw, 'rows', SIDE),
        cols: (0,parsers/* parseInteger */.cG)(raw, 'cols', SIDE),
    };
}
const RESIZE_TERMINAL = {
    doing: 'Resizing the terminal',
    ifSent: 'The terminal may have its new size. Run the job again; this is safe.',
    idempotent: true,
};
/** Resizes the terminal of one process. @param send sends the request, and returns the `ok` of the response. */
function resize({ processId, rows, cols }, edges, send) {
    return (0,call/* singleCall */.h)(RESIZE_TERMINAL, edges, async (options) => {
        const ok = await send(options);
        edges.outputs.set({ ok: String(ok) });
        if (!ok)
            throw new failure/* StepFailure */.pH({
                kind: 'rejected',
                message: `Resizing the terminal of process ${processId}: the service responded with "ok": false and gave no reason.`,
                advice: 'Check that the process is running and has a terminal.',
            });
        edges.log.info(`The terminal of process ${processId} now has ${rows} rows and ${cols} columns`);
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/resize-terminal/main.js



const main = (host) => (0,sub_action/* startSubAction */.F)({
    doing: RESIZE_TERMINAL.doing,
    parse: parseResizeTerminalInputs,
    run: (inputs, connection, runner) => resize(inputs, runner, (options) => resizeTerminal(connection, inputs, options)),
}, host);


/***/ }),

/***/ 990:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ singleCall)
/* harmony export */ });
/* unused harmony export callFailure */
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
/* harmony import */ var _end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6889);
/* harmony import */ var _time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3901);




/** The most milliseconds that an action of a single call takes, retries included: such an action has no `timeout`. */
const CALL_LIMIT_MS = 120_000;
/** The same limit in words, as part of a sentence. */
const CALL_LIMIT_TEXT = '2 min (the time limit of this action)';
/** Runs an action of one call. Never throws: any failure becomes one error and a summary. */
async function singleCall(text, edges, call) {
    try {
        edges.cancel.throwIfAborted();
        await call((0,_time_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .startTimeLimit */ .r)(edges, CALL_LIMIT_MS, CALL_LIMIT_TEXT));
        return true;
    }
    catch (thrown) {
        const failure = callFailure(thrown, text);
        (0,_end_js__WEBPACK_IMPORTED_MODULE_2__/* .logStack */ .fk)(edges.log, thrown, failure);
        await (0,_end_js__WEBPACK_IMPORTED_MODULE_2__/* .endFailed */ .Rz)(text.doing, failure, edges);
        return false;
    }
}
/** Turns whatever ended an action of a single call into a StepFailure. */
function callFailure(thrown, { doing, ifSent, idempotent }) {
    const interruption = (0,_domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptionOf */ .nS)(thrown);
    if (interruption === undefined)
        return (0,_domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toStepFailure */ .eG)(thrown, 'ambiguous');
    const { by, maybeDone } = interruption;
    const retryable = idempotent || !maybeDone;
    if (by === 'deadline') {
        return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH({
            kind: retryable ? 'network' : 'ambiguous',
            message: `${doing}: the service ${maybeDone ? 'has not responded' : 'could not be reached'} in ${CALL_LIMIT_TEXT}${maybeDone ? ', after the request was sent' : ''}.`,
            advice: maybeDone ? ifSent : 'Check base-url and whether the service is up, then run the job again.',
            retryable,
        });
    }
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH({
        kind: 'cancelled',
        message: `${doing}: the run was cancelled ${maybeDone ? 'after the request was sent and before the service responded' : 'before the request was sent'}.`,
        advice: maybeDone ? ifSent : 'Nothing was done: you can run the job again.',
        retryable,
    });
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


/***/ })

};
;