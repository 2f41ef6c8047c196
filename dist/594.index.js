"use strict";
exports.id = 594;
exports.ids = [594];
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

/***/ 9411:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseApps),
/* harmony export */   t: () => (/* binding */ parseAppNames)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1832);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);


/** Characters of a text that are kept: names and versions are compared. */
const LONGEST = 4_000;
/** Reads the response of GET /apps; undefined where it is no array. Records that make no sense are passed over. */
function parseApps(body) {
    if (!Array.isArray(body))
        return undefined;
    return body.filter(_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).flatMap((entry) => {
        const names = parseAppNames(entry);
        const { version, deployment } = entry;
        return names === undefined ? [] : [{ ...names, version: text(version), deployment: text(deployment) }];
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
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(value, LONGEST);
}


/***/ }),

/***/ 6012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ judgeStatus),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   wn: () => (/* binding */ isInFlight),
/* harmony export */   zi: () => (/* binding */ parseDeployment)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1832);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9310);



/** The statuses that the specification knows (API \u00a73). */
const STATUSES = ['queued', 'in_progress', 'running', 'failed', 'stopped'];
const MAX_TEXT = 4_000;
/** Reads a deployment record from a parsed body. Unknown fields, and fields of a wrong type, are ignored. */
function parseDeployment(body) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(body))
        return { ok: false, why: 'the body is not a JSON object' };
    if (typeof body.id !== 'string')
        return { ok: false, why: 'the record has no "id"' };
    if (!(0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .eQ)(body.id))
        return { ok: false, why: (0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .describeBadId */ .wc)(body.id) };
    const text = (name) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(body[name], MAX_TEXT);
    const checksum = checksumOf(text('source_checksum'));
    return {
        ok: true,
        record: {
            id: body.id,
            status: text('status'),
            statusReason: text('status_reason'),
            region: text('region'),
            entrypoint: text('entrypoint_rel_path'),
            createdAt: text('created_at'),
            updatedAt: text('updated_at'),
            ...(checksum === undefined ? {} : { checksum }),
            ...((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(body.env_vars) ? { envNames: Object.keys(body.env_vars) } : {}),
        },
    };
}
/** SHA-256 of no bytes, which is that of no package: a service may tell it of one that it has not processed yet. */
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
function checksumOf(text) {
    const checksum = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toLowerCase();
    return checksum === undefined || checksum === OF_NOTHING ? undefined : checksum;
}
/** Whether the deployment is still in flight. An unknown status counts as in flight. */
function isInFlight(status) {
    return status !== 'running' && !isFinal(status);
}
/** Whether the service will never change the status again. */
function isFinal(status) {
    return status === 'failed' || status === 'stopped';
}
/** Compares a status with the awaited one. `failed` and `stopped` are always final. */
function judgeStatus(status, until) {
    if (status === 'failed' || status === 'stopped')
        return status;
    if (until === 'created')
        return 'reached';
    switch (status) {
        case 'running':
            return 'reached';
        case 'in_progress':
            return until === 'started' ? 'reached' : 'waiting';
        case 'queued':
        case '':
            return 'waiting';
        default:
            return 'unknown-status';
    }
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
    if (!(0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .eQ)(body.id))
        return { ok: false, why: (0,_id_js__WEBPACK_IMPORTED_MODULE_1__/* .describeBadId */ .wc)(body.id) };
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


/***/ }),

/***/ 5940:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9219);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3971);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3252);



/** Records that a page is asked for. */
const PAGE_SIZE = 100;
/** The most pages that are read. */
const MOST_PAGES = 50;
/**
 * GET of a list, page by page (`limit`, `offset`; `X-Has-More`, `X-Next-Offset`), at most 5,000 items.
 * @throws Interrupted
 */
