"use strict";
exports.id = 220;
exports.ids = [220];
exports.modules = {

/***/ 9461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(1472);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(8839);
// EXTERNAL MODULE: ./lib/src/http/request.js
var request = __webpack_require__(9716);
// EXTERNAL MODULE: ./lib/src/http/request-body.js
var request_body = __webpack_require__(3893);
// EXTERNAL MODULE: ./lib/src/http/request-failure.js
var request_failure = __webpack_require__(8675);
// EXTERNAL MODULE: ./lib/src/http/response-body.js
var response_body = __webpack_require__(4427);
;// CONCATENATED MODULE: ./lib/src/service/processes.js






/**
 * POST /browsers/{id}/process/{process_id}/resize (API §4.3). The values are absolute, so the request is idempotent.
 * @returns the `ok` of the response.
 * @throws StepFailure `network` or `rejected`; Interrupted.
 */
async function resizeTerminal(connection, { browserId, processId, rows, cols }, options) {
    const path = `/browsers/${browserId}/process/${processId}/resize`;
    const what = { doing: 'Resizing the terminal', request: `POST ${path}` };
    const body = (0,request_body/* jsonBody */.J)({ rows, cols });
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
var sub_action = __webpack_require__(1948);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/src/domain/inputs/ids.js
var ids = __webpack_require__(4465);
// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(7399);
// EXTERNAL MODULE: ./lib/src/actions/step/single-call.js + 1 modules
var single_call = __webpack_require__(875);
;// CONCATENATED MODULE: ./lib/src/actions/resize-terminal/resize-terminal.js




/** Bounds of rows and columns. The specification gives none (API §8); a terminal stores each in 16 bits. */
const SIDE = { least: 1, most: 65_535 };
/** @throws InputFailure for the first bad input. */
function parseResizeTerminalInputs(raw) {
    return {
        browserId: (0,ids/* parseId */.F)(raw, 'browser-id'),
        processId: (0,ids/* parseUuid */.X)(raw, 'process-id'),
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
    return (0,single_call/* singleCall */.h)(RESIZE_TERMINAL, edges, async (options) => {
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

/***/ 875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ singleCall)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var failures_interruption = __webpack_require__(4098);
;// CONCATENATED MODULE: ./lib/src/actions/step/call-failure.js


/** The most milliseconds that an action of a single call takes, retries included: such an action has no `timeout`. */
const CALL_LIMIT_MS = 120_000;
/** The same limit in words, as part of a sentence. */
const CALL_LIMIT_TEXT = '2 min (the time limit of this action)';
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
        advice: maybeDone ? ifSent : 'Nothing was done: you can run the job again.',
        retryable,
    });
}

// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(3270);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(4660);
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

/***/ 4660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ startTimeLimit)
/* harmony export */ });
/* harmony import */ var any_signal__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7787);

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

/***/ 7628:
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

/***/ 4465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseId),
/* harmony export */   X: () => (/* binding */ parseUuid)
/* harmony export */ });
/* harmony import */ var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4355);
/* harmony import */ var _records_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1303);


const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Parses an input that is an id. */
function parseId(raw, name) {
    const text = raw(name).trim();
    if ((0,_records_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)(text))
        return text;
    const accepted = 'the id as the service gave it: 1 to 128 letters, digits, "-" and "_"';
    throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, problemOf(text), accepted);
}
/** Parses an input that is an id in the form of a UUID (API §4.3). */
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

/***/ 7399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   fL: () => (/* binding */ parseSeconds),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4355);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7628);


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
        throw new _failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, `is "${text}"${(0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, choices)}`, choices.join(', '));
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

/***/ 1303:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isId),
/* harmony export */   w: () => (/* binding */ describeBadId)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6098);

const ID = /^[A-Za-z0-9_-]{1,128}$/;
/** Whether a text may be used as an id in a path: `..` or `a/b` would reach another resource. */
function isId(text) {
    return ID.test(text);
}
/** Why a record cannot be used, as the end of a sentence. It names the id: nothing else may tell what was made. */
function describeBadId(id) {
    return `the record's "id", "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(id, SHOWN)}", does not match [A-Za-z0-9_-]{1,128}`;
}
/** Characters. */
const SHOWN = 128;


/***/ }),

/***/ 3893:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jsonBody),
/* harmony export */   b: () => (/* binding */ formBody)
/* harmony export */ });
/* harmony import */ var form_data_encoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4144);

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
/**
 * Encodes parts as multipart/form-data. The encoder writes boundary, headers and footer. The content of text parts is
 * written here unchanged, because the encoder would turn a line feed into CRLF, as web forms do.
 */
