export const id = 872;
export const ids = [872];
export const modules = {

/***/ 3608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ deleteDeployments)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(2684);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(2440);
// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(5204);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(1394);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(6897);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var interruption = __webpack_require__(5728);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/delete-ids.js


/** Failures in a row after which no other deployment is tried: every one takes its retries. */
const MOST_FAILURES = 3;
/**
 * Sends a DELETE for each of these ids, one after the other, and records what became of it.
 * @returns the first failure, or undefined if there was none.
 * @throws Interrupted
 */
async function deleteIds(ids, report, { deployments, log, outputs }, limit) {
    let first;
    let inARow = 0;
    for (const id of ids) {
        try {
            const deletion = await deployments.delete(id, limit);
            report.record(id, deletion.kind === 'deleted' ? 'deleted' : 'gone');
            outputs.set(report.outputs());
            log.info(deletion.kind === 'deleted' ? `Deleted deployment ${id}` : `Deployment ${id} is gone already`);
            inARow = 0;
        }
        catch (thrown) {
            if (thrown instanceof interruption/* Interrupted */.j$ && thrown.sent === 'all')
                report.record(id, 'unknown');
            if (!(thrown instanceof failure/* StepFailure */.pH))
                throw thrown;
            report.record(id, 'failed');
            log.info(`Deployment ${id} was not deleted: ${thrown.message}`, 'bad');
            first ??= thrown;
            inARow += 1;
            if (isGeneral(thrown) || inARow === MOST_FAILURES)
                return first;
        }
    }
    return first;
}
/** Whether every other DELETE would end in the same way. */
function isGeneral({ kind, service }) {
    return kind === 'network' || [401, 403, 404, 405, 501].includes(service?.status ?? 0);
}

// EXTERNAL MODULE: ./lib/src/actions/delete-deployments/failures.js
var failures = __webpack_require__(8346);
// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(319);
// EXTERNAL MODULE: ./lib/src/domain/records/id.js
var records_id = __webpack_require__(4181);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/claims.js

/**
 * What a list of deployments of one app and version says that cannot be; undefined where nothing is wrong. The end of a
 * sentence.
 */
function contradictionOf(listed, { app, version }) {
    const other = listed.find((one) => (one.app !== '' && one.app !== app) || (one.version !== '' && one.version !== version));
    if (other === undefined)
        return undefined;
    const what = other.app !== '' && other.app !== app ? `app "${other.app}"` : `version "${other.version}"`;
    return `deployment ${other.record.id} in it says that it is of ${what}`;
}
/** Ids that `GET /apps` names for this app and version. */
function namedFor(apps, { app, version }) {
    return apps.filter((one) => one.app === app && one.version === version).map(({ deployment }) => deployment);
}
/**
 * What `GET /apps` says against ids that it does not name for this app and version; undefined where nothing does. The end
 * of a sentence.
 */
function foreignIn(apps, ids, of) {
    const own = namedFor(apps, of);
    const foreign = apps.find(({ deployment }) => ids.includes(deployment) && !own.includes(deployment));
    return foreign && `deployment ${foreign.deployment} is that of app "${foreign.app}", version "${foreign.version}"`;
}
/** Whether a listed deployment is still to be deleted. One that failed goes once, whatever the list says afterwards. */
function isDue({ id, status }, handled) {
    return status !== 'stopped' && !((0,deployment/* isFinal */.dR)(status) && handled.has(id));
}

// EXTERNAL MODULE: ./lib/src/actions/delete-deployments/inputs.js
var inputs = __webpack_require__(5884);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/older.js

/** The versions that `keep` is about. */
function versionsOf(apps, { app, prefix, allowLatest }) {
    return apps.filter((one) => one.app === app && one.version.startsWith(prefix) && (allowLatest || !(0,inputs/* isLatest */.eL)(one.version)));
}
/**
 * Which deployments are older than the newest `keep` versions. Only those that run count, and only they go: a failed one
 * is nothing to go back to, and one on its way is newer than all of them. A deployment that a kept version has as well
 * stays.
 */
