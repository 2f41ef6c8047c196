"use strict";
exports.id = 381;
exports.ids = [381];
exports.modules = {

/***/ 5584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ deleteDeployments)
});

// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(1239);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(3901);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var interruption = __webpack_require__(2357);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/delete-ids.js


/** Failures in a row after which no other deployment is tried: every one takes its retries. */
const MOST_FAILURES = 3;
/** Milliseconds before each DELETE of a deployment that is still active after the service has taken one: it may take a moment to end. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];
/**
 * Deletes these ids, and again those that are still active after the service has taken the DELETE. What became of each is
 * in the report.
 * @throws Interrupted
 */
async function deleteIds(ids, report, edges, limit) {
    let open = await deleteOnce(ids, report, edges, limit);
    for (const ms of PAUSES_MS) {
        if (open.length === 0)
            return;
        await edges.clock.sleep(ms, limit.signal);
        open = await deleteOnce(open, report, edges, limit);
    }
}
/**
 * Sends a DELETE for each of these ids, one after the other, and records what became of it. Where the next ones would end
 * like the last, they stay planned.
 * @returns those that the service has taken a DELETE of, and that are still active.
 * @throws Interrupted
 */
async function deleteOnce(ids, report, { deployments, log, outputs }, limit) {
    const open = [];
    let inARow = 0;
    for (const id of ids) {
        try {
            const end = await deployments.delete(id, limit);
            inARow = 0;
            if (end.kind === 'open') {
                open.push(id);
                noteFailure(report, id, end.failure, log);
                continue;
            }
            report.record(id, end.kind);
            outputs.set(report.outputs());
            log.info(report.outcomeOf(id) === 'deleted' ? `Deleted deployment ${id}` : `Deployment ${id} is gone already`);
        }
        catch (thrown) {
            if (thrown instanceof interruption/* Interrupted */.j$ && thrown.sent === 'all')
                report.record(id, 'unknown');
            if (!(thrown instanceof failure/* StepFailure */.pH))
                throw thrown;
            noteFailure(report, id, thrown, log);
            inARow += 1;
            if (isGeneral(thrown) || inARow === MOST_FAILURES)
                break;
        }
    }
    return open;
}
function noteFailure(report, id, failure, log) {
    const isOpen = failure.kind === 'ambiguous';
    report.record(id, isOpen ? 'unknown' : 'failed', failure);
    log.info(`Deployment ${id} ${isOpen ? 'may be deleted or not' : 'was not deleted'}: ${failure.message}`, 'bad');
}
/** Whether every other DELETE would end in the same way. */
function isGeneral({ kind, service }) {
    return kind === 'network' || [401, 403, 404, 405, 501].includes(service?.status ?? 0);
}

// EXTERNAL MODULE: ./lib/src/actions/delete-deployments/failures.js
var failures = __webpack_require__(8641);
// EXTERNAL MODULE: ./lib/src/domain/records/service-error.js
var service_error = __webpack_require__(9219);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/look-alikes.js
/** Two lists that must be empty: nobody has such a name. */
function impossible({ app, version }, name) {
    return [
        { of: { app: name, version }, filter: 'app_name' },
        { of: { app, version: name }, filter: 'app_version' },
    ];
}
/**
 * Lists of other apps and versions, by names that a filter takes for the named one if it compares a beginning, an end, a
 * part, without regard to case, or with wildcards. There may well be deployments of such a name: other ones.
 */
