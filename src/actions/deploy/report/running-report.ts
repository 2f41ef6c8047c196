import { shortenMarkdown } from '../../../domain/text/shorten.ts';
import type { Reporters } from '../../../github/reporters/reporters.ts';
import type { Runner } from '../../../runner/runner.ts';
import { atMost } from '../../step/time-limit.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { PostState } from '../post-state.ts';
import { outputsOf } from './outputs.ts';
import { type DeployReport, type Link, redactFacts, startReport } from './report.ts';
import { lostView, viewOf } from './view.ts';

export interface ReportEdges extends Runner, PostState {
	/** To the commit that is reported on, and to the run. */
	readonly links: readonly Link[];
	/** Undefined for none. */
	readonly reporters: Reporters | undefined;
}

/** Milliseconds that the end of the job waits for GitHub; less after a cancel, when the runner waits for the step. */
export const PATIENCE_MS = 15_000;
const PATIENCE_CANCELLED_MS = 2_500;

/** Milliseconds that the end of a request waits for the check. */
const CHECK_MS = 3_000;

/** The most characters of a saved summary: the post step gets it in an environment variable, on Linux of at most 128 KiB. */
const LONGEST_SAVED = 20_000;

export type Report = ReturnType<typeof openReport>;

/**
 * The report of a running deploy. Each fact is redacted as it comes, and goes at once to the outputs and to the state for the
 * post step.
 */
export function openReport(inputs: DeployInputs, edges: ReportEdges) {
	const { redact, neverCut, outputs, reporters, save, clock, cancel } = edges;
	let facts = redactFacts(startReport(inputs, edges.links), redact);
	/** The id and the status that GitHub is shown. */
	let shown: string | undefined;

	/** Has the post step say how the job ended, or until then what is known if it is killed. */
	function saveView(): void {
		if (reporters === undefined) return;
		const { reportTo, runKey } = reporters.reported;
		const hasEnded = facts.conclusion !== undefined;
		const view = (hasEnded ? viewOf : lostView)(report.now, runKey);
		const summary = shortenMarkdown(view.summary, LONGEST_SAVED);
		save({ view: { ...view, summary }, ...(hasEnded && { left: reportTo }) });
	}

	const report = {
		/** Everything that is known now. */
		get now(): DeployReport {
			const url = redact(reporters?.checkPage ?? '');
			return url === '' ? facts : { ...facts, links: [...facts.links, { text: 'check', url }] };
		},

		add(more: Partial<DeployReport>): void {
			if (more.record !== undefined) neverCut([more.record.id]);
			const timings = { ...facts.timings, ...more.timings };
			facts = { ...facts, ...redactFacts(more, redact), timings };
			outputs.set(outputsOf(facts));
			saveView();
		},

		/** Shows GitHub a deployment that is waited for, where its status has changed. */
		show(): void {
			const { record } = facts;
			const next = `${record?.id} ${record?.status}`;
			if (next !== shown) reporters?.show(viewOf(report.now, reporters.reported.runKey));
			shown = next;
		},

		/**
		 * Waits until the check is there, or GitHub has refused it, or is slow: a re-run finds by it that a request may have been
		 * sent, even where the runner was lost right after that.
		 */
		async recorded(): Promise<void> {
			await atMost(CHECK_MS, reporters?.checkShown(), { clock, cancel });
			cancel.throwIfAborted();
		},

		/** Shows how the job ended, and waits a bounded time for GitHub. */
		async end(): Promise<void> {
			if (reporters === undefined) return;
			reporters.show(viewOf(report.now, reporters.reported.runKey));
			save({ left: await reporters.settled(cancel.aborted ? PATIENCE_CANCELLED_MS : PATIENCE_MS, cancel) });
		},
	};
	if (reporters !== undefined) save({ reported: reporters.reported });
	saveView();
	report.show();
	return report;
}