function olderThanKept(dated, keep) {
    const running = dated.filter(({ record }) => record.status === 'running');
    const undated = running.find(({ record }) => Number.isNaN(Date.parse(record.createdAt)));
    if (undated !== undefined)
        return { kind: 'unknown', why: `The record of deployment ${undated.record.id} has no "created_at".` };
    const byVersion = [...Map.groupBy(running, ({ version }) => version)].map(([version, all]) => ({
        version,
        all,
        newest: Math.max(...all.map(({ record }) => Date.parse(record.createdAt))),
    }));
    const sorted = byVersion.toSorted((a, b) => b.newest - a.newest);
    const kept = sorted.slice(0, keep);
    const keptIds = new Set(kept.flatMap(({ all }) => all.map(({ record }) => record.id)));
    const older = sorted.slice(keep).flatMap(({ all }) => all.filter(({ record }) => !keptIds.has(record.id)));
    return { kind: 'aged', older, kept: kept.map(({ version }) => version) };
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/find.js





const BY_ID = 'Give "deployment-id" instead, and check base-url.';
const LISTED = 'a list of deployments by app and version';
/**
 * Asks for deployments that cannot be: where the service lists some, it ignores a filter, and everything would be hit.
 * @throws StepFailure; Interrupted.
 */
async function checkFilters({ app, version }, edges, limit) {
    const nothing = `no-such-${edges.randomText()}`;
    const probes = [
        { of: { app: nothing, version }, filter: 'app_name' },
        { of: { app, version: nothing }, filter: 'app_version' },
    ];
    for (const { of, filter } of probes) {
        const listed = await listVersion(of, edges, limit);
        if (listed.length > 0)
            throw (0,failures/* refusal */.x5)(`the service ignores the filter "${filter}" of GET /deployments, and listed ${listed.length} deployments that cannot be`, BY_ID);
    }
}
/** @throws StepFailure where the service does not say; Interrupted. */
async function listVersion(of, { deployments }, limit) {
    const list = await deployments.list(of, limit);
    if (list.kind === 'refused')
        throw (0,failures/* unlisted */.B$)(list.failure, LISTED);
    if (list.kind === 'malformed')
        throw (0,failures/* refusal */.x5)('the response to GET /deployments is not a list of deployments', BY_ID);
    return list.items;
}
/**
 * The deployments of one version that the service lists now. Those that were not seen before are compared with what
 * `GET /apps` says, where the service has it.
 * @param seen ids that were compared already.
 * @throws StepFailure where anything speaks against it; Interrupted.
 */
async function findVersion(of, seen, edges, limit) {
    // First the apps: whatever they name is then in the list as well.
    const named = await listApps(of, edges, limit);
    const listed = await listVersion(of, edges, limit);
    const contradiction = contradictionOf(listed, of);
    if (contradiction !== undefined)
        throw (0,failures/* refusal */.x5)(`the list of deployments is of something else: ${contradiction}`, BY_ID);
    if (named === undefined)
        return listed;
    const ids = listed.map(({ record }) => record.id);
    const confirmed = namedFor(named, of);
    await checkUnlisted(confirmed.filter((id) => !ids.includes(id) && !seen.has(id)), edges, limit);
    const unconfirmed = ids.filter((id) => !confirmed.includes(id) && !seen.has(id));
    if (unconfirmed.length === 0)
        return listed;
    const foreign = foreignIn((await listApps({ app: '', version: '' }, edges, limit)) ?? [], unconfirmed, of);
    if (foreign !== undefined)
        throw (0,failures/* refusal */.x5)(`the list of deployments contradicts GET /apps: ${foreign}`, BY_ID);
    return listed;
}
/** A deployment that the apps name and the list lacks: where it is active, one of the two is wrong. */
async function checkUnlisted(ids, { deployments }, limit) {
    for (const id of ids.filter(records_id/* isId */.e)) {
        const look = await deployments.get(id, limit);
        if (look.kind === 'record' && !(0,deployment/* isFinal */.dR)(look.record.status))
            throw (0,failures/* refusal */.x5)(`GET /apps names deployment ${id} for this app and version, and the list of deployments lacks it`, BY_ID);
    }
}
/** @returns undefined where the service has no such list. @throws StepFailure; Interrupted. */
async function listApps(of, { deployments, log }, limit) {
    const list = await deployments.apps(of, limit);
    if (list.kind === 'list')
        return list.items;
    if (list.kind === 'refused' && ![404, 405, 501].includes(list.failure.service?.status ?? 0))
        throw list.failure;
    log.debug('The service has no GET /apps: the list of deployments is not compared with it');
    return undefined;
}
/**
 * The running deployments of versions with a prefix, but for the newest of these versions.
 * @throws StepFailure where their age is not known; Interrupted.
 */
async function findOlder(target, edges, limit) {
    const { deployments, log } = edges;
    const apps = await deployments.apps({ app: target.app, version: '' }, limit);
    if (apps.kind === 'refused')
        throw (0,failures/* unlisted */.B$)(apps.failure, 'a list of apps');
    if (apps.kind === 'malformed')
        throw (0,failures/* refusal */.x5)('the response to GET /apps is not a list of apps', BY_ID);
    if (!apps.isWhole)
        throw (0,failures/* refusal */.x5)(`GET /apps goes on after ${apps.items.length} versions`, BY_ID);
    const versions = versionsOf(apps.items, target);
    const dated = [];
    for (const { version, deployment } of versions) {
        if (!(0,records_id/* isId */.e)(deployment))
            throw (0,failures/* refusal */.x5)(`GET /apps names no usable id for version "${version}"`, BY_ID);
        const look = await deployments.get(deployment, limit);
        if (look.kind === 'malformed')
            throw (0,failures/* refusal */.x5)(`the age of deployment ${deployment} is not known: ${look.why}`, BY_ID);
        if (look.kind === 'record')
            dated.push({ version, record: look.record });
    }
    const ageing = olderThanKept(dated, target.keep);
    if (ageing.kind === 'unknown')
        throw (0,failures/* refusal */.x5)(`not every age is known. ${ageing.why.replace(/\.$/, '')}`, BY_ID);
    log.info(ageing.kept.length === 0
        ? `No version of app "${target.app}" that begins with "${target.prefix}" runs`
        : `Kept: ${ageing.kept.map((version) => `"${version}"`).join(', ')}`);
    return ageing.older;
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/report.js
/** All that is known of the step at one moment: outputs and summary are made from it. */
class DeletionReport {
    inputs;
    failure;
    #rows = new Map();
    constructor(inputs) {
        this.inputs = inputs;
    }
    get rows() {
        return [...this.#rows.values()];
    }
    /** Adds a deployment that is to be deleted; one that is known keeps its outcome. */
    plan({ id, ...facts }) {
        const { outcome = 'planned' } = this.#rows.get(id) ?? {};
        this.#rows.set(id, { id, ...facts, outcome });
    }
    record(id, outcome) {
        this.#rows.set(id, { ...this.#rows.get(id), id, outcome });
    }
    ids(...outcomes) {
        return this.rows.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);
    }
    /** The outputs so far; the names are those of action.yml. */
    outputs() {
        const deleted = this.ids('deleted');
        return { 'deleted-ids': deleted.join(','), count: String(deleted.length) };
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/rounds.js




/** Rounds in all, and rounds in a row that deleted nothing that was not deleted before. */
const MOST_ROUNDS = 50;
const MOST_IDLE_ROUNDS = 5;
/** Milliseconds before the next round, after one or more such rounds: an app may take a moment to end. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];
/**
 * Deletes what the service lists for one version, and lists again from the start, until nothing active is left.
 * @returns the first failure, or undefined if there was none.
 * @throws StepFailure where a list speaks against it; Interrupted.
 */
async function deleteVersion(of, report, edges, limit) {
    let first;
    let idle = 0;
    for (let round = 1;; round++) {
        const handled = new Set(report.ids('deleted', 'gone'));
        const failed = new Set(report.ids('failed'));
        const listed = await findVersion(of, new Set([...handled, ...failed]), edges, limit);
        const due = listed.filter(({ record }) => isDue(record, handled) && !failed.has(record.id));
        if (due.length === 0)
            return first;
        for (const { record } of due)
            report.plan({ id: record.id, record });
        const ids = due.map(({ record }) => record.id);
        if (report.inputs.dryRun)
            return first;
        idle = ids.every((id) => handled.has(id)) ? idle + 1 : 0;
        if (idle === MOST_IDLE_ROUNDS || round > MOST_ROUNDS) {
            for (const id of ids)
                report.record(id, 'failed');
            return first ?? stillThere(ids, round - 1);
        }
        await edges.clock.sleep(PAUSES_MS[idle] ?? 0, limit.signal);
        const failure = await deleteIds(ids, report, edges, limit);
        first ??= failure;
        if (failure !== undefined && report.ids('planned').length > 0)
            return first;
    }
}
function stillThere(ids, rounds) {
    return new failure/* StepFailure */.pH({
        kind: 'failed',
        message: `After ${rounds} rounds the service still lists ${ids.length === 1 ? `deployment ${ids[0]}` : `${ids.length} deployments`} as active.`,
        advice: 'Something may be deploying this version again and again, or the service takes long: run the job again later.',
    });
}

// EXTERNAL MODULE: ./lib/src/domain/failures/redact-failure.js
var redact_failure = __webpack_require__(2153);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(3330);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/summary.js





/** How the step ended well, in one line. */
function titleOf(report) {
    const deleted = report.ids('deleted').length;
    const gone = report.ids('gone').length;
    if (report.inputs.dryRun)
        return `Dry run: ${(0,format/* count */.U9)(report.rows.length, 'deployment')} would be deleted, nothing was`;
    if (deleted + gone === 0)
        return 'There is nothing to delete';
    return `Deleted ${(0,format/* count */.U9)(deleted, 'deployment')}${gone === 0 ? '' : `; ${gone.toLocaleString('en-US')} ${gone === 1 ? 'was' : 'were'} gone already`}`;
}
/** Rows: a longer table is for the log, not for a reader. */
const MAX_ROWS = 300;
const OUTCOMES = {
    planned: 'not deleted',
    deleted: 'deleted',
    gone: 'gone already',
    failed: '**not deleted**',
    unknown: '**maybe deleted**',
};
/** The job summary, as markdown. External text is redacted first, then escaped. */
function renderDeletion(report, redact) {
    const { failure, rows, inputs } = report;
    const head = failure === undefined
        ? `## ${inputs.dryRun ? '\ud83e\uddea' : '\ud83d\uddd1\ufe0f'} ${titleOf(report)}`
        : (0,failure_summary/* renderFailedStep */.EA)(failures/* DELETING */.H5, (0,redact_failure/* redactFailure */.O)(failure, redact)).trimEnd();
    const parts = [head, targetIn(inputs.target, redact)];
    if (rows.length > 0) {
        const cells = rows
            .slice(0, MAX_ROWS)
            .map(({ id, version, record, outcome }) => [
            (0,markdown/* code */.aY)(id),
            ...(inputs.target.kind === 'older' ? [(0,markdown/* code */.aY)(redact(version ?? ''))] : []),
            (0,markdown/* code */.aY)(redact(record?.status ?? '')),
            (0,markdown/* code */.aY)(redact(record?.createdAt ?? '')),
            inputs.dryRun ? 'would be deleted' : OUTCOMES[outcome],
        ]);
        const heads = [
            'Deployment',
            ...(inputs.target.kind === 'older' ? ['Version'] : []),
            'Status before',
            'Created',
            'Outcome',
        ];
        parts.push((0,markdown/* table */.tp)(heads, cells));
        if (rows.length > MAX_ROWS)
            parts.push(`\u2026 and ${(0,format/* count */.U9)(rows.length - MAX_ROWS, 'more deployment')}`);
    }
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function targetIn(target, redact) {
    if (target.kind === 'ids')
        return '';
    const app = `App ${(0,markdown/* code */.aY)(redact(target.app))}`;
    return target.kind === 'version'
        ? `${app}, version ${(0,markdown/* code */.aY)(redact(target.version))}`
        : `${app}, versions that begin with ${(0,markdown/* code */.aY)(redact(target.prefix))}, but for the newest ${target.keep}`;
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/delete-deployments.js










/** The whole job: find \u2192 delete \u2192 tell GitHub. Never throws. */
async function deleteDeployments(inputs, edges) {
    const { log, outputs, summary, cancel } = edges;
    const report = new DeletionReport(inputs);
    outputs.set(report.outputs());
    try {
        cancel.throwIfAborted();
        const failure = await run(report, edges, (0,time_limit/* startTimeLimit */.r)(edges, failures/* LIMIT_MS */.TZ, failures/* LIMIT */.uK));
        if (failure !== undefined)
            report.failure = (0,failures/* incomplete */.$x)(failure, report);
    }
    catch (thrown) {
        report.failure = (0,failures/* deletionFailure */.Bh)(thrown, report);
        (0,end/* logStack */.fk)(log, thrown, report.failure);
    }
    outputs.set(report.outputs());
    await tellGitHub(report, edges);
    logOutcome(report, edges);
    await summary.write((redact) => renderDeletion(report, redact));
    return report.failure === undefined;
}
/** @returns the first failure of a DELETE. @throws StepFailure where nothing is to be deleted; Interrupted. */
async function run(report, edges, limit) {
    const { target, dryRun } = report.inputs;
    switch (target.kind) {
        case 'ids':
            for (const id of target.ids)
                report.plan({ id });
            return dryRun ? undefined : deleteIds(target.ids, report, edges, limit);
        case 'version':
            await checkFilters(target, edges, limit);
            return deleteVersion(target, report, edges, limit);
        case 'older': {
            const older = await findOlder(target, edges, limit);
            for (const { version, record } of older)
                report.plan({ id: record.id, record, version });
            return dryRun ? undefined : deleteIds(report.ids('planned'), report, edges, limit);
        }
    }
}
/** What GitHub shows never changes the result. After a cancel there is no time for it. */
async function tellGitHub(report, { github, cancel, log }) {
    const gone = report.ids('deleted', 'gone');
    if (github === undefined || gone.length === 0)
        return;
    if (cancel.aborted)
        return log.info('GitHub was not told: the run was cancelled');
    await github.tell(gone, cancel);
}
function logOutcome(report, { log }) {
    const { failure, inputs } = report;
    if (inputs.dryRun && report.rows.length > 0)
        log.group(`Dry run: ${(0,format/* count */.U9)(report.rows.length, 'deployment')} would be deleted`, report.rows.map(({ id, record, version }) => [id, version, record?.status, record?.createdAt].filter(Boolean).join(' ')));
    if (failure === undefined)
        log.info(titleOf(report), 'good');
    else
        (0,end/* logFailure */.H1)(log, failure, { title: (0,failure_summary/* failureTitle */.nV)(failures/* DELETING */.H5, failure) });
}


/***/ }),

/***/ 8346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ incomplete),
/* harmony export */   B$: () => (/* binding */ unlisted),
/* harmony export */   Bh: () => (/* binding */ deletionFailure),
/* harmony export */   H5: () => (/* binding */ DELETING),
/* harmony export */   TZ: () => (/* binding */ LIMIT_MS),
/* harmony export */   uK: () => (/* binding */ LIMIT),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* unused harmony export tally */
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6897);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5728);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2440);