function lookAlikes({ app, version }) {
    return [
        ...similarNames(version).map((name) => ({ of: { app, version: name }, filter: 'app_version' })),
        ...similarNames(app).map((name) => ({ of: { app: name, version }, filter: 'app_name' })),
    ];
}
/** Signs that stand for other characters in SQL, in patterns of files, and in regular expressions. */
const WILDCARDS = ['_', '%', '*', '?', '.'];
function similarNames(name) {
    const signs = [...name]; // whole characters
    const wildcards = WILDCARDS.filter((one) => signs.includes(one)).map((wildcard) => {
        const at = signs.findIndex((sign) => sign !== wildcard);
        return signs.with(at === -1 ? 0 : at, wildcard).join('');
    });
    const lower = name.toLowerCase();
    const names = [
        signs.slice(0, -1).join(''),
        signs.slice(1).join(''),
        `${name}0`,
        lower === name ? name.toUpperCase() : lower,
        ...wildcards,
    ];
    // A filter that is empty filters nothing.
    return [...new Set(names)].filter((one) => one !== name && one.trim() !== '');
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/filters.js



const LISTED = 'a list of deployments by app and version';
/**
 * Asks for deployments that cannot be: where the service lists some, it ignores a filter, and everything would be hit.
 * @throws StepFailure; Interrupted.
 */
async function checkFilters({ app, version }, edges, limit) {
    for (const { of, filter } of impossible({ app, version }, `no-such-${edges.randomText()}`)) {
        const { items, isWhole } = await listVersion(of, edges, limit);
        if (items.length > 0)
            throw (0,failures/* refusal */.x5)(`the service ignores the filter "${filter}" of GET /deployments, and listed ${items.length} deployments that cannot be`, failures/* BY_ID */.wP);
        if (!isWhole)
            throw (0,failures/* refusal */.x5)(`the service lists no deployment for a name that nobody has, and says that there are more; so its filter "${filter}" of GET /deployments cannot be relied on`, failures/* BY_ID */.wP);
    }
}
/** @throws StepFailure where the service does not say; Interrupted. */
async function listVersion(of, { deployments }, limit) {
    const list = await deployments.list(of, limit);
    if (list.kind === 'refused')
        throw (0,failures/* unlisted */.B$)(list.failure, LISTED);
    if (list.kind === 'malformed')
        throw (0,failures/* refusal */.x5)('the response to GET /deployments is not a list of deployments', failures/* BY_ID */.wP);
    return list;
}
/**
 * Asks for names that are similar to what was named: a deployment in both lists shows that a filter takes more than the
 * name that it is given.
 * @throws StepFailure; Interrupted.
 */
async function checkLookAlikes(of, ids, { deployments }, limit) {
    for (const { of: similar, filter } of lookAlikes(of)) {
        const list = await deployments.list(similar, limit);
        if (list.kind === 'refused') {
            // A name that the service does not take lists nothing.
            if (isRefusedName(list.failure))
                continue;
            throw (0,failures/* unlisted */.B$)(list.failure, LISTED);
        }
        const asked = `a list of app "${similar.app}", version "${similar.version}"`;
        if (list.kind === 'malformed')
            throw (0,failures/* refusal */.x5)(`the response to ${asked} is not a list of deployments`, failures/* BY_ID */.wP);
        const inBoth = list.items.find(({ record }) => ids.includes(record.id));
        if (inBoth !== undefined)
            throw (0,failures/* refusal */.x5)(`the filter "${filter}" of GET /deployments takes more than the name: ${asked} has deployment ${inBoth.record.id} as well`, failures/* BY_ID */.wP);
        if (!list.isWhole)
            throw (0,failures/* refusal */.x5)(`${asked} goes on after ${list.items.length} deployments`, failures/* BY_ID */.wP);
    }
}
function isRefusedName({ service }) {
    if (service?.status === 404)
        return (0,service_error/* isOfResource */.cd)(service, 'deployment');
    return [400, 422].includes(service?.status ?? 0) && service?.code !== '';
}

// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(6012);
// EXTERNAL MODULE: ./lib/src/domain/records/id.js
var records_id = __webpack_require__(9310);
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
/** Ids that are proven to be of this app and version: `GET /apps` names them so, or their own record does. */
function provenIn(listed, apps, of) {
    const own = listed.filter(({ app, version }) => app === of.app && version === of.version);
    return [...namedFor(apps, of), ...own.map(({ record }) => record.id)];
}
/**
 * The first of these ids that `GET /apps` names for an app or a version that was not named; undefined where it names none.
 * @param isNamed whether what is to be deleted was named by this app and version.
 */
function foreignIn(apps, ids, isNamed) {
    const foreign = apps.find((one) => ids.includes(one.deployment) && !isNamed(one));
    if (foreign === undefined)
        return undefined;
    const { app, version, deployment } = foreign;
    const isShared = apps.some((one) => one.deployment === deployment && isNamed(one));
    const says = `deployment ${deployment} is ${isShared ? 'also ' : ''}that of app "${app}", version "${version}"`;
    return { isShared, says };
}
/** Whether a listed deployment is still to be deleted. One that failed goes once, whatever the list says afterwards. */
function isDue({ id, status }, handled) {
    return status !== 'stopped' && !((0,deployment/* isFinal */.dR)(status) && handled.has(id));
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/apps.js


/**
 * All apps and versions, whatever was named: a deployment may serve several of them.
 * @throws StepFailure where the list is there and tells nothing; Interrupted.
 */
async function findApps({ deployments }, limit) {
    const list = await deployments.apps({ app: '', version: '' }, limit);
    if (list.kind === 'malformed')
        throw (0,failures/* refusal */.x5)('the response to GET /apps is not a list of apps', failures/* BY_ID */.wP);
    if (list.kind === 'refused') {
        const failure = (0,failures/* unlisted */.B$)(list.failure, apps_LISTED);
        if (!list.isAbsent)
            throw failure;
        return { kind: 'none', failure };
    }
    // A part of the list does not tell what else a deployment serves.
    if (!list.isWhole)
        throw (0,failures/* refusal */.x5)(`GET /apps goes on after ${list.items.length} versions`, failures/* BY_ID */.wP);
    return { kind: 'apps', apps: list.items };
}
const apps_LISTED = 'a list of apps';
/** @throws StepFailure where another app or version than what was named has one of these deployments. */
function checkForeign(apps, ids, isNamed) {
    const foreign = foreignIn(apps, ids, isNamed);
    if (foreign?.isShared)
        throw (0,failures/* refusal */.x5)(`it would hit more than was named: ${foreign.says}`, 'Give "deployment-id" to delete it for all that it serves.');
    if (foreign !== undefined)
        throw (0,failures/* refusal */.x5)(`the list of deployments contradicts GET /apps: ${foreign.says}`, failures/* BY_ID */.wP);
}

// EXTERNAL MODULE: ./lib/src/domain/records/version.js
var version = __webpack_require__(5699);
// EXTERNAL MODULE: ./lib/src/domain/text/time.js
var text_time = __webpack_require__(4099);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/older.js


/** The versions that `keep` is about. */
function versionsOf(apps, { app, prefix, allowLatest }) {
    return apps.filter((one) => one.app === app && one.version.startsWith(prefix) && (allowLatest || !(0,version/* isLatest */.eL)(one.version)));
}
/**
 * Which deployments are older than the newest `keep` versions. Only those that run count, and only they go: a failed one
 * is nothing to go back to, and one on its way is newer than all of them. A deployment that a kept version has as well
 * stays. Where their times do not tell which of two versions is the newer, and only one of them would stay, none goes.
 */
function olderThanKept(dated, keep) {
    const running = dated.filter(({ record }) => record.status === 'running');
    const undated = running.find(({ record }) => Number.isNaN((0,text_time/* parseTime */.pe)(record.createdAt)));
    if (undated !== undefined)
        return { kind: 'unknown', why: `The record of deployment ${undated.record.id} has no usable "created_at".` };
    const sorted = [...Map.groupBy(running, ({ version }) => version)]
        .map(([version, all]) => ({ version, all, newest: newestOf(all) }))
        .toSorted((a, b) => (0,text_time/* compareTimes */.G5)(b.newest, a.newest));
    const kept = sorted.slice(0, keep);
    const keptIds = new Set(kept.flatMap(({ all }) => all.map(({ record }) => record.id)));
    const isGoing = ({ record }) => !keptIds.has(record.id);
    const going = sorted.slice(keep).filter(({ all }) => all.some(isGoing));
    for (const { version, newest } of kept) {
        const tied = going.find(({ all }) => all.some(({ record }) => (0,text_time/* compareTimes */.G5)(newest, record.createdAt) <= 0));
        if (tied !== undefined)
            return { kind: 'unknown', why: tie(version, tied.version) };
    }
    return {
        kind: 'aged',
        older: going.flatMap(({ all }) => all.filter(isGoing)),
        kept: kept.map(({ version }) => version),
    };
}
/** The newest `created_at`, or one of them where they do not tell. */
function newestOf(all) {
    const times = all.map(({ record }) => record.createdAt);
    return times.reduce((newest, time) => ((0,text_time/* compareTimes */.G5)(time, newest) > 0 ? time : newest));
}
function tie(kept, other) {
    return `Versions "${kept}" and "${other}" may be of the same age by their "created_at", and only one of them is to be kept.`;
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/find.js







/**
 * The deployments of one version that the service lists now. Those that were not seen before are compared with what
 * `GET /apps` says, where the service has it, and with what it lists for similar names.
 * @param seen ids that were compared already.
 * @throws StepFailure where anything speaks against it; Interrupted.
 */
async function findVersion(of, seen, edges, limit) {
    // First the apps: whatever they name is then in the list as well.
    const found = await findApps(edges, limit);
    if (found.kind === 'none')
        edges.log.debug('The service has no GET /apps: the list of deployments is not compared with it');
    const apps = found.kind === 'apps' ? found.apps : [];
    const list = await listVersion(of, edges, limit);
    const listed = list.items;
    const contradiction = contradictionOf(listed, of);
    if (contradiction !== undefined)
        throw (0,failures/* refusal */.x5)(`the list of deployments is of something else: ${contradiction}`, failures/* BY_ID */.wP);
    const ids = listed.map(({ record }) => record.id);
    await checkUnlisted(namedFor(apps, of).filter((id) => !ids.includes(id) && !seen.has(id)), edges, limit);
    const fresh = listed
        .filter(({ record }) => record.status !== 'stopped' && !seen.has(record.id))
        .map(({ record }) => record.id);
    const check = (named) => checkForeign(named, fresh, ({ app, version }) => app === of.app && version === of.version);
    check(apps);
    const proven = provenIn(listed, apps, of);
    if (fresh.every((id) => proven.includes(id)))
        return list;
    // What nobody named yet may have registered meanwhile.
    if (found.kind === 'apps')
        check(await appsNow(edges, limit));
    await checkLookAlikes(of, ids, edges, limit);
    return list;
}
async function appsNow(edges, limit) {
    const found = await findApps(edges, limit);
    if (found.kind === 'none')
        throw found.failure;
    return found.apps;
}
/** A deployment that the apps name and the list lacks: where it is active, one of the two is wrong. */
async function checkUnlisted(ids, edges, limit) {
    for (const id of ids.filter(records_id/* isId */.e)) {
        const record = await recordOf(id, edges, limit);
        if (record !== undefined && !(0,deployment/* isFinal */.dR)(record.status))
            throw (0,failures/* refusal */.x5)(`GET /apps names deployment ${id} for this app and version, and the list of deployments lacks it`, failures/* BY_ID */.wP);
    }
}
/**
 * The record of a deployment; undefined where the service itself says that there is none.
 * @throws StepFailure where its response does not tell: a 404 of a gateway is no word of the service; Interrupted.
 */
async function recordOf(id, { deployments }, limit) {
    const look = await deployments.get(id, limit);
    if (look.kind === 'record' && (!look.isOld || (0,deployment/* isFinal */.dR)(look.record.status)))
        return look.record;
    if (look.kind === 'missing' && look.doubt === undefined)
        return undefined;
    throw (0,failures/* refusal */.x5)(`what became of deployment ${id} is not known: ${whyUnknown(look)}`, failures/* BY_ID */.wP);
}
function whyUnknown(look) {
    switch (look.kind) {
        case 'record':
            return 'its record is one that a cache has kept';
        case 'malformed':
            return look.why;
        case 'missing':
            return look.failure.message.replace(/\.$/, '');
    }
}
/**
 * The running deployments of versions with a prefix, but for the newest of these versions.
 * @throws StepFailure where their age is not known; Interrupted.
 */
async function findOlder(target, edges, limit) {
    const { log } = edges;
    const apps = await appsNow(edges, limit);
    const versions = versionsOf(apps, target);
    const dated = [];
    for (const { version, deployment } of versions) {
        if (!(0,records_id/* isId */.e)(deployment))
            throw (0,failures/* refusal */.x5)(`GET /apps names no usable id for version "${version}"`, failures/* BY_ID */.wP);
        const record = await recordOf(deployment, edges, limit);
        if (record !== undefined)
            dated.push({ version, record });
    }
    const ageing = olderThanKept(dated, target.keep);
    if (ageing.kind === 'unknown')
        throw (0,failures/* refusal */.x5)(`not every age is known. ${ageing.why.replace(/\.$/, '')}`, failures/* BY_ID */.wP);
    const { older } = ageing;
    const named = new Set(older.map(({ version }) => version));
    checkForeign(apps, older.map(({ record }) => record.id), ({ app, version }) => app === target.app && named.has(version));
    log.info(ageing.kept.length === 0
        ? `No version of app "${target.app}" that begins with "${target.prefix}" runs`
        : `Kept: ${ageing.kept.map((version) => `"${version}"`).join(', ')}`);
    return older;
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
        const { outcome = 'planned', failure } = this.#rows.get(id) ?? {};
        this.#rows.set(id, { id, ...facts, outcome, failure });
    }
    /** @param outcome what the last request or look says. What is gone after a DELETE of this step was deleted by it. */
    record(id, outcome, failure) {
        const row = this.#rows.get(id);
        const wasTaken = row?.outcome === 'deleted' || row?.outcome === 'unknown';
        this.#rows.set(id, { ...row, id, outcome: outcome === 'gone' && wasTaken ? 'deleted' : outcome, failure });
    }
    outcomeOf(id) {
        return this.#rows.get(id)?.outcome;
    }
    /** What happened to the first deployment that is not certain to be gone. */
    get firstFailure() {
        return this.rows.find(({ failure }) => failure !== undefined)?.failure;
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







/** Rounds in all, and rounds in a row that deleted nothing that was not deleted before: a pause comes after each. */
const MOST_ROUNDS = 50;
const MOST_IDLE_ROUNDS = PAUSES_MS.length + 1;
/**
 * Deletes what the service lists for one version, and lists again from the start, until nothing active is left.
 * @returns the failure where the list could not be read to its end; what became of each deployment is in the report.
 * @throws StepFailure where a list speaks against it; Interrupted.
 */
async function deleteVersion(of, report, edges, limit) {
    let idle = 0;
    for (let round = 1;; round++) {
        const handled = new Set(report.ids('deleted', 'gone'));
        const failed = new Set(report.ids('failed'));
        const seen = new Set([...handled, ...failed, ...report.ids('unknown')]);
        const { items, isWhole } = await findVersion(of, seen, edges, limit);
        const due = items.filter(({ record }) => isDue(record, handled) && !failed.has(record.id));
        const unlisted = await settle(items, report, edges, limit);
        for (const { record } of due)
            report.plan({ id: record.id, record });
        const ids = [...due.map(({ record }) => record.id), ...unlisted];
        const unread = isWhole ? undefined : unreadFailure(items.length);
        if (ids.length === 0 || report.inputs.dryRun)
            return unread;
        const open = report.ids('unknown');
        idle = ids.every((id) => handled.has(id) || open.includes(id)) ? idle + 1 : 0;
        if (idle === MOST_IDLE_ROUNDS || round > MOST_ROUNDS) {
            const left = await stillOpen(ids, report, edges, limit);
            for (const id of left)
                report.record(id, 'failed', stillThere(left, round - 1));
            return left.length === 0 ? unread : undefined;
        }
        await edges.clock.sleep(PAUSES_MS[idle - 1] ?? 0, limit.signal);
        await deleteOnce(ids, report, edges, limit);
        if (report.ids('planned').length > 0)
            return undefined;
    }
}
/**
 * Looks what became of those whose DELETE had no clear response: in the list, and where they have left it by their ids.
 * @returns those that have left the list and are still active.
 */
async function settle(listed, report, edges, limit) {
    const active = [];
    for (const id of report.ids('unknown')) {
        const record = listed.find((one) => one.record.id === id)?.record;
        if (record !== undefined) {
            if ((0,deployment/* isFinal */.dR)(record.status))
                report.record(id, 'deleted');
            continue;
        }
        if ((await noteFate(id, report, edges, limit)) === 'active')
            active.push(id);
    }
    return active;
}
/** Those that their own records do not show as ended: a list may be behind. */
async function stillOpen(ids, report, edges, limit) {
    const left = [];
    for (const id of ids)
        if ((await noteFate(id, report, edges, limit)) !== 'over')
            left.push(id);
    return left;
}
/** Looks what became of a deployment, and records it where it is over. */
async function noteFate(id, report, { deployments }, limit) {
    const { kind } = await deployments.fate(id, limit);
    if (kind === 'active' || kind === 'unknown')
        return kind;
    report.record(id, 'gone');
    return 'over';
}
/** The failure where nothing is left to delete of what was read, and the service has more or does not tell. */
function unreadFailure(read) {
    return new failure/* StepFailure */.pH({
        kind: 'failed',
        message: `The list of deployments (GET /deployments) could not be read to its end: ${(0,format/* count */.U9)(read, 'deployment')} of this version ${read === 1 ? 'was' : 'were'} read, and the service has more, or does not tell.`,
        advice: `Others may still be active. ${failures/* BY_ID */.wP}`,
    });
}
function stillThere(ids, rounds) {
    return new failure/* StepFailure */.pH({
        kind: 'failed',
        message: `After ${rounds} rounds ${ids.length === 1 ? `deployment ${ids[0]} is` : `${ids.length} deployments are`} still active, as far as the service tells.`,
        advice: 'Something may be deploying this version again and again, or the service takes long: run the job again later.',
    });
}

// EXTERNAL MODULE: ./lib/src/domain/failures/redact-failure.js
var redact_failure = __webpack_require__(4328);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(9259);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/summary.js





/** How the step ended well, in one line. */
function titleOf(report) {
    const deleted = report.ids('deleted').length;
    const gone = report.ids('gone').length;
    if (report.inputs.dryRun)
        return `Dry run: ${(0,format/* count */.U9)(report.rows.length, 'deployment')} would be deleted, nothing was`;
    if (deleted + gone === 0)
        return 'There is nothing to delete';
    return `Deleted ${(0,format/* count */.U9)(deleted, 'deployment')}${gone === 0 ? '' : `; ${(0,format/* grouped */.zD)(gone)} ${gone === 1 ? 'was' : 'were'} gone already`}`;
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
        const failure = await run(report, edges, (0,time_limit/* startTimeLimit */.r)(edges, failures/* LIMIT_MS */.TZ, failures/* LIMIT_TEXT */._d));
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
/** @returns why not all are gone. @throws StepFailure where nothing is to be deleted; Interrupted. */
async function run(report, edges, limit) {
    const { target, dryRun } = report.inputs;
    switch (target.kind) {
        case 'ids':
            for (const id of target.ids)
                report.plan({ id });
            if (!dryRun)
                await deleteIds(target.ids, report, edges, limit);
            return report.firstFailure;
        case 'version': {
            await checkFilters(target, edges, limit);
            const unread = await deleteVersion(target, report, edges, limit);
            return report.firstFailure ?? unread;
        }
        case 'older': {
            const older = await findOlder(target, edges, limit);
            for (const { version, record } of older)
                report.plan({ id: record.id, record, version });
            if (!dryRun)
                await deleteIds(report.ids('planned'), report, edges, limit);
            return report.firstFailure;
        }
    }
}
/** What GitHub shows never changes the result. After a cancel there is no time for it. */
async function tellGitHub(report, edges) {
    const { github, deployments, cancel, log } = edges;
    const gone = report.ids('deleted', 'gone');
    const { target, dryRun } = report.inputs;
    const isAllGone = target.kind === 'version' && !dryRun && report.failure === undefined;
    if (github === undefined || !(isAllGone || gone.length > 0))
        return;
    if (cancel.aborted)
        return log.info('GitHub was not told: the run was cancelled');
    const hasEnded = async (id, options) => (await deployments.fate(id, options)).kind === 'ended';
    await github.tell(gone, isAllGone ? hasEnded : undefined, cancel);
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

/***/ 8641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ incomplete),
/* harmony export */   B$: () => (/* binding */ unlisted),
/* harmony export */   Bh: () => (/* binding */ deletionFailure),
/* harmony export */   H5: () => (/* binding */ DELETING),
/* harmony export */   TZ: () => (/* binding */ LIMIT_MS),
/* harmony export */   _d: () => (/* binding */ LIMIT_TEXT),
/* harmony export */   wP: () => (/* binding */ BY_ID),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _domain_failures_interruption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
/* harmony import */ var _domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3045);



/** What the action does, for titles. */
const DELETING = 'Deleting deployments';
/** Milliseconds that the step takes at most: it has no `timeout`. */
const LIMIT_MS = 600_000;
/** The same limit in words, as part of a sentence. */
const LIMIT_TEXT = 'the 10 min that this action takes at most';
/** What to do where a list cannot be relied on. */
const BY_ID = 'Give "deployment-id" instead, and check base-url.';
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
        const failure = (0,_domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toStepFailure */ .eG)(thrown, 'ambiguous');
        return report.rows.length === 0 ? failure : incomplete(failure, report);
    }
    const done = tally(report) || 'Nothing was deleted.';
    if (interruption.by === 'deadline') {
        return new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .StepFailure */ .pH({
            kind: 'timeout',
            message: `${DELETING}: ${LIMIT_TEXT} are over. ${done}`,
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
    const named = (words, ids) => ids.length === 0 ? [] : [`${words}: ${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(ids.length, 'deployment')} (${(0,_domain_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listFirst */ .rL)(ids, SHOWN)}).`];
    return [
        ...named('Deleted', report.ids('deleted')),
        ...named('Gone before', report.ids('gone')),
        ...named('Maybe deleted', report.ids('unknown')),
        ...named('Not deleted', report.ids('failed', 'planned')),
    ].join(' ');
}
/** Ids that a message names. */
const SHOWN = 20;


/***/ }),

/***/ 3807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parseDeleteDeploymentsInputs),
/* harmony export */   t: () => (/* binding */ secretsOfDeletion)
/* harmony export */ });
/* harmony import */ var _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _domain_inputs_api_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7036);
/* harmony import */ var _domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1106);
/* harmony import */ var _domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6949);
/* harmony import */ var _domain_records_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9310);
/* harmony import */ var _domain_records_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5699);






