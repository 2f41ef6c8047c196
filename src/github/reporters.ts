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

const PERMISSIONS: Readonly<Record<ReporterName, string>> = {
	check: 'checks: write',
	status: 'statuses: write',
	deployment: 'deployments: write',
	comment: 'pull-requests: write',
};

export interface ReportersSetup extends Omit<ReporterContext, 'api' | 'slot'> {
	readonly names: readonly ReporterName[];
	/** Called at the first view, beside the job. */
	readonly connect: () => Promise<GitHubApi>;
	/** What this and the post step know of each reporter. */
	readonly slot: (name: ReporterName) => { read(): Slot | undefined; write(slot: Slot): void };
}

/**
 * The reporters of a job, each in a lane of its own: what is shown next waits for what is being shown, and only the
 * newest view counts. Nothing here ever throws: GitHub's faults are no faults of the deploy.
 */
export class Reporters {
	readonly #lanes: readonly Lane[];
	readonly problems: ReportProblem[] = [];

	constructor({ names, connect, slot, ...shared }: ReportersSetup) {
		let api: Promise<GitHubApi> | undefined;
		this.#lanes = names.map((name) => {
			const make = async () => {
				api ??= connect();
				return MAKERS[name]({ ...shared, api: await api, slot: slot(name) });
			};
			const failed = (thrown: unknown) => this.problems.push(toProblem(thrown, name, PERMISSIONS[name]));
			return new Lane(make, failed);
		});
	}

	/** Shows a view soon; returns at once. */
	show(view: ReportView): void {
		for (const lane of this.#lanes) lane.push(view);
	}

	/** Resolves when all that was to be shown is shown, or has failed. */
	async settled(): Promise<void> {
		await Promise.all(this.#lanes.map((lane) => lane.idle));
	}
}

class Lane {
	idle: Promise<void> = Promise.resolve();
	readonly #make: () => Promise<Reporter>;
	readonly #failed: (thrown: unknown) => void;
	#reporter: Promise<Reporter> | undefined;
	#next: ReportView | undefined;

	constructor(make: () => Promise<Reporter>, failed: (thrown: unknown) => void) {
		this.#make = make;
		this.#failed = failed;
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
		} catch (thrown) {
			this.#failed(thrown);
		}
	}
}