/** What the action does, for titles. */
const DELETING = 'Deleting deployments';
/** Milliseconds that the step takes at most: it has no `timeout`. */
const LIMIT_MS = 600_000;
/** The same limit in words, as part of a sentence. */
const LIMIT = 'the 10 min that this action takes at most';
/** The failure where something speaks against deleting at all. `why`: the end of a sentence, without a full stop. */
function refusal(why, advice) {
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH({ kind: 'rejected', message: `Refused to delete: ${why}.`, advice });
}
/** The failure where the service does not list what is asked for. */
function unlisted(failure, what) {
    const isOffered = ![400, 404, 405, 501].includes(failure.service?.status ?? 0);
    return failure.with({
        advice: isOffered
            ? failure.advice
            : `This service may not offer ${what}: give "deployment-id" instead. ${failure.advice}`,
    });
}
/** The failure where some of the deployments could not be deleted. @param first what happened to the first of them. */
function incomplete(first, report) {
    return first.with({ message: `${first.message} ${tally(report)}`.trim(), retryable: true });
}
/** Whatever ended the step, as its failure. */
function deletionFailure(thrown, report) {
    const interruption = (0,_domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptionOf */ .nS)(thrown);
    if (interruption === undefined) {
        const failure = (0,_domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toStepFailure */ .eG)(thrown, 'network');
        return report.rows.length === 0 ? failure : incomplete(failure, report);
    }
    const done = tally(report) || 'Nothing was deleted.';
    if (interruption.by === 'deadline') {
        return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH({
            kind: 'timeout',
            message: `${DELETING}: ${LIMIT} are over. ${done}`,
            advice: 'Run the job again: it goes on with those that are left.',
            retryable: true,
        });
    }
    return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH({
        kind: 'cancelled',
        message: `${DELETING}: the run was cancelled. ${done}`,
        advice: 'Run the job again whenever you like: it goes on with those that are left.',
        retryable: true,
    });
}
/** What was deleted and what was not, in sentences; '' where nothing was to be. */
function tally(report) {
    const named = (words, ids) => ids.length === 0 ? [] : [`${words}: ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(ids.length, 'deployment')} (${listed(ids)}).`];
    return [
        ...named('Deleted', report.ids('deleted')),
        ...named('Gone before', report.ids('gone')),
        ...named('Maybe deleted', report.ids('unknown')),
        ...named('Not deleted', report.ids('failed', 'planned')),
    ].join(' ');
}
/** Ids that a message names. */
const SHOWN = 20;
function listed(ids) {
    const more = ids.length - SHOWN;
    return `${ids.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}`;
}


