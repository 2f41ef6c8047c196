import type { DeployReport } from '../domain/deploy-report.ts';
import { noticesFor } from '../domain/report-problems.ts';
import { lostView, type ReportView, viewOf } from '../domain/report-view.ts';
import type { Reporters } from '../github/reporters.ts';
import type { Clock } from '../runner/clock.ts';
import type { Log } from '../runner/log.ts';
import type { State } from '../runner/state.ts';

/** What a pull request shows of the job while it goes on. */
export interface Reporting {
	/** Brings it up to date where a reader would see a difference; returns at once. */
	update(report: DeployReport): void;
	/** Shows how the job ended, and waits for that within bounds. */
	finish(report: DeployReport): Promise<void>;
}

/** Milliseconds that the end of the job waits for GitHub; less where the runner waits for us. */
const PATIENCE_MS = 25_000;
const PATIENCE_CANCELLED_MS = 2_500;

/** A job that reports to nobody. */
export const silent: Reporting = { update() {}, finish: async () => {} };

export interface ReportingEdges {
	readonly log: Log;
	readonly clock: Clock;
	readonly cancel: AbortSignal;
	readonly state: State;
	/** Whether the run is that of a fork's pull request: its token is read-only. */
	readonly fork: boolean;
}

export function startReporting(reporters: Reporters, { log, clock, cancel, state, fork }: ReportingEdges): Reporting {
	const began = clock.now();
	let shown = '';
	return {
		update(report) {
			const key = `${report.record?.id} ${report.record?.status}`;
			if (key === shown || report.conclusion !== undefined) return;
			shown = key;
			const view = viewOf(report, clock.now() - began);
			state.write('trace', JSON.stringify(view.trace));
			reporters.show(view);
		},
		async finish(report) {
			const view = viewOf(report, clock.now() - began);
			state.write('view', JSON.stringify(view));
			reporters.show(view);
			const patience = new AbortController();
			const limit = cancel.aborted ? PATIENCE_CANCELLED_MS : PATIENCE_MS;
			await Promise.race([reporters.settled(), clock.sleep(limit, patience.signal).catch(() => {})]);
			patience.abort();
			for (const { message, lines } of noticesFor(reporters.problems, fork)) log.notice(message, { lines });
		},
	};
}

/** The post step: closes what the main step left open, with its own last word where it had one. */
export async function closeReports(
	reporters: Reporters,
	{ log, state }: Pick<ReportingEdges, 'log' | 'state'>,
): Promise<void> {
	const view = parse<ReportView>(state.read('view')) ?? lostView(parse<ReportView['trace']>(state.read('trace')) ?? {});
	log.info(`Closing what the main step left open: ${view.title}`);
	reporters.show(view);
	await reporters.settled();
	for (const { message, lines } of noticesFor(reporters.problems, false)) log.notice(message, { lines });
}

function parse<T>(json: string): T | undefined {
	try {
		return json === '' ? undefined : (JSON.parse(json) as T);
	} catch {
		return undefined;
	}
}