/** @throws InputFailure for the first bad input. */
function parseDeleteDeploymentsInputs(raw) {
    const service = (0,_domain_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__/* .parseServiceInputs */ .e)(raw);
    const environment = parseLine(raw, 'environment', 255).trim();
    const commentKey = parseLine(raw, 'comment-key', 100).trim();
    const reportName = parseLine(raw, 'report-name', 100).trim() || (commentKey === '' ? '' : 'deploy');
    return {
        ...service,
        target: parseTarget(raw),
        dryRun: (0,_domain_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG)(raw, 'dry-run'),
        environment,
        reportName,
        commentKey,
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
    if ((0,_domain_records_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isLatest */ .eL)(version) && !allowLatest)
        throw new _domain_failures_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .InputFailure */ .RP('version', 'is what everybody gets who names no version', 'another version, or "allow-latest: true"');
    return { kind: 'version', app, version };
}
/** Characters of a name, a version or a prefix: a branch, which a version may be named after, has up to 255. */
const LONGEST = 1_000;
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

/***/ 9895:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _github_gone_gone_at_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1070);
/* harmony import */ var _service_deployment_deletion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(280);
/* harmony import */ var _step_sub_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6481);
/* harmony import */ var _delete_deployments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5584);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8641);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3807);







await (0,_step_sub_action_js__WEBPACK_IMPORTED_MODULE_3__/* .startSubAction */ .F)({
    doing: _failures_js__WEBPACK_IMPORTED_MODULE_5__/* .DELETING */ .H5,
    secretsOf: _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .secretsOfDeletion */ .t,
    parse: _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .parseDeleteDeploymentsInputs */ .O,
    refusedOutputs: () => ({ 'deleted-ids': '', count: '0' }),
    run: (inputs, connection, runner) => (0,_delete_deployments_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteDeployments */ .e)(inputs, {
        ...runner,
        deployments: (0,_service_deployment_deletion_js__WEBPACK_IMPORTED_MODULE_2__/* .openDeploymentDeletion */ .A)(connection),
        github: (0,_github_gone_gone_at_github_js__WEBPACK_IMPORTED_MODULE_1__/* .openGoneAtGitHub */ .o)(inputs, runner),
        randomText: node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID,
    }),
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1070:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openGoneAtGitHub)
});

