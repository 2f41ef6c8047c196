"use strict";
exports.id = 479;
exports.ids = [479];
exports.modules = {

/***/ 8314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/service/deletion.js
var deletion = __webpack_require__(4287);
;// CONCATENATED MODULE: ./lib/src/service/api-keys.js

/**
 * DELETE /org/api_keys/{id} (API \u00a74.2).
 * @param id validated by the caller.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
function deleteApiKey(connection, id, options) {
    return (0,deletion/* deleteResource */.o8)(connection, {
        what: {
            doing: `Deleting API key ${id}`,
            request: `DELETE /org/api_keys/${id}`,
            ifAmbiguous: 'The key may be deleted. Run the job again with "missing-ok: true": that is safe.',
        },
        noun: 'key',
        path: `/org/api_keys/${id}`,
        id,
        ...options,
    });
}

// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/actions/step/single-call.js + 1 modules
var single_call = __webpack_require__(2084);
;// CONCATENATED MODULE: ./lib/src/actions/delete-api-key/delete-api-key.js

const DELETE_API_KEY = {
    doing: 'Deleting the API key',
    ifSent: 'The key may be deleted. Run the job again with "missing-ok: true": that is safe.',
    idempotent: false,
};
/** Deletes one key. */
function deleteKey({ keyId, missingOk }, edges) {
    const { log, outputs, apiKeys } = edges;
    return (0,single_call/* singleCall */.h)(DELETE_API_KEY, edges, async (options) => {
        const deletion = await apiKeys.delete(keyId, options);
        outputs.set({ deleted: String(deletion.kind === 'deleted') });
        if (deletion.kind === 'missing') {
            if (!missingOk)
                throw keyIsMissing(deletion.failure);
            log.info(`There is no API key ${keyId} (any more), which is fine: missing-ok is true`);
        }
        else if (deletion.inDoubt) {
            log.info(`Deleted API key ${keyId}: one response of the service was lost, and now the key is gone`);
        }
        else
            log.info(`Deleted API key ${keyId}`);
    });
}
function keyIsMissing(failure) {
    const advice = 'Check key-id and base-url. Where it is fine that the key is gone already, set "missing-ok: true".';
    return failure.with({ advice });
}

// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/inputs/ids.js
var ids = __webpack_require__(7752);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/src/domain/inputs/service.js
var inputs_service = __webpack_require__(6949);
;// CONCATENATED MODULE: ./lib/src/actions/delete-api-key/inputs.js




/** @throws InputFailure for the first bad input. */
function parseDeleteApiKeyInputs(raw) {
    const service = (0,inputs_service/* parseServiceInputs */.e)(raw);
    if (raw('key-id').trim() === service.apiKey) {
        throw new failure/* InputFailure */.RP('key-id', 'is the key of "api-key" itself', 'the id of a key, which is not a secret');
    }
    return { ...service, keyId: (0,ids/* parseId */.F)(raw, 'key-id'), missingOk: (0,parsers/* parseBoolean */.yG)(raw, 'missing-ok') };
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-api-key/main.js




const main = (host) => (0,sub_action/* startSubAction */.F)({
    doing: DELETE_API_KEY.doing,
    parse: parseDeleteApiKeyInputs,
    run: (inputs, connection, runner) => deleteKey(inputs, {
        ...runner,
        apiKeys: { delete: (id, options) => deleteApiKey(connection, id, options) },
    }),
}, host);


/***/ }),

/***/ 2084:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ singleCall)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var failures_interruption = __webpack_require__(2357);
;// CONCATENATED MODULE: ./lib/src/actions/step/call-failure.js


/** The most milliseconds that an action of a single call takes, retries included: such an action has no `timeout`. */
const CALL_LIMIT_MS = 120_000;
/** The same limit in words, as part of a sentence. */
const CALL_LIMIT_TEXT = 'the 2 min that this action waits at most';
/** Turns whatever ended an action of a single call into a StepFailure. */
function callFailure(thrown, { doing, ifSent, idempotent }) {
    const interruption = (0,failures_interruption/* interruptionOf */.nS)(thrown);
    if (interruption === undefined)
        return (0,failure/* toStepFailure */.eG)(thrown, 'ambiguous');
    const { by, maybeDone } = interruption;
    const retryable = idempotent || !maybeDone;
    if (by === 'deadline') {
        return new failure/* StepFailure */.pH({
            kind: retryable ? 'network' : 'ambiguous',
            message: `${doing}: the service ${maybeDone ? 'has not responded' : 'could not be reached'} in ${CALL_LIMIT_TEXT}${maybeDone ? ', after the request was sent' : ''}.`,
            advice: maybeDone ? ifSent : 'Check base-url and whether the service is up, then run the job again.',
            retryable,
        });
    }
    return new failure/* StepFailure */.pH({
        kind: 'cancelled',
        message: `${doing}: the run was cancelled ${maybeDone ? 'after the request was sent and before the service responded' : 'before the request was sent'}.`,
        advice: maybeDone ? ifSent : 'Nothing was done: run the job again whenever you like.',
        retryable,
    });
}

// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(3901);
;// CONCATENATED MODULE: ./lib/src/actions/step/single-call.js



/** Runs an action of one call. Never throws: any failure becomes one error and a summary. */
async function singleCall(text, edges, call) {
    try {
        edges.cancel.throwIfAborted();
        await call((0,time_limit/* startTimeLimit */.r)(edges, CALL_LIMIT_MS, CALL_LIMIT_TEXT));
        return true;
    }
    catch (thrown) {
        const failure = callFailure(thrown, text);
        (0,end/* logStack */.fk)(edges.log, thrown, failure);
        await (0,end/* endFailed */.Rz)(text.doing, failure, edges);
        return false;
    }
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


/***/ })

};
;