/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	// The require scope
/******/ 	var __nccwpck_require__ = {};
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = require("node:os");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
var external_node_path_default = /*#__PURE__*/__nccwpck_require__.n(external_node_path_namespaceObject);
;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:child_process"))[name] }); })();
;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = require("node:events");
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = require("node:net");
;// CONCATENATED MODULE: ./lib/src/runner/background.js





/** Names of what is in the folder of such a program. */
const logOf = (folder) => external_node_path_default().join(folder, 'log.txt');
/** A socket that is there as long as the program; a connection to it ends both. */
const controlOf = (folder) => external_node_path_default().join(folder, 'control');
/**
 * Starts a program and waits for its first word. It is held by a channel: it ends where this process does.
 * @param signal ends the wait, and the program.
 */
async function startBackground({ file, folder, settings }, signal) {
    signal.throwIfAborted();
    const log = (0,external_node_fs_namespaceObject.openSync)(logOf(folder), 'a');
    // A session of its own: what ends the step's processes does not reach it.
    const child = (0,external_node_child_process_namespaceObject.fork)(file, {
        cwd: folder,
        detached: true,
        execArgv: [],
        stdio: ['ignore', log, log, 'ipc'],
        env: { ...process.env, TMPDIR: folder },
    });
    (0,external_node_fs_namespaceObject.closeSync)(log);
    try {
        child.send({ ...settings, control: controlOf(folder), job: process.ppid }, () => { });
        const ended = (0,external_node_events_namespaceObject.once)(child, 'exit', { signal }).then(() => []);
        const [reply] = await Promise.race([(0,external_node_events_namespaceObject.once)(child, 'message', { signal }), ended]);
        if (reply === undefined)
            letGo(child);
        return { pid: child.pid ?? 0, reply, keep: () => keep(child) };
    }
    catch (thrown) {
        letGo(child);
        throw signal.aborted ? signal.reason : thrown;
    }
}
async function keep(child) {
    await new Promise((resolve) => child.send('keep', resolve));
    letGo(child);
}
/** A program that was not told to go on ends here. */
function letGo(child) {
    if (child.connected)
        child.disconnect();
    child.unref();
}
/**
 * Ends a program and waits for that.
 * @param overdue aborted when it has had time enough: it is then killed.
 * @returns false where it had ended before.
 */
async function endBackground(folder, pid, overdue) {
    const socket = connect(controlOf(folder));
    try {
        await once(socket, 'connect');
    }
    catch {
        return false;
    }
    // The socket is the program's own, so this is its process, and no later one with the same id.
    overdue.addEventListener('abort', () => kill(pid));
    await background_closed(socket);
    return true;
}
/** The operating system closes it at the end of the program at the latest. */
function background_closed(socket) {
    const over = new Promise((resolve) => socket.on('error', () => { }).on('close', resolve));
    socket.resume();
    return over;
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // It has just ended.
    }
}
/** Bytes of a log that are shown at most. */
const SHOWN = (/* unused pure expression or super */ null && (256 * 1024));
/** The end of a program's log: whole lines, and how many bytes before them are left out. */
function readBackgroundLog(folder) {
    let text;
    try {
        text = readFileSync(logOf(folder));
    }
    catch {
        return { lines: [], leftOut: 0 };
    }
    const from = text.length <= SHOWN ? 0 : text.indexOf('\n', text.length - SHOWN) + 1;
    const shown = text.subarray(from).toString('utf8').trimEnd();
    return { lines: shown === '' ? [] : shown.split('\n'), leftOut: from };
}

;// CONCATENATED MODULE: ./lib/src/domain/text/format.js