// EXTERNAL MODULE: ./lib/node_modules/any-signal/dist/src/index.js
var src = __webpack_require__(6354);
// EXTERNAL MODULE: ./lib/src/github/open-github.js + 2 modules
var open_github = __webpack_require__(4666);
// EXTERNAL MODULE: ./lib/src/domain/reporting/notices.js
var notices = __webpack_require__(8462);
// EXTERNAL MODULE: ./lib/src/github/problem.js
var github_problem = __webpack_require__(3662);
// EXTERNAL MODULE: ./lib/src/github/retried.js
var retried = __webpack_require__(734);
// EXTERNAL MODULE: ./lib/src/domain/records/id.js
var records_id = __webpack_require__(9310);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/github/app-deployments.js
var app_deployments = __webpack_require__(9339);
// EXTERNAL MODULE: ./lib/src/github/lists.js
var lists = __webpack_require__(9720);
// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(522);
;// CONCATENATED MODULE: ./lib/src/github/gone/gone-deployments.js





/** How many GitHub deployments of one app are read, and how many of its pull request are looked at. */
const MOST_READ = 100;
const MOST_LOOKED_AT = 20;
/** Ids of the deployments of one app and pull request that are active at GitHub, and have ended at the service. */
async function findStale(api, of, hasEnded) {
    const { deployments } = await (0,app_deployments/* listAppDeployments */.C8)(api, of, { per_page: MOST_READ, page: 1 });
    const own = deployments.filter(({ payload }) => (0,json/* field */.ZZ)(payload, 'pull_request') === of.pullRequest);
    const stale = [];
    for (const { id, payload } of own.slice(0, MOST_LOOKED_AT)) {
        const deployment = (0,json/* field */.ZZ)(payload, 'deployment_id');
        if (id === undefined || typeof deployment !== 'string' || !(0,records_id/* isId */.e)(deployment))
            continue;
        if (of.known.includes(deployment) || (await (0,app_deployments/* endOf */.pJ)(api, id)) !== 'success')
            continue;
        if (await hasEnded(deployment))
            stale.push(deployment);
    }
    return stale;
}
/** How many deployments of an environment are read. */
const BOUNDS = { perPage: 100, mostPages: 10 };
/**
 * Makes the GitHub deployments of an environment inactive whose payload names one of the ids, and no others.
 * @returns how many these are.
 */