/***/ }),

/***/ 5884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ parseDeleteDeploymentsInputs),
/* harmony export */   eL: () => (/* binding */ isLatest),
/* harmony export */   tS: () => (/* binding */ secretsOfDeletion)
/* harmony export */ });
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6897);
/* harmony import */ var _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(579);
/* harmony import */ var _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49);
/* harmony import */ var _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7582);
/* harmony import */ var _domain_records_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4181);





/** @throws InputFailure for the first bad input. */
function parseDeleteDeploymentsInputs(raw) {
    const service = (0,_domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__/* .parseServiceInputs */ .e)(raw);
    const environment = parseLine(raw, 'environment', 255).trim();
    const reportName = parseLine(raw, 'report-name', 100).trim();
    return {
        ...service,
        target: parseTarget(raw),
        dryRun: (0,_domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG)(raw, 'dry-run'),
        environment,
        reportName,
        githubToken: raw('github-token').trim(),
    };
}
/** The secrets among the inputs, before they are checked. */
function secretsOfDeletion(raw) {
    const { always, ifLong } = (0,_domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOfService */ .k)(raw);
    return { always: [...always, raw('github-token').trim()].filter(({ length }) => length >= _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_KEY */ .Nf), ifLong };
}
const EITHER = 'either "deployment-id", or "app-name" with "version", or "app-name" with "version-prefix" and "keep"';
function parseTarget(raw) {
    const app = parseLine(raw, 'app-name', LONGEST).trim();
    const version = parseLine(raw, 'version', LONGEST);
    const prefix = parseLine(raw, 'version-prefix', LONGEST);
    const keep = (0,_domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInteger */ .cG)(raw, 'keep', { least: 0, most: 1_000, default: 0 });
    const allowLatest = (0,_domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG)(raw, 'allow-latest');
    if (raw('deployment-id').trim() !== '') {
        if (app !== '' || version !== '' || prefix !== '' || keep > 0)
            throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP('deployment-id', 'is given together with "app-name", "version", "version-prefix" or "keep"', EITHER);
        return { kind: 'ids', ids: parseIds(raw, 'deployment-id') };
    }
    if (app === '')
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(version === '' && prefix === '' ? 'deployment-id' : 'app-name', 'is missing', EITHER);
    if (prefix !== '' || keep > 0) {
        if (version !== '')
            throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP('version', 'is given together with "version-prefix" or "keep"', EITHER);
        if (prefix.trim() === '')
            throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP('version-prefix', 'is empty: "keep" would be of all versions of the app', EITHER);
        if (keep === 0)
            throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP('keep', 'is 0: nothing would be left of the versions of "version-prefix"', '1 to 1000');
        return { kind: 'older', app, prefix, keep, allowLatest };
    }
    if (version.trim() === '')
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP('version', 'is empty: all versions of the app would be deleted', EITHER);
    if (isLatest(version) && !allowLatest)
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP('version', 'is what everybody gets who names no version', 'another version, or "allow-latest: true"');
    return { kind: 'version', app, version };
}
/** Whether a version is the one of those who name none. */
function isLatest(version) {
    return version.trim().toLowerCase() === 'latest';
}
/** Characters of a name. */
const LONGEST = 200;
/** The most ids of one step. */
const MOST_IDS = 500;
function parseLine(raw, name, longest) {
    const text = raw(name).replace(/[\r\n]+$/, '');
    const accepted = `one line of at most ${longest} characters`;
    if (/\p{Cc}/u.test(text))
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, 'holds a line break or another control character', accepted);
    if (text.length > longest)
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, `has ${text.length} characters`, accepted);
    return text;
}
/** Ids, separated by commas, blanks or line breaks; one that is named twice counts once. */
function parseIds(raw, name) {
    const ids = [...new Set(raw(name).split(/[\s,]+/))].filter((id) => id !== '');
    const accepted = `ids as the service gave them, separated by commas or lines: 1 to 128 letters, digits, "-" and "_", up to ${MOST_IDS} ids`;
    const wrong = ids.find((id) => !(0,_domain_records_id_js__WEBPACK_IMPORTED_MODULE_4__/* .isId */ .e)(id));
    if (wrong !== undefined)
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, `holds "${wrong.slice(0, 200)}"`, accepted);
    if (ids.length === 0)
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, 'holds no id', accepted);
    if (ids.length > MOST_IDS)
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP(name, `holds ${ids.length} ids`, accepted);
    return ids;
}


