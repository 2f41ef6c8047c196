"use strict";
exports.id = 381;
exports.ids = [381];
exports.modules = {
	3368: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			main: () => main,
		});
		var client = __webpack_require__(6798);
		var format = __webpack_require__(3045);
		var json = __webpack_require__(1832);
		var markdown = __webpack_require__(9259);
		var app_deployments = __webpack_require__(9339);
		var notices = __webpack_require__(3164);
		var own_comments = __webpack_require__(9256);
		var reporters_comment = __webpack_require__(3225);
		var table = __webpack_require__(6948);
		var response = __webpack_require__(522);
		const TELLING_MS = 60_000;
		function openTellGone(github, inputs) {
			const { log, redactName } = github;
			const environment = redactName(inputs.environment);
			const names = { reportName: redactName(inputs.reportName), commentKey: redactName(inputs.commentKey) };
			const hasComment = names.reportName !== "" || names.commentKey !== "";
			if (environment === "" && !hasComment) return undefined;
			if (github.missing !== undefined) {
				log.notice(`Nothing was changed at GitHub: ${github.missing}.`);
				return undefined;
			}
			const tell = async (part, signal, act) => {
				try {
					await github.ask(github.within(TELLING_MS, signal), act);
				} catch (thrown) {
					const why = (0, notices.OB)(thrown, notices.Jj[part]);
					log.notice(`GitHub does not show the deletion (${part}: ${why}). The deletion itself is not affected.`);
				}
			};
			return async (ids, signal) => {
				await Promise.all([environment !== "" && tell("deployment", signal, (api) => retire(api, ids, environment, log)), hasComment && tell("comment", signal, (api) => sayInComment(api, ids, names, github))]);
			};
		}
		const MOST_DEPLOYMENTS = 1_000;
		async function retire(api, ids, environment, log) {
			const named = [];
			let looked = 0;
			for await (const one of api.items("GET /repos/{owner}/{repo}/deployments", { environment })) {
				const id = (0, response.DG)(one);
				if (id !== undefined && ids.some((gone) => gone === (0, json.ZZ)((0, response.Md)(one), "deployment"))) named.push(id);
				if (++looked === MOST_DEPLOYMENTS) break;
			}
			for (const id of named) await (0, app_deployments.CH)(api, id);
			const among = looked < MOST_DEPLOYMENTS ? "" : " (only the newest 1,000 of the environment were checked)";
			log.info(`GitHub deployments in "${environment}" that are now inactive: ${named.length}${among}`);
		}
		const GONE = "## \ud83d\uddd1\ufe0f The preview was deleted";
		const SHOWN = 10;
		async function sayInComment(api, ids, { reportName, commentKey }, { environment, log }) {
			const { trigger, runUrl, runId } = environment;
			const { pullRequest } = trigger;
			if (pullRequest === undefined) return log.info("No comment was updated: the event has no pull request");
			const mark = commentKey === "" ? (0, reporters_comment.we)(reportName) : (0, table.yH)(commentKey);
			const comment = await (0, own_comments.YE)(pullRequest, mark)(api);
			const name = `comment of "${commentKey || reportName}" on pull request #${pullRequest}`;
			const named = ids.filter((id) => comment?.body.includes((0, markdown.aY)(id, 128)));
			if (comment === undefined || named.length === 0) return log.info(`No ${name} shows any of them`);
			const body = commentKey === "" ? `${mark}\n${GONE}\n\n${deletedText(named, runUrl)}\n\n${(0, reporters_comment.n6)((0, reporters_comment.uW)(comment.body))}` : (0, table.Fz)(comment.body, ids, { run: Number(runId), sha: trigger.commit, link: runUrl });
			await (0, own_comments.EM)(api, comment.id, body);
			log.info(`The ${name} now says that it was deleted`);
		}
		function deletedText(ids, runUrl) {
			const run = runUrl === "" ? "" : ` by [this run](${runUrl})`;
			const names = ids.map((id) => (0, markdown.aY)(id));
			return `Deleted${run}: ${(0, format.rL)(names, SHOWN, "deployment")}.`;
		}
		var pull_state = __webpack_require__(7614);
		var apps = __webpack_require__(5845);
		var deployments = __webpack_require__(3405);
		var sub_action = __webpack_require__(6481);
		var failures_failure = __webpack_require__(7390);
		var failure_summary = __webpack_require__(1239);
		var interruption = __webpack_require__(2357);
		var end = __webpack_require__(6889);
		var time_limit = __webpack_require__(3901);
		var external_node_crypto_ = __webpack_require__(7598);
		var deployment = __webpack_require__(6012);
		var records_id = __webpack_require__(9310);
		var records_version = __webpack_require__(5699);
		var time = __webpack_require__(4099);
		async function find(target, edges, limit) {
			if (target.kind === "ids") return { found: target.ids.map((id) => ({ id, version: "" })) };
			const list = await edges.apps.list(limit);
			if (list.kind === "refused" && list.isAbsent && target.kind === "version") return { found: await findListed(target, edges, limit) };
			const apps = itemsOf(list, "GET /apps").filter(({ deployment }) => deployment !== "");
			const own = apps.filter(({ name }) => name === target.app);
			const unusable = own.find(({ deployment }) => !(0, records_id.eQ)(deployment));
			if (unusable !== undefined) throw refusal(`GET /apps names no usable id for version "${unusable.version}"`, BY_ID);
			const chosen = await choose(own, target, edges, limit);
			const shared = apps.find((one) => !chosen.includes(one) && chosen.some(({ deployment }) => deployment === one.deployment));
			if (shared !== undefined) throw refusal(`deployment ${shared.deployment} also belongs to app "${shared.name}", version "${shared.version}"`, 'Set "deployment-id" to delete it for both.');
			return {
				found: chosen.map(({ deployment: id, version }) => ({ id, version })),
				apps: [...new Set(apps.map(({ name }) => name))],
			};
		}
		async function choose(own, target, edges, limit) {
			if (target.kind === "version") return own.filter(({ version }) => version === target.version);
			const named = own.filter(({ version }) => version.startsWith(target.prefix));
			if (target.kind === "closed") return ofClosed(named, target.prefix, edges, limit);
			const mayGo = target.allowLatest ? named : named.filter(({ version }) => !(0, records_version.e)(version));
			return allButNewest(mayGo, target.keep, edges, limit);
		}
		async function allButNewest(versions, keep, { deployments, log }, limit) {
			const dated = [];
			for (const entry of versions) {
				const look = await deployments.get(entry.deployment, limit);
				if (look.kind === "missing" || (look.kind === "record" && look.record.status !== "running")) continue;
				const created = look.kind === "record" ? (0, time.p)(look.record.createdAt) : Number.NaN;
				if (Number.isNaN(created)) throw refusal(`the record of deployment ${entry.deployment} has no usable creation time`, BY_ID);
				dated.push({ entry, created });
			}
			const byAge = dated.toSorted((a, b) => b.created - a.created).map(({ entry }) => entry);
			const kept = [...new Set(byAge.map(({ version }) => version))].slice(0, keep);
			if (kept.length > 0) log.info(`Kept: ${kept.map((version) => `"${version}"`).join(", ")}`);
			return byAge.filter(({ version }) => !kept.includes(version));
		}
		async function ofClosed(versions, prefix, { pullState, log }, { signal }) {
			const closed = [];
			for (const [version, entries] of Map.groupBy(versions, (one) => one.version)) {
				const number = version.slice(prefix.length);
				if (!/^[1-9]\d{0,8}$/.test(number)) continue;
				const state = await pullState(Number(number), signal);
				if (state.kind === "closed") closed.push(...entries);
				if (state.kind === "unread") log.warning(`Version "${version}" stays: pull request #${number} could not be read (${state.why}).`);
			}
			return closed;
		}
		async function findListed({ app, version }, { deployments }, limit) {
			const listed = async (of) => itemsOf(await deployments.list(limit, of), "GET /deployments");
			const nobodys = `no-such-${(0, external_node_crypto_.randomUUID)()}`;
			const probes = [...(await listed({ app: nobodys, version })), ...(await listed({ app, version: nobodys }))];
			if (probes.length > 0) throw refusal('the service ignores the filters "app_name" and "app_version" of GET /deployments', BY_ID);
			return (await listed({ app, version })).filter(({ status }) => !(0, deployment.dR)(status)).map(({ id }) => ({ id, version }));
		}
		function itemsOf(list, request) {
			if (list.kind === "refused") throw list.isAbsent ? list.failure.with({ advice: `The service has no ${request}. ${BY_ID}` }) : list.failure;
			if (list.kind === "malformed") throw refusal(`the response to ${request} is not a list (${list.why})`, BY_ID);
			if (!list.isWhole) throw refusal(`the list of ${request} could not be read completely`, BY_ID);
			return list.items;
		}
		const BY_ID = 'Set "deployment-id" instead, and check base-url.';
		function refusal(why, advice) {
			return new failures_failure.pH({ kind: "rejected", message: `It is unclear what to delete: ${why}.`, advice });
		}
		const DELETING = "Deleting deployments";
		const LIMIT_MS = 600_000;
		const MOST_NAMED = 20;
		class DeletionReport {
			inputs;
			failure;
			apps;
			#rows = new Map();
			constructor(inputs) {
				this.inputs = inputs;
			}
			plan(found) {
				for (const { id, version } of found) this.#rows.set(id, { version, outcome: this.#rows.get(id)?.outcome ?? "not deleted" });
			}
			record(id, outcome) {
				const isOurs = this.ids("deleted", "maybe deleted").includes(id);
				const { version = "" } = this.#rows.get(id) ?? {};
				this.#rows.set(id, { version, outcome: outcome === "gone already" && isOurs ? "deleted" : outcome });
			}
			ids(...outcomes) {
				return [...this.#rows].filter(([, { outcome }]) => outcomes.includes(outcome)).map(([id]) => id);
			}
			outputs() {
				const deleted = this.ids("deleted");
				return { "deleted-ids": deleted.join(","), count: String(deleted.length) };
			}
			get isUnknownApp() {
				const { target } = this.inputs;
				return target.kind !== "ids" && this.apps?.includes(target.app) === false;
			}
			title() {
				const { target, dryRun } = this.inputs;
				if (this.#rows.size === 0) {
					const line = `Nothing to delete for ${describe(target)}`;
					if (!this.isUnknownApp) return line;
					const known =
						(0, format.rL)(
							(this.apps ?? []).map((name) => `"${name}"`),
							MOST_NAMED,
						) || "no app";
					return `${line}: the service has no such app. It has ${known}. Check "app-name" and the key's project.`;
				}
				if (dryRun) return `Dry run: ${(0, format.U9)(this.#rows.size, "deployment")} would be deleted; nothing was`;
				const gone = this.ids("gone already").length;
				const also = gone === 0 ? "" : `; ${(0, format.zD)(gone)} ${gone === 1 ? "was" : "were"} already gone`;
				return `Deleted ${(0, format.U9)(this.ids("deleted").length, "deployment")}${also}`;
			}
			failureOf(thrown) {
				const by = (0, interruption.nS)(thrown)?.by;
				if (by === undefined) {
					const failure = (0, failures_failure.eG)(thrown, "ambiguous");
					return failure.with({ message: `${failure.message} ${this.#tally()}` });
				}
				const what = by === "deadline" ? "the time limit of 10 min is over" : "the run was cancelled";
				return new failures_failure.pH({
					kind: by === "deadline" ? "timeout" : "cancelled",
					message: `${DELETING}: ${what}. ${this.#tally()}`,
					advice: "Run the job again: it continues with the rest.",
				});
			}
			#tally() {
				const outcomes = ["deleted", "gone already", "maybe deleted", "not deleted"];
				const sentences = outcomes.map((outcome) => {
					const ids = this.ids(outcome);
					const words = outcome.replace(/^./, (letter) => letter.toUpperCase());
					return ids.length === 0 ? "" : `${words}: ${(0, format.U9)(ids.length, "deployment")} (${(0, format.rL)(ids, MOST_NAMED)}).`;
				});
				return sentences.filter((sentence) => sentence !== "").join(" ") || "Nothing was deleted.";
			}
			render(redact) {
				const { failure, inputs } = this;
				const head = failure === undefined ? `## ${inputs.dryRun ? "\ud83e\uddea" : "\ud83d\uddd1\ufe0f"} ${(0, markdown.CS)(redact(this.title()))}\n` : (0, failure_summary.EA)(DELETING, failure, redact);
				if (this.#rows.size === 0) return head;
				const rows = [...this.#rows].map(([id, { version, outcome }]) => {
					const said = outcome === "deleted" || outcome === "gone already" ? outcome : `**${outcome}**`;
					return [(0, markdown.aY)(id), (0, markdown.aY)(redact(version)), inputs.dryRun ? "would be deleted" : said];
				});
				return `${head}\n${(0, markdown.CS)(redact(describe(inputs.target)))}\n\n${(0, markdown.tp)(["Deployment", "Version", "Outcome"], rows)}\n`;
			}
		}
		function describe(target) {
			switch (target.kind) {
				case "ids":
					return "by id";
				case "version":
					return `app "${target.app}", version "${target.version}"`;
				case "older":
					return `app "${target.app}", running versions that begin with "${target.prefix}", beyond the newest ${target.keep}`;
				case "closed":
					return `app "${target.app}", versions "${target.prefix}<number>" of closed pull requests`;
			}
		}
		async function deleteDeployments(inputs, edges) {
			const { log, outputs, summary, cancel } = edges;
			const report = new DeletionReport(inputs);
			try {
				cancel.throwIfAborted();
				await deleteInRounds(report, edges, (0, time_limit.r)(edges, LIMIT_MS));
			} catch (thrown) {
				report.failure = report.failureOf(thrown);
				(0, end.fk)(log, thrown, report.failure);
			}
			outputs.set(report.outputs());
			const gone = report.ids("deleted", "gone already");
			if (gone.length > 0 && !cancel.aborted) await edges.tellGone?.(gone, cancel);
			if (report.failure !== undefined) (0, end.H1)(log, report.failure, { title: (0, failure_summary.nV)(DELETING, report.failure) });
			else if (report.isUnknownApp) log.warning(report.title());
			else log.info(report.title());
			await summary.write((redact) => report.render(redact));
			return report.failure === undefined;
		}
		const MOST_ROUNDS = 20;
		const PAUSE_MS = 1_000;
		async function deleteInRounds(report, edges, limit) {
			const { target, dryRun } = report.inputs;
			const { log, clock } = edges;
			const over = new Set();
			let { found, apps } = await find(target, edges, limit);
			report.apps = apps;
			for (let round = 1; ; round++) {
				report.plan(found);
				if (dryRun) {
					const lines = found.map(({ id, version }) => `${id} ${version}`.trim());
					return log.group(report.title(), lines);
				}
				const left = found.map(({ id }) => id).filter((id) => !over.has(id));
				if (left.length === 0) return;
				if (round > MOST_ROUNDS) throw stillThere(left);
				if (round > 1) await clock.sleep(PAUSE_MS, limit.signal);
				for (const id of await deleteEach(left, report, edges, limit)) over.add(id);
				if (target.kind === "version") ({ found } = await find(target, edges, limit));
			}
		}
		async function deleteEach(ids, report, { deployments, log, outputs }, limit) {
			const over = [];
			let first;
			for (const id of ids) {
				try {
					const end = await deployments.delete(id, limit);
					if (end.kind === "open") {
						report.record(id, "maybe deleted");
						log.info(`Deployment ${id} still exists: ${end.failure.message}`);
					} else {
						const isGone = end.kind === "gone";
						report.record(id, isGone ? "gone already" : "deleted");
						log.info(isGone ? `Deployment ${id} was already gone` : `Deleted deployment ${id}`);
						if (isGone || report.inputs.target.kind !== "version") over.push(id);
					}
				} catch (thrown) {
					if (thrown instanceof interruption.j$ && thrown.sent === "all") report.record(id, "maybe deleted");
					if (!(thrown instanceof failures_failure.pH)) throw thrown;
					report.record(id, thrown.kind === "ambiguous" ? "maybe deleted" : "not deleted");
					log.info(`Deployment ${id} was not deleted: ${thrown.message}`);
					first ??= thrown;
					if (isGeneral(thrown)) break;
				} finally {
					outputs.set(report.outputs());
				}
			}
			if (first !== undefined) throw first;
			return over;
		}
		function isGeneral({ kind, service }) {
			return kind === "network" || [401, 403, 404, 405, 501].includes(service?.status ?? 0);
		}
		function stillThere(ids) {
			return new failures_failure.pH({
				kind: "failed",
				message: `After ${MOST_ROUNDS} rounds the service still has ${(0, format.U9)(ids.length, "deployment")}: ${(0, format.rL)(ids, 20)}.`,
				advice: "Another job may keep deploying this version, or the service is slow. Run the job again later.",
			});
		}
		var parsers = __webpack_require__(1106);
		function parseDeleteDeploymentsInputs(raw) {
			return {
				target: parseTarget(raw),
				dryRun: (0, parsers.yG)(raw, "dry-run"),
				environment: raw("environment").trim(),
				reportName: raw("report-name").trim(),
				commentKey: raw("comment-key").trim(),
				githubToken: raw("github-token").trim(),
			};
		}
		const EITHER = 'either "deployment-id", or "app-name" with "version", or "app-name" with "version-prefix" and "keep" or "closed-pull-requests"';
		const bad = (input, problem, accepted = EITHER) => new failures_failure.RP(input, problem, accepted);
		function parseTarget(raw) {
			const app = raw("app-name").trim();
			const version = raw("version");
			const prefix = raw("version-prefix");
			const keep = (0, parsers.cG)(raw, "keep", { least: 0, most: 1_000, default: 0 });
			const closed = (0, parsers.yG)(raw, "closed-pull-requests");
			const allowLatest = (0, parsers.yG)(raw, "allow-latest");
			const byPrefix = prefix !== "" || keep > 0 || closed;
			if (raw("deployment-id").trim() !== "") {
				if (app !== "" || version !== "" || byPrefix) throw bad("deployment-id", 'cannot be combined with "app-name" or a version');
				return { kind: "ids", ids: parseIds(raw("deployment-id")) };
			}
			if (app === "") throw bad(version === "" && !byPrefix ? "deployment-id" : "app-name", "is missing");
			if (!byPrefix) {
				if (version.trim() === "") throw bad("version", "is empty, so all versions of the app would be deleted");
				if ((0, records_version.e)(version) && !allowLatest) throw bad("version", "is the version that callers get by default", 'another version, or also set "allow-latest: true"');
				return { kind: "version", app, version };
			}
			if (version !== "") throw bad("version", 'cannot be combined with "version-prefix"');
			if (prefix.trim() === "") throw bad("version-prefix", "is empty, so it would match all versions of the app");
			if (closed && keep > 0) throw bad("keep", 'cannot be combined with "closed-pull-requests"');
			if (closed) return { kind: "closed", app, prefix };
			if (keep > 0) return { kind: "older", app, prefix, keep, allowLatest };
			throw bad("keep", 'is 0: no version with "version-prefix" would be left', "a number from 1 to 1000");
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
		const main = (host) =>
			(0, sub_action.F)(
				{
					doing: DELETING,
					parse: parseDeleteDeploymentsInputs,
					refusedOutputs: () => ({ count: "0" }),
					run: (inputs, connection, runner) => {
						const github = (0, client.o)(inputs.githubToken, runner);
						return deleteDeployments(inputs, {
							...runner,
							apps: (0, apps.F)(connection),
							deployments: (0, deployments.X)(connection),
							tellGone: openTellGone(github, inputs),
							pullState: (0, pull_state.H)(github),
						});
					},
				},
				host,
			);
	}),
};