async function retire(api, environment, ids) {
    const { items } = await (0,lists/* allPages */.S4)(api, BOUNDS, 'GET /repos/{owner}/{repo}/deployments', { environment });
    const own = new Set(items.filter((one) => isOf(one, environment, ids)).flatMap((one) => (0,response/* idIn */.DG)(one) ?? []));
    for (const id of own)
        await (0,app_deployments/* makeInactive */.CH)(api, id);
    return own.size;
}
/** GitHub's own filter is not relied on: the environment is compared as well. */
function isOf(listed, environment, ids) {
    const id = (0,json/* field */.ZZ)((0,lists/* payloadOf */.Md)(listed), 'deployment_id');
    return (0,json/* field */.ZZ)(listed, 'environment') === environment && typeof id === 'string' && ids.has(id);
}

// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(9259);
// EXTERNAL MODULE: ./lib/src/github/reporters/comment.js
var comment = __webpack_require__(3225);
// EXTERNAL MODULE: ./lib/src/github/reporters/comment-place.js
var comment_place = __webpack_require__(1615);
;// CONCATENATED MODULE: ./lib/src/github/gone/gone-comment.js




/**
 * Has the comment of a preview say that the preview is gone, where what it shows is one of these deployments. No comment
 * is made for that.
 */
async function sayGone(api, gone) {
    const { issue, ids } = gone;
    const mark = (0,comment/* markerOf */.we)(gone.reportName);
    const found = await (0,comment_place/* findComment */.h1)({ api }, { issue, author: await (0,comment_place/* authorOf */.rM)(api), mark });
    if (found === undefined)
        return 'none';
    const body = goneBody(mark, gone, found.body);
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
/** @param before the comment so far: the job that began last has the last word on it as before. */
function goneBody(mark, { ids, isDeleted, runUrl }, before) {
    const codes = ids.map((id) => (0,markdown/* code */.aY)(id));
    const named = (0,format/* listFirst */.rL)(codes, SHOWN, 'deployment');
    const run = runUrl === '' ? '' : ` ${isDeleted ? 'by' : 'before'} [this run](${runUrl})`;
    return `${mark}\n${HEAD}\n\n${isDeleted ? 'Deleted' : 'Ended'}${run}: ${named}.\n\n${(0,comment/* beganMark */.Rh)((0,comment/* beganOf */.BV)(before))}`;
}

// EXTERNAL MODULE: ./lib/src/github/reporters/table.js
var table = __webpack_require__(6948);
;// CONCATENATED MODULE: ./lib/src/github/gone/gone-row.js


/** Writes at most: jobs that delete at the same time may overwrite one another. */
const MOST_WRITES = 4;
/** Milliseconds between a write and the next look, and at most so many more at random. */
const LOOK_AGAIN_MS = 1_000;
const LOOK_AGAIN_SPREAD_MS = 1_500;
/**
 * Has a row of the comment that several jobs share say that its preview is gone, where what it shows is one of these
 * deployments. The other rows stay as they are, and no comment is made for that.
 * @param pause waits so many milliseconds.
 */
async function sayRowGone(api, { issue, commentKey, ids, ...gone }, { pause, random }) {
    const place = { issue, author: await (0,comment_place/* authorOf */.rM)(api), mark: (0,table/* tableMark */.yH)(commentKey) };
    const row = { ...gone, conclusion: 'deleted', title: 'The preview is gone', deployment: '' };
    for (let writes = 0;; writes++) {
        const found = await (0,comment_place/* findComment */.h1)({ api }, place);
        const shown = found === undefined ? 'none' : (0,table/* shownRow */.St)(found.body, gone.name, ids);
        if (found === undefined || shown === 'none')
            return 'none';
        if (shown === 'deleted')
            return 'updated';
        if (shown === 'shows-another')
            return 'other';
        if (writes === MOST_WRITES)
            throw new Error('other jobs overwrite the row again and again');
        const body = (0,table/* renderTable */.bo)(commentKey, [row], found.body);
        await api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: found.id, body });
        await pause(LOOK_AGAIN_MS + random() * LOOK_AGAIN_SPREAD_MS);
    }
}