/***/ }),

/***/ 6872:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _github_gone_at_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5707);
/* harmony import */ var _service_deployment_deletion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1140);
/* harmony import */ var _step_sub_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3614);
/* harmony import */ var _delete_deployments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3608);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8346);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5884);







await (0,_step_sub_action_js__WEBPACK_IMPORTED_MODULE_3__/* .startSubAction */ .F)({
    doing: _failures_js__WEBPACK_IMPORTED_MODULE_5__/* .DELETING */ .H5,
    secretsOf: _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .secretsOfDeletion */ .tS,
    parse: _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .parseDeleteDeploymentsInputs */ .OE,
    run: (inputs, connection, runner) => (0,_delete_deployments_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteDeployments */ .e)(inputs, {
        ...runner,
        deployments: (0,_service_deployment_deletion_js__WEBPACK_IMPORTED_MODULE_2__/* .openDeploymentDeletion */ .A)(connection),
        github: (0,_github_gone_at_github_js__WEBPACK_IMPORTED_MODULE_1__/* .openGoneAtGitHub */ .o)(inputs, runner),
        randomText: node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID,
    }),
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ startTimeLimit)
/* harmony export */ });
/**
 * Begins a time limit; a cancel of the job ends it early.
 * @param ms its length in milliseconds.
 * @param limit what sets the limit, as part of a sentence; default: the input `timeout`.
 */
function startTimeLimit({ clock, cancel }, ms, limit) {
    const began = clock.now();
    const elapsed = () => clock.now() - began;
    return {
        signal: AbortSignal.any([cancel, clock.deadline(ms)]),
        elapsed,
        leftMs: () => ms - elapsed(),
        ...(limit === undefined ? {} : { limit }),
    };
}


/***/ }),

/***/ 5707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openGoneAtGitHub)
});

// EXTERNAL MODULE: ./lib/src/domain/backoff.js
var backoff = __webpack_require__(9047);
// EXTERNAL MODULE: ./lib/src/domain/reporting/notices.js
var notices = __webpack_require__(327);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(6581);
// EXTERNAL MODULE: ./lib/src/github/api.js + 1 modules
var github_api = __webpack_require__(3919);
// EXTERNAL MODULE: ./lib/src/github/problem.js
var github_problem = __webpack_require__(1275);
// EXTERNAL MODULE: ./lib/src/github/rate-limit.js
var rate_limit = __webpack_require__(2686);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(2440);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(3330);
// EXTERNAL MODULE: ./lib/src/github/reporters/comment.js
var comment = __webpack_require__(6004);
// EXTERNAL MODULE: ./lib/src/github/reporters/comment-place.js
var comment_place = __webpack_require__(8338);
;// CONCATENATED MODULE: ./lib/src/github/reporters/gone-comment.js




/**
 * Has the comment of a preview say that the preview is gone, where what it shows is one of these deployments. No comment
 * is made for that.
 */
async function sayGone(api, { issue, reportName, ids, runUrl }) {
    const mark = (0,comment/* markerOf */.w)(reportName);
    const found = await (0,comment_place/* findComment */.h1)({ api }, { issue, author: await (0,comment_place/* authorOf */.rM)(api), mark });
    if (found === undefined)
        return 'none';
    const body = goneBody(mark, ids, runUrl);
    if (found.body.startsWith(`${mark}\n${HEAD}`))
        return 'updated';
    if (!ids.some((id) => found.body.includes((0,markdown/* code */.aY)(id))))
        return 'other';
    await api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: found.id, body });
    return 'updated';
}
const HEAD = '## \ud83d\uddd1\ufe0f The preview is gone';
/** Ids that the comment names. */
const SHOWN = 10;
function goneBody(mark, ids, runUrl) {
    const more = ids.length > SHOWN ? ` and ${(0,format/* count */.U9)(ids.length - SHOWN, 'more deployment')}` : '';
    const named = `${ids
        .slice(0, SHOWN)
        .map((id) => (0,markdown/* code */.aY)(id))
        .join(', ')}${more}`;
    const run = runUrl === '' ? '' : ` by [this run](${runUrl})`;
    return `${mark}\n${HEAD}\n\nDeleted${run}: ${named}.\n`;
}

// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(4617);
;// CONCATENATED MODULE: ./lib/src/github/gone-at-github.js








/** Milliseconds for all of it, retries and pauses included. */
const TELLING_MS = 60_000;
/** Retries of one part. */
const RETRIES = 3;
/** Undefined where nothing at GitHub is to be changed. */
function openGoneAtGitHub(inputs, edges) {
    const { log, clock, redactName } = edges;
    const { repository, apiUrl, proxy } = edges.environment;
    const { githubToken: token, environment, reportName } = inputs;
    if (environment === '' && reportName === '')
        return undefined;
    const missing = token === '' ? 'there is no github-token' : repository === '' ? 'this is no run of a repository' : '';
    if (missing !== '') {
        log.notice(`Nothing is changed at GitHub: ${missing}.`);
        return undefined;
    }
    const retireAll = async (api, ids) => {
        const number = await retire(api, redactName(environment), new Set(ids));
        log.info(`GitHub deployments of "${environment}" that are inactive now: ${number}`);
    };
    const comment = async (api, ids) => {
        const { runUrl, trigger } = edges.environment;
        const issue = trigger.pullRequest;
        if (issue === undefined)
            return log.info('No comment says that it is gone: the event is of no pull request');
        const outcome = await sayGone(api, { issue, reportName: redactName(reportName), ids, runUrl });
        log.info(`The comment of "${reportName}" on pull request #${issue} ${COMMENTS[outcome]}`);
    };
    return {
        async tell(ids, cancel) {
            const began = clock.now();
            const over = new AbortController();
            const abandoned = AbortSignal.any([cancel, over.signal, clock.deadline(TELLING_MS)]);
            const leftMs = () => TELLING_MS - (clock.now() - began);
            const debug = (line) => log.debug(line);
            try {
                const api = await (0,github_api/* connectGitHub */.U)({ token, repository, apiUrl, proxy, abandoned, clock, debug });
                const limits = { abandoned, leftMs, ...edges };
                await Promise.all([
                    environment === '' ? undefined : bounded('deployment', limits, () => retireAll(api, ids)),
                    reportName === '' ? undefined : bounded('comment', limits, () => comment(api, ids)),
                ]);
            }
            catch {
                log.notice('GitHub was not told: the library that talks to it does not load. The deletion itself is not affected.');
            }
            finally {
                over.abort();
            }
        },
    };
}
const COMMENTS = {
    updated: 'says that it is gone',
    none: 'does not exist',
    other: 'shows another deployment, and stays as it is',
};
/** Runs one part, and again where that may help. What fails in the end becomes one notice. */
async function bounded(part, { abandoned, leftMs, clock, log }, act) {
    for (let failures = 1;; failures++) {
        try {
            return await act();
        }
        catch (thrown) {
            const problem = (0,github_problem/* toProblem */.H)(thrown, part);
            const pause = (0,backoff/* backoffDelay */.EY)(failures, clock.random(), (0,rate_limit/* rateLimitOf */.t)(thrown, clock.wall()));
            const mayPass = problem.rateLimited || (0,response/* isTransient */.dg)(thrown);
            if (!mayPass || failures > RETRIES || abandoned.aborted || pause > leftMs()) {
                const { status = 0 } = problem;
                const lacking = status === 403 || status === 404 ? `; the job needs "${notices/* PERMISSIONS */.Jj[part]}"` : '';
                log.notice(`GitHub does not show that it is gone (${part}: ${(0,notices/* reasonOf */.A3)(problem)}${problem.rateLimited ? '' : lacking}). The deletion itself is not affected.`);
                return;
            }
            await clock.sleep(pause, abandoned).catch(() => { });
        }
    }
}
/** Deployments per page, and the most pages that are read. */
const PAGE_SIZE = 100;
const MOST_PAGES = 10;
/**
 * Makes the GitHub deployments of an environment inactive whose payload names one of the ids, and no others.
 * @returns how many these are.
 */
async function retire(api, environment, ids) {
    const own = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const listed = await api.request('GET /repos/{owner}/{repo}/deployments', {
            environment,
            per_page: PAGE_SIZE,
            page,
        });
        if (!Array.isArray(listed))
            throw new Error('the response holds no list');
        own.push(...listed.filter((one) => isOf(one, environment, ids)).flatMap((one) => (0,response/* idIn */.DG)(one) ?? []));
        if (listed.length < PAGE_SIZE)
            break;
    }
    for (const deployment_id of new Set(own))
        await api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
            deployment_id,
            state: 'inactive',
        });
    return new Set(own).size;
}
/** GitHub's own filter is not relied on: the environment is compared as well. */
function isOf(listed, environment, ids) {
    const payload = (0,json/* field */.ZZ)(listed, 'payload');
    const id = (0,json/* field */.ZZ)(typeof payload === 'string' ? (0,json/* parseJson */.qF)(payload) : payload, 'deployment_id');
    return (0,json/* field */.ZZ)(listed, 'environment') === environment && typeof id === 'string' && ids.has(id);
}


/***/ }),

/***/ 7190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ deleteResource)
/* harmony export */ });
/* unused harmony export judgeBody */
/* harmony import */ var _domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2546);
/* harmony import */ var _domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6581);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5342);
/* harmony import */ var _http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1661);




