import { judgeStatus } from '../../../domain/records/deployment.ts';
import { noticesFor } from '../../../domain/reporting/notices.ts';
import { redactResumeRecord, tellsOfDeployment } from '../../../domain/reporting/resume-record.ts';
import { restoreView, saveView } from '../../../domain/reporting/saved-view.ts';
import { redactView } from '../../../domain/reporting/view.ts';
import type { Redact } from '../../../domain/secrets/redact.ts';
import type { MainStep } from '../../../github/open-reporters.ts';
import type { Reporters } from '../../../github/reporters/reporters.ts';
import type { Clock } from '../../../runner/clock.ts';
import type { Log } from '../../../runner/log.ts';
import type { State } from '../../../runner/state.ts';
import type { Trigger } from '../../../runner/trigger.ts';
import type { DeployReport } from './report.ts';
import { resumeRecordOf } from './resume-record.ts';
import { viewOf } from './view-of-report.ts';

/** What a pull request shows of the job while it goes on. */
export interface Reporting {
	/** Brings it up to date where a reader would see a difference; returns at once. */
	update(report: DeployReport): void;
	/** Shows how the job ended, and waits for that within bounds. */
	finish(report: DeployReport): Promise<void>;
}

/** Milliseconds that the end of the job waits for GitHub; less where the runner waits for us. */
const PATIENCE_MS = 15_000;
const PATIENCE_CANCELLED_MS = 2_500;
/** Milliseconds that the post step waits: GitHub mostly asks for a minute, and what is left open stays open for ever. */
const PATIENCE_POST_MS = 75_000;

/**
 * Milliseconds that the deploy is ahead of its reporters: loading what talks to GitHub takes longer than packing and
 * sending a small app, and would hold it up in the one thread there is.
 */
const HEAD_START_MS = 400;
/** Milliseconds of it more, by chance: jobs that begin together do not all come to GitHub together. */
const HEAD_START_SPREAD_MS = 400;

/** A job that reports to nobody. */
const silent: Reporting = { update() {}, finish: async () => {} };

export interface ReportingEdges {
	readonly log: Log;
	readonly clock: Clock;
	readonly cancel: AbortSignal;
	readonly state: State;
	readonly redact: Redact;
	readonly environment: { readonly trigger: Pick<Trigger, 'fromFork'> };
}

/** @param reporters undefined for none. */
export function startReporting(reporters: Reporters | undefined, edges: ReportingEdges): Reporting {
	if (reporters === undefined) return silent;
	const { log, clock, cancel, state, redact, environment } = edges;
	const began = clock.now();
	const view = (report: DeployReport) => redactView(viewOf(report, clock.now() - began), redact);
	const headStart = new AbortController();
	let shown = '';
	let saved = '';
	/** For the post step, where this one is killed. */
	const saveResumeRecord = (report: DeployReport) => {
		const record = JSON.stringify(redactResumeRecord(resumeRecordOf(report), redact));
		if (record !== saved) state.write('resume-record', record);
		saved = record;
	};
	return {
		update(report) {
			if (report.conclusion !== undefined) return;
			saveResumeRecord(report);
			const key = `${report.record?.id} ${report.record?.status}`;
			if (key === shown || isLast(report)) return;
			const current = view(report);
			if (shown === '') {
				const ms = HEAD_START_MS + clock.random() * HEAD_START_SPREAD_MS;
				clock.sleep(ms, headStart.signal).then(
					() => reporters.show(current),
					() => {},
				);
			} else {
				headStart.abort();
				reporters.show(current);
			}
			shown = key;
		},
		async finish(report) {
			headStart.abort();
			const last = view(report);
			state.write('view', saveView(last));
			reporters.show(last);
			await (cancel.aborted ? reporters.settled(PATIENCE_CANCELLED_MS) : reporters.settled(PATIENCE_MS, cancel));
			for (const { message, lines } of noticesFor(reporters.problems, environment.trigger.fromFork))
				log.notice(message, { lines });
		},
	};
}

/** Whether the job ends with this record: then its end is all that is worth a request. */
function isLast({ record, inputs }: DeployReport): boolean {
	const progress = record && judgeStatus(record.status, inputs.waitUntil);
	return progress !== undefined && progress !== 'waiting' && progress !== 'unknown-status';
}

/** How far the main step got, as it has saved it for the post step. */
export function readMainStep({ read }: State): MainStep {
	return { mayHaveDeployed: tellsOfDeployment(read('resume-record')), hadLastWord: read('view') !== '' };
}

/** The post step: closes what the main step left open, with its own last word where it had one. */
export async function closeReports(
	reporters: Reporters,
	{ log, state }: Pick<ReportingEdges, 'log' | 'state'>,
): Promise<void> {
	const view = restoreView(state.read('view'), state.read('resume-record'));
	log.info(`Closing what the main step left open: ${view.title}`);
	reporters.show(view);
	await reporters.settled(PATIENCE_POST_MS);
	for (const { message, lines } of noticesFor(reporters.problems, false)) log.notice(message, { lines });
}