;// CONCATENATED MODULE: ./lib/src/github/gone/say-in-comment.js


const COMMENTS = {
    updated: 'says that it is gone',
    none: 'does not exist',
    other: 'shows another deployment, and stays as it is',
};
/**
 * Says on the pull request that what its comment, or the row of a shared one, shows is gone.
 * @param isDeleted whether this run has deleted them; others had ended before it.
 */
async function sayInComment(telling, ids, isDeleted) {
    const { inputs, environment, log } = telling;
    const { pullRequest } = environment.trigger;
    if (inputs.reportName === '' || ids.length === 0)
        return;
    if (pullRequest === undefined)
        return log.info('No comment says that it is gone: the event is of no pull request');
    const isShared = inputs.commentKey !== '';
    const preview = { issue: pullRequest, ids };
    const outcome = await (isShared ? sayInRow(telling, preview) : sayInOwn(telling, preview, isDeleted));
    const place = isShared ? 'row' : 'comment';
    log.info(`The ${place} of "${inputs.reportName}" on pull request #${pullRequest} ${COMMENTS[outcome]}`);
}
function sayInOwn({ api, inputs, environment, redactName }, preview, isDeleted) {
    const { runUrl } = environment;
    return sayGone(api, { ...preview, reportName: redactName(inputs.reportName), isDeleted, runUrl });
}
function sayInRow(telling, preview) {
    const { api, inputs, environment, clock, abandoned, began, redactName } = telling;
    const row = {
        ...preview,
        commentKey: redactName(inputs.commentKey),
        name: redactName(inputs.reportName),
        at: began,
        sha: environment.trigger.commit,
        link: environment.runUrl,
    };
    return sayRowGone(api, row, { pause: (ms) => clock.sleep(ms, abandoned), random: () => clock.random() });
}