function formBody(parts) {
    const entries = parts.map((part) => [part.name, 'file' in part ? asFile(part.file) : part.text]);
    const encoder = new form_data_encoder__WEBPACK_IMPORTED_MODULE_0__/* .FormDataEncoder */ .Vi(formOf(entries));
    // The encoder yields three values per part (header, content, line end), then the closing boundary.
    const pieces = [...encoder.values()].map((value, index) => {
        const part = index % 3 === 1 ? parts[(index - 1) / 3] : undefined;
        if (part === undefined)
            return value;
        return 'file' in part ? part.file : Buffer.from(part.text);
    });
    const sizes = pieces.map((piece) => (piece instanceof Uint8Array ? piece.length : (piece.size ?? Number.NaN)));
    const contentLength = sizes.reduce((sum, size) => sum + size, 0);
    return {
        contentType: encoder.contentType,
        ...(Number.isNaN(contentLength) ? {} : { contentLength }),
        async *open() {
            for (const piece of pieces) {
                if (piece instanceof Uint8Array)
                    yield piece;
                else
                    yield* piece.open();
            }
        },
    };
}
/** An object that the encoder accepts as a File. */
function asFile({ filename, type, size }) {
    return { name: filename, type, size, stream: () => [], [Symbol.toStringTag]: 'File' };
}
/** An object that the encoder accepts as a FormData. */
function formOf(entries) {
    const list = () => entries[Symbol.iterator]();
    return { append() { }, getAll: () => [], entries: list, [Symbol.iterator]: list, [Symbol.toStringTag]: 'FormData' };
}


/***/ }),

/***/ 4144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vi: () => (/* binding */ FormDataEncoder)
/* harmony export */ });
/* unused harmony exports isFile, isFormData */
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __accessCheck = (obj, member, msg) => member.has(obj) || __typeError("Cannot " + msg);
var __privateGet = (obj, member, getter) => (__accessCheck(obj, member, "read from private field"), getter ? getter.call(obj) : member.get(obj));
var __privateAdd = (obj, member, value) => member.has(obj) ? __typeError("Cannot add the same private member more than once") : member instanceof WeakSet ? member.add(obj) : member.set(obj, value);
var __privateSet = (obj, member, value, setter) => (__accessCheck(obj, member, "write to private field"), setter ? setter.call(obj, value) : member.set(obj, value), value);
var __privateMethod = (obj, member, method) => (__accessCheck(obj, member, "access private method"), method);

// src/util/chunk.ts
var MAX_CHUNK_SIZE = 65536;
function* chunk(value) {
  if (value.byteLength <= MAX_CHUNK_SIZE) {
    yield value;
    return;
  }
  let offset = 0;
  while (offset < value.byteLength) {
    const size = Math.min(value.byteLength - offset, MAX_CHUNK_SIZE);
    const buffer = value.buffer.slice(offset, offset + size);
    offset += buffer.byteLength;
    yield new Uint8Array(buffer);
  }
}

// src/util/createBoundary.ts
var alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
function createBoundary() {
  let size = 16;
  let res = "";
  while (size--) {
    res += alphabet[Math.random() * alphabet.length << 0];
  }
  return res;
}

// src/util/escapeName.ts
var escapeName = (name) => String(name).replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/"/g, "%22");

// src/util/isFunction.ts
var isFunction = (value) => typeof value === "function";

// src/util/isReadableStreamFallback.ts
var isReadableStreamFallback = (value) => !!value && typeof value === "object" && !Array.isArray(value) && isFunction(value.getReader);

// src/util/isAsyncIterable.ts
var isAsyncIterable = (value) => isFunction(value[Symbol.asyncIterator]);

// src/util/getStreamIterator.ts
async function* readStream(readable) {
  const reader = readable.getReader();
  while (true) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    yield value;
  }
}
async function* chunkStream(stream) {
  for await (const value of stream) {
    yield* chunk(value);
  }
}
var getStreamIterator = (source) => {
  if (isAsyncIterable(source)) {
    return chunkStream(source);
  }
  if (isReadableStreamFallback(source)) {
    return chunkStream(readStream(source));
  }
  throw new TypeError(
    "Unsupported data source: Expected either ReadableStream or async iterable."
  );
};

// src/util/isFile.ts
var isFile = (value) => Boolean(
  value && typeof value === "object" && isFunction(value.constructor) && value[Symbol.toStringTag] === "File" && isFunction(value.stream) && value.name != null
);

// src/util/isFormData.ts
var isFormData = (value) => Boolean(
  value && isFunction(value.constructor) && value[Symbol.toStringTag] === "FormData" && isFunction(value.append) && isFunction(value.getAll) && isFunction(value.entries) && isFunction(value[Symbol.iterator])
);

