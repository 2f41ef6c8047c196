import { BACKOFF } from '../../domain/backoff.ts';
import type { ReporterName, ReportProblem } from '../../domain/reporting/notices.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import type { GitHubApi } from '../api.ts';
import { toProblem } from '../problem.ts';
import { type GateClock, RateLimitGate } from '../rate-limit-gate.ts';
import { isTransient } from '../response.ts';
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
	readonly clock: GateClock;
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
	readonly #clock: GateClock;
	readonly #gate: RateLimitGate;
	readonly #abandoned = new AbortController();

	constructor({ names, clock, connect, slot, ...shared }: ReportersSetup) {
		this.#clock = clock;
		this.#gate = new RateLimitGate(clock, this.#abandoned.signal);
		let api: Promise<GitHubApi> | undefined;
		this.#lanes = names.map((name) => {
			const make = async () => {
				api ??= connect(this.#abandoned.signal);
				return MAKERS[name]({ ...shared, api: await api, slot: slot(name) });
			};
			return new Lane(make, this.#gate, (thrown) => toProblem(thrown, name));
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

	/**
	 * Resolves when all that was to be shown is shown, or has failed, after these milliseconds at the latest: what is
	 * still under way then is ended, and counts as a problem. A rate limit that ends later is not waited for.
	 * @param enough ends the wait at once.
	 */
	async settled(withinMs: number, enough?: AbortSignal): Promise<void> {
		this.#gate.limitWait(withinMs);
		const idle = Promise.all(this.#lanes.map((lane) => lane.idle));
		const early = new AbortController();
		const signal = AbortSignal.any([early.signal, ...(enough === undefined ? [] : [enough])]);
		await Promise.race([idle, this.#clock.sleep(withinMs, signal).catch(() => {})]);
		early.abort();
		this.#abandoned.abort();
		await idle;
	}
}

class Lane {
	idle: Promise<void> = Promise.resolve();
	/** Why the newest view is not shown, if it is not. */
	problem: ReportProblem | undefined;
	readonly #make: () => Promise<Reporter>;
	readonly #gate: RateLimitGate;
	readonly #problemOf: (thrown: unknown) => ReportProblem;
	#reporter: Promise<Reporter> | undefined;
	#next: ReportView | undefined;

	constructor(make: () => Promise<Reporter>, gate: RateLimitGate, problemOf: (thrown: unknown) => ReportProblem) {
		this.#make = make;
		this.#gate = gate;
		this.#problemOf = problemOf;
	}

	push(view: ReportView): void {
		const waiting = this.#next !== undefined;
		this.#next = view;
		if (!waiting) this.idle = this.idle.then(() => this.#showNext());
	}

	/**
	 * Shows what is newest once it can be shown. What a rate limit refuses is not done, and so tried again; so is what
	 * came to nothing for the moment: each reporter looks first whether it was done after all.
	 */
	async #showNext(): Promise<void> {
		let last: unknown;
		for (let failures = 0; this.#next !== undefined; failures++) {
			let view: ReportView | undefined;
			try {
				this.#reporter ??= this.#make();
				const reporter = await this.#reporter;
				await this.#gate.wait(failures, last);
				view = this.#next;
				this.#next = undefined;
				await reporter.show(view);
				this.problem = undefined;
				return;
			} catch (thrown) {
				last = thrown;
				this.problem = this.#problemOf(thrown);
				if (view === undefined) return;
				const mayPass = isTransient(thrown) && failures < BACKOFF.retries && !this.#gate.isAbandoned;
				if (!this.#gate.record(thrown) && !mayPass) return;
				this.#next ??= view;
			}
		}
	}
}
