"use strict";
exports.id = 472;
exports.ids = [472];
exports.modules = {

/***/ 9343:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/service/replays.js
var replays = __webpack_require__(8385);
// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
// EXTERNAL MODULE: ./lib/src/domain/records/replay.js
var records_replay = __webpack_require__(2340);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/actions/step/call.js
var call = __webpack_require__(990);
// EXTERNAL MODULE: ./lib/src/actions/step/replay-table.js
var replay_table = __webpack_require__(1456);
;// CONCATENATED MODULE: ./lib/src/actions/list-replays/list-replays.js





/** @throws InputFailure for the first bad input. */
function parseListReplaysInputs(raw) {
    return { browserId: (0,parsers/* parseId */.Fg)(raw, 'browser-id'), showLinks: (0,parsers/* parseBoolean */.yG)(raw, 'show-links') };
}
const LIST_REPLAYS = {
    doing: 'Listing the replays',
    ifSent: 'Listing changes nothing: you can run the job again.',
    idempotent: true,
};
/** Replays that the log shows; the outputs have all of them. */
const MAX_LINES = 100;
/** The whole job: list \u2192 hide the tokens \u2192 outputs \u2192 log \u2192 summary. @param list asks the service. */
function listSessionReplays({ browserId, showLinks }, runner, list) {
    const { log, outputs, summary } = runner;
    if (!showLinks)
        runner.hideLinkTokens();
    return (0,call/* singleCall */.h)(LIST_REPLAYS, runner, async (options) => {
        const replays = await list(options);
        if (!showLinks)
            runner.hide(replays.flatMap(({ viewUrl }) => (0,records_replay/* tokensOf */.k8)(viewUrl)));
        outputs.set({
            replays: JSON.stringify((0,replay_table/* replayList */._)(replays, showLinks)),
            count: String(replays.length),
            'replay-ids': replays.map(({ id }) => id).join(','),
        });
        const title = `Browser session ${browserId} has ${replays.length === 0 ? 'no replays' : (0,format/* count */.U9)(replays.length, 'replay')}`;
        if (replays.length === 0)
            log.info(title);
        else
            log.group(title, replays.slice(0, MAX_LINES).map(lineOf));
        if (replays.length > MAX_LINES)
            log.info(`Only the first ${MAX_LINES} are shown here; the outputs have all`);
        if (!showLinks && replays.length > 0)
            log.info('The view links are left out: show-links is false');
        const table = (redact) => (0,replay_table/* replayTable */.M)((0,records_replay/* redactReplays */.Gw)(replays, redact), showLinks);
        await summary.write((redact) => `## \ud83c\udf9e\ufe0f ${title}\n${replays.length === 0 ? '' : `\n${table(redact)}`}`);
    });
}
function lineOf(replay) {
    const length = (0,records_replay/* lengthOf */.Y5)(replay);
    const times = `${replay.startedAt || 'unknown'} to ${replay.finishedAt || 'unknown'}`;
    return `${replay.id}: ${times}${length === undefined ? '' : `, ${(0,format/* formatDuration */.a3)(length)}`}`;
}

;// CONCATENATED MODULE: ./lib/src/actions/list-replays/main.js



const main = (host) => (0,sub_action/* startSubAction */.F)({
    doing: LIST_REPLAYS.doing,
    parse: parseListReplaysInputs,
    run: (inputs, connection, runner) => listSessionReplays(inputs, runner, (options) => (0,replays/* listReplays */.F)(connection, inputs.browserId, options)),
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


/***/ })

};
;