/** Formats bytes: `812 B`, `3.4 kB`, `512 MB`. Units are powers of 1,000, as is usual for uploads. */
function formatBytes(bytes) {
    if (bytes < 999.5)
        return `${Math.round(bytes)} B`;
    let value = bytes;
    let unit = -1;
    do {
        value /= 1_000;
        unit++;
    } while (value >= 999.5 && unit < UNITS.length - 1);
    return `${value >= 99.95 ? value.toFixed(0) : value.toFixed(1)} ${UNITS[unit]}`;
}
const UNITS = (/* unused pure expression or super */ null && (['kB', 'MB', 'GB', 'TB']));
/** Formats milliseconds: `85 ms`, `1.3 s`, `42 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(ms) {
    if (ms < 999.5)
        return `${Math.round(ms)} ms`;
    if (ms < 9_950)
        return `${(ms / 1_000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1_000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`;
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** Formats a number with its noun: `1 file`, `41,313 files`. */
function count(number, noun) {
    return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** Removes full stops and blanks at the end, for a text that becomes part of a sentence. */
function withoutStop(text) {
    return text.replace(/[.\s]+$/, '');
}
/**
 * Lists texts, the first ones alone where they are many: `a, b and 3 more`.
 * @param most how many are shown.
 * @param noun what they are, for the number of the others: `and 3 more files`.
 */
function listFirst(texts, most, noun) {
    const shown = texts.slice(0, most).join(', ');
    const more = texts.length - most;
    if (more <= 0)
        return shown;
    return `${shown} and ${noun === undefined ? `${grouped(more)} more` : count(more, `more ${noun}`)}`;
}
/** Writes a whole number with a comma before each three digits. Not by `toLocaleString`: its first call takes 5 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Formats a time (ISO 8601) to the minute: `2026-11-22 06:02 UTC`; `an earlier run` if it is none. */
function formatMoment(time) {
    const ms = parseTime(time);
    if (Number.isNaN(ms))
        return 'an earlier run';
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

;// CONCATENATED MODULE: ./lib/src/domain/failures/failure.js

/** The error class for every way in which a step can fail. Its texts never contain a secret. */
class StepFailure extends Error {
    name = 'StepFailure';
    kind;
    advice;
    retryable;
    service;
    responseId;
    file;
    line;
    constructor(facts) {
        super(facts.message, { cause: facts.cause });
        this.kind = facts.kind;
        this.advice = facts.advice;
        this.retryable = facts.retryable ?? false;
        this.service = facts.service;
        this.responseId = facts.responseId;
        this.file = facts.file;
        this.line = facts.line;
    }
    /** A copy of the failure with some facts changed. */
    with(changes) {
        const { kind, message, advice, retryable, service, responseId, file, line, cause } = this;
        return new StepFailure({ kind, message, advice, retryable, service, responseId, file, line, cause, ...changes });
    }
}
/** A bad input, found before the first request. `problem` must not quote a secret input. */
class failure_InputFailure extends StepFailure {
    constructor(input, problem, accepted, more = {}) {
        super({
            kind: 'input',
            message: `Input "${input}" ${problem}.`,
            advice: `Set it to ${accepted}.`,
            ...more,
        });
    }
}
/** A file that cannot be packed as it is. `path` is relative to the deployed directory. */
class PackageFailure extends StepFailure {
    constructor(path, problem, advice, more = {}) {
        super({
            kind: 'package',
            message: `Cannot pack "${brief(path)}": ${problem}.`,
            advice,
            file: path.replace(/\/$/, ''),
            ...more,
        });
    }
}
/** The most characters of a path in a message, half from either end: an annotation has at most 4,096. */
const failure_SHOWN = 1_000;
function brief(path) {
    if (path.length <= failure_SHOWN)
        return path;
    return `${path.slice(0, failure_SHOWN / 2)}\u2026${path.slice(-failure_SHOWN / 2)}`.toWellFormed();
}
/** The most characters of an unexpected error's own message. */
const MAX_OWN_MESSAGE = 300;
/**
 * Turns anything thrown into a failure of the step. An unexpected error is a bug of ours: its own message tells the most, and
 * is redacted like all that is shown. That of a parser quotes its input, and is left out.
 * @param kind the failure kind for an unexpected error at this point of the job: no fault of the network is unexpected.
 */
function toStepFailure(thrown, kind) {
    if (thrown instanceof StepFailure)
        return thrown;
    const code = thrown?.code;
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    const own = thrown instanceof Error && !(thrown instanceof SyntaxError) ? thrown.message.slice(0, MAX_OWN_MESSAGE) : '';
    return new StepFailure({
        kind,
        message: `The action stopped on an unexpected ${name}${typeof code === 'string' ? ` (${code})` : ''}${own === '' ? '' : `: ${withoutStop(own)}`}.`,
        advice: 'This is a bug in the action: please report it, with the stack from the debug log.',
        cause: thrown,
    });
}
/**
 * The step's conclusion after a failure.
 * @param created whether the service has confirmed a deployment. Its outcome is then unknown if the wait breaks.
 */
function conclusionOf(kind, created) {
    switch (kind) {
        case 'cancelled':
            return 'cancelled';
        case 'timeout':
            return 'timed_out';
        case 'ambiguous':
            return 'unknown';
        case 'network':
        case 'rejected':
            return created ? 'unknown' : 'failure';
        default:
            return 'failure';
    }
}

;// CONCATENATED MODULE: ./lib/src/domain/text/shorten.js
/** GitHub's limits in characters. It refuses longer texts (422). */
const LIMITS = { checkText: 65_535, description: 140, comment: 65_536, annotation: 4_096 };
/** Truncates a text to a number of characters, and marks that with `\u2026`. */
function shorten_shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}\u2026`;
}
/**
 * Truncates markdown to a number of characters. It cuts at the end of a line, so that no inline code is left open, and
 * closes an open code block and an open collapsible section.
 */
function shortenMarkdown(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, text.lastIndexOf('\n', limit - END_OF_CODE.length - UNFOLDED.length - CUT_OFF.length));
    // Only tags at the start of a line count: elsewhere they are external text without a meaning.
    const isCode = shorten_count(kept, /^<pre>/gm) > shorten_count(kept, /<\/pre>$/gm);
    const isUnfolded = shorten_count(kept, /^<details>/gm) > shorten_count(kept, /^<\/details>$/gm);
    return `${kept}${isCode ? END_OF_CODE : ''}${isUnfolded ? UNFOLDED : ''}${CUT_OFF}`;
}
function shorten_count(text, pattern) {
    return text.match(pattern)?.length ?? 0;
}
const END_OF_CODE = '</code></pre>';
const UNFOLDED = '\n\n</details>';
const CUT_OFF = '\n\n\u2026 cut off here: the job summary shows all of it.\n';

;// CONCATENATED MODULE: ./lib/src/domain/text/sanitize.js

/**
 * Reads a text from the service's JSON; '' if the value is not a text. Colours are removed, because a colour sequence
 * inside a secret would hide it from redaction.
 * @param longest the most characters that are kept.
 */
function sanitize_plainText(value, longest) {
    return typeof value === 'string' ? shorten(withoutColours(value), longest) : '';
}
/**
 * Removes terminal control sequences. Node's own function takes quadratic time on a text full of unfinished sequences;
 * here no search goes beyond the next escape.
 */
function withoutColours(text) {
    return text.replace(TERMINAL_STRINGS, '').replace(TERMINAL_CONTROLS, '');
}
/** Sequences such as links and titles (ECMA-48, OSC), up to their end. */
const TERMINAL_STRINGS = /(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)/g;
/** Sequences such as colours and cursor movements (ECMA-48, CSI). */
const TERMINAL_CONTROLS = /[\u001b\u009b][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;
/**
 * Sanitizes external text (from the service, file names) for one line of a log. Control and bidirectional characters
 * become visible escapes, so that lines cannot be forged or reordered.
 */
function sanitize_oneLine(text) {
    return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu, (character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
const ESCAPES = { '\n': '\\n', '\r': '\\r', '\t': ' ' };
/**
 * Makes sure that the runner finds no command in a line. The runner reads `::name::` after leading white space, and the
 * old form `##[name]` anywhere in a line. An invisible zero-width space breaks both.
 */
function withoutCommands(line) {
    return line.replaceAll('##[', '#\u200b#[').replace(/^(\s*):(?=:)/u, '$1:\u200b');
}

;// CONCATENATED MODULE: ./lib/src/runner/files.js






function openAppendFile({ path, what, lost, largest = Number.POSITIVE_INFINITY }, log) {
    let size = 0;
    let isOver = false;
    const end = (why) => {
        isOver = true;
        const at = path === '' ? '' : ` (${path})`;
        log.notice(`${what}${at} could not be written: ${why}. ${lost} The result of the step is not affected.`, {
            title: `${what} could not be written`,
        });
    };
    return {
        path,
        add(text) {
            if (isOver)
                return false;
            size += Buffer.byteLength(text);
            if (path === '')
                end('it is not set');
            else if (size > largest)
                end(`more than ${largest} bytes`);
            else {
                try {
                    (0,external_node_fs_namespaceObject.appendFileSync)(path, text);
                }
                catch (error) {
                    end(withoutStop(error.message)); // of Node: the code, its words and the path
                }
            }
            return !isOver;
        },
    };
}
/** The most bytes of a file for later steps, 64 MiB: a flood of events must not fill the runner's disk. */
const LARGEST_FILE = 67_108_864;
const CUT = 'Later steps see only what it has so far.';
/**
 * @param folder '' for the system's folder for temporary files.
 * @param redactKnown for what an app returns, whose links are left.
 */
function createTempFiles(folder, { redact, redactKnown }, log) {
    const pathOf = (name, extension) => external_node_path_default().join(folder || (0,external_node_os_namespaceObject.tmpdir)(), `${name}-${process.pid}-${Math.random().toString(36).slice(2)}${extension}`);
    const make = (file, text) => writing(file, () => (0,external_node_fs_namespaceObject.writeFileSync)(file, text, { flag: 'wx' }));
    const open = (file, what, clean) => {
        const { add } = openAppendFile({ path: file, what, lost: CUT, largest: LARGEST_FILE }, log);
        return { path: file, add: (text) => add(clean(text)) };
    };
    return {
        jsonLines(name) {
            const file = pathOf(name, '.jsonl');
            make(file, '');
            return open(file, 'The file of events', (json) => `${redact(json)}\n`);
        },
        lineFile: (name, what) => open(pathOf(name, '.log'), what, (text) => plainLines(text, redact)),
        jsonFile(name, json) {
            const file = pathOf(name, '.json');
            make(file, redactKnown(json));
            return file;
        },
    };
}
/**
 * The lines of a text, each with its end. A later step may print the file: no line may be a command of the runner, or
 * rule a terminal.
 */
function plainLines(text, redact) {
    const lines = redact(withoutColours(text)).split(/\r\n|\r|\n/);
    while (lines.length > 1 && lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => `${withoutCommands(sanitize_oneLine(line))}\n`).join('');
}
/** @throws StepFailure that names the file, where the disk does not take it. */
function writing(file, write) {
    try {
        return write();
    }
    catch (error) {
        throw new StepFailure({
            kind: 'failed',
            message: `The file ${file} could not be written (${error.code}).`,
            advice: 'Free disk space on the runner or fix the permissions of the folder, then run the job again.',
            retryable: true,
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = require("os");
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = require("path");
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    }
    process.stdout.write(os.EOL);
    issueCommand('set-output', { name }, toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_namespaceObject.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
;// CONCATENATED MODULE: ./lib/src/domain/secrets/redact.js
/** Characters below which a secret is looked for only as it is: in other forms it would be found by chance. */
const SHORTEST_FORM = 8;
/** Times are never cut, though a value may be the date in one. */
const TIMES = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)/g;
/**
 * Builds the function through which every sink passes its texts. It finds each secret in the forms of formsOf.
 * @param secrets cut wherever they stand.
 * @param values cut as well, but not where they are a fact, or a part of one.
 * @param facts texts that are never cut: ids, names, versions. Looked at with each text, so it may grow.
 */
function createRedactor(secrets, values = [], facts = []) {
    const always = allForms(secrets);
    const unlessFact = allForms(values);
    const all = [...always, ...unlessFact];
    return (text) => {
        const clean = cutEnds(cut(text, presentIn(text, always), []), all);
        const present = presentIn(clean, unlessFact);
        if (present.length === 0)
            return clean;
        const known = [...facts, ...(clean.match(TIMES) ?? [])];
        return cut(clean, present, known.filter((fact) => present.some((value) => fact.includes(value))));
    };
}
const allForms = (secrets) => [...new Set([...secrets].flatMap(formsOf))];
function presentIn(text, all) {
    return all.filter((one) => one !== '' && text.includes(one));
}
/** The longest text that begins at a place counts: a fact with a value in it is kept, a value with a fact in it is cut. */
function cut(text, secrets, facts) {
    if (secrets.length === 0)
        return text;
    const kept = new Set(facts);
    const longestFirst = [...kept, ...secrets.filter((one) => !kept.has(one))].toSorted((a, b) => b.length - a.length);
    const pattern = new RegExp(longestFirst.map((one) => RegExp.escape(one)).join('|'), 'g');
    return text.replace(pattern, (found) => (kept.has(found) ? found : '***'));
}
/** A text that was truncated may end in a part of a secret. Split, for a pattern would take quadratic time. */
function cutEnds(text, secrets) {
    if (!text.includes('\u2026'))
        return text;
    const begun = secrets.filter((one) => one.length > SHORTEST_FORM && text.includes(one.slice(0, SHORTEST_FORM)));
    if (begun.length === 0)
        return text;
    const parts = text.split('\u2026');
    return parts.map((part, at) => (at < parts.length - 1 ? cutEnd(part, begun) : part)).join('\u2026');
}
function cutEnd(end, secrets) {
    const starts = secrets
        .map((one) => ({ one, at: end.lastIndexOf(one.slice(0, SHORTEST_FORM)) }))
        .filter(({ one, at }) => at !== -1 && one.startsWith(end.slice(at)));
    return starts.length === 0 ? end : `${end.slice(0, Math.min(...starts.map(({ at }) => at)))}***`;
}
/** A secret as programs write it, and as the runner's own masker knows it. */
function formsOf(secret) {
    const lines = secret.split(/\r\n|\r|\n/).map((line) => line.trim());
    const whole = [...new Set([secret, secret.trim()])].filter((text) => text !== '');
    const isLong = (text) => text.length >= SHORTEST_FORM;
    return [
        ...whole,
        ...lines.filter((line) => lines.length > 1 && isLong(line)),
        ...whole.filter(isLong).flatMap(encoded),
    ];
}
function encoded(text) {
    const url = encodeURIComponent(text.toWellFormed());
    const bytes = Buffer.from(text);
    const xml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    return [
        JSON.stringify(text).slice(1, -1),
        url,
        url.replaceAll('%20', '+'),
        xml.replaceAll("'", '&apos;'),
        xml.replaceAll("'", '&#39;'),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...[0, 1, 2].flatMap((before) => inBase64(bytes, before)),
    ];
}
/**
 * The characters of base64 that stand for these bytes alone, in both alphabets.
 * @param before bytes that are encoded before them, modulo 3: the text around the secret is not known.
 */
function inBase64(bytes, before) {
    const all = Buffer.concat([Buffer.alloc(before), bytes]);
    const [from, to] = [Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6)];
    return [all.toString('base64').slice(from, to), all.toString('base64url').slice(from, to)];
}
/** The token in links to replays: nobody knows it before, so it is told by the name of its parameter. */
const LINK_TOKEN = /((?:\b|%3f|%26)jwt(?:=|%3d|\\u003d))[^\s&#;"'`<>()[\]{}|,\\]+/gi;
function redactLinkTokens(text) {
    return text.replace(LINK_TOKEN, '$1***');
}

;// CONCATENATED MODULE: ./lib/src/domain/records/id.js

const ID = /^[A-Za-z0-9_-]{1,128}$/;
/** Whether a text may be used as an id in a path: `..` or `a/b` would reach another resource. */
function id_isId(text) {
    return ID.test(text);
}
/** Why a record cannot be used, as the end of a sentence. It names the id: nothing else may tell what was made. */
function describeBadId(id) {
    return `the record's "id", "${plainText(id, id_SHOWN)}", does not match [A-Za-z0-9_-]{1,128}`;
}
/** Characters. */
const id_SHOWN = 128;
/** Whether a value is a commit: SHA-1 or SHA-256 in hex. Other text must not get into URLs and comments. */
function isCommit(value) {
    return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}

;// CONCATENATED MODULE: ./lib/src/domain/text/json.js
/** The most levels of nesting: records have only a few. A text with fewer characters cannot have more. */
const DEEPEST = 1_000;
/** The most commas and opening brackets. A list of 1 MiB has about 40,000, at 25 bytes per field of a record. */
const MOST_SIGNS = 100_000;
/**
 * Parses JSON; undefined if the text is not JSON, because V8's error message would quote the text. Also undefined for
 * extreme nesting or an extreme number of small values: parsing 1 MiB of brackets takes a hundred times their memory.
 */
function parseJson(text) {
    if (text.length > DEEPEST && isBeyondMeasure(text))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Whether a text has more nesting, or more small values, than any JSON that is expected here. */
function isBeyondMeasure(text) {
    let depth = 0;
    let signs = 0;
    let inString = false;
    for (let at = 0; at < text.length; at++) {
        const sign = text[at];
        if (sign === '"')
            inString = !inString;
        else if (inString)
            at += sign === '\\' ? 1 : 0;
        else if (sign === '[' || sign === '{') {
            depth++;
            signs++;
        }
        else if (sign === ']' || sign === '}')
            depth--;
        else if (sign === ',')
            signs++;
        if (depth > DEEPEST || signs > MOST_SIGNS)
            return true;
    }
    return false;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A nested field of an unparsed value, or undefined. */
function field(value, ...path) {
    let at = value;
    for (const name of path) {
        if (Array.isArray(at))
            at = at[name];
        else if (isObject(at))
            at = at[name];
        else
            return undefined;
    }
    return at;
}

;// CONCATENATED MODULE: ./lib/src/runner/trigger.js


/**
 * @param payload the event's payload, of unknown shape; any field may be missing.
 * @param sha GITHUB_SHA, or ''.
 */
function readTrigger(eventName, payload, sha) {
    const head = field(payload, 'pull_request', 'head', 'sha') ?? field(payload, 'workflow_run', 'head_sha');
    return {
        eventName,
        commit: isCommit(head) && sha !== '' ? head : sha,
        pullRequest: pullRequestOf(payload),
        isComment: commented(payload) !== undefined,
        isPullRequestOpen: field(payload, 'pull_request', 'state') === 'open',
        hasReadOnlyToken: eventName !== 'pull_request_target' &&
            field(payload, 'pull_request') !== undefined &&
            isOther(payload, 'pull_request', 'head', 'repo'),
        forkWithSecrets: isForkWithSecrets(eventName, payload),
    };
}
function pullRequestOf(payload) {
    const number = field(payload, 'pull_request', 'number') ?? field(ownPullRequest(payload), 'number') ?? commented(payload);
    return Number.isSafeInteger(number) ? number : undefined;
}
/** The number of the pull request that an issue_comment is about; undefined for an issue. */
function commented(payload) {
    return field(payload, 'issue', 'pull_request') === undefined ? undefined : field(payload, 'issue', 'number');
}
/** A workflow_run lists pull requests of its head in all repositories; only one of this repository counts. */
function ownPullRequest(payload) {
    const listed = field(payload, 'workflow_run', 'pull_requests');
    const id = field(payload, 'repository', 'id');
    return Array.isArray(listed) ? listed.find((one) => field(one, 'base', 'repo', 'id') === id) : undefined;
}
function isForkWithSecrets(eventName, payload) {
    // An event that cannot be read counts as one of a fork.
    if (eventName === 'pull_request_target')
        return isOther(payload, 'pull_request', 'head', 'repo');
    return eventName === 'workflow_run' && isOther(payload, 'workflow_run', 'head_repository');
}
/**
 * Whether the repository of a head, at this place in the payload, is another one than the event's. An unknown head
 * repository (a deleted fork) counts as a different one.
 */
function isOther(payload, ...place) {
    const head = field(payload, ...place, 'full_name');
    const base = field(payload, 'repository', 'full_name');
    return typeof head !== 'string' || typeof base !== 'string' || head.toLowerCase() !== base.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/src/runner/environment.js


function readEnvironment() {
    const env = (name) => process.env[name] ?? '';
    const repository = env('GITHUB_REPOSITORY');
    const runId = env('GITHUB_RUN_ID');
    const trigger = readTrigger(env('GITHUB_EVENT_NAME'), readPayload(env('GITHUB_EVENT_PATH')), env('GITHUB_SHA'));
    return {
        workspace: env('GITHUB_WORKSPACE') || process.cwd(),
        temp: env('RUNNER_TEMP'),
        platform: process.platform,
        searchPath: env('PATH'),
        commandFiles: {
            GITHUB_OUTPUT: env('GITHUB_OUTPUT'),
            GITHUB_STATE: env('GITHUB_STATE'),
            GITHUB_STEP_SUMMARY: env('GITHUB_STEP_SUMMARY'),
        },
        trigger,
        repository,
        runAttempt: Number(env('GITHUB_RUN_ATTEMPT')) || undefined,
        runId,
        runUrl: repository === '' || runId === ''
            ? ''
            : `${env('GITHUB_SERVER_URL') || 'https://github.com'}/${repository}/actions/runs/${runId}`,
        action: { repository: env('GITHUB_ACTION_REPOSITORY'), ref: env('GITHUB_ACTION_REF') },
        publicFacts: [...PUBLIC_FACTS.map(env), ...repository.split('/'), trigger.commit],
        apiUrl: env('GITHUB_API_URL') || 'https://api.github.com',
        colours: env('GITHUB_ACTIONS') === 'true' && env('NO_COLOR') === '',
        proxy: {
            https: proxyAddress(env('https_proxy') || env('HTTPS_PROXY')),
            noProxy: env('no_proxy') || env('NO_PROXY'),
        },
    };
}
/** Names of variables that every runner sets. */
const PUBLIC_FACTS = [
    ...['SHA', 'REF', 'REF_NAME', 'HEAD_REF', 'BASE_REF', 'REPOSITORY', 'RUN_ID', 'ACTOR'],
    ...['SERVER_URL', 'WORKFLOW', 'JOB', 'EVENT_NAME'],
].map((name) => `GITHUB_${name}`);
/** Reads the event's payload; an empty object if there is none or it cannot be read. */
function readPayload(path) {
    if (path === '')
        return {};
    try {
        return JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8'));
    }
    catch {
        return {};
    }
}
/** The address of a proxy as a URL. `host:3128` means plain http, as for curl and others. '' stays ''. */
function proxyAddress(text) {
    return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
}

;// CONCATENATED MODULE: ./lib/src/runner/log.js




/** @param colours whether the viewer of the log shows colours. */
function createLog(redact, colours) {
    const clean = (text) => shortened(sanitize_oneLine(redact(text)));
    const print = (line, tone) => {
        const text = withoutCommands(clean(line));
        info(tone === undefined || !colours ? text : `\u001b[${SGR[tone]}m${text}\u001b[0m`);
    };
    /** The group that is open, and all that were. */
    let [open, opened] = [undefined, []];
    const close = () => {
        if (open !== undefined)
            endGroup();
        open = undefined;
    };
    const begin = (title) => {
        if (title === open)
            return;
        close();
        startGroup(opened.includes(title) ? `${title} (continued)` : title);
        open = title;
        opened = [...new Set([...opened, title])];
    };
    const annotate = (write) => (message, { title, file, line, lines = [] } = {}) => {
        close();
        write(shorten_shorten([message, ...lines].map((text) => withoutCommands(clean(text))).join('\n'), MAX_ANNOTATION), {
            ...(title === undefined ? {} : { title: clean(title) }),
            ...(file === undefined ? {} : { file: clean(file) }),
            ...(line === undefined ? {} : { startLine: line }),
        });
    };
    return {
        info(line, tone) {
            close();
            print(line, tone);
        },
        group(title, lines) {
            begin(clean(title));
            for (const line of lines)
                print(line);
            close();
        },
        groupLine(title, line) {
            begin(clean(title));
            print(line);
        },
        debug(line) {
            if (isDebug())
                debug(clean(line));
        },
        notice: annotate(notice),
        warning: annotate(warning),
        error: annotate(error),
    };
}
/** Parameters of the escape sequence that selects a colour (ECMA-48, SGR). */
const SGR = { good: 32, odd: 33, bad: 31, quiet: 2 };
/** Characters after which the runner truncates an annotation. */
const MAX_ANNOTATION = 4_096;
/** The most characters of a line: longer ones help no reader, and may slow down the viewer of the log. */
const LONGEST_LINE = 16_000;
/** Truncates a redacted line to {@link LONGEST_LINE}, and adds how much of it is missing. */
function shortened(line) {
    if (line.length <= LONGEST_LINE)
        return line;
    return `${shorten_shorten(line, LONGEST_LINE)} (${count(line.length - LONGEST_LINE + 1, 'more character')})`;
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/secrets.js
/** Characters below which a value is not hidden: cutting `1` or `true` out would ruin every text. */
const SHORTEST_HIDDEN = 8;
/** Words of a deploy's outputs: cutting them would ruin the outputs, and they reveal nothing. */
const OWN_WORDS = ['cancelled', 'timed_out', 'ambiguous', 'rejected', 'in_progress', 'completed', 'aws.us-east-1a'];
/** Common values of environment variables that are not secret. Those below 8 characters are not hidden anyway. */
const COMMON_WORDS = [
    ...['production', 'development', 'integration', 'acceptance', 'localhost', '127.0.0.1', 'http://localhost'],
    ...['postgres', 'postgresql', 'database', 'undefined', 'disabled', 'standard'],
    ...['us-east-1', 'us-west-2', 'eu-west-1', 'eu-central-1'],
];
/** Values that are never cut, in lower case. */
const UNMASKED_VALUES = [...OWN_WORDS, ...COMMON_WORDS];
/** Whether a value is cut out of what the step writes: not where it is short, a common word, or what the run shows anyway. */
function isHidden(value, publicFacts = []) {
    const text = value.trim();
    const isPlain = UNMASKED_VALUES.includes(text.toLowerCase()) || publicFacts.includes(text);
    return text.length >= SHORTEST_HIDDEN && !isPlain;
}
/**
 * The texts that the runner is told to mask for a secret: its lines that are long enough, one by one, because it would
 * mask every line of a value, even a lone `}`.
 */
function maskableLines(secret) {
    const lines = secret.split(/\r\n|\r|\n/);
    // A value with blanks around it may be printed without them.
    const texts = lines.length === 1 ? [secret, secret.trim()] : lines.map((line) => line.trim());
    return [...new Set(texts)].filter((text) => isHidden(text));
}
/** A part of an address without its percent-encoding; as it is where that cannot be read. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./lib/src/runner/masks.js



/** Characters by which a key is recognised in a text that was cut to length. */
const BEGINNING = 16;
/** @param publicFacts what the log shows of the run in any case: a value may be that. */
function createMasks(publicFacts) {
    const [secrets, values, facts] = [new Set(), new Set(), new Set()];
    let hasLinkTokens = false;
    let redactKnown = createRedactor([]);
    return {
        redact: (text) => redactKnown(hasLinkTokens ? redactLinkTokens(text) : text),
        redactKnown: (text) => redactKnown(text),
        hideLinkTokens() {
            hasLinkTokens = true;
        },
        hide({ keys = [], masked = [], values: given = [], facts: shown = [] }) {
            const lines = [...keys.flatMap((key) => key.split(/[\r\n]+/)), ...masked.flatMap(maskableLines)];
            for (const line of new Set(lines))
                if (line !== '' && !secrets.has(line))
                    setSecret(line);
            const beginnings = keys.filter(({ length }) => length > BEGINNING).map((key) => key.slice(0, BEGINNING));
            for (const text of [...lines, ...masked.filter((one) => isHidden(one)), ...beginnings])
                secrets.add(text);
            for (const value of given)
                if (isHidden(value, publicFacts))
                    values.add(value);
            for (const fact of shown)
                facts.add(fact);
            redactKnown = createRedactor(secrets, values, facts);
        },
        neverCut(more) {
            for (const fact of more)
                facts.add(fact);
        },
    };
}
/**
 * The password in a proxy's address, both as written and percent-decoded. A short password is only hidden in its place
 * inside an address (`:password@`), because hiding it everywhere would ruin ids and results.
 */
function proxyPassword(address) {
    const password = URL.parse(address)?.password ?? '';
    if (password === '')
        return [];
    return [password, decoded(password)].map((text) => (text.length < SHORTEST_HIDDEN ? `:${text}@` : text));
}

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:v8"))[name] }); })();
;// CONCATENATED MODULE: ./lib/src/domain/failures/interruption.js
/** Abort reason: the runner asked the process to end. */
class Cancelled extends Error {
    name = 'Cancelled';
}
/** Abort reason: the time limit is reached. */
class DeadlineReached extends Error {
    name = 'DeadlineReached';
}
/** Thrown if a signal ended a request. `sent` shows whether the request may have been carried out. */
class Interrupted extends Error {
    name = 'Interrupted';
    sent;
    reason;
    /** The status of the response that was being read. */
    status;
    /** What came of the try before, as part of a sentence; undefined for the first try. */
    since;
    constructor(sent, reason, { status, since } = {}) {
        super('interrupted');
        this.sent = sent;
        this.reason = reason;
        this.status = status;
        this.since = since;
    }
}
/**
 * Adds to an interruption what came of the last poll, where that was no record.
 * @param since as part of a sentence; undefined where the last poll could be read.
 */
function interruptedSince(thrown, since) {
    if (since === undefined || interruptionOf(thrown) === undefined)
        return thrown;
    if (!(thrown instanceof Interrupted))
        return new Interrupted('nothing', thrown, { since });
    const { sent, reason, status } = thrown;
    return thrown.since === undefined ? new Interrupted(sent, reason, { status, since }) : thrown;
}
/** Reads the interruption from a thrown error; undefined for any other error. */
function interruptionOf(thrown) {
    const reason = thrown instanceof Interrupted ? thrown.reason : thrown;
    const { sent = 'nothing', status, since } = thrown instanceof Interrupted ? thrown : {};
    const isAccepted = status !== undefined && status >= 200 && status < 300;
    const known = {
        maybeDone: sent === 'all' || isAccepted,
        ...(status === undefined ? {} : { status }),
        ...(since === undefined ? {} : { since }),
    };
    if (reason instanceof Cancelled)
        return { by: 'cancel', ...known };
    return reason instanceof DeadlineReached ? { by: 'deadline', ...known } : undefined;
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
;// CONCATENATED MODULE: ./lib/src/domain/backoff.js
/** Backoff between the tries of one request: full jitter, U(0, min(cap, base \u00b7 2\u207f)). */
const BACKOFF = {
    /** Retries after the first try. */
    retries: 4,
    /** Upper limit of the first delay, in milliseconds. */
    base: 500,
    /** Upper limit of all delays, in milliseconds, unless `Retry-After` asks for more. */
    cap: 8_000,
};
/** The longest delay of a timer, in milliseconds: Node turns a longer one into 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * The delay before a retry.
 * @param retry 1 for the first retry.
 * @param random U(0, 1).
 * @param floorMs what `Retry-After` asks for, in milliseconds; 0 for none.
 * @returns milliseconds, never NaN and never more than {@link LONGEST_TIMER_MS}.
 */
function backoffDelay(retry, random, floorMs = 0) {
    const jitter = random * Math.min(BACKOFF.cap, BACKOFF.base * 2 ** (retry - 1));
    return Math.min(Math.max(jitter, floorMs), LONGEST_TIMER_MS);
}
/**
 * Parses `Retry-After` (RFC 9110 \u00a710.2.3): seconds or an HTTP date. A date is compared with the response's own `Date`,
 * because the clocks of the two machines may differ.
 * @returns milliseconds (Infinity for a number too large to wait for), or undefined if the header is absent or malformed,
 * or if it is a date and there is no `Date`.
 */
function parseRetryAfter(value, date) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const until = httpDate(text);
    const now = httpDate(date?.trim() ?? '');
    if (until === undefined || now === undefined)
        return undefined;
    return Math.max(0, until - now);
}
/** Whether a `Retry-After` is valid: a number of seconds or an HTTP date. */
function isRetryAfter(value) {
    const text = value?.trim() ?? '';
    return /^\d+$/.test(text) || httpDate(text) !== undefined;
}
/** Parses only what looks like an HTTP date, because `Date.parse` also accepts `-5` or `1.5`. */
function httpDate(text) {
    const time = /^[A-Z][a-z]+, ?\d{1,2}[ -]/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
}

;// CONCATENATED MODULE: ./lib/src/runner/clock.js



/**
 * Calls it when what lies in the sockets was read. Where the machine has stood still, Node tells of the time first, and a
 * response may lie there since long.
 */
function whenRead(tell) {
    setImmediate(() => setImmediate(tell));
}
const systemClock = {
    // Not `performance.now()`, which first loads all of Node's perf_hooks.
    now: () => Number(process.hrtime.bigint()) / 1e6,
    wall: () => Date.now(),
    async sleep(ms, signal) {
        signal.throwIfAborted();
        try {
            await (0,promises_namespaceObject.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
        }
        catch (error) {
            throw signal.aborted ? signal.reason : error;
        }
    },
    every(ms, tick) {
        const timer = setInterval(tick, ms);
        timer.unref();
        return () => clearInterval(timer);
    },
    watchdog(ms, expired) {
        let isOver = false;
        const bark = () => {
            if (!isOver)
                expired();
        };
        const timer = setTimeout(() => whenRead(bark), ms);
        return () => {
            isOver = true;
            clearTimeout(timer);
        };
    },
    deadline(ms) {
        const controller = new AbortController();
        const abort = () => controller.abort(new DeadlineReached());
        setTimeout(() => whenRead(abort), Math.min(ms, LONGEST_TIMER_MS)).unref();
        return controller.signal;
    },
    random: () => Math.random(),
};

;// CONCATENATED MODULE: ./lib/src/runner/process.js




/** The process of its own that the runner starts for each step. Must be called before the first line of the log. */
function ownHost() {
    // A log whose reader is gone (EPIPE), or whose disk is full, must not end the step.
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    const cancel = cancelSignal(); // now, because a cancel may come right after the first line
    let abandoned = () => { };
    return {
        clock: systemClock,
        cancel,
        self: identityOf(process.pid),
        started(tell) {
            // Node ends with 0 where nothing is left to wait for: a success, though a job that has not ended is a fault of ours.
            abandoned = () => {
                tell();
                process.exit(1);
            };
            process.once('beforeExit', abandoned);
            preventHangAtEnd();
        },
        end(exitCode) {
            process.off('beforeExit', abandoned);
            process.exitCode = exitCode;
            endProcess();
        },
    };
}
/** Milliseconds from a cancel to the end of the process, even if something hangs. The runner kills it 10 s after SIGINT. */
const BACKSTOP_MS = 4_500;
/**
 * A signal that is aborted when the runner cancels the job or the step times out. The runner sends SIGINT, then SIGTERM;
 * on Windows Ctrl-C, then Ctrl-Break (SIGBREAK). SIGHUP comes if the runner's terminal or service ends, and is treated
 * the same. Further signals change nothing.
 */
function cancelSignal() {
    const controller = new AbortController();
    const cancel = () => {
        if (controller.signal.aborted)
            return;
        setTimeout(() => process.exit(1), BACKSTOP_MS).unref();
        controller.abort(new Cancelled());
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'])
        process.on(name, cancel);
    return controller.signal;
}
/**
 * Ends the process that had this {@link Host.self}. A step in a container outlives a cancel: only the program that started
 * it there is ended.
 * @returns whether it was still running.
 */
function endIfRunning(self) {
    const pid = Number(self.split(' ')[0]);
    if (self === '' || identityOf(pid) !== self)
        return false;
    try {
        return process.kill(pid, 'SIGKILL');
    }
    catch {
        return false; // it has just ended, or is another user's
    }
}
/** Number and start of a process; '' where it has ended, and where the system, which is not Linux, does not say. */
function identityOf(pid) {
    try {
        // After the name in brackets, which may hold anything: the state, which is Z for one that has ended, and 19 fields on the start.
        const fields = (0,external_node_fs_namespaceObject.readFileSync)(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ');
        return fields[0] === 'Z' ? '' : `${pid} ${fields[19]}`;
    }
    catch {
        return '';
    }
}
/**
 * Makes the end of the process safe; to be called soon after its start. V8's baseline compiler and Maglev work on threads of
 * their own, and may wait there for a garbage collection, which only the main thread can do. Node's exit makes the main
 * thread wait for those threads, so that all wait for ever (nodejs/node#54918): `npm run test:all -- ends` shows it. From now on
 * the one works on the main thread, and the other is off. A flag that a compilation under way reads again must not be
 * changed: `maglev-build-code-on-background` crashed one process in 500.
 */
function preventHangAtEnd() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--no-concurrent-sparkplug');
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--no-maglev');
}
/** Milliseconds from the end of the job to the end of the process, even if nobody reads its log: a busy reader may need some. */
const END_MS = 10_000;
/**
 * Ends the process after its job, as soon as its log is written: nothing that is left open, a timer or a connection, holds
 * up the workflow. Node's own end would first take everything down, for 10 ms.
 */
function endProcess() {
    setTimeout(() => process.exit(), END_MS).unref();
    // The rest of a long log still waits for its reader, and would be lost. The callback comes after an error, too.
    process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}

;// CONCATENATED MODULE: ./lib/src/runner/sinks.js




/** The outputs that are facts. From then on these are never cut, in no sink. */
const FACTS = new Set([
    ...['deployment-id', 'status', 'region', 'entrypoint', 'version', 'created-at', 'updated-at', 'package-digest'],
    ...['conclusion', 'failure-kind', 'app-name', 'app-actions', 'github-deployment-id', 'invocation-id', 'deleted-ids'],
]);
/** The output that is what an app returns: a link in it is what the app was asked for. */
const RETURNED = 'output';
function createOutputs(file, { redact, redactKnown, neverCut }) {
    const written = new Map();
    return {
        set(values) {
            const entries = Object.entries(values);
            for (const [name, value] of entries)
                if (FACTS.has(name))
                    neverCut(factsIn(value));
            for (const [name, value] of entries) {
                const clean = (name === RETURNED ? redactKnown : redact)(value);
                if (written.get(name) !== clean && file.add(entryOf(name, clean)))
                    written.set(name, clean);
            }
        },
    };
}
/** The text itself, and the entries of a list in JSON. */
function factsIn(value) {
    const list = value.startsWith('[') ? parseJson(value) : undefined;
    return [value, ...(Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [])];
}
function createState(file, redact) {
    const keep = (name, text) => void file.add(entryOf(name, text));
    return {
        read: getState,
        write: (name, text) => keep(name, redact(text)),
        keep,
    };
}
/** The most bytes of a summary. The runner drops a larger one completely. Some room is left for other steps' parts. */
const LARGEST_SUMMARY = 900_000;
function createSummary(file, redact) {
    return {
        async write(render) {
            const text = redact(render(redact));
            const isFitting = Buffer.byteLength(text) <= LARGEST_SUMMARY;
            file.add(`${isFitting ? text : shortenMarkdown(text, LARGEST_SUMMARY / 4)}${external_node_os_namespaceObject.EOL}`);
        },
    };
}
/**
 * One entry of GITHUB_OUTPUT or GITHUB_STATE, in the form that allows values of several lines. The delimiter is one that
 * the value does not contain, so no value can end its entry. A random one would take Node's crypto, slow to load.
 */
function entryOf(name, value) {
    const tails = [...value.matchAll(/ghadelimiter(_*)/g)].map(([, tail = '']) => tail.length);
    const delimiter = `ghadelimiter${'_'.repeat(tails.reduce((longest, length) => Math.max(longest, length), 0) + 1)}`;
    return `${name}<<${delimiter}${external_node_os_namespaceObject.EOL}${value}${external_node_os_namespaceObject.EOL}${delimiter}${external_node_os_namespaceObject.EOL}`;
}

;// CONCATENATED MODULE: ./lib/src/runner/runner.js










/** Inputs as the workflow gave them, untrimmed: blanks are part of a version, and make a key invalid. */
const rawInputs = (name) => getInput(name, { trimWhitespace: false });
/** What is lost where a file of the runner's cannot be written. */
const LOST = {
    GITHUB_OUTPUT: 'Later steps do not see all outputs of this one.',
    GITHUB_STATE: 'If this step is killed, its post step cannot close its check and deployment at GitHub.',
    GITHUB_STEP_SUMMARY: 'The run does not show the summary of this step.',
};
/** Name of the state that tells the main step's process. */
const PROCESS = 'process';
const ABANDONED = 'The step ended before its work was done. This is a bug in the action: please report it, and look at the log before you try again.';
/**
 * Starts an action: secrets are masked before anything else happens.
 * @param secretsOf finds the secrets among the raw inputs.
 * @param host default: a process of its own.
 */
function startRunner(secretsOf, host = ownHost()) {
    const environment = readEnvironment();
    const secrets = secretsOf(rawInputs, environment);
    const keys = [...secrets.keys, ...proxyPassword(environment.proxy.https)];
    const masks = createMasks(environment.publicFacts);
    masks.hide({ ...secrets, keys });
    const { redact } = masks;
    const log = createLog(redact, environment.colours);
    const fileOf = (name) => openAppendFile({ path: environment.commandFiles[name], what: name, lost: LOST[name] }, log);
    const outputFile = fileOf('GITHUB_OUTPUT');
    const state = createState(fileOf('GITHUB_STATE'), redact);
    return {
        ...masks,
        ...createTempFiles(environment.temp, masks, log),
        environment,
        log,
        outputs: createOutputs(outputFile, masks),
        summary: createSummary(fileOf('GITHUB_STEP_SUMMARY'), redact),
        clock: host.clock,
        cancel: host.cancel,
        state,
        leaveProcess: () => state.keep(PROCESS, host.self),
        endLeftProcess: () => endIfRunning(state.read(PROCESS)),
        redactName: createRedactor(keys),
        hide: (masked) => masks.hide({ masked }),
        handOn(output, secret) {
            masks.hide({ keys: [secret] });
            outputFile.add(entryOf(output, secret));
        },
        isFile(file) {
            try {
                return (0,external_node_fs_namespaceObject.statSync)(external_node_path_default().join(environment.workspace, file)).isFile();
            }
            catch {
                return false; // also for what is no path, such as one that is too long
            }
        },
        async run(parse, refuse, job) {
            const running = parseAndRun(parse, refuse, job);
            host.started(() => log.error(ABANDONED)); // beside the first request, which need not wait for it
            host.end((await running) ? 0 : 1);
        },
    };
}
/** Runs the job, unless an input is wrong. */
async function parseAndRun(parse, refuse, job) {
    let inputs;
    try {
        inputs = parse(rawInputs);
    }
    catch (thrown) {
        await refuse(thrown);
        return false;
    }
    return job(inputs);
}

;// CONCATENATED MODULE: ./lib/src/domain/text/markdown.js


/**
 * Renders external text as inline code, where markdown, HTML, links and mentions have no effect. If the text contains a
 * character that would end the code or a table cell, all special characters become entities.
 * @param limit the most characters shown.
 */
function code(text, limit = 1_000) {
    const line = sanitize_oneLine(text.length > limit ? `${text.slice(0, limit).toWellFormed()}\u2026` : text).trim();
    if (line === '')
        return '\u2013';
    if (!/[`|]/.test(line))
        return `\`${line}\``;
    return `<code>${line.replace(/[^A-Za-z0-9 ]/gu, entity)}</code>`;
}
/**
 * Renders a sentence that may contain external text as plain text: the special characters of markdown, HTML, mentions
 * and links become entities, which look the same.
 * @param limit the most characters shown.
 */
function prose(text, limit = 2_000) {
    const line = sanitize_oneLine(text.length > limit ? `${text.slice(0, limit).toWellFormed()}\u2026` : text).trim();
    return (line
        .replace(/[\\`*_{}[\]<>#|~@&!$^]/gu, entity)
        // GitHub looks for issue references in the displayed text, where `&#35;1` is `#1`.
        .replace(/(&#35;|\bGH)(?=-?\d)/gi, '$1&#8203;')
        .replace(/:(?=\/\/)/g, entity)
        .replace(/\bwww\./gi, 'www&#46;')
        .replace(/^(\d+)([.)])/, (_, number, mark) => number + entity(mark))
        .replace(/^[-+=]/, entity));
}
function entity(character) {
    return `&#${character.codePointAt(0)};${character === '@' ? '&#8203;' : ''}`;
}
/** Renders a table with a heading row; the cells are already markdown. */
function table(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => ':---')), ...rows.map(line)].join('\n');
}
/**
 * Renders external lines as a block of code, in which GitHub interprets nothing but HTML.
 * @param limit the most characters shown of a line.
 */
function codeBlock(lines, limit = 500) {
    const shown = lines.map((line) => oneLine(shorten(line, limit).toWellFormed()).replace(/[&<>]/g, entity));
    return `<pre><code>${shown.join('\n')}</code></pre>`;
}
/** Renders a collapsible section. `title` must not contain external text. */
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Renders a link; characters of the address that could end it are encoded. `text` must not contain external text. */
function markdown_link(text, url) {
    return `[${text}](${url.replace(/[()<>|\\`[\]\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)})`;
}

;// CONCATENATED MODULE: ./lib/src/domain/failures/redact-failure.js
/** Redacts a failure. Must be called before escaping for markdown, which changes a secret so that it is not found. */
function redactFailure(failure, redact) {
    const { message, advice, service } = failure;
    return failure.with({
        message: redact(message),
        advice: redact(advice),
        service: service && redactServiceError(service, redact),
    });
}
function redactServiceError(error, redact) {
    return {
        ...error,
        code: redact(error.code),
        message: redact(error.message),
        details: error.details.map(({ code, message }) => ({ code: redact(code), message: redact(message) })),
        requestId: redact(error.requestId),
    };
}

;// CONCATENATED MODULE: ./lib/src/domain/failures/failure-summary.js



/** A failure, redacted before, as part of a job summary: what happened, what to do, and of the service's own error (API \u00a77) what that does not say. */
function renderFailure(failure) {
    const { service, message } = failure;
    const lines = [`> ${prose(message)}`, `**What to do:** ${prose(failure.advice)}`];
    if (service !== undefined) {
        const said = [message];
        const rows = [service, ...service.details].flatMap((error) => {
            if (error.message !== '' && said.some((text) => text.includes(error.message)))
                return [];
            said.push(error.message);
            return [[code(error.code), code(error.message)]];
        });
        const status = `Error ${service.status}${service.code === '' ? '' : ` ${code(service.code)}`}`;
        lines.push(`${status}${service.requestId === '' ? '' : `, request ${code(service.requestId)}`}`);
        if (rows.length > 0)
            lines.push(table(['Error', 'Message'], rows));
    }
    return lines.join('\n\n');
}
/**
 * The failure of a sub-action in a few words, for an annotation's title and a summary's heading.
 * @param doing e.g. `Deleting the API key`.
 */
function failureTitle(doing, { kind }) {
    return `${doing}${ENDINGS[kind] ?? ' failed'}`;
}
const ENDINGS = {
    input: ': an input is wrong',
    ambiguous: ': the outcome is unknown',
    stopped: ': stopped',
    timeout: ': timed out',
    cancelled: ': cancelled',
};
/** The job summary of a sub-action that failed, as markdown. */
function renderFailedStep(doing, failure, redact) {
    const icon = ICONS[conclusionOf(failure.kind, false)] ?? '\u274c';
    return `## ${icon} ${failureTitle(doing, failure)}\n\n${renderFailure(redactFailure(failure, redact))}\n`;
}
const ICONS = { cancelled: '\ud83d\udeab', timed_out: '\u231b', unknown: '\u2754' };

;// CONCATENATED MODULE: ./lib/src/actions/step/end.js


/** Writes the one error annotation of a failed step. */
function logFailure(log, { message, advice }, place) {
    log.error(`${message} ${advice}`, place);
}
/** Logs the stack of an unexpected error, under debug logging only, because its message may quote a secret. */
function logStack(log, thrown, failure) {
    if (thrown instanceof Error && thrown !== failure)
        log.debug(thrown.stack ?? thrown.message);
}
/**
 * Ends a sub-action that failed: one error and one summary.
 * @param doing e.g. `Deleting the API key`.
 */
async function endFailed(doing, failure, { log, summary }) {
    logFailure(log, failure, { title: failureTitle(doing, failure) });
    await summary.write((redact) => renderFailedStep(doing, failure, redact));
}
/** Ends a sub-action because of a bad input; no request was sent. */
function refuseStep(doing, thrown, edges, outputsOf = () => ({})) {
    const failure = toStepFailure(thrown, 'input');
    edges.outputs.set(outputsOf(failure));
    return endFailed(doing, failure, edges);
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:crypto"))[name] }); })();
;// CONCATENATED MODULE: ./lib/node_modules/any-signal/dist/src/index.js
/**
 * @packageDocumentation
 *
 * Similar to [AbortSignal.any](https://developer.mozilla.org/en-US/docs/Web/API/AbortSignal/any_static)
 * except the returned promise has a `.clear` method that removes all event
 * listeners added to passed signals preventing memory leaks.
 *
 * At the time of writing at least, `AbortSignal.any` leaks memory in Node.js
 * and Deno environments:
 *
 * - https://github.com/nodejs/node/issues/54614
 * - https://github.com/denoland/deno/issues/24842
 *
 * @example
 *
 * ```js
 * import { anySignal } from 'any-signal'
 *
 * const userController = new AbortController()
 *
 * // Abort after 1 second
 * const timeoutSignal = AbortSignal.timeout(1000)
 *
 * const combinedSignal = anySignal([userController.signal, timeoutSignal])
 * combinedSignal.addEventListener('abort', () => console.log('Abort!'))
 *
 * try {
 *   // The user or the timeout can now abort the action
 *   await performSomeAction({ signal: combinedSignal })
 * } finally {
 *   // Clear will clean up internal event handlers
 *   combinedSignal.clear()
 * }
 * ```
 */
/**
 * Takes an array of AbortSignals and returns a single signal.
 * If any signals are aborted, the returned signal will be aborted.
 */
function anySignal(signals) {
    const controller = new globalThis.AbortController();
    function onAbort() {
        const reason = signals
            .filter(s => s?.aborted === true)
            .map(s => s?.reason)
            .pop();
        controller.abort(reason);
        for (const signal of signals) {
            if (signal?.removeEventListener != null) {
                signal.removeEventListener('abort', onAbort);
            }
        }
    }
    for (const signal of signals) {
        if (signal?.aborted === true) {
            onAbort();
            break;
        }
        if (signal?.addEventListener != null) {
            signal.addEventListener('abort', onAbort);
        }
    }
    function clear() {
        for (const signal of signals) {
            if (signal?.removeEventListener != null) {
                signal.removeEventListener('abort', onAbort);
            }
        }
    }
    const signal = controller.signal;
    signal.clear = clear;
    return signal;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./lib/src/actions/step/time-limit.js

/**
 * Begins a time limit; a cancel of the job ends it early.
 * @param ms its length in milliseconds.
 * @param limit what sets the limit, as part of a sentence; default: the input `timeout`.
 */
function startTimeLimit({ clock, cancel }, ms, limit) {
    const began = clock.now();
    const elapsed = () => clock.now() - began;
    return {
        signal: anySignal([cancel, clock.deadline(ms)]),
        elapsed,
        leftMs: () => ms - elapsed(),
        ...(limit === undefined ? {} : { limit }),
    };
}

;// CONCATENATED MODULE: ./lib/src/domain/inputs/parsers.js



/** Parses a boolean in the runner's spellings; empty means the default. */
function parseBoolean(raw, name, byDefault = false) {
    const text = raw(name).trim();
    if (text === '')
        return byDefault;
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    if (/^(?:false|False|FALSE)$/.test(text))
        return false;
    throw new InputFailure(name, `is "${text}"`, 'true or false');
}
/** Parses one of several words; empty means the first. */
function parseChoice(raw, name, choices) {
    const text = raw(name).trim();
    if (text === '')
        return choices[0];
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined)
        throw new InputFailure(name, `is "${text}"${didYouMean(text, choices)}`, choices.join(', '));
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
    throw new failure_InputFailure(name, problemOf(text), `a whole number from ${rule.least} to ${rule.most}`);
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
    throw new InputFailure(name, problemOf(text), `a number of seconds from ${rule.least} to ${rule.most}`);
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Parses an input that is an id. */
function parseId(raw, name) {
    const text = raw(name).trim();
    if (isId(text))
        return text;
    const accepted = 'the id as the service gave it: 1 to 128 letters, digits, "-" and "_"';
    throw new InputFailure(name, problemOf(text), accepted);
}
/** Parses an input that is an id in the form of a UUID (API \u00a74.3). */
function parseUuid(raw, name) {
    const text = raw(name).trim();
    if (UUID.test(text))
        return text;
    throw new InputFailure(name, problemOf(text), 'a UUID such as 1b4e28ba-2fa1-11d2-883f-0016d3cca427');
}
function problemOf(text) {
    return text === '' ? 'is missing' : `is "${text.slice(0, 200)}"`;
}

;// CONCATENATED MODULE: ./lib/src/actions/emulator/inputs.js



/** @throws InputFailure for the first bad one. */
function parseEmulatorInputs(raw) {
    return {
        port: parseInteger(raw, 'port', { least: 0, most: 65_535, default: 0 }),
        faults: parseFaults(raw('faults')),
    };
}
/** How the rules are written. */
const FAULTS_ACCEPTED = 'one rule as JSON, or an array of them, such as [{"operation":"createDeployment","fault":{"kind":"answer","status":503}}]; emulator/README.md lists them all';
function parseFaults(text) {
    if (text.trim() === '')
        return [];
    const value = parseJson(text);
    if (isObject(value))
        return [value];
    if (Array.isArray(value))
        return value;
    throw new failure_InputFailure('faults', value === undefined ? 'is not valid JSON' : 'is not a rule', FAULTS_ACCEPTED);
}

;// CONCATENATED MODULE: ./lib/src/actions/emulator/emulator.js







const STARTING = 'Starting the emulator';
const ON_LINUX = 'Change "runs-on" of the job, for example to ubuntu-latest.';
/** Milliseconds until it listens: half a second is usual. */
const START_MS = 60_000;
/** Starts the emulator, which goes on after this step. Never throws. */
async function startEmulator(inputs, edges) {
    try {
        await start(inputs, edges);
        return true;
    }
    catch (thrown) {
        const failure = startFailure(thrown);
        logStack(edges.log, thrown, failure);
        await endFailed(STARTING, failure, edges);
        return false;
    }
}
async function start(inputs, edges) {
    const { background, state, log, outputs } = edges;
    if (edges.environment.platform === 'win32')
        throw failed('it runs on Linux and macOS only').with({ advice: ON_LINUX, retryable: false });
    edges.cancel.throwIfAborted();
    const apiKey = `sk_emulator_${(0,external_node_crypto_namespaceObject.randomBytes)(16).toString('hex')}`;
    const folder = background.makeFolder();
    state.write('folder', folder); // the post step shows the log of a start that fails, too
    const started = await background.start(folder, { ...inputs, apiKey }, startTimeLimit(edges, START_MS).signal);
    const url = urlOf(started.reply);
    state.write('pid', String(started.pid));
    await started.keep();
    edges.handOn('api-key', apiKey);
    outputs.set({ 'base-url': url, 'log-file': background.logOf(folder) });
    log.info(`The emulator listens on ${url} until the end of the job; its log is ${background.logOf(folder)}`);
}
/** @throws StepFailure that says why it does not listen. */
function urlOf(reply) {
    const url = field(reply, 'url');
    if (typeof url === 'string')
        return url;
    const problem = String(field(reply, 'problem') ?? 'it ended before it listened');
    const input = field(reply, 'input');
    if (input === 'port')
        throw new failure_InputFailure('port', problem, 'a free port, or 0 to take any');
    if (input === 'faults')
        throw new failure_InputFailure('faults', `cannot be used: ${problem}`, FAULTS_ACCEPTED);
    throw failed(problem);
}
function startFailure(thrown) {
    const by = interruptionOf(thrown)?.by;
    if (by === 'deadline')
        return failed(`it did not listen within ${START_MS / 1_000} s`);
    if (by === 'cancel')
        return failed('the run was cancelled before it listened').with({ kind: 'cancelled', advice: 'Run the job again.' });
    return toStepFailure(thrown, 'failed');
}
function failed(problem) {
    const advice = 'Run the job again. Its output is in the group "Log of the emulator" of the post step.';
    return new StepFailure({ kind: 'failed', message: `${STARTING}: ${problem}.`, advice, retryable: true });
}

;// CONCATENATED MODULE: ./lib/src/actions/emulator/main.js









/** The emulator's own bundle, beside this one: it is a product of its own (src/emulator/bin/background.ts). */
const NAME = 'background.js';
const PROGRAM = new URL(`./${NAME}`, require("url").pathToFileURL(__filename).href);
async function main(host) {
    const runner = startRunner(() => ({ keys: [] }), host);
    /** The beginning of its path. */
    const folder = external_node_path_default().join(runner.environment.temp || (0,external_node_os_namespaceObject.tmpdir)(), 'emulator-');
    await runner.run(parseEmulatorInputs, (thrown) => refuseStep(STARTING, thrown, runner), (inputs) => startEmulator(inputs, {
        ...runner,
        background: {
            makeFolder: () => writing(folder, () => (0,external_node_fs_namespaceObject.mkdtempSync)(folder)),
            logOf: logOf,
            start: (folder, settings, signal) => startBackground({ file: PROGRAM, folder, settings }, signal),
        },
    }));
}

;// CONCATENATED MODULE: ./lib/emulator.js

main();

module.exports = __webpack_exports__;
/******/ })()
;