async function readList(connection, { doing, path, filter = {}, parse, keyOf, ...options }) {
    const what = { doing, request: `GET ${path}` };
    const known = new Map();
    for (let pages = 1, offset = 0;; pages++) {
        const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
        query.set('limit', String(PAGE_SIZE));
        if (offset > 0)
            query.set('offset', String(offset));
        const request = { what, method: 'GET', path: `${path}?${query}`, retry: 'idempotent', ...options };
        const outcome = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)(connection, request);
        if (outcome.kind === 'failed') {
            const { failure } = outcome;
            return { kind: 'refused', failure, isAbsent: pages === 1 && (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isLacking */ .Ke)(failure.service) };
        }
        const { response } = outcome;
        const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(response);
        if (!read.ok)
            return { kind: 'malformed', why: read.why };
        const items = parse(read.json);
        if (items === undefined)
            return { kind: 'malformed', why: (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .foreignText */ .qk)(JSON.stringify(read.json)) };
        const before = known.size;
        for (const item of items)
            known.set(keyOf(item), item);
        // An entry that makes no sense is one of the page as well.
        const next = nextOffset(response, offset, Array.isArray(read.json) ? read.json.length : items.length);
        // If the service ignores the offset, every page is the first one and brings nothing new.
        if (next === undefined || known.size === before || pages === MOST_PAGES) {
            const serverNow = Date.parse(response.headers.date ?? '');
            return { kind: 'list', items: [...known.values()], serverNow, isWhole: next === undefined };
        }
        offset = next;
    }
}
/** Where the list goes on after a page; undefined where it ends. Without a word of the service a short page is the last. */
function nextOffset({ headers }, offset, records) {
    const said = Number(headers['x-next-offset']);
    const isSaid = Number.isSafeInteger(said) && said > offset;
    const more = headers['x-has-more']?.trim().toLowerCase();
    const hasMore = more === undefined ? isSaid || records >= PAGE_SIZE : more !== 'false' && more !== '0';
    return hasMore ? (isSaid ? said : offset + records) : undefined;
}


/***/ }),

/***/ 2709:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $6: () => (/* binding */ readCreated),
  Nw: () => (/* binding */ readPolled),
  aE: () => (/* binding */ readRecord)
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
    return [inBody, inPath].find((id) => typeof id === 'string' && (0,records_id/* isId */.eQ)(id));
}
/** For a message, as the end of a sentence. */
function describeResponseId(made, id) {
    return `it names ${made} ${id}, which may be the new one`;
}

// EXTERNAL MODULE: ./lib/src/http/request-failure.js
var request_failure = __webpack_require__(3056);
// EXTERNAL MODULE: ./lib/src/http/response-body.js
var response_body = __webpack_require__(3252);
;// CONCATENATED MODULE: ./lib/src/service/records.js





/** The record in a response, where it is one that may be used: no sink may show an id that contains a secret. */
function readRecord({ holdsSecret }, response, parse) {
    const read = (0,response_body/* readJson */.Vh)(response);
    if (!read.ok)
        return { kind: 'malformed', why: read.why };
    const parsed = parse(read.json);
    if (!parsed.ok)
        return { kind: 'malformed', why: parsed.why };
    if (holdsSecret?.(parsed.record.id))
        return { kind: 'malformed', why: 'the record\'s "id" contains a secret' };
    return { kind: 'record', record: parsed.record };
}
/** The record that a poll of this id brought. */
function readPolled(connection, id, response, parse) {
    const read = readRecord(connection, response, parse);
    if (read.kind === 'malformed')
        return read;
    if (read.record.id !== id)
        return { kind: 'malformed', why: 'the response is about another record' };
    return read.record.status === '' ? { kind: 'malformed', why: 'the record has no "status"' } : read;
}
/**
 * The record of what a POST has made that must not be sent twice.
 * @throws StepFailure `ambiguous` where the 2xx response has no usable one.
 */
function readCreated(connection, made, what, response, parse) {
    const read = (0,response_body/* readJson */.Vh)(response);
    const why = read.ok ? whyNotMade(made, response.status, read.json) : read.why;
    const found = why === undefined ? readRecord(connection, response, parse) : { kind: 'malformed', why };
    if (found.kind === 'record')
        return found.record;
    throw unusableCreation(connection, made, what, response, found.why);
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