"use strict";
exports.id = 381;
exports.ids = [381];
exports.modules = {

/***/ 3368:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/domain/text/json.js
var json = __webpack_require__(1832);
// EXTERNAL MODULE: ./lib/src/domain/text/markdown.js
var markdown = __webpack_require__(9259);
// EXTERNAL MODULE: ./lib/src/github/app-deployments.js
var app_deployments = __webpack_require__(9339);
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(6798);
// EXTERNAL MODULE: ./lib/src/github/notices.js
var notices = __webpack_require__(3164);
// EXTERNAL MODULE: ./lib/src/github/reporters/comment.js
var reporters_comment = __webpack_require__(3225);
// EXTERNAL MODULE: ./lib/src/github/reporters/comment-place.js
var comment_place = __webpack_require__(1615);
// EXTERNAL MODULE: ./lib/src/github/reporters/table.js
var table = __webpack_require__(6948);
// EXTERNAL MODULE: ./lib/src/github/response.js
var response = __webpack_require__(522);
;// CONCATENATED MODULE: ./lib/src/github/gone.js










/** Milliseconds for each part of it, pauses included. */
const TELLING_MS = 60_000;
/** Undefined where nothing at GitHub is to be changed. */
function openTellGone(inputs, edges) {
    const { log } = edges;
    if (inputs.environment === '' && inputs.reportName === '' && inputs.commentKey === '')
        return undefined;
    const github = (0,client/* openGitHub */.o)(inputs, edges);
    if (github.kind === 'missing') {
        log.notice(`Nothing is changed at GitHub: ${github.why}.`);
        return undefined;
    }
    const parts = [
        ['deployment', retire],
        ['comment', sayInComment],
    ];
    return async (ids, signal) => {
        const tell = async ([name, act]) => {
            try {
                await github.ask({ signal, withinMs: TELLING_MS }, (api) => act(api, ids, inputs, edges));
            }
            catch (thrown) {
                const why = (0,notices/* whyNot */.OB)(thrown, notices/* PERMISSIONS */.Jj[name]);
                log.notice(`GitHub does not show the deletion (${name}: ${why}). The deletion itself is not affected.`);
            }
        };
        await Promise.all(parts.map(tell));
    };
}
/** The newest GitHub deployments of the environment that are looked at. */
const MOST_DEPLOYMENTS = 1_000;
/** Makes the GitHub deployments of the environment inactive whose payload names one of the ids. */
async function retire(api, ids, { environment }, { log, redactName }) {
    if (environment === '')
        return;
    const named = [];
    let left = MOST_DEPLOYMENTS;
    const all = api.items('GET /repos/{owner}/{repo}/deployments', { environment: redactName(environment) });
    for await (const one of all) {
        const id = (0,response/* idIn */.DG)(one);
        if (id !== undefined && ids.some((gone) => gone === (0,json/* field */.ZZ)((0,response/* payloadOf */.Md)(one), 'deployment')))
            named.push(id);
        if (--left === 0)
            break; // of a longer list the rest is older
    }
    for (const id of named)
        await (0,app_deployments/* makeInactive */.CH)(api, id);
    log.info(`GitHub deployments of "${environment}" that are inactive now: ${named.length}`);
}
const GONE = '## \ud83d\uddd1\ufe0f The preview was deleted';
/** Ids that the comment names. */
const SHOWN = 10;
/** Has the comment of the preview, or its row of a shared one, say that it is gone. No comment is made for that. */
async function sayInComment(api, ids, inputs, { environment, log, redactName }) {
    const { trigger, runUrl, runId } = environment;
    const [commentKey, reportName] = [redactName(inputs.commentKey), redactName(inputs.reportName)];
    if (commentKey === '' && reportName === '')
        return;
    const issue = trigger.pullRequest;
    if (issue === undefined)
        return log.info('No comment was updated: the event has no pull request');
    const mark = commentKey === '' ? (0,reporters_comment/* markerOf */.we)(reportName) : (0,table/* tableMark */.yH)(commentKey);
    const comment = await (0,comment_place/* findComment */.h1)(api, { issue, author: await (0,comment_place/* authorOf */.rM)(api), mark });
    const name = `comment of "${inputs.commentKey || inputs.reportName}" on pull request #${issue}`;
    if (comment === undefined)
        return log.info(`The ${name} does not exist`);
    const named = ids.filter((id) => comment.body.includes((0,markdown/* code */.aY)(id, 128)));
    if (named.length === 0)
        return log.info(`The ${name} shows none of them, and stays as it is`);
    if (commentKey === '' && comment.body.includes(GONE))
        return log.info(`The ${name} says that it is gone already`);
    const body = commentKey === ''
        ? `${mark}\n${GONE}\n\n${deletedText(named, runUrl)}\n\n${(0,reporters_comment/* runMark */.n6)((0,reporters_comment/* runIdIn */.uW)(comment.body))}`
        : (0,table/* withGoneRows */.Fz)(comment.body, ids, { run: Number(runId), sha: trigger.commit, link: runUrl });
    if (body !== comment.body)
        await (0,comment_place/* updateComment */.vv)(api, comment.id, body);
    log.info(`The ${name} says that it is gone`);
}
function deletedText(ids, runUrl) {
    const run = runUrl === '' ? '' : ` by [this run](${runUrl})`;
    const names = ids.map((id) => (0,markdown/* code */.aY)(id));
    return `Deleted${run}: ${(0,format/* listFirst */.rL)(names, SHOWN, 'deployment')}.`;
}

// EXTERNAL MODULE: ./lib/src/github/pull-state.js
var pull_state = __webpack_require__(7614);
// EXTERNAL MODULE: ./lib/src/service/apps.js
var apps = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/src/service/deployments.js
var deployments = __webpack_require__(3405);
// EXTERNAL MODULE: ./lib/src/actions/step/sub-action.js
var sub_action = __webpack_require__(6481);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failures_failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure-summary.js
var failure_summary = __webpack_require__(1239);
// EXTERNAL MODULE: ./lib/src/domain/failures/interruption.js
var failures_interruption = __webpack_require__(2357);
// EXTERNAL MODULE: ./lib/src/actions/step/end.js
var end = __webpack_require__(6889);
// EXTERNAL MODULE: ./lib/src/actions/step/time-limit.js
var time_limit = __webpack_require__(3901);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/src/domain/records/deployment.js
var deployment = __webpack_require__(6012);
// EXTERNAL MODULE: ./lib/src/domain/records/id.js
var records_id = __webpack_require__(9310);
// EXTERNAL MODULE: ./lib/src/domain/records/version.js
var records_version = __webpack_require__(5699);
// EXTERNAL MODULE: ./lib/src/domain/text/time.js
var time = __webpack_require__(4099);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/find.js






/**
 * Finds the deployments that are to be deleted. All versions of all apps are read: filters may be ignored.
 * @throws StepFailure where the service does not tell, or what was named shares a deployment; Interrupted.
 */
async function find(target, edges, limit) {
    if (target.kind === 'ids')
        return { found: target.ids.map((id) => ({ id, version: '' })), apps: undefined };
    const list = await edges.apps.list(limit);
    if (list.kind === 'refused' && list.isAbsent && target.kind === 'version')
        return { found: await findListed(target.app, target.version, edges, limit), apps: undefined };
    const apps = itemsOf(list, 'GET /apps').filter(({ deployment }) => deployment !== '');
    const own = apps.filter(({ name }) => name === target.app);
    const unusable = own.find(({ deployment }) => !(0,records_id/* isId */.eQ)(deployment));
    if (unusable !== undefined)
        throw refusal(`GET /apps names no usable id for version "${unusable.version}"`, BY_ID);
    const doomed = await chosenOf(own, target, edges, limit);
    const ids = new Set(doomed.map(({ deployment }) => deployment));
    const shared = apps.find((one) => ids.has(one.deployment) && !doomed.includes(one));
    if (shared !== undefined)
        throw refusal(`deployment ${shared.deployment} also belongs to app "${shared.name}", version "${shared.version}"`, 'Set "deployment-id" to delete it for both.');
    return {
        found: doomed.map(({ deployment: id, version }) => ({ id, version })),
        apps: [...new Set(apps.map(({ name }) => name))],
    };
}
/** Of the versions of an app those that are to be deleted. */
async function chosenOf(own, target, edges, limit) {
    if (target.kind === 'version')
        return own.filter(({ version }) => version === target.version);
    const named = own.filter(({ version }) => version.startsWith(target.prefix));
    if (target.kind === 'closed')
        return ofClosed(named, target.prefix, edges, limit);
    const kept = target.allowLatest ? named : named.filter(({ version }) => !(0,records_version/* isLatest */.e)(version));
    return allButNewest(kept, target.keep, edges, limit);
}
/** The deployments that run, but for those of the newest versions. A failed one is nothing to go back to, and does not count. */
async function allButNewest(versions, keep, { deployments, log }, limit) {
    const dated = [];
    for (const entry of versions) {
        const look = await deployments.get(entry.deployment, limit);
        if (look.kind === 'missing' || (look.kind === 'record' && look.record.status !== 'running'))
            continue;
        const created = look.kind === 'record' ? (0,time/* parseTime */.p)(look.record.createdAt) : Number.NaN;
        if (Number.isNaN(created))
            throw refusal(`the record of deployment ${entry.deployment} has no usable creation time`, BY_ID);
        dated.push({ entry, created });
    }
    const byAge = dated.toSorted((a, b) => b.created - a.created).map(({ entry }) => entry);
    const kept = [...new Set(byAge.map(({ version }) => version))].slice(0, keep);
    if (kept.length > 0)
        log.info(`Kept: ${kept.map((version) => `"${version}"`).join(', ')}`);
    return byAge.filter(({ version }) => !kept.includes(version));
}
/** Of the versions `<prefix><number>` those whose pull request GitHub says is closed. */
async function ofClosed(versions, prefix, { pullState, log }, { signal }) {
    const closed = [];
    for (const [version, entries] of Map.groupBy(versions, (one) => one.version)) {
        const number = version.slice(prefix.length);
        if (!/^[1-9]\d{0,8}$/.test(number))
            continue;
        const state = await pullState(Number(number), signal);
        if (state.kind === 'closed')
            closed.push(...entries);
        if (state.kind === 'unread')
            log.warning(`Version "${version}" stays: pull request #${number} could not be read (${state.why}).`);
    }
    return closed;
}
/** What a service without GET /apps lists for an app and a version, if it ignores neither filter. */
async function findListed(app, version, { deployments }, limit) {
    const listed = async (of) => itemsOf(await deployments.list(limit, of), 'GET /deployments');
    const nobodys = `no-such-${(0,external_node_crypto_.randomUUID)()}`;
    for (const probe of [
        { app: nobodys, version },
        { app, version: nobodys },
    ])
        if ((await listed(probe)).length > 0)
            throw refusal('the service ignores the filters "app_name" and "app_version" of GET /deployments', BY_ID);
    return (await listed({ app, version })).filter(({ status }) => !(0,deployment/* isFinal */.dR)(status)).map(({ id }) => ({ id, version }));
}
/** @throws StepFailure where it is no list, or only a part of one. */
function itemsOf(list, request) {
    if (list.kind === 'refused')
        throw list.failure.with(list.isAbsent ? { advice: `The service has no ${request}. ${BY_ID}` } : {});
    if (list.kind === 'malformed')
        throw refusal(`the response to ${request} is not a list (${list.why})`, BY_ID);
    if (!list.isWhole)
        throw refusal(`the list of ${request} could not be read to its end`, BY_ID);
    return list.items;
}
/** What to do where a list cannot be relied on. */
const BY_ID = 'Set "deployment-id" instead, and check base-url.';
/** `why`: the end of a sentence, without a full stop. */
function refusal(why, advice) {
    return new failures_failure/* StepFailure */.pH({ kind: 'rejected', message: `Nothing was deleted: ${why}.`, advice });
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/report.js





/** What the action does, for titles. */
const DELETING = 'Deleting deployments';
/** Milliseconds that the step takes at most: it has no `timeout`. */
const LIMIT_MS = 600_000;
/** The same limit in words, as part of a sentence. */
const LIMIT_TEXT = 'the time limit of 10 min';
/** What became of one deployment, and how the summary says it. `gone`: before this step. `unknown`: its DELETE was sent, and has no usable response. */
const OUTCOMES = {
    planned: 'not deleted',
    deleted: 'deleted',
    gone: 'gone already',
    failed: '**not deleted**',
    unknown: '**maybe deleted**',
};
/** All that is known of the step at one moment: outputs and summary are made from it. */
class DeletionReport {
    inputs;
    /** Why the step fails. */
    failure;
    /** Why there is nothing to delete, for log and summary. */
    nothing;
    #rows = new Map();
    constructor(inputs) {
        this.inputs = inputs;
    }
    /** Adds deployments that are to be deleted; one that is known keeps its outcome. */
    plan(found) {
        for (const one of found)
            this.#rows.set(one.id, { outcome: 'planned', ...this.#rows.get(one.id), ...one });
    }
    /** What is gone after a DELETE of this step was deleted by it. */
    record(id, outcome) {
        const isOurs = this.ids('deleted', 'unknown').includes(id);
        const { version = '' } = this.#rows.get(id) ?? {};
        this.#rows.set(id, { id, version, outcome: outcome === 'gone' && isOurs ? 'deleted' : outcome });
    }
    ids(...outcomes) {
        return [...this.#rows.values()].filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);
    }
    /** The outputs so far; the names are those of action.yml. */
    outputs() {
        const deleted = this.ids('deleted');
        return { 'deleted-ids': deleted.join(','), count: String(deleted.length) };
    }
    /** How the step ended well, in one line. */
    title() {
        const [deleted, gone] = [this.ids('deleted').length, this.ids('gone').length];
        if (this.nothing !== undefined)
            return this.nothing.line;
        if (this.inputs.dryRun)
            return `Dry run: ${(0,format/* count */.U9)(this.#rows.size, 'deployment')} would be deleted, nothing was`;
        return `Deleted ${(0,format/* count */.U9)(deleted, 'deployment')}${gone === 0 ? '' : `; ${(0,format/* grouped */.zD)(gone)} ${gone === 1 ? 'was' : 'were'} gone already`}`;
    }
    /** Whatever ended the step, as its failure. */
    failureOf(thrown) {
        const interruption = (0,failures_interruption/* interruptionOf */.nS)(thrown);
        if (interruption === undefined) {
            const failure = (0,failures_failure/* toStepFailure */.eG)(thrown, 'ambiguous');
            if (this.#rows.size === 0)
                return failure;
            return failure.with({ message: `${failure.message} ${this.#tally()}`, retryable: true });
        }
        const isLate = interruption.by === 'deadline';
        return new failures_failure/* StepFailure */.pH({
            kind: isLate ? 'timeout' : 'cancelled',
            message: `${DELETING}: ${isLate ? `${LIMIT_TEXT} is over` : 'the run was cancelled'}. ${this.#tally() || 'Nothing was deleted.'}`,
            advice: 'Run the job again: it continues with the rest.',
            retryable: true,
        });
    }
    /** What was deleted and what was not, in sentences. */
    #tally() {
        const named = (words, ids) => ids.length === 0 ? [] : [`${words}: ${(0,format/* count */.U9)(ids.length, 'deployment')} (${(0,format/* listFirst */.rL)(ids, MOST_NAMED)}).`];
        return [
            ...named('Deleted', this.ids('deleted')),
            ...named('Already gone', this.ids('gone')),
            ...named('Maybe deleted', this.ids('unknown')),
            ...named('Not deleted', this.ids('failed', 'planned')),
        ].join(' ');
    }
    /** The job summary, as markdown. External text is redacted first, then escaped. */
    render(redact) {
        const { failure, inputs, nothing } = this;
        const { target, dryRun } = inputs;
        const head = failure === undefined
            ? `## ${dryRun ? '\ud83e\uddea' : '\ud83d\uddd1\ufe0f'} ${(0,markdown/* prose */.CS)(redact(this.title()))}`
            : (0,failure_summary/* renderFailedStep */.EA)(DELETING, failure, redact).trimEnd();
        const cells = [...this.#rows.values()].map(({ id, version, outcome }) => [
            (0,markdown/* code */.aY)(id),
            (0,markdown/* code */.aY)(redact(version)),
            dryRun ? 'would be deleted' : OUTCOMES[outcome],
        ]);
        const parts = [
            head,
            target.kind === 'ids' || nothing !== undefined ? '' : (0,markdown/* prose */.CS)(redact(describe(target))),
            cells.length === 0 ? '' : (0,markdown/* table */.tp)(['Deployment', 'Version', 'Outcome'], cells),
        ];
        return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
    }
}
/** Names that a message lists. */
const MOST_NAMED = 20;
/** What the step says where it has found nothing. */
function nothingFound(target, apps) {
    const line = `Nothing to delete for ${describe(target)}`;
    if (apps === undefined || apps.includes(target.app))
        return { isUnknownApp: false, line };
    const names = apps.map((name) => `"${name}"`);
    const known = names.length === 0 ? 'no app' : (0,format/* listFirst */.rL)(names, MOST_NAMED);
    const advice = 'Check "app-name" and the project of the key.';
    return { isUnknownApp: true, line: `${line}: the service has no such app. It has ${known}. ${advice}` };
}
/** What is to be deleted, for a sentence. */
function describe(target) {
    return `app "${target.app}", ${describeVersions(target)}`;
}
function describeVersions(target) {
    switch (target.kind) {
        case 'version':
            return `version "${target.version}"`;
        case 'older':
            return `running versions that begin with "${target.prefix}", beyond the newest ${target.keep}`;
        case 'closed':
            return `versions "${target.prefix}<number>" of closed pull requests`;
    }
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/delete-deployments.js








/** The whole job: find \u2192 delete \u2192 tell GitHub. Never throws. */
async function deleteDeployments(inputs, edges) {
    const { log, outputs, summary, cancel } = edges;
    const report = new DeletionReport(inputs);
    outputs.set(report.outputs());
    try {
        cancel.throwIfAborted();
        await deleteInRounds(report, edges, (0,time_limit/* startTimeLimit */.r)(edges, LIMIT_MS, LIMIT_TEXT));
    }
    catch (thrown) {
        report.failure = report.failureOf(thrown);
        (0,end/* logStack */.fk)(log, thrown, report.failure);
    }
    outputs.set(report.outputs());
    const gone = report.ids('deleted', 'gone');
    // After a cancel there is no time for it.
    if (gone.length > 0 && !cancel.aborted)
        await edges.tellGone?.(gone, cancel);
    if (report.failure !== undefined)
        (0,end/* logFailure */.H1)(log, report.failure, { title: (0,failure_summary/* failureTitle */.nV)(DELETING, report.failure) });
    else if (report.nothing?.isUnknownApp)
        log.warning(report.title());
    else
        log.info(report.title(), 'good');
    await summary.write((redact) => report.render(redact));
    return report.failure === undefined;
}
const MOST_ROUNDS = 20;
/** Milliseconds between two rounds: the service may take a moment to end a deployment, and to leave it out of its list. */
const PAUSE_MS = 1_000;
/**
 * Deletes what is found, and looks again until nothing is left. A listed deployment is left until the service says that
 * it is gone; one that was found by anything else, until its DELETE succeeds.
 * @throws what ended it.
 */
async function deleteInRounds(report, edges, limit) {
    const { target, dryRun } = report.inputs;
    const { log, clock } = edges;
    const over = new Set();
    const first = await find(target, edges, limit);
    let { found } = first;
    if (found.length === 0 && target.kind !== 'ids')
        report.nothing = nothingFound(target, first.apps);
    for (let round = 1;; round++) {
        report.plan(found);
        if (dryRun)
            return log.group(report.title(), found.map(({ id, version }) => `${id} ${version}`.trim()));
        const left = found.map(({ id }) => id).filter((id) => !over.has(id));
        if (left.length === 0)
            return;
        if (round > MOST_ROUNDS)
            throw stillThere(left);
        if (round > 1)
            await clock.sleep(PAUSE_MS, limit.signal);
        for (const id of await deleteEach(left, report, edges, limit))
            over.add(id);
        if (target.kind === 'version')
            ({ found } = await find(target, edges, limit));
        else
            for (const id of report.ids('deleted'))
                over.add(id);
    }
}
/**
 * Sends a DELETE for each of these ids, one after the other.
 * @returns those that the service does not know any more.
 * @throws the first failure, after all that it says nothing about were tried; Interrupted.
 */
async function deleteEach(ids, report, { deployments, log, outputs }, limit) {
    const gone = [];
    let first;
    for (const id of ids) {
        try {
            const end = await deployments.delete(id, limit);
            report.record(id, end.kind === 'open' ? 'unknown' : end.kind);
            if (end.kind === 'open')
                log.info(`Deployment ${id} still exists: ${end.failure.message}`, 'odd');
            else
                log.info(end.kind === 'gone' ? `Deployment ${id} was already gone` : `Deleted deployment ${id}`);
            if (end.kind === 'gone')
                gone.push(id);
        }
        catch (thrown) {
            if (thrown instanceof failures_interruption/* Interrupted */.j$ && thrown.sent === 'all')
                report.record(id, 'unknown');
            if (!(thrown instanceof failures_failure/* StepFailure */.pH))
                throw thrown;
            report.record(id, thrown.kind === 'ambiguous' ? 'unknown' : 'failed');
            log.info(`Deployment ${id} was not deleted: ${thrown.message}`, 'bad');
            first ??= thrown;
            if (isGeneral(thrown))
                break;
        }
        finally {
            outputs.set(report.outputs());
        }
    }
    if (first !== undefined)
        throw first;
    return gone;
}
/** Whether every other DELETE would end in the same way. */
function isGeneral({ kind, service }) {
    return kind === 'network' || [401, 403, 404, 405, 501].includes(service?.status ?? 0);
}
function stillThere(ids) {
    return new failures_failure/* StepFailure */.pH({
        kind: 'failed',
        message: `After ${MOST_ROUNDS} rounds ${ids.length === 1 ? `deployment ${ids[0]} is` : `${(0,format/* count */.U9)(ids.length, 'deployment')} are`} still there, according to the service.`,
        advice: 'Another job may keep deploying this version, or the service is slow: run the job again later.',
    });
}

// EXTERNAL MODULE: ./lib/src/domain/inputs/parsers.js
var parsers = __webpack_require__(1106);
;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/inputs.js




/** @throws InputFailure for the first bad input. */
function parseDeleteDeploymentsInputs(raw) {
    return {
        target: parseTarget(raw),
        dryRun: (0,parsers/* parseBoolean */.yG)(raw, 'dry-run'),
        environment: raw('environment').trim(),
        reportName: raw('report-name').trim(),
        commentKey: raw('comment-key').trim(),
        githubToken: raw('github-token').trim(),
    };
}
const EITHER = 'either "deployment-id", or "app-name" with "version", or "app-name" with "version-prefix" and "keep" or "closed-pull-requests"';
function parseTarget(raw) {
    const app = raw('app-name').trim();
    const version = raw('version');
    const prefix = raw('version-prefix');
    const keep = (0,parsers/* parseInteger */.cG)(raw, 'keep', { least: 0, most: 1_000, default: 0 });
    const closed = (0,parsers/* parseBoolean */.yG)(raw, 'closed-pull-requests');
    const allowLatest = (0,parsers/* parseBoolean */.yG)(raw, 'allow-latest');
    const byPrefix = prefix !== '' || keep > 0 || closed;
    const bad = (input, problem, accepted = EITHER) => new failures_failure/* InputFailure */.RP(input, problem, accepted);
    if (raw('deployment-id').trim() !== '') {
        if (app !== '' || version !== '' || byPrefix)
            throw bad('deployment-id', 'is given together with an app or its versions');
        return { kind: 'ids', ids: parseIds(raw, 'deployment-id') };
    }
    if (app === '')
        throw bad(version === '' && !byPrefix ? 'deployment-id' : 'app-name', 'is missing');
    if (byPrefix) {
        if (version !== '')
            throw bad('version', 'is given together with "version-prefix"');
        if (prefix.trim() === '')
            throw bad('version-prefix', 'is empty, so it would match all versions of the app');
        if (closed && keep > 0)
            throw bad('keep', 'is given together with "closed-pull-requests"');
        if (closed)
            return { kind: 'closed', app, prefix };
        if (keep === 0)
            throw bad('keep', 'is 0: no version with "version-prefix" would be left', 'a number from 1 to 1000');
        return { kind: 'older', app, prefix, keep, allowLatest };
    }
    if (version.trim() === '')
        throw bad('version', 'is empty, so all versions of the app would be deleted');
    if ((0,records_version/* isLatest */.e)(version) && !allowLatest)
        throw bad('version', 'is what callers get who name no version', 'another version, or also set "allow-latest: true"');
    return { kind: 'version', app, version };
}
/** The most ids of one step. */
const MOST_IDS = 500;
/** Ids, separated by commas, blanks or line breaks; one that is named twice counts once. */
function parseIds(raw, name) {
    const ids = [...new Set(raw(name).split(/[\s,]+/))].filter((id) => id !== '');
    const accepted = `ids as the service gave them, separated by commas or lines: 1 to 128 letters, digits, "-" and "_", up to ${MOST_IDS} ids`;
    const wrong = ids.find((id) => !(0,records_id/* isId */.eQ)(id));
    if (wrong !== undefined)
        throw new failures_failure/* InputFailure */.RP(name, `contains "${wrong.slice(0, 200)}"`, accepted);
    if (ids.length === 0 || ids.length > MOST_IDS)
        throw new failures_failure/* InputFailure */.RP(name, `holds ${ids.length} ids`, accepted);
    return ids;
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-deployments/main.js








const main = (host) => (0,sub_action/* startSubAction */.F)({
    doing: DELETING,
    parse: parseDeleteDeploymentsInputs,
    refusedOutputs: () => ({ 'deleted-ids': '', count: '0' }),
    run: (inputs, connection, runner) => deleteDeployments(inputs, {
        ...runner,
        apps: (0,apps/* openApps */.F)(connection),
        deployments: (0,deployments/* openDeployments */.X)(connection),
        tellGone: openTellGone(inputs, runner),
        pullState: (0,pull_state/* openPullState */.H)(inputs, runner),
    }),
}, host);


/***/ })

};
;