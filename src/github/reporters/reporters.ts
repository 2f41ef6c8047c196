import { anySignal } from 'any-signal';
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
import { sharedCommentReporter } from './shared-comment.ts';
import { statusReporter } from './status.ts';

const MAKERS: Readonly<Record<ReporterName, (context: ReporterContext) => Reporter>> = {
	check: checkReporter,
	status: statusReporter,
	deployment: deploymentReporter,
	comment: (context) => (context.commentKey === '' ? commentReporter(context) : sharedCommentReporter(context)),
};

export interface ReportersSetup extends Omit<ReporterContext, 'api' | 'slot' | 'checkShown' | 'pause'> {
	/** The reporters that have something to show: in the post step those that the main step has left open. */
	readonly names: readonly ReporterName[];
	/** Whether the job shows a check run at all. */
	readonly hasCheck: boolean;
	readonly clock: GateClock;
	/** Called at the first view, while the job goes on. */
	readonly connect: (abandoned: AbortSignal) => Promise<GitHubApi>;
	/** The slot of a reporter, shared by the main step and the post step. */
	readonly slot: (name: ReporterName) => { read(): Slot | undefined; write(slot: Slot): void };
}

/**
 * The reporters of a job. Each has its own lane: a new view waits until the current one is sent, and only the newest
 * waiting view is kept. Nothing here throws, because a problem at GitHub must not fail the deploy.
 */
export class Reporters {
	/** See {@link ReporterContext}. */
	readonly runKey: string;
	readonly #lanes: readonly Lane[];
	readonly #clock: GateClock;
	readonly #gate: RateLimitGate;
	readonly #abandoned = new AbortController();

	constructor({ names, hasCheck, clock, connect, slot, ...shared }: ReportersSetup) {
		this.#clock = clock;
		this.runKey = shared.runKey;
		this.#gate = new RateLimitGate(clock, this.#abandoned.signal);
		let api: Promise<GitHubApi> | undefined;
		const checkShown = async () => {
			const lane = this.#lanes[names.indexOf('check')];
			await lane?.idle;
			return hasCheck && lane?.problem === undefined;
		};
		const pause = (ms: number, spread: number) => clock.sleep(ms + clock.random() * spread, this.#abandoned.signal);
		const slots = new Map(names.map((name) => [name, slot(name)]));
		this.#lanes = names.map((name) => {
			const own = slots.get(name) as ReporterContext['slot'];
			const make = async () => {
				api ??= connect(this.#abandoned.signal);
				return MAKERS[name]({ ...shared, checkShown, pause, api: await api, slot: own });
			};
			return new Lane(make, this.#gate, (thrown) => toProblem(thrown, name));
		});
	}

	/** Why something is missing or outdated at GitHub: at most one problem per reporter. */
	get problems(): ReportProblem[] {
		return this.#lanes.flatMap(({ problem }) => problem ?? []);
	}

	/** Shows a view soon; returns at once. */
	show(view: ReportView): void {
		for (const lane of this.#lanes) lane.push(view);
	}

	/**
	 * Resolves when every view is shown or has failed, at the latest after `withinMs` milliseconds. Requests that are still
	 * running then are ended and count as problems. It does not wait for a rate limit that ends later.
	 * @param enough aborting it ends the wait at once.
	 */
	async settled(withinMs: number, enough?: AbortSignal): Promise<void> {
		this.#gate.limitWait(withinMs);
		const idle = Promise.all(this.#lanes.map((lane) => lane.idle));
		const early = new AbortController();
		const signal = anySignal([early.signal, enough]);
		await Promise.race([idle, this.#clock.sleep(withinMs, signal).catch(() => {})]);
		early.abort();
		this.#abandoned.abort();
		await idle;
	}
}

class Lane {
	idle: Promise<void> = Promise.resolve();
	/** Why the newest view is not shown; undefined if it is. */
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
	 * Shows the newest view as soon as requests are allowed. Retries after a rate limit and after temporary problems. That
	 * is safe, because each reporter first looks for an object that a lost request may have created.
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
