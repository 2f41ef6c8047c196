import type { ReporterName } from '../domain/deploy-inputs.ts';
import { type ReportProblem, toProblem } from '../domain/report-problems.ts';
import type { ReportView } from '../domain/report-view.ts';
import type { GitHubApi } from './api.ts';
import { checkReporter } from './check.ts';
import { commentReporter } from './comment.ts';
import { deploymentReporter } from './deployment.ts';
import type { Reporter, ReporterContext, Slot } from './reporter.ts';
import { statusReporter } from './status.ts';

const MAKERS: Readonly<Record<ReporterName, (context: ReporterContext) => Reporter>> = {
	check: checkReporter,
	status: statusReporter,
	deployment: deploymentReporter,
	comment: commentReporter,
};

export interface ReportersSetup extends Omit<ReporterContext, 'api' | 'slot'> {
	readonly names: readonly ReporterName[];
	/** Called at the first view, beside the job. */
	readonly connect: (abandoned: AbortSignal) => Promise<GitHubApi>;
	/** What this and the post step know of each reporter. */
	readonly slot: (name: ReporterName) => { read(): Slot | undefined; write(slot: Slot): void };
}

/**
 * The reporters of a job, each in a lane of its own: what is shown next waits for what is being shown, and only the
 * newest view counts. Nothing here ever throws: GitHub's faults are no faults of the deploy.
 */
export class Reporters {
	readonly #lanes: readonly Lane[];
	readonly #abandoned = new AbortController();

	constructor({ names, connect, slot, ...shared }: ReportersSetup) {
		let api: Promise<GitHubApi> | undefined;
		this.#lanes = names.map((name) => {
			const make = async () => {
				api ??= connect(this.#abandoned.signal);
				return MAKERS[name]({ ...shared, api: await api, slot: slot(name) });
			};
			return new Lane(make, (thrown) => toProblem(thrown, name));
		});
	}

	/** What is not shown, or not as it is by now: one problem a reporter at most. */
	get problems(): ReportProblem[] {
		return this.#lanes.flatMap(({ problem }) => problem ?? []);
	}

	/** Shows a view soon; returns at once. */
	show(view: ReportView): void {
		for (const lane of this.#lanes) lane.push(view);
	}

	/** Resolves when all that was to be shown is shown, or has failed. */
	async settled(): Promise<void> {
		await Promise.all(this.#lanes.map((lane) => lane.idle));
	}

	/** Ends what is still under way: it counts as a problem. */
	async abandon(): Promise<void> {
		this.#abandoned.abort();
		await this.settled();
	}
}

class Lane {
	idle: Promise<void> = Promise.resolve();
	/** Why the newest view is not shown, if it is not. */
	problem: ReportProblem | undefined;
	readonly #make: () => Promise<Reporter>;
	readonly #problemOf: (thrown: unknown) => ReportProblem;
	#reporter: Promise<Reporter> | undefined;
	#next: ReportView | undefined;

	constructor(make: () => Promise<Reporter>, problemOf: (thrown: unknown) => ReportProblem) {
		this.#make = make;
		this.#problemOf = problemOf;
	}

	push(view: ReportView): void {
		const waiting = this.#next !== undefined;
		this.#next = view;
		if (!waiting) this.idle = this.idle.then(() => this.#showNext());
	}

	async #showNext(): Promise<void> {
		const view = this.#next;
		this.#next = undefined;
		if (view === undefined) return;
		try {
			this.#reporter ??= this.#make();
			await (await this.#reporter).show(view);
			this.problem = undefined;
		} catch (thrown) {
			this.problem = this.#problemOf(thrown);
		}
	}
}
