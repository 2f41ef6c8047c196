import { judgeStatus } from '../../../domain/records/deployment.ts';
import type { Redact } from '../../../domain/secrets/redact.ts';
import { shortenMarkdown } from '../../../domain/text/shorten.ts';
import type { Reporters } from '../../../github/reporters/reporters.ts';
import type { RunnerEdges } from '../../step/edges.ts';
import { atMost } from '../../step/time-limit.ts';
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

/** Milliseconds that the end of a request waits for the check. */
const CHECK_MS = 3_000;

/** The most characters of a saved summary: the post step gets it in an environment variable, on Linux of at most 128 KiB. */
const LONGEST_SAVED = 20_000;

/**
 * The report of a running deploy. Each fact is redacted as it comes, and goes at once to the outputs, to the state for the post
 * step, and to GitHub.
 */
export class Report {
	#now: DeployReport;
	readonly #edges: ReportEdges;
	/** The id and the status that GitHub is shown. */
	#shown = '';

	constructor(inputs: DeployInputs, edges: ReportEdges) {
		const { redact, links, reporters, save } = edges;
		this.#edges = edges;
		this.#now = redactReport(startReport(inputs, links), redact);
		if (reporters !== undefined) save({ reported: reporters.reported });
		this.#show();
	}

	get now(): DeployReport {
		const url = this.#edges.redact(this.#edges.reporters?.checkPage ?? '');
		return url === '' ? this.#now : { ...this.#now, links: [...this.#now.links, { text: 'check', url }] };
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
			const view = viewOf(this.now, runKey);
			save({ view: { ...view, summary: shortenMarkdown(view.summary, LONGEST_SAVED) }, left: reportTo });
			return;
		}
		save({ view: lostView(this.now, runKey) });
		const shown = `${record?.id} ${record?.status}`;
		if (shown === this.#shown || endsWait(this.#now)) return;
		this.#shown = shown;
		reporters.show(viewOf(this.now, runKey));
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
