import { judgeStatus } from '../../../domain/records/deployment.ts';
import type { Redact } from '../../../domain/secrets/redact.ts';
import { shortenMarkdown } from '../../../domain/text/shorten.ts';
import type { Reporters } from '../../../github/reporters/reporters.ts';
import type { RunnerEdges } from '../../step/edges.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { PostState } from '../post-state.ts';
import { outputsOf } from './outputs.ts';
import { type DeployReport, type Link, redactReport, startReport } from './report.ts';
import { lostView, viewOf } from './view.ts';

export interface ReportEdges extends Pick<RunnerEdges, 'outputs' | 'clock' | 'cancel'>, Pick<PostState, 'save'> {
	readonly redact: Redact;
	/** To the commit that is reported on, and to the run. */
	readonly links: readonly Link[];
	/** Undefined for none. */
	readonly reporters: Reporters | undefined;
}

/** Milliseconds that the end of the job waits for GitHub; less after a cancel, when the runner waits for the step. */
export const PATIENCE_MS = 15_000;
const PATIENCE_CANCELLED_MS = 2_500;

/**
 * Milliseconds before GitHub is shown anything, and at random up to as many more: loading its client takes longer than
 * sending a small app, and jobs that begin together do not all call GitHub at once.
 */
const HEAD_START_MS = 400;

/** The most characters of a saved summary: the post step gets it in an environment variable, on Linux of at most 128 KiB. */
const LONGEST_SAVED = 20_000;

/**
 * The report of a running deploy. Each fact is redacted as it comes, and goes at once to the outputs, to the state for the post
 * step, and to GitHub.
 */
export class Report {
	#now: DeployReport;
	readonly #edges: ReportEdges;
	readonly #headStart = new AbortController();
	readonly #begun: Promise<void>;
	/** The id and the status that GitHub is shown. */
	#shown = '';
	#isDue = false;

	constructor(inputs: DeployInputs, edges: ReportEdges) {
		const { redact, links, reporters, clock, save } = edges;
		this.#edges = edges;
		this.#now = redactReport(startReport(inputs, links), redact);
		const waitMs = HEAD_START_MS * (1 + clock.random());
		this.#begun =
			reporters === undefined ? Promise.resolve() : clock.sleep(waitMs, this.#headStart.signal).catch(() => {});
		if (reporters !== undefined) save({ reported: reporters.reported });
		this.#show();
	}

	get now(): DeployReport {
		return this.#now;
	}

	add(facts: Partial<DeployReport>): void {
		const { redact, outputs } = this.#edges;
		const timings = { ...this.#now.timings, ...facts.timings };
		this.#now = { ...this.#now, ...redactReport(facts, redact), timings };
		outputs.set(outputsOf(this.#now));
		this.#show();
	}

	/** Shows a difference that a reader would see; the end of the job is saved here, and shown by {@link end}. */
	#show(): void {
		const { reporters, save } = this.#edges;
		const { record, conclusion } = this.#now;
		if (reporters === undefined) return;
		const { reportTo, runKey } = reporters.reported;
		if (conclusion !== undefined) {
			const view = viewOf(this.#now, runKey);
			save({ view: { ...view, summary: shortenMarkdown(view.summary, LONGEST_SAVED) }, left: reportTo });
			return;
		}
		save({ view: lostView(this.#now, runKey) });
		const shown = `${record?.id} ${record?.status}`;
		if (shown === this.#shown || endsWait(this.#now)) return;
		this.#shown = shown;
		if (record !== undefined) this.#headStart.abort();
		if (this.#isDue) return;
		this.#isDue = true;
		void this.#begun.then(() => {
			this.#isDue = false;
			if (this.#now.conclusion === undefined) reporters.show(viewOf(this.#now, runKey));
		});
	}

	/** Shows how the job ended, and waits a bounded time for GitHub. */
	async end(): Promise<void> {
		const { reporters, save, cancel } = this.#edges;
		if (reporters === undefined) return;
		this.#headStart.abort();
		reporters.show(viewOf(this.#now, reporters.reported.runKey));
		await (cancel.aborted
			? reporters.settled(PATIENCE_CANCELLED_MS)
			: reporters.settled(PATIENCE_MS, { enough: cancel }));
		save({ left: reporters.left });
	}
}

/** Whether the wait ends with this record. One that only the list has told is asked for first. */
function endsWait({ record, isAdopted, inputs }: DeployReport): boolean {
	return (
		record !== undefined &&
		!isAdopted &&
		['reached', 'failed', 'stopped'].includes(judgeStatus(record.status, inputs.waitUntil))
	);
}
