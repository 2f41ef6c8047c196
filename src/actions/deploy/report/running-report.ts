import type { Redact } from '../../../domain/secrets/redact.ts';
import type { RunnerEdges } from '../../step/edges.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { redactReport } from './redact-report.ts';
import { type DeployReport, type Link, outputsOf, startReport } from './report.ts';

export interface ReportEdges extends Pick<RunnerEdges, 'outputs'> {
	readonly redact: Redact;
	/** To the commit that is reported on, and to the run. */
	readonly links: readonly Link[];
	readonly reporting: Reporting;
}

/** Shows the progress of the job on GitHub: checks, comments, statuses. */
export interface Reporting {
	/** Updates what is shown if a reader would see a difference; returns at once. */
	update(report: DeployReport): void;
	/** Shows how the job ended, and waits a bounded time for the requests to finish. */
	finish(report: DeployReport): Promise<void>;
}

/** The report of a running deploy. Each fact is redacted as it comes, and goes at once to the outputs and to GitHub. */
export class Report {
	#now: DeployReport;
	readonly #edges: ReportEdges;

	constructor(inputs: DeployInputs, edges: ReportEdges) {
		this.#edges = edges;
		this.#now = redactReport(startReport(inputs, edges.links), edges.redact);
	}

	get now(): DeployReport {
		return this.#now;
	}

	add(facts: Partial<DeployReport>): void {
		const { redact, outputs, reporting } = this.#edges;
		const timings = { ...this.#now.timings, ...facts.timings };
		this.#now = { ...this.#now, ...redactReport(facts, redact), timings };
		outputs.set(outputsOf(this.#now));
		reporting.update(this.#now);
	}
}