/**
 * DELETE of one resource. A response counts only if it must come from the service itself: a 2xx that
 * {@link judgeBody} accepts, or a 404 with the error body of \u00a77. A proxy on the way could send any other 404 or 200.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
async function deleteResource(connection, request) {
    const { what, noun, id: _, ...options } = request;
    const result = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .trySend */ .sh)(connection, { method: 'DELETE', retrySafety: 'idempotent-delete', what, ...options });
    if (result.kind === 'accepted') {
        const { response } = result;
        return response.status === 404 ? goneAfterDoubt(what, response) : deleted(request, response);
    }
    const { failure } = result;
    if (result.status !== 404 || failure.kind !== 'rejected')
        throw failure;
    if (isOfResource(failure.service))
        return { kind: 'missing', failure };
    throw failure.with({
        advice: `Check base-url, its path too: this 404 does not have the body of an error of the service, so it tells nothing about the ${noun}.`,
    });
}
/** A 404 to a retry, where an earlier try may have deleted the key. */
function goneAfterDoubt(what, response) {
    const { service } = (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .requestFailure */ .SU)(what, response, 'refused', 1);
    if (isOfResource(service))
        return { kind: 'deleted', inDoubt: true };
    throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .requestFailure */ .SU)(what, response, 'ambiguous', 1);
}
/** A 404 with the error body of API \u00a77 that is about the resource, and not about a route or a project. */
function isOfResource(error) {
    return (error !== undefined &&
        error.code !== '' &&
        error.message !== '' &&
        !/route|path|endpoint|project|org/i.test(error.code));
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
        case 'foreign':
            throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, status, judged.why);
        case 'unclear':
            throw (0,_http_request_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unusableResponse */ .rd)(what, status, judged.why).with({ kind: 'ambiguous', advice: what.ifAmbiguous });
    }
}
/**
 * The specification shows neither status nor body of the success (API \u00a74.2). No body counts as one, and so does a JSON
 * object that says yes and nothing else, such as the generic OK response (API \u00a72.4).
 * @param id the one id that the body may name.
 * @param noun what is deleted, in one word.
 */
function judgeBody(status, text, id, noun) {
    if (status === 204)
        return { kind: 'deleted' };
    if (status === 202)
        return { kind: 'unclear', why: 'a 202 only promises that it will be done' };
    if (text.trim() === '')
        return { kind: 'deleted' };
    const json = (0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    if (!(0,_domain_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(json))
        return { kind: 'foreign', why: (0,_domain_records_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .describeForeignBody */ .M)(text) };
    if (typeof json.code === 'string' && typeof json.message === 'string')
        return { kind: 'error' };
    const denial = CONSENTS.find((name) => name in json && json[name] !== true);
    if (denial !== undefined)
        return { kind: 'denied', why: `its "${denial}" is not true` };
    const error = ERRORS.find((name) => (json[name] ?? undefined) !== undefined);
    if (error !== undefined)
        return { kind: 'denied', why: `it has "${error}"` };
    const isAlien = Object.entries(json).some(([name, value]) => !(value === null || CONSENTS.includes(name) || (name === 'id' && value === id)));
    if (!isAlien && CONSENTS.some((name) => json[name] === true))
        return { kind: 'deleted' };
    return { kind: 'unclear', why: `its body does not say that the ${noun} is gone` };
}
/** Fields that say yes: `ok` of API \u00a72.4, and `deleted`, which similar services use. */
const CONSENTS = ['ok', 'deleted'];
/** Fields that only errors have (those of API \u00a77, and those that gateways write). */
const ERRORS = ['code', 'error', 'errors', 'inner_error'];


/***/ }),

/***/ 1140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ openDeploymentDeletion)
});

// UNUSED EXPORTS: deleteDeployment

// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(319);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(6581);
;// CONCATENATED MODULE: ./lib/src/domain/records/named-deployment.js


/**
 * Parses a list of deployments of which some are to be deleted; undefined if it is no array, or if one of its records is
 * unusable: nobody can then say what the list is.
 */
function parseNamedDeployments(body) {
    if (!Array.isArray(body))
        return undefined;
    const named = body.map((entry) => {
        const parsed = (0,deployment/* parseDeployment */.zi)(entry);
        if (!parsed.ok || !(0,json/* isObject */.Gv)(entry))
            return undefined;
        return {
            record: parsed.record,
            app: textOf(entry, 'app_name', 'app'),
            version: textOf(entry, 'app_version', 'version'),
        };
    });
    return named.every((one) => one !== undefined) ? named : undefined;
}
/** Parses the response of GET /apps; undefined if it is no array. What names no deployment is left out. */
function parseAppEntries(body) {
    if (!Array.isArray(body))
        return undefined;
    return body
        .filter(json/* isObject */.Gv)
        .map((entry) => ({
        app: textOf(entry, 'app_name'),
        version: textOf(entry, 'version'),
        deployment: textOf(entry, 'deployment'),
    }))
        .filter(({ app, deployment }) => app !== '' && deployment !== '');
}
function textOf(entry, ...names) {
    const text = names.map((name) => entry[name]).find((value) => typeof value === 'string');
    return text === undefined ? '' : text;
}

// EXTERNAL MODULE: ./lib/src/service/deletion.js
var service_deletion = __webpack_require__(7190);
// EXTERNAL MODULE: ./lib/src/service/deployment.js + 1 modules
var service_deployment = __webpack_require__(5000);
// EXTERNAL MODULE: ./lib/src/service/list-pages.js
var list_pages = __webpack_require__(3569);
;// CONCATENATED MODULE: ./lib/src/service/deployment-deletion.js





function openDeploymentDeletion(connection) {
    const isHidden = (id) => connection.holdsSecret?.(id) ?? false;
    return {
        get: (id, options) => (0,service_deployment/* getDeployment */.i)(connection, id, options),
        list: ({ app, version }, options) => (0,list_pages/* readList */.L)(connection, {
            ...options,
            doing: 'Listing the deployments',
            path: '/deployments',
            filter: { app_name: app, app_version: version },
            parse(body) {
                const named = parseNamedDeployments(body);
                // No sink may show such an id, and what is deleted has to be named.
                return named?.some(({ record }) => isHidden(record.id)) ? undefined : named;
            },
            keyOf: ({ record }) => record.id,
        }),
        apps: ({ app, version }, options) => (0,list_pages/* readList */.L)(connection, {
            ...options,
            doing: 'Listing the apps',
            path: '/apps',
            filter: { app_name: app, version },
            parse: parseAppEntries,
            keyOf: (one) => JSON.stringify([one.app, one.version, one.deployment]),
        }),
        delete: (id, options) => deleteDeployment(connection, id, options),
    };
}
/** DELETE /deployments/{id}: 204, and 404 for one that is gone already. */
async function deleteDeployment(connection, id, options) {
    const deletion = await (0,service_deletion/* deleteResource */.o)(connection, {
        what: {
            doing: `Deleting deployment ${id}`,
            request: `DELETE /deployments/${id}`,
            ifAmbiguous: 'The deployment may be deleted. Run the job again: that is safe.',
        },
        noun: 'deployment',
        path: `/deployments/${id}`,
        id,
        ...options,
    });
    if (deletion.kind === 'missing' && (await isThere(connection, id, options)))
        throw deletion.failure.with(NO_SUCH_ROUTE);
    return deletion;
}
const NO_SUCH_ROUTE = {
    advice: 'The deployment itself is there and active: this service does not offer to delete deployments.',
};
/** Whether the service has the deployment all the same: a 404 can also be that of an unknown route. */
async function isThere(connection, id, options) {
    try {
        const look = await (0,service_deployment/* getDeployment */.i)(connection, id, options);
        return look.kind === 'record' && !(0,deployment/* isFinal */.dR)(look.record.status);
    }
    catch (thrown) {
        if (options.signal.aborted)
            throw thrown;
        return false;
    }
}


/***/ }),

/***/ 5000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ getDeployment),
  a: () => (/* binding */ readRecord)
});

// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(319);
// EXTERNAL MODULE: ./lib/src/http/request.js
var request = __webpack_require__(5342);
// EXTERNAL MODULE: ./lib/src/http/response-body.js
var response_body = __webpack_require__(9105);
;// CONCATENATED MODULE: ./lib/src/service/entity-tag.js
/** Characters of an entity tag that is sent back; longer ones are ignored. */
const LONGEST_TAG = 256;
/**
 * Reads a response's `ETag` (RFC 9110 \u00a78.8.3), to be sent back in `If-None-Match`.
 * @returns undefined if there is none, or if it cannot be sent back unchanged.
 */
function readEntityTag(value) {
    const tag = value?.trim() ?? '';
    return tag.length <= LONGEST_TAG && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(tag) ? tag : undefined;
}

;// CONCATENATED MODULE: ./lib/src/service/deployment.js




/**
 * GET /deployments/{id}: the record as it is now.
 * @throws StepFailure `network` or `rejected` once the retries are used up or useless; Interrupted.
 */
async function getDeployment(connection, id, { last, ...options }) {
    const result = await (0,request/* trySend */.sh)(connection, {
        what: { doing: 'Asking for the status', request: `GET /deployments/${id}`, ifAmbiguous: '' },
        method: 'GET',
        path: `/deployments/${id}`,
        retrySafety: 'idempotent',
        ifNoneMatch: last?.entityTag,
        ...options,
    });
    if (result.kind === 'failed') {
        if (result.status === 404)
            return { kind: 'missing', failure: result.failure };
        if (result.status === 304)
            return { kind: 'malformed', why: '304 to a request without If-None-Match' };
        throw result.failure;
    }
    const { response } = result;
    if (response.status === 304 && last !== undefined)
        return last;
    const read = readRecord(connection, response);
    if (read.kind === 'record' && read.record.id !== id) {
        return { kind: 'malformed', why: 'the record in the response is another one' };
    }
    if (read.kind === 'record' && read.record.status === '') {
        return { kind: 'malformed', why: 'the record has no "status"' };
    }
    return read;
}
/** The record in a response, where it is one that may be used. */
function readRecord({ holdsSecret }, response) {
    const read = (0,response_body/* readJson */.Vh)(response);
    if (!read.ok)
        return { kind: 'malformed', why: read.why };
    const parsed = (0,deployment/* parseDeployment */.zi)(read.json);
    if (!parsed.ok)
        return { kind: 'malformed', why: parsed.why };
    if (holdsSecret?.(parsed.record.id))
        return { kind: 'malformed', why: 'the record\'s "id" holds a secret' };
    return { kind: 'record', record: parsed.record, entityTag: readEntityTag(response.headers.etag) };
}


/***/ }),

/***/ 3569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5342);
/* harmony import */ var _http_response_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9105);


/** Records per page, and the most pages that are read. */
const PAGE_SIZE = 100;
const MOST_PAGES = 50;
/**
 * GET of a list, page by page (`limit`, `offset`; `X-Has-More`, `X-Next-Offset`), at most 5,000 items.
 * @throws Interrupted
 */
async function readList(connection, request) {
    const known = new Map();
    for (let number = 1, offset = 0;; number++) {
        const page = await readPage(connection, offset, request);
        if (page.kind !== 'page')
            return page;
        const before = known.size;
        for (const item of page.items)
            known.set(request.keyOf(item), item);
        // If the service ignores the offset, every page is the first one and brings nothing new.
        const isWhole = page.next === undefined || known.size === before;
        const list = { kind: 'list', items: [...known.values()], serverNow: page.serverNow, isWhole };
        if (isWhole || number === MOST_PAGES || request.isEnough?.(list))
            return list;
        offset = page.next ?? 0;
    }
}
async function readPage(connection, offset, { doing, path, filter = {}, parse, keyOf: _, isEnough: __, ...options }) {
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
    query.set('limit', String(PAGE_SIZE));
    if (offset > 0)
        query.set('offset', String(offset));
    const result = await (0,_http_request_js__WEBPACK_IMPORTED_MODULE_0__/* .trySend */ .sh)(connection, {
        what: { doing, request: `GET ${path}`, ifAmbiguous: '' },
        method: 'GET',
        path: `${path}?${query}`,
        retrySafety: 'idempotent',
        wantsWhole: true,
        ...options,
    });
    if (result.kind === 'failed')
        return { kind: 'refused', failure: result.failure };
    const { response } = result;
    const read = (0,_http_response_body_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(response);
    const items = read.ok ? parse(read.json) : undefined;
    if (!read.ok || items === undefined)
        return { kind: 'malformed' };
    const records = Array.isArray(read.json) ? read.json.length : 0;
    const serverNow = Date.parse(response.headers.date ?? '');
    return { kind: 'page', items, serverNow, next: nextOffset(response.headers, offset, records) };
}
/** Where the service does not say whether there is more, it is asked for more until nothing new comes. */
function nextOffset(headers, offset, records) {
    const hasMore = headers['x-has-more'] === undefined || headers['x-has-more'] === 'true';
    if (!hasMore || records === 0)
        return undefined;
    const next = Number(headers['x-next-offset']);
    return next > offset ? next : offset + records;
}


/***/ })

};