// src/util/isPlainObject.ts
var getType = (value) => Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
function isPlainObject(value) {
  if (getType(value) !== "object") {
    return false;
  }
  const pp = Object.getPrototypeOf(value);
  if (pp === null || pp === void 0) {
    return true;
  }
  return pp.constructor?.toString?.() === Object.toString();
}

// src/util/normalizeValue.ts
var normalizeValue = (value) => String(value).replace(/\r|\n/g, (match, i, str) => {
  if (match === "\r" && str[i + 1] !== "\n" || match === "\n" && str[i - 1] !== "\r") {
    return "\r\n";
  }
  return match;
});

// src/util/proxyHeaders.ts
function getProperty(target, prop) {
  if (typeof prop === "string") {
    for (const [name, value] of Object.entries(target)) {
      if (prop.toLowerCase() === name.toLowerCase()) {
        return value;
      }
    }
  }
  return void 0;
}
var proxyHeaders = (object) => new Proxy(
  object,
  {
    get: (target, prop) => getProperty(target, prop),
    has: (target, prop) => getProperty(target, prop) !== void 0
  }
);

// src/FormDataEncoder.ts
var defaultOptions = {
  enableAdditionalHeaders: false
};
var readonlyProp = { writable: false, configurable: false };
var _CRLF, _CRLF_BYTES, _CRLF_BYTES_LENGTH, _DASHES, _encoder, _footer, _form, _options, _FormDataEncoder_instances, getFieldHeader_fn, getContentLength_fn;
var FormDataEncoder = class {
  constructor(form, boundaryOrOptions, options) {
    __privateAdd(this, _FormDataEncoder_instances);
    __privateAdd(this, _CRLF, "\r\n");
    __privateAdd(this, _CRLF_BYTES);
    __privateAdd(this, _CRLF_BYTES_LENGTH);
    __privateAdd(this, _DASHES, "-".repeat(2));
    /**
     * TextEncoder instance
     */
    __privateAdd(this, _encoder, new TextEncoder());
    /**
     * Returns form-data footer bytes
     */
    __privateAdd(this, _footer);
    /**
     * FormData instance
     */
    __privateAdd(this, _form);
    /**
     * Instance options
     */
    __privateAdd(this, _options);
    if (!isFormData(form)) {
      throw new TypeError("Expected first argument to be a FormData instance.");
    }
    let boundary;
    if (isPlainObject(boundaryOrOptions)) {
      options = boundaryOrOptions;
    } else {
      boundary = boundaryOrOptions;
    }
    if (!boundary) {
      boundary = `form-data-encoder-${createBoundary()}`;
    }
    if (typeof boundary !== "string") {
      throw new TypeError("Expected boundary argument to be a string.");
    }
    if (options && !isPlainObject(options)) {
      throw new TypeError("Expected options argument to be an object.");
    }
    __privateSet(this, _form, Array.from(form.entries()));
    __privateSet(this, _options, { ...defaultOptions, ...options });
    __privateSet(this, _CRLF_BYTES, __privateGet(this, _encoder).encode(__privateGet(this, _CRLF)));
    __privateSet(this, _CRLF_BYTES_LENGTH, __privateGet(this, _CRLF_BYTES).byteLength);
    this.boundary = boundary;
    this.contentType = `multipart/form-data; boundary=${this.boundary}`;
    __privateSet(this, _footer, __privateGet(this, _encoder).encode(
      `${__privateGet(this, _DASHES)}${this.boundary}${__privateGet(this, _DASHES)}${__privateGet(this, _CRLF).repeat(2)}`
    ));
    const headers = {
      "Content-Type": this.contentType
    };
    const contentLength = __privateMethod(this, _FormDataEncoder_instances, getContentLength_fn).call(this);
    if (contentLength) {
      this.contentLength = contentLength;
      headers["Content-Length"] = contentLength;
    }
    this.headers = proxyHeaders(Object.freeze(headers));
    Object.defineProperties(this, {
      boundary: readonlyProp,
      contentType: readonlyProp,
      contentLength: readonlyProp,
      headers: readonlyProp
    });
  }
  /**
   * Creates an iterator allowing to go through form-data parts (with metadata).
   * This method **will not** read the files and **will not** split values big into smaller chunks.
   *
   * Using this method, you can convert form-data content into Blob:
   *
   * @example
   *
   * ```ts
   * import {Readable} from "stream"
   *
   * import {FormDataEncoder} from "form-data-encoder"
   *
   * import {FormData} from "formdata-polyfill/esm-min.js"
   * import {fileFrom} from "fetch-blob/form.js"
   * import {File} from "fetch-blob/file.js"
   * import {Blob} from "fetch-blob"
   *
   * import fetch from "node-fetch"
   *
   * const form = new FormData()
   *
   * form.set("field", "Just a random string")
   * form.set("file", new File(["Using files is class amazing"]))
   * form.set("fileFromPath", await fileFrom("path/to/a/file.txt"))
   *
   * const encoder = new FormDataEncoder(form)
   *
   * const options = {
   *   method: "post",
   *   body: new Blob(encoder, {type: encoder.contentType})
   * }
   *
   * const response = await fetch("https://httpbin.org/post", options)
   *
   * console.log(await response.json())
   * ```
   */
  *values() {
    for (const [name, raw] of __privateGet(this, _form)) {
      const value = isFile(raw) ? raw : __privateGet(this, _encoder).encode(normalizeValue(raw));
      yield __privateMethod(this, _FormDataEncoder_instances, getFieldHeader_fn).call(this, name, value);
      yield value;
      yield __privateGet(this, _CRLF_BYTES);
    }
    yield __privateGet(this, _footer);
  }
  /**
   * Creates an async iterator allowing to perform the encoding by portions.
   * This method reads through files and splits big values into smaller pieces (65536 bytes per each).
   *
   * @example
   *
   * ```ts
   * import {Readable} from "stream"
   *
   * import {FormData, File, fileFromPath} from "formdata-node"
   * import {FormDataEncoder} from "form-data-encoder"
   *
   * import fetch from "node-fetch"
   *
   * const form = new FormData()
   *
   * form.set("field", "Just a random string")
   * form.set("file", new File(["Using files is class amazing"], "file.txt"))
   * form.set("fileFromPath", await fileFromPath("path/to/a/file.txt"))
   *
   * const encoder = new FormDataEncoder(form)
   *
   * const options = {
   *   method: "post",
   *   headers: encoder.headers,
   *   body: Readable.from(encoder.encode()) // or Readable.from(encoder)
   * }
   *
   * const response = await fetch("https://httpbin.org/post", options)
   *
   * console.log(await response.json())
   * ```
   */
  async *encode() {
    for (const part of this.values()) {
      if (isFile(part)) {
        yield* getStreamIterator(part.stream());
      } else {
        yield* chunk(part);
      }
    }
  }
  /**
   * Creates an iterator allowing to read through the encoder data using for...of loops
   */
  [Symbol.iterator]() {
    return this.values();
  }
  /**
   * Creates an **async** iterator allowing to read through the encoder data using for-await...of loops
   */
  [Symbol.asyncIterator]() {
    return this.encode();
  }
};
_CRLF = new WeakMap();
_CRLF_BYTES = new WeakMap();
_CRLF_BYTES_LENGTH = new WeakMap();
_DASHES = new WeakMap();
_encoder = new WeakMap();
_footer = new WeakMap();
_form = new WeakMap();
_options = new WeakMap();
_FormDataEncoder_instances = new WeakSet();
getFieldHeader_fn = function(name, value) {
  let header = "";
  header += `${__privateGet(this, _DASHES)}${this.boundary}${__privateGet(this, _CRLF)}`;
  header += `Content-Disposition: form-data; name="${escapeName(name)}"`;
  if (isFile(value)) {
    header += `; filename="${escapeName(value.name)}"${__privateGet(this, _CRLF)}`;
    header += `Content-Type: ${value.type || "application/octet-stream"}`;
  }
  if (__privateGet(this, _options).enableAdditionalHeaders === true) {
    const size = isFile(value) ? value.size : value.byteLength;
    if (size != null && !isNaN(size)) {
      header += `${__privateGet(this, _CRLF)}Content-Length: ${size}`;
    }
  }
  return __privateGet(this, _encoder).encode(`${header}${__privateGet(this, _CRLF).repeat(2)}`);
};
/**
 * Returns form-data content length
 */
getContentLength_fn = function() {
  let length = 0;
  for (const [name, raw] of __privateGet(this, _form)) {
    const value = isFile(raw) ? raw : __privateGet(this, _encoder).encode(normalizeValue(raw));
    const size = isFile(value) ? value.size : value.byteLength;
    if (size == null || isNaN(size)) {
      return void 0;
    }
    length += __privateMethod(this, _FormDataEncoder_instances, getFieldHeader_fn).call(this, name, value).byteLength;
    length += size;
    length += __privateGet(this, _CRLF_BYTES_LENGTH);
  }
  return String(length + __privateGet(this, _footer).byteLength);
};



/***/ })

};
;