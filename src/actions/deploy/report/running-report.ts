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

/**
 * The report of a running deploy. Each fact is redacted as it comes, and goes at once to the outputs and to the state for the
 * post step.
 */
export class Report {
	#now: DeployReport;
	readonly #edges: ReportEdges;
	/** The id and the status that GitHub is shown. */
	#shown: string | undefined;

	constructor(inputs: DeployInputs, edges: ReportEdges) {
		const { redact, links, reporters, save } = edges;
		this.#edges = edges;
		this.#now = redactFacts(startReport(inputs, links), redact);
		if (reporters === undefined) return;
		save({ reported: reporters.reported });
		this.#save();
		this.show();
	}

	get now(): DeployReport {
		const url = this.#edges.redact(this.#edges.reporters?.checkPage ?? '');
		return url === '' ? this.#now : { ...this.#now, links: [...this.#now.links, { text: 'check', url }] };
	}

	add(facts: Partial<DeployReport>): void {
		const { redact, neverCut, outputs } = this.#edges;
		if (facts.record !== undefined) neverCut([facts.record.id]);
		const timings = { ...this.#now.timings, ...facts.timings };
		this.#now = { ...this.#now, ...redactFacts(facts, redact), timings };
		outputs.set(outputsOf(this.#now));
		this.#save();
	}

	/** Has the post step say how the job ended, or until then what is known if it is killed. */
	#save(): void {
		const { reporters, save } = this.#edges;
		if (reporters === undefined) return;
		const { reportTo, runKey } = reporters.reported;
		const hasEnded = this.#now.conclusion !== undefined;
		const view = (hasEnded ? viewOf : lostView)(this.now, runKey);
		const summary = shortenMarkdown(view.summary, LONGEST_SAVED);
		save({ view: { ...view, summary }, ...(hasEnded && { left: reportTo }) });
	}

	/** Shows GitHub a deployment that is waited for, where its status has changed. */
	show(): void {
		const { reporters } = this.#edges;
		const { record } = this.#now;
		const shown = `${record?.id} ${record?.status}`;
		if (shown !== this.#shown) reporters?.show(viewOf(this.now, reporters.reported.runKey));
		this.#shown = shown;
	}

	/**
	 * Waits until the check is there, or GitHub has refused it, or is slow: a re-run finds by it that a request may have been
	 * sent, even where the runner was lost right after that.
	 */
	async recorded(): Promise<void> {
		const { reporters, clock, cancel } = this.#edges;
		await atMost(CHECK_MS, reporters?.checkShown(), { clock, cancel });
		cancel.throwIfAborted();
	}

	/** Shows how the job ended, and waits a bounded time for GitHub. */
	async end(): Promise<void> {
		const { reporters, save, cancel } = this.#edges;
		if (reporters === undefined) return;
		reporters.show(viewOf(this.now, reporters.reported.runKey));
		const patienceMs = cancel.aborted ? PATIENCE_CANCELLED_MS : PATIENCE_MS;
		save({ left: await reporters.settled(patienceMs, cancel) });
	}
}