;// CONCATENATED MODULE: ./lib/src/github/gone/tell-gone.js





/**
 * Says that these deployments of the service are gone, then that those are which an earlier run has left active.
 * @param hasEnded undefined where those are not looked for.
 */
async function tellGone(telling, ids, hasEnded) {
    const { api, abandoned, leftMs } = telling;
    const [isRetired] = await Promise.all([
        bounded('deployment', telling, () => retireAll(telling, ids)),
        bounded('comment', telling, () => sayInComment(telling, ids, true)),
    ]);
    const preview = previewOf(telling);
    if (preview === undefined || hasEnded === undefined || !isRetired)
        return;
    let stale = [];
    await bounded('deployment', telling, async () => {
        const ended = (id) => hasEnded(id, { signal: abandoned, leftMs });
        stale = await findStale(api, { ...preview, known: ids }, ended);
        await retireAll(telling, stale);
    });
    await bounded('comment', telling, () => sayInComment(telling, stale, false));
}
/** Whose GitHub deployments may have been left active by an earlier run; undefined where that cannot be told. */
function previewOf({ inputs: { environment, reportName }, environment: { trigger }, redactName, }) {
    const { pullRequest } = trigger;
    if (environment === '' || reportName === '' || pullRequest === undefined)
        return undefined;
    return { reportName: redactName(reportName), environment: redactName(environment), pullRequest };
}
async function retireAll({ api, inputs, log, redactName }, ids) {
    const { environment } = inputs;
    if (environment === '' || ids.length === 0)
        return;
    const number = await retire(api, redactName(environment), new Set(ids));
    log.info(`GitHub deployments of "${environment}" that are inactive now: ${number}`);
}
/** Retries of one part. */
const RETRIES = 3;
/** Runs one part, and again where that may help. What fails in the end becomes one notice. @returns whether it was done. */
async function bounded(part, { abandoned, leftMs, clock, log }, act) {
    try {
        await (0,retried/* retried */.s)(act, { clock, abandoned, leftMs, retries: RETRIES });
        return true;
    }
    catch (thrown) {
        const problem = (0,github_problem/* toProblem */.H)(thrown, part);
        log.notice(`GitHub does not show that it is gone (${part}: ${(0,notices/* reasonOf */.A3)(problem)}${(0,notices/* lackOf */.Zs)(problem)}). The deletion itself is not affected.`);
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/src/github/gone/gone-at-github.js



/** Milliseconds for all of it, retries and pauses included. */
const TELLING_MS = 60_000;
/** Undefined where nothing at GitHub is to be changed. */
function openGoneAtGitHub(inputs, edges) {
    const { log, clock } = edges;
    if (inputs.environment === '' && inputs.reportName === '')
        return undefined;
    const github = (0,open_github/* openGitHub */.o)(inputs, edges);
    if (github.kind === 'missing') {
        log.notice(`Nothing is changed at GitHub: ${github.why}.`);
        return undefined;
    }
    const began = clock.wall();
    return {
        async tell(ids, hasEnded, cancel) {
            const looksForStale = hasEnded !== undefined && previewOf({ ...edges, inputs }) !== undefined;
            if (ids.length === 0 && !looksForStale)
                return;
            const endsAt = clock.now() + TELLING_MS;
            const leftMs = () => endsAt - clock.now();
            const over = new AbortController();
            const abandoned = (0,src/* anySignal */.J)([cancel, over.signal, clock.deadline(TELLING_MS)]);
            try {
                const api = await github.connect(abandoned);
                await tellGone({ ...edges, api, inputs, began, abandoned, leftMs }, ids, hasEnded);
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


/***/ })

};
;