"use strict";
exports.id = 381;
exports.ids = [381];
exports.modules = {
	3368: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var redact = __webpack_require__(7643);
		var client = __webpack_require__(6798);
		var json = __webpack_require__(1832);
		var markdown = __webpack_require__(9259);
		var faults = __webpack_require__(4456);
		var own_comments = __webpack_require__(9256);
		var deployment = __webpack_require__(4065);
		var shared_comment = __webpack_require__(2499);
		const TELLING_MS = 60_000;
		function openTellGone(github, inputs) {
			const { log, environment } = github;
			return async (ids, signal) => {
				const tell = async (part, act) => {
					const told = await github.read({ signal, permission: faults.Jj[part], withinMs: TELLING_MS }, act);
					if (typeof told === "string") return log.info(told);
					log.notice(`GitHub does not show the deletion (${part}: ${told.why}). The deletion itself is not affected.`);
				};
				const hasComment = inputs.reportName !== "" || inputs.commentKey !== "";
				await Promise.all([inputs.environment !== "" && tell("deployment", (api) => retire(api, ids, inputs.environment)), hasComment && tell("comment", (api) => sayInComment(api, ids, inputs, environment))]);
			};
		}
		const MOST_PAGES = 10;
		async function retire(api, ids, environment) {
			let retired = 0;
			for await (const one of api.items("GET /repos/{owner}/{repo}/deployments", { environment }, MOST_PAGES)) {
				const { id, record } = (0, deployment.qR)(one);
				if (record === undefined || !ids.includes(record.deployment)) continue;
				await (0, deployment.CH)(api, id);
				retired++;
			}
			return `GitHub deployments in "${environment}" that are now inactive: ${retired}`;
		}
		async function sayInComment(api, ids, { reportName, commentKey }, { trigger, runUrl }) {
			const { pullRequest } = trigger;
			if (pullRequest === undefined) return "No comment was updated: the event has no pull request";
			const mark = (0, own_comments.Fg)(commentKey, reportName);
			const comment = await (0, own_comments.h1)(api, pullRequest, mark);
			const name = `comment of "${commentKey || reportName}" on pull request #${pullRequest}`;
			const before = (0, json.r7)(comment, "body");
			const named = ids.map((id) => (0, markdown.aY)(id, 128)).filter((id) => before.includes(id));
			if (named.length === 0) return `No ${name} shows any of them`;
			const by = runUrl === "" ? "" : ` by [this run](${runUrl})`;
			const body = commentKey === "" ? `${mark}\n## \ud83d\uddd1\ufe0f The preview was deleted\n\nDeleted${by}: ${named.join(", ")}.\n` : (0, shared_comment.Fz)(before, ids);
			await (0, own_comments.HF)(api, pullRequest, comment, body);
			return `The ${name} now says that it was deleted`;
		}
		var repository = __webpack_require__(745);
		var apps = __webpack_require__(5845);
		var deployments = __webpack_require__(3405);
		var sub_action = __webpack_require__(6481);
		var time_limit = __webpack_require__(3901);
		var failures_failure = __webpack_require__(7390);
		var interruption = __webpack_require__(2357);
		var format = __webpack_require__(3045);
		var end = __webpack_require__(6889);
		var external_node_crypto_ = __webpack_require__(7598);
		var records_deployment = __webpack_require__(6012);
		var records_id = __webpack_require__(9310);
		var records_version = __webpack_require__(5699);
		var time = __webpack_require__(4099);
		async function find(target, edges, isFirst) {
			if (target.kind === "ids") return target.ids.map((deployment) => ({ deployment, version: "" }));
			const list = await edges.apps.list(edges.limit);
			if (target.kind === "version" && list.kind === "unread" && list.isAbsent) return findListed(target.app, target.version, edges);
			const apps = itemsOf(list).filter(({ deployment }) => deployment !== "");
			const own = apps.filter(({ name }) => name === target.app);
			if (own.length === 0 && isFirst) {
				const known = (0, format.x)(apps.map(({ name }) => name)) || "no app";
				const problem = `The service has no app "${target.app}". It has ${known}.`;
				edges.log.warning(`${problem} Check "app-name" and the key's project.`);
			}
			const unusable = own.find(({ deployment }) => !(0, records_id.eQ)(deployment));
			if (unusable !== undefined) throw refusal(`GET /apps names no usable id for version "${unusable.version}"`);
			const chosen = await choose(own, target, edges);
			const ids = new Set(chosen.map(({ deployment }) => deployment));
			const shared = apps.find((one) => ids.has(one.deployment) && !chosen.includes(one));
			if (shared !== undefined) throw refusal(`deployment ${shared.deployment} also belongs to app "${shared.name}", version "${shared.version}"`, 'Set "deployment-id" to delete it for both.');
			return chosen;
		}
		async function choose(own, target, edges) {
			if (target.kind === "version") return own.filter(({ version }) => version === target.version);
			const { prefix, keep, allowLatest } = target;
			const named = own.filter(({ version }) => version.startsWith(prefix) && (allowLatest || !(0, records_version.eL)(version)));
			return keep > 0 ? allButNewest(named, keep, edges) : ofClosed(named, prefix, edges);
		}
		async function allButNewest(versions, keep, edges) {
			const { deployments, log, limit } = edges;
			const running = new Map();
			for (const one of versions) {
				const look = await deployments.get(one.deployment, limit).catch(failures_failure.uc);
				if (look === undefined || (look.ok && look.record.status !== "running")) continue;
				const created = look.ok ? (0, time.p)(look.record.createdAt) : Number.NaN;
				if (Number.isNaN(created)) throw refusal(`the record of deployment ${one.deployment} has no usable creation time`);
				running.set(one, created);
			}
			const newestFirst = [...running].toSorted(([, a], [, b]) => b - a).map(([one]) => one);
			const kept = [...new Set(newestFirst.map(({ version }) => version))].slice(0, keep);
			if (kept.length > 0) log.info(`Kept: ${(0, format.x)(kept)}`);
			return newestFirst.filter(({ version }) => !kept.includes(version));
		}
		async function ofClosed(versions, prefix, edges) {
			const { pullState, log, limit } = edges;
			const closed = [];
			for (const [version, entries] of Map.groupBy(versions, (one) => one.version)) {
				const number = version.slice(prefix.length);
				if (!/^[1-9]\d{0,8}$/.test(number)) continue;
				const state = await pullState(Number(number), limit.signal);
				if (state.kind === "closed") closed.push(...entries);
				if (state.kind === "unread") log.warning(`Version "${version}" stays: pull request #${number} could not be read (${state.why}).`);
			}
			return closed;
		}
		async function findListed(app, version, { deployments, limit }) {
			const named = { app, version };
			const listed = async (of) => itemsOf(await deployments.list(limit, of));
			const nobodys = `no-such-${(0, external_node_crypto_.randomUUID)()}`;
			const probes = [...(await listed({ ...named, app: nobodys })), ...(await listed({ ...named, version: nobodys }))];
			if (probes.length > 0) throw refusal('the service ignores the filters "app_name" and "app_version" of GET /deployments');
			const active = (await listed(named)).filter(({ status }) => !(0, records_deployment.dR)(status));
			return active.map(({ id: deployment }) => ({ deployment, version }));
		}
		function itemsOf(list) {
			if (list.kind === "unread") throw list.failure.with({ advice: `${list.failure.advice} ${BY_ID}` });
			if (!list.isWhole) throw refusal("the service's list could not be read completely");
			return list.items;
		}
		const BY_ID = 'To delete without a list, set "deployment-id".';
		function refusal(why, advice = BY_ID) {
			return new failures_failure.pH({ kind: "rejected", message: `It is unclear what to delete: ${why}.`, advice });
		}
		const DELETING = "Deleting deployments";
		const LIMIT_MS = 600_000;
		const OUTCOMES = ["Deleted", "Already gone", "Maybe deleted", "Not deleted"];
		const shownOf = (outcomes) => OUTCOMES.find((outcome) => outcomes.has(outcome));
		class DeletionReport {
			doing = DELETING;
			inputs;
			#rows = new Map();
			constructor(inputs) {
				this.inputs = inputs;
			}
			plan(found) {
				for (const one of found) this.record(one, "Not deleted");
				return found.filter(({ deployment }) => !this.#rows.get(deployment)?.outcomes.has("Already gone"));
			}
			record({ deployment, version }, outcome) {
				const row = this.#rows.get(deployment) ?? { version, outcomes: new Set() };
				row.outcomes.add(outcome);
				this.#rows.set(deployment, row);
			}
			ids(outcome) {
				return [...this.#rows].filter(([, { outcomes }]) => shownOf(outcomes) === outcome).map(([id]) => id);
			}
			outputs() {
				const deleted = this.ids("Deleted");
				return { "deleted-ids": deleted.join(","), count: String(deleted.length) };
			}
			nameOf({ deployment, version }) {
				const { target } = this.inputs;
				return target.kind === "ids" ? deployment : `${deployment} of app "${target.app}", version "${version}"`;
			}
			#target() {
				const { target } = this.inputs;
				if (target.kind === "ids") return "these ids";
				return `app "${target.app}", version "${target.kind === "version" ? target.version : `${target.prefix}\u2026`}"`;
			}
			title() {
				if (this.#rows.size === 0) return `Nothing to delete for ${this.#target()}`;
				if (this.inputs.dryRun) return `Dry run: ${(0, format.U9)(this.#rows.size, "deployment")} would be deleted; nothing was`;
				const gone = this.ids("Already gone").length;
				return `Deleted ${(0, format.U9)(this.ids("Deleted").length, "deployment")}${gone === 0 ? "" : `; ${gone} already gone`}`;
			}
			failureOf(thrown) {
				const named = OUTCOMES.map((outcome) => ({ outcome, ids: this.ids(outcome) })).filter(({ ids }) => ids.length > 0);
				const tally = named.map(({ outcome, ids }) => `${outcome}: ${(0, format.rL)(ids)}.`).join(" ") || "Nothing was deleted.";
				const by = (0, interruption.n)(thrown)?.by;
				if (by === undefined) {
					const failure = (0, failures_failure.eG)(thrown, "ambiguous");
					return failure.with({ message: `${failure.message} This was for ${this.#target()}. ${tally}` });
				}
				const isLate = by === "deadline";
				return new failures_failure.pH({
					kind: isLate ? "timeout" : "cancelled",
					message: `${DELETING}: ${isLate ? "the time limit of 10 min is over" : "the run was cancelled"}. ${tally}`,
					advice: "Run the job again: it continues with the rest.",
				});
			}
			summary(redact, failure) {
				const { dryRun } = this.inputs;
				const heading = failure === undefined ? `## ${dryRun ? "\ud83e\uddea" : "\ud83d\uddd1\ufe0f"} ${(0, markdown.CS)(redact(this.title()))}` : "";
				const rows = [...this.#rows].map(([id, { version, outcomes }]) => [(0, markdown.aY)(id), (0, markdown.aY)(redact(version)), dryRun ? "Would be deleted" : shownOf(outcomes)]);
				return [heading, rows.length === 0 ? "" : (0, markdown.tp)(["Deployment", "Version", "Outcome"], rows)];
			}
		}
		function deleteDeployments(inputs, edges) {
			const report = new DeletionReport(inputs);
			return (0, end.eg)(report, () => runSteps(report, edges), edges);
		}
		async function runSteps(report, edges) {
			const { log, cancel } = edges;
			try {
				await deleteInRounds(report, edges);
			} finally {
				const gone = [...report.ids("Deleted"), ...report.ids("Already gone")];
				if (gone.length > 0 && !cancel.aborted) await edges.tellGone(gone, cancel);
			}
			log.info(report.title());
		}
		const MOST_ROUNDS = 20;
		const PAUSE_MS = 1_000;
		async function deleteInRounds(report, edges) {
			const { target, dryRun } = report.inputs;
			for (let round = 1; ; round++) {
				const found = report.plan(await find(target, edges, round === 1));
				if (found.length === 0) return;
				if (dryRun) {
					for (const one of found) edges.log.info(`Would delete: ${report.nameOf(one)}`);
					return;
				}
				if (round > MOST_ROUNDS) throw stillThere(found);
				if (round > 1) await edges.clock.sleep(PAUSE_MS, edges.limit.signal);
				await deleteEach(found, report, edges);
				if (target.kind !== "version") return;
			}
		}
		function stillThere(found) {
			const ids = found.map(({ deployment }) => deployment);
			return new failures_failure.pH({
				kind: "failed",
				message: `After ${MOST_ROUNDS} rounds the service still lists ${(0, format.rL)(ids)}.`,
				advice: "Another job may keep deploying this version, or the service is slow. Run the job again later.",
			});
		}
		async function deleteEach(found, report, edges) {
			const { deployments, log, outputs, limit } = edges;
			let first;
			for (const one of found) {
				try {
					const outcome = (await deployments.delete(one.deployment, limit)) === "gone" ? "Already gone" : "Deleted";
					report.record(one, outcome);
					log.info(`${outcome}: ${report.nameOf(one)}`);
					outputs.set(report.outputs());
				} catch (thrown) {
					const isFailure = thrown instanceof failures_failure.pH;
					const isUnclear = isFailure ? thrown.kind === "ambiguous" : (0, interruption.n)(thrown)?.maybeDone;
					if (isUnclear) report.record(one, "Maybe deleted");
					if (!isFailure) throw thrown;
					log.info(`Not deleted: ${report.nameOf(one)}: ${thrown.message}`);
					first ??= thrown;
					if (thrown.kind === "network") break;
				}
			}
			if (first !== undefined) throw first;
		}
		var parsers = __webpack_require__(1106);
		function parseDeleteDeploymentsInputs(raw) {
			return {
				target: parseTarget(raw),
				dryRun: (0, parsers.yG)(raw, "dry-run"),
				githubToken: raw("github-token").trim(),
				shownBy: {
					environment: raw("environment").trim(),
					reportName: raw("report-name").trim(),
					commentKey: raw("comment-key").trim(),
				},
			};
		}
		const EITHER = 'either "deployment-id", or "app-name" with "version", or "app-name" with "version-prefix" and "keep" or "closed-pull-requests"';
		const bad = (input, problem, accepted = EITHER) => new failures_failure.RP(input, problem, accepted);
		function parseTarget(raw) {
			const app = raw("app-name").trim();
			const version = raw("version");
			const prefix = raw("version-prefix");
			const keep = (0, parsers.$J)(raw, "keep", { least: 0, most: 1_000, default: 0 });
			const closed = (0, parsers.yG)(raw, "closed-pull-requests");
			const allowLatest = (0, parsers.yG)(raw, "allow-latest");
			const byPrefix = prefix !== "" || keep > 0 || closed;
			if (raw("deployment-id").trim() !== "") {
				if (app !== "" || version !== "" || byPrefix) throw bad("deployment-id", 'cannot be combined with "app-name" or a version');
				return { kind: "ids", ids: parseIds(raw("deployment-id")) };
			}
			if (app === "") throw bad("app-name", 'is missing, and "deployment-id" is empty');
			if (byPrefix) {
				if (version !== "") throw bad("version", 'cannot be combined with "version-prefix"');
				if (prefix.trim() === "") throw bad("version-prefix", "is empty, so it would match all versions of the app");
				if (closed === keep > 0) throw bad("keep", 'does not fit: set either it or "closed-pull-requests"', "a number from 1 to 1000");
				return { kind: "prefix", app, prefix, allowLatest, keep };
			}
			if (version.trim() === "") throw bad("version", "is empty, so all versions of the app would be deleted");
			if ((0, records_version.eL)(version) && !allowLatest) throw bad("version", "is what callers get by default", 'another version, or also set "allow-latest: true"');
			return { kind: "version", app, version };
		}
		const MOST_IDS = 500;
		function parseIds(text) {
			const ids = [...new Set(text.split(/[\s,]+/))].filter((id) => id !== "");
			const accepted = `ids as the service gave them, separated by commas or newlines: 1 to 128 letters, digits, "-" and "_", up to ${MOST_IDS} ids`;
			const wrong = ids.find((id) => !(0, records_id.eQ)(id));
			if (wrong !== undefined) throw bad("deployment-id", `contains "${wrong.slice(0, 200)}"`, accepted);
			if (ids.length === 0 || ids.length > MOST_IDS) throw bad("deployment-id", `contains ${ids.length} ids`, accepted);
			return ids;
		}
		const main = (0, sub_action.J)({
			doing: DELETING,
			parse: parseDeleteDeploymentsInputs,
			refusedOutputs: () => ({ count: "0" }),
			run: (inputs, connection, runner) => {
				const github = (0, client.o)(inputs.githubToken, runner);
				return deleteDeployments(inputs, {
					...runner,
					limit: (0, time_limit.r)(runner, LIMIT_MS),
					apps: (0, apps.F)(connection),
					deployments: (0, deployments.X)(connection),
					tellGone: openTellGone(github, (0, redact.SG)(inputs.shownBy, runner.redactName)),
					pullState: (0, repository.H)(github),
				});
			},
		});
	}),
};
