"use strict";
exports.id = 479;
exports.ids = [479];
exports.modules = {

/***/ 1958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/service/deletion.js
var deletion = __webpack_require__(4287);
// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/src/actions/step/call.js
var call = __webpack_require__(990);
;// CONCATENATED MODULE: ./lib/src/actions/delete-api-key/delete-api-key.js



/** @throws InputFailure for the first bad input. */
function parseDeleteApiKeyInputs(raw, { apiKey }) {
    if (raw('key-id').trim() === apiKey)
        throw new failure/* InputFailure */.RP('key-id', 'is the same as "api-key"', 'the id of a key, which is not a secret');
    return { keyId: (0,parsers/* parseId */.Fg)(raw, 'key-id'), missingOk: (0,parsers/* parseBoolean */.yG)(raw, 'missing-ok') };
}
const DELETE_API_KEY = {
    doing: 'Deleting the API key',
    ifSent: 'The key may be deleted. Run the job again with "missing-ok: true"; this is safe.',
    idempotent: false,
};
/** Deletes one key. @param send sends the DELETE. */
function deleteKey({ keyId, missingOk }, edges, send) {
    const { log, outputs } = edges;
    return (0,call/* singleCall */.h)(DELETE_API_KEY, edges, async (options) => {
        const deletion = await send(options);
        outputs.set({ deleted: String(deletion.kind === 'deleted') });
        if (deletion.kind === 'missing') {
            const advice = 'Check key-id and base-url. If the key may be gone already, set "missing-ok: true".';
            if (!missingOk)
                throw deletion.failure.with({ advice });
            log.info(`There is no API key ${keyId}, which is fine: missing-ok is true`);
        }
        else {
            log.info(`Deleted API key ${keyId}${deletion.inDoubt ? ' (one response of the service was lost)' : ''}`);
        }
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-api-key/main.js



const main = (host) => (0,sub_action/* startSubAction */.F)({
    doing: DELETE_API_KEY.doing,
    parse: parseDeleteApiKeyInputs,
    run: (inputs, connection, runner) => deleteKey(inputs, runner, (options) => (0,deletion/* deleteApiKey */.Lh)(connection, inputs.keyId, options)),
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

/***/ 4287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ deleteApiKey),
/* harmony export */   eL: () => (/* binding */ judgeDeletion),
/* harmony export */   o8: () => (/* binding */ deleteResource)
/* harmony export */ });
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1832);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
/* harmony import */ var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3252);





/** DELETE of one resource. @throws StepFailure `network` or `rejected` where nothing was deleted; Interrupted. */
async function deleteResource(connection, { name, path, ifAmbiguous, ...options }) {
    const what = { doing: `Deleting ${name}`, request: `DELETE ${path}`, ifAmbiguous };
    const ambiguous = (failure) => {
        // A page of a gateway may have a wrong address for a reason as well.
        const advice = failure.service === undefined ? `${failure.advice} ${ifAmbiguous}` : ifAmbiguous;
        return failure.with({ kind: 'ambiguous', retryable: false, advice });
    };
    const outcome = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)(connection, { what, method: 'DELETE', path, retry: 'idempotent', ...options });
    if (outcome.kind === 'ok') {
        const judged = judgeDeletion(outcome.response);
        if (judged.kind === 'done')
            return { kind: 'deleted', inDoubt: false };
        if (judged.kind === 'refused')
            throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .requestFailure */ .SU)(what, outcome.response, 'refused', 1);
        return { kind: 'open', failure: ambiguous((0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, outcome.response, judged.why)) };
    }
    const { failure, isInDoubt } = outcome;
    if ((0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .saysNotFound */ .M0)(failure.service))
        return isInDoubt ? { kind: 'deleted', inDoubt: true } : { kind: 'missing', failure };
    if (!isInDoubt)
        throw failure;
    return { kind: 'unclear', failure: ambiguous(failure) };
}
/**
 * Judges a 2xx to a DELETE. The specification shows neither status nor body (API \u00a74.2): a 204 is a success, and so is any
 * other but a 202 without a body, or with JSON that is no refusal.
 */
function judgeDeletion(response) {
    const { status, body } = response;
    if (status === 202)
        return { kind: 'unclear', why: 'a 202 does not say that it is done' };
    if (status === 204 || (body.ok && body.text.trim() === ''))
        return { kind: 'done' };
    const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(response);
    if (!read.ok)
        return { kind: 'unclear', why: read.why };
    const isRefused = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(read.json) && (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isErrorBody */ .HR)(read.json, true);
    return isRefused ? { kind: 'refused', why: 'it has the body of an error' } : { kind: 'done' };
}
/**
 * DELETE /org/api_keys/{id} (API \u00a74.2).
 * @param id validated by the caller.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
async function deleteApiKey(connection, id, options) {
    const ifAmbiguous = 'The key may be deleted. Run the job again with "missing-ok: true"; this is safe.';
    const request = { name: `API key ${id}`, path: `/org/api_keys/${id}`, ifAmbiguous };
    const deletion = await deleteResource(connection, { ...request, ...options });
    if (deletion.kind === 'deleted' || deletion.kind === 'missing')
        return deletion;
    throw deletion.failure;
}


/***/ })

};